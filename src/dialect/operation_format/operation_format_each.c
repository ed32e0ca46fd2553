/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles each(...) of operation formats, and the arguments of entry blocks, which are columns of
 * it or single elements. */
#include "base/diagnostic.h"
#include "dialect/infer/operation_terms.h"
#include "dialect/operation_format/operation_part.h"
#include "ir/attributes.h"

typedef varve_syntax_compiler compiler;
typedef varve_open_syntax open_syntax;
typedef varve_syntax_column column;
typedef varve_syntax_loop loop;

#define REFUSE(c, place, ...) varve_format_refuse(&(c)->lexer, place, __VA_ARGS__)

static loop *loop_at(const compiler *c, uint32_t index) {
  return &VARVE_VECTOR_AT(&c->lists.loops, loop, index);
}

static varve_syntax_argument *argument_at(const compiler *c, uint32_t index) {
  return &VARVE_VECTOR_AT(&c->lists.arguments, varve_syntax_argument, index);
}

/* varve.arguments = {region = [["%a", "COUNT"], ...]} */

static varve_status find_fact(const compiler *c, const varve_entity **value) {
  const varve_operation_definition *definition = c->definition;
  varve_slice fact =
      varve_find_fact(definition->dialect->tables, definition->record->facts, "arguments");
  *value = NULL;
  if (fact.size == 0 || c->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  return varve_definition_attribute(c->context, fact, value);
}

static bool find_region(const compiler *c, varve_slice name, uint32_t *region) {
  const varve_definition_tables *tables = c->definition->dialect->tables;
  for (*region = 0; *region < c->definition->record->regions.count; ++*region)
    if (varve_slice_equal(
            varve_table_text(tables, varve_syntax_record(c, VARVE_SYNTAX_REGION, *region)->name),
            name))
      return true;
  return false;
}

static varve_status add_of_region(compiler *c, uint32_t region, const varve_entity *rows) {
  for (uint32_t i = 0; i < rows->child_count; i++) {
    varve_syntax_argument made = {.region = region};
    if (!(rows->children[i]->kind == VARVE_KIND_ARRAY && rows->children[i]->child_count == 2 &&
          rows->children[i]->children[0]->kind == VARVE_KIND_STRING &&
          rows->children[i]->children[1]->kind == VARVE_KIND_STRING))
      return REFUSE(c, c->lexer.text.data, "varve.arguments has a row that is not [name, count]");
    made.name = varve_string_bytes(rows->children[i]->children[0]);
    if (made.name.size < 2 || made.name.data[0] != '%')
      return REFUSE(c, c->lexer.text.data, "a name in varve.arguments begins with '%%'");
    VARVE_TRY(varve_vector_push(&c->lists.arguments, &made));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_add_arguments(compiler *c) {
  const varve_entity *fact = NULL;
  VARVE_TRY(find_fact(c, &fact));
  if (fact == NULL)
    return VARVE_STATUS_OK;
  if (fact->kind != VARVE_KIND_DICTIONARY)
    return REFUSE(c, c->lexer.text.data, "varve.arguments is not a dictionary");
  for (uint32_t i = 0; i < varve_dictionary_size(fact); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(fact, i));
    const varve_entity *rows = varve_dictionary_value(fact, i);
    uint32_t region = 0;
    if (!find_region(c, name, &region) || rows->kind != VARVE_KIND_ARRAY)
      return REFUSE(c, c->lexer.text.data, "varve.arguments: '%.*s' is no region with an array",
                    VARVE_FORMAT_SLICE(name));
    VARVE_TRY(add_of_region(c, region, rows));
  }
  return VARVE_STATUS_OK;
}

/* Compiles a count, whose variables are those of the format. "*": what the others leave. */
static varve_status count_argument(compiler *c, varve_slice text, varve_syntax_argument *argument) {
  if (varve_slice_equal(text, VARVE_SLICE("*")))
    return VARVE_STATUS_OK;
  if (text.size != 0 && text.data[0] == '%') {
    /* Finds "%a" of a region with the same arguments. */
    const varve_syntax_name *other = NULL;
    VARVE_TRY(varve_syntax_find_name(c, text, &other));
    const varve_syntax_argument *found = argument_at(c, other->index);
    if (found->region == argument->region || found->same_as != 0)
      return REFUSE(c, c->lexer.text.data, "'%.*s' must be of another region",
                    VARVE_FORMAT_SLICE(text));
    argument->same_as = other->index + 1;
    return VARVE_STATUS_OK;
  }
  const varve_format_lexer outer = c->lexer;
  c->lexer = varve_format_lexer_make(text, outer.fault);
  varve_status status = varve_format_advance(&c->lexer);
  if (status == VARVE_STATUS_OK)
    status = varve_syntax_parse_expression(c, &argument->count);
  if (status == VARVE_STATUS_OK && c->lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    status = REFUSE(c, c->lexer.token.place, "the expression does not end here");
  c->lexer = outer;
  return status;
}

varve_status varve_syntax_count_arguments(compiler *c) {
  const varve_entity *fact = NULL;
  uint32_t next = 0;
  VARVE_TRY(find_fact(c, &fact));
  for (uint32_t i = 0; fact != NULL && i < varve_dictionary_size(fact); i++) {
    const varve_entity *rows = varve_dictionary_value(fact, i);
    uint32_t open = 0;
    for (uint32_t row = 0; row < rows->child_count; row++, next++) {
      varve_slice count = varve_string_bytes(rows->children[row]->children[1]);
      VARVE_TRY(count_argument(c, count, argument_at(c, next)));
      open += argument_at(c, next)->count == NULL;
    }
    if (open > 1)
      return REFUSE(c, c->lexer.text.data, "varve.arguments has two counts '*' for a region");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_find_argument(compiler *c, const varve_syntax_name **name) {
  varve_slice word = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD || word.data[-1] != '%')
    return REFUSE(c, c->lexer.token.place, "expected a name after '%%'");
  return varve_syntax_find_name(c, varve_slice_make(word.data - 1, word.size + 1), name);
}

/* Columns */

static varve_status push_column(compiler *c, column made) {
  return varve_vector_push(&c->lists.columns, &made);
}

/* The columns of the open loop are the last ones: loops do not nest. */
static const loop *open_loop(const compiler *c) {
  for (size_t i = c->open_count; i-- > 0;)
    if (c->open[i].kind == VARVE_SYNTAX_EACH && c->open[i].loop != UINT32_MAX)
      return loop_at(c, c->open[i].loop);
  return NULL;
}

bool varve_syntax_is_column(const compiler *c, const varve_syntax_name *variable, bool is_type) {
  const loop *of = open_loop(c);
  for (size_t i = of == NULL ? c->lists.columns.count : of->first_column;
       i < c->lists.columns.count; i++) {
    const column *at = &VARVE_VECTOR_AT(&c->lists.columns, column, i);
    if (at->kind == variable->kind && at->index == variable->index && at->is_type == is_type)
      return true;
  }
  return false;
}

varve_status varve_syntax_imply_column(compiler *c, const varve_syntax_name *variable,
                                       bool is_type) {
  return push_column(c, (column){.kind = variable->kind,
                                 .index = variable->index,
                                 .is_type = is_type,
                                 .is_implied = true});
}

varve_status varve_syntax_use_type(compiler *c, const varve_syntax_name *variable, bool *is_item) {
  *is_item = varve_syntax_is_column(c, variable, true);
  if (*is_item || !varve_syntax_is_column(c, variable, false))
    return VARVE_STATUS_OK;
  *is_item = true;
  return variable->kind == VARVE_SYNTAX_ARGUMENT ? VARVE_STATUS_OK
                                                 : varve_syntax_imply_column(c, variable, true);
}

varve_status varve_syntax_find_any(compiler *c, const varve_syntax_name **names, uint32_t *count) {
  if (varve_format_at_sign(&c->lexer, '%')) {
    *count = 1;
    VARVE_TRY(varve_format_advance(&c->lexer));
    return varve_syntax_find_argument(c, names);
  }
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return REFUSE(c, c->lexer.token.place, "expected a variable");
  return varve_syntax_find_path(c, true, names, count);
}

static varve_status find_nothing(const varve_expression_input *input, const varve_expression *slot,
                                 varve_term *term) {
  (void)input;
  (void)slot;
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  return VARVE_STATUS_OK;
}

/* Parses a constant: {}, or an expression without variables. */
static varve_status parse_constant(compiler *c, const varve_attribute_syntax *syntax,
                                   const varve_entity **value) {
  const char *place = c->lexer.token.place;
  const varve_expression *e = NULL;
  const varve_expression_input input = {
      .context = c->context, .arena = &c->context->arena, .find = find_nothing};
  varve_term term;
  bool is_known = false;
  if (varve_format_at_sign(&c->lexer, '{')) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '}'));
    return varve_dictionary_get(c->context, NULL, 0, NULL, value);
  }
  VARVE_TRY(varve_syntax_parse_expression(c, &e));
  VARVE_TRY(varve_expression_evaluate(&input, e, &term));
  VARVE_TRY(varve_equation_attribute(&input, syntax, &term, value, &is_known));
  return *value != NULL ? VARVE_STATUS_OK : REFUSE(c, place, "expected a constant");
}

/* default absent, default V, default V all W, or V */
static varve_status parse_usual(compiler *c, column *made) {
  const varve_attribute_syntax *syntax = &c->attributes[made->index];
  made->is_kept = varve_format_at_word(&c->lexer, "or");
  if (!made->is_kept && !varve_format_at_word(&c->lexer, "default"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_advance(&c->lexer));
  made->is_sparse = !made->is_kept && varve_format_at_word(&c->lexer, "absent");
  if (made->is_sparse)
    return varve_format_advance(&c->lexer);
  VARVE_TRY(parse_constant(c, syntax->item, &made->usual));
  if (!varve_format_at_word(&c->lexer, "all"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_advance(&c->lexer));
  return parse_constant(c, syntax, &made->if_none);
}

/* $x, $x.part, type($x) or %a */
static varve_status parse_column_name(compiler *c, bool *is_type,
                                      const varve_syntax_name **variable) {
  const varve_syntax_name *names[VARVE_EXPRESSION_SLOTS] = {NULL};
  uint32_t count = 1;
  *is_type = varve_format_at_word(&c->lexer, "type");
  if (*is_type) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  }
  VARVE_TRY(varve_syntax_find_any(c, names, &count));
  *variable = names[0];
  if (count != 1 || names[0] == NULL) {
    varve_status status = REFUSE(c, c->lexer.token.place, "a column is one variable");
    return status == VARVE_STATUS_OK ? VARVE_STATUS_INTERNAL : status;
  }
  VARVE_TRY(varve_format_advance(&c->lexer));
  return *is_type ? varve_format_expect_sign(&c->lexer, ')') : VARVE_STATUS_OK;
}

/* The types of a column $x are a column anyway. */
static varve_status check_new(compiler *c, const char *place, size_t first, const column *made) {
  for (size_t i = first; i < c->lists.columns.count; i++) {
    const column *at = &VARVE_VECTOR_AT(&c->lists.columns, column, i);
    if (at->kind != made->kind || at->index != made->index)
      continue;
    return at->is_type == made->is_type
               ? REFUSE(c, place, "a column comes twice")
               : REFUSE(c, place, "the types of a column are a column without being named");
  }
  return VARVE_STATUS_OK;
}

/* first: the first column of the loop. */
static varve_status parse_column(compiler *c, size_t first) {
  column made = {0};
  const varve_syntax_name *variable = NULL;
  const char *place = c->lexer.token.place;
  VARVE_TRY(parse_column_name(c, &made.is_type, &variable));
  made.kind = variable->kind;
  made.index = variable->index;
  bool has_types = made.kind == VARVE_SYNTAX_OPERAND || made.kind == VARVE_SYNTAX_RESULT;
  bool is_list = made.kind == VARVE_SYNTAX_ATTRIBUTE || made.kind == VARVE_SYNTAX_ARGUMENT;
  if (made.is_type != has_types && (made.is_type || made.kind == VARVE_SYNTAX_RESULT))
    return REFUSE(c, place, "a column is a variable, or the types of operands or results");
  if (!is_list &&
      varve_syntax_record(c, made.kind, made.index)->variadicity != VARVE_VARIADICITY_VARIADIC)
    return REFUSE(c, place, "a column is a variadic variable or a list");
  VARVE_TRY(made.kind == VARVE_SYNTAX_ATTRIBUTE ? varve_syntax_use_items(c, made.index)
                                                : VARVE_STATUS_OK);
  VARVE_TRY(check_new(c, place, first, &made));
  if (made.kind == VARVE_SYNTAX_ATTRIBUTE)
    VARVE_TRY(parse_usual(c, &made));
  if (made.kind == VARVE_SYNTAX_ARGUMENT)
    argument_at(c, made.index)->is_list = true;
  return push_column(c, made);
}

/* each(COLUMNS by SEPARATOR: A), some(COLUMNS by SEPARATOR: A) */

static varve_status parse_separator(compiler *c, loop *made) {
  if (!varve_format_at_word(&c->lexer, "by"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_advance(&c->lexer));
  made->separator = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_LITERAL ||
      !varve_format_is_literal(made->separator))
    return REFUSE(c, c->lexer.token.place, "expected a literal between the items");
  VARVE_TRY(varve_format_advance(&c->lexer));
  made->is_spaced = c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL &&
                    varve_slice_equal(c->lexer.token.text, VARVE_SLICE(" "));
  return made->is_spaced ? varve_format_advance(&c->lexer) : VARVE_STATUS_OK;
}

varve_status varve_syntax_begin_each(compiler *c) {
  loop made = {.first_equation = (uint32_t)c->lists.equations.count,
               .first_column = (uint32_t)c->lists.columns.count,
               .needs_items = varve_format_at_word(&c->lexer, "some")};
  for (size_t i = 0; i < c->open_count; i++)
    if (c->open[i].kind == VARVE_SYNTAX_EACH)
      return REFUSE(c, c->lexer.token.place, "each(...) and lists cannot be inside each(...)");
  VARVE_TRY(varve_syntax_begin_open(c, VARVE_SYNTAX_EACH));
  open_syntax *open = &c->open[c->open_count - 1];
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  open->loop = UINT32_MAX;
  while (!varve_format_at_sign(&c->lexer, ':') && !varve_format_at_word(&c->lexer, "by"))
    VARVE_TRY(parse_column(c, made.first_column));
  if (c->lists.columns.count == made.first_column)
    return REFUSE(c, open->place, "each(...) has no columns");
  VARVE_TRY(parse_separator(c, &made));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ':'));
  open->loop = (uint32_t)c->lists.loops.count;
  varve_syntax_at(c, open->element)->index = open->loop;
  return varve_vector_push(&c->lists.loops, &made);
}

varve_status varve_syntax_end_each(compiler *c, open_syntax *open) {
  uint32_t element = open->element;
  varve_syntax_branch starts = {.first_literal = (uint32_t)c->lists.literals.count};
  if (varve_format_at_sign(&c->lexer, '|'))
    return REFUSE(c, c->lexer.token.place, "'|' is allowed in an oilist, one(...) or if(...) only");
  VARVE_TRY(varve_syntax_find_starts(c, &starts, element + 1, varve_syntax_count(c)));
  if (starts.may_be_empty)
    return REFUSE(c, open->place, "an item of each(...) may be empty");
  loop *made = loop_at(c, open->loop);
  made->starts = (uint32_t)c->lists.branches.count;
  VARVE_TRY(varve_vector_push(&c->lists.branches, &starts));
  made->column_count = (uint32_t)c->lists.columns.count - made->first_column;
  made->element = element;
  made->equation_count = (uint32_t)c->lists.equations.count - made->first_equation;
  VARVE_TRY(
      varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_EACH_END, .next = element}));
  varve_syntax_at(c, element)->next = varve_syntax_count(c);
  c->last_element = element;
  c->open_count--;
  return varve_format_advance(&c->lexer);
}
