irdl.dialect @transform attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu",
    "operation transform.apply_patterns.linalg.fold_pack_unpack_into_empty",
    "operation transform.apply_patterns.tensor.bubble_up_extract_slice",
    "operation transform.apply_patterns.vector.sink_mem_ops",
    "operation transform.apply_patterns.vector.sink_ops",
    "operation transform.structured.linalg_copy_to_memref"]
} {
  irdl.operation @apply_conversion_patterns.gpu.gpu_to_nvvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_conversion_patterns.vector.vector_to_llvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
    %reassociate_fp_reductions = irdl.any {varve.rule = "BoolAttr"}
    %force_32bit_vector_indices = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "reassociate_fp_reductions" = %reassociate_fp_reductions,
      "force_32bit_vector_indices" = %force_32bit_vector_indices
    } {
      varve.defaults = {
        reassociate_fp_reductions = false,
        force_32bit_vector_indices = true}
    }
  }
  irdl.operation @apply_registered_pass attributes {
    varve.format = "$pass_name `to` $target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pass_name = irdl.any {varve.rule = "StrAttr"}
    %options = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pass_name" = %pass_name,
      "options" = %options
    } {
      varve.defaults = {
        options = ""}
    }
  }
  irdl.operation @include attributes {
    varve.format = "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)",
    varve.traits = ["CallOpInterface", "MatchOpInterface", "MemoryEffectsOpInterface", "SymbolUserOpInterface", "TransformOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %target = irdl.any {varve.rule = "SymbolRefAttr"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "target" = %target,
      "failure_propagation_mode" = %failure_propagation_mode
    }
  }
}
