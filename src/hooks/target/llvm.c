/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of llvm, except calls. */
#include <inttypes.h>
#include <stdio.h>

#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

/* llvm.alloca inalloca %size x type {...} : (type of size) -> result */

/* Removes an alignment of 0 from the dictionary. */
static varve_status drop_zero_alignment(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *dictionary = draft->dictionary, *alignment = NULL;
  size_t first = parser->nodes.count;
  if (dictionary != NULL)
    alignment = varve_dictionary_find(dictionary, VARVE_SLICE("alignment"));
  if (alignment == NULL)
    return VARVE_STATUS_OK;
  if (alignment->kind != VARVE_KIND_INTEGER)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected an integer as alignment");
  if (varve_integer_words(alignment)[0] != 0)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < dictionary->child_count; i += 2) {
    if (dictionary->children[i + 1] == alignment &&
        varve_slice_equal(varve_string_bytes(dictionary->children[i]), VARVE_SLICE("alignment")))
      continue;
    VARVE_TRY(varve_push_node(parser, dictionary->children[i]));
    VARVE_TRY(varve_push_node(parser, dictionary->children[i + 1]));
  }
  VARVE_TRY(varve_dictionary_get(
      parser->context, (const varve_entity *const *)parser->nodes.data + first,
      (uint32_t)((parser->nodes.count - first) / 2), NULL, &draft->dictionary));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_llvm_alloca(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *element = NULL, *type = NULL;
  VARVE_TRY(varve_parse_optional_unit(parser, "inalloca", "inalloca"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_type_after(parser, "x", " and the type that is allocated", &element));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operation"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(drop_zero_alignment(parser, draft));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE || type->child_count != 2 ||
      varve_function_type_num_inputs(type) != 1)
    return VARVE_INVALID_ERROR(parser, place,
                               "expected a function type with one argument and one result");
  VARVE_TRY(varve_add_type_attribute(parser, VARVE_SLICE("elem_type"), element));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type->children[0]));
  return varve_finish_with_result(parser, draft, type->children[1]);
}

/* llvm.icmp "eq" %a, %b {...} : type, and likewise llvm.fcmp */

/* Returns the number of elements of !llvm.vec<2 x ptr<i8>>, or 0 for other types. */
static int64_t vector_size(const varve_entity *type) {
  const varve_slice start = VARVE_SLICE_INIT("vec<");
  int64_t size = 0;
  if (type->kind != VARVE_KIND_DIALECT_TYPE || varve_entity_is_parametric(type))
    return 0;
  varve_slice text = varve_slice_make(varve_entity_payload(type), type->payload_size);
  if (!varve_slice_starts_with(text, start))
    return 0;
  for (size_t i = start.size; i < text.size && text.data[i] >= '0' && text.data[i] <= '9'; i++) {
    if (size > INT32_MAX)
      return 0;
    size = size * 10 + (text.data[i] - '0');
  }
  return size;
}

