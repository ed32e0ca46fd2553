#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Varve files of the corpus, changed and cut: all of it is refused. 50 files in a long run, among them the largest; else
# a few.
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/oracle/corpus-files.sh"

count=5
test -z "${VARVE_TEST_LONG:-}" || count=50
all=$(grep -c . "$tap_folder/modules")
cd "$tap_folder" || exit 1
{
  awk -v step=$((all / count)) 'NR % step == 1' modules
  test -z "${VARVE_TEST_LONG:-}" || find corpus -name '*.mlirbc' -size +90k | sed "s/\.mlirbc\$//"
} >chosen
number=0
while read -r module; do
  number=$((number + 1))
  "$VARVE_TRANSLATE" --to=varve "$module.generic.mlir" -o $number.varve 2>errors || echo "$module: $(head -n 1 errors)" >>misses
done <chosen
tap_at_most "modules that are not written" 0 misses
tap_ok "no change of $number files is taken" "$top_builddir/tests/oracle/change_files" ./*.varve
sed 's/^/# /' "$tap_folder/why" | tail -n 1
tap_done
