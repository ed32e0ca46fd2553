/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations in generic form. MLIR language reference: "Operations". An operation is made when
 * its end is reached, after those in its regions. So its operands are linked in the same order
 * as in upstream. */
#include "dialect/packs/pack_choice.h"
#include "dialect/rule/property_kind.h"
#include "dialect/segments.h"
#include "text/hook.h"
#include "text/parse/parse_legacy.h"
#include "text/parse_operation/parse_hook.h"

#include <stdio.h>

/* %a:2, %b = */

static varve_status parse_result_name(varve_parser *parser) {
  varve_result_name result = {parser->token.text, 1};
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    return VARVE_EXPECTED(parser, "expected the name of a result");
  varve_advance(parser);
  if (!varve_accept(parser, VARVE_TOKEN_COLON))
    return varve_vector_push(&parser->results, &result);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected the number of results");
  if (!varve_token_unsigned(parser->token.text, &result.count) || result.count == 0 ||
      result.count > UINT32_MAX)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "a name must have at least 1 and at most 2^32 - 1 results");
  varve_advance(parser);
  return varve_vector_push(&parser->results, &result);
}

static varve_status parse_result_names(varve_parser *parser) {
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_result_name(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_EQUAL, " after the names of results");
}

/* "name" */

static varve_status parse_name(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *string = NULL;
  varve_slice name = varve_token_contents(&parser->token);
  draft->name_start = parser->token.text.data;
  if (memchr(name.data, '\\', name.size) != NULL) {
    VARVE_TRY(varve_token_string(parser, &parser->token, &string));
    name = varve_string_bytes(string);
  }
  name = varve_grammar_read_name(parser->era, name);
  if (!varve_is_operation_name(name))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "an operation needs a name, without a NUL byte");
  VARVE_TRY(varve_operation_name_get(parser->context, name, &draft->name));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_operand_list(varve_parser *parser) {
  do {
    varve_operand_use use;
    VARVE_TRY(varve_parse_value_use(parser, &use));
    VARVE_TRY(varve_vector_push(&parser->operands, &use));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

static varve_status parse_operands(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_operand_list(parser));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands");
}

varve_status varve_parse_successor(varve_parser *parser) {
  varve_block_name *name = NULL;
  if (!varve_at(parser, VARVE_TOKEN_CARET_NAME))
    return VARVE_EXPECTED(parser, "expected the name of a block");
  if (parser->scopes.count == 0)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "operations outside of regions have no successors");
  VARVE_TRY(varve_find_block_name(parser, parser->token.text, &name));
  if (name->block == NULL)
    VARVE_TRY(varve_block_create(parser->module, &name->block));
  VARVE_TRY(varve_vector_push(&parser->successors, &name->block));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* The number of values of each successor is on the stack of numbers. */
static varve_status parse_successors_with_values(varve_parser *parser,
                                                 varve_operation_draft *draft) {
  do {
    uint32_t count = 0;
    VARVE_TRY(varve_parse_successor(parser));
    VARVE_TRY(varve_parse_successor_values(parser, &count));
    VARVE_TRY(varve_push_number(parser, count));
    draft->successor_values += count;
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

/* A dictionary with these numbers becomes the draft's properties, which then join the
 * dictionary. */
static varve_status parse_legacy_successors(varve_parser *parser, varve_operation_draft *draft) {
  size_t first = parser->numbers.count, own = parser->operands.count - draft->first_operand;
  const varve_entity *sizes = NULL;
  VARVE_TRY(parse_successors_with_values(parser, draft));
  const int64_t *counts = (const int64_t *)parser->numbers.data + first;
  if (own + draft->successor_values > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_successor_sizes_get(parser, own,
                                      (varve_dims){counts, parser->numbers.count - first}, &sizes));
  varve_vector_truncate(&parser->numbers, first);
  if (draft->successor_values == 0)
    return VARVE_STATUS_OK;
  const varve_entity *entry[2] = {NULL, sizes}, *duplicate = NULL;
  VARVE_TRY(varve_string_get(parser->context, varve_segments_name(parser->era, true), &entry[0]));
  return varve_dictionary_get(parser->context, entry, 1, &duplicate, &draft->properties);
}

static varve_status parse_successors(varve_parser *parser, varve_operation_draft *draft) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  if (varve_grammar_allows(parser, VARVE_GRAMMAR_SUCCESSOR_VALUES)) {
    VARVE_TRY(parse_legacy_successors(parser, draft));
    return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the successors");
  }
  do {
    VARVE_TRY(varve_parse_successor(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the successors");
}

static varve_status parse_properties(varve_parser *parser, varve_operation_draft *draft) {
  const char *place = parser->token.text.data;
  if (!varve_accept(parser, VARVE_TOKEN_LESS))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_PROPERTIES, place));
  VARVE_TRY(varve_parse_node(parser, varve_begin_attribute, &draft->properties));
  return varve_expect(parser, VARVE_TOKEN_GREATER, " after the properties");
}

/* Parses (inputs) -> results and leaves the types on the stack of nodes. The function type
 * itself is made only if an alias names it. */

static varve_status parse_types_until_paren(varve_parser *parser) {
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types");
}

static varve_status parse_spelled_types(varve_parser *parser, varve_operation_types *types) {
  if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(parse_types_until_paren(parser));
  else
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  types->operand_count = parser->nodes.count - types->first_node;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " in the type of the operation"));
  if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(parse_types_until_paren(parser));
  else
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  types->result_count = parser->nodes.count - types->first_node - types->operand_count;
  return VARVE_STATUS_OK;
}

static varve_status parse_named_types(varve_parser *parser, varve_operation_types *types) {
  const char *place = parser->token.text.data;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_node(parser, varve_begin_type, &type));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_INVALID_ERROR(parser, place,
                               "the type of an operation must be a function type, not of %s",
                               varve_kind_text((varve_kind)type->kind));
  types->operand_count = varve_function_type_num_inputs(type);
  types->result_count = type->child_count - types->operand_count;
  return varve_vector_append(&parser->nodes, type->children, type->child_count);
}

