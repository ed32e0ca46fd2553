// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {tf.versions = {bad_consumers = [], min_consumer = 0 : i32, producer = 268 : i32}} {
  func.func @main(%arg0: tensor<1x2xf32>, %arg1: tensor<1x2xf32>) -> tensor<1x2xf32> {
    %cst = "tf.Const"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %0 = "tf.Add"(%arg0, %arg1) {T = f32, device = ""} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %1 = "tf.AddV2"(%0, %cst) {device = ""} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %2 = "tf.Sub"(%1, %arg1) {device = ""} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %3 = "tf.Mul"(%2, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %4 = "tf.Div"(%3, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %5 = "tf.RealDiv"(%4, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %6 = "tf.FloorDiv"(%5, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %7 = "tf.Maximum"(%6, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %8 = "tf.Minimum"(%7, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %9 = "tf.Pow"(%8, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %10 = "tf.SquaredDifference"(%9, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %11 = "tf.Less"(%10, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %12 = "tf.Equal"(%10, %arg1) {incompatible_shape_error = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %13 = "tf.LogicalAnd"(%11, %12) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
    %14 = "tf.LogicalOr"(%13, %12) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
    %15 = "tf.SelectV2"(%14, %10, %arg1) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %16 = "tf.BiasAdd"(%15, %arg1) {T = "tfdtype$DT_FLOAT", data_format = "NHWC"} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %17 = "tf.AddN"(%16, %arg1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    func.return %17 : tensor<1x2xf32>
  }
}

// -----

module {
  func.func @conv(%arg0: tensor<256x32x32x3xf32>, %arg1: tensor<3x3x3x16xf32>, %arg2: tensor<16xf32>) -> tensor<*xf32> {
    %0 = "tf.Conv2D"(%arg0, %arg1) {T = "tfdtype$DT_FLOAT", data_format = "NHWC", dilations = [1, 2, 3, 1], explicit_paddings = [], padding = "SAME", strides = [1, 4, 5, 1], use_cudnn_on_gpu = true} : (tensor<256x32x32x3xf32>, tensor<3x3x3x16xf32>) -> tensor<256x8x7x16xf32>
    %1:6 = "tf.FusedBatchNormV3"(%0, %arg2, %arg2, %arg2, %arg2) {T = "tfdtype$DT_FLOAT", U = "tfdtype$DT_FLOAT", data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<256x8x7x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<256x8x7x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<*xf32>)
    %2 = "tf.DepthwiseConv2dNative"(%1#0, %arg1) {data_format = "NHWC", dilations = [1, 1, 1, 1], padding = "VALID", strides = [1, 1, 1, 1]} : (tensor<256x8x7x16xf32>, tensor<3x3x3x16xf32>) -> tensor<*xf32>
    %3 = "tf.MaxPool"(%2) {data_format = "NHWC", ksize = [1, 2, 2, 1], padding = "VALID", strides = [1, 2, 2, 1]} : (tensor<*xf32>) -> tensor<*xf32>
    %4 = "tf.AvgPool"(%3) {data_format = "NHWC", ksize = [1, 2, 2, 1], padding = "SAME", strides = [1, 2, 2, 1]} : (tensor<*xf32>) -> tensor<*xf32>
    %5 = "tf.MatMul"(%4, %4) {device = "", transpose_a = false, transpose_b = true} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %6 = "tf.BatchMatMulV2"(%5, %5) {adj_x = false, adj_y = false} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %7 = "tf.Einsum"(%6, %6) {equation = "BTNH,BFNH->BNFT"} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    func.return %7 : tensor<*xf32>
  }
}

// -----

func.func @replicate(%arg0: tensor<i1>, %arg1: tensor<i1>) {
  %0:2 = "tf_device.replicate"(%arg0, %arg1) ({
  ^bb0(%ri: tensor<i1>):
    %1 = "tf_device.cluster"() ({
      %2 = "tf.LogicalNot"(%ri) : (tensor<i1>) -> tensor<i1>
      "tf_device.return"(%2) : (tensor<i1>) -> ()
    }) {_replication_info = "cluster", _xla_compile_device_type = "TPU"} : () -> tensor<i1>
    "tf_device.return"(%1) : (tensor<i1>) -> ()
  }) {devices = {TPU_REPLICATED_CORE_0 = ["/device:TPU:0", "/device:TPU:1"]}, n = 2 : i32, operandSegmentSizes = array<i32: 2, 0>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>, tensor<i1>)
  return
}

// -----

module attributes {tf.versions = {bad_consumers = [], min_consumer = 0 : i32, producer = 179 : i32}} {
  func.func @main(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>) -> tensor<*xf32> attributes {tf.entry_function = {control_outputs = "", inputs = "input0,input1", outputs = "Add"}} {
    %0 = "tf_executor.graph"() ({
      %1:2 = "tf_executor.island"() ({
        %3 = "tf.AddV2"(%arg0, %arg1) {T = "tfdtype$DT_FLOAT", device = "/job:localhost/replica:0/task:0/device:CPU:0", name = "Add"} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
        "tf_executor.yield"(%3) : (tensor<*xf32>) -> ()
      }) : () -> (tensor<*xf32>, !tf_executor.control)
      %2:3 = "tf_executor.Switch"(%1#0, %1#0) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, !tf_executor.control)
      "tf_executor.fetch"(%1#0) : (tensor<*xf32>) -> ()
    }) : () -> tensor<*xf32>
    func.return %0 : tensor<*xf32>
  }
}

// -----

func.func @fuse_relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = "tf.Relu"(%arg0) {device = ""} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = "tf.Identity"(%0) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  func.return %1 : tensor<8x16xf32>
}

// -----

module attributes {tf.devices = {"/job:worker/replica:0/task:0/device:CPU:0", "/job:worker/replica:0/task:0/device:TPU:0"}, tf_saved_model.semantics} {
  "tf_saved_model.global_tensor"() {is_mutable, sym_name = "y", tf_saved_model.exported_names = ["some_variable"], type = tensor<f32>, value = dense<0.000000e+00> : tensor<f32>} : () -> ()
  "tf_saved_model.session_initializer"() {initializers = [@init]} : () -> ()
  func.func @init() attributes {tf_saved_model.exported_names = ["tf_saved_model.session_initializer"]} {
    return
  }
  func.func @while_cond(%arg0: tensor<*x!tf_type.resource>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = "tf.Const"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
    %1 = "tf.Less"(%arg1, %0) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func @main(%arg0: tensor<!tf_type.resource<tensor<f32>>> {tf.device = "/device:CPU:0", tf.resource_name = "x", tf_saved_model.bound_input = @y}, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<f32> {
    %0 = "tf.ReadVariableOp"(%arg0) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    "tf.AssignVariableOp"(%arg0, %0) {validate_shape = false} : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    "tf.AssignAddVariableOp"(%arg0, %0) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    %1 = "tf.VarHandleOp"() {container = "", shared_name = "x"} : () -> tensor<!tf_type.resource<tensor<f32>>>
    %2:2 = "tf.While"(%0, %arg1) {body = @while_body, cond = @while_cond, is_stateless = false, parallel_iterations = 10 : i64, shape_invariant} : (tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %3 = "tf.If"(%arg2, %2#0) {else_branch = @else, is_stateless = true, then_branch = @then} : (tensor<i1>, tensor<f32>) -> tensor<f32>
    %4 = "tf.PartitionedCall"(%3) {config = "", config_proto = "", executor_type = "", f = @callee} : (tensor<f32>) -> tensor<f32>
    %5 = "tf.StatefulPartitionedCall"(%4) {config = "", config_proto = "", executor_type = "", f = @callee} : (tensor<f32>) -> tensor<f32>
    %6 = "tf.IfRegion"(%arg2) ({
      "tf.Yield"(%5) : (tensor<f32>) -> ()
    }, {
      "tf.Yield"(%0) : (tensor<f32>) -> ()
    }) {is_stateless = true} : (tensor<i1>) -> tensor<f32>
    %7 = "tf_device.launch"() ({
      %9 = "tf.A"(%6) : (tensor<f32>) -> tensor<f32>
      "tf_device.return"(%9) : (tensor<f32>) -> ()
    }) {device = "tpu0"} : () -> tensor<f32>
    %8 = "tf_device.cluster_func"(%7) {_tpu_replicate = "cluster0", func = @callee, num_cores_per_replica = 1, step_marker_location = "", topology = "", use_spmd_for_xla_partitioning = false} : (tensor<f32>) -> tensor<f32>
    "tf.NoOp"() {_output_shapes = ["tfshape$"], device = ""} : () -> ()
    return %8 : tensor<f32>
  }
}

// -----

module {
  func.func @shapes(%arg0: tensor<4x8xf32>, %arg1: tensor<2xi32>, %arg2: tensor<i32>) -> tensor<*xf32> {
    %cst = "tf.Const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
    %0 = "tf.Shape"(%arg0) {out_type = i32} : (tensor<4x8xf32>) -> tensor<2xi32>
    %1 = "tf.Reshape"(%arg0, %0) {T = f32, Tshape = i32, device = ""} : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<*xf32>
    %2 = "tf.Transpose"(%1, %cst) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %3 = "tf.ExpandDims"(%2, %arg2) : (tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
    %4 = "tf.Squeeze"(%3) {squeeze_dims = [0]} : (tensor<*xf32>) -> tensor<*xf32>
    %5 = "tf.ConcatV2"(%4, %4, %arg2) {N = 2 : i64} : (tensor<*xf32>, tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
    %6 = "tf.Pack"(%5, %5) {axis = 0 : i64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %7:2 = "tf.Unpack"(%6) {axis = 0 : i64} : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
    %8 = "tf.StridedSlice"(%7#0, %cst, %cst, %cst) {begin_mask = 0 : i64, ellipsis_mask = 0 : i64, end_mask = 0 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 1 : i64} : (tensor<*xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<*xf32>
    %9 = "tf.Slice"(%8, %cst, %cst) : (tensor<*xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<*xf32>
    %10 = "tf.GatherV2"(%9, %arg1, %arg2) {batch_dims = 0 : i64} : (tensor<*xf32>, tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
    %11 = "tf.PadV2"(%10, %cst, %arg2) : (tensor<*xf32>, tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
    %12 = "tf.Tile"(%11, %cst) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %13 = "tf.BroadcastTo"(%12, %cst) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %14 = "tf.Fill"(%cst, %arg2) : (tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
    %15 = "tf.Range"(%arg2, %arg2, %arg2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?xi32>
    %16 = "tf.Sum"(%13, %arg1) {keep_dims = false} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %17 = "tf.Mean"(%16, %arg1) {keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %18 = "tf.Max"(%17, %arg1) {keep_dims = false} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %19 = "tf.ArgMax"(%18, %arg2) {T = f32, Tidx = i32} : (tensor<*xf32>, tensor<i32>) -> tensor<?xi64>
    %20:3 = "tf.Split"(%arg2, %18) {device = ""} : (tensor<i32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
    %21 = "tf.OneHot"(%arg1, %arg2, %arg2, %arg2) {axis = -1 : i64} : (tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<*xf32>
    func.return %20#0 : tensor<*xf32>
  }
}

// -----

module {
  func.func @tensorlist(%arg0: tensor<3x10xf32>, %arg1: tensor<1xi32>, %arg2: tensor<i32>) -> tensor<10xf32> {
    %0 = "tf.TensorListFromTensor"(%arg0, %arg1) : (tensor<3x10xf32>, tensor<1xi32>) -> tensor<!tf_type.variant<tensor<10xf32>>>
    %1 = "tf.TensorListGetItem"(%0, %arg2, %arg1) : (tensor<!tf_type.variant<tensor<10xf32>>>, tensor<i32>, tensor<1xi32>) -> tensor<10xf32>
    %2 = "tf.TensorListSetItem"(%0, %arg2, %1) {resize_if_index_out_of_bounds = false} : (tensor<!tf_type.variant<tensor<10xf32>>>, tensor<i32>, tensor<10xf32>) -> tensor<!tf_type.variant>
    %3 = "tf.HashTableV2"() {container = "", key_dtype = !tf_type.string, shared_name = "hash", use_node_name_sharing = false, value_dtype = i64} : () -> tensor<!tf_type.resource>
    %4 = "tf.LookupTableFindV2"(%3, %arg2, %arg2) : (tensor<!tf_type.resource>, tensor<i32>, tensor<i32>) -> tensor<i64>
    %5 = "tf.Const"() {value = #tf_type<tensor_proto : "0x746674"> : tensor<!tf_type.string>} : () -> tensor<!tf_type.string>
    %6 = "tf.Quint"() : () -> tensor<!tf_type.quint8>
    %7 = "tf.Ref"() : () -> tensor<*x!tf_type.f32ref>
    %8 = "tf.XlaSharding"(%1) {_XlaSharding = "", sharding = ""} : (tensor<10xf32>) -> tensor<10xf32>
    func.return %8 : tensor<10xf32>
  }
}

// -----

module {
  func.func @unary(%arg0: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %0 = "tf.Abs"(%arg0) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %1 = "tf.Relu"(%0) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %2 = "tf.Relu6"(%1) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = "tf.LeakyRelu"(%2) {alpha = 2.000000e-01 : f32, device = ""} : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %4 = "tf.Exp"(%3) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %5 = "tf.Log"(%4) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %6 = "tf.Sigmoid"(%5) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %7 = "tf.Tanh"(%6) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %8 = "tf.Sqrt"(%7) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %9 = "tf.Rsqrt"(%8) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %10 = "tf.Square"(%9) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %11 = "tf.Neg"(%10) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %12 = "tf.Floor"(%11) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %13 = "tf.Softmax"(%12) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %14 = "tf.Elu"(%13) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %15 = "tf.Identity"(%14) {device = ""} : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %16 = "tf.Cast"(%15) {Truncate = false} : (tensor<?x8xf32>) -> tensor<?x8xf16>
    %17 = "tf.Erf"(%15) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %18 = "tf.StopGradient"(%17) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %19 = "tf.ZerosLike"(%18) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    %20:2 = "tf.TopKV2"(%19, %19) {sorted = true} : (tensor<?x8xf32>, tensor<?x8xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
    func.return %19 : tensor<?x8xf32>
  }
}
