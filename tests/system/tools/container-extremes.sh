#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Numbers at their extremes come back from text, bytecode and each layout of a varve file.
. "$top_srcdir/tests/tap.sh"
cd "$tap_folder" || exit 1

# round_trips NAME: module.mlir is the same after each form and between forms.
round_trips() {
  {
    "$VARVE_TRANSLATE" --no-verify --mlir-print-op-generic --mlir-print-debuginfo module.mlir -o text &&
      "$VARVE_TRANSLATE" --no-verify --emit-bytecode module.mlir -o module.mlirbc &&
      "$VARVE_TRANSLATE" --no-verify --no-builtin-dictionary module.mlir -o small.varve &&
      "$VARVE_TRANSLATE" --no-verify --group-size=1 module.mlir -o grouped.varve &&
      "$VARVE_TRANSLATE" --no-verify --layout=mapped module.mlir -o mapped.varve &&
      "$VARVE_TRANSLATE" --no-verify module.mlir -o packed.varve
    for form in text module.mlirbc small.varve grouped.varve mapped.varve packed.varve; do
      "$VARVE_TRANSLATE" --no-verify --mlir-print-op-generic --mlir-print-debuginfo $form -o back && cmp text back
      "$VARVE_TRANSLATE" --no-verify --to=varve $form -o back && cmp packed.varve back
    done
  } >differences 2>&1
  tap_empty "$1" differences
}

# numbers NAME: round_trips, but in a build with sanitizers, where programs start slowly, all modules are one.
numbers() { if test -z "${VARVE_SANITIZERS:-}"; then round_trips "$1"; else cat module.mlir >>all.mlir; fi; }

# operations FORMAT NUMBER...: an operation for each number, made by printf.
operations() {
  format=$1
  shift
  for number; do
    # shellcheck disable=SC2059 # the format is what differs
    printf "$format\n" "$number" "$number"
  done
}

u32='0 1 2147483647 2147483648 4294967294 4294967295'
i64="$u32 9223372036854775806 9223372036854775807 -1 -2147483648 -4294967296 -9223372036854775807"
sizes='0 1 2147483648 4294967296 4611686018427387904 9223372036854775806 9223372036854775807'
# shellcheck disable=SC2086 # lists of numbers
{
  operations '"t.op"() : () -> tensor<%sx?xi1>' $sizes >module.mlir
  numbers 'sizes of a tensor'
  operations '"t.op"() : () -> tensor<?x%sxf32, "encoding">' $sizes >module.mlir
  numbers 'sizes of a tensor with an encoding'
  operations '"t.op"() : () -> memref<%sxi8, strided<[%s], offset: ?>, 1>' $sizes >module.mlir
  numbers 'sizes of a memref with a layout and a space'
  operations '"t.op"() : () -> vector<%sx[%s]xi1>' 1 2147483648 4294967295 9223372036854775807 >module.mlir
  numbers 'sizes of a scalable vector'
  operations '"t.op"() {a = strided<[%s, ?], offset: %s>} : () -> ()' $i64 >module.mlir
  numbers 'strides and offsets'
  operations '"t.op"() {a = %s : i64, b = %s : index} : () -> ()' $i64 -9223372036854775808 >module.mlir
  numbers 'integers of 64 bits'
  operations '"t.op"() {a = %s : ui64} : () -> ()' $sizes 9223372036854775808 18446744073709551615 >module.mlir
  numbers 'unsigned integers of 64 bits'
  operations '"t.op"() {a = %s : i128, b = %s : si65} : () -> ()' 0 -1 18446744073709551615 -18446744073709551616 >module.mlir
  numbers 'integers of more than 64 bits'
  operations '"t.op"() {a = 0 : i%s} : () -> i%s' 0 1 63 64 65 16777214 16777215 >module.mlir
  numbers 'widths of an integer type'
  operations '"t.op"() {a = affine_map<(d0)[s0] -> (d0 + s0 + %s, d0 floordiv 2 + %s)>} : () -> ()' $i64 >module.mlir
  numbers 'constants of affine expressions'
  operations '"t.op"() {a = affine_set<(d0) : (d0 - %s >= 0, d0 == %s)>} : () -> ()' 0 1 4294967296 9223372036854775807 >module.mlir
  numbers 'constants of integer sets'
  operations '"t.op"() {a = array<i64: %s, 0>, b = dense<[%s, 7]> : tensor<2xi64>} : () -> ()' $i64 -9223372036854775808 >module.mlir
  numbers 'elements of 64 bits'
  operations '"t.op"() {a = array<i32: %s, 1>, b = dense<[%s, 7]> : tensor<2xi32>} : () -> ()' 0 1 2147483647 -2147483648 -1 >module.mlir
  numbers 'elements of 32 bits'
  operations '"t.op"() {a = array<i8: %s>, b = dense<[%s, 7]> : tensor<2xi8>} : () -> ()' 0 1 127 -128 >module.mlir
  numbers 'elements of 8 bits'
  operations '"t.op"() {a = 0x%s : f64, b = dense<[0x%s, 0.0]> : tensor<2xf64>} : () -> ()' 0000000000000000 8000000000000000 \
    7FF0000000000000 FFF0000000000000 7FF0000000000001 FFFFFFFFFFFFFFFF 0000000000000001 7FEFFFFFFFFFFFFF >module.mlir
  numbers 'bits of floats'
  operations '"t.op"() : () -> () loc("f":%s:%s)' $u32 >module.mlir
  numbers 'lines and columns'
  operations '"t.op"() : () -> () loc("f":%s:1 to 4294967295:%s)' 0 1 2147483648 4294967294 >module.mlir
  numbers 'ranges of lines and columns'
  operations '"t.op"() ({ ^bb0(%%a: i1 loc("f":%s:%s)): "t.end"() : () -> () }) : () -> () loc("g":4294967295:0)' $u32 >module.mlir
  numbers 'locations of block arguments'
  operations '"t.op"() : () -> !d.t<%s, !d.u<-%s>>' $sizes 18446744073709551616 >module.mlir
  numbers 'numbers in types of unknown dialects'
}
# The alignment of a blob is in its first four bytes.
{
  for alignment in 01000000 02000000 40000000 00000100 00000080; do
    echo "\"t.op\"() {a = dense_resource<r$alignment> : tensor<2xi8>} : () -> ()"
  done
  echo '{-# dialect_resources: { builtin: {'
  for alignment in 01000000 02000000 40000000 00000100 00000080; do
    echo "  r$alignment: \"0x${alignment}AABB\","
  done | sed '$s/,$//'
  echo '} } #-}'
} >module.mlir
numbers 'alignments of resources'
if test -f all.mlir; then
  mv all.mlir module.mlir
  round_trips 'all of them'
fi
tap_done
