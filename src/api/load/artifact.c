/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/upgrade.h: artifacts, modules in the stored form of a dialect. The dialect's fact
 * varve.artifact says what they are: format-spec/dialect-definitions.md, section 9. */
#include <stdio.h>
#include <varve/module.h>
#include <varve/upgrade.h>

#include "api/load/load.h"
#include "api/load/verify.h"
#include "api/options.h"
#include "dialect/definition.h"
#include "dialect/registry/dialect_version.h"
#include "dialect/registry/knowledge.h"
#include "dialect/registry/newer_producer.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "ir/attributes.h"
#include "ir/module.h"

/* Converts a module by rules of definitions. */

typedef enum varve_rules_purpose {
  VARVE_RULES_CONVERT,
  VARVE_RULES_STORE,   /* make an artifact: leaves_others of varve_rules_request */
  VARVE_RULES_PREPARE, /* come to the newest version of the release that is matched: keeps_uses */
} varve_rules_purpose;

static bool are_sound(const varve_rules_options *options) {
  return varve_slice_is_sound(options->file_name) && varve_slice_is_sound(options->from) &&
         varve_slice_is_sound(options->to) && varve_slice_is_sound(options->version) &&
         options->from.size != 0 && options->to.size != 0;
}

/* If the new form is a dialect with versions, the module stores the one that was asked for; if none
 * was asked for, one that it has becomes the newest. */
static varve_status set_version(varve_module *module, const varve_rules_request *request,
                                varve_slice newest) {
  varve_slice stored = varve_module_get_dialect_version(module, request->to);
  if (request->version.size != 0)
    return varve_store_version(module, request->to, request->version);
  return stored.data == NULL || newest.size == 0 ? VARVE_STATUS_OK
                                                 : varve_store_version(module, request->to, newest);
}

static varve_status apply_rules(varve_module *module, const varve_rules_options *options,
                                varve_rules_purpose purpose) {
  varve_rules_options filled = {.struct_size = sizeof(varve_rules_options)};
  if (module == NULL || options == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!are_sound(&filled))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled.file_name.size == 0)
    filled.file_name = VARVE_SLICE("-");
  varve_reporter reporter = {.sink = filled.sink, .file = filled.file_name};
  const varve_rules_request request = {.from = filled.from,
                                       .to = filled.to,
                                       .version = filled.version,
                                       .reporter = &reporter,
                                       .keeps_uses = purpose == VARVE_RULES_PREPARE,
                                       .keeps_others = purpose == VARVE_RULES_STORE};
  varve_slice newest;
  if (varve_known.apply_rules == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_known.apply_rules(module, &request, &newest));
  VARVE_TRY(set_version(module, &request, newest));
  const varve_verify_options check = {.sink = filled.sink, .file = filled.file_name};
  return filled.no_verify ? VARVE_STATUS_OK : varve_check_module(module, &check);
}

varve_status varve_module_apply_rules(varve_module *module, const varve_rules_options *options) {
  return apply_rules(module, options, VARVE_RULES_CONVERT);
}

/* Properties of newer versions */

static varve_status is_omitted(varve_module *module, const varve_operation_definition *definition,
                               const varve_entity *properties, uint32_t entry, bool *is_it) {
  const varve_property_definition *property =
      varve_find_property(definition, varve_string_bytes(varve_dictionary_name(properties, entry)));
  const varve_entity *usual;
  *is_it = false;
  if (property == NULL || property->kind != VARVE_PROPERTY_OPTIONAL ||
      property->order < definition->later || property->default_value.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(module->context, property->default_value, &usual));
  *is_it = varve_dictionary_value(properties, entry) == usual;
  return VARVE_STATUS_OK;
}

static varve_status collect(varve_module *module, const varve_operation *op, varve_vector *kept) {
  const varve_entity *properties = varve_operation_properties(op);
  for (uint32_t i = 0; i < varve_dictionary_size(properties); i++) {
    bool is_it;
    VARVE_TRY(is_omitted(module, op->name->definition, properties, i, &is_it));
    if (!is_it)
      VARVE_TRY(varve_vector_append(kept, properties->children + 2 * (size_t)i, 2));
  }
  return VARVE_STATUS_OK;
}

