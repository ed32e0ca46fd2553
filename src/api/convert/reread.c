/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The way of a module from one set of definitions to another: as generic text. */
#include "api/convert/reread.h"

#include <varve/module.h>

#include "api/load/load.h"
#include "api/load/pack_attempt.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

varve_status varve_print_for_era(varve_module *module, varve_era printed,
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

static varve_status run(varve_pack_attempt *attempt) {
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

varve_status varve_read_again(varve_context *target, varve_slice text,
                              const varve_upgrade_options *options, varve_module **made) {
  varve_diagnostic_relay relay = {options->sink};
  text_attempt again = {.attempt = {.context = target,
                                    .relay = &relay,
                                    .module = made,
                                    .file_name = options->file_name,
                                    .text = text,
                                    .run = run},
                        .options = options};
  return varve_attempt_with_packs(&again.attempt);
}