static varve_status parse_types(varve_parser *parser, const varve_operation_draft *draft,
                                varve_operation_types *types) {
  size_t operands = parser->operands.count - draft->first_operand - draft->successor_values;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operation"));
  const char *place = parser->token.text.data;
  types->first_node = parser->nodes.count;
  if (varve_at(parser, VARVE_TOKEN_LEFT_PAREN) || varve_may_lack_parentheses(parser))
    VARVE_TRY(parse_spelled_types(parser, types));
  else
    VARVE_TRY(parse_named_types(parser, types));
  if (types->operand_count == operands)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(
      parser, place, "the operation has %zu operand%s but %zu operand type%s", operands,
      operands == 1 ? "" : "s", types->operand_count, types->operand_count == 1 ? "" : "s");
}

/* Making */

varve_status varve_resolve_operands(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_entity *const *types) {
  size_t count = parser->operands.count - draft->first_operand;
  varve_vector_truncate(&parser->values, 0);
  for (size_t i = 0; i < count; i++) {
    varve_operand_use use =
        VARVE_VECTOR_AT(&parser->operands, varve_operand_use, draft->first_operand + i);
    varve_value *value = NULL;
    VARVE_TRY(varve_resolve_value(parser, use, types[i], &value));
    VARVE_TRY(varve_vector_push(&parser->values, &value));
  }
  return VARVE_STATUS_OK;
}

static varve_diagnostic warning_at_name(const varve_parser *parser,
                                        const varve_operation_draft *draft) {
  return (varve_diagnostic){.severity = VARVE_SEVERITY_WARNING,
                            .offset = (uint64_t)(draft->name_start - parser->lexer.start),
                            .length = draft->name->text.size};
}

/* Reports a warning for an attribute that mlir-opt silently ignores, and that definitions of
 * another pack may fit. */
static void warn(varve_parser *parser, const varve_operation_draft *draft, const varve_entity *key,
                 const char *what) {
  if (key == NULL)
    return;
  varve_diagnostic place = warning_at_name(parser, draft);
  varve_pack_note_misfit(parser->context, varve_string_bytes(draft->name->dialect));
  (void)varve_report_range(parser->reporter, VARVE_STATUS_OK, place, "'%.*s' of '%.*s': %s",
                           VARVE_FORMAT_SLICE(varve_string_bytes(key)),
                           VARVE_FORMAT_SLICE(draft->name->text), what);
}

/* mlir-opt verifies inherent attributes while it parses a declarative form, or the generic form
 * without properties. Otherwise it sets the property, which accepts only its own kind of
 * attribute. */
static varve_status take_dictionary(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_entity **dictionary, const varve_entity **ignored) {
  const varve_operation_definition *definition = draft->name->definition;
  bool is_set = draft->is_custom ? draft->format == NULL : draft->properties != NULL;
  *dictionary = draft->dictionary;
  *ignored = NULL;
  if (definition == NULL || definition->in_dictionary || !is_set ||
      !varve_era_has_properties(parser->era))
    return VARVE_STATUS_OK;
  return varve_drop_misfits(parser->context, definition, dictionary, ignored);
}

