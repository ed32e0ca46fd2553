/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-translate: converts modules between text, bytecode and varve. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <varve/ir.h>

#include "common/diagnostics.h"
#include "common/expected.h"
#include "common/frame.h"
#include "common/help.h"
#include "common/message.h"
#include "common/progress.h"
#include "modules/shared.h"
#include "translate/upgrading.h"

#define OPTION_LIST "varve-translate.options.def"
typedef struct settings {
#include "common/option_fields.h"
  shared_settings shared;
} settings;

enum { RESOURCES_LIMIT = 1024 };
#define OPTION_OFFSET(field) offsetof(settings, field)
#include "common/option_table.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

/* The state of one run. */
typedef struct translation {
  settings set;
  const char *input; /* a path or "-" */
  char **inputs;     /* all inputs; only --hash accepts several */
  int input_count;
  shared_run base;
  upgrading upgrade;
  char *resource_folder; /* owned; NULL: constants are not moved */
  char **created;        /* owned: paths of the resource files that this run created */
  size_t created_count;
  varve_place_options places;
} translation;

static int usage_error(const translation *run, const char *message) {
  return shared_usage_error(&run->base, message);
}

static int prepare(translation *run, upgrade_report *report) {
  int code = shared_prepare_load(&run->base);
  run->upgrade.no_verify = run->set.no_verify;
  run->base.report_path = run->set.report_file;
  if (code == 0)
    code = upgrading_prepare(&run->upgrade, &run->base,
                             &(upgrade_options){run->set.upgrade, run->set.target, run->set.report,
                                                run->set.convert, run->set.to_artifact,
                                                run->set.from_artifact, run->set.strip_debuginfo},
                             report);
  if (run->set.rules != NULL)
    run->base.load.rules = (varve_slice){run->set.rules, strlen(run->set.rules)};
  run->base.load.check_hashes = run->set.hash;
  if (run->set.to_artifact != NULL && run->set.shared.to == NULL)
    run->set.shared.emit_bytecode = true;
  if (code == 0)
    code =
        run->set.hash ? shared_fit_options(&run->base, TO_HASHES) : shared_prepare_save(&run->base);
  if (code == 0)
    code = upgrading_choose_bytecode(&run->upgrade, &run->base);
  const varve_save_options *save = &run->base.save;
  bool is_binary = !run->set.hash && (save->format != VARVE_FORMAT_TEXT || save->zstd_frame);
  return code == 0 && is_binary ? shared_check_terminal(&run->base) : code;
}

/* Returns the folder of a file, allocated. */
static char *folder_of(const char *path) {
  const char *slash = strrchr(path, '/');
  if (slash == NULL)
    return strdup(".");
  return strndup(path, slash == path ? 1 : (size_t)(slash - path));
}

