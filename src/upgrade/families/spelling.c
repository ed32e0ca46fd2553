/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects that nobody knows: #foo<"bar<1>"> was #foo.bar<1> to LLVM 14,
 * and is another attribute since. Each stays as it was written where it stood first. */
#include "dialect/definition.h"
#include "ir/children.h"
#include "upgrade/engine/upgrader.h"

static varve_status quote(varve_upgrader *up, const varve_entity *node,
                          const varve_entity **quoted) {
  varve_buffer text;
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = varve_buffer_append_char(&text, '"');
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text,
                                 varve_slice_make(varve_entity_payload(node), node->payload_size));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&text, '"');
  const varve_entity_parts parts = {.kind = (varve_kind)node->kind,
                                    .flags = node->flags,
                                    .child_count = node->child_count,
                                    .children = node->children,
                                    .payload = text.data,
                                    .payload_size = text.size};
  if (status == VARVE_STATUS_OK)
    status = varve_entity_intern(up->context, &parts, quoted);
  varve_buffer_release(&text);
  return status;
}

static varve_status convert(varve_upgrader *up, const varve_entity *node,
                            const varve_entity **converted) {
  if (!varve_entity_is_dialect_node(node) || varve_entity_is_parametric(node) ||
      !varve_context_was_quoted(up->context, node))
    return VARVE_STATUS_OK;
  return quote(up, node, converted);
}

const varve_upgrade_family varve_upgrade_spelling = {.convert = {[VARVE_STEP_LLVM13] = convert}};
