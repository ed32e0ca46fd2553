/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes the canonical form of a module and hashes it piece by piece, so that little of it is in
 * memory. format-spec/varve.md, "Hashes". */
#include "container/hash/hash.h"

#include <xxhash.h>

#include "container/symbols/walk.h"
#include "container/write/write_shapes.h"

enum { FLUSH_SIZE = 1 << 16 };

/* Uses the container's writer with all streams merged into one. */
typedef struct canonical_form {
  varve_container_writer writer; /* first: its callback defines nodes */
  XXH3_state_t *state;
  varve_buffer *canonical; /* NULL: do not keep the form */
  uint32_t node_count;
} canonical_form;

static varve_byte_writer *stream_of(canonical_form *form) { return &form->writer.streams[0]; }

static varve_status put(canonical_form *form, uint64_t number) {
  return varve_write_varint(stream_of(form), number);
}

static varve_status put_text(canonical_form *form, varve_slice text) {
  return varve_pack_text(&form->writer, VARVE_STREAM_TEXT, text);
}

static varve_status hash_bytes(canonical_form *form, varve_slice bytes) {
  if (bytes.size != 0 && XXH3_128bits_update(form->state, bytes.data, bytes.size) != XXH_OK)
    return VARVE_STATUS_INTERNAL;
  return form->canonical == NULL ? VARVE_STATUS_OK : varve_buffer_append(form->canonical, bytes);
}

static varve_status flush(canonical_form *form) {
  varve_buffer *made = &stream_of(form)->bytes;
  VARVE_TRY(hash_bytes(form, varve_buffer_slice(made)));
  made->size = 0;
  return VARVE_STATUS_OK;
}

static varve_status flush_if_large(canonical_form *form) {
  return stream_of(form)->bytes.size < FLUSH_SIZE ? VARVE_STATUS_OK : flush(form);
}

/* Hashes long runs of bytes in place. */
static varve_status put_bytes(canonical_form *form, varve_slice bytes) {
  if (bytes.size < FLUSH_SIZE)
    return varve_write_bytes(stream_of(form), bytes);
  VARVE_TRY(flush(form));
  return hash_bytes(form, bytes);
}

static uint32_t number_of(const canonical_form *form, const varve_entity *entity) {
  return varve_id_table_get(&form->writer.numbers, entity->id);
}

/* Writes elements in plain form, without the encodings of the container. */
static varve_status put_payload(canonical_form *form, const varve_entity *entity) {
  if (entity->kind != VARVE_KIND_DENSE_ELEMENTS)
    return varve_pack_payload(&form->writer, entity);
  varve_slice bytes =
      varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size);
  VARVE_TRY(put(form, (uint64_t)bytes.size << 2));
  return put_bytes(form, bytes);
}

static varve_status put_definition(varve_container_writer *writer, uint32_t code,
                                   const varve_entity *entity, bool is_last) {
  canonical_form *form = (canonical_form *)writer;
  uint32_t count = 0;
  while (varve_definition_child(code, entity, count) != NULL)
    count++;
  VARVE_TRY(put(form, (uint64_t)code << 1 | is_last));
  VARVE_TRY(put(form, count));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(put(form, number_of(form, varve_definition_child(code, entity, i))));
  VARVE_TRY(put_payload(form, entity));
  VARVE_TRY(varve_id_table_set(&writer->numbers, entity->id, ++form->node_count));
  return flush_if_large(form);
}

static varve_status put_node(canonical_form *form, const varve_entity *entity) {
  uint32_t number = number_of(form, entity);
  VARVE_TRY(put(form, number));
  return number == 0 ? varve_define(&form->writer, entity, put_definition) : VARVE_STATUS_OK;
}

/* Operations */

/* Keys for which a list of empty dictionaries is the same as nothing: the attributes of the
 * arguments and results of a function, a call or a kernel. Text does not show such a list. */
static bool lists_attributes(varve_slice key) {
  static const char *const keys[] = {"arg_attrs", "res_attrs", "workgroup_attrib_attrs",
                                     "private_attrib_attrs"};
  for (size_t i = 0; i < VARVE_COUNT_OF(keys); i++)
    if (varve_slice_equal(key, varve_slice_of(keys[i])))
      return true;
  return false;
}

static bool says_nothing(const varve_shape_key *key) {
  const varve_entity *list = key->value;
  if (key->key == NULL || list->kind != VARVE_KIND_ARRAY ||
      !lists_attributes(varve_string_bytes(key->key)))
    return false;
  for (uint32_t i = 0; i < list->child_count; i++)
    if (list->children[i]->kind != VARVE_KIND_DICTIONARY || list->children[i]->child_count != 0)
      return false;
  return true;
}

