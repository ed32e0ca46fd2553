/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses custom forms of linalg: linalg.generic, and named operations such as linalg.matmul, whose
 * definitions imply the bodies. */
#include <stdio.h>

#include "dialect/definition.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"
#include "hooks/structured/linalg.h"
#include "text/parse_operation/parse_hook.h"

/* Parses an optional ins(%a : type) or outs(%a : type). Sets *count to the number of operands. */

static varve_status parse_list(varve_parser *parser, varve_operation_draft *draft,
                               const char *keyword, size_t *count) {
  size_t first = varve_draft_operand_count(parser, draft);
  *count = 0;
  if (!varve_accept_word(parser, keyword))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_colon_types_of(parser, draft, first));
  *count = varve_draft_operand_count(parser, draft) - first;
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands and their types");
}

varve_status varve_linalg_parse_parts(varve_parser *parser, varve_operation_draft *draft,
                                      varve_linalg_parts *parts) {
  VARVE_TRY(varve_parse_properties_in_form(parser));
  VARVE_TRY(varve_parse_more_attributes(parser, draft));
  *parts = (varve_linalg_parts){.first_node = parser->nodes.count};
  VARVE_TRY(parse_list(parser, draft, "ins", &parts->inputs));
  return parse_list(parser, draft, "outs", &parts->outputs);
}

varve_status varve_linalg_add_segments(varve_parser *parser, varve_linalg_parts parts) {
  int32_t sizes[2] = {(int32_t)parts.inputs, (int32_t)parts.outputs};
  return varve_add_operand_sizes(parser, sizes, 2);
}

/* Sets *is_unsigned to whether the attribute cast of a named operation is cast_unsigned. */

static varve_status is_cast_unsigned(varve_parser *parser, const varve_operation_draft *draft,
                                     bool *is_unsigned) {
  const varve_entity *given = varve_draft_attribute(parser, draft, VARVE_SLICE("cast"));
  const varve_entity *expected = NULL;
  *is_unsigned = false;
  if (given == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(
      varve_fixed_attribute(parser, VARVE_SLICE("#linalg.type_fn<cast_unsigned>"), &expected));
  *is_unsigned = given == expected;
  return VARVE_STATUS_OK;
}

/* Parses the text of a named operation after its optional indexing maps, then adds the body that
 * the expression implies. */
static varve_status parse_named(varve_parser *parser, varve_operation_draft *draft,
                                varve_slice expression, varve_linalg_parts *parts) {
  varve_linalg_body body = {.expression = expression, .place = parser->token.text.data};
  VARVE_TRY(varve_linalg_parse_parts(parser, draft, parts));
  VARVE_TRY(varve_linalg_add_segments(parser, *parts));
  VARVE_TRY(varve_parse_more_attributes(parser, draft));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(is_cast_unsigned(parser, draft, &body.is_unsigned));
  body.function = varve_draft_attribute(parser, draft, VARVE_SLICE("fun"));
  body.types = varve_linalg_types(parser, *parts);
  body.type_count = (uint32_t)(parts->inputs + parts->outputs);
  return varve_linalg_add_body(parser, &body);
}

varve_status varve_parse_linalg_named(varve_parser *parser, varve_operation_draft *draft) {
  varve_slice body = varve_draft_fact(draft, "body");
  varve_linalg_parts parts;
  VARVE_TRY(parse_named(parser, draft, body, &parts));
  return varve_finish_custom(parser, draft);
}

/* Parses an optional indexing_maps = [affine_map<...>, ...]. Sets *maps to NULL if the text lacks
 * indexing_maps. */
static varve_status parse_maps(varve_parser *parser, const varve_entity **maps) {
  const char *place;
  *maps = NULL;
  if (!varve_accept_word(parser, "indexing_maps"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after 'indexing_maps'"));
  if (!varve_at(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected the indexing maps in brackets: '['");
  place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, maps));
  for (uint32_t i = 0; i < (*maps)->child_count; i++)
    if ((*maps)->children[i]->kind != VARVE_KIND_AFFINE_MAP)
      return VARVE_INVALID_ERROR(parser, place, "an indexing map must be an affine map");
  return VARVE_STATUS_OK;
}

varve_status varve_parse_linalg_matmul(varve_parser *parser, varve_operation_draft *draft) {
  const varve_operation_definition *definition = draft->name->definition;
  const varve_property_definition *property =
      varve_find_property(definition, VARVE_SLICE("indexing_maps"));
  varve_slice body = varve_draft_fact(draft, "body");
  const varve_entity *maps = NULL;
  varve_linalg_parts parts;
  VARVE_TRY(parse_maps(parser, &maps));
  VARVE_TRY(parse_named(parser, draft, body, &parts));
  if (maps == NULL) /* tools of 2025 print them last */
    VARVE_TRY(parse_maps(parser, &maps));
  if (property != NULL && (maps == NULL || maps->child_count == 0))
    VARVE_TRY(varve_property_default(parser->context, definition, property, &maps));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("indexing_maps"), maps));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_linalg_contract(varve_parser *parser, varve_operation_draft *draft) {
  varve_slice body = varve_draft_fact(draft, "body");
  const varve_entity *maps = NULL;
  varve_linalg_parts parts;
  VARVE_TRY(parse_maps(parser, &maps));
  if (maps == NULL)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected 'indexing_maps = [...]'");
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("indexing_maps"), maps));
  VARVE_TRY(parse_named(parser, draft, body, &parts));
  return varve_finish_custom(parser, draft);
}

