/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts a module between sets of definitions: changes it in its own context, prints the generic
 * form, and parses that in the context of the target, which sets properties and defaults. */
#include <string.h>
#include <varve/module.h>
#include <varve/upgrade.h>

#include "api/load/load.h"
#include "api/load/pack_attempt.h"
#include "api/options.h"
#include "base/era.h"
#include "dialect/registry/knowledge.h"
#include "dialect/registry/pack_named.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

/* Prints the generic form of an era, which need not be that of the module's context. */
static varve_status print_for_era(varve_module *module, varve_era printed,
                                  varve_diagnostic_sink sink, varve_buffer *text) {
  varve_print_options print = VARVE_PRINT_OPTIONS_INIT;
  varve_era era = module->context->era;
  uint64_t most = varve_context_max_text(module->context);
  print.generic = true;
  print.debug_info = true;
  module->context->era = printed;
  varve_status status = varve_print_module(module, &print, text);
  module->context->era = era;
  if (status != VARVE_STATUS_LIMIT_EXCEEDED)
    return status;
  varve_reporter reporter = {.sink = sink, .max_errors = 1};
  return varve_report(&reporter, status, 0,
                      "the converted module would be text of more than %llu bytes (--max-output)",
                      (unsigned long long)most);
}

/* A text that is read again. */
typedef struct text_attempt {
  varve_pack_attempt attempt; /* first */
  const varve_upgrade_options *options;
} text_attempt;

static varve_status run_attempt(varve_pack_attempt *attempt) {
  const text_attempt *again = (const text_attempt *)attempt;
  const varve_parse_options parse = {.file_name = attempt->file_name,
                                     .no_implicit_module = true,
                                     .keeps_misfits = true,
                                     .sink = varve_relay_sink(attempt->relay)};
  varve_load_options check = {.struct_size = sizeof(varve_load_options)};
  check.sink = parse.sink;
  check.file_name = attempt->file_name;
  check.no_verify = again->options->no_verify;
  VARVE_TRY(varve_parse_module(attempt->context, attempt->text, &parse, attempt->module));
  varve_status status = varve_load_check(*attempt->module, &check, false);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*attempt->module);
  *attempt->module = NULL;
  return status;
}

/* Parses the text in target, and verifies the result unless options say otherwise. */
static varve_status read_again(varve_context *target, varve_slice text,
                               const varve_upgrade_options *options, varve_module **made) {
  varve_diagnostic_relay relay = {options->sink};
  text_attempt again = {.attempt = {.context = target,
                                    .relay = &relay,
                                    .module = made,
                                    .file_name = options->file_name,
                                    .text = text,
                                    .run = run_attempt},
                        .options = options};
  return varve_attempt_with_packs(&again.attempt);
}

/* Upgrades */

/* Verifies the module by the rules of its own era first: an invalid module has no meaningful
 * upgrade. A module that was read with definitions of another era cannot be verified. */
static varve_status check_then(varve_module *module, const varve_upgrade_options *options) {
  varve_module_verify_options check = {.struct_size = sizeof(varve_module_verify_options)};
  check.sink = options->sink;
  return options->no_verify ? VARVE_STATUS_OK : varve_module_verify(module, &check);
}

static varve_status upgrade(varve_module *module, const varve_upgrade_options *options,
                            varve_context *target, varve_module **upgraded) {
  varve_buffer text;
  varve_era from = module->context->era;
  if (options->from.size != 0 && !varve_era_find(options->from, &from))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (from == module->context->era)
    VARVE_TRY(check_then(module, options));
  if (varve_known.upgrade == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_known.upgrade(module, options, from, target));
  varve_buffer_init(&text, &target->memory);
  varve_status status = print_for_era(module, VARVE_DEFAULT_ERA, options->sink, &text);
  if (status == VARVE_STATUS_OK)
    status = read_again(target, varve_buffer_slice(&text), options, upgraded);
  varve_buffer_release(&text);
  return status;
}

static varve_status fill_options(const varve_upgrade_options *options,
                                 varve_upgrade_options *filled) {
  VARVE_TRY(varve_options_fill(options, filled, sizeof(*filled)));
  if (!varve_slice_is_sound(filled->file_name) || !varve_slice_is_sound(filled->from))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled->file_name.size == 0)
    filled->file_name = VARVE_SLICE("-");
  return VARVE_STATUS_OK;
}

