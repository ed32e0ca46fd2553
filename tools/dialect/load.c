/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect check, and loads the registries of the other commands. */
#include "dialect/load.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/fault_place.h"
#include "dialect/unknown_traits.h"

static int load_file(varve_registry *registry, const char *path, bool replaces, bool check) {
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.replace = replaces;
  options.sink = (varve_diagnostic_sink){diagnostics_print, NULL};
  options.check = check;
  varve_status status = dialect_path_load(registry, path, &options);
  int code = exit_code_of(status);
  if (code == EXIT_USAGE && status != VARVE_STATUS_IO)
    message_print("varve-dialect", "%s: %s", path, varve_status_text(status));
  return code;
}

int dialect_load_file(varve_registry *registry, const char *path, bool replaces) {
  return load_file(registry, path, replaces, false);
}

int dialect_make_registry(const dialect_settings *settings, varve_registry **registry) {
  return dialect_make_registry_of(settings, (varve_slice){NULL, 0}, registry);
}

int dialect_make_registry_of(const dialect_settings *settings, varve_slice era,
                             varve_registry **registry) {
  varve_limits limits = settings_limits(&settings->shared);
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  options.limits = &limits;
  options.era = era;
  options.without_builtin = settings->no_builtin;
  options.dialect_path = (varve_slice){settings->path.text, strlen(settings->path.text)};
  varve_status status = varve_registry_create(&options, registry);
  if (status != VARVE_STATUS_OK) {
    message_print("varve-dialect", "%s", varve_status_text(status));
    return exit_code_of(status);
  }
  int code = exit_code_of(
      varve_registry_read_packs(*registry, (varve_diagnostic_sink){diagnostics_print, NULL}));
  for (int i = 0; i < settings->replaced_dialects.count && code == 0; i++)
    code = dialect_load_file(*registry, settings->replaced_dialects.values[i], true);
  for (int i = 0; i < settings->dialects.count && code == 0; i++)
    code = dialect_load_file(*registry, settings->dialects.values[i], false);
  if (code != 0) {
    varve_registry_destroy(*registry);
    *registry = NULL;
  }
  return code;
}

varve_definition dialect_find(varve_registry *registry, varve_slice name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot != NULL)
    name.size = (size_t)(dot - name.data);
  varve_definition found = varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT, name);
  if (found.record == NULL && varve_registry_load_named(registry, name, NULL) == VARVE_STATUS_OK)
    found = varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT, name);
  return found;
}

void dialect_offer_dialects(const varve_registry *registry, varve_similar_names *similar) {
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  for (; dialect.record != NULL;
       dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect)))
    varve_similar_names_offer(similar, varve_definition_get_name(dialect));
  for (uint32_t i = 0; i < varve_registry_get_pack_count(registry); i++) {
    varve_slice name;
    for (uint32_t k = 0; (name = varve_registry_get_pack_dialect(registry, i, k)).size != 0; k++)
      varve_similar_names_offer(similar, name);
  }
}

const char *dialect_sigil(varve_definition_kind kind) {
  return kind == VARVE_DEFINITION_TYPE ? "!" : kind == VARVE_DEFINITION_ATTRIBUTE ? "#" : "";
}

const char *dialect_kind_text(varve_definition_kind kind, bool is_plural) {
  static const char *const texts[][2] = {{"dialect", "dialects"},
                                         {"operation", "operations"},
                                         {"type", "types"},
                                         {"attribute", "attributes"},
                                         {"enum", "enums"}};
  return texts[kind][is_plural];
}

/* Returns how many definitions of a kind the dialect has from sets after this one. */
static uint32_t count_after(varve_definition dialect, varve_definition_kind kind, int64_t set) {
  uint32_t count = varve_definition_get_member_count(dialect, kind), left = count;
  while (left != 0 && varve_definition_get_member(dialect, kind, left - 1).set > set)
    left--;
  return count - left;
}

/* Returns the last set that defines something of the dialect: its own, or that of an extension. */
static int64_t last_set_of(varve_definition dialect) {
  int64_t last = dialect.set;
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++) {
    uint32_t count = varve_definition_get_member_count(dialect, (varve_definition_kind)kind);
    if (count == 0)
      continue;
    uint32_t set = varve_definition_get_member(dialect, (varve_definition_kind)kind, count - 1).set;
    last = set > last ? set : last;
  }
  return last;
}

int64_t dialect_last_load(const varve_registry *registry) {
  int64_t last = -1;
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  for (; dialect.record != NULL;
       dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect)))
    if (last_set_of(dialect) > last)
      last = last_set_of(dialect);
  return last;
}

/* Writes what the dialect has from sets after this one. */
static void write_counts_after(varve_definition dialect, int64_t set, output *out) {
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++) {
    uint32_t count = count_after(dialect, (varve_definition_kind)kind, set);
    put_format(out, "%s%" PRIu32 " %s", kind == VARVE_DEFINITION_OPERATION ? "" : ", ", count,
               dialect_kind_text((varve_definition_kind)kind, count != 1));
  }
}

void dialect_write_counts(varve_definition dialect, output *out) {
  write_counts_after(dialect, -1, out);
}

enum { FILE_LIMIT = 1 << 26 };

/* Reads a definition file again, for the lines of its faults. Without data if that fails: the file
 * may be standard input. */