/* An attribute that does not fit the definition; key NULL: all fit, or no single one is at fault.
 */
typedef struct misfit {
  const varve_entity *key;
  const char *what;
} misfit;

/* ignored: an attribute in braces that the property does not accept, or NULL. */
static misfit find_misfit(const varve_attribute_split *split, const varve_entity *ignored) {
  const misfit misfits[] = {
      {ignored, "the property holds another kind of attribute"},
      {split->unknown, "the operation has no such property"},
      {split->kept, "the operation has no such property"},
      {split->conflict, "it is a property and in the dictionary"},
      {split->useless, "these are not its segment sizes"},
      {split->fault == NULL ? NULL : split->fault->key, "the property has another form"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(misfits); i++)
    if (misfits[i].key != NULL)
      return misfits[i];
  return (misfit){NULL, "the operation does not have these"};
}

/* The definition of a pack may be of another version than the operation, which then loses it and
 * keeps all attributes where they are. */
static varve_status split_without_pack(varve_parser *parser, const varve_operation_draft *draft,
                                       misfit found, varve_operation_state *state) {
  varve_slice name = draft->name->text;
  char key[256] = "the properties";
  varve_attribute_split split;
  bool is_first;
  if (found.key != NULL)
    snprintf(key, sizeof key, "'%.*s'", VARVE_FORMAT_SLICE(varve_string_bytes(found.key)));
  if (!parser->options.keeps_misfits)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "%s of '%.*s': %s", key,
                               VARVE_FORMAT_SLICE(name), found.what);
  VARVE_TRY(varve_pack_demote(parser->context, &state->name, &is_first));
  if (is_first)
    (void)varve_report_range(parser->reporter, VARVE_STATUS_OK, warning_at_name(parser, draft),
                             "%s of '%.*s': %s" VARVE_PACK_DEMOTED, key, VARVE_FORMAT_SLICE(name),
                             found.what);
  VARVE_TRY(varve_split_attributes(parser->context, state->name, draft->dictionary,
                                   draft->properties, &split));
  state->dictionary = split.dictionary;
  state->properties = split.properties;
  return VARVE_STATUS_OK;
}

static uint32_t count_entries(const varve_entity *dictionary) {
  return dictionary == NULL || dictionary->kind != VARVE_KIND_DICTIONARY ? 0
                                                                         : dictionary->child_count;
}

/* Notes for the choice of packs if the generic form lacks a property that has a default. */
static void note_filled(const varve_parser *parser, const varve_operation_draft *draft,
                        const varve_attribute_split *split) {
  uint32_t given = count_entries(draft->dictionary) + count_entries(draft->properties);
  uint32_t made = count_entries(split->dictionary) + count_entries(split->properties);
  if (!draft->is_custom && made > given)
    varve_pack_note_filled(parser->context, varve_string_bytes(draft->name->dialect));
}

static bool may_demote(const varve_parser *parser, const varve_operation_draft *draft) {
  return !draft->is_custom && varve_pack_may_demote(draft->name) &&
         varve_era_has_properties(parser->era);
}

varve_status varve_split_draft(varve_parser *parser, const varve_operation_draft *draft,
                               varve_operation_state *state) {
  varve_slice name = draft->name->text;
  varve_attribute_split split;
  const varve_entity *dictionary, *ignored;
  VARVE_TRY(take_dictionary(parser, draft, &dictionary, &ignored));
  varve_status status =
      varve_split_attributes(parser->context, draft->name, dictionary, draft->properties, &split);
  if (may_demote(parser, draft)) {
    const misfit found = find_misfit(&split, ignored);
    if (status == VARVE_STATUS_INVALID || found.key != NULL)
      return split_without_pack(parser, draft, found, state);
  }
  warn(parser, draft, ignored, "the property holds another kind of attribute: it is ignored");
  if (status == VARVE_STATUS_INVALID && split.conflict != NULL)
    return VARVE_INVALID_ERROR(
        parser, draft->name_start, "attribute '%.*s' of '%.*s' is given twice",
        VARVE_FORMAT_SLICE(varve_string_bytes(split.conflict)), VARVE_FORMAT_SLICE(name));
  if (status == VARVE_STATUS_INVALID && split.fault != NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "property '%.*s' of '%.*s' must be %s",
                               VARVE_FORMAT_SLICE(split.fault->name), VARVE_FORMAT_SLICE(name),
                               varve_property_expectation(split.fault));
  if (status == VARVE_STATUS_INVALID)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "'%.*s' cannot have the properties given: expected a dictionary of "
                               "those it defines",
                               VARVE_FORMAT_SLICE(name));
  VARVE_TRY(status);
  warn(parser, draft, split.unknown, "the operation has no such property: it is ignored");
  warn(parser, draft, split.kept,
       "the operation has no such property: it is kept as a discardable attribute");
  warn(parser, draft, split.conflict,
       "it is a property and in the dictionary: the property is used");
  warn(parser, draft, split.useless, "these are not its segment sizes: they are ignored");
  note_filled(parser, draft, &split);
  state->dictionary = split.dictionary;
  state->properties = split.properties;
  return VARVE_STATUS_OK;
}

