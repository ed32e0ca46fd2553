/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks of definitions: varve.require. format-spec/dialect-definitions.md, section 3.5. */
#ifndef VARVE_DIALECT_REQUIREMENT_H
#define VARVE_DIALECT_REQUIREMENT_H

#include "dialect/definition.h"
#include "dialect/evaluate/name_pattern.h"
#include "dialect/lex/format_coverage.h"

typedef enum varve_requirement_kind {
  VARVE_REQUIREMENT_CHECK,         /* the value must not be false */
  VARVE_REQUIREMENT_COUNTED_CHECK, /* the same, and it is counted how often it is true or false */
  VARVE_REQUIREMENT_IF,            /* the rows in it are checked if the value is true */
  VARVE_REQUIREMENT_LET,           /* the rows in it may use the value by a name */
  VARVE_REQUIREMENT_EACH /* the rows in it are checked for each item of the value, a list */
} varve_requirement_kind;

enum {
  VARVE_REQUIREMENT_DEPTH = 16,
  VARVE_REQUIREMENT_VISITS = 4096, /* of rows of one entity, those of rules at each use */
  VARVE_REQUIREMENT_MESSAGES = 2
};

typedef struct varve_requirement {
  varve_requirement_kind kind;
  const varve_expression *value;
  const varve_name_pattern *messages; /* of a check: one for each error */
  varve_element_coverage *coverage;   /* COUNTED_CHECK: read: it was true; printed: it was false */
  uint32_t message_count;
  uint32_t name;  /* LET, EACH: its place */
  bool has_place; /* EACH: the name after it is for the place of the item */
  uint32_t inner; /* the number of rows after it that are in it */
} varve_requirement;

typedef struct varve_requirements {
  const varve_requirement *rows;
  uint32_t count;
  uint32_t name_count;
  bool is_of_parts;   /* they read only types, inherent attributes, and numbers of values */
  bool reads_sources; /* and the operations that define the operands */
} varve_requirements;

/* A fault in a row. */
typedef struct varve_requirement_fault {
  varve_format_fault fault;
  varve_slice text; /* that the offset of the fault is in */
} varve_requirement_fault;
typedef varve_status varve_requirement_report(void *user, const varve_requirement_fault *fault);
typedef struct varve_requirement_reporter {
  void *user;
  varve_requirement_report *report; /* its status ends the compilation, unless it is OK */
} varve_requirement_reporter;
/* What has rows: an operation or, if it is NULL, a type or attribute. */
typedef struct varve_requirement_subject {
  const varve_operation_definition *operation;
  const varve_entity_definition *entity;
} varve_requirement_subject;
/* Gives the rows, which are compiled at first use. A row with a fault is left out. */
varve_status varve_find_requirements(varve_context *context, varve_requirement_subject subject,
                                     const varve_requirements **found) VARVE_MUST_USE;
/* Compiles the rows, and reports each fault. */
varve_status varve_check_requirements(varve_context *context, varve_requirement_subject subject,
                                      const varve_requirement_reporter *reporter) VARVE_MUST_USE;

/* The values of an operation that has the operands, results and attributes of its definition. */
typedef struct varve_operation_input {
  varve_expression_input base; /* first */
  const varve_operation *op;
} varve_operation_input;
varve_operation_input varve_operation_input_make(varve_context *context, varve_arena *arena,
                                                 const varve_operation *op);
/* Finds the first row that does not hold. *failed is NULL if all rows hold. The input then has the
 * names that the row's messages use. */
varve_status varve_requirements_test(varve_expression_input *input,
                                     const varve_requirements *requirements,
                                     const varve_requirement **failed) VARVE_MUST_USE;

#endif
