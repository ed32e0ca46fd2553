/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: compiles definition files to a pack. */
#include <varve/dialect.h>

#include <stdio.h>

#include "api/bytes.h"
#include "api/definitions/definitions.h"
#include "api/options.h"
#include "base/vector.h"
#include "definitions/definitions.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "ir/module.h"

typedef struct compiled_file {
  char *path;
  size_t path_size;
  varve_module *module;
} compiled_file;

typedef struct compilation {
  varve_diagnostic_sink sink;
  varve_registry *registry;
  varve_context *context;
  varve_memory *memory;
  varve_vector files;                       /* compiled_file */
  varve_vector dialects;                    /* const varve_operation *: irdl.dialect */
  varve_slice facts[VARVE_PACK_FACT_COUNT]; /* in the context */
  varve_fault_list faults;
} compilation;

static compiled_file *file_at(const compilation *c, size_t index) {
  return &VARVE_VECTOR_AT(&c->files, compiled_file, index);
}

/* --- the files */

/* Adds the file <folder of beside>/<name><suffix>; without beside the file is name. */
static varve_status add_file(compilation *c, const char *beside, varve_slice name,
                             const char *suffix) {
  const char *slash = beside == NULL ? NULL : strrchr(beside, '/');
  size_t folder = slash == NULL ? 0 : (size_t)(slash + 1 - beside);
  compiled_file file = {.path_size = folder + name.size + strlen(suffix) + 1};
  file.path = varve_memory_resize(c->memory, NULL, 0, file.path_size);
  if (file.path == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (folder != 0)
    memcpy(file.path, beside, folder);
  memcpy(file.path + folder, name.data, name.size);
  memcpy(file.path + folder + name.size, suffix, strlen(suffix) + 1);
  varve_status status = varve_vector_push(&c->files, &file);
  if (status != VARVE_STATUS_OK)
    varve_memory_free(c->memory, file.path, file.path_size);
  return status;
}

static varve_slice text_of(const varve_operation *root, const char *key) {
  const varve_entity *value =
      varve_of_attribute(varve_operation_get_attribute(root, varve_slice_of(key)));
  return value != NULL && value->kind == VARVE_KIND_STRING ? varve_string_bytes(value)
                                                           : VARVE_SLICE("");
}

/* Appends the lines of an array of strings. */
static varve_status add_lines(const varve_entity *list, varve_buffer *text) {
  for (uint32_t i = 0; i < list->child_count; i++) {
    if (list->children[i]->kind != VARVE_KIND_STRING)
      return VARVE_STATUS_INVALID;
    if (i != 0)
      VARVE_TRY(varve_buffer_append_char(text, '\n'));
    VARVE_TRY(varve_buffer_append(text, varve_string_bytes(list->children[i])));
  }
  return VARVE_STATUS_OK;
}

/* Takes the lines of varve.targets, each of which must be a target. */
static varve_status take_targets(compilation *c, const char *path, const varve_operation *root) {
  varve_reporter reporter = {.sink = c->sink, .file = varve_slice_of(path)};
  const varve_entity *list =
      varve_of_attribute(varve_operation_get_attribute(root, VARVE_SLICE("varve.targets")));
  varve_target target;
  varve_buffer text;
  if (list == NULL)
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, c->memory);
  varve_status status =
      list->kind == VARVE_KIND_ARRAY ? add_lines(list, &text) : VARVE_STATUS_INVALID;
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < list->child_count; i++)
    if (!varve_target_parse(varve_string_bytes(list->children[i]), &target))
      status = VARVE_STATUS_INVALID;
  if (status == VARVE_STATUS_OK) {
    varve_slice lines = varve_arena_copy(&c->context->arena, varve_buffer_slice(&text));
    c->facts[VARVE_PACK_FACT_targets] = lines;
    status = lines.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  }
  varve_buffer_release(&text);
  return status != VARVE_STATUS_INVALID
             ? status
             : varve_report(&reporter, status, 0,
                            "varve.targets must be an array of lines such as "
                            "\"NAME: ERA, bytecode NUMBER, PROJECT@VERSION, with DIALECT\"");
}

/* A name becomes part of a path. */
static bool is_file_name(varve_slice name) {
  return name.size != 0 && memchr(name.data, '/', name.size) == NULL &&
         memchr(name.data, 0, name.size) == NULL;
}

/* Adds the files <name><suffix> of an array of names beside the description. */
static varve_status add_listed(compilation *c, const char *path, const varve_operation *root,
                               const char *key, const char *suffix) {
  varve_reporter reporter = {.sink = c->sink, .file = varve_slice_of(path)};
  const varve_entity *list =
      varve_of_attribute(varve_operation_get_attribute(root, varve_slice_of(key)));
  if (list == NULL)
    return VARVE_STATUS_OK;
  bool is_sound = list->kind == VARVE_KIND_ARRAY;
  for (uint32_t i = 0; is_sound && i < list->child_count; i++) {
    const varve_entity *name = list->children[i];
    is_sound = name->kind == VARVE_KIND_STRING && is_file_name(varve_string_bytes(name));
    if (is_sound)
      VARVE_TRY(add_file(c, path, varve_string_bytes(name), suffix));
  }
  return is_sound ? VARVE_STATUS_OK
                  : varve_report(&reporter, VARVE_STATUS_INVALID, 0,
                                 "%s must be an array of names without '/'", key);
}

