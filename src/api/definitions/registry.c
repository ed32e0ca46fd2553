/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: creates and frees registries, and loads definitions into them. */
#include <stdio.h>
#include <varve/dialect.h>

#include "api/definitions/definitions.h"
#include "api/definitions/packs.h"
#include "api/options.h"
#include "base/file/file_map.h"
#include "definitions/definitions.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "dialect/tables/table_file.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "text/parse/parser.h"

/* Targets */

static const varve_pack_list *list_of(const varve_registry *registry) {
  const varve_pack_list *list = NULL;
  bool is_read = registry != NULL &&
                 varve_pack_library_list(varve_registry_packs(registry), &list) == VARVE_STATUS_OK;
  return is_read ? list : NULL;
}

static varve_status fill(const varve_target *target, varve_target_info *info) {
  size_t size = info->struct_size;
  const varve_target_info found = {.struct_size = size,
                                   .name = target->name,
                                   .era = varve_slice_of(varve_era_text(target->era)),
                                   .packs = target->packs,
                                   .dialects = target->dialects,
                                   .bytecode_version = target->bytecode};
  memset(info, 0, size);
  memcpy(info, &found, size < sizeof found ? size : sizeof found);
  return VARVE_STATUS_OK;
}

/* Finds the target of a number, or counts them all. */
static bool find_at(const varve_registry *registry, uint32_t index, varve_target *target,
                    uint32_t *count) {
  const varve_pack_list *list = list_of(registry);
  *count = 0;
  for (size_t i = 0; list != NULL && i < list->packs.count; i++) {
    varve_slice lines = varve_target_lines(varve_pack_at(list, i));
    while (varve_target_next(&lines, target))
      if ((*count)++ == index)
        return true;
  }
  return false;
}

uint32_t varve_registry_get_target_count(const varve_registry *registry) {
  varve_target target;
  uint32_t count;
  (void)find_at(registry, UINT32_MAX, &target, &count);
  return count;
}

varve_status varve_registry_get_target(const varve_registry *registry, uint32_t index,
                                       varve_target_info *target) {
  varve_target found;
  uint32_t count;
  if (target == NULL || !varve_struct_size_is_sound(target->struct_size) ||
      !find_at(registry, index, &found, &count))
    return VARVE_STATUS_BAD_ARGUMENT;
  return fill(&found, target);
}

varve_status varve_registry_find_target(const varve_registry *registry, varve_slice name,
                                        varve_target_info *target) {
  const varve_pack_list *list;
  varve_target found;
  if (target == NULL || !varve_struct_size_is_sound(target->struct_size) ||
      !varve_slice_is_sound(name) || name.size == 0 || registry == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_pack_library_list(varve_registry_packs(registry), &list));
  if (list == NULL || !varve_target_find(list, name, &found))
    return VARVE_STATUS_NOT_FOUND;
  return fill(&found, target);
}

