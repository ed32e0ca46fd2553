/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations, regions, blocks, values and their use lists: the mutable half of the data model. A
 * module owns all of them in one pool. An operation is one allocation: results in reverse order,
 * the struct, a tail if necessary, successors, regions, operands. */
#ifndef VARVE_IR_OPERATION_H
#define VARVE_IR_OPERATION_H

#include "ir/context.h"

typedef struct varve_module varve_module;
typedef struct varve_operation varve_operation;
typedef struct varve_region varve_region;
typedef struct varve_block varve_block;
typedef struct varve_value varve_value;
typedef struct varve_use varve_use;
typedef struct varve_block_use varve_block_use;

/* The largest number of results, operands, successors, regions or arguments of one owner: the
 * maximum of a 30-bit field. */
enum { VARVE_MAX_VALUES = (1 << 30) - 1 };

typedef enum varve_value_kind {
  VARVE_VALUE_RESULT,
  VARVE_VALUE_BLOCK_ARGUMENT,
  VARVE_VALUE_FORWARD /* placeholder for a value that the reader has not defined yet */
} varve_value_kind;

struct varve_value {
  const varve_entity *type;
  varve_use *first_use; /* the newest use is first, as in upstream */
  uint32_t index : 30;  /* result or argument number */
  uint32_t kind : 2;    /* varve_value_kind */
  uint32_t number;      /* scratch number for whoever walks the module: printer, numbering, clone */
};

/* One operand: a link in the use list of its value. */
struct varve_use {
  varve_value *value; /* NULL: unset */
  varve_use *next;
  varve_use **back;
  varve_operation *owner;
};

struct varve_block_use {
  varve_block *block;
  varve_block_use *next;
  varve_block_use **back;
  varve_operation *owner;
};

typedef struct varve_block_argument {
  varve_value value;
  varve_block *block;
  const varve_entity *location;
} varve_block_argument;

struct varve_block {
  varve_region *region;
  varve_block *previous;
  varve_block *next;
  varve_operation *first;
  varve_operation *last;
  varve_block_argument **arguments;
  uint32_t argument_count;
  uint32_t argument_capacity;
  varve_block_use *first_use;
  uint32_t number; /* scratch number, as in values */
};

/* A body that is not read yet; see ir/module.h. */
typedef struct varve_lazy_body varve_lazy_body;

struct varve_region {
  varve_operation *owner; /* NULL while detached */
  varve_block *first;
  varve_block *last;
  varve_lazy_body *lazy; /* not NULL: the blocks are not read yet */
};

struct varve_operation {
  varve_block *block; /* NULL while detached */
  union {
    varve_operation *previous; /* in its block */
    varve_module *module;      /* while detached: the owner of its memory; NULL: not known */
  };
  varve_operation *next;
  const varve_operation_name *name;
  const varve_entity *location;
  /* NULL, a DICTIONARY, or OPERATION_ATTRIBUTES if the operation has properties. */
  const varve_entity *attributes;
  varve_use *operands;
  uint32_t operand_count : 30;
  uint32_t has_one_result : 1; /* and no tail */
  uint32_t has_tail : 1;
  uint32_t number; /* scratch number, as in values */
};

/* Follows the operation if it has several results, a successor or a region. */
typedef struct varve_operation_tail {
  uint32_t result_count;
  uint32_t successor_count;
  uint32_t region_count;
  uint32_t reserved;
} varve_operation_tail;

static inline varve_operation_tail *varve_operation_tail_of(const varve_operation *op) {
  return (varve_operation_tail *)(op + 1);
}
static inline uint32_t varve_operation_result_count(const varve_operation *op) {
  return op->has_tail ? varve_operation_tail_of(op)->result_count : op->has_one_result;
}
static inline uint32_t varve_operation_successor_count(const varve_operation *op) {
  return op->has_tail ? varve_operation_tail_of(op)->successor_count : 0;
}
static inline uint32_t varve_operation_region_count(const varve_operation *op) {
  return op->has_tail ? varve_operation_tail_of(op)->region_count : 0;
}
static inline varve_value *varve_operation_result(const varve_operation *op, uint32_t index) {
  return (varve_value *)op - 1 - index;
}
static inline varve_value *varve_operation_operand(const varve_operation *op, uint32_t index) {
  return op->operands[index].value;
}
static inline varve_block_use *varve_operation_successors(const varve_operation *op) {
  return (varve_block_use *)(varve_operation_tail_of(op) + 1);
}
static inline varve_region *varve_operation_regions(const varve_operation *op) {
  return (varve_region *)(varve_operation_successors(op) + varve_operation_successor_count(op));
}
static inline varve_region *varve_operation_region(const varve_operation *op, uint32_t index) {
  return varve_operation_regions(op) + index;
}
static inline const varve_entity *varve_operation_properties(const varve_operation *op) {
  const varve_entity *a = op->attributes;
  return a != NULL && a->kind == VARVE_KIND_OPERATION_ATTRIBUTES ? a->children[1] : NULL;
}
/* Returns the dictionary of discardable attributes, or NULL if it is empty. Without a definition it
 * holds all attributes in braces. */
