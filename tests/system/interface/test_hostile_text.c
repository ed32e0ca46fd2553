/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Binary files with hostile strings in every place that text prints, behind correct checksums. If a
 * reader accepts such a file, its text reads back as the same module. */
#include "fuzz/container.h"
#include "tests/system/interface/sample_files.h"

/* Marks the place of a hostile string. Each string is padded to this length. */
#define MARK "qmarkqmarkqmarkqmarkqmarkqmarkqmarkqmarkqmark"
enum { MARK_SIZE = sizeof(MARK) - 1 };

typedef struct place {
  const char *name;
  const char *text; /* includes MARK */
} place;

#define OP(rest) "\"d.x\"() " rest " : () -> ()\n"

/* A definition parses these texts: see may_stay_text. */
static const place defined_places[] = {
    {"an attribute of a known dialect", OP("{a = #dlti.map<\"" MARK "\" = 1 : i32>}")},
    {"a name in debug information", OP("{a = #llvm.di_file<\"" MARK "\" in \"b\">}")},
};
static const place places[] = {
    {"the body of a type", OP("{a = !d<\"" MARK "\">}")},
    {"a type", OP("{a = !d." MARK "}")},
    {"a type with a body", OP("{a = !d.t<" MARK ">}")},
    {"an attribute", OP("{a = #d." MARK "}")},
    {"an attribute with a body", OP("{a = #d.t<" MARK ">}")},
    {"an attribute with a type", OP("{a = #d.t<" MARK "> : i32}")},
    {"the dialect of a type", OP("{a = !" MARK ".t}")},
    {"the dialect of an attribute", OP("{a = #" MARK ".t<1>}")},
    {"an operation", "\"d." MARK "\"() : () -> ()\n"},
    {"the dialect of an operation", "\"" MARK ".x\"() : () -> ()\n"},
    {"the key of an attribute", OP("{" MARK " = 1 : i32}")},
    {"the key of a property", OP("<{" MARK " = 1 : i32}>")},
    {"the key in a dictionary", OP("{a = {" MARK " = 1 : i32}}")},
    {"a string", OP("{a = \"" MARK "\"}")},
    {"a string with a type", OP("{a = \"" MARK "\" : i32}")},
    {"elements that are strings", OP("{a = dense<\"" MARK "\"> : tensor<2x!d.s>}")},
    {"a symbol", OP("{a = @" MARK "::@b}")},
    {"a nested symbol", OP("{a = @b::@" MARK "}")},
    {"the name of a function", "func.func private @" MARK "()\n"},
    {"the name of a global", "memref.global @" MARK " : memref<i32>\n"},
    {"the name of a module", "module @" MARK " {}\n"},
    {"the visibility of a function",
     "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"" MARK
     "\"}> ({\n}) : () -> ()\n"},
    {"the visibility of a global",
     "\"ml_program.global\"() <{is_mutable, sym_name = \"v\", sym_visibility = \"" MARK
     "\", type = i32}> : () -> ()\n"},
    {"an operation in linalg.map",
     "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {\n"
     "  \"linalg.map\"(%a, %b) ({\n  ^bb0(%x: f32, %y: f32):\n"
     "    %z = \"d." MARK "\"(%x) : (f32) -> f32\n    linalg.yield %z : f32\n"
     "  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n  return\n}\n"},
    {"a name of a location", "\"d.x\"() : () -> () loc(\"" MARK "\")\n"},
    {"a file of a location", "\"d.x\"() : () -> () loc(\"" MARK "\":1:2)\n"},
    {"the name of a value", "%0 = \"d.x\"() : () -> i32 loc(\"" MARK "\")\n"
                            "\"d.y\"(%0) : (i32) -> ()\n"},
    {"the key of a resource",
     OP("{a = dense_resource<" MARK "> : tensor<1xi8>}") "{-# dialect_resources: { builtin: { " MARK
                                                         ": \"0x0100000001\" } } #-}\n"},
    {"the owner of a resource",
     OP("{}") "{-# external_resources: { " MARK ": { k: \"0x0100000001\" } } #-}\n"},
    {"the key of an external resource",
     OP("{}") "{-# external_resources: { o: { " MARK ": true } } #-}\n"},
    {"the value of a resource",
     OP("{}") "{-# external_resources: { o: { k: \"" MARK "\" } } #-}\n"},
    {"text that is kept", "\"varve.unknown_text\"() {text = [\"" MARK "\"]} : () -> ()\n"},
    {"text that is kept before an operand",
     "%0 = \"d.x\"() : () -> i32\n"
     "\"varve.unknown_text\"(%0) {text = [\"foo.bar " MARK "\", \" z\"]} : (i32) -> ()\n"},
    {"text that is kept behind an operand",
     "%0 = \"d.x\"() : () -> i32\n"
     "\"varve.unknown_text\"(%0) {text = [\"foo.bar \", \"" MARK "\"]} : (i32) -> ()\n"},
    {"the library of an emitc include",
     "\"emitc.include\"() <{include = \"" MARK "\"}> : () -> ()\n"},
    {"inline assembly", "llvm.func @f() {\n  llvm.inline_asm has_side_effects \"" MARK
                        "\", \"x\" : () -> ()\n  llvm.return\n}\n"},
    {"an irdl name", "irdl.dialect @d {\n  irdl.type @" MARK "\n}\n"},
    {"a transform parameter",
     "module attributes {transform.with_named_sequence} {\n"
     "  transform.named_sequence @" MARK "() {\n    transform.yield\n  }\n}\n"},
};

