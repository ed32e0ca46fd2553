/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of linalg in 2019 that its formats cannot say. */
#include "hooks/hooks.h"
#include "hooks/legacy/common_2019.h"

/* linalg.generic {...} %a, %b {region} {...} : types -> types. The dictionary in front may name a
 * function: then there is no region. */

static const char *const generic_names[] = {"args_in",      "args_out",      "doc",
                                            "fun",          "indexing_maps", "iterator_types",
                                            "library_call", "n_views"};

static varve_status generic_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_parse_more_attributes(parser, &draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  varve_operand_range all = {0, varve_draft_operand_count(parser, &draft)};
  VARVE_TRY(varve_resolve_range(parser, &draft, all, first));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_generic_2019(varve_parser *parser, varve_operation_draft *draft) {
  bool has_function;
  VARVE_TRY(varve_parse_trait(parser, VARVE_SLICE("fun"), &has_function));
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_draft_push(parser, draft, generic_step));
  if (!has_function)
    return varve_begin_optional_region(parser);
  return varve_add_region(parser);
}

varve_status varve_print_generic_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_elided said = {generic_names, VARVE_COUNT_OF(generic_names)};
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  varve_value_range all = {0, op->operand_count};
  bool has_function = varve_operation_attribute(op, VARVE_SLICE("fun")) != NULL;
  if (frame->step == 0) {
    if (all.count == 0 || has_function != (body->first == NULL))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_trait(printer, op, said));
    VARVE_TRY(varve_print_operands_between(printer, " ", op, all, ""));
    if (!has_function) {
      VARVE_PUT(printer, " ");
      return varve_ask_region(frame, body, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
    }
  }
  VARVE_TRY(varve_print_attributes_and_types(printer, op, said, all));
  return varve_print_optional_arrow_results(printer, op);
}

/* linalg.slice %view[%i, %range, ...] {...} : type, types of the indices, type of the result */

varve_status varve_parse_linalg_slice(varve_parser *parser, varve_operation_draft *draft) {
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_parse_access(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  if (count != all.count + 1)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected %zu types, of the operands and the result, not %zu",
                               all.count + 1, count);
  VARVE_TRY(varve_add_result(parser, varve_top_node(parser)));
  varve_vector_truncate(&parser->nodes, first + all.count);
  VARVE_TRY(varve_resolve_range(parser, draft, all, first));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_linalg_slice(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_operands_between(printer, "[", op,
                                         (varve_value_range){1, op->operand_count - 1}, "]"));
  VARVE_TRY(varve_print_attributes_and_types(printer, op, VARVE_NO_ELISION,
                                             (varve_value_range){0, op->operand_count}));
  return varve_print_type_after(printer, ", ", varve_operation_result(op, 0)->type);
}
