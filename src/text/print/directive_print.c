/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Gives functions that print custom<...> their arguments. */
#include "dialect/operation_format/operation_part.h"
#include "ir/attributes.h"
#include "text/directive.h"

const varve_entity *varve_printed_attribute(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  const varve_operation *op = call->frame->op;
  uint32_t count = call->format->definition->property_count;
  if (element->kind != VARVE_SYNTAX_ATTRIBUTE)
    return NULL;
  const varve_entity *dictionary = varve_operation_inherent(op);
  if (element->index >= count)
    dictionary = call->format->parts[element->index - count].kind == VARVE_PART_DISCARDABLE
                     ? varve_operation_dictionary(op)
                     : NULL;
  return dictionary == NULL
             ? NULL
             : varve_dictionary_find(dictionary,
                                     call->format->attributes[element->index].property->name);
}

varve_value_range varve_printed_range(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  const varve_operation *op = call->frame->op;
  if (element->kind == VARVE_SYNTAX_TYPE)
    element++;
  switch (element->kind) {
  case VARVE_SYNTAX_OPERAND:
    return varve_operand_range_of(op, element->index);
  case VARVE_SYNTAX_RESULT:
    return varve_result_range_of(op, element->index);
  case VARVE_SYNTAX_RESULTS:
    return (varve_value_range){0, varve_operation_result_count(op)};
  case VARVE_SYNTAX_OPERANDS:
    return (varve_value_range){0, op->operand_count};
  default:
    return (varve_value_range){0, 0};
  }
}

varve_value_range varve_printed_regions(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  if (element->kind == VARVE_SYNTAX_REGION && element->is_item)
    return call->item;
  if (element->kind == VARVE_SYNTAX_REGION)
    return varve_region_range_of(call->frame->op, element->index);
  return (varve_value_range){0, varve_operation_region_count(call->frame->op)};
}

varve_value_range varve_printed_successors(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  if (element->kind == VARVE_SYNTAX_SUCCESSOR)
    return varve_successor_range_of(call->frame->op, element->index);
  return (varve_value_range){0, varve_operation_successor_count(call->frame->op)};
}
