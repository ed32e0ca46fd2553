/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes varve files and loads the results, which the reader must reject: every bit of a file of
 * less than 2 KB, 20,000 bits of a longer one; up to 200,000 prefixes; a byte added at the end; a
 * byte removed, inserted or repeated at up to 20,000 places. The check of varve-verify must reject
 * changed bits too. Arguments: files; --dictionary=FILE, the dictionary of the files after it;
 * --samples=N, used instead of 20,000 from there on. Prints a line for each change that is
 * accepted, and the number of changes. Exits 1 if a change is accepted. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <varve.h>
#include <varve/file.h>

enum { ALL_BITS_BELOW = 2048, SAMPLES = 20000, CONTEXT_USES = 1000 };

/* Returns whether the reader accepts the bytes. */
typedef struct changes changes;
typedef bool taking(const changes *c, varve_slice bytes);

struct changes {
  varve_context *context;
  varve_dictionary *dictionary; /* or NULL */
  const char *path;
  uint64_t samples;
  uint64_t count;
  uint64_t taken;
};

static void renew(changes *c) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.seed = 1;
  varve_context_destroy(c->context);
  if (varve_context_create(&options, &c->context) != VARVE_STATUS_OK)
    abort();
}

static varve_load_options options_of(const changes *c) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.dictionary = c->dictionary;
  return options;
}

static bool loads(const changes *c, varve_slice bytes) {
  varve_load_options options = options_of(c);
  varve_module *module;
  varve_status status = varve_module_load(c->context, bytes, &options, &module);
  if (status == VARVE_STATUS_OK)
    varve_module_destroy(module);
  return status == VARVE_STATUS_OK;
}

/* Reads as varve-verify does. */
static bool verifies(const changes *c, varve_slice bytes) {
  varve_load_options options = options_of(c);
  varve_file *file;
  if (varve_file_open_bytes(c->context, bytes, &options, &file) != VARVE_STATUS_OK)
    return false;
  varve_status status = varve_file_check(file, NULL, NULL);
  varve_file_close(file);
  return status == VARVE_STATUS_OK;
}

/* The caller allocates exactly bytes.size bytes, so that a sanitizer detects reads beyond them. */
static void expect_refusal_by(changes *c, taking *takes, varve_slice bytes, const char *what,
                              uint64_t place) {
  if (c->count++ % CONTEXT_USES == 0)
    renew(c);
  if (!takes(c, bytes))
    return;
  printf("%s: %s %" PRIu64 " is taken\n", c->path, what, place);
  c->taken++;
}

static void expect_refusal(changes *c, varve_slice bytes, const char *what, uint64_t place) {
  expect_refusal_by(c, loads, bytes, what, place);
}

/* Returns the place of sample i: one in each of equal intervals. */
static uint64_t sample(uint64_t i, uint64_t samples, uint64_t places) {
  uint64_t stretch = places / samples;
  return stretch == 1 ? i : stretch * i + i * UINT64_C(7919) % stretch;
}

static void flip_bits(changes *c, char *bytes, size_t size) {
  uint64_t bits = 8 * (uint64_t)size;
  uint64_t flips = size < ALL_BITS_BELOW || bits < c->samples ? bits : c->samples;
  for (uint64_t i = 0; i < flips; i++) {
    uint64_t bit = flips == bits ? i : sample(i, flips, bits);
    bytes[bit / 8] = (char)(bytes[bit / 8] ^ (1 << bit % 8));
    expect_refusal(c, (varve_slice){bytes, size}, "bit", bit);
    expect_refusal_by(c, verifies, (varve_slice){bytes, size}, "verified bit", bit);
    bytes[bit / 8] = (char)(bytes[bit / 8] ^ (1 << bit % 8));
  }
}

/* Copies the bytes before place unchanged, and the bytes from offset behind on to offset to. */
static void copy_around(char *copy, varve_slice bytes, size_t place, size_t behind, size_t to) {
  memcpy(copy, bytes.data, place);
  memcpy(copy + to, bytes.data + behind, bytes.size - behind);
}

