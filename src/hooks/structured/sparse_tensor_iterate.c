/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of sparse_tensor.iterate and sparse_tensor.coiterate. The arguments of a region are,
 * in this order: the loop-carried values, the coordinates that have a name, and the iterators. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

#define YIELD VARVE_SLICE("sparse_tensor.yield")
enum { MAX_BITS = 64 };

/* A list in the text with count elements, each a name or '_'. Bit i is set if element i is a
 * name. */
typedef struct used_places {
  uint64_t bits;
  uint32_t count;
} used_places;

static varve_status parse_coordinates(varve_parser *parser, uint64_t *bits) {
  *bits = 0;
  if (!varve_accept_word(parser, "at"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the coordinates"));
  /* Parses at(%a, _). Each name becomes a region argument, and its bit is set in *bits. */
  uint32_t count = 0;
  do {
    if (count == MAX_BITS)
      return VARVE_INVALID_ERROR(parser, parser->token.text.data, "at most 64 are possible");
    if (!varve_accept_word(parser, "_")) {
      const varve_entity *index = parser->context->index_type;
      VARVE_TRY(varve_parse_region_argument(parser, false));
      varve_region_argument_at(parser, parser->arguments.count - 1)->type = index;
      *bits |= (uint64_t)1 << count;
    }
    count++;
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));

  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the coordinates");
}

static varve_status add_bits(varve_parser *parser, varve_slice name, uint64_t bits) {
  const varve_entity *value = NULL;
  VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, (int64_t)bits, &value));
  return varve_add_attribute(parser, name, value);
}

/* Makes the type of an iterator from the type of an iteration space. The two types have the same
 * parameters. Reports an error at `place` if the type is not an iteration space. */
static varve_status iterator_of(varve_parser *parser, const varve_entity *space, const char *place,
                                const varve_entity **iterator) {
  *iterator = NULL;
  if (!varve_is_dialect_type(space, "sparse_tensor", "iter_space") ||
      !varve_entity_is_parametric(space))
    return VARVE_INVALID_ERROR(parser, place, "expected the type of an iteration space");
  return varve_parametric_type_get(parser->context, space->children[0], VARVE_SLICE("iterator"),
                                   space->children + 1, varve_parameter_count(space), iterator);
}

/* Parses an optional iter_args(%a = %b). Sets *first to the index of the first loop-carried
 * argument in parser->arguments. */
static varve_status parse_carried(varve_parser *parser, size_t *first) {
  *first = parser->arguments.count;
  if (!varve_accept_word(parser, "iter_args"))
    return VARVE_STATUS_OK;
  return varve_parse_assignment_list(parser);
}

/* Parses the result types. Reports an error unless there is one result for each loop-carried
 * value. */
static varve_status parse_results(varve_parser *parser, const varve_operation_draft *draft,
                                  size_t carried) {
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  size_t results = parser->operation.added_types.count - draft->first_added_type;
  if (results == carried)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                             "%zu value%s carried, but there %s %zu result%s", carried,
                             carried == 1 ? " is" : "s are", results == 1 ? "is" : "are", results,
                             results == 1 ? "" : "s");
}

/* Pushes copies of count arguments, from index first on, on parser->arguments. */
static varve_status push_again(varve_parser *parser, size_t first, size_t count) {
  for (size_t i = 0; i < count; i++) {
    varve_region_argument argument = *varve_region_argument_at(parser, first + i);
    VARVE_TRY(varve_vector_push(&parser->arguments, &argument));
  }
  return VARVE_STATUS_OK;
}

/* sparse_tensor.iterate %iterator in %space at(%a, _) iter_args(%b = %c) : space -> types {...} */

