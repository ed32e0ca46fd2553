/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Opens files that are read by parts. */
#include "api/files/open_file.h"

#include "api/dictionary.h"
#include "api/load/load.h"
#include "api/options.h"
#include "bytecode/read/reader.h"
#include "container/frame/read_blobs.h"
#include "dialect/registry/pack_choice.h"

/* Maps hashes of symbol names to operations. */

void varve_name_index_init(varve_name_index *index, varve_context *context) {
  *index = (varve_name_index){.seed = context->seed};
  varve_arena_init(&index->arena, &context->memory);
  varve_hash_table_init(&index->table, &context->memory);
}

void varve_name_index_release(varve_name_index *index) {
  varve_hash_table_release(&index->table);
  varve_arena_release(&index->arena);
}

static bool has_name(const void *key, const void *value) {
  const varve_slice *name = key;
  const varve_named_operation *operation = value;
  return varve_slice_equal(*name, operation->name);
}

static uint64_t hash_of(const varve_name_index *index, varve_slice name) {
  return varve_hash_bytes(index->seed, name.data, name.size);
}

varve_status varve_name_index_add(void *user, const varve_symbol *symbol) {
  varve_name_index *index = user;
  if (symbol->depth != 0)
    return VARVE_STATUS_OK;
  uint64_t hash = hash_of(index, symbol->name);
  varve_named_operation *known =
      varve_hash_table_find(&index->table, hash, has_name, &symbol->name);
  if (known != NULL) {
    known->count++;
    return VARVE_STATUS_OK;
  }
  varve_named_operation *made = varve_arena_allocate(&index->arena, sizeof(*made));
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_named_operation){symbol->name, symbol->top_level, 1};
  return varve_hash_table_insert(&index->table, hash, made);
}

const varve_named_operation *varve_name_index_find(const varve_name_index *index,
                                                   varve_slice name) {
  return varve_hash_table_find(&index->table, hash_of(index, name), has_name, &name);
}

/* Files of at least this size are read by parts if they must not or cannot be mapped. */
enum { BY_PARTS = 16 << 20 };
/* If the operations are smaller, reading them all takes about as long as opening the file. */
enum { CONFIRM_INDEX_BELOW = 16 << 10 };
/* The default of varve_file_source.least_request. An object store sends so many bytes in less time
 * than it takes to answer a request. */
enum { LEAST_REQUEST = 128 << 10 };

/* The bytes */

