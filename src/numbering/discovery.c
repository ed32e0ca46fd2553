/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Second walk: counts what the module refers to, each in the order of its first reference, and
 * numbers values. format-spec/bytecode.md: discovery. */
#include <string.h>

#include "base/scanner.h"
#include "base/text_spelling.h"
#include "ir/attributes.h"
#include "numbering/contents.h"
#include "numbering/numbering.h"

typedef struct content_frame {
  const varve_entity *entity;
  size_t next; /* the content or field to visit next */
} content_frame;

typedef struct discovery {
  varve_numbering *numbering;
  varve_vector contents; /* content_frame: entries whose contents are not all visited */
  varve_vector regions;  /* uint32_t: regions still to be visited, last in first out */
  varve_vector
      mentioned; /* const varve_entity *: nodes whose mentions in a text are still to be searched */
  varve_buffer key;        /* of a resource that a text mentions */
  varve_id_table searched; /* by entity: the text that was last searched for it */
  uint32_t text_count;
} discovery;

static varve_status number_dialect(discovery *d, const varve_entity *name, uint32_t *number) {
  varve_numbering *n = d->numbering;
  uint32_t known = varve_id_table_get(&n->dialect_numbers, name->id);
  if (known == 0) {
    VARVE_TRY(varve_vector_push(&n->dialects, &name));
    known = (uint32_t)n->dialects.count;
    VARVE_TRY(varve_id_table_set(&n->dialect_numbers, name->id, known));
  }
  *number = known - 1;
  return VARVE_STATUS_OK;
}

/* Adds a resource by its first reference. order.c then moves resources without data behind the
 * others of their dialect. */
static varve_status number_resource(discovery *d, const varve_entity *handle) {
  varve_numbering *n = d->numbering;
  varve_numbered_resource added = {.handle = handle, .key = handle->children[1]};
  VARVE_TRY(number_dialect(d, handle->children[0], &added.group));
  if (varve_id_table_get(&n->entity_numbers, handle->id) != 0)
    return VARVE_STATUS_OK;
  added.resource = varve_module_find_resource(n->module, handle);
  VARVE_TRY(varve_vector_push(&n->resources, &added));
  return varve_id_table_set(&n->entity_numbers, handle->id, (uint32_t)n->resources.count);
}

static bool is_dialect_node(const varve_entity *entity) {
  return entity->kind == VARVE_KIND_DIALECT_TYPE || entity->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
}

static varve_status search_body(discovery *d, const varve_entity *entity) {
  varve_slice body = varve_slice_make(varve_entity_payload(entity), entity->payload_size);
  const varve_entity *handle;
  if (!varve_dialect_is_known(d->numbering->context, varve_string_bytes(entity->children[0])))
    return VARVE_STATUS_OK;
  for (;;) {
    VARVE_TRY(varve_find_text_resource(d->numbering->module, &body, &d->key, &handle));
    if (handle == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(number_resource(d, handle));
  }
}

/* Numbers the resources that a printed text mentions. Nothing else in the text is numbered. */
static varve_status search_text(discovery *d, const varve_entity *text) {
  uint32_t search = ++d->text_count;
  VARVE_TRY(varve_vector_push(&d->mentioned, &text));
  while (d->mentioned.count != 0) {
    const varve_entity *entity = VARVE_VECTOR_LAST(&d->mentioned, const varve_entity *);
    d->mentioned.count--;
    if (varve_id_table_get(&d->searched, entity->id) == search)
      continue;
    VARVE_TRY(varve_id_table_set(&d->searched, entity->id, search));
    if (entity->kind == VARVE_KIND_RESOURCE_HANDLE) {
      VARVE_TRY(number_resource(d, entity));
      continue;
    }
    if (is_dialect_node(entity))
      VARVE_TRY(search_body(d, entity));
    for (uint32_t i = entity->child_count; i-- > 0;)
      VARVE_TRY(varve_vector_push(&d->mentioned, &entity->children[i]));
  }
  return VARVE_STATUS_OK;
}

/* Attributes of llvm have codes since LLVM 21. */
static bool has_codes(const varve_context *context, const varve_entity *entity) {
  return entity->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
         varve_era_has(context->era, VARVE_HAS_CODES_OF_DIALECT_ATTRIBUTES);
}

/* Finds the fields of an attribute or type if its dialect encodes it. */
static varve_status take_apart(discovery *d, const varve_entity *entity, bool *is_coded) {
  varve_numbering *n = d->numbering;
  varve_numbered_code code = {.first_field = n->fields.count};
  VARVE_TRY(varve_coded_fields_append(n->context, entity, &n->fields));
  code.field_count = n->fields.count - code.first_field;
  *is_coded = code.field_count != 0;
  if (!*is_coded)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_vector_push(&n->codes, &code));
  return varve_id_table_set(&n->code_numbers, entity->id, (uint32_t)n->codes.count);
}

static varve_vector *items_of(varve_numbering *n, const varve_entity *entity) {
  return varve_is_type(entity) ? &n->types : &n->attributes;
}