static varve_status iterate_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser), YIELD));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_sparse_iterate(varve_parser *parser, varve_operation_draft *draft) {
  size_t first = parser->arguments.count, first_carried;
  const varve_entity *space = NULL, *iterator = NULL;
  uint64_t bits;
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_expect_keyword(parser, "in", " and the space"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse_coordinates(parser, &bits));
  VARVE_TRY(add_bits(parser, VARVE_SLICE("crdUsedLvls"), bits));
  VARVE_TRY(parse_carried(parser, &first_carried));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the space"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &space));
  VARVE_TRY(iterator_of(parser, space, place, &iterator));
  VARVE_TRY(parse_results(parser, draft, parser->arguments.count - first_carried));
  varve_region_argument_at(parser, first)->type = iterator;
  varve_set_argument_types_of_results(parser, draft, first_carried);
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){0, 1}, space));
  VARVE_TRY(varve_resolve_as_results(parser, draft, 1));
  /* parser->arguments has the order of the text: iterator, coordinates, loop-carried values. Pushes
   * copies of them in the order of the region. */
  size_t end = parser->arguments.count;
  VARVE_TRY(push_again(parser, first_carried, end - first_carried));
  VARVE_TRY(push_again(parser, first + 1, first_carried - first - 1));
  VARVE_TRY(push_again(parser, first, 1));
  return varve_begin_region_with_then(parser, draft, end, iterate_step);
}

static uint64_t bits_of(const varve_entity *value) {
  return value != NULL && value->kind == VARVE_KIND_INTEGER ? varve_integer_words(value)[0] : 0;
}

/* Sets *count to the number of levels of an iteration space. Returns false if the type is not an
 * iteration space, or has no levels or more than 64. */
static bool count_levels(const varve_entity *space, uint32_t *count) {
  enum { LOW = 1, HIGH = 2, PARAMETERS = 3 };
  if (!varve_is_dialect_type(space, "sparse_tensor", "iter_space") ||
      !varve_entity_is_parametric(space) || varve_parameter_count(space) != PARAMETERS)
    return false;
  uint64_t levels = varve_integer_words(varve_parameter(space, HIGH))[0] -
                    varve_integer_words(varve_parameter(space, LOW))[0];
  *count = (uint32_t)levels;
  return levels != 0 && levels <= MAX_BITS;
}

/* Prints the list: the next region argument for each bit that is set, and '_' for each other bit.
 * first: the index of the first region argument to print. Returns UNSUPPORTED if the block has too
 * few arguments. */
static varve_status put_used(varve_printer *printer, const varve_block *block, uint32_t first,
                             used_places used) {
  for (uint32_t i = 0; i < used.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    if ((used.bits >> i & 1) == 0) {
      VARVE_PUT(printer, "_");
      continue;
    }
    if (first >= block->argument_count)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_argument(printer, block, first++));
  }
  return VARVE_STATUS_OK;
}

/* Prints at(...) if any coordinate has a name, and iter_args(...) if there are initial values.
 * initial: the operands that are initial values. */
static varve_status put_head(varve_printer *printer, const varve_operation *op,
                             const varve_block *block, varve_value_range initial) {
  used_places used = {bits_of(varve_operation_attribute(op, VARVE_SLICE("crdUsedLvls"))), 0};
  if (op->operand_count == 0 || !count_levels(varve_operation_operand(op, 0)->type, &used.count))
    return VARVE_STATUS_UNSUPPORTED;
  if (used.bits != 0) {
    VARVE_PUT(printer, " at(");
    VARVE_TRY(put_used(printer, block, initial.count, used));
    VARVE_PUT(printer, ")");
  }
  if (initial.count > block->argument_count)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < initial.count; i++) {
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE(" iter_args(") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_argument(printer, block, i));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(varve_print_value(printer, varve_operation_operand(op, initial.first + i)));
  }
  return initial.count == 0 ? VARVE_STATUS_OK : varve_put_char(printer, ')');
}

