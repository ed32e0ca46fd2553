/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a container by parts: its sections, and the module without operations.
 * format-spec/varve.md, "File". */
#include "container/file/parts_state.h"

#include <xxhash.h>

#include "container/frame/check.h"
#include "container/frame/pages.h"
#include "container/frame/read_blobs.h"
#include "container/mapped/mapped_read.h"
#include "container/streams/read.h"
#include "dialect/registry/pack_named.h"

/* FIRST_READ: bytes of the first read, 4 KiB with the 16 bytes that identified the format.
 * LEAST_ENTRY: the smallest entry of a directory. LARGE_ENTRY: that of a group of 2 MiB or more. */
enum { FIRST_READ = 4096 - 16, LEAST_ENTRY = 11, LARGE_ENTRY = 18 };

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

varve_status varve_parts_refuse(varve_container_parts *parts, const varve_section *section,
                                const char *what) {
  return varve_report(&parts->reporter, VARVE_STATUS_CORRUPT, section->offset, "%s", what);
}

/* Skips an optional section whose codec is unknown. */
static varve_status sort_section(varve_container_parts *parts, const varve_section *section) {
  if (!varve_codec_is_known(section->codec))
    return VARVE_STATUS_OK;
  switch (section->kind) {
  case VARVE_CONTAINER_MODULE:
  case VARVE_CONTAINER_SMALL_MODULE:
    parts->module = section;
    return VARVE_STATUS_OK;
  case VARVE_CONTAINER_MAPPED_MODULE:
    parts->mapped = section;
    return VARVE_STATUS_OK;
  case VARVE_CONTAINER_PRELUDE:
    parts->prelude = section;
    return VARVE_STATUS_OK;
  case VARVE_CONTAINER_SYMBOLS:
    parts->symbols = section;
    return VARVE_STATUS_OK;
  case VARVE_CONTAINER_INDEX:
    parts->index_section = section;
    return VARVE_STATUS_OK;
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
  /* Reads the head, as much as turns out to be necessary. Reports other errors only when no bytes
   * are missing. */
  const varve_source *source = parts->source;
  varve_reporter quiet = {.max_errors = 1};
  varve_status status = VARVE_STATUS_TRUNCATED;
  uint64_t needed = FIRST_READ;
  while (status == VARVE_STATUS_TRUNCATED && parts->head.size < source->size) {
    uint64_t have = parts->head.size;
    uint64_t more = needed < source->size - have ? needed : source->size - have;
    VARVE_TRY(varve_source_append(source, have, more, &parts->head));
    status = read_directory(parts, &quiet);
    /* Ask for a lower bound of the missing bytes, or for more if a request costs more than
     * bytes. */
    uint64_t sections = parts->frame.section_count - parts->frame.sections.count;
    uint64_t entry = parts->source->expect == NULL ? LEAST_ENTRY : LARGE_ENTRY;
    needed = sections < FIRST_READ / LEAST_ENTRY ? FIRST_READ : sections * entry;
  }
  if (status != VARVE_STATUS_OK && status != VARVE_STATUS_OUT_OF_MEMORY)
    status = read_directory(parts, &parts->reporter);
  parts->frame.reporter = &parts->reporter;
  VARVE_TRY(status);
  parts->frame.unpacker = parts->frame.has_vocabulary ? &parts->unpacker : NULL;
  for (size_t i = 0; i < parts->frame.sections.count; i++)
    VARVE_TRY(sort_section(parts, &VARVE_VECTOR_AT(&parts->frame.sections, varve_section, i)));
  return VARVE_STATUS_OK;
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
      .group_number = VARVE_NO_GROUP};
  varve_buffer_init(&parts->head, memory);
  varve_vector_init(&parts->frame.sections, memory, sizeof(varve_section));
  varve_vector_init(&parts->group_sections, memory, sizeof(const varve_section *));
  varve_vector_init(&parts->resource_sections, memory, sizeof(const varve_section *));
  varve_vector_init(&parts->note_sections, memory, sizeof(const varve_section *));
  varve_index_init(&parts->index, memory);
  varve_status status = open_parts(parts);
  bool has_parts = parts->module != NULL || (parts->mapped != NULL && !parts->frame.has_vocabulary);
  if (status == VARVE_STATUS_OK && has_parts)
    status = varve_pack_note_named(context, parts->frame.packs, NULL);
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
  varve_unpacker_release(&parts->unpacker);
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
  return (parts->group_sections.count != 0 || parts->mapped != NULL) &&
         parts->index_section != NULL && parts->symbols != NULL;
}

