/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Regions and blocks. MLIR language reference: "Blocks", "Regions". */
#include "text/parse_operation/parse_hook.h"
#include "text/parse_operation/parse_operation_by_format.h"

static varve_region_scope *innermost(const varve_parser *parser) {
  return &VARVE_VECTOR_LAST(&parser->names.scopes, varve_region_scope);
}

static varve_status add_block(varve_parser *parser, varve_block *block) {
  varve_region_insert_block(innermost(parser)->region, NULL, block);
  parser->operation.block = block;
  return VARVE_STATUS_OK;
}

static varve_status parse_arguments(varve_parser *parser, varve_block *block) {
  const char *place = parser->token.text.data;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return varve_grammar_check(parser, VARVE_GRAMMAR_EMPTY_BLOCK_ARGUMENTS, place);
  do {
    /* %name : type loc(...) */
    varve_operand_use use;
    const varve_entity *type = NULL;
    const varve_entity *location = NULL;
    varve_value *argument = NULL;
    varve_slice deferred;
    VARVE_TRY(varve_parse_value_use(parser, &use));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the block argument"));
    VARVE_TRY(varve_parse_node(parser, varve_begin_type, &type));
    const char *argument_place = parser->token.text.data;
    VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
    if (location != NULL)
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_ARGUMENT_LOCATIONS, argument_place));
    if (location == NULL)
      VARVE_TRY(varve_file_location_at(parser, use.place, &location));
    VARVE_TRY(varve_block_add_argument(parser->module, block, type, location, &argument));
    VARVE_TRY(varve_defer_location(parser, &varve_value_argument(argument)->location, deferred));
    VARVE_TRY(varve_define_value(parser, use, argument));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments of the block");
}

/* Returns whether the region is still empty. */
static bool is_at_start(const varve_parser *parser) {
  const varve_region *region = innermost(parser)->region;
  return region->first == region->last && region->first != NULL && region->first->first == NULL;
}

static varve_status close_region(varve_parser *parser, varve_frame *frame) {
  varve_region_scope scope = *innermost(parser);
  VARVE_TRY(varve_scope_close(parser, &scope));
  varve_vector_truncate(&parser->names.scopes, parser->names.scopes.count - 1);
  parser->operation.block = scope.outer_block;
  varve_frame_pop(parser, frame);
  return VARVE_STATUS_OK;
}

/* Each step parses one block header or operation. */
static varve_status region_step(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE))
    return close_region(parser, frame);
  if (varve_at(parser, VARVE_TOKEN_CARET_NAME)) {
    /* ^name(arguments): */
    varve_slice text = parser->token.text;
    varve_block_name *name = NULL;
    if (!varve_at(parser, VARVE_TOKEN_CARET_NAME))
      return VARVE_EXPECTED(parser, "expected an operation, a block name or '}'");
    if (innermost(parser)->has_named_arguments && is_at_start(parser))
      return VARVE_SYNTAX_ERROR(parser, text.data,
                                "the first block of this region has no name: its arguments "
                                "precede the region");
    VARVE_TRY(varve_find_block_name(parser, text, &name));
    if (name->is_defined) {
      varve_status status = VARVE_INVALID_ERROR(
          parser, text.data, "block '%.*s' is defined already", VARVE_FORMAT_SLICE(text));
      varve_note_at(parser, name->name.data, "it was named here");
      return status;
    }
    if (name->block == NULL)
      VARVE_TRY(varve_block_create(parser->module, &name->block));
    name->is_defined = true;
    name->name = text;
    varve_advance(parser);
    VARVE_TRY(add_block(parser, name->block));
    VARVE_TRY(parse_arguments(parser, name->block));
    return varve_expect(parser, VARVE_TOKEN_COLON, " after the block name");
  }
  return varve_begin_operation(parser);
}

/* Returns the default dialect of the innermost operation in custom form. Generic operations do
 * not change it. */
static varve_slice default_dialect(const varve_parser *parser) {
  const varve_operation_draft *around =
      &VARVE_VECTOR_LAST(&parser->operation.drafts, varve_operation_draft);
  if (around->is_custom && around->name->definition != NULL)
    return varve_operation_default_dialect(around->name->definition);
  if (around->is_custom)
    return VARVE_SLICE("");
  return parser->names.scopes.count == 0 ? VARVE_SLICE("builtin")
                                         : innermost(parser)->default_dialect;
}

static varve_status open_scope(varve_parser *parser, varve_region *region) {
  varve_region_scope scope = {.region = region,
                              .outer_block = parser->operation.block,
                              .first_definition = parser->names.definitions.count,
                              .first_block_name = parser->names.blocks.count,
                              .number = parser->names.next_scope++,
                              .default_dialect = default_dialect(parser)};
  return varve_vector_push(&parser->names.scopes, &scope);
}

