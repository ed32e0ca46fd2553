/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules that were not verified can be printed, and the generic form can be read again: every
 * operation of every release and pack, in shapes that its definition does not ask for. A release or
 * pack tries every fifth of 24 shapes. With VARVE_TEST_LONG it tries 600, and writes them in the
 * binary forms, too. */
#include "tests/system/interface/sample_files.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <varve/dialect.h>

enum { BODIES = 8, SHAPES = 3 * BODIES, LONG_SHAPES = 600, STRIDE = 5 };
enum { MOST_TEXT = 1 << 15, MOST_VALUES = 24 };

/* The text that is being tried. A child process that crashes leaves it to its parent. */
typedef struct shared_text {
  size_t size;
  uint64_t loaded, valid;
  char bytes[MOST_TEXT];
} shared_text;
static shared_text *text;

typedef struct shapes {
  varve_registry *registry;
  varve_context *context;
  bool is_old;    /* without arrays<...> */
  bool has_snake; /* operand_segment_sizes, later operandSegmentSizes */
  varve_definition dialect;
  varve_definition operation;
  int first;  /* shape to try */
  int number; /* of the shape */
  uint64_t random;
} shapes;

static uint32_t pick(shapes *s, uint32_t count) {
  s->random ^= s->random << 13;
  s->random ^= s->random >> 7;
  s->random ^= s->random << 17;
  return (uint32_t)((s->random >> 11) % count);
}

#define PICK(s, table) (table)[pick(s, sizeof(table) / sizeof((table)[0]))]

static void put(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int size = vsnprintf(text->bytes + text->size, MOST_TEXT - text->size, format, arguments);
  va_end(arguments);
  assert_true(size >= 0 && (size_t)size < MOST_TEXT - text->size);
  text->size += (size_t)size;
}

/* A type that releases of every age read, or one of the dialect. */
static void put_type(shapes *s) {
  static const char *const types[] = {"i32",
                                      "i1",
                                      "index",
                                      "f32",
                                      "tensor<?x2xf32>",
                                      "tensor<*xf32>",
                                      "memref<4xf32>",
                                      "vector<4xf32>",
                                      "none",
                                      "tuple<i32>",
                                      "complex<f32>",
                                      "(i32) -> f32",
                                      "tensor<2xindex>"};
  uint32_t own = varve_definition_get_member_count(s->dialect, VARVE_DEFINITION_TYPE);
  if (own != 0 && pick(s, 3) == 0) {
    varve_definition type =
        varve_definition_get_member(s->dialect, VARVE_DEFINITION_TYPE, pick(s, own));
    varve_slice dialect = varve_definition_get_name(s->dialect);
    varve_slice name = varve_definition_get_name(type);
    if (varve_definition_get_count(type, VARVE_DEFINITION_PARAMETERS) == 0) {
      put("!%.*s.%.*s", (int)dialect.size, dialect.data, (int)name.size, name.data);
      return;
    }
  }
  put("%s", PICK(s, types));
}

/* The later half is unknown to old releases. */
static void put_attribute(shapes *s) {
  static const char *const values[] = {"unit",
                                       "true",
                                       "0 : i32",
                                       "-1 : i64",
                                       "2 : index",
                                       "1 : i64",
                                       "1.0 : f32",
                                       "\"s\"",
                                       "\"\"",
                                       "@s",
                                       "@a::@b",
                                       "[]",
                                       "[1, 2]",
                                       "[\"parallel\"]",
                                       "[@s]",
                                       "[[0]]",
                                       "[{}]",
                                       "{a = 1 : i32}",
                                       "i32",
                                       "() -> ()",
                                       "(i32, index) -> f32",
                                       "affine_map<() -> ()>",
                                       "[i32]",
                                       "affine_map<(d0)[s0] -> (d0, s0)>",
                                       "dense<0> : tensor<1xi32>",
                                       "dense<[1, 2]> : tensor<2xi64>",
                                       "affine_set<(d0) : (d0 >= 0)>",
                                       "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]",
                                       "array<i32>",
                                       "array<i32: 1>",
                                       "array<i32: 1, -1>",
                                       "array<i64: 0, 9223372036854775807>",
                                       "array<i1: true>",
                                       "strided<[1], offset: ?>",
                                       "#other.attribute<1>",
                                       "array<i64>",
                                       "array<i32: 2147483647, 2147483647>",
                                       "#llvm.linkage<external>"};
  enum { ALL = sizeof(values) / sizeof(values[0]), OLD = 28 };
  put("%s", values[pick(s, s->is_old ? OLD : ALL)]);
}

