/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definition tables being put together: every text, list and constraint is kept once. */
#ifndef VARVE_DEFINITIONS_TABLES_BUILDER_H
#define VARVE_DEFINITIONS_TABLES_BUILDER_H

#include "base/hash_table.h"
#include "base/vector.h"
#include "dialect/tables.h"

typedef struct varve_tables_builder {
  varve_memory *memory;
  varve_buffer strings;                   /* texts, each with its NUL */
  varve_vector tables[VARVE_TABLE_COUNT]; /* records */
  varve_hash_table texts;                 /* offset as pointer */
  varve_hash_table lists;                 /* 1 + index in spans as pointer */
  varve_vector spans;                     /* lists that may be shared */
  varve_hash_table constraints;           /* index of a first instance as pointer */
  varve_vector constraint_notes;          /* one a constraint */
  uint32_t scope;                         /* whose instances are being counted */
} varve_tables_builder;

varve_status varve_tables_builder_init(varve_tables_builder *builder,
                                       varve_memory *memory) VARVE_MUST_USE;
void varve_tables_builder_release(varve_tables_builder *builder);
/* text holds no NUL; the empty one is 0. LIMIT_EXCEEDED when offsets do not suffice; so for the
 * others. */
varve_status varve_tables_builder_text(varve_tables_builder *builder, varve_slice text,
                                       varve_text *offset) VARVE_MUST_USE;
/* A list of records that stand behind each other in a table, shared with an equal one. */
varve_status varve_tables_builder_list(varve_tables_builder *builder, varve_table table,
                                       const void *records, size_t count,
                                       varve_record_list *list) VARVE_MUST_USE;
/* Constraints of one scope (an operation, type or attribute): every call for the same record gives
 * another index when it is shared, so that places that share a constraint are told from places with
 * equal ones. Other scopes use the same indices again. */
void varve_tables_builder_begin_scope(varve_tables_builder *builder);
varve_status varve_tables_builder_constraint(varve_tables_builder *builder,
                                             const varve_constraint_record *record,
                                             uint32_t *index) VARVE_MUST_USE;
/* Sorts the dialects by name and makes tables of all in one allocation of the given size, which the
 * caller frees. */
varve_status varve_tables_builder_finish(varve_tables_builder *builder,
                                         varve_definition_tables **tables,
                                         size_t *size) VARVE_MUST_USE;

#endif
