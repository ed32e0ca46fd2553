/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The cache of a context: the dialects, types and attributes that it asked for, including those
 * that do not exist, and attributes and rules parsed from definitions. */
#ifndef VARVE_DIALECT_DEFINITION_CACHE_H
#define VARVE_DIALECT_DEFINITION_CACHE_H

#include "dialect/definition.h"
#include "dialect/tables/part_records.h"

typedef enum varve_cached_kind {
  VARVE_CACHED_DIALECT,
  VARVE_CACHED_TYPE,
  VARVE_CACHED_ATTRIBUTE,
  VARVE_CACHED_TEXT,
  VARVE_CACHED_RULE,
  VARVE_CACHED_TYPE_CODES,
  VARVE_CACHED_ATTRIBUTE_CODES
} varve_cached_kind;

typedef enum varve_cached_state {
  VARVE_CACHE_COMPLETE,
  VARVE_CACHE_PENDING, /* a definition that is needed to complete itself has no definition yet */
  VARVE_CACHE_FAILED   /* is tried again */
} varve_cached_state;

typedef struct varve_cached {
  varve_cached_kind kind;
  varve_cached_state state;
  varve_slice dialect;
  varve_slice mnemonic;
  const void *definition; /* NULL: not found */
} varve_cached;

varve_cached *varve_cache_find(const varve_context *context, const varve_cached *key);
/* Adds an entry. *entry may be NULL. */
varve_status varve_cache_add(varve_context *context, const varve_cached *key,
                             varve_cached **entry) VARVE_MUST_USE;
/* Marks an entry as pending. *entry: the entry of the key, or NULL for a new one. */
varve_status varve_cache_begin(varve_context *context, const varve_cached *key,
                               varve_cached **entry) VARVE_MUST_USE;
static inline void varve_cache_end(varve_cached *entry, varve_status status,
                                   const void *definition) {
  entry->definition = definition;
  entry->state = status == VARVE_STATUS_OK ? VARVE_CACHE_COMPLETE : VARVE_CACHE_FAILED;
}

/* Parses the text of the key once for each context. Returns INVALID if the text needs itself. */
varve_status varve_read_once(varve_context *context, const varve_cached *key,
                             varve_parse_attribute_function *read,
                             const varve_entity **result) VARVE_MUST_USE;

/* As varve_find_dialect, also while packs are off. */
varve_status varve_find_any_dialect(varve_context *context, varve_slice name,
                                    const varve_dialect_definition **definition) VARVE_MUST_USE;
/* Returns whether packs are off and the dialect is from a pack. */
static inline bool varve_dialect_is_off(const varve_context *context,
                                        const varve_dialect_definition *definition) {
  return context->packs.is_off && definition != NULL && definition->is_of_pack;
}
/* Replaces *part, the first part of a dialect, by the first one that has the record. */
bool varve_find_record(const varve_dialect_definition **part, varve_record_kind kind,
                       varve_slice name, uint32_t *index);

/* The record of an operation. part: NULL if there is no definition. */
typedef struct varve_found_operation {
  const varve_dialect_definition *part;
  uint32_t index;
} varve_found_operation;
/* Finds the record of an operation name, also in packs, and sets name->is_registered and
 * name->is_of_pack. */
varve_status varve_find_operation_record(varve_context *context, varve_operation_name *name,
                                         varve_found_operation *found) VARVE_MUST_USE;

#endif
