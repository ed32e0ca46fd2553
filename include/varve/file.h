/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Files that are opened and read by parts: what is in them, and single symbols of them. */
#ifndef VARVE_FILE_H
#define VARVE_FILE_H

#include <varve/module.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A module in any form that is open for reading by parts. Lives in one context, and is used by the
 * thread that uses that. How much of the file a call touches depends on its form:
 *
 * - varve files with groups (large modules are written so: format-spec/varve.md, "Groups") are
 *   opened by their header and directory alone, and one operation of the root is read with the
 *   group that it stands in;
 * - so are varve files in the mapped layout (format-spec/varve-mapped.md) with more than a thousand
 *   operations: the tables of the module are read, and the pages that the operation needs. Through
 *   a call or without mapping they take address space for all of the module, and memory for what is
 *   read;
 * - of bytecode of version 2 and later the tables and the headers of operations are read, no bodies
 *   but those that are asked for, and no resources;
 * - all other files, also what is in a zstd frame, are read whole, once, when something is asked
 *   for.
 *
 * The answers are the same for all of them. Each part is checked when it is touched first: calls
 * fail as varve_module_load does, with CORRUPT, TRUNCATED and so on, for the part that they need.
 * What no call needs is not checked; varve_file_read_module reads and checks all. What a varve file
 * says of its symbols is compared with the module by whatever reads all of it, and before a symbol or
 * an operation is reported missing. If its operations take less than 16 KiB, that is done before
 * anything is found or listed; in larger files a list is compared with the index only.
 *
 * A file of 16 MB or more is mapped while it is open, and while modules live that were read from
 * it; the system counts it as an open file. It must not be changed meanwhile: a mapped file that
 * becomes shorter ends the program with SIGBUS when its end is touched, as with every mapping;
 * pages that change are met with CORRUPT where they have a checksum, and are never trusted beyond
 * what was checked. no_map reads such files with pread, by parts: then a shorter file is an IO
 * error. */
typedef struct varve_file varve_file;

/* Bytes that are somewhere else: behind HTTP ranges, in an object store. */
typedef struct varve_file_source {
  size_t struct_size; /* sizeof(varve_file_source) */
  uint64_t size;      /* of all, bytes; also beyond 4 GiB on hosts of 32 bits */
  /* Puts the size bytes from offset on into bytes; never asked beyond the end. Answers OK, or the
   * status that the call then fails with: IO, say. Must not call back into the context. */
  varve_status (*read_at)(void *user, uint64_t offset, void *bytes, size_t size);
  void *user; /* for it; read_at and user are needed until the file is closed and all modules that
                 were read from it are destroyed */
} varve_file_source;
#define VARVE_FILE_SOURCE_INIT                                                                     \
  { sizeof(varve_file_source), 0, NULL, NULL }

/* Opens a file. Of the options all are used as in varve_module_load_file but lazy_bodies, which
 * this implies; the sink gets errors of later calls too, and what sink and dictionary point to must
 * live until the file is closed; NULL: defaults. path "-" is standard input, which is read whole.
 * Closed with varve_file_close. On failure *file is NULL. Fails with BAD_ARGUMENT, OUT_OF_MEMORY,
 * IO, and as varve_module_load for what is read already. Since 0.1. */
VARVE_API varve_status varve_file_open(varve_context *context, const char *path,
                                       const varve_load_options *options,
                                       varve_file **file) VARVE_MUST_USE;
/* The same from memory: bytes must live as long as the file and all modules that were read from it.
 * Since 0.1. */
VARVE_API varve_status varve_file_open_bytes(varve_context *context, varve_slice bytes,
                                             const varve_load_options *options,
                                             varve_file **file) VARVE_MUST_USE;
/* The same through a call. At most 4 KiB and the directory are read when a varve file with groups
 * is opened. Since 0.1. */
VARVE_API varve_status varve_file_open_source(varve_context *context,
                                              const varve_file_source *source,
                                              const varve_load_options *options,
                                              varve_file **file) VARVE_MUST_USE;
/* Before its context is destroyed; modules that were read from it live on. NULL is fine. Since 0.1.
 */
VARVE_API void varve_file_close(varve_file *file);

/* The form of the file; of what is in a zstd frame ZSTD. Since 0.1. */
VARVE_API varve_format varve_file_get_format(const varve_file *file);

/* What sym_visibility says; PUBLIC where it says nothing known. */
typedef enum varve_visibility {
  VARVE_VISIBILITY_PUBLIC = 0,
  VARVE_VISIBILITY_PRIVATE = 1,
  VARVE_VISIBILITY_NESTED = 2
} varve_visibility;

/* A symbol, as it is listed: an operation with a string under sym_name that stands directly in the
 * root or in another symbol that may be a symbol table: whose definition says so, or that has none.
 */
