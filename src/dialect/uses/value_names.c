/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names values by patterns. A pattern names a result of the definition, or as many block arguments
 * as an operand has values. */
#include "dialect/uses/value_names.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "base/scanner.h"
#include "dialect/evaluate/expression_functions.h"
#include "dialect/evaluate/name_pattern.h"
#include "dialect/operation_format/operation_format.h"
#include "dialect/operation_values.h"
#include "dialect/registry/knowledge.h"
#include "dialect/symbols.h"
#include "ir/attributes.h"

#define THE_REST UINT32_MAX

typedef struct value_pattern {
  varve_name_pattern name;
  uint32_t group; /* for results: the result; for arguments: the operand, or THE_REST */
  bool is_each;   /* each value of the group has the name; otherwise they share the name of the
                     first one */
} value_pattern;

typedef struct name_list {
  varve_name_rule *rule; /* NULL: the names come from patterns */
  const value_pattern *patterns;
  uint32_t count;
  bool is_of_results;
} name_list;

typedef struct varve_value_names {
  name_list results;
  name_list arguments;  /* of entry blocks */
  name_list successors; /* arguments of the block that a terminator names */
  varve_slice entry_block;
} varve_value_names;

/* Parsing of facts */

typedef struct names_reader {
  varve_expression_scope scope; /* its user is the reader */
  const varve_names_source *source;
  varve_record_list values; /* the groups belong to these results or operands */
  varve_slice text;         /* not parsed yet */
  const char *fact;         /* the name of the fact */
  bool is_of_results;
  varve_format_fault *fault;
} names_reader;

static varve_status refuse(const names_reader *reader) {
  (void)snprintf(reader->fault->message, sizeof reader->fault->message,
                 "varve.%s must be names of %s or a rule", reader->fact,
                 reader->is_of_results ? "results" : "arguments");
  return VARVE_STATUS_INVALID;
}

static varve_slice take_word(names_reader *reader) {
  size_t size = 0;
  while (size < reader->text.size && varve_is_name_character(reader->text.data[size]))
    size++;
  return varve_text_take(&reader->text, size);
}

static bool find_value(const varve_names_source *source, varve_record_list list, varve_slice name,
                       uint32_t *index) {
  for (uint32_t i = 0; i < list.count; i++) {
    if (!varve_slice_equal(varve_table_text(source->tables, source->values[list.first + i].name),
                           name))
      continue;
    *index = i;
    return true;
  }
  return false;
}

static bool find_attribute(const varve_names_source *source, varve_slice name, uint32_t *index) {
  varve_record_list list = source->record->properties;
  for (uint32_t i = 0; i < list.count; i++) {
    varve_property_record property = varve_property_record_at(source->tables, list.first + i);
    if (!varve_slice_equal(varve_table_text(source->tables, property.name), name))
      continue;
    *index = list.first + i;
    return true;
  }
  return false;
}

/* The slot of $name: an attribute, operand or result of the definition. */
static varve_status find_slot(void *user, bool is_argument, varve_expression_slot *slots,
                              uint32_t *count) {
  const names_reader *reader = user;
  const varve_operation_record *record = reader->source->record;
  varve_format_lexer *lexer = reader->scope.lexer;
  varve_slice name = lexer->token.text;
  uint32_t index = 0;
  *count = 1;
  if (is_argument)
    return varve_format_refuse(lexer, lexer->token.place, "a name cannot depend on arguments");
  if (find_attribute(reader->source, name, &index))
    slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_ATTRIBUTE, .index = index};
  else if (find_value(reader->source, record->operands, name, &index))
    slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_OPERAND, .index = index};
  else if (find_value(reader->source, record->results, name, &index))
    slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_RESULT, .index = index};
  else if (find_value(reader->source, record->successors, name, &index))
    slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_SUCCESSOR, .index = index};
  else
    return varve_format_refuse(lexer, lexer->token.place,
                               "there is no attribute, operand or result '%.*s'",
                               VARVE_FORMAT_SLICE(name));
  return VARVE_STATUS_OK;
}

