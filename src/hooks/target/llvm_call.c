/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of call, call_intrinsic and invoke of llvm. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

/* The parts of a call. The callee (if it is a value) and the operands in parentheses are the
 * first operands of the draft. */
typedef struct call_parts {
  varve_llvm_callee callee;
  varve_llvm_bundles bundles;
  varve_function_signature signature;
} call_parts;

static const varve_llvm_enum calling_convention = {"CConv", "CConv", "cconv", 0};
static const varve_llvm_enum tail_call = {"TailCallKind", "TailCallKind", "tailcallkind", 0};

/* Parses an optional vararg(!llvm.func<...>). */
/* The attribute with the type of a callee that takes any number of arguments. */
static const char *vararg_of(const varve_operation_name *name) {
  static const char legacy[] = "callee_type"; /* of LLVM 18 */
  return varve_find_property(name->definition, varve_slice_of(legacy)) != NULL ? legacy
                                                                               : "var_callee_type";
}

static varve_status parse_vararg(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  if (!varve_accept_word(parser, "vararg"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'vararg'"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, &type));
  if (type->kind != VARVE_KIND_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "expected the type of the callee");
  VARVE_TRY(varve_add_attribute(parser, varve_slice_of(vararg_of(draft->name)), type));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type of the callee");
}

/* Makes the type of a pointer to a function with the call's signature. */
static varve_status make_callee_type(varve_parser *parser, const varve_operation_draft *draft,
                                     const varve_function_signature *signature,
                                     const varve_entity **type) {
  VARVE_TRY(varve_signature_type(parser, signature, type));
  VARVE_TRY(varve_llvm_function_of(parser->context, *type, signature->is_variadic, type));
  if (*type != NULL)
    VARVE_TRY(varve_llvm_pointer_to(parser->context, *type, type));
  if (*type != NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "expected types of llvm, and one result at most");
}

/* Adds the result of a call. In LLVM 13, a call of a value always has a result: if the function has
 * none, its type is !llvm.void. */
static varve_status add_result(varve_parser *parser, const call_parts *parts) {
  const varve_context *context = parser->context;
  const varve_entity *type = NULL;
  if (parser->nodes.count != parts->signature.first_result)
    return varve_add_result(parser, varve_top_node(parser));
  if (parts->callee.is_direct || !varve_llvm_is_typed(context) ||
      varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!llvm.void"), &type));
  return varve_add_result(parser, type);
}

/* Parses ": type of the callee, (types) -> type", resolves the operands and adds the result. The
 * text has the type of the callee only if the callee is a value and the era is LLVM 17 or later. */
static varve_status parse_types(varve_parser *parser, const varve_operation_draft *draft,
                                call_parts *parts) {
  const char *place = parser->token.text.data;
  const varve_entity *callee = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the call"));
  bool is_legacy = varve_llvm_is_legacy(parser->context);
  if (!parts->callee.is_direct && !is_legacy) {
    VARVE_TRY(varve_parse_type(parser, &callee));
    if (!varve_accept(parser, VARVE_TOKEN_COMMA))
      return VARVE_SYNTAX_ERROR(parser, place,
                                "expected two types where a value is called: its own, and that of "
                                "the call");
  }
  /* (i32, ...) -> i32, where both sides may have attributes. */
  varve_function_signature *signature = &parts->signature;
  VARVE_TRY(varve_parse_function_signature(parser, false, signature));
  size_t results = parser->nodes.count - signature->first_result;
  if (signature->has_names)
    return VARVE_SYNTAX_ERROR(parser, signature->place, "expected types, not names");
  if (!signature->has_arrow)
    return VARVE_SYNTAX_ERROR(parser, place, "expected the type of the call: (types) -> type");
  if (results > 1)
    return VARVE_INVALID_ERROR(parser, place, "a call has at most one result, but here are %zu",
                               results);
  if (results == 1 && !varve_llvm_is_typed(parser->context) &&
      varve_is_dialect_type(varve_top_node(parser), "llvm", "void"))
    return VARVE_INVALID_ERROR(parser, place, "a result cannot be of type void: write '()'");

  bool has_text = varve_era_has(parser->context->era, VARVE_HAS_LLVM_TEXT_TYPES);
  if (has_text || (!parts->callee.is_direct && is_legacy))
    VARVE_TRY(make_callee_type(parser, draft, signature, &callee));
  /* Resolve the operands of the call. If a value is called, the first operand is the callee. */
  size_t first = parts->callee.is_direct ? 0 : 1, given = parts->callee.operand_count - first;
  size_t types = parser->arguments.count - parts->signature.first_argument;
  if (given != types)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "%zu operand%s, but %zu operand type%s",
                               given, given == 1 ? "" : "s", types, types == 1 ? "" : "s");
  if (!parts->callee.is_direct)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, callee));
  for (size_t i = 0; i < given; i++)
    VARVE_TRY(varve_resolve_draft_operand(
        parser, draft, first + i,
        varve_region_argument_at(parser, parts->signature.first_argument + i)->type));

  VARVE_TRY(add_result(parser, parts));
  VARVE_TRY(
      varve_add_attribute(parser, VARVE_SLICE("arg_attrs"), parts->signature.argument_attributes));
  return varve_add_attribute(parser, VARVE_SLICE("res_attrs"), parts->signature.result_attributes);
}

