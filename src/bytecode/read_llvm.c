/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of dialect llvm from their coded fields, as the text mlir-opt prints.
 * format-spec/bytecode.md, "Attributes of llvm". */
#include <inttypes.h>

#include "base/text_spelling.h"
#include "bytecode/read.h"
#include "dialect/llvm_layout.h"
#include "text/printer.h"

/* Text */

/* An attribute's text being put together, a NUL byte for each reference. */
typedef struct llvm_text {
  varve_bytecode_reader *reader;
  const varve_coded_entry *entry;
  varve_buffer *out;
  size_t next_child;  /* the fields before took this many */
  size_t next_number; /* likewise */
  bool has_parameter;
} llvm_text;

static varve_status put(llvm_text *text, const char *piece) {
  return varve_buffer_append(text->out, varve_slice_of(piece));
}

/* One string or expression may stand in any number of attributes: what that makes is limited. */
static varve_status claim_text(llvm_text *text, size_t size) {
  return varve_reader_claim(text->reader, text->entry->cursor, size);
}

static varve_status put_string(llvm_text *text, varve_slice string) {
  VARVE_TRY(claim_text(text, string.size));
  VARVE_TRY(put(text, "\""));
  VARVE_TRY(varve_print_escaped(text->out, string));
  return put(text, "\"");
}

static varve_status put_string_at(llvm_text *text, uint64_t index) {
  return put_string(text, varve_file_string(&text->reader->file, (size_t)index));
}

static varve_status put_named(llvm_text *text, char form, uint64_t number) {
  const varve_llvm_names *table = varve_llvm_names_find(form);
  const char *name = varve_llvm_name_of(table, number);
  if (name == NULL)
    return varve_byte_reader_fail(&text->entry->cursor->bytes, VARVE_STATUS_UNSUPPORTED,
                                  "%s 0x%" PRIx64 " has no name", varve_llvm_names_what(table),
                                  number);
  VARVE_TRY(put(text, varve_llvm_names_prefix(table)));
  return put(text, name);
}

/* Several flags stand in quotes. */
static varve_status put_flags(llvm_text *text, char form, uint64_t value) {
  varve_llvm_flags flags = varve_llvm_flags_find(form);
  uint64_t left = value;
  size_t start = text->out->size;
  VARVE_TRY(put(text, "\""));
  for (size_t i = 0; i < flags.count && left != 0; i++) {
    if ((left & flags.items[i].bits) != flags.items[i].bits)
      continue;
    left -= flags.items[i].bits;
    if (text->out->size != start + 1)
      VARVE_TRY(put(text, "|"));
    VARVE_TRY(put(text, flags.items[i].name));
  }
  if (left != 0)
    return varve_byte_reader_fail(&text->entry->cursor->bytes, VARVE_STATUS_UNSUPPORTED,
                                  "flag 0x%" PRIx64 " has no name", left);
  if (memchr(text->out->data + start, '|', text->out->size - start) != NULL)
    return put(text, "\"");
  memmove(text->out->data + start, text->out->data + start + 1, text->out->size - start - 1);
  text->out->size--;
  return VARVE_STATUS_OK;
}

/* Strings and plain integers stand in the text, all else is referred to: as the parser has it. */
static varve_status put_child(llvm_text *text, const varve_entity *child) {
  if (child->kind == VARVE_KIND_STRING && child->child_count == 0)
    return put_string(text, varve_string_bytes(child));
  if (child->kind == VARVE_KIND_INTEGER && varve_type_bit_width(child->children[0]) <= 64)
    return varve_print_entity(text->reader->context, child, text->out);
  VARVE_TRY(varve_vector_push(&text->reader->scratch, &child));
  return varve_buffer_append_char(text->out, 0);
}

/* The text of another attribute of llvm behind its mnemonic; it has no references. */
static varve_status put_inlined(llvm_text *text, const varve_entity *child, const char *mnemonic) {
  varve_slice head = varve_slice_of(mnemonic);
  varve_slice body = {NULL, 0};
  if (child != NULL && child->kind == VARVE_KIND_DIALECT_ATTRIBUTE && child->child_count == 1)
    body = varve_slice_make(varve_entity_payload(child), child->payload_size);
  if (!varve_slice_starts_with(body, head))
    return varve_entry_fail(text->entry, "an attribute that is no %s", mnemonic);
  VARVE_TRY(claim_text(text, body.size));
  return varve_buffer_append(text->out,
                             varve_slice_make(body.data + head.size, body.size - head.size));
}

/* Parameters */

/* What the field of a parameter holds. */
typedef struct llvm_value {
  bool is_present;
  uint64_t number;
  const varve_entity *const *children;
  size_t child_count;
} llvm_value;

/* Takes the next field by its letter in format.def. */
static llvm_value take_field(llvm_text *text, const char **letters) {
  llvm_value value = {.children = text->entry->children + text->next_child};
  char letter = *(*letters)++;
  if (letter == 'A' || letter == 'O') {
    value.is_present = *value.children != NULL;
    value.child_count = 1;
    text->next_child++;
    return value;
  }
  value.number = varve_fields_number(text->entry->fields, text->next_number++);
  value.is_present = value.number != 0;
  if (letter == '{') {
    value.child_count = (size_t)value.number;
    text->next_child += value.child_count;
    *letters += strcspn(*letters, "}") + 1;
  } else if (letter == 'V') {
    value.number = varve_fields_number(text->entry->fields, text->next_number++);
  }
  return value;
}

