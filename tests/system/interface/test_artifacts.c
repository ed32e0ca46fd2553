/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Artifacts of StableHLO, of every version: the pieces of tests/data/cases/artifacts become what
 * jaxlib makes of them, or are rejected where it rejects them. answers.tsv has its answers; for
 * those of tests/oracle/clients/jax_artifacts.py, make check-clients asks jaxlib again. */
#include "tests/system/interface/sample_files.h"

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static const char *const versions[] = {"0.9.0",  "0.10.0", "0.11.0", "0.12.0", "0.13.0", "0.14.0",
                                       "0.15.0", "0.16.0", "0.17.0", "0.18.0", "0.19.0", "0.20.0",
                                       "1.0.0",  "1.1.0",  "1.2.0",  "1.3.0",  "1.4.0",  "1.5.0",
                                       "1.6.0",  "1.7.0",  "1.8.0",  "1.9.0",  "1.10.0", "1.11.0",
                                       "1.12.0", "1.13.0", "1.14.0", "1.15.0", "1.16.0", "1.17.0"};
enum { VERSION_COUNT = sizeof versions / sizeof versions[0] };

/* A line of answers.tsv. */
typedef struct answer {
  char file[32];
  char name[128];
  char oldest[16];
  char artifacts[32];
  char texts[32];
} answer;

typedef struct fixture {
  varve_registry *registry;
  char *file; /* the pieces of one file */
  char file_name[32];
  unsigned errors;
  char message[512]; /* the last error, */
  uint64_t offset;   /* and where it is */
  uint32_t line;
} fixture;

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static void note(void *user, const varve_diagnostic *diagnostic) {
  fixture *f = user;
  if (diagnostic->severity != VARVE_SEVERITY_ERROR)
    return;
  f->errors++;
  (void)snprintf(f->message, sizeof f->message, "%.*s", (int)diagnostic->message.size,
                 diagnostic->message.data);
  f->offset = diagnostic->offset;
  f->line = diagnostic->line;
}

static const char *packs(void) {
  static char path[1024];
  const char *build = getenv("top_builddir");
  (void)snprintf(path, sizeof path, "%s/dialects", build != NULL ? build : ".");
  return path;
}

static int set_up(void **state) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  fixture *f = calloc(1, sizeof *f);
  options.era = (varve_slice){"llvm24-2026-08", 14};
  options.dialect_path = text_of(packs());
  *state = f;
  return f == NULL || varve_registry_create(&options, &f->registry) != VARVE_STATUS_OK;
}

static int tear_down(void **state) {
  fixture *f = *state;
  varve_registry_destroy(f->registry);
  free(f->file);
  free(f);
  return 0;
}

/* FNV-1a, with a 0 after each part. */
enum { FIRST_HASH_SIZE = 17 };
static const uint64_t no_hash = 0xCBF29CE484222325U;

static uint64_t hash_on(uint64_t hash, varve_slice part) {
  for (size_t i = 0; i <= part.size; i++)
    hash = (hash ^ (i < part.size ? (unsigned char)part.data[i] : 0U)) * 0x100000001B3U;
  return hash;
}

static bool is_hash(const char *expected, uint64_t hash) {
  char text[FIRST_HASH_SIZE];
  (void)snprintf(text, sizeof text, "%016llx", (unsigned long long)hash);
  return strcmp(expected, text) == 0;
}

/* Pieces begin with a comment, which is their name. Sets *text to a copy, to be freed. */
static void find_piece(fixture *f, const answer *a, char **text) {
  char name[160];
  size_t size;
  if (strcmp(f->file_name, a->file) != 0) {
    free(f->file);
    (void)snprintf(name, sizeof name, "tests/data/cases/artifacts/%s.mlir", a->file);
    f->file = source_file_read(name, &size);
    f->file[size] = 0;
    (void)snprintf(f->file_name, sizeof f->file_name, "%s", a->file);
  }
  (void)snprintf(name, sizeof name, "// %s\n", a->name);
  const char *start = strstr(f->file, name);
  while (start != NULL && start != f->file && start[-1] != '\n')
    start = strstr(start + 1, name);
  assert_non_null(start);
  const char *end = strstr(start, "\n\n// -----\n");
  size = end == NULL ? strlen(start) : (size_t)(end + 1 - start);
  *text = strndup(start, size);
  assert_non_null(*text);
}

