/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of the dialect llvm in LLVM 13 to 16: values, memory and calls. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/common_llvm.h"

#define POSITION VARVE_SLICE("position")

varve_status varve_parse_llvm_colon_type(varve_parser *parser, const varve_entity **type) {
  return varve_parse_colon_type(parser, " and a type", type);
}

/* llvm.load volatile %p {...} : pointer type -> value type, and llvm.store volatile %v, %p {...} :
 * value type, pointer type. If the pointer type has an element type, the text omits the value type.
 * In LLVM 13 every pointer type has an element type. */

static bool has_opaque_pointers(const varve_context *context) {
  return varve_era_has(context->era, VARVE_HAS_LLVM_OPAQUE_POINTERS);
}

static varve_status report_pointer(varve_parser *parser, const varve_operation_draft *draft) {
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             has_opaque_pointers(parser->context)
                                 ? "the element type of the pointer is unknown: write it too"
                                 : "expected the type of a pointer of llvm");
}

varve_status varve_parse_llvm_volatile(varve_parser *parser) {
  if (!varve_accept_word(parser, "volatile"))
    return VARVE_STATUS_OK;
  return varve_add_attribute(parser, VARVE_SLICE("volatile_"), parser->context->unit);
}

varve_status varve_parse_legacy_llvm_load(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *pointer = NULL, *type = NULL;
  VARVE_TRY(varve_parse_llvm_volatile(parser));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_colon_type(parser, &pointer));
  type = varve_llvm_pointee(pointer);
  if (type == NULL && has_opaque_pointers(parser->context) &&
      varve_accept(parser, VARVE_TOKEN_ARROW))
    VARVE_TRY(varve_parse_type(parser, &type));
  if (type == NULL)
    return report_pointer(parser, draft);
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, pointer));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_parse_legacy_llvm_store(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *pointer = NULL, *type = NULL;
  bool is_opaque = has_opaque_pointers(parser->context);
  VARVE_TRY(varve_parse_llvm_volatile(parser));
  VARVE_TRY(
      varve_parse_two_operands(parser, is_opaque ? " and another operand" : " and the pointer"));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_colon_type(parser, &pointer));
  if (is_opaque && varve_accept(parser, VARVE_TOKEN_COMMA)) {
    type = pointer;
    VARVE_TRY(varve_parse_type(parser, &pointer));
  } else {
    type = varve_llvm_pointee(pointer);
  }
  if (type == NULL)
    return report_pointer(parser, draft);
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 1, pointer));
  return varve_finish_custom(parser, draft);
}

/* Prints an access up to the colon before the types. Sets *has_type to whether the type of the
 * pointer has an element type. The pointer is the last operand. value: the type of the loaded or
 * stored value. */
static varve_status print_access(varve_printer *printer, const varve_operation *op,
                                 const varve_entity *value, bool *has_type) {
  const varve_entity *type = varve_llvm_pointee(op->operands[op->operand_count - 1].value->type);
  *has_type = type != NULL;
  if (type == NULL ? !has_opaque_pointers(printer->context) : type != value)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_optional_unit(printer, op, "volatile_", " volatile"));
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_ELIDED("volatile_")));
  return varve_put(printer, VARVE_SLICE(" : "));
}

varve_status varve_print_legacy_llvm_load(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  bool has_type;
  VARVE_TRY(print_access(printer, op, type, &has_type));
  VARVE_TRY(varve_print_operand_types(printer, op, (varve_value_range){0, 1}));
  return has_type ? VARVE_STATUS_OK : varve_print_type_after(printer, " -> ", type);
}

varve_status varve_print_legacy_llvm_store(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  bool has_type;
  VARVE_TRY(print_access(printer, op, op->operands[0].value->type, &has_type));
  return varve_print_operand_types(
      printer, op, has_type ? (varve_value_range){1, 1} : (varve_value_range){0, 2});
}

