/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares the text of each type, attribute, location and affine expression of modules with the
 * text that the accessors give, and makes each of them again with the constructors. Arguments: the
 * folder of packs, or "-", then files. Prints the numbers of what it compared, and names each
 * difference. Files that cannot be loaded are counted only. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/system/interface/accessor_make.h"
#include "tests/system/interface/accessor_text.h"

enum { MOST_OUTPUT = 1 << 22, CONTEXT_USES = 50, SHOWN = 200 };

typedef struct check {
  varve_registry *registry;
  varve_context *context;
  unsigned uses; /* of the context */
  const char *file;
  /* The entities of the context that were seen: a hash table of pointers. */
  const void **seen;
  size_t seen_count;
  size_t seen_room;
  /* Those whose components remain. */
  varve_component *open;
  size_t open_count;
  size_t open_room;
  /* Results */
  unsigned long loaded, not_loaded, same_text, without_text, remade, kept_as_text, impossible;
  unsigned long with_parameters, differences;
} check;

static void need(bool is_fine, const char *what) {
  if (is_fine)
    return;
  (void)fprintf(stderr, "print_by_accessors: %s\n", what);
  exit(2);
}

/* The set of what was seen */

static size_t home(const check *c, const void *entity) {
  return ((uintptr_t)entity >> 3) * 2654435761U & (c->seen_room - 1);
}

static bool add_seen(check *c, const void *entity) {
  size_t i = home(c, entity);
  for (; c->seen[i] != NULL; i = (i + 1) & (c->seen_room - 1))
    if (c->seen[i] == entity)
      return false;
  c->seen[i] = entity;
  c->seen_count++;
  return true;
}

static void grow_seen(check *c) {
  const void **old = c->seen;
  size_t old_room = c->seen_room;
  c->seen_room = old_room == 0 ? 1024 : 2 * old_room;
  c->seen = calloc(c->seen_room, sizeof *c->seen);
  need(c->seen != NULL, "out of memory");
  c->seen_count = 0;
  for (size_t i = 0; i < old_room; i++)
    if (old[i] != NULL)
      (void)add_seen(c, old[i]);
  free(old);
}

static void visit(check *c, varve_component entity) {
  const void *pointer = entity.type != NULL        ? (const void *)entity.type
                        : entity.attribute != NULL ? (const void *)entity.attribute
                                                   : (const void *)entity.expression;
  if (pointer == NULL)
    return;
  if (2 * (c->seen_count + 1) > c->seen_room)
    grow_seen(c);
  if (!add_seen(c, pointer))
    return;
  if (c->open_count == c->open_room) {
    c->open_room = c->open_room == 0 ? 1024 : 2 * c->open_room;
    c->open = realloc(c->open, c->open_room * sizeof *c->open);
    need(c->open != NULL, "out of memory");
  }
  c->open[c->open_count++] = entity;
}

static void visit_type(check *c, const varve_type *type) {
  visit(c, (varve_component){.type = type});
}

static void visit_attribute(check *c, const varve_attribute *attribute) {
  visit(c, (varve_component){.attribute = attribute});
}

/* Comparing one entity */

static varve_status print(check *c, varve_component entity, varve_bytes **bytes) {
  if (entity.type != NULL)
    return varve_type_print(c->context, entity.type, bytes);
  if (entity.attribute != NULL)
    return varve_attribute_print(c->context, entity.attribute, bytes);
  return varve_affine_print(c->context, entity.expression, bytes);
}

static void report(check *c, varve_component entity, const char *why, varve_slice got) {
  varve_bytes *bytes = NULL;
  varve_slice shown = {"(too long)", 10};
  if (print(c, entity, &bytes) == VARVE_STATUS_OK)
    shown = varve_bytes_slice(bytes);
  (void)printf("%s: %s: '%.*s', '%.*s'\n", c->file, why,
               (int)(shown.size < SHOWN ? shown.size : SHOWN), shown.data,
               (int)(got.size < SHOWN ? got.size : SHOWN), got.data == NULL ? "" : got.data);
  varve_bytes_destroy(bytes);
  c->differences++;
}

static bool is_of_dialect(varve_component entity) {
  return varve_type_get_kind(entity.type) == VARVE_TYPE_KIND_DIALECT ||
         varve_attribute_get_kind(entity.attribute) == VARVE_ATTRIBUTE_KIND_DIALECT;
}

static void put_text(text *t, varve_component entity) {
  if (entity.type != NULL)
    text_put_type(t, entity.type);
  else if (entity.attribute != NULL)
    text_put_attribute(t, entity.attribute, TEXT_ALONE);
  else
    text_put_expression(t, entity.expression, false);
}

static bool begins_with(varve_slice shown, const char *start, int size) {
  return size > 0 && shown.size >= (size_t)size && memcmp(shown.data, start, (size_t)size) == 0;
}

/* The syntax of dialects is that of their definitions, but it begins with their name: #a.b or
 * #a<b. */
static bool begins_with_name(varve_component entity, varve_slice printed) {
  char start[512];
  varve_slice dialect = entity.type != NULL ? varve_type_get_dialect(entity.type)
                                            : varve_attribute_get_dialect(entity.attribute);
  varve_slice mnemonic = entity.type != NULL ? varve_type_get_mnemonic(entity.type)
                                             : varve_attribute_get_mnemonic(entity.attribute);
  for (const char *c = mnemonic.size == 0 ? "<" : ".<"; *c != 0; c++) {
    int size = snprintf(start, sizeof start, "%c%.*s%c%.*s", entity.type != NULL ? '!' : '#',
                        (int)dialect.size, dialect.data, *c, (int)mnemonic.size, mnemonic.data);
    if ((size_t)size < sizeof start && begins_with(printed, start, size))
      return true;
  }
  return false;
}

