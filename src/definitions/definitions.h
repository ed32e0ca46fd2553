/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Turns modules of irdl operations into definition tables: format-spec/dialect-definitions.md. */
#ifndef VARVE_DEFINITIONS_DEFINITIONS_H
#define VARVE_DEFINITIONS_DEFINITIONS_H

#include "base/diagnostic.h"
#include "dialect/tables/fault_list.h"
#include "dialect/tables/table_file.h"
#include "ir/module.h"

/* Makes tables of all dialects that a module defines: one allocation of the given size, for a
 * registry to own. On failure *tables is NULL, and one error was reported at the location of the
 * operation at fault, except if memory ran out. INVALID: the definition is wrong; UNSUPPORTED:
 * tables cannot express it. Types and attributes of other dialects are looked up in the module's
 * context. Overwrites the scratch numbers of the module. */
varve_status varve_definitions_read(varve_memory *memory, varve_module *module,
                                    varve_reporter *reporter, varve_definition_tables **tables,
                                    size_t *size) VARVE_MUST_USE;

/* Reads several modules that refer to each other: declare all, then read all. They may have
 * different contexts, which must live until the reader is finished. */
typedef struct varve_definition_reader varve_definition_reader;
varve_status varve_definition_reader_create(varve_memory *memory,
                                            varve_definition_reader **reader) VARVE_MUST_USE;
void varve_definition_reader_destroy(varve_definition_reader *reader);
/* From now on records faults in the list and goes on without the parts that have them. Without this
 * call, the first fault is an error. Errors that concern a whole file remain errors. */
void varve_definition_reader_record(varve_definition_reader *reader, varve_fault_list *faults);
varve_status varve_definition_reader_declare(varve_definition_reader *reader, varve_module *module,
                                             varve_reporter *reporter) VARVE_MUST_USE;
varve_status varve_definition_reader_read(varve_definition_reader *reader, varve_module *module,
                                          varve_reporter *reporter) VARVE_MUST_USE;
varve_status varve_definition_reader_finish(varve_definition_reader *reader,
                                            varve_definition_tables **tables,
                                            size_t *size) VARVE_MUST_USE;

/* Looks for faults in what is otherwise read at first use: formats, inferences, defaults and rules
 * of the dialects that the module defines. The context must have the dialects from its registry. If
 * faults is NULL, checks formats only, and the first fault is an error. */
typedef struct varve_definition_check {
  varve_context *context;
  varve_module *module;
  varve_reporter *reporter;
  varve_fault_list *faults;
  bool formats_only; /* without hooks, which a later release may have */
} varve_definition_check;
varve_status varve_definitions_check(const varve_definition_check *check) VARVE_MUST_USE;

/* The number of records in each array of such tables, and the size of their strings. */
typedef struct varve_table_sizes {
  uint32_t dialects;
  uint32_t operations;
  uint32_t entities;
  uint32_t values;
  uint32_t properties;
  uint32_t enums;
  uint32_t enum_cases;
  uint32_t constraints;
  uint32_t numbers;
  uint32_t strings;
} varve_table_sizes;
varve_table_sizes varve_definition_table_sizes(const varve_definition_tables *tables, size_t size);

/* A set that is written as C source. */
typedef struct varve_emitted_set {
  const varve_definition_tables *tables; /* from varve_definition_reader_finish() */
  size_t size;
  varve_slice name;
} varve_emitted_set;
/* Appends the arrays of the tables as C source: <name>_rows, <name>_layouts and the constant
 * <name>_dialect_count. Adds to the pool the strings that it lacks. */
varve_status varve_definitions_emit(const varve_emitted_set *set, varve_buffer *pool,
                                    varve_buffer *out) VARVE_MUST_USE;
/* Appends the pool as C source: the array `strings`, for all sets. */
varve_status varve_definitions_emit_strings(varve_slice pool, varve_buffer *out) VARVE_MUST_USE;

/* Appends the tables as a file. facts: VARVE_PACK_FACT_COUNT texts without NUL, which may be empty.
 */
varve_status varve_definitions_write(const varve_definition_tables *tables, size_t size,
                                     const varve_slice *facts, varve_buffer *out) VARVE_MUST_USE;

#endif
