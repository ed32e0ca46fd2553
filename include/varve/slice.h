/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ranges of bytes. Everything here: since 0.1. */
#ifndef VARVE_SLICE_H
#define VARVE_SLICE_H

#include <stddef.h>

#include <varve/export.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A range of bytes that the slice does not own. It may contain NUL; data may be NULL if size is 0.
 */
typedef struct varve_slice {
  const char *data;
  size_t size;
} varve_slice;

/* Bytes owned by the caller, who frees them with varve_bytes_destroy. */
typedef struct varve_bytes varve_bytes;
VARVE_API varve_slice
varve_bytes_slice(const varve_bytes *bytes); /* valid until bytes is destroyed. Since 0.1. */
VARVE_API void varve_bytes_destroy(
    varve_bytes *bytes); /* NULL is allowed; call it before the context is destroyed. Since 0.1. */

/* The names that a user may have meant by a name that is not known: see
 * varve_similar_names_offer. The caller sets requested; all else is 0 at first. */
typedef struct varve_similar_names {
  varve_slice requested;
  varve_slice names[3]; /* they borrow from the candidates */
  size_t count;
  size_t distance; /* of these names: how many bytes to insert, drop, replace, or swap with the next
                    */
} varve_similar_names;

/* Takes the candidate if it differs from the requested name in one or two bytes (one if the
 * requested name is shorter than five), and drops those that differ in more. Of more than three
 * equally similar candidates it keeps the first. It allocates nothing and cannot fail. Any thread.
 * Since 0.1. */
VARVE_API void varve_similar_names_offer(varve_similar_names *similar, varve_slice candidate);

#ifdef __cplusplus
}
#endif

#endif
