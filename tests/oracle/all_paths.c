/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes varve files behind correct checksums, and compares all ways of reading the results.
 * Arguments: files, and options for the files after them. --samples=N makes N changes of bytes for
 * each file, and N / 4 changes of parts. --decode=PROGRAM is the second decoder, and
 * --vocabulary=FILE its vocabulary; it gets one of --decoded=N changes. Others are
 * --dictionary=FILE and --scratch=FILE. Each file is changed as it is, and unpacked. Exits 1 if
 * ways of reading disagree. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/container.h"
#include "fuzz/mutate.h"
#include "tests/oracle/paths.h"

enum { CONTEXT_USES = 200, VALUES = 16 };

typedef struct changes {
  paths paths;
  uint64_t samples;
  uint64_t decoded; /* the second decoder reads one change of this many */
  uint64_t count;
  uint64_t chance;
  varve_slice dictionary;
} changes;

static void renew(changes *c) {
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  limits.max_memory = 1 << 28;
  options.limits = &limits;
  options.seed = 1;
  varve_context_destroy(c->paths.context);
  FUZZ_CHECK(varve_context_create(&options, &c->paths.context) == VARVE_STATUS_OK);
}

static void try_change(changes *c, unsigned char *bytes, size_t size, uint64_t place) {
  if (c->count++ % CONTEXT_USES == 0)
    renew(c);
  fuzz_mend_container(bytes, size, c->paths.dictionary_hash);
  c->paths.place = place;
  paths_compare(&c->paths, (varve_slice){(const char *)bytes, size},
                c->paths.decode_count != 0 && c->count % c->decoded == 0);
}

/* Flips a bit, or sets a small or large value. */
static unsigned char change_byte(unsigned char byte, unsigned value) {
  static const unsigned char values[VALUES - 8] = {0x00, 0x01, 0x03, 0x7f, 0x80, 0xfe, 0xff, 0x02};
  return value < 8 ? (unsigned char)(byte ^ 1u << value) : values[value - 8];
}

/* Makes all changes, or evenly spread samples of them. */
static void change_bytes(changes *c, varve_slice bytes) {
  uint64_t all = (uint64_t)bytes.size * VALUES;
  uint64_t count = all < c->samples ? all : c->samples;
  for (uint64_t i = 0; i < count; i++) {
    uint64_t stretch = all / count, number = i * stretch;
    number += stretch == 1 ? 0 : (uint64_t)fuzz_chance(&c->chance, (size_t)stretch);
    size_t place = (size_t)(number / VALUES);
    unsigned char *changed = fuzz_copy(bytes);
    changed[place] = change_byte(changed[place], (unsigned)(number % VALUES));
    try_change(c, changed, bytes.size, number);
    free(changed);
  }
}

/* Makes numbers, texts and parts longer or shorter. */
static void change_parts(changes *c, varve_slice bytes) {
  size_t room = 2 * bytes.size + 4096;
  for (uint64_t i = 0; i < c->samples / 4; i++) {
    unsigned char *changed = malloc(room);
    FUZZ_CHECK(changed != NULL);
    size_t size =
        fuzz_mutate(&c->chance, (const unsigned char *)bytes.data, bytes.size, changed, room);
    unsigned char *exact = fuzz_copy((varve_slice){(const char *)changed, size});
    if (size != 0)
      try_change(c, exact, size, i);
    free(exact);
    free(changed);
  }
}

/* Returns NULL if the file cannot be read. */
static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  long end = file != NULL && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
  char *bytes = end > 0 ? malloc((size_t)end) : NULL;
  if (bytes != NULL) {
    rewind(file);
    *size = fread(bytes, 1, (size_t)end, file);
  }
  if (file != NULL)
    (void)fclose(file);
  return bytes;
}

