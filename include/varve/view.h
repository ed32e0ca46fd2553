/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Views: reading a module of the mapped layout in place, without building it in memory.
 *
 * A view opens a varve file that was written with VARVE_LAYOUT_MAPPED. Opening reads its tables of
 * names, shapes and node kinds. Everything else is read on demand: each call takes few steps,
 * however large the module is, and allocates no memory. Operations are numbered in preorder; the
 * root is 0. Values and nodes (types, attributes, locations, affine expressions) are also numbered
 * from 0. Each page of 4 KiB is checked when it is first read. If a call finds damaged data, it
 * fails with CORRUPT, without a message; no call uses a number that it did not check. An index
 * that is not below its count, or a NULL argument, is BAD_ARGUMENT. Members of result structs
 * never change. What a view shares with the module in memory (ir.h) has the same name.
 *
 * A view needs no context, except for making types and attributes. Only one thread at a time may
 * use it. Everything here: since 0.1. format-spec/varve-mapped.md. */
#ifndef VARVE_VIEW_H
#define VARVE_VIEW_H

#include <varve/kinds.h>
#include <varve/module.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct varve_view varve_view;

/* Means "no node, block or number". */
#define VARVE_VIEW_NONE UINT32_MAX

/* Zero in a member means its default. */
typedef struct varve_view_options {
  size_t struct_size;               /* sizeof(varve_view_options) */
  const varve_allocator *allocator; /* copied; NULL: malloc and free */
  varve_diagnostic_sink sink;       /* receives errors of opening the view and of making nodes */
  varve_slice file_name;            /* for messages; default: the path, or "-" for memory */
  varve_context *context; /* of the types and attributes that varve_view_make_... make; NULL: none.
                             It must outlive the view */
  bool no_map;            /* always read files instead of mapping them */
} varve_view_options;

/* Opens a file. A file of 16 MB or more is mapped and must not shrink while it is open; no_map
 * prevents this. Checks the header, the directory and the tables that it reads. Fails as
 * varve_module_load_file, and with NOT_FOUND if the file has another layout. */
VARVE_API varve_status varve_view_open(const char *path, const varve_view_options *options,
                                       varve_view **view) VARVE_MUST_USE;
/* Opens a file in memory. The bytes must live as long as the view. */
VARVE_API varve_status varve_view_open_bytes(varve_slice bytes, const varve_view_options *options,
                                             varve_view **view) VARVE_MUST_USE;
VARVE_API void varve_view_close(varve_view *view); /* NULL is allowed */
/* Checks all pages. Fails with CORRUPT if one is damaged. */
VARVE_API varve_status varve_view_check(varve_view *view) VARVE_MUST_USE;

VARVE_API uint32_t varve_view_get_operation_count(const varve_view *view);
VARVE_API uint32_t varve_view_get_value_count(const varve_view *view);
VARVE_API uint32_t varve_view_get_node_count(const varve_view *view);

/* Operations */

typedef struct varve_view_operation {
  uint32_t index;
  uint32_t first_value; /* its first result; the arguments of its blocks follow its results */
  uint32_t result_count;
  uint32_t operand_count;
  uint32_t property_count;  /* number of attributes that are properties; they come first */
  uint32_t attribute_count; /* number of all attributes, properties included */
  uint32_t successor_count;
  uint32_t region_count;
  bool has_properties;       /* also true for properties without names */
  varve_slice name;          /* "arith.addi"; lives as long as the view */
  uint32_t argument_count;   /* number of arguments of all its blocks */
  const void *internal_form; /* for internal use */
  uint64_t internal_place;
} varve_view_operation;

/* Gets the operation with the number index, in at most about 32 steps. */
VARVE_API varve_status varve_view_get_operation(const varve_view *view, uint32_t index,
                                                varve_view_operation *op) VARVE_MUST_USE;
/* Replaces *op by the next operation in preorder; this is faster than get. NOT_FOUND after the
 * last operation. */
VARVE_API varve_status varve_view_walk_next(const varve_view *view,
                                            varve_view_operation *op) VARVE_MUST_USE;
/* Gets the number after the last operation nested in op: the number of its next sibling, if it has
 * one. */
