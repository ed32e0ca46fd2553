/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Files that are opened once and read by parts: lists of symbols, single symbols, single
 * operations. Everything here: since 0.1. */
#ifndef VARVE_FILE_H
#define VARVE_FILE_H

#include <varve/module.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An open file with a module in any format, read by parts. It belongs to one context, and only the
 * thread that uses the context may use it. How much of the file a call reads depends on its
 * format:
 *
 * - Varve files with groups (the default for large modules: format-spec/varve.md, "Groups"):
 *   opening reads the header and the directory. Reading an operation of the root reads its group.
 * - Varve files in the mapped layout (format-spec/varve-mapped.md) with more than a thousand
 *   operations: a call reads the tables of the module and the pages that it needs. If the file is
 *   not mapped, or is read through a callback, it takes address space for the whole module, but
 *   memory only for what is read.
 * - Bytecode of version 2 and later: a call reads the tables, the headers of operations and the
 *   requested bodies. It reads no other bodies and no resources.
 * - All other varve files above 64 KiB: the first call reads the module, but no large resources.
 * - All other files, and everything in a zstd frame: the first call reads the whole file.
 *
 * A resource of 64 KiB or more is large: its bytes are read when they are used. Modules have it
 * with needs_check (varve_resource_item), and varve_module_check_resource reads and checks what it
 * is asked for: in steps of 1 MiB in bytecode and for an uncompressed resource of 1 MiB or more;
 * otherwise all of it. For bytecode this holds for files that are neither mapped nor in memory;
 * they take address space for the whole file, but memory only for what is read.
 *
 * The results are the same for all of them. Each part is checked when it is first read: calls fail
 * as varve_module_load does, with CORRUPT, TRUNCATED and so on, for the parts that they need.
 * Parts that no call needs are not checked; varve_file_read_module reads and checks everything.
 * The symbol index of a varve file is compared with the module by each call that reads the whole
 * module, and before a symbol or an operation is reported missing. If the operations take less
 * than 16 KiB, this also happens before the first symbol is found or listed. In larger files a
 * list is only compared with the index.
 *
 * A file of 16 MB or more is mapped as long as it is open, and as long as modules live that were
 * read from it. The system counts it as an open file. It must not change during that time. If a
 * mapped file becomes shorter, access to its lost end raises SIGBUS, which ends the program, as
 * with every mapping. Changed pages are reported as CORRUPT if they have a checksum, and are never
 * trusted beyond what was checked. With no_map such files are read by parts with pread; a shorter
 * file is then an IO error. */
typedef struct varve_file varve_file;

/* A callback that provides the bytes of a file, for example from HTTP ranges or an object store. */
typedef struct varve_file_source {
  size_t struct_size; /* sizeof(varve_file_source) */
  uint64_t size;      /* size of the whole file in bytes; may exceed 4 GiB on 32-bit hosts */
  /* Copies size bytes, starting at offset, to bytes; never called for bytes beyond the end.
   * Returns OK, or the status with which the current call fails, such as IO. Must not call back
   * into the context. */
  varve_status (*read_at)(void *user, uint64_t offset, void *bytes, size_t size);
  void *user; /* first argument of read_at; both are used until the file is closed and all modules
                 read from it are destroyed */
  /* Bytes of the smallest request, up to 1 MiB; 0: 128 KiB. Calls keep up to 4 MiB of what they
   * read, for later calls; with max_memory, up to a sixteenth of that. 1: calls request only the
   * bytes that they need, and keep none: for sources where a request costs little. */
  uint64_t least_request;
} varve_file_source;

/* Opens a file. options may be NULL; they mean the same as in varve_module_load_file, except
 * lazy_bodies, which is always on. The sink also receives the errors of later calls, so sink and
 * dictionary must live until the file is closed. The path "-" is standard input, which is read
 * whole. The caller closes the file with varve_file_close. On failure *file is NULL. Fails with
 * BAD_ARGUMENT, OUT_OF_MEMORY, IO, and as varve_module_load for the parts that are already read.
 * Since 0.1. */
VARVE_API varve_status varve_file_open(varve_context *context, const char *path,
                                       const varve_load_options *options,
                                       varve_file **file) VARVE_MUST_USE;
/* Opens a file from memory. bytes must live as long as the file and all modules that were read
 * from it. Since 0.1. */
VARVE_API varve_status varve_file_open_bytes(varve_context *context, varve_slice bytes,
                                             const varve_load_options *options,
                                             varve_file **file) VARVE_MUST_USE;
/* Opens a file through a callback. For a varve file with groups, opening takes one request if the
 * directory has up to 128 KiB, otherwise two or three. Then the first symbol takes one request for
 * the index, if that has up to 1 MiB; one for what groups share, unless it was read with the
 * directory; and one for its group. For one symbol in five, the index names more groups than one:
 * each may take one more request. In the mapped layout, pages of a function are scattered over the
 * file, and it can take hundreds of requests, each for the pages alone. With least_request 1,
 * opening reads the directory and at most 4 KiB more. Since 0.1. */
VARVE_API varve_status varve_file_open_source(varve_context *context,
                                              const varve_file_source *source,
                                              const varve_load_options *options,
                                              varve_file **file) VARVE_MUST_USE;
/* Closes a file. It must be closed before its context is destroyed; modules that were read from it
 * stay valid. NULL is allowed. Since 0.1. */
