/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the body of an operation, type or attribute: constraints, and the lists that use them. */
#include "definitions/read.h"
#include "text/print/printer.h"

typedef varve_status read_part_function(varve_definition_body *body, const varve_operation *op);

typedef struct body_part {
  const char *name;
  read_part_function *read;
  size_t seen; /* offset of the list that was read */
  bool is_of_operations;
} body_part;

static const body_part parts[] = {
    {"irdl.operands", varve_read_operands, offsetof(varve_definition_body, seen_operands), true},
    {"irdl.results", varve_read_results, offsetof(varve_definition_body, seen_results), true},
    {"irdl.regions", varve_read_regions, offsetof(varve_definition_body, seen_regions), true},
    {"irdl.attributes", varve_read_properties, offsetof(varve_definition_body, seen_attributes),
     true},
    {"varve.successors", varve_read_successors, offsetof(varve_definition_body, seen_successors),
     true},
    {"irdl.parameters", varve_read_parameters, offsetof(varve_definition_body, seen_parameters),
     false},
};

static const body_part *find_part(const varve_operation *op) {
  for (size_t i = 0; i < VARVE_COUNT_OF(parts); i++)
    if (varve_has_operation_name(op, parts[i].name))
      return parts + i;
  return NULL;
}

static varve_status read_one(varve_definition_body *body, varve_operation *op) {
  varve_slice dialect = varve_string_bytes(op->name->dialect);
  const body_part *part = find_part(op);
  if (varve_is_constraint(op))
    return varve_read_constraint(body, op);
  if (part != NULL) {
    const varve_operation **seen = (const varve_operation **)(void *)((char *)body + part->seen);
    if (part->is_of_operations != body->is_operation)
      return varve_definition_fault(body->reader, op, "%s is not allowed in %.*s", part->name,
                                    VARVE_FORMAT_SLICE(body->owner->name->text));
    if (*seen != NULL)
      return varve_definition_fault(body->reader, op, "%.*s has a second %s",
                                    VARVE_FORMAT_SLICE(body->owner->name->text), part->name);
    *seen = op;
    varve_status status = part->read(body, op);
    body->has_unknown_lists |= varve_definition_goes_on(body->reader, status);
    return status;
  }
  if (varve_slice_equal(dialect, VARVE_SLICE("irdl")) ||
      varve_slice_equal(dialect, VARVE_SLICE("varve")))
    return varve_definition_fault_as(
        body->reader, VARVE_STATUS_UNSUPPORTED, op, "%.*s is not allowed in %.*s",
        VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(body->owner->name->text));
  return VARVE_STATUS_OK;
}

static varve_status read_operations(varve_definition_body *body) {
  for (varve_operation *op = body->block->first; op != NULL; op = op->next)
    VARVE_TRY(varve_definition_go_on(body->reader, read_one(body, op)));
  return VARVE_STATUS_OK;
}

/* Finds the only block of a definition; NULL if it has none. */
static varve_status find_block(varve_definition_body *body) {
  const varve_operation *op = body->owner;
  varve_region *region =
      varve_operation_region_count(op) == 1 ? varve_operation_region(op, 0) : NULL;
  if (varve_operation_region_count(op) > 1 || op->operand_count != 0 ||
      varve_operation_result_count(op) != 0 ||
      (region != NULL && region->first != NULL && region->first != region->last))
    return varve_definition_fault(body->reader, op,
                                  "%.*s has one region of one block, no operands and no results",
                                  VARVE_FORMAT_SLICE(op->name->text));
  body->block = region == NULL ? NULL : region->first;
  return VARVE_STATUS_OK;
}

varve_status varve_read_definition_body(varve_definition_body *body) {
  varve_definition_reader *reader = body->reader;
  varve_vector_init(&body->values, reader->memory, sizeof(varve_read_value));
  varve_vector_init(&body->bases, reader->memory, sizeof(varve_text));
  varve_vector_init(&body->value_kinds, reader->memory, sizeof(const char *));
  varve_name_set_init(&body->value_names, reader->memory);
  varve_tables_builder_begin_scope(&reader->builder);
  varve_status status = find_block(body);
  body->has_unknown_lists = varve_definition_goes_on(reader, status);
  VARVE_TRY(varve_definition_go_on(reader, status));
  return body->block == NULL ? VARVE_STATUS_OK : read_operations(body);
}

