/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> of clauses in the formats of omp, and omp.loop_nest. */
#include "hooks/omp.h"

#include "hooks/common_llvm.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

/* Words of enums */

varve_status varve_omp_rule(varve_context *context, varve_slice mnemonic,
                            varve_parameter_rule *rule) {
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(context, VARVE_SLICE("omp"), mnemonic, false, &definition));
  if (definition == NULL || definition->format == NULL ||
      definition->format->parameter_count != 1 ||
      definition->format->parameters[0].rule.kind != VARVE_PARAMETER_ENUM)
    return VARVE_STATUS_UNSUPPORTED;
  *rule = definition->format->parameters[0].rule;
  return VARVE_STATUS_OK;
}

varve_status varve_omp_enum_get(varve_context *context, varve_slice mnemonic, uint64_t value,
                                const varve_attribute **attribute) {
  const varve_attribute *number = NULL, *dialect = NULL;
  *attribute = NULL;
  VARVE_TRY(varve_integer_get(context, context->i64, &value, &number));
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("omp"), &dialect));
  return varve_parametric_attribute_get(context, dialect, mnemonic, &number, 1, attribute);
}

varve_status varve_accept_omp_word(varve_parser *parser, varve_slice mnemonic,
                                   const varve_attribute **attribute) {
  varve_parameter_rule rule;
  uint64_t value;
  *attribute = NULL;
  VARVE_TRY(varve_omp_rule(parser->context, mnemonic, &rule));
  if (!varve_at(parser, VARVE_TOKEN_WORD) ||
      !varve_enum_find_case(&rule, parser->token.text, &value))
    return VARVE_STATUS_OK;
  varve_advance(parser);
  return varve_omp_enum_get(parser->context, mnemonic, value, attribute);
}

varve_status varve_parse_omp_word(varve_parser *parser, varve_slice mnemonic,
                                  const varve_attribute **attribute) {
  varve_slice word = parser->token.text;
  VARVE_TRY(varve_accept_omp_word(parser, mnemonic, attribute));
  if (*attribute != NULL)
    return VARVE_STATUS_OK;
  return VARVE_SYNTAX_ERROR(parser, word.data, "'%.*s' is not a case of #omp.%.*s",
                            VARVE_FORMAT_SLICE(word), VARVE_FORMAT_SLICE(mnemonic));
}

varve_status varve_print_omp_word(varve_printer *printer, const varve_attribute *attribute) {
  varve_parameter_rule rule;
  if (attribute == NULL || attribute->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
      !varve_entity_is_parametric(attribute))
    return VARVE_STATUS_UNSUPPORTED;
  uint64_t value = varve_llvm_enum_value(attribute);
  VARVE_TRY(varve_omp_rule(printer->context, varve_parametric_mnemonic(attribute), &rule));
  if (!varve_enum_has(&rule, value))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_enum_print(&rule, value, printer->out);
}

/* Of which definition an argument is. */
static varve_slice mnemonic_of(const varve_parse_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  return call->format->attributes[element->index].rule.mnemonic;
}

static varve_status parse_word_of(varve_parser *parser, varve_parse_call *call, uint32_t argument) {
  const varve_attribute *attribute = NULL;
  VARVE_TRY(varve_parse_omp_word(parser, mnemonic_of(call, argument), &attribute));
  return varve_set_attribute(parser, call, argument, attribute);
}

/* ClauseAttr(attribute), CaptureType(attribute): a word */

varve_status varve_parse_omp_clause(varve_parser *parser, varve_parse_call *call) {
  return parse_word_of(parser, call, 0);
}

/* For upstream a word that is no case leaves the attribute out, which the operation needs. */
varve_status varve_parse_omp_capture(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *capture = NULL;
  varve_slice word = parser->token.text;
  bool is_word = varve_at(parser, VARVE_TOKEN_WORD);
  VARVE_TRY(varve_accept_omp_word(parser, mnemonic_of(call, 0), &capture));
  if (capture != NULL)
    return varve_set_attribute(parser, call, 0, capture);
  return VARVE_INVALID_ERROR(parser, is_word ? call->draft->name_start : word.data,
                             "'%.*s' is not a way to capture a variable", VARVE_FORMAT_SLICE(word));
}

