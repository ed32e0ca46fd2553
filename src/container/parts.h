/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A container that is read by parts, each of them checked when it is touched first.
 * format-spec/varve.md, "Groups" and "Symbols". */
#ifndef VARVE_CONTAINER_PARTS_H
#define VARVE_CONTAINER_PARTS_H

#include "base/source.h"
#include "container/reader.h"
#include "dialect/symbols.h"

typedef struct varve_container_parts varve_container_parts;

/* Reads header and directory: at most 4 KiB more than they have. What the options and the source
 * point to must live as long as the parts. *opened NULL with OK: the file has no directory of parts
 * and is read whole. */
varve_status varve_container_parts_open(varve_context *context, const varve_source *source,
                                        const varve_container_read_options *options,
                                        varve_container_parts **opened) VARVE_MUST_USE;
void varve_container_parts_destroy(varve_container_parts *parts);
/* Errors are told again. */
void varve_container_parts_begin_call(varve_container_parts *parts);

/* Checks all of the file, and reports all that is wrong: varve_container_check. */
varve_status varve_container_parts_check(varve_container_parts *parts) VARVE_MUST_USE;
/* Whether operations of the root can be found and read one without the others. */
bool varve_container_parts_has_groups(const varve_container_parts *parts);
/* Whether the module has no groups, and is read whole but for its resources. Groups that nothing
 * leads into are neither. */
bool varve_container_parts_is_one(const varve_container_parts *parts);
/* The module: with groups, its root without operations. Data of resources is left: see fetch. */
varve_status varve_container_read_root(varve_container_parts *parts,
                                       varve_module **module) VARVE_MUST_USE;
/* Whether the data of a resource was left. */
static inline bool varve_resource_is_left(const varve_resource *resource) {
  return resource->data.data == NULL && resource->data.size != 0;
}
/* The data of a resource that was left; unpacked or read into buffer, or borrowed from the source.
 */
varve_status varve_container_fetch_resource(varve_container_parts *parts,
                                            const varve_resource *resource, varve_buffer *buffer,
                                            varve_slice *bytes) VARVE_MUST_USE;

/* The rest needs groups. */
varve_status varve_container_visit_symbols(varve_container_parts *parts,
                                           varve_symbol_function *function,
                                           void *user) VARVE_MUST_USE;
varve_status varve_container_operation_count(varve_container_parts *parts,
                                             uint64_t *count) VARVE_MUST_USE;
/* Compares SYMBOLS and INDEX with the module, once: before something is said not to be there. */
varve_status varve_container_bear_out(varve_container_parts *parts) VARVE_MUST_USE;
/* The first operation of the root that defines the name; *count of all that do, 0: none. Without
 * count it does not look further than the first. */
varve_status varve_container_find(varve_container_parts *parts, varve_slice name,
                                  uint64_t *operation, size_t *count) VARVE_MUST_USE;
/* Appends these operations of the root, which ascend and are there, to the block of the root of
 * module, which read_root made. */
varve_status varve_container_read_operations(varve_container_parts *parts,
                                             const uint64_t *operations, size_t count,
                                             varve_module *module) VARVE_MUST_USE;

#endif
