/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A container by parts. What the index says is borne out by the groups that are read, or refused.
 * format-spec/varve.md, "Groups" and "Symbols". */
#include "container/parts.h"

#include <xxhash.h>

#include "container/check.h"
#include "container/frame.h"
#include "container/groups.h"
#include "container/index.h"
#include "container/mapped_parts.h"
#include "container/pages.h"
#include "container/read.h"
#include "container/symbols.h"

/* What is read at first, with the few bytes that told the form 4 KiB; bytes of a section in the
 * directory. */
enum { FIRST_READ = 4096 - 16, LEAST_ENTRY = 11 };
#define NO_GROUP UINT32_MAX

struct varve_container_parts {
  varve_context *context;
  const varve_source *source;
  varve_container_read_options options;
  varve_reporter reporter;
  varve_reported_part part; /* for it */
  varve_buffer head;        /* the first bytes, with the directory */
  varve_container_frame_reader frame;
  varve_vocabulary vocabulary;
  const varve_section *module;  /* NULL: it is mapped */
  const varve_section *mapped;  /* NULL: it is not */
  const varve_section *small;   /* NULL: it is in streams or mapped */
  const varve_section *prelude; /* NULL: there is none; so the next two */
  const varve_section *symbols;
  const varve_section *index_section;
  varve_vector group_sections;    /* const varve_section * */
  varve_vector resource_sections; /* const varve_section * */
  varve_vector note_sections;     /* const varve_section * */
  varve_group_reader *groups;     /* NULL until something is read */
  varve_index index;
  bool is_index_open;
  varve_mapped_parts *mapped_parts; /* NULL until something is read */
  varve_module *group;              /* the one that was read last; NULL: none */
  uint32_t group_number;
};

/* Opening */

static varve_status read_directory(varve_container_parts *parts, varve_reporter *reporter) {
  varve_container_frame_reader *frame = &parts->frame;
  varve_container_frame_reader_release(frame);
  VARVE_TRY(varve_container_frame_open(frame, varve_buffer_slice(&parts->head),
                                       &parts->context->memory, reporter));
  frame->file_size = parts->source->size;
  frame->max_expansion = parts->context->limits.max_expansion;
  VARVE_TRY(varve_container_choose_vocabulary(frame, &parts->options, &parts->vocabulary));
  if ((frame->flags & (VARVE_FRAME_SMALL | VARVE_FRAME_WHOLE)) != 0)
    return VARVE_STATUS_OK;
  return varve_container_frame_check_directory(frame);
}

/* How many bytes more, at least. */
static uint64_t missing(const varve_container_frame_reader *frame) {
  uint64_t sections = frame->section_count - frame->sections.count;
  return sections < FIRST_READ / LEAST_ENTRY ? FIRST_READ : sections * LEAST_ENTRY;
}

/* As much as turns out to be needed; what is wrong is told when nothing is missing. */
static varve_status open_head(varve_container_parts *parts) {
  const varve_source *source = parts->source;
  varve_reporter quiet = {.max_errors = 1};
  varve_status status = VARVE_STATUS_TRUNCATED;
  uint64_t wanted = FIRST_READ;
  while (status == VARVE_STATUS_TRUNCATED && parts->head.size < source->size) {
    uint64_t have = parts->head.size;
    uint64_t more = wanted < source->size - have ? wanted : source->size - have;
    VARVE_TRY(varve_source_append(source, have, more, &parts->head));
    status = read_directory(parts, &quiet);
    wanted = missing(&parts->frame);
  }
  if (status != VARVE_STATUS_OK && status != VARVE_STATUS_OUT_OF_MEMORY)
    status = read_directory(parts, &parts->reporter);
  parts->frame.reporter = &parts->reporter;
  return status;
}

static varve_status refuse(varve_container_parts *parts, const varve_section *section,
                           const char *what) {
  return varve_report(&parts->reporter, VARVE_STATUS_CORRUPT, section->offset, "%s", what);
}

static varve_status take_one(varve_container_parts *parts, const varve_section *section,
                             const varve_section **place) {
  if (*place != NULL)
    return varve_report(&parts->reporter, VARVE_STATUS_CORRUPT, section->offset,
                        "there are two %s sections", varve_section_text(section->kind));
  *place = section;
  return VARVE_STATUS_OK;
}