static varve_status put_operation(canonical_form *form, const varve_operation *op) {
  varve_shape_counts counts;
  VARVE_TRY(varve_shape_keys_of(&form->writer, op, &counts));
  uint32_t property_count = counts.property_count;
  size_t kept = 0;
  for (size_t i = 0; i < form->writer.keys.count; i++) {
    const varve_shape_key key = VARVE_VECTOR_AT(&form->writer.keys, varve_shape_key, i);
    if (!says_nothing(&key))
      VARVE_VECTOR_AT(&form->writer.keys, varve_shape_key, kept++) = key;
    else if (i < property_count)
      counts.property_count--;
    else
      counts.dictionary_count--;
  }
  varve_vector_truncate(&form->writer.keys, kept);
  varve_container_writer *writer = &form->writer;
  uint32_t number = varve_id_table_get(&writer->names, op->name->id);
  VARVE_TRY(put(form, number));
  if (number == 0) {
    VARVE_TRY(put_text(form, op->name->text));
    VARVE_TRY(varve_id_table_set(&writer->names, op->name->id, ++writer->name_count));
  }
  VARVE_TRY(put(form, op->operand_count));
  VARVE_TRY(put(form, varve_operation_result_count(op)));
  VARVE_TRY(put(form, varve_operation_successor_count(op)));
  VARVE_TRY(put(form, varve_operation_region_count(op)));
  VARVE_TRY(put(form, counts.has_other ? 3 : 2 * (uint64_t)counts.property_count));
  VARVE_TRY(put(form, counts.dictionary_count));
  const varve_vector *keys = &form->writer.keys;
  for (size_t i = 0; i < keys->count; i++) {
    const varve_shape_key *key = &VARVE_VECTOR_AT(keys, varve_shape_key, i);
    if (key->key != NULL)
      VARVE_TRY(put_node(form, key->key));
    VARVE_TRY(put_node(form, key->value));
  }
  const varve_block_use *successors = varve_operation_successors(op);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_value *value = varve_operation_operand(op, i);
    if (value == NULL)
      return VARVE_STATUS_INVALID;
    VARVE_TRY(put(form, value->number));
  }
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(put_node(form, varve_operation_result(op, i)->type));
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++) {
    if (successors[i].block == NULL)
      return VARVE_STATUS_INVALID;
    VARVE_TRY(put(form, successors[i].block->number));
  }
  return flush_if_large(form);
}

static varve_status put_region(canonical_form *form, const varve_region *region) {
  uint32_t count = 0;
  for (varve_block *block = region->first; block != NULL; block = block->next)
    block->number = count++;
  return put(form, count);
}

static varve_status put_block(canonical_form *form, const varve_block *block) {
  uint64_t count = 0;
  VARVE_TRY(put(form, block->argument_count));
  for (uint32_t i = 0; i < block->argument_count; i++)
    VARVE_TRY(put_node(form, block->arguments[i]->value.type));
  for (const varve_operation *op = block->first; op != NULL; op = op->next)
    count++;
  return put(form, count);
}

/* Resources */

typedef const varve_resource *resource_reference;

/* Orders by group and key; resources with equal ones keep their order in the vector. */
static bool is_before(resource_reference a, resource_reference b) {
  int order = varve_slice_compare(varve_string_bytes(a->group), varve_string_bytes(b->group));
  if (order == 0)
    order = varve_slice_compare(varve_string_bytes(a->key), varve_string_bytes(b->key));
  return order == 0 ? a < b : order < 0;
}

static void sift_down(resource_reference *heap, size_t root, size_t count) {
  for (size_t child; root < count / 2; root = child) {
    child = 2 * root + 1;
    if (child + 1 < count && is_before(heap[child], heap[child + 1]))
      child++;
    if (!is_before(heap[root], heap[child]))
      return;
    resource_reference larger = heap[child];
    heap[child] = heap[root];
    heap[root] = larger;
  }
}

/* A heap sort, because qsort may allocate memory that is not counted. */
static void sort_resources(resource_reference *resources, size_t count) {
  for (size_t root = count / 2; root-- > 0;)
    sift_down(resources, root, count);
  for (size_t end = count; end-- > 1;) {
    resource_reference last = resources[0];
    resources[0] = resources[end];
    resources[end] = last;
    sift_down(resources, 0, end);
  }
}

static varve_status put_part(void *user, varve_slice part, const varve_mapped_file *file) {
  (void)file;
  return put_bytes(user, part);
}

static varve_status put_resource(canonical_form *form, resource_reference resource) {
  VARVE_TRY(put_text(form, varve_string_bytes(resource->group)));
  VARVE_TRY(put_text(form, varve_string_bytes(resource->key)));
  VARVE_TRY(put(form, resource->kind));
  switch (resource->kind) {
  case VARVE_RESOURCE_BOOL:
    return put(form, resource->bool_value);
  case VARVE_RESOURCE_STRING:
    return put_text(form, resource->data);
  default:
    VARVE_TRY(put(form, resource->data.size));
    /* Hashes the blob in pieces. Each piece is checked when it is read, and dropped if it comes
     * from the file. */
    varve_loans loans;
    const varve_loan loan = {
        .bytes = resource->data, .check = resource->check, .file = resource->mapped};
    const varve_pieces pieces = {{NULL, 0}, &loans};
    varve_loans_init(&loans, &form->writer.module->context->memory);
    varve_status status = varve_vector_push(&loans.list, &loan);
    if (status == VARVE_STATUS_OK)
      status = varve_pieces_pass(&pieces, false, put_part, form);
    varve_loans_release(&loans);
    return status;
  }
}

