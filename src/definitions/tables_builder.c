/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builds definition tables. */
#include "definitions/tables_builder.h"

#include <stdlib.h>

/* A fixed seed suffices: tables are made once for each file, and the order of their records follows
 * the input. */
enum { HASH_SEED = 0x7A61 };

typedef struct list_span {
  uint32_t table;
  varve_record_list list;
} list_span;

/* For a constraint: its next instance. For the first instance, also the last instance that the
 * current scope used. */
typedef struct constraint_note {
  uint32_t next; /* 0: no further instance */
  uint32_t scope;
  uint32_t cursor;
} constraint_note;

static const size_t record_sizes[VARVE_TABLE_COUNT] = {
#define VARVE_TABLE_SIZE(name, record) sizeof(record),
    VARVE_TABLE_LIST(VARVE_TABLE_SIZE)
#undef VARVE_TABLE_SIZE
};

static void *number_as_value(uint32_t number) { return (void *)(uintptr_t)number; }
static uint32_t value_as_number(const void *value) { return (uint32_t)(uintptr_t)value; }

varve_status varve_tables_builder_init(varve_tables_builder *builder, varve_memory *memory) {
  *builder = (varve_tables_builder){.memory = memory};
  varve_buffer_init(&builder->strings, memory);
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    varve_vector_init(&builder->tables[i], memory, record_sizes[i]);
  varve_hash_table_init(&builder->texts, memory);
  varve_hash_table_init(&builder->lists, memory);
  varve_vector_init(&builder->spans, memory, sizeof(list_span));
  varve_hash_table_init(&builder->constraints, memory);
  varve_vector_init(&builder->constraint_notes, memory, sizeof(constraint_note));
  varve_constraint_record any = {.kind = VARVE_CONSTRAINT_ANY};
  constraint_note note = {0};
  varve_status status = varve_buffer_append_char(&builder->strings, 0);
  if (status == VARVE_STATUS_OK)
    status = varve_vector_push(&builder->tables[VARVE_TABLE_constraints], &any);
  if (status == VARVE_STATUS_OK)
    status = varve_vector_push(&builder->constraint_notes, &note);
  if (status != VARVE_STATUS_OK)
    varve_tables_builder_release(builder);
  return status;
}

void varve_tables_builder_release(varve_tables_builder *builder) {
  varve_buffer_release(&builder->strings);
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    varve_vector_release(&builder->tables[i]);
  varve_hash_table_release(&builder->texts);
  varve_hash_table_release(&builder->lists);
  varve_vector_release(&builder->spans);
  varve_hash_table_release(&builder->constraints);
  varve_vector_release(&builder->constraint_notes);
}

typedef struct text_key {
  const varve_tables_builder *builder;
  varve_slice text;
} text_key;

static bool text_equal(const void *key, const void *value) {
  const text_key *k = key;
  const char *other = k->builder->strings.data + value_as_number(value);
  size_t left = k->builder->strings.size - value_as_number(value);
  return left > k->text.size && memcmp(other, k->text.data, k->text.size) == 0 &&
         other[k->text.size] == 0;
}

varve_status varve_tables_builder_text(varve_tables_builder *builder, varve_slice text,
                                       varve_text *offset) {
  *offset = 0;
  if (text.size == 0)
    return VARVE_STATUS_OK;
  uint64_t hash = varve_hash_bytes(HASH_SEED, text.data, text.size);
  text_key key = {builder, text};
  const void *found = varve_hash_table_find(&builder->texts, hash, text_equal, &key);
  if (found != NULL) {
    *offset = value_as_number(found);
    return VARVE_STATUS_OK;
  }
  size_t start = builder->strings.size;
  if (text.size >= UINT32_MAX || start >= UINT32_MAX - text.size)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_buffer_append(&builder->strings, text));
  VARVE_TRY(varve_buffer_append_char(&builder->strings, 0));
  VARVE_TRY(varve_hash_table_insert(&builder->texts, hash, number_as_value((uint32_t)start)));
  *offset = (varve_text)start;
  return VARVE_STATUS_OK;
}

static const void *record_at(const varve_vector *table, uint32_t index) {
  return (const char *)table->data + index * table->element_size;
}

typedef struct list_key {
  const varve_tables_builder *builder;
  varve_table table;
  const void *records;
  size_t count;
} list_key;

