// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of omp that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i1, %arg1: i64) {
  omp.allocate_dir(%arg0 : i1) allocator(%arg1)
  return
}
func.func @f1(%arg0: vector<2x3x4xi32>, %arg1: vector<2x3x4xi32>, %arg2: vector<2x3x4xi32>, %arg3: i64) {
  omp.allocate_dir(%arg0, %arg1, %arg2 : vector<2x3x4xi32>, vector<2x3x4xi32>, vector<2x3x4xi32>) align(4) allocator(%arg3)
  return
}
func.func @f2() {
  omp.barrier
  return
}
func.func @f3() {
  omp.flush
  return
}
func.func @f4(%arg0: vector<[4]x[4]xi16>, %arg1: vector<[4]x[4]xi16>, %arg2: vector<[4]x[4]xi16>) {
  omp.flush(%arg0, %arg1, %arg2 : vector<[4]x[4]xi16>, vector<[4]x[4]xi16>, vector<[4]x[4]xi16>)
  return
}
func.func @f5(%arg0: i64, %arg1: i64, %arg2: i4) {
  %0 = omp.map.bounds lower_bound(%arg0 : i64) extent(%arg1 : i64) stride(%arg2 : i4)
  return
}
func.func @f6(%arg0: i2, %arg1: i2, %arg2: i2, %arg3: i2, %arg4: i16) {
  %0 = omp.map.bounds lower_bound(%arg0 : i2) upper_bound(%arg1 : i2) extent(%arg2 : i2) stride(%arg3 : i2) start_idx(%arg4 : i16) {stride_in_bytes = true}
  return
}
func.func @f7() {
  %cli = omp.new_cli
  return
}
func.func @f8(%arg0: i1, %arg1: i64) {
  omp.target_freemem %arg0, %arg1 : i1, i64
  return
}
func.func @f9(%arg0: ui16, %arg1: i64) {
  omp.target_freemem %arg0, %arg1 : ui16, i64
  return
}
func.func @f10() {
  omp.taskyield
  return
}
