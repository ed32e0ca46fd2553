/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of scf. If a region yields no values, the text may omit the terminator of the
 * region. */
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

/* The operand groups of scf.for, scf.parallel and scf.forall, in this order. */
enum { LOWER_BOUND, UPPER_BOUND, STEP, INITS };

static size_t count_results(const varve_parser *parser, const varve_operation_draft *draft) {
  return parser->operation.added_types.count - draft->first_added_type;
}

/* Parses -> type or -> (types). Reports an error if the text has neither. */
static varve_status parse_arrow_results(varve_parser *parser) {
  if (!varve_at(parser, VARVE_TOKEN_ARROW))
    return varve_expect(parser, VARVE_TOKEN_ARROW, " and the types of the results");
  return varve_parse_optional_arrow_results(parser);
}

/* scf.execute_region -> (types) no_inline {...} {...} */

varve_status varve_parse_scf_execute_region(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_parse_optional_unit(parser, "no_inline", "no_inline"));
  return varve_begin_region_then(parser, draft, varve_finish_with_attributes_step);
}

varve_status varve_print_scf_execute_region(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_ELIDED("no_inline"));
  VARVE_TRY(varve_print_optional_arrow_results(printer, op));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_optional_unit(printer, op, "no_inline", "no_inline "));
  return varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
}

/* scf.for unsigned %i = %from to %to step %by iter_args(%a = %b) -> (types) : type {...} {...}.
 * "unsigned" is optional. While the parser parses the region, the stack of nodes holds the type
 * after ':'. */

static varve_status for_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_entity *type = varve_node_at(parser, draft.first_node);
  VARVE_TRY(varve_end_region(parser, &draft));
  VARVE_TRY(varve_resolve_alike(parser, &draft, (varve_operand_range){0, 3}, type));
  VARVE_TRY(varve_resolve_as_results(parser, &draft, 3));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_scf_for(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = parser->context->index_type;
  VARVE_TRY(varve_parse_optional_unit(parser, "unsigned", "unsignedCmp"));
  VARVE_TRY(varve_parse_loop_bounds(parser));
  if (varve_accept_word(parser, "iter_args")) {
    VARVE_TRY(varve_parse_assignment_list(parser));
    VARVE_TRY(parse_arrow_results(parser));
  }
  size_t carried = parser->arguments.count - draft->first_argument - 1;
  if (carried != count_results(parser, draft))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the loop carries %zu value%s, but has %zu result type%s", carried,
                               carried == 1 ? "" : "s", count_results(parser, draft),
                               count_results(parser, draft) == 1 ? "" : "s");
  if (varve_accept(parser, VARVE_TOKEN_COLON))
    VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_push_node(parser, type));
  varve_region_argument_at(parser, draft->first_argument)->type = type;
  varve_set_argument_types_of_results(parser, draft, draft->first_argument + 1);
  return varve_begin_region_with_then(parser, draft, draft->first_argument, for_step);
}

static bool can_print_for(const varve_operation *op, varve_value_range inits) {
  const varve_region *body = varve_operation_region(op, 0);
  return varve_entry_takes(body, 1, op, inits) && varve_operands_are_as_results(op, inits) &&
         varve_loop_bounds_are_alike(op);
}

varve_status varve_print_scf_for(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range inits = varve_operand_range_of(op, INITS);
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_ELIDED("unsignedCmp"));
  if (!can_print_for(op, inits))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_optional_unit(printer, op, "unsignedCmp", " unsigned"));
  VARVE_TRY(varve_print_loop_bounds(printer, op));
  VARVE_TRY(varve_print_carried(printer, " iter_args", op, 1, inits));
  VARVE_PUT(printer, " ");
  const varve_entity *type = op->operands[LOWER_BOUND].value->type;
  if (type != printer->context->index_type) {
    VARVE_TRY(varve_print_colon_type(printer, type));
    VARVE_PUT(printer, " ");
  }
  return varve_ask_region(frame, varve_operation_region(op, 0),
                          inits.count == 0 ? 0 : VARVE_REGION_TERMINATORS);
}

/* scf.if %c -> (types) {...} else {...} {...} */

varve_status varve_parse_scf_if(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, parser->context->i1));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_begin_if(parser, draft);
}

varve_status varve_print_scf_if(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step == 0) {
    VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
    VARVE_TRY(varve_print_result_list(printer, op));
  }
  return varve_print_if(printer, frame, VARVE_NO_ELISION);
}

