/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builds definition tables. Every text, list and constraint is stored once. */
#ifndef VARVE_DEFINITIONS_TABLES_BUILDER_H
#define VARVE_DEFINITIONS_TABLES_BUILDER_H

#include "base/hash_table.h"
#include "base/vector.h"
#include "dialect/tables/tables.h"

typedef struct varve_tables_builder {
  varve_memory *memory;
  varve_buffer strings;                   /* each text ends with a NUL */
  varve_vector tables[VARVE_TABLE_COUNT]; /* records */
  varve_hash_table texts;                 /* a pointer is an offset */
  varve_hash_table lists;                 /* a pointer is 1 + index in spans */
  varve_vector spans;                     /* lists that may be shared */
  varve_hash_table constraints;           /* a pointer is the index of a first instance */
  varve_vector constraint_notes;          /* one for each constraint */
  uint32_t scope;                         /* the scope whose instances are counted */
} varve_tables_builder;

varve_status varve_tables_builder_init(varve_tables_builder *builder,
                                       varve_memory *memory) VARVE_MUST_USE;
void varve_tables_builder_release(varve_tables_builder *builder);
/* Adds a text without NUL; the empty text has offset 0. LIMIT_EXCEEDED if an offset does not fit;
 * this holds for the functions below too. */
varve_status varve_tables_builder_text(varve_tables_builder *builder, varve_slice text,
                                       varve_text *offset) VARVE_MUST_USE;
/* Adds a list of consecutive records of a table; equal lists are shared. */
varve_status varve_tables_builder_list(varve_tables_builder *builder, varve_table table,
                                       const void *records, size_t count,
                                       varve_record_list *list) VARVE_MUST_USE;
/* Starts a scope: an operation, type or attribute. Within it, each call for an equal constraint
 * returns a new index. So places that share a constraint differ from places with equal constraints.
 * Other scopes use the same indices again. */
void varve_tables_builder_begin_scope(varve_tables_builder *builder);
varve_status varve_tables_builder_constraint(varve_tables_builder *builder,
                                             const varve_constraint_record *record,
                                             uint32_t *index) VARVE_MUST_USE;
/* Sorts the dialects by name and makes the tables in one allocation of the given size, which the
 * caller frees. */
varve_status varve_tables_builder_finish(varve_tables_builder *builder,
                                         varve_definition_tables **tables,
                                         size_t *size) VARVE_MUST_USE;

/* Numbers names in order of insertion, to find duplicates and to resolve names. */

typedef struct varve_name_set {
  varve_vector names; /* varve_slice; their bytes must outlive the set */
  varve_hash_table table;
  uint64_t seed;
} varve_name_set;

#define VARVE_NAME_ABSENT UINT32_MAX

void varve_name_set_init(varve_name_set *set, varve_memory *memory);
void varve_name_set_release(varve_name_set *set);
void varve_name_set_clear(varve_name_set *set);
/* Gives the name the next number. If it has a number already, *earlier is that number, otherwise
 * VARVE_NAME_ABSENT. */
varve_status varve_name_set_add(varve_name_set *set, varve_slice name,
                                uint32_t *earlier) VARVE_MUST_USE;
/* Returns the number of the name, or VARVE_NAME_ABSENT. */
uint32_t varve_name_set_find(const varve_name_set *set, varve_slice name);

#endif
