/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text in, printed text or the first message out. */
#ifndef VARVE_TESTS_UNIT_PARSE_FIXTURE_H
#define VARVE_TESTS_UNIT_PARSE_FIXTURE_H

#include "tests/unit/ir_fixture.h"

#include "dialect/registry/registry.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

typedef struct parse_fixture {
  test_allocator allocator;
  varve_context *context;
  varve_module *module; /* for types and attributes alone */
  varve_parse_options options;
  uint32_t line; /* of the first error; 0: none */
  uint32_t column;
  char message[1024];
  unsigned errors;
  unsigned notes;
} parse_fixture;

static void parse_note(void *user, const varve_diagnostic *diagnostic) {
  parse_fixture *f = user;
  f->notes += diagnostic->severity == VARVE_SEVERITY_NOTE;
  if (diagnostic->severity != VARVE_SEVERITY_ERROR || f->errors++ != 0)
    return;
  f->line = diagnostic->line;
  f->column = diagnostic->column;
  memcpy(f->message, diagnostic->message.data, diagnostic->message.size);
  f->message[diagnostic->message.size] = 0;
}

static inline void parse_forget(parse_fixture *f) {
  f->line = f->column = f->errors = f->notes = 0;
  f->message[0] = 0;
}

static inline int parse_setup_depth(void **state, uint32_t max_depth) {
  parse_fixture *f = calloc(1, sizeof *f);
  varve_allocator hook = {test_resize, f == NULL ? NULL : &f->allocator};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  limits.max_depth = max_depth;
  varve_context_options options = {.allocator = &hook, .limits = &limits, .seed = 1};
  if (f == NULL || varve_context_make(&options, &f->context) != VARVE_STATUS_OK ||
      varve_module_create(f->context, &f->module) != VARVE_STATUS_OK)
    return 1;
  varve_registry_attach(varve_registry_builtin(), f->context);
  varve_text_attach(f->context);
  f->options = (varve_parse_options){.file_name = VARVE_SLICE("f.mlir"), .sink = {parse_note, f}};
  *state = f;
  return 0;
}

static inline int parse_setup(void **state) { return parse_setup_depth(state, 0); }

static inline int parse_teardown(void **state) {
  parse_fixture *f = *state;
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define parse_test(function) cmocka_unit_test_setup_teardown(function, parse_setup, parse_teardown)

typedef varve_status parse_text_function(varve_module *module, varve_context *context,
                                         varve_reporter *reporter, varve_slice text,
                                         const varve_entity **node);

/* NULL with the message in f on failure. */
static inline const varve_entity *parse_alone(parse_fixture *f, parse_text_function *parse,
                                              varve_slice text) {
  const varve_entity *node;
  varve_source_map map;
  varve_reporter reporter = {.sink = {parse_note, f}, .source = text, .map = &map};
  parse_forget(f);
  varve_source_map_init(&map, &f->context->memory, text);
  varve_status status = parse(f->module, f->context, &reporter, text, &node);
  varve_source_map_release(&map);
  assert_int_equal(status == VARVE_STATUS_OK, node != NULL);
  assert_int_equal(status == VARVE_STATUS_OK, f->errors == 0);
  return node;
}

static inline void assert_printed(parse_fixture *f, const varve_entity *node, const char *printed) {
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, node, &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, printed);
  varve_buffer_release(&out);
}

/* text, and how it is printed: NULL for the same. */
typedef struct parse_pair {
  const char *text;
  const char *printed;
} parse_pair;

static inline void assert_pair(parse_fixture *f, parse_text_function *parse, parse_pair pair) {
  const varve_entity *node = parse_alone(f, parse, varve_slice_of(pair.text));
  if (node == NULL)
    fail_msg("%s\n  %u: %s", pair.text, (unsigned)f->column, f->message);
  assert_printed(f, node, pair.printed == NULL ? pair.text : pair.printed);
}

/* text, the column of the error, and a part of its message. */
typedef struct parse_fault {
  const char *text;
  uint32_t column;
  const char *part;
} parse_fault;

static inline void assert_fault(const parse_fixture *f, parse_fault fault) {
  if (f->errors != 1 || f->column != fault.column || strstr(f->message, fault.part) == NULL)
    fail_msg("%s\n  %u errors, first at %u:%u: %s\n  expected at %u: %s", fault.text, f->errors,
             (unsigned)f->line, (unsigned)f->column, f->message, (unsigned)fault.column,
             fault.part);
}

#define assert_pairs(f, parse, pairs)                                                              \
  for (size_t pair_ = 0; pair_ < VARVE_COUNT_OF(pairs); pair_++)                                   \
  assert_pair(f, parse, (pairs)[pair_])

#define assert_faults(f, parse, faults)                                                            \
  for (size_t fault_ = 0; fault_ < VARVE_COUNT_OF(faults); fault_++) {                             \
    assert_null(parse_alone(f, parse, varve_slice_of((faults)[fault_].text)));                     \
    assert_fault(f, (faults)[fault_]);                                                             \
  }

/* A whole source; NULL with the message in f on failure. */
static inline varve_module *parse_source(parse_fixture *f, varve_slice source) {
  varve_module *module;
  parse_forget(f);
  varve_status status = varve_parse_module(f->context, source, &f->options, &module);
  assert_int_equal(status == VARVE_STATUS_OK, module != NULL);
  assert_int_equal(status == VARVE_STATUS_OK, f->errors == 0);
  return module;
}

static inline void assert_module(parse_fixture *f, const char *source, const char *printed) {
  varve_module *module = parse_source(f, varve_slice_of(source));
  varve_print_options options = VARVE_PRINT_OPTIONS_INIT;
  options.generic = true;
  varve_buffer out;
  if (module == NULL)
    fail_msg("%s\n  %u:%u: %s", source, (unsigned)f->line, (unsigned)f->column, f->message);
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_module(module, &options, &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, printed);
  varve_buffer_release(&out);
  varve_module_destroy(module);
}

/* The error stands in the last line of the text, which is the one that counts. */
static inline void assert_source_faults(parse_fixture *f, const parse_fault *faults, size_t count) {
  for (size_t i = 0; i < count; i++) {
    assert_null(parse_source(f, varve_slice_of(faults[i].text)));
    assert_fault(f, faults[i]);
  }
}

/* count times before, then middle, then count times after. */
static inline varve_slice parse_nest(const char *before, const char *middle, const char *after,
                                     size_t count) {
  size_t sizes[3] = {strlen(before), strlen(middle), strlen(after)};
  char *text = malloc(count * (sizes[0] + sizes[2]) + sizes[1]);
  char *out = text;
  assert_non_null(text);
  for (size_t i = 0; i < count; i++, out += sizes[0])
    memcpy(out, before, sizes[0]);
  memcpy(out, middle, sizes[1]);
  out += sizes[1];
  for (size_t i = 0; i < count; i++, out += sizes[2])
    memcpy(out, after, sizes[2]);
  return varve_slice_make(text, (size_t)(out - text));
}

#endif
