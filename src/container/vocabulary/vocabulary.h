/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A vocabulary holds what files omit because reader and writer both have it: types, attributes,
 * names and shapes with fixed numbers, and a zstd dictionary. format-spec/varve.md, "Vocabularies".
 */
#ifndef VARVE_CONTAINER_VOCABULARY_H
#define VARVE_CONTAINER_VOCABULARY_H

#include "base/diagnostic.h"
#include "ir/module.h"

/* A vocabulary in encoded form. */
typedef struct varve_vocabulary {
  const uint8_t *table;   /* built-in: replaces entries; vocabulary_table.h */
  varve_slice entries;    /* packed stream of definitions, names and shapes */
  uint64_t entries_size;  /* unpacked */
  varve_slice dictionary; /* the zstd dictionary; may be empty */
  uint64_t hash;          /* hash of the vocabulary file */
  uint32_t edition; /* of the built-in vocabulary that this one is or extends; 0: it extends none */
  bool is_builtin;
} varve_vocabulary;

enum { VARVE_VOCABULARY_EDITION = 1 }; /* the latest edition of the built-in vocabulary */
/* Returns an edition of the built-in vocabulary. */
varve_status varve_vocabulary_builtin(uint64_t edition, varve_reporter *reporter,
                                      varve_vocabulary *vocabulary) VARVE_MUST_USE;

/* Returns true if the bytes begin as a vocabulary file does. */
bool varve_is_vocabulary(varve_slice bytes);
/* Parses a vocabulary file; the result points into bytes. */
varve_status varve_vocabulary_open(varve_slice bytes, varve_reporter *reporter,
                                   varve_vocabulary *vocabulary) VARVE_MUST_USE;
/* Appends a vocabulary file. */
varve_status varve_vocabulary_append(const varve_vocabulary *vocabulary,
                                     varve_buffer *out) VARVE_MUST_USE;
/* Trains a vocabulary on modules of one context. It gets no zstd dictionary if there is too little
 * data. */
typedef struct varve_training {
  varve_module *const *modules;
  size_t count;
  size_t dictionary_size; /* maximum size in bytes */
  bool no_builtin;        /* do not extend the built-in vocabulary */
} varve_training;
varve_status varve_vocabulary_train(varve_context *context, const varve_training *training,
                                    varve_buffer *out) VARVE_MUST_USE;

#endif
