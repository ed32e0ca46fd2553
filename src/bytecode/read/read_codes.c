/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes types and attributes from the fields that rows of varve.codes describe.
 * format-spec/dialect-definitions.md, "Codes". */
#include <inttypes.h>

#include "bytecode/read/read.h"
#include "dialect/codes/entity_code.h"

/* Where the reading of an entry's fields is. */
typedef struct coded_fields {
  varve_bytecode_reader *reader;
  const varve_coded_entry *entry;
  const varve_code_row *row;
  size_t next_child;
  size_t next_number;
  bool has_default; /* the parameter of the field has one */
} coded_fields;

static uint64_t take_number(coded_fields *f) {
  return varve_fields_number(f->entry->fields, f->next_number++);
}

/* Zero without a name is accepted: for a parameter with a default it means that it is not given. */
static varve_status make_number(coded_fields *f, const varve_parameter_rule *rule, uint64_t number,
                                const varve_entity **value) {
  varve_context *context = f->reader->context;
  bool has_name = rule->kind != VARVE_PARAMETER_ENUM || varve_enum_has(rule, number);
  if (!has_name && !(number == 0 && f->has_default))
    return varve_byte_reader_fail(&f->entry->cursor->bytes, VARVE_STATUS_UNSUPPORTED,
                                  "value 0x%" PRIx64 " has no name", number);
  if (rule->kind == VARVE_PARAMETER_BOOL)
    return varve_bool_get(context, number != 0, value);
  return varve_integer_get_i64(context, context->i64, (int64_t)number, value);
}

static varve_status make_value(coded_fields *f, char letter, const varve_parameter_rule *rule,
                               const varve_entity **value) {
  varve_context *context = f->reader->context;
  switch (letter) {
  case 'A':
  case 'T':
    *value = f->entry->children[f->next_child++];
    return VARVE_STATUS_OK;
  case 'O':
    *value = f->entry->children[f->next_child++];
    return *value == NULL ? varve_absent_get(context, value) : VARVE_STATUS_OK;
  case 'S':
    return varve_reader_string(f->reader, (size_t)take_number(f), value);
  case 'd': {
    const uint64_t bits[2] = {take_number(f), 0};
    return varve_float_get(context, context->floats[VARVE_FLOAT_F64], bits, value);
  }
  case 'V': {
    bool is_present = take_number(f) != 0;
    uint64_t number = take_number(f);
    return is_present ? make_number(f, rule, number, value) : varve_absent_get(context, value);
  }
  default:
    return make_number(f, rule, take_number(f), value);
  }
}

/* An item of an array, or a field of a record: types are in TYPE attributes there. */
static varve_status make_item(coded_fields *f, char letter, const varve_parameter_rule *rule,
                              const varve_entity **item) {
  VARVE_TRY(make_value(f, letter, rule, item));
  if ((*item)->kind == VARVE_KIND_ABSENT)
    return varve_entry_fail(f->entry, "a list contains an absent attribute");
  if (!varve_parameter_rule_accepts_value(rule, *item))
    return VARVE_STATUS_INVALID;
  return varve_is_type(*item) ? varve_type_attribute_get(f->reader->context, *item, item)
                              : VARVE_STATUS_OK;
}

static varve_status make_record(coded_fields *f, const char *letters, const uint32_t *parts,
                                const varve_parameter_rule *rule, const varve_entity **record) {
  const varve_entity *fields[VARVE_CODE_LETTERS];
  size_t count = strcspn(letters, "]}");
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(make_item(f, letters[i], &rule->fields[parts[i]].rule, &fields[parts[i]]));
  return varve_array_get(f->reader->context, fields, (uint32_t)count, record);
}

static varve_status make_items(coded_fields *f, const char *letters, const varve_code_field *field,
                               const varve_entity **value) {
  const varve_parameter_rule *rule = &f->row->definition->format->parameters[field->slot].rule;
  const varve_parameter_rule item = varve_code_rule_of_item(rule);
  varve_vector *items = &f->reader->work.scratch;
  size_t first = items->count;
  uint64_t count = take_number(f);
  for (uint64_t i = 0; i < count; i++) {
    const varve_entity *made;
    VARVE_TRY(field->parts != NULL ? make_record(f, letters + 1, field->parts, &item, &made)
                                   : make_item(f, letters[1], &item, &made));
    VARVE_TRY(varve_vector_push(items, &made));
  }
  const varve_entity **all = items->data; /* NULL if no list had an item so far */
  varve_status status = varve_array_get(f->reader->context, all != NULL ? all + first : NULL,
                                        (uint32_t)(items->count - first), value);
  varve_vector_truncate(items, first);
  return status;
}

