/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles one(...), let(...) and each(...): alternatives, constants and repetition.
 * format-spec/assembly-format.md section 2. */
#include "dialect/entity_format/format_compile.h"
#include "dialect/expression/entity_scope.h"
#include "ir/attributes.h"

/* Alternatives */

static uint32_t written_count(const varve_format_compiler *c) { return (uint32_t)c->written.count; }

static void set_written(varve_format_compiler *c, uint32_t from, bool is_written) {
  for (size_t i = from; i < c->written.count; i++)
    c->is_written[VARVE_VECTOR_AT(&c->written, uint32_t, i)] = is_written;
}

varve_status varve_format_compile_body(varve_format_compiler *c, const char *what) {
  size_t open = c->open_count;
  const char *place = c->lexer.token.place;
  while (c->open_count > open ||
         (!varve_format_at_sign(&c->lexer, '|') && !varve_format_at_sign(&c->lexer, ')'))) {
    if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_END)
      return varve_format_refuse(&c->lexer, place, "'%s' does not end", what);
    VARVE_TRY(varve_format_compile_element(c));
  }
  c->has_last = false;
  return VARVE_STATUS_OK;
}

/* Until the whole is compiled, index and next are the slots that the alternative sets, in
 * 'written'. */
static varve_status compile_branch(varve_format_compiler *c) {
  uint32_t branch = (uint32_t)c->lists.elements.count, first = written_count(c);
  bool is_printed = varve_format_at_word(&c->lexer, "printed");
  VARVE_TRY(varve_format_add(
      c, (varve_format_element){.kind = VARVE_FORMAT_BRANCH, .is_printed = is_printed}));
  if (is_printed)
    VARVE_TRY(varve_format_advance(&c->lexer));
  bool was_in_branch = c->in_branch;
  size_t outer_open = c->branch_open;
  c->in_branch = true;
  c->branch_open = c->open_count;
  VARVE_TRY(varve_format_compile_body(c, "one"));
  c->in_branch = was_in_branch;
  c->branch_open = outer_open;
  VARVE_TRY(
      varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_JUMP, .index = branch}));
  varve_format_element *made = varve_format_element_at(c, branch);
  made->first_anchor = first;
  made->anchor_count = written_count(c) - first;
  made->next = (uint32_t)c->lists.elements.count;
  set_written(c, first, false);
  return VARVE_STATUS_OK;
}

static varve_status add_condition(varve_format_compiler *c, uint32_t branch,
                                  varve_format_condition condition) {
  enum { MOST = 1 << 16 };
  if (c->lists.conditions.count == MOST)
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "the alternatives have more than %d conditions", MOST);
  varve_format_element_at(c, branch)->condition_count++;
  return varve_vector_push(&c->lists.conditions, &condition);
}

static uint32_t end_of_group(varve_format_compiler *c, uint32_t group) {
  uint32_t next = varve_format_element_at(c, group)->next;
  const varve_format_element *last = varve_format_element_at(c, next - 1);
  return last->kind == VARVE_FORMAT_JUMP && last->next > next ? last->next : next;
}

static varve_format_condition_kind condition_of(const varve_format_compiler *c,
                                                const varve_format_element *variable) {
  if (variable->rule != NULL)
    return VARVE_FORMAT_FITS;
  return c->parameters[variable->index].rule.is_array && variable->bracket == VARVE_FORMAT_BARE
             ? VARVE_FORMAT_FILLED
             : VARVE_FORMAT_PRESENT;
}

static varve_format_condition_kind condition_of_part(const varve_format_element *part) {
  if (part->is_width)
    return VARVE_FORMAT_WIDE;
  return part->is_list ? VARVE_FORMAT_FILLED : VARVE_FORMAT_PRESENT;
}

