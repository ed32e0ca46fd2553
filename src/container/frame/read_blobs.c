/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blobs whose bytes are checked, or read and checked, at first use. */
#include "container/frame/read_blobs.h"

#include <xxhash.h>

#include "container/frame/pages.h"

#ifdef VARVE_STRESS
enum { BORROWED_SIZE = 1 };
#else
enum { BORROWED_SIZE = 1 << 16 };
#endif

/* Allocated in the pool of the module. */
typedef struct paged_blob {
  varve_blob_check check; /* first: resources refer to it */
  varve_pages pages;
} paged_blob;

static varve_status check_pages(paged_blob *blob, uint64_t offset, uint64_t size) {
  varve_status status = varve_pages_check(&blob->pages, offset, size);
  if (status == VARVE_STATUS_CORRUPT)
    blob->check.wrong_offset = blob->pages.first_wrong;
  return status;
}

static varve_status check_blob(varve_blob_check *check, uint64_t offset, uint64_t size) {
  return check_pages((paged_blob *)check, offset, size);
}

bool varve_can_borrow_blob(const varve_container_frame_reader *frame,
                           const varve_section *section) {
  return frame->defers_resources && section->size >= BORROWED_SIZE &&
         (section->codec == VARVE_CODEC_NONE || varve_codec_page_bits(section->codec) != 0);
}

varve_status varve_borrow_blob(varve_module *module, const varve_container_frame_reader *frame,
                               const varve_section *section, varve_read_blob *blob) {
  *blob =
      (varve_read_blob){.bytes = varve_container_frame_raw(frame, section), .is_borrowed = true};
  unsigned bits = varve_codec_page_bits(section->codec);
  if (bits == 0 || frame->is_checked)
    return VARVE_STATUS_OK;
  varve_arena *arena = &module->pool.arena;
  paged_blob *made = varve_arena_allocate(arena, sizeof(*made));
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->check = (varve_blob_check){.check = check_blob};
  if (bits == VARVE_BLOCK_BITS)
    made->check.sums = (const uint8_t *)blob->bytes.data + section->size;
  varve_pages_init(&made->pages, frame->memory, (const uint8_t *)blob->bytes.data, section->size,
                   bits);
  VARVE_TRY(varve_pages_use_arena(&made->pages, arena));
  blob->check = &made->check;
  return VARVE_STATUS_OK;
}

/* A blob that is read from the file at first use. Allocated in the pool of the module. */
typedef struct distant_blob {
  paged_blob paged; /* first */
  varve_blob_place place;
  varve_page_origin origin;
  char *room;    /* for the bytes, and the checksums of their pages */
  bool is_ready; /* the checksums of the pages were read, or all bytes of a blob without pages */
} distant_blob;

/* Reads the checksums of the pages, which follow them. */
static varve_status read_sums(distant_blob *blob) {
  const varve_section *section = &blob->place.section;
  char *sums = blob->room + section->size;
  size_t size = (size_t)(section->stored_size - section->size);
  if (blob->place.source->data == NULL)
    VARVE_TRY(varve_source_read(blob->place.source, section->offset + section->size, sums, size));
  return XXH3_64bits(sums, size) == section->checksum ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT;
}

/* Whatever is wrong with the bytes, the blob is damaged. */
static varve_status unpack(varve_container_frame_reader *frame, const varve_section *section,
                           varve_buffer *unpacked, varve_slice *bytes) {
  varve_status status = varve_container_frame_get(frame, section, unpacked, bytes);
  return status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY ? status
                                                                           : VARVE_STATUS_CORRUPT;
}

/* Reads and decodes all bytes of a blob without pages. */
static varve_status read_whole(distant_blob *blob) {
  varve_buffer stored, unpacked;
  varve_slice bytes = VARVE_SLICE("");
  varve_section alone = blob->place.section;
  varve_reporter quiet = {.max_errors = 1};
  varve_container_frame_reader frame = {.memory = blob->paged.pages.memory,
                                        .reporter = &quiet,
                                        .file_size = blob->place.source->size,
                                        .max_expansion = blob->place.max_expansion};
  varve_buffer_init(&stored, frame.memory);
  varve_buffer_init(&unpacked, frame.memory);
  varve_status status =
      varve_source_get(blob->place.source, alone.offset, alone.stored_size, &stored, &frame.file);
  if (status == VARVE_STATUS_OK && XXH3_64bits(frame.file.data, frame.file.size) != alone.checksum)
    status = VARVE_STATUS_CORRUPT;
  alone.offset = 0;
  if (status == VARVE_STATUS_OK)
    status = unpack(&frame, &alone, &unpacked, &bytes);
  if (status == VARVE_STATUS_OK && bytes.data != blob->room)
    memcpy(blob->room, bytes.data, bytes.size);
  varve_buffer_release(&stored);
  varve_buffer_release(&unpacked);
  return status;
}

static varve_status check_distant(varve_blob_check *check, uint64_t offset, uint64_t size) {
  distant_blob *blob = (distant_blob *)check;
  bool has_pages = blob->paged.pages.page_bits != 0;
  if (!blob->is_ready)
    VARVE_TRY(has_pages ? read_sums(blob) : read_whole(blob));
  blob->is_ready = true;
  return has_pages ? check_pages(&blob->paged, offset, size) : VARVE_STATUS_OK;
}

bool varve_can_leave_blob(const varve_section *section) { return section->size >= BORROWED_SIZE; }

varve_status varve_leave_blob(varve_module *module, const varve_blob_place *place,
                              varve_resource *resource) {
  const varve_section *section = &place->section;
  const unsigned bits = varve_codec_page_bits(section->codec);
  varve_arena *arena = &module->pool.arena;
  const uint64_t room_size = bits != 0 ? section->stored_size : section->size;
  if (room_size > SIZE_MAX / 2)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  distant_blob *blob = varve_arena_allocate(arena, sizeof(*blob));
  if (blob == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *blob = (distant_blob){.place = *place};
  blob->paged.check.check = check_distant;
  const bool is_in_place = place->source->data != NULL && !varve_codec_is_packed(section->codec);
  blob->room = place->room;
  blob->is_ready = place->room != NULL;
  if (blob->room == NULL)
    blob->room = is_in_place ? (char *)(uintptr_t)(place->source->data + section->offset)
                             : varve_arena_allocate(arena, (size_t)room_size);
  if (blob->room == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_pages_init(&blob->paged.pages, &module->context->memory, (const uint8_t *)blob->room,
                   section->size, bits);
  blob->paged.pages.has_no_table = place->room != NULL;
  if (bits != 0)
    VARVE_TRY(varve_pages_use_arena(&blob->paged.pages, arena));
  blob->origin = (varve_page_origin){.source = place->source, .offset = section->offset};
  if (!is_in_place)
    blob->paged.pages.origin = &blob->origin;
  resource->data = varve_slice_make(blob->room, (size_t)section->size);
  resource->check = &blob->paged.check;
  return VARVE_STATUS_OK;
}
