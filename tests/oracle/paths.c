/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a varve file in all ways: see paths.h. */
#include "tests/oracle/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xxhash.h>

#include "api/files/select_operations.h"
#include "dialect/symbols.h"
#include "fuzz/container.h"
#include "fuzz/view_walk.h"

enum { MOST_OPERATIONS = 64 };

static void hear(void *user, const varve_diagnostic *diagnostic) {
  paths *p = user;
  (void)snprintf(p->message, MESSAGE_SIZE, "%.*s", (int)diagnostic->message.size,
                 diagnostic->message.data);
}

static void disagree(paths *p, const char *path, const char *how) {
  enum { MOST_PRINTED = 40 };
  if (p->disagreements++ < MOST_PRINTED)
    printf("%s %llu: %s %s; last error: %s; of the second decoder: %s\n", p->what,
           (unsigned long long)p->place, path, how, p->message, p->decoder_message);
}

/* Skips semantic checks, which are the same for all paths. */
static varve_load_options options_of(paths *p) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.dictionary = p->dictionary;
  options.no_verify = true;
  options.sink = (varve_diagnostic_sink){hear, p};
  p->message[0] = 0;
  return options;
}

static varve_module *load(paths *p, varve_slice bytes, bool checks_hashes) {
  varve_load_options options = options_of(p);
  varve_module *module;
  options.check_hashes = checks_hashes;
  varve_status status = varve_module_load(p->context, bytes, &options, &module);
  return status == VARVE_STATUS_OK ? module : NULL;
}

static varve_file *open_file(paths *p, varve_slice bytes, bool has_lazy_bodies) {
  varve_load_options options = options_of(p);
  varve_file *file;
  options.lazy_bodies = has_lazy_bodies;
  varve_status status = varve_file_open_bytes(p->context, bytes, &options, &file);
  return status == VARVE_STATUS_OK ? file : NULL;
}

static bool are_equal(varve_module *a, varve_module *b) {
  bool equal = false;
  return varve_module_compare(a, b, NULL, &equal, NULL) == VARVE_STATUS_OK && equal;
}

/* Compares the module of a path with that of a load of the whole file. NULL: it was rejected. */
static void compare(paths *p, const char *path, varve_module *module, varve_module *whole) {
  if (module == NULL && whole != NULL)
    disagree(p, path, "refuses what a whole load accepts");
  if (module != NULL && whole == NULL)
    disagree(p, path, "accepts what a whole load refuses");
  if (module != NULL && whole != NULL && !are_equal(module, whole))
    disagree(p, path, "makes another module");
  varve_module_destroy(module);
}

static varve_module *check(paths *p, varve_slice bytes) {
  varve_module *module = NULL;
  varve_file *file = open_file(p, bytes, false);
  if (file != NULL && varve_file_check(file, NULL, &module) != VARVE_STATUS_OK)
    module = NULL;
  varve_file_close(file);
  return module;
}

static varve_module *read_lazy_bodies(paths *p, varve_slice bytes) {
  varve_module *module = NULL;
  varve_file *file = open_file(p, bytes, true);
  if (file != NULL && varve_file_read_module(file, &module) != VARVE_STATUS_OK)
    module = NULL;
  if (module != NULL && varve_module_read_bodies(module) != VARVE_STATUS_OK) {
    varve_module_destroy(module);
    module = NULL;
  }
  varve_file_close(file);
  return module;
}

/* Lists */

static void add(uint64_t *hash, varve_slice bytes) {
  const uint64_t parts[3] = {*hash, bytes.size, XXH3_64bits(bytes.data, bytes.size)};
  *hash = XXH3_64bits(parts, sizeof(parts));
}

static varve_status add_listed(void *user, const varve_file_symbol *symbol) {
  const uint64_t numbers[3] = {symbol->visibility, symbol->depth, symbol->operation};
  add(user, symbol->name);
  add(user, symbol->operation_name);
  add(user, (varve_slice){(const char *)numbers, sizeof(numbers)});
  return VARVE_STATUS_OK;
}

static varve_status add_symbol(void *user, const varve_symbol *symbol) {
  const varve_file_symbol same = {.name = symbol->name,
                                  .operation_name = symbol->operation,
                                  .visibility = symbol->visibility,
                                  .depth = symbol->depth,
                                  .operation = symbol->top_level};
  return add_listed(user, &same);
}