/* llvm.alloca %size x element type {...} : (type of %size) -> pointer type, in LLVM 13.
 * varve_parse_llvm_alloca_2019 parses this form. */

varve_status varve_print_legacy_llvm_alloca(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *element = NULL;
  element = varve_llvm_pointee(varve_operation_result(op, 0)->type);
  if (element == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_type_after(printer, " x ", element));
  return varve_print_attributes_and_functional_type(printer, op, VARVE_NO_ELISION);
}

/* llvm.extractvalue %s[0, 1] {...} : type of %s, and llvm.insertvalue %v, %s[0] {...} : type of
 * %s */

/* Returns the type of the element at a position of an aggregate, or NULL if the aggregate has no
 * such position or the position is not an array of integers. */
static const varve_entity *type_at(const varve_entity *type, const varve_entity *position) {
  bool is_aggregate;
  if (position == NULL || position->kind != VARVE_KIND_ARRAY)
    return NULL;
  for (uint32_t i = 0; type != NULL && i < position->child_count; i++) {
    const varve_entity *index = position->children[i];
    type = index->kind == VARVE_KIND_INTEGER
               ? varve_llvm_element(type, (int64_t)*varve_integer_words(index), &is_aggregate)
               : NULL;
  }
  return type;
}

/* Parses "[0, 1] {...} : type", where the type is that of an aggregate. Sets *type to the type, and
 * *element to the type of the element at the position [0, 1] of the aggregate. */
static varve_status parse_place(varve_parser *parser, varve_operation_draft *draft,
                                const varve_entity **type, const varve_entity **element) {
  const varve_entity *position = NULL;
  VARVE_TRY(varve_parse_attribute_as(parser, POSITION, &position));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_colon_type(parser, type));
  *element = type_at(*type, position);
  if (*element != NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start, "the type has no element at this position");
}

varve_status varve_parse_llvm_extract(varve_parser *parser, varve_operation_draft *draft,
                                      varve_llvm_place_parser *parse) {
  const varve_entity *type = NULL, *element = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse(parser, draft, &type, &element));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  return varve_finish_with_result(parser, draft, element);
}

/* The text has the value before the aggregate. The operation has the aggregate as operand 0 and the
 * value as operand 1, so this function resolves the aggregate first. */
varve_status varve_parse_llvm_insert(varve_parser *parser, varve_operation_draft *draft,
                                     varve_llvm_place_parser *parse) {
  const varve_entity *type = NULL, *element = NULL;
  VARVE_TRY(varve_parse_two_operands(parser, " and the aggregate"));
  VARVE_TRY(parse(parser, draft, &type, &element));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 1, type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, element));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_parse_legacy_extractvalue(varve_parser *parser, varve_operation_draft *draft) {
  return varve_parse_llvm_extract(parser, draft, parse_place);
}

varve_status varve_parse_legacy_insertvalue(varve_parser *parser, varve_operation_draft *draft) {
  return varve_parse_llvm_insert(parser, draft, parse_place);
}

static varve_status put_place(varve_printer *printer, const varve_operation *op) {
  const varve_entity *position = varve_operation_attribute(op, POSITION);
  if (position == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand(printer, op, 0));
  VARVE_TRY(varve_print_attribute(printer, position));
  return varve_print_attributes_and_types(printer, op, VARVE_ELIDED("position"),
                                          (varve_value_range){0, 1});
}

varve_status varve_print_legacy_extractvalue(varve_printer *printer, varve_print_operation *frame) {
  VARVE_PUT(printer, " ");
  return put_place(printer, frame->op);
}

varve_status varve_print_legacy_insertvalue(varve_printer *printer, varve_print_operation *frame) {
  VARVE_TRY(varve_print_operand_between(printer, " ", frame->op, 1, ", "));
  return put_place(printer, frame->op);
}

