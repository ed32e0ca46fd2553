/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of wasmssa that its formats cannot say. */
#include "hooks/hooks.h"

static varve_status add_word(varve_parser *parser, const char *word, varve_slice attribute) {
  if (!varve_accept_word(parser, word))
    return VARVE_STATUS_OK;
  return varve_add_attribute(parser, attribute, parser->context->unit);
}

static varve_status add_type(varve_parser *parser) {
  const varve_type *type = NULL;
  const varve_attribute *attribute = NULL;
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  return varve_add_attribute(parser, VARVE_SLICE("type"), attribute);
}

static varve_status add_name(varve_parser *parser) {
  const varve_attribute *name = NULL;
  VARVE_TRY(varve_parse_symbol_name(parser, &name));
  return varve_add_attribute(parser, VARVE_SLICE("sym_name"), name);
}

/* wasmssa.global exported @name type mutable : {...} */

static varve_status global_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_wasmssa_global(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(add_word(parser, "exported", VARVE_SLICE("exported")));
  VARVE_TRY(add_name(parser));
  VARVE_TRY(add_type(parser));
  VARVE_TRY(add_word(parser, "mutable", VARVE_SLICE("isMutable")));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the region that initializes it"));
  VARVE_TRY(varve_draft_push(parser, draft, global_step));
  return varve_begin_region(parser);
}

/* The form has no place for attributes that are not its own. */
static bool has_others(const varve_operation *op) {
  const varve_attribute *dictionary = varve_operation_dictionary(op);
  return dictionary != NULL && varve_dictionary_size(dictionary) != 0;
}

static varve_status put_name(varve_printer *printer, const varve_operation *op) {
  const varve_attribute *name = varve_operation_attribute(op, VARVE_SLICE("sym_name"));
  if (name == NULL || name->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_symbol_name(printer, varve_string_bytes(name));
}

static varve_status put_type(varve_printer *printer, const varve_operation *op) {
  const varve_attribute *type = varve_operation_attribute(op, VARVE_SLICE("type"));
  if (type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_type(printer, type->children[0]);
}

static varve_status put_word(varve_printer *printer, const varve_operation *op,
                             varve_slice attribute, varve_slice word) {
  return varve_operation_attribute(op, attribute) == NULL ? VARVE_STATUS_OK
                                                          : varve_put(printer, word);
}

varve_status varve_print_wasmssa_global(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (has_others(op))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(put_word(printer, op, VARVE_SLICE("exported"), VARVE_SLICE(" exported")));
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_name(printer, op));
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_type(printer, op));
  VARVE_TRY(put_word(printer, op, VARVE_SLICE("isMutable"), VARVE_SLICE(" mutable")));
  VARVE_PUT(printer, " : ");
  varve_ask_region(frame, varve_operation_region(op, 0),
                   VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

/* wasmssa.import_global "name" from "module" as @name mutable : type */

static varve_status add_string(varve_parser *parser, varve_slice attribute) {
  const varve_attribute *string = NULL;
  VARVE_TRY(varve_parse_string(parser, &string));
  return varve_add_attribute(parser, attribute, string);
}

varve_status varve_parse_wasmssa_import_global(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(add_string(parser, VARVE_SLICE("importName")));
  VARVE_TRY(varve_expect_word(parser, "from", " and the module"));
  VARVE_TRY(add_string(parser, VARVE_SLICE("moduleName")));
  VARVE_TRY(varve_expect_word(parser, "as", " and the name of the global"));
  VARVE_TRY(add_name(parser));
  VARVE_TRY(add_word(parser, "mutable", VARVE_SLICE("isMutable")));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the global"));
  VARVE_TRY(add_type(parser));
  return varve_finish_custom(parser, draft);
}

static varve_status put_string(varve_printer *printer, const varve_operation *op,
                               varve_slice attribute) {
  const varve_attribute *string = varve_operation_attribute(op, attribute);
  if (string == NULL || string->kind != VARVE_KIND_STRING || string->child_count != 0)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute(printer, string);
}

varve_status varve_print_wasmssa_import_global(varve_printer *printer,
                                               varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (has_others(op))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_string(printer, op, VARVE_SLICE("importName")));
  VARVE_PUT(printer, " from ");
  VARVE_TRY(put_string(printer, op, VARVE_SLICE("moduleName")));
  VARVE_PUT(printer, " as ");
  VARVE_TRY(put_name(printer, op));
  VARVE_TRY(put_word(printer, op, VARVE_SLICE("isMutable"), VARVE_SLICE(" mutable")));
  VARVE_PUT(printer, " : ");
  return put_type(printer, op);
}
