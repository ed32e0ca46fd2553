/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions that are built in: what LLVM 22 says of these operations. */
#include "dialect/definition.h"

#include <stdlib.h>

/* Every list ascends bytewise by name. */
static const varve_property_definition call_properties[] = {
    {"arg_attrs", VARVE_PROPERTY_OPTIONAL},
    {"callee", VARVE_PROPERTY_REQUIRED},
    {"no_inline", VARVE_PROPERTY_OPTIONAL},
    {"res_attrs", VARVE_PROPERTY_OPTIONAL},
};

static const varve_property_definition func_properties[] = {
    {"arg_attrs", VARVE_PROPERTY_OPTIONAL}, {"function_type", VARVE_PROPERTY_REQUIRED},
    {"no_inline", VARVE_PROPERTY_OPTIONAL}, {"res_attrs", VARVE_PROPERTY_OPTIONAL},
    {"sym_name", VARVE_PROPERTY_REQUIRED},  {"sym_visibility", VARVE_PROPERTY_OPTIONAL},
};

static const varve_property_definition module_properties[] = {
    {"sym_name", VARVE_PROPERTY_OPTIONAL},
    {"sym_visibility", VARVE_PROPERTY_OPTIONAL},
};

#define PROPERTIES(list) list, VARVE_COUNT_OF(list)
#define NO_PROPERTIES NULL, 0

static const varve_operation_definition builtin_operations[] = {
    {"builtin.module", PROPERTIES(module_properties), true},
    {"builtin.unrealized_conversion_cast", NO_PROPERTIES, false},
    {"func.call", PROPERTIES(call_properties), false},
    {"func.func", PROPERTIES(func_properties), true},
    {"func.return", NO_PROPERTIES, false},
};

struct varve_registry {
  const varve_operation_definition *operations; /* ascending by name */
  size_t count;
};

static const varve_registry builtin_registry = {builtin_operations,
                                                VARVE_COUNT_OF(builtin_operations)};

const varve_registry *varve_registry_builtin(void) { return &builtin_registry; }

static int compare_operations(const void *key, const void *element) {
  const varve_operation_definition *definition = element;
  return varve_slice_compare(*(const varve_slice *)key, varve_slice_of(definition->name));
}

const varve_operation_definition *varve_registry_find(const void *registry, varve_slice name) {
  const varve_registry *searched = registry;
  return bsearch(&name, searched->operations, searched->count, sizeof searched->operations[0],
                 compare_operations);
}

void varve_registry_attach(const varve_registry *registry, varve_context *context) {
  context->registry = registry;
  context->find_definition = varve_registry_find;
}
