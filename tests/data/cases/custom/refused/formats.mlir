// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts that mlir-opt refuses, each by itself.
func.func @literal(%a: i32) {
  %0 = arith.addi %a %a : i32
  return
}
// -----
func.func @literal_at_end(%a: i32) {
  %0 = arith.addi %a, %a
  return
}
// -----
func.func @keyword(%a: i32) {
  %0 = arith.extsi %a : i32 into i64
  return
}
// -----
func.func @keyword_on_next_line(%a: i32) {
  %0 = arith.extsi %a : i32
  return
}
// -----
func.func @operand() {
  %0 = arith.negf 1.0 : f32
  return
}
// -----
func.func @second_operand(%a: i32) {
  %0 = arith.addi %a, : i32
  return
}
// -----
func.func @type(%a: i32) {
  %0 = arith.addi %a, %a : 3
  return
}
// -----
func.func @undefined(%a: i32) {
  %0 = arith.addi %a, %b : i32
  return
}
// -----
func.func @operand_type(%a: i64) {
  %0 = arith.addi %a, %a : i32
  return
}
// -----
func.func @enum(%a: i32) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}
// -----
func.func @enum_absent(%a: i32) {
  %0 = arith.cmpi %a, %a : i32
  return
}
// -----
func.func @bits(%a: f32) {
  %0 = arith.addf %a, %a fastmath<quick> : f32
  return
}
// -----
func.func @more_types(%a: i32) {
  gpu.printf "x", %a, %a : i32
  return
}
// -----
func.func @fewer_types(%a: i32) {
  gpu.printf "x", %a : i32, i32
  return
}
// -----
func.func @string(%a: i32) {
  gpu.printf x, %a : i32
  return
}
// -----
func.func @successor(%a: i1) {
  cf.cond_br %a, %a, ^bb1
^bb1:
  return
}
// -----
func.func @successor_undefined() {
  cf.br ^bb7
}
// -----
func.func @successor_types(%a: i32) {
  cf.br ^bb1(%a : i32, i32)
^bb1(%b: i32):
  return
}
// -----
func.func @dictionary(%a: i32) {
  %0 = arith.addi %a, %a {a = 1, a = 2} : i32
  return
}
// -----
func.func @unknown_operation(%a: i32) {
  %0 = arith.addq %a, %a : i32
  return
}
// -----
func.func @unknown_dialect(%a: i32) {
  %0 = nowhere.addi %a, %a : i32
  return
}
// -----
func.func @integer(%a: i64) {
  %0:2 = gpu.rotate %a, x, 8 : i64
  return
}
// -----
func.func @symbol() {
  %0 = memref.get_global foo : memref<2xf32>
  return
}
// -----
func.func @function_type(%a: vector<4xi1>) {
  %0 = math.ctpop %a : (i32) -> i32
  return
}
// -----
func.func @stripped_type(%p: !emitc.lvalue<i32>) {
  %0 = emitc.load %p : i32
  return
}
// -----
func.func @results(%a: i32) {
  %0:2 = arith.addi %a, %a : i32
  return
}
// -----
func.func @inferred(%a: f32) {
  %0 = emitc.load %a : !emitc.lvalue<f32>
  return
}
// -----
func.func @dense_array(%v: tensor<4xf32>) {
  %0 = tosa.concat %v [1, : tensor<4xf32>
  return
}
// -----
func.func @kind_of_type(%n: index) {
  %0 = memref.alloc() : i64
  %1 = memref.load %0[%n] : memref<4xf32>
  return
}
// -----
func.func @kind_of_vector(%f: f32) {
  %0 = vector.broadcast %f : f32 to
      i32
  return
}
// -----
func.func @kind_in_qualified(%m: !llvm.ptr) {
  %0 = llvm.mlir.addressof @g :
      i32
  llvm.return %1 : f32
}
// -----
func.func @later_name() {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  return
}
func.func @argument_in_use(%a: i32) {
  return
}
