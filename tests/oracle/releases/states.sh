#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Measures how varve-translate reads what IREE's wheels print, which are made with states of LLVM 17, 18, 20 and 21. No rate may
# fall below states-floors.tsv.
#   sh tests/oracle/releases/states.sh [OPTION]...   options of states.py: --every=N --project=NAME --causes=FILE
# VARVE_RELEASES names the folder with iree.tar.zst, or with what it contains. The floors do not apply with --every.
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
releases=${VARVE_RELEASES:-$top_srcdir/../shared/releases}
test -d "$releases" || tap_skip_all 'the modules of other releases are not beside the project'
tap_need python3 zstd
if test -f "$releases/iree.tar.zst"; then
  mkdir "$tap_folder/modules"
  zstd -dcq "$releases/iree.tar.zst" | tar -xf - -C "$tap_folder/modules" || tap_skip_all 'iree.tar.zst cannot be unpacked'
  releases=$tap_folder/modules
fi
test -d "$releases/17-iree" || tap_skip_all 'there are no modules of IREE'
floors=--floors=$top_srcdir/tests/oracle/releases/states-floors.tsv
case " $* " in
  *' --every='*) floors= ;; # other modules than those of the floors
esac
# shellcheck disable=SC2086
python3 "$top_srcdir/tests/oracle/releases/states.py" $floors "$@" "$VARVE_TRANSLATE" "$releases" >"$tap_folder/rates"
status=$?
sed 's/^/# /' "$tap_folder/rates"
tap_ok 'no rate is below its floor' test "$status" -eq 0
tap_done
