/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the definition files of all sets to tables in C, from which the library is built. This
 * program is the library without any set. So it first reads the definition of irdl, which is in
 * generic form, and then reads the other files with that. --check also looks for faults in what is
 * otherwise read at first use, such as formats and defaults, and shows them as warnings.
 * The order of the files does not change the tables.
 * usage: compile-definitions [--check] OUTPUT FOLDER/SET/DIALECT.irdl.mlir... */
#include <stdio.h>
#include <stdlib.h>

#include "base/era_rows.h"
#include "base/file/file_map.h"
#include "definitions/definitions.h"
#include "dialect/registry/knowledge.h"
#include "dialect/registry/registry.h"
#include "hooks/hooks.h"
#include "text/parse/parser.h"

typedef struct era_set {
  varve_era era;
  varve_era base; /* the era itself, if its set is complete */
  const char *name;
} era_set;

/* Oldest first. */
static const era_set sets[] = {
#define VARVE_ERA(enumerator, word, set, base, ...)                                                \
  {VARVE_NAMED_ERA(enumerator), VARVE_NAMED_ERA(base), set},
#include "base/eras.def"
};

/* Folders that are the set of no era. */
static const char *const others[] = {"test", "upgrades"};

/* While files are read, only irdl, as the set of the default era, so that attributes of other
 * dialects stay as they are written. While a set is checked, the sets that are made. */
static varve_definition_tables known_sets[VARVE_SET_OLDEST_ERA + VARVE_MOST_ERAS];
static varve_definition_tables made_sets[VARVE_COUNT_OF(known_sets)];

const varve_knowledge varve_known = {.sets = known_sets,
                                     .hooks = &varve_hooks,
                                     .name_rules = varve_name_rules,
                                     .infer_results = varve_infer_results_of,
                                     .inferences = varve_inferences};

typedef struct compiled {
  varve_definition_tables *tables;
  size_t size;
} compiled;

typedef struct program {
  varve_memory memory;
  varve_buffer pool; /* the strings of the sets so far */
  varve_buffer out;  /* their tables in C */
  const char *const *paths;
  size_t path_count;
  compiled sets[VARVE_COUNT_OF(sets)];
  bool checks_sets;
} program;

/* What is compiled. */
typedef struct source {
  const char *folder;
  const char *file;   /* NULL: all files of the folder */
  const era_set *set; /* NULL: the files are no set of an era */
} source;

typedef struct definition_file {
  const char *path;
  varve_file_map map;
  varve_module *module;
} definition_file;

typedef struct compilation {
  varve_memory *memory;
  varve_context *context;
  varve_definition_reader *reader;
  definition_file *files;
  size_t file_count;
  compiled made;
} compilation;

static void show(void *user, const varve_diagnostic *diagnostic) {
  (void)user;
  fprintf(stderr, "%.*s:%u:%u: error: %.*s\n", (int)diagnostic->file.size, diagnostic->file.data,
          (unsigned)diagnostic->line, (unsigned)diagnostic->column, (int)diagnostic->message.size,
          diagnostic->message.data);
}

static varve_status parse(compilation *c, definition_file *file) {
  varve_diagnostic_sink sink = {show, NULL};
  varve_slice name = varve_slice_of(file->path);
  const varve_file_request request = {.path = file->path};
  const char *error = NULL;
  varve_status status = varve_file_map_open(&file->map, &c->context->memory, &request, &error);
  if (status != VARVE_STATUS_OK) {
    fprintf(stderr, "%s: error: %s\n", file->path, error == NULL ? "cannot be read" : error);
    return status;
  }
  varve_parse_options text = {.file_name = name, .sink = sink};
  return varve_parse_module(c->context, varve_slice_make(file->map.data, file->map.size), &text,
                            &file->module);
}

typedef varve_status take_function(varve_definition_reader *reader, varve_module *module,
                                   varve_reporter *reporter);

/* Loads every file, also after an error, so that one run reports the errors of all files. */
static varve_status take_all(compilation *c, take_function *take) {
  varve_status first = VARVE_STATUS_OK;
  for (size_t i = 0; i < c->file_count; i++) {
    varve_reporter reporter = {.sink = {show, NULL}, .file = varve_slice_of(c->files[i].path)};
    varve_status status = take(c->reader, c->files[i].module, &reporter);
    if (first == VARVE_STATUS_OK)
      first = status;
  }
  return first;
}

static varve_status compile(compilation *c) {
  VARVE_TRY(varve_context_make(NULL, &c->context));
  varve_registry_attach(varve_registry_builtin(), c->context);
  varve_text_attach(c->context);
  VARVE_TRY(varve_definition_reader_create(c->memory, &c->reader));
  for (size_t i = 0; i < c->file_count; i++)
    VARVE_TRY(parse(c, &c->files[i]));
  VARVE_TRY(take_all(c, varve_definition_reader_declare));
  VARVE_TRY(take_all(c, varve_definition_reader_read));
  return varve_definition_reader_finish(c->reader, &c->made.tables, &c->made.size);
}

