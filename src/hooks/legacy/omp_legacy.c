/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of omp: omp.parallel in LLVM 13, omp.wsloop in LLVM 13 and 14, and
 * custom<LoopControl> in LLVM 15 and 16. In omp.parallel and omp.wsloop, the text has the clauses
 * in any order, but the operation has their operands in the order of its operand groups. */
#include "dialect/operation_values.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

enum { MOST_GROUPS = 10 };

/* The parsed operands of one operand group. Operand i of the group is operand first_use + i *
 * stride in the text. Its type is `type`, or if `type` is NULL, the node at first_node + i *
 * node_stride on the stack of nodes. */
typedef struct group {
  size_t first_use;
  size_t stride;
  size_t first_node;
  size_t node_stride;
  const varve_entity *type; /* the type of all operands, or NULL */
  size_t count;
  bool is_present;
} group;

typedef struct clause_reader {
  varve_parser *parser;
  const varve_operation_draft *draft;
  group groups[MOST_GROUPS];
} clause_reader;

/* The syntax of a clause after its word. The operands of a clause form one operand group; the
 * operands of ALLOCATE and LINEAR form two. */
typedef enum clause_kind {
  LIST,      /* (%a : type, %b : type) */
  ONE,       /* (%a : type) */
  ALLOCATE,  /* (%allocator : type -> %a : type, ...): the first group has %a */
  LINEAR,    /* (%a = %step : type, ...): the type of %a; %step has type i32 */
  REDUCTION, /* (@name -> %a : type, ...) */
  WORD,      /* (word): the word becomes a string attribute */
  NUMBER,    /* (1): an integer attribute */
  UNIT,
  SCHEDULE /* (word = %chunk): a string attribute, and an optional operand of type i32 */
} clause_kind;

typedef struct clause {
  const char *word;
  clause_kind kind;
  uint32_t group;
  const char *attribute;
  const char *prefix; /* only for WORD: the string attribute is this prefix followed by the word */
} clause;

static const clause parallel_clauses[] = {{"if", ONE, 0, NULL, NULL},
                                          {"num_threads", ONE, 1, NULL, NULL},
                                          {"private", LIST, 2, NULL, NULL},
                                          {"firstprivate", LIST, 3, NULL, NULL},
                                          {"shared", LIST, 4, NULL, NULL},
                                          {"copyin", LIST, 5, NULL, NULL},
                                          {"allocate", ALLOCATE, 6, NULL, NULL},
                                          {"default", WORD, 0, "default_val", "def"},
                                          {"proc_bind", WORD, 0, "proc_bind_val", ""}};
enum { PARALLEL_CLAUSES = VARVE_COUNT_OF(parallel_clauses), PARALLEL_GROUPS = 8 };

/* The clauses of omp.wsloop. Its operand groups 0, 1 and 2 are the lower bounds, upper bounds and
 * steps. */
static const clause loop_clauses[] = {{"private", LIST, 3, NULL, NULL},
                                      {"firstprivate", LIST, 4, NULL, NULL},
                                      {"lastprivate", LIST, 5, NULL, NULL},
                                      {"linear", LINEAR, 6, NULL, NULL},
                                      {"schedule", SCHEDULE, 9, "schedule_val", NULL},
                                      {"collapse", NUMBER, 0, "collapse_val", NULL},
                                      {"nowait", UNIT, 0, "nowait", NULL},
                                      {"ordered", NUMBER, 0, "ordered_val", NULL},
                                      {"order", WORD, 0, "order", ""},
                                      {"inclusive", UNIT, 0, "inclusive", NULL},
                                      {"reduction", REDUCTION, 8, "reductions", NULL}};
enum { LOOP_CLAUSES = VARVE_COUNT_OF(loop_clauses), LOOP_GROUPS = 10 };

/* The words that the clauses default, proc_bind and schedule accept. For schedule, the second
 * string is the value of the string attribute. */
static const char *const defaults[] = {"private", "firstprivate", "shared", "none", NULL};
static const char *const bindings[] = {"primary", "master", "close", "spread", NULL};
static const char *const schedules[][2] = {{"static", "Static"},
                                           {"dynamic", "Dynamic"},
                                           {"guided", "Guided"},
                                           {"auto", "Auto"},
                                           {"runtime", "Runtime"}};