/* Writes resources that have a value and, if they have a handle, whose handle number is above
 * first. */
static varve_status put_resources(canonical_form *form, const varve_vector *resources,
                                  uint32_t first) {
  varve_vector *chosen = &form->writer.blobs;
  varve_vector_truncate(chosen, 0);
  for (size_t i = 0; i < resources->count; i++) {
    resource_reference resource = &VARVE_VECTOR_AT(resources, varve_resource, i);
    if (resource->has_data &&
        (resource->handle == NULL || number_of(form, resource->handle) > first))
      VARVE_TRY(varve_vector_push(chosen, &resource));
  }
  if (chosen->count != 0)
    sort_resources(chosen->data, chosen->count);
  VARVE_TRY(put(form, chosen->count));
  for (size_t i = 0; i < chosen->count; i++) {
    VARVE_TRY(put_resource(form, VARVE_VECTOR_AT(chosen, resource_reference, i)));
    VARVE_TRY(flush_if_large(form));
  }
  return VARVE_STATUS_OK;
}

/* Locations */

static varve_status put_location(canonical_form *form, const varve_entity *location) {
  VARVE_TRY(put_node(form, location));
  return flush_if_large(form);
}

static varve_status put_locations(canonical_form *form) {
  varve_walk walk;
  varve_walk_init(&walk, form->writer.run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    VARVE_TRY(varve_context_step(form->writer.context));
    if (walk.event == VARVE_WALK_OPERATION)
      VARVE_TRY(put_location(form, walk.op->location));
    for (uint32_t i = 0; walk.event == VARVE_WALK_BLOCK && i < walk.block->argument_count; i++)
      VARVE_TRY(put_location(form, walk.block->arguments[i]->location));
  }
  return VARVE_STATUS_OK;
}

/* The form */

static varve_status take_hash(canonical_form *form, uint8_t hash[VARVE_HASH_SIZE]) {
  XXH128_canonical_t bytes;
  VARVE_TRY(flush(form));
  XXH128_canonicalFromHash(&bytes, XXH3_128bits_digest(form->state));
  memcpy(hash, bytes.digest, VARVE_HASH_SIZE);
  return VARVE_STATUS_OK;
}

static varve_status put_module(canonical_form *form, varve_module_hashes *hashes) {
  const varve_module *module = form->writer.module;
  VARVE_TRY(varve_number_values(&form->writer));
  varve_walk walk;
  varve_walk_init(&walk, form->writer.run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    varve_status status = VARVE_STATUS_OK;
    VARVE_TRY(varve_context_step(form->writer.context));
    if (walk.event == VARVE_WALK_OPERATION)
      status = put_operation(form, walk.op);
    else if (walk.event == VARVE_WALK_REGION)
      status = put_region(form, walk.region);
    else if (walk.event == VARVE_WALK_BLOCK)
      status = put_block(form, walk.block);
    VARVE_TRY(status);
  }
  VARVE_TRY(put_resources(form, &module->dialect_resources, 0));
  VARVE_TRY(put_resources(form, &module->external_resources, 0));
  VARVE_TRY(take_hash(form, hashes->without_locations));
  uint32_t defined = form->node_count;
  VARVE_TRY(put_locations(form));
  VARVE_TRY(put_resources(form, &module->dialect_resources, defined));
  return take_hash(form, hashes->content);
}

varve_status varve_hash_module(varve_module *module, varve_buffer *canonical,
                               varve_module_hashes *hashes) {
  canonical_form form = {.canonical = canonical, .state = NULL};
  *hashes = (varve_module_hashes){.content = {0}};
  if (module->root == NULL)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(varve_module_materialize(module));
  form.state = XXH3_createState();
  if (form.state == NULL || XXH3_128bits_reset(form.state) != XXH_OK) {
    (void)XXH3_freeState(form.state);
    return VARVE_STATUS_OUT_OF_MEMORY;
  }
  varve_container_writer_init(&form.writer, module->context);
  form.writer.module = module;
  form.writer.run.root = module->root;
  form.writer.is_interleaved = true;
  varve_status status = put_module(&form, hashes);
  varve_container_writer_release(&form.writer);
  (void)XXH3_freeState(form.state);
  if (status != VARVE_STATUS_OK)
    *hashes = (varve_module_hashes){.content = {0}};
  return status;
}
