/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions with faults through the public interface: what loads, what is recorded, and what a
 * module reports that uses the part with the fault. */
#include "tests/system/interface/sample_files.h"

#include <varve/dialect.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static void assert_text(varve_slice got, const char *expected) {
  assert_int_equal(got.size, strlen(expected));
  assert_memory_equal(got.data, expected, got.size + 1);
}

typedef struct report {
  int count;
  char message[512];
} report;

static void remember(void *user, const varve_diagnostic *diagnostic) {
  report *t = user;
  if (t->count++ == 0)
    snprintf(t->message, sizeof t->message, "%.*s", (int)diagnostic->message.size,
             diagnostic->message.data);
}

/* The second definition of each line has a fault. */
static const char faulty[] =
    "irdl.dialect @d attributes {varve.set = \"own\"} {\n"
    "  irdl.operation @good attributes {varve.format = \"attr-dict\"} {}\n"
    "  irdl.operation @bad attributes {varve.format = \"$x attr-dict\"} {}\n"
    "  irdl.operation @rule {\n"
    "    %0 = irdl.any {varve.rule = \"1D\"}\n"
    "    irdl.operands(x: %0)\n"
    "  }\n"
    "  irdl.operation @sizes {\n"
    "    %0 = irdl.any\n"
    "    irdl.operands(x: optional %0, y: optional %0)\n"
    "  }\n"
    "  irdl.type @\"!t\" attributes {varve.format = \"$p\"} {}\n"
    "  irdl.operation @named {\n"
    "    %0 = irdl.any {varve.rule = \"NotARule\"}\n"
    "    irdl.results(x: %0)\n"
    "  }\n"
    "}\n";

typedef struct expected_fault {
  uint32_t line;
  varve_definition_kind kind;
  const char *name;
  const char *part;
  const char *message;
} expected_fault;

/* Reading finds the first two; check finds all. */
static const expected_fault expected[] = {
    {5, VARVE_DEFINITION_OPERATION, "d.rule", "irdl.any",
     "rule \"1D\": a name is expected at character 1"},
    {10, VARVE_DEFINITION_OPERATION, "d.sizes", "irdl.operands",
     "irdl.operands has 2 variadic or optional values: varve.segments or a trait must define their "
     "sizes"},
    {3, VARVE_DEFINITION_OPERATION, "d.bad", "varve.format",
     "varve.format: the operation has no operand, result, attribute, region or successor 'x', at "
     "character 1"},
    {12, VARVE_DEFINITION_TYPE, "d.t", "varve.format",
     "varve.format: there is no parameter 'p', at character 1"},
    {14, VARVE_DEFINITION_OPERATION, "d.named", "irdl.any",
     "rule \"NotARule\": unknown name 'NotARule' at character 1"},
};
enum { FOUND_BY_READING = 2, FOUND_BY_CHECK = sizeof expected / sizeof expected[0] };

static void assert_faults(const varve_registry *registry, uint32_t count) {
  varve_registry_fault fault = {.struct_size = sizeof(varve_registry_fault)};
  assert_int_equal(varve_registry_get_fault_count(registry), count);
  assert_true(varve_registry_get_omitted_fault_count(registry) == 0);
  for (uint32_t i = 0; i < count; i++) {
    OK(varve_registry_get_fault(registry, i, &fault));
    assert_int_equal(fault.kind, expected[i].kind);
    assert_int_equal(fault.line, expected[i].line);
    assert_text(fault.name, expected[i].name);
    assert_text(fault.part, expected[i].part);
    assert_text(fault.message, expected[i].message);
    assert_text(fault.file, "faulty.mlir");
  }
  assert_int_equal(varve_registry_get_fault(registry, count, &fault), VARVE_STATUS_BAD_ARGUMENT);
}

static varve_registry *load_faulty(bool check) {
  report t = {0};
  varve_registry *registry;
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.sink = (varve_diagnostic_sink){remember, &t};
  options.file_name = text_of("faulty.mlir");
  options.check = check;
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, text_of(faulty), &options));
  assert_int_equal(t.count, 0);
  return registry;
}

static void faults_of_reading_are_recorded(void **state) {
  (void)state;
  varve_registry *registry = load_faulty(false);
  assert_faults(registry, FOUND_BY_READING);
  varve_registry_destroy(registry);
}

static void check_finds_all_faults(void **state) {
  (void)state;
  varve_registry *registry = load_faulty(true);
  assert_faults(registry, FOUND_BY_CHECK);
  varve_registry_destroy(registry);
}