void varve_definition_body_release(varve_definition_body *body) {
  varve_vector_release(&body->values);
  varve_vector_release(&body->bases);
  varve_vector_release(&body->value_kinds);
  varve_name_set_release(&body->value_names);
}

/* Reads inherent attributes and native properties of an operation, and parameters of a type or
 * attribute. */

/* Reads varve.optional into a flag for each name of reader->names. */
static varve_status mark_optional(varve_definition_reader *reader, const varve_operation *op,
                                  varve_vector *marks) {
  const varve_entity *array;
  size_t count = reader->names.names.count;
  uint8_t *mark = varve_vector_grow(marks, count);
  if (mark == NULL && count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_read_strings(reader, op, "varve.optional", &array));
  for (uint32_t i = 0; array != NULL && i < array->child_count; i++) {
    varve_slice name = varve_string_bytes(array->children[i]);
    uint32_t number = varve_name_set_find(&reader->names, name);
    varve_status status = VARVE_STATUS_OK;
    if (number != VARVE_NAME_ABSENT && mark != NULL)
      mark[number] = 1;
    else
      status = varve_definition_fault(reader, op,
                                      "varve.optional names '%.*s', which is not in the list",
                                      VARVE_FORMAT_SLICE(name));
    VARVE_TRY(varve_definition_go_on(reader, status));
  }
  return VARVE_STATUS_OK;
}

static varve_status read_default(varve_definition_reader *reader, const varve_operation *op,
                                 const varve_entity *defaults, varve_slice name, varve_text *text) {
  const varve_entity *value = defaults == NULL ? NULL : varve_dictionary_find(defaults, name);
  *text = 0;
  return value == NULL ? VARVE_STATUS_OK : varve_read_attribute_text(reader, op, value, text);
}

static varve_status read_native(varve_definition_reader *reader, const varve_operation *op,
                                const varve_entity *natives, varve_slice name, varve_text *text) {
  const varve_entity *value = natives == NULL ? NULL : varve_dictionary_find(natives, name);
  *text = 0;
  if (value == NULL)
    return VARVE_STATUS_OK;
  varve_slice encoding =
      value->kind == VARVE_KIND_STRING ? varve_string_bytes(value) : varve_slice_make("", 0);
  if (!varve_is_native_encoding(encoding))
    return varve_definition_fault(reader, op, "varve.native of '%.*s' is not an encoding",
                                  VARVE_FORMAT_SLICE(name));
  return varve_tables_builder_text(&reader->builder, encoding, text);
}

static varve_status make_properties(varve_definition_body *body, const varve_operation *op,
                                    const uint8_t *optional, varve_property_record *records) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *defaults, *natives;
  VARVE_TRY(varve_read_dictionary(reader, op, "varve.defaults", &defaults));
  VARVE_TRY(varve_read_dictionary(reader, op, "varve.native", &natives));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_property_record *record = records + i;
    varve_slice name = VARVE_VECTOR_AT(&reader->names.names, varve_slice, i);
    varve_constraint_place place = {.op = op, .operand = i};
    VARVE_TRY(varve_tables_builder_text(&reader->builder, name, &record->name));
    VARVE_TRY(varve_read_constraint_index(body, &place, &record->constraint));
    varve_status of_default = read_default(reader, op, defaults, name, &record->default_value);
    VARVE_TRY(varve_definition_go_on(reader, of_default));
    varve_status of_native = read_native(reader, op, natives, name, &record->native);
    VARVE_TRY(varve_definition_go_on(reader, of_native));
    /* Without its default or encoding, the attribute may be absent. */
    record->is_optional =
        optional[i] != 0 || of_default != VARVE_STATUS_OK || of_native != VARVE_STATUS_OK;
  }
  return varve_tables_builder_list(&reader->builder, VARVE_TABLE_properties, records,
                                   op->operand_count, &body->operation.properties);
}

