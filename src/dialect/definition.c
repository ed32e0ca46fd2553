/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds dialects, enums and records of operations in the tables, and caches what a context asked
 * for. */
#include "base/search.h"
#include "dialect/definition_cache.h"

#include "dialect/registry/pack_choice.h"
#include "dialect/tables/part_records.h"
#include "dialect/work.h"
#include "ir/attributes.h"

/* The cache */

static bool is_entry_of(const void *key, const void *value) {
  const varve_cached *a = key, *b = value;
  return a->kind == b->kind && varve_slice_equal(a->dialect, b->dialect) &&
         varve_slice_equal(a->mnemonic, b->mnemonic);
}

static uint64_t hash_of(const varve_context *context, const varve_cached *key) {
  uint64_t seed =
      varve_hash_bytes(context->seed + (uint64_t)key->kind, key->dialect.data, key->dialect.size);
  return varve_hash_bytes(seed, key->mnemonic.data, key->mnemonic.size);
}

varve_cached *varve_cache_find(const varve_context *context, const varve_cached *key) {
  return varve_hash_table_find(&context->definitions, hash_of(context, key), is_entry_of, key);
}

varve_status varve_cache_add(varve_context *context, const varve_cached *key,
                             varve_cached **entry) {
  varve_cached *added = varve_arena_allocate(&context->arena, sizeof *added);
  if (added == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *added = *key;
  added->dialect = varve_arena_copy(&context->arena, key->dialect);
  added->mnemonic = varve_arena_copy(&context->arena, key->mnemonic);
  if (added->dialect.data == NULL || added->mnemonic.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (entry != NULL)
    *entry = added;
  return varve_hash_table_insert(&context->definitions, hash_of(context, key), added);
}

varve_status varve_cache_begin(varve_context *context, const varve_cached *key,
                               varve_cached **entry) {
  if (*entry == NULL)
    VARVE_TRY(varve_cache_add(context, key, entry));
  (*entry)->state = VARVE_CACHE_PENDING;
  return VARVE_STATUS_OK;
}

/* Dialects */

static varve_status make_part(varve_context *context, const varve_found_dialect *found,
                              varve_dialect_definition **part) {
  struct parts {
    varve_dialect_definition definition;
    varve_definition_tables tables;
    varve_dialect_record record;
    varve_dialect_definition *last;
  };
  struct parts *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->tables = found->tables;
  made->record = varve_dialect_record_at(&found->tables, found->index);
  made->definition =
      (varve_dialect_definition){.tables = &made->tables,
                                 .record = &made->record,
                                 .name = varve_table_text(&found->tables, made->record.name),
                                 .first = &made->definition,
                                 .last = &made->last,
                                 .is_of_pack = found->is_of_pack};
  if (found->is_of_pack)
    made->record.flags |= VARVE_DIALECT_UNKNOWN_TYPES;
  made->last = &made->definition;
  *part = &made->definition;
  return VARVE_STATUS_OK;
}

/* Makes a part that follows all others of the dialect. */
static varve_status append_part(varve_context *context, const varve_found_dialect *found,
                                const varve_dialect_definition *first) {
  varve_dialect_definition *part;
  VARVE_TRY(make_part(context, found, &part));
  part->first = first;
  (*first->last)->next = part;
  *first->last = part;
  return VARVE_STATUS_OK;
}

/* Replaces *found by the next part, as varve_registry_next_part. A pack has all parts. */
static bool next_part(const varve_context *context, varve_slice name, varve_found_dialect *found) {
  if (!found->is_of_pack)
    return varve_registry_next_part(context->registry, name, found);
  return varve_table_has_dialect(&found->tables, ++found->index, name);
}

static varve_status make_dialect(varve_context *context, varve_slice name,
                                 const varve_dialect_definition **definition) {
  varve_found_dialect found;
  varve_dialect_definition *first;
  bool is_found = varve_registry_find_dialect(context->registry, name, &found);
  if (!is_found)
    VARVE_TRY(varve_pack_choose(context, name, &found, &is_found));
  if (!is_found)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_part(context, &found, &first));
  while (next_part(context, name, &found))
    VARVE_TRY(append_part(context, &found, first));
  *definition = first;
  return VARVE_STATUS_OK;
}

varve_status varve_find_any_dialect(varve_context *context, varve_slice name,
                                    const varve_dialect_definition **definition) {
  *definition = NULL;
  if (context->registry == NULL)
    return VARVE_STATUS_OK;
  varve_cached key = {.kind = VARVE_CACHED_DIALECT, .dialect = name};
  const varve_cached *known = varve_cache_find(context, &key);
  if (known != NULL) {
    *definition = known->definition;
    return VARVE_STATUS_OK;
  }
  const varve_dialect_definition *made = NULL;
  VARVE_TRY(make_dialect(context, name, &made));
  key.definition = made;
  VARVE_TRY(varve_cache_add(context, &key, NULL));
  *definition = made;
  return VARVE_STATUS_OK;
}

varve_status varve_find_dialect(varve_context *context, varve_slice name,
                                const varve_dialect_definition **definition) {
  varve_status status = varve_find_any_dialect(context, name, definition);
  if (varve_dialect_is_off(context, *definition))
    *definition = NULL;
  return status;
}

/* Returns the part of a dialect of the registry that is followed by what a pack has added for the
 * module that is read; NULL: no pack has. */
static const varve_dialect_definition *find_extended(const varve_context *context,
                                                     varve_slice dialect) {
  const varve_vector *all = &context->packs.reading->extended;
  for (size_t i = 0; i < all->count; i++) {
    const varve_dialect_definition *part = VARVE_VECTOR_AT(all, varve_dialect_definition *, i);
    if (varve_slice_equal(part->name, dialect))
      return part;
  }
  return NULL;
}

/* Returns whether a cached entry depends on a dialect that was looked up in packs. Texts and rules
 * may name any dialect. */
static bool is_of_reading(const varve_context *context, const varve_cached *known) {
  return known->kind == VARVE_CACHED_TEXT || known->kind == VARVE_CACHED_RULE ||
         varve_pack_question_find(context, known->dialect) != NULL ||
         (known->kind != VARVE_CACHED_DIALECT && find_extended(context, known->dialect) != NULL);
}

static bool is_name_of_reading(const varve_context *context, const varve_operation_name *name) {
  varve_slice dialect = varve_string_bytes(name->dialect);
  if (varve_pack_question_find(context, dialect) != NULL)
    return true;
  const varve_dialect_definition *extended = find_extended(context, dialect);
  return extended != NULL && name->is_of_pack &&
         (name->definition == NULL || name->definition->dialect == extended->next);
}

static void drop_extensions(varve_vector *extended) {
  for (size_t i = extended->count; i > 0; i--) {
    varve_dialect_definition *part = VARVE_VECTOR_AT(extended, varve_dialect_definition *, i - 1);
    part->next = NULL;
    *part->first->last = part;
  }
  varve_vector_truncate(extended, 0);
}

varve_status varve_forget_packs_of_reading(varve_context *context) {
  varve_pack_reading *reading = context->packs.reading;
  varve_hash_table old = context->definitions, rest;
  varve_hash_table_init(&rest, &context->memory);
  VARVE_TRY(varve_hash_table_reserve(&rest, old.count));
  for (size_t i = 0; i < old.capacity; i++)
    if (old.slots[i].value != NULL && !is_of_reading(context, old.slots[i].value))
      varve_hash_table_add(&rest, old.slots[i]);
  context->definitions = rest;
  varve_hash_table_release(&old);
  for (size_t i = 0; i < context->names_by_id.count; i++) {
    varve_operation_name *name = VARVE_VECTOR_AT(&context->names_by_id, varve_operation_name *, i);
    if (is_name_of_reading(context, name))
      varve_context_forget_name(context, name);
  }
  drop_extensions(&reading->extended);
  context->last_dialect = NULL;
  context->packs.has_violation = false;
  reading->begun = NULL;
  reading->has_tie = false;
  varve_vector_truncate(&reading->misfits, 0);
  varve_vector_truncate(&context->packs.used, reading->used_before);
  for (size_t i = 0; i < reading->questions.count; i++) {
    varve_pack_question *question = varve_pack_question_at(reading, i);
    question->misfits = question->filled = 0;
    question->has_custom = false;
    question->pack = question->is_decided ? question->pack : NULL;
  }
  return VARVE_STATUS_OK;
}

const varve_dialect_definition *varve_base_part(const varve_dialect_definition *part) {
  return (part->record->flags & VARVE_DIALECT_DIFFERS) != 0 ? part->next : NULL;
}

bool varve_dialect_is_of_era(const varve_dialect_definition *part, varve_era era) {
  return varve_slice_equal(varve_table_text(part->tables, part->record->set),
                           varve_slice_of(varve_era_set(era)));
}

bool varve_dialect_is_known(varve_context *context, varve_slice dialect) {
  varve_found_dialect found;
  const varve_dialect_definition *definition;
  if (context->registry == NULL)
    return false;
  if (context->packs.library == NULL)
    return varve_registry_find_dialect(context->registry, dialect, &found);
  return varve_find_dialect(context, dialect, &definition) == VARVE_STATUS_OK && definition != NULL;
}

/* Records */

bool varve_find_record(const varve_dialect_definition **part, varve_record_kind kind,
                       varve_slice name, uint32_t *index) {
  for (; *part != NULL; *part = (*part)->next) {
    if (varve_part_find(*part, kind, name, index))
      return true;
    if (varve_part_removes(*part, kind, name))
      return false;
  }
  return false;
}

/* Finds the record of an operation in the tables of *found. */
static bool find_in_registry(const varve_registry *registry, varve_slice name,
                             varve_found_dialect *found, uint32_t *index) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  varve_slice dialect = varve_slice_make(name.data, dot == NULL ? 0 : (size_t)(dot - name.data));
  bool is_found = varve_registry_find_dialect(registry, dialect, found);
  while (is_found) {
    const varve_dialect_record record = varve_dialect_record_at(&found->tables, found->index);
    const varve_dialect_definition part = {.tables = &found->tables, .record = &record};
    if (varve_part_find(&part, VARVE_RECORD_OPERATION, name, index))
      return true;
    is_found = !varve_part_removes(&part, VARVE_RECORD_OPERATION, name) &&
               varve_registry_next_part(registry, dialect, found);
  }
  return false;
}

