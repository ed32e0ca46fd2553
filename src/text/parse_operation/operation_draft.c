/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operation drafts: from the parsed parts of an operation to the operation. */
#include "dialect/properties/native_property.h"
#include "dialect/registry/knowledge.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/segments.h"
#include "text/hook.h"
#include "text/lex/legacy_grammar.h"
#include "text/parse/parse_legacy.h"
#include "text/parse_operation/parse_hook.h"
#include "text/parse_operation/unknown_text.h"
#include <stdio.h>

/* In LLVM 14 a word is an operation of std if the dialect of the region has none of this name. */
static varve_status find_name_in_std(varve_parser *parser, varve_slice word, varve_slice *name) {
  const varve_operation_name *known = NULL;
  size_t start = parser->text.size;
  if (!varve_era_has(parser->era, VARVE_HAS_STD_IN_EACH_REGION))
    return VARVE_STATUS_OK;
  if (memchr(name->data, '.', name->size) != NULL)
    VARVE_TRY(varve_operation_name_get(parser->context, *name, &known));
  if (known != NULL && known->definition != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("std.")));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  *name = varve_slice_make(parser->text.data + start, parser->text.size - start);
  return VARVE_STATUS_OK;
}

varve_status varve_full_operation_name(varve_parser *parser, varve_slice word, varve_slice *name) {
  varve_slice dialect =
      parser->names.scopes.count == 0
          ? VARVE_SLICE("builtin")
          : VARVE_VECTOR_LAST(&parser->names.scopes, varve_region_scope).default_dialect;
  *name = word;
  if (!varve_era_has(parser->era, VARVE_HAS_BUILTIN_PREFIX)) {
    /* A word without a dot names an operation of builtin, or otherwise of std. */
    const varve_operation_name *known = NULL;
    size_t start = parser->text.size;
    *name = varve_grammar_read_name(parser->era, word);
    if (varve_slice_starts_with(word, VARVE_SLICE("builtin.")))
      return VARVE_INVALID_ERROR(parser, word.data,
                                 "in text of %s '%.*s' has no 'builtin.' before it",
                                 varve_era_text(parser->era), (int)(word.size - 8), word.data + 8);
    if (memchr(name->data, '.', name->size) != NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_operation_name_get(parser->context, word, &known));
    if (known->definition != NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("std.")));
    VARVE_TRY(varve_buffer_append(&parser->text, word));
    *name = varve_slice_make(parser->text.data + start, parser->text.size - start);
    return VARVE_STATUS_OK;
  }
  size_t start = parser->text.size;
  if (memchr(word.data, '.', word.size) != NULL)
    return VARVE_STATUS_OK;
  if (dialect.size == 0)
    return find_name_in_std(parser, word, name);
  VARVE_TRY(varve_buffer_append(&parser->text, dialect));
  VARVE_TRY(varve_buffer_append_char(&parser->text, '.'));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  *name = varve_slice_make(parser->text.data + start, parser->text.size - start);
  return find_name_in_std(parser, word, name);
}

varve_status varve_is_operation_word(varve_parser *parser, varve_slice word, bool *is_operation) {
  varve_slice full;
  size_t start = parser->text.size;
  const varve_operation_name *name = NULL;
  *is_operation = memchr(word.data, '.', word.size) != NULL;
  if (*is_operation)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_full_operation_name(parser, word, &full));
  varve_status status = varve_operation_name_get(parser->context, full, &name);
  parser->text.size = start;
  *is_operation = status == VARVE_STATUS_OK && name->definition != NULL;
  return status;
}

varve_status varve_parse_operand_list(varve_parser *parser) {
  do {
    varve_operand_use use;
    VARVE_TRY(varve_parse_value_use(parser, &use));
    VARVE_TRY(varve_vector_push(&parser->operands, &use));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_successor(varve_parser *parser) {
  varve_block_name *name = NULL;
  if (!varve_at(parser, VARVE_TOKEN_CARET_NAME))
    return VARVE_EXPECTED(parser, "expected the name of a block");
  if (parser->names.scopes.count == 0)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "operations outside of regions have no successors");
  VARVE_TRY(varve_find_block_name(parser, parser->token.text, &name));
  if (name->block == NULL)
    VARVE_TRY(varve_block_create(parser->module, &name->block));
  VARVE_TRY(varve_vector_push(&parser->operation.successors, &name->block));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_draft_push(varve_parser *parser, const varve_operation_draft *draft,
                              varve_frame_step *step) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, step, draft->start, &frame));
  return varve_vector_push(&parser->operation.drafts, draft);
}

varve_operation_draft varve_draft_pop(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = VARVE_VECTOR_LAST(&parser->operation.drafts, varve_operation_draft);
  varve_vector_truncate(&parser->operation.drafts, parser->operation.drafts.count - 1);
  varve_frame_pop(parser, frame);
  return draft;
}