static varve_slice read_text(const char *path) {
  size_t size = 0, room = 0;
  char *data = NULL;
  FILE *file = strcmp(path, "-") == 0 ? NULL : fopen(path, "rb");
  while (file != NULL && size == room && room < FILE_LIMIT) {
    room = room == 0 ? 1 << 16 : room * 2;
    char *moved = realloc(data, room);
    if (moved == NULL)
      break;
    data = moved;
    size += fread(data + size, 1, room - size, file);
  }
  if (file != NULL)
    (void)fclose(file);
  return (varve_slice){data, size};
}

/* Shows the character of a format that has the fault. */
static void print_place(varve_slice text, const varve_registry_fault *fault) {
  varve_diagnostic place = {.severity = VARVE_SEVERITY_NOTE,
                            .status = VARVE_STATUS_INVALID,
                            .file = fault->file,
                            .message = {"the fault is here", 17}};
  if (fault_place_find(text, fault, &place))
    diagnostics_print(NULL, &place);
}

/* Prints a fault as an error, and the definition that has it. */
static void print_fault(varve_slice file, const varve_registry_fault *fault) {
  char text[512];
  varve_diagnostic diagnostic = {.severity = VARVE_SEVERITY_ERROR,
                                 .status = VARVE_STATUS_INVALID,
                                 .file = fault->file,
                                 .line = fault->line,
                                 .column = fault->column,
                                 .message = fault->message};
  diagnostics_print(NULL, &diagnostic);
  print_place(file, fault);
  if (fault->name.size == 0)
    return;
  int size =
      snprintf(text, sizeof(text), "%s of the %s '%.*s' is ignored", fault->part.data,
               dialect_kind_text(fault->kind, false), (int)fault->name.size, fault->name.data);
  diagnostic.severity = VARVE_SEVERITY_NOTE;
  diagnostic.message = (varve_slice){text, size < 0 ? 0 : (size_t)size};
  diagnostics_print(NULL, &diagnostic);
}

/* Prints the faults from number first on. */
static varve_status print_faults(const varve_registry *registry, varve_slice text, uint32_t first,
                                 uint64_t omitted_before) {
  varve_registry_fault fault = {.struct_size = sizeof(varve_registry_fault)};
  for (uint32_t i = first; i < varve_registry_get_fault_count(registry); i++) {
    varve_status status = varve_registry_get_fault(registry, i, &fault);
    if (status != VARVE_STATUS_OK)
      return status;
    print_fault(text, &fault);
  }
  uint64_t omitted = varve_registry_get_omitted_fault_count(registry) - omitted_before;
  if (omitted != 0)
    message_print("varve-dialect", "%" PRIu64 " more faults are not shown", omitted);
  return VARVE_STATUS_OK;
}

static int check_file(const dialect_settings *settings, varve_registry *registry,
                      const char *path) {
  int64_t before = dialect_last_load(registry);
  uint32_t first = varve_registry_get_fault_count(registry);
  uint64_t omitted = varve_registry_get_omitted_fault_count(registry);
  bool defines = false;
  dialect_traits traits = {.file = {path, strlen(path)}, .last_set = before};
  int code =
      dialect_traits_collect(&traits, registry) ? 0 : exit_code_of(VARVE_STATUS_OUT_OF_MEMORY);
  code = code == 0 ? load_file(registry, path, false, true) : code;
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  for (; code == 0 && dialect.record != NULL;
       dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect)))
    if (last_set_of(dialect) > before) {
      /* Writes what the file defines or adds: it has the sets after this one. */
      put_visible((varve_slice){path, strlen(path)}, settings->out);
      put_text((int64_t)dialect.set > before ? ": dialect '" : ": extends dialect '",
               settings->out);
      put_visible(varve_definition_get_name(dialect), settings->out);
      put_text("': ", settings->out);
      write_counts_after(dialect, before, settings->out);
      put_char('\n', settings->out);
      output_flush(settings->out);
      dialect_traits_report(&traits, dialect);
      defines = true;
    }
  dialect_traits_release(&traits);
  if (code != 0)
    return code;
  varve_slice text = {NULL, 0};
  if (varve_registry_get_fault_count(registry) != first)
    text = read_text(path);
  code = exit_code_of(print_faults(registry, text, first, omitted));
  free((void *)(uintptr_t)text.data);
  if (!defines && varve_registry_get_fault_count(registry) == first)
    message_note(path, "note: the file defines no dialect, which irdl.dialect would do");
  return code == 0 && varve_registry_get_fault_count(registry) != first ? EXIT_MALFORMED : code;
}

int dialect_each_input(const dialect_settings *settings, dialect_visit *visit,
                       const char *missing) {
  if (settings->input_count == 0) {
    message_print("varve-dialect", "%s", missing);
    return EXIT_USAGE;
  }
  varve_registry *registry;
  int worst = dialect_make_registry(settings, &registry);
  if (worst != 0)
    return worst;
  for (int i = 0; i < settings->input_count; i++) {
    int code = visit(settings, registry, settings->inputs[i]);
    worst = code > worst ? code : worst;
  }
  varve_registry_destroy(registry);
  return worst;
}

int dialect_command_check(const dialect_settings *settings) {
  return dialect_each_input(settings, check_file, "check needs a file");
}
