/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes nodes of the mapped layout in a context. format-spec/varve-mapped.md, "Nodes". */
#include "base/byte_writer.h"
#include "container/streams/mapped_nodes.h"

static varve_status fail(varve_mapped_nodes *nodes, uint32_t number, const char *what) {
  return varve_report(nodes->base->reporter, VARVE_STATUS_CORRUPT, 0, "mapped module: node %u: %s",
                      number, what);
}

static const varve_entity **place_of(varve_mapped_nodes *nodes, uint32_t number) {
  return &VARVE_VECTOR_AT(&nodes->base->nodes.spaces[VARVE_SPACE_ATTRIBUTE], const varve_entity *,
                          number);
}

/* Collects the children in base->nodes.children; *missing: the first child that was not made yet,
 * or UINT32_MAX. */
static varve_status get_children(varve_mapped_nodes *nodes, const varve_mapped_node *node,
                                 uint32_t *missing) {
  varve_container_reader *base = nodes->base;
  varve_vector_truncate(&base->nodes.children, 0);
  *missing = UINT32_MAX;
  const char *letters = varve_node_forms[node->run->code].children;
  if (!(!node->run->has_list ||
        (node->child_count - node->run->fixed) % strlen(letters + node->run->fixed + 1) == 0))
    return fail(nodes, node->number, "a list of children that is not whole");
  for (uint32_t i = 0; i < node->child_count; i++) {
    uint32_t number;
    varve_status status = varve_mapped_child(nodes->mapped, node, i, &number);
    if (status != VARVE_STATUS_OK)
      return varve_mapped_is_passed_on(status)
                 ? status
                 : fail(nodes, node->number, "a child that is not before it");
    const varve_entity *child = *place_of(nodes, number);
    if (child == NULL) {
      *missing = number;
      return VARVE_STATUS_OK;
    }
    varve_space space = varve_space_of_letter(varve_node_letter(node->run->code, i));
    if (space != VARVE_SPACE_COUNT && varve_space_of(child) != space)
      return fail(nodes, node->number, "a child of another class");
    VARVE_TRY(varve_vector_push_pointer(&base->nodes.children, child));
  }
  return VARVE_STATUS_OK;
}

/* Columns of width 0 give children that take no bytes. */
static varve_status claim_children(varve_mapped_nodes *nodes, const varve_mapped_node *node) {
  enum { FREE = 16 };
  if (node->child_count <= FREE || node->run->list.width != 0)
    return VARVE_STATUS_OK;
  return varve_claim(nodes->base, VARVE_STREAM_CHILD,
                     (uint64_t)node->child_count * 2 * sizeof(varve_entity *));
}

/* Encodes numbers as in the packed layout. */
static varve_status put_numbers(varve_mapped_nodes *nodes, const varve_mapped_node *node) {
  varve_mapped_contents contents = varve_mapped_contents_of(node->run->code);
  size_t count = node->contents.size / node->run->number_size, rank = count;
  varve_byte_writer writer = {.bytes = nodes->contents};
  varve_status status = VARVE_STATUS_OK;
  writer.bytes.size = 0;
  if ((contents == VARVE_MAPPED_SCALABLE_DIMENSIONS && count % 2 != 0) ||
      (contents == VARVE_MAPPED_STRIDES && count == 0))
    return fail(nodes, node->number, "numbers are missing");
  if (contents == VARVE_MAPPED_SCALABLE_DIMENSIONS)
    rank = count / 2;
  if (contents == VARVE_MAPPED_STRIDES)
    rank = count - 1;
  if (contents != VARVE_MAPPED_NUMBERS)
    status = varve_write_varint(&writer, rank);
  for (size_t i = 0; i < count && status == VARVE_STATUS_OK; i++)
    status = varve_write_varint(&writer, varve_mapped_number(node, i));
  nodes->contents = writer.bytes;
  return status;
}

