/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The directives custom<...> in the formats of llvm. */
#include <inttypes.h>
#include <stdio.h>

#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"
#include "text/parse_operation/parse_operation_by_format.h"

/* Returns the first type of an argument of the directive, or NULL if the argument has no type
 * yet. */
static const varve_entity *first_type(const varve_parser *parser, const varve_parse_call *call,
                                      uint32_t argument) {
  size_t count;
  const varve_entity *const *types = varve_get_types(parser, call, argument, &count);
  return count == 0 ? NULL : types[0];
}

static varve_status set_type(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             const varve_entity *type) {
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_push_node(parser, type));
  return varve_set_types(parser, call, argument, first);
}

/* GEPIndices(operands, constants): %a, 1, %b. For each operand in the text, the array of
 * constants has INT32_MIN. */
varve_status varve_parse_llvm_gep_indices(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_number = parser->numbers.count;
  const varve_entity *constants = NULL;
  do {
    int64_t number = INT32_MIN;
    const char *place = parser->token.text.data;
    if (varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_MINUS))
      VARVE_TRY(varve_parse_i64(parser, &number));
    else
      VARVE_TRY(varve_parse_operand(parser));
    if (number < INT32_MIN || number > INT32_MAX)
      return VARVE_INVALID_ERROR(parser, place, "this index does not fit 32 bits");
    VARVE_TRY(varve_push_number(parser, number));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_numbers_to_i32_array(parser, first_number, &constants));
  VARVE_TRY(varve_i32_list_of_era(parser->context, &constants));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  return varve_set_attribute(parser, call, 1, constants);
}

varve_status varve_print_llvm_gep_indices(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  const varve_entity *constants = varve_printed_attribute(call, 1);
  varve_value_range range = varve_printed_range(call, 0);
  uint32_t used = 0;
  if (constants == NULL || constants->kind != VARVE_KIND_DENSE_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  uint64_t count = varve_dense_array_count(constants);
  for (uint64_t i = 0; i < count; i++) {
    int64_t number = varve_i32_element(constants, i);
    VARVE_TRY(varve_put_comma(printer, i));
    if (number != INT32_MIN) {
      VARVE_TRY(varve_put_signed(printer, number));
      continue;
    }
    if (used == range.count)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_operand(printer, op, range.first + used++));
  }
  return used == range.count ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* A type in a container: first that of the container, and NULL if it has no element at an index. */
typedef struct inner_type {
  const varve_entity *type;
  int64_t index;     /* the last one that was looked up */
  bool is_aggregate; /* the type there can have elements */
} inner_type;

/* Goes on to the element at the index. In 2019 and 2020, types hold the text of LLVM IR. */
static varve_status enter_element(varve_context *context, inner_type *inner) {
  const varve_entity *type = inner->type;
  varve_slice text, count, part;
  if (!varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES)) {
    inner->type = varve_llvm_element(type, inner->index, &inner->is_aggregate);
    return VARVE_STATUS_OK;
  }
  inner->type = NULL;
  inner->is_aggregate =
      varve_llvm_text_of(type, &text) && !varve_llvm_text_vector(text, &count, &part);
  if (!inner->is_aggregate || inner->index < 0 ||
      !varve_llvm_text_part(text, (uint64_t)inner->index, &part))
    return VARVE_STATUS_OK;
  return varve_llvm_text_type(context, part, &inner->type);
}

/* A position is an array<i64>, and before LLVM 16 an array of integers. Returns -1 for another
 * attribute. */
static int64_t index_at(const varve_entity *position, uint64_t place) {
  if (position->kind != VARVE_KIND_ARRAY)
    return varve_dense_array_i64(position, place);
  int64_t index;
  return varve_integer_of(position->children[place], &index) ? index : -1;
}

static varve_status find_element(varve_context *context, const varve_entity *position,
                                 inner_type *inner) {
  uint64_t count = position->kind == VARVE_KIND_ARRAY ? position->child_count
                                                      : varve_dense_array_count(position);
  for (uint64_t i = 0; inner->type != NULL && i < count; i++) {
    inner->index = index_at(position, i);
    VARVE_TRY(enter_element(context, inner));
  }
  return VARVE_STATUS_OK;
}

static bool is_position(const varve_entity *position) {
  return position != NULL &&
         (position->kind == VARVE_KIND_ARRAY || varve_is_dense_i64_array(position));
}

/* InsertExtractValueElementType(type of the value, type of the container, position): no text; the
 * type is inferred. */
