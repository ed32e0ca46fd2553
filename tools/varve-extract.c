/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-extract: extracts symbols or a resource from a module. */
#include <stdlib.h>

#include "common/diagnostics.h"
#include "common/help.h"
#include "common/progress.h"
#include "extract/input.h"
#include "extract/list.h"
#include "extract/path.h"
#include "extract/selection.h"
#include "modules/shared.h"

#define OPTION_LIST "varve-extract.options.def"
typedef struct settings {
#include "common/option_fields.h"
  shared_settings shared;
} settings;

#define OPTION_OFFSET(field) offsetof(settings, field)
#include "common/option_table.h"

static varve_status select_symbols(const extract_input *input, const settings *set,
                                   selection *kept) {
  varve_operation *op;
  for (int i = 0; i < set->symbols.count; i++) {
    varve_status status = path_find(input, kept->index, set->symbols.values[i], &op);
    if (status == VARVE_STATUS_OK)
      status = selection_add(kept, op);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  return selection_complete(kept);
}

/* Keeps only the selected symbols in the module, unless some of their parts were not read yet. */
static varve_status select_in_module(extract_input *input, const settings *set) {
  symbol_index index = {.registry = input->run->registry};
  selection kept = {.input = input, .index = &index, .with_deps = set->with_deps};
  varve_status status = select_symbols(input, set, &kept);
  if (status == VARVE_STATUS_OK && !input->is_changed)
    selection_apply(&kept, input->module);
  selection_release(&kept);
  symbol_index_release(&index);
  return status;
}

/* Reads the dependencies of symbols in rounds. If there are too many rounds, reads everything. */
static varve_status read_selected(extract_input *input, const settings *set) {
  enum { MOST_ROUNDS = 8 };
  varve_status status = VARVE_STATUS_OK;
  for (int i = 0; i < set->symbols.count && status == VARVE_STATUS_OK && !input->is_whole; i++)
    status = path_take(input, set->symbols.values[i]);
  input->is_changed = true;
  for (int round = 0; status == VARVE_STATUS_OK && input->is_changed; round++) {
    if (round == MOST_ROUNDS)
      extract_input_take_all(input);
    status = extract_input_read_module(input);
    if (status == VARVE_STATUS_OK)
      status = select_in_module(input, set);
  }
  return status;
}

static varve_status write_symbols(extract_input *input, const settings *set) {
  varve_status status = read_selected(input, set);
  if (status == VARVE_STATUS_OK)
    status = varve_module_drop_unused_resources(input->module);
  if (status == VARVE_STATUS_OK && set->strip_debuginfo)
    status = varve_module_strip_debug_info(input->module);
  return status == VARVE_STATUS_OK ? shared_write_module(input->run, input->module) : status;
}

static varve_status write_list(shared_run *run, const extract_input *input) {
  output out;
  varve_status status = output_open(&out, shared_output_path(run), &run->written);
  if (status == VARVE_STATUS_OK)
    status = list_symbols(input, &out);
  return output_close(&out, status);
}

static varve_status write_resource(shared_run *run, extract_input *input, const char *key) {
  varve_slice bytes = {NULL, 0};
  varve_status status = extract_input_read_root(input);
  if (status == VARVE_STATUS_OK)
    status = find_resource(input, key, &bytes);
  return status == VARVE_STATUS_OK ? shared_write_output(run, bytes) : status;
}

static varve_status extract(shared_run *run, const settings *set, const char *path) {
  extract_input input;
  varve_status status = extract_input_open(&input, run, path);
  if (status == VARVE_STATUS_OK)
    status = set->list               ? write_list(run, &input)
             : set->resource != NULL ? write_resource(run, &input, set->resource)
                                     : write_symbols(&input, set);
  extract_input_close(&input);
  return status;
}

/* Returns 0, or the exit code after reporting an error. */
static int prepare(shared_run *run, const settings *set) {
  int actions = set->list + (set->resource != NULL) + (set->symbols.count != 0);
  if (actions != 1)
    return shared_usage_error(run, "give one of --list, --symbol=@NAME and --resource=KEY");
  int code = shared_one_input(run);
  if (code == 0)
    code = shared_prepare_load(run);
  if (code == 0)
    code = set->symbols.count != 0 ? shared_prepare_save(run)
                                   : shared_fit_options(run, set->list ? TO_LIST : TO_RESOURCE);
  bool is_binary = set->resource != NULL || run->save.format == VARVE_FORMAT_BYTECODE ||
                   run->save.format == VARVE_FORMAT_VARVE || run->save.zstd_frame;
  return code == 0 && is_binary ? shared_check_terminal(run) : code;
}

int main(int argc, char **argv) {
  settings set = {.shared = SHARED_SETTINGS_INIT};
  shared_run run = {.tool = option_list.tool, .set = &set.shared};
  option_line line;
  if (!tool_begin(&option_list, argc, argv, &set, &line))
    return EXIT_USAGE;
  if (set.shared.help || set.shared.version)
    return tool_print_help(&option_list, set.shared.help);
  run.line = &line;
  run.inputs = argv;
  run.input_count = line.input_count;
  shared_limit_memory(&run, &set.shared);
  int code = prepare(&run, &set);
  if (code != 0)
    return code;
  progress_start("extracting");
  varve_status status = shared_open(&run);
  if (status == VARVE_STATUS_OK)
    status = extract(&run, &set, run.input_count > 0 ? argv[0] : "-");
  progress_stop();
  shared_close(&run);
  return shared_finish(&run, status);
}
