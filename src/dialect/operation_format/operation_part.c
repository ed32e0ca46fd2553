/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds parts of attributes for the compiler of formats, takes values apart and puts them
 * together, and the same for lists. */
#include "dialect/operation_format/operation_part.h"

#include "base/diagnostic.h"
#include "dialect/rule/rule_text.h"
#include "ir/attributes.h"

typedef varve_syntax_compiler compiler;
typedef varve_syntax_part part;

#define REFUSE(c, ...) varve_format_refuse(&(c)->lexer, (c)->lexer.token.place, __VA_ARGS__)

static part *part_at(const compiler *c, size_t index) {
  return &VARVE_VECTOR_AT(&c->lists.parts, part, index);
}

static const varve_syntax_name *name_at(const compiler *c, size_t index) {
  return VARVE_VECTOR_AT(&c->lists.part_names, const varve_syntax_name *, index);
}

/* Rules */

/* Returns the rule of an attribute of the format, or of its items. */
static varve_slice rule_of(const compiler *c, uint32_t attribute, bool is_of_items) {
  uint32_t count = c->definition->property_count;
  varve_slice rule =
      attribute < count ? c->attributes[attribute].constraint : part_at(c, attribute - count)->rule;
  if (varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("optional")))
    rule = varve_rule_argument(rule);
  return is_of_items && varve_rule_of_items(rule).size != 0 ? varve_rule_of_items(rule) : rule;
}

static bool find_parameter(const varve_entity_definition *definition, varve_slice name,
                           part *made) {
  made->kind = VARVE_PART_PARAMETER;
  made->definition = definition;
  made->field_count = definition->parameter_count;
  for (uint32_t i = 0; i < definition->parameter_count; i++)
    if (varve_slice_equal(definition->parameters[i].name, name)) {
      made->field = i;
      made->rule = definition->parameters[i].rule;
      return true;
    }
  return false;
}

/* Finds the field that a name means in a value that matches the rule. */
static varve_status resolve(compiler *c, varve_slice rule, varve_slice name, part *made,
                            bool *is_found) {
  *is_found = false;
  made->is_in_type = varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("TypeAttrOf"));
  if (made->is_in_type)
    rule = varve_rule_argument(rule);
  if (varve_slice_equal(rule, VARVE_SLICE("FunctionType"))) {
    bool are_inputs = varve_slice_equal(name, VARVE_SLICE("inputs"));
    made->kind = are_inputs ? VARVE_PART_INPUTS : VARVE_PART_RESULTS;
    made->field = !are_inputs;
    made->field_count = 2;
    made->rule = VARVE_SLICE("array<type>");
    made->is_in_type = true;
    *is_found = are_inputs || varve_slice_equal(name, VARVE_SLICE("results"));
    return VARVE_STATUS_OK;
  }
  if (varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("record"))) {
    varve_rule_field field = {0};
    *is_found = varve_rule_find_field(rule, name, &field);
    made->kind = VARVE_PART_FIELD;
    made->field = field.place;
    made->field_count = field.count;
    made->rule = field.rule;
    return VARVE_STATUS_OK;
  }
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_syntax_find_entity(c, rule, &definition));
  /* Without a format it is kept as text, which has no parts. */
  if (definition == NULL || definition->format == NULL)
    return VARVE_STATUS_OK;
  made->is_in_type = definition->is_type;
  *is_found = find_parameter(definition, name, made);
  return VARVE_STATUS_OK;
}

/* Syntax */

static varve_status use_rule(compiler *c, varve_slice rule, varve_attribute_syntax *syntax) {
  syntax->form = VARVE_ATTRIBUTE_FORM_RULE;
  syntax->constraint = rule;
  varve_status status =
      varve_parameter_rule_parse(c->context, c->definition->dialect, rule, &syntax->rule);
  if (status != VARVE_STATUS_UNSUPPORTED)
    return status;
  syntax->rule = (varve_parameter_rule){.kind = VARVE_PARAMETER_ATTRIBUTE};
  return VARVE_STATUS_OK;
}

