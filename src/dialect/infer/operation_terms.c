/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds what expressions name in an operation. */
#include "dialect/infer/operation_terms.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/operation_values.h"
#include "dialect/uses/requirement.h"
#include "ir/attributes.h"

/* Names */

static bool find_value(const varve_operation_definition *definition, varve_slice name,
                       varve_expression_slot *slot) {
  const varve_record_list lists[] = {definition->record->operands, definition->record->results,
                                     definition->record->regions};
  static const uint32_t kinds[] = {VARVE_SYNTAX_OPERAND, VARVE_SYNTAX_RESULT, VARVE_SYNTAX_REGION};
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    for (uint32_t j = 0; j < lists[i].count; j++) {
      uint32_t text = definition->values[lists[i].first + j].name;
      *slot = (varve_expression_slot){.kind = kinds[i], .index = j};
      if (varve_slice_equal(varve_table_text(definition->dialect->tables, text), name))
        return true;
    }
  return false;
}

static varve_status find_slot(void *user, bool is_argument, varve_expression_slot *slots,
                              uint32_t *count) {
  const varve_operation_scope *scope = user;
  varve_format_lexer *lexer = scope->base.lexer;
  const varve_property_definition *property =
      varve_find_property(scope->definition, lexer->token.text);
  *count = 1;
  if (!is_argument && find_value(scope->definition, lexer->token.text, &slots[0]))
    return VARVE_STATUS_OK;
  if (is_argument || property == NULL)
    return varve_format_refuse(lexer, lexer->token.place,
                               "the operation has no operand, result, attribute or region '%.*s'",
                               VARVE_FORMAT_SLICE(lexer->token.text));
  slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_ATTRIBUTE,
                                     .index = (uint32_t)(property - scope->definition->properties)};
  return VARVE_STATUS_OK;
}

void varve_operation_scope_init(varve_operation_scope *scope, varve_context *context,
                                const varve_operation_definition *definition) {
  *scope = (varve_operation_scope){.base = {.user = scope,
                                            .find = find_slot,
                                            .context = context,
                                            .has_attributes = true,
                                            .has_sources = true},
                                   .definition = definition};
}

/* Attributes */

static varve_status find_attribute(const varve_operation_input *in, uint32_t index,
                                   varve_term *term) {
  const varve_property_definition *property = &in->op->name->definition->properties[index];
  const varve_entity *inherent = varve_operation_inherent(in->op), *value = NULL;
  if (inherent != NULL && inherent->kind == VARVE_KIND_DICTIONARY)
    value = varve_dictionary_find(inherent, property->name);
  if (value == NULL && property->default_value.size != 0)
    VARVE_TRY(varve_definition_attribute(in->base.context, property->default_value, &value));
  *term = varve_term_of(value);
  return VARVE_STATUS_OK;
}

/* "#dialect.mnemonic" in the rule of an attribute. */
static bool find_base(varve_slice text, varve_parameter_rule *rule) {
  const char *end = text.data + text.size, *p = memchr(text.data, '#', text.size);
  const char *dot = p == NULL ? NULL : memchr(p, '.', (size_t)(end - p));
  if (dot == NULL)
    return false;
  rule->kind = VARVE_PARAMETER_ENTITY;
  rule->dialect = varve_slice_make(p + 1, (size_t)(dot - p - 1));
  for (p = dot + 1; p < end && strchr("<>, ", *p) == NULL;)
    p++;
  rule->mnemonic = varve_slice_make(dot + 1, (size_t)(p - dot - 1));
  return true;
}

