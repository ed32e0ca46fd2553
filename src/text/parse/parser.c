/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parser's entry points, and the top level of a file. MLIR language reference: "Top level
 * productions". */
#include "text/parse/parse_by_format.h"
#include "text/parse_operation/parse_hook.h"

enum { FIRST_ROOM = 64 }; /* the stacks always have storage */

static varve_status reserve_stacks(varve_parser *parser) {
  VARVE_TRY(varve_vector_reserve(&parser->frames, FIRST_ROOM));
  VARVE_TRY(varve_vector_reserve(&parser->nodes, FIRST_ROOM));
  VARVE_TRY(varve_vector_reserve(&parser->numbers, FIRST_ROOM));
  return varve_buffer_reserve(&parser->text, FIRST_ROOM);
}

varve_status varve_parser_init(varve_parser *parser, varve_context *context,
                               varve_reporter *reporter, varve_slice source) {
  varve_memory *memory = &context->memory;
  *parser = (varve_parser){.context = context,
                           .reporter = reporter,
                           .era = context->era,
                           .grammar = varve_grammar_of(context->era)};
  varve_lexer_init(&parser->lexer, source);
  parser->token.text.data = parser->lexer.start;
  parser->last_end = parser->lexer.start;
  parser->body_end = parser->lexer.start;
  varve_vector_init(&parser->frames, memory, sizeof(varve_frame));
  varve_vector_init(&parser->nodes, memory, sizeof(const varve_entity *));
  varve_vector_init(&parser->numbers, memory, sizeof(int64_t));
  varve_vector_init(&parser->format_drafts, memory, sizeof(varve_format_draft));
  varve_buffer_init(&parser->text, memory);
  varve_buffer_init(&parser->brackets, memory);
  varve_arena_init(&parser->arena, memory);
  varve_arena_init(&parser->scratch, memory);
  varve_hash_table_init(&parser->aliases, memory);
  varve_hash_table_init(&parser->distincts, memory);
  varve_hash_table_init(&parser->llvm_structs, memory);
  varve_vector_init(&parser->affine_names, memory, sizeof(void *));
  varve_hash_table_init(&parser->affine_names_by_text, memory);
  varve_vector_init(&parser->affine_dims, memory, sizeof(varve_operand_use));
  varve_vector_init(&parser->affine_symbols, memory, sizeof(varve_operand_use));
  varve_hash_table_init(&parser->value_names, memory);
  varve_vector_init(&parser->numbered_values, memory, sizeof(varve_value_name *));
  varve_vector_init(&parser->definitions, memory, sizeof(varve_value_name *));
  varve_vector_init(&parser->operands, memory, sizeof(varve_operand_use));
  varve_vector_init(&parser->values, memory, sizeof(varve_value *));
  varve_vector_init(&parser->results, memory, sizeof(varve_result_name));
  varve_vector_init(&parser->successors, memory, sizeof(varve_block *));
  varve_hash_table_init(&parser->blocks_by_name, memory);
  varve_vector_init(&parser->block_names, memory, sizeof(varve_block_name *));
  varve_vector_init(&parser->scopes, memory, sizeof(varve_region_scope));
  varve_vector_init(&parser->drafts, memory, sizeof(varve_operation_draft));
  varve_vector_init(&parser->regions, memory, sizeof(varve_region *));
  varve_vector_init(&parser->resolved, memory, sizeof(varve_value *));
  varve_vector_init(&parser->added_types, memory, sizeof(const varve_entity *));
  varve_vector_init(&parser->attributes, memory, sizeof(const varve_entity *));
  varve_vector_init(&parser->arguments, memory, sizeof(varve_region_argument));
  varve_vector_init(&parser->slots, memory, sizeof(varve_format_slot));
  varve_vector_init(&parser->items, memory, sizeof(varve_format_slot));
  varve_vector_init(&parser->deferred, memory, sizeof(varve_deferred_location));
  return reserve_stacks(parser);
}

void varve_parser_release(varve_parser *parser) {
  varve_vector_release(&parser->frames);
  varve_vector_release(&parser->nodes);
  varve_vector_release(&parser->numbers);
  varve_vector_release(&parser->format_drafts);
  varve_buffer_release(&parser->text);
  varve_buffer_release(&parser->brackets);
  varve_arena_release(&parser->arena);
  varve_arena_release(&parser->scratch);
  varve_hash_table_release(&parser->aliases);
  varve_hash_table_release(&parser->distincts);
  varve_hash_table_release(&parser->llvm_structs);
  varve_vector_release(&parser->affine_names);
  varve_hash_table_release(&parser->affine_names_by_text);
  varve_vector_release(&parser->affine_dims);
  varve_vector_release(&parser->affine_symbols);
  varve_hash_table_release(&parser->value_names);
  varve_vector_release(&parser->numbered_values);
  varve_vector_release(&parser->definitions);
  varve_vector_release(&parser->operands);
  varve_vector_release(&parser->values);
  varve_vector_release(&parser->results);
  varve_vector_release(&parser->successors);
  varve_hash_table_release(&parser->blocks_by_name);
  varve_vector_release(&parser->block_names);
  varve_vector_release(&parser->scopes);
  varve_vector_release(&parser->drafts);
  varve_vector_release(&parser->regions);
  varve_vector_release(&parser->resolved);
  varve_vector_release(&parser->added_types);
  varve_vector_release(&parser->attributes);
  varve_vector_release(&parser->arguments);
  varve_vector_release(&parser->slots);
  varve_vector_release(&parser->items);
  varve_vector_release(&parser->deferred);
  varve_memo_release(parser);
}