varve_status varve_print_sparse_iterate(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_region *region = varve_operation_region(op, 0);
  varve_value_range initial = {1, op->operand_count - 1};
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_ELIDED("crdUsedLvls"));
  if (region->first == NULL || region->first->argument_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_block *block = region->first;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_argument(printer, block, block->argument_count - 1));
  VARVE_TRY(varve_print_operand_between(printer, " in ", op, 0, ""));
  VARVE_TRY(put_head(printer, op, block, initial));
  VARVE_TRY(varve_print_colon_types(printer, op, (varve_value_range){0, 1}));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_optional_arrow_results(printer, op));
  VARVE_PUT(printer, " ");
  return varve_ask_region(frame, region, initial.count != 0 ? VARVE_REGION_TERMINATORS : 0);
}

/* sparse_tensor.coiterate (%space, ...) at(...) iter_args(...) : (types) -> types case %a, _ {...}
 * draft->saved has four numbers: the index of the first argument in parser->arguments, the index of
 * the first loop-carried argument, the end of the arguments before the first case, and the number
 * of spaces. The stack of numbers has one number for each case: bit i is set if the iterator of
 * space i has a name in the case. */

enum { FIRST_ARGUMENT, FIRST_CARRIED, END_OF_ARGUMENTS, SPACES };

static varve_status case_step(varve_parser *parser, varve_frame *frame);

static varve_status finish_cases(varve_parser *parser, varve_operation_draft *draft) {
  size_t cases = parser->operation.regions.count - draft->first_region;
  size_t first = parser->numbers.count - cases, first_node = parser->nodes.count;
  const varve_entity *value = NULL;
  for (size_t i = 0; i < cases; i++) {
    int64_t bits = varve_number_at(parser, first + i);
    VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, bits, &value));
    VARVE_TRY(varve_push_node(parser, value));
  }
  varve_vector_truncate(&parser->numbers, first);
  VARVE_TRY(varve_add_array(parser, VARVE_SLICE("cases"), first_node));
  return varve_finish_with_attributes(parser, draft);
}

/* Parses the iterators of a case: a name or '_' for each space. Sets bit i of *bits if the iterator
 * of space i has a name. */
static varve_status parse_iterators(varve_parser *parser, const varve_operation_draft *draft,
                                    uint64_t *bits) {
  const varve_entity *const *spaces =
      (const varve_entity *const *)parser->nodes.data + draft->first_node;
  size_t count = 0;
  *bits = 0;
  do {
    const char *place = parser->token.text.data;
    const varve_entity *iterator = NULL;
    if (count == draft->saved[SPACES])
      return VARVE_INVALID_ERROR(parser, place, "a case has an iterator for each space");
    VARVE_TRY(iterator_of(parser, spaces[count], place, &iterator));
    if (!varve_accept_word(parser, "_")) {
      VARVE_TRY(varve_parse_region_argument(parser, false));
      varve_region_argument_at(parser, parser->arguments.count - 1)->type = iterator;
      *bits |= (uint64_t)1 << count;
    }
    count++;
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

static varve_status begin_case(varve_parser *parser, varve_operation_draft *draft) {
  size_t first = parser->arguments.count;
  size_t coordinates = draft->saved[FIRST_CARRIED] - draft->saved[FIRST_ARGUMENT];
  size_t carried = draft->saved[END_OF_ARGUMENTS] - draft->saved[FIRST_CARRIED];
  uint64_t bits = 0;
  VARVE_TRY(push_again(parser, draft->saved[FIRST_CARRIED], carried));
  VARVE_TRY(push_again(parser, draft->saved[FIRST_ARGUMENT], coordinates));
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    VARVE_TRY(parse_iterators(parser, draft, &bits));
  VARVE_TRY(varve_push_number(parser, (int64_t)bits));
  return varve_begin_region_with_then(parser, draft, first, case_step);
}

static varve_status case_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser), YIELD));
  if (varve_accept_word(parser, "case"))
    return begin_case(parser, &draft);
  return finish_cases(parser, &draft);
}

