/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verifies modules, and decides which operations of a stored module keep their loaded
 * definitions. */
#include "api/load/verify.h"

#include "api/options.h"
#include "base/diagnostic.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/registry/pack_choice.h"
#include "ir/attributes.h"

varve_status varve_check_module(varve_module *module, const varve_verify_options *check) {
  return varve_known.verify == NULL ? VARVE_STATUS_UNSUPPORTED : varve_known.verify(module, check);
}

varve_status varve_module_verify(varve_module *module, const varve_module_verify_options *options) {
  varve_module_verify_options filled = {.struct_size = sizeof(varve_module_verify_options)};
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!varve_slice_is_sound(filled.rules))
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_verify_options check = {
      .sink = filled.sink, .rules = filled.rules, .is_part = filled.is_part};
  varve_step_count outer = varve_context_count_steps(module->context, filled.progress);
  varve_status status = varve_check_module(module, &check);
  varve_context_end_steps(module->context, outer);
  return status;
}

typedef struct fitting {
  varve_module *module;
  varve_reporter reporter;
  const varve_entity *reported; /* the dialect of the last warning */
  bool has_uncertain;
} fitting;

static bool has_era_of_context(const varve_module *module) {
  return strcmp(module->era.text, varve_era_text(module->context->era)) == 0;
}

/* Returns the dialect of the name if its definitions may differ from those that the file was
 * written with; NULL for built-in definitions, which the era of the file determines. */
static varve_status find_uncertain(const varve_module *module, const varve_operation_name *name,
                                   const varve_dialect_definition **dialect) {
  varve_context *context = module->context;
  if (name->definition != NULL)
    *dialect = name->definition->dialect; /* an extension of a built-in dialect is not built in */
  else
    VARVE_TRY(varve_find_dialect(context, varve_string_bytes(name->dialect), dialect));
  if (*dialect != NULL && has_era_of_context(module) &&
      varve_registry_has_tables(varve_registry_of_era(context->era), (*dialect)->name,
                                (*dialect)->tables))
    *dialect = NULL;
  return VARVE_STATUS_OK;
}

static const varve_entity *unless_empty(const varve_entity *dictionary) {
  return dictionary == NULL || dictionary->child_count == 0 ? NULL : dictionary;
}

/* Sets *result: whether a text reader would keep the same attributes as properties, and the others
 * as discardable. */
static varve_status fits(const fitting *f, const varve_operation *op, bool *result) {
  varve_attribute_split split;
  const varve_entity *dictionary = varve_operation_dictionary(op);
  const varve_entity *properties = varve_operation_properties(op);
  varve_status status =
      varve_split_attributes(f->module->context, op->name, dictionary, properties, &split);
  *result = status == VARVE_STATUS_OK && split.conflict == NULL && split.unknown == NULL &&
            split.useless == NULL && unless_empty(split.dictionary) == dictionary &&
            unless_empty(split.properties) == properties;
  return varve_is_failure(status) ? status : VARVE_STATUS_OK;
}

/* Drops the definition of an operation. Warns once in a row for each dialect, because operations
 * of a dialect mostly follow one another. */
static varve_status undefine(fitting *f, varve_operation *op) {
  const varve_entity *dialect = op->name->dialect;
  varve_slice name = varve_string_bytes(dialect);
  const varve_diagnostic warning = {.severity = VARVE_SEVERITY_WARNING};
  if (dialect != f->reported)
    varve_report_range(&f->reporter, VARVE_STATUS_OK, warning,
                       "the loaded definitions of dialect '%.*s' do not fit operations of the "
                       "file, which keep their generic form; the first is '%.*s'",
                       VARVE_FORMAT_SLICE(name), VARVE_FORMAT_SLICE(op->name->text));
  f->reported = dialect;
  varve_pack_note_misfit(f->module->context, op->name->text, VARVE_SLICE(""));
  return varve_operation_name_get_undefined(f->module->context, op->name->text, &op->name);
}

/* Drops the definitions of operations in root that do not fit them; with all, every definition that
 * may differ. */
static varve_status undefine_operations(fitting *f, varve_operation *root, bool all) {
  varve_module *module = f->module;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    const varve_dialect_definition *dialect;
    bool is_fit = false;
    if (module->context->packs.is_off && op->name->is_of_pack && !op->name->is_undefined)
      VARVE_TRY(varve_operation_name_get_undefined(module->context, op->name->text, &op->name));
    VARVE_TRY(find_uncertain(module, op->name, &dialect));
    if (dialect == NULL || op->name->is_undefined)
      continue;
    if (!all && op->name->definition != NULL)
      VARVE_TRY(fits(f, op, &is_fit));
    if (!is_fit)
      VARVE_TRY(undefine(f, op));
    f->has_uncertain = f->has_uncertain || (is_fit && !dialect->is_of_pack);
  }
  return VARVE_STATUS_OK;
}

static varve_status fit_body(varve_module *module, varve_operation *op,
                             const varve_reporter *reporter) {
  fitting f = {.module = module, .reporter = *reporter};
  return undefine_operations(&f, op, false);
}

varve_status varve_fit_definitions(varve_module *module, const varve_verify_options *check,
                                   bool verifies, bool *is_verified) {
  varve_context *context = module->context;
  fitting f = {.module = module, .reporter = {.sink = check->sink, .file = check->file}};
  *is_verified = false;
  if (!module->is_stored || context->registry == NULL)
    return VARVE_STATUS_OK;
  if (context->packs.library != NULL) {
    module->fit_body = fit_body; /* a body may have the first operations of a pack */
    VARVE_TRY(varve_context_define_names(context));
  }
  if (has_era_of_context(module) && !varve_registry_has_loaded(context->registry) &&
      varve_packs_used(context) == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_module_materialize(module));
  VARVE_TRY(varve_context_define_names(context));
  VARVE_TRY(undefine_operations(&f, module->root, false));
  if (!verifies || !f.has_uncertain)
    return VARVE_STATUS_OK;
  uint32_t misfits = 0;
  varve_verify_options silent = *check;
  silent.sink = (varve_diagnostic_sink){NULL, NULL};
  silent.demotes = false;
  silent.misfits = &misfits;
  varve_status status = varve_check_module(module, &silent);
  *is_verified = status == VARVE_STATUS_OK;
  if (status == VARVE_STATUS_INVALID && misfits == 0)
    return VARVE_STATUS_OK; /* the definitions fit and are violated, which the caller's check
                               reports */
  return status == VARVE_STATUS_INVALID ? undefine_operations(&f, module->root, true) : status;
}
