/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of affine operations that have regions. The section "Operations" of upstream's
 * document "Affine dialect" describes these custom forms. If a region yields no values, the text
 * may omit the terminator of the region. */
#include <stdio.h>

#include "dialect/rule/parameter_rule.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"
#include "hooks/structured/affine.h"

/* affine.for %i = bound to bound step 2 iter_args(%a = %b) -> (types) {...} {...}. A bound is an
 * integer, a value, or a map with operands. If the map has several results, "max" precedes a lower
 * bound, and "min" precedes an upper bound. */

typedef struct loop_bound {
  const char *name;
  const char *prefix;
} loop_bound;

enum { LOWER, UPPER, INITS };

/* Returns whether the sizes of operand groups say how many operands each bound has. In older
 * releases the map of a bound implies it. */
static bool has_sizes(const varve_operation_definition *definition) {
  return definition->record->operands.count == 3;
}

/* Returns the attribute names and prefixes of the bounds. */
static const loop_bound *bounds_of(const varve_operation_definition *definition) {
  static const loop_bound bounds[] = {{"lowerBoundMap", "max"}, {"upperBoundMap", "min"}};
  static const loop_bound legacy[] = {{"lower_bound", "max"}, {"upper_bound", "min"}};
  return has_sizes(definition) ? bounds : legacy;
}

static varve_status parse_value_bound(varve_parser *parser, const varve_operation_draft *draft,
                                      const varve_entity **map) {
  size_t first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand_list(parser));
  if (varve_draft_operand_count(parser, draft) - first != 1)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "a bound is one operand or a map");
  const varve_entity *symbol = NULL;
  VARVE_TRY(varve_affine_symbol_get(parser->context, 0, &symbol));
  return varve_affine_map_get(parser->context, (varve_affine_space){0, 1}, &symbol, 1, map);
}

static varve_status parse_map_bound(varve_parser *parser, const varve_operation_draft *draft,
                                    const char *missing_prefix, const varve_entity **map) {
  varve_affine_space given;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute_of_type(parser, parser->context->index_type, map));
  if ((*map)->kind == VARVE_KIND_INTEGER) {
    const varve_entity *constant = NULL;
    VARVE_TRY(
        varve_affine_constant_get(parser->context, (int64_t)*varve_integer_words(*map), &constant));
    return varve_affine_map_get(parser->context, (varve_affine_space){0, 0}, &constant, 1, map);
  }
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
  const varve_entity *map = NULL;
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
  const varve_entity *step = NULL;
  const varve_entity *index = parser->context->index_type;
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