varve_status varve_module_upgrade(varve_module *module, const varve_upgrade_options *options,
                                  varve_context *target, varve_module **upgraded) {
  if (upgraded == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *upgraded = NULL;
  if (module == NULL || target == NULL || target->era != VARVE_DEFAULT_ERA)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_upgrade_options filled = {.struct_size = sizeof(varve_upgrade_options)};
  VARVE_TRY(fill_options(options, &filled));
  varve_pack_reading reading;
  varve_status status = varve_pack_begin_named(target, module->packs, &reading);
  if (status == VARVE_STATUS_OK)
    status = upgrade(module, &filled, target, upgraded);
  varve_pack_end_named(target, &reading);
  return status;
}

/* Converts a module to another set of definitions: changes it in its own context, prints the
 * generic form of the target's era, and parses that in the target. */

/* Keeps the first error. */
typedef struct first_error {
  char text[512];
  bool has_text;
} first_error;

static void keep_error(void *user, const varve_diagnostic *diagnostic) {
  first_error *kept = user;
  varve_slice message = diagnostic->message;
  if (kept->has_text || diagnostic->severity != VARVE_SEVERITY_ERROR)
    return;
  size_t size = message.size < sizeof(kept->text) ? message.size : sizeof(kept->text) - 1;
  memcpy(kept->text, message.data, size);
  kept->text[size] = 0;
  kept->has_text = true;
}

/* Finding what the parser of the target rejects */

typedef struct entity_search {
  varve_module *module;
  varve_context *target;
  varve_buffer text;  /* of the last entity */
  varve_vector tried; /* bool, by the id of an entity */
  first_error error;
  bool is_found;
} entity_search;

/* Returns whether the entity was tried before; remembers it. */
static varve_status was_tried(entity_search *s, const varve_entity *node, bool *is_so) {
  if (node->id >= s->tried.count &&
      varve_vector_grow(&s->tried, node->id + 1 - s->tried.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  bool *known = &VARVE_VECTOR_AT(&s->tried, bool, node->id);
  *is_so = *known;
  *known = true;
  return VARVE_STATUS_OK;
}

/* A longer text is not tried. */
enum { MOST_TEXT = 1 << 20 };

static varve_status try_entity(entity_search *s, const varve_entity *node, bool is_type) {
  bool is_tried;
  VARVE_TRY(was_tried(s, node, &is_tried));
  if (is_tried)
    return VARVE_STATUS_OK;
  varve_source_map map;
  varve_context *context = s->module->context;
  varve_era era = context->era;
  const varve_entity *parsed;
  s->text.size = 0;
  context->era = s->target->era;
  varve_status status = varve_print_within(context, node, MOST_TEXT, &s->text);
  context->era = era;
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  varve_slice text = varve_buffer_slice(&s->text);
  varve_source_map_init(&map, &s->target->memory, text);
  varve_reporter reporter = {.sink = {keep_error, &s->error}, .source = text, .map = &map};
  s->error.has_text = false;
  status = is_type ? varve_parse_type_text(NULL, s->target, &reporter, text, &parsed)
                   : varve_parse_attribute_text(NULL, s->target, &reporter, text, &parsed);
  varve_source_map_release(&map);
  s->is_found = status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_UNSUPPORTED ||
                status == VARVE_STATUS_INVALID;
  return s->is_found ? VARVE_STATUS_OK : status;
}

static varve_status try_dictionary(entity_search *s, const varve_entity *dictionary) {
  uint32_t count = dictionary == NULL || dictionary->kind != VARVE_KIND_DICTIONARY
                       ? 0
                       : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count && !s->is_found; i++)
    VARVE_TRY(try_entity(s, varve_dictionary_value(dictionary, i), false));
  return VARVE_STATUS_OK;
}

static varve_status try_operation(entity_search *s, const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op) && !s->is_found; i++)
    VARVE_TRY(try_entity(s, varve_operation_result(op, i)->type, true));
  for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
    for (const varve_block *block = varve_operation_region(op, r)->first; block != NULL;
         block = block->next)
      for (uint32_t a = 0; a < block->argument_count && !s->is_found; a++)
        VARVE_TRY(try_entity(s, block->arguments[a]->value.type, true));
  if (!s->is_found)
    VARVE_TRY(try_dictionary(s, varve_operation_dictionary(op)));
  if (!s->is_found)
    VARVE_TRY(try_dictionary(s, varve_operation_properties(op)));
  return s->is_found ? VARVE_STATUS_OK : try_entity(s, op->location, false);
}

/* The parser of the target rejected the text of the module. Reports the first operation with a
 * type, attribute or location that it rejects, or the error itself. */
