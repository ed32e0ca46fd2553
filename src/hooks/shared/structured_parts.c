/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of the custom forms of loops, conditionals and structured operations: see the header. */
#include <stdio.h>

#include "hooks/shared/structured_parts.h"

varve_status varve_parse_loop_variable(varve_parser *parser) {
  const varve_entity *location = NULL;
  varve_slice deferred;
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
  varve_region_argument *argument = &VARVE_VECTOR_LAST(&parser->arguments, varve_region_argument);
  argument->location = location;
  argument->deferred = deferred;
  return VARVE_STATUS_OK;
}

varve_status varve_parse_assignment_list(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the assignments"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    VARVE_TRY(varve_parse_loop_variable(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the value it begins with"));
    VARVE_TRY(varve_parse_operand(parser));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the assignments");
}

varve_status varve_parse_argument_list(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(varve_parse_loop_variable(parser));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments");
}

varve_status varve_parse_bounds(varve_parser *parser, const varve_operation_draft *draft,
                                size_t variables) {
  size_t first = varve_draft_operand_count(parser, draft);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
  varve_operand_range range = varve_draft_operands_from(parser, draft, first);
  if (range.count != variables)
    return VARVE_SYNTAX_ERROR(parser, place, "expected %zu operand%s, as the loop has variables",
                              variables, variables == 1 ? "" : "s");
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

void varve_set_argument_types(varve_parser *parser, size_t first, const varve_entity *type) {
  for (size_t i = first; i < parser->arguments.count; i++)
    varve_region_argument_at(parser, i)->type = type;
}

void varve_set_argument_types_of_results(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first) {
  for (size_t i = first; i < parser->arguments.count; i++)
    varve_region_argument_at(parser, i)->type =
        VARVE_VECTOR_AT(&parser->operation.added_types, const varve_entity *,
                        draft->first_added_type + (i - first));
}

varve_status varve_resolve_as_results(varve_parser *parser, const varve_operation_draft *draft,
                                      size_t first) {
  return varve_resolve_as_results_at(parser, draft, first, draft->name_start);
}

varve_status varve_resolve_as_results_at(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first, const char *place) {
  size_t uses = varve_draft_operand_count(parser, draft) - first;
  size_t types = parser->operation.added_types.count - draft->first_added_type;
  if (uses != types)
    return VARVE_INVALID_ERROR(parser, place, "%zu value%s, but %zu type%s", uses,
                               uses == 1 ? "" : "s", types, types == 1 ? "" : "s");
  for (size_t i = 0; i < uses; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, first + i,
                                          VARVE_VECTOR_AT(&parser->operation.added_types,
                                                          const varve_entity *,
                                                          draft->first_added_type + i)));
  return VARVE_STATUS_OK;
}

varve_status varve_print_assignments(varve_printer *printer, const varve_block *block,
                                     uint32_t first, const varve_operation *op,
                                     varve_value_range range) {
  VARVE_PUT(printer, "(");
  for (uint32_t i = 0; i < range.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, block, first + i));
    VARVE_TRY(varve_print_operand_between(printer, " = ", op, range.first + i, ""));
  }
  return varve_put_char(printer, ')');
}

varve_status varve_print_carried(varve_printer *printer, const char *word,
                                 const varve_operation *op, uint32_t first,
                                 varve_value_range range) {
  const varve_block *body = varve_operation_region(op, 0)->first;
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, varve_slice_of(word)));
  VARVE_TRY(varve_print_assignments(printer, body, first, op, range));
  return varve_print_result_list(printer, op);
}

varve_status varve_print_operand_group(varve_printer *printer, const char *before,
                                       const varve_operation *op, uint32_t group) {
  return varve_print_operands_between(printer, before, op, varve_operand_range_of(op, group), ")");
}

varve_status varve_print_arguments(varve_printer *printer, const varve_block *block,
                                   varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, block, range.first + i));
  }
  return VARVE_STATUS_OK;
}

