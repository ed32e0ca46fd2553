/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a container into a module. format-spec/varve.md. */
#include "container/file/read_file.h"

#include "container/file/lazy_groups.h"
#include "container/frame/frame.h"
#include "container/frame/pages.h"
#include "container/frame/read_blobs.h"
#include "container/hash/hash.h"
#include "container/mapped/mapped_read.h"
#include "container/streams/groups.h"
#include "container/symbols/check_symbols.h"
#include "dialect/registry/pack_named.h"

bool varve_is_container(varve_slice bytes) {
  return bytes.size >= VARVE_CONTAINER_MAGIC_SIZE &&
         memcmp(bytes.data, varve_container_magic, VARVE_CONTAINER_MAGIC_SIZE) == 0;
}

/* Keeps a section that this release does not know with the module, if no other section depends on
 * it. */
static varve_status keep_note(varve_container_reader *reader, varve_container_frame_reader *frame,
                              const varve_section *section, varve_buffer *scratch) {
  varve_note note = {.kind = section->kind, .alignment_bits = section->alignment_bits};
  bool is_note =
      section->kind >= VARVE_FIRST_SECTION_NOTES && section->kind <= VARVE_LAST_SECTION_NOTES;
  varve_slice bytes;
  if (!is_note || !section->is_optional || !varve_codec_is_known(section->codec))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_container_frame_get(frame, section, scratch, &bytes));
  note.bytes = varve_arena_copy(&reader->module->pool.arena, bytes);
  return note.bytes.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY
                                 : varve_vector_push(&reader->module->notes, &note);
}

/* The sections that hold operations. */
typedef struct module_sections {
  const varve_section *module;
  const varve_section *prelude;
  const varve_section *first_group;
} module_sections;

/* Errors name offsets in the file, or in the unpacked bytes. */
static uint64_t start_of(const varve_section *section) {
  return varve_codec_is_packed(section->codec) ? 0 : section->offset;
}

/* Collects blobs and notes, and finds the other sections. Blobs that are unpacked live in buffers.
 */
