/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A hook of the caller finds the parts of a text. Reading needs no hook. */
#include "container/streams/text_parts.h"

#include "dialect/registry/dialect_hook.h"
#include "dialect/text_hook.h"

static varve_slice text_of(const varve_entity *entity) {
  return varve_slice_make(varve_entity_payload(entity), entity->payload_size);
}

/* A node that is being built. */
typedef struct template {
  varve_buffer text;
  varve_vector children; /* const varve_entity *: the dialect first */
  uint32_t next;         /* index of the next child of the entity */
}
template;

/* Adds the text between parts, including the references that its marks replace. */
static varve_status put_text(template *made, const varve_entity *entity, varve_slice text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] == 0)
      VARVE_TRY(varve_vector_push(&made->children, &entity->children[made->next++]));
  return varve_buffer_append(&made->text, text);
}

static varve_status put_part(template *made, varve_context *context, varve_slice part) {
  const varve_entity *string = NULL;
  VARVE_TRY(varve_string_get(context, part, &string));
  VARVE_TRY(varve_vector_push(&made->children, &string));
  return varve_buffer_append_char(&made->text, 0);
}

static varve_status fill(template *made, varve_context *context, const varve_entity *entity,
                         const varve_text_parts *parts) {
  varve_slice text = text_of(entity);
  size_t place = 0;
  for (size_t i = 0; i < parts->list.count; i++) {
    varve_text_part part = VARVE_VECTOR_AT(&parts->list, varve_text_part, i);
    VARVE_TRY(put_text(made, entity, varve_slice_make(text.data + place, part.offset - place)));
    VARVE_TRY(put_part(made, context, varve_slice_make(text.data + part.offset, part.size)));
    place = part.offset + part.size;
  }
  VARVE_TRY(put_text(made, entity, varve_slice_make(text.data + place, text.size - place)));
  for (; made->next < entity->child_count; made->next++)
    VARVE_TRY(varve_vector_push(&made->children, &entity->children[made->next]));
  return VARVE_STATUS_OK;
}

static varve_status make_template(varve_context *context, const varve_entity *entity,
                                  const varve_text_parts *parts, const varve_entity **split) {
  template made = {.next = 1};
  varve_buffer_init(&made.text, &context->memory);
  varve_vector_init(&made.children, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_vector_push(&made.children, &entity->children[0]);
  if (status == VARVE_STATUS_OK)
    status = fill(&made, context, entity, parts);
  const varve_entity_parts template_parts = {.kind = entity->kind,
                                             .child_count = (uint32_t)made.children.count,
                                             .children = made.children.data,
                                             .payload = made.text.data,
                                             .payload_size = made.text.size};
  /* The result needs only a number, so no type or attribute is made of it; strings may contain its
   * parts. */
  if (status == VARVE_STATUS_OK)
    status = varve_entity_intern(context, &template_parts, split);
  varve_buffer_release(&made.text);
  varve_vector_release(&made.children);
  return status;
}

static varve_status split_by(varve_container_writer *writer, const varve_text_hook *hook,
                             const varve_entity *entity, const varve_entity **split) {
  varve_context *context = writer->context;
  varve_text_parts parts = {.text = text_of(entity), .end = 0};
  varve_vector_init(&parts.list, &context->memory, sizeof(varve_text_part));
  varve_status status = hook->split(hook->user, parts.text, varve_is_type(entity), &parts);
  if (status == VARVE_STATUS_OK && parts.list.count != 0)
    status = make_template(context, entity, &parts, split);
  else if (status == VARVE_STATUS_INVALID)
    status = VARVE_STATUS_OK;
  else if (status != VARVE_STATUS_OK && status != VARVE_STATUS_OUT_OF_MEMORY)
    status = varve_report(writer->reporter, status, 0, "the text hook of dialect %.*s failed: %s",
                          VARVE_FORMAT_SLICE(varve_string_bytes(entity->children[0])),
                          varve_status_text(status));
  varve_vector_release(&parts.list);
  return status;
}

varve_status varve_split_text(varve_container_writer *writer, const varve_entity *entity,
                              const varve_entity **split) {
  const varve_text_hook *hook = varve_registry_find_dialect_hook(
      writer->context->registry,
      (varve_dialect_hook_key){VARVE_DIALECT_HOOK_TEXT, varve_string_bytes(entity->children[0])});
  *split = entity;
  return hook == NULL || entity->payload_size == 0 ? VARVE_STATUS_OK
                                                   : split_by(writer, hook, entity, split);
}

varve_status varve_join_text(varve_container_reader *reader, varve_slice text,
                             varve_buffer *joined) {
  const varve_entity **children = reader->nodes.children.data;
  size_t count = reader->nodes.children.count, next = 1, kept = 1;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] != 0) {
      VARVE_TRY(varve_buffer_append_char(joined, text.data[i]));
      continue;
    }
    if (next == count)
      return VARVE_STATUS_INVALID;
    const varve_entity *child = children[next++];
    if (child->kind == VARVE_KIND_STRING && child->child_count == 0) {
      varve_slice part = varve_string_bytes(child);
      VARVE_TRY(varve_claim(reader, VARVE_STREAM_TEMPLATE, part.size));
      VARVE_TRY(varve_buffer_append(joined, part));
      continue;
    }
    children[kept++] = child;
    VARVE_TRY(varve_buffer_append_char(joined, 0));
  }
  while (next < count)
    children[kept++] = children[next++];
  varve_vector_truncate(&reader->nodes.children, kept);
  return VARVE_STATUS_OK;
}