/* Finds the result type: i1, or a vector of i1 if the operands are vectors. */
static varve_status result_of_comparison(varve_parser *parser, const varve_entity *operand,
                                         const varve_entity **result) {
  int64_t size = vector_size(operand);
  *result = parser->context->i1;
  if (size != 0)
    return varve_vector_type_get(parser->context, (varve_dims){&size, 1}, NULL, parser->context->i1,
                                 result);
  if (operand->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  return varve_type_with_element(parser->context, operand, parser->context->i1, result);
}

/* Parses an optional fastmath<nnan, ninf>. */
static varve_status parse_flags(varve_parser *parser) {
  const varve_entity *attribute;
  uint64_t flags = 0;
  if (!varve_accept_word(parser, "fastmath"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'fastmath'"));
  do {
    uint64_t flag = UINT64_MAX;
    VARVE_TRY(varve_parse_llvm_keyword(parser, "FastmathFlags", &flag));
    if (flag == UINT64_MAX)
      return VARVE_EXPECTED(parser, "expected a flag of fastmath");
    flags |= flag;
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the flags"));
  VARVE_TRY(varve_llvm_enum_get(parser->context, "fastmath", flags, &attribute));
  return varve_add_attribute(parser, VARVE_SLICE("fastmathFlags"), attribute);
}

static const char *predicates_of(const varve_operation_name *name) {
  return varve_slice_equal(name->suffix, VARVE_SLICE("icmp")) ? "ICmpPredicate" : "FCmpPredicate";
}

varve_status varve_parse_llvm_comparison(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *result = NULL;
  varve_token predicate = parser->token;
  bool is_of_llvm = false;
  if (!varve_accept(parser, VARVE_TOKEN_STRING))
    return VARVE_EXPECTED(parser, "expected the predicate: a string");
  VARVE_TRY(varve_parse_two_operands(parser, " and the second operand"));
  VARVE_TRY(parse_flags(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operands"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){0, 2}, type));
  const varve_entity *string = NULL, *attribute = NULL;
  varve_parameter_rule rule;
  uint64_t value = 0;
  VARVE_TRY(varve_token_string(parser, &predicate, &string));
  VARVE_TRY(varve_llvm_enum_rule(parser->context, predicates_of(draft->name), &rule));
  if (!varve_enum_find_case(&rule, varve_string_bytes(string), &value))
    return VARVE_INVALID_ERROR(parser, predicate.text.data,
                               "'%.*s' is not a predicate of this operation",
                               VARVE_FORMAT_SLICE(varve_string_bytes(string)));
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &value, &attribute));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("predicate"), attribute));

  VARVE_TRY(varve_is_llvm_type(parser->context, type, &is_of_llvm));
  if (!is_of_llvm)
    return VARVE_INVALID_ERROR(parser, place, "expected a type that values of llvm have");
  VARVE_TRY(result_of_comparison(parser, type, &result));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_llvm_alloca(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided_names[] = {"elem_type", "inalloca", "alignment"};
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_attribute(op, VARVE_SLICE("elem_type"));
  const varve_entity *alignment = varve_operation_attribute(op, VARVE_SLICE("alignment"));
  bool has_alignment = alignment != NULL && varve_llvm_enum_value(alignment) != 0;
  if (type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_optional_unit(printer, op, "inalloca", " inalloca"));
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_type_after(printer, " x ", type->children[0]));
  return varve_print_attributes_and_functional_type(
      printer, op, (varve_elided){elided_names, has_alignment ? 2 : 3});
}

varve_status varve_print_llvm_comparison(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  static const char *const elided_names[] = {"predicate", "fastmathFlags"};
  const varve_entity *flags = varve_operation_attribute(op, VARVE_SLICE("fastmathFlags"));
  VARVE_PUT(printer, " \"");
  VARVE_TRY(varve_print_llvm_enum(printer, predicates_of(op->name),
                                  varve_operation_attribute(op, VARVE_SLICE("predicate"))));
  VARVE_TRY(varve_print_operands_between(printer, "\" ", op, (varve_value_range){0, 2}, ""));
  bool has_flags = varve_llvm_enum_value(flags) != 0;
  if (has_flags && varve_era_has(printer->context->era, VARVE_HAS_STRICT_PROPERTIES)) {
    VARVE_PUT(printer, " fastmath<");
    VARVE_TRY(varve_print_llvm_enum(printer, "FastmathFlags", flags));
    VARVE_PUT(printer, ">");
    has_flags = false;
  }
  return varve_print_attributes_and_types(
      printer, op, (varve_elided){elided_names, has_flags ? 1 : 2}, (varve_value_range){0, 1});
}

/* The custom forms of func, mlir.global and mlir.alias of llvm. */

/* Returns the enum of linkages. The number of the default, `external`, was 10 and is 0. Until LLVM
 * 13, the attribute is the number. */
static const varve_llvm_enum *linkage_in(const varve_context *context) {
  static const varve_llvm_enum today = {"linkage", "Linkage", "linkage", 0};
  static const varve_llvm_enum legacy = {"linkage", "Linkage", "linkage", 10};
  static const varve_llvm_enum number = {"linkage", "Linkage", NULL, 10};
  if (varve_llvm_is_typed(context))
    return &number;
  return varve_era_has(context->era, VARVE_HAS_LLVM_LINKAGE_ORDER) ? &today : &legacy;
}
static const varve_llvm_enum visibility = {"visibility_", "Visibility", NULL, 0};
static const varve_llvm_enum unnamed_address = {"unnamed_addr", "UnnamedAddr", NULL, 0};
static const varve_llvm_enum calling_convention = {"CConv", "CConv", "cconv", 0};

/* Parses an optional comdat(@group::@selector). */
static varve_status parse_comdat(varve_parser *parser) {
  const varve_entity *comdat = NULL;
  if (!varve_accept_word(parser, "comdat"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'comdat'"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, &comdat));
  if (comdat->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_INVALID_ERROR(parser, place, "expected a reference to a symbol");
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("comdat"), comdat));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the comdat");
}

/* llvm.func linkage visibility unnamed_addr cconv @name(...) -> type vscale_range(1, 2) comdat(@a)
 * attributes {...} {...} */

static varve_status check_type(varve_parser *parser, const char *place, const varve_entity *type,
                               const char *what) {
  bool is_of_llvm = false;
  VARVE_TRY(varve_is_llvm_type(parser->context, type, &is_of_llvm));
  if (is_of_llvm)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "the type of %s is not a type of llvm values", what);
}

/* Makes the type of the function. */
static varve_status make_type(varve_parser *parser, const char *place,
                              const varve_function_signature *signature,
                              const varve_entity **type) {
  const varve_entity *function = NULL;
  size_t results = parser->nodes.count - signature->first_result;
  if (results > 1)
    return VARVE_INVALID_ERROR(parser, place, "a function has at most one result, but here are %zu",
                               results);
  VARVE_TRY(varve_signature_type(parser, signature, &function));
  uint32_t inputs = varve_function_type_num_inputs(function);
  for (uint32_t i = 0; i < function->child_count; i++)
    VARVE_TRY(check_type(parser, place, function->children[i],
                         i < inputs ? "an argument" : "the result"));
  VARVE_TRY(varve_llvm_function_of(parser->context, function, signature->is_variadic, type));
  if (*type != NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected types of llvm");
}

static varve_status parse_vscale_range(varve_parser *parser) {
  const varve_entity *attribute = NULL;
  char text[96];
  int64_t least, most;
  if (!varve_accept_word(parser, "vscale_range"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'vscale_range'"));
  VARVE_TRY(varve_parse_i64(parser, &least));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the upper end of the range"));
  VARVE_TRY(varve_parse_i64(parser, &most));
  snprintf(text, sizeof text,
           "#llvm.vscale_range<minRange = %" PRId32 " : i32, maxRange = %" PRId32 " : i32>",
           (int32_t)(uint32_t)(uint64_t)least, (int32_t)(uint32_t)(uint64_t)most);
  VARVE_TRY(varve_fixed_attribute(parser, varve_slice_of(text), &attribute));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("vscale_range"), attribute));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the range");
}

/* Returns whether operations of this name have an inherent attribute. */
static bool has(const varve_operation_name *operation, const char *name) {
  return varve_find_property(operation->definition, varve_slice_of(name)) != NULL;
}

/* Returns whether the era is before LLVM 15: functions have no calling convention, and the
 * attribute with their type is "type". */
static bool is_of_14(const varve_context *context) {
  return !varve_era_has(context->era, VARVE_HAS_FUNCTION_TYPE);
}
static const char *type_name(const varve_context *context) {
  return is_of_14(context) ? "type" : "function_type";
}

varve_status varve_parse_llvm_func(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_llvm_enum(parser, linkage_in(parser->context)));
  if (has(draft->name, "visibility_"))
    VARVE_TRY(varve_parse_llvm_enum(parser, &visibility));
  if (has(draft->name, "unnamed_addr"))
    VARVE_TRY(varve_parse_llvm_enum(parser, &unnamed_address));
  if (!is_of_14(parser->context))
    VARVE_TRY(varve_parse_llvm_enum(parser, &calling_convention));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, true, &signature));
  VARVE_TRY(make_type(parser, place, &signature, &type));
  VARVE_TRY(varve_add_legacy_signature(parser, &signature, type));
  VARVE_TRY(parse_vscale_range(parser));
  VARVE_TRY(parse_comdat(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  /* A function with empty braces is valid and has no body. */
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return varve_begin_function_region(parser, &signature);
}

/* llvm.mlir.global linkage visibility thread_local unnamed_addr constant @name(value) comdat(@a)
 * {...} : type {...} */

/* The modes of thread_local since LLVM 24, as in thread_local(localexec). The printer omits the
 * first mode, which is the default. In older releases, thread_local is a unit attribute. */
static const char *const thread_modes[] = {"generaldynamic", "localdynamic", "initialexec",
                                           "localexec"};

static bool has_thread_modes(const varve_context *context) {
  return varve_era_has(context->era, VARVE_HAS_LLVM_THREAD_MODES);
}

/* Parses an optional mode in parentheses. *mode is the number of the mode, from 1 on, or 1
 * without a mode. */
static varve_status parse_thread_mode(varve_parser *parser, int64_t *mode) {
  *mode = 1;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  while (*mode <= (int64_t)VARVE_COUNT_OF(thread_modes) &&
         !varve_accept_word(parser, thread_modes[*mode - 1]))
    (*mode)++;
  if (*mode > (int64_t)VARVE_COUNT_OF(thread_modes))
    return VARVE_EXPECTED(parser, "expected a mode of thread_local");
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the mode of thread_local");
}

/* Parses keywords that globals and aliases have in common. */
static varve_status parse_thread_local(varve_parser *parser) {
  const varve_entity *value = parser->context->unit;
  int64_t mode;
  if (varve_llvm_is_typed(parser->context) || !varve_accept_word(parser, "thread_local"))
    return VARVE_STATUS_OK;
  if (!has_thread_modes(parser->context))
    return varve_add_attribute(parser, VARVE_SLICE("thread_local_"), value);
  VARVE_TRY(parse_thread_mode(parser, &mode));
  VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, mode, &value));
  return varve_add_attribute(parser, VARVE_SLICE("tls_mode"), value);
}

