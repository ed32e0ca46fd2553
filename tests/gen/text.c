/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts, random numbers, and errors that end the program. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "gen.h"

void gen_must(varve_status status, const char *what) {
  if (status == VARVE_STATUS_OK)
    return;
  fprintf(stderr, "generate: %s: %s\n", what, varve_status_text(status));
  exit(2);
}

void gen_die(const char *what, varve_slice name) {
  fprintf(stderr, "generate: %s '%.*s'\n", what, (int)name.size, name.data);
  exit(2);
}

/* splitmix64. */
static uint64_t next(gen_random *random) {
  random->state += 0x9e3779b97f4a7c15U;
  uint64_t z = random->state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

void gen_random_seed(gen_random *random, uint64_t seed, varve_slice name, uint64_t attempt) {
  uint64_t hash = 0xcbf29ce484222325U ^ seed;
  for (size_t i = 0; i < name.size; i++)
    hash = (hash ^ (unsigned char)name.data[i]) * 0x100000001b3U;
  random->state = hash + attempt * 0x632be59bd9b4e019U;
  next(random);
}

uint32_t gen_random_below(gen_random *random, uint32_t bound) {
  return (uint32_t)((next(random) >> 32) % bound);
}

bool gen_random_chance(gen_random *random, uint32_t percent) {
  return gen_random_below(random, 100) < percent;
}

varve_slice gen_copy(gen *g, varve_slice text) {
  varve_slice copy = varve_arena_copy(&g->arena, text);
  gen_must(copy.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "texts");
  return copy;
}

varve_slice gen_format(gen *g, const char *format, ...) {
  va_list arguments;
  va_list again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *text = varve_arena_allocate(&g->arena, (size_t)size + 1);
  gen_must(text == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "texts");
  vsnprintf(text, (size_t)size + 1, format, again);
  va_end(again);
  return varve_slice_make(text, (size_t)size);
}

void gen_add(varve_buffer *buffer, varve_slice text) {
  gen_must(varve_buffer_append(buffer, text), "text");
}

void gen_add_text(varve_buffer *buffer, const char *text) { gen_add(buffer, varve_slice_of(text)); }

bool gen_starts(varve_slice text, const char *with) {
  size_t size = strlen(with);
  return text.size >= size && memcmp(text.data, with, size) == 0;
}

varve_slice gen_trim(varve_slice text) {
  while (text.size != 0 && strchr(" \t\n", text.data[0]) != NULL) {
    text.data++;
    text.size--;
  }
  while (text.size != 0 && strchr(" \t\n", text.data[text.size - 1]) != NULL)
    text.size--;
  return text;
}

bool gen_matches(varve_slice pattern, varve_slice text) {
  size_t p = 0;
  size_t t = 0;
  size_t star = SIZE_MAX;
  size_t resume = 0;
  while (t < text.size) {
    if (p < pattern.size && pattern.data[p] == '*') {
      star = p++;
      resume = t;
    } else if (p < pattern.size && pattern.data[p] == text.data[t]) {
      p++;
      t++;
    } else if (star != SIZE_MAX) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.size && pattern.data[p] == '*')
    p++;
  return p == pattern.size;
}
