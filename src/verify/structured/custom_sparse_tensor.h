/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodings of sparse tensors, for the verifiers of sparse_tensor. */
#ifndef VARVE_VERIFY_CUSTOM_SPARSE_TENSOR_H
#define VARVE_VERIFY_CUSTOM_SPARSE_TENSOR_H

#include "verify/custom_common.h"
#include "verify/rule/condition.h"

enum { VARVE_SPARSE_LEVELS = 16 };

typedef enum varve_sparse_format {
  VARVE_SPARSE_DENSE,
  VARVE_SPARSE_BATCH,
  VARVE_SPARSE_COMPRESSED,
  VARVE_SPARSE_LOOSE_COMPRESSED,
  VARVE_SPARSE_SINGLETON,
  VARVE_SPARSE_STRUCTURED
} varve_sparse_format;

typedef struct varve_sparse_level {
  varve_sparse_format format;
  varve_slice expression; /* "d1" */
  varve_slice type;       /* "compressed(nonunique)" */
  bool is_apart;          /* coordinates of it stand in an array of their own: soa */
} varve_sparse_level;

typedef struct varve_sparse_encoding {
  uint32_t dim_count;
  uint32_t level_count;
  bool is_slice;
  varve_sparse_level levels[VARVE_SPARSE_LEVELS];
  uint32_t widths[2]; /* of positions and coordinates; 0: index */
} varve_sparse_encoding;

/* Of #sparse_tensor.encoding, or of a type that has one as its encoding or parameter; false: it has
 * none, or one that is not read. */
bool varve_sparse_encoding_of(const varve_entity *entity, varve_sparse_encoding *encoding);
/* The first level whose coordinates stand together with those of the next; level_count: none. */
uint32_t varve_sparse_coo_start(const varve_sparse_encoding *encoding);
/* Whether positions (0) or coordinates (1) have this type. */
bool varve_sparse_width_is(const varve_sparse_encoding *encoding, uint32_t which,
                           const varve_entity *type);

#endif