static varve_status refuse(const coded_fields *f, uint32_t slot) {
  return varve_entry_fail(f->entry, "a value that cannot be parameter '%.*s' of %s",
                          VARVE_FORMAT_SLICE(f->row->definition->parameters[slot].name),
                          f->entry->known->text);
}

/* Elements of type i1 take a byte each, unless their data is shorter. */
static varve_status make_packed(coded_fields *f, const varve_entity *type,
                                const varve_entity **value) {
  varve_slice data = f->entry->fields->data;
  uint64_t count = 0;
  bool is_bool = varve_is_ranked_type(type) && varve_is_shaped_type(type) &&
                 varve_dims_count(varve_type_dims(type), &count) &&
                 varve_type_element(type) == f->reader->context->i1;
  if (!is_bool || data.size != count || count == 0)
    return varve_make_elements(f->reader, f->entry, type, data, value);
  const size_t size = (size_t)(count / 8 + (count % 8 != 0));
  f->reader->work.text.size = 0;
  VARVE_TRY(varve_buffer_reserve(&f->reader->work.text, size));
  f->reader->work.text.size = size;
  char *bits = f->reader->work.text.data;
  memset(bits, 0, size);
  for (size_t i = 0; i < count; i++)
    bits[i / 8] = (char)(bits[i / 8] | (data.data[i] != 0) << i % 8);
  return varve_make_elements(f->reader, f->entry, type, varve_buffer_slice(&f->reader->work.text),
                             value);
}

/* The value of a field I, F or B, the last one. */
static varve_status make_of_type(coded_fields *f, const varve_code_field *field, char letter,
                                 const varve_entity *const *slots, const varve_entity **value) {
  const varve_entity *type;
  VARVE_TRY(varve_code_type(f->reader->context, f->row, field, slots, &type));
  if (type == NULL)
    return varve_entry_fail(f->entry, "the type of the value is not known");
  if (letter == 'I')
    return varve_read_integer(f->reader, f->entry, type, value);
  if (letter == 'F')
    return varve_read_float(f->reader, f->entry, type, value);
  return field->is_packed
             ? make_packed(f, type, value)
             : varve_make_elements(f->reader, f->entry, type, f->entry->fields->data, value);
}

/* Fills in the parameter of one field. */
static varve_status make_field(coded_fields *f, const varve_code_field *field, const char *letters,
                               const varve_entity **parameters) {
  if (field->slot == VARVE_NO_PARAMETER) {
    const uint64_t number = take_number(f);
    return number == field->number
               ? VARVE_STATUS_OK
               : varve_entry_fail(f->entry, "expected the number %" PRIu64 ", found %" PRIu64,
                                  field->number, number);
  }
  if (field->slot >= f->row->definition->parameter_count) {
    parameters[field->slot] = f->entry->children[f->next_child++];
    return VARVE_STATUS_OK;
  }
  const varve_parameter_value *expected = &f->row->definition->format->parameters[field->slot];
  const varve_entity *value = NULL;
  bool is_marked = letters[0] == '?' || letters[0] == '!';
  f->has_default = expected->has_default;
  varve_status status;
  if (is_marked && take_number(f) == 0)
    status = varve_absent_get(f->reader->context, &value);
  else if (letters[0] == '[' || letters[0] == '{')
    status = make_items(f, letters, field, &value);
  else if (field->type != NULL)
    status = make_of_type(f, field, letters[0], parameters, &value);
  else
    status = make_value(f, letters[is_marked], &expected->rule, &value);
  if (status == VARVE_STATUS_INVALID || (status == VARVE_STATUS_OK && value == NULL))
    return refuse(f, field->slot);
  VARVE_TRY(status);
  if (value->kind == VARVE_KIND_ABSENT && expected->has_default)
    return VARVE_STATUS_OK; /* varve_code_complete fills it in */
  if (value->kind == VARVE_KIND_ABSENT
          ? !expected->may_be_absent
          : !varve_parameter_rule_accepts_value(&expected->rule, value))
    return refuse(f, field->slot);
  parameters[field->slot] = value;
  return VARVE_STATUS_OK;
}

/* Lists of fields of records */

