/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of a dialect's type or attribute in, its fields as text out. */
#ifndef VARVE_TESTS_UNIT_CODER_FIXTURE_H
#define VARVE_TESTS_UNIT_CODER_FIXTURE_H

#include "tests/unit/ir_fixture.h"

#include "dialect/tables/codes.h"
#include "text/print/printer.h"

/* Each '$' of the text refers to a unit attribute. */
static inline varve_status coder_make(ir_fixture *f, bool is_type, const char *text,
                                      const varve_entity **entity) {
  enum { LIMIT = 8 };
  const varve_entity *references[LIMIT];
  uint32_t count = 0;
  char template_text[512];
  size_t size = strlen(text);
  assert_true(size < sizeof template_text);
  for (size_t i = 0; i < size; i++) {
    template_text[i] = text[i] == '$' ? 0 : text[i];
    if (text[i] == '$')
      references[count++] = f->context->unit;
    assert_true(count < LIMIT);
  }
  varve_slice slice = varve_slice_make(template_text, size);
  return is_type ? varve_dialect_type_get(f->context, ir_string(f, "quant"), slice, references,
                                          count, entity)
                 : varve_dialect_attribute_get(f->context, ir_string(f, "llvm"), slice, references,
                                               count, entity);
}

/* The letter, then the number or the entity: "v4 v1 Ti8". */
static inline void coder_put_field(ir_fixture *f, const varve_coded_field *field,
                                   varve_buffer *out) {
  if (out->size != 0)
    assert_status(varve_buffer_append_char(out, ' '), OK);
  assert_status(varve_buffer_append_char(out, field->letter), OK);
  if (field->entity != NULL)
    assert_status(varve_print_entity(f->context, field->entity, out), OK);
  else if (field->letter == 's')
    assert_status(varve_buffer_append_signed(out, (int64_t)field->number), OK);
  else if (field->letter != 'O' && (field->letter != 'V' || field->is_present))
    assert_status(varve_buffer_append_unsigned(out, field->number), OK);
}

/* fields NULL: it stays text. */
static inline void assert_fields(ir_fixture *f, const varve_entity *entity, const char *fields) {
  varve_vector list;
  varve_buffer out;
  varve_vector_init(&list, &f->context->memory, sizeof(varve_coded_field));
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_coded_fields_append(f->context, entity, &list), OK);
  for (size_t i = 0; i < list.count; i++)
    coder_put_field(f, &VARVE_VECTOR_AT(&list, varve_coded_field, i), &out);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, fields == NULL ? "" : fields);
  varve_vector_release(&list);
  varve_buffer_release(&out);
}

typedef struct coder_case {
  const char *text;
  const char *fields;
} coder_case;

static inline void assert_cases(ir_fixture *f, bool is_type, const coder_case *cases,
                                size_t count) {
  for (size_t i = 0; i < count; i++) {
    const varve_entity *entity;
    assert_status(coder_make(f, is_type, cases[i].text, &entity), OK);
    assert_fields(f, entity, cases[i].fields);
  }
}

#endif
