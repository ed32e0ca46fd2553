/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the custom verifiers of dialects share: short ways to ask operations and types. The
 * operation has all that its definition asks for. */
#ifndef VARVE_VERIFY_CUSTOM_H
#define VARVE_VERIFY_CUSTOM_H

#include "dialect/operation_values.h"
#include "ir/attributes.h"
#include "verify/verifier.h"

static inline const varve_entity *varve_operand_type(const varve_operation *op, uint32_t index) {
  return varve_operation_operand(op, index)->type;
}
static inline const varve_entity *varve_result_type(const varve_operation *op, uint32_t index) {
  return varve_operation_result(op, index)->type;
}
/* NULL: there is none. */
static inline const varve_operation *varve_defining_operation(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value) : NULL;
}
static inline const varve_block *varve_entry_block(const varve_operation *op, uint32_t region) {
  return varve_operation_region(op, region)->first;
}
static inline bool varve_is_operation(const varve_operation *op, const char *name) {
  return varve_slice_equal(op->name->text, varve_slice_of(name));
}

/* custom_common.c */

/* An inherent attribute or native property; NULL: it is not there. */
const varve_entity *varve_property_of(const varve_operation *op, const char *name);
/* Returns the type in a property that is a type attribute, or NULL if it has no such property. */
const varve_entity *varve_type_property_of(const varve_operation *op, const char *property);
/* Returns the function type in the property function_type, or NULL if it has no such property. */
const varve_entity *varve_function_type_of(const varve_operation *op);
/* Returns a discardable attribute, or NULL if the operation has no such attribute. */
const varve_entity *varve_discardable_of(const varve_operation *op, const char *name);
/* The number of the enum's case that a property holds; false: it is not there or not known. */
bool varve_case_number(const varve_operation *op, const char *property, int64_t *number);
/* Of an operand of the definition, of which there is at most one; NULL: it is not there. */
const varve_entity *varve_operand_type_of(const varve_operation *op, uint32_t operand);
bool varve_dims_equal(varve_dims a, varve_dims b);
/* The same rank, and no dimension of two different known sizes. */
bool varve_dims_fit(varve_dims a, varve_dims b);
uint32_t varve_dynamic_count(varve_dims dims);
/* VARVE_DYNAMIC when one of the dimensions first .. last - 1 is. */
int64_t varve_dims_product(varve_dims dims, size_t first, size_t last);
/* Of a shaped type, else the type itself. */
const varve_entity *varve_scalar_of(const varve_entity *type);
/* 0 for types without a shape. */
int64_t varve_rank_of(const varve_entity *type);
/* custom_linalg_maps.c: the same as indexing maps count it: a vector is a scalar. */
int64_t varve_linalg_rank(const varve_entity *type);
bool varve_has_operation_trait(const varve_operation *op, const char *trait);
/* Items of array<i64: ...> and the like, or of [1, 2]: an array of integers. */
bool varve_is_number_list(const varve_entity *list);
uint32_t varve_number_count(const varve_entity *list);
int64_t varve_number_at(const varve_entity *list, uint32_t index);
/* Whether entries are 0 .. count - 1, each once; count is at most 64. */
bool varve_is_permutation(const varve_entity *list);
/* The last operation of the only block of a region; NULL: there is none. */
const varve_operation *varve_region_end(const varve_operation *op, uint32_t region);
/* Returns the nearest operation around op that has the name, or NULL. */
const varve_operation *varve_find_around(const varve_operation *op, const char *name);
/* Whether an operation around op has one of these names, the last of which is NULL. */
bool varve_is_inside(const varve_operation *op, const char *const *names);
/* Where word stands first in text; SIZE_MAX: nowhere. */
size_t varve_text_find(varve_slice text, const char *word);
static inline bool varve_text_contains(varve_slice text, const char *word) {
  return varve_text_find(text, word) != SIZE_MAX;
}

/* custom_affine_operands.c: those from dims on are symbols. */
varve_status varve_check_dims_and_symbols(varve_verifier *verifier, const varve_operation *op,
                                          varve_value_range operands, uint32_t dims) VARVE_MUST_USE;
varve_status varve_check_applied_symbols(varve_verifier *verifier, const varve_operation *op,
                                         uint32_t dims) VARVE_MUST_USE;

/* trait_structure.c: operands that a successor gets against the arguments of its block. */
varve_status varve_check_branch(varve_verifier *verifier, const varve_operation *op,
                                uint32_t successor, varve_value_range range) VARVE_MUST_USE;

/* custom_symbols.c */

/* What a property of the operation leads to; NULL: nothing, or there is no such reference. */
varve_status varve_find_used_symbol(varve_verifier *verifier, const varve_operation *op,
                                    const char *property,
                                    const varve_operation **found) VARVE_MUST_USE;
/* The same where the kind of that operation is all that counts, by the list there; other kinds and
 * none are faults. */
varve_status varve_find_wanted_symbol(varve_verifier *verifier, const varve_operation *op,
                                      const varve_operation **found) VARVE_MUST_USE;