static inline const varve_entity *varve_operation_dictionary(const varve_operation *op) {
  const varve_entity *a = op->attributes;
  if (a != NULL && a->kind == VARVE_KIND_OPERATION_ATTRIBUTES)
    a = a->children[0];
  return a == NULL || a->child_count == 0 ? NULL : a;
}
/* Returns a property of the name, or NULL (dictionary.c, like the next two). */
const varve_entity *varve_operation_property(const varve_operation *op, varve_slice name);
/* Returns a discardable attribute of the name, or NULL. */
const varve_entity *varve_operation_discardable(const varve_operation *op, varve_slice name);
/* Returns the property of the name; without it, the discardable attribute, or NULL. */
const varve_entity *varve_operation_attribute(const varve_operation *op, varve_slice name);
/* Returns the operation that defines a RESULT. */
static inline varve_operation *varve_value_operation(const varve_value *value) {
  return (varve_operation *)((varve_value *)value + 1 + value->index);
}
static inline varve_block_argument *varve_value_argument(const varve_value *value) {
  return (varve_block_argument *)value;
}
static inline varve_operation *varve_block_owner(const varve_block *block) {
  return block->region == NULL ? NULL : block->region->owner;
}
static inline varve_operation *varve_operation_parent(const varve_operation *op) {
  return op->block == NULL ? NULL : varve_block_owner(op->block);
}
static inline uint32_t varve_use_index(const varve_use *use) {
  return (uint32_t)(use - use->owner->operands);
}

/* The parts of a new operation. Operands are linked in order; each use becomes the first of its
 * value's list. */
typedef struct varve_operation_state {
  const varve_operation_name *name;
  const varve_entity *location;   /* NULL: unknown */
  const varve_entity *dictionary; /* NULL: empty */
  const varve_entity *properties; /* NULL: none */
  const varve_entity *const *result_types;
  varve_value *const *operands; /* NULL with a count: unset; the same holds for successors */
  varve_block *const *successors;
  uint32_t result_count;
  uint32_t operand_count;
  uint32_t successor_count;
  uint32_t region_count; /* number of empty regions */
} varve_operation_state;

/* Makes a detached operation. */
varve_status varve_operation_create(varve_module *module, const varve_operation_state *state,
                                    varve_operation **op) VARVE_MUST_USE;
/* Joins both dictionaries to the node that an operation stores. */
varve_status varve_operation_join_attributes(varve_context *context,
                                             const varve_operation_state *state,
                                             const varve_entity **joined) VARVE_MUST_USE;
/* The same as create, but with attributes that are already joined, and without class checks: a
 * reader has made them. */
varve_status varve_operation_make(varve_module *module, const varve_operation_state *state,
                                  const varve_entity *attributes,
                                  varve_operation **op) VARVE_MUST_USE;
/* The common layout of operations of one shape, for a reader that makes many of them. */
typedef struct varve_operation_mold {
  size_t size; /* 0: not made yet */
  varve_operation_tail tail;
  varve_operation head;
} varve_operation_mold;
/* state gives the name and the counts. */
varve_status varve_operation_mold_init(varve_operation_mold *mold, varve_module *module,
                                       const varve_operation_state *state) VARVE_MUST_USE;
/* Makes a detached operation with unknown location, without attributes, result types, operands and
 * successors. The caller sets those. Returns NULL if out of memory. */
