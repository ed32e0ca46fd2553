/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect test: reads modules with a definition file, prints them, writes them as
 * bytecode, reads both back, and reports which parts of the formats and which codes they used. */
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/coverage.h"
#include "dialect/load.h"

typedef struct test_run {
  const dialect_settings *settings;
  varve_registry *registry;
  varve_context *plain; /* of the definition file as a module */
  varve_bytes *text;    /* of the definition file */
  varve_module *definitions;
  varve_context *context; /* of the modules */
} test_run;

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* Returns the exit code of a status. Reports it, unless a sink has an error for it. */
static int finish(varve_status status) {
  int code = exit_code_of(status);
  if (code == EXIT_USAGE && status != VARVE_STATUS_IO)
    message_print("varve-dialect", "%s", varve_status_text(status));
  return code;
}

static varve_status make_context(const test_run *run, varve_registry *registry,
                                 varve_context **context) {
  varve_limits limits = settings_limits(&run->settings->shared);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.limits = &limits;
  options.registry = registry;
  return varve_context_create(&options, context);
}

/* Loads the definition file into the registry, and as a module that has the places of its
 * definitions. */
static varve_status load_definitions(test_run *run, const char *path) {
  const varve_diagnostic_sink sink = {diagnostics_print, NULL};
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_status status = make_context(run, NULL, &run->plain);
  if (status == VARVE_STATUS_OK)
    status = varve_bytes_load_file(run->plain, path, sink, &run->text);
  if (status != VARVE_STATUS_OK)
    return status;
  options.replace = true;
  options.sink = sink;
  options.file_name = slice_of(path);
  status = varve_registry_load(run->registry, varve_bytes_slice(run->text), &options);
  if (status != VARVE_STATUS_OK)
    return status;
  load.sink = sink;
  load.file_name = options.file_name;
  load.no_verify = true;
  return varve_module_load(run->plain, varve_bytes_slice(run->text), &load, &run->definitions);
}

/* Modules */

typedef struct form {
  const char *name;
  bool is_generic;
  varve_format format;
} form;

/* Returns 0 if the modules are equal; otherwise reports the first difference. */
static int compare(varve_module *module, varve_module *other, const form *printed,
                   const char *path) {
  const varve_compare_options options = {sizeof options, false, true};
  varve_bytes *difference = NULL;
  bool are_equal = false;
  varve_status status = varve_module_compare(module, other, &options, &are_equal, &difference);
  if (status == VARVE_STATUS_OK && !are_equal) {
    varve_slice text = varve_bytes_slice(difference);
    message_fault(path, "printed in %s form and read back, it differs: %.*s", printed->name,
                  (int)text.size, text.data);
  }
  varve_bytes_destroy(difference);
  return status == VARVE_STATUS_OK && !are_equal ? EXIT_MALFORMED : finish(status);
}

static int print_and_read(const test_run *run, varve_module *module, const form *printed,
                          const char *path) {
  char name[512];
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_bytes *text = NULL;
  varve_module *other = NULL;
  int size = snprintf(name, sizeof name, "%.400s, printed in %s form", path, printed->name);
  save.sink = load.sink = (varve_diagnostic_sink){diagnostics_print, NULL};
  save.format = printed->format;
  save.generic_form = printed->is_generic;
  save.debug_info = true;
  load.file_name = (varve_slice){name, size < 0 ? 0 : (size_t)size};
  load.no_source_locations = true;
  load.no_verify = true; /* the module was verified before */
  varve_status status = varve_context_count_formats(run->context, !printed->is_generic);
  if (status == VARVE_STATUS_OK)
    status = varve_module_save(module, &save, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_module_load(run->context, varve_bytes_slice(text), &load, &other);
  int code = status == VARVE_STATUS_OK ? compare(module, other, printed, path) : finish(status);
  varve_module_destroy(other);
  varve_bytes_destroy(text);
  return code;
}

/* Loads a module and verifies it, which needs its source locations. Then loads it without them:
 * other text has others, also in attributes. */
static varve_status load_module(const test_run *run, varve_slice bytes, const char *path,
                                varve_module **module) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.sink = (varve_diagnostic_sink){diagnostics_print, NULL};
  load.file_name = slice_of(path);
  varve_status status = varve_context_count_formats(run->context, false);
  if (status == VARVE_STATUS_OK)
    status = varve_module_load(run->context, bytes, &load, module);
  varve_module_destroy(*module);
  *module = NULL;
  load.no_source_locations = true;
  load.no_verify = true;
  if (status == VARVE_STATUS_OK)
    status = varve_context_count_formats(run->context, true);
  return status == VARVE_STATUS_OK ? varve_module_load(run->context, bytes, &load, module) : status;
}

static int test_module(const test_run *run, const char *path) {
  static const form forms[] = {{"custom", false, VARVE_FORMAT_TEXT},
                               {"generic", true, VARVE_FORMAT_TEXT},
                               {"binary", false, VARVE_FORMAT_BYTECODE}};
  varve_bytes *bytes = NULL;
  varve_module *module = NULL;
  varve_status status = varve_bytes_load_file(
      run->context, path, (varve_diagnostic_sink){diagnostics_print, NULL}, &bytes);
  if (status == VARVE_STATUS_OK)
    status = load_module(run, varve_bytes_slice(bytes), path, &module);
  int worst = finish(status);
  for (size_t i = 0; module != NULL && i < sizeof(forms) / sizeof(forms[0]); i++) {
    int code = print_and_read(run, module, &forms[i], path);
    worst = code > worst ? code : worst;
  }
  varve_module_destroy(module);
  varve_bytes_destroy(bytes);
  return worst;
}

static int test_modules(test_run *run) {
  const dialect_settings *settings = run->settings;
  varve_status status = make_context(run, run->registry, &run->context);
  if (status == VARVE_STATUS_OK)
    status = varve_context_count_formats(run->context, true);
  int worst = finish(status);
  for (int i = 1; i < settings->input_count && worst < EXIT_USAGE; i++) {
    int code = test_module(run, settings->inputs[i]);
    worst = code > worst ? code : worst;
  }
  if (worst >= EXIT_USAGE)
    return worst;
  coverage_report report = {.registry = run->registry,
                            .context = run->context,
                            .definitions = run->definitions,
                            .path = settings->inputs[0],
                            .text = varve_bytes_slice(run->text),
                            .out = settings->out};
  int code = finish(coverage_put(&report));
  if (code == 0 && settings->require_all && !report.is_complete) {
    output_flush(settings->out);
    message_print("varve-dialect", "the modules do not use all parts of the formats");
    code = EXIT_MALFORMED;
  }
  return code > worst ? code : worst;
}

int dialect_command_test(const dialect_settings *settings) {
  test_run run = {.settings = settings};
  if (settings->input_count < 2) {
    message_print("varve-dialect", "test needs a definition file and a module");
    return EXIT_USAGE;
  }
  int code = dialect_make_registry(settings, &run.registry);
  if (code != 0)
    return code;
  code = finish(load_definitions(&run, settings->inputs[0]));
  if (code == 0)
    code = test_modules(&run);
  varve_module_destroy(run.definitions);
  varve_bytes_destroy(run.text);
  varve_context_destroy(run.context);
  varve_context_destroy(run.plain);
  varve_registry_destroy(run.registry);
  return code;
}
