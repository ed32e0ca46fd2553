/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the properties of a file with the definitions of each era that has properties. An era fits
 * an operation if it reads all of its blobs to their ends and each property gets the kind of
 * attribute that it holds. format-spec/bytecode.md, 13.1. */
#include "bytecode/layouts.h"

#include <stdio.h>

#include "base/era.h"
#include "bytecode/read.h"
#include "dialect/property_kind.h"
#include "dialect/registry.h"
#include "dialect/segments.h"
#include "text/attach.h"
#include "text/printer.h"

/* Eras are numbered from the nearest to the release of the producer; sets of them are bits. */
enum { MOST_ERAS = VARVE_RANK_COUNT };
#define NO_BLOB (VARVE_ABSENT - 1)

typedef struct candidate {
  varve_era era;
  varve_context *context;
  varve_bytecode_reader *reader;
} candidate;

/* An operation name of the file. */
typedef struct name_layouts {
  unsigned defined;  /* eras that define it */
  unsigned fitting;  /* eras that read all blobs so far */
  bool is_open;      /* several eras that fit lay it out differently, so its blobs must be read */
  bool is_ambiguous; /* eras that fit read different properties */
  size_t last_blob;  /* that was read */
  uint8_t classes[MOST_ERAS]; /* for each era, the first one with the same layout */
} name_layouts;

typedef struct search {
  const varve_bytecode_reader *reader;
  const varve_bytecode_file *file; /* of the reader */
  candidate candidates[MOST_ERAS];
  size_t count;
  varve_vector names; /* name_layouts, by operation name */
  size_t open_count;  /* of the names */
  varve_ir_walk walk;
  varve_status failure; /* OUT_OF_MEMORY, or OK */
} search;

/* Returns 22 for LLVM 22, and 0 for eras that were no release. */
static unsigned release_of(varve_era era) {
  const char *text = varve_era_text(era);
  unsigned release = 0;
  if (strncmp(text, "llvm", strlen("llvm")) != 0)
    return 0;
  for (text += strlen("llvm"); *text != 0; text++)
    release = 10 * release + (unsigned)(*text - '0');
  return release;
}

static unsigned distance(varve_era era, unsigned release) {
  unsigned own = release_of(era);
  return own > release ? own - release : release - own;
}

static void insert_era(search *s, varve_era era, unsigned release) {
  size_t at = s->count++;
  for (; at > 0 && distance(s->candidates[at - 1].era, release) > distance(era, release); at--)
    s->candidates[at] = s->candidates[at - 1];
  s->candidates[at] = (candidate){.era = era};
}

static const varve_era eras[] = {
#define VARVE_ERA(enumerator, word, set, base) VARVE_ERA_##enumerator,
#include "base/eras.def"
#undef VARVE_ERA
};

/* The nearest release comes first; of two that are as near, the newer one. Without a release the
 * newest comes first. */
static void collect_eras(search *s) {
  unsigned release = s->file->producer_release;
  if (release == 0)
    release = release_of(VARVE_ERA_NEWEST);
  for (size_t i = VARVE_COUNT_OF(eras); i-- > 0;)
    if (varve_era_has_properties(eras[i]))
      insert_era(s, eras[i], release);
}

/* Sets the era of a file of a release, which has its layouts and no others, and that of a file
 * without properties. */
static bool is_decided(const varve_bytecode_file *file, varve_era *era) {
  *era = VARVE_ERA_LLVM22;
  for (size_t i = 0; i < VARVE_COUNT_OF(eras); i++)
    if (file->is_release && release_of(eras[i]) == file->producer_release &&
        (varve_era_has_properties(eras[i]) || !varve_file_has(file, VARVE_SINCE_PROPERTIES))) {
      *era = eras[i];
      return true;
    }
  return !varve_file_has(file, VARVE_SINCE_PROPERTIES);
}

static varve_status open_context(const varve_bytecode_reader *reader, candidate *c) {
  const varve_context_options options = {.allocator = &reader->context->memory.allocator,
                                         .limits = &reader->context->limits};
  VARVE_TRY(varve_context_make(&options, &c->context));
  varve_registry_attach(varve_registry_of_era(c->era), c->context);
  varve_text_attach(c->context);
  return VARVE_STATUS_OK;
}

/* Names */

static varve_status compose_name(const search *s, size_t index, varve_buffer *text) {
  const varve_file_name *name = &VARVE_VECTOR_AT(&s->file->names, const varve_file_name, index);
  text->size = 0;
  VARVE_TRY(varve_buffer_append(text, varve_file_dialect_at(s->file, name->dialect)->name));
  VARVE_TRY(varve_buffer_append_char(text, '.'));
  return varve_buffer_append(text, varve_file_string(s->file, name->suffix));
}

