/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads in the chosen era: see reading.h. */

#include <string.h>

#include "common/diagnostics.h"
#include "modules/shared.h"

static void print_note(void *user, const varve_diagnostic *note) {
  (void)user;
  diagnostics_print_alone(note);
}

static const char *name_of(const shared_reading *r) {
  return strcmp(r->path, "-") == 0 ? "<stdin>" : r->path;
}

static void report_era(const shared_reading *r) {
  const shared_run *run = r->run;
  const char *name = name_of(r);
  if (run->set->show_era && run->choice != NULL)
    era_show(run, name);
  if (!shared_asks_for_era(run))
    varve_era_choice_report(run->choice, (varve_slice){name, strlen(name)},
                            (varve_diagnostic_sink){print_note, NULL});
}

/* The errors of the first reading, and the diagnostics of the current one. */
typedef struct attempts {
  shared_reading *reading;
  varve_diagnostic_list *first;
  varve_diagnostic_list *latest;
} attempts;

/* Open files keep the sink of their options, longer than diagnostics are held back. */
static void hold(void *user, const varve_diagnostic *diagnostic) {
  const shared_run *run = user;
  varve_diagnostic_sink held = varve_diagnostic_list_get_sink(run->held);
  if (run->held == NULL)
    diagnostics_print(NULL, diagnostic);
  else
    held.function(held.user, diagnostic);
}

static varve_status read_once(attempts *a, varve_diagnostic_list *list) {
  shared_reading *r = a->reading;
  varve_load_options load = r->run->load;
  varve_context_destroy(r->context);
  r->context = NULL;
  varve_status status =
      shared_set_era(r->run, shared_find_era(varve_era_choice_get_era(r->run->choice)));
  if (status == VARVE_STATUS_OK)
    status = shared_make_context(r->run, &r->context);
  varve_diagnostic_list_clear(list);
  load.sink = (varve_diagnostic_sink){hold, r->run};
  r->run->held = list;
  if (status == VARVE_STATUS_OK)
    status = r->read(r, &load);
  r->run->held = NULL;
  return status;
}

static bool reads_again(attempts *a, varve_status status) {
  const shared_reading *r = a->reading;
  varve_context *context = NULL;
  varve_bytes *bytes = NULL;
  bool again = false;
  if (status != VARVE_STATUS_SYNTAX && status != VARVE_STATUS_INVALID)
    return false;
  if (shared_make_context(r->run, &context) == VARVE_STATUS_OK &&
      shared_read(r->run, context, r->path, &bytes) == VARVE_STATUS_OK)
    again = varve_era_choice_read_again(r->run->choice, varve_bytes_slice(bytes), status,
                                        diagnostics_first_error(a->first));
  if (bytes != NULL)
    shared_release(r->run, bytes);
  varve_context_destroy(context);
  return again;
}

/* The evidence says more than the errors of one era. */
static bool report_contradiction(const shared_reading *r, varve_status status) {
  bool is_of_text = status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_INVALID;
  return is_of_text && era_report_contradiction(r->run->choice, name_of(r));
}

static varve_status run_attempts(attempts *a) {
  varve_status first = read_once(a, a->first), status = first;
  while (status != VARVE_STATUS_OK && reads_again(a, status))
    status = read_once(a, a->latest);
  if (status != VARVE_STATUS_OK)
    status = first;
  report_era(a->reading);
  if (report_contradiction(a->reading, status))
    return status;
  diagnostics_print_list(status == first ? a->first : a->latest);
  return status;
}

/* Diagnostics are held back, because another reading may succeed. */
static varve_status read_held(shared_reading *r) {
  attempts a = {.reading = r};
  varve_status status = varve_diagnostic_list_create(NULL, &a.first);
  if (status == VARVE_STATUS_OK)
    status = varve_diagnostic_list_create(NULL, &a.latest);
  if (status == VARVE_STATUS_OK)
    status = run_attempts(&a);
  varve_diagnostic_list_destroy(a.first);
  varve_diagnostic_list_destroy(a.latest);
  return status;
}

/* Each input has an era of its own. */
static varve_status choose_era(shared_reading *r) {
  shared_run *run = r->run;
  if (run->choice == NULL || run->current == NULL || strcmp(run->current, r->path) == 0)
    return VARVE_STATUS_OK;
  varve_status status = era_of_shown_input(run, r->path);
  if (status == VARVE_STATUS_OK)
    status = shared_set_era(run, run->era);
  return status == VARVE_STATUS_OK ? shared_follow_definitions(run) : status;
}

bool shared_may_read_again(const shared_run *run) { return run->choice != NULL && run->is_text; }

varve_status shared_read_chosen(shared_reading *r) {
  varve_status status = choose_era(r);
  if (status != VARVE_STATUS_OK)
    return status;
  if (shared_may_read_again(r->run))
    return read_held(r);
  report_era(r);
  status = shared_set_era(r->run, r->run->era);
  if (status == VARVE_STATUS_OK)
    status = shared_make_context(r->run, &r->context);
  return status == VARVE_STATUS_OK ? r->read(r, &r->run->load) : status;
}