static varve_status omit(varve_module *module, varve_operation *op, varve_vector *kept) {
  const varve_entity *properties = varve_operation_properties(op);
  varve_vector_truncate(kept, 0);
  if (properties == NULL || properties->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  VARVE_TRY(collect(module, op, kept));
  if (kept->count == 2 * (size_t)varve_dictionary_size(properties))
    return VARVE_STATUS_OK;
  properties = NULL;
  if (kept->count != 0)
    VARVE_TRY(varve_dictionary_get(module->context, (varve_entity_list)kept->data,
                                   (uint32_t)(kept->count / 2), NULL, &properties));
  return varve_operation_set_attributes(module, op, varve_operation_dictionary(op), properties);
}

/* Removes each property that varve.later allows to be missing, if it has its default value. Blobs
 * of bytecode then end before these properties. */
static varve_status omit_later_properties(varve_module *module) {
  varve_status status = VARVE_STATUS_OK;
  varve_vector kept;
  varve_vector_init(&kept, &module->context->memory, sizeof(const varve_entity *));
  for (varve_operation *op = module->root; op != NULL && status == VARVE_STATUS_OK;
       op = varve_operation_next_preorder(module->root, op)) {
    const varve_operation_definition *definition = op->name->definition;
    if (definition == NULL || definition->later >= definition->property_count)
      continue;
    status = omit(module, op, &kept);
    if (status == VARVE_STATUS_OK)
      status = varve_module_set_short_blob(module, op->name, definition->later);
  }
  varve_vector_release(&kept);
  return status;
}

/* Artifacts */

/* A dialect with artifacts. */
typedef struct artifact_form {
  varve_slice dialect;
  varve_slice stored;       /* the dialect of its artifacts */
  const varve_entity *fact; /* dictionary */
} artifact_form;

/* A search for the dialect whose artifact, or whose module, this is. */
typedef struct form_search {
  varve_context *context;
  varve_module *module;
  bool of_stored;   /* the module is an artifact */
  varve_slice name; /* no module: of artifacts in this dialect; empty: in one that the context has
                       names of */
  bool of_any;      /* a dialect of which the module has no operation, if there is only one */
  bool has_several; /* so it was not found */
  artifact_form found;
} form_search;

static varve_slice text_in(const varve_entity *dictionary, const char *key) {
  const varve_entity *value = varve_dictionary_find(dictionary, varve_slice_of(key));
  return value != NULL && value->kind == VARVE_KIND_STRING ? varve_string_bytes(value)
                                                           : VARVE_SLICE("");
}

static bool has_operation_of(const varve_module *module, varve_slice dialect) {
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op))
    if (varve_slice_equal(varve_string_bytes(op->name->dialect), dialect))
      return true;
  return false;
}

static bool has_name_of(const varve_context *context, varve_slice dialect) {
  const varve_vector *names = &context->names_by_id;
  for (size_t i = names->count; i-- > 0;)
    if (varve_slice_equal(
            varve_string_bytes(VARVE_VECTOR_AT(names, varve_operation_name *, i)->dialect),
            dialect))
      return true;
  return false;
}

static bool is_of_form(const form_search *s, const artifact_form *form) {
  if (s->module == NULL)
    return s->name.size == 0 ? has_name_of(s->context, form->stored)
                             : varve_slice_equal(s->name, form->stored);
  return s->of_any || has_operation_of(s->module, s->of_stored ? form->stored : form->dialect);
}

