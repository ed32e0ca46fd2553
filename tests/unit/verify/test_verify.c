/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/verify. Definitions are irdl text; tests/oracle/irdl-file.sh compares the messages with
 * those of mlir-opt. */
#include "tests/unit/parse_fixture.h"

#include <stdio.h>

#include "definitions/definitions.h"
#include "dialect/registry/registry.h"
#include "text/parse/parser.h"
#include "verify/driver/verify.h"

typedef struct verify_fixture {
  parse_fixture parse;
  varve_registry *registry;
  varve_context *definitions;
} verify_fixture;

static varve_context *make_context(verify_fixture *f, const varve_registry *registry) {
  varve_allocator hook = {test_resize, &f->parse.allocator};
  varve_context_options options = {.allocator = &hook, .seed = 1};
  varve_context *context;
  assert_status(varve_context_make(&options, &context), OK);
  varve_registry_attach(registry, context);
  varve_text_attach(context);
  return context;
}

static int verify_setup(void **state) {
  verify_fixture *f = calloc(1, sizeof *f);
  varve_memory memory;
  if (f == NULL)
    return 1;
  varve_allocator hook = {test_resize, &f->parse.allocator};
  varve_memory_init(&memory, &hook, 0);
  if (varve_registry_make(&memory, true, &f->registry) != VARVE_STATUS_OK)
    return 1;
  f->definitions = make_context(f, varve_registry_builtin());
  f->parse.options =
      (varve_parse_options){.file_name = VARVE_SLICE("f.mlir"), .sink = {parse_note, &f->parse}};
  *state = f;
  return 0;
}

static int verify_teardown(void **state) {
  verify_fixture *f = *state;
  varve_context_destroy(f->parse.context);
  varve_context_destroy(f->definitions);
  varve_registry_free(f->registry);
  int left = f->parse.allocator.live != 0;
  free(f);
  return left;
}

#define verify_test(function)                                                                      \
  cmocka_unit_test_setup_teardown(function, verify_setup, verify_teardown)

static void define(verify_fixture *f, const char *text) {
  varve_module *module;
  varve_definition_tables *tables;
  varve_reporter reporter = {.sink = {parse_note, &f->parse}};
  varve_loaded_tables loaded = {.block = NULL};
  varve_dialect_conflict conflict;
  parse_forget(&f->parse);
  assert_status(
      varve_parse_module(f->definitions, varve_slice_of(text), &f->parse.options, &module), OK);
  if (varve_definitions_read(varve_registry_memory(f->registry), module, &reporter, &tables,
                             &loaded.size) != VARVE_STATUS_OK)
    fail_msg("%s\n  %s", text, f->parse.message);
  loaded.tables = *tables;
  loaded.block = tables;
  assert_status(varve_registry_take(f->registry, &loaded, &conflict), OK);
  varve_module_destroy(module);
  f->parse.context = make_context(f, f->registry);
}

static varve_status verify(verify_fixture *f, const char *text) {
  varve_verify_options options = {.sink = {parse_note, &f->parse}, .file = VARVE_SLICE("f")};
  varve_module *module = parse_source(&f->parse, varve_slice_of(text));
  if (module == NULL)
    fail_msg("%s\n  %u: %s", text, (unsigned)f->parse.column, f->parse.message);
  varve_status status = varve_verify_module(module, &options);
  varve_module_destroy(module);
  return status;
}

static void assert_valid(verify_fixture *f, const char *text) {
  if (verify(f, text) != VARVE_STATUS_OK || f->parse.errors != 0)
    fail_msg("%s\n  %u:%u: %s", text, (unsigned)f->parse.line, (unsigned)f->parse.column,
             f->parse.message);
}

static void assert_refused(verify_fixture *f, const char *text, const char *message) {
  assert_status(verify(f, text), INVALID);
  if (f->parse.errors == 0 || strstr(f->parse.message, message) == NULL)
    fail_msg("%s\n  %u errors: %s\n  expected: %s", text, f->parse.errors, f->parse.message,
             message);
}

#define VALUES "%0:3 = \"u.x\"() : () -> (i32, i64, !d.p<i8>)\n"

