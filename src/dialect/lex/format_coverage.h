/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Counts how often the parts of formats are read and printed. A context that counts has a
 * varve_coverage, and each format that it compiles has a varve_format_coverage. Without them, a
 * choice of the parser or printer costs one test of a pointer. */
#ifndef VARVE_DIALECT_FORMAT_COVERAGE_H
#define VARVE_DIALECT_FORMAT_COVERAGE_H

#include "base/vector.h"
#include "ir/context.h"

typedef struct varve_coverage {
  varve_kept kept; /* first */
  bool is_on;
  uint32_t pauses;        /* is_on, but the printer prints what is not output */
  varve_vector operation; /* uint64_t *: what the last operation counted when it was printed */
} varve_coverage;

/* An element of a format. */
typedef struct varve_element_coverage {
  varve_slice text; /* from the element on to the end of the format, or of a directive */
  uint32_t offset;  /* in the format; of an element of a directive: of the directive */
  uint64_t read[2]; /* of a group, IF or EACH: present, absent */
  uint64_t printed[2];
} varve_element_coverage;

struct varve_format_coverage {
  varve_coverage *of;
  uint32_t element_count;
  varve_element_coverage *elements; /* one more than the format has: the last one is the format */
  const uint32_t *lets;             /* by equation: 1 + the LET; 0: none */
  uint64_t printed_generic;         /* the format could not represent the operation */
};
typedef struct varve_format_coverage varve_format_coverage;

/* Starts to count, also in formats that are compiled later, or stops. */
varve_status varve_coverage_turn(varve_context *context, bool is_on) VARVE_MUST_USE;

/* While a format is compiled, places has a varve_element_coverage for each element. Adds one, if
 * the context counts. */
varve_status varve_coverage_add_place(varve_context *context, varve_vector *places,
                                      const varve_element_coverage *place) VARVE_MUST_USE;
/* Makes the counts of a compiled format. *coverage is NULL if the context does not count. */
varve_status varve_coverage_make(varve_context *context, const varve_vector *places,
                                 varve_slice format,
                                 varve_format_coverage **coverage) VARVE_MUST_USE;

/* Makes the counts of one place that belongs to no format. *coverage is NULL if the context does
 * not count. */
varve_status varve_coverage_make_place(varve_context *context, varve_slice text,
                                       varve_element_coverage **coverage) VARVE_MUST_USE;
/* Counts a use of such a place. */
void varve_coverage_count_place(const varve_context *context, varve_element_coverage *place,
                                bool is_read);

void varve_coverage_count_read(varve_format_coverage *coverage, uint32_t element, bool is_absent);
void varve_coverage_count_printed(varve_format_coverage *coverage, uint32_t element,
                                  bool is_absent);

static inline void varve_cover_read(varve_format_coverage *coverage, uint32_t element,
                                    bool is_absent) {
  if (coverage != NULL)
    varve_coverage_count_read(coverage, element, is_absent);
}
static inline void varve_cover_printed(varve_format_coverage *coverage, uint32_t element,
                                       bool is_absent) {
  if (coverage != NULL)
    varve_coverage_count_printed(coverage, element, is_absent);
}

/* What is printed until the next call with -1 does not count. */
void varve_coverage_pause(const varve_context *context, int change);
/* The printer begins an operation, or discards what it printed of it because the format could not
 * represent it; coverage may be NULL. */
void varve_coverage_begin_operation(const varve_context *context);
void varve_coverage_take_back(const varve_context *context, varve_format_coverage *coverage);

#endif