static varve_status make_column(coded_fields *f, const varve_code_field *field, const char *letters,
                                const varve_entity **column) {
  const varve_parameter_rule *rule = &f->row->definition->format->parameters[field->slot].rule;
  varve_vector *items = &f->reader->work.scratch;
  size_t first = items->count;
  uint64_t count = take_number(f);
  for (uint64_t i = 0; i < count; i++) {
    const varve_entity *made;
    varve_status status = make_item(f, letters[1], &rule->fields[field->column].rule, &made);
    if (status == VARVE_STATUS_INVALID)
      return refuse(f, field->slot);
    VARVE_TRY(status);
    VARVE_TRY(varve_vector_push(items, &made));
  }
  const varve_entity **all = items->data; /* NULL if no list had an item so far */
  varve_status status = varve_array_get(f->reader->context, all != NULL ? all + first : NULL,
                                        (uint32_t)(items->count - first), column);
  varve_vector_truncate(items, first);
  return status;
}

/* Makes the record at a place of the columns. */
static varve_status make_row(coded_fields *f, uint32_t slot, const varve_entity *const *columns,
                             uint32_t place, const varve_entity **record) {
  const varve_entity *fields[VARVE_CODE_LETTERS];
  uint32_t count = 0;
  for (uint32_t i = 0; i < f->row->field_count; i++) {
    const varve_code_field *field = &f->row->fields[i];
    if (!field->is_column || field->slot != slot)
      continue;
    fields[field->column] = columns[i]->children[place];
    count++;
  }
  return varve_array_get(f->reader->context, fields, count, record);
}

/* Joins the columns of a slot, the first of which is given, to an array of records. */
static varve_status join(coded_fields *f, uint32_t first, const varve_entity *const *columns,
                         const varve_entity **array) {
  varve_vector *items = &f->reader->work.scratch;
  size_t start = items->count;
  uint32_t slot = f->row->fields[first].slot, count = columns[first]->child_count;
  for (uint32_t i = 0; i < f->row->field_count; i++)
    if (f->row->fields[i].is_column && f->row->fields[i].slot == slot &&
        columns[i]->child_count != count)
      return varve_entry_fail(f->entry, "lists of different lengths for parameter '%.*s' of %s",
                              VARVE_FORMAT_SLICE(f->row->definition->parameters[slot].name),
                              f->entry->known->text);
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *record = NULL;
    VARVE_TRY(make_row(f, slot, columns, i, &record));
    VARVE_TRY(varve_vector_push(items, &record));
  }
  const varve_entity **all = items->data;
  varve_status status =
      varve_array_get(f->reader->context, all != NULL ? all + start : NULL, count, array);
  varve_vector_truncate(items, start);
  return status;
}

static varve_status make_parameters(coded_fields *f, const varve_entity **parameters) {
  const varve_entity *columns[VARVE_CODE_LETTERS]; /* by field */
  const char *letters = f->row->letters;
  for (uint32_t i = 0; i < f->row->field_count; i++) {
    const varve_code_field *field = &f->row->fields[i];
    VARVE_TRY(field->is_column ? make_column(f, field, letters, &columns[i])
                               : make_field(f, field, letters, parameters));
    letters = varve_code_next_letter(letters);
  }
  for (uint32_t i = 0; i < f->row->field_count; i++)
    if (f->row->fields[i].is_column && f->row->fields[i].column == 0)
      VARVE_TRY(join(f, i, columns, &parameters[f->row->fields[i].slot]));
  return varve_code_complete(f->reader->context, f->row, parameters);
}

varve_status varve_build_by_row(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                const varve_entity **entity) {
  const varve_entity_definition *definition = entry->row->definition;
  const uint32_t count = definition->parameter_count;
  varve_vector *parameters = &reader->work.parameters;
  coded_fields fields = {.reader = reader, .entry = entry, .row = entry->row};
  const varve_entity *dialect;
  varve_vector_truncate(&reader->work.scratch, 0);
  varve_vector_truncate(parameters, 0);
  if (varve_vector_grow(parameters, count + entry->row->local_count) == NULL &&
      count + entry->row->local_count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(make_parameters(&fields, parameters->data));
  varve_coverage_count_place(reader->context, entry->row->coverage, true);
  VARVE_TRY(varve_string_get(reader->context, definition->dialect->name, &dialect));
  return (definition->is_type ? varve_parametric_type_get : varve_parametric_attribute_get)(
      reader->context, dialect, definition->mnemonic, parameters->data, count, entity);
}
