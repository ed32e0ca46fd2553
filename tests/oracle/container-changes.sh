#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Varve files of the corpus, changed and cut: all of it is refused. They are of all kinds: with the built-in vocabulary,
# with a loaded one, with none; with and without locations; packed, in groups, and mapped. 50 files in a long run, among them the largest; else a few.
# Kind: shell
. "$top_srcdir/tests/tap.sh"
tap_without_packs # mlir-opt chose the corpus
. "$top_srcdir/tests/oracle/corpus-files.sh"

count=5
test -z "${VARVE_TEST_LONG:-}" || count=45
all=$(grep -c . "$tap_folder/modules")
cd "$tap_folder" || exit 1
{
  awk -v step=$((all / count)) -v count=$count 'NR % step == 1 && n++ < count' modules
  test -z "${VARVE_TEST_LONG:-}" || find corpus -name '*.mlirbc' -size +20k | sed "s/\.mlirbc\$//" | sort | head -n 5
} >chosen
awk 'NR % 50 == 2 { print $0 ".mlirbc" }' modules |
  xargs "$VARVE_TRANSLATE" --train-dictionary -o vdict 2>errors || cp errors misses
number=0
while read -r module; do
  number=$((number + 1))
  case $((number % 3)) in
  0) kind=--dictionary=vdict ;;
  1) kind=--level=19 ;;
  2) kind=--no-builtin-dictionary ;;
  esac
  case $((number % 5)) in
  3) kind="$kind --group-size=32" ;;
  4) kind="--layout=mapped --group-size=32" ;;
  esac
  test $((number % 2)) = 0 || kind="$kind --strip-debuginfo"
  # shellcheck disable=SC2086
  "$VARVE_TRANSLATE" --to=varve $kind "$module.mlirbc" -o $number.varve 2>errors ||
    echo "$module: $(head -n 1 errors)" >>misses
done <chosen
tap_at_most "modules that are not written" 0 misses
tap_ok "no change of $number files is taken" "$top_builddir/tests/oracle/change_files" --dictionary=vdict ./*.varve
sed 's/^/# /' "$tap_folder/why" | tail -n 1
tap_done
