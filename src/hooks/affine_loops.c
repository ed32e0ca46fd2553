/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of affine.for, affine.if and affine.parallel. Affine dialect: "Operations". */
#include "hooks/affine.h"
#include "hooks/assignment_list.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

#include "dialect/parameter_rule.h"

#include <stdio.h>

/* A region that yields nothing may leave that out. */
static varve_status end_region(varve_parser *parser, const varve_operation_draft *draft) {
  return varve_ensure_terminator(parser, draft, varve_last_region(parser),
                                 VARVE_SLICE("affine.yield"));
}

/* affine.for %i = bound to bound step 2 iter_args(%a = %b) -> (types) {...} {...}. A bound is an
 * integer, a value, or a map with its operands, several results of which are told by max or min. */

typedef struct loop_bound {
  const char *name;
  const char *prefix;
} loop_bound;

static varve_status constant_map(varve_parser *parser, const varve_attribute *integer,
                                 const varve_attribute **map) {
  const varve_affine_expression *constant = NULL;
  VARVE_TRY(varve_affine_constant_get(parser->context, (int64_t)*varve_integer_words(integer),
                                      &constant));
  return varve_affine_map_get(parser->context, (varve_affine_space){0, 0}, &constant, 1, map);
}

static varve_status symbol_map(varve_parser *parser, const varve_attribute **map) {
  const varve_affine_expression *symbol = NULL;
  VARVE_TRY(varve_affine_symbol_get(parser->context, 0, &symbol));
  return varve_affine_map_get(parser->context, (varve_affine_space){0, 1}, &symbol, 1, map);
}

static varve_status parse_value_bound(varve_parser *parser, const varve_operation_draft *draft,
                                      const varve_attribute **map) {
  size_t first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand_list(parser));
  if (varve_draft_operand_count(parser, draft) - first != 1)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "a bound is one operand or a map");
  return symbol_map(parser, map);
}

static varve_status parse_map_bound(varve_parser *parser, const varve_operation_draft *draft,
                                    const char *missing_prefix, const varve_attribute **map) {
  varve_affine_space given;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute_of_type(parser, parser->context->index_type, map));
  if ((*map)->kind == VARVE_KIND_INTEGER)
    return constant_map(parser, *map, map);
  if ((*map)->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "a bound is an integer, a value or an affine map");
  VARVE_TRY(varve_parse_affine_operands(parser, draft, &given));
  VARVE_TRY(varve_check_affine_operands(parser, draft, *map, given));
  if ((*map)->child_count <= 1 || missing_prefix == NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "a bound of several results needs '%s' before it",
                             missing_prefix);
}

static varve_status parse_bound(varve_parser *parser, const varve_operation_draft *draft,
                                const loop_bound *bound, int32_t *operands) {
  const varve_attribute *map = NULL;
  bool has_prefix = varve_accept_word(parser, bound->prefix);
  size_t first = varve_draft_operand_count(parser, draft);
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(parse_value_bound(parser, draft, &map));
  else
    VARVE_TRY(parse_map_bound(parser, draft, has_prefix ? NULL : bound->prefix, &map));
  *operands = (int32_t)(varve_draft_operand_count(parser, draft) - first);
  VARVE_TRY(varve_resolve_indices(parser, draft, first));
  return varve_add_attribute(parser, varve_slice_of(bound->name), map);
}

static varve_status parse_step(varve_parser *parser) {
  const varve_attribute *step = NULL;
  const varve_type *index = parser->context->index_type;
  uint64_t one = 1;
  if (!varve_accept_word(parser, "step")) {
    VARVE_TRY(varve_integer_get(parser->context, index, &one, &step));
    return varve_add_attribute(parser, VARVE_SLICE("step"), step);
  }
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute_of_type(parser, index, &step));
  if (step->kind != VARVE_KIND_INTEGER)
    return VARVE_INVALID_ERROR(parser, place, "expected an integer as the step");
  if ((int64_t)*varve_integer_words(step) < 0)
    return VARVE_INVALID_ERROR(parser, place, "the step must not be negative");
  return varve_add_attribute(parser, VARVE_SLICE("step"), step);
}