varve_status varve_print_omp_clause(varve_printer *printer, varve_print_call *call) {
  return varve_print_omp_word(printer, varve_printed_attribute(call, 0));
}

/* OrderClause(kind, modifier): reproducible:concurrent */

varve_status varve_parse_omp_order(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *modifier = NULL;
  VARVE_TRY(varve_accept_omp_word(parser, mnemonic_of(call, 1), &modifier));
  if (modifier != NULL)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the modifier"));
  VARVE_TRY(varve_set_attribute(parser, call, 1, modifier));
  return parse_word_of(parser, call, 0);
}

varve_status varve_print_omp_order(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *kind = varve_printed_attribute(call, 0);
  const varve_attribute *modifier = varve_printed_attribute(call, 1);
  if (modifier != NULL) {
    VARVE_TRY(varve_print_omp_word(printer, modifier));
    VARVE_PUT(printer, ":");
  }
  return kind == NULL ? VARVE_STATUS_OK : varve_print_omp_word(printer, kind);
}

/* ScheduleClause(kind, modifier, simd, chunk, its type): dynamic = %c : i32, monotonic, simd */

/* A word of the clause, which upstream looks at when it has read them all: of the operation. */
static varve_status parse_schedule_word(varve_parser *parser, const varve_parse_call *call,
                                        uint32_t argument, const varve_attribute **attribute) {
  varve_slice word = parser->token.text;
  bool is_word = varve_at(parser, VARVE_TOKEN_WORD);
  VARVE_TRY(varve_accept_omp_word(parser, mnemonic_of(call, argument), attribute));
  if (*attribute != NULL)
    return VARVE_STATUS_OK;
  return VARVE_SYNTAX_ERROR(parser, is_word ? call->draft->name_start : word.data,
                            "'%.*s' is not a %s", VARVE_FORMAT_SLICE(word),
                            argument == 0 ? "kind of schedule" : "modifier of a schedule");
}

/* monotonic, simd: in this order; simd alone stands behind none. */
static varve_status parse_schedule_modifiers(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *modifier = NULL, *word = NULL;
  bool has_simd = false, is_wrong = false;
  while (varve_accept(parser, VARVE_TOKEN_COMMA)) {
    bool is_simd = varve_at_word(parser, "simd");
    VARVE_TRY(parse_schedule_word(parser, call, 1, &word));
    is_wrong = is_wrong || has_simd || (modifier != NULL && !is_simd);
    has_simd = has_simd || is_simd;
    if (modifier == NULL && is_simd)
      VARVE_TRY(varve_fixed_attribute(parser, VARVE_SLICE("#omp<sched_mod none>"), &modifier));
    else if (modifier == NULL)
      modifier = word;
  }
  if (is_wrong)
    return VARVE_SYNTAX_ERROR(parser, call->draft->name_start,
                              "expected one modifier of the schedule, then 'simd', or one of them");
  VARVE_TRY(varve_set_attribute(parser, call, 1, modifier));
  return varve_set_attribute(parser, call, 2, has_simd ? parser->context->unit : NULL);
}

varve_status varve_parse_omp_schedule(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  const varve_attribute *kind = NULL;
  VARVE_TRY(parse_schedule_word(parser, call, 0, &kind));
  VARVE_TRY(varve_set_attribute(parser, call, 0, kind));
  if (varve_accept(parser, VARVE_TOKEN_EQUAL)) {
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the chunk"));
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  }
  VARVE_TRY(varve_set_operands(parser, call, 3, first_use));
  VARVE_TRY(varve_set_types(parser, call, 4, first_type));
  return parse_schedule_modifiers(parser, call);
}

varve_status varve_print_omp_schedule(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *modifier = varve_printed_attribute(call, 1);
  varve_value_range chunk = varve_printed_range(call, 3);
  VARVE_TRY(varve_print_omp_word(printer, varve_printed_attribute(call, 0)));
  if (chunk.count != 0) {
    VARVE_PUT(printer, " = ");
    VARVE_TRY(varve_print_operands(printer, call->frame->op, chunk));
    VARVE_PUT(printer, " : ");
    VARVE_TRY(varve_print_operand_types(printer, call->frame->op, chunk));
  }
  if (modifier != NULL) {
    VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_omp_word(printer, modifier));
  }
  return varve_printed_attribute(call, 2) == NULL ? VARVE_STATUS_OK
                                                  : varve_put(printer, VARVE_SLICE(", simd"));
}

