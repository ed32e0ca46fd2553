/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of llvm.func and llvm.mlir.global. In 2019 and 2020, types of the dialect llvm
 * contain LLVM IR text. In LLVM 13, they contain other types. */
#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/common_llvm.h"
#include "hooks/shared/function_signature.h"

/* The keywords for linkages. The index of a keyword is the value of the attribute linkage. */
static const char *const linkages[] = {
    "private",   "internal",    "available_externally", "linkonce", "weak",    "common",
    "appending", "extern_weak", "linkonce_odr",         "weak_odr", "external"};
enum { EXTERNAL = 10 };

static varve_status parse_linkage(varve_parser *parser) {
  const varve_entity *value = NULL;
  uint64_t linkage = EXTERNAL;
  for (size_t i = 0; i < VARVE_COUNT_OF(linkages); i++)
    if (varve_accept_word(parser, linkages[i])) {
      linkage = i;
      break;
    }
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &linkage, &value));
  return varve_add_attribute(parser, VARVE_SLICE("linkage"), value);
}

static varve_status linkage_of(varve_printer *printer, const varve_operation *op,
                               uint64_t *linkage) {
  const varve_entity *value = varve_operation_attribute(op, VARVE_SLICE("linkage"));
  if (value == NULL || value->kind != VARVE_KIND_INTEGER ||
      value->children[0] != printer->context->i64 ||
      varve_integer_words(value)[0] >= VARVE_COUNT_OF(linkages))
    return VARVE_STATUS_UNSUPPORTED;
  *linkage = varve_integer_words(value)[0];
  return VARVE_STATUS_OK;
}

static varve_status print_linkage(varve_printer *printer, uint64_t linkage) {
  VARVE_PUT(printer, " ");
  return varve_put(printer, varve_slice_of(linkages[linkage]));
}

/* llvm.mlir.global linkage constant @name(value) {...} : type {...}. If the value is a string, the
 * text may omit the type. In LLVM 13, the keyword of the attribute unnamed_addr follows the
 * linkage, and mlir-opt never prints the type of a string. */

static bool has_text_types(const varve_context *context) {
  return varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES);
}

static const varve_llvm_enum unnamed_address = {"unnamed_addr", "UnnamedAddr", NULL, 0};

/* Makes the type of a string in 2019 and 2020, with the LLVM IR text [3 x i8]. */
static varve_status string_text(varve_context *context, varve_slice bytes, varve_buffer *text,
                                const varve_entity **type) {
  VARVE_TRY(varve_buffer_append_char(text, '['));
  VARVE_TRY(varve_buffer_append_unsigned(text, bytes.size));
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(" x i8]")));
  return varve_llvm_text_type(context, varve_buffer_slice(text), type);
}

/* Makes the type of a string in LLVM 13: !llvm.array<3 x i8>. */
static varve_status string_array(varve_context *context, varve_slice bytes, varve_buffer *text,
                                 const varve_entity **type) {
  const varve_entity *attribute = NULL;
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("!llvm.array<")));
  VARVE_TRY(varve_buffer_append_unsigned(text, bytes.size));
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(" x i8>")));
  VARVE_TRY(context->parse_attribute(context, varve_buffer_slice(text), &attribute));
  if (attribute->kind == VARVE_KIND_TYPE)
    *type = attribute->children[0];
  return VARVE_STATUS_OK;
}

/* Makes the type that the text of a global may omit: the type of its value, which is a string. */
static varve_status type_of_string(varve_context *context, const varve_entity *value,
                                   const varve_entity **type) {
  varve_buffer text;
  *type = NULL;
  varve_buffer_init(&text, &context->memory);
  varve_status status = (has_text_types(context) ? string_text : string_array)(
      context, varve_string_bytes(value), &text, type);
  varve_buffer_release(&text);
  return status;
}

static varve_status string_type(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_entity *value, const varve_entity **type) {
  if (value == NULL || value->kind != VARVE_KIND_STRING)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the type can only be omitted if the value is a string");
  return type_of_string(parser->context, value, type);
}