static varve_status look_at(form_search *s, const varve_definition_tables *tables,
                            uint32_t dialect) {
  const varve_dialect_record record = varve_dialect_record_at(tables, dialect);
  varve_slice text = varve_find_fact(tables, record.facts, "artifact");
  artifact_form form = {.dialect = varve_table_text(tables, record.name)};
  if (text.size == 0)
    return VARVE_STATUS_OK;
  varve_status status = varve_definition_attribute(s->context, text, &form.fact);
  if (status != VARVE_STATUS_INVALID)
    VARVE_TRY(status);
  if (form.fact == NULL || form.fact->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  form.stored = text_in(form.fact, "dialect");
  if (form.stored.size == 0 || !is_of_form(s, &form))
    return VARVE_STATUS_OK;
  s->has_several = s->found.fact != NULL && !varve_slice_equal(s->found.dialect, form.dialect);
  if (s->found.fact == NULL)
    s->found = form;
  return VARVE_STATUS_OK;
}

static varve_status look_in(form_search *s, const varve_definition_tables *tables) {
  for (uint32_t i = 0; i < tables->dialect_count; i++)
    if (s->of_any ? !s->has_several : s->found.fact == NULL)
      VARVE_TRY(look_at(s, tables, i));
  return VARVE_STATUS_OK;
}

/* Looks in what the caller loaded and in the packs of the context. */
static varve_status find_form(form_search *s) {
  const varve_context *context = s->context;
  const varve_registry *registry = context->registry;
  if (s->module != NULL)
    VARVE_TRY(varve_module_materialize(s->module));
  VARVE_TRY(varve_context_define_names(s->context));
  for (size_t i = varve_registry_set_count(registry); i > 0; i--) {
    varve_definition_tables tables;
    varve_registry_get_set(registry, i - 1, &tables);
    if (varve_registry_has_loaded(registry))
      VARVE_TRY(look_in(s, &tables));
  }
  for (size_t i = 0; i < varve_packs_used(context); i++)
    VARVE_TRY(look_in(s, &varve_pack_used_at(context, i)->file.tables));
  return VARVE_STATUS_OK;
}

/* Looks in all packs that can be found, and uses the one with the dialect. */
static varve_status find_any_form(form_search *s) {
  varve_context *context = s->context;
  const varve_dialect_definition *definition = NULL;
  varve_pack_library *library = context->packs.library;
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(library, &list));
  s->of_any = true;
  VARVE_TRY(find_form(s));
  for (size_t i = 0; list != NULL && i < list->packs.count; i++)
    if (varve_pack_is_sound(varve_pack_at(list, i)))
      VARVE_TRY(look_in(s, &varve_pack_at(list, i)->file.tables));
  if (s->found.fact != NULL)
    VARVE_TRY(varve_find_dialect(context, s->found.dialect, &definition));
  if (definition == NULL || s->has_several)
    s->found = (artifact_form){0};
  return VARVE_STATUS_OK;
}

static varve_status fill(const varve_artifact_options *options, varve_artifact_options *filled) {
  VARVE_TRY(varve_options_fill(options, filled, sizeof(*filled)));
  if (!varve_slice_is_sound(filled->file_name) || !varve_slice_is_sound(filled->version))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled->file_name.size == 0)
    filled->file_name = VARVE_SLICE("-");
  return VARVE_STATUS_OK;
}

/* Reports the first error only, and the notes before and after it: an artifact that is damaged can
 * have many for one cause. */
typedef struct first_error {
  varve_diagnostic_sink sink;
  unsigned errors;
} first_error;

static void report_first(void *user, const varve_diagnostic *diagnostic) {
  first_error *first = user;
  first->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
  if (first->errors <= 1 && first->sink.function != NULL)
    first->sink.function(first->sink.user, diagnostic);
}

static varve_status convert(varve_module *module, const varve_artifact_options *options,
                            const artifact_form *form, bool to_stored) {
  varve_rules_options rules = {.struct_size = sizeof(varve_rules_options)};
  rules.sink = options->sink;
  rules.file_name = options->file_name;
  rules.from = to_stored ? form->dialect : form->stored;
  rules.to = to_stored ? form->stored : form->dialect;
  rules.no_verify = options->no_verify;
  return apply_rules(module, &rules, to_stored ? VARVE_RULES_STORE : VARVE_RULES_CONVERT);
}

/* The number is that of the messages of the reader, and so is the offset if the reader has kept it.
 */
static varve_status reject(const varve_module *module, const artifact_form *form,
                           varve_reporter *reporter, const varve_operation *op, uint64_t number) {
  enum { SIZE = 1000 };
  char text[SIZE];
  const varve_source_place place = varve_location_place(op->location);
  varve_slice newest = text_in(form->fact, "newest");
  const varve_operation_name *defined;
  VARVE_TRY(varve_operation_name_intern(module->context, op->name->text, &defined));
  const char *fault = defined->is_registered ? "does not fit its definition" : "is unknown";
  (void)snprintf(
      text, sizeof text,
      "operation #%llu: '%.*s' of %.*s %s: the definitions of '%.*s' have versions up to "
      "%.*s, and this needs %s one",
      (unsigned long long)number, VARVE_FORMAT_SLICE(op->name->text),
      VARVE_FORMAT_SLICE(module->producer), fault, VARVE_FORMAT_SLICE(form->stored),
      VARVE_FORMAT_SLICE(newest), defined->is_registered ? "another" : "a newer");
  varve_status status =
      op == module->first_unregistered
          ? varve_report(reporter, VARVE_STATUS_UNSUPPORTED, module->first_unregistered_offset,
                         "%s", text)
          : varve_report_at(reporter, VARVE_STATUS_UNSUPPORTED, &place, "%s", text);
  varve_report_newer_producer(module->context, module->producer, reporter);
  return status;
}