static varve_status parse_common(varve_parser *parser, const varve_operation_name *name) {
  bool is_legacy = varve_llvm_is_legacy(parser->context);
  VARVE_TRY(varve_parse_llvm_enum(parser, linkage_in(parser->context)));
  if (!is_legacy)
    VARVE_TRY(varve_parse_llvm_enum(parser, &visibility));
  VARVE_TRY(parse_thread_local(parser));
  if (has(name, "unnamed_addr"))
    VARVE_TRY(varve_parse_llvm_enum(parser, &unnamed_address));
  return is_legacy ? parse_thread_local(parser)
                   : VARVE_STATUS_OK; /* before LLVM 17, thread_local comes last */
}

static varve_status parse_value(varve_parser *parser, const varve_entity **value) {
  *value = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the value of the global"));
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_attribute(parser, value));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("value"), *value));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the value of the global");
}

/* Parses an optional ": type". *type is NULL if there is no ':'. */
static varve_status parse_colon_type(varve_parser *parser, const varve_operation_draft *draft,
                                     const varve_entity **type) {
  *type = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_COLON))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_type(parser, type));
  if (!varve_at(parser, VARVE_TOKEN_COMMA))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start, "expected one type");
}

/* Finds the type that the text of a global may omit: that of its value, a string. */
static varve_status string_type(varve_context *context, const varve_entity *value,
                                const varve_entity **type) {
  bool has_text = varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES);
  char text[64];
  snprintf(text, sizeof text, has_text ? "[%" PRIu64 " x i8]" : "!llvm.array<%" PRIu64 " x i8>",
           (uint64_t)varve_string_bytes(value).size);
  return (has_text ? varve_llvm_text_type : varve_type_of_text)(context, varve_slice_of(text),
                                                                type);
}

