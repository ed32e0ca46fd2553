/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the era of a file, and the layouts of its operations if they have not all those of one
 * era, from what fits. format-spec/bytecode.md, 13.1. */
#include <stdio.h>

#include "bytecode/layout/layout_search.h"
#include "dialect/properties/native_property.h"
#include "dialect/segments.h"

static void refuse(varve_layout_search *s, size_t name, const char *why,
                   varve_layout_choice *choice) {
  varve_buffer text;
  varve_buffer_init(&text, s->file->memory);
  if (varve_layout_name(s, name, &text) != VARVE_STATUS_OK)
    text.size = 0;
  varve_slice operation = varve_buffer_slice(&text);
  varve_slice producer =
      s->file->producer.size == 0 ? VARVE_SLICE("an unnamed producer") : s->file->producer;
  int size = snprintf(choice->fault, sizeof choice->fault, "properties of '%.*s' by %.*s %s",
                      (int)(operation.size > 200 ? 200 : operation.size), operation.data,
                      (int)(producer.size > 100 ? 100 : producer.size), producer.data, why);
  for (size_t i = 0; i < s->count && size > 0 && (size_t)size < sizeof choice->fault; i++)
    size += snprintf(choice->fault + size, sizeof choice->fault - (size_t)size, "%s%s",
                     i == 0 ? ": " : ", ", varve_era_text(s->candidates[i].era));
  varve_buffer_release(&text);
}

static varve_layout_set eras_of(const varve_layout_search *s) {
  return varve_layout_bit(s->count) - 1;
}

/* Returns whether two of these layouts have read different properties. */
static bool is_ambiguous(const varve_name_layouts *layouts, varve_layout_set among) {
  varve_layout_set classes = 0, differing = 0;
  for (size_t i = 0; i < VARVE_MOST_LAYOUTS; i++)
    if ((among & layouts->fitting) >> i & 1) {
      classes |= varve_layout_bit(layouts->classes[i]);
      differing |= layouts->differing[layouts->classes[i]];
    }
  return (classes & differing) != 0;
}

/* Returns the first operation with two layouts among these that have read different properties; or
 * the number of names. */
static size_t find_ambiguous(const varve_layout_search *s, varve_layout_set eras) {
  const varve_name_layouts *names = s->names.data;
  varve_layout_set layouts = eras | ~eras_of(s);
  for (size_t i = 0; i < s->names.count; i++)
    if (is_ambiguous(&names[i], layouts))
      return i;
  return s->names.count;
}

/* The name of a type or attribute, as its text begins: #dialect.name. */
static varve_slice mnemonic_of(varve_slice text, varve_slice dialect) {
  size_t start = dialect.size + 2, end = start;
  if (text.size < start || text.data[start - 1] != '.' ||
      !varve_slice_equal(varve_slice_make(text.data + 1, dialect.size), dialect))
    return varve_slice_make(text.data, 0);
  while (end < text.size && text.data[end] != 0 && text.data[end] != '<')
    end++;
  return varve_slice_make(text.data + start, end - start);
}

/* Returns the eras that do not define a type or attribute which the file has as text, although
 * another era does. Those that encode it by a code may read its number in another field. */
static varve_layout_set eras_without_entities(varve_layout_search *s) {
  const varve_bytecode_file *file = s->file;
  varve_slice last = {0};
  varve_layout_set without = 0;
  for (size_t i = 0; i < file->attribute_count + file->type_count; i++) {
    const varve_file_entry *entry = varve_file_entry_at(file, i);
    varve_slice dialect = varve_file_dialect_at(file, entry->dialect)->name;
    varve_layout_set defined = 0;
    varve_cursor cursor;
    if (entry->is_coded)
      continue;
    varve_file_entry_cursor(file, i, &cursor);
    varve_slice name = mnemonic_of(
        varve_slice_make((const char *)cursor.bytes.cursor, varve_byte_reader_left(&cursor.bytes)),
        dialect);
    if (name.size == 0 || varve_slice_equal(name, last))
      continue;
    last = name;
    for (size_t c = 0; c < s->count && s->failure == VARVE_STATUS_OK; c++)
      defined |= (varve_layout_set)varve_layout_defines(s, &s->candidates[c], dialect, name,
                                                        varve_file_entry_is_type(file, i))
                 << c;
    without |= defined == 0 ? 0 : eras_of(s) & ~defined;
  }
  return without;
}