bool varve_container_parts_is_one(const varve_container_parts *parts) {
  return parts->group_sections.count == 0 && parts->symbols == NULL && parts->index_section == NULL;
}

/* Sections */

/* The bytes of a section and where they are from. */
typedef struct taken_section {
  varve_reporter *reporter;
  uint64_t offset;
} taken_section;

static void report_in_file(void *user, const varve_diagnostic *diagnostic) {
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

/* Unpacks one section, as if the file had no others. */
static varve_status unpack(varve_container_parts *parts, const varve_section *section,
                           varve_slice stored, varve_buffer *buffer, varve_slice *bytes) {
  taken_section taken = {&parts->reporter, section->offset};
  varve_reporter reporter = {.sink = {report_in_file, &taken}, .max_errors = 1};
  varve_container_frame_reader frame = parts->frame;
  varve_section alone = *section;
  alone.offset = 0;
  frame.file = stored;
  frame.reporter = &reporter;
  return varve_container_frame_get(&frame, &alone, buffer, bytes);
}

/* Checks and returns the bytes of a section. They are in buffer, or borrowed. */
varve_status varve_parts_get_section(varve_container_parts *parts, const varve_section *section,
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

/* Two sections, and what is between them, are read in one request if they are small. */
varve_status varve_parts_expect(const varve_container_parts *parts, const varve_section *a,
                                const varve_section *b) {
  const varve_section *first = a->offset < b->offset ? a : b, *last = first == a ? b : a;
  return varve_source_expect(parts->source, first->offset,
                             last->offset - first->offset + last->stored_size);
}

/* Errors name offsets in the file, or in the unpacked bytes. */
uint64_t varve_parts_start_of(const varve_section *section) {
  return varve_codec_is_packed(section->codec) ? 0 : section->offset;
}

/* Names the section in errors until part is NULL again. */
void varve_parts_name_section(varve_container_parts *parts, const varve_section *section) {
  parts->part = (varve_reported_part){varve_section_text(section->kind), section->offset};
  parts->reporter.part = varve_codec_is_packed(section->codec) ? &parts->part : NULL;
}

varve_status varve_parts_open_groups(varve_container_parts *parts) {
  varve_buffer buffer;
  varve_slice prelude = {NULL, 0};
  varve_status status = VARVE_STATUS_OK;
  if (parts->groups != NULL)
    return VARVE_STATUS_OK;
  varve_buffer_init(&buffer, &parts->context->memory);
  if (parts->prelude != NULL) /* the module follows it, and the caller needs both */
    status = varve_parts_expect(parts, parts->prelude, parts->module);
  if (parts->prelude != NULL && status == VARVE_STATUS_OK)
    status = varve_parts_get_section(parts, parts->prelude, &buffer, &prelude);
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
    status = varve_parts_get_section(parts, section, &buffer, &bytes);
    if (status != VARVE_STATUS_OK)
      break;
    note.bytes = varve_arena_copy(&module->pool.arena, bytes);
    status = note.bytes.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY
                                     : varve_vector_push(&module->notes, &note);
  }
  varve_buffer_release(&buffer);
  return status;
}

static varve_status read_bytes(varve_container_reader *reader, const varve_section *section,
                               varve_slice bytes) {
  uint64_t start = varve_parts_start_of(section);
  if (section->kind == VARVE_CONTAINER_MAPPED_MODULE)
    return varve_mapped_read(reader, bytes);
  return section->kind == VARVE_CONTAINER_SMALL_MODULE
             ? varve_container_read_small(reader, bytes, start)
             : varve_container_read_streams(reader, bytes, start);
}

static varve_status read_section(varve_container_parts *parts, const varve_section *section,
                                 varve_slice bytes, varve_module *module) {
  varve_container_reader reader;
  varve_container_reader_init(&reader, parts->context);
  reader.reporter = &parts->reporter;
  reader.module = module;
  reader.blobs.count = parts->resource_sections.count;
  reader.blobs.are_left_out = true;
  if (parts->groups != NULL)
    varve_group_reader_begin(parts->groups, &reader);
  reader.expansion_left = VARVE_EXPANSION_BASE + (uint64_t)bytes.size * VARVE_EXPANSION_PER_BYTE;
  varve_parts_name_section(parts, section);
  varve_status status = read_bytes(&reader, section, bytes);
  parts->reporter.part = NULL;
  bool is_grouped = (reader.head_flags & VARVE_HEAD_GROUPED) != 0;
  if (status == VARVE_STATUS_OK && is_grouped != (parts->group_sections.count != 0))
    status = varve_parts_refuse(
        parts, section, "the module's flag for groups does not match the sections of the file");
  varve_container_reader_release(&reader);
  return status;
}

varve_status varve_parts_open_mapped(varve_container_parts *parts) {
  const varve_mapped_place place = {.reporter = &parts->reporter,
                                    .source = parts->source,
                                    .section = parts->mapped,
                                    .blob_count = parts->resource_sections.count};
  return parts->mapped_parts != NULL
             ? VARVE_STATUS_OK
             : varve_mapped_parts_open(parts->context, &place, &parts->mapped_parts);
}

static varve_status fill_module(varve_container_parts *parts, varve_module *module) {
  varve_buffer buffer;
  varve_slice bytes;
  const varve_section *section = parts->module != NULL ? parts->module : parts->mapped;
  if (parts->mapped != NULL && varve_container_parts_has_groups(parts)) {
    VARVE_TRY(varve_parts_open_mapped(parts));
    VARVE_TRY(varve_mapped_parts_read_root(parts->mapped_parts, module));
    return read_notes(parts, module);
  }
  if (parts->mapped == NULL) /* a mapped module has no vocabulary */
    VARVE_TRY(varve_parts_open_groups(parts));
  varve_buffer_init(&buffer, &parts->context->memory);
  varve_status status = varve_parts_get_section(parts, section, &buffer, &bytes);
  if (status == VARVE_STATUS_OK)
    status = read_section(parts, section, bytes, module);
  varve_buffer_release(&buffer);
  return status == VARVE_STATUS_OK ? read_notes(parts, module) : status;
}

varve_status varve_container_read_root(varve_container_parts *parts, varve_module **module) {
  *module = NULL;
  VARVE_TRY(varve_module_create(parts->context, module));
  varve_status status = varve_module_mark_stored(*module, parts->frame.era, parts->frame.packs);
  if (status == VARVE_STATUS_OK && !parts->has_noted_packs)
    status = varve_pack_note_named(parts->context, parts->frame.packs, &parts->reporter);
  parts->has_noted_packs = true;
  if (status == VARVE_STATUS_OK)
    status = fill_module(parts, *module);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*module);
  *module = NULL;
  return status;
}

