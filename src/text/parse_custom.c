/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms, by hooks. */
#include "text/hook.h"

/* Names that no custom form is known for. */

static varve_status refuse(varve_parser *parser, varve_slice name) {
  const char *dot = memchr(name.data, '.', name.size);
  if (dot == NULL)
    return VARVE_INVALID_ERROR(parser, name.data,
                               "custom form of operation '%.*s' is unknown: the generic form has "
                               "the name in quotes",
                               VARVE_FORMAT_SLICE(name));
  varve_slice dialect = varve_slice_make(name.data, (size_t)(dot - name.data));
  if (varve_dialect_is_known(parser->context, dialect))
    return VARVE_INVALID_ERROR(parser, name.data,
                               "custom form of operation '%.*s' cannot be read: give the generic "
                               "form (mlir-opt --mlir-print-op-generic)",
                               VARVE_FORMAT_SLICE(name));
  return VARVE_INVALID_ERROR(parser, name.data,
                             "dialect '%.*s' is not loaded: give --dialect=FILE with its "
                             "definition, or '%.*s' in generic form",
                             VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(name));
}

/* The name in full; *name is the word itself where that has a dialect, or where there is none. */
static varve_status full_name(varve_parser *parser, varve_slice word, varve_slice *name) {
  varve_slice dialect =
      parser->scopes.count == 0
          ? VARVE_SLICE("builtin")
          : VARVE_VECTOR_LAST(&parser->scopes, varve_region_scope).default_dialect;
  size_t start = parser->text.size;
  *name = word;
  if (memchr(word.data, '.', word.size) != NULL || dialect.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(&parser->text, dialect));
  VARVE_TRY(varve_buffer_append_char(&parser->text, '.'));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  *name = varve_slice_make(parser->text.data + start, parser->text.size - start);
  return VARVE_STATUS_OK;
}

static varve_status begin_form(varve_parser *parser, varve_operation_draft *draft,
                               varve_slice name) {
  varve_slice word = parser->token.text;
  const varve_operation_hook *hook = varve_find_operation_hook(parser->context->hooks, name);
  if (hook == NULL)
    return refuse(parser, word);
  draft->name_start = word.data;
  draft->is_custom = true;
  VARVE_TRY(varve_operation_name_get(parser->context, name, &draft->name));
  varve_advance(parser);
  return hook->parse(parser, draft);
}

varve_status varve_begin_custom_operation(varve_parser *parser, varve_operation_draft *draft) {
  varve_slice name;
  size_t start = parser->text.size;
  VARVE_TRY(full_name(parser, parser->token.text, &name));
  const varve_operation_name *known = NULL;
  VARVE_TRY(varve_operation_name_get(parser->context, name, &known));
  parser->text.size = start;
  return begin_form(parser, draft, known->text);
}