/* Adds the conditions of one element, and returns the next element that is not inside it. */
static varve_status add_conditions_of(varve_format_compiler *c, uint32_t branch, uint32_t *i) {
  const varve_format_element element = *varve_format_element_at(c, *i);
  switch (element.kind) {
  case VARVE_FORMAT_LET:
    ++*i;
    return add_condition(c, branch,
                         (varve_format_condition){VARVE_FORMAT_EQUALS, element.index, element.next,
                                                  element.constant, element.offset, element.value});
  case VARVE_FORMAT_VARIABLE:
    return add_condition(
        c, branch,
        (varve_format_condition){condition_of(c, &element), element.index, (*i)++, NULL, 0, NULL});
  case VARVE_FORMAT_WORD: {
    /* The numbers of a WORD are present. */
    uint32_t end = varve_format_element_at(c, *i)->next;
    for (++*i; *i < end; ++*i) {
      const varve_format_element *part = varve_format_element_at(c, *i);
      if (part->text.size == 0 && part->index != VARVE_NO_PARAMETER)
        VARVE_TRY(add_condition(
            c, branch,
            (varve_format_condition){condition_of_part(part), part->index, 0, NULL, 0, NULL}));
    }
    return VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_EACH:
    *i = element.next;
    return add_condition(
        c, branch, (varve_format_condition){VARVE_FORMAT_PRESENT, element.index, 0, NULL, 0, NULL});
  case VARVE_FORMAT_NESTED: {
    /* The elements of a NESTED are present. */
    const varve_format_element nested = *varve_format_element_at(c, *i);
    VARVE_TRY(add_condition(
        c, branch, (varve_format_condition){VARVE_FORMAT_PRESENT, nested.index, 0, NULL, 0, NULL}));
    for (; *i < nested.next; ++*i) {
      const varve_format_element *field = varve_format_element_at(c, *i);
      if (field->text.size != 0)
        VARVE_TRY(add_condition(
            c, branch,
            (varve_format_condition){VARVE_FORMAT_PRESENT, field->index, 0, NULL, 0, NULL}));
    }
    return VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_PLACES: {
    const varve_format_condition placed = {VARVE_FORMAT_PLACED, *i, 0, NULL, 0, NULL};
    *i = element.next;
    return add_condition(c, branch, placed);
  }
  case VARVE_FORMAT_STRUCT:
  case VARVE_FORMAT_ANY:
  case VARVE_FORMAT_ONE:
    *i = element.next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_GROUP:
    *i = end_of_group(c, *i);
    return VARVE_STATUS_OK;
  default:
    ++*i;
    return VARVE_STATUS_OK;
  }
}

static bool is_set_in(varve_format_compiler *c, const varve_format_element *branch, uint32_t slot) {
  for (uint32_t i = 0; i < branch->anchor_count; i++)
    if (VARVE_VECTOR_AT(&c->written, uint32_t, branch->first_anchor + i) == slot)
      return true;
  return false;
}

/* A slot that only other alternatives set is omitted in this one. */
static varve_status add_omitted(varve_format_compiler *c, uint32_t branch, uint32_t first,
                                const char *place) {
  for (uint32_t i = first; i < written_count(c); i++) {
    uint32_t slot = VARVE_VECTOR_AT(&c->written, uint32_t, i);
    if (is_set_in(c, varve_format_element_at(c, branch), slot))
      continue;
    while (!c->parameters[slot].may_be_absent && c->parameters[slot].field != VARVE_NO_PARAMETER)
      slot = c->parameters[slot].parent;
    if (!c->parameters[slot].may_be_absent)
      return varve_format_refuse(
          &c->lexer, place, "an alternative without '%.*s', which has no default",
          VARVE_FORMAT_SLICE(varve_format_slot_name(c, VARVE_VECTOR_AT(&c->written, uint32_t, i))));
    VARVE_TRY(add_condition(
        c, branch, (varve_format_condition){VARVE_FORMAT_OMITTED, slot, 0, NULL, 0, NULL}));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_format_compile_one(varve_format_compiler *c) {
  const char *place = c->lexer.token.place;
  uint32_t one = (uint32_t)c->lists.elements.count, first = written_count(c);
  bool was_required = c->is_required;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_ONE}));
  c->has_choices = c->is_required = true;
  for (;;) {
    VARVE_TRY(compile_branch(c));
    if (!varve_format_at_sign(&c->lexer, '|'))
      break;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  uint32_t end = (uint32_t)c->lists.elements.count;
  for (uint32_t branch = one + 1; branch != 0;) {
    uint32_t next = varve_format_element_at(c, branch)->next;
    varve_format_element_at(c, branch)->first_condition = (uint32_t)c->lists.conditions.count;
    varve_format_element_at(c, next - 1)->next = end;
    for (uint32_t i = branch + 1; i < next;)
      VARVE_TRY(add_conditions_of(c, branch, &i));
    VARVE_TRY(add_omitted(c, branch, first, place));
    varve_format_element_at(c, branch)->anchor_count = 0;
    varve_format_element_at(c, branch)->next = next == end ? 0 : next;
    branch = next == end ? 0 : next;
  }
  varve_format_element_at(c, one)->next = end;
  set_written(c, first, true);
  c->is_required = was_required;
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* Constants */

static varve_status refuse_constant(varve_format_compiler *c) {
  return varve_format_refuse(&c->lexer, c->lexer.token.place,
                             "expected a constant that fits the rule of the parameter");
}

static bool may_be_number(const varve_parameter_rule *rule) {
  return rule->kind == VARVE_PARAMETER_INTEGER || rule->kind == VARVE_PARAMETER_FLOAT ||
         rule->kind == VARVE_PARAMETER_ATTRIBUTE;
}

static varve_status read_number(varve_format_compiler *c, const varve_parameter_rule *rule,
                                int64_t *number) {
  bool is_negative = varve_format_at_sign(&c->lexer, '-');
  uint64_t value = 0;
  if (is_negative)
    VARVE_TRY(varve_format_advance(&c->lexer));
  varve_slice text = c->lexer.token.text;
  bool fits =
      may_be_number(rule) && c->lexer.token.kind == VARVE_FORMAT_TOKEN_NUMBER && text.size <= 19;
  for (size_t i = 0; fits && i < text.size; i++)
    value = 10 * value + (uint64_t)(text.data[i] - '0');
  if (!fits || value > (uint64_t)INT64_MAX + is_negative)
    return refuse_constant(c);
  *number = (int64_t)(is_negative ? 0 - value : value);
  return VARVE_STATUS_OK;
}

static varve_status make_constant(varve_format_compiler *c, uint32_t slot,
                                  const varve_entity **constant) {
  const varve_parameter_rule *rule = &c->parameters[slot].rule;
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_WORD) {
    varve_parameter_kind kind = c->parameters[slot].rule.kind;
    bool is_true = varve_format_at_word(&c->lexer, "true");
    if (varve_format_at_word(&c->lexer, "absent") && c->parameters[slot].rule.is_optional)
      return varve_absent_get(c->context, constant);
    if ((is_true || varve_format_at_word(&c->lexer, "false")) &&
        (kind == VARVE_PARAMETER_BOOL || kind == VARVE_PARAMETER_ATTRIBUTE))
      return varve_bool_get(c->context, is_true, constant);
    if (!varve_format_at_word(&c->lexer, "unit") || kind != VARVE_PARAMETER_ATTRIBUTE)
      return refuse_constant(c);
    *constant = c->context->unit;
    return VARVE_STATUS_OK;
  }
  if (varve_format_at_sign(&c->lexer, '[') && rule->is_array) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    if (!varve_format_at_sign(&c->lexer, ']'))
      return refuse_constant(c);
    return varve_array_get(c->context, NULL, 0, constant);
  }
  if (rule->is_array)
    return refuse_constant(c);
  if (varve_format_at_sign(&c->lexer, '.')) {
    uint64_t value = 0;
    VARVE_TRY(varve_format_advance(&c->lexer));
    if (rule->kind != VARVE_PARAMETER_ENUM || c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD ||
        !varve_enum_find_case(rule, c->lexer.token.text, &value))
      return refuse_constant(c);
    return varve_integer_get_i64(c->context, c->context->i64, (int64_t)value, constant);
  }
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_QUOTE &&
      (rule->kind == VARVE_PARAMETER_STRING || rule->kind == VARVE_PARAMETER_ATTRIBUTE))
    return varve_string_get(c->context, c->lexer.token.text, constant);
  int64_t number = 0;
  VARVE_TRY(read_number(c, rule, &number));
  if (rule->kind == VARVE_PARAMETER_FLOAT) {
    /* The token is the digits of the number. */
    const bool is_negative = number < 0;
    uint64_t bits[2];
    varve_float_kind kind = rule->width == 32 ? VARVE_FLOAT_F32 : VARVE_FLOAT_F64;
    VARVE_TRY(varve_float_parse_through_f64(kind, c->lexer.token.text, is_negative, bits));
    return varve_float_get(c->context, c->context->floats[kind], bits, constant);
  }
  return varve_integer_get_i64(c->context, c->context->i64, number, constant);
}

