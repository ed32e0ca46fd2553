/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of forms of linalg as LLVM 13 had them. */
#include "hooks/hooks.h"

/* custom<FillOpRegion>($region, ref(type($value)), ref(type($output))), and CopyOpRegion: nothing
 * in text. The region takes an element of each and gives the first. */

enum { REGION, FIRST_TYPE, SECOND_TYPE };

varve_status varve_parse_legacy_linalg_copy_region(varve_parser *parser, varve_parse_call *call) {
  size_t first_region = parser->regions.count;
  VARVE_TRY(varve_add_region(parser));
  VARVE_TRY(varve_ensure_block(parser));
  varve_hidden_builder builder = {parser, varve_last_region(parser)->first, NULL};
  for (uint32_t i = FIRST_TYPE; i <= SECOND_TYPE; i++) {
    size_t count;
    varve_value *argument = NULL;
    const varve_entity *const *types = varve_get_types(parser, call, i, &count);
    if (count != 1)
      return VARVE_STATUS_INTERNAL;
    VARVE_TRY(varve_block_add_argument(parser->module, builder.block,
                                       varve_element_or_self(types[0]), NULL, &argument));
  }
  varve_value *element = &builder.block->arguments[0]->value;
  VARVE_TRY(varve_build_hidden(
      &builder, &(varve_hidden_operation){"linalg.yield", &element, 1, NULL, NULL}, NULL));
  return varve_set_regions(parser, call, REGION, first_region);
}

/* Only a body like that may be left out. */
varve_status varve_print_legacy_linalg_copy_region(varve_printer *printer, varve_print_call *call) {
  varve_value_range regions = varve_printed_regions(call, REGION);
  (void)printer;
  if (regions.count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_region *region = varve_operation_region(call->frame->op, regions.first);
  return region->first != NULL && region->first == region->last ? VARVE_STATUS_OK
                                                                : VARVE_STATUS_UNSUPPORTED;
}

/* custom<InferType>(ref($output), type($output), ref(type($result))): an output has the type of the
 * result. */

enum { OUTPUT, OUTPUT_TYPE, RESULT_TYPE };

varve_status varve_parse_legacy_linalg_output_type(varve_parser *parser, varve_parse_call *call) {
  size_t count, first = parser->nodes.count;
  const varve_entity *const *types = varve_get_types(parser, call, RESULT_TYPE, &count);
  if (varve_get_operands(parser, call, OUTPUT).count == 0)
    return VARVE_STATUS_OK;
  if (count != 1)
    return VARVE_STATUS_INTERNAL;
  const varve_entity *type = types[0];
  VARVE_TRY(varve_push_node(parser, type));
  return varve_set_types(parser, call, OUTPUT_TYPE, first);
}

varve_status varve_print_legacy_linalg_output_type(varve_printer *printer, varve_print_call *call) {
  (void)printer;
  (void)call;
  return VARVE_STATUS_OK;
}