const void *varve_registry_find_operation(const varve_registry *registry, varve_slice name) {
  varve_found_dialect found;
  uint32_t index = 0;
  return find_in_registry(registry, name, &found, &index)
             ? varve_table_place(&found.tables, VARVE_TABLE_operations, index)
             : NULL;
}

bool varve_registry_newest_with(varve_slice operation, varve_era *era) {
  for (unsigned rank = varve_era_count(); rank-- > 0;) {
    *era = varve_era_of_rank(rank);
    if (varve_registry_find_operation(varve_registry_of_era(*era), operation) != NULL)
      return true;
  }
  return false;
}

bool varve_registry_is_of_tests(varve_slice dialect) {
  const varve_registry *registry = varve_registry_builtin();
  varve_found_dialect found;
  return varve_registry_find_dialect(registry, dialect, &found) &&
         found.set + 1 == varve_registry_set_count(registry);
}

bool varve_registry_has_property(const varve_registry *registry, varve_slice operation,
                                 varve_slice name) {
  varve_found_dialect found;
  uint32_t index = 0;
  if (!find_in_registry(registry, operation, &found, &index))
    return false;
  const varve_operation_record record = varve_operation_record_at(&found.tables, index);
  for (uint32_t i = 0; i < record.properties.count; i++) {
    const varve_property_record property =
        varve_property_record_at(&found.tables, record.properties.first + i);
    if (varve_slice_equal(varve_table_text(&found.tables, property.name), name))
      return true;
  }
  return false;
}

