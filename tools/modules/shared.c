/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements the shared options: see shared.h. */
#include <dlfcn.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <varve/hooks.h>

#include "common/diagnostics.h"
#include "common/dialect_path.h"
#include "common/message.h"
#include "common/sandbox.h"
#include "modules/shared.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

/* Shared objects with hooks. include/varve/hooks.h says what they export. */

static varve_status refuse_hooks(const char *path, const char *why) {
  message_fault(path, "%s", why);
  return VARVE_STATUS_INVALID;
}

/* dlopen would search a name without a slash in the system's folders. */
static void *open_hooks(const char *path) {
  if (strchr(path, '/') != NULL)
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
  size_t size = strlen(path) + 1;
  char *here = malloc(size + 2);
  if (here == NULL)
    return NULL;
  memcpy(here, "./", 2);
  memcpy(here + 2, path, size);
  void *file = dlopen(here, RTLD_NOW | RTLD_LOCAL);
  free(here);
  return file;
}

/* Loads the file for the rest of the process and adds its hooks. Reports failures on standard
 * error. */
static varve_status load_hooks(varve_registry *registry, const char *path) {
  varve_dialect_hooks_function *add_hooks;
  struct stat found;
  /* dlopen would block on a FIFO until somebody writes to it. */
  if (stat(path, &found) == 0 && !S_ISREG(found.st_mode))
    return refuse_hooks(path, "it is not a regular file");
  void *file = open_hooks(path);
  if (file == NULL) {
    const char *why = dlerror();
    return refuse_hooks(path, why != NULL ? why : "it cannot be loaded");
  }
  void *symbol = dlsym(file, VARVE_DIALECT_HOOKS_FUNCTION);
  if (symbol == NULL)
    return refuse_hooks(path, "it has no function " VARVE_DIALECT_HOOKS_FUNCTION);
  memcpy(&add_hooks, &symbol, sizeof add_hooks); /* ISO C has no such conversion */
  varve_status status = add_hooks(registry);
  return status == VARVE_STATUS_OK ? VARVE_STATUS_OK
                                   : refuse_hooks(path, varve_status_text(status));
}

int shared_usage_error(const shared_run *run, const char *message) {
  message_print(run->tool, "%s", message);
  return EXIT_USAGE;
}

int shared_one_input(const shared_run *run) {
  if (run->input_count < 2)
    return 0;
  message_print(run->tool, "only one input is allowed, not '%s' and '%s'", run->inputs[0],
                run->inputs[1]);
  return EXIT_USAGE;
}

int shared_fit_options(const shared_run *run, unsigned forms) {
  return options_fit(run->line, forms) ? 0 : EXIT_USAGE;
}

void shared_limit_memory(const shared_run *run, shared_settings *set) {
  int64_t limit = VARVE_DEFAULT_MEMORY;
  struct stat found;
  if (set->max_memory != 0 || run->input_count == 0)
    return;
  for (int i = 0; i < run->input_count; i++) {
    if (shared_is_stream(run->inputs[i]))
      return;
    if (stat(run->inputs[i], &found) == 0 &&
        found.st_size < (INT64_MAX - limit) / VARVE_DEFAULT_MEMORY_PER_BYTE)
      limit += (int64_t)found.st_size * VARVE_DEFAULT_MEMORY_PER_BYTE;
  }
  set->max_memory = limit;
}

int shared_finish(const shared_run *run, varve_status status) {
  bool is_silent =
      (status == VARVE_STATUS_BAD_ARGUMENT || status == VARVE_STATUS_IO) && !message_has_error();
  if (status == VARVE_STATUS_OUT_OF_MEMORY && run->set->max_memory != 0)
    message_print(run->tool, "out of memory: the limit is --max-memory=%" PRIi64 " bytes",
                  run->set->max_memory);
  else if (status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_INTERNAL || is_silent)
    message_print(run->tool, "%s", varve_status_text(status));
  return exit_code_of(status);
}

uint32_t shared_default_era(void) { return shared_find_era((varve_slice){NULL, 0}); }

uint32_t shared_find_era(varve_slice name) {
  uint32_t era;
  (void)varve_era_find_index(name, &era);
  return era;
}