varve_status varve_parse_sparse_coiterate(varve_parser *parser, varve_operation_draft *draft) {
  uint64_t bits;
  size_t first = parser->arguments.count, first_carried;
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the spaces"));
  size_t spaces = varve_draft_operand_count(parser, draft);
  if (spaces > MAX_BITS)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "at most 64 spaces are possible");
  VARVE_TRY(parse_coordinates(parser, &bits));
  VARVE_TRY(add_bits(parser, VARVE_SLICE("crdUsedLvls"), bits));
  VARVE_TRY(parse_carried(parser, &first_carried));
  size_t carried = parser->arguments.count - first_carried;
  varve_operand_range range = {0, spaces};
  size_t first_node = parser->nodes.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the spaces"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the types"));
  for (size_t i = 0; i < spaces; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and another type"));
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types"));
  VARVE_TRY(varve_resolve_range(parser, draft, range, first_node));

  VARVE_TRY(parse_results(parser, draft, carried));
  varve_set_argument_types_of_results(parser, draft, first_carried);
  VARVE_TRY(varve_resolve_as_results(parser, draft, spaces));
  int32_t sizes[2] = {(int32_t)spaces, (int32_t)carried};
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 2));
  draft->saved[FIRST_ARGUMENT] = first;
  draft->saved[FIRST_CARRIED] = first_carried;
  draft->saved[END_OF_ARGUMENTS] = parser->arguments.count;
  draft->saved[SPACES] = spaces;
  VARVE_TRY(varve_expect_keyword(parser, "case", " and a region"));
  return begin_case(parser, draft);
}

static varve_status put_case(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *cases = varve_operation_attribute(op, VARVE_SLICE("cases"));
  const varve_region *region = varve_operation_region(op, frame->step);
  const varve_block *block = region->first;
  used_places used = {bits_of(cases->children[frame->step]), varve_operand_range_of(op, 0).count};
  uint64_t coordinates = bits_of(varve_operation_attribute(op, VARVE_SLICE("crdUsedLvls")));
  uint32_t initial = varve_operand_range_of(op, 1).count;
  VARVE_TRY(varve_print_newline(printer));
  VARVE_PUT(printer, "case ");
  if (used.bits != 0)
    VARVE_TRY(put_used(printer, block, initial + varve_count_bits(coordinates), used));
  VARVE_PUT(printer, " ");
  return varve_ask_region(frame, region, initial != 0 ? VARVE_REGION_TERMINATORS : 0);
}

/* Returns whether each case has a region with the number of arguments that the case requires. */
static bool cases_fit(const varve_operation *op, const varve_entity *cases) {
  uint32_t regions = varve_operation_region_count(op);
  uint64_t coordinates = bits_of(varve_operation_attribute(op, VARVE_SLICE("crdUsedLvls")));
  uint32_t others = varve_operand_range_of(op, 1).count + varve_count_bits(coordinates);
  if (regions == 0 || cases == NULL || cases->kind != VARVE_KIND_ARRAY ||
      cases->child_count != regions)
    return false;
  for (uint32_t i = 0; i < regions; i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    uint32_t iterators = varve_count_bits(bits_of(cases->children[i]));
    if (block == NULL || block->argument_count != others + iterators)
      return false;
  }
  return varve_operand_range_of(op, 0).count <= MAX_BITS;
}

varve_status varve_print_sparse_coiterate(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range spaces = varve_operand_range_of(op, 0);
  if (frame->step == 0) {
    if (!cases_fit(op, varve_operation_attribute(op, VARVE_SLICE("cases"))))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_operands_between(printer, " (", op, spaces, ")"));
    VARVE_TRY(
        put_head(printer, op, varve_operation_region(op, 0)->first, varve_operand_range_of(op, 1)));
    VARVE_PUT(printer, " : (");
    VARVE_TRY(varve_print_operand_types(printer, op, spaces));
    VARVE_PUT(printer, ")");
    VARVE_TRY(varve_print_optional_arrow_results(printer, op));
  }
  if (frame->step < varve_operation_region_count(op))
    return put_case(printer, frame);
  return varve_print_attr_dict(printer, op, VARVE_ELIDED("crdUsedLvls", "cases"));
}
