/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints attr-dict and prop-dict of formats: the attributes that a format does not write itself.
 * format-spec/assembly-format.md, "Attributes". */
#include "dialect/operation_format/operation_part.h"
#include "dialect/properties/operation_properties.h"
#include "ir/attributes.h"
#include "text/print_operation/print_operation_by_format.h"

static bool has_prop_dict(const varve_operation_format *format) {
  for (uint32_t i = 0; i < format->element_count; i++)
    if (format->elements[i].kind == VARVE_SYNTAX_PROP_DICT)
      return true;
  return false;
}

/* How an attribute dictionary is printed: its brackets, and which attributes it has. */
typedef struct dictionary_form {
  varve_slice keyword; /* before it; empty: none */
  bool has_equal;      /* after the keyword */
  varve_slice opening;
  varve_slice closing;
  bool has_properties;
  bool has_natives;
  bool has_discardable;
  bool is_absent;    /* an operation with an entry has no custom form */
  bool is_apart;     /* discardable attributes come first */
  bool has_defaults; /* prints attributes that have their default, too */
} dictionary_form;

/* Returns whether the format says that a dictionary has the property also with its default. */
static bool is_shown(const varve_operation_format *format, uint32_t property) {
  for (uint32_t i = 0; i < format->equation_count; i++)
    if (format->equations[i].is_shown && format->equations[i].index == property)
      return true;
  return false;
}

/* Sets whether a property of the operation is printed in the dictionary, because its format does
 * not print it. */
static varve_status is_listed(const varve_format_run *run, const dictionary_form *form,
                              uint32_t property, const varve_entity *value, bool *is_it) {
  bool is_usual;
  bool is_native = run->format->definition->properties[property].kind == VARVE_PROPERTY_NATIVE;
  *is_it = false;
  if (value == NULL || run->format->is_bound[property])
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_is_usual_property(run, property, value, &is_usual));
  if (is_usual && (is_native || !form->has_defaults) && !is_shown(run->format, property))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_equation_implies(run, property, &is_usual));
  if (is_usual)
    return VARVE_STATUS_OK;
  *is_it = is_native ? form->has_natives : form->has_properties;
  return is_native && !form->has_natives && form->has_properties ? VARVE_STATUS_UNSUPPORTED
                                                                 : VARVE_STATUS_OK;
}

static varve_status put_entry(const varve_format_run *run, const dictionary_form *form,
                              bool *is_open, const varve_entity *name, const varve_entity *value) {
  if (form->is_absent)
    return VARVE_STATUS_UNSUPPORTED;
  if (!*is_open && form->keyword.size != 0) {
    VARVE_TRY(varve_put_char(run->printer, ' '));
    VARVE_TRY(varve_put(run->printer, form->keyword));
    VARVE_TRY(varve_put(run->printer, form->has_equal ? VARVE_SLICE(" =") : VARVE_SLICE("")));
  }
  VARVE_TRY(varve_put(run->printer, *is_open ? VARVE_SLICE(", ") : form->opening));
  *is_open = true;
  return varve_print_named_attribute(run->printer, varve_string_bytes(name), value);
}

static bool is_dictionary_default(const varve_operation_format *format, uint32_t attribute) {
  for (uint32_t i = 0; i < format->equation_count; i++)
    if (format->equations[i].is_default && format->equations[i].index == attribute)
      return true;
  return false;
}