/* custom_linalg_structured.c: the operands that results are for, by the name that the definition
 * gives them; false: it has none. */
bool varve_linalg_destinations(const varve_operation *op, varve_value_range *range);
/* custom_linalg_maps.c: an array of affine maps; NULL: nothing tells them. */
varve_status varve_linalg_maps_of(varve_verifier *verifier, const varve_operation *op,
                                  const varve_entity **maps) VARVE_MUST_USE;

/* custom_gpu.c: launches that stand directly in functions of a module that holds kernels. */
varve_status varve_check_gpu_launches(varve_verifier *verifier,
                                      const varve_operation *module) VARVE_MUST_USE;

/* data_layout.c: a string that LLVM takes as one. */
varve_status varve_check_data_layout(varve_verifier *verifier, varve_slice text) VARVE_MUST_USE;

/* custom_omp_nesting.c */

varve_status varve_check_omp_nesting(varve_verifier *verifier,
                                     const varve_operation *op) VARVE_MUST_USE;
varve_status varve_check_omp_simd(varve_verifier *verifier,
                                  const varve_operation *op) VARVE_MUST_USE;
varve_status varve_check_omp_teams(varve_verifier *verifier,
                                   const varve_operation *op) VARVE_MUST_USE;

/* custom_strides.c */

typedef enum varve_stride_form {
  VARVE_STRIDES_KNOWN,
  VARVE_STRIDES_UNKNOWN, /* they are not looked at: symbols, or too many */
  VARVE_STRIDES_NONE     /* the layout is none of strides */
} varve_stride_form;

enum { VARVE_MOST_STRIDES = 32 };

/* VARVE_DYNAMIC: told when the program runs. */
typedef struct varve_stride_list {
  varve_stride_form form;
  varve_dims dims;
  int64_t offset;
  int64_t at[VARVE_MOST_STRIDES];
} varve_stride_list;

varve_stride_list varve_stride_list_of(const varve_entity *memref);
/* VARVE_DYNAMIC when one of them is, but for 0 times it. */
int64_t varve_saturated_product(int64_t a, int64_t b);
int64_t varve_saturated_sum(int64_t a, int64_t b);
/* No layout, or the identity map. */
bool varve_has_plain_layout(const varve_entity *memref);
bool varve_has_identity_layout(const varve_entity *memref);
/* Whether to is what a view of from may be: sizes are of the view, of whose dimensions of size 1
 * some may be left out. Both are known. */
bool varve_view_strides_fit(const varve_stride_list *from, const varve_entity *sizes,
                            const varve_stride_list *to);
/* memref.expand_shape and memref.collapse_shape: the result is what the layout of the source
 * gives. Reassociation is found right. */
varve_status varve_check_relaid_memref(varve_verifier *verifier, const varve_operation *op,
                                       bool is_expansion) VARVE_MUST_USE;

/* custom_llvm_globals.c */
varve_status varve_check_llvm_module_level(varve_verifier *verifier,
                                           const varve_operation *op) VARVE_MUST_USE;

/* custom_sparse_tensor.c: the number of dimensions of the encoding of a sparse tensor. Returns
 * false if the type has no such encoding, or one that Varve does not read. */
bool varve_sparse_dim_count(const varve_entity *type, uint32_t *count);

/* custom_views.c */

/* Lists of an operation that has offsets, sizes and strides, from an operand of the definition on:
 * as many static ones as there are dimensions, as many dynamic ones as the static say. */
varve_status varve_check_slice_lists(varve_verifier *verifier, const varve_operation *op,
                                     uint32_t offsets, varve_dims dims) VARVE_MUST_USE;
/* A view within a shape: static sizes stay inside. */
varve_status varve_check_slice_bounds(varve_verifier *verifier, const varve_operation *op,
                                      varve_dims whole) VARVE_MUST_USE;
/* Whether shape is that of static_sizes, without some dimensions of size 1. */
bool varve_slice_shape_fits(const varve_entity *sizes, varve_dims shape);
/* Groups of dimensions of one shape that make those of another. */
varve_status varve_check_reassociation(varve_verifier *verifier, const varve_operation *op,
                                       const varve_entity *expanded,
                                       const varve_entity *collapsed) VARVE_MUST_USE;
/* static_output_shape and the operands that are for its dynamic sizes. */
varve_status varve_check_output_shape(varve_verifier *verifier, const varve_operation *op,
                                      varve_dims shape) VARVE_MUST_USE;
/* As many operands for the dynamic sizes of a type. */
varve_status varve_check_dynamic_sizes(varve_verifier *verifier, const varve_entity *type,
                                       uint32_t count) VARVE_MUST_USE;
/* reshape of tensors and memrefs: source, shape and result; noun: "tensor". */
varve_status varve_check_reshape(varve_verifier *verifier, const varve_operation *op,
                                 const char *noun) VARVE_MUST_USE;
/* "operand type ... and result type ... are cast incompatible" */
varve_status varve_refuse_cast(varve_verifier *verifier, const varve_operation *op) VARVE_MUST_USE;

#endif
