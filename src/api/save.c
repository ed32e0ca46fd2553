/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module into memory or a file, in the form asked for. */
#include <varve/module.h>
#include <varve/version.h>

#include "api/bytes.h"
#include "api/dictionary.h"
#include "api/options.h"
#include "api/zstd_frame.h"
#include "base/diagnostic.h"
#include "bytecode/writer.h"
#include "container/writer.h"
#include "ir/module.h"
#include "text/printer.h"

static varve_status save_text(varve_module *module, const varve_save_options *options,
                              varve_buffer *out) {
  varve_print_options print = {.debug_info = options->debug_info,
                               .local_scope = options->local_scope,
                               .elide_elements_if_larger = options->elements_limit,
                               .elide_resources_if_larger = options->resources_limit,
                               .generic = options->generic_form,
                               .use_location_names = options->use_location_names,
                               .unique_numbers = options->unique_numbers,
                               .pretty_locations = options->pretty_locations,
                               .value_users = options->value_users,
                               .skip_regions = options->skip_regions,
                               .hex_if_larger = options->hex_limit};
  varve_status status = varve_print_module(module, &print, out);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED) {
    varve_reporter reporter = {.sink = options->sink, .max_errors = 1};
    return varve_report(&reporter, status, 0, "the text would be longer than %llu bytes",
                        (unsigned long long)module->context->limits.max_output);
  }
  return status;
}

static varve_status save_bytecode(varve_module *module, const varve_save_options *options,
                                  varve_buffer *out) {
  varve_slice producer = options->producer;
  if (producer.size == 0)
    producer = VARVE_SLICE("Varve " VARVE_VERSION_STRING);
  if (memchr(producer.data, 0, producer.size) != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytecode_write_options write = {.version = options->bytecode_version,
                                        .producer = producer,
                                        .allow_lossy = options->allow_lossy,
                                        .elide_resource_data = options->elide_resource_data,
                                        .sink = options->sink};
  return varve_bytecode_write(module, &write, out);
}

static varve_status save_container(varve_module *module, const varve_save_options *options,
                                   varve_buffer *out) {
  enum { MAX_LEVEL = 19 };
  if (options->level < 0 || options->level > MAX_LEVEL ||
      (options->layout != VARVE_LAYOUT_PACKED && options->layout != VARVE_LAYOUT_MAPPED))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_container_write_options write = {.level = options->level,
                                         .vocabulary =
                                             varve_dictionary_vocabulary(options->dictionary),
                                         .no_builtin_vocabulary = options->no_builtin_dictionary,
                                         .is_mapped = options->layout == VARVE_LAYOUT_MAPPED,
                                         .sink = options->sink};
  return varve_container_write(module, &write, out);
}

static varve_status save_form(varve_module *module, const varve_save_options *options,
                              varve_buffer *out) {
  switch (options->format) {
  case VARVE_FORMAT_TEXT:
    return save_text(module, options, out);
  case VARVE_FORMAT_BYTECODE:
    if (options->bytecode_version > VARVE_BYTECODE_NEWEST)
      return VARVE_STATUS_BAD_ARGUMENT;
    return save_bytecode(module, options, out);
  case VARVE_FORMAT_VARVE:
    return save_container(module, options, out);
  default:
    return VARVE_STATUS_BAD_ARGUMENT;
  }
}

static varve_status save_into(varve_module *module, const varve_save_options *options,
                              varve_buffer *out) {
  varve_save_options filled = VARVE_SAVE_OPTIONS_INIT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!filled.zstd_frame)
    return save_form(module, &filled, out);
  if (filled.format == VARVE_FORMAT_VARVE)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_buffer form;
  varve_buffer_init(&form, out->memory);
  varve_status status = save_form(module, &filled, &form);
  if (status == VARVE_STATUS_OK)
    status = varve_wrap_zstd(varve_buffer_slice(&form), filled.level, out);
  varve_buffer_release(&form);
  return status;
}

varve_status varve_module_save(varve_module *module, const varve_save_options *options,
                               varve_bytes **bytes) {
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = NULL;
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *made;
  VARVE_TRY(varve_bytes_create(&module->context->memory, &made));
  varve_status status = save_into(module, options, &made->buffer);
  if (status != VARVE_STATUS_OK) {
    varve_bytes_destroy(made);
    return status;
  }
  *bytes = made;
  return VARVE_STATUS_OK;
}

varve_status varve_module_save_file(varve_module *module, const char *path,
                                    const varve_save_options *options) {
  if (path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *bytes;
  VARVE_TRY(varve_module_save(module, options, &bytes));
  varve_diagnostic_sink sink = {NULL, NULL};
  if (options != NULL)
    sink = options->sink;
  varve_status status = varve_file_write(path, varve_bytes_slice(bytes), sink);
  varve_bytes_destroy(bytes);
  return status;
}
