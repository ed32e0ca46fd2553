/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A few lines can make types, attributes and locations whose text would fill all memory: 64 nodes,
 * each with the one before it as a child twice. Every form but text stores them in little space. */
#include "tests/system/interface/sample_files.h"

enum { LEVELS = 64, MOST_MEMORY = 64 << 20 };

typedef struct graph {
  const char *first;  /* the first alias and its value, number 0 */
  const char *second; /* alias number %d, which has the one before it as a child twice */
  const char *use;
} graph;

static const graph graphs[] = {
    {"!n0 = i32\n", "!n%d = tuple<!n%d, !n%d>\n", "\"a.b\"() {x = !n%d} : () -> ()\n"},
    {"!n0 = i32\n", "!n%d = (!n%d) -> !n%d\n", "\"a.b\"() {x = !n%d} : () -> ()\n"},
    {"!n0 = i32\n", "!n%d = !llvm.struct<(!n%d, !n%d)>\n", "\"a.b\"() {x = !n%d} : () -> ()\n"},
    {"#n0 = unit\n", "#n%d = [#n%d, #n%d]\n", "\"a.b\"() {x = #n%d} : () -> ()\n"},
    {"#n0 = unit\n", "#n%d = {a = #n%d, b = #n%d}\n", "\"a.b\"() {x = #n%d} : () -> ()\n"},
    {"#n0 = loc(\"f\":1:1)\n", "#n%d = loc(callsite(#n%d at #n%d))\n",
     "\"a.b\"() {x = #n%d} : () -> ()\n"},
    {"#n0 = loc(\"f\":1:1)\n", "#n%d = loc(fused<[#n%d, #n%d]>[\"f\":1:1, \"f\":1:2])\n",
     "\"a.b\"() {x = #n%d} : () -> ()\n"}};

static size_t write_graph(const graph *g, char *text, size_t size) {
  size_t used = (size_t)snprintf(text, size, "%s", g->first);
  for (int i = 1; i <= LEVELS; i++)
    used += (size_t)snprintf(text + used, size - used, g->second, i, i - 1, i - 1);
  used += (size_t)snprintf(text + used, size - used, g->use, LEVELS);
  assert_true(used < size);
  return used;
}

static void count_message(void *user, const varve_diagnostic *diagnostic) {
  (void)diagnostic;
  (*(int *)user)++;
}

static varve_context *make_context(void) {
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  limits.max_memory = MOST_MEMORY;
  options.limits = &limits;
  assert_int_equal(varve_context_create(&options, &context), VARVE_STATUS_OK);
  return context;
}

static void assert_text_is_refused(varve_module *module) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  int messages = 0;
  options.sink = (varve_diagnostic_sink){count_message, &messages};
  options.local_scope = options.debug_info = true;
  assert_int_equal(varve_module_save(module, &options, &bytes), VARVE_STATUS_LIMIT_EXCEEDED);
  assert_null(bytes);
  assert_int_equal(messages, 1);
}

static void assert_form_holds_it(varve_module *module, varve_format format, size_t most_bytes) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  varve_module *read;
  bool equal;
  varve_context *context = make_context();
  options.format = format;
  assert_int_equal(varve_module_save(module, &options, &bytes), VARVE_STATUS_OK);
  assert_in_range(varve_bytes_slice(bytes).size, 1, most_bytes);
  assert_int_equal(varve_module_load(context, varve_bytes_slice(bytes), NULL, &read),
                   VARVE_STATUS_OK);
  assert_int_equal(varve_module_compare(module, read, NULL, &equal, NULL), VARVE_STATUS_OK);
  assert_true(equal);
  varve_bytes_destroy(bytes);
  varve_module_destroy(read);
  varve_context_destroy(context);
}

static void shared_nodes_are_written_once(void **state) {
  (void)state;
  char text[16384];
  for (size_t i = 0; i < sizeof(graphs) / sizeof(graphs[0]); i++) {
    varve_context *context = make_context();
    varve_module *module;
    varve_module_hashes hashes;
    const varve_slice input = {text, write_graph(&graphs[i], text, sizeof(text))};
    assert_int_equal(varve_module_load(context, input, NULL, &module), VARVE_STATUS_OK);
    assert_int_equal(varve_module_hash(module, NULL, &hashes), VARVE_STATUS_OK);
    assert_text_is_refused(module);
    assert_form_holds_it(module, VARVE_FORMAT_VARVE, 4096);
    if (strstr(graphs[i].second, "llvm") == NULL) /* upstream stores these as text */
      assert_form_holds_it(module, VARVE_FORMAT_BYTECODE, 4096);
    varve_module_destroy(module);
    varve_context_destroy(context);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(shared_nodes_are_written_once)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
