/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes definitions from tables: once for each context, in its arena, when the name is first
 * used. */
#include "dialect/definition.h"

#include "dialect/codes/entity_code.h"
#include "dialect/evaluate/canonical_type.h"
#include "dialect/evaluate/entity_alias.h"
#include "dialect/evaluate/entity_derived.h"
#include "dialect/infer/infer_types.h"
#include "dialect/operation_definition.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/tables/part_records.h"
#include "dialect/work.h"
#include "ir/attributes.h"

/* One table caches the dialects, types and attributes that a context asked for, including those
 * that do not exist. It also caches attributes and rules parsed from definitions. */

typedef enum kept_kind {
  KEPT_DIALECT,
  KEPT_TYPE,
  KEPT_ATTRIBUTE,
  KEPT_TEXT,
  KEPT_RULE,
  KEPT_TYPE_CODES,
  KEPT_ATTRIBUTE_CODES
} kept_kind;

typedef struct kept {
  kept_kind kind;
  varve_slice dialect;
  varve_slice mnemonic;
  const void *definition; /* NULL: not found; being_made, not_made */
} kept;

/* What is needed to make itself has no definition meanwhile. What failed is tried again. */
static const char being_made[] = "being made", not_made[] = "not made";

static bool is_kept(const void *key, const void *value) {
  const kept *a = key, *b = value;
  return a->kind == b->kind && varve_slice_equal(a->dialect, b->dialect) &&
         varve_slice_equal(a->mnemonic, b->mnemonic);
}

static uint64_t hash_of(const varve_context *context, const kept *key) {
  uint64_t seed =
      varve_hash_bytes(context->seed + (uint64_t)key->kind, key->dialect.data, key->dialect.size);
  return varve_hash_bytes(seed, key->mnemonic.data, key->mnemonic.size);
}

static kept *find_kept(const varve_context *context, const kept *key) {
  return varve_hash_table_find(&context->definitions, hash_of(context, key), is_kept, key);
}