/* llvm.atomicrmw add %p, %v monotonic {...} : type of %v, and llvm.cmpxchg %p, %expected, %v
 * acq_rel monotonic {...} : type of %v. The custom form implies that the type of %p is a pointer to
 * the type of %v without an address space. */

static varve_status parse_required_enum(varve_parser *parser, const char *attribute,
                                        const char *enumeration) {
  const varve_entity *value = NULL;
  uint64_t number = UINT64_MAX;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_llvm_keyword(parser, enumeration, &number));
  if (number == UINT64_MAX)
    return VARVE_SYNTAX_ERROR(parser, place, "expected a word for '%s'", attribute);
  VARVE_TRY(varve_llvm_enum_get(parser->context, NULL, number, &value));
  return varve_add_attribute(parser, varve_slice_of(attribute), value);
}

static varve_status parse_operands_by_commas(varve_parser *parser, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the next operand"));
    VARVE_TRY(varve_parse_operand(parser));
  }
  return VARVE_STATUS_OK;
}

/* Parses "{...} : type" and resolves the operands. The first operand is a pointer to the type; each
 * other operand has the type. */
static varve_status parse_atomic_type(varve_parser *parser, varve_operation_draft *draft,
                                      const varve_entity **type) {
  const varve_entity *pointer = NULL;
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_colon_type(parser, type));
  VARVE_TRY(varve_llvm_pointer_to(parser->context, *type, &pointer));
  if (pointer == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected a type of llvm");
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, pointer));
  for (size_t i = 1; i < varve_draft_operand_count(parser, draft); i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, *type));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_legacy_atomicrmw(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(parse_required_enum(parser, "bin_op", "AtomicBinOp"));
  VARVE_TRY(parse_operands_by_commas(parser, 2));
  VARVE_TRY(parse_required_enum(parser, "ordering", "AtomicOrdering"));
  VARVE_TRY(parse_atomic_type(parser, draft, &type));
  return varve_finish_with_result(parser, draft, type);
}

/* Appends the result type of llvm.cmpxchg: !llvm.struct<(type, i1)>. */
static varve_status append_exchanged(varve_context *context, const varve_entity *type,
                                     varve_buffer *text) {
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("!llvm.struct<(")));
  VARVE_TRY(varve_print_entity(context, type, text));
  return varve_buffer_append(text, VARVE_SLICE(", i1)>"));
}

static varve_status exchanged_type(varve_context *context, const varve_entity **type) {
  varve_buffer text;
  varve_buffer_init(&text, &context->memory);
  varve_status status = append_exchanged(context, *type, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_type_of_text(context, varve_buffer_slice(&text), type);
  varve_buffer_release(&text);
  return status;
}

varve_status varve_parse_legacy_cmpxchg(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(parse_operands_by_commas(parser, 3));
  VARVE_TRY(parse_required_enum(parser, "success_ordering", "AtomicOrdering"));
  VARVE_TRY(parse_required_enum(parser, "failure_ordering", "AtomicOrdering"));
  VARVE_TRY(parse_atomic_type(parser, draft, &type));
  VARVE_TRY(exchanged_type(parser->context, &type));
  return varve_finish_with_result(parser, draft, type);
}

static varve_status put_enum(varve_printer *printer, const varve_operation *op, const char *name,
                             const char *enumeration) {
  const varve_entity *value = varve_operation_attribute(op, varve_slice_of(name));
  VARVE_PUT(printer, " ");
  return value == NULL ? VARVE_STATUS_UNSUPPORTED
                       : varve_print_llvm_enum(printer, enumeration, value);
}

/* Returns UNSUPPORTED unless the second and the last operand have the same type, and the first
 * operand is a pointer to this type. */
static varve_status check_atomic(varve_printer *printer, const varve_operation *op) {
  const varve_entity *pointer = NULL, *type = op->operands[1].value->type;
  VARVE_TRY(varve_llvm_pointer_to(printer->context, type, &pointer));
  if (pointer != op->operands[0].value->type ||
      op->operands[op->operand_count - 1].value->type != type)
    return VARVE_STATUS_UNSUPPORTED;
  return VARVE_STATUS_OK;
}

static varve_status put_atomic_type(varve_printer *printer, const varve_operation *op,
                                    varve_elided elided_names) {
  return varve_print_attributes_and_type(printer, op, elided_names, op->operands[1].value->type);
}

varve_status varve_print_legacy_atomicrmw(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  VARVE_TRY(check_atomic(printer, op));
  if (varve_operation_result(op, 0)->type != op->operands[1].value->type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(put_enum(printer, op, "bin_op", "AtomicBinOp"));
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 2}, ""));
  VARVE_TRY(put_enum(printer, op, "ordering", "AtomicOrdering"));
  VARVE_PUT(printer, " "); /* mlir-opt also prints two spaces here */
  return put_atomic_type(printer, op, VARVE_ELIDED("bin_op", "ordering"));
}

