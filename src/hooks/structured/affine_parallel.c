/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of affine.parallel. */
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"
#include "hooks/structured/affine.h"

#include "dialect/rule/parameter_rule.h"

#include <stdio.h>

/* affine.parallel (%i, %j) = (0, max(%a, 3)) to (%n, %m) step (1, 2) reduce ("addf") -> (f32) {...}
 * {...} */

/* Makes an attribute of the text from first on, and adds it. */
static varve_status add_text(varve_parser *parser, const char *name, size_t first) {
  const varve_entity *attribute = NULL;
  varve_slice text = varve_text_from(parser, first);
  VARVE_TRY(varve_fixed_attribute(parser, text, &attribute));
  parser->text.size = first;
  return varve_add_attribute(parser, varve_slice_of(name), attribute);
}

static varve_status append_number(varve_parser *parser, size_t first, int64_t number) {
  char digits[24];
  int size = snprintf(digits, sizeof digits, "%lld", (long long)number);
  if (parser->text.size != first)
    VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE(", ")));
  return varve_buffer_append(&parser->text, varve_slice_make(digits, (size_t)size));
}

/* Appends the numbers from first_number on as text, in brackets. */
static varve_status append_numbers(varve_parser *parser, size_t first_number) {
  VARVE_TRY(varve_buffer_append_char(&parser->text, '['));
  size_t first = parser->text.size;
  for (size_t i = first_number; i < parser->numbers.count; i++)
    VARVE_TRY(append_number(parser, first, varve_number_at(parser, i)));
  varve_vector_truncate(&parser->numbers, first_number);
  return varve_buffer_append_char(&parser->text, ']');
}

/* Parses one expression, or several in max(...) or min(...). */
static varve_status parse_group(varve_parser *parser, const char *word) {
  size_t first = parser->nodes.count;
  if (varve_accept_word(parser, word)) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
    VARVE_TRY(varve_parse_affine_group(parser, VARVE_TOKEN_RIGHT_PAREN));
  } else {
    VARVE_TRY(varve_parse_affine_expression(parser));
  }
  return varve_push_number(parser, (int64_t)(parser->nodes.count - first));
}

typedef struct parallel_bounds {
  const char *map;
  const char *groups;
  const char *word;
} parallel_bounds;

static const parallel_bounds lower_bounds = {"lowerBoundsMap", "lowerBoundsGroups", "max"};
static const parallel_bounds upper_bounds = {"upperBoundsMap", "upperBoundsGroups", "min"};

static varve_status parse_bounds(varve_parser *parser, const varve_operation_draft *draft,
                                 const parallel_bounds *bounds) {
  const varve_entity *map = NULL;
  size_t first_node = parser->nodes.count, first_number = parser->numbers.count;
  size_t first_operand = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
  varve_begin_affine_list(parser);
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(parse_group(parser, bounds->word));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the bounds"));
  VARVE_TRY(varve_end_affine_list(parser, first_node, &map));
  VARVE_TRY(varve_add_attribute(parser, varve_slice_of(bounds->map), map));
  /* The stack of numbers has the sizes of the groups: dense<[1, 2]> : tensor<2xi32>. */
  char tail[48];
  size_t first = parser->text.size, count = parser->numbers.count - first_number;
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("dense<")));
  if (count != 0)
    VARVE_TRY(append_numbers(parser, first_number));
  int size = snprintf(tail, sizeof tail, "> : tensor<%zuxi32>", count);
  VARVE_TRY(varve_buffer_append(&parser->text, varve_slice_make(tail, (size_t)size)));
  VARVE_TRY(add_text(parser, bounds->groups, first));

  return varve_resolve_indices(parser, draft, first_operand);
}

/* Parses an optional step (1, 2). The default is 1 for each variable. */
static varve_status parse_steps(varve_parser *parser, const varve_operation_draft *draft) {
  size_t loops = parser->arguments.count - draft->first_argument;
  size_t first_node = parser->nodes.count, first_number = parser->numbers.count;
  size_t first_text = parser->text.size;
  int64_t step = 1;
  if (varve_accept_word(parser, "step")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the steps"));
    varve_begin_affine_list(parser);
    VARVE_TRY(varve_parse_affine_group(parser, VARVE_TOKEN_RIGHT_PAREN));
    for (size_t i = first_node; i < parser->nodes.count; i++) {
      if (!varve_affine_is_constant(varve_node_at(parser, i), &step))
        return VARVE_INVALID_ERROR(parser, draft->name_start, "the steps must be integers");
      VARVE_TRY(varve_push_number(parser, step));
    }
    varve_vector_truncate(&parser->nodes, first_node);
  } else {
    for (size_t i = 0; i < loops; i++)
      VARVE_TRY(varve_push_number(parser, step));
  }
  VARVE_TRY(append_numbers(parser, first_number));
  return add_text(parser, "steps", first_text);
}

