/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules: the top level of a file, with aliases and metadata. MLIR language reference: "Top level
 * productions". */
#include "text/lex/legacy_grammar.h"
#include "text/parse_operation/parse_hook.h"
#include <assert.h>

/* !name = type i32 */
static varve_status parse_type_keyword(varve_parser *parser) {
  const char *place = parser->token.text.data;
  if (!varve_at_word(parser, "type"))
    return varve_grammar_check(parser, VARVE_GRAMMAR_BARE_TYPE_ALIASES, place);
  VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_TYPE_KEYWORDS, place));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* Metadata */

enum { ALIGNMENT_SIZE = 4 };

static varve_status parse_resource(varve_parser *parser, const varve_entity *group,
                                   bool is_external) {
  varve_resource resource = {.group = group};
  if (is_external) {
    VARVE_TRY(varve_parse_word_or_string(parser, &resource.key));
    if (resource.key == NULL)
      return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected the key of a resource");
  } else {
    VARVE_TRY(varve_parse_resource_key(parser, group, &resource.handle));
    assert(resource.handle != NULL);
    resource.key = resource.handle->children[1];
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the key of a resource"));
  varve_slice text = parser->token.text;
  bool is_blob = resource.handle != NULL &&
                 (resource.group == parser->context->builtin_dialect ||
                  varve_slice_equal(varve_string_bytes(resource.group), VARVE_SLICE("test")));
  resource.has_data = true;
  if (is_blob && !varve_at(parser, VARVE_TOKEN_STRING)) {
    return VARVE_SYNTAX_ERROR(parser, text.data, "expected a blob, \"0x...\"");
  } else if (varve_at_word(parser, "true") || varve_at_word(parser, "false")) {
    resource.kind = VARVE_RESOURCE_BOOL;
    resource.bool_value = text.data[0] == 't';
  } else if (!varve_at(parser, VARVE_TOKEN_STRING)) {
    return VARVE_SYNTAX_ERROR(parser, text.data,
                              "expected the value of a resource: \"0x...\", a string, 'true' or "
                              "'false'");
  } else if (varve_slice_starts_with(text, VARVE_SLICE("\"0x")) || is_blob) {
    /* Parses "0x" and the hex digits: a 32-bit little-endian alignment, then the data. */
    size_t size = 0;
    VARVE_TRY(varve_hex_string_size(parser, text, &size));
    if (size < ALIGNMENT_SIZE)
      return VARVE_INVALID_ERROR(parser, text.data,
                                 "a blob begins with the 4 bytes of its alignment");
    char *bytes = varve_pool_allocate(&parser->module->pool, size);
    if (bytes == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    VARVE_TRY(varve_decode_hex_string(parser, text, bytes));
    for (unsigned i = 0; i < ALIGNMENT_SIZE; i++)
      resource.alignment |= (uint64_t)(unsigned char)bytes[i] << 8 * i;
    if ((resource.alignment & (resource.alignment - 1)) != 0)
      return VARVE_INVALID_ERROR(parser, text.data,
                                 "the alignment of a blob must be a power of 2, not %llu",
                                 (unsigned long long)resource.alignment);
    resource.kind = VARVE_RESOURCE_BLOB;
    resource.data = varve_slice_make(bytes + ALIGNMENT_SIZE, size - ALIGNMENT_SIZE);
    if (resource.data.size == 0) /* upstream drops an empty resource */
      resource.alignment = 0;    /* only blobs are valid here */
  } else {
    const varve_entity *string = NULL;
    VARVE_TRY(varve_token_string(parser, &parser->token, &string));
    resource.kind = VARVE_RESOURCE_STRING;
    const varve_slice bytes = varve_string_bytes(string);
    varve_slice *kept = &resource.data;
    char *copy = varve_pool_allocate(&parser->module->pool, bytes.size);
    if (copy == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    if (bytes.size != 0)
      memcpy(copy, bytes.data, bytes.size);
    *kept = varve_slice_make(copy, bytes.size);
  }
  varve_advance(parser);
  return varve_module_add_resource(parser->module, &resource, is_external);
}

static varve_status expect_more_or_end(varve_parser *parser, varve_token_kind end, bool *more) {
  *more = varve_accept(parser, VARVE_TOKEN_COMMA);
  if (*more || varve_accept(parser, end))
    return VARVE_STATUS_OK;
  return VARVE_EXPECTED(parser, "expected ',' or %s", varve_token_kind_text(end));
}

/* dialect_resources: {...} or external_resources: {...} */
static varve_status parse_section(varve_parser *parser) {
  varve_slice key = parser->token.text;
  bool is_external = varve_at_word(parser, "external_resources");
  bool is_known = is_external || varve_at_word(parser, "dialect_resources");
  if (!varve_accept(parser, VARVE_TOKEN_WORD))
    return VARVE_SYNTAX_ERROR(parser, key.data,
                              "expected 'dialect_resources' or 'external_resources'");
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the name of the section"));
  if (!is_known)
    return VARVE_INVALID_ERROR(parser, key.data,
                               "expected 'dialect_resources' or 'external_resources', not '%.*s'",
                               VARVE_FORMAT_SLICE(key));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the owners of resources"));
  bool more = !varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE);
  while (more) {
    /* builtin: {key: value, ...} */
    const varve_entity *name = NULL;
    VARVE_TRY(varve_parse_word_or_string(parser, &name));
    if (name == NULL)
      return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                "expected the name of a dialect or tool that owns resources");
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the owner of resources"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the resources"));
    if (is_external)
      VARVE_TRY(varve_vector_push(&parser->module->external_groups, &name));
    bool group_more = !varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE);
    while (group_more) {
      VARVE_TRY(parse_resource(parser, name, is_external));
      VARVE_TRY(expect_more_or_end(parser, VARVE_TOKEN_RIGHT_BRACE, &group_more));
    }
    VARVE_TRY(expect_more_or_end(parser, VARVE_TOKEN_RIGHT_BRACE, &more));
  }
  return VARVE_STATUS_OK;
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
    case VARVE_TOKEN_EXCLAMATION_NAME: {
      varve_slice name = parser->token.text;
      bool is_type = varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME);
      const varve_entity *node = NULL;
      if (varve_find_alias(parser, name) != NULL)
        return VARVE_INVALID_ERROR(parser, name.data, "alias '%.*s' is defined already",
                                   VARVE_FORMAT_SLICE(name));
      if (memchr(name.data, '.', name.size) != NULL)
        return VARVE_INVALID_ERROR(parser, name.data,
                                   "names with a '.' belong to dialects and cannot be aliases");
      varve_advance(parser);
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the name of an alias"));
      if (is_type)
        VARVE_TRY(parse_type_keyword(parser));
      VARVE_TRY(
          varve_parse_node(parser, is_type ? varve_begin_type : varve_begin_attribute, &node));
      VARVE_TRY(varve_add_alias(parser, name, node));
    } break;
    case VARVE_TOKEN_METADATA_BEGIN:
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_METADATA, parser->token.text.data));
      varve_advance(parser);
      bool more = !varve_accept(parser, VARVE_TOKEN_METADATA_END);
      while (more) {
        VARVE_TRY(parse_section(parser));
        VARVE_TRY(expect_more_or_end(parser, VARVE_TOKEN_METADATA_END, &more));
      }
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

