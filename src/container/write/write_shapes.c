/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the shapes of a module's operations. format-spec/varve.md, "Shapes". */
#include "container/write/write_shapes.h"

/* The values that operations of one name have under one key. */
typedef struct value_set {
  const void *name;
  const void *key;
  uint32_t use_count;
  uint32_t count;
  const void *values[VARVE_FIXED_VALUES];
  uint32_t uses[VARVE_FIXED_VALUES];
  const void *fixed[VARVE_FIXED_VALUES]; /* fixed by shapes of the vocabulary */
  uint32_t fixed_count;
} value_set;

static const void *pointer_word(uint64_t word) { return (const void *)(uintptr_t)word; }

static uint64_t hash_pair(const varve_container_writer *writer, const void *name, const void *key) {
  const void *pair[2] = {name, key};
  return varve_hash_bytes(writer->context->seed, pair, sizeof(pair));
}

static bool is_same_set(const void *key, const void *value) {
  const value_set *a = key, *b = value;
  return a->name == b->name && a->key == b->key;
}

static value_set *find_set(const varve_container_writer *writer, const void *name,
                           const void *key) {
  value_set probe = {.name = name, .key = key};
  return varve_hash_table_find(&writer->value_sets, hash_pair(writer, name, key), is_same_set,
                               &probe);
}

static varve_status make_set(varve_container_writer *writer, const void *name, const void *key,
                             value_set **set) {
  *set = varve_arena_allocate(&writer->arena, sizeof(**set));
  if (*set == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(*set, 0, sizeof(**set));
  (*set)->name = name;
  (*set)->key = key;
  return varve_hash_table_insert(&writer->value_sets, hash_pair(writer, name, key), *set);
}

static varve_status count_value(varve_container_writer *writer, const void *name,
                                const varve_shape_key *key) {
  value_set *set = find_set(writer, name, key->key);
  if (set == NULL)
    VARVE_TRY(make_set(writer, name, key->key, &set));
  set->use_count++;
  for (uint32_t i = 0; i < set->count && i < VARVE_FIXED_VALUES; i++) {
    if (set->values[i] != key->value)
      continue;
    set->uses[i]++;
    return VARVE_STATUS_OK;
  }
  if (set->count < VARVE_FIXED_VALUES) {
    set->values[set->count] = key->value;
    set->uses[set->count] = 1;
  }
  if (set->count <= VARVE_FIXED_VALUES)
    set->count++;
  return VARVE_STATUS_OK;
}

static bool is_fixed_in_vocabulary(const value_set *set, const void *value) {
  for (uint32_t i = 0; set != NULL && i < set->fixed_count; i++)
    if (set->fixed[i] == value)
      return true;
  return false;
}

/* Shapes fix values if a key has few and they are frequent. They also fix values that a stream of
 * attributes cannot hold. A shape costs about as much as four values. */
bool varve_is_fixed_value(const varve_container_writer *writer, const void *name,
                          const varve_shape_key *key) {
  enum { USES_PER_VALUE = 4 };
  if (varve_space_of(key->value) != VARVE_SPACE_ATTRIBUTE)
    return true;
  const value_set *set = find_set(writer, name, key->key);
  if (writer->fixes_usual) {
    /* A fixed value is one that many operations have under the key. */
    enum { SHARE = 4, LEAST_USES = 4 };
    for (uint32_t i = 0; i < set->count && i < VARVE_FIXED_VALUES; i++)
      if (set->values[i] == key->value)
        return set->uses[i] >= LEAST_USES && set->uses[i] >= set->use_count / SHARE;
    return false;
  }
  if (writer->is_interleaved)
    return writer->tries_vocabulary && is_fixed_in_vocabulary(set, key->value);
  if (set->count == 1)
    return set->use_count > 1;
  return set->count <= VARVE_FIXED_VALUES && set->use_count >= USES_PER_VALUE * set->count;
}

varve_status varve_shape_keys_of(varve_container_writer *writer, const varve_operation *op,
                                 varve_shape_counts *counts) {
  const varve_entity *properties = varve_operation_properties(op);
  const varve_entity *dictionary = varve_operation_dictionary(op);
  varve_vector_truncate(&writer->keys, 0);
  *counts = (varve_shape_counts){0, 0, false};
  if (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY) {
    varve_shape_key key = {NULL, properties};
    counts->has_other = true;
    VARVE_TRY(varve_vector_push(&writer->keys, &key));
    properties = NULL;
  }
  if (properties != NULL)
    counts->property_count = varve_dictionary_size(properties);
  if (dictionary != NULL)
    counts->dictionary_count = varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < counts->property_count; i++) {
    varve_shape_key key = {varve_dictionary_name(properties, i),
                           varve_dictionary_value(properties, i)};
    VARVE_TRY(varve_vector_push(&writer->keys, &key));
  }
  for (uint32_t i = 0; i < counts->dictionary_count; i++) {
    varve_shape_key key = {varve_dictionary_name(dictionary, i),
                           varve_dictionary_value(dictionary, i)};
    VARVE_TRY(varve_vector_push(&writer->keys, &key));
  }
  return VARVE_STATUS_OK;
}

