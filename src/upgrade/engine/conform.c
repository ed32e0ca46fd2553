/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Gives attributes the form that the definitions of LLVM 22 require, after the last step of an
 * upgrade. Older releases used arrays or elements for lists of numbers, strings or numbers for
 * cases of enums, and other types for integers. The definitions say what is required, so this needs
 * no rules. */
#include "dialect/definition.h"
#include "ir/children.h"
#include "upgrade/engine/upgrader.h"
#include "upgrade/engine/values.h"

/* Dense arrays */

typedef struct list_shape {
  const char *rule;
  uint32_t width;
} list_shape;

/* Returns the width of the elements if the rule requires a dense array of integers, and otherwise
 * 0. */
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

static bool is_number_list(const varve_entity *value) {
  int64_t item;
  if (value->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < value->child_count; i++)
    if (!varve_integer_of(value->children[i], &item))
      return false;
  return true;
}

static varve_status append_array(varve_buffer *bytes, const varve_entity *value, uint32_t width) {
  for (uint32_t i = 0; i < value->child_count; i++) {
    int64_t item = 0;
    (void)varve_integer_of(value->children[i], &item);
    VARVE_TRY(append_item(bytes, (uint64_t)item, width));
  }
  return VARVE_STATUS_OK;
}

static varve_status append_elements(varve_buffer *bytes, const varve_entity *value,
                                    uint32_t width) {
  uint64_t count = varve_upgrade_element_count(value);
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(append_item(bytes, (uint64_t)varve_upgrade_element(value, i), width));
  return VARVE_STATUS_OK;
}

/* Whether value is elements of type i1 with one dimension. */
static bool is_bits(const varve_entity *value) {
  const varve_entity *type = varve_attribute_type(value);
  return value->kind == VARVE_KIND_DENSE_ELEMENTS && varve_is_ranked_type(type) &&
         varve_type_dims(type).rank == 1 &&
         varve_dense_element_size(varve_type_element(type)) == 0 &&
         (uint64_t)varve_type_dims(type).sizes[0] < VARVE_MAX_VALUES;
}

static varve_status append_bits(varve_buffer *bytes, const varve_entity *value, uint32_t width) {
  const uint8_t *bits = varve_entity_payload(value);
  uint64_t count = varve_upgrade_element_count(value);
  for (uint64_t i = 0; i < count; i++) {
    uint64_t place = (value->flags & VARVE_FLAG_SPLAT) != 0 ? 0 : i;
    VARVE_TRY(append_item(bytes, bits[place / 8] >> (place % 8) & 1, width));
  }
  return VARVE_STATUS_OK;
}

static varve_status make_dense(varve_upgrader *up, const varve_entity *value, uint32_t width,
                               const varve_entity **made) {
  const varve_entity *element;
  varve_buffer bytes;
  bool is_list = is_number_list(value);
  if (!is_list && !is_bits(value) && !varve_upgrade_is_number_elements(value))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_type_get(up->context, width, VARVE_SIGNLESS, &element));
  varve_buffer_init(&bytes, &up->context->memory);
  varve_status status = is_list          ? append_array(&bytes, value, width)
                        : is_bits(value) ? append_bits(&bytes, value, width)
                                         : append_elements(&bytes, value, width);
  if (status == VARVE_STATUS_OK)
    status = varve_dense_array_get(up->context, element, varve_buffer_slice(&bytes), made);
  varve_buffer_release(&bytes);
  return status;
}

/* Numbers */

static varve_status make_number(varve_upgrader *up, const varve_entity *value, varve_slice rule,
                                const varve_entity **made) {
  static const list_shape widths[] = {
      {"I64Attr", 64}, {"I32Attr", 32}, {"I16Attr", 16}, {"I8Attr", 8}, {"IndexAttr", 0}};
  const varve_entity *type = up->context->index_type;
  size_t i = 0;
  int64_t number;
  while (i < VARVE_COUNT_OF(widths) && !varve_slice_equal(rule, varve_slice_of(widths[i].rule)) &&
         !(varve_slice_starts_with(rule, VARVE_SLICE("AllOf<")) &&
           varve_slice_starts_with(varve_slice_make(rule.data + 6, rule.size - 6),
                                   varve_slice_of(widths[i].rule))))
    i++;
  if (i == VARVE_COUNT_OF(widths) || !varve_integer_of(value, &number))
    return VARVE_STATUS_OK;
  if (widths[i].width != 0)
    VARVE_TRY(varve_integer_type_get(up->context, widths[i].width, VARVE_SIGNLESS, &type));
  return varve_integer_get_i64(up->context, type, number, made);
}

/* Enums */