/* + N after the slot that an equation names. */
static varve_status take_offset(varve_format_compiler *c, varve_format_element *element) {
  if (!varve_format_at_sign(&c->lexer, '+'))
    return VARVE_STATUS_OK;
  const varve_parameter_rule *rule = &c->parameters[element->index].rule;
  VARVE_TRY(varve_format_advance(&c->lexer));
  if (rule->is_array || rule->kind != VARVE_PARAMETER_INTEGER)
    return refuse_constant(c);
  VARVE_TRY(read_number(c, rule, &element->offset));
  return varve_format_advance(&c->lexer);
}

/* Each parameter in an expression precedes it. Expressions nest only so deep. */
static varve_status check_sources(varve_format_compiler *c, const varve_expression *e,
                                  const char *place) {
  if (e->kind == VARVE_EXPRESSION_SLOT && !c->is_written[e->slot.index])
    return varve_format_refuse(&c->lexer, place,
                               "'%.*s' is referenced before it occurs in the format",
                               VARVE_FORMAT_SLICE(varve_format_slot_name(c, e->slot.index)));
  for (uint32_t i = 0; i < e->argument_count; i++)
    VARVE_TRY(check_sources(c, e->arguments[i], place));
  return VARVE_STATUS_OK;
}

static varve_status take_expression(varve_format_compiler *c, varve_format_element *element) {
  varve_entity_scope scope;
  const char *place = c->lexer.token.place;
  varve_entity_scope_init(&scope, c->context, c->definition);
  VARVE_TRY(varve_expression_parse(&c->lexer, &scope.base, &element->value));
  return check_sources(c, element->value, place);
}

