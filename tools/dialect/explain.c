/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect explain: which definitions a module is read with, and why. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/frame.h"
#include "common/message.h"
#include "dialect/load.h"

/* A module, and its last reading. */
typedef struct explained {
  const dialect_settings *settings;
  const char *path;
  varve_slice bytes;
  varve_era_choice *choice;
  varve_registry *registry;
  varve_context *context;
  varve_diagnostic_list *first;  /* of the first reading */
  varve_diagnostic_list *latest; /* of the second one */
} explained;

static void close_reading(explained *e) {
  varve_context_destroy(e->context);
  varve_registry_destroy(e->registry);
  e->context = NULL;
  e->registry = NULL;
}

static varve_status make_context(const explained *e, varve_registry *registry,
                                 varve_context **context) {
  const varve_limits limits = settings_limits(&e->settings->shared);
  const varve_context_options options = {
      .struct_size = sizeof(varve_context_options), .limits = &limits, .registry = registry};
  return varve_context_create(&options, context);
}

/* Reads with the definitions of the command line, in the chosen era. */
static varve_status read_once(explained *e, varve_diagnostic_list *list) {
  varve_module *module = NULL;
  const varve_load_options load = {.struct_size = sizeof(varve_load_options),
                                   .file_name = {e->path, strlen(e->path)},
                                   .era_is_detected = varve_era_choice_is_exact(e->choice),
                                   .sink = varve_diagnostic_list_get_sink(list)};
  close_reading(e);
  int code =
      dialect_make_registry_of(e->settings, varve_era_choice_get_era(e->choice), &e->registry);
  if (code != 0)
    return VARVE_STATUS_CANCELLED; /* reported */
  varve_status status = make_context(e, e->registry, &e->context);
  if (status == VARVE_STATUS_OK)
    status = varve_module_load(e->context, e->bytes, &load, &module);
  varve_module_destroy(module);
  return status;
}

static void print_evidence(const explained *e, const varve_era_choice *choice) {
  output *out = e->settings->out;
  for (uint32_t i = 0; i < varve_era_choice_get_evidence_count(choice); i++) {
    varve_era_evidence evidence = {.struct_size = sizeof(varve_era_evidence)};
    if (varve_era_choice_get_evidence(choice, i, &evidence) != VARVE_STATUS_OK)
      continue;
    put_text("  ", out);
    if (evidence.line != 0)
      put_format(out, "%" PRIu32 ":%" PRIu32 ": ", evidence.line, evidence.column);
    put_visible(evidence.text, out);
    put_text(": ", out);
    put_visible(evidence.eras, out);
    put_text(evidence.contradicts ? " (contradicts another)\n" : "\n", out);
  }
}

static void print_note(void *user, const varve_diagnostic *note) {
  output *out = user;
  put_text("  ", out);
  if (note->line != 0)
    put_format(out, "%" PRIu32 ":%" PRIu32 ": ", note->line, note->column);
  put_visible(note->message, out);
  put_char('\n', out);
}

static void print_packs(const explained *e) {
  output *out = e->settings->out;
  for (uint32_t i = 0; i < varve_context_get_pack_count(e->context); i++) {
    varve_pack_info pack = {.struct_size = sizeof(varve_pack_info)};
    if (varve_context_get_pack(e->context, i, &pack) != VARVE_STATUS_OK)
      continue;
    put_text("  pack ", out);
    put_visible(pack.project, out);
    put_text(pack.version.size == 0 ? "" : " ", out);
    put_visible(pack.version, out);
    put_text(": ", out);
    put_visible(pack.path, out);
    put_char('\n', out);
  }
}

/* The note of the choice is absent for the default era. */
static void print_verdict(const explained *e, varve_status status) {
  output *out = e->settings->out;
  const varve_slice era = varve_era_choice_get_era(e->choice);
  uint32_t index, default_index;
  (void)varve_era_find_index(era, &index);
  (void)varve_era_find_index((varve_slice){NULL, 0}, &default_index);
  if (status != VARVE_STATUS_OK || index == default_index) {
    put_text(status == VARVE_STATUS_OK ? "  read as " : "  cannot be read as ", out);
    put_visible(era, out);
    put_char('\n', out);
  }
  if (status == VARVE_STATUS_OK)
    varve_era_choice_report(e->choice, (varve_slice){e->path, strlen(e->path)},
                            (varve_diagnostic_sink){print_note, out});
  print_packs(e);
}

static varve_status choose(const explained *e, varve_registry *registry, bool searches,
                           varve_era_choice **choice) {
  const varve_era_choice_options options = {
      .struct_size = sizeof(varve_era_choice_options), .registry = registry, .searches = searches};
  return varve_era_choice_create(e->bytes, &options, choice);
}

static varve_status explain(explained *e, varve_registry *registry) {
  varve_era_choice *searched = NULL;
  varve_status status = choose(e, registry, true, &searched), first;
  if (status == VARVE_STATUS_OK)
    status = choose(e, registry, false, &e->choice);
  if (status == VARVE_STATUS_OK)
    status = varve_diagnostic_list_create(NULL, &e->first);
  if (status == VARVE_STATUS_OK)
    status = varve_diagnostic_list_create(NULL, &e->latest);
  if (status == VARVE_STATUS_OK) {
    put_text(e->path, e->settings->out);
    put_char('\n', e->settings->out);
    print_evidence(e, searched);
    first = status = read_once(e, e->first);
    while (
        status != VARVE_STATUS_OK &&
        varve_era_choice_read_again(e->choice, e->bytes, status, diagnostics_first_error(e->first)))
      status = read_once(e, e->latest);
    print_verdict(e, status);
    diagnostics_print_list(status == VARVE_STATUS_OK && first != status ? e->latest : e->first);
    status = status == VARVE_STATUS_OK ? status : first;
  }
  varve_era_choice_destroy(searched);
  return status;
}

static int explain_input(const dialect_settings *settings, varve_registry *registry,
                         const char *input) {
  explained e = {.settings = settings, .path = strcmp(input, "-") == 0 ? "<stdin>" : input};
  const varve_load_options load = {.struct_size = sizeof(varve_load_options),
                                   .file_name = {e.path, strlen(e.path)},
                                   .sink = {diagnostics_print, NULL}};
  varve_context *context = NULL;
  varve_bytes *bytes = NULL;
  varve_status status = make_context(&e, NULL, &context);
  if (status == VARVE_STATUS_OK)
    status = varve_bytes_load_file(context, input, load.sink, &bytes);
  if (status == VARVE_STATUS_OK)
    status = frame_unwrap(context, &load, &bytes);
  if (status == VARVE_STATUS_OK) {
    e.bytes = varve_bytes_slice(bytes);
    status = explain(&e, registry);
  }
  varve_diagnostic_list_destroy(e.first);
  varve_diagnostic_list_destroy(e.latest);
  close_reading(&e);
  varve_era_choice_destroy(e.choice);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  return exit_code_of(status);
}

int dialect_command_explain(const dialect_settings *settings) {
  return dialect_each_input(settings, explain_input, "explain needs a module");
}