/* Removes a byte, or inserts one that is equal to the next byte or differs from it. */
static void move_bytes(changes *c, varve_slice bytes) {
  uint64_t places = bytes.size, samples = places < c->samples ? places : c->samples;
  char *shorter = malloc(bytes.size), *longer = malloc(bytes.size + 1);
  if (shorter == NULL || longer == NULL)
    abort();
  for (uint64_t i = 0; i < samples; i++) {
    size_t place = (size_t)(samples == places ? i : sample(i, samples, places));
    copy_around(shorter, bytes, place, place + 1, place);
    expect_refusal(c, (varve_slice){shorter, bytes.size - 1}, "without byte", place);
    copy_around(longer, bytes, place, place, place + 1);
    longer[place] = bytes.data[place];
    expect_refusal(c, (varve_slice){longer, bytes.size + 1}, "repeated byte", place);
    longer[place] = (char)(bytes.data[place] ^ (1 + (char)(i % 255)));
    expect_refusal(c, (varve_slice){longer, bytes.size + 1}, "new byte", place);
  }
  memcpy(longer, bytes.data, bytes.size);
  for (int value = 0; value < 256; value++) {
    longer[bytes.size] = (char)value;
    expect_refusal(c, (varve_slice){longer, bytes.size + 1}, "at the end byte", (uint64_t)value);
  }
  free(shorter);
  free(longer);
}

static void change(changes *c, char *bytes, size_t size) {
  flip_bits(c, bytes, size);
  /* Skips the empty file, which is an empty module in text. */
  for (size_t cut = 1; cut < size; cut += 1 + (size_t)(size / (10 * c->samples + 1)))
    expect_refusal(c, (varve_slice){bytes, cut}, "prefix", cut);
  move_bytes(c, (varve_slice){bytes, size});
}

/* Returns NULL if the file is empty or cannot be read. */
static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return NULL;
  long end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
  char *bytes = end > 0 ? malloc((size_t)end) : NULL;
  rewind(file);
  if (bytes != NULL && fread(bytes, 1, (size_t)end, file) != (size_t)end) {
    free(bytes);
    bytes = NULL;
  }
  (void)fclose(file);
  *size = bytes == NULL ? 0 : (size_t)end;
  return bytes;
}

/* Returns whether the unchanged file can be read. */
static bool change_file(changes *c) {
  size_t size = 0;
  char *bytes = read_file(c->path, &size);
  if (bytes == NULL)
    return false;
  renew(c);
  bool is_read = loads(c, (varve_slice){bytes, size}) && verifies(c, (varve_slice){bytes, size});
  if (is_read && size != 0)
    change(c, bytes, size);
  free(bytes);
  return is_read;
}

static bool use_dictionary(changes *c, const char *path) {
  size_t size = 0;
  char *bytes = read_file(path, &size);
  varve_dictionary_destroy(c->dictionary);
  c->dictionary = NULL;
  varve_status status = varve_dictionary_create(
      (varve_slice){bytes, size}, (varve_diagnostic_sink){NULL, NULL}, &c->dictionary);
  free(bytes);
  return status == VARVE_STATUS_OK;
}

/* Returns the value of the option, or NULL if the argument is not this option. */
static const char *value_of(const char *argument, const char *option) {
  size_t size = strlen(option);
  return strncmp(argument, option, size) == 0 ? argument + size : NULL;
}

static bool use_samples(changes *c, const char *count) {
  c->samples = strtoull(count, NULL, 10);
  return c->samples != 0;
}

static bool take(changes *c) {
  const char *path = value_of(c->path, "--dictionary="), *count = value_of(c->path, "--samples=");
  if (path != NULL)
    return use_dictionary(c, path);
  return count != NULL ? use_samples(c, count) : change_file(c);
}

int main(int argc, char **argv) {
  changes c = {.samples = SAMPLES};
  int failed = 0;
  for (int i = 1; i < argc; i++) {
    c.path = argv[i];
    if (take(&c))
      continue;
    printf("%s: cannot be read\n", c.path);
    failed = 1;
  }
  varve_context_destroy(c.context);
  varve_dictionary_destroy(c.dictionary);
  printf("%" PRIu64 " changes, %" PRIu64 " taken\n", c.count, c.taken);
  return failed != 0 || c.taken != 0;
}
