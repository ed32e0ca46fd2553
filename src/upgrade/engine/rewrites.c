/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads sets of rewrites from definitions, and finds rewrites by name. */
#include "upgrade/engine/rewrites.h"

#include "dialect/definition.h"

void varve_rewrites_init(varve_rewrites *set, varve_context *context) {
  *set = (varve_rewrites){.context = context};
  varve_vector_init(&set->list, &context->memory, sizeof(varve_rewrite));
  varve_vector_init(&set->links, &context->memory, sizeof(varve_rewrite_link));
  varve_hash_table_init(&set->named, &context->memory);
  varve_hash_table_init(&set->exact, &context->memory);
}

void varve_rewrites_release(varve_rewrites *set) {
  varve_hash_table_release(&set->exact);
  varve_hash_table_release(&set->named);
  varve_vector_release(&set->links);
  varve_vector_release(&set->list);
}

/* Reading */

static varve_status add_rule(varve_rewrites *set, varve_slice text,
                             const varve_rewrite_request *request) {
  const varve_entity *rule;
  varve_format_fault fault;
  size_t count = set->list.count;
  varve_status status = varve_definition_attribute(set->context, text, &rule);
  if (status == VARVE_STATUS_OK)
    status = varve_rewrite_rule_read(set->context, rule, request, &set->list, &fault);
  if (status != VARVE_STATUS_INVALID)
    return status;
  varve_vector_truncate(&set->list, count);
  return VARVE_STATUS_OK;
}

varve_status varve_rewrites_add(varve_rewrites *set, const varve_definition_tables *tables,
                                const varve_rewrite_request *request) {
  for (uint32_t d = 0; d < tables->dialect_count; d++) {
    const varve_record_list facts = varve_dialect_record_at(tables, d).facts;
    for (uint32_t i = 0; i < facts.count; i++) {
      varve_text key = varve_table_number(tables, facts.first + 2 * i);
      varve_text value = varve_table_number(tables, facts.first + 2 * i + 1);
      if (varve_slice_equal(varve_table_text(tables, key), VARVE_SLICE("upgrade")))
        VARVE_TRY(add_rule(set, varve_table_text(tables, value), request));
    }
  }
  return VARVE_STATUS_OK;
}

/* Finding */

typedef struct rewrite_key {
  varve_rewrite_kind kind;
  varve_slice name;
} rewrite_key;

static bool link_is_of(const void *key, const void *value) {
  const rewrite_key *searched = key;
  const varve_rewrite_link *link = value;
  return searched->kind == link->rewrite->kind && varve_slice_equal(searched->name, link->name);
}

static uint64_t hash_of_key(const varve_rewrites *set, const rewrite_key *key) {
  return varve_hash_bytes(set->context->seed + key->kind, key->name.data, key->name.size);
}

static bool link_is_exactly(const void *key, const void *value) {
  return key == ((const varve_rewrite_link *)value)->exact;
}

static uint64_t hash_of_entity(const varve_rewrites *set, const varve_entity *entity) {
  return varve_hash_bytes(set->context->seed, &entity->id, sizeof(entity->id));
}

const varve_rewrite_link *varve_rewrites_find(const varve_rewrites *set, varve_rewrite_kind kind,
                                              varve_slice name) {
  const rewrite_key key = {kind, name};
  return varve_hash_table_find(&set->named, hash_of_key(set, &key), link_is_of, &key);
}

/* Returns the first rule of the next wider pattern: "d.a.*" after "d.a.b", and "d.*" after "d.a.*".
 * size: the length of the name, or of the last pattern without its ".*" */
static const varve_rewrite_link *find_wider(const varve_rewrites *set, varve_slice name,
                                            size_t size) {
  enum { MAX_NAME = 64 };
  char pattern[MAX_NAME];
  const varve_rewrite_link *link = NULL;
  if (!set->has_patterns || size > MAX_NAME - 2)
    return NULL;
  memcpy(pattern, name.data, size);
  while (size > 0 && link == NULL) {
    size--;
    if (pattern[size] != '.')
      continue;
    pattern[size + 1] = '*';
    link = varve_rewrites_find(set, VARVE_REWRITE_OPERATION, varve_slice_make(pattern, size + 2));
  }
  return link;
}

/* Whether the name ends with the text after the '*' of a pattern. The caller knows that the name
 * begins with the text before the '*'. */
static bool ends_as_pattern(varve_slice pattern, varve_slice name) {
  size_t star = varve_rewrite_star(pattern);
  if (star == pattern.size)
    return true;
  size_t rest = pattern.size - star - 1;
  return name.size >= star + rest &&
         memcmp(name.data + name.size - rest, pattern.data + star + 1, rest) == 0;
}

const varve_rewrite_link *varve_rewrites_find_operation(const varve_rewrites *set,
                                                        const varve_operation_name *op,
                                                        const varve_rewrite_link *after) {
  const varve_slice name = op->text;
  const varve_rewrite_link *link = NULL;
  size_t size = name.size;
  if (after == NULL)
    link = varve_rewrites_find(set, VARVE_REWRITE_OPERATION, name);
  else
    link = after->next;
  if (after != NULL && varve_rewrite_is_pattern(after->rewrite->from))
    size = after->name.size - 2;
  while (true) {
    for (; link != NULL; link = link->next)
      if (ends_as_pattern(link->rewrite->from, name))
        return link;
    link = find_wider(set, name, size);
    if (link == NULL)
      return NULL;
    size = link->name.size - 2;
  }
}

/* Finds the type or attribute that an exact rewrite applies to. If the context does not have this
 * type or attribute, the rewrite is never used. */