/* Rejects the first operation of the stored form that its dialect does not define: a newer version
 * has it, unless the dialect has operations without definition. */
static varve_status check_operations(const varve_module *module, const artifact_form *form,
                                     const varve_artifact_options *options) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  const varve_dialect_definition *dialect;
  uint64_t number = 0;
  VARVE_TRY(varve_find_dialect(module->context, form->stored, &dialect));
  if (dialect == NULL || (dialect->record->flags & VARVE_DIALECT_UNKNOWN_OPERATIONS) != 0)
    return VARVE_STATUS_OK;
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op), number++)
    if (!op->name->is_registered &&
        varve_slice_equal(varve_string_bytes(op->name->dialect), form->stored))
      return reject(module, form, &reporter, op, number);
  return VARVE_STATUS_OK;
}

varve_status varve_module_from_artifact(varve_module *module, const varve_artifact_options *options,
                                        bool *is_artifact) {
  varve_artifact_options filled = {.struct_size = sizeof(varve_artifact_options)};
  if (module == NULL || is_artifact == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  form_search search = {.context = module->context, .module = module, .of_stored = true};
  *is_artifact = false;
  VARVE_TRY(fill(options, &filled));
  VARVE_TRY(find_form(&search));
  if (search.found.fact == NULL)
    return VARVE_STATUS_OK;
  *is_artifact = true;
  first_error first = {.sink = filled.sink};
  filled.sink = (varve_diagnostic_sink){report_first, &first};
  VARVE_TRY(check_operations(module, &search.found, &filled));
  return convert(module, &filled, &search.found, false);
}

/* Searches without a module, which costs nothing where no definitions with artifacts are used. */
static varve_status find_without_module(varve_context *context, varve_slice stored,
                                        bool *is_found) {
  form_search search = {.context = context, .of_stored = true, .name = stored};
  *is_found = false;
  if (context->packs.library == NULL && !varve_registry_has_loaded(context->registry))
    return VARVE_STATUS_OK;
  VARVE_TRY(find_form(&search));
  *is_found = search.found.fact != NULL;
  return VARVE_STATUS_OK;
}

static bool defines(const varve_pack *pack, varve_slice dialect) {
  for (uint32_t i = 0; pack->is_open && i < pack->file.tables.dialect_count; i++)
    if (varve_slice_equal(varve_table_dialect_name(&pack->file.tables, i), dialect))
      return true;
  return false;
}

varve_status varve_is_stored_dialect(varve_context *context, varve_slice dialect, bool *is_stored) {
  form_search search = {.context = context, .of_stored = true, .name = dialect};
  varve_pack_library *library = context->packs.library;
  VARVE_TRY(find_without_module(context, dialect, is_stored));
  if (*is_stored || library == NULL)
    return VARVE_STATUS_OK;
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(library, &list));
  for (size_t i = 0; i < list->packs.count; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    if (defines(pack, dialect) && varve_pack_is_sound(pack))
      VARVE_TRY(look_in(&search, &pack->file.tables));
  }
  *is_stored = search.found.fact != NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_module_is_artifact(varve_module *module, bool *is_artifact) {
  form_search search = {.context = module->context, .module = module, .of_stored = true};
  VARVE_TRY(find_without_module(module->context, VARVE_SLICE(""), is_artifact));
  if (*is_artifact)
    VARVE_TRY(find_form(&search));
  *is_artifact = search.found.fact != NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_load_from_artifact(varve_module *module, const varve_load_options *options) {
  varve_artifact_options artifact = {.struct_size = sizeof(varve_artifact_options)};
  bool is_artifact = false;
  if (!options->keep_artifact)
    VARVE_TRY(find_without_module(module->context, VARVE_SLICE(""), &is_artifact));
  if (!is_artifact)
    return VARVE_STATUS_OK;
  artifact.sink = options->sink;
  artifact.file_name = options->file_name;
  artifact.no_verify = options->no_verify;
  varve_status status = varve_module_from_artifact(module, &artifact, &is_artifact);
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
  if (status == VARVE_STATUS_UNSUPPORTED)
    varve_report_note(&reporter, 0, "--keep-vhlo (keep_artifact) reads it as it is stored");
  return status;
}

/* The version of bytecode that files of this version have: a list of [first version, number]. */
static uint32_t bytecode_of(const varve_entity *fact, varve_slice version) {
  const varve_entity *rows = varve_dictionary_find(fact, VARVE_SLICE("bytecode"));
  uint32_t found = 0;
  if (rows == NULL || rows->kind != VARVE_KIND_ARRAY)
    return found;
  for (uint32_t i = 0; i < rows->child_count; i++) {
    const varve_entity *row = rows->children[i];
    if (row->kind == VARVE_KIND_ARRAY && row->child_count == 2 &&
        row->children[0]->kind == VARVE_KIND_STRING &&
        !varve_version_is_before(version, varve_string_bytes(row->children[0])) &&
        row->children[1]->kind == VARVE_KIND_INTEGER)
      found = (uint32_t)*varve_integer_words(row->children[1]);
  }
  return found;
}

static varve_status make_producer(varve_module *module, const artifact_form *form,
                                  varve_slice version, varve_slice *producer) {
  varve_buffer text;
  varve_buffer_init(&text, &module->context->memory);
  varve_status status = varve_buffer_append(&text, text_in(form->fact, "producer"));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, version);
  if (status == VARVE_STATUS_OK) {
    *producer = varve_arena_copy(&module->context->arena, varve_buffer_slice(&text));
    status = producer->data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  }
  varve_buffer_release(&text);
  return status;
}

/* Returns the first version that the list of versions of bytecode names, or an empty text. */
static varve_slice oldest_of(const varve_entity *fact) {
  const varve_entity *rows = varve_dictionary_find(fact, VARVE_SLICE("bytecode"));
  const varve_entity *row = rows != NULL && rows->kind == VARVE_KIND_ARRAY && rows->child_count != 0
                                ? rows->children[0]
                                : NULL;
  bool is_row = row != NULL && row->kind == VARVE_KIND_ARRAY && row->child_count != 0 &&
                row->children[0]->kind == VARVE_KIND_STRING;
  return is_row ? varve_string_bytes(row->children[0]) : VARVE_SLICE("");
}

static bool is_version(varve_slice text) {
  bool follows_digit = false;
  for (size_t i = 0; i < text.size; i++) {
    bool is_digit = text.data[i] >= '0' && text.data[i] <= '9';
    if (!is_digit && (text.data[i] != '.' || !follows_digit))
      return false;
    follows_digit = is_digit;
  }
  return follows_digit;
}

static varve_status check_version(const varve_artifact_options *options, const varve_entity *fact) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name, .max_errors = 1};
  varve_slice version = options->version, newest = text_in(fact, "newest");
  varve_slice oldest = oldest_of(fact);
  if (version.size == 0)
    return VARVE_STATUS_OK;
  if (!is_version(version))
    return varve_report(&reporter, VARVE_STATUS_UNSUPPORTED, 0,
                        "'%.*s' is no version of artifacts, such as %.*s",
                        VARVE_FORMAT_SLICE(version), VARVE_FORMAT_SLICE(newest));
  if (varve_version_is_before(newest, version) || varve_version_is_before(version, oldest))
    return varve_report(&reporter, VARVE_STATUS_UNSUPPORTED, 0,
                        "artifacts of version %.*s are not known: the definitions have versions "
                        "%.*s to %.*s",
                        VARVE_FORMAT_SLICE(version), VARVE_FORMAT_SLICE(oldest),
                        VARVE_FORMAT_SLICE(newest));
  return VARVE_STATUS_OK;
}

