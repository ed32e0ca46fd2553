/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/ir.h: moves constants between attributes, resources and files. */
#include <varve/ir.h>

#include "api/files/resource_files.h"
#include "api/options.h"
#include "ir/attributes.h"
#include "ir/module.h"

enum { BLOB_ALIGNMENT = 64, DEFAULT_SIZE = 1024, BITS_PER_BYTE = 8 };

/* State of replacing the attributes of a module. */
typedef struct placing {
  varve_module *module;
  const varve_place_options *options;
  varve_entity_copier copier; /* copies within the context; its map holds the replacements */
  varve_entity_walk walk;
  uint32_t next_key;
} placing;

/* Elements that attributes and resources store the same way: numbers of whole bytes. i1 elements
 * are bits in attributes and bytes in resources. */
static bool is_plain(const varve_entity *type, bool *is_bits) {
  if (type->kind != VARVE_KIND_RANKED_TENSOR_TYPE && type->kind != VARVE_KIND_VECTOR_TYPE)
    return false;
  const varve_entity *element = varve_type_element(type);
  bool is_integer = element->kind == VARVE_KIND_INTEGER_TYPE;
  if (!is_integer && element->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  uint32_t width = varve_type_bit_width(element);
  *is_bits = is_integer && width == 1;
  return *is_bits || width == 8 || width == 16 || width == 32 || width == 64;
}

static varve_status note(placing *p, const varve_entity *old, const varve_entity *with) {
  const varve_entity *copy;
  /* Allocates memory for it. */
  VARVE_TRY(varve_entity_copy(&p->copier, old, &copy));
  p->copier.copies[old->id] = with;
  return VARVE_STATUS_OK;
}

/* Resource to attribute */

static varve_status pack_bits(varve_slice bytes, varve_buffer *bits) {
  for (size_t i = 0; i < bytes.size; i++) {
    if (i % BITS_PER_BYTE == 0)
      VARVE_TRY(varve_buffer_append_char(bits, 0));
    if (bytes.data[i] != 0)
      bits->data[i / BITS_PER_BYTE] =
          (char)(bits->data[i / BITS_PER_BYTE] | 1 << i % BITS_PER_BYTE);
  }
  return VARVE_STATUS_OK;
}

/* Sets *made to NULL if the bytes do not match the type. */
static varve_status make_dense(placing *p, const varve_entity *type, varve_slice bytes,
                               const varve_entity **made) {
  bool is_bits;
  uint64_t count;
  varve_context *context = p->module->context;
  *made = NULL;
  if (!is_plain(type, &is_bits))
    return VARVE_STATUS_OK;
  if (!is_bits)
    return varve_dense_size_is_valid(type, bytes.size, false)
               ? varve_dense_elements_get(context, type, bytes, false, made)
               : VARVE_STATUS_OK;
  if (!varve_dims_count(varve_type_dims(type), &count) || count != bytes.size)
    return VARVE_STATUS_OK;
  varve_buffer bits;
  varve_buffer_init(&bits, &context->memory);
  varve_status status = pack_bits(bytes, &bits);
  if (status == VARVE_STATUS_OK)
    status = varve_dense_elements_get(context, type, varve_buffer_slice(&bits), false, made);
  varve_buffer_release(&bits);
  return status;
}

static varve_status place_inline(placing *p, const varve_entity *entity) {
  const varve_entity *made;
  if (entity->kind != VARVE_KIND_DENSE_RESOURCE_ELEMENTS)
    return VARVE_STATUS_OK;
  const varve_resource *resource = varve_module_find_resource(p->module, entity->children[1]);
  if (resource == NULL || !resource->has_data || resource->kind != VARVE_RESOURCE_BLOB)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_resource_check(resource));
  VARVE_TRY(make_dense(p, entity->children[0], resource->data, &made));
  return made == NULL ? VARVE_STATUS_OK : note(p, entity, made);
}

/* Attribute to resource */

static varve_status keep_bits(placing *p, const varve_entity *entity, varve_slice *kept) {
  uint64_t count;
  const char *bits = (const char *)varve_entity_payload(entity);
  if (!varve_dims_count(varve_type_dims(entity->children[0]), &count) || count > SIZE_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  char *bytes = varve_arena_allocate(&p->module->pool.arena, (size_t)count);
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < count; i++)
    bytes[i] = (char)((unsigned char)bits[i / BITS_PER_BYTE] >> i % BITS_PER_BYTE & 1);
  *kept = varve_slice_make(bytes, (size_t)count);
  return VARVE_STATUS_OK;
}