static varve_status make_cases(varve_upgrader *up, const varve_entity *value, varve_slice base,
                               const varve_entity **made) {
  if (value->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  const varve_entity **items = varve_upgrade_allocate(up, value->child_count, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < value->child_count; i++) {
    items[i] = value->children[i];
    VARVE_TRY(varve_upgrade_make_case(up, value->children[i], base, &items[i]));
  }
  return varve_array_get(up->context, items, value->child_count, made);
}

/* Returns the text between the angle brackets of "ArrayOf<#vector.iterator_type>", or an empty text
 * for other rules. */
static varve_slice array_base(varve_slice rule) {
  static const char start[] = "ArrayOf<#";
  size_t size = sizeof(start) - 1;
  if (!varve_slice_starts_with(rule, VARVE_SLICE("ArrayOf<#")))
    return VARVE_SLICE("");
  const char *end = memchr(rule.data, '>', rule.size);
  return end == NULL
             ? VARVE_SLICE("")
             : varve_slice_make(rule.data + size - 1, (size_t)(end - rule.data) - (size - 1));
}

/* Returns the width of the items for a rule such as "ArrayOf<I64Attr>", or 0 for other rules. */
static uint32_t array_width(varve_slice rule) {
  static const list_shape shapes[] = {{"ArrayOf<I64Attr", 64}, {"AllOf<ArrayOf<I64Attr", 64},
                                      {"ArrayOf<I32Attr", 32}, {"AllOf<ArrayOf<I32Attr", 32},
                                      {"ArrayOf<I1Attr", 1},   {"ArrayOf<BoolAttr", 1}};
  for (size_t i = 0; i < VARVE_COUNT_OF(shapes); i++)
    if (varve_slice_starts_with(rule, varve_slice_of(shapes[i].rule)))
      return shapes[i].width;
  return 0;
}

/* Converts a dense array to an array of integer attributes, which the definition requires. */
static varve_status make_list(varve_upgrader *up, const varve_entity *value, uint32_t width,
                              const varve_entity **made) {
  varve_vector items;
  const varve_entity *type, *element = value->children[0];
  size_t size = varve_dense_element_size(element);
  varve_status status = VARVE_STATUS_OK;
  if (size == 0 || size > sizeof(uint64_t) || element->kind == VARVE_KIND_FLOAT_TYPE)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_type_get(up->context, width, VARVE_SIGNLESS, &type));
  const uint8_t *bytes = varve_entity_payload(value);
  varve_vector_init(&items, &up->context->memory, sizeof(const varve_entity *));
  for (size_t at = 0; at + size <= value->payload_size && status == VARVE_STATUS_OK; at += size) {
    const varve_entity *item = NULL;
    int64_t number = varve_sign_extend(varve_load_bytes(bytes + at, size), 8 * (uint32_t)size);
    status = varve_integer_get_i64(up->context, type, number, &item);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push_pointer(&items, item);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(up->context, items.data, (uint32_t)items.count, made);
  varve_vector_release(&items);
  return status;
}

/* Adds the default indexing_maps. Operations of linalg always had these maps; LLVM 22 stores them,
 * because an operation may have other maps. */
static varve_status add_maps(varve_upgrader *up, varve_operation *op,
                             const varve_operation_definition *definition, bool *is_changed) {
  const varve_property_definition *maps =
      varve_find_property(definition, VARVE_SLICE("indexing_maps"));
  const varve_entity *value;
  if (maps == NULL || maps->default_value.size == 0 ||
      varve_upgrade_get(op, maps->name.data) != NULL || op->name->definition == NULL ||
      varve_find_property(op->name->definition, maps->name) != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(up->context, maps->default_value, &value));
  *is_changed = true;
  VARVE_TRY(varve_upgrade_set(up, op, "linalg.memoized_indexing_maps", NULL));
  return varve_upgrade_set(up, op, maps->name.data, value);
}

/* Sets the sizes of operand groups if op lacks them and only one result is possible: at most one
 * group may have another size than 1. */
static varve_status infer_segments(varve_upgrader *up, varve_operation *op,
                                   const varve_operation_definition *definition, bool *is_changed) {
  enum { MAX_GROUPS = 32 };
  int32_t sizes[MAX_GROUPS];
  uint32_t count = definition->record->operands.count, singles = 0, open = count, open_count = 0;
  if (!definition->has_operand_segments || count > MAX_GROUPS ||
      varve_upgrade_get(op, "operandSegmentSizes") != NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < count; i++) {
    bool is_single = definition->values[definition->record->operands.first + i].variadicity ==
                     VARVE_VARIADICITY_SINGLE;
    sizes[i] = is_single;
    singles += is_single;
    open_count += !is_single;
    open = is_single ? open : i;
  }
  if (op->operand_count < singles || (op->operand_count > singles && open_count != 1))
    return VARVE_STATUS_OK;
  if (open != count)
    sizes[open] = (int32_t)(op->operand_count - singles);
  *is_changed = true;
  return varve_upgrade_set_segments(up, op, sizes, count);
}

/* Operations */

static varve_status conform_value(varve_upgrader *up, const varve_definition_tables *tables,
                                  const varve_property_definition *property,
                                  const varve_entity **value) {
  varve_constraint_record record = varve_constraint_record_at(tables, property->constraint);
  varve_slice text = varve_table_text(tables, record.text);
  if (property->kind == VARVE_PROPERTY_SEGMENTS)
    return make_dense(up, *value, 32, value);
  if (record.kind == VARVE_CONSTRAINT_BASE)
    return varve_upgrade_make_case(up, *value, text, value);
  if (record.kind != VARVE_CONSTRAINT_RULE)
    return VARVE_STATUS_OK;
  if (dense_width(text) != 0)
    return make_dense(up, *value, dense_width(text), value);
  if (text.size != 0 && text.data[0] == '#')
    return varve_upgrade_make_case(up, *value, text, value);
  if (varve_slice_equal(text, VARVE_SLICE("UnitAttr"))) {
    /* A unit attribute for true, no attribute for false */
    int64_t number;
    if ((*value)->kind == VARVE_KIND_INTEGER && varve_attribute_type(*value) == up->context->i1 &&
        varve_integer_of(*value, &number))
      *value = number != 0 ? up->context->unit : NULL;
    return VARVE_STATUS_OK;
  }
  if (array_width(text) != 0 && (*value)->kind == VARVE_KIND_DENSE_ARRAY)
    return make_list(up, *value, array_width(text), value);
  if (array_base(text).size != 0)
    return make_cases(up, *value, array_base(text), value);
  return (*value)->kind == VARVE_KIND_INTEGER ? make_number(up, *value, text, value)
                                              : VARVE_STATUS_OK;
}

/* Moves the attributes of the definition to the properties, because native properties are read only
 * from there. */
varve_status varve_upgrade_make_properties(varve_upgrader *up, varve_operation *op,
                                           const varve_operation_definition *definition) {
  const varve_entity *dictionary = varve_operation_dictionary(op), *parts[2] = {NULL, NULL};
  varve_vector entries[2];
  varve_status status = VARVE_STATUS_OK;
  for (int i = 0; i < 2; i++)
    varve_vector_init(&entries[i], &up->context->memory, sizeof(const varve_entity *));
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *name = varve_dictionary_name(dictionary, i);
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

varve_status varve_upgrade_conform_operation(varve_upgrader *up, varve_operation *op,
                                             const varve_operation_definition *definition) {
  static const char *const old_names[] = {"operand_segment_sizes", "result_segment_sizes"};
  static const char *const new_names[] = {"operandSegmentSizes", "resultSegmentSizes"};
  bool is_changed = false;
  for (int i = 0; i < 2; i++)
    if (varve_upgrade_get(op, old_names[i]) != NULL) {
      is_changed = true;
      /* Older releases gave these sizes to every branch; one with a single successor does not need
       * them. */
      if (varve_find_property(definition, varve_slice_of(new_names[i])) != NULL)
        VARVE_TRY(varve_upgrade_move(up, op, old_names[i], new_names[i]));
      else
        VARVE_TRY(varve_upgrade_set(up, op, old_names[i], NULL));
    }
  VARVE_TRY(infer_segments(up, op, definition, &is_changed));
  VARVE_TRY(add_maps(up, op, definition, &is_changed));
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_entity *value = varve_upgrade_get(op, property->name.data), *now = value;
    if (value == NULL)
      continue;
    VARVE_TRY(conform_value(up, definition->dialect->tables, property, &now));
    is_changed = is_changed || now != value;
    VARVE_TRY(varve_upgrade_set(up, op, property->name.data, now));
  }
  if (is_changed)
    varve_upgrade_count(up, VARVE_UPGRADE_CONFORM);
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_conform_all(varve_upgrader *up) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation_name *newer;
    VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &newer));
    if (newer->definition == NULL ||
        (varve_operation_dictionary(op) == NULL && !newer->definition->has_operand_segments))
      continue;
    VARVE_TRY(varve_upgrade_conform_operation(up, op, newer->definition));
    VARVE_TRY(varve_upgrade_make_properties(up, op, newer->definition));
  }
  return VARVE_STATUS_OK;
}
