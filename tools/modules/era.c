/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the era of a text: see era.h. */
#include "modules/shared.h"

#include <stdio.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

/* Whether memory or the system failed. Then the era in which the text reads best is unknown. */
static bool is_failure(varve_status status) {
  return status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_IO;
}

static void report_bound(varve_severity severity, const char *path, const varve_era_bound *bound,
                         const char *text) {
  char message[512];
  snprintf(message, sizeof(message), "%s '%.*s'", text,
           (int)(bound->text.size > 200 ? 200 : bound->text.size), bound->text.data);
  const varve_diagnostic diagnostic = {.severity = severity,
                                       .status = VARVE_STATUS_INVALID,
                                       .file = {path, strlen(path)},
                                       .message = {message, strlen(message)},
                                       .line = bound->line,
                                       .column = bound->column};
  sink.function(sink.user, &diagnostic);
}

static void report_contradiction(const char *path, const varve_era_evidence *evidence) {
  char text[128];
  snprintf(text, sizeof(text), "no era accepts all of this text: %s is the first with",
           evidence->earliest.era.data);
  report_bound(VARVE_SEVERITY_ERROR, path, &evidence->earliest, text);
  snprintf(text, sizeof(text), "and %s is the last with", evidence->latest.era.data);
  report_bound(VARVE_SEVERITY_NOTE, path, &evidence->latest, text);
}

static void count_warning(void *user, const varve_diagnostic *diagnostic) {
  *(unsigned *)user += diagnostic->severity == VARVE_SEVERITY_WARNING;
}

typedef enum how_read { NOT_READ, READ_WITH_WARNINGS, READ, READ_ALIKE } how_read;

static varve_slice without_end(varve_slice text) {
  while (text.size != 0 && (text.data[text.size - 1] == '\n' || text.data[text.size - 1] == ' '))
    text.size--;
  return text;
}

static bool starts_with(varve_slice text, const char *start) {
  size_t size = strlen(start);
  return text.size >= size && memcmp(text.data, start, size) == 0;
}

static bool contains(varve_slice text, const char *part) {
  for (size_t i = 0; i < text.size; i++) {
    const char *found = memchr(text.data + i, part[0], text.size - i);
    if (found == NULL)
      return false;
    i = (size_t)(found - text.data);
    if (starts_with((varve_slice){found, text.size - i}, part))
      return true;
  }
  return false;
}

/* A program that prints a module begins with its aliases, then prints the module itself. */
static bool looks_printed(varve_slice text) {
  return starts_with(text, "module") || starts_with(text, "\"builtin.module\"") ||
         starts_with(text, "#") || starts_with(text, "!");
}

/* Finds whether the module prints as the text from which it was read. */
static varve_status compare_print(varve_module *module, varve_slice text, bool *is_alike) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes = NULL;
  options.generic_form = contains(text, "\"builtin.module\"(");
  options.debug_info = contains(text, " loc(");
  varve_slice expected = without_end(text);
  varve_status status = varve_module_save(module, &options, &bytes);
  *is_alike = status == VARVE_STATUS_OK;
  if (*is_alike) {
    varve_slice got = without_end(varve_bytes_slice(bytes));
    *is_alike = got.size == expected.size && memcmp(got.data, expected.data, got.size) == 0;
  }
  varve_bytes_destroy(bytes);
  return is_failure(status) ? status : VARVE_STATUS_OK;
}

/* A text while its era is found. */
typedef struct era_trial {
  const shared_run *run;
  varve_slice text;
  unsigned warnings;   /* of the last reading */
  varve_status status; /* the failure that ends the trial */
} era_trial;

/* An upgrade verifies by the rules of the era later, so its load does not. */
static varve_status rate_module(const era_trial *t, varve_module *module, how_read *how) {
  varve_module_verify_options options = {.struct_size = sizeof(varve_module_verify_options)};
  bool is_alike = false;
  varve_status status = VARVE_STATUS_OK;
  if (t->warnings == 0 && t->run->upgrades)
    status = varve_module_verify(module, &options);
  *how = t->warnings != 0 || status != VARVE_STATUS_OK ? READ_WITH_WARNINGS : READ;
  if (is_failure(status))
    return status;
  if (*how == READ && looks_printed(t->text)) {
    status = compare_print(module, t->text, &is_alike);
    *how = is_alike ? READ_ALIKE : READ;
    return status;
  }
  return VARVE_STATUS_OK;
}