enum { MOST_GROUPS = 4 };

/* Adds the sizes of the operand groups, unless the operation has only one group in this release. */
static varve_status add_sizes(varve_parser *parser, const varve_operation_draft *draft,
                              const size_t sizes[MOST_GROUPS]) {
  const varve_operation_definition *definition = draft->name->definition;
  int32_t narrow[MOST_GROUPS];
  size_t count = 0;
  for (; count < definition->record->operands.count && count < MOST_GROUPS; count++) {
    if (sizes[count] > VARVE_MAX_VALUES)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    narrow[count] = (int32_t)sizes[count];
  }
  if ((definition->record->flags & VARVE_OPERATION_OPERAND_SEGMENTS) == 0)
    return VARVE_STATUS_OK;
  return varve_add_operand_sizes(parser, narrow, count);
}

/* Parses operand bundles if operations of this release have them. */
static varve_status parse_bundles(varve_parser *parser, const varve_operation_draft *draft,
                                  varve_llvm_bundles *bundles) {
  *bundles = (varve_llvm_bundles){.place = NULL};
  if (!varve_draft_has_property(draft, VARVE_SLICE("op_bundle_sizes")))
    return VARVE_STATUS_OK;
  return varve_parse_llvm_bundles(parser, bundles);
}

static varve_status take_bundles(varve_parser *parser, const varve_llvm_bundles *bundles,
                                 size_t *count) {
  *count = 0;
  return bundles->place == NULL ? VARVE_STATUS_OK : varve_take_llvm_bundles(parser, bundles, count);
}

/* llvm.call cconv tail @callee(%a) vararg(type) ["tag"(%b : i32)] {...} : (i32) -> i32 */

static varve_status finish_call(varve_parser *parser, varve_operation_draft *draft,
                                const call_parts *parts) {
  size_t sizes[MOST_GROUPS] = {parts->callee.operand_count};
  VARVE_TRY(take_bundles(parser, &parts->bundles, &sizes[1]));
  VARVE_TRY(add_sizes(parser, draft, sizes));
  return varve_finish_custom(parser, draft);
}

/* Parses llvm.call in the form of LLVM 16 and older: @callee(%a) {...} : (i32) -> i32 */
static varve_status parse_legacy_call(varve_parser *parser, varve_operation_draft *draft) {
  call_parts parts;
  VARVE_TRY(varve_parse_llvm_callee(parser, draft, &parts.callee));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  return varve_finish_custom(parser, draft);
}

/* Parses an optional word of an enum whose attribute not all releases have. */
static varve_status parse_word(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_llvm_enum *word) {
  return varve_find_property(draft->name->definition, varve_slice_of(word->attribute)) == NULL
             ? VARVE_STATUS_OK
             : varve_parse_llvm_enum(parser, word);
}

varve_status varve_parse_llvm_call(varve_parser *parser, varve_operation_draft *draft) {
  call_parts parts;
  if (varve_llvm_is_legacy(parser->context))
    return parse_legacy_call(parser, draft);
  VARVE_TRY(parse_word(parser, draft, &calling_convention));
  VARVE_TRY(parse_word(parser, draft, &tail_call));
  VARVE_TRY(varve_parse_llvm_callee(parser, draft, &parts.callee));
  VARVE_TRY(parse_vararg(parser, draft));
  VARVE_TRY(parse_bundles(parser, draft, &parts.bundles));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  return finish_call(parser, draft, &parts);
}