varve_status varve_parse_successor_values(varve_parser *parser, uint32_t *count) {
  size_t first = parser->operands.count;
  *count = 0;
  if (!varve_at(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_SUCCESSOR_VALUES, parser->token.text.data));
  varve_advance(parser);
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_operand_list(parser));
  if (parser->operands.count - first > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  *count = (uint32_t)(parser->operands.count - first);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the values"));
  for (uint32_t i = 0; i < *count; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " between the types of the values"));
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the values of a successor");
}

varve_status varve_successor_sizes_get(varve_parser *parser, size_t own, varve_dims counts,
                                       const varve_entity **sizes) {
  size_t bytes = (counts.rank + 1) * sizeof(int32_t);
  bool has_any = false;
  *sizes = NULL;
  for (size_t i = 0; i < counts.rank; i++)
    has_any = has_any || counts.sizes[i] != 0;
  if (!has_any)
    return VARVE_STATUS_OK;
  int32_t *all = varve_memory_resize(&parser->context->memory, NULL, 0, bytes);
  if (all == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  all[0] = (int32_t)own;
  for (size_t i = 0; i < counts.rank; i++)
    all[i + 1] = (int32_t)counts.sizes[i];
  varve_status status = varve_segments_get(parser->context, all, (uint32_t)counts.rank + 1, sizes);
  varve_memory_free(&parser->context->memory, all, bytes);
  return status;
}

varve_status varve_add_attribute(varve_parser *parser, varve_slice name,
                                 const varve_entity *value) {
  const varve_entity *key = NULL;
  if (value == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_string_get(parser->context, name, &key));
  VARVE_TRY(varve_vector_push(&parser->attributes, &key));
  return varve_vector_push(&parser->attributes, &value);
}

varve_status varve_add_successor_sizes(varve_parser *parser, size_t own, varve_dims counts) {
  const varve_entity *sizes = NULL;
  VARVE_TRY(varve_successor_sizes_get(parser, own, counts, &sizes));
  return varve_add_attribute(parser, varve_segments_name(parser->era, true), sizes);
}

varve_status varve_resolve_operands(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_entity *const *types) {
  size_t count = parser->operands.count - draft->first_operand;
  varve_vector_truncate(&parser->operation.values, 0);
  for (size_t i = 0; i < count; i++) {
    varve_operand_use use =
        VARVE_VECTOR_AT(&parser->operands, varve_operand_use, draft->first_operand + i);
    varve_value *value = NULL;
    VARVE_TRY(varve_resolve_value(parser, use, types[i], &value));
    VARVE_TRY(varve_vector_push(&parser->operation.values, &value));
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
  varve_pack_note_misfit(parser->context, draft->name->text, varve_string_bytes(key));
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
      !varve_era_has(parser->era, VARVE_HAS_PROPERTIES))
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

static uint32_t count_entries(const varve_entity *dictionary) {
  return dictionary == NULL || dictionary->kind != VARVE_KIND_DICTIONARY ? 0
                                                                         : dictionary->child_count;
}

static bool may_demote(const varve_parser *parser, const varve_operation_draft *draft) {
  return !draft->is_custom && varve_pack_may_demote(draft->name) &&
         varve_era_has(parser->era, VARVE_HAS_PROPERTIES);
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
    if (status == VARVE_STATUS_INVALID || found.key != NULL) {
      /* The definition of a pack may be of another version than the operation, which then loses it
       * and keeps all attributes where they are. */
      varve_slice pack_name = draft->name->text;
      char key[256] = "the properties";
      varve_attribute_split pack_split;
      bool is_first;
      if (found.key != NULL)
        snprintf(key, sizeof key, "'%.*s'", VARVE_FORMAT_SLICE(varve_string_bytes(found.key)));
      if (!parser->source.options.keeps_misfits)
        return VARVE_INVALID_ERROR(parser, draft->name_start, "%s of '%.*s': %s", key,
                                   VARVE_FORMAT_SLICE(pack_name), found.what);
      VARVE_TRY(varve_pack_demote(
          parser->context, &state->name,
          found.key == NULL ? VARVE_SLICE("") : varve_string_bytes(found.key), &is_first));
      if (is_first)
        (void)varve_report_range(parser->reporter, VARVE_STATUS_OK, warning_at_name(parser, draft),
                                 "%s of '%.*s': %s" VARVE_PACK_DEMOTED, key,
                                 VARVE_FORMAT_SLICE(pack_name), found.what);
      VARVE_TRY(varve_split_attributes(parser->context, state->name, draft->dictionary,
                                       draft->properties, &pack_split));
      state->dictionary = pack_split.dictionary;
      state->properties = pack_split.properties;
      return VARVE_STATUS_OK;
    }
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
  /* Notes for the choice of packs if the generic form lacks a property that has a default. */
  uint32_t given = count_entries(draft->dictionary) + count_entries(draft->properties);
  uint32_t made = count_entries(split.dictionary) + count_entries(split.properties);
  if (!draft->is_custom && made > given)
    varve_pack_note_filled(parser->context, varve_string_bytes(draft->name->dialect));
  state->dictionary = split.dictionary;
  state->properties = split.properties;
  return VARVE_STATUS_OK;
}

static varve_status count_results(varve_parser *parser, const varve_operation_draft *draft,
                                  size_t result_count) {
  uint64_t named = 0;
  for (size_t i = draft->first_result; i < parser->operation.results.count; i++)
    named += VARVE_VECTOR_AT(&parser->operation.results, varve_result_name, i).count;
  if (named == 0 || named == result_count)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->start, "%llu result%s named, but the operation has %zu",
                             (unsigned long long)named, named == 1 ? " is" : "s are", result_count);
}

varve_status varve_make_operation(varve_parser *parser, const varve_operation_draft *draft,
                                  varve_operation_state *state) {
  varve_operation *op = NULL;
  varve_slice deferred;
  state->name = draft->name;
  state->successor_count = (uint32_t)(parser->operation.successors.count - draft->first_successor);
  if (state->successor_count != 0)
    state->successors =
        (varve_block *const *)parser->operation.successors.data + draft->first_successor;
  state->region_count = (uint32_t)(parser->operation.regions.count - draft->first_region);
  VARVE_TRY(varve_split_draft(parser, draft, state));
  if (state->name->definition != NULL && state->name->definition->has_maps &&
      varve_known.hooks != NULL)
    VARVE_TRY(varve_known.hooks->complete(parser, draft, state));
  state->location = draft->location;
  deferred = draft->later_location;
  if (state->location == NULL)
    VARVE_TRY(varve_parse_trailing_location(parser, &state->location, &deferred));
  if (state->location == NULL)
    VARVE_TRY(varve_draft_location(parser, draft, &state->location));
  VARVE_TRY(count_results(parser, draft, state->result_count));
  VARVE_TRY(varve_operation_create(parser->module, state, &op));
  for (size_t i = draft->first_region; i < parser->operation.regions.count; i++) {
    varve_region *region = VARVE_VECTOR_AT(&parser->operation.regions, varve_region *, i);
    varve_region_take_blocks(varve_operation_region(op, (uint32_t)(i - draft->first_region)),
                             region);
    varve_region_destroy(parser->module, region);
  }
  varve_block_insert_operation(parser->operation.block, NULL, op);
  VARVE_TRY(varve_defer_location(parser, &op->location, deferred));
  uint32_t index = 0;
  for (size_t i = draft->first_result; i < parser->operation.results.count; i++) {
    varve_result_name result = VARVE_VECTOR_AT(&parser->operation.results, varve_result_name, i);
    varve_operand_use use = {NULL, result.name.data};
    VARVE_TRY(varve_find_value_name(parser, result.name, 0, &use.name));
    VARVE_TRY(
        varve_define_pack(parser, use, varve_operation_result(op, index), (uint32_t)result.count));
    index += (uint32_t)result.count;
  }
  varve_vector_truncate(&parser->operation.results, draft->first_result);
  varve_vector_truncate(&parser->operands, draft->first_operand);
  varve_vector_truncate(&parser->operation.successors, draft->first_successor);
  varve_vector_truncate(&parser->operation.regions, draft->first_region);
  return VARVE_STATUS_OK;
}

varve_status varve_finish_operation(varve_parser *parser, const varve_operation_draft *draft,
                                    varve_operation_types types) {
  const varve_entity *const *nodes =
      (const varve_entity *const *)parser->nodes.data + types.first_node;
  if (types.operand_count > VARVE_MAX_VALUES || types.result_count > VARVE_MAX_VALUES ||
      parser->operation.successors.count - draft->first_successor > VARVE_MAX_VALUES ||
      parser->operation.regions.count - draft->first_region > VARVE_MAX_VALUES) {
    VARVE_TRY(varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, draft->start,
                             "an operation has at most 2^30 - 1 operands, results, successors and "
                             "regions"));
  }
  VARVE_TRY(varve_resolve_operands(parser, draft, nodes));
  varve_operation_state state = {.result_types = nodes + types.operand_count,
                                 .operands = parser->operation.values.data,
                                 .result_count = (uint32_t)types.result_count,
                                 .operand_count = (uint32_t)types.operand_count};
  VARVE_TRY(varve_make_operation(parser, draft, &state));
  varve_vector_truncate(&parser->nodes, types.first_node);
  return VARVE_STATUS_OK;
}
