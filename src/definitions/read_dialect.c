/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads irdl.dialect with its operations, types, attributes and enums. */
#include <stdlib.h>
#include <string.h>

#include "base/era.h"
#include "definitions/read.h"
#include "dialect/registry/dialect_version.h"
#include "dialect/uses/rewrite_rule.h"
#include "dialect/uses/value_names.h"

/* The state while a dialect is read. Records are sorted by name before they are added to the
 * tables. */
typedef struct sorted_record {
  varve_slice name;
  const varve_operation *op;
  size_t number; /* in the order of the file: of two with the same name, the first counts */
  union {
    varve_operation_record operation;
    varve_entity_record entity;
    varve_enum_record enumeration;
  } record;
} sorted_record;

typedef enum part_kind {
  PART_OPERATION,
  PART_TYPE,
  PART_ATTRIBUTE,
  PART_ENUM,
  PART_COUNT
} part_kind;

static const char *const part_names[PART_COUNT] = {"irdl.operation", "irdl.type", "irdl.attribute",
                                                   "varve.enum"};
static const varve_table part_tables[PART_COUNT] = {VARVE_TABLE_operations, VARVE_TABLE_entities,
                                                    VARVE_TABLE_entities, VARVE_TABLE_enums};

typedef struct dialect_reading {
  varve_definition_reader *reader;
  const varve_operation *op;
  varve_slice name;
  bool is_dynamic;
  varve_dialect_record record;
  varve_vector parts[PART_COUNT]; /* sorted_record */
  varve_vector directives; /* rules and upgrades, too; varve_text: pairs of key and value, facts of
                              the dialect */
  varve_vector rewrites;   /* the same of rules without `to` */
} dialect_reading;

/* --- operations, types and attributes */

static varve_status check_names(const varve_definition_body *body) {
  const varve_tables_builder *builder = &body->reader->builder;
  const varve_definition_tables tables = {.strings = builder->strings.data,
                                          .values = builder->tables[VARVE_TABLE_values].data,
                                          .properties =
                                              builder->tables[VARVE_TABLE_properties].data,
                                          .numbers = builder->tables[VARVE_TABLE_numbers].data};
  const varve_names_source source = {body->reader->context, &tables, tables.values,
                                     &body->operation};
  varve_format_fault fault;
  varve_status status = varve_value_names_check(&source, &fault);
  return status == VARVE_STATUS_INVALID
             ? varve_definition_fault(body->reader, body->owner, "%s", fault.message)
             : status;
}

/* What an operation, type or attribute has beside its body. */
typedef struct entity_parts {
  varve_text *syntax;
  varve_record_list *traits;
  varve_record_list *facts;
  varve_fact_source source;
} entity_parts;

static varve_status read_parts_beside(varve_definition_reader *reader, const entity_parts *parts) {
  const varve_operation *op = parts->source.op;
  reader->part = VARVE_SLICE("varve.format");
  varve_status status = varve_read_syntax(reader, op, parts->syntax);
  reader->part = VARVE_SLICE("");
  VARVE_TRY(varve_definition_go_on(reader, status));
  status = varve_read_traits(reader, op, parts->traits);
  VARVE_TRY(varve_definition_go_on(reader, status));
  status = varve_read_facts(reader, &parts->source, parts->facts);
  return varve_definition_go_on(reader, status);
}

/* Adds the name of an operation, with the dialect. */
static varve_status add_operation_name(dialect_reading *reading, varve_slice name,
                                       varve_text *text) {
  varve_buffer *full = &reading->reader->text;
  full->size = 0;
  VARVE_TRY(varve_buffer_append(full, reading->name));
  VARVE_TRY(varve_buffer_append_char(full, '.'));
  VARVE_TRY(varve_buffer_append(full, name));
  return varve_tables_builder_text(&reading->reader->builder, varve_buffer_slice(full), text);
}

