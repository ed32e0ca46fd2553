/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The last step's end: attributes in the shape that LLVM 22's definition of their operation asks
 * for. Lists of numbers were arrays, or elements, and are dense arrays; numbers and strings were
 * what attributes of enums are; numbers had other types. It is all one rule, told by definitions.
 */
#include "dialect/definition.h"
#include "ir/children.h"
#include "upgrade/upgrader.h"

/* Dense arrays */

typedef struct list_shape {
  const char *rule;
  uint32_t width;
} list_shape;

/* The width of the elements that a rule asks for; 0: no dense array of integers. */
static uint32_t dense_width(varve_slice rule) {
  static const list_shape shapes[] = {{"DenseI64ArrayAttr", 64}, {"AllOf<DenseI64ArrayAttr", 64},
                                      {"DenseI32ArrayAttr", 32}, {"AllOf<DenseI32ArrayAttr", 32},
                                      {"DenseI16ArrayAttr", 16}, {"DenseI8ArrayAttr", 8},
                                      {"DenseBoolArrayAttr", 1}};
  for (size_t i = 0; i < VARVE_COUNT_OF(shapes); i++)
    if (varve_slice_starts_with(rule, varve_slice_of(shapes[i].rule)))
      return shapes[i].width;
  return 0;
}

static varve_status append_item(varve_buffer *bytes, uint64_t item, uint32_t width) {
  for (uint32_t bit = 0; bit < width; bit += 8)
    VARVE_TRY(varve_buffer_append_char(bytes, (char)(item >> bit & 0xFF)));
  return VARVE_STATUS_OK;
}

static bool is_number_list(const varve_attribute *value) {
  int64_t item;
  if (value->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < value->child_count; i++)
    if (!varve_upgrade_integer(value->children[i], &item))
      return false;
  return true;
}

static varve_status append_array(varve_buffer *bytes, const varve_attribute *value,
                                 uint32_t width) {
  for (uint32_t i = 0; i < value->child_count; i++) {
    int64_t item = 0;
    (void)varve_upgrade_integer(value->children[i], &item);
    VARVE_TRY(append_item(bytes, (uint64_t)item, width));
  }
  return VARVE_STATUS_OK;
}

/* Elements of one dimension, of integers of whole bytes. */
bool varve_upgrade_is_number_elements(const varve_attribute *value) {
  if (value->kind != VARVE_KIND_DENSE_ELEMENTS)
    return false;
  const varve_type *type = varve_attribute_type(value);
  size_t size = varve_dense_element_size(varve_type_element(type));
  return varve_type_has_rank(type) && varve_type_dims(type).rank == 1 &&
         (size == 1 || size == 2 || size == 4 || size == 8) &&
         varve_type_element(type)->kind != VARVE_KIND_FLOAT_TYPE &&
         varve_type_element(type)->kind != VARVE_KIND_COMPLEX_TYPE &&
         varve_type_dims(type).sizes[0] >= 0 &&
         (uint64_t)varve_type_dims(type).sizes[0] < VARVE_MAX_VALUES;
}

uint64_t varve_upgrade_element_count(const varve_attribute *value) {
  return (uint64_t)varve_type_dims(varve_attribute_type(value)).sizes[0];
}

int64_t varve_upgrade_element(const varve_attribute *value, uint64_t index) {
  size_t size = varve_dense_element_size(varve_type_element(varve_attribute_type(value)));
  const uint8_t *bytes = varve_entity_payload(value);
  uint64_t word = 0;
  if ((value->flags & VARVE_FLAG_SPLAT) == 0)
    bytes += index * size;
  for (size_t i = 0; i < size; i++)
    word |= (uint64_t)bytes[i] << (8 * i);
  if (size < 8 && word >> (8 * size - 1) != 0)
    word |= ~UINT64_C(0) << (8 * size);
  return (int64_t)word;
}

static varve_status append_elements(varve_buffer *bytes, const varve_attribute *value,
                                    uint32_t width) {
  uint64_t count = varve_upgrade_element_count(value);
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(append_item(bytes, (uint64_t)varve_upgrade_element(value, i), width));
  return VARVE_STATUS_OK;
}

static varve_status make_dense(varve_upgrader *up, const varve_attribute *value, uint32_t width,
                               const varve_attribute **made) {
  const varve_type *element;
  varve_buffer bytes;
  bool is_list = is_number_list(value);
  if (!is_list && !varve_upgrade_is_number_elements(value))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_type_get(up->context, width, VARVE_SIGNLESS, &element));
  varve_buffer_init(&bytes, &up->context->memory);
  varve_status status =
      is_list ? append_array(&bytes, value, width) : append_elements(&bytes, value, width);
  if (status == VARVE_STATUS_OK)
    status = varve_dense_array_get(up->context, element, varve_buffer_slice(&bytes), made);
  varve_buffer_release(&bytes);
  return status;
}