/* Parses the name of a case of arith's enum in quotes, and pushes its number as a node. */
static varve_status parse_reduction(varve_parser *parser, const varve_parameter_rule *rule) {
  const char *place = parser->token.text.data;
  const varve_entity *name = NULL, *number = NULL;
  uint64_t value = 0;
  VARVE_TRY(varve_parse_string(parser, &name));
  if (!varve_enum_find_case(rule, varve_string_bytes(name), &value))
    return VARVE_INVALID_ERROR(parser, place, "'%.*s' is not a kind of reduction",
                               VARVE_FORMAT_SLICE(varve_string_bytes(name)));
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &value, &number));
  return varve_push_node(parser, number);
}

static varve_status parse_reductions(varve_parser *parser, const varve_operation_draft *draft) {
  varve_parameter_rule rule;
  size_t first = parser->nodes.count;
  if (varve_accept_word(parser, "reduce")) {
    if (draft->name->definition == NULL)
      return VARVE_INVALID_ERROR(parser, draft->name_start, "the dialect arith is not loaded");
    VARVE_TRY(varve_parameter_rule_parse(parser->context, draft->name->definition->dialect,
                                         VARVE_SLICE("enum<@AtomicRMWKind>"), &rule));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the reductions"));
    do {
      VARVE_TRY(parse_reduction(parser, &rule));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the reductions"));
  }
  return varve_add_array(parser, VARVE_SLICE("reductions"), first);
}

static varve_status parallel_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser),
                                    VARVE_SLICE("affine.yield")));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_affine_parallel(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_argument_list(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the variables of the loop"));
  VARVE_TRY(parse_bounds(parser, draft, &lower_bounds));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bounds"));
  VARVE_TRY(parse_bounds(parser, draft, &upper_bounds));
  VARVE_TRY(parse_steps(parser, draft));
  VARVE_TRY(parse_reductions(parser, draft));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  return varve_begin_region_with_then(parser, draft, draft->first_argument, parallel_step);
}

/* Printing */

/* The bounds to print: the operands of the map, and the number of its results that each variable
 * has. */
typedef struct bound_groups {
  const parallel_bounds *names;
  const varve_entity *map;
  const varve_entity *groups; /* dense i32 elements */
  varve_value_range operands;
  uint32_t count;
} bound_groups;

static uint32_t group_size(const bound_groups *bounds, uint32_t index) {
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(bounds->groups);
  if ((bounds->groups->flags & VARVE_FLAG_SPLAT) == 0)
    bytes += 4 * (size_t)index;
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

/* Returns whether the groups together have exactly the results of the map. */
static bool are_groups(bound_groups *bounds) {
  const varve_entity *groups = bounds->groups;
  uint64_t results = 0;
  if (groups == NULL || groups->kind != VARVE_KIND_DENSE_ELEMENTS ||
      (groups->children[0]->kind != VARVE_KIND_RANKED_TENSOR_TYPE &&
       groups->children[0]->kind != VARVE_KIND_VECTOR_TYPE) ||
      !varve_type_is_integer(varve_type_element(groups->children[0]), 32, VARVE_SIGNLESS))
    return false;
  varve_dims dims = varve_type_dims(groups->children[0]);
  if (dims.rank != 1 || dims.sizes[0] < 0 || dims.sizes[0] > bounds->map->child_count)
    return false;
  bounds->count = (uint32_t)dims.sizes[0];
  for (uint32_t i = 0; i < bounds->count; i++)
    results += group_size(bounds, i);
  return results == bounds->map->child_count;
}

/* Finds the bounds with these names, whose operands begin with number first. */
static bool find_bounds(const varve_operation *op, uint32_t first, bound_groups *bounds) {
  const varve_entity *map = varve_operation_attribute(op, varve_slice_of(bounds->names->map));
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP)
    return false;
  varve_affine_space space = varve_affine_attribute_space(map);
  uint64_t count = (uint64_t)space.num_dims + space.num_symbols;
  bounds->groups = varve_operation_attribute(op, varve_slice_of(bounds->names->groups));
  if (count > op->operand_count - first)
    return false;
  bounds->operands = (varve_value_range){first, (uint32_t)count};
  bounds->map = varve_affine_attribute_of(op, varve_slice_of(bounds->names->map), bounds->operands);
  return bounds->map != NULL && are_groups(bounds);
}

static varve_status print_bounds(varve_printer *printer, const varve_operation *op,
                                 const bound_groups *bounds) {
  const varve_use *operands = op->operands + bounds->operands.first;
  varve_value_range results = {0, 0};
  VARVE_PUT(printer, "(");
  for (uint32_t i = 0; i < bounds->count; i++) {
    results.count = group_size(bounds, i);
    VARVE_TRY(varve_put_comma(printer, i));
    if (results.count != 1) {
      VARVE_TRY(varve_put_word_between(printer, "", bounds->names->word, "("));
    }
    VARVE_TRY(varve_print_affine_results(printer, bounds->map, results, operands));
    if (results.count != 1)
      VARVE_PUT(printer, ")");
    results.first += results.count;
  }
  return varve_put_char(printer, ')');
}

static bool are_integers(const varve_entity *array) {
  if (array == NULL || array->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < array->child_count; i++)
    if (array->children[i]->kind != VARVE_KIND_INTEGER ||
        !varve_type_is_integer(array->children[i]->children[0], 64, VARVE_SIGNLESS))
      return false;
  return true;
}

/* Prints the steps unless all are 1. */
static varve_status print_steps(varve_printer *printer, const varve_entity *steps) {
  bool is_implied = false;
  for (uint32_t i = 0; i < steps->child_count; i++)
    is_implied = is_implied || *varve_integer_words(steps->children[i]) != 1;
  if (!is_implied)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " step (");
  for (uint32_t i = 0; i < steps->child_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_put_signed(printer, (int64_t)*varve_integer_words(steps->children[i])));
  }
  return varve_put_char(printer, ')');
}