varve_enum_definition varve_find_enum(const varve_dialect_definition *dialect, varve_slice name) {
  const varve_dialect_definition *part = dialect;
  bool is_base = (dialect->first->record->flags & VARVE_DIALECT_DIFFERS) != 0;
  uint32_t index = 0;
  if (is_base || !varve_part_find(part, VARVE_RECORD_ENUM, name, &index)) {
    part = dialect->first;
    if (!varve_find_record(&part, VARVE_RECORD_ENUM, name, &index))
      return (varve_enum_definition){0};
  }
  return (varve_enum_definition){varve_table_place(part->tables, VARVE_TABLE_enums, index),
                                 varve_enum_record_at(part->tables, index), part->tables};
}

varve_enum_definition varve_find_enum_in_rule(const varve_dialect_definition *dialect,
                                              varve_slice rule) {
  static const char opening[] = "enum<@";
  const size_t size = sizeof opening - 1;
  while (rule.size > size && memcmp(rule.data, opening, size) != 0)
    rule = varve_slice_make(rule.data + 1, rule.size - 1);
  if (rule.size <= size)
    return (varve_enum_definition){0};
  size_t end = size;
  while (end < rule.size && strchr("<>,", rule.data[end]) == NULL)
    end++;
  return varve_find_enum(dialect, varve_slice_make(rule.data + size, end - size));
}