static const varve_operation_definition *find_definition(search *s, candidate *c,
                                                         varve_slice text) {
  const varve_operation_name *name = NULL;
  if (c->context == NULL)
    s->failure = open_context(s->reader, c);
  if (s->failure == VARVE_STATUS_OK)
    s->failure = varve_operation_name_get(c->context, text, &name);
  return s->failure == VARVE_STATUS_OK ? name->definition : NULL;
}

static bool has_same_layout(const varve_operation_definition *a,
                            const varve_operation_definition *b) {
  if (a->property_count != b->property_count || a->native_count != b->native_count)
    return false;
  for (uint32_t i = 0; i < a->property_count; i++) {
    const varve_property_definition *left = &a->properties[i], *right = &b->properties[i];
    if (left->kind != right->kind || !varve_slice_equal(left->name, right->name) ||
        !varve_slice_equal(left->native, right->native) ||
        (left->kind == VARVE_PROPERTY_SEGMENTS &&
         varve_segments_expected(a, left->name) != varve_segments_expected(b, left->name)))
      return false;
  }
  return a->native_count == 0 ||
         memcmp(a->natives, b->natives, a->native_count * sizeof *a->natives) == 0;
}

/* Returns the first era with the same layout as this one, which may be itself. */
static size_t find_class(search *s, varve_slice text, const void *const places[], size_t era) {
  const varve_operation_definition *own = NULL, *other;
  for (size_t i = 0; i < era; i++) {
    if (places[i] == places[era])
      return i;
    if (places[i] == NULL || places[era] == NULL)
      continue;
    own = own != NULL ? own : find_definition(s, &s->candidates[era], text);
    other = find_definition(s, &s->candidates[i], text);
    if (own != NULL && other != NULL && has_same_layout(own, other))
      return i;
  }
  return era;
}

/* Finds which eras define the operation, and which of them lay it out alike. */
static varve_status find_layouts(search *s, varve_slice text, name_layouts *layouts) {
  const void *places[MOST_ERAS];
  size_t first = s->count;
  for (size_t i = 0; i < s->count; i++) {
    places[i] = varve_registry_find_operation(varve_registry_of_era(s->candidates[i].era), text);
    layouts->classes[i] = (uint8_t)find_class(s, text, places, i);
    if (places[i] == NULL)
      continue;
    layouts->defined |= 1U << i;
    first = first == s->count ? i : first;
    layouts->is_open |= layouts->classes[i] != first;
  }
  layouts->fitting = layouts->defined;
  return s->failure;
}

static varve_status find_all_layouts(search *s, varve_buffer *text) {
  for (size_t i = 0; i < s->file->names.count; i++) {
    name_layouts layouts = {.last_blob = NO_BLOB};
    if (VARVE_VECTOR_AT(&s->file->names, const varve_file_name, i).is_registered) {
      VARVE_TRY(compose_name(s, i, text));
      if (varve_is_operation_name(varve_buffer_slice(text)))
        VARVE_TRY(find_layouts(s, varve_buffer_slice(text), &layouts));
    }
    s->open_count += layouts.is_open;
    VARVE_TRY(varve_vector_push(&s->names, &layouts));
  }
  return VARVE_STATUS_OK;
}

/* Blobs */

static bool is_from_allocation(search *s, varve_status status) {
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    s->failure = status;
  return status == VARVE_STATUS_OUT_OF_MEMORY;
}

static bool has_fitting_kinds(search *s, candidate *c, const varve_operation_definition *definition,
                              const varve_attribute *properties) {
  const varve_attribute *misfit = NULL;
  if (properties == NULL)
    return true;
  varve_status status = varve_drop_misfits(c->context, definition, &properties, &misfit);
  return !is_from_allocation(s, status) && misfit == NULL;
}

/* An operation without a blob shows nothing. */
static bool fits(search *s, candidate *c, const varve_ir_operation *op,
                 const varve_attribute **properties) {
  const varve_operation_name *name;
  varve_read_attributes attributes = {0};
  varve_cursor cursor = s->walk.cursor;
  *properties = NULL;
  cursor.bytes.reporter = &c->reader->reporter;
  varve_status status = varve_reader_operation_name(c->reader, op->name, &cursor, &name);
  if (status == VARVE_STATUS_OK && op->properties == VARVE_ABSENT)
    return true;
  if (status == VARVE_STATUS_OK)
    status = varve_reader_operation_attributes(c->reader, name, op, &cursor, &attributes);
  c->reader->reporter.error_count = 0;
  if (status == VARVE_STATUS_UNSUPPORTED) /* an attribute that cannot be read shows nothing */
    return true;
  if (status != VARVE_STATUS_OK)
    return is_from_allocation(s, status);
  *properties = attributes.properties;
  return has_fitting_kinds(s, c, name->definition, attributes.properties);
}

