/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Saves a module to memory or a file, in the requested format. */
#include <stdio.h>
#include <varve/module.h>
#include <varve/version.h>

#include "api/bytes.h"
#include "api/dictionary.h"
#include "api/load/load.h"
#include "api/load/zstd_frame.h"
#include "api/options.h"
#include "base/diagnostic.h"
#include "bytecode/write/writer.h"
#include "container/file/read_file.h"
#include "container/file/write_file.h"
#include "container/hash/hash.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "text/print/printer.h"

static varve_status report_too_long(varve_diagnostic_sink sink, const char *what, uint64_t most) {
  varve_reporter reporter = {.sink = sink, .max_errors = 1};
  return varve_report(&reporter, VARVE_STATUS_LIMIT_EXCEEDED, 0,
                      "the %s would be longer than %llu bytes (--max-output)", what,
                      (unsigned long long)most);
}

/* The printer takes -1 for "never". */
static int64_t elision_limit(int64_t limit) {
  if (limit == VARVE_ELIDE_NOTHING)
    return -1;
  return limit == VARVE_ELIDE_ALL ? 0 : limit;
}

static int64_t hex_limit(int64_t limit) {
  enum { DEFAULT_HEX_LIMIT = 100 };
  if (limit == VARVE_HEX_DEFAULT)
    return DEFAULT_HEX_LIMIT;
  return limit == VARVE_HEX_ALL ? 0 : limit;
}

static varve_status save_text(varve_module *module, const varve_save_options *options,
                              varve_buffer *out) {
  varve_print_options print = {.debug_info = options->debug_info,
                               .local_scope = options->local_scope,
                               .elide_elements_if_larger = elision_limit(options->elements_limit),
                               .elide_resources_if_larger = elision_limit(options->resources_limit),
                               .generic = options->generic_form,
                               .use_location_names = options->use_location_names,
                               .unique_numbers = options->unique_numbers,
                               .pretty_locations = options->pretty_locations,
                               .value_users = options->value_users,
                               .skip_regions = options->skip_regions,
                               .hex_if_larger = hex_limit(options->hex_limit)};
  uint64_t most = varve_context_max_text(module->context);
  varve_status status = varve_print_module(module, &print, out);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return report_too_long(options->sink, "text", most);
  return status;
}

/* A file being written: the pieces in memory, and the loans (large blobs written from their
 * source). */
typedef struct saved {
  varve_buffer made;
  varve_loans loans;
} saved;

static void saved_init(saved *to, varve_memory *memory) {
  varve_buffer_init(&to->made, memory);
  varve_loans_init(&to->loans, memory);
}

static void saved_release(saved *to) {
  varve_buffer_release(&to->made);
  varve_loans_release(&to->loans);
}