/* Returns whether the text may come from a printer: people often begin with a comment. */
static bool begins_as_printed(const varve_parser *parser) {
  char first = *parser->lexer.start;
  return varve_char_is(first, VARVE_CHAR_LETTER) || first == '#' || first == '!';
}

static varve_status parse_module(varve_parser *parser) {
  varve_region *region = NULL;
  const char *nul = NULL;
  if (!varve_grammar_allows(parser, VARVE_GRAMMAR_NUL_BYTES))
    nul = memchr(parser->lexer.start, 0, (size_t)(parser->lexer.end - parser->lexer.start));
  if (nul != NULL)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_NUL_BYTES, nul));
  VARVE_TRY(varve_region_create(parser->module, &region));
  VARVE_TRY(varve_block_create(parser->module, &parser->operation.block));
  varve_region_insert_block(region, NULL, parser->operation.block);
  VARVE_TRY(parse_top_level(parser));
  VARVE_TRY(varve_check_all_defined(parser));
  VARVE_TRY(varve_resolve_deferred_locations(parser));
  varve_block *block = region->first;
  bool is_single = block->first != NULL && block->first == block->last;
  if (parser->source.options.no_implicit_module && !is_single)
    return VARVE_INVALID_ERROR(parser, parser->lexer.start,
                               "expected exactly one operation at the top of the file");
  if (!parser->source.options.no_implicit_module && !is_one_module(block)) {
    /* Makes a module around the operations of the file. */
    varve_operation_state state = {.region_count = 1};
    VARVE_TRY(
        varve_operation_name_get(parser->context, VARVE_SLICE("builtin.module"), &state.name));
    const varve_entity **location = &state.location;
    const varve_entity *file = NULL;
    *location = parser->context->unknown_location;
    if (!parser->source.options.no_source_locations) {
      VARVE_TRY(varve_string_get(parser->context, parser->source.options.file_name, &file));
      uint32_t line = parser->source.options.first_line,
               column = parser->source.options.first_column;
      if (line <= 1 && column <= 1)
        line = column = 0;
      VARVE_TRY(varve_file_line_column_get(parser->context, file, line, column, location));
    }
    VARVE_TRY(varve_operation_create(parser->module, &state, &parser->module->root));
    varve_region *body = varve_operation_region(parser->module->root, 0);
    varve_region_take_blocks(body, region);
    const varve_operation_definition *definition = state.name->definition;
    if (definition != NULL && varve_operation_terminator(definition).size != 0) {
      const varve_operation_draft draft = {.name = state.name, .name_start = parser->lexer.start};
      VARVE_TRY(
          varve_ensure_terminator(parser, &draft, body, varve_operation_terminator(definition)));
    }
  } else {
    parser->module->root = block->first;
    parser->module->printer_release =
        begins_as_printed(parser) ? parser->source.printer_release : 0;
    varve_operation_remove(block->first);
    VARVE_TRY(varve_block_erase(parser->module, block));
  }
  varve_region_destroy(parser->module, region);
  return VARVE_STATUS_OK;
}

static varve_status run_module_parser(varve_parser *parser, varve_module **module) {
  VARVE_TRY(varve_module_create(parser->context, &parser->module));
  varve_status status = parse_module(parser);
  if (status == VARVE_STATUS_OK)
    *module = parser->module;
  else
    varve_module_destroy(parser->module);
  if ((status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_INVALID) &&
      parser->source.slip != NULL)
    varve_note_at(parser, parser->source.slip, "a slip of old documents: --lenient repairs it");
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
  parser.source.options = *options;
  if (varve_slice_starts_with(source, VARVE_SLICE("\xEF\xBB\xBF")))
    parser.lexer.next += 3; /* a byte order mark, with which editors of Windows begin UTF-8 */
  if (status == VARVE_STATUS_OK)
    status = varve_report_limit(&parser, 0, run_module_parser(&parser, module));
  varve_parser_release(&parser);
  varve_source_map_release(&map);
  return status;
}