static varve_status make_parameters(varve_definition_body *body, const varve_operation *op,
                                    const uint8_t *optional, varve_value_record *records) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *defaults;
  VARVE_TRY(varve_read_dictionary(reader, op, "varve.defaults", &defaults));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_value_record *record = records + i;
    varve_slice name = VARVE_VECTOR_AT(&reader->names.names, varve_slice, i);
    varve_constraint_place place = {.op = op, .operand = i};
    VARVE_TRY(varve_tables_builder_text(&reader->builder, name, &record->name));
    VARVE_TRY(varve_read_constraint_index(body, &place, &record->constraint));
    varve_status status = read_default(reader, op, defaults, name, &record->default_value);
    VARVE_TRY(varve_definition_go_on(reader, status));
    bool is_optional = optional[i] != 0 || status != VARVE_STATUS_OK;
    record->variadicity = is_optional ? VARVE_VARIADICITY_OPTIONAL : VARVE_VARIADICITY_SINGLE;
  }
  return varve_tables_builder_list(&reader->builder, VARVE_TABLE_values, records, op->operand_count,
                                   &body->entity.parameters);
}

varve_status varve_read_properties(varve_definition_body *body, const varve_operation *op) {
  varve_definition_reader *reader = body->reader;
  varve_vector marks, records;
  VARVE_TRY(varve_read_names(reader, op, "attributeValueNames", op->operand_count));
  varve_vector_init(&marks, reader->memory, 1);
  varve_vector_init(&records, reader->memory, sizeof(varve_property_record));
  varve_status status = mark_optional(reader, op, &marks);
  if (status == VARVE_STATUS_OK && op->operand_count != 0)
    status = varve_vector_grow(&records, op->operand_count) == NULL
                 ? VARVE_STATUS_OUT_OF_MEMORY
                 : make_properties(body, op, marks.data, records.data);
  varve_vector_release(&marks);
  varve_vector_release(&records);
  return status;
}

varve_status varve_read_parameters(varve_definition_body *body, const varve_operation *op) {
  varve_definition_reader *reader = body->reader;
  varve_vector marks, records;
  VARVE_TRY(varve_read_names(reader, op, "names", op->operand_count));
  varve_vector_init(&marks, reader->memory, 1);
  varve_vector_init(&records, reader->memory, sizeof(varve_value_record));
  varve_status status = mark_optional(reader, op, &marks);
  if (status == VARVE_STATUS_OK && op->operand_count != 0)
    status = varve_vector_grow(&records, op->operand_count) == NULL
                 ? VARVE_STATUS_OUT_OF_MEMORY
                 : make_parameters(body, op, marks.data, records.data);
  varve_vector_release(&marks);
  varve_vector_release(&records);
  return status;
}

/* varve.enum. */

static varve_status read_storage(varve_definition_reader *reader, const varve_operation *op,
                                 uint32_t *width) {
  const varve_entity *storage = varve_read_find(op, "storage");
  *width = 0;
  if (storage != NULL && storage->kind == VARVE_KIND_TYPE &&
      storage->children[0]->kind == VARVE_KIND_INTEGER_TYPE) {
    const varve_integer_layout *layout = varve_entity_payload(storage->children[0]);
    *width = layout->width;
  }
  if (*width == 0 || *width > 64)
    return varve_definition_fault(reader, op,
                                  "'storage' must be an integer type of at most 64 bits");
  return VARVE_STATUS_OK;
}

/* Returns the value of a case in width bits; false if it does not fit. */
static bool case_value(const varve_entity *attribute, uint32_t width, uint64_t *value) {
  if (attribute->kind != VARVE_KIND_INTEGER ||
      attribute->children[0]->kind != VARVE_KIND_INTEGER_TYPE)
    return false;
  const varve_integer_layout *layout = varve_entity_payload(attribute->children[0]);
  if (layout->width == 0 || layout->width > 64)
    return false;
  uint64_t word = varve_integer_words(attribute)[0];
  uint64_t mask = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
  bool is_negative = layout->signedness != VARVE_UNSIGNED && (word >> (layout->width - 1) & 1) != 0;
  if (is_negative)
    word = (uint64_t)varve_sign_extend(word, layout->width);
  *value = word & mask;
  uint64_t rest = word & ~mask;
  if (rest == 0)
    return true;
  /* For a negative number, the higher words are all ones and the sign bit is set. */
  bool has_sign = (*value >> (width - 1) & 1) != 0;
  return is_negative && rest == ~mask && has_sign;
}

