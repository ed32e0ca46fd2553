/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the properties of a file with the definitions of each era that has properties. An era fits
 * an operation if it reads all of its blobs to their ends and each property gets the kind of
 * attribute that it holds. format-spec/bytecode.md, 13.1. */
#include "bytecode/layout/layout_search.h"

#include <limits.h>

#include "base/era.h"
#include "dialect/properties/native_property.h"
#include "dialect/registry/registry.h"
#include "dialect/segments.h"

static unsigned distance(varve_era era, unsigned release) {
  unsigned own = varve_era_release(era);
  return own > release ? own - release : release - own;
}

static void insert_era(varve_layout_search *s, varve_era era, unsigned release) {
  size_t at = s->count++;
  for (; at > 0 && distance(s->candidates[at - 1].era, release) > distance(era, release); at--)
    s->candidates[at] = s->candidates[at - 1];
  s->candidates[at] = (varve_layout_candidate){.era = era};
}

/* Returns the newest releases before this one, this one or the oldest after it, and those between:
 * a producer of "MLIR24.0.0git" is newer than LLVM 23, so it has no layout that LLVM 22 gave up. */
static varve_layout_set eras_near(const varve_layout_search *s, unsigned release) {
  unsigned low = 0, high = UINT_MAX;
  varve_layout_set found = 0;
  for (size_t i = 0; i < s->count; i++) {
    unsigned own = varve_era_release(s->candidates[i].era);
    if (own < release && own > low)
      low = own;
    if (own >= release && own < high)
      high = own;
  }
  for (size_t i = 0; i < s->count; i++) {
    unsigned own = varve_era_release(s->candidates[i].era);
    if (own >= low && own <= high)
      found |= varve_layout_bit(i);
  }
  return found;
}

/* The nearest release comes first; of two that are as near, the newer one. Without a release the
 * newest comes first. A state that only packs name has few layouts of its own, so it comes after
 * the others of its release unless it is requested. */
static void collect_eras(varve_layout_search *s, varve_era requested) {
  unsigned release = s->file->producer_release;
  if (release == 0)
    release = varve_era_release(varve_era_newest());
  for (int is_late = 0; is_late < 2; is_late++)
    for (unsigned rank = varve_era_count(); rank-- > 0;) {
      varve_era era = varve_era_of_rank(rank);
      bool comes_late = era != requested && varve_era_has(era, VARVE_HAS_NAMED_STATES);
      if (varve_era_has(era, VARVE_HAS_LAYOUTS) && comes_late == (is_late != 0))
        insert_era(s, era, release);
    }
  s->near = s->file->producer_release == 0 ? 0 : eras_near(s, release);
  for (size_t i = 0; i < s->count; i++)
    if (s->near != 0 && varve_era_release(s->candidates[i].era) == release)
      s->own |= varve_layout_bit(i);
}

static bool can_be_of(const varve_bytecode_file *file, varve_era era) {
  return varve_era_has(era, VARVE_HAS_LAYOUTS) || !varve_file_has(file, VARVE_SINCE_PROPERTIES);
}

/* Returns the oldest release with properties that is not older than that of the file, because a
 * number with "git" names the release that is being made; the default without a number. */
static varve_era next_era(const varve_bytecode_file *file) {
  if (file->producer_release == 0)
    return VARVE_DEFAULT_ERA;
  for (unsigned rank = 0; rank < varve_era_count(); rank++) {
    varve_era era = varve_era_of_rank(rank);
    if (varve_era_has(era, VARVE_HAS_PROPERTIES) && can_be_of(file, era) &&
        varve_era_release(era) >= file->producer_release)
      return era;
  }
  return varve_era_newest();
}

static bool is_of_other_release(const varve_bytecode_file *file, varve_era era) {
  return file->producer_release != 0 && varve_era_release(era) != varve_era_release(next_era(file));
}

/* Sets the era of a file of a release, which has its layouts and no others, and that of a file
 * whose version has no blobs that could show it. */
static bool is_decided(const varve_bytecode_file *file, varve_era *era) {
  *era = varve_file_has(file, VARVE_SINCE_PROPERTIES) ? VARVE_DEFAULT_ERA : next_era(file);
  if (file->names_era && can_be_of(file, file->producer_era)) {
    *era = file->producer_era;
    return true;
  }
  for (unsigned rank = 0; rank < varve_era_count() && file->is_release; rank++)
    if (varve_era_release(varve_era_of_rank(rank)) == file->producer_release &&
        can_be_of(file, varve_era_of_rank(rank))) {
      *era = varve_era_of_rank(rank);
      return true;
    }
  return !varve_file_has(file, VARVE_SINCE_PROPERTIES);
}