#define TYPES                                                                                      \
  "irdl.dialect @d {\n"                                                                            \
  "  irdl.type @p { %0 = irdl.any irdl.parameters(a: %0) }\n"                                      \
  "  irdl.type @q\n"

static void counts_are_checked(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "irdl.operation @o { %0 = irdl.any irdl.operands(a: variadic %0, b: %0) } }");
  assert_valid(f, VALUES "\"d.o\"(%0#0, %0#0, %0#0) : (i32, i32, i32) -> ()");
  assert_refused(f, "\"d.o\"() : () -> ()", "op expects at least 1 operands, but got 0");
  assert_refused(f, VALUES "%1 = \"d.o\"(%0#0) : (i32) -> i32",
                 "op expects exactly 0 results, but got 1");
  assert_refused(f, VALUES "\"d.o\"(%0#0) ({}) : (i32) -> ()",
                 "'d.o' op unexpected number of regions: expected 0 but got 1");
  assert_refused(f, "\"d.x\"() : () -> ()", "does not allow unknown operations");
}

static void errors_are_at_the_operation(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "irdl.operation @o }");
  assert_refused(f, VALUES "\n  \"d.o\"(%0#0) : (i32) -> ()", "exactly 0 operands");
  assert_int_equal(f->parse.line, 3);
  assert_int_equal(f->parse.column, 3);
  assert_refused(f, VALUES "\"d.o\"(%0#0) : (i32) -> () loc(\"a\"(\"x\":7:8))", "operands");
  assert_int_equal(f->parse.line, 7);
  assert_int_equal(f->parse.column, 8);
  assert_refused(f, VALUES "\"d.o\"(%0#0) : (i32) -> () loc(unknown)", "operands");
  assert_int_equal(f->parse.line, 0);
}

static void errors_of_operands_and_regions_are_both_reported(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "irdl.operation @o }");
  assert_refused(f, VALUES "\"d.o\"(%0#0) ({}) : (i32) -> ()", "exactly 0 operands");
  assert_int_equal(f->parse.errors, 2);
}

static void a_shared_constraint_requires_the_same_type(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "irdl.operation @o { %0 = irdl.any %1 = irdl.parametric @d::@p<%0>\n"
                  "irdl.operands(a: %1, b: %0) irdl.attributes {\"x\" = %0} } }");
  assert_valid(f, "%0:2 = \"u.x\"() : () -> (!d.p<i8>, i8)\n"
                  "\"d.o\"(%0#0, %0#1) {x = i8} : (!d.p<i8>, i8) -> ()");
  assert_refused(f,
                 "%0:2 = \"u.x\"() : () -> (!d.p<i8>, i8)\n"
                 "\"d.o\"(%0#0, %0#1) {x = i9} : (!d.p<i8>, i8) -> ()",
                 "expected 'i9' but got 'i8'");
  assert_refused(f,
                 "%0:2 = \"u.x\"() : () -> (!d.p<i8>, i8)\n"
                 "\"d.o\"(%0#1, %0#1) {x = i8} : (i8, i8) -> ()",
                 "expected base type 'd.p' but got 'i8'");
}

static void each_operation_assigns_its_own_constraint_variables(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "irdl.operation @o { %0 = irdl.any irdl.operands(a: variadic %0) } }");
  assert_valid(f, VALUES "\"d.o\"(%0#0, %0#0) : (i32, i32) -> ()\n\"d.o\"(%0#1) : (i64) -> ()");
}

/* As in upstream, a failed alternative keeps its assignments. */
static void alternatives_are_tried_in_order(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "irdl.type @two { %0 = irdl.any irdl.parameters(a: %0, b: %0) }\n"
                  "irdl.type @three { %0 = irdl.any %1 = irdl.any irdl.parameters(a: %0, b: %1) }\n"
                  "irdl.operation @o { %0 = irdl.any %1 = irdl.is i1\n"
                  "  %2 = irdl.parametric @d::@three<%0, %1> %3 = irdl.base @d::@three\n"
                  "  %4 = irdl.any_of(%2, %3) irdl.operands(a: %4, b: %0) } }");
  assert_valid(f, "%0:2 = \"u.x\"() : () -> (!d.three<i8, i1>, i8)\n"
                  "\"d.o\"(%0#0, %0#1) : (!d.three<i8, i1>, i8) -> ()");
  assert_refused(f,
                 "%0:2 = \"u.x\"() : () -> (!d.three<i8, i2>, i9)\n"
                 "\"d.o\"(%0#0, %0#1) : (!d.three<i8, i2>, i9) -> ()",
                 "expected 'i8' but got 'i9'");
}