/* scf.while (%a = %b) : (inputs) -> results {...} do {...} attributes {...} */

static varve_status take_while_type(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_entity *type) {
  uint32_t inputs = varve_function_type_num_inputs(type);
  for (uint32_t i = 0; i < inputs; i++) {
    varve_operand_use use = varve_draft_operand(parser, draft, i);
    VARVE_TRY(varve_resolve_operand(parser, use, type->children[i]));
    varve_region_argument_at(parser, draft->first_argument + i)->type = type->children[i];
  }
  for (uint32_t i = inputs; i < type->child_count; i++)
    VARVE_TRY(varve_add_result(parser, type->children[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_scf_while(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  if (varve_at(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(varve_parse_assignment_list(parser));
  size_t values = varve_draft_operand_count(parser, draft);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the loop", &type));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "the type of the loop must be a function type");
  if (varve_function_type_num_inputs(type) != values)
    return VARVE_INVALID_ERROR(parser, place,
                               "the loop begins with %zu value%s, but has %u input "
                               "type%s",
                               values, values == 1 ? "" : "s", varve_function_type_num_inputs(type),
                               varve_function_type_num_inputs(type) == 1 ? "" : "s");
  VARVE_TRY(take_while_type(parser, draft, type));
  return varve_begin_region_with_then(parser, draft, draft->first_argument, varve_do_step);
}

static varve_status print_while_head(varve_printer *printer, const varve_operation *op) {
  const varve_region *before = varve_operation_region(op, 0);
  varve_value_range inits = {0, op->operand_count};
  if (!varve_entry_takes(before, 0, op, inits))
    return VARVE_STATUS_UNSUPPORTED;
  if (inits.count != 0) {
    VARVE_PUT(printer, " ");
    VARVE_TRY(varve_print_assignments(printer, before->first, 0, op, inits));
  }
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_functional_type(printer, op));
  return varve_put_char(printer, ' ');
}

varve_status varve_print_scf_while(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  switch (frame->step) {
  case 0:
    VARVE_TRY(print_while_head(printer, op));
    return varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
  case 1:
    VARVE_PUT(printer, " do ");
    return varve_ask_region(frame, varve_operation_region(op, 1),
                            VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
  default:
    return varve_print_attr_dict_with_keyword(printer, op, VARVE_NO_ELISION);
  }
}

/* The custom forms of the parallel loops of scf. */

/* scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) init (%g) -> types {...} {...} */

static varve_status parallel_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  size_t bounds = 3 * draft.saved[0];
  size_t count = varve_draft_operand_count(parser, &draft);
  int32_t loops = (int32_t)draft.saved[0];
  int32_t sizes[] = {loops, loops, loops, (int32_t)(count - bounds)};
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 4));
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  VARVE_TRY(varve_resolve_as_results(parser, &draft, bounds));
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser),
                                    varve_operation_terminator(draft.name->definition)));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_scf_parallel(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_argument_list(parser));
  draft->saved[0] = parser->arguments.count - draft->first_argument;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the variables of the loop"));
  VARVE_TRY(varve_parse_bounds(parser, draft, draft->saved[0]));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bounds"));
  VARVE_TRY(varve_parse_bounds(parser, draft, draft->saved[0]));
  VARVE_TRY(varve_expect_keyword(parser, "step", " after the upper bounds"));
  VARVE_TRY(varve_parse_bounds(parser, draft, draft->saved[0]));
  if (varve_accept_word(parser, "init")) {
    VARVE_TRY(
        varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the initial values"));
  }
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  return varve_begin_region_with_then(parser, draft, draft->first_argument, parallel_step);
}

static varve_status print_variables(varve_printer *printer, const varve_operation *op,
                                    uint32_t count) {
  VARVE_PUT(printer, " (");
  VARVE_TRY(varve_print_arguments(printer, varve_operation_region(op, 0)->first,
                                  (varve_value_range){0, count}));
  return varve_put_char(printer, ')');
}

static varve_status print_parallel_head(varve_printer *printer, const varve_operation *op) {
  const varve_region *body = varve_operation_region(op, 0);
  varve_value_range steps = varve_operand_range_of(op, STEP);
  varve_value_range inits = varve_operand_range_of(op, INITS);
  if (!varve_entry_takes(body, 0, op, steps) || !varve_operands_are_as_results(op, inits) ||
      !varve_operands_are(op, (varve_value_range){0, inits.first}, printer->context->index_type))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(print_variables(printer, op, steps.count));
  VARVE_TRY(varve_print_operand_group(printer, " = (", op, LOWER_BOUND));
  VARVE_TRY(varve_print_operand_group(printer, " to (", op, UPPER_BOUND));
  VARVE_TRY(varve_print_operand_group(printer, " step (", op, STEP));
  if (inits.count == 0)
    return VARVE_STATUS_OK;
  return varve_print_operand_group(printer, " init (", op, INITS);
}

varve_status varve_print_scf_parallel(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_NO_ELISION);
  VARVE_TRY(print_parallel_head(printer, op));
  VARVE_TRY(varve_print_optional_arrow_results(printer, op));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}

