/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splits text of dialect types and attributes into a template and parts. format-spec/varve.md,
 * "Nodes". */
#ifndef VARVE_CONTAINER_TEXT_PARTS_H
#define VARVE_CONTAINER_TEXT_PARTS_H

#include "container/streams/read.h"
#include "container/write/write.h"

/* Sets *split to a node whose text has a mark for each part and whose children are the parts as
 * strings. Without a hook that finds parts, *split is the entity itself. */
varve_status varve_split_text(varve_container_writer *writer, const varve_entity *entity,
                              const varve_entity **split) VARVE_MUST_USE;
/* Appends the text with each mark replaced by a string child; other children stay. INVALID if there
 * are more marks than string children. */
varve_status varve_join_text(varve_container_reader *reader, varve_slice text,
                             varve_buffer *joined) VARVE_MUST_USE;

#endif
