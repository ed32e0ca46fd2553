// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @attn(%q: !torch.vtensor<[1,8,128,64],f16>, %k: !torch.vtensor<[1,8,128,64],f16>, %v: !torch.vtensor<[1,8,128,64],f16>) -> !torch.vtensor<[1,8,128,64],f16> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() {value = false} : () -> !torch.bool
  %p = "torch.constant.float"() {value = 0.000000e+00 : f64} : () -> !torch.float
  %0 = "torch.aten.scaled_dot_product_attention"(%q, %k, %v, %none, %p, %false, %none, %false) : (!torch.vtensor<[1,8,128,64],f16>, !torch.vtensor<[1,8,128,64],f16>, !torch.vtensor<[1,8,128,64],f16>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool) -> !torch.vtensor<[1,8,128,64],f16>
  %1 = "torch.aten.contiguous"(%0, %none) : (!torch.vtensor<[1,8,128,64],f16>, !torch.none) -> !torch.vtensor<[1,8,128,64],f16>
  %2 = "torch.aten.dropout"(%1, %p, %false) : (!torch.vtensor<[1,8,128,64],f16>, !torch.float, !torch.bool) -> !torch.vtensor<[1,8,128,64],f16>
  %3 = "torch.aten.gelu"(%2, %none) : (!torch.vtensor<[1,8,128,64],f16>, !torch.none) -> !torch.vtensor<[1,8,128,64],f16>
  %4 = "torch.aten.zeros_like"(%3, %none, %none, %none, %none, %none) : (!torch.vtensor<[1,8,128,64],f16>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1,8,128,64],f16>
  %5 = "torch.prims.convert_element_type"(%4, %none) : (!torch.vtensor<[1,8,128,64],f16>, !torch.none) -> !torch.vtensor<[1,8,128,64],f32>
  return %3 : !torch.vtensor<[1,8,128,64],f16>
}

// -----

module {
  "torch.class_type"() ({
    "torch.attr"() {name = "training", type = !torch.bool} : () -> ()
    "torch.method"() {function = @forward, name = "forward"} : () -> ()
    "torch.class_type_terminator"() : () -> ()
  }) {sym_name = "c"} : () -> ()
  func.func private @forward(%arg0: !torch.nn.Module<"c">, %arg1: !torch.tensor {torch.type_bound = !torch.vtensor<[2,3],f32>}) {
    %0 = "torch.prim.GetAttr"(%arg0) {name = "training"} : (!torch.nn.Module<"c">) -> !torch.bool
    "torch.prim.SetAttr"(%0, %arg0) {name = "training"} : (!torch.bool, !torch.nn.Module<"c">) -> ()
    %1 = "torch.prim.CallMethod"(%arg0, %arg1) {name = "forward"} : (!torch.nn.Module<"c">, !torch.tensor) -> !torch.tensor
    %2 = "torch.symbolic_int"() {max_val = 9223372036854775806 : i64, min_val = 2 : i64, symbol_name = "s0"} : () -> !torch.int
    "torch.bind_symbolic_shape"(%1, %2) {shape_expressions = affine_map<()[s0] -> (s0, 3)>} : (!torch.tensor, !torch.int) -> ()
    return
  }
}

// -----

module {
  func.func @torch.aten.ops(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %int: !torch.int) -> !torch.vtensor<[?,?],f32> {
    %0 = "torch.aten.sub.Tensor"(%arg0, %arg1, %int) : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int) -> !torch.vtensor<[?,?],f32>
    %1 = "torch.aten.mul.Tensor"(%0, %arg1) : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %2 = "torch.aten.div.Tensor"(%1, %arg1) : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %3 = "torch.aten.tanh"(%2) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %4 = "torch.aten.sigmoid"(%3) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %5 = "torch.aten.exp"(%4) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %6 = "torch.aten.log"(%5) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %7 = "torch.aten.sqrt"(%6) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %8 = "torch.aten.rsqrt"(%7) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %9 = "torch.aten.neg"(%8) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %10 = "torch.aten.abs"(%9) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %11 = "torch.aten.silu"(%10) : (!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %12 = "torch.aten.pow.Tensor_Scalar"(%11, %int) : (!torch.vtensor<[?,?],f32>, !torch.int) -> !torch.vtensor<[?,?],f32>
    %13 = "torch.aten.maximum"(%12, %arg1) : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %14 = "torch.aten.gt.Tensor"(%13, %arg1) : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],i1>
    %15 = "torch.aten.where.self"(%14, %13, %arg1) : (!torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %16 = "torch.aten.clamp"(%15, %int, %int) : (!torch.vtensor<[?,?],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,?],f32>
    %17 = "torch.aten.matmul"(%16, %arg1) : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %18 = "torch.aten.bmm"(%17, %arg1) : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32>
    %19 = "torch.aten._softmax"(%18, %int, %int) : (!torch.vtensor<[?,?],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,?],f32>
    return %19 : !torch.vtensor<[?,?],f32>
  }
}