static const char *global_type_name(const varve_operation_name *name) {
  return has(name, "global_type") ? "global_type" : "type";
}

varve_status varve_parse_llvm_global(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *value = NULL, *type = NULL;
  VARVE_TRY(parse_common(parser, draft->name));
  VARVE_TRY(varve_parse_optional_unit(parser, "constant", "constant"));
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(parse_value(parser, &value));
  VARVE_TRY(parse_comdat(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_type(parser, draft, &type));
  bool has_type = type != NULL;
  if (!has_type && (value == NULL || value->kind != VARVE_KIND_STRING))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the type can only be omitted if the value is a string");
  if (!has_type)
    VARVE_TRY(string_type(parser->context, value, &type));
  VARVE_TRY(varve_add_type_attribute(parser, varve_slice_of(global_type_name(draft->name)), type));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return has_type ? varve_begin_optional_region(parser) : varve_add_region(parser);
}

/* llvm.mlir.alias linkage visibility thread_local unnamed_addr @name {...} : type {...} */
varve_status varve_parse_llvm_alias(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(parse_common(parser, draft->name));
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  if (!varve_at(parser, VARVE_TOKEN_COLON))
    return varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the alias");
  VARVE_TRY(parse_colon_type(parser, draft, &type));
  VARVE_TRY(varve_add_type_attribute(parser, VARVE_SLICE("alias_type"), type));
  return varve_begin_region_then(parser, draft, varve_finish_step);
}

/* Prints a space and the word of the enum attribute, unless it is missing or has the default
 * value. If with_default is true, prints the default too, and returns UNSUPPORTED if the
 * attribute is missing. */
static varve_status print_keyword(varve_printer *printer, const varve_operation *op,
                                  const varve_llvm_enum *what, bool with_default) {
  const varve_entity *attribute = varve_operation_attribute(op, varve_slice_of(what->attribute));
  if (attribute == NULL)
    return with_default ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OK;
  if (varve_llvm_enum_value(attribute) == what->default_value && !with_default)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " ");
  return varve_print_llvm_enum(printer, what->enumeration, attribute);
}

