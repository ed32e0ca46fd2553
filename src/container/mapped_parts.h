/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A mapped module that is read by parts: only the pages that an operation needs are read and
 * checked. format-spec/varve-mapped.md, "Symbols". */
#ifndef VARVE_CONTAINER_MAPPED_PARTS_H
#define VARVE_CONTAINER_MAPPED_PARTS_H

#include "base/source.h"
#include "container/frame.h"
#include "container/mapped.h"

typedef struct varve_mapped_parts varve_mapped_parts;

/* Where it stands; what this points to must live as long as the parts. */
typedef struct varve_mapped_place {
  varve_reporter *reporter;
  const varve_source *source;
  const varve_section *section;
  size_t blob_count; /* of the file */
} varve_mapped_place;

/* Reads the tables of the section. Of a source that is no memory, what is read takes room for all
 * of the section, of which the system gives what is used. */
varve_status varve_mapped_parts_open(varve_context *context, const varve_mapped_place *place,
                                     varve_mapped_parts **opened) VARVE_MUST_USE;
void varve_mapped_parts_destroy(varve_mapped_parts *parts);
/* Head and root, without operations, into module, which has neither; data of blobs is left. */
varve_status varve_mapped_parts_read_root(varve_mapped_parts *parts,
                                          varve_module *module) VARVE_MUST_USE;

/* An operation of the root. */
typedef struct varve_mapped_sibling {
  varve_mapped_operation op;
  uint32_t end; /* number of the next one */
} varve_mapped_sibling;

/* The one with a number in preorder, which may be anything. That it stands in the root is not
 * looked at, which would take a walk over those before it. */
varve_status varve_mapped_parts_seek(varve_mapped_parts *parts, uint32_t number,
                                     varve_mapped_sibling *child) VARVE_MUST_USE;
/* To the one behind it; NOT_FOUND: there is none. */
varve_status varve_mapped_parts_next(varve_mapped_parts *parts,
                                     varve_mapped_sibling *child) VARVE_MUST_USE;
/* *is_symbol false: it has no name. */
varve_status varve_mapped_parts_name(varve_mapped_parts *parts, const varve_mapped_sibling *child,
                                     varve_slice *name, bool *is_symbol) VARVE_MUST_USE;
/* The operation with all in it, as the root of module, which has none. */
varve_status varve_mapped_parts_read(varve_mapped_parts *parts, const varve_mapped_sibling *child,
                                     varve_module *module) VARVE_MUST_USE;
/* Says that what an index tells is not so. */
varve_status varve_mapped_parts_fail(varve_mapped_parts *parts, const char *what);

#endif