/* Takes what a file says about the pack. */
static varve_status take_description(compilation *c, const char *path, const varve_module *module) {
  static const char *const keys[] = {
#define PACK_KEY(name, key) "varve." key,
      VARVE_PACK_FACT_LIST(PACK_KEY)
#undef PACK_KEY
  };
  for (size_t i = 0; i < VARVE_PACK_FACT_COUNT; i++)
    if (text_of(module->root, keys[i]).size != 0)
      c->facts[i] = text_of(module->root, keys[i]);
  VARVE_TRY(take_targets(c, path, module->root));
  VARVE_TRY(add_listed(c, path, module->root, "varve.dialects", ".irdl.mlir"));
  return add_listed(c, path, module->root, "varve.extensions", "");
}

/* A second file with the same dialect is an error that names both. */
static varve_status check_once(compilation *c, const varve_operation *op, varve_reporter *to) {
  varve_slice name = text_of(op, "sym_name");
  for (size_t i = 0; i < c->dialects.count; i++) {
    const varve_operation *other = VARVE_VECTOR_AT(&c->dialects, const varve_operation *, i);
    if (!varve_slice_equal(text_of(other, "sym_name"), name))
      continue;
    const varve_source_place here = varve_location_place(op->location);
    const varve_source_place there = varve_location_place(other->location);
    return varve_report_at(
        to, VARVE_STATUS_INVALID, &here, "dialect '%.*s' is defined already, at %.*s:%u",
        VARVE_FORMAT_SLICE(name), VARVE_FORMAT_SLICE(there.file), (unsigned)there.line);
  }
  return varve_vector_push(&c->dialects, &op);
}

/* --- the tables */

