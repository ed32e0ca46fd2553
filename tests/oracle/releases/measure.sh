#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Measures how varve-translate reads what LLVM 14, 15, 16, 19 and 24 print: text and bytecode. No rate may fall below
# floors.tsv.
#   sh tests/oracle/releases/measure.sh [OPTION]...   options of measure.py: --every=N --limit=N --project=NAME --causes=FILE
# VARVE_RELEASES names the folder with dev.tar.zst, or with what it contains.
# make check-releases RELEASES_OPTIONS=--project=19 does the same. The floors do not apply with --every, --limit or --era.
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
tap_without_packs
releases=${VARVE_RELEASES:-$top_srcdir/../shared/releases}
test -d "$releases" || tap_skip_all 'the modules of other releases are not beside the project'
tap_need python3 zstd

if test -f "$releases/dev.tar.zst"; then
  mkdir "$tap_folder/modules"
  zstd -dcq "$releases/dev.tar.zst" | tar -xf - -C "$tap_folder/modules" || tap_skip_all 'dev.tar.zst cannot be unpacked'
  releases=$tap_folder/modules
fi
# The archive may hold a folder of its own.
for folder in "$releases" "$releases"/*; do
  test ! -d "$folder/19-tests" || releases=$folder
done

floors=--floors=$top_srcdir/tests/oracle/releases/floors.tsv
case " $* " in
  *' --every='* | *' --limit='* | *' --era='*) floors= ;; # other modules than those of the floors
esac
# shellcheck disable=SC2086
python3 "$top_srcdir/tests/oracle/releases/measure.py" $floors "$@" "$VARVE_TRANSLATE" "$releases" >"$tap_folder/rates"
status=$?
sed 's/^/# /' "$tap_folder/rates"
tap_ok 'no rate is below its floor' test "$status" -eq 0

# What --target writes for LLVM 16 and 19, from the corpus beside the project.
corpus=${VARVE_CORPUS:-$top_srcdir/../shared/corpus/corpus.tar.zst}
if test -f "$corpus" && command -v mlir-opt-19 >/dev/null && command -v mlir-opt-16 >/dev/null; then
  mkdir "$tap_folder/corpus"
  zstd -dcq "$corpus" | tar -xf - -C "$tap_folder/corpus"
  python3 "$top_srcdir/tests/oracle/releases/downgrade.py" --floors="$top_srcdir/tests/oracle/releases/downgrade-floors.tsv" \
    "$VARVE_TRANSLATE" "$tap_folder/corpus" >"$tap_folder/rates"
  status=$?
  sed 's/^/# /' "$tap_folder/rates"
  tap_ok 'no rate of --target is below its floor' test "$status" -eq 0
fi
tap_done