static bool change_file(changes *c, const char *path) {
  static char what[4][512];
  static const char *const how[4] = {"byte", "unpacked byte", "part", "unchanged"};
  size_t size = 0, unpacked_size = 0;
  char *bytes = read_file(path, &size);
  if (bytes == NULL)
    return false;
  for (unsigned i = 0; i < 4; i++)
    (void)snprintf(what[i], sizeof(what[i]), "%s: %s", path, how[i]);
  varve_slice file = {bytes, size};
  unsigned char *unpacked = fuzz_unpack_container(file, c->dictionary, &unpacked_size);
  const varve_slice open = {(const char *)unpacked, unpacked_size};
  uint64_t accepted = c->paths.accepted;
  c->paths.what = what[3];
  try_change(c, unpacked, unpacked_size, 0);
  c->paths.what = what[0];
  change_bytes(c, file);
  c->paths.what = what[1];
  change_bytes(c, open);
  c->paths.what = what[2];
  change_parts(c, open);
  bool is_taken = c->paths.accepted != accepted;
  free(unpacked);
  free(bytes);
  return is_taken;
}

static bool use_dictionary(changes *c, const char *path) {
  size_t size = 0;
  char *bytes = read_file(path, &size);
  varve_diagnostic_sink none = {NULL, NULL};
  c->dictionary = (varve_slice){bytes, size};
  if (bytes == NULL ||
      varve_dictionary_create(c->dictionary, none, &c->paths.dictionary) != VARVE_STATUS_OK)
    return false;
  c->paths.dictionary_hash = 0;
  for (size_t i = 0; i < 8; i++)
    c->paths.dictionary_hash |= (uint64_t)(unsigned char)bytes[size - 8 + i] << (8 * i);
  return true;
}

static const char *value_of(const char *argument, const char *option) {
  size_t size = strlen(option);
  return strncmp(argument, option, size) == 0 ? argument + size : NULL;
}

static void add_argument(paths *p, const char *argument) {
  FUZZ_CHECK(p->decode_count < MOST_DECODE_ARGUMENTS);
  p->decode[p->decode_count++] = argument;
}

static bool take(changes *c, const char *argument) {
  const char *value;
  if ((value = value_of(argument, "--samples=")) != NULL)
    return (c->samples = strtoull(value, NULL, 10)) != 0;
  if ((value = value_of(argument, "--decoded=")) != NULL)
    return (c->decoded = strtoull(value, NULL, 10)) != 0;
  if ((value = value_of(argument, "--scratch=")) != NULL)
    return (c->paths.scratch = value) != NULL;
  if ((value = value_of(argument, "--dictionary=")) != NULL)
    return use_dictionary(c, value);
  if ((value = value_of(argument, "--decode=")) != NULL) {
    add_argument(&c->paths, value);
    return true;
  }
  if ((value = value_of(argument, "--vocabulary=")) == NULL)
    return change_file(c, argument);
  if (c->paths.decode_count == 0)
    return true;
  add_argument(&c->paths, "-D");
  add_argument(&c->paths, value);
  return true;
}

int main(int argc, char **argv) {
  changes c = {.samples = 1000, .decoded = UINT64_MAX, .chance = 1};
  bool is_whole = true;
  for (int i = 1; i < argc; i++) {
    bool is_taken = take(&c, argv[i]);
    if (!is_taken)
      printf("%s: cannot be used, or is refused as it is\n", argv[i]);
    is_whole &= is_taken;
  }
  printf("%llu changes, %llu accepted; the second decoder read %llu, in %llu of them one of the "
         "decoders refused nodes that it may; %llu disagreements\n",
         (unsigned long long)c.count, (unsigned long long)c.paths.accepted,
         (unsigned long long)c.paths.decoded, (unsigned long long)c.paths.excused,
         (unsigned long long)c.paths.disagreements);
  varve_context_destroy(c.paths.context);
  varve_dictionary_destroy(c.paths.dictionary);
  free((void *)(uintptr_t)c.dictionary.data);
  return !is_whole || c.paths.disagreements != 0;
}
