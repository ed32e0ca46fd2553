#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# One file, one verdict: 300 modules of the corpus in all layouts, changed behind correct checksums. A whole load, varve_file_check, a lazy load,
# reading by parts, a view and the second decoder agree on the verdict and on the module.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"
. "$top_srcdir/tests/system/tools/all-paths-decoder.sh"

count=300
cd "$tap_folder" || exit 1
find corpus -name '*.mlirbc' -size -40k | sort >small
all=$(grep -c . small)
awk -v step=$((all / count)) -v count=$count 'NR % step == 0 && n++ < count' small >chosen
number=0
while read -r module; do
  number=$((number + 1))
  case $((number % 6)) in
  0) kind= ;;
  1) kind=--no-builtin-dictionary ;;
  2) kind='--group-size=16' ;;
  3) kind='--group-size=64 --no-builtin-dictionary' ;;
  4) kind='--layout=mapped' ;;
  5) kind='--layout=mapped --group-size=16' ;;
  esac
  # shellcheck disable=SC2086
  "$VARVE_TRANSLATE" --no-verify --to=varve $kind "$module" -o $number.varve 2>errors || echo "$module: $(head -n 1 errors)" >>misses
done <chosen
tap_at_most "modules that are not written" 0 misses
tap_at_least "modules that were tried" $count chosen
tap_ok "no way of reading disagrees with another" all_paths --samples=300 --decoded=100 ./*.varve
sed 's/^/# /' "$tap_folder/why" | tail -n 1
tap_done
