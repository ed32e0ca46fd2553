/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads definitions: first collects what modules declare, then reads the contents. */
#include "definitions/definitions.h"

#include "definitions/read.h"

varve_status varve_definition_reader_create(varve_memory *memory,
                                            varve_definition_reader **reader) {
  *reader = NULL;
  varve_definition_reader *made = varve_memory_resize(memory, NULL, 0, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(made, 0, sizeof *made);
  made->memory = memory;
  varve_status status = varve_tables_builder_init(&made->builder, memory);
  if (status != VARVE_STATUS_OK) {
    varve_memory_free(memory, made, sizeof *made);
    return status;
  }
  varve_arena_init(&made->arena, memory);
  varve_name_set_init(&made->dialects, memory);
  varve_name_set_init(&made->symbols, memory);
  varve_name_set_init(&made->names, memory);
  varve_vector_init(&made->symbol_kinds, memory, 1);
  varve_vector_init(&made->list, memory, sizeof(uint32_t));
  varve_buffer_init(&made->text, memory);
  *reader = made;
  return VARVE_STATUS_OK;
}

void varve_definition_reader_destroy(varve_definition_reader *reader) {
  if (reader == NULL)
    return;
  varve_tables_builder_release(&reader->builder);
  varve_name_set_release(&reader->dialects);
  varve_name_set_release(&reader->symbols);
  varve_name_set_release(&reader->names);
  varve_vector_release(&reader->symbol_kinds);
  varve_vector_release(&reader->list);
  varve_buffer_release(&reader->text);
  varve_arena_release(&reader->arena);
  varve_memory_free(reader->memory, reader, sizeof *reader);
}

void varve_definition_reader_record(varve_definition_reader *reader, varve_fault_list *faults) {
  reader->faults = faults;
}

static bool is_in_dialect(const varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  return parent != NULL && varve_has_operation_name(parent, "irdl.dialect");
}

static varve_status declare(varve_definition_reader *reader, const varve_operation *op) {
  static const struct {
    const char *name;
    char kind;
  } kinds[] = {{"irdl.operation", '.'}, {"irdl.type", '!'}, {"irdl.attribute", '#'}};
  if (varve_has_operation_name(op, "irdl.dialect")) {
    varve_slice name = varve_symbol_name(op);
    uint32_t earlier;
    /* The name must be valid before the dot of a type: "!name.type". */
    for (size_t i = 0; i < name.size; i++) {
      char c = name.data[i];
      bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
      if (!is_letter && (i == 0 || (c != '$' && (c < '0' || c > '9'))))
        return varve_definition_error(reader, op, "'%.*s' is not a valid name of a dialect",
                                      VARVE_FORMAT_SLICE(name));
    }
    if (name.size == 0)
      return varve_definition_error(reader, op, "'%.*s' is not a valid name of a dialect",
                                    VARVE_FORMAT_SLICE(name));
    if (varve_operation_region_count(op) > 1 ||
        (varve_operation_region_count(op) == 1 &&
         varve_operation_region(op, 0)->first != varve_operation_region(op, 0)->last))
      return varve_definition_error(reader, op, "irdl.dialect has one region of one block");
    name = varve_arena_copy(&reader->arena, name);
    if (name.data == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    VARVE_TRY(varve_name_set_add(&reader->dialects, name, &earlier));
    bool extends = varve_read_find(op, "varve.extends") != NULL;
    if (earlier != VARVE_NAME_ABSENT && !extends)
      return varve_definition_error(reader, op, "the dialect '%.*s' is defined twice",
                                    VARVE_FORMAT_SLICE(name));
    return VARVE_STATUS_OK;
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(kinds); i++) {
    if (!varve_has_operation_name(op, kinds[i].name))
      continue;
    varve_status status =
        is_in_dialect(op)
            ? varve_declare_symbol(reader, op, varve_symbol_name(varve_operation_parent(op)),
                                   kinds[i].kind)
            : varve_definition_fault(reader, op, "%s must be inside irdl.dialect", kinds[i].name);
    return varve_definition_go_on(reader, status);
  }
  return VARVE_STATUS_OK;
}

static varve_status declare_all(varve_definition_reader *reader, varve_module *module) {
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op))
    VARVE_TRY(declare(reader, op));
  return VARVE_STATUS_OK;
}

static varve_status read_all(varve_definition_reader *reader, varve_module *module) {
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op))
    if (varve_has_operation_name(op, "irdl.dialect"))
      VARVE_TRY(varve_read_dialect(reader, op));
  return VARVE_STATUS_OK;
}

typedef varve_status visit_function(varve_definition_reader *reader, varve_module *module);

static varve_status visit(varve_definition_reader *reader, varve_module *module,
                          varve_reporter *reporter, visit_function *function) {
  uint32_t errors = reporter == NULL ? 0 : reporter->error_count;
  reader->context = module->context;
  reader->reporter = reporter;
  VARVE_TRY(varve_module_materialize(module));
  /* A limit of the tables is exceeded. Such an error has no location. */
  const varve_status status = function(reader, module);
  if (status != VARVE_STATUS_LIMIT_EXCEEDED || reporter == NULL || reporter->error_count != errors)
    return status;
  return varve_report(reporter, status, 0, "the definition exceeds the size limit of tables");
}

varve_status varve_definition_reader_declare(varve_definition_reader *reader, varve_module *module,
                                             varve_reporter *reporter) {
  return visit(reader, module, reporter, declare_all);
}

varve_status varve_definition_reader_read(varve_definition_reader *reader, varve_module *module,
                                          varve_reporter *reporter) {
  return visit(reader, module, reporter, read_all);
}

varve_status varve_definition_reader_finish(varve_definition_reader *reader,
                                            varve_definition_tables **tables, size_t *size) {
  return varve_tables_builder_finish(&reader->builder, tables, size);
}

varve_status varve_definitions_read(varve_memory *memory, varve_module *module,
                                    varve_reporter *reporter, varve_definition_tables **tables,
                                    size_t *size) {
  varve_definition_reader *reader;
  *tables = NULL;
  *size = 0;
  VARVE_TRY(varve_definition_reader_create(memory, &reader));
  varve_status status = varve_definition_reader_declare(reader, module, reporter);
  if (status == VARVE_STATUS_OK)
    status = varve_definition_reader_read(reader, module, reporter);
  if (status == VARVE_STATUS_OK)
    status = varve_definition_reader_finish(reader, tables, size);
  varve_definition_reader_destroy(reader);
  return status;
}
