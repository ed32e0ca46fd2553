/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules and hooks that upgrade modules stored with an older version of a dialect. */
#include <varve/upgrade.h>

#include "api/load/load.h"
#include "api/options.h"
#include "dialect/registry/dialect_hook.h"
#include "dialect/registry/dialect_version.h"
#include "dialect/registry/knowledge.h"
#include "ir/attributes.h"
#include "ir/module.h"

varve_status varve_registry_add_version_hook(varve_registry *registry,
                                             const varve_version_hook *hook) {
  varve_version_hook kept = {.struct_size = sizeof kept};
  if (registry == NULL || hook == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(hook, &kept, sizeof kept));
  if (kept.upgrade == NULL || !varve_slice_is_sound(kept.dialect))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_slice dialect = kept.dialect;
  kept.dialect = VARVE_SLICE(""); /* points to the caller's memory; the registry copied the name */
  return varve_registry_keep_dialect_hook(
      registry, (varve_dialect_hook_key){VARVE_DIALECT_HOOK_VERSION, dialect},
      varve_slice_make((const char *)&kept, sizeof kept));
}

static varve_dialect_version *find_version(const varve_module *module, varve_slice dialect) {
  for (size_t i = 0; i < module->dialect_versions.count; i++) {
    varve_dialect_version *version =
        &VARVE_VECTOR_AT(&module->dialect_versions, varve_dialect_version, i);
    if (varve_slice_equal(varve_string_bytes(version->dialect), dialect))
      return version;
  }
  return NULL;
}

varve_slice varve_module_get_dialect_version(const varve_module *module, varve_slice dialect) {
  bool is_sound = module != NULL && varve_slice_is_sound(dialect);
  const varve_dialect_version *version = is_sound ? find_version(module, dialect) : NULL;
  return version == NULL ? (varve_slice){NULL, 0} : version->bytes;
}

static void take_out(varve_module *module, varve_dialect_version *version) {
  varve_dialect_version *all = module->dialect_versions.data;
  size_t following = module->dialect_versions.count - (size_t)(version - all) - 1;
  memmove(version, version + 1, following * sizeof(*version));
  varve_vector_truncate(&module->dialect_versions, module->dialect_versions.count - 1);
}

varve_status varve_module_set_dialect_version(varve_module *module, varve_slice dialect,
                                              varve_slice version) {
  varve_dialect_version made;
  if (module == NULL || dialect.size == 0 || dialect.data == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_dialect_version *present = find_version(module, dialect);
  if (version.data == NULL) {
    if (present != NULL)
      take_out(module, present);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_string_get(module->context, dialect, &made.dialect));
  made.bytes = varve_arena_copy(&module->pool.arena, version);
  if (made.bytes.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (present == NULL)
    return varve_vector_push(&module->dialect_versions, &made);
  *present = made;
  return VARVE_STATUS_OK;
}

/* Counts the numbers of a version of the dialect. 0: it has no varve.version, or an invalid one. */
static varve_status find_version_fields(varve_context *context, varve_slice dialect,
                                        uint32_t *count) {
  const varve_dialect_definition *definition;
  varve_format_fault fault;
  varve_slice text = {NULL, 0};
  *count = 0;
  VARVE_TRY(varve_find_dialect(context, dialect, &definition));
  for (; definition != NULL && text.size == 0; definition = definition->next)
    text = varve_find_text_fact(definition->tables, definition->record->facts, "version");
  varve_status status =
      text.size == 0 ? VARVE_STATUS_OK : varve_version_fields_parse(text, count, &fault);
  if (status == VARVE_STATUS_INVALID)
    *count = 0;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_store_version(varve_module *module, varve_slice dialect, varve_slice version) {
  uint32_t count;
  varve_buffer bytes;
  VARVE_TRY(find_version_fields(module->context, dialect, &count));
  if (count == 0)
    return VARVE_STATUS_OK;
  varve_buffer_init(&bytes, &module->context->memory);
  varve_status status = varve_version_encode(count, version, &bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_module_set_dialect_version(module, dialect, varve_buffer_slice(&bytes));
  varve_buffer_release(&bytes);
  return status;
}

/* Runs the rules of a dialect for versions after the stored one, which then becomes the newest. */
static varve_status apply_rules(varve_module *module, const varve_load_options *options,
                                varve_slice dialect, varve_slice stored) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
  const varve_rules_request request = {
      .from = dialect, .to = dialect, .stored = stored, .reporter = &reporter};
  varve_slice newest;
  if (varve_known.apply_rules == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_known.apply_rules(module, &request, &newest));
  return varve_version_is_before(stored, newest) ? varve_store_version(module, dialect, newest)
                                                 : VARVE_STATUS_OK;
}

static varve_status upgrade_by_rules(varve_module *module, const varve_load_options *options,
                                     const varve_dialect_version *version) {
  const varve_slice dialect = varve_string_bytes(version->dialect);
  uint32_t count;
  varve_buffer text;
  VARVE_TRY(find_version_fields(module->context, dialect, &count));
  if (count == 0)
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &module->context->memory);
  varve_status status = varve_version_decode(count, version->bytes, &text);
  if (status == VARVE_STATUS_OK) {
    status = apply_rules(module, options, dialect, varve_buffer_slice(&text));
  } else if (status == VARVE_STATUS_INVALID) {
    varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
    status = varve_report(&reporter, status, 0,
                          "the version of dialect '%.*s' is not the %u numbers that its definition "
                          "lists",
                          VARVE_FORMAT_SLICE(dialect), count);
  }
  varve_buffer_release(&text);
  return status;
}

varve_status varve_load_upgrade_versions(varve_module *module, const varve_load_options *options) {
  /* Rules do not change the number of versions. */
  for (size_t i = 0; i < module->dialect_versions.count; i++) {
    const varve_dialect_version version =
        VARVE_VECTOR_AT(&module->dialect_versions, varve_dialect_version, i);
    VARVE_TRY(upgrade_by_rules(module, options, &version));
  }
  for (size_t i = 0; i < module->dialect_versions.count;) {
    const varve_dialect_version version =
        VARVE_VECTOR_AT(&module->dialect_versions, varve_dialect_version, i);
    varve_slice dialect = varve_string_bytes(version.dialect);
    const varve_version_hook *hook = varve_registry_find_dialect_hook(
        module->context->registry, (varve_dialect_hook_key){VARVE_DIALECT_HOOK_VERSION, dialect});
    i++;
    if (hook == NULL)
      continue;
    VARVE_TRY(varve_module_materialize(module));
    varve_status status = hook->upgrade(hook->user, module, dialect, version.bytes);
    if (status != VARVE_STATUS_OK) {
      varve_reporter reporter = {
          .sink = options->sink, .file = options->file_name, .max_errors = 1};
      if (status == VARVE_STATUS_OUT_OF_MEMORY)
        return status;
      return varve_report(&reporter, status, 0,
                          "the hook of dialect '%.*s' cannot bring its version up to date",
                          VARVE_FORMAT_SLICE(dialect));
    }
    varve_dialect_version *now = find_version(module, dialect);
    if (now != NULL && now->bytes.data == version.bytes.data) {
      take_out(module, now);
      i--;
    }
  }
  return VARVE_STATUS_OK;
}