static const char *const *words_of(const clause *what) {
  if (what->prefix[0] != '\0')
    return defaults;
  return strcmp(what->word, "proc_bind") == 0 ? bindings : NULL;
}

static varve_status parse_colon_type(varve_parser *parser) {
  return varve_parse_colon_type_to_stack(parser, " and the type of the operand");
}

/* Parses an item of a clause with operands. Pushes the types on the stack of nodes, and the symbol
 * of a reduction on parser->attributes. */
static varve_status parse_item(varve_parser *parser, clause_kind kind) {
  const varve_entity *symbol = NULL;
  if (kind == REDUCTION) {
    VARVE_TRY(varve_parse_symbol_reference(parser, &symbol));
    VARVE_TRY(varve_push_attribute(parser, symbol));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the operand"));
  }
  VARVE_TRY(varve_parse_operand(parser));
  if (kind == LINEAR) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the step"));
    VARVE_TRY(varve_parse_operand(parser));
  }
  VARVE_TRY(parse_colon_type(parser));
  if (kind != ALLOCATE)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and what is allocated"));
  VARVE_TRY(varve_parse_operand(parser));
  return parse_colon_type(parser);
}

/* Records the parsed operands of a clause as one operand group. Splits the operands of ALLOCATE and
 * LINEAR, which alternate in the text, into two groups. */
static void note_items(clause_reader *reader, const clause *what, const group *items) {
  group *first = &reader->groups[what->group];
  *first = *items;
  first->stride = what->kind == ALLOCATE || what->kind == LINEAR ? 2 : 1;
  first->node_stride = what->kind == ALLOCATE ? 2 : 1;
  if (first->stride == 1)
    return;
  group *second = first + 1;
  *second = *first;
  if (what->kind == ALLOCATE) {
    first->first_use++;
    first->first_node++;
  } else {
    second->first_use++;
    second->type = reader->parser->context->i32;
  }
}

static varve_status set_symbols(varve_parser *parser, const clause *what, size_t first) {
  const varve_entity *array = NULL;
  size_t count = parser->attributes.count - first;
  if (count > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_array_get(parser->context,
                            (const varve_entity *const *)parser->attributes.data + first,
                            (uint32_t)count, &array));
  varve_vector_truncate(&parser->attributes, first);
  return varve_add_attribute(parser, varve_slice_of(what->attribute), array);
}

static varve_status parse_list(clause_reader *reader, const clause *what) {
  varve_parser *parser = reader->parser;
  group items = {.first_use = varve_draft_operand_count(parser, reader->draft),
                 .first_node = parser->nodes.count,
                 .is_present = true};
  size_t symbols = parser->attributes.count;
  do {
    VARVE_TRY(parse_item(parser, what->kind));
    items.count++;
  } while (what->kind != ONE && varve_accept(parser, VARVE_TOKEN_COMMA));
  note_items(reader, what, &items);
  return what->kind == REDUCTION ? set_symbols(parser, what, symbols) : VARVE_STATUS_OK;
}

static varve_status add_string(varve_parser *parser, const clause *what, const char *prefix,
                               varve_slice word) {
  const varve_entity *string = NULL;
  size_t start = parser->text.size;
  VARVE_TRY(varve_buffer_append(&parser->text, varve_slice_of(prefix)));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  varve_slice text = varve_text_from(parser, start);
  VARVE_TRY(varve_string_get(parser->context, text, &string));
  parser->text.size = start;
  return varve_add_attribute(parser, varve_slice_of(what->attribute), string);
}

static bool is_among(varve_slice word, const char *const *words) {
  for (; *words != NULL; words++)
    if (varve_slice_equal(word, varve_slice_of(*words)))
      return true;
  return false;
}

static varve_status parse_schedule(clause_reader *reader, const clause *what) {
  varve_parser *parser = reader->parser;
  const char *found = NULL;
  for (size_t i = 0; found == NULL && i < VARVE_COUNT_OF(schedules); i++)
    if (varve_accept_word(parser, schedules[i][0]))
      found = schedules[i][1];
  if (found == NULL)
    return VARVE_EXPECTED(parser, "expected how it is scheduled: 'static', 'dynamic', 'guided', "
                                  "'auto' or 'runtime'");
  VARVE_TRY(add_string(parser, what, "", varve_slice_of(found)));
  if (!varve_accept(parser, VARVE_TOKEN_EQUAL))
    return VARVE_STATUS_OK;
  reader->groups[what->group] =
      (group){.first_use = varve_draft_operand_count(parser, reader->draft),
              .stride = 1,
              .type = parser->context->i32,
              .count = 1,
              .is_present = true};
  return varve_parse_operand(parser);
}

