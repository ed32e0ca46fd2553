/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A pack that is found by name and does not fit the file: every way of reading the file must read
 * it, with the same contents as without packs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <unistd.h>

#include <varve/dialect.h>
#include <varve/file.h>
#include <varve/ir.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* Operations with properties, as ODS has them. */
static const char definitions[] =
    "irdl.dialect @sand attributes {varve.set = \"own\"} {\n"
    "  irdl.type @grain { %0 = irdl.is i32 irdl.parameters(size: %0) }\n"
    "  irdl.operation @none attributes {varve.format = \"attr-dict\"} { }\n"
    "  irdl.operation @one attributes {varve.format = \"attr-dict\"} { %0 = irdl.any "
    "irdl.attributes {\"p\" = %0} {varve.optional = [\"p\"]} "
    "}\n"
    "  irdl.operation @pour attributes {varve.format = \"$a (`to` $b^)? attr-dict `:` "
    "type(operands)\"} {\n"
    "    %0 = irdl.any irdl.operands(a: variadic %0, b: variadic %0) {varve.segments} }\n"
    "  irdl.operation @hold attributes {varve.format = \"attr-dict regions\", varve.traits = "
    "[\"IsolatedFromAbove\", "
    "\"HasParent<@nowhere>\"]} {\n"
    "    %0 = irdl.region irdl.regions(body: %0) }\n"
    "  irdl.operation @named attributes {varve.traits = [\"Symbol\"]} {\n"
    "    %0 = irdl.is i32 irdl.attributes {\"sym_name\" = %0} %r = irdl.region irdl.regions(r: %r) "
    "}\n"
    "  irdl.operation @end attributes {varve.format = \"attr-dict\"} { } }\n";

/* Each has the symbols @good and @bad, and is read as it is without the pack. */
#define VERIFIER "only for the verifier: "
static const struct misfit {
  const char *name;
  const char *text;
} misfits[] = {
    {"an unknown property",
     "func.func @good() { return }\n"
     "func.func @bad() { \"sand.one\"() <{q = 1 : i32}> : () -> () return }\n"},
    {"two unknown properties",
     "func.func @good() { \"sand.one\"() <{q = 1 : i32}> : () -> () return }\n"
     "func.func @bad() { \"sand.one\"() <{q = 2 : i32}> : () -> () return }\n"},
    {"no properties", "func.func @good() { return }\n"
                      "func.func @bad() { \"sand.none\"() <{q = 1 : i32}> : () -> () return }\n"},
    {"a property that is no dictionary",
     "func.func @good() { return }\n"
     "func.func @bad() { \"sand.one\"() <1 : i32> : () -> () return }\n"},
    {"no segment sizes",
     "func.func @good() { return }\n"
     "func.func @bad(%a: i32) { \"sand.pour\"(%a) <{q = 1 : i32}> : (i32) -> () return }\n"},
    {"wrong segment sizes",
     "func.func @good() { return }\n"
     "func.func @bad(%a: i32) {\n"
     "  \"sand.pour\"(%a) <{operandSegmentSizes = array<i32: 3, 0>}> : (i32) -> () return }\n"},
    {"segment sizes of three groups",
     "func.func @good() { return }\n"
     "func.func @bad(%a: i32) {\n"
     "  \"sand.pour\"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () return }\n"},
    {"an unknown operation",
     "func.func @good() { return }\n"
     "func.func @bad() { \"sand.new\"() <{q = 1 : i8}> : () -> () return }\n"},
    {"an unknown type", "func.func @good() { return }\n"
                        "func.func @bad(%a: !sand.grain<1, 2>) { return }\n"},
    {VERIFIER "a type with another parameter", "func.func @good() { return }\n"
                                               "func.func @bad(%a: !sand.grain<i64>) { return }\n"},
    {"a type that is nested in others",
     "func.func private @good()\n"
     "func.func private @bad(tuple<!sand.grain<1, 2>, i32>) attributes {x = !sand.grain<3, 4>}\n"},
    {"an unknown attribute", "func.func @good() { return }\n"
                             "func.func @bad() attributes {a = #sand.other<x>} { return }\n"},
    {VERIFIER "an operation that is not isolated",
     "func.func @good() { return }\n"
     "func.func @bad(%a: i32) { \"sand.hold\"() ({ \"sand.new\"(%a) : (i32) -> () }) : () -> () "
     "return }\n"},
    {VERIFIER "a terminator that the pack does not know as one",
     "func.func @good() { return }\n"
     "func.func @bad() { \"sand.end\"() : () -> () }\n"},
    {"a symbol with a name of another kind, and an unknown operation",
     "func.func @good() { return }\n"
     "\"sand.named\"() <{sym_name = \"bad\"}> ({\n"
     "  \"sand.new\"() <{sym_name = \"inner\"}> ({ }) : () -> () }) : () -> ()\n"},
};
enum { MISFITS = sizeof misfits / sizeof misfits[0] };

