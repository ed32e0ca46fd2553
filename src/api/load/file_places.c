/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Places of operations in a bytecode file: see file_places.h. */
#include "api/load/file_places.h"

#include "bytecode/file/scan.h"
#include "ir/module.h"

void varve_file_places_init(varve_file_places *places, const varve_module *module,
                            varve_slice bytes) {
  *places = (varve_file_places){.module = module, .bytes = bytes};
  varve_vector_init(&places->offsets, &module->context->memory, sizeof(uint64_t));
}

void varve_file_places_release(varve_file_places *places) {
  varve_vector_release(&places->offsets);
}

/* The first field of an operation is its name. */
static varve_status add_operation(void *user, const varve_scan_event *event) {
  varve_file_places *places = user;
  return event->field == VARVE_SCAN_NAME ? varve_vector_push(&places->offsets, &event->offset)
                                         : VARVE_STATUS_OK;
}

/* Leaves no offsets if memory runs out, or if the module has changed since it was read. */
static void read_offsets(varve_file_places *places) {
  const varve_diagnostic_sink no_sink = {NULL, NULL};
  varve_operation *root = places->module->root;
  size_t count = 0;
  varve_status status = varve_bytecode_scan(&places->module->context->memory, places->bytes,
                                            VARVE_SLICE(""), no_sink, add_operation, places);
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    count++;
  if (status != VARVE_STATUS_OK || count != places->offsets.count)
    places->offsets.count = 0;
}

/* Both the file and the module have operations in preorder. A search takes time in proportion to
 * the module, so there are few of them. */
static uint64_t find(void *user, const varve_operation *sought) {
  enum { MAX_SEARCHES = 20 };
  varve_file_places *places = user;
  varve_operation *root = places->module->root;
  size_t number = 0;
  if (places->searches == MAX_SEARCHES)
    return 0;
  if (places->searches++ == 0)
    read_offsets(places);
  if (places->offsets.count == 0)
    return 0;
  for (varve_operation *op = root; op != sought; number++) {
    op = varve_operation_next_preorder(root, op);
    if (op == NULL)
      return 0;
  }
  return VARVE_VECTOR_AT(&places->offsets, uint64_t, number);
}

varve_operation_finder varve_file_places_finder(varve_file_places *places) {
  return (varve_operation_finder){find, places};
}
