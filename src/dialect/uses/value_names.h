/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How an operation names its results, its block arguments and its entry blocks in custom text:
 * format-spec/dialect-definitions.md 3.4. */
#ifndef VARVE_DIALECT_VALUE_NAMES_H
#define VARVE_DIALECT_VALUE_NAMES_H

#include "dialect/entity_format/format.h"
#include "ir/operation.h"

/* Receives the name of a result or argument, by its index, in any order. An empty name means
 * that the value gets a number. */
typedef struct varve_name_taker {
  varve_status (*take)(void *user, uint32_t index, varve_slice name);
  void *user;
  varve_context *context;
  varve_buffer *text; /* scratch */
  varve_arena *arena; /* scratch */
  uint32_t depth;     /* of names that are parts of names */
  bool takes_empty;   /* also takes the empty text that a pattern gives: the value has a number */
} varve_name_taker;

/* Gives the names from the definition to take. Values without a name are skipped. */
varve_status varve_name_results(const varve_operation *op,
                                const varve_name_taker *taker) VARVE_MUST_USE;
/* Names arguments of the entry block. The region must not be empty. */
varve_status varve_name_arguments(const varve_region *region,
                                  const varve_name_taker *taker) VARVE_MUST_USE;
/* Names arguments of another block, if one terminator with a definition leads to it. */
varve_status varve_name_successor(const varve_block *block,
                                  const varve_name_taker *taker) VARVE_MUST_USE;
/* Finds the name of values of the type that have no other name. It is empty if the type has no such
 * fact. */
varve_status varve_type_value_name(varve_context *context, const varve_entity *type,
                                   varve_slice *name) VARVE_MUST_USE;
/* Returns the name of the first blocks of the operation's regions; empty: no name. */
varve_slice varve_entry_block_name(const varve_operation *op);

/* Compiles the facts about names of a definition; NULL: the definition has no such facts. The
 * check of the definition has already rejected invalid facts; here they name nothing. */
varve_status varve_value_names_make(varve_context *context,
                                    const varve_operation_definition *definition,
                                    const struct varve_value_names **names) VARVE_MUST_USE;

/* What the facts about names refer to. values: the array that the record's lists refer to. */
typedef struct varve_names_source {
  varve_context *context; /* compiled patterns are in its arena */
  const varve_definition_tables *tables;
  const varve_value_record *values;
  const varve_operation_record *record;
} varve_names_source;

/* Returns INVALID and sets *fault if facts about names are invalid. */
varve_status varve_value_names_check(const varve_names_source *source,
                                     varve_format_fault *fault) VARVE_MUST_USE;

/* A rule that names values. */
typedef varve_status varve_name_rule(const varve_operation *op, const varve_name_taker *taker);
typedef struct varve_named_rule {
  const char *name;   /* NULL after the last row */
  bool is_of_results; /* false: of block arguments */
  varve_name_rule *rule;
} varve_named_rule;

#endif
