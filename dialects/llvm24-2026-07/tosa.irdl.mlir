irdl.dialect @tosa attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["quant", "tensor"]
} {
  irdl.operation @assert_equal_shape {
    %any = irdl.any
    %a_allow_broadcast = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.attributes {
      "allow_broadcast" = %a_allow_broadcast
    }
  }
  irdl.operation @avg_pool2d_adaptive {
    %any = irdl.any
    %a_acc_type = irdl.any
    irdl.operands(
      input: %any,
      input_zp: %any,
      output_zp: %any,
      kernel: %any,
      stride: %any,
      pad: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "acc_type" = %a_acc_type
    }
  }
  irdl.operation @conv2d_block_scaled {
    %any = irdl.any
    %a_block_size = irdl.any
    irdl.operands(
      input_data: %any,
      input_scale: %any,
      weight_data: %any,
      weight_scale: %any,
      bias: %any,
      pad: %any,
      stride: %any,
      dilation: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "block_size" = %a_block_size
    }
  }
  irdl.operation @matmul_t {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      a_zp: %any,
      b_zp: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @max_pool2d_adaptive {
    %any = irdl.any
    %a_nan_mode = irdl.any
    irdl.operands(
      input: %any,
      kernel: %any,
      stride: %any,
      pad: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "nan_mode" = %a_nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @reshape_block_scaled {
    %any = irdl.any
    %a_block_size = irdl.any
    irdl.operands(
      input: variadic %any,
      new_value_shape: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "block_size" = %a_block_size
    }
  }
  irdl.operation @row_gather {
    %any = irdl.any
    irdl.operands(
      values: %any,
      indices: %any,
      row_count: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @row_gather_block_scaled {
    %any = irdl.any
    %a_block_size = irdl.any
    irdl.operands(
      values: variadic %any,
      indices: %any,
      row_count: %any)
    irdl.results(
      output: variadic %any)
    irdl.attributes {
      "block_size" = %a_block_size
    }
  }
}
