/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether the sections of a file are what was written, whatever its size. */
#ifndef VARVE_CONTAINER_CHECK_H
#define VARVE_CONTAINER_CHECK_H

#include "base/source.h"
#include "container/frame.h"

/* Compares the checksums of all sections and of their pages, each once, and what fills up between
 * them, in steps of a MiB. frame: whose directory was checked, with flags neither WHOLE nor SMALL.
 * Reports all that is wrong, as many as its reporter takes; the status is that of the first. */
varve_status varve_container_check(const varve_source *source,
                                   const varve_container_frame_reader *frame) VARVE_MUST_USE;

#endif