/* A word that upstream takes before it looks at it. */
static varve_status refuse_behind(varve_parser *parser, varve_slice word) {
  if (varve_at(parser, VARVE_TOKEN_WORD))
    varve_advance(parser);
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "'%.*s' is unknown here",
                            VARVE_FORMAT_SLICE(word));
}

/* GrainsizeClause, NumTasksClause(modifier, operand, type): strict, %a: i32 */

varve_status varve_parse_omp_amount(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
    const varve_attribute *modifier = NULL;
    varve_slice word = parser->token.text;
    VARVE_TRY(varve_accept_omp_word(parser, mnemonic_of(call, 0), &modifier));
    if (modifier == NULL)
      return refuse_behind(parser, word);
    VARVE_TRY(varve_set_attribute(parser, call, 0, modifier));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the operand"));
  }
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operand"));
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  VARVE_TRY(varve_set_operands(parser, call, 1, first_use));
  return varve_set_types(parser, call, 2, first_type);
}

varve_status varve_print_omp_amount(varve_printer *printer, varve_print_call *call) {
  varve_value_range operand = varve_printed_range(call, 1);
  if (varve_printed_attribute(call, 0) != NULL) {
    VARVE_TRY(varve_print_omp_word(printer, varve_printed_attribute(call, 0)));
    VARVE_PUT(printer, ", ");
  }
  VARVE_TRY(varve_print_operands(printer, call->frame->op, operand));
  VARVE_PUT(printer, ": ");
  return varve_print_operand_types(printer, call->frame->op, operand);
}

/* SynchronizationHint(hint): words of bits, or none */

static const char *const hint_words[] = {"uncontended", "contended", "nonspeculative",
                                         "speculative"};

varve_status varve_parse_omp_hint(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *hint = NULL;
  uint64_t bits = 0;
  if (!varve_accept_word(parser, "none")) {
    do {
      size_t i = 0;
      while (i < VARVE_COUNT_OF(hint_words) && !varve_at_word(parser, hint_words[i]))
        i++;
      if (i == VARVE_COUNT_OF(hint_words))
        return refuse_behind(parser, parser->token.text);
      varve_advance(parser);
      bits |= (uint64_t)1 << i;
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &bits, &hint));
  return varve_set_attribute(parser, call, 0, hint);
}

varve_status varve_print_omp_hint(varve_printer *printer, varve_print_call *call) {
  uint64_t bits = varve_llvm_enum_value(varve_printed_attribute(call, 0));
  bool is_first = true;
  if (bits == 0)
    return varve_put(printer, VARVE_SLICE("none"));
  if (bits >> VARVE_COUNT_OF(hint_words) != 0)
    return VARVE_STATUS_UNSUPPORTED;
  for (size_t i = 0; i < VARVE_COUNT_OF(hint_words); i++) {
    if ((bits >> i & 1) == 0)
      continue;
    if (!is_first)
      VARVE_PUT(printer, ", ");
    is_first = false;
    VARVE_TRY(varve_put(printer, varve_slice_of(hint_words[i])));
  }
  return VARVE_STATUS_OK;
}

/* omp.loop_nest (%i, %j) : type = (%a, %b) to (%c, %d) inclusive step (%e, %f) collapse(2) tiles(1,
 * 2) {...} {...} */

static varve_status parse_list(varve_parser *parser, size_t count) {
  size_t first = parser->operands.count;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  if (parser->operands.count - first == count)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected %zu operands, but there are %zu", count,
                             parser->operands.count - first);
}

