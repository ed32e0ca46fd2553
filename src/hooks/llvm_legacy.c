/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of llvm as LLVM 13 had them, whose pointers say what they point to. */
#include "hooks/common_llvm.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

#define NOTHING ((varve_elided){NULL, 0})
#define POSITION VARVE_SLICE("position")

static varve_status resolve_one(varve_parser *parser, const varve_operation_draft *draft,
                                size_t operand, const varve_type *type) {
  return varve_resolve_operand(parser, varve_draft_operand(parser, draft, operand), type);
}

static varve_status parse_colon_type(varve_parser *parser, const varve_type **type) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and a type"));
  return varve_parse_type(parser, type);
}

/* What stands in "!llvm.ptr<T>" and "!llvm.ptr<T, 3>": the size of T; 0: it is no such pointer. */
static size_t pointee_size(varve_slice text) {
  static const char prefix[] = "!llvm.ptr<";
  size_t depth = 0, at = sizeof prefix - 1;
  if (!varve_slice_starts_with(text, VARVE_SLICE("!llvm.ptr<")))
    return 0;
  for (; at < text.size; at++) {
    char c = text.data[at];
    if (depth == 0 && (c == ',' || c == '>'))
      break;
    depth += c == '<' || c == '(' || c == '[';
    depth -= (c == '>' && text.data[at - 1] != '-') || c == ')' || c == ']';
  }
  return at - (sizeof prefix - 1);
}

/* Types of llvm stand in others without "!llvm.". */
static bool is_llvm_word(varve_slice text) {
  static const char *const words[] = {"array",  "func",  "label", "metadata", "ppc_fp128", "ptr",
                                      "struct", "token", "vec",   "void",     "x86_mmx"};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++) {
    varve_slice word = varve_slice_of(words[i]);
    if (varve_slice_starts_with(text, word) &&
        (text.size == word.size || text.data[word.size] == '<'))
      return true;
  }
  return false;
}

/* NULL: it is no pointer to something. */
static varve_status pointee_of(varve_context *context, const varve_type *pointer,
                               const varve_type **type) {
  enum { PREFIX = sizeof "!llvm.ptr<" - 1 };
  varve_buffer text, inner;
  *type = NULL;
  varve_buffer_init(&text, &context->memory);
  varve_buffer_init(&inner, &context->memory);
  varve_status status = varve_print_entity(context, pointer, &text);
  size_t size = status == VARVE_STATUS_OK ? pointee_size(varve_buffer_slice(&text)) : 0;
  if (size != 0) {
    varve_slice name = varve_slice_make(text.data + PREFIX, size);
    if (is_llvm_word(name))
      status = varve_buffer_append(&inner, VARVE_SLICE("!llvm."));
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&inner, name);
    const varve_attribute *attribute = NULL;
    if (status == VARVE_STATUS_OK)
      status = context->parse_attribute(context, varve_buffer_slice(&inner), &attribute);
    if (status == VARVE_STATUS_OK && attribute->kind == VARVE_KIND_TYPE)
      *type = attribute->children[0];
  }
  varve_buffer_release(&inner);
  varve_buffer_release(&text);
  return status;
}

static varve_status expect_pointee(varve_parser *parser, const varve_operation_draft *draft,
                                   const varve_type *pointer, const varve_type **type) {
  VARVE_TRY(pointee_of(parser->context, pointer, type));
  if (*type != NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start, "expected the type of a pointer of llvm");
}

/* llvm.load volatile %p {...} : pointer, llvm.store volatile %v, %p {...} : pointer */

static varve_status parse_volatile(varve_parser *parser) {
  if (!varve_accept_word(parser, "volatile"))
    return VARVE_STATUS_OK;
  return varve_add_attribute(parser, VARVE_SLICE("volatile_"), parser->context->unit);
}

varve_status varve_parse_legacy_llvm_load(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *pointer = NULL, *type = NULL;
  VARVE_TRY(parse_volatile(parser));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_type(parser, &pointer));
  VARVE_TRY(expect_pointee(parser, draft, pointer, &type));
  VARVE_TRY(resolve_one(parser, draft, 0, pointer));
  VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_legacy_llvm_store(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *pointer = NULL, *type = NULL;
  VARVE_TRY(parse_volatile(parser));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the pointer"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_type(parser, &pointer));
  VARVE_TRY(expect_pointee(parser, draft, pointer, &type));
  VARVE_TRY(resolve_one(parser, draft, 0, type));
  VARVE_TRY(resolve_one(parser, draft, 1, pointer));
  return varve_finish_custom(parser, draft);
}

