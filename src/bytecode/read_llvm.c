/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes attributes of dialect llvm from their coded fields, which are their parameters.
 * format-spec/bytecode.md, "Attributes of llvm". */
#include <inttypes.h>

#include "bytecode/read.h"
#include "dialect/format.h"

typedef struct llvm_parameters {
  varve_bytecode_reader *reader;
  const varve_coded_entry *entry;
  const varve_entity_definition *definition;
  const char *letters; /* letters of the remaining fields */
  size_t next_child;
  size_t next_number;
} llvm_parameters;

static uint64_t take_number(llvm_parameters *p) {
  return varve_fields_number(p->entry->fields, p->next_number++);
}

/* Zero means that the parameter is not given. */
static varve_status make_number(llvm_parameters *p, const varve_parameter_value *parameter,
                                uint64_t number, const varve_entity **value) {
  varve_context *context = p->reader->context;
  const varve_parameter_rule *rule = &parameter->rule;
  bool has_name = rule->kind == VARVE_PARAMETER_NAME
                      ? varve_dwarf_name_of(rule->family, number) != NULL
                      : rule->kind != VARVE_PARAMETER_ENUM || varve_enum_has(rule, number);
  if (!has_name && !(number == 0 && parameter->has_default))
    return varve_byte_reader_fail(
        &p->entry->cursor->bytes, VARVE_STATUS_UNSUPPORTED, "%s 0x%" PRIx64 " has no name",
        rule->kind == VARVE_PARAMETER_NAME ? varve_dwarf_family_text(rule->family) : "value",
        number);
  if (rule->kind == VARVE_PARAMETER_BOOL)
    return varve_bool_get(context, number != 0, value);
  return varve_integer_get_i64(context, context->i64, (int64_t)number, value);
}

static varve_status make_numbers(llvm_parameters *p, const varve_parameter_value *parameter,
                                 uint64_t count, const varve_entity **value) {
  varve_vector *items = &p->reader->scratch;
  size_t first = items->count;
  for (uint64_t i = 0; i < count; i++) {
    const varve_entity *item;
    VARVE_TRY(make_number(p, parameter, take_number(p), &item));
    VARVE_TRY(varve_vector_push(items, &item));
  }
  varve_status status =
      varve_array_get(p->reader->context, (const varve_entity **)items->data + first,
                      (uint32_t)(items->count - first), value);
  varve_vector_truncate(items, first);
  return status;
}

static varve_status refuse(llvm_parameters *p, uint32_t parameter) {
  varve_slice name = p->definition->parameters[parameter].name;
  return varve_entry_fail(p->entry, "an attribute that cannot be parameter '%.*s' of llvm.%.*s",
                          VARVE_FORMAT_SLICE(name), VARVE_FORMAT_SLICE(p->definition->mnemonic));
}

static varve_status make_list(llvm_parameters *p, uint32_t parameter, const varve_entity **value) {
  const varve_parameter_value *expected = &p->definition->format->parameters[parameter];
  const varve_entity *const *items =
      p->next_child == 0 ? p->entry->children : p->entry->children + p->next_child;
  uint64_t count = take_number(p);
  char letter = p->letters[0];
  p->letters += 2;
  if (letter == 'v')
    return make_numbers(p, expected, count, value);
  for (uint64_t i = 0; i < count; i++)
    if (items[i] == NULL)
      return varve_entry_fail(p->entry, "a list contains an absent attribute");
    else if (!varve_parameter_rule_accepts(&expected->rule, items[i]))
      return refuse(p, parameter);
  p->next_child += (size_t)count;
  return varve_array_get(p->reader->context, items, (uint32_t)count, value);
}

static varve_status make_attribute(llvm_parameters *p, uint32_t parameter,
                                   const varve_entity **value) {
  *value = p->entry->children[p->next_child++];
  if (*value == NULL)
    return varve_format_default(p->reader->context, p->definition->format, parameter, value);
  return VARVE_STATUS_OK;
}

/* Makes the value of one parameter by the letter of its field. A parameter without a field gets its
 * default. */
static varve_status make_value(llvm_parameters *p, uint32_t parameter, const varve_entity **value) {
  const varve_assembly_format *format = p->definition->format;
  const varve_parameter_value *expected = &format->parameters[parameter];
  varve_context *context = p->reader->context;
  if (*p->letters == 0)
    return varve_format_default(context, format, parameter, value);
  switch (*p->letters++) {
  case 'A':
  case 'O':
    return make_attribute(p, parameter, value);
  case 'S':
    return varve_string_get(context, varve_file_string(&p->reader->file, (size_t)take_number(p)),
                            value);
  case '{':
    return make_list(p, parameter, value);
  case 'V': {
    bool is_present = take_number(p) != 0;
    uint64_t number = take_number(p);
    return is_present ? make_number(p, expected, number, value) : varve_absent_get(context, value);
  }
  default:
    return make_number(p, expected, take_number(p), value);
  }
}

static varve_status find_definition(const varve_bytecode_reader *reader,
                                    const varve_coded_entry *entry,
                                    const varve_entity_definition **definition) {
  varve_slice mnemonic = varve_slice_of(varve_llvm_mnemonic(entry->code));
  VARVE_TRY(varve_find_entity(reader->context, VARVE_SLICE("llvm"), mnemonic, false, definition));
  if (*definition == NULL || (*definition)->format == NULL)
    return varve_byte_reader_fail(&entry->cursor->bytes, VARVE_STATUS_UNSUPPORTED,
                                  "no definition of #llvm.%.*s is loaded",
                                  VARVE_FORMAT_SLICE(mnemonic));
  return VARVE_STATUS_OK;
}

/* Returns whether the value fits the parameter of the loaded definition. */
static bool may_be_value(const varve_parameter_value *parameter, const varve_entity *value) {
  if (value == NULL)
    return false;
  if (value->kind == VARVE_KIND_ABSENT)
    return parameter->may_be_absent;
  return parameter->rule.is_array ? value->kind == VARVE_KIND_ARRAY
                                  : varve_parameter_rule_accepts(&parameter->rule, value);
}

static varve_status build(llvm_parameters *p, const varve_entity **entity) {
  varve_vector *values = &p->reader->scratch;
  const varve_attribute *dialect;
  uint32_t count = p->definition->parameter_count;
  varve_vector_truncate(values, 0);
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *value = NULL;
    VARVE_TRY(make_value(p, i, &value));
    if (!may_be_value(&p->definition->format->parameters[i], value))
      return refuse(p, i);
    VARVE_TRY(varve_vector_push(values, &value));
  }
  if (*p->letters != 0)
    return varve_entry_fail(p->entry, "more fields than the definition has parameters");
  VARVE_TRY(varve_string_get(p->reader->context, VARVE_SLICE("llvm"), &dialect));
  return varve_parametric_attribute_get(p->reader->context, dialect, p->definition->mnemonic,
                                        values->data, count, entity);
}

varve_status varve_build_llvm_attribute(varve_bytecode_reader *reader,
                                        const varve_coded_entry *entry,
                                        const varve_entity **entity) {
  llvm_parameters parameters = {.reader = reader, .entry = entry, .letters = entry->known->fields};
  VARVE_TRY(find_definition(reader, entry, &parameters.definition));
  return build(&parameters, entity);
}
