/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The text of types, attributes, locations and affine expressions, written from what the accessors
 * of the public interface return. */
#ifndef VARVE_TESTS_ACCESSOR_TEXT_H
#define VARVE_TESTS_ACCESSOR_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <varve.h>

enum { TEXT_MOST = 1 << 20, TEXT_DISTINCT = 64 };

typedef struct text {
  varve_context *context;
  char *data;
  size_t size;
  size_t room;
  const varve_attribute *distinct[TEXT_DISTINCT]; /* in the order of their numbers */
  uint32_t distinct_count;
  bool is_given_up; /* it is too long, or the accessors do not tell enough: a float that double
                       cannot represent, the shape of a dialect's type */
} text;

void text_init(text *t, varve_context *context);
void text_release(text *t);

void text_put(text *t, const char *word);
void text_put_slice(text *t, varve_slice slice);
void text_put_signed(text *t, int64_t number);
void text_put_unsigned(text *t, uint64_t number);
void text_put_quoted(text *t, varve_slice string);
void text_put_hex(text *t, varve_slice bytes);
/* Without quotes, if the word is an identifier. */
void text_put_keyword(text *t, varve_slice word);

/* How an attribute inside another one is written. */
typedef enum text_place {
  TEXT_ALONE, /* with its type */
  TEXT_INSIDE /* without the types i64 and f64; locations as in other locations */
} text_place;

void text_put_type(text *t, const varve_type *type);
void text_put_attribute(text *t, const varve_attribute *attribute, text_place place);
void text_put_expression(text *t, const varve_affine_expression *expression, bool is_operand);

/* accessor_numbers.c: values without their type. */
void text_put_integer(text *t, const varve_attribute *integer);
void text_put_float(text *t, const varve_attribute *number);
/* The elements between the angle brackets, and those of a dense array. */
void text_put_elements(text *t, const varve_attribute *elements, bool may_be_hex);
void text_put_array_elements(text *t, const varve_attribute *array);

#endif
