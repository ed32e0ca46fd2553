#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Operations whose definition differs between releases: tests/data/cases/releases/<set> has modules as mlir-opt of that release prints
# them, in custom form (.mlir) and in generic form (.generic). If that mlir-opt is installed, it judges bytecode,
# and mlir-opt-22 judges the upgrade. --target leads back.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

have() { command -v "$1" >/dev/null 2>&1; }
tool() { "$VARVE_TRANSLATE" --no-default-dialects "$@" 2>"$tap_folder/errors"; }

# What LLVM 22 cannot express is left as it is.
is_left() {
  case $1 in
    acc | irdl | mesh) true ;;
    *) false ;;
  esac
}

# What --target rejects with a reason: attributes that have another text in LLVM 22.
cannot_go_back() { test "$1" = devices || test "$1" = omp; }

# compare_bytecode SET NAME: both ways.
compare_bytecode() {
  judge=mlir-opt-${1#llvm}
  version=--emit-bytecode-version=6
  test "$1" = llvm16 && version=--emit-bytecode-version=0
  "$judge" --emit-bytecode "$cases/$2.mlir" >"$tap_folder/theirs.mlirbc"
  tool --era="$1" --mlir-print-op-generic "$tap_folder/theirs.mlirbc" >"$tap_folder/printed"
  tap_same "$1 $2: bytecode of $judge is read" "$cases/$2.generic" "$tap_folder/printed"
  tool --era="$1" --to=mlirbc $version "$cases/$2.mlir" -o "$tap_folder/ours.mlirbc"
  "$judge" --mlir-print-op-generic "$tap_folder/ours.mlirbc" >"$tap_folder/printed" 2>&1
  tap_same "$1 $2: $judge reads bytecode" "$cases/$2.generic" "$tap_folder/printed"
}


for set in llvm16 llvm19; do
  cases=$top_srcdir/tests/data/cases/releases/$set
  for file in "$cases"/*.mlir; do
    name=$(basename "$file" .mlir)
    tool --era=$set --mlir-print-op-generic "$file" >"$tap_folder/printed"
    tap_same "$set $name: custom form is read" "$cases/$name.generic" "$tap_folder/printed"
    tool --era=$set "$cases/$name.generic" >"$tap_folder/printed"
    tap_same "$set $name: custom form is printed" "$file" "$tap_folder/printed"
    if have "mlir-opt-${set#llvm}"; then
      compare_bytecode $set "$name"
    fi
    is_left "$name" && continue
    tap_ok "$set $name: it is upgraded" tool --era=$set --upgrade=strict "$file" -o "$tap_folder/upgraded"
    if have mlir-opt-22; then
      tap_status "$set $name: mlir-opt-22 reads the upgrade" 0 mlir-opt-22 "$tap_folder/upgraded"
    fi
    cannot_go_back "$name" && continue
    tap_ok "$set $name: it is written for $set again" tool --target=$set "$tap_folder/upgraded" -o "$tap_folder/back"
    if have "mlir-opt-${set#llvm}"; then
      tap_status "$set $name: $set reads that" 0 "mlir-opt-${set#llvm}" "$tap_folder/back"
    fi
  done
done
tap_done
