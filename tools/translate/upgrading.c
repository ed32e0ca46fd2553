/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements --upgrade, --target, --convert and artifacts: see upgrading.h. */
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
    return shared_usage_error(run, "--report requires --upgrade or --target");
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

static int prepare_target(shared_run *run, const char *target) {
  if (target == NULL)
    return 0;
  varve_era_info info = {.struct_size = sizeof(varve_era_info)};
  if (varve_era_find_index((varve_slice){target, strlen(target)}, &run->target))
    info = shared_era_info(run->target);
  if (info.is_target) {
    run->has_target = true;
    run->target_bytecode = info.bytecode_version;
    return 0;
  }
  varve_status status = shared_find_target(run, target, &run->target, &run->target_bytecode);
  run->has_target = status == VARVE_STATUS_OK;
  run->target_name = target;
  if (status == VARVE_STATUS_OK)
    return 0;
  return status == VARVE_STATUS_NOT_FOUND ? shared_reject_era(run, target, true)
                                          : shared_finish(run, status);
}

/* FROM:TO or FROM:TO@VERSION */
static int prepare_convert(upgrading *set, const shared_run *run, const char *text) {
  if (text == NULL)
    return 0;
  const char *colon = strchr(text, ':');
  if (colon != NULL) {
    const char *to = colon + 1, *at = strchr(to, '@');
    set->from = (varve_slice){text, (size_t)(colon - text)};
    set->to = (varve_slice){to, at == NULL ? strlen(to) : (size_t)(at - to)};
    set->version = at == NULL ? set->version : (varve_slice){at + 1, strlen(at + 1)};
  }
  if (set->from.size == 0 || set->to.size == 0)
    return shared_usage_error(run, "--convert must be FROM:TO or FROM:TO@VERSION");
  return 0;
}

int upgrading_prepare(upgrading *set, shared_run *run, const upgrade_options *options,
                      upgrade_report *report) {
  const char *upgrade = options->upgrade;
  run->upgrades = set->is_upgrade = upgrade != NULL;
  set->to_artifact = options->to_artifact;
  set->from_artifact = options->from_artifact;
  set->strips = options->strip_debuginfo;
  set->target = options->target;
  set->is_requested = upgrade != NULL || options->target != NULL || options->convert != NULL ||
                      options->to_artifact != NULL || options->from_artifact;
  run->load.keep_artifact |= options->convert != NULL || options->from_artifact;
  set->is_strict = options->target != NULL || (upgrade != NULL && strcmp(upgrade, "strict") == 0);
  int code = prepare_convert(set, run, options->convert);
  if (code == 0)
    code = prepare_target(run, options->target);
  return code == 0 ? prepare_report(set, run, options->report, report) : code;
}

int upgrading_choose_bytecode(const upgrading *set, shared_run *run) {
  if (!set->is_requested || !run->has_target)
    return 0;
  if (run->set->bytecode_version > (int64_t)run->target_bytecode) {
    message_print(run->tool, "--target=%s reads bytecode up to version %u only", set->target,
                  (unsigned)run->target_bytecode);
    return EXIT_USAGE;
  }
  /* The library knows what a target of packs reads. */
  if (run->set->bytecode_version == SHARED_NO_VERSION && run->target_name == NULL)
    run->save.bytecode_version = VARVE_BYTECODE_VERSION(run->target_bytecode);
  return 0;
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

typedef struct held_module {
  varve_context *context;
  varve_module *module;
} held_module;

typedef varve_status convert_function(varve_module *module, const varve_upgrade_options *options,
                                      varve_context *target, varve_module **converted);

/* Replaces the module and its context by what convert makes in a context of that registry. */
static varve_status convert_to(const shared_run *run, varve_registry *registry,
                               const varve_upgrade_options *options, convert_function *convert,
                               held_module *held) {
  varve_context *target;
  varve_module *converted = NULL;
  varve_status status = shared_make_context_of(run, registry, &target);
  if (status == VARVE_STATUS_OK)
    status = convert(held->module, options, target, &converted);
  varve_module_destroy(held->module);
  varve_context_destroy(held->context);
  held->module = converted;
  held->context = target;
  return status;
}

static varve_status apply_rules(const upgrading *set, varve_slice name, varve_module *module) {
  varve_rules_options options = {.struct_size = sizeof(varve_rules_options)};
  options.sink = sink;
  options.file_name = name;
  options.from = set->from;
  options.to = set->to;
  options.version = set->version;
  options.no_verify = set->no_verify;
  return varve_module_apply_rules(module, &options);
}

static varve_artifact_options artifact_options(const upgrading *set, varve_slice name) {
  varve_artifact_options options = {.struct_size = sizeof(varve_artifact_options)};
  options.sink = sink;
  options.file_name = name;
  options.no_verify = set->no_verify;
  return options;
}

static varve_status from_artifact(const upgrading *set, varve_slice name, varve_module *module) {
  const varve_artifact_options options = artifact_options(set, name);
  bool is_artifact;
  varve_status status = varve_module_from_artifact(module, &options, &is_artifact);
  if (status == VARVE_STATUS_OK && !is_artifact) {
    diagnostics_print_about(VARVE_SEVERITY_ERROR, VARVE_STATUS_UNSUPPORTED, name,
                            "this is no artifact of a dialect whose definitions are known");
    return VARVE_STATUS_UNSUPPORTED;
  }
  return status;
}

/* Makes the artifact, and has it saved as its readers expect it. */
static varve_status to_artifact(const upgrading *set, shared_run *run, varve_slice name,
                                varve_module *module) {
  varve_artifact_options options = artifact_options(set, name);
  varve_artifact_info info = {.struct_size = sizeof(varve_artifact_info)};
  options.version = (varve_slice){set->to_artifact, strlen(set->to_artifact)};
  varve_status status = varve_module_to_artifact(module, &options, &info);
  if (status != VARVE_STATUS_OK || run->save.format != VARVE_FORMAT_BYTECODE)
    return status;
  if (run->set->producer == NULL)
    run->save.producer = info.producer;
  if (run->set->bytecode_version == SHARED_NO_VERSION)
    run->save.bytecode_version = VARVE_BYTECODE_VERSION(info.bytecode_version);
  return status;
}

varve_status upgrading_do(const upgrading *set, shared_run *run, varve_slice name,
                          varve_context **context, varve_module **module) {
  upgrading reported = *set;
  held_module held = {*context, *module};
  varve_upgrade_options options = {.struct_size = sizeof(varve_upgrade_options)};
  varve_status status = set->strips ? varve_module_strip_debug_info(held.module) : VARVE_STATUS_OK;
  options.sink = sink;
  options.file_name = name;
  options.strict = set->is_strict;
  options.no_verify = set->no_verify;
  options.report.function = set->report != NULL ? report_event : NULL;
  options.report.user = &reported;
  if (status == VARVE_STATUS_OK && shared_upgrades_first(run))
    status = convert_to(run, run->upgrade_registry, &options, varve_module_upgrade, &held);
  if (status == VARVE_STATUS_OK && shared_retargets(run))
    status = convert_to(run, run->target_registry, &options, varve_module_retarget, &held);
  if (status == VARVE_STATUS_OK && set->from.size != 0)
    status = apply_rules(set, name, held.module);
  if (status == VARVE_STATUS_OK && set->from_artifact)
    status = from_artifact(set, name, held.module);
  if (status == VARVE_STATUS_OK && set->to_artifact != NULL)
    status = to_artifact(set, run, name, held.module);
  *module = held.module;
  *context = held.context;
  return status;
}
