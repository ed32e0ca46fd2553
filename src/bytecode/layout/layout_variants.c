/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the layouts that the sets define, and makes those of layout_variants.def from them. */
#include "base/era_rows.h"
#include "base/scanner.h"
#include "base/search.h"
#include "bytecode/layout/layout_search.h"
#include "dialect/registry/registry.h"
#include "ir/attributes.h"
#include "text/parse/parser.h"

static const varve_layout_variant variants[] = {
#define VARVE_LAYOUT_VARIANT(operation, first, last, base, changes)                                \
  {operation, first, last, VARVE_NAMED_ERA(base), changes},
#include "bytecode/layout/layout_variants.def"
#undef VARVE_LAYOUT_VARIANT
};

size_t varve_layout_variants_find(varve_slice operation, unsigned release,
                                  const varve_layout_variant *found[VARVE_MOST_LAYOUT_VARIANTS]) {
  size_t count = 0, i;
  VARVE_SEARCH(size_t, i, VARVE_COUNT_OF(variants),
               varve_slice_compare(varve_slice_of(variants[i].operation), operation) < 0 ? -1 : 1);
  for (; i < VARVE_COUNT_OF(variants) && count < VARVE_MOST_LAYOUT_VARIANTS; i++) {
    const varve_layout_variant *row = &variants[i];
    if (!varve_slice_equal(varve_slice_of(row->operation), operation))
      break;
    if (release == 0 || (row->first_release <= release && release <= row->last_release))
      found[count++] = row;
  }
  return count;
}

/* Takes the next change from the text; its name is empty at the end. */
static varve_slice next_change(varve_slice *text, char *sign, bool *is_optional) {
  varve_text_skip_spaces(text);
  varve_slice word = varve_text_take_until(text, ' ');
  if (word.size == 0)
    return word;
  *sign = *word.data;
  *is_optional = word.data[word.size - 1] == '?';
  return varve_slice_make(word.data + 1, word.size - 1 - *is_optional);
}

static bool is_removed(varve_slice changes, varve_slice name) {
  varve_slice text = changes, change;
  char sign = 0;
  bool is_optional;
  while ((change = next_change(&text, &sign, &is_optional)).size != 0)
    if (sign == '-' && varve_slice_equal(change, name))
      return true;
  return false;
}

/* Inserts a property before the first one with a greater name. */
static void insert(varve_property_definition *properties, uint32_t *count,
                   varve_property_definition property) {
  uint32_t at = (*count)++;
  for (; at > 0 && varve_slice_compare(properties[at - 1].name, property.name) > 0; at--)
    properties[at] = properties[at - 1];
  properties[at] = property;
}

varve_status varve_layout_variant_make(varve_context *context, varve_slice changes,
                                       const varve_operation_definition *base,
                                       const varve_operation_definition **made) {
  *made = NULL;
  if (base->native_count != 0) /* they are counted by index */
    return VARVE_STATUS_OK;
  size_t most = base->property_count + changes.size;
  varve_property_definition *properties =
      varve_arena_allocate_array(&context->arena, most, sizeof *properties);
  varve_operation_definition *definition =
      varve_arena_allocate(&context->arena, sizeof *definition);
  if (properties == NULL || definition == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *definition = *base;
  definition->properties = properties;
  definition->property_count = 0;
  for (uint32_t i = 0; i < base->property_count; i++)
    if (!is_removed(changes, base->properties[i].name))
      insert(properties, &definition->property_count, base->properties[i]);
  varve_slice text = changes, change;
  char sign = 0;
  bool is_optional = false;
  while ((change = next_change(&text, &sign, &is_optional)).size != 0) {
    varve_property_definition property = {
        .name = change, .kind = is_optional ? VARVE_PROPERTY_OPTIONAL : VARVE_PROPERTY_REQUIRED};
    if (sign != '+')
      continue;
    VARVE_TRY(varve_string_get(context, change, &property.key));
    insert(properties, &definition->property_count, property);
  }
  for (uint32_t i = 0; i < definition->property_count; i++)
    properties[i].order = i;
  definition->later = definition->property_count; /* a blob has them all */
  *made = definition;
  return VARVE_STATUS_OK;
}

varve_status varve_layout_sizes_last(varve_context *context, const varve_operation_definition *base,
                                     const varve_operation_definition **made) {
  bool has_sizes = false, are_before = false;
  *made = NULL;
  for (uint32_t i = 0; i < base->property_count; i++) {
    bool are_sizes = base->properties[i].kind == VARVE_PROPERTY_SEGMENTS;
    are_before |= has_sizes && !are_sizes;
    has_sizes |= are_sizes;
  }
  if (!are_before || base->native_count != 0)
    return VARVE_STATUS_OK;
  varve_operation_definition *definition =
      varve_arena_allocate(&context->arena, sizeof *definition);
  if (definition == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *definition = *base;
  definition->sizes_are_last = true;
  *made = definition;
  return VARVE_STATUS_OK;
}

varve_status varve_layout_open_context(const varve_bytecode_reader *reader,
                                       varve_layout_candidate *c) {
  const varve_context_options options = {.allocator = &reader->context->memory.allocator,
                                         .limits = &reader->context->limits};
  VARVE_TRY(varve_context_make(&options, &c->context));
  varve_registry_attach(varve_registry_of_era(c->era), c->context);
  varve_text_attach(c->context);
  return VARVE_STATUS_OK;
}

varve_status varve_layout_name(const varve_layout_search *s, size_t index, varve_buffer *text) {
  const varve_file_name *name = &VARVE_VECTOR_AT(&s->file->names, const varve_file_name, index);
  text->size = 0;
  VARVE_TRY(varve_buffer_append(text, varve_file_dialect_at(s->file, name->dialect)->name));
  VARVE_TRY(varve_buffer_append_char(text, '.'));
  return varve_buffer_append(text, varve_file_string(s->file, name->suffix));
}

const varve_operation_definition *
varve_layout_definition(varve_layout_search *s, varve_layout_candidate *c, varve_slice text) {
  const varve_operation_name *name = NULL;
  if (c->context == NULL)
    s->failure = varve_layout_open_context(s->reader, c);
  if (s->failure == VARVE_STATUS_OK)
    s->failure = varve_operation_name_get(c->context, text, &name);
  return s->failure == VARVE_STATUS_OK ? name->definition : NULL;
}

bool varve_layout_defines(varve_layout_search *s, varve_layout_candidate *c, varve_slice dialect,
                          varve_slice mnemonic, bool is_type) {
  const varve_entity_definition *definition = NULL;
  if (c->context == NULL)
    s->failure = varve_layout_open_context(s->reader, c);
  if (s->failure == VARVE_STATUS_OK)
    s->failure = varve_find_entity(c->context, dialect, mnemonic, is_type, &definition);
  return s->failure == VARVE_STATUS_OK && definition != NULL;
}

const varve_operation_definition *varve_layout_of(varve_layout_search *s,
                                                  const varve_name_layouts *layouts, size_t layout,
                                                  varve_slice text) {
  return layout < s->count ? varve_layout_definition(s, &s->candidates[layout], text)
                           : layouts->variants[layout - s->count];
}