static varve_status sort_section(varve_container_parts *parts, const varve_section *section) {
  switch (section->kind) {
  case VARVE_CONTAINER_MODULE:
    return take_one(parts, section, &parts->module);
  case VARVE_CONTAINER_SMALL_MODULE:
    return take_one(parts, section, &parts->small);
  case VARVE_CONTAINER_MAPPED_MODULE:
    return take_one(parts, section, &parts->mapped);
  case VARVE_CONTAINER_PRELUDE:
    return take_one(parts, section, &parts->prelude);
  case VARVE_CONTAINER_SYMBOLS:
    return take_one(parts, section, &parts->symbols);
  case VARVE_CONTAINER_INDEX:
    return take_one(parts, section, &parts->index_section);
  case VARVE_CONTAINER_GROUP:
    return varve_vector_push_pointer(&parts->group_sections, section);
  case VARVE_CONTAINER_RESOURCE:
    return varve_vector_push_pointer(&parts->resource_sections, section);
  default:
    return section->kind >= VARVE_FIRST_SECTION_NOTES && section->kind <= VARVE_LAST_SECTION_NOTES
               ? varve_vector_push_pointer(&parts->note_sections, section)
               : VARVE_STATUS_OK;
  }
}

static varve_status open_parts(varve_container_parts *parts) {
  VARVE_TRY(open_head(parts));
  for (size_t i = 0; i < parts->frame.sections.count; i++)
    VARVE_TRY(sort_section(parts, &VARVE_VECTOR_AT(&parts->frame.sections, varve_section, i)));
  return VARVE_STATUS_OK;
}

/* Else whoever reads it whole says what is wrong. */
static bool is_mapped_alone(const varve_container_parts *parts) {
  return parts->module == NULL && parts->small == NULL && parts->prelude == NULL &&
         parts->group_sections.count == 0 && !parts->frame.has_vocabulary;
}

varve_status varve_container_parts_open(varve_context *context, const varve_source *source,
                                        const varve_container_read_options *options,
                                        varve_container_parts **opened) {
  varve_memory *memory = &context->memory;
  varve_container_parts *parts = varve_memory_resize(memory, NULL, 0, sizeof(*parts));
  *opened = NULL;
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *parts = (varve_container_parts){
      .context = context,
      .source = source,
      .options = *options,
      .reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1},
      .group_number = NO_GROUP};
  varve_buffer_init(&parts->head, memory);
  varve_vector_init(&parts->frame.sections, memory, sizeof(varve_section));
  varve_vector_init(&parts->group_sections, memory, sizeof(const varve_section *));
  varve_vector_init(&parts->resource_sections, memory, sizeof(const varve_section *));
  varve_vector_init(&parts->note_sections, memory, sizeof(const varve_section *));
  varve_index_init(&parts->index, memory);
  varve_status status = open_parts(parts);
  bool has_parts = parts->mapped == NULL ? parts->module != NULL || parts->small != NULL
                                         : is_mapped_alone(parts);
  if (status == VARVE_STATUS_OK && has_parts)
    *opened = parts;
  else
    varve_container_parts_destroy(parts);
  return status;
}

void varve_container_parts_destroy(varve_container_parts *parts) {
  if (parts == NULL)
    return;
  varve_module_destroy(parts->group);
  varve_mapped_parts_destroy(parts->mapped_parts);
  varve_group_reader_destroy(parts->groups);
  varve_index_release(&parts->index);
  varve_container_frame_reader_release(&parts->frame);
  varve_vector_release(&parts->group_sections);
  varve_vector_release(&parts->resource_sections);
  varve_vector_release(&parts->note_sections);
  varve_buffer_release(&parts->head);
  varve_memory_free(&parts->context->memory, parts, sizeof(*parts));
}

void varve_container_parts_begin_call(varve_container_parts *parts) {
  parts->reporter.error_count = 0;
}

varve_status varve_container_parts_check(varve_container_parts *parts) {
  parts->reporter.max_errors = 0;
  varve_status status = varve_container_check(parts->source, &parts->frame);
  parts->reporter.max_errors = 1;
  return status;
}

