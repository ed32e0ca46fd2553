/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes references, and definitions of nodes at their first use: children before parents.
 * format-spec/varve.md, "Nodes". */
#include "container/streams/text_parts.h"
#include "text/parse/template.h"

static bool has_flag(const varve_entity *entity, unsigned flag) {
  return (entity->flags & flag) != 0;
}

/* Returns true for a memref with the identity layout. */
static bool has_plain_layout(const varve_entity *memref) {
  const varve_entity *layout = memref->children[1];
  return layout->kind == VARVE_KIND_AFFINE_MAP && varve_affine_map_is_identity(layout) &&
         varve_affine_attribute_space(layout).num_symbols == 0;
}

/* 1 + the first code of each kind; 0: that kind is never written. */
static const uint8_t first_codes[VARVE_KIND_COUNT] = {
#define VARVE_NODE(name, code, kind, children) [VARVE_KIND_##kind] = 1 + (code),
#define VARVE_NODE_VARIANT(name, code, kind, children)
#include "container/frame/format.def"
};

/* The code of nodes with the flag. */
static const struct {
  uint16_t flag;
  uint16_t code;
} flagged_codes[VARVE_KIND_COUNT] = {
    [VARVE_KIND_VECTOR_TYPE] = {VARVE_FLAG_SCALABLE, VARVE_NODE_SCALABLE_VECTOR_TYPE},
    [VARVE_KIND_RANKED_TENSOR_TYPE] = {VARVE_FLAG_HAS_ENCODING, VARVE_NODE_ENCODED_TENSOR_TYPE},
    [VARVE_KIND_UNRANKED_MEMREF_TYPE] = {VARVE_FLAG_HAS_SPACE,
                                         VARVE_NODE_SPACE_UNRANKED_MEMREF_TYPE},
    [VARVE_KIND_DENSE_ELEMENTS] = {VARVE_FLAG_SPLAT, VARVE_NODE_SPLAT_ELEMENTS},
    [VARVE_KIND_DENSE_STRING_ELEMENTS] = {VARVE_FLAG_SPLAT, VARVE_NODE_SPLAT_STRING_ELEMENTS},
    [VARVE_KIND_FUSED_LOCATION] = {VARVE_FLAG_HAS_METADATA, VARVE_NODE_METADATA_FUSED_LOCATION}};

uint32_t varve_definition_code(const varve_entity *entity) {
  uint16_t kind = entity->kind;
  if (kind == VARVE_KIND_MEMREF_TYPE) {
    bool has_space = has_flag(entity, VARVE_FLAG_HAS_SPACE);
    if (has_plain_layout(entity))
      return has_space ? VARVE_NODE_SPACE_MEMREF_TYPE : VARVE_NODE_MEMREF_TYPE;
    return has_space ? VARVE_NODE_LAYOUT_SPACE_MEMREF_TYPE : VARVE_NODE_LAYOUT_MEMREF_TYPE;
  }
  if (kind == VARVE_KIND_STRING && entity->child_count != 0)
    return VARVE_NODE_TYPED_STRING;
  if (has_flag(entity, flagged_codes[kind].flag))
    return flagged_codes[kind].code;
  return first_codes[kind] == 0 ? VARVE_NODE_COUNT : first_codes[kind] - 1U;
}

const varve_entity *varve_definition_child(uint32_t code, const varve_entity *entity,
                                           uint32_t index) {
  uint32_t count = entity->child_count;
  if (code == VARVE_NODE_METADATA_FUSED_LOCATION)
    return index >= count ? NULL : entity->children[index == 0 ? count - 1 : index - 1];
  if (code == VARVE_NODE_MEMREF_TYPE || code == VARVE_NODE_SPACE_MEMREF_TYPE)
    index += index == 0 ? 0 : 1;
  return index >= count ? NULL : entity->children[index];
}

static uint32_t number_of(const varve_container_writer *writer, const varve_entity *entity) {
  return varve_id_table_get(&writer->numbers, entity->id);
}

static varve_status put_definition(varve_container_writer *writer, uint32_t code,
                                   const varve_entity *entity, bool is_last) {
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_DEFINITION, (uint64_t)code << 1 | is_last));
  /* Writes a child as: the same as the last child at this place, the latest of its class, or a
   * number. */
  const varve_entity *child;
  uint32_t count = 0;
  while (varve_definition_child(code, entity, count) != NULL)
    count++;
  /* Writes how often the children after the bar repeat. */
  const char *children = varve_node_forms[code].children;
  const char *bar = strchr(children, '|');
  if (bar != NULL) {
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_LENGTH,
                         (count - (uint32_t)(bar - children)) / (uint32_t)strlen(bar + 1)));
  }
  for (uint32_t i = 0; (child = varve_definition_child(code, entity, i)) != NULL; i++) {
    varve_space space = varve_space_of(child);
    uint32_t number = number_of(writer, child);
    uint64_t code_of_child = number == writer->counts[space] ? 1 : 1 + (uint64_t)number;
    const varve_entity **last =
        &writer->last_children[code][i < VARVE_CHILD_PLACES ? i : VARVE_CHILD_PLACES - 1];
    if (*last == child) {
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_CHILD, 0));
      continue;
    }
    *last = child;
    char letter = varve_node_letter(code, i);
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_CHILD,
                         letter == 'X' ? code_of_child << 2 | space : code_of_child));
  }
  VARVE_TRY(varve_pack_payload(writer, entity));
  uint32_t number = ++writer->counts[varve_space_of(entity)];
  return varve_id_table_set(&writer->numbers, entity->id, number);
}

