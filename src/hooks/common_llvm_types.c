/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Function types of llvm, which are kept as text with references, put together. Inside them types
 * of llvm stand without "!llvm.". */
#include "dialect/infer_convert.h"
#include "hooks/common_llvm.h"
#include "text/printer.h"

#define PREFIX "!llvm."
/* Aliases of large types stand in many functions: each earns as if so many bytes had been read. */
enum { PREFIX_SIZE = sizeof PREFIX - 1, EARNED = 32 };

static bool is_of_llvm(const varve_type *type) {
  return type->kind == VARVE_KIND_DIALECT_TYPE &&
         varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("llvm"));
}

/* Putting together */

static varve_status append_type(varve_parser *parser, const varve_type *type) {
  varve_buffer *text = &parser->text;
  size_t start = text->size;
  VARVE_TRY(varve_print_on_credit(parser->context, type, EARNED, text));
  /* This one is a float, which upstream prints in full. */
  if (!is_of_llvm(type) || varve_is_dialect_type(type, "llvm", "ppc_fp128"))
    return VARVE_STATUS_OK;
  memmove(text->data + start, text->data + start + PREFIX_SIZE, text->size - start - PREFIX_SIZE);
  text->size -= PREFIX_SIZE;
  return VARVE_STATUS_OK;
}

static varve_status append_function(varve_parser *parser, const varve_llvm_function *parts) {
  varve_buffer *text = &parser->text;
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(PREFIX "func<")));
  if (parts->result == NULL)
    VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("void")));
  else
    VARVE_TRY(append_type(parser, parts->result));
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(" (")));
  for (size_t i = 0; i < parts->input_count; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(", ")));
    VARVE_TRY(append_type(
        parser, VARVE_VECTOR_AT(&parser->nodes, const varve_type *, parts->first_input + i)));
  }
  if (parts->is_variadic)
    VARVE_TRY(varve_buffer_append(text, parts->input_count == 0 ? VARVE_SLICE("...")
                                                                : VARVE_SLICE(", ...")));
  return varve_buffer_append(text, VARVE_SLICE(")>"));
}

varve_status varve_llvm_function_get(varve_parser *parser, const varve_llvm_function *parts,
                                     const varve_type **type) {
  size_t start = parser->text.size;
  *type = NULL;
  varve_status status = append_function(parser, parts);
  varve_slice text = varve_slice_make(parser->text.data + start, parser->text.size - start);
  if (status == VARVE_STATUS_OK)
    status = varve_fixed_type(parser, text, type);
  parser->text.size = start;
  return status;
}
