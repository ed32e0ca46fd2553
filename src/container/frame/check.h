/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the checksums of a file of any size. */
#ifndef VARVE_CONTAINER_CHECK_H
#define VARVE_CONTAINER_CHECK_H

#include "base/file/source.h"
#include "container/frame/frame.h"

/* Compares the checksums of all sections and pages, and checks the padding between sections, in
 * steps of 1 MiB. The caller has checked the directory of frame; its flags have neither WHOLE nor
 * SMALL. Reports every error up to the limit of the reporter and returns the status of the first.
 */
varve_status varve_container_check(const varve_source *source,
                                   const varve_container_frame_reader *frame) VARVE_MUST_USE;

#endif