static varve_status parse_iter_args(varve_parser *parser, const varve_operation_draft *draft,
                                    int32_t *count) {
  size_t first = varve_draft_operand_count(parser, draft);
  if (!varve_accept_word(parser, "iter_args"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_assignment_list(parser));
  if (!varve_at(parser, VARVE_TOKEN_ARROW))
    return varve_expect(parser, VARVE_TOKEN_ARROW, " and the types of the results");
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_resolve_as_results(parser, draft, first));
  *count = (int32_t)(varve_draft_operand_count(parser, draft) - first);
  return VARVE_STATUS_OK;
}

static varve_status for_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(end_region(parser, &draft));
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_affine_for(varve_parser *parser, varve_operation_draft *draft) {
  static const loop_bound lower = {"lowerBoundMap", "max"}, upper = {"upperBoundMap", "min"};
  int32_t sizes[3] = {0, 0, 0};
  VARVE_TRY(varve_parse_loop_variable(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " behind the variable of the loop"));
  VARVE_TRY(parse_bound(parser, draft, &lower, &sizes[0]));
  VARVE_TRY(varve_expect_word(parser, "to", " behind the lower bound"));
  VARVE_TRY(parse_bound(parser, draft, &upper, &sizes[1]));
  VARVE_TRY(parse_step(parser));
  VARVE_TRY(parse_iter_args(parser, draft, &sizes[2]));
  VARVE_TRY(varve_add_segment_sizes(parser, VARVE_SLICE("operandSegmentSizes"), sizes, 3));
  varve_region_argument_at(parser, draft->first_argument)->type = parser->context->index_type;
  varve_set_argument_types_of_results(parser, draft, draft->first_argument + 1);
  VARVE_TRY(varve_draft_push(parser, draft, for_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

/* affine.if #set(%i)[%n] -> (types) {...} else {...} {...} */

static varve_status finish_if(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  return varve_finish_custom(parser, draft);
}

static varve_status else_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(end_region(parser, &draft));
  return finish_if(parser, &draft);
}

static varve_status then_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(end_region(parser, &draft));
  if (varve_accept_word(parser, "else")) {
    VARVE_TRY(varve_draft_push(parser, &draft, else_step));
    return varve_begin_region(parser);
  }
  VARVE_TRY(varve_add_region(parser));
  return finish_if(parser, &draft);
}

varve_status varve_parse_affine_if(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *set = NULL;
  varve_affine_space given;
  VARVE_TRY(varve_parse_affine_attribute(parser, VARVE_KIND_INTEGER_SET, &set));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("condition"), set));
  VARVE_TRY(varve_parse_affine_operands(parser, draft, &given));
  VARVE_TRY(varve_resolve_indices(parser, draft, 0));
  VARVE_TRY(varve_check_affine_operands(parser, draft, set, given));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_draft_push(parser, draft, then_step));
  return varve_begin_region(parser);
}

/* affine.parallel (%i, %j) = (0, max(%a, 3)) to (%n, %m) step (1, 2) reduce ("addf") -> (f32) {...}
 * {...} */