/* These strings are padded to MARK_SIZE with the letter p, before or after them. */
static const char *const hostile[] = {
    "a\">} : () -> ()\n\"evil.op\"() : () -> ()\n//",
    "a>} : () -> ()\n\"evil.op\"() : () -> ()\n//",
    "a} : () -> ()\n\"evil.op\"() : () -> ()\n//",
    "a\n\"evil.op\"() : () -> ()\n//",
    "a: { k: true } } #-}\n{-# x: {",
    "foo.bar loc(unknown)\nfoo.evil",
    "foo.bar {",
    "foo.bar }",
    "foo.bar %0",
    "foo.bar //",
    "foo.bar \"",
    "foo.bar #evil",
    "foo.bar ^bb0",
    "func.return",
    "foo.bar\n  \"evil.op\"() : () -> ()",
    "foo.bar\n  func.evil",
    "foo.bar z\n",
    "<",
    ">",
    "()>",
    "<(>)",
    "[}",
    "\"",
    "\"\\",
    "\"\n\"",
    "\"\\q\"",
    "\"a\"\"<>",
    "->",
    "<->",
    "a-",
    "-",
    "//",
    "// >\n",
    "<a // >",
    " a",
    "a ",
    ".",
    "a.b",
    "$",
    "1",
    "\t",
    "\x01\x80\xff",
    "builtin",
    "\\",
    "\\22",
    "%0",
    "@x",
    "#x",
    "!x",
    "^bb0",
    "a = 1",
    "a, b = 2",
    "a : i32",
    "::@x",
    "a\rb",
    "a\fb",
};

typedef struct form {
  const char *name;
  varve_format format;
  int64_t group_size;
  varve_layout layout;
} form;

static const form forms[] = {{"bytecode", VARVE_FORMAT_BYTECODE, 0, VARVE_LAYOUT_PACKED},
                             {"packed", VARVE_FORMAT_VARVE, -1, VARVE_LAYOUT_PACKED},
                             {"groups", VARVE_FORMAT_VARVE, 1, VARVE_LAYOUT_PACKED},
                             {"mapped", VARVE_FORMAT_VARVE, 0, VARVE_LAYOUT_MAPPED}};

typedef struct attack {
  const place *place;
  const form *form;
  bool has_definition;
  const char *string; /* as in the table, without padding */
  uint64_t tried, accepted;
} attack;

static void say(const attack *a, const char *what, varve_slice text) {
  print_message("# %s, %s, \"%s\": %s\n%.*s\n", a->place->name, a->form->name, a->string, what,
                (int)text.size, text.data);
}

static varve_module *load(varve_context *context, varve_slice bytes, bool verify, bool keeps_text) {
  varve_module *module = NULL;
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.no_verify = !verify;
  options.keep_unknown_text = keeps_text;
  return varve_module_load(context, bytes, &options, &module) == VARVE_STATUS_OK ? module : NULL;
}

static uint64_t count_operations(const varve_module *module) {
  uint64_t count = 0;
  varve_operation *root = varve_module_get_root(module);
  for (varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op))
    count++;
  return count;
}

/* A container may store an attribute that its definition does not parse, or prints differently: the
 * attribute stays text. The text form of the module is then rejected, or has the other attribute,
 * but never other operations. */
static bool may_stay_text(const attack *a, const varve_module *module, const varve_module *again) {
  return a->has_definition && a->form->format == VARVE_FORMAT_VARVE &&
         (again == NULL || count_operations(module) == count_operations(again));
}

/* Returns whether the text of the module in this form reads back as the module. */
static bool reads_back(const attack *a, varve_module *module, bool generic_form) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_module_hashes before, after;
  varve_context *context = NULL;
  varve_bytes *text = NULL;
  save.debug_info = true;
  save.generic_form = generic_form;
  save.use_location_names = !generic_form;
  assert_int_equal(varve_module_hash(module, NULL, &before), VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(module, &save, &text), VARVE_STATUS_OK);
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_module *again = load(context, varve_bytes_slice(text), false, true);
  if (again != NULL)
    assert_int_equal(varve_module_hash(again, NULL, &after), VARVE_STATUS_OK);
  /* Custom forms do not print the locations of all operations. */
  bool is_same = again != NULL &&
                 memcmp(before.without_locations, after.without_locations, VARVE_HASH_SIZE) == 0 &&
                 (!generic_form || memcmp(before.content, after.content, VARVE_HASH_SIZE) == 0);
  is_same = is_same || may_stay_text(a, module, again);
  if (!is_same)
    say(a, again == NULL ? "cannot be read again" : "is another module", varve_bytes_slice(text));
  varve_module_destroy(again);
  varve_context_destroy(context);
  varve_bytes_destroy(text);
  return is_same;
}

