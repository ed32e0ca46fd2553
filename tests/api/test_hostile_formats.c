/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Formats and modules that go with them, changed at random: no crash, and a refusal says one thing
 * once. What is accepted is printed, and what is printed can be looked at. With a file as argument
 * that one is run, for a fuzzer: a format, a NUL, and a module. VARVE_TEST_LONG=1 makes it long. */
#include "tests/api/sample_files.h"

typedef struct tally {
  int errors;
  bool has_message;
} tally;

static void count_error(void *user, const varve_diagnostic *diagnostic) {
  tally *seen = user;
  seen->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
  seen->has_message = diagnostic->message.size != 0;
}

enum { TEXT_SIZE = 1 << 12 };

/* A text that is being changed. */
typedef struct text {
  char data[TEXT_SIZE];
  size_t size;
} text;

static const char before_format[] =
    "irdl.dialect @d attributes {varve.set = \"own\"} {\n"
    "  \"varve.enum\"() {sym_name = \"E\", storage = i32,\n"
    "    cases = [[\"one\", 1 : i32], [\"two\", 2 : i32]]} : () -> ()\n"
    "  irdl.attribute @\"#t\" attributes {varve.format = \"`<` $x `>`\"} {\n"
    "    %0 = irdl.any {varve.rule = \"i32\"}\n"
    "    irdl.parameters(x: %0)\n"
    "  }\n"
    "  irdl.operation @o attributes {varve.format = \"";
static const char behind_format[] =
    "\"} {\n"
    "    %0 = irdl.any\n"
    "    %i = irdl.any {varve.rule = \"I64Attr\"}\n"
    "    %u = irdl.any {varve.rule = \"UnitAttr\"}\n"
    "    %s = irdl.any {varve.rule = \"SymbolNameAttr\"}\n"
    "    %e = irdl.any {varve.rule = \"enum<@E>\"}\n"
    "    %d = irdl.any {varve.rule = \"DenseI64ArrayAttr\"}\n"
    "    %t = irdl.base @d::@\"#t\"\n"
    "    %g = irdl.region\n"
    "    irdl.operands(a: %0, v: variadic %0, o: optional %0) {varve.segments}\n"
    "    irdl.results(r: optional %0)\n"
    "    irdl.attributes {\"i\" = %i, \"u\" = %u, \"s\" = %s, \"e\" = %e, \"d\" = %d, \"t\" = %t,\n"
    "                     \"x\" = %0, \"n\" = %i}\n"
    "      {varve.optional = [\"i\", \"u\", \"s\", \"e\", \"d\", \"t\", \"x\", \"n\"],\n"
    "       varve.native = {n = \"i64\"}, varve.defaults = {n = 4 : i64}}\n"
    "    irdl.regions(g: %g)\n"
    "  }\n"
    "}\n";

typedef struct sample {
  const char *format;
  const char *module;
} sample;

#define VALUES "%0:3 = \"t.v\"() : () -> (i32, f32, index)\n"
static const sample samples[] = {
    {"$a (`,` $v^)? (`or` $o^)? attr-dict-with-keyword $g `:` type(operands) (`->` type($r)^)?",
     VALUES "d.o %0#0, %0#1, %0#2 or %0#0 attributes {q} {\n} : i32, f32, index, i32\n"
            "%1 = d.o %0#0 {\n\"t.r\"() : () -> ()\n} : i32 -> f32\n"},
    {"operands (`i` $i^):(`none` (`u` $u^)?)? $g attr-dict `:` functional-type(operands, $r)",
     VALUES "%1 = d.o %0#0, %0#1 i 4 {\n} {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, f32) "
            "-> i32\nd.o %0#0 none u {\n} {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> "
            "()\n"},
    {"$s ($e^ `=` $d)? (`t` $t^)? $a `[` $v `]` ($o^ `:` type($o))? $g prop-dict attr-dict "
     "type($a) "
     "`,` type($v) type($r)",
     VALUES "%1 = d.o @x one = [1, 2] t<4> %0#0 [%0#1] %0#2 : index {\n} <{i = 1 : i64}> {b} i32, "
            "f32 i32\n"},
    {"$a $g oilist(`i` $i | `v` `(` $v `:` type($v) `)` | `u` $u | `o` $o type($o)) attr-dict `:` "
     "type($a) (`->` type($r)^)?",
     VALUES "d.o %0#0 {\n} u i 5 v (%0#1 : f32) {z = 2 : i8} : i32\nd.o %0#0 {\n} o %0#1 f32 : "
            "i32\n"},
    {"$a ($g^)? `n` $n `x` $x custom<CustomOne>($i, ref($a), type($o), $o) $v type($a) "
     "type($v) type($r) attr-dict",
     VALUES "d.o %0#0 {\n} n 3 x unit\n"},
};