typedef struct world {
  char folder[64];
  char path[96];
  varve_registry *registries[2]; /* without the pack, and with it */
  unsigned errors;
  unsigned warnings;
  char message[256];
} world;

static void note(void *user, const varve_diagnostic *diagnostic) {
  world *w = user;
  w->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
  w->warnings += diagnostic->severity == VARVE_SEVERITY_WARNING;
  if (diagnostic->severity == VARVE_SEVERITY_NOTE)
    return;
  (void)snprintf(w->message, sizeof w->message, "%.*s", (int)diagnostic->message.size,
                 diagnostic->message.data);
}

static void write_file(world *w, const char *name, varve_slice bytes) {
  (void)snprintf(w->path, sizeof w->path, "%s/%s", w->folder, name);
  FILE *file = fopen(w->path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes.data, 1, bytes.size, file), bytes.size);
  assert_int_equal(fclose(file), 0);
}

static int setup(void **state) {
  world *w = calloc(1, sizeof *w);
  varve_compile_options options = {.struct_size = sizeof(varve_compile_options)};
  varve_bytes *bytes;
  assert_non_null(w);
  (void)snprintf(w->folder, sizeof w->folder, "/tmp/varve-misfits.XXXXXX");
  assert_non_null(mkdtemp(w->folder));
  options.sink = (varve_diagnostic_sink){note, w};
  write_file(w, "sand.irdl.mlir", slice_of(definitions));
  const char *path = w->path;
  OK(varve_definitions_compile(&path, 1, &options, &bytes));
  assert_string_equal(w->message, "");
  write_file(w, "sand.vdef", varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
  for (int i = 0; i < 2; i++) {
    varve_registry_options registry = {.struct_size = sizeof(varve_registry_options)};
    registry.dialect_path = slice_of(i == 0 ? "" : w->folder);
    OK(varve_registry_create(&registry, &w->registries[i]));
  }
  *state = w;
  return 0;
}

static int teardown(void **state) {
  static const char *const names[] = {"sand.irdl.mlir", "sand.vdef"};
  world *w = *state;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    (void)snprintf(w->path, sizeof w->path, "%s/%s", w->folder, names[i]);
    (void)unlink(w->path);
  }
  int status = rmdir(w->folder);
  varve_registry_destroy(w->registries[0]);
  varve_registry_destroy(w->registries[1]);
  free(w);
  return status;
}

static varve_context *open_context(const world *w, bool has_pack) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  options.registry = w->registries[has_pack];
  OK(varve_context_create(&options, &context));
  return context;
}

/* What a way of reading reads. */
typedef struct reading {
  world *w;
  varve_context *context;
  varve_slice bytes;
  bool is_unverified;
  bool is_generic; /* only the generic form is compared: the custom one is that of the pack */
} reading;

/* --- forms */

enum { TEXT, BYTECODE, BYTECODE_4, PACKED, GROUPS, MAPPED, FORMS };
static const char *const form_names[] = {"text",   "bytecode", "bytecode 4",
                                         "packed", "groups",   "mapped"};

static varve_bytes *write_form(varve_module *module, int form) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  save.format = form == TEXT         ? VARVE_FORMAT_TEXT
                : form <= BYTECODE_4 ? VARVE_FORMAT_BYTECODE
                                     : VARVE_FORMAT_VARVE;
  save.generic_form = true;
  save.bytecode_version = form == BYTECODE_4 ? 4 : 6;
  save.group_size = form >= GROUPS ? 1 : 0;
  save.layout = form == MAPPED ? VARVE_LAYOUT_MAPPED : VARVE_LAYOUT_PACKED;
  return varve_module_save(module, &save, &bytes) == VARVE_STATUS_OK ? bytes : NULL;
}