/* NAME ["..."] of a result; NAME [":" operand] of arguments */
static varve_status read_pattern(names_reader *reader, value_pattern *pattern) {
  varve_text_skip_spaces(&reader->text);
  VARVE_TRY(varve_name_pattern_parse(&reader->scope, &reader->text, &pattern->name, reader->fault));
  if (pattern->name.count == 0)
    return refuse(reader);
  pattern->is_each = !reader->is_of_results || varve_text_accept(&reader->text, VARVE_SLICE("..."));
  varve_text_skip_spaces(&reader->text);
  if (reader->is_of_results || !varve_text_accept(&reader->text, VARVE_SLICE(":")))
    return VARVE_STATUS_OK;
  varve_text_skip_spaces(&reader->text);
  if (!find_value(reader->source, reader->values, take_word(reader), &pattern->group))
    return refuse(reader);
  varve_text_skip_spaces(&reader->text);
  return VARVE_STATUS_OK;
}

static varve_name_rule *find_rule(const names_reader *reader, varve_slice name) {
  const varve_named_rule *row = varve_known.name_rules;
  for (; row != NULL && row->name != NULL; row++)
    if (row->is_of_results == reader->is_of_results &&
        varve_slice_equal(varve_slice_of(row->name), name))
      return row->rule;
  return NULL;
}

/* At least as many as the text has. */
static size_t count_patterns(varve_slice text) {
  size_t count = 1;
  for (size_t i = 0; i < text.size; i++)
    count += text.data[i] == ',';
  return count;
}

/* patterns has room for count_patterns. */
static varve_status read_patterns(names_reader *reader, value_pattern *patterns, name_list *list) {
  if (varve_text_accept(&reader->text, VARVE_SLICE("rule:"))) {
    list->rule = find_rule(reader, reader->text);
    return list->rule == NULL ? refuse(reader) : VARVE_STATUS_OK;
  }
  list->patterns = patterns;
  do {
    value_pattern *pattern = &patterns[list->count];
    *pattern = (value_pattern){.group = reader->is_of_results ? list->count : THE_REST};
    VARVE_TRY(read_pattern(reader, pattern));
    list->count++;
  } while (varve_text_accept(&reader->text, VARVE_SLICE(",")));
  return reader->text.size == 0 ? VARVE_STATUS_OK : refuse(reader);
}

