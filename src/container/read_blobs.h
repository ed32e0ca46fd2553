/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blobs that stay where they are in the file. */
#ifndef VARVE_CONTAINER_READ_BLOBS_H
#define VARVE_CONTAINER_READ_BLOBS_H

#include "container/frame.h"
#include "container/read.h"

/* Whether the section is raw, and large enough that the file is kept for it. */
bool varve_can_borrow_blob(const varve_container_frame_reader *frame, const varve_section *section);
/* Lets the module use the bytes in the file, which lives as long as it does; pages are checked when
 * they are touched. */
varve_status varve_borrow_blob(varve_module *module, const varve_container_frame_reader *frame,
                               const varve_section *section, varve_read_blob *blob) VARVE_MUST_USE;

#endif
