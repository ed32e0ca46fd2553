// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @test_add(%arg0: tensor<10x10xf32>, %arg1: tensor<10x10xf32>) -> tensor<*xf32> {
    %0 = "onnx.Add"(%arg0, %arg1) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<*xf32>
    "func.return"(%0) : (tensor<*xf32>) -> ()
  }
  func.func @test_mul(%arg0: tensor<10x10xf32>, %arg1: tensor<10x10xf32>) -> tensor<*xf32> {
    %0 = "onnx.Mul"(%arg0, %arg1) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<*xf32>
    "func.return"(%0) : (tensor<*xf32>) -> ()
  }
}

// -----

func.func @test_matmul_add_fused(%a0: tensor<10x10xf32>, %a1: tensor<10x10xf32>, %a2: tensor<10xf32>) -> tensor<10x10xf32> {
  %0 = "onnx.MatMul"(%a0, %a1) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
  %1 = "onnx.Add"(%0, %a2) : (tensor<10x10xf32>, tensor<10xf32>) -> tensor<10x10xf32>
  "onnx.Return"(%1) : (tensor<10x10xf32>) -> ()
}
func.func @test_transpose_fusion(%arg0: tensor<10x11x12x13xf32>) -> tensor<*xf32> {
  %0 = "onnx.Transpose"(%arg0) {perm = [3, 2, 1, 0]} : (tensor<10x11x12x13xf32>) -> tensor<*xf32>
  %1 = "onnx.Transpose"(%0) {perm = [2, 3, 1, 0]} : (tensor<*xf32>) -> tensor<*xf32>
  "onnx.Return"(%1) : (tensor<*xf32>) -> ()
}

// -----

