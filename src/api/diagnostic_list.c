/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The public list of diagnostics: held diagnostics, and where each that is no note begins. */
#include "api/held_diagnostics.h"

struct varve_diagnostic_list {
  varve_memory memory;
  varve_held_diagnostics held;
  varve_vector starts; /* uint32_t: positions in held.list */
};

varve_status varve_diagnostic_list_create(const varve_allocator *allocator,
                                          varve_diagnostic_list **list) {
  if (list == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *list = NULL;
  varve_memory memory;
  varve_memory_init(&memory, allocator, 0);
  varve_diagnostic_list *made = varve_memory_resize(&memory, NULL, 0, sizeof(*made));
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->memory = memory;
  varve_held_init(&made->held, &made->memory);
  varve_vector_init(&made->starts, &made->memory, sizeof(uint32_t));
  *list = made;
  return VARVE_STATUS_OK;
}

void varve_diagnostic_list_destroy(varve_diagnostic_list *list) {
  if (list == NULL)
    return;
  varve_held_release(&list->held);
  varve_vector_release(&list->starts);
  varve_memory memory = list->memory;
  varve_memory_free(&memory, list, sizeof(*list));
}

static void keep(void *user, const varve_diagnostic *diagnostic) {
  varve_diagnostic_list *list = user;
  varve_held_diagnostics *held = &list->held;
  size_t position = held->list.count;
  if (held->is_out_of_memory || position >= UINT32_MAX)
    return;
  bool is_start = position == 0 || diagnostic->severity != VARVE_SEVERITY_NOTE;
  if (is_start && varve_vector_push_u32(&list->starts, (uint32_t)position) != VARVE_STATUS_OK) {
    held->is_out_of_memory = true;
    return;
  }
  varve_diagnostic alone = *diagnostic;
  alone.notes = NULL;
  alone.note_count = 0;
  varve_diagnostic_sink sink = varve_held_sink(held);
  sink.function(sink.user, &alone);
  if (is_start && held->list.count == position)
    varve_vector_truncate(&list->starts, list->starts.count - 1);
}

varve_diagnostic_sink varve_diagnostic_list_get_sink(varve_diagnostic_list *list) {
  return (varve_diagnostic_sink){list != NULL ? keep : NULL, list};
}

size_t varve_diagnostic_list_get_count(const varve_diagnostic_list *list) {
  return list != NULL ? list->starts.count : 0;
}

const varve_diagnostic *varve_diagnostic_list_get(varve_diagnostic_list *list, size_t index) {
  if (list == NULL || index >= list->starts.count)
    return NULL;
  size_t start = VARVE_VECTOR_AT(&list->starts, uint32_t, index);
  size_t end = index + 1 < list->starts.count ? VARVE_VECTOR_AT(&list->starts, uint32_t, index + 1)
                                              : list->held.list.count;
  varve_diagnostic *diagnostic = &VARVE_VECTOR_AT(&list->held.list, varve_diagnostic, start);
  diagnostic->note_count = end - start - 1;
  diagnostic->notes = diagnostic->note_count != 0 ? diagnostic + 1 : NULL;
  return diagnostic;
}

void varve_diagnostic_list_clear(varve_diagnostic_list *list) {
  if (list == NULL)
    return;
  varve_held_release(&list->held);
  varve_held_init(&list->held, &list->memory);
  varve_vector_truncate(&list->starts, 0);
}