static varve_status print_reductions(varve_printer *printer, const varve_operation *op,
                                     const varve_entity *reductions) {
  varve_parameter_rule rule;
  uint32_t results = varve_operation_result_count(op);
  if (results == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parameter_rule_parse(printer->context, op->name->definition->dialect,
                                       VARVE_SLICE("enum<@AtomicRMWKind>"), &rule));
  VARVE_PUT(printer, " reduce (");
  for (uint32_t i = 0; i < reductions->child_count; i++) {
    uint64_t value = *varve_integer_words(reductions->children[i]);
    if (!varve_enum_has(&rule, value))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE("\"") : VARVE_SLICE(", \"")));
    VARVE_TRY(varve_enum_print(&rule, value, printer->out));
    VARVE_PUT(printer, "\"");
  }
  VARVE_PUT(printer, ") -> (");
  VARVE_TRY(varve_print_result_types(printer, op, (varve_value_range){0, results}));
  return varve_put_char(printer, ')');
}

static varve_status print_head(varve_printer *printer, const varve_operation *op) {
  const varve_block *body = varve_operation_region(op, 0)->first;
  const varve_entity *steps = varve_operation_attribute(op, VARVE_SLICE("steps"));
  const varve_entity *reductions = varve_operation_attribute(op, VARVE_SLICE("reductions"));
  bound_groups lower = {.names = &lower_bounds}, upper = {.names = &upper_bounds};
  if (body == NULL || !find_bounds(op, 0, &lower) ||
      !find_bounds(op, lower.operands.count, &upper) || !are_integers(steps) ||
      !are_integers(reductions))
    return VARVE_STATUS_UNSUPPORTED;
  varve_value_range loops = {0, body->argument_count};
  if (!varve_arguments_are(body, loops, printer->context->index_type) ||
      steps->child_count != loops.count ||
      lower.operands.count + upper.operands.count != op->operand_count ||
      (reductions->child_count == 0) != (varve_operation_result_count(op) == 0))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " (");
  VARVE_TRY(varve_print_arguments(printer, body, loops));
  VARVE_PUT(printer, ") = ");
  VARVE_TRY(print_bounds(printer, op, &lower));
  VARVE_PUT(printer, " to ");
  VARVE_TRY(print_bounds(printer, op, &upper));
  VARVE_TRY(print_steps(printer, steps));
  return print_reductions(printer, op, reductions);
}

varve_status varve_print_affine_parallel(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op,
                                 VARVE_ELIDED("lowerBoundsMap", "lowerBoundsGroups",
                                              "upperBoundsMap", "upperBoundsGroups", "steps",
                                              "reductions"));
  VARVE_TRY(print_head(printer, op));
  return varve_print_region(printer, frame, 0,
                            varve_operation_result_count(op) == 0 ? 0 : VARVE_REGION_TERMINATORS);
}