/* The cases of one enum. */
typedef struct case_list {
  varve_definition_reader *reader;
  const varve_operation *op;
  uint32_t width;
  varve_vector records; /* varve_enum_case_record */
} case_list;

static varve_status read_case(case_list *list, const varve_entity *pair) {
  varve_definition_reader *reader = list->reader;
  bool is_pair = pair->kind == VARVE_KIND_ARRAY && pair->child_count == 2 &&
                 pair->children[0]->kind == VARVE_KIND_STRING;
  varve_slice text = is_pair ? varve_string_bytes(pair->children[0]) : varve_slice_make(NULL, 0);
  if (!is_pair || (text.size != 0 && memchr(text.data, 0, text.size) != NULL))
    return varve_definition_fault(reader, list->op,
                                  "each of 'cases' must be a pair of a string and an integer");
  uint64_t value;
  if (!case_value(pair->children[1], list->width, &value))
    return varve_definition_fault(reader, list->op, "the value of '%.*s' does not fit the storage",
                                  VARVE_FORMAT_SLICE(text));
  uint32_t earlier;
  VARVE_TRY(varve_name_set_add(&reader->names, text, &earlier));
  if (earlier != VARVE_NAME_ABSENT)
    return varve_definition_fault(reader, list->op, "the enum has the case '%.*s' twice",
                                  VARVE_FORMAT_SLICE(text));
  varve_enum_case_record record = {.low = (uint32_t)value, .high = (uint32_t)(value >> 32)};
  VARVE_TRY(varve_tables_builder_text(&reader->builder, text, &record.text));
  return varve_vector_push(&list->records, &record);
}

static varve_status read_cases(varve_definition_reader *reader, const varve_operation *op,
                               varve_enum_record *record) {
  const varve_entity *cases = varve_read_find(op, "cases");
  if (cases == NULL || cases->kind != VARVE_KIND_ARRAY)
    return varve_definition_fault(reader, op, "'cases' must be an array of pairs");
  case_list list = {.reader = reader, .op = op, .width = record->width};
  varve_vector_init(&list.records, reader->memory, sizeof(varve_enum_case_record));
  varve_name_set_clear(&reader->names);
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < cases->child_count; i++)
    status = varve_definition_go_on(reader, read_case(&list, cases->children[i]));
  if (status == VARVE_STATUS_OK)
    status = varve_tables_builder_list(&reader->builder, VARVE_TABLE_enum_cases, list.records.data,
                                       list.records.count, &record->cases);
  varve_vector_release(&list.records);
  return status;
}

varve_status varve_read_enum(varve_definition_reader *reader, const varve_operation *op,
                             varve_enum_record *record) {
  static const struct {
    const char *name;
    uint32_t flag;
  } flags[] = {{"bits", VARVE_ENUM_IS_BITS},
               {"quoted", VARVE_ENUM_IS_QUOTED},
               {"groups", VARVE_ENUM_PREFERS_GROUPS}};
  *record = (varve_enum_record){0};
  VARVE_TRY(varve_read_table_text(reader, op, "sym_name", &record->name));
  VARVE_TRY(read_storage(reader, op, &record->width));
  for (size_t i = 0; i < VARVE_COUNT_OF(flags); i++) {
    bool is_given;
    VARVE_TRY(varve_read_unit(reader, op, flags[i].name, &is_given));
    record->flags |= is_given ? flags[i].flag : 0;
  }
  VARVE_TRY(varve_read_table_text(reader, op, "separator", &record->separator));
  return read_cases(reader, op, record);
}

/* Reads operands, results, regions and successors of an operation. */

static const char *const variadicity_words[] = {
    [VARVE_VARIADICITY_SINGLE] = "single",
    [VARVE_VARIADICITY_OPTIONAL] = "optional",
    [VARVE_VARIADICITY_VARIADIC] = "variadic",
};

