/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Resources: {-# dialect_resources: {builtin: {key: "0x..."}} #-}. MLIR language reference:
 * "Dialect Resources". */
#include <assert.h>

#include "text/parse/parse.h"

enum { ALIGNMENT_SIZE = 4 };

varve_status varve_parse_resource_key(varve_parser *parser, const varve_entity *dialect,
                                      const varve_entity **handle) {
  const varve_entity *key = NULL;
  *handle = NULL;
  VARVE_TRY(varve_parse_word_or_string(parser, &key));
  if (key == NULL)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected the key of a resource");
  VARVE_TRY(varve_resource_handle_get(parser->context, dialect, key, handle));
  if (parser->module == NULL || varve_module_find_resource(parser->module, *handle) != NULL)
    return VARVE_STATUS_OK;
  varve_resource declared = {
      .group = dialect, .key = key, .handle = *handle, .kind = VARVE_RESOURCE_BLOB};
  return varve_module_add_resource(parser->module, &declared, false);
}

static varve_status keep_in_module(varve_parser *parser, varve_slice bytes, varve_slice *kept) {
  char *copy = varve_pool_allocate(&parser->module->pool, bytes.size);
  if (copy == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (bytes.size != 0)
    memcpy(copy, bytes.data, bytes.size);
  *kept = varve_slice_make(copy, bytes.size);
  return VARVE_STATUS_OK;
}

/* Parses "0x" and the hex digits: a 32-bit little-endian alignment, then the data. */
static varve_status parse_blob(varve_parser *parser, varve_slice string, varve_resource *resource) {
  size_t size = 0;
  VARVE_TRY(varve_hex_string_size(parser, string, &size));
  if (size < ALIGNMENT_SIZE)
    return VARVE_INVALID_ERROR(parser, string.data,
                               "a blob begins with the 4 bytes of its alignment");
  char *bytes = varve_pool_allocate(&parser->module->pool, size);
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_decode_hex_string(parser, string, bytes));
  for (unsigned i = 0; i < ALIGNMENT_SIZE; i++)
    resource->alignment |= (uint64_t)(unsigned char)bytes[i] << 8 * i;
  if ((resource->alignment & (resource->alignment - 1)) != 0)
    return VARVE_INVALID_ERROR(parser, string.data,
                               "the alignment of a blob must be a power of 2, not %llu",
                               (unsigned long long)resource->alignment);
  resource->kind = VARVE_RESOURCE_BLOB;
  resource->data = varve_slice_make(bytes + ALIGNMENT_SIZE, size - ALIGNMENT_SIZE);
  if (resource->data.size == 0) /* upstream drops an empty resource */
    resource->alignment = 0;
  return VARVE_STATUS_OK;
}

static varve_status parse_string_value(varve_parser *parser, varve_resource *resource) {
  const varve_entity *string = NULL;
  VARVE_TRY(varve_token_string(parser, &parser->token, &string));
  resource->kind = VARVE_RESOURCE_STRING;
  return keep_in_module(parser, varve_string_bytes(string), &resource->data);
}

/* Returns whether all resources must be blobs: in builtin, and in the dialect of upstream's
 * tests. */
static bool has_blobs(const varve_parser *parser, const varve_resource *resource) {
  return resource->handle != NULL &&
         (resource->group == parser->context->builtin_dialect ||
          varve_slice_equal(varve_string_bytes(resource->group), VARVE_SLICE("test")));
}

static varve_status parse_value(varve_parser *parser, varve_resource *resource) {
  varve_slice text = parser->token.text;
  bool is_blob = has_blobs(parser, resource);
  resource->has_data = true;
  if (is_blob && !varve_at(parser, VARVE_TOKEN_STRING)) {
    return VARVE_SYNTAX_ERROR(parser, text.data, "expected a blob, \"0x...\"");
  } else if (varve_at_word(parser, "true") || varve_at_word(parser, "false")) {
    resource->kind = VARVE_RESOURCE_BOOL;
    resource->bool_value = text.data[0] == 't';
  } else if (!varve_at(parser, VARVE_TOKEN_STRING)) {
    return VARVE_SYNTAX_ERROR(parser, text.data,
                              "expected the value of a resource: \"0x...\", a string, 'true' or "
                              "'false'");
  } else if (varve_slice_starts_with(text, VARVE_SLICE("\"0x")) || is_blob) {
    VARVE_TRY(parse_blob(parser, text, resource)); /* only blobs are valid here */
  } else {
    VARVE_TRY(parse_string_value(parser, resource));
  }
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

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
  VARVE_TRY(parse_value(parser, &resource));
  return varve_module_add_resource(parser->module, &resource, is_external);
}

static varve_status expect_more_or_end(varve_parser *parser, varve_token_kind end, bool *more) {
  *more = varve_accept(parser, VARVE_TOKEN_COMMA);
  if (*more || varve_accept(parser, end))
    return VARVE_STATUS_OK;
  return VARVE_EXPECTED(parser, "expected ',' or %s", varve_token_kind_text(end));
}

/* builtin: {key: value, ...} */
static varve_status parse_group(varve_parser *parser, bool is_external) {
  const varve_entity *name = NULL;
  VARVE_TRY(varve_parse_word_or_string(parser, &name));
  if (name == NULL)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected the name of a dialect or tool that owns resources");
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the owner of resources"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the resources"));
  if (is_external)
    VARVE_TRY(varve_vector_push(&parser->module->external_groups, &name));
  bool more = !varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE);
  while (more) {
    VARVE_TRY(parse_resource(parser, name, is_external));
    VARVE_TRY(expect_more_or_end(parser, VARVE_TOKEN_RIGHT_BRACE, &more));
  }
  return VARVE_STATUS_OK;
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
    VARVE_TRY(parse_group(parser, is_external));
    VARVE_TRY(expect_more_or_end(parser, VARVE_TOKEN_RIGHT_BRACE, &more));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_parse_metadata(varve_parser *parser) {
  varve_advance(parser);
  bool more = !varve_accept(parser, VARVE_TOKEN_METADATA_END);
  while (more) {
    VARVE_TRY(parse_section(parser));
    VARVE_TRY(expect_more_or_end(parser, VARVE_TOKEN_METADATA_END, &more));
  }
  return VARVE_STATUS_OK;
}
