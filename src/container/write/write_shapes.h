/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds and writes shapes. format-spec/varve.md, "Shapes". */
#ifndef VARVE_CONTAINER_WRITE_SHAPES_H
#define VARVE_CONTAINER_WRITE_SHAPES_H

#include "container/write/write.h"

enum {
  VARVE_FIXED_VALUES = 8,      /* the most values of one key that shapes may fix */
  VARVE_GROUP_TYPED_USES = 48, /* the same in a group, whose sites are short */
  VARVE_TYPED_SHAPE_USES =
      12, /* the least number of operations for which a shape includes operand types */
  VARVE_RESULT_SOURCES = 8 /* number of operands tried as the source of a result type */
};

/* The words of a shape: these; then key and value alternating (value 0: open); then the codes of
 * result types (FIXED is followed by the type); then operand types if the shape has them. */
enum {
  VARVE_SHAPE_NAME,
  VARVE_SHAPE_FLAG_WORD,
  VARVE_SHAPE_OPERANDS,
  VARVE_SHAPE_RESULTS,
  VARVE_SHAPE_SUCCESSORS,
  VARVE_SHAPE_REGIONS,
  VARVE_SHAPE_PROPERTY_KEYS,
  VARVE_SHAPE_DICTIONARY_KEYS,
  VARVE_SHAPE_HEAD_WORDS
};

typedef struct varve_shape_key {
  const varve_entity *key; /* NULL: the properties are one attribute */
  const varve_entity *value;
} varve_shape_key;

typedef struct varve_shape_counts {
  uint32_t property_count;
  uint32_t dictionary_count;
  bool has_other; /* the properties are an attribute other than a dictionary, which comes first */
} varve_shape_counts;

static inline uint32_t varve_shape_key_count(const uint64_t *words) {
  uint32_t other = (words[VARVE_SHAPE_FLAG_WORD] & VARVE_SHAPE_OTHER_PROPERTIES) != 0;
  return (uint32_t)(other + words[VARVE_SHAPE_PROPERTY_KEYS] + words[VARVE_SHAPE_DICTIONARY_KEYS]);
}

/* Adds the shape in writer->words, which has this number in the vocabulary. */
varve_status varve_add_vocabulary_shape(varve_container_writer *writer,
                                        uint32_t number) VARVE_MUST_USE;
/* Counts the values of each key of the operations. */
varve_status varve_count_values(varve_container_writer *writer,
                                const varve_operation *op) VARVE_MUST_USE;
/* Returns true if shapes of the name fix the value of the key. All values must have been counted.
 */
bool varve_is_fixed_value(const varve_container_writer *writer, const void *name,
                          const varve_shape_key *key);
/* Fills writer->keys. */
varve_status varve_shape_keys_of(varve_container_writer *writer, const varve_operation *op,
                                 varve_shape_counts *counts) VARVE_MUST_USE;
/* Finds or creates the shape of op, with or without operand types. */
varve_status varve_find_shape(varve_container_writer *writer, const varve_operation *op,
                              bool is_typed, varve_written_shape **shape) VARVE_MUST_USE;
/* Counts the values of all operations, to decide which of them shapes fix. */
varve_status varve_count_all_values(varve_container_writer *writer) VARVE_MUST_USE;
/* Fills writer->shapes and writer->shape_of_op. Values must have been numbered. */
varve_status varve_choose_shapes(varve_container_writer *writer) VARVE_MUST_USE;
varve_status varve_pack_shape(varve_container_writer *writer,
                              const varve_written_shape *shape) VARVE_MUST_USE;

#endif
