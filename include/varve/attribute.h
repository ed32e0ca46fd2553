/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes: what they consist of, how they are made, parsed and printed. Locations, which are
 * attributes too, are in location.h, affine maps and integer sets in affine.h.
 *
 * As in type.h, a function that asks for something that an attribute does not have returns 0, NULL,
 * false or an empty slice, and the same rules hold for lifetimes, failures and threads. Functions
 * that return a status fail with BAD_ARGUMENT where an attribute does not have what they ask for.
 * Everything here: since 0.1. MLIR's "Builtin Dialect" defines the attributes. */
#ifndef VARVE_ATTRIBUTE_H
#define VARVE_ATTRIBUTE_H

#include <varve/type.h>

#ifdef __cplusplus
extern "C" {
#endif

VARVE_API varve_attribute_kind varve_attribute_get_kind(const varve_attribute *attribute);
/* Returns the type that an attribute has: of a number, of elements, of a string with a type. NULL
 * for other attributes, and for those of dialects. */
VARVE_API const varve_type *varve_attribute_get_type(const varve_attribute *attribute);

/* Values */

VARVE_API varve_status varve_attribute_get_string(const varve_attribute *attribute,
                                                  varve_slice *bytes) VARVE_MUST_USE;
/* Gets an integer with the sign that its type gives it: `true` is 1, signless ones are signed. Also
 * fails with LIMIT_EXCEEDED if the value needs more than 64 bits. */
VARVE_API varve_status varve_attribute_get_integer(const varve_attribute *attribute,
                                                   int64_t *value) VARVE_MUST_USE;
/* Gets the bits of an integer of any width, the lowest word first; those beyond the width are 0. */
VARVE_API varve_status varve_attribute_get_integer_words(const varve_attribute *attribute,
                                                         const uint64_t **words,
                                                         uint32_t *count) VARVE_MUST_USE;
/* Gets the value of a float, rounded to nearest even if a double cannot hold it (f80, f128). */
VARVE_API varve_status varve_attribute_get_float(const varve_attribute *attribute,
                                                 double *value) VARVE_MUST_USE;
/* Gets the bits of a float, the lowest word first; those beyond the width are 0. */
VARVE_API varve_status varve_attribute_get_float_words(const varve_attribute *attribute,
                                                       uint64_t words[2]) VARVE_MUST_USE;
/* Returns the type in a type attribute. */
VARVE_API const varve_type *varve_attribute_get_type_value(const varve_attribute *attribute);
/* Returns the attribute in a distinct attribute. */
VARVE_API const varve_attribute *varve_attribute_get_distinct(const varve_attribute *attribute);

/* Arrays: their elements; dictionaries: their values in the order of names; dense elements of
 * strings: the strings, one if all are equal. */
VARVE_API uint32_t varve_attribute_get_element_count(const varve_attribute *attribute);
VARVE_API const varve_attribute *varve_attribute_get_element(const varve_attribute *attribute,
                                                             uint32_t index);
/* Returns the name of a value of a dictionary. */
VARVE_API varve_slice varve_attribute_get_name(const varve_attribute *dictionary, uint32_t index);
/* Finds a value of a dictionary; NULL if it is absent. */
VARVE_API const varve_attribute *varve_attribute_find(const varve_attribute *dictionary,
                                                      varve_slice name);
/* The names of a symbol reference, the outermost first. */
VARVE_API uint32_t varve_attribute_get_symbol_name_count(const varve_attribute *attribute);
VARVE_API varve_slice varve_attribute_get_symbol_name(const varve_attribute *attribute,
                                                      uint32_t index);
/* The offset and the strides of a strided layout; VARVE_DYNAMIC if they are not known. */
VARVE_API int64_t varve_attribute_get_offset(const varve_attribute *attribute);
VARVE_API varve_shape varve_attribute_get_strides(const varve_attribute *attribute);
/* The dense elements of sparse elements: where they are, and their values. */
VARVE_API const varve_attribute *varve_attribute_get_indices(const varve_attribute *attribute);
VARVE_API const varve_attribute *varve_attribute_get_values(const varve_attribute *attribute);
/* The dialect and the key of the resource that dense resource elements or a handle names. */
VARVE_API varve_slice varve_attribute_get_resource_dialect(const varve_attribute *attribute);
VARVE_API varve_slice varve_attribute_get_resource_key(const varve_attribute *attribute);

/* Attributes of dialects; as the functions in type.h. */
VARVE_API varve_slice varve_attribute_get_dialect(const varve_attribute *attribute);
VARVE_API varve_slice varve_attribute_get_mnemonic(const varve_attribute *attribute);
VARVE_API uint32_t varve_attribute_get_parameter_count(const varve_attribute *attribute);
VARVE_API varve_status
varve_attribute_get_parameter(varve_context *context, const varve_attribute *attribute,
                              uint32_t index, varve_dialect_parameter *parameter) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_find_parameter(varve_context *context,
                                                      const varve_attribute *attribute,
                                                      varve_slice name,
                                                      varve_component *value) VARVE_MUST_USE;

/* Numbers in bulk: dense elements, dense resource elements and dense arrays. */

typedef struct varve_elements {
  size_t struct_size;             /* sizeof(varve_elements) */
  const varve_type *element_type; /* integer, index, float, or complex of them */
  uint64_t count;                 /* how many elements the shape has */
  bool is_splat;                  /* bytes has one element, which all of them are equal to */
  bool is_packed;        /* each element has one bit, the lowest first: i1 in dense elements */
  uint32_t element_size; /* in bytes; 0 if is_packed or if elements have no bits */
  varve_slice bytes;     /* little-endian; borrowed from the context, or the module's file */
} varve_elements;
/* Gets the elements of dense elements or a dense array. */
VARVE_API varve_status varve_attribute_get_elements(const varve_attribute *attribute,
                                                    varve_elements *elements) VARVE_MUST_USE;
/* As varve_attribute_get_elements, and also gets those of dense resource elements, whose bytes are
 * in a resource of the module, and compares their checksum. Also fails with NOT_FOUND if the
 * resource has no data, with INVALID if its size does not match the type, and with CORRUPT. */
VARVE_API varve_status varve_module_get_elements(varve_module *module,
                                                 const varve_attribute *attribute,
                                                 varve_elements *elements) VARVE_MUST_USE;
/* Get one element as a number. Fail with BAD_ARGUMENT if it is no such number or index is not below
 * the count, and as varve_attribute_get_integer. */
VARVE_API varve_status varve_elements_get_integer(const varve_elements *elements, uint64_t index,
                                                  int64_t *value) VARVE_MUST_USE;
VARVE_API varve_status varve_elements_get_float(const varve_elements *elements, uint64_t index,
                                                double *value) VARVE_MUST_USE;

/* Making */

/* type may be NULL. */
VARVE_API varve_status
varve_attribute_make_string(varve_context *context, varve_slice bytes, const varve_type *type,
                            const varve_attribute **attribute) VARVE_MUST_USE;
/* Makes an integer of an integer type or index. The value is cut to the width of the type, or
 * extended with its sign. */
VARVE_API varve_status
varve_attribute_make_integer(varve_context *context, const varve_type *type, int64_t value,
                             const varve_attribute **attribute) VARVE_MUST_USE;
/* words: as many as varve_attribute_get_integer_words returns. */
VARVE_API varve_status varve_attribute_make_integer_words(
    varve_context *context, const varve_type *type, const uint64_t *words,
    const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_bool(varve_context *context, bool value,
                                                 const varve_attribute **attribute) VARVE_MUST_USE;
/* Rounds the value to the type, to nearest even, as the parser does. */
VARVE_API varve_status varve_attribute_make_float(varve_context *context, const varve_type *type,
                                                  double value,
                                                  const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_float_words(
    varve_context *context, const varve_type *type, const uint64_t words[2],
    const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_unit(varve_context *context,
                                                 const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_type(varve_context *context, const varve_type *type,
                                                 const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status
varve_attribute_make_distinct(varve_context *context, const varve_attribute *inner,
                              const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_array(varve_context *context,
                                                  varve_attribute_list elements,
                                                  const varve_attribute **attribute) VARVE_MUST_USE;

typedef struct varve_named_attribute {
  varve_slice name;
  const varve_attribute *value;
} varve_named_attribute;
/* Makes a dictionary. Fails with INVALID if a name appears twice. */
VARVE_API varve_status
varve_attribute_make_dictionary(varve_context *context, const varve_named_attribute *entries,
                                uint32_t count, const varve_attribute **attribute) VARVE_MUST_USE;
/* names: the outermost first, at least one. */
VARVE_API varve_status
varve_attribute_make_symbol_ref(varve_context *context, const varve_slice *names, uint32_t count,
                                const varve_attribute **attribute) VARVE_MUST_USE;
/* Makes a dense array; bytes: its elements, little-endian; an i1 takes one byte. */
VARVE_API varve_status varve_attribute_make_dense_array(
    varve_context *context, const varve_type *element_type, varve_slice bytes,
    const varve_attribute **attribute) VARVE_MUST_USE;
/* Makes dense elements of a tensor or vector type. Only is_splat and bytes of elements are used:
 * bytes as varve_attribute_get_elements returns them. Equal elements become a splat. Fails with
 * INVALID if their size does not fit the type. */
VARVE_API varve_status varve_attribute_make_elements(
    varve_context *context, const varve_type *type, const varve_elements *elements,
    const varve_attribute **attribute) VARVE_MUST_USE;
/* strings: one, or one for each element. */
VARVE_API varve_status varve_attribute_make_string_elements(
    varve_context *context, const varve_type *type, varve_attribute_list strings,
    const varve_attribute **attribute) VARVE_MUST_USE;
/* Makes a handle of a resource, and dense elements whose bytes are in that resource. */
VARVE_API varve_status
varve_attribute_make_resource_handle(varve_context *context, varve_slice dialect, varve_slice key,
                                     const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_resource_elements(
    varve_context *context, const varve_type *type, const varve_attribute *handle,
    const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_sparse_elements(
    varve_context *context, const varve_type *type, const varve_attribute *indices,
    const varve_attribute *values, const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status
varve_attribute_make_strided_layout(varve_context *context, int64_t offset, varve_shape strides,
                                    const varve_attribute **attribute) VARVE_MUST_USE;
/* As varve_type_make_dialect. */
VARVE_API varve_status varve_attribute_make_dialect(
    varve_context *context, varve_slice name, varve_dialect_parameter_list parameters,
    const varve_attribute **attribute) VARVE_MUST_USE;

/* Text: as varve_type_parse and varve_type_print. */
VARVE_API varve_status varve_attribute_parse(varve_context *context, varve_slice text,
                                             varve_diagnostic_sink sink,
                                             const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_print(varve_context *context,
                                             const varve_attribute *attribute,
                                             varve_bytes **text) VARVE_MUST_USE;

/* Components: everything that a type, attribute or affine expression directly consists of, in
 * unspecified order. They serve for walks over all that an attribute contains. What is kept as text
 * has no components, except types and attributes that may be printed as an alias. The value of a
 * component beyond the count has no member. */
VARVE_API uint32_t varve_component_get_count(varve_component whole);
VARVE_API varve_component varve_component_get(varve_component whole, uint32_t index);

#ifdef __cplusplus
}
#endif

#endif
