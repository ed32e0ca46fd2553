/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/ir.h: moves constants between attributes, resources and files. */
#include <unistd.h>
#include <varve/ir.h>

#include "api/options.h"
#include "base/file/file_map.h"
#include "base/file/file_output.h"
#include "base/scanner.h"
#include "ir/attributes.h"
#include "ir/module.h"

/* Files of resources. An external resource of group varve_files has the key DIALECT.KEY of a blob
 * and the text "ALIGNMENT SIZE NAME" of its file. A name has no slash and no leading dot, so a
 * module cannot name a file in another folder. DIALECT is the escaped group of the blob: the first
 * dot ends it.
 */

enum { MOST_NAME = 200 };
static const char group_name[] = "varve_files";

static bool is_plain_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || c == '.';
}

/* NUL-terminated. */
static varve_status make_path(const char *folder, varve_slice name, varve_buffer *path) {
  path->size = 0;
  VARVE_TRY(varve_buffer_append(path, varve_slice_of(folder[0] == 0 ? "." : folder)));
  VARVE_TRY(varve_buffer_append_char(path, '/'));
  VARVE_TRY(varve_buffer_append(path, name));
  return varve_buffer_append_char(path, 0);
}

/* Characters that are not plain become %XX, and so do dots if escapes_dots. */
static varve_status append_escaped(varve_buffer *name, varve_slice text, bool escapes_dots) {
  static const char digits[] = "0123456789abcdef";
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (is_plain_character(text.data[i]) && !(escapes_dots && c == '.')) {
      VARVE_TRY(varve_buffer_append_char(name, text.data[i]));
      continue;
    }
    const char escaped[3] = {'%', digits[c >> 4], digits[c & 15]};
    VARVE_TRY(varve_buffer_append(name, varve_slice_make(escaped, sizeof(escaped))));
  }
  return VARVE_STATUS_OK;
}

static int hex_digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Undoes append_escaped. Fails with INVALID if the text has no such form. */
static varve_status append_unescaped(varve_buffer *text, varve_slice name) {
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (c == '%') {
      int high = name.size - i > 2 ? hex_digit(name.data[i + 1]) : -1;
      int low = high < 0 ? -1 : hex_digit(name.data[i + 2]);
      if (low < 0)
        return VARVE_STATUS_INVALID;
      c = (char)(high << 4 | low);
      i += 2;
    }
    VARVE_TRY(varve_buffer_append_char(text, c));
  }
  return VARVE_STATUS_OK;
}

/* Reading */

typedef struct file_reference {
  uint64_t alignment;
  uint64_t size;
  varve_slice name;
} file_reference;

static bool take_number(varve_slice *text, uint64_t *number) {
  return varve_text_take_number(text, UINT64_MAX, number) &&
         varve_text_accept(text, VARVE_SLICE(" "));
}

static bool parse_reference(varve_slice text, file_reference *reference) {
  if (!take_number(&text, &reference->alignment) || !take_number(&text, &reference->size) ||
      !varve_is_blob_alignment(reference->alignment) || text.size == 0 || text.size > MOST_NAME ||
      text.data[0] == '.')
    return false;
  for (size_t i = 0; i < text.size; i++)
    if (!is_plain_character(text.data[i]) && text.data[i] != '%')
      return false;
  reference->name = text;
  return true;
}

/* Finds the blob that an entry belongs to. */
static varve_status find_blob(varve_module *module, const varve_resource *entry,
                              varve_resource *blob) {
  varve_slice key = varve_string_bytes(entry->key);
  const char *dot = key.size == 0 ? NULL : memchr(key.data, '.', key.size);
  if (dot == NULL)
    return VARVE_STATUS_INVALID;
  size_t before = (size_t)(dot - key.data);
  varve_buffer group;
  *blob = (varve_resource){.kind = VARVE_RESOURCE_BLOB, .has_data = true};
  varve_buffer_init(&group, &module->context->memory);
  varve_status status = append_unescaped(&group, varve_slice_make(key.data, before));
  if (status == VARVE_STATUS_OK)
    status = varve_string_get(module->context, varve_buffer_slice(&group), &blob->group);
  varve_buffer_release(&group);
  VARVE_TRY(status);
  return varve_string_get(module->context, varve_slice_make(dot + 1, key.size - before - 1),
                          &blob->key);
}