static varve_status save_bytecode(varve_module *module, const varve_save_options *options,
                                  saved *to) {
  varve_slice producer = options->producer;
  varve_era era = module->context->era;
  char own[64];
  snprintf(own, sizeof(own), "Varve " VARVE_VERSION_STRING "%s%s",
           era == VARVE_DEFAULT_ERA ? "" : " ",
           era == VARVE_DEFAULT_ERA ? "" : varve_era_text(era));
  if (producer.size == 0)
    producer = varve_slice_of(own);
  if (memchr(producer.data, 0, producer.size) != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytecode_write_options write = {.version = options->bytecode_version,
                                        .producer = producer,
                                        .allow_lossy = options->allow_lossy,
                                        .elide_resource_data = options->elide_resource_data,
                                        .sink = options->sink,
                                        .loans = &to->loans};
  return varve_bytecode_write(module, &write, &to->made);
}

/* Computes the exponent of an alignment in bytes; returns false if a file cannot have this
 * alignment. */
static bool find_power(uint32_t alignment, uint32_t *bits) {
  enum { MAX_BITS = 16 };
  *bits = 0;
  while (*bits < MAX_BITS && (UINT32_C(1) << *bits) < alignment)
    ++*bits;
  return alignment == 0 || (UINT32_C(1) << *bits) == alignment;
}

static varve_status save_container(varve_module *module, const varve_save_options *options,
                                   saved *to) {
  enum { MAX_LEVEL = 19 };
  varve_container_write_options write = {.level = options->level,
                                         .vocabulary =
                                             varve_dictionary_vocabulary(options->dictionary),
                                         .no_builtin_vocabulary = options->no_builtin_dictionary,
                                         .is_mapped = options->layout == VARVE_LAYOUT_MAPPED,
                                         .group_size = (int32_t)options->group_size,
                                         .sink = options->sink,
                                         .resource_codec = options->resource_codec,
                                         .stored_hashes = options->stored_hashes,
                                         .has_resource_alignment = options->resource_alignment != 0,
                                         .loans = &to->loans};
  if (options->level < 0 || options->level > MAX_LEVEL || options->group_size < -1 ||
      options->group_size > INT32_MAX ||
      (options->layout != VARVE_LAYOUT_PACKED && options->layout != VARVE_LAYOUT_MAPPED) ||
      options->resource_codec < VARVE_RESOURCE_CODEC_DEFAULT ||
      options->resource_codec > VARVE_RESOURCE_CODEC_AUTO ||
      options->stored_hashes < VARVE_STORED_HASHES_DEFAULT ||
      options->stored_hashes > VARVE_STORED_HASHES_NEVER ||
      !find_power(options->resource_alignment, &write.resource_alignment_bits))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_container_write(module, &write, &to->made);
}

static varve_status save_form(varve_module *module, const varve_save_options *options, saved *to) {
  switch (options->format) {
  case VARVE_FORMAT_TEXT:
    return save_text(module, options, &to->made);
  case VARVE_FORMAT_BYTECODE:
    if (options->bytecode_version > VARVE_BYTECODE_NEWEST)
      return VARVE_STATUS_BAD_ARGUMENT;
    return save_bytecode(module, options, to);
  case VARVE_FORMAT_VARVE:
    return save_container(module, options, to);
  default:
    return VARVE_STATUS_BAD_ARGUMENT;
  }
}

static varve_status save_whole(varve_module *module, const varve_save_options *options, saved *to) {
  if (!options->zstd_frame)
    return save_form(module, options, to);
  if (options->format == VARVE_FORMAT_VARVE)
    return VARVE_STATUS_BAD_ARGUMENT;
  saved form;
  saved_init(&form, to->made.memory);
  varve_status status = save_form(module, options, &form);
  if (status == VARVE_STATUS_OK)
    status = varve_loans_join(&form.loans, &form.made);
  if (status == VARVE_STATUS_OK)
    status = varve_wrap_zstd(varve_buffer_slice(&form.made), options->level, &to->made);
  saved_release(&form);
  return status;
}

static varve_status save_into(varve_module *module, const varve_save_options *options, saved *to) {
  uint64_t most = module->context->max_saved;
  VARVE_TRY(save_whole(module, options, to));
  if (to->made.size > most || to->loans.size > most - to->made.size)
    return report_too_long(options->sink, "output", most);
  return VARVE_STATUS_OK;
}

/* Reports the resource whose bytes are wrong or could not be read, if there is one. */
static varve_status report_failure(const varve_module *module, varve_diagnostic_sink sink,
                                   varve_status status) {
  varve_reporter reporter = {.sink = sink, .max_errors = 1};
  const varve_resource *wrong = status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY
                                    ? NULL
                                    : varve_module_find_wrong_resource(module);
  if (wrong == NULL || wrong->check->last != status)
    return status;
  if (status != VARVE_STATUS_CORRUPT)
    return varve_report(&reporter, status, 0, "cannot read resource '%.*s'",
                        VARVE_FORMAT_SLICE(varve_string_bytes(wrong->key)));
  return varve_report(
      &reporter, status, 0,
      "resource '%.*s' changed after its file was written: the checksum of the part "
      "at byte %llu is wrong",
      VARVE_FORMAT_SLICE(varve_string_bytes(wrong->key)),
      (unsigned long long)wrong->check->wrong_offset);
}

static varve_status fill_options(const varve_module *module, const varve_save_options *options,
                                 varve_save_options *filled) {
  *filled = (varve_save_options){.struct_size = sizeof(varve_save_options)};
  VARVE_TRY(varve_options_fill(options, filled, sizeof(*filled)));
  bool is_sound = varve_slice_is_sound(filled->producer) &&
                  filled->elements_limit >= VARVE_ELIDE_ALL &&
                  filled->resources_limit >= VARVE_ELIDE_ALL && filled->hex_limit >= VARVE_HEX_ALL;
  if (filled->format == VARVE_FORMAT_UNKNOWN)
    filled->format = VARVE_FORMAT_TEXT;
  /* Replaces 0 by what the target of the module's context reads, or else by the default. */
  const varve_target *target = varve_registry_target(module->context->registry);
  if (filled->bytecode_version == 0)
    filled->bytecode_version =
        target == NULL ? VARVE_BYTECODE_DEFAULT_VERSION : VARVE_BYTECODE_VERSION(target->bytecode);
  if (filled->bytecode_version == VARVE_BYTECODE_VERSION_0)
    filled->bytecode_version = 0;
  return is_sound ? VARVE_STATUS_OK : VARVE_STATUS_BAD_ARGUMENT;
}

static varve_status save_in_steps(varve_module *module, const varve_save_options *options,
                                  saved *to) {
  varve_step_count outer = varve_context_count_steps(module->context, options->progress);
  varve_status status = save_into(module, options, to);
  varve_context_end_steps(module->context, outer);
  return status;
}

varve_status varve_module_save(varve_module *module, const varve_save_options *options,
                               varve_bytes **bytes) {
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = NULL;
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_save_options filled;
  VARVE_TRY(fill_options(module, options, &filled));
  varve_bytes *made;
  VARVE_TRY(varve_bytes_create(&module->context->memory, &made));
  saved to;
  saved_init(&to, &module->context->memory);
  varve_status status = save_in_steps(module, &filled, &to);
  if (status == VARVE_STATUS_OK)
    status = varve_loans_join(&to.loans, &to.made);
  varve_buffer bytes_before = made->buffer;
  made->buffer = to.made;
  to.made = bytes_before;
  saved_release(&to);
  if (status != VARVE_STATUS_OK) {
    varve_bytes_destroy(made);
    return report_failure(module, filled.sink, status);
  }
  *bytes = made;
  return VARVE_STATUS_OK;
}

varve_status varve_module_save_file(varve_module *module, const char *path,
                                    const varve_save_options *options) {
  if (module == NULL || path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_save_options filled;
  VARVE_TRY(fill_options(module, options, &filled));
  saved to;
  saved_init(&to, &module->context->memory);
  varve_status status = save_in_steps(module, &filled, &to);
  if (status == VARVE_STATUS_OK) {
    const varve_pieces pieces = {varve_buffer_slice(&to.made), &to.loans};
    status = varve_write_pieces(path, &pieces, filled.sink);
  }
  saved_release(&to);
  return report_failure(module, filled.sink, status);
}

/* Hashes */

varve_status varve_module_hash(varve_module *module, const varve_hash_options *options,
                               varve_module_hashes *hashes) {
  varve_hash_options filled = {.struct_size = sizeof(varve_hash_options)};
  if (hashes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *hashes = (varve_module_hashes){.content = {0}};
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof filled));
  varve_step_count outer = varve_context_count_steps(module->context, filled.progress);
  varve_status status = varve_hash_module(module, NULL, hashes);
  varve_context_end_steps(module->context, outer);
  return status;
}

varve_status varve_module_hashes_read(varve_slice bytes, const varve_load_options *options,
                                      varve_module_hashes *hashes) {
  if (hashes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *hashes = (varve_module_hashes){.content = {0}};
  if (bytes.data == NULL && bytes.size != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_load_options filled = {.struct_size = sizeof(varve_load_options)};
  VARVE_TRY(varve_load_options_fill(options, &filled));
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_container_read_options read = {.file_name = filled.file_name,
                                       .sink = filled.sink,
                                       .vocabulary =
                                           varve_dictionary_vocabulary(filled.dictionary)};
  return varve_container_read_hashes(&memory, bytes, &read, hashes);
}
