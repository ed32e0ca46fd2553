/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a container by parts and checks each part at first use. format-spec/varve.md, "Groups" and
 * "Symbols". */
#ifndef VARVE_CONTAINER_PARTS_H
#define VARVE_CONTAINER_PARTS_H

#include "base/file/source.h"
#include "container/file/read_file.h"
#include "dialect/symbols.h"

typedef struct varve_container_parts varve_container_parts;

/* Reads header and directory, and at most 4 KiB more. The options and the source must outlive the
 * parts. If the file has no directory, *opened is NULL with status OK: the caller must read the
 * whole file. */
varve_status varve_container_parts_open(varve_context *context, const varve_source *source,
                                        const varve_container_read_options *options,
                                        varve_container_parts **opened) VARVE_MUST_USE;
void varve_container_parts_destroy(varve_container_parts *parts);
/* Lets errors that were reported in an earlier call be reported again. */
void varve_container_parts_begin_call(varve_container_parts *parts);

/* Checks the whole file with varve_container_check() and reports every error. */
varve_status varve_container_parts_check(varve_container_parts *parts) VARVE_MUST_USE;
/* Returns true if operations of the root can be found and read one by one. */
bool varve_container_parts_has_groups(const varve_container_parts *parts);
/* Returns true if the module has neither groups nor an index, so that everything except resources
 * is read at once. A file that has one of them without the other is neither this nor the above. */
bool varve_container_parts_is_one(const varve_container_parts *parts);
/* Reads the module; with groups, its root without operations. Leaves out data of resources: see
 * varve_container_place_resource(). */
varve_status varve_container_read_root(varve_container_parts *parts,
                                       varve_module **module) VARVE_MUST_USE;
/* Returns true if the data of the resource was left out. */
static inline bool varve_resource_is_left(const varve_resource *resource) {
  return resource->data.data == NULL && resource->data.size != 0;
}
/* Gives the module the data of one of its resources that was left out. Small data is read now;
 * other data is read from the source when it is checked. The source has the bytes of the file and
 * must live as long as the module. */
varve_status varve_container_place_resource(varve_container_parts *parts,
                                            const varve_source *source, varve_module *module,
                                            varve_resource *resource) VARVE_MUST_USE;

/* The functions below require groups. */
varve_status varve_container_visit_symbols(varve_container_parts *parts,
                                           varve_symbol_function *function,
                                           void *user) VARVE_MUST_USE;
varve_status varve_container_operation_count(varve_container_parts *parts,
                                             uint64_t *count) VARVE_MUST_USE;
/* Compares SYMBOLS and INDEX with the module, once. Called before a name is reported missing. */
varve_status varve_container_confirm_index(varve_container_parts *parts) VARVE_MUST_USE;
/* Finds the first operation of the root that defines the name. *count is the number of all that do,
 * or 0. If count is NULL, the search stops at the first. */
varve_status varve_container_find(varve_container_parts *parts, varve_slice name,
                                  uint64_t *operation, size_t *count) VARVE_MUST_USE;
/* Appends these operations to the block of the root that varve_container_read_root() made. They
 * must exist, in ascending order. */
varve_status varve_container_read_operations(varve_container_parts *parts,
                                             const uint64_t *operations, size_t count,
                                             varve_module *module) VARVE_MUST_USE;

#endif
