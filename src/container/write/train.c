/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Trains a vocabulary from what modules share: the most frequent entries, and a zstd dictionary
 * made from the remaining streams. format-spec/varve.md, "Vocabularies". */
#include <xxhash.h>
#include <zdict.h>
#include <zstd.h>

#include "container/frame/frame.h"
#include "container/vocabulary/vocabulary.h"
#include "container/write/cover.h"
#include "container/write/write_shapes.h"
#include "container/write/writer.h"
#include "numbering/sort.h"

/* The number of modules that have an item, and the last one of them. */
typedef struct frequency {
  uint32_t count;
  uint32_t last; /* 1 + module */
} frequency;

typedef struct trainer {
  varve_context *context;
  const varve_training *training;
  varve_vocabulary base;         /* the built-in vocabulary; edition 0: none */
  varve_container_writer shapes; /* collects the shapes of all modules */
  varve_vector entities;         /* frequency, by id */
  varve_vector entity_list;      /* const varve_entity *: those found so far */
  varve_vector names;            /* frequency, by id */
  varve_vector name_list;        /* const varve_operation_name * */
  varve_vector ranked;           /* varve_sort_entry: scratch */
  uint32_t module;               /* 1 + the current module */
} trainer;

/* Among thousands of modules, an item that only two of them have is rare. */
enum { LEAST_USES = 2, MODULES_PER_USE = 4096 };
enum { MAX_ENTITIES = 8000, MAX_SHAPES = 6000, MAX_NAMES = 8000 };

/* Counts an item once for each module; is_new: no module had it before. */
static varve_status count_id(trainer *t, varve_vector *table, uint32_t id, bool *is_new) {
  *is_new = false;
  if (id >= table->count && varve_vector_grow(table, (size_t)id + 1 - table->count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  frequency *f = &VARVE_VECTOR_AT(table, frequency, id);
  *is_new = f->count == 0;
  f->count += f->last != t->module;
  f->last = t->module;
  return VARVE_STATUS_OK;
}

static varve_status count_entity(void *user, const varve_entity *entity) {
  trainer *t = user;
  bool is_new;
  VARVE_TRY(count_id(t, &t->entities, entity->id, &is_new));
  bool is_one_of_its_own = varve_is_location(entity) || entity->kind == VARVE_KIND_DISTINCT ||
                           entity->kind == VARVE_KIND_OPERATION_ATTRIBUTES;
  return is_new && !is_one_of_its_own ? varve_vector_push(&t->entity_list, &entity)
                                      : VARVE_STATUS_OK;
}

static varve_status count_parts(trainer *t, varve_entity_walk *walk, const varve_operation *op) {
  varve_shape_counts counts;
  bool is_new;
  VARVE_TRY(count_id(t, &t->names, op->name->id, &is_new));
  if (is_new)
    VARVE_TRY(varve_vector_push(&t->name_list, &op->name));
  VARVE_TRY(varve_entity_walk_from(walk, op->name->dialect, count_entity, t));
  VARVE_TRY(varve_shape_keys_of(&t->shapes, op, &counts));
  for (size_t i = 0; i < t->shapes.keys.count; i++) {
    const varve_shape_key *key = &VARVE_VECTOR_AT(&t->shapes.keys, varve_shape_key, i);
    if (key->key != NULL)
      VARVE_TRY(varve_entity_walk_from(walk, key->key, count_entity, t));
    VARVE_TRY(varve_entity_walk_from(walk, key->value, count_entity, t));
  }
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(varve_entity_walk_from(walk, varve_operation_result(op, i)->type, count_entity, t));
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(varve_entity_walk_from(walk, varve_operation_operand(op, i)->type, count_entity, t));
  return varve_count_values(&t->shapes, op);
}

static varve_status rank(trainer *t, const void *item, uint32_t uses) {
  varve_sort_entry entry = {~(uint64_t)uses, (uint64_t)(uintptr_t)item};
  return varve_vector_push(&t->ranked, &entry);
}

/* Sorts by frequency and keeps at most limit. */
static varve_status sort_ranked(trainer *t, size_t limit, size_t *kept) {
  *kept = t->ranked.count < limit ? t->ranked.count : limit;
  size_t all = t->ranked.count;
  if (all == 0)
    return VARVE_STATUS_OK;
  if (varve_vector_grow(&t->ranked, all) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_sort_entry *entries = t->ranked.data;
  varve_sort(entries, entries + all, all);
  return VARVE_STATUS_OK;
}

static const void *ranked_at(const trainer *t, size_t index) {
  return (const void *)(uintptr_t)VARVE_VECTOR_AT(&t->ranked, varve_sort_entry, index).value;
}

static varve_status write_entities(trainer *t, varve_container_writer *writer) {
  size_t kept, missing = 0;
  varve_vector_truncate(&t->ranked, 0);
  for (size_t i = 0; i < t->entity_list.count; i++) {
    const varve_entity *entity = VARVE_VECTOR_AT(&t->entity_list, const varve_entity *, i);
    uint32_t uses = VARVE_VECTOR_AT(&t->entities, frequency, entity->id).count;
    if (uses >= LEAST_USES + t->training->count / MODULES_PER_USE)
      VARVE_TRY(rank(t, entity, uses));
  }
  VARVE_TRY(sort_ranked(t, MAX_ENTITIES, &kept));
  varve_byte_writer entries = writer->streams[0];
  varve_byte_writer_init(&writer->streams[0], &t->context->memory);
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < kept && status == VARVE_STATUS_OK; i++) {
    const varve_entity *entity = ranked_at(t, i);
    if (varve_id_table_get(&writer->numbers, entity->id) != 0)
      continue;
    missing++;
    status = varve_pack(writer, VARVE_STREAM_HEAD, varve_space_of(entity));
    uint32_t number;
    if (status == VARVE_STATUS_OK)
      status = varve_reference(writer, entity, &number);
  }
  varve_byte_writer body = writer->streams[0];
  writer->streams[0] = entries;
  if (status == VARVE_STATUS_OK)
    status = varve_pack(writer, VARVE_STREAM_HEAD, missing);
  if (status == VARVE_STATUS_OK)
    status = varve_pack_bytes(writer, VARVE_STREAM_HEAD, varve_buffer_slice(&body.bytes));
  varve_byte_writer_release(&body);
  return status;
}

static varve_status write_names(trainer *t, varve_container_writer *writer) {
  size_t kept;
  varve_vector_truncate(&t->ranked, 0);
  for (size_t i = 0; i < t->name_list.count; i++) {
    const varve_operation_name *name =
        VARVE_VECTOR_AT(&t->name_list, const varve_operation_name *, i);
    if (varve_id_table_get(&writer->names, name->id) == 0)
      VARVE_TRY(rank(t, name, VARVE_VECTOR_AT(&t->names, frequency, name->id).count));
  }
  VARVE_TRY(sort_ranked(t, MAX_NAMES, &kept));
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, kept));
  for (size_t i = 0; i < kept; i++)
    VARVE_TRY(varve_pack_name(writer, ranked_at(t, i)));
  return VARVE_STATUS_OK;
}

