/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structural equality of modules. First both trees are walked side by side, and their operations,
 * blocks and values are compared and paired. Then operands, successors and use lists are compared
 * by those pairs. */
#include "base/text_spelling.h"
#include "ir/attributes.h"
#include "ir/module.h"

/* Paths of operations for people: "func.func #2, region 0, block 1, op 3 (arith.addi)" */

enum { LONGEST_NAME = 200, SHOWN_LEVELS = 8 };

static varve_status print_name(varve_buffer *out, varve_slice name) {
  if (name.size > LONGEST_NAME)
    name.size = LONGEST_NAME;
  return varve_print_escaped(out, name);
}

static varve_status print_number(varve_buffer *out, const char *before, size_t number) {
  VARVE_TRY(varve_buffer_append(out, varve_slice_of(before)));
  return varve_buffer_append_unsigned(out, number);
}

/* Prints "region 0, block 1". */
static varve_status print_block_path(varve_buffer *out, const varve_block *block) {
  const varve_region *regions = varve_operation_regions(varve_block_owner(block));
  size_t index = 0;
  for (const varve_block *b = block->previous; b != NULL; b = b->previous)
    index++;
  VARVE_TRY(print_number(out, "region ", (size_t)(block->region - regions)));
  return print_number(out, ", block ", index);
}

/* In a root with a single block, the number of an operation is enough. */
static bool is_in_only_block(const varve_operation *root, const varve_operation *op) {
  return varve_operation_parent(op) == root && varve_operation_region_count(root) == 1 &&
         op->block->previous == NULL && op->block->next == NULL;
}

static varve_status print_level(varve_buffer *out, const varve_operation *root,
                                const varve_operation *op) {
  size_t index = 0;
  for (const varve_operation *o = op->previous; o != NULL; o = o->previous)
    index++;
  if (is_in_only_block(root, op)) {
    VARVE_TRY(print_name(out, op->name->text));
    return print_number(out, " #", index);
  }
  VARVE_TRY(print_block_path(out, op->block));
  VARVE_TRY(print_number(out, ", op ", index));
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(" (")));
  VARVE_TRY(print_name(out, op->name->text));
  return varve_buffer_append_char(out, ')');
}

/* levels starts with the innermost one. */
static varve_status print_levels(varve_buffer *out, const varve_operation *root,
                                 const varve_vector *levels) {
  size_t first_hidden = SHOWN_LEVELS;
  size_t end_hidden = levels->count > (size_t)2 * SHOWN_LEVELS ? levels->count - SHOWN_LEVELS : 0;
  for (size_t i = levels->count; i-- > 0;) {
    if (i >= first_hidden && i < end_hidden) {
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ...")));
      i = first_hidden;
      continue;
    }
    if (i != levels->count - 1)
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
    VARVE_TRY(print_level(out, root, VARVE_VECTOR_AT(levels, const varve_operation *, i)));
  }
  return VARVE_STATUS_OK;
}

/* op is root or inside it. Deep paths omit the levels in the middle. */
static varve_status print_operation_path(varve_buffer *out, const varve_operation *root,
                                         const varve_operation *op) {
  varve_vector levels;
  varve_status status = VARVE_STATUS_OK;
  if (op == root)
    return print_name(out, op->name->text);
  varve_vector_init(&levels, out->memory, sizeof(const varve_operation *));
  for (; op != NULL && op != root && status == VARVE_STATUS_OK; op = varve_operation_parent(op))
    status = varve_vector_push(&levels, &op);
  if (status == VARVE_STATUS_OK)
    status = print_levels(out, root, &levels);
  varve_vector_release(&levels);
  return status;
}

/* Corresponding things of the two modules. */
typedef struct pair {
  const void *a;
  const void *b;
} pair;

typedef struct comparison {
  varve_module *a;
  varve_module *b;
  varve_equal_options options;
  /* For each node, by id, the node it was found equal to. Equal nodes of one context are one node,
   * so a node that matches two different ones differs from both. This also pairs distinct
   * attributes. */
  const varve_entity **matches_of_a;
  const varve_entity **matches_of_b;
  size_t count_a;
  size_t count_b;
  varve_vector pending; /* nodes still to be compared */
  /* In order of definition; the scratch number of a paired thing is its index here. */
  varve_vector operations;
  varve_vector blocks;
  varve_vector values;
  const varve_entity
      *resource; /* the handle whose contents differ, if they caused the difference */
  varve_buffer *difference;
  bool differs;
} comparison;