/* Shows the faults as warnings. */
static varve_status check_file(const compilation *c, const definition_file *file,
                               varve_context *context) {
  varve_fault_list faults;
  varve_reporter reporter = {.sink = {show, NULL}, .file = varve_slice_of(file->path)};
  const varve_definition_check check = {
      .context = context, .module = file->module, .reporter = &reporter, .faults = &faults};
  varve_fault_list_init(&faults, c->memory);
  varve_status status = varve_definitions_check(&check);
  for (size_t i = 0; i < faults.faults.count; i++) {
    const varve_registry_fault *fault = varve_fault_list_at(&faults, i);
    fprintf(stderr, "%s:%u:%u: warning: %.*s: %.*s\n", file->path, (unsigned)fault->line,
            (unsigned)fault->column, VARVE_FORMAT_SLICE(fault->name),
            VARVE_FORMAT_SLICE(fault->message));
  }
  varve_fault_list_release(&faults);
  return status;
}

/* Checks the files in a context of their era. The sets that this one differs from are made. */
static varve_status check_set(const compilation *c, varve_era era) {
  varve_definition_tables *of_default = &known_sets[varve_set_of_era(VARVE_DEFAULT_ERA)];
  const varve_definition_tables irdl = *of_default;
  varve_context *context;
  VARVE_TRY(varve_context_make(NULL, &context));
  memcpy(known_sets, made_sets, sizeof made_sets);
  varve_registry_attach(varve_registry_of_era(era), context);
  varve_text_attach(context);
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < c->file_count && status == VARVE_STATUS_OK; i++)
    status = check_file(c, &c->files[i], context);
  varve_context_destroy(context);
  *of_default = irdl;
  return status;
}

static void release(compilation *c) {
  varve_definition_reader_destroy(c->reader);
  for (size_t i = 0; i < c->file_count; i++) {
    varve_module_destroy(c->files[i].module);
    varve_file_map_close(&c->files[i].map);
  }
  varve_context_destroy(c->context);
  free(c->files);
}

/* Whether the path is <folder>/<set>/<name>; without a name, any file of the set. */
static bool is_file_of(const char *path, const char *set, const char *name) {
  const char *file = strrchr(path, '/');
  size_t size = strlen(set);
  return file != NULL && (size_t)(file - path) > size && file[-(ptrdiff_t)size - 1] == '/' &&
         memcmp(file - size, set, size) == 0 && (name == NULL || strcmp(file + 1, name) == 0);
}

/* Makes tables, which the caller frees. */
static varve_status compile_source(program *p, const source *from, compiled *made) {
  compilation c = {.memory = &p->memory, .files = calloc(p->path_count, sizeof(definition_file))};
  if (c.files == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < p->path_count; i++)
    if (is_file_of(p->paths[i], from->folder, from->file))
      c.files[c.file_count++].path = p->paths[i];
  varve_status status = compile(&c);
  if (status == VARVE_STATUS_OK && from->set != NULL)
    made_sets[varve_set_of_era(from->set->era)] = *c.made.tables;
  if (status == VARVE_STATUS_OK && from->set != NULL && p->checks_sets)
    status = check_set(&c, from->set->era);
  release(&c);
  *made = c.made;
  return status;
}

static const era_set *set_of(varve_era era) {
  const era_set *set = sets;
  while (set->era != era)
    set++;
  return set;
}

static varve_status add_set(program *p, const source *from, const char *identifier,
                            compiled *made) {
  VARVE_TRY(compile_source(p, from, made));
  const varve_emitted_set set = {made->tables, made->size, varve_slice_of(identifier)};
  return varve_definitions_emit(&set, &p->pool, &p->out);
}

/* Returns the number of sets that this one differs from. */
static size_t depth_of(const era_set *set) {
  size_t depth = 0;
  for (; set->base != set->era; set = set_of(set->base))
    depth++;
  return depth;
}

/* Returns the row of the newest era with the same set. */
static const era_set *newest_with(const era_set *set) {
  const era_set *newest = sets + VARVE_COUNT_OF(sets) - 1;
  while (strcmp(newest->name, set->name) != 0)
    newest--;
  return newest;
}

typedef struct set_name {
  char text[16];
} set_name;

/* Returns the name of the tables of a set in C. */
static set_name name_of(const era_set *set) {
  set_name name;
  snprintf(name.text, sizeof name.text, "set%u", (unsigned)(newest_with(set) - sets));
  return name;
}