/* Numbers */

static varve_status make_number(varve_upgrader *up, const varve_attribute *value, varve_slice rule,
                                const varve_attribute **made) {
  static const list_shape widths[] = {
      {"I64Attr", 64}, {"I32Attr", 32}, {"I16Attr", 16}, {"I8Attr", 8}, {"IndexAttr", 0}};
  const varve_type *type = up->context->index_type;
  size_t i = 0;
  int64_t number;
  while (i < VARVE_COUNT_OF(widths) && !varve_slice_equal(rule, varve_slice_of(widths[i].rule)) &&
         !(varve_slice_starts_with(rule, VARVE_SLICE("AllOf<")) &&
           varve_slice_starts_with(varve_slice_make(rule.data + 6, rule.size - 6),
                                   varve_slice_of(widths[i].rule))))
    i++;
  if (i == VARVE_COUNT_OF(widths) || !varve_upgrade_integer(value, &number))
    return VARVE_STATUS_OK;
  if (widths[i].width != 0)
    VARVE_TRY(varve_integer_type_get(up->context, widths[i].width, VARVE_SIGNLESS, &type));
  return varve_integer_get_i64(up->context, type, number, made);
}

/* Enums */

/* The case's text; empty: no such case. */
static varve_slice case_text(const varve_entity_definition *definition, uint64_t value) {
  if (definition->parameter_count == 0)
    return VARVE_SLICE("");
  varve_enum_definition cases =
      varve_find_enum_in_rule(definition->dialect, definition->parameters[0].rule);
  if (cases.place == NULL)
    return VARVE_SLICE("");
  const varve_definition_tables *tables = definition->dialect->tables;
  for (uint32_t i = 0; i < cases.record.cases.count; i++)
    if (varve_enum_case_value(tables, cases.record.cases, i) == value)
      return varve_enum_case_text(tables, cases.record.cases, i);
  return VARVE_SLICE("");
}

static varve_status find_enum(const varve_upgrader *up, varve_slice base,
                              const varve_entity_definition **definition) {
  const char *dot =
      base.size == 0 || base.data[0] != '#' ? NULL : memchr(base.data, '.', base.size);
  *definition = NULL;
  if (dot == NULL)
    return VARVE_STATUS_OK;
  size_t dialect = (size_t)(dot - base.data);
  return varve_find_entity(up->target, varve_slice_make(base.data + 1, dialect - 1),
                           varve_slice_make(dot + 1, base.size - dialect - 1), false, definition);
}

/* base: "#vector.kind" */
static varve_status make_case(varve_upgrader *up, const varve_attribute *value, varve_slice base,
                              const varve_attribute **made) {
  const varve_entity_definition *definition;
  int64_t number;
  varve_slice text = VARVE_SLICE("");
  VARVE_TRY(find_enum(up, base, &definition));
  if (definition == NULL)
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_STRING)
    text = varve_string_bytes(value);
  else if (varve_upgrade_integer(value, &number))
    text = case_text(definition, (uint64_t)number);
  if (text.size == 0)
    return VARVE_STATUS_OK;
  const varve_attribute *dialect;
  varve_buffer body;
  VARVE_TRY(varve_string_get(up->context, definition->dialect->name, &dialect));
  varve_buffer_init(&body, &up->context->memory);
  varve_status status = varve_buffer_append(&body, definition->mnemonic);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&body, '<');
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&body, text);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&body, '>');
  if (status == VARVE_STATUS_OK)
    status =
        varve_dialect_attribute_get(up->context, dialect, varve_buffer_slice(&body), NULL, 0, made);
  varve_buffer_release(&body);
  return status;
}

