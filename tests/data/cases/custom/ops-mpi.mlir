// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of mpi that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: !mpi.comm) {
  mpi.allreduce(%arg0, %arg1, MPI_BAND, %arg2) : memref<f32>, memref<f32>
  return
}
func.func @f1(%arg0: memref<4xsi32, #gpu.address_space<workgroup>>, %arg1: memref<4xsi32, #gpu.address_space<workgroup>>, %arg2: !mpi.comm) {
  %0 = mpi.allreduce(%arg0, %arg1, MPI_MAX, %arg2) : memref<4xsi32, #gpu.address_space<workgroup>>, memref<4xsi32, #gpu.address_space<workgroup>> -> !mpi.retval
  return
}
func.func @f2(%arg0: !mpi.comm) {
  mpi.barrier(%arg0)
  return
}
func.func @f3(%arg0: !mpi.comm) {
  %0 = mpi.barrier(%arg0) -> !mpi.retval
  return
}
func.func @f4(%arg0: !mpi.comm) {
  %rank = mpi.comm_rank(%arg0) : i32
  return
}
func.func @f5(%arg0: !mpi.comm) {
  %retval, %rank = mpi.comm_rank(%arg0) : !mpi.retval, i32
  return
}
func.func @f6(%arg0: !mpi.comm) {
  %size = mpi.comm_size(%arg0) : i32
  return
}
func.func @f7(%arg0: !mpi.comm) {
  %retval, %size = mpi.comm_size(%arg0) : !mpi.retval, i32
  return
}
func.func @f8(%arg0: !mpi.comm, %arg1: i32, %arg2: i32) {
  %newcomm = mpi.comm_split(%arg0, %arg1, %arg2) : !mpi.comm
  return
}
func.func @f9(%arg0: !mpi.comm, %arg1: i32, %arg2: i32) {
  %retval, %newcomm = mpi.comm_split(%arg0, %arg1, %arg2) : !mpi.retval, !mpi.comm
  return
}
func.func @f10() {
  %0 = mpi.comm_world : !mpi.comm
  return
}
func.func @f11(%arg0: !mpi.retval) {
  %0 = mpi.error_class %arg0 : !mpi.retval
  return
}
func.func @f12() {
  mpi.finalize
  return
}
func.func @f13() {
  %0 = mpi.finalize : !mpi.retval
  return
}
func.func @f14() {
  mpi.init
  return
}
func.func @f15() {
  %0 = mpi.init : !mpi.retval
  return
}
func.func @f16(%arg0: memref<?xf32>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  %req = mpi.irecv(%arg0, %arg1, %arg2, %arg3) : memref<?xf32>, i32, i32 -> !mpi.request
  return
}
func.func @f17(%arg0: memref<4xf32, #gpu.address_space<workgroup>>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  %retval, %req = mpi.irecv(%arg0, %arg1, %arg2, %arg3) : memref<4xf32, #gpu.address_space<workgroup>>, i32, i32 -> !mpi.retval, !mpi.request
  return
}
func.func @f18(%arg0: memref<4xf32>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  %req = mpi.isend(%arg0, %arg1, %arg2, %arg3) : memref<4xf32>, i32, i32 -> !mpi.request
  return
}
func.func @f19(%arg0: memref<16x16xf8E8M0FNU>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  %retval, %req = mpi.isend(%arg0, %arg1, %arg2, %arg3) : memref<16x16xf8E8M0FNU>, i32, i32 -> !mpi.retval, !mpi.request
  return
}
func.func @f20(%arg0: memref<si8>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  mpi.recv(%arg0, %arg1, %arg2, %arg3) : memref<si8>, i32, i32
  return
}
func.func @f21(%arg0: memref<4xi32, #gpu.address_space<workgroup>>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  mpi.recv(%arg0, %arg1, %arg2, %arg3) : memref<4xi32, #gpu.address_space<workgroup>>, i32, i32
  return
}
func.func @f22(%arg0: !mpi.retval) {
  %0 = mpi.retval_check %arg0 = <MPI_ERR_IO> : i1
  return
}
func.func @f23(%arg0: !mpi.retval) {
  %0 = mpi.retval_check %arg0 = <MPI_ERR_RMA_CONFLICT> : i1
  return
}
func.func @f24(%arg0: memref<i64>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  mpi.send(%arg0, %arg1, %arg2, %arg3) : memref<i64>, i32, i32
  return
}
func.func @f25(%arg0: memref<4xf32, #gpu.address_space<workgroup>>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm) {
  mpi.send(%arg0, %arg1, %arg2, %arg3) : memref<4xf32, #gpu.address_space<workgroup>>, i32, i32
  return
}
func.func @f26(%arg0: !mpi.request) {
  mpi.wait(%arg0) : !mpi.request
  return
}
func.func @f27(%arg0: !mpi.request) {
  %0 = mpi.wait(%arg0) : !mpi.request -> !mpi.retval
  return
}
