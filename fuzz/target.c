/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the fuzz targets share: contexts that count their memory, and calls that fail properly. */
#include "fuzz/target.h"

/* What reading may take beyond 64 times the input; and what a context may hold, which is more, so
 * that taking too much is seen. */
enum { FREE_MEMORY = 64 << 20, MEMORY_PER_BYTE = 64, MOST_MEMORY = 256 << 20 };

/* What a sink heard. */
typedef struct tally {
  unsigned errors;
  unsigned without_message;
} tally;

static void count_error(void *user, const varve_diagnostic *diagnostic) {
  tally *seen = user;
  seen->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
  seen->without_message += diagnostic->message.size == 0;
}

/* Input is refused for a reason that was told, and no other call has failed. */
static void check_status(varve_status status, const tally *seen) {
  FUZZ_CHECK(status != VARVE_STATUS_INTERNAL && status != VARVE_STATUS_BAD_ARGUMENT);
  FUZZ_CHECK(seen->without_message == 0);
  FUZZ_CHECK(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY || seen->errors > 0);
}

static void *resize(void *user, void *pointer, size_t old_size, size_t new_size) {
  fuzz_session *session = user;
  FUZZ_CHECK(pointer == NULL || session->held >= old_size);
  void *moved = NULL;
  if (new_size == 0)
    free(pointer);
  else if ((moved = realloc(pointer, new_size)) == NULL)
    return NULL;
  session->held += new_size - (pointer == NULL ? 0 : old_size);
  if (session->held > session->peak)
    session->peak = session->held;
  return moved;
}

void fuzz_open(fuzz_session *session, varve_registry *registry) {
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  const varve_allocator allocator = {resize, session};
  limits.max_output = (uint64_t)1 << 22;
  limits.max_memory = MOST_MEMORY;
  limits.max_unpacked = (uint64_t)1 << 22;
  options.allocator = &allocator;
  options.limits = &limits;
  options.registry = registry;
  options.no_default_packs = true;
  options.seed = 1;
  session->held = session->peak = 0;
  FUZZ_CHECK(varve_context_create(&options, &session->context) == VARVE_STATUS_OK);
}

void fuzz_close(fuzz_session *session) {
  varve_context_destroy(session->context);
  FUZZ_CHECK(session->held == 0);
}

/* In memory of exactly its size. */
static char *copy_of(varve_slice bytes) {
  char *copy = malloc(bytes.size + (bytes.size == 0));
  FUZZ_CHECK(copy != NULL);
  if (bytes.size != 0)
    memcpy(copy, bytes.data, bytes.size);
  return copy;
}

/* A few bytes of what is packed stand for many. */
static bool is_packed(varve_slice bytes) {
  varve_format format = varve_format_detect(bytes);
  return format == VARVE_FORMAT_VARVE || format == VARVE_FORMAT_ZSTD;
}

static void check_memory(const fuzz_session *session, size_t before, varve_slice bytes) {
  if (!is_packed(bytes))
    FUZZ_CHECK(session->peak - before <= FREE_MEMORY + MEMORY_PER_BYTE * bytes.size);
}

varve_module *fuzz_load(fuzz_session *session, varve_slice bytes,
                        const varve_load_options *options) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_module *module = NULL;
  tally seen = {0, 0};
  char *copy = copy_of(bytes);
  size_t before = session->peak = session->held;
  if (options != NULL)
    load = *options;
  load.sink = (varve_diagnostic_sink){count_error, &seen};
  varve_status status =
      varve_module_load(session->context, (varve_slice){copy, bytes.size}, &load, &module);
  check_status(status, &seen);
  FUZZ_CHECK((module != NULL) == (status == VARVE_STATUS_OK));
  check_memory(session, before, bytes);
  free(copy);
  return module;
}

varve_bytes *fuzz_save(varve_module *module, const varve_save_options *options) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes = NULL;
  tally seen = {0, 0};
  if (options != NULL)
    save = *options;
  save.sink = (varve_diagnostic_sink){count_error, &seen};
  varve_status status = varve_module_save(module, &save, &bytes);
  check_status(status, &seen);
  FUZZ_CHECK((bytes != NULL) == (status == VARVE_STATUS_OK));
  return bytes;
}

bool fuzz_define(varve_registry *registry, varve_slice bytes) {
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  tally seen = {0, 0};
  char *copy = copy_of(bytes);
  options.sink = (varve_diagnostic_sink){count_error, &seen};
  options.check = true;
  varve_status status = varve_registry_load(registry, (varve_slice){copy, bytes.size}, &options);
  check_status(status, &seen);
  free(copy);
  return status == VARVE_STATUS_OK;
}

bool fuzz_bytes_are_equal(const varve_bytes *a, const varve_bytes *b) {
  if (a == NULL || b == NULL)
    return a == b;
  varve_slice first = varve_bytes_slice(a), second = varve_bytes_slice(b);
  return first.size == second.size && memcmp(first.data, second.data, first.size) == 0;
}

void fuzz_check_same_module(varve_module *a, varve_module *b, bool ignore_locations) {
  varve_compare_options options = {.struct_size = sizeof(varve_compare_options)};
  bool is_equal = false;
  varve_bytes *difference = NULL;
  options.ignore_locations = ignore_locations;
  FUZZ_CHECK(varve_module_compare(a, b, &options, &is_equal, &difference) == VARVE_STATUS_OK);
  if (difference != NULL) {
    varve_slice text = varve_bytes_slice(difference);
    fprintf(stderr, "%.*s\n", (int)text.size, text.data);
  }
  FUZZ_CHECK(is_equal);
}

varve_slice fuzz_cut_part(varve_slice *bytes) {
  static const char separator[] = "\n// -----\n";
  const size_t length = sizeof separator - 1;
  varve_slice first = *bytes;
  for (size_t i = 0; length <= first.size && i <= first.size - length; i++)
    if (memcmp(first.data + i, separator, length) == 0) {
      *bytes = (varve_slice){first.data + i + length, first.size - i - length};
      first.size = i;
      return first;
    }
  *bytes = (varve_slice){NULL, 0};
  return first;
}
