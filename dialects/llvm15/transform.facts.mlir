// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect, and the operations that mlir-opt registers for its own tests.
irdl.dialect @transform attributes {
  varve.facts_of = {
    "llvm16/transform" = ["sequence", "with_pdl_patterns", "structured.fuse", "test_add_test_extension",
      "test_check_if_test_extension_present", "test_consume_operand",
      "test_consume_operand_if_matches_param_or_fail", "test_correct_number_of_multi_results",
      "test_emit_remark_and_erase_operand", "test_mixed_null_and_non_null_results",
      "test_mixed_sucess_and_silenceable", "test_print_number_of_associated_payload_ir_ops",
      "test_produce_param_or_forward_operand", "test_remap_operand_to_self", "test_remove_test_extension",
      "test_reverse_payload_ops", "test_transform_op", "test_wrong_number_of_multi_results",
      "test_wrong_number_of_results"]}} {
  irdl.operation @replicate attributes {
    varve.format = "`num` `(` $pattern `)` $handles attr-dict",
    varve.let = ["type($pattern) = !pdl.operation", "type($handles) = !pdl.operation",
      "type($replicated) = repeat(!pdl.operation, count($handles))"]
  } {
  }
  irdl.operation @structured.tile attributes {
    varve.format = "$target `` custom<OperandsOrIntegersSizesList>($dynamic_sizes, $static_sizes) attr-dict",
    varve.let = [
      "type($target) = !pdl.operation", "type($tiled_linalg_op) = !pdl.operation",
      "type($loops) = repeat(!pdl.operation, count(x in $static_sizes: x != 0))",
      "type($dynamic_sizes) = !pdl.operation"]
  } {
  }
  irdl.operation @test_print_remark_at_operand attributes {
    varve.format = "$operand `,` $message attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]} {
    %operand = irdl.base "!pdl.operation"
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(operand: %operand)
    irdl.attributes {"message" = %message}
  }
  irdl.operation @structured.split attributes {
    varve.format = "$target `after` one( $static_split_point | $dynamic_split_point let($static_split_point = -4294967296 * 2147483648) ) ` ` attr-dict"
  } {
  }
}