/* Bytes that outlive their context. */
static varve_slice copy_and_destroy(varve_bytes *bytes) {
  varve_slice own = varve_bytes_slice(bytes);
  char *copy = malloc(own.size + 1);
  assert_non_null(copy);
  memcpy(copy, own.data, own.size);
  copy[own.size] = 0;
  varve_bytes_destroy(bytes);
  return (varve_slice){copy, own.size};
}

static void release(varve_slice own) { free((void *)(uintptr_t)own.data); }

/* --- reading: each way returns the generic text of what it has read */

static varve_load_options options_of(world *w) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = (varve_diagnostic_sink){note, w};
  options.no_source_locations = true;
  w->errors = w->warnings = 0;
  w->message[0] = 0;
  return options;
}

static varve_load_options load_options(const reading *r) {
  varve_load_options options = options_of(r->w);
  options.no_verify = r->is_unverified;
  return options;
}

static varve_file *open_file(const reading *r, bool has_lazy_bodies) {
  varve_load_options options = load_options(r);
  varve_file *file;
  options.lazy_bodies = has_lazy_bodies;
  OK(varve_file_open_bytes(r->context, r->bytes, &options, &file));
  return file;
}

/* Prints both forms: no operation fits, so none has another custom form with the pack. */
static varve_slice print_and_destroy(const reading *r, varve_module *module) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *custom, *generic;
  save.generic_form = r->is_generic;
  OK(varve_module_save(module, &save, &custom));
  save.generic_form = true;
  OK(varve_module_save(module, &save, &generic));
  varve_slice first = copy_and_destroy(custom), second = copy_and_destroy(generic);
  char *both = malloc(first.size + second.size + 1);
  assert_non_null(both);
  memcpy(both, first.data, first.size);
  memcpy(both + first.size, second.data, second.size + 1);
  varve_slice text = {both, first.size + second.size};
  release(first);
  release(second);
  varve_module_destroy(module);
  return text;
}

static varve_slice load(const reading *r) {
  varve_load_options options = load_options(r);
  varve_module *module;
  OK(varve_module_load(r->context, r->bytes, &options, &module));
  return print_and_destroy(r, module);
}

static varve_slice load_file(const reading *r) {
  varve_load_options options = load_options(r);
  varve_module *module;
  write_file(r->w, "module", r->bytes);
  OK(varve_module_load_file(r->context, r->w->path, &options, &module));
  assert_int_equal(unlink(r->w->path), 0);
  return print_and_destroy(r, module);
}

static varve_slice read_module(const reading *r) {
  varve_module *module;
  varve_file *file = open_file(r, false);
  OK(varve_file_read_module(file, &module));
  varve_file_close(file);
  return print_and_destroy(r, module);
}

static varve_slice check(const reading *r) {
  varve_module *module;
  varve_file *file = open_file(r, false);
  OK(varve_file_check(file, NULL, &module));
  varve_file_close(file);
  return print_and_destroy(r, module);
}

/* Reads each body after the file was closed. */
static varve_slice read_lazily(const reading *r) {
  varve_module *module;
  varve_file *file = open_file(r, true);
  OK(varve_file_read_module(file, &module));
  varve_file_close(file);
  varve_operation *root = varve_module_get_root(module);
  for (varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op))
    OK(varve_operation_read_regions(op));
  OK(varve_module_read_bodies(module));
  return print_and_destroy(r, module);
}

static uint64_t count_operations(varve_file *file) {
  uint64_t count = 0;
  varve_module *module;
  varve_status status = VARVE_STATUS_OK;
  while (status == VARVE_STATUS_OK) {
    status = varve_file_read_operation(file, count, &module);
    varve_module_destroy(module);
    count += status == VARVE_STATUS_OK;
  }
  assert_int_equal(status, VARVE_STATUS_NOT_FOUND);
  return count;
}

/* Reads all operations of the root as one part, after each alone. */
static varve_slice read_selection(const reading *r) {
  enum { MOST = 8 };
  uint64_t numbers[MOST] = {0, 1, 2, 3, 4, 5, 6, 7};
  varve_file_selection all = {.struct_size = sizeof(varve_file_selection)};
  varve_module *module;
  varve_file *file = open_file(r, false);
  all.operations = numbers;
  all.count = (size_t)count_operations(file);
  assert_true(all.count <= MOST);
  OK(varve_file_read_selection(file, &all, &module));
  varve_file_close(file);
  return print_and_destroy(r, module);
}

