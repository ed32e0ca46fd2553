/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loop options and access groups of llvm. Access groups were operations inside llvm.metadata, and
 * symbols referred to them. In LLVM 22 each group is a distinct attribute. */
#include "upgrade/families/llvm_types.h"

typedef struct access_group {
  const varve_entity *symbol; /* such as @metadata::@group */
  const varve_entity *newer;
} access_group;

typedef struct loop_upgrade {
  varve_upgrader *up;
  varve_vector groups; /* access_group */
  varve_vector scopes; /* access_group: alias scopes, which refer to domains in `groups` */
  varve_hash_table table;
} loop_upgrade;

static uint64_t hash_symbol(const loop_upgrade *loops, const varve_entity *symbol) {
  uintptr_t address = (uintptr_t)symbol;
  return varve_hash_bytes(loops->up->context->seed, &address, sizeof(address));
}

static bool is_symbol(const void *key, const void *value) {
  return ((const access_group *)value)->symbol == key;
}

static const varve_entity *find_group(const loop_upgrade *loops, const varve_entity *symbol) {
  const access_group *group =
      varve_hash_table_find(&loops->table, hash_symbol(loops, symbol), is_symbol, symbol);
  return group == NULL ? NULL : group->newer;
}

/* Makes @outer::@inner, where @outer is the name of the operation `metadata`. */
static varve_status make_symbol(const loop_upgrade *loops, const varve_operation *metadata,
                                const varve_entity *inner, const varve_entity **symbol) {
  const varve_entity *outer = varve_upgrade_get(metadata, "sym_name"), *nested;
  *symbol = NULL;
  if (outer == NULL || outer->kind != VARVE_KIND_STRING || inner == NULL ||
      inner->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_symbol_ref_get(loops->up->context, inner, NULL, 0, &nested));
  return varve_symbol_ref_get(loops->up->context, outer, &nested, 1, symbol);
}

/* Makes an attribute for op, such as
 * #llvm.alias_scope<id = distinct[0]<>, domain = D, description = "D">.
 * Domain and description are optional. */
static varve_status make_distinct(const loop_upgrade *loops, const varve_operation *op,
                                  const varve_entity *domain, const varve_entity **made) {
  varve_context *context = loops->up->context;
  const varve_entity *description = varve_upgrade_get(op, "description"), *dialect, *places[3];
  uint32_t count = 1;
  varve_buffer text;
  VARVE_TRY(varve_distinct_create(context, context->unit, &places[0]));
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("llvm"), &dialect));
  varve_buffer_init(&text, &context->memory);
  varve_status status = varve_buffer_append(&text, op->name->suffix);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, VARVE_SLICE("<id = \0"));
  if (status == VARVE_STATUS_OK && domain != NULL) {
    places[count++] = domain;
    status = varve_buffer_append(&text, VARVE_SLICE(", domain = \0"));
  }
  if (status == VARVE_STATUS_OK && description != NULL) {
    places[count++] = description;
    status = varve_buffer_append(&text, VARVE_SLICE(", description = \0"));
  }
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&text, '>');
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_attribute_get(context, dialect, varve_buffer_slice(&text), places, count,
                                         made);
  varve_buffer_release(&text);
  return status;
}

/* Appends an access_group for op: its symbol and the attribute that replaces the symbol. A
 * reference to a domain by a single symbol, such as @d, means the domain in the same
 * llvm.metadata. */
static varve_status add_group(const loop_upgrade *loops, const varve_operation *metadata,
                              const varve_operation *op, varve_vector *groups) {
  const varve_entity *domain = varve_upgrade_get(op, "domain");
  access_group group;
  VARVE_TRY(make_symbol(loops, metadata, varve_upgrade_get(op, "sym_name"), &group.symbol));
  if (domain != NULL && domain->kind == VARVE_KIND_SYMBOL_REF && domain->child_count == 1)
    VARVE_TRY(make_symbol(loops, metadata, domain->children[0], &domain));
  if (domain != NULL)
    domain = find_group(loops, domain);
  if (group.symbol == NULL || (domain == NULL && varve_upgrade_is(op, "llvm.alias_scope")))
    return VARVE_STATUS_OK;
  VARVE_TRY(make_distinct(loops, op, domain, &group.newer));
  return varve_vector_push(groups, &group);
}

/* Appends an access_group for each operation inside llvm.metadata that has one of these names. */
static varve_status collect_operations(loop_upgrade *loops, const char *const *names,
                                       size_t name_count, varve_vector *groups) {
  varve_operation *root = loops->up->module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    const varve_operation *parent = varve_operation_parent(op);
    if (parent == NULL || !varve_upgrade_is(parent, "llvm.metadata"))
      continue;
    for (size_t i = 0; i < name_count; i++)
      if (varve_upgrade_is(op, names[i]))
        VARVE_TRY(add_group(loops, parent, op, groups));
  }
  for (size_t i = 0; i < groups->count; i++) {
    access_group *group = &VARVE_VECTOR_AT(groups, access_group, i);
    VARVE_TRY(varve_hash_table_insert(&loops->table, hash_symbol(loops, group->symbol), group));
  }
  return VARVE_STATUS_OK;
}