static varve_status count_results(varve_parser *parser, const varve_operation_draft *draft,
                                  size_t result_count) {
  uint64_t named = 0;
  for (size_t i = draft->first_result; i < parser->results.count; i++)
    named += VARVE_VECTOR_AT(&parser->results, varve_result_name, i).count;
  if (named == 0 || named == result_count)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->start, "%llu result%s named, but the operation has %zu",
                             (unsigned long long)named, named == 1 ? " is" : "s are", result_count);
}

static varve_status define_results(varve_parser *parser, const varve_operation_draft *draft,
                                   const varve_operation *op) {
  uint32_t index = 0;
  for (size_t i = draft->first_result; i < parser->results.count; i++) {
    varve_result_name result = VARVE_VECTOR_AT(&parser->results, varve_result_name, i);
    varve_operand_use use = {NULL, result.name.data};
    VARVE_TRY(varve_find_value_name(parser, result.name, 0, &use.name));
    VARVE_TRY(
        varve_define_pack(parser, use, varve_operation_result(op, index), (uint32_t)result.count));
    index += (uint32_t)result.count;
  }
  return VARVE_STATUS_OK;
}

static void take_regions(varve_parser *parser, const varve_operation_draft *draft,
                         const varve_operation *op) {
  for (size_t i = draft->first_region; i < parser->regions.count; i++) {
    varve_region *region = VARVE_VECTOR_AT(&parser->regions, varve_region *, i);
    varve_region_take_blocks(varve_operation_region(op, (uint32_t)(i - draft->first_region)),
                             region);
    varve_region_destroy(parser->module, region);
  }
}

static varve_status check_counts(varve_parser *parser, const varve_operation_draft *draft,
                                 const varve_operation_types *types) {
  if (types->operand_count <= VARVE_MAX_VALUES && types->result_count <= VARVE_MAX_VALUES &&
      parser->successors.count - draft->first_successor <= VARVE_MAX_VALUES &&
      parser->regions.count - draft->first_region <= VARVE_MAX_VALUES)
    return VARVE_STATUS_OK;
  return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, draft->start,
                        "an operation has at most 2^30 - 1 operands, results, successors and "
                        "regions");
}

varve_status varve_make_operation(varve_parser *parser, const varve_operation_draft *draft,
                                  varve_operation_state *state) {
  varve_operation *op = NULL;
  varve_slice deferred;
  state->name = draft->name;
  state->successor_count = (uint32_t)(parser->successors.count - draft->first_successor);
  if (state->successor_count != 0)
    state->successors = (varve_block *const *)parser->successors.data + draft->first_successor;
  state->region_count = (uint32_t)(parser->regions.count - draft->first_region);
  VARVE_TRY(varve_split_draft(parser, draft, state));
  if (state->name->definition != NULL && state->name->definition->has_maps &&
      parser->context->hooks != NULL)
    VARVE_TRY(parser->context->hooks->complete(parser, draft, state));
  state->location = draft->location;
  deferred = draft->later_location;
  if (state->location == NULL)
    VARVE_TRY(varve_parse_trailing_location(parser, &state->location, &deferred));
  if (state->location == NULL)
    VARVE_TRY(varve_draft_location(parser, draft, &state->location));
  VARVE_TRY(count_results(parser, draft, state->result_count));
  VARVE_TRY(varve_operation_create(parser->module, state, &op));
  take_regions(parser, draft, op);
  varve_block_insert_operation(parser->block, NULL, op);
  VARVE_TRY(varve_defer_location(parser, &op->location, deferred));
  VARVE_TRY(define_results(parser, draft, op));
  varve_vector_truncate(&parser->results, draft->first_result);
  varve_vector_truncate(&parser->operands, draft->first_operand);
  varve_vector_truncate(&parser->successors, draft->first_successor);
  varve_vector_truncate(&parser->regions, draft->first_region);
  return VARVE_STATUS_OK;
}