static varve_status parse_in_parens(clause_reader *reader, const clause *what) {
  varve_parser *parser = reader->parser;
  const varve_entity *value = NULL;
  switch (what->kind) {
  case WORD: {
    const char *const *words = words_of(what);
    varve_slice word = parser->token.text;
    if (!varve_at(parser, VARVE_TOKEN_WORD) || (words != NULL && !is_among(word, words)))
      return VARVE_EXPECTED(parser, "expected a word that the clause may have");
    VARVE_TRY(add_string(parser, what, what->prefix, word));
    varve_advance(parser);
    return VARVE_STATUS_OK;
  }
  case SCHEDULE:
    return parse_schedule(reader, what);
  case NUMBER:
    VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i64, &value));
    return varve_add_attribute(parser, varve_slice_of(what->attribute), value);
  default:
    return parse_list(reader, what);
  }
}

static bool is_given(const clause_reader *reader, const clause *what) {
  if (what->attribute != NULL)
    return varve_draft_attribute(reader->parser, reader->draft, varve_slice_of(what->attribute)) !=
           NULL;
  return reader->groups[what->group].is_present;
}

static varve_status parse_clauses(clause_reader *reader, const clause *clauses, size_t count) {
  varve_parser *parser = reader->parser;
  for (size_t i = 0; i < count; i++) {
    const char *place = parser->token.text.data;
    const clause *what = &clauses[i];
    if (!varve_accept_word(parser, what->word))
      continue;
    if (is_given(reader, what))
      return VARVE_INVALID_ERROR(parser, place, "the clause '%s' is given twice", what->word);
    if (what->kind == UNIT) {
      VARVE_TRY(
          varve_add_attribute(parser, varve_slice_of(what->attribute), parser->context->unit));
    } else {
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after the name of the clause"));
      VARVE_TRY(parse_in_parens(reader, what));
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the clause"));
    }
    i = (size_t)-1;
  }
  return VARVE_STATUS_OK;
}

/* Resolves the operands group by group, and adds the sizes of the operand groups. */
static varve_status resolve_groups(const clause_reader *reader, size_t count) {
  varve_parser *parser = reader->parser;
  int32_t sizes[MOST_GROUPS];
  for (size_t g = 0; g < count; g++) {
    const group *one = &reader->groups[g];
    sizes[g] = (int32_t)one->count;
    for (size_t i = 0; i < one->count; i++) {
      const varve_entity *type = one->type;
      if (type == NULL)
        type = varve_node_at(parser, one->first_node + i * one->node_stride);
      VARVE_TRY(varve_resolve_draft_operand(parser, reader->draft, one->first_use + i * one->stride,
                                            type));
    }
  }
  return varve_add_operand_sizes(parser, sizes, count);
}

varve_status varve_parse_legacy_omp_parallel(varve_parser *parser, varve_operation_draft *draft) {
  clause_reader reader = {.parser = parser, .draft = draft};
  VARVE_TRY(parse_clauses(&reader, parallel_clauses, PARALLEL_CLAUSES));
  VARVE_TRY(resolve_groups(&reader, PARALLEL_GROUPS));
  return varve_begin_region_then(parser, draft, varve_finish_step);
}

/* Parses "word (%a, %b)", or "(%a, %b)" if `word` is NULL. Records the operands as operand group
 * `index`. Reports an error unless there is one operand for each loop variable. */
static varve_status parse_bounds(clause_reader *reader, const char *word, uint32_t index,
                                 const varve_entity *type) {
  varve_parser *parser = reader->parser;
  size_t first = varve_draft_operand_count(parser, reader->draft);
  size_t variables = parser->arguments.count - reader->draft->first_argument;
  if (word != NULL)
    VARVE_TRY(varve_expect_keyword(parser, word, " and the operands after it"));
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  size_t count = varve_draft_operand_count(parser, reader->draft) - first;
  if (count != variables)
    return VARVE_INVALID_ERROR(parser, reader->draft->name_start,
                               "%zu variables, but %zu operands for them", variables, count);
  reader->groups[index] =
      (group){.first_use = first, .stride = 1, .type = type, .count = count, .is_present = true};
  return VARVE_STATUS_OK;
}