/* llvm.call_intrinsic "name"(%a) ["tag"(%b : i32)] {...} : (i32) -> i32 */
varve_status varve_parse_llvm_call_intrinsic(varve_parser *parser, varve_operation_draft *draft) {
  call_parts parts = {.callee = {.is_direct = true}};
  const varve_entity *name = NULL;
  VARVE_TRY(varve_parse_string(parser, &name));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("intrin"), name));
  VARVE_TRY(
      varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands of the call"));
  parts.callee.operand_count = varve_draft_operand_count(parser, draft);
  VARVE_TRY(parse_bundles(parser, draft, &parts.bundles));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  return finish_call(parser, draft, &parts);
}

/* llvm.invoke cconv @callee(%a) to ^bb1(%b : i32) unwind ^bb2 vararg(type) [...] {...} : (i32) ->
 * i32 */

varve_status varve_parse_llvm_invoke(varve_parser *parser, varve_operation_draft *draft) {
  call_parts parts;
  size_t counts[2];
  VARVE_TRY(parse_word(parser, draft, &calling_convention));
  VARVE_TRY(varve_parse_llvm_callee(parser, draft, &parts.callee));
  size_t first_node = parser->nodes.count;
  VARVE_TRY(varve_parse_llvm_successors(parser, counts));
  VARVE_TRY(parse_vararg(parser, draft));
  VARVE_TRY(parse_bundles(parser, draft, &parts.bundles));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  for (size_t i = 0; i < counts[0] + counts[1]; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, parts.callee.operand_count + i,
                                          varve_node_at(parser, first_node + i)));
  size_t sizes[MOST_GROUPS] = {parts.callee.operand_count, counts[0], counts[1]};
  VARVE_TRY(take_bundles(parser, &parts.bundles, &sizes[3]));
  VARVE_TRY(add_sizes(parser, draft, sizes));
  return varve_finish_custom(parser, draft);
}

static varve_status print_typed(varve_printer *printer, const varve_entity *type,
                                const varve_entity *attributes, uint32_t index) {
  VARVE_TRY(varve_print_type(printer, type));
  if (attributes == NULL || attributes->children[index]->child_count == 0)
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, " ", attributes->children[index], "");
}

/* Prints (types) -> type: the types of the operands in the range, and the type of the result or
 * '()'. */
static varve_status print_signature(varve_printer *printer, const varve_operation *op,
                                    varve_value_range operands) {
  const varve_entity *arguments = varve_operation_attribute(op, VARVE_SLICE("arg_attrs"));
  const varve_entity *results = varve_operation_attribute(op, VARVE_SLICE("res_attrs"));
  uint32_t count = varve_operation_result_count(op);
  if (!varve_are_dictionaries(arguments, operands.count) || !varve_are_dictionaries(results, count))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "(");
  for (uint32_t i = 0; i < operands.count; i++) {
    const varve_value *operand = op->operands[operands.first + i].value;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(print_typed(printer, operand->type, arguments, i));
  }
  VARVE_PUT(printer, ") -> ");
  if (count == 0)
    return varve_put(printer, VARVE_SLICE("()"));
  const varve_entity *type = varve_operation_result(op, 0)->type;
  bool in_parens = type->kind == VARVE_KIND_FUNCTION_TYPE ||
                   (results != NULL && results->children[0]->child_count != 0);
  if (in_parens)
    VARVE_PUT(printer, "(");
  VARVE_TRY(print_typed(printer, type, results, 0));
  return in_parens ? varve_put_char(printer, ')') : VARVE_STATUS_OK;
}

/* Prints a space and the word of the enum attribute, unless it is missing or has the default
 * value. */
static varve_status print_keyword(varve_printer *printer, const varve_operation *op,
                                  const varve_llvm_enum *what) {
  const varve_entity *attribute = varve_operation_attribute(op, varve_slice_of(what->attribute));
  if (attribute == NULL || varve_llvm_enum_value(attribute) == what->default_value)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " ");
  return varve_print_llvm_enum(printer, what->enumeration, attribute);
}

varve_status varve_print_llvm_callee(varve_printer *printer, const varve_operation *op,
                                     varve_value_range *operands) {
  const varve_entity *callee = varve_operation_attribute(op, VARVE_SLICE("callee"));
  VARVE_PUT(printer, " ");
  if (callee != NULL) {
    if (callee->kind != VARVE_KIND_SYMBOL_REF)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_attribute(printer, callee));
  } else {
    if (operands->count == 0)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_operand(printer, op, operands->first++));
    operands->count--;
  }
  return varve_print_operands_between(printer, "(", op, *operands, ")");
}

/* Prints the operand bundles if the operation has the attribute op_bundle_tags. */
static varve_status print_bundles(varve_printer *printer, const varve_operation *op,
                                  uint32_t operand) {
  const varve_entity *tags = varve_operation_attribute(op, VARVE_SLICE("op_bundle_tags"));
  if (tags == NULL)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " ");
  return varve_print_llvm_bundles(printer, op, varve_operand_range_of(op, operand));
}

