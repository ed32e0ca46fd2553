/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the parts of types of llvm, which are kept as text with references. Inside them types of
 * llvm have no "!llvm." prefix. */
#ifndef VARVE_DIALECT_LLVM_PARTS_H
#define VARVE_DIALECT_LLVM_PARTS_H

#include "ir/types.h"

typedef struct varve_llvm_list {
  varve_context *context;
  const varve_type *type; /* the type that contains the list */
  const char *next;       /* the next part; NULL: at the end */
  const char *end;
  uint32_t place; /* number of references before next */
} varve_llvm_list;

/* Finds the result (NULL: void) and the list of inputs. Returns INVALID if the type is not a
 * function type. *is_variadic is known only at the end of the list. */
varve_status varve_llvm_function_open(varve_context *context, const varve_type *type,
                                      const varve_type **result,
                                      varve_llvm_list *inputs) VARVE_MUST_USE;
/* *type is NULL at the end. */
varve_status varve_llvm_list_next(varve_llvm_list *list, const varve_type **type,
                                  bool *is_variadic) VARVE_MUST_USE;
/* Finds the element of !llvm.struct or !llvm.array at an index; NULL: no element there.
 * *is_aggregate: the type is a struct or an array. */
varve_status varve_llvm_element(varve_context *context, const varve_type *type, int64_t index,
                                const varve_type **element, bool *is_aggregate) VARVE_MUST_USE;
/* Returns whether a value of llvm can have the type. */
bool varve_is_llvm_type(const varve_type *type);

#endif