varve_status varve_parse_affine_for(varve_parser *parser, varve_operation_draft *draft) {
  const loop_bound *bounds = bounds_of(draft->name->definition);
  int32_t sizes[3] = {0, 0, 0};
  VARVE_TRY(varve_parse_loop_variable(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the variable of the loop"));
  VARVE_TRY(parse_bound(parser, draft, &bounds[LOWER], &sizes[0]));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bound"));
  VARVE_TRY(parse_bound(parser, draft, &bounds[UPPER], &sizes[1]));
  VARVE_TRY(parse_step(parser));
  VARVE_TRY(parse_iter_args(parser, draft, &sizes[2]));
  if (has_sizes(draft->name->definition))
    VARVE_TRY(varve_add_operand_sizes(parser, sizes, 3));
  varve_region_argument_at(parser, draft->first_argument)->type = parser->context->index_type;
  varve_set_argument_types_of_results(parser, draft, draft->first_argument + 1);
  return varve_begin_region_with_then(parser, draft, draft->first_argument, varve_end_region_step);
}

/* The operands of affine.for: of[LOWER] are the operands of the lower bound, of[UPPER] those of the
 * upper bound, and of[INITS] the initial values of the loop-carried variables. */
typedef struct loop_operands {
  const loop_bound *bounds;
  varve_value_range of[3];
} loop_operands;

static bool count_map_operands(const varve_operation *op, const char *name, uint32_t *count) {
  const varve_entity *map = varve_operation_attribute(op, varve_slice_of(name));
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP)
    return false;
  varve_affine_space space = varve_affine_attribute_space(map);
  *count = space.num_dims + space.num_symbols;
  return space.num_dims <= op->operand_count && *count <= op->operand_count;
}

static bool find_loop_operands(const varve_operation *op, loop_operands *found) {
  uint32_t lower, upper;
  found->bounds = bounds_of(op->name->definition);
  if (has_sizes(op->name->definition)) {
    for (uint32_t i = 0; i < 3; i++)
      found->of[i] = varve_operand_range_of(op, i);
    return true;
  }
  if (!count_map_operands(op, found->bounds[LOWER].name, &lower) ||
      !count_map_operands(op, found->bounds[UPPER].name, &upper) ||
      lower > op->operand_count - upper)
    return false;
  found->of[LOWER] = (varve_value_range){0, lower};
  found->of[UPPER] = (varve_value_range){lower, upper};
  found->of[INITS] = (varve_value_range){lower + upper, op->operand_count - lower - upper};
  return true;
}

/* Prints a bound: "0", "%n" or "max #map(%i)[%n]". */
static varve_status print_bound(varve_printer *printer, const varve_operation *op,
                                const loop_bound *bound, varve_value_range range) {
  const varve_entity *map = varve_operation_attribute(op, varve_slice_of(bound->name));
  varve_affine_space space = varve_affine_attribute_space(map);
  const varve_entity *only = map->child_count == 1 ? map->children[0] : NULL;
  int64_t constant;
  if (only == NULL) {
    VARVE_TRY(varve_put_word_between(printer, "", bound->prefix, " "));
  } else if (range.count == 0 && varve_affine_is_constant(only, &constant)) {
    return varve_put_signed(printer, constant);
  } else if (space.num_dims == 0 && space.num_symbols == 1 &&
             only->kind == VARVE_KIND_AFFINE_SYMBOL) {
    return varve_print_operands(printer, op, range);
  }
  return varve_print_affine_call(printer, op, map, range);
}

static bool is_map(const varve_operation *op, const char *name, varve_value_range range) {
  const varve_entity *map = varve_affine_attribute_of(op, varve_slice_of(name), range);
  return map != NULL && map->kind == VARVE_KIND_AFFINE_MAP;
}

static bool can_print_for(const varve_operation *op, const loop_operands *operands) {
  varve_value_range inits = operands->of[INITS];
  const varve_region *body = varve_operation_region(op, 0);
  const varve_entity *step = varve_operation_attribute(op, VARVE_SLICE("step"));
  return is_map(op, operands->bounds[LOWER].name, operands->of[LOWER]) &&
         is_map(op, operands->bounds[UPPER].name, operands->of[UPPER]) && step != NULL &&
         step->kind == VARVE_KIND_INTEGER && step->children[0]->kind == VARVE_KIND_INDEX_TYPE &&
         (int64_t)*varve_integer_words(step) >= 0 && varve_entry_takes(body, 1, op, inits) &&
         varve_operands_are_as_results(op, inits) &&
         body->first->arguments[0]->value.type->kind == VARVE_KIND_INDEX_TYPE;
}

static varve_status print_for_head(varve_printer *printer, const varve_operation *op,
                                   const loop_operands *operands) {
  const varve_block *body = varve_operation_region(op, 0)->first;
  uint64_t step = *varve_integer_words(varve_operation_attribute(op, VARVE_SLICE("step")));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_arguments(printer, body, (varve_value_range){0, 1}));
  VARVE_TRY(varve_print_argument_location(printer, &body->arguments[0]->value));
  VARVE_PUT(printer, " = ");
  VARVE_TRY(print_bound(printer, op, &operands->bounds[LOWER], operands->of[LOWER]));
  VARVE_PUT(printer, " to ");
  VARVE_TRY(print_bound(printer, op, &operands->bounds[UPPER], operands->of[UPPER]));
  if (step == 1)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " step ");
  return varve_put_unsigned(printer, step);
}

varve_status varve_print_affine_for(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  loop_operands operands;
  if (!find_loop_operands(op, &operands))
    return VARVE_STATUS_UNSUPPORTED;
  const char *const elided_names[] = {operands.bounds[LOWER].name, operands.bounds[UPPER].name,
                                      "step"};
  varve_value_range inits = operands.of[INITS];
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op,
                                 (varve_elided){elided_names, VARVE_COUNT_OF(elided_names)});
  if (!can_print_for(op, &operands))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(print_for_head(printer, op, &operands));
  VARVE_TRY(varve_print_carried(printer, " iter_args", op, 1, inits));
  VARVE_PUT(printer, " ");
  return varve_ask_region(frame, body, inits.count == 0 ? 0 : VARVE_REGION_TERMINATORS);
}

/* affine.if #set(%i)[%n] -> (types) {...} else {...} {...} */

varve_status varve_parse_affine_if(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *set = NULL;
  varve_affine_space given;
  VARVE_TRY(varve_parse_affine_attribute(parser, VARVE_KIND_INTEGER_SET, &set));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("condition"), set));
  VARVE_TRY(varve_parse_affine_operands(parser, draft, &given));
  VARVE_TRY(varve_resolve_indices(parser, draft, 0));
  VARVE_TRY(varve_check_affine_operands(parser, draft, set, given));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_begin_if(parser, draft);
}

