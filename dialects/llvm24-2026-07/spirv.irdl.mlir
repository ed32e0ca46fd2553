irdl.dialect @spirv attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.unknown = ["operations"]
} {
  irdl.operation @All {
    %any = irdl.any
    irdl.operands(
      vector: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @Any {
    %any = irdl.any
    irdl.operands(
      vector: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @AtomicLoad {
    %any = irdl.any
    %a_memory_scope = irdl.any
    %a_semantics = irdl.any
    irdl.operands(
      pointer: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "memory_scope" = %a_memory_scope,
      "semantics" = %a_semantics
    }
  }
  irdl.operation @AtomicStore {
    %any = irdl.any
    %a_memory_scope = irdl.any
    %a_semantics = irdl.any
    irdl.operands(
      pointer: %any,
      value: %any)
    irdl.attributes {
      "memory_scope" = %a_memory_scope,
      "semantics" = %a_semantics
    }
  }
  irdl.operation @"CL.cbrt" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.clz" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.copysign" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.erfc" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.exp10" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.exp2" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.expm1" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.fdim" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.fmod" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.hypot" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.ldexp" {
    %any = irdl.any
    irdl.operands(
      x: %any,
      exp: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.log10" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.log1p" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.log2" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.pown" {
    %any = irdl.any
    irdl.operands(
      x: %any,
      y: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.rootn" {
    %any = irdl.any
    irdl.operands(
      x: %any,
      n: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"CL.trunc" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @ExecutionModeId {
    %a_fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %a_execution_mode = irdl.any
    %a_values = irdl.any
    irdl.attributes {
      "fn" = %a_fn,
      "execution_mode" = %a_execution_mode,
      "values" = %a_values
    }
  }
  irdl.operation @"ExperimentalML.Call" {
    %any = irdl.any
    %a_opcode = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      parameters: variadic %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "opcode" = %a_opcode
    }
  }
  irdl.operation @"GL.Atan2" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.Degrees" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.NClamp" {
    %any = irdl.any
    irdl.operands(
      x: %any,
      y: %any,
      z: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.NMax" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.NMin" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.Radians" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.SmoothStep" {
    %any = irdl.any
    irdl.operands(
      x: %any,
      y: %any,
      z: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.Step" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"GL.Trunc" {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @GroupNonUniformBroadcastFirst {
    %any = irdl.any
    %a_execution_scope = irdl.any
    irdl.operands(
      value: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "execution_scope" = %a_execution_scope
    }
  }
  irdl.operation @"INTEL.MaskedGather" {
    %any = irdl.any
    irdl.operands(
      ptr_vector: %any,
      alignment: %any,
      mask: %any,
      fill_empty: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"INTEL.MaskedScatter" {
    %any = irdl.any
    irdl.operands(
      ptr_vector: %any,
      alignment: %any,
      mask: %any,
      input_vector: %any)
  }
  irdl.operation @IsNormal {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"KHR.Expect" {
    %any = irdl.any
    irdl.operands(
      value: %any,
      expectedValue: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @MemoryNamedBarrier {
    %any = irdl.any
    %a_memory_scope = irdl.any
    %a_memory_semantics = irdl.any
    irdl.operands(
      named_barrier: %any)
    irdl.attributes {
      "memory_scope" = %a_memory_scope,
      "memory_semantics" = %a_memory_semantics
    }
  }
  irdl.operation @NamedBarrierInitialize {
    %any = irdl.any
    irdl.operands(
      subgroup_count: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @OuterProduct {
    %any = irdl.any
    irdl.operands(
      vector1: %any,
      vector2: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @SampledImage {
    %any = irdl.any
    irdl.operands(
      image: %any,
      sampler: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Abs" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Add" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.ArgMax" {
    %any = irdl.any
    %a_axis = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis,
      "nan_mode" = %a_nan_mode
    }
  }
  irdl.operation @"Tosa.ArithmeticRightShift" {
    %any = irdl.any
    %a_round = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "round" = %a_round
    }
  }
  irdl.operation @"Tosa.AvgPool2D" {
    %any = irdl.any
    %a_kernel = irdl.any
    %a_stride = irdl.any
    %a_pad = irdl.any
    %a_acc_type = irdl.any
    irdl.operands(
      input: %any,
      input_zp: %any,
      output_zp: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "kernel" = %a_kernel,
      "stride" = %a_stride,
      "pad" = %a_pad,
      "acc_type" = %a_acc_type
    }
  }
  irdl.operation @"Tosa.BitwiseAnd" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.BitwiseNot" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.BitwiseOr" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.BitwiseXor" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Cast" {
    %any = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Ceil" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Clamp" {
    %any = irdl.any
    %a_min_val = irdl.any
    %a_max_val = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "min_val" = %a_min_val,
      "max_val" = %a_max_val,
      "nan_mode" = %a_nan_mode
    }
  }
  irdl.operation @"Tosa.Clz" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Concat" {
    %any = irdl.any
    %a_axis = irdl.any
    irdl.operands(
      input1: variadic %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis
    }
  }
  irdl.operation @"Tosa.Conv2D" {
    %any = irdl.any
    %a_pad = irdl.any
    %a_stride = irdl.any
    %a_dilation = irdl.any
    %a_acc_type = irdl.any
    %a_local_bound = irdl.any
    irdl.operands(
      input: %any,
      weight: %any,
      bias: %any,
      input_zp: %any,
      weight_zp: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "pad" = %a_pad,
      "stride" = %a_stride,
      "dilation" = %a_dilation,
      "acc_type" = %a_acc_type,
      "local_bound" = %a_local_bound
    }
  }
  irdl.operation @"Tosa.Conv3D" {
    %any = irdl.any
    %a_pad = irdl.any
    %a_stride = irdl.any
    %a_dilation = irdl.any
    %a_acc_type = irdl.any
    %a_local_bound = irdl.any
    irdl.operands(
      input: %any,
      weight: %any,
      bias: %any,
      input_zp: %any,
      weight_zp: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "pad" = %a_pad,
      "stride" = %a_stride,
      "dilation" = %a_dilation,
      "acc_type" = %a_acc_type,
      "local_bound" = %a_local_bound
    }
  }
  irdl.operation @"Tosa.Cos" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.DepthwiseConv2D" {
    %any = irdl.any
    %a_pad = irdl.any
    %a_stride = irdl.any
    %a_dilation = irdl.any
    %a_acc_type = irdl.any
    %a_local_bound = irdl.any
    irdl.operands(
      input: %any,
      weight: %any,
      bias: %any,
      input_zp: %any,
      weight_zp: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "pad" = %a_pad,
      "stride" = %a_stride,
      "dilation" = %a_dilation,
      "acc_type" = %a_acc_type,
      "local_bound" = %a_local_bound
    }
  }
  irdl.operation @"Tosa.Equal" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Erf" {
    %any = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Exp" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.FFT2D" {
    %any = irdl.any
    %a_inverse = irdl.any
    %a_local_bound = irdl.any
    irdl.operands(
      input_real: %any,
      input_imag: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "inverse" = %a_inverse,
      "local_bound" = %a_local_bound
    }
  }
  irdl.operation @"Tosa.Floor" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Gather" {
    %any = irdl.any
    irdl.operands(
      values: %any,
      indices: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Greater" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.GreaterEqual" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.IntDiv" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Log" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.LogicalAnd" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.LogicalLeftShift" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.LogicalNot" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.LogicalOr" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.LogicalRightShift" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.LogicalXor" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.MatMul" {
    %any = irdl.any
    irdl.operands(
      A: %any,
      B: %any,
      A_zp: %any,
      B_zp: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.MaxPool2D" {
    %any = irdl.any
    %a_kernel = irdl.any
    %a_stride = irdl.any
    %a_pad = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "kernel" = %a_kernel,
      "stride" = %a_stride,
      "pad" = %a_pad,
      "nan_mode" = %a_nan_mode
    }
  }
  irdl.operation @"Tosa.Maximum" {
    %any = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "nan_mode" = %a_nan_mode
    }
  }
  irdl.operation @"Tosa.Minimum" {
    %any = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "nan_mode" = %a_nan_mode
    }
  }
  irdl.operation @"Tosa.Mul" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any,
      shift: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Negate" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input1_zp: %any,
      output_zp: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Pad" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      padding: %any,
      pad_const: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Pow" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.RFFT2D" {
    %any = irdl.any
    %a_local_bound = irdl.any
    irdl.operands(
      input_real: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "local_bound" = %a_local_bound
    }
  }
  irdl.operation @"Tosa.Reciprocal" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.ReduceAll" {
    %any = irdl.any
    %a_axis = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis
    }
  }
  irdl.operation @"Tosa.ReduceAny" {
    %any = irdl.any
    %a_axis = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis
    }
  }
  irdl.operation @"Tosa.ReduceMax" {
    %any = irdl.any
    %a_axis = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis,
      "nan_mode" = %a_nan_mode
    }
  }
  irdl.operation @"Tosa.ReduceMin" {
    %any = irdl.any
    %a_axis = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis,
      "nan_mode" = %a_nan_mode
    }
  }
  irdl.operation @"Tosa.ReduceProduct" {
    %any = irdl.any
    %a_axis = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis
    }
  }
  irdl.operation @"Tosa.ReduceSum" {
    %any = irdl.any
    %a_axis = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis
    }
  }
  irdl.operation @"Tosa.Rescale" {
    %any = irdl.any
    %a_scale32 = irdl.any
    %a_rounding_mode = irdl.any
    %a_per_channel = irdl.any
    %a_input_unsigned = irdl.any
    %a_output_unsigned = irdl.any
    irdl.operands(
      input: %any,
      multiplier: %any,
      shift: %any,
      input_zp: %any,
      output_zp: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "scale32" = %a_scale32,
      "rounding_mode" = %a_rounding_mode,
      "per_channel" = %a_per_channel,
      "input_unsigned" = %a_input_unsigned,
      "output_unsigned" = %a_output_unsigned
    }
  }
  irdl.operation @"Tosa.Reshape" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      shape: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Resize" {
    %any = irdl.any
    %a_mode = irdl.any
    irdl.operands(
      input: %any,
      scale: %any,
      offset: %any,
      border: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "mode" = %a_mode
    }
  }
  irdl.operation @"Tosa.Reverse" {
    %any = irdl.any
    %a_axis = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "axis" = %a_axis
    }
  }
  irdl.operation @"Tosa.Rsqrt" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Scatter" {
    %any = irdl.any
    irdl.operands(
      values_in: %any,
      indices: %any,
      input: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Select" {
    %any = irdl.any
    irdl.operands(
      condition: %any,
      true_value: %any,
      false_value: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Sigmoid" {
    %any = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Sin" {
    %any = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Slice" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      start: %any,
      size: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Sub" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Table" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      table: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Tanh" {
    %any = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"Tosa.Tile" {
    %any = irdl.any
    irdl.operands(
      input1: %any,
      multiples: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @"Tosa.Transpose" {
    %any = irdl.any
    %a_perms = irdl.any
    irdl.operands(
      input1: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "perms" = %a_perms
    }
  }
  irdl.operation @"Tosa.TransposeConv2D" {
    %any = irdl.any
    %a_out_pad = irdl.any
    %a_stride = irdl.any
    %a_acc_type = irdl.any
    %a_local_bound = irdl.any
    irdl.operands(
      input: %any,
      weight: %any,
      bias: %any,
      input_zp: %any,
      weight_zp: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "out_pad" = %a_out_pad,
      "stride" = %a_stride,
      "acc_type" = %a_acc_type,
      "local_bound" = %a_local_bound
    }
  }
}