varve_era_info shared_era_info(uint32_t era) {
  varve_era_info info = {.struct_size = sizeof(varve_era_info)};
  (void)(varve_era_get_info(era, &info) == VARVE_STATUS_OK);
  return info;
}

varve_status shared_find_target(const shared_run *run, const char *name, uint32_t *era,
                                unsigned *bytecode) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_target_info target = {.struct_size = sizeof(varve_target_info)};
  varve_registry *registry;
  options.dialect_path = (varve_slice){run->dialects.text, strlen(run->dialects.text)};
  varve_status status = varve_registry_create(&options, &registry);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_registry_find_target(registry, (varve_slice){name, strlen(name)}, &target);
  if (status == VARVE_STATUS_OK) {
    *era = shared_find_era(target.era);
    *bytecode = target.bytecode_version;
  }
  varve_registry_destroy(registry);
  return status;
}

int shared_reject_era(const shared_run *run, const char *name, bool is_target) {
  char names[512];
  size_t size = 0;
  for (uint32_t era = 0; era < varve_era_get_count(); era++) {
    const varve_era_info info = shared_era_info(era);
    if ((info.is_target || !is_target) && size + info.name.size + 2 < sizeof names)
      size += (size_t)snprintf(names + size, sizeof names - size, "%s, ", info.name.data);
  }
  names[size] = '\0';
  message_print(run->tool,
                "unknown %s '%s': it must be %sa name that varve-dialect list --targets prints, "
                "such as jax-0.4.35, or a project with a version, such as stablehlo@1.17",
                is_target ? "target" : "era", name, names);
  return EXIT_USAGE;
}

int shared_prepare_load(shared_run *run) {
  const shared_settings *set = run->set;
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.sink = sink;
  load.no_source_locations = set->no_source_locations;
  load.no_implicit_module = set->no_implicit_module;
  load.no_map = set->no_map;
  load.strict = set->strict;
  load.keep_unknown_text = set->keep_unknown_text;
  load.lenient = set->lenient;
  load.keep_artifact = set->keep_vhlo;
  run->load = load;
  run->written = output_limit_make(run->tool, (uint64_t)set->max_output);
  if (set->max_depth > UINT32_MAX)
    return shared_usage_error(run, "--max-depth is too large");
  if (!dialect_path_make(&run->dialects, set->dialect_path, set->no_default_dialects))
    return shared_usage_error(run, "the folders of dialects are too long a list");
  if (!dialect_path_check(&run->dialects))
    return EXIT_USAGE;
  run->era = run->registry_era = shared_default_era();
  const char *word = run->set->era;
  if (word == NULL || strcmp(word, "auto") == 0 ||
      varve_era_find_index((varve_slice){word, strlen(word)}, &run->era))
    return 0;
  unsigned bytecode;
  varve_status status = shared_find_target(run, word, &run->era, &bytecode);
  return status == VARVE_STATUS_NOT_FOUND ? shared_reject_era(run, word, false)
                                          : shared_finish(run, status);
}

/* A form of output: its name for --to, its suffixes, and its form of options. */
typedef struct output_form {
  varve_format format;
  const char *name;
  const char *phrase;
  unsigned bit;
  const char *suffixes[2];
} output_form;

static const output_form output_forms[] = {
    {VARVE_FORMAT_TEXT, "mlir", "text", TO_TEXT, {".mlir", NULL}},
    {VARVE_FORMAT_BYTECODE, "mlirbc", "bytecode", TO_BYTECODE, {".mlirbc", ".bc"}},
    {VARVE_FORMAT_VARVE, "varve", "varve", TO_VARVE, {".varve", NULL}},
};
enum { OUTPUT_FORM_COUNT = sizeof(output_forms) / sizeof(output_forms[0]) };

/* The suffix of a file name, before that of a zstd frame. size is 0 if it has none. */
typedef struct suffix {
  const char *text;
  size_t size;
  bool is_framed;
} suffix;

