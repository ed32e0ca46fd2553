/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the text of an operation's format into elements. format-spec/assembly-format.md. */
#include "dialect/operation_format/operation_part.h"

#include "base/diagnostic.h"

typedef varve_syntax_compiler compiler;
typedef varve_open_syntax open_syntax;

/* The position of an element; it decides which elements are allowed. */
typedef enum place_kind { PLACE_TOP, PLACE_ARGUMENT, PLACE_REFERENCE } place_kind;

#define REFUSE(c, place, ...) varve_format_refuse(&(c)->lexer, place, __VA_ARGS__)

static bool at_sign(const compiler *c, char sign) { return varve_format_at_sign(&c->lexer, sign); }

static bool at_word(const compiler *c, const char *word) {
  return varve_format_at_word(&c->lexer, word);
}

static varve_status advance(compiler *c) { return varve_format_advance(&c->lexer); }

static varve_status expect_sign(compiler *c, char sign) {
  return varve_format_expect_sign(&c->lexer, sign);
}

static const char *place_of(const compiler *c) { return c->lexer.token.place; }

/* Elements */

static varve_status add(compiler *c, varve_syntax_element element) {
  if (c->lists.elements.count >= VARVE_SYNTAX_ELEMENTS)
    return REFUSE(c, place_of(c), "the format has more than %d elements", VARVE_SYNTAX_ELEMENTS);
  if (c->context->coverage != NULL) {
    const varve_slice text = c->lexer.text;
    const char *place = c->at.place != NULL ? c->at.place : place_of(c);
    const char *outer = c->scope == NULL ? place : c->at.outer_place;
    const varve_element_coverage at = {
        .text = varve_slice_make(place, (size_t)(text.data + text.size - place)),
        .offset = (uint32_t)(outer - c->text.data)};
    VARVE_TRY(varve_coverage_add_place(c->context, &c->lists.places, &at));
  }
  return varve_vector_push(&c->lists.elements, &element);
}

varve_status varve_syntax_add(compiler *c, varve_syntax_element element) { return add(c, element); }

/* Begins an element whose parts follow, up to end_parts. */
static varve_status begin_parts(compiler *c, place_kind place, varve_syntax_element element,
                                uint32_t *index) {
  *index = varve_syntax_count(c);
  element.has_space = place == PLACE_TOP && varve_format_space_element(&c->at.spacing);
  element.is_reference = place == PLACE_REFERENCE;
  return add(c, element);
}

static void end_parts(compiler *c, uint32_t element) {
  varve_syntax_at(c, element)->next = varve_syntax_count(c);
}

/* Literals */

/* The second has a space in modules of older printers. */
static bool is_line_feed(varve_slice text) {
  return varve_slice_equal(text, VARVE_SLICE("\\n")) ||
         varve_slice_equal(text, VARVE_SLICE("\\n "));
}

static varve_status add_whitespace(compiler *c, varve_slice text) {
  if (is_line_feed(text))
    return add(
        c, (varve_syntax_element){.kind = VARVE_SYNTAX_WHITESPACE,
                                  .text = text.size == 2 ? VARVE_SLICE("\n") : VARVE_SLICE("\n ")});
  c->at.spacing = (varve_format_spacing){.after_sign = text.size == 0};
  return add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_WHITESPACE, .text = text});
}

static bool is_whitespace(varve_slice text) {
  return text.size == 0 || varve_slice_equal(text, VARVE_SLICE(" ")) || is_line_feed(text);
}

varve_status varve_syntax_add_literal(compiler *c, varve_syntax_kind kind) {
  varve_slice text = c->lexer.token.text;
  if (kind == VARVE_SYNTAX_LITERAL && is_whitespace(text)) {
    VARVE_TRY(add_whitespace(c, text));
    return advance(c);
  }
  if (!varve_format_is_literal(text))
    return REFUSE(c, place_of(c), "'%.*s' cannot be a literal", VARVE_FORMAT_SLICE(text));
  bool has_space = varve_format_space_literal(&c->at.spacing, text);
  VARVE_TRY(add(c, (varve_syntax_element){.kind = kind, .has_space = has_space, .text = text}));
  return advance(c);
}

/* Variables */

static bool has_name(const void *key, const void *value) {
  const varve_slice *name = key;
  const varve_syntax_name *known = value;
  return varve_slice_equal(*name, known->name);
}