static varve_status read_operation(dialect_reading *reading, varve_definition_body *body,
                                   varve_slice name) {
  static const char *const known[] = {"format", "syntax", "traits", NULL};
  varve_definition_reader *reader = reading->reader;
  varve_operation_record *record = &body->operation;
  const entity_parts parts = {
      &record->syntax, &record->traits, &record->facts, {.op = body->owner, .known = known}};
  VARVE_TRY(varve_read_definition_body(body));
  VARVE_TRY(read_parts_beside(reader, &parts));
  reader->part = VARVE_SLICE("varve.names");
  varve_status status = check_names(body);
  reader->part = VARVE_SLICE("");
  VARVE_TRY(varve_definition_go_on(reader, status));
  if (reading->is_dynamic)
    record->flags |= VARVE_OPERATION_IS_DYNAMIC;
  if (body->has_unknown_lists)
    record->flags |= VARVE_OPERATION_NAME_ONLY;
  return add_operation_name(reading, name, &record->name);
}

static varve_status read_entity(varve_definition_body *body, varve_slice name) {
  static const char *const known[] = {"format", "syntax", "traits", "optional", "defaults", NULL};
  varve_definition_reader *reader = body->reader;
  varve_entity_record *record = &body->entity;
  VARVE_TRY(varve_read_definition_body(body));
  const entity_parts parts = {&record->syntax,
                              &record->traits,
                              &record->facts,
                              {body->owner, body->seen_parameters, known, NULL}};
  VARVE_TRY(read_parts_beside(reader, &parts));
  /* No hook has this name, so the type or attribute keeps its text. */
  if (body->has_unknown_lists)
    VARVE_TRY(
        varve_tables_builder_text(&reader->builder, VARVE_SLICE("hook:text"), &record->syntax));
  return varve_tables_builder_text(&reader->builder, name, &record->name);
}

static varve_status read_with_body(dialect_reading *reading, part_kind kind, sorted_record *named) {
  varve_definition_body body = {.reader = reading->reader,
                                .owner = named->op,
                                .is_operation = kind == PART_OPERATION,
                                .is_dynamic = reading->is_dynamic};
  varve_status status = kind == PART_OPERATION ? read_operation(reading, &body, named->name)
                                               : read_entity(&body, named->name);
  varve_definition_body_release(&body);
  if (kind == PART_OPERATION)
    named->record.operation = body.operation;
  else
    named->record.entity = body.entity;
  return status;
}

static varve_status read_part(dialect_reading *reading, const varve_operation *op, part_kind kind) {
  sorted_record named = {.name = kind == PART_TYPE || kind == PART_ATTRIBUTE
                                     ? varve_entity_name(op)
                                     : varve_symbol_name(op),
                         .op = op,
                         .number = reading->parts[kind].count};
  if (named.name.size == 0 || memchr(named.name.data, 0, named.name.size) != NULL)
    return varve_definition_fault(reading->reader, op, "%s has no name, or one with a NUL",
                                  part_names[kind]);
  if (kind == PART_ENUM)
    VARVE_TRY(varve_read_enum(reading->reader, op, &named.record.enumeration));
  else
    VARVE_TRY(read_with_body(reading, kind, &named));
  return varve_vector_push(&reading->parts[kind], &named);
}

/* Adds the operations that are known by name only. */
static varve_status read_registered(dialect_reading *reading) {
  varve_vector *operations = &reading->parts[PART_OPERATION];
  const varve_entity *array;
  VARVE_TRY(varve_read_strings(reading->reader, reading->op, "varve.registered", &array));
  for (uint32_t i = 0; array != NULL && i < array->child_count; i++) {
    sorted_record named = {.name = varve_string_bytes(array->children[i]),
                           .op = reading->op,
                           .number = operations->count};
    named.record.operation = (varve_operation_record){.flags = VARVE_OPERATION_NAME_ONLY};
    VARVE_TRY(add_operation_name(reading, named.name, &named.record.operation.name));
    VARVE_TRY(varve_vector_push(operations, &named));
  }
  return VARVE_STATUS_OK;
}

/* Adds the fact "KIND.NAME" of the dialect: an array of two parts. */
static varve_status add_named_fact(dialect_reading *reading, const varve_operation *op,
                                   varve_slice kind, const varve_entity *const parts[2]) {
  varve_definition_reader *reader = reading->reader;
  const varve_entity *value = NULL;
  varve_text pair[2];
  VARVE_TRY(varve_array_get(reader->context, parts, 2, &value));
  VARVE_TRY(varve_read_attribute_text(reader, op, value, &pair[1]));
  reader->text.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->text, kind));
  VARVE_TRY(varve_buffer_append(&reader->text, varve_symbol_name(op)));
  VARVE_TRY(
      varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text), &pair[0]));
  return varve_vector_append(&reading->directives, pair, 2);
}