static varve_status push_variadicity(varve_definition_reader *reader, varve_slice word,
                                     bool *is_known) {
  *is_known = false;
  for (uint32_t i = 0; i < VARVE_COUNT_OF(variadicity_words); i++)
    if (varve_slice_equal(word, varve_slice_of(variadicity_words[i]))) {
      *is_known = true;
      return varve_vector_push(&reader->list, &i);
    }
  return VARVE_STATUS_OK;
}

/* Reads the variadicities into reader->list; without the attribute, all are single. */
static varve_status read_variadicities(varve_definition_reader *reader, const varve_operation *op,
                                       uint32_t count) {
  varve_vector_truncate(&reader->list, 0);
  const varve_entity *given = varve_read_find(op, "variadicity");
  if (given == NULL) {
    if (count != 0 && varve_vector_grow(&reader->list, count) == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_print_definition(reader, op, given));
  /* Splits the words between the brackets of #irdl<variadicity_array[ single,  variadic]>, for any
   * representation of the attribute. */
  varve_slice text = varve_buffer_slice(&reader->text);
  const char *open = memchr(text.data, '[', text.size);
  size_t at = open == NULL ? text.size : (size_t)(open - text.data) + 1;
  bool is_known = open != NULL && text.data[text.size - 1] == '>';
  while (is_known && at < text.size && text.data[at] != ']') {
    size_t start = at;
    while (at < text.size && text.data[at] >= 'a' && text.data[at] <= 'z')
      at++;
    if (at > start)
      VARVE_TRY(
          push_variadicity(reader, varve_slice_make(text.data + start, at - start), &is_known));
    else if (text.data[at] == ' ' || text.data[at] == ',')
      at++;
    else
      is_known = false;
  }
  if (!is_known || at >= text.size)
    return varve_definition_fault(reader, op,
                                  "'variadicity' must be #irdl<variadicity_array[...]> "
                                  "of single, optional and variadic");
  if (reader->list.count != count)
    return varve_definition_fault(reader, op, "%.*s has %u values but %u variadicities",
                                  VARVE_FORMAT_SLICE(op->name->text), (unsigned)count,
                                  (unsigned)reader->list.count);
  return VARVE_STATUS_OK;
}

/* Rejects a name that denotes two operands, results or regions of an operation. */
static varve_status claim_names(varve_definition_body *body, const varve_operation *op,
                                const char *kind) {
  varve_definition_reader *reader = body->reader;
  for (size_t i = 0; i < reader->names.names.count; i++) {
    uint32_t earlier;
    varve_slice name = VARVE_VECTOR_AT(&reader->names.names, varve_slice, i);
    VARVE_TRY(varve_name_set_add(&body->value_names, name, &earlier));
    if (earlier != VARVE_NAME_ABSENT)
      return varve_definition_fault(
          reader, op, "'%.*s' is both one of the %s and one of the %s of the operation",
          VARVE_FORMAT_SLICE(name), VARVE_VECTOR_AT(&body->value_kinds, const char *, earlier),
          kind);
    VARVE_TRY(varve_vector_push(&body->value_kinds, &kind));
  }
  return VARVE_STATUS_OK;
}

/* varve.nested: these operands are lists of lists; an attribute holds the inner sizes. */
static varve_status set_nested(varve_definition_reader *reader, const varve_operation *op,
                               uint32_t index, varve_value_record *value) {
  varve_slice name = VARVE_VECTOR_AT(&reader->names.names, varve_slice, index);
  const varve_entity *sizes = varve_dictionary_find(varve_read_find(op, "varve.nested"), name);
  if (sizes == NULL)
    return VARVE_STATUS_OK;
  varve_slice text =
      sizes->kind == VARVE_KIND_STRING ? varve_string_bytes(sizes) : varve_slice_make(NULL, 0);
  if (text.size == 0 || memchr(text.data, 0, text.size) != NULL)
    return varve_definition_fault(reader, op,
                                  "varve.nested of '%.*s' must be the name of an attribute",
                                  VARVE_FORMAT_SLICE(name));
  if (value->variadicity != VARVE_VARIADICITY_VARIADIC)
    return varve_definition_fault(reader, op, "varve.nested: '%.*s' is not variadic",
                                  VARVE_FORMAT_SLICE(name));
  value->variadicity = VARVE_VARIADICITY_NESTED;
  return varve_tables_builder_text(&reader->builder, text, &value->segments);
}

static varve_status set_all_nested(varve_definition_reader *reader, const varve_operation *op,
                                   varve_value_record *values) {
  const varve_entity *nested;
  VARVE_TRY(varve_read_dictionary(reader, op, "varve.nested", &nested));
  for (uint32_t i = 0; nested != NULL && i < op->operand_count; i++)
    VARVE_TRY(varve_definition_go_on(reader, set_nested(reader, op, i, &values[i])));
  return VARVE_STATUS_OK;
}

static varve_status read_each(varve_definition_body *body, const varve_operation *op,
                              varve_value_record *values) {
  varve_definition_reader *reader = body->reader;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_value_record *value = values + i;
    value->variadicity = VARVE_VECTOR_AT(&reader->list, uint32_t, i);
    VARVE_TRY(varve_tables_builder_text(
        &reader->builder, VARVE_VECTOR_AT(&reader->names.names, varve_slice, i), &value->name));
    varve_constraint_place place = {
        .op = op, .operand = i, .is_repeated = value->variadicity == VARVE_VARIADICITY_VARIADIC};
    VARVE_TRY(varve_read_constraint_index(body, &place, &value->constraint));
  }
  return set_all_nested(reader, op, values);
}