/* A value that is no constant, nor one of the short forms. */
static bool at_expression(const varve_format_compiler *c) {
  static const char *const constants[] = {"true", "false", "unit", "absent"};
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD)
    return varve_format_at_sign(&c->lexer, '(');
  for (size_t i = 0; i < VARVE_COUNT_OF(constants); i++)
    if (varve_format_at_word(&c->lexer, constants[i]))
      return false;
  return true;
}

static varve_status take_value(varve_format_compiler *c, varve_format_element *element) {
  const varve_format_lexer start = c->lexer;
  if (at_expression(c))
    return take_expression(c, element);
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE) {
    /* $a = $b: the value of a slot that is written before. */
    const char *place = c->lexer.token.place;
    VARVE_TRY(varve_format_find_parameter(c, true, &element->next));
    const varve_parameter_rule *rule = &c->parameters[element->index].rule,
                               *other = &c->parameters[*&element->next].rule;
    if (rule->kind != other->kind || rule->is_array != other->is_array)
      return varve_format_refuse(&c->lexer, place, "'%.*s' has another rule",
                                 VARVE_FORMAT_SLICE(varve_format_slot_name(c, element->next)));
    VARVE_TRY(
        c->parameters[*&element->next].may_be_absent
            ? varve_format_refuse(&c->lexer, place, "'%.*s' may be absent",
                                  VARVE_FORMAT_SLICE(varve_format_slot_name(c, element->next)))
            : VARVE_STATUS_OK);
    VARVE_TRY(take_offset(c, element));
  } else {
    VARVE_TRY(make_constant(c, element->index, &element->constant));
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  if (varve_format_at_sign(&c->lexer, ';') || varve_format_at_sign(&c->lexer, ')'))
    return VARVE_STATUS_OK;
  c->lexer = start;
  return take_expression(c, element);
}

varve_status varve_format_compile_let(varve_format_compiler *c) {
  if (!c->in_branch || c->open_count != c->branch_open)
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "'let' must be directly in an alternative of 'one'");
  VARVE_TRY(varve_format_enter(c));
  for (;;) {
    varve_format_element element = {.kind = VARVE_FORMAT_LET};
    c->place = c->lexer.token.place;
    VARVE_TRY(varve_format_find_parameter(c, false, &element.index));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '='));
    VARVE_TRY(take_value(c, &element));
    VARVE_TRY(varve_format_add(c, element));
    c->place = NULL;
    c->has_last = false;
    if (!varve_format_at_sign(&c->lexer, ';'))
      break;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* Repetition */

/* What is between two items. */
typedef struct separators {
  varve_vector first;  /* varve_format_element */
  varve_vector second; /* the same, before the item at place */
  const struct varve_expression *place;
} separators;

/* The literal between two items, with whitespace. */
static varve_status take_separator(varve_format_compiler *c, varve_slice *literal,
                                   varve_vector *separator) {
  for (; c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL;) {
    varve_format_element element = {.kind = VARVE_FORMAT_WHITESPACE, .text = c->lexer.token.text};
    if (varve_format_is_literal(element.text)) {
      element.kind = VARVE_FORMAT_LITERAL;
      if (literal->size != 0)
        break;
      *literal = element.text;
    } else if (element.text.size != 0 && !varve_slice_equal(element.text, VARVE_SLICE(" "))) {
      break;
    }
    VARVE_TRY(varve_vector_push(separator, &element));
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  return literal->size != 0
             ? VARVE_STATUS_OK
             : varve_format_refuse(&c->lexer, c->lexer.token.place,
                                   "expected a literal as the separator of the items");
}

/* by `,` or `|` at E */
static varve_status compile_separators(varve_format_compiler *c, uint32_t each, separators *made) {
  varve_slice first = VARVE_SLICE(""), second = VARVE_SLICE("");
  varve_entity_scope scope;
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(take_separator(c, &first, &made->first));
  varve_format_element_at(c, each)->text = first;
  if (!varve_format_at_word(&c->lexer, "or"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(take_separator(c, &second, &made->second));
  varve_format_element_at(c, each)->other = second;
  if (!varve_format_at_word(&c->lexer, "at"))
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "expected 'at' and the place of the second separator");
  VARVE_TRY(varve_format_advance(&c->lexer));
  varve_entity_scope_init(&scope, c->context, c->definition);
  return varve_expression_parse(&c->lexer, &scope.base, &made->place);
}

static varve_status add_separator(varve_format_compiler *c, uint32_t each,
                                  const varve_vector *separator) {
  for (size_t i = 0; i < separator->count; i++)
    VARVE_TRY(varve_format_add(c, VARVE_VECTOR_AT(separator, varve_format_element, i)));
  return varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_JUMP, .next = each + 1});
}

