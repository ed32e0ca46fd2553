/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* count_checks [--pack FOLDER DIALECT] FILE...: counts how often the rows of varve.require of the
 * built-in dialects, or of a dialect of the packs in a folder, are true and false while the
 * pieces of FILE... are verified. Prints a line for each row of each operation, with tabs between
 * the operation, how often it was true and false, and its text. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <varve/coverage.h>
#include <varve/file.h>
#include <varve/module.h>

static const varve_diagnostic_sink silent = {NULL, NULL};

/* Pieces end at "// -----", as with --split-input-file. Those that are refused count too. */
static varve_status verify_pieces(varve_context *context, varve_slice text) {
  static const char marker[] = "\n// -----";
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  size_t end = 0;
  for (size_t start = 0; start < text.size; start = end) {
    varve_module *module = NULL;
    for (end = start + 1; end < text.size; end++)
      if (text.size - end >= sizeof marker - 1 &&
          memcmp(text.data + end, marker, sizeof marker - 1) == 0)
        break;
    varve_slice piece = {text.data + start, end - start};
    varve_status status = varve_module_load(context, piece, &options, &module);
    varve_module_destroy(module);
    if (status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_BAD_ARGUMENT)
      return status;
  }
  return VARVE_STATUS_OK;
}

static varve_status print_check(void *user, const varve_format_part *part) {
  const varve_slice *name = user;
  if (part->kind == VARVE_FORMAT_PART_CHECK)
    printf("%.*s\t%" PRIu64 "\t%" PRIu64 "\t%.*s\n", (int)name->size, name->data, part->read,
           part->printed, (int)part->text.size, part->text.data);
  return VARVE_STATUS_OK;
}

static varve_status print_dialect(varve_context *context, varve_definition dialect) {
  uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_OPERATION);
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++) {
    varve_definition member = varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, i);
    varve_slice name = varve_definition_get_name(member);
    status =
        varve_context_visit_format(context, VARVE_DEFINITION_OPERATION, name, print_check, &name);
  }
  return status;
}

/* With a name: only that dialect. */
static varve_status print_dialects(varve_context *context, const varve_registry *registry,
                                   varve_slice name) {
  varve_slice last = {"", 0};
  varve_status status = VARVE_STATUS_OK;
  while (status == VARVE_STATUS_OK) {
    varve_definition dialect = varve_registry_get_next_dialect(registry, last);
    if (dialect.record == NULL)
      break;
    last = varve_definition_get_name(dialect);
    if (name.size == 0 || (last.size == name.size && memcmp(last.data, name.data, name.size) == 0))
      status = print_dialect(context, dialect);
  }
  return status;
}

static varve_status make_registry(const char *folder, varve_slice dialect,
                                  varve_registry **registry) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_definition_options load = {.struct_size = sizeof(varve_definition_options)};
  options.dialect_path = (varve_slice){folder, strlen(folder)};
  varve_status status = varve_registry_create(&options, registry);
  return status == VARVE_STATUS_OK ? varve_registry_load_named(*registry, dialect, &load) : status;
}

int main(int argc, char **argv) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context = NULL;
  varve_registry *registry = NULL;
  varve_slice dialect = {"", 0};
  varve_status status = VARVE_STATUS_OK;
  int first = 1;
  if (argc > 3 && strcmp(argv[1], "--pack") == 0) {
    dialect = (varve_slice){argv[3], strlen(argv[3])};
    status = make_registry(argv[2], dialect, &registry);
    options.registry = registry;
    first = 4;
  }
  if (status == VARVE_STATUS_OK)
    status = varve_context_create(&options, &context);
  if (status == VARVE_STATUS_OK)
    status = varve_context_count_formats(context, true);
  for (int i = first; i < argc && status == VARVE_STATUS_OK; i++) {
    varve_bytes *bytes = NULL;
    status = varve_bytes_load_file(context, argv[i], silent, &bytes);
    if (status == VARVE_STATUS_OK)
      status = verify_pieces(context, varve_bytes_slice(bytes));
    varve_bytes_destroy(bytes);
  }
  if (status == VARVE_STATUS_OK)
    status = print_dialects(context, registry, dialect);
  if (status != VARVE_STATUS_OK)
    (void)fprintf(stderr, "count_checks: %s\n", varve_status_text(status));
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  return status != VARVE_STATUS_OK;
}
