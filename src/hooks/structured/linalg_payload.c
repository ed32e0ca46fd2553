/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of linalg.map, reduce, transpose and broadcast. The short form of the first two has
 * the name of one operation instead of a region: linalg.map { arith.addf } ins(...) outs(...). */
#include "hooks/hooks.h"
#include "hooks/structured/linalg.h"

#include "text/parse_operation/parse_hook.h"

/* The operation of the short form. name NULL: the text has a region. */
typedef struct payload {
  varve_linalg_payload form;
  const varve_operation_name *name;
  const varve_entity *dictionary;
} payload;

uint32_t varve_linalg_payload_inputs(varve_linalg_payload form, uint32_t arguments) {
  return form == VARVE_LINALG_MAP && arguments != 0 ? arguments - 1 : arguments;
}

uint32_t varve_linalg_payload_input(varve_linalg_payload form, uint32_t arguments, uint32_t index) {
  return form == VARVE_LINALG_REDUCE ? (index + arguments - 1) % arguments : index;
}

static varve_status parse_payload_name(varve_parser *parser, const varve_operation_name **name) {
  varve_slice word = parser->token.text;
  varve_slice full;
  size_t start = parser->text.size;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the name of an operation");
  VARVE_TRY(varve_full_operation_name(parser, word, &full));
  VARVE_TRY(varve_operation_name_get(parser->context, full, name));
  parser->text.size = start;
  if ((*name)->definition == NULL &&
      varve_dialect_is_known(parser->context, varve_string_bytes((*name)->dialect)))
    return VARVE_INVALID_ERROR(parser, word.data, "operation '%.*s' is unknown",
                               VARVE_FORMAT_SLICE(word));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

static varve_status parse_payload(varve_parser *parser, payload *given) {
  given->name = NULL;
  given->dictionary = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_STATUS_OK;
  VARVE_TRY(parse_payload_name(parser, &given->name));
  if (varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    VARVE_TRY(varve_parse_node(parser, varve_begin_dictionary, &given->dictionary));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the operation");
}

/* Parses ins(...) outs(...) [name = [numbers]] {attributes}. Each output that is a tensor has a
 * result. */
static varve_status parse_destination_style(varve_parser *parser, varve_operation_draft *draft,
                                            const char *numbers, varve_linalg_parts *parts) {
  const varve_entity *array = NULL;
  VARVE_TRY(varve_linalg_parse_parts(parser, draft, parts));
  for (size_t i = 0; i < parts->outputs; i++) {
    const varve_entity *type = varve_linalg_types(parser, *parts)[parts->inputs + i];
    if (type->kind == VARVE_KIND_RANKED_TENSOR_TYPE)
      VARVE_TRY(varve_add_result(parser, type));
  }
  if (numbers != NULL) {
    VARVE_TRY(varve_expect_keyword(parser, numbers, ": '= [...]'"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the name of the numbers"));
    VARVE_TRY(varve_parse_i64_array(parser, &array));
    VARVE_TRY(varve_add_attribute(parser, varve_slice_of(numbers), array));
  }
  return varve_parse_more_attributes(parser, draft);
}

/* Adds a region with an argument for an element of each of the first operands. */
static varve_status begin_body(varve_parser *parser, const varve_operation_draft *draft,
                               varve_linalg_parts parts, size_t count) {
  varve_value *argument = NULL;
  varve_block *block;
  VARVE_TRY(varve_add_region(parser));
  VARVE_TRY(varve_ensure_block(parser));
  block = varve_last_region(parser)->first;
  for (size_t i = 0; i < count; i++) {
    const varve_entity *type = varve_linalg_types(parser, parts)[i];
    if (!varve_is_shaped_type(type))
      return VARVE_INVALID_ERROR(parser, draft->name_start,
                                 "inputs and outputs must be tensors or memrefs");
    VARVE_TRY(
        varve_block_add_argument(parser->module, block, varve_type_element(type), NULL, &argument));
  }
  return VARVE_STATUS_OK;
}

/* Makes the operation of the short form and the yield. init is the type of the result. */
static varve_status build_payload(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_entity *init, const payload *given) {
  varve_block *block = varve_last_region(parser)->first;
  varve_hidden_builder builder = {parser, block, NULL};
  varve_value *result = NULL;
  uint32_t used = varve_linalg_payload_inputs(given->form, block->argument_count);
  varve_vector_truncate(&parser->operation.values, 0);
  for (uint32_t i = 0; i < used; i++) {
    uint32_t index = varve_linalg_payload_input(given->form, block->argument_count, i);
    varve_value *argument = &block->arguments[index]->value;
    VARVE_TRY(varve_vector_push(&parser->operation.values, &argument));
  }
  varve_hidden_operation op = {given->name->text.data, parser->operation.values.data, used, init,
                               given->dictionary};
  VARVE_TRY(varve_draft_location(parser, draft, &builder.location));
  VARVE_TRY(varve_build_hidden(&builder, &op, &result));
  return varve_build_hidden(
      &builder, &(varve_hidden_operation){"linalg.yield", &result, 1, NULL, NULL}, NULL);
}

static varve_status region_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return varve_finish_custom(parser, &draft);
}

static varve_status parse_with_payload(varve_parser *parser, varve_operation_draft *draft,
                                       varve_linalg_payload form) {
  varve_linalg_parts parts;
  payload given = {.form = form};
  VARVE_TRY(parse_payload(parser, &given));
  VARVE_TRY(parse_destination_style(parser, draft,
                                    form == VARVE_LINALG_REDUCE ? "dimensions" : NULL, &parts));
  if (given.name == NULL) {
    /* (%a: f32, ...) { ... } */
    size_t first_argument = parser->arguments.count;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments of the region"));
    for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
         more = varve_accept(parser, VARVE_TOKEN_COMMA))
      VARVE_TRY(varve_parse_region_argument(parser, true));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments of the region"));
    return varve_begin_region_with_then(parser, draft, first_argument, region_step);
  }
  if (parts.inputs + parts.outputs == 0) {
    VARVE_TRY(varve_add_region(parser));
    return varve_finish_custom(parser, draft);
  }
  size_t operands = parts.inputs + parts.outputs;
  const varve_entity *last = varve_linalg_types(parser, parts)[operands - 1];
  VARVE_TRY(
      begin_body(parser, draft, parts, form == VARVE_LINALG_MAP_INPUTS ? parts.inputs : operands));
  if (!varve_is_shaped_type(last))
    return VARVE_INVALID_ERROR(parser, draft->name_start, "the output must be a tensor or memref");
  VARVE_TRY(build_payload(parser, draft, varve_type_element(last), &given));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_linalg_map(varve_parser *parser, varve_operation_draft *draft) {
  return parse_with_payload(parser, draft, VARVE_LINALG_MAP);
}

varve_status varve_parse_linalg_map_inputs(varve_parser *parser, varve_operation_draft *draft) {
  return parse_with_payload(parser, draft, VARVE_LINALG_MAP_INPUTS);
}

varve_status varve_parse_linalg_reduce(varve_parser *parser, varve_operation_draft *draft) {
  return parse_with_payload(parser, draft, VARVE_LINALG_REDUCE);
}

/* The body of transpose and broadcast yields the element. Its arguments have the locations of the
 * operands; its terminator has that of the operation. */
static varve_status parse_moving(varve_parser *parser, varve_operation_draft *draft,
                                 const char *numbers) {
  varve_linalg_parts parts;
  varve_hidden_builder builder = {parser, NULL, NULL};
  VARVE_TRY(parse_destination_style(parser, draft, numbers, &parts));
  VARVE_TRY(begin_body(parser, draft, parts, parts.inputs + parts.outputs));
  builder.block = varve_last_region(parser)->first;
  if (parts.inputs == 0)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "the operation needs an input");
  for (uint32_t i = 0; i < builder.block->argument_count; i++)
    VARVE_TRY(varve_locate_as_operand(
        parser, &builder.block->arguments[i]->value,
        VARVE_VECTOR_AT(&parser->operation.resolved, varve_value *, draft->first_resolved + i),
        varve_draft_operand(parser, draft, i)));
  VARVE_TRY(varve_draft_location(parser, draft, &builder.location));
  varve_value *element = &builder.block->arguments[0]->value;
  VARVE_TRY(varve_build_hidden(
      &builder, &(varve_hidden_operation){"linalg.yield", &element, 1, NULL, NULL}, NULL));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_linalg_broadcast(varve_parser *parser, varve_operation_draft *draft) {
  return parse_moving(parser, draft, "dimensions");
}

varve_status varve_parse_linalg_transpose(varve_parser *parser, varve_operation_draft *draft) {
  return parse_moving(parser, draft, "permutation");
}
