/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect dlti: a system of devices has "name" = device, which was "name" : device. */
#include "upgrade/upgrader.h"

static varve_status put_text(varve_buffer *out, varve_slice text) {
  bool is_quoted = false;
  for (size_t i = 0; i < text.size; i++) {
    is_quoted ^= text.data[i] == '"';
    VARVE_TRY(
        varve_buffer_append_char(out, text.data[i] == ':' && !is_quoted ? '=' : text.data[i]));
  }
  return VARVE_STATUS_OK;
}

static varve_status convert(varve_upgrader *up, const varve_entity *node,
                            const varve_entity **converted) {
  if (node->kind != VARVE_KIND_DIALECT_ATTRIBUTE || varve_entity_is_parametric(node) ||
      !varve_slice_equal(varve_string_bytes(node->children[0]), VARVE_SLICE("dlti")))
    return VARVE_STATUS_OK;
  varve_slice text = varve_slice_make(varve_entity_payload(node), node->payload_size);
  if (!varve_slice_starts_with(text, VARVE_SLICE("target_system_spec<")))
    return VARVE_STATUS_OK;
  varve_buffer out;
  varve_buffer_init(&out, &up->context->memory);
  varve_status status = put_text(&out, text);
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_attribute_get(up->context, node->children[0], varve_buffer_slice(&out),
                                         node->children + 1, node->child_count - 1, converted);
  varve_buffer_release(&out);
  return status;
}

const varve_upgrade_family varve_upgrade_dlti = {.convert = {[VARVE_STEP_LLVM19] = convert}};
