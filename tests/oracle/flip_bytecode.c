/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* flip_bytecode SEED COUNT FOLDER FILE...: makes COUNT files FOLDER/<number>.mlirbc, each of them
 * one of the files with one bit changed, and reads them. Accepted modules are printed and written
 * again. A crash ends the program, and so does a file that takes more than five seconds of the
 * processor. Prints how many files were rejected and accepted. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>

#include <varve.h>

enum { SECONDS = 5 };

typedef struct file_bytes {
  char *bytes;
  size_t size;
} file_bytes;

static uint64_t next_random(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

static file_bytes read_file(const char *path) {
  file_bytes made = {NULL, 0};
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return made;
  long end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
  rewind(file);
  made.bytes = end > 0 ? malloc((size_t)end) : NULL;
  if (made.bytes != NULL)
    made.size = fread(made.bytes, 1, (size_t)end, file);
  (void)fclose(file);
  return made;
}

static bool write_file(const char *folder, uint64_t number, file_bytes from) {
  char path[4096];
  (void)snprintf(path, sizeof(path), "%s/%" PRIu64 ".mlirbc", folder, number);
  FILE *file = fopen(path, "wb");
  bool is_written = file != NULL && fwrite(from.bytes, 1, from.size, file) == from.size;
  return file != NULL && fclose(file) == 0 && is_written;
}

/* Limits the processor time for one file; the signal ends the program. */
static void start_clock(unsigned seconds) {
  const struct itimerval timer = {.it_value = {.tv_sec = (long)seconds}};
  (void)setitimer(ITIMER_PROF, &timer, NULL);
}

/* Returns whether the module is accepted. */
static bool use(varve_slice bytes) {
  static const varve_format formats[] = {VARVE_FORMAT_TEXT, VARVE_FORMAT_BYTECODE,
                                         VARVE_FORMAT_VARVE};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  varve_module *module;
  limits.max_output = 64U << 20;
  options.limits = &limits;
  if (varve_context_create(&options, &context) != VARVE_STATUS_OK)
    abort();
  bool is_taken = varve_module_load(context, bytes, NULL, &module) == VARVE_STATUS_OK;
  for (size_t i = 0; is_taken && i < sizeof(formats) / sizeof(formats[0]); i++) {
    varve_save_options save = {.struct_size = sizeof(varve_save_options)};
    varve_bytes *saved = NULL;
    save.format = formats[i];
    save.debug_info = true;
    save.level = 1;
    if (varve_module_save(module, &save, &saved) == VARVE_STATUS_OK)
      varve_bytes_destroy(saved);
  }
  varve_module_destroy(module);
  varve_context_destroy(context);
  return is_taken;
}

int main(int argc, char **argv) {
  enum { FIRST_FILE = 4 };
  if (argc <= FIRST_FILE)
    return 2;
  uint64_t state = strtoull(argv[1], NULL, 10) * UINT64_C(0x9E3779B97F4A7C15) + 1;
  uint64_t count = strtoull(argv[2], NULL, 10), taken = 0;
  for (uint64_t i = 0; i < count; i++) {
    uint64_t which = next_random(&state) % (uint64_t)(argc - FIRST_FILE);
    file_bytes file = read_file(argv[FIRST_FILE + which]);
    if (file.size == 0)
      return 2;
    uint64_t bit = next_random(&state) % (8 * (uint64_t)file.size);
    file.bytes[bit / 8] = (char)(file.bytes[bit / 8] ^ (1 << bit % 8));
    if (!write_file(argv[3], i, file))
      return 2;
    printf("%s bit %" PRIu64 "\n", argv[FIRST_FILE + which], bit);
    (void)fflush(stdout);
    start_clock(SECONDS);
    taken += use((varve_slice){file.bytes, file.size});
    start_clock(0);
    free(file.bytes);
  }
  printf("%" PRIu64 " refused, %" PRIu64 " taken\n", count - taken, taken);
  return 0;
}
