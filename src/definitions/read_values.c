/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads operands, results, regions and successors of an operation. */
#include "definitions/read.h"
#include "text/print/printer.h"

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
