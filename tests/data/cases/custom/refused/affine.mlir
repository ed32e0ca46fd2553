// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @apply_dims(%i: index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0)>(%i)
}
// -----
func.func @apply_symbols(%i: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%i)
}
// -----
func.func @apply_no_operands(%i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0)>
}
// -----
func.func @apply_no_map(%i: index) {
  %0 = affine.apply 5(%i)
}
// -----
func.func @apply_set(%i: index) {
  %0 = affine.apply affine_set<(d0) : (d0 == 0)>(%i)
}
// -----
func.func @load_name(%m: memref<4xf32>) {
  %0 = affine.load %m[i] : memref<4xf32>
}
// -----
func.func @load_close(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i : memref<4xf32>
}
// -----
func.func @load_symbol(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[symbol %i] : memref<4xf32>
}
// -----
func.func @load_symbol_expression(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[symbol(%i + 1)] : memref<4xf32>
}
// -----
func.func @load_not_affine(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i * %i] : memref<4xf32>
}
// -----
func.func @load_no_operand(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i +] : memref<4xf32>
}
// -----
func.func @load_type(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i] : tensor<4xf32>
}
// -----
func.func @load_memref_type(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i] : memref<5xf32>
}
// -----
func.func @load_index_type(%m: memref<4xf32>, %i: i32) {
  %0 = affine.load %m[%i] : memref<4xf32>
}
// -----
func.func @load_undefined(%m: memref<4xf32>) {
  %0 = affine.load %m[%i] : memref<4xf32>
}
// -----
func.func @store_comma(%m: memref<4xf32>, %i: index, %x: f32) {
  affine.store %x %m[%i] : memref<4xf32>
}
// -----
func.func @store_value(%m: memref<4xf32>, %i: index, %x: i32) {
  affine.store %x, %m[%i] : memref<4xf32>
}
// -----
func.func @vector_load_vector(%m: memref<4xf32>, %i: index) {
  %0 = affine.vector_load %m[%i] : memref<4xf32>
}
// -----
func.func @vector_load_type(%m: memref<4xf32>, %i: index) {
  %0 = affine.vector_load %m[%i] : memref<4xf32>, f32
}
// -----
func.func @prefetch_access(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], reads, locality<3>, data : memref<4xf32>
}
// -----
func.func @prefetch_locality(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<x>, data : memref<4xf32>
}
// -----
func.func @prefetch_cache(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<3>, cache : memref<4xf32>
}
// -----
func.func @for_bound() {
  affine.for %i = x to 10 { }
}
// -----
func.func @for_two(%n: index) {
  affine.for %i = %n, %n to 10 { }
}
// -----
func.func @for_no_to(%n: index) {
  affine.for %i = 0 10 { }
}
// -----
func.func @for_prefix(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 10 { }
}
// -----
func.func @for_upper_prefix(%n: index) {
  affine.for %i = 0 to affine_map<(d0) -> (d0, 1)>(%n) { }
}
// -----
func.func @for_step(%n: index) {
  affine.for %i = 0 to 10 step -1 { }
}
// -----
func.func @for_step_value(%n: index) {
  affine.for %i = 0 to 10 step %n { }
}
// -----
func.func @for_dims(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>() to 10 { }
}
// -----
func.func @for_symbols(%n: index) {
  affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n) to 10 { }
}
// -----
func.func @for_results(%x: f32) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32, f32) { }
}
// -----
func.func @for_no_results(%x: f32) {
  affine.for %i = 0 to 10 iter_args(%a = %x) { }
}
// -----
func.func @for_string() {
  affine.for %i = "a" to 10 { }
}
// -----
func.func @if_set(%i: index) {
  affine.if affine_map<(d0) -> (d0)>(%i) { }
}
// -----
func.func @if_dims(%i: index) {
  affine.if affine_set<(d0) : (d0 == 0)>(%i, %i) { }
}
// -----
func.func @if_symbols(%i: index) {
  affine.if affine_set<(d0)[s0] : (d0 == 0)>(%i) { }
}
// -----
func.func @parallel_bounds(%i: index) {
  affine.parallel (%a) = 0 to (10) { }
}
// -----
func.func @parallel_no_to(%i: index) {
  affine.parallel (%a) = (0) (10) { }
}
// -----
func.func @parallel_step(%i: index) {
  affine.parallel (%a) = (0) to (10) step (%i) { }
}
// -----
func.func @parallel_reduction(%x: f32) {
  %0 = affine.parallel (%a) = (0) to (10) reduce ("more") -> f32 { affine.yield %x : f32 }
}
// -----
func.func @parallel_reduction_word(%x: f32) {
  %0 = affine.parallel (%a) = (0) to (10) reduce (addf) -> f32 { affine.yield %x : f32 }
}
// -----
func.func @min_map(%i: index) {
  %0 = affine.min 5(%i)
}