/* A sentence about a difference, without its path: [block path, ]subject[ number][ "name"]
 * predicate. */
typedef struct finding {
  const varve_block *block;
  const char *subject;
  const uint32_t *number;
  const varve_entity *name; /* STRING */
  const char *predicate;
} finding;

static varve_status put(comparison *c, const char *text) {
  return varve_buffer_append(c->difference, varve_slice_of(text));
}

static varve_status put_number(comparison *c, const char *before, size_t number) {
  VARVE_TRY(put(c, before));
  return varve_buffer_append_unsigned(c->difference, number);
}

static varve_status put_quoted(comparison *c, const varve_entity *name) {
  VARVE_TRY(put(c, " \""));
  VARVE_TRY(print_name(c->difference, varve_string_bytes(name)));
  return put(c, "\"");
}

static varve_status put_finding(comparison *c, const finding *found) {
  if (found->block != NULL) {
    VARVE_TRY(print_block_path(c->difference, found->block));
    VARVE_TRY(put(c, ", "));
  }
  VARVE_TRY(put(c, found->subject));
  if (found->number != NULL)
    VARVE_TRY(put_number(c, " ", *found->number));
  if (found->name != NULL)
    VARVE_TRY(put_quoted(c, found->name));
  VARVE_TRY(put(c, found->predicate));
  if (c->resource == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(put(c, " in the contents of resource"));
  return put_quoted(c, c->resource->children[1]);
}

static varve_status report_path(comparison *c, const varve_operation *root,
                                const varve_operation *op) {
  c->differs = true;
  VARVE_TRY(print_operation_path(c->difference, root, op));
  return put(c, ": ");
}

/* op belongs to the first module. */
static varve_status report(comparison *c, const varve_operation *op, const finding *found) {
  VARVE_TRY(report_path(c, c->a->root, op));
  return put_finding(c, found);
}

static varve_status report_counts(comparison *c, const varve_operation *op, const char *what,
                                  const uint32_t counts[2]) {
  VARVE_TRY(report_path(c, c->a->root, op));
  VARVE_TRY(put_number(c, "", counts[0]));
  VARVE_TRY(put(c, " "));
  VARVE_TRY(put(c, what));
  return put_number(c, " in the first module, in the second ", counts[1]);
}

/* Nodes */

static bool resources_equal(const varve_resource *a, const varve_resource *b) {
  if (a == NULL || b == NULL)
    return a == b;
  if (a->has_data != b->has_data || (a->has_data && a->kind != b->kind))
    return false;
  if (!a->has_data)
    return true;
  if (a->kind == VARVE_RESOURCE_BOOL)
    return a->bool_value == b->bool_value;
  bool same_alignment = a->kind != VARVE_RESOURCE_BLOB || a->alignment == b->alignment;
  return same_alignment && varve_slice_equal(a->data, b->data);
}

/* Compares everything except the children. */
static bool nodes_equal(comparison *c, const varve_entity *a, const varve_entity *b) {
  if (a->kind != b->kind || a->flags != b->flags || a->child_count != b->child_count ||
      a->payload_size != b->payload_size)
    return false;
  /* The payload of a distinct attribute is an identity that no other module shares. */
  if (a->kind != VARVE_KIND_DISTINCT && a->payload_size != 0 &&
      memcmp(varve_entity_payload(a), varve_entity_payload(b), a->payload_size) != 0)
    return false;
  if (a->kind != VARVE_KIND_RESOURCE_HANDLE ||
      resources_equal(varve_module_find_resource(c->a, a), varve_module_find_resource(c->b, b)))
    return true;
  c->resource = a;
  return false;
}

static bool are_matched(const comparison *c, const varve_entity *a, const varve_entity *b) {
  return a != NULL && b != NULL && c->matches_of_a[a->id] == b;
}

static varve_status push_nodes(comparison *c, const varve_entity *a, const varve_entity *b) {
  const pair nodes = {a, b};
  return varve_vector_push(&c->pending, &nodes);
}

/* Compares the pending nodes and all nodes below them. */
static varve_status compare_pending(comparison *c, bool *equal) {
  while (c->pending.count != 0) {
    const pair top = VARVE_VECTOR_LAST(&c->pending, pair);
    const varve_entity *a = top.a, *b = top.b;
    varve_vector_truncate(&c->pending, c->pending.count - 1);
    if (are_matched(c, a, b))
      continue;
    if (c->matches_of_a[a->id] != NULL || c->matches_of_b[b->id] != NULL || !nodes_equal(c, a, b))
      return VARVE_STATUS_OK;
    c->matches_of_a[a->id] = b;
    c->matches_of_b[b->id] = a;
    for (uint32_t i = a->child_count; i-- > 0;)
      if (!are_matched(c, a->children[i], b->children[i]))
        VARVE_TRY(push_nodes(c, a->children[i], b->children[i]));
  }
  *equal = true;
  return VARVE_STATUS_OK;
}

/* Either node may be NULL. */
static varve_status compare_nodes(comparison *c, const varve_entity *a, const varve_entity *b,
                                  bool *equal) {
  *equal = a == NULL && b == NULL;
  if (a == NULL || b == NULL)
    return VARVE_STATUS_OK;
  if (are_matched(c, a, b)) {
    *equal = true;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(push_nodes(c, a, b));
  return compare_pending(c, equal);
}

/* Operations, each by itself */

static const varve_entity *name_at(const varve_entity *dictionary, uint32_t index) {
  if (dictionary == NULL || index >= varve_dictionary_size(dictionary))
    return NULL;
  return varve_dictionary_name(dictionary, index);
}

/* Orders names by their bytes; NULL, which marks the end of a dictionary, is last. */
static int order_of_names(const varve_entity *a, const varve_entity *b) {
  if (a == NULL || b == NULL)
    return (a == NULL) - (b == NULL);
  return varve_slice_compare(varve_string_bytes(a), varve_string_bytes(b));
}

/* Compares entry by entry, so that the sentence can name one. Either dictionary may be NULL. */
static varve_status compare_dictionaries(comparison *c, const varve_operation *op,
                                         const varve_entity *a, const varve_entity *b) {
  finding found = {.subject = "attribute"};
  for (uint32_t i = 0;; i++) {
    const varve_entity *name_a = name_at(a, i), *name_b = name_at(b, i);
    int order = order_of_names(name_a, name_b);
    bool equal;
    found.name = order <= 0 ? name_a : name_b;
    if (found.name == NULL)
      return VARVE_STATUS_OK;
    if (order != 0) {
      found.predicate =
          order < 0 ? " is in the first module only" : " is in the second module only";
      return report(c, op, &found);
    }
    VARVE_TRY(compare_nodes(c, varve_dictionary_value(a, i), varve_dictionary_value(b, i), &equal));
    if (!equal) {
      found.predicate = " differs";
      return report(c, op, &found);
    }
  }
}

static bool is_dictionary_or_null(const varve_entity *attribute) {
  return attribute == NULL || attribute->kind == VARVE_KIND_DICTIONARY;
}

static varve_status compare_attributes(comparison *c, const varve_operation *a,
                                       const varve_operation *b) {
  const varve_entity *properties_a = varve_operation_properties(a);
  const varve_entity *properties_b = varve_operation_properties(b);
  bool equal;
  if (are_matched(c, a->attributes, b->attributes))
    return VARVE_STATUS_OK;
  VARVE_TRY(
      compare_dictionaries(c, a, varve_operation_dictionary(a), varve_operation_dictionary(b)));
  if (!c->differs && is_dictionary_or_null(properties_a) && is_dictionary_or_null(properties_b))
    VARVE_TRY(compare_dictionaries(c, a, properties_a, properties_b));
  if (c->differs)
    return VARVE_STATUS_OK;
  VARVE_TRY(compare_nodes(c, a->attributes, b->attributes, &equal));
  if (equal)
    return VARVE_STATUS_OK;
  return report(c, a, &(finding){.subject = "the properties", .predicate = " differ"});
}

static varve_status compare_locations(comparison *c, const varve_entity *a, const varve_entity *b,
                                      bool *equal) {
  *equal = true;
  return c->options.ignore_locations ? VARVE_STATUS_OK : compare_nodes(c, a, b, equal);
}

static varve_status add_pair(varve_vector *pairs, const void *a, const void *b) {
  const pair added = {a, b};
  if (pairs->count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  return varve_vector_push(pairs, &added);
}

static varve_status pair_values(comparison *c, varve_value *a, varve_value *b) {
  a->number = (uint32_t)c->values.count;
  b->number = a->number;
  return add_pair(&c->values, a, b);
}

static varve_status compare_results(comparison *c, varve_operation *a, varve_operation *b) {
  for (uint32_t i = 0; i < varve_operation_result_count(a); i++) {
    varve_value *result_a = varve_operation_result(a, i), *result_b = varve_operation_result(b, i);
    bool equal;
    VARVE_TRY(compare_nodes(c, result_a->type, result_b->type, &equal));
    if (!equal)
      return report(
          c, a, &(finding){.subject = "result", .number = &i, .predicate = " has another type"});
    VARVE_TRY(pair_values(c, result_a, result_b));
  }
  return VARVE_STATUS_OK;
}

static varve_status compare_arguments(comparison *c, const varve_operation *op,
                                      const varve_block *a, const varve_block *b) {
  for (uint32_t i = 0; i < a->argument_count; i++) {
    varve_block_argument *argument_a = a->arguments[i], *argument_b = b->arguments[i];
    finding found = {.block = a, .subject = "argument", .number = &i};
    bool same_type, same_location;
    VARVE_TRY(compare_nodes(c, argument_a->value.type, argument_b->value.type, &same_type));
    VARVE_TRY(compare_locations(c, argument_a->location, argument_b->location, &same_location));
    found.predicate = same_type ? " has another location" : " has another type";
    if (!same_type || !same_location)
      return report(c, op, &found);
    VARVE_TRY(pair_values(c, &argument_a->value, &argument_b->value));
  }
  return VARVE_STATUS_OK;
}

static varve_status compare_regions(comparison *c, const varve_operation *a,
                                    const varve_operation *b) {
  for (uint32_t i = 0; i < varve_operation_region_count(a); i++) {
    varve_block *block_a = varve_operation_region(a, i)->first;
    varve_block *block_b = varve_operation_region(b, i)->first;
    while (block_a != NULL && block_b != NULL && !c->differs) {
      if (block_a->argument_count != block_b->argument_count)
        return report(c, a,
                      &(finding){.block = block_a,
                                 .subject = "the number of arguments",
                                 .predicate = " differs"});
      block_a->number = (uint32_t)c->blocks.count;
      block_b->number = block_a->number;
      VARVE_TRY(add_pair(&c->blocks, block_a, block_b));
      VARVE_TRY(compare_arguments(c, a, block_a, block_b));
      block_a = block_a->next;
      block_b = block_b->next;
    }
    if (c->differs)
      return VARVE_STATUS_OK;
    if (block_a != NULL || block_b != NULL)
      return report(c, a,
                    &(finding){.subject = "the number of blocks in region",
                               .number = &i,
                               .predicate = " differs"});
  }
  return VARVE_STATUS_OK;
}

static varve_status compare_counts(comparison *c, const varve_operation *a,
                                   const varve_operation *b) {
  const struct {
    const char *what;
    uint32_t counts[2];
  } rows[] = {
      {"results", {varve_operation_result_count(a), varve_operation_result_count(b)}},
      {"operands", {a->operand_count, b->operand_count}},
      {"successors", {varve_operation_successor_count(a), varve_operation_successor_count(b)}},
      {"regions", {varve_operation_region_count(a), varve_operation_region_count(b)}},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++)
    if (rows[i].counts[0] != rows[i].counts[1])
      return report_counts(c, a, rows[i].what, rows[i].counts);
  return VARVE_STATUS_OK;
}

static varve_status compare_names(comparison *c, const varve_operation *a,
                                  const varve_operation *b) {
  if (varve_slice_equal(a->name->text, b->name->text))
    return VARVE_STATUS_OK;
  VARVE_TRY(report_path(c, c->a->root, a));
  VARVE_TRY(put(c, "in the second module it is "));
  return print_name(c->difference, b->name->text);
}

static varve_status compare_operations(comparison *c, varve_operation *a, varve_operation *b) {
  bool equal = true;
  VARVE_TRY(compare_names(c, a, b));
  if (!c->differs)
    VARVE_TRY(compare_counts(c, a, b));
  if (!c->differs)
    VARVE_TRY(compare_attributes(c, a, b));
  if (!c->differs)
    VARVE_TRY(compare_locations(c, a->location, b->location, &equal));
  if (!equal)
    return report(c, a, &(finding){.subject = "the location", .predicate = " differs"});
  if (c->differs)
    return VARVE_STATUS_OK;
  a->number = (uint32_t)c->operations.count;
  b->number = a->number;
  VARVE_TRY(add_pair(&c->operations, a, b));
  VARVE_TRY(compare_results(c, a, b));
  return c->differs ? VARVE_STATUS_OK : compare_regions(c, a, b);
}

/* Given two operations that follow the same one in the two walks, returns whether the first comes
 * earlier: it is deeper, or in an earlier block of the same operation. */
static bool comes_earlier(const varve_operation *a, const varve_operation *b) {
  if (a == NULL || b == NULL)
    return a != NULL;
  uint32_t owner_a = varve_operation_parent(a)->number, owner_b = varve_operation_parent(b)->number;
  return owner_a != owner_b ? owner_a > owner_b : a->block->number < b->block->number;
}

static bool are_parallel(const varve_operation *a, const varve_operation *b) {
  if (a == NULL || b == NULL)
    return a == b;
  return a->block->number == b->block->number;
}

static varve_status compare_trees(comparison *c) {
  varve_operation *a = c->a->root, *b = c->b->root;
  for (;;) {
    VARVE_TRY(compare_operations(c, a, b));
    if (c->differs)
      return VARVE_STATUS_OK;
    a = varve_operation_next_preorder(c->a->root, a);
    b = varve_operation_next_preorder(c->b->root, b);
    if (!are_parallel(a, b)) {
      bool is_first = comes_earlier(a, b);
      VARVE_TRY(report_path(c, is_first ? c->a->root : c->b->root, is_first ? a : b));
      return put(c,
                 is_first ? "it is in the first module only" : "it is in the second module only");
    }
    if (a == NULL)
      return VARVE_STATUS_OK;
  }
}

/* Operands, successors and use lists */

/* Compares the pair too, because things outside the trees also have numbers. */
static bool are_paired(const varve_vector *pairs, uint32_t number, pair sought) {
  if (number >= pairs->count)
    return false;
  pair found = VARVE_VECTOR_AT(pairs, pair, number);
  return found.a == sought.a && found.b == sought.b;
}

static bool values_equal(const comparison *c, const varve_value *a, const varve_value *b) {
  return a == NULL ? b == NULL : are_paired(&c->values, a->number, (pair){a, b});
}

static bool blocks_equal(const comparison *c, const varve_block *a, const varve_block *b) {
  return a == NULL ? b == NULL : are_paired(&c->blocks, a->number, (pair){a, b});
}

static varve_status compare_links(comparison *c, const varve_operation *a,
                                  const varve_operation *b) {
  finding found = {.subject = "operand", .predicate = " is another value"};
  for (uint32_t i = 0; i < a->operand_count; i++)
    if (!values_equal(c, a->operands[i].value, b->operands[i].value)) {
      found.number = &i;
      return report(c, a, &found);
    }
  found = (finding){.subject = "successor", .predicate = " is another block"};
  for (uint32_t i = 0; i < varve_operation_successor_count(a); i++)
    if (!blocks_equal(c, varve_operation_successors(a)[i].block,
                      varve_operation_successors(b)[i].block)) {
      found.number = &i;
      return report(c, a, &found);
    }
  return VARVE_STATUS_OK;
}

static bool use_lists_equal(const comparison *c, const varve_value *a, const varve_value *b) {
  const varve_use *use_a = a->first_use, *use_b = b->first_use;
  while (use_a != NULL && use_b != NULL) {
    if (varve_use_index(use_a) != varve_use_index(use_b) ||
        !are_paired(&c->operations, use_a->owner->number, (pair){use_a->owner, use_b->owner}))
      return false;
    use_a = use_a->next;
    use_b = use_b->next;
  }
  return use_a == use_b;
}

static varve_status compare_use_lists(comparison *c) {
  const pair *values = c->values.data;
  finding found = {.predicate = " has its uses in another order"};
  for (size_t i = 0; i < c->values.count; i++) {
    const varve_value *a = values[i].a;
    if (use_lists_equal(c, a, values[i].b))
      continue;
    uint32_t index = a->index;
    found.number = &index;
    found.subject = "result";
    if (a->kind == VARVE_VALUE_RESULT)
      return report(c, varve_value_operation(a), &found);
    found.subject = "argument";
    found.block = varve_value_argument(a)->block;
    return report(c, varve_block_owner(found.block), &found);
  }
  return VARVE_STATUS_OK;
}

static varve_status compare_roots(comparison *c) {
  VARVE_TRY(compare_trees(c));
  const pair *operations = c->operations.data;
  for (size_t i = 0; i < c->operations.count && !c->differs; i++)
    VARVE_TRY(compare_links(c, operations[i].a, operations[i].b));
  if (c->differs || c->options.ignore_use_list_order)
    return VARVE_STATUS_OK;
  return compare_use_lists(c);
}

/* Whole modules */

static varve_status compare_external(comparison *c) {
  const varve_vector *a = &c->a->external_resources, *b = &c->b->external_resources;
  for (size_t i = 0; i < a->count && i < b->count; i++) {
    const varve_resource *one = &VARVE_VECTOR_AT(a, varve_resource, i);
    const varve_resource *other = &VARVE_VECTOR_AT(b, varve_resource, i);
    bool same_group, same_key;
    VARVE_TRY(compare_nodes(c, one->group, other->group, &same_group));
    VARVE_TRY(compare_nodes(c, one->key, other->key, &same_key));
    if (same_group && same_key && resources_equal(one, other))
      continue;
    c->differs = true;
    return put_finding(
        c, &(finding){.subject = "external resource", .name = one->key, .predicate = " differs"});
  }
  if (a->count == b->count)
    return VARVE_STATUS_OK;
  c->differs = true;
  return put(c, "the number of external resources differs");
}

static varve_status compare_modules(comparison *c) {
  if (c->a->root != NULL && c->b->root != NULL) {
    VARVE_TRY(compare_roots(c));
  } else if (c->a->root != c->b->root) {
    c->differs = true;
    return put(c, "only one of the modules has an operation");
  }
  return c->differs ? VARVE_STATUS_OK : compare_external(c);
}

static const varve_entity **make_matches(varve_context *context, size_t *count) {
  *count = context->entity_count;
  size_t size = *count * sizeof(const varve_entity *);
  const varve_entity **matches = varve_memory_resize(&context->memory, NULL, 0, size);
  for (size_t i = 0; matches != NULL && i < *count; i++)
    matches[i] = NULL;
  return matches;
}

static varve_status comparison_init(comparison *c) {
  varve_memory *memory = &c->a->context->memory;
  varve_vector_init(&c->pending, memory, sizeof(pair));
  varve_vector_init(&c->operations, memory, sizeof(pair));
  varve_vector_init(&c->blocks, memory, sizeof(pair));
  varve_vector_init(&c->values, memory, sizeof(pair));
  VARVE_TRY(varve_module_materialize(c->a));
  VARVE_TRY(varve_module_materialize(c->b));
  c->matches_of_a = make_matches(c->a->context, &c->count_a);
  c->matches_of_b = make_matches(c->b->context, &c->count_b);
  bool is_made = c->matches_of_a != NULL && c->matches_of_b != NULL;
  return is_made ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

varve_status varve_module_equal(varve_module *a, varve_module *b, varve_equal_options options,
                                bool *equal, varve_buffer *difference) {
  VARVE_TRY(varve_module_check_resources(a));
  VARVE_TRY(varve_module_check_resources(b));
  varve_buffer unread;
  varve_buffer_init(&unread, &a->context->memory);
  comparison c = {.a = a, .b = b, .options = options, .difference = difference};
  if (difference == NULL)
    c.difference = &unread;
  *equal = false;
  varve_status status = comparison_init(&c);
  if (status == VARVE_STATUS_OK)
    status = compare_modules(&c);
  *equal = status == VARVE_STATUS_OK && !c.differs;
  varve_memory_free(&c.a->context->memory, (void *)c.matches_of_a,
                    c.count_a * sizeof(const varve_entity *));
  varve_memory_free(&c.b->context->memory, (void *)c.matches_of_b,
                    c.count_b * sizeof(const varve_entity *));
  varve_vector_release(&c.pending);
  varve_vector_release(&c.operations);
  varve_vector_release(&c.blocks);
  varve_vector_release(&c.values);
  varve_buffer_release(&unread);
  return status;
}
