/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Container to module. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_READER_H
#define VARVE_CONTAINER_READER_H

#include "base/diagnostic.h"
#include "container/vocabulary.h"
#include "ir/module.h"

typedef struct varve_container_read_options {
  varve_slice file_name; /* for messages */
  varve_diagnostic_sink sink;
  const varve_vocabulary *vocabulary; /* NULL: none is loaded */
  bool check_hashes;                  /* those of the file against the module */
  bool is_kept;     /* the file lives as long as the module, which may borrow from it */
  bool lazy_bodies; /* of a file that is kept: groups stay unread until the body of the root is
                       needed; sink must live as long as the module */
  bool is_checked;  /* varve_container_check found nothing wrong */
  uint64_t borne_out_below; /* of parts: SYMBOLS and INDEX are compared with a module in groups, or
                               mapped, of fewer stored bytes before they are used */
} varve_container_read_options;

bool varve_is_container(varve_slice bytes);
varve_status varve_container_read(varve_context *context, varve_slice bytes,
                                  const varve_container_read_options *options,
                                  varve_module **module) VARVE_MUST_USE;
/* The hashes that the file holds, which is checked as far as they stand in it; NOT_FOUND, without a
 * message: it holds none. */
varve_status varve_container_read_hashes(varve_memory *memory, varve_slice bytes,
                                         const varve_container_read_options *options,
                                         varve_module_hashes *hashes) VARVE_MUST_USE;

#endif
