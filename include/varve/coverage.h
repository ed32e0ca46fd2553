/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Coverage of formats: which parts of the assembly formats of definitions were used when modules
 * were read and printed, which rows of varve.codes when they were read from bytecode and written to
 * it, and which rows of varve.require held or failed when they were verified. varve-dialect test
 * reports formats and codes.
 *
 * Threads: as a context (module.h). Everything here: since 0.1. */
#ifndef VARVE_COVERAGE_H
#define VARVE_COVERAGE_H

#include <varve/dialect.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The choices and equations of a format: format-spec/assembly-format.md. More kinds may come. */
typedef enum varve_format_part_kind {
  VARVE_FORMAT_PART_FORMAT = 0,      /* the format as a whole */
  VARVE_FORMAT_PART_ALTERNATIVE = 1, /* of one(...) */
  VARVE_FORMAT_PART_THEN = 2,        /* if(...): the half for a condition that holds */
  VARVE_FORMAT_PART_ELSE = 3,        /* the other half, which may be empty */
  VARVE_FORMAT_PART_PRESENT = 4,     /* an optional group is present */
  VARVE_FORMAT_PART_ABSENT = 5,      /* it is absent, or replaced by its second half */
  VARVE_FORMAT_PART_CLAUSE = 6,      /* of oilist(...) */
  VARVE_FORMAT_PART_ITEMS = 7,       /* each(...) has at least one item */
  VARVE_FORMAT_PART_NO_ITEMS = 8,    /* it has none */
  VARVE_FORMAT_PART_EQUATION = 9,    /* of let(...) */
  VARVE_FORMAT_PART_CODE = 10,       /* a row of varve.codes: used to read and write bytecode */
  VARVE_FORMAT_PART_CHECK = 11       /* a row of varve.require that has a condition */
} varve_format_part_kind;

typedef struct varve_format_part {
  varve_format_part_kind kind;
  uint32_t offset; /* of the part in the format, in bytes. For a part of a directive of the dialect:
                      of the element that uses the directive */
  varve_slice text; /* the format, or the directive, from the part on; the fields of a CODE; of a
                       CHECK: "CONDITION: MESSAGE", after "use NAME(ARGUMENTS): " if it is of a
                       varve.rule */
  uint64_t read;    /* how often the parser used the part; of an equation: computed a value by it;
                       of a CHECK: how often the condition was true */
  uint64_t printed; /* how often the printer used it; of an equation: it held; of a CHECK: how often
                       the condition was false */
  uint64_t printed_generic; /* FORMAT: how often the format could not represent the operation */
} varve_format_part;

/* Counts the uses of formats in modules of this context from now on (is_on), or stops counting. The
 * context counts in formats that it uses for the first time after the first call. If it does not
 * parse or print equal text again, it does not count again. Fails with BAD_ARGUMENT or
 * OUT_OF_MEMORY. */
VARVE_API varve_status varve_context_count_formats(varve_context *context,
                                                   bool is_on) VARVE_MUST_USE;

/* part is valid only during the call, its text as long as the context. Any status but OK ends the
 * visit. */
typedef varve_status varve_format_part_function(void *user, const varve_format_part *part);
/* Calls visit for each part of the format of an operation, type or attribute, first for the format
 * as a whole, and then for each row of varve.codes or varve.require. name is the full name, such as
 * "arith.addi". Calls nothing if there is no such definition, it has no format that this release
 * can use, or the context does not count in it. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, or the
 * status that visit returned. */
VARVE_API varve_status varve_context_visit_format(varve_context *context,
                                                  varve_definition_kind kind, varve_slice name,
                                                  varve_format_part_function *visit,
                                                  void *user) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
