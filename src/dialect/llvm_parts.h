/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What types of llvm, which are kept as text with references, are made of. Inside them types of
 * llvm stand without "!llvm.". */
#ifndef VARVE_DIALECT_LLVM_PARTS_H
#define VARVE_DIALECT_LLVM_PARTS_H

#include "ir/types.h"

typedef struct varve_llvm_list {
  varve_context *context;
  const varve_type *type; /* whose text this is */
  const char *next;       /* the part that comes next; NULL: none is left */
  const char *end;
  uint32_t place; /* how many references stand before next */
} varve_llvm_list;

/* The result (NULL: void), and the list of the inputs; INVALID when it is no function type.
 * *is_variadic is only known at the end of the list. */
varve_status varve_llvm_function_open(varve_context *context, const varve_type *type,
                                      const varve_type **result,
                                      varve_llvm_list *inputs) VARVE_MUST_USE;
/* *type NULL: at the end. */
varve_status varve_llvm_list_next(varve_llvm_list *list, const varve_type **type,
                                  bool *is_variadic) VARVE_MUST_USE;
/* The element of !llvm.struct or !llvm.array; NULL: it has none at this place. *is_aggregate: it is
 * one of them. */
varve_status varve_llvm_element(varve_context *context, const varve_type *type, int64_t index,
                                const varve_type **element, bool *is_aggregate) VARVE_MUST_USE;
/* Whether values of llvm can be of the type. */
bool varve_is_llvm_type(const varve_type *type);

#endif
