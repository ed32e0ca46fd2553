#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules that mlir-opt 16 takes are printed as it prints them, in generic form, with locations and in custom form, and
# upgraded to what mlir-opt 22 takes: those of tests/data/cases/eras/llvm16, and of ../shared/corpus every fortieth, in a long run all.
# llvm16-misses.txt explains the others.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
tap_need mlir-opt-16 zstd

mkdir "$tap_folder/corpus"
for archive in "$top_srcdir"/../shared/corpus/*.tar.zst; do
  test -f "$archive" && zstd -dcq "$archive" | tar -xf - -C "$tap_folder/corpus"
done
stride=40
test -z "${VARVE_TEST_LONG:-}" || stride=1
find "$tap_folder/corpus" -name '*.mlir' ! -name '*.generic*' ! -name '*.pretty.mlir' | sort |
  awk -v stride=$stride 'NR % stride == 0' >"$tap_folder/modules"
ls "$top_srcdir"/tests/data/cases/eras/llvm16/*.mlir >>"$tap_folder/modules"

theirs() { mlir-opt-16 --allow-unregistered-dialect "$@" 2>/dev/null; }

# compare FORM FILE OPTION...: a line when the tool prints it otherwise.
compare() {
  form=$1 input=$2
  shift 2
  theirs "$@" "$input" >"$tap_folder/theirs" || return 0
  "$VARVE_TRANSLATE" --era=llvm16 --allow-unregistered-dialect "$@" "$input" >"$tap_folder/ours" 2>/dev/null
  cmp -s "$tap_folder/theirs" "$tap_folder/ours" || echo "$form $(basename "$input" .mlir)"
}

: >"$tap_folder/found"
count=0
while read -r input; do
  theirs "$input" >/dev/null || continue
  count=$((count + 1))
  { compare generic "$input" --mlir-print-op-generic
    compare locations "$input" --mlir-print-op-generic --mlir-print-debuginfo
    compare custom "$input"; } >>"$tap_folder/found"
done <"$tap_folder/modules"
echo "# $count modules, $(wc -l <"$tap_folder/found") forms that differ"
grep -v '^#' "$top_srcdir/tests/oracle/llvm16-misses.txt" | cut -f 1 >"$tap_folder/known"
grep -vxFf "$tap_folder/known" "$tap_folder/found" >"$tap_folder/unknown"
tap_ok 'there are modules' test $count -gt 0
tap_empty 'they are printed as by mlir-opt 16' "$tap_folder/unknown"

if command -v mlir-opt-22 >/dev/null 2>&1; then
  : >"$tap_folder/refused"
  for input in "$top_srcdir"/tests/data/cases/eras/llvm16/llvm.mlir "$top_srcdir"/tests/data/cases/eras/llvm16/scf.mlir; do
    "$VARVE_TRANSLATE" --era=llvm16 --upgrade --no-verify --mlir-print-op-generic "$input" 2>/dev/null |
      mlir-opt-22 --allow-unregistered-dialect >/dev/null 2>&1 || basename "$input" >>"$tap_folder/refused"
  done
  tap_empty 'ours are upgraded to what mlir-opt 22 takes' "$tap_folder/refused"
else
  tap_skip 'ours are upgraded to what mlir-opt 22 takes' 'mlir-opt-22 is not installed'
fi
tap_done