/* Returns true if the operation defines the sizes of several variadic operands or results. */
static bool has_same_sizes(const varve_operation *owner) {
  const varve_entity *traits = varve_read_find(owner, "varve.traits");
  if (traits == NULL || traits->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < traits->child_count; i++) {
    varve_slice trait = traits->children[i]->kind == VARVE_KIND_STRING
                            ? varve_string_bytes(traits->children[i])
                            : varve_slice_make(NULL, 0);
    if (varve_slice_starts_with(trait, VARVE_SLICE("SameVariadic")))
      return true;
  }
  return false;
}

typedef struct value_list {
  varve_record_list list;
  bool has_segments;
} value_list;

static varve_status check_segments(varve_definition_body *body, const varve_operation *op,
                                   value_list *made) {
  varve_definition_reader *reader = body->reader;
  uint32_t variadic = 0;
  for (uint32_t i = 0; i < op->operand_count; i++)
    variadic += VARVE_VECTOR_AT(&reader->list, uint32_t, i) != VARVE_VARIADICITY_SINGLE;
  VARVE_TRY(varve_read_unit(reader, op, "varve.segments", &made->has_segments));
  if (variadic < 2 || made->has_segments)
    return VARVE_STATUS_OK;
  /* As in irdl: a dynamic operation with several variadic lists has the attribute. */
  made->has_segments = body->is_dynamic;
  if (made->has_segments || has_same_sizes(body->owner))
    return VARVE_STATUS_OK;
  return varve_definition_fault(
      reader, op,
      "%.*s has %u variadic or optional values: varve.segments or a trait must define "
      "their sizes",
      VARVE_FORMAT_SLICE(op->name->text), (unsigned)variadic);
}

static varve_status read_list(varve_definition_body *body, const varve_operation *op,
                              const char *kind, value_list *made) {
  varve_definition_reader *reader = body->reader;
  varve_vector values;
  VARVE_TRY(varve_read_names(reader, op, "names", op->operand_count));
  VARVE_TRY(varve_definition_go_on(reader, claim_names(body, op, kind)));
  VARVE_TRY(read_variadicities(reader, op, op->operand_count));
  VARVE_TRY(check_segments(body, op, made));
  if (op->operand_count == 0)
    return VARVE_STATUS_OK;
  varve_vector_init(&values, reader->memory, sizeof(varve_value_record));
  varve_value_record *records = varve_vector_grow(&values, op->operand_count);
  varve_status status = records == NULL ? VARVE_STATUS_OUT_OF_MEMORY : read_each(body, op, records);
  if (status == VARVE_STATUS_OK)
    status = varve_tables_builder_list(&reader->builder, VARVE_TABLE_values, records,
                                       op->operand_count, &made->list);
  varve_vector_release(&values);
  return status;
}

