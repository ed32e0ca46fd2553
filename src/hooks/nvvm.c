/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm.mma.sync A[%a, %b] B[%c] C[%d, %e] {...} : (type of A, type of B, type of C) -> type. The
 * kinds of A and B are left out where the types tell them. */
#include "hooks/common_llvm.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"
#include "text/printer.h"

enum { FRAGMENTS = 3 };
static const char *const fragment_names[FRAGMENTS] = {"A", "B", "C"};
static const char *const kind_names[] = {"multiplicandAPtxType", "multiplicandBPtxType"};

/* The kind that registers of the type have as factors; empty: it is not told. */
static varve_slice kind_of(const varve_type *type) {
  if (type->kind == VARVE_KIND_VECTOR_TYPE)
    type = varve_type_element(type);
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return VARVE_SLICE("");
  switch (varve_float_type_kind(type)) {
  case VARVE_FLOAT_F64:
    return VARVE_SLICE("f64");
  case VARVE_FLOAT_F16:
    return VARVE_SLICE("f16");
  case VARVE_FLOAT_F32:
    return VARVE_SLICE("tf32");
  default:
    return VARVE_SLICE("");
  }
}

static varve_status parse_fragment(varve_parser *parser, size_t index, size_t *count) {
  size_t first = parser->operands.count;
  VARVE_TRY(varve_expect_word(parser, fragment_names[index], " and its registers"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the registers"));
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE));
  *count = parser->operands.count - first;
  return *count > VARVE_MAX_VALUES ? VARVE_STATUS_LIMIT_EXCEEDED : VARVE_STATUS_OK;
}

static varve_status add_kind(varve_parser *parser, const char *name, const varve_type *type) {
  const varve_attribute *kind = NULL;
  varve_slice word = kind_of(type);
  size_t start = parser->text.size;
  if (word.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("#nvvm.mma_type<")));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  VARVE_TRY(varve_buffer_append_char(&parser->text, '>'));
  varve_status status = varve_fixed_attribute(
      parser, varve_slice_make(parser->text.data + start, parser->text.size - start), &kind);
  parser->text.size = start;
  return status == VARVE_STATUS_OK ? varve_add_attribute(parser, varve_slice_of(name), kind)
                                   : status;
}

/* : (type, type, type) -> type */
static varve_status parse_types(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_type *result = NULL;
  size_t count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the registers"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the types"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the types"));
  if (count != FRAGMENTS)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected a type for each of A, B and C, but there are %zu", count);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the type of the result"));
  VARVE_TRY(varve_parse_type(parser, &result));
  return varve_add_result(parser, result);
}

varve_status varve_parse_nvvm_mma_sync(varve_parser *parser, varve_operation_draft *draft) {
  size_t counts[FRAGMENTS], first = 0, first_type = parser->nodes.count;
  int32_t sizes[FRAGMENTS];
  for (size_t i = 0; i < FRAGMENTS; i++) {
    VARVE_TRY(parse_fragment(parser, i, &counts[i]));
    sizes[i] = (int32_t)counts[i];
  }
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft));
  for (size_t i = 0; i < FRAGMENTS; i++) {
    const varve_type *type = VARVE_VECTOR_AT(&parser->nodes, const varve_type *, first_type + i);
    VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){first, counts[i]}, type));
    if (i < VARVE_COUNT_OF(kind_names))
      VARVE_TRY(add_kind(parser, kind_names[i], type));
    first += counts[i];
  }
  VARVE_TRY(varve_add_segment_sizes(parser, VARVE_SLICE("operandSegmentSizes"), sizes, FRAGMENTS));
  return varve_finish_custom(parser, draft);
}

/* Printing */

/* Whether the kind is the one that the type tells. */
static varve_status is_told(varve_printer *printer, const varve_attribute *kind,
                            const varve_type *type, bool *told) {
  varve_slice word = kind_of(type);
  varve_buffer text;
  *told = false;
  if (kind == NULL || word.size == 0)
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &printer->context->memory);
  varve_status status = varve_print_entity(printer->context, kind, &text);
  const size_t prefix = strlen("#nvvm.mma_type<");
  *told = status == VARVE_STATUS_OK && text.size == prefix + word.size + 1 &&
          memcmp(text.data + prefix, word.data, word.size) == 0;
  varve_buffer_release(&text);
  return status;
}

static varve_status print_types(varve_printer *printer, const varve_operation *op) {
  VARVE_PUT(printer, " : (");
  for (uint32_t i = 0; i < FRAGMENTS; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(
        varve_print_type(printer, op->operands[varve_operand_range_of(op, i).first].value->type));
  }
  VARVE_PUT(printer, ") -> ");
  return varve_print_type(printer, varve_operation_result(op, 0)->type);
}

varve_status varve_print_nvvm_mma_sync(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const char *said[VARVE_COUNT_OF(kind_names)];
  size_t count = 0;
  for (uint32_t i = 0; i < FRAGMENTS; i++) {
    varve_value_range range = varve_operand_range_of(op, i);
    bool told = false;
    if (range.count == 0)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_PUT(printer, " ");
    VARVE_TRY(varve_put(printer, varve_slice_of(fragment_names[i])));
    VARVE_PUT(printer, "[");
    VARVE_TRY(varve_print_operands(printer, op, range));
    VARVE_PUT(printer, "] ");
    if (i < VARVE_COUNT_OF(kind_names))
      VARVE_TRY(is_told(printer, varve_operation_attribute(op, varve_slice_of(kind_names[i])),
                        op->operands[range.first].value->type, &told));
    if (told)
      said[count++] = kind_names[i];
  }
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){said, count}));
  return print_types(printer, op);
}