varve_status varve_print_legacy_cmpxchg(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = op->operands[1].value->type;
  VARVE_TRY(check_atomic(printer, op));
  VARVE_TRY(exchanged_type(printer->context, &type));
  if (varve_operation_result(op, 0)->type != type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 3}, ""));
  VARVE_TRY(put_enum(printer, op, "success_ordering", "AtomicOrdering"));
  VARVE_TRY(put_enum(printer, op, "failure_ordering", "AtomicOrdering"));
  return put_atomic_type(printer, op, VARVE_ELIDED("success_ordering", "failure_ordering"));
}

/* llvm.fence syncscope("agent") seq_cst {...}. If the text omits syncscope(...), the attribute
 * syncscope is "". */

#define SCOPE VARVE_SLICE("syncscope")

varve_status varve_parse_legacy_fence(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *scope = NULL;
  if (varve_accept_word(parser, "syncscope")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the scope"));
    VARVE_TRY(varve_expect_string(parser, "expected the name of a scope, in quotes", &scope));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the scope"));
  } else {
    VARVE_TRY(varve_string_get(parser->context, VARVE_SLICE(""), &scope));
  }
  VARVE_TRY(varve_add_attribute(parser, SCOPE, scope));
  VARVE_TRY(parse_required_enum(parser, "ordering", "AtomicOrdering"));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_legacy_fence(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *scope = varve_operation_attribute(op, SCOPE);
  if (scope == NULL || scope->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_UNSUPPORTED;
  if (varve_string_bytes(scope).size != 0) {
    VARVE_TRY(varve_print_attribute_between(printer, " syncscope(", scope, ")"));
  }
  VARVE_TRY(put_enum(printer, op, "ordering", "AtomicOrdering"));
  return varve_print_attr_dict(printer, op, VARVE_ELIDED("syncscope", "ordering"));
}

/* Custom forms of LLVM 14 to 16, where the element type of a pointer type is optional */

/* llvm.alloca %size x element type {...} : (type of %size) -> pointer type. If the pointer type has
 * no element type, the parser stores the element type in the attribute elem_type. */

varve_status varve_parse_llvm_alloca_16(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *element = NULL, *type = NULL, *pointee = NULL;
  const varve_entity *attribute = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_type_after(parser, "x", " and the type that is allocated", &element));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_llvm_colon_type(parser, &type));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE || type->child_count != 2 ||
      varve_function_type_num_inputs(type) != 1)
    return VARVE_INVALID_ERROR(parser, place,
                               "expected a function type with one argument and one result");
  pointee = varve_llvm_pointee(type->children[1]);
  VARVE_TRY(varve_type_attribute_get(parser->context, element, &attribute));
  if (pointee == NULL)
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("elem_type"), attribute));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type->children[0]));
  return varve_finish_with_result(parser, draft, type->children[1]);
}

