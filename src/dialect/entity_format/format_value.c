/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles variables in formats of types and attributes, and the directives that change their
 * text. format-spec/assembly-format.md section 2. */
#include "base/text_spelling.h"
#include "dialect/definition.h"
#include "dialect/entity_format/format_compile.h"
#include "ir/types.h"

/* The words before the variable. */
typedef enum value_word {
  QUALIFIED,
  SHORT,
  NAME,
  SYMBOL,
  PLAIN,
  INSIDE,
  LIST,
  BRACES,
  WORD_COUNT
} value_word;

static const char *const words[WORD_COUNT] = {"qualified", "short",  "name", "symbol",
                                              "plain",     "inside", "list", "braces"};

static value_word word_at(const varve_format_compiler *c) {
  value_word word = QUALIFIED;
  while (word < WORD_COUNT && !varve_format_at_word(&c->lexer, words[word]))
    word++;
  return word;
}

bool varve_format_at_value(const varve_format_compiler *c) {
  return c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE || word_at(c) != WORD_COUNT;
}

/* The words of the items are inside those of the list. */
static varve_status take_word(varve_format_compiler *c, value_word word,
                              varve_format_element *element) {
  /* parsed as short, printed in full */
  bool is_wide = (word == SHORT || word == NAME) && element->is_qualified;
  if ((element->is_qualified && !is_wide) || element->is_short || element->is_name ||
      element->is_symbol || element->is_plain || element->is_inside ||
      (word >= LIST && element->bracket != VARVE_FORMAT_BARE))
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%s' cannot be inside this",
                               words[word]);
  element->is_qualified = word == QUALIFIED || is_wide;
  element->is_short = word == SHORT;
  element->is_name = word == NAME;
  element->is_symbol = word == SYMBOL;
  element->is_plain = word == PLAIN;
  element->is_inside = word == INSIDE;
  if (word == LIST)
    element->bracket = VARVE_FORMAT_SQUARE;
  else if (word == BRACES)
    element->bracket = VARVE_FORMAT_BRACE;
  VARVE_TRY(varve_format_advance(&c->lexer));
  return varve_format_expect_sign(&c->lexer, '(');
}

static bool has_own_brackets(const varve_parameter_rule *rule) {
  return rule->kind == VARVE_PARAMETER_DENSE_ARRAY || rule->node_kinds == UINT64_C(1)
                                                                              << VARVE_KIND_ARRAY;
}

static bool is_string(const varve_parameter_rule *rule) {
  return rule->kind == VARVE_PARAMETER_STRING ||
         (rule->kind == VARVE_PARAMETER_ATTRIBUTE && rule->node_kinds == UINT64_C(1)
                                                                             << VARVE_KIND_STRING);
}

static bool is_sign(const varve_format_element *element, char sign) {
  return element->kind == VARVE_FORMAT_LITERAL && element->text.size == 1 &&
         element->text.data[0] == sign;
}

bool varve_format_is_enclosed(const varve_assembly_format *format) {
  return format != NULL && format->element_count > 2 && is_sign(&format->elements[0], '<') &&
         is_sign(&format->elements[format->element_count - 1], '>');
}

/* Whether the format of an entity, which is NULL while it is made, needs the one that is compiled.
 */
static bool is_cycle(const varve_format_compiler *c, const varve_parameter_rule *rule,
                     const varve_entity_definition *definition) {
  const varve_entity_definition *own = c->definition;
  if (rule->kind != VARVE_PARAMETER_ENTITY)
    return false;
  if (own->is_type == rule->is_type && varve_slice_equal(own->dialect->name, rule->dialect) &&
      varve_slice_equal(own->mnemonic, rule->mnemonic))
    return true;
  return definition == NULL
             ? varve_entity_is_pending(c->context, rule->dialect, rule->mnemonic, rule->is_type)
             : definition->is_cyclic;
}

bool varve_format_is_integer(const varve_format_element *element) {
  return element->is_number && element->constant != NULL &&
         element->constant->kind == VARVE_KIND_INTEGER_TYPE &&
         varve_integer_type_layout(element->constant).width != 1;
}