/* Loads bytes and returns the module; NULL if they are invalid. */
static varve_module *load(fixture *f, varve_slice bytes, varve_context **context) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_module *module = NULL;
  options.registry = f->registry;
  load.file_name = text_of("-");
  load.sink = (varve_diagnostic_sink){note, f};
  OK(varve_context_create(&options, context));
  varve_status status = varve_module_load(*context, bytes, &load, &module);
  assert_true((status == VARVE_STATUS_OK) == (module != NULL));
  return module;
}

/* Makes the artifact of a version. Returns NULL if it cannot be expressed. */
static varve_bytes *store(fixture *f, const char *text, const char *version,
                          varve_context **context) {
  varve_artifact_options options = {.struct_size = sizeof(varve_artifact_options)};
  varve_artifact_info info = {.struct_size = sizeof(varve_artifact_info)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes = NULL;
  varve_module *module = load(f, text_of(text), context);
  if (module == NULL)
    fail_msg("%s: %s", version, f->message);
  options.version = text_of(version);
  options.file_name = text_of("-");
  options.sink = (varve_diagnostic_sink){note, f};
  f->errors = 0;
  varve_status status = varve_module_to_artifact(module, &options, &info);
  assert_true((status == VARVE_STATUS_OK) == (f->errors == 0));
  save.format = VARVE_FORMAT_BYTECODE;
  save.producer = info.producer;
  save.bytecode_version = VARVE_BYTECODE_VERSION(info.bytecode_version);
  if (status == VARVE_STATUS_OK)
    OK(varve_module_save(module, &save, &bytes));
  varve_module_destroy(module);
  return bytes;
}

static varve_slice without_end(varve_slice text) {
  while (text.size != 0 && strchr(" \n", text.data[text.size - 1]) != NULL)
    text.size--;
  return text;
}

/* Hashes the text that the artifact becomes. */
static uint64_t hash_text(fixture *f, varve_slice artifact, uint64_t hash) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_context *context;
  varve_bytes *bytes;
  bool is_artifact;
  varve_module *module = load(f, artifact, &context);
  assert_non_null(module);
  OK(varve_module_from_artifact(module, NULL, &is_artifact));
  save.generic_form = true;
  save.debug_info = true;
  OK(varve_module_save(module, &save, &bytes));
  hash = hash_on(hash, without_end(varve_bytes_slice(bytes)));
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return hash;
}

/* Prints what differs. */
static unsigned differs(const answer *a, const char *what, const char *version) {
  print_message("# %s: %s: %s%s%s\n", a->file, a->name, what, version[0] == 0 ? "" : " ", version);
  return 1;
}

static unsigned check_piece(fixture *f, const answer *a) {
  uint64_t artifacts = no_hash, texts = no_hash;
  bool is_written = false;
  unsigned faults = 0;
  char *text;
  find_piece(f, a, &text);
  for (size_t v = 0; v < VERSION_COUNT; v++) {
    varve_context *context;
    is_written = is_written || strcmp(a->oldest, versions[v]) == 0;
    varve_bytes *bytes = store(f, text, versions[v], &context);
    varve_slice artifact = bytes == NULL ? text_of("") : varve_bytes_slice(bytes);
    if (is_written != (bytes != NULL) && faults == 0)
      faults += differs(a, is_written ? "is rejected for" : "is written for", versions[v]);
    if (bytes != NULL)
      artifacts = hash_on(artifacts, artifact);
    if (bytes != NULL && strcmp(a->texts, "-") != 0 &&
        (strcmp(a->oldest, versions[v]) == 0 || v + 1 == VERSION_COUNT))
      texts = hash_text(f, artifact, texts);
    if (bytes != NULL && strcmp(a->oldest, versions[v]) == 0 && v + 1 == VERSION_COUNT)
      texts = hash_text(f, artifact, texts); /* the oldest is the newest too */
    varve_bytes_destroy(bytes);
    varve_context_destroy(context);
  }
  if (faults == 0 && !is_hash(a->artifacts, artifacts))
    faults += differs(a, "other artifacts", "");
  if (strcmp(a->texts, "-") != 0 && !is_hash(a->texts, texts))
    faults += differs(a, "other texts", "");
  free(text);
  return faults;
}

static void pieces_become_what_jaxlib_makes_of_them(void **state) {
  size_t size;
  unsigned faults = 0, count = 0;
  char *answers = source_file_read("tests/data/cases/artifacts/answers.tsv", &size);
  answers[size] = 0;
  for (char *line = answers, *end; *line != 0; line = end + 1) {
    answer a;
    end = strchr(line, '\n');
    assert_non_null(end);
    *end = 0;
    if (*line == '#')
      continue;
    assert_int_equal(sscanf(line, "%31[^\t]\t%127[^\t]\t%15[^\t]\t%31[^\t]\t%31[^\t]", a.file,
                            a.name, a.oldest, a.artifacts, a.texts),
                     5);
    faults += check_piece(*state, &a);
    count++;
  }
  free(answers);
  assert_true(count > 400);
  assert_int_equal(faults, 0);
}