static varve_status read_list(const varve_names_source *source, const char *fact, name_list *list,
                              varve_format_fault *fault) {
  const varve_operation_record *record = source->record;
  bool is_of_results = list->is_of_results;
  names_reader reader = {
      .scope = {.find = find_slot, .context = source->context, .has_attributes = true},
      .source = source,
      .values = is_of_results ? record->results : record->operands,
      .text = varve_find_text_fact(source->tables, record->facts, fact),
      .fact = fact,
      .is_of_results = is_of_results,
      .fault = fault};
  reader.scope.user = &reader;
  if (reader.text.size == 0)
    return VARVE_STATUS_OK;
  value_pattern *patterns = varve_arena_allocate_array(
      &source->context->arena, count_patterns(reader.text), sizeof *patterns);
  if (patterns == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(read_patterns(&reader, patterns, list));
  if (is_of_results && list->count > record->results.count)
    list->count = record->results.count;
  return VARVE_STATUS_OK;
}

static bool is_word(varve_slice text) {
  size_t size = 0;
  while (size < text.size && varve_is_name_character(text.data[size]))
    size++;
  return size == text.size;
}

static varve_status read_facts(const varve_names_source *source, varve_value_names *names,
                               varve_format_fault *fault) {
  *names = (varve_value_names){
      .results = {.is_of_results = true},
      .entry_block = varve_find_text_fact(source->tables, source->record->facts, "entry_block")};
  VARVE_TRY(read_list(source, "names", &names->results, fault));
  VARVE_TRY(read_list(source, "block_names", &names->arguments, fault));
  VARVE_TRY(read_list(source, "successor_names", &names->successors, fault));
  if (is_word(names->entry_block))
    return VARVE_STATUS_OK;
  names->entry_block = VARVE_SLICE("");
  (void)snprintf(fault->message, sizeof fault->message, "%s",
                 "varve.entry_block must be the name of a block");
  return VARVE_STATUS_INVALID;
}

varve_status varve_value_names_check(const varve_names_source *source, varve_format_fault *fault) {
  varve_value_names names;
  return read_facts(source, &names, fault);
}

/* An operation with several results uses their names in the definition, unless a fact gives
 * others. */
static bool has_names_of_results(const varve_operation_definition *definition) {
  const varve_operation_record *record = definition->record;
  return record->results.count > 1 && (record->flags & VARVE_OPERATION_IS_DYNAMIC) == 0 &&
         !varve_has_trait(definition->dialect->tables, record->traits, "OpAsmOpInterface");
}

static bool has_fact(const varve_names_source *source, const char *fact) {
  return varve_find_text_fact(source->tables, source->record->facts, fact).size != 0;
}

varve_status varve_value_names_make(varve_context *context,
                                    const varve_operation_definition *definition,
                                    const varve_value_names **names) {
  const varve_names_source source = {context, definition->dialect->tables, definition->values,
                                     definition->record};
  varve_format_fault fault;
  bool is_by_results = !has_fact(&source, "names") && has_names_of_results(definition);
  *names = NULL;
  if (!has_fact(&source, "names") && !has_fact(&source, "block_names") &&
      !has_fact(&source, "successor_names") && !has_fact(&source, "entry_block") && !is_by_results)
    return VARVE_STATUS_OK;
  varve_value_names *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_status status = read_facts(&source, made, &fault);
  if (status == VARVE_STATUS_INVALID)
    *made = (varve_value_names){.results = {0}};
  else
    VARVE_TRY(status);
  if (is_by_results) {
    const varve_definition_tables *tables = definition->dialect->tables;
    varve_record_list results = definition->record->results;
    value_pattern *patterns =
        varve_arena_allocate_array(&context->arena, results.count, sizeof *patterns);
    varve_name_part *parts =
        varve_arena_allocate_array(&context->arena, results.count, sizeof *parts);
    if (patterns == NULL || parts == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < results.count; i++) {
      parts[i] = (varve_name_part){
          .text = varve_table_text(tables, definition->values[results.first + i].name)};
      patterns[i] = (value_pattern){.name = {.parts = &parts[i], .count = 1}, .group = i};
    }
    made->results.patterns = patterns;
    made->results.count = results.count;
  }
  *names = made;
  return VARVE_STATUS_OK;
}

/* Terms of an operation */

enum { NAMES_DEPTH = 3 };
typedef struct names_input {
  varve_expression_input base; /* first */
  uint32_t depth;              /* of names that are parts of names */
  const varve_operation *op;
} names_input;

static varve_value_range range_of(const varve_operation *op, const varve_expression_slot *slot) {
  return slot->kind == VARVE_SYNTAX_OPERAND ? varve_operand_range_of(op, slot->index)
                                            : varve_result_range_of(op, slot->index);
}

static varve_term type_at(const varve_operation *op, bool is_operand, uint32_t index) {
  const varve_value *value =
      is_operand ? op->operands[index].value : varve_operation_result(op, index);
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  if (value != NULL)
    term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = value->type};
  return term;
}

static varve_term attribute_of(const varve_operation *op, varve_slice name) {
  const varve_entity *value = varve_operation_attribute(op, name);
  varve_term term = {.kind = VARVE_TERM_ABSENT};
  if (value != NULL)
    term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = value};
  return term;
}