/* Reads the data of a resource and copies it to the module, unless it is lent by the source. */
static varve_status copy_resource(varve_container_parts *parts, const varve_section *section,
                                  varve_module *module, varve_resource *resource) {
  varve_buffer buffer;
  varve_slice bytes;
  varve_buffer_init(&buffer, &parts->context->memory);
  varve_status status = varve_parts_get_section(parts, section, &buffer, &bytes);
  if (status == VARVE_STATUS_OK && buffer.size != 0) {
    bytes = varve_arena_copy(&module->pool.arena, bytes);
    status = bytes.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  }
  if (status == VARVE_STATUS_OK)
    resource->data = bytes;
  varve_buffer_release(&buffer);
  return status;
}

varve_status varve_container_place_resource(varve_container_parts *parts,
                                            const varve_source *source, varve_module *module,
                                            varve_resource *resource) {
  const varve_section *section =
      VARVE_VECTOR_AT(&parts->resource_sections, const varve_section *, resource->data.size - 1);
  if (!varve_can_leave_blob(section))
    return copy_resource(parts, section, module, resource);
  if (varve_codec_is_packed(section->codec))
    VARVE_TRY(varve_container_frame_check_size(&parts->frame, section));
  const varve_blob_place place = {
      .source = source, .section = *section, .max_expansion = parts->frame.max_expansion};
  return varve_leave_blob(module, &place, resource);
}
