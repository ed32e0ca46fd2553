/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text in, text out: what the printer makes of what the parser read. The texts are mlir-opt 22's.
 */
#ifndef VARVE_TESTS_UNIT_PRINT_FIXTURE_H
#define VARVE_TESTS_UNIT_PRINT_FIXTURE_H

#include <stdio.h>

#include "tests/unit/ir_fixture.h"

#include "dialect/registry/registry.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

static const varve_print_options print_plain = {.elide_elements_if_larger = VARVE_ELIDE_NEVER,
                                                .elide_resources_if_larger = VARVE_ELIDE_NEVER,
                                                .hex_if_larger = VARVE_HEX_IF_LARGER,
                                                .generic = true};
static const varve_print_options print_debug = {.debug_info = true,
                                                .elide_elements_if_larger = VARVE_ELIDE_NEVER,
                                                .elide_resources_if_larger = VARVE_ELIDE_NEVER,
                                                .hex_if_larger = VARVE_HEX_IF_LARGER,
                                                .generic = true};
static const varve_print_options print_local = {.local_scope = true,
                                                .elide_elements_if_larger = VARVE_ELIDE_NEVER,
                                                .elide_resources_if_larger = VARVE_ELIDE_NEVER,
                                                .hex_if_larger = VARVE_HEX_IF_LARGER,
                                                .generic = true};
static const varve_print_options print_local_debug = {.debug_info = true,
                                                      .local_scope = true,
                                                      .elide_elements_if_larger = VARVE_ELIDE_NEVER,
                                                      .elide_resources_if_larger =
                                                          VARVE_ELIDE_NEVER,
                                                      .hex_if_larger = VARVE_HEX_IF_LARGER,
                                                      .generic = true};
/* The custom forms, where there are some. */
static const varve_print_options print_pretty = VARVE_PRINT_OPTIONS_INIT;

static inline varve_module *print_parse(ir_fixture *f, const char *text) {
  const varve_parse_options options = {.file_name = VARVE_SLICE("-")};
  varve_module *module;
  varve_registry_attach(varve_registry_builtin(), f->context);
  varve_text_attach(f->context);
  assert_status(varve_parse_module(f->context, varve_slice_of(text), &options, &module), OK);
  return module;
}

static inline void print_check_module(varve_module *module, varve_print_options options,
                                      const char *expected) {
  varve_buffer out;
  varve_buffer_init(&out, &module->context->memory);
  assert_status(varve_print_module(module, &options, &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, expected);
  varve_buffer_release(&out);
}

static inline void print_check(ir_fixture *f, const char *text, varve_print_options options,
                               const char *expected) {
  varve_module *module = print_parse(f, text);
  print_check_module(module, options, expected);
  varve_module_destroy(module);
}

/* The operations of a module that print as they are written; without aliases. */
static inline void print_check_same(ir_fixture *f, const char *text) {
  char whole[4096];
  int size = snprintf(whole, sizeof whole, "\"builtin.module\"() ({\n%s}) : () -> ()\n", text);
  assert_in_range(size, 1, sizeof whole - 1);
  print_check(f, whole, print_local, whole);
}

/* An attribute that prints as it is written. */
static inline void print_check_attribute(ir_fixture *f, const char *attribute) {
  char line[4096];
  int size = snprintf(line, sizeof line, "  \"a\"() {x = %s} : () -> ()\n", attribute);
  assert_in_range(size, 1, sizeof line - 1);
  print_check_same(f, line);
}

static inline void print_check_attributes(ir_fixture *f, const char *const *attributes,
                                          size_t count) {
  for (size_t i = 0; i < count; i++)
    print_check_attribute(f, attributes[i]);
}

#endif