/* *is_found is false if the variable may be one of the operation. */
static varve_status find_parameter(compiler *c, varve_slice name, const varve_syntax_name **found,
                                   uint32_t *count, bool *is_found) {
  *is_found = true;
  for (uint32_t i = 0; i < c->scope->count; i++) {
    const varve_directive_parameter *parameter = &c->scope->parameters[i];
    if (!varve_slice_equal(parameter->name, name))
      continue;
    *count = (uint32_t)parameter->count;
    for (size_t j = 0; j < parameter->count; j++)
      found[j] =
          VARVE_VECTOR_AT(&c->lists.bindings, const varve_syntax_name *, parameter->first + j);
    return VARVE_STATUS_OK;
  }
  *is_found = false;
  if (c->scope->has_attributes || varve_slice_starts_with(name, VARVE_SLICE("%")))
    return VARVE_STATUS_OK;
  return REFUSE(c, place_of(c), "the directive has no parameter '%.*s'", VARVE_FORMAT_SLICE(name));
}

static varve_status find_named(compiler *c, varve_slice name, const varve_syntax_name **found,
                               uint32_t *count) {
  bool is_found = false;
  if (c->scope != NULL)
    VARVE_TRY(find_parameter(c, name, found, count, &is_found));
  if (is_found)
    return VARVE_STATUS_OK;
  *count = 1;
  uint64_t hash = varve_hash_bytes(c->context->seed, name.data, name.size);
  *found = varve_hash_table_find(&c->names_by_text, hash, has_name, &name);
  if (*found == NULL)
    VARVE_TRY(varve_syntax_find_discardable(c, name, found));
  if (*found == NULL)
    VARVE_TRY(varve_syntax_find_local(c, name, found));
  if (*found == NULL)
    return REFUSE(c, place_of(c),
                  "the operation has no operand, result, attribute, region or successor '%.*s'",
                  VARVE_FORMAT_SLICE(name));
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_find_name(compiler *c, varve_slice name,
                                    const varve_syntax_name **found) {
  const varve_syntax_name *names[VARVE_EXPRESSION_SLOTS] = {NULL};
  uint32_t count = 0;
  VARVE_TRY(find_named(c, name, names, &count));
  *found = names[0];
  if (count == 1 && names[0] != NULL)
    return VARVE_STATUS_OK;
  varve_status status =
      REFUSE(c, place_of(c), "'%.*s' names %u variables here, but one is expected",
             VARVE_FORMAT_SLICE(name), count);
  return status == VARVE_STATUS_OK ? VARVE_STATUS_INTERNAL : status;
}

/* Goes on to the next name of $x.part.part, directly after the token. */
static varve_status take_part(compiler *c, bool may_add, const varve_syntax_name **variable,
                              bool *is_taken) {
  const varve_format_lexer before = c->lexer;
  const char *next = c->lexer.next, *end = c->lexer.text.data + c->lexer.text.size;
  const varve_syntax_name *part = NULL;
  *is_taken = false;
  if (next == end || *next != '.')
    return VARVE_STATUS_OK;
  VARVE_TRY(advance(c));
  VARVE_TRY(advance(c));
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD)
    return REFUSE(c, place_of(c), "expected the name of a part");
  VARVE_TRY(varve_syntax_find_part(c, *variable, may_add, &part));
  *is_taken = part != NULL;
  if (part == NULL)
    c->lexer = before;
  else
    *variable = part;
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_find_path(compiler *c, bool may_add, const varve_syntax_name **found,
                                    uint32_t *count) {
  VARVE_TRY(find_named(c, c->lexer.token.text, found, count));
  bool is_taken = *count == 1 && found[0]->kind == VARVE_SYNTAX_ATTRIBUTE;
  while (is_taken)
    VARVE_TRY(take_part(c, may_add, &found[0], &is_taken));
  return VARVE_STATUS_OK;
}

/* Finds one variable or part; *found is never NULL if the status is OK. */
static varve_status find_variable(compiler *c, const varve_syntax_name **found) {
  const varve_syntax_name *names[VARVE_EXPRESSION_SLOTS] = {NULL};
  varve_slice name = c->lexer.token.text;
  uint32_t count = 0;
  VARVE_TRY(varve_syntax_find_path(c, true, names, &count));
  if (count != 1 || names[0] == NULL)
    return varve_syntax_find_name(c, name, found);
  *found = names[0];
  return VARVE_STATUS_OK;
}

/* A part binds the attribute that it is of. */
static void bind_wholes(compiler *c, uint32_t index) {
  uint32_t properties = c->definition->property_count;
  while (index >= properties) {
    index = VARVE_VECTOR_AT(&c->lists.parts, varve_syntax_part, index - properties).of;
    if (index == UINT32_MAX)
      return;
    c->seen[VARVE_SYNTAX_ATTRIBUTE].values[index] = true;
  }
}

/* Binds a variable at the place that writes its value: exactly once, and before references to
 * it. */
static varve_status bind_value(compiler *c, place_kind place, const varve_syntax_name *variable) {
  varve_seen_syntax *seen = &c->seen[variable->kind];
  bool is_seen = seen->all_values || seen->values[variable->index];
  if (variable->kind == VARVE_SYNTAX_RESULT)
    return REFUSE(c, place_of(c), "result '%.*s' is allowed in type(...) only",
                  VARVE_FORMAT_SLICE(variable->name));
  if (place == PLACE_REFERENCE && !is_seen)
    return REFUSE(c, place_of(c), "%s '%.*s' is referenced before it occurs in the format",
                  varve_syntax_kind_text(variable->kind), VARVE_FORMAT_SLICE(variable->name));
  if (place != PLACE_REFERENCE && is_seen)
    return REFUSE(c, place_of(c), "%s '%.*s' occurs twice in the format",
                  varve_syntax_kind_text(variable->kind), VARVE_FORMAT_SLICE(variable->name));
  seen->values[variable->index] = true;
  seen->any_value = true;
  if (variable->kind == VARVE_SYNTAX_ATTRIBUTE)
    bind_wholes(c, variable->index);
  return VARVE_STATUS_OK;
}

static varve_status bind_type(compiler *c, bool is_reference, const varve_syntax_name *variable) {
  varve_seen_syntax *seen = &c->seen[variable->kind];
  if (variable->kind != VARVE_SYNTAX_OPERAND && variable->kind != VARVE_SYNTAX_RESULT &&
      variable->kind != VARVE_SYNTAX_ARGUMENT)
    return REFUSE(c, place_of(c), "%s '%.*s' is not allowed in type(...)",
                  varve_syntax_kind_text(variable->kind), VARVE_FORMAT_SLICE(variable->name));
  bool is_seen = seen->all_types || seen->types[variable->index];
  if (is_reference != is_seen)
    return REFUSE(c, place_of(c),
                  is_reference ? "the type of '%.*s' is referenced before it occurs in the format"
                               : "the type of '%.*s' occurs twice in the format",
                  VARVE_FORMAT_SLICE(variable->name));
  seen->types[variable->index] = true;
  seen->any_type = true;
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_bind(compiler *c, const varve_syntax_name *variable, bool is_type) {
  return is_type ? bind_type(c, false, variable) : bind_value(c, PLACE_TOP, variable);
}

/* A count that is an attribute without a text of its own is the number of values in the text. */
static bool binds_count(compiler *c, uint32_t equation) {
  const varve_expression *count =
      VARVE_VECTOR_AT(&c->lists.equations, varve_syntax_equation, equation).value;
  bool *values = c->seen[VARVE_SYNTAX_ATTRIBUTE].values;
  if (count->kind != VARVE_EXPRESSION_SLOT || count->slot.kind != VARVE_SYNTAX_ATTRIBUTE ||
      values[count->slot.index])
    return false;
  values[count->slot.index] = true;
  return true;
}

/* $x[COUNT, SIZE]: so many groups of SIZE values */
static varve_status add_group(compiler *c, uint32_t element) {
  uint32_t equation = 0;
  if (!varve_syntax_at(c, element)->sets_count)
    return REFUSE(c, place_of(c), "groups need a count that the text sets");
  VARVE_TRY(advance(c));
  VARVE_TRY(varve_syntax_add_condition(c, &equation));
  varve_syntax_at(c, element)->group = equation + 1;
  return VARVE_STATUS_OK;
}

/* $x[COUNT]: so many values of a column */
static varve_status add_count(compiler *c) {
  uint32_t element = varve_syntax_count(c) - 1, equation = 0;
  const varve_syntax_element *counted = varve_syntax_at(c, element);
  if (counted->kind != VARVE_SYNTAX_OPERAND || !counted->is_item)
    return REFUSE(c, place_of(c), "a count is of operands that are a column");
  VARVE_TRY(advance(c));
  VARVE_TRY(varve_syntax_add_condition(c, &equation));
  varve_syntax_at(c, element)->has_count = true;
  varve_syntax_at(c, element)->first_anchor = equation;
  varve_syntax_at(c, element)->sets_count = binds_count(c, equation);
  if (at_sign(c, ','))
    VARVE_TRY(add_group(c, element));
  return expect_sign(c, ']');
}

static varve_status add_variable(compiler *c, place_kind place) {
  const varve_syntax_name *variable = NULL;
  VARVE_TRY(find_variable(c, &variable));
  VARVE_TRY(bind_value(c, place, variable));
  VARVE_TRY(add(c, (varve_syntax_element){.kind = variable->kind,
                                          .index = variable->index,
                                          .is_item = varve_syntax_is_column(c, variable, false),
                                          .has_space = place == PLACE_TOP &&
                                                       varve_format_space_element(&c->at.spacing),
                                          .is_reference = place == PLACE_REFERENCE}));
  VARVE_TRY(advance(c));
  return place == PLACE_TOP && at_sign(c, '[') ? add_count(c) : VARVE_STATUS_OK;
}

varve_status varve_syntax_find_variable(compiler *c, const varve_syntax_name **found) {
  return find_variable(c, found);
}

varve_status varve_syntax_bind_reference(compiler *c, const varve_syntax_name *variable) {
  return bind_value(c, PLACE_REFERENCE, variable);
}

varve_status varve_syntax_add_variable(compiler *c, bool is_reference) {
  return add_variable(c, is_reference ? PLACE_REFERENCE : PLACE_TOP);
}

/* operands, results, regions, successors: all values of one kind. */

static const struct {
  const char *word;
  varve_syntax_kind kind;
  varve_syntax_kind part;
} all_words[] = {{"operands", VARVE_SYNTAX_OPERANDS, VARVE_SYNTAX_OPERAND},
                 {"results", VARVE_SYNTAX_RESULTS, VARVE_SYNTAX_RESULT},
                 {"regions", VARVE_SYNTAX_REGIONS, VARVE_SYNTAX_REGION},
                 {"successors", VARVE_SYNTAX_SUCCESSORS, VARVE_SYNTAX_SUCCESSOR}};

static bool find_all_word(const compiler *c, size_t *word) {
  for (*word = 0; *word < VARVE_COUNT_OF(all_words); ++*word)
    if (at_word(c, all_words[*word].word))
      return true;
  return false;
}

/* Types */

/* Adds what type(...) is of: a variable, or up to `most` variables of a parameter. */
static varve_status add_type_operand(compiler *c, place_kind place, uint32_t most) {
  const varve_syntax_name *variables[VARVE_EXPRESSION_SLOTS] = {NULL};
  bool is_reference = place == PLACE_REFERENCE;
  size_t word;
  uint32_t count = 0;
  if (place == PLACE_TOP && find_all_word(c, &word)) {
    varve_syntax_kind part = all_words[word].part;
    varve_seen_syntax *seen = &c->seen[part];
    if (part != VARVE_SYNTAX_OPERAND && part != VARVE_SYNTAX_RESULT)
      return REFUSE(c, place_of(c), "'%s' is not allowed in type(...)", all_words[word].word);
    if (seen->all_types || seen->any_type)
      return REFUSE(c, place_of(c), "'%s' prints types of %ss twice", all_words[word].word,
                    varve_syntax_kind_text(part));
    seen->all_types = true;
    VARVE_TRY(add(c, (varve_syntax_element){.kind = all_words[word].kind}));
    return advance(c);
  }
  VARVE_TRY(varve_syntax_find_any(c, variables, &count));
  if (count > most)
    return REFUSE(c, place_of(c), "'%.*s' names several variables",
                  VARVE_FORMAT_SLICE(c->lexer.token.text));
  for (uint32_t i = 0; i < count; i++) {
    bool is_item = false;
    VARVE_TRY(bind_type(c, is_reference, variables[i]));
    VARVE_TRY(varve_syntax_use_type(c, variables[i], &is_item));
    VARVE_TRY(add(c, (varve_syntax_element){.kind = variables[i]->kind,
                                            .index = variables[i]->index,
                                            .is_item = is_item,
                                            .is_reference = is_reference}));
  }
  return advance(c);
}

static varve_status add_type(compiler *c, place_kind place) {
  uint32_t element;
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(begin_parts(c, place, (varve_syntax_element){.kind = VARVE_SYNTAX_TYPE}, &element));
  VARVE_TRY(add_type_operand(c, place, 1));
  end_parts(c, element);
  return expect_sign(c, ')');
}

/* result-types(B): -> type, or -> (types), or nothing: a functional type without inputs. */
static varve_status add_result_types(compiler *c) {
  uint32_t element;
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(begin_parts(
      c, PLACE_TOP,
      (varve_syntax_element){.kind = VARVE_SYNTAX_FUNCTIONAL_TYPE, .has_no_inputs = true},
      &element));
  VARVE_TRY(add_type_operand(c, PLACE_TOP, 1));
  end_parts(c, element);
  return expect_sign(c, ')');
}

/* Directives */

static varve_status add_attr_dict(compiler *c, place_kind place, bool has_keyword) {
  if (place == PLACE_REFERENCE && !c->has_attr_dict)
    return REFUSE(c, place_of(c), "'attr-dict' is referenced before it occurs in the format");
  if (place != PLACE_REFERENCE && c->has_attr_dict)
    return REFUSE(c, place_of(c), "'attr-dict' occurs twice in the format");
  c->has_attr_dict = true;
  c->at.spacing.after_sign = c->at.spacing.after_sign && place != PLACE_TOP;
  VARVE_TRY(add(
      c, (varve_syntax_element){.kind = VARVE_SYNTAX_ATTR_DICT,
                                .has_space = true,
                                .has_keyword = has_keyword,
                                .text = has_keyword ? VARVE_SLICE("attributes") : VARVE_SLICE(""),
                                .is_reference = place == PLACE_REFERENCE}));
  VARVE_TRY(advance(c));
  return place == PLACE_TOP && at_sign(c, '(') ? varve_syntax_add_dictionary_options(c)
                                               : VARVE_STATUS_OK;
}

static varve_status add_prop_dict(compiler *c, place_kind place) {
  if (place == PLACE_REFERENCE)
    return REFUSE(c, place_of(c), "'prop-dict' cannot be referred to");
  if (c->has_prop_dict)
    return REFUSE(c, place_of(c), "'prop-dict' occurs twice in the format");
  c->has_prop_dict = true;
  c->at.spacing.after_sign = c->at.spacing.after_sign && place != PLACE_TOP;
  VARVE_TRY(add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_PROP_DICT, .has_space = true}));
  return advance(c);
}

