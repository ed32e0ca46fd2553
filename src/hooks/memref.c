/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of memref that its formats cannot say. */
#include "hooks/common_values.h"
#include "hooks/hooks.h"

#define NOTHING ((varve_elided){NULL, 0})

/* %memref[%index, ...]: the memref and its indices are the next uses; *count: how many. */
static varve_status parse_access(varve_parser *parser, const varve_operation_draft *draft,
                                 size_t *count) {
  size_t first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the indices"));
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE));
  *count = varve_draft_operand_count(parser, draft) - first;
  return VARVE_STATUS_OK;
}

static varve_status resolve_access(varve_parser *parser, const varve_operation_draft *draft,
                                   varve_operand_range range, const varve_type *type) {
  varve_operand_range indices = {range.first + 1, range.count - 1};
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, range.first), type));
  return varve_resolve_alike(parser, draft, indices, parser->context->index_type);
}

/* Operands from first on: a memref of the type that has rank indices behind it. *next is behind
 * them. */
static varve_status put_access(varve_printer *printer, const varve_operation *op, uint32_t first,
                               uint32_t *next) {
  if (first >= op->operand_count)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_type *type = varve_operation_operand(op, first)->type;
  if (type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  size_t rank = varve_type_dims(type).rank;
  if (rank >= op->operand_count - first)
    return VARVE_STATUS_UNSUPPORTED;
  *next = first + 1 + (uint32_t)rank;
  VARVE_TRY(varve_print_value(printer, varve_operation_operand(op, first)));
  VARVE_PUT(printer, "[");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){first + 1, (uint32_t)rank}));
  return varve_put_char(printer, ']');
}

/* memref.alloca_scope -> (types) {...} {...} */

static varve_status scope_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser),
                                    VARVE_SLICE("memref.alloca_scope.return")));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_memref_alloca_scope(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_draft_push(parser, draft, scope_step));
  return varve_begin_region(parser);
}

varve_status varve_print_memref_alloca_scope(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint32_t results = varve_operation_result_count(op);
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, NOTHING);
  if (results != 0) {
    VARVE_PUT(printer, "  -> (");
    VARVE_TRY(varve_print_result_types(printer, op, (varve_value_range){0, results}));
    VARVE_PUT(printer, ") ");
  } else {
    VARVE_PUT(printer, "  ");
  }
  varve_ask_region(frame, varve_operation_region(op, 0),
                   results != 0 ? VARVE_REGION_TERMINATORS : 0);
  return VARVE_STATUS_OK;
}

/* memref.dma_start %source[...], %destination[...], %count, %tag[...], %stride, %number : types */

static varve_status resolve_dma(varve_parser *parser, const varve_operation_draft *draft,
                                const size_t sizes[3]) {
  const varve_type *const *types =
      (const varve_type *const *)parser->nodes.data + draft->first_node;
  const varve_type *index = parser->context->index_type;
  size_t first = sizes[0] + sizes[1];
  varve_operand_range source = {0, sizes[0]}, destination = {sizes[0], sizes[1]};
  varve_operand_range number = {first, 1}, tag = {first + 1, sizes[2]};
  varve_operand_range stride = {first + 1 + sizes[2], 0};
  stride.count = varve_draft_operand_count(parser, draft) - stride.first;
  VARVE_TRY(resolve_access(parser, draft, source, types[0]));
  VARVE_TRY(resolve_access(parser, draft, destination, types[1]));
  VARVE_TRY(varve_resolve_alike(parser, draft, number, index));
  VARVE_TRY(resolve_access(parser, draft, tag, types[2]));
  return varve_resolve_alike(parser, draft, stride, index);
}

varve_status varve_parse_memref_dma_start(varve_parser *parser, varve_operation_draft *draft) {
  size_t sizes[3], strides = 0, types;
  for (size_t i = 0; i < 3; i++) {
    VARVE_TRY(parse_access(parser, draft, &sizes[i]));
    if (i == 2)
      break;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " after the indices"));
    if (i == 0)
      continue;
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the tag"));
  }
  for (; varve_accept(parser, VARVE_TOKEN_COMMA) && !varve_may_end_in_comma(parser); strides++)
    VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the memrefs"));
  if (strides != 0 && strides != 2)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected a stride and the number of elements for each, or neither");
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != 3)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 types, not %zu", types);
  VARVE_TRY(resolve_dma(parser, draft, sizes));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_memref_dma_start(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint32_t destination, number, tag, strides;
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_access(printer, op, 0, &destination));
  VARVE_PUT(printer, ", ");
  VARVE_TRY(put_access(printer, op, destination, &number));
  if (number >= op->operand_count)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_print_value(printer, varve_operation_operand(op, number)));
  tag = number + 1;
  VARVE_PUT(printer, ", ");
  VARVE_TRY(put_access(printer, op, tag, &strides));
  varve_value_range rest = {strides, op->operand_count - strides};
  if (rest.count != 0)
    VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_print_operands(printer, op, rest));
  VARVE_TRY(varve_print_attr_dict(printer, op, NOTHING));
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_type(printer, varve_operation_operand(op, 0)->type));
  VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_print_type(printer, varve_operation_operand(op, destination)->type));
  VARVE_PUT(printer, ", ");
  return varve_print_type(printer, varve_operation_operand(op, tag)->type);
}