/* How many values each group of a list has. */
typedef struct counts {
  uint32_t groups;
  uint32_t all;
  uint32_t of[MOST_VALUES];
} counts;

/* Two thirds of the shapes have the counts that the definition asks for. */
static bool has_counts(const shapes *s) { return s->number % (3 * BODIES) < 2 * BODIES; }

static counts pick_counts(shapes *s, varve_definition_list list) {
  counts c = {.groups = varve_definition_get_count(s->operation, list)};
  if (c.groups > MOST_VALUES / 2)
    c.groups = MOST_VALUES / 2;
  for (uint32_t i = 0; i < c.groups; i++) {
    varve_definition_item item = {.struct_size = sizeof(item)};
    assert_int_equal(varve_definition_get_item(s->operation, list, i, &item), VARVE_STATUS_OK);
    c.of[i] =
        item.arity == VARVE_ARITY_SINGLE ? 1 : pick(s, item.arity == VARVE_ARITY_OPTIONAL ? 2 : 3);
    c.all += c.of[i];
  }
  if (!has_counts(s) && pick(s, 2) == 0)
    c.all = pick(s, 4);
  return c;
}

static void put_segments(shapes *s, const char *name, const counts *c) {
  put(s->is_old ? "%s = dense<[" : "%s = array<i32", name);
  for (uint32_t i = 0; i < c->groups; i++)
    put("%s%u",
        i != 0      ? ", "
        : s->is_old ? ""
                    : ": ",
        !has_counts(s) && pick(s, 4) == 0 ? 7 : c->of[i]);
  if (s->is_old)
    put("]> : vector<%uxi32>, ", c->groups);
  else
    put(">, ");
}

static void put_attributes(shapes *s, const counts *operands, const counts *results) {
  uint32_t count = varve_definition_get_count(s->operation, VARVE_DEFINITION_PROPERTIES);
  put(" {");
  if (varve_definition_has_flag(s->operation, VARVE_DEFINITION_OPERAND_SEGMENTS))
    put_segments(s, s->has_snake ? "operand_segment_sizes" : "operandSegmentSizes", operands);
  if (varve_definition_has_flag(s->operation, VARVE_DEFINITION_RESULT_SEGMENTS))
    put_segments(s, s->has_snake ? "result_segment_sizes" : "resultSegmentSizes", results);
  for (uint32_t i = 0; i < count && i < MOST_VALUES; i++) {
    varve_definition_item item = {.struct_size = sizeof(item)};
    if (varve_definition_get_item(s->operation, VARVE_DEFINITION_PROPERTIES, i, &item) !=
            VARVE_STATUS_OK ||
        pick(s, 4) == 0 || item.native.size != 0 ||
        memchr(item.name.data, 'S', item.name.size) != NULL)
      continue;
    put("%.*s = ", (int)item.name.size, item.name.data);
    if (item.default_value.size != 0 && pick(s, 2) == 0)
      put("%.*s", (int)item.default_value.size, item.default_value.data);
    else
      put_attribute(s);
    put(", ");
  }
  put("zz = 1 : i32}");
}

static void put_block(shapes *s, uint32_t arguments) {
  put("^b");
  for (uint32_t i = 0; i < arguments; i++) {
    put("%s%%a%u: ", i == 0 ? "(" : ", ", i);
    put_type(s);
  }
  put(arguments == 0 ? ":" : "):");
}

/* An operation of the dialect without operands, which may be its terminator. */
static void put_own(shapes *s) {
  uint32_t count = varve_definition_get_member_count(s->dialect, VARVE_DEFINITION_OPERATION);
  varve_slice name = varve_definition_get_name(
      varve_definition_get_member(s->dialect, VARVE_DEFINITION_OPERATION, pick(s, count)));
  put("\"%.*s\"() : () -> () ", (int)name.size, name.data);
}