static varve_status each_file(compilation *c, varve_definition_reader *reader,
                              varve_status (*take)(varve_definition_reader *, varve_module *,
                                                   varve_reporter *)) {
  for (size_t i = 0; i < c->files.count; i++) {
    varve_reporter reporter = {.sink = c->sink, .file = varve_slice_of(file_at(c, i)->path)};
    VARVE_TRY(take(reader, file_at(c, i)->module, &reporter));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_files(const compilation *c, varve_context *context,
                                varve_fault_list *faults) {
  for (size_t i = 0; i < c->files.count; i++) {
    varve_reporter reporter = {.sink = c->sink, .file = varve_slice_of(file_at(c, i)->path)};
    const varve_definition_check check = {.context = context,
                                          .module = file_at(c, i)->module,
                                          .reporter = &reporter,
                                          .faults = faults,
                                          .formats_only = true};
    VARVE_TRY(varve_definitions_check(&check));
  }
  return VARVE_STATUS_OK;
}

/* Formats are checked as a module of the pack's era would use them. A pack that extends a dialect
 * which is not built in cannot be checked alone. */
static varve_status check_formats(compilation *c, const varve_definition_tables *tables) {
  const varve_loaded_tables loaded = {.tables = *tables, .replaces = true};
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_dialect_conflict conflict;
  varve_registry *registry;
  varve_context *context;
  options.limits = varve_registry_limits(c->registry);
  options.allocator = &c->memory->allocator;
  options.era = c->facts[VARVE_PACK_FACT_era];
  VARVE_TRY(varve_registry_create(&options, &registry));
  varve_status status = varve_registry_take(registry, &loaded, &conflict);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_make_context(registry, &context);
  if (status == VARVE_STATUS_OK) {
    status = check_files(c, context, &c->faults);
    varve_context_destroy(context);
  } else if (status == VARVE_STATUS_INVALID) {
    status = VARVE_STATUS_OK;
  }
  varve_registry_destroy(registry);
  return status;
}

/* Says what the definition loses. */
static void note_loss(const compilation *c, const varve_registry_fault *fault) {
  static const char *const kinds[] = {[VARVE_DEFINITION_DIALECT] = "dialect",
                                      [VARVE_DEFINITION_OPERATION] = "operation",
                                      [VARVE_DEFINITION_TYPE] = "type",
                                      [VARVE_DEFINITION_ATTRIBUTE] = "attribute",
                                      [VARVE_DEFINITION_ENUM] = "enum"};
  char text[512];
  varve_diagnostic note = {.severity = VARVE_SEVERITY_NOTE,
                           .status = VARVE_STATUS_INVALID,
                           .file = fault->file,
                           .line = fault->line,
                           .column = fault->column};
  if (fault->name.size == 0)
    return;
  snprintf(text, sizeof text, "%.*s of the %s '%.*s' is ignored", VARVE_FORMAT_SLICE(fault->part),
           kinds[fault->kind], VARVE_FORMAT_SLICE(fault->name));
  note.message = varve_slice_of(text);
  c->sink.function(c->sink.user, &note);
}

static varve_status make_tables(compilation *c, varve_definition_reader *reader,
                                varve_buffer *out) {
  varve_definition_tables *tables;
  size_t size;
  varve_definition_reader_record(reader, &c->faults);
  VARVE_TRY(each_file(c, reader, varve_definition_reader_declare));
  VARVE_TRY(each_file(c, reader, varve_definition_reader_read));
  VARVE_TRY(varve_definition_reader_finish(reader, &tables, &size));
  varve_status status = check_formats(c, tables);
  for (size_t i = 0; c->sink.function != NULL && i < c->faults.faults.count; i++) {
    const varve_registry_fault *fault = varve_fault_list_at(&c->faults, i);
    const varve_diagnostic warning = {.severity = VARVE_SEVERITY_WARNING,
                                      .status = VARVE_STATUS_INVALID,
                                      .file = fault->file,
                                      .line = fault->line,
                                      .column = fault->column,
                                      .message = fault->message};
    c->sink.function(c->sink.user, &warning);
    note_loss(c, fault);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_definitions_write(tables, size, c->facts, out);
  varve_memory_free(c->memory, tables, size);
  return status;
}

static varve_status compile_all(compilation *c, varve_buffer *out) {
  varve_definition_reader *reader;
  VARVE_TRY(varve_registry_make_reading_context(c->registry, &c->context));
  /* A description adds the files that it lists. */
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.sink = c->sink;
  load.no_verify = true; /* names may be wider than those of upstream's irdl */
  for (size_t i = 0; i < c->files.count; i++) {
    const char *path = file_at(c, i)->path;
    varve_module *module;
    VARVE_TRY(varve_module_load_file(c->context, path, &load, &module));
    file_at(c, i)->module = module;
    VARVE_TRY(take_description(c, path, module));
    compiled_file *file = file_at(c, i);
    varve_reporter reporter = {.sink = c->sink, .file = varve_slice_of(file->path)};
    for (varve_operation *op = file->module->root; op != NULL;
         op = varve_operation_next_preorder(file->module->root, op))
      if (varve_slice_equal(op->name->text, VARVE_SLICE("irdl.dialect")) &&
          varve_operation_get_attribute(op, VARVE_SLICE("varve.extends")) == NULL)
        VARVE_TRY(check_once(c, op, &reporter));
  }
  VARVE_TRY(varve_definition_reader_create(c->memory, &reader));
  varve_status status = make_tables(c, reader, out);
  varve_definition_reader_destroy(reader);
  return status;
}

static void release(compilation *c) {
  for (size_t i = 0; i < c->files.count; i++) {
    varve_module_destroy(file_at(c, i)->module);
    varve_memory_free(c->memory, file_at(c, i)->path, file_at(c, i)->path_size);
  }
  varve_vector_release(&c->files);
  varve_vector_release(&c->dialects);
  varve_fault_list_release(&c->faults);
  varve_context_destroy(c->context);
}

/* The bytes outlive the registry, so they have a memory of their own. */
static varve_status compile_paths(varve_registry *registry, const char *const *paths, size_t count,
                                  varve_bytes *bytes, varve_diagnostic_sink sink) {
  compilation c = {.sink = sink, .registry = registry, .memory = varve_registry_memory(registry)};
  varve_vector_init(&c.files, c.memory, sizeof(compiled_file));
  varve_vector_init(&c.dialects, c.memory, sizeof(const varve_operation *));
  varve_fault_list_init(&c.faults, c.memory);
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < count && status == VARVE_STATUS_OK; i++)
    status = add_file(&c, NULL, varve_slice_of(paths[i]), "");
  if (status == VARVE_STATUS_OK)
    status = compile_all(&c, &bytes->buffer);
  release(&c);
  return status;
}

varve_status varve_definitions_compile(const char *const *paths, size_t path_count,
                                       const varve_compile_options *options, varve_bytes **bytes) {
  varve_compile_options filled = {.struct_size = sizeof(varve_compile_options)};
  varve_registry_options of = {.struct_size = sizeof(varve_registry_options)};
  varve_registry *registry;
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = NULL;
  if (paths == NULL || path_count == 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  of.limits = filled.limits;
  of.allocator = filled.allocator;
  VARVE_TRY(varve_registry_create(&of, &registry));
  varve_status status = varve_bytes_create_alone(filled.allocator, bytes);
  if (status == VARVE_STATUS_OK)
    status = compile_paths(registry, paths, path_count, *bytes, filled.sink);
  if (status != VARVE_STATUS_OK) {
    varve_bytes_destroy(*bytes);
    *bytes = NULL;
  }
  varve_registry_destroy(registry);
  return status;
}
