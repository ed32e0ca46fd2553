/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations in generic form. MLIR language reference: "Operations". An operation is made when
 * its end is reached, after those in its regions. So its operands are linked in the same order
 * as in upstream. */
#include "base/text_spelling.h"
#include "dialect/properties/native_property.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/similar.h"
#include "dialect/segments.h"
#include "text/hook.h"
#include "text/parse/parse_legacy.h"
#include "text/parse_operation/parse_hook.h"
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/parse_operation/unknown_text.h"

#include <stdio.h>

/* %a:2, %b = */

static varve_status parse_result_name(varve_parser *parser) {
  varve_result_name result = {parser->token.text, 1};
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    return VARVE_EXPECTED(parser, "expected the name of a result");
  varve_advance(parser);
  if (!varve_accept(parser, VARVE_TOKEN_COLON))
    return varve_vector_push(&parser->operation.results, &result);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected the number of results");
  if (!varve_token_unsigned(parser->token.text, &result.count) || result.count == 0 ||
      result.count > UINT32_MAX)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "a name must have at least 1 and at most 2^32 - 1 results");
  varve_advance(parser);
  return varve_vector_push(&parser->operation.results, &result);
}

/* "name" */

static varve_status parse_successors(varve_parser *parser, varve_operation_draft *draft) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  if (varve_grammar_allows(parser, VARVE_GRAMMAR_SUCCESSOR_VALUES)) {
    /* A dictionary with these numbers becomes the draft's properties, which then join the
     * dictionary. */
    size_t first = parser->numbers.count, own = parser->operands.count - draft->first_operand;
    const varve_entity *sizes = NULL;
    /* The number of values of each successor is on the stack of numbers. */
    do {
      uint32_t count = 0;
      VARVE_TRY(varve_parse_successor(parser));
      VARVE_TRY(varve_parse_successor_values(parser, &count));
      VARVE_TRY(varve_push_number(parser, count));
      draft->successor_values += count;
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    const int64_t *counts = (const int64_t *)parser->numbers.data + first;
    if (own + draft->successor_values > VARVE_MAX_VALUES)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    VARVE_TRY(varve_successor_sizes_get(
        parser, own, (varve_dims){counts, parser->numbers.count - first}, &sizes));
    varve_vector_truncate(&parser->numbers, first);
    if (draft->successor_values != 0) {
      const varve_entity *entry[2] = {NULL, sizes}, *duplicate = NULL;
      VARVE_TRY(
          varve_string_get(parser->context, varve_segments_name(parser->era, true), &entry[0]));
      VARVE_TRY(varve_dictionary_get(parser->context, entry, 1, &duplicate, &draft->properties));
    }
    return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the successors");
  }
  do {
    VARVE_TRY(varve_parse_successor(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the successors");
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

static bool may_lack_parentheses(varve_parser *parser) {
  bool is_old = varve_era_has(parser->era, VARVE_HAS_SLIPS);
  const varve_alias *alias = varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME)
                                 ? varve_find_alias(parser, parser->token.text)
                                 : NULL;
  bool is_type = (varve_at(parser, VARVE_TOKEN_WORD) && varve_at_type(parser)) ||
                 (alias != NULL && alias->node->kind != VARVE_KIND_FUNCTION_TYPE);
  if (!is_old || !is_type || !varve_repair_here(parser))
    return false;
  varve_warn_at(parser, parser->token.text.data, "the types of operands must be in parentheses");
  return true;
}

/* Making */

static void reverse(const varve_entity **nodes, size_t count) {
  for (size_t i = 0; i < count / 2; i++) {
    const varve_entity *kept = nodes[i];
    nodes[i] = nodes[count - 1 - i];
    nodes[count - 1 - i] = kept;
  }
}

/* Called after the regions. */
static varve_status finish_generic(varve_parser *parser, varve_operation_draft *draft) {
  varve_operation_types types = {0};
  if (varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    VARVE_TRY(varve_parse_node(parser, varve_begin_dictionary, &draft->dictionary));
  size_t operands = parser->operands.count - draft->first_operand - draft->successor_values;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operation"));
  const char *place = parser->token.text.data;
  types.first_node = parser->nodes.count;
  if (varve_at(parser, VARVE_TOKEN_LEFT_PAREN) || may_lack_parentheses(parser)) {
    if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
      VARVE_TRY(parse_types_until_paren(parser));
    else
      VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    types.operand_count = parser->nodes.count - types.first_node;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " in the type of the operation"));
    if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
      VARVE_TRY(parse_types_until_paren(parser));
    else
      VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    types.result_count = parser->nodes.count - types.first_node - types.operand_count;
  } else {
    const char *types_place = parser->token.text.data;
    const varve_entity *type = NULL;
    VARVE_TRY(varve_parse_node(parser, varve_begin_type, &type));
    if (type->kind != VARVE_KIND_FUNCTION_TYPE)
      return VARVE_INVALID_ERROR(parser, types_place,
                                 "the type of an operation must be a function type, not of %s",
                                 varve_kind_text((varve_kind)type->kind));
    types.operand_count = varve_function_type_num_inputs(type);
    types.result_count = type->child_count - types.operand_count;
    VARVE_TRY(varve_vector_append(&parser->nodes, type->children, type->child_count));
  }
  if (types.operand_count != operands) {
    VARVE_TRY(VARVE_INVALID_ERROR(
        parser, place, "the operation has %zu operand%s but %zu operand type%s", operands,
        operands == 1 ? "" : "s", types.operand_count, types.operand_count == 1 ? "" : "s"));
  }
  if (draft->successor_values != 0) {
    /* Moves the types of the successors' values, which come first, after those of the operation's
     * own operands. */
    size_t moved = draft->successor_values;
    const varve_entity **nodes =
        (const varve_entity **)parser->nodes.data + types.first_node - moved;
    reverse(nodes, moved);
    reverse(nodes + moved, types.operand_count);
    reverse(nodes, moved + types.operand_count);
    types.first_node -= moved;
    types.operand_count += moved;
  }
  return varve_finish_operation(parser, draft, types);
}

static varve_status regions_step(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_begin_region(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the regions"));
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return finish_generic(parser, &draft);
}

varve_status varve_parse_after_name(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  if (!varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN)) {
    VARVE_TRY(varve_parse_operand_list(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands"));
  }
  VARVE_TRY(parse_successors(parser, draft));
  const char *place = parser->token.text.data;
  if (varve_accept(parser, VARVE_TOKEN_LESS)) {
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_PROPERTIES, place));
    VARVE_TRY(varve_parse_node(parser, varve_begin_attribute, &draft->properties));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the properties"));
  }
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return finish_generic(parser, draft);
  VARVE_TRY(varve_draft_push(parser, draft, regions_step));
  return varve_begin_region(parser);
}

/* A generic form needs no definition, so that one of another era is no error. */
static void warn_of_other_era(varve_parser *parser, const varve_operation_draft *draft) {
  varve_slice name = draft->name->text;
  varve_era era;
  parser->operation.has_warned = true;
  if (varve_registry_newest_with(name, &era))
    varve_warn_at(parser, draft->name_start,
                  "'%.*s' is read without definition: %s has none, but %s has one (--era=%s)",
                  VARVE_FORMAT_SLICE(name), varve_era_text(parser->era), varve_era_text(era),
                  varve_era_text(era));
}

varve_status varve_begin_operation(varve_parser *parser) {
  varve_operation_draft draft = {.start = parser->token.text.data,
                                 .first_result = parser->operation.results.count,
                                 .first_operand = parser->operands.count,
                                 .first_successor = parser->operation.successors.count,
                                 .first_region = parser->operation.regions.count,
                                 .first_node = parser->nodes.count,
                                 .first_resolved = parser->operation.resolved.count,
                                 .first_added_type = parser->operation.added_types.count,
                                 .first_attribute = parser->attributes.count,
                                 .first_argument = parser->arguments.count,
                                 .first_slot = parser->operation.slots.count};
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
    do {
      VARVE_TRY(parse_result_name(parser));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the names of results"));
  }
  if (varve_at(parser, VARVE_TOKEN_STRING)) {
    const varve_entity *string = NULL;
    varve_slice name = varve_token_contents(&parser->token);
    draft.name_start = parser->token.text.data;
    if (memchr(name.data, '\\', name.size) != NULL) {
      VARVE_TRY(varve_token_string(parser, &parser->token, &string));
      name = varve_string_bytes(string);
    }
    name = varve_grammar_read_name(parser->era, name);
    if (!varve_is_operation_name(name))
      return VARVE_INVALID_ERROR(parser, draft.name_start,
                                 "an operation needs a name, without a NUL byte");
    VARVE_TRY(varve_operation_name_get(parser->context, name, &draft.name));
    if (draft.name->is_of_other_era && !parser->operation.has_warned)
      warn_of_other_era(parser, &draft);
    varve_advance(parser);
    return varve_parse_after_name(parser, &draft);
  }
  if (varve_at(parser, VARVE_TOKEN_WORD) && !varve_word_is_integer_type(parser->token.text))
    return varve_begin_custom_operation(parser, &draft);
  return VARVE_EXPECTED(parser, "expected an operation: its name in quotes");
}

/* Custom forms */

#define GENERIC "give the generic form (mlir-opt --mlir-print-op-generic)"

/* Rejects operations without a custom form. */

static varve_status refuse(varve_parser *parser, const varve_operation_name *name) {
  varve_slice word = parser->token.text;
  /* Reports the fault of a definition that leaves the operation without a custom form. If the
   * definition has an unusable list, any part of it may have the fault. */
  varve_slice part = name->definition == NULL ? VARVE_SLICE("") : VARVE_SLICE("varve.format");
  const varve_registry_fault *fault =
      parser->context->registry == NULL
          ? NULL
          : varve_registry_find_fault(parser->context->registry, name->text, part);
  if (fault != NULL) {
    VARVE_TRY(
        VARVE_INVALID_ERROR(parser, parser->token.text.data,
                            "custom form of operation '%.*s' is unknown, because its definition "
                            "has a fault (%s:%u:%u: %s): " GENERIC,
                            VARVE_FORMAT_SLICE(name->text), fault->file.data, (unsigned)fault->line,
                            (unsigned)fault->column, fault->message.data));
  }
  if (name->definition == NULL) {
    const varve_dialect_definition *dialect = NULL;
    const char *dot = memchr(word.data, '.', word.size);
    if (dot == NULL)
      return VARVE_INVALID_ERROR(parser, word.data,
                                 "custom form of operation '%.*s' is unknown: the generic form has "
                                 "the name in quotes, text of 2019 to 2022 is read with --era=auto",
                                 VARVE_FORMAT_SLICE(word));
    varve_slice prefix = varve_slice_make(word.data, (size_t)(dot - word.data));
    if (!varve_dialect_is_known(parser->context, prefix)) {
      const char *project = varve_project_of_dialect(prefix);
      varve_similar_names similar = {.requested = prefix};
      varve_similar_text text;
      if (project == NULL)
        varve_offer_dialects(parser->context, &similar);
      return VARVE_INVALID_ERROR(parser, word.data,
                                 "dialect '%.*s'%s%s is not loaded: give --dialect=FILE with its "
                                 "definition, '%.*s' in generic form, or --keep-unknown-text%s",
                                 VARVE_FORMAT_SLICE(prefix), project == NULL ? "" : " of ",
                                 project == NULL ? "" : project, VARVE_FORMAT_SLICE(word),
                                 varve_similar_names_print(&similar, &text));
    }
    VARVE_TRY(varve_find_dialect(parser->context, prefix, &dialect));
    if (dialect != NULL && (dialect->record->flags &
                            (VARVE_DIALECT_UNKNOWN_OPERATIONS | VARVE_DIALECT_NAME_ONLY)) == 0) {
      /* Names the pack, because another project may have a dialect of the same name. */
      const varve_pack *pack = varve_pack_taken_for(parser->context, dialect->name);
      varve_similar_names similar = {.requested = word};
      varve_similar_text text;
      varve_buffer label;
      varve_buffer_init(&label, &parser->context->memory);
      varve_status status = VARVE_STATUS_OK;
      if (pack != NULL)
        status = varve_buffer_append(&label, VARVE_SLICE(" of "));
      if (pack != NULL && status == VARVE_STATUS_OK)
        status = varve_pack_append_label(pack, &label);
      varve_offer_operations(dialect, &similar);
      if (status == VARVE_STATUS_OK)
        status = VARVE_INVALID_ERROR(
            parser, word.data, "dialect '%.*s'%.*s has no operation '%.*s'%s",
            VARVE_FORMAT_SLICE(dialect->name), VARVE_FORMAT_SLICE(varve_buffer_slice(&label)),
            VARVE_FORMAT_SLICE(word), varve_similar_names_print(&similar, &text));
      varve_buffer_release(&label);
      return status;
    }
    return VARVE_INVALID_ERROR(parser, word.data,
                               "custom form of operation '%.*s' is unknown: " GENERIC,
                               VARVE_FORMAT_SLICE(word));
  }
  const varve_operation_record *record = name->definition->record;
  if (varve_table_text(name->definition->dialect->tables, record->syntax).size == 0)
    return VARVE_INVALID_ERROR(parser, word.data, "operation '%.*s' has no custom form: " GENERIC,
                               VARVE_FORMAT_SLICE(name->text));
  return VARVE_INVALID_ERROR(parser, word.data,
                             "this version does not know the custom form of '%.*s': " GENERIC,
                             VARVE_FORMAT_SLICE(name->text));
}

/* Checks the fact "since" of an operation: the first era that has it. */
static varve_status check_era(varve_parser *parser, const varve_operation_name *name) {
  const varve_operation_definition *definition = name->definition;
  varve_era since;
  if (definition == NULL || !varve_era_has(parser->era, VARVE_HAS_NAMES_SINCE))
    return VARVE_STATUS_OK;
  varve_slice word =
      varve_find_text_fact(definition->dialect->tables, definition->record->facts, "since");
  if (word.size == 0 || !varve_era_find(word, &since) || !varve_era_is_before(parser->era, since))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                             "operation '%.*s' exists since %s, but the era of the text is %s",
                             VARVE_FORMAT_SLICE(name->text), varve_era_text(since),
                             varve_era_text(parser->era));
}

static varve_status find_format(varve_parser *parser, const varve_operation_name *name,
                                const varve_operation_format **format) {
  varve_format_fault fault = {0};
  *format = NULL;
  if (name->definition == NULL)
    return VARVE_STATUS_OK;
  varve_status status =
      varve_find_operation_format(parser->context, name->definition, format, &fault);
  if (status != VARVE_STATUS_INVALID)
    return status;
  return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                             "custom form of operation '%.*s' is unknown, because its varve.format "
                             "has a fault (%s, at character %zu): " GENERIC,
                             VARVE_FORMAT_SLICE(name->text), fault.message, fault.offset + 1);
}