static bool holds(attack *a, varve_slice bytes) {
  varve_context *context = NULL;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_module *module = load(context, bytes, true, false);
  bool is_right = module == NULL || (reads_back(a, module, true) && reads_back(a, module, false));
  a->tried++;
  a->accepted += module != NULL;
  varve_module_destroy(module);
  varve_context_destroy(context);
  return is_right;
}

/* Replaces every MARK. Returns whether there was one. */
static bool put_string(unsigned char *bytes, size_t size, const char *string) {
  bool found = false;
  for (size_t i = 0; i + MARK_SIZE <= size; i++) {
    if (memcmp(bytes + i, MARK, MARK_SIZE) != 0)
      continue;
    memcpy(bytes + i, string, MARK_SIZE);
    found = true;
  }
  return found;
}

static unsigned char *write_form(const place *at, const form *as, size_t *size) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes = NULL;
  varve_context *context = NULL;
  save.format = as->format;
  save.group_size = as->group_size;
  save.layout = as->layout;
  save.level = 1;
  save.stored_hashes = VARVE_STORED_HASHES_NEVER;
  save.no_builtin_dictionary = true;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_module *module = load(context, (varve_slice){at->text, strlen(at->text)}, false, false);
  if (module == NULL)
    print_message("# %s: not valid\n", at->name);
  assert_non_null(module);
  assert_int_equal(varve_module_save(module, &save, &bytes), VARVE_STATUS_OK);
  *size = varve_bytes_slice(bytes).size;
  unsigned char *file =
      as->format == VARVE_FORMAT_VARVE
          ? fuzz_unpack_container(varve_bytes_slice(bytes), (varve_slice){NULL, 0}, size)
          : fuzz_copy(varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return file;
}

static bool try_string(attack *a, const unsigned char *file, size_t size, bool fill_behind) {
  char string[MARK_SIZE];
  size_t length = strlen(a->string);
  assert_true(length <= MARK_SIZE);
  memset(string, 'p', MARK_SIZE);
  memcpy(fill_behind ? string : string + MARK_SIZE - length, a->string, length);
  unsigned char *changed = fuzz_copy((varve_slice){(const char *)file, size});
  bool found = put_string(changed, size, string);
  if (!found)
    say(a, "the string is not in the file", (varve_slice){"", 0});
  if (a->form->format == VARVE_FORMAT_VARVE)
    fuzz_mend_container(changed, size, 0);
  bool is_right = found && holds(a, (varve_slice){(const char *)changed, size});
  free(changed);
  return is_right;
}

static uint64_t attack_place(attack *a) {
  uint64_t faults = 0;
  size_t size = 0;
  unsigned char *file = write_form(a->place, a->form, &size);
  for (size_t i = 0; i < sizeof(hostile) / sizeof(hostile[0]); i++) {
    a->string = hostile[i];
    faults += !try_string(a, file, size, true);
    faults += !try_string(a, file, size, false);
  }
  free(file);
  return faults;
}

static void what_is_accepted_reads_back(const form *as) {
  const size_t defined = sizeof(defined_places) / sizeof(defined_places[0]);
  uint64_t faults = 0, tried = 0, accepted = 0;
  for (size_t i = 0; i < defined + sizeof(places) / sizeof(places[0]); i++) {
    attack a = {.place = i < defined ? &defined_places[i] : &places[i - defined],
                .has_definition = i < defined,
                .form = as};
    faults += attack_place(&a);
    tried += a.tried;
    accepted += a.accepted;
  }
  print_message("# %s: %llu of %llu accepted\n", as->name, (unsigned long long)accepted,
                (unsigned long long)tried);
  assert_int_equal(faults, 0);
  assert_true(accepted > tried / 4);
  assert_true(accepted < tried);
}

static void strings_in_bytecode_cannot_inject(void **state) {
  (void)state;
  what_is_accepted_reads_back(&forms[0]);
}
static void strings_in_packed_files_cannot_inject(void **state) {
  (void)state;
  what_is_accepted_reads_back(&forms[1]);
}
static void strings_in_groups_cannot_inject(void **state) {
  (void)state;
  what_is_accepted_reads_back(&forms[2]);
}
static void strings_in_mapped_files_cannot_inject(void **state) {
  (void)state;
  what_is_accepted_reads_back(&forms[3]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(strings_in_bytecode_cannot_inject),
      cmocka_unit_test(strings_in_packed_files_cannot_inject),
      cmocka_unit_test(strings_in_groups_cannot_inject),
      cmocka_unit_test(strings_in_mapped_files_cannot_inject),
  };
  return cmocka_run_group_tests_name("hostile_text", tests, NULL, NULL);
}
