/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lays out the strings of packed tables by rank, without texts that are a suffix of another. */
#include "definitions/pack_strings.h"

#include <stdlib.h>

typedef struct packed_text {
  varve_slice text;
  varve_text old; /* if it is placed: its offset in the pool */
  varve_text_rank rank;
  const struct packed_text *host; /* the text that it is a suffix of; NULL: none */
} packed_text;

varve_status varve_pack_strings_begin(varve_string_packing *packing, varve_slice old,
                                      varve_buffer *pool) {
  *packing = (varve_string_packing){.old = old, .pool = pool};
  varve_vector_init(&packing->ranks, pool->memory, sizeof(uint8_t));
  varve_vector_init(&packing->places, pool->memory, sizeof(varve_text));
  uint8_t *ranks = varve_vector_grow(&packing->ranks, old.size);
  if (ranks == NULL || varve_vector_grow(&packing->places, old.size) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(ranks, VARVE_TEXT_UNUSED, old.size);
  return VARVE_STATUS_OK;
}

void varve_pack_strings_release(varve_string_packing *packing) {
  varve_vector_release(&packing->ranks);
  varve_vector_release(&packing->places);
}

void varve_pack_strings_use(varve_string_packing *packing, varve_text text, varve_text_rank rank) {
  uint8_t *known = &VARVE_VECTOR_AT(&packing->ranks, uint8_t, text);
  if (text != 0 && rank < *known)
    *known = (uint8_t)rank;
}

varve_text varve_pack_strings_place(const varve_string_packing *packing, varve_text text) {
  return text == 0 ? 0 : VARVE_VECTOR_AT(&packing->places, varve_text, text);
}

static varve_status list_texts(const varve_string_packing *packing, varve_vector *texts) {
  for (size_t i = 1; i < packing->old.size; i++) {
    uint8_t rank = VARVE_VECTOR_AT(&packing->ranks, uint8_t, i);
    if (rank == VARVE_TEXT_UNUSED)
      continue;
    packed_text text = {.text = varve_slice_of(packing->old.data + i),
                        .old = (varve_text)i,
                        .rank = (varve_text_rank)rank};
    VARVE_TRY(varve_vector_push(texts, &text));
  }
  return VARVE_STATUS_OK;
}

static varve_status list_placed(const varve_string_packing *packing, varve_vector *texts) {
  for (size_t at = 0; at < packing->pool->size;) {
    packed_text text = {.text = varve_slice_of(packing->pool->data + at),
                        .old = (varve_text)at,
                        .rank = VARVE_TEXT_PLACED};
    VARVE_TRY(varve_vector_push(texts, &text));
    at += text.text.size + 1;
  }
  return VARVE_STATUS_OK;
}

/* Compares from the last byte to the first. Of equal texts the one that is placed comes last. */
static int compare_ends(const void *a, const void *b) {
  varve_slice left = ((const packed_text *)a)->text, right = ((const packed_text *)b)->text;
  for (size_t i = 1; i <= left.size && i <= right.size; i++) {
    unsigned char l = (unsigned char)left.data[left.size - i];
    unsigned char r = (unsigned char)right.data[right.size - i];
    if (l != r)
      return l < r ? -1 : 1;
  }
  if (left.size != right.size)
    return left.size < right.size ? -1 : 1;
  return (((const packed_text *)a)->rank == VARVE_TEXT_PLACED) -
         (((const packed_text *)b)->rank == VARVE_TEXT_PLACED);
}

static int compare_ranks(const void *a, const void *b) {
  const packed_text *left = *(const packed_text *const *)a, *right = *(const packed_text *const *)b;
  if (left->rank != right->rank)
    return left->rank < right->rank ? -1 : 1;
  return (left->old > right->old) - (left->old < right->old);
}

static bool is_end_of(varve_slice end, varve_slice text) {
  return end.size <= text.size && memcmp(text.data + text.size - end.size, end.data, end.size) == 0;
}

/* After the sort, the texts that end with a text directly follow it. Such a text can be its host,
 * unless it comes later in the strings. */
static void find_hosts(packed_text *texts, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t j = i + 1;
         texts[i].rank != VARVE_TEXT_PLACED && j < count && is_end_of(texts[i].text, texts[j].text);
         j++)
      if (texts[j].rank <= texts[i].rank) {
        texts[i].host = &texts[j];
        break;
      }
}

static varve_status add_text(varve_string_packing *packing, const packed_text *text) {
  VARVE_VECTOR_AT(&packing->places, varve_text, text->old) = (varve_text)packing->pool->size;
  VARVE_TRY(varve_buffer_append(packing->pool, text->text));
  return varve_buffer_append_char(packing->pool, 0);
}

static void place_in_host(varve_string_packing *packing, const packed_text *text) {
  const packed_text *host = text->host;
  while (host->host != NULL)
    host = host->host;
  varve_text place =
      host->rank == VARVE_TEXT_PLACED ? host->old : varve_pack_strings_place(packing, host->old);
  VARVE_VECTOR_AT(&packing->places, varve_text, text->old) =
      place + (varve_text)(host->text.size - text->text.size);
}

static varve_status place_all(varve_string_packing *packing, const varve_vector *texts,
                              const packed_text **order) {
  const packed_text *all = texts->data;
  for (size_t i = 0; i < texts->count; i++)
    order[i] = &all[i];
  qsort(order, texts->count, sizeof(const packed_text *), compare_ranks);
  if (packing->pool->size == 0)
    VARVE_TRY(varve_buffer_append_char(packing->pool, 0));
  for (size_t i = 0; i < texts->count; i++)
    if (order[i]->host == NULL && order[i]->rank != VARVE_TEXT_PLACED)
      VARVE_TRY(add_text(packing, order[i]));
  for (size_t i = 0; i < texts->count; i++)
    if (order[i]->host != NULL)
      place_in_host(packing, order[i]);
  return VARVE_STATUS_OK;
}

varve_status varve_pack_strings_end(varve_string_packing *packing) {
  varve_memory *memory = packing->pool->memory;
  varve_vector texts, order;
  varve_vector_init(&texts, memory, sizeof(packed_text));
  varve_vector_init(&order, memory, sizeof(const packed_text *));
  varve_status status = list_texts(packing, &texts);
  if (status == VARVE_STATUS_OK)
    status = list_placed(packing, &texts);
  if (status == VARVE_STATUS_OK && texts.count != 0) {
    qsort(texts.data, texts.count, sizeof(packed_text), compare_ends);
    find_hosts(texts.data, texts.count);
  }
  const packed_text **places =
      status == VARVE_STATUS_OK ? varve_vector_grow(&order, texts.count + 1) : NULL;
  if (status == VARVE_STATUS_OK && places == NULL)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  if (status == VARVE_STATUS_OK)
    status = place_all(packing, &texts, places);
  varve_vector_release(&texts);
  varve_vector_release(&order);
  return status;
}