varve_status varve_print_llvm_alloca_16(varve_printer *printer, varve_print_operation *frame) {
  return varve_operation_attribute(frame->op, VARVE_SLICE("elem_type")) != NULL
             ? varve_print_llvm_alloca(printer, frame)
             : varve_print_legacy_llvm_alloca(printer, frame);
}

/* llvm.metadata @name attributes {...} {...}. The last {...} is the region. In the text, the region
 * may be {}. */

varve_status varve_parse_llvm_metadata(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_region_then(parser, draft, varve_finish_with_block_step);
}

varve_status varve_print_llvm_metadata(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name")));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}

/* llvm.call and llvm.invoke in LLVM 13. In an indirect call, the callee is the first operand, and
 * its type is a pointer to a function of the type after the colon. */

varve_status varve_parse_llvm_function_type(varve_parser *parser, const varve_entity **type) {
  const char *place;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of a function"));
  place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, type));
  if ((*type)->kind == VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a function");
}

varve_status varve_llvm_function_of_call(varve_printer *printer, const varve_operation *op,
                                         varve_value_range operands, const varve_entity **type) {
  varve_context *context = printer->context;
  uint32_t inputs = operands.count, results = varve_operation_result_count(op);
  const varve_entity **types = varve_arena_allocate_array(&context->arena, (size_t)inputs + results,
                                                          sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < inputs; i++)
    types[i] = varve_operation_operand(op, operands.first + i)->type;
  for (uint32_t i = 0; i < results; i++)
    types[inputs + i] = varve_operation_result(op, i)->type;
  return varve_function_type_get(context, types, inputs, results, type);
}

/* Makes the type of a pointer to the function. Reports an error if the function has several
 * results, or types of other dialects than llvm. */
static varve_status pointer_to_function(varve_parser *parser, const varve_operation_draft *draft,
                                        const varve_entity *function,
                                        const varve_entity **pointer) {
  uint32_t inputs = varve_function_type_num_inputs(function);
  size_t first = parser->nodes.count;
  varve_llvm_function parts = {.first_input = first, .input_count = inputs};
  const varve_entity *type = NULL;
  bool are_of_llvm = function->child_count - inputs <= 1;
  for (uint32_t i = 0; i < function->child_count && are_of_llvm; i++)
    VARVE_TRY(varve_is_llvm_type(parser->context, function->children[i], &are_of_llvm));
  if (!are_of_llvm)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected types of llvm, and one result at most");
  if (function->child_count > inputs)
    parts.result = function->children[inputs];
  for (uint32_t i = 0; i < inputs; i++)
    VARVE_TRY(varve_push_node(parser, function->children[i]));
  VARVE_TRY(varve_llvm_function_get(parser, &parts, &type));
  varve_vector_truncate(&parser->nodes, first);
  return varve_llvm_pointer_to(parser->context, type, pointer);
}

/* Adds the results of a call. An indirect call always has a result: if the function has no result,
 * the call has a result of type !llvm.void. */
static varve_status add_results(varve_parser *parser, const varve_entity *function,
                                bool is_direct) {
  uint32_t inputs = varve_function_type_num_inputs(function);
  const varve_entity *type = NULL;
  for (uint32_t i = inputs; i < function->child_count; i++)
    VARVE_TRY(varve_add_result(parser, function->children[i]));
  if (is_direct || function->child_count != inputs)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!llvm.void"), &type));
  return varve_add_result(parser, type);
}

/* Parses ": (types) -> type", resolves the operands of the call, and adds the results. */
static varve_status parse_types(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_llvm_callee *parts) {
  const varve_entity *function = NULL, *pointer = NULL;
  VARVE_TRY(varve_parse_llvm_function_type(parser, &function));
  uint32_t inputs = varve_function_type_num_inputs(function);
  size_t callees = parts->is_direct ? 0 : 1, given = parts->operand_count - callees;
  if (given != inputs)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "%zu operands, but the function takes %lu", given,
                               (unsigned long)inputs);
  if (!parts->is_direct) {
    VARVE_TRY(pointer_to_function(parser, draft, function, &pointer));
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, pointer));
  }
  for (uint32_t i = 0; i < inputs; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, callees + i, function->children[i]));
  return add_results(parser, function, parts->is_direct);
}