static const char *const metadata_names[] = {"llvm.access_group", "llvm.alias_scope_domain",
                                             "llvm.alias_scope"};

/* Collects domains first, because the attribute of a scope refers to the attribute of a domain. */
static varve_status collect_groups(loop_upgrade *loops) {
  VARVE_TRY(collect_operations(loops, metadata_names, 2, &loops->groups));
  return collect_operations(loops, metadata_names + 2, 1, &loops->scopes);
}

/* Lists the attributes that replace symbols. Sets *groups to NULL if `symbols` is not an array or
 * if a symbol has no attribute. */
static varve_status find_groups(const loop_upgrade *loops, const varve_entity *symbols,
                                const varve_entity ***groups) {
  const varve_entity **found = NULL;
  *groups = NULL;
  if (symbols->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  found = varve_upgrade_allocate(loops->up, symbols->child_count, sizeof(const varve_entity *));
  if (found == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < symbols->child_count; i++) {
    found[i] = find_group(loops, symbols->children[i]);
    if (found[i] == NULL)
      return VARVE_STATUS_OK;
  }
  *groups = found;
  return VARVE_STATUS_OK;
}

static varve_status upgrade_access(const loop_upgrade *loops, varve_operation *op,
                                   const char *name) {
  const varve_entity *symbols = varve_upgrade_get(op, name), *list, **groups;
  VARVE_TRY(find_groups(loops, symbols, &groups));
  if (groups == NULL)
    return varve_upgrade_skip(loops->up, op, "it refers to metadata that does not exist");
  VARVE_TRY(varve_array_get(loops->up->context, groups, symbols->child_count, &list));
  return varve_upgrade_set(loops->up, op, name, list);
}

/* Options of a loop, such as disable_unroll = true, interleave_count = 4 */

/* Returns the value after "name = ", or an empty text if there is no such option. */
static varve_slice option_of(varve_slice options, const char *name) {
  size_t size = strlen(name);
  for (size_t i = 0; i + size < options.size; i++) {
    bool begins = i == 0 || options.data[i - 1] == ' ' || options.data[i - 1] == '<';
    if (!begins || memcmp(options.data + i, name, size) != 0)
      continue;
    size_t start = i + size;
    while (start < options.size && (options.data[start] == ' ' || options.data[start] == '='))
      start++;
    size_t end = start;
    while (end < options.size && options.data[end] != ',' && options.data[end] != '>' &&
           options.data[end] != ' ')
      end++;
    return varve_slice_make(options.data + start, end - start);
  }
  return varve_slice_make(NULL, 0);
}

static varve_status put(varve_buffer *out, const char *text) {
  return varve_buffer_append(out, varve_slice_of(text));
}

/* Appends an option, and before the option a comma unless it is the first option. start: such as
 * "unroll = <disable = " */
static varve_status put_option(varve_buffer *out, const char *start, varve_slice value,
                               const char *end) {
  if (value.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(put(out, out->data[out->size - 1] == '<' ? "" : ", "));
  VARVE_TRY(put(out, start));
  VARVE_TRY(varve_buffer_append(out, value));
  return put(out, end);
}

static varve_status put_options(varve_buffer *out, varve_slice options) {
  varve_slice is_not_piped = option_of(options, "disable_pipeline");
  varve_slice interval = option_of(options, "pipeline_initiation_interval");
  VARVE_TRY(
      put_option(out, "interleave = <count = ", option_of(options, "interleave_count"), " : i32>"));
  VARVE_TRY(put_option(out, "unroll = <disable = ", option_of(options, "disable_unroll"), ">"));
  VARVE_TRY(put_option(out, "licm = <disable = ", option_of(options, "disable_licm"), ">"));
  if (is_not_piped.size == 0)
    return put_option(out, "pipeline = <initiationinterval = ", interval, " : i32>");
  VARVE_TRY(put_option(out, "pipeline = <disable = ", is_not_piped, interval.size == 0 ? ">" : ""));
  return put_option(out, "initiationinterval = ", interval, " : i32>");
}

typedef struct group_items {
  const varve_entity **items;
  uint32_t count;
} group_items;

static varve_status make_annotation(const loop_upgrade *loops, varve_slice options,
                                    const group_items *groups, const varve_entity **made) {
  const varve_entity *dialect;
  varve_buffer text;
  VARVE_TRY(varve_string_get(loops->up->context, VARVE_SLICE("llvm"), &dialect));
  varve_buffer_init(&text, &loops->up->context->memory);
  varve_status status = put(&text, "loop_annotation<");
  if (status == VARVE_STATUS_OK)
    status = put_options(&text, options);
  for (uint32_t i = 0; i < groups->count && status == VARVE_STATUS_OK; i++)
    status = put_option(&text, i == 0 ? "parallelAccesses = " : "", varve_slice_make("", 1), "");
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&text, '>');
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_attribute_get(loops->up->context, dialect, varve_buffer_slice(&text),
                                         groups->items, groups->count, made);
  varve_buffer_release(&text);
  return status;
}

static varve_status upgrade_loop(const loop_upgrade *loops, varve_operation *op) {
  const varve_entity *loop = varve_upgrade_get(op, "llvm.loop"), *made = NULL;
  const varve_entity *options = NULL, *symbols = NULL;
  group_items groups = {NULL, 0};
  varve_slice text = varve_slice_make(NULL, 0);
  bool is_known = loop->kind == VARVE_KIND_DICTIONARY;
  if (is_known) {
    options = varve_dictionary_find(loop, VARVE_SLICE("options"));
    symbols = varve_dictionary_find(loop, VARVE_SLICE("parallel_access"));
  }
  if (options != NULL && options->kind == VARVE_KIND_DIALECT_ATTRIBUTE &&
      !varve_entity_is_parametric(options))
    text = varve_slice_make(varve_entity_payload(options), options->payload_size);
  if (symbols != NULL)
    VARVE_TRY(find_groups(loops, symbols, &groups.items));
  if (!is_known || (symbols != NULL && groups.items == NULL))
    return varve_upgrade_skip(loops->up, op, "it refers to an access group that does not exist");
  groups.count = symbols == NULL ? 0 : symbols->child_count;
  VARVE_TRY(make_annotation(loops, text, &groups, &made));
  VARVE_TRY(varve_upgrade_set(loops->up, op, "llvm.loop", NULL));
  return varve_upgrade_set(loops->up, op, "loop_annotation", made);
}

/* Whether an llvm.metadata contains only its terminator and operations that attributes replaced. */
static bool is_obsolete(const varve_operation *metadata) {
  const varve_region *body =
      varve_operation_region_count(metadata) == 1 ? varve_operation_region(metadata, 0) : NULL;
  if (body == NULL || body->first == NULL || body->first != body->last)
    return false;
  for (const varve_operation *op = body->first->first; op != NULL; op = op->next) {
    bool is_gone = varve_upgrade_is(op, "llvm.return");
    for (size_t i = 0; i < VARVE_COUNT_OF(metadata_names); i++)
      is_gone = is_gone || varve_upgrade_is(op, metadata_names[i]);
    if (!is_gone)
      return false;
  }
  return true;
}

/* Upgrades the attributes with lists of symbols. */
static varve_status upgrade_accesses(const loop_upgrade *loops, varve_operation *op) {
  static const char *const lists[] = {"access_groups", "alias_scopes", "noalias_scopes"};
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++) {
    if (varve_upgrade_get(op, lists[i]) == NULL)
      continue;
    VARVE_TRY(upgrade_access(loops, op, lists[i]));
    varve_upgrade_count(loops->up, VARVE_UPGRADE_LLVM_LOOPS);
  }
  return VARVE_STATUS_OK;
}

