/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names values by patterns. A pattern is a text that may contain the value of one attribute. It
 * names a result of the definition, or as many block arguments as an operand has values. */
#include "dialect/value_names.h"

#include "dialect/name_rules.h"
#include "dialect/operation_values.h"

#define THE_REST UINT32_MAX

typedef struct name_pattern {
  varve_slice before;
  varve_slice attribute; /* empty: no attribute, and no text after it */
  varve_slice after;
  uint32_t group; /* for results: the result; for arguments: the operand, or THE_REST */
  bool is_each; /* each value of the group has the name; otherwise they share the name of the first
                   one */
} name_pattern;

typedef struct name_list {
  varve_name_rule *rule; /* NULL: the names come from patterns */
  const name_pattern *patterns;
  uint32_t count;
} name_list;

typedef struct varve_value_names {
  name_list results;
  name_list arguments;
  varve_slice entry_block;
} varve_value_names;

typedef struct named_rule {
  const char *name;
  varve_name_rule *rule;
} named_rule;

#define VARVE_NAMED_RULE(name, function) {name, varve_##function},
static const named_rule result_rules[] = {
#define RESULT_NAMES VARVE_NAMED_RULE
#include "dialect/value_names.def"
};
static const named_rule argument_rules[] = {
#define ARGUMENT_NAMES VARVE_NAMED_RULE
#include "dialect/value_names.def"
};

/* Parsing of facts */

typedef struct names_reader {
  const varve_definition_tables *tables;
  const varve_value_record *values; /* the groups belong to these results or operands */
  uint32_t value_count;
  varve_slice text; /* not parsed yet */
  bool is_of_results;
} names_reader;

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.' || c == '-';
}

static varve_slice take(names_reader *reader, size_t size) {
  varve_slice taken = varve_slice_make(reader->text.data, size);
  reader->text = varve_slice_make(reader->text.data + size, reader->text.size - size);
  return taken;
}

static bool accept(names_reader *reader, varve_slice text) {
  bool is_there = varve_slice_starts_with(reader->text, text);
  if (is_there)
    (void)take(reader, text.size);
  return is_there;
}

static void skip_blanks(names_reader *reader) {
  while (accept(reader, VARVE_SLICE(" ")))
    continue;
}

/* "..." ends the name. */
static varve_slice take_name(names_reader *reader) {
  size_t size = 0;
  while (
      size < reader->text.size && is_name_char(reader->text.data[size]) &&
      !varve_slice_starts_with(varve_slice_make(reader->text.data + size, reader->text.size - size),
                               VARVE_SLICE("...")))
    size++;
  return take(reader, size);
}

static bool find_group(const names_reader *reader, varve_slice name, uint32_t *group) {
  for (uint32_t i = 0; i < reader->value_count; i++) {
    if (!varve_slice_equal(varve_table_text(reader->tables, reader->values[i].name), name))
      continue;
    *group = i;
    return true;
  }
  return false;
}

/* text "{" attribute "}" text ["..."] of a result; text [":" operand] of arguments */
static bool read_pattern(names_reader *reader, name_pattern *pattern) {
  skip_blanks(reader);
  pattern->before = take_name(reader);
  if (accept(reader, VARVE_SLICE("{"))) {
    pattern->attribute = take_name(reader);
    if (pattern->attribute.size == 0 || !accept(reader, VARVE_SLICE("}")))
      return false;
    pattern->after = take_name(reader);
  } else if (pattern->before.size == 0) {
    return false;
  }
  pattern->is_each = !reader->is_of_results || accept(reader, VARVE_SLICE("..."));
  skip_blanks(reader);
  if (reader->is_of_results || !accept(reader, VARVE_SLICE(":")))
    return true;
  skip_blanks(reader);
  bool is_known = find_group(reader, take_name(reader), &pattern->group);
  skip_blanks(reader);
  return is_known;
}

static varve_name_rule *find_rule(const names_reader *reader, varve_slice name) {
  const named_rule *rules = reader->is_of_results ? result_rules : argument_rules;
  size_t count =
      reader->is_of_results ? VARVE_COUNT_OF(result_rules) : VARVE_COUNT_OF(argument_rules);
  for (size_t i = 0; i < count; i++)
    if (varve_slice_equal(varve_slice_of(rules[i].name), name))
      return rules[i].rule;
  return NULL;
}

