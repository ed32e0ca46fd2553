/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints types and attributes of dialects: their text, with the nodes that it refers to. */
#include "ir/attributes.h"
#include "text/print/print.h"

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool is_word(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '_';
}

/* Returns the size of the name that a text starts with. */
static size_t name_size(varve_slice text) {
  size_t size = 0;
  while (size < text.size && is_word(text.data[size]))
    size++;
  return size;
}

/* Returns the place after the string that starts at i. */
static size_t end_of_string(varve_slice text, size_t i) {
  for (i++; i < text.size && text.data[i] != '"'; i++)
    if (text.data[i] == '\\')
      i++;
  return i < text.size ? i + 1 : text.size;
}

/* Returns whether the last byte of a text closes the bracket at its start. The first closing
 * bracket ends the text for a parser. */
static bool is_enclosed(varve_slice text) {
  size_t depth = 0;
  size_t i = 0;
  if (text.data[text.size - 1] != '>')
    return false;
  if (memchr(text.data, '>', text.size) == text.data + text.size - 1)
    return true;
  do {
    char c = text.data[i];
    if (c == '"') {
      i = end_of_string(text, i);
      continue;
    }
    i++;
    if (c == '-' && i < text.size && text.data[i] == '>')
      i++;
    else if (c == '<' || c == '(' || c == '[' || c == '{')
      depth++;
    else if (c == '>' || c == ')' || c == ']' || c == '}')
      depth--;
  } while (depth != 0 && i < text.size);
  return i == text.size;
}

bool varve_is_pretty_symbol(varve_slice text) {
  if (text.size == 0 || !is_letter(text.data[0]))
    return false;
  /* In brackets '-' would join the closing one. */
  if (text.data[text.size - 1] == '-')
    return varve_is_suffix_identifier(text);
  size_t size = name_size(text);
  return size == text.size || (text.data[size] == '<' &&
                               is_enclosed(varve_slice_make(text.data + size, text.size - size)));
}

static varve_slice template_of(const varve_entity *entity) {
  return varve_slice_make(varve_entity_payload(entity), entity->payload_size);
}

/* Prints "#dialect." unless the mode omits it, or "#dialect<" if the text cannot follow a dot. */
static varve_status put_head(varve_printer *printer, varve_print_frame *frame) {
  const varve_entity *entity = frame->entity;
  varve_slice text = template_of(entity);
  if (frame->mode == VARVE_PRINT_BODY && varve_is_pretty_symbol(text) &&
      name_size(text) != text.size) {
    frame->cursor = name_size(text);
    return VARVE_STATUS_OK;
  }
  if (frame->mode == VARVE_PRINT_SHORT && varve_is_pretty_symbol(text))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_char(printer, varve_is_type(entity) ? '!' : '#'));
  VARVE_TRY(varve_put(printer, varve_string_bytes(entity->children[0])));
  return varve_put_char(printer, varve_is_pretty_symbol(text) ? '.' : '<');
}

/* Prints text up to the next reference, or the rest; the cursor is then after the end. */
static varve_status put_segment(varve_printer *printer, varve_print_frame *frame) {
  varve_slice text = template_of(frame->entity);
  size_t left = text.size - frame->cursor;
  const char *start = text.data + frame->cursor;
  const char *nul = left == 0 ? NULL : memchr(start, 0, left);
  varve_slice segment = varve_slice_make(start, nul == NULL ? left : (size_t)(nul - start));
  frame->cursor += segment.size + 1;
  return varve_put(printer, segment);
}

/* A child without a place in the text is the type of an attribute. In a type it is information
 * that the text does not show. */
static varve_status put_tail(varve_printer *printer, const varve_print_frame *frame,
                             varve_print_child *child) {
  const varve_entity *entity = frame->entity;
  if (!varve_is_pretty_symbol(template_of(entity)))
    VARVE_TRY(varve_put_char(printer, '>'));
  uint32_t next = frame->position + 1;
  if (next >= entity->child_count || varve_is_type(entity) ||
      entity->children[next]->kind == VARVE_KIND_NONE_TYPE ||
      frame->mode == VARVE_PRINT_WITHOUT_TYPE)
    return VARVE_STATUS_OK;
  child->entity = entity->children[next];
  return varve_put(printer, VARVE_SLICE(" : "));
}

/* Returns whether the text after the reference would continue the name of an alias. */
static bool would_merge(const varve_print_frame *frame) {
  varve_slice text = template_of(frame->entity);
  if (frame->cursor >= text.size)
    return false;
  char next = text.data[frame->cursor];
  return is_word(next) || next == '$' || next == '-' || next == '<';
}

/* parse_legacy.h: opaque elements have no prefix. */
static bool is_opaque_elements(const varve_printer *printer, const varve_entity *entity) {
  return varve_era_is_before(printer->context->era, VARVE_ERA_LLVM16) &&
         entity->children[0] == printer->context->builtin_dialect && !varve_is_type(entity);
}

varve_status varve_step_dialect_node(varve_printer *printer, varve_print_frame *frame,
                                     varve_print_child *child) {
  const varve_entity *entity = frame->entity;
  if (varve_entity_is_parametric(entity))
    return varve_step_by_format(printer, frame, child);
  if (frame->cursor > entity->payload_size)
    return VARVE_STATUS_OK;
  if (frame->position == 0 && !is_opaque_elements(printer, entity))
    VARVE_TRY(put_head(printer, frame));
  VARVE_TRY(put_segment(printer, frame));
  if (frame->cursor > entity->payload_size)
    return put_tail(printer, frame, child);
  *child = (varve_print_child){entity->children[frame->position + 1], VARVE_PRINT_FULL};
  if (would_merge(frame))
    child->mode = VARVE_PRINT_SPELLED;
  return VARVE_STATUS_OK;
}
