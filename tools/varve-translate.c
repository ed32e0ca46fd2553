/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-translate: a module from any form to any form. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <varve/dialect.h>
#include <varve/version.h>

#include "common/diagnostics.h"
#include "common/hooks_file.h"
#include "common/options.h"
#include "common/progress.h"

#define OPTION_LIST "varve-translate.options.def"
typedef struct settings {
#include "common/option_fields.h"
} settings;

#define OPTION_OFFSET(field) offsetof(settings, field)
#include "common/option_table.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

/* What one run works with. */
typedef struct translation {
  settings set;
  const char *input; /* a path or "-" */
  char **inputs;     /* all of them, of which only hashing takes several */
  int input_count;
  varve_load_options load;
  varve_save_options save;
  varve_registry *registry; /* NULL: no more than what is built in */
  varve_dictionary *dictionary;
} translation;

static int usage_error(const char *message) {
  fprintf(stderr, "varve-translate: %s\n", message);
  return EXIT_USAGE;
}

/* Whether the first size bytes of a path end so, behind something else. */
static bool has_suffix(const char *path, size_t size, const char *suffix) {
  size_t tail = strlen(suffix);
  return size > tail && memcmp(path + size - tail, suffix, tail) == 0;
}

/* The form that the first size bytes of the name of the output tell; NULL: none. */
static const char *form_of_name(const char *path, size_t size) {
  if (has_suffix(path, size, ".mlirbc") || has_suffix(path, size, ".bc"))
    return "mlirbc";
  return has_suffix(path, size, ".varve") ? "varve" : NULL;
}

/* 0, or the exit code after a message. */
static int choose_format(const settings *set, varve_save_options *save) {
  static const char zst[] = ".zst";
  const char *to = set->to;
  size_t size = set->output != NULL ? strlen(set->output) : 0;
  save->zstd_frame = set->zstd;
  if (has_suffix(set->output, size, zst)) {
    save->zstd_frame = true;
    size -= sizeof(zst) - 1;
  }
  if (to == NULL)
    to = set->emit_bytecode ? "mlirbc" : form_of_name(set->output, size);
  save->format = VARVE_FORMAT_TEXT;
  if (to == NULL || strcmp(to, "mlir") == 0)
    return set->emit_bytecode ? usage_error("--emit-bytecode contradicts --to=mlir") : 0;
  save->format = VARVE_FORMAT_BYTECODE;
  if (strcmp(to, "mlirbc") == 0)
    return 0;
  save->format = VARVE_FORMAT_VARVE;
  if (strcmp(to, "varve") != 0)
    return usage_error("--to takes mlir, mlirbc or varve");
  return save->zstd_frame ? usage_error("varve is packed already: it is not put in a zstd frame")
                          : 0;
}

enum { NO_VERSION = -1, NEWEST_VERSION = 6 };

static int choose_bytecode(const settings *set, varve_save_options *save) {
  if (set->bytecode_version > NEWEST_VERSION)
    return usage_error("--emit-bytecode-version takes 0 to 6");
  if (set->bytecode_version != NO_VERSION && save->format != VARVE_FORMAT_BYTECODE)
    return usage_error("--emit-bytecode-version is for bytecode: give --emit-bytecode");
  if (set->bytecode_version != NO_VERSION)
    save->bytecode_version = (uint32_t)set->bytecode_version;
  if (set->producer != NULL)
    save->producer = (varve_slice){set->producer, strlen(set->producer)};
  save->allow_lossy = set->allow_lossy;
  save->elide_resource_data = set->elide_resource_data;
  return 0;
}