typedef varve_slice way_of_reading(const reading *r);
static const struct {
  const char *name;
  way_of_reading *read;
} ways[] = {{"load", load},   {"load of a file", load_file}, {"open", read_module},
            {"check", check}, {"lazily", read_lazily},       {"by operations", read_selection}};
enum { WAYS = sizeof ways / sizeof ways[0] };

/* The list, then the text of each symbol. */
static varve_status add_listed(void *user, const varve_file_symbol *symbol) {
  char *list = user;
  size_t size = strlen(list);
  (void)snprintf(list + size, 256 - size, "%.*s %.*s\n", (int)symbol->path.size, symbol->path.data,
                 (int)symbol->operation_name.size, symbol->operation_name.data);
  return VARVE_STATUS_OK;
}

typedef struct parts {
  char list[256];
  varve_slice good;
  varve_slice bad;
} parts;

static parts read_parts(const reading *r) {
  parts p = {.list = ""};
  varve_module *module;
  varve_file *file = open_file(r, false);
  OK(varve_file_list(file, add_listed, p.list));
  OK(varve_file_read_symbol(file, slice_of("@bad"), &module));
  p.bad = print_and_destroy(r, module);
  OK(varve_file_read_symbol(file, slice_of("@good"), &module));
  p.good = print_and_destroy(r, module);
  varve_file_close(file);
  return p;
}

/* --- tests */

/* Releases both texts. */
static void expect(varve_slice got, varve_slice expected, const char *const names[3]) {
  if (strcmp(got.data, expected.data) != 0)
    fail_msg("%s, %s, %s: got\n%s in place of\n%s", names[0], names[1], names[2], got.data,
             expected.data);
  release(got);
  release(expected);
}

/* Returns no bytes if the form cannot represent the module. */
static varve_slice make_form(world *w, const struct misfit *misfit, int form) {
  varve_load_options options = options_of(w);
  varve_context *context = open_context(w, false);
  varve_module *module;
  OK(varve_module_load(context, slice_of(misfit->text), &options, &module));
  varve_bytes *bytes = write_form(module, form);
  varve_slice own = bytes == NULL ? (varve_slice){NULL, 0} : copy_and_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return own;
}

/* Compares a way of reading with the pack with the same without it. */
static void compare_way(reading *r, size_t way, const char *misfit, int form) {
  const char *const names[] = {misfit, form_names[form], ways[way].name};
  r->context = open_context(r->w, false);
  varve_slice expected = ways[way].read(r);
  varve_context_destroy(r->context);
  r->context = open_context(r->w, true);
  varve_slice got = ways[way].read(r);
  if (r->w->errors != 0)
    fail_msg("%s, %s, %s: error: %s", names[0], names[1], names[2], r->w->message);
  expect(got, expected, names);
  varve_context_destroy(r->context);
}

static void compare_parts(reading *r, const char *misfit, int form) {
  const char *const names[] = {misfit, form_names[form], "symbols"};
  r->context = open_context(r->w, false);
  parts expected = read_parts(r);
  varve_context_destroy(r->context);
  r->context = open_context(r->w, true);
  parts got = read_parts(r);
  varve_context_destroy(r->context);
  if (strcmp(got.list, expected.list) != 0)
    fail_msg("%s, %s: listed\n%s in place of\n%s", misfit, form_names[form], got.list,
             expected.list);
  expect(got.good, expected.good, names);
  expect(got.bad, expected.bad, names);
}

static void compare_all(world *w, bool is_unverified) {
  for (size_t i = 0; i < MISFITS; i++)
    for (int form = 0; form < FORMS; form++) {
      varve_slice bytes = make_form(w, &misfits[i], form);
      if (bytes.data == NULL)
        continue;
      reading r = {.w = w, .bytes = bytes, .is_unverified = is_unverified};
      for (size_t way = 0; way < WAYS; way++) {
        r.is_generic = strncmp(misfits[i].name, VERIFIER, strlen(VERIFIER)) == 0 &&
                       (is_unverified || ways[way].read == read_lazily);
        compare_way(&r, way, misfits[i].name, form);
      }
      compare_parts(&r, misfits[i].name, form);
      release(bytes);
    }
}

