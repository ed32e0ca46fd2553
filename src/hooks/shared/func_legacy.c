/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions before func.func: `func` of 2019 to LLVM 14. The attribute "type" contains the type
 * of the function. Until 2020, each argument or result with attributes has its own dictionary
 * attribute (arg0, result1), and the visibility is a plain attribute. Since LLVM 13, the
 * dictionaries are in arrays, and the text has a word for the visibility. */
#include <stdio.h>

#include "hooks/hooks.h"
#include "hooks/shared/function_signature.h"
#include "ir/attributes.h"

static bool has_numbered_dictionaries(varve_era era) {
  return varve_era_has(era, VARVE_HAS_NUMBERED_DICTIONARIES);
}

static varve_slice type_name(varve_era era) {
  return varve_era_has(era, VARVE_HAS_FUNCTION_TYPE) ? VARVE_SLICE("function_type")
                                                     : VARVE_SLICE("type");
}

/* Adds each dictionary that is not empty as an attribute: arg0, arg1, ... array may be NULL. */
static varve_status add_numbered(varve_parser *parser, const char *prefix,
                                 const varve_entity *array) {
  char name[32];
  for (uint32_t i = 0; array != NULL && i < array->child_count; i++) {
    if (array->children[i]->child_count == 0)
      continue;
    snprintf(name, sizeof(name), "%s%u", prefix, (unsigned)i);
    VARVE_TRY(varve_add_attribute(parser, varve_slice_of(name), array->children[i]));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_add_legacy_signature(varve_parser *parser, varve_function_signature *signature,
                                        const varve_entity *type) {
  signature->type_name = type_name(parser->era).data;
  if (!has_numbered_dictionaries(parser->era))
    return varve_add_signature(parser, signature, type);
  VARVE_TRY(varve_add_type_attribute(parser, VARVE_SLICE("type"), type));
  VARVE_TRY(add_numbered(parser, "arg", signature->argument_attributes));
  return add_numbered(parser, "result", signature->result_attributes);
}

/* Checks the body and makes the operation. In 2019, a function with `{}` has no body; in later
 * grammars, `{}` is an error. */
static varve_status body_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  if (!varve_grammar_allows(parser, VARVE_GRAMMAR_EMPTY_BODIES))
    VARVE_TRY(varve_check_function_body(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_legacy_function(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *type = NULL;
  if (varve_grammar_allows(parser, VARVE_GRAMMAR_VISIBILITY_WORDS))
    VARVE_TRY(varve_parse_optional_visibility(parser));
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(varve_add_legacy_signature(parser, &signature, type));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  if (!has_numbered_dictionaries(parser->era) && draft->dictionary != NULL &&
      varve_dictionary_find(draft->dictionary, VARVE_SLICE("sym_visibility")) != NULL)
    return VARVE_INVALID_ERROR(parser, place,
                               "write the visibility before the name of the function, "
                               "not in the attributes");
  VARVE_TRY(varve_draft_push(parser, draft, body_step));
  return varve_begin_function_region(parser, &signature);
}

/* Collects the numbered dictionaries in an array. *array is NULL if op has no such dictionary. */
static varve_status collect_numbered(varve_printer *printer, const varve_operation *op,
                                     const char *prefix, uint32_t count,
                                     const varve_entity **array) {
  char name[32];
  bool has_any = false;
  varve_vector found;
  varve_status status = VARVE_STATUS_OK;
  *array = NULL;
  varve_vector_init(&found, &printer->context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < count; i++) {
    snprintf(name, sizeof(name), "%s%u", prefix, (unsigned)i);
    const varve_entity *dictionary = varve_operation_attribute(op, varve_slice_of(name));
    has_any = has_any || dictionary != NULL;
    if (dictionary == NULL)
      dictionary = printer->context->empty_dictionary;
    status = varve_vector_push(&found, &dictionary);
  }
  if (status == VARVE_STATUS_OK && has_any)
    status = varve_array_get(printer->context, found.data, count, array);
  varve_vector_release(&found);
  return status;
}

varve_status varve_collect_legacy_signature(varve_printer *printer, const varve_operation *op,
                                            varve_printed_signature *signature) {
  if (!has_numbered_dictionaries(printer->context->era))
    return VARVE_STATUS_OK;
  VARVE_TRY(collect_numbered(printer, op, "arg", signature->input_count,
                             &signature->argument_attributes));
  return collect_numbered(printer, op, "result", signature->result_count,
                          &signature->result_attributes);
}

varve_status varve_legacy_signature_of(varve_printer *printer, const varve_operation *op,
                                       varve_printed_signature *signature) {
  VARVE_TRY(varve_printed_signature_by(op, type_name(printer->context->era), signature));
  return varve_collect_legacy_signature(printer, op, signature);
}

/* Returns whether the attribute is a numbered dictionary of the signature: arg0, result12. */
static bool is_numbered(varve_slice name, const char *prefix, uint32_t count) {
  varve_slice start = varve_slice_of(prefix);
  uint64_t number = 0;
  if (!varve_slice_starts_with(name, start) || name.size == start.size ||
      name.size - start.size > 10)
    return false;
  for (size_t i = start.size; i < name.size; i++) {
    if (name.data[i] < '0' || name.data[i] > '9')
      return false;
    number = number * 10 + (unsigned)(name.data[i] - '0');
  }
  return number < count;
}

static bool is_implied(varve_era era, const varve_printed_signature *signature, varve_slice name) {
  if (varve_slice_equal(name, VARVE_SLICE("sym_name")) || varve_slice_equal(name, type_name(era)))
    return true;
  if (has_numbered_dictionaries(era))
    return is_numbered(name, "arg", signature->input_count) ||
           is_numbered(name, "result", signature->result_count);
  return varve_slice_equal(name, VARVE_SLICE("sym_visibility")) ||
         varve_slice_equal(name, VARVE_SLICE("arg_attrs")) ||
         varve_slice_equal(name, VARVE_SLICE("res_attrs"));
}

static bool is_elided(varve_elided elided, varve_slice name) {
  for (size_t i = 0; i < elided.count; i++)
    if (varve_slice_equal(name, varve_slice_of(elided.names[i])))
      return true;
  return false;
}

varve_status varve_print_legacy_attributes(varve_printer *printer, const varve_operation *op,
                                           const varve_printed_signature *signature,
                                           varve_elided elided) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  bool is_open = false;
  for (uint32_t i = 0; dictionary != NULL && i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (is_implied(printer->context->era, signature, name) || is_elided(elided, name))
      continue;
    VARVE_TRY(varve_put(printer, is_open ? VARVE_SLICE(", ") : VARVE_SLICE(" attributes {")));
    is_open = true;
    VARVE_TRY(varve_print_named_attribute(printer, name, varve_dictionary_value(dictionary, i)));
  }
  return is_open ? varve_put_char(printer, '}') : VARVE_STATUS_OK;
}

varve_status varve_print_legacy_function(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_printed_signature signature;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_legacy_signature_of(printer, op, &signature));
  VARVE_TRY(has_numbered_dictionaries(printer->context->era)
                ? varve_print_own_name(printer, op)
                : varve_print_function_name(printer, op));
  VARVE_TRY(varve_print_function_signature(printer, &signature));
  VARVE_TRY(varve_print_legacy_attributes(printer, op, &signature, VARVE_NO_ELISION));
  return varve_print_function_body(printer, frame, signature.body);
}