varve_operation *varve_operation_cast(varve_module *module, const varve_operation_mold *mold);
/* Inserts op, which must be detached, before another operation. before NULL: at the end. */
void varve_block_insert_operation(varve_block *block, varve_operation *before, varve_operation *op);
void varve_operation_remove(varve_operation *op); /* detaches it from its block */
/* Detaches op and frees it with its contents. If a value or block of it is used from outside,
 * returns INVALID and changes nothing except the scratch numbers inside. */
varve_status varve_operation_erase(varve_module *module, varve_operation *op) VARVE_MUST_USE;
varve_status varve_operation_set_attributes(varve_module *module, varve_operation *op,
                                            const varve_entity *dictionary,
                                            const varve_entity *properties) VARVE_MUST_USE;
void varve_operation_set_operand(varve_operation *op, uint32_t index, varve_value *value);
/* Replaces all operands. A list of another length moves to separate storage. */
varve_status varve_operation_set_operands(varve_module *module, varve_operation *op,
                                          varve_value *const *values,
                                          uint32_t count) VARVE_MUST_USE;
/* A NULL value or block unsets the operand or successor. */
void varve_operation_set_successor(varve_operation *op, uint32_t index, varve_block *block);

/* Moves the uses one by one from the front to the front of the target's list, as in upstream. */
void varve_value_replace_uses(varve_value *value, varve_value *replacement);
/* Makes a placeholder for a value of this type that is defined later. */
varve_status varve_forward_value_create(varve_module *module, const varve_entity *type,
                                        varve_value **value) VARVE_MUST_USE;
void varve_forward_value_destroy(varve_module *module,
                                 varve_value *value); /* it must have no uses */

/* Makes a detached region. Regions of operations take blocks from it; it must be empty when it is
 * destroyed. */
varve_status varve_region_create(varve_module *module, varve_region **region) VARVE_MUST_USE;
void varve_region_destroy(varve_module *module, varve_region *region);
/* Moves all blocks of source to the end of target. */
void varve_region_take_blocks(varve_region *target, varve_region *source);
/* Makes a detached block. */
varve_status varve_block_create(varve_module *module, varve_block **block) VARVE_MUST_USE;
void varve_region_insert_block(varve_region *region, varve_block *before, varve_block *block);
void varve_block_remove(varve_block *block); /* detaches it from its region */
/* As varve_operation_erase. Also returns INVALID if an operation outside has the block as
 * successor. */
varve_status varve_block_erase(varve_module *module, varve_block *block) VARVE_MUST_USE;
/* Reserves room for count more arguments. */
varve_status varve_block_reserve_arguments(varve_module *module, varve_block *block,
                                           uint32_t count) VARVE_MUST_USE;
varve_status varve_block_add_argument(varve_module *module, varve_block *block,
                                      const varve_entity *type, const varve_entity *location,
                                      varve_value **argument) VARVE_MUST_USE;
/* The same without class checks, for a reader. */
varve_status varve_block_push_argument(varve_module *module, varve_block *block,
                                       const varve_entity *type, const varve_entity *location,
                                       varve_value **argument) VARVE_MUST_USE;
/* Returns INVALID if the argument is used. */
varve_status varve_block_erase_argument(varve_module *module, varve_block *block,
                                        uint32_t index) VARVE_MUST_USE;

/* Visits the entities of an operation: its attributes, its location, the types of its results, and
 * the types and locations of the arguments of its blocks. */
varve_status varve_operation_walk_entities(varve_entity_walk *walk, const varve_operation *op,
                                           varve_entity_visitor *visit, void *user) VARVE_MUST_USE;
/* Returns the operation after op in a preorder walk inside root, or NULL at the end. Uses neither
 * recursion nor memory. Skips regions that are not read yet; materialize them first. */
varve_operation *varve_operation_next_preorder(const varve_operation *root, varve_operation *op);
/* Returns the operation after op and its contents. */
varve_operation *varve_operation_next_skipping(const varve_operation *root, varve_operation *op);
/* Walks in postorder: children before parents. Start with _first. */
varve_operation *varve_operation_first_postorder(varve_operation *root);
varve_operation *varve_operation_next_postorder(const varve_operation *root, varve_operation *op);

/* Links all uses of value in the given order, front first. uses must be a permutation of the
 * present uses. */
void varve_value_set_use_order(varve_value *value, varve_use *const *uses, size_t count);
size_t varve_value_use_count(const varve_value *value);

#endif
