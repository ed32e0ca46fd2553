// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {gpu.container_module, llvm.data_layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", llvm.target_triple = "nvptx64-nvidia-cuda", dlti.dl_spec = #dlti.dl_spec<index = 64 : i32, "dlti.endianness" = "little">} {
  llvm.mlir.global external @global_smem() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
  llvm.func @matmul_kernel(%arg0: !llvm.ptr<1> {tt.divisibility = 16 : i32}, %arg1: !llvm.ptr<1> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false, nvvm.kernel = 1 : ui1, nvvm.reqntid = array<i32: 128>} {
    %0 = llvm.mlir.addressof @global_smem : !llvm.ptr<3>
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = nvvm.read.ptx.sreg.tid.x : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.and %2, %3 : i32
    %5 = llvm.getelementptr %0[%4] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
    %6 = llvm.getelementptr %arg0[%4] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
    %7 = llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [] "ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l" %6 : (!llvm.ptr<1>) -> i32
    %8 = llvm.bitcast %7 : i32 to f32
    llvm.store %8, %5 : f32, !llvm.ptr<3>
    nvvm.barrier0
    llvm.return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f80 = dense<128> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, !llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, f128 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, "dlti.stack_alignment" = 128 : i64, "dlti.endianness" = "little">, llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
}

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<
    index = 64 : i32,
    "dlti.alloca_memory_space" = 5 : ui64,
    "dlti.program_memory_space" = 3 : ui64,
    "dlti.global_memory_space" = 1 : ui64,
    "dlti.stack_alignment" = 128 : i64,
    "dlti.endianness" = "little">,
  dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : i32>,
    "GPU" = #dlti.target_device_spec<"max_vector_op_width" = 64 : i32>>} {
  func.func @main() {
    return
  }
}