varve_status varve_parse_llvm_element_type(varve_parser *parser, varve_parse_call *call) {
  inner_type inner = {.type = first_type(parser, call, 1)};
  const varve_entity *position = varve_get_attribute(parser, call, 2);
  const char *place = parser->token.text.data;
  bool is_of_llvm = false;
  if (inner.type == NULL || !is_position(position))
    return VARVE_INVALID_ERROR(parser, place, "the position must be an array of i64");
  VARVE_TRY(varve_is_llvm_type(parser->context, inner.type, &is_of_llvm));
  if (!is_of_llvm)
    return VARVE_INVALID_ERROR(parser, call->draft->name_start,
                               "the container is of no type of llvm");
  VARVE_TRY(find_element(parser->context, position, &inner));
  if (inner.type != NULL)
    return set_type(parser, call, 0, inner.type);
  if (!inner.is_aggregate)
    return VARVE_INVALID_ERROR(parser, place, "expected a structure or an array of llvm");
  return VARVE_INVALID_ERROR(parser, place, "position out of bounds: %" PRId64, inner.index);
}

/* Returns UNSUPPORTED if the parser would find another type. */
varve_status varve_print_llvm_element_type(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  const varve_entity *position = varve_printed_attribute(call, 2);
  const varve_value *value =
      op->operand_count > 1 ? op->operands[1].value : varve_operation_result(op, 0);
  inner_type inner = {.type = op->operands[0].value->type};
  if (!is_position(position))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(find_element(printer->context, position, &inner));
  return inner.type == value->type ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_print_llvm_nothing(varve_printer *printer, varve_print_call *call) {
  (void)printer;
  (void)call;
  return VARVE_STATUS_OK;
}

/* Makes <4 x float> of another length, in the text of LLVM IR. */
static varve_status vector_of_text(varve_parser *parser, varve_slice element, int64_t size,
                                   const varve_entity **type) {
  size_t start = parser->text.size;
  varve_buffer *text = &parser->text;
  VARVE_TRY(varve_buffer_append_char(text, '<'));
  VARVE_TRY(varve_buffer_append_unsigned(text, (uint64_t)size));
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(" x ")));
  VARVE_TRY(varve_buffer_append(text, element));
  VARVE_TRY(varve_buffer_append_char(text, '>'));
  varve_status status = varve_llvm_text_type(parser->context, varve_text_from(parser, start), type);
  text->size = start;
  return status;
}

/* ShuffleType(type of the vectors, type of the result, mask): no text; the type is inferred. Before
 * LLVM 16 the mask is an array of attributes. In 2019 and 2020, types hold the text of LLVM IR. */
varve_status varve_parse_llvm_shuffle_type(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *vector = first_type(parser, call, 0), *type = NULL;
  const varve_entity *mask = varve_get_attribute(parser, call, 2);
  varve_slice text, length, element;
  bool is_text = vector != NULL && varve_era_has(parser->context->era, VARVE_HAS_LLVM_TEXT_TYPES) &&
                 varve_llvm_text_of(vector, &text) &&
                 varve_llvm_text_vector(text, &length, &element);
  if (vector == NULL || (vector->kind != VARVE_KIND_VECTOR_TYPE && !is_text))
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "expected a type of vectors");
  bool is_array = mask != NULL && mask->kind == VARVE_KIND_ARRAY;
  if (mask == NULL || (mask->kind != VARVE_KIND_DENSE_ARRAY && !is_array))
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "the mask must be an array");
  int64_t size = is_array ? mask->child_count : (int64_t)varve_dense_array_count(mask);
  if (size == 0)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "the mask is empty, and the result has at least one element");
  VARVE_TRY(is_text ? vector_of_text(parser, element, size, &type)
                    : varve_vector_type_get(parser->context, (varve_dims){&size, 1},
                                            varve_vector_type_scalable(vector),
                                            varve_type_element(vector), &type));
  return set_type(parser, call, 1, type);
}

/* Blocks with operands. parser->text collects the number of operands of each block, as the bytes of
 * an array<i32>. */