VARVE_API void varve_file_close(varve_file *file);

/* Returns the format of the file; ZSTD if it is a zstd frame. Since 0.1. */
VARVE_API varve_format varve_file_get_format(const varve_file *file);

/* The value of sym_visibility; PUBLIC if it is absent or unknown. */
typedef enum varve_visibility {
  VARVE_VISIBILITY_PUBLIC = 0,
  VARVE_VISIBILITY_PRIVATE = 1,
  VARVE_VISIBILITY_NESTED = 2
} varve_visibility;

/* A listed symbol: an operation with a string attribute sym_name, directly in the root or directly
 * in another listed symbol. That outer symbol must be a symbol table by its definition, or have no
 * definition but one of a pack that was found by its name. */
typedef struct varve_file_symbol {
  varve_slice path;           /* "@outer::@\"odd name\"", as in text */
  varve_slice name;           /* name of the symbol alone, unescaped */
  varve_slice operation_name; /* "func.func" */
  varve_visibility visibility;
  uint32_t depth; /* number of symbols around it */
  uint64_t
      operation; /* number of the operation of the root that is or contains the symbol; counts all
                    operations of the root, not only symbols, from 0 in order of definition */
} varve_file_symbol;
/* Called for each symbol; the slices in symbol are valid only during this call. Any status except
 * OK ends the listing, which then fails with this status. */
typedef varve_status varve_file_symbol_function(void *user, const varve_file_symbol *symbol);

/* Calls function for each symbol in order of definition; nested symbols follow the symbol that
 * contains them. Bodies are not decoded. Fails as varve_module_load, and with the status of
 * function. Also fails with LIMIT_EXCEEDED if names expand to more than 100 times their compressed
 * bytes. Since 0.1. */
VARVE_API varve_status varve_file_list(varve_file *file, varve_file_symbol_function *function,
                                       void *user) VARVE_MUST_USE;

/* Finds the operation of the root that defines a symbol. name is the plain name, without @. If
 * several operations define it, *operation is the first in order of definition. *count, if count
 * is not NULL, is how many define it. Fails with NOT_FOUND, without a diagnostic, if no operation
 * defines it, and as varve_module_load. In varve files with an index, finding an existing name
 * takes O(log n); the first NOT_FOUND reads the whole module. Since 0.1. */
VARVE_API varve_status varve_file_find(varve_file *file, varve_slice name, uint64_t *operation,
                                       size_t *count) VARVE_MUST_USE;

/* Reads one symbol as a module: the root's name, location and attributes, and inside it only the
 * operation of the root that path leads to, complete. path is "@name", "@outer::@inner" as in
 * text, or a bare name. All parts of the path must exist. If several symbols have a name, the
 * first is read. The module has the resources that it refers to; the bytes of large ones are read
 * when they are used. Uncompressed resources of a file in memory or a mapped file are used in
 * place. If the operation uses values that are defined outside of it, which no symbol of MLIR does,
 * their defining operations are included. The caller frees the module with varve_module_destroy.
 * Fails with NOT_FOUND, without a diagnostic, with BAD_ARGUMENT if path is malformed, and as
 * varve_module_load. Since 0.1. */
VARVE_API varve_status varve_file_read_symbol(varve_file *file, varve_slice path,
                                              varve_module **module) VARVE_MUST_USE;
/* Reads one operation of the root by its number, as varve_file_read_symbol does; it need not be a
 * symbol. Fails with NOT_FOUND if the root has fewer operations. Since 0.1. */
VARVE_API varve_status varve_file_read_operation(varve_file *file, uint64_t operation,
                                                 varve_module **module) VARVE_MUST_USE;
/* Reads several operations of the root by number. The numbers must be strictly ascending,
 * otherwise the call fails with BAD_ARGUMENT. A count of 0 reads only the root. With all_resources
 * the module also has resources that nothing in it refers to. Since 0.1. */
typedef struct varve_file_selection {
  size_t struct_size; /* sizeof(varve_file_selection) */
  const uint64_t *operations;
  size_t count;
  bool all_resources;
} varve_file_selection;
VARVE_API varve_status varve_file_read_selection(varve_file *file,
                                                 const varve_file_selection *selection,
                                                 varve_module **module) VARVE_MUST_USE;
/* Reads the whole file, as varve_module_load does. Since 0.1. */
VARVE_API varve_status varve_file_read_module(varve_file *file,
                                              varve_module **module) VARVE_MUST_USE;

/* What varve_file_check finds out about a file. */
typedef struct varve_file_findings {
  size_t struct_size; /* sizeof(varve_file_findings) */
  bool has_version;   /* false for text */
  bool has_hashes;    /* the file stores hashes; after OK they match the module */
  uint32_t version;   /* version of the format */
} varve_file_findings;
/* Checks a whole file. For varve files it first compares every checksum once, in steps of 1 MiB
 * that do not stay in memory if the file is mapped. Then it reads and verifies the module, and
 * compares the hashes if the file stores them. It reports all wrong checksums (up to 20), each
 * with section and offset; of other errors only the first. findings may be NULL. If module is not
 * NULL, *module gets the module, which the caller frees with varve_module_destroy; NULL on
 * failure. Fails as varve_module_load. Since 0.1. */
VARVE_API varve_status varve_file_check(varve_file *file, varve_file_findings *findings,
                                        varve_module **module) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
