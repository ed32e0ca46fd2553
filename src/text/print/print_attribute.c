/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints builtin attributes, except elements, affine attributes and locations. */
#include "ir/attributes.h"
#include "text/lex/legacy_grammar.h"
#include "text/print/print.h"

varve_status varve_print_unit(varve_printer *printer, varve_print_child child) {
  (void)child;
  return varve_put(printer, VARVE_SLICE("unit"));
}

static varve_status put_symbol(varve_printer *printer, varve_slice name) {
  VARVE_TRY(varve_put_char(printer, '@'));
  return varve_put_keyword(printer, name);
}

varve_status varve_print_symbol_ref(varve_printer *printer, varve_print_child child) {
  const varve_entity *entity = child.entity;
  VARVE_TRY(put_symbol(printer, varve_string_bytes(entity->children[0])));
  for (uint32_t i = 1; i < entity->child_count; i++) {
    VARVE_PUT(printer, "::");
    VARVE_TRY(put_symbol(printer, varve_string_bytes(entity->children[i]->children[0])));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_stride(varve_printer *printer, int64_t value) {
  return value == VARVE_DYNAMIC ? varve_put_char(printer, '?') : varve_put_signed(printer, value);
}

varve_status varve_print_strided_layout(varve_printer *printer, varve_print_child child) {
  const varve_entity *entity = child.entity;
  const int64_t *values = varve_entity_payload(entity);
  size_t count = entity->payload_size / sizeof *values;
  VARVE_PUT(printer, "strided<[");
  for (size_t i = 1; i < count; i++) {
    if (i != 1)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(put_stride(printer, values[i]));
  }
  VARVE_TRY(varve_put_char(printer, ']'));
  if (values[0] != 0) {
    VARVE_PUT(printer, ", offset: ");
    VARVE_TRY(put_stride(printer, values[0]));
  }
  return varve_put_char(printer, '>');
}

varve_status varve_print_string(varve_printer *printer, varve_print_child child) {
  return varve_put_string(printer, varve_string_bytes(child.entity));
}

varve_status varve_step_typed_string(varve_printer *printer, varve_print_frame *frame,
                                     varve_print_child *child) {
  const varve_entity *type = frame->entity->children[0];
  if (frame->position != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_string(printer, varve_string_bytes(frame->entity)));
  if (type->kind == VARVE_KIND_NONE_TYPE || frame->mode == VARVE_PRINT_WITHOUT_TYPE)
    return VARVE_STATUS_OK;
  child->entity = type;
  return varve_put(printer, VARVE_SLICE(" : "));
}

/* Returns whether an era that reads text through f64 reads the canonical bits. */
static bool survives_f64(varve_float_kind kind, varve_slice text, const uint64_t bits[2]) {
  uint64_t canonical[2] = {bits[0], bits[1]}, back[2];
  bool is_negative = text.data[0] == '-';
  if (varve_slice_starts_with(text, VARVE_SLICE("0x")))
    return true;
  varve_slice digits = varve_slice_make(text.data + is_negative, text.size - is_negative);
  varve_float_canonicalize(kind, canonical);
  return varve_float_parse_through_f64(kind, digits, is_negative, back) == VARVE_STATUS_OK &&
         back[0] == canonical[0] && back[1] == canonical[1];
}

varve_status varve_put_float(varve_printer *printer, varve_float_kind kind,
                             const uint64_t bits[2]) {
  size_t start = printer->out->size;
  VARVE_TRY(varve_float_print(printer->out, kind, bits));
  varve_slice text = varve_slice_make(printer->out->data + start, printer->out->size - start);
  /* No other format has values that f64 has not. */
  if ((kind != VARVE_FLOAT_F80 && kind != VARVE_FLOAT_F128) ||
      !varve_grammar_has(varve_grammar_of(printer->context->era),
                         VARVE_GRAMMAR_FLOATS_THROUGH_F64) ||
      survives_f64(kind, text, bits))
    return VARVE_STATUS_OK;
  printer->out->size = start;
  return varve_float_print_bits(printer->out, kind, bits);
}

varve_status varve_put_integer(varve_printer *printer, uint64_t value,
                               varve_integer_layout layout) {
  if (layout.width == 0)
    return varve_put_char(printer, '0');
  unsigned unused = 64 - layout.width;
  uint64_t sign = UINT64_C(1) << (layout.width - 1);
  value = value << unused >> unused;
  if (layout.signedness == VARVE_UNSIGNED || (value & sign) == 0)
    return varve_put_unsigned(printer, value);
  VARVE_TRY(varve_put_char(printer, '-'));
  return varve_put_unsigned(printer, (sign << 1) - value);
}

/* An integer with a short text can have two million bytes, and occur in many dictionaries. */
static varve_status put_wide_integer(varve_printer *printer, const varve_entity *attribute,
                                     varve_integer_layout layout) {
  size_t start = printer->out->size;
  varve_print_text *text = varve_side_table_at(&printer->texts, attribute->id);
  if (text == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (text->size != 0)
    return varve_put_copy(printer, *text);
  VARVE_TRY(varve_wide_print(printer->out, varve_integer_words(attribute), layout.width,
                             layout.signedness != VARVE_UNSIGNED));
  *text = (varve_print_text){start, printer->out->size - start};
  return VARVE_STATUS_OK;
}

varve_status varve_print_integer(varve_printer *printer, varve_print_child child) {
  const varve_entity *type = child.entity->children[0];
  const uint64_t *words = varve_integer_words(child.entity);
  varve_print_child type_child = {type, VARVE_PRINT_FULL};
  if (type->kind != VARVE_KIND_INTEGER_TYPE) {
    VARVE_TRY(varve_put_signed(printer, (int64_t)words[0]));
    if (child.mode == VARVE_PRINT_WITHOUT_TYPE)
      return VARVE_STATUS_OK;
    return varve_put(printer, VARVE_SLICE(" : index"));
  }
  varve_integer_layout layout = varve_integer_type_layout(type);
  bool is_signless = layout.signedness == VARVE_SIGNLESS;
  if (is_signless && layout.width == 1)
    return varve_put(printer, words[0] != 0 ? VARVE_SLICE("true") : VARVE_SLICE("false"));
  if (layout.width <= 64)
    VARVE_TRY(varve_put_integer(printer, words[0], layout));
  else
    VARVE_TRY(put_wide_integer(printer, child.entity, layout));
  if (child.mode == VARVE_PRINT_WITHOUT_TYPE ||
      (child.mode == VARVE_PRINT_DEFAULT_TYPE && is_signless && layout.width == 64))
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " : ");
  return varve_print_integer_type(printer, type_child);
}

varve_status varve_print_float(varve_printer *printer, varve_print_child child) {
  const varve_entity *type = child.entity->children[0];
  varve_float_kind kind = varve_float_type_kind(type);
  size_t start = printer->out->size;
  VARVE_TRY(varve_put_float(printer, kind, varve_entity_payload(child.entity)));
  varve_slice text = varve_slice_make(printer->out->data + start, printer->out->size - start);
  /* Without its type a hex number would be parsed as an integer. */
  bool is_hex = varve_slice_starts_with(text, VARVE_SLICE("0x"));
  if (child.mode == VARVE_PRINT_WITHOUT_TYPE ||
      (child.mode == VARVE_PRINT_DEFAULT_TYPE && kind == VARVE_FLOAT_F64 && !is_hex))
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " : ");
  return varve_print_float_type(printer, (varve_print_child){type, VARVE_PRINT_FULL});
}

varve_status varve_step_type_attribute(varve_printer *printer, varve_print_frame *frame,
                                       varve_print_child *child) {
  (void)printer;
  if (frame->position == 0)
    child->entity = frame->entity->children[0];
  return VARVE_STATUS_OK;
}

varve_status varve_step_array(varve_printer *printer, varve_print_frame *frame,
                              varve_print_child *child) {
  const varve_entity *array = frame->entity;
  if (frame->position == 0)
    VARVE_TRY(varve_put_char(printer, '['));
  if (frame->position == array->child_count)
    return varve_put_char(printer, ']');
  *child = (varve_print_child){array->children[frame->position], VARVE_PRINT_DEFAULT_TYPE};
  return frame->position == 0 ? VARVE_STATUS_OK : varve_put(printer, VARVE_SLICE(", "));
}

/* For an entry with the value unit only the name is printed. The cursor counts entries. */
varve_status varve_step_dictionary(varve_printer *printer, varve_print_frame *frame,
                                   varve_print_child *child) {
  const varve_entity *dictionary = frame->entity;
  if (frame->position == 0)
    VARVE_TRY(varve_put_char(printer, '{'));
  while (frame->cursor < varve_dictionary_size(dictionary)) {
    uint32_t index = (uint32_t)frame->cursor++;
    const varve_entity *value = varve_dictionary_value(dictionary, index);
    if (index != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(
        varve_put_keyword(printer, varve_string_bytes(varve_dictionary_name(dictionary, index))));
    if (value->kind == VARVE_KIND_UNIT)
      continue;
    child->entity = value;
    return varve_put(printer, VARVE_SLICE(" = "));
  }
  return varve_put_char(printer, '}');
}

/* Numbers count printed attributes in order. They are not the ids of the nodes. */
static bool is_any(const void *key, const void *value) {
  (void)key;
  (void)value;
  return true;
}

static varve_status find_distinct_number(varve_printer *printer, const varve_entity *attribute,
                                         uint64_t *number) {
  const void *value = varve_hash_table_find(&printer->distinct, attribute->id, is_any, attribute);
  if (value == NULL) {
    value = (const void *)(uintptr_t)(printer->distinct.count + 1);
    VARVE_TRY(varve_hash_table_insert(&printer->distinct, attribute->id,
                                      (void *)(uintptr_t)(printer->distinct.count + 1)));
  }
  *number = (uintptr_t)value - 1;
  return VARVE_STATUS_OK;
}

varve_status varve_step_distinct(varve_printer *printer, varve_print_frame *frame,
                                 varve_print_child *child) {
  const varve_entity *inner = frame->entity->children[0];
  if (frame->position != 0)
    return varve_put_char(printer, '>');
  uint64_t number;
  VARVE_TRY(find_distinct_number(printer, frame->entity, &number));
  VARVE_PUT(printer, "distinct[");
  VARVE_TRY(varve_put_unsigned(printer, number));
  if (inner->kind == VARVE_KIND_UNIT)
    return varve_put(printer, VARVE_SLICE("]<>"));
  child->entity = inner;
  return varve_put(printer, VARVE_SLICE("]<"));
}
