/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text in custom forms, mutated: it is read or refused, and the generic form of what is read gives
 * the same module. LLVMFuzzerTestOneInput is the target of libFuzzer, for which NO_MAIN is defined;
 * else the program mutates the parts of the files that it is given, which lines "// -----"
 * separate: fuzz_custom_text SEED COUNT FILE... Each input is left in the file last.mlir, so that
 * what failed is found there. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <varve/module.h>

static varve_context *make_context(void) {
  varve_context *context = NULL;
  varve_limits limits = VARVE_LIMITS_INIT;
  varve_context_options options = VARVE_CONTEXT_OPTIONS_INIT;
  limits.max_memory = (uint64_t)1 << 28;
  options.limits = &limits;
  if (varve_context_create(&options, &context) != VARVE_STATUS_OK)
    abort();
  return context;
}

/* The generic form; NULL when the text is refused. Custom forms are printed too. */
static varve_bytes *read_and_print(varve_context *context, varve_slice text) {
  varve_module *module = NULL;
  varve_bytes *printed = NULL;
  varve_load_options load = VARVE_LOAD_OPTIONS_INIT;
  varve_save_options options = VARVE_SAVE_OPTIONS_INIT;
  load.keep_unknown_text = text.size % 2 == 0;
  if (varve_module_load(context, text, &load, &module) == VARVE_STATUS_OK &&
      varve_module_save(module, &options, &printed) == VARVE_STATUS_OK)
    varve_bytes_destroy(printed);
  printed = NULL;
  options.generic_form = true;
  if (module != NULL)
    if (varve_module_save(module, &options, &printed) != VARVE_STATUS_OK)
      printed = NULL;
  varve_module_destroy(module);
  return printed;
}

static void check(varve_context *context, varve_slice text) {
  varve_bytes *first = read_and_print(context, text);
  if (first == NULL)
    return;
  varve_slice generic = varve_bytes_slice(first);
  varve_bytes *second = read_and_print(context, generic);
  if (second == NULL || varve_bytes_slice(second).size != generic.size ||
      memcmp(varve_bytes_slice(second).data, generic.data, generic.size) != 0)
    abort();
  varve_bytes_destroy(second);
  varve_bytes_destroy(first);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_context *context = make_context();
  check(context, (varve_slice){(const char *)data, size});
  varve_context_destroy(context);
  return 0;
}

#ifndef NO_MAIN

enum { MAX_FILES = 256, MAX_PARTS = 20000, MAX_SIZE = 1 << 16, PER_CONTEXT = 300 };

typedef struct fuzzer {
  unsigned long long state;
  varve_slice parts[MAX_PARTS];
  size_t part_count;
  char *files[MAX_FILES]; /* what the parts are of */
  size_t file_count;
  char text[MAX_SIZE];
  size_t size;
} fuzzer;

static size_t pick(fuzzer *f, size_t below) {
  f->state ^= f->state << 13;
  f->state ^= f->state >> 7;
  f->state ^= f->state << 17;
  return below == 0 ? 0 : (size_t)(f->state % below);
}

/* Leaves the file in memory: its parts stand in it. */
static void add_file(fuzzer *f, const char *path) {
  static const char separator[] = "\n// -----";
  FILE *file = fopen(path, "rb");
  char *text = calloc(1, 1 << 22);
  if (file == NULL || text == NULL || f->file_count == MAX_FILES)
    abort();
  f->files[f->file_count++] = text;
  size_t size = fread(text, 1, (1 << 22) - 1, file);
  (void)fclose(file);
  for (const char *p = text; p < text + size && f->part_count < MAX_PARTS;) {
    const char *end = strstr(p, separator);
    size_t part = end == NULL ? (size_t)(text + size - p) : (size_t)(end - p);
    f->parts[f->part_count++] = (varve_slice){p, part};
    p += part + (end == NULL ? 0 : sizeof separator - 1);
  }
}

static int is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '%' || c == '@' || c == '#' || c == '!' || c == '^';
}

