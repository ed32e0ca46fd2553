module {
  func.func @conv2d(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>) -> tensor<1x4x4x8xf32> attributes {arm_streaming} {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
    return %1 : tensor<1x4x4x8xf32>
  }
  func.func @pool(%arg0: tensor<1x32x32x8xf32>) -> tensor<1x16x16x8xf32> attributes {arm_streaming} {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>) -> tensor<1x16x16x8xf32>
    %2 = tosa.avg_pool2d %arg0, %0, %0 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16x16x8xf32>
    return %2 : tensor<1x16x16x8xf32>
  }
  func.func @matmul(%arg0: tensor<1x14x19xf32>, %arg1: tensor<1x19x28xf32>) -> tensor<1x14x28xf32> attributes {arm_streaming} {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.matmul %arg0, %arg1, %0, %0 : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
    return %1 : tensor<1x14x28xf32>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<16x16xf32> attributes {arm_streaming} {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----
module {
  func.func @test_unary(%arg0: tensor<?x10xf32>) -> tensor<?x10xf32> attributes {arm_streaming} {
    %0 = "onnx.Exp"(%arg0) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %1 = "onnx.Log"(%0) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %2 = "onnx.Tanh"(%1) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %3 = "onnx.Sigmoid"(%2) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %4 = "onnx.Relu"(%3) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %5 = "onnx.LeakyRelu"(%4) {alpha = 0.00999999977 : f32} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %6 = "onnx.Elu"(%5) {alpha = 2.000000e+00 : f32} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %7 = "onnx.Selu"(%6) {alpha = 1.000000e+00 : f32, gamma = 2.000000e+00 : f32} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %8 = "onnx.HardSigmoid"(%7) {alpha = 2.000000e-01 : f32, beta = 5.000000e-01 : f32} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %9 = "onnx.Softplus"(%8) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %10 = "onnx.Softsign"(%9) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %11 = "onnx.Sqrt"(%10) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %12 = "onnx.Reciprocal"(%11) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %13 = "onnx.Abs"(%12) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %14 = "onnx.Neg"(%13) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %15 = "onnx.Floor"(%14) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %16 = "onnx.Ceil"(%15) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %17 = "onnx.Round"(%16) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %18 = "onnx.Erf"(%17) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %19 = "onnx.Sin"(%18) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %20 = "onnx.Cos"(%19) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %21 = "onnx.Tan"(%20) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %22 = "onnx.Atan"(%21) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %23 = "onnx.Sinh"(%22) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %24 = "onnx.Cosh"(%23) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %25 = "onnx.Sign"(%24) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %26 = "onnx.Identity"(%25) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %27 = "onnx.Cast"(%26) {saturate = 1 : si64, to = f32} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %28 = "onnx.Gelu"(%27) {approximate = "none"} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %29 = "onnx.HardSwish"(%28) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    return %29 : tensor<?x10xf32>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<f6E3M2FN>, %arg1: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> attributes {arm_streaming} {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    return %0 : tensor<f6E3M2FN>
  }
}

// -----
module {
  func.func private @bb_test_report(i32) attributes {arm_streaming}
  func.func @main() -> i8 attributes {arm_streaming} {
    %c0_i8 = arith.constant 0 : i8
    %alloc = memref.alloc() : memref<32x16xi8>
    %alloc_0 = memref.alloc() : memref<52x16xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c16 = arith.constant 16 : index
    scf.for %arg0 = %c0 to %c32 step %c1 {
      scf.for %arg1 = %c0 to %c16 step %c1 {
        %4 = arith.index_cast %arg0 : index to i32
        %5 = arith.trunci %4 : i32 to i8
        memref.store %5, %alloc[%arg0, %arg1] : memref<32x16xi8>
      }
    }
    %0 = "buckyball.bank_alloc"() : () -> i64
    %1 = "buckyball.bank_alloc"() : () -> i64
    %c32_i64 = arith.constant 32 : i64
    %c52_i64 = arith.constant 52 : i64
    %c1_i64 = arith.constant 1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1_i64_1 = arith.constant 1 : i64
    %c16_i64 = arith.constant 16 : i64
    %c16_i64_2 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0_i64_3 = arith.constant 0 : i64
    %2 = "buckyball.bank_mvin"(%alloc, %0, %c32_i64, %c1_i64) : (memref<32x16xi8>, i64, i64, i64) -> i64
    %c1_i64_4 = arith.constant 1 : i64
    "buckyball.im2col"(%2, %1, %c4_i64, %c1_i64_1, %c16_i64, %c16_i64_2, %c0_i64, %c0_i64_3, %c1_i64_4) : (i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
    %3 = "buckyball.bank_mvout"(%alloc_0, %1, %c52_i64, %c1_i64) : (memref<52x16xi8>, i64, i64, i64) -> i64
    "buckyball.bank_release"(%2) : (i64) -> ()
    "buckyball.bank_release"(%3) : (i64) -> ()
    %c0_i32 = arith.constant 0 : i32
    call @bb_test_report(%c0_i32) : (i32) -> ()
    memref.dealloc %alloc : memref<32x16xi8>
    memref.dealloc %alloc_0 : memref<52x16xi8>
    return %c0_i8 : i8
  }
}

// -----
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> attributes {arm_streaming} {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 1 : i32, backend_config = "", call_target_name = "foo", called_computations = [@foo], has_side_effect = true, operand_layouts = [dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @foo(tensor<f32>) -> tensor<f32> attributes {arm_streaming}
}

// -----
module {
  func.func @subview(%arg0: memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1], offset: 18>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [18], sizes: [4, 4], strides: [8, 1] : memref<f32> to memref<4x4xf32, strided<[8, 1], offset: 18>>
    return %reinterpret_cast : memref<4x4xf32, strided<[8, 1], offset: 18>>
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @vecadd(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) kernel {
      %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %block_id_x = gpu.block_id  x
      %block_dim_x = gpu.block_dim  x
      %thread_id_x = gpu.thread_id  x
      %3 = arith.muli %block_id_x, %block_dim_x : index
      %4 = arith.addi %3, %thread_id_x : index
      %5 = builtin.unrealized_conversion_cast %4 : index to i64
      %6 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %7 = llvm.getelementptr inbounds|nuw %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %8 = llvm.load %7 : !llvm.ptr -> f32
      %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %10 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %11 = llvm.load %10 : !llvm.ptr -> f32
      %12 = arith.addf %8, %11 : f32
      %13 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %14 = llvm.getelementptr inbounds|nuw %13[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %12, %14 : f32, !llvm.ptr
      gpu.return
    }
  }
  func.func @main(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    gpu.launch_func  @kernels::@vecadd blocks in (%arg3, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xf32>, %arg1 : memref<?xf32>, %arg2 : memref<?xf32>)
    return
  }
}

// -----
module {
  llvm.mlir.global private @gv_i32(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]> : tensor<20xi32>) {addr_space = 0 : i32} : !llvm.array<20 x i32>
  llvm.mlir.global private @gv_f32(dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01, 1.900000e+01]> : tensor<20xf32>) {addr_space = 0 : i32} : !llvm.array<20 x f32>
  func.func @main() -> i32 {
    %0 = llvm.mlir.constant(20 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mlir.addressof @gv_i32 : !llvm.ptr
    %6 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<20 x i32>
    %7 = llvm.mlir.constant(3735928559 : index) : i64
    %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %6, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %0, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %1, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = builtin.unrealized_conversion_cast %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<20xi32>
    %17 = llvm.mlir.constant(20 : index) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.zero : !llvm.ptr
    %20 = llvm.getelementptr %19[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.ptrtoint %20 : !llvm.ptr to i64
    %22 = llvm.mlir.addressof @gv_f32 : !llvm.ptr
    %23 = llvm.getelementptr %22[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<20 x f32>
    %24 = llvm.mlir.constant(3735928559 : index) : i64
    %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.insertvalue %23, %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %17, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.insertvalue %18, %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c10 = arith.constant 10 : index
    %cst = arith.constant dense<[true, true, true, true, true, true, false, false]> : vector<8xi1>
    %c8_i32 = arith.constant 8 : i32
    %cst_0 = arith.constant dense<true> : vector<8xi1>
    %c6_i32 = arith.constant 6 : i32
    %c1_i32 = arith.constant 1 : i32
    %33 = vector.load %16[%c0] : memref<20xi32>, vector<8xi32>
    %34 = vector.load %16[%c10] : memref<20xi32>, vector<8xi32>
    %35 = "llvm.intr.vp.srem"(%34, %33, %cst, %c8_i32) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    vector.print %35 : vector<8xi32>
    %36 = vector.load %16[%c0] : memref<20xi32>, vector<8xi32>
    %37 = vector.load %16[%c10] : memref<20xi32>, vector<8xi32>
    %38 = "llvm.intr.vp.srem"(%37, %36, %cst_0, %c6_i32) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    vector.print %38 : vector<8xi32>
    %39 = vector.load %16[%c0] : memref<20xi32>, vector<8xi32>
    %40 = vector.load %16[%c10] : memref<20xi32>, vector<8xi32>
    %41 = "llvm.intr.vp.urem"(%40, %39, %cst, %c8_i32) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    vector.print %41 : vector<8xi32>
    %42 = vector.load %16[%c0] : memref<20xi32>, vector<8xi32>
    %43 = vector.load %16[%c10] : memref<20xi32>, vector<8xi32>
    %44 = "llvm.intr.vp.urem"(%43, %42, %cst_0, %c6_i32) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    vector.print %44 : vector<8xi32>
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}

// -----
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func private @rtclock() -> f64
  func.func @kernel(%arg0: tensor<1x12x1024x128xf32>, %arg1: tensor<1x12x1024x128xf32>, %arg2: tensor<1x12x1024x128xf32>, %arg3: tensor<1x1x1024x1024xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = builtin.unrealized_conversion_cast %c0 : index to i64
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.0883883461 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %1 = vector.broadcast %cst_1 : f32 to vector<16xf32>
    %cst_2 = arith.constant -1.000000e+30 : f32
    %2 = bufferization.to_buffer %arg0 : tensor<1x12x1024x128xf32> to memref<1x12x1024x128xf32>
    %3 = bufferization.to_buffer %arg1 : tensor<1x12x1024x128xf32> to memref<1x12x1024x128xf32>
    %4 = bufferization.to_buffer %arg2 : tensor<1x12x1024x128xf32> to memref<1x12x1024x128xf32>
    %5 = bufferization.to_buffer %arg3 : tensor<1x1x1024x1024xf32> to memref<1x1x1024x1024xf32>
    %6 = builtin.unrealized_conversion_cast %5 : memref<1x1x1024x1024xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %c1_3 = arith.constant 1 : index
    %7 = builtin.unrealized_conversion_cast %c1_3 : index to i64
    %c12 = arith.constant 12 : index
    %8 = builtin.unrealized_conversion_cast %c12 : index to i64
    %c1024 = arith.constant 1024 : index
    %9 = builtin.unrealized_conversion_cast %c1024 : index to i64
    %c1024_4 = arith.constant 1024 : index
    %c128 = arith.constant 128 : index
    %10 = builtin.unrealized_conversion_cast %c128 : index to i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mul %9, %8 : i64
    %13 = llvm.mul %12, %7 : i64
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.getelementptr %14[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.call @malloc(%16) : (i64) -> !llvm.ptr
    %18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %21 = llvm.mlir.constant(0 : index) : i64
    %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %23 = llvm.insertvalue %7, %22[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %24 = llvm.insertvalue %8, %23[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %25 = llvm.insertvalue %9, %24[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %26 = llvm.insertvalue %12, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %27 = llvm.insertvalue %9, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %28 = llvm.insertvalue %11, %27[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %29 = builtin.unrealized_conversion_cast %28 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<?x?x?xf32>
    %30 = llvm.mlir.constant(1 : index) : i64
    %31 = llvm.mul %10, %9 : i64
    %32 = llvm.mul %31, %8 : i64
    %33 = llvm.mul %32, %7 : i64
    %34 = llvm.mlir.zero : !llvm.ptr
    %35 = llvm.getelementptr %34[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.ptrtoint %35 : !llvm.ptr to i64
    %37 = llvm.call @malloc(%36) : (i64) -> !llvm.ptr
    %38 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %39 = llvm.insertvalue %37, %38[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %40 = llvm.insertvalue %37, %39[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %41 = llvm.mlir.constant(0 : index) : i64
    %42 = llvm.insertvalue %41, %40[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %43 = llvm.insertvalue %7, %42[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %44 = llvm.insertvalue %8, %43[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %45 = llvm.insertvalue %9, %44[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %46 = llvm.insertvalue %10, %45[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %47 = llvm.insertvalue %32, %46[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %48 = llvm.insertvalue %31, %47[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %49 = llvm.insertvalue %10, %48[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %50 = llvm.insertvalue %30, %49[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %51 = builtin.unrealized_conversion_cast %50 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> to memref<?x?x?x?xf32>
    %c16_5 = arith.constant 16 : index
    %52 = builtin.unrealized_conversion_cast %c16_5 : index to i64
    %c64 = arith.constant 64 : index
    %53 = builtin.unrealized_conversion_cast %c64 : index to i64
    affine.for %arg4 = 0 to 1 {
      %56 = builtin.unrealized_conversion_cast %arg4 : index to i64
      affine.parallel (%arg5) = (0) to (12) {
        %57 = builtin.unrealized_conversion_cast %arg5 : index to i64
        affine.parallel (%arg6) = (0) to (1024) step (16) {
          %58 = llvm.mlir.constant(1 : index) : i64
          %59 = llvm.mlir.zero : !llvm.ptr
          %60 = llvm.getelementptr %59[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %61 = llvm.ptrtoint %60 : !llvm.ptr to i64
          %62 = llvm.call @malloc(%61) : (i64) -> !llvm.ptr
          %63 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
          %64 = llvm.insertvalue %62, %63[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %65 = llvm.insertvalue %62, %64[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %66 = llvm.mlir.constant(0 : index) : i64
          %67 = llvm.insertvalue %66, %65[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %68 = llvm.insertvalue %52, %67[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %69 = llvm.insertvalue %58, %68[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %70 = llvm.mlir.constant(1 : index) : i64
          %71 = llvm.mlir.zero : !llvm.ptr
          %72 = llvm.getelementptr %71[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %73 = llvm.ptrtoint %72 : !llvm.ptr to i64
          %74 = llvm.call @malloc(%73) : (i64) -> !llvm.ptr
          %75 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
          %76 = llvm.insertvalue %74, %75[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %77 = llvm.insertvalue %74, %76[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %78 = llvm.mlir.constant(0 : index) : i64
          %79 = llvm.insertvalue %78, %77[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %80 = llvm.insertvalue %52, %79[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %81 = llvm.insertvalue %70, %80[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
          %82 = llvm.mlir.constant(1 : index) : i64
          %83 = llvm.mul %10, %52 : i64
          %84 = llvm.mlir.zero : !llvm.ptr
          %85 = llvm.getelementptr %84[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %86 = llvm.ptrtoint %85 : !llvm.ptr to i64
          %87 = llvm.call @malloc(%86) : (i64) -> !llvm.ptr
          %88 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
          %89 = llvm.insertvalue %87, %88[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
          %90 = llvm.insertvalue %87, %89[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
          %91 = llvm.mlir.constant(0 : index) : i64
          %92 = llvm.insertvalue %91, %90[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
          %93 = llvm.insertvalue %52, %92[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
          %94 = llvm.insertvalue %10, %93[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
          %95 = llvm.insertvalue %10, %94[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
          %96 = llvm.insertvalue %82, %95[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
          %97 = builtin.unrealized_conversion_cast %96 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
          scf.for %arg7 = %c0 to %c16_5 step %c1 {
            %98 = builtin.unrealized_conversion_cast %arg7 : index to i64
            %99 = llvm.extractvalue %69[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
            %100 = llvm.getelementptr inbounds|nuw %99[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %cst_2, %100 : f32, !llvm.ptr
            %101 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
            %102 = llvm.getelementptr inbounds|nuw %101[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %cst_1, %102 : f32, !llvm.ptr
          }
          scf.for %arg7 = %c0 to %c16_5 step %c1 {
            scf.for %arg8 = %c0 to %c128 step %c16 {
              vector.store %1, %97[%arg7, %arg8] : memref<?x?xf32>, vector<16xf32>
            }
          }
          affine.parallel (%arg7) = (0) to (1024) step (64) {
            %98 = llvm.mlir.constant(1 : index) : i64
            %99 = llvm.mul %53, %52 : i64
            %100 = llvm.mlir.zero : !llvm.ptr
            %101 = llvm.getelementptr %100[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %102 = llvm.ptrtoint %101 : !llvm.ptr to i64
            %103 = llvm.call @malloc(%102) : (i64) -> !llvm.ptr
            %104 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
            %105 = llvm.insertvalue %103, %104[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
            %106 = llvm.insertvalue %103, %105[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
            %107 = llvm.mlir.constant(0 : index) : i64
            %108 = llvm.insertvalue %107, %106[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
            %109 = llvm.insertvalue %52, %108[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
            %110 = llvm.insertvalue %53, %109[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
            %111 = llvm.insertvalue %53, %110[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
            %112 = llvm.insertvalue %98, %111[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
            scf.for %arg8 = %c0 to %c16_5 step %c1 {
              %113 = builtin.unrealized_conversion_cast %arg8 : index to i64
              scf.for %arg9 = %c0 to %c64 step %c1 {
                %114 = builtin.unrealized_conversion_cast %arg9 : index to i64
                %115 = llvm.extractvalue %112[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %116 = llvm.extractvalue %112[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %117 = llvm.mul %113, %116 overflow<nsw, nuw> : i64
                %118 = llvm.add %117, %114 overflow<nsw, nuw> : i64
                %119 = llvm.getelementptr inbounds|nuw %115[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %cst_1, %119 : f32, !llvm.ptr
              }
            }
            scf.for %arg8 = %c0 to %c16_5 step %c1 {
              %113 = builtin.unrealized_conversion_cast %arg8 : index to i64
              %114 = arith.addi %arg6, %arg8 : index
              %115 = builtin.unrealized_conversion_cast %114 : index to i64
              scf.for %arg9 = %c0 to %c64 step %c1 {
                %116 = builtin.unrealized_conversion_cast %arg9 : index to i64
                %117 = arith.addi %arg7, %arg9 : index
                %118 = builtin.unrealized_conversion_cast %117 : index to i64
                %119 = scf.for %arg10 = %c0 to %c128 step %c16 iter_args(%arg11 = %1) -> (vector<16xf32>) {
                  %140 = vector.load %2[%arg4, %arg5, %114, %arg10] : memref<1x12x1024x128xf32>, vector<16xf32>
                  %141 = vector.load %3[%arg4, %arg5, %117, %arg10] : memref<1x12x1024x128xf32>, vector<16xf32>
                  %142 = vector.fma %140, %141, %arg11 : vector<16xf32>
                  scf.yield %142 : vector<16xf32>
                }
                %120 = vector.reduction <add>, %119 : vector<16xf32> into f32
                %121 = arith.mulf %120, %cst_0 : f32
                %122 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
                %123 = llvm.mlir.constant(1048576 : index) : i64
                %124 = llvm.mul %56, %123 overflow<nsw, nuw> : i64
                %125 = llvm.mlir.constant(1048576 : index) : i64
                %126 = llvm.mul %0, %125 overflow<nsw, nuw> : i64
                %127 = llvm.add %124, %126 overflow<nsw, nuw> : i64
                %128 = llvm.mlir.constant(1024 : index) : i64
                %129 = llvm.mul %115, %128 overflow<nsw, nuw> : i64
                %130 = llvm.add %127, %129 overflow<nsw, nuw> : i64
                %131 = llvm.add %130, %118 overflow<nsw, nuw> : i64
                %132 = llvm.getelementptr inbounds|nuw %122[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %133 = llvm.load %132 : !llvm.ptr -> f32
                %134 = arith.addf %121, %133 : f32
                %135 = llvm.extractvalue %112[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %136 = llvm.extractvalue %112[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %137 = llvm.mul %113, %136 overflow<nsw, nuw> : i64
                %138 = llvm.add %137, %116 overflow<nsw, nuw> : i64
                %139 = llvm.getelementptr inbounds|nuw %135[%138] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %134, %139 : f32, !llvm.ptr
              }
            }
            scf.for %arg8 = %c0 to %c16_5 step %c1 {
              %113 = builtin.unrealized_conversion_cast %arg8 : index to i64
              %114 = scf.for %arg9 = %c0 to %c64 step %c1 iter_args(%arg10 = %cst_2) -> (f32) {
                %150 = builtin.unrealized_conversion_cast %arg9 : index to i64
                %151 = llvm.extractvalue %112[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %152 = llvm.extractvalue %112[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %153 = llvm.mul %113, %152 overflow<nsw, nuw> : i64
                %154 = llvm.add %153, %150 overflow<nsw, nuw> : i64
                %155 = llvm.getelementptr inbounds|nuw %151[%154] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %156 = llvm.load %155 : !llvm.ptr -> f32
                %157 = arith.cmpf ogt, %156, %arg10 : f32
                %158 = arith.select %157, %156, %arg10 : f32
                scf.yield %158 : f32
              }
              %115 = llvm.mlir.constant(1 : index) : i64
              %116 = llvm.mlir.zero : !llvm.ptr
              %117 = llvm.getelementptr %116[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %118 = llvm.ptrtoint %117 : !llvm.ptr to i64
              %119 = llvm.call @malloc(%118) : (i64) -> !llvm.ptr
              %120 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
              %121 = llvm.insertvalue %119, %120[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %122 = llvm.insertvalue %119, %121[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %123 = llvm.mlir.constant(0 : index) : i64
              %124 = llvm.insertvalue %123, %122[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %125 = llvm.insertvalue %10, %124[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %126 = llvm.insertvalue %115, %125[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %127 = builtin.unrealized_conversion_cast %126 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
              scf.for %arg9 = %c0 to %c128 step %c1 {
                %150 = builtin.unrealized_conversion_cast %arg9 : index to i64
                %151 = llvm.extractvalue %126[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
                %152 = llvm.getelementptr inbounds|nuw %151[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %cst_1, %152 : f32, !llvm.ptr
              }
              %128 = scf.for %arg9 = %c0 to %c64 step %c1 iter_args(%arg10 = %cst_1) -> (f32) {
                %150 = builtin.unrealized_conversion_cast %arg9 : index to i64
                %151 = arith.addi %arg7, %arg9 : index
                %152 = llvm.extractvalue %112[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %153 = llvm.extractvalue %112[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
                %154 = llvm.mul %113, %153 overflow<nsw, nuw> : i64
                %155 = llvm.add %154, %150 overflow<nsw, nuw> : i64
                %156 = llvm.getelementptr inbounds|nuw %152[%155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                %157 = llvm.load %156 : !llvm.ptr -> f32
                %158 = arith.subf %157, %114 : f32
                %159 = math.exp %158 : f32
                %160 = vector.broadcast %159 : f32 to vector<16xf32>
                %161 = arith.addf %arg10, %159 : f32
                scf.for %arg11 = %c0 to %c128 step %c16 {
                  %162 = vector.transfer_read %4[%arg4, %arg5, %151, %arg11], %cst_1 {in_bounds = [true]} : memref<1x12x1024x128xf32>, vector<16xf32>
                  %163 = vector.load %127[%arg11] : memref<?xf32>, vector<16xf32>
                  %164 = vector.fma %162, %160, %163 : vector<16xf32>
                  vector.store %164, %127[%arg11] : memref<?xf32>, vector<16xf32>
                }
                scf.yield %161 : f32
              }
              %129 = llvm.extractvalue %69[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %130 = llvm.getelementptr inbounds|nuw %129[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %131 = llvm.load %130 : !llvm.ptr -> f32
              %132 = arith.cmpf ogt, %114, %131 : f32
              %133 = arith.select %132, %114, %131 : f32
              %134 = arith.subf %131, %133 : f32
              %135 = math.exp %134 : f32
              %136 = vector.broadcast %135 : f32 to vector<16xf32>
              %137 = arith.subf %114, %133 : f32
              %138 = math.exp %137 : f32
              %139 = vector.broadcast %138 : f32 to vector<16xf32>
              scf.for %arg9 = %c0 to %c128 step %c16 {
                %150 = vector.load %97[%arg8, %arg9] : memref<?x?xf32>, vector<16xf32>
                %151 = vector.load %127[%arg9] : memref<?xf32>, vector<16xf32>
                %152 = arith.mulf %150, %136 : vector<16xf32>
                %153 = arith.mulf %151, %139 : vector<16xf32>
                %154 = arith.addf %152, %153 : vector<16xf32>
                vector.store %154, %97[%arg8, %arg9] : memref<?x?xf32>, vector<16xf32>
              }
              %140 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %141 = llvm.getelementptr inbounds|nuw %140[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %142 = llvm.load %141 : !llvm.ptr -> f32
              %143 = arith.mulf %142, %135 : f32
              %144 = arith.mulf %128, %138 : f32
              %145 = arith.addf %143, %144 : f32
              %146 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %147 = llvm.getelementptr inbounds|nuw %146[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              llvm.store %145, %147 : f32, !llvm.ptr
              %148 = llvm.extractvalue %69[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
              %149 = llvm.getelementptr inbounds|nuw %148[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              llvm.store %133, %149 : f32, !llvm.ptr
            }
          }
          scf.for %arg7 = %c0 to %c16_5 step %c1 {
            %98 = builtin.unrealized_conversion_cast %arg7 : index to i64
            %99 = arith.addi %arg6, %arg7 : index
            %100 = builtin.unrealized_conversion_cast %99 : index to i64
            %101 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
            %102 = llvm.getelementptr inbounds|nuw %101[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %103 = llvm.load %102 : !llvm.ptr -> f32
            %104 = vector.broadcast %103 : f32 to vector<16xf32>
            %105 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
            %106 = llvm.extractvalue %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
            %107 = llvm.mul %56, %106 overflow<nsw, nuw> : i64
            %108 = llvm.extractvalue %28[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
            %109 = llvm.mul %57, %108 overflow<nsw, nuw> : i64
            %110 = llvm.add %107, %109 overflow<nsw, nuw> : i64
            %111 = llvm.add %110, %100 overflow<nsw, nuw> : i64
            %112 = llvm.getelementptr inbounds|nuw %105[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %103, %112 : f32, !llvm.ptr
            scf.for %arg8 = %c0 to %c128 step %c16 {
              %113 = vector.load %97[%arg7, %arg8] : memref<?x?xf32>, vector<16xf32>
              %114 = arith.divf %113, %104 : vector<16xf32>
              vector.store %114, %51[%arg4, %arg5, %99, %arg8] : memref<?x?x?x?xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    %54 = bufferization.to_tensor %51 restrict : memref<?x?x?x?xf32> to tensor<?x?x?x?xf32>
    %55 = bufferization.to_tensor %29 restrict : memref<?x?x?xf32> to tensor<?x?x?xf32>
    return %54, %55 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>
  }
  func.func @main() {
    %0 = call @rtclock() : () -> f64
    %generated = tensor.generate  {
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index):
      %4 = arith.addi %arg0, %arg1 : index
      %5 = arith.addi %4, %arg2 : index
      %6 = arith.addi %5, %arg3 : index
      %c11 = arith.constant 11 : index
      %7 = arith.remui %6, %c11 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.sitofp %8 : i32 to f32
      tensor.yield %9 : f32
    } : tensor<1x12x1024x128xf32>
    %generated_0 = tensor.generate  {
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index):
      %4 = arith.addi %arg0, %arg1 : index
      %5 = arith.addi %4, %arg2 : index
      %6 = arith.addi %5, %arg3 : index
      %c17 = arith.constant 17 : index
      %7 = arith.remui %6, %c17 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.sitofp %8 : i32 to f32
      tensor.yield %9 : f32
    } : tensor<1x12x1024x128xf32>
    %generated_1 = tensor.generate  {
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index):
      %4 = arith.addi %arg0, %arg1 : index
      %5 = arith.addi %4, %arg2 : index
      %6 = arith.addi %5, %arg3 : index
      %c13 = arith.constant 13 : index
      %7 = arith.remui %6, %c13 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.sitofp %8 : i32 to f32
      tensor.yield %9 : f32
    } : tensor<1x12x1024x128xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant -1.000000e+09 : f32
    %generated_3 = tensor.generate  {
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index):
      %4 = arith.cmpi slt, %arg2, %arg3 : index
      %5 = arith.select %4, %cst_2, %cst : f32
      tensor.yield %5 : f32
    } : tensor<1x1x1024x1024xf32>
    %1:2 = call @kernel(%generated, %generated_0, %generated_1, %generated_3) : (tensor<1x12x1024x128xf32>, tensor<1x12x1024x128xf32>, tensor<1x12x1024x128xf32>, tensor<1x1x1024x1024xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>)
    %2 = call @rtclock() : () -> f64
    %3 = arith.subf %2, %0 : f64
    %cast = tensor.cast %1#0 : tensor<?x?x?x?xf32> to tensor<*xf32>
    vector.print %3 : f64
    return
  }
  func.func private @printMemrefF32(tensor<*xf32>)
}

// -----
#map = affine_map<()[s0] -> (s0 ceildiv 32)>
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @alloc_f32(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?x?x?x?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mul %0, %1 : i64
    %6 = llvm.mul %5, %2 : i64
    %7 = llvm.mul %6, %3 : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %17 = llvm.insertvalue %3, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %18 = llvm.insertvalue %2, %17[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %19 = llvm.insertvalue %1, %18[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %20 = llvm.insertvalue %0, %19[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %21 = llvm.insertvalue %6, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %22 = llvm.insertvalue %5, %21[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %23 = llvm.insertvalue %0, %22[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %24 = llvm.insertvalue %4, %23[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %25 = builtin.unrealized_conversion_cast %24 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> to memref<?x?x?x?xf32>
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      %26 = builtin.unrealized_conversion_cast %arg5 : index to i64
      scf.for %arg6 = %c0 to %arg1 step %c1 {
        %27 = builtin.unrealized_conversion_cast %arg6 : index to i64
        scf.for %arg7 = %c0 to %arg2 step %c1 {
          %28 = builtin.unrealized_conversion_cast %arg7 : index to i64
          scf.for %arg8 = %c0 to %arg3 step %c1 {
            %29 = builtin.unrealized_conversion_cast %arg8 : index to i64
            %30 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
            %31 = llvm.extractvalue %24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
            %32 = llvm.mul %26, %31 overflow<nsw, nuw> : i64
            %33 = llvm.extractvalue %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
            %34 = llvm.mul %27, %33 overflow<nsw, nuw> : i64
            %35 = llvm.add %32, %34 overflow<nsw, nuw> : i64
            %36 = llvm.extractvalue %24[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
            %37 = llvm.mul %28, %36 overflow<nsw, nuw> : i64
            %38 = llvm.add %35, %37 overflow<nsw, nuw> : i64
            %39 = llvm.add %38, %29 overflow<nsw, nuw> : i64
            %40 = llvm.getelementptr inbounds|nuw %30[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %arg4, %40 : f32, !llvm.ptr
          }
        }
      }
    }
    return %25 : memref<?x?x?x?xf32>
  }
  func.func @conv_2d_nchw_fchw(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<?x?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?x?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %3 = vector.broadcast %cst : f32 to vector<32xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c32 = arith.constant 32 : index
    %4 = llvm.extractvalue %2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    %6 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %9 = builtin.unrealized_conversion_cast %8 : i64 to index
    %10 = llvm.extractvalue %0[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
    %12 = llvm.extractvalue %0[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    %14 = llvm.extractvalue %1[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %15 = builtin.unrealized_conversion_cast %14 : i64 to index
    %16 = llvm.extractvalue %1[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %17 = builtin.unrealized_conversion_cast %16 : i64 to index
    affine.for %arg3 = 0 to %5 {
      affine.for %arg4 = 0 to %7 {
        %18 = builtin.unrealized_conversion_cast %arg4 : index to i64
        affine.for %arg5 = 0 to %9 {
          %19 = builtin.unrealized_conversion_cast %arg5 : index to i64
          affine.for %arg6 = 0 to %11 {
            affine.for %arg7 = 0 to %15 {
              %20 = builtin.unrealized_conversion_cast %arg7 : index to i64
              affine.for %arg8 = 0 to %17 {
                %21 = builtin.unrealized_conversion_cast %arg8 : index to i64
                affine.for %arg9 = 0 to #map()[%13] {
                  %22 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
                  %23 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
                  %24 = llvm.mul %18, %23 overflow<nsw, nuw> : i64
                  %25 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
                  %26 = llvm.mul %19, %25 overflow<nsw, nuw> : i64
                  %27 = llvm.add %24, %26 overflow<nsw, nuw> : i64
                  %28 = llvm.extractvalue %1[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
                  %29 = llvm.mul %20, %28 overflow<nsw, nuw> : i64
                  %30 = llvm.add %27, %29 overflow<nsw, nuw> : i64
                  %31 = llvm.add %30, %21 overflow<nsw, nuw> : i64
                  %32 = llvm.getelementptr inbounds|nuw %22[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                  %33 = llvm.load %32 : !llvm.ptr -> f32
                  %34 = arith.cmpf one, %33, %cst : f32
                  scf.if %34 {
                    %35 = vector.broadcast %33 : f32 to vector<32xf32>
                    %36 = arith.muli %arg9, %c32 : index
                    %37 = arith.subi %13, %36 : index
                    %38 = arith.cmpi sge, %37, %c32 : index
                    scf.if %38 {
                      %39 = affine.vector_load %arg0[%arg3, %arg5, %arg6 + %arg7, %arg8 + %arg9 * 32] : memref<?x?x?x?xf32>, vector<32xf32>
                      %40 = affine.vector_load %arg2[%arg3, %arg4, %arg6, %arg9 * 32] : memref<?x?x?x?xf32>, vector<32xf32>
                      %41 = vector.fma %39, %35, %40 : vector<32xf32>
                      affine.vector_store %41, %arg2[%arg3, %arg4, %arg6, %arg9 * 32] : memref<?x?x?x?xf32>, vector<32xf32>
                    } else {
                      %39 = vector.create_mask %37 : vector<32xi1>
                      %40 = arith.addi %arg6, %arg7 : index
                      %41 = arith.muli %arg9, %c32 : index
                      %42 = arith.addi %arg8, %41 : index
                      %43 = vector.maskedload %arg0[%arg3, %arg5, %40, %42], %39, %3 : memref<?x?x?x?xf32>, vector<32xi1>, vector<32xf32> into vector<32xf32>
                      %44 = vector.maskedload %arg2[%arg3, %arg4, %arg6, %41], %39, %3 : memref<?x?x?x?xf32>, vector<32xi1>, vector<32xf32> into vector<32xf32>
                      %45 = vector.fma %43, %35, %44 : vector<32xf32>
                      vector.maskedstore %arg2[%arg3, %arg4, %arg6, %41], %39, %45 : memref<?x?x?x?xf32>, vector<32xi1>, vector<32xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @main() {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c58 = arith.constant 58 : index
    %c58_1 = arith.constant 58 : index
    %c64_2 = arith.constant 64 : index
    %c64_3 = arith.constant 64 : index
    %c3 = arith.constant 3 : index
    %c3_4 = arith.constant 3 : index
    %c1_5 = arith.constant 1 : index
    %c64_6 = arith.constant 64 : index
    %c56 = arith.constant 56 : index
    %c56_7 = arith.constant 56 : index
    %0 = call @alloc_f32(%c1, %c64, %c58, %c58_1, %cst) : (index, index, index, index, f32) -> memref<?x?x?x?xf32>
    %1 = builtin.unrealized_conversion_cast %0 : memref<?x?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %2 = call @alloc_f32(%c64_2, %c64_3, %c3, %c3_4, %cst) : (index, index, index, index, f32) -> memref<?x?x?x?xf32>
    %3 = builtin.unrealized_conversion_cast %2 : memref<?x?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %4 = call @alloc_f32(%c1_5, %c64_6, %c56, %c56_7, %cst_0) : (index, index, index, index, f32) -> memref<?x?x?x?xf32>
    %5 = builtin.unrealized_conversion_cast %4 : memref<?x?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    call @conv_2d_nchw_fchw(%0, %2, %4) : (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> ()
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, ptr)> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    call @printMemrefF32(%12) : (memref<*xf32>) -> ()
    %13 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    %14 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%14) : (!llvm.ptr) -> ()
    %15 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%15) : (!llvm.ptr) -> ()
    return
  }
}

// -----
module {
  func.func @parallel(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg0, %arg1) step (%c1, %c1) {
      %1 = builtin.unrealized_conversion_cast %arg4 : index to i64
      %2 = builtin.unrealized_conversion_cast %arg3 : index to i64
      %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.mul %2, %4 overflow<nsw, nuw> : i64
      %6 = llvm.add %5, %1 overflow<nsw, nuw> : i64
      %7 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %8 = llvm.load %7 : !llvm.ptr -> f32
      %9 = arith.addf %8, %8 : f32
      %10 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.mul %2, %11 overflow<nsw, nuw> : i64
      %13 = llvm.add %12, %1 overflow<nsw, nuw> : i64
      %14 = llvm.getelementptr inbounds|nuw %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %9, %14 : f32, !llvm.ptr
      scf.reduce 
    }
    return
  }
  func.func @parallel_reduce(%arg0: memref<128xf32>) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<128xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    %1 = scf.parallel (%arg1) = (%c0) to (%c128) step (%c1) init (%cst) -> f32 {
      %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
      %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %4 = llvm.getelementptr inbounds|nuw %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %5 = llvm.load %4 : !llvm.ptr -> f32
      scf.reduce(%5 : f32) {
      ^bb0(%arg2: f32, %arg3: f32):
        %6 = arith.addf %arg2, %arg3 : f32
        scf.reduce.return %6 : f32
      }
    }
    return %1 : f32
  }
}
