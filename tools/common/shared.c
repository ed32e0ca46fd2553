/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements the shared options: see shared.h. */
#include "common/shared.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/diagnostics.h"
#include "common/dialect_path.h"
#include "common/era.h"
#include "common/hooks_file.h"
#include "common/message.h"
#include "common/sandbox.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

int shared_usage_error(const shared_run *run, const char *message) {
  message_print(run->tool, "%s", message);
  return EXIT_USAGE;
}

int shared_finish(const shared_run *run, varve_status status) {
  if (status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_BAD_ARGUMENT ||
      status == VARVE_STATUS_INTERNAL)
    message_print(run->tool, "%s", varve_status_text(status));
  return exit_code_of(status);
}

/* Returns 0, or the exit code after reporting an error. */
static int choose_era(shared_run *run) {
  const char *word = run->set->era;
  if (word == NULL || strcmp(word, "auto") == 0)
    return 0;
  if (varve_era_find((varve_slice){word, strlen(word)}, &run->era))
    return 0;
  return shared_usage_error(
      run, "--era must be auto, 2019, 2020, llvm13, llvm14, llvm15, llvm16, llvm19, "
           "llvm22 or llvm24");
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
  return choose_era(run);
}

/* Returns whether the first size bytes of a path end with this suffix and have something before
 * it. */
static bool has_suffix(const char *path, size_t size, const char *suffix) {
  size_t tail = strlen(suffix);
  return size > tail && memcmp(path + size - tail, suffix, tail) == 0;
}

/* Returns the format that the suffix in the first size bytes of the output name selects, or NULL.
 */
static const char *form_of_name(const char *path, size_t size) {
  if (has_suffix(path, size, ".mlirbc") || has_suffix(path, size, ".bc"))
    return "mlirbc";
  return has_suffix(path, size, ".varve") ? "varve" : NULL;
}

/* Returns 0, or the exit code after reporting an error. */
static int choose_format(shared_run *run) {
  const shared_settings *set = run->set;
  varve_save_options *save = &run->save;
  static const char zst[] = ".zst";
  const char *to = set->to;
  size_t size = set->output != NULL ? strlen(set->output) : 0;
  save->zstd_frame = set->zstd;
  if (has_suffix(set->output, size, zst)) {
    save->zstd_frame = true;
    size -= sizeof(zst) - 1;
  }
  if (to == NULL)
    to = set->emit_bytecode ? "mlirbc" : form_of_name(set->output, size);
  save->format = VARVE_FORMAT_TEXT;
  if (to == NULL || strcmp(to, "mlir") == 0)
    return set->emit_bytecode ? shared_usage_error(run, "--emit-bytecode contradicts --to=mlir")
                              : 0;
  save->format = VARVE_FORMAT_BYTECODE;
  if (strcmp(to, "mlirbc") == 0)
    return 0;
  save->format = VARVE_FORMAT_VARVE;
  if (strcmp(to, "varve") != 0)
    return shared_usage_error(run, "--to must be mlir, mlirbc or varve");
  return save->zstd_frame
             ? shared_usage_error(
                   run, "a varve file is compressed already and cannot be put in a zstd frame")
             : 0;
}

enum { NEWEST_VERSION = 6 };

static int choose_bytecode(shared_run *run) {
  const shared_settings *set = run->set;
  varve_save_options *save = &run->save;
  if (set->bytecode_version > NEWEST_VERSION)
    return shared_usage_error(run, "--emit-bytecode-version must be 0 to 6");
  if (set->bytecode_version != SHARED_NO_VERSION && save->format != VARVE_FORMAT_BYTECODE)
    return shared_usage_error(
        run, "--emit-bytecode-version requires bytecode output: use --emit-bytecode");
  if (set->bytecode_version != SHARED_NO_VERSION)
    save->bytecode_version = VARVE_BYTECODE_VERSION(set->bytecode_version);
  if (set->producer != NULL)
    save->producer = (varve_slice){set->producer, strlen(set->producer)};
  save->allow_lossy = set->allow_lossy;
  save->elide_resource_data = set->elide_resource_data;
  return 0;
}

/* Returns the index of a name in a list, or the size of the list if it is missing. If name is NULL,
 * returns 0. */
static size_t find_name(const char *name, const char *const *names, size_t count) {
  size_t i = 0;
  while (name != NULL && i < count && strcmp(name, names[i]) != 0)
    i++;
  return i;
}

static int choose_hashes(shared_run *run) {
  static const char *const names[] = {"auto", "always", "never"};
  enum { NAME_COUNT = sizeof(names) / sizeof(names[0]) };
  size_t choice = find_name(run->set->stored_hashes, names, NAME_COUNT);
  if (choice == NAME_COUNT)
    return shared_usage_error(run, "--stored-hashes must be auto, always or never");
  run->save.stored_hashes = (varve_stored_hashes)choice;
  return 0;
}

static int choose_layout(shared_run *run) {
  const char *layout = run->set->layout;
  if (layout == NULL || strcmp(layout, "packed") == 0)
    return 0;
  if (strcmp(layout, "mapped") != 0)
    return shared_usage_error(run, "--layout must be packed or mapped");
  run->save.layout = VARVE_LAYOUT_MAPPED;
  return 0;
}

