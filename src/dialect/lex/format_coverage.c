/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Counts how often the parts of formats are read and printed. */
#include "dialect/lex/format_coverage.h"

static void release(varve_kept *kept) {
  varve_coverage *coverage = (varve_coverage *)kept;
  varve_vector_release(&coverage->operation);
}

varve_status varve_coverage_turn(varve_context *context, bool is_on) {
  varve_coverage *made = context->coverage;
  if (made == NULL && !is_on)
    return VARVE_STATUS_OK;
  if (made == NULL) {
    made = varve_arena_allocate(&context->arena, sizeof *made);
    if (made == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *made = (varve_coverage){.kept = {context->kept, release}};
    varve_vector_init(&made->operation, &context->memory, sizeof(uint64_t *));
    context->kept = &made->kept;
    context->coverage = made;
  }
  made->is_on = is_on;
  return VARVE_STATUS_OK;
}

varve_status varve_coverage_add_place(varve_context *context, varve_vector *places,
                                      const varve_element_coverage *place) {
  return context->coverage == NULL ? VARVE_STATUS_OK : varve_vector_push(places, place);
}

varve_status varve_coverage_make(varve_context *context, const varve_vector *places,
                                 varve_slice format, varve_format_coverage **coverage) {
  *coverage = NULL;
  if (context->coverage == NULL)
    return VARVE_STATUS_OK;
  varve_format_coverage *made = varve_arena_allocate(&context->arena, sizeof *made);
  varve_element_coverage *elements =
      varve_arena_allocate_array(&context->arena, places->count + 1, sizeof *elements);
  if (made == NULL || elements == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < places->count; i++)
    elements[i] = VARVE_VECTOR_AT(places, varve_element_coverage, i);
  elements[places->count] = (varve_element_coverage){.text = format};
  *made = (varve_format_coverage){
      .of = context->coverage, .element_count = (uint32_t)places->count, .elements = elements};
  *coverage = made;
  return VARVE_STATUS_OK;
}

varve_status varve_coverage_make_place(varve_context *context, varve_slice text,
                                       varve_element_coverage **coverage) {
  *coverage = NULL;
  if (context->coverage == NULL)
    return VARVE_STATUS_OK;
  *coverage = varve_arena_allocate(&context->arena, sizeof **coverage);
  if (*coverage == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  **coverage = (varve_element_coverage){.text = text};
  return VARVE_STATUS_OK;
}

void varve_coverage_count_place(const varve_context *context, varve_element_coverage *place,
                                bool is_read) {
  if (place == NULL || !context->coverage->is_on)
    return;
  if (is_read)
    place->read[0]++;
  else
    place->printed[0]++;
}

void varve_coverage_count_read(varve_format_coverage *coverage, uint32_t element, bool is_absent) {
  if (coverage->of->is_on)
    coverage->elements[element].read[is_absent]++;
}

/* Counts at the counter, so that it can be taken back. Without memory it cannot: the count is then
 * too high. */
static void count(varve_coverage *coverage, uint64_t *counter) {
  if (!coverage->is_on || coverage->pauses != 0)
    return;
  ++*counter;
  (void)!varve_vector_push(&coverage->operation, &counter);
}

void varve_coverage_count_printed(varve_format_coverage *coverage, uint32_t element,
                                  bool is_absent) {
  count(coverage->of, &coverage->elements[element].printed[is_absent]);
}

void varve_coverage_pause(const varve_context *context, int change) {
  if (context->coverage != NULL)
    context->coverage->pauses += (uint32_t)change;
}

void varve_coverage_begin_operation(const varve_context *context) {
  if (context->coverage != NULL)
    varve_vector_truncate(&context->coverage->operation, 0);
}

void varve_coverage_take_back(const varve_context *context, varve_format_coverage *coverage) {
  if (context->coverage == NULL)
    return;
  varve_vector *operation = &context->coverage->operation;
  for (size_t i = 0; i < operation->count; i++)
    --*VARVE_VECTOR_AT(operation, uint64_t *, i);
  varve_vector_truncate(operation, 0);
  if (coverage != NULL)
    count(context->coverage, &coverage->printed_generic);
}
