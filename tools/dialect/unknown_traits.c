/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Traits that no definition had before a file was loaded: misspelled ones, and those of the
 * project, of which nothing is checked. */
#include "dialect/unknown_traits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/diagnostics.h"

static varve_slice name_of(varve_slice trait) {
  const char *arguments = memchr(trait.data, '<', trait.size);
  return arguments == NULL ? trait : (varve_slice){trait.data, (size_t)(arguments - trait.data)};
}

static int compare(const void *a, const void *b) {
  varve_slice x = *(const varve_slice *)a, y = *(const varve_slice *)b;
  size_t size = x.size < y.size ? x.size : y.size;
  int order = memcmp(x.data, y.data, size);
  return order != 0 ? order : (x.size > y.size) - (x.size < y.size);
}

static bool knows(const dialect_traits *traits, varve_slice name) {
  return traits->count != 0 &&
         bsearch(&name, traits->names, traits->count, sizeof name, compare) != NULL;
}

/* Visits the traits of an operation: returns false if memory ends. */
typedef bool trait_visit(dialect_traits *traits, varve_definition operation, varve_slice name);

static bool each_trait(dialect_traits *traits, varve_definition dialect, trait_visit *visit) {
  uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_OPERATION);
  for (uint32_t i = 0; i < count; i++) {
    varve_definition operation =
        varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, i);
    uint32_t trait_count = varve_definition_get_count(operation, VARVE_DEFINITION_TRAITS);
    for (uint32_t j = 0; j < trait_count; j++) {
      varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
      if (varve_definition_get_item(operation, VARVE_DEFINITION_TRAITS, j, &item) ==
              VARVE_STATUS_OK &&
          !visit(traits, operation, name_of(item.name)))
        return false;
    }
  }
  return true;
}

static bool add_known(dialect_traits *traits, varve_definition operation, varve_slice name) {
  (void)operation;
  if (traits->count == traits->room) {
    size_t room = traits->room == 0 ? 1 << 10 : traits->room * 2;
    varve_slice *moved = realloc(traits->names, room * sizeof *moved);
    if (moved == NULL)
      return false;
    traits->names = moved;
    traits->room = room;
  }
  traits->names[traits->count++] = name;
  return true;
}

bool dialect_traits_collect(dialect_traits *traits, const varve_registry *registry) {
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  for (; dialect.record != NULL;
       dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect)))
    if (!each_trait(traits, dialect, add_known))
      return false;
  if (traits->count != 0)
    qsort(traits->names, traits->count, sizeof *traits->names, compare);
  return true;
}

/* Reports a trait once, with the first operation that has it. */
static bool report(dialect_traits *traits, varve_definition operation, varve_slice name) {
  char text[256];
  varve_slice of = varve_definition_get_name(operation);
  for (size_t i = 0; i < traits->reported_count; i++)
    if (compare(&traits->reported[i], &name) == 0)
      return true;
  if ((int64_t)operation.set <= traits->last_set || knows(traits, name))
    return true;
  if (traits->reported_count < sizeof traits->reported / sizeof *traits->reported)
    traits->reported[traits->reported_count++] = name;
  int size = snprintf(text, sizeof text,
                      "unknown trait '%.*s' of the operation '%.*s': nothing is checked for it",
                      (int)(name.size < 80 ? name.size : 80), name.data,
                      (int)(of.size < 80 ? of.size : 80), of.data);
  const varve_diagnostic warning = {.severity = VARVE_SEVERITY_WARNING,
                                    .file = traits->file,
                                    .message = {text, size < 0 ? 0 : (size_t)size}};
  diagnostics_print(NULL, &warning);
  return true;
}

void dialect_traits_report(dialect_traits *traits, varve_definition dialect) {
  (void)each_trait(traits, dialect, report);
}

void dialect_traits_release(dialect_traits *traits) { free(traits->names); }
