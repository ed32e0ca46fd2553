/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Source lines in diagnostics of the verifier: see shown_source.h. */
#include "api/load/shown_source.h"

void varve_shown_source_init(varve_shown_source *shown, varve_memory *memory,
                             const varve_load_options *options, varve_slice text) {
  *shown = (varve_shown_source){.sink = options->sink, .file = options->file_name};
  varve_source_map_init(&shown->map, memory, text);
  shown->map.lines_before = options->first_line > 0 ? options->first_line - 1 : 0;
  shown->map.columns_before = options->first_column > 0 ? options->first_column - 1 : 0;
}

void varve_shown_source_release(varve_shown_source *shown) {
  varve_source_map_release(&shown->map);
}

static void show(void *user, const varve_diagnostic *diagnostic) {
  varve_shown_source *shown = user;
  varve_diagnostic shown_there = *diagnostic;
  if (diagnostic->line != 0 && diagnostic->source_line.size == 0 &&
      varve_slice_equal(diagnostic->file, shown->file))
    varve_source_map_show(&shown->map, &shown_there);
  shown->sink.function(shown->sink.user, &shown_there);
}

varve_diagnostic_sink varve_shown_source_sink(varve_shown_source *shown) {
  return (varve_diagnostic_sink){shown->sink.function != NULL ? show : NULL, shown};
}