static bool has_valid_name(const varve_operation *op) {
  varve_slice name = varve_symbol_name(op);
  return name.size != 0 && memchr(name.data, 0, name.size) == NULL;
}

/* varve.directive becomes the fact "directive.NAME" of the dialect: [takes, format]. */
static varve_status read_directive(dialect_reading *reading, const varve_operation *op) {
  varve_definition_reader *reader = reading->reader;
  varve_slice format;
  const varve_entity *parts[2];
  VARVE_TRY(varve_read_strings(reader, op, "takes", &parts[0]));
  VARVE_TRY(varve_read_joined(reader, op, "format", &format));
  if (!has_valid_name(op) || format.size == 0 || parts[0] == NULL)
    return varve_definition_fault(reader, op, "varve.directive needs a name, 'takes' and 'format'");
  VARVE_TRY(varve_string_get(reader->context, format, &parts[1]));
  return add_named_fact(reading, op, VARVE_SLICE("directive."), parts);
}

/* varve.rule becomes the fact "rule.NAME" of the dialect: [takes, require]. */
static varve_status read_rule(dialect_reading *reading, const varve_operation *op) {
  varve_definition_reader *reader = reading->reader;
  const varve_entity *parts[2];
  VARVE_TRY(varve_read_strings(reader, op, "takes", &parts[0]));
  parts[1] = varve_read_find(op, "require");
  if (!has_valid_name(op) || parts[0] == NULL || parts[1] == NULL ||
      parts[1]->kind != VARVE_KIND_ARRAY)
    return varve_definition_fault(reader, op, "varve.rule needs a name, 'takes' and 'require'");
  return add_named_fact(reading, op, VARVE_SLICE("rule."), parts);
}

static varve_status add_rewrite(dialect_reading *reading, const varve_rewrite *rewrite,
                                varve_slice rule) {
  varve_definition_reader *reader = reading->reader;
  varve_text pair[2];
  reader->text.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->text,
                                rewrite->is_back ? VARVE_SLICE("back ") : VARVE_SLICE("from ")));
  VARVE_TRY(varve_buffer_append(&reader->text, rewrite->from));
  VARVE_TRY(
      varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text), &pair[0]));
  reader->text.size = 0;
  VARVE_TRY(varve_rewrite_write(rewrite, rule, &reader->text));
  VARVE_TRY(
      varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text), &pair[1]));
  return varve_vector_append(&reading->rewrites, pair, 2);
}

/* A rule without `to` becomes facts "from NAME" and "back NAME", for each name that it starts from
 * on the way there and back: src/upgrade/engine/release_rules.c finds them. */
static varve_status add_rewrites(dialect_reading *reading, const varve_operation *op,
                                 const varve_entity *rule) {
  varve_definition_reader *reader = reading->reader;
  varve_slice forms[VARVE_MOST_ERAS];
  varve_format_fault fault;
  varve_vector list;
  VARVE_TRY(varve_print_definition(reader, op, rule));
  varve_slice text = varve_arena_copy(&reader->context->arena, varve_buffer_slice(&reader->text));
  varve_status status = text.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  varve_vector_init(&list, reader->memory, sizeof(varve_rewrite));
  for (int is_back = 0; is_back < 2 && status == VARVE_STATUS_OK; is_back++) {
    const varve_rewrite_request request = varve_rewrite_request_eras(forms, is_back != 0);
    status = varve_rewrite_rule_read(reader->context, rule, &request, &list, &fault);
  }
  for (size_t i = 0; i < list.count && status == VARVE_STATUS_OK; i++)
    status = add_rewrite(reading, &VARVE_VECTOR_AT(&list, varve_rewrite, i), text);
  varve_vector_release(&list);
  return status;
}

