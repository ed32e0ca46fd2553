/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structs of spirv, which are kept as text, and the element types of spirv types. */
#include "dialect/spirv_text.h"

#include "dialect/format.h"
#include "dialect/infer_convert.h"

enum { MOST_DECORATIONS = 32, MOST_BYTES = 512 };

static bool is_of(varve_slice text, const char *name) {
  size_t size = strlen(name);
  return varve_slice_starts_with(text, varve_slice_of(name)) && text.size > size &&
         text.data[size] == '<';
}

typedef struct decoration {
  varve_slice text; /* Name or Name=value */
  uint64_t number;
} decoration;

/* Finds the decorations in the brackets of a member. An offset stays first. 0: a decoration is
 * unknown. */
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

/* Sorts the decorations in the brackets of a member, at most MOST_BYTES. */
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

varve_status varve_spirv_order_decorations(varve_context *context, varve_buffer *text) {
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

/* Parts */

/* The member's type is a word or one reference. It follows the index-th comma of (type [...],
 * ...). */
static varve_status find_member(varve_context *context, const varve_type *type, uint64_t index,
                                const varve_type **part) {
  varve_slice text = varve_parametric_mnemonic(type);
  const char *end = text.data + text.size;
  const char *p = memchr(text.data, '(', text.size);
  uint32_t references = 0;
  bool in_brackets = false;
  if (p == NULL && text.size != 0) /* of dialect spv: struct<type [...], ...> */
    p = memchr(text.data, '<', text.size);
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
    bool is_name = varve_is_dialect_type(found, "spirv", "struct") &&
                   !varve_entity_is_parametric(found) && is_of(name, "struct") &&
                   memchr(name.data, '(', name.size) == NULL;
    *part = is_name ? NULL : found;
    return VARVE_STATUS_OK;
  }
  const char *start = p;
  while (p < end && *p != ' ' && *p != ',' && *p != ')' && *p != '>')
    p++;
  return p == start
             ? VARVE_STATUS_OK
             : varve_type_of_text(context, varve_slice_make(start, (size_t)(p - start)), part);
}

/* The dialect spirv was previously named spv. */
static bool is_spirv_type(const varve_type *type, const char *mnemonic) {
  return varve_is_dialect_type(type, "spirv", mnemonic) ||
         varve_is_dialect_type(type, "spv", mnemonic);
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
  if (is_spirv_type(type, "struct"))
    return find_member(context, type, index, part);
  bool is_counted = is_spirv_type(type, "array") || is_spirv_type(type, "matrix");
  if (is_counted &&
      (!varve_entity_is_parametric(type) || varve_parameter(type, 0)->kind != VARVE_KIND_INTEGER ||
       index >= varve_integer_words(varve_parameter(type, 0))[0]))
    return VARVE_STATUS_OK;
  if (is_counted || is_spirv_type(type, "rtarray") || is_spirv_type(type, "coopmatrix") ||
      is_spirv_type(type, "arm.tensor"))
    return varve_dialect_type_element(context, type, part);
  return VARVE_STATUS_OK;
}

static uint64_t count_members(varve_slice text) {
  const char *end = text.data + text.size;
  const char *p = text.size == 0 ? NULL : memchr(text.data, '(', text.size);
  bool in_brackets = false;
  uint64_t count = 1;
  if (p == NULL || p + 1 == end)
    return UINT64_MAX;
  if (p[1] == ')')
    return 0;
  for (; p < end && *p != ')'; p++) {
    in_brackets = *p == '[' || (in_brackets && *p != ']');
    count += *p == ',' && !in_brackets;
  }
  return count;
}

bool varve_spirv_count_parts(const varve_type *type, uint64_t *count) {
  *count = UINT64_MAX;
  if (type->kind == VARVE_KIND_VECTOR_TYPE) {
    if (!varve_dims_count(varve_type_dims(type), count))
      *count = UINT64_MAX;
    return true;
  }
  if (is_spirv_type(type, "struct")) {
    *count = count_members(varve_parametric_mnemonic(type));
    return true;
  }
  if (is_spirv_type(type, "array") || is_spirv_type(type, "matrix")) {
    if (varve_entity_is_parametric(type) && varve_parameter(type, 0)->kind == VARVE_KIND_INTEGER)
      *count = varve_integer_words(varve_parameter(type, 0))[0];
    return true;
  }
  return is_spirv_type(type, "rtarray") || is_spirv_type(type, "coopmatrix") ||
         is_spirv_type(type, "arm.tensor");
}
