// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @arith(%a: i32, %b: i32, %x: f32, %y: f32, %v: vector<4xf32>) -> f32 {
  %0 = spirv.IAdd %a, %b : i32
  %1 = spirv.ISub %0, %b : i32
  %2 = spirv.IMul %1, %b : i32
  %3 = spirv.SDiv %2, %b : i32
  %4 = spirv.UDiv %3, %b : i32
  %5 = spirv.SMod %4, %b : i32
  %6 = spirv.FAdd %x, %y : f32
  %7 = spirv.FSub %6, %y : f32
  %8 = spirv.FMul %7, %y : f32
  %9 = spirv.FDiv %8, %y : f32
  %10 = spirv.FNegate %9 : f32
  %11 = spirv.FOrdLessThan %10, %x : f32
  %12 = spirv.IEqual %5, %a : i32
  %13 = spirv.SLessThan %5, %b : i32
  %14 = spirv.LogicalAnd %11, %12 : i1
  %15 = spirv.Select %14, %10, %x : i1, f32
  %16 = spirv.BitwiseAnd %5, %a : i32
  %17 = spirv.ShiftLeftLogical %16, %b : i32, i32
  %18 = spirv.FMul %v, %v : vector<4xf32>
  %19 = spirv.GL.Exp %x : f32
  %20 = spirv.GL.FMax %19, %y : f32
  %21 = spirv.CL.sqrt %20 : f32
  %22 = spirv.ConvertSToF %a : i32 to f32
  %23 = spirv.Bitcast %x : f32 to i32
  return %22 : f32
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @loop(%count: i32) -> () "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    %var = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      %val0 = spirv.Load "Function" %var : i32
      %cmp = spirv.SLessThan %val0, %count : i32
      spirv.BranchConditional %cmp, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      %val1 = spirv.Load "Function" %var : i32
      %add = spirv.IAdd %val1, %one : i32
      spirv.Store "Function" %var, %add : i32
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @selection(%cond: i1) -> i32 "Inline" {
    %zero = spirv.Constant 0 : i32
    %two = spirv.Constant 2 : i32
    %var = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
    spirv.mlir.selection {
      spirv.BranchConditional %cond [5, 10], ^then, ^merge
    ^then:
      spirv.Store "Function" %var, %two : i32
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    %x = spirv.Load "Function" %var : i32
    spirv.ReturnValue %x : i32
  }
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Matrix], []> attributes {foo} {
  spirv.GlobalVariable @in {location = 0 : i32} : !spirv.ptr<vector<4xf32>, Input>
  spirv.GlobalVariable @out {location = 0 : i32} : !spirv.ptr<vector<4xf32>, Output>
  spirv.GlobalVariable @push : !spirv.ptr<!spirv.struct<(i32 [0], f32 [4])>, PushConstant>
  spirv.GlobalVariable @ubo bind(0, 2) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=16> [0])>, Uniform>
  spirv.func @main() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 4, 1]>} {
    %0 = spirv.mlir.addressof @in : !spirv.ptr<vector<4xf32>, Input>
    %1 = spirv.Load "Input" %0 : vector<4xf32>
    %2 = spirv.Constant 5.000000e-01 : f32
    %3 = spirv.VectorTimesScalar %1, %2 : (vector<4xf32>, f32) -> vector<4xf32>
    %4 = spirv.mlir.addressof @out : !spirv.ptr<vector<4xf32>, Output>
    spirv.Store "Output" %4, %3 : vector<4xf32>
    %5 = spirv.Constant true
    %6 = spirv.LogicalNot %5 : i1
    %7 = spirv.Constant dense<[1, 2, 3]> : vector<3xi32>
    %8 = spirv.INotEqual %7, %7 : vector<3xi32>
    spirv.Return
  }
  spirv.EntryPoint "Fragment" @main, @in, @out
  spirv.ExecutionMode @main "OriginUpperLeft"
}

// -----

