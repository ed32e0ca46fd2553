/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Looking at modules of the mapped layout where they lie, without building them.
 *
 * A view is of a varve file that was written with VARVE_LAYOUT_MAPPED. Opening it reads its tables
 * of names, shapes and kinds of nodes; all else is read when it is asked for: each call takes a few
 * steps however large the module is, and no memory. Operations are numbered in preorder from 0, the
 * root; values and nodes (types, attributes, locations, affine expressions) from 0 too. Each page
 * of 4 KiB is checked when it is touched first. What a call finds wrong is CORRUPT, without a
 * message; no call trusts a number that it did not check. Indices that are not below their count
 * and NULL arguments are BAD_ARGUMENT. Structs of results never change their members.
 *
 * A view belongs to no context. One thread at a time uses it. Everything here since 0.1;
 * format-spec/varve-mapped.md. */
#ifndef VARVE_VIEW_H
#define VARVE_VIEW_H

#include <varve/kinds.h>
#include <varve/module.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct varve_view varve_view;

/* Where there is no node, block or number. */
#define VARVE_VIEW_NONE UINT32_MAX
/* A dimension, stride or offset that is not known. */
#define VARVE_VIEW_DYNAMIC INT64_MIN

/* Zero in a member means its default. */
typedef struct varve_view_options {
  size_t struct_size;               /* sizeof(varve_view_options) */
  const varve_allocator *allocator; /* copied; NULL: malloc and free */
  varve_diagnostic_sink sink;       /* gets what is wrong when the view is opened */
  varve_slice file_name;            /* for messages; when empty the path, or "-" for memory */
  bool no_map;                      /* files are read, never mapped */
} varve_view_options;
#define VARVE_VIEW_OPTIONS_INIT                                                                    \
  { sizeof(varve_view_options), NULL, {NULL, NULL}, {NULL, 0}, false }

/* Opens a file; one of 16 MB or more is mapped and must not shrink meanwhile, unless no_map is set.
 * Checks header, directory and the tables that it reads. Fails as varve_module_load_file, with
 * NOT_FOUND when the file holds its module in another layout, and IO. */
VARVE_API varve_status varve_view_open(const char *path, const varve_view_options *options,
                                       varve_view **view) VARVE_MUST_USE;
/* The same of bytes, which are borrowed as long as the view lives. */
VARVE_API varve_status varve_view_open_bytes(varve_slice bytes, const varve_view_options *options,
                                             varve_view **view) VARVE_MUST_USE;
VARVE_API void varve_view_close(varve_view *view); /* NULL is fine */
/* Checks all pages, as if all were touched: CORRUPT when one is wrong. */
VARVE_API varve_status varve_view_check(varve_view *view) VARVE_MUST_USE;

VARVE_API uint32_t varve_view_get_operation_count(const varve_view *view);
VARVE_API uint32_t varve_view_get_value_count(const varve_view *view);
VARVE_API uint32_t varve_view_get_node_count(const varve_view *view);

/* Operations */

typedef struct varve_view_operation {
  uint32_t index;
  uint32_t first_value; /* its first result; behind its results come the arguments of its blocks */
  uint32_t result_count;
  uint32_t operand_count;
  uint32_t property_count;  /* attributes that are properties; they come first */
  uint32_t attribute_count; /* in all */
  uint32_t successor_count;
  uint32_t region_count;
  bool has_properties;       /* also when it has no keys */
  varve_slice name;          /* "arith.addi"; lives as long as the view */
  uint32_t argument_count;   /* of all its blocks */
  const void *internal_form; /* of the view */
  uint64_t internal_place;
} varve_view_operation;

/* Operation number index: some 32 steps at most. */
VARVE_API varve_status varve_view_get_operation(const varve_view *view, uint32_t index,
                                                varve_view_operation *op) VARVE_MUST_USE;
/* From an operation to the next in preorder, which is faster; NOT_FOUND behind the last. */
VARVE_API varve_status varve_view_next_operation(const varve_view *view,
                                                 varve_view_operation *op) VARVE_MUST_USE;
/* The number behind the last operation in op: of its next sibling, where it has one. */
VARVE_API varve_status varve_view_get_end(const varve_view *view, const varve_view_operation *op,
                                          uint32_t *end) VARVE_MUST_USE;
/* The operation that number index stands in; NOT_FOUND for the root. A few steps for each level of
 * nesting. */
VARVE_API varve_status varve_view_get_parent(const varve_view *view, uint32_t index,
                                             uint32_t *parent) VARVE_MUST_USE;