static bool has_same_layout(const varve_operation_definition *a,
                            const varve_operation_definition *b) {
  if (a->property_count != b->property_count || a->native_count != b->native_count)
    return false;
  const varve_operation_definition *definitions[2] = {a, b};
  for (uint32_t i = 0; i < a->property_count; i++) {
    const varve_property_definition *left = &a->properties[i], *right = &b->properties[i];
    const varve_property_definition *properties[2] = {left, right};
    if (!varve_hold_same_kind(definitions, properties) || left->kind != right->kind ||
        !varve_slice_equal(left->name, right->name) ||
        !varve_slice_equal(left->native, right->native) ||
        (left->kind == VARVE_PROPERTY_SEGMENTS &&
         varve_segments_expected(a, left->name) != varve_segments_expected(b, left->name)))
      return false;
  }
  return a->native_count == 0 ||
         memcmp(a->natives, b->natives, a->native_count * sizeof *a->natives) == 0;
}

/* Returns the first era with the same layout as this one, which may be itself. */
static size_t find_class(varve_layout_search *s, varve_slice text, const void *const places[],
                         size_t era) {
  const varve_operation_definition *own = NULL, *other;
  for (size_t i = 0; i < era; i++) {
    if (places[i] == places[era])
      return i;
    if (places[i] == NULL || places[era] == NULL)
      continue;
    own = own != NULL ? own : varve_layout_definition(s, &s->candidates[era], text);
    other = varve_layout_definition(s, &s->candidates[i], text);
    if (own != NULL && other != NULL && has_same_layout(own, other))
      return i;
  }
  return era;
}

static void add_variant(const varve_layout_search *s, varve_name_layouts *layouts, size_t base,
                        const varve_operation_definition *made) {
  size_t at = s->count + layouts->variant_count;
  if (made == NULL || layouts->variant_count == VARVE_VARIANTS_TRIED)
    return;
  layouts->bases[layouts->variant_count] = (uint8_t)base;
  layouts->variants[layouts->variant_count++] = made;
  layouts->classes[at] = (uint8_t)at;
  layouts->fitting |= varve_layout_bit(at);
  layouts->is_open = true;
}

/* Adds layouts between those of two eras that the producer may have used. */
static varve_status add_variants(varve_layout_search *s, varve_slice text,
                                 varve_name_layouts *layouts) {
  const varve_layout_variant *found[VARVE_MOST_LAYOUT_VARIANTS];
  size_t count = varve_layout_variants_find(text, s->file->producer_release, found);
  for (size_t i = 0; i < count && s->failure == VARVE_STATUS_OK; i++) {
    size_t base = 0;
    while (base < s->count && s->candidates[base].era != found[i]->base)
      base++;
    const varve_operation_definition *definition, *made;
    if (base == s->count || (layouts->defined >> base & 1) == 0)
      continue;
    definition = varve_layout_definition(s, &s->candidates[base], text);
    if (definition == NULL)
      continue;
    VARVE_TRY(varve_layout_variant_make(s->candidates[base].context,
                                        varve_slice_of(found[i]->changes), definition, &made));
    add_variant(s, layouts, base, made);
  }
  return s->failure;
}

/* Adds each layout once more, with segment sizes behind the other attributes. */
static varve_status add_sizes_last(varve_layout_search *s, varve_slice text,
                                   varve_name_layouts *layouts) {
  size_t count = s->count + layouts->variant_count;
  if (varve_file_has(s->file, VARVE_SINCE_NATIVE_SEGMENTS) ||
      !varve_layout_sizes_may_be_last(s->file->producer_release))
    return s->failure;
  for (size_t i = 0; i < count && s->failure == VARVE_STATUS_OK; i++) {
    size_t base = i < s->count ? i : layouts->bases[i - s->count];
    const varve_operation_definition *made, *own = varve_layout_of(s, layouts, i, text);
    if (own == NULL || layouts->classes[i] != i)
      continue;
    VARVE_TRY(varve_layout_sizes_last(s->candidates[base].context, own, &made));
    add_variant(s, layouts, base, made);
  }
  return s->failure;
}

