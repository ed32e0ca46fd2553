/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses custom forms by hooks, or by the formats of definitions. */
#include "base/similar_names.h"
#include "dialect/packs/pack_choice.h"
#include "dialect/similar.h"
#include "dialect/tables/registry.h"
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/parse_operation/unknown_text.h"

#define GENERIC "give the generic form (mlir-opt --mlir-print-op-generic)"

/* Rejects operations without a custom form. */

static varve_status refuse_dialect(varve_parser *parser, varve_slice name, varve_slice dialect) {
  const char *project = varve_project_of_dialect(dialect);
  varve_similar_names similar = {.requested = dialect};
  varve_similar_text text;
  if (project == NULL)
    varve_offer_dialects(parser->context, &similar);
  return VARVE_INVALID_ERROR(parser, name.data,
                             "dialect '%.*s'%s%s is not loaded: give --dialect=FILE with its "
                             "definition, '%.*s' in generic form, or --keep-unknown-text%s",
                             VARVE_FORMAT_SLICE(dialect), project == NULL ? "" : " of ",
                             project == NULL ? "" : project, VARVE_FORMAT_SLICE(name),
                             varve_similar_names_print(&similar, &text));
}

/* Names the pack, because another project may have a dialect of the same name. */
static varve_status refuse_operation(varve_parser *parser, varve_slice name,
                                     const varve_dialect_definition *dialect) {
  const varve_pack *pack = varve_pack_taken_for(parser->context, dialect->name);
  varve_similar_names similar = {.requested = name};
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
        parser, name.data, "dialect '%.*s'%.*s has no operation '%.*s'%s",
        VARVE_FORMAT_SLICE(dialect->name), VARVE_FORMAT_SLICE(varve_buffer_slice(&label)),
        VARVE_FORMAT_SLICE(name), varve_similar_names_print(&similar, &text));
  varve_buffer_release(&label);
  return status;
}

static varve_status refuse_undefined(varve_parser *parser, varve_slice name) {
  const varve_dialect_definition *dialect = NULL;
  const char *dot = memchr(name.data, '.', name.size);
  if (dot == NULL)
    return VARVE_INVALID_ERROR(parser, name.data,
                               "custom form of operation '%.*s' is unknown: the generic form has "
                               "the name in quotes, text of 2019 to 2022 is read with --era=auto",
                               VARVE_FORMAT_SLICE(name));
  varve_slice prefix = varve_slice_make(name.data, (size_t)(dot - name.data));
  if (!varve_dialect_is_known(parser->context, prefix))
    return refuse_dialect(parser, name, prefix);
  VARVE_TRY(varve_find_dialect(parser->context, prefix, &dialect));
  if (dialect != NULL &&
      (dialect->record->flags & (VARVE_DIALECT_UNKNOWN_OPERATIONS | VARVE_DIALECT_NAME_ONLY)) == 0)
    return refuse_operation(parser, name, dialect);
  return VARVE_INVALID_ERROR(parser, name.data,
                             "custom form of operation '%.*s' is unknown: " GENERIC,
                             VARVE_FORMAT_SLICE(name));
}

/* Reports the fault of a definition that leaves the operation without a custom form; OK if there is
 * none. If the definition has an unusable list, any part of it may have the fault. */
static varve_status refuse_faulty(varve_parser *parser, const varve_operation_name *name) {
  varve_slice part = name->definition == NULL ? VARVE_SLICE("") : VARVE_SLICE("varve.format");
  const varve_registry_fault *fault =
      parser->context->registry == NULL
          ? NULL
          : varve_registry_find_fault(parser->context->registry, name->text, part);
  if (fault == NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                             "custom form of operation '%.*s' is unknown, because its definition "
                             "has a fault (%s:%u:%u: %s): " GENERIC,
                             VARVE_FORMAT_SLICE(name->text), fault->file.data,
                             (unsigned)fault->line, (unsigned)fault->column, fault->message.data);
}

static varve_status refuse(varve_parser *parser, const varve_operation_name *name) {
  varve_slice word = parser->token.text;
  VARVE_TRY(refuse_faulty(parser, name));
  if (name->definition == NULL)
    return refuse_undefined(parser, word);
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
  if (definition == NULL || !varve_era_is_before(parser->era, VARVE_ERA_LLVM13))
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

/* A word without a dot names an operation of builtin, or otherwise of std. */
static varve_status legacy_name(varve_parser *parser, varve_slice word, varve_slice *name) {
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

/* In LLVM 14 a word is an operation of std if the dialect of the region has none of this name. */
static varve_status find_name_in_std(varve_parser *parser, varve_slice word, varve_slice *name) {
  const varve_operation_name *known = NULL;
  size_t start = parser->text.size;
  if (parser->era != VARVE_ERA_LLVM14)
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
      parser->scopes.count == 0
          ? VARVE_SLICE("builtin")
          : VARVE_VECTOR_LAST(&parser->scopes, varve_region_scope).default_dialect;
  *name = word;
  if (varve_era_is_before(parser->era, VARVE_ERA_LLVM14))
    return legacy_name(parser, word, name);
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

static bool is_kept(const varve_parser *parser) {
  varve_slice name = parser->token.text;
  const char *dot = memchr(name.data, '.', name.size);
  return parser->options.keep_unknown_text && dot != NULL &&
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
  varve_advance(parser);
  return hook != NULL ? hook->parse(parser, draft)
                      : varve_parse_by_operation_format(parser, draft, format);
}
