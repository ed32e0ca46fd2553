/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm.mma.sync A[%a, %b] B[%c] C[%d, %e] {...} : (type of A, type of B, type of C) -> type, and
 * its like, which have sparseMetadata[%m] selector[%s] scaleA[%x, %y, %z] scaleB[...] behind C. The
 * kinds of A and B are left out where the types tell them. */
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"
#include "text/print/printer.h"

/* What stands in brackets. Types are 'i' of i32 and 'h' of i16; NULL: told behind the colon. */
typedef struct mma_part {
  const char *name;
  const char *types;
} mma_part;

enum { FRAGMENTS = 3, MAX_SEGMENTS = 11 };
static const mma_part parts[] = {
    {"A", NULL},       {"B", NULL},       {"C", NULL},      {"sparseMetadata", "i"},
    {"selector", "i"}, {"scaleA", "ihh"}, {"scaleB", "ihh"}};
static const char *const kind_names[] = {"multiplicandAPtxType", "multiplicandBPtxType"};

/* Which parts an operation has. */
typedef struct mma_form {
  const char *name;
  const char *parts;
  bool is_spaced; /* a space stands behind each */
} mma_form;

static const mma_form forms[] = {{"nvvm.mma.sync", "012", true},
                                 {"nvvm.mma.block_scale", "01256", false},
                                 {"nvvm.mma.sp.block_scale", "0123456", false},
                                 {"nvvm.mma.sp.sync", "01234", false}};

static const mma_form *find_form(varve_slice name) {
  size_t i = 0;
  while (i + 1 < VARVE_COUNT_OF(forms) && !varve_slice_equal(name, varve_slice_of(forms[i].name)))
    i++;
  return &forms[i];
}

static const mma_part *part_at(const char *place) { return &parts[*place - '0']; }

/* The kind that registers of the type have as factors; empty: it is not told. */
static varve_slice kind_of(const varve_entity *type) {
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

static varve_status add_kind(varve_parser *parser, const varve_operation_draft *draft,
                             const char *name, const varve_entity *type) {
  const varve_entity *kind = NULL;
  varve_slice word = kind_of(type);
  size_t start = parser->text.size;
  if (varve_draft_attribute(parser, draft, varve_slice_of(name)) != NULL)
    return VARVE_STATUS_OK;
  if (word.size == 0)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "attribute '%s' is missing, and the type does not imply it", name);
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("#nvvm.mma_type<")));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  VARVE_TRY(varve_buffer_append_char(&parser->text, '>'));
  varve_status status = varve_fixed_attribute(parser, varve_text_from(parser, start), &kind);
  parser->text.size = start;
  return status == VARVE_STATUS_OK ? varve_add_attribute(parser, varve_slice_of(name), kind)
                                   : status;
}

static varve_status parse_part(varve_parser *parser, const mma_part *part, size_t *count) {
  size_t first = parser->operands.count;
  VARVE_TRY(varve_expect_keyword(parser, part->name, " and its registers"));
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_SQUARE, " before the registers"));
  *count = parser->operands.count - first;
  return *count > VARVE_MAX_VALUES ? VARVE_STATUS_LIMIT_EXCEEDED : VARVE_STATUS_OK;
}

static varve_status resolve_others(varve_parser *parser, const varve_operation_draft *draft,
                                   varve_operand_range range, const mma_part *part) {
  if (range.count != strlen(part->types))
    return VARVE_INVALID_ERROR(parser, draft->name_start, "%zu operands in '%s', but expected %zu",
                               range.count, part->name, strlen(part->types));
  for (size_t i = 0; i < range.count; i++) {
    const varve_entity *type = NULL;
    VARVE_TRY(varve_fixed_type(
        parser, part->types[i] == 'h' ? VARVE_SLICE("i16") : VARVE_SLICE("i32"), &type));
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, range.first + i, type));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_parse_nvvm_mma(varve_parser *parser, varve_operation_draft *draft) {
  const mma_form *form = find_form(draft->name->text);
  size_t counts[VARVE_COUNT_OF(parts)] = {0}, first_type = parser->nodes.count, segments = 0;
  int32_t sizes[MAX_SEGMENTS];
  varve_operand_range range = {0, 0};
  for (size_t i = 0; form->parts[i] != 0; i++)
    VARVE_TRY(parse_part(parser, part_at(form->parts + i), &counts[i]));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  /* : (type, type, type) -> type */
  const varve_entity *result = NULL;
  size_t count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the registers"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the types"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types"));
  if (count != FRAGMENTS)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected a type for each of A, B and C, but there are %zu", count);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the type of the result"));
  VARVE_TRY(varve_parse_type(parser, &result));
  VARVE_TRY(varve_add_result(parser, result));

  for (size_t i = 0; form->parts[i] != 0; i++) {
    range = (varve_operand_range){range.first + range.count, counts[i]};
    if (i < FRAGMENTS) {
      const varve_entity *type = varve_node_at(parser, first_type + i);
      sizes[segments++] = (int32_t)counts[i];
      /* A, B or C, whose type is told. */
      const char *kind = i < 2 ? kind_names[i] : NULL;
      VARVE_TRY(varve_resolve_alike(parser, draft, range, type));
      VARVE_TRY(kind == NULL ? VARVE_STATUS_OK : add_kind(parser, draft, kind, type));

      continue;
    }
    VARVE_TRY(resolve_others(parser, draft, range, part_at(form->parts + i)));
    for (size_t j = 0; j < counts[i]; j++)
      sizes[segments++] = 1;
  }
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, segments));
  return varve_finish_custom(parser, draft);
}

/* Printing */

/* Whether the kind is the one that the type tells. */
static varve_status is_told(varve_printer *printer, const varve_entity *kind,
                            const varve_entity *type, bool *told) {
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
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(
        varve_print_type(printer, op->operands[varve_operand_range_of(op, i).first].value->type));
  }
  return varve_print_type_after(printer, ") -> ", varve_operation_result(op, 0)->type);
}

varve_status varve_print_nvvm_mma(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const mma_form *form = find_form(op->name->text);
  const char *said[VARVE_COUNT_OF(kind_names)];
  size_t count = 0;
  varve_value_range range = {0, 0};
  for (uint32_t i = 0; form->parts[i] != 0; i++) {
    const mma_part *part = part_at(form->parts + i);
    bool told = false;
    range.first += range.count;
    range.count =
        part->types == NULL ? varve_operand_range_of(op, i).count : (uint32_t)strlen(part->types);
    if (range.count == 0)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_word_between(printer, " ", part->name, ""));
    VARVE_TRY(varve_print_operands_between(printer, "[", op, range, "]"));

    if (form->is_spaced)
      VARVE_PUT(printer, " ");
    if (i < VARVE_COUNT_OF(kind_names))
      VARVE_TRY(is_told(printer, varve_operation_attribute(op, varve_slice_of(kind_names[i])),
                        op->operands[range.first].value->type, &told));
    if (told)
      said[count++] = kind_names[i];
  }
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){said, count}));
  return print_types(printer, op);
}