/* Counts another reference to an entry. Returns false if this is the first one. */
static inline bool count_again(varve_numbering *n, const varve_entity *entity) {
  uint32_t known = varve_id_table_get(&n->entity_numbers, entity->id);
  if (known == 0)
    return false;
  varve_numbered_item *item = &VARVE_VECTOR_AT(items_of(n, entity), varve_numbered_item, known - 1);
  item->count += item->count != UINT32_MAX;
  return true;
}

/* Visits one reference. The contents of a new entry come before anything else: the first at once,
 * the others later from a frame. */
static varve_status visit_reference(discovery *d, const varve_entity *entity) {
  while (entity->kind != VARVE_KIND_RESOURCE_HANDLE) {
    entity = varve_location_attribute(entity);
    if (count_again(d->numbering, entity))
      return VARVE_STATUS_OK;
    varve_numbering *n = d->numbering;
    varve_vector *items = items_of(n, entity);
    varve_numbered_item added = {.item = entity, .count = 1};
    VARVE_TRY(number_dialect(d, varve_entity_dialect(n->context, entity), &added.dialect));
    if (items->count == items->capacity)
      VARVE_TRY(varve_vector_reserve(items, 1));
    VARVE_VECTOR_AT(items, varve_numbered_item, items->count++) = added;
    VARVE_TRY(varve_id_table_set(&n->entity_numbers, entity->id, (uint32_t)items->count));
    if (varve_entity_is_text(d->numbering->module, entity)) {
      /* Of a text, only the resources in it count. */
      const content_frame frame = {entity, 0};
      bool is_coded = false;
      if (is_dialect_node(entity) && has_codes(d->numbering->context, entity))
        VARVE_TRY(take_apart(d, entity, &is_coded));
      if (is_coded)
        return varve_vector_push(&d->contents, &frame);
      return d->numbering->module->dialect_resources.count == 0 ? VARVE_STATUS_OK
                                                                : search_text(d, entity);
    }
    const content_frame frame = {entity, 1};
    uint32_t count = varve_content_count(entity);
    if (count == 0)
      return VARVE_STATUS_OK;
    if (count > 1)
      VARVE_TRY(varve_vector_push(&d->contents, &frame));
    entity = varve_content(entity, 0);
  }
  return number_resource(d, entity);
}

/* Returns the next content of the innermost entry, or NULL after the last. */
static const varve_entity *next_content(discovery *d) {
  content_frame *frame = &VARVE_VECTOR_LAST(&d->contents, content_frame);
  size_t count;
  const varve_coded_field *fields = varve_numbering_coded(d->numbering, frame->entity, &count);
  if (fields == NULL)
    return frame->next == varve_content_count(frame->entity)
               ? NULL
               : varve_content(frame->entity, (uint32_t)frame->next++);
  while (frame->next < count) {
    const varve_coded_field *field = &fields[frame->next++];
    if (field->entity != NULL && varve_is_reference_letter(field->letter))
      return field->entity;
  }
  return NULL;
}