varve_status varve_parse_llvm_global_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *value = NULL, *type = NULL;
  VARVE_TRY(parse_linkage(parser));
  if (!has_text_types(parser->context))
    VARVE_TRY(varve_parse_llvm_enum(parser, &unnamed_address));
  VARVE_TRY(varve_parse_optional_unit(parser, "constant", "constant"));
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the value of the global"));
  if (!varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN)) {
    VARVE_TRY(varve_parse_attribute(parser, &value));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the value of the global"));
  }
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("value"), value));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  bool has_type = varve_accept(parser, VARVE_TOKEN_COLON);
  VARVE_TRY(has_type ? varve_parse_type(parser, &type) : string_type(parser, draft, value, &type));
  VARVE_TRY(varve_add_type_attribute(parser, VARVE_SLICE("type"), type));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return has_type ? varve_begin_optional_region(parser) : varve_add_region(parser);
}

/* Prints "linkage unnamed_addr constant @name(value) {...}". */
static varve_status print_head(varve_printer *printer, const varve_operation *op,
                               const varve_entity *value) {
  static const char *const elided_names[] = {"sym_name", "type",    "constant",
                                             "value",    "linkage", "unnamed_addr"};
  const varve_entity *address = varve_operation_attribute(op, VARVE_SLICE("unnamed_addr"));
  uint64_t linkage;
  bool has_text = has_text_types(printer->context);
  VARVE_TRY(linkage_of(printer, op, &linkage));
  VARVE_TRY(print_linkage(printer, linkage));
  if (!has_text && address != NULL) {
    VARVE_PUT(printer, " ");
    VARVE_TRY(varve_print_llvm_enum(printer, unnamed_address.enumeration, address));
  }
  VARVE_TRY(varve_print_optional_unit(printer, op, "constant", " constant"));
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_PUT(printer, "(");
  if (value != NULL)
    VARVE_TRY(varve_print_attribute(printer, value));
  VARVE_PUT(printer, ")");
  size_t count = VARVE_COUNT_OF(elided_names) - (has_text ? 1 : 0);
  return varve_print_attr_dict(printer, op, (varve_elided){elided_names, count});
}

varve_status varve_print_llvm_global_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *value = varve_operation_attribute(op, VARVE_SLICE("value"));
  const varve_entity *type = varve_operation_attribute(op, VARVE_SLICE("type"));
  const varve_region *body = varve_operation_region(op, 0);
  const varve_entity *implied = NULL;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(print_head(printer, op, value));
  if (!has_text_types(printer->context) && value != NULL && value->kind == VARVE_KIND_STRING) {
    VARVE_TRY(type_of_string(printer->context, value, &implied));
    return implied == type->children[0] && body->first == NULL ? VARVE_STATUS_OK
                                                               : VARVE_STATUS_UNSUPPORTED;
  }
  VARVE_TRY(varve_print_attribute_between(printer, " : ", type, ""));
  return varve_print_function_body(printer, frame, body);
}

/* llvm.func linkage @name(%a: type {...}, ...) -> type attributes {...} {...} */

