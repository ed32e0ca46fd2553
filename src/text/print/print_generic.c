/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations in generic form. */
#include "dialect/segments.h"
#include "ir/attributes.h"
#include "text/lex/legacy_grammar.h"
#include "text/print_operation/print_operation.h"

static varve_status put_name(varve_printer *printer, const varve_operation_name *name) {
  varve_print_text *text = varve_side_table_at(&printer->name_texts, name->id);
  if (text == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (text->size != 0)
    return varve_put_copy(printer, *text);
  size_t offset = printer->out->size;
  VARVE_TRY(
      varve_put_string(printer, varve_grammar_printed_name(printer->context->era, name->text)));
  *text = (varve_print_text){offset, printer->out->size - offset};
  return VARVE_STATUS_OK;
}

static varve_status begin_after_name(varve_printer *printer, const varve_operation *op) {
  const varve_entity *sizes = NULL;
  uint32_t own = 0;
  (void)varve_grammar_successor_values(printer->context->era, op, &own, &sizes);
  VARVE_TRY(varve_put_char(printer, '('));
  for (uint32_t i = 0; i < own; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_value(printer, op->operands[i].value));
  }
  VARVE_TRY(varve_put_char(printer, ')'));
  /* Prints [^a, ^b], or in eras that pass values to successors [^a(%x : i32), ^b]. */
  uint32_t count = varve_operation_successor_count(op);
  const varve_entity *successors_sizes = NULL;
  varve_value_range range = {0, 0};
  bool has_values =
      varve_grammar_successor_values(printer->context->era, op, &range.first, &successors_sizes);
  if (count != 0) {
    VARVE_TRY(varve_put_char(printer, '['));
    for (uint32_t j = 0; j < count; j++) {
      if (j != 0)
        VARVE_PUT(printer, ", ");
      VARVE_TRY(varve_print_successor(printer, varve_operation_successors(op)[j].block));
      if (has_values)
        range.count = (uint32_t)varve_segments_at(successors_sizes, j + 1);
      /* Prints (%a, %b : i32, i32) after the name of a successor. */
      if (range.count != 0) {
        VARVE_TRY(varve_put_char(printer, '('));
        VARVE_TRY(varve_print_typed_operands(printer, op, range));
        VARVE_TRY(varve_put_char(printer, ')'));
      }
      range.first += range.count;
    }
    VARVE_TRY(varve_put_char(printer, ']'));
  }
  /* A registered operation prints no properties if none is set. An unregistered operation keeps
   * what it was given. */
  const varve_entity *properties = varve_operation_properties(op);
  if (properties == NULL)
    return VARVE_STATUS_OK;
  if (properties == printer->context->empty_dictionary && op->name->is_registered)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " <");
  VARVE_TRY(varve_print_full(printer, properties));
  return varve_put_char(printer, '>');
}

static varve_status begin(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(put_name(printer, op->name));
  return begin_after_name(printer, op);
}

static varve_status end(varve_printer *printer, const varve_operation *op) {
  const varve_entity *dictionary = varve_operation_dictionary(op), *sizes = NULL;
  uint32_t own = 0;
  if (varve_operation_region_count(op) != 0)
    VARVE_TRY(varve_put_char(printer, ')'));
  if (varve_grammar_successor_values(printer->context->era, op, &own, &sizes)) {
    /* Called after the regions, if successors have values. */
    const varve_entity *values_dictionary = varve_operation_dictionary(op);
    varve_slice hidden = varve_segments_name(printer->context->era, true);
    bool is_open = false;
    for (uint32_t i = 0; i < varve_dictionary_size(values_dictionary); i++) {
      varve_slice name = varve_string_bytes(varve_dictionary_name(values_dictionary, i));
      if (varve_slice_equal(name, hidden))
        continue;
      VARVE_TRY(varve_put(printer, is_open ? VARVE_SLICE(", ") : VARVE_SLICE(" {")));
      is_open = true;
      VARVE_TRY(
          varve_print_named_attribute(printer, name, varve_dictionary_value(values_dictionary, i)));
    }
    if (is_open)
      VARVE_TRY(varve_put_char(printer, '}'));
    VARVE_PUT(printer, " : (");
    VARVE_TRY(varve_print_operand_types(printer, op, (varve_value_range){0, own}));
    VARVE_PUT(printer, ")");
    return varve_operation_result_count(op) == 0 ? varve_put(printer, VARVE_SLICE(" -> ()"))
                                                 : varve_print_optional_arrow_results(printer, op);
  }
  if (dictionary != NULL) {
    VARVE_TRY(varve_put_char(printer, ' '));
    VARVE_TRY(varve_print_full(printer, dictionary));
  }
  VARVE_PUT(printer, " : ");
  return varve_print_functional_type(printer, op);
}

varve_status varve_print_after_name(varve_printer *printer, const varve_operation *op) {
  if (varve_operation_region_count(op) != 0)
    return VARVE_STATUS_UNSUPPORTED;
  if (printer->is_collecting)
    return varve_aliases_visit_generic(&printer->aliases, op);
  VARVE_TRY(begin_after_name(printer, op));
  return end(printer, op);
}

varve_status varve_print_generic_flat(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(begin(printer, op));
  return end(printer, op);
}

/* Visits the nodes for aliases in another order than they are printed in. */
varve_status varve_print_generic(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  bool has_next = frame->step < varve_operation_region_count(op);
  if (frame->step == 0 && !printer->is_collecting)
    VARVE_TRY(begin(printer, op));
  if (!has_next)
    return printer->is_collecting ? varve_aliases_visit_generic(&printer->aliases, op)
                                  : end(printer, op);
  varve_ask_region(frame, varve_operation_region(op, frame->step), VARVE_REGION_WHOLE);
  VARVE_TRY(varve_put(printer, frame->step != 0 ? VARVE_SLICE(", ") : VARVE_SLICE(" (")));
  /* Older eras printed a space before the brace. */
  return varve_era_has(printer->context->era, VARVE_HAS_SPACE_BEFORE_GENERIC_REGIONS)
             ? varve_put_char(printer, ' ')
             : VARVE_STATUS_OK;
}