static varve_status write_shapes(trainer *t, varve_container_writer *writer) {
  size_t kept;
  varve_vector_truncate(&t->ranked, 0);
  for (size_t i = 0; i < t->shapes.all_shapes.count; i++) {
    const varve_written_shape *shape =
        VARVE_VECTOR_AT(&t->shapes.all_shapes, const varve_written_shape *, i);
    if (shape->vocabulary == 0 && shape->use_count >= LEAST_USES)
      VARVE_TRY(rank(t, shape, shape->use_count));
  }
  VARVE_TRY(sort_ranked(t, MAX_SHAPES, &kept));
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, kept));
  for (size_t i = 0; i < kept; i++)
    VARVE_TRY(varve_pack_shape(writer, ranked_at(t, i)));
  return VARVE_STATUS_OK;
}

/* Numbers the entries of the vocabulary that this one extends. */
static varve_status take_base(const trainer *t, varve_container_writer *writer) {
  varve_reporter reporter = {.max_errors = 1};
  if (t->base.edition == 0)
    return VARVE_STATUS_OK;
  writer->reporter = &reporter;
  varve_status status = varve_vocabulary_to_writer(&t->base, writer);
  writer->reporter = NULL;
  return status;
}

/* Concatenates the streams of all modules as samples for zstd. */
static varve_status gather_samples(trainer *t, const varve_vocabulary *vocabulary,
                                   varve_buffer *samples, varve_vector *sizes) {
  for (size_t i = 0; i < t->training->count; i++) {
    size_t start = samples->size;
    VARVE_TRY(varve_container_write_stream(t->training->modules[i], vocabulary, samples));
    size_t size = samples->size - start;
    VARVE_TRY(varve_vector_push(sizes, &size));
  }
  return VARVE_STATUS_OK;
}

/* A zstd dictionary that replaces the built-in one begins with the contents of that one, if they
 * take at most half of the room. References to the end are cheaper. */
static varve_status begin_content(const trainer *t, varve_buffer *content) {
  varve_slice base = t->base.dictionary;
  return base.size > t->training->dictionary_size / 2 ? VARVE_STATUS_OK
                                                      : varve_buffer_append(content, base);
}

static varve_status finalize(const trainer *t, varve_slice samples, const varve_vector *sizes,
                             varve_buffer *dictionary) {
  enum { HEADER = 2048 };
  varve_buffer content;
  size_t capacity = t->training->dictionary_size + HEADER;
  ZDICT_params_t parameters = {.compressionLevel = VARVE_CONTAINER_LEVEL, .dictID = 1};
  varve_buffer_init(&content, &t->context->memory);
  varve_status status = begin_content(t, &content);
  if (status == VARVE_STATUS_OK)
    status = varve_cover_choose(samples, t->training->dictionary_size, &content);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_reserve(dictionary, capacity);
  if (status == VARVE_STATUS_OK) {
    size_t size =
        ZDICT_finalizeDictionary(dictionary->data, capacity, content.data, content.size,
                                 samples.data, sizes->data, (unsigned)sizes->count, parameters);
    dictionary->size = ZDICT_isError(size) ? 0 : size; /* empty if there are too few samples */
  }
  varve_buffer_release(&content);
  return status;
}

