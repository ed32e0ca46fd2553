/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --upgrade of varve-translate, and what --report tells of it. */
#include "translate/upgrading.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include <varve/upgrade.h>

#include "common/diagnostics.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

static int prepare_report(upgrading *set, const shared_run *run, const char *report) {
  set->is_reported = report != NULL || run->report_path != NULL;
  set->is_json = report != NULL && strcmp(report, "json") == 0;
  if (set->is_reported && !set->is_wanted)
    return shared_usage_error(run, "--report tells of --upgrade, which is not given");
  if (report != NULL && *report != '\0' && !set->is_json && strcmp(report, "text") != 0)
    return shared_usage_error(run, "--report takes text or json");
  if (run->report_path == NULL)
    return 0;
  set->out = fopen(run->report_path, "w");
  if (set->out != NULL)
    return 0;
  fprintf(stderr, "%s: cannot write %s: %s\n", run->tool, run->report_path, strerror(errno));
  return EXIT_USAGE;
}

int upgrading_prepare(upgrading *set, shared_run *run, const char *upgrade, const char *report) {
  set->is_wanted = run->upgrades = upgrade != NULL;
  set->is_strict = upgrade != NULL && strcmp(upgrade, "strict") == 0;
  if (upgrade != NULL && *upgrade != '\0' && !set->is_strict && strcmp(upgrade, "llvm22") != 0)
    return shared_usage_error(run, "--upgrade takes llvm22 or strict");
  return prepare_report(set, run, report);
}

int upgrading_finish(upgrading *set, const shared_run *run) {
  if (set->out == NULL)
    return 0;
  bool is_written = !ferror(set->out);
  is_written &= fclose(set->out) == 0;
  set->out = NULL;
  if (is_written)
    return 0;
  fprintf(stderr, "%s: cannot write %s\n", run->tool, run->report_path);
  return EXIT_USAGE;
}

/* A string of JSON; bytes that are no UTF-8 are what they are. */
static void print_string(FILE *out, varve_slice text) {
  fputc('"', out);
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '"' || c == '\\')
      fprintf(out, "\\%c", c);
    else if (c < ' ')
      fprintf(out, "\\u%04x", c);
    else
      fputc(c, out);
  }
  fputc('"', out);
}

static void print_json(FILE *out, const varve_upgrade_event *event) {
  if (event->kind == VARVE_UPGRADE_EVENT_CHANGED) {
    fputs("{\"rule\": ", out);
    print_string(out, event->rule);
    fprintf(out, ", \"count\": %" PRIu64 "}\n", event->count);
    return;
  }
  fputs("{\"left\": ", out);
  print_string(out, event->operation);
  fputs(", \"reason\": ", out);
  print_string(out, event->reason);
  fputs(", \"file\": ", out);
  print_string(out, event->file);
  fprintf(out, ", \"line\": %u, \"column\": %u}\n", (unsigned)event->line, (unsigned)event->column);
}

static void print_text(FILE *out, const varve_upgrade_event *event) {
  if (event->kind == VARVE_UPGRADE_EVENT_CHANGED) {
    fprintf(out, "changed: %.*s %" PRIu64 "\n", (int)event->rule.size, event->rule.data,
            event->count);
    return;
  }
  fprintf(out, "left: %.*s:%u:%u: %.*s: %.*s\n", (int)event->file.size,
          event->file.size == 0 ? "" : event->file.data, (unsigned)event->line,
          (unsigned)event->column, (int)event->operation.size, event->operation.data,
          (int)event->reason.size, event->reason.data);
}

static void tell(void *user, const varve_upgrade_event *event) {
  const upgrading *set = user;
  FILE *out = set->out != NULL ? set->out : stderr;
  if (set->is_json)
    print_json(out, event);
  else
    print_text(out, event);
}

varve_status upgrading_do(const upgrading *set, const shared_run *run, varve_slice name,
                          varve_context **context, varve_module **module) {
  upgrading told = *set;
  varve_upgrade_options options = VARVE_UPGRADE_OPTIONS_INIT;
  varve_context *target;
  varve_module *upgraded = NULL;
  options.sink = sink;
  options.file_name = name;
  options.strict = set->is_strict;
  options.no_verify = set->no_verify;
  options.report = set->is_reported ? tell : NULL;
  options.user = &told;
  varve_status status = shared_make_target_context(run, &target);
  if (status == VARVE_STATUS_OK)
    status = varve_module_upgrade(*module, &options, target, &upgraded);
  varve_module_destroy(*module);
  varve_context_destroy(*context);
  *module = upgraded;
  *context = target;
  return status;
}