/* Returns the expression of the body of a linalg.elementwise for a word such as "add" in
 * #linalg.elementwise_kind<add>, or "" if the word is unknown. */

static const char *elementwise_body(varve_slice function) {
  static const struct {
    varve_slice name;
    const char *body;
  } bodies[] = {
#define VARVE_UNARY(name, operation) {VARVE_SLICE_INIT(name), "2: 0 " name},
#include "hooks/structured/linalg_functions.def"
#define VARVE_BINARY(name, f, i, b, c) {VARVE_SLICE_INIT(name), "3: 0 1 " name},
#include "hooks/structured/linalg_functions.def"
      {VARVE_SLICE_INIT("reciprocal"), "2: 0 reciprocal"},
      {VARVE_SLICE_INIT("select"), "4: 0 1 2 select"},
      {VARVE_SLICE_INIT("square"), "2: 0 square"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(bodies); i++)
    if (varve_slice_equal(bodies[i].name, function))
      return bodies[i].body;
  return "";
}

/* Parses kind=#linalg.elementwise_kind<add>. Sets *body to the expression of the body for the word
 * in <...>. */
static varve_status parse_kind(varve_parser *parser, const varve_entity **kind, const char **body) {
  const varve_slice prefix = VARVE_SLICE("#linalg.elementwise_kind<");
  const char *place;
  size_t start = parser->text.size;
  *body = "";
  if (varve_accept(parser, VARVE_TOKEN_LESS)) {
    /* Parses the short <add>, which later states of LLVM 24 print. */
    char text[64];
    varve_token word = parser->token;
    if (!varve_accept(parser, VARVE_TOKEN_WORD) || (*body = elementwise_body(word.text))[0] == '\0')
      return VARVE_INVALID_ERROR(parser, word.text.data, "expected the kind of the operation");
    int size = snprintf(text, sizeof text, "#linalg.elementwise_kind<%.*s>",
                        VARVE_FORMAT_SLICE(word.text));
    VARVE_TRY(
        varve_definition_attribute(parser->context, varve_slice_make(text, (size_t)size), kind));
    return varve_expect(parser, VARVE_TOKEN_GREATER, " after the kind");
  }
  VARVE_TRY(varve_expect_keyword(parser, "kind", " of the operation"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after 'kind'"));
  place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, kind));
  varve_slice text = varve_node_text(parser, *kind);
  if (varve_slice_starts_with(text, prefix) && text.size > prefix.size)
    *body =
        elementwise_body(varve_slice_make(text.data + prefix.size, text.size - prefix.size - 1));
  parser->text.size = start;
  if ((*body)[0] == '\0')
    return VARVE_INVALID_ERROR(parser, place, "expected an attribute #linalg.elementwise_kind");
  return VARVE_STATUS_OK;
}

varve_status varve_parse_linalg_elementwise(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *kind = NULL, *maps = NULL;
  const char *body = "";
  varve_linalg_parts parts;
  VARVE_TRY(parse_kind(parser, &kind, &body));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("kind"), kind));
  VARVE_TRY(parse_maps(parser, &maps));
  VARVE_TRY(parse_named(parser, draft, varve_slice_of(body), &parts));
  size_t count = parts.inputs + parts.outputs;
  const varve_entity *type = varve_linalg_types(parser, parts)[count - 1];
  if ((maps == NULL || maps->child_count == 0) && !varve_is_ranked_type(type))
    return VARVE_INVALID_ERROR(parser, draft->name_start, "the output must have a rank");
  if (maps == NULL || maps->child_count == 0)
    VARVE_TRY(
        varve_linalg_identity_maps(parser, varve_type_dims(type).rank, (uint32_t)count, &maps));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("indexing_maps"), maps));
  return varve_finish_custom(parser, draft);
}