varve_status varve_format_add_value(varve_format_compiler *c, varve_format_element element) {
  if (c->parameters[element.index].rule.in_braces)
    element.bracket = VARVE_FORMAT_BRACE;
  element.is_required = c->is_required || element.bracket != VARVE_FORMAT_BARE;
  element.in_struct = c->in_struct && element.bracket == VARVE_FORMAT_BARE;
  element.has_space = varve_format_space_element(&c->spacing);
  return varve_format_add(c, element);
}

varve_status varve_format_compile_value(varve_format_compiler *c) {
  varve_format_element element = {.kind = VARVE_FORMAT_VARIABLE};
  const char *place = c->lexer.token.place;
  uint32_t open = 0;
  for (value_word word; (word = word_at(c)) != WORD_COUNT; open++)
    VARVE_TRY(take_word(c, word, &element));
  if (element.is_name && open == 1 && c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL) {
    /* name(`x`): any word, which is printed as this one. */
    varve_slice text = c->lexer.token.text;
    if (!varve_is_bare_identifier(text))
      return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%.*s' is not a word",
                                 VARVE_FORMAT_SLICE(text));
    VARVE_TRY(varve_format_add(
        c, (varve_format_element){.kind = VARVE_FORMAT_LITERAL,
                                  .is_name = true,
                                  .has_space = varve_format_space_element(&c->spacing),
                                  .text = text}));
    VARVE_TRY(varve_format_advance(&c->lexer));
    return varve_format_expect_sign(&c->lexer, ')');
  }
  VARVE_TRY(varve_format_find_parameter(c, false, &element.index));
  if (element.is_short && varve_format_at_sign(&c->lexer, ',')) {
    /* short($x, dialect) */
    VARVE_TRY(varve_format_advance(&c->lexer));
    if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD)
      return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected the name of a dialect");
    element.text = c->lexer.token.text;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  for (; open > 0; open--)
    VARVE_TRY(varve_format_expect_sign(&c->lexer, ')'));
  /* list($a) of a value that has brackets anyway is $a. */
  const varve_parameter_rule *rule = &c->parameters[element.index].rule;
  if (element.bracket == VARVE_FORMAT_SQUARE && !rule->is_array && has_own_brackets(rule))
    element.bracket = VARVE_FORMAT_BARE;
  if (element.bracket != VARVE_FORMAT_BARE && !rule->is_array)
    return varve_format_refuse(&c->lexer, place, "'%s' needs a parameter that is an array",
                               element.bracket == VARVE_FORMAT_SQUARE ? "list" : "braces");
  if (element.is_short && rule->kind != VARVE_PARAMETER_TYPE)
    return varve_format_refuse(&c->lexer, place, "'short' needs a parameter that is a type");
  if ((element.is_name || element.is_symbol) && !is_string(rule))
    return varve_format_refuse(&c->lexer, place, "'%s' needs a parameter that is a string",
                               words[element.is_name ? NAME : SYMBOL]);
  if (element.is_plain && rule->kind != VARVE_PARAMETER_FLOAT)
    return varve_format_refuse(&c->lexer, place, "'plain' needs a parameter that is a float");
  if (element.is_inside) {
    const varve_entity_definition *definition = NULL;
    if (rule->kind == VARVE_PARAMETER_ENTITY)
      VARVE_TRY(
          varve_find_entity(c->context, rule->dialect, rule->mnemonic, rule->is_type, &definition));
    if (is_cycle(c, rule, definition)) {
      c->context->work.has_cycle = true;
      return varve_format_refuse(&c->lexer, place, "the format of '%c%.*s.%.*s' contains itself",
                                 rule->is_type ? '!' : '#', VARVE_FORMAT_SLICE(rule->dialect),
                                 VARVE_FORMAT_SLICE(rule->mnemonic));
    }
    VARVE_TRY(
        definition != NULL && varve_format_is_enclosed(definition->format)
            ? VARVE_STATUS_OK
            : varve_format_refuse(&c->lexer, place,
                                  "'inside' needs a parameter whose format is enclosed in '<' and "
                                  "'>'"));
  }
  VARVE_TRY(varve_format_check_text(c, place, element.index));
  return varve_format_add_value(c, element);
}

