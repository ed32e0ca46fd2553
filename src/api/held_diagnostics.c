/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Keeps diagnostics: see held_diagnostics.h. */
#include "api/held_diagnostics.h"

void varve_held_init(varve_held_diagnostics *held, varve_memory *memory) {
  *held = (varve_held_diagnostics){.is_out_of_memory = false};
  varve_arena_init(&held->arena, memory);
  varve_vector_init(&held->list, memory, sizeof(varve_diagnostic));
}

void varve_held_release(varve_held_diagnostics *held) {
  varve_vector_release(&held->list);
  varve_arena_release(&held->arena);
}

static bool copy_text(varve_held_diagnostics *held, varve_slice *text) {
  if (text->size == 0)
    return true;
  *text = varve_arena_copy(&held->arena, *text);
  return text->data != NULL;
}

static void hold(void *user, const varve_diagnostic *diagnostic) {
  varve_held_diagnostics *held = user;
  varve_diagnostic copy = *diagnostic;
  held->is_out_of_memory = held->is_out_of_memory || !copy_text(held, &copy.file) ||
                           !copy_text(held, &copy.source_line) || !copy_text(held, &copy.message) ||
                           !copy_text(held, &copy.rule) ||
                           varve_vector_push(&held->list, &copy) != VARVE_STATUS_OK;
}

varve_diagnostic_sink varve_held_sink(varve_held_diagnostics *held) {
  return (varve_diagnostic_sink){hold, held};
}

void varve_held_show(const varve_held_diagnostics *held, varve_diagnostic_sink sink) {
  for (size_t i = 0; sink.function != NULL && i < held->list.count; i++)
    sink.function(sink.user, &VARVE_VECTOR_AT(&held->list, const varve_diagnostic, i));
}

const varve_diagnostic *varve_held_first_error(const varve_held_diagnostics *held) {
  for (size_t i = 0; i < held->list.count; i++) {
    const varve_diagnostic *diagnostic = &VARVE_VECTOR_AT(&held->list, const varve_diagnostic, i);
    if (diagnostic->severity == VARVE_SEVERITY_ERROR)
      return diagnostic;
  }
  return NULL;
}
