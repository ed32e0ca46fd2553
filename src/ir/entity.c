/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The table of interned nodes, and the properties of their kinds from kinds.h. */
#include "base/search.h"
#include "ir/file_place.h"

const uint8_t varve_kind_classes[] = {
#define CLASS_OF(name, class_name, public_name, text) VARVE_CLASS_##class_name,
    VARVE_KIND_LIST(CLASS_OF)
#undef CLASS_OF
};

const uint8_t varve_kind_public_numbers[] = {
#define PUBLIC_TYPE(public_name) VARVE_TYPE_KIND_##public_name
#define PUBLIC_ATTRIBUTE(public_name) VARVE_ATTRIBUTE_KIND_##public_name
#define PUBLIC_LOCATION(public_name) VARVE_ATTRIBUTE_KIND_##public_name
#define PUBLIC_AFFINE(public_name) VARVE_AFFINE_KIND_##public_name
#define PUBLIC_OF(name, class_name, public_name, text) PUBLIC_##class_name(public_name),
    VARVE_KIND_LIST(PUBLIC_OF)
#undef PUBLIC_OF
#undef PUBLIC_AFFINE
#undef PUBLIC_LOCATION
#undef PUBLIC_ATTRIBUTE
#undef PUBLIC_TYPE
};

static const char *const kind_texts[] = {
#define TEXT_OF(name, class_name, public_name, text) text,
    VARVE_KIND_LIST(TEXT_OF)
#undef TEXT_OF
};

const char *varve_kind_text(varve_kind kind) { return kind_texts[kind]; }

/* Folds the two halves of a product, so that every bit of the result depends on all bits of both
 * factors. */
static inline uint64_t mix(uint64_t a, uint64_t b) {
#ifdef __SIZEOF_INT128__
  __extension__ typedef unsigned __int128 product_type;
  product_type product = (product_type)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
#else
  const uint64_t words[2] = {a, b};
  return varve_hash_bytes(0, words, sizeof(words));
#endif
}

/* Hashes a payload. Most have one or two words; longer ones are hashed as bytes. The factors depend
 * on the seed, because an attacker may choose the payload. */
static inline uint64_t hash_payload(uint64_t seed, uint64_t hash, const varve_entity_parts *parts) {
  enum { WORD = sizeof(uint64_t), SHORT = 16 };
  uint64_t words[2] = {0, 0};
  if (parts->payload_size == 0)
    return hash;
  if (parts->payload_size > SHORT)
    return varve_hash_bytes(hash, parts->payload, parts->payload_size);
  if (parts->payload_size < WORD) {
    memcpy(words, parts->payload, parts->payload_size);
  } else {
    /* Both reads may overlap; the size is hashed too. */
    memcpy(&words[0], parts->payload, WORD);
    memcpy(&words[1], (const char *)parts->payload + parts->payload_size - WORD, WORD);
  }
  /* Without the constant, a seed of 0 would give the factor 2^64 - 1, and all its products mix to
   * one value. */
  return mix(hash ^ words[0], words[1] ^ seed ^ UINT64_C(0xA0761D6478BD642F));
}

static inline uint64_t hash_parts(uint64_t seed, const varve_entity_parts *parts) {
  uint64_t head =
      ((uint64_t)parts->kind | (uint64_t)parts->flags << 8 | (uint64_t)parts->child_count << 24) ^
      (uint64_t)parts->payload_size << 40;
  uint64_t hash = mix(seed ^ head, UINT64_C(0x9E3779B97F4A7C15));
  for (uint32_t i = 0; i < parts->child_count; i++)
    hash = mix(hash ^ (uint64_t)(uintptr_t)parts->children[i], UINT64_C(0xD6E8FEB86659FD93));
  return hash_payload(seed, hash, parts);
}

static inline bool equals_parts(const varve_entity_parts *parts, const varve_entity *entity) {
  if (entity->kind != parts->kind || entity->flags != parts->flags ||
      entity->child_count != parts->child_count || entity->payload_size != parts->payload_size)
    return false;
  for (uint32_t i = 0; i < parts->child_count; i++)
    if (entity->children[i] != parts->children[i])
      return false;
  return parts->payload_size == 0 ||
         memcmp(varve_entity_payload(entity), parts->payload, parts->payload_size) == 0;
}