/* scf.forall (%i, %j) in (%n, 5) shared_outs(%a = %b) -> (types) {...} {...}. Instead of "in
 * (...)", the text may have "= (...) to (...) step (...)". */

static const char *const bound_names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

/* Parses an element of a list of bounds such as (%a, 4). Pushes an integer on the stack of numbers.
 * For a value, adds an operand and pushes VARVE_DYNAMIC. */

static varve_status parse_bound(varve_parser *parser) {
  int64_t number = VARVE_DYNAMIC;
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand(parser));
  else
    VARVE_TRY(varve_parse_i64(parser, &number));
  return varve_push_number(parser, number);
}

static varve_status parse_bounds(varve_parser *parser, const varve_entity **array) {
  size_t first = parser->numbers.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(parse_bound(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the bounds"));
  return varve_numbers_to_array(parser, first, array);
}

/* Parses a list of bounds. Its values become operand group `which`, and its integers become the
 * attribute bound_names[which]. Sets draft->saved[which] to the number of values. */
static varve_status parse_forall_bounds(varve_parser *parser, varve_operation_draft *draft,
                                        unsigned which) {
  const varve_entity *array = NULL;
  size_t first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(parse_bounds(parser, &array));
  varve_operand_range range = varve_draft_operands_from(parser, draft, first);
  draft->saved[which] = range.count;
  VARVE_TRY(varve_add_attribute(parser, varve_slice_of(bound_names[which]), array));
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

static varve_status add_constant_bounds(varve_parser *parser, varve_slice name, size_t count,
                                        int64_t bound) {
  const varve_entity *array = NULL;
  size_t first = parser->numbers.count;
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_number(parser, bound));
  VARVE_TRY(varve_numbers_to_array(parser, first, &array));
  return varve_add_attribute(parser, name, array);
}

/* Parses the bounds of all loops. The text has only upper bounds after "in". Each lower bound is
 * then 0, and each step is 1. */
static varve_status parse_forall_space(varve_parser *parser, varve_operation_draft *draft) {
  size_t loops = parser->arguments.count - draft->first_argument;
  if (varve_accept_word(parser, "in")) {
    VARVE_TRY(add_constant_bounds(parser, VARVE_SLICE("staticLowerBound"), loops, 0));
    VARVE_TRY(add_constant_bounds(parser, VARVE_SLICE("staticStep"), loops, 1));
    return parse_forall_bounds(parser, draft, 1);
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " or 'in' after the variables of the loop"));
  VARVE_TRY(parse_forall_bounds(parser, draft, 0));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bounds"));
  VARVE_TRY(parse_forall_bounds(parser, draft, 1));
  VARVE_TRY(varve_expect_keyword(parser, "step", " after the upper bounds"));
  return parse_forall_bounds(parser, draft, 2);
}

/* Adds a terminator with the given name if the body lacks a terminator. The new terminator has a
 * region with an empty block. */
static varve_status end_forall_body(varve_parser *parser, const varve_operation_draft *draft,
                                    varve_slice name) {
  varve_region *body = varve_last_region(parser);
  varve_operation_state state = {.region_count = 1};
  varve_operation *last = NULL;
  varve_block *block = NULL;
  VARVE_TRY(varve_ensure_block(parser));
  if (varve_ends_with_terminator(body->last))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_build_operation(parser, draft, name, &state, body->last, &last));
  VARVE_TRY(varve_block_create(parser->module, &block));
  varve_region_insert_block(varve_operation_region(last, 0), NULL, block);
  return VARVE_STATUS_OK;
}

static varve_status forall_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  size_t bounds = draft.saved[0] + draft.saved[1] + draft.saved[2];
  int32_t sizes[] = {(int32_t)draft.saved[0], (int32_t)draft.saved[1], (int32_t)draft.saved[2],
                     (int32_t)(varve_draft_operand_count(parser, &draft) - bounds)};
  VARVE_TRY(end_forall_body(parser, &draft, VARVE_SLICE("scf.forall.in_parallel")));
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 4));
  return varve_finish_with_attributes(parser, &draft);
}

