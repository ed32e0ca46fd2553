/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints values of attributes and native properties that a format names. Type, dialect and name
 * are omitted where they are implied. */
#include "dialect/codes/native_property.h"
#include "ir/attributes.h"
#include "text/print_operation/print_operation_by_format.h"

static bool is_null_or_none_type(const varve_entity *type) {
  return type == NULL || type->kind == VARVE_KIND_NONE_TYPE;
}

static varve_status print_typed(varve_printer *printer, const varve_attribute_syntax *syntax,
                                const varve_entity *value) {
  const varve_entity *type = value->kind == VARVE_KIND_TYPE ? NULL : varve_attribute_type(value);
  if (type != syntax->type && !(is_null_or_none_type(type) && is_null_or_none_type(syntax->type)))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_without_type(printer, value);
}

static varve_status print_symbol_name(varve_printer *printer, const varve_entity *value) {
  if (value->kind != VARVE_KIND_STRING || value->child_count != 0 ||
      varve_string_bytes(value).size == 0)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_symbol_name(printer, varve_string_bytes(value));
}

/* Enums */

static varve_slice case_text(const varve_parameter_rule *rule, uint32_t index) {
  return varve_enum_case_text(rule->tables, rule->enumeration.record.cases, index);
}

static bool is_word_case(const varve_parameter_rule *rule, uint32_t index) {
  uint64_t value;
  if (!varve_is_bare_identifier(case_text(rule, index)))
    return false;
  return (rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) == 0 ||
         (varve_enum_find_case(rule, case_text(rule, index), &value) && value != 0 &&
          (value & (value - 1)) == 0);
}

/* If all cases (of a bit enum: those with one bit) are words, no value needs quotes. Otherwise a
 * value that is not one of these cases does. */
static bool needs_quotes(const varve_parameter_rule *rule, varve_slice text) {
  bool is_word = false, are_words = true;
  for (uint32_t i = 0; i < rule->enumeration.record.cases.count; i++) {
    bool is_word_here = is_word_case(rule, i);
    are_words = are_words && is_word_here;
    is_word = is_word || (is_word_here && varve_slice_equal(case_text(rule, i), text));
  }
  return !are_words && !is_word;
}

static varve_status print_enum(varve_printer *printer, const varve_attribute_syntax *syntax,
                               const varve_entity *value) {
  size_t start = printer->out->size;
  if (value->kind != VARVE_KIND_INTEGER || value->children[0] != syntax->type ||
      varve_type_bit_width(syntax->type) > 64 ||
      !varve_enum_has(&syntax->rule, varve_integer_words(value)[0]))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_enum_print(&syntax->rule, varve_integer_words(value)[0], printer->out));
  varve_slice text = varve_slice_make(printer->out->data + start, printer->out->size - start);
  return needs_quotes(&syntax->rule, text) ? varve_put_quotes(printer, start) : VARVE_STATUS_OK;
}

static varve_status print_dense_array(varve_printer *printer, const varve_attribute_syntax *syntax,
                                      const varve_entity *value) {
  if (value->kind != VARVE_KIND_DENSE_ARRAY || value->children[0] != syntax->type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put_char(printer, '['));
  VARVE_TRY(varve_print_array_elements(printer, value));
  return varve_put_char(printer, ']');
}

/* Native properties */

static varve_status print_native_integer(varve_printer *printer, const varve_entity *value) {
  if (value->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_without_type(printer, value);
}

static varve_status print_native_enum(varve_printer *printer, const varve_attribute_syntax *syntax,
                                      const varve_entity *value) {
  if (syntax->rule.enumeration.place == NULL)
    return print_native_integer(printer, value);
  value = varve_native_enum_integer(value);
  if (value->kind != VARVE_KIND_INTEGER || varve_type_bit_width(value->children[0]) > 64 ||
      !varve_enum_has(&syntax->rule, varve_integer_words(value)[0]))
    return VARVE_STATUS_UNSUPPORTED;
  if (syntax->keyword.size == 0)
    return varve_print_enum(printer, &syntax->rule, varve_integer_words(value)[0]);
  VARVE_TRY(varve_put(printer, syntax->keyword));
  VARVE_TRY(varve_put_char(printer, '<'));
  VARVE_TRY(varve_print_enum(printer, &syntax->rule, varve_integer_words(value)[0]));
  return varve_put_char(printer, '>');
}

static varve_status print_native_leaf(varve_printer *printer, const varve_attribute_syntax *syntax,
                                      varve_native_kind kind, const varve_entity *value) {
  switch (kind) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
  case VARVE_NATIVE_BOOL:
    return print_native_integer(printer, value);
  case VARVE_NATIVE_ENUM:
    return print_native_enum(printer, syntax, value);
  case VARVE_NATIVE_UNIT:
    return varve_put(printer, value->kind == VARVE_KIND_UNIT ? VARVE_SLICE("unit")
                                                             : VARVE_SLICE("unit_absent"));
  default:
    return varve_print_full(printer, value);
  }
}

