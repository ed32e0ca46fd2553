// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @accepted(%a: i32, %i: index, %f: f32, %v: vector<4xi16>, %t: tensor<?xi32>) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.trunci %v : vector<4xi16> to vector<4xi8>
  %2 = arith.index_cast %i : index to i32
  %3 = arith.index_cast %t : tensor<?xi32> to tensor<?xindex>
  %4 = arith.bitcast %f : f32 to i32
  %5 = arith.sitofp %a : i32 to f64
  %6 = arith.constant dense<[1, 2]> : tensor<2xi8>
  %7 = arith.constant dense<1> : vector<[4]xi8>
  %8 = arith.addi %i, %i : index
  return
}
// -----
func.func @wider(%a: i32) {
  // expected-error@+1 {{are cast incompatible}}
  %0 = arith.extui %a : i32 to i16
  return
}
// -----
func.func @narrower(%a: i32) {
  // expected-error@+1 {{are cast incompatible}}
  %0 = arith.trunci %a : i32 to i32
  return
}
// -----
func.func @index_to_index(%i: index) {
  // expected-error@+1 {{operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_cast %i : index to index
  return
}
// -----
func.func @bits(%f: f32) {
  // expected-error@+1 {{are cast incompatible}}
  %0 = arith.bitcast %f : f32 to i64
  return
}
// -----
func.func @signed_constant() {
  // expected-error@+1 {{integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}
// -----
func.func @operand_rule(%a: i32) {
  // expected-error@+1 {{operand #0 must be}}
  %0 = "arith.addf"(%a, %a) : (i32, i32) -> i32
  return
}
// -----
func.func @complex_bits(%z: complex<f32>) {
  // expected-error@+1 {{casting bitwidths do not match}}
  %0 = "complex.bitcast"(%z) : (complex<f32>) -> i32
  return
}
// -----
func.func @wasm_low_bits(%a: i32) {
  // expected-error@+1 {{extend op can only take 8, 16 or 32 bits. Got 67}}
  %0 = "wasmssa.extend"(%a) <{bitsToTake = 67 : ui32}> : (i32) -> i32
  return
}
// -----
// constant_linkage.mlir: the attribute has no type.
// expected-error@+1 {{value}}
%0 = "arith.constant"() <{value = #llvm.linkage<internal> : i32}> : () -> i32
// -----
// expected-error@+1 {{same type}}
%0 = "arith.constant"() <{value = dense_resource<r> : tensor<5xf32>}> : () -> (tensor<6xf32>)
// -----
func.func @dynamic_from_static(%a: tensor<2xi8>) {
  // expected-error@+1 {{'arith.index_cast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.index_cast %a : tensor<2xi8> to tensor<?xindex>
  return
}
// -----
func.func @unranked(%a: tensor<*xi8>) {
  // expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<*xi8> to tensor<*xi16>
  return
}
// -----
func.func @tensor_from_scalar(%a: i8) {
  // expected-error@+1 {{'arith.index_cast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.index_cast %a : i8 to tensor<3xindex>
  return
}
// -----
func.func @memory_may_become_dynamic(%a: memref<2xi8>, %b: vector<2xi8>, %c: tensor<?xi8>) {
  %0 = arith.index_cast %a : memref<2xi8> to memref<?xindex>
  %1 = arith.index_cast %b : vector<2xi8> to vector<2xindex>
  %2 = arith.index_cast %c : tensor<?xi8> to tensor<?xindex>
  return
}
