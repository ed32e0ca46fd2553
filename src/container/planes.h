/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers of one width, their first bytes together, then their second ones, and so on: what is
 * alike in them stands together. format-spec/varve.md, "File". */
#ifndef VARVE_CONTAINER_PLANES_H
#define VARVE_CONTAINER_PLANES_H

#include "base/vector.h"

/* 2, 4 and 8. */
bool varve_is_plane_width(unsigned width);
/* Append to out; bytes that fill no element stand behind the others. */
varve_status varve_planes_split(varve_slice bytes, unsigned width,
                                varve_buffer *out) VARVE_MUST_USE;
varve_status varve_planes_join(varve_slice planes, unsigned width,
                               varve_buffer *out) VARVE_MUST_USE;
/* The width that makes bytes at least 1/8 smaller than packing them as they are does, tried on the
 * first of them; 0: none. */
varve_status varve_planes_choose(varve_memory *memory, varve_slice bytes,
                                 unsigned *width) VARVE_MUST_USE;
/* Whether packing them, in planes of the width if it is not 0, makes them 1/8 smaller, tried on the
 * first of them. */
varve_status varve_packing_pays(varve_memory *memory, varve_slice bytes, unsigned width,
                                bool *pays) VARVE_MUST_USE;

#endif