static varve_status add_custom(compiler *c, place_kind place);

/* region($r, end): a region whose terminator is always printed; region($r, block); region($r,
 * behind) */
static varve_status add_region(compiler *c) {
  uint32_t element = varve_syntax_count(c);
  const char *start = place_of(c);
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE)
    VARVE_TRY(add_variable(c, PLACE_TOP));
  if (varve_syntax_count(c) == element || varve_syntax_at(c, element)->kind != VARVE_SYNTAX_REGION)
    return REFUSE(c, start, "region(...) contains a region");
  if (at_sign(c, ')'))
    return advance(c);
  VARVE_TRY(expect_sign(c, ','));
  varve_syntax_element *region = varve_syntax_at(c, element);
  region->has_end = at_word(c, "end");
  region->has_block = at_word(c, "block");
  region->is_behind = at_word(c, "behind");
  if (!region->has_end && !region->has_block && !region->is_behind)
    return REFUSE(c, place_of(c), "expected 'end', 'block' or 'behind'");
  VARVE_TRY(advance(c));
  return expect_sign(c, ')');
}

/* , 'text' */
static varve_status add_quoted(compiler *c, const char *expectation, varve_slice *text) {
  VARVE_TRY(expect_sign(c, ','));
  *text = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_QUOTE)
    return REFUSE(c, place_of(c), "%s", expectation);
  return advance(c);
}