/* Parses an optional shared_outs(%a = %b) -> (types). The region arguments for the outputs follow
 * the loop variables. loops: the number of loop variables. */
static varve_status parse_outputs(varve_parser *parser, varve_operation_draft *draft,
                                  size_t loops) {
  const char *place = parser->token.text.data;
  size_t bounds = varve_draft_operand_count(parser, draft);
  if (!varve_accept_word(parser, "shared_outs"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_assignment_list(parser));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_resolve_as_results_at(parser, draft, bounds, place));
  varve_set_argument_types_of_results(parser, draft, draft->first_argument + loops);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_scf_forall(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_argument_list(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  size_t loops = parser->arguments.count - draft->first_argument;
  VARVE_TRY(parse_forall_space(parser, draft));
  VARVE_TRY(parse_outputs(parser, draft, loops));
  return varve_begin_region_with_then(parser, draft, draft->first_argument, forall_step);
}

/* scf.foreach_thread of LLVM 16: scf.foreach_thread (%i, %j) in (%n, %m) shared_outs(%a = %b) ->
 * (types) {...} {...} */

static varve_status foreach_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  size_t bounds = draft.saved[0];
  int32_t sizes[] = {(int32_t)bounds,
                     (int32_t)(varve_draft_operand_count(parser, &draft) - bounds)};
  VARVE_TRY(
      end_forall_body(parser, &draft, VARVE_SLICE("scf.foreach_thread.perform_concurrently")));
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 2));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_scf_foreach_thread(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_argument_list(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  size_t loops = parser->arguments.count - draft->first_argument;
  VARVE_TRY(varve_expect_keyword(parser, "in", " and the numbers of threads"));
  VARVE_TRY(
      varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the numbers of threads"));
  draft->saved[0] = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){0, draft->saved[0]},
                                parser->context->index_type));
  VARVE_TRY(parse_outputs(parser, draft, loops));
  return varve_begin_region_with_then(parser, draft, draft->first_argument, foreach_step);
}

/* A list of bounds of scf.forall. `numbers` is the array of the integers, with VARVE_DYNAMIC in
 * place of each value. `values` is the range of the operands in the list. */
typedef struct forall_bound {
  const varve_entity *numbers;
  varve_value_range values;
} forall_bound;

static forall_bound bound_of(const varve_operation *op, uint32_t which) {
  return (forall_bound){varve_operation_attribute(op, varve_slice_of(bound_names[which])),
                        varve_operand_range_of(op, which)};
}

/* Returns whether the list has count integers, and one operand for each integer that is
 * VARVE_DYNAMIC. */
static bool is_whole(const forall_bound *bound, uint32_t count) {
  uint32_t values = 0;
  if (bound->numbers == NULL || !varve_is_dense_i64_array(bound->numbers) ||
      varve_dense_array_count(bound->numbers) != count)
    return false;
  for (uint32_t i = 0; i < count; i++)
    values += varve_dense_array_i64(bound->numbers, i) == VARVE_DYNAMIC;
  return values == bound->values.count;
}

/* Returns whether the value is a constant of type index that equals the expected number. For the
 * choice between "in (...)" and "= (...) to (...)", mlir-opt treats such a value like the
 * number. */
static bool is_constant(const varve_value *value, int64_t expected) {
  if (value->kind != VARVE_VALUE_RESULT)
    return false;
  const varve_operation *op = varve_value_operation(value);
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *number = varve_operation_attribute(op, VARVE_SLICE("value"));
  return number != NULL && number->kind == VARVE_KIND_INTEGER && definition != NULL &&
         number->children[0]->kind == VARVE_KIND_INDEX_TYPE &&
         varve_has_trait(definition->dialect->tables, definition->record->traits, "ConstantLike") &&
         (int64_t)*varve_integer_words(number) == expected;
}

static bool is_all(const varve_operation *op, const forall_bound *bound, int64_t expected) {
  uint32_t dynamic = bound->values.first;
  for (uint64_t i = 0; i < varve_dense_array_count(bound->numbers); i++) {
    int64_t number = varve_dense_array_i64(bound->numbers, i);
    if (number == VARVE_DYNAMIC && !is_constant(op->operands[dynamic++].value, expected))
      return false;
    if (number != VARVE_DYNAMIC && number != expected)
      return false;
  }
  return true;
}