// -----

module attributes {torch.debug_module_name = "Net"} {
  func.func @forward(%arg0: !torch.vtensor<[?,784],f32>, %arg1: !torch.vtensor<[784,10],f32>) -> !torch.vtensor<[?,10],f32> attributes {torch.assume_strict_symbolic_shapes, torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 17 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.1.0"} {
    %int1 = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
    %none = "torch.constant.none"() : () -> !torch.none
    %true = "torch.constant.bool"() {value = true} : () -> !torch.bool
    %float1 = "torch.constant.float"() {value = 1.000000e+00 : f64} : () -> !torch.float
    %str = "torch.constant.str"() {value = "none"} : () -> !torch.str
    %0 = "torch.aten.mm"(%arg0, %arg1) : (!torch.vtensor<[?,784],f32>, !torch.vtensor<[784,10],f32>) -> !torch.vtensor<[?,10],f32>
    %1 = "torch.aten.relu"(%0) : (!torch.vtensor<[?,10],f32>) -> !torch.vtensor<[?,10],f32>
    %2 = "torch.aten.add.Tensor"(%1, %1, %int1) : (!torch.vtensor<[?,10],f32>, !torch.vtensor<[?,10],f32>, !torch.int) -> !torch.vtensor<[?,10],f32>
    %3 = "torch.aten.add.Scalar"(%2, %float1, %int1) : (!torch.vtensor<[?,10],f32>, !torch.float, !torch.int) -> !torch.vtensor<[?,10],f32>
    return %3 : !torch.vtensor<[?,10],f32>
  }
}

// -----