/* applied($region, TYPES, 'terminator', 'trait') */
static varve_status add_applied(compiler *c) {
  varve_syntax_element made = {.kind = VARVE_SYNTAX_ONLY_OPERATION,
                               .has_space = varve_format_space_element(&c->at.spacing)};
  const varve_syntax_name *region = NULL;
  varve_slice trait = {0};
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return REFUSE(c, place_of(c), "expected a region");
  VARVE_TRY(find_variable(c, &region));
  if (region->kind != VARVE_SYNTAX_REGION)
    return REFUSE(c, place_of(c), "expected a region");
  VARVE_TRY(bind_value(c, PLACE_TOP, region));
  made.index = region->index;
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, ','));
  VARVE_TRY(varve_syntax_add_condition(c, &made.first_anchor));
  VARVE_TRY(add_quoted(c, "expected the name of the terminator", &made.text));
  VARVE_TRY(add_quoted(c, "expected the name of a trait", &trait));
  made.next = (uint32_t)c->lists.literals.count;
  VARVE_TRY(varve_vector_push(&c->lists.literals, &trait));
  VARVE_TRY(add(c, made));
  return expect_sign(c, ')');
}

/* Handles directives that start with a word, except those that nest: qualified and ref. */
static varve_status add_directive(compiler *c, place_kind place) {
  size_t word;
  if (find_all_word(c, &word)) {
    varve_syntax_kind part = all_words[word].part;
    varve_seen_syntax *seen = &c->seen[part];
    if (part == VARVE_SYNTAX_RESULT)
      return REFUSE(c, place_of(c), "'results' is allowed in type(...) only");
    if (place == PLACE_ARGUMENT)
      return REFUSE(c, place_of(c), "'%s' is not an argument", all_words[word].word);
    if (place == PLACE_REFERENCE && !seen->all_values)
      return REFUSE(c, place_of(c), "'%s' is referenced before it occurs in the format",
                    all_words[word].word);
    if (place != PLACE_REFERENCE && (seen->all_values || seen->any_value))
      return REFUSE(c, place_of(c), "'%s' prints %ss twice", all_words[word].word,
                    varve_syntax_kind_text(part));
    seen->all_values = true;
    VARVE_TRY(add(c, (varve_syntax_element){.kind = all_words[word].kind,
                                            .has_space = place == PLACE_TOP &&
                                                         varve_format_space_element(&c->at.spacing),
                                            .is_reference = place == PLACE_REFERENCE}));
    return advance(c);
  }
  if (at_word(c, "type"))
    return add_type(c, place);
  if (at_word(c, "short") && place == PLACE_TOP) {
    /* short(type($x)) */
    uint32_t element = varve_syntax_count(c);
    VARVE_TRY(advance(c));
    VARVE_TRY(expect_sign(c, '('));
    if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE)
      return varve_syntax_finish_spelling(c, VARVE_SLICE("short"), VARVE_SPELLING_SHORT);
    if (!at_word(c, "type"))
      return REFUSE(c, place_of(c), "short(...) contains an attribute or type(...)");
    VARVE_TRY(add_type(c, PLACE_TOP));
    varve_syntax_at(c, element)->is_short = true;
    return expect_sign(c, ')');
  }
  if (at_word(c, "attr-dict"))
    return add_attr_dict(c, place, false);
  if (at_word(c, "attr-dict-with-keyword"))
    return add_attr_dict(c, place, true);
  if (at_word(c, "prop-dict"))
    return add_prop_dict(c, place);
  if (at_word(c, "functional-type")) {
    uint32_t element;
    if (place != PLACE_TOP)
      return REFUSE(c, place_of(c), "'functional-type' is not an argument");
    VARVE_TRY(advance(c));
    VARVE_TRY(expect_sign(c, '('));
    VARVE_TRY(begin_parts(c, place, (varve_syntax_element){.kind = VARVE_SYNTAX_FUNCTIONAL_TYPE},
                          &element));
    do {
      VARVE_TRY(add_type_operand(c, place, VARVE_EXPRESSION_SLOTS));
    } while (c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE);
    VARVE_TRY(expect_sign(c, ','));
    VARVE_TRY(add_type_operand(c, place, 1));
    end_parts(c, element);
    return expect_sign(c, ')');
  }
  if (at_word(c, "result-types") && place == PLACE_TOP)
    return add_result_types(c);
  if (at_word(c, "custom"))
    return add_custom(c, place);
  if (varve_syntax_spelling_at(c) != VARVE_SPELLING_PLAIN && place == PLACE_TOP)
    return varve_syntax_add_with_spelling(c);
  if (at_word(c, "word") && place == PLACE_TOP)
    return varve_syntax_add_word(c);
  bool is_known = false;
  if (place == PLACE_TOP)
    VARVE_TRY(varve_syntax_expand_word(c, &is_known));
  if (is_known)
    return VARVE_STATUS_OK;
  if ((at_word(c, "loc") || at_word(c, "here")) && place == PLACE_TOP)
    return varve_syntax_add_location(c);
  if (at_word(c, "region") && place == PLACE_TOP)
    return add_region(c);
  if (at_word(c, "arguments") && place == PLACE_TOP)
    return varve_syntax_add_typed_arguments(c);
  if (at_word(c, "same") && place == PLACE_TOP)
    return varve_syntax_add_same(c);
  if (at_word(c, "again") && place == PLACE_TOP)
    return varve_syntax_add_again(c);
  if ((at_word(c, "number") || at_word(c, "typed")) && place == PLACE_TOP)
    return varve_syntax_add_number(c);
  if (at_word(c, "named") && place == PLACE_TOP)
    return varve_syntax_add_listed_name(c);
  if (at_word(c, "applied") && place == PLACE_TOP)
    return add_applied(c);
  if (at_word(c, "ref"))
    return REFUSE(c, place_of(c), "'ref' is an argument of custom<...> only");
  if (at_word(c, "oilist"))
    return REFUSE(c, place_of(c), "'oilist' is not allowed in another directive or group");
  return REFUSE(c, place_of(c), "'%.*s' is not a directive of an operation",
                VARVE_FORMAT_SLICE(c->lexer.token.text));
}

