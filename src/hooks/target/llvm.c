/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of alloca, icmp, fcmp and landingpad of llvm. */
#include "dialect/evaluate/infer_convert.h"
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

/* Returns the number of elements of !llvm.vec<2 x ptr<i8>>, or 0. */
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

/* Finds the result type: i1, or a vector of it if the operands are vectors. */
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

static varve_status parse_comparison(varve_parser *parser, varve_operation_draft *draft,
                                     const char *enumeration) {
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
  VARVE_TRY(varve_llvm_enum_rule(parser->context, enumeration, &rule));
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

varve_status varve_parse_llvm_icmp(varve_parser *parser, varve_operation_draft *draft) {
  return parse_comparison(parser, draft, "ICmpPredicate");
}

varve_status varve_parse_llvm_fcmp(varve_parser *parser, varve_operation_draft *draft) {
  return parse_comparison(parser, draft, "FCmpPredicate");
}

/* llvm.landingpad cleanup (catch %a : type) (filter %b : type) : type */
varve_status varve_parse_llvm_landingpad(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_optional_unit(parser, "cleanup", "cleanup"));
  while (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
    if (!varve_accept_word(parser, "filter") && !varve_accept_word(parser, "catch"))
      return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected 'filter' or 'catch'");
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(varve_parse_colon_type(parser, " and the type of the operand", &type));
    VARVE_TRY(varve_resolve_operand(parser, VARVE_VECTOR_LAST(&parser->operands, varve_operand_use),
                                    type));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the clause"));
  }
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the result", &type));
  return varve_finish_with_result(parser, draft, type);
}

/* Printing */

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

static varve_status print_comparison(varve_printer *printer, const varve_operation *op,
                                     const char *enumeration) {
  static const char *const elided_names[] = {"predicate", "fastmathFlags"};
  const varve_entity *flags = varve_operation_attribute(op, VARVE_SLICE("fastmathFlags"));
  VARVE_PUT(printer, " \"");
  VARVE_TRY(varve_print_llvm_enum(printer, enumeration,
                                  varve_operation_attribute(op, VARVE_SLICE("predicate"))));
  VARVE_TRY(varve_print_operands_between(printer, "\" ", op, (varve_value_range){0, 2}, ""));
  bool has_flags = varve_llvm_enum_value(flags) != 0;
  if (has_flags && varve_era_has_strict_properties(printer->context->era)) {
    VARVE_PUT(printer, " fastmath<");
    VARVE_TRY(varve_print_llvm_enum(printer, "FastmathFlags", flags));
    VARVE_PUT(printer, ">");
    has_flags = false;
  }
  return varve_print_attributes_and_types(
      printer, op, (varve_elided){elided_names, has_flags ? 1 : 2}, (varve_value_range){0, 1});
}

varve_status varve_print_llvm_icmp(varve_printer *printer, varve_print_operation *frame) {
  return print_comparison(printer, frame->op, "ICmpPredicate");
}

varve_status varve_print_llvm_fcmp(varve_printer *printer, varve_print_operation *frame) {
  return print_comparison(printer, frame->op, "FCmpPredicate");
}

/* mlir-opt prints attributes, but its parser has no place for them; here the generic form is
 * used. */
varve_status varve_print_llvm_landingpad(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  size_t start = printer->out->size;
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_ELIDED("cleanup")));
  if (printer->out->size != start)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put(printer, varve_operation_attribute(op, VARVE_SLICE("cleanup")) != NULL
                                   ? VARVE_SLICE(" cleanup ")
                                   : VARVE_SLICE(" ")));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_value_range one = {i, 1};
    bool is_filter = varve_is_dialect_type(op->operands[i].value->type, "llvm", "array");
    VARVE_TRY(varve_put(printer, is_filter ? VARVE_SLICE("(filter ") : VARVE_SLICE("(catch ")));
    VARVE_TRY(varve_print_typed_operands(printer, op, one));
    VARVE_PUT(printer, ") ");
  }
  return varve_print_type_after(printer, ": ", varve_operation_result(op, 0)->type);
}