varve_slice varve_constraint_rule(const varve_definition_tables *tables, uint32_t constraint) {
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  return record.kind == VARVE_CONSTRAINT_RULE ? varve_table_text(tables, record.text)
                                              : VARVE_SLICE("");
}

/* Texts */

varve_status varve_read_once(varve_context *context, const varve_cached *key,
                             varve_parse_attribute_function *read, const varve_entity **result) {
  varve_cached *entry = varve_cache_find(context, key);
  bool is_cycle = entry != NULL && entry->state == VARVE_CACHE_PENDING;
  *result = NULL;
  if (entry != NULL && entry->state == VARVE_CACHE_COMPLETE) {
    *result = entry->definition;
    return VARVE_STATUS_OK;
  }
  context->work.has_cycle = context->work.has_cycle || is_cycle;
  if (is_cycle || !varve_work_enter(context, VARVE_LEVELS_OF_TEXT))
    return VARVE_STATUS_INVALID;
  varve_status status = varve_cache_begin(context, key, &entry);
  if (status == VARVE_STATUS_OK) {
    status = read(context, key->mnemonic, result);
    varve_cache_end(entry, status, *result);
  }
  varve_work_leave(context, VARVE_LEVELS_OF_TEXT);
  if (status != VARVE_STATUS_OK)
    *result = NULL;
  return status;
}

varve_status varve_definition_attribute(varve_context *context, varve_slice text,
                                        const varve_entity **attribute) {
  const varve_cached key = {.kind = VARVE_CACHED_TEXT, .mnemonic = text};
  return varve_read_once(context, &key, context->parse_attribute, attribute);
}

static varve_status take_type(varve_status status, const varve_entity *attribute,
                              const varve_entity **type) {
  *type = NULL;
  if (status == VARVE_STATUS_OK && attribute->kind == VARVE_KIND_TYPE)
    *type = attribute->children[0];
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_type_of_text(varve_context *context, varve_slice text,
                                const varve_entity **type) {
  const varve_entity *attribute = NULL;
  varve_status status = context->parse_attribute(context, text, &attribute);
  return take_type(status, attribute, type);
}

varve_status varve_type_of_definition(varve_context *context, varve_slice text,
                                      const varve_entity **type) {
  const varve_entity *attribute = NULL;
  varve_status status = varve_definition_attribute(context, text, &attribute);
  return take_type(status, attribute, type);
}

/* Operations */

varve_slice varve_operation_default_dialect(const varve_operation_definition *definition) {
  return varve_find_text_fact(definition->dialect->tables, definition->record->facts,
                              "default_dialect");
}

varve_slice varve_operation_terminator(const varve_operation_definition *definition) {
  return varve_find_text_fact(definition->dialect->tables, definition->record->facts, "terminator");
}

/* Before LLVM 14 the operations of the builtin dialect had no prefix: "func". */
static bool is_builtin_without_prefix(const varve_context *context, varve_slice name) {
  return !varve_era_has(context->era, VARVE_HAS_BUILTIN_PREFIX) &&
         memchr(name.data, '.', name.size) == NULL;
}

static varve_status find_operation(varve_context *context, const varve_dialect_definition **part,
                                   varve_slice name, uint32_t *index, bool *is_found) {
  if (!is_builtin_without_prefix(context, name)) {
    *is_found = varve_find_record(part, VARVE_RECORD_OPERATION, name, index);
    return VARVE_STATUS_OK;
  }
  varve_buffer full;
  varve_buffer_init(&full, &context->memory);
  varve_status status = varve_buffer_append(&full, VARVE_SLICE("builtin."));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&full, name);
  *is_found = status == VARVE_STATUS_OK &&
              varve_find_record(part, VARVE_RECORD_OPERATION, varve_buffer_slice(&full), index);
  varve_buffer_release(&full);
  return status;
}

