/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads parts of an open file. */
#include <varve/ir.h>

#include "api/files/open_file.h"
#include "api/files/select_operations.h"
#include "api/load/load.h"
#include "api/options.h"
#include "base/text_spelling.h"
#include "container/frame/frame.h"
#include "dialect/symbols.h"

static bool has_groups(const varve_file *file) {
  return file->container != NULL && varve_container_parts_has_groups(file->container);
}

/* Lists the symbols by the reader of the file's format. */
static varve_status visit(varve_file *file, bool is_root_only, varve_symbol_function *function,
                          void *user) {
  if (file->bytecode != NULL)
    return varve_bytecode_visit_symbols(file->bytecode, is_root_only, function, user);
  if (has_groups(file))
    return varve_container_visit_symbols(file->container, function, user);
  VARVE_TRY(varve_file_load_whole(file));
  return varve_module_visit_symbols(file->whole, function, user);
}

/* Listing */

typedef struct listing {
  uint64_t count;
  varve_file_symbol_function *function;
  void *user;
  varve_buffer path;
  varve_vector ends; /* size_t: for each enclosing symbol, the end of its name in path */
} listing;

static varve_status append_name(varve_buffer *out, varve_slice name) {
  VARVE_TRY(varve_buffer_append_char(out, '@'));
  if (varve_is_bare_identifier(name))
    return varve_buffer_append(out, name);
  VARVE_TRY(varve_buffer_append_char(out, '"'));
  VARVE_TRY(varve_print_escaped(out, name));
  return varve_buffer_append_char(out, '"');
}

static varve_status list_symbol(void *user, const varve_symbol *symbol) {
  listing *l = user;
  l->count++;
  /* Appends the name of the symbol to the path of the enclosing symbols. */
  varve_vector_truncate(&l->ends, symbol->depth);
  l->path.size = symbol->depth == 0 ? 0 : VARVE_VECTOR_LAST(&l->ends, size_t);
  if (symbol->depth != 0)
    VARVE_TRY(varve_buffer_append(&l->path, VARVE_SLICE("::")));
  VARVE_TRY(append_name(&l->path, symbol->name));
  VARVE_TRY(varve_vector_push(&l->ends, &l->path.size));
  const varve_file_symbol listed = {.path = varve_buffer_slice(&l->path),
                                    .name = symbol->name,
                                    .operation_name = symbol->operation,
                                    .visibility = symbol->visibility,
                                    .depth = symbol->depth,
                                    .operation = symbol->top_level};
  return l->function(l->user, &listed);
}

static varve_status list(varve_file *file, listing *l) {
  bool is_converted = false;
  VARVE_TRY(visit(file, false, list_symbol, l));
  if (l->count == 0)
    VARVE_TRY(varve_file_convert_groups(file, &is_converted));
  return is_converted ? visit(file, false, list_symbol, l) : VARVE_STATUS_OK;
}