module {
  func.func @main(%arg0: !torch.vtensor<[1,3,224,224],f32>, %arg1: !torch.vtensor<[64],f32>) -> !torch.vtensor<[1,64,112,112],f32> {
    %0 = "torch.vtensor.literal"() {value = dense<0.000000e+00> : tensor<64x3x7x7xf32>} : () -> !torch.vtensor<[64,3,7,7],f32>
    %1 = "torch.vtensor.literal"() {value = dense<[2, 3]> : tensor<2xsi64>} : () -> !torch.vtensor<[2],si64>
    %int1 = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
    %none = "torch.constant.none"() : () -> !torch.none
    %false = "torch.constant.bool"() {value = false} : () -> !torch.bool
    %eps = "torch.constant.float"() {value = 1.000000e-05 : f64} : () -> !torch.float
    %2 = "torch.prim.ListConstruct"(%int1, %int1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.aten.convolution"(%arg0, %0, %none, %2, %2, %2, %false, %2, %int1) : (!torch.vtensor<[1,3,224,224],f32>, !torch.vtensor<[64,3,7,7],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int) -> !torch.vtensor<[1,64,112,112],f32>
    %4 = "torch.aten.batch_norm"(%3, %arg1, %arg1, %arg1, %arg1, %false, %eps, %eps, %false) : (!torch.vtensor<[1,64,112,112],f32>, !torch.vtensor<[64],f32>, !torch.vtensor<[64],f32>, !torch.vtensor<[64],f32>, !torch.vtensor<[64],f32>, !torch.bool, !torch.float, !torch.float, !torch.bool) -> !torch.vtensor<[1,64,112,112],f32>
    %5 = "torch.aten.max_pool2d"(%4, %2, %2, %2, %2, %false) : (!torch.vtensor<[1,64,112,112],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,64,56,56],f32>
    %6 = "torch.aten.adaptive_avg_pool2d"(%5, %2) : (!torch.vtensor<[1,64,56,56],f32>, !torch.list<int>) -> !torch.vtensor<[1,64,1,1],f32>
    %7 = "torch.aten.linear"(%6, %0, %none) : (!torch.vtensor<[1,64,1,1],f32>, !torch.vtensor<[64,3,7,7],f32>, !torch.none) -> !torch.vtensor<[1,1000],f32>
    %8 = "torch.aten.mean.dim"(%7, %2, %false, %none) : (!torch.vtensor<[1,1000],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1],f32>
    %9 = "torch.aten.sum.dim_IntList"(%7, %2, %false, %none) : (!torch.vtensor<[1,1000],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1],f32>
    %10 = "torch.aten.layer_norm"(%7, %2, %arg1, %arg1, %eps, %false) : (!torch.vtensor<[1,1000],f32>, !torch.list<int>, !torch.vtensor<[64],f32>, !torch.vtensor<[64],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,1000],f32>
    %11 = "torch.aten.to.dtype"(%10, %int1, %false, %false, %none) : (!torch.vtensor<[1,1000],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1000],f16>
    %12 = "torch.operator"(%arg0) {name = "onnx.Relu", torch.onnx.alpha = 1.000000e+00 : f32} : (!torch.vtensor<[1,3,224,224],f32>) -> !torch.vtensor<[1,3,224,224],f32>
    return %4 : !torch.vtensor<[1,64,112,112],f32>
  }
}

// -----

module {
  func.func @test_add(%arg0: !torch.vtensor<[3,4,5],f32>, %arg1: !torch.vtensor<[3,4,5],f32>) -> !torch.vtensor<[3,4,5],f32> attributes {torch.onnx_meta.ir_version = 7 : si64, torch.onnx_meta.opset_version = 14 : si64, torch.onnx_meta.producer_name = "backend-test", torch.onnx_meta.producer_version = ""} {
    %0 = "torch.operator"(%arg0, %arg1) {name = "onnx.Add", torch.onnx.axis = 1 : si64, torch.onnx.auto_pad = "NOTSET", torch.onnx.kernel_shape = [3 : si64, 3 : si64]} : (!torch.vtensor<[3,4,5],f32>, !torch.vtensor<[3,4,5],f32>) -> !torch.vtensor<[3,4,5],f32>
    return %0 : !torch.vtensor<[3,4,5],f32>
  }
}

// -----

module {
  func.func @prim(%arg0: !torch.bool, %arg1: !torch.tensor, %arg2: !torch.list<int>, %arg3: !torch.optional<int>) -> !torch.tensor {
    %int0 = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
    %0 = "torch.prim.If"(%arg0) ({
      "torch.prim.If.yield"(%int0) : (!torch.int) -> ()
    }, {
      "torch.prim.If.yield"(%int0) : (!torch.int) -> ()
    }) : (!torch.bool) -> !torch.int
    %1 = "torch.prim.Loop"(%int0, %arg0, %int0) ({
    ^bb0(%iv: !torch.int, %x: !torch.int):
      %y = "torch.aten.add.int"(%x, %iv) : (!torch.int, !torch.int) -> !torch.int
      "torch.prim.Loop.condition"(%arg0, %y) : (!torch.bool, !torch.int) -> ()
    }) : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    %2 = "torch.aten.__getitem__.t"(%arg2, %1) : (!torch.list<int>, !torch.int) -> !torch.int
    %3 = "torch.aten.len.t"(%arg2) : (!torch.list<int>) -> !torch.int
    %4 = "torch.aten.eq.int"(%2, %3) : (!torch.int, !torch.int) -> !torch.bool
    %5 = "torch.aten.mul.int"(%2, %3) : (!torch.int, !torch.int) -> !torch.int
    %6 = "torch.copy.to_vtensor"(%arg1) : (!torch.tensor) -> !torch.vtensor
    %7 = "torch.copy.to_tensor"(%6) : (!torch.vtensor) -> !torch.tensor
    %8 = "torch.tensor_static_info_cast"(%7) : (!torch.tensor) -> !torch.tensor<[2,?],unk>
    %9 = "torch.derefine"(%5) : (!torch.int) -> !torch.optional<int>
    %10 = "torch.prim.unchecked_cast"(%arg3) : (!torch.optional<int>) -> !torch.int
    %11 = "torch.prim.NumToTensor.Scalar"(%10) : (!torch.int) -> !torch.tensor
    %12 = "torch.prim.TupleConstruct"(%11, %10) : (!torch.tensor, !torch.int) -> !torch.tuple<tensor, int>
    "torch.runtime.assert"(%4) {message = "mismatch"} : (!torch.bool) -> ()
    %13 = "torch_c.to_builtin_tensor"(%6) : (!torch.vtensor) -> tensor<?x?xf32>
    %14 = "torch_c.from_builtin_tensor"(%13) : (tensor<?x?xf32>) -> !torch.vtensor<[?,?],f32>
    %15 = "torch_c.to_i64"(%10) : (!torch.int) -> i64
    %16 = "torch_c.from_i64"(%15) : (i64) -> !torch.int
    "torch.global_slot"() ({
    }) {sym_name = "float", typeBound = !torch.float} : () -> ()
    return %11 : !torch.tensor
  }
}

// -----

module {
  func.func @torch.aten.view(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor) -> !torch.vtensor<[3,2],f32> {
    %int0 = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
    %int1 = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
    %int-1 = "torch.constant.int"() {value = -1 : i64} : () -> !torch.int
    %0 = "torch.prim.ListConstruct"(%int0, %int1) : (!torch.int, !torch.int) -> !torch.list<int>
    %1 = "torch.aten.view"(%arg0, %0) : (!torch.vtensor<[2,3],f32>, !torch.list<int>) -> !torch.vtensor<[3,2],f32>
    %2 = "torch.aten.reshape"(%1, %0) : (!torch.vtensor<[3,2],f32>, !torch.list<int>) -> !torch.vtensor<[6],f32>
    %3 = "torch.aten.permute"(%1, %0) : (!torch.vtensor<[3,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,3],f32>
    %4 = "torch.aten.transpose.int"(%3, %int0, %int1) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,2],f32>
    %5 = "torch.aten.unsqueeze"(%4, %int-1) : (!torch.vtensor<[3,2],f32>, !torch.int) -> !torch.vtensor<[3,2,1],f32>
    %6 = "torch.aten.squeeze.dim"(%5, %int-1) : (!torch.vtensor<[3,2,1],f32>, !torch.int) -> !torch.vtensor<[3,2],f32>
    %7 = "torch.aten.slice.Tensor"(%6, %int0, %int0, %int1, %int1) : (!torch.vtensor<[3,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2],f32>
    %8 = "torch.prim.ListConstruct"(%7, %7) : (!torch.vtensor<[1,2],f32>, !torch.vtensor<[1,2],f32>) -> !torch.list<vtensor<[1,2],f32>>
    %9 = "torch.aten.cat"(%8, %int0) : (!torch.list<vtensor<[1,2],f32>>, !torch.int) -> !torch.vtensor<[2,2],f32>
    %10 = "torch.aten.size.int"(%9, %int0) : (!torch.vtensor<[2,2],f32>, !torch.int) -> !torch.int
    %11 = "torch.aten.expand"(%9, %0, %int0) : (!torch.vtensor<[2,2],f32>, !torch.list<int>, !torch.int) -> !torch.vtensor<[2,2],f32>
    %12 = "torch.aten.flatten.using_ints"(%11, %int0, %int-1) : (!torch.vtensor<[2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4],f32>
    %13 = "torch.aten.index_select"(%12, %int0, %12) : (!torch.vtensor<[4],f32>, !torch.int, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %14 = "torch.aten.t"(%4) : (!torch.vtensor<[3,2],f32>) -> !torch.vtensor<[2,3],f32>
    %15 = "torch.aten.arange.start_step"(%int0, %int1, %int1) : (!torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?],si64>
    %16 = "torch.aten.embedding"(%4, %15, %int-1) : (!torch.vtensor<[3,2],f32>, !torch.vtensor<[?],si64>, !torch.int) -> !torch.vtensor<[?,2],f32>
    return %4 : !torch.vtensor<[3,2],f32>
  }
}