static suffix suffix_of(const char *path) {
  static const char frame[] = ".zst";
  enum { FRAME_SIZE = sizeof(frame) - 1 };
  const char *slash = path == NULL ? NULL : strrchr(path, '/');
  const char *name = slash == NULL ? path : slash + 1;
  size_t size = name == NULL ? 0 : strlen(name);
  suffix found = {name, 0, size > FRAME_SIZE && strcmp(name + size - FRAME_SIZE, frame) == 0};
  size -= found.is_framed ? FRAME_SIZE : 0;
  for (size_t i = size; i > 1 && found.size == 0; i--)
    if (name[i - 1] == '.')
      found = (suffix){name + i - 1, size - (i - 1), found.is_framed};
  return found;
}

/* Returns the form that has the suffix, or NULL. */
static const output_form *form_of_suffix(const suffix *found) {
  for (size_t i = 0; i < OUTPUT_FORM_COUNT; i++)
    for (size_t k = 0; k < 2; k++) {
      const char *text = output_forms[i].suffixes[k];
      if (text != NULL && strlen(text) == found->size &&
          memcmp(text, found->text, found->size) == 0)
        return &output_forms[i];
    }
  return NULL;
}

/* Returns the form that the options select, or NULL. */
static const output_form *form_of_options(const shared_settings *set) {
  const char *to = set->to != NULL ? set->to : set->emit_bytecode ? "mlirbc" : NULL;
  for (size_t i = 0; to != NULL && i < OUTPUT_FORM_COUNT; i++)
    if (strcmp(to, output_forms[i].name) == 0)
      return &output_forms[i];
  return NULL;
}

/* Returns 0, or the exit code after reporting that options and suffix do not say one form. */
static int choose_form(const shared_run *run, const output_form **form) {
  const shared_settings *set = run->set;
  const suffix end = suffix_of(set->output);
  const output_form *asked = form_of_options(set), *named = form_of_suffix(&end);
  *form = asked != NULL ? asked : named != NULL ? named : &output_forms[0];
  if (set->to != NULL && set->emit_bytecode && asked->format != VARVE_FORMAT_BYTECODE)
    message_print(run->tool, "--emit-bytecode contradicts --to=%s", set->to);
  else if (asked != NULL && named != NULL && asked != named)
    message_print(run->tool, "the output is %s, but '%s' has the suffix of %s", asked->phrase,
                  set->output, named->phrase);
  else if (asked == NULL && named == NULL && end.size != 0)
    message_print(run->tool,
                  "unknown suffix '%.*s' of '%s': give --to, or use .mlir, .mlirbc, .bc or .varve, "
                  "with .zst after it for a zstd frame (not after .varve)",
                  (int)end.size, end.text, set->output);
  else
    return 0;
  return EXIT_USAGE;
}

/* Returns 0, or the exit code after reporting an error. */
static int choose_format(shared_run *run) {
  varve_save_options *save = &run->save;
  const output_form *form;
  int code = choose_form(run, &form);
  if (code != 0)
    return code;
  save->format = form->format;
  save->zstd_frame = run->set->zstd || suffix_of(run->set->output).is_framed;
  if (save->zstd_frame && save->format == VARVE_FORMAT_VARVE)
    return shared_usage_error(
        run, "a varve file is compressed already and cannot be put in a zstd frame");
  return shared_fit_options(run, form->bit | (save->zstd_frame ? (unsigned)TO_FRAME : 0));
}

enum { NEWEST_VERSION = 6 };

static int choose_bytecode(shared_run *run) {
  const shared_settings *set = run->set;
  varve_save_options *save = &run->save;
  if (set->bytecode_version > NEWEST_VERSION)
    return shared_usage_error(run, "--emit-bytecode-version must be 0 to 6");
  if (set->bytecode_version != SHARED_NO_VERSION)
    save->bytecode_version = VARVE_BYTECODE_VERSION(set->bytecode_version);
  if (set->producer != NULL)
    save->producer = (varve_slice){set->producer, strlen(set->producer)};
  save->allow_lossy = set->allow_lossy;
  save->elide_resource_data = set->elide_resource_data;
  return 0;
}

/* Returns the index of a name in a list of count names, or 0 if name is NULL. */
static size_t find_name(const char *name, const char *const *names, size_t count) {
  size_t i = 0;
  while (name != NULL && i < count && strcmp(name, names[i]) != 0)
    i++;
  return i;
}