varve_status varve_file_list(varve_file *file, varve_file_symbol_function *function, void *user) {
  if (file == NULL || function == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  listing l = {.function = function, .user = user};
  varve_buffer_init(&l.path, &file->context->memory);
  varve_vector_init(&l.ends, &file->context->memory, sizeof(size_t));
  varve_file_begin_call(file);
  varve_status status = varve_file_end_call(file, list(file, &l));
  varve_buffer_release(&l.path);
  varve_vector_release(&l.ends);
  return status;
}

/* Finding */

static varve_status make_names(varve_file *file) {
  if (file->names.is_made)
    return VARVE_STATUS_OK;
  varve_name_index_release(&file->names);
  varve_name_index_init(&file->names, file->context);
  VARVE_TRY(visit(file, true, varve_name_index_add, &file->names));
  file->names.is_made = true;
  return VARVE_STATUS_OK;
}

static varve_status find(varve_file *file, varve_slice name, uint64_t *operation, size_t *count) {
  bool is_converted = false;
  varve_status status = VARVE_STATUS_NOT_FOUND;
  if (has_groups(file))
    status = varve_container_find(file->container, name, operation, count);
  if (has_groups(file) && status == VARVE_STATUS_NOT_FOUND)
    VARVE_TRY(varve_file_convert_groups(file, &is_converted));
  if (has_groups(file))
    return status;
  VARVE_TRY(make_names(file));
  const varve_named_operation *found = varve_name_index_find(&file->names, name);
  if (found == NULL)
    return VARVE_STATUS_NOT_FOUND;
  *operation = found->first;
  if (count != NULL)
    *count = found->count;
  return VARVE_STATUS_OK;
}

varve_status varve_file_find(varve_file *file, varve_slice name, uint64_t *operation,
                             size_t *count) {
  if (count != NULL)
    *count = 0;
  if (operation == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *operation = 0;
  if (file == NULL || (name.data == NULL && name.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_file_begin_call(file);
  return varve_file_end_call(file, find(file, name, operation, count));
}

/* Reading */

static varve_status count_operations(varve_file *file, uint64_t *count) {
  if (file->bytecode != NULL) {
    *count = varve_bytecode_parts_operation_count(file->bytecode);
    return VARVE_STATUS_OK;
  }
  if (has_groups(file))
    return varve_container_operation_count(file->container, count);
  VARVE_TRY(varve_file_load_whole(file));
  *count = varve_count_root_operations(file->whole);
  return VARVE_STATUS_OK;
}

/* Reads the operations and all resources. Data of resources may still be in the file. */
static varve_status take(varve_file *file, const varve_file_selection *selection,
                         varve_module **module) {
  const varve_operation_numbers selected = {selection->operations, selection->count};
  if (file->bytecode != NULL)
    return varve_bytecode_read_operations(file->bytecode, selected.numbers, selected.count, module);
  if (!has_groups(file)) {
    VARVE_TRY(varve_file_load_whole(file));
    return varve_select_operations(file->whole, selected, module);
  }
  VARVE_TRY(varve_container_read_root(file->container, module));
  return varve_container_read_operations(file->container, selected.numbers, selected.count,
                                         *module);
}

/* Takes the operations of an artifact in groups from the module that it becomes, where they have
 * the same numbers. */
static varve_status take_converted(varve_file *file, const varve_file_selection *selection,
                                   varve_module **module) {
  bool is_artifact = false;
  VARVE_TRY(take(file, selection, module));
  if (has_groups(file) && !file->options.keep_artifact)
    VARVE_TRY(varve_module_is_artifact(*module, &is_artifact));
  if (is_artifact)
    VARVE_TRY(varve_file_convert_groups(file, &is_artifact));
  if (!is_artifact)
    return VARVE_STATUS_OK;
  varve_module_destroy(*module);
  *module = NULL;
  return take(file, selection, module);
}

/* Drops or reads resources, then runs the checks that the options request. */
static varve_status complete(varve_file *file, bool all_resources, varve_module *module) {
  if (!all_resources)
    VARVE_TRY(varve_module_drop_unused_resources(module));
  const varve_source *source = &file->backing->source;
  const varve_slice lent =
      varve_slice_make(source->data, source->data == NULL ? 0 : (size_t)source->size);
  if (file->whole != NULL)
    VARVE_TRY(varve_own_resources(module, lent));
  if (file->container != NULL || file->bytecode != NULL)
    VARVE_TRY(varve_file_place_resources(file, module));
  VARVE_TRY(varve_file_lend(file, module));
  return varve_load_check(module, &file->options, true);
}

/* Reads a part, perhaps twice. */
typedef struct part_attempt {
  varve_pack_attempt attempt; /* first */
  varve_file *file;
  const varve_file_selection *selection;
} part_attempt;

static varve_status run(varve_pack_attempt *attempt) {
  const part_attempt *part = (const part_attempt *)attempt;
  varve_file_begin_call(part->file);
  varve_status status = take_converted(part->file, part->selection, attempt->module);
  if (status == VARVE_STATUS_OK)
    status = complete(part->file, part->selection->all_resources, *attempt->module);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*attempt->module);
  *attempt->module = NULL;
  return status;
}

static varve_status read_selection(varve_file *file, const varve_file_selection *selection,
                                   varve_module **module) {
  uint64_t count;
  for (size_t i = 1; i < selection->count; i++)
    if (selection->operations[i] <= selection->operations[i - 1])
      return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(count_operations(file, &count));
  if (selection->count != 0 && selection->operations[selection->count - 1] >= count) {
    if (has_groups(file))
      VARVE_TRY(varve_container_confirm_index(file->container));
    return VARVE_STATUS_NOT_FOUND;
  }
  part_attempt part = {.attempt = {.context = file->context,
                                   .relay = &file->relay,
                                   .module = module,
                                   .file_name = file->options.file_name,
                                   .is_part = true,
                                   .is_strict = file->options.strict,
                                   .is_stored = file->container != NULL,
                                   .run = run},
                       .file = file,
                       .selection = selection};
  return varve_attempt_with_packs(&part.attempt);
}

/* Destroys the module if the call fails. */
static varve_status end_reading(varve_file *file, varve_status status, varve_module **module) {
  status = varve_file_end_call(file, status);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*module);
  *module = NULL;
  return status;
}

varve_status varve_file_read_selection(varve_file *file, const varve_file_selection *selection,
                                       varve_module **module) {
  varve_file_selection filled = {.struct_size = sizeof(varve_file_selection)};
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *module = NULL;
  if (file == NULL || selection == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(selection, &filled, sizeof(filled)));
  if (filled.operations == NULL && filled.count != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_file_begin_call(file);
  return end_reading(file, read_selection(file, &filled, module), module);
}

varve_status varve_file_read_operation(varve_file *file, uint64_t operation,
                                       varve_module **module) {
  const varve_file_selection one = {
      .struct_size = sizeof(one), .operations = &operation, .count = 1};
  return varve_file_read_selection(file, &one, module);
}

/* Checks that every part of the path exists in the module, whose only operation is the first
 * part. */
static varve_status check_path(const varve_module *module, const varve_attribute *path) {
  varve_operation *op = module->root;
  for (uint32_t i = 0; i < varve_attribute_get_symbol_name_count(path); i++) {
    /* Finds a symbol directly in op. */
    const varve_slice target = varve_attribute_get_symbol_name(path, i);
    varve_slice name;
    varve_operation *child = varve_operation_next_preorder(op, op);
    while (child != NULL &&
           !(varve_operation_symbol_name(child, &name) && varve_slice_equal(name, target)))
      child = varve_operation_next_skipping(op, child);
    op = child;
    if (op == NULL)
      return VARVE_STATUS_NOT_FOUND;
  }
  return VARVE_STATUS_OK;
}

/* Sets *reference to NULL for a bare name. */
static varve_status parse_path(varve_context *context, varve_slice path,
                               const varve_attribute **reference) {
  const varve_diagnostic_sink none = {NULL, NULL};
  *reference = NULL;
  if (path.size == 0 || path.data[0] != '@')
    return VARVE_STATUS_OK;
  varve_status status = varve_attribute_parse(context, path, none, reference);
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    return status;
  return status == VARVE_STATUS_OK &&
                 varve_attribute_get_kind(*reference) == VARVE_ATTRIBUTE_KIND_SYMBOL_REF
             ? VARVE_STATUS_OK
             : VARVE_STATUS_BAD_ARGUMENT;
}

/* reference: the path, or NULL if it is a bare name. */
static varve_status read_symbol(varve_file *file, varve_slice path,
                                const varve_attribute *reference, varve_module **module) {
  uint64_t operation;
  VARVE_TRY(find(file, reference == NULL ? path : varve_attribute_get_symbol_name(reference, 0),
                 &operation, NULL));
  const varve_file_selection one = {
      .struct_size = sizeof(one), .operations = &operation, .count = 1};
  VARVE_TRY(read_selection(file, &one, module));
  return reference == NULL ? VARVE_STATUS_OK : check_path(*module, reference);
}

varve_status varve_file_read_symbol(varve_file *file, varve_slice path, varve_module **module) {
  const varve_attribute *reference;
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *module = NULL;
  if (file == NULL || (path.data == NULL && path.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(parse_path(file->context, path, &reference));
  varve_file_begin_call(file);
  return end_reading(file, read_symbol(file, path, reference, module), module);
}

static varve_status read_module(varve_file *file, varve_module **module) {
  const varve_load_options options = varve_file_load_options(file);
  varve_slice bytes;
  VARVE_TRY(varve_file_all_bytes(file, &bytes));
  VARVE_TRY(varve_load_kept(file->context, bytes, &options, module));
  return varve_file_lend(file, *module);
}

varve_status varve_file_read_module(varve_file *file, varve_module **module) {
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *module = NULL;
  if (file == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_file_begin_call(file);
  return end_reading(file, read_module(file, module), module);
}

/* Checks of whole files */

/* In both binary formats the version follows a magic of four bytes. In bytecode it is a varint,
 * one byte for every existing version. In varve it is a byte, and the flags follow. */
static varve_status find_head(const varve_file *file, varve_file_findings *found) {
  enum { MAGIC_SIZE = 4, HEAD_SIZE = 6 };
  varve_buffer buffer;
  varve_slice bytes = {NULL, 0};
  const varve_source *source = &file->backing->source;
  varve_buffer_init(&buffer, &file->context->memory);
  varve_status status = varve_source_get(
      source, 0, source->size < HEAD_SIZE ? source->size : HEAD_SIZE, &buffer, &bytes);
  bool is_varve = file->format == VARVE_FORMAT_VARVE;
  if (bytes.size > MAGIC_SIZE && (is_varve || file->format == VARVE_FORMAT_BYTECODE)) {
    unsigned byte = (unsigned char)bytes.data[MAGIC_SIZE];
    found->has_version = is_varve || (byte & 1) != 0;
    found->version = is_varve ? byte : byte >> 1;
  }
  if (bytes.size == HEAD_SIZE && is_varve)
    found->has_hashes = ((unsigned char)bytes.data[HEAD_SIZE - 1] & VARVE_FRAME_HASHES) != 0;
  varve_buffer_release(&buffer);
  return status;
}

static varve_status load(varve_file *file, varve_module **module) {
  varve_load_options options = varve_file_load_options(file);
  varve_slice bytes;
  options.check_hashes = true;
  VARVE_TRY(varve_file_all_bytes(file, &bytes));
  return file->container != NULL ? varve_load_checked(file->context, bytes, &options, module)
                                 : varve_load_kept(file->context, bytes, &options, module);
}

static varve_status check(varve_file *file, varve_file_findings *found, varve_module **module) {
  VARVE_TRY(find_head(file, found));
  if (file->container != NULL)
    VARVE_TRY(varve_container_parts_check(file->container));
  VARVE_TRY(load(file, module));
  VARVE_TRY(varve_file_lend(file, *module));
  VARVE_TRY(varve_module_read_bodies(*module));
  return varve_module_check_resources(*module);
}

varve_status varve_file_check(varve_file *file, varve_file_findings *findings,
                              varve_module **module) {
  varve_file_findings found = {.struct_size = sizeof(varve_file_findings)};
  varve_module *made = NULL;
  if (module != NULL)
    *module = NULL;
  if (file == NULL || (findings != NULL && findings->struct_size < sizeof(found)))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_file_begin_call(file);
  varve_status status = varve_file_end_call(file, check(file, &found, &made));
  if (findings != NULL)
    *findings = found;
  if (status == VARVE_STATUS_OK && module != NULL)
    *module = made;
  else
    varve_module_destroy(made);
  return status;
}