static bool has_kind(const varve_parameter_rule *rule, varve_parameter_kind kind) {
  return rule->kind == kind && !rule->is_array;
}

enum { MOST_CANONICAL = 64 }; /* bits of varve_format_draft */

/* The type of an attribute: a slot, or i1, i32... */
static varve_status compile_type_of(varve_format_compiler *c, varve_format_element *element) {
  const char *place = c->lexer.token.place;
  const varve_entity *type = NULL;
  if (varve_format_at_word(&c->lexer, "canonical")) {
    /* canonical($type): the type of a number that precedes $type. */
    const varve_entity_definition *definition = c->definition;
    element->is_canonical = true;
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
    uint32_t i = 0;
    while (i < definition->parameter_count &&
           (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE ||
            !varve_slice_equal(definition->parameters[i].name, c->lexer.token.text)))
      i++;
    if (i == definition->parameter_count ||
        !has_kind(&c->parameters[i].rule, VARVE_PARAMETER_TYPE) || c->parameters[i].may_be_absent)
      return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                 "'canonical' needs a type that is always present");
    if (c->parameters[element->index].rule.node_kinds != UINT64_C(1) << VARVE_KIND_FLOAT)
      return varve_format_refuse(
          &c->lexer, c->lexer.token.place,
          "'canonical' is the type of a parameter with the rule 'FloatAttr'");
    if (element->index >= MOST_CANONICAL)
      return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                 "'canonical' is only for the first 64 parameters");
    element->next = i;
    VARVE_TRY(varve_format_advance(&c->lexer));
    return varve_format_expect_sign(&c->lexer, ')');
  }
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_WORD && c->context->parse_attribute != NULL) {
    VARVE_TRY(varve_definition_attribute(c->context, c->lexer.token.text, &type));
    if (type->kind != VARVE_KIND_TYPE)
      return varve_format_refuse(&c->lexer, place, "expected a type");
    element->constant = type->children[0];
    return varve_format_advance(&c->lexer);
  }
  VARVE_TRY(varve_format_find_parameter(c, true, &element->next));
  if (!has_kind(&c->parameters[element->next].rule, VARVE_PARAMETER_TYPE) ||
      c->parameters[element->next].may_be_absent)
    return varve_format_refuse(&c->lexer, place, "'typed' needs a type that is always present");
  return VARVE_STATUS_OK;
}

/* The text of a rule, up to the parenthesis. */
static varve_status compile_rule(varve_format_compiler *c, bool is_type,
                                 varve_parameter_rule *rule) {
  const char *place = c->lexer.token.place;
  while (!varve_format_at_sign(&c->lexer, ')') && c->lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    VARVE_TRY(varve_format_advance(&c->lexer));
  varve_slice text =
      varve_slice_trim(varve_slice_make(place, (size_t)(c->lexer.token.place - place)));
  varve_status status = varve_parameter_rule_parse(c->context, c->definition->dialect, text, rule);
  bool is_known = rule->kind == VARVE_PARAMETER_TYPE || rule->kind == VARVE_PARAMETER_ATTRIBUTE ||
                  rule->kind == VARVE_PARAMETER_ENTITY;
  bool is_of_type =
      rule->kind == VARVE_PARAMETER_TYPE || (rule->kind == VARVE_PARAMETER_ENTITY && rule->is_type);
  if (status == VARVE_STATUS_UNSUPPORTED || text.size == 0 || !is_known || rule->is_array ||
      rule->is_optional || is_of_type != is_type)
    return varve_format_refuse(&c->lexer, place, "expected a rule for %s",
                               is_type ? "a type" : "an attribute");
  return status;
}

varve_status varve_format_compile_as(varve_format_compiler *c) {
  varve_format_element element = {.kind = VARVE_FORMAT_VARIABLE};
  varve_parameter_rule *rule = varve_arena_allocate(&c->context->arena, sizeof *rule);
  if (rule == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_format_enter(c));
  const char *place = c->lexer.token.place;
  VARVE_TRY(varve_format_find_parameter(c, false, &element.index));
  const varve_parameter_rule *own = &c->parameters[element.index].rule;
  if (!has_kind(own, VARVE_PARAMETER_ATTRIBUTE) && !has_kind(own, VARVE_PARAMETER_TYPE))
    return varve_format_refuse(&c->lexer, place,
                               "'as' needs a parameter of rule 'attribute' or 'type'");
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ','));
  VARVE_TRY(compile_rule(c, own->kind == VARVE_PARAMETER_TYPE, rule));
  element.rule = rule;
  c->depth--;
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ')'));
  return varve_format_add_value(c, element);
}

