/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loads a module from bytes or a file, in any format. */
#include <stdio.h>
#include <varve/module.h>

#include "api/detect.h"
#include "api/dictionary.h"
#include "api/load/load.h"
#include "api/load/pack_attempt.h"
#include "api/load/verify.h"
#include "api/load/zstd_frame.h"
#include "api/options.h"
#include "base/file/file_map.h"
#include "base/source_map.h"
#include "bytecode/file/scan.h"
#include "bytecode/read/reader.h"
#include "container/file/read_file.h"
#include "container/vocabulary/vocabulary.h"
#include "dialect/definition.h"
#include "dialect/registry/registry.h"
#include "dialect/tables/table_file.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

/* Source lines in diagnostics of the verifier, which knows only the line */

typedef struct shown_source {
  varve_diagnostic_sink sink;
  varve_slice file;
  varve_source_map map;
} shown_source;

/* text is the input that options describe. */
static void shown_source_init(shown_source *shown, varve_memory *memory,
                              const varve_load_options *options, varve_slice text) {
  *shown = (shown_source){.sink = options->sink, .file = options->file_name};
  varve_source_map_init(&shown->map, memory, text);
  shown->map.lines_before = options->first_line > 0 ? options->first_line - 1 : 0;
  shown->map.columns_before = options->first_column > 0 ? options->first_column - 1 : 0;
}

static void shown_source_release(shown_source *shown) { varve_source_map_release(&shown->map); }

static void show(void *user, const varve_diagnostic *diagnostic) {
  shown_source *shown = user;
  varve_diagnostic shown_there = *diagnostic;
  if (diagnostic->line != 0 && diagnostic->source_line.size == 0 &&
      varve_slice_equal(diagnostic->file, shown->file))
    varve_source_map_show(&shown->map, &shown_there);
  shown->sink.function(shown->sink.user, &shown_there);
}

/* Offsets of operations in a bytecode file, for errors that come after reading */

typedef struct file_places {
  const varve_module *module;
  varve_slice bytes;
  varve_vector offsets; /* uint64_t: of each operation in the file; empty before the first search */
  unsigned searches;
} file_places;

/* bytes are the file from which the module was read as a whole. */
static void file_places_init(file_places *places, const varve_module *module, varve_slice bytes) {
  *places = (file_places){.module = module, .bytes = bytes};
  varve_vector_init(&places->offsets, &module->context->memory, sizeof(uint64_t));
}

static void file_places_release(file_places *places) { varve_vector_release(&places->offsets); }

/* The first field of an operation is its name. */
static varve_status add_operation(void *user, const varve_scan_event *event) {
  file_places *places = user;
  return event->field == VARVE_SCAN_NAME ? varve_vector_push(&places->offsets, &event->offset)
                                         : VARVE_STATUS_OK;
}

/* Leaves no offsets if memory runs out, or if the module has changed since it was read. */
static void read_offsets(file_places *places) {
  const varve_diagnostic_sink no_sink = {NULL, NULL};
  varve_operation *root = places->module->root;
  size_t count = 0;
  varve_status status = varve_bytecode_scan(&places->module->context->memory, places->bytes,
                                            VARVE_SLICE(""), no_sink, add_operation, places);
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    count++;
  if (status != VARVE_STATUS_OK || count != places->offsets.count)
    places->offsets.count = 0;
}

/* Both the file and the module have operations in preorder. A search takes time in proportion to
 * the module, so there are few of them. */
static uint64_t find(void *user, const varve_operation *sought) {
  enum { MAX_SEARCHES = 20 };
  file_places *places = user;
  varve_operation *root = places->module->root;
  size_t number = 0;
  if (places->searches == MAX_SEARCHES)
    return 0;
  if (places->searches++ == 0)
    read_offsets(places);
  if (places->offsets.count == 0)
    return 0;
  for (varve_operation *op = root; op != sought; number++) {
    op = varve_operation_next_preorder(root, op);
    if (op == NULL)
      return 0;
  }
  return VARVE_VECTOR_AT(&places->offsets, uint64_t, number);
}

/* --strict rejects dialects that MLIR does not register, as mlir-opt does. Without it they are
 * accepted. */