static varve_status put_children(llvm_text *text, const llvm_value *value) {
  for (size_t i = 0; i < value->child_count; i++) {
    if (value->children[i] == NULL)
      return varve_entry_fail(text->entry, "a list with an absent attribute");
    if (i != 0)
      VARVE_TRY(put(text, ", "));
    VARVE_TRY(put_child(text, value->children[i]));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_value(llvm_text *text, char form, const llvm_value *value) {
  switch (form) {
  case 'u':
    return varve_buffer_append_unsigned(text->out, value->number);
  case 'b':
    return put(text, value->number != 0 ? "true" : "false");
  case 's':
    return put_string_at(text, value->number);
  case 'a':
    return put_children(text, value);
  case 'x':
    return put_inlined(text, value->children[0], "di_expression");
  case VARVE_LLVM_FLAGS_FORM:
  case VARVE_LLVM_SUBPROGRAM_FLAGS_FORM:
    return put_flags(text, form, value->number);
  default:
    return put_named(text, form, value->number);
  }
}

static varve_status put_parameters(llvm_text *text, const char *layout) {
  const char *letters = text->entry->known->fields;
  while (*layout != 0) {
    varve_llvm_parameter parameter = varve_llvm_take_parameter(&layout);
    llvm_value value = take_field(text, &letters);
    if (!value.is_present && !parameter.is_required)
      continue;
    if (text->has_parameter)
      VARVE_TRY(put(text, ", "));
    text->has_parameter = true;
    VARVE_TRY(varve_buffer_append(text->out, parameter.name));
    VARVE_TRY(put(text, " = "));
    VARVE_TRY(put_value(text, parameter.form, &value));
  }
  return VARVE_STATUS_OK;
}

/* Attributes */

/* Numbers: opcode, count and arguments. The type of a conversion is an encoding. */
static varve_status put_expression_element(llvm_text *text) {
  const varve_fields *fields = text->entry->fields;
  const varve_llvm_names *encoding = varve_llvm_names_find(VARVE_LLVM_ENCODING_FORM);
  uint64_t opcode = varve_fields_number(fields, 0);
  uint64_t count = varve_fields_number(fields, 1);
  VARVE_TRY(put(text, "di_expression_elem"));
  VARVE_TRY(put_named(text, VARVE_LLVM_OPERATION_FORM, opcode));
  for (size_t i = 0; i < count; i++) {
    uint64_t argument = varve_fields_number(fields, i + 2);
    VARVE_TRY(put(text, i == 0 ? "(" : ", "));
    if (opcode == VARVE_LLVM_CONVERT && i != 0 && varve_llvm_name_of(encoding, argument) != NULL)
      VARVE_TRY(put_named(text, VARVE_LLVM_ENCODING_FORM, argument));
    else
      VARVE_TRY(varve_buffer_append_unsigned(text->out, argument));
  }
  return count == 0 ? VARVE_STATUS_OK : put(text, ")");
}

static varve_status put_expression(llvm_text *text) {
  const varve_coded_entry *entry = text->entry;
  VARVE_TRY(put(text, "di_expression<"));
  for (uint32_t i = 0; i < entry->child_count; i++) {
    VARVE_TRY(put(text, i == 0 ? "[" : ", "));
    VARVE_TRY(put_inlined(text, entry->children[i], "di_expression_elem"));
  }
  return put(text, entry->child_count == 0 ? ">" : "]>");
}

static varve_status put_file(llvm_text *text) {
  VARVE_TRY(put(text, "di_file<"));
  VARVE_TRY(put_string_at(text, varve_fields_number(text->entry->fields, 0)));
  VARVE_TRY(put(text, " in "));
  VARVE_TRY(put_string_at(text, varve_fields_number(text->entry->fields, 1)));
  return put(text, ">");
}

static varve_status put_attribute(llvm_text *text) {
  const varve_llvm_layout *layout = varve_llvm_layout_get((uint32_t)text->entry->code);
  if (text->entry->code == VARVE_LLVM_ATTRIBUTE_DI_EXPRESSION_ELEMENT)
    return put_expression_element(text);
  if (text->entry->code == VARVE_LLVM_ATTRIBUTE_DI_EXPRESSION)
    return put_expression(text);
  if (text->entry->code == VARVE_LLVM_ATTRIBUTE_DI_FILE)
    return put_file(text);
  VARVE_TRY(put(text, layout->mnemonic));
  VARVE_TRY(put(text, "<"));
  VARVE_TRY(put_parameters(text, layout->parameters));
  return put(text, ">");
}

varve_status varve_build_llvm_attribute(varve_bytecode_reader *reader,
                                        const varve_coded_entry *entry,
                                        const varve_entity **entity) {
  llvm_text text = {.reader = reader, .entry = entry, .out = &reader->text};
  const varve_attribute *dialect;
  reader->text.size = 0;
  varve_vector_truncate(&reader->scratch, 0);
  VARVE_TRY(put_attribute(&text));
  VARVE_TRY(varve_string_get(reader->context, VARVE_SLICE("llvm"), &dialect));
  return varve_dialect_attribute_get(reader->context, dialect, varve_buffer_slice(&reader->text),
                                     reader->scratch.data, (uint32_t)reader->scratch.count, entity);
}
