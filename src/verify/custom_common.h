/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the checks of single operations share. A check may call them only after the
 * numbers of operands and results and the required attributes of the operation were checked. */
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
/* Returns the operation that defines the value, or NULL for a block argument. */
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

/* Returns a property, or NULL if the operation does not have the property. */
const varve_entity *varve_property_of(const varve_operation *op, const char *name);
/* Returns the type in a property that is a type attribute, or NULL if op has no such property. */
const varve_entity *varve_type_property_of(const varve_operation *op, const char *property);
/* Returns the function type in the property function_type, or NULL if op has no such property. */
const varve_entity *varve_function_type_of(const varve_operation *op);
/* Returns a discardable attribute, or NULL if the operation has no such attribute. */
const varve_entity *varve_discardable_of(const varve_operation *op, const char *name);
/* Gets the number of the enum case in a property. Returns false if the property is missing or its
 * case is unknown. */
bool varve_case_number(const varve_operation *op, const char *property, int64_t *number);
/* Returns the number of the case of an enum parameter, or -1 if the case is unknown. */
int64_t varve_parameter_case(const varve_entity *entity, uint32_t index);
/* Returns the type of an optional operand of the definition, or NULL if the operand is missing. */
const varve_entity *varve_operand_type_of(const varve_operation *op, uint32_t operand);
bool varve_dims_equal(varve_dims a, varve_dims b);
/* Returns whether the ranks are equal and no dimension has two different static sizes. */
bool varve_dims_fit(varve_dims a, varve_dims b);
uint32_t varve_dynamic_count(varve_dims dims);
/* Multiplies the sizes of dimensions first to last - 1. Returns VARVE_DYNAMIC if one of these sizes
 * is dynamic. */
int64_t varve_dims_product(varve_dims dims, size_t first, size_t last);
/* Returns the element type of a shaped type. Returns any other type unchanged. */
const varve_entity *varve_scalar_of(const varve_entity *type);
/* Returns the rank of a type, or 0 for types without a rank. */
int64_t varve_rank_of(const varve_entity *type);
/* custom_linalg_structured.c: returns the number of results that the indexing map of an operand of
 * this type must have: the rank of the type, or 0 for a vector. */
int64_t varve_linalg_rank(const varve_entity *type);
bool varve_has_operation_trait(const varve_operation *op, const char *trait);
/* A number list is a dense array such as array<i64: 1, 2>, or an array of integer attributes such
 * as [1, 2]. */
bool varve_is_number_list(const varve_entity *list);
uint32_t varve_number_count(const varve_entity *list);
int64_t varve_number_at(const varve_entity *list, uint32_t index);
/* Returns whether the list has each number from 0 to count - 1 once. A list of more than 64 numbers
 * is accepted. */
bool varve_is_permutation(const varve_entity *list);
/* Returns the last operation of a region with a single block, or NULL if the region has no block or
 * more than one, or the block is empty. */
const varve_operation *varve_region_end(const varve_operation *op, uint32_t region);
/* Returns the nearest operation of this name that encloses op, or NULL if no such operation
 * does. */
const varve_operation *varve_find_around(const varve_operation *op, const char *name);
/* Returns whether an operation of one of these names encloses op. The last name is NULL. */
bool varve_is_inside(const varve_operation *op, const char *const *names);
/* Returns the offset of the first occurrence of word, or SIZE_MAX if the text does not contain
 * word. */
size_t varve_text_find(varve_slice text, const char *word);
static inline bool varve_text_contains(varve_slice text, const char *word) {
  return varve_text_find(text, word) != SIZE_MAX;
}

/* custom_affine.c: checks that the first dims operands can be dimensions, and that all later
 * operands can be symbols. The second function checks the symbol operands of affine.apply. */
varve_status varve_check_dims_and_symbols(varve_verifier *verifier, const varve_operation *op,
                                          varve_value_range operands, uint32_t dims) VARVE_MUST_USE;
varve_status varve_check_applied_symbols(varve_verifier *verifier, const varve_operation *op,
                                         uint32_t dims) VARVE_MUST_USE;

/* trait_structure.c: compares the types of the operands passed to a successor with the types of the
 * arguments of the successor block. */
varve_status varve_check_branch(varve_verifier *verifier, const varve_operation *op,
                                uint32_t successor, varve_value_range range) VARVE_MUST_USE;

/* custom_symbols.c */

/* Finds the operation that a symbol reference in a property names. *found is NULL if there is no
 * such property or operation. */
varve_status varve_find_used_symbol(varve_verifier *verifier, const varve_operation *op,
                                    const char *property,
                                    const varve_operation **found) VARVE_MUST_USE;
/* Does the same as varve_find_used_symbol, but reports a fault if the operation is missing or of a
 * wrong kind. The table in custom_symbols.c lists the property and the allowed kinds for each
 * operation. */
varve_status varve_find_required_symbol(varve_verifier *verifier, const varve_operation *op,
                                        const varve_operation **found) VARVE_MUST_USE;
