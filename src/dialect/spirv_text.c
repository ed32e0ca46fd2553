/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One blank behind commas, and no others, but for those that are printed around '=' in xegpu,
 * around the x of arrays and matrices of spirv and before the brackets of its struct members.
 * Decorations of such a member stand in the order of their numbers. */
#include "dialect/spirv_text.h"

#include "dialect/format.h"
#include "dialect/infer_convert.h"

enum { MOST_DECORATIONS = 32, MOST_BYTES = 512 };

static bool is_of(varve_slice text, const char *name) {
  size_t size = strlen(name);
  return varve_slice_starts_with(text, varve_slice_of(name)) && text.size > size &&
         text.data[size] == '<';
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* Without strings and comments, which bodies that are known do not have. */
static varve_status respace(varve_slice dialect, varve_slice text, varve_buffer *out) {
  bool is_spirv = varve_slice_equal(dialect, VARVE_SLICE("spirv"));
  bool is_struct = is_spirv && is_of(text, "struct");
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c == '"' || c == '/')
      return VARVE_STATUS_UNSUPPORTED;
    if (is_blank(c))
      continue;
    bool is_between = c == '=' && !is_spirv;
    if (is_between || (is_struct && c == '['))
      VARVE_TRY(varve_buffer_append_char(out, ' '));
    VARVE_TRY(varve_buffer_append_char(out, c));
    if (is_between || c == ',')
      VARVE_TRY(varve_buffer_append_char(out, ' '));
  }
  return VARVE_STATUS_OK;
}

typedef struct decoration {
  varve_slice text; /* Name or Name=value */
  uint64_t number;
} decoration;

/* Between the brackets of a member: an offset, which stays in front, and decorations. 0: they are
 * none that is known. */
static size_t find_decorations(const varve_parameter_rule *rule, varve_slice text,
                               decoration *found) {
  size_t count = 0;
  const char *end = text.data + text.size;
  for (const char *p = text.data; p < end; p += 2) {
    decoration *item = &found[count];
    const char *comma = memchr(p, ',', (size_t)(end - p));
    const char *stop = comma == NULL ? end : comma;
    const char *equal = memchr(p, '=', (size_t)(stop - p));
    item->text = varve_slice_make(p, (size_t)(stop - p));
    varve_slice name = varve_slice_make(p, (size_t)((equal == NULL ? stop : equal) - p));
    bool is_offset = p == text.data && name.size != 0 && *p >= '0' && *p <= '9';
    if (!is_offset &&
        (!varve_enum_find_case(rule, name, &item->number) || ++count == MOST_DECORATIONS))
      return 0;
    p = stop;
  }
  return count;
}

static void sort_decorations(decoration *items, size_t count) {
  for (size_t i = 1; i < count; i++) {
    decoration item = items[i];
    size_t k = i;
    for (; k != 0 && items[k - 1].number > item.number; k--)
      items[k] = items[k - 1];
    items[k] = item;
  }
}

/* Between the brackets of a member, at most MOST_BYTES. */
static void reorder(const varve_parameter_rule *rule, char *place, size_t size) {
  char copy[MOST_BYTES];
  decoration items[MOST_DECORATIONS];
  memcpy(copy, place, size);
  size_t count = find_decorations(rule, varve_slice_make(copy, size), items);
  char *out = count == 0 ? place : place + (items[0].text.data - copy);
  sort_decorations(items, count);
  for (size_t i = 0; i < count; i++) {
    if (i != 0)
      out += 2; /* the comma and the blank */
    memcpy(out, items[i].text.data, items[i].text.size);
    out += items[i].text.size;
    if (i + 1 < count)
      memcpy(out, ", ", 2);
  }
}

static varve_status order_decorations(varve_context *context, varve_buffer *text) {
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(context, VARVE_SLICE("spirv"), VARVE_SLICE("decoration"), false,
                              &definition));
  if (definition == NULL || definition->format == NULL)
    return VARVE_STATUS_OK;
  const varve_parameter_rule *rule = &definition->format->parameters[0].rule;
  char *end = text->data + text->size;
  for (char *p = text->data; p < end; p++) {
    char *close = *p == '[' ? memchr(p, ']', (size_t)(end - p)) : NULL;
    if (close != NULL && close - p <= MOST_BYTES)
      reorder(rule, p + 1, (size_t)(close - p - 1));
  }
  return VARVE_STATUS_OK;
}