varve_status varve_operation_case(varve_context *context,
                                  const varve_operation_definition *definition,
                                  const varve_expression *e, varve_term *term) {
  const varve_expression_input input = {.context = context};
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_parameter_rule rule = {.tables = NULL};
  uint64_t bits = 0;
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (*e->cache != NULL)
    *term = varve_term_of(*e->cache);
  if (*e->cache != NULL || e->slot.kind != VARVE_SYNTAX_ATTRIBUTE)
    return VARVE_STATUS_OK;
  const varve_property_definition *property = &definition->properties[e->slot.index];
  varve_slice text =
      varve_table_text(tables, varve_constraint_record_at(tables, property->constraint).text);
  rule.enumeration = property->enumeration.place != NULL
                         ? property->enumeration
                         : varve_find_enum_in_rule(definition->dialect, text);
  rule.tables = rule.enumeration.tables;
  if (rule.enumeration.place == NULL && find_base(text, &rule))
    VARVE_TRY(varve_case_of_attribute(&input, &rule, e->text, term));
  else if (rule.enumeration.place != NULL && varve_enum_find_case(&rule, e->text, &bits))
    *term = (varve_term){.kind = VARVE_TERM_NUMBER, .number = (int64_t)bits};
  if (term->kind == VARVE_TERM_ENTITY)
    *e->cache = term->entity;
  return VARVE_STATUS_OK;
}

/* Values */

/* The values of a slot, in the operands or results of the operation. */
typedef struct value_list {
  varve_value_range range;
  bool are_results;
  bool is_single; /* by the definition */
} value_list;

static value_list find_values(const varve_operation *op, varve_expression_slot slot) {
  const varve_operation_definition *definition = op->name->definition;
  value_list list = {.are_results =
                         slot.kind == VARVE_SYNTAX_RESULT || slot.kind == VARVE_SYNTAX_RESULTS};
  if (slot.kind == VARVE_SYNTAX_OPERANDS || slot.kind == VARVE_SYNTAX_RESULTS) {
    list.range.count = list.are_results ? varve_operation_result_count(op) : op->operand_count;
    return list;
  }
  const varve_record_list records =
      list.are_results ? definition->record->results : definition->record->operands;
  uint32_t variadicity = definition->values[records.first + slot.index].variadicity;
  list.range = list.are_results ? varve_result_range_of(op, slot.index)
                                : varve_operand_range_of(op, slot.index);
  list.is_single =
      variadicity == VARVE_VARIADICITY_SINGLE || variadicity == VARVE_VARIADICITY_OPTIONAL;
  return list;
}

static const varve_value *value_at(const varve_operation *op, const value_list *list, uint32_t i) {
  return list->are_results ? varve_operation_result(op, list->range.first + i)
                           : varve_operation_operand(op, list->range.first + i);
}

static varve_status find_constant(const varve_operation *source, varve_term *term) {
  static const varve_slice name = VARVE_SLICE_INIT("value");
  const varve_operation_definition *definition = source->name->definition;
  if (definition == NULL ||
      !varve_has_trait(definition->dialect->tables, definition->record->traits, "ConstantLike"))
    return VARVE_STATUS_OK;
  const varve_entity *inherent = varve_operation_inherent(source), *value = NULL;
  if (inherent != NULL && inherent->kind == VARVE_KIND_DICTIONARY)
    value = varve_dictionary_find(inherent, name);
  if (value == NULL && inherent != NULL && inherent->kind == VARVE_KIND_DICTIONARY)
    value = varve_dictionary_find(inherent, VARVE_SLICE("values"));
  if (value != NULL)
    *term = varve_term_of(value);
  return VARVE_STATUS_OK;
}

/* The term of one value. */
static varve_status term_of_value(const varve_expression *e, const varve_value *value,
                                  varve_term *term) {
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (e->kind == VARVE_EXPRESSION_TYPES) {
    *term = varve_term_of(value->type);
    return VARVE_STATUS_OK;
  }
  if (value->kind != VARVE_VALUE_RESULT)
    return VARVE_STATUS_OK;
  const varve_operation *source = varve_value_operation(value);
  if (e->number == VARVE_SOURCE_CONSTANT)
    return find_constant(source, term);
  *term = (varve_term){.kind = VARVE_TERM_TEXT, .text = source->name->text};
  return VARVE_STATUS_OK;
}

varve_status varve_term_of_region_types(varve_arena *arena, const varve_region *region,
                                        varve_term *term) {
  const varve_operation *end = region->first == NULL ? NULL : region->first->last;
  if (end == NULL || end->operand_count > VARVE_EXPRESSION_ITEMS)
    return VARVE_STATUS_OK;
  varve_term *items =
      varve_arena_allocate_array(arena, (size_t)end->operand_count + 1, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < end->operand_count; i++)
    items[i] = varve_term_of(varve_operation_operand(end, i)->type);
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = end->operand_count};
  return VARVE_STATUS_OK;
}