static int prepare(translation *run) {
  const settings *set = &run->set;
  varve_load_options load = VARVE_LOAD_OPTIONS_INIT;
  load.sink = sink;
  load.no_source_locations = set->no_source_locations;
  load.no_implicit_module = set->no_implicit_module;
  load.no_map = set->no_map;
  load.strict = set->strict;
  load.no_verify = set->no_verify;
  load.keep_unknown_text = set->keep_unknown_text;
  load.check_hashes = set->hash;
  run->load = load;
  varve_save_options save = VARVE_SAVE_OPTIONS_INIT;
  save.sink = sink;
  int code = set->hash ? 0 : choose_format(set, &save);
  if (code != 0)
    return code;
  save.generic_form = set->print_generic;
  save.use_location_names = set->location_names;
  save.unique_numbers = set->unique_numbers;
  save.pretty_locations = set->pretty_debuginfo;
  save.value_users = set->value_users;
  save.skip_regions = set->skip_regions;
  save.hex_limit = set->hex_limit;
  save.debug_info = set->print_debuginfo;
  save.local_scope = set->print_local_scope;
  save.elements_limit = set->elide_elements;
  save.resources_limit = set->elide_resources;
  code = choose_bytecode(set, &save);
  if (code != 0)
    return code;
  if (set->level > 19)
    return usage_error("--level takes 1 to 19");
  save.level = (int32_t)set->level;
  save.no_builtin_dictionary = set->no_builtin_dictionary;
  run->save = save;
  bool is_binary = save.format != VARVE_FORMAT_TEXT || save.zstd_frame;
  if (is_binary && set->output == NULL && isatty(STDOUT_FILENO))
    return usage_error(
        "binary output is not written to a terminal; give -o FILE or redirect the output");
  if (set->max_depth > UINT32_MAX)
    return usage_error("--max-depth is too large");
  return 0;
}

static varve_limits get_limits(const translation *run) {
  varve_limits limits = VARVE_LIMITS_INIT;
  limits.max_depth = (uint32_t)run->set.max_depth;
  limits.max_output = (uint64_t)run->set.max_output;
  limits.max_memory = (uint64_t)run->set.max_memory;
  limits.max_unpacked = (uint64_t)run->set.max_unpacked;
  limits.max_expansion = (uint64_t)run->set.max_expansion;
  return limits;
}

static varve_status make_context(const translation *run, varve_context **context) {
  varve_limits limits = get_limits(run);
  varve_context_options options = VARVE_CONTEXT_OPTIONS_INIT;
  options.limits = &limits;
  options.registry = run->registry;
  return varve_context_create(&options, context);
}

/* A status that no diagnostic has told of yet. */
static int finish(varve_status status) {
  if (status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_BAD_ARGUMENT ||
      status == VARVE_STATUS_INTERNAL)
    fprintf(stderr, "varve-translate: %s\n", varve_status_text(status));
  return exit_code_of(status);
}

