/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Gives attributes the form that the definitions of the target require. An upgrade does this after
 * its last step. A list of numbers becomes a dense array or an array. A string or an integer
 * becomes a case of an enum. An integer gets the required type. The definitions determine these
 * changes, so no rules are needed. */
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

/* Whether value is elements of type i1 with one dimension and fewer than VARVE_MAX_VALUES
 * elements. */
static bool is_bits(const varve_entity *value) {
  const varve_entity *type = varve_attribute_type(value);
  return value->kind == VARVE_KIND_DENSE_ELEMENTS && varve_is_ranked_type(type) &&
         varve_type_dims(type).rank == 1 &&
         varve_dense_element_size(varve_type_element(type)) == 0 &&
         (uint64_t)varve_type_dims(type).sizes[0] < VARVE_MAX_VALUES;
}

static varve_status make_dense(varve_upgrader *up, const varve_entity *value, uint32_t width,
                               const varve_entity **made) {
  bool is_array = value->kind == VARVE_KIND_ARRAY, has_bits = !is_array && is_bits(value);
  bool is_splat = (value->flags & VARVE_FLAG_SPLAT) != 0;
  const uint8_t *bits = varve_entity_payload(value);
  if (!is_array && !has_bits && !varve_upgrade_is_number_elements(value))
    return VARVE_STATUS_OK;
  uint64_t count = is_array ? value->child_count : varve_upgrade_element_count(value);
  int64_t *items = varve_upgrade_allocate(up, count, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; i < count; i++) {
    if (is_array && !varve_integer_of(value->children[i], &items[i]))
      return VARVE_STATUS_OK;
    if (has_bits)
      items[i] = is_splat ? bits[0] & 1 : bits[i / 8] >> (i % 8) & 1;
    else if (!is_array)
      items[i] = varve_upgrade_element(value, i);
  }
  return varve_upgrade_dense_list(up, (varve_numbers){items, count}, width, made);
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
  const varve_entity **items =
      varve_upgrade_allocate(up, value->child_count, sizeof(const varve_entity *));
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
  varve_numbers numbers;
  const varve_entity *type;
  VARVE_TRY(varve_upgrade_read_list(up, value, &numbers));
  VARVE_TRY(varve_integer_type_get(up->context, width, VARVE_SIGNLESS, &type));
  const varve_entity **items =
      varve_upgrade_allocate(up, numbers.count, sizeof(const varve_entity *));
  if (numbers.items == NULL || items == NULL)
    return items == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  for (size_t i = 0; i < numbers.count; i++)
    VARVE_TRY(varve_integer_get_i64(up->context, type, numbers.items[i], &items[i]));
  return varve_array_get(up->context, items, (uint32_t)numbers.count, made);
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

/* Sets the sizes of operand groups if op lacks them and the number of operands determines them: all
 * optional and variadic groups are empty, or there is only one such group. */
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
    /* true becomes a unit attribute, and false removes the attribute */
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

/* Moves the attributes that the definition lists from the dictionary to the properties. Native
 * properties are read only from the properties. */
varve_status varve_upgrade_make_properties(varve_upgrader *up, varve_operation *op,
                                           const varve_operation_definition *definition) {
  const varve_entity *dictionary = varve_operation_dictionary(op), *parts[2] = {NULL, NULL};
  uint32_t size = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (int part = 0; part < 2; part++) {
    uint32_t count = 0;
    const varve_entity **entries =
        varve_upgrade_allocate(up, 2 * (size_t)size, sizeof(const varve_entity *));
    if (entries == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < size; i++) {
      const varve_entity *name = varve_dictionary_name(dictionary, i);
      entries[2 * (size_t)count] = name;
      entries[2 * (size_t)count + 1] = varve_dictionary_value(dictionary, i);
      count += (varve_find_property(definition, varve_string_bytes(name)) != NULL) == (part == 1);
    }
    if (count != 0)
      VARVE_TRY(varve_dictionary_get(up->context, entries, count, NULL, &parts[part]));
  }
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
      /* Older releases gave these sizes to every branch. In LLVM 22 some branches, such as those
       * with a single successor, have no sizes. */
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
  const varve_arena_mark start = varve_arena_get_mark(&up->scratch);
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation_name *newer;
    VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &newer));
    if (newer->definition == NULL ||
        (varve_operation_dictionary(op) == NULL && !newer->definition->has_operand_segments))
      continue;
    VARVE_TRY(varve_upgrade_conform_operation(up, op, newer->definition));
    VARVE_TRY(varve_upgrade_make_properties(up, op, newer->definition));
    varve_arena_reset(&up->scratch, start);
  }
  return VARVE_STATUS_OK;
}