static void compare_list(paths *p, varve_file *file, varve_module *whole, bool may_refuse) {
  uint64_t listed = 0, expected = 0;
  if (varve_file_list(file, add_listed, &listed) != VARVE_STATUS_OK) {
    if (!may_refuse)
      disagree(p, "the list", "is refused");
    return;
  }
  if (varve_module_visit_symbols(whole, add_symbol, &expected) != VARVE_STATUS_OK ||
      listed != expected)
    disagree(p, "the list", "is not that of the module");
}

/* Parts */

static bool is_same_part(varve_module *part, varve_module *whole, uint64_t number) {
  varve_module *expected = NULL;
  const varve_operation_numbers one = {&number, 1};
  bool equal = varve_select_operations(whole, one, &expected) == VARVE_STATUS_OK &&
               varve_module_drop_unused_resources(expected) == VARVE_STATUS_OK &&
               are_equal(part, expected);
  varve_module_destroy(expected);
  return equal;
}

static void compare_operation(paths *p, varve_file *file, varve_module *whole, uint64_t number,
                              bool may_refuse) {
  uint64_t count = varve_count_root_operations(whole);
  varve_module *part;
  varve_status status = varve_file_read_operation(file, number, &part);
  if (status == VARVE_STATUS_NOT_FOUND ? number < count
                                       : status == VARVE_STATUS_OK && number >= count)
    disagree(p, "an operation", "is found where there is none, or the reverse");
  else if (status == VARVE_STATUS_OK && !is_same_part(part, whole, number))
    disagree(p, "an operation", "is not that of the module");
  else if (status != VARVE_STATUS_OK && status != VARVE_STATUS_NOT_FOUND && !may_refuse)
    disagree(p, "an operation", "is refused");
  varve_module_destroy(part);
}

typedef struct finding {
  paths *p;
  varve_file *file;
  varve_module *whole;
  bool may_refuse;
} finding;

static varve_status find_symbol(void *user, const varve_symbol *symbol) {
  finding *f = user;
  uint64_t operation;
  if (symbol->depth != 0)
    return VARVE_STATUS_OK;
  varve_status status = varve_file_find(f->file, symbol->name, &operation, NULL);
  if (status == VARVE_STATUS_OK && operation > symbol->top_level)
    disagree(f->p, "a symbol", "is found behind the first one of its name");
  if (status == VARVE_STATUS_NOT_FOUND || (status != VARVE_STATUS_OK && !f->may_refuse))
    disagree(f->p, "a symbol", "is not found");
  return VARVE_STATUS_OK;
}

/* may_refuse: the whole file may be rejected, because its directory of parts is wrong. */
static void compare_parts(paths *p, varve_slice bytes, varve_module *whole, bool may_refuse) {
  varve_file *file = open_file(p, bytes, false);
  uint64_t count = varve_count_root_operations(whole), operation;
  if (file == NULL) {
    if (!may_refuse)
      disagree(p, "opening", "refuses what a whole load accepts");
    return;
  }
  finding f = {p, file, whole, may_refuse};
  compare_list(p, file, whole, may_refuse);
  for (uint64_t i = 0; i <= count && i < MOST_OPERATIONS; i++)
    compare_operation(p, file, whole, i, may_refuse);
  FUZZ_CHECK(varve_module_visit_symbols(whole, find_symbol, &f) == VARVE_STATUS_OK);
  varve_status status =
      varve_file_find(file, (varve_slice){"no such symbol", 14}, &operation, NULL);
  if (status != VARVE_STATUS_NOT_FOUND && !may_refuse)
    disagree(p, "a name that is not there", "is not said to be missing");
  varve_file_close(file);
}

/* Loads the module without SYMBOLS and INDEX. Returns NULL if there are other faults. */
static varve_module *load_without_symbols(paths *p, varve_slice bytes) {
  unsigned char *hidden = fuzz_copy(bytes);
  varve_module *module = NULL;
  if (fuzz_hide_symbols(hidden, bytes.size, p->dictionary_hash))
    module = load(p, (varve_slice){(const char *)hidden, bytes.size}, false);
  free(hidden);
  return module;
}

/* Views */

static void compare_view(paths *p, varve_slice bytes, bool is_accepted) {
  varve_view_options options = {.struct_size = sizeof(varve_view_options)};
  varve_view *view;
  options.sink = (varve_diagnostic_sink){hear, p};
  varve_status status = varve_view_open_bytes(bytes, &options, &view);
  if (status == VARVE_STATUS_OK) {
    status = view_look_at_all(view);
    varve_view_close(view);
  }
  if (is_accepted && status != VARVE_STATUS_OK && status != VARVE_STATUS_NOT_FOUND)
    disagree(p, "a view", "refuses what a whole load accepts");
}

/* The second decoder */