/* Handles a variable or directive inside any number of qualified(...). */
static varve_status add_item(compiler *c, place_kind place) {
  const char *start = place_of(c);
  uint32_t element = varve_syntax_count(c);
  size_t depth = 0;
  for (; at_word(c, "qualified"); depth++) {
    VARVE_TRY(advance(c));
    VARVE_TRY(expect_sign(c, '('));
  }
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE)
    VARVE_TRY(add_variable(c, place));
  else if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_WORD)
    VARVE_TRY(add_directive(c, place));
  else
    return REFUSE(c, place_of(c), "expected a variable or a directive");
  if (depth == 0)
    return VARVE_STATUS_OK;
  varve_syntax_element *added = varve_syntax_at(c, element);
  if (added->kind != VARVE_SYNTAX_TYPE &&
      (added->kind != VARVE_SYNTAX_ATTRIBUTE ||
       c->attributes[added->index].form == VARVE_ATTRIBUTE_FORM_NATIVE))
    return REFUSE(c, start, "qualified(...) is of an attribute or a type(...)");
  added->is_qualified = true;
  while (depth-- > 0)
    VARVE_TRY(expect_sign(c, ')'));
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_add_item(compiler *c) { return add_item(c, PLACE_TOP); }

/* custom<...> */

static varve_status add_argument(compiler *c) {
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_STRING) {
    VARVE_TRY(
        add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_STRING, .text = c->lexer.token.text}));
    return advance(c);
  }
  if (!at_word(c, "ref"))
    return add_item(c, PLACE_ARGUMENT);
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(add_item(c, PLACE_REFERENCE));
  return expect_sign(c, ')');
}

