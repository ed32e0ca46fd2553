/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of types and attributes of dialects as a template and parts. format-spec/varve.md, "Nodes".
 */
#ifndef VARVE_CONTAINER_TEXT_PARTS_H
#define VARVE_CONTAINER_TEXT_PARTS_H

#include "container/read.h"
#include "container/write.h"

/* *split: a node whose text has a place for each part, and whose children have them as strings; the
 * entity itself where nobody tells of parts. */
varve_status varve_split_text(varve_container_writer *writer, const varve_entity *entity,
                              const varve_entity **split) VARVE_MUST_USE;
/* Appends the text with what the strings among the children hold; the other children stay. INVALID
 * where it has more places than there are children. */
varve_status varve_join_text(varve_container_reader *reader, varve_slice text,
                             varve_buffer *joined) VARVE_MUST_USE;

#endif
