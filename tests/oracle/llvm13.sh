#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of August 2021, and what mlir-opt 13 prints of them in generic form: the same bytes are printed. In custom form
# they are read as what they were printed of, and where mlir-opt 13 is installed it prints the same. All of them in a long
# run, else every sixth. The modules of tests/data/cases/eras/llvm13 are compared in the same way with mlir-opt 13.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs

corpus=${VARVE_LLVM13:-$top_srcdir/../shared/corpus/llvm13.tar.zst}
tap_unpack "$corpus" "the modules of LLVM 13 are"
stride=6
test -z "${VARVE_TEST_LONG:-}" || stride=1
find "$tap_folder/corpus" -name '*.generic13.mlir' | sed 's/\.generic13\.mlir$//' | sort |
  awk -v stride=$stride 'NR % stride == 0' >"$tap_folder/modules"
has_opt=false
command -v mlir-opt-13 >/dev/null 2>&1 && has_opt=true

translate() {
  "$VARVE_TRANSLATE" --era=llvm13 "$@"
}

# prints_as EXPECTED FILE OPTION...: nothing, or a line that names the file.
prints_as() {
  expected=$1 input=$2
  shift 2
  if translate "$@" "$input" >"$tap_folder/printed.mlir" 2>"$tap_folder/error"; then
    cmp -s "$tap_folder/printed.mlir" "$expected" || echo "$input: printed otherwise"
  else
    echo "$input: $(head -n 1 "$tap_folder/error")"
  fi
}

# The custom form, read again, is in generic form what is expected.
comes_back() {
  translate "$2" >"$tap_folder/custom.mlir" 2>/dev/null
  prints_as "$1" "$tap_folder/custom.mlir" --mlir-print-op-generic | sed "s|^[^:]*|$2|"
}

: >"$tap_folder/generic"
: >"$tap_folder/back"
: >"$tap_folder/custom"
count=0
while read -r base; do
  count=$((count + 1))
  prints_as "$base.generic13.mlir" "$base.mlir" --mlir-print-op-generic >>"$tap_folder/generic"
  comes_back "$base.generic13.mlir" "$base.mlir" >>"$tap_folder/back"
  if $has_opt && test $((count % 10)) -eq 0; then
    mlir-opt-13 -allow-unregistered-dialect "$base.mlir" >"$tap_folder/opt.mlir" 2>/dev/null || continue
    prints_as "$tap_folder/opt.mlir" "$base.mlir" >>"$tap_folder/custom"
  fi
done <"$tap_folder/modules"
tap_empty 'modules are printed in generic form as by mlir-opt 13' "$tap_folder/generic"
tap_empty 'custom forms are read as what they were printed of' "$tap_folder/back"
if $has_opt; then
  tap_empty 'custom forms are those of mlir-opt 13' "$tap_folder/custom"
  : >"$tap_folder/own"
  for file in "$top_srcdir"/tests/data/cases/eras/llvm13/*.mlir; do
    mlir-opt-13 -allow-unregistered-dialect -mlir-print-op-generic "$file" >"$tap_folder/generic.mlir" 2>/dev/null
    mlir-opt-13 -allow-unregistered-dialect "$file" >"$tap_folder/opt.mlir" 2>/dev/null
    { prints_as "$tap_folder/generic.mlir" "$file" --mlir-print-op-generic
      prints_as "$tap_folder/opt.mlir" "$file"
      comes_back "$tap_folder/generic.mlir" "$file"; } >>"$tap_folder/own"
  done
  tap_empty 'modules of ours are printed as by mlir-opt 13' "$tap_folder/own"
else
  tap_skip 'custom forms are those of mlir-opt 13' 'mlir-opt-13 is not installed'
  tap_skip 'modules of ours are printed as by mlir-opt 13' 'mlir-opt-13 is not installed'
fi
tap_done
