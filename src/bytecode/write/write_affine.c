/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes affine maps, integer sets and strided layouts, as releases since LLVM 23 do.
 * format-spec/bytecode.md, "Affine maps and integer sets". */
#include "bytecode/write/write.h"
#include "ir/attributes.h"

static uint32_t position_of(const varve_entity *leaf) {
  return *(const uint32_t *)varve_entity_payload(leaf);
}

static varve_status write_leaf(varve_byte_writer *out, const varve_entity *leaf) {
  switch (leaf->kind) {
  case VARVE_KIND_AFFINE_CONSTANT:
    VARVE_TRY(varve_write_varint(out, VARVE_AFFINE_CODE_CONSTANT));
    return varve_write_signed_varint(out, *(const int64_t *)varve_entity_payload(leaf));
  case VARVE_KIND_AFFINE_DIM:
    VARVE_TRY(varve_write_varint(out, VARVE_AFFINE_CODE_DIM));
    return varve_write_varint(out, position_of(leaf));
  default:
    VARVE_TRY(varve_write_varint(out, VARVE_AFFINE_CODE_SYMBOL));
    return varve_write_varint(out, position_of(leaf));
  }
}

/* Writes an operator before its operands. Shared parts are written at each use, so an expression
 * can be exponentially longer than it is in memory; the limit is that of printed texts. */
static varve_status write_expression(varve_bytecode_writer *writer,
                                     const varve_entity *expression) {
  static const uint8_t codes[VARVE_KIND_COUNT] = {
#define VARVE_BYTECODE_AFFINE(name, code) [VARVE_KIND_AFFINE_##name] = code,
#include "bytecode/file/format.def"
  };
  varve_vector *missing = &writer->expressions;
  varve_vector_truncate(missing, 0);
  VARVE_TRY(varve_vector_push(missing, &expression));
  while (missing->count != 0) {
    const varve_entity *next = VARVE_VECTOR_LAST(missing, const varve_entity *);
    varve_vector_truncate(missing, missing->count - 1);
    if (writer->text_left-- == 0)
      return varve_report_long_text(writer, expression);
    if (codes[next->kind] <= VARVE_AFFINE_CODE_CONSTANT) {
      VARVE_TRY(write_leaf(&writer->out, next));
      continue;
    }
    VARVE_TRY(varve_write_varint(&writer->out, codes[next->kind]));
    VARVE_TRY(varve_vector_push(missing, &next->children[1]));
    VARVE_TRY(varve_vector_push(missing, &next->children[0]));
  }
  return VARVE_STATUS_OK;
}

static varve_status write_expressions(varve_bytecode_writer *writer, const varve_entity *of) {
  VARVE_TRY(varve_write_varint(&writer->out, of->child_count));
  for (uint32_t i = 0; i < of->child_count; i++)
    VARVE_TRY(write_expression(writer, of->children[i]));
  return VARVE_STATUS_OK;
}

/* Sets whether the results are different dimensions, and no symbols are declared. */
static varve_status is_projection(varve_bytecode_writer *writer, const varve_entity *map,
                                  bool *is_so) {
  varve_affine_space space = varve_affine_attribute_space(map);
  varve_vector *seen = &writer->expressions; /* bool, for each dimension */
  *is_so = false;
  if (space.num_symbols != 0 || map->child_count > space.num_dims)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < map->child_count; i++)
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      return VARVE_STATUS_OK;
  varve_vector_truncate(seen, 0);
  uint8_t *is_used = varve_vector_grow(seen, space.num_dims / sizeof(void *) + 1);
  if (is_used == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(is_used, 0, space.num_dims);
  for (uint32_t i = 0; i < map->child_count; i++)
    if (is_used[position_of(map->children[i])]++ != 0)
      return VARVE_STATUS_OK;
  *is_so = true;
  return VARVE_STATUS_OK;
}

static varve_status write_head(varve_bytecode_writer *writer, uint32_t num_dims, unsigned kind) {
  VARVE_TRY(varve_write_varint(&writer->out, VARVE_BUILTIN_ATTRIBUTE_AFFINE_MAP));
  return varve_write_varint(&writer->out, (uint64_t)num_dims << 2 | kind);
}

static varve_status write_map(varve_bytecode_writer *writer, const varve_entity *map) {
  varve_affine_space space = varve_affine_attribute_space(map);
  bool has_positions;
  if (space.num_symbols == 0 && varve_affine_map_is_identity(map))
    return write_head(writer, space.num_dims, VARVE_AFFINE_MAP_IDENTITY);
  VARVE_TRY(is_projection(writer, map, &has_positions));
  if (!has_positions) {
    VARVE_TRY(write_head(writer, space.num_dims, VARVE_AFFINE_MAP_GENERAL));
    VARVE_TRY(varve_write_varint(&writer->out, space.num_symbols));
    return write_expressions(writer, map);
  }
  bool has_all = map->child_count == space.num_dims;
  VARVE_TRY(write_head(writer, space.num_dims,
                       has_all ? VARVE_AFFINE_MAP_PERMUTATION : VARVE_AFFINE_MAP_PROJECTION));
  if (!has_all)
    VARVE_TRY(varve_write_varint(&writer->out, map->child_count));
  for (uint32_t i = 0; i < map->child_count; i++)
    VARVE_TRY(varve_write_varint(&writer->out, position_of(map->children[i])));
  return VARVE_STATUS_OK;
}

static varve_status write_set(varve_bytecode_writer *writer, const varve_entity *set) {
  varve_affine_space space = varve_affine_attribute_space(set);
  const uint8_t *equalities = varve_integer_set_equalities(set);
  VARVE_TRY(varve_write_varint(&writer->out, VARVE_BUILTIN_ATTRIBUTE_INTEGER_SET));
  VARVE_TRY(varve_write_varint(&writer->out, space.num_dims));
  VARVE_TRY(varve_write_varint(&writer->out, space.num_symbols));
  VARVE_TRY(write_expressions(writer, set));
  for (uint32_t i = 0; i < set->child_count; i++)
    VARVE_TRY(varve_write_byte(&writer->out, equalities[i] != 0));
  return VARVE_STATUS_OK;
}

static varve_status write_strided_layout(varve_bytecode_writer *writer,
                                         const varve_entity *layout) {
  const int64_t *numbers = varve_entity_payload(layout); /* offset, strides */
  size_t count = layout->payload_size / sizeof *numbers;
  VARVE_TRY(varve_write_varint(&writer->out, VARVE_BUILTIN_ATTRIBUTE_STRIDED_LAYOUT));
  VARVE_TRY(varve_write_signed_varint(&writer->out, numbers[0]));
  VARVE_TRY(varve_write_varint(&writer->out, count - 1));
  for (size_t i = 1; i < count; i++)
    VARVE_TRY(varve_write_signed_varint(&writer->out, numbers[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_write_affine(varve_bytecode_writer *writer, const varve_entity *attribute) {
  switch (attribute->kind) {
  case VARVE_KIND_AFFINE_MAP:
    return write_map(writer, attribute);
  case VARVE_KIND_INTEGER_SET:
    return write_set(writer, attribute);
  default:
    return write_strided_layout(writer, attribute);
  }
}
