/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a source with few requests. Parts that were used least recently are dropped first. */
#include "base/file/read_ahead.h"

enum { LIMIT_SHARE = 16 };

void varve_read_ahead_init(varve_read_ahead *ahead, varve_memory *memory, varve_source below,
                           uint64_t least_request) {
  *ahead = (varve_read_ahead){.below = below, .memory = memory, .least_request = least_request};
  if (ahead->least_request > VARVE_READ_AHEAD_MOST)
    ahead->least_request = VARVE_READ_AHEAD_MOST;
}

static void drop(varve_read_ahead *ahead, size_t index) {
  varve_buffer_release(&ahead->parts[index].bytes);
  ahead->parts[index] = ahead->parts[--ahead->count];
}

void varve_read_ahead_release(varve_read_ahead *ahead) {
  while (ahead->count != 0)
    drop(ahead, ahead->count - 1);
}

static uint64_t kept_size(const varve_read_ahead *ahead) {
  uint64_t size = 0;
  for (size_t i = 0; i < ahead->count; i++)
    size += ahead->parts[i].bytes.size;
  return size;
}

/* Returns how many bytes may be kept: a sixteenth of the limit of the context, if it has one. */
static uint64_t most_kept(const varve_read_ahead *ahead) {
  uint64_t limit = ahead->memory->limit / LIMIT_SHARE;
  return ahead->memory->limit == 0 || limit > VARVE_READ_AHEAD_MEMORY ? VARVE_READ_AHEAD_MEMORY
                                                                      : limit;
}

/* Drops parts until there is room for one more, of this size. */
static void make_room(varve_read_ahead *ahead, size_t size) {
  while (ahead->count == VARVE_READ_AHEAD_PARTS ||
         (ahead->count != 0 && kept_size(ahead) + size > most_kept(ahead))) {
    size_t oldest = 0;
    for (size_t i = 1; i < ahead->count; i++)
      if (ahead->parts[i].used < ahead->parts[oldest].used)
        oldest = i;
    drop(ahead, oldest);
  }
}

static varve_kept_part *find(varve_read_ahead *ahead, uint64_t offset) {
  for (size_t i = 0; i < ahead->count; i++) {
    varve_kept_part *part = &ahead->parts[i];
    if (offset >= part->offset && offset - part->offset < part->bytes.size)
      return part;
  }
  return NULL;
}

/* Reads and keeps a part that begins at offset. */
static varve_status load(varve_read_ahead *ahead, uint64_t offset, uint64_t size,
                         varve_kept_part **loaded) {
  uint64_t left = ahead->below.size - offset;
  varve_kept_part part = {.offset = offset};
  if (size < ahead->least_request)
    size = ahead->least_request;
  if (size > left)
    size = left;
  if (size > most_kept(ahead))
    return VARVE_STATUS_OUT_OF_MEMORY;
  make_room(ahead, (size_t)size);
  varve_buffer_init(&part.bytes, ahead->memory);
  varve_status status = varve_source_append(&ahead->below, offset, size, &part.bytes);
  if (status != VARVE_STATUS_OK) {
    varve_buffer_release(&part.bytes);
    return status;
  }
  *loaded = &ahead->parts[ahead->count++];
  **loaded = part;
  return VARVE_STATUS_OK;
}

/* Returns the part that holds the byte at offset. If none does, reads one of size bytes or more. */
static varve_status get_part(varve_read_ahead *ahead, uint64_t offset, uint64_t size,
                             varve_kept_part **part) {
  *part = find(ahead, offset);
  if (*part == NULL)
    VARVE_TRY(load(ahead, offset, size, part));
  (*part)->used = ++ahead->calls;
  return VARVE_STATUS_OK;
}

/* Reads bytes that are not kept. Without memory to keep them, they are read as they are needed. */
static varve_status read_alone(varve_read_ahead *ahead, uint64_t offset, char *bytes, size_t size) {
  return ahead->below.read_at(ahead->below.user, offset, bytes, size);
}

static varve_status read_at(void *user, uint64_t offset, void *bytes, size_t size) {
  varve_read_ahead *ahead = user;
  for (char *to = bytes; size != 0;) {
    varve_kept_part *part = find(ahead, offset);
    if (part == NULL && size > VARVE_READ_AHEAD_MOST)
      return read_alone(ahead, offset, to, size);
    varve_status status = get_part(ahead, offset, size, &part);
    if (status == VARVE_STATUS_OUT_OF_MEMORY)
      return read_alone(ahead, offset, to, size);
    VARVE_TRY(status);
    size_t start = (size_t)(offset - part->offset), step = part->bytes.size - start;
    if (step > size)
      step = size;
    memcpy(to, part->bytes.data + start, step);
    to += step;
    offset += step;
    size -= step;
  }
  return VARVE_STATUS_OK;
}

/* Reads what is not kept, unless it is too large. */
static varve_status expect(void *user, uint64_t offset, uint64_t size) {
  varve_read_ahead *ahead = user;
  if (offset > ahead->below.size || size > ahead->below.size - offset ||
      size > VARVE_READ_AHEAD_MOST)
    return VARVE_STATUS_OK;
  while (size != 0) {
    varve_kept_part *part;
    varve_status status = get_part(ahead, offset, size, &part);
    if (status == VARVE_STATUS_OUT_OF_MEMORY)
      return VARVE_STATUS_OK;
    VARVE_TRY(status);
    uint64_t step = part->offset + part->bytes.size - offset;
    if (step >= size)
      break;
    offset += step;
    size -= step;
  }
  return VARVE_STATUS_OK;
}

varve_source varve_read_ahead_source(varve_read_ahead *ahead) {
  return (varve_source){.size = ahead->below.size,
                        .read_at = read_at,
                        .expect = expect,
                        .user = ahead,
                        .below = &ahead->below};
}