/* typed($a, $type), typed($a, i32), typed($a, canonical($type)) or number($a, $type) */
static varve_status compile_typed(varve_format_compiler *c, varve_format_element *element) {
  element->is_number = varve_format_at_word(&c->lexer, "number");
  element->is_typed = true;
  VARVE_TRY(varve_format_enter(c));
  const char *place = c->lexer.token.place;
  VARVE_TRY(varve_format_find_parameter(c, false, &element->index));
  if (!has_kind(&c->parameters[element->index].rule, VARVE_PARAMETER_ATTRIBUTE))
    return varve_format_refuse(&c->lexer, place, "'typed' needs a parameter that is an attribute");
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ','));
  VARVE_TRY(compile_type_of(c, element));
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

varve_status varve_format_compile_typed(varve_format_compiler *c) {
  varve_format_element element = {.kind = VARVE_FORMAT_VARIABLE};
  VARVE_TRY(compile_typed(c, &element));
  return varve_format_add_value(c, element);
}

static bool is_shape(const varve_parameter_rule *rule) {
  return (rule->kind == VARVE_PARAMETER_INTEGER && rule->width == 64 && rule->is_signed) ||
         (rule->kind == VARVE_PARAMETER_DENSE_ARRAY && rule->width == 64);
}

static varve_status find_shape(varve_format_compiler *c, varve_format_element *shape) {
  const char *place = c->lexer.token.place;
  VARVE_TRY(varve_format_find_parameter(c, false, &shape->index));
  return is_shape(&c->parameters[shape->index].rule)
             ? VARVE_STATUS_OK
             : varve_format_refuse(&c->lexer, place,
                                   "a shape is 'i64', an array of it, or 'DenseI64ArrayAttr'");
}

varve_status varve_format_compile_dimensions(varve_format_compiler *c) {
  varve_format_element shape = {.kind = VARVE_FORMAT_VARIABLE,
                                .bracket = VARVE_FORMAT_DIMENSIONS,
                                .is_required = true,
                                .has_space = varve_format_space_element(&c->spacing)};
  VARVE_TRY(find_shape(c, &shape));
  VARVE_TRY(varve_format_add(c, shape));
  return varve_format_expect_sign(&c->lexer, ')');
}

varve_status varve_format_compile_shaped(varve_format_compiler *c) {
  varve_format_element shape = {.kind = VARVE_FORMAT_VARIABLE,
                                .bracket = VARVE_FORMAT_SHAPE,
                                .is_required = true,
                                .has_space = varve_format_space_element(&c->spacing)};
  VARVE_TRY(varve_format_enter(c));
  if (varve_format_at_word(&c->lexer, "typed"))
    VARVE_TRY(compile_typed(c, &shape));
  else
    VARVE_TRY(find_shape(c, &shape));
  c->depth--;
  if (varve_format_at_sign(&c->lexer, ')'))
    shape.bracket = VARVE_FORMAT_DIMENSIONS;
  VARVE_TRY(varve_format_add(c, shape));
  if (shape.bracket == VARVE_FORMAT_DIMENSIONS)
    return varve_format_advance(&c->lexer);
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ','));
  /* The value after the dimensions is printed even if it has its default. */
  bool was_required = c->is_required;
  if (!varve_format_at_value(c))
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a variable");
  c->is_required = true;
  c->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
  VARVE_TRY(varve_format_compile_value(c));
  c->is_required = was_required;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* The slots of a format: parameters, items of arrays, and fields of records.
 * format-spec/assembly-format.md section 2. */