static varve_status keep_at(varve_context *context, const kept *key, kept **place) {
  kept *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = *key;
  made->dialect = varve_arena_copy(&context->arena, key->dialect);
  made->mnemonic = varve_arena_copy(&context->arena, key->mnemonic);
  if (made->dialect.data == NULL || made->mnemonic.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *place = made;
  return varve_hash_table_insert(&context->definitions, hash_of(context, key), made);
}

static varve_status keep(varve_context *context, const kept *key) {
  kept *ignored;
  return keep_at(context, key, &ignored);
}

/* Marks an entry while its definition is made. *place: the entry, or NULL for a new one. */
static varve_status begin_making(varve_context *context, kept key, kept **place) {
  key.definition = being_made;
  if (*place == NULL)
    return keep_at(context, &key, place);
  (*place)->definition = being_made;
  return VARVE_STATUS_OK;
}

static void end_making(kept *place, varve_status status, const void *made) {
  place->definition = status == VARVE_STATUS_OK ? made : not_made;
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

/* As varve_find_dialect, also while packs are off. */
static varve_status find_any(varve_context *context, varve_slice name,
                             const varve_dialect_definition **definition) {
  *definition = NULL;
  if (context->registry == NULL)
    return VARVE_STATUS_OK;
  kept key = {.kind = KEPT_DIALECT, .dialect = name};
  const kept *known = find_kept(context, &key);
  if (known != NULL) {
    *definition = known->definition;
    return VARVE_STATUS_OK;
  }
  const varve_dialect_definition *made = NULL;
  VARVE_TRY(make_dialect(context, name, &made));
  key.definition = made;
  VARVE_TRY(keep(context, &key));
  *definition = made;
  return VARVE_STATUS_OK;
}

static bool is_off(const varve_context *context, const varve_dialect_definition *definition) {
  return context->packs.is_off && definition != NULL && definition->is_of_pack;
}

varve_status varve_find_dialect(varve_context *context, varve_slice name,
                                const varve_dialect_definition **definition) {
  varve_status status = find_any(context, name, definition);
  if (is_off(context, *definition))
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

/* Returns whether what is kept depends on a dialect that was looked up in packs. Texts and rules
 * may name any dialect. */
static bool is_of_reading(const varve_context *context, const kept *known) {
  return known->kind == KEPT_TEXT || known->kind == KEPT_RULE ||
         varve_pack_question_find(context, known->dialect) != NULL ||
         (known->kind != KEPT_DIALECT && find_extended(context, known->dialect) != NULL);
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

static varve_status forget_kept(varve_context *context) {
  varve_hash_table old = context->definitions, rest;
  varve_hash_table_init(&rest, &context->memory);
  VARVE_TRY(varve_hash_table_reserve(&rest, old.count));
  for (size_t i = 0; i < old.capacity; i++)
    if (old.slots[i].value != NULL && !is_of_reading(context, old.slots[i].value))
      varve_hash_table_add(&rest, old.slots[i]);
  context->definitions = rest;
  varve_hash_table_release(&old);
  return VARVE_STATUS_OK;
}

varve_status varve_forget_packs_of_reading(varve_context *context) {
  varve_pack_reading *reading = context->packs.reading;
  VARVE_TRY(forget_kept(context));
  for (size_t i = 0; i < context->names_by_id.count; i++) {
    varve_operation_name *name = VARVE_VECTOR_AT(&context->names_by_id, varve_operation_name *, i);
    if (is_name_of_reading(context, name))
      varve_context_forget_name(context, name);
  }
  drop_extensions(&reading->extended);
  context->last_dialect = NULL;
  varve_vector_truncate(&context->packs.used, reading->used_before);
  for (size_t i = 0; i < reading->questions.count; i++) {
    varve_pack_question *question = varve_pack_question_at(reading, i);
    question->misfits = question->filled = 0;
    question->pack = question->is_decided ? question->pack : NULL;
  }
  return VARVE_STATUS_OK;
}

const varve_dialect_definition *varve_base_part(const varve_dialect_definition *part) {
  return (part->record->flags & VARVE_DIALECT_DIFFERS) != 0 ? part->next : NULL;
}

bool varve_dialect_is_of_era(const varve_dialect_definition *part, varve_era era) {
  return varve_slice_equal(varve_table_text(part->tables, part->record->set),
                           varve_slice_of(varve_era_text(era)));
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

/* Replaces *part, the first part of a dialect, by the first one that has the record. */
static bool find_record(const varve_dialect_definition **part, varve_record_kind kind,
                        varve_slice name, uint32_t *index) {
  for (; *part != NULL; *part = (*part)->next) {
    if (varve_part_find(*part, kind, name, index))
      return true;
    if (varve_part_removes(*part, kind, name))
      return false;
  }
  return false;
}

const void *varve_registry_find_operation(const varve_registry *registry, varve_slice name) {
  varve_found_dialect found;
  uint32_t index = 0;
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  varve_slice dialect = varve_slice_make(name.data, dot == NULL ? 0 : (size_t)(dot - name.data));
  bool is_found = varve_registry_find_dialect(registry, dialect, &found);
  while (is_found) {
    const varve_dialect_record record = varve_dialect_record_at(&found.tables, found.index);
    const varve_dialect_definition part = {.tables = &found.tables, .record = &record};
    if (varve_part_find(&part, VARVE_RECORD_OPERATION, name, &index))
      return varve_table_place(&found.tables, VARVE_TABLE_operations, index);
    is_found = !varve_part_removes(&part, VARVE_RECORD_OPERATION, name) &&
               varve_registry_next_part(registry, dialect, &found);
  }
  return NULL;
}

varve_enum_definition varve_find_enum(const varve_dialect_definition *dialect, varve_slice name) {
  const varve_dialect_definition *part = dialect;
  bool is_base = (dialect->first->record->flags & VARVE_DIALECT_DIFFERS) != 0;
  uint32_t index = 0;
  if (is_base || !varve_part_find(part, VARVE_RECORD_ENUM, name, &index)) {
    part = dialect->first;
    if (!find_record(&part, VARVE_RECORD_ENUM, name, &index))
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

/* Types and attributes */

/* A base is a rule too. */
static varve_slice parameter_rule(const varve_definition_tables *tables, uint32_t constraint) {
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  return record.kind == VARVE_CONSTRAINT_BASE ? varve_table_text(tables, record.text)
                                              : varve_constraint_rule(tables, constraint);
}

static varve_status make_parameters(varve_context *context, varve_entity_definition *made) {
  const varve_definition_tables *tables = made->dialect->tables;
  varve_record_list list = made->record->parameters;
  varve_parameter_definition *parameters =
      varve_arena_allocate_array(&context->arena, list.count, sizeof *parameters);
  if (parameters == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.count; i++) {
    varve_value_record record = varve_value_record_at(tables, list.first + i);
    parameters[i] = (varve_parameter_definition){
        .name = varve_table_text(tables, record.name),
        .rule = parameter_rule(tables, record.constraint),
        .default_value = varve_table_text(tables, record.default_value),
        .is_optional = record.variadicity == VARVE_VARIADICITY_OPTIONAL};
  }
  made->parameters = parameters;
  made->parameter_count = list.count;
  return VARVE_STATUS_OK;
}

/* The check of the definition has already rejected invalid formats. The type or attribute is
 * then kept as text. */
static varve_status compile_format(varve_context *context, varve_entity_definition *made) {
  varve_format_fault fault;
  context->work.has_cycle = false;
  varve_status status = varve_format_compile(context, made, &made->format, &fault);
  made->is_cyclic = status == VARVE_STATUS_INVALID && context->work.has_cycle;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* The same for what else its definition says. With a fault in one part, it lacks that part. */
static varve_status compile_parts(varve_context *context, varve_entity_definition *made) {
  static varve_status (*const compilers[])(varve_context *, varve_entity_definition *,
                                           varve_format_fault *) = {
      varve_alias_compile,   varve_own_type_compile, varve_stands_for_compile,
      varve_read_as_compile, varve_derived_compile,  varve_codes_compile};
  for (size_t i = 0; i < VARVE_COUNT_OF(compilers); i++) {
    varve_format_fault fault;
    varve_status status = compilers[i](context, made, &fault);
    if (status != VARVE_STATUS_OK && status != VARVE_STATUS_INVALID)
      return status;
  }
  return VARVE_STATUS_OK;
}

/* From LLVM 23 on, printers of types and attributes put no space at the start of a body. */
static bool is_tight(const varve_dialect_definition *dialect) {
  varve_slice llvm = varve_find_text_fact(dialect->tables, dialect->record->facts, "llvm");
  return llvm.size > 2 || varve_slice_compare(llvm, VARVE_SLICE("22")) > 0;
}

static varve_status make_entity(varve_context *context, const kept *key,
                                const varve_entity_definition **definition) {
  const varve_dialect_definition *dialect;
  VARVE_TRY(find_any(context, key->dialect, &dialect));
  if (dialect == NULL)
    return VARVE_STATUS_OK;
  uint32_t index = 0;
  bool of_tight = is_tight(dialect); /* also what it has from its base */
  if (!find_record(&dialect, key->kind == KEPT_TYPE ? VARVE_RECORD_TYPE : VARVE_RECORD_ATTRIBUTE,
                   key->mnemonic, &index))
    return VARVE_STATUS_OK;
  const varve_definition_tables *tables = dialect->tables;
  varve_entity_definition *made = varve_arena_allocate(&context->arena, sizeof *made);
  varve_entity_record *record = varve_arena_allocate(&context->arena, sizeof *record);
  const struct varve_requirements **requirements =
      varve_arena_allocate(&context->arena, sizeof(const struct varve_requirements *));
  if (made == NULL || record == NULL || requirements == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *requirements = NULL;
  *record = varve_entity_record_at(tables, index);
  *made = (varve_entity_definition){.dialect = dialect,
                                    .place = varve_table_place(tables, VARVE_TABLE_entities, index),
                                    .record = record,
                                    .mnemonic = varve_table_text(tables, record->name),
                                    .is_type = key->kind == KEPT_TYPE,
                                    .is_tight = of_tight,
                                    .requirements = requirements};
  VARVE_TRY(make_parameters(context, made));
  VARVE_TRY(compile_format(context, made));
  VARVE_TRY(compile_parts(context, made));
  *definition = made;
  return VARVE_STATUS_OK;
}

static varve_status find_any_entity(varve_context *context, const kept *key,
                                    const varve_entity_definition **definition) {
  kept *place = find_kept(context, key);
  *definition = NULL;
  if (place != NULL && place->definition == being_made)
    return VARVE_STATUS_OK;
  if (place != NULL && place->definition != not_made) {
    *definition = place->definition;
    return VARVE_STATUS_OK;
  }
  if (!varve_work_enter(context, VARVE_LEVELS_OF_DEFINITION))
    return VARVE_STATUS_OK;
  varve_status status = begin_making(context, *key, &place);
  if (status == VARVE_STATUS_OK) {
    status = make_entity(context, key, definition);
    end_making(place, status, *definition);
  }
  varve_work_leave(context, VARVE_LEVELS_OF_DEFINITION);
  return status;
}

bool varve_entity_is_being_made(const varve_context *context, varve_slice dialect,
                                varve_slice mnemonic, bool is_type) {
  const kept key = {
      .kind = is_type ? KEPT_TYPE : KEPT_ATTRIBUTE, .dialect = dialect, .mnemonic = mnemonic};
  const kept *known = find_kept(context, &key);
  return known != NULL && known->definition == being_made;
}

varve_status varve_find_entity(varve_context *context, varve_slice dialect, varve_slice mnemonic,
                               bool is_type, const varve_entity_definition **definition) {
  *definition = NULL;
  if (context->registry == NULL)
    return VARVE_STATUS_OK;
  const kept key = {
      .kind = is_type ? KEPT_TYPE : KEPT_ATTRIBUTE, .dialect = dialect, .mnemonic = mnemonic};
  VARVE_TRY(find_any_entity(context, &key, definition));
  if (*definition != NULL && is_off(context, (*definition)->dialect))
    *definition = NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_find_location_trait(varve_context *context, const varve_entity *attribute,
                                       bool *is_defined, bool *is_location) {
  const varve_entity_definition *definition = NULL;
  *is_defined = *is_location = false;
  if (varve_entity_is_dialect_node(attribute))
    VARVE_TRY(varve_find_entity(context, varve_string_bytes(attribute->children[0]),
                                varve_dialect_node_mnemonic(attribute), false, &definition));
  *is_defined = definition != NULL;
  *is_location = definition != NULL && varve_has_trait(definition->dialect->tables,
                                                       definition->record->traits, "IsLocation");
  return VARVE_STATUS_OK;
}

varve_status varve_dialect_codes(varve_context *context, varve_slice dialect, bool is_type,
                                 const varve_code_table **table) {
  static const varve_code_table none = {NULL, 0};
  kept key = {.kind = is_type ? KEPT_TYPE_CODES : KEPT_ATTRIBUTE_CODES, .dialect = dialect};
  const kept *known = find_kept(context, &key);
  const varve_dialect_definition *definition;
  *table = &none;
  VARVE_TRY(find_any(context, dialect, &definition));
  if (is_off(context, definition))
    return VARVE_STATUS_OK;
  if (known != NULL) {
    *table = known->definition;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_codes_collect(context, dialect, is_type, table));
  key.definition = *table;
  return keep(context, &key);
}

static varve_status read_once(varve_context *context, kept key,
                              varve_parse_attribute_function *read, const varve_entity **made) {
  kept *place = find_kept(context, &key);
  bool is_cycle = place != NULL && place->definition == being_made;
  *made = NULL;
  if (place != NULL && !is_cycle && place->definition != not_made) {
    *made = place->definition;
    return VARVE_STATUS_OK;
  }
  context->work.has_cycle = context->work.has_cycle || is_cycle;
  if (is_cycle || !varve_work_enter(context, VARVE_LEVELS_OF_TEXT))
    return VARVE_STATUS_INVALID;
  varve_status status = begin_making(context, key, &place);
  if (status == VARVE_STATUS_OK) {
    status = read(context, key.mnemonic, made);
    end_making(place, status, *made);
  }
  varve_work_leave(context, VARVE_LEVELS_OF_TEXT);
  if (status != VARVE_STATUS_OK)
    *made = NULL;
  return status;
}

varve_status varve_definition_attribute(varve_context *context, varve_slice text,
                                        const varve_entity **attribute) {
  const kept key = {.kind = KEPT_TEXT, .mnemonic = text};
  return read_once(context, key, context->parse_attribute, attribute);
}

varve_status varve_buildable_type(varve_context *context, varve_slice rule,
                                  const varve_entity **type) {
  const kept key = {.kind = KEPT_RULE, .mnemonic = rule};
  return read_once(context, key, varve_build_type, type);
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
  return varve_era_is_before(context->era, VARVE_ERA_LLVM14) &&
         memchr(name.data, '.', name.size) == NULL;
}

static varve_status find_operation(varve_context *context, const varve_dialect_definition **part,
                                   varve_slice name, uint32_t *index, bool *is_found) {
  if (!is_builtin_without_prefix(context, name)) {
    *is_found = find_record(part, VARVE_RECORD_OPERATION, name, index);
    return VARVE_STATUS_OK;
  }
  varve_buffer full;
  varve_buffer_init(&full, &context->memory);
  varve_status status = varve_buffer_append(&full, VARVE_SLICE("builtin."));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&full, name);
  *is_found = status == VARVE_STATUS_OK &&
              find_record(part, VARVE_RECORD_OPERATION, varve_buffer_slice(&full), index);
  varve_buffer_release(&full);
  return status;
}

/* Consecutive operations often have the same dialect. */
static varve_status find_dialect_of(varve_context *context, const varve_operation_name *name,
                                    const varve_dialect_definition **dialect) {
  if (is_builtin_without_prefix(context, name->text))
    return varve_find_dialect(context, VARVE_SLICE("builtin"), dialect);
  if (context->last_dialect != name->dialect) {
    VARVE_TRY(find_any(context, varve_string_bytes(name->dialect), dialect));
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

varve_status varve_define_operation(varve_context *context, varve_operation_name *name) {
  const varve_dialect_definition *dialect;
  bool is_found = false;
  uint32_t index = 0;
  VARVE_TRY(find_dialect_of(context, name, &dialect));
  if (dialect == NULL)
    return VARVE_STATUS_OK;
  varve_context_made(context, VARVE_WORK_OF_OPERATION);
  name->is_of_pack = dialect->is_of_pack;
  const varve_dialect_definition *part = dialect;
  VARVE_TRY(find_operation(context, &part, name->text, &index, &is_found));
  if (!is_found) {
    VARVE_TRY(find_in_packs(context, dialect, name->text, &is_found));
    part = dialect;
    if (is_found)
      VARVE_TRY(find_operation(context, &part, name->text, &index, &is_found));
    name->is_of_pack = name->is_of_pack || is_found;
  }
  name->is_registered = is_found || (dialect->record->flags & VARVE_DIALECT_NAME_ONLY) != 0;
  return is_found ? varve_operation_definition_make(context, part, index, &name->definition)
                  : VARVE_STATUS_OK;
}