static varve_term count_term(uint32_t count) {
  return (varve_term){.kind = VARVE_TERM_VALUES, .count = count};
}

static varve_slice property_name(const varve_operation *op, uint32_t index) {
  const varve_definition_tables *tables = op->name->definition->dialect->tables;
  return varve_table_text(tables, varve_property_record_at(tables, index).name);
}

/* Finds the operation that a symbol names among the first ones of an enclosing body: names must
 * not cost a search of the whole module each. */
enum { SYMBOLS_SEARCHED = 4096 };
static const varve_operation *find_symbol(varve_context *context, const varve_operation *op,
                                          varve_slice name) {
  uint32_t left = SYMBOLS_SEARCHED;
  for (const varve_operation *outer = varve_operation_parent(op); outer != NULL;
       outer = varve_operation_parent(outer)) {
    if (varve_operation_region_count(outer) == 0)
      continue;
    const varve_block *body = varve_operation_region(outer, 0)->first;
    const varve_operation *at = body == NULL ? NULL : body->first;
    varve_slice known;
    for (; at != NULL && left != 0 && varve_work_take(context, 1); at = at->next, left--)
      if (varve_operation_symbol_name(at, &known) && varve_slice_equal(known, name))
        return at;
  }
  return NULL;
}

static varve_term attribute_elsewhere(const names_input *in, const varve_expression *e) {
  const varve_operation *op = in->op, *of = NULL;
  if (e->number == VARVE_ATTRIBUTE_OF_OPERATION)
    of = op;
  else if (e->number == VARVE_ATTRIBUTE_OF_OUTER)
    of = varve_operation_parent(op);
  else if (e->slot.kind == VARVE_SYNTAX_ATTRIBUTE) {
    const varve_term term = attribute_of(op, property_name(op, e->slot.index));
    const varve_entity *symbol = varve_term_is(&term, VARVE_KIND_SYMBOL_REF) ? term.entity : NULL;
    if (symbol != NULL && symbol->child_count == 1)
      of = find_symbol(in->base.context, op, varve_string_bytes(symbol->children[0]));
  }
  if (of == NULL)
    return (varve_term){.kind = VARVE_TERM_ABSENT};
  return attribute_of(of, e->text);
}

/* Takes the name of one result. */
typedef struct one_name {
  uint32_t index;
  varve_arena *arena;
  varve_slice name;
} one_name;