/* Slots */

static varve_status push_slot(varve_format_compiler *c, varve_vector *slots,
                              const varve_parameter_value *slot) {
  if (slots->count == VARVE_FORMAT_ELEMENTS)
    return varve_format_refuse(&c->lexer, c->lexer.text.data,
                               "the parameters have more than %d items and fields",
                               VARVE_FORMAT_ELEMENTS);
  return varve_vector_push(slots, slot);
}

/* Appends the item of an array, or the fields of a record. */
static varve_status push_parts(varve_format_compiler *c, varve_vector *slots, uint32_t parent) {
  const varve_parameter_value whole = VARVE_VECTOR_AT(slots, varve_parameter_value, parent);
  varve_parameter_value part = {
      .parent = parent, .field = VARVE_NO_PARAMETER, .depth = whole.depth};
  VARVE_VECTOR_AT(slots, varve_parameter_value, parent).parts = (uint32_t)slots->count;
  if (whole.rule.is_array) {
    part.rule = varve_parameter_rule_of_item(&whole.rule);
    part.depth++;
    return push_slot(c, slots, &part);
  }
  for (uint32_t i = 0; i < whole.rule.field_count; i++) {
    part.field = i;
    part.rule = whole.rule.fields[i].rule;
    VARVE_TRY(push_slot(c, slots, &part));
  }
  return VARVE_STATUS_OK;
}