static varve_status backing_create(varve_context *context, varve_backing **created) {
  varve_backing *backing = varve_memory_resize(&context->memory, NULL, 0, sizeof(*backing));
  *created = backing;
  if (backing == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *backing = (varve_backing){.memory = &context->memory, .users = 1, .reader = {-1}};
  backing->map.memory = &context->memory;
  varve_buffer_init(&backing->bytes, &context->memory);
  return VARVE_STATUS_OK;
}

static void backing_drop(varve_backing *backing) {
  if (backing == NULL || --backing->users != 0)
    return;
  varve_file_map_close(&backing->map);
  varve_file_reader_close(&backing->reader);
  varve_buffer_release(&backing->bytes);
  varve_memory_free(backing->memory, backing, sizeof(*backing));
}

/* A module's reference to the bytes. */
typedef struct share {
  varve_keeper keeper;
  varve_backing *backing;
} share;

static void release_share(varve_keeper *keeper) {
  share *held = (share *)keeper;
  varve_backing *backing = held->backing;
  varve_memory_free(backing->memory, held, sizeof(*held));
  backing_drop(backing);
}

varve_status varve_file_lend(varve_file *file, varve_module *module) {
  share *held = varve_memory_resize(&file->context->memory, NULL, 0, sizeof(*held));
  if (held == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *held = (share){.keeper = {.release = release_share}, .backing = file->backing};
  file->backing->users++;
  varve_module_keep(module, &held->keeper);
  return VARVE_STATUS_OK;
}

void varve_file_begin_call(varve_file *file) {
  file->reporter.error_count = 0;
  file->context->packs.reading = &file->packs;
  if (file->container != NULL)
    varve_container_parts_begin_call(file->container);
}

varve_status varve_file_end_call(varve_file *file, varve_status status) {
  varve_context *context = file->context;
  varve_status reported = context->packs.library == NULL
                              ? VARVE_STATUS_OK
                              : varve_packs_report(context, file->options.sink);
  context->packs.reading = NULL;
  return reported == VARVE_STATUS_OK ? status : reported;
}

varve_load_options varve_file_load_options(const varve_file *file) {
  varve_load_options options = file->options;
  options.sink = file->relay.target;
  return options;
}

/* Reads a part and reports a failure. */
static varve_status read_part(void *user, uint64_t offset, void *bytes, size_t size) {
  varve_file *file = user;
  varve_status status = varve_source_read(&file->backing->raw, offset, bytes, size);
  if (status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY)
    return status;
  return varve_report(&file->reporter, status, offset, "cannot read %zu bytes", size);
}

/* least_request: bytes; 1: requests are as small as the parts. */
static void read_through(varve_file *file, varve_source source, uint64_t least_request) {
  const varve_source reported = {.size = source.size, .read_at = read_part, .user = file};
  file->backing->raw = source;
  file->backing->source = reported;
  if (least_request <= 1)
    return;
  varve_read_ahead_init(&file->ahead, &file->context->memory, reported, least_request);
  file->backing->source = varve_read_ahead_source(&file->ahead);
}

varve_status varve_file_all_bytes(varve_file *file, varve_slice *bytes) {
  varve_backing *backing = file->backing;
  varve_source *source = &backing->source;
  *bytes = varve_slice_make(NULL, 0);
  if (source->data == NULL) {
    bool has_room = backing->room.data != NULL;
    varve_status status = has_room ? varve_bytecode_room_complete(&backing->room)
                                   : varve_source_append(source, 0, source->size, &backing->bytes);
    if (status != VARVE_STATUS_OK && has_room)
      return status;
    if (status != VARVE_STATUS_OK) {
      varve_buffer_release(&backing->bytes);
      varve_buffer_init(&backing->bytes, backing->memory);
      return status;
    }
    *source = varve_source_of(varve_buffer_slice(&backing->bytes));
    varve_read_ahead_release(&file->ahead);
  }
  *bytes = varve_slice_make(source->data, (size_t)source->size);
  return VARVE_STATUS_OK;
}

/* Opening */

/* An artifact is converted as a whole: its operations are other ones then, and have other names. */
static varve_status close_artifact(varve_file *file) {
  bool is_stored = file->bytecode == NULL;
  for (size_t i = 0; !is_stored; i++) {
    varve_slice dialect = varve_bytecode_parts_dialect(file->bytecode, i);
    if (dialect.size == 0)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_is_stored_dialect(file->context, dialect, &is_stored));
  }
  varve_bytecode_parts_destroy(file->bytecode);
  file->bytecode = NULL;
  return VARVE_STATUS_OK;
}

static varve_status open_container(varve_file *file) {
  const varve_container_read_options options = {
      .file_name = file->options.file_name,
      .sink = file->options.sink,
      .vocabulary = varve_dictionary_vocabulary(file->options.dictionary),
      .confirm_index_below = CONFIRM_INDEX_BELOW};
  return varve_container_parts_open(file->context, &file->backing->source, &options,
                                    &file->container);
}

/* Detects the format from so many first bytes. */
static varve_status find_format_in(varve_file *file, uint64_t count) {
  varve_buffer buffer;
  varve_slice bytes;
  const varve_source *source = &file->backing->source;
  varve_buffer_init(&buffer, &file->context->memory);
  varve_status status =
      varve_source_get(source, 0, source->size < count ? source->size : count, &buffer, &bytes);
  if (status == VARVE_STATUS_OK)
    file->format = varve_format_detect(bytes);
  varve_buffer_release(&buffer);
  return status;
}

/* Returns the bytes; large values of resources are missing if the source is still read by range. */
static varve_status get_bytecode(varve_file *file, varve_slice *bytes) {
  varve_backing *backing = file->backing;
  const uint64_t size = backing->source.size;
  if (backing->source.data != NULL || size > SIZE_MAX / 2)
    return varve_file_all_bytes(file, bytes);
  VARVE_TRY(varve_buffer_reserve(&backing->bytes, (size_t)size));
  backing->bytes.size = (size_t)size;
  VARVE_TRY(varve_bytecode_room_open(&backing->room, &backing->source, backing->bytes.data));
  *bytes = varve_buffer_slice(&backing->bytes);
  return backing->room.left_size == 0 ? varve_file_all_bytes(file, bytes) : VARVE_STATUS_OK;
}

static varve_status open_parts(varve_file *file) {
  /* Only the file of jax.export needs more than a few bytes, which a source would read for nothing.
   * For a container, opening it checks the rest. */
  enum { MAGIC = 16, TABLE = 256 };
  VARVE_TRY(find_format_in(file, MAGIC));
  VARVE_TRY(file->format == VARVE_FORMAT_TEXT ? find_format_in(file, TABLE) : VARVE_STATUS_OK);
  if (file->format == VARVE_FORMAT_BYTECODE) {
    varve_slice bytes;
    VARVE_TRY(get_bytecode(file, &bytes));
    const varve_bytecode_read_options options = {.file_name = file->options.file_name,
                                                 .sink = file->options.sink,
                                                 .keeper = &file->keeper,
                                                 .leaves_resources =
                                                     file->backing->room.left_size != 0,
                                                 .keeps_misfits = !file->options.strict};
    VARVE_TRY(varve_bytecode_parts_open(file->context, bytes, &options, &file->bytecode));
    return file->options.keep_artifact ? VARVE_STATUS_OK : close_artifact(file);
  }
  return file->format == VARVE_FORMAT_VARVE ? open_container(file) : VARVE_STATUS_OK;
}

static varve_status create(varve_context *context, const varve_load_options *options,
                           const char *default_name, varve_file **created) {
  varve_load_options filled = {.struct_size = sizeof(varve_load_options)};
  *created = NULL;
  VARVE_TRY(varve_load_options_fill(options, &filled));
  if (filled.file_name.size == 0)
    filled.file_name = varve_slice_of(default_name);
  varve_file *file = varve_memory_resize(&context->memory, NULL, 0, sizeof(*file));
  if (file == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *file = (varve_file){.context = context, .options = filled};
  varve_buffer_init(&file->name, &context->memory);
  varve_name_index_init(&file->names, context);
  file->relay.target = filled.sink;
  file->options.sink = varve_relay_sink(&file->relay);
  varve_pack_reading_init(&file->packs, context, VARVE_SLICE(""));
  varve_status status = varve_buffer_append(&file->name, filled.file_name);
  file->options.file_name = varve_buffer_slice(&file->name);
  file->reporter = (varve_reporter){
      .sink = file->options.sink, .file = file->options.file_name, .max_errors = 1};
  if (status == VARVE_STATUS_OK)
    status = backing_create(context, &file->backing);
  if (status == VARVE_STATUS_OK)
    *created = file;
  else
    varve_file_close(file);
  return status;
}

/* Opens the parts if status is OK. Sets *file, or frees made on failure. */
static varve_status finish(varve_file *made, varve_status status, varve_file **file) {
  made->context->packs.reading = &made->packs;
  if (status == VARVE_STATUS_OK)
    status = open_parts(made);
  made->context->packs.reading = NULL;
  if (status == VARVE_STATUS_OK)
    *file = made;
  else
    varve_file_close(made);
  return status;
}

varve_status varve_file_open_bytes(varve_context *context, varve_slice bytes,
                                   const varve_load_options *options, varve_file **file) {
  varve_file *made;
  if (file == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *file = NULL;
  if (context == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(create(context, options, "-", &made));
  made->backing->source = made->backing->raw = varve_source_of(bytes);
  return finish(made, VARVE_STATUS_OK, file);
}

varve_status varve_file_open_source(varve_context *context, const varve_file_source *source,
                                    const varve_load_options *options, varve_file **file) {
  varve_file *made;
  varve_file_source filled = {.struct_size = sizeof(varve_file_source)};
  if (file == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *file = NULL;
  if (context == NULL || source == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(source, &filled, sizeof(filled)));
  if (filled.read_at == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(create(context, options, "-", &made));
  const varve_source read = {.size = filled.size, .read_at = filled.read_at, .user = filled.user};
  read_through(made, read, filled.least_request == 0 ? LEAST_REQUEST : filled.least_request);
  return finish(made, VARVE_STATUS_OK, file);
}

/* Opens by parts if that is the only way; otherwise maps or reads the file. */
static varve_status open_path(varve_file *file, const char *path) {
  varve_backing *backing = file->backing;
  varve_source source;
  const char *error = "";
  bool is_stdin = strcmp(path, "-") == 0;
  varve_status status = VARVE_STATUS_UNSUPPORTED;
  if (!is_stdin)
    status = varve_file_reader_open(&backing->reader, path, &source, &error);
  if (status == VARVE_STATUS_IO)
    return varve_file_map_report(&file->reporter, status, error);
  if (status == VARVE_STATUS_OK &&
      (source.size > SIZE_MAX / 2 || (file->options.no_map && source.size >= BY_PARTS))) {
    read_through(file, source, 1);
    return VARVE_STATUS_OK;
  }
  varve_file_reader_close(&backing->reader);
  const varve_file_request request = {.path = is_stdin ? NULL : path,
                                      .max_input = file->context->limits.max_input,
                                      .allow_map = !file->options.no_map};
  status = varve_file_map_open(&backing->map, backing->memory, &request, &error);
  VARVE_TRY(varve_file_map_report(&file->reporter, status, error));
  backing->source = varve_source_of(varve_slice_make(backing->map.data, backing->map.size));
  backing->source.is_mapped = backing->map.is_mapped;
  backing->raw = backing->source;
  return VARVE_STATUS_OK;
}

varve_status varve_file_open(varve_context *context, const char *path,
                             const varve_load_options *options, varve_file **file) {
  varve_file *made;
  if (file == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *file = NULL;
  if (context == NULL || path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(create(context, options, strcmp(path, "-") == 0 ? "<stdin>" : path, &made));
  return finish(made, open_path(made, path), file);
}

void varve_file_close(varve_file *file) {
  if (file == NULL)
    return;
  varve_module_destroy(file->whole);
  varve_bytecode_parts_destroy(file->bytecode);
  varve_container_parts_destroy(file->container);
  varve_name_index_release(&file->names);
  varve_pack_reading_release(&file->packs);
  varve_read_ahead_release(&file->ahead);
  varve_buffer_release(&file->name);
  backing_drop(file->backing);
  varve_memory_free(&file->context->memory, file, sizeof(*file));
}

varve_format varve_file_get_format(const varve_file *file) {
  return file == NULL ? VARVE_FORMAT_UNKNOWN : file->format;
}

/* Reading */

static varve_status place_resource(varve_file *file, varve_module *module,
                                   varve_resource *resource) {
  varve_backing *backing = file->backing;
  if (file->bytecode == NULL)
    return varve_container_place_resource(file->container, &backing->raw, module, resource);
  VARVE_TRY(varve_bytecode_place_resource(file->bytecode, &backing->room, resource));
  const size_t size = resource->data.size;
  if (resource->kind != VARVE_RESOURCE_BLOB || size < VARVE_ROOM_LARGE_BLOB ||
      backing->room.left_size == 0)
    return VARVE_STATUS_OK;
  char *bytes = backing->room.data + (resource->data.data - backing->room.data);
  const varve_blob_place place = {.source = &backing->raw,
                                  .section = {.codec = VARVE_CODEC_BLOCKS,
                                              .offset = (uint64_t)(bytes - backing->room.data),
                                              .size = size,
                                              .stored_size = size},
                                  .room = bytes};
  return varve_leave_blob(module, &place, resource);
}

varve_status varve_file_place_resources(varve_file *file, varve_module *module) {
  varve_vector *const lists[] = {&module->dialect_resources, &module->external_resources};
  for (size_t k = 0; k < VARVE_COUNT_OF(lists); k++)
    for (size_t i = 0; i < lists[k]->count; i++) {
      varve_resource *resource = &VARVE_VECTOR_AT(lists[k], varve_resource, i);
      if (varve_resource_is_left(resource))
        VARVE_TRY(place_resource(file, module, resource));
    }
  return VARVE_STATUS_OK;
}

varve_status varve_file_convert_groups(varve_file *file, bool *is_converted) {
  const uint64_t first = 0;
  varve_module *module;
  uint64_t count;
  *is_converted = false;
  if (file->options.keep_artifact || file->container == NULL ||
      !varve_container_parts_has_groups(file->container))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_container_operation_count(file->container, &count));
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_container_read_root(file->container, &module));
  varve_status status = varve_container_read_operations(file->container, &first, 1, module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_is_artifact(module, is_converted);
  varve_module_destroy(module);
  if (status != VARVE_STATUS_OK || !*is_converted)
    return status;
  varve_container_parts_destroy(file->container);
  file->container = NULL;
  return varve_file_load_whole(file);
}

varve_status varve_file_load_whole(varve_file *file) {
  varve_slice bytes;
  if (file->whole != NULL)
    return VARVE_STATUS_OK;
  if (file->container != NULL && varve_container_parts_is_one(file->container) &&
      !file->options.check_hashes) {
    VARVE_TRY(varve_container_read_root(file->container, &file->whole));
    varve_status status = varve_load_from_artifact(file->whole, &file->options);
    if (status == VARVE_STATUS_OK)
      return status;
    varve_module_destroy(file->whole);
    file->whole = NULL;
    return status;
  }
  VARVE_TRY(varve_file_all_bytes(file, &bytes));
  return varve_load_kept(file->context, bytes, &file->options, &file->whole);
}