static varve_status rewrite_loops(const loop_upgrade *loops) {
  varve_operation *root = loops->up->module->root;
  varve_operation *op = root;
  while (op != NULL) {
    varve_operation *next = varve_operation_next_preorder(root, op);
    bool is_llvm = varve_slice_equal(varve_string_bytes(op->name->dialect), VARVE_SLICE("llvm"));
    if (is_llvm)
      VARVE_TRY(upgrade_accesses(loops, op));
    if (is_llvm && varve_upgrade_get(op, "llvm.loop") != NULL) {
      VARVE_TRY(upgrade_loop(loops, op));
      varve_upgrade_count(loops->up, VARVE_UPGRADE_LLVM_LOOPS);
    }
    if (op != root && varve_upgrade_is(op, "llvm.metadata") && is_obsolete(op)) {
      next = varve_operation_next_skipping(root, op);
      VARVE_TRY(varve_upgrade_drop(loops->up, op));
    }
    op = next;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_llvm_loops(varve_upgrader *up) {
  loop_upgrade loops = {.up = up};
  varve_vector_init(&loops.groups, &up->context->memory, sizeof(access_group));
  varve_vector_init(&loops.scopes, &up->context->memory, sizeof(access_group));
  varve_hash_table_init(&loops.table, &up->context->memory);
  varve_status status = collect_groups(&loops);
  if (status == VARVE_STATUS_OK)
    status = rewrite_loops(&loops);
  varve_hash_table_release(&loops.table);
  varve_vector_release(&loops.groups);
  varve_vector_release(&loops.scopes);
  return status;
}
