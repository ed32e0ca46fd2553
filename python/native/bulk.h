/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Helpers of the Python package: each deals with many operations in one call. They use the public
 * interface only. */
#ifndef VARVE_PYTHON_BULK_H
#define VARVE_PYTHON_BULK_H

#include <varve/ir.h>
#include <varve/view.h>

/* Fills operations, and the addresses of their names, with up to capacity operations from *next on,
 * in the order of varve_operation_walk_next below root. Returns their number; *next is the
 * operation after them, NULL at the end. */
size_t varve_python_walk(const varve_operation *root, varve_operation **next,
                         varve_operation **operations, const char **names, size_t capacity);
/* The same in the order of varve_operation_walk_post_next. */
size_t varve_python_walk_post(const varve_operation *root, varve_operation **next,
                              varve_operation **operations, const char **names, size_t capacity);

/* A name of operations and their number. */
typedef struct varve_python_count {
  varve_slice name;
  uint64_t count;
} varve_python_count;
/* Counts the operations below root by name. *counts is an array that varve_python_free frees. */
varve_status varve_python_count_operations(const varve_operation *root, varve_python_count **counts,
                                           size_t *count);
/* The same for the operations of a view. */
varve_status varve_python_count_view(const varve_view *view, varve_python_count **counts,
                                     size_t *count);
void varve_python_free(void *pointer);

/* Fills blocks with up to capacity blocks nested in op, from the block start on, which is NULL for
 * the first; returns their number. Operations: varve_python_walk. */
size_t varve_python_blocks(const varve_operation *op, varve_block **blocks, size_t capacity);

/* The operation after op and everything nested in it, below root; NULL at the end. */
varve_operation *varve_python_skip(const varve_operation *root, const varve_operation *op);

/* Fills values with up to capacity operands, and owners with the operations and blocks that have
 * them as results and arguments. Returns the number of operands. */
uint32_t varve_python_operands(const varve_operation *op, varve_value **values, void **owners,
                               uint32_t capacity);
/* Fills values with up to capacity results, and returns their number. */
uint32_t varve_python_results(const varve_operation *op, varve_value **values, uint32_t capacity);
void varve_python_operations(const varve_block *block, varve_operation **operations);
size_t varve_python_operation_count(const varve_block *block);

#endif