/* Makes a key that the module does not use yet. */
static varve_status make_key(placing *p, varve_resource *resource) {
  varve_context *context = p->module->context;
  varve_buffer key;
  varve_buffer_init(&key, &context->memory);
  varve_status status = varve_string_get(context, VARVE_SLICE("builtin"), &resource->group);
  do {
    key.size = 0;
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&key, VARVE_SLICE("dense_"));
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append_unsigned(&key, p->next_key++);
    if (status == VARVE_STATUS_OK)
      status = varve_string_get(context, varve_buffer_slice(&key), &resource->key);
    if (status == VARVE_STATUS_OK)
      status =
          varve_resource_handle_get(context, resource->group, resource->key, &resource->handle);
  } while (status == VARVE_STATUS_OK &&
           varve_module_find_resource(p->module, resource->handle) != NULL);
  varve_buffer_release(&key);
  return status;
}

static varve_status place_apart(placing *p, const varve_entity *entity) {
  bool is_bits;
  const varve_entity *made;
  if (entity->kind != VARVE_KIND_DENSE_ELEMENTS || (entity->flags & VARVE_FLAG_SPLAT) != 0 ||
      entity->payload_size <= p->options->larger_than || !is_plain(entity->children[0], &is_bits))
    return VARVE_STATUS_OK;
  varve_resource resource = {
      .kind = VARVE_RESOURCE_BLOB, .has_data = true, .alignment = BLOB_ALIGNMENT};
  varve_slice payload =
      varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size);
  if (is_bits) {
    VARVE_TRY(keep_bits(p, entity, &resource.data));
  } else {
    resource.data = varve_arena_copy(&p->module->pool.arena, payload);
    if (resource.data.data == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
  }
  VARVE_TRY(make_key(p, &resource));
  VARVE_TRY(varve_module_add_resource(p->module, &resource, false));
  VARVE_TRY(
      varve_dense_resource_get(p->module->context, entity->children[0], resource.handle, &made));
  return note(p, entity, made);
}

/* All attributes of the module */

/* Distinct attributes keep their identity. */
static varve_status visit(void *user, const varve_entity *entity) {
  placing *p = user;
  if (entity->kind == VARVE_KIND_DISTINCT)
    return note(p, entity, entity);
  return p->options->place == VARVE_RESOURCES_INLINE ? place_inline(p, entity)
                                                     : place_apart(p, entity);
}

static varve_status replace(placing *p, const varve_entity **attribute) {
  if (*attribute == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_entity_walk_from(&p->walk, *attribute, visit, p));
  return varve_entity_copy(&p->copier, *attribute, attribute);
}

static varve_status replace_all(placing *p) {
  varve_operation *root = p->module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    const varve_entity *dictionary = varve_operation_dictionary(op);
    const varve_entity *properties = varve_operation_properties(op);
    VARVE_TRY(replace(p, &dictionary));
    VARVE_TRY(replace(p, &properties));
    if (dictionary != varve_operation_dictionary(op) ||
        properties != varve_operation_properties(op))
      VARVE_TRY(varve_operation_set_attributes(p->module, op, dictionary, properties));
  }
  return VARVE_STATUS_OK;
}

static varve_status place(varve_module *module, const varve_place_options *options,
                          varve_reporter *reporter) {
  placing p = {.module = module, .options = options};
  VARVE_TRY(varve_module_materialize(module));
  if (options->folder != NULL && options->place != VARVE_RESOURCES_EXTERNAL)
    VARVE_TRY(varve_load_resource_files(module, options->folder, reporter));
  varve_entity_copier_init(&p.copier, module->context);
  varve_entity_walk_init(&p.walk, module->context);
  varve_status status = replace_all(&p);
  varve_entity_copier_release(&p.copier);
  varve_entity_walk_release(&p.walk);
  if (status == VARVE_STATUS_OK && options->place == VARVE_RESOURCES_INLINE)
    status = varve_module_drop_unused_resources(module);
  if (status == VARVE_STATUS_OK && options->place == VARVE_RESOURCES_EXTERNAL)
    status = varve_save_resource_files(module, options, reporter);
  return status;
}

varve_status varve_module_place_resources(varve_module *module,
                                          const varve_place_options *options) {
  varve_place_options filled = {.struct_size = sizeof(varve_place_options)};
  if (module == NULL || options == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (filled.place == 0)
    filled.place = VARVE_RESOURCES_SECTION;
  if (filled.larger_than == 0)
    filled.larger_than = DEFAULT_SIZE;
  else if (filled.larger_than == VARVE_PLACE_ALL)
    filled.larger_than = 0;
  if (filled.place < VARVE_RESOURCES_INLINE || filled.place > VARVE_RESOURCES_EXTERNAL ||
      (filled.place == VARVE_RESOURCES_EXTERNAL && filled.folder == NULL))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_reporter reporter = {.sink = filled.sink, .max_errors = 1};
  return place(module, &filled, &reporter);
}
