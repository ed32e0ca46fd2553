/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of affine.for and affine.if. Affine dialect: "Operations". */
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"
#include "hooks/structured/affine.h"

/* If a region yields no values, the text may omit its terminator. */

/* affine.for %i = bound to bound step 2 iter_args(%a = %b) -> (types) {...} {...}. A bound is an
 * integer, a value, or a map with operands. A map with several results needs max or min before
 * it. */

typedef struct loop_bound {
  const char *name;
  const char *prefix;
} loop_bound;

enum { LOWER, UPPER, INITS };

/* Before LLVM 17 the attributes have other names, and the maps imply the number of operands of each
 * bound. */
static const loop_bound *bounds_of(varve_era era) {
  static const loop_bound bounds[] = {{"lowerBoundMap", "max"}, {"upperBoundMap", "min"}};
  static const loop_bound legacy[] = {{"lower_bound", "max"}, {"upper_bound", "min"}};
  return varve_era_has_properties(era) ? bounds : legacy;
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
  const loop_bound *bounds = bounds_of(parser->context->era);
  int32_t sizes[3] = {0, 0, 0};
  VARVE_TRY(varve_parse_loop_variable(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the variable of the loop"));
  VARVE_TRY(parse_bound(parser, draft, &bounds[LOWER], &sizes[0]));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bound"));
  VARVE_TRY(parse_bound(parser, draft, &bounds[UPPER], &sizes[1]));
  VARVE_TRY(parse_step(parser));
  VARVE_TRY(parse_iter_args(parser, draft, &sizes[2]));
  if (varve_era_has_properties(parser->context->era))
    VARVE_TRY(varve_add_operand_sizes(parser, sizes, 3));
  varve_region_argument_at(parser, draft->first_argument)->type = parser->context->index_type;
  varve_set_argument_types_of_results(parser, draft, draft->first_argument + 1);
  return varve_begin_region_with_then(parser, draft, draft->first_argument, varve_end_region_step);
}

/* The operands of a loop: of the lower bound, of the upper bound, and initial values. */
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

static bool find_loop_operands(varve_era era, const varve_operation *op, loop_operands *found) {
  uint32_t lower, upper;
  found->bounds = bounds_of(era);
  if (varve_era_has_properties(era)) {
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

/* Prints "0", "%n" or "max #map(%i)[%n]". */
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
  if (!find_loop_operands(printer->context->era, op, &operands))
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
  if (inits.count != 0) {
    VARVE_PUT(printer, " iter_args");
    VARVE_TRY(varve_print_assignments(printer, body->first, 1, op, inits));
    VARVE_TRY(varve_print_result_list(printer, op));
  }
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
