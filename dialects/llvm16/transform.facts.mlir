// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect, and the operations that mlir-opt registers for its own tests.
irdl.dialect @transform {
  irdl.operation @sequence attributes {varve.default_dialect = "transform"} {
  }
  irdl.operation @with_pdl_patterns attributes {varve.default_dialect = "transform"} {
  }
  irdl.type @"!test_dialect_op" {
  }
  irdl.type @"!test_dialect_param" {
  }
  irdl.operation @structured.fuse attributes {
    varve.format = "$target attr-dict",
    varve.let = [
      "type($target) = !pdl.operation", "type($transformed) = !pdl.operation",
      "type($loops) = repeat(!pdl.operation, count(x in $tile_sizes: x != 0))"]
  } {
  }
  irdl.operation @structured.tile attributes {
    varve.format = "$target `` custom<DynamicIndexList>($dynamic_sizes, $static_sizes) (` ` `{` `interchange` `=` $interchange^ `}`)? attr-dict `:` functional-type(operands, results)"
  } {
  }
  irdl.operation @structured.tile_to_scf_for attributes {
    varve.format = "$target `` custom<DynamicIndexList>($dynamic_sizes, $static_sizes) (` ` `{` `interchange` `=` $interchange^ `}`)? attr-dict",
    varve.let = [
      "type($target) = !pdl.operation", "type($tiled_linalg_op) = !pdl.operation",
      "type($loops) = repeat(!pdl.operation, count(x in $static_sizes: x != 0))",
      "type($dynamic_sizes) = !pdl.operation"]
  } {
  }
  irdl.operation @test_add_test_extension attributes {
    varve.format = "$message attr-dict"} {
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands()
    irdl.attributes {"message" = %message}
  }
  irdl.operation @test_add_to_param attributes {
    varve.format = "($param^ `,`)? $addendum attr-dict",
    varve.let = ["type($param) = !transform.test_dialect_param", "type($result) = !transform.test_dialect_param"]} {
    %param = irdl.base "!transform.test_dialect_param"
    %result = irdl.base "!transform.test_dialect_param"
    %addendum = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(param: optional %param)
    irdl.results(result: %result)
    irdl.attributes {"addendum" = %addendum}
  }
  irdl.operation @test_check_if_test_extension_present attributes {
    varve.format = "$operand attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]} {
    %operand = irdl.base "!pdl.operation"
    irdl.operands(operand: %operand)
  }
  irdl.operation @test_consume_operand attributes {
    varve.format = "$operand attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]} {
    %operand = irdl.base "!pdl.operation"
    irdl.operands(operand: %operand)
  }
  irdl.operation @test_consume_operand_if_matches_param_or_fail attributes {
    varve.format = "$operand `[` $parameter `]` attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]} {
    %operand = irdl.base "!pdl.operation"
    %parameter = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(operand: %operand)
    irdl.attributes {"parameter" = %parameter}
  }
  irdl.operation @test_copy_payload attributes {
    varve.format = "$handle attr-dict",
    varve.let = ["type($handle) = !pdl.operation", "type($copy) = !pdl.operation"]} {
    %handle = irdl.base "!pdl.operation"
    %copy = irdl.base "!pdl.operation"
    irdl.operands(handle: %handle)
    irdl.results(copy: %copy)
  }
  irdl.operation @test_correct_number_of_multi_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($result1) = !pdl.operation", "type($result2) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    %result1 = irdl.base "!pdl.operation"
    %result2 = irdl.base "!pdl.operation"
    irdl.operands(target: %target)
    irdl.results(result1: %result1, result2: %result2)
  }
  irdl.operation @test_emit_remark_and_erase_operand attributes {
    varve.format = "$target `,` $remark attr-dict",
    varve.let = ["type($target) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    %remark = irdl.any {varve.rule = "StrAttr"}
    %fail_after_erase = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(target: %target)
    irdl.attributes {"remark" = %remark, "fail_after_erase" = %fail_after_erase} {varve.optional = ["fail_after_erase"]}
  }
  irdl.operation @test_mixed_null_and_non_null_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($null) = !pdl.operation", "type($non_null) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    %null = irdl.base "!pdl.operation"
    %non_null = irdl.base "!pdl.operation"
    irdl.operands(target: %target)
    irdl.results(null: %null, non_null: %non_null)
  }
  irdl.operation @test_mixed_sucess_and_silenceable attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    irdl.operands(target: %target)
  }
  irdl.operation @test_print_number_of_associated_payload_ir_ops attributes {
    varve.format = "$handle attr-dict",
    varve.let = ["type($handle) = !pdl.operation"]} {
    %handle = irdl.base "!pdl.operation"
    irdl.operands(handle: %handle)
  }
  irdl.operation @test_print_param attributes {
    varve.format = "$param attr-dict `:` type($param)"} {
    %param = irdl.any
    irdl.operands(param: %param)
  }
  irdl.operation @test_print_remark_at_operand attributes {
    varve.format = "$operand `,` $message attr-dict `:` type($operand)"} {
    %operand = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(operand: %operand)
    irdl.attributes {"message" = %message}
  }
  irdl.operation @test_produce_integer_param_with_type attributes {
    varve.format = "$type attr-dict `:` type($result)"} {
    %result = irdl.any
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(result: %result)
    irdl.attributes {"type" = %type}
  }
  irdl.operation @test_produce_null_param attributes {
    varve.format = "attr-dict `:` type($out)"} {
    %out = irdl.any
    irdl.results(out: %out)
  }
  irdl.operation @test_produce_null_payload attributes {
    varve.format = "attr-dict `:` type($out)"} {
    %out = irdl.any
    irdl.results(out: %out)
  }
  irdl.operation @test_produce_param_or_forward_operand attributes {
    varve.format = "(`from` $operand^)? ($parameter^)? attr-dict",
    varve.let = ["type($operand) = !pdl.operation", "type($res) = !pdl.operation"]} {
    %operand = irdl.base "!pdl.operation"
    %res = irdl.base "!pdl.operation"
    %parameter = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(operand: optional %operand)
    irdl.results(res: %res)
    irdl.attributes {"parameter" = %parameter} {varve.optional = ["parameter"]}
  }
  irdl.operation @test_produce_param_with_number_of_test_ops attributes {
    varve.format = "$handle attr-dict `:` type($handle)",
    varve.let = ["type($result) = !transform.test_dialect_param"]} {
    %handle = irdl.any
    %result = irdl.base "!transform.test_dialect_param"
    irdl.operands(handle: %handle)
    irdl.results(result: %result)
  }
  irdl.operation @test_produce_transform_param_or_forward_operand attributes {
    varve.format = "$in attr-dict `:` functional-type(operands, results)"} {
    %in = irdl.any
    %out = irdl.any
    %param = irdl.any
    %first_result_is_param = irdl.any {varve.rule = "UnitAttr"}
    %first_result_is_null = irdl.any {varve.rule = "UnitAttr"}
    %second_result_is_handle = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(in: %in)
    irdl.results(out: %out, param: %param)
    irdl.attributes {"first_result_is_param" = %first_result_is_param, "first_result_is_null" = %first_result_is_null, "second_result_is_handle" = %second_result_is_handle} {varve.optional = ["first_result_is_param", "first_result_is_null", "second_result_is_handle"]}
  }
  irdl.operation @test_remap_operand_to_self attributes {
    varve.format = "$operand attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]} {
    %operand = irdl.base "!pdl.operation"
    irdl.operands(operand: %operand)
  }
  irdl.operation @test_remove_test_extension attributes {
    varve.format = "attr-dict"} {
    irdl.operands()
  }
  irdl.operation @test_report_number_of_tracked_handles_nested_under attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    irdl.operands(target: %target)
  }
  irdl.operation @test_required_memory_effects attributes {
    varve.format = "$in attr-dict `:` functional-type(operands, results)"} {
    %in = irdl.any
    %out = irdl.any
    %has_operand_effect = irdl.any {varve.rule = "UnitAttr"}
    %has_result_effect = irdl.any {varve.rule = "UnitAttr"}
    %modifies_payload = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(in: %in)
    irdl.results(out: %out)
    irdl.attributes {"has_operand_effect" = %has_operand_effect, "has_result_effect" = %has_result_effect, "modifies_payload" = %modifies_payload} {varve.optional = ["has_operand_effect", "has_result_effect", "modifies_payload"]}
  }
  irdl.operation @test_reverse_payload_ops attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($result) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
    irdl.operands(target: %target)
    irdl.results(result: %result)
  }
  irdl.operation @test_transform_op attributes {
    varve.format = "attr-dict"} {
    irdl.operands()
  }
  irdl.operation @test_wrong_number_of_multi_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($result) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
    irdl.operands(target: %target)
    irdl.results(result: %result)
  }
  irdl.operation @test_wrong_number_of_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($a) = !pdl.operation", "type($b) = !pdl.operation", "type($c) = !pdl.operation"]} {
    %target = irdl.base "!pdl.operation"
    %a = irdl.base "!pdl.operation"
    %b = irdl.base "!pdl.operation"
    %c = irdl.base "!pdl.operation"
    irdl.operands(target: %target)
    irdl.results(a: %a, b: %b, c: %c)
  }
  irdl.operation @structured.split attributes {
    varve.format = "$target `after` one( $static_split_point | $dynamic_split_point let($static_split_point = -4294967296 * 2147483648) ) ` ` attr-dict ` ` `:` type($target) if(count($dynamic_split_point) > 0: `,` type($dynamic_split_point)) let(type($first) = type($target); type($second) = type($target))"
  } {
  }
}