/* Maps a file for as long as the module lives. */
typedef struct kept_file {
  varve_keeper keeper;
  varve_memory *memory;
  varve_file_map map;
} kept_file;

static void release_file(varve_keeper *keeper) {
  kept_file *file = (kept_file *)keeper;
  varve_memory *memory = file->memory;
  varve_file_map_close(&file->map);
  varve_memory_free(memory, file, sizeof(*file));
}

static varve_status open_file(varve_module *module, const char *path, varve_reporter *reporter,
                              varve_file_map **opened) {
  const char *error = "";
  varve_memory *memory = &module->context->memory;
  kept_file *file = varve_memory_resize(memory, NULL, 0, sizeof(*file));
  if (file == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *file = (kept_file){.keeper = {NULL, release_file}, .memory = memory};
  const varve_file_request request = {.path = path, .allow_map = true, .must_be_regular = true};
  varve_status status = varve_file_map_open(&file->map, memory, &request, &error);
  if (status != VARVE_STATUS_OK) {
    varve_memory_free(memory, file, sizeof(*file));
    return status == VARVE_STATUS_IO ? varve_report(reporter, status, 0,
                                                    "cannot read the weights in '%s': %s; if they "
                                                    "are elsewhere, give --resources=inline:DIR",
                                                    path, error)
                                     : status;
  }
  varve_module_keep(module, &file->keeper);
  *opened = &file->map;
  return VARVE_STATUS_OK;
}

static varve_status load_file(varve_module *module, const varve_resource *entry, const char *folder,
                              varve_reporter *reporter) {
  file_reference reference;
  varve_resource blob;
  varve_file_map *map = NULL;
  varve_buffer path;
  varve_status status = find_blob(module, entry, &blob);
  if (status == VARVE_STATUS_OK && !parse_reference(entry->data, &reference))
    status = VARVE_STATUS_INVALID;
  if (status == VARVE_STATUS_INVALID)
    return varve_report(reporter, status, 0, "external resource '%.*s' does not name a file",
                        VARVE_FORMAT_SLICE(varve_string_bytes(entry->key)));
  VARVE_TRY(status);
  varve_buffer_init(&path, &module->context->memory);
  status = make_path(folder, reference.name, &path);
  if (status == VARVE_STATUS_OK)
    status = open_file(module, path.data, reporter, &map);
  if (map != NULL && map->size != reference.size)
    status = varve_report(reporter, VARVE_STATUS_INVALID, 0,
                          "'%s' has %llu bytes, and the module says %llu", path.data,
                          (unsigned long long)map->size, (unsigned long long)reference.size);
  varve_buffer_release(&path);
  if (map == NULL || status != VARVE_STATUS_OK)
    return status;
  blob.alignment = reference.alignment;
  blob.data = varve_slice_make(map->data, map->size);
  blob.mapped = map->is_mapped ? &map->mapped : NULL;
  return varve_module_add_resource(module, &blob, false);
}

static bool is_file_entry(const varve_resource *resource) {
  return resource->kind == VARVE_RESOURCE_STRING && resource->has_data &&
         varve_slice_equal(varve_string_bytes(resource->group), varve_slice_of(group_name));
}

/* Drops the entries of files from the external resources, and their group. */
static void drop_entries(varve_module *module) {
  varve_vector *entries = &module->external_resources, *groups = &module->external_groups;
  size_t count = 0;
  for (size_t i = 0; i < entries->count; i++) {
    varve_resource entry = VARVE_VECTOR_AT(entries, varve_resource, i);
    if (!is_file_entry(&entry))
      VARVE_VECTOR_AT(entries, varve_resource, count++) = entry;
  }
  varve_vector_truncate(entries, count);
  count = 0;
  for (size_t i = 0; i < groups->count; i++) {
    const varve_entity *group = VARVE_VECTOR_AT(groups, const varve_entity *, i);
    if (!varve_slice_equal(varve_string_bytes(group), varve_slice_of(group_name)))
      VARVE_VECTOR_AT(groups, const varve_entity *, count++) = group;
  }
  varve_vector_truncate(groups, count);
}

/* Writing */

typedef struct saving {
  varve_module *module;
  const varve_place_options *options;
  varve_reporter *reporter;
  varve_buffer name;
  varve_buffer path; /* NUL-terminated */
  varve_vector made; /* varve_slice: paths of the files that this call created, NUL-terminated */
} saving;

/* Accepts an existing file if it has the same content as the blob. */
static varve_status compare_file(saving *s, const varve_resource *resource) {
  varve_file_map map;
  const char *error = "";
  const varve_file_request request = {
      .path = s->path.data, .allow_map = true, .must_be_regular = true};
  varve_status status = varve_file_map_open(&map, &s->module->context->memory, &request, &error);
  if (status == VARVE_STATUS_OK) {
    bool is_same = varve_slice_equal(varve_slice_make(map.data, map.size), resource->data);
    varve_file_map_close(&map);
    if (is_same)
      return VARVE_STATUS_OK;
    error = "the file has other content";
  }
  return status == VARVE_STATUS_OUT_OF_MEMORY
             ? status
             : varve_report(s->reporter, VARVE_STATUS_IO, 0, "cannot replace '%s': %s",
                            s->path.data, error);
}

static varve_status write_file(saving *s, const varve_resource *resource) {
  const char *error = "";
  varve_memory *memory = &s->module->context->memory;
  varve_loans loans;
  const varve_loan loan = {
      .bytes = resource->data, .check = resource->check, .file = resource->mapped};
  varve_slice path = varve_arena_copy(&s->module->pool.arena, varve_buffer_slice(&s->path));
  if (path.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_loans_init(&loans, memory);
  const varve_pieces pieces = {{NULL, 0}, &loans};
  varve_status status = varve_vector_push(&loans.list, &loan);
  if (status == VARVE_STATUS_OK)
    status = varve_vector_reserve(&s->made, 1);
  if (status == VARVE_STATUS_OK)
    status = varve_file_write_pieces(memory, s->path.data, &pieces, &error);
  varve_loans_release(&loans);
  if (status == VARVE_STATUS_IO)
    return varve_report(s->reporter, status, 0, "cannot write '%s': %s", s->path.data, error);
  return status == VARVE_STATUS_OK ? varve_vector_push(&s->made, &path) : status;
}

/* Adds the external resource that names the file of the blob. */
static varve_status add_entry(saving *s, const varve_resource *resource) {
  varve_context *context = s->module->context;
  varve_resource entry = {.kind = VARVE_RESOURCE_STRING, .has_data = true};
  varve_buffer *text = &s->path;
  text->size = 0;
  VARVE_TRY(append_escaped(text, varve_string_bytes(resource->group), true));
  VARVE_TRY(varve_buffer_append_char(text, '.'));
  VARVE_TRY(varve_buffer_append(text, varve_string_bytes(resource->key)));
  VARVE_TRY(varve_string_get(context, varve_slice_of(group_name), &entry.group));
  VARVE_TRY(varve_string_get(context, varve_buffer_slice(text), &entry.key));
  text->size = 0;
  VARVE_TRY(varve_buffer_append_unsigned(text, resource->alignment));
  VARVE_TRY(varve_buffer_append_char(text, ' '));
  VARVE_TRY(varve_buffer_append_unsigned(text, resource->data.size));
  VARVE_TRY(varve_buffer_append_char(text, ' '));
  VARVE_TRY(varve_buffer_append(text, varve_buffer_slice(&s->name)));
  entry.data = varve_arena_copy(&s->module->pool.arena, varve_buffer_slice(text));
  if (entry.data.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  return varve_module_add_resource(s->module, &entry, true);
}

/* Printers and bytecode need the resources of a group together. */
static varve_status add_group(const saving *s) {
  const varve_entity *name;
  varve_vector *groups = &s->module->external_groups;
  VARVE_TRY(varve_string_get(s->module->context, varve_slice_of(group_name), &name));
  for (size_t i = 0; i < groups->count; i++)
    if (VARVE_VECTOR_AT(groups, const varve_entity *, i) == name)
      return VARVE_STATUS_OK;
  return varve_vector_push(groups, &name);
}

static varve_status save_file(saving *s, varve_resource *resource) {
  if (!resource->has_data || resource->kind != VARVE_RESOURCE_BLOB ||
      resource->data.size <= s->options->larger_than)
    return VARVE_STATUS_OK;
  if (varve_string_bytes(resource->group).size == 0) /* its file would be hidden */
    return varve_report(s->reporter, VARVE_STATUS_INVALID, 0,
                        "the resource '%.*s' of no dialect cannot become a file",
                        VARVE_FORMAT_SLICE(varve_string_bytes(resource->key)));
  /* Different blobs have different file names. */
  s->name.size = 0;
  VARVE_TRY(append_escaped(&s->name, varve_string_bytes(resource->group), true));
  VARVE_TRY(varve_buffer_append_char(&s->name, '.'));
  VARVE_TRY(append_escaped(&s->name, varve_string_bytes(resource->key), false));
  if (s->name.size > MOST_NAME)
    return varve_report(s->reporter, VARVE_STATUS_INVALID, 0,
                        "the key '%.*s' is too long for a name of a file",
                        VARVE_FORMAT_SLICE(varve_string_bytes(resource->key)));
  VARVE_TRY(make_path(s->options->folder, varve_buffer_slice(&s->name), &s->path));
  VARVE_TRY(access(s->path.data, F_OK) == 0 ? compare_file(s, resource) : write_file(s, resource));
  VARVE_TRY(add_group(s));
  VARVE_TRY(add_entry(s, resource));
  *resource =
      (varve_resource){.group = resource->group, .key = resource->key, .handle = resource->handle};
  return VARVE_STATUS_OK;
}

/* Reports the new files to the caller. */
static varve_status list_files(const saving *s) {
  for (size_t i = 0; i < s->made.count && s->options->created != NULL; i++)
    VARVE_TRY(
        s->options->created(s->options->user, VARVE_VECTOR_AT(&s->made, varve_slice, i).data));
  return VARVE_STATUS_OK;
}

static void remove_files(const saving *s) {
  for (size_t i = 0; i < s->made.count; i++)
    (void)unlink(VARVE_VECTOR_AT(&s->made, varve_slice, i).data);
}

/* Writes blobs of more than options->larger_than bytes into files of options->folder, and adds
 * external resources that name them. On failure, removes the files that it created. */
static varve_status save_resource_files(varve_module *module, const varve_place_options *options,
                                        varve_reporter *reporter) {
  saving s = {.module = module, .options = options, .reporter = reporter};
  varve_memory *memory = &module->context->memory;
  varve_status status = VARVE_STATUS_OK;
  varve_buffer_init(&s.name, memory);
  varve_buffer_init(&s.path, memory);
  varve_vector_init(&s.made, memory, sizeof(varve_slice));
  for (size_t i = 0; i < module->dialect_resources.count && status == VARVE_STATUS_OK; i++)
    status = save_file(&s, &VARVE_VECTOR_AT(&module->dialect_resources, varve_resource, i));
  if (status == VARVE_STATUS_OK)
    status = list_files(&s);
  if (status != VARVE_STATUS_OK)
    remove_files(&s);
  varve_buffer_release(&s.name);
  varve_buffer_release(&s.path);
  varve_vector_release(&s.made);
  return status;
}

/* Placing */

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
    varve_slice *kept = &resource.data;
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
  if (options->folder != NULL && options->place != VARVE_RESOURCES_EXTERNAL) {
    /* Reads the bytes of blobs from the files that external resources name, and drops these
     * external resources. */
    for (size_t i = 0; i < module->external_resources.count; i++) {
      varve_resource entry = VARVE_VECTOR_AT(&module->external_resources, varve_resource, i);
      if (is_file_entry(&entry))
        VARVE_TRY(load_file(module, &entry, options->folder, reporter));
    }
    drop_entries(module);
  }
  varve_entity_copier_init(&p.copier, module->context);
  varve_entity_walk_init(&p.walk, module->context);
  varve_status status = replace_all(&p);
  varve_entity_copier_release(&p.copier);
  varve_entity_walk_release(&p.walk);
  if (status == VARVE_STATUS_OK && options->place == VARVE_RESOURCES_INLINE)
    status = varve_module_drop_unused_resources(module);
  if (status == VARVE_STATUS_OK && options->place == VARVE_RESOURCES_EXTERNAL)
    status = save_resource_files(module, options, reporter);
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
