#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Measures how varve-translate reads what Python wheels of IREE print, whose LLVM is near to a release without ODS: with no option,
# and with that release. No rate may fall below iree-floors.tsv.
#   sh tests/oracle/releases/iree.sh [OPTION]...   options of measure.py: --every=N --limit=N --jobs=N
# VARVE_RELEASES names the folder with iree.tar.zst. The floors do not apply with --every or --limit.
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
tap_need python3 mlir-opt-22
tap_unpack "${VARVE_RELEASES:-$top_srcdir/../shared/releases}/iree.tar.zst" 'the modules of IREE'

floors=--floors=$top_srcdir/tests/oracle/releases/iree-floors.tsv
case " $* " in
  *' --every='* | *' --limit='*) floors= ;; # other modules than those of the floors
esac
for release in 17 18 20 21; do
  for era in '' "--era=llvm$release"; do
    # shellcheck disable=SC2086
    python3 "$top_srcdir/tests/oracle/releases/measure.py" --every=1 --generic --project=$release \
      $era $floors "$@" "$VARVE_TRANSLATE" "$tap_folder/corpus" >"$tap_folder/rates"
    status=$?
    sed 's/^/# /' "$tap_folder/rates"
    tap_ok "no rate is below its floor: LLVM $release $era" test "$status" -eq 0
  done
done
tap_done