static varve_status reject_dialect(const varve_operation *op, varve_diagnostic_sink sink,
                                   varve_slice file) {
  if (sink.function == NULL)
    return VARVE_STATUS_INVALID;
  char text[512];
  snprintf(text, sizeof(text), "operation '%.*s' is of the dialect '%.*s', which is not registered",
           VARVE_FORMAT_SLICE(op->name->text),
           VARVE_FORMAT_SLICE(varve_string_bytes(op->name->dialect)));
  varve_diagnostic diagnostic = {.severity = VARVE_SEVERITY_ERROR,
                                 .status = VARVE_STATUS_INVALID,
                                 .file = file,
                                 .message = varve_slice_of(text)};
  if (op->location->kind == VARVE_KIND_FILE_LOCATION) {
    const varve_file_range *range = varve_entity_payload(op->location);
    diagnostic.file = varve_string_bytes(op->location->children[0]);
    diagnostic.line = range->start_line;
    diagnostic.column = range->start_column;
  }
  sink.function(sink.user, &diagnostic);
  return VARVE_STATUS_INVALID;
}

/* The bytes of an input and their owner. A module that points into them takes ownership. */
typedef struct input {
  varve_keeper keeper; /* must be first: release casts it to input */
  varve_memory *memory;
  varve_file_map file;
  varve_buffer unpacked;
  varve_slice bytes;
  varve_diagnostic_relay relay; /* bodies that are read later report through it */
  bool is_kept;
  bool is_checked;
} input;

static void input_release(varve_keeper *keeper) {
  input *in = (input *)keeper;
  varve_file_map_close(&in->file);
  varve_buffer_release(&in->unpacked);
  varve_memory_free(in->memory, in, sizeof(*in));
}

static varve_status input_create(varve_context *context, input **created) {
  input *in = varve_memory_resize(&context->memory, NULL, 0, sizeof(*in));
  if (in == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(in, 0, sizeof(*in));
  in->memory = &context->memory;
  in->keeper.release = input_release;
  in->file.memory = &context->memory;
  varve_buffer_init(&in->unpacked, &context->memory);
  *created = in;
  return VARVE_STATUS_OK;
}

/* With lazy bodies, the verifier runs only if the caller loaded definitions. */
static bool is_verified(const varve_context *context, const varve_load_options *options) {
  return !options->no_verify && varve_known.verify != NULL &&
         (!options->lazy_bodies || varve_registry_has_loaded(context->registry));
}

static varve_verify_options check_of(const varve_load_options *options) {
  return (varve_verify_options){.sink = options->sink,
                                .file = options->file_name,
                                .rules = options->rules,
                                .demotes = !options->strict};
}

/* Sets *checks to NULL if there is nothing to check. */
static varve_status make_checks(varve_context *context, const varve_load_options *options,
                                varve_read_checks **checks) {
  const varve_verify_options check = check_of(options);
  *checks = NULL;
  if (context->registry == NULL || !is_verified(context, options))
    return VARVE_STATUS_OK;
  return varve_known.create_read_checks(context, &check, checks);
}

static varve_status load_text(varve_context *context, const input *in,
                              const varve_load_options *options, varve_module **module) {
  varve_parse_options parse = {.file_name = options->file_name,
                               .no_source_locations = options->no_source_locations,
                               .no_implicit_module = options->no_implicit_module,
                               .keep_unknown_text = options->keep_unknown_text,
                               .lenient = options->lenient,
                               .keeps_misfits = !options->strict,
                               .sink = options->sink,
                               .first_line = options->first_line,
                               .first_column = options->first_column};
  VARVE_TRY(make_checks(context, options, &parse.checks));
  varve_status status = varve_parse_module(context, in->bytes, &parse, module);
  if (parse.checks != NULL)
    parse.checks->destroy(parse.checks);
  return status;
}

/* White space does not count, nor does the escape character before a terminal color. */
static bool is_control(uint8_t byte) {
  enum { LAST_SPACE = 13, ESCAPE = 27, SPACE = 32, DELETE = 127 };
  bool is_low = byte > LAST_SPACE && byte < SPACE && byte != ESCAPE;
  return (byte != 0 && byte < '\t') || is_low || byte == DELETE;
}

/* Returns whether text cannot begin so: with a byte that is not ASCII and does not begin a byte
 * order mark, or with a control character before the first string or comment. */
static bool is_foreign(varve_slice bytes) {
  enum { LOOKED_AT = 64, LAST_ASCII = 127 };
  if (bytes.size == 0 || varve_slice_starts_with(bytes, VARVE_SLICE("\xEF\xBB\xBF")))
    return false;
  for (size_t i = 0; i < bytes.size && i < LOOKED_AT; i++) {
    char byte = bytes.data[i];
    if (byte == '"' || byte == '/')
      return false;
    if (is_control((uint8_t)byte) || (i == 0 && (uint8_t)byte > LAST_ASCII))
      return true;
  }
  return false;
}

/* Rejects what is no module for certain, and names it if it is known. */
static varve_status check_is_text(const varve_load_options *options, varve_slice bytes) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  const varve_status status = VARVE_STATUS_NOT_RECOGNIZED;
  const varve_foreign_file known = varve_foreign_file_find(bytes);
  if (varve_is_vocabulary(bytes))
    return varve_report(&reporter, status, 0,
                        "this is a dictionary of varve, not a module: --dictionary takes it");
  if (varve_is_table_file(bytes))
    return varve_report(&reporter, status, 0,
                        "these are compiled definitions, not a module: --dialect takes them");
  if (known.name != NULL)
    return varve_report(&reporter, status, 0, "this is %s, not MLIR%s%s", known.name,
                        *known.advice == 0 ? "" : ": ", known.advice);
  return is_foreign(bytes) ? varve_report(&reporter, status, 0,
                                          "this is neither MLIR text nor bytecode nor varve")
                           : VARVE_STATUS_OK;
}