static varve_status print_vscale_range(varve_printer *printer, const varve_operation *op) {
  const varve_entity *range = varve_operation_attribute(op, VARVE_SLICE("vscale_range"));
  if (range == NULL)
    return VARVE_STATUS_OK;
  if (range->kind != VARVE_KIND_DIALECT_ATTRIBUTE || !varve_entity_is_parametric(range) ||
      varve_parameter_count(range) != 2)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(
      varve_print_literal_between(printer, " vscale_range(", varve_parameter(range, 0), ", "));
  VARVE_TRY(varve_print_attribute_without_type(printer, varve_parameter(range, 1)));
  return varve_put_char(printer, ')');
}

/* Appends the types in the LLVM IR text "R (A, B, ...)": first the result R, then the inputs. */
static varve_status collect_text(varve_printer *printer, varve_slice text,
                                 varve_printed_signature *signature, varve_vector *types) {
  varve_slice result, list, item;
  const varve_entity *type = NULL;
  if (!varve_llvm_text_function(text, &result, &list))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_llvm_text_type(printer->context, result, &type));
  VARVE_TRY(varve_vector_push(types, &type));
  while (!signature->is_variadic && varve_llvm_text_next(&list, &item)) {
    signature->is_variadic = varve_slice_equal(item, VARVE_SLICE("..."));
    VARVE_TRY(varve_llvm_text_type(printer->context, item, &type));
    if (!signature->is_variadic)
      VARVE_TRY(varve_vector_push(types, &type));
  }
  signature->result_count = varve_slice_equal(result, VARVE_SLICE("void")) ? 0 : 1;
  return VARVE_STATUS_OK;
}

