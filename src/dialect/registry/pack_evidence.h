/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a module shows of the packs that it needs: the operations, types and attributes that it
 * uses. A pack that defines more of them suits the module better. */
#ifndef VARVE_DIALECT_PACK_EVIDENCE_H
#define VARVE_DIALECT_PACK_EVIDENCE_H

#include "dialect/registry/pack_reading.h"

/* Scans the text of the reading at the first call: all of it, or until many words have shown
 * nothing new. With all, a later call goes on from there. */
varve_status varve_pack_find_used(varve_context *context, bool all) VARVE_MUST_USE;
/* Returns whether a sound pack defines the name. */
bool varve_pack_defines(varve_pack *pack, const varve_used_name *used);
/* Returns how many of the names a pack defines. */
uint32_t varve_pack_count_used(const varve_pack_reading *reading, varve_pack *pack);

/* How two packs define what the module uses. */
typedef enum varve_pack_likeness {
  VARVE_PACKS_EQUAL,
  VARVE_PACKS_READ_ALIKE, /* apart from the syntax: no binary form differs, nor generic text */
  VARVE_PACKS_DIFFER
} varve_pack_likeness;
varve_pack_likeness varve_pack_compare_used(const varve_pack_reading *reading, varve_pack *a,
                                            varve_pack *b);
varve_pack_likeness varve_pack_compare(varve_pack *a, varve_pack *b, const varve_used_name *used);

/* Returns how much another version may resolve of what did not fit the first: it defines an
 * operation that did not fit in another way and, if the key is known, this property as well. If the
 * module could not be read, it may also be another way to define anything that is used. */
uint32_t varve_pack_count_resolved(const varve_pack_reading *reading, varve_pack *first,
                                   varve_pack *other, bool is_failed);

#endif