static varve_status load_dialects(varve_registry *registry, const option_texts *files) {
  varve_definition_options options = VARVE_DEFINITION_OPTIONS_INIT;
  options.sink = sink;
  for (int i = 0; i < files->count; i++) {
    varve_status status = varve_registry_load_file(registry, files->values[i], &options);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  return VARVE_STATUS_OK;
}

/* The registry that the command line asks for. */
static varve_status make_registry(translation *run) {
  if (run->set.dialects.count == 0 && run->set.irdl_files.count == 0 &&
      run->set.dialect_hooks.count == 0)
    return VARVE_STATUS_OK;
  varve_limits limits = get_limits(run);
  varve_registry_options options = VARVE_REGISTRY_OPTIONS_INIT;
  options.limits = &limits;
  varve_status status = varve_registry_create(&options, &run->registry);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(run->registry, &run->set.dialects);
  if (status == VARVE_STATUS_OK)
    status = load_dialects(run->registry, &run->set.irdl_files);
  for (int i = 0; status == VARVE_STATUS_OK && i < run->set.dialect_hooks.count; i++)
    status = hooks_file_load(run->registry, run->set.dialect_hooks.values[i]);
  return status;
}

static const char *output_path(const translation *run) {
  return run->set.output != NULL ? run->set.output : "-";
}

/* What was printed, in one frame where one is asked for. */
static varve_status write_joined(const translation *run, varve_slice bytes) {
  if (!run->save.zstd_frame)
    return varve_file_write(output_path(run), bytes, sink);
  varve_context *context;
  varve_bytes *wrapped = NULL;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_zstd_wrap(context, bytes, run->save.level, &wrapped);
  if (status == VARVE_STATUS_OK)
    status = varve_file_write(output_path(run), varve_bytes_slice(wrapped), sink);
  varve_bytes_destroy(wrapped);
  varve_context_destroy(context);
  return status;
}

/* What is printed into memory first, because a file appears whole. */
typedef struct printed_text {
  FILE *out;
  char *text;
  size_t size;
} printed_text;

static bool printed_open(printed_text *printed) {
  *printed = (printed_text){.out = NULL};
  printed->out = open_memstream(&printed->text, &printed->size);
  return printed->out != NULL;
}

/* code: how the printing went; of what failed only standard output gets a part. Closes it. */
static int printed_finish(printed_text *printed, const translation *run, int code) {
  bool is_written = !ferror(printed->out);
  is_written &= fclose(printed->out) == 0;
  if (!is_written)
    code = finish(VARVE_STATUS_OUT_OF_MEMORY);
  else if (code == 0 || run->set.output == NULL) {
    varve_status status = write_joined(run, (varve_slice){printed->text, printed->size});
    if (status != VARVE_STATUS_OK)
      code = finish(status);
  }
  free(printed->text);
  return code;
}

static varve_status translate_loaded(const translation *run, varve_module *module,
                                     varve_bytes **bytes) {
  varve_status status = VARVE_STATUS_OK;
  if (run->set.strip_debuginfo)
    status = varve_module_strip_debug_info(module);
  if (status == VARVE_STATUS_OK) {
    progress_change("writing");
    status = varve_module_save(module, &run->save, bytes);
  }
  return status;
}

static int translate_file(const translation *run) {
  varve_context *context;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return finish(status);
  varve_module *module;
  varve_bytes *bytes = NULL;
  status = varve_module_load_file(context, run->input, &run->load, &module);
  if (status == VARVE_STATUS_OK)
    status = translate_loaded(run, module, &bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_file_write(output_path(run), varve_bytes_slice(bytes), sink);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return finish(status);
}

/* As sha256sum: a name in which a newline or a backslash is escaped is told by a backslash in front
 * of the line. */
static void print_hashes(const varve_module_hashes *hashes, const char *name, FILE *out) {
  bool is_escaped = strpbrk(name, "\n\r\\") != NULL;
  if (is_escaped)
    fputc('\\', out);
  for (size_t i = 0; i < VARVE_HASH_SIZE; i++)
    fprintf(out, "%02x", hashes->content[i]);
  fputc(' ', out);
  for (size_t i = 0; i < VARVE_HASH_SIZE; i++)
    fprintf(out, "%02x", hashes->without_locations[i]);
  fputs("  ", out);
  for (const char *c = name; *c != 0; c++)
    if (*c == '\n' || *c == '\r' || *c == '\\')
      fprintf(out, "\\%c", *c == '\n' ? 'n' : *c == '\r' ? 'r' : '\\');
    else
      fputc(*c, out);
  fputc('\n', out);
}

static varve_status hash_file(const translation *run, const char *path, FILE *out) {
  varve_context *context;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_module *module;
  varve_module_hashes hashes;
  status = varve_module_load_file(context, path, &run->load, &module);
  if (status == VARVE_STATUS_OK && run->set.strip_debuginfo)
    status = varve_module_strip_debug_info(module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_hash(module, &hashes);
  if (status == VARVE_STATUS_OK)
    print_hashes(&hashes, path, out);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

/* A file that cannot be read does not keep the others from being hashed. */
static int hash_files(const translation *run) {
  printed_text printed;
  int worst = 0;
  if (!printed_open(&printed))
    return finish(VARVE_STATUS_OUT_OF_MEMORY);
  for (int i = 0; i == 0 || i < run->input_count; i++) {
    int code = finish(hash_file(run, i == 0 ? run->input : run->inputs[i], printed.out));
    worst = code > worst ? code : worst;
  }
  return printed_finish(&printed, run, worst);
}

static varve_slice input_name(const translation *run) {
  const char *name = strcmp(run->input, "-") == 0 ? "<stdin>" : run->input;
  return (varve_slice){name, strlen(name)};
}

/* One part of a split text, appended to the output. */
static varve_status translate_part(const translation *run, varve_slice text, uint32_t line,
                                   uint32_t column, FILE *out) {
  varve_context *context;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_load_options load = run->load;
  load.file_name = input_name(run);
  load.first_line = line;
  load.first_column = column;
  varve_module *module;
  varve_bytes *bytes = NULL;
  status = varve_module_load(context, text, &load, &module);
  if (status == VARVE_STATUS_OK)
    status = translate_loaded(run, module, &bytes);
  if (status == VARVE_STATUS_OK) {
    varve_slice printed = varve_bytes_slice(bytes);
    fwrite(printed.data, 1, printed.size, out);
  }
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

/* The first marker behind from; NULL: none. Other forms than text have none. */
static const char *find_marker(varve_slice text, const char *from) {
  static const char marker[] = "// -----";
  const char *end = text.data + text.size;
  if (varve_format_detect(text) != VARVE_FORMAT_TEXT)
    return NULL;
  for (const char *at = from; (size_t)(end - at) >= sizeof(marker) - 1; at++) {
    at = memchr(at, '/', (size_t)(end - at) - (sizeof(marker) - 2));
    if (at == NULL)
      return NULL;
    if (memcmp(at, marker, sizeof(marker) - 1) == 0)
      return at;
  }
  return NULL;
}

enum { MARKER_SIZE = 8 };

static int translate_parts(const translation *run, varve_slice text, FILE *out) {
  int worst = 0;
  const char *start = text.data, *end = text.data + text.size;
  uint32_t line = 1, column = 1;
  for (;;) {
    const char *marker = find_marker(text, start);
    const char *stop = marker != NULL ? marker : end;
    if (start != text.data)
      fputs("// -----\n", out);
    varve_status status =
        translate_part(run, (varve_slice){start, (size_t)(stop - start)}, line, column, out);
    int code = finish(status);
    worst = code > worst ? code : worst;
    if (marker == NULL)
      return worst;
    for (const char *c = start; c < marker + MARKER_SIZE; c++) {
      column = *c == '\n' ? 1 : column + 1;
      line += *c == '\n';
    }
    start = marker + MARKER_SIZE;
  }
}

static int write_parts(const translation *run, varve_slice text) {
  if (run->save.format != VARVE_FORMAT_TEXT && find_marker(text, text.data) != NULL)
    return usage_error("several modules of a split text cannot become one binary file");
  printed_text printed;
  if (!printed_open(&printed))
    return finish(VARVE_STATUS_OUT_OF_MEMORY);
  translation parts = *run;
  parts.save.zstd_frame = false;
  return printed_finish(&printed, run, translate_parts(&parts, text, printed.out));
}

/* Puts what the frames of *bytes hold in their place. */
static varve_status unwrap(const translation *run, varve_context *context, varve_bytes **bytes) {
  varve_load_options load = run->load;
  varve_bytes *unwrapped;
  load.file_name = input_name(run);
  varve_status status = varve_zstd_unwrap(context, varve_bytes_slice(*bytes), &load, &unwrapped);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_bytes_destroy(*bytes);
  *bytes = unwrapped;
  return VARVE_STATUS_OK;
}

static int translate_split(const translation *run) {
  varve_context *context;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return finish(status);
  varve_bytes *bytes;
  status = varve_file_read(context, run->input, sink, &bytes);
  if (status == VARVE_STATUS_OK &&
      varve_format_detect(varve_bytes_slice(bytes)) == VARVE_FORMAT_ZSTD)
    status = unwrap(run, context, &bytes);
  int code =
      status == VARVE_STATUS_OK ? write_parts(run, varve_bytes_slice(bytes)) : finish(status);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  return code;
}

static varve_status load_dictionary(translation *run) {
  varve_context *context;
  varve_bytes *bytes = NULL;
  if (run->set.dictionary == NULL)
    return VARVE_STATUS_OK;
  varve_status status = make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_file_read(context, run->set.dictionary, sink, &bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_create(
        varve_bytes_slice(bytes),
        (varve_diagnostic_sink){diagnostics_print, (void *)&run->set.dictionary}, &run->dictionary);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  run->load.dictionary = run->save.dictionary = run->dictionary;
  return status;
}

/* The modules that a dictionary is made of. */
typedef struct samples {
  varve_module **modules;
  size_t count; /* those that are loaded */
  int path_count;
} samples;

static varve_status load_samples(const translation *run, varve_context *context, char **paths,
                                 samples *all) {
  varve_status status = VARVE_STATUS_OK;
  for (int i = 0; i < all->path_count && status == VARVE_STATUS_OK; i++) {
    status = varve_module_load_file(context, paths[i], &run->load, &all->modules[all->count]);
    all->count += status == VARVE_STATUS_OK;
    if (status == VARVE_STATUS_OK && run->set.strip_debuginfo)
      status = varve_module_strip_debug_info(all->modules[all->count - 1]);
  }
  return status;
}

static varve_status train_on(const translation *run, varve_context *context, char **paths,
                             samples *all) {
  varve_bytes *bytes = NULL;
  varve_status status = load_samples(run, context, paths, all);
  varve_training_options options = VARVE_TRAINING_OPTIONS_INIT;
  options.modules = all->modules;
  options.count = all->count;
  options.no_builtin_dictionary = run->set.no_builtin_dictionary;
  options.dictionary_size = (size_t)run->set.dictionary_size;
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_train(context, &options, &bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_file_write(output_path(run), varve_bytes_slice(bytes), sink);
  varve_bytes_destroy(bytes);
  return status;
}

static int train_with(const translation *run, char **paths, int path_count) {
  varve_context *context;
  samples all = {calloc((size_t)path_count, sizeof(varve_module *)), 0, path_count};
  varve_status status =
      all.modules == NULL ? VARVE_STATUS_OUT_OF_MEMORY : make_context(run, &context);
  if (status == VARVE_STATUS_OK) {
    status = train_on(run, context, paths, &all);
    for (size_t i = 0; i < all.count; i++)
      varve_module_destroy(all.modules[i]);
    varve_context_destroy(context);
  }
  free(all.modules);
  return finish(status);
}

static int train(translation *run, char **paths, int path_count) {
  if (path_count == 0)
    return usage_error("--train-dictionary takes the files of modules");
  if (run->set.zstd)
    return usage_error("--zstd contradicts --train-dictionary");
  if (run->set.output == NULL && isatty(STDOUT_FILENO))
    return usage_error(
        "binary output is not written to a terminal; give -o FILE or redirect the output");
  run->load = (varve_load_options)VARVE_LOAD_OPTIONS_INIT;
  run->load.sink = sink;
  varve_status status = make_registry(run);
  int code = status == VARVE_STATUS_OK ? train_with(run, paths, path_count) : finish(status);
  varve_registry_destroy(run->registry);
  return code;
}

static int translate(translation *run) {
  varve_status status = make_registry(run);
  if (status == VARVE_STATUS_OK)
    status = load_dictionary(run);
  int code = status != VARVE_STATUS_OK   ? finish(status)
             : run->set.hash             ? hash_files(run)
             : run->set.split_input_file ? translate_split(run)
                                         : translate_file(run);
  varve_dictionary_destroy(run->dictionary);
  varve_registry_destroy(run->registry);
  return code;
}

static bool contradicts_hash(const settings *set) {
  return set->hash && (set->to != NULL || set->zstd || set->emit_bytecode ||
                       set->split_input_file || set->train_dictionary);
}

int main(int argc, char **argv) {
  translation run = {.set = {.elide_elements = VARVE_NEVER_ELIDE,
                             .hex_limit = VARVE_DEFAULT_HEX_LIMIT,
                             .elide_resources = VARVE_NEVER_ELIDE,
                             .bytecode_version = NO_VERSION}};
  int input_count;
  if (!options_parse(&option_list, argc, argv, &run.set, &input_count))
    return EXIT_USAGE;
  if (run.set.help || run.set.version) {
    if (run.set.help)
      options_print_help(&option_list, stdout);
    else
      printf("varve-translate (Varve) %s\n", varve_version());
    return fflush(stdout) == 0 ? 0 : EXIT_USAGE;
  }
  if (contradicts_hash(&run.set))
    return usage_error("--hash prints hashes in place of a module: it contradicts --to, --zstd, "
                       "--emit-bytecode, --split-input-file and --train-dictionary");
  if (run.set.train_dictionary)
    return train(&run, argv, input_count);
  if (input_count > 1 && !run.set.hash)
    return usage_error("one input at a time");
  run.input = input_count > 0 ? argv[0] : "-";
  run.inputs = argv;
  run.input_count = input_count;
  int code = prepare(&run);
  if (code != 0)
    return code;
  progress_start("reading");
  code = translate(&run);
  progress_stop();
  return code;
}