/* Loads bytes that are not in a zstd frame, by their format. */
static varve_status load_form(varve_context *context, input *in, const varve_load_options *options,
                              varve_module **module) {
  if (varve_format_detect(in->bytes) == VARVE_FORMAT_TEXT)
    VARVE_TRY(check_is_text(options, in->bytes));
  switch (varve_format_detect(in->bytes)) {
  case VARVE_FORMAT_BYTECODE: {
    varve_bytecode_read_options read = {.file_name = options->file_name,
                                        .sink = options->sink,
                                        .lazy_bodies = options->lazy_bodies && in->is_kept,
                                        .keeper = in->is_kept ? &in->keeper : NULL,
                                        .trusts_layouts = options->era_is_detected,
                                        .keeps_misfits = !options->strict};
    return varve_bytecode_read(context, in->bytes, &read, module);
  }
  case VARVE_FORMAT_VARVE: {
    varve_container_read_options read = {.file_name = options->file_name,
                                         .sink = options->sink,
                                         .vocabulary =
                                             varve_dictionary_vocabulary(options->dictionary),
                                         .check_hashes = options->check_hashes,
                                         .is_kept = in->is_kept,
                                         .is_checked = in->is_checked,
                                         .lazy_bodies = options->lazy_bodies};
    return varve_container_read(context, in->bytes, &read, module);
  }
  default:
    return load_text(context, in, options, module);
  }
}

static varve_status unwrap(varve_context *context, input *in, const varve_load_options *options) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  VARVE_TRY(varve_unwrap_zstd(in->bytes, &context->limits, &reporter, &in->unpacked));
  in->bytes = varve_buffer_slice(&in->unpacked);
  in->is_kept = true;
  return VARVE_STATUS_OK;
}

static varve_status take_exported(input *in, const varve_load_options *options) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  varve_slice module = varve_jax_export_module(in->bytes);
  if (module.size == 0)
    return varve_report(&reporter, VARVE_STATUS_CORRUPT, 0,
                        "this is a file of jax.export, but its module is cut or damaged");
  in->bytes = module;
  return VARVE_STATUS_OK;
}

static bool is_within(varve_slice bytes, const char *start, size_t size) {
  uintptr_t first = (uintptr_t)bytes.data, from = (uintptr_t)start;
  return size != 0 && first >= from && first - from < size;
}

/* Returns whether resources point into the input. Marks those in a mapped file. */
static bool note_borrowed(varve_vector *resources, const input *in) {
  bool is_borrowed = false;
  for (size_t i = 0; i < resources->count; i++) {
    varve_resource *resource = &VARVE_VECTOR_AT(resources, varve_resource, i);
    if (!is_within(resource->data, in->bytes.data, in->bytes.size))
      continue;
    is_borrowed = true;
    if (in->file.is_mapped && in->bytes.data == (const char *)in->file.data)
      resource->mapped = &in->file.mapped;
  }
  return is_borrowed;
}