varve_status varve_print_affine_if(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range all = {0, op->operand_count};
  if (frame->step == 0) {
    const varve_entity *set = varve_affine_attribute_of(op, VARVE_SLICE("condition"), all);
    if (set == NULL || set->kind != VARVE_KIND_INTEGER_SET)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_PUT(printer, " ");
    VARVE_TRY(varve_print_affine_call(printer, op, set, all));
    VARVE_TRY(varve_print_optional_arrow_results(printer, op));
  }
  return varve_print_if(printer, frame, VARVE_ELIDED("condition"));
}

/* The custom form of affine.parallel */

/* affine.parallel (%i, %j) = (0, max(%a, 3)) to (%n, %m) step (1, 2) reduce ("addf") -> (f32) {...}
 * {...} */

/* Parses the text in parser->text from offset first on as an attribute, and adds this attribute to
 * the operation. Removes the parsed text from parser->text. */
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

/* Appends the numbers from index first_number on to parser->text, as "[1, 2]", and removes them
 * from the stack of numbers. */
static varve_status append_numbers(varve_parser *parser, size_t first_number) {
  VARVE_TRY(varve_buffer_append_char(&parser->text, '['));
  size_t first = parser->text.size;
  for (size_t i = first_number; i < parser->numbers.count; i++)
    VARVE_TRY(append_number(parser, first, varve_number_at(parser, i)));
  varve_vector_truncate(&parser->numbers, first_number);
  return varve_buffer_append_char(&parser->text, ']');
}

/* Parses the bound of one loop variable: one expression, or several in max(...) or min(...). Pushes
 * the number of expressions on the stack of numbers. */
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

static varve_status parse_parallel_bounds(varve_parser *parser, const varve_operation_draft *draft,
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
  /* Adds the attribute with the number of expressions for each loop variable, which are on the
   * stack of numbers: dense<[1, 2]> : tensor<2xi32>. */
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

/* Parses the kind of a reduction: a string such as "addf", the name of a case of arith's enum
 * AtomicRMWKind. Pushes the number of the case as an integer attribute. */
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
  VARVE_TRY(parse_parallel_bounds(parser, draft, &lower_bounds));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bounds"));
  VARVE_TRY(parse_parallel_bounds(parser, draft, &upper_bounds));
  /* Parses an optional step (1, 2). Without it, the step of each loop variable is 1. */
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
  VARVE_TRY(add_text(parser, "steps", first_text));
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
  VARVE_TRY(varve_add_array(parser, VARVE_SLICE("reductions"), first));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  return varve_begin_region_with_then(parser, draft, draft->first_argument, parallel_step);
}

/* The lower bounds or the upper bounds of affine.parallel. The results of `map` are the bounds:
 * first all results for the first loop variable, then those for the second, and so on. `groups` has
 * the number of results for each loop variable. */
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
  return (uint32_t)varve_load_bytes(bytes, 4);
}

/* Sets bounds->count to the number of groups. Returns whether bounds->groups is a vector or tensor
 * of i32 with one dimension, and the elements add up to the number of results of the map. */
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

/* Finds the map and the groups by bounds->names, and the operands of the map, which begin at
 * operand first. Returns false if the operation lacks an attribute or operands, or if the groups do
 * not fit the map. */
static bool find_parallel_bounds(const varve_operation *op, uint32_t first, bound_groups *bounds) {
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

static varve_status print_parallel_bounds(varve_printer *printer, const varve_operation *op,
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

/* Prints step (...) unless all steps are 1. */
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

static varve_status print_head(varve_printer *printer, const varve_operation *op) {
  const varve_block *body = varve_operation_region(op, 0)->first;
  const varve_entity *steps = varve_operation_attribute(op, VARVE_SLICE("steps"));
  const varve_entity *reductions = varve_operation_attribute(op, VARVE_SLICE("reductions"));
  bound_groups lower = {.names = &lower_bounds}, upper = {.names = &upper_bounds};
  if (body == NULL || !find_parallel_bounds(op, 0, &lower) ||
      !find_parallel_bounds(op, lower.operands.count, &upper) || !are_integers(steps) ||
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
  VARVE_TRY(print_parallel_bounds(printer, op, &lower));
  VARVE_PUT(printer, " to ");
  VARVE_TRY(print_parallel_bounds(printer, op, &upper));
  VARVE_TRY(print_steps(printer, steps));
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