static void run_decoder(const paths *p, int out, int errors) {
  const char *arguments[MOST_DECODE_ARGUMENTS + 2];
  memcpy(arguments, p->decode, sizeof(p->decode));
  arguments[p->decode_count] = p->scratch;
  arguments[p->decode_count + 1] = NULL;
  (void)dup2(out, STDOUT_FILENO);
  (void)dup2(errors, STDERR_FILENO);
  (void)execv(arguments[0], (char *const *)(uintptr_t)arguments);
  _exit(127);
}

/* Returns whether the second decoder accepts the file. *hash is the hash of the canonical form. It
 * reports errors in one line. */
static bool decode(paths *p, XXH128_canonical_t *hash) {
  enum { PART = 1 << 16 };
  static char part[PART];
  int out[2], errors[2], code = -1;
  ssize_t size;
  XXH3_state_t *state = XXH3_createState();
  FUZZ_CHECK(state != NULL && pipe(out) == 0 && pipe(errors) == 0);
  (void)fflush(stdout);
  pid_t child = fork();
  FUZZ_CHECK(child >= 0);
  if (child == 0)
    run_decoder(p, out[1], errors[1]);
  (void)close(out[1]);
  (void)close(errors[1]);
  (void)XXH3_128bits_reset(state);
  while ((size = read(out[0], part, PART)) > 0)
    (void)XXH3_128bits_update(state, part, (size_t)size);
  size = read(errors[0], p->decoder_message, MESSAGE_SIZE - 1);
  p->decoder_message[size > 0 ? size : 0] = 0;
  (void)close(out[0]);
  (void)close(errors[0]);
  FUZZ_CHECK(waitpid(child, &code, 0) == child);
  FUZZ_CHECK(WIFEXITED(code) && WEXITSTATUS(code) < 2);
  XXH128_canonicalFromHash(hash, XXH3_128bits_digest(state));
  (void)XXH3_freeState(state);
  return WEXITSTATUS(code) == 0;
}

/* Nodes that a reader may accept or reject (format-spec/varve.md, 6): those not in normal form, and
 * those that MLIR cannot represent. The library makes nodes; the decoder keeps the parts of most of
 * them. */
static bool may_differ(const char *message) {
  static const char *const choices[] = {"normal form", "these parts do not form a valid",
                                        "no definition of"};
  for (size_t i = 0; i < sizeof(choices) / sizeof(choices[0]); i++)
    if (strstr(message, choices[i]) != NULL)
      return true;
  return false;
}

static void compare_decoder(paths *p, varve_slice bytes, varve_module *whole) {
  varve_module_hashes hashes;
  XXH128_canonical_t hash;
  FILE *file = fopen(p->scratch, "wb");
  FUZZ_CHECK(file != NULL && fwrite(bytes.data, 1, bytes.size, file) == bytes.size);
  FUZZ_CHECK(fclose(file) == 0);
  bool is_accepted = decode(p, &hash);
  p->decoded++;
  if (is_accepted != (whole != NULL) && may_differ(is_accepted ? p->message : p->decoder_message))
    p->excused++;
  else if (is_accepted != (whole != NULL))
    disagree(p, "the second decoder",
             is_accepted ? "accepts what a whole load refuses"
                         : "refuses what a whole load accepts");
  else if (is_accepted && (varve_module_hash(whole, NULL, &hashes) != VARVE_STATUS_OK ||
                           memcmp(hashes.content, &hash, sizeof(hash)) != 0))
    disagree(p, "the second decoder", "makes another module");
}

void paths_compare(paths *p, varve_slice bytes, bool asks_decoder) {
  varve_module *whole = load(p, bytes, true);
  bool has_wrong_hashes = whole == NULL && strstr(p->message, "hashes in the directory") != NULL;
  if (asks_decoder)
    compare_decoder(p, bytes, whole);
  compare(p, "varve_file_check", check(p, bytes), whole);
  /* Only this call compares the stored hashes, because that takes as long as loading. */
  if (has_wrong_hashes)
    whole = load(p, bytes, false);
  else
    compare(p, "a load without hashes", load(p, bytes, false), whole);
  compare(p, "a load with lazy bodies", read_lazy_bodies(p, bytes), whole);
  compare_view(p, bytes, whole != NULL);
  p->accepted += whole != NULL;
  varve_module *alone = whole == NULL ? load_without_symbols(p, bytes) : NULL;
  if (whole != NULL || alone != NULL)
    compare_parts(p, bytes, whole != NULL ? whole : alone, whole == NULL);
  varve_module_destroy(whole);
  varve_module_destroy(alone);
}