static bool print_same(search *s, const varve_attribute *const of[], size_t a, size_t b) {
  enum { MOST = 1 << 20 };
  varve_buffer texts[2];
  const size_t of_two[2] = {a, b};
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < 2; i++) {
    varve_context *context = s->candidates[of_two[i]].context;
    varve_buffer_init(&texts[i], &context->memory);
    if (status == VARVE_STATUS_OK && of[of_two[i]] != NULL)
      status = varve_print_within(context, of[of_two[i]], MOST, &texts[i]);
  }
  bool same = status == VARVE_STATUS_OK &&
              varve_slice_equal(varve_buffer_slice(&texts[0]), varve_buffer_slice(&texts[1]));
  for (size_t i = 0; i < 2; i++)
    varve_buffer_release(&texts[i]);
  (void)is_from_allocation(s, status);
  return same;
}

/* Compares what the eras read that lay the operation out differently and still fit. */
static void compare(search *s, name_layouts *layouts, const varve_attribute *const properties[]) {
  size_t first = s->count;
  for (size_t i = 0; i < s->count; i++) {
    if ((layouts->fitting >> i & 1) == 0)
      continue;
    if (first == s->count)
      first = i;
    else if (layouts->classes[i] == i && !print_same(s, properties, first, i))
      layouts->is_ambiguous = true;
  }
}

/* Returns whether one layout is left at most. Whether it fits the other blobs, too, the reader of
 * the module finds out. */
static bool is_settled(const search *s, const name_layouts *layouts) {
  size_t first = s->count;
  for (size_t i = 0; i < s->count; i++) {
    if ((layouts->fitting >> i & 1) == 0)
      continue;
    if (first != s->count && layouts->classes[i] != layouts->classes[first])
      return false;
    first = i;
  }
  return true;
}

/* Ends the walk when all operations are settled. */
static varve_status on_operation(void *user, const varve_ir_operation *op, bool *skip) {
  search *s = user;
  name_layouts *layouts = &VARVE_VECTOR_AT(&s->names, name_layouts, op->name);
  const varve_attribute *properties[MOST_ERAS] = {NULL};
  (void)skip;
  if (!layouts->is_open || layouts->fitting == 0 || layouts->last_blob == op->properties)
    return VARVE_STATUS_OK;
  layouts->last_blob = op->properties;
  for (size_t i = 0; i < s->count; i++) {
    size_t same = layouts->classes[i];
    if ((layouts->fitting >> i & 1) == 0)
      continue;
    bool is_good = same < i ? (layouts->fitting >> same & 1) != 0
                            : fits(s, &s->candidates[i], op, &properties[i]);
    if (!is_good)
      layouts->fitting &= ~(1U << i);
  }
  compare(s, layouts, properties);
  if (s->failure == VARVE_STATUS_OK && is_settled(s, layouts)) {
    layouts->is_open = false;
    s->open_count--;
  }
  return s->open_count == 0 && s->failure == VARVE_STATUS_OK ? VARVE_STATUS_CANCELLED : s->failure;
}

static varve_status on_region(void *user, size_t block_count, size_t value_count) {
  (void)user, (void)block_count, (void)value_count;
  return VARVE_STATUS_OK;
}
static varve_status on_block(void *user, const varve_ir_block *block) {
  (void)user, (void)block;
  return VARVE_STATUS_OK;
}
static varve_status on_end(void *user) {
  (void)user;
  return VARVE_STATUS_OK;
}

static const varve_ir_client client = {on_operation, on_region, on_block, on_end, on_end};

/* Reads the blobs of operations that the eras define differently. Damage ends the walk without an
 * error: the reader of the module reports it. */
static varve_status read_blobs(search *s) {
  static const varve_bytecode_read_options silent = {.lazy_bodies = false};
  varve_reporter nobody = {.max_errors = 1};
  varve_bytecode_file file = *s->file;
  file.reporter = &nobody;
  file.hook = NULL;
  for (size_t i = 0; i < s->count; i++) {
    candidate *c = &s->candidates[i];
    if (c->context == NULL)
      VARVE_TRY(open_context(s->reader, c));
    VARVE_TRY(varve_bytecode_reader_create(c->context, file.bytes, &silent, &c->reader));
    c->reader->trusts_layouts = true;
    varve_status status = varve_file_read_tables(&c->reader->file);
    if (status != VARVE_STATUS_OK)
      return is_from_allocation(s, status) ? status : VARVE_STATUS_OK;
  }
  varve_ir_walk_init(&s->walk, &file, &client, s);
  s->walk.max_depth = s->reader->context->limits.max_depth;
  varve_status status = varve_ir_walk_file(&s->walk);
  varve_ir_walk_release(&s->walk);
  return is_from_allocation(s, status) ? status : VARVE_STATUS_OK;
}