/* linalg.generic {indexing_maps = ..., iterator_types = [...]} ins(...) outs(...)
 * attrs = {...} { ... } -> type */

static varve_status generic_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_linalg_generic(varve_parser *parser, varve_operation_draft *draft) {
  varve_linalg_parts parts;
  VARVE_TRY(varve_parse_iterator_traits(parser, draft));
  VARVE_TRY(varve_linalg_parse_parts(parser, draft, &parts));
  VARVE_TRY(varve_linalg_add_segments(parser, parts));
  if (varve_accept_word(parser, "attrs")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after 'attrs'"));
    VARVE_TRY(varve_parse_more_attributes(parser, draft));
  }
  return varve_begin_region_then(parser, draft, generic_step);
}

/* Parses linalg.yield %a, %b {...} : type, type. */
varve_status varve_parse_linalg_yield(varve_parser *parser, varve_operation_draft *draft) {
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  if (varve_draft_operand_count(parser, draft) != 0)
    VARVE_TRY(varve_parse_colon_types_of(parser, draft, 0));
  return varve_finish_custom(parser, draft);
}

/* Custom forms of linalg.map, reduce, transpose and broadcast. linalg.map and linalg.reduce have a
 * short form, with the name of one operation instead of a region: linalg.map { arith.addf }
 * ins(...) outs(...). */

/* The operation that a short form names, with its attributes. If the text has a region instead,
 * name is NULL. */
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

/* Parses ins(...) outs(...) name = [1, 0] {attributes}. numbers: the name before the list of
 * numbers, or NULL if the text has no list. Adds a result for each output that is a tensor. */
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

/* Adds a region with count arguments. Argument i has the element type of operand i. */
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

varve_linalg_payload varve_linalg_payload_form(varve_era era, const varve_operation_name *name) {
  if (varve_slice_equal(name->suffix, VARVE_SLICE("reduce")))
    return VARVE_LINALG_REDUCE;
  return varve_era_has(era, VARVE_HAS_LINALG_MAP_INIT_ARGUMENT) ? VARVE_LINALG_MAP
                                                                : VARVE_LINALG_MAP_INPUTS;
}

varve_status varve_parse_linalg_map(varve_parser *parser, varve_operation_draft *draft) {
  varve_linalg_payload form = varve_linalg_payload_form(parser->context->era, draft->name);
  varve_linalg_parts parts;
  payload given = {.form = form};
  VARVE_TRY(parse_payload(parser, &given));
  VARVE_TRY(parse_destination_style(parser, draft,
                                    form == VARVE_LINALG_REDUCE ? "dimensions" : NULL, &parts));
  if (given.name == NULL) {
    /* Parses (%a: f32, ...) { ... }. */
    size_t first_argument = parser->arguments.count;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments of the region"));
    for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
         more = varve_accept(parser, VARVE_TOKEN_COMMA))
      VARVE_TRY(varve_parse_region_argument(parser, true));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments of the region"));
    return varve_begin_region_with_then(parser, draft, first_argument, varve_finish_step);
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
  /* Makes the operation that the short form names, with a result of type init, and then a
   * linalg.yield of this result. */
  const varve_entity *init = varve_type_element(last);
  varve_block *block = varve_last_region(parser)->first;
  varve_hidden_builder builder = {parser, block, NULL};
  varve_value *result = NULL;
  uint32_t used = varve_linalg_payload_inputs(given.form, block->argument_count);
  varve_vector_truncate(&parser->operation.values, 0);
  for (uint32_t i = 0; i < used; i++) {
    uint32_t index = varve_linalg_payload_input(given.form, block->argument_count, i);
    varve_value *argument = &block->arguments[index]->value;
    VARVE_TRY(varve_vector_push(&parser->operation.values, &argument));
  }
  varve_hidden_operation op = {given.name->text.data, parser->operation.values.data, used, init,
                               given.dictionary};
  VARVE_TRY(varve_draft_location(parser, draft, &builder.location));
  VARVE_TRY(varve_build_hidden(&builder, &op, &result));
  VARVE_TRY(varve_build_hidden(
      &builder, &(varve_hidden_operation){"linalg.yield", &result, 1, NULL, NULL}, NULL));
  return varve_finish_custom(parser, draft);
}

/* Parses linalg.transpose or linalg.broadcast. The body yields its first argument. The region
 * arguments have the locations of the operands, and the linalg.yield has the location of the
 * operation. */
varve_status varve_parse_linalg_broadcast(varve_parser *parser, varve_operation_draft *draft) {
  varve_linalg_parts parts;
  varve_hidden_builder builder = {parser, NULL, NULL};
  VARVE_TRY(parse_destination_style(parser, draft, varve_linalg_numbers(draft->name), &parts));
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