static void put_region(shapes *s, uint32_t operands, uint32_t index) {
  put("{");
  switch (((uint32_t)s->number + 3 * index) % BODIES) {
  case 0:
    break;
  case 1:
    put_block(s, pick(s, 4));
    break;
  case 2:
    put_block(s, operands);
    put(" \"t.u\"() : () -> () ");
    put_own(s);
    break;
  case 3:
    put(" %%v = \"t.v\"() : () -> i32 \"t.u\"(%%v) : (i32) -> () ");
    break;
  case 4:
    put("^b: \"t.u\"() : () -> () ^c: \"t.w\"() : () -> () ");
    break;
  case 5:
    put_block(s, pick(s, 3));
    put_own(s);
    break;
  case 6:
    put_own(s);
    put_own(s);
    break;
  default:
    put("^b(%%a: i32, %%b: i32): %%v = \"t.v\"(%%a, %%b) : (i32, i32) -> i32 "
        "\"t.u\"(%%v) : (i32) -> () ");
  }
  put("}");
}

static void put_types(shapes *s, uint32_t count) {
  bool is_one = pick(s, 2) == 0;
  size_t first = text->size, end = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      put(", ");
    if (is_one && i != 0)
      put("%.*s", (int)(end - first), text->bytes + first);
    else
      put_type(s);
    if (i == 0)
      end = text->size;
  }
}

/* "t.h"() ({ values; the operation; a terminator }) */
static void make_text(shapes *s) {
  varve_slice name = varve_definition_get_name(s->operation);
  counts operands = pick_counts(s, VARVE_DEFINITION_OPERANDS);
  counts results = pick_counts(s, VARVE_DEFINITION_RESULTS);
  uint32_t regions = pick_counts(s, VARVE_DEFINITION_REGIONS).all;
  uint32_t successors = pick_counts(s, VARVE_DEFINITION_SUCCESSORS).all;
  text->size = 0;
  put("\"t.h\"() ({\n^h:\n");
  size_t types = 0, types_end = 0;
  if (operands.all != 0) {
    put("%%o:%u = \"t.d\"() : () -> (", operands.all);
    types = text->size;
    put_types(s, operands.all);
    types_end = text->size;
    put(")\n");
  }
  if (results.all != 0)
    put("%%r:%u = ", results.all);
  put("\"%.*s\"(", (int)name.size, name.data);
  for (uint32_t i = 0; i < operands.all; i++)
    put("%s%%o#%u", i == 0 ? "" : ", ", i);
  put(")");
  for (uint32_t i = 0; i < successors; i++)
    put("%s^s%s", i == 0 ? "[" : ", ", i + 1 == successors ? "]" : "");
  for (uint32_t i = 0; i < regions; i++) {
    put(i == 0 ? " (" : ", ");
    put_region(s, operands.all, i);
    put(i + 1 == regions ? ")" : "");
  }
  put_attributes(s, &operands, &results);
  put(" : (%.*s) -> (", (int)(types_end - types), text->bytes + types);
  put_types(s, results.all);
  put(")\n%s\"t.e\"() : () -> ()\n}) : () -> ()\n", successors == 0 ? "" : "^s: ");
}

static void print_cause(void *user, const varve_diagnostic *diagnostic) {
  (void)user;
  (void)fprintf(stderr, "%.*s\n", (int)diagnostic->message.size, diagnostic->message.data);
}

static void give_up(const char *what, varve_slice printed) {
  (void)fprintf(stderr, "%s:\n%.*s", what, (int)printed.size, printed.data);
  _exit(1);
}

static void save_binary(varve_module *module) {
  varve_save_options save = {.struct_size = sizeof(save)};
  for (int form = 0; form < 3; form++) {
    varve_bytes *bytes = NULL;
    save.format = form == 0 ? VARVE_FORMAT_BYTECODE : VARVE_FORMAT_VARVE;
    save.layout = form == 2 ? VARVE_LAYOUT_MAPPED : VARVE_LAYOUT_PACKED;
    save.level = 1;
    if (varve_module_save(module, &save, &bytes) == VARVE_STATUS_OK)
      varve_bytes_destroy(bytes);
  }
}

