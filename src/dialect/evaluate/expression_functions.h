/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that evaluate expressions. */
#ifndef VARVE_DIALECT_EXPRESSION_FUNCTIONS_H
#define VARVE_DIALECT_EXPRESSION_FUNCTIONS_H

#include "dialect/expression/expression.h"
#include "dialect/work.h"
#include "ir/attributes.h"

/* One evaluation. locals: the values of the names that over(...) and quantifiers define. */
typedef struct varve_evaluation {
  const varve_expression_input *input;
  varve_term locals[VARVE_EXPRESSION_LOCALS];
  varve_term *once[VARVE_EXPRESSION_LOCALS]; /* for each quantifier, what is evaluated once */
  const varve_expression *call;              /* the function that is being applied */
} varve_evaluation;

/* The arguments of a function. */
typedef struct varve_arguments {
  const varve_term *items;
  uint32_t count;
} varve_arguments;

/* Computes the result, which is UNKNOWN before. */
typedef varve_status varve_expression_apply(varve_evaluation *e, const varve_arguments *arguments,
                                            varve_term *result);
#define VARVE_EXPRESSION_FUNCTION_OF(enumerator, name, least, most, function)                      \
  extern varve_expression_apply function;
#include "dialect/expression/expression_functions.def"

/* Evaluates one tree of the expression. */
varve_status varve_evaluate(varve_evaluation *e, const varve_expression *tree,
                            varve_term *result) VARVE_MUST_USE;
/* expression_construct.c: what follows from the arguments of a tree, which are evaluated. */
varve_status varve_evaluate_make(varve_evaluation *e, const varve_expression *tree,
                                 const varve_arguments *arguments,
                                 varve_term *result) VARVE_MUST_USE;
varve_status varve_evaluate_with(varve_evaluation *e, const varve_expression *tree,
                                 const varve_arguments *arguments,
                                 varve_term *result) VARVE_MUST_USE;
/* Finds a parameter or another part of a type, attribute or dictionary by its name. */
varve_status varve_evaluate_field(varve_evaluation *e, const varve_term *of, varve_slice name,
                                  varve_term *result) VARVE_MUST_USE;

/* expression_terms.c */
static inline varve_term varve_term_of_truth(bool value) {
  return (varve_term){.kind = VARVE_TERM_TRUTH, .number = value};
}
static inline varve_term varve_term_of_number(int64_t value) {
  return (varve_term){.kind = VARVE_TERM_NUMBER, .number = value};
}
/* UNKNOWN for NULL */
static inline varve_term varve_term_of_entity(const varve_entity *value) {
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  if (value != NULL)
    term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = value};
  return term;
}
bool varve_term_is(const varve_term *term, varve_kind kind);
/* Allocates the items of a list. *items is NULL if there are too many, or too few steps are left.
 */
varve_status varve_evaluation_items(varve_evaluation *e, uint64_t count,
                                    varve_term **items) VARVE_MUST_USE;
static inline varve_term varve_term_of_items(const varve_term *items, size_t count) {
  return (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = (uint32_t)count};
}
/* Finds the list that an argument is; UNKNOWN if it is no list. */
varve_status varve_argument_list(varve_evaluation *e, const varve_arguments *arguments,
                                 uint32_t index, varve_term *list) VARVE_MUST_USE;
/* Compares two terms as `=` does: an absent flag is false, and an array is equal to a list of its
 * items. 1 equal, 0 unequal, -1 unknown. */
varve_status varve_terms_equal(varve_evaluation *e, const varve_term *a, const varve_term *b,
                               int *result) VARVE_MUST_USE;

#endif