bool varve_container_parts_has_groups(const varve_container_parts *parts) {
  bool has_groups =
      parts->group_sections.count != 0 && parts->module != NULL && parts->small == NULL;
  return (has_groups || parts->mapped != NULL) && parts->index_section != NULL &&
         parts->symbols != NULL;
}

bool varve_container_parts_is_one(const varve_container_parts *parts) {
  return parts->module != NULL && parts->small == NULL && parts->group_sections.count == 0 &&
         parts->mapped == NULL;
}

/* Sections */

/* Where a section was taken out of. */
typedef struct taken_section {
  varve_reporter *reporter;
  uint64_t offset;
} taken_section;

static void tell_in_file(void *user, const varve_diagnostic *diagnostic) {
  const taken_section *taken = user;
  varve_report(taken->reporter, diagnostic->status, diagnostic->offset + taken->offset, "%.*s",
               VARVE_FORMAT_SLICE(diagnostic->message));
}

static varve_status check_sum(varve_container_parts *parts, const varve_section *section,
                              varve_slice summed) {
  if (XXH3_64bits(summed.data, summed.size) == section->checksum)
    return VARVE_STATUS_OK;
  return varve_report(&parts->reporter, VARVE_STATUS_CORRUPT, section->offset,
                      "the checksum of the %s section is wrong", varve_section_text(section->kind));
}

static varve_status check_pages(varve_container_parts *parts, const varve_section *section,
                                varve_slice stored) {
  varve_pages pages;
  size_t size = (size_t)section->size;
  VARVE_TRY(check_sum(parts, section, varve_slice_make(stored.data + size, stored.size - size)));
  varve_pages_init(&pages, &parts->context->memory, (const uint8_t *)stored.data, section->size,
                   varve_codec_page_bits(section->codec));
  varve_status status = varve_pages_check(&pages, 0, section->size);
  uint64_t place = section->offset + pages.first_wrong;
  varve_pages_release(&pages);
  if (status != VARVE_STATUS_CORRUPT)
    return status;
  return varve_report(&parts->reporter, status, place,
                      "the checksum of a page of the %s section is wrong",
                      varve_section_text(section->kind));
}

/* A section alone, as if it were all of a file. */
static varve_status unpack(varve_container_parts *parts, const varve_section *section,
                           varve_slice stored, varve_buffer *buffer, varve_slice *bytes) {
  taken_section taken = {&parts->reporter, section->offset};
  varve_reporter reporter = {.sink = {tell_in_file, &taken}, .max_errors = 1};
  varve_container_frame_reader frame = parts->frame;
  varve_section alone = *section;
  alone.offset = 0;
  frame.file = stored;
  frame.reporter = &reporter;
  return varve_container_frame_get(&frame, &alone, buffer, bytes);
}

/* The bytes of a section, checked; buffer holds them, or they are borrowed. */
static varve_status get_section(varve_container_parts *parts, const varve_section *section,
                                varve_buffer *buffer, varve_slice *bytes) {
  varve_buffer scratch;
  varve_slice stored;
  bool is_packed = section->codec != VARVE_CODEC_NONE && varve_codec_page_bits(section->codec) == 0;
  varve_buffer_init(&scratch, &parts->context->memory);
  varve_status status = varve_source_get(parts->source, section->offset, section->stored_size,
                                         is_packed ? &scratch : buffer, &stored);
  if (status == VARVE_STATUS_OK)
    status = varve_codec_page_bits(section->codec) != 0 ? check_pages(parts, section, stored)
                                                        : check_sum(parts, section, stored);
  *bytes = varve_slice_make(stored.data, status == VARVE_STATUS_OK ? (size_t)section->size : 0);
  if (status == VARVE_STATUS_OK && is_packed)
    status = unpack(parts, section, stored, buffer, bytes);
  varve_buffer_release(&scratch);
  return status;
}

/* Errors tell places in the file, or in what was unpacked of it. */
static uint64_t start_of(const varve_section *section) {
  return varve_codec_is_packed(section->codec) ? 0 : section->offset;
}

/* What errors are in until part is NULL again. */
static void tell_part(varve_container_parts *parts, const varve_section *section) {
  parts->part = (varve_reported_part){varve_section_text(section->kind), section->offset};
  parts->reporter.part = varve_codec_is_packed(section->codec) ? &parts->part : NULL;
}