/* Notes the eras that want a terminator if not all do. */
static void find_terminators(varve_layout_search *s, varve_slice text,
                             varve_name_layouts *layouts) {
  varve_layout_set demanding = 0;
  for (size_t i = 0; i < s->count; i++) {
    const varve_operation_definition *definition =
        varve_layout_definition(s, &s->candidates[i], text);
    if (definition != NULL && varve_operation_terminator(definition).size != 0)
      demanding |= varve_layout_bit(i);
  }
  if (demanding != layouts->defined)
    layouts->demanding = demanding;
}

/* Finds which eras define the operation, and which of them lay it out alike. */
static varve_status find_layouts(varve_layout_search *s, varve_slice text,
                                 varve_name_layouts *layouts) {
  const void *places[VARVE_LAYOUT_ERAS];
  size_t first = s->count;
  bool are_several = false; /* definitions */
  for (size_t i = 0; i < s->count; i++) {
    places[i] = varve_registry_find_operation(varve_registry_of_era(s->candidates[i].era), text);
    layouts->classes[i] = (uint8_t)find_class(s, text, places, i);
    if (places[i] == NULL)
      continue;
    layouts->defined |= varve_layout_bit(i);
    first = first == s->count ? i : first;
    layouts->is_open |= layouts->classes[i] != first;
    are_several |= places[i] != places[first];
  }
  layouts->fitting = layouts->defined;
  if (are_several)
    find_terminators(s, text, layouts);
  VARVE_TRY(s->failure);
  VARVE_TRY(add_variants(s, text, layouts));
  return add_sizes_last(s, text, layouts);
}

/* Returns whether no release near to that of the producer has the dialect: then it is that of
 * another project, although an earlier or later release of LLVM has one of the same name. */
static bool is_of_project(const varve_layout_search *s, const varve_file_name *name) {
  varve_slice dialect = varve_file_dialect_at(s->file, name->dialect)->name;
  varve_found_dialect found;
  for (size_t i = 0; i < s->count; i++)
    if ((s->near >> i & 1) != 0 &&
        varve_registry_find_dialect(varve_registry_of_era(s->candidates[i].era), dialect, &found))
      return false;
  return s->near != 0;
}

/* Blobs */

static bool is_from_allocation(varve_layout_search *s, varve_status status) {
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    s->failure = status;
  return status == VARVE_STATUS_OUT_OF_MEMORY;
}

static bool has_fitting_kinds(varve_layout_search *s, varve_layout_candidate *c,
                              const varve_operation_definition *definition,
                              const varve_entity *properties) {
  const varve_entity *misfit = NULL;
  if (properties == NULL)
    return true;
  varve_status status = varve_drop_misfits(c->context, definition, &properties, &misfit);
  return !is_from_allocation(s, status) && misfit == NULL;
}

static bool has_fitting_sizes(const varve_operation_definition *layout,
                              const varve_ir_operation *op, const varve_entity *properties) {
  varve_segment_totals totals = {(uint32_t)op->operand_count, (uint32_t)op->result_count};
  return varve_segments_find_fault(layout, properties, totals) == NULL;
}

static varve_layout_candidate *candidate_of(varve_layout_search *s,
                                            const varve_name_layouts *layouts, size_t layout) {
  return &s->candidates[layout < s->count ? layout : layouts->bases[layout - s->count]];
}

/* Reads the blob by a layout, without defaults. */
static bool fits(varve_layout_search *s, const varve_name_layouts *layouts, size_t layout,
                 const varve_ir_operation *op, const varve_entity **properties) {
  varve_layout_candidate *c = candidate_of(s, layouts, layout);
  const varve_operation_definition *definition;
  const varve_operation_name *name;
  varve_cursor cursor = s->walk.cursor;
  cursor.bytes.reporter = &c->reader->reporter;
  varve_status status = varve_reader_operation_name(c->reader, op->name, &cursor, &name);
  if (status == VARVE_STATUS_OK) {
    definition = layout < s->count ? name->definition : layouts->variants[layout - s->count];
    status = varve_reader_properties_by_layout(c->reader, definition, op, properties);
  }
  c->reader->reporter.error_count = 0;
  if (status == VARVE_STATUS_UNSUPPORTED) { /* an attribute that cannot be read shows nothing */
    *properties = NULL;
    return true;
  }
  if (status != VARVE_STATUS_OK)
    return is_from_allocation(s, status);
  return has_fitting_sizes(definition, op, *properties) &&
         has_fitting_kinds(s, c, definition, *properties);
}