/* Parses omp.wsloop (%i, %j) : type = (%a, %b) to (%c, %d) step (%e, %f) clauses {...}. */
varve_status varve_parse_legacy_omp_wsloop(varve_parser *parser, varve_operation_draft *draft) {
  clause_reader reader = {.parser = parser, .draft = draft};
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_argument_list(parser));
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the variables", &type));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the lower bounds"));
  VARVE_TRY(parse_bounds(&reader, NULL, 0, type));
  VARVE_TRY(parse_bounds(&reader, "to", 1, type));
  VARVE_TRY(parse_bounds(&reader, "step", 2, type));
  VARVE_TRY(parse_clauses(&reader, loop_clauses, LOOP_CLAUSES));
  VARVE_TRY(resolve_groups(&reader, LOOP_GROUPS));
  varve_set_argument_types(parser, draft->first_argument, type);
  return varve_begin_region_with_then(parser, draft, draft->first_argument, varve_finish_step);
}

static varve_status put_typed(varve_printer *printer, const varve_operation *op, uint32_t operand) {
  return varve_print_typed_operands(printer, op, (varve_value_range){operand, 1});
}

static varve_status put_operand(varve_printer *printer, const varve_operation *op,
                                uint32_t operand) {
  return varve_print_operand(printer, op, operand);
}

/* Prints the operand `index` of a clause, together with its symbol if the clause is a REDUCTION, or
 * with the matching operand of the next operand group if the clause is ALLOCATE or LINEAR. */
static varve_status put_item(varve_printer *printer, const varve_operation *op, const clause *what,
                             uint32_t index) {
  uint32_t operand = varve_operand_range_of(op, what->group).first + index;
  const varve_entity *symbols;
  uint32_t second;
  switch (what->kind) {
  case ALLOCATE:
    VARVE_TRY(put_typed(printer, op, varve_operand_range_of(op, what->group + 1).first + index));
    VARVE_PUT(printer, " -> ");
    return put_typed(printer, op, operand);
  case LINEAR:
    second = varve_operand_range_of(op, what->group + 1).first + index;
    VARVE_TRY(put_operand(printer, op, operand));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(put_operand(printer, op, second));
    return varve_print_colon_type(printer, varve_operation_operand(op, operand)->type);
  case REDUCTION:
    symbols = varve_operation_attribute(op, varve_slice_of(what->attribute));
    VARVE_TRY(varve_print_attribute(printer, symbols->children[index]));
    VARVE_PUT(printer, " -> ");
    return put_typed(printer, op, operand);
  default:
    return put_typed(printer, op, operand);
  }
}

/* Returns whether the text can express all operands of the clause. For ALLOCATE and LINEAR, the
 * next operand group must have the same size, and for LINEAR only operands of type i32. For
 * REDUCTION, the attribute must have one symbol for each operand. */
static bool has_partners(const varve_printer *printer, const varve_operation *op,
                         const clause *what) {
  varve_value_range range = varve_operand_range_of(op, what->group), next;
  const varve_entity *symbols;
  switch (what->kind) {
  case ALLOCATE:
    return varve_operand_range_of(op, what->group + 1).count == range.count;
  case LINEAR:
    next = varve_operand_range_of(op, what->group + 1);
    for (uint32_t i = 0; i < next.count; i++)
      if (varve_operation_operand(op, next.first + i)->type != printer->context->i32)
        return false;
    return next.count == range.count;
  case REDUCTION:
    symbols = varve_operation_attribute(op, varve_slice_of(what->attribute));
    return symbols == NULL ? range.count == 0
                           : symbols->kind == VARVE_KIND_ARRAY &&
                                 symbols->child_count == range.count && range.count != 0;
  default:
    return true;
  }
}

static varve_status put_list(varve_printer *printer, const varve_operation *op,
                             const clause *what) {
  uint32_t count = varve_operand_range_of(op, what->group).count;
  if (!has_partners(printer, op, what))
    return VARVE_STATUS_UNSUPPORTED;
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_word_between(printer, " ", what->word, "("));
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(put_item(printer, op, what, i));
  }
  return varve_put_char(printer, ')');
}