static varve_status open_groups(varve_container_parts *parts) {
  varve_buffer buffer;
  varve_slice prelude = {NULL, 0};
  varve_status status = VARVE_STATUS_OK;
  if (parts->groups != NULL)
    return VARVE_STATUS_OK;
  varve_buffer_init(&buffer, &parts->context->memory);
  if (parts->prelude != NULL)
    status = get_section(parts, parts->prelude, &buffer, &prelude);
  if (status == VARVE_STATUS_OK)
    status = varve_group_reader_create(parts->context, &parts->reporter,
                                       parts->frame.has_vocabulary ? &parts->vocabulary : NULL,
                                       prelude, &parts->groups);
  varve_buffer_release(&buffer);
  return status;
}

/* The module without its groups */

static varve_status read_notes(varve_container_parts *parts, varve_module *module) {
  varve_buffer buffer;
  varve_status status = VARVE_STATUS_OK;
  varve_buffer_init(&buffer, &parts->context->memory);
  for (size_t i = 0; status == VARVE_STATUS_OK && i < parts->note_sections.count; i++) {
    const varve_section *section = VARVE_VECTOR_AT(&parts->note_sections, const varve_section *, i);
    varve_note note = {.kind = section->kind, .alignment_bits = section->alignment_bits};
    varve_slice bytes;
    if (!section->is_optional || !varve_codec_is_known(section->codec))
      continue;
    status = get_section(parts, section, &buffer, &bytes);
    if (status != VARVE_STATUS_OK)
      break;
    note.bytes = varve_arena_copy(&module->pool.arena, bytes);
    status = note.bytes.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY
                                     : varve_vector_push(&module->notes, &note);
  }
  varve_buffer_release(&buffer);
  return status;
}

static varve_status read_streams(varve_container_parts *parts, varve_slice bytes,
                                 varve_module *module) {
  varve_container_reader reader;
  varve_container_reader_init(&reader, parts->context);
  reader.reporter = &parts->reporter;
  reader.module = module;
  reader.blob_count = parts->resource_sections.count;
  reader.leaves_blobs = true;
  varve_group_reader_begin(parts->groups, &reader);
  reader.expansion_left = VARVE_EXPANSION_BASE + (uint64_t)bytes.size * VARVE_EXPANSION_PER_BYTE;
  tell_part(parts, parts->module);
  varve_status status = varve_container_read_streams(&reader, bytes, start_of(parts->module));
  parts->reporter.part = NULL;
  bool is_grouped = (reader.head_flags & VARVE_HEAD_GROUPED) != 0;
  if (status == VARVE_STATUS_OK && is_grouped != (parts->group_sections.count != 0))
    status =
        refuse(parts, parts->module, "the module has groups and the file none, or the reverse");
  varve_container_reader_release(&reader);
  return status;
}

static varve_status open_mapped(varve_container_parts *parts) {
  const varve_mapped_place place = {.reporter = &parts->reporter,
                                    .source = parts->source,
                                    .section = parts->mapped,
                                    .blob_count = parts->resource_sections.count};
  return parts->mapped_parts != NULL
             ? VARVE_STATUS_OK
             : varve_mapped_parts_open(parts->context, &place, &parts->mapped_parts);
}

static varve_status fill_mapped(varve_container_parts *parts, varve_module *module) {
  VARVE_TRY(open_mapped(parts));
  VARVE_TRY(varve_mapped_parts_read_root(parts->mapped_parts, module));
  return read_notes(parts, module);
}

static varve_status fill_module(varve_container_parts *parts, varve_module *module) {
  varve_buffer buffer;
  varve_slice bytes;
  if (parts->mapped != NULL)
    return fill_mapped(parts, module);
  VARVE_TRY(open_groups(parts));
  varve_buffer_init(&buffer, &parts->context->memory);
  varve_status status = get_section(parts, parts->module, &buffer, &bytes);
  if (status == VARVE_STATUS_OK)
    status = read_streams(parts, bytes, module);
  varve_buffer_release(&buffer);
  return status == VARVE_STATUS_OK ? read_notes(parts, module) : status;
}

