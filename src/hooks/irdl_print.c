/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Printing the custom forms of irdl that have lists of names or a body; the others have formats. */
#include "hooks/common_values.h"
#include "hooks/hooks.h"
#include "ir/attributes.h"

/* irdl.dialect, irdl.operation, irdl.type, irdl.attribute: a body that is empty is not shown. */
varve_status varve_print_irdl_symbol(varve_printer *printer, varve_print_operation *frame) {
  static const char *const said[] = {"sym_name"};
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (body->first != body->last)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, (varve_elided){said, 1}));
  VARVE_TRY(varve_put_char(printer, ' '));
  if (body->first != NULL && body->first->first != NULL)
    varve_ask_region(frame, body, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

/* An array of as many strings as there are operands; NULL: the attribute is none. */
static const varve_attribute *names_of(const varve_operation *op, varve_slice key) {
  const varve_attribute *names = varve_operation_attribute(op, key);
  if (names == NULL || names->kind != VARVE_KIND_ARRAY || names->child_count != op->operand_count)
    return NULL;
  for (uint32_t i = 0; i < names->child_count; i++)
    if (names->children[i]->kind != VARVE_KIND_STRING)
      return NULL;
  return names;
}

/* The items of #irdl<variadicity_array[...]>, as many as there are operands; NULL: they are not. */
static const varve_attribute *variadicities_of(const varve_operation *op) {
  const varve_attribute *given = varve_operation_attribute(op, VARVE_SLICE("variadicity"));
  if (given == NULL || !varve_entity_is_parametric(given) || varve_parameter_count(given) != 1)
    return NULL;
  const varve_attribute *items = varve_parameter(given, 0);
  return items->kind == VARVE_KIND_ARRAY && items->child_count == op->operand_count ? items : NULL;
}

/* "optional " or "variadic "; *word NULL: the item says something else. */
static void find_word(const varve_attribute *item, const char **word) {
  static const char *const words[] = {"", "optional ", "variadic "};
  *word = NULL;
  if (!varve_entity_is_parametric(item) || varve_parameter_count(item) != 1)
    return;
  const varve_entity *number = varve_parameter(item, 0);
  if (number->kind == VARVE_KIND_INTEGER && *varve_integer_words(number) < VARVE_COUNT_OF(words))
    *word = words[*varve_integer_words(number)];
}

/* (name: variadic %a, ...); variadicities NULL: none is shown. */
static varve_status print_named_values(varve_printer *printer, const varve_operation *op,
                                       const varve_attribute *variadicities) {
  const varve_attribute *names = names_of(op, VARVE_SLICE("names"));
  if (names == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put_char(printer, '('));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const char *word = "";
    if (i != 0)
      VARVE_PUT(printer, ", ");
    if (variadicities != NULL)
      find_word(variadicities->children[i], &word);
    if (word == NULL)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_keyword(printer, varve_string_bytes(names->children[i])));
    VARVE_PUT(printer, ": ");
    VARVE_TRY(varve_put(printer, varve_slice_of(word)));
    VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){i, 1}));
  }
  return varve_put_char(printer, ')');
}

varve_status varve_print_irdl_values(varve_printer *printer, varve_print_operation *frame) {
  static const char *const said[] = {"names", "variadicity"};
  const varve_attribute *variadicities = variadicities_of(frame->op);
  if (variadicities == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(print_named_values(printer, frame->op, variadicities));
  return varve_print_attr_dict(printer, frame->op, (varve_elided){said, 2});
}

/* irdl.parameters, irdl.regions */
varve_status varve_print_irdl_names(varve_printer *printer, varve_print_operation *frame) {
  static const char *const said[] = {"names"};
  VARVE_TRY(print_named_values(printer, frame->op, NULL));
  return varve_print_attr_dict(printer, frame->op, (varve_elided){said, 1});
}

/* {"name" = %a, ...}: nothing when there are none, and so neither is the dictionary, which would be
 * taken for the list. */
varve_status varve_print_irdl_attributes(varve_printer *printer, varve_print_operation *frame) {
  static const char *const said[] = {"attributeValueNames"};
  const varve_operation *op = frame->op;
  const varve_attribute *names = names_of(op, VARVE_SLICE("attributeValueNames"));
  if (names == NULL || (op->operand_count == 0 && varve_operation_dictionary(op) != NULL))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put_char(printer, ' '));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE("{") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_put_string(printer, varve_string_bytes(names->children[i])));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){i, 1}));
  }
  if (op->operand_count != 0)
    VARVE_TRY(varve_put_char(printer, '}'));
  return varve_print_attr_dict(printer, op, (varve_elided){said, 1});
}
