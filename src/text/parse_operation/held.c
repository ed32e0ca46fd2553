/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations whose text has the parts of another one, which their region holds: varve.holds.
 * format-spec/assembly-format.md, 4.9. The parser makes the held operation of the last regions and
 * the operands. The printer prints a view: an operation that has the parts of both. */
#include "dialect/operation_format/held_operation.h"
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/print_operation/print_operation_by_format.h"

/* Parsing */

/* The held operation has the place where its first region begins in the text. */
static varve_status place_held(varve_parser *parser, const varve_operation_draft *draft,
                               varve_operation *op) {
  uint32_t own = draft->format->held->region_count - 1;
  const varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_REGION, own);
  if (varve_record_of(draft)->regions.count == own || slot->place == NULL)
    return VARVE_STATUS_OK;
  return varve_file_location_at(parser, slot->place, &op->location);
}

static varve_status make_held(varve_parser *parser, const varve_operation_draft *draft,
                              varve_block *block) {
  const varve_held_operation *held = draft->format->held;
  size_t first_region = draft->first_region + held->region_count - 1;
  size_t first_operand = held->has_operands ? draft->first_resolved : parser->resolved.count;
  varve_operation_state state = {0};
  varve_operation *op = NULL;
  state.operands = (varve_value *const *)parser->resolved.data + first_operand;
  state.operand_count = (uint32_t)(parser->resolved.count - first_operand);
  state.region_count = (uint32_t)(parser->regions.count - first_region);
  if (state.operand_count == 0)
    state.operands = NULL;
  VARVE_TRY(varve_build_operation(parser, draft, held->name->text, &state, block, &op));
  for (uint32_t i = 0; i < state.region_count; i++) {
    varve_region *region = VARVE_VECTOR_AT(&parser->regions, varve_region *, first_region + i);
    varve_region_take_blocks(varve_operation_region(op, i), region);
    varve_region_destroy(parser->module, region);
  }
  varve_vector_truncate(&parser->regions, first_region);
  varve_vector_truncate(&parser->resolved, first_operand);
  return place_held(parser, draft, op);
}

/* Puts a region before those of the draft from a place on. */
static varve_status insert_region(varve_parser *parser, size_t place, varve_region *region) {
  VARVE_TRY(varve_vector_push_pointer(&parser->regions, region));
  varve_region **regions = parser->regions.data;
  size_t last = parser->regions.count - 1;
  memmove(regions + place + 1, regions + place, (last - place) * sizeof(void *));
  regions[place] = region;
  return VARVE_STATUS_OK;
}

static varve_status fill(varve_parser *parser, const varve_operation_draft *draft,
                         varve_region *region) {
  varve_block *block = NULL;
  VARVE_TRY(varve_block_create(parser->module, &block));
  varve_region_insert_block(region, NULL, block);
  VARVE_TRY(make_held(parser, draft, block));
  return insert_region(parser, draft->first_region + draft->format->held->region, region);
}

varve_status varve_make_held(varve_parser *parser, const varve_operation_draft *draft) {
  varve_region *region = NULL;
  if (parser->regions.count - draft->first_region > VARVE_MAX_VALUES ||
      parser->resolved.count - draft->first_resolved > VARVE_MAX_VALUES)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, draft->start,
                          "an operation has at most 2^30 - 1 operands and regions");
  VARVE_TRY(varve_region_create(parser->module, &region));
  varve_status status = fill(parser, draft, region);
  if (status != VARVE_STATUS_OK)
    varve_region_destroy(parser->module, region);
  return status;
}

/* Printing */

/* What the view has: results, then the operation, its tail, successors and regions. */
typedef struct view_sizes {
  uint32_t results;
  uint32_t successors;
  uint32_t regions;
  size_t size;
} view_sizes;

static bool find_sizes(const varve_operation *op, const varve_operation *inner, view_sizes *sizes) {
  size_t results, successors, regions;
  sizes->results = varve_operation_result_count(op);
  sizes->successors = varve_operation_successor_count(op);
  sizes->regions = varve_operation_region_count(op) - 1 + varve_operation_region_count(inner);
  if (!varve_multiply_size(sizes->results, sizeof(varve_value), &results) ||
      !varve_multiply_size(sizes->successors, sizeof(varve_block_use), &successors) ||
      !varve_multiply_size(sizes->regions, sizeof(varve_region), &regions))
    return false;
  sizes->size = sizeof(varve_operation) + sizeof(varve_operation_tail);
  return varve_add_size(sizes->size, results, &sizes->size) &&
         varve_add_size(sizes->size, successors, &sizes->size) &&
         varve_add_size(sizes->size, regions, &sizes->size);
}

static void copy_regions(varve_operation *view, const varve_operation *op,
                         const varve_operation *inner, uint32_t without) {
  varve_region *to = varve_operation_regions(view);
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    if (i != without)
      *to++ = *varve_operation_region(op, i);
  for (uint32_t i = 0; i < varve_operation_region_count(inner); i++)
    *to++ = *varve_operation_region(inner, i);
}

/* The view is read only: it shares operands, blocks and attributes with the operations. */
varve_status varve_view_held(const varve_format_run *run, const varve_operation **view) {
  const varve_held_operation *held = run->format->held;
  const varve_operation *op = run->op, *inner = varve_held_by(held, op);
  view_sizes sizes;
  *view = NULL;
  if (inner == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (!find_sizes(op, inner, &sizes))
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_value *results = varve_arena_allocate(&run->printer->views, sizes.size);
  if (results == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_operation *made = (varve_operation *)(results + sizes.results);
  for (uint32_t i = 0; i < sizes.results; i++)
    results[sizes.results - 1 - i] = *varve_operation_result(op, i);
  *made = *op;
  made->name = held->joined;
  made->has_tail = true;
  made->has_one_result = false;
  *varve_operation_tail_of(made) = (varve_operation_tail){.result_count = sizes.results,
                                                          .successor_count = sizes.successors,
                                                          .region_count = sizes.regions};
  for (uint32_t i = 0; i < sizes.successors; i++)
    varve_operation_successors(made)[i] = varve_operation_successors(op)[i];
  copy_regions(made, op, inner, held->region);
  if (held->has_operands) {
    made->operands = inner->operands;
    made->operand_count = inner->operand_count;
  }
  *view = made;
  return VARVE_STATUS_OK;
}