static varve_status load_pack(varve_registry *registry, varve_slice project) {
  const varve_target *target = varve_registry_target(registry);
  const varve_pack *pack = varve_target_pack(target, list_of(registry), project);
  varve_dialect_conflict conflict;
  if (pack == NULL)
    return VARVE_STATUS_OK;
  const varve_loaded_tables loaded = {.tables = pack->file.tables, .replaces = true};
  varve_status status = varve_registry_take(registry, &loaded, &conflict);
  /* A pack that extends what the target lacks has nothing to extend. */
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* What is loaded later replaces what is there, so the first pack is loaded last. */
varve_status varve_registry_take_target(varve_registry *registry, varve_slice name) {
  enum { MOST = 16 };
  varve_slice projects[MOST];
  size_t count = 0;
  VARVE_TRY(varve_registry_set_target(registry, name));
  const varve_target *target = varve_registry_target(registry);
  if (target->bytecode < VARVE_TARGET_WITH_PROPERTIES)
    return VARVE_STATUS_OK;
  if (target->project.size != 0)
    projects[count++] = target->project;
  for (varve_slice rest = target->packs; rest.size != 0 && count < MOST;) {
    varve_slice project = varve_versioned_next(&rest).project;
    if (!varve_slice_equal(project, target->project))
      projects[count++] = project;
  }
  while (count > 0)
    VARVE_TRY(load_pack(registry, projects[--count]));
  return VARVE_STATUS_OK;
}

/* An era may have the name of a target whose tool is in that state. */
static varve_status take_era(varve_registry *registry, varve_slice name) {
  varve_target_info target = {.struct_size = sizeof(varve_target_info)};
  varve_era era = VARVE_DEFAULT_ERA;
  if (name.size != 0 && !varve_era_find(name, &era)) {
    VARVE_TRY(varve_registry_find_target(registry, name, &target));
    (void)varve_era_find(target.era, &era);
  }
  varve_registry_set_era(registry, era);
  return VARVE_STATUS_OK;
}

varve_status varve_registry_create(const varve_registry_options *options,
                                   varve_registry **registry) {
  if (registry == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *registry = NULL;
  varve_registry_options filled = {.struct_size = sizeof(varve_registry_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  VARVE_TRY(varve_options_fill(filled.limits, &limits, sizeof(limits)));
  if (!varve_slice_is_sound(filled.era) || !varve_slice_is_sound(filled.dialect_path) ||
      !varve_slice_is_sound(filled.target))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_memory memory;
  varve_memory_init(&memory, filled.allocator, 0);
  VARVE_TRY(varve_registry_make(&memory, !filled.without_builtin, registry));
  *varve_registry_limits(*registry) = limits;
  varve_status status = filled.dialect_path.size == 0
                            ? VARVE_STATUS_OK
                            : varve_registry_set_path(*registry, filled.dialect_path);
  if (status == VARVE_STATUS_OK)
    status = filled.target.size != 0 ? varve_registry_take_target(*registry, filled.target)
                                     : take_era(*registry, filled.era);
  if (status != VARVE_STATUS_OK) {
    varve_registry_free(*registry);
    *registry = NULL;
  }
  return status;
}

void varve_registry_destroy(varve_registry *registry) { varve_registry_free(registry); }

/* A module whose definitions a registry takes. */
typedef struct taking {
  varve_module *module;
  varve_reporter *reporter;
  varve_fault_list *faults; /* NULL: a fault is an error */
} taking;

/* Returns the operation that defines a dialect of this name, or NULL. */
static const varve_operation *find_dialect_operation(varve_module *module, varve_slice name) {
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op)) {
    if (!varve_slice_equal(op->name->text, VARVE_SLICE("irdl.dialect")))
      continue;
    const varve_entity *symbol =
        varve_of_attribute(varve_operation_get_attribute(op, VARVE_SLICE("sym_name")));
    if (symbol != NULL && symbol->kind == VARVE_KIND_STRING &&
        varve_slice_equal(varve_string_bytes(symbol), name))
      return op;
  }
  return NULL;
}

static varve_status report_conflict(varve_module *module, const varve_dialect_conflict *conflict,
                                    const varve_definition_source *source) {
  if (source->sink.function == NULL)
    return VARVE_STATUS_INVALID;
  char text[512];
  snprintf(
      text, sizeof(text),
      conflict->is_missing
          ? "no dialect '%.*s' is loaded, which varve.extends or varve.base needs: load it before"
          : "dialect '%.*s' is defined already: varve.extends adds to it, and "
            "--replace-dialect=FILE replaces it",
      VARVE_FORMAT_SLICE(conflict->name));
  varve_diagnostic diagnostic = {.severity = VARVE_SEVERITY_ERROR,
                                 .status = VARVE_STATUS_INVALID,
                                 .file = source->file_name,
                                 .message = varve_slice_of(text)};
  const varve_operation *op = find_dialect_operation(module, conflict->name);
  if (op != NULL && op->location->kind == VARVE_KIND_FILE_LOCATION) {
    const varve_file_range *range = varve_entity_payload(op->location);
    diagnostic.file = varve_string_bytes(op->location->children[0]);
    diagnostic.line = range->start_line;
    diagnostic.column = range->start_column;
  }
  source->sink.function(source->sink.user, &diagnostic);
  return VARVE_STATUS_INVALID;
}

varve_status varve_registry_make_context(varve_registry *registry, varve_context **context) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.allocator = &varve_registry_memory(registry)->allocator;
  options.limits = varve_registry_limits(registry);
  VARVE_TRY(varve_context_make(&options, context));
  varve_registry_attach(registry, *context);
  varve_text_attach(*context);
  return VARVE_STATUS_OK;
}

varve_status varve_registry_make_reading_context(varve_registry *registry,
                                                 varve_context **context) {
  VARVE_TRY(varve_registry_make_context(registry, context));
  if (varve_registry_get_era(registry) == VARVE_DEFAULT_ERA)
    return VARVE_STATUS_OK;
  varve_registry_attach(varve_registry_builtin(), *context);
  return VARVE_STATUS_OK;
}

/* Checks in a new context, because the module's own context lacks the dialects that it defines. */
static varve_status check_definitions(varve_registry *registry, const taking *t) {
  varve_definition_check check = {
      .module = t->module, .reporter = t->reporter, .faults = t->faults};
  VARVE_TRY(varve_registry_make_context(registry, &check.context));
  varve_status status = varve_definitions_check(&check);
  varve_context_destroy(check.context);
  return status;
}

static varve_status read_tables(varve_registry *registry, const taking *t,
                                varve_loaded_tables *loaded) {
  varve_definition_reader *reader;
  varve_definition_tables *tables = NULL;
  VARVE_TRY(varve_definition_reader_create(varve_registry_memory(registry), &reader));
  varve_definition_reader_record(reader, t->faults);
  varve_status status = varve_definition_reader_declare(reader, t->module, t->reporter);
  if (status == VARVE_STATUS_OK)
    status = varve_definition_reader_read(reader, t->module, t->reporter);
  if (status == VARVE_STATUS_OK)
    status = varve_definition_reader_finish(reader, &tables, &loaded->size);
  varve_definition_reader_destroy(reader);
  if (status == VARVE_STATUS_OK) {
    loaded->tables = *tables;
    loaded->block = tables;
  }
  return status;
}

static varve_status take(varve_registry *registry, const taking *t,
                         const varve_definition_source *source) {
  varve_loaded_tables loaded = {.replaces = source->replaces};
  varve_dialect_conflict conflict;
  VARVE_TRY(read_tables(registry, t, &loaded));
  varve_status status = varve_registry_take(registry, &loaded, &conflict);
  if (status == VARVE_STATUS_INVALID)
    status = report_conflict(t->module, &conflict, source);
  else if (status == VARVE_STATUS_OK && (source->checks || source->is_strict)) {
    status = check_definitions(registry, t);
    if (status != VARVE_STATUS_OK)
      varve_registry_untake(registry);
  }
  if (status != VARVE_STATUS_OK)
    varve_memory_free(varve_registry_memory(registry), loaded.block, loaded.size);
  return status;
}

varve_status varve_registry_take_module(varve_registry *registry, varve_module *module,
                                        const varve_definition_source *source) {
  varve_reporter reporter = {.sink = source->sink, .file = source->file_name, .max_errors = 1};
  varve_fault_list faults;
  varve_fault_list_init(&faults, varve_registry_memory(registry));
  const taking t = {module, &reporter, source->is_strict ? NULL : &faults};
  VARVE_TRY(varve_registry_reserve_faults(registry));
  varve_status status = take(registry, &t, source);
  if (status == VARVE_STATUS_OK)
    varve_registry_put_faults(registry, &faults);
  else
    varve_fault_list_release(&faults);
  return status;
}

static varve_status load_bytes(varve_registry *registry, varve_slice bytes,
                               const varve_definition_source *source) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_module *module = NULL;
  varve_context *context;
  if (varve_is_table_file(bytes))
    return varve_registry_take_pack(registry, bytes, source);
  load.sink = source->sink;
  load.file_name = source->file_name;
  load.no_verify = true; /* names may be wider than those of upstream's irdl */
  VARVE_TRY(varve_registry_make_reading_context(registry, &context));
  varve_status status = varve_module_load(context, bytes, &load, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_take_module(registry, module, source);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

static varve_status load_path(varve_registry *registry, const char *path,
                              const varve_definition_source *source) {
  const varve_file_request request = {.path = strcmp(path, "-") == 0 ? NULL : path,
                                      .max_input = varve_registry_limits(registry)->max_input,
                                      .allow_map = true};
  varve_reporter reporter = {.sink = source->sink, .file = source->file_name, .max_errors = 1};
  varve_file_map map;
  const char *error;
  varve_status status =
      varve_file_map_open(&map, varve_registry_memory(registry), &request, &error);
  if (status != VARVE_STATUS_OK)
    return varve_file_map_report(&reporter, status, error);
  status = load_bytes(registry, varve_slice_make(map.data, map.size), source);
  varve_file_map_close(&map);
  return status;
}

/* Loads from bytes, or from a file if path is not NULL. */
static varve_status load(varve_registry *registry, varve_slice bytes, const char *path,
                         const varve_definition_options *options) {
  varve_definition_options filled = {.struct_size = sizeof(varve_definition_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!varve_slice_is_sound(filled.file_name) || varve_registry_is_frozen(registry))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled.file_name.size == 0 && path != NULL)
    filled.file_name = strcmp(path, "-") == 0 ? VARVE_SLICE("<stdin>") : varve_slice_of(path);
  if (filled.file_name.size == 0)
    filled.file_name = VARVE_SLICE("-");
  const varve_definition_source source = {.sink = filled.sink,
                                          .file_name = filled.file_name,
                                          .replaces = filled.replace,
                                          .checks = filled.check};
  return path == NULL ? load_bytes(registry, bytes, &source) : load_path(registry, path, &source);
}

varve_status varve_registry_load(varve_registry *registry, varve_slice bytes,
                                 const varve_definition_options *options) {
  if (registry == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  return load(registry, bytes, NULL, options);
}

varve_status varve_registry_load_file(varve_registry *registry, const char *path,
                                      const varve_definition_options *options) {
  if (registry == NULL || path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return load(registry, VARVE_SLICE(""), path, options);
}

uint32_t varve_registry_get_fault_count(const varve_registry *registry) {
  size_t count = 0;
  for (size_t i = 0; i < varve_registry_fault_list_count(registry); i++)
    count += varve_registry_fault_list(registry, i)->faults.count;
  return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
}

uint64_t varve_registry_get_omitted_fault_count(const varve_registry *registry) {
  uint64_t count = 0;
  for (size_t i = 0; i < varve_registry_fault_list_count(registry); i++)
    count += varve_registry_fault_list(registry, i)->omitted;
  return count;
}

varve_status varve_registry_get_fault(const varve_registry *registry, uint32_t index,
                                      varve_registry_fault *fault) {
  if (fault == NULL || !varve_struct_size_is_sound(fault->struct_size))
    return VARVE_STATUS_BAD_ARGUMENT;
  size_t size = fault->struct_size, left = index;
  memset(fault, 0, size);
  fault->struct_size = size;
  for (size_t i = 0; i < varve_registry_fault_list_count(registry); i++) {
    const varve_fault_list *list = varve_registry_fault_list(registry, i);
    if (left < list->faults.count) {
      varve_registry_fault found = *varve_fault_list_at(list, left);
      found.struct_size = size;
      memcpy(fault, &found, size < sizeof found ? size : sizeof found);
      return VARVE_STATUS_OK;
    }
    left -= list->faults.count;
  }
  return VARVE_STATUS_BAD_ARGUMENT;
}
