/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/hooks.h: hooks of the caller, and the functions that they call to read and
 * print. */
#include <varve/hooks.h>

#include "api/options.h"
#include "dialect/registry/dialect_hook.h"
#include "dialect/text_hook.h"
#include "ir/handle.h"
#include "text/hook.h"

enum { MESSAGE_SIZE = 200 };

/* A hook as the registry stores it. Its name follows in memory. */
typedef struct user_hook {
  varve_directive_hook directive;
  varve_hook hook;
} user_hook;

/* The values read so far for one argument: those on the stack from index first. */
typedef struct value_run {
  uint32_t argument;
  size_t first;
  bool is_open;
} value_run;

struct varve_hook_reader {
  varve_parser *parser;
  varve_parse_call *call;
  value_run operands;
  value_run types;
};

struct varve_hook_printer {
  varve_printer *printer;
  varve_print_call *call;
};

/* Adding */

static varve_status parse_by_user(varve_parser *parser, varve_parse_call *call);
static varve_status print_by_user(varve_printer *printer, varve_print_call *call);

static bool is_pattern(varve_slice arguments) {
  for (size_t i = 0; i < arguments.size; i++)
    if (arguments.data[i] == 0 || strchr("aotw?*", arguments.data[i]) == NULL ||
        (arguments.data[i] == '*' && i == 0))
      return false;
  return true;
}

varve_status varve_registry_add_hook(varve_registry *registry, const varve_hook *hook) {
  varve_hook filled = {.struct_size = sizeof filled};
  if (registry == NULL || hook == NULL || varve_registry_is_frozen(registry))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(hook, &filled, sizeof filled));
  if (filled.name.data == NULL || filled.name.size == 0 || filled.name.data[0] == '#' ||
      filled.read == NULL || filled.print == NULL || !varve_slice_is_sound(filled.arguments) ||
      !is_pattern(filled.arguments) || varve_registry_find_hook(registry, filled.name) != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  size_t size = sizeof(user_hook) + filled.name.size + filled.arguments.size + 1;
  user_hook *made = varve_memory_resize(varve_registry_memory(registry), NULL, 0, size);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *name = (char *)(made + 1), *arguments = name + filled.name.size;
  memcpy(name, filled.name.data, filled.name.size);
  if (filled.arguments.size != 0)
    memcpy(arguments, filled.arguments.data, filled.arguments.size);
  arguments[filled.arguments.size] = 0;
  *made = (user_hook){.directive = {.name = varve_slice_make(name, filled.name.size),
                                    .parse = parse_by_user,
                                    .print = print_by_user,
                                    .arguments = arguments,
                                    .user = made},
                      .hook = filled};
  return varve_registry_take_hook(registry, &(varve_user_hook){made->directive.name, made, size});
}

/* Template texts */

varve_status varve_registry_add_text_hook(varve_registry *registry, const varve_text_hook *hook) {
  varve_text_hook kept = {.struct_size = sizeof kept};
  if (registry == NULL || hook == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(hook, &kept, sizeof kept));
  if (kept.split == NULL || !varve_slice_is_sound(kept.dialect))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_slice dialect = kept.dialect;
  kept.dialect = VARVE_SLICE(""); /* points to the caller's memory; the registry copied the name */
  return varve_registry_keep_dialect_hook(
      registry, (varve_dialect_hook_key){VARVE_DIALECT_HOOK_TEXT, dialect},
      varve_slice_make((const char *)&kept, sizeof kept));
}