bool varve_entry_takes(const varve_region *region, uint32_t first, const varve_operation *op,
                       varve_value_range range) {
  const varve_block *entry = region->first;
  if (entry == NULL || entry->argument_count < first ||
      entry->argument_count - first != range.count)
    return false;
  for (uint32_t i = 0; i < range.count; i++)
    if (entry->arguments[first + i]->value.type != op->operands[range.first + i].value->type)
      return false;
  return true;
}

bool varve_operands_are(const varve_operation *op, varve_value_range range,
                        const varve_entity *type) {
  for (uint32_t i = 0; i < range.count; i++)
    if (op->operands[range.first + i].value->type != type)
      return false;
  return true;
}

bool varve_arguments_are(const varve_block *block, varve_value_range range,
                         const varve_entity *type) {
  for (uint32_t i = 0; i < range.count; i++)
    if (block->arguments[range.first + i]->value.type != type)
      return false;
  return true;
}

bool varve_operands_are_as_results(const varve_operation *op, varve_value_range range) {
  if (range.count != varve_operation_result_count(op))
    return false;
  for (uint32_t i = 0; i < range.count; i++)
    if (op->operands[range.first + i].value->type != varve_operation_result(op, i)->type)
      return false;
  return true;
}

/* Regions of conditionals and loops */

static varve_status then_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_end_region(parser, &draft));
  if (varve_accept_word(parser, "else")) {
    return varve_begin_region_then(parser, &draft, varve_end_region_step);
  }
  VARVE_TRY(varve_add_region(parser));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_begin_if(varve_parser *parser, varve_operation_draft *draft) {
  return varve_begin_region_then(parser, draft, then_step);
}

varve_status varve_print_if(varve_printer *printer, varve_print_operation *frame,
                            varve_elided elided) {
  const varve_operation *op = frame->op;
  uint32_t flags = varve_operation_result_count(op) == 0 ? 0 : VARVE_REGION_TERMINATORS;
  if (frame->step == 0) {
    return varve_print_region(printer, frame, 0, flags);
  }
  if (frame->step == 1 && varve_operation_region(op, 1)->first != NULL) {
    VARVE_PUT(printer, " else ");
    return varve_ask_region(frame, varve_operation_region(op, 1), flags);
  }
  return varve_print_attr_dict(printer, op, elided);
}

varve_status varve_do_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_expect_keyword(parser, "do", " and the region that is repeated"));
  return varve_begin_region_then(parser, &draft, varve_finish_with_keyword_step);
}

varve_status varve_parse_loop_bounds(varve_parser *parser) {
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the variable of the loop"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bound"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_keyword(parser, "step", " after the upper bound"));
  return varve_parse_operand(parser);
}

bool varve_loop_bounds_are_alike(const varve_operation *op) {
  const varve_block *body = varve_operation_region(op, 0)->first;
  const varve_entity *type = op->operands[0].value->type;
  return varve_operands_are(op, (varve_value_range){0, VARVE_LOOP_BOUNDS}, type) &&
         varve_arguments_are(body, (varve_value_range){0, 1}, type);
}

varve_status varve_print_loop_bounds(varve_printer *printer, const varve_operation *op) {
  static const char *const before[VARVE_LOOP_BOUNDS] = {" = ", " to ", " step "};
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_argument(printer, varve_operation_region(op, 0)->first, 0));
  for (uint32_t i = 0; i < VARVE_LOOP_BOUNDS; i++) {
    VARVE_TRY(varve_put(printer, varve_slice_of(before[i])));
    VARVE_TRY(varve_print_value(printer, op->operands[i].value));
  }
  return VARVE_STATUS_OK;
}

/* Iterator types */

#define ITERATORS VARVE_SLICE("iterator_types")

static const char *const words[] = {"parallel", "reduction"}; /* indexed by the enum's numbers */

