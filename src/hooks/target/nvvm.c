/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of nvvm and rocdl. */
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"
#include "text/print/printer.h"

/* nvvm.mma.sync A[%a, %b] B[%c] C[%d, %e] {...} : (type of A, type of B, type of C) -> type.
 * Similar operations have sparseMetadata[%m] selector[%s] scaleA[%x, %y, %z] scaleB[...] after
 * C. The text omits the attributes with the kinds of A and B if the types imply them. */

/* A list of operands in brackets. types: one letter for each operand, 'i' for i32 and 'h' for
 * i16. If types is NULL, the text has the type of the operands after the colon. */
typedef struct mma_part {
  const char *name;
  const char *types;
} mma_part;

enum { FRAGMENTS = 3, MAX_SEGMENTS = 11 };
static const mma_part parts[] = {
    {"A", NULL},       {"B", NULL},       {"C", NULL},      {"sparseMetadata", "i"},
    {"selector", "i"}, {"scaleA", "ihh"}, {"scaleB", "ihh"}};
static const char *const kind_names[] = {"multiplicandAPtxType", "multiplicandBPtxType"};

/* The custom form of the operation `name`. parts: its lists of operands, each as a digit, which
 * is an index in the array `parts` above. */
typedef struct mma_form {
  const char *name;
  const char *parts;
  bool is_spaced; /* a space follows each part */
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

/* Returns the kind of #nvvm.mma_type<kind> that the type of the registers implies, or an empty
 * slice. */
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
      const char *kind = i < 2 ? kind_names[i] : NULL;
      /* The text has one type for all operands of A, and likewise for B and C. */
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

/* Sets *implied to whether the type implies the attribute `kind`. kind may be NULL, which is not
 * implied. */
static varve_status is_implied(varve_printer *printer, const varve_entity *kind,
                               const varve_entity *type, bool *implied) {
  varve_slice word = kind_of(type);
  varve_buffer text;
  *implied = false;
  if (kind == NULL || word.size == 0)
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &printer->context->memory);
  varve_status status = varve_print_entity(printer->context, kind, &text);
  const size_t prefix = strlen("#nvvm.mma_type<");
  *implied = status == VARVE_STATUS_OK && text.size == prefix + word.size + 1 &&
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
  const char *elided_names[VARVE_COUNT_OF(kind_names)];
  size_t count = 0;
  varve_value_range range = {0, 0};
  for (uint32_t i = 0; form->parts[i] != 0; i++) {
    const mma_part *part = part_at(form->parts + i);
    bool implied = false;
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
      VARVE_TRY(is_implied(printer, varve_operation_attribute(op, varve_slice_of(kind_names[i])),
                           op->operands[range.first].value->type, &implied));
    if (implied)
      elided_names[count++] = kind_names[i];
  }
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided_names, count}));
  return print_types(printer, op);
}

/* rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : type. These four operands have fixed
 * types. Other operations have the value to store as an additional first operand. */

enum { ADDRESS_OPERANDS = 4 };

varve_status varve_parse_rocdl_buffer(varve_parser *parser, varve_operation_draft *draft) {
  bool is_load = varve_slice_equal(draft->name->text, VARVE_SLICE("rocdl.raw.buffer.load"));
  const size_t expected = ADDRESS_OPERANDS + (is_load ? 0 : 1), first = expected - ADDRESS_OPERANDS;
  const char *place = parser->token.text.data;
  const varve_entity *type = NULL, *resource = NULL;
  bool found;
  do {
    VARVE_TRY(varve_parse_optional_operand(parser, &found));
    if (!found)
      return VARVE_EXPECTED(parser, "expected an operand: '%%name'");
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  size_t count = varve_draft_operand_count(parser, draft);
  if (count != expected)
    return VARVE_INVALID_ERROR(parser, place, "expected %zu operands, but there are %zu", expected,
                               count);
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the value", &type));
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("vector<4xi32>"), &resource));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){0, first}, type));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){first, 1}, resource));
  VARVE_TRY(varve_resolve_alike(
      parser, draft, (varve_operand_range){first + 1, ADDRESS_OPERANDS - 1}, parser->context->i32));
  if (is_load)
    VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_custom(parser, draft);
}

static bool is_resource(const varve_entity *type) {
  if (type->kind != VARVE_KIND_VECTOR_TYPE)
    return false;
  varve_dims dims = varve_type_dims(type);
  return dims.rank == 1 && dims.sizes[0] == 4 &&
         varve_type_is_integer(varve_type_element(type), 32, VARVE_SIGNLESS);
}

varve_status varve_print_rocdl_buffer(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint32_t first = op->operand_count - ADDRESS_OPERANDS;
  bool fits =
      varve_operation_dictionary(op) == NULL && is_resource(op->operands[first].value->type);
  for (uint32_t i = first + 1; i < op->operand_count; i++)
    fits = fits && varve_type_is_integer(op->operands[i].value->type, 32, VARVE_SIGNLESS);
  if (!fits)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  return varve_print_colon_type(printer, first == 0 ? varve_operation_result(op, 0)->type
                                                    : op->operands[0].value->type);
}