static varve_status normalize(varve_context *context, varve_buffer *text,
                              const varve_entity **entity) {
  varve_slice old = varve_slice_make(varve_entity_payload(*entity), (*entity)->payload_size);
  varve_slice dialect = varve_string_bytes((*entity)->children[0]);
  bool is_type = (*entity)->kind == VARVE_KIND_DIALECT_TYPE;
  VARVE_TRY(respace(dialect, old, text));
  if (is_type && varve_slice_equal(dialect, VARVE_SLICE("spirv")) && is_of(old, "struct"))
    VARVE_TRY(order_decorations(context, text));
  if (varve_slice_equal(old, varve_buffer_slice(text)))
    return VARVE_STATUS_OK;
  return (is_type ? varve_dialect_type_get : varve_dialect_attribute_get)(
      context, (*entity)->children[0], varve_buffer_slice(text), (*entity)->children + 1,
      (*entity)->child_count - 1, entity);
}

varve_status varve_spirv_normalize(varve_context *context, const varve_entity **entity) {
  static const char *const dialects[] = {"amx", "pdl", "spirv", "xegpu"};
  varve_slice dialect = varve_string_bytes((*entity)->children[0]);
  varve_buffer text;
  for (size_t i = 0; !varve_slice_equal(dialect, varve_slice_of(dialects[i]));)
    if (++i == VARVE_COUNT_OF(dialects))
      return VARVE_STATUS_OK;
  varve_buffer_init(&text, &context->memory);
  varve_status status = normalize(context, &text, entity);
  varve_buffer_release(&text);
  return status == VARVE_STATUS_UNSUPPORTED ? VARVE_STATUS_OK : status;
}

/* Parts */

/* The member's type, a word or one reference, stands behind the index-th comma of (type [...],
 * ...).
 */
static varve_status find_member(varve_context *context, const varve_type *type, uint64_t index,
                                const varve_type **part) {
  varve_slice text = varve_parametric_mnemonic(type);
  const char *end = text.data + text.size;
  const char *p = memchr(text.data, '(', text.size);
  uint32_t references = 0;
  bool in_brackets = false;
  for (p = p == NULL ? end : p + 1; p < end && index != 0; p++) {
    references += *p == 0;
    in_brackets = *p == '[' || (in_brackets && *p != ']');
    index -= *p == ',' && !in_brackets;
  }
  while (p < end && *p == ' ')
    p++;
  if (p < end && *p == 0) {
    const varve_type *found = type->children[1 + references];
    varve_slice name = varve_parametric_mnemonic(found);
    bool is_name = found->kind == VARVE_KIND_DIALECT_TYPE && !varve_entity_is_parametric(found) &&
                   is_of(name, "struct") && memchr(name.data, '(', name.size) == NULL;
    *part = is_name ? NULL : found;
    return VARVE_STATUS_OK;
  }
  const char *start = p;
  while (p < end && *p != ' ' && *p != ',' && *p != ')')
    p++;
  return p == start
             ? VARVE_STATUS_OK
             : varve_type_of_text(context, varve_slice_make(start, (size_t)(p - start)), part);
}

varve_status varve_spirv_part(varve_context *context, const varve_type *type, uint64_t index,
                              const varve_type **part) {
  *part = NULL;
  if (type->kind == VARVE_KIND_VECTOR_TYPE) {
    varve_dims dims = varve_type_dims(type);
    if (dims.rank == 1 && index < (uint64_t)dims.sizes[0])
      *part = varve_type_element(type);
    return VARVE_STATUS_OK;
  }
  if (varve_is_dialect_type(type, "spirv", "struct"))
    return find_member(context, type, index, part);
  bool is_counted = varve_is_dialect_type(type, "spirv", "array") ||
                    varve_is_dialect_type(type, "spirv", "matrix");
  if (is_counted &&
      (!varve_entity_is_parametric(type) || varve_parameter(type, 0)->kind != VARVE_KIND_INTEGER ||
       index >= varve_integer_words(varve_parameter(type, 0))[0]))
    return VARVE_STATUS_OK;
  if (is_counted || varve_is_dialect_type(type, "spirv", "rtarray") ||
      varve_is_dialect_type(type, "spirv", "coopmatrix") ||
      varve_is_dialect_type(type, "spirv", "arm.tensor"))
    return varve_dialect_type_element(context, type, part);
  return VARVE_STATUS_OK;
}