static bool borrows(varve_module *module, const input *in) {
  bool is_borrowed = note_borrowed(&module->dialect_resources, in);
  return note_borrowed(&module->external_resources, in) || is_borrowed;
}

static varve_status check_as(varve_module *module, const varve_load_options *options,
                             const varve_verify_options *check) {
  bool is_checked = is_verified(module->context, options), is_done = false;
  VARVE_TRY(varve_load_upgrade_versions(module, options));
  VARVE_TRY(varve_fit_definitions(module, check, is_checked, &is_done));
  if (options->strict) {
    /* Reports INVALID at the location of the first operation whose dialect MLIR 22 does not
     * register. */
    VARVE_TRY(varve_module_materialize(module));
    VARVE_TRY(varve_context_define_names(module->context));
    for (varve_operation *op = module->root; op != NULL;
         op = varve_operation_next_preorder(module->root, op))
      if (!op->name->is_registered &&
          (op->name->is_undefined ||
           !varve_dialect_is_known(module->context, varve_string_bytes(op->name->dialect))))
        return reject_dialect(op, options->sink, options->file_name);
  }
  return is_checked && !is_done ? varve_check_module(module, check) : VARVE_STATUS_OK;
}

varve_status varve_load_check(varve_module *module, const varve_load_options *options,
                              bool is_part) {
  varve_verify_options check = check_of(options);
  check.is_part = is_part;
  return check_as(module, options, &check);
}

/* The verifier knows the lines of text, but not the text. */
static varve_status check_loaded(varve_module *module, const input *in,
                                 const varve_load_options *options) {
  shown_source shown;
  varve_load_options showing = *options;
  varve_format form = varve_format_detect(in->bytes);
  if (form == VARVE_FORMAT_BYTECODE) {
    file_places places;
    varve_verify_options check = check_of(options);
    file_places_init(&places, module, in->bytes);
    check.finder = (varve_operation_finder){find, &places};
    varve_status status = check_as(module, options, &check);
    file_places_release(&places);
    return status;
  }
  if (form != VARVE_FORMAT_TEXT)
    return varve_load_check(module, options, false);
  shown_source_init(&shown, in->memory, options, in->bytes);
  showing.sink = (varve_diagnostic_sink){shown.sink.function != NULL ? show : NULL, &shown};
  varve_status status = varve_load_check(module, &showing, false);
  shown_source_release(&shown);
  return status;
}

/* Loads bytes that are not in a zstd frame, checks the module, and converts an artifact. */
static varve_status load_once(varve_context *context, input *in, const varve_load_options *options,
                              varve_module **module) {
  varve_status status = load_form(context, in, options, module);
  if (status == VARVE_STATUS_OK && *module == NULL)
    return VARVE_STATUS_INTERNAL;
  if (status == VARVE_STATUS_OK)
    status = check_loaded(*module, in, options);
  if (status == VARVE_STATUS_OK)
    status = varve_load_from_artifact(*module, options);
  if (status != VARVE_STATUS_OK) {
    varve_module_destroy(*module);
    *module = NULL;
  }
  return status;
}

/* A load that may be repeated with other packs. */
typedef struct load_attempt {
  varve_pack_attempt attempt; /* first */
  input *in;
  const varve_load_options *options;
} load_attempt;

static varve_status run(varve_pack_attempt *attempt) {
  const load_attempt *load = (const load_attempt *)attempt;
  return load_once(attempt->context, load->in, load->options, attempt->module);
}

static varve_status load_with_packs(varve_context *context, input *in,
                                    const varve_load_options *options, varve_module **module) {
  varve_load_options load = *options;
  const varve_format format = varve_format_detect(in->bytes);
  bool is_text = format == VARVE_FORMAT_TEXT;
  in->relay.target = options->sink;
  load.sink = varve_relay_sink(&in->relay);
  load_attempt attempt = {.attempt = {.context = context,
                                      .relay = &in->relay,
                                      .module = module,
                                      .file_name = options->file_name,
                                      .text = is_text ? in->bytes : VARVE_SLICE(""),
                                      .is_strict = options->strict,
                                      .is_stored = format == VARVE_FORMAT_VARVE,
                                      .has_lazy_bodies = options->lazy_bodies,
                                      .run = run},
                          .in = in,
                          .options = &load};
  return varve_attempt_with_packs(&attempt.attempt);
}

/* Loads with a default limit of memory, which is in proportion to the input: few bytes can describe
 * operations with millions of results. */