static varve_status make_cases(varve_upgrader *up, const varve_attribute *value, varve_slice base,
                               const varve_attribute **made) {
  varve_vector items;
  varve_status status = VARVE_STATUS_OK;
  if (value->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  varve_vector_init(&items, &up->context->memory, sizeof(const varve_attribute *));
  for (uint32_t i = 0; i < value->child_count && status == VARVE_STATUS_OK; i++) {
    const varve_attribute *item = value->children[i];
    status = make_case(up, value->children[i], base, &item);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push_pointer(&items, item);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(up->context, items.data, value->child_count, made);
  varve_vector_release(&items);
  return status;
}

/* "ArrayOf<#vector.iterator_type>": what stands inside; empty: it is another rule. */
static varve_slice listed_base(varve_slice rule) {
  static const char start[] = "ArrayOf<#";
  size_t size = sizeof(start) - 1;
  if (!varve_slice_starts_with(rule, VARVE_SLICE("ArrayOf<#")))
    return VARVE_SLICE("");
  const char *end = memchr(rule.data, '>', rule.size);
  return end == NULL
             ? VARVE_SLICE("")
             : varve_slice_make(rule.data + size - 1, (size_t)(end - rule.data) - (size - 1));
}

/* Operations */

static varve_status conform_value(varve_upgrader *up, const varve_definition_tables *tables,
                                  const varve_property_definition *property,
                                  const varve_attribute **value) {
  varve_constraint_record record = varve_constraint_record_at(tables, property->constraint);
  varve_slice text = varve_table_text(tables, record.text);
  if (property->kind == VARVE_PROPERTY_SEGMENTS)
    return make_dense(up, *value, 32, value);
  if (record.kind == VARVE_CONSTRAINT_BASE)
    return make_case(up, *value, text, value);
  if (record.kind != VARVE_CONSTRAINT_RULE)
    return VARVE_STATUS_OK;
  if (dense_width(text) != 0)
    return make_dense(up, *value, dense_width(text), value);
  if (text.size != 0 && text.data[0] == '#')
    return make_case(up, *value, text, value);
  if (listed_base(text).size != 0)
    return make_cases(up, *value, listed_base(text), value);
  return (*value)->kind == VARVE_KIND_INTEGER ? make_number(up, *value, text, value)
                                              : VARVE_STATUS_OK;
}

/* What the definition knows goes into the properties, as native ones are read from there only. */
static varve_status make_properties(varve_upgrader *up, varve_operation *op,
                                    const varve_operation_definition *definition) {
  const varve_attribute *dictionary = varve_operation_dictionary(op), *parts[2] = {NULL, NULL};
  varve_vector entries[2];
  varve_status status = VARVE_STATUS_OK;
  for (int i = 0; i < 2; i++)
    varve_vector_init(&entries[i], &up->context->memory, sizeof(const varve_attribute *));
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++) {
    const varve_attribute *name = varve_dictionary_name(dictionary, i);
    varve_vector *to =
        &entries[varve_find_property(definition, varve_string_bytes(name)) != NULL ? 1 : 0];
    status = varve_vector_push_pointer(to, name);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push_pointer(to, varve_dictionary_value(dictionary, i));
  }
  for (int i = 0; i < 2; i++) {
    if (status == VARVE_STATUS_OK && entries[i].count != 0)
      status = varve_dictionary_get(up->context, entries[i].data, (uint32_t)(entries[i].count / 2),
                                    NULL, &parts[i]);
    varve_vector_release(&entries[i]);
  }
  VARVE_TRY(status);
  return varve_operation_set_attributes(up->module, op, parts[0], parts[1]);
}

static varve_status conform_operation(varve_upgrader *up, varve_operation *op,
                                      const varve_operation_definition *definition) {
  static const char *const old_names[] = {"operand_segment_sizes", "result_segment_sizes"};
  static const char *const new_names[] = {"operandSegmentSizes", "resultSegmentSizes"};
  bool is_changed = false;
  for (int i = 0; i < 2; i++)
    if (varve_upgrade_get(op, old_names[i]) != NULL &&
        varve_find_property(definition, varve_slice_of(new_names[i])) != NULL) {
      is_changed = true;
      VARVE_TRY(varve_upgrade_move(up, op, old_names[i], new_names[i]));
    }
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_attribute *value = varve_upgrade_get(op, property->name.data), *now = value;
    if (value == NULL)
      continue;
    VARVE_TRY(conform_value(up, definition->dialect->tables, property, &now));
    is_changed = is_changed || now != value;
    VARVE_TRY(varve_upgrade_set(up, op, property->name.data, now));
  }
  if (is_changed)
    varve_upgrade_count(up, VARVE_UPGRADE_CONFORM);
  return make_properties(up, op, definition);
}

varve_status varve_upgrade_conform_all(varve_upgrader *up) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation_name *today;
    VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &today));
    if (today->definition != NULL && varve_operation_dictionary(op) != NULL)
      VARVE_TRY(conform_operation(up, op, today->definition));
  }
  return VARVE_STATUS_OK;
}