/* Of either: the pointer is the last operand. */
static varve_status put_access(varve_printer *printer, const varve_operation *op,
                               const varve_type *value) {
  static const char *const elided[] = {"volatile_"};
  const varve_type *type = NULL, *pointer = op->operands[op->operand_count - 1].value->type;
  VARVE_TRY(pointee_of(printer->context, pointer, &type));
  if (type != value)
    return VARVE_STATUS_UNSUPPORTED;
  if (varve_operation_attribute(op, VARVE_SLICE("volatile_")) != NULL)
    VARVE_PUT(printer, " volatile");
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, op->operand_count}));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided, 1}));
  VARVE_PUT(printer, " : ");
  return varve_print_type(printer, pointer);
}

varve_status varve_print_legacy_llvm_load(varve_printer *printer, varve_print_operation *frame) {
  return put_access(printer, frame->op, varve_operation_result(frame->op, 0)->type);
}

varve_status varve_print_legacy_llvm_store(varve_printer *printer, varve_print_operation *frame) {
  return put_access(printer, frame->op, frame->op->operands[0].value->type);
}

/* llvm.alloca %size x type {...} : (type) -> pointer is read as in 2019. */

varve_status varve_print_legacy_llvm_alloca(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_type *element = NULL;
  VARVE_TRY(pointee_of(printer->context, varve_operation_result(op, 0)->type, &element));
  if (element == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, 1}));
  VARVE_PUT(printer, " x ");
  VARVE_TRY(varve_print_type(printer, element));
  VARVE_TRY(varve_print_attr_dict(printer, op, NOTHING));
  VARVE_PUT(printer, " : ");
  return varve_print_functional_type(printer, op);
}

/* llvm.extractvalue %s[0, 1] {...} : type, llvm.insertvalue %v, %s[0] {...} : type */

/* The type at the position; NULL: there is none. */
static varve_status type_at(varve_context *context, const varve_type *type,
                            const varve_attribute *position, const varve_type **found) {
  bool is_aggregate;
  *found = type;
  if (position == NULL || position->kind != VARVE_KIND_ARRAY)
    *found = NULL;
  for (uint32_t i = 0; *found != NULL && i < position->child_count; i++) {
    if (position->children[i]->kind != VARVE_KIND_INTEGER)
      return VARVE_STATUS_INVALID;
    int64_t index = (int64_t)*varve_integer_words(position->children[i]);
    VARVE_TRY(varve_llvm_element(context, *found, index, found, &is_aggregate));
  }
  return VARVE_STATUS_OK;
}

/* [0, 1] {...} : type, the last operand's; *element: what is there. */
static varve_status parse_place(varve_parser *parser, varve_operation_draft *draft,
                                const varve_type **type, const varve_type **element) {
  const varve_attribute *position = NULL;
  VARVE_TRY(varve_parse_attribute(parser, &position));
  VARVE_TRY(varve_add_attribute(parser, POSITION, position));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_type(parser, type));
  VARVE_TRY(type_at(parser->context, *type, position, element));
  if (*element != NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start, "there is nothing at this position");
}

varve_status varve_parse_legacy_extractvalue(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL, *element = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse_place(parser, draft, &type, &element));
  VARVE_TRY(resolve_one(parser, draft, 0, type));
  VARVE_TRY(varve_add_result(parser, element));
  return varve_finish_custom(parser, draft);
}

/* The value is written first, but the second operand. */
varve_status varve_parse_legacy_insertvalue(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL, *element = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the aggregate"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse_place(parser, draft, &type, &element));
  VARVE_TRY(resolve_one(parser, draft, 1, type));
  VARVE_TRY(resolve_one(parser, draft, 0, element));
  VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_custom(parser, draft);
}

static varve_status put_place(varve_printer *printer, const varve_operation *op) {
  static const char *const elided[] = {"position"};
  const varve_attribute *position = varve_operation_attribute(op, POSITION);
  if (position == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, 1}));
  VARVE_TRY(varve_print_attribute(printer, position));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided, 1}));
  VARVE_PUT(printer, " : ");
  return varve_print_operand_types(printer, op, (varve_value_range){0, 1});
}

varve_status varve_print_legacy_extractvalue(varve_printer *printer, varve_print_operation *frame) {
  VARVE_PUT(printer, " ");
  return put_place(printer, frame->op);
}

varve_status varve_print_legacy_insertvalue(varve_printer *printer, varve_print_operation *frame) {
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_operands(printer, frame->op, (varve_value_range){1, 1}));
  VARVE_PUT(printer, ", ");
  return put_place(printer, frame->op);
}