/* Replaces the first text in the bytes by one of the same size. */
static void replace(char *bytes, size_t size, const char *old, const char *new) {
  size_t length = strlen(old);
  for (size_t i = 0; i + length <= size; i++)
    if (memcmp(bytes + i, old, length) == 0) {
      memcpy(bytes + i, new, length);
      return;
    }
  fail_msg("no %s", old);
}

/* Reads a copy of the artifact, with another text. Returns whether it becomes StableHLO. */
static bool reads_with(fixture *f, varve_slice artifact, const char *old, const char *new) {
  varve_artifact_options options = {.struct_size = sizeof(varve_artifact_options)};
  varve_context *context;
  bool is_artifact = false;
  char *copy = malloc(artifact.size);
  assert_non_null(copy);
  memcpy(copy, artifact.data, artifact.size);
  replace(copy, artifact.size, old, new);
  options.sink = (varve_diagnostic_sink){note, f};
  f->errors = 0;
  varve_module *module = load(f, (varve_slice){copy, artifact.size}, &context);
  varve_status status = module == NULL ? VARVE_STATUS_INVALID
                                       : varve_module_from_artifact(module, &options, &is_artifact);
  varve_module_destroy(module);
  varve_context_destroy(context);
  free(copy);
  return status == VARVE_STATUS_OK;
}

static const char small[] = "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
                            "  %0 = stablehlo.tan %a : tensor<4xf32>\n"
                            "  return %0 : tensor<4xf32>\n"
                            "}\n";

static void producers_of_other_versions_are_read(void **state) {
  fixture *f = *state;
  varve_context *context;
  varve_bytes *bytes = store(f, small, "1.9.0", &context);
  assert_true(reads_with(f, varve_bytes_slice(bytes), "_v1.9.0", "_v9.9.0"));
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
}

static void unknown_operations_are_one_error(void **state) {
  fixture *f = *state;
  varve_context *context;
  varve_bytes *bytes = store(f, small, "1.9.0", &context);
  assert_false(reads_with(f, varve_bytes_slice(bytes), "tan_v1", "tan_v7"));
  assert_int_equal(f->errors, 1);
  assert_string_equal(f->message, "operation #2: 'vhlo.tan_v7' of StableHLO_v1.9.0 is unknown: the "
                                  "definitions of 'vhlo' have versions up to 1.20.0, and this "
                                  "needs a newer one");
  assert_int_equal(f->line, 0);
  assert_in_range(f->offset, 1, varve_bytes_slice(bytes).size - 1);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
}

/* Every byte is changed, one at a time. */
static void damaged_artifacts_are_one_error(void **state) {
  fixture *f = *state;
  varve_context *context;
  varve_bytes *bytes = store(f, small, "1.9.0", &context);
  varve_slice artifact = varve_bytes_slice(bytes);
  char *copy = malloc(artifact.size);
  assert_non_null(copy);
  for (size_t i = 0; i < artifact.size; i++) {
    varve_artifact_options options = {.struct_size = sizeof(varve_artifact_options)};
    varve_context *other;
    bool is_artifact;
    memcpy(copy, artifact.data, artifact.size);
    copy[i] = (char)(copy[i] ^ 2);
    options.sink = (varve_diagnostic_sink){note, f};
    f->errors = 0;
    varve_module *module = load(f, (varve_slice){copy, artifact.size}, &other);
    bool is_read = module != NULL &&
                   varve_module_from_artifact(module, &options, &is_artifact) == VARVE_STATUS_OK;
    if (f->errors != (is_read ? 0 : 1))
      fail_msg("byte %zu: %u errors, %s", i, f->errors, is_read ? "is read" : f->message);
    varve_module_destroy(module);
    varve_context_destroy(other);
  }
  free(copy);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(producers_of_other_versions_are_read),
      TEST(unknown_operations_are_one_error),
      TEST(damaged_artifacts_are_one_error),
      TEST(pieces_become_what_jaxlib_makes_of_them),
  };
  char path[1100];
  (void)snprintf(path, sizeof path, "%s/stablehlo.vdef", packs());
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    puts("1..0 # SKIP the packs are not built");
    return 0;
  }
  (void)fclose(file);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