/* Each varve.upgrade with `to` becomes a fact "upgrade" of the dialect: its dictionary. */
static varve_status read_upgrade(dialect_reading *reading, const varve_operation *op) {
  varve_definition_reader *reader = reading->reader;
  const varve_entity *rule = varve_operation_properties(op);
  varve_text pair[2];
  if (rule == NULL || rule->kind != VARVE_KIND_DICTIONARY || rule->child_count == 0)
    rule = varve_operation_dictionary(op);
  if (rule == NULL)
    rule = reader->context->empty_dictionary;
  const varve_rewrite_request all = {.form_count = 0};
  varve_format_fault fault;
  varve_vector rewrites;
  varve_vector_init(&rewrites, reader->memory, sizeof(varve_rewrite));
  varve_status status = varve_rewrite_rule_read(reader->context, rule, &all, &rewrites, &fault);
  varve_vector_release(&rewrites);
  VARVE_TRY(status == VARVE_STATUS_INVALID
                ? varve_definition_fault(reader, op, "varve.upgrade: %s", fault.message)
                : status);
  if (varve_dictionary_find(rule, VARVE_SLICE("to")) == NULL)
    return add_rewrites(reading, op, rule);
  VARVE_TRY(varve_read_attribute_text(reader, op, rule, &pair[1]));
  VARVE_TRY(varve_tables_builder_text(&reader->builder, VARVE_SLICE("upgrade"), &pair[0]));
  return varve_vector_append(&reading->directives, pair, 2);
}

static const varve_operation *first_part(const varve_operation *op) {
  if (varve_operation_region_count(op) == 0 || varve_operation_region(op, 0)->first == NULL)
    return NULL;
  return varve_operation_region(op, 0)->first->first;
}

typedef struct sorted_fact {
  const char *key;
  size_t number;
  varve_text pair[2];
} sorted_fact;

static int compare_facts(const void *a, const void *b) {
  const sorted_fact *left = a, *right = b;
  int order = strcmp(left->key, right->key);
  return order != 0 ? order : (left->number > right->number) - (left->number < right->number);
}

/* Behind the other facts, by key; those of one key in the order of the rules. */
static varve_status add_sorted_rewrites(dialect_reading *reading) {
  const varve_text *texts = reading->rewrites.data;
  size_t count = reading->rewrites.count / 2;
  varve_vector sorted;
  varve_vector_init(&sorted, reading->reader->memory, sizeof(sorted_fact));
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < count && status == VARVE_STATUS_OK; i++) {
    const sorted_fact fact = {
        reading->reader->builder.strings.data + texts[2 * i], i, {texts[2 * i], texts[2 * i + 1]}};
    status = varve_vector_push(&sorted, &fact);
  }
  if (count != 0 && status == VARVE_STATUS_OK)
    qsort(sorted.data, count, sizeof(sorted_fact), compare_facts);
  for (size_t i = 0; i < count && status == VARVE_STATUS_OK; i++)
    status =
        varve_vector_append(&reading->directives, VARVE_VECTOR_AT(&sorted, sorted_fact, i).pair, 2);
  varve_vector_release(&sorted);
  return status;
}

static varve_status read_directives(dialect_reading *reading) {
  for (const varve_operation *op = first_part(reading->op); op != NULL; op = op->next) {
    varve_status status = VARVE_STATUS_OK;
    if (varve_has_operation_name(op, "varve.directive"))
      status = read_directive(reading, op);
    else if (varve_has_operation_name(op, "varve.rule"))
      status = read_rule(reading, op);
    else if (varve_has_operation_name(op, "varve.upgrade"))
      status = read_upgrade(reading, op);
    VARVE_TRY(varve_definition_go_on(reading->reader, status));
  }
  return add_sorted_rewrites(reading);
}

static varve_status read_parts(dialect_reading *reading) {
  for (const varve_operation *op = first_part(reading->op); op != NULL; op = op->next) {
    size_t i = 0;
    while (i < PART_COUNT && !varve_has_operation_name(op, part_names[i]))
      i++;
    part_kind kind = (part_kind)i;
    if (kind != PART_COUNT) {
      VARVE_TRY(varve_definition_go_on(reading->reader, read_part(reading, op, kind)));
      continue;
    }
    if (varve_has_operation_name(op, "varve.directive") ||
        varve_has_operation_name(op, "varve.rule") || varve_has_operation_name(op, "varve.upgrade"))
      continue; /* read before the facts of the dialect */
    varve_slice dialect = varve_string_bytes(op->name->dialect);
    bool is_ours = varve_slice_equal(dialect, VARVE_SLICE("irdl")) ||
                   varve_slice_equal(dialect, VARVE_SLICE("varve"));
    varve_status status = VARVE_STATUS_OK;
    if (is_ours && !varve_has_operation_name(op, "irdl.dialect"))
      status = varve_definition_fault_as(reading->reader, VARVE_STATUS_UNSUPPORTED, op,
                                         "%.*s is not allowed in irdl.dialect",
                                         VARVE_FORMAT_SLICE(op->name->text));
    VARVE_TRY(varve_definition_go_on(reading->reader, status));
  }
  return VARVE_STATUS_OK;
}