/* Reports to the witness which eras fit each operation. */
static void testify(varve_layout_search *s, varve_buffer *text) {
  const varve_name_layouts *names = s->names.data;
  for (size_t i = 0; i < s->names.count && s->witness->note != NULL; i++) {
    varve_layout_set fitting = names[i].fitting & ~names[i].excluded & eras_of(s);
    varve_shown_set eras = 0;
    if (names[i].defined == 0 || fitting == eras_of(s))
      continue;
    for (size_t c = 0; c < s->count; c++)
      eras |= (varve_shown_set)(fitting >> c & 1) << varve_era_rank(s->candidates[c].era);
    s->failure = varve_layout_name(s, i, text);
    if (s->failure == VARVE_STATUS_OK)
      s->failure = s->witness->note(s->witness->user, varve_buffer_slice(text), eras);
    if (s->failure != VARVE_STATUS_OK)
      return;
  }
}

/* Returns the eras that fit all operations; 0 if one was refused. */
static varve_layout_set find_common(varve_layout_search *s, varve_layout_choice *choice) {
  varve_layout_set left = eras_of(s);
  const varve_name_layouts *names = s->names.data;
  for (size_t i = 0; i < s->names.count; i++) {
    if (names[i].defined == 0)
      continue;
    left &= names[i].fitting & ~names[i].excluded;
    if (left != 0)
      continue;
    refuse(s, i,
           (names[i].fitting & eras_of(s)) == 0 ? "fit no known release"
                                                : "need another release than operations before it",
           choice);
    return 0;
  }
  varve_layout_set without = eras_without_entities(s);
  if ((left & ~without) != 0)
    left &= ~without;
  const varve_layout_set nearer[] = {s->near, s->own};
  for (size_t i = 0; i < VARVE_COUNT_OF(nearer); i++)
    if (find_ambiguous(s, left) != s->names.count && (left & nearer[i]) != 0)
      left &= nearer[i];
  size_t ambiguous = find_ambiguous(s, left);
  if (ambiguous == s->names.count || (left & (left - 1)) == 0)
    return left;
  refuse(s, ambiguous, "mean different things in several releases", choice);
  return 0;
}

/* A file between two releases: each operation has a layout of its own */

/* Returns the layouts that fit: if possible those of the producer's release, otherwise without
 * those of eras that are further from it. */
static varve_layout_set likely_layouts(const varve_layout_search *s,
                                       const varve_name_layouts *layouts) {
  varve_layout_set likely = layouts->fitting & (s->near | ~eras_of(s));
  if ((layouts->fitting & s->own) != 0)
    return layouts->fitting & s->own;
  return s->near == 0 || likely == 0 ? layouts->fitting : likely;
}

/* Returns the nearest of them. */
static size_t nearest_layout(const varve_layout_search *s, const varve_name_layouts *layouts) {
  size_t at = 0;
  while ((likely_layouts(s, layouts) >> at & 1) == 0)
    at++;
  return at;
}

static bool holds_same(const varve_operation_definition *layout,
                       const varve_property_definition *given,
                       const varve_operation_definition *definition,
                       const varve_property_definition *property) {
  if (property->kind == VARVE_PROPERTY_SEGMENTS)
    return given->kind == VARVE_PROPERTY_SEGMENTS &&
           varve_segments_expected(definition, property->name) ==
               varve_segments_expected(layout, given->name);
  const varve_operation_definition *definitions[2] = {layout, definition};
  const varve_property_definition *properties[2] = {given, property};
  if (!varve_hold_same_kind(definitions, properties))
    return false;
  return (given->kind == VARVE_PROPERTY_NATIVE) == (property->kind == VARVE_PROPERTY_NATIVE) &&
         varve_slice_equal(given->native, property->native);
}

/* Returns whether an operation of the definition must have the property in its blob. A symbol whose
 * layout has no name has it among the discardable attributes. */
static bool is_needed(const varve_property_definition *property) {
  return property->kind == VARVE_PROPERTY_SEGMENTS ||
         (property->kind == VARVE_PROPERTY_REQUIRED &&
          !varve_slice_equal(property->name, VARVE_SLICE("sym_name")));
}