static bool list_equal(const void *key, const void *value) {
  const list_key *k = key;
  const list_span *span =
      &VARVE_VECTOR_AT(&k->builder->spans, const list_span, value_as_number(value) - 1);
  const varve_vector *table = &k->builder->tables[k->table];
  return span->table == (uint32_t)k->table && span->list.count == k->count &&
         memcmp(record_at(table, span->list.first), k->records, k->count * table->element_size) ==
             0;
}

varve_status varve_tables_builder_list(varve_tables_builder *builder, varve_table table,
                                       const void *records, size_t count, varve_record_list *list) {
  *list = (varve_record_list){0, 0};
  if (count == 0)
    return VARVE_STATUS_OK;
  varve_vector *vector = &builder->tables[table];
  if (count >= UINT32_MAX || vector->count >= UINT32_MAX - count ||
      builder->spans.count >= UINT32_MAX - 1)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  uint64_t hash = varve_hash_bytes(HASH_SEED + table, records, count * vector->element_size);
  list_key key = {builder, table, records, count};
  const void *found = varve_hash_table_find(&builder->lists, hash, list_equal, &key);
  if (found != NULL) {
    *list = VARVE_VECTOR_AT(&builder->spans, const list_span, value_as_number(found) - 1).list;
    return VARVE_STATUS_OK;
  }
  list_span span = {table, {(uint32_t)vector->count, (uint32_t)count}};
  VARVE_TRY(varve_vector_append(vector, records, count));
  VARVE_TRY(varve_vector_push(&builder->spans, &span));
  VARVE_TRY(varve_hash_table_insert(&builder->lists, hash,
                                    number_as_value((uint32_t)builder->spans.count)));
  *list = span.list;
  return VARVE_STATUS_OK;
}

void varve_tables_builder_begin_scope(varve_tables_builder *builder) { builder->scope++; }

typedef struct constraint_key {
  const varve_tables_builder *builder;
  const varve_constraint_record *record;
} constraint_key;

static bool constraint_equal(const void *key, const void *value) {
  const constraint_key *k = key;
  return memcmp(record_at(&k->builder->tables[VARVE_TABLE_constraints], value_as_number(value)),
                k->record, sizeof *k->record) == 0;
}

static varve_status add_constraint(varve_tables_builder *builder,
                                   const varve_constraint_record *record, uint32_t *index) {
  varve_vector *table = &builder->tables[VARVE_TABLE_constraints];
  constraint_note note = {.scope = builder->scope, .cursor = (uint32_t)table->count};
  if (table->count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_vector_push(&builder->constraint_notes, &note));
  varve_status status = varve_vector_push(table, record);
  if (status != VARVE_STATUS_OK)
    varve_vector_truncate(&builder->constraint_notes, table->count);
  else
    *index = note.cursor;
  return status;
}

varve_status varve_tables_builder_constraint(varve_tables_builder *builder,
                                             const varve_constraint_record *record,
                                             uint32_t *index) {
  *index = 0;
  uint64_t hash = varve_hash_bytes(HASH_SEED, record, sizeof *record);
  constraint_key key = {builder, record};
  const void *found = varve_hash_table_find(&builder->constraints, hash, constraint_equal, &key);
  if (found == NULL) {
    VARVE_TRY(add_constraint(builder, record, index));
    return varve_hash_table_insert(&builder->constraints, hash, number_as_value(*index));
  }
  uint32_t first = value_as_number(found);
  constraint_note *notes = builder->constraint_notes.data;
  if ((record->is_shared == 0 || record->kind == VARVE_CONSTRAINT_IS) ||
      notes[first].scope != builder->scope) {
    notes[first].scope = builder->scope;
    notes[first].cursor = first;
    *index = first;
    return VARVE_STATUS_OK;
  }
  uint32_t last = notes[first].cursor;
  *index = notes[last].next;
  if (*index == 0) {
    VARVE_TRY(add_constraint(builder, record, index));
    notes = builder->constraint_notes.data;
    notes[last].next = *index;
  }
  notes[first].cursor = *index;
  return VARVE_STATUS_OK;
}

/* While they are sorted, each entry begins with the dialect's name, because qsort passes no user
 * data. */
typedef struct named_dialect {
  varve_slice name;
  varve_dialect_record record;
} named_dialect;

static int compare_dialects(const void *a, const void *b) {
  const named_dialect *left = a;
  const named_dialect *right = b;
  int order = varve_slice_compare(left->name, right->name);
  uint32_t l = left->record.flags & VARVE_DIALECT_EXTENDS;
  uint32_t r = right->record.flags & VARVE_DIALECT_EXTENDS;
  return order != 0 ? order : (l > r) - (l < r);
}

