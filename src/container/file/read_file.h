/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a container into a module. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_READ_FILE_H
#define VARVE_CONTAINER_READ_FILE_H

#include "base/diagnostic.h"
#include "container/frame/frame.h"
#include "container/vocabulary/vocabulary.h"
#include "ir/module.h"

typedef struct varve_container_read_options {
  varve_slice file_name; /* for messages */
  varve_diagnostic_sink sink;
  const varve_vocabulary *vocabulary; /* NULL: no vocabulary is loaded */
  bool check_hashes;                  /* compare the hashes in the file with the module */
  bool is_kept;                       /* the file outlives the module, which may point into it */
  bool lazy_bodies; /* requires is_kept: read groups when the body of the root is first needed; sink
                       must outlive the module */
  bool is_checked;  /* varve_container_check() found no error */
  uint64_t confirm_index_below; /* for reading by parts: compare SYMBOLS and INDEX with the module
                               at the first use if the module takes fewer stored bytes than this */
} varve_container_read_options;

bool varve_is_container(varve_slice bytes);
varve_status varve_container_read(varve_context *context, varve_slice bytes,
                                  const varve_container_read_options *options,
                                  varve_module **module) VARVE_MUST_USE;
/* Reads the hashes in the file and checks the parts of the file that hold them. NOT_FOUND, without
 * a message, if the file has no hashes. */
varve_status varve_container_read_hashes(varve_memory *memory, varve_slice bytes,
                                         const varve_container_read_options *options,
                                         varve_module_hashes *hashes) VARVE_MUST_USE;
/* Selects the vocabulary that the file requires, if any. Its hash seeds the checksums. */
varve_status varve_container_choose_vocabulary(varve_container_frame_reader *frame,
                                               const varve_container_read_options *options,
                                               varve_vocabulary *chosen) VARVE_MUST_USE;

#endif
