#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Mapped modules of the corpus: each twentieth goes into the layout and comes out as it was, and those of more than 8 KB of bytecode
# take at most 0.60 of the bytecode of mlir-opt without locations, in sum.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
generic='--mlir-print-op-generic --mlir-print-debuginfo'
touch misses

# changes FILE: prints what is not as it was.
changes() {
  # shellcheck disable=SC2086
  "$translate" --layout=mapped --to=varve "$1" -o x.varve &&
    "$translate" $generic "$1" -o 1.mlir && "$translate" $generic x.varve -o 2.mlir &&
    "$translate" --emit-bytecode "$1" -o 1.mlirbc && "$translate" --emit-bytecode x.varve -o 2.mlirbc &&
    "$translate" --layout=mapped --to=varve x.varve -o y.varve || return
  cmp 1.mlir 2.mlir
  cmp 1.mlirbc 2.mlirbc
  cmp x.varve y.varve
}

awk 'NR % 20 == 1' modules | while read -r module; do
  changes "$module.mlirbc" >differences 2>&1
  changes "$module.generic.mlir" >>differences 2>&1
  sed "s|^|$module: |" differences >>misses
  echo "$module" >>tried
done
tap_at_least "modules that were tried" 50 tried
tap_at_most "modules that do not come out of the layout as they were" 0 misses

if command -v mlir-opt-22 >/dev/null 2>&1; then
  awk -F '\t' '$1 ~ /\// && $1 !~ /^lowered/ { print $1 }' "$top_srcdir/tests/oracle/sizes.tsv" | while read -r module; do
    mlir-opt-22 --allow-unregistered-dialect --strip-debuginfo --emit-bytecode "corpus/$module.mlirbc" -o stripped.mlirbc &&
      "$translate" --strip-debuginfo --layout=mapped --to=varve "corpus/$module.mlirbc" -o x.varve &&
      echo "$(wc -c <stripped.mlirbc) $(wc -c <x.varve)"
  done >sizes
  tap_at_least "large modules" 14 sizes
  awk '{ theirs += $1; ours += $2 } END { printf "%.3f\n", ours / theirs; exit ours > 0.6 * theirs }' sizes >ratio
  status=$?
  cp ratio why
  tap_ok "at most 0.60 of their bytecode: $(cat ratio)" test "$status" -eq 0
else
  tap_skip "sizes" "mlir-opt-22 is not installed"
fi
tap_done
