/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Byte planes. */
#include "container/frame/planes.h"

#include <zstd.h>

/* Planes must save another 1/16, which those of floats do, and a large packed blob 1/8. */
enum { TRIED_SIZE = 1 << 18, TRIED_LEVEL = 1, PLANES_GAIN = 16, PACKING_GAIN = 8 };

bool varve_is_plane_width(unsigned width) {
  return width == 2 || width == 4 || width == VARVE_MOST_PLANES;
}

static varve_status reorder(varve_slice bytes, size_t rows, size_t columns, varve_buffer *out) {
  size_t whole = rows * columns;
  VARVE_TRY(varve_buffer_reserve(out, bytes.size));
  if (bytes.size == 0)
    return VARVE_STATUS_OK;
  /* Moves byte b of element i to position b * count + i, or back. */
  char *to = out->data + out->size;
  for (size_t c = 0; c < columns; c++)
    for (size_t r = 0; r < rows; r++)
      to[c * rows + r] = bytes.data[r * columns + c];
  memcpy(out->data + out->size + whole, bytes.data + whole, bytes.size - whole);
  out->size += bytes.size;
  return VARVE_STATUS_OK;
}

varve_status varve_planes_split(varve_slice bytes, unsigned width, varve_buffer *out) {
  return reorder(bytes, bytes.size / width, width, out);
}

varve_status varve_planes_join(varve_slice planes, unsigned width, varve_buffer *out) {
  return reorder(planes, width, planes.size / width, out);
}

/* Packs the bytes and adds the size. */
static varve_status try_packing(varve_slice bytes, int level, varve_buffer *room, size_t *size) {
  size_t bound = ZSTD_compressBound(bytes.size);
  room->size = 0;
  VARVE_TRY(varve_buffer_reserve(room, bound));
  size_t packed = ZSTD_compress(room->data, bound, bytes.data, bytes.size, level);
  if (ZSTD_isError(packed))
    return VARVE_STATUS_OUT_OF_MEMORY;
  *size += packed;
  return VARVE_STATUS_OK;
}

typedef struct trial {
  varve_buffer planes;
  varve_buffer room;
} trial;

/* Planes are packed one by one, as the writer packs them. */
static varve_status try_width(trial *t, varve_slice bytes, unsigned width, size_t *size) {
  *size = 0;
  if (width == 0)
    return try_packing(bytes, TRIED_LEVEL, &t->room, size);
  size_t plane = bytes.size / width;
  t->planes.size = 0;
  VARVE_TRY(varve_planes_split(bytes, width, &t->planes));
  for (unsigned i = 0; i < width; i++)
    VARVE_TRY(try_packing(varve_slice_make(t->planes.data + i * plane, plane), TRIED_LEVEL,
                          &t->room, size));
  return VARVE_STATUS_OK;
}

static varve_status choose(trial *t, varve_slice bytes, unsigned *width) {
  size_t plain, best;
  VARVE_TRY(try_width(t, bytes, 0, &plain));
  best = plain - plain / PLANES_GAIN;
  for (unsigned w = 2; w <= VARVE_MOST_PLANES; w *= 2) {
    size_t size;
    VARVE_TRY(try_width(t, bytes, w, &size));
    if (size < best) {
      best = size;
      *width = w;
    }
  }
  return VARVE_STATUS_OK;
}

static varve_slice first_of(varve_slice bytes) {
  return varve_slice_make(bytes.data, bytes.size < TRIED_SIZE ? bytes.size : TRIED_SIZE);
}

static void trial_init(trial *t, varve_memory *memory) {
  varve_buffer_init(&t->planes, memory);
  varve_buffer_init(&t->room, memory);
}

static void trial_release(trial *t) {
  varve_buffer_release(&t->planes);
  varve_buffer_release(&t->room);
}

varve_status varve_planes_choose(varve_memory *memory, varve_slice bytes, unsigned *width) {
  trial t;
  *width = 0;
  trial_init(&t, memory);
  varve_status status = choose(&t, first_of(bytes), width);
  trial_release(&t);
  return status;
}

varve_status varve_packing_pays(varve_memory *memory, varve_slice bytes, unsigned width,
                                bool *pays) {
  trial t;
  size_t size = 0;
  varve_slice tried = first_of(bytes);
  trial_init(&t, memory);
  varve_status status = try_width(&t, tried, width, &size);
  trial_release(&t);
  *pays = status == VARVE_STATUS_OK && size <= tried.size - tried.size / PACKING_GAIN;
  return status;
}

varve_status varve_level_pays(varve_memory *memory, varve_slice bytes, int low, int high,
                              bool *pays) {
  enum { SIZE = 64 << 10, GAIN = 16 };
  size_t skipped = bytes.size > SIZE ? (bytes.size - SIZE) / 2 : 0;
  varve_slice tried = varve_slice_make(bytes.data + skipped, bytes.size - 2 * skipped);
  size_t at_low = 0, at_high = 0;
  varve_buffer room;
  varve_buffer_init(&room, memory);
  varve_status status = try_packing(tried, low, &room, &at_low);
  if (status == VARVE_STATUS_OK)
    status = try_packing(tried, high, &room, &at_high);
  varve_buffer_release(&room);
  *pays = at_high < at_low - at_low / GAIN;
  return status;
}