/* memref.prefetch %memref[...], read, locality<3>, data : type */

static varve_status parse_choice(varve_parser *parser, const char *const words[2], varve_slice name,
                                 const char *message) {
  const varve_attribute *value = NULL;
  bool is_first = varve_at_word(parser, words[0]);
  if (!is_first && !varve_at_word(parser, words[1]))
    return VARVE_EXPECTED(parser, "%s", message);
  varve_advance(parser);
  VARVE_TRY(varve_bool_get(parser->context, is_first, &value));
  return varve_add_attribute(parser, name, value);
}

static varve_status parse_locality(varve_parser *parser) {
  const varve_attribute *hint = NULL;
  VARVE_TRY(varve_expect_keyword(parser, "locality", " and its value in <...>"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'locality'"));
  VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i32, &hint));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("localityHint"), hint));
  return varve_expect(parser, VARVE_TOKEN_GREATER, " after the locality");
}

static const char *const directions[2] = {"write", "read"};
static const char *const caches[2] = {"data", "instr"};

varve_status varve_parse_memref_prefetch(varve_parser *parser, varve_operation_draft *draft) {
  varve_operand_range all = {0, 0};
  const varve_type *type = NULL;
  VARVE_TRY(parse_access(parser, draft, &all.count));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " after the indices"));
  VARVE_TRY(parse_choice(parser, directions, VARVE_SLICE("isWrite"), "expected 'read' or 'write'"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the locality"));
  VARVE_TRY(parse_locality(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the cache"));
  VARVE_TRY(parse_choice(parser, caches, VARVE_SLICE("isDataCache"), "expected 'data' or 'instr'"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the memref"));
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(resolve_access(parser, draft, all, type));
  return varve_finish_custom(parser, draft);
}

static const char *chosen(const varve_operation *op, varve_slice name, const char *const words[2]) {
  const varve_attribute *value = varve_operation_attribute(op, name);
  bool is_set =
      value != NULL && value->kind == VARVE_KIND_INTEGER && varve_integer_words(value)[0] != 0;
  return words[is_set ? 0 : 1];
}

varve_status varve_print_memref_prefetch(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided[] = {"localityHint", "isWrite", "isDataCache"};
  const varve_operation *op = frame->op;
  const varve_attribute *hint = varve_operation_attribute(op, VARVE_SLICE("localityHint"));
  uint32_t next;
  if (hint == NULL || hint->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_access(printer, op, 0, &next));
  VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_put(printer, varve_slice_of(chosen(op, VARVE_SLICE("isWrite"), directions))));
  VARVE_PUT(printer, ", locality<");
  VARVE_TRY(varve_print_attribute_without_type(printer, hint));
  VARVE_PUT(printer, ">, ");
  VARVE_TRY(varve_put(printer, varve_slice_of(chosen(op, VARVE_SLICE("isDataCache"), caches))));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided, VARVE_COUNT_OF(elided)}));
  VARVE_PUT(printer, " : ");
  return varve_print_type(printer, varve_operation_operand(op, 0)->type);
}

/* memref.generic_atomic_rmw %memref[...] : type {...} {...} */

varve_status varve_parse_memref_generic_atomic_rmw(varve_parser *parser,
                                                   varve_operation_draft *draft) {
  varve_operand_range all = {0, 0};
  const varve_type *type = NULL;
  const char *place;
  VARVE_TRY(parse_access(parser, draft, &all.count));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the memref"));
  place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "expected a memref that has a rank");
  VARVE_TRY(resolve_access(parser, draft, all, type));
  VARVE_TRY(varve_add_result(parser, varve_type_element(type)));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_with_attributes_step));
  return varve_begin_region(parser);
}

