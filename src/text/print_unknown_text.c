/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints what --keep-unknown-text kept. */
#include "text/print_hook.h"
#include "text/unknown_text.h"

static const varve_attribute *pieces_of(const varve_operation *op) {
  const varve_attribute *dictionary = varve_operation_dictionary(op);
  return dictionary == NULL ? NULL : varve_dictionary_find(dictionary, VARVE_SLICE("text"));
}

bool varve_is_unknown_text(const varve_operation *op) {
  if (!varve_slice_equal(op->name->text, VARVE_SLICE(VARVE_UNKNOWN_TEXT)))
    return false;
  const varve_attribute *pieces = pieces_of(op);
  if (pieces == NULL || pieces->kind != VARVE_KIND_ARRAY ||
      varve_dictionary_size(varve_operation_dictionary(op)) != 1 ||
      varve_operation_properties(op) != NULL || varve_operation_region_count(op) != 0 ||
      varve_operation_successor_count(op) != 0 ||
      pieces->child_count != (uint32_t)op->operand_count + 1)
    return false;
  for (uint32_t i = 0; i < pieces->child_count; i++)
    if (pieces->children[i]->kind != VARVE_KIND_STRING)
      return false;
  return varve_string_bytes(pieces->children[0]).size != 0;
}

varve_status varve_print_unknown_text(varve_printer *printer, const varve_operation *op) {
  const varve_attribute *pieces = pieces_of(op);
  for (uint32_t i = 0; i < pieces->child_count; i++) {
    if (i != 0)
      VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){i - 1, 1}));
    VARVE_TRY(varve_put(printer, varve_string_bytes(pieces->children[i])));
  }
  return VARVE_STATUS_OK;
}