static int choose_resources(shared_run *run) {
  static const char *const names[] = {"default", "none", "zstd", "planes", "auto"};
  enum { MOST_ALIGNMENT = 1 << 16, NAME_COUNT = sizeof(names) / sizeof(names[0]) };
  const shared_settings *set = run->set;
  size_t codec = find_name(set->resource_codec, names, NAME_COUNT);
  if (codec == NAME_COUNT)
    return shared_usage_error(run, "--resource-codec must be none, zstd, planes or auto");
  run->save.resource_codec = (varve_resource_codec)codec;
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
  save.target_pack = run->target_pack;
  run->save = save;
  int code = choose_format(run);
  if (code == 0)
    code = choose_bytecode(run);
  if (code == 0)
    code = choose_layout(run);
  if (code == 0)
    code = choose_resources(run);
  if (code == 0)
    code = choose_hashes(run);
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
  bool is_older = run->era != VARVE_ERA_LLVM22 && run->era != VARVE_ERA_LLVM24 &&
                  run->era != VARVE_ERA_LLVM24B && run->era != VARVE_ERA_LLVM24C;
  return run->upgrades || (run->has_target && is_older && run->era != run->target);
}

bool shared_retargets(const shared_run *run) {
  varve_era era = shared_upgrades_first(run) ? VARVE_ERA_LLVM22 : run->era;
  return run->has_target && era != run->target;
}

/* How definitions are loaded. */
typedef enum loading { LOADS, REPLACES, REJECTS_FAULTS } loading;

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
    varve_status status = dialect_path_load(registry, files->values[i], &options);
    if (status == VARVE_STATUS_OK && how == REJECTS_FAULTS)
      status = reject_faults(registry, first);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  return VARVE_STATUS_OK;
}

/* Sets NULL if the built-in definitions suffice. */
static varve_status make_registry(const shared_run *run, varve_era era, varve_registry **registry) {
  const char *path = run->dialects.text;
  *registry = NULL;
  if (run->set->replaced_dialects.count == 0 && run->set->dialects.count == 0 &&
      run->set->irdl_files.count == 0 && run->set->dialect_hooks.count == 0 && *path == 0 &&
      era == VARVE_ERA_LLVM22)
    return VARVE_STATUS_OK;
  varve_limits limits = settings_limits(run->set);
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  options.limits = &limits;
  options.era = era;
  options.dialect_path = (varve_slice){path, strlen(path)};
  varve_status status = varve_registry_create(&options, registry);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(*registry, &run->set->replaced_dialects, REPLACES);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(*registry, &run->set->dialects, LOADS);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(*registry, &run->set->irdl_files, REJECTS_FAULTS);
  for (int i = 0; status == VARVE_STATUS_OK && i < run->set->dialect_hooks.count; i++)
    status = hooks_file_load(*registry, run->set->dialect_hooks.values[i]);
  return status;
}

/* Without an option, text has the era of the tools that the loaded dialects describe. */
static varve_status follow_definitions(shared_run *run) {
  const varve_slice no_text = {NULL, 0};
  varve_era likely;
  if (!run->follows_definitions || run->registry == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_registry_find_era(run->registry, no_text, &likely);
  if (status != VARVE_STATUS_OK || likely == run->era)
    return status;
  varve_registry_destroy(run->registry);
  run->era = likely;
  return make_registry(run, likely, &run->registry);
}

varve_status shared_make_registry(shared_run *run) {
  varve_status status = make_registry(run, run->era, &run->registry);
  if (status == VARVE_STATUS_OK)
    status = follow_definitions(run);
  if (status == VARVE_STATUS_OK && shared_upgrades_first(run))
    status = make_registry(run, VARVE_ERA_LLVM22, &run->upgrade_registry);
  if (status == VARVE_STATUS_OK && shared_retargets(run))
    status = make_registry(run, run->target, &run->target_registry);
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

varve_status shared_open(shared_run *run) {
  shared_enter_sandbox(run);
  varve_status status = VARVE_STATUS_OK;
  bool is_auto =
      run->set->era != NULL ? strcmp(run->set->era, "auto") == 0 : run->upgrades || run->has_target;
  if (is_auto)
    status = era_of_input(run);
  else if (run->set->era == NULL)
    status = era_of_shown_input(run);
  if (status == VARVE_STATUS_OK)
    status = shared_make_registry(run);
  return status == VARVE_STATUS_OK ? load_dictionary(run) : status;
}

bool shared_is_stream(const char *path) {
  struct stat found;
  return strcmp(path, "-") == 0 || (stat(path, &found) == 0 && !S_ISREG(found.st_mode));
}

static bool is_first_input(const shared_run *run, const char *path) {
  return strcmp(path, run->input_count == 0 ? "-" : run->inputs[0]) == 0;
}

static bool is_read_already(const shared_run *run, const char *path) {
  return run->first_input != NULL && is_first_input(run, path);
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
                         varve_module **module) {
  varve_load_options load = run->load;
  load.era_is_detected = run->era_is_detected && is_first_input(run, path);
  if (!is_read_already(run, path))
    return varve_module_load_file(context, path, &load, module);
  load.file_name = shown_name(path);
  return varve_module_load(context, varve_bytes_slice(run->first_input), &load, module);
}

bool shared_is_unwrapped(const shared_run *run, const char *path) {
  return is_read_already(run, path) && run->first_is_framed;
}

varve_status shared_read(shared_run *run, varve_context *context, const char *path,
                         varve_bytes **bytes) {
  if (!is_read_already(run, path))
    return varve_bytes_load_file(context, path, sink, bytes);
  *bytes = run->first_input;
  run->first_input = NULL;
  return VARVE_STATUS_OK;
}

void shared_close(shared_run *run) {
  varve_bytes_destroy(run->first_input);
  varve_context_destroy(run->input_context);
  varve_dictionary_destroy(run->dictionary);
  varve_registry_destroy(run->registry);
  varve_registry_destroy(run->upgrade_registry);
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
