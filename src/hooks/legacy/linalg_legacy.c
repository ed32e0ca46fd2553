/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of linalg in older releases. */
#include "dialect/operation_values.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/structured_parts.h"

/* linalg.generic {...} %a, %b {region} {...} : types -> types. If the first dictionary has the
 * attribute fun, the name of a function, then the text has no region. */

static const char *const generic_names[] = {"args_in",      "args_out",      "doc",
                                            "fun",          "indexing_maps", "iterator_types",
                                            "library_call", "n_views"};

static varve_status generic_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_parse_more_attributes(parser, &draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  varve_operand_range all = {0, varve_draft_operand_count(parser, &draft)};
  VARVE_TRY(varve_resolve_range(parser, &draft, all, first));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_generic_2019(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_iterator_traits(parser, draft));
  bool has_function = varve_draft_attribute(parser, draft, VARVE_SLICE("fun")) != NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_draft_push(parser, draft, generic_step));
  if (!has_function)
    return varve_begin_optional_region(parser);
  return varve_add_region(parser);
}

varve_status varve_print_generic_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_elided elided_names = {generic_names, VARVE_COUNT_OF(generic_names)};
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  varve_value_range all = {0, op->operand_count};
  bool has_function = varve_operation_attribute(op, VARVE_SLICE("fun")) != NULL;
  if (frame->step == 0) {
    if (all.count == 0 || has_function != (body->first == NULL))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_iterator_traits(printer, op, elided_names));
    VARVE_TRY(varve_print_operands_between(printer, " ", op, all, ""));
    if (!has_function) {
      VARVE_PUT(printer, " ");
      return varve_ask_region(frame, body, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
    }
  }
  VARVE_TRY(varve_print_attributes_and_types(printer, op, elided_names, all));
  return varve_print_optional_arrow_results(printer, op);
}

/* linalg.slice %view[%i, %range, ...] {...} : type of %view, types of the indices, type of the
 * result */

varve_status varve_parse_linalg_slice(varve_parser *parser, varve_operation_draft *draft) {
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_parse_access(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  if (count != all.count + 1)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected %zu types, of the operands and the result, not %zu",
                               all.count + 1, count);
  VARVE_TRY(varve_add_result(parser, varve_top_node(parser)));
  varve_vector_truncate(&parser->nodes, first + all.count);
  VARVE_TRY(varve_resolve_range(parser, draft, all, first));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_linalg_slice(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_operands_between(printer, "[", op,
                                         (varve_value_range){1, op->operand_count - 1}, "]"));
  VARVE_TRY(varve_print_attributes_and_types(printer, op, VARVE_NO_ELISION,
                                             (varve_value_range){0, op->operand_count}));
  return varve_print_type_after(printer, ", ", varve_operation_result(op, 0)->type);
}

/* The custom<...> directives of linalg in LLVM 13 and 14 */

/* custom<FillOpRegion>($region, ref(type($value)), ref(type($output))) and custom<CopyOpRegion>
 * have no text. The parser makes the region: two arguments with the element types of the two types
 * in the directive, and a linalg.yield of the first argument. */

enum { REGION, FIRST_TYPE, SECOND_TYPE };

varve_status varve_parse_legacy_linalg_copy_region(varve_parser *parser, varve_parse_call *call) {
  size_t first_region = parser->operation.regions.count;
  VARVE_TRY(varve_add_region(parser));
  VARVE_TRY(varve_ensure_block(parser));
  varve_hidden_builder builder = {parser, varve_last_region(parser)->first, NULL};
  for (uint32_t i = FIRST_TYPE; i <= SECOND_TYPE; i++) {
    size_t count;
    varve_value *argument = NULL;
    const varve_entity *const *types = varve_get_types(parser, call, i, &count);
    if (count != 1)
      return VARVE_STATUS_INTERNAL;
    VARVE_TRY(varve_block_add_argument(parser->module, builder.block,
                                       varve_element_or_self(types[0]), NULL, &argument));
  }
  varve_value *element = &builder.block->arguments[0]->value;
  VARVE_TRY(varve_build_hidden(
      &builder, &(varve_hidden_operation){"linalg.yield", &element, 1, NULL, NULL}, NULL));
  return varve_set_regions(parser, call, REGION, first_region);
}