varve_status varve_container_read_root(varve_container_parts *parts, varve_module **module) {
  *module = NULL;
  VARVE_TRY(varve_module_create(parts->context, module));
  varve_status status = fill_module(parts, *module);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*module);
  *module = NULL;
  return status;
}

varve_status varve_container_fetch_resource(varve_container_parts *parts,
                                            const varve_resource *resource, varve_buffer *buffer,
                                            varve_slice *bytes) {
  const varve_section *section =
      VARVE_VECTOR_AT(&parts->resource_sections, const varve_section *, resource->data.size - 1);
  return get_section(parts, section, buffer, bytes);
}

/* Groups */

static varve_status open_index(varve_container_parts *parts) {
  if (parts->is_index_open)
    return VARVE_STATUS_OK;
  varve_index_release(&parts->index);
  varve_index_init(&parts->index, &parts->context->memory);
  VARVE_TRY(varve_index_open(&parts->index, parts->source, parts->index_section, &parts->reporter));
  if (parts->index.has_numbers != (parts->mapped != NULL))
    return varve_index_fail(&parts->index, "it is that of a module in another layout");
  if (parts->mapped == NULL && parts->index.group_count != parts->group_sections.count)
    return varve_index_fail(&parts->index, "it has not as many groups as the file");
  parts->is_index_open = true;
  return VARVE_STATUS_OK;
}

static varve_operation *first_operation(const varve_module *module) {
  return varve_operation_region(module->root, 0)->first->first;
}

/* The first operation of a group, by the index, and how many there are in it. */
static varve_status range_of(varve_container_parts *parts, uint32_t group, uint32_t *first,
                             uint32_t *count) {
  uint32_t end = 0;
  *first = *count = 0;
  VARVE_TRY(varve_index_first_operation(&parts->index, group, first));
  VARVE_TRY(varve_index_first_operation(&parts->index, group + 1, &end));
  if (end <= *first)
    return varve_index_fail(&parts->index, "its groups are out of order");
  *count = end - *first;
  return VARVE_STATUS_OK;
}

static varve_status check_group(varve_container_parts *parts, uint32_t group) {
  uint32_t first, expected, count = 0;
  VARVE_TRY(range_of(parts, group, &first, &expected));
  for (const varve_operation *op = first_operation(parts->group); op != NULL; op = op->next)
    count++;
  return count == expected
             ? VARVE_STATUS_OK
             : varve_index_fail(&parts->index, "a group has not as many operations as it says");
}

/* Into parts->group. */
static varve_status read_group(varve_container_parts *parts, uint32_t group) {
  varve_buffer buffer;
  varve_group_source source = {.offset = 0};
  if (parts->group_number == group)
    return VARVE_STATUS_OK;
  varve_module_destroy(parts->group);
  parts->group = NULL;
  parts->group_number = NO_GROUP;
  VARVE_TRY(open_groups(parts));
  const varve_section *section =
      VARVE_VECTOR_AT(&parts->group_sections, const varve_section *, group);
  varve_buffer_init(&buffer, &parts->context->memory);
  varve_status status = get_section(parts, section, &buffer, &source.bytes);
  source.offset = section->offset;
  source.is_packed = varve_codec_is_packed(section->codec);
  if (status == VARVE_STATUS_OK)
    status = varve_group_reader_read(parts->groups, source, &parts->group);
  varve_buffer_release(&buffer);
  if (status == VARVE_STATUS_OK)
    status = check_group(parts, group);
  parts->group_number = status == VARVE_STATUS_OK ? group : NO_GROUP;
  return status;
}

varve_status varve_container_operation_count(varve_container_parts *parts, uint64_t *count) {
  *count = 0;
  VARVE_TRY(open_index(parts));
  *count = parts->index.operation_count;
  return VARVE_STATUS_OK;
}

