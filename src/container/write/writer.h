/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module as a container. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_WRITER_H
#define VARVE_CONTAINER_WRITER_H

#include "base/diagnostic.h"
#include "container/vocabulary/vocabulary.h"
#include "ir/module.h"

#include <varve/module.h>

enum { VARVE_CONTAINER_LEVEL = 19 };

typedef struct varve_container_write_options {
  int level;                          /* of zstd, 1 to 19; 0 means 19 */
  const varve_vocabulary *vocabulary; /* NULL: the built-in one */
  bool no_builtin_vocabulary;
  bool is_mapped; /* columns that programs read in place, unpacked */
  varve_stored_hashes stored_hashes;
  const varve_module_hashes *hashes; /* for the directory; NULL: without hashes */
  int32_t group_size; /* at least this many operations in a group; 0: 8192 in large modules; -1: no
                         groups */
  varve_diagnostic_sink sink;
  varve_resource_codec resource_codec;
  bool has_resource_alignment; /* false: alignment is VARVE_BLOB_ALIGNMENT_BITS */
  uint32_t resource_alignment_bits;
  varve_loans *loans; /* takes large blobs, out must be empty; NULL: copy blobs */
  varve_slice packs;  /* that the header names: write_set_names.h */
} varve_container_write_options;

/* How streams are laid out. */
typedef struct varve_container_layout {
  bool is_interleaved; /* all streams are one */
  bool new_shapes_are_zero;
  bool has_vocabulary; /* use the vocabulary of the options, if any */
} varve_container_layout;

/* Appends the module in one layout. Its bodies must have been read. */
varve_status varve_container_write_layout(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_container_layout layout,
                                          varve_buffer *out) VARVE_MUST_USE;
/* Appends the contents of the section of a small module, unpacked. */
varve_status varve_container_write_stream(varve_module *module, const varve_vocabulary *vocabulary,
                                          varve_buffer *out) VARVE_MUST_USE;

#endif