VARVE_API varve_status varve_view_get_end(const varve_view *view, const varve_view_operation *op,
                                          uint32_t *end) VARVE_MUST_USE;
/* Gets the parent of the operation with the number index, in a few steps for each level of
 * nesting. NOT_FOUND for the root. */
VARVE_API varve_status varve_view_get_parent(const varve_view *view, uint32_t index,
                                             uint32_t *parent) VARVE_MUST_USE;
/* Gets the number of the value of an operand. */
VARVE_API varve_status varve_view_get_operand(const varve_view *view,
                                              const varve_view_operation *op, uint32_t index,
                                              uint32_t *value) VARVE_MUST_USE;

VARVE_API varve_status varve_view_get_result_type(const varve_view *view,
                                                  const varve_view_operation *op, uint32_t index,
                                                  uint32_t *type) VARVE_MUST_USE;

typedef struct varve_view_attribute {
  varve_slice
      name; /* valid as long as the view; empty for properties that are a single attribute */
  uint32_t name_node; /* node of the string; VARVE_VIEW_NONE for properties that are a single
                         attribute */
  uint32_t value;     /* a node */
} varve_view_attribute;
/* Gets an attribute by index: first properties, then discardable attributes, both sorted by name.
 */
VARVE_API varve_status varve_view_get_attribute(const varve_view *view,
                                                const varve_view_operation *op, uint32_t index,
                                                varve_view_attribute *attribute) VARVE_MUST_USE;
/* Fails with NOT_FOUND if the module has no locations. */
VARVE_API varve_status varve_view_get_location(const varve_view *view,
                                               const varve_view_operation *op,
                                               uint32_t *location) VARVE_MUST_USE;
/* Gets the number of a successor within the region that contains op. */
VARVE_API varve_status varve_view_get_successor(const varve_view *view,
                                                const varve_view_operation *op, uint32_t index,
                                                uint32_t *block) VARVE_MUST_USE;

/* Regions and blocks */

typedef struct varve_view_block {
  uint32_t first; /* its first operation; each further one starts where the previous one ends */
  uint32_t end;   /* number after the last operation; equal to first if the block is empty */
  uint32_t first_argument; /* number of its first argument among the values */
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
  uint32_t operation; /* operation that defines it, or whose block has it as argument */
  uint32_t
      index; /* index among the results, or among the arguments of all blocks of the operation */
  bool is_argument;
  uint32_t type;     /* node */
  uint32_t location; /* of an argument, if the module has locations; otherwise VARVE_VIEW_NONE */
} varve_view_value;
/* Gets a value in O(log n) for n operations. */
VARVE_API varve_status varve_view_get_value(const varve_view *view, uint32_t number,
                                            varve_view_value *value) VARVE_MUST_USE;

/* Nodes */

typedef struct varve_view_node {
  uint32_t number;
  varve_type_kind type_kind; /* 0 for other nodes than types; so the next two */
  varve_attribute_kind attribute_kind;
  varve_affine_kind affine_kind;
  uint32_t component_count; /* nodes that it directly consists of, in unspecified order; each has a
                               smaller number */
  varve_slice bytes; /* text of a string, a template, elements, or the bits of a float; points into
                        the file. Dense elements start at a multiple of 8 */
  const void *internal_form; /* for internal use */
  uint64_t internal_place;
} varve_view_node;
VARVE_API varve_status varve_view_get_node(const varve_view *view, uint32_t number,
                                           varve_view_node *node) VARVE_MUST_USE;
VARVE_API varve_status varve_view_get_component(const varve_view *view, const varve_view_node *node,
                                                uint32_t index, uint32_t *number) VARVE_MUST_USE;

/* Make a node in the context of the options, so that type.h, attribute.h, location.h and affine.h
 * tell what it consists of: the width of an integer type, the shape of a tensor, the line of a
 * location. Each node is made once; the first call takes memory for a pointer to each node of the
 * module. Fail with BAD_ARGUMENT if the view has no context or the node is of another class, and as
 * varve_module_load; these errors go to the sink. */
VARVE_API varve_status varve_view_make_type(varve_view *view, uint32_t number,
                                            const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_view_make_attribute(varve_view *view, uint32_t number,
                                                 const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_view_make_affine(
    varve_view *view, uint32_t number, const varve_affine_expression **expression) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
