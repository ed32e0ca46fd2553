/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules of dialects that a text defines, printed with names. The operations have no custom forms:
 * what differs from the generic form is what values and blocks are called. */
#ifndef VARVE_TESTS_UNIT_NAMES_FIXTURE_H
#define VARVE_TESTS_UNIT_NAMES_FIXTURE_H

#include <stdlib.h>

#include "tests/unit/print_fixture.h"

#include "definitions/definitions.h"

static const char names_definitions[] =
    "irdl.dialect @n attributes {varve.set = \"own\"} {\n"
    "  irdl.operation @plain attributes {varve.names = \"plain\"} {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(r: %0)\n"
    "  }\n"
    "  irdl.operation @groups attributes {varve.names = \"head, tail, each...\"} {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(a: %0, b: variadic %0, c: variadic %0) {varve.segments}\n"
    "  }\n"
    "  irdl.operation @named {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(first: %0, others: variadic %0)\n"
    "  }\n"
    "  irdl.operation @silent attributes {varve.traits = [\"OpAsmOpInterface\"]} {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(first: %0, second: %0)\n"
    "  }\n"
    "  irdl.operation @by attributes {varve.names = \"x_{attribute('key')}.y\"} {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(r: %0)\n"
    "  }\n"
    "  irdl.operation @cases attributes {varve.names = \"v{$v}_{type($r)}\"} {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(r: %0)\n"
    "    irdl.attributes {\"v\" = %0}\n"
    "  }\n"
    "  irdl.operation @hinted attributes {varve.names =\n"
    "      \"{if(has(attribute('hint')), attribute('hint'), count($r))}\"} {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(r: variadic %0)\n"
    "  }\n"
    "  irdl.operation @ports attributes {varve.names = \"p_{$names}\"} {\n"
    "    %0 = irdl.any\n"
    "    irdl.results(r: variadic %0)\n"
    "    irdl.attributes {\"names\" = %0}\n"
    "  }\n"
    "  irdl.type @\"!box\" attributes {varve.value_name = \"b\"} {\n"
    "  }\n"
    "  irdl.attribute @\"#key\" attributes {varve.alias =\n"
    "      \"key_{if($number = 7, $text, absent)}_{$number}\",\n"
    "      varve.format = \"`<` $text `,` $number `>`\"} {\n"
    "    %s = irdl.any {varve.rule = \"string\"}\n"
    "    %n = irdl.any {varve.rule = \"i64\"}\n"
    "    irdl.parameters(text: %s, number: %n)\n"
    "  }\n"
    "  irdl.operation @body attributes {varve.block_names = \"in: ins, out\",\n"
    "                                   varve.entry_block = \"start\"} {\n"
    "    %0 = irdl.any\n"
    "    %1 = irdl.region\n"
    "    irdl.operands(ins: variadic %0, outs: variadic %0) {varve.segments}\n"
    "    irdl.regions(r: %1)\n"
    "  }\n"
    "}\n";

typedef struct names_fixture {
  ir_fixture ir; /* first: so that what is for ir_fixture works */
  varve_registry *registry;
} names_fixture;

static inline varve_status names_take(varve_registry *registry, varve_module *module) {
  varve_reporter reporter = {.max_errors = 1};
  varve_loaded_tables loaded = {.block = NULL};
  varve_definition_tables *tables;
  varve_dialect_conflict conflict;
  VARVE_TRY(varve_definitions_read(varve_registry_memory(registry), module, &reporter, &tables,
                                   &loaded.size));
  loaded.tables = *tables;
  loaded.block = tables;
  return varve_registry_take(registry, &loaded, &conflict);
}

/* The definitions are read in a context that does not know them yet. */
static inline varve_status names_load(varve_registry *registry) {
  const varve_context_options options = {.seed = 1};
  const varve_parse_options parse = {.file_name = VARVE_SLICE("-")};
  varve_context *context;
  varve_module *module = NULL;
  VARVE_TRY(varve_context_make(&options, &context));
  varve_registry_attach(varve_registry_builtin(), context);
  varve_text_attach(context);
  varve_status status =
      varve_parse_module(context, varve_slice_of(names_definitions), &parse, &module);
  if (status == VARVE_STATUS_OK)
    status = names_take(registry, module);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

static inline int names_setup(void **state) {
  names_fixture *f = calloc(1, sizeof *f);
  varve_allocator hook = {test_resize, f == NULL ? NULL : &f->ir.allocator};
  varve_context_options options = {.allocator = &hook, .seed = 1};
  if (f == NULL || varve_context_make(&options, &f->ir.context) != VARVE_STATUS_OK ||
      varve_module_create(f->ir.context, &f->ir.module) != VARVE_STATUS_OK ||
      varve_registry_make(&f->ir.context->memory, true, &f->registry) != VARVE_STATUS_OK ||
      names_load(f->registry) != VARVE_STATUS_OK)
    return 1;
  varve_registry_attach(f->registry, f->ir.context);
  varve_text_attach(f->ir.context);
  *state = f;
  return 0;
}

static inline int names_teardown(void **state) {
  names_fixture *f = *state;
  varve_registry *registry = f->registry;
  varve_module_destroy(f->ir.module);
  varve_context_destroy(f->ir.context);
  varve_registry_free(registry);
  int leaks = f->ir.allocator.live != 0;
  free(f);
  return leaks;
}

#define names_test(name) cmocka_unit_test_setup_teardown(name, names_setup, names_teardown)

/* An operation in, and what it holds, as it is printed with names. */
static inline void names_check(names_fixture *f, const char *text, const char *expected) {
  static const varve_print_options with_names = {.local_scope = true,
                                                 .elide_elements_if_larger = VARVE_ELIDE_NEVER,
                                                 .elide_resources_if_larger = VARVE_ELIDE_NEVER,
                                                 .hex_if_larger = VARVE_HEX_IF_LARGER};
  const varve_parse_options options = {.file_name = VARVE_SLICE("-"), .no_implicit_module = true};
  varve_module *module;
  char whole[4096];
  snprintf(whole, sizeof whole, "\"t.module\"() ({\n%s}) : () -> ()\n", expected);
  assert_status(varve_parse_module(f->ir.context, varve_slice_of(text), &options, &module), OK);
  print_check_module(module, with_names, whole);
  varve_module_destroy(module);
}

#endif