static void types_are_checked_once_at_any_position(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "irdl.type @n { %0 = irdl.is i32 irdl.parameters(a: %0) } }");
  assert_valid(f, "\"u.x\"() {a = !d.n<i32>, b = [tuple<!d.n<i32>>]} : () -> ()");
  assert_refused(f, "\"u.x\"() {b = [tuple<!d.p<!d.n<i8>>>]} : () -> ()",
                 "expected 'i32' but got 'i8'");
  assert_refused(f, "\"u.x\"() ({^b(%a: !d.n<1>):}) : () -> ()",
                 "expected 'i32' but got '1 : i64'");
  assert_refused(f, "%0 = \"u.x\"() : () -> !d.q<i32>", "expected 0 type arguments, but had 1");
  assert_refused(f, "\"u.x\"() : () -> () loc(fused<!d.z>[\"a\"])", "expected dynamic type");
}

/* Each level tries the one below it twice: 2^60 steps without a limit. */
static void constraints_that_would_need_too_much_time_are_rejected(void **state) {
  verify_fixture *f = *state;
  char text[8192] = "irdl.dialect @d { irdl.operation @o {\n%0 = irdl.is i32\n";
  for (int i = 1; i <= 60; i++) {
    char line[64];
    snprintf(line, sizeof line, "%%%d = irdl.any_of(%%%d, %%%d)\n", i, i - 1, i - 1);
    strcat(text, line);
  }
  strcat(text, "irdl.operands(a: %60) } }");
  define(f, text);
  assert_valid(f, "%0 = \"u.x\"() : () -> i32\n\"d.o\"(%0) : (i32) -> ()");
  assert_status(verify(f, "%0 = \"u.x\"() : () -> i64\n\"d.o\"(%0) : (i64) -> ()"), LIMIT_EXCEEDED);
  assert_int_equal(f->parse.errors, 1);
}

static void deep_constraints_do_not_recurse(void **state) {
  enum { DEPTH = 20000 };
  verify_fixture *f = *state;
  char *text = malloc(64 * DEPTH);
  assert_non_null(text);
  size_t size = (size_t)sprintf(text, "irdl.dialect @d { irdl.operation @o {\n%%0 = irdl.is i32\n");
  for (int i = 1; i <= DEPTH; i++)
    size += (size_t)sprintf(text + size, "%%%d = irdl.all_of(%%%d)\n", i, i - 1);
  sprintf(text + size, "irdl.operands(a: %%%d) } }", DEPTH);
  define(f, text);
  free(text);
  assert_valid(f, "%0 = \"u.x\"() : () -> i32\n\"d.o\"(%0) : (i32) -> ()");
  assert_refused(f, "%0 = \"u.x\"() : () -> i64\n\"d.o\"(%0) : (i64) -> ()",
                 "expected 'i32' but got 'i64'");
}

static void built_in_operations_are_checked(void **state) {
  verify_fixture *f = *state;
  define(f, TYPES "}");
  assert_refused(f, "\"func.return\"() ({}) : () -> ()", "'func.return' op requires zero regions");
  assert_valid(f, "\"u.x\"() {a = !llvm.void, b = !u.y<1>} : () -> ()");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      verify_test(counts_are_checked),
      verify_test(errors_are_at_the_operation),
      verify_test(errors_of_operands_and_regions_are_both_reported),
      verify_test(a_shared_constraint_requires_the_same_type),
      verify_test(each_operation_assigns_its_own_constraint_variables),
      verify_test(alternatives_are_tried_in_order),
      verify_test(types_are_checked_once_at_any_position),
      verify_test(constraints_that_would_need_too_much_time_are_rejected),
      verify_test(deep_constraints_do_not_recurse),
      verify_test(built_in_operations_are_checked),
  };
  return cmocka_run_group_tests_name("verify", tests, NULL, NULL);
}