/* Consecutive operations often have the same dialect. */
static varve_status find_dialect_of(varve_context *context, const varve_operation_name *name,
                                    const varve_dialect_definition **dialect) {
  if (is_builtin_without_prefix(context, name->text))
    return varve_find_dialect(context, VARVE_SLICE("builtin"), dialect);
  if (context->last_dialect != name->dialect) {
    VARVE_TRY(varve_find_any_dialect(context, varve_string_bytes(name->dialect), dialect));
    context->last_dialect = name->dialect;
    context->last_dialect_definition = *dialect;
  }
  *dialect = context->last_dialect_definition;
  return VARVE_STATUS_OK;
}

/* What a pack adds to a dialect of the registry becomes a part of the dialect if it has the
 * operation. */
static varve_status find_in_packs(varve_context *context, const varve_dialect_definition *dialect,
                                  varve_slice name, bool *is_found) {
  varve_found_dialect found;
  *is_found = false;
  if (dialect->is_of_pack)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_pack_choose_extension(context, dialect->name, name, &found, is_found));
  if (!*is_found)
    return VARVE_STATUS_OK;
  if (context->packs.reading != NULL)
    VARVE_TRY(varve_vector_push_pointer(&context->packs.reading->extended, *dialect->last));
  return append_part(context, &found, dialect);
}

static bool is_of_other_era(const varve_operation_name *name) {
  varve_era era;
  return !name->is_registered && !name->is_of_pack &&
         varve_registry_newest_with(name->text, &era) &&
         !varve_registry_is_of_tests(varve_string_bytes(name->dialect));
}

varve_status varve_find_operation_record(varve_context *context, varve_operation_name *name,
                                         varve_found_operation *found) {
  const varve_dialect_definition *dialect;
  bool is_found = false;
  *found = (varve_found_operation){.part = NULL};
  VARVE_TRY(find_dialect_of(context, name, &dialect));
  if (dialect == NULL)
    return VARVE_STATUS_OK;
  varve_context_made(context, VARVE_WORK_OF_OPERATION);
  name->is_of_pack = dialect->is_of_pack;
  const varve_dialect_definition *part = dialect;
  VARVE_TRY(find_operation(context, &part, name->text, &found->index, &is_found));
  if (!is_found) {
    VARVE_TRY(find_in_packs(context, dialect, name->text, &is_found));
    part = dialect;
    if (is_found)
      VARVE_TRY(find_operation(context, &part, name->text, &found->index, &is_found));
    name->is_of_pack = name->is_of_pack || is_found;
  }
  name->is_registered = is_found || (dialect->record->flags & VARVE_DIALECT_NAME_ONLY) != 0;
  found->part = is_found ? part : NULL;
  name->is_of_other_era = is_of_other_era(name);
  return VARVE_STATUS_OK;
}

const varve_property_definition *varve_find_property(const varve_operation_definition *definition,
                                                     varve_slice name) {
  uint32_t at;
  int order = 1;
  VARVE_SEARCH(uint32_t, at, definition->property_count,
               order = varve_slice_compare(definition->properties[at].name, name));
  return order == 0 ? &definition->properties[at] : NULL;
}
