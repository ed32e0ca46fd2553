/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Planes and differences of elements. format-spec/varve.md, "Nodes". */
#include "container/streams/elements.h"

#include "container/frame/cost.h"

enum { MAX_WIDTH = 8, SYMBOL_COST = 5 * 256 };

static uint64_t element_at(varve_slice bytes, size_t width, size_t index) {
  uint64_t value = 0;
  for (size_t b = width; b-- > 0;)
    value = value << 8 | (uint8_t)bytes.data[index * width + b];
  return value;
}

/* Estimates the cost of bytes from their frequencies. */
static uint64_t cost_of_counts(const uint32_t counts[256], uint64_t total) {
  uint64_t cost = 0;
  for (unsigned i = 0; i < 256; i++)
    if (counts[i] != 0)
      cost += varve_cost_of_alike(total, counts[i]) + SYMBOL_COST;
  return cost;
}

/* Estimates the cost of all planes of the elements, or of their differences. */
static uint64_t cost_of_planes(varve_slice bytes, size_t width, bool differences) {
  uint32_t counts[256];
  uint64_t cost = 0;
  size_t count = bytes.size / width;
  for (size_t plane = 0; plane < width; plane++) {
    uint64_t last = 0;
    memset(counts, 0, sizeof(counts));
    for (size_t i = 0; i < count; i++) {
      uint64_t value = element_at(bytes, width, i);
      counts[(value - last) >> (8 * plane) & 0xFF]++;
      last = differences ? value : 0;
    }
    cost += cost_of_counts(counts, count);
  }
  return cost;
}

static uint64_t cost_of_bytes(varve_slice bytes) {
  uint32_t counts[256] = {0};
  for (size_t i = 0; i < bytes.size; i++)
    counts[(uint8_t)bytes.data[i]]++;
  return cost_of_counts(counts, bytes.size);
}

varve_elements_form varve_elements_choose(varve_slice bytes, size_t width) {
  enum { SAMPLE = 1 << 16, LEAST = 16 };
  if (width < 2 || width > MAX_WIDTH || bytes.size % width != 0 || bytes.size < LEAST * width)
    return VARVE_ELEMENTS_PLAIN;
  if (bytes.size > SAMPLE)
    bytes.size = SAMPLE - SAMPLE % width;
  uint64_t plain = cost_of_bytes(bytes), planes = cost_of_planes(bytes, width, false);
  uint64_t differences = cost_of_planes(bytes, width, true);
  /* Packers find matches in plain bytes that this estimate ignores. */
  if (planes >= plain - plain / 8 && differences >= plain - plain / 8)
    return VARVE_ELEMENTS_PLAIN;
  return differences < planes ? VARVE_ELEMENTS_DIFFERENCES : VARVE_ELEMENTS_PLANES;
}

varve_status varve_elements_arrange(varve_slice bytes, size_t width, varve_elements_form form,
                                    varve_buffer *out) {
  if (form == VARVE_ELEMENTS_PLAIN)
    return varve_buffer_append(out, bytes);
  size_t count = bytes.size / width;
  uint64_t last = 0;
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_reserve(out, bytes.size));
  char *planes = out->data + out->size;
  for (size_t i = 0; i < count; i++) {
    uint64_t value = element_at(bytes, width, i);
    for (size_t plane = 0; plane < width; plane++)
      planes[plane * count + i] = (char)((value - last) >> (8 * plane) & 0xFF);
    last = form == VARVE_ELEMENTS_DIFFERENCES ? value : 0;
  }
  out->size += bytes.size;
  return VARVE_STATUS_OK;
}

/* Loads an element of four bytes, one byte from each plane. */
static inline uint32_t word_at(const uint8_t *planes, size_t count, size_t index) {
  return (uint32_t)planes[index] | (uint32_t)planes[count + index] << 8 |
         (uint32_t)planes[2 * count + index] << 16 | (uint32_t)planes[3 * count + index] << 24;
}

static inline void put_word(uint32_t word, char *bytes) {
  bytes[0] = (char)(word & 0xFF);
  bytes[1] = (char)(word >> 8 & 0xFF);
  bytes[2] = (char)(word >> 16 & 0xFF);
  bytes[3] = (char)(word >> 24 & 0xFF);
}

varve_status varve_elements_restore(varve_slice bytes, size_t width, varve_elements_form form,
                                    varve_buffer *out) {
  if (form == VARVE_ELEMENTS_PLAIN)
    return varve_buffer_append(out, bytes);
  if (width == 0 || width > MAX_WIDTH || bytes.size % width != 0)
    return VARVE_STATUS_CORRUPT;
  if (bytes.size == 0)
    return VARVE_STATUS_OK;
  const uint8_t *planes = (const uint8_t *)bytes.data;
  bool differences = form == VARVE_ELEMENTS_DIFFERENCES;
  VARVE_TRY(varve_buffer_reserve(out, bytes.size));
  char *elements = out->data + out->size;
  if (width == 4) {
    const size_t count = bytes.size / width;
    uint32_t last = 0;
    for (size_t i = 0; i < count; i++, elements += 4) {
      uint32_t value = word_at(planes, count, i) + last;
      put_word(value, elements);
      last = differences ? value : 0;
    }
  } else if (width == 8) {
    const size_t count = bytes.size / width;
    uint64_t last = 0;
    for (size_t i = 0; i < count; i++, elements += 8) {
      uint64_t value = word_at(planes, count, i);
      value |= (uint64_t)word_at(planes + 4 * count, count, i) << 32;
      value += last;
      put_word((uint32_t)value, elements);
      put_word((uint32_t)(value >> 32), elements + 4);
      last = differences ? value : 0;
    }
  } else {
    /* Restores elements of any width. */
    size_t count = bytes.size / width;
    uint64_t last = 0;
    for (size_t i = 0; i < count; i++) {
      uint64_t value = 0;
      for (size_t plane = width; plane-- > 0;)
        value = value << 8 | (uint8_t)bytes.data[plane * count + i];
      value += last;
      for (size_t b = 0; b < width; b++)
        elements[i * width + b] = (char)(value >> (8 * b) & 0xFF);
      last = differences ? value : 0;
    }
  }
  out->size += bytes.size;
  return VARVE_STATUS_OK;
}
