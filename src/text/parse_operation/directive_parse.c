/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Gets and sets arguments of custom<...>, by number, for the functions that parse it. */
#include "text/parse_operation/parse_operation_by_format.h"

/* Parsing and printing both count arguments this way. */
const varve_syntax_element *varve_argument_element(const varve_syntax_element *first,
                                                   uint32_t argument) {
  while (argument-- > 0)
    first += first->kind == VARVE_SYNTAX_TYPE ? 2 : 1;
  return first;
}

static varve_format_slot *slot_of(const varve_parser *parser, const varve_parse_call *call,
                                  uint32_t argument) {
  return varve_element_slot(parser, call->draft, varve_argument_element(call->arguments, argument));
}

static varve_status set_part(varve_parser *parser, const varve_parse_call *call, uint32_t argument,
                             varve_operand_range part) {
  varve_format_slot *slot = slot_of(parser, call, argument);
  if (slot == NULL)
    return VARVE_STATUS_INTERNAL;
  slot->first = part.first;
  slot->count = part.count;
  slot->is_set = true;
  return VARVE_STATUS_OK;
}

varve_status varve_set_attribute(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                 const varve_entity *value) {
  varve_format_slot *slot = slot_of(parser, call, argument);
  if (slot == NULL)
    return VARVE_STATUS_INTERNAL;
  slot->attribute = value;
  slot->is_set = value != NULL;
  return VARVE_STATUS_OK;
}

const varve_entity *varve_get_attribute(const varve_parser *parser, const varve_parse_call *call,
                                        uint32_t argument) {
  const varve_format_slot *slot = slot_of(parser, call, argument);
  return slot == NULL ? NULL : slot->attribute;
}

varve_status varve_set_operands(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                size_t first) {
  size_t count = parser->operands.count - first;
  VARVE_TRY(set_part(parser, call, argument, (varve_operand_range){first, count}));
  if (count != 0)
    slot_of(parser, call, argument)->place =
        VARVE_VECTOR_AT(&parser->operands, varve_operand_use, first).place;
  return VARVE_STATUS_OK;
}

varve_operand_range varve_get_operands(const varve_parser *parser, const varve_parse_call *call,
                                       uint32_t argument) {
  const varve_format_slot *slot = slot_of(parser, call, argument);
  return slot == NULL ? (varve_operand_range){0, 0}
                      : (varve_operand_range){slot->first, slot->count};
}

varve_status varve_set_types(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             size_t first) {
  return set_part(parser, call, argument,
                  (varve_operand_range){first, parser->nodes.count - first});
}

const varve_entity *const *varve_get_types(const varve_parser *parser, const varve_parse_call *call,
                                           uint32_t argument, size_t *count) {
  const varve_format_slot *slot = slot_of(parser, call, argument);
  *count = slot == NULL ? 0 : slot->count;
  return *count == 0 ? NULL : (const varve_entity *const *)parser->nodes.data + slot->first;
}

varve_status varve_set_successors(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                  size_t first) {
  return set_part(parser, call, argument,
                  (varve_operand_range){first, parser->successors.count - first});
}

varve_status varve_set_regions(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                               size_t first) {
  return set_part(parser, call, argument,
                  (varve_operand_range){first, parser->regions.count - first});
}