static varve_status make_of_parts(varve_mapped_nodes *nodes, const varve_mapped_node *node,
                                  const varve_entity **entity) {
  varve_container_reader *base = nodes->base;
  uint32_t code = node->run->code;
  if (code == VARVE_NODE_DENSE_ARRAY) {
    varve_context *context = nodes->base->context;
    const varve_entity *type =
        VARVE_VECTOR_AT(&nodes->base->nodes.children, const varve_entity *, 0);
    if (varve_type_bit_width(type) != 0)
      return varve_dense_array_get(context, type, node->contents, entity);
    if (node->contents.size != 8)
      return VARVE_STATUS_INVALID;
    return varve_dense_array_of_empty_get(context, type, varve_mapped_load(node->contents.data, 8),
                                          entity);
  }
  if (code == VARVE_NODE_DENSE_ELEMENTS || code == VARVE_NODE_SPLAT_ELEMENTS) {
    const varve_entity *type = VARVE_VECTOR_AT(&base->nodes.children, const varve_entity *, 0);
    if (!varve_is_shaped_type(type))
      return VARVE_STATUS_INVALID;
    return varve_dense_elements_get(base->context, type, node->contents,
                                    code == VARVE_NODE_SPLAT_ELEMENTS, entity);
  }
  varve_slice contents = node->contents;
  if (varve_mapped_contents_of(code) >= VARVE_MAPPED_NUMBERS) {
    VARVE_TRY(put_numbers(nodes, node));
    contents = varve_buffer_slice(&nodes->contents);
  }
  varve_byte_reader_init(&base->streams[0], contents, 0, base->reporter, "node");
  base->reads_plain_text = true;
  varve_status status = varve_make_node(base, code, entity);
  base->reads_plain_text = false;
  VARVE_TRY(status);
  return varve_byte_reader_left(&base->streams[0]) == 0 ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

static varve_status make_node(varve_mapped_nodes *nodes, const varve_mapped_node *node) {
  const varve_entity *entity = NULL;
  const char *kind = varve_kind_text((varve_kind)varve_node_form_get(node->run->code)->kind);
  varve_status status = make_of_parts(nodes, node, &entity);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT)
    return varve_report(nodes->base->reporter, VARVE_STATUS_CORRUPT, 0,
                        "mapped module: node %u: these parts do not form a valid %s", node->number,
                        kind);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return varve_report(
        nodes->base->reporter, status, 0,
        "mapped module: node %u: this %s nests deeper than the limit of %u (--max-depth)",
        node->number, kind, nodes->base->context->limits.max_depth);
  VARVE_TRY(status);
  *place_of(nodes, node->number) = entity;
  return VARVE_STATUS_OK;
}

/* Children have smaller numbers, so the loop ends. */
static varve_status make_pending(varve_mapped_nodes *nodes) {
  while (nodes->pending.count != 0) {
    varve_mapped_node node;
    uint32_t missing, number = VARVE_VECTOR_LAST(&nodes->pending, uint32_t);
    varve_status status = varve_mapped_get_node(nodes->mapped, number, &node);
    if (status != VARVE_STATUS_OK)
      return varve_mapped_is_passed_on(status) ? status
                                               : fail(nodes, number, "its parts are missing");
    VARVE_TRY(claim_children(nodes, &node));
    VARVE_TRY(get_children(nodes, &node, &missing));
    if (missing != UINT32_MAX) {
      VARVE_TRY(varve_vector_push_u32(&nodes->pending, missing));
      continue;
    }
    VARVE_TRY(make_node(nodes, &node));
    varve_vector_truncate(&nodes->pending, nodes->pending.count - 1);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_make(varve_mapped_nodes *nodes, uint32_t number,
                               const varve_entity **entity) {
  const varve_entity **place = place_of(nodes, number);
  if (*place == NULL) {
    varve_vector_truncate(&nodes->pending, 0);
    VARVE_TRY(varve_vector_push_u32(&nodes->pending, number));
    VARVE_TRY(make_pending(nodes));
  }
  *entity = *place;
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_resolve(varve_mapped_nodes *nodes, uint64_t code,
                                  const varve_entity **entity) {
  varve_byte_reader head = nodes->base->streams[0];
  if (code == 0 || code > nodes->mapped->node_count)
    return varve_container_fail(nodes->base, VARVE_STREAM_HEAD, "reference to %llu of %u",
                                (unsigned long long)code, nodes->mapped->node_count);
  varve_status status = varve_mapped_make(nodes, (uint32_t)code - 1, entity);
  nodes->base->streams[0] = head;
  return status;
}

varve_status varve_mapped_nodes_init(varve_mapped_nodes *nodes, const varve_mapped *mapped,
                                     varve_container_reader *base) {
  *nodes = (varve_mapped_nodes){.mapped = mapped, .base = base};
  varve_vector_init(&nodes->pending, &base->context->memory, sizeof(uint32_t));
  varve_buffer_init(&nodes->contents, &base->context->memory);
  base->is_interleaved = base->is_mapped = true;
  base->mapped = nodes;
  uint64_t size = (uint64_t)mapped->node_count * sizeof(const varve_entity *);
  if (size > base->expansion_left)
    return varve_report(base->reporter, VARVE_STATUS_LIMIT_EXCEEDED, 0,
                        "mapped module: it has too many nodes for so small a file");
  base->expansion_left -= size;
  return mapped->node_count == 0 || varve_vector_grow(&base->nodes.spaces[VARVE_SPACE_ATTRIBUTE],
                                                      mapped->node_count) != NULL
             ? VARVE_STATUS_OK
             : VARVE_STATUS_OUT_OF_MEMORY;
}

void varve_mapped_nodes_release(varve_mapped_nodes *nodes) {
  varve_vector_release(&nodes->pending);
  varve_buffer_release(&nodes->contents);
}