static varve_status number_entity(discovery *d, const varve_entity *entity) {
  entity = varve_location_attribute(entity);
  if (count_again(d->numbering, entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(visit_reference(d, entity));
  while (d->contents.count != 0) {
    const varve_entity *content = next_content(d);
    if (content == NULL)
      d->contents.count--;
    else
      VARVE_TRY(visit_reference(d, content));
  }
  return VARVE_STATUS_OK;
}

static varve_status number_name(discovery *d, const varve_operation_name *name) {
  varve_numbering *n = d->numbering;
  uint32_t known = varve_id_table_get(&n->name_numbers, name->id);
  if (known != 0) {
    varve_numbered_item *item = &VARVE_VECTOR_AT(&n->names, varve_numbered_item, known - 1);
    item->count += item->count != UINT32_MAX;
    return VARVE_STATUS_OK;
  }
  const varve_entity *dialect;
  varve_numbered_item added = {.item = name, .count = 1};
  VARVE_TRY(varve_name_dialect(n->context, name, &dialect));
  VARVE_TRY(number_dialect(d, dialect, &added.dialect));
  VARVE_TRY(varve_vector_push(&n->names, &added));
  return varve_id_table_set(&n->name_numbers, name->id, (uint32_t)n->names.count);
}

static varve_status visit_operation(discovery *d, const varve_operation *op) {
  varve_numbering *n = d->numbering;
  varve_property_cursor cursor;
  varve_property_field field;
  VARVE_TRY(number_name(d, op->name));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(number_entity(d, varve_operation_result(op, i)->type));
  VARVE_TRY(varve_numbering_check_attributes(n, op));
  const varve_entity *dictionary = varve_numbering_dictionary(n, op);
  if (dictionary != NULL)
    VARVE_TRY(number_entity(d, dictionary));
  if (varve_property_cursor_init(&cursor, n->options.properties, op))
    while (varve_property_cursor_next(&cursor, &field))
      if (field.attribute != NULL && field.kind != VARVE_PROPERTY_FIELD_STRING)
        VARVE_TRY(number_entity(d, field.attribute));
  return number_entity(d, op->location);
}

static varve_status push_regions(discovery *d, const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *first = varve_operation_region(op, i)->first;
    if (first == NULL)
      continue;
    uint32_t region = varve_numbered_block_at(d->numbering, first)->region;
    VARVE_TRY(varve_vector_push(&d->regions, &region));
  }
  return VARVE_STATUS_OK;
}

static varve_status visit_block(discovery *d, const varve_block *block, uint32_t *next_value) {
  for (uint32_t i = 0; i < block->argument_count; i++) {
    varve_block_argument *argument = block->arguments[i];
    VARVE_TRY(number_entity(d, argument->location));
    VARVE_TRY(number_entity(d, argument->value.type));
    argument->value.number = (*next_value)++;
  }
  for (const varve_operation *op = block->first; op != NULL; op = op->next) {
    VARVE_TRY(visit_operation(d, op));
    for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
      varve_operation_result(op, i)->number = (*next_value)++;
    if (op->has_tail)
      VARVE_TRY(push_regions(d, op));
  }
  return VARVE_STATUS_OK;
}

/* The numbers of a region continue those of the enclosing region, unless a scope starts. */
static varve_status visit_region(discovery *d, uint32_t number) {
  varve_vector *regions = &d->numbering->regions;
  varve_numbered_region *region = &VARVE_VECTOR_AT(regions, varve_numbered_region, number);
  if (!region->is_owner_isolated && region->parent != VARVE_NO_REGION) {
    const varve_numbered_region *parent =
        &VARVE_VECTOR_AT(regions, varve_numbered_region, region->parent);
    uint64_t first = (uint64_t)parent->first_value + parent->value_count;
    if (first + region->value_count > UINT32_MAX)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    region->first_value = (uint32_t)first;
  }
  uint32_t next_value = region->first_value;
  for (const varve_block *block = region->region->first; block != NULL; block = block->next)
    VARVE_TRY(visit_block(d, block, &next_value));
  return VARVE_STATUS_OK;
}

static varve_status discover(discovery *d) {
  const varve_operation *root = d->numbering->module->root;
  VARVE_TRY(visit_operation(d, root));
  VARVE_TRY(push_regions(d, root));
  while (d->regions.count != 0) {
    uint32_t region = VARVE_VECTOR_LAST(&d->regions, uint32_t);
    d->regions.count--;
    VARVE_TRY(visit_region(d, region));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_numbering_discover(varve_numbering *numbering) {
  varve_memory *memory = &numbering->context->memory;
  discovery d = {.numbering = numbering};
  varve_vector_init(&d.contents, memory, sizeof(content_frame));
  varve_vector_init(&d.regions, memory, sizeof(uint32_t));
  varve_vector_init(&d.mentioned, memory, sizeof(const varve_entity *));
  varve_buffer_init(&d.key, memory);
  varve_id_table_init(&d.searched, memory);
  varve_status status = discover(&d);
  varve_vector_release(&d.contents);
  varve_vector_release(&d.regions);
  varve_vector_release(&d.mentioned);
  varve_buffer_release(&d.key);
  varve_id_table_release(&d.searched);
  return status;
}

/* Advances past the next "dense_resource<"; returns false at the end. */
static bool find_mention(varve_slice *text) {
  const varve_slice opening = VARVE_SLICE("dense_resource<");
  while (text->size != 0) {
    const char *found = memchr(text->data, opening.data[0], text->size);
    if (found == NULL)
      return false;
    *text = varve_text_after(*text, (size_t)(found - text->data));
    if (varve_text_accept(text, opening))
      return true;
    *text = varve_text_after(*text, 1);
  }
  return false;
}

/* Reads a quoted key up to its closing quote, or a bare key up to '>'. */
static varve_status read_key(varve_slice *text, varve_buffer *key) {
  size_t size = 0;
  key->size = 0;
  if (text->size == 0 || text->data[0] != '"') {
    varve_slice bare = varve_text_take_until(text, '>');
    return varve_is_suffix_identifier(bare) ? varve_buffer_append(key, bare) : VARVE_STATUS_OK;
  }
  *text = varve_text_after(*text, 1);
  while (size < text->size && text->data[size] != '"')
    size += text->data[size] == '\\' && size + 1 < text->size ? 2 : 1;
  return varve_unescape(key, varve_text_take(text, size));
}

varve_status varve_find_text_resource(const varve_module *module, varve_slice *text,
                                      varve_buffer *key, const varve_entity **handle) {
  varve_context *context = module->context;
  const varve_entity *string, *found;
  *handle = NULL;
  while (*handle == NULL && find_mention(text)) {
    VARVE_TRY(read_key(text, key));
    VARVE_TRY(varve_string_get(context, varve_buffer_slice(key), &string));
    VARVE_TRY(varve_resource_handle_get(context, context->builtin_dialect, string, &found));
    if (varve_module_find_resource(module, found) != NULL)
      *handle = found;
  }
  return VARVE_STATUS_OK;
}