/* The type or source of the only value; a list of them if there may be several. */
static varve_status find_terms(const varve_operation_input *in, const varve_expression *e,
                               varve_term *term) {
  value_list list = find_values(in->op, e->slot);
  if (list.is_single && list.range.count == 0)
    return VARVE_STATUS_OK;
  if (list.is_single)
    return term_of_value(e, value_at(in->op, &list, 0), term);
  if (list.range.count > VARVE_EXPRESSION_ITEMS)
    return VARVE_STATUS_OK;
  varve_term *items =
      varve_arena_allocate_array(in->base.arena, (size_t)list.range.count + 1, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.range.count; i++)
    VARVE_TRY(term_of_value(e, value_at(in->op, &list, i), &items[i]));
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = list.range.count};
  return VARVE_STATUS_OK;
}

static varve_status find_number(const varve_operation *op, varve_expression_slot slot,
                                varve_term *term) {
  term->kind = VARVE_TERM_VALUES;
  term->count = slot.kind == VARVE_SYNTAX_REGION ? varve_region_range_of(op, slot.index).count
                                                 : find_values(op, slot).range.count;
  return VARVE_STATUS_OK;
}

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const varve_operation_input *in = (const varve_operation_input *)input;
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  switch (e->kind) {
  case VARVE_EXPRESSION_CASE:
    return varve_operation_case(in->base.context, in->op->name->definition, e, term);
  case VARVE_EXPRESSION_ATTRIBUTE: {
    const varve_operation *op = in->op;
    if (e->number == VARVE_ATTRIBUTE_OF_OUTER)
      op = varve_operation_parent(op);
    if (op == NULL || e->number == VARVE_ATTRIBUTE_OF_TARGET)
      return VARVE_STATUS_OK;
    *term = varve_term_of(varve_operation_attribute(op, e->text));
    return VARVE_STATUS_OK;
  }
  case VARVE_EXPRESSION_SLOT:
    return e->slot.kind == VARVE_SYNTAX_ATTRIBUTE ? find_attribute(in, e->slot.index, term)
                                                  : find_number(in->op, e->slot, term);
  case VARVE_EXPRESSION_TYPES:
  case VARVE_EXPRESSION_SOURCE:
    if (e->kind == VARVE_EXPRESSION_SOURCE && e->number == VARVE_SOURCE_AROUND) {
      /* The names of the operations around this one, from the innermost. */
      uint32_t count = 0;
      for (const varve_operation *op = varve_operation_parent(in->op); op != NULL;
           op = varve_operation_parent(op))
        count++;
      varve_term *items =
          varve_arena_allocate_array(in->base.arena, (size_t)count + 1, sizeof *items);
      if (items == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
      const varve_operation *op = in->op;
      for (uint32_t i = 0; i < count; i++) {
        op = varve_operation_parent(op);
        items[i] = (varve_term){.kind = VARVE_TERM_TEXT, .text = op->name->text};
      }
      *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = count};
      return VARVE_STATUS_OK;
    }
    if (e->slot.kind == VARVE_SYNTAX_REGION) {
      varve_value_range regions = varve_region_range_of(in->op, e->slot.index);
      if (e->kind != VARVE_EXPRESSION_TYPES || regions.count != 1)
        return VARVE_STATUS_OK;
      return varve_term_of_region_types(in->base.arena,
                                        varve_operation_region(in->op, regions.first), term);
    }
    return e->slot.kind == VARVE_SYNTAX_ATTRIBUTE ? VARVE_STATUS_OK : find_terms(in, e, term);
  default:
    return VARVE_STATUS_OK;
  }
}

varve_operation_input varve_operation_input_make(varve_context *context, varve_arena *arena,
                                                 const varve_operation *op) {
  return (varve_operation_input){.base = {.context = context, .arena = arena, .find = find_term},
                                 .op = op};
}

/* Attributes that equations set. */

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