/* Parses llvm.call @callee(%a) {...} : (i32) -> i32. */
varve_status varve_parse_legacy_llvm_call(varve_parser *parser, varve_operation_draft *draft) {
  varve_llvm_callee parts = {0};
  VARVE_TRY(varve_parse_llvm_callee(parser, draft, &parts));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  return varve_finish_custom(parser, draft);
}

/* Parses llvm.invoke @callee(%a) to ^bb1(%b : i32) unwind ^bb2 {...} : (i32) -> i32. */
varve_status varve_parse_legacy_llvm_invoke(varve_parser *parser, varve_operation_draft *draft) {
  varve_llvm_callee parts = {0};
  size_t first = parser->nodes.count, counts[2];
  VARVE_TRY(varve_parse_llvm_callee(parser, draft, &parts));
  VARVE_TRY(varve_parse_llvm_successors(parser, counts));
  size_t last = parser->nodes.count;
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  for (size_t i = 0; first + i < last; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, parts.operand_count + i,
                                          varve_node_at(parser, first + i)));
  int32_t sizes[3] = {(int32_t)parts.operand_count, (int32_t)counts[0], (int32_t)counts[1]};
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 3));
  return varve_finish_custom(parser, draft);
}

/* Returns UNSUPPORTED unless the call has one result, and the callee is a pointer to a function
 * with the types of the given operands and of this result. The callee is the operand before the
 * given operands. */
static varve_status check_callee(const varve_operation *op, varve_value_range operands) {
  const varve_entity *type = varve_llvm_pointee(op->operands[operands.first - 1].value->type);
  varve_llvm_function_type function;
  if (type == NULL || !varve_llvm_function_open(type, &function) || function.is_variadic ||
      function.inputs->child_count != operands.count || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_entity *result = varve_operation_result(op, 0)->type;
  if (function.result == NULL ? !varve_is_dialect_type(result, "llvm", "void")
                              : result != function.result)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < operands.count; i++)
    if (varve_llvm_input(&function, i) != op->operands[operands.first + i].value->type)
      return VARVE_STATUS_UNSUPPORTED;
  return VARVE_STATUS_OK;
}

static varve_status print_callee(varve_printer *printer, const varve_operation *op,
                                 varve_value_range *operands) {
  const uint32_t first = operands->first;
  VARVE_TRY(varve_print_llvm_callee(printer, op, operands));
  return operands->first == first ? VARVE_STATUS_OK : check_callee(op, *operands);
}

/* Prints "{...} : (types) -> type". */
static varve_status print_types(varve_printer *printer, const varve_operation *op,
                                varve_value_range operands) {
  const varve_entity *function = NULL;
  VARVE_TRY(varve_llvm_function_of_call(printer, op, operands, &function));
  return varve_print_attributes_and_type(printer, op, VARVE_ELIDED("callee"), function);
}

varve_status varve_print_legacy_llvm_call(varve_printer *printer, varve_print_operation *frame) {
  varve_value_range operands = {0, frame->op->operand_count};
  VARVE_TRY(print_callee(printer, frame->op, &operands));
  return print_types(printer, frame->op, operands);
}

/* Prints llvm.invoke. The list after the callee has only the arguments of the call. mlir-opt also
 * prints the operands of the successors in this list, and then cannot parse its own output. */
varve_status varve_print_legacy_llvm_invoke(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range operands = varve_operand_range_of(op, 0);
  VARVE_TRY(print_callee(printer, op, &operands));
  VARVE_TRY(varve_print_llvm_successors(printer, op));
  return print_types(printer, op, operands);
}