static varve_status take_one(void *user, uint32_t index, varve_slice name) {
  one_name *one = user;
  if (index != one->index)
    return VARVE_STATUS_OK;
  one->name = varve_arena_copy(one->arena, name);
  return one->name.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

/* The place of a block in its region. */
static varve_term successor_place(const varve_operation *op, uint32_t index) {
  const varve_block *block = index < varve_operation_successor_count(op)
                                 ? varve_operation_successors(op)[index].block
                                 : NULL;
  int64_t place = 0;
  if (block == NULL || block->region == NULL)
    return (varve_term){.kind = VARVE_TERM_UNKNOWN};
  for (; block->previous != NULL; block = block->previous)
    place++;
  return varve_term_of_number(place);
}

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const names_input *in = (const names_input *)input;
  if (e->kind == VARVE_EXPRESSION_NAME) {
    /* The name that the operation of an operand gives to it. */
    if (e->slot.kind != VARVE_SYNTAX_OPERAND || in->depth == NAMES_DEPTH)
      return VARVE_STATUS_OK;
    varve_value_range range = range_of(in->op, &e->slot);
    const varve_value *value = range.count == 1 ? in->op->operands[range.first].value : NULL;
    *term = (varve_term){.kind = VARVE_TERM_ABSENT};
    if (value == NULL || value->kind != VARVE_VALUE_RESULT)
      return VARVE_STATUS_OK;
    one_name one = {.index = value->index, .arena = in->base.arena};
    varve_buffer text;
    varve_arena arena;
    varve_buffer_init(&text, &in->base.context->memory);
    varve_arena_init(&arena, &in->base.context->memory);
    const varve_name_taker taker = {.take = take_one,
                                    .user = &one,
                                    .context = in->base.context,
                                    .text = &text,
                                    .arena = &arena,
                                    .depth = in->depth + 1};
    varve_status status = varve_name_results(varve_value_operation(value), &taker);
    varve_arena_release(&arena);
    varve_buffer_release(&text);
    if (status == VARVE_STATUS_OK && one.name.size != 0)
      *term = (varve_term){.kind = VARVE_TERM_TEXT, .text = one.name};
    return status;
  }
  if (e->kind == VARVE_EXPRESSION_ATTRIBUTE) {
    *term = attribute_elsewhere(in, e);
    return VARVE_STATUS_OK;
  }
  if (e->kind == VARVE_EXPRESSION_TYPES) {
    const varve_operation_definition *definition = in->op->name->definition;
    bool is_operand = e->slot.kind == VARVE_SYNTAX_OPERAND;
    if (!is_operand && e->slot.kind != VARVE_SYNTAX_RESULT)
      return VARVE_STATUS_OK;
    varve_record_list list =
        is_operand ? definition->record->operands : definition->record->results;
    varve_value_range range = range_of(in->op, &e->slot);
    if (definition->values[list.first + e->slot.index].variadicity == VARVE_VARIADICITY_SINGLE) {
      *term = type_at(in->op, is_operand, range.first);
      return VARVE_STATUS_OK;
    }
    varve_term *items =
        varve_arena_allocate_array(in->base.arena, (size_t)range.count + 1, sizeof *items);
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < range.count; i++)
      items[i] = type_at(in->op, is_operand, range.first + i);
    *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = range.count};
    return VARVE_STATUS_OK;
  }
  if (e->kind != VARVE_EXPRESSION_SLOT)
    return VARVE_STATUS_OK;
  switch (e->slot.kind) {
  case VARVE_SYNTAX_ATTRIBUTE:
    *term = attribute_of(in->op, property_name(in->op, e->slot.index));
    break;
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_RESULT:
    *term = count_term(range_of(in->op, &e->slot).count);
    break;
  case VARVE_SYNTAX_SUCCESSOR:
    *term = successor_place(in->op, e->slot.index);
    break;
  case VARVE_SYNTAX_OPERANDS:
    *term = count_term(in->op->operand_count);
    break;
  case VARVE_SYNTAX_RESULTS:
    *term = count_term(varve_operation_result_count(in->op));
    break;
  default:
    break;
  }
  return VARVE_STATUS_OK;
}

/* Naming */

static const varve_value_names *names_of(const varve_operation *op) {
  return op->name->definition == NULL ? NULL : op->name->definition->value_names;
}

/* Returns whether all parts of a name are texts: then it is empty because they say so. */
static bool is_empty_text(const varve_name_pattern *pattern, const varve_term *terms,
                          uint32_t index) {
  for (uint32_t i = 0; i < pattern->count; i++) {
    const varve_term *term = &terms[i];
    if (term->kind == VARVE_TERM_LIST && index < term->count)
      term = &term->items[index];
    if (term->kind != VARVE_TERM_TEXT)
      return false;
  }
  return true;
}

/* Values that a list or an absent attribute leaves without a name have none of their own. */
static varve_status take_computed(const varve_name_taker *taker, const names_input *in,
                                  const value_pattern *pattern, varve_value_range range) {
  varve_term terms[VARVE_NAME_PARTS];
  bool is_list;
  VARVE_TRY(varve_name_pattern_evaluate(&in->base, &pattern->name, terms, &is_list));
  uint32_t count = pattern->is_each || is_list || range.count == 0 ? range.count : 1;
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_name_pattern_write(taker->context, &pattern->name, terms, i, taker->text));
    if (taker->text->size != 0 || (taker->takes_empty && is_empty_text(&pattern->name, terms, i)))
      VARVE_TRY(taker->take(taker->user, range.first + i, varve_buffer_slice(taker->text)));
  }
  return VARVE_STATUS_OK;
}

