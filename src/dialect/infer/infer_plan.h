/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The inferences of one operation, prepared for one context at first use. */
#ifndef VARVE_DIALECT_INFER_PLAN_H
#define VARVE_DIALECT_INFER_PLAN_H

#include "dialect/evaluate/infer_convert.h"
#include "dialect/expression/expression.h"

/* An inference from one value to another. Values are numbered: operands of the record, then
 * results. */
typedef struct varve_inference_edge {
  uint32_t source;
  uint32_t target;
  varve_convert_type *convert; /* NULL: the type is the same */
} varve_inference_edge;

/* A type that depends on no other value. */
typedef struct varve_inference_start {
  uint32_t target;
  const varve_entity *type;    /* NULL: the type of the attribute */
  varve_slice attribute;       /* the attribute's name */
  varve_convert_type *convert; /* applied to the attribute's type */
} varve_inference_start;

/* Any other equation of varve.let: the types of a value are computed by an expression. */
typedef struct varve_inference_equation {
  uint32_t target;
  const varve_expression *value;
  const uint32_t *sources; /* the values whose types it uses */
  uint32_t source_count;
  bool has_attributes; /* it uses attributes or numbers of values */
} varve_inference_equation;

/* Finds result types from operands, attributes and regions. What it does not find stays
 * unchanged. */
typedef varve_status varve_infer_results(varve_inference *inference);
typedef struct varve_known_results {
  const char *operation; /* NULL after the last row */
  varve_infer_results *infer;
} varve_known_results;

typedef struct varve_inference_plan {
  const varve_inference_edge *edges; /* sorted by source */
  const uint32_t *first_edge;        /* by value, and one more entry */
  const varve_inference_start *starts;
  uint32_t start_count;
  const varve_inference_equation *equations;
  uint32_t equation_count;
  varve_infer_results *infer_results; /* NULL: no C function */
} varve_inference_plan;

varve_status varve_find_inference_plan(varve_context *context,
                                       const varve_operation_definition *definition,
                                       const varve_inference_plan **plan) VARVE_MUST_USE;

/* Parses "type($x) = E", an equation of varve.let: the target and its value. Returns INVALID and
 * sets the fault if the text has another form. */
varve_status varve_inference_parse(varve_context *context,
                                   const varve_operation_definition *definition,
                                   varve_format_lexer *lexer,
                                   varve_inference_equation *equation) VARVE_MUST_USE;
/* Computes the types that an equation gives to its target. Both results are NULL if they are
 * unknown. */
varve_status varve_inference_solve(varve_inference *inference,
                                   const varve_inference_equation *equation,
                                   varve_conversion *found) VARVE_MUST_USE;

static inline uint32_t varve_inference_value_count(const varve_operation_definition *definition) {
  return definition->record->operands.count + definition->record->results.count;
}
static inline const varve_value_record *
varve_inference_value(const varve_operation_definition *definition, uint32_t value) {
  const varve_operation_record *record = definition->record;
  uint32_t index = value < record->operands.count
                       ? record->operands.first + value
                       : record->results.first + (value - record->operands.count);
  return &definition->values[index];
}

#endif
