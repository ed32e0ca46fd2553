/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tests of upgrading: operations of then as generic text, which a context without their definitions
 * reads, and the generic text of today. */
#ifndef VARVE_TESTS_UPGRADE_TEXT_H
#define VARVE_TESTS_UPGRADE_TEXT_H

#include "tests/unit/unit.h"

#include <varve/module.h>

#include "text/parse/parser.h"
#include "text/print/printer.h"
#include "upgrade/driver/upgrade.h"

typedef struct upgraded_text {
  varve_buffer text;
  varve_upgrade_outcome outcome;
  varve_status status;
} upgraded_text;

/* text: what stands in a module. The result: that module's text, in context. */
static inline upgraded_text upgrade_text(varve_context *context, varve_upgrade_step step,
                                         const char *text) {
  upgraded_text result = {.status = VARVE_STATUS_OK};
  const varve_parse_options parse = {.file_name = VARVE_SLICE("test")};
  varve_print_options print = VARVE_PRINT_OPTIONS_INIT;
  varve_module *module = NULL;
  print.generic = print.local_scope = true;
  varve_buffer_init(&result.text, &context->memory);
  varve_upgrade_outcome_init(&result.outcome, &context->memory);
  result.status = varve_parse_module(context, varve_slice_of(text), &parse, &module);
  if (result.status == VARVE_STATUS_OK)
    result.status = varve_upgrade_in_place(module, step, NULL, &result.outcome);
  if (result.status == VARVE_STATUS_OK)
    result.status = varve_print_module(module, &print, &result.text);
  varve_module_destroy(module);
  return result;
}

static inline void upgraded_text_release(upgraded_text *result) {
  varve_upgrade_outcome_release(&result->outcome);
  varve_buffer_release(&result->text);
}

/* lines: what the upgraded module holds, each line with its indentation and its end. */
static inline void assert_upgrades(varve_upgrade_step step, const char *text, const char *lines) {
  enum { MAX_TEXT = 1 << 14 };
  static const char head[] = "\"builtin.module\"() ({\n", tail[] = "}) : () -> ()\n";
  char expected[MAX_TEXT];
  varve_context *context;
  assert_true(sizeof(head) + strlen(lines) + sizeof(tail) < MAX_TEXT);
  strcpy(expected, head);
  strcat(expected, lines);
  strcat(expected, tail);
  assert_status(varve_context_create(NULL, &context), OK);
  upgraded_text result = upgrade_text(context, step, text);
  assert_status(result.status, OK);
  assert_status(varve_buffer_append_char(&result.text, 0), OK);
  assert_string_equal(result.text.data, expected);
  upgraded_text_release(&result);
  varve_context_destroy(context);
}

#endif