static varve_status note_created(void *user, const char *path) {
  translation *run = user;
  char **grown = realloc(run->created, (run->created_count + 1) * sizeof(*grown));
  if (grown == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  run->created = grown;
  grown[run->created_count] = strdup(path);
  if (grown[run->created_count] == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  run->created_count++;
  return VARVE_STATUS_OK;
}

/* If there is no output, nothing names the resource files. */
static void finish_created(translation *run, bool has_output) {
  for (size_t i = 0; i < run->created_count; i++) {
    if (!has_output)
      (void)unlink(run->created[i]);
    free(run->created[i]);
  }
  free(run->created);
}

/* Applies --resources. If it names no folder, resource files are in the folder of the input. */
static int choose_places(translation *run) {
  static const char *const names[] = {"inline", "section", "external"};
  const char *text = run->set.resources;
  varve_place_options places = {.struct_size = sizeof(varve_place_options)};
  if (text == NULL)
    return 0;
  size_t size = strcspn(text, ":");
  int place = 0;
  for (int i = 0; i < 3; i++)
    if (size == strlen(names[i]) && memcmp(text, names[i], size) == 0)
      place = VARVE_RESOURCES_INLINE + i;
  bool has_folder = text[size] != 0 && text[size + 1] != 0;
  if (place == 0 || (place == VARVE_RESOURCES_EXTERNAL && !has_folder))
    return usage_error(run, "--resources must be inline, section or external:DIR");
  run->resource_folder = has_folder ? strdup(text + size + 1) : folder_of(run->input);
  if (run->resource_folder == NULL)
    return shared_finish(&run->base, VARVE_STATUS_OUT_OF_MEMORY);
  places.sink = sink;
  places.place = (varve_resource_place)place;
  places.larger_than =
      run->set.resources_limit == 0 ? VARVE_PLACE_ALL : (uint64_t)run->set.resources_limit;
  places.folder = run->base.folder = run->resource_folder;
  places.created = note_created;
  places.user = run;
  run->places = places;
  return 0;
}

static varve_status make_context(const translation *run, varve_context **context) {
  return shared_make_context(&run->base, context);
}

static int finish(const translation *run, varve_status status) {
  return shared_finish(&run->base, status);
}

static varve_slice input_name(const translation *run) {
  const char *name = strcmp(run->input, "-") == 0 ? "<stdin>" : run->input;
  return (varve_slice){name, strlen(name)};
}

static const char *output_path(const translation *run) { return shared_output_path(&run->base); }

/* Writes the text as one zstd frame. */
static varve_status write_frame(translation *run, varve_slice text) {
  varve_context *context;
  varve_bytes *wrapped = NULL;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_zstd_wrap(context, text, run->base.save.level, &wrapped);
  if (status == VARVE_STATUS_OK)
    status = shared_write_output(&run->base, varve_bytes_slice(wrapped));
  varve_bytes_destroy(wrapped);
  varve_context_destroy(context);
  return status;
}

/* Writes to a file of its own, or to memory if bytes is not NULL. */
static varve_status translate_loaded(const translation *run, varve_module *module,
                                     varve_bytes **bytes) {
  varve_status status = VARVE_STATUS_OK;
  if (run->set.strip_debuginfo)
    status = varve_module_strip_debug_info(module);
  if (status == VARVE_STATUS_OK && run->resource_folder != NULL)
    status = varve_module_place_resources(module, &run->places);
  if (status == VARVE_STATUS_OK) {
    progress_change("writing");
    status = bytes != NULL ? varve_module_save(module, &run->base.save, bytes)
                           : varve_module_save_file(module, output_path(run), &run->base.save);
  }
  return status;
}

/* An input that becomes a module. */
typedef struct module_reading {
  shared_reading reading; /* first */
  varve_module *module;
} module_reading;

static varve_status read_module(shared_reading *reading, const varve_load_options *load) {
  return shared_load(reading->run, reading->context, reading->path, load,
                     &((module_reading *)reading)->module);
}

static varve_status load_module(translation *run, const char *path, module_reading *input) {
  *input = (module_reading){{.run = &run->base, .path = path, .read = read_module}, NULL};
  varve_status status = shared_read_chosen(&input->reading);
  varve_slice name = {path, strlen(path)};
  if (status == VARVE_STATUS_OK && run->upgrade.is_requested)
    status = upgrading_do(&run->upgrade, &run->base, run->set.hash ? name : input_name(run),
                          &input->reading.context, &input->module);
  return status;
}

static void release_module(module_reading *input) {
  varve_module_destroy(input->module);
  varve_context_destroy(input->reading.context);
}

static int translate_file(translation *run) {
  module_reading input;
  varve_status status = load_module(run, run->input, &input);
  if (status == VARVE_STATUS_OK)
    status = translate_loaded(run, input.module, NULL);
  release_module(&input);
  return finish(run, status);
}

/* Escapes names like sha256sum: a backslash before the line says that the name has escapes. Control
 * characters for which sha256sum has no escape become \XX. */
static void put_name(const char *name, output *out) {
  varve_slice rest = {name, strlen(name)};
  while (rest.size != 0) {
    visible_character next = visible_first(rest);
    char c = rest.data[0];
    if (c == '\n' || c == '\r' || c == '\\')
      put_text(c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\\\", out);
    else
      put_bytes((varve_slice){next.shown, next.shown_size}, out);
    rest = (varve_slice){rest.data + next.size, rest.size - next.size};
  }
}

static bool needs_escapes(const char *name) {
  varve_slice rest = {name, strlen(name)};
  while (rest.size != 0) {
    visible_character next = visible_first(rest);
    if (rest.data[0] == '\\' || next.size != next.shown_size)
      return true;
    rest = (varve_slice){rest.data + next.size, rest.size - next.size};
  }
  return false;
}

static void put_hashes(const varve_module_hashes *hashes, const char *name, output *out) {
  if (needs_escapes(name))
    put_char('\\', out);
  for (size_t i = 0; i < VARVE_HASH_SIZE; i++)
    put_format(out, "%02x", hashes->content[i]);
  put_char(' ', out);
  for (size_t i = 0; i < VARVE_HASH_SIZE; i++)
    put_format(out, "%02x", hashes->without_locations[i]);
  put_text("  ", out);
  put_name(name, out);
  put_char('\n', out);
}

static varve_status hash_file(translation *run, const char *path, output *out) {
  module_reading input;
  varve_module_hashes hashes;
  varve_status status = load_module(run, path, &input);
  if (status == VARVE_STATUS_OK && run->set.strip_debuginfo)
    status = varve_module_strip_debug_info(input.module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_hash(input.module, NULL, &hashes);
  if (status == VARVE_STATUS_OK)
    put_hashes(&hashes, path, out);
  release_module(&input);
  return status;
}

/* Closes the output and returns the exit status. If a part failed (code is not 0), discards the
 * output and returns code. */
static int close_output(const translation *run, output *out, int code) {
  varve_status status = output_close(out, code == 0 ? VARVE_STATUS_OK : VARVE_STATUS_CANCELLED);
  return code == 0 ? finish(run, status) : code;
}

/* Continues with the other files after one that cannot be read. */
static int hash_files(translation *run) {
  output out;
  int worst = 0;
  if (output_open(&out, output_path(run), &run->base.written) != VARVE_STATUS_OK)
    return close_output(run, &out, EXIT_USAGE);
  for (int i = 0; i == 0 || i < run->input_count; i++) {
    int code = finish(run, hash_file(run, i == 0 ? run->input : run->inputs[i], &out));
    worst = code > worst ? code : worst;
  }
  return close_output(run, &out, worst);
}

/* One part of a split text, and where the part begins. */
typedef struct text_part {
  varve_slice text;
  uint32_t line;
  uint32_t column;
} text_part;

/* Appends the translated part to the output. If expected is NULL, diagnostics are printed. */
static varve_status translate_part(translation *run, const text_part *part, expected_list *expected,
                                   output *out) {
  varve_context *context;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_load_options load = run->base.load;
  load.file_name = input_name(run);
  load.first_line = part->line;
  load.first_column = part->column;
  if (expected != NULL)
    load.sink = (varve_diagnostic_sink){expected_handle, expected};
  varve_module *module;
  varve_bytes *bytes = NULL;
  status = varve_module_load(context, part->text, &load, &module);
  if (status == VARVE_STATUS_OK && run->upgrade.is_requested)
    status = upgrading_do(&run->upgrade, &run->base, load.file_name, &context, &module);
  if (status == VARVE_STATUS_OK)
    status = translate_loaded(run, module, &bytes);
  if (status == VARVE_STATUS_OK) {
    put_bytes(varve_bytes_slice(bytes), out);
    status = out->status;
  }
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

/* The expected messages decide: a part that is rejected as announced is correct. */
static int check_part(translation *run, const text_part *part, output *out) {
  if (!run->set.verify_diagnostics)
    return finish(run, translate_part(run, part, NULL, out));
  expected_list *expected = expected_create(part->text, part->line);
  if (expected == NULL)
    return finish(run, VARVE_STATUS_OUT_OF_MEMORY);
  int code = exit_code_of(translate_part(run, part, expected, out));
  int faults = expected_finish(expected, input_name(run));
  expected_destroy(expected);
  if (code == EXIT_USAGE)
    return code;
  return faults == 0 ? 0 : EXIT_MALFORMED;
}

/* Finds the first marker after from, or NULL. Only text has markers. */
static const char *find_marker(varve_slice text, const char *from) {
  static const char marker[] = "// -----";
  const char *end = text.data + text.size;
  if (varve_format_detect(text) != VARVE_FORMAT_TEXT)
    return NULL;
  for (const char *at = from; (size_t)(end - at) >= sizeof(marker) - 1; at++) {
    at = memchr(at, '/', (size_t)(end - at) - (sizeof(marker) - 2));
    if (at == NULL)
      return NULL;
    if (memcmp(at, marker, sizeof(marker) - 1) == 0)
      return at;
  }
  return NULL;
}

enum { MARKER_SIZE = 8 };

static int translate_parts(translation *run, varve_slice text, output *out) {
  int worst = 0;
  const char *start = text.data, *end = text.data + text.size;
  uint32_t line = 1, column = 1;
  for (;;) {
    const char *marker = run->set.split_input_file ? find_marker(text, start) : NULL;
    const char *stop = marker != NULL ? marker : end;
    if (start != text.data)
      put_text("// -----\n", out);
    const text_part part = {{start, (size_t)(stop - start)}, line, column};
    int code = check_part(run, &part, out);
    worst = code > worst ? code : worst;
    if (marker == NULL || out->status != VARVE_STATUS_OK)
      return worst;
    for (const char *c = start; c < marker + MARKER_SIZE; c++) {
      column = *c == '\n' ? 1 : column + 1;
      line += *c == '\n';
    }
    start = marker + MARKER_SIZE;
  }
}

/* Writes all parts to one zstd frame. */
static int write_framed_parts(translation *run, varve_slice text) {
  char *joined = NULL;
  size_t size = 0;
  output out;
  translation parts = *run;
  output_limit limit = run->base.written;
  uint64_t max_memory = (uint64_t)run->set.shared.max_memory;
  FILE *memory = open_memstream(&joined, &size);
  if (memory == NULL)
    return finish(run, VARVE_STATUS_OUT_OF_MEMORY);
  parts.base.save.zstd_frame = false;
  if (max_memory != 0 && max_memory < limit.most) {
    limit.most = max_memory;
    limit.option = "--max-memory";
  }
  output_open_stream(&out, memory, &limit);
  int code = close_output(run, &out, translate_parts(&parts, text, &out));
  if (fclose(memory) != 0 && code == 0)
    code = finish(run, VARVE_STATUS_OUT_OF_MEMORY);
  if (code == 0 || run->set.shared.output == NULL) {
    varve_status status = write_frame(run, (varve_slice){joined, size});
    code = status == VARVE_STATUS_OK ? code : finish(run, status);
  }
  free(joined);
  return code;
}

static int write_parts(translation *run, varve_slice text) {
  if (run->base.save.format != VARVE_FORMAT_TEXT && run->set.split_input_file &&
      find_marker(text, text.data) != NULL)
    return usage_error(run, "several modules of a split text cannot become one binary file");
  if (run->base.save.zstd_frame)
    return write_framed_parts(run, text);
  output out;
  if (output_open(&out, output_path(run), &run->base.written) != VARVE_STATUS_OK)
    return close_output(run, &out, EXIT_USAGE);
  return close_output(run, &out, translate_parts(run, text, &out));
}

static int translate_split(translation *run) {
  varve_context *context;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return finish(run, status);
  varve_bytes *bytes;
  varve_load_options load = run->base.load;
  load.file_name = input_name(run);
  status = shared_read(&run->base, context, run->input, &bytes);
  if (status == VARVE_STATUS_OK)
    status = frame_unwrap(context, &load, &bytes);
  int code =
      status == VARVE_STATUS_OK ? write_parts(run, varve_bytes_slice(bytes)) : finish(run, status);
  shared_release(&run->base, bytes);
  varve_context_destroy(context);
  return code;
}

/* The modules that train a dictionary. */
typedef struct samples {
  varve_module **modules;
  size_t count; /* number of loaded modules */
  int path_count;
} samples;

static varve_status load_samples(const translation *run, varve_context *context, char **paths,
                                 samples *all) {
  varve_status status = VARVE_STATUS_OK;
  for (int i = 0; i < all->path_count && status == VARVE_STATUS_OK; i++) {
    status = shared_load(&run->base, context, paths[i], &run->base.load, &all->modules[all->count]);
    all->count += status == VARVE_STATUS_OK;
    if (status == VARVE_STATUS_OK && run->set.strip_debuginfo)
      status = varve_module_strip_debug_info(all->modules[all->count - 1]);
  }
  return status;
}

static varve_status train_on(translation *run, varve_context *context, char **paths, samples *all) {
  varve_bytes *bytes = NULL;
  varve_status status = load_samples(run, context, paths, all);
  varve_training_options options = {.struct_size = sizeof(varve_training_options)};
  options.modules = all->modules;
  options.count = all->count;
  options.no_builtin_dictionary = run->set.shared.no_builtin_dictionary;
  options.dictionary_size = (size_t)run->set.dictionary_size;
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_train(context, &options, &bytes);
  if (status == VARVE_STATUS_OK)
    status = shared_write_output(&run->base, varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
  return status;
}

static int train_with(translation *run, char **paths, int path_count) {
  varve_context *context;
  samples all = {calloc((size_t)path_count, sizeof(varve_module *)), 0, path_count};
  varve_status status =
      all.modules == NULL ? VARVE_STATUS_OUT_OF_MEMORY : make_context(run, &context);
  if (status == VARVE_STATUS_OK) {
    status = train_on(run, context, paths, &all);
    for (size_t i = 0; i < all.count; i++)
      varve_module_destroy(all.modules[i]);
    varve_context_destroy(context);
  }
  free(all.modules);
  return finish(run, status);
}

static int train(translation *run, char **paths, int path_count) {
  if (path_count == 0)
    return usage_error(run, "--train-dictionary requires the files of modules");
  int code = shared_fit_options(&run->base, TO_DICTIONARY);
  if (code == 0)
    code = shared_check_terminal(&run->base);
  if (code == 0)
    code = shared_prepare_load(&run->base);
  if (code != 0)
    return code;
  run->base.load.no_verify = run->set.no_verify;
  varve_status status = shared_open(&run->base);
  code = status == VARVE_STATUS_OK ? train_with(run, paths, path_count) : finish(run, status);
  shared_close(&run->base);
  return code;
}

static int translate(translation *run) {
  varve_status status = shared_open(&run->base);
  /* An upgrade verifies the module before it changes it. The load does so, too, if a rule that is
   * broken may show that the module is of another era, or of another version of a pack. */
  run->base.load.no_verify = run->set.no_verify || (shared_upgrades_first(&run->base) &&
                                                    !shared_may_read_again(&run->base));
  int code = status != VARVE_STATUS_OK                                  ? finish(run, status)
             : run->set.hash                                            ? hash_files(run)
             : run->set.split_input_file || run->set.verify_diagnostics ? translate_split(run)
                                                                        : translate_file(run);
  shared_close(&run->base);
  return code;
}

int main(int argc, char **argv) {
  translation run = {.set = {.resources_limit = RESOURCES_LIMIT, .shared = SHARED_SETTINGS_INIT},
                     .base = {.tool = option_list.tool}};
  run.base.set = &run.set.shared;
  option_line line;
  if (!tool_begin(&option_list, argc, argv, &run.set, &line))
    return EXIT_USAGE;
  if (run.set.shared.help || run.set.shared.version)
    return tool_print_help(&option_list, run.set.shared.help);
  if (run.set.hash && run.set.train_dictionary)
    return usage_error(&run, "--hash contradicts --train-dictionary");
  run.base.line = &line;
  run.base.inputs = argv;
  run.base.input_count = line.input_count;
  if (run.set.resources == NULL) /* it may read other files */
    shared_limit_memory(&run.base, &run.set.shared);
  if (run.set.train_dictionary)
    return train(&run, argv, line.input_count);
  run.input = line.input_count > 0 ? argv[0] : "-";
  run.inputs = argv;
  run.input_count = line.input_count;
  upgrade_report report;
  int code = run.set.hash ? 0 : shared_one_input(&run.base);
  if (code == 0)
    code = prepare(&run, &report);
  if (code == 0)
    code = choose_places(&run);
  if (code == 0) {
    progress_start("reading");
    code = translate(&run);
    progress_stop();
  }
  finish_created(&run, code == 0);
  free(run.resource_folder);
  int report_code = upgrading_finish(&run.upgrade, &run.base);
  code = code != 0 ? code : report_code;
  if (code == EXIT_USAGE && !message_has_error()) /* nothing else fails without a message */
    (void)finish(&run, VARVE_STATUS_OUT_OF_MEMORY);
  return code;
}