static const char *const fragments[] = {
    "$a",          "$v",      "$o",        "$g",         "$i",
    "$u",          "$s",      "$e",        "$d",         "$t",
    "$x",          "$n",      "$r",        "type(",      "operands",
    "results",     "regions", "attr-dict", "prop-dict",  "ref(",
    "qualified(",  "oilist(", "|",         "custom<F>(", "functional-type(",
    "(",           ")",       ")?",        "):(",        "^",
    "`x`",         "``",      "` `",       "`:`",        ",",
    "%0#1",        "{}",      "i32",       "@s",         "[",
    "<{",          "}>",      "two",       "-1",         "\\\\n",
    "\\22text\\22"};

static uint32_t state_of_chance = 1;

static size_t chance(size_t below) {
  state_of_chance = state_of_chance * UINT32_C(1664525) + UINT32_C(1013904223);
  return below == 0 ? 0 : (state_of_chance >> 8) % below;
}

static void insert(text *t, size_t at, const char *data, size_t size) {
  if (t->size + size > TEXT_SIZE)
    return;
  memmove(t->data + at + size, t->data + at, t->size - at);
  memcpy(t->data + at, data, size);
  t->size += size;
}

static void change(text *t) {
  char kept[32];
  size_t at = chance(t->size + 1), size = chance(t->size - at < 12 ? t->size - at + 1 : 12);
  const char *fragment = fragments[chance(sizeof fragments / sizeof fragments[0])];
  memcpy(kept, t->data + at, size);
  switch (chance(4)) {
  case 0:
    memmove(t->data + at, t->data + at + size, t->size - at - size);
    t->size -= size;
    break;
  case 1:
    insert(t, chance(t->size + 1), kept, size);
    break;
  case 2:
    if (at < t->size)
      t->data[at] = fragment[0];
    break;
  default:
    insert(t, at, fragment, strlen(fragment));
    break;
  }
}

/* One run: whether the definition and the module were accepted. */
typedef struct outcome {
  bool is_format;
  bool is_module;
} outcome;

static void check_refusal(varve_status status, const tally *seen) {
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    return;
  assert_true(seen->errors >= 1);
  assert_true(seen->has_message);
}

static bool load_definition(varve_registry *registry, const text *format) {
  static char whole[TEXT_SIZE * 2];
  size_t size = 0;
  tally seen = {0, false};
  varve_definition_options options = VARVE_DEFINITION_OPTIONS_INIT;
  options.sink.report = count_error;
  options.sink.user = &seen;
  memcpy(whole, before_format, sizeof before_format - 1);
  size = sizeof before_format - 1;
  memcpy(whole + size, format->data, format->size);
  size += format->size;
  memcpy(whole + size, behind_format, sizeof behind_format - 1);
  size += sizeof behind_format - 1;
  varve_status status = varve_registry_load(registry, (varve_slice){whole, size}, &options);
  if (status != VARVE_STATUS_OK)
    check_refusal(status, &seen);
  return status == VARVE_STATUS_OK;
}