/* custom_linalg_structured.c: gets the operands that are destinations of results, such as outs.
 * Returns false if the definition has no such operands. */
bool varve_linalg_destinations(const varve_operation *op, varve_value_range *range);
/* custom_linalg_structured.c: gets the array of indexing maps. Sets *maps to NULL if the maps are
 * unknown. */
varve_status varve_linalg_maps_of(varve_verifier *verifier, const varve_operation *op,
                                  const varve_entity **maps) VARVE_MUST_USE;

/* custom_builtin.c: checks each gpu.launch_func that is a direct child of a function in a gpu
 * container module. */
varve_status varve_check_gpu_launches(varve_verifier *verifier,
                                      const varve_operation *module) VARVE_MUST_USE;

/* data_layout.c: checks that LLVM accepts the string as a data layout. */
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
  VARVE_STRIDES_UNKNOWN, /* not computed: the layout has symbols, or the rank is too high */
  VARVE_STRIDES_NONE     /* the layout has no strides */
} varve_stride_form;

enum { VARVE_MOST_STRIDES = 32 };

/* The strides and the offset of a memref. VARVE_DYNAMIC: the number is known only at run time. */
typedef struct varve_stride_list {
  varve_stride_form form;
  varve_dims dims;
  int64_t offset;
  int64_t at[VARVE_MOST_STRIDES];
} varve_stride_list;

varve_stride_list varve_stride_list_of(const varve_entity *memref);
/* Return the product or sum of a and b, or VARVE_DYNAMIC if a or b is VARVE_DYNAMIC. Exception: the
 * product of 0 and VARVE_DYNAMIC is 0. */
int64_t varve_saturated_product(int64_t a, int64_t b);
int64_t varve_saturated_sum(int64_t a, int64_t b);
/* Return whether the memref has no layout or the identity map as layout. The second function also
 * accepts strided<[1]>, which is equivalent to the identity. */
bool varve_has_plain_layout(const varve_entity *memref);
bool varve_has_identity_layout(const varve_entity *memref);
/* Returns whether "to" can be the strides of a view. "from" and "sizes" have the strides and sizes
 * of the view before it drops dimensions of size 1. Both forms must be VARVE_STRIDES_KNOWN. */
bool varve_view_strides_fit(const varve_stride_list *from, const varve_entity *sizes,
                            const varve_stride_list *to);
/* Checks that the result of memref.expand_shape (is_expansion) or memref.collapse_shape has the
 * layout that follows from the source. The reassociation must have been checked before. */
varve_status varve_check_relaid_memref(varve_verifier *verifier, const varve_operation *op,
                                       bool is_expansion) VARVE_MUST_USE;

/* custom_llvm_calls.c */
varve_status varve_check_llvm_module_level(varve_verifier *verifier,
                                           const varve_operation *op) VARVE_MUST_USE;

/* custom_sparse_tensor.c: gets the number of dimensions in the encoding of a sparse tensor. Returns
 * false if the type has no sparse encoding, or if Varve cannot parse the encoding. */
bool varve_sparse_dim_count(const varve_entity *type, uint32_t *count);

/* custom_views.c */

/* Checks the offsets, sizes and strides of a view. offsets is the index of the first of these three
 * operands in the definition. Each list must have a static value for each dimension, and an operand
 * for each dynamic value. */
varve_status varve_check_slice_lists(varve_verifier *verifier, const varve_operation *op,
                                     uint32_t offsets, varve_dims dims) VARVE_MUST_USE;
/* Checks that a view with static offsets and sizes stays inside the shape. */
varve_status varve_check_slice_bounds(varve_verifier *verifier, const varve_operation *op,
                                      varve_dims whole) VARVE_MUST_USE;
/* Returns whether the shape has the sizes in the list "sizes", possibly without some sizes of 1. */
bool varve_slice_shape_fits(const varve_entity *sizes, varve_dims shape);
/* Checks that the reassociation groups the dimensions of the expanded type, one group for each
 * dimension of the collapsed type. */
varve_status varve_check_reassociation(varve_verifier *verifier, const varve_operation *op,
                                       const varve_entity *expanded,
                                       const varve_entity *collapsed) VARVE_MUST_USE;
/* Checks static_output_shape and the operands for its dynamic sizes. */
varve_status varve_check_output_shape(varve_verifier *verifier, const varve_operation *op,
                                      varve_dims shape) VARVE_MUST_USE;
/* Checks that count, the number of size operands, equals the number of dynamic sizes of the type.
 */
varve_status varve_check_dynamic_sizes(varve_verifier *verifier, const varve_entity *type,
                                       uint32_t count) VARVE_MUST_USE;
/* Checks a reshape of a tensor or memref: source, shape and result. noun: "tensor" or "memref". */
varve_status varve_check_reshape(varve_verifier *verifier, const varve_operation *op,
                                 const char *noun) VARVE_MUST_USE;
/* custom_common.c: reports the fault "operand type ... and result type ... are cast
 * incompatible". */
varve_status varve_report_cast(varve_verifier *verifier, const varve_operation *op) VARVE_MUST_USE;

#endif