/* How a varve file is stored. Returns 0, or the exit code after reporting an error. */
static int choose_storage(shared_run *run) {
  static const char *const codecs[] = {"default", "none", "zstd", "planes", "auto"};
  static const char *const hashes[] = {"auto", "always", "never"};
  enum { MOST_ALIGNMENT = 1 << 16 };
  const shared_settings *set = run->set;
  run->save.stored_hashes = (varve_stored_hashes)find_name(set->stored_hashes, hashes, 3);
  run->save.resource_codec = (varve_resource_codec)find_name(set->resource_codec, codecs, 5);
  if (set->layout != NULL && strcmp(set->layout, "mapped") == 0)
    run->save.layout = VARVE_LAYOUT_MAPPED;
  int64_t alignment = set->resource_alignment;
  if (alignment > MOST_ALIGNMENT || (alignment & (alignment - 1)) != 0)
    return shared_usage_error(run, "--resource-alignment must be a power of two up to 65536");
  run->save.resource_alignment = (uint32_t)alignment;
  return 0;
}

/* mlir-opt takes 0 as a limit, and a negative number as none. */
static int64_t elision_limit(int64_t given) {
  if (given < 0)
    return VARVE_ELIDE_NOTHING;
  return given == 0 ? VARVE_ELIDE_ALL : given;
}

static int64_t hex_limit(int64_t given) {
  if (given == SHARED_NO_HEX_LIMIT)
    return VARVE_HEX_DEFAULT;
  if (given < 0)
    return VARVE_HEX_NOTHING;
  return given == 0 ? VARVE_HEX_ALL : given;
}

int shared_prepare_save(shared_run *run) {
  const shared_settings *set = run->set;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.sink = sink;
  save.generic_form = set->print_generic;
  save.use_location_names = set->location_names;
  save.unique_numbers = set->unique_numbers;
  save.pretty_locations = set->pretty_debuginfo;
  save.value_users = set->value_users;
  save.skip_regions = set->skip_regions;
  save.hex_limit = hex_limit(set->hex_limit);
  save.debug_info = set->print_debuginfo;
  save.local_scope = set->print_local_scope;
  save.elements_limit = elision_limit(set->elide_elements);
  save.resources_limit = elision_limit(set->elide_resources);
  save.level = (int32_t)set->level;
  save.group_size = set->group_size;
  save.no_builtin_dictionary = set->no_builtin_dictionary;
  run->save = save;
  int code = choose_format(run);
  if (code == 0)
    code = choose_bytecode(run);
  if (code == 0)
    code = choose_storage(run);
  if (code == 0 && set->level > 19)
    code = shared_usage_error(run, "--level must be 1 to 19");
  if (code == 0 && (set->group_size < -1 || set->group_size > INT32_MAX))
    code = shared_usage_error(run, "--group-size must be -1 to 2147483647");
  return code;
}

int shared_check_terminal(const shared_run *run) {
  if (run->set->output != NULL || !isatty(STDOUT_FILENO))
    return 0;
  return shared_usage_error(
      run, "binary output is not written to a terminal; give -o FILE or redirect the output");
}

varve_status shared_make_context_of(const shared_run *run, varve_registry *registry,
                                    varve_context **context) {
  varve_limits limits = settings_limits(run->set);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.limits = &limits;
  options.registry = registry;
  options.no_default_packs = true; /* run->dialects says where packs are */
  return varve_context_create(&options, context);
}

varve_status shared_make_context(const shared_run *run, varve_context **context) {
  return shared_make_context_of(run, run->registry, context);
}

bool shared_upgrades_first(const shared_run *run) {
  bool is_older = run->era < shared_default_era();
  return run->upgrades || (run->has_target && is_older && run->era != run->target);
}

bool shared_retargets(const shared_run *run) {
  uint32_t era = shared_upgrades_first(run) ? shared_default_era() : run->era;
  return run->has_target && (era != run->target || run->target_name != NULL);
}

/* How definitions are loaded. */
typedef enum loading {
  LOADS,
  LOADS_FILES, /* packs are those of the target */
  REPLACES,
  REJECTS_FAULTS
} loading;

