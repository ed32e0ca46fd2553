/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations in generic form, with their blocks and regions. */
#include "ir/attributes.h"
#include "text/print.h"

static varve_status put_indent(varve_printer *printer) {
  VARVE_TRY(varve_print_check(printer));
  return varve_put_spaces(printer, 2 * printer->depth);
}

static varve_status put_location(varve_printer *printer, const varve_attribute *location,
                                 bool allow_alias) {
  if (!printer->options.debug_info)
    return VARVE_STATUS_OK;
  varve_print_child child = {location, VARVE_PRINT_BARE_LOCATION};
  VARVE_PUT(printer, " loc(");
  VARVE_TRY(allow_alias ? varve_print_entity_in(printer, child)
                        : varve_print_without_alias(printer, child));
  return varve_put_char(printer, ')');
}

static varve_status put_results(varve_printer *printer, const varve_operation *op) {
  uint32_t count = varve_operation_result_count(op);
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_char(printer, '%'));
  VARVE_TRY(varve_put_unsigned(printer, varve_operation_result(op, 0)->number));
  if (count > 1) {
    VARVE_TRY(varve_put_char(printer, ':'));
    VARVE_TRY(varve_put_unsigned(printer, count));
  }
  return varve_put(printer, VARVE_SLICE(" = "));
}

static varve_status put_name(varve_printer *printer, const varve_operation_name *name) {
  varve_print_text *text = varve_side_table_at(&printer->name_texts, name->id);
  if (text == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (text->size != 0)
    return varve_put_again(printer, *text);
  size_t offset = printer->out->size;
  VARVE_TRY(varve_put_string(printer, name->text));
  *text = (varve_print_text){offset, printer->out->size - offset};
  return VARVE_STATUS_OK;
}

static varve_status put_operands(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(varve_put_char(printer, '('));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_value(printer, op->operands[i].value));
  }
  return varve_put_char(printer, ')');
}

static varve_status put_successors(varve_printer *printer, const varve_operation *op) {
  uint32_t count = varve_operation_successor_count(op);
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_char(printer, '['));
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    const varve_block *block = varve_operation_successors(op)[i].block;
    VARVE_TRY(varve_print_block_name(printer, varve_print_block_number(printer, block)));
  }
  return varve_put_char(printer, ']');
}

/* A registered operation has none when no property is set; what an unregistered one was given
 * stays. */
static varve_status put_properties(varve_printer *printer, const varve_operation *op) {
  const varve_attribute *properties = varve_operation_properties(op);
  if (properties == NULL)
    return VARVE_STATUS_OK;
  if (properties == printer->context->empty_dictionary && op->name->is_registered)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " <");
  VARVE_TRY(varve_print_full(printer, properties));
  return varve_put_char(printer, '>');
}

static varve_status begin_operation(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(put_indent(printer));
  VARVE_TRY(put_results(printer, op));
  VARVE_TRY(put_name(printer, op->name));
  VARVE_TRY(put_operands(printer, op));
  VARVE_TRY(put_successors(printer, op));
  return put_properties(printer, op);
}

static varve_status put_operand_types(varve_printer *printer, const varve_operation *op) {
  VARVE_PUT(printer, " : (");
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_value *value = op->operands[i].value;
    if (i != 0)
      VARVE_PUT(printer, ", ");
    if (value == NULL)
      VARVE_PUT(printer, "<<NULL TYPE>>");
    else
      VARVE_TRY(varve_print_full(printer, value->type));
  }
  return varve_put(printer, VARVE_SLICE(") -> "));
}

static varve_status put_result_types(varve_printer *printer, const varve_operation *op) {
  uint32_t count = varve_operation_result_count(op);
  bool is_bare =
      count == 1 && varve_operation_result(op, 0)->type->kind != VARVE_KIND_FUNCTION_TYPE;
  if (is_bare)
    return varve_print_full(printer, varve_operation_result(op, 0)->type);
  VARVE_TRY(varve_put_char(printer, '('));
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_full(printer, varve_operation_result(op, i)->type));
  }
  return varve_put_char(printer, ')');
}

static varve_status end_operation(varve_printer *printer, const varve_operation *op) {
  const varve_attribute *dictionary = varve_operation_dictionary(op);
  if (varve_operation_region_count(op) != 0)
    VARVE_TRY(varve_put_char(printer, ')'));
  if (dictionary != NULL) {
    VARVE_TRY(varve_put_char(printer, ' '));
    VARVE_TRY(varve_print_full(printer, dictionary));
  }
  VARVE_TRY(put_operand_types(printer, op));
  VARVE_TRY(put_result_types(printer, op));
  VARVE_TRY(put_location(printer, op->location, true));
  return op == printer->module->root ? VARVE_STATUS_OK : varve_put_char(printer, '\n');
}