/* --- the dialect itself */

static int compare_names(const void *a, const void *b) {
  const sorted_record *left = a;
  const sorted_record *right = b;
  int order = varve_slice_compare(left->name, right->name);
  return order != 0 ? order : (left->number > right->number) - (left->number < right->number);
}

/* The declaration of symbols has already reported a second definition of the same symbol. */
static varve_status report_second(dialect_reading *reading, part_kind kind,
                                  const sorted_record *records) {
  varve_definition_reader *reader = reading->reader;
  if (reader->faults != NULL && kind != PART_ENUM &&
      varve_slice_equal(varve_symbol_name(records[-1].op), varve_symbol_name(records->op)))
    return VARVE_STATUS_OK;
  return varve_definition_go_on(
      reader,
      varve_definition_fault(reader, records->op,
                             "%s '%.*s' is defined twice in the dialect '%.*s'", part_names[kind],
                             VARVE_FORMAT_SLICE(records->name), VARVE_FORMAT_SLICE(reading->name)));
}

/* Lists of operations and similar records are not shared, because records of two dialects always
 * differ. */
static varve_status put_parts(dialect_reading *reading, part_kind kind, varve_record_list *list) {
  varve_vector *named = &reading->parts[kind];
  varve_vector *table = &reading->reader->builder.tables[part_tables[kind]];
  *list = (varve_record_list){(uint32_t)table->count, 0};
  if (named->count == 0)
    list->first = 0;
  if (table->count + named->count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  sorted_record *records = named->data;
  if (named->count > 1)
    qsort(records, named->count, sizeof *records, compare_names);
  for (size_t i = 0; i < named->count; i++) {
    if (i != 0 && varve_slice_equal(records[i - 1].name, records[i].name)) {
      VARVE_TRY(report_second(reading, kind, &records[i]));
      continue;
    }
    VARVE_TRY(varve_vector_push(table, &records[i].record));
    list->count++;
  }
  return VARVE_STATUS_OK;
}

static varve_status read_unknown(dialect_reading *reading) {
  static const struct {
    varve_slice word;
    uint32_t flag;
  } words[] = {{VARVE_SLICE_INIT("operations"), VARVE_DIALECT_UNKNOWN_OPERATIONS},
               {VARVE_SLICE_INIT("types"), VARVE_DIALECT_UNKNOWN_TYPES},
               {VARVE_SLICE_INIT("names"), VARVE_DIALECT_NAME_ONLY}};
  const varve_entity *array;
  VARVE_TRY(varve_read_strings(reading->reader, reading->op, "varve.unknown", &array));
  for (uint32_t i = 0; array != NULL && i < array->child_count; i++) {
    size_t w = 0;
    while (w < VARVE_COUNT_OF(words) &&
           !varve_slice_equal(varve_string_bytes(array->children[i]), words[w].word))
      w++;
    if (w == VARVE_COUNT_OF(words))
      return varve_definition_fault(
          reading->reader, reading->op,
          "varve.unknown may hold \"operations\", \"types\" and \"names\"");
    reading->record.flags |= words[w].flag;
  }
  return VARVE_STATUS_OK;
}

static varve_status read_extends(dialect_reading *reading) {
  bool extends;
  VARVE_TRY(varve_read_unit(reading->reader, reading->op, "varve.extends", &extends));
  if (extends)
    reading->record.flags |= VARVE_DIALECT_EXTENDS;
  return VARVE_STATUS_OK;
}

/* The list must be sorted, so that looking for a name takes few steps. */
static varve_status read_removes(dialect_reading *reading) {
  varve_definition_reader *reader = reading->reader;
  const varve_entity *array;
  VARVE_TRY(varve_read_strings(reader, reading->op, "varve.removes", &array));
  for (uint32_t i = 1; array != NULL && i < array->child_count; i++)
    if (varve_slice_compare(varve_string_bytes(array->children[i - 1]),
                            varve_string_bytes(array->children[i])) >= 0)
      return varve_definition_fault(reader, reading->op, "varve.removes is not sorted");
  return varve_read_text_list(reader, reading->op, "varve.removes", &reading->record.removes);
}

/* Reads what makes the dialect a difference. */
static varve_status read_difference(dialect_reading *reading) {
  varve_definition_reader *reader = reading->reader;
  varve_dialect_record *record = &reading->record;
  varve_text base = 0;
  bool is_removed;
  VARVE_TRY(varve_read_table_text(reader, reading->op, "varve.base", &base));
  VARVE_TRY(varve_read_unit(reader, reading->op, "varve.removed", &is_removed));
  if (base != 0)
    record->flags |= VARVE_DIALECT_DIFFERS | (is_removed ? (uint32_t)VARVE_DIALECT_REMOVED : 0);
  VARVE_TRY(read_removes(reading));
  if (base == 0 && (is_removed || record->removes.count != 0))
    return varve_definition_fault(reader, reading->op,
                                  "varve.removed and varve.removes need varve.base");
  return VARVE_STATUS_OK;
}

/* varve.version is a fact, which is only checked here. */
static varve_status check_version(const dialect_reading *reading) {
  const varve_entity *version = varve_read_find(reading->op, "varve.version");
  varve_format_fault fault;
  uint32_t count;
  if (version == NULL)
    return VARVE_STATUS_OK;
  if (version->kind != VARVE_KIND_STRING)
    return varve_definition_fault(reading->reader, reading->op, "varve.version must be a string");
  varve_status status = varve_version_fields_parse(varve_string_bytes(version), &count, &fault);
  return status == VARVE_STATUS_INVALID ? varve_definition_fault(reading->reader, reading->op,
                                                                 "varve.version: %s", fault.message)
                                        : status;
}

static varve_status read_dialect(dialect_reading *reading) {
  static const char *const known[] = {"set",     "depends", "unknown",    "extends", "base",
                                      "removed", "removes", "registered", NULL};
  varve_definition_reader *reader = reading->reader;
  varve_dialect_record *record = &reading->record;
  VARVE_TRY(varve_tables_builder_text(&reader->builder, reading->name, &record->name));
  varve_status status = varve_read_table_text(reader, reading->op, "varve.set", &record->set);
  VARVE_TRY(varve_definition_go_on(reader, status));
  status = varve_read_text_list(reader, reading->op, "varve.depends", &record->depends);
  VARVE_TRY(varve_definition_go_on(reader, status));
  VARVE_TRY(varve_definition_go_on(reader, read_unknown(reading)));
  VARVE_TRY(varve_definition_go_on(reader, read_extends(reading)));
  VARVE_TRY(varve_definition_go_on(reader, read_difference(reading)));
  VARVE_TRY(varve_definition_go_on(reader, check_version(reading)));
  VARVE_TRY(read_directives(reading));
  varve_fact_source facts = {.op = reading->op, .known = known, .more = &reading->directives};
  VARVE_TRY(varve_definition_go_on(reader, varve_read_facts(reader, &facts, &record->facts)));
  reading->is_dynamic = record->set == 0;
  VARVE_TRY(read_parts(reading));
  VARVE_TRY(varve_definition_go_on(reader, read_registered(reading)));
  VARVE_TRY(put_parts(reading, PART_OPERATION, &record->operations));
  VARVE_TRY(put_parts(reading, PART_TYPE, &record->types));
  VARVE_TRY(put_parts(reading, PART_ATTRIBUTE, &record->attributes));
  VARVE_TRY(put_parts(reading, PART_ENUM, &record->enums));
  return varve_vector_push(&reader->builder.tables[VARVE_TABLE_dialects], record);
}

varve_status varve_read_dialect(varve_definition_reader *reader, varve_operation *op) {
  dialect_reading reading = {.reader = reader, .op = op, .name = varve_symbol_name(op)};
  for (size_t i = 0; i < PART_COUNT; i++)
    varve_vector_init(&reading.parts[i], reader->memory, sizeof(sorted_record));
  varve_vector_init(&reading.directives, reader->memory, sizeof(varve_text));
  varve_vector_init(&reading.rewrites, reader->memory, sizeof(varve_text));
  varve_status status = read_dialect(&reading);
  varve_vector_release(&reading.rewrites);
  varve_vector_release(&reading.directives);
  for (size_t i = 0; i < PART_COUNT; i++)
    varve_vector_release(&reading.parts[i]);
  return status;
}