/* Returns the word in the text of the clause for a value of its string attribute, or an empty slice
 * if the clause has no list of words with such a word. */
static varve_slice word_for(const clause *what, varve_slice string) {
  if (what->kind == SCHEDULE) {
    for (size_t i = 0; i < VARVE_COUNT_OF(schedules); i++)
      if (varve_slice_equal(string, varve_slice_of(schedules[i][1])))
        return varve_slice_of(schedules[i][0]);
    return VARVE_SLICE("");
  }
  size_t prefix = strlen(what->prefix);
  const char *const *words = words_of(what);
  if (string.size < prefix || memcmp(string.data, what->prefix, prefix) != 0)
    return VARVE_SLICE("");
  varve_slice word = varve_slice_make(string.data + prefix, string.size - prefix);
  return words != NULL && is_among(word, words) ? word : VARVE_SLICE("");
}

static varve_status put_word(varve_printer *printer, const varve_operation *op, const clause *what,
                             const varve_entity *value) {
  varve_value_range chunk = {0, 0};
  if (value->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_UNSUPPORTED;
  varve_slice word = word_for(what, varve_string_bytes(value));
  if (what->kind == SCHEDULE)
    chunk = varve_operand_range_of(op, what->group);
  if (word.size == 0 ||
      (chunk.count != 0 && varve_operation_operand(op, chunk.first)->type != printer->context->i32))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put(printer, word));
  if (chunk.count == 0)
    return VARVE_STATUS_OK;
  return varve_print_operands_between(printer, " = ", op, chunk, "");
}

static varve_status put_attribute(varve_printer *printer, const varve_operation *op,
                                  const clause *what) {
  const varve_entity *value = varve_operation_attribute(op, varve_slice_of(what->attribute));
  if (value == NULL)
    return what->kind == SCHEDULE && varve_operand_range_of(op, what->group).count != 0
               ? VARVE_STATUS_UNSUPPORTED
               : VARVE_STATUS_OK;
  VARVE_TRY(varve_put_word_between(printer, " ", what->word, ""));
  if (what->kind == UNIT)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "(");
  if (what->kind == NUMBER)
    VARVE_TRY(varve_print_attribute_without_type(printer, value));
  else
    VARVE_TRY(put_word(printer, op, what, value));
  return varve_put_char(printer, ')');
}

/* Prints the clauses. The text has no dictionary. Returns UNSUPPORTED if the operation has the
 * attribute `order`, or an attribute that belongs to no clause. */
