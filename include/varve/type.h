/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types: what they consist of, how they are made, parsed and printed.
 *
 * A function that asks for something that a type does not have (the width of a tensor) returns 0,
 * NULL, false or an empty slice; so does one whose argument is NULL or whose index is not below the
 * count. What these functions return lives as long as the context of the type. Functions that make
 * types fail with BAD_ARGUMENT (also if a type, attribute or number is not allowed at its place),
 * OUT_OF_MEMORY or LIMIT_EXCEEDED. Only one thread at a time may make types of a context; any
 * number of threads may ask for what they consist of. Everything here: since 0.1. MLIR's "Builtin
 * Dialect" defines the types. */
#ifndef VARVE_TYPE_H
#define VARVE_TYPE_H

#include <varve/kinds.h>
#include <varve/module.h>

#ifdef __cplusplus
extern "C" {
#endif

VARVE_API varve_type_kind varve_type_get_kind(const varve_type *type);

/* Returns the width of an integer or float type in bits. */
VARVE_API uint32_t varve_type_get_width(const varve_type *type);
/* SIGNLESS for other types than integers. */
VARVE_API varve_signedness varve_type_get_signedness(const varve_type *type);
/* VARVE_FLOAT_NONE for other types than floats. */
VARVE_API varve_float_kind varve_type_get_float_kind(const varve_type *type);

/* Vectors, tensors and memrefs are shaped types; unranked ones too, which have no rank. */
VARVE_API bool varve_type_is_shaped(const varve_type *type);
VARVE_API bool varve_type_has_rank(const varve_type *type);
VARVE_API uint32_t varve_type_get_rank(const varve_type *type);
VARVE_API varve_shape varve_type_get_shape(const varve_type *type);
/* Returns one size; VARVE_DYNAMIC if it is not known. */
VARVE_API int64_t varve_type_get_size(const varve_type *type, uint32_t dimension);
/* Returns the element type of a shaped or complex type. */
VARVE_API const varve_type *varve_type_get_element_type(const varve_type *type);
/* Returns the encoding of a tensor, the layout and the memory space of a memref; NULL if there is
 * none. A memref with the identity as layout has it as affine map. */
VARVE_API const varve_attribute *varve_type_get_encoding(const varve_type *type);
VARVE_API const varve_attribute *varve_type_get_layout(const varve_type *type);
VARVE_API const varve_attribute *varve_type_get_memory_space(const varve_type *type);

/* Function types. */
VARVE_API uint32_t varve_type_get_input_count(const varve_type *type);
VARVE_API const varve_type *varve_type_get_input(const varve_type *type, uint32_t index);
VARVE_API uint32_t varve_type_get_result_count(const varve_type *type);
VARVE_API const varve_type *varve_type_get_result(const varve_type *type, uint32_t index);

/* The types in a tuple. */
VARVE_API uint32_t varve_type_get_member_count(const varve_type *type);
VARVE_API const varve_type *varve_type_get_member(const varve_type *type, uint32_t index);

/* Types of dialects. Those that have a definition with a format consist of parameters: numbers are
 * integer attributes, strings are string attributes, lists are array attributes. Others keep their
 * text, have no parameters, and can be printed. */

/* Returns the name of the dialect; "builtin" for other kinds. */
VARVE_API varve_slice varve_type_get_dialect(const varve_type *type);
/* Returns the name in the dialect: "ptr" of !tt.ptr<f32>. */
VARVE_API varve_slice varve_type_get_mnemonic(const varve_type *type);
VARVE_API uint32_t varve_type_get_parameter_count(const varve_type *type);
/* Gets a parameter with its name in the definition. Fails with BAD_ARGUMENT, also if index is not
 * below the count, or OUT_OF_MEMORY. */
VARVE_API varve_status varve_type_get_parameter(varve_context *context, const varve_type *type,
                                                uint32_t index,
                                                varve_dialect_parameter *parameter) VARVE_MUST_USE;
/* Gets the value of a parameter by name. *value has no member if the parameter is absent. Fails
 * with BAD_ARGUMENT, OUT_OF_MEMORY, or NOT_FOUND if the type has no such parameter. */
VARVE_API varve_status varve_type_find_parameter(varve_context *context, const varve_type *type,
                                                 varve_slice name,
                                                 varve_component *value) VARVE_MUST_USE;

/* Make types. width is at most 2^24 - 1. */
VARVE_API varve_status varve_type_make_integer(varve_context *context, uint32_t width,
                                               varve_signedness signedness,
                                               const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_type_make_index(varve_context *context,
                                             const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_type_make_float(varve_context *context, varve_float_kind kind,
                                             const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_type_make_none(varve_context *context,
                                            const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_type_make_complex(varve_context *context,
                                               const varve_type *element_type,
                                               const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_type_make_function(varve_context *context, varve_type_list inputs,
                                                varve_type_list results,
                                                const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_type_make_tuple(varve_context *context, varve_type_list members,
                                             const varve_type **type) VARVE_MUST_USE;

/* The parts of a shaped type. Those that its kind does not have must be NULL or empty. */
typedef struct varve_shaped_type_parts {
  size_t struct_size;   /* sizeof(varve_shaped_type_parts) */
  varve_type_kind kind; /* VECTOR, RANKED_TENSOR, UNRANKED_TENSOR, MEMREF or UNRANKED_MEMREF */
  varve_shape shape;
  const varve_type *element_type;
  const varve_attribute *encoding;     /* RANKED_TENSOR; NULL: none */
  const varve_attribute *layout;       /* MEMREF; NULL: the identity */
  const varve_attribute *memory_space; /* both kinds of memref; NULL: the default one */
} varve_shaped_type_parts;
VARVE_API varve_status varve_type_make_shaped(varve_context *context,
                                              const varve_shaped_type_parts *parts,
                                              const varve_type **type) VARVE_MUST_USE;
/* Makes a type of a dialect from its parameters, in any order. name is "dialect.mnemonic". A
 * parameter that is not given gets its default, or is absent if it may be. Fails with NOT_FOUND if
 * the definitions of the context have no such type, or none with parameters, and with INVALID if
 * a parameter is missing, unknown, or not of the kind that the definition states. The verifier
 * checks further conditions of the type. */
VARVE_API varve_status varve_type_make_dialect(varve_context *context, varve_slice name,
                                               varve_dialect_parameter_list parameters,
                                               const varve_type **type) VARVE_MUST_USE;

/* Parses a type, such as "tensor<4x?xf32>". Aliases are not available. Errors go to sink with the
 * file name "-". Also fails with SYNTAX and INVALID. */
VARVE_API varve_status varve_type_parse(varve_context *context, varve_slice text,
                                        varve_diagnostic_sink sink,
                                        const varve_type **type) VARVE_MUST_USE;
/* Prints a type without aliases. Also fails with LIMIT_EXCEEDED if the text exceeds max_output.
 * The caller frees *text with varve_bytes_destroy. */
VARVE_API varve_status varve_type_print(varve_context *context, const varve_type *type,
                                        varve_bytes **text) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
