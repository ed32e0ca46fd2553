/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve.enum. */
#include "definitions/read.h"

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