static varve_status write_entries(trainer *t, varve_buffer *packed, uint64_t *size) {
  varve_container_writer writer;
  varve_container_frame_writer frame;
  varve_container_writer_init(&writer, t->context);
  writer.is_interleaved = true;
  varve_container_frame_writer_init(&frame, &t->context->memory, VARVE_CONTAINER_LEVEL);
  varve_status status = take_base(t, &writer);
  if (status == VARVE_STATUS_OK)
    status = write_entities(t, &writer);
  if (status == VARVE_STATUS_OK)
    status = write_names(t, &writer);
  if (status == VARVE_STATUS_OK)
    status = write_shapes(t, &writer);
  *size = writer.streams[0].bytes.size;
  if (status == VARVE_STATUS_OK)
    status =
        varve_container_frame_pack(&frame, varve_buffer_slice(&writer.streams[0].bytes), packed);
  varve_container_frame_writer_release(&frame);
  varve_container_writer_release(&writer);
  return status;
}

static varve_status make_vocabulary(trainer *t, varve_buffer *entries, varve_buffer *dictionary,
                                    varve_buffer *out) {
  varve_reporter reporter = {.max_errors = 1};
  if (!t->training->no_builtin)
    VARVE_TRY(varve_vocabulary_builtin(VARVE_VOCABULARY_EDITION, &reporter, &t->base));
  varve_vocabulary vocabulary = {.edition = t->base.edition};
  VARVE_TRY(take_base(t, &t->shapes));
  for (size_t i = 0; i < t->training->count; i++) {
    t->module = (uint32_t)i + 1;
    varve_entity_walk walk;
    varve_entity_walk_init(&walk, t->context);
    varve_status status = varve_module_materialize(t->training->modules[i]);
    varve_operation *op = t->training->modules[i]->root;
    for (; op != NULL && status == VARVE_STATUS_OK;
         op = varve_operation_next_preorder(t->training->modules[i]->root, op))
      status = count_parts(t, &walk, op);
    varve_entity_walk_release(&walk);
    VARVE_TRY(status);
  }
  t->shapes.fixes_usual = true;
  for (size_t i = 0; i < t->training->count; i++) {
    t->module = (uint32_t)i + 1;
    /* Counts two kinds of shapes: those with usual values as constants, and those of operations
     * with other values. Their number is that of the last module that had them. */
    t->shapes.module = t->training->modules[i];
    t->shapes.run.root = t->training->modules[i]->root;
    VARVE_TRY(varve_number_values(&t->shapes));
    for (varve_operation *op = t->training->modules[i]->root; op != NULL;
         op = varve_operation_next_preorder(t->training->modules[i]->root, op)) {
      varve_written_shape *shape;
      VARVE_TRY(varve_find_shape(&t->shapes, op, false, &shape));
      shape->use_count += shape->number != t->module;
      shape->number = t->module;
    }
  }
  VARVE_TRY(write_entries(t, entries, &vocabulary.entries_size));
  vocabulary.entries = varve_buffer_slice(entries);
  vocabulary.hash = XXH3_64bits(entries->data, entries->size);
  varve_buffer samples;
  varve_vector sizes;
  varve_buffer_init(&samples, &t->context->memory);
  varve_vector_init(&sizes, &t->context->memory, sizeof(size_t));
  varve_status status = gather_samples(t, &vocabulary, &samples, &sizes);
  if (status == VARVE_STATUS_OK)
    status = finalize(t, varve_buffer_slice(&samples), &sizes, dictionary);
  varve_buffer_release(&samples);
  varve_vector_release(&sizes);
  VARVE_TRY(status);
  vocabulary.dictionary = varve_buffer_slice(dictionary);
  return varve_vocabulary_append(&vocabulary, out);
}

varve_status varve_vocabulary_train(varve_context *context, const varve_training *training,
                                    varve_buffer *out) {
  trainer t = {.context = context, .training = training};
  varve_memory *memory = &context->memory;
  varve_buffer entries, dictionary;
  varve_container_writer_init(&t.shapes, context);
  t.shapes.is_interleaved = true;
  varve_vector_init(&t.entities, memory, sizeof(frequency));
  varve_vector_init(&t.entity_list, memory, sizeof(const varve_entity *));
  varve_vector_init(&t.names, memory, sizeof(frequency));
  varve_vector_init(&t.name_list, memory, sizeof(const varve_operation_name *));
  varve_vector_init(&t.ranked, memory, sizeof(varve_sort_entry));
  varve_buffer_init(&entries, memory);
  varve_buffer_init(&dictionary, memory);
  varve_status status = make_vocabulary(&t, &entries, &dictionary, out);
  varve_buffer_release(&entries);
  varve_buffer_release(&dictionary);
  varve_vector_release(&t.entities);
  varve_vector_release(&t.entity_list);
  varve_vector_release(&t.names);
  varve_vector_release(&t.name_list);
  varve_vector_release(&t.ranked);
  varve_container_writer_release(&t.shapes);
  return status;
}
