/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inputs that are hard to read or to write back. A rejected input gives one error of the expected
 * class. An accepted module is the same in every form. */
#include <varve.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct odd_input {
  varve_slice bytes;
  varve_status status; /* OK: accepted, and equal in all forms */
  const char *message; /* part of the only error */
} odd_input;
#define ODD(bytes, status, message)                                                                \
  { {bytes, sizeof(bytes) - 1}, VARVE_STATUS_##status, message }

static const odd_input INPUTS[] = {
    /* A lookahead token that is malformed is reported once, or not at all. */
    ODD("\"t.a\"(\"t", SYNTAX, "expected '\"' at the end of the string"),
    ODD("\"t.a\"() {a = !t.b<\x80(>} : () -> ()", SYNTAX, "is not closed"),
    ODD("\"t.a\"() {a = #t.b\x80} : () -> ()", SYNTAX, "unexpected character"),
    ODD("\"t.a\"() {a = i32 \x80} : () -> ()", SYNTAX, "unexpected character"),
    ODD("\"t.a\"() : () -> () \x80", SYNTAX, "unexpected character"),
    ODD("\"t.a\"() {a = #t.b<\"c>} : () -> ()", SYNTAX, "at the end of the string"),
    /* Bodies of dialect types and attributes: brackets that do not enclose the whole body,
     * references directly before other text, and aliases of values that cannot have a name. */
    ODD("\"t.a\"() {a = #t<b<c>d<\"\\\">\">>, b = #t<b<c>>, c = #t<b<c<d>-> e>>} : () -> ()", OK,
        ""),
    ODD("\"t.a\"() {a = #sparse_tensor.slice<loc(\"x\")c, affine_map<() -> ()>-, loc(\"x\")<d>>} : "
        "() "
        "-> ()",
        OK, ""),
    ODD("#a = [1 : i32, #sparse_tensor.slice<1>, \"x\"]\n!f = (i32) -> tuple<>\n"
        "\"t.a\"() {a = #sparse_tensor.slice<#a, !f>} : () -> ()",
        OK, ""),
    ODD("#a = #sparse_tensor.slice<#c>\n\"t.a\"() : () -> ()", SYNTAX, "is not defined"),
};

/* Bytecode made from text, with some bytes replaced by as many others. */
typedef struct patched_input {
  const char *text;
  uint32_t version;
  varve_slice bytes;
  varve_slice replacement;
  varve_status status;
  const char *message;
} patched_input;
#define PATCHED(text, version, bytes, replacement, status, message)                                \
  {                                                                                                \
    text, version, {bytes, sizeof(bytes) - 1}, {replacement, sizeof(bytes) - 1},                   \
        VARVE_STATUS_##status, message                                                             \
  }

static const patched_input PATCHES[] = {
    PATCHED("\"t.abc\"() : () -> ()", 4, "abc", "a\0c", CORRUPT, "without a NUL byte"),
};

typedef struct tally {
  int errors;
  varve_status status;
  char message[256];
} tally;

static void keep_error(void *user, const varve_diagnostic *diagnostic) {
  tally *seen = user;
  if (diagnostic->severity != VARVE_SEVERITY_ERROR)
    return;
  size_t size = diagnostic->message.size;
  if (size >= sizeof(seen->message))
    size = sizeof(seen->message) - 1;
  seen->errors++;
  seen->status = diagnostic->status;
  memcpy(seen->message, diagnostic->message.data, size);
  seen->message[size] = 0;
}

static varve_status load(varve_context *context, varve_slice bytes, varve_module **module,
                         tally *seen) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  *seen = (tally){.errors = 0};
  options.sink = (varve_diagnostic_sink){keep_error, seen};
  options.no_implicit_module = true;
  return varve_module_load(context, bytes, &options, module);
}

static void comes_back(varve_module *module, varve_format format, uint32_t version) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_compare_options compare = {.struct_size = sizeof(varve_compare_options)};
  varve_context *context;
  varve_module *copy;
  varve_bytes *bytes;
  tally seen;
  bool equal = false;
  options.format = format;
  options.debug_info = true;
  options.bytecode_version = VARVE_BYTECODE_VERSION(version);
  compare.ignore_use_list_order = format == VARVE_FORMAT_TEXT || version < 3;
  assert_int_equal(varve_module_save(module, &options, &bytes), VARVE_STATUS_OK);
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_status status = load(context, varve_bytes_slice(bytes), &copy, &seen);
  if (status != VARVE_STATUS_OK)
    fail_msg("not read back: %s", seen.message);
  assert_int_equal(varve_module_compare(module, copy, &compare, &equal, NULL), VARVE_STATUS_OK);
  assert_true(equal);
  varve_module_destroy(copy);
  varve_context_destroy(context);
  varve_bytes_destroy(bytes);
}

/* Loads the bytes, and checks the diagnostics and the module in every form. */
static void check_input(const odd_input *input, size_t number) {
  varve_context *context;
  varve_module *module;
  tally seen;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_status status = load(context, input->bytes, &module, &seen);
  if (status != input->status || seen.status != status ||
      seen.errors != (status != VARVE_STATUS_OK) ||
      (status != VARVE_STATUS_OK && strstr(seen.message, input->message) == NULL))
    fail_msg("input %zu: status %d, %d errors, the last of status %d: %s", number, (int)status,
             seen.errors, (int)seen.status, seen.message);
  if (status == VARVE_STATUS_OK) {
    comes_back(module, VARVE_FORMAT_TEXT, 0);
    comes_back(module, VARVE_FORMAT_BYTECODE, 0);
    comes_back(module, VARVE_FORMAT_BYTECODE, 4);
    comes_back(module, VARVE_FORMAT_BYTECODE, 6);
  }
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void odd_inputs_are_rejected_with_one_error_or_kept(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof(INPUTS) / sizeof(INPUTS[0]); i++)
    check_input(&INPUTS[i], i);
}

static void replace_once(char *data, size_t size, const patched_input *input) {
  for (size_t i = 0; i + input->bytes.size <= size; i++)
    if (memcmp(data + i, input->bytes.data, input->bytes.size) == 0) {
      memcpy(data + i, input->replacement.data, input->bytes.size);
      return;
    }
  fail_msg("no bytes to replace in that of: %s", input->text);
}

static void patched_bytecode_is_rejected_with_one_error_or_kept(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof(PATCHES) / sizeof(PATCHES[0]); i++) {
    const patched_input *input = &PATCHES[i];
    varve_save_options options = {.struct_size = sizeof(varve_save_options)};
    varve_context *context;
    varve_module *module;
    varve_bytes *bytes;
    tally seen;
    options.format = VARVE_FORMAT_BYTECODE;
    options.bytecode_version = VARVE_BYTECODE_VERSION(input->version);
    assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
    varve_slice text = {input->text, strlen(input->text)};
    assert_int_equal(load(context, text, &module, &seen), VARVE_STATUS_OK);
    assert_int_equal(varve_module_save(module, &options, &bytes), VARVE_STATUS_OK);
    varve_slice made = varve_bytes_slice(bytes);
    char *copy = malloc(made.size);
    assert_non_null(copy);
    memcpy(copy, made.data, made.size);
    replace_once(copy, made.size, input);
    check_input(&(odd_input){{copy, made.size}, input->status, input->message}, i);
    free(copy);
    varve_bytes_destroy(bytes);
    varve_module_destroy(module);
    varve_context_destroy(context);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(odd_inputs_are_rejected_with_one_error_or_kept),
      cmocka_unit_test(patched_bytecode_is_rejected_with_one_error_or_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
