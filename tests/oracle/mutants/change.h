/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes of trees, and of the text of types and attributes. All of them depend on the random state
 * alone. */
#ifndef VARVE_TESTS_MUTANTS_CHANGE_H
#define VARVE_TESTS_MUTANTS_CHANGE_H

#include "tests/oracle/mutants/tree.h"

typedef struct maker {
  arena *memory;
  uint64_t random;
  unsigned long copies; /* how many copies were made, of all trees */
  const tree *own;      /* the tree that the mutant is a copy of */
  const tree *donor;    /* another one */
  operation *root;      /* the mutant */
  list operations;      /* its operations below the root */
} maker;

size_t chance(maker *m, size_t below); /* 0 if below is 0 */
bool once_in(maker *m, size_t count);
void *any_of(maker *m, const list *l); /* NULL if the list is empty */

/* Text with one number, one scalar type or one dimension changed; the same text if it has none. */
const char *vary_number(maker *m, const char *text, bool is_type);
const char *vary_type(maker *m, const char *type);
const char *vary_attribute(maker *m, const char *text);
/* Text with each occurrence of a type replaced. */
const char *replace_type(maker *m, const char *text, const char *from, const char *to);
/* A type or an entry of the own tree or of the donor. */
const char *any_type(maker *m);
const entry *any_entry(maker *m);

/* A mutation changes an operation of the mutant, or what is around it. Returns false if it does not
 * apply; the mutant is then unchanged or changed in part. */
typedef bool mutation(maker *m, operation *op);

/* values.c */
mutation change_value_type, change_type_everywhere, change_one_use, drop_operand, duplicate_operand,
    exchange_operands, replace_operand, replace_operand_by_any, add_operand, change_results,
    change_arguments;
/* entries.c */
mutation drop_entry, vary_entry, replace_entry, duplicate_entry, move_entry, rename_entry,
    add_entry, wrap_entry, change_symbol, change_reference, change_segments;
/* shapes.c */
mutation splice_operation, duplicate_operation, remove_operation, move_operation, rename_operation,
    wrap_operation, exchange_regions, exchange_blocks, change_regions, change_successors;

/* Shared by these files */

/* Lists the values that op may use. */
void visible_values(maker *m, const operation *op, list *values);
/* A value of the type that op may use; NULL if there is none. */
value *visible_value(maker *m, const operation *op, const char *type);
/* The same, made by a cast before op if there is none. */
value *needed_value(maker *m, operation *op, const char *type);
void insert_operation(maker *m, operation *op, block *into, size_t at);
void replace_uses(maker *m, const value *from, value *to);
/* Adds to the size of the group that an operand or a result is in. */
void resize_segment(maker *m, operation *op, const char *name, size_t index, int by);

#endif
