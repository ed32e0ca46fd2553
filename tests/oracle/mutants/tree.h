/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module as a tree that may be invalid: types and attributes are text, operands point to values.
 * The mutator changes such trees and prints them as generic MLIR text. */
#ifndef VARVE_TESTS_MUTANTS_TREE_H
#define VARVE_TESTS_MUTANTS_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <varve.h>

/* Memory that is freed all at once. Running out of memory ends the program. */
typedef struct arena {
  struct arena_chunk *chunks;
} arena;
void *arena_take(arena *a, size_t size);
char *arena_text(arena *a, const char *text, size_t size); /* a copy with a NUL behind it */
char *arena_print(arena *a, const char *format, ...);
void arena_free(arena *a);

typedef struct list {
  void **items;
  size_t count;
  size_t room;
} list;
void list_insert(arena *a, list *l, size_t at, void *item);
void list_add(arena *a, list *l, void *item);
void *list_remove(list *l, size_t at);
size_t list_find(const list *l, const void *item); /* the count if it is absent */

typedef struct value {
  const char *type;
  struct value *copy; /* valid if copied_by is the number of the copy */
  unsigned long copied_by;
  size_t number;
} value;

/* An entry of a dictionary. */
typedef struct entry {
  const char *name;
  const char *text;
} entry;

typedef struct block {
  list arguments;
  list operations;
  struct region *region;
  struct block *copy;
  unsigned long copied_by;
  size_t number;
} block;

typedef struct region {
  list blocks;
  struct operation *owner;
} region;

typedef struct operation {
  const char *name;
  const char *location; /* NULL: unknown */
  list operands;
  list results;
  list successors;
  list regions;
  list properties;
  list attributes;
  block *block;         /* NULL for a root */
  const char *odd_type; /* not NULL: what the first operand's type is printed as */
  bool is_isolated;
} operation;

typedef struct tree {
  arena memory;
  operation *root;
  list operations; /* below the root, parents first */
  list types;      /* of values, one for each value */
  list entries;    /* of all operations */
  list symbols;    /* the text of strings under sym_name, with quotes */
} tree;

/* Makes a tree of a module. Returns false if the module holds what trees do not. */
bool tree_build(tree *t, varve_context *context, const varve_module *module);
/* Lists the operations below op, parents first. */
void tree_list(arena *a, const operation *op, list *operations);
/* Copies an operation with all in it. Operands and successors from outside stay the same. */
operation *tree_copy(arena *a, const operation *op, unsigned long number);
/* Returns generic text, with the attribute mutant.id on the root. */
char *tree_print(arena *a, operation *root, unsigned long id);

#endif