/* Copies what each candidate has read to one context, where equal nodes are one. */
static varve_status gather(varve_layout_search *s, const varve_name_layouts *layouts,
                           const varve_entity *properties[]) {
  varve_context *common = s->candidates[0].context;
  for (size_t i = 0; i < s->count + layouts->variant_count; i++) {
    varve_entity_copier copier;
    const varve_entity *copy;
    if (properties[i] == NULL || candidate_of(s, layouts, i)->context == common)
      continue;
    varve_entity_copier_init(&copier, common);
    varve_status status = varve_entity_copy(&copier, properties[i], &copy);
    varve_entity_copier_release(&copier);
    VARVE_TRY(status);
    properties[i] = copy;
  }
  return VARVE_STATUS_OK;
}

/* Compares what is read by layouts that differ and still fit: each with the first of those that
 * read the same. */
static void compare(varve_layout_search *s, varve_name_layouts *layouts,
                    const varve_entity *properties[]) {
  varve_layout_set groups[VARVE_MOST_LAYOUTS];
  size_t firsts[VARVE_MOST_LAYOUTS], count = 0;
  if (is_from_allocation(s, gather(s, layouts, properties)))
    return;
  for (size_t i = 0; i < s->count + layouts->variant_count; i++) {
    if ((layouts->fitting >> i & 1) == 0 || layouts->classes[i] != i)
      continue;
    size_t at = 0;
    while (at < count && properties[firsts[at]] != properties[i])
      at++;
    if (at == count) {
      firsts[count] = i;
      groups[count++] = 0;
    }
    groups[at] |= varve_layout_bit(i);
  }
  for (size_t at = 0; at < count; at++)
    for (size_t i = 0; i < VARVE_MOST_LAYOUTS; i++)
      for (size_t other = 0; (groups[at] >> i & 1) != 0 && other < count; other++)
        layouts->differing[i] |= other == at ? 0 : groups[other];
}

/* Returns whether one layout is left at most. Whether it fits the other blobs, too, the reader of
 * the module finds out. */
static bool is_settled(const varve_layout_search *s, const varve_name_layouts *layouts) {
  size_t first = VARVE_MOST_LAYOUTS;
  for (size_t i = 0; i < s->count + layouts->variant_count; i++) {
    if ((layouts->fitting >> i & 1) == 0)
      continue;
    if (first != VARVE_MOST_LAYOUTS && layouts->classes[i] != layouts->classes[first])
      return false;
    first = i;
  }
  return true;
}

/* Returns whether the blob was not read for this name just before, and notes it. */
static bool is_new_blob(varve_layout_search *s, const varve_ir_operation *op) {
  if (op->properties == VARVE_ABSENT) /* it shows nothing */
    return false;
  uint32_t *last = &VARVE_VECTOR_AT(&s->checked, uint32_t, op->properties);
  bool is_new = *last != op->name + 1;
  *last = (uint32_t)(op->name + 1);
  return is_new;
}

static void try_layouts(varve_layout_search *s, varve_name_layouts *layouts,
                        const varve_ir_operation *op) {
  const varve_entity *properties[VARVE_MOST_LAYOUTS] = {NULL};
  for (size_t i = 0; i < s->count + layouts->variant_count; i++) {
    size_t same = layouts->classes[i];
    if ((layouts->fitting >> i & 1) == 0)
      continue;
    bool is_good =
        same < i ? (layouts->fitting >> same & 1) != 0 : fits(s, layouts, i, op, &properties[i]);
    if (!is_good)
      layouts->fitting &= ~varve_layout_bit(i);
  }
  compare(s, layouts, properties);
  if (s->failure == VARVE_STATUS_OK && is_settled(s, layouts)) {
    layouts->is_open = false;
    s->open_count--;
  }
}

/* Ends the walk when all operations are settled. */
static varve_status on_operation(void *user, const varve_ir_operation *op, bool *skip) {
  varve_layout_search *s = user;
  varve_name_layouts *layouts = &VARVE_VECTOR_AT(&s->names, varve_name_layouts, op->name);
  const varve_open_operation opened = {op->name, VARVE_ABSENT};
  (void)skip;
  if (s->parents.count != 0)
    VARVE_VECTOR_AT(&s->parents, varve_open_operation, s->parents.count - 1).last = op->name;
  if (op->region_count != 0)
    VARVE_TRY(varve_vector_push(&s->parents, &opened));
  if (layouts->is_open && layouts->fitting != 0 && is_new_blob(s, op))
    try_layouts(s, layouts, op);
  return s->open_count == 0 && s->failure == VARVE_STATUS_OK ? VARVE_STATUS_CANCELLED : s->failure;
}