/* As varve_hash_table_find, inlined because every node of every file passes here. */
static inline const varve_entity *find_known(const varve_hash_table *table, uint64_t hash,
                                             const varve_entity_parts *parts) {
  if (table->count == 0)
    return NULL;
  size_t mask = table->capacity - 1;
  for (size_t i = varve_hash_table_home(table, hash);; i = (i + 1) & mask) {
    const varve_hash_slot *slot = &table->slots[i];
    if (slot->value == NULL || (slot->hash == hash && equals_parts(parts, slot->value)))
      return slot->value;
  }
}

/* A weight is stored in eight bits as a float, rounded down: two bits of fraction, and the position
 * of the highest bit. */
enum { WEIGHT_FRACTION = 2, WEIGHT_MASK = 3, MOST_BITS = 50 };

static inline uint64_t weight_value(unsigned weight) {
  uint64_t digits = 1U << WEIGHT_FRACTION | (weight & WEIGHT_MASK);
  return digits << (weight >> WEIGHT_FRACTION) >> WEIGHT_FRACTION;
}

uint64_t varve_entity_text_weight(const varve_entity *entity) {
  return weight_value(entity->weight);
}

/* Returns the position of the highest bit; value must not be 0. */
static inline unsigned highest_bit(uint64_t value) {
#ifdef __GNUC__
  return 63 - (unsigned)__builtin_clzll(value);
#else
  unsigned bits = 0;
  while (value >> bits > 1)
    bits++;
  return bits;
#endif
}

/* Encodes a weight of at least 1. */
static inline uint8_t weight_of(uint64_t value) {
  unsigned bits = highest_bit(value);
  if (bits >= MOST_BITS)
    return MOST_BITS << WEIGHT_FRACTION;
  return (uint8_t)(bits << WEIGHT_FRACTION | (value << WEIGHT_FRACTION >> bits & WEIGHT_MASK));
}

/* Computes depth and weight from the children: see varve_entity. */
static inline varve_status measure(const varve_context *context, const varve_entity_parts *parts,
                                   uint32_t *depth, uint8_t *weight) {
  const uint64_t most = UINT64_C(1) << MOST_BITS;
  uint64_t sum = 1;
  uint32_t deepest = 0;
  for (uint32_t i = 0; i < parts->child_count; i++) {
    const varve_entity *child = parts->children[i];
    if (child == NULL)
      return VARVE_STATUS_INVALID;
    deepest = child->depth > deepest ? child->depth : deepest;
    sum += weight_value(child->weight);
    sum = sum < most ? sum : most;
  }
  if (deepest >= context->limits.max_depth)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  *depth = deepest + 1;
  *weight = weight_of(sum);
  return VARVE_STATUS_OK;
}

static inline varve_entity *allocate(varve_context *context, const varve_entity_parts *parts) {
  size_t size;
  if (!varve_multiply_size(parts->child_count, sizeof(const varve_entity *), &size) ||
      !varve_add_size(size, offsetof(varve_entity, children) + 7, &size))
    return NULL;
  size &= ~(size_t)7;
  if (!varve_add_size(size, parts->payload_size, &size))
    return NULL;
  /* A node without children and payload may be shorter than the struct with its padding. */
  return varve_arena_allocate(&context->arena,
                              size < sizeof(varve_entity) ? sizeof(varve_entity) : size);
}

/* Fills in everything except weight, depth and id. */
static inline void fill(varve_entity *entity, const varve_entity_parts *parts) {
  entity->kind = (uint8_t)parts->kind;
  entity->flags = parts->flags;
  entity->child_count = parts->child_count;
  entity->payload_size = parts->payload_size;
  for (uint32_t i = 0; i < parts->child_count; i++)
    entity->children[i] = parts->children[i];
  if (parts->payload_size != 0) {
    const char *payload = varve_entity_payload(entity);
    memcpy((char *)entity + (payload - (const char *)entity), parts->payload, parts->payload_size);
  }
}

/* Locations with a file, a line and a column, which most operations have. A reader mostly makes
 * them in ascending order. They are stored in ascending runs instead of the table of all nodes. */

