/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* generate FOLDER SEED FIRST LAST [PATTERN | @FILE]...: writes instances of the operations that
 * match a pattern or are listed in a file, with the attempts from FIRST to LAST for each. "//
 * -----" separates the modules; gen.op and gen.attempt mark the instances. With "list" in place of
 * SEED it prints names of operations. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "gen.h"

/* GEN_ERA: the era of the operations. Hints and candidates of other eras are ignored. */
static void choose_era(gen *g, const char *word) {
  varve_registry_options registry = {.struct_size = sizeof(varve_registry_options)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  if (word != NULL) {
    registry.era = varve_slice_of(word);
    gen_must(varve_registry_create(&registry, &g->registry), "a registry");
    options.registry = g->registry;
  }
  gen_must(varve_context_create(&options, &g->context), "a context");
}

static void begin(gen *g, const char *folder) {
  char path[4096];
  varve_memory_init(&g->memory, NULL, 0);
  varve_arena_init(&g->arena, &g->memory);
  varve_vector_init(&g->types, &g->memory, sizeof(gen_type));
  varve_vector_init(&g->type_lists, &g->memory, sizeof(varve_slice) + sizeof(gen_type_list));
  varve_vector_init(&g->text_lists, &g->memory, sizeof(varve_slice) + sizeof(gen_texts));
  varve_vector_init(&g->hints, &g->memory, sizeof(gen_hint));
  varve_vector_init(&g->templates, &g->memory, sizeof(gen_template));
  varve_vector_init(&g->operations, &g->memory, sizeof(varve_definition));
  choose_era(g, getenv("GEN_ERA"));
  snprintf(path, sizeof(path), "%s/candidates.txt", folder);
  gen_read_file(g, path);
  snprintf(path, sizeof(path), "%s/hints.txt", folder);
  gen_read_file(g, path);
}

static void list_operations(gen *g) {
  varve_definition dialect = varve_registry_get_next_dialect(g->registry, VARVE_SLICE(""));
  while (dialect.record != NULL) {
    uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_OPERATION);
    for (uint32_t i = 0; i < count; i++) {
      varve_definition op = varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, i);
      const varve_operation_name *name = NULL;
      gen_must(varve_operation_name_get(g->context, varve_definition_get_name(op), &name),
               "a name");
      if (name->definition == NULL)
        continue;
      gen_must(varve_vector_push(&g->operations, &op), "operations");
    }
    dialect = varve_registry_get_next_dialect(g->registry, varve_definition_get_name(dialect));
  }
}

static bool is_in_file(const char *path, varve_slice name) {
  char line[256];
  bool is_found = false;
  FILE *file = fopen(path, "r");
  if (file == NULL)
    gen_die("cannot open", varve_slice_of(path));
  while (!is_found && fgets(line, sizeof(line), file) != NULL)
    is_found = varve_slice_equal(gen_trim(varve_slice_of(line)), name);
  fclose(file);
  return is_found;
}

static bool is_wanted(char **patterns, varve_slice name) {
  if (*patterns == NULL)
    return true;
  for (; *patterns != NULL; patterns++) {
    if ((*patterns)[0] == '@' ? is_in_file(*patterns + 1, name)
                              : gen_matches(varve_slice_of(*patterns), name))
      return true;
  }
  return false;
}

static void write_attempts(gen *g, uint32_t operation, const char *const *range) {
  unsigned long first = strtoul(range[0], NULL, 10);
  unsigned long last = strtoul(range[1], NULL, 10);
  varve_buffer out;
  varve_buffer_init(&out, &g->memory);
  for (unsigned long attempt = first; attempt <= last; attempt++) {
    size_t start = out.size;
    if (gen_write_instance(g, operation, (uint32_t)attempt, &out))
      gen_add_text(&out, "// -----\n");
    else
      out.size = start;
  }
  if (out.size != 0)
    fwrite(out.data, 1, out.size, stdout);
  varve_buffer_release(&out);
}

static void end(gen *g) {
  varve_context_destroy(g->context);
  varve_registry_destroy(g->registry);
  varve_vector_release(&g->types);
  varve_vector_release(&g->type_lists);
  varve_vector_release(&g->text_lists);
  varve_vector_release(&g->hints);
  varve_vector_release(&g->templates);
  varve_vector_release(&g->operations);
  varve_arena_release(&g->arena);
}

int main(int argc, char **argv) {
  gen g = {.seed = 0};
  if (argc < 5) {
    fprintf(stderr, "usage: generate FOLDER SEED FIRST LAST [PATTERN | @FILE]...\n");
    return 2;
  }
  bool is_list = strcmp(argv[2], "list") == 0;
  begin(&g, argv[1]);
  g.seed = strtoull(argv[2], NULL, 10);
  list_operations(&g);
  if (!is_list)
    gen_make_types(&g);
  for (uint32_t i = 0; i < g.operations.count; i++) {
    varve_slice name =
        varve_definition_get_name(VARVE_VECTOR_AT(&g.operations, varve_definition, i));
    if (!is_wanted(argv + 5, name))
      continue;
    if (is_list)
      printf("%.*s\n", (int)name.size, name.data);
    else
      write_attempts(&g, i, (const char *const *)argv + 3);
  }
  end(&g);
  return fflush(stdout) != 0;
}