static size_t count_patterns(varve_slice text) {
  size_t count = 1;
  for (size_t i = 0; i < text.size; i++)
    count += text.data[i] == ',';
  return count;
}

/* Parses patterns into an array of count_patterns, or only counts them if that is NULL. Returns
 * false if the text is invalid. */
static bool read_patterns(names_reader *reader, name_pattern *patterns, name_list *list) {
  if (accept(reader, VARVE_SLICE("rule:"))) {
    list->rule = find_rule(reader, reader->text);
    return list->rule != NULL;
  }
  list->patterns = patterns;
  do {
    name_pattern one = {.group = THE_REST};
    name_pattern *pattern = patterns == NULL ? &one : &patterns[list->count];
    *pattern = (name_pattern){.group = reader->is_of_results ? list->count : THE_REST};
    if (!read_pattern(reader, pattern))
      return false;
    list->count++;
  } while (accept(reader, VARVE_SLICE(",")));
  return reader->text.size == 0;
}

static varve_status make_list(varve_context *context, names_reader *reader, name_list *list) {
  if (reader->text.size == 0)
    return VARVE_STATUS_OK;
  name_pattern *patterns =
      varve_arena_allocate_array(&context->arena, count_patterns(reader->text), sizeof *patterns);
  if (patterns == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (!read_patterns(reader, patterns, list))
    *list = (name_list){0};
  if (reader->is_of_results && list->count > reader->value_count)
    list->count = reader->value_count;
  return VARVE_STATUS_OK;
}

static bool is_valid(names_reader reader) {
  name_list list = {0};
  return reader.text.size == 0 || read_patterns(&reader, NULL, &list);
}

/* Tables without values have no array of them. */
static const varve_value_record *values_from(const varve_value_record *values, size_t first) {
  return values == NULL ? NULL : values + first;
}

static names_reader read_results(const varve_definition_tables *tables,
                                 const varve_value_record *values,
                                 const varve_operation_record *record) {
  return (names_reader){tables, values_from(values, record->results.first), record->results.count,
                        varve_find_text_fact(tables, record->facts, "names"), true};
}

static names_reader read_arguments(const varve_definition_tables *tables,
                                   const varve_value_record *values,
                                   const varve_operation_record *record) {
  return (names_reader){tables, values_from(values, record->operands.first), record->operands.count,
                        varve_find_text_fact(tables, record->facts, "block_names"), false};
}

const char *varve_value_names_find_fault(const varve_definition_tables *tables,
                                         const varve_value_record *values,
                                         const varve_operation_record *record) {
  const names_reader results = read_results(tables, values, record);
  const names_reader arguments = read_arguments(tables, values, record);
  names_reader block = {.text = varve_find_text_fact(tables, record->facts, "entry_block"),
                        .is_of_results = true};
  if (!is_valid(results))
    return "varve.names must be names of results or a rule";
  if (!is_valid(arguments))
    return "varve.block_names must be names of arguments or a rule";
  (void)take_name(&block);
  return block.text.size == 0 ? NULL : "varve.entry_block must be the name of a block";
}

/* An operation with several results uses their names in the definition, unless a fact gives
 * others. */
static bool has_names_of_results(const varve_operation_definition *definition) {
  const varve_operation_record *record = definition->record;
  return record->results.count > 1 && (record->flags & VARVE_OPERATION_IS_DYNAMIC) == 0 &&
         !varve_has_trait(definition->dialect->tables, record->traits, "OpAsmOpInterface");
}

static varve_status make_from_results(varve_context *context,
                                      const varve_operation_definition *definition,
                                      name_list *list) {
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_record_list results = definition->record->results;
  name_pattern *patterns =
      varve_arena_allocate_array(&context->arena, results.count, sizeof *patterns);
  if (patterns == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < results.count; i++)
    patterns[i] = (name_pattern){
        .before = varve_table_text(tables, definition->values[results.first + i].name), .group = i};
  list->patterns = patterns;
  list->count = results.count;
  return VARVE_STATUS_OK;
}

varve_status varve_value_names_make(varve_context *context,
                                    const varve_operation_definition *definition,
                                    const varve_value_names **names) {
  const varve_definition_tables *tables = definition->dialect->tables;
  const varve_operation_record *record = definition->record;
  names_reader results = read_results(tables, definition->values, record);
  names_reader arguments = read_arguments(tables, definition->values, record);
  varve_slice entry_block = varve_find_text_fact(tables, record->facts, "entry_block");
  bool is_by_results = results.text.size == 0 && has_names_of_results(definition);
  *names = NULL;
  if (results.text.size == 0 && arguments.text.size == 0 && entry_block.size == 0 && !is_by_results)
    return VARVE_STATUS_OK;
  varve_value_names *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_value_names){.results = {0}};
  if (varve_value_names_find_fault(tables, definition->values, record) == NULL)
    made->entry_block = entry_block;
  VARVE_TRY(make_list(context, &results, &made->results));
  VARVE_TRY(make_list(context, &arguments, &made->arguments));
  if (is_by_results)
    VARVE_TRY(make_from_results(context, definition, &made->results));
  *names = made;
  return VARVE_STATUS_OK;
}

