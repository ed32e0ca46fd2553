/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints values of attributes and native properties that a format names. Type, dialect and name
 * are omitted where they are implied. */
#include "base/number/wide_int.h"
#include "dialect/properties/native_property.h"
#include "ir/attributes.h"
#include "text/format_rules.h"
#include "text/print_operation/print_operation_by_format.h"

static bool is_null_or_none_type(const varve_entity *type) {
  return type == NULL || type->kind == VARVE_KIND_NONE_TYPE;
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

/* Native properties */

static varve_status print_native_integer(varve_printer *printer, const varve_entity *value) {
  if (value->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_without_type(printer, value);
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
  if (kind != VARVE_NATIVE_ARRAY && kind != VARVE_NATIVE_OPTIONAL) {
    switch (kind) {
    case VARVE_NATIVE_I32:
    case VARVE_NATIVE_I64:
    case VARVE_NATIVE_BOOL:
      return print_native_integer(printer, value);
    case VARVE_NATIVE_ENUM:
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
    case VARVE_NATIVE_UNIT:
      return varve_put(printer, value->kind == VARVE_KIND_UNIT ? VARVE_SLICE("unit")
                                                               : VARVE_SLICE("unit_absent"));
    default:
      return varve_print_full(printer, value);
    }
  }
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

/* All forms */

varve_status varve_print_form(varve_printer *printer, const varve_print_value_request *request,
                              const varve_entity *value) {
  const varve_attribute_syntax *syntax = request->syntax;
  varve_print_child child;
  if (syntax->form == VARVE_ATTRIBUTE_FORM_NATIVE) {
    native_printing printing = {.depth = 0};
    VARVE_TRY(begin_native(printer, &printing, syntax, request->property->native, value));
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
  if (request->is_qualified)
    return varve_print_full(printer, value);
  switch (syntax->form) {
  case VARVE_ATTRIBUTE_FORM_RULE:
    if (value->kind == VARVE_KIND_TYPE && syntax->rule.kind != VARVE_PARAMETER_ATTRIBUTE)
      value = value->children[0];
    VARVE_TRY(varve_put_by_rule(printer, &syntax->rule, value, &child));
    return child.entity != NULL ? varve_print_entity_in(printer, child) : VARVE_STATUS_OK;
  case VARVE_ATTRIBUTE_FORM_TYPED: {
    const varve_entity *type = value->kind == VARVE_KIND_TYPE ? NULL : varve_attribute_type(value);
    if (type != syntax->type && !(is_null_or_none_type(type) && is_null_or_none_type(syntax->type)))
      return VARVE_STATUS_UNSUPPORTED;
    return varve_print_attribute_without_type(printer, value);
  }
  case VARVE_ATTRIBUTE_FORM_SYMBOL_NAME:
    if (value->kind != VARVE_KIND_STRING || value->child_count != 0 ||
        varve_string_bytes(value).size == 0)
      return VARVE_STATUS_UNSUPPORTED;
    return varve_print_symbol_name(printer, varve_string_bytes(value));
  case VARVE_ATTRIBUTE_FORM_SYMBOL_REF:
    return value->kind == VARVE_KIND_SYMBOL_REF ? varve_print_full(printer, value)
                                                : VARVE_STATUS_UNSUPPORTED;
  case VARVE_ATTRIBUTE_FORM_ENUM: {
    size_t start = printer->out->size;
    if (value->kind != VARVE_KIND_INTEGER || value->children[0] != syntax->type ||
        varve_type_bit_width(syntax->type) > 64 ||
        !varve_enum_has(&syntax->rule, varve_integer_words(value)[0]))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_enum_print(&syntax->rule, varve_integer_words(value)[0], printer->out));
    varve_slice text = varve_slice_make(printer->out->data + start, printer->out->size - start);
    return needs_quotes(&syntax->rule, text) ? varve_put_quotes(printer, start) : VARVE_STATUS_OK;
  }
  case VARVE_ATTRIBUTE_FORM_DENSE_ARRAY:
    if (value->kind != VARVE_KIND_DENSE_ARRAY || value->children[0] != syntax->type)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_char(printer, '['));
    VARVE_TRY(varve_print_array_elements(printer, value));
    return varve_put_char(printer, ']');
  case VARVE_ATTRIBUTE_FORM_ENTITY:
    if (!varve_parameter_rule_accepts(&syntax->rule, value))
      return VARVE_STATUS_UNSUPPORTED;
    return varve_print_entity_in(printer, (varve_print_child){value, VARVE_PRINT_BODY});
  default:
    return varve_print_full(printer, value);
  }
}

/* Spellings */

varve_status varve_put_inside(varve_printer *printer, const varve_attribute_syntax *syntax,
                              const varve_entity *value) {
  if (varve_syntax_is_affine_map(syntax))
    return value->kind == VARVE_KIND_AFFINE_MAP
               ? varve_print_entity_in(printer, (varve_print_child){value, VARVE_PRINT_BARE})
               : VARVE_STATUS_UNSUPPORTED;
  if (!varve_parameter_rule_accepts(&syntax->rule, value))
    return VARVE_STATUS_UNSUPPORTED;
  varve_status status =
      varve_print_entity_in(printer, (varve_print_child){value, VARVE_PRINT_INSIDE});
  return status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_UNSUPPORTED : status;
}

varve_status varve_put_word(const varve_format_run *run, const varve_syntax_element *word) {
  const varve_syntax_element *end = &run->format->elements[word->next];
  for (const varve_syntax_element *element = word + 1; element < end; element++) {
    if (element->kind == VARVE_SYNTAX_ATTRIBUTE) {
      const varve_attribute_syntax *syntax =
          varve_syntax_of_attribute(run->format, element->index, element->is_item);
      const varve_entity *value = NULL;
      VARVE_TRY(varve_find_printed(run, element->index, &value));
      varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element->index);
      if (value == NULL || value->kind != VARVE_KIND_INTEGER || value->children[0] != syntax->type)
        return VARVE_STATUS_UNSUPPORTED;
      VARVE_TRY(varve_put_unsigned(run->printer, varve_integer_words(value)[0]));
    } else if (element->kind == VARVE_SYNTAX_INDEX)
      VARVE_TRY(varve_put_unsigned(run->printer, varve_current_number(run)));
    else
      VARVE_TRY(varve_put(run->printer, element->text));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_put_short_type(const varve_format_run *run, const varve_entity *type) {
  const varve_entity_definition *found = NULL;
  varve_slice dialect = run->format->definition->dialect->name;
  if (type->kind == VARVE_KIND_DIALECT_TYPE && varve_entity_is_parametric(type) &&
      varve_slice_equal(varve_string_bytes(type->children[0]), dialect))
    VARVE_TRY(varve_find_entity(run->printer->context, dialect, varve_parametric_mnemonic(type),
                                true, &found));
  return varve_print_entity_in(
      run->printer,
      (varve_print_child){type, found != NULL ? VARVE_PRINT_SHORT : VARVE_PRINT_FULL});
}

varve_status varve_put_short_type_attribute(const varve_format_run *run,
                                            const varve_entity *value) {
  return value->kind == VARVE_KIND_TYPE ? varve_put_short_type(run, value->children[0])
                                        : VARVE_STATUS_UNSUPPORTED;
}

static varve_status put_short_item(const varve_format_run *run, const varve_entity *value) {
  varve_slice dialect = run->format->definition->dialect->name;
  const varve_entity_definition *found = NULL;
  if (value->kind == VARVE_KIND_DIALECT_ATTRIBUTE && varve_entity_is_parametric(value) &&
      varve_slice_equal(varve_string_bytes(value->children[0]), dialect))
    VARVE_TRY(varve_find_entity(run->printer->context, dialect, varve_parametric_mnemonic(value),
                                false, &found));
  return varve_print_entity_in(run->printer,
                               (varve_print_child){value, found != NULL && found->format != NULL
                                                              ? VARVE_PRINT_SHORT
                                                              : VARVE_PRINT_FULL});
}

varve_status varve_put_short_attribute(const varve_format_run *run, const varve_entity *value) {
  if (value->kind != VARVE_KIND_ARRAY)
    return put_short_item(run, value);
  VARVE_TRY(varve_put_char(run->printer, '['));
  for (uint32_t i = 0; i < value->child_count; i++) {
    if (i != 0)
      VARVE_PUT(run->printer, ", ");
    VARVE_TRY(put_short_item(run, value->children[i]));
  }
  return varve_put_char(run->printer, ']');
}

/* short(type($x)) */
varve_status varve_put_short_types(const varve_format_run *run, bool are_results,
                                   varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_value *value = are_results ? varve_operation_result(run->op, range.first + i)
                                           : run->op->operands[range.first + i].value;
    if (value == NULL)
      return VARVE_STATUS_UNSUPPORTED;
    if (i != 0)
      VARVE_PUT(run->printer, ", ");
    VARVE_TRY(varve_put_short_type(run, value->type));
  }
  return VARVE_STATUS_OK;
}

/* Returns whether the sizes are equal where those of the pattern are known. */
static bool fits(const varve_entity *type, const varve_entity *pattern) {
  varve_dims dims = varve_type_dims(type), sizes = varve_type_dims(pattern);
  bool is_it = type->kind == pattern->kind && dims.rank == sizes.rank &&
               varve_type_element(type) == varve_type_element(pattern);
  for (size_t i = 0; is_it && i < dims.rank; i++)
    is_it = sizes.sizes[i] == VARVE_DYNAMIC || sizes.sizes[i] == dims.sizes[i];
  return is_it;
}

varve_status varve_put_dense(const varve_format_run *run, const varve_syntax_element *element,
                             const varve_entity *value) {
  varve_arena_mark mark;
  varve_term type;
  if (element->anchor_count == 0) {
    const varve_entity *elements = varve_plain_elements(value);
    if (elements->kind != VARVE_KIND_DENSE_ELEMENTS)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_char(run->printer, '<'));
    VARVE_TRY(varve_put_short_type(run, varve_type_element(elements->children[0])));
    VARVE_PUT(run->printer, ": ");
    VARVE_TRY(varve_print_elements_of(run->printer, elements, false));
    VARVE_PUT(run->printer, "> : ");
    return varve_put_short_type(run, value->children[0]);
  }
  if (value->kind != VARVE_KIND_DENSE_ELEMENTS)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = varve_evaluate_printed(run, element->first_anchor, &type);
  const varve_entity *found = status == VARVE_STATUS_OK ? varve_term_type(&type) : NULL;
  varve_arena_reset(&run->printer->format.terms, mark);
  VARVE_TRY(status);
  if (found == NULL || (found != value->children[0] &&
                        !(varve_has_unknown_size(found) && fits(value->children[0], found))))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_elements_of(run->printer, value, varve_has_unknown_size(found));
}

/* Prints a string as a bare word, if it is one. */
varve_status varve_put_name(const varve_format_run *run, const varve_entity *value) {
  if (value->kind != VARVE_KIND_STRING || value->child_count != 0)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_put_keyword(run->printer, varve_string_bytes(value));
}

varve_status varve_put_value_name(const varve_format_run *run, const varve_entity *value) {
  VARVE_TRY(varve_put_char(run->printer, '%'));
  return varve_put_name(run, value);
}

/* A dictionary prints its space itself, because it is omitted if it is empty. */
varve_status varve_put_dict(const varve_format_run *run, const varve_entity *value) {
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (value->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_UNSUPPORTED;
  if (varve_dictionary_size(value) == 0)
    return VARVE_STATUS_OK;
  (void)varve_format_space_element(&run->frame->spacing);
  VARVE_TRY(varve_put_char(run->printer, ' '));
  return varve_print_full(run->printer, value);
}

/* Numbers */

static varve_status put_digits(const varve_format_run *run, const varve_syntax_element *element,
                               const varve_entity *value) {
  const varve_entity *type = value->children[0];
  const varve_attribute_syntax syntax = {.form = VARVE_ATTRIBUTE_FORM_TYPED, .type = type};
  const varve_print_value_request request = {
      &syntax, run->format->attributes[element[1].index].property, false};
  if (!element->is_unsigned || type->kind != VARVE_KIND_INTEGER_TYPE)
    return varve_print_form(run->printer, &request, value);
  if (element->is_hex) {
    const uint64_t *words = varve_integer_words(value);
    size_t last = varve_wide_words(varve_integer_type_layout(value->children[0]).width);
    bool is_first = true;
    VARVE_PUT(run->printer, "0x");
    for (size_t i = last * 16; i-- > 0;) {
      unsigned digit = (unsigned)(words[i / 16] >> i % 16 * 4) & 0xF;
      if (digit == 0 && is_first && i != 0)
        continue;
      is_first = false;
      VARVE_TRY(varve_put_char(run->printer, "0123456789abcdef"[digit]));
    }
    return VARVE_STATUS_OK;
  }
  return varve_wide_print(run->printer->out, varve_integer_words(value),
                          varve_integer_type_layout(type).width, false);
}

/* Prints dense elements that have the type. */
static varve_status put_dense(varve_printer *printer, const varve_entity *value,
                              const varve_term *term) {
  const varve_entity *type = varve_term_type(term);
  return type != NULL && type == value->children[0]
             ? varve_print_attribute_without_type(printer, value)
             : VARVE_STATUS_UNSUPPORTED;
}

static varve_status put_integer(const varve_format_run *run, const varve_syntax_element *element,
                                const varve_entity *value, const varve_term *term) {
  varve_printer *printer = run->printer;
  const varve_entity *type = NULL;
  size_t start = printer->out->size;
  VARVE_TRY(put_digits(run, element, value));
  varve_slice digits = varve_slice_make(printer->out->data + start, printer->out->size - start);
  if (digits.size != 0 && digits.data[0] == '-')
    digits = varve_slice_make(digits.data + 1, digits.size - 1);
  VARVE_TRY(varve_number_type(printer->context, term, digits, &type));
  return type == value->children[0] ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_put_number(const varve_format_run *run, const varve_syntax_element *element) {
  varve_printer *printer = run->printer;
  const varve_entity *value = NULL;
  varve_arena_mark mark;
  varve_term term;
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  if (value == NULL ||
      (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_DENSE_ELEMENTS))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_begin_terms(printer, &mark));
  varve_status status = varve_evaluate_printed(run, element->index, &term);
  if (status == VARVE_STATUS_OK)
    status = value->kind == VARVE_KIND_INTEGER ? put_integer(run, element, value, &term)
                                               : put_dense(printer, value, &term);
  varve_arena_reset(&printer->format.terms, mark);
  return status;
}

varve_status varve_put_typed(const varve_format_run *run, const varve_syntax_element *element) {
  const varve_entity *value = NULL;
  const varve_entity *own = NULL;
  varve_arena_mark mark;
  varve_term term;
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = varve_evaluate_printed(run, element->index, &term);
  const varve_entity *type = status == VARVE_STATUS_OK ? varve_term_type(&term) : NULL;
  varve_arena_reset(&run->printer->format.terms, mark);
  VARVE_TRY(status);
  if (value == NULL || type == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_attribute_own_type(run->printer->context, value, &own));
  bool is_none = own == NULL && type->kind == VARVE_KIND_NONE_TYPE &&
                 value->kind == VARVE_KIND_DIALECT_ATTRIBUTE && !varve_entity_is_parametric(value);
  if (own != type && !is_none)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_without_type(run->printer, value);
}
