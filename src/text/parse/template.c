/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts between the parameters of a dialect's type or attribute and its template. */
#include "text/parse/template.h"

#include "dialect/entity_format/format.h"
#include "dialect/registry/pack_notes.h"
#include "text/parse/parse.h"
#include "text/print_operation/print_operation.h"

/* To the template */

/* Returns the type that follows the attribute's text, or NULL. */
static const varve_entity *self_type(const varve_entity *entity,
                                     const varve_entity_definition *definition) {
  uint32_t parameter = definition->format->self_type;
  if (parameter == VARVE_NO_PARAMETER)
    return NULL;
  const varve_entity *type = varve_parameter(entity, parameter);
  return type->kind == VARVE_KIND_NONE_TYPE ? NULL : type;
}

/* *definition is NULL if no definition with a format exists. */
static varve_status find_definition(varve_context *context, const varve_entity *entity,
                                    varve_slice mnemonic,
                                    const varve_entity_definition **definition) {
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(entity->children[0]), mnemonic,
                              varve_is_type(entity), definition));
  if (*definition != NULL && (*definition)->format == NULL)
    *definition = NULL;
  return VARVE_STATUS_OK;
}

/* A text without a name that could follow a dot is in brackets. */
static varve_slice without_brackets(const varve_entity *entity, const varve_buffer *text) {
  size_t start = 1 + varve_string_bytes(entity->children[0]).size + 1;
  size_t end = text->data[start - 1] == '<' ? text->size - 1 : text->size;
  return varve_slice_make(text->data + start, end - start);
}

static varve_status make_template(varve_context *context, const varve_entity *entity,
                                  const varve_buffer *text, varve_vector *children,
                                  const varve_entity **made) {
  const varve_entity_definition *definition;
  VARVE_TRY(find_definition(context, entity, varve_parametric_mnemonic(entity), &definition));
  const varve_entity *type = definition == NULL ? NULL : self_type(entity, definition);
  if (type != NULL)
    VARVE_TRY(varve_vector_push_pointer(children, type));
  return (varve_is_type(entity) ? varve_dialect_type_get : varve_dialect_attribute_get)(
      context, entity->children[0], without_brackets(entity, text), children->data,
      (uint32_t)children->count, made);
}

varve_status varve_template_of(varve_context *context, const varve_entity *entity,
                               const varve_entity **template_node) {
  varve_buffer text;
  varve_vector children;
  *template_node = entity;
  if (!varve_entity_is_parametric(entity))
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &context->memory);
  varve_vector_init(&children, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_print_with_holes(context, entity, &text, &children);
  if (status == VARVE_STATUS_OK)
    status = make_template(context, entity, &text, &children, template_node);
  varve_buffer_release(&text);
  varve_vector_release(&children);
  return status;
}

/* From the template */

static varve_slice text_of(const varve_entity *template_node) {
  return varve_slice_make(varve_entity_payload(template_node), template_node->payload_size);
}

/* The text for the parser: each child is replaced by the name of an alias, its number. */
typedef struct template_text {
  varve_buffer text;
  varve_vector names; /* size_t: the place of each child's name */
} template_text;

static varve_status put_child(template_text *made, const varve_entity *child) {
  VARVE_TRY(varve_vector_push(&made->names, &made->text.size));
  VARVE_TRY(varve_buffer_append_char(&made->text, varve_is_type(child) ? '!' : '#'));
  return varve_buffer_append_unsigned(&made->text, made->names.count - 1);
}

/* Returns whether the byte would continue the name before it. */
static bool continues_name(char c) {
  return varve_char_is(c, VARVE_CHAR_SUFFIX) || c == '<' || c == '.';
}

static varve_status put_template(template_text *made, const varve_entity *template_node) {
  varve_slice text = text_of(template_node);
  for (size_t i = 0, start = 0; i <= text.size; i++) {
    if (i < text.size && text.data[i] != 0)
      continue;
    VARVE_TRY(varve_buffer_append(&made->text, varve_slice_make(text.data + start, i - start)));
    if (i == text.size)
      break;
    VARVE_TRY(put_child(made, template_node->children[made->names.count + 1]));
    if (i + 1 < text.size && continues_name(text.data[i + 1]))
      VARVE_TRY(varve_buffer_append_char(&made->text, ' '));
    start = i + 1;
  }
  return VARVE_STATUS_OK;
}