varve_status varve_text_parts_add(varve_text_parts *parts, size_t offset, size_t size) {
  if (parts == NULL || offset < parts->end || offset > parts->text.size || size == 0 ||
      size > parts->text.size - offset || memchr(parts->text.data + offset, 0, size) != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_text_part part = {offset, size};
  parts->end = offset + size;
  return varve_vector_push(&parts->list, &part);
}

/* Reading */

static varve_status end_operands(varve_hook_reader *reader) {
  value_run run = reader->operands;
  reader->operands.is_open = false;
  return run.is_open ? varve_set_operands(reader->parser, reader->call, run.argument, run.first)
                     : VARVE_STATUS_OK;
}

static varve_status end_types(varve_hook_reader *reader) {
  value_run run = reader->types;
  reader->types.is_open = false;
  return run.is_open ? varve_set_types(reader->parser, reader->call, run.argument, run.first)
                     : VARVE_STATUS_OK;
}

static varve_status parse_by_user(varve_parser *parser, varve_parse_call *call) {
  const user_hook *user = call->hook->user;
  varve_hook_reader reader = {.parser = parser, .call = call};
  uint32_t errors = parser->reporter->error_count;
  varve_status status = user->hook.read(user->hook.user, &reader);
  if (status == VARVE_STATUS_OK)
    status = end_operands(&reader);
  if (status == VARVE_STATUS_OK)
    status = end_types(&reader);
  if (status == VARVE_STATUS_OK || varve_is_failure(status) ||
      parser->reporter->error_count != errors)
    return status;
  return varve_error_at(parser, status, parser->token.text.data,
                        "the hook of custom<%.*s> failed: %s", VARVE_FORMAT_SLICE(user->hook.name),
                        varve_status_text(status));
}

static bool is_argument(const varve_syntax_element *first, uint32_t count, uint32_t argument,
                        varve_syntax_kind kind) {
  return argument < count && varve_argument_element(first, argument)->kind == kind;
}

static bool reads(const varve_hook_reader *reader, uint32_t argument, varve_syntax_kind kind) {
  const varve_parse_call *call = reader->call;
  return is_argument(call->arguments, call->argument_count, argument, kind);
}

varve_context *varve_hook_reader_get_context(varve_hook_reader *reader) {
  return reader->parser->context;
}

varve_slice varve_hook_reader_get_text(const varve_hook_reader *reader, uint32_t argument) {
  return reads(reader, argument, VARVE_SYNTAX_STRING)
             ? varve_argument_element(reader->call->arguments, argument)->text
             : VARVE_SLICE("");
}

const varve_attribute *varve_hook_reader_get_attribute(const varve_hook_reader *reader,
                                                       uint32_t argument) {
  return reads(reader, argument, VARVE_SYNTAX_ATTRIBUTE)
             ? varve_as_attribute(varve_get_attribute(reader->parser, reader->call, argument))
             : NULL;
}

bool varve_hook_reader_accept(varve_hook_reader *reader, varve_slice text) {
  varve_parser *parser = reader->parser;
  if (!varve_slice_is_sound(text) || varve_at(parser, VARVE_TOKEN_END) ||
      varve_at(parser, VARVE_TOKEN_ERROR) || varve_at(parser, VARVE_TOKEN_STRING) ||
      !varve_slice_equal(parser->token.text, text))
    return false;
  varve_advance(parser);
  return true;
}

varve_status varve_hook_reader_expect(varve_hook_reader *reader, varve_slice text) {
  if (!varve_slice_is_sound(text))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (varve_hook_reader_accept(reader, text))
    return VARVE_STATUS_OK;
  return VARVE_EXPECTED(reader->parser, "expected '%.*s'", VARVE_FORMAT_SLICE(text));
}

varve_status varve_hook_reader_read_word(varve_hook_reader *reader, varve_slice *word) {
  if (word == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *word = VARVE_SLICE("");
  if (!varve_at(reader->parser, VARVE_TOKEN_WORD))
    return VARVE_STATUS_OK;
  *word = reader->parser->token.text;
  varve_advance(reader->parser);
  return VARVE_STATUS_OK;
}

varve_status varve_hook_reader_read_integer(varve_hook_reader *reader, int64_t *value) {
  const varve_entity *integer = NULL;
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_parse_integer_attribute(reader->parser, reader->parser->context->i64, &integer));
  memcpy(value, varve_entity_payload(integer), sizeof *value);
  return VARVE_STATUS_OK;
}

varve_status varve_hook_reader_read_string(varve_hook_reader *reader,
                                           const varve_attribute **string) {
  const varve_entity *read = NULL;
  if (string == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_parse_string(reader->parser, &read), &read, string);
}

varve_status varve_hook_reader_read_attribute(varve_hook_reader *reader,
                                              const varve_attribute **attribute) {
  const varve_entity *read = NULL;
  if (attribute == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_parse_attribute(reader->parser, &read), &read, attribute);
}

varve_status varve_hook_reader_read_type(varve_hook_reader *reader, const varve_type **type) {
  const varve_entity *read = NULL;
  if (type == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_type(varve_parse_type(reader->parser, &read), &read, type);
}

varve_status varve_hook_reader_read_operand(varve_hook_reader *reader, uint32_t argument,
                                            bool *found) {
  varve_parser *parser = reader->parser;
  bool is_there = false;
  if (!reads(reader, argument, VARVE_SYNTAX_OPERAND))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (!reader->operands.is_open || reader->operands.argument != argument) {
    VARVE_TRY(end_operands(reader));
    reader->operands = (value_run){argument, parser->operands.count, true};
  }
  if (found == NULL)
    return varve_parse_operand(parser);
  VARVE_TRY(varve_parse_optional_operand(parser, &is_there));
  *found = is_there;
  return VARVE_STATUS_OK;
}

varve_status varve_hook_reader_add_type(varve_hook_reader *reader, uint32_t argument,
                                        const varve_type *type) {
  if (!reads(reader, argument, VARVE_SYNTAX_TYPE) ||
      !varve_is_type_of(reader->parser->context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (!reader->types.is_open || reader->types.argument != argument) {
    VARVE_TRY(end_types(reader));
    reader->types = (value_run){argument, reader->parser->nodes.count, true};
  }
  return varve_push_node(reader->parser, varve_of_type(type));
}

varve_status varve_hook_reader_set_attribute(varve_hook_reader *reader, uint32_t argument,
                                             const varve_attribute *value) {
  if (!reads(reader, argument, VARVE_SYNTAX_ATTRIBUTE) ||
      !varve_is_attribute_of(reader->parser->context, value))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_set_attribute(reader->parser, reader->call, argument, varve_of_attribute(value));
}

varve_status varve_hook_reader_fail(varve_hook_reader *reader, varve_slice message) {
  if (!varve_slice_is_sound(message))
    return VARVE_STATUS_BAD_ARGUMENT;
  int shown = message.size > MESSAGE_SIZE ? MESSAGE_SIZE : (int)message.size;
  return VARVE_SYNTAX_ERROR(reader->parser, reader->parser->token.text.data, "%.*s", shown,
                            message.data);
}

/* Printing */

static varve_status print_by_user(varve_printer *printer, varve_print_call *call) {
  const user_hook *user = call->hook->user;
  varve_hook_printer own = {.printer = printer, .call = call};
  return user->hook.print(user->hook.user, &own);
}

static bool prints(const varve_hook_printer *printer, uint32_t argument, varve_syntax_kind kind) {
  const varve_print_call *call = printer->call;
  return is_argument(call->arguments, call->argument_count, argument, kind);
}

varve_slice varve_hook_printer_get_text(const varve_hook_printer *printer, uint32_t argument) {
  return prints(printer, argument, VARVE_SYNTAX_STRING)
             ? varve_argument_element(printer->call->arguments, argument)->text
             : VARVE_SLICE("");
}

const varve_operation *varve_hook_printer_get_operation(const varve_hook_printer *printer) {
  return printer->call->frame->op;
}

const varve_attribute *varve_hook_printer_get_attribute(const varve_hook_printer *printer,
                                                        uint32_t argument) {
  return prints(printer, argument, VARVE_SYNTAX_ATTRIBUTE)
             ? varve_as_attribute(varve_printed_attribute(printer->call, argument))
             : NULL;
}

static bool find_range(const varve_hook_printer *printer, uint32_t argument,
                       varve_value_range *range) {
  *range = (varve_value_range){0, 0};
  if (!prints(printer, argument, VARVE_SYNTAX_OPERAND) &&
      !prints(printer, argument, VARVE_SYNTAX_TYPE))
    return false;
  *range = varve_printed_range(printer->call, argument);
  return true;
}

uint32_t varve_hook_printer_get_count(const varve_hook_printer *printer, uint32_t argument) {
  varve_value_range range;
  return find_range(printer, argument, &range) ? range.count : 0;
}

varve_status varve_hook_printer_print_text(varve_hook_printer *printer, varve_slice text) {
  return varve_slice_is_sound(text) ? varve_put(printer->printer, text) : VARVE_STATUS_BAD_ARGUMENT;
}

varve_status varve_hook_printer_print_attribute(varve_hook_printer *printer,
                                                const varve_attribute *attribute) {
  if (!varve_is_attribute_of(printer->printer->context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_print_attribute(printer->printer, varve_of_attribute(attribute));
}

varve_status varve_hook_printer_print_type(varve_hook_printer *printer, const varve_type *type) {
  if (!varve_is_type_of(printer->printer->context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_print_type(printer->printer, varve_of_type(type));
}

varve_status varve_hook_printer_print_operand(varve_hook_printer *printer, uint32_t argument,
                                              uint32_t index) {
  varve_value_range range;
  if (!prints(printer, argument, VARVE_SYNTAX_OPERAND) || !find_range(printer, argument, &range) ||
      index >= range.count)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_print_value(printer->printer,
                           printer->call->frame->op->operands[range.first + index].value);
}

varve_status varve_hook_printer_print_value_type(varve_hook_printer *printer, uint32_t argument,
                                                 uint32_t index) {
  varve_value_range range;
  const varve_operation *op = printer->call->frame->op;
  if (!prints(printer, argument, VARVE_SYNTAX_TYPE) || !find_range(printer, argument, &range) ||
      index >= range.count)
    return VARVE_STATUS_BAD_ARGUMENT;
  range = (varve_value_range){range.first + index, 1};
  return varve_argument_element(printer->call->arguments, argument)[1].kind == VARVE_SYNTAX_RESULT
             ? varve_print_result_types(printer->printer, op, range)
             : varve_print_operand_types(printer->printer, op, range);
}