/* Finds the form in which a node of a dialect is stored: its template, split into parts if the
 * writer allows it. */
static varve_status find_stored(varve_container_writer *writer, varve_definition_step *step) {
  if (!varve_entity_is_dialect_node(step->entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_template_of(writer->context, step->entity, &step->stored));
  const varve_entity *whole = step->stored;
  if (!writer->splits_text)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_split_text(writer, whole, &step->stored));
  if (step->stored != whole)
    step->code = varve_is_type(whole) ? VARVE_NODE_SPLIT_TYPE : VARVE_NODE_SPLIT_ATTRIBUTE;
  return VARVE_STATUS_OK;
}

static varve_status begin_definition(varve_container_writer *writer, const varve_entity *entity) {
  varve_definition_step step = {
      .entity = entity, .stored = entity, .code = varve_definition_code(entity), .next = 0};
  if (step.code == VARVE_NODE_COUNT)
    return VARVE_STATUS_INTERNAL;
  VARVE_TRY(find_stored(writer, &step));
  return varve_vector_push(&writer->pending, &step);
}

/* A node that is stored in another form gets the number of that form, which was created for this.
 */
static varve_status end_definition(varve_container_writer *writer, varve_definition_step step) {
  if (writer->part != 0)
    VARVE_TRY(varve_vector_push(&writer->defined_nodes, &step.entity));
  if (step.stored == step.entity)
    return VARVE_STATUS_OK;
  if (writer->is_mapped)
    VARVE_TRY(varve_vector_push(&writer->replaced, &step));
  VARVE_TRY(varve_id_table_set(&writer->numbers, step.entity->id, number_of(writer, step.stored)));
  return varve_id_table_set(&writer->numbers, step.stored->id, 0);
}

varve_status varve_define(varve_container_writer *writer, const varve_entity *root,
                          varve_definition_writer *put) {
  varve_vector *path = &writer->pending;
  VARVE_TRY(begin_definition(writer, root));
  while (path->count != 0) {
    varve_definition_step *step = &VARVE_VECTOR_LAST(path, varve_definition_step);
    const varve_entity *child;
    while ((child = varve_definition_child(step->code, step->stored, step->next)) != NULL &&
           number_of(writer, child) != 0)
      step->next++;
    if (child != NULL) {
      VARVE_TRY(begin_definition(writer, child));
      continue;
    }
    varve_definition_step ended = *step;
    varve_vector_truncate(path, path->count - 1);
    VARVE_TRY(put(writer, ended.code, ended.stored, ended.entity == root));
    VARVE_TRY(end_definition(writer, ended));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_reference(varve_container_writer *writer, const varve_entity *entity,
                             uint32_t *number) {
  *number = number_of(writer, entity);
  return *number == 0 ? varve_define(writer, entity, put_definition) : VARVE_STATUS_OK;
}

varve_status varve_pack_reference(varve_container_writer *writer, varve_stream_id id,
                                  const varve_entity *entity) {
  uint32_t number = number_of(writer, entity);
  VARVE_TRY(varve_pack(writer, id, number));
  return number == 0 ? varve_define(writer, entity, put_definition) : VARVE_STATUS_OK;
}

varve_status varve_pack_name(varve_container_writer *writer, const varve_operation_name *name) {
  uint32_t number = varve_id_table_get(&writer->names, name->id);
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE, number));
  if (number != 0)
    return VARVE_STATUS_OK;
  const varve_entity *dialect = name->dialect;
  varve_slice prefix = varve_string_bytes(dialect), rest = name->text;
  if (prefix.size != 0 && rest.size > prefix.size && rest.data[prefix.size] == '.')
    rest = varve_slice_make(rest.data + prefix.size + 1, rest.size - prefix.size - 1);
  else
    dialect = writer->context->empty_string;
  VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_SHAPE, dialect));
  VARVE_TRY(varve_pack_text(writer, VARVE_STREAM_NAME, rest));
  if (writer->part != 0)
    VARVE_TRY(varve_vector_push(&writer->defined_names, &name));
  return varve_id_table_set(&writer->names, name->id, ++writer->name_count);
}
