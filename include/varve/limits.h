/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Limits that every reader, printer and walker respects. Everything here: since 0.1. */
#ifndef VARVE_LIMITS_H
#define VARVE_LIMITS_H

#include <stddef.h>
#include <stdint.h>

#include <varve/export.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The default limit of memory of a call that loads a module: bytes, and bytes for each byte of the
 * input. */
#define VARVE_DEFAULT_MEMORY 1073741824
#define VARVE_DEFAULT_MEMORY_PER_BYTE 1000

/* Zero in a member means its default. */
typedef struct varve_limits {
  size_t struct_size; /* sizeof(varve_limits) */
  uint32_t
      max_depth; /* maximum nesting depth of regions, attributes, types, locations; default 1000 */
  uint32_t max_errors; /* maximum number of diagnostics for each input; default 20 */
  uint64_t max_output; /* maximum bytes of one printed or saved module. The default for text is 64
                          MiB, plus 64 times the memory of the context, plus 4 times the resources.
                          Shared types and attributes print at each use, so a few hundred bytes can
                          print as gigabytes. In bytecode the default limits the texts of types and
                          attributes; varve files have no default limit */
  uint64_t
      max_memory; /* maximum bytes of memory of the context and its modules. By default only a call
                     that loads a module is limited, in what it allocates: to
                     VARVE_DEFAULT_MEMORY bytes, plus VARVE_DEFAULT_MEMORY_PER_BYTE for each byte
                     of the input. A few bytes can describe operations with millions of results */
  uint64_t max_unpacked;  /* maximum decompressed bytes of an input in zstd frames; default 1 GiB */
  uint64_t max_expansion; /* maximum decompressed bytes for each compressed byte, plus 64 MB, in
                             zstd frames and in sections of varve files; default 1000 */
  uint64_t max_input;     /* maximum bytes read from an input that is not a regular file (a pipe, a
                             device); default 4 GiB. Regular files have no limit */
} varve_limits;

#ifdef __cplusplus
}
#endif

#endif