/* Returns whether an operation of this definition can hold what the layout reads. */
static bool can_hold(const varve_operation_definition *definition,
                     const varve_operation_definition *layout) {
  if ((definition->property_count == 0 && layout->property_count != 0) ||
      (layout->has_operand_segments && !definition->has_operand_segments) ||
      (layout->has_result_segments && !definition->has_result_segments))
    return false;
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_property_definition *given = varve_find_property(layout, property->name);
    if (given != NULL ? !holds_same(layout, given, definition, property) : is_needed(property))
      return false;
  }
  return true;
}

/* Returns the number of operations with the layouts of the era, plus 1; or 0 if one of the others
 * cannot be held by an operation of that era. */
static size_t count_fitting(varve_layout_search *s, size_t era, varve_buffer *text) {
  size_t count = 1;
  for (size_t i = 0; i < s->names.count && s->failure == VARVE_STATUS_OK; i++) {
    const varve_name_layouts *layouts = &VARVE_VECTOR_AT(&s->names, varve_name_layouts, i);
    const varve_operation_definition *definition, *layout;
    if (layouts->defined == 0)
      continue;
    if ((layouts->excluded >> era & 1) != 0)
      return 0;
    if ((layouts->fitting >> era & 1) != 0) {
      count++;
      continue;
    }
    if ((s->failure = varve_layout_name(s, i, text)) != VARVE_STATUS_OK)
      break;
    varve_slice name = varve_buffer_slice(text);
    definition = varve_layout_definition(s, &s->candidates[era], name);
    layout = varve_layout_of(s, layouts, nearest_layout(s, layouts), name);
    if (definition == NULL || layout == NULL || !can_hold(definition, layout))
      return 0;
  }
  return count;
}

/* Returns false if an operation has no layout, or several that read different properties. */
static bool has_one_layout_each(varve_layout_search *s, varve_layout_choice *choice) {
  for (size_t i = 0; i < s->names.count; i++) {
    const varve_name_layouts *layouts = &VARVE_VECTOR_AT(&s->names, varve_name_layouts, i);
    if (layouts->defined == 0)
      continue;
    if (layouts->fitting == 0)
      refuse(s, i, "fit no known release", choice);
    else if (is_ambiguous(layouts, likely_layouts(s, layouts)))
      refuse(s, i, "mean different things in several releases", choice);
    else
      continue;
    return false;
  }
  return true;
}

static varve_status note_layouts(varve_layout_search *s, size_t era, varve_buffer *text,
                                 varve_layout_choice *choice) {
  varve_vector_init(&choice->layouts, s->file->memory, sizeof(const varve_operation_definition *));
  for (size_t i = 0; i < s->names.count; i++) {
    const varve_name_layouts *layouts = &VARVE_VECTOR_AT(&s->names, varve_name_layouts, i);
    const varve_operation_definition *layout = NULL;
    if (layouts->defined != 0 && (layouts->fitting >> era & 1) == 0) {
      VARVE_TRY(varve_layout_name(s, i, text));
      layout = varve_layout_of(s, layouts, nearest_layout(s, layouts), varve_buffer_slice(text));
    }
    VARVE_TRY(varve_vector_push(&choice->layouts, &layout));
  }
  choice->era = s->candidates[era].era;
  *choice->fault = 0;
  return s->failure;
}

/* The module is of the era with most of the layouts; of those with as many, the requested one or
 * the nearest. */
static varve_status choose_each(varve_layout_search *s, varve_era requested, varve_buffer *text,
                                varve_layout_choice *choice) {
  size_t best = s->count, most = 0;
  if (!has_one_layout_each(s, choice))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < s->count; i++) {
    size_t count = count_fitting(s, i, text);
    if (count > most || (count != 0 && count == most && s->candidates[i].era == requested)) {
      best = i;
      most = count;
    }
  }
  if (s->failure != VARVE_STATUS_OK || best == s->count)
    return s->failure;
  return note_layouts(s, best, text, choice);
}

varve_status varve_layout_choose(varve_layout_search *s, varve_era requested, varve_buffer *text,
                                 varve_layout_choice *choice) {
  testify(s, text);
  varve_layout_set left = find_common(s, choice);
  if (s->failure != VARVE_STATUS_OK)
    return s->failure;
  if (left == 0)
    return choose_each(s, requested, text, choice);
  /* All eras that are left read the same. The requested era is best, then the nearest to the
   * producer's. */
  size_t best = s->count;
  for (size_t i = s->count; i-- > 0;)
    if ((left >> i & 1) != 0 && (best == s->count || s->candidates[best].era != requested))
      best = i;
  choice->era = s->candidates[best].era;
  return VARVE_STATUS_OK;
}