varve_status varve_print_memref_generic_atomic_rmw(varve_printer *printer,
                                                   varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint32_t next;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, NOTHING);
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_access(printer, op, 0, &next));
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_type(printer, varve_operation_operand(op, 0)->type));
  VARVE_PUT(printer, " ");
  varve_ask_region(frame, varve_operation_region(op, 0),
                   VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

/* memref.transpose %memref (i, j) -> (j, i) {...} : type to type; linalg.transpose of 2019 says one
 * type, which is that of the result too */

static varve_status parse_transpose(varve_parser *parser, varve_operation_draft *draft,
                                    bool names_result) {
  const varve_attribute *map = NULL;
  const varve_type *type = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_node(parser, varve_begin_bare_affine_map, &map));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("permutation"), map));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the memref"));
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), type));
  if (names_result) {
    VARVE_TRY(varve_expect_keyword(parser, "to", " and the type of the result"));
    VARVE_TRY(varve_parse_type(parser, &type));
  }
  VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_custom(parser, draft);
}

static varve_status print_transpose(varve_printer *printer, const varve_operation *op,
                                    bool names_result) {
  static const char *const elided[] = {"permutation"};
  const varve_attribute *map = varve_operation_attribute(op, VARVE_SLICE("permutation"));
  const varve_type *type = varve_operation_result(op, 0)->type;
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP ||
      (!names_result && varve_operation_operand(op, 0)->type != type))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, 1}));
  VARVE_PUT(printer, " ");
  if (!printer->is_collecting) /* it has no alias here */
    VARVE_TRY(varve_print_entity_in(printer, (varve_print_child){map, VARVE_PRINT_BARE}));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided, 1}));
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_type(printer, varve_operation_operand(op, 0)->type));
  if (!names_result)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " to ");
  return varve_print_type(printer, type);
}

varve_status varve_parse_memref_transpose(varve_parser *parser, varve_operation_draft *draft) {
  return parse_transpose(parser, draft, true);
}

varve_status varve_print_memref_transpose(varve_printer *printer, varve_print_operation *frame) {
  return print_transpose(printer, frame->op, true);
}

varve_status varve_parse_transpose_2019(varve_parser *parser, varve_operation_draft *draft) {
  return parse_transpose(parser, draft, false);
}

varve_status varve_print_transpose_2019(varve_printer *printer, varve_print_operation *frame) {
  return print_transpose(printer, frame->op, false);
}

/* custom<GlobalMemrefOpTypeAndInitialValue>(type, initial value): type = value, or uninitialized,
 * which is a unit. */

/* The values are a tensor's. */
static varve_status tensor_like(varve_context *context, const varve_type *memref,
                                const varve_type **tensor) {
  return varve_tensor_type_get(context, varve_type_dims(memref), varve_type_element(memref), NULL,
                               tensor);
}

static varve_status parse_initial_value(varve_parser *parser, varve_parse_call *call,
                                        const varve_type *memref) {
  const varve_attribute *value = parser->context->unit;
  const varve_type *tensor = NULL;
  if (varve_accept_word(parser, "uninitialized"))
    return varve_set_attribute(parser, call, VARVE_GLOBAL_VALUE, value);
  const char *place = parser->token.text.data;
  VARVE_TRY(tensor_like(parser->context, memref, &tensor));
  VARVE_TRY(varve_parse_attribute_of_type(parser, tensor, &value));
  if (!varve_attribute_is_elements(value) && value->kind != VARVE_KIND_DIALECT_ATTRIBUTE)
    return VARVE_INVALID_ERROR(parser, place,
                               "the initial value must be 'uninitialized' or elements");
  return varve_set_attribute(parser, call, VARVE_GLOBAL_VALUE, value);
}

varve_status varve_parse_global_memref(varve_parser *parser, varve_parse_call *call) {
  const varve_type *type = NULL;
  const varve_attribute *attribute = NULL;
  uint64_t count;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (type->kind != VARVE_KIND_MEMREF_TYPE || !varve_dims_count(varve_type_dims(type), &count))
    return VARVE_INVALID_ERROR(parser, call->draft->name_start,
                               "the type must be a memref of static shape");
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  VARVE_TRY(varve_set_attribute(parser, call, VARVE_GLOBAL_TYPE, attribute));
  if (!varve_accept(parser, VARVE_TOKEN_EQUAL))
    return VARVE_STATUS_OK;
  return parse_initial_value(parser, call, type);
}

varve_status varve_print_global_memref(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *value = NULL;
  VARVE_TRY(varve_print_global_type(printer, call, &value));
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_UNIT)
    return varve_put(printer, VARVE_SLICE("uninitialized"));
  return varve_print_attribute_without_type(printer, value);
}
