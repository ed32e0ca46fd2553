/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of func, mlir.global and mlir.alias of llvm. */
#include <inttypes.h>
#include <stdio.h>

#include "hooks/common_llvm.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

static const varve_llvm_enum linkage = {"linkage", "Linkage", "linkage", 0};
static const varve_llvm_enum visibility = {"visibility_", "Visibility", NULL, 0};
static const varve_llvm_enum unnamed_address = {"unnamed_addr", "UnnamedAddr", NULL, 0};
static const varve_llvm_enum calling_convention = {"CConv", "CConv", "cconv", 0};

/* comdat(@group::@selector) */
static varve_status parse_comdat(varve_parser *parser) {
  const varve_attribute *comdat = NULL;
  if (!varve_accept_word(parser, "comdat"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " behind 'comdat'"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, &comdat));
  if (comdat->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_INVALID_ERROR(parser, place, "expected a reference to a symbol");
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("comdat"), comdat));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the comdat");
}

static varve_status parse_name(varve_parser *parser) {
  const varve_attribute *name = NULL;
  VARVE_TRY(varve_parse_symbol_name(parser, &name));
  return varve_add_attribute(parser, VARVE_SLICE("sym_name"), name);
}

/* llvm.func linkage visibility unnamed_addr cconv @name(...) -> type vscale_range(1, 2) comdat(@a)
 * attributes {...} {...} */

static varve_status check_type(varve_parser *parser, const char *place, const varve_type *type,
                               const char *what) {
  if (varve_is_llvm_type(type))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "the type of %s is none that values of llvm have",
                             what);
}

/* The types of the arguments are put behind that of the result. */
static varve_status make_type(varve_parser *parser, const char *place,
                              const varve_function_signature *signature, const varve_type **type) {
  size_t results = parser->nodes.count - signature->first_result;
  size_t inputs = parser->arguments.count - signature->first_argument;
  varve_llvm_function parts = {NULL, parser->nodes.count, inputs, signature->is_variadic};
  *type = NULL;
  if (results > 1)
    return VARVE_INVALID_ERROR(parser, place, "a function has at most one result, but here are %zu",
                               results);
  if (results == 1)
    parts.result = varve_top_node(parser);
  for (size_t i = 0; i < inputs; i++) {
    const varve_type *input = varve_region_argument_at(parser, signature->first_argument + i)->type;
    VARVE_TRY(check_type(parser, place, input, "an argument"));
    VARVE_TRY(varve_push_node(parser, input));
  }
  if (parts.result != NULL)
    VARVE_TRY(check_type(parser, place, parts.result, "the result"));
  VARVE_TRY(varve_llvm_function_get(parser, &parts, type));
  varve_vector_truncate(&parser->nodes, parts.first_input);
  return VARVE_STATUS_OK;
}

static varve_status parse_vscale_range(varve_parser *parser) {
  const varve_attribute *attribute = NULL;
  char text[96];
  int64_t least, most;
  if (!varve_accept_word(parser, "vscale_range"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " behind 'vscale_range'"));
  VARVE_TRY(varve_parse_i64(parser, &least));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the upper end of the range"));
  VARVE_TRY(varve_parse_i64(parser, &most));
  snprintf(text, sizeof text,
           "#llvm.vscale_range<minRange = %" PRId32 " : i32, maxRange = %" PRId32 " : i32>",
           (int32_t)(uint32_t)(uint64_t)least, (int32_t)(uint32_t)(uint64_t)most);
  VARVE_TRY(varve_fixed_attribute(parser, varve_slice_of(text), &attribute));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("vscale_range"), attribute));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the range");
}

varve_status varve_parse_llvm_func(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_type *type = NULL;
  VARVE_TRY(varve_parse_llvm_enum(parser, &linkage));
  VARVE_TRY(varve_parse_llvm_enum(parser, &visibility));
  VARVE_TRY(varve_parse_llvm_enum(parser, &unnamed_address));
  VARVE_TRY(varve_parse_llvm_enum(parser, &calling_convention));
  const char *place = parser->token.text.data;
  VARVE_TRY(parse_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, true, &signature));
  VARVE_TRY(make_type(parser, place, &signature, &type));
  VARVE_TRY(varve_add_signature(parser, &signature, type));
  VARVE_TRY(parse_vscale_range(parser));
  VARVE_TRY(parse_comdat(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_function_body(parser, draft, &signature);
}

/* llvm.mlir.global linkage visibility thread_local unnamed_addr constant @name(value) comdat(@a)
 * {...} : type {...} */

/* What globals and aliases begin with. */
static varve_status parse_common(varve_parser *parser) {
  VARVE_TRY(varve_parse_llvm_enum(parser, &linkage));
  VARVE_TRY(varve_parse_llvm_enum(parser, &visibility));
  if (varve_accept_word(parser, "thread_local"))
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("thread_local_"), parser->context->unit));
  return varve_parse_llvm_enum(parser, &unnamed_address);
}

static varve_status parse_value(varve_parser *parser, const varve_attribute **value) {
  *value = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the value of the global"));
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_attribute(parser, value));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("value"), *value));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the value of the global");
}

/* ": type". NULL: it is not there. */
static varve_status parse_colon_type(varve_parser *parser, const varve_operation_draft *draft,
                                     const varve_type **type) {
  *type = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_COLON))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_type(parser, type));
  if (!varve_at(parser, VARVE_TOKEN_COMMA))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start, "expected one type");
}

static varve_status string_type(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_attribute *value, const varve_type **type) {
  char text[64];
  if (value == NULL || value->kind != VARVE_KIND_STRING)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the type can only be left out where the value is a string");
  snprintf(text, sizeof text, "!llvm.array<%" PRIu64 " x i8>",
           (uint64_t)varve_string_bytes(value).size);
  return varve_fixed_type(parser, varve_slice_of(text), type);
}

static varve_status add_type(varve_parser *parser, varve_slice name, const varve_type *type) {
  const varve_attribute *attribute = NULL;
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  return varve_add_attribute(parser, name, attribute);
}

static varve_status global_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_llvm_global(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *value = NULL;
  const varve_type *type = NULL;
  VARVE_TRY(parse_common(parser));
  if (varve_accept_word(parser, "constant"))
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("constant"), parser->context->unit));
  VARVE_TRY(parse_name(parser));
  VARVE_TRY(parse_value(parser, &value));
  VARVE_TRY(parse_comdat(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_type(parser, draft, &type));
  if (type == NULL) {
    VARVE_TRY(string_type(parser, draft, value, &type));
    VARVE_TRY(add_type(parser, VARVE_SLICE("global_type"), type));
    VARVE_TRY(varve_add_region(parser));
    return varve_finish_custom(parser, draft);
  }
  VARVE_TRY(add_type(parser, VARVE_SLICE("global_type"), type));
  VARVE_TRY(varve_draft_push(parser, draft, global_step));
  return varve_begin_optional_region(parser);
}

/* llvm.mlir.alias linkage visibility thread_local unnamed_addr @name {...} : type {...} */
varve_status varve_parse_llvm_alias(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  VARVE_TRY(parse_common(parser));
  VARVE_TRY(parse_name(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  if (!varve_at(parser, VARVE_TOKEN_COLON))
    return varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the alias");
  VARVE_TRY(parse_colon_type(parser, draft, &type));
  VARVE_TRY(add_type(parser, VARVE_SLICE("alias_type"), type));
  VARVE_TRY(varve_draft_push(parser, draft, global_step));
  return varve_begin_region(parser);
}