static void every_way_of_reading_keeps_what_does_not_fit(void **state) {
  compare_all(*state, false);
}

static void so_does_reading_without_the_verifier(void **state) { compare_all(*state, true); }

static void a_body_that_is_read_late_reports_to_the_sink(void **state) {
  world *w = *state;
  for (int form = BYTECODE; form < FORMS; form++) {
    if (form == BYTECODE_4) /* it stores no properties */
      continue;
    varve_load_options options = options_of(w);
    varve_slice bytes = make_form(w, &misfits[0], form);
    varve_context *context = open_context(w, true);
    varve_module *module;
    options.lazy_bodies = true;
    write_file(w, "module", bytes);
    OK(varve_module_load_file(context, w->path, &options, &module));
    assert_int_equal(unlink(w->path), 0);
    assert_int_equal(w->warnings, form == BYTECODE || form == GROUPS ? 0 : 1);
    OK(varve_module_read_bodies(module));
    assert_int_equal(w->warnings, 1);
    assert_int_equal(w->errors, 0);
    /* A stored file is read without the pack. Its bodies that are read later know it only then. */
    bool is_whole = form == PACKED || form == MAPPED;
    assert_non_null(strstr(w->message, is_whole ? "read without them" : "generic form"));
    varve_module_destroy(module);
    varve_context_destroy(context);
    release(bytes);
  }
}

static void a_strict_reader_rejects_what_does_not_fit(void **state) {
  world *w = *state;
  for (int form = TEXT; form < FORMS; form++) {
    if (form == BYTECODE_4)
      continue;
    varve_load_options options = options_of(w);
    varve_slice bytes = make_form(w, &misfits[0], form);
    varve_context *context = open_context(w, true);
    varve_module *module;
    varve_file *file;
    options.strict = true;
    assert_int_not_equal(varve_module_load(context, bytes, &options, &module), VARVE_STATUS_OK);
    OK(varve_file_open_bytes(context, bytes, &options, &file));
    assert_int_not_equal(varve_file_read_symbol(file, slice_of("@bad"), &module), VARVE_STATUS_OK);
    assert_int_not_equal(varve_file_check(file, NULL, NULL), VARVE_STATUS_OK);
    assert_true(w->errors != 0);
    varve_file_close(file);
    varve_context_destroy(context);
    release(bytes);
  }
}

/* The number of regions and all attributes fit, but not what the attribute holds. */
static void what_violates_a_definition_that_fits_is_rejected(void **state) {
  static const struct misfit violation = {
      "a symbol with a name of another kind",
      "func.func @good() { return }\n"
      "\"sand.named\"() <{sym_name = \"bad\"}> ({ }) : () -> ()\n"};
  world *w = *state;
  for (int form = TEXT; form < FORMS; form++) {
    varve_load_options options = options_of(w);
    varve_slice bytes = make_form(w, &violation, form);
    if (bytes.data == NULL)
      continue;
    varve_context *context = open_context(w, true);
    varve_module *module;
    assert_int_equal(varve_module_load(context, bytes, &options, &module), VARVE_STATUS_INVALID);
    assert_int_equal(w->errors, 1);
    assert_non_null(strstr(w->message, "'sand.named' op attribute 'sym_name' failed to satisfy"));
    options.no_verify = true;
    OK(varve_module_load(context, bytes, &options, &module));
    varve_module_destroy(module);
    varve_context_destroy(context);
    release(bytes);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(what_violates_a_definition_that_fits_is_rejected, setup,
                                      teardown),
      cmocka_unit_test_setup_teardown(every_way_of_reading_keeps_what_does_not_fit, setup,
                                      teardown),
      cmocka_unit_test_setup_teardown(so_does_reading_without_the_verifier, setup, teardown),
      cmocka_unit_test_setup_teardown(a_body_that_is_read_late_reports_to_the_sink, setup,
                                      teardown),
      cmocka_unit_test_setup_teardown(a_strict_reader_rejects_what_does_not_fit, setup, teardown),
  };
  return cmocka_run_group_tests_name("pack misfits", tests, NULL, NULL);
}