static varve_status push_word(varve_container_writer *writer, uint64_t word) {
  return varve_vector_push(&writer->words, &word);
}

static varve_status push_pointer(varve_container_writer *writer, const void *pointer) {
  return push_word(writer, (uint64_t)(uintptr_t)pointer);
}

/* Returns the element type of a shaped type, or NULL for other types. */
static const varve_entity *element_of(const varve_entity *type) {
  return varve_is_shaped_type(type) ? varve_type_element(type) : NULL;
}

static uint64_t relative(uint32_t index, uint32_t what) {
  return VARVE_RESULT_RELATIVE + 4 * (uint64_t)index + what;
}

/* Returns true if the reader knows the type of operand number index when it creates op, which has
 * results. */
static bool is_defined_before(const varve_operation *op, uint32_t index) {
  return varve_operation_operand(op, index)->number < varve_operation_result(op, 0)->number;
}

/* Returns the code of a result type, derived from operands, attributes and earlier results if
 * possible. */
static uint64_t result_code(const varve_container_writer *writer, const varve_operation *op,
                            uint32_t index) {
  const varve_entity *type = varve_operation_result(op, index)->type;
  if (index != 0 && varve_operation_result(op, index - 1)->type == type)
    return relative(index - 1, VARVE_RESULT_AS_RESULT);
  for (uint32_t i = 0; i < op->operand_count && i < VARVE_RESULT_SOURCES; i++)
    if (varve_operation_operand(op, i)->type == type && is_defined_before(op, i))
      return relative(i, VARVE_RESULT_AS_OPERAND);
  for (uint32_t i = 0; i < writer->keys.count; i++)
    if (varve_attribute_type(VARVE_VECTOR_AT(&writer->keys, varve_shape_key, i).value) == type)
      return relative(i, VARVE_RESULT_AS_ATTRIBUTE);
  for (uint32_t i = 0; i < op->operand_count && i < VARVE_RESULT_SOURCES; i++)
    if (element_of(varve_operation_operand(op, i)->type) == type && is_defined_before(op, i))
      return relative(i, VARVE_RESULT_AS_ELEMENT);
  return VARVE_RESULT_EXPLICIT;
}

static uint64_t flags_of(const varve_container_writer *writer, const varve_operation *op,
                         const varve_shape_counts *counts, bool is_typed) {
  const varve_entity *properties = varve_operation_properties(op);
  uint64_t flags = op->next == NULL || op == writer->run.last ? VARVE_SHAPE_IS_LAST : 0;
  if (properties != NULL)
    flags |= counts->has_other ? VARVE_SHAPE_OTHER_PROPERTIES : VARVE_SHAPE_HAS_PROPERTIES;
  if (counts->dictionary_count != 0)
    flags |= VARVE_SHAPE_HAS_KEYS;
  if (varve_operation_successor_count(op) != 0)
    flags |= VARVE_SHAPE_HAS_SUCCESSORS;
  if (varve_operation_region_count(op) != 0)
    flags |= VARVE_SHAPE_HAS_REGIONS;
  if (is_typed && op->operand_count != 0)
    flags |= VARVE_SHAPE_HAS_OPERAND_TYPES;
  return flags;
}

/* Builds the key of the shape of op in words. */
static varve_status make_words(varve_container_writer *writer, const varve_operation *op,
                               bool is_typed) {
  varve_shape_counts counts;
  varve_vector_truncate(&writer->words, 0);
  VARVE_TRY(varve_shape_keys_of(writer, op, &counts));
  uint64_t flags = flags_of(writer, op, &counts, is_typed);
  const uint64_t head[VARVE_SHAPE_HEAD_WORDS] = {(uint64_t)(uintptr_t)op->name,
                                                 flags,
                                                 op->operand_count,
                                                 varve_operation_result_count(op),
                                                 varve_operation_successor_count(op),
                                                 varve_operation_region_count(op),
                                                 counts.property_count,
                                                 counts.dictionary_count};
  VARVE_TRY(varve_vector_append(&writer->words, head, VARVE_SHAPE_HEAD_WORDS));
  for (size_t i = 0; i < writer->keys.count; i++) {
    const varve_shape_key *key = &VARVE_VECTOR_AT(&writer->keys, varve_shape_key, i);
    VARVE_TRY(push_pointer(writer, key->key));
    VARVE_TRY(
        push_pointer(writer, varve_is_fixed_value(writer, op->name, key) ? key->value : NULL));
  }
  uint32_t count = varve_operation_result_count(op);
  for (uint32_t k = 0; k < count; k++) {
    uint64_t code = result_code(writer, op, k);
    bool is_fixed_type = code == VARVE_RESULT_EXPLICIT && is_typed;
    VARVE_TRY(push_word(writer, is_fixed_type ? VARVE_RESULT_FIXED : code));
    if (is_fixed_type)
      VARVE_TRY(push_pointer(writer, varve_operation_result(op, k)->type));
  }
  if ((flags & VARVE_SHAPE_HAS_OPERAND_TYPES) == 0)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(push_pointer(writer, varve_operation_operand(op, i)->type));
  return VARVE_STATUS_OK;
}