static varve_status find_exact(varve_rewrites *set, varve_rewrite_link *link) {
  const varve_entity *found = NULL;
  if (!link->rewrite->is_exact)
    return VARVE_STATUS_OK;
  varve_status status = varve_definition_attribute(set->context, link->rewrite->from, &found);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  bool is_type = link->rewrite->kind == VARVE_REWRITE_TYPE;
  link->exact = is_type && found->kind == VARVE_KIND_TYPE ? found->children[0] : found;
  if (varve_hash_table_find(&set->exact, hash_of_entity(set, link->exact), link_is_exactly,
                            link->exact) != NULL)
    return VARVE_STATUS_OK;
  return varve_hash_table_insert(&set->exact, hash_of_entity(set, link->exact), link);
}

varve_status varve_rewrites_finish(varve_rewrites *set) {
  if (set->list.count != 0 && varve_vector_grow(&set->links, set->list.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < set->list.count; i++) {
    varve_rewrite_link *link = &VARVE_VECTOR_AT(&set->links, varve_rewrite_link, i);
    *link = (varve_rewrite_link){.rewrite = &VARVE_VECTOR_AT(&set->list, varve_rewrite, i)};
    link->rule = varve_upgrade_find_rule(link->rewrite->count);
    size_t star = varve_rewrite_star(link->rewrite->from);
    bool is_pattern = star != link->rewrite->from.size;
    link->name = varve_slice_make(link->rewrite->from.data, star + is_pattern);
    const rewrite_key key = {link->rewrite->kind, link->name};
    set->has_entities = set->has_entities || key.kind != VARVE_REWRITE_OPERATION;
    set->has_patterns = set->has_patterns || is_pattern;
    VARVE_TRY(find_exact(set, link));
    if (link->rewrite->is_exact)
      continue;
    varve_rewrite_link *first =
        varve_hash_table_find(&set->named, hash_of_key(set, &key), link_is_of, &key);
    if (first == NULL) {
      link->last = link;
      VARVE_TRY(varve_hash_table_insert(&set->named, hash_of_key(set, &key), link));
      continue;
    }
    first->last->next = link;
    first->last = link;
  }
  return VARVE_STATUS_OK;
}

/* Types and attributes */

/* Returns the name of a builtin kind in rules, or an empty text if rules cannot name the kind. */
static varve_slice kind_name(const varve_entity *node) {
  static const struct {
    varve_kind kind;
    const char *name;
  } names[] = {{VARVE_KIND_INTEGER_TYPE, "builtin.integer"},
               {VARVE_KIND_INDEX_TYPE, "builtin.index"},
               {VARVE_KIND_FLOAT_TYPE, "builtin.float"},
               {VARVE_KIND_NONE_TYPE, "builtin.none"},
               {VARVE_KIND_COMPLEX_TYPE, "builtin.complex"},
               {VARVE_KIND_FUNCTION_TYPE, "builtin.function"},
               {VARVE_KIND_TUPLE_TYPE, "builtin.tuple"},
               {VARVE_KIND_VECTOR_TYPE, "builtin.vector"},
               {VARVE_KIND_RANKED_TENSOR_TYPE, "builtin.tensor"},
               {VARVE_KIND_UNRANKED_TENSOR_TYPE, "builtin.unranked_tensor"},
               {VARVE_KIND_MEMREF_TYPE, "builtin.memref"},
               {VARVE_KIND_UNRANKED_MEMREF_TYPE, "builtin.unranked_memref"},
               {VARVE_KIND_STRING, "builtin.string"},
               {VARVE_KIND_INTEGER, "builtin.integer"},
               {VARVE_KIND_FLOAT, "builtin.float"},
               {VARVE_KIND_UNIT, "builtin.unit"},
               {VARVE_KIND_TYPE, "builtin.type"},
               {VARVE_KIND_ARRAY, "builtin.array"},
               {VARVE_KIND_DICTIONARY, "builtin.dictionary"},
               {VARVE_KIND_SYMBOL_REF, "builtin.symbol"},
               {VARVE_KIND_DENSE_ARRAY, "builtin.dense_array"},
               {VARVE_KIND_DENSE_ELEMENTS, "builtin.elements"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (names[i].kind == (varve_kind)node->kind)
      return varve_slice_of(names[i].name);
  return VARVE_SLICE("");
}

/* Appends "dialect.mnemonic". */
static varve_status write_name(const varve_entity *node, varve_buffer *text) {
  VARVE_TRY(varve_buffer_append(text, varve_string_bytes(node->children[0])));
  VARVE_TRY(varve_buffer_append_char(text, '.'));
  return varve_buffer_append(text, varve_dialect_node_mnemonic(node));
}

varve_status varve_rewrites_find_entity(const varve_rewrites *set, const varve_entity *node,
                                        const varve_rewrite_link **link) {
  varve_rewrite_kind kind = varve_is_type(node) ? VARVE_REWRITE_TYPE : VARVE_REWRITE_ATTRIBUTE;
  varve_buffer text;
  *link = varve_hash_table_find(&set->exact, hash_of_entity(set, node), link_is_exactly, node);
  if (*link != NULL)
    return VARVE_STATUS_OK;
  if (!varve_entity_is_dialect_node(node)) {
    *link = varve_rewrites_find(set, kind, kind_name(node));
    return VARVE_STATUS_OK;
  }
  varve_buffer_init(&text, &set->context->memory);
  varve_status status = write_name(node, &text);
  if (status == VARVE_STATUS_OK)
    *link = varve_rewrites_find(set, kind, varve_buffer_slice(&text));
  varve_buffer_release(&text);
  return status;
}