/* Sets whether the format itself writes a discardable attribute, or implies its value. */
static varve_status is_written_discardable(const varve_format_run *run, varve_slice name,
                                           bool *is_it) {
  const varve_operation_format *format = run->format;
  uint32_t properties = format->definition->property_count;
  *is_it = false;
  for (uint32_t i = 0; i < format->part_count; i++) {
    if (format->parts[i].kind != VARVE_PART_DISCARDABLE ||
        !varve_slice_equal(format->attributes[properties + i].property->name, name))
      continue;
    *is_it = true;
    return is_dictionary_default(format, properties + i)
               ? varve_equation_implies(run, properties + i, is_it)
               : VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}

/* A discardable attribute with the name of an inherent one would be parsed as the inherent one. */
static varve_status put_discardable(const varve_format_run *run, const dictionary_form *form,
                                    uint32_t index, bool *is_open) {
  const varve_entity *dictionary = varve_operation_dictionary(run->op);
  const varve_entity *name = varve_dictionary_name(dictionary, index);
  const varve_property_definition *property =
      varve_find_property(run->format->definition, varve_string_bytes(name));
  bool is_written;
  VARVE_TRY(is_written_discardable(run, varve_string_bytes(name), &is_written));
  if (is_written)
    return VARVE_STATUS_OK;
  if (property != NULL && run->format->definition->in_dictionary)
    return VARVE_STATUS_OK; /* already printed as a property */
  if (property != NULL && property->kind != VARVE_PROPERTY_NATIVE)
    return VARVE_STATUS_UNSUPPORTED;
  return put_entry(run, form, is_open, name, varve_dictionary_value(dictionary, index));
}

/* Prints both kinds as one list sorted by name, or one after the other; each kind is sorted
 * already.
 */
static varve_status put_dictionary(const varve_format_run *run, const dictionary_form *form) {
  const varve_operation_definition *definition = run->format->definition;
  const varve_entity *dictionary =
      form->has_discardable ? varve_operation_dictionary(run->op) : NULL;
  uint32_t next = 0, count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  bool is_open = false;
  for (uint32_t i = 0; i <= definition->property_count; i++) {
    const varve_entity *key = i < definition->property_count ? definition->properties[i].key : NULL;
    for (; next < count; next++) {
      varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, next));
      if (key != NULL && !form->is_apart && varve_slice_compare(name, varve_string_bytes(key)) > 0)
        break;
      VARVE_TRY(put_discardable(run, form, next, &is_open));
    }
    bool is_it = false;
    const varve_entity *value = key == NULL ? NULL : varve_printed_property(run, i);
    if (key != NULL)
      VARVE_TRY(is_listed(run, form, i, value, &is_it));
    if (is_it)
      VARVE_TRY(put_entry(run, form, &is_open, key, value));
  }
  return is_open ? varve_put(run->printer, form->closing) : VARVE_STATUS_OK;
}

varve_status varve_is_in_attr_dict(const varve_format_run *run, uint32_t property,
                                   const varve_entity *value, bool *is_it) {
  static const dictionary_form form = {.has_properties = true};
  return is_listed(run, &form, property, value, is_it);
}

/* Formats of operations that C++ prints, and older states, have properties in attr-dict. */
bool varve_has_strict_properties(const varve_format_run *run) {
  return varve_era_has(run->printer->context->era, VARVE_HAS_STRICT_PROPERTIES) &&
         !run->format->is_printed_by_code;
}

static varve_status put_property(const varve_format_run *run, uint32_t property, bool *is_open) {
  const varve_entity *value = varve_printed_property(run, property);
  bool is_it = false;
  VARVE_TRY(varve_is_in_attr_dict(run, property, value, &is_it));
  if (!is_it)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(run->printer, *is_open ? VARVE_SLICE(", ") : VARVE_SLICE(" <")));
  *is_open = true;
  VARVE_TRY(varve_put(run->printer, run->format->definition->properties[property].name));
  if (value->kind == VARVE_KIND_UNIT)
    return VARVE_STATUS_OK;
  const varve_attribute_syntax *syntax = varve_syntax_of_attribute(run->format, property, false);
  const varve_print_value_request request = {.syntax = syntax, .property = syntax->property};
  VARVE_PUT(run->printer, " = ");
  return varve_print_form(run->printer, &request, value);
}

varve_status varve_put_property_list(const varve_format_run *run) {
  const varve_operation_definition *definition = run->format->definition;
  bool is_open = false;
  for (uint32_t order = 0; order < definition->property_count; order++)
    for (uint32_t i = 0; i < definition->property_count; i++)
      if (definition->properties[i].order == order)
        VARVE_TRY(put_property(run, i, &is_open));
  return is_open ? varve_put_char(run->printer, '>') : VARVE_STATUS_OK;
}

varve_status varve_put_attr_dict(const varve_format_run *run, const varve_syntax_element *element) {
  bool is_strict = !has_prop_dict(run->format) && varve_has_strict_properties(run);
  run->frame->spacing.after_sign = false;
  const dictionary_form form = {.keyword = element->has_keyword ? element->text : VARVE_SLICE(""),
                                .has_equal = element->has_equal,
                                .opening = element->has_two_spaces ? VARVE_SLICE("  {")
                                                                   : VARVE_SLICE(" {"),
                                .closing = VARVE_SLICE("}"),
                                .has_properties = !has_prop_dict(run->format) && !is_strict,
                                .is_absent = element->is_absent,
                                .is_apart = element->is_apart,
                                .has_discardable = true};
  if (is_strict && !element->is_absent)
    VARVE_TRY(varve_put_property_list(run));
  return put_dictionary(run, &form);
}

varve_status varve_put_prop_dict(const varve_format_run *run) {
  static const dictionary_form form = {.opening = VARVE_SLICE_INIT("<{"),
                                       .closing = VARVE_SLICE_INIT("}>"),
                                       .has_properties = true,
                                       .has_natives = true,
                                       .has_defaults = true};
  return put_dictionary(run, &form);
}