/* Reports a limit that the data model detected, if no error was reported yet. */
static varve_status report_limit(varve_parser *parser, uint32_t errors_before,
                                 varve_status status) {
  if (status == VARVE_STATUS_OK || varve_is_failure(status) ||
      parser->reporter->error_count != errors_before)
    return status;
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return VARVE_EXPECTED(parser,
                          "nested deeper than the limit of %u levels (--max-depth), or too large",
                          (unsigned)parser->context->limits.max_depth);
  return varve_error_at(parser, status, parser->last_end, "this cannot be read: %s",
                        varve_status_text(status));
}

/* Top level */

static varve_status parse_top_level(varve_parser *parser) {
  varve_advance(parser);
  for (;;) {
    switch (parser->token.kind) {
    case VARVE_TOKEN_END:
      return VARVE_STATUS_OK;
    case VARVE_TOKEN_ERROR:
      return VARVE_EXPECTED(parser, "expected an operation");
    case VARVE_TOKEN_HASH_NAME:
    case VARVE_TOKEN_EXCLAMATION_NAME:
      VARVE_TRY(varve_define_alias(parser));
      break;
    case VARVE_TOKEN_METADATA_BEGIN:
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_METADATA, parser->token.text.data));
      VARVE_TRY(varve_parse_metadata(parser));
      break;
    default:
      VARVE_TRY(varve_begin_operation(parser));
      VARVE_TRY(varve_parser_run(parser, 0));
      break;
    }
  }
}

static bool is_one_module(const varve_block *block) {
  return block->first != NULL && block->first == block->last &&
         varve_slice_equal(block->first->name->text, VARVE_SLICE("builtin.module"));
}

static varve_status file_location(varve_parser *parser, const varve_entity **location) {
  const varve_entity *file = NULL;
  *location = parser->context->unknown_location;
  if (parser->options.no_source_locations)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_string_get(parser->context, parser->options.file_name, &file));
  uint32_t line = parser->options.first_line, column = parser->options.first_column;
  if (line <= 1 && column <= 1)
    line = column = 0;
  return varve_file_line_column_get(parser->context, file, line, column, location);
}

/* Makes a module around the operations of the file. */
static varve_status wrap(varve_parser *parser, varve_region *region) {
  varve_operation_state state = {.region_count = 1};
  VARVE_TRY(varve_operation_name_get(parser->context, VARVE_SLICE("builtin.module"), &state.name));
  VARVE_TRY(file_location(parser, &state.location));
  VARVE_TRY(varve_operation_create(parser->module, &state, &parser->module->root));
  varve_region *body = varve_operation_region(parser->module->root, 0);
  varve_region_take_blocks(body, region);
  const varve_operation_definition *definition = state.name->definition;
  if (definition == NULL || varve_operation_terminator(definition).size == 0)
    return VARVE_STATUS_OK;
  const varve_operation_draft draft = {.name = state.name, .name_start = parser->lexer.start};
  return varve_ensure_terminator(parser, &draft, body, varve_operation_terminator(definition));
}

/* Spaces of older printers: varve_module */

void varve_note_body_space(varve_parser *parser) {
  const char *start = parser->token.text.data;
  if (parser->printer_release == 0 && start - parser->last_end == 2 && start[-1] == ' ' &&
      start[-2] == ' ')
    parser->printer_release = VARVE_TIGHT_BODIES_RELEASE - 1;
}

void varve_note_line_space(varve_parser *parser) {
  const char *start = parser->token.text.data, *line = start;
  while (line > parser->lexer.start && line[-1] == ' ')
    line--;
  if (line > parser->lexer.start && line[-1] == '\n' && (start - line) % 2 != 0)
    parser->printer_release = VARVE_TIGHT_LINES_RELEASE - 1;
}

/* Returns whether the text may come from a printer: people often begin with a comment. */
static bool begins_as_printed(const varve_parser *parser) {
  char first = *parser->lexer.start;
  return varve_char_is(first, VARVE_CHAR_LETTER) || first == '#' || first == '!';
}

