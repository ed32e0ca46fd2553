/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers operations and values, and finds the shapes of the mapped layout.
 * format-spec/varve-mapped.md, "Shapes". */
#include "container/mapped/mapped_write.h"
#include "container/symbols/walk.h"

/* The least number of operations for which a shape includes operand types and widths. */
enum { USES = 12 };

bool varve_mapped_lists_blocks(const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_region *region = varve_operation_region(op, i);
    if (region->first != region->last)
      return true;
  }
  return false;
}

/* Numbers the results, then the arguments of all blocks. */
static void number_values_of(varve_mapped_writer *writer, const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    varve_operation_result(op, i)->number = writer->value_count++;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    uint32_t number = 0;
    for (varve_block *block = varve_operation_region(op, i)->first; block != NULL;
         block = block->next) {
      block->number = number++;
      for (uint32_t a = 0; a < block->argument_count; a++)
        block->arguments[a]->value.number = writer->value_count++;
    }
  }
}

void varve_mapped_number_values(varve_mapped_writer *writer) {
  varve_operation *root = writer->base.module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    number_values_of(writer, op);
}

/* Returns the number of values that op defines, with the arguments of its blocks. */
static uint32_t count_values(const varve_operation *op) {
  uint32_t count = varve_operation_result_count(op);
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    for (const varve_block *block = varve_operation_region(op, i)->first; block != NULL;
         block = block->next)
      count += block->argument_count;
  return count;
}

varve_status varve_mapped_number_operations(varve_mapped_writer *writer) {
  varve_operation *root = writer->base.module->root;
  uint32_t values = 0, count = 0;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    op->number = count++;
    VARVE_TRY(varve_vector_push_u32(&writer->first_values, values));
    VARVE_TRY(varve_vector_push_u32(&writer->ends, op->number + 1));
    VARVE_TRY(varve_vector_push_u32(&writer->parents,
                                    op == root ? 0 : varve_operation_parent(op)->number));
    values += count_values(op);
  }
  uint32_t *ends = writer->ends.data;
  const uint32_t *parents = writer->parents.data;
  for (size_t i = writer->ends.count; i-- > 1;)
    if (ends[parents[i]] < ends[i])
      ends[parents[i]] = ends[i];
  return VARVE_STATUS_OK;
}

static varve_status push_word(varve_mapped_writer *writer, uint64_t word) {
  return varve_vector_push(&writer->base.words, &word);
}

static varve_status push_pointer(varve_mapped_writer *writer, const void *pointer) {
  return push_word(writer, (uint64_t)(uintptr_t)pointer);
}

/* Returns 1 if all operands were defined at most 255 values ago. */
static uint64_t has_near_operands(const varve_mapped_writer *writer, const varve_operation *op) {
  uint32_t first = VARVE_VECTOR_AT(&writer->first_values, uint32_t, op->number);
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (first - varve_operation_operand(op, i)->number > UINT8_MAX)
      return 0;
  return 1;
}

static varve_status push_blocks(varve_mapped_writer *writer, const varve_operation *op,
                                bool is_typed) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    uint32_t count = block == NULL ? 0 : block->argument_count;
    VARVE_TRY(push_word(writer, block == NULL ? 0 : 1 + (uint64_t)count));
    for (uint32_t a = 0; is_typed && a < count; a++)
      VARVE_TRY(push_pointer(writer, block->arguments[a]->value.type));
  }
  return VARVE_STATUS_OK;
}

static uint64_t flags_of(const varve_operation *op, const varve_shape_counts *counts) {
  const varve_entity *properties = varve_operation_properties(op);
  uint64_t flags = 0;
  if (properties != NULL)
    flags |= counts->has_other ? VARVE_MAPPED_OTHER_PROPERTIES : VARVE_MAPPED_HAS_PROPERTIES;
  if (counts->dictionary_count != 0)
    flags |= VARVE_MAPPED_HAS_KEYS;
  if (varve_operation_successor_count(op) != 0)
    flags |= VARVE_MAPPED_HAS_SUCCESSORS;
  if (varve_operation_region_count(op) != 0)
    flags |= VARVE_MAPPED_HAS_REGIONS;
  if (varve_mapped_lists_blocks(op))
    flags |= VARVE_MAPPED_HAS_BLOCKS;
  return flags;
}

static bool is_same_shape(const void *key, const void *value) {
  const varve_vector *words = key;
  const varve_mapped_new_shape *shape = value;
  return shape->word_count == words->count &&
         memcmp(shape->words, words->data, words->count * sizeof(uint64_t)) == 0;
}