static varve_status print_attributes(varve_printer *printer, const varve_operation *op) {
  static const char *const elided_names[] = {"callee",          "TailCallKind",   "var_callee_type",
                                             "callee_type",     "CConv",          "intrin",
                                             "op_bundle_sizes", "op_bundle_tags", "arg_attrs",
                                             "res_attrs",       "fastmathFlags"};
  const varve_entity *flags = varve_operation_attribute(op, VARVE_SLICE("fastmathFlags"));
  size_t count = VARVE_COUNT_OF(elided_names) - (varve_llvm_enum_value(flags) == 0 ? 0 : 1);
  if (varve_llvm_is_typed(printer->context))
    count = 1;
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided_names, count}));
  return varve_put(printer, VARVE_SLICE(" : "));
}

/* Returns UNSUPPORTED if the parser would give the callee, the operand before the others, another
 * type, or reject the types of the call. */
static varve_status check_callee(varve_printer *printer, const varve_operation *op,
                                 varve_value_range operands) {
  varve_context *context = printer->context;
  uint32_t inputs = operands.count, results = varve_operation_result_count(op);
  bool is_direct = varve_operation_attribute(op, VARVE_SLICE("callee")) != NULL;
  bool has_text = varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES);
  const varve_entity *type = NULL,
                     **types = varve_arena_allocate_array(&context->arena, (size_t)inputs + 1,
                                                          sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (is_direct && !has_text)
    return VARVE_STATUS_OK;
  if (results > 1 || (results == 0 && !has_text))
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < inputs; i++)
    types[i] = op->operands[operands.first + i].value->type;
  if (results == 1)
    types[inputs] = varve_operation_result(op, 0)->type;
  VARVE_TRY(varve_function_type_get(context, types, inputs, results, &type));
  VARVE_TRY(varve_llvm_function_of(context, type, false, &type));
  if (type != NULL)
    VARVE_TRY(varve_llvm_pointer_to(context, type, &type));
  bool fits = is_direct ? type != NULL : type == op->operands[operands.first - 1].value->type;
  return fits ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

static varve_status print_types(varve_printer *printer, const varve_operation *op,
                                varve_value_range operands) {
  bool is_direct = varve_operation_attribute(op, VARVE_SLICE("callee")) != NULL;
  if (varve_llvm_is_typed(printer->context))
    VARVE_TRY(check_callee(printer, op, operands));
  if (!is_direct && !varve_llvm_is_legacy(printer->context)) {
    VARVE_TRY(varve_print_operand_types(printer, op, (varve_value_range){operands.first - 1, 1}));
    VARVE_PUT(printer, ", ");
  }
  return print_signature(printer, op, operands);
}

varve_status varve_print_llvm_call(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range operands = varve_operand_range_of(op, 0);
  VARVE_TRY(print_keyword(printer, op, &calling_convention));
  VARVE_TRY(print_keyword(printer, op, &tail_call));
  VARVE_TRY(varve_print_llvm_callee(printer, op, &operands));
  VARVE_TRY(varve_print_optional_attribute(printer, op, vararg_of(op->name), " vararg("));
  VARVE_TRY(print_bundles(printer, op, 1));
  VARVE_TRY(print_attributes(printer, op));
  return print_types(printer, op, operands);
}

varve_status varve_print_llvm_call_intrinsic(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *name = varve_operation_attribute(op, VARVE_SLICE("intrin"));
  varve_value_range operands = varve_operand_range_of(op, 0);
  if (name == NULL || name->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_put_string(printer, varve_string_bytes(name)));
  VARVE_TRY(varve_print_operands_between(printer, "(", op, operands, ")"));
  VARVE_TRY(print_bundles(printer, op, 1));
  VARVE_TRY(print_attributes(printer, op));
  return print_signature(printer, op, operands);
}

varve_status varve_print_llvm_invoke(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range operands = varve_operand_range_of(op, 0);
  VARVE_TRY(print_keyword(printer, op, &calling_convention));
  VARVE_TRY(varve_print_llvm_callee(printer, op, &operands));
  VARVE_TRY(varve_print_llvm_successors(printer, op));
  VARVE_TRY(varve_print_optional_attribute(printer, op, vararg_of(op->name), " vararg("));
  VARVE_TRY(print_bundles(printer, op, 3));
  VARVE_TRY(print_attributes(printer, op));
  return print_types(printer, op, operands);
}