static varve_status set_root(varve_parser *parser, varve_region *region) {
  varve_block *block = region->first;
  bool is_single = block->first != NULL && block->first == block->last;
  if (parser->options.no_implicit_module && !is_single)
    return VARVE_INVALID_ERROR(parser, parser->lexer.start,
                               "expected exactly one operation at the top of the file");
  if (!parser->options.no_implicit_module && !is_one_module(block)) {
    VARVE_TRY(wrap(parser, region));
  } else {
    parser->module->root = block->first;
    parser->module->printer_release = begins_as_printed(parser) ? parser->printer_release : 0;
    varve_operation_remove(block->first);
    VARVE_TRY(varve_block_erase(parser->module, block));
  }
  varve_region_destroy(parser->module, region);
  return VARVE_STATUS_OK;
}

static varve_status parse_module(varve_parser *parser) {
  varve_region *region = NULL;
  const char *nul = NULL;
  if (!varve_grammar_allows(parser, VARVE_GRAMMAR_NUL_BYTES))
    nul = memchr(parser->lexer.start, 0, (size_t)(parser->lexer.end - parser->lexer.start));
  if (nul != NULL)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_NUL_BYTES, nul));
  VARVE_TRY(varve_region_create(parser->module, &region));
  VARVE_TRY(varve_block_create(parser->module, &parser->block));
  varve_region_insert_block(region, NULL, parser->block);
  VARVE_TRY(parse_top_level(parser));
  VARVE_TRY(varve_check_all_defined(parser));
  VARVE_TRY(varve_resolve_deferred_locations(parser));
  return set_root(parser, region);
}

static varve_status run_module_parser(varve_parser *parser, varve_module **module) {
  VARVE_TRY(varve_module_create(parser->context, &parser->module));
  varve_status status = parse_module(parser);
  if (status == VARVE_STATUS_OK)
    *module = parser->module;
  else
    varve_module_destroy(parser->module);
  if ((status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_INVALID) && parser->slip != NULL)
    varve_note_at(parser, parser->slip, "a slip of old documents: --lenient repairs it");
  return status;
}

varve_status varve_parse_module(varve_context *context, varve_slice source,
                                const varve_parse_options *options, varve_module **module) {
  varve_source_map map;
  varve_parser parser;
  varve_reporter reporter = {.sink = options->sink,
                             .file = options->file_name,
                             .source = source,
                             .map = &map,
                             .max_errors = context->limits.max_errors};
  *module = NULL;
  varve_source_map_init(&map, &context->memory, source);
  map.lines_before = options->first_line > 1 ? options->first_line - 1 : 0;
  map.columns_before = options->first_column > 1 ? options->first_column - 1 : 0;
  varve_status status = varve_parser_init(&parser, context, &reporter, source);
  parser.options = *options;
  if (varve_slice_starts_with(source, VARVE_SLICE("\xEF\xBB\xBF")))
    parser.lexer.next += 3; /* a byte order mark, with which editors of Windows begin UTF-8 */
  if (status == VARVE_STATUS_OK)
    status = report_limit(&parser, 0, run_module_parser(&parser, module));
  varve_parser_release(&parser);
  varve_source_map_release(&map);
  return status;
}

/* A type or attribute alone */

varve_status varve_parse_alone(varve_parser *parser, varve_begin_function *begin,
                               const varve_entity **node) {
  varve_advance(parser);
  VARVE_TRY(varve_parse_node(parser, begin, node));
  if (varve_at(parser, VARVE_TOKEN_END))
    return VARVE_STATUS_OK;
  *node = NULL;
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "unexpected text after the %s",
                            begin == varve_begin_type ? "type" : "attribute");
}

typedef struct text_request {
  varve_module *module;
  varve_context *context;
  varve_reporter *reporter;
  varve_begin_function *begin;
} text_request;

static varve_status parse_text(const text_request *request, varve_slice text,
                               const varve_entity **node) {
  varve_parser parser;
  uint32_t errors_before = request->reporter->error_count;
  *node = NULL;
  varve_status status = varve_parser_init(&parser, request->context, request->reporter, text);
  parser.module = request->module;
  parser.options.no_source_locations = true;
  parser.llvm_structs.memory = NULL; /* types that the library wrote are not checked */
  if (status == VARVE_STATUS_OK)
    status = report_limit(&parser, errors_before, varve_parse_alone(&parser, request->begin, node));
  varve_parser_release(&parser);
  return status;
}

varve_status varve_parse_type_text(varve_module *module, varve_context *context,
                                   varve_reporter *reporter, varve_slice text,
                                   const varve_entity **type) {
  text_request request = {module, context, reporter, varve_begin_type};
  return parse_text(&request, text, type);
}

varve_status varve_parse_attribute_text(varve_module *module, varve_context *context,
                                        varve_reporter *reporter, varve_slice text,
                                        const varve_entity **attribute) {
  text_request request = {module, context, reporter, varve_begin_attribute};
  return parse_text(&request, text, attribute);
}