varve_status varve_read_operands(varve_definition_body *body, const varve_operation *op) {
  value_list made = {{0, 0}, false};
  VARVE_TRY(read_list(body, op, "operands", &made));
  body->operation.operands = made.list;
  if (made.has_segments)
    body->operation.flags |= VARVE_OPERATION_OPERAND_SEGMENTS;
  return VARVE_STATUS_OK;
}

varve_status varve_read_results(varve_definition_body *body, const varve_operation *op) {
  value_list made = {{0, 0}, false};
  VARVE_TRY(read_list(body, op, "results", &made));
  body->operation.results = made.list;
  if (made.has_segments)
    body->operation.flags |= VARVE_OPERATION_RESULT_SEGMENTS;
  return VARVE_STATUS_OK;
}

/* Reads a variadic array of names, which may only contain the last name of the list. */
static varve_status read_last_variadic(varve_definition_body *body, const varve_operation *op,
                                       const char *attribute, bool *is_variadic) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *array;
  size_t count = reader->names.names.count;
  *is_variadic = false;
  VARVE_TRY(varve_read_strings(reader, op, attribute, &array));
  for (uint32_t i = 0; array != NULL && i < array->child_count; i++) {
    varve_slice name = varve_string_bytes(array->children[i]);
    uint32_t number = varve_name_set_find(&reader->names, name);
    if (number == VARVE_NAME_ABSENT || number + 1 != count)
      return varve_definition_fault(reader, op, "'%s' names '%.*s', which is not the last one",
                                    attribute, VARVE_FORMAT_SLICE(name));
    *is_variadic = true;
  }
  return VARVE_STATUS_OK;
}

/* Reads names and the variadic last item of regions and successors. */
static varve_status make_plain(varve_definition_body *body, const varve_operation *op,
                               const char *variadic, varve_vector *values) {
  varve_definition_reader *reader = body->reader;
  size_t count = reader->names.names.count;
  bool is_variadic;
  VARVE_TRY(read_last_variadic(body, op, variadic, &is_variadic));
  varve_value_record *records = varve_vector_grow(values, count);
  if (records == NULL && count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_tables_builder_text(
        &reader->builder, VARVE_VECTOR_AT(&reader->names.names, varve_slice, i), &records[i].name));
  if (is_variadic && records != NULL)
    records[count - 1].variadicity = VARVE_VARIADICITY_VARIADIC;
  return VARVE_STATUS_OK;
}

static varve_status make_regions(varve_definition_body *body, const varve_operation *op,
                                 varve_vector *values) {
  VARVE_TRY(make_plain(body, op, "varve.variadic", values));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_constraint_place place = {.op = op, .operand = i, .is_region = true};
    varve_value_record *record = &VARVE_VECTOR_AT(values, varve_value_record, i);
    VARVE_TRY(varve_read_constraint_index(body, &place, &record->constraint));
  }
  return varve_tables_builder_list(&body->reader->builder, VARVE_TABLE_values, values->data,
                                   values->count, &body->operation.regions);
}

varve_status varve_read_regions(varve_definition_body *body, const varve_operation *op) {
  varve_vector values;
  VARVE_TRY(varve_read_names(body->reader, op, "names", op->operand_count));
  VARVE_TRY(varve_definition_go_on(body->reader, claim_names(body, op, "regions")));
  varve_vector_init(&values, body->reader->memory, sizeof(varve_value_record));
  varve_status status = make_regions(body, op, &values);
  varve_vector_release(&values);
  body->operation.flags |= VARVE_OPERATION_CONSTRAINED_REGIONS;
  return status;
}

varve_status varve_read_successors(varve_definition_body *body, const varve_operation *op) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *names = varve_read_find(op, "names");
  uint32_t count = names == NULL ? 0 : names->child_count;
  varve_vector values;
  VARVE_TRY(varve_read_names(reader, op, "names", count));
  varve_vector_init(&values, reader->memory, sizeof(varve_value_record));
  varve_status status = make_plain(body, op, "variadic", &values);
  if (status == VARVE_STATUS_OK)
    status = varve_tables_builder_list(&reader->builder, VARVE_TABLE_values, values.data,
                                       values.count, &body->operation.successors);
  varve_vector_release(&values);
  return status;
}