/* Adds the entry block with the arguments that the operation names. */
static varve_status add_entry_block(varve_parser *parser, size_t first_argument) {
  varve_block *block = NULL;
  VARVE_TRY(varve_block_create(parser->module, &block));
  VARVE_TRY(add_block(parser, block));
  for (size_t i = first_argument; i < parser->arguments.count; i++) {
    varve_region_argument given = VARVE_VECTOR_AT(&parser->arguments, varve_region_argument, i);
    varve_value *argument = NULL;
    if (given.use.name != NULL) {
      /* Checks that the name is new: no operation before the region has used it. */
      const varve_value *value = given.use.name->value;
      if (value != NULL && value->kind == VARVE_VALUE_FORWARD) {
        varve_status status = VARVE_INVALID_ERROR(
            parser, given.use.place, "the argument '%.*s' of a region is in use already",
            VARVE_FORMAT_SLICE(given.use.name->name));
        varve_note_at(parser, given.use.name->place, "used before here");
        VARVE_TRY(status);
      }
    }
    if (given.location == NULL)
      VARVE_TRY(varve_file_location_at(parser, given.use.place, &given.location));
    VARVE_TRY(
        varve_block_add_argument(parser->module, block, given.type, given.location, &argument));
    VARVE_TRY(
        varve_defer_location(parser, &varve_value_argument(argument)->location, given.deferred));
    if (given.use.name != NULL)
      VARVE_TRY(varve_define_value(parser, given.use, argument));
  }
  varve_vector_truncate(&parser->arguments, first_argument);
  return VARVE_STATUS_OK;
}

varve_status varve_begin_region_with(varve_parser *parser, size_t first_argument) {
  const char *start = parser->token.text.data;
  bool has_arguments = parser->arguments.count != first_argument;
  varve_region *region = NULL;
  varve_frame *frame = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " to begin a region"));
  VARVE_TRY(varve_region_create(parser->module, &region));
  VARVE_TRY(varve_vector_push(&parser->operation.regions, &region));
  if (!has_arguments && varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_frame_push(parser, region_step, start, &frame));
  VARVE_TRY(open_scope(parser, region));
  innermost(parser)->has_named_arguments = has_arguments;
  if (!has_arguments && varve_at(parser, VARVE_TOKEN_CARET_NAME))
    return VARVE_STATUS_OK;
  return add_entry_block(parser, first_argument);
}

varve_status varve_begin_region(varve_parser *parser) {
  return varve_begin_region_with(parser, parser->arguments.count);
}

/* Called after the operation: the region has no brace. */
static varve_status wrapped_step(varve_parser *parser, varve_frame *frame) {
  if (frame->state == 0) {
    frame->state = 1;
    if (!varve_at(parser, VARVE_TOKEN_STRING))
      return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                "expected an operation in generic form: its name in quotes");
    return varve_begin_operation(parser);
  }
  return close_region(parser, frame);
}

varve_status varve_begin_wrapped_operation(varve_parser *parser) {
  varve_region *region = NULL;
  varve_frame *frame = NULL;
  VARVE_TRY(varve_region_create(parser->module, &region));
  VARVE_TRY(varve_vector_push(&parser->operation.regions, &region));
  VARVE_TRY(varve_frame_push(parser, wrapped_step, parser->token.text.data, &frame));
  VARVE_TRY(open_scope(parser, region));
  return add_entry_block(parser, parser->arguments.count);
}

varve_status varve_begin_optional_region(varve_parser *parser) {
  return varve_at(parser, VARVE_TOKEN_LEFT_BRACE) ? varve_begin_region(parser)
                                                  : varve_add_region(parser);
}

bool varve_region_has_arguments(const varve_operation_draft *draft, uint32_t region) {
  for (uint32_t i = 0; i < draft->format->argument_count; i++)
    if (draft->format->arguments[i].region == region)
      return true;
  return false;
}

varve_status varve_begin_region_of_arguments(varve_parser *parser,
                                             const varve_operation_draft *draft, uint32_t region) {
  const varve_operation_format *format = draft->format;
  size_t first = parser->arguments.count;
  for (uint32_t i = 0; i < format->argument_count; i++) {
    uint32_t same_as = format->arguments[i].same_as;
    const varve_format_slot *slot =
        varve_find_slot(parser, draft, VARVE_SLOT_ARGUMENT, same_as == 0 ? i : same_as - 1);
    if (format->arguments[i].region != region)
      continue;
    for (size_t j = 0; j < slot->count; j++) {
      varve_region_argument argument = *varve_region_argument_at(parser, slot->first + j);
      if (argument.type == NULL)
        return VARVE_INVALID_ERROR(parser, argument.use.place,
                                   "the type of argument '%.*s' cannot be inferred",
                                   VARVE_FORMAT_SLICE(argument.name));
      VARVE_TRY(varve_vector_push(&parser->arguments, &argument));
    }
  }
  return varve_begin_region_with(parser, first);
}