typedef struct varve_file_symbol {
  size_t struct_size;
  varve_slice path;           /* "@outer::@\"odd name\"", as text spells it */
  varve_slice name;           /* of the symbol alone, its bytes */
  varve_slice operation_name; /* "func.func" */
  varve_visibility visibility;
  uint32_t depth;     /* of symbols around it */
  uint64_t operation; /* number of the operation of the root that it is, or is in: from 0, in order
                         of definition, counting those too that are no symbols */
} varve_file_symbol;
/* What symbol points to lives until the call back returns. Any status but OK ends the listing,
 * which then fails with it. */
typedef varve_status (*varve_file_symbol_function)(void *user, const varve_file_symbol *symbol);

/* Calls back for each symbol, in order of definition, what is nested behind what it is in. Bodies
 * are not decoded. Fails as varve_module_load, with LIMIT_EXCEEDED also when names repeat each
 * other to more than 100 times the bytes they are packed in, and as the call back. Since 0.1. */
VARVE_API varve_status varve_file_list(varve_file *file, varve_file_symbol_function function,
                                       void *user) VARVE_MUST_USE;

/* The operation of the root that defines a symbol of this name (its bytes, without @); count, if
 * not NULL, gets how many do: of several the first in order of definition is found. NOT_FOUND,
 * which is not told to the sink, when none does. With an index, in varve files, this takes a time
 * of O(log n) for names that are there; the first NOT_FOUND reads the module. Fails as varve_module_load. Since 0.1. */
VARVE_API varve_status varve_file_find(varve_file *file, varve_slice name, uint64_t *operation,
                                       size_t *count) VARVE_MUST_USE;

/* A module with the root's name, location and attributes and, of what is in it, only the operation
 * of the root that path leads to, whole; path is "@name", "@outer::@inner" as text has it, or a
 * bare name. Of nested symbols all of the path must be there. Of several symbols of a name the
 * first is taken. The module has the resources that it refers to, whose bytes stay in the file
 * where that is in memory or mapped and they are not packed; it is freed with varve_module_destroy.
 * Operands of the operation that are defined outside of it, which no symbol of MLIR has, come along
 * with the operations that define them. Fails with NOT_FOUND, which is not told to the sink,
 * BAD_ARGUMENT when path is none, and as varve_module_load. Since 0.1. */
VARVE_API varve_status varve_file_read_symbol(varve_file *file, varve_slice path,
                                              varve_module **module) VARVE_MUST_USE;
/* The same for an operation of the root by its number, symbol or not. NOT_FOUND when there are
 * fewer. Since 0.1. */
VARVE_API varve_status varve_file_read_operation(varve_file *file, uint64_t operation,
                                                 varve_module **module) VARVE_MUST_USE;
/* The same for several; numbers ascend, none comes twice, else BAD_ARGUMENT. With count 0: the root
 * alone. all_resources: also those that nothing in the module refers to. Since 0.1. */
typedef struct varve_file_selection {
  size_t struct_size; /* sizeof(varve_file_selection) */
  const uint64_t *operations;
  size_t count;
  bool all_resources;
} varve_file_selection;
#define VARVE_FILE_SELECTION_INIT                                                                  \
  { sizeof(varve_file_selection), NULL, 0, false }
VARVE_API varve_status varve_file_read_selection(varve_file *file,
                                                 const varve_file_selection *selection,
                                                 varve_module **module) VARVE_MUST_USE;
/* All of the file: what varve_module_load makes of it. Since 0.1. */
VARVE_API varve_status varve_file_read_module(varve_file *file,
                                              varve_module **module) VARVE_MUST_USE;

/* What varve_file_check tells of a file. */
typedef struct varve_file_findings {
  size_t struct_size; /* sizeof(varve_file_findings) */
  bool has_version;   /* text has none */
  bool has_hashes;    /* which are those of the module when OK is answered */
  uint32_t version;   /* of the form */
} varve_file_findings;
#define VARVE_FILE_FINDINGS_INIT                                                                   \
  { sizeof(varve_file_findings), false, false, 0 }
/* Checks all of a file: of varve files every checksum, once, in steps of a MiB that are not kept in
 * memory when the file is mapped; then the module, which is read whole, and its hashes where the
 * file holds them. Of checksums all wrong ones are told (up to 20), each with the section and where
 * in the file it is; else what is wrong first. findings may be NULL; *module too, else it gets the
 * module, which is freed with varve_module_destroy; NULL on failure. Fails as varve_module_load.
 * Since 0.1. */
VARVE_API varve_status varve_file_check(varve_file *file, varve_file_findings *findings,
                                        varve_module **module) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