/* What is put together at the end of parser->text becomes an attribute. */
static varve_status add_text(varve_parser *parser, const char *name, size_t first) {
  const varve_attribute *attribute = NULL;
  varve_slice text = varve_slice_make(parser->text.data + first, parser->text.size - first);
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

/* The numbers from first_number on as text, in brackets. */
static varve_status append_numbers(varve_parser *parser, size_t first_number) {
  VARVE_TRY(varve_buffer_append_char(&parser->text, '['));
  size_t first = parser->text.size;
  for (size_t i = first_number; i < parser->numbers.count; i++)
    VARVE_TRY(append_number(parser, first, VARVE_VECTOR_AT(&parser->numbers, int64_t, i)));
  varve_vector_truncate(&parser->numbers, first_number);
  return varve_buffer_append_char(&parser->text, ']');
}

/* The sizes of the groups, which lie on the stack of numbers: dense<[1, 2]> : tensor<2xi32>. */
static varve_status add_groups(varve_parser *parser, const char *name, size_t first_number) {
  char tail[48];
  size_t first = parser->text.size, count = parser->numbers.count - first_number;
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("dense<")));
  if (count != 0)
    VARVE_TRY(append_numbers(parser, first_number));
  int size = snprintf(tail, sizeof tail, "> : tensor<%zuxi32>", count);
  VARVE_TRY(varve_buffer_append(&parser->text, varve_slice_make(tail, (size_t)size)));
  return add_text(parser, name, first);
}

/* One expression, or several in max(...) or min(...). */
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

static varve_status parse_bounds(varve_parser *parser, const varve_operation_draft *draft,
                                 const parallel_bounds *bounds) {
  const varve_attribute *map = NULL;
  size_t first_node = parser->nodes.count, first_number = parser->numbers.count;
  size_t first_operand = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
  varve_begin_affine_list(parser);
  if (!varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN)) {
    do {
      VARVE_TRY(parse_group(parser, bounds->word));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the bounds"));
  }
  VARVE_TRY(varve_end_affine_list(parser, first_node, &map));
  VARVE_TRY(varve_add_attribute(parser, varve_slice_of(bounds->map), map));
  VARVE_TRY(add_groups(parser, bounds->groups, first_number));
  return varve_resolve_indices(parser, draft, first_operand);
}

/* step (1, 2); all are 1 when it is not there. */
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
      if (!varve_affine_is_constant(VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, i),
                                    &step))
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

/* A string that names a case of arith's enum; its number is left on the stack of nodes. */
static varve_status parse_reduction(varve_parser *parser, const varve_parameter_rule *rule) {
  const char *place = parser->token.text.data;
  const varve_attribute *name = NULL, *number = NULL;
  uint64_t value = 0;
  VARVE_TRY(varve_parse_string(parser, &name));
  if (!varve_enum_find_case(rule, varve_string_bytes(name), &value))
    return VARVE_INVALID_ERROR(parser, place, "'%.*s' is no kind of reduction",
                               VARVE_FORMAT_SLICE(varve_string_bytes(name)));
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &value, &number));
  return varve_push_node(parser, number);
}

static varve_status parse_reductions(varve_parser *parser, const varve_operation_draft *draft) {
  varve_parameter_rule rule;
  const varve_attribute *array = NULL;
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
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the reductions"));
  }
  VARVE_TRY(varve_array_get(parser->context,
                            (const varve_entity *const *)parser->nodes.data + first,
                            (uint32_t)(parser->nodes.count - first), &array));
  varve_vector_truncate(&parser->nodes, first);
  return varve_add_attribute(parser, VARVE_SLICE("reductions"), array);
}

static varve_status parallel_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  VARVE_TRY(end_region(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_affine_parallel(varve_parser *parser, varve_operation_draft *draft) {
  static const parallel_bounds lower = {"lowerBoundsMap", "lowerBoundsGroups", "max"};
  static const parallel_bounds upper = {"upperBoundsMap", "upperBoundsGroups", "min"};
  VARVE_TRY(varve_parse_argument_list(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " behind the variables of the loop"));
  VARVE_TRY(parse_bounds(parser, draft, &lower));
  VARVE_TRY(varve_expect_word(parser, "to", " behind the lower bounds"));
  VARVE_TRY(parse_bounds(parser, draft, &upper));
  VARVE_TRY(parse_steps(parser, draft));
  VARVE_TRY(parse_reductions(parser, draft));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  VARVE_TRY(varve_draft_push(parser, draft, parallel_step));
  return varve_begin_region_with(parser, draft->first_argument);
}