static varve_status convert_iterator(varve_parser *parser, const varve_operation_draft *draft,
                                     const varve_entity **iterator, const char *place) {
  varve_slice word, dialect = varve_string_bytes(draft->name->dialect);
  char text[96];
  if ((*iterator)->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  word = varve_string_bytes(*iterator);
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++) {
    if (!varve_slice_equal(word, varve_slice_of(words[i])))
      continue;
    snprintf(text, sizeof text, "#%.*s.iterator_type<%s>", VARVE_FORMAT_SLICE(dialect), words[i]);
    return varve_fixed_attribute(parser, varve_slice_of(text), iterator);
  }
  return VARVE_INVALID_ERROR(parser, place,
                             "'%.*s' is not a type of iterator: 'parallel' or 'reduction'",
                             VARVE_FORMAT_SLICE(word));
}

static varve_status convert_iterators(varve_parser *parser, const varve_operation_draft *draft,
                                      const varve_entity **iterators, const char *place) {
  const varve_entity *given = *iterators, *last = NULL, *converted = NULL;
  size_t first = parser->nodes.count;
  for (uint32_t i = 0; i < given->child_count; i++) {
    if (given->children[i] != last) {
      converted = last = given->children[i];
      VARVE_TRY(convert_iterator(parser, draft, &converted, place));
    }
    VARVE_TRY(varve_push_node(parser, converted));
  }
  return varve_nodes_to_array(parser, first, iterators);
}

varve_status varve_parse_iterator_traits(varve_parser *parser, const varve_operation_draft *draft) {
  const char *place = parser->token.text.data;
  const varve_entity *dictionary = NULL;
  bool has_iterators = false;
  VARVE_TRY(varve_parse_attribute(parser, &dictionary));
  if (dictionary->kind != VARVE_KIND_DICTIONARY)
    return VARVE_INVALID_ERROR(parser, place, "expected a dictionary of attributes");
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    const varve_entity *value = varve_dictionary_value(dictionary, i);
    if (varve_slice_equal(name, ITERATORS) && value->kind == VARVE_KIND_ARRAY) {
      has_iterators = true;
      if (varve_era_has(parser->context->era,
                        VARVE_HAS_ENUMS_OF_ITERATORS)) /* otherwise they are strings */
        VARVE_TRY(convert_iterators(parser, draft, &value, place));
    }
    VARVE_TRY(varve_add_attribute(parser, name, value));
  }
  if (has_iterators || !varve_era_has(parser->context->era, VARVE_HAS_ENUMS_OF_ITERATORS))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected 'iterator_types', an array");
}

static const char *iterator_word(const varve_entity *iterator) {
  const varve_entity *value;
  if (!varve_entity_is_parametric(iterator) || varve_parameter_count(iterator) != 1)
    return NULL;
  value = varve_parameter(iterator, 0);
  if (value->kind != VARVE_KIND_INTEGER || varve_integer_words(value)[0] >= VARVE_COUNT_OF(words))
    return NULL;
  return words[varve_integer_words(value)[0]];
}

static varve_status put_iterators(varve_printer *printer, const varve_entity *iterators) {
  VARVE_PUT(printer, "iterator_types = [");
  for (uint32_t i = 0; i < iterators->child_count; i++) {
    const char *word = iterator_word(iterators->children[i]);
    if (word == NULL)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_put_string(printer, varve_slice_of(word)));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_print_iterator_traits(varve_printer *printer, const varve_operation *op,
                                         varve_elided names) {
  bool is_first = true;
  VARVE_PUT(printer, " {");
  for (size_t i = 0; i < names.count; i++) {
    varve_slice name = varve_slice_of(names.names[i]);
    const varve_entity *value = varve_operation_attribute(op, name);
    if (value == NULL || varve_slice_equal(name, VARVE_SLICE("operandSegmentSizes")))
      continue;
    VARVE_TRY(varve_put_comma(printer, is_first ? 0 : 1));
    is_first = false;
    if (value->kind == VARVE_KIND_ARRAY && varve_slice_equal(name, ITERATORS) &&
        varve_era_has(printer->context->era, VARVE_HAS_ENUMS_OF_ITERATORS))
      VARVE_TRY(put_iterators(printer, value));
    else
      VARVE_TRY(varve_print_named_attribute(printer, name, value));
  }
  return varve_put_char(printer, '}');
}
