// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @mpi_test(%ref: memref<100xf32>) {
  %err = mpi.init : !mpi.retval
  %comm = mpi.comm_world : !mpi.comm
  %retval, %rank = mpi.comm_rank(%comm) : !mpi.retval, i32
  %size = mpi.comm_size(%comm) : i32
  mpi.send(%ref, %rank, %rank, %comm) : memref<100xf32>, i32, i32
  mpi.recv(%ref, %rank, %rank, %comm) : memref<100xf32>, i32, i32
  %req = mpi.isend(%ref, %rank, %rank, %comm) : memref<100xf32>, i32, i32 -> !mpi.request
  mpi.wait(%req) : !mpi.request
  mpi.barrier(%comm)
  mpi.allreduce(%ref, %ref, MPI_SUM, %comm) : memref<100xf32>, memref<100xf32>
  %0 = mpi.retval_check %err = <MPI_SUCCESS> : i1
  mpi.finalize
  return
}