static varve_status make_context(const shared_run *run, varve_slice text, varve_registry *registry,
                                 varve_context **context) {
  enum { MORE = 4096 };
  varve_limits limits = settings_limits(run->set);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  /* A longer text is not alike. */
  limits.max_output = text.size + MORE;
  options.limits = &limits;
  options.registry = registry;
  return varve_context_create(&options, context);
}

/* Returns how the text parses with the grammar of that era. An invalid module counts as one with
 * warnings. Nothing is reported. */
static how_read read_as(era_trial *t, uint32_t era) {
  varve_limits limits = settings_limits(t->run->set);
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  options.limits = &limits;
  options.era = shared_era_info(era).name;
  varve_registry *registry = NULL;
  varve_context *context = NULL;
  varve_module *module = NULL;
  how_read how = NOT_READ;
  varve_status status = varve_registry_create(&options, &registry);
  if (status == VARVE_STATUS_OK)
    status = make_context(t->run, t->text, registry, &context);
  varve_load_options load = t->run->load;
  t->warnings = 0;
  load.sink = (varve_diagnostic_sink){count_warning, &t->warnings};
  if (status == VARVE_STATUS_OK)
    status = varve_module_load(context, t->text, &load, &module);
  if (status == VARVE_STATUS_OK)
    status = rate_module(t, module, &how);
  if (is_failure(status))
    t->status = status;
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  return how;
}

/* Returns whether an era is older than the likely one, and a state of development of a release. */
static bool is_old_state(uint32_t era, uint32_t likely) {
  return era < likely && shared_era_info(era).is_development;
}

/* Tries the likely era first, then the other ones between the bounds: later ones, the nearest
 * first, then earlier ones, the nearest first, but states of older releases last. The first one
 * that reads the text without a warning and prints it again is best, then the first one that reads
 * it without a warning, then the first one that reads it. If none can, the errors of the likely era
 * are reported.
 */
static how_read try_eras(era_trial *t, const varve_era_evidence *evidence, uint32_t *best) {
  uint32_t likely = shared_find_era(evidence->likely);
  uint32_t earliest = shared_find_era(evidence->earliest.era);
  uint32_t latest = shared_find_era(evidence->latest.era);
  uint32_t later = latest > likely ? latest - likely : 0;
  uint32_t older = likely > earliest ? likely - earliest : 0;
  how_read enough = looks_printed(t->text) ? READ_ALIKE : READ;
  *best = likely;
  how_read how = read_as(t, likely);
  for (uint32_t i = 0; i < later + 2 * older && how < enough && t->status == VARVE_STATUS_OK; i++) {
    bool is_last_turn = i >= later + older;
    uint32_t era = i < later ? likely + 1 + i : likely - 1 - (i - later) % older;
    bool is_tried = era >= earliest && is_old_state(era, likely) == is_last_turn;
    how_read this_way = is_tried ? read_as(t, era) : NOT_READ;
    if (this_way > how) {
      *best = era;
      how = this_way;
    }
  }
  return how;
}

static void show(const shared_run *run, const char *path, const varve_era_evidence *evidence) {
  message_note(path, "text of %s", shared_era_info(run->era).name.data);
  if (evidence->earliest.text.size != 0)
    report_bound(VARVE_SEVERITY_NOTE, path, &evidence->earliest, "not before, because of");
  if (evidence->latest.text.size != 0)
    report_bound(VARVE_SEVERITY_NOTE, path, &evidence->latest, "not later, because of");
}

/* Chooses the era by these bytes of the input. */
static varve_status choose_by(shared_run *run, varve_slice bytes) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_registry *registry = NULL;
  varve_status status = VARVE_STATUS_OK;
  options.dialect_path = (varve_slice){run->dialects.text, strlen(run->dialects.text)};
  varve_era_choice_destroy(run->choice);
  run->choice = NULL;
  if (options.dialect_path.size != 0)
    status = varve_registry_create(&options, &registry);
  if (status == VARVE_STATUS_OK)
    status = varve_era_choice_create(registry, bytes, &run->choice);
  if (status == VARVE_STATUS_IO)
    (void)(varve_registry_read_packs(registry, sink) == VARVE_STATUS_OK);
  varve_registry_destroy(registry);
  run->era = shared_find_era(varve_era_choice_get_era(run->choice));
  run->era_is_detected = varve_era_choice_is_exact(run->choice);
  run->is_text = varve_format_detect(bytes) == VARVE_FORMAT_TEXT;
  return status;
}

