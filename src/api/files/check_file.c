/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks whole files. */
#include "api/files/open_file.h"
#include "api/load/load.h"
#include "container/frame/frame.h"

#include <varve/ir.h>

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