/* Prints nothing. Returns UNSUPPORTED if the directive does not have one region with one block. */
varve_status varve_print_legacy_linalg_copy_region(varve_printer *printer, varve_print_call *call) {
  varve_value_range regions = varve_printed_regions(call, REGION);
  (void)printer;
  if (regions.count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_region *region = varve_operation_region(call->frame->op, regions.first);
  return region->first != NULL && region->first == region->last ? VARVE_STATUS_OK
                                                                : VARVE_STATUS_UNSUPPORTED;
}

/* custom<InferType>(ref($output), type($output), ref(type($result))) has no text. If the operation
 * has the operand $output, the parser gives $output the type of $result. */

enum { OUTPUT, OUTPUT_TYPE, RESULT_TYPE };

varve_status varve_parse_legacy_linalg_output_type(varve_parser *parser, varve_parse_call *call) {
  size_t count, first = parser->nodes.count;
  const varve_entity *const *types = varve_get_types(parser, call, RESULT_TYPE, &count);
  if (varve_get_operands(parser, call, OUTPUT).count == 0)
    return VARVE_STATUS_OK;
  if (count != 1)
    return VARVE_STATUS_INTERNAL;
  const varve_entity *type = types[0];
  VARVE_TRY(varve_push_node(parser, type));
  return varve_set_types(parser, call, OUTPUT_TYPE, first);
}

varve_status varve_print_legacy_linalg_output_type(varve_printer *printer, varve_print_call *call) {
  (void)printer;
  (void)call;
  return VARVE_STATUS_OK;
}

/* linalg.tiled_loop of LLVM 13 and 14: linalg.tiled_loop (%i, %j) = (%a, %b) to (%c, %d) step (%e,
 * %f) ins (%x = %in : type) outs (%y = %out : type) iterators["parallel", "reduction"]
 * distribution["block_x", "block_y"] {...} {...}. The operation has a result for each output that
 * is not a memref. */

enum { LOWER_BOUND, UPPER_BOUND, STEP, INPUTS, OUTPUTS, GROUPS };
#define ITERATORS VARVE_SLICE("iterator_types")
#define DISTRIBUTION VARVE_SLICE("distribution_types")
#define PARALLEL VARVE_SLICE("parallel")

static bool is_result(const varve_entity *type) { return type->kind != VARVE_KIND_MEMREF_TYPE; }

/* Parses an optional "word (%x = %value : type, ...)" and resolves the values. If the word is outs,
 * adds a result for each value that is not a memref. Sets *count to the number of values. */
static varve_status parse_values(varve_parser *parser, const char *word, int32_t *count) {
  const varve_entity *type = NULL;
  *count = 0;
  if (!varve_accept_word(parser, word))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the values"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    VARVE_TRY(varve_parse_loop_variable(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the value"));
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(varve_parse_colon_type(parser, " and the type of the value", &type));
    VARVE_TRY(varve_resolve_operand(parser, VARVE_VECTOR_LAST(&parser->operands, varve_operand_use),
                                    type));
    varve_set_argument_types(parser, parser->arguments.count - 1, type);
    if (word[0] == 'o' && is_result(type))
      VARVE_TRY(varve_add_result(parser, type));
    ++*count;
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the values");
}

/* Parses an optional word["a", "b"], which has a string for each loop variable. Sets *array to the
 * array of the strings, or to NULL if the text lacks the word. variables: the number of loop
 * variables. */
static varve_status parse_strings(varve_parser *parser, const char *word, size_t variables,
                                  const varve_entity **array) {
  const varve_entity *string = NULL;
  size_t first = parser->nodes.count;
  *array = NULL;
  if (!varve_accept_word(parser, word))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the strings"));
  for (size_t i = 0; i < variables; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, ": there is a string for each variable"));
    VARVE_TRY(varve_expect_string(parser, "expected a string", &string));
    VARVE_TRY(varve_push_node(parser, string));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the strings"));
  return varve_nodes_to_array(parser, first, array);
}

static varve_status parse_iterators(varve_parser *parser, size_t variables) {
  const varve_entity *iterators = NULL, *distribution = NULL;
  VARVE_TRY(parse_strings(parser, "iterators", variables, &iterators));
  VARVE_TRY(parse_strings(parser, "distribution", variables, &distribution));
  if (iterators == NULL) {
    const varve_entity *string = NULL;
    size_t first = parser->nodes.count;
    VARVE_TRY(varve_string_get(parser->context, PARALLEL, &string));
    for (size_t i = 0; i < variables; i++)
      VARVE_TRY(varve_push_node(parser, string));
    VARVE_TRY(varve_nodes_to_array(parser, first, &iterators));
  }
  VARVE_TRY(varve_add_attribute(parser, ITERATORS, iterators));
  return varve_add_attribute(parser, DISTRIBUTION, distribution);
}

varve_status varve_parse_legacy_tiled_loop(varve_parser *parser, varve_operation_draft *draft) {
  int32_t sizes[GROUPS];
  VARVE_TRY(varve_parse_argument_list(parser));
  size_t variables = parser->arguments.count - draft->first_argument;
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the variables of the loop"));
  VARVE_TRY(varve_parse_bounds(parser, draft, variables));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bounds"));
  VARVE_TRY(varve_parse_bounds(parser, draft, variables));
  VARVE_TRY(varve_expect_keyword(parser, "step", " after the upper bounds"));
  VARVE_TRY(varve_parse_bounds(parser, draft, variables));
  for (size_t i = 0; i < INPUTS; i++)
    sizes[i] = (int32_t)variables;
  VARVE_TRY(parse_values(parser, "ins", &sizes[INPUTS]));
  VARVE_TRY(parse_values(parser, "outs", &sizes[OUTPUTS]));
  VARVE_TRY(parse_iterators(parser, variables));
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, GROUPS));
  return varve_begin_region_with_then(parser, draft, draft->first_argument,
                                      varve_finish_with_attributes_step);
}

