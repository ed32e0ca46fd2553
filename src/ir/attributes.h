/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constructors and accessors of builtin attributes. */
#ifndef VARVE_IR_ATTRIBUTES_H
#define VARVE_IR_ATTRIBUTES_H

#include "base/diagnostic.h"
#include "base/number/wide_int.h"
#include "ir/types.h"

/* Makes a string without type. Names of dictionary entries, dialects, files and keys are such
 * strings. */
varve_status varve_string_get(varve_context *context, varve_slice bytes,
                              const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_typed_string_get(varve_context *context, varve_slice bytes,
                                    const varve_entity *type,
                                    const varve_entity **attribute) VARVE_MUST_USE;
static inline varve_slice varve_string_bytes(const varve_entity *string) {
  return varve_slice_make((const char *)varve_entity_payload(string), string->payload_size);
}
/* words: varve_wide_words(width) of them, which this function masks. type: integer or index. */
varve_status varve_integer_get(varve_context *context, const varve_entity *type,
                               const uint64_t *words,
                               const varve_entity **attribute) VARVE_MUST_USE;
/* Sign-extends value if the type is wider than 64 bits. */
varve_status varve_integer_get_i64(varve_context *context, const varve_entity *type, int64_t value,
                                   const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_bool_get(varve_context *context, bool value,
                            const varve_entity **attribute) VARVE_MUST_USE;
static inline const uint64_t *varve_integer_words(const varve_entity *attribute) {
  return (const uint64_t *)varve_entity_payload(attribute);
}
/* Sets *value to an integer whose highest bit is the sign, whatever the signedness of its type; of
 * an i1, true is -1. Returns false if the attribute is NULL, no integer, or has no or more than 64
 * bits. */
bool varve_integer_of(const varve_entity *attribute, int64_t *value);
varve_status varve_float_get(varve_context *context, const varve_entity *type,
                             const uint64_t bits[2], const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_type_attribute_get(varve_context *context, const varve_entity *type,
                                      const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_array_get(varve_context *context, varve_entity_list elements, uint32_t count,
                             const varve_entity **attribute) VARVE_MUST_USE;
/* entries: name, value, name, value ... in any order. If a name occurs twice, returns INVALID and
 * sets *duplicate (may be NULL). */
varve_status varve_dictionary_get(varve_context *context, varve_entity_list entries,
                                  uint32_t entry_count, const varve_entity **duplicate,
                                  const varve_entity **attribute) VARVE_MUST_USE;
bool varve_dictionary_is_ascending(varve_entity_list entries, uint32_t entry_count);
/* The same for names that are known to be strings in ascending order. */
varve_status varve_dictionary_get_ascending(varve_context *context, varve_entity_list entries,
                                            uint32_t entry_count,
                                            const varve_entity **attribute) VARVE_MUST_USE;
static inline uint32_t varve_dictionary_size(const varve_entity *dictionary) {
  return dictionary->child_count / 2;
}
static inline const varve_entity *varve_dictionary_name(const varve_entity *dictionary,
                                                        uint32_t index) {
  return dictionary->children[2 * (size_t)index];
}
static inline const varve_entity *varve_dictionary_value(const varve_entity *dictionary,
                                                         uint32_t index) {
  return dictionary->children[2 * (size_t)index + 1];
}
/* Returns the value of a name, or NULL. Searches by bisection over the bytes of names. */
const varve_entity *varve_dictionary_find(const varve_entity *dictionary, varve_slice name);
/* The same for a name that is an attribute of this context. */
const varve_entity *varve_dictionary_find_key(const varve_entity *dictionary,
                                              const varve_entity *key);
/* nested: SYMBOL_REFs that have no nested ones. */
varve_status varve_symbol_ref_get(varve_context *context, const varve_entity *root,
                                  varve_entity_list nested, uint32_t count,
                                  const varve_entity **attribute) VARVE_MUST_USE;
/* data: little-endian elements of ceil(width/8) bytes each; an i1 takes one byte. Elements of width
 * 0 have no bytes, so only their count is stored. */
varve_status varve_dense_array_get(varve_context *context, const varve_entity *element,
                                   varve_slice data, const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_dense_array_of_empty_get(varve_context *context, const varve_entity *element,
                                            uint64_t count,
                                            const varve_entity **attribute) VARVE_MUST_USE;
uint64_t varve_dense_array_count(const varve_entity *attribute);
varve_slice varve_dense_array_bytes(const varve_entity *attribute);
/* Returns an element of an array of integers, with its highest bit as sign; index must be in range.
 */
int64_t varve_dense_array_i64(const varve_entity *attribute, uint64_t index);
/* Returns whether the attribute is a dense array of i64. */
bool varve_is_dense_i64_array(const varve_entity *attribute);
/* Returns the bytes of one element of dense elements: both parts for complex, 0 for i1, which is
 * packed. Also returns 0 if the type has no raw data. */
size_t varve_dense_element_size(const varve_entity *element);
/* The same of a dense array, in which an i1 takes a byte. */
size_t varve_dense_array_element_size(const varve_entity *element);
/* Dense elements of a dialect's type that has a shape; elements: of a tensor with this shape. */
varve_status varve_shaped_elements_get(varve_context *context, const varve_entity *type,
                                       const varve_entity *elements,
                                       const varve_entity **attribute) VARVE_MUST_USE;
/* Returns whether size is that of full data, or of one splat element, for this shaped type. */
bool varve_dense_size_is_valid(const varve_entity *type, uint64_t size, bool splat);
/* data is as in bytecode 6.4: full, or one splat element. Full data with equal elements becomes a
 * splat. Stray bits are cleared, as upstream's writer does. Returns INVALID if the size does not
 * fit the type. */
varve_status varve_dense_elements_get(varve_context *context, const varve_entity *type,
                                      varve_slice data, bool splat,
                                      const varve_entity **attribute) VARVE_MUST_USE;
/* strings: STRINGs, one if is_splat. Equal strings become a splat. */
typedef struct varve_string_list {
  varve_entity_list items;
  uint32_t count;
} varve_string_list;
varve_status varve_dense_strings_get(varve_context *context, const varve_entity *type,
                                     varve_string_list strings,
                                     const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_resource_handle_get(varve_context *context, const varve_entity *dialect,
                                       const varve_entity *key,
                                       const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_dense_resource_get(varve_context *context, const varve_entity *type,
                                      const varve_entity *handle,
                                      const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_sparse_elements_get(varve_context *context, const varve_entity *type,
                                       const varve_entity *indices, const varve_entity *values,
                                       const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_strided_layout_get(varve_context *context, int64_t offset, varve_dims strides,
                                      const varve_entity **attribute) VARVE_MUST_USE;
/* Makes an attribute with a new identity on each call. */
varve_status varve_distinct_create(varve_context *context, const varve_entity *inner,
                                   const varve_entity **attribute) VARVE_MUST_USE;
/* See varve_dialect_type_get. One reference more than the template has marks is the type of the
 * attribute: #d.a<1> : i32. */
varve_status varve_dialect_attribute_get(varve_context *context, const varve_entity *dialect,
                                         varve_slice template_text, varve_entity_list references,
                                         uint32_t count,
                                         const varve_entity **attribute) VARVE_MUST_USE;
/* See varve_parametric_type_get. */
varve_status varve_parametric_attribute_get(varve_context *context, const varve_entity *dialect,
                                            varve_slice mnemonic, varve_entity_list parameters,
                                            uint32_t count,
                                            const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_absent_get(varve_context *context, const varve_entity **absent) VARVE_MUST_USE;

/* Reads an element of dense elements that are integers or of type index, with its highest bit as
 * sign. Returns false if they are not, or if they have 1 bit or more than 64. */
bool varve_dense_integer_at(const varve_entity *elements, uint64_t index, int64_t *value);
/* Returns whether the attribute is dense, sparse or resource elements. */
bool varve_attribute_is_elements(const varve_entity *attribute);
/* Returns the type of a typed attribute, or the type in a type attribute. Returns NULL if there is
 * none, or if only the definition of a dialect's attribute knows it. */
const varve_entity *varve_attribute_type(const varve_entity *attribute);

/* Locations. Callers limit lines and columns to 32 bits. */
typedef struct varve_file_range {
  uint32_t start_line;
  uint32_t start_column;
  uint32_t end_line; /* equal to the start if no end is given */
  uint32_t end_column;
  uint32_t count; /* the fields given: 0 file, 1 line, 2 line and column (bytecode code 22), 3
                     columns of one line, 4 all; VARVE_FILE_LINE_COLUMN: plain file:line:column
                     (bytecode code 11) */
} varve_file_range;
enum { VARVE_FILE_LINE_COLUMN = 5 };
varve_status varve_file_location_get(varve_context *context, const varve_entity *file,
                                     varve_file_range range,
                                     const varve_entity **location) VARVE_MUST_USE;
static inline varve_status VARVE_MUST_USE
varve_file_line_column_get(varve_context *context, const varve_entity *file, uint32_t line,
                           uint32_t column, const varve_entity **location) {
  return varve_file_location_get(
      context, file, (varve_file_range){line, column, line, column, VARVE_FILE_LINE_COLUMN},
      location);
}
/* Returns the first file location in a location, or NULL. */
const varve_entity *varve_location_first_file(const varve_entity *location);
/* Returns the first file position in a location; line 0 if it has none. */
varve_source_place varve_location_place(const varve_entity *location);
varve_status varve_name_location_get(varve_context *context, const varve_entity *name,
                                     const varve_entity *child,
                                     const varve_entity **location) VARVE_MUST_USE;
varve_status varve_call_site_location_get(varve_context *context, const varve_entity *callee,
                                          const varve_entity *caller,
                                          const varve_entity **location) VARVE_MUST_USE;
/* A location that is an attribute of a dialect other than builtin. Its definition is not asked. */
varve_status varve_dialect_location_get(varve_context *context, const varve_entity *attribute,
                                        const varve_entity **location) VARVE_MUST_USE;
/* Returns a location itself, and the location that is the attribute of a dialect. INVALID for other
 * attributes. */
varve_status varve_location_from_attribute(varve_context *context, const varve_entity *attribute,
                                           const varve_entity **location) VARVE_MUST_USE;
/* Returns the attribute that the location is. */
static inline const varve_entity *varve_location_attribute(const varve_entity *location) {
  return location->kind == VARVE_KIND_DIALECT_LOCATION ? location->children[0] : location;
}
/* As upstream's FusedLoc::get: flattens nested fused locations with the same metadata and drops
 * unknown ones and duplicates, keeping the order. A single location without metadata is returned
 * itself; an empty list gives the unknown location. metadata may be NULL. */
varve_status varve_fused_location_get(varve_context *context, varve_entity_list locations,
                                      uint32_t count, const varve_entity *metadata,
                                      const varve_entity **location) VARVE_MUST_USE;

/* Affine expressions, simplified at construction as in upstream (AffineExpr.cpp: simplifyAdd and so
 * on). */
varve_status varve_affine_dim_get(varve_context *context, uint32_t position,
                                  const varve_entity **expression) VARVE_MUST_USE;
varve_status varve_affine_symbol_get(varve_context *context, uint32_t position,
                                     const varve_entity **expression) VARVE_MUST_USE;
varve_status varve_affine_constant_get(varve_context *context, int64_t value,
                                       const varve_entity **expression) VARVE_MUST_USE;
/* kind: AFFINE_ADD ... AFFINE_CEILDIV */
varve_status varve_affine_binary_get(varve_context *context, varve_kind kind,
                                     const varve_entity *lhs, const varve_entity *rhs,
                                     const varve_entity **expression) VARVE_MUST_USE;
bool varve_affine_is_symbolic_or_constant(const varve_entity *expression); /* iterative */

typedef struct varve_affine_space {
  uint32_t num_dims;
  uint32_t num_symbols;
} varve_affine_space;
varve_status varve_affine_map_get(varve_context *context, varve_affine_space space,
                                  varve_entity_list results, uint32_t count,
                                  const varve_entity **map) VARVE_MUST_USE;
varve_status varve_affine_identity_map_get(varve_context *context, uint32_t rank,
                                           const varve_entity **map) VARVE_MUST_USE;
bool varve_affine_map_is_identity(const varve_entity *map);
/* is_equality: one byte for each constraint. */
varve_status varve_integer_set_get(varve_context *context, varve_affine_space space,
                                   varve_entity_list constraints, uint32_t count,
                                   const uint8_t *is_equality,
                                   const varve_entity **set) VARVE_MUST_USE;
static inline varve_affine_space varve_affine_attribute_space(const varve_entity *attribute) {
  return *(const varve_affine_space *)varve_entity_payload(attribute);
}
static inline const uint8_t *varve_integer_set_equalities(const varve_entity *set) {
  return (const uint8_t *)varve_entity_payload(set) + sizeof(varve_affine_space);
}

#endif
