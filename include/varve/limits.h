/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bounds that every reader, printer and walker honours. */
#ifndef VARVE_LIMITS_H
#define VARVE_LIMITS_H

#include <stddef.h>
#include <stdint.h>

#include <varve/export.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Zero in a member means its default. */
typedef struct varve_limits {
  size_t struct_size;    /* sizeof(varve_limits) */
  uint32_t max_depth;    /* nesting of regions, attributes, types, locations; default 1000 */
  uint32_t max_errors;   /* diagnostics per input; default 20 */
  uint64_t max_output;   /* bytes that one printed or saved module may have; default 4 GiB for text,
                            none for bytecode and varve, which grow with the module only */
  uint64_t max_memory;   /* bytes the context and its modules may hold; default none */
  uint64_t max_unpacked; /* bytes a zstd-wrapped input may unpack to; default 1 GiB */
  uint64_t
      max_expansion;  /* bytes that each byte of what is packed may become, 64 MB beyond them
                         being free: zstd-wrapped inputs, sections of varve files; default 1000 */
  uint64_t max_input; /* bytes that are read of what is not a regular file (a pipe, a device);
                         default 4 GiB. Regular files are not limited */
} varve_limits;

#define VARVE_LIMITS_INIT                                                                          \
  { sizeof(varve_limits), 0, 0, 0, 0, 0, 0, 0 }

#ifdef __cplusplus
}
#endif

#endif
