/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbering what was built, with the first message kept. */
#ifndef VARVE_TESTS_UNIT_NUMBERING_FIXTURE_H
#define VARVE_TESTS_UNIT_NUMBERING_FIXTURE_H

#include "tests/unit/ir_fixture.h"

#include "dialect/registry/registry.h"
#include "numbering/numbering.h"
#include "text/parse/parser.h"

static inline int numbering_setup(void **state) {
  if (ir_setup(state) != 0)
    return 1;
  varve_registry_attach(varve_registry_builtin(), ((ir_fixture *)*state)->context);
  varve_text_attach(((ir_fixture *)*state)->context);
  return 0;
}

#define numbering_test(function)                                                                   \
  cmocka_unit_test_setup_teardown(function, numbering_setup, ir_teardown)

typedef struct first_message {
  char text[256];
} first_message;

static inline void keep_first(void *user, const varve_diagnostic *diagnostic) {
  first_message *kept = user;
  size_t size = diagnostic->message.size;
  if (kept->text[0] != 0 || size >= sizeof kept->text)
    return;
  memcpy(kept->text, diagnostic->message.data, size);
  kept->text[size] = 0;
}

typedef struct numbered {
  varve_numbering numbering;
  varve_reporter reporter;
  first_message message;
  varve_status status;
} numbered;

/* To be given to varve_numbering_release. */
static inline void number_module(ir_fixture *f, numbered *result, varve_numbering_options options) {
  *result = (numbered){0};
  result->reporter.sink = (varve_diagnostic_sink){keep_first, &result->message};
  result->status =
      varve_numbering_create(&result->numbering, f->module, &options, &result->reporter);
}

#endif
