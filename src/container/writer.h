/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Module to the varve container. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_WRITER_H
#define VARVE_CONTAINER_WRITER_H

#include "base/diagnostic.h"
#include "container/vocabulary.h"
#include "ir/module.h"

#include <varve/module.h>

enum { VARVE_CONTAINER_LEVEL = 19 };

typedef struct varve_container_write_options {
  int level;                          /* of zstd, 1 to 19; 0: 19 */
  const varve_vocabulary *vocabulary; /* NULL: the built-in one */
  bool no_builtin_vocabulary;
  bool is_mapped; /* columns that are read in place, and not packed */
  varve_stored_hashes stored_hashes;
  const varve_module_hashes *hashes; /* of the module, for the directory; NULL: none */
  int32_t group_size; /* operations, at least; 0: 8192 in large modules; -1: no groups */
  varve_diagnostic_sink sink;
  varve_resource_codec resource_codec;
  bool has_resource_alignment; /* else VARVE_BLOB_ALIGNMENT_BITS */
  uint32_t resource_alignment_bits;
  varve_loans *loans; /* gets large blobs, which are not copied; NULL: they are; and out is empty */
} varve_container_write_options;

/* How streams are laid out. */
typedef struct varve_container_layout {
  bool is_interleaved; /* all are one */
  bool new_shapes_are_zero;
  bool has_vocabulary; /* that of the options is used, if there is one */
} varve_container_layout;

/* Appends the module in one layout. Its bodies must have been read. */
varve_status varve_container_write_layout(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_container_layout layout,
                                          varve_buffer *out) VARVE_MUST_USE;
/* Appends it in the layout that is smallest, with hashes where there is a directory. */
varve_status varve_container_write(varve_module *module,
                                   const varve_container_write_options *options,
                                   varve_buffer *out) VARVE_MUST_USE;
/* Appends what a section of a small module holds, not packed. */
varve_status varve_container_write_stream(varve_module *module, const varve_vocabulary *vocabulary,
                                          varve_buffer *out) VARVE_MUST_USE;

#endif