varve_status varve_container_visit_symbols(varve_container_parts *parts,
                                           varve_symbol_function *function, void *user) {
  varve_buffer buffer;
  varve_symbols_reader section = {.memory = &parts->context->memory, .reporter = &parts->reporter};
  VARVE_TRY(open_index(parts));
  section.start = start_of(parts->symbols);
  section.operation_count = parts->index.operation_count;
  varve_buffer_init(&buffer, &parts->context->memory);
  varve_status status = get_section(parts, parts->symbols, &buffer, &section.bytes);
  tell_part(parts, parts->symbols);
  if (status == VARVE_STATUS_OK)
    status = varve_symbols_visit(&section, function, user);
  parts->reporter.part = NULL;
  varve_buffer_release(&buffer);
  return status;
}

/* A name that is looked for. */
typedef struct wanted {
  varve_slice name;
  uint64_t hash;
  uint64_t first; /* operation that has it */
  size_t count;   /* of those */
} wanted;

/* Whether a name bears out an entry of the index that led to it. */
static bool note_name(const varve_container_parts *parts, varve_slice name, uint64_t operation,
                      wanted *w) {
  unsigned bits = parts->index.bits, mark_bits = parts->index.mark_bits;
  uint64_t hash = varve_index_hash(name);
  if (hash == w->hash && varve_slice_equal(name, w->name))
    w->first = w->count++ == 0 ? operation : w->first;
  return varve_index_mark(hash, mark_bits) == varve_index_mark(w->hash, mark_bits) &&
         varve_index_bucket(hash, bits) == varve_index_bucket(w->hash, bits);
}

static varve_status look_at_operations(varve_container_parts *parts, uint32_t group, wanted *w,
                                       bool *is_borne_out) {
  uint32_t number, count;
  VARVE_TRY(read_group(parts, group));
  VARVE_TRY(range_of(parts, group, &number, &count));
  for (const varve_operation *op = first_operation(parts->group); op != NULL; op = op->next) {
    varve_slice name;
    if (varve_operation_symbol_name(op, &name))
      *is_borne_out |= note_name(parts, name, number, w);
    number++;
  }
  return VARVE_STATUS_OK;
}

/* A group of a mapped module. */
typedef struct mapped_group {
  varve_mapped_sibling child; /* the first operation in it, then the next ones */
  uint32_t number;            /* of that among those of the root */
  uint32_t left;              /* with that */
} mapped_group;

static varve_status open_mapped_group(varve_container_parts *parts, uint32_t group,
                                      mapped_group *opened) {
  uint32_t first;
  VARVE_TRY(open_mapped(parts));
  VARVE_TRY(range_of(parts, group, &opened->number, &opened->left));
  VARVE_TRY(varve_index_first_number(&parts->index, group, &first));
  return varve_mapped_parts_seek(parts->mapped_parts, first, &opened->child);
}

/* NOT_FOUND behind the last, which ends where the next group begins. */
static varve_status next_of_mapped_group(varve_container_parts *parts, uint32_t group,
                                         mapped_group *opened) {
  uint32_t next = UINT32_MAX;
  opened->number++;
  if (--opened->left == 0 && group + 1 < parts->index.group_count) {
    VARVE_TRY(varve_index_first_number(&parts->index, group + 1, &next));
    return next == opened->child.end
               ? VARVE_STATUS_NOT_FOUND
               : varve_index_fail(&parts->index, "a group has not as many operations as it says");
  }
  varve_status status = varve_mapped_parts_next(parts->mapped_parts, &opened->child);
  if (status == VARVE_STATUS_OK || status == VARVE_STATUS_NOT_FOUND)
    if ((status == VARVE_STATUS_OK) != (opened->left != 0))
      return varve_index_fail(&parts->index, "a group has not as many operations as it says");
  return status;
}

static varve_status look_at_mapped(varve_container_parts *parts, uint32_t group, wanted *w,
                                   bool *is_borne_out) {
  mapped_group opened;
  varve_status status;
  VARVE_TRY(open_mapped_group(parts, group, &opened));
  do {
    varve_slice name;
    bool is_symbol;
    VARVE_TRY(varve_mapped_parts_name(parts->mapped_parts, &opened.child, &name, &is_symbol));
    if (is_symbol)
      *is_borne_out |= note_name(parts, name, opened.number, w);
    status = next_of_mapped_group(parts, group, &opened);
  } while (status == VARVE_STATUS_OK);
  return status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_OK : status;
}