static varve_status take_range(const varve_name_taker *taker, const varve_operation *op,
                               const value_pattern *pattern, varve_value_range range) {
  if (!varve_name_pattern_is_plain(&pattern->name)) {
    const names_input in = {
        .base = {.context = taker->context, .arena = taker->arena, .find = find_term},
        .depth = taker->depth,
        .op = op};
    varve_arena_mark mark = varve_arena_get_mark(taker->arena);
    varve_status status = take_computed(taker, &in, pattern, range);
    varve_arena_reset(taker->arena, mark);
    return status;
  }
  uint32_t count = pattern->is_each || range.count == 0 ? range.count : 1;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(taker->take(taker->user, range.first + i, pattern->name.parts[0].text));
  return VARVE_STATUS_OK;
}

varve_status varve_name_results(const varve_operation *op, const varve_name_taker *taker) {
  const varve_value_names *names = names_of(op);
  if (names == NULL || varve_operation_result_count(op) == 0 || !varve_operation_fits(op))
    return VARVE_STATUS_OK;
  if (names->results.rule != NULL)
    return names->results.rule(op, taker);
  for (uint32_t i = 0; i < names->results.count; i++) {
    const value_pattern *pattern = &names->results.patterns[i];
    VARVE_TRY(take_range(taker, op, pattern, varve_result_range_of(op, pattern->group)));
  }
  return VARVE_STATUS_OK;
}

/* Names as many arguments as there are. A rule names the first one. */
static varve_status name_block_arguments(const varve_operation *op, const name_list *list,
                                         uint32_t count, const varve_name_taker *taker) {
  uint32_t first = 0;
  if (count == 0)
    return VARVE_STATUS_OK;
  if (list->rule != NULL)
    return list->rule(op, taker);
  for (uint32_t i = 0; i < list->count; i++) {
    const value_pattern *pattern = &list->patterns[i];
    varve_value_range range = {first, count - first};
    if (pattern->group != THE_REST)
      range.count = varve_operand_range_of(op, pattern->group).count;
    if (range.count > count - first)
      range.count = count - first;
    VARVE_TRY(take_range(taker, op, pattern, range));
    first += range.count;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_name_arguments(const varve_region *region, const varve_name_taker *taker) {
  const varve_operation *op = region->owner;
  const varve_value_names *names = names_of(op);
  if (names == NULL || !varve_operation_fits(op))
    return VARVE_STATUS_OK;
  return name_block_arguments(op, &names->arguments, region->first->argument_count, taker);
}

varve_status varve_name_successor(const varve_block *block, const varve_name_taker *taker) {
  const varve_operation *op = block->first_use == NULL ? NULL : block->first_use->owner;
  const varve_value_names *names = op == NULL ? NULL : names_of(op);
  if (names == NULL || names->successors.count == 0 || block->first_use->next != NULL ||
      !varve_operation_fits(op))
    return VARVE_STATUS_OK;
  return name_block_arguments(op, &names->successors, block->argument_count, taker);
}

varve_slice varve_entry_block_name(const varve_operation *op) {
  const varve_value_names *names = names_of(op);
  return names == NULL ? VARVE_SLICE("") : names->entry_block;
}

varve_status varve_type_value_name(varve_context *context, const varve_entity *type,
                                   varve_slice *name) {
  const varve_entity_definition *definition;
  *name = VARVE_SLICE("");
  if (type->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(type->children[0]),
                              varve_dialect_node_mnemonic(type), true, &definition));
  if (definition != NULL)
    *name =
        varve_find_text_fact(definition->dialect->tables, definition->record->facts, "value_name");
  return VARVE_STATUS_OK;
}
