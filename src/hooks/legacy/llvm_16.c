/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of llvm as LLVM 16 had them, whose pointers may or may not say what they point to:
 * memory; and llvm.metadata. */
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"
#include "hooks/shared/llvm_legacy.h"

static varve_status refuse_pointer(varve_parser *parser, const varve_operation_draft *draft) {
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "the element type of the pointer is unknown: write it too");
}

/* llvm.load volatile %p {...} : pointer -> type, where only one that does not say what it points to
 * has the type behind it */
varve_status varve_parse_llvm_load_16(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *pointer = NULL, *type = NULL;
  VARVE_TRY(varve_parse_llvm_volatile(parser));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_colon_type(parser, &pointer));
  type = varve_llvm_pointee(pointer);
  if (type == NULL && !varve_accept(parser, VARVE_TOKEN_ARROW))
    return refuse_pointer(parser, draft);
  if (type == NULL)
    VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, pointer));
  return varve_finish_with_result(parser, draft, type);
}

/* llvm.store volatile %v, %p {...} : pointer, or : type, pointer */
varve_status varve_parse_llvm_store_16(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *pointer = NULL, *type = NULL;
  VARVE_TRY(varve_parse_llvm_volatile(parser));
  VARVE_TRY(varve_parse_two_operands(parser, " and another operand"));

  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_colon_type(parser, &pointer));
  if (varve_accept(parser, VARVE_TOKEN_COMMA)) {
    type = pointer;
    VARVE_TRY(varve_parse_type(parser, &pointer));
  } else {
    type = varve_llvm_pointee(pointer);
  }
  if (type == NULL)
    return refuse_pointer(parser, draft);
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 1, pointer));
  return varve_finish_custom(parser, draft);
}

/* Up to the types. The pointer is the last operand; *says: it tells the type of the value. */
static varve_status print_access(varve_printer *printer, const varve_operation *op,
                                 const varve_entity *value, bool *says) {
  const varve_entity *type = NULL;
  type = varve_llvm_pointee(op->operands[op->operand_count - 1].value->type);
  *says = type != NULL;
  if (type != NULL && type != value)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_optional_unit(printer, op, "volatile_", " volatile"));
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_ELIDED("volatile_")));
  return varve_put(printer, VARVE_SLICE(" : "));
}

varve_status varve_print_llvm_load_16(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  bool says;
  VARVE_TRY(print_access(printer, op, type, &says));
  VARVE_TRY(varve_print_operand_types(printer, op, (varve_value_range){0, 1}));
  if (says)
    return VARVE_STATUS_OK;
  return varve_print_type_after(printer, " -> ", type);
}

varve_status varve_print_llvm_store_16(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  bool says;
  VARVE_TRY(print_access(printer, op, op->operands[0].value->type, &says));
  return varve_print_operand_types(printer, op,
                                   says ? (varve_value_range){1, 1} : (varve_value_range){0, 2});
}

/* llvm.alloca %size x type {...} : (type) -> pointer. One that does not say what it points to has
 * the type as an attribute. */

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

/* llvm.metadata @name attributes {...} {...}, whose body may be empty */

static varve_status metadata_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_llvm_metadata(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_region_then(parser, draft, metadata_step);
}

varve_status varve_print_llvm_metadata(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name")));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}