static varve_status look_in_group(varve_container_parts *parts, uint32_t group, wanted *w) {
  bool is_borne_out = false;
  VARVE_TRY(parts->mapped != NULL ? look_at_mapped(parts, group, w, &is_borne_out)
                                  : look_at_operations(parts, group, w, &is_borne_out));
  return is_borne_out
             ? VARVE_STATUS_OK
             : varve_index_fail(&parts->index, "an entry names a group that has no such symbol");
}

varve_status varve_container_find(varve_container_parts *parts, varve_slice name,
                                  uint64_t *operation, size_t *count) {
  wanted w = {.name = name, .hash = varve_index_hash(name)};
  varve_index_cursor cursor;
  uint32_t group, last = NO_GROUP;
  varve_status status = VARVE_STATUS_OK;
  VARVE_TRY(open_index(parts));
  VARVE_TRY(varve_index_find(&parts->index, w.hash, &cursor));
  while (count != NULL || w.count == 0) {
    status = varve_index_next(&parts->index, &cursor, &group);
    if (status != VARVE_STATUS_OK)
      break;
    if (group == last)
      return varve_index_fail(&parts->index, "an entry comes twice");
    VARVE_TRY(look_in_group(parts, group, &w));
    last = group;
  }
  if (status != VARVE_STATUS_OK && status != VARVE_STATUS_NOT_FOUND)
    return status;
  *operation = w.first;
  if (count != NULL)
    *count = w.count;
  return w.count != 0 ? VARVE_STATUS_OK : VARVE_STATUS_NOT_FOUND;
}

/* As the root of source, from which it is copied. */
static varve_status read_mapped(varve_container_parts *parts, uint32_t group, uint64_t number,
                                varve_module *source) {
  mapped_group opened;
  VARVE_TRY(open_mapped_group(parts, group, &opened));
  while (opened.number < number) {
    varve_status status = next_of_mapped_group(parts, group, &opened);
    if (status != VARVE_STATUS_OK)
      return status == VARVE_STATUS_NOT_FOUND
                 ? varve_index_fail(&parts->index, "its groups are out of order")
                 : status;
  }
  return varve_mapped_parts_read(parts->mapped_parts, &opened.child, source);
}

static varve_status copy_mapped(varve_container_parts *parts, uint64_t number, varve_module *module,
                                varve_operation **copy) {
  varve_module *source;
  uint32_t group;
  VARVE_TRY(varve_index_group_of_operation(&parts->index, (uint32_t)number, &group));
  VARVE_TRY(varve_module_create(parts->context, &source));
  varve_status status = read_mapped(parts, group, number, source);
  if (status == VARVE_STATUS_OK)
    status = varve_operation_clone(source->root, source, module, copy);
  varve_module_destroy(source);
  return status;
}

static varve_status copy_operation(varve_container_parts *parts, uint64_t number,
                                   varve_module *module, varve_operation **copy) {
  uint32_t group, first, count;
  VARVE_TRY(varve_index_group_of_operation(&parts->index, (uint32_t)number, &group));
  VARVE_TRY(read_group(parts, group));
  VARVE_TRY(range_of(parts, group, &first, &count));
  if (number < first || number - first >= count)
    return varve_index_fail(&parts->index, "its groups are out of order");
  varve_operation *op = first_operation(parts->group);
  for (uint64_t i = first; i < number; i++)
    op = op->next;
  return varve_operation_clone(op, parts->group, module, copy);
}

varve_status varve_container_read_operations(varve_container_parts *parts,
                                             const uint64_t *operations, size_t count,
                                             varve_module *module) {
  varve_block *block = NULL;
  VARVE_TRY(open_index(parts));
  varve_status status = varve_group_block(module, &block);
  if (status == VARVE_STATUS_INVALID)
    return refuse(parts, parts->mapped != NULL ? parts->mapped : parts->module,
                  "the root has no empty block for groups");
  for (size_t i = 0; status == VARVE_STATUS_OK && i < count; i++) {
    varve_operation *copy = NULL;
    status = parts->mapped != NULL ? copy_mapped(parts, operations[i], module, &copy)
                                   : copy_operation(parts, operations[i], module, &copy);
    if (status == VARVE_STATUS_OK)
      varve_block_insert_operation(block, NULL, copy);
  }
  return status;
}