static varve_status report_rejected(entity_search *s, const first_error *parse,
                                    varve_reporter *reporter) {
  varve_slice label = varve_target_label(s->target);
  const varve_operation *root = s->module->root;
  const varve_source_place start = varve_location_place(root->location);
  for (varve_operation *op = s->module->root; op != NULL;
       op = varve_operation_next_preorder(root, op)) {
    const varve_source_place place = varve_location_place(op->location);
    VARVE_TRY(try_operation(s, op));
    if (s->is_found)
      return varve_report_at(reporter, VARVE_STATUS_UNSUPPORTED, &place,
                             "operation '%.*s' cannot be converted to %.*s: '%.*s' is not "
                             "valid there: %s",
                             VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(label),
                             VARVE_FORMAT_SLICE(varve_buffer_slice(&s->text)), s->error.text);
  }
  return varve_report_at(reporter, VARVE_STATUS_UNSUPPORTED, &start,
                         "the module cannot be converted to %.*s: %s", VARVE_FORMAT_SLICE(label),
                         parse->text);
}

static varve_status explain(varve_module *module, varve_context *target, const first_error *parse,
                            varve_reporter *reporter) {
  entity_search s = {.module = module, .target = target};
  varve_buffer_init(&s.text, &target->memory);
  varve_vector_init(&s.tried, &target->memory, sizeof(bool));
  varve_status status = report_rejected(&s, parse, reporter);
  varve_buffer_release(&s.text);
  varve_vector_release(&s.tried);
  return status;
}

/* The verifier's errors say what the target does not allow. */
typedef struct relay {
  varve_diagnostic_sink sink;
} relay;

static void pass_on(void *user, const varve_diagnostic *diagnostic) {
  const relay *to = user;
  varve_diagnostic passed = *diagnostic;
  if (passed.status == VARVE_STATUS_INVALID)
    passed.status = VARVE_STATUS_UNSUPPORTED;
  if (to->sink.function != NULL)
    to->sink.function(to->sink.user, &passed);
}

static varve_status verify_result(varve_module *made, const varve_upgrade_options *options,
                                  varve_reporter *reporter) {
  relay to = {options->sink};
  varve_module_verify_options check = {.struct_size = sizeof(varve_module_verify_options)};
  check.sink = (varve_diagnostic_sink){pass_on, &to};
  varve_status status = options->no_verify ? VARVE_STATUS_OK : varve_module_verify(made, &check);
  if (status != VARVE_STATUS_INVALID)
    return status;
  const varve_source_place start = varve_location_place(made->root->location);
  return varve_report_at(reporter, VARVE_STATUS_UNSUPPORTED, &start,
                         "the module cannot be converted to %.*s, whose rules it breaks",
                         VARVE_FORMAT_SLICE(varve_target_label(made->context)));
}

static varve_status reread(varve_module *module, const varve_upgrade_options *options,
                           varve_reporter *reporter, varve_context *target, varve_module **made) {
  varve_buffer text;
  first_error error = {.has_text = false};
  varve_upgrade_options parse = *options;
  parse.sink = (varve_diagnostic_sink){keep_error, &error};
  parse.no_verify = true;
  varve_buffer_init(&text, &target->memory);
  varve_status status = print_for_era(module, target->era, options->sink, &text);
  if (status == VARVE_STATUS_OK)
    status = read_again(target, varve_buffer_slice(&text), &parse, made);
  varve_buffer_release(&text);
  if (status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_INVALID ||
      status == VARVE_STATUS_UNSUPPORTED)
    return explain(module, target, &error, reporter);
  VARVE_TRY(status);
  status = verify_result(*made, options, reporter);
  if (status != VARVE_STATUS_OK) {
    varve_module_destroy(*made);
    *made = NULL;
  }
  return status;
}

static varve_status retarget(varve_module *module, const varve_upgrade_options *options,
                             varve_context *target, varve_module **made) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
  varve_module_verify_options check = {.struct_size = sizeof(varve_module_verify_options)};
  check.sink = options->sink;
  if (!options->no_verify)
    VARVE_TRY(varve_module_verify(module, &check));
  if (varve_registry_target(target->registry) != NULL)
    VARVE_TRY(varve_check_stored_version(module, options, target->registry));
  if (varve_known.downgrade == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_known.downgrade(module, options, target));
  return reread(module, options, &reporter, target, made);
}

varve_status varve_module_retarget(varve_module *module, const varve_upgrade_options *options,
                                   varve_context *target, varve_module **converted) {
  if (converted == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *converted = NULL;
  if (module == NULL || target == NULL || varve_era_target_bytecode(target->era) < 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_upgrade_options filled = {.struct_size = sizeof(varve_upgrade_options)};
  VARVE_TRY(fill_options(options, &filled));
  const varve_target *named = varve_registry_target(target->registry);
  target->packs.keeps_era = named == NULL || !named->is_open;
  varve_pack_reading reading;
  varve_status status = varve_pack_begin_named(target, module->packs, &reading);
  if (status == VARVE_STATUS_OK)
    status = retarget(module, &filled, target, converted);
  varve_pack_end_named(target, &reading);
  return status;
}
