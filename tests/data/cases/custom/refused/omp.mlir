// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @no_flag(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses() capture(ByRef) -> memref<4xi32>
}
// -----
func.func @flag_in_quotes(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses("to") capture(ByRef) -> memref<4xi32>
}
// -----
func.func @no_comma_of_flags(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to from) capture(ByRef) -> memref<4xi32>
}
// -----
func.func @comma_behind_flags(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to,) capture(ByRef) -> memref<4xi32>
}
// -----
func.func @no_index(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to) capture(ByRef) members(%p : [] : memref<4xi32>) -> memref<4xi32>
}
// -----
func.func @index_is_no_number(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to) capture(ByRef) members(%p : [a] : memref<4xi32>) -> memref<4xi32>
}
// -----
func.func @no_list_of_indices(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to) capture(ByRef) members(%p : 1 : memref<4xi32>) -> memref<4xi32>
}
// -----
func.func @indices_not_closed(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to) capture(ByRef) members(%p : [1, 2 : memref<4xi32>) -> memref<4xi32>
}
// -----
func.func @two_sorts_of_capture(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to) capture(ByRef, ByCopy) -> memref<4xi32>
}
// -----
func.func @no_device() {
  %0 = omp.target_allocmem : i32, i64
}
// -----
func.func @no_type_of_device(%d: i32) {
  %0 = omp.target_allocmem %d, i64
}
// -----
func.func @nothing_allocated(%d: i32) {
  %0 = omp.target_allocmem %d : i32
}
// -----
func.func @no_types_of_parameters(%d: i32) {
  %0 = omp.target_allocmem %d : i32, i64(%d)
}
// -----
func.func @wrong_type_of_parameter(%d: i32) {
  %0 = omp.target_allocmem %d : i32, i64(%d : i64)
}
// -----
func.func @extent_is_no_index(%d: i32) {
  %0 = omp.target_allocmem %d : i32, i64, %d
}
// -----
func.func @wrong_type_of_device(%d: i32) {
  %0 = omp.target_allocmem %d : i64, i64
}
// -----
func.func @no_arrow(%ts : i32) {
  %c = omp.new_cli
  omp.tile (%c) sizes(%ts : i32)
}
// -----
func.func @half_an_arrow(%ts : i32) {
  %c = omp.new_cli
  omp.tile < (%c) sizes(%ts : i32)
}
// -----
func.func @no_loops(%ts : i32) {
  omp.tile sizes(%ts : i32)
}
// -----
func.func @not_closed(%ts : i32) {
  %c = omp.new_cli
  omp.tile (%c <- (%c) sizes(%ts : i32)
}
// -----
func.func @no_parentheses(%ts : i32) {
  %c = omp.new_cli
  omp.tile (%c) <- %c sizes(%ts : i32)
}
// -----
func.func @not_a_loop(%ts : i32) {
  omp.tile (%ts) <- (%ts) sizes(%ts : i32)
}