/* The choice */

static void refuse(search *s, size_t name, const char *why, varve_layout_choice *choice) {
  varve_buffer text;
  varve_buffer_init(&text, s->file->memory);
  if (compose_name(s, name, &text) != VARVE_STATUS_OK)
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

/* Returns the eras that fit all operations; 0 if one was refused. */
static unsigned find_common(search *s, varve_layout_choice *choice) {
  unsigned left = (1U << s->count) - 1;
  const name_layouts *names = s->names.data;
  for (size_t i = 0; i < s->names.count; i++) {
    if (names[i].defined == 0)
      continue;
    left &= names[i].fitting;
    if (left != 0)
      continue;
    refuse(s, i,
           names[i].fitting == 0 ? "fit no known release"
                                 : "need another release than operations before it",
           choice);
    return 0;
  }
  for (size_t i = 0; i < s->names.count; i++)
    if (names[i].is_ambiguous && (left & (left - 1)) != 0) {
      refuse(s, i, "mean different things in several releases", choice);
      return 0;
    }
  return left;
}

/* All eras that are left read the same. The era of the context is best, then today's, then the
 * nearest. */
static void choose(search *s, varve_era own, varve_layout_choice *choice) {
  unsigned left = find_common(s, choice);
  size_t best = s->count;
  for (size_t i = s->count; i-- > 0;) {
    varve_era era = s->candidates[i].era;
    if ((left >> i & 1) == 0)
      continue;
    if (best == s->count || era == own ||
        (s->candidates[best].era != own && s->candidates[best].era != VARVE_ERA_LLVM22))
      best = i;
  }
  if (best != s->count)
    choice->era = s->candidates[best].era;
}

static void release(search *s) {
  for (size_t i = 0; i < s->count; i++) {
    if (s->candidates[i].reader != NULL)
      varve_bytecode_reader_destroy(s->candidates[i].reader);
    varve_context_destroy(s->candidates[i].context);
  }
  varve_vector_release(&s->names);
}

static varve_status search_all(search *s) {
  varve_buffer text;
  varve_buffer_init(&text, s->file->memory);
  varve_status status = find_all_layouts(s, &text);
  varve_buffer_release(&text);
  VARVE_TRY(status);
  return s->open_count != 0 ? read_blobs(s) : VARVE_STATUS_OK;
}

varve_status varve_layouts_choose(const varve_bytecode_reader *reader,
                                  varve_layout_choice *choice) {
  search s = {.reader = reader, .file = &reader->file};
  *choice = (varve_layout_choice){.era = VARVE_ERA_LLVM22};
  if (is_decided(&reader->file, &choice->era))
    return VARVE_STATUS_OK;
  collect_eras(&s);
  varve_vector_init(&s.names, reader->file.memory, sizeof(name_layouts));
  varve_status status = search_all(&s);
  if (status == VARVE_STATUS_OK)
    choose(&s, reader->context->era, choice);
  release(&s);
  return status;
}

static varve_status find_era(varve_bytecode_reader *reader, varve_era *era) {
  varve_bytecode_file *file = &reader->file;
  varve_layout_choice choice;
  varve_cursor cursor = {.hook = NULL};
  varve_byte_reader_init(&cursor.bytes, file->bytes, 0, &reader->reporter, "file");
  VARVE_TRY(varve_file_read_header(file, &cursor));
  if (is_decided(file, era))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_file_read_tables(file));
  VARVE_TRY(varve_layouts_choose(reader, &choice));
  *era = choice.era;
  return VARVE_STATUS_OK;
}

varve_status varve_bytecode_find_era(varve_slice bytes, varve_era *era) {
  static const varve_bytecode_read_options silent = {.lazy_bodies = false};
  varve_context *context;
  varve_bytecode_reader *reader = NULL;
  *era = VARVE_ERA_LLVM22;
  VARVE_TRY(varve_context_make(NULL, &context));
  varve_registry_attach(varve_registry_builtin(), context);
  varve_status status = varve_bytecode_reader_create(context, bytes, &silent, &reader);
  if (status == VARVE_STATUS_OK)
    status = find_era(reader, era);
  if (reader != NULL)
    varve_bytecode_reader_destroy(reader);
  varve_context_destroy(context);
  return status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY
             ? status
             : VARVE_STATUS_UNSUPPORTED;
}
