/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the tools that read and write modules share: the options of the lists in common/, and their
 * implementation. */
#ifndef VARVE_TOOLS_SHARED_H
#define VARVE_TOOLS_SHARED_H

#include <varve/dialect.h>
#include <varve/file.h>
#include <varve/module.h>

#include "common/dialect_path.h"
#include "common/output.h"
#include "common/settings.h"

/* The state of one run of a tool. */
typedef struct shared_run {
  const char *tool; /* for messages */
  const shared_settings *set;
  const option_line *line; /* which options were given */
  const char *folder;      /* where external resource files are; NULL: there are none */
  char **inputs;           /* paths of the inputs; none: standard input */
  int input_count;
  varve_load_options load;
  varve_save_options save;
  dialect_path dialects; /* the folders of packs */
  uint32_t era;          /* index of varve_era_get_info, as are the other eras here */
  bool upgrades;         /* modules are upgraded to the default era */
  bool has_target;       /* modules are converted to the era in target */
  uint32_t target;
  const char *target_name;          /* of a target that packs name; NULL: none */
  unsigned target_bytecode;         /* the newest version that the target reads */
  varve_registry *upgrade_registry; /* definitions of LLVM 22; NULL as in registry */
  varve_registry *target_registry;  /* those of target */
  const char *report_path;          /* file for the report; NULL: no report */
  varve_registry *registry;         /* NULL: only the built-in definitions */
  uint32_t registry_era;
  varve_dictionary *dictionary;
  bool era_is_detected;        /* the current input shows the era exactly */
  bool is_text;                /* the current input */
  varve_era_choice *choice;    /* of the era of the current input; NULL: an option decides */
  const char *current;         /* path of the input that choice is of */
  varve_diagnostic_list *held; /* receives the diagnostics of readings; NULL: they are printed */
  varve_bytes *first_input; /* the first input if its era was detected and it cannot be read twice,
                               otherwise NULL */
  bool first_is_framed; /* the file of first_input is a zstd frame, which it is the content of */
  varve_context *input_context;
  output_limit written; /* bytes that shared_write_output wrote, and their limit */
} shared_run;

/* Return the index of the era that options have by default, that of an era that the library named,
 * and what the library says of an index. */
uint32_t shared_default_era(void);
uint32_t shared_find_era(varve_slice name);
varve_era_info shared_era_info(uint32_t era);
/* Reports a name that is no era, or no era of targets, and what it may be. Returns the exit code.
 */
int shared_reject_era(const shared_run *run, const char *name, bool is_target);
/* Finds a target that packs name. */
varve_status shared_find_target(const shared_run *run, const char *name, uint32_t *era,
                                unsigned *bytecode);
/* Returns whether the input has no known end and can be read only once: a pipe, a device, or "-".
 */
bool shared_is_stream(const char *path);
/* Reads the first *size bytes of a file, or all if it has fewer. Reports a failure. */
varve_status shared_read_head(const char *path, char *bytes, size_t *size);
/* Reports the error and returns the exit code. */
int shared_usage_error(const shared_run *run, const char *message);
/* Return 0, or the exit code after reporting an error: there are several inputs; an option has no
 * effect in these forms (common/forms.def). */
int shared_one_input(const shared_run *run);
int shared_fit_options(const shared_run *run, unsigned forms);
/* Sets the default of --max-memory, which is in proportion to the inputs. It must be the set of
 * run.
 */
void shared_limit_memory(const shared_run *run, shared_settings *set);
/* Returns an exit code, after a message if no diagnostic has reported the status yet. */
int shared_finish(const shared_run *run, varve_status status);

/* Fills run->load. Returns 0, or the exit code after reporting an error. So does the next function.
 */
int shared_prepare_load(shared_run *run);
/* Fills run->save. */
int shared_prepare_save(shared_run *run);
/* Returns 0, or the exit code after reporting that bytes which are not text would go to a terminal.
 */
int shared_check_terminal(const shared_run *run);

/* Gives up what the tool does not need (sandbox.h), except the inputs and the output of run. */
void shared_enter_sandbox(const shared_run *run);
/* Enters the sandbox, then loads definitions and the dictionary. */
varve_status shared_open(shared_run *run);
void shared_close(shared_run *run);
varve_status shared_make_registry(shared_run *run);
/* Returns whether an option says in which era the input is read or written. */
bool shared_asks_for_era(const shared_run *run);
/* Without an option, text has the era of the tools that the loaded dialects describe. */
varve_status shared_follow_definitions(shared_run *run);
/* Replaces the registry by one of another era, unless it has that era. */
varve_status shared_set_era(shared_run *run, uint32_t era);
/* Like varve_module_load_file and varve_bytes_load_file, but uses the first input if it is in
 * memory already. shared_release frees bytes that shared_read gave. */
varve_status shared_load(const shared_run *run, varve_context *context, const char *path,
                         const varve_load_options *options, varve_module **module);
varve_status shared_read(const shared_run *run, varve_context *context, const char *path,
                         varve_bytes **bytes);
/* Returns whether shared_read will give the content of a zstd frame instead of the frame. */
bool shared_is_unwrapped(const shared_run *run, const char *path);
void shared_release(const shared_run *run, varve_bytes *bytes);
/* Does the same as varve_file_open with these options. */
varve_status shared_open_file(const shared_run *run, varve_context *context, const char *path,
                              const varve_load_options *options, varve_file **file);
varve_status shared_make_context(const shared_run *run, varve_context **context);
/* Makes a context with the definitions of a registry, which may be NULL as in shared_run. */
varve_status shared_make_context_of(const shared_run *run, varve_registry *registry,
                                    varve_context **context);
/* Return whether modules of the input's era are upgraded to LLVM 22, and whether they are
 * converted to the target after that. */
bool shared_upgrades_first(const shared_run *run);
bool shared_retargets(const shared_run *run);

/* Returns the file of -o, or "-". */
const char *shared_output_path(const shared_run *run);
/* Writes bytes to the output. */
varve_status shared_write_output(shared_run *run, varve_slice bytes);
/* Writes a module to the output. */
varve_status shared_write_module(const shared_run *run, varve_module *module);

/* --- era.c: --era=auto: the era of the first input */

/* Sets run->choice and run->era by all that the input shows (varve_era_choice_options.searches).
 * A stream is kept as run->first_input. */
varve_status era_of_input(shared_run *run);
/* Prints the chosen era, and its evidence. */
void era_show(const shared_run *run, const char *path);
/* Reports the evidence that contradicts each other. Returns whether there is any. */
bool era_report_contradiction(const varve_era_choice *choice, const char *path);
/* As era_of_input, but text is searched only if reading fails. */
varve_status era_of_shown_input(shared_run *run, const char *path);

/* --- reading.c: Reads an input in the era that it shows, and again in others if that fails */

/* The first member of what read needs. read is called once for each reading, with a context of its
 * own and the options to use. The context of the last one stays here; the caller destroys it. */
typedef struct shared_reading {
  shared_run *run;
  const char *path;
  varve_context *context;
  varve_status (*read)(struct shared_reading *reading, const varve_load_options *load);
} shared_reading;

/* Returns whether an input is read once more if that fails: text, unless an option names its era.
 */
bool shared_may_read_again(const shared_run *run);
/* Reads one input. Prints a note if its era is not LLVM 22 and no option says so. */
varve_status shared_read_chosen(shared_reading *reading);

#endif