/* Reports the faults from number first on as errors. */
static varve_status reject_faults(const varve_registry *registry, uint32_t first) {
  uint32_t count = varve_registry_get_fault_count(registry);
  for (uint32_t i = first; i < count; i++) {
    varve_registry_fault fault = {.struct_size = sizeof(varve_registry_fault)};
    varve_status status = varve_registry_get_fault(registry, i, &fault);
    if (status != VARVE_STATUS_OK)
      return status;
    const varve_diagnostic diagnostic = {.status = VARVE_STATUS_INVALID,
                                         .file = fault.file,
                                         .line = fault.line,
                                         .column = fault.column,
                                         .message = fault.message};
    diagnostics_print(NULL, &diagnostic);
  }
  return count == first ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

static varve_status load_dialects(varve_registry *registry, const option_texts *files,
                                  loading how) {
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.sink = sink;
  options.replace = how == REPLACES;
  options.check = how == REJECTS_FAULTS;
  for (int i = 0; i < files->count; i++) {
    uint32_t first = varve_registry_get_fault_count(registry);
    if (how == LOADS_FILES && dialect_path_is_pack(files->values[i]))
      continue;
    varve_status status = dialect_path_load(registry, files->values[i], &options);
    if (status == VARVE_STATUS_OK && how == REJECTS_FAULTS)
      status = reject_faults(registry, first);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  return VARVE_STATUS_OK;
}

/* target: the name of a target of the packs, which has its own era, or NULL. Sets NULL if the
 * built-in definitions suffice. */
static varve_status make_registry(const shared_run *run, uint32_t era, const char *target,
                                  varve_registry **registry) {
  const char *path = run->dialects.text;
  *registry = NULL;
  if (run->set->replaced_dialects.count == 0 && run->set->dialects.count == 0 &&
      run->set->irdl_files.count == 0 && run->set->dialect_hooks.count == 0 && *path == 0 &&
      era == shared_default_era())
    return VARVE_STATUS_OK;
  varve_limits limits = settings_limits(run->set);
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  options.limits = &limits;
  options.era = shared_era_info(era).name;
  options.dialect_path = (varve_slice){path, strlen(path)};
  options.target = (varve_slice){target, target == NULL ? 0 : strlen(target)};
  varve_status status = varve_registry_create(&options, registry);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(*registry, &run->set->replaced_dialects, REPLACES);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(*registry, &run->set->dialects, target == NULL ? LOADS : LOADS_FILES);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(*registry, &run->set->irdl_files, REJECTS_FAULTS);
  for (int i = 0; status == VARVE_STATUS_OK && i < run->set->dialect_hooks.count; i++)
    status = load_hooks(*registry, run->set->dialect_hooks.values[i]);
  return status;
}

varve_status shared_set_era(shared_run *run, uint32_t era) {
  if (era == run->registry_era)
    return VARVE_STATUS_OK;
  varve_registry_destroy(run->registry);
  run->registry = NULL;
  run->era = run->registry_era = era;
  return make_registry(run, era, NULL, &run->registry);
}

bool shared_asks_for_era(const shared_run *run) {
  return run->set->era != NULL || run->upgrades || run->has_target;
}

varve_status shared_follow_definitions(shared_run *run) {
  const varve_slice no_text = {NULL, 0};
  varve_era_choice *choice;
  if (run->choice == NULL || !run->is_text || run->registry == NULL || shared_asks_for_era(run) ||
      run->era != shared_default_era())
    return VARVE_STATUS_OK;
  const varve_era_choice_options options = {.struct_size = sizeof(varve_era_choice_options),
                                            .registry = run->registry};
  varve_status status = varve_era_choice_create(no_text, &options, &choice);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_era_choice_destroy(run->choice);
  run->choice = choice;
  return shared_set_era(run, shared_find_era(varve_era_choice_get_era(choice)));
}

varve_status shared_make_registry(shared_run *run) {
  varve_status status = make_registry(run, run->era, NULL, &run->registry);
  run->registry_era = run->era;
  if (status == VARVE_STATUS_OK)
    status = shared_follow_definitions(run);
  if (status == VARVE_STATUS_OK && shared_upgrades_first(run))
    status = make_registry(run, shared_default_era(), NULL, &run->upgrade_registry);
  if (status == VARVE_STATUS_OK && shared_retargets(run))
    status = make_registry(run, run->target, run->target_name, &run->target_registry);
  return status;
}

static varve_status load_dictionary(shared_run *run) {
  varve_context *context;
  varve_bytes *bytes = NULL;
  const char *path = run->set->dictionary;
  if (path == NULL)
    return VARVE_STATUS_OK;
  varve_status status = shared_make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_bytes_load_file(context, path, sink, &bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_create(varve_bytes_slice(bytes),
                                     (varve_diagnostic_sink){diagnostics_print, &path},
                                     &run->dictionary);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  run->load.dictionary = run->save.dictionary = run->dictionary;
  return status;
}

static void allow_reading_all(sandbox *box, const option_texts *files) {
  for (int i = 0; i < files->count; i++)
    sandbox_allow_reading(box, files->values[i]);
}

void shared_enter_sandbox(const shared_run *run) {
  const shared_settings *set = run->set;
  sandbox box;
  if (set->dialect_hooks.count != 0)
    return; /* hooks are code of the caller, which may need any file */
  sandbox_begin(&box);
  allow_reading_all(&box, &set->replaced_dialects);
  allow_reading_all(&box, &set->dialects);
  allow_reading_all(&box, &set->irdl_files);
  dialect_path_allow(&run->dialects, &box);
  sandbox_allow_reading(&box, set->dictionary);
  for (int i = 0; i < run->input_count; i++)
    sandbox_allow_reading(&box, run->inputs[i]);
  sandbox_allow_writing(&box, set->output);
  sandbox_allow_writing(&box, run->report_path);
  if (run->folder != NULL)
    sandbox_allow_folder(&box, run->folder);
  sandbox_enter(&box);
}

varve_status shared_read_head(const char *path, char *bytes, size_t *size) {
  char text[128];
  FILE *file = fopen(path, "rb");
  int cause = errno;
  *size = file == NULL ? 0 : fread(bytes, 1, *size, file);
  bool is_read = file != NULL && ferror(file) == 0;
  if (file != NULL && !is_read)
    cause = errno;
  if (file != NULL)
    (void)fclose(file);
  if (is_read)
    return VARVE_STATUS_OK;
  (void)snprintf(text, sizeof(text), "cannot read: %s", strerror(cause));
  diagnostics_print_about(VARVE_SEVERITY_ERROR, VARVE_STATUS_IO, (varve_slice){path, strlen(path)},
                          text);
  return VARVE_STATUS_IO;
}

enum { HEAD_SIZE = 64 };

/* Finds the first bytes of the input; they are in buffer, of HEAD_SIZE bytes, unless they were in
 * memory already. A stream that was not read yet has none. */
static varve_status head_of_input(const shared_run *run, char *buffer, varve_slice *head) {
  const char *path = run->input_count == 0 ? "-" : run->inputs[0];
  if (run->first_input != NULL) {
    *head = varve_bytes_slice(run->first_input);
    return VARVE_STATUS_OK;
  }
  size_t size = HEAD_SIZE;
  varve_status status = VARVE_STATUS_OK;
  if (shared_is_stream(path))
    size = 0;
  else
    status = shared_read_head(path, buffer, &size);
  *head = (varve_slice){buffer, size};
  return status;
}

/* Rejects options that have no effect for the form of a single input. What is in a frame, or in a
 * stream that was not read yet, is not known. */
static varve_status check_input_form(const shared_run *run) {
  char buffer[HEAD_SIZE];
  varve_slice head;
  if (run->line == NULL || run->input_count > 1)
    return VARVE_STATUS_OK;
  varve_status status = head_of_input(run, buffer, &head);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_format format = varve_format_detect(head);
  if (head.size == 0 || format == VARVE_FORMAT_ZSTD || format == VARVE_FORMAT_JAX_EXPORT)
    return VARVE_STATUS_OK;
  unsigned form = format == VARVE_FORMAT_TEXT       ? FROM_TEXT
                  : format == VARVE_FORMAT_BYTECODE ? FROM_BYTECODE
                                                    : FROM_VARVE;
  bool writes_varve = run->save.format == VARVE_FORMAT_VARVE;
  return options_fit(run->line, form | (writes_varve ? (unsigned)TO_VARVE : 0))
             ? VARVE_STATUS_OK
             : VARVE_STATUS_CANCELLED;
}

varve_status shared_open(shared_run *run) {
  shared_enter_sandbox(run);
  varve_status status = VARVE_STATUS_OK;
  bool is_auto =
      run->set->era != NULL ? strcmp(run->set->era, "auto") == 0 : run->upgrades || run->has_target;
  if (is_auto)
    status = era_of_input(run);
  else if (run->set->era == NULL)
    status = era_of_shown_input(run, run->input_count == 0 ? "-" : run->inputs[0]);
  if (status == VARVE_STATUS_OK)
    status = check_input_form(run);
  if (status == VARVE_STATUS_OK)
    status = shared_make_registry(run);
  return status == VARVE_STATUS_OK ? load_dictionary(run) : status;
}

bool shared_is_stream(const char *path) {
  struct stat found;
  return strcmp(path, "-") == 0 || (stat(path, &found) == 0 && !S_ISREG(found.st_mode));
}

static bool is_current(const shared_run *run, const char *path) {
  return strcmp(path, run->current != NULL    ? run->current
                      : run->input_count == 0 ? "-"
                                              : run->inputs[0]) == 0;
}

static bool is_read_already(const shared_run *run, const char *path) {
  return run->first_input != NULL && is_current(run, path);
}

static varve_slice shown_name(const char *path) {
  const char *name = strcmp(path, "-") == 0 ? "<stdin>" : path;
  return (varve_slice){name, strlen(name)};
}

varve_status shared_open_file(const shared_run *run, varve_context *context, const char *path,
                              const varve_load_options *options, varve_file **file) {
  varve_load_options load = *options;
  if (!is_read_already(run, path))
    return varve_file_open(context, path, &load, file);
  load.file_name = shown_name(path);
  return varve_file_open_bytes(context, varve_bytes_slice(run->first_input), &load, file);
}

varve_status shared_load(const shared_run *run, varve_context *context, const char *path,
                         const varve_load_options *options, varve_module **module) {
  varve_load_options load = *options;
  load.era_is_detected = run->era_is_detected && is_current(run, path);
  if (!is_read_already(run, path))
    return varve_module_load_file(context, path, &load, module);
  load.file_name = shown_name(path);
  return varve_module_load(context, varve_bytes_slice(run->first_input), &load, module);
}

bool shared_is_unwrapped(const shared_run *run, const char *path) {
  return is_read_already(run, path) && run->first_is_framed;
}

varve_status shared_read(const shared_run *run, varve_context *context, const char *path,
                         varve_bytes **bytes) {
  if (!is_read_already(run, path))
    return varve_bytes_load_file(context, path, sink, bytes);
  *bytes = run->first_input;
  return VARVE_STATUS_OK;
}

void shared_release(const shared_run *run, varve_bytes *bytes) {
  if (bytes != run->first_input)
    varve_bytes_destroy(bytes);
}

void shared_close(shared_run *run) {
  varve_bytes_destroy(run->first_input);
  varve_context_destroy(run->input_context);
  varve_dictionary_destroy(run->dictionary);
  varve_registry_destroy(run->registry);
  varve_registry_destroy(run->upgrade_registry);
  varve_era_choice_destroy(run->choice);
  varve_registry_destroy(run->target_registry);
}

const char *shared_output_path(const shared_run *run) {
  return run->set->output != NULL ? run->set->output : "-";
}

varve_status shared_write_output(shared_run *run, varve_slice bytes) {
  output out;
  varve_status status = output_open(&out, shared_output_path(run), &run->written);
  if (status == VARVE_STATUS_OK)
    put_bytes(bytes, &out);
  return output_close(&out, status);
}

varve_status shared_write_module(const shared_run *run, varve_module *module) {
  return varve_module_save_file(module, shared_output_path(run), &run->save);
}
