/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes affine maps, integer sets and strided layouts from their numbers. format-spec/bytecode.md,
 * "Affine maps and integer sets". */
#include "bytecode/read/read.h"

/* The numbers of an entry from next on. */
typedef struct affine_numbers {
  varve_bytecode_reader *reader;
  const uint64_t *next;
} affine_numbers;

static varve_status make_leaf(affine_numbers *numbers, uint64_t code, const varve_entity **leaf) {
  varve_context *context = numbers->reader->context;
  uint64_t value = *numbers->next++;
  if (code == VARVE_AFFINE_CODE_CONSTANT)
    return varve_affine_constant_get(context, (int64_t)value, leaf);
  if (value >= UINT32_MAX)
    return VARVE_STATUS_INVALID;
  return code == VARVE_AFFINE_CODE_DIM ? varve_affine_dim_get(context, (uint32_t)value, leaf)
                                       : varve_affine_symbol_get(context, (uint32_t)value, leaf);
}

/* Gives an operand to the innermost operator, and what that makes to the next one. */
static varve_status apply(affine_numbers *numbers, const varve_entity **value) {
  varve_vector *operators = &numbers->reader->affine_operators;
  while (operators->count != 0) {
    varve_affine_operator *top = &VARVE_VECTOR_LAST(operators, varve_affine_operator);
    if (top->lhs == NULL) {
      top->lhs = *value;
      *value = NULL;
      return VARVE_STATUS_OK;
    }
    const varve_entity *rhs = *value;
    VARVE_TRY(varve_affine_binary_get(numbers->reader->context, top->kind, top->lhs, rhs, value));
    varve_vector_truncate(operators, operators->count - 1);
  }
  return VARVE_STATUS_OK;
}

static varve_status make_expression(affine_numbers *numbers, const varve_entity **expression) {
  static const varve_kind kinds[] = {
#define VARVE_BYTECODE_AFFINE(name, code) [code] = VARVE_KIND_AFFINE_##name,
#include "bytecode/file/format.def"
  };
  *expression = NULL;
  varve_vector_truncate(&numbers->reader->affine_operators, 0);
  while (*expression == NULL) {
    uint64_t code = *numbers->next++;
    if (code > VARVE_AFFINE_CODE_CONSTANT) {
      varve_affine_operator added = {kinds[code], NULL};
      VARVE_TRY(varve_vector_push(&numbers->reader->affine_operators, &added));
      continue;
    }
    VARVE_TRY(make_leaf(numbers, code, expression));
    VARVE_TRY(apply(numbers, expression));
  }
  return VARVE_STATUS_OK;
}

static varve_status make_dim(affine_numbers *numbers, const varve_entity **dim) {
  return make_leaf(numbers, VARVE_AFFINE_CODE_DIM, dim);
}

typedef varve_status make_one(affine_numbers *numbers, const varve_entity **expression);

/* The expressions remain in the reader's scratch. */
static varve_status make_list(affine_numbers *numbers, uint64_t count, make_one *make) {
  varve_vector *scratch = &numbers->reader->scratch;
  varve_vector_truncate(scratch, 0);
  for (uint64_t i = 0; i < count; i++) {
    const varve_entity *expression;
    VARVE_TRY(make(numbers, &expression));
    VARVE_TRY(varve_vector_push(scratch, &expression));
  }
  return VARVE_STATUS_OK;
}

static varve_status build_map(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                              const varve_entity **entity) {
  affine_numbers numbers = {reader, entry->fields->numbers.data};
  uint64_t head = *numbers.next++, symbols = 0, count = head >> 2;
  if (count >= UINT32_MAX)
    return VARVE_STATUS_INVALID;
  varve_affine_space space = {(uint32_t)count, 0};
  switch (head & 3) {
  case VARVE_AFFINE_MAP_IDENTITY: /* a few bytes make it */
    VARVE_TRY(varve_reader_claim(reader, entry->cursor, count * sizeof(const varve_entity *)));
    return varve_affine_identity_map_get(reader->context, space.num_dims, entity);
  case VARVE_AFFINE_MAP_GENERAL:
    symbols = *numbers.next++;
    if (symbols >= UINT32_MAX)
      return VARVE_STATUS_INVALID;
    space.num_symbols = (uint32_t)symbols;
    count = *numbers.next++;
    VARVE_TRY(make_list(&numbers, count, make_expression));
    break;
  default:
    if ((head & 3) == VARVE_AFFINE_MAP_PROJECTION)
      count = *numbers.next++;
    VARVE_TRY(make_list(&numbers, count, make_dim));
  }
  return varve_affine_map_get(reader->context, space, reader->scratch.data, (uint32_t)count,
                              entity);
}

static varve_status build_set(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                              const varve_entity **entity) {
  affine_numbers numbers = {reader, entry->fields->numbers.data};
  uint64_t dims = *numbers.next++, symbols = *numbers.next++, count = *numbers.next++;
  if (dims >= UINT32_MAX || symbols >= UINT32_MAX)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(make_list(&numbers, count, make_expression));
  varve_vector_truncate(&reader->words, 0);
  uint8_t *equalities = varve_vector_grow(&reader->words, (size_t)count / sizeof(uint64_t) + 1);
  if (equalities == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; i < count; i++)
    equalities[i] = numbers.next[i] != 0;
  varve_affine_space space = {(uint32_t)dims, (uint32_t)symbols};
  return varve_integer_set_get(reader->context, space, reader->scratch.data, (uint32_t)count,
                               equalities, entity);
}

varve_status varve_build_affine(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                const varve_entity **entity) {
  const uint64_t *numbers = entry->fields->numbers.data;
  switch (entry->code) {
  case VARVE_BUILTIN_ATTRIBUTE_AFFINE_MAP:
    return build_map(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_INTEGER_SET:
    return build_set(reader, entry, entity);
  default: {
    varve_dims strides = {(const int64_t *)(numbers + 2), (size_t)numbers[1]};
    return varve_strided_layout_get(reader->context, (int64_t)numbers[0], strides, entity);
  }
  }
}