static varve_status load_bounded(varve_context *context, input *in,
                                 const varve_load_options *options, varve_module **module) {
  const uint64_t size = in->bytes.size;
  const uint64_t room = VARVE_DEFAULT_MEMORY + size * VARVE_DEFAULT_MEMORY_PER_BYTE;
  uint64_t outer = varve_memory_bound(&context->memory, room);
  varve_status status = load_with_packs(context, in, options, module);
  varve_memory_unbound(&context->memory, outer);
  if (status != VARVE_STATUS_OUT_OF_MEMORY || outer != 0 || !context->memory.has_refused)
    return status;
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  return varve_report(&reporter, VARVE_STATUS_LIMIT_EXCEEDED, 0,
                      "the module takes more than %llu bytes of memory, the limit for an input of "
                      "this size (--max-memory)",
                      (unsigned long long)room);
}

/* Takes ownership of in. */
static varve_status load_input(varve_context *context, input *in, const varve_load_options *options,
                               varve_module **module) {
  varve_status status = VARVE_STATUS_OK;
  if (varve_format_detect(in->bytes) == VARVE_FORMAT_ZSTD)
    status = unwrap(context, in, options);
  if (status == VARVE_STATUS_OK && varve_format_detect(in->bytes) == VARVE_FORMAT_JAX_EXPORT)
    status = take_exported(in, options);
  bool is_needed = varve_is_bytecode(in->bytes) || options->lazy_bodies;
  varve_step_count outer = varve_context_count_steps(context, options->progress);
  if (status == VARVE_STATUS_OK)
    status = load_bounded(context, in, options, module);
  varve_context_end_steps(context, outer);
  if (status == VARVE_STATUS_OK && in->is_kept && (borrows(*module, in) || is_needed))
    varve_module_keep(*module, &in->keeper);
  else
    input_release(&in->keeper);
  return status;
}

static varve_status load_kept(varve_context *context, varve_slice bytes,
                              const varve_load_options *options, bool is_checked,
                              varve_module **module) {
  input *in;
  *module = NULL;
  VARVE_TRY(input_create(context, &in));
  in->bytes = bytes;
  in->is_kept = true;
  in->is_checked = is_checked;
  return load_input(context, in, options, module);
}

varve_status varve_load_kept(varve_context *context, varve_slice bytes,
                             const varve_load_options *options, varve_module **module) {
  return load_kept(context, bytes, options, false, module);
}

varve_status varve_load_checked(varve_context *context, varve_slice bytes,
                                const varve_load_options *options, varve_module **module) {
  return load_kept(context, bytes, options, true, module);
}

varve_status varve_module_load(varve_context *context, varve_slice bytes,
                               const varve_load_options *options, varve_module **module) {
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *module = NULL;
  if (context == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_load_options filled = {.struct_size = sizeof(varve_load_options)};
  VARVE_TRY(varve_load_options_fill(options, &filled));
  if (filled.file_name.size == 0)
    filled.file_name = VARVE_SLICE("-");
  input *in;
  VARVE_TRY(input_create(context, &in));
  in->bytes = bytes;
  return load_input(context, in, &filled, module);
}

varve_status varve_module_load_file(varve_context *context, const char *path,
                                    const varve_load_options *options, varve_module **module) {
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *module = NULL;
  if (context == NULL || path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_load_options filled = {.struct_size = sizeof(varve_load_options)};
  VARVE_TRY(varve_load_options_fill(options, &filled));
  bool is_stdin = strcmp(path, "-") == 0;
  if (filled.file_name.size == 0)
    filled.file_name = is_stdin ? VARVE_SLICE("<stdin>") : varve_slice_of(path);
  input *in;
  VARVE_TRY(input_create(context, &in));
  const varve_file_request request = {.path = is_stdin ? NULL : path,
                                      .max_input = context->limits.max_input,
                                      .allow_map = !filled.no_map};
  const char *error;
  varve_status status = varve_file_map_open(&in->file, &context->memory, &request, &error);
  if (status != VARVE_STATUS_OK) {
    varve_reporter reporter = {.sink = filled.sink, .file = filled.file_name, .max_errors = 1};
    status = varve_file_map_report(&reporter, status, error);
    input_release(&in->keeper);
    return status;
  }
  in->bytes = varve_slice_make(in->file.data, in->file.size);
  in->is_kept = true;
  return load_input(context, in, &filled, module);
}