static void try_text(shapes *s) {
  varve_load_options load = {.struct_size = sizeof(load)};
  varve_save_options save = {.struct_size = sizeof(save)};
  varve_module *module, *again;
  varve_bytes *printed;
  load.no_verify = true;
  if (varve_module_load(s->context, (varve_slice){text->bytes, text->size}, &load, &module) !=
      VARVE_STATUS_OK)
    return;
  text->loaded++;
  save.sink = load.sink = (varve_diagnostic_sink){print_cause, NULL};
  if (varve_module_save(module, &save, &printed) != VARVE_STATUS_OK)
    give_up("not printed", (varve_slice){"", 0});
  varve_bytes_destroy(printed);
  save.generic_form = true;
  if (varve_module_save(module, &save, &printed) != VARVE_STATUS_OK)
    give_up("not printed in generic form", (varve_slice){"", 0});
  varve_slice result = varve_bytes_slice(printed);
  if (varve_module_load(s->context, result, &load, &again) != VARVE_STATUS_OK)
    give_up("not read again", result);
  varve_module_destroy(again);
  varve_bytes_destroy(printed);
  if (getenv("VARVE_TEST_LONG") != NULL) {
    save_binary(module);
    if (varve_module_verify(module, NULL) == VARVE_STATUS_OK)
      text->valid++;
  }
  varve_module_destroy(module);
}

static void try_operation(shapes *s) {
  bool is_long = getenv("VARVE_TEST_LONG") != NULL;
  int count = is_long ? LONG_SHAPES : SHAPES, stride = is_long ? 1 : STRIDE;
  varve_slice name = varve_definition_get_name(s->operation);
  s->random = 0x9e3779b97f4a7c15;
  for (size_t i = 0; i < name.size; i++)
    s->random = (s->random ^ (unsigned char)name.data[i]) * 0x100000001b3;
  for (s->number = is_long ? 0 : s->first; s->number < count; s->number += stride) {
    make_text(s);
    try_text(s);
  }
}

static void try_dialect(shapes *s) {
  varve_context_options options = {.struct_size = sizeof(options)};
  options.registry = s->registry;
  assert_int_equal(varve_context_create(&options, &s->context), VARVE_STATUS_OK);
  uint32_t count = varve_definition_get_member_count(s->dialect, VARVE_DEFINITION_OPERATION);
  for (uint32_t i = 0; i < count; i++) {
    s->operation = varve_definition_get_member(s->dialect, VARVE_DEFINITION_OPERATION, i);
    try_operation(s);
  }
  varve_context_destroy(s->context);
}

/* Runs work in a child process. */
static void run(const char *what, void (*work)(shapes *), shapes *s) {
  static const int ends[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  int status;
  text->loaded = text->valid = 0;
  (void)fflush(NULL);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++)
      (void)signal(ends[i], SIG_DFL); /* cmocka would run the next test in the child */
    work(s);
    _exit(0);
  }
  assert_int_equal(waitpid(child, &status, 0), child);
  if (status != 0)
    fail_msg("%s: status %d at\n%.*s", what, status, (int)text->size, text->bytes);
  assert_true(text->loaded != 0);
  if (getenv("VARVE_TEST_LONG") != NULL)
    (void)fprintf(stderr, "# %s: %llu modules, %llu valid\n", what,
                  (unsigned long long)text->loaded, (unsigned long long)text->valid);
}

static void try_all_dialects(shapes *s) {
  varve_slice name = {"", 0};
  for (;;) {
    s->dialect = varve_registry_get_next_dialect(s->registry, name);
    if (s->dialect.record == NULL)
      return;
    name = varve_definition_get_name(s->dialect);
    try_dialect(s);
  }
}

static void operations_of_releases(void **state) {
  enum { FIRST_NEW = 5, FIRST_CAMEL = 6 };
  (void)state;
  for (uint32_t i = 0; i < varve_era_get_count(); i++) {
    varve_era_info era = {.struct_size = sizeof(era)};
    shapes s = {.is_old = i < FIRST_NEW, .has_snake = i < FIRST_CAMEL, .first = (int)i % STRIDE};
    varve_registry_options options = {.struct_size = sizeof(options)};
    assert_int_equal(varve_era_get_info(i, &era), VARVE_STATUS_OK);
    options.era = era.name;
    assert_int_equal(varve_registry_create(&options, &s.registry), VARVE_STATUS_OK);
    run(era.name.data, try_all_dialects, &s);
    varve_registry_destroy(s.registry);
  }
}