/* A token of text from somewhere on; its place is *start. */
static size_t find_token(fuzzer *f, varve_slice text, size_t *start) {
  *start = pick(f, text.size);
  while (*start > 0 && is_word(text.data[*start]) && is_word(text.data[*start - 1]))
    --*start;
  size_t end = *start + 1;
  while (end < text.size && is_word(text.data[*start]) && is_word(text.data[end]))
    end++;
  return text.size == 0 ? 0 : end - *start;
}

/* Puts bytes in the place of size others. */
static void replace(fuzzer *f, size_t start, size_t size, varve_slice bytes) {
  if (f->size - size + bytes.size > MAX_SIZE)
    return;
  memmove(f->text + start + bytes.size, f->text + start + size, f->size - start - size);
  memmove(f->text + start, bytes.data, bytes.size);
  f->size = f->size - size + bytes.size;
}

static void mutate(fuzzer *f) {
  static const char *const tokens[] = {"(",          ")",
                                       "[",          "]",
                                       "{",          "}",
                                       "<",          ">",
                                       ",",          ":",
                                       "=",          "->",
                                       "0",          "1",
                                       "-1",         "99",
                                       "true",       "unit",
                                       "?",          "*",
                                       "x",          "\"\"",
                                       "%0",         "^bb0",
                                       "@",          "#",
                                       "!",          "{}",
                                       "()",         "index",
                                       "",           "i32",
                                       "none",       "loc(unknown)",
                                       "!x.y<",      "%arg0",
                                       "%1:2 =",     "attributes",
                                       "4294967296", "1.5",
                                       "dense<1>",   "tensor<4xf32>"};
  varve_slice text = {f->text, f->size}, other = f->parts[pick(f, f->part_count)];
  size_t start = 0, from = 0;
  size_t size = find_token(f, text, &start);
  const char *token = tokens[pick(f, sizeof tokens / sizeof tokens[0])];
  switch (pick(f, 6)) {
  case 0:
    replace(f, start, size, (varve_slice){token, strlen(token)});
    break;
  case 1:
    replace(f, start, 0, (varve_slice){token, strlen(token)});
    break;
  case 2:
    replace(f, start, size, (varve_slice){"", 0});
    break;
  case 3:
    size = find_token(f, other, &from);
    replace(f, start, pick(f, 2) * find_token(f, text, &start),
            (varve_slice){other.data + from, size});
    break;
  case 4:
    replace(f, start, size, (varve_slice){"\n", 1});
    break;
  default:
    if (f->size != 0)
      f->text[start] = (char)(pick(f, 3) == 0 ? pick(f, 256) : 32 + pick(f, 95));
    break;
  }
}

static void make_input(fuzzer *f) {
  varve_slice part = f->parts[pick(f, f->part_count)];
  size_t size = part.size < MAX_SIZE ? part.size : MAX_SIZE;
  memcpy(f->text, part.data, size);
  f->size = size;
  for (size_t count = 1 + pick(f, 4); count > 0; count--)
    mutate(f);
}

static void leave(const fuzzer *f) {
  FILE *file = fopen("last.mlir", "wb");
  if (file == NULL || fwrite(f->text, 1, f->size, file) != f->size)
    abort();
  (void)fclose(file);
}

int main(int count, char **arguments) {
  fuzzer *f = calloc(1, sizeof *f);
  varve_context *context = NULL;
  if (count < 4 || f == NULL)
    return 2;
  f->state = strtoull(arguments[1], NULL, 10) * 2654435761u + 1;
  for (int i = 3; i < count; i++)
    add_file(f, arguments[i]);
  unsigned long long inputs = strtoull(arguments[2], NULL, 10);
  for (unsigned long long i = 0; i < inputs; i++) {
    if (i % PER_CONTEXT == 0) {
      varve_context_destroy(context);
      context = make_context();
    }
    make_input(f);
    leave(f);
    check(context, (varve_slice){f->text, f->size});
  }
  varve_context_destroy(context);
  while (f->file_count > 0)
    free(f->files[--f->file_count]);
  free(f);
  return 0;
}
#endif
