/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which parts of samples a dictionary of the packer should hold. */
#ifndef VARVE_CONTAINER_COVER_H
#define VARVE_CONTAINER_COVER_H

#include "base/vector.h"

/* Appends parts of the samples to content, which may begin with others, until it has size bytes or
 * nothing is left that comes twice. The most useful stand last, where references are shortest. */
varve_status varve_cover_choose(varve_slice samples, size_t size,
                                varve_buffer *content) VARVE_MUST_USE;

#endif