static void faults_of_several_loads_are_kept(void **state) {
  (void)state;
  varve_registry *registry = load_faulty(false);
  varve_registry_fault fault = {.struct_size = sizeof(varve_registry_fault)};
  OK(varve_registry_load(registry, text_of("irdl.dialect @e { irdl.operation @\"\" {} }"), NULL));
  assert_int_equal(varve_registry_get_fault_count(registry), FOUND_BY_READING + 1);
  OK(varve_registry_get_fault(registry, FOUND_BY_READING, &fault));
  assert_text(fault.file, "-");
  assert_text(fault.name, "e.");
  varve_registry_destroy(registry);
}

/* A file that is rejected leaves no faults behind. */
static void a_rejected_file_records_no_faults(void **state) {
  (void)state;
  varve_registry *registry = load_faulty(false);
  assert_int_equal(varve_registry_load(registry, text_of(faulty), NULL), VARVE_STATUS_INVALID);
  assert_faults(registry, FOUND_BY_READING);
  varve_registry_destroy(registry);
}

static void without_a_registry_there_are_no_faults(void **state) {
  (void)state;
  varve_registry_fault fault = {.struct_size = sizeof(varve_registry_fault)};
  assert_int_equal(varve_registry_get_fault_count(NULL), 0);
  assert_true(varve_registry_get_omitted_fault_count(NULL) == 0);
  assert_int_equal(varve_registry_get_fault(NULL, 0, &fault), VARVE_STATUS_BAD_ARGUMENT);
  varve_registry *registry = load_faulty(false);
  assert_int_equal(varve_registry_get_fault(registry, 0, NULL), VARVE_STATUS_BAD_ARGUMENT);
  fault.struct_size = 1;
  assert_int_equal(varve_registry_get_fault(registry, 0, &fault), VARVE_STATUS_BAD_ARGUMENT);
  varve_registry_destroy(registry);
}

/* Modules */

static varve_status read_with(varve_registry *registry, const char *text, report *t) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_context *context;
  varve_module *module;
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  load.sink = (varve_diagnostic_sink){remember, t};
  varve_status status = varve_module_load(context, text_of(text), &load, &module);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

static void generic_forms_are_read_whatever_the_fault(void **state) {
  (void)state;
  report t = {0};
  varve_registry *registry = load_faulty(false);
  OK(read_with(registry,
               "d.good\n"
               "\"d.bad\"() : () -> ()\n"
               "%0 = \"d.named\"() : () -> !d.t<any text>\n"
               "\"d.rule\"(%0) : (!d.t<any text>) -> ()\n"
               "\"d.sizes\"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>, other}>\n"
               "  : (!d.t<any text>, !d.t<any text>) -> ()\n",
               &t));
  assert_int_equal(t.count, 0);
  varve_registry_destroy(registry);
}

static void a_custom_form_is_rejected_with_the_fault(void **state) {
  static const struct {
    const char *text;
    const char *message;
  } cases[] = {
      {"d.bad\n",
       "custom form of operation 'd.bad' is unknown, because its varve.format has a fault (the "
       "operation has no operand, result, attribute, region or successor 'x', at character 1): "
       "give "
       "the generic form (mlir-opt --mlir-print-op-generic)"},
      {"d.sizes\n",
       "custom form of operation 'd.sizes' is unknown, because its definition has a fault "
       "(faulty.mlir:10:5: irdl.operands has 2 variadic or optional values: varve.segments or a "
       "trait must define their sizes): give the generic form (mlir-opt --mlir-print-op-generic)"},
      {"d.rule\n", "operation 'd.rule' has no custom form: give the generic form (mlir-opt "
                   "--mlir-print-op-generic)"},
  };
  (void)state;
  varve_registry *registry = load_faulty(false);
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    report t = {0};
    assert_int_equal(read_with(registry, cases[i].text, &t), VARVE_STATUS_INVALID);
    assert_string_equal(t.message, cases[i].message);
  }
  varve_registry_destroy(registry);
}

