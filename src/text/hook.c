/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding hooks by name. */
#include "text/hook.h"

#include <stdlib.h>

#include "base/search.h"
#include "dialect/registry/builtin_definition.h"
#include "dialect/registry/knowledge.h"
#include "dialect/registry/registry.h"

static int compare_hooks(const void *key, const void *element) {
  return varve_slice_compare(*(const varve_slice *)key,
                             ((const varve_operation_hook *)element)->name);
}

/* A list of hooks that only some eras have, and the era that asks. */
typedef struct era_query {
  const varve_era_hook *hooks;
  size_t count;
  varve_era era;
  bool may_be_later; /* the era takes the next later hook if it has none of its own */
} era_query;

static const void *find_of_era(const era_query *query, varve_slice name) {
  size_t at;
  VARVE_SEARCH(size_t, at, query->count,
               varve_slice_compare(query->hooks[at].name, name) < 0 ? -1 : 1);
  for (; at < query->count && varve_slice_equal(query->hooks[at].name, name); at++)
    if (varve_era_is_in(query->era, query->hooks[at].eras) ||
        (query->may_be_later && varve_era_is_before(query->era, query->hooks[at].eras.first)))
      return query->hooks[at].hook;
  return NULL;
}

/* From another era, take only a hook that the definition requires, or that of an operation of the
 * default era which this era's set does not change. */
static bool takes_hook_of_base(const varve_operation_definition *definition) {
  return definition != NULL &&
         (varve_dialect_is_of_era(definition->dialect, VARVE_DEFAULT_ERA) ||
          varve_slice_starts_with(
              varve_table_text(definition->dialect->tables, definition->record->syntax),
              VARVE_SLICE("hook:")));
}

static const varve_operation_hook *find_hook(const varve_context *context, varve_slice name,
                                             bool takes_others) {
  const varve_hook_table *table = varve_known.hooks;
  bool is_shared = takes_others && varve_era_has(context->era, VARVE_HAS_SHARED_HOOKS);
  const era_query query = {table->era_operations, table->era_operation_count, context->era,
                           is_shared};
  const varve_operation_hook *found = find_of_era(&query, name);
  if (found != NULL || !(is_shared || context->era == VARVE_DEFAULT_ERA))
    return found;
  return bsearch(&name, table->operations, table->operation_count, sizeof table->operations[0],
                 compare_hooks);
}

/* A hook relies on the operands, results, regions and attributes of the built-in definition. */
static bool may_use_hooks(const varve_context *context, const varve_operation_name *operation) {
  return operation->definition == NULL || context->registry == NULL ||
         !varve_registry_has_loaded(context->registry) ||
         varve_is_like_builtin(context, operation->definition);
}

const varve_operation_hook *varve_find_operation_hook(const varve_context *context,
                                                      const varve_operation_name *operation) {
  const varve_operation_definition *definition = operation->definition;
  if (varve_known.hooks == NULL)
    return NULL;
  bool takes_others = takes_hook_of_base(definition);
  const varve_operation_hook *found = find_hook(context, operation->text, takes_others);
  if (found == NULL && definition != NULL && definition->has_body)
    found = find_hook(context, varve_known.hooks->with_body, takes_others);
  if (found != NULL && !may_use_hooks(context, operation))
    return NULL;
  if (found != NULL || definition == NULL || !varve_operation_is_function(definition))
    return found;
  return find_hook(context, varve_known.hooks->functions, true);
}

const varve_body_hook *varve_find_body_hook(const varve_context *context, varve_slice name) {
  const varve_hook_table *table = varve_known.hooks;
  if (table == NULL || !varve_era_has(context->era, VARVE_HAS_BODY_HOOKS))
    return NULL;
  for (size_t i = 0; i < table->body_count; i++)
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
  const varve_hook_table *table = varve_known.hooks;
  if (context->registry != NULL)
    found = varve_registry_find_hook(context->registry, name);
  if (found != NULL || table == NULL)
    return found;
  bool is_shared = varve_era_has(context->era, VARVE_HAS_SHARED_HOOKS);
  const era_query query = {table->era_directives, table->era_directive_count, context->era,
                           is_shared};
  found = find_of_era(&query, name);
  if (found != NULL || !is_shared)
    return found;
  return bsearch(&name, table->directives, table->directive_count, sizeof table->directives[0],
                 compare_directives);
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
