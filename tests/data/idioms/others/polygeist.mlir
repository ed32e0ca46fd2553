// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i64, dense<64> : vector<2xi64>>>, llvm.data_layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu", "polygeist.target-cpu" = "x86-64", "polygeist.target-features" = "+cx8,+fxsr,+mmx,+sse,+sse2,+x87", "polygeist.tune-cpu" = "generic"} {
  func.func @main(%arg0: i32, %arg1: memref<?x10xf64>) -> i32 attributes {llvm.linkage = #llvm.linkage<external>} {
    %c0 = arith.constant 0 : index
    %0 = "polygeist.memref2pointer"(%arg1) : (memref<?x10xf64>) -> !llvm.ptr
    %1 = "polygeist.pointer2memref"(%0) : (!llvm.ptr) -> memref<?xf64>
    %2 = "polygeist.subindex"(%arg1, %c0) : (memref<?x10xf64>, index) -> memref<10xf64>
    %3 = "polygeist.typeSize"() {source = f64} : () -> index
    "polygeist.barrier"(%c0) : (index) -> ()
    %4 = "polygeist.undef"() : () -> i32
    %5 = "polygeist.stream2token"(%0) : (!llvm.ptr) -> !async.token
    "polygeist.alternatives"() ({
      "polygeist.polygeist_yield"() : () -> ()
    }) {alternatives.descs = ["block_size=64,"], alternatives.type = "gpu_kernel"} : () -> ()
    %6 = "polygeist.gpu_wrapper"(%c0, %c0, %c0) ({
      "polygeist.polygeist_yield"() : () -> ()
    }) : (index, index, index) -> index
    return %4 : i32
  }
}
