/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What definitions do not say of linalg in older releases. */
#include "dialect/operation_values.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"
#include "hooks/structured/linalg.h"

/* linalg.generic {...} %a, %b {region} {...} : types -> types. If the first dictionary has the
 * attribute fun, the name of a function, then the text has no region. */

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
  VARVE_TRY(varve_parse_iterator_traits(parser, draft));
  bool has_function = varve_draft_attribute(parser, draft, VARVE_SLICE("fun")) != NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_draft_push(parser, draft, generic_step));
  if (!has_function)
    return varve_begin_optional_region(parser);
  return varve_add_region(parser);
}

varve_status varve_print_generic_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_elided elided_names = {generic_names, VARVE_COUNT_OF(generic_names)};
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  varve_value_range all = {0, op->operand_count};
  bool has_function = varve_operation_attribute(op, VARVE_SLICE("fun")) != NULL;
  if (frame->step == 0) {
    if (all.count == 0 || has_function != (body->first == NULL))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_iterator_traits(printer, op, elided_names));
    VARVE_TRY(varve_print_operands_between(printer, " ", op, all, ""));
    if (!has_function) {
      VARVE_PUT(printer, " ");
      return varve_ask_region(frame, body, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
    }
  }
  VARVE_TRY(varve_print_attributes_and_types(printer, op, elided_names, all));
  return varve_print_optional_arrow_results(printer, op);
}

/* custom<FillOpRegion>($region, ref(type($value)), ref(type($output))) and custom<CopyOpRegion> of
 * LLVM 13 and 14 have no text. The region has two arguments, and yields the first one. */

enum { REGION, FIRST_TYPE, SECOND_TYPE };

varve_status varve_parse_legacy_linalg_copy_region(varve_parser *parser, varve_parse_call *call) {
  size_t first_region = parser->operation.regions.count, count;
  const varve_entity *types[2];
  for (uint32_t i = FIRST_TYPE; i <= SECOND_TYPE; i++) {
    const varve_entity *const *all = varve_get_types(parser, call, i, &count);
    if (count != 1)
      return VARVE_STATUS_INTERNAL;
    types[i - FIRST_TYPE] = all[0];
  }
  varve_linalg_body body = {.expression = VARVE_SLICE("2: 0"),
                            .types = types,
                            .type_count = 2,
                            .place = parser->token.text.data};
  VARVE_TRY(varve_linalg_add_body(parser, &body));
  return varve_set_regions(parser, call, REGION, first_region);
}

/* Prints nothing. Returns UNSUPPORTED if the directive does not have one region with one block. */
varve_status varve_print_legacy_linalg_copy_region(varve_printer *printer, varve_print_call *call) {
  varve_value_range regions = varve_printed_regions(call, REGION);
  (void)printer;
  if (regions.count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_region *region = varve_operation_region(call->frame->op, regions.first);
  return region->first != NULL && region->first == region->last ? VARVE_STATUS_OK
                                                                : VARVE_STATUS_UNSUPPORTED;
}