static bool is_same_shape(const void *key, const void *value) {
  const varve_vector *words = key;
  const varve_written_shape *shape = value;
  return shape->word_count == words->count &&
         memcmp(shape->words, words->data, words->count * sizeof(uint64_t)) == 0;
}

/* In a new part no operation has the shape yet. */
static void begin_part(const varve_container_writer *writer, varve_written_shape *shape) {
  if (shape->part == writer->part)
    return;
  shape->part = writer->part;
  shape->number = UINT32_MAX;
  shape->use_count = shape->chosen_count = 0;
  shape->is_written = false;
}

/* Finds or creates the shape with the key in words. */
static varve_status intern_shape(varve_container_writer *writer, varve_written_shape **found) {
  size_t size = writer->words.count * sizeof(uint64_t);
  uint64_t hash = varve_hash_bytes(writer->context->seed, writer->words.data, size);
  *found = varve_hash_table_find(&writer->shape_table, hash, is_same_shape, &writer->words);
  if (*found != NULL) {
    begin_part(writer, *found);
    return VARVE_STATUS_OK;
  }
  varve_written_shape *shape = varve_arena_allocate(&writer->arena, sizeof(*shape));
  uint64_t *words = varve_arena_allocate(&writer->arena, size);
  if (shape == NULL || words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(words, writer->words.data, size);
  *shape = (varve_written_shape){.words = words,
                                 .word_count = (uint32_t)writer->words.count,
                                 .number = UINT32_MAX,
                                 .part = writer->part};
  *found = shape;
  VARVE_TRY(varve_vector_push(&writer->all_shapes, &shape));
  return varve_hash_table_insert(&writer->shape_table, hash, shape);
}

varve_status varve_find_shape(varve_container_writer *writer, const varve_operation *op,
                              bool is_typed, varve_written_shape **shape) {
  VARVE_TRY(make_words(writer, op, is_typed));
  return intern_shape(writer, shape);
}

static varve_status fix_value(varve_container_writer *writer, const void *name, const void *key,
                              const void *value) {
  value_set *set = find_set(writer, name, key);
  if (set == NULL)
    VARVE_TRY(make_set(writer, name, key, &set));
  if (!is_fixed_in_vocabulary(set, value) && set->fixed_count < VARVE_FIXED_VALUES)
    set->fixed[set->fixed_count++] = value;
  return VARVE_STATUS_OK;
}

varve_status varve_add_vocabulary_shape(varve_container_writer *writer, uint32_t number) {
  varve_written_shape *shape;
  VARVE_TRY(intern_shape(writer, &shape));
  if (shape->vocabulary != 0)
    return VARVE_STATUS_OK;
  shape->vocabulary = shape->written = number;
  const uint64_t *word = shape->words + VARVE_SHAPE_HEAD_WORDS;
  for (uint32_t i = 0; i < varve_shape_key_count(shape->words); i++, word += 2)
    if (word[1] != 0)
      VARVE_TRY(fix_value(writer, pointer_word(shape->words[VARVE_SHAPE_NAME]),
                          pointer_word(word[0]), pointer_word(word[1])));
  return VARVE_STATUS_OK;
}

varve_status varve_count_values(varve_container_writer *writer, const varve_operation *op) {
  varve_shape_counts counts;
  VARVE_TRY(varve_shape_keys_of(writer, op, &counts));
  for (size_t i = 0; i < writer->keys.count; i++)
    VARVE_TRY(count_value(writer, op->name, &VARVE_VECTOR_AT(&writer->keys, varve_shape_key, i)));
  return VARVE_STATUS_OK;
}

/* Prefers a shape of the vocabulary. A new shape includes operand types if enough operations have
 * the same ones. */
static varve_status choose_shape(varve_container_writer *writer, const varve_operation *op) {
  varve_written_shape *shape;
  if (writer->is_interleaved) {
    writer->tries_vocabulary = true;
    varve_status status = varve_find_shape(writer, op, false, &shape);
    writer->tries_vocabulary = false;
    VARVE_TRY(status);
    if (shape->vocabulary == 0)
      VARVE_TRY(varve_find_shape(writer, op, false, &shape));
  } else {
    VARVE_TRY(varve_find_shape(writer, op, true, &shape));
    uint32_t least = writer->part == 0 ? VARVE_TYPED_SHAPE_USES : VARVE_GROUP_TYPED_USES;
    if (shape->use_count < least)
      VARVE_TRY(varve_find_shape(writer, op, false, &shape));
  }
  if (shape->number == UINT32_MAX) {
    shape->number = (uint32_t)writer->shapes.count;
    VARVE_TRY(varve_vector_push(&writer->shapes, &shape));
  }
  shape->chosen_count++;
  return varve_vector_push(&writer->shape_of_op, &shape);
}

varve_status varve_count_all_values(varve_container_writer *writer) {
  varve_run run = writer->run;
  for (varve_operation *op = run.root; op != NULL; op = varve_run_next(run, op)) {
    VARVE_TRY(varve_context_step(writer->context));
    VARVE_TRY(varve_count_values(writer, op));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_choose_shapes(varve_container_writer *writer) {
  varve_run run = writer->run;
  varve_written_shape *shape;
  for (varve_operation *op = run.root; op != NULL && !writer->is_interleaved;
       op = varve_run_next(run, op)) {
    VARVE_TRY(varve_find_shape(writer, op, true, &shape));
    shape->use_count++;
  }
  for (varve_operation *op = run.root; op != NULL; op = varve_run_next(run, op)) {
    VARVE_TRY(varve_context_step(writer->context));
    VARVE_TRY(choose_shape(writer, op));
  }
  return VARVE_STATUS_OK;
}

/* Writes a key and, if the shape fixes it, its value. */
static varve_status put_key(varve_container_writer *writer, const uint64_t *words) {
  const varve_entity *key = pointer_word(words[0]), *value = pointer_word(words[1]);
  if (key != NULL)
    VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_SHAPE, key));
  if (value == NULL)
    return varve_pack(writer, VARVE_STREAM_SHAPE, 0);
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE, 1 + (uint64_t)varve_space_of(value)));
  return varve_pack_reference(writer, VARVE_STREAM_SHAPE, value);
}