/* First to the newest version of the stored form, then back to the one that was asked for. The
 * project's release that is matched has no newer version than its own: what leads there replaces no
 * operations. */
static varve_status store(varve_module *module, const varve_artifact_options *options,
                          const artifact_form *form, varve_slice *version) {
  VARVE_TRY(convert(module, options, form, true));
  varve_slice matched = text_in(form->fact, "matched");
  *version = options->version;
  if (version->size == 0)
    *version = matched.size != 0 ? matched : text_in(form->fact, "newest");
  varve_rules_options rules = {.struct_size = sizeof(varve_rules_options)};
  rules.sink = options->sink;
  rules.file_name = options->file_name;
  rules.from = rules.to = form->stored;
  rules.version = matched;
  rules.no_verify = options->no_verify;
  if (matched.size != 0 && varve_version_is_before(*version, matched))
    VARVE_TRY(apply_rules(module, &rules, VARVE_RULES_PREPARE));
  rules.version = *version;
  bool is_matched = matched.size == 0 || varve_version_is_before(*version, matched);
  return apply_rules(module, &rules, is_matched ? VARVE_RULES_CONVERT : VARVE_RULES_PREPARE);
}

/* The release that is matched reads artifacts of this version, with operations of other dialects as
 * it has them. */
static bool is_read_by_matched(const varve_entity *fact, varve_slice version) {
  varve_slice matched = text_in(fact, "matched");
  return matched.size != 0 && !varve_version_is_before(matched, version);
}