static bool is_number_before(const void *user, uint32_t a, uint32_t b) {
  (void)user;
  return a < b;
}

/* Numbers of the predecessors, ascending: 0 for one that is nowhere. */
static varve_status collect_predecessors(varve_printer *printer, const varve_block *block) {
  varve_vector *numbers = &printer->scratch;
  varve_vector_truncate(numbers, 0);
  for (const varve_block_use *use = block->first_use; use != NULL; use = use->next) {
    uint32_t number = varve_print_block_number(printer, use->owner->block);
    VARVE_TRY(varve_vector_push(numbers, &number));
  }
  return varve_sort_stably(&printer->context->memory, numbers->data, numbers->count,
                           (varve_ordering){is_number_before, NULL});
}

static varve_status put_predecessors(varve_printer *printer, const varve_block *block) {
  const varve_vector *numbers = &printer->scratch;
  if (block->first_use == NULL)
    return block->previous == NULL ? VARVE_STATUS_OK
                                   : varve_put(printer, VARVE_SLICE("  // no predecessors"));
  VARVE_TRY(collect_predecessors(printer, block));
  VARVE_PUT(printer, "  // ");
  if (numbers->count == 1) {
    VARVE_PUT(printer, "pred: ");
    return varve_print_block_name(printer, VARVE_VECTOR_AT(numbers, uint32_t, 0));
  }
  VARVE_TRY(varve_put_unsigned(printer, numbers->count));
  VARVE_PUT(printer, " preds: ");
  for (size_t i = 0; i < numbers->count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_block_name(printer, VARVE_VECTOR_AT(numbers, uint32_t, i)));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_arguments(varve_printer *printer, const varve_block *block) {
  for (uint32_t i = 0; i < block->argument_count; i++) {
    const varve_block_argument *argument = block->arguments[i];
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE("(") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_value(printer, &argument->value));
    VARVE_PUT(printer, ": ");
    VARVE_TRY(varve_print_full(printer, argument->value.type));
    VARVE_TRY(put_location(printer, argument->location, false));
  }
  return block->argument_count == 0 ? VARVE_STATUS_OK : varve_put_char(printer, ')');
}

/* An entry block needs no header unless it has arguments or is empty. */
static varve_status begin_block(varve_printer *printer, const varve_block *block) {
  bool has_header = block->previous != NULL || block->argument_count != 0 || block->first == NULL;
  if (has_header) {
    VARVE_TRY(put_indent(printer));
    VARVE_TRY(varve_print_block_name(printer, varve_print_block_number(printer, block)));
    VARVE_TRY(put_arguments(printer, block));
    VARVE_TRY(varve_put_char(printer, ':'));
    VARVE_TRY(put_predecessors(printer, block));
    VARVE_TRY(varve_put_char(printer, '\n'));
  }
  printer->depth++;
  return VARVE_STATUS_OK;
}

static varve_status begin_region(varve_printer *printer, const varve_region *region) {
  bool is_first = region == varve_operation_regions(region->owner);
  return varve_put(printer, is_first ? VARVE_SLICE(" ({\n") : VARVE_SLICE(", {\n"));
}

static varve_status end_region(varve_printer *printer) {
  VARVE_TRY(put_indent(printer));
  return varve_put_char(printer, '}');
}

static varve_status print_event(varve_printer *printer, const varve_tree_walk *walk) {
  switch (walk->event) {
  case VARVE_TREE_OPERATION:
    return begin_operation(printer, walk->op);
  case VARVE_TREE_REGION:
    return begin_region(printer, walk->region);
  case VARVE_TREE_BLOCK:
    return begin_block(printer, walk->block);
  case VARVE_TREE_BLOCK_END:
    printer->depth--;
    return VARVE_STATUS_OK;
  case VARVE_TREE_REGION_END:
    return end_region(printer);
  case VARVE_TREE_OPERATION_END:
    return end_operation(printer, walk->op);
  }
  return VARVE_STATUS_INTERNAL;
}

varve_status varve_print_operations(varve_printer *printer) {
  varve_operation *root = printer->module->root;
  varve_tree_walk walk = {.event = VARVE_TREE_OPERATION, .op = root};
  for (;; varve_tree_walk_next(&walk)) {
    VARVE_TRY(print_event(printer, &walk));
    if (walk.event == VARVE_TREE_OPERATION_END && walk.op == root)
      return VARVE_STATUS_OK;
  }
}