static varve_status print_bound(varve_printer *printer, const varve_operation *op,
                                const forall_bound *bound) {
  uint32_t dynamic = bound->values.first;
  VARVE_PUT(printer, "(");
  for (uint64_t i = 0; i < varve_dense_array_count(bound->numbers); i++) {
    int64_t number = varve_dense_array_i64(bound->numbers, i);
    VARVE_TRY(varve_put_comma(printer, i));
    if (number == VARVE_DYNAMIC)
      VARVE_TRY(varve_print_operand(printer, op, dynamic++));
    else
      VARVE_TRY(varve_put_signed(printer, number));
  }
  return varve_put_char(printer, ')');
}

static varve_status print_space(varve_printer *printer, const varve_operation *op,
                                const forall_bound *bounds) {
  if (is_all(op, &bounds[LOWER_BOUND], 0) && is_all(op, &bounds[STEP], 1)) {
    VARVE_PUT(printer, " in ");
    return print_bound(printer, op, &bounds[UPPER_BOUND]);
  }
  VARVE_PUT(printer, " = ");
  VARVE_TRY(print_bound(printer, op, &bounds[LOWER_BOUND]));
  VARVE_PUT(printer, " to ");
  VARVE_TRY(print_bound(printer, op, &bounds[UPPER_BOUND]));
  VARVE_PUT(printer, " step ");
  return print_bound(printer, op, &bounds[STEP]);
}

varve_status varve_print_scf_foreach_thread(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_NO_ELISION);
  const varve_region *body = varve_operation_region(op, 0);
  const varve_entity *index = printer->context->index_type;
  varve_value_range threads = varve_operand_range_of(op, 0);
  varve_value_range outputs = varve_operand_range_of(op, 1);
  if (body->first == NULL || body->first->argument_count < outputs.count)
    return VARVE_STATUS_UNSUPPORTED;
  varve_value_range loops = {0, body->first->argument_count - outputs.count};
  if (!varve_entry_takes(body, loops.count, op, outputs) ||
      !varve_arguments_are(body->first, loops, index) ||
      !varve_operands_are_as_results(op, outputs) || !varve_operands_are(op, threads, index))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(print_variables(printer, op, loops.count));
  VARVE_TRY(varve_print_operands_between(printer, " in (", op, threads, ")"));
  VARVE_TRY(varve_print_carried(printer, " shared_outs", op, loops.count, outputs));
  return varve_print_region(printer, frame, 0,
                            varve_operation_result_count(op) == 0 ? 0 : VARVE_REGION_TERMINATORS);
}

varve_status varve_print_scf_forall(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, (varve_elided){bound_names, INITS});
  const varve_region *body = varve_operation_region(op, 0);
  const varve_entity *index = printer->context->index_type;
  varve_value_range outputs = varve_operand_range_of(op, INITS);
  forall_bound bounds[INITS];
  if (body->first == NULL || body->first->argument_count < outputs.count)
    return VARVE_STATUS_UNSUPPORTED;
  varve_value_range loops = {0, body->first->argument_count - outputs.count};
  if (!varve_entry_takes(body, loops.count, op, outputs) ||
      !varve_arguments_are(body->first, loops, index) ||
      !varve_operands_are_as_results(op, outputs) ||
      !varve_operands_are(op, (varve_value_range){0, outputs.first}, index))
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < INITS; i++) {
    bounds[i] = bound_of(op, i);
    if (!is_whole(&bounds[i], loops.count))
      return VARVE_STATUS_UNSUPPORTED;
  }
  VARVE_TRY(print_variables(printer, op, loops.count));
  VARVE_TRY(print_space(printer, op, bounds));
  VARVE_TRY(varve_print_carried(printer, " shared_outs", op, loops.count, outputs));
  return varve_print_region(printer, frame, 0,
                            varve_operation_result_count(op) == 0 ? 0 : VARVE_REGION_TERMINATORS);
}

/* scf.forall.in_parallel {...} {...} */

static varve_status in_parallel_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_scf_in_parallel(varve_parser *parser, varve_operation_draft *draft) {
  return varve_begin_region_then(parser, draft, in_parallel_step);
}

varve_status varve_print_scf_in_parallel(varve_printer *printer, varve_print_operation *frame) {
  if (frame->step != 0)
    return varve_print_attr_dict(printer, frame->op, VARVE_NO_ELISION);
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}
