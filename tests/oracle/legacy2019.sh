#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of 2019 that the parser of that year took, and its generic form of them: read, they are equal; what is printed of
# them in either form is read as the same module. All of them in a long run, else every eighth.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs

corpus=${VARVE_LEGACY2019:-$top_srcdir/../shared/corpus/legacy2019.tar.zst}
tap_unpack "$corpus" "the modules of 2019 are"
stride=8
test -z "${VARVE_TEST_LONG:-}" || stride=1
find "$tap_folder/corpus" -name '*.generic2019.mlir' | sed 's/\.generic2019\.mlir$//' | sort |
  awk -v stride=$stride 'NR % stride == 0' >"$tap_folder/modules"

# hash FILE: that of the module without locations, or what is wrong with it.
hash() {
  "$VARVE_TRANSLATE" --era=2019 --no-verify --hash "$1" 2>"$tap_folder/why-not" | cut -d ' ' -f 2
  head -n 1 "$tap_folder/why-not"
}

# comes_back BASE HASH OPTION...: a line where what is printed is another module.
comes_back() {
  base=$1 expected=$2
  shift 2
  "$VARVE_TRANSLATE" --era=2019 --no-verify "$@" "$base.mlir" >"$tap_folder/printed.mlir" 2>/dev/null
  printed=$(hash "$tap_folder/printed.mlir")
  test "$expected" = "$printed" || echo "$base: $printed"
}

: >"$tap_folder/unequal"
: >"$tap_folder/custom"
: >"$tap_folder/generic"
while read -r base; do
  read_hash=$(hash "$base.mlir")
  test "$read_hash" = "$(hash "$base.generic2019.mlir")" || { echo "$base: $read_hash" >>"$tap_folder/unequal"; continue; }
  comes_back "$base" "$read_hash" >>"$tap_folder/custom"
  comes_back "$base" "$read_hash" --mlir-print-op-generic >>"$tap_folder/generic"
done <"$tap_folder/modules"

# One is text that the parser of 2019 took for nothing though it is wrong; the generic form of another has a result of type
# !llvm.void, which that parser refused.
count=$(grep -c . "$tap_folder/unequal")
cp "$tap_folder/unequal" "$tap_folder/why"
if test "$count" -le 2; then tap_pass "modules that are read otherwise than in 2019: $count"; else
  tap_fail "modules that are read otherwise than in 2019: $count"
fi
tap_empty 'custom forms are read as what they were printed of' "$tap_folder/custom"
tap_empty 'generic forms are read as what they were printed of' "$tap_folder/generic"
tap_done