/* The number of the value that operand number index is. */
VARVE_API varve_status varve_view_get_operand(const varve_view *view,
                                              const varve_view_operation *op, uint32_t index,
                                              uint32_t *value) VARVE_MUST_USE;
VARVE_API varve_status varve_view_get_result_type(const varve_view *view,
                                                  const varve_view_operation *op, uint32_t index,
                                                  uint32_t *type) VARVE_MUST_USE;

typedef struct varve_view_attribute {
  varve_slice key;   /* lives as long as the view; empty for properties that are one attribute */
  uint32_t key_node; /* a string; VARVE_VIEW_NONE for properties that are one attribute */
  uint32_t value;    /* a node */
} varve_view_attribute;
/* Properties, then discardable attributes, each in ascending order of their keys. */
VARVE_API varve_status varve_view_get_attribute(const varve_view *view,
                                                const varve_view_operation *op, uint32_t index,
                                                varve_view_attribute *attribute) VARVE_MUST_USE;
/* NOT_FOUND when the module has no locations. */
VARVE_API varve_status varve_view_get_location(const varve_view *view,
                                               const varve_view_operation *op,
                                               uint32_t *location) VARVE_MUST_USE;
/* The number of a block in the region that op stands in. */
VARVE_API varve_status varve_view_get_successor(const varve_view *view,
                                                const varve_view_operation *op, uint32_t index,
                                                uint32_t *block) VARVE_MUST_USE;

/* Regions and blocks */

typedef struct varve_view_block {
  uint32_t first;          /* operation; the others follow where each ends */
  uint32_t end;            /* behind the last operation; first when there is none */
  uint32_t first_argument; /* value */
  uint32_t argument_count;
} varve_view_block;
VARVE_API varve_status varve_view_get_block_count(const varve_view *view,
                                                  const varve_view_operation *op, uint32_t region,
                                                  uint32_t *count) VARVE_MUST_USE;
VARVE_API varve_status varve_view_get_block(const varve_view *view, const varve_view_operation *op,
                                            uint32_t region, uint32_t index,
                                            varve_view_block *block) VARVE_MUST_USE;

/* Values */

typedef struct varve_view_value {
  uint32_t operation; /* that defines it, or in one of whose blocks it is an argument */
  uint32_t index;     /* among the results, or among the arguments of all blocks of the operation */
  bool is_argument;
  uint32_t type;     /* node */
  uint32_t location; /* of an argument, when the module has locations; else VARVE_VIEW_NONE */
} varve_view_value;
/* In a time that grows with the logarithm of the number of operations. */
VARVE_API varve_status varve_view_get_value(const varve_view *view, uint32_t number,
                                            varve_view_value *value) VARVE_MUST_USE;

/* Nodes */

typedef struct varve_view_node {
  uint32_t number;
  varve_kind kind;
  uint32_t code;        /* what it is in the file: format-spec/varve.md, "Nodes" */
  uint32_t child_count; /* nodes, in the order that the format tells; each has a smaller number */
  uint32_t number_count;
  varve_slice bytes; /* the text of a string, a template, elements, the bits of a float: where they
                        lie in the file. Dense elements begin at a multiple of 8 */
  const void *internal_form; /* of the view */
  uint64_t internal_place;
} varve_view_node;
VARVE_API varve_status varve_view_get_node(const varve_view *view, uint32_t number,
                                           varve_view_node *node) VARVE_MUST_USE;
VARVE_API varve_status varve_view_get_child(const varve_view *view, const varve_view_node *node,
                                            uint32_t index, uint32_t *child) VARVE_MUST_USE;
/* Number index of what the node holds:
 * - an integer type: its width; 0 signless, 1 signed, 2 unsigned;
 * - a float type: its place in the list of format-spec/varve.md; a function type: its inputs;
 * - vectors, tensors, memrefs: dimensions, VARVE_VIEW_DYNAMIC for those that are not known; behind
 *   them for scalable vectors 1 for each that is scalable;
 * - an integer: its value, signed; one of more than 64 bits: its words, the lowest first;
 * - an affine map or integer set: dimensions, symbols; for a set 1 for each equality;
 * - a strided layout: offset, strides; a file location: form, line, column, last line and column;
 * - an affine dimension, symbol or constant: its place or value.
 * Others have none. */
VARVE_API varve_status varve_view_get_number(const varve_view *view, const varve_view_node *node,
                                             uint32_t index, int64_t *number) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
