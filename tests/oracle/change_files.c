/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes varve files and loads what comes of it, which must be refused: every bit of a file of
 * less than 2 KB, 20,000 bits of a longer one; every prefix; a byte behind the end. Arguments:
 * files. Prints a line for each change that is not refused, and how many changes there were; exits
 * 1 when one was taken. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <varve.h>

enum { ALL_BITS_BELOW = 2048, SAMPLED_BITS = 20000, CONTEXT_USES = 1000 };

typedef struct changes {
  varve_context *context;
  const char *path;
  uint64_t count;
  uint64_t taken;
} changes;

static void renew(changes *c) {
  varve_context_options options = VARVE_CONTEXT_OPTIONS_INIT;
  options.seed = 1;
  varve_context_destroy(c->context);
  if (varve_context_create(&options, &c->context) != VARVE_STATUS_OK)
    abort();
}

/* Memory of exactly that size, so that a sanitizer sees a read beyond it, is the caller's. */
static void expect_refusal(changes *c, const char *bytes, size_t size, const char *what,
                           uint64_t place) {
  varve_module *module;
  if (c->count++ % CONTEXT_USES == 0)
    renew(c);
  if (varve_module_load(c->context, (varve_slice){bytes, size}, NULL, &module) != VARVE_STATUS_OK)
    return;
  printf("%s: %s %" PRIu64 " is taken\n", c->path, what, place);
  c->taken++;
  varve_module_destroy(module);
}

static void flip_bits(changes *c, char *bytes, size_t size) {
  uint64_t bits = 8 * (uint64_t)size;
  uint64_t flips = size < ALL_BITS_BELOW || bits < SAMPLED_BITS ? bits : SAMPLED_BITS;
  for (uint64_t i = 0; i < flips; i++) {
    uint64_t bit = flips == bits ? i : bits / flips * i + i * UINT64_C(7919) % (bits / flips);
    bytes[bit / 8] = (char)(bytes[bit / 8] ^ (1 << bit % 8));
    expect_refusal(c, bytes, size, "bit", bit);
    bytes[bit / 8] = (char)(bytes[bit / 8] ^ (1 << bit % 8));
  }
}

static void change(changes *c, char *bytes, size_t size) {
  flip_bits(c, bytes, size);
  /* An empty file is an empty module in text. */
  for (size_t cut = 1; cut < size; cut++)
    expect_refusal(c, bytes, cut, "prefix", cut);
  char *longer = malloc(size + 1);
  if (longer == NULL)
    abort();
  memcpy(longer, bytes, size);
  longer[size] = 0;
  expect_refusal(c, longer, size + 1, "length", size + 1);
  free(longer);
}

static int change_file(changes *c) {
  FILE *file = fopen(c->path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0)
    return 1;
  long size = ftell(file);
  char *bytes = size > 0 ? malloc((size_t)size) : NULL;
  rewind(file);
  if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size)
    return 1;
  (void)fclose(file);
  change(c, bytes, (size_t)size);
  free(bytes);
  return 0;
}

int main(int argc, char **argv) {
  changes c = {.context = NULL};
  int failed = 0;
  for (int i = 1; i < argc; i++) {
    c.path = argv[i];
    if (change_file(&c) != 0) {
      printf("%s: cannot be read\n", c.path);
      failed = 1;
    }
  }
  varve_context_destroy(c.context);
  printf("%d files, %" PRIu64 " changes, %" PRIu64 " taken\n", argc - 1, c.count, c.taken);
  return failed != 0 || c.taken != 0;
}