static varve_status find_sections(varve_container_reader *reader,
                                  varve_container_frame_reader *frame, varve_buffer *buffers,
                                  module_sections *found) {
  for (size_t i = 0; i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    switch (section->kind) {
    case VARVE_CONTAINER_RESOURCE: {
      varve_read_blob *blob = &reader->blobs.list[reader->blobs.count++];
      VARVE_TRY(varve_can_borrow_blob(frame, section)
                    ? varve_borrow_blob(reader->module, frame, section, blob)
                    : varve_container_frame_get(frame, section, &buffers[i], &blob->bytes));
    } break;
    case VARVE_CONTAINER_MODULE:
    case VARVE_CONTAINER_SMALL_MODULE:
    case VARVE_CONTAINER_MAPPED_MODULE:
    case VARVE_CONTAINER_PRELUDE:
    case VARVE_CONTAINER_GROUP:
      if (section->kind == VARVE_CONTAINER_PRELUDE)
        found->prelude = section;
      else if (section->kind != VARVE_CONTAINER_GROUP)
        found->module = section;
      else if (found->first_group == NULL)
        found->first_group = section;
      break;
    default:
      VARVE_TRY(keep_note(reader, frame, section, &buffers[i]));
      break;
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status read_bytes(varve_container_reader *reader, const varve_section *section,
                               varve_slice bytes) {
  reader->expansion_left = VARVE_EXPANSION_BASE + (uint64_t)bytes.size * VARVE_EXPANSION_PER_BYTE;
  if (section->kind == VARVE_CONTAINER_MAPPED_MODULE)
    return varve_mapped_read(reader, bytes);
  return section->kind == VARVE_CONTAINER_SMALL_MODULE
             ? varve_container_read_small(reader, bytes, start_of(section))
             : varve_container_read_streams(reader, bytes, start_of(section));
}

static varve_status read_module(varve_container_reader *reader, varve_container_frame_reader *frame,
                                const module_sections *found, varve_buffer *unpacked) {
  const varve_section *section = found->module;
  const varve_reported_part part = {varve_section_text(section->kind), section->offset};
  varve_slice bytes;
  VARVE_TRY(varve_container_frame_get(frame, section, unpacked, &bytes));
  reader->reporter->part = varve_codec_is_packed(section->codec) ? &part : NULL;
  varve_status status = read_bytes(reader, section, bytes);
  reader->reporter->part = NULL;
  VARVE_TRY(status);
  bool is_grouped = (reader->head_flags & VARVE_HEAD_GROUPED) != 0;
  if (is_grouped != (found->first_group != NULL))
    return varve_report(reader->reporter, VARVE_STATUS_CORRUPT, section->offset,
                        is_grouped ? "the module has groups, but the file has no group section"
                                   : "the file has group sections, but the module has no groups");
  return VARVE_STATUS_OK;
}

/* Reads the module after the prelude, with an empty block for the groups. */
static varve_status read_root(varve_container_reader *reader, varve_container_frame_reader *frame,
                              const module_sections *found, varve_block **block) {
  varve_buffer unpacked;
  varve_buffer_init(&unpacked, frame->memory);
  varve_status status = read_module(reader, frame, found, &unpacked);
  varve_buffer_release(&unpacked);
  VARVE_TRY(status);
  status = varve_group_block(reader->module, block);
  return status != VARVE_STATUS_INVALID
             ? status
             : varve_report(reader->reporter, VARVE_STATUS_CORRUPT, found->module->offset,
                            "the root has no empty block for groups");
}

/* How to read groups; lazy NULL: at once. */
typedef struct group_reading {
  varve_group_reader *groups;
  varve_lazy_groups *lazy;
} group_reading;

static varve_status read_with_prelude(varve_container_reader *reader,
                                      varve_container_frame_reader *frame,
                                      const module_sections *found, varve_buffer *unpacked) {
  group_reading how = {.lazy = NULL};
  varve_reporter *reporter = reader->reporter;
  varve_slice prelude = {NULL, 0};
  if (found->prelude == NULL && found->first_group == NULL)
    return read_module(reader, frame, found, unpacked);
  if (found->prelude != NULL)
    VARVE_TRY(varve_container_frame_get(frame, found->prelude, unpacked, &prelude));
  if (frame->defers_groups) {
    VARVE_TRY(varve_lazy_groups_create(reader->module, reporter, &how.lazy));
    reporter = varve_lazy_groups_reporter(how.lazy);
  }
  VARVE_TRY(varve_group_reader_create(reader->context, reporter, reader->known.from, prelude,
                                      &how.groups));
  /* Takes ownership of the group reader. */
  varve_block *block = NULL;
  varve_group_reader_begin(how.groups, reader);
  varve_status status = read_root(reader, frame, found, &block);
  if (status == VARVE_STATUS_OK && how.lazy != NULL) {
    varve_lazy_groups_leave(how.lazy, how.groups, frame, block);
    return status;
  }
  const varve_group_target target = {reader->module, block};
  if (status == VARVE_STATUS_OK)
    status = varve_append_groups(how.groups, frame, target);
  varve_group_reader_destroy(how.groups);
  return status;
}

/* Checks SYMBOLS of a mapped module; those of groups are checked when groups are appended. */
static varve_status check_mapped_symbols(const varve_container_reader *reader,
                                         varve_container_frame_reader *frame) {
  const varve_symbol_facts facts = {.named_count = reader->root.named_count,
                                    .numbers = reader->root.numbers.data};
  const varve_block *block =
      reader->root.uses_outside ? NULL : varve_groupable_block(reader->module);
  return varve_check_symbols(frame, block, &facts);
}

static varve_status read_sections(varve_container_reader *reader,
                                  varve_container_frame_reader *frame, varve_buffer *buffers,
                                  varve_read_blob *blobs) {
  module_sections found = {.module = NULL};
  reader->blobs.list = blobs;
  VARVE_TRY(find_sections(reader, frame, buffers, &found));
  if (found.module == NULL)
    return VARVE_STATUS_INTERNAL; /* the order of sections was checked: there is one */
  size_t index = (size_t)(found.module - (const varve_section *)frame->sections.data);
  VARVE_TRY(read_with_prelude(reader, frame, &found, &buffers[index]));
  return found.module->kind == VARVE_CONTAINER_MAPPED_MODULE ? check_mapped_symbols(reader, frame)
                                                             : VARVE_STATUS_OK;
}

/* Makes room for the contents of the sections. */
static varve_status read_frame(varve_container_reader *reader,
                               varve_container_frame_reader *frame) {
  size_t count = frame->sections.count;
  varve_memory *memory = &reader->context->memory;
  varve_vector buffers, blobs;
  varve_vector_init(&buffers, memory, sizeof(varve_buffer));
  varve_vector_init(&blobs, memory, sizeof(varve_read_blob));
  varve_buffer *list = varve_vector_grow(&buffers, count);
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; list != NULL && i < count; i++)
    varve_buffer_init(&list[i], memory);
  if ((list != NULL && varve_vector_grow(&blobs, count) != NULL) || count == 0)
    status = read_sections(reader, frame, list, blobs.data);
  for (size_t i = 0; list != NULL && i < count; i++)
    varve_buffer_release(&list[i]);
  varve_vector_release(&buffers);
  varve_vector_release(&blobs);
  return status;
}

varve_status varve_container_choose_vocabulary(varve_container_frame_reader *frame,
                                               const varve_container_read_options *options,
                                               varve_vocabulary *chosen) {
  const varve_vocabulary *loaded = options->vocabulary;
  if (!frame->has_vocabulary)
    return VARVE_STATUS_OK;
  if (frame->edition != 0)
    VARVE_TRY(varve_vocabulary_builtin(frame->edition, frame->reporter, chosen));
  else if (loaded != NULL && (loaded->hash & 0xFFFF) == frame->vocabulary_hash)
    *chosen = *loaded;
  else {
    unsigned long long required = frame->vocabulary_hash;
    if (loaded == NULL)
      return varve_report(frame->reporter, VARVE_STATUS_UNSUPPORTED, VARVE_CONTAINER_HEAD_SIZE,
                          "header: the file requires dictionary %04llx, which is not loaded: "
                          "give --dictionary=FILE",
                          required);
    return varve_report(frame->reporter, VARVE_STATUS_UNSUPPORTED, VARVE_CONTAINER_HEAD_SIZE,
                        "header: the file requires dictionary %04llx, but dictionary %04llx "
                        "is loaded",
                        required, (unsigned long long)(loaded->hash & 0xFFFF));
  }
  frame->dictionary = chosen->dictionary;
  frame->seed = chosen->hash;
  return VARVE_STATUS_OK;
}

/* Checks header, directory and checksums. The caller must release the frame whatever the status is.
 */
static varve_status open_frame(varve_container_frame_reader *frame, varve_slice bytes,
                               const varve_container_read_options *options,
                               varve_vocabulary *vocabulary) {
  VARVE_TRY(varve_container_frame_open(frame, bytes, frame->memory, frame->reporter));
  frame->defers_resources = options->is_kept;
  frame->is_checked = options->is_checked;
  frame->defers_groups = options->is_kept && options->lazy_bodies && !options->check_hashes;
  VARVE_TRY(varve_container_choose_vocabulary(frame, options, vocabulary));
  return varve_container_frame_check(frame);
}

/* Compares the hashes in the file with the module. */
static varve_status check_hashes(varve_container_reader *reader,
                                 const varve_container_frame_reader *frame) {
  varve_module_hashes hashes;
  varve_status status = varve_hash_module(reader->module, NULL, &hashes);
  if (status == VARVE_STATUS_CORRUPT)
    return varve_report(reader->reporter, status, 0,
                        "a resource does not match the hash in the directory");
  VARVE_TRY(status);
  if (memcmp(&hashes, &frame->hashes, sizeof(hashes)) == 0)
    return VARVE_STATUS_OK;
  return varve_report(reader->reporter, VARVE_STATUS_CORRUPT, 0,
                      "the hashes in the directory do not match the module");
}

varve_status varve_container_read(varve_context *context, varve_slice bytes,
                                  const varve_container_read_options *options,
                                  varve_module **module) {
  varve_container_reader reader;
  varve_container_frame_reader frame;
  varve_vocabulary vocabulary = {.edition = 0};
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  *module = NULL;
  varve_container_reader_init(&reader, context);
  reader.reporter = &reporter;
  frame = (varve_container_frame_reader){.memory = &context->memory, .reporter = &reporter};
  varve_status status = open_frame(&frame, bytes, options, &vocabulary);
  frame.max_expansion = context->limits.max_expansion;
  if (status == VARVE_STATUS_OK && frame.has_vocabulary)
    status = varve_vocabulary_to_reader(&vocabulary, &reader);
  reader.known.from = frame.has_vocabulary ? &vocabulary : NULL;
  frame.unpacker = reader.known.unpacker;
  if (status == VARVE_STATUS_OK)
    status = varve_module_create(context, &reader.module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_mark_stored(reader.module, frame.era, frame.packs);
  if (status == VARVE_STATUS_OK)
    status = varve_pack_note_named(context, frame.packs, &reporter);
  if (status == VARVE_STATUS_OK)
    status = read_frame(&reader, &frame);
  if (status == VARVE_STATUS_OK && options->check_hashes && frame.has_hashes)
    status = check_hashes(&reader, &frame);
  varve_container_frame_reader_release(&frame);
  varve_container_reader_release(&reader);
  if (status == VARVE_STATUS_OK)
    *module = reader.module;
  else
    varve_module_destroy(reader.module);
  return status;
}

varve_status varve_container_read_hashes(varve_memory *memory, varve_slice bytes,
                                         const varve_container_read_options *options,
                                         varve_module_hashes *hashes) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  varve_container_frame_reader frame = {.memory = memory, .reporter = &reporter};
  varve_vocabulary vocabulary = {.edition = 0};
  varve_status status = open_frame(&frame, bytes, options, &vocabulary);
  if (status == VARVE_STATUS_OK && !frame.has_hashes)
    status = VARVE_STATUS_NOT_FOUND;
  *hashes = status == VARVE_STATUS_OK ? frame.hashes : (varve_module_hashes){.content = {0}};
  varve_container_frame_reader_release(&frame);
  return status;
}
