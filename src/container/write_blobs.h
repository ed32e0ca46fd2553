/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blobs becoming sections. format-spec/varve.md, "File". */
#ifndef VARVE_CONTAINER_WRITE_BLOBS_H
#define VARVE_CONTAINER_WRITE_BLOBS_H

#include "container/frame.h"
#include "container/write.h"
#include "container/writer.h"

/* A section for each of the writer's blobs; large ones are lent to the frame where that is
 * possible.
 */
varve_status varve_add_blobs(varve_container_writer *writer,
                             const varve_container_write_options *options,
                             varve_container_frame_writer *frame) VARVE_MUST_USE;

#endif
