/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect dlti: a system of devices has "name" = device, which was "name" : device. */
#include "upgrade/engine/upgrader.h"

/* Writes the text of a system for these devices, with a mark for each name and each device. */
static varve_status put_devices(const varve_entity *devices, varve_buffer *out,
                                varve_vector *places) {
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE("target_system_spec<")));
  for (uint32_t i = 0; i < devices->child_count; i++) {
    const varve_entity *device = devices->children[i];
    if (device->kind != VARVE_KIND_ARRAY || device->child_count != 2)
      return VARVE_STATUS_UNSUPPORTED;
    if (i != 0)
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append(out, VARVE_SLICE("\0 = \0")));
    VARVE_TRY(varve_vector_push(places, &device->children[0]));
    VARVE_TRY(varve_vector_push(places, &device->children[1]));
  }
  return varve_buffer_append_char(out, '>');
}

static varve_status convert(varve_upgrader *up, const varve_entity *node,
                            const varve_entity **converted) {
  if (node->kind != VARVE_KIND_DIALECT_ATTRIBUTE || !varve_entity_is_parametric(node) ||
      !varve_slice_equal(varve_string_bytes(node->children[0]), VARVE_SLICE("dlti")) ||
      !varve_slice_equal(varve_slice_make(varve_entity_payload(node), node->payload_size),
                         VARVE_SLICE("target_system_spec")) ||
      node->child_count != 2 || node->children[1]->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  varve_buffer out;
  varve_vector places;
  varve_buffer_init(&out, &up->context->memory);
  varve_vector_init(&places, &up->context->memory, sizeof(const varve_entity *));
  varve_status status = put_devices(node->children[1], &out, &places);
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_attribute_get(up->context, node->children[0], varve_buffer_slice(&out),
                                         places.data, (uint32_t)places.count, converted);
  varve_vector_release(&places);
  varve_buffer_release(&out);
  return status;
}

const varve_upgrade_family varve_upgrade_dlti = {.convert = {[VARVE_STEP_LLVM19] = convert}};