static varve_status put_counts(varve_container_writer *writer, const uint64_t *head) {
  static const struct {
    uint32_t word;
    uint32_t flag;
  } fields[] = {{VARVE_SHAPE_OPERANDS, 0},
                {VARVE_SHAPE_RESULTS, 0},
                {VARVE_SHAPE_SUCCESSORS, VARVE_SHAPE_HAS_SUCCESSORS},
                {VARVE_SHAPE_REGIONS, VARVE_SHAPE_HAS_REGIONS},
                {VARVE_SHAPE_PROPERTY_KEYS, VARVE_SHAPE_HAS_PROPERTIES},
                {VARVE_SHAPE_DICTIONARY_KEYS, VARVE_SHAPE_HAS_KEYS}};
  for (unsigned i = 0; i < VARVE_COUNT_OF(fields); i++)
    if (fields[i].flag == 0 || (head[VARVE_SHAPE_FLAG_WORD] & fields[i].flag) != 0)
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE, head[fields[i].word]));
  return VARVE_STATUS_OK;
}

varve_status varve_pack_shape(varve_container_writer *writer, const varve_written_shape *shape) {
  const uint64_t *word = shape->words;
  uint64_t flags = word[VARVE_SHAPE_FLAG_WORD];
  VARVE_TRY(varve_pack_name(writer, pointer_word(word[VARVE_SHAPE_NAME])));
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE, flags));
  VARVE_TRY(put_counts(writer, word));
  uint32_t keys = varve_shape_key_count(word);
  word += VARVE_SHAPE_HEAD_WORDS;
  for (uint32_t i = 0; i < keys; i++, word += 2)
    VARVE_TRY(put_key(writer, word));
  for (uint64_t i = 0; i < shape->words[VARVE_SHAPE_RESULTS]; i++) {
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE, *word));
    if (*word++ == VARVE_RESULT_FIXED)
      VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_SHAPE, pointer_word(*word++)));
  }
  if ((flags & VARVE_SHAPE_HAS_OPERAND_TYPES) == 0)
    return VARVE_STATUS_OK;
  for (uint64_t i = 0; i < shape->words[VARVE_SHAPE_OPERANDS]; i++)
    VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_SHAPE, pointer_word(*word++)));
  return VARVE_STATUS_OK;
}