/* Returns whether the custom form can express the operation. The body must have an argument of type
 * index for each loop variable, then one for each input and output. Each output that is not a
 * memref must have a result of the same type. */
static bool has_form(const varve_printer *printer, const varve_operation *op) {
  const varve_region *body = varve_operation_region(op, 0);
  varve_value_range steps = varve_operand_range_of(op, STEP);
  varve_value_range inputs = varve_operand_range_of(op, INPUTS);
  varve_value_range outputs = varve_operand_range_of(op, OUTPUTS);
  varve_value_range values = {inputs.first, inputs.count + outputs.count};
  const varve_entity *index = printer->context->index_type;
  uint32_t results = 0;
  if (!varve_entry_takes(body, steps.count, op, values) ||
      !varve_operands_are(op, (varve_value_range){0, inputs.first}, index) ||
      !varve_arguments_are(body->first, (varve_value_range){0, steps.count}, index) ||
      varve_operand_range_of(op, LOWER_BOUND).count != steps.count ||
      varve_operand_range_of(op, UPPER_BOUND).count != steps.count)
    return false;
  for (uint32_t i = 0; i < outputs.count; i++) {
    const varve_entity *type = varve_operation_operand(op, outputs.first + i)->type;
    if (is_result(type) && (results >= varve_operation_result_count(op) ||
                            varve_operation_result(op, results++)->type != type))
      return false;
  }
  return results == varve_operation_result_count(op);
}

static varve_status print_values(varve_printer *printer, const varve_operation *op,
                                 const char *word, uint32_t group) {
  varve_value_range range = varve_operand_range_of(op, group);
  const varve_block *block = varve_operation_region(op, 0)->first;
  uint32_t argument = varve_operand_range_of(op, STEP).count + range.first -
                      varve_operand_range_of(op, INPUTS).first;
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, varve_slice_of(word)));
  for (uint32_t i = 0; i < range.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_arguments(printer, block, (varve_value_range){argument + i, 1}));
    VARVE_TRY(varve_print_operand_between(printer, " = ", op, range.first + i, ""));
    VARVE_TRY(
        varve_print_type_after(printer, ": ", varve_operation_operand(op, range.first + i)->type));
  }
  return varve_put_char(printer, ')');
}

static bool are_strings(const varve_entity *array, uint32_t count) {
  if (array == NULL || array->kind != VARVE_KIND_ARRAY || array->child_count != count)
    return false;
  for (uint32_t i = 0; i < count; i++)
    if (array->children[i]->kind != VARVE_KIND_STRING)
      return false;
  return true;
}

static bool are_all_parallel(const varve_entity *array) {
  for (uint32_t i = 0; i < array->child_count; i++)
    if (!varve_slice_equal(varve_string_bytes(array->children[i]), PARALLEL))
      return false;
  return true;
}

static varve_status print_iterators(varve_printer *printer, const varve_operation *op) {
  const varve_entity *iterators = varve_operation_attribute(op, ITERATORS);
  const varve_entity *distribution = varve_operation_attribute(op, DISTRIBUTION);
  uint32_t variables = varve_operand_range_of(op, STEP).count;
  if (!are_strings(iterators, variables) ||
      (distribution != NULL && !are_strings(distribution, variables)))
    return VARVE_STATUS_UNSUPPORTED;
  if (!are_all_parallel(iterators)) {
    VARVE_TRY(varve_print_attribute_between(printer, " iterators", iterators, ""));
  }
  if (distribution == NULL)
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, " distribution", distribution, "");
}

varve_status varve_print_legacy_tiled_loop(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_ELIDED("iterator_types", "distribution_types"));
  if (!has_form(printer, op))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " (");
  VARVE_TRY(varve_print_arguments(printer, varve_operation_region(op, 0)->first,
                                  (varve_value_range){0, varve_operand_range_of(op, STEP).count}));
  VARVE_TRY(varve_print_operand_group(printer, ") = (", op, LOWER_BOUND));
  VARVE_TRY(varve_print_operand_group(printer, " to (", op, UPPER_BOUND));
  VARVE_TRY(varve_print_operand_group(printer, " step (", op, STEP));
  VARVE_TRY(print_values(printer, op, " ins (", INPUTS));
  VARVE_TRY(print_values(printer, op, " outs (", OUTPUTS));
  VARVE_TRY(print_iterators(printer, op));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}
