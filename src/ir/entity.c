/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The interner of nodes, and what varve/kinds.h says of their kinds. */
#include "ir/file_place.h"

static const uint8_t kind_classes[] = {
#define CLASS_OF(name, class_name, text) VARVE_CLASS_##class_name,
    VARVE_KIND_LIST(CLASS_OF)
#undef CLASS_OF
};

static const char *const kind_texts[] = {
#define TEXT_OF(name, class_name, text) text,
    VARVE_KIND_LIST(TEXT_OF)
#undef TEXT_OF
};

varve_entity_class varve_kind_class(varve_kind kind) {
  return (varve_entity_class)kind_classes[kind];
}

const char *varve_kind_text(varve_kind kind) { return kind_texts[kind]; }

typedef struct hashed_head {
  uint16_t kind, flags;
  uint32_t child_count;
  uint64_t payload_size;
} hashed_head;

/* Most nodes are small: what they are made of is put together and hashed at once. */
static uint64_t hash_small_parts(uint64_t seed, hashed_head head, const varve_entity_parts *parts,
                                 char *bytes) {
  enum { CHILD = sizeof(const varve_entity *) };
  size_t size = sizeof(head);
  memcpy(bytes, &head, sizeof(head));
  for (uint32_t i = 0; i < parts->child_count; i++, size += CHILD)
    memcpy(bytes + size, &parts->children[i], CHILD);
  if (parts->payload_size != 0)
    memcpy(bytes + size, parts->payload, parts->payload_size);
  return varve_hash_bytes(seed, bytes, size + parts->payload_size);
}

static uint64_t hash_parts(uint64_t seed, const varve_entity_parts *parts) {
  enum { SMALL_CHILDREN = 8, SMALL_PAYLOAD = 48 };
  char bytes[sizeof(hashed_head) + SMALL_CHILDREN * sizeof(const varve_entity *) + SMALL_PAYLOAD];
  hashed_head head = {(uint16_t)parts->kind, parts->flags, parts->child_count, parts->payload_size};
  if (parts->child_count <= SMALL_CHILDREN && parts->payload_size <= SMALL_PAYLOAD)
    return hash_small_parts(seed, head, parts, bytes);
  uint64_t hash = varve_hash_bytes(seed, &head, sizeof head);
  if (parts->child_count != 0)
    hash =
        varve_hash_bytes(hash, parts->children, parts->child_count * sizeof(const varve_entity *));
  if (parts->payload_size != 0)
    hash = varve_hash_bytes(hash, parts->payload, parts->payload_size);
  return hash;
}

static bool equals_parts(const void *key, const void *value) {
  const varve_entity_parts *parts = key;
  const varve_entity *entity = value;
  if (entity->kind != parts->kind || entity->flags != parts->flags ||
      entity->child_count != parts->child_count || entity->payload_size != parts->payload_size)
    return false;
  for (uint32_t i = 0; i < parts->child_count; i++)
    if (entity->children[i] != parts->children[i])
      return false;
  return parts->payload_size == 0 ||
         memcmp(varve_entity_payload(entity), parts->payload, parts->payload_size) == 0;
}

static varve_status find_depth(const varve_context *context, const varve_entity_parts *parts,
                               uint32_t *depth) {
  uint32_t deepest = 0;
  for (uint32_t i = 0; i < parts->child_count; i++) {
    if (parts->children[i] == NULL)
      return VARVE_STATUS_INVALID;
    if (parts->children[i]->depth > deepest)
      deepest = parts->children[i]->depth;
  }
  if (deepest >= context->limits.max_depth)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  *depth = deepest + 1;
  return VARVE_STATUS_OK;
}

/* A weight is kept as four times its binary logarithm, rounded down: the parts of two between
 * powers of it, in 1024ths. */
enum { WEIGHT_STEPS = 4, WEIGHT_BITS = 10, MOST_WEIGHT = 252 };
static const uint16_t weight_steps[WEIGHT_STEPS] = {1024, 1217, 1448, 1722};

static uint64_t weight_value(unsigned weight) {
  unsigned bits = weight / WEIGHT_STEPS, step = weight_steps[weight % WEIGHT_STEPS];
  return bits < WEIGHT_BITS ? step >> (WEIGHT_BITS - bits) : (uint64_t)step << (bits - WEIGHT_BITS);
}

uint64_t varve_entity_text_weight(const varve_entity *entity) {
  return weight_value(entity->weight);
}

/* Of at least 1. */
static uint8_t weight_of(uint64_t value) {
  unsigned bits = 0, weight;
  while (value >> bits > 1)
    bits++;
  weight = bits * WEIGHT_STEPS;
  while (weight < MOST_WEIGHT && weight_value(weight + 1) <= value &&
         (weight + 1) / WEIGHT_STEPS == bits)
    weight++;
  return (uint8_t)(weight < MOST_WEIGHT ? weight : MOST_WEIGHT);
}

static uint8_t find_weight(const varve_entity_parts *parts) {
  uint64_t sum = 1;
  for (uint32_t i = 0; i < parts->child_count; i++) {
    uint64_t more = varve_entity_text_weight(parts->children[i]);
    sum = more > UINT64_MAX - sum ? UINT64_MAX : sum + more;
  }
  return weight_of(sum);
}

static varve_entity *allocate(varve_context *context, const varve_entity_parts *parts) {
  size_t size;
  if (!varve_multiply_size(parts->child_count, sizeof(const varve_entity *), &size) ||
      !varve_add_size(size, offsetof(varve_entity, children) + 7, &size))
    return NULL;
  size &= ~(size_t)7;
  if (!varve_add_size(size, parts->payload_size, &size))
    return NULL;
  /* A node without children and payload may end before the struct's padding does. */
  return varve_arena_allocate(&context->arena,
                              size < sizeof(varve_entity) ? sizeof(varve_entity) : size);
}

static void fill(varve_entity *entity, const varve_entity_parts *parts) {
  entity->kind = (uint8_t)parts->kind;
  entity->weight = find_weight(parts);
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

static bool is_file_place(const varve_entity_parts *parts) {
  return parts->kind == VARVE_KIND_FILE_LOCATION &&
         ((const varve_file_range *)parts->payload)->count == VARVE_FILE_LINE_COLUMN;
}

varve_status varve_entity_intern(varve_context *context, const varve_entity_parts *parts,
                                 const varve_entity **entity) {
  *entity = NULL;
  uint64_t hash = hash_parts(context->seed, parts);
  const varve_entity *known = varve_hash_table_find(&context->entities, hash, equals_parts, parts);
  if (known != NULL) {
    *entity = known;
    return VARVE_STATUS_OK;
  }
  bool is_place = is_file_place(parts);
  if (is_place && context->place_runs.count != 0)
    *entity = varve_find_place(context, parts->children[0], parts->payload);
  if (*entity != NULL)
    return VARVE_STATUS_OK;
  uint32_t depth;
  VARVE_TRY(find_depth(context, parts, &depth));
  if (context->entity_count == UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  varve_arena_mark mark = varve_arena_get_mark(&context->arena);
  varve_entity *made = allocate(context, parts);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  fill(made, parts);
  made->depth = depth;
  made->id = context->entity_count;
  varve_status status = varve_hash_table_insert(&context->entities, hash, made);
  if (status != VARVE_STATUS_OK) {
    varve_arena_reset(&context->arena, mark);
    return status;
  }
  context->entity_count++;
  context->loose_places += is_place && context->loose_places != UINT32_MAX;
  *entity = made;
  return VARVE_STATUS_OK;
}
