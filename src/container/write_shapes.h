/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shapes being found and written. format-spec/varve.md, "Shapes". */
#ifndef VARVE_CONTAINER_WRITE_SHAPES_H
#define VARVE_CONTAINER_WRITE_SHAPES_H

#include "container/write.h"

enum {
  VARVE_FIXED_VALUES = 8,      /* the most values of a key that stand in shapes */
  VARVE_GROUP_TYPED_USES = 48, /* the same in a group, whose sites are short anyway */
  VARVE_TYPED_SHAPE_USES = 12, /* operations that make types of operands part of a shape */
  VARVE_TOLD_BY = 8            /* operands that are tried for the type of a result */
};

/* The words of a shape: these, then key and value (0: open) in turn, how the results follow (FIXED
 * is followed by the type), and types of operands if it has them. */
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
  const varve_attribute *key; /* NULL: the properties are one attribute */
  const varve_attribute *value;
} varve_shape_key;

typedef struct varve_shape_counts {
  uint32_t property_count;
  uint32_t dictionary_count;
  bool has_other; /* properties that are no dictionary; they come first */
} varve_shape_counts;

static inline uint32_t varve_shape_key_count(const uint64_t *words) {
  uint32_t other = (words[VARVE_SHAPE_FLAG_WORD] & VARVE_SHAPE_OTHER_PROPERTIES) != 0;
  return (uint32_t)(other + words[VARVE_SHAPE_PROPERTY_KEYS] + words[VARVE_SHAPE_DICTIONARY_KEYS]);
}

/* A shape of the vocabulary, in writer->words, by its number there. */
varve_status varve_add_vocabulary_shape(varve_container_writer *writer,
                                        uint32_t number) VARVE_MUST_USE;
/* Notes which values operations have under which keys. */
varve_status varve_count_values(varve_container_writer *writer,
                                const varve_operation *op) VARVE_MUST_USE;
/* Whether the value of the key stands in shapes of the name; all were counted. */
bool varve_is_fixed_value(const varve_container_writer *writer, const void *name,
                          const varve_shape_key *key);
/* Into writer->keys. */
varve_status varve_shape_keys_of(varve_container_writer *writer, const varve_operation *op,
                                 varve_shape_counts *counts) VARVE_MUST_USE;
/* The shape of op, with types of operands or without. */
varve_status varve_find_shape(varve_container_writer *writer, const varve_operation *op,
                              bool is_typed, varve_written_shape **shape) VARVE_MUST_USE;
/* Looks at the operations: which values stand in shapes. */
varve_status varve_count_all_values(varve_container_writer *writer) VARVE_MUST_USE;
/* Fills writer->shapes and writer->shape_of_op. Their values were numbered. */
varve_status varve_choose_shapes(varve_container_writer *writer) VARVE_MUST_USE;
varve_status varve_pack_shape(varve_container_writer *writer,
                              const varve_written_shape *shape) VARVE_MUST_USE;

#endif
