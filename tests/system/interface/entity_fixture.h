/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Two contexts, and types and attributes from text, for tests that make the same without text. */
#ifndef VARVE_TESTS_ENTITY_FIXTURE_H
#define VARVE_TESTS_ENTITY_FIXTURE_H

#include "tests/system/interface/sample_files.h"

#define TEXT(literal) ((varve_slice){"" literal, sizeof(literal) - 1})
#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)
#define BAD(call) assert_int_equal((call), VARVE_STATUS_BAD_ARGUMENT)
#define FAILS(call, status) assert_int_equal((call), VARVE_STATUS_##status)

/* Bytes that no slice can have. */
#define NO_BYTES ((varve_slice){NULL, 5})

typedef struct fixture {
  varve_context *context;
  varve_context *other;
} fixture;

static inline varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static inline void assert_text(varve_slice got, const char *expected) {
  assert_int_equal(got.size, strlen(expected));
  assert_memory_equal(got.data, expected, got.size);
}

static inline int set_up_contexts(void **state) {
  fixture *f = calloc(1, sizeof *f);
  if (f == NULL || varve_context_create(NULL, &f->context) != VARVE_STATUS_OK ||
      varve_context_create(NULL, &f->other) != VARVE_STATUS_OK)
    return 1;
  *state = f;
  return 0;
}

static inline int tear_down_contexts(void **state) {
  fixture *f = *state;
  varve_context_destroy(f->context);
  varve_context_destroy(f->other);
  free(f);
  return 0;
}

static inline const varve_type *type_in(varve_context *context, const char *text) {
  const varve_type *type = NULL;
  OK(varve_type_parse(context, slice_of(text), (varve_diagnostic_sink){NULL, NULL}, &type));
  assert_non_null(type);
  return type;
}

static inline const varve_attribute *attribute_in(varve_context *context, const char *text) {
  const varve_attribute *attribute = NULL;
  OK(varve_attribute_parse(context, slice_of(text), (varve_diagnostic_sink){NULL, NULL},
                           &attribute));
  assert_non_null(attribute);
  return attribute;
}

static inline void assert_no_component(varve_component component) {
  assert_true(component.type == NULL && component.attribute == NULL &&
              component.expression == NULL);
}

#endif