module {
  spirv.func @branch(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 "None" {
    spirv.BranchConditional %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    %1 = spirv.IAdd %0, %0 : i32
    spirv.Branch ^bb3(%1 : i32)
  ^bb2(%2: i32):  // pred: ^bb0
    %3 = spirv.IMul %2, %2 : i32
    spirv.Branch ^bb3(%3 : i32)
  ^bb3(%4: i32):  // 2 preds: ^bb1, ^bb2
    spirv.ReturnValue %4 : i32
  }
  spirv.func @simple_br() "None" {
    spirv.Branch ^bb1
  ^bb1:  // pred: ^bb0
    spirv.Return
  }
  spirv.func @diamond(%arg0: i1) "None" {
    spirv.BranchConditional %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    spirv.Branch ^bb3
  ^bb2:  // pred: ^bb0
    spirv.Branch ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    spirv.Return
  }
}

// -----

module {
  func.func @binary(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: i32, %arg4: tensor<8xf64>) -> f32 {
    %cst_f32 = spirv.Constant 0.000000e+00 : f32
    %0 = spirv.FOrdLessThan %arg0, %cst_f32 : f32
    %cst_f32_0 = spirv.Constant 1.000000e+00 : f32
    %1 = spirv.FRem %arg1, %cst_f32_0 : f32
    %2 = spirv.FOrdNotEqual %1, %cst_f32 : f32
    %3 = spirv.LogicalAnd %2, %0 : i1
    %cst_f32_1 = spirv.Constant 0x7FC00000 : f32
    %4 = spirv.Select %3, %cst_f32_1, %arg0 : i1, f32
    %5 = spirv.GL.FAbs %4 : f32
    %6 = spirv.ConvertFToS %arg1 : f32 to i32
    %cst1_i32 = spirv.Constant 1 : i32
    %7 = spirv.BitwiseAnd %6, %cst1_i32 : i32
    %8 = spirv.IEqual %7, %cst1_i32 : i32
    %9 = spirv.GL.Pow %5, %arg1 : f32
    %10 = spirv.FNegate %9 : f32
    %11 = spirv.LogicalAnd %0, %8 : i1
    %12 = spirv.Select %11, %10, %9 : i1, f32
    %13 = spirv.GL.Fma %arg0, %arg1, %arg2 : f32
    %14 = math.atan2 %12, %13 : f32
    %cst-2147483648_i32 = spirv.Constant -2147483648 : i32
    %cst2147483647_i32 = spirv.Constant 2147483647 : i32
    %15 = spirv.Bitcast %14 : f32 to i32
    %16 = spirv.Bitcast %arg0 : f32 to i32
    %17 = spirv.BitwiseAnd %15, %cst2147483647_i32 : i32
    %18 = spirv.BitwiseAnd %16, %cst-2147483648_i32 : i32
    %19 = spirv.BitwiseOr %17, %18 : i32
    %20 = spirv.Bitcast %19 : i32 to f32
    %21 = math.fpowi %20, %arg3 : f32, i32
    %22 = math.ipowi %arg3, %arg3 : i32
    %23 = spirv.GL.SAbs %22 : i32
    %cst1_i32_2 = spirv.Constant 1 : i32
    %cst31_i32 = spirv.Constant 31 : i32
    %cst32_i32 = spirv.Constant 32 : i32
    %24 = spirv.GL.FindUMsb %23 : i32
    %25 = spirv.ISub %cst31_i32, %24 : i32
    %26 = spirv.ISub %cst32_i32, %23 : i32
    %27 = spirv.ULessThanEqual %23, %cst1_i32_2 : i32
    %28 = spirv.Select %27, %26, %25 : i1, i32
    %29 = math.cttz %28 : i32
    %30 = math.ctpop %29 : i32
    %31 = math.powf %arg4, %arg4 : tensor<8xf64>
    %32 = spirv.IsNan %21 : f32
    %33 = spirv.IsInf %21 : f32
    return %21 : f32
  }
  func.func @gelu(%arg0: f32) -> f32 {
    %cst_f32 = spirv.Constant 5.000000e-01 : f32
    %cst_f32_0 = spirv.Constant 1.000000e+00 : f32
    %cst_f32_1 = spirv.Constant 0.707106769 : f32
    %0 = spirv.FMul %arg0, %cst_f32_1 : f32
    %1 = math.erf %0 : f32
    %2 = spirv.FAdd %1, %cst_f32_0 : f32
    %3 = spirv.FMul %arg0, %cst_f32 : f32
    %4 = spirv.FMul %3, %2 : f32
    return %4 : f32
  }
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @__builtin_var_GlobalInvocationId built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @buf0 bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @buf1 bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  spirv.func @kernel() "None" {
    %cst0_i32 = spirv.Constant 0 : i32
    %0 = spirv.mlir.addressof @__builtin_var_GlobalInvocationId : !spirv.ptr<vector<3xi32>, Input>
    %1 = spirv.Load "Input" %0 : vector<3xi32>
    %2 = spirv.CompositeExtract %1[0 : i32] : vector<3xi32>
    %3 = spirv.mlir.addressof @buf0 : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
    %4 = spirv.AccessChain %3[%cst0_i32, %2] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %5 = spirv.Load "StorageBuffer" %4 : f32
    %6 = spirv.FAdd %5, %5 : f32
    spirv.Store "StorageBuffer" %4, %6 : f32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @kernel, @__builtin_var_GlobalInvocationId
  spirv.ExecutionMode @kernel "LocalSize", 32, 1, 1
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, Unknown, #spirv.resource_limits<max_compute_workgroup_invocations = 128, max_compute_workgroup_size = [128, 128, 64]>>} {
  func.func @load_store(%arg0: memref<16xf32, #spirv.storage_class<StorageBuffer>>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<16xf32, #spirv.storage_class<StorageBuffer>>
    memref.store %0, %arg0[%arg1] : memref<16xf32, #spirv.storage_class<StorageBuffer>>
    return
  }
  gpu.module @kernels {
    gpu.func @kernel(%arg0: memref<8xf32, #spirv.storage_class<StorageBuffer>> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      gpu.return
    }
  }
}

// -----

spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses, Linkage], []> {
  spirv.SpecConstant @sc_i32 spec_id(5) = 42 : i32
  spirv.GlobalVariable @var : !spirv.ptr<!spirv.array<16 x f32>, Workgroup>
  spirv.func @compose(%a: f32, %b: f32) -> vector<2xf32> "None" {
    %0 = spirv.CompositeConstruct %a, %b : (f32, f32) -> vector<2xf32>
    %1 = spirv.CompositeInsert %a, %0[1 : i32] : f32 into vector<2xf32>
    %2 = spirv.Undef : vector<2xf32>
    %3 = spirv.Constant dense<1.0> : vector<2xf32>
    %4 = spirv.VectorShuffle [0 : i32, 3 : i32] %1, %3 : vector<2xf32>, vector<2xf32> -> vector<2xf32>
    %5 = spirv.Dot %4, %3 : vector<2xf32> -> f32
    spirv.ReturnValue %4 : vector<2xf32>
  }
  spirv.func @call(%a: f32) -> f32 "None" {
    %0 = spirv.FunctionCall @compose(%a, %a) : (f32, f32) -> vector<2xf32>
    spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
    %1 = spirv.mlir.referenceof @sc_i32 : i32
    spirv.ReturnValue %a : f32
  }
}