static varve_status add_separators(varve_format_compiler *c, uint32_t each,
                                   const separators *made) {
  uint32_t choice = (uint32_t)c->lists.elements.count;
  if (made->place == NULL)
    return add_separator(c, each, &made->first);
  VARVE_TRY(
      varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_SEPARATOR,
                                                 .index = varve_format_element_at(c, each)->index,
                                                 .value = made->place}));
  VARVE_TRY(add_separator(c, each, &made->first));
  varve_format_element_at(c, choice)->next = (uint32_t)c->lists.elements.count;
  return add_separator(c, each, &made->second);
}

static varve_status compile_items(varve_format_compiler *c, uint32_t each, uint32_t array) {
  uint32_t item = c->parameters[array].parts, first = written_count(c);
  bool was_required = c->is_required, was_in_struct = c->in_struct, was_in_branch = c->in_branch;
  const char *place = c->lexer.token.place;
  c->each[c->each_count++] = array;
  c->is_required = c->uses_parts = true;
  c->in_struct = c->in_branch = false;
  VARVE_TRY(varve_format_compile_body(c, "each"));
  if (!varve_format_is_complete(c, item))
    return varve_format_refuse(&c->lexer, place, "the item of '%.*s' is missing, or a field of it",
                               VARVE_FORMAT_SLICE(varve_format_slot_name(c, array)));
  set_written(c, first, false);
  varve_vector_truncate(&c->written, first);
  c->each_count--;
  c->is_required = was_required;
  c->in_struct = was_in_struct;
  c->in_branch = was_in_branch;
  return varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_EACH_NEXT, .index = each});
}

static varve_status compile_parts(varve_format_compiler *c, uint32_t each, separators *made) {
  uint32_t array;
  const char *place = c->lexer.token.place;
  VARVE_TRY(varve_format_find_parameter(c, false, &array));
  if (!c->parameters[array].rule.is_array || c->parameters[array].rule.has_keys)
    return varve_format_refuse(&c->lexer, place, "'each' needs a parameter that is an array");
  varve_format_element_at(c, each)->index = array;
  if (varve_format_at_word(&c->lexer, "sorted")) {
    varve_format_element_at(c, each)->is_sorted = true;
    VARVE_TRY(varve_format_advance(&c->lexer));
    varve_format_element_at(c, each)->by_text = varve_format_at_word(&c->lexer, "text");
    if (varve_format_element_at(c, each)->by_text)
      VARVE_TRY(varve_format_advance(&c->lexer));
  }
  if (varve_format_at_word(&c->lexer, "by"))
    VARVE_TRY(compile_separators(c, each, made));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ':'));
  VARVE_TRY(compile_items(c, each, array));
  VARVE_TRY(add_separators(c, each, made));
  varve_format_element_at(c, each)->next = (uint32_t)c->lists.elements.count;
  c->has_last = false;
  return varve_format_expect_sign(&c->lexer, ')');
}

varve_status varve_format_compile_each(varve_format_compiler *c) {
  uint32_t each = (uint32_t)c->lists.elements.count;
  separators made = {.place = NULL};
  if (c->each_count == VARVE_FORMAT_EACH_NESTING)
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "'each' is nested deeper than %d levels", VARVE_FORMAT_EACH_NESTING);
  c->place = c->lexer.token.place;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_EACH}));
  c->place = NULL;
  c->has_choices = true;
  varve_vector_init(&made.first, &c->context->memory, sizeof(varve_format_element));
  varve_vector_init(&made.second, &c->context->memory, sizeof(varve_format_element));
  varve_status status = compile_parts(c, each, &made);
  varve_vector_release(&made.first);
  varve_vector_release(&made.second);
  c->depth--;
  return status;
}
