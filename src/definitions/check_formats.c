/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles formats when a definition is loaded, so that errors are reported there. */
#include "definitions/read.h"

#include "dialect/format.h"
#include "dialect/operation_format.h"

/* The module and the tables that are checked. */
typedef struct checked {
  varve_context *context;
  const varve_dialect_definition *dialect;
  varve_module *module;
  varve_reporter *reporter;
} checked;

/* Returns true if the operation defines that name; '!name' and '#name' denote a type and an
 * attribute. */
static bool is_symbol_of(const varve_operation *op, varve_slice name, bool is_operation) {
  varve_slice symbol = varve_symbol_name(op);
  if (!is_operation && symbol.size != 0 && (symbol.data[0] == '!' || symbol.data[0] == '#'))
    symbol = varve_slice_make(symbol.data + 1, symbol.size - 1);
  return varve_slice_equal(symbol, name);
}

static const varve_operation *find_operation(const checked *c, const char *kind, varve_slice name) {
  bool is_operation = strcmp(kind, "irdl.operation") == 0;
  for (varve_operation *op = c->module->root; op != NULL;
       op = varve_operation_next_preorder(c->module->root, op)) {
    const varve_operation *parent = varve_operation_parent(op);
    if (varve_is_named(op, kind) && parent != NULL && varve_is_named(parent, "irdl.dialect") &&
        varve_slice_equal(varve_symbol_name(parent), c->dialect->name) &&
        is_symbol_of(op, name, is_operation))
      return op;
  }
  return c->module->root;
}

static varve_status refuse(const checked *c, const char *kind, varve_slice name,
                           const varve_format_fault *fault) {
  varve_definition_reader reader = {.reporter = c->reporter};
  return varve_definition_fault(&reader, find_operation(c, kind, name),
                                "varve.format: %s, at character %zu", fault->message,
                                fault->offset + 1);
}

static varve_status check_operation(const checked *c, uint32_t index) {
  varve_operation_record record = varve_operation_record_at(c->dialect->tables, index);
  const varve_operation_name *name;
  const varve_operation_format *format;
  varve_format_fault fault;
  varve_slice text = varve_table_text(c->dialect->tables, record.name);
  if (record.syntax == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_name_get(c->context, text, &name));
  if (name->definition == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_find_operation_format(c->context, name->definition, &format, &fault);
  if (status != VARVE_STATUS_INVALID)
    return status;
  size_t size = c->dialect->name.size + 1;
  return refuse(c, "irdl.operation", varve_slice_make(text.data + size, text.size - size), &fault);
}

static varve_status check_entity(const checked *c, uint32_t index, bool is_type) {
  varve_entity_record record = varve_entity_record_at(c->dialect->tables, index);
  const varve_entity_definition *definition;
  const varve_assembly_format *format;
  varve_format_fault fault;
  varve_slice name = varve_table_text(c->dialect->tables, record.name);
  if (record.syntax == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(c->context, c->dialect->name, name, is_type, &definition));
  if (definition == NULL || definition->format != NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_format_compile(c->context, definition, &format, &fault);
  if (status != VARVE_STATUS_INVALID)
    return status;
  return refuse(c, is_type ? "irdl.type" : "irdl.attribute", name, &fault);
}

static varve_status check_dialect(const checked *c) {
  const varve_dialect_record *record = c->dialect->record;
  for (uint32_t i = 0; i < record->types.count; i++)
    VARVE_TRY(check_entity(c, record->types.first + i, true));
  for (uint32_t i = 0; i < record->attributes.count; i++)
    VARVE_TRY(check_entity(c, record->attributes.first + i, false));
  for (uint32_t i = 0; i < record->operations.count; i++)
    VARVE_TRY(check_operation(c, record->operations.first + i));
  return VARVE_STATUS_OK;
}

varve_status varve_definitions_check_formats(varve_context *context,
                                             const varve_definition_tables *tables,
                                             varve_module *module, varve_reporter *reporter) {
  for (uint32_t i = 0; i < tables->dialect_count; i++) {
    checked c = {.context = context, .module = module, .reporter = reporter};
    VARVE_TRY(varve_find_dialect(
        context, varve_table_text(tables, varve_dialect_record_at(tables, i).name), &c.dialect));
    if (c.dialect != NULL)
      VARVE_TRY(check_dialect(&c));
  }
  return VARVE_STATUS_OK;
}
