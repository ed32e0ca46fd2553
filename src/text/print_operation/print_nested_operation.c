/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations that have another one in a region, whose parts or name the format writes. */
#include "dialect/operation_format/nested_operation.h"
#include "text/print_operation/print_operation_by_format.h"

/* Payload operations */

static bool has_attributes(const varve_operation *op) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  const varve_entity *properties = varve_operation_properties(op);
  return (dictionary != NULL && varve_dictionary_size(dictionary) != 0) ||
         (properties != NULL && varve_dictionary_size(properties) != 0);
}

/* Returns whether the operation is of the same dialect and has the trait. */
static bool is_applicable(const varve_operation_format *format, const varve_operation *op,
                          varve_slice trait) {
  const varve_operation_definition *definition = op->name->definition;
  char name[64];
  if (definition == NULL || trait.size >= sizeof name ||
      !varve_slice_equal(definition->dialect->name, format->definition->dialect->name))
    return false;
  memcpy(name, trait.data, trait.size);
  name[trait.size] = 0;
  return varve_has_trait(definition->dialect->tables, definition->record->traits, name);
}

/* Returns the operation that the region applies to its arguments, or NULL. */
static const varve_operation *find_payload_operation(const varve_format_run *run,
                                                     const varve_syntax_element *element) {
  varve_value_range range = varve_region_range_of(run->op, element->index);
  const varve_block *block =
      range.count == 1 ? varve_operation_region(run->op, range.first)->first : NULL;
  const varve_operation *op = block == NULL || block->next != NULL ? NULL : block->first;
  const varve_operation *end = op == NULL ? NULL : op->next;
  if (end == NULL || end->next != NULL || !varve_slice_equal(end->name->text, element->text) ||
      end->operand_count != 1 || varve_operation_result_count(op) != 1 ||
      varve_operation_operand(end, 0) != varve_operation_result(op, 0) ||
      op->operand_count != block->argument_count || has_attributes(op) || has_attributes(end) ||
      varve_operation_region_count(op) != 0 || varve_operation_successor_count(op) != 0 ||
      !is_applicable(run->format, op, run->format->literals[element->next]))
    return NULL;
  for (uint32_t i = 0; i < block->argument_count; i++)
    if (varve_operation_operand(op, i) != &block->arguments[i]->value)
      return NULL;
  return op;
}

varve_status varve_payload_operation_fits(const varve_format_run *run,
                                          const varve_syntax_element *element, bool *it_does) {
  const varve_operation *op = find_payload_operation(run, element);
  varve_arena_mark mark;
  varve_term types;
  *it_does = false;
  if (op == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = varve_evaluate_printed(run, element->first_anchor, &types);
  *it_does = status == VARVE_STATUS_OK && types.kind == VARVE_TERM_LIST &&
             types.count == op->operand_count && types.count != 0 &&
             varve_term_type(&types.items[0]) == varve_operation_result(op, 0)->type;
  for (uint32_t i = 0; *it_does && i < types.count; i++)
    *it_does = varve_term_type(&types.items[i]) == varve_operation_operand(op, i)->type;
  varve_arena_reset(&run->printer->format.terms, mark);
  return status;
}

varve_status varve_put_payload_operation(const varve_format_run *run,
                                         const varve_syntax_element *element) {
  const varve_operation *op = find_payload_operation(run, element);
  return op == NULL ? VARVE_STATUS_UNSUPPORTED : varve_put_keyword(run->printer, op->name->text);
}

/* Views */

/* What the view has: results, then the operation, its tail, successors and regions. */
typedef struct view_sizes {
  uint32_t results;
  uint32_t successors;
  uint32_t regions;
  size_t size;
} view_sizes;

static void copy_regions(varve_operation *view, const varve_operation *op,
                         const varve_operation *inner, uint32_t without) {
  varve_region *to = varve_operation_regions(view);
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    if (i != without)
      *to++ = *varve_operation_region(op, i);
  for (uint32_t i = 0; i < varve_operation_region_count(inner); i++)
    *to++ = *varve_operation_region(inner, i);
}

/* Returns false if a size overflows. */
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

/* The view is read only: it shares operands, blocks and attributes with the operations. */
varve_status varve_view_with_nested_operation(const varve_format_run *run,
                                              const varve_operation **view) {
  const varve_nested_operation *nested = run->format->nested;
  const varve_operation *op = run->op, *inner = varve_nested_operation_of(nested, op);
  view_sizes sizes;
  *view = NULL;
  if (inner == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (!find_sizes(op, inner, &sizes))
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_value *results = varve_arena_allocate(&run->printer->format.views, sizes.size);
  if (results == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_operation *made = (varve_operation *)(results + sizes.results);
  for (uint32_t i = 0; i < sizes.results; i++)
    results[sizes.results - 1 - i] = *varve_operation_result(op, i);
  *made = *op;
  made->name = nested->joined;
  made->has_tail = true;
  made->has_one_result = false;
  *varve_operation_tail_of(made) = (varve_operation_tail){.result_count = sizes.results,
                                                          .successor_count = sizes.successors,
                                                          .region_count = sizes.regions};
  for (uint32_t i = 0; i < sizes.successors; i++)
    varve_operation_successors(made)[i] = varve_operation_successors(op)[i];
  copy_regions(made, op, inner, nested->region);
  if (nested->has_operands) {
    made->operands = inner->operands;
    made->operand_count = inner->operand_count;
  }
  *view = made;
  return VARVE_STATUS_OK;
}