static varve_status parse_nest_variables(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the variables of the loops"));
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_PAREN)) {
    do {
      VARVE_TRY(varve_parse_region_argument(parser, false));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the variables of the loops");
}

static varve_status parse_numbers(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the number"));
  do {
    int64_t number;
    VARVE_TRY(varve_parse_i64(parser, &number));
    VARVE_TRY(varve_push_number(parser, number));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the number");
}

static varve_status parse_nest_shape(varve_parser *parser) {
  size_t first = parser->numbers.count;
  const varve_attribute *attribute = NULL;
  if (varve_accept_word(parser, "collapse")) {
    VARVE_TRY(parse_numbers(parser));
    int64_t count = VARVE_VECTOR_AT(&parser->numbers, int64_t, first);
    varve_vector_truncate(&parser->numbers, first);
    VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, count, &attribute));
    if (count > 1)
      VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("collapse_num_loops"), attribute));
  }
  if (!varve_accept_word(parser, "tiles"))
    return VARVE_STATUS_OK;
  VARVE_TRY(parse_numbers(parser));
  VARVE_TRY(varve_numbers_to_array(parser, first, &attribute));
  return varve_add_attribute(parser, VARVE_SLICE("tile_sizes"), attribute);
}

varve_status varve_parse_omp_loop_nest(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  VARVE_TRY(parse_nest_variables(parser));
  size_t count = parser->arguments.count - draft->first_argument;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the variables"));
  VARVE_TRY(varve_parse_type(parser, &type));
  for (size_t i = 0; i < count; i++)
    varve_region_argument_at(parser, draft->first_argument + i)->type = type;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the lower bounds"));
  VARVE_TRY(parse_list(parser, count));
  VARVE_TRY(varve_expect_keyword(parser, "to", " and the upper bounds"));
  VARVE_TRY(parse_list(parser, count));
  if (varve_accept_word(parser, "inclusive"))
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("loop_inclusive"), parser->context->unit));
  VARVE_TRY(varve_expect_keyword(parser, "step", " and the steps"));
  VARVE_TRY(parse_list(parser, count));
  VARVE_TRY(parse_nest_shape(parser));
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  VARVE_TRY(varve_resolve_alike(parser, draft, all, type));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_with_attributes_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

static varve_status print_nest_shape(varve_printer *printer, const varve_operation *op) {
  const varve_attribute *tiles = varve_operation_attribute(op, VARVE_SLICE("tile_sizes"));
  uint64_t collapse =
      varve_llvm_enum_value(varve_operation_attribute(op, VARVE_SLICE("collapse_num_loops")));
  if (collapse > 1) {
    VARVE_PUT(printer, "collapse(");
    VARVE_TRY(varve_put_unsigned(printer, collapse));
    VARVE_PUT(printer, ") ");
  }
  if (tiles == NULL)
    return VARVE_STATUS_OK;
  if (!varve_is_dense_i64_array(tiles))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "tiles(");
  for (uint64_t i = 0; i < varve_dense_array_count(tiles); i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_put_signed(printer, varve_dense_array_i64(tiles, i)));
  }
  return varve_put(printer, VARVE_SLICE(") "));
}

varve_status varve_print_omp_loop_nest(varve_printer *printer, varve_print_operation *frame) {
  static const char *const heads[] = {" = (", ") to (", "step ("};
  const varve_operation *op = frame->op;
  const varve_block *block = varve_operation_region(op, 0)->first;
  uint32_t count = op->operand_count / 3;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (block == NULL || block->argument_count == 0 || block->argument_count != count ||
      varve_operation_dictionary(op) != NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " (");
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_value(printer, &block->arguments[i]->value));
  }
  VARVE_PUT(printer, ") : ");
  VARVE_TRY(varve_print_type(printer, block->arguments[0]->value.type));
  for (uint32_t part = 0; part < 3; part++) {
    if (part == 2)
      VARVE_TRY(
          varve_put(printer, varve_operation_attribute(op, VARVE_SLICE("loop_inclusive")) == NULL
                                 ? VARVE_SLICE(") ")
                                 : VARVE_SLICE(") inclusive ")));
    VARVE_TRY(varve_put(printer, varve_slice_of(heads[part])));
    VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){part * count, count}));
  }
  VARVE_PUT(printer, ") ");
  VARVE_TRY(print_nest_shape(printer, op));
  varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}