/* Adds the sets that differ from as many others. */
static varve_status add_level(program *p, size_t depth, size_t *count) {
  *count = 0;
  for (size_t i = VARVE_COUNT_OF(sets); i-- > 0;) {
    if (depth_of(&sets[i]) != depth)
      continue;
    ++*count;
    const source from = {.folder = sets[i].name, .set = &sets[i]};
    if (newest_with(&sets[i]) == &sets[i])
      VARVE_TRY(add_set(p, &from, name_of(&sets[i]).text, &p->sets[i]));
  }
  return VARVE_STATUS_OK;
}

/* Adds the list of the sets by the rank of the era. */
static varve_status add_list(program *p) {
  VARVE_TRY(varve_buffer_append(&p->out, VARVE_SLICE("#define SETS_OF_ERAS")));
  for (const era_set *set = sets; set < sets + VARVE_COUNT_OF(sets); set++) {
    VARVE_TRY(varve_buffer_append(&p->out, set == sets ? VARVE_SLICE(" SET_TABLES(")
                                                       : VARVE_SLICE(", SET_TABLES(")));
    VARVE_TRY(varve_buffer_append(&p->out, varve_slice_of(name_of(set).text)));
    VARVE_TRY(varve_buffer_append_char(&p->out, ')'));
  }
  return varve_buffer_append_char(&p->out, '\n');
}

/* A set shares the strings of those before it, and the first set has the smallest offsets: complete
 * sets come first, and newer ones before older ones. */
static varve_status add_all(program *p) {
  size_t count;
  for (size_t depth = 0, added = 0; added < VARVE_COUNT_OF(sets); depth++, added += count)
    VARVE_TRY(add_level(p, depth, &count));
  for (size_t i = 0; i < VARVE_COUNT_OF(others); i++) {
    const source from = {.folder = others[i]};
    compiled made = {0};
    varve_status status = add_set(p, &from, others[i], &made);
    varve_memory_free(&p->memory, made.tables, made.size);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  VARVE_TRY(varve_definitions_emit_strings(varve_buffer_slice(&p->pool), &p->out));
  return add_list(p);
}

static varve_status check_folders(const program *p) {
  for (size_t i = 0; i < p->path_count; i++) {
    bool is_of_set = false;
    for (size_t other = 0; other < VARVE_COUNT_OF(others) && !is_of_set; other++)
      is_of_set = is_file_of(p->paths[i], others[other], NULL);
    for (size_t set = 0; set < VARVE_COUNT_OF(sets) && !is_of_set; set++)
      is_of_set = is_file_of(p->paths[i], sets[set].name, NULL);
    if (!is_of_set) {
      fprintf(stderr, "%s: error: the file belongs to no set of src/base/eras.def\n", p->paths[i]);
      return VARVE_STATUS_BAD_ARGUMENT;
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status compile_all(program *p) {
  compiled made = {0};
  const era_set *set = set_of(varve_registry_get_era(varve_registry_builtin()));
  const source from = {.folder = set->name, .file = "irdl.irdl.mlir"};
  VARVE_TRY(check_folders(p));
  VARVE_TRY(compile_source(p, &from, &made));
  known_sets[varve_set_of_era(VARVE_DEFAULT_ERA)] = *made.tables;
  varve_status status = add_all(p);
  varve_memory_free(&p->memory, made.tables, made.size);
  for (size_t i = 0; i < VARVE_COUNT_OF(sets); i++)
    varve_memory_free(&p->memory, p->sets[i].tables, p->sets[i].size);
  return status;
}

static varve_status write_file(const char *path, varve_slice text) {
  FILE *file = fopen(path, "wb");
  if (file == NULL)
    return VARVE_STATUS_IO;
  bool is_written = fwrite(text.data, 1, text.size, file) == text.size;
  return fclose(file) == 0 && is_written ? VARVE_STATUS_OK : VARVE_STATUS_IO;
}

static int compare_paths(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

int main(int argc, char **argv) {
  program p = {.checks_sets = argc > 1 && strcmp(argv[1], "--check") == 0};
  int first = 1 + p.checks_sets;
  if (argc - first < 2) {
    fputs("usage: compile-definitions [--check] OUTPUT FOLDER/SET/DIALECT.irdl.mlir...\n", stderr);
    return 2;
  }
  varve_memory_init(&p.memory, NULL, 0);
  varve_buffer_init(&p.pool, &p.memory);
  varve_buffer_init(&p.out, &p.memory);
  p.paths = (const char *const *)argv + first + 1;
  p.path_count = (size_t)(argc - first - 1);
  qsort(argv + first + 1, p.path_count, sizeof *argv, compare_paths);
  varve_status status = compile_all(&p);
  if (status == VARVE_STATUS_OK)
    status = write_file(argv[first], varve_buffer_slice(&p.out));
  if (status != VARVE_STATUS_OK)
    fprintf(stderr, "compile-definitions: %s\n", varve_status_text(status));
  varve_buffer_release(&p.pool);
  varve_buffer_release(&p.out);
  return status == VARVE_STATUS_OK ? 0 : 1;
}