static varve_status collect_inputs(varve_printer *printer, const varve_entity *type,
                                   varve_printed_signature *signature, varve_vector *types) {
  varve_llvm_function_type function;
  varve_slice text;
  if (varve_era_has(printer->context->era, VARVE_HAS_LLVM_TEXT_TYPES) &&
      varve_llvm_text_of(type, &text)) {
    VARVE_TRY(collect_text(printer, text, signature, types));
  } else {
    if (!varve_llvm_function_open(type, &function))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_llvm_function_types(&function, types));
    signature->is_variadic = function.is_variadic;
    signature->result_count = function.result == NULL ? 0 : 1;
  }
  signature->results = types->data;
  signature->inputs = signature->results + 1;
  signature->input_count = (uint32_t)types->count - 1;
  return VARVE_STATUS_OK;
}

varve_status varve_print_llvm_func(varve_printer *printer, varve_print_operation *frame) {
  enum { LEGACY_COUNT = 6 };
  const char *const elided_names[] = {"sym_name",     type_name(printer->context),
                                      "arg_attrs",    "res_attrs",
                                      "linkage",      "CConv",
                                      "visibility_",  "comdat",
                                      "unnamed_addr", "vscale_range"};
  const varve_operation *op = frame->op;
  bool is_legacy = varve_llvm_is_legacy(printer->context);
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (varve_llvm_is_typed(printer->context) &&
      varve_operation_attribute(op, VARVE_SLICE("linkage")) == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(print_keyword(printer, op, linkage_in(printer->context), false));
  if (has(op->name, "visibility_"))
    VARVE_TRY(print_keyword(printer, op, &visibility, false));
  if (has(op->name, "unnamed_addr"))
    VARVE_TRY(print_keyword(printer, op, &unnamed_address, false));
  if (!is_of_14(printer->context))
    VARVE_TRY(print_keyword(printer, op, &calling_convention, false));
  VARVE_TRY(varve_print_own_name(printer, op));
  const varve_entity *type =
      varve_operation_attribute(op, varve_slice_of(type_name(printer->context)));
  varve_printed_signature signature = {
      .body = varve_operation_region(op, 0),
      .argument_attributes = varve_operation_attribute(op, VARVE_SLICE("arg_attrs")),
      .result_attributes = varve_operation_attribute(op, VARVE_SLICE("res_attrs"))};
  varve_vector types;
  if (type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  varve_vector_init(&types, &printer->context->memory, sizeof(const varve_entity *));
  varve_status status = collect_inputs(printer, type->children[0], &signature, &types);
  if (status == VARVE_STATUS_OK)
    status = varve_collect_legacy_signature(printer, op, &signature);
  if (status == VARVE_STATUS_OK)
    status = varve_print_function_signature(printer, &signature);
  varve_vector_release(&types);
  VARVE_TRY(status);
  if (varve_llvm_is_typed(printer->context)) {
    VARVE_TRY(varve_print_legacy_attributes(printer, op, &signature, VARVE_ELIDED("linkage")));
    return varve_print_function_body(printer, frame, signature.body);
  }
  if (!is_legacy) {
    VARVE_TRY(print_vscale_range(printer, op));
    VARVE_TRY(varve_print_optional_attribute(printer, op, "comdat", " comdat("));
  }
  VARVE_TRY(varve_print_attributes_apart(
      printer, op,
      (varve_elided){elided_names, is_legacy ? LEGACY_COUNT : VARVE_COUNT_OF(elided_names)},
      VARVE_SLICE(" attributes {")));
  return varve_print_function_body(printer, frame, varve_operation_region(op, 0));
}

static varve_status print_thread_local(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(varve_print_optional_unit(printer, op, "thread_local_", " thread_local"));
  const varve_entity *value = varve_operation_attribute(op, VARVE_SLICE("tls_mode"));
  if (!has_thread_modes(printer->context) || value == NULL || value->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_OK;
  uint64_t mode = *varve_integer_words(value);
  if (mode > VARVE_COUNT_OF(thread_modes))
    return VARVE_STATUS_UNSUPPORTED;
  if (mode != 0)
    VARVE_PUT(printer, " thread_local");
  if (mode <= 1)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_word_between(printer, "(", thread_modes[mode - 1], ""));
  return varve_put_char(printer, ')');
}

/* Prints the keywords that globals and aliases have in common. */
static varve_status print_common(varve_printer *printer, const varve_operation *op) {
  bool is_legacy = varve_llvm_is_legacy(printer->context);
  const varve_entity *address = varve_operation_attribute(op, VARVE_SLICE("unnamed_addr"));
  VARVE_TRY(print_keyword(printer, op, linkage_in(printer->context), true));
  if (varve_llvm_is_typed(printer->context)) /* which print the default, too */
    return address == NULL ? VARVE_STATUS_OK : print_keyword(printer, op, &unnamed_address, true);
  VARVE_TRY(is_legacy ? print_keyword(printer, op, &unnamed_address, false)
                      : print_keyword(printer, op, &visibility, false));
  VARVE_TRY(print_thread_local(printer, op));
  return is_legacy ? VARVE_STATUS_OK : print_keyword(printer, op, &unnamed_address, false);
}

static varve_status print_colon_type(varve_printer *printer, const varve_operation *op,
                                     varve_slice name) {
  const varve_entity *type = varve_operation_attribute(op, name);
  if (type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_between(printer, " : ", type, "");
}

/* If the value is a string, the text omits the type, except in 2019 and 2020. Returns UNSUPPORTED
 * if the text cannot say what the global is. */
static varve_status omits_type(varve_printer *printer, const varve_operation *op, bool *omits) {
  varve_context *context = printer->context;
  const varve_entity *value = varve_operation_attribute(op, VARVE_SLICE("value"));
  const varve_entity *type = varve_operation_attribute(op, VARVE_SLICE("type")), *implied = NULL;
  *omits = value != NULL && value->kind == VARVE_KIND_STRING &&
           !varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES);
  if (!*omits)
    return VARVE_STATUS_OK;
  if (varve_operation_region(op, 0)->first != NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (!varve_llvm_is_typed(context))
    return VARVE_STATUS_OK;
  VARVE_TRY(string_type(context, value, &implied));
  return type != NULL && type->kind == VARVE_KIND_TYPE && type->children[0] == implied
             ? VARVE_STATUS_OK
             : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_print_llvm_global(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const char *type_name = global_type_name(op->name);
  const char *const elided_names[] = {"sym_name",    type_name,      "constant",      "value",
                                      "linkage",     "unnamed_addr", "thread_local_", "comdat",
                                      "visibility_", "tls_mode"};
  const varve_context *context = printer->context;
  bool is_legacy = varve_llvm_is_legacy(context), is_typed = varve_llvm_is_typed(context);
  size_t elided_count = VARVE_COUNT_OF(elided_names) - (is_typed                    ? 4
                                                        : is_legacy                 ? 3
                                                        : has_thread_modes(context) ? 0
                                                                                    : 1);
  const varve_entity *value = varve_operation_attribute(op, VARVE_SLICE("value"));
  bool omits;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(print_common(printer, op));
  VARVE_TRY(varve_print_optional_unit(printer, op, "constant", " constant"));
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_PUT(printer, "(");
  if (value != NULL)
    VARVE_TRY(varve_print_attribute(printer, value));
  VARVE_PUT(printer, ")");
  if (!is_legacy)
    VARVE_TRY(varve_print_optional_attribute(printer, op, "comdat", " comdat("));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided_names, elided_count}));
  VARVE_TRY(omits_type(printer, op, &omits));
  if (omits)
    return VARVE_STATUS_OK;
  VARVE_TRY(print_colon_type(printer, op, varve_slice_of(type_name)));
  return varve_print_function_body(printer, frame, varve_operation_region(op, 0));
}

varve_status varve_print_llvm_alias(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(print_common(printer, op));
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict(printer, op,
                                  VARVE_ELIDED("sym_name", "alias_type", "linkage", "unnamed_addr",
                                               "thread_local_", "visibility_")));
  VARVE_TRY(print_colon_type(printer, op, VARVE_SLICE("alias_type")));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}