static void print_it(varve_context *context, varve_module *module) {
  varve_save_options save = VARVE_SAVE_OPTIONS_INIT;
  varve_module *again = NULL;
  varve_bytes *bytes;
  varve_status status = varve_module_save(module, &save, &bytes);
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  if (status != VARVE_STATUS_OK)
    return;
  status = varve_module_load(context, varve_bytes_slice(bytes), NULL, &again);
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  varve_module_destroy(again);
  varve_bytes_destroy(bytes);
}

static bool load_module(varve_registry *registry, const text *module_text) {
  varve_limits limits = VARVE_LIMITS_INIT;
  varve_context_options options = VARVE_CONTEXT_OPTIONS_INIT;
  varve_load_options load = VARVE_LOAD_OPTIONS_INIT;
  tally seen = {0, false};
  varve_context *context;
  varve_module *module;
  limits.max_output = 1 << 22;
  limits.max_memory = 1 << 26;
  options.limits = &limits;
  options.registry = registry;
  options.seed = 1;
  load.sink.report = count_error;
  load.sink.user = &seen;
  assert_int_equal(varve_context_create(&options, &context), VARVE_STATUS_OK);
  varve_slice bytes = {module_text->data, module_text->size};
  varve_status status = varve_module_load(context, bytes, &load, &module);
  if (status == VARVE_STATUS_OK)
    print_it(context, module);
  else
    check_refusal(status, &seen);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status == VARVE_STATUS_OK;
}

static outcome run(const text *format, const text *module) {
  varve_registry *registry;
  outcome seen = {false, false};
  assert_int_equal(varve_registry_create(NULL, &registry), VARVE_STATUS_OK);
  seen.is_format = load_definition(registry, format);
  if (seen.is_format)
    seen.is_module = load_module(registry, module);
  varve_registry_destroy(registry);
  return seen;
}

static text text_of(const char *source) {
  text made = {.size = strlen(source)};
  memcpy(made.data, source, made.size);
  return made;
}

static void the_samples_are_accepted(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++) {
    text format = text_of(samples[i].format), module = text_of(samples[i].module);
    outcome seen = run(&format, &module);
    assert_true(seen.is_format);
    /* The last one has a directive that no function is there for. */
    assert_int_equal(seen.is_module, i + 1 < sizeof samples / sizeof samples[0]);
  }
}

static void changed_ones_are_survived(void **state) {
  (void)state;
  const char *is_long = getenv("VARVE_TEST_LONG");
  size_t rounds = is_long != NULL && is_long[0] == '1' ? 1000000 : 10000;
  size_t formats = 0, modules = 0;
  for (size_t i = 0; i < rounds; i++) {
    const sample *from = &samples[chance(sizeof samples / sizeof samples[0])];
    text format = text_of(from->format), module = text_of(from->module);
    for (size_t k = chance(4); k > 0; k--)
      change(&format);
    for (size_t k = chance(3); k > 0; k--)
      change(&module);
    outcome seen = run(&format, &module);
    formats += seen.is_format;
    modules += seen.is_module;
  }
  assert_true(formats > rounds / 10);
  assert_true(modules > rounds / 100);
}

static int run_file(const char *path) {
  static char bytes[2 * TEXT_SIZE];
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return 2;
  size_t size = fread(bytes, 1, sizeof bytes - 1, file);
  fclose(file);
  const char *nul = memchr(bytes, 0, size);
  text format = {.size = nul == NULL ? size : (size_t)(nul - bytes)}, module = {.size = 0};
  size_t rest = format.size < size ? format.size + 1 : size;
  module.size = size - rest;
  if (format.size > TEXT_SIZE / 2 || module.size > TEXT_SIZE)
    return 0;
  memcpy(format.data, bytes, format.size);
  memcpy(module.data, bytes + rest, module.size);
  run(&format, &module);
  return 0;
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_samples_are_accepted),
      cmocka_unit_test(changed_ones_are_survived),
  };
  if (argc > 1)
    return run_file(argv[1]);
  return cmocka_run_group_tests_name("hostile_formats", tests, NULL, NULL);
}