static varve_status on_region(void *user, size_t block_count, size_t value_count) {
  varve_layout_search *s = user;
  (void)block_count, (void)value_count;
  if (s->parents.count != 0)
    VARVE_VECTOR_AT(&s->parents, varve_open_operation, s->parents.count - 1).last = VARVE_ABSENT;
  return VARVE_STATUS_OK;
}
static varve_status on_block(void *user, const varve_ir_block *block) {
  (void)user, (void)block;
  return VARVE_STATUS_OK;
}

/* Excludes the eras that want another terminator than the last operation of the region. */
static varve_status exclude_by_terminator(varve_layout_search *s, varve_name_layouts *layouts,
                                          size_t last) {
  varve_buffer text, name;
  varve_buffer_init(&text, s->file->memory);
  varve_buffer_init(&name, s->file->memory);
  varve_status status =
      varve_layout_name(s, (size_t)(layouts - (varve_name_layouts *)s->names.data), &text);
  if (status == VARVE_STATUS_OK && last != VARVE_ABSENT)
    status = varve_layout_name(s, last, &name);
  for (size_t i = 0; i < s->count && status == VARVE_STATUS_OK; i++) {
    const varve_operation_definition *definition;
    if ((layouts->demanding >> i & 1) == 0)
      continue;
    definition = varve_layout_definition(s, &s->candidates[i], varve_buffer_slice(&text));
    if (definition == NULL ||
        !varve_slice_equal(varve_operation_terminator(definition), varve_buffer_slice(&name)))
      layouts->excluded |= varve_layout_bit(i);
  }
  varve_buffer_release(&text);
  varve_buffer_release(&name);
  return status != VARVE_STATUS_OK ? status : s->failure;
}