static varve_slice name_at(const template_text *made, size_t index) {
  size_t start = VARVE_VECTOR_AT(&made->names, size_t, index), end = start + 1;
  while (end < made->text.size && made->text.data[end] >= '0' && made->text.data[end] <= '9')
    end++;
  return varve_slice_make(made->text.data + start, end - start);
}

static varve_status parse(varve_parser *parser, const template_text *made,
                          const varve_entity *template_node, const varve_entity **entity) {
  for (size_t i = 0; i < made->names.count; i++)
    VARVE_TRY(varve_add_alias(parser, name_at(made, i), template_node->children[i + 1]));
  return varve_parse_alone(
      parser, varve_is_type(template_node) ? varve_begin_type : varve_begin_attribute, entity);
}

static varve_status parse_text(varve_context *context, const varve_entity *template_node,
                               template_text *made, const varve_entity **entity) {
  varve_parser parser;
  varve_reporter reporter = {.max_errors = 1};
  varve_buffer *text = &made->text;
  bool is_type = varve_is_type(template_node);
  bool is_pretty = varve_is_pretty_symbol(text_of(template_node));
  VARVE_TRY(varve_buffer_append_char(text, is_type ? '!' : '#'));
  VARVE_TRY(varve_buffer_append(text, varve_string_bytes(template_node->children[0])));
  VARVE_TRY(varve_buffer_append_char(text, is_pretty ? '.' : '<'));
  VARVE_TRY(put_template(made, template_node));
  if (!is_pretty)
    VARVE_TRY(varve_buffer_append_char(text, '>'));
  if (made->names.count + 1 != template_node->child_count) {
    VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(" : ")));
    VARVE_TRY(put_child(made, template_node->children[made->names.count + 1]));
  }
  varve_status status =
      varve_parser_init(&parser, context, &reporter, varve_buffer_slice(&made->text));
  parser.source.options.no_source_locations = true;
  parser.tables.llvm_structs.memory = NULL; /* only text of users is checked for these */
  if (status == VARVE_STATUS_OK)
    status = parse(&parser, made, template_node, entity);
  varve_parser_release(&parser);
  return status;
}

static varve_status parse_by_definition(varve_context *context, const varve_entity *template_node,
                                        const varve_entity **entity) {
  template_text made;
  const varve_entity *parsed = NULL, *printed = NULL;
  varve_buffer_init(&made.text, &context->memory);
  varve_vector_init(&made.names, &context->memory, sizeof(size_t));
  varve_status status = parse_text(context, template_node, &made, &parsed);
  varve_buffer_release(&made.text);
  varve_vector_release(&made.names);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return status;
  if (status == VARVE_STATUS_OK && parsed->kind == template_node->kind)
    status = varve_template_of(context, parsed, &printed);
  if (printed == template_node)
    *entity = parsed;
  else
    varve_pack_note_misfit_of(context, varve_string_bytes(template_node->children[0]));
  return varve_is_failure(status) ? status : VARVE_STATUS_OK;
}

varve_status varve_template_parse(varve_context *context, const varve_entity *template_node,
                                  const varve_entity **entity) {
  const varve_entity_definition *definition;
  *entity = template_node;
  /* The parser ends a mnemonic in brackets after the word, and a mnemonic after a dot before the
   * bracket. */
  varve_slice text = text_of(template_node);
  size_t size = 0;
  if (varve_is_pretty_symbol(text))
    while (size < text.size && text.data[size] != '<')
      size++;
  else
    while (size < text.size && varve_char_is(text.data[size], VARVE_CHAR_WORD))
      size++;
  varve_slice mnemonic = varve_slice_make(text.data, size);
  VARVE_TRY(find_definition(context, template_node, mnemonic, &definition));
  VARVE_TRY(varve_format_find_numbered(context, varve_string_bytes(template_node->children[0]),
                                       varve_is_type(template_node), &mnemonic, &definition));
  return definition == NULL ? VARVE_STATUS_OK : parse_by_definition(context, template_node, entity);
}