static varve_status append_i32(varve_parser *parser, size_t number) {
  if (number > INT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  for (int shift = 0; shift < 32; shift += 8)
    VARVE_TRY(varve_buffer_append_char(&parser->text, (char)(unsigned char)(number >> shift)));
  return VARVE_STATUS_OK;
}

static varve_status parse_block(varve_parser *parser) {
  size_t first = parser->operands.count;
  VARVE_TRY(varve_parse_successor_and_operands(parser));
  return append_i32(parser, parser->operands.count - first);
}

/* The sizes of the parser's stacks when the parsing of the blocks begins. */
typedef struct block_marks {
  size_t successors;
  size_t operands;
  size_t types;
  size_t sizes; /* size of parser->text */
} block_marks;

static block_marks mark_blocks(const varve_parser *parser) {
  return (block_marks){parser->operation.successors.count, parser->operands.count,
                       parser->nodes.count, parser->text.size};
}

/* Sets three arguments from index first on: the successors, their operands, and the types of the
 * operands. parser->text has the number of operands of each block. */
static varve_status set_blocks(varve_parser *parser, varve_parse_call *call, uint32_t first,
                               block_marks marks) {
  varve_slice sizes =
      varve_slice_make(parser->text.data + marks.sizes, parser->text.size - marks.sizes);
  uint32_t operand = varve_argument_element(call->arguments, first + 1)->index;
  VARVE_TRY(varve_set_group_sizes(parser, call->draft, operand, sizes));
  parser->text.size = marks.sizes;
  VARVE_TRY(varve_set_successors(parser, call, first, marks.successors));
  VARVE_TRY(varve_set_operands(parser, call, first + 1, marks.operands));
  return varve_set_types(parser, call, first + 2, marks.types);
}

/* IndirectBrOpSucessors(type of the address, successors, operands, their types): [^bb1, ^bb2(%a :
 * i32)] */
varve_status varve_parse_llvm_indirect_successors(varve_parser *parser, varve_parse_call *call) {
  block_marks marks = mark_blocks(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the blocks"));
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE))
    return set_blocks(parser, call, 1, marks);
  do {
    VARVE_TRY(parse_block(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the blocks"));
  return set_blocks(parser, call, 1, marks);
}

/* Prints a block and its operands: the first `size` operands of the range. Removes these
 * operands from the range. Returns UNSUPPORTED if the range has fewer operands. */
static varve_status print_block(varve_printer *printer, const varve_operation *op,
                                uint32_t successor, int64_t size, varve_value_range *operands) {
  if (size < 0 || size > operands->count)
    return VARVE_STATUS_UNSUPPORTED;
  varve_value_range part = {operands->first, (uint32_t)size};
  operands->first += part.count;
  operands->count -= part.count;
  return varve_print_successor_and_operands(printer, op, successor, part);
}

varve_status varve_print_llvm_indirect_successors(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range successors = varve_printed_successors(call, 1);
  varve_value_range operands = varve_printed_range(call, 2);
  const varve_entity *sizes = varve_operation_attribute(op, VARVE_SLICE("indbr_operand_segments"));
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < successors.count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ",");
    VARVE_TRY(varve_print_newline(printer));
    VARVE_TRY(
        print_block(printer, op, successors.first + i, varve_i32_element(sizes, i), &operands));
  }
  if (sizes != NULL && sizes->kind == VARVE_KIND_DENSE_ARRAY && varve_dense_array_count(sizes) != 0)
    VARVE_TRY(varve_print_newline(printer));
  return varve_put_char(printer, ']');
}

/* SwitchOpCases(type of the value, values, successors, operands, their types): [ 1: ^bb1, 2:
 * ^bb2(%a : i32) ] */

/* Makes dense<[1, 2]> : vector<2xi32> of the numbers from index first on of the stack of
 * numbers, and removes them from the stack. */
static varve_status make_case_values(varve_parser *parser, const varve_entity *type, size_t first,
                                     const varve_entity **values) {
  size_t start = parser->text.size, count = parser->numbers.count - first;
  char text[64];
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("dense<[")));
  for (size_t i = 0; i < count; i++) {
    snprintf(text, sizeof text, "%s%" PRId64, i == 0 ? "" : ", ",
             varve_number_at(parser, first + i));
    VARVE_TRY(varve_buffer_append(&parser->text, varve_slice_of(text)));
  }
  snprintf(text, sizeof text, "]> : vector<%zuxi%" PRIu32 ">", count,
           varve_integer_type_layout(type).width);
  VARVE_TRY(varve_buffer_append(&parser->text, varve_slice_of(text)));
  varve_status status = varve_attribute_of_text(parser, start, values);
  varve_vector_truncate(&parser->numbers, first);
  return status;
}

/* Parses the cases without their brackets. In eras before LLVM 19, the format itself contains
 * the brackets. */
static varve_status parse_cases(varve_parser *parser, varve_parse_call *call) {
  block_marks marks = mark_blocks(parser);
  size_t first_number = parser->numbers.count;
  const varve_entity *type = first_type(parser, call, 0);
  const varve_entity *values = NULL;
  const char *place = parser->token.text.data;
  if (varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE))
    return set_blocks(parser, call, 2, marks);
  if (type == NULL || type->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "the value of a switch must be an integer");
  do {
    int64_t value;
    VARVE_TRY(varve_parse_i64(parser, &value));
    VARVE_TRY(varve_push_number(parser, value));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the block of the case"));
    VARVE_TRY(parse_block(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));

  VARVE_TRY(set_blocks(parser, call, 2, marks));
  varve_status status = make_case_values(parser, type, first_number, &values);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX)
    return VARVE_INVALID_ERROR(parser, place, "a case does not fit the type of the value");
  VARVE_TRY(status);
  return varve_set_attribute(parser, call, 1, values);
}