static varve_status on_region_end(void *user) {
  varve_layout_search *s = user;
  if (s->parents.count == 0)
    return VARVE_STATUS_OK;
  varve_open_operation parent =
      VARVE_VECTOR_AT(&s->parents, varve_open_operation, s->parents.count - 1);
  varve_name_layouts *layouts = &VARVE_VECTOR_AT(&s->names, varve_name_layouts, parent.name);
  if (layouts->demanding == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(exclude_by_terminator(s, layouts, parent.last));
  layouts->demanding = 0;
  s->open_count--;
  return VARVE_STATUS_OK;
}

static varve_status on_operation_end(void *user) {
  varve_layout_search *s = user;
  if (s->parents.count != 0)
    varve_vector_truncate(&s->parents, s->parents.count - 1);
  return VARVE_STATUS_OK;
}

static const varve_ir_client client = {on_operation, on_region, on_block, on_region_end,
                                       on_operation_end};

/* Reads the blobs of operations that the eras define differently. Damage ends the walk without an
 * error: the reader of the module reports it. */
static varve_status read_blobs(varve_layout_search *s) {
  static const varve_bytecode_read_options silent = {.lazy_bodies = false};
  varve_reporter nobody = {.max_errors = 1};
  varve_bytecode_file file = *s->file;
  file.reporter = &nobody;
  file.hook = NULL;
  if (file.properties.count != 0 && varve_vector_grow(&s->checked, file.properties.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < s->count; i++) {
    varve_layout_candidate *c = &s->candidates[i];
    if (c->context == NULL)
      VARVE_TRY(varve_layout_open_context(s->reader, c));
    VARVE_TRY(varve_bytecode_reader_create(c->context, file.bytes, &silent, &c->reader));
    c->reader->trusts_layouts = c->reader->knows_no_definitions = true;
    VARVE_TRY(varve_file_copy_tables(&c->reader->file, s->file));
  }
  varve_ir_walk_init(&s->walk, &file, &client, s);
  s->walk.max_depth = s->reader->context->limits.max_depth;
  varve_status status = varve_ir_walk_file(&s->walk);
  varve_ir_walk_release(&s->walk);
  return is_from_allocation(s, status) ? status : VARVE_STATUS_OK;
}

static void release(varve_layout_search *s) {
  for (size_t i = 0; i < s->count; i++) {
    if (s->candidates[i].reader != NULL)
      varve_bytecode_reader_destroy(s->candidates[i].reader);
    varve_context_destroy(s->candidates[i].context);
  }
  varve_vector_release(&s->names);
  varve_vector_release(&s->checked);
  varve_vector_release(&s->parents);
}

static varve_status search_all(varve_layout_search *s, varve_era requested, varve_buffer *text,
                               varve_layout_choice *choice) {
  for (size_t i = 0; i < s->file->names.count; i++) {
    const varve_file_name *name = &VARVE_VECTOR_AT(&s->file->names, const varve_file_name, i);
    varve_name_layouts layouts = {0};
    if (name->is_registered && !is_of_project(s, name)) {
      VARVE_TRY(varve_layout_name(s, i, text));
      if (varve_is_operation_name(varve_buffer_slice(text)))
        VARVE_TRY(find_layouts(s, varve_buffer_slice(text), &layouts));
    }
    s->open_count += layouts.is_open + (layouts.demanding != 0);
    VARVE_TRY(varve_vector_push(&s->names, &layouts));
  }
  if (s->open_count != 0)
    VARVE_TRY(read_blobs(s));
  return varve_layout_choose(s, requested, text, choice);
}

varve_status varve_layouts_choose(const varve_bytecode_reader *reader,
                                  const varve_layout_request *request,
                                  varve_layout_choice *choice) {
  varve_layout_search s = {.reader = reader, .file = &reader->file, .witness = &request->witness};
  varve_buffer text;
  *choice = (varve_layout_choice){.era = VARVE_DEFAULT_ERA};
  if (is_decided(&reader->file, &choice->era))
    return VARVE_STATUS_OK;
  collect_eras(&s, request->era);
  varve_buffer_init(&text, reader->file.memory);
  varve_vector_init(&s.names, reader->file.memory, sizeof(varve_name_layouts));
  varve_vector_init(&s.checked, reader->file.memory, sizeof(uint32_t));
  varve_vector_init(&s.parents, reader->file.memory, sizeof(varve_open_operation));
  varve_status status = search_all(&s, request->era, &text, choice);
  /* The layouts that were noted belong to the contexts of the search. */
  for (size_t i = 0; i < s.count && choice->layouts.count != 0; i++) {
    if (s.candidates[i].reader != NULL)
      varve_bytecode_reader_destroy(s.candidates[i].reader);
    choice->contexts[i] = s.candidates[i].context;
    s.candidates[i].reader = NULL;
    s.candidates[i].context = NULL;
  }
  release(&s);
  varve_buffer_release(&text);
  return status;
}

static varve_status find_era(varve_bytecode_reader *reader, varve_layout_request request,
                             varve_era *era, bool *is_exact) {
  varve_bytecode_file *file = &reader->file;
  varve_layout_choice choice;
  varve_cursor cursor = {.hook = NULL};
  varve_byte_reader_init(&cursor.bytes, file->bytes, 0, &reader->reporter, "file");
  VARVE_TRY(varve_file_read_header(file, &cursor));
  bool is_settled = is_decided(file, era);
  *is_exact = is_settled && (file->names_era || file->producer_release != 0);
  if (is_settled && !*is_exact) /* no blobs and no release: all eras fit */
    *era = request.era;
  if (is_settled)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_file_read_tables(file));
  if (request.era == VARVE_DEFAULT_ERA || is_of_other_release(file, request.era))
    request.era = next_era(file);
  VARVE_TRY(varve_layouts_choose(reader, &request, &choice));
  *era = choice.era;
  *is_exact = *choice.fault == 0 && choice.layouts.count == 0;
  varve_layouts_release(&choice);
  return VARVE_STATUS_OK;
}

varve_status varve_bytecode_find_era(varve_slice bytes, const varve_layout_request *request,
                                     varve_era *era, bool *is_exact) {
  static const varve_bytecode_read_options silent = {.lazy_bodies = false};
  varve_context *context;
  varve_bytecode_reader *reader = NULL;
  *era = VARVE_DEFAULT_ERA;
  *is_exact = false;
  VARVE_TRY(varve_context_make(NULL, &context));
  varve_registry_attach(varve_registry_builtin(), context);
  varve_status status = varve_bytecode_reader_create(context, bytes, &silent, &reader);
  if (status == VARVE_STATUS_OK)
    status = find_era(reader, *request, era, is_exact);
  if (reader != NULL)
    varve_bytecode_reader_destroy(reader);
  varve_context_destroy(context);
  return status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY
             ? status
             : VARVE_STATUS_UNSUPPORTED;
}