varve_status varve_module_to_artifact(varve_module *module, const varve_artifact_options *options,
                                      varve_artifact_info *info) {
  varve_artifact_options filled = {.struct_size = sizeof(varve_artifact_options)};
  form_search search = {.module = module};
  varve_slice version;
  search.context = module == NULL ? NULL : module->context;
  if (module == NULL || info == NULL || !varve_struct_size_is_sound(info->struct_size))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(fill(options, &filled));
  VARVE_TRY(find_form(&search));
  if (search.found.fact == NULL)
    VARVE_TRY(find_any_form(&search));
  varve_reporter reporter = {.sink = filled.sink, .file = filled.file_name, .max_errors = 1};
  if (search.found.fact == NULL)
    return varve_report(&reporter, VARVE_STATUS_UNSUPPORTED, 0,
                        "the module has no dialect with artifacts, such as stablehlo");
  VARVE_TRY(check_version(&filled, search.found.fact));
  VARVE_TRY(store(module, &filled, &search.found, &version));
  module->order_sequence = VARVE_ORDERS_ASCENDING; /* as in LLVM 23 and later: see
                                                      bytecode/write_ir.c */
  module->maps_are_text = true;                    /* all releases read it */
  if (is_read_by_matched(search.found.fact, version))
    VARVE_TRY(omit_later_properties(module));
  varve_artifact_info made = {.struct_size = info->struct_size,
                              .bytecode_version = bytecode_of(search.found.fact, version)};
  VARVE_TRY(make_producer(module, &search.found, version, &made.producer));
  memcpy(info, &made, info->struct_size < sizeof made ? info->struct_size : sizeof made);
  return VARVE_STATUS_OK;
}

/* --- versions that a target knows */

/* Makes an artifact of a copy. */
static varve_status try_version(varve_module *module, const varve_artifact_options *options,
                                const artifact_form *form) {
  varve_module *copy;
  varve_slice version;
  VARVE_TRY(varve_module_clone(module, module->context, &copy));
  varve_status status = store(copy, options, form, &version);
  varve_module_destroy(copy);
  return status;
}

/* Finds the version that the target has of the project of a dialect; an empty text if it has none.
 */
static varve_status find_target_version(const varve_registry *registry, varve_slice dialect,
                                        varve_slice *version) {
  const varve_target *target = varve_registry_target(registry);
  const varve_pack_list *list;
  *version = VARVE_SLICE("");
  VARVE_TRY(varve_pack_library_list(varve_registry_packs(registry), &list));
  const varve_pack *pack = list == NULL ? NULL : varve_pack_find(list, dialect);
  if (pack != NULL)
    *version = varve_target_version(target, varve_pack_fact_of(pack, VARVE_PACK_FACT_project));
  return VARVE_STATUS_OK;
}

/* What no artifact can hold is no matter of versions. */
varve_status varve_check_stored_version(varve_module *module, const varve_upgrade_options *options,
                                        const varve_registry *registry) {
  varve_artifact_options artifact = {.struct_size = sizeof(varve_artifact_options)};
  form_search search = {.context = module->context, .module = module};
  varve_slice version;
  VARVE_TRY(find_form(&search));
  if (search.found.fact == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_target_version(registry, search.found.dialect, &version));
  varve_slice newest = text_in(search.found.fact, "newest");
  if (version.size == 0 || !varve_version_is_before(version, newest))
    return VARVE_STATUS_OK;
  artifact.no_verify = true;
  artifact.version = newest;
  varve_status status = try_version(module, &artifact, &search.found);
  if (status != VARVE_STATUS_OK)
    return varve_is_failure(status) ? status : VARVE_STATUS_OK;
  artifact.sink = options->sink;
  artifact.file_name = options->file_name;
  artifact.version = version;
  status = try_version(module, &artifact, &search.found);
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
  const varve_source_place start = varve_location_place(module->root->location);
  if (status != VARVE_STATUS_UNSUPPORTED)
    return status;
  return varve_report_at(&reporter, status, &start,
                         "the module cannot be converted to %.*s, which has version %.*s of %.*s",
                         VARVE_FORMAT_SLICE(varve_registry_target(registry)->name),
                         VARVE_FORMAT_SLICE(version), VARVE_FORMAT_SLICE(search.found.dialect));
}