varve_status varve_parse_llvm_switch_cases(varve_parser *parser, varve_parse_call *call) {
  bool has_brackets = !varve_llvm_is_legacy(parser->context);
  if (has_brackets)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the cases"));
  VARVE_TRY(parse_cases(parser, call));
  return has_brackets ? varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the cases")
                      : VARVE_STATUS_OK;
}

varve_status varve_print_llvm_switch_cases(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  const varve_entity *values = varve_printed_attribute(call, 1);
  varve_value_range successors = varve_printed_successors(call, 2);
  varve_value_range operands = varve_printed_range(call, 3);
  const varve_entity *sizes = varve_operation_attribute(op, VARVE_SLICE("case_operand_segments"));
  bool has_brackets = !varve_llvm_is_legacy(printer->context);
  if (has_brackets) {
    VARVE_PUT(printer, "[");
    VARVE_TRY(varve_print_newline(printer));
  }
  if (values == NULL)
    return has_brackets ? varve_put_char(printer, ']') : VARVE_STATUS_OK;
  if (values->kind != VARVE_KIND_DENSE_ELEMENTS)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < successors.count; i++) {
    if (i != 0) {
      VARVE_PUT(printer, ",");
      VARVE_TRY(varve_print_newline(printer));
    }
    /* Prints the value of the case as a signed number, even an i1. */
    uint32_t index = i;
    uint32_t width = varve_type_bit_width(varve_type_element(values->children[0]));
    const unsigned char *bytes = varve_entity_payload(values);
    size_t size = (width + 7) / 8;
    uint64_t value;
    if (width == 0 || width > 64)
      return VARVE_STATUS_UNSUPPORTED;
    if ((values->flags & VARVE_FLAG_SPLAT) != 0)
      index = 0;
    if (width == 1 ? index / 8 >= values->payload_size : index >= values->payload_size / size)
      return VARVE_STATUS_UNSUPPORTED;
    value = width == 1 ? bytes[index / 8] >> index % 8 & 1
                       : varve_load_bytes(bytes + index * size, size);
    VARVE_PUT(printer, "  ");
    VARVE_TRY(varve_put_signed(printer, varve_sign_extend(value, width)));
    VARVE_TRY(varve_put(printer, VARVE_SLICE(": ")));
    VARVE_TRY(
        print_block(printer, op, successors.first + i, varve_i32_element(sizes, i), &operands));
  }
  VARVE_TRY(varve_print_newline(printer));
  return has_brackets ? varve_put_char(printer, ']') : VARVE_STATUS_OK;
}

/* LLVMLinkage(linkage): a word. The text may omit `external`. */
varve_status varve_parse_llvm_linkage(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *attribute = NULL;
  uint64_t value = 0;
  VARVE_TRY(varve_parse_llvm_keyword(parser, "Linkage", &value));
  VARVE_TRY(varve_llvm_enum_get(parser->context, "linkage", value, &attribute));
  return varve_set_attribute(parser, call, 0, attribute);
}

varve_status varve_print_llvm_linkage(varve_printer *printer, varve_print_call *call) {
  return varve_print_llvm_enum(printer, "Linkage", varve_printed_attribute(call, 0));
}

/* OpBundles(operands, their types, tags): ["tag"(%a : i32), ...] */
varve_status varve_parse_llvm_op_bundles(varve_parser *parser, varve_parse_call *call) {
  varve_llvm_bundles bundles;
  const varve_entity *tags = NULL;
  size_t start = parser->text.size;
  VARVE_TRY(varve_parse_llvm_bundles(parser, &bundles));
  VARVE_TRY(varve_llvm_bundle_tags(parser, &bundles, &tags));
  size_t node = bundles.first_node, first_type = parser->nodes.count;
  for (size_t i = bundles.first_number; i < parser->numbers.count; i++) {
    size_t count = (size_t)varve_number_at(parser, i);
    VARVE_TRY(append_i32(parser, count));
    for (node++; count > 0; count--, node++)
      VARVE_TRY(varve_push_node(parser, varve_node_at(parser, node)));
  }
  varve_slice sizes = varve_text_from(parser, start);
  uint32_t operand = varve_argument_element(call->arguments, 0)->index;
  VARVE_TRY(varve_set_group_sizes(parser, call->draft, operand, sizes));
  parser->text.size = start;
  varve_vector_truncate(&parser->numbers, bundles.first_number);
  VARVE_TRY(varve_set_operands(parser, call, 0, bundles.first_use));
  VARVE_TRY(varve_set_types(parser, call, 1, first_type));
  return varve_set_attribute(parser, call, 2, tags);
}

varve_status varve_print_llvm_op_bundles(varve_printer *printer, varve_print_call *call) {
  return varve_print_llvm_bundles(printer, call->frame->op, varve_printed_range(call, 0));
}