static varve_status intern_shape(varve_mapped_writer *writer, const varve_operation *op,
                                 varve_mapped_new_shape **found) {
  const varve_vector *list = &writer->base.words;
  size_t size = list->count * sizeof(uint64_t);
  uint64_t hash = varve_hash_bytes(writer->base.context->seed, list->data, size);
  *found = varve_hash_table_find(&writer->shape_table, hash, is_same_shape, list);
  if (*found != NULL)
    return VARVE_STATUS_OK;
  varve_mapped_new_shape *shape = varve_arena_allocate(&writer->arena, sizeof(*shape));
  uint64_t *words = varve_arena_allocate(&writer->arena, size);
  if (shape == NULL || words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(words, list->data, size);
  *shape =
      (varve_mapped_new_shape){.words = words, .word_count = (uint32_t)list->count, .example = op};
  *found = shape;
  return varve_hash_table_insert(&writer->shape_table, hash, shape);
}

static varve_status find_shape(varve_mapped_writer *writer, const varve_operation *op,
                               bool is_typed, varve_mapped_new_shape **shape) {
  /* Builds the key of the shape of op in words; is_typed: include the types and the width of
   * operands. */
  varve_shape_counts counts;
  varve_vector_truncate(&writer->base.words, 0);
  VARVE_TRY(varve_shape_keys_of(&writer->base, op, &counts));
  const uint64_t head[VARVE_SHAPE_HEAD_WORDS] = {
      (uint64_t)(uintptr_t)op->name,
      flags_of(op, &counts) << 2 | (is_typed ? 2 + has_near_operands(writer, op) : 0),
      op->operand_count,
      varve_operation_result_count(op),
      varve_operation_successor_count(op),
      varve_operation_region_count(op),
      counts.property_count,
      counts.dictionary_count};
  VARVE_TRY(varve_vector_append(&writer->base.words, head, VARVE_SHAPE_HEAD_WORDS));
  for (size_t i = 0; i < writer->base.keys.count; i++) {
    const varve_shape_key *key = &VARVE_VECTOR_AT(&writer->base.keys, varve_shape_key, i);
    bool is_fixed = varve_is_fixed_value(&writer->base, op->name, key);
    VARVE_TRY(push_pointer(writer, key->key));
    VARVE_TRY(push_pointer(writer, is_fixed ? key->value : NULL));
  }
  for (uint32_t i = 0; is_typed && i < varve_operation_result_count(op); i++)
    VARVE_TRY(push_pointer(writer, varve_operation_result(op, i)->type));
  VARVE_TRY(varve_mapped_lists_blocks(op) ? VARVE_STATUS_OK : push_blocks(writer, op, is_typed));
  return intern_shape(writer, op, shape);
}

static varve_status choose_shape(varve_mapped_writer *writer, const varve_operation *op) {
  varve_mapped_new_shape *shape;
  VARVE_TRY(find_shape(writer, op, true, &shape));
  if (shape->use_count < USES)
    VARVE_TRY(find_shape(writer, op, false, &shape));
  VARVE_TRY(varve_vector_push_pointer(&writer->shape_of_op, shape));
  if (shape->number == 0)
    VARVE_TRY(varve_vector_push_pointer(&writer->all_shapes, shape));
  shape->number++; /* a use count until the shapes are sorted */
  return VARVE_STATUS_OK;
}

/* Shapes with most operations come first. */
static varve_status number_shapes(varve_mapped_writer *writer) {
  size_t count = writer->all_shapes.count;
  varve_vector_truncate(&writer->base.order, 0);
  for (size_t i = 0; i < count; i++) {
    uint32_t uses = VARVE_VECTOR_AT(&writer->all_shapes, varve_mapped_new_shape *, i)->number;
    varve_sort_entry entry = {UINT32_MAX - uses, i};
    VARVE_TRY(varve_vector_push(&writer->base.order, &entry));
  }
  if (varve_vector_grow(&writer->base.order, count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_sort_entry *entries = writer->base.order.data;
  varve_sort(entries, entries + count, count);
  for (size_t i = 0; i < count; i++) {
    varve_mapped_new_shape *shape =
        VARVE_VECTOR_AT(&writer->all_shapes, varve_mapped_new_shape *, (size_t)entries[i].value);
    shape->number = (uint32_t)i;
    VARVE_TRY(varve_vector_push_pointer(&writer->shapes, shape));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_find_shapes(varve_mapped_writer *writer) {
  varve_operation *root = writer->base.module->root;
  varve_mapped_new_shape *shape;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(varve_count_values(&writer->base, op));
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    VARVE_TRY(find_shape(writer, op, true, &shape));
    shape->use_count++;
  }
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(choose_shape(writer, op));
  return number_shapes(writer);
}
