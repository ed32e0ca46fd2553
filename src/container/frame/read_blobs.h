/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lets modules use blobs in place in the file. */
#ifndef VARVE_CONTAINER_READ_BLOBS_H
#define VARVE_CONTAINER_READ_BLOBS_H

#include "container/frame/frame.h"
#include "container/streams/read.h"

/* Returns true if the section is raw and large enough to keep the file open for it. */
bool varve_can_borrow_blob(const varve_container_frame_reader *frame, const varve_section *section);
/* Lets the module use the bytes in the file, which must outlive the module. Pages are checked at
 * first use. */
varve_status varve_borrow_blob(varve_module *module, const varve_container_frame_reader *frame,
                               const varve_section *section, varve_read_blob *blob) VARVE_MUST_USE;

#endif