static varve_status add_custom(compiler *c, place_kind place) {
  uint32_t element;
  bool is_known = false;
  if (place != PLACE_TOP)
    return REFUSE(c, place_of(c), "'custom' is not an argument");
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '<'));
  varve_slice name = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD || memchr(name.data, '-', name.size) != NULL)
    return REFUSE(c, place_of(c), "expected the name of a hook");
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '>'));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(varve_syntax_expand(c, name, &is_known));
  if (is_known)
    return VARVE_STATUS_OK;
  VARVE_TRY(begin_parts(c, place, (varve_syntax_element){.kind = VARVE_SYNTAX_CUSTOM, .text = name},
                        &element));
  for (;;) {
    VARVE_TRY(add_argument(c));
    if (!at_sign(c, ','))
      break;
    VARVE_TRY(advance(c));
  }
  end_parts(c, element);
  return expect_sign(c, ')');
}

/* All */

static varve_status add_element(compiler *c) {
  switch (c->lexer.token.kind) {
  case VARVE_FORMAT_TOKEN_LITERAL:
    return varve_syntax_add_literal(c, VARVE_SYNTAX_LITERAL);
  case VARVE_FORMAT_TOKEN_VARIABLE:
  case VARVE_FORMAT_TOKEN_WORD:
    return add_item(c, PLACE_TOP);
  case VARVE_FORMAT_TOKEN_STRING:
    return REFUSE(c, place_of(c), "a string is an argument of custom<...> only");
  default:
    if (at_sign(c, '%'))
      return varve_syntax_add_argument_element(c);
    return REFUSE(c, place_of(c), "unexpected '%c'", c->lexer.token.text.data[0]);
  }
}