/* An array or optional value whose parts are being printed. */
typedef struct native_level {
  varve_slice element; /* encoding of an element */
  const varve_entity *values;
  uint32_t next;
  bool is_array;
} native_level;

typedef struct native_printing {
  native_level levels[VARVE_NATIVE_NESTING];
  size_t depth;
} native_printing;

/* Prints a leaf, or the text before the values of a new level. */
static varve_status begin_native(varve_printer *printer, native_printing *printing,
                                 const varve_attribute_syntax *syntax, varve_slice encoding,
                                 const varve_entity *value) {
  varve_slice element;
  varve_native_kind kind = varve_native_kind_of(encoding, &element);
  if (kind != VARVE_NATIVE_ARRAY && kind != VARVE_NATIVE_OPTIONAL)
    return print_native_leaf(printer, syntax, kind, value);
  bool is_array = kind == VARVE_NATIVE_ARRAY;
  if (printing->depth == VARVE_NATIVE_NESTING || value->kind != VARVE_KIND_ARRAY ||
      (!is_array && value->child_count > 1))
    return VARVE_STATUS_UNSUPPORTED;
  printing->levels[printing->depth++] =
      (native_level){.element = element, .values = value, .is_array = is_array};
  if (is_array)
    return varve_put_char(printer, '[');
  return value->child_count == 0 ? varve_put(printer, VARVE_SLICE("none")) : VARVE_STATUS_OK;
}

static varve_status print_native(varve_printer *printer, const varve_attribute_syntax *syntax,
                                 varve_slice encoding, const varve_entity *value) {
  native_printing printing = {.depth = 0};
  VARVE_TRY(begin_native(printer, &printing, syntax, encoding, value));
  while (printing.depth != 0) {
    native_level *level = &printing.levels[printing.depth - 1];
    if (level->next == level->values->child_count) {
      printing.depth--;
      if (level->is_array)
        VARVE_TRY(varve_put_char(printer, ']'));
      continue;
    }
    if (level->next != 0)
      VARVE_PUT(printer, ", ");
    value = level->values->children[level->next++];
    VARVE_TRY(begin_native(printer, &printing, syntax, level->element, value));
  }
  return VARVE_STATUS_OK;
}

/* All forms */

varve_status varve_print_form(varve_printer *printer, const varve_print_value_request *request,
                              const varve_entity *value) {
  const varve_attribute_syntax *syntax = request->syntax;
  if (syntax->form == VARVE_ATTRIBUTE_FORM_NATIVE)
    return print_native(printer, syntax, request->property->native, value);
  if (request->is_qualified)
    return varve_print_full(printer, value);
  switch (syntax->form) {
  case VARVE_ATTRIBUTE_FORM_RULE:
    if (value->kind == VARVE_KIND_TYPE && syntax->rule.kind != VARVE_PARAMETER_ATTRIBUTE)
      value = value->children[0];
    return varve_print_by_rule(printer, &syntax->rule, value);
  case VARVE_ATTRIBUTE_FORM_TYPED:
    return print_typed(printer, syntax, value);
  case VARVE_ATTRIBUTE_FORM_SYMBOL_NAME:
    return print_symbol_name(printer, value);
  case VARVE_ATTRIBUTE_FORM_SYMBOL_REF:
    return value->kind == VARVE_KIND_SYMBOL_REF ? varve_print_full(printer, value)
                                                : VARVE_STATUS_UNSUPPORTED;
  case VARVE_ATTRIBUTE_FORM_ENUM:
    return print_enum(printer, syntax, value);
  case VARVE_ATTRIBUTE_FORM_DENSE_ARRAY:
    return print_dense_array(printer, syntax, value);
  case VARVE_ATTRIBUTE_FORM_ENTITY:
    if (!varve_parameter_rule_accepts(&syntax->rule, value))
      return VARVE_STATUS_UNSUPPORTED;
    return varve_print_entity_in(printer, (varve_print_child){value, VARVE_PRINT_BODY});
  default:
    return varve_print_full(printer, value);
  }
}
