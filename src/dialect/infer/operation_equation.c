/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes that equations set. */
#include "dialect/infer/operation_equation.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "dialect/evaluate/infer_convert.h"
#include "ir/attributes.h"

varve_term varve_term_of(const varve_entity *value) {
  varve_term term = {.kind = VARVE_TERM_ABSENT};
  if (value != NULL)
    term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = value};
  return term;
}

static varve_status make_dense(const varve_expression_input *input, const varve_entity *type,
                               const varve_term *list, const varve_entity **value) {
  size_t size = varve_dense_array_element_size(type);
  *value = NULL;
  if (size == 0 || size > 8)
    return VARVE_STATUS_OK;
  char *bytes = varve_arena_allocate(input->arena, size * list->count + 1);
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list->count; i++) {
    int64_t number;
    if (!varve_term_number(&list->items[i], &number))
      return VARVE_STATUS_OK;
    for (size_t j = 0; j < size; j++)
      bytes[i * size + j] = (char)(unsigned char)((uint64_t)number >> (8 * j));
  }
  return varve_dense_array_get(input->context, type, varve_slice_make(bytes, size * list->count),
                               value);
}

/* Makes an attribute of a truth or number: of the type that the property has. */
static varve_status make_number(varve_context *context, const varve_attribute_syntax *syntax,
                                const varve_term *term, const varve_entity **value) {
  bool is_truth = term->kind == VARVE_TERM_TRUTH;
  if (is_truth && syntax->form == VARVE_ATTRIBUTE_FORM_UNIT) {
    *value = term->number != 0 ? context->unit : NULL;
    return VARVE_STATUS_OK;
  }
  const varve_entity *type = is_truth ? context->i1 : context->i64;
  return varve_integer_get_i64(context, syntax->type != NULL ? syntax->type : type, term->number,
                               value);
}

static varve_status make_item(const varve_expression_input *input,
                              const varve_attribute_syntax *item, const varve_term *term,
                              const varve_entity **value) {
  bool is_number = term->kind == VARVE_TERM_TRUTH || term->kind == VARVE_TERM_NUMBER;
  return is_number && item != NULL ? make_number(input->context, item, term, value)
                                   : varve_term_attribute(input, term, value);
}

static varve_status make_array(const varve_expression_input *input,
                               const varve_attribute_syntax *item, const varve_term *list,
                               const varve_entity **value) {
  const varve_entity **items =
      varve_arena_allocate_array(input->arena, list->count + 1, sizeof(const varve_entity *));
  *value = NULL;
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list->count; i++) {
    VARVE_TRY(make_item(input, item, &list->items[i], &items[i]));
    if (items[i] == NULL)
      return VARVE_STATUS_OK;
  }
  return varve_array_get(input->context, items, list->count, value);
}

static varve_status make_list(const varve_expression_input *input,
                              const varve_attribute_syntax *syntax, const varve_term *term,
                              const varve_entity **value) {
  const varve_entity *type = syntax->form == VARVE_ATTRIBUTE_FORM_DENSE_ARRAY ? syntax->type : NULL;
  if (syntax->form == VARVE_ATTRIBUTE_FORM_RULE &&
      syntax->rule.kind == VARVE_PARAMETER_DENSE_ARRAY && !syntax->rule.is_array)
    VARVE_TRY(varve_integer_type_get(input->context, syntax->rule.width, VARVE_SIGNLESS, &type));
  return type != NULL ? make_dense(input, type, term, value)
                      : make_array(input, syntax->item, term, value);
}

varve_status varve_equation_attribute(const varve_expression_input *input,
                                      const varve_attribute_syntax *syntax, const varve_term *term,
                                      const varve_entity **value, bool *is_known) {
  bool is_flag = term->kind == VARVE_TERM_TRUTH && syntax->form == VARVE_ATTRIBUTE_FORM_UNIT;
  varve_status status = VARVE_STATUS_OK;
  *value = NULL;
  *is_known = term->kind == VARVE_TERM_ABSENT || is_flag;
  if (term->kind == VARVE_TERM_ABSENT || term->kind == VARVE_TERM_UNKNOWN)
    return VARVE_STATUS_OK;
  if (term->kind == VARVE_TERM_LIST)
    status = make_list(input, syntax, term, value);
  else
    status = make_item(input, syntax, term, value);
  *is_known = *is_known || *value != NULL;
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_OK
                                                                               : status;
}