/* The dialects of a pack that is loaded, and those that it extends. */
static void try_pack_dialects(shapes *s) {
  varve_slice name = {"", 0};
  varve_registry *plain;
  varve_registry_options options = {.struct_size = sizeof(options)};
  assert_int_equal(varve_registry_create(&options, &plain), VARVE_STATUS_OK);
  for (;;) {
    s->dialect = varve_registry_get_next_dialect(s->registry, name);
    if (s->dialect.record == NULL)
      break;
    name = varve_definition_get_name(s->dialect);
    varve_definition built_in =
        varve_registry_get_definition(plain, VARVE_DEFINITION_DIALECT, name);
    if (built_in.record == NULL ||
        varve_definition_get_member_count(built_in, VARVE_DEFINITION_OPERATION) !=
            varve_definition_get_member_count(s->dialect, VARVE_DEFINITION_OPERATION))
      try_dialect(s);
  }
  varve_registry_destroy(plain);
}

static void try_pack(const varve_pack_info *pack, uint32_t index) {
  char name[256];
  shapes s = {.first = (int)index % STRIDE};
  varve_registry_options options = {.struct_size = sizeof(options)};
  options.era = pack->era;
  (void)snprintf(name, sizeof(name), "%.*s", (int)pack->path.size, pack->path.data);
  assert_int_equal(varve_registry_create(&options, &s.registry), VARVE_STATUS_OK);
  assert_int_equal(varve_registry_load_file(s.registry, name, NULL), VARVE_STATUS_OK);
  run(name, try_pack_dialects, &s);
  varve_registry_destroy(s.registry);
}

static void operations_of_packs(void **state) {
  const char *folder = getenv("VARVE_DIALECT_PATH");
  varve_registry *registry;
  varve_registry_options options = {.struct_size = sizeof(options)};
  (void)state;
  if (folder == NULL)
    skip();
  options.dialect_path = (varve_slice){folder, strlen(folder)};
  assert_int_equal(varve_registry_create(&options, &registry), VARVE_STATUS_OK);
  uint32_t count = varve_registry_get_pack_count(registry);
  assert_true(count != 0);
  for (uint32_t i = 0; i < count; i++) {
    varve_pack_info pack = {.struct_size = sizeof(pack)};
    assert_int_equal(varve_registry_get_pack(registry, i, &pack), VARVE_STATUS_OK);
    try_pack(&pack, i);
  }
  varve_registry_destroy(registry);
}

/* Operations whose form needs what the operation does not have get the generic form. */
static void forms_that_do_not_fit(void **state) {
  static const struct {
    const char *era;
    const char *text;
  } cases[] = {
      {"llvm22", "%o = \"t.d\"() : () -> i32\n"
                 "\"omp.canonical_loop\"(%o) ({\n^b:\n}) : (i32) -> ()\n"},
      {"llvm22", "%r = \"spirv.SpecConstantOperation\"() ({\n}) : () -> i32\n"},
      {"llvm13", "%r = \"spv.SpecConstantOperation\"() ({\n}) : () -> i32\n"},
      {"llvm15", "%o = \"t.d\"() : () -> tensor<i8>\n"
                 "%r = \"scf.foreach_thread\"(%o) ({\n^b(%a: i32, %b: i32):\n})"
                 " {thread_dim_mapping = []} : (tensor<i8>) -> i32\n"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
    shapes s = {.number = 0};
    varve_registry_options registry = {.struct_size = sizeof(registry)};
    varve_context_options context = {.struct_size = sizeof(context)};
    registry.era = (varve_slice){cases[i].era, strlen(cases[i].era)};
    assert_int_equal(varve_registry_create(&registry, &s.registry), VARVE_STATUS_OK);
    context.registry = s.registry;
    assert_int_equal(varve_context_create(&context, &s.context), VARVE_STATUS_OK);
    text->size = 0;
    text->loaded = 0;
    put("%s", cases[i].text);
    try_text(&s);
    assert_int_equal(text->loaded, 1);
    varve_context_destroy(s.context);
    varve_registry_destroy(s.registry);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(forms_that_do_not_fit),
      cmocka_unit_test(operations_of_releases),
      cmocka_unit_test(operations_of_packs),
  };
  FILE *shared = tmpfile();
  if (shared == NULL || ftruncate(fileno(shared), sizeof(*text)) != 0)
    return 1;
  text = mmap(NULL, sizeof(*text), PROT_READ | PROT_WRITE, MAP_SHARED, fileno(shared), 0);
  if (text == MAP_FAILED)
    return 1;
  return cmocka_run_group_tests(tests, NULL, NULL);
}
