/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parser's entry points, and the top level of a file. MLIR language reference: "Top level
 * productions". */
#include "text/lex/used_names.h"
#include "text/parse/parse_by_format.h"
#include "text/parse_operation/parse_hook.h"

enum { FIRST_ROOM = 64 }; /* the stacks always have storage */

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
  VARVE_TRY(varve_vector_reserve(&parser->frames, FIRST_ROOM));
  VARVE_TRY(varve_vector_reserve(&parser->nodes, FIRST_ROOM));
  VARVE_TRY(varve_vector_reserve(&parser->numbers, FIRST_ROOM));
  return varve_buffer_reserve(&parser->text, FIRST_ROOM);
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
varve_status varve_report_limit(varve_parser *parser, uint32_t errors_before, varve_status status) {
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
    status = varve_report_limit(&parser, errors_before,
                                varve_parse_alone(&parser, request->begin, node));
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

/* Functions of the context */

/* Drops the diagnostics: the caller reports which definition is wrong. */
static varve_status parse_attribute(varve_context *context, varve_slice text,
                                    const varve_entity **attribute) {
  varve_source_map map;
  varve_reporter reporter = {.source = text, .map = &map};
  varve_source_map_init(&map, &context->memory, text);
  varve_era era = context->era;
  context->era = VARVE_ERA_LLVM22; /* definitions use the text of LLVM 22 */
  varve_status status = varve_parse_attribute_text(NULL, context, &reporter, text, attribute);
  context->era = era;
  varve_source_map_release(&map);
  return status == VARVE_STATUS_SYNTAX ? VARVE_STATUS_INVALID : status;
}

void varve_text_attach(varve_context *context) {
  context->parse_attribute = parse_attribute;
  context->collect_names = varve_used_names_collect;
}
