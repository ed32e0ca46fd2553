/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of linalg: linalg.generic, and the named operations, whose definition implies their
 * body. */
#include "hooks/structured/linalg.h"

#include <stdio.h>

#include "dialect/definition.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

/* ins(...) and outs(...) */

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

/* Named operations */

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

/* Parses the part that all named operations have, and adds the body. */
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

/* Parses an optional indexing_maps = [affine_map<...>, ...]. *maps is NULL without it. */
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
  if (property != NULL && (maps == NULL || maps->child_count == 0))
    VARVE_TRY(varve_property_default(parser->context, definition, property, &maps));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("indexing_maps"), maps));
  VARVE_TRY(parse_named(parser, draft, body, &parts));
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

/* kind=#linalg.elementwise_kind<add> */

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

/* Parses the kind. *body is the expression for the word in its <...>. */
static varve_status parse_kind(varve_parser *parser, const varve_entity **kind, const char **body) {
  const varve_slice prefix = VARVE_SLICE("#linalg.elementwise_kind<");
  const char *place;
  size_t start = parser->text.size;
  *body = "";
  if (varve_accept(parser, VARVE_TOKEN_LESS)) {
    /* <add>, as later states of LLVM 24 print it */
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

/* linalg.yield %a, %b {...} : type, type */
varve_status varve_parse_linalg_yield(varve_parser *parser, varve_operation_draft *draft) {
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  if (varve_draft_operand_count(parser, draft) != 0)
    VARVE_TRY(varve_parse_colon_types_of(parser, draft, 0));
  return varve_finish_custom(parser, draft);
}