static varve_status put_clauses(varve_printer *printer, const varve_operation *op,
                                const clause *clauses, size_t count) {
  const char *elided_names[LOOP_CLAUSES];
  size_t elided_count = 0;
  for (size_t i = 0; i < count; i++)
    if (clauses[i].attribute != NULL && strcmp(clauses[i].word, "order") != 0)
      elided_names[elided_count++] = clauses[i].attribute;
  size_t start = printer->out->size;
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided_names, elided_count}));
  if (printer->out->size != start)
    return VARVE_STATUS_UNSUPPORTED;
  for (size_t i = 0; i < count; i++) {
    bool is_list = clauses[i].kind <= REDUCTION;
    VARVE_TRY((is_list ? put_list : put_attribute)(printer, op, &clauses[i]));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_legacy_omp_parallel(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(put_clauses(printer, op, parallel_clauses, PARALLEL_CLAUSES));
  return varve_print_region(printer, frame, 0, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
}

/* Returns whether each loop variable has a lower bound, an upper bound and a step, and all loop
 * variables, bounds and steps have the same type. */
static bool are_bounds_alike(const varve_operation *op) {
  const varve_block *block = varve_operation_region(op, 0)->first;
  if (block == NULL || block->argument_count == 0)
    return false;
  const varve_entity *type = block->arguments[0]->value.type;
  for (uint32_t g = 0; g < 3; g++) {
    varve_value_range range = varve_operand_range_of(op, g);
    if (range.count != block->argument_count || !varve_operands_are(op, range, type))
      return false;
  }
  return varve_arguments_are(block, (varve_value_range){0, block->argument_count}, type);
}

varve_status varve_print_legacy_omp_wsloop(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_block *block = varve_operation_region(op, 0)->first;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (!are_bounds_alike(op))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " (");
  VARVE_TRY(varve_print_arguments(printer, block, (varve_value_range){0, block->argument_count}));
  VARVE_TRY(varve_print_type_after(printer, ") : ", block->arguments[0]->value.type));
  VARVE_TRY(varve_print_operand_group(printer, " = (", op, 0));
  VARVE_TRY(varve_print_operand_group(printer, " to (", op, 1));
  VARVE_TRY(varve_print_operand_group(printer, " step (", op, 2));
  VARVE_TRY(put_clauses(printer, op, loop_clauses, LOOP_CLAUSES));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}

/* The custom<...> directive of omp that only the formats of LLVM 15 and 16 use. */

/* custom<LoopControl>(region, lower bounds, upper bounds, steps, types of the steps, inclusive):
 * (%i, %j) : type = (%a, %b) to (%c, %d) inclusive step (%e, %f) {...} */

static varve_status parse_variables(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the variables of the loops"));
  do {
    VARVE_TRY(varve_parse_region_argument(parser, false));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the variables of the loops");
}

static varve_status parse_control_bounds(varve_parser *parser, varve_parse_call *call,
                                         uint32_t argument) {
  size_t first = parser->operands.count;
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  return varve_set_operands(parser, call, argument, first);
}

/* Parses ": type". The type becomes the type of each loop variable and each step. */
static varve_status parse_variable_type(varve_parser *parser, varve_parse_call *call,
                                        size_t first_argument) {
  const varve_entity *type = NULL;
  size_t first_node = parser->nodes.count;
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the variables", &type));
  for (size_t i = first_argument; i < parser->arguments.count; i++) {
    varve_region_argument_at(parser, i)->type = type;
    VARVE_TRY(varve_push_node(parser, type));
  }
  return varve_set_types(parser, call, 4, first_node);
}

varve_status varve_parse_omp_loop_control(varve_parser *parser, varve_parse_call *call) {
  size_t first_argument = parser->arguments.count;
  const varve_entity *inclusive = NULL;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, parser->operation.regions.count - 1);
  VARVE_TRY(parse_variables(parser));
  VARVE_TRY(parse_variable_type(parser, call, first_argument));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the lower bounds"));
  VARVE_TRY(parse_control_bounds(parser, call, 1));
  VARVE_TRY(varve_expect_keyword(parser, "to", " and the upper bounds"));
  VARVE_TRY(parse_control_bounds(parser, call, 2));
  if (varve_accept_word(parser, "inclusive"))
    inclusive = parser->context->unit;
  VARVE_TRY(varve_set_attribute(parser, call, 5, inclusive));
  VARVE_TRY(varve_expect_keyword(parser, "step", " and the steps"));
  VARVE_TRY(parse_control_bounds(parser, call, 3));
  call->is_unfinished = true;
  return varve_begin_region_with(parser, first_argument);
}

static varve_status print_control_bounds(varve_printer *printer, const varve_print_call *call,
                                         const char *word, uint32_t argument) {
  VARVE_TRY(varve_put(printer, varve_slice_of(word)));
  return varve_print_operands_between(printer, " (", call->frame->op,
                                      varve_printed_range(call, argument), ")");
}

varve_status varve_print_omp_loop_control(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  if (call->step != 0)
    return VARVE_STATUS_OK;
  const varve_region *region = varve_operation_region(op, varve_printed_regions(call, 0).first);
  const varve_block *entry = region->first;
  if (entry == NULL || entry->argument_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " (");
  for (uint32_t i = 0; i < entry->argument_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, entry, i));
  }
  VARVE_TRY(varve_print_type_after(printer, ") : ", entry->arguments[0]->value.type));
  VARVE_TRY(print_control_bounds(printer, call, " =", 1));
  VARVE_TRY(print_control_bounds(printer, call, " to", 2));
  if (varve_printed_attribute(call, 5) != NULL)
    VARVE_PUT(printer, " inclusive");
  VARVE_TRY(print_control_bounds(printer, call, " step", 3));
  VARVE_PUT(printer, " ");
  return varve_ask_region(call->frame, region, VARVE_REGION_TERMINATORS);
}