static varve_status fill(varve_format_compiler *c, varve_vector *slots) {
  varve_arena *arena = &c->context->arena;
  const varve_entity_definition *definition = c->definition;
  for (uint32_t i = 0; i < definition->parameter_count; i++) {
    const varve_parameter_definition *given = &definition->parameters[i];
    varve_parameter_value slot = {.has_default = given->default_value.size != 0,
                                  .parent = VARVE_NO_PARAMETER,
                                  .field = VARVE_NO_PARAMETER};
    VARVE_TRY(varve_parameter_rule_parse(c->context, definition->dialect, given->rule, &slot.rule));
    slot.may_be_absent = given->is_optional || slot.has_default || slot.rule.is_optional;
    VARVE_TRY(varve_vector_push(slots, &slot));
  }
  for (uint32_t i = 0; i < slots->count; i++)
    VARVE_TRY(push_parts(c, slots, i));
  c->slot_count = (uint32_t)slots->count;
  c->parameters = varve_arena_allocate_array(arena, slots->count, sizeof *c->parameters);
  c->is_written = varve_arena_allocate_array(arena, slots->count, sizeof(bool));
  if (c->parameters == NULL || c->is_written == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < c->slot_count; i++) {
    c->parameters[i] = VARVE_VECTOR_AT(slots, varve_parameter_value, i);
    c->is_written[i] = false;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_format_make_slots(varve_format_compiler *c) {
  varve_vector slots; /* varve_parameter_value */
  varve_vector_init(&slots, &c->context->memory, sizeof(varve_parameter_value));
  varve_status status = fill(c, &slots);
  varve_vector_release(&slots);
  return status;
}

varve_slice varve_format_slot_name(const varve_format_compiler *c, uint32_t slot) {
  while (c->parameters[slot].parent != VARVE_NO_PARAMETER) {
    uint32_t parent = c->parameters[slot].parent, field = c->parameters[slot].field;
    if (field != VARVE_NO_PARAMETER)
      return c->parameters[parent].rule.fields[field].name;
    slot = parent;
  }
  return c->definition->parameters[slot].name;
}

bool varve_format_is_complete(const varve_format_compiler *c, uint32_t slot) {
  uint32_t first = c->parameters[slot].parts, count = c->parameters[slot].rule.field_count;
  if (c->is_written[slot] || c->parameters[slot].rule.is_array || count == 0)
    return c->is_written[slot];
  for (uint32_t i = 0; i < count; i++)
    if (!varve_format_is_complete(c, first + i))
      return false;
  return true;
}

varve_status varve_format_check_text(varve_format_compiler *c, const char *place, uint32_t slot) {
  const varve_parameter_rule *rule = &c->parameters[slot].rule;
  while (rule->kind == VARVE_PARAMETER_LIST)
    rule = rule->inner;
  if (rule->kind != VARVE_PARAMETER_RECORD)
    return VARVE_STATUS_OK;
  return varve_format_refuse(&c->lexer, place, "'%.*s' is a record: only its fields have text",
                             VARVE_FORMAT_SLICE(varve_format_slot_name(c, slot)));
}

/* Variables */

static bool is_open(const varve_format_compiler *c, uint32_t array) {
  for (uint32_t i = 0; i < c->each_count; i++)
    if (c->each[i] == array)
      return true;
  return false;
}

/* Returns whether the slot is the item of the innermost 'each', or a part of it. */
static bool is_in_item(const varve_format_compiler *c, uint32_t slot) {
  if (c->each_count == 0)
    return true;
  uint32_t array = c->each[c->each_count - 1];
  for (; slot != VARVE_NO_PARAMETER; slot = c->parameters[slot].parent)
    if (c->parameters[slot].parent == array)
      return true;
  return false;
}

static varve_status find_name(varve_format_compiler *c, uint32_t *slot) {
  varve_slice name = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a variable");
  for (*slot = 0; *slot < c->definition->parameter_count; ++*slot)
    if (varve_slice_equal(c->definition->parameters[*slot].name, name))
      return varve_format_advance(&c->lexer);
  return varve_format_refuse(&c->lexer, c->lexer.token.place, "there is no parameter '%.*s'",
                             VARVE_FORMAT_SLICE(name));
}

varve_status varve_format_find_parameter(varve_format_compiler *c, bool is_reference,
                                         uint32_t *index) {
  const char *place = c->lexer.token.place;
  VARVE_TRY(find_name(c, index));
  for (;;) {
    if (is_open(c, *index))
      *index = c->parameters[*index].parts;
    else if (varve_format_at_sign(&c->lexer, '.')) {
      /* The token is the '.' before a field. */
      uint32_t *slot = index;
      const varve_parameter_value *record = &c->parameters[*slot];
      if (record->rule.is_array || record->rule.kind != VARVE_PARAMETER_RECORD)
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%.*s' is not a record",
                                   VARVE_FORMAT_SLICE(varve_format_slot_name(c, *slot)));
      VARVE_TRY(varve_format_advance(&c->lexer));
      uint32_t field = varve_parameter_find_field(&record->rule, c->lexer.token.text);
      if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD || field == record->rule.field_count)
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%.*s' has no such field",
                                   VARVE_FORMAT_SLICE(varve_format_slot_name(c, *slot)));
      *slot = record->parts + field;
      VARVE_TRY(varve_format_advance(&c->lexer));
    } else
      break;
  }
  varve_slice name = varve_format_slot_name(c, *index);
  if (!is_in_item(c, *index))
    return varve_format_refuse(
        &c->lexer, place, "'%.*s' cannot be in an item of '%.*s'", VARVE_FORMAT_SLICE(name),
        VARVE_FORMAT_SLICE(varve_format_slot_name(c, c->each[c->each_count - 1])));
  if (c->is_written[*index] != is_reference)
    return varve_format_refuse(&c->lexer, place,
                               is_reference ? "'%.*s' is referenced before it occurs in the format"
                                            : "'%.*s' occurs twice in the format",
                               VARVE_FORMAT_SLICE(name));
  c->uses_parts = c->uses_parts || *index >= c->definition->parameter_count;
  return varve_format_mark_written(c, *index);
}