/* A default that its definition cannot read: the attribute or parameter may be absent. */
static void defaults_with_faults_are_ignored(void **state) {
  (void)state;
  report t = {0};
  varve_registry *registry;
  varve_registry_fault fault = {.struct_size = sizeof(varve_registry_fault)};
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.check = true;
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(
      registry,
      text_of("irdl.dialect @d attributes {varve.set = \"own\"} {\n"
              "  irdl.attribute @\"#k\" attributes {varve.format = \"`<` $n `>`\"} {\n"
              "    %0 = irdl.any {varve.rule = \"i32\"}\n"
              "    irdl.parameters(n: %0)\n"
              "  }\n"
              "  irdl.type @\"!t\" attributes {varve.format = \"`<` $n (`,` $m^)? `>`\"} {\n"
              "    %0 = irdl.any {varve.rule = \"i32\"}\n"
              "    irdl.parameters(n: %0, m: %0) {varve.defaults = {m = \"text\"}}\n"
              "  }\n"
              "  irdl.operation @o attributes {varve.format = \"attr-dict\"} {\n"
              "    %0 = irdl.any\n"
              "    irdl.attributes {\"k\" = %0} {varve.defaults = {k = #d.k<word>}}\n"
              "  }\n"
              "}\n"),
      &options));
  assert_int_equal(varve_registry_get_fault_count(registry), 2);
  OK(varve_registry_get_fault(registry, 0, &fault));
  assert_text(fault.message, "varve.defaults: the default of 'm' cannot be read");
  OK(varve_registry_get_fault(registry, 1, &fault));
  assert_text(fault.message, "varve.defaults: the default of 'k' cannot be read");
  OK(read_with(registry,
               "d.o\n"
               "d.o {k = #d.k<1>}\n"
               "%0 = \"t.p\"() : () -> !d.t<1>\n"
               "%1 = \"t.p\"() : () -> !d.t<1, 2>\n",
               &t));
  varve_registry_destroy(registry);
}

/* Limits */

static void only_the_first_thousand_faults_are_kept(void **state) {
  enum { FAULTS = 1500, SIZE = 1 << 17 };
  (void)state;
  char *text = malloc(SIZE);
  assert_non_null(text);
  size_t at = (size_t)snprintf(text, SIZE, "irdl.dialect @d {\nirdl.operation @o {\n");
  for (int i = 0; i < FAULTS; i++)
    at += (size_t)snprintf(text + at, SIZE - at, "%%%d = irdl.any {varve.rule = \"<\"}\n", i);
  at += (size_t)snprintf(text + at, SIZE - at, "}\n}\n");
  varve_registry *registry;
  varve_registry_fault fault = {.struct_size = sizeof(varve_registry_fault)};
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, (varve_slice){text, at}, NULL));
  assert_int_equal(varve_registry_get_fault_count(registry), 1000);
  assert_true(varve_registry_get_omitted_fault_count(registry) == FAULTS - 1000);
  OK(varve_registry_get_fault(registry, 999, &fault));
  assert_int_equal(fault.line, 1002);
  varve_registry_destroy(registry);
  free(text);
}

static varve_status load_within(const varve_allocator *allocator) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_definition_options load = {.struct_size = sizeof(varve_definition_options)};
  varve_registry *registry;
  options.allocator = allocator;
  load.check = true;
  varve_status status = varve_registry_create(&options, &registry);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_load(registry, text_of(faulty), &load);
  if (status == VARVE_STATUS_OK)
    assert_int_equal(varve_registry_get_fault_count(registry), FOUND_BY_CHECK);
  varve_registry_destroy(registry);
  return status;
}

static void a_failing_allocation_is_reported_and_leaks_nothing(void **state) {
  (void)state;
  for (uint64_t fail_at = 0;; fail_at++) {
    failing_allocator failing = {.fail_at = fail_at};
    varve_allocator allocator = {failing_resize, &failing};
    varve_status status = load_within(&allocator);
    assert_int_equal(failing.held, 0);
    if (status == VARVE_STATUS_OK)
      return;
    assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(faults_of_reading_are_recorded),
      cmocka_unit_test(check_finds_all_faults),
      cmocka_unit_test(faults_of_several_loads_are_kept),
      cmocka_unit_test(a_rejected_file_records_no_faults),
      cmocka_unit_test(without_a_registry_there_are_no_faults),
      cmocka_unit_test(generic_forms_are_read_whatever_the_fault),
      cmocka_unit_test(a_custom_form_is_rejected_with_the_fault),
      cmocka_unit_test(defaults_with_faults_are_ignored),
      cmocka_unit_test(only_the_first_thousand_faults_are_kept),
      cmocka_unit_test(a_failing_allocation_is_reported_and_leaks_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
