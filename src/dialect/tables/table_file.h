/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A pack: the definitions of one project as a file of tables. format-spec/definition-tables.md
 * specifies it. The file is input like any other, so its tables are used only after
 * varve_table_file_check. */
#ifndef VARVE_DIALECT_TABLE_FILE_H
#define VARVE_DIALECT_TABLE_FILE_H

#include "base/diagnostic.h"
#include "dialect/tables/tables.h"

#define VARVE_TABLE_FILE_MAGIC "VARVEDEF"

enum {
  VARVE_TABLE_FILE_VERSION = 3,
  VARVE_TABLE_FILE_HASHED = 24 /* the checksum is of all bytes from this offset on */
};

/* What a pack says about itself: name, key in the file that describes it (`varve.<name>`). */
#define VARVE_PACK_FACT_LIST(X)                                                                    \
  X(project, "project")                                                                            \
  X(version, "version")                                                                            \
  X(llvm, "llvm")                                                                                  \
  X(era, "era")                                                                                    \
  X(source, "source")                                                                              \
  X(commit, "commit")                                                                              \
  X(license, "license")                                                                            \
  X(builds_on, "builds_on")                                                                        \
  X(targets, "targets")
typedef enum varve_pack_fact {
#define VARVE_PACK_FACT(name, key) VARVE_PACK_FACT_##name,
  VARVE_PACK_FACT_LIST(VARVE_PACK_FACT)
#undef VARVE_PACK_FACT
      VARVE_PACK_FACT_COUNT
} varve_pack_fact;

/* A file in memory. Do not move it: tables points to layouts. */
typedef struct varve_table_file {
  varve_slice bytes;
  varve_slice facts[VARVE_PACK_FACT_COUNT]; /* a NUL follows each */
  varve_definition_tables tables;
  uint32_t counts[VARVE_LAYOUT_COUNT]; /* of records */
  uint32_t strings_size;
  uint32_t rows_size;
  varve_row_layout layouts[VARVE_LAYOUT_COUNT];
} varve_table_file;

bool varve_is_table_file(varve_slice bytes);
/* Reads the head, and checks it and the table of dialects, so that their names can be read. The
 * bytes must outlive the file. Fails with NOT_RECOGNIZED, TRUNCATED, UNSUPPORTED or CORRUPT after
 * one error. */
varve_status varve_table_file_open(varve_table_file *file, varve_slice bytes,
                                   varve_reporter *reporter) VARVE_MUST_USE;
/* Checks the checksum, and that every member of every record is within its bounds. Fails with
 * CORRUPT after one error. */
varve_status varve_table_file_check(const varve_table_file *file,
                                    varve_reporter *reporter) VARVE_MUST_USE;

#endif