varve_status varve_tables_builder_finish(varve_tables_builder *builder,
                                         varve_definition_tables **tables, size_t *size) {
  *tables = NULL;
  *size = 0;
  varve_vector *dialects = &builder->tables[VARVE_TABLE_dialects];
  varve_vector named;
  varve_vector_init(&named, builder->memory, sizeof(named_dialect));
  named_dialect *items = varve_vector_grow(&named, dialects->count);
  if (items == NULL && dialects->count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < dialects->count; i++) {
    items[i].record = VARVE_VECTOR_AT(dialects, varve_dialect_record, i);
    items[i].name = varve_slice_of(builder->strings.data + items[i].record.name);
  }
  if (dialects->count > 1)
    qsort(items, dialects->count, sizeof *items, compare_dialects);
  for (size_t i = 0; i < dialects->count; i++)
    VARVE_VECTOR_AT(dialects, varve_dialect_record, i) = items[i].record;
  varve_vector_release(&named);
  size_t total = sizeof(varve_definition_tables);
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    if (!varve_add_size(total, builder->tables[i].count * record_sizes[i], &total))
      return VARVE_STATUS_OUT_OF_MEMORY;
  if (!varve_add_size(total, builder->strings.size, &total))
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *block = varve_memory_resize(builder->memory, NULL, 0, total);
  if (block == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *next = block + sizeof(varve_definition_tables);
  char *arrays[VARVE_TABLE_COUNT];
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++) {
    size_t bytes = builder->tables[i].count * record_sizes[i];
    arrays[i] = next;
    if (bytes != 0)
      memcpy(next, builder->tables[i].data, bytes);
    next += bytes;
  }
  memcpy(next, builder->strings.data, builder->strings.size);
  varve_definition_tables *made = (varve_definition_tables *)(void *)block;
  *made = (varve_definition_tables){.strings = next,
#define VARVE_TABLE_POINTER(name, record)                                                          \
  .name = (const record *)(void *)arrays[VARVE_TABLE_##name],
                                    VARVE_TABLE_LIST(VARVE_TABLE_POINTER)
#undef VARVE_TABLE_POINTER
                                        .dialect_count =
                                        (uint32_t)builder->tables[VARVE_TABLE_dialects].count};
  *tables = made;
  *size = total;
  return VARVE_STATUS_OK;
}

/* Names and their numbers. */

void varve_name_set_init(varve_name_set *set, varve_memory *memory) {
  varve_vector_init(&set->names, memory, sizeof(varve_slice));
  varve_hash_table_init(&set->table, memory);
  set->seed = varve_hash_random_seed();
}

void varve_name_set_release(varve_name_set *set) {
  varve_vector_release(&set->names);
  varve_hash_table_release(&set->table);
}

void varve_name_set_clear(varve_name_set *set) {
  varve_vector_truncate(&set->names, 0);
  varve_hash_table_release(&set->table);
}

typedef struct name_key {
  const varve_name_set *set;
  varve_slice name;
} name_key;

static bool name_equal(const void *key, const void *value) {
  const name_key *k = key;
  return varve_slice_equal(VARVE_VECTOR_AT(&k->set->names, varve_slice, (uintptr_t)value - 1),
                           k->name);
}

static const void *find(const varve_name_set *set, varve_slice name, uint64_t *hash) {
  name_key key = {set, name};
  *hash = varve_hash_bytes(set->seed, name.data, name.size);
  return varve_hash_table_find(&set->table, *hash, name_equal, &key);
}

varve_status varve_name_set_add(varve_name_set *set, varve_slice name, uint32_t *earlier) {
  uint64_t hash;
  *earlier = VARVE_NAME_ABSENT;
  const void *found = find(set, name, &hash);
  if (found != NULL) {
    *earlier = (uint32_t)((uintptr_t)found - 1);
    return VARVE_STATUS_OK;
  }
  if (set->names.count >= UINT32_MAX - 1)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_vector_push(&set->names, &name));
  varve_status status =
      varve_hash_table_insert(&set->table, hash, (void *)(uintptr_t)set->names.count);
  if (status != VARVE_STATUS_OK)
    varve_vector_truncate(&set->names, set->names.count - 1);
  return status;
}

uint32_t varve_name_set_find(const varve_name_set *set, varve_slice name) {
  uint64_t hash;
  const void *found = find(set, name, &hash);
  return found == NULL ? VARVE_NAME_ABSENT : (uint32_t)((uintptr_t)found - 1);
}
