/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parser's entry points, and the top level of a file. MLIR language reference: "Top level
 * productions". */
#include "text/parse/parse_by_format.h"
#include "text/parse_operation/parse_hook.h"
#include "text/print/printer.h"

enum { FIRST_ROOM = 64 }; /* the stacks always have storage */

/* The vectors with the types of their elements, and the hash tables. */
#define VECTORS(X)                                                                                 \
  X(frames, varve_frame)                                                                           \
  X(nodes, const varve_entity *)                                                                   \
  X(numbers, int64_t)                                                                              \
  X(operands, varve_operand_use)                                                                   \
  X(attributes, const varve_entity *)                                                              \
  X(arguments, varve_region_argument)                                                              \
  X(dialect.formats, varve_format_draft)                                                           \
  X(tables.deferred, varve_deferred_location)                                                      \
  X(affine.names, void *)                                                                          \
  X(affine.dims, varve_operand_use)                                                                \
  X(affine.symbols, varve_operand_use)                                                             \
  X(names.numbered, varve_value_name *)                                                            \
  X(names.definitions, varve_value_name *)                                                         \
  X(names.blocks, varve_block_name *)                                                              \
  X(names.scopes, varve_region_scope)                                                              \
  X(operation.drafts, varve_operation_draft)                                                       \
  X(operation.results, varve_result_name)                                                          \
  X(operation.values, varve_value *)                                                               \
  X(operation.successors, varve_block *)                                                           \
  X(operation.regions, varve_region *)                                                             \
  X(operation.resolved, varve_value *)                                                             \
  X(operation.added_types, const varve_entity *)                                                   \
  X(operation.slots, varve_format_slot)                                                            \
  X(operation.items, varve_format_slot)
#define TABLES(X)                                                                                  \
  X(tables.aliases)                                                                                \
  X(tables.distincts)                                                                              \
  X(tables.llvm_structs)                                                                           \
  X(affine.names_by_text)                                                                          \
  X(names.values)                                                                                  \
  X(names.blocks_by_name)

varve_status varve_parser_init(varve_parser *parser, varve_context *context,
                               varve_reporter *reporter, varve_slice source) {
  varve_memory *memory = &context->memory;
  *parser = (varve_parser){.context = context,
                           .reporter = reporter,
                           .era = context->era,
                           .source = {.grammar = varve_grammar_of(context->era)}};
  varve_lexer_init(&parser->lexer, source);
  parser->token.text.data = parser->lexer.start;
  parser->last_end = parser->lexer.start;
  parser->dialect.body_end = parser->lexer.start;
#define INIT(member, type) varve_vector_init(&parser->member, memory, sizeof(type));
  VECTORS(INIT)
#undef INIT
#define INIT(member) varve_hash_table_init(&parser->member, memory);
  TABLES(INIT)
#undef INIT
  varve_buffer_init(&parser->text, memory);
  varve_buffer_init(&parser->dialect.brackets, memory);
  varve_arena_init(&parser->names.arena, memory);
  varve_arena_init(&parser->scratch, memory);
  VARVE_TRY(varve_vector_reserve(&parser->frames, FIRST_ROOM));
  VARVE_TRY(varve_vector_reserve(&parser->nodes, FIRST_ROOM));
  VARVE_TRY(varve_vector_reserve(&parser->numbers, FIRST_ROOM));
  return varve_buffer_reserve(&parser->text, FIRST_ROOM);
}

void varve_parser_release(varve_parser *parser) {
#define RELEASE(member, type) varve_vector_release(&parser->member);
  VECTORS(RELEASE)
#undef RELEASE
#define RELEASE(member) varve_hash_table_release(&parser->member);
  TABLES(RELEASE)
#undef RELEASE
  varve_buffer_release(&parser->text);
  varve_buffer_release(&parser->dialect.brackets);
  varve_arena_release(&parser->names.arena);
  varve_arena_release(&parser->scratch);
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
  parser.source.options.no_source_locations = true;
  parser.tables.llvm_structs.memory = NULL; /* types that the library wrote are not checked */
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
  context->era = VARVE_DEFAULT_ERA; /* which definitions use */
  varve_status status = varve_parse_attribute_text(NULL, context, &reporter, text, attribute);
  context->era = era;
  varve_source_map_release(&map);
  return status == VARVE_STATUS_SYNTAX ? VARVE_STATUS_INVALID : status;
}

void varve_text_attach(varve_context *context) {
  context->parse_attribute = parse_attribute;
  context->print = varve_print_entity;
}
