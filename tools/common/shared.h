/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the tools that read and write modules have in common: the options of the lists in common/,
 * and what is made of them. */
#ifndef VARVE_TOOLS_SHARED_H
#define VARVE_TOOLS_SHARED_H

#include <varve/dialect.h>
#include <varve/module.h>

#include "common/output.h"
#include "common/settings.h"

/* What one run of a tool works with. */
typedef struct shared_run {
  const char *tool; /* for messages */
  const shared_settings *set;
  const char *folder; /* where files of resources are; NULL: nowhere */
  char **inputs;      /* their paths; none: standard input */
  int input_count;
  varve_load_options load;
  varve_save_options save;
  varve_era era;
  bool upgrades;                   /* what is read becomes a module of today */
  varve_registry *target_registry; /* of today, for that; NULL as above */
  const char *report_path;         /* file for the report; NULL: none */
  varve_registry *registry;        /* NULL: no more than what is built in */
  varve_dictionary *dictionary;
  varve_bytes *first_input; /* read already to find its era, and cannot be read again; or NULL */
  varve_context *input_context;
  output_limit written; /* of what shared_write_output writes */
} shared_run;

/* Whether it has no end that is known, and is gone when it was read: a pipe, a device. "-" too. */
bool shared_is_stream(const char *path);
/* Reports the error and returns the exit code. */
int shared_usage_error(const shared_run *run, const char *message);
/* Returns an exit code, after a message if no diagnostic has reported the status yet. */
int shared_finish(const shared_run *run, varve_status status);

/* Fills run->load, and answers 0 or the exit code after a message; so does the next one. */
int shared_prepare_load(shared_run *run);
/* Fills run->save. */
int shared_prepare_save(shared_run *run);
/* 0, or the exit code after a message when bytes that are no text would go to a terminal. */
int shared_check_terminal(const shared_run *run);

/* Gives up what the tool will not need (sandbox.h); inputs and output are those of run. */
void shared_enter_sandbox(const shared_run *run);
/* Does so, then loads definitions and the dictionary. */
varve_status shared_open(shared_run *run);
void shared_close(shared_run *run);
varve_status shared_make_registry(shared_run *run);
/* As varve_module_load_file and varve_file_read; what was read of the first input already is used.
 */
varve_status shared_load(const shared_run *run, varve_context *context, const char *path,
                         varve_module **module);
varve_status shared_read(shared_run *run, varve_context *context, const char *path,
                         varve_bytes **bytes);
varve_status shared_make_context(const shared_run *run, varve_context **context);
/* What is upgraded goes there. */
varve_status shared_make_target_context(const shared_run *run, varve_context **context);

/* The file of -o, or "-". */
const char *shared_output_path(const shared_run *run);
/* Bytes to it. */
varve_status shared_write_output(shared_run *run, varve_slice bytes);
/* Writes a module to it. */
varve_status shared_write_module(const shared_run *run, varve_module *module);

#endif
