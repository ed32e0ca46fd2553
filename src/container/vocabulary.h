/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What files need not hold because reader and writer have it: types, attributes, names and shapes
 * with fixed numbers, and a dictionary of the packer. format-spec/varve.md, "Vocabularies". */
#ifndef VARVE_CONTAINER_VOCABULARY_H
#define VARVE_CONTAINER_VOCABULARY_H

#include "base/diagnostic.h"
#include "ir/module.h"

/* A vocabulary as it is stored. */
typedef struct varve_vocabulary {
  const uint8_t *table;   /* of a built-in one instead of entries; container/vocabulary_table.h */
  varve_slice entries;    /* packed: a stream of definitions, names and shapes */
  uint64_t entries_size;  /* unpacked */
  varve_slice dictionary; /* of zstd; empty: none */
  uint64_t hash;          /* of the file it is from */
  uint32_t edition;       /* of the built-in one: its own, or the one it goes on from; 0: none */
  bool is_builtin;
} varve_vocabulary;

struct varve_container_reader;
struct varve_container_writer;

enum { VARVE_VOCABULARY_EDITION = 1 }; /* the latest of the built-in one */
/* An edition of the built-in one. */
varve_status varve_vocabulary_builtin(uint64_t edition, varve_reporter *reporter,
                                      varve_vocabulary *vocabulary) VARVE_MUST_USE;

/* Fills tables with the entries. */
varve_status varve_vocabulary_to_reader(const varve_vocabulary *vocabulary,
                                        struct varve_container_reader *reader) VARVE_MUST_USE;
/* Fills reader with the tables of base (NULL: none) and the entries that stand in prelude behind
 * them; it can be the vocabulary of readers then. Empty: there are none. */
varve_status varve_prelude_to_reader(struct varve_container_reader *base, varve_slice prelude,
                                     struct varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_vocabulary_to_writer(const varve_vocabulary *vocabulary,
                                        struct varve_container_writer *writer) VARVE_MUST_USE;

/* Whether the bytes begin as the file of a vocabulary does. */
bool varve_is_vocabulary(varve_slice bytes);
/* The file of a vocabulary, taken apart; it points into bytes. */
varve_status varve_vocabulary_open(varve_slice bytes, varve_reporter *reporter,
                                   varve_vocabulary *vocabulary) VARVE_MUST_USE;
/* Appends such a file. */
varve_status varve_vocabulary_append(const varve_vocabulary *vocabulary,
                                     varve_buffer *out) VARVE_MUST_USE;
/* Makes one from what modules of one context have in common, without a dictionary of zstd where
 * they are too few to learn from. */
typedef struct varve_training {
  varve_module *const *modules;
  size_t count;
  size_t dictionary_size; /* bytes, at most */
  bool no_builtin;        /* it does not go on from the built-in one */
} varve_training;
varve_status varve_vocabulary_train(varve_context *context, const varve_training *training,
                                    varve_buffer *out) VARVE_MUST_USE;

#endif
