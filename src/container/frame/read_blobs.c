/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blobs whose pages are checked at first use. */
#include "container/frame/read_blobs.h"

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

static varve_status check_blob(varve_blob_check *check, uint64_t offset, uint64_t size) {
  paged_blob *blob = (paged_blob *)check;
  varve_status status = varve_pages_check(&blob->pages, offset, size);
  if (status == VARVE_STATUS_CORRUPT) {
    check->is_wrong = true;
    check->wrong_offset = blob->pages.first_wrong;
  }
  return status;
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