/* Naming */

static const varve_value_names *names_of(const varve_operation *op) {
  return op->name->definition == NULL ? NULL : op->name->definition->value_names;
}

/* Builds the name for this operation. It is empty if the operation lacks the attribute. */
static varve_status pattern_text(const name_pattern *pattern, const varve_operation *op,
                                 const varve_name_taker *taker, varve_slice *name) {
  *name = pattern->before;
  if (pattern->attribute.size == 0)
    return VARVE_STATUS_OK;
  *name = VARVE_SLICE("");
  const varve_attribute *attribute = varve_operation_find_attribute(op, pattern->attribute);
  taker->text->size = 0;
  VARVE_TRY(varve_buffer_append(taker->text, pattern->before));
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_append_attribute_name(taker, attribute));
  if (taker->text->size == pattern->before.size)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(taker->text, pattern->after));
  *name = varve_buffer_slice(taker->text);
  return VARVE_STATUS_OK;
}

static varve_status take_range(const varve_name_taker *taker, varve_value_range range, bool is_each,
                               varve_slice name) {
  uint32_t count = is_each || range.count == 0 ? range.count : 1;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(taker->take(taker->user, range.first + i, name));
  return VARVE_STATUS_OK;
}

varve_status varve_name_results(const varve_operation *op, const varve_name_taker *taker) {
  const varve_value_names *names = names_of(op);
  if (names == NULL || varve_operation_result_count(op) == 0 || !varve_operation_fits(op))
    return VARVE_STATUS_OK;
  if (names->results.rule != NULL)
    return names->results.rule(op, taker);
  for (uint32_t i = 0; i < names->results.count; i++) {
    const name_pattern *pattern = &names->results.patterns[i];
    varve_slice name;
    VARVE_TRY(pattern_text(pattern, op, taker, &name));
    VARVE_TRY(take_range(taker, varve_result_range_of(op, pattern->group), pattern->is_each, name));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_name_arguments(const varve_region *region, const varve_name_taker *taker) {
  const varve_operation *op = region->owner;
  const varve_value_names *names = names_of(op);
  if (names == NULL || !varve_operation_fits(op))
    return VARVE_STATUS_OK;
  if (names->arguments.rule != NULL)
    return names->arguments.rule(op, taker);
  uint32_t count = region->first->argument_count, first = 0;
  for (uint32_t i = 0; i < names->arguments.count; i++) {
    const name_pattern *pattern = &names->arguments.patterns[i];
    varve_value_range range = {first, count - first};
    varve_slice name;
    if (pattern->group != THE_REST)
      range.count = varve_operand_range_of(op, pattern->group).count;
    if (range.count > count - first)
      range.count = count - first;
    VARVE_TRY(pattern_text(pattern, op, taker, &name));
    VARVE_TRY(take_range(taker, range, true, name));
    first += range.count;
  }
  return VARVE_STATUS_OK;
}

varve_slice varve_entry_block_name(const varve_operation *op) {
  const varve_value_names *names = names_of(op);
  return names == NULL ? VARVE_SLICE("") : names->entry_block;
}