static varve_status find_era(shared_run *run, const char *path, varve_slice text) {
  varve_era_evidence evidence = {.struct_size = sizeof(varve_era_evidence)};
  varve_format format = varve_format_detect(text);
  if (format == VARVE_FORMAT_VARVE || format == VARVE_FORMAT_BYTECODE ||
      format == VARVE_FORMAT_JAX_EXPORT)
    return choose_by(run, text);
  /* With a target, packs decide as without one: only evidence shows releases before theirs. */
  if (run->set->era == NULL && !run->upgrades) {
    varve_status status = choose_by(run, text);
    if (status != VARVE_STATUS_OK || run->era != shared_default_era())
      return status;
    varve_era_choice_destroy(run->choice);
    run->choice = NULL;
  }
  bool is_possible = varve_era_detect(text, &evidence) == VARVE_STATUS_OK;
  era_trial t = {.run = run, .text = text, .status = VARVE_STATUS_OK};
  how_read how = is_possible ? try_eras(&t, &evidence, &run->era) : NOT_READ;
  bool is_current = how < READ && !run->upgrades && t.status == VARVE_STATUS_OK &&
                    read_as(&t, shared_default_era()) >= READ;
  if (t.status != VARVE_STATUS_OK)
    return t.status;
  if (is_current)
    run->era = shared_default_era();
  else if (!is_possible) {
    report_contradiction(path, &evidence);
    return VARVE_STATUS_INVALID;
  }
  if (run->set->show_era)
    show(run, path, &evidence);
  return VARVE_STATUS_OK;
}

/* Replaces *bytes by the decompressed contents of its zstd frames. */
static varve_status unwrap(const shared_run *run, const char *name, varve_context *context,
                           varve_bytes **bytes) {
  varve_load_options load = run->load;
  varve_bytes *unwrapped = NULL;
  load.file_name = (varve_slice){name, strlen(name)};
  if (varve_format_detect(varve_bytes_slice(*bytes)) != VARVE_FORMAT_ZSTD)
    return VARVE_STATUS_OK;
  varve_status status = varve_zstd_unwrap(context, varve_bytes_slice(*bytes), &load, &unwrapped);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_bytes_destroy(*bytes);
  *bytes = unwrapped;
  if (varve_format_detect(varve_bytes_slice(unwrapped)) != VARVE_FORMAT_ZSTD)
    return VARVE_STATUS_OK;
  diagnostics_print_about(VARVE_SEVERITY_ERROR, VARVE_STATUS_UNSUPPORTED, load.file_name,
                          "zstd frame inside a zstd frame");
  return VARVE_STATUS_UNSUPPORTED;
}

/* Finds the era of the first input from its contents. Keeps a stream, which can be read only once,
 * and the contents of zstd frames. */
static varve_status read_input(shared_run *run, const char *path,
                               varve_status find(shared_run *, const char *, varve_slice)) {
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
  if (status == VARVE_STATUS_OK)
    status = unwrap(run, name, context, &bytes);
  if (status == VARVE_STATUS_OK)
    status = find(run, name, varve_bytes_slice(bytes));
  if (status == VARVE_STATUS_OK && (shared_is_stream(path) || run->first_is_framed)) {
    run->first_input = bytes;
    run->input_context = context;
    return status;
  }
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  return status;
}

static const char *first_path(const shared_run *run) {
  return run->input_count == 0 ? "-" : run->inputs[0];
}

varve_status era_of_input(shared_run *run) { return read_input(run, first_path(run), find_era); }

static varve_status find_shown_era(shared_run *run, const char *path, varve_slice bytes) {
  (void)path;
  return choose_by(run, bytes);
}

/* Reads the first bytes of a file, whole lines of text; more if they do not show the era. */
varve_status era_of_shown_input(shared_run *run, const char *path) {
  enum { HEAD_SIZE = 64 << 10 };
  static char head[HEAD_SIZE];
  run->current = path;
  if (shared_is_stream(path))
    return read_input(run, path, find_shown_era);
  size_t size = sizeof(head);
  varve_status status = shared_read_head(path, head, &size);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_format format = varve_format_detect((varve_slice){head, size});
  bool is_whole = size < sizeof(head);
  while (format == VARVE_FORMAT_TEXT && !is_whole && size > 0 && head[size - 1] != '\n')
    size--;
  if (format == VARVE_FORMAT_ZSTD || size == 0)
    return read_input(run, path, find_shown_era);
  status = choose_by(run, (varve_slice){head, size});
  if (status != VARVE_STATUS_OK || is_whole || varve_era_choice_is_final(run->choice))
    return status;
  return read_input(run, path, find_shown_era);
}