varve_status varve_finish_operation(varve_parser *parser, const varve_operation_draft *draft,
                                    varve_operation_types types) {
  const varve_entity *const *nodes =
      (const varve_entity *const *)parser->nodes.data + types.first_node;
  VARVE_TRY(check_counts(parser, draft, &types));
  VARVE_TRY(varve_resolve_operands(parser, draft, nodes));
  varve_operation_state state = {.result_types = nodes + types.operand_count,
                                 .operands = parser->values.data,
                                 .result_count = (uint32_t)types.result_count,
                                 .operand_count = (uint32_t)types.operand_count};
  VARVE_TRY(varve_make_operation(parser, draft, &state));
  varve_vector_truncate(&parser->nodes, types.first_node);
  return VARVE_STATUS_OK;
}

static void reverse(const varve_entity **nodes, size_t count) {
  for (size_t i = 0; i < count / 2; i++) {
    const varve_entity *kept = nodes[i];
    nodes[i] = nodes[count - 1 - i];
    nodes[count - 1 - i] = kept;
  }
}

/* Moves the types of the successors' values, which come first, after those of the operation's
 * own operands. */
static void move_successor_types(varve_parser *parser, const varve_operation_draft *draft,
                                 varve_operation_types *types) {
  size_t moved = draft->successor_values;
  const varve_entity **nodes =
      (const varve_entity **)parser->nodes.data + types->first_node - moved;
  reverse(nodes, moved);
  reverse(nodes + moved, types->operand_count);
  reverse(nodes, moved + types->operand_count);
  types->first_node -= moved;
  types->operand_count += moved;
}

/* Called after the regions. */
static varve_status finish_generic(varve_parser *parser, varve_operation_draft *draft) {
  varve_operation_types types = {0};
  if (varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    VARVE_TRY(varve_parse_node(parser, varve_begin_dictionary, &draft->dictionary));
  VARVE_TRY(parse_types(parser, draft, &types));
  if (draft->successor_values != 0)
    move_successor_types(parser, draft, &types);
  return varve_finish_operation(parser, draft, types);
}

static varve_status regions_step(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_begin_region(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the regions"));
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return finish_generic(parser, &draft);
}

varve_status varve_draft_push(varve_parser *parser, const varve_operation_draft *draft,
                              varve_frame_step *step) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, step, draft->start, &frame));
  return varve_vector_push(&parser->drafts, draft);
}

varve_operation_draft varve_draft_pop(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = VARVE_VECTOR_LAST(&parser->drafts, varve_operation_draft);
  varve_vector_truncate(&parser->drafts, parser->drafts.count - 1);
  varve_frame_pop(parser, frame);
  return draft;
}

varve_status varve_parse_after_name(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(parse_operands(parser));
  VARVE_TRY(parse_successors(parser, draft));
  VARVE_TRY(parse_properties(parser, draft));
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return finish_generic(parser, draft);
  VARVE_TRY(varve_draft_push(parser, draft, regions_step));
  return varve_begin_region(parser);
}

static varve_status begin_generic(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(parse_name(parser, draft));
  return varve_parse_after_name(parser, draft);
}

varve_status varve_begin_operation(varve_parser *parser) {
  varve_operation_draft draft = {.start = parser->token.text.data,
                                 .first_result = parser->results.count,
                                 .first_operand = parser->operands.count,
                                 .first_successor = parser->successors.count,
                                 .first_region = parser->regions.count,
                                 .first_node = parser->nodes.count,
                                 .first_resolved = parser->resolved.count,
                                 .first_added_type = parser->added_types.count,
                                 .first_attribute = parser->attributes.count,
                                 .first_argument = parser->arguments.count,
                                 .first_slot = parser->slots.count};
  VARVE_TRY(parse_result_names(parser));
  if (varve_at(parser, VARVE_TOKEN_STRING))
    return begin_generic(parser, &draft);
  if (varve_at(parser, VARVE_TOKEN_WORD) && !varve_word_is_integer_type(parser->token.text))
    return varve_begin_custom_operation(parser, &draft);
  return VARVE_EXPECTED(parser, "expected an operation: its name in quotes");
}
