/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lets modules use blobs in place in the file, or read them when they are used. */
#ifndef VARVE_CONTAINER_READ_BLOBS_H
#define VARVE_CONTAINER_READ_BLOBS_H

#include "base/file/source.h"
#include "container/frame/frame.h"
#include "container/streams/read.h"

/* Returns true if the section is raw and large enough to keep the file open for it. */
bool varve_can_borrow_blob(const varve_container_frame_reader *frame, const varve_section *section);
/* Lets the module use the bytes in the file, which must outlive the module. Pages are checked at
 * first use. */
varve_status varve_borrow_blob(varve_module *module, const varve_container_frame_reader *frame,
                               const varve_section *section, varve_read_blob *blob) VARVE_MUST_USE;

/* Where a module finds a blob that it reads at first use. */
typedef struct varve_blob_place {
  const varve_source *source; /* must live as long as the module */
  varve_section section;
  uint64_t max_expansion; /* from varve_limits */
  char *room;             /* for the bytes of a blob without checksums; NULL: the module has room */
} varve_blob_place;
/* Returns true if the section is large enough to leave it in the file until it is used. */
bool varve_can_leave_blob(const varve_section *section);
/* Makes room for the blob in the module and sets data and check of the resource: check reads the
 * bytes, of a section with pages only those that it is asked for. Bytes of a source in memory are
 * used in place. The caller has checked the size of a packed section. */
varve_status varve_leave_blob(varve_module *module, const varve_blob_place *place,
                              varve_resource *resource) VARVE_MUST_USE;

#endif