module {
  func.func @test_logic(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x4x5xf32>, %arg2: tensor<i1>) -> tensor<*xf32> {
    %0 = "onnx.Less"(%arg0, %arg1) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xi1>
    %1 = "onnx.Greater"(%arg0, %arg1) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xi1>
    %2 = "onnx.Equal"(%arg0, %arg1) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xi1>
    %3 = "onnx.LessOrEqual"(%arg0, %arg1) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xi1>
    %4 = "onnx.GreaterOrEqual"(%arg0, %arg1) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xi1>
    %5 = "onnx.And"(%0, %1) : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
    %6 = "onnx.Or"(%5, %2) : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
    %7 = "onnx.Xor"(%6, %3) : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
    %8 = "onnx.Not"(%7) : (tensor<*xi1>) -> tensor<*xi1>
    %9 = "onnx.Where"(%8, %arg0, %arg1) : (tensor<*xi1>, tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
    %10 = "onnx.Max"(%9, %arg1) : (tensor<*xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
    %11 = "onnx.Min"(%10, %arg1) : (tensor<*xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
    %12 = "onnx.Sum"(%11, %arg1) : (tensor<*xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
    %13 = "onnx.Mean"(%12, %arg1) : (tensor<*xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
    %14 = "onnx.Mod"(%13, %arg1) {fmod = 1 : si64} : (tensor<*xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
    %15 = "onnx.PRelu"(%14, %arg1) : (tensor<*xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
    %16 = "onnx.If"(%arg2) ({
      "onnx.Yield"(%15) : (tensor<*xf32>) -> ()
    }, {
      "onnx.Yield"(%arg0) : (tensor<3x4x5xf32>) -> ()
    }) {else_branch, then_branch} : (tensor<i1>) -> tensor<*xf32>
    "onnx.Return"(%16) : (tensor<*xf32>) -> ()
  }
}

// -----

func.func @test_add_constant(%arg0: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "onnx.Constant"() {value = dense<[0.0, 1.0, 2.0]> : tensor<3xf32>} : () -> tensor<3xf32>
  %1 = "onnx.Constant"() {value_float = 2.000000e+00 : f32} : () -> tensor<f32>
  %2 = "onnx.Constant"() {value_ints = [1, 2]} : () -> tensor<2xi64>
  %3 = "onnx.Add"(%0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  "onnx.Return"(%3) : (tensor<3xf32>) -> ()
}

// -----

module {
  func.func @test_conv_no_bias(%arg0: tensor<1x2x32x64xf32>, %arg1: tensor<5x2x6x7xf32>) -> tensor<*xf32> {
    %cst = "onnx.NoValue"() {value} : () -> none
    %0 = "onnx.Conv"(%arg0, %arg1, %cst) {auto_pad = "NOTSET", group = 1 : si64} : (tensor<1x2x32x64xf32>, tensor<5x2x6x7xf32>, none) -> tensor<*xf32>
    "onnx.Return"(%0) : (tensor<*xf32>) -> ()
  }
  func.func @test_conv_bias_pads(%arg0: tensor<1x9x32x64xf32>, %arg1: tensor<5x3x6x10xf32>, %arg2: tensor<5xf32>) -> tensor<*xf32> {
    %0 = "onnx.Conv"(%arg0, %arg1, %arg2) {auto_pad = "VALID", dilations = [2, 3], group = 3 : si64, kernel_shape = [6, 10], pads = [0, 0, 0, 0], strides = [2, 2]} : (tensor<1x9x32x64xf32>, tensor<5x3x6x10xf32>, tensor<5xf32>) -> tensor<*xf32>
    "onnx.Return"(%0) : (tensor<*xf32>) -> ()
  }
  func.func @test_conv_transpose(%arg0: tensor<1x64x36x48xf32>, %arg1: tensor<64x1x2x2xf32>) -> tensor<*xf32> {
    %cst = "onnx.NoValue"() {value} : () -> none
    %0 = "onnx.ConvTranspose"(%arg0, %arg1, %cst) {auto_pad = "NOTSET", dilations = [1, 1], group = 1 : si64, kernel_shape = [2, 2], onnx_node_name = "test", output_padding = [0, 0], pads = [0, 0, 0, 0], strides = [2, 2]} : (tensor<1x64x36x48xf32>, tensor<64x1x2x2xf32>, none) -> tensor<*xf32>
    "onnx.Return"(%0) : (tensor<*xf32>) -> ()
  }
}

// -----

module {
  func.func @test_gemm(%arg0: tensor<5x10xf32>, %arg1: tensor<5x10xf32>, %arg2: tensor<10xf32>) -> tensor<*xf32> {
    %0 = "onnx.Gemm"(%arg0, %arg1, %arg2) {alpha = 1.000000e+00 : f32, beta = 5.000000e+00 : f32, transA = 1 : si64, transB = 0 : si64} : (tensor<5x10xf32>, tensor<5x10xf32>, tensor<10xf32>) -> tensor<*xf32>
    "onnx.Return"(%0) : (tensor<*xf32>) -> ()
  }
  func.func @test_matmul(%arg0: tensor<?x10x5xf32>, %arg1: tensor<?x5x10xf32>) -> tensor<*xf32> {
    %0 = "onnx.MatMul"(%arg0, %arg1) : (tensor<?x10x5xf32>, tensor<?x5x10xf32>) -> tensor<*xf32>
    %1 = "onnx.Softmax"(%0) {axis = -1 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %2 = "onnx.LogSoftmax"(%1) {axis = 1 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %3 = "onnx.Einsum"(%2) {equation = "bij->bji"} : (tensor<*xf32>) -> tensor<*xf32>
    "onnx.Return"(%3) : (tensor<*xf32>) -> ()
  }
  func.func @test_matmulinteger(%arg0: tensor<4x3xui8>, %arg1: tensor<3x2xui8>, %arg2: tensor<1xui8>, %arg3: tensor<1xui8>) -> tensor<*xi32> {
    %0 = "onnx.MatMulInteger"(%arg0, %arg1, %arg2, %arg3) : (tensor<4x3xui8>, tensor<3x2xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<*xi32>
    "onnx.Return"(%0) : (tensor<*xi32>) -> ()
  }
}

// -----

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu", "onnx-mlir.symbol-postfix" = "model"} {
  func.func @main_graph(%arg0: tensor<1x1x28x28xf32> {onnx.name = "Input3"}) -> (tensor<1x10xf32> {onnx.name = "Plus214_Output_0"}) {
    %0 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<8x1x5x5xf32>} : () -> tensor<8x1x5x5xf32>
    %1 = "onnx.NoValue"() {value} : () -> none
    %2 = "onnx.Conv"(%arg0, %0, %1) {auto_pad = "SAME_UPPER", dilations = [1, 1], group = 1 : si64, kernel_shape = [5, 5], onnx_node_name = "Convolution28", strides = [1, 1]} : (tensor<1x1x28x28xf32>, tensor<8x1x5x5xf32>, none) -> tensor<1x8x28x28xf32>
    %3 = "onnx.Relu"(%2) {onnx_node_name = "ReLU32"} : (tensor<1x8x28x28xf32>) -> tensor<1x8x28x28xf32>
    %4 = "onnx.MaxPoolSingleOut"(%3) {auto_pad = "NOTSET", ceil_mode = 0 : si64, kernel_shape = [2, 2], onnx_node_name = "Pooling66", pads = [0, 0, 0, 0], storage_order = 0 : si64, strides = [2, 2]} : (tensor<1x8x28x28xf32>) -> tensor<1x8x14x14xf32>
    %5 = "onnx.Constant"() {value = dense<[1, 256]> : tensor<2xi64>} : () -> tensor<2xi64>
    %6 = "onnx.Reshape"(%4, %5) {allowzero = 0 : si64, onnx_node_name = "Times212_reshape0"} : (tensor<1x8x14x14xf32>, tensor<2xi64>) -> tensor<1x256xf32>
    %7 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<256x10xf32>} : () -> tensor<256x10xf32>
    %8 = "onnx.MatMul"(%6, %7) {onnx_node_name = "Times212"} : (tensor<1x256xf32>, tensor<256x10xf32>) -> tensor<1x10xf32>
    "onnx.Return"(%8) : (tensor<1x10xf32>) -> ()
  }
  "onnx.EntryPoint"() {func = @main_graph} : () -> ()
}

// -----

module {
  func.func @test_quant(%arg0: tensor<1x1x32x16xf32>, %arg1: tensor<f32>, %arg2: tensor<ui8>, %arg3: tensor<4xf32>, %arg4: tensor<i64>, %arg5: tensor<i1>) -> tensor<*xf32> {
    %none = "onnx.NoValue"() {value} : () -> none
    %0 = "onnx.QuantizeLinear"(%arg0, %arg1, %arg2) {axis = 1 : si64, block_size = 0 : si64, output_dtype = 0 : si64, saturate = 1 : si64} : (tensor<1x1x32x16xf32>, tensor<f32>, tensor<ui8>) -> tensor<*xui8>
    %1 = "onnx.DequantizeLinear"(%0, %arg1, %arg2) {axis = 1 : si64} : (tensor<*xui8>, tensor<f32>, tensor<ui8>) -> tensor<*xf32>
    %y, %y_scale, %y_zero_point = "onnx.DynamicQuantizeLinear"(%arg0) : (tensor<1x1x32x16xf32>) -> (tensor<*xui8>, tensor<f32>, tensor<ui8>)
    %2 = "onnx.Resize"(%1, %none, %arg3, %none) {antialias = 0 : si64, coordinate_transformation_mode = "asymmetric", cubic_coeff_a = -7.500000e-01 : f32, exclude_outside = 0 : si64, extrapolation_value = 0.000000e+00 : f32, mode = "nearest", nearest_mode = "floor"} : (tensor<*xf32>, none, tensor<4xf32>, none) -> tensor<*xf32>
    %3 = "onnx.Upsample"(%2, %arg3) {mode = "nearest"} : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
    %4 = "onnx.Clip"(%3, %arg1, %arg1) : (tensor<*xf32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
    %5 = "onnx.OneHot"(%arg4, %arg4, %arg3) {axis = -1 : si64} : (tensor<i64>, tensor<i64>, tensor<4xf32>) -> tensor<*xf32>
    %6 = "onnx.NonZero"(%5) : (tensor<*xf32>) -> tensor<2x?xi64>
    %7 = "onnx.ScatterND"(%4, %6, %5) {reduction = "none"} : (tensor<*xf32>, tensor<2x?xi64>, tensor<*xf32>) -> tensor<*xf32>
    %8 = "onnx.ScatterElements"(%7, %6, %5) {axis = 0 : si64} : (tensor<*xf32>, tensor<2x?xi64>, tensor<*xf32>) -> tensor<*xf32>
    %9 = "onnx.GatherND"(%8, %6) {batch_dims = 0 : si64} : (tensor<*xf32>, tensor<2x?xi64>) -> tensor<*xf32>
    %10 = "onnx.GatherElements"(%9, %6) {axis = 0 : si64} : (tensor<*xf32>, tensor<2x?xi64>) -> tensor<*xf32>
    %11 = "onnx.Range"(%arg1, %arg1, %arg1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
    %12 = "onnx.RandomNormal"() {dtype = 1 : si64, mean = 0.000000e+00 : f32, scale = 1.000000e+00 : f32, seed = 2.000000e+00 : f32, shape = [3, 4, 5]} : () -> tensor<*xf32>
    %13 = "onnx.Custom"(%12) {function_name = "Decode", domain_name = "com.microsoft", onnx_node_name = "decode", inputs_for_infer = [0], shape_infer_pattern = "SameAs"} : (tensor<*xf32>) -> tensor<*xf32>
    %14 = "onnx.SequenceEmpty"() {dtype = 1 : si64} : () -> !onnx.Seq<tensor<*xf32>>
    %15 = "onnx.SequenceInsert"(%14, %13, %none) : (!onnx.Seq<tensor<*xf32>>, tensor<*xf32>, none) -> !onnx.Seq<tensor<*xf32>>
    %16 = "onnx.SequenceAt"(%15, %arg4) : (!onnx.Seq<tensor<*xf32>>, tensor<i64>) -> tensor<*xf32>
    %17 = "onnx.Trilu"(%16, %none) {upper = 1 : si64} : (tensor<*xf32>, none) -> tensor<*xf32>
    %18 = "onnx.LayoutTransform"(%17) {target_layout = #onnx.layout<{dataLayout = "NCHW4C"}>} : (tensor<*xf32>) -> tensor<*xf32>
    "onnx.Return"(%18) : (tensor<*xf32>) -> ()
  }
  func.func @test_loop(%arg0: tensor<i64>, %arg1: tensor<i1>, %arg2: tensor<?xf32>) -> tensor<?x?xf32> {
    %0:2 = "onnx.Loop"(%arg0, %arg1, %arg2) ({
    ^bb0(%body_arg0: tensor<i64>, %body_arg1: tensor<i1>, %body_arg2: tensor<?xf32>):
      %1 = "onnx.Add"(%body_arg2, %arg2) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      "onnx.Yield"(%body_arg1, %1, %1) : (tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> ()
    }) {body, input_names = ["trip_count", "cond", "x"], output_names = ["cond_out", "y"]} : (tensor<i64>, tensor<i1>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
    "onnx.Return"(%0#1) : (tensor<?x?xf32>) -> ()
  }
}

// -----

module {
  func.func @test_pool(%arg0: tensor<1x3x32x32xf32>, %arg1: tensor<3xf32>) -> tensor<*xf32> {
    %0 = "onnx.AveragePool"(%arg0) {auto_pad = "NOTSET", ceil_mode = 0 : si64, count_include_pad = 0 : si64, kernel_shape = [2, 2], pads = [0, 0, 0, 0], strides = [1, 1]} : (tensor<1x3x32x32xf32>) -> tensor<1x3x31x31xf32>
    %1 = "onnx.GlobalAveragePool"(%0) : (tensor<1x3x31x31xf32>) -> tensor<1x3x1x1xf32>
    %2 = "onnx.GlobalMaxPool"(%0) : (tensor<1x3x31x31xf32>) -> tensor<1x3x1x1xf32>
    %3 = "onnx.BatchNormalizationInferenceMode"(%0, %arg1, %arg1, %arg1, %arg1) {epsilon = 1.00000007E-5 : f32, momentum = 0.899999976 : f32} : (tensor<1x3x31x31xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<*xf32>
    %4 = "onnx.InstanceNormalization"(%3, %arg1, %arg1) {epsilon = 0.00999999977 : f32} : (tensor<*xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<*xf32>
    %5, %Mean, %InvStdDev = "onnx.LayerNormalization"(%4, %arg1, %arg1) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<*xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<*xf32>, none, none)
    %6 = "onnx.GroupNormalization"(%5, %arg1, %arg1) {epsilon = 9.99999974E-6 : f32, num_groups = 3 : si64, stash_type = 1 : si64} : (tensor<*xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<*xf32>
    %7 = "onnx.LRN"(%6) {alpha = 9.99999974E-5 : f32, beta = 7.500000e-01 : f32, bias = 1.000000e+00 : f32, size = 3 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %output, %mask = "onnx.Dropout"(%7, %arg1, %arg1) {seed = 0 : si64} : (tensor<*xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<*xf32>, none)
    "onnx.Return"(%output) : (tensor<*xf32>) -> ()
  }
}

// -----

module {
  func.func @test_reduce(%arg0: tensor<3x2x2xf32>) -> tensor<*xf32> {
    %axes = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %cst = "onnx.NoValue"() {value} : () -> none
    %0 = "onnx.ReduceSum"(%arg0, %axes) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<3x2x2xf32>, tensor<1xi64>) -> tensor<*xf32>
    %1 = "onnx.ReduceMean"(%arg0, %axes) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<3x2x2xf32>, tensor<1xi64>) -> tensor<*xf32>
    %2 = "onnx.ReduceMax"(%arg0, %cst) {keepdims = 1 : si64} : (tensor<3x2x2xf32>, none) -> tensor<*xf32>
    %3 = "onnx.ReduceMin"(%arg0, %cst) {keepdims = 1 : si64} : (tensor<3x2x2xf32>, none) -> tensor<*xf32>
    %4 = "onnx.ReduceProd"(%arg0, %cst) {keepdims = 1 : si64} : (tensor<3x2x2xf32>, none) -> tensor<*xf32>
    %5 = "onnx.ReduceMeanV13"(%arg0) {axes = [-1], keepdims = 1 : si64} : (tensor<3x2x2xf32>) -> tensor<*xf32>
    %6 = "onnx.ReduceSumV11"(%arg0) {axes = [1], keepdims = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xf32>
    %7 = "onnx.ReduceMaxV13"(%arg0) {axes = [1], keepdims = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xf32>
    %8 = "onnx.ReduceL1V13"(%arg0) {axes = [1], keepdims = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xf32>
    %9 = "onnx.ReduceL2V13"(%arg0) {axes = [1], keepdims = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xf32>
    %10 = "onnx.ReduceLogSumExpV13"(%arg0) {axes = [1], keepdims = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xf32>
    %11 = "onnx.ReduceSumSquareV13"(%arg0) {axes = [1], keepdims = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xf32>
    %12 = "onnx.ArgMax"(%arg0) {axis = 2 : si64, keepdims = 1 : si64, select_last_index = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xi64>
    %13 = "onnx.ArgMin"(%arg0) {axis = 2 : si64, keepdims = 1 : si64, select_last_index = 0 : si64} : (tensor<3x2x2xf32>) -> tensor<*xi64>
    %14 = "onnx.CumSum"(%arg0, %axes) {exclusive = 0 : si64, reverse = 0 : si64} : (tensor<3x2x2xf32>, tensor<1xi64>) -> tensor<*xf32>
    %Values, %Indices = "onnx.TopK"(%arg0, %axes) {axis = -1 : si64, largest = 1 : si64, sorted = 1 : si64} : (tensor<3x2x2xf32>, tensor<1xi64>) -> (tensor<*xf32>, tensor<*xi64>)
    "onnx.Return"(%0) : (tensor<*xf32>) -> ()
  }
}

// -----

module {
  func.func @main_graph(%arg0: tensor<5xf32> {onnx.dim_params = "0:batch", onnx.name = "x"}, %arg1: tensor<?xf32> {onnx.name = "y"}) -> (tensor<*xf32> {onnx.name = "sum"}) {
    %0 = "onnx.Sub"(%arg0, %arg1) {onnx_node_name = "onnx.Sub_0"} : (tensor<5xf32>, tensor<?xf32>) -> tensor<*xf32>
    %1 = "onnx.Div"(%0, %arg1) {onnx_node_name = "onnx.Div_1"} : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    %2 = "onnx.Pow"(%1, %arg1) : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    "onnx.Return"(%2) : (tensor<*xf32>) -> ()
  }
  "onnx.EntryPoint"() {func = @main_graph} : () -> ()
}

// -----

module {
  func.func @test_lstm(%arg0: tensor<4x3x2xf32>, %arg1: tensor<1x12x2xf32>, %arg2: tensor<1x12x3xf32>, %arg3: tensor<1x24xf32>) -> tensor<*xf32> {
    %cst = "onnx.NoValue"() {value} : () -> none
    %Y, %Y_h, %Y_c = "onnx.LSTM"(%arg0, %arg1, %arg2, %arg3, %cst, %cst, %cst, %cst) {direction = "forward", hidden_size = 3 : si64, input_forget = 0 : si64, layout = 0 : si64} : (tensor<4x3x2xf32>, tensor<1x12x2xf32>, tensor<1x12x3xf32>, tensor<1x24xf32>, none, none, none, none) -> (none, tensor<*xf32>, none)
    "onnx.Return"(%Y_h) : (tensor<*xf32>) -> ()
  }
  func.func @test_gru(%arg0: tensor<4x3x2xf32>, %arg1: tensor<1x9x2xf32>, %arg2: tensor<1x9x3xf32>) -> tensor<*xf32> {
    %cst = "onnx.NoValue"() {value} : () -> none
    %Y, %Y_h = "onnx.GRU"(%arg0, %arg1, %arg2, %cst, %cst, %cst) {activations = ["Sigmoid", "Tanh"], direction = "bidirectional", hidden_size = 3 : si64, linear_before_reset = 0 : si64} : (tensor<4x3x2xf32>, tensor<1x9x2xf32>, tensor<1x9x3xf32>, none, none, none) -> (none, tensor<*xf32>)
    "onnx.Return"(%Y_h) : (tensor<*xf32>) -> ()
  }
  func.func @test_rnn(%arg0: tensor<4x3x2xf32>, %arg1: tensor<1x3x2xf32>, %arg2: tensor<1x3x3xf32>) -> tensor<*xf32> {
    %cst = "onnx.NoValue"() {value} : () -> none
    %Y, %Y_h = "onnx.RNN"(%arg0, %arg1, %arg2, %cst, %cst, %cst) {direction = "reverse", hidden_size = 3 : si64} : (tensor<4x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x3xf32>, none, none, none) -> (none, tensor<*xf32>)
    "onnx.Return"(%Y_h) : (tensor<*xf32>) -> ()
  }
}

// -----

module {
  func.func @test_shapes(%arg0: tensor<1x32x?xf32>, %arg1: tensor<2xi64>, %arg2: tensor<3xi64>) -> tensor<*xf32> {
    %none = "onnx.NoValue"() {value} : () -> none
    %0 = "onnx.Shape"(%arg0) {start = 0 : si64} : (tensor<1x32x?xf32>) -> tensor<3xi64>
    %1 = "onnx.Reshape"(%arg0, %0) {allowzero = 0 : si64} : (tensor<1x32x?xf32>, tensor<3xi64>) -> tensor<*xf32>
    %2 = "onnx.Transpose"(%1) {perm = [2, 0, 1]} : (tensor<*xf32>) -> tensor<*xf32>
    %3 = "onnx.Squeeze"(%2, %arg1) : (tensor<*xf32>, tensor<2xi64>) -> tensor<*xf32>
    %4 = "onnx.Unsqueeze"(%3, %arg1) : (tensor<*xf32>, tensor<2xi64>) -> tensor<*xf32>
    %5 = "onnx.UnsqueezeV11"(%4) {axes = [0, 3]} : (tensor<*xf32>) -> tensor<*xf32>
    %6 = "onnx.SqueezeV11"(%5) {axes = [0]} : (tensor<*xf32>) -> tensor<*xf32>
    %7 = "onnx.Concat"(%6, %6) {axis = 1 : si64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %8:2 = "onnx.Split"(%7, %arg1) {axis = 0 : si64} : (tensor<*xf32>, tensor<2xi64>) -> (tensor<*xf32>, tensor<*xf32>)
    %9 = "onnx.Slice"(%8#0, %arg1, %arg1, %none, %none) : (tensor<*xf32>, tensor<2xi64>, tensor<2xi64>, none, none) -> tensor<*xf32>
    %10 = "onnx.Gather"(%9, %arg1) {axis = 0 : si64} : (tensor<*xf32>, tensor<2xi64>) -> tensor<*xf32>
    %11 = "onnx.Expand"(%10, %arg2) : (tensor<*xf32>, tensor<3xi64>) -> tensor<*xf32>
    %12 = "onnx.Tile"(%11, %arg2) : (tensor<*xf32>, tensor<3xi64>) -> tensor<*xf32>
    %13 = "onnx.Flatten"(%12) {axis = 2 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %14 = "onnx.Pad"(%13, %arg1, %none, %none) {mode = "constant"} : (tensor<*xf32>, tensor<2xi64>, none, none) -> tensor<*xf32>
    %15 = "onnx.DepthToSpace"(%14) {blocksize = 4 : si64, mode = "CRD"} : (tensor<*xf32>) -> tensor<*xf32>
    %16 = "onnx.SpaceToDepth"(%15) {blocksize = 4 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %17 = "onnx.ConstantOfShape"(%arg1) {value = dense<1.000000e+00> : tensor<1xf32>} : (tensor<2xi64>) -> tensor<?x?xf32>
    %18 = "onnx.Dim"(%17) {axis = 0 : si64} : (tensor<?x?xf32>) -> tensor<1xi64>
    %19 = "onnx.Size"(%17) : (tensor<?x?xf32>) -> tensor<i64>
    "onnx.Return"(%16) : (tensor<*xf32>) -> ()
  }
}

// -----

module {
  func.func @test_softmax(%arg0: tensor<10x10xf32>) -> tensor<*xf32> {
    %0 = "onnx.Softmax"(%arg0) {axis = 1 : si64} : (tensor<10x10xf32>) -> tensor<*xf32>
    "onnx.Return"(%0) : (tensor<*xf32>) -> ()
  }
}

// -----

module {
  func.func @test_unary(%arg0: tensor<?x10xf32>) -> tensor<?x10xf32> {
    %0 = "onnx.Exp"(%arg0) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %1 = "onnx.Log"(%0) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %2 = "onnx.Tanh"(%1) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %3 = "onnx.Sigmoid"(%2) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %4 = "onnx.Relu"(%3) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %5 = "onnx.LeakyRelu"(%4) {alpha = 1.000000e-02 : f32} : (tensor<?x10xf32>) -> tensor<?x10xf32>
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
    "func.return"(%29) : (tensor<?x10xf32>) -> ()
  }
}

// -----

module {
  func.func @zhigh(%arg0: tensor<10x10xf32>) -> tensor<*xf32> {
    %none = "onnx.NoValue"() {value} : () -> none
    %0 = "zhigh.Stick"(%arg0) {layout = "2D"} : (tensor<10x10xf32>) -> tensor<10x10xf16, #zhigh.layout<{dataLayout = "2D"}>>
    %1 = "zhigh.Add"(%0, %0) : (tensor<10x10xf16, #zhigh.layout<{dataLayout = "2D"}>>, tensor<10x10xf16, #zhigh.layout<{dataLayout = "2D"}>>) -> tensor<*xf16>
    %2 = "zhigh.MatMul"(%1, %1, %none) {transposeA = 0 : si64, transposeB = 0 : si64} : (tensor<*xf16>, tensor<*xf16>, none) -> tensor<*xf16>
    %3 = "zhigh.Unstick"(%2) : (tensor<*xf16>) -> tensor<*xf32>
    "onnx.Return"(%3) : (tensor<*xf32>) -> ()
  }
  func.func @zlow(%x: memref<10x10xf32>, %z: memref<1x1x1x1x32x64xf16>, %s: memref<2xi64>) {
    "zlow.stick"(%x, %z) {layout = "2D"} : (memref<10x10xf32>, memref<1x1x1x1x32x64xf16>) -> ()
    "zlow.relu"(%z, %s, %z) {layout = "2D"} : (memref<1x1x1x1x32x64xf16>, memref<2xi64>, memref<1x1x1x1x32x64xf16>) -> ()
    "zlow.unstick"(%z, %x) {layout = "2D"} : (memref<1x1x1x1x32x64xf16>, memref<10x10xf32>) -> ()
    return
  }
}