static uint64_t key_of_node(const varve_entity *node) {
  const varve_file_range *range = varve_entity_payload(node);
  return varve_place_key(range->start_line, range->start_column);
}

void varve_place_runs_release(varve_vector *runs) {
  for (size_t i = 0; i < runs->count; i++)
    varve_vector_release(&VARVE_VECTOR_AT(runs, varve_place_run, i).places);
  varve_vector_release(runs);
}

varve_place_run *varve_find_place_run(const varve_context *context, const varve_entity *file) {
  const varve_vector *runs = &context->place_runs;
  for (size_t i = runs->count; i-- > 0;)
    if (VARVE_VECTOR_AT(runs, varve_place_run, i).file == file)
      return &VARVE_VECTOR_AT(runs, varve_place_run, i);
  return NULL;
}

static const varve_entity *node_at(const varve_place_run *run, size_t index) {
  return VARVE_VECTOR_AT(&run->places, const varve_entity *, index);
}

/* Searches backwards first, because most hits are near the end. */
const varve_entity *varve_find_in_place_run(const varve_place_run *run, uint64_t key) {
  size_t high = run->places.count, step = 1, low = high - (high != 0);
  while (low < high && key_of_node(node_at(run, low)) > key) {
    high = low;
    step *= 2;
    low = high > step ? high - step : 0;
  }
  uint64_t found = key + 1;
  size_t at;
  VARVE_SEARCH(size_t, at, high - low,
               (found = key_of_node(node_at(run, low + at)), (found > key) - (found < key)));
  return found == key ? node_at(run, low + at) : NULL;
}

static const varve_entity *find_place(const varve_context *context, const varve_entity *file,
                                      const varve_file_range *range) {
  const varve_place_run *run = varve_find_place_run(context, file);
  return run == NULL ? NULL
                     : varve_find_in_place_run(
                           run, varve_place_key(range->start_line, range->start_column));
}

static inline bool is_file_place(const varve_entity_parts *parts) {
  return parts->kind == VARVE_KIND_FILE_LOCATION &&
         ((const varve_file_range *)parts->payload)->count == VARVE_FILE_LINE_COLUMN;
}

static inline varve_status make_entity(varve_context *context, const varve_entity_parts *parts,
                                       uint64_t hash, const varve_entity **entity) {
  uint32_t depth;
  uint8_t weight;
  VARVE_TRY(measure(context, parts, &depth, &weight));
  if (context->entity_count == UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  /* Reserves room first, because a node that is made cannot be removed. */
  VARVE_TRY(varve_hash_table_reserve(&context->entities, 1));
  varve_entity *made = allocate(context, parts);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  fill(made, parts);
  made->weight = weight;
  made->depth = depth;
  made->id = context->entity_count++;
  *entity = made;
  varve_context_made(context, sizeof *made + sizeof(const varve_entity *) * parts->child_count +
                                  parts->payload_size);
  varve_hash_table_add(&context->entities, (varve_hash_slot){hash, made});
  return VARVE_STATUS_OK;
}

varve_status varve_entity_intern(varve_context *context, const varve_entity_parts *parts,
                                 const varve_entity **entity) {
  uint64_t hash = hash_parts(context->seed, parts);
  *entity = find_known(&context->entities, hash, parts);
  if (*entity != NULL)
    return VARVE_STATUS_OK;
  bool is_place = is_file_place(parts);
  /* The location may be in a run instead of the table. */
  if (is_place && context->place_runs.count != 0)
    *entity = find_place(context, parts->children[0], parts->payload);
  if (*entity != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_entity(context, parts, hash, entity));
  context->loose_places += is_place && context->loose_places != UINT32_MAX;
  return VARVE_STATUS_OK;
}

bool varve_entity_is_of(const varve_context *context, const varve_entity *entity) {
  const varve_entity_parts parts = varve_entity_parts_of(entity, entity->children);
  if (find_known(&context->entities, hash_parts(context->seed, &parts), &parts) == entity)
    return true;
  return is_file_place(&parts) && find_place(context, parts.children[0], parts.payload) == entity;
}
