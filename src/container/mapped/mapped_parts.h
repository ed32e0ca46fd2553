/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a mapped module by parts: reads and checks only the pages that an operation needs.
 * format-spec/varve-mapped.md, "Symbols". */
#ifndef VARVE_CONTAINER_MAPPED_PARTS_H
#define VARVE_CONTAINER_MAPPED_PARTS_H

#include "base/file/source.h"
#include "container/access/mapped.h"
#include "container/frame/frame.h"

typedef struct varve_mapped_parts varve_mapped_parts;

/* Describes the section; what it points to must outlive the parts. */
typedef struct varve_mapped_place {
  varve_reporter *reporter;
  const varve_source *source;
  const varve_section *section;
  size_t blob_count; /* number of blobs in the file */
} varve_mapped_place;

/* Reads the tables of the section. If the source is not in memory, reserves address space for the
 * whole section; the system provides memory only for pages that are used. */
varve_status varve_mapped_parts_open(varve_context *context, const varve_mapped_place *place,
                                     varve_mapped_parts **opened) VARVE_MUST_USE;
void varve_mapped_parts_destroy(varve_mapped_parts *parts);
/* Reads head and root, without operations and data of blobs, into module, which has neither head
 * nor root. */
varve_status varve_mapped_parts_read_root(varve_mapped_parts *parts,
                                          varve_module *module) VARVE_MUST_USE;

/* An operation of the root. */
typedef struct varve_mapped_sibling {
  varve_mapped_operation op;
  uint32_t end; /* number of the next operation of the root */
} varve_mapped_sibling;

/* Finds the operation with a number in preorder; any number is allowed. It is not checked that the
 * operation is in the root, since that would require a walk over all operations before it. */
varve_status varve_mapped_parts_seek(varve_mapped_parts *parts, uint32_t number,
                                     varve_mapped_sibling *child) VARVE_MUST_USE;
/* Moves to the next operation of the root; NOT_FOUND after the last. */
varve_status varve_mapped_parts_next(varve_mapped_parts *parts,
                                     varve_mapped_sibling *child) VARVE_MUST_USE;
/* Returns the symbol name; *is_symbol is false if the operation has no name. */
varve_status varve_mapped_parts_name(varve_mapped_parts *parts, const varve_mapped_sibling *child,
                                     varve_slice *name, bool *is_symbol) VARVE_MUST_USE;
/* Reads the operation and its regions as the root of module, which has no root yet. */
varve_status varve_mapped_parts_read(varve_mapped_parts *parts, const varve_mapped_sibling *child,
                                     varve_module *module) VARVE_MUST_USE;
/* Reports that the index disagrees with the module. */
varve_status varve_mapped_parts_fail(varve_mapped_parts *parts, const char *what);

#endif
