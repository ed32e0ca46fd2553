/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements --upgrade of varve-translate and its report. */
#include "translate/upgrading.h"

#include <inttypes.h>
#include <string.h>

#include <varve/upgrade.h>

#include "common/diagnostics.h"
#include "common/message.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

static int prepare_report(upgrading *set, const shared_run *run, const char *form,
                          upgrade_report *report) {
  set->is_json = form != NULL && strcmp(form, "json") == 0;
  if (form == NULL && run->report_path == NULL)
    return 0;
  if (!set->is_requested)
    return shared_usage_error(run, "--report requires --upgrade");
  if (form != NULL && *form != '\0' && !set->is_json && strcmp(form, "text") != 0)
    return shared_usage_error(run, "--report must be text or json");
  report->limit = output_limit_make(run->tool, (uint64_t)run->set->max_output);
  varve_status status = VARVE_STATUS_OK;
  if (run->report_path == NULL)
    output_open_stream(&report->out, stderr, &report->limit);
  else
    status = output_open(&report->out, run->report_path, &report->limit);
  if (status == VARVE_STATUS_OK)
    set->report = report;
  return shared_finish(run, status);
}

int upgrading_prepare(upgrading *set, shared_run *run, const upgrade_options *options,
                      upgrade_report *report) {
  const char *upgrade = options->upgrade;
  set->is_requested = run->upgrades = upgrade != NULL;
  set->is_strict = upgrade != NULL && strcmp(upgrade, "strict") == 0;
  if (upgrade != NULL && *upgrade != '\0' && !set->is_strict && strcmp(upgrade, "llvm22") != 0)
    return shared_usage_error(run, "--upgrade must be llvm22 or strict");
  return prepare_report(set, run, options->report, report);
}

int upgrading_finish(upgrading *set, const shared_run *run) {
  if (set->report == NULL)
    return 0;
  return shared_finish(run, output_close(&set->report->out, VARVE_STATUS_OK));
}

/* Writes a JSON string. Bytes that are not UTF-8 become the characters with their numbers. */
static void put_string(varve_slice text, output *out) {
  put_char('"', out);
  while (text.size != 0) {
    visible_character next = visible_first(text);
    unsigned char c = (unsigned char)text.data[0];
    if (c == '"' || c == '\\')
      put_format(out, "\\%c", c);
    else if (next.size != next.shown_size)
      put_format(out, "\\u%04x", c);
    else
      put_bytes((varve_slice){next.shown, next.shown_size}, out);
    text = (varve_slice){text.data + next.size, text.size - next.size};
  }
  put_char('"', out);
}

static void put_json(const varve_upgrade_event *event, output *out) {
  if (event->kind == VARVE_UPGRADE_EVENT_CHANGED) {
    put_text("{\"rule\": ", out);
    put_string(event->rule, out);
    put_format(out, ", \"count\": %" PRIu64 "}\n", event->count);
    return;
  }
  put_text("{\"left\": ", out);
  put_string(event->operation, out);
  put_text(", \"reason\": ", out);
  put_string(event->reason, out);
  put_text(", \"file\": ", out);
  put_string(event->file, out);
  put_format(out, ", \"line\": %u, \"column\": %u}\n", (unsigned)event->line,
             (unsigned)event->column);
}

static void put_event(const varve_upgrade_event *event, output *out) {
  if (event->kind == VARVE_UPGRADE_EVENT_CHANGED) {
    put_text("changed: ", out);
    put_visible(event->rule, out);
    put_format(out, " %" PRIu64 "\n", event->count);
    return;
  }
  put_text("left: ", out);
  put_visible(event->file, out);
  put_format(out, ":%u:%u: ", (unsigned)event->line, (unsigned)event->column);
  put_visible(event->operation, out);
  put_text(": ", out);
  put_visible(event->reason, out);
  put_char('\n', out);
}

static void report_event(void *user, const varve_upgrade_event *event) {
  const upgrading *set = user;
  output *out = &set->report->out;
  if (set->is_json)
    put_json(event, out);
  else
    put_event(event, out);
  if (out->stream != NULL)
    output_flush(out); /* keeps the order with diagnostics */
}

varve_status upgrading_do(const upgrading *set, const shared_run *run, varve_slice name,
                          varve_context **context, varve_module **module) {
  upgrading reported = *set;
  varve_upgrade_options options = VARVE_UPGRADE_OPTIONS_INIT;
  varve_context *target;
  varve_module *upgraded = NULL;
  options.sink = sink;
  options.file_name = name;
  options.strict = set->is_strict;
  options.no_verify = set->no_verify;
  options.report = set->report != NULL ? report_event : NULL;
  options.user = &reported;
  varve_status status = shared_make_target_context(run, &target);
  if (status == VARVE_STATUS_OK)
    status = varve_module_upgrade(*module, &options, target, &upgraded);
  varve_module_destroy(*module);
  varve_context_destroy(*context);
  *module = upgraded;
  *context = target;
  return status;
}
