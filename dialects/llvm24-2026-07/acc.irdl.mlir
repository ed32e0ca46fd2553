irdl.dialect @acc attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["llvm", "gpu", "memref"]
} {
  irdl.operation @gpu_shared_memory {
    %any = irdl.any
    %a_num_copies = irdl.any {varve.rule = "I64Attr"}
    %a_static_upper_bound_bytes = irdl.any {varve.rule = "I64Attr"}
    %a_dynamic_shared_memory_scaling_bytes = irdl.any {varve.rule = "I64Attr"}
    %a_dynamic_shared_memory_fixed_bytes = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      dynamic_sizes: variadic %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "num_copies" = %a_num_copies,
      "static_upper_bound_bytes" = %a_static_upper_bound_bytes,
      "dynamic_shared_memory_scaling_bytes" = %a_dynamic_shared_memory_scaling_bytes,
      "dynamic_shared_memory_fixed_bytes" = %a_dynamic_shared_memory_fixed_bytes
    } {
      varve.optional = ["dynamic_shared_memory_scaling_bytes", "dynamic_shared_memory_fixed_bytes"]
    }
  }
  irdl.operation @on_device {
    %any = irdl.any
    irdl.operands(
      deviceType: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @par_width {
    %any = irdl.any
    %a_par_dim = irdl.any
    irdl.operands(
      launchArg: optional %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "par_dim" = %a_par_dim
    }
  }
  irdl.operation @private_local {
    %any = irdl.any
    irdl.operands(
      privatized: %any)
    irdl.results(
      output: %any)
  }
  irdl.operation @privatize {
    %any = irdl.any
    %a_par_dims = irdl.any
    irdl.operands(
      dynamicSizes: variadic %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "par_dims" = %a_par_dims
    } {
      varve.optional = ["par_dims"]
    }
  }
  irdl.operation @reduction_accumulate {
    %any = irdl.any
    %a_reductionOperator = irdl.any
    %a_par_dims = irdl.any
    irdl.operands(
      value: %any,
      memref: %any)
    irdl.attributes {
      "reductionOperator" = %a_reductionOperator,
      "par_dims" = %a_par_dims
    }
  }
  irdl.operation @reduction_accumulate_array {
    %any = irdl.any
    %a_reductionOperator = irdl.any
    %a_par_dims = irdl.any
    irdl.operands(
      memref: %any,
      bounds: %any)
    irdl.attributes {
      "reductionOperator" = %a_reductionOperator,
      "par_dims" = %a_par_dims
    }
  }
  irdl.operation @reduction_combine {
    %any = irdl.any
    %a_reductionOperator = irdl.any
    irdl.operands(
      destMemref: %any,
      srcMemref: %any)
    irdl.attributes {
      "reductionOperator" = %a_reductionOperator
    }
  }
  irdl.operation @unwrap_private {
    %any = irdl.any
    irdl.operands(
      handle: %any)
    irdl.results(
      result: %any)
  }
}