/* The number of a case, as a parameter. */
static varve_status find_case(const varve_expression_input *input, const varve_parameter_rule *rule,
                              varve_slice name, varve_term *term) {
  uint64_t bits = 0;
  const varve_entity *value = NULL;
  if (rule->kind != VARVE_PARAMETER_ENUM || !varve_enum_find_case(rule, name, &bits))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_get_i64(input->context, input->context->i64, (int64_t)bits, &value));
  *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = value};
  return VARVE_STATUS_OK;
}

varve_status varve_case_of_attribute(const varve_expression_input *input,
                                     const varve_parameter_rule *rule, varve_slice name,
                                     varve_term *term) {
  const varve_entity_definition *definition = NULL;
  const varve_entity *dialect = NULL, *value = NULL;
  const varve_entity *parameter = NULL, *made = NULL;
  varve_term number = {.kind = VARVE_TERM_UNKNOWN};
  if (rule->kind != VARVE_PARAMETER_ENTITY || rule->is_type)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(input->context, rule->dialect, rule->mnemonic, false, &definition));
  if (definition == NULL || definition->format == NULL || definition->format->is_dynamic ||
      definition->format->parameter_count != 1)
    return VARVE_STATUS_OK;
  const varve_parameter_rule *of = &definition->format->parameters[0].rule;
  VARVE_TRY(find_case(input, of, name, &number));
  if (number.kind != VARVE_TERM_ENTITY)
    return VARVE_STATUS_OK;
  value = number.entity;
  VARVE_TRY(varve_parameter_from_attribute(input->context, of, value, &parameter));
  VARVE_TRY(varve_string_get(input->context, rule->dialect, &dialect));
  VARVE_TRY(varve_parametric_attribute_get(input->context, dialect, rule->mnemonic, &parameter, 1,
                                           &made));
  *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = made};
  return VARVE_STATUS_OK;
}

varve_status varve_equation_case(const varve_expression_input *input,
                                 const varve_operation_format *format,
                                 const varve_expression *expression, varve_term *term) {
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (expression->slot.kind != VARVE_SYNTAX_ATTRIBUTE)
    return VARVE_STATUS_OK;
  const varve_attribute_syntax *syntax =
      varve_syntax_of_attribute(format, expression->slot.index, expression->slot.is_item);
  if (syntax->form == VARVE_ATTRIBUTE_FORM_ENTITY || syntax->rule.kind == VARVE_PARAMETER_ENTITY) {
    /* #dialect.mnemonic<case> */
    char text[256];
    const varve_entity *value = NULL;
    VARVE_TRY(varve_case_of_attribute(input, &syntax->rule, expression->text, term));
    if (term->kind == VARVE_TERM_ENTITY)
      return VARVE_STATUS_OK;
    int size = snprintf(text, sizeof text, "%.*s<%.*s>", VARVE_FORMAT_SLICE(syntax->constraint),
                        VARVE_FORMAT_SLICE(expression->text));
    if (size < 0 || (size_t)size >= sizeof text || input->context->parse_attribute == NULL)
      return VARVE_STATUS_OK;
    varve_status status =
        varve_definition_attribute(input->context, varve_slice_make(text, (size_t)size), &value);
    if (status == VARVE_STATUS_OK)
      *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = value};
    return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX ? VARVE_STATUS_OK
                                                                           : status;
  }
  if (syntax->form == VARVE_ATTRIBUTE_FORM_RULE)
    return find_case(input, &syntax->rule, expression->text, term);
  if (syntax->form != VARVE_ATTRIBUTE_FORM_ENUM)
    return VARVE_STATUS_OK;
  const varve_enum_definition *set = &syntax->rule.enumeration;
  for (uint32_t i = 0; i < set->record.cases.count; i++) {
    if (!varve_slice_equal(varve_enum_case_text(syntax->rule.tables, set->record.cases, i),
                           expression->text))
      continue;
    const varve_entity *value = NULL;
    VARVE_TRY(varve_integer_get_i64(
        input->context, syntax->type,
        (int64_t)varve_enum_case_value(syntax->rule.tables, set->record.cases, i), &value));
    *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = value};
    return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}
