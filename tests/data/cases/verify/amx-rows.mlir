// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of checks of amx that no other file makes false: tests/system/tools/check-rows.sh.

func.func @load_indices(%a0: memref<8x8xf32>, %a1: index) {
  // expected-error@+1 {{'amx.tile_load' op requires 2 indices}}
  %0 = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8x8xf32>, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @load_rank(%a0: memref<8xf32>, %a1: index) {
  // expected-error@+1 {{'amx.tile_load' op requires at least 2D memref}}
  %0 = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8xf32>, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @load_stride(%a0: memref<8x8xf32, strided<[8, 2]>>, %a1: index, %a2: index) {
  // expected-error@+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xf32, strided<[8, 2]>>, index, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @load_rows(%a0: memref<8x8xf32>, %a1: index, %a2: index) {
  // expected-error@+1 {{'amx.tile_load' op bad row height: 17}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xf32>, index, index) -> !amx.tile<17x16xf32>
  return
}
// -----
func.func @load_columns(%a0: memref<8x8xf32>, %a1: index, %a2: index) {
  // expected-error@+1 {{'amx.tile_load' op bad column width: 68}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xf32>, index, index) -> !amx.tile<16x17xf32>
  return
}
// -----
func.func @load_columns32(%a0: memref<8x8xi8>, %a1: index, %a2: index) {
  // expected-error@+1 {{'amx.tile_load' op bad column width: 15}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xi8>, index, index) -> !amx.tile<16x15xi8>
  return
}
// -----
func.func @load_tile_rank(%a0: memref<8x8xi8>, %a1: index, %a2: index) {
  // expected-error@+1 {{'amx.tile_load' op result #0 must be}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xi8>, index, index) -> !amx.tile<16x4x4xi8>
  return
}
// -----
func.func @load_tile_rank1(%a0: memref<8x8xi8>, %a1: index, %a2: index) {
  // expected-error@+1 {{'amx.tile_load' op result #0 must be}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xi8>, index, index) -> !amx.tile<16xi8>
  return
}
// -----
func.func @load_indices_strided(%a0: memref<8xf32>, %a1: index) {
  // expected-error@+1 {{'amx.tile_load' op requires 1 indices}}
  %0 = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<8xf32>, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @load_rank_strided(%a0: memref<8xf32>, %a1: index, %a2: index) {
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<8xf32>, index, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @load_ok(%a0: memref<8x8xf32>, %a1: index, %a2: index) {
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xf32>, index, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @load_ok_strided(%a0: memref<8x8xf32, strided<[8, 2]>>, %a1: index, %a2: index, %a3: index) {
  %0 = "amx.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<8x8xf32, strided<[8, 2]>>, index, index, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @store_indices(%a0: memref<8x8xf32>, %a1: index, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_store' op requires 2 indices}}
  "amx.tile_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<8x8xf32>, index, !amx.tile<16x16xf32>) -> ()
  return
}
// -----
func.func @store_rank(%a0: memref<8xf32>, %a1: index, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_store' op requires at least 2D memref}}
  "amx.tile_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<8xf32>, index, !amx.tile<16x16xf32>) -> ()
  return
}
// -----
func.func @store_stride(%a0: memref<8x8xf32, strided<[8, 2]>>, %a1: index, %a2: index, %a3: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_store' op requires memref with unit innermost stride}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<8x8xf32, strided<[8, 2]>>, index, index, !amx.tile<16x16xf32>) -> ()
  return
}
// -----
func.func @store_rows(%a0: memref<8x8xf32>, %a1: index, %a2: index, %a3: !amx.tile<17x16xf32>) {
  // expected-error@+1 {{'amx.tile_store' op bad row height: 17}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<8x8xf32>, index, index, !amx.tile<17x16xf32>) -> ()
  return
}
// -----
func.func @store_columns(%a0: memref<8x8xf32>, %a1: index, %a2: index, %a3: !amx.tile<16x17xf32>) {
  // expected-error@+1 {{'amx.tile_store' op bad column width: 68}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<8x8xf32>, index, index, !amx.tile<16x17xf32>) -> ()
  return
}
// -----
func.func @store_columns32(%a0: memref<8x8xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x15xi8>) {
  // expected-error@+1 {{'amx.tile_store' op bad column width: 15}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<8x8xi8>, index, index, !amx.tile<16x15xi8>) -> ()
  return
}
// -----
func.func @store_tile_rank(%a0: memref<8x8xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x4x4xi8>) {
  // expected-error@+1 {{'amx.tile_store' op operand #3 must be}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<8x8xi8>, index, index, !amx.tile<16x4x4xi8>) -> ()
  return
}
// -----
func.func @store_tile_rank1(%a0: memref<8x8xi8>, %a1: index, %a2: index, %a3: !amx.tile<16xi8>) {
  // expected-error@+1 {{'amx.tile_store' op operand #3 must be}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<8x8xi8>, index, index, !amx.tile<16xi8>) -> ()
  return
}
// -----
func.func @store_indices_strided(%a0: memref<8xf32>, %a1: !amx.tile<16x16xf32>, %a2: index) {
  // expected-error@+1 {{'amx.tile_store' op requires 1 indices}}
  "amx.tile_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (memref<8xf32>, !amx.tile<16x16xf32>, index) -> ()
  return
}
// -----
func.func @store_rank_strided(%a0: memref<8xf32>, %a1: index, %a2: !amx.tile<16x16xf32>, %a3: index) {
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xf32>, index, !amx.tile<16x16xf32>, index) -> ()
  return
}
// -----
func.func @store_ok(%a0: memref<8x8xf32>, %a1: index, %a2: index, %a3: !amx.tile<16x16xf32>) {
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<8x8xf32>, index, index, !amx.tile<16x16xf32>) -> ()
  return
}
// -----
func.func @store_ok_strided(%a0: memref<8x8xf32, strided<[8, 2]>>, %a1: index, %a2: index, %a3: !amx.tile<16x16xf32>, %a4: index) {
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<8x8xf32, strided<[8, 2]>>, index, index, !amx.tile<16x16xf32>, index) -> ()
  return
}
// -----
func.func @zero_rows() {
  // expected-error@+1 {{'amx.tile_zero' op bad row height: 17}}
  %0 = "amx.tile_zero"() : () -> !amx.tile<17x16xf32>
  return
}
// -----
func.func @zero_columns() {
  // expected-error@+1 {{'amx.tile_zero' op bad column width: 68}}
  %0 = "amx.tile_zero"() : () -> !amx.tile<16x17xf32>
  return
}
// -----
func.func @zero_columns32() {
  // expected-error@+1 {{'amx.tile_zero' op bad column width: 15}}
  %0 = "amx.tile_zero"() : () -> !amx.tile<16x15xi8>
  return
}
// -----
func.func @zero_ok() {
  %0 = "amx.tile_zero"() : () -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_lhs_rows(%a0: !amx.tile<17x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad row height: 17}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<17x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_rhs_rows(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<17x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad row height: 17}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<17x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_acc_rows(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<17x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad row height: 17}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<17x16xf32>) -> !amx.tile<17x16xf32>
  return
}
// -----
func.func @mulf_lhs_columns(%a0: !amx.tile<16x34xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad column width: 68}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x34xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_rhs_columns(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x34xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad column width: 68}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x34xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_acc_columns(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x17xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad column width: 68}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x17xf32>) -> !amx.tile<16x17xf32>
  return
}
// -----
func.func @mulf_lhs_32(%a0: !amx.tile<16x31xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad column width: 62}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x31xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_rhs_32(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x31xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad column width: 62}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x31xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_rows(%a0: !amx.tile<8x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<8x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_columns(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x8xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 16 x 8 x 16}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x8xf32>) -> !amx.tile<16x8xf32>
  return
}
// -----
func.func @mulf_inner(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<8x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<8x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_ok(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @muli_lhs_rows(%a0: !amx.tile<17x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad row height: 17}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<17x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_rhs_rows(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<17x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad row height: 17}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<17x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_acc_rows(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<17x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad row height: 17}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<17x16xi32>) -> !amx.tile<17x16xi32>
  return
}
// -----
func.func @muli_lhs_columns(%a0: !amx.tile<16x68xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad column width: 68}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x68xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_rhs_columns(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x68xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad column width: 68}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x68xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_acc_columns(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x17xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad column width: 68}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x17xi32>) -> !amx.tile<16x17xi32>
  return
}
// -----
func.func @muli_lhs_32(%a0: !amx.tile<16x63xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad column width: 63}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x63xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_rhs_32(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x63xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad column width: 63}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x63xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_rows(%a0: !amx.tile<8x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad mult shape: 16 x 16 x 16}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_columns(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x8xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad mult shape: 16 x 8 x 16}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32>
  return
}
// -----
func.func @muli_inner(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<8x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad mult shape: 16 x 16 x 16}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<8x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @muli_ok(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @mulf_types(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op unsupported type combination}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @mulf_ok16(%a0: !amx.tile<16x32xf16>, %a1: !amx.tile<16x32xf16>, %a2: !amx.tile<16x16xf32>) {
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