/* of: the name of what the part is in; empty: it is no part. */
static varve_status add_part(compiler *c, const part *made, varve_slice of, varve_slice name,
                             const varve_syntax_name **added) {
  uint32_t index = c->definition->property_count + (uint32_t)c->lists.parts.count;
  varve_attribute_syntax *syntax = &c->attributes[index];
  varve_property_definition *property = varve_arena_allocate(&c->context->arena, sizeof *property);
  varve_syntax_name *kept = varve_arena_allocate(&c->context->arena, sizeof *kept);
  if (c->lists.parts.count == c->part_limit)
    return REFUSE(c, "a format names more than %d parts of attributes", VARVE_SYNTAX_PARTS);
  if (property == NULL || kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *property = (varve_property_definition){.kind = VARVE_PROPERTY_REQUIRED};
  property->name = name;
  if (of.size != 0) {
    /* "a.b" */
    varve_slice *joined = &property->name;
    char *text = varve_arena_allocate(&c->context->arena, of.size + name.size + 1);
    if (text == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    memcpy(text, of.data, of.size);
    text[of.size] = '.';
    memcpy(text + of.size + 1, name.data, name.size);
    *joined = varve_slice_make(text, of.size + name.size + 1);
  }
  if (made->kind == VARVE_PART_LOCAL)
    VARVE_TRY(varve_syntax_make_form(c, made->rule, syntax));
  else if (made->kind != VARVE_PART_DISCARDABLE)
    VARVE_TRY(use_rule(c, made->rule, syntax));
  syntax->property = property;
  *kept = (varve_syntax_name){.name = name, .kind = VARVE_SYNTAX_ATTRIBUTE, .index = index};
  *added = kept;
  VARVE_TRY(varve_vector_push(&c->lists.parts, made));
  return varve_vector_push(&c->lists.part_names, added);
}

varve_status varve_syntax_find_part(compiler *c, const varve_syntax_name *of, bool may_add,
                                    const varve_syntax_name **found) {
  varve_slice name = c->lexer.token.text;
  part made = {.of = of->index, .is_of_items = varve_syntax_is_column(c, of, false)};
  bool is_there = false;
  *found = NULL;
  for (size_t i = 0; i < c->lists.parts.count; i++)
    if (part_at(c, i)->of == of->index && varve_slice_equal(name_at(c, i)->name, name)) {
      *found = name_at(c, i);
      return VARVE_STATUS_OK;
    }
  /* Only its fields have the text of a record. */
  varve_slice rule = rule_of(c, of->index, made.is_of_items);
  if (!may_add && !varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("record")))
    return VARVE_STATUS_OK;
  VARVE_TRY(resolve(c, rule, name, &made, &is_there));
  if (!is_there || made.field_count > VARVE_SYNTAX_FIELDS)
    return REFUSE(c, "'%.*s' has no part '%.*s' that the format can name",
                  VARVE_FORMAT_SLICE(of->name), VARVE_FORMAT_SLICE(name));
  VARVE_TRY(add_part(c, &made, c->attributes[of->index].property->name, name, found));
  return made.is_of_items ? varve_syntax_imply_column(c, *found, false) : VARVE_STATUS_OK;
}

/* Finds the value of a fact of the operation that is an attribute; *value is NULL without it. */
static varve_status find_fact(compiler *c, const char *key, const varve_entity **value) {
  const varve_operation_definition *definition = c->definition;
  varve_slice fact = varve_find_fact(definition->dialect->tables, definition->record->facts, key);
  *value = NULL;
  if (fact.size == 0 || c->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  return varve_definition_attribute(c->context, fact, value);
}

/* Finds a discardable attribute or local that the format has named before. */
static const varve_syntax_name *find_known(const compiler *c, varve_part_kind kind,
                                           varve_slice name) {
  for (size_t i = 0; i < c->lists.parts.count; i++)
    if (part_at(c, i)->kind == kind && varve_slice_equal(name_at(c, i)->name, name))
      return name_at(c, i);
  return NULL;
}

varve_status varve_syntax_find_discardable(compiler *c, varve_slice name,
                                           const varve_syntax_name **found) {
  const varve_entity *list = NULL;
  const part made = {.of = UINT32_MAX, .kind = VARVE_PART_DISCARDABLE};
  *found = find_known(c, VARVE_PART_DISCARDABLE, name);
  if (*found == NULL)
    VARVE_TRY(find_fact(c, "discardable", &list));
  if (list == NULL || list->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list->child_count; i++)
    if (list->children[i]->kind == VARVE_KIND_STRING &&
        varve_slice_equal(varve_string_bytes(list->children[i]), name))
      return add_part(c, &made, VARVE_SLICE(""), varve_string_bytes(list->children[i]), found);
  return VARVE_STATUS_OK;
}

/* varve.locals = {name = ["RULE", "VALUE"], ...} */
static varve_status find_local_row(compiler *c, varve_slice name, const varve_entity **row) {
  const varve_entity *locals = NULL;
  *row = NULL;
  VARVE_TRY(find_fact(c, "locals", &locals));
  if (locals == NULL)
    return VARVE_STATUS_OK;
  if (locals->kind == VARVE_KIND_DICTIONARY)
    *row = varve_dictionary_find(locals, name);
  bool is_row = *row != NULL && (*row)->kind == VARVE_KIND_ARRAY && (*row)->child_count == 2;
  for (uint32_t i = 0; is_row && i < 2; i++)
    is_row = (*row)->children[i]->kind == VARVE_KIND_STRING;
  if (locals->kind == VARVE_KIND_DICTIONARY && (*row == NULL || is_row))
    return VARVE_STATUS_OK;
  return REFUSE(c, "varve.locals is no dictionary of pairs [rule, value]");
}

varve_status varve_syntax_find_local(compiler *c, varve_slice name,
                                     const varve_syntax_name **found) {
  const varve_entity *row = NULL;
  part made = {.of = UINT32_MAX, .kind = VARVE_PART_LOCAL};
  *found = NULL;
  if (c->is_local_value)
    return VARVE_STATUS_OK;
  *found = find_known(c, VARVE_PART_LOCAL, name);
  if (*found != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_local_row(c, name, &row));
  if (row == NULL)
    return VARVE_STATUS_OK;
  made.rule = varve_string_bytes(row->children[0]);
  return add_part(c, &made, VARVE_SLICE(""), name, found);
}

/* The value of a local does not use locals, so it never depends on itself. */
static varve_status value_local(compiler *c, size_t index) {
  const varve_entity *row = NULL;
  const varve_format_lexer outer = c->lexer;
  VARVE_TRY(find_local_row(c, name_at(c, index)->name, &row));
  if (row == NULL)
    return VARVE_STATUS_INTERNAL;
  c->lexer = varve_format_lexer_make(varve_string_bytes(row->children[1]), outer.fault);
  c->is_local_value = true;
  varve_status status = varve_format_advance(&c->lexer);
  if (status == VARVE_STATUS_OK)
    status = varve_syntax_parse_expression(c, &part_at(c, index)->value);
  if (status == VARVE_STATUS_OK && c->lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    status = REFUSE(c, "the value of a local does not end here");
  c->is_local_value = false;
  c->lexer = outer;
  return status;
}

varve_status varve_syntax_value_locals(compiler *c) {
  for (size_t i = 0; i < c->lists.parts.count; i++)
    if (part_at(c, i)->kind == VARVE_PART_LOCAL)
      VARVE_TRY(value_local(c, i));
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_use_items(compiler *c, uint32_t attribute) {
  varve_attribute_syntax *syntax = &c->attributes[attribute];
  varve_attribute_syntax *item = varve_arena_allocate(&c->context->arena, sizeof *item);
  varve_slice rule = rule_of(c, attribute, false);
  varve_slice of_items = varve_rule_of_items(rule);
  if (item == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *item = (varve_attribute_syntax){.property = syntax->property};
  syntax->item = item;
  if (syntax->form == VARVE_ATTRIBUTE_FORM_DENSE_ARRAY) {
    item->form = VARVE_ATTRIBUTE_FORM_TYPED;
    item->type = syntax->type;
    return VARVE_STATUS_OK;
  }
  if (of_items.size != 0)
    return attribute < c->definition->property_count ? varve_syntax_make_form(c, of_items, item)
                                                     : use_rule(c, of_items, item);
  if (varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("ArrayAttr")) || rule.size == 0)
    return VARVE_STATUS_OK;
  return REFUSE(c, "'%.*s' is no list", VARVE_FORMAT_SLICE(syntax->property->name));
}

varve_status varve_syntax_use_numbers(compiler *c, uint32_t attribute) {
  const varve_attribute_syntax *item = c->attributes[attribute].item;
  if (item == NULL || item->item != NULL || varve_rule_of_items(item->constraint).size == 0)
    return VARVE_STATUS_OK;
  varve_attribute_syntax *both = varve_arena_allocate_array(&c->context->arena, 2, sizeof *both);
  if (both == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  both[0] = *item;
  both[1] = (varve_attribute_syntax){.property = item->property};
  both[0].item = &both[1];
  c->attributes[attribute].item = &both[0];
  return varve_syntax_make_form(c, varve_rule_of_items(item->constraint), &both[1]);
}

/* Values */

static const varve_entity *inside(const part *at, const varve_entity *whole) {
  if (whole == NULL || !at->is_in_type)
    return whole;
  return whole->kind == VARVE_KIND_TYPE ? whole->children[0] : NULL;
}

/* Types are TYPE attributes in slots. */
static varve_status as_attribute(varve_context *context, const varve_entity *value,
                                 const varve_entity **attribute) {
  if (varve_is_type(value))
    return varve_type_attribute_get(context, value, attribute);
  *attribute = value->kind == VARVE_KIND_ABSENT ? NULL : value;
  return VARVE_STATUS_OK;
}

varve_status varve_part_of(varve_context *context, const part *at, const varve_entity *whole,
                           const varve_entity **value) {
  const varve_entity *of = inside(at, whole);
  *value = NULL;
  if (of == NULL)
    return VARVE_STATUS_OK;
  switch (at->kind) {
  case VARVE_PART_INPUTS:
  case VARVE_PART_RESULTS:
    if (of->kind != VARVE_KIND_FUNCTION_TYPE)
      return VARVE_STATUS_OK;
    const bool are_inputs = at->kind == VARVE_PART_INPUTS;
    uint32_t inputs = varve_function_type_num_inputs(of);
    uint32_t first = are_inputs ? 0 : inputs;
    uint32_t count = are_inputs ? inputs : of->child_count - inputs;
    const varve_entity **items =
        varve_memory_resize(&context->memory, NULL, 0, (count + 1) * sizeof(const varve_entity *));
    varve_status status = items == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
    for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++)
      status = varve_type_attribute_get(context, of->children[first + i], &items[i]);
    if (status == VARVE_STATUS_OK)
      status = varve_array_get(context, items, count, value);
    varve_memory_free(&context->memory, items, (count + 1) * sizeof(const varve_entity *));
    return status;
  case VARVE_PART_PARAMETER:
    if (!varve_entity_is_parametric(of) || varve_parameter_count(of) != at->field_count ||
        !varve_slice_equal(varve_parametric_mnemonic(of), at->definition->mnemonic) ||
        !varve_slice_equal(varve_string_bytes(of->children[0]), at->definition->dialect->name))
      return VARVE_STATUS_OK;
    return as_attribute(context, varve_parameter(of, at->field), value);
  case VARVE_PART_FIELD:
    if (of->kind != VARVE_KIND_ARRAY || of->child_count != at->field_count)
      return VARVE_STATUS_OK;
    return as_attribute(context, of->children[at->field], value);
  case VARVE_PART_DISCARDABLE:
  case VARVE_PART_LOCAL:
    break;
  }
  return VARVE_STATUS_OK;
}

static varve_status make_function(varve_context *context, const varve_entity *inputs,
                                  const varve_entity *results, const varve_entity **made) {
  uint32_t input_count = inputs == NULL ? 0 : inputs->child_count;
  uint32_t count = input_count + (results == NULL ? 0 : results->child_count);
  size_t size = ((size_t)count + 1) * sizeof(const varve_entity *);
  const varve_entity **types = varve_memory_resize(&context->memory, NULL, 0, size);
  varve_status status = types == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *item =
        i < input_count ? inputs->children[i] : results->children[i - input_count];
    if (item->kind != VARVE_KIND_TYPE)
      status = VARVE_STATUS_INVALID;
    else
      types[i] = item->children[0];
  }
  if (status == VARVE_STATUS_OK)
    status = varve_function_type_get(context, types, input_count, count - input_count, made);
  varve_memory_free(&context->memory, types, size);
  return status;
}

/* What a parameter has: a type instead of a TYPE attribute, if its rule is one type. */
static varve_status use_field(varve_context *context, const part *at, uint32_t field,
                              const varve_entity **value) {
  const varve_parameter_definition *parameter = &at->definition->parameters[field];
  varve_parameter_rule rule;
  if (*value == NULL) {
    if (at->definition->format == NULL)
      return varve_absent_get(context, value);
    return varve_format_default(context, at->definition->format, field, value);
  }
  if ((*value)->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parameter_rule_parse(context, at->definition->dialect, parameter->rule, &rule));
  if (rule.kind == VARVE_PARAMETER_TYPE || (rule.kind == VARVE_PARAMETER_ENTITY && rule.is_type))
    *value = (*value)->children[0];
  return VARVE_STATUS_OK;
}

static varve_status make_entity(varve_context *context, const part *at, const varve_entity **fields,
                                const varve_entity **made) {
  const varve_entity_definition *definition = at->definition;
  const varve_entity *dialect = NULL;
  for (uint32_t i = 0; i < at->field_count; i++)
    VARVE_TRY(use_field(context, at, i, &fields[i]));
  VARVE_TRY(varve_string_get(context, definition->dialect->name, &dialect));
  return definition->is_type
             ? varve_parametric_type_get(context, dialect, definition->mnemonic, fields,
                                         at->field_count, made)
             : varve_parametric_attribute_get(context, dialect, definition->mnemonic, fields,
                                              at->field_count, made);
}

varve_status varve_part_make(varve_context *context, const part *at, const varve_entity **fields,
                             const varve_entity **whole) {
  const varve_entity *made = NULL;
  varve_status status = VARVE_STATUS_OK;
  *whole = NULL;
  if (at->kind == VARVE_PART_INPUTS || at->kind == VARVE_PART_RESULTS) {
    status = make_function(context, fields[0], fields[1], &made);
  } else if (at->kind == VARVE_PART_PARAMETER) {
    status = make_entity(context, at, fields, &made);
  } else {
    for (uint32_t i = 0; i < at->field_count && status == VARVE_STATUS_OK; i++)
      if (fields[i] == NULL)
        status = varve_absent_get(context, &fields[i]);
    if (status == VARVE_STATUS_OK)
      status = varve_array_get(context, fields, at->field_count, &made);
  }
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  return as_attribute(context, made, whole);
}

/* Lists */

uint32_t varve_list_size(const varve_entity *list) {
  if (list == NULL)
    return 0;
  if (list->kind == VARVE_KIND_ARRAY)
    return list->child_count;
  uint64_t count = list->kind == VARVE_KIND_DENSE_ARRAY ? varve_dense_array_count(list) : 0;
  return count > UINT32_MAX ? 0 : (uint32_t)count;
}

varve_status varve_list_item(varve_context *context, const varve_entity *list, uint32_t index,
                             const varve_entity **item) {
  if (list->kind == VARVE_KIND_ARRAY)
    return as_attribute(context, list->children[index], item);
  const varve_entity *type = list->children[0];
  if (type->kind != VARVE_KIND_INTEGER_TYPE) {
    *item = NULL;
    return VARVE_STATUS_OK;
  }
  size_t size = varve_dense_array_element_size(type);
  const char *bytes = varve_dense_array_bytes(list).data + size * index;
  uint64_t number = 0;
  for (size_t i = 0; i < size && i < sizeof number; i++)
    number |= (uint64_t)(unsigned char)bytes[i] << (8 * i);
  return varve_integer_get(context, type, &number, item);
}

static varve_status make_dense(varve_context *context, const varve_entity *type,
                               const varve_entity *const *items, uint32_t count,
                               const varve_entity **list) {
  varve_buffer bytes;
  size_t size = varve_dense_array_element_size(type);
  varve_status status = VARVE_STATUS_OK;
  varve_buffer_init(&bytes, &context->memory);
  for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++) {
    if (items[i]->kind != VARVE_KIND_INTEGER || items[i]->children[0] != type || size > 8)
      status = VARVE_STATUS_INVALID;
    for (size_t k = 0; k < size && status == VARVE_STATUS_OK; k++)
      status = varve_buffer_append_char(
          &bytes, (char)(unsigned char)(varve_integer_words(items[i])[0] >> (8 * k)));
  }
  if (status == VARVE_STATUS_OK)
    status = varve_dense_array_get(context, type, varve_slice_make(bytes.data, bytes.size), list);
  varve_buffer_release(&bytes);
  return status;
}

varve_status varve_list_make(varve_context *context, const varve_attribute_syntax *syntax,
                             const varve_entity *const *items, uint32_t count,
                             const varve_entity **list) {
  *list = NULL;
  varve_status status = syntax->form == VARVE_ATTRIBUTE_FORM_DENSE_ARRAY
                            ? make_dense(context, syntax->type, items, count, list)
                            : varve_array_get(context, items, count, list);
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_OK
                                                                               : status;
}
