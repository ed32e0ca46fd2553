/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules of formats that parsing and printing share. */
#ifndef VARVE_TEXT_FORMAT_RULES_H
#define VARVE_TEXT_FORMAT_RULES_H

#include "dialect/entity_format/format.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/operation_format/operation_format.h"

/* word(...): appends the text of a number. Returns BAD_ARGUMENT if the number has no text. */
varve_status varve_append_letters(varve_buffer *out, const varve_format_letters *letters,
                                  uint64_t number) VARVE_MUST_USE;

/* nested(...): at most two lists of elements of at most 64 bits. */
enum { VARVE_NESTED_LISTS = 2, VARVE_NESTED_WIDTH = 64 };
bool varve_is_nested_element_type(const varve_entity *type);

/* number($x, E): reads the type, an integer type, or [sign, width], where a width below 0 means
 * that of the digits. *type is NULL for other terms. */
varve_status varve_number_type(varve_context *context, const varve_term *term, varve_slice digits,
                               const varve_entity **type) VARVE_MUST_USE;

/* named(NAMES, $i): returns whether the attribute after the element is a list of numbers. */
bool varve_has_number_items(const varve_operation_format *format,
                            const varve_syntax_element *element);

/* dense($x): returns the elements as those of a tensor. */
const varve_entity *varve_plain_elements(const varve_entity *elements);

#endif
