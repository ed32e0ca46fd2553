/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads lists of numbers from attributes, and makes attributes of lists and of cases of enums. */
#include "upgrade/engine/values.h"

#include "dialect/definition.h"
#include "dialect/rule/parameter_rule.h"

/* Lists of sizes or positions are short. Without this limit a splat could have any number of
 * elements. */
enum { MAX_NUMBERS = 1 << 20 };

static varve_status read_dense(varve_upgrader *up, const varve_entity *attribute,
                               varve_numbers *numbers) {
  uint64_t count;
  const varve_entity *type = attribute->children[0];
  varve_slice bytes = varve_slice_make(varve_entity_payload(attribute), attribute->payload_size);
  if (attribute->kind == VARVE_KIND_DENSE_ARRAY) {
    count = varve_dense_array_count(attribute);
    bytes = varve_dense_array_bytes(attribute);
  } else if (!varve_is_shaped_type(type) || !varve_dims_count(varve_type_dims(type), &count)) {
    return VARVE_STATUS_OK;
  } else {
    type = varve_type_element(type);
  }
  uint32_t width = varve_type_bit_width(type), size = (width + 7) / 8;
  if (count > MAX_NUMBERS || width <= 1 || width > 64 ||
      (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE))
    return VARVE_STATUS_OK;
  bool is_splat = bytes.size == size;
  if (!is_splat && bytes.size / size != count)
    return VARVE_STATUS_INVALID;
  int64_t *items = varve_upgrade_allocate(up, count, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; i < count; i++) {
    const unsigned char *element = (const unsigned char *)bytes.data + (is_splat ? 0 : i * size);
    items[i] = varve_sign_extend(varve_load_bytes(element, size), width);
  }
  *numbers = (varve_numbers){items, (size_t)count};
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_read_list(varve_upgrader *up, const varve_entity *attribute,
                                     varve_numbers *numbers) {
  *numbers = (varve_numbers){NULL, 0};
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  if (attribute->kind == VARVE_KIND_DENSE_ELEMENTS || attribute->kind == VARVE_KIND_DENSE_ARRAY)
    return read_dense(up, attribute, numbers);
  if (attribute->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  int64_t *items = varve_upgrade_allocate(up, attribute->child_count, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < attribute->child_count; i++)
    if (!varve_integer_of(attribute->children[i], &items[i]))
      return VARVE_STATUS_OK;
  *numbers = (varve_numbers){items, attribute->child_count};
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_dense_list(varve_upgrader *up, varve_numbers numbers, uint32_t width,
                                      const varve_entity **made) {
  const varve_entity *element;
  VARVE_TRY(varve_integer_type_get(up->context, width, VARVE_SIGNLESS, &element));
  size_t size = (width + 7) / 8, total = numbers.count * size;
  char *bytes = varve_upgrade_allocate(up, numbers.count, size);
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < total; i++) {
    uint64_t bits = (uint64_t)numbers.items[i / size] >> 8 * (i % size);
    bytes[i] = (char)(bits & 0xff);
  }
  return varve_dense_array_get(up->context, element, varve_slice_make(bytes, total), made);
}

/* Whether value is elements with one dimension and with integers of whole bytes. */
bool varve_upgrade_is_number_elements(const varve_entity *value) {
  if (value->kind != VARVE_KIND_DENSE_ELEMENTS)
    return false;
  const varve_entity *type = varve_attribute_type(value);
  size_t size = varve_dense_element_size(varve_type_element(type));
  return varve_is_ranked_type(type) && varve_type_dims(type).rank == 1 &&
         (size == 1 || size == 2 || size == 4 || size == 8) &&
         varve_type_element(type)->kind != VARVE_KIND_FLOAT_TYPE &&
         varve_type_element(type)->kind != VARVE_KIND_COMPLEX_TYPE &&
         varve_type_dims(type).sizes[0] >= 0 &&
         (uint64_t)varve_type_dims(type).sizes[0] < VARVE_MAX_VALUES;
}

uint64_t varve_upgrade_element_count(const varve_entity *value) {
  return (uint64_t)varve_type_dims(varve_attribute_type(value)).sizes[0];
}

int64_t varve_upgrade_element(const varve_entity *value, uint64_t index) {
  size_t size = varve_dense_element_size(varve_type_element(varve_attribute_type(value)));
  const uint8_t *bytes = varve_entity_payload(value);
  if ((value->flags & VARVE_FLAG_SPLAT) == 0)
    bytes += index * size;
  size = size < sizeof(uint64_t) ? size : sizeof(uint64_t);
  return varve_sign_extend(varve_load_bytes(bytes, size), 8 * (uint32_t)size);
}

/* Cases of enums */

/* Splits base, which is "#dialect.mnemonic". */
static bool read_base(varve_slice base, varve_slice *dialect, varve_slice *mnemonic) {
  const char *dot =
      base.size == 0 || base.data[0] != '#' ? NULL : memchr(base.data, '.', base.size);
  if (dot == NULL)
    return false;
  size_t size = (size_t)(dot - base.data);
  *dialect = varve_slice_make(base.data + 1, size - 1);
  *mnemonic = varve_slice_make(dot + 1, base.size - size - 1);
  return true;
}

typedef struct enum_attribute {
  const varve_entity_definition *definition;
  varve_parameter_rule rule;
} enum_attribute;

/* Sets *is_found: whether the attribute `base` has a case of an enum as its only parameter. */
static varve_status find_enum(varve_upgrader *up, varve_slice base, enum_attribute *found,
                              bool *is_found) {
  varve_slice dialect, mnemonic;
  *is_found = false;
  if (!read_base(base, &dialect, &mnemonic))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(up->target, dialect, mnemonic, false, &found->definition));
  if (found->definition == NULL || found->definition->parameter_count != 1)
    return VARVE_STATUS_OK;
  varve_status status = varve_parameter_rule_parse(
      up->target, found->definition->dialect, found->definition->parameters[0].rule, &found->rule);
  if (status == VARVE_STATUS_UNSUPPORTED)
    return VARVE_STATUS_OK;
  *is_found = status == VARVE_STATUS_OK && found->rule.kind == VARVE_PARAMETER_ENUM &&
              !found->rule.is_array;
  return status;
}

/* Appends "mnemonic<word>" or "mnemonic word": the text of the attribute without its dialect. */
static varve_status put_enum(const enum_attribute *target, varve_slice word, varve_buffer *text) {
  varve_slice format =
      varve_table_text(target->definition->dialect->tables, target->definition->record->syntax);
  bool in_angles = varve_slice_starts_with(format, VARVE_SLICE("`<`"));
  VARVE_TRY(varve_buffer_append(text, target->definition->mnemonic));
  VARVE_TRY(varve_buffer_append_char(text, in_angles ? '<' : ' '));
  VARVE_TRY(varve_buffer_append(text, word));
  return in_angles ? varve_buffer_append_char(text, '>') : VARVE_STATUS_OK;
}

/* Appends the text of the attribute for an enum case. `value` is the name of the case as a string,
 * or its number as an integer. Appends nothing if the enum has no such case. */
static varve_status put_case(const enum_attribute *target, const varve_entity *value,
                             varve_buffer *text) {
  uint64_t bits;
  int64_t number;
  if (value->kind == VARVE_KIND_STRING) {
    varve_slice word = varve_string_bytes(value);
    return varve_enum_find(&target->rule, word, &bits) ? put_enum(target, word, text)
                                                       : VARVE_STATUS_OK;
  }
  if (!varve_integer_of(value, &number) || !varve_enum_has(&target->rule, (uint64_t)number))
    return VARVE_STATUS_OK;
  varve_buffer word;
  varve_buffer_init(&word, text->memory);
  varve_status status = varve_enum_print(&target->rule, (uint64_t)number, &word);
  if (status == VARVE_STATUS_OK)
    status = put_enum(target, varve_buffer_slice(&word), text);
  varve_buffer_release(&word);
  return status;
}

static varve_status to_enum(varve_upgrader *up, const enum_attribute *target,
                            const varve_entity *value, const varve_entity **made) {
  varve_buffer text;
  const varve_entity *dialect;
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = put_case(target, value, &text);
  if (status == VARVE_STATUS_OK && text.size != 0)
    status = varve_string_get(up->context, target->definition->dialect->name, &dialect);
  if (status == VARVE_STATUS_OK && text.size != 0)
    status =
        varve_dialect_attribute_get(up->context, dialect, varve_buffer_slice(&text), NULL, 0, made);
  varve_buffer_release(&text);
  return status;
}

varve_status varve_upgrade_make_case(varve_upgrader *up, const varve_entity *value,
                                     varve_slice base, const varve_entity **made) {
  enum_attribute target;
  bool is_found;
  VARVE_TRY(find_enum(up, base, &target, &is_found));
  return is_found ? to_enum(up, &target, value, made) : VARVE_STATUS_OK;
}
