/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding hooks by name. */
#include "text/hook.h"

#include <stdlib.h>

#include "dialect/registry/builtin_definition.h"
#include "dialect/registry/registry.h"

static int compare_hooks(const void *key, const void *element) {
  return varve_slice_compare(*(const varve_slice *)key,
                             ((const varve_operation_hook *)element)->name);
}

/* From the table of another set, take only a hook that the definition requires, or that of an
 * operation of LLVM 22 which this set does not change. */
static bool takes_hook_of_base(const varve_operation_definition *definition) {
  return definition != NULL &&
         (varve_dialect_is_of_era(definition->dialect, VARVE_DEFAULT_ERA) ||
          varve_slice_starts_with(
              varve_table_text(definition->dialect->tables, definition->record->syntax),
              VARVE_SLICE("hook:")));
}

static const varve_operation_hook *find_in_table(const varve_hook_table *table, varve_slice name) {
  if (table->operation_count == 0)
    return NULL;
  return bsearch(&name, table->operations, table->operation_count, sizeof table->operations[0],
                 compare_hooks);
}

static const varve_operation_hook *find_in_tables(const varve_context *context,
                                                  const varve_operation_name *operation,
                                                  varve_slice name) {
  const varve_operation_hook *found = NULL;
  for (const varve_hook_table *table = context->hooks; table != NULL && found == NULL;
       table = takes_hook_of_base(operation->definition) ? table->next : NULL)
    found = find_in_table(table, name);
  return found;
}

/* A hook relies on the operands, results, regions and attributes of the built-in definition. */
static bool may_use_hooks(const varve_context *context, const varve_operation_name *operation) {
  return operation->definition == NULL || context->registry == NULL ||
         !varve_registry_has_loaded(context->registry) ||
         varve_is_like_builtin(context, operation->definition);
}

const varve_operation_hook *varve_find_operation_hook(const varve_context *context,
                                                      const varve_operation_name *operation) {
  const varve_hook_table *all = context->hooks;
  const varve_operation_hook *found = find_in_tables(context, operation, operation->text);
  if (found == NULL && operation->definition != NULL && operation->definition->has_body)
    found = find_in_tables(context, operation, VARVE_SLICE("linalg.*"));
  if (found != NULL && !may_use_hooks(context, operation))
    return NULL;
  if (found != NULL || operation->definition == NULL ||
      !varve_operation_is_function(operation->definition))
    return found;
  for (; all != NULL && found == NULL; all = all->next)
    found = find_in_table(all, VARVE_SLICE("func.func"));
  return found;
}

const varve_body_hook *varve_find_body_hook(const varve_hook_table *table, varve_slice name) {
  for (size_t i = 0; table != NULL && i < table->body_count; i++)
    if (varve_slice_equal(table->bodies[i].name, name))
      return &table->bodies[i];
  return NULL;
}

static int compare_directives(const void *key, const void *element) {
  return varve_slice_compare(*(const varve_slice *)key,
                             ((const varve_directive_hook *)element)->name);
}

static const varve_directive_hook *find_exactly(const varve_context *context, varve_slice name) {
  const varve_directive_hook *found = NULL;
  const varve_hook_table *table = context->hooks;
  if (context->registry != NULL)
    found = varve_registry_find_hook(context->registry, name);
  for (; table != NULL && found == NULL; table = table->next)
    found = bsearch(&name, table->directives, table->directive_count, sizeof table->directives[0],
                    compare_directives);
  return found;
}

const varve_directive_hook *varve_find_directive(const varve_context *context, varve_slice dialect,
                                                 varve_slice name) {
  char text[256];
  size_t size = dialect.size + 1 + name.size;
  const varve_directive_hook *found = NULL;
  if (size <= sizeof text) {
    memcpy(text, dialect.data, dialect.size);
    text[dialect.size] = '.';
    memcpy(text + dialect.size + 1, name.data, name.size);
    found = find_exactly(context, varve_slice_make(text, size));
  }
  return found != NULL ? found : find_exactly(context, name);
}

/* Parsing and printing both count arguments this way. */
const varve_syntax_element *varve_argument_element(const varve_syntax_element *first,
                                                   uint32_t argument) {
  while (argument-- > 0)
    first += first->kind == VARVE_SYNTAX_TYPE ? 2 : 1;
  return first;
}

static bool is_taken(char pattern, varve_syntax_kind kind) {
  switch (kind) {
  case VARVE_SYNTAX_ATTRIBUTE:
    return pattern == 'a';
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_OPERANDS:
    return pattern == 'o';
  case VARVE_SYNTAX_TYPE:
    return pattern == 't';
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_REGIONS:
    return pattern == 'r';
  case VARVE_SYNTAX_SUCCESSOR:
  case VARVE_SYNTAX_SUCCESSORS:
    return pattern == 's';
  case VARVE_SYNTAX_STRING:
    return pattern == 'w';
  default:
    return false;
  }
}

bool varve_directive_takes(const varve_directive_hook *hook, const varve_syntax_element *first,
                           uint32_t count) {
  const char *pattern = hook->arguments;
  char last = 0;
  if (pattern == NULL)
    return true;
  for (uint32_t i = 0; i < count; i++) {
    if (*pattern == '?')
      pattern++;
    if (*pattern != '*')
      last = *pattern;
    if (last == 0 || !is_taken(last, varve_argument_element(first, i)->kind))
      return false;
    if (*pattern != '*')
      pattern++;
  }
  return *pattern == 0 || *pattern == '?' || *pattern == '*';
}