static varve_status function_text(varve_context *context, const varve_entity *function,
                                  bool is_variadic, const varve_entity **type) {
  varve_buffer text;
  varve_buffer_init(&text, &context->memory);
  varve_status status = varve_llvm_text_of_function(function, is_variadic, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_llvm_text_type(context, varve_buffer_slice(&text), type);
  varve_buffer_release(&text);
  return status;
}

/* Makes a function type of LLVM 13, which contains types rather than LLVM IR text. Returns INVALID
 * if the function has several results. */
static varve_status structured_function(varve_parser *parser,
                                        const varve_function_signature *signature,
                                        const varve_entity *function, const varve_entity **type) {
  uint32_t inputs = varve_function_type_num_inputs(function);
  size_t first = parser->nodes.count;
  varve_llvm_function parts = {
      .first_input = first, .input_count = inputs, .is_variadic = signature->is_variadic};
  if (function->child_count - inputs > 1)
    return VARVE_STATUS_INVALID;
  if (function->child_count > inputs)
    parts.result = function->children[inputs];
  for (uint32_t i = 0; i < inputs; i++)
    VARVE_TRY(varve_push_node(parser, function->children[i]));
  VARVE_TRY(varve_llvm_function_get(parser, &parts, type));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_llvm_func_2019(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *type = NULL;
  VARVE_TRY(parse_linkage(parser));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, true, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  bool has_text = has_text_types(parser->context);
  varve_status status = has_text
                            ? function_text(parser->context, type, signature.is_variadic, &type)
                            : structured_function(parser, &signature, type, &type);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_INVALID_ERROR(parser, place, "expected types of llvm, and one result at most");
  VARVE_TRY(status);
  VARVE_TRY(varve_add_legacy_signature(parser, &signature, type));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return varve_begin_function_region(parser, &signature);
}

/* Appends the types in the LLVM IR text "R (A, B, ...)" to the vector: first the result R, then the
 * inputs. Sets the types in the signature. */
static varve_status collect_types(varve_printer *printer, varve_slice text,
                                  varve_printed_signature *signature, varve_vector *types) {
  varve_slice result, list, item;
  const varve_entity *type = NULL;
  if (!varve_llvm_text_function(text, &result, &list))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_llvm_text_type(printer->context, result, &type));
  VARVE_TRY(varve_vector_push(types, &type));
  while (varve_llvm_text_next(&list, &item)) {
    signature->is_variadic = varve_slice_equal(item, VARVE_SLICE("..."));
    if (signature->is_variadic)
      break;
    VARVE_TRY(varve_llvm_text_type(printer->context, item, &type));
    VARVE_TRY(varve_vector_push(types, &type));
  }
  signature->results = types->data;
  signature->result_count = varve_slice_equal(result, VARVE_SLICE("void")) ? 0 : 1;
  signature->inputs = signature->results + 1;
  signature->input_count = (uint32_t)types->count - 1;
  return VARVE_STATUS_OK;
}

static varve_status collect_signature(varve_printer *printer, const varve_entity *type,
                                      varve_printed_signature *signature, varve_vector *types) {
  varve_slice text;
  if (!has_text_types(printer->context)) {
    /* In LLVM 13 the function type contains types rather than text. */
    varve_llvm_function_type function;
    if (!varve_llvm_function_open(type, &function))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_llvm_function_types(&function, types));
    signature->is_variadic = function.is_variadic;
    signature->result_count = function.result != NULL;
    signature->results = types->data;
    signature->inputs = signature->results + 1;
    signature->input_count = (uint32_t)types->count - 1;
    return VARVE_STATUS_OK;
  }
  return varve_llvm_text_of(type, &text) ? collect_types(printer, text, signature, types)
                                         : VARVE_STATUS_UNSUPPORTED;
}

/* Prints the signature of llvm.func and the attributes after the signature. */
static varve_status print_signature(varve_printer *printer, const varve_operation *op) {
  const varve_entity *type = varve_operation_attribute(op, VARVE_SLICE("type"));
  varve_printed_signature signature = {.body = varve_operation_region(op, 0)};
  varve_vector types;
  if (type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  if (!has_text_types(printer->context)) {
    signature.argument_attributes = varve_operation_attribute(op, VARVE_SLICE("arg_attrs"));
    signature.result_attributes = varve_operation_attribute(op, VARVE_SLICE("res_attrs"));
  }
  varve_vector_init(&types, &printer->context->memory, sizeof(const varve_entity *));
  varve_status status = collect_signature(printer, type->children[0], &signature, &types);
  if (status == VARVE_STATUS_OK)
    status = varve_collect_legacy_signature(printer, op, &signature);
  if (status == VARVE_STATUS_OK)
    status = varve_print_function_signature(printer, &signature);
  if (status == VARVE_STATUS_OK)
    status = varve_print_legacy_attributes(printer, op, &signature, VARVE_ELIDED("linkage"));
  varve_vector_release(&types);
  return status;
}

varve_status varve_print_llvm_func_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint64_t linkage;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(linkage_of(printer, op, &linkage));
  if (linkage != EXTERNAL)
    VARVE_TRY(print_linkage(printer, linkage));
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(print_signature(printer, op));
  return varve_print_function_body(printer, frame, varve_operation_region(op, 0));
}
