/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the parts of samples that a zstd dictionary should contain. */
#ifndef VARVE_CONTAINER_COVER_H
#define VARVE_CONTAINER_COVER_H

#include "base/vector.h"

/* Appends parts of the samples to content, which may hold data already, until it has size bytes or
 * no part that occurs twice is left. The most useful parts come last, where references are
 * shortest. */
varve_status varve_cover_choose(varve_slice samples, size_t size,
                                varve_buffer *content) VARVE_MUST_USE;

#endif