static void compare_text(check *c, varve_component entity) {
  varve_bytes *bytes = NULL;
  text t;
  if (print(c, entity, &bytes) != VARVE_STATUS_OK) {
    c->without_text++;
    return;
  }
  varve_slice printed = varve_bytes_slice(bytes);
  text_init(&t, c->context);
  if (!is_of_dialect(entity))
    put_text(&t, entity);
  bool is_same = is_of_dialect(entity)
                     ? begins_with_name(entity, printed)
                     : t.size == printed.size && memcmp(t.data, printed.data, t.size) == 0;
  if (is_same)
    c->same_text++;
  else if (t.is_given_up)
    c->without_text++;
  else
    report(c, entity, "the accessors give another text", (varve_slice){t.data, t.size});
  text_release(&t);
  varve_bytes_destroy(bytes);
}

static void make_again(check *c, varve_component entity) {
  const char *why = "";
  remake_result result = entity.type != NULL ? remake_type(c->context, entity.type, &why)
                         : entity.attribute != NULL
                             ? remake_attribute(c->context, entity.attribute, &why)
                             : remake_expression(c->context, entity.expression, &why);
  c->remade += result == REMADE_SAME;
  c->kept_as_text += result == REMADE_TEXT;
  c->impossible += result == REMADE_IMPOSSIBLE;
  c->with_parameters += result == REMADE_SAME && is_of_dialect(entity) &&
                        varve_type_get_parameter_count(entity.type) +
                                varve_attribute_get_parameter_count(entity.attribute) !=
                            0;
  if (result == REMADE_OTHER)
    report(c, entity, why, (varve_slice){NULL, 0});
}

static void check_open(check *c) {
  while (c->open_count != 0) {
    varve_component entity = c->open[--c->open_count];
    uint32_t count = varve_component_get_count(entity);
    /* A handle is no attribute that a text can have; what has it is compared. */
    if (varve_attribute_get_kind(entity.attribute) != VARVE_ATTRIBUTE_KIND_RESOURCE_HANDLE)
      compare_text(c, entity);
    make_again(c, entity);
    for (uint32_t i = 0; i < count; i++)
      visit(c, varve_component_get(entity, i));
  }
}

/* Modules */

static void visit_operation(check *c, const varve_operation *op) {
  visit_attribute(c, varve_operation_get_location(op));
  visit_attribute(c, varve_operation_get_properties(op));
  visit_attribute(c, varve_operation_get_dictionary(op));
  for (uint32_t i = 0; i < varve_operation_get_result_count(op); i++)
    visit_type(c, varve_value_get_type(varve_operation_get_result(op, i)));
  for (uint32_t i = 0; i < varve_operation_get_region_count(op); i++) {
    varve_block *block = varve_region_get_first_block(varve_operation_get_region(op, i));
    for (; block != NULL; block = varve_block_get_next(block))
      for (uint32_t k = 0; k < varve_block_get_argument_count(block); k++) {
        const varve_value *argument = varve_block_get_argument(block, k);
        visit_type(c, varve_value_get_type(argument));
        visit_attribute(c, varve_value_get_location(argument));
      }
  }
}

static void renew_context(check *c) {
  varve_limits limits = {.struct_size = sizeof limits, .max_output = MOST_OUTPUT};
  varve_context_options options = {
      .struct_size = sizeof options, .limits = &limits, .registry = c->registry};
  varve_context_destroy(c->context);
  need(varve_context_create(&options, &c->context) == VARVE_STATUS_OK, "no context");
  free(c->seen);
  c->seen = NULL;
  c->seen_count = c->seen_room = 0;
}

static void check_file(check *c, const char *path) {
  varve_module *module = NULL;
  varve_load_options options = {.struct_size = sizeof options, .no_verify = true};
  if (c->uses++ % CONTEXT_USES == 0)
    renew_context(c);
  c->file = path;
  if (varve_module_load_file(c->context, path, &options, &module) != VARVE_STATUS_OK) {
    c->not_loaded++;
    return;
  }
  c->loaded++;
  varve_operation *root = varve_module_get_root(module);
  for (varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op)) {
    visit_operation(c, op);
    check_open(c);
  }
  varve_module_destroy(module);
}

int main(int count, char **arguments) {
  check c = {.registry = NULL};
  need(count >= 2, "the folder of packs is missing");
  varve_registry_options options = {.struct_size = sizeof options};
  if (strcmp(arguments[1], "-") != 0)
    options.dialect_path = (varve_slice){arguments[1], strlen(arguments[1])};
  need(varve_registry_create(&options, &c.registry) == VARVE_STATUS_OK, "no registry");
  for (int i = 2; i < count; i++)
    check_file(&c, arguments[i]);
  (void)printf("%lu modules (%lu not loaded): %lu texts (%lu not compared), %lu made again, "
               "%lu of them of dialects with parameters (%lu kept as text, %lu of forms without "
               "constructor), %lu differences\n",
               c.loaded, c.not_loaded, c.same_text, c.without_text, c.remade, c.with_parameters,
               c.kept_as_text, c.impossible, c.differences);
  varve_context_destroy(c.context);
  varve_registry_destroy(c.registry);
  free(c.seen);
  free(c.open);
  return c.differences == 0 ? 0 : 1;
}
