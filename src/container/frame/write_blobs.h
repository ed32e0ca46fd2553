/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes blobs as sections. format-spec/varve.md, "File". */
#ifndef VARVE_CONTAINER_WRITE_BLOBS_H
#define VARVE_CONTAINER_WRITE_BLOBS_H

#include "container/frame/frame.h"
#include "container/write/write.h"
#include "container/write/writer.h"

/* Adds a section for each of the writer's blobs; lends large blobs to the frame if possible. */
varve_status varve_add_blobs(varve_container_writer *writer,
                             const varve_container_write_options *options,
                             varve_container_frame_writer *frame) VARVE_MUST_USE;

#endif
