/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Data layout strings of LLVM: specifications separated by dashes. Each specification is a letter
 * and numbers (LLVM language reference, "Data Layout"). */
#include "base/scanner.h"
#include "verify/custom_common.h"

/* The parts of a specification, which are separated by colons. */
typedef struct specification {
  varve_slice parts[6];
  uint32_t count;
} specification;

static bool read_number(varve_slice text, uint64_t limit, uint64_t *number) {
  *number = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9')
      return false;
    *number = *number * 10 + (uint64_t)(text.data[i] - '0');
    if (*number >= limit)
      return false;
  }
  return text.size != 0;
}

/* Returns whether the text is a number below 2^24. If may_be_zero, as for an address space, 0 is
 * allowed. */
static bool is_number(varve_slice text, bool may_be_zero) {
  uint64_t number = 0;
  return read_number(text, UINT64_C(1) << 24, &number) && (may_be_zero || number != 0);
}

/* Returns whether the text is an alignment in bits: 8 times a power of two. */
static bool is_alignment(varve_slice text, bool may_be_zero) {
  uint64_t number = 0;
  if (!read_number(text, UINT64_C(1) << 16, &number))
    return false;
  return number == 0 ? may_be_zero : number % 8 == 0 && (number & (number - 1)) == 0;
}

static uint64_t value_of(varve_slice text) {
  uint64_t number = 0;
  (void)read_number(text, UINT64_C(1) << 24, &number);
  return number;
}

/* Returns whether the part is a valid ABI alignment and the next part, if there is one, a valid
 * preferred alignment, which must not be smaller. */
static bool are_alignments(const specification *s, uint32_t first, bool may_be_zero) {
  if (first >= s->count || !is_alignment(s->parts[first], may_be_zero))
    return false;
  if (first + 1 >= s->count)
    return true;
  return is_alignment(s->parts[first + 1], false) &&
         value_of(s->parts[first + 1]) >= value_of(s->parts[first]);
}

static bool is_function_alignment(varve_slice text) {
  return text.size > 2 && (text.data[1] == 'i' || text.data[1] == 'n') &&
         is_alignment(varve_text_after(text, 2), false);
}

static bool is_specification(const specification *s) {
  varve_slice first = s->parts[0];
  switch (first.size == 0 ? 0 : first.data[0]) {
  case 'i':
  case 'f':
  case 'v': {
    varve_slice size = varve_text_after(s->parts[0], 1);
    if ((s->count != 2 && s->count != 3) || !is_number(size, false) || !are_alignments(s, 1, false))
      return false;
    return s->parts[0].data[0] != 'i' || value_of(size) != 8 || value_of(s->parts[1]) == 8;
  }
  case 'a': {
    varve_slice size = varve_text_after(s->parts[0], 1);
    return (s->count == 2 || s->count == 3) && (size.size == 0 || value_of(size) == 0) &&
           are_alignments(s, 1, true);
  }
  case 'p': {
    varve_slice space = varve_text_after(s->parts[0], 1);
    while (space.size != 0 && (space.data[0] == 'e' || space.data[0] == 'u'))
      space = varve_text_after(space, 1);
    if (s->count < 3 || s->count > 5 || (space.size != 0 && !is_number(space, true)) ||
        !is_number(s->parts[1], false) || !are_alignments(s, 2, false))
      return false;
    return s->count != 5 ||
           (is_number(s->parts[4], false) && value_of(s->parts[4]) <= value_of(s->parts[1]));
  }
  case 'n': {
    /* Native integer widths, such as "n8:16:32", or non-integral address spaces, such as
     * "ni:1:2". */
    bool is_spaces = varve_slice_equal(s->parts[0], VARVE_SLICE("ni"));
    if (!is_spaces && !is_number(varve_text_after(s->parts[0], 1), false))
      return false;
    for (uint32_t i = 1; i < s->count; i++)
      if (!is_number(s->parts[i], false))
        return false;
    return !is_spaces || s->count > 1;
  }
  case 'm':
    return s->count == 2 && s->parts[0].size == 1 && s->parts[1].size == 1 &&
           strchr("eloamwx", s->parts[1].data[0]) != NULL;
  case 'e':
  case 'E':
    return s->count == 1 && first.size == 1;
  case 'S':
    return s->count == 1 && is_alignment(varve_text_after(first, 1), true);
  case 'P':
  case 'A':
  case 'G':
    return s->count == 1 && is_number(varve_text_after(first, 1), true);
  case 'F':
    return s->count == 1 && is_function_alignment(first);
  case 's':
    return true; /* the specification is obsolete and not checked */
  default:
    return false;
  }
}

static bool is_right(varve_slice text) {
  specification s = {.count = 0};
  while (s.count < VARVE_COUNT_OF(s.parts)) {
    bool is_last = text.size == 0 || memchr(text.data, ':', text.size) == NULL;
    s.parts[s.count++] = varve_text_take_part(&text, VARVE_SLICE(":"));
    if (is_last)
      return is_specification(&s);
  }
  return s.parts[0].size != 0 &&
         s.parts[0].data[0] == 'n'; /* only 'n' may have more parts than s.parts */
}

varve_status varve_check_data_layout(varve_verifier *v, varve_slice text) {
  if (text.size != 0 && text.data[text.size - 1] == '-')
    return varve_op_fault(v, "invalid data layout descriptor: empty specification is not allowed");
  while (text.size != 0) {
    varve_slice one = varve_text_take_part(&text, VARVE_SLICE("-"));
    if (!is_right(one))
      return VARVE_OP_FAULT(v, "invalid data layout descriptor: %", VARVE_TEXT(one));
  }
  return VARVE_STATUS_OK;
}