static varve_status compile_element(compiler *c) {
  const char *place = place_of(c);
  uint32_t element = varve_syntax_count(c);
  if (c->scope == NULL)
    c->at.outer_place = place;
  if (at_sign(c, '^'))
    return varve_syntax_add_anchors(c);
  if (at_sign(c, '('))
    return varve_syntax_begin_open(c, VARVE_SYNTAX_GROUP);
  if (at_word(c, "oilist"))
    return varve_syntax_begin_oilist(c);
  if (at_sign(c, ')') || at_sign(c, '|')) {
    if (c->open_count == 0)
      return REFUSE(c, place_of(c), "unexpected '%c'", c->lexer.token.text.data[0]);
    open_syntax *open = &c->open[c->open_count - 1];
    switch (open->kind) {
    case VARVE_SYNTAX_OILIST:
      return varve_syntax_end_oilist_part(c, open);
    case VARVE_SYNTAX_ONE:
      return varve_syntax_close_branch(c, open);
    case VARVE_SYNTAX_IF:
      return varve_syntax_close_half(c, open);
    case VARVE_SYNTAX_EACH:
      return varve_syntax_end_each(c, open);
    default:
      if (at_sign(c, '|'))
        return REFUSE(c, place_of(c), "'|' is allowed in an oilist, one(...) or if(...) only");
      return varve_syntax_end_half(c, open);
    }
  }
  if (at_word(c, "one"))
    return varve_syntax_open_one(c);
  if (at_word(c, "if"))
    return varve_syntax_open_if(c);
  if (at_word(c, "each") || at_word(c, "some"))
    return varve_syntax_begin_each(c);
  if (at_word(c, "let"))
    return varve_syntax_add_let(c);
  if (at_word(c, "when"))
    return varve_syntax_add_when(c);
  if (at_word(c, "generic"))
    return varve_syntax_add_generic(c);
  if (at_word(c, "deeper") || at_word(c, "higher")) {
    VARVE_TRY(add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_DEPTH,
                                            .is_inverted = at_word(c, "higher")}));
    return advance(c);
  }
  if (at_word(c, "printed"))
    return varve_syntax_add_printed(c);
  size_t open_count = c->open_count;
  c->at.spacing_before = c->at.spacing;
  VARVE_TRY(add_element(c));
  if (open_count == 0 || varve_syntax_count(c) == element)
    return VARVE_STATUS_OK;
  c->last_element = element;
  c->has_last = true;
  if (c->open[0].kind == VARVE_SYNTAX_OILIST)
    VARVE_TRY(varve_syntax_check_clause_member(c, place, element));
  return c->open[open_count - 1].kind == VARVE_SYNTAX_GROUP
             ? varve_syntax_check_member(c, place, element)
             : VARVE_STATUS_OK;
}

varve_status varve_syntax_compile_text(compiler *c) {
  size_t open_count = c->open_count;
  VARVE_TRY(advance(c));
  while (c->lexer.token.kind != VARVE_FORMAT_TOKEN_END) {
    bool is_close = at_sign(c, ')') || at_sign(c, '|');
    if (is_close && c->open_count == open_count)
      return REFUSE(c, place_of(c), "unexpected '%c'", c->lexer.token.text.data[0]);
    VARVE_TRY(compile_element(c));
  }
  if (c->open_count != open_count)
    return REFUSE(c, c->open[c->open_count - 1].place, "the group does not end");
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_compile_elements(compiler *c) { return varve_syntax_compile_text(c); }