static bool is_kept(const varve_parser *parser) {
  varve_slice name = parser->token.text;
  const char *dot = memchr(name.data, '.', name.size);
  return parser->source.options.keep_unknown_text && dot != NULL &&
         !varve_dialect_is_known(parser->context,
                                 varve_slice_make(name.data, (size_t)(dot - name.data)));
}

varve_status varve_begin_custom_operation(varve_parser *parser, varve_operation_draft *draft) {
  varve_slice name;
  size_t start = parser->text.size;
  const varve_operation_format *format = NULL;
  VARVE_TRY(varve_full_operation_name(parser, parser->token.text, &name));
  varve_status status = varve_operation_name_get(parser->context, name, &draft->name);
  parser->text.size = start;
  VARVE_TRY(status);
  const varve_operation_hook *hook = varve_find_operation_hook(parser->context, draft->name);
  if (hook == NULL)
    VARVE_TRY(find_format(parser, draft->name, &format));
  VARVE_TRY(check_era(parser, draft->name));
  if (hook == NULL && format == NULL && is_kept(parser))
    return varve_keep_unknown_text(parser, draft);
  if (hook == NULL && format == NULL)
    return refuse(parser, draft->name);
  draft->name_start = parser->token.text.data;
  draft->is_custom = true;
  if (draft->name->is_of_pack)
    varve_pack_note_custom(parser->context, draft->name);
  varve_advance(parser);
  return hook != NULL ? hook->parse(parser, draft)
                      : varve_parse_by_operation_format(parser, draft, format);
}
