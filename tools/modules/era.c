/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the era of an input: see shared.h. */
#include "modules/shared.h"

#include <stdio.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/frame.h"
#include "common/message.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

static void report(const char *path, varve_severity severity, const varve_era_evidence *evidence,
                   const char *text) {
  char message[512];
  snprintf(message, sizeof(message), "%s'%.*s' is in %.*s", text,
           (int)(evidence->text.size > 200 ? 200 : evidence->text.size), evidence->text.data,
           (int)(evidence->eras.size > 200 ? 200 : evidence->eras.size), evidence->eras.data);
  const varve_diagnostic diagnostic = {.severity = severity,
                                       .status = VARVE_STATUS_INVALID,
                                       .file = {path, strlen(path)},
                                       .message = {message, strlen(message)},
                                       .line = evidence->line,
                                       .column = evidence->column};
  sink.function(sink.user, &diagnostic);
}

static varve_era_evidence evidence_at(const varve_era_choice *choice, uint32_t index) {
  varve_era_evidence evidence = {.struct_size = sizeof(varve_era_evidence)};
  (void)(varve_era_choice_get_evidence(choice, index, &evidence) == VARVE_STATUS_OK);
  return evidence;
}

bool era_report_contradiction(const varve_era_choice *choice, const char *path) {
  bool is_found = false;
  for (uint32_t i = 0; i < varve_era_choice_get_evidence_count(choice); i++) {
    const varve_era_evidence evidence = evidence_at(choice, i);
    if (evidence.contradicts)
      report(path, is_found ? VARVE_SEVERITY_NOTE : VARVE_SEVERITY_ERROR, &evidence,
             is_found ? "and " : "no era accepts all of this text: ");
    is_found = is_found || evidence.contradicts;
  }
  return is_found;
}

void era_show(const shared_run *run, const char *path) {
  const varve_slice era = varve_era_choice_get_era(run->choice);
  message_note(path, "%s of %.*s", run->is_text ? "text" : "module", (int)era.size, era.data);
  for (uint32_t i = 0; i < varve_era_choice_get_evidence_count(run->choice); i++) {
    const varve_era_evidence evidence = evidence_at(run->choice, i);
    report(path, VARVE_SEVERITY_NOTE, &evidence, "");
  }
}

/* Chooses the era by these bytes of the input. */
static varve_status choose_by(shared_run *run, varve_slice bytes, bool searches) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_era_choice_options how = {.struct_size = sizeof(varve_era_choice_options)};
  varve_registry *registry = NULL;
  varve_status status = VARVE_STATUS_OK;
  options.dialect_path = (varve_slice){run->dialects.text, strlen(run->dialects.text)};
  varve_era_choice_destroy(run->choice);
  run->choice = NULL;
  if (options.dialect_path.size != 0)
    status = varve_registry_create(&options, &registry);
  how.registry = registry;
  how.searches = searches;
  if (status == VARVE_STATUS_OK)
    status = varve_era_choice_create(bytes, &how, &run->choice);
  if (status == VARVE_STATUS_IO)
    (void)(varve_registry_read_packs(registry, sink) == VARVE_STATUS_OK);
  varve_registry_destroy(registry);
  run->era = shared_find_era(varve_era_choice_get_era(run->choice));
  run->era_is_detected = varve_era_choice_is_exact(run->choice);
  run->is_text = varve_format_detect(bytes) == VARVE_FORMAT_TEXT;
  return status;
}

/* Finds the era of the first input from its contents. Keeps a stream, which can be read only once,
 * and the contents of zstd frames. */
static varve_status read_input(shared_run *run, const char *path, bool searches) {
  varve_load_options load = run->load;
  const char *name = strcmp(path, "-") == 0 ? "<stdin>" : path;
  varve_context *context = NULL;
  varve_bytes *bytes = NULL;
  varve_bytes_destroy(run->first_input);
  varve_context_destroy(run->input_context);
  run->first_input = NULL;
  run->input_context = NULL;
  varve_status status = shared_make_context_of(run, NULL, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_bytes_load_file(context, path, sink, &bytes);
  if (status == VARVE_STATUS_OK)
    run->first_is_framed = varve_format_detect(varve_bytes_slice(bytes)) == VARVE_FORMAT_ZSTD;
  load.file_name = (varve_slice){name, strlen(name)};
  if (status == VARVE_STATUS_OK)
    status = frame_unwrap(context, &load, &bytes);
  if (status == VARVE_STATUS_OK)
    status = choose_by(run, varve_bytes_slice(bytes), searches);
  if (status == VARVE_STATUS_OK && (shared_is_stream(path) || run->first_is_framed)) {
    run->first_input = bytes;
    run->input_context = context;
    return status;
  }
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  return status;
}

varve_status era_of_input(shared_run *run) {
  return read_input(run, run->input_count == 0 ? "-" : run->inputs[0], true);
}

/* Reads the first bytes of a file, whole lines of text; more if they do not show the era. */
varve_status era_of_shown_input(shared_run *run, const char *path) {
  enum { HEAD_SIZE = 64 << 10 };
  static char head[HEAD_SIZE];
  run->current = path;
  if (shared_is_stream(path))
    return read_input(run, path, false);
  size_t size = sizeof(head);
  varve_status status = shared_read_head(path, head, &size);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_format format = varve_format_detect((varve_slice){head, size});
  bool is_whole = size < sizeof(head);
  while (format == VARVE_FORMAT_TEXT && !is_whole && size > 0 && head[size - 1] != '\n')
    size--;
  if (format == VARVE_FORMAT_ZSTD || size == 0)
    return read_input(run, path, false);
  status = choose_by(run, (varve_slice){head, size}, false);
  if (status != VARVE_STATUS_OK || is_whole || varve_era_choice_is_final(run->choice))
    return status;
  return read_input(run, path, false);
}
