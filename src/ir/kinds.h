/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every kind of node: type, attribute, location, affine expression. Codes are append-only. */
#ifndef VARVE_IR_KINDS_H
#define VARVE_IR_KINDS_H

#include <varve/kinds.h>

/* name, class, kind in <varve/kinds.h>, MLIR's name. The comment says what children and payload
 * hold (entity.h). */
#define VARVE_KIND_LIST(X)                                                                         \
  /* types */                                                                                      \
  X(INTEGER_TYPE, TYPE, INTEGER, "integer type") /* payload varve_integer_layout */                \
  X(INDEX_TYPE, TYPE, INDEX, "index type")                                                         \
  X(FLOAT_TYPE, TYPE, FLOAT, "float type") /* flags: varve_float_kind */                           \
  X(NONE_TYPE, TYPE, NONE, "none type")                                                            \
  X(COMPLEX_TYPE, TYPE, COMPLEX, "complex type") /* element */                                     \
  X(FUNCTION_TYPE, TYPE, FUNCTION,                                                                 \
    "function type")                          /* inputs, results; payload uint32 num_inputs */     \
  X(TUPLE_TYPE, TYPE, TUPLE, "tuple type")    /* elements */                                       \
  X(VECTOR_TYPE, TYPE, VECTOR, "vector type") /* element; int64 dims; SCALABLE: + bytes */         \
  X(RANKED_TENSOR_TYPE, TYPE, RANKED_TENSOR, "tensor type") /* element, encoding?; int64 dims */   \
  X(UNRANKED_TENSOR_TYPE, TYPE, UNRANKED_TENSOR, "unranked tensor type") /* element */             \
  X(MEMREF_TYPE, TYPE, MEMREF, "memref type") /* element, layout, space?; int64 dims */            \
  X(UNRANKED_MEMREF_TYPE, TYPE, UNRANKED_MEMREF, "unranked memref type") /* element, space? */     \
  /* dialect, references; payload: template; PARAMETERS: dialect, parameters; payload: mnemonic */ \
  X(DIALECT_TYPE, TYPE, DIALECT, "dialect type")                                                   \
  /* attributes */                                                                                 \
  X(STRING, ATTRIBUTE, STRING, "string attribute") /* type?; payload: the bytes */                 \
  X(INTEGER, ATTRIBUTE, INTEGER,                                                                   \
    "integer attribute")                        /* type; payload: words, masked to the width */    \
  X(FLOAT, ATTRIBUTE, FLOAT, "float attribute") /* type; payload: 2 words of bits */               \
  X(UNIT, ATTRIBUTE, UNIT, "unit attribute")                                                       \
  X(TYPE, ATTRIBUTE, TYPE, "type attribute")    /* type */                                         \
  X(ARRAY, ATTRIBUTE, ARRAY, "array attribute") /* elements */                                     \
  X(DICTIONARY, ATTRIBUTE, DICTIONARY,                                                             \
    "dictionary attribute") /* name, value, ...; names ascending */                                \
  X(SYMBOL_REF, ATTRIBUTE, SYMBOL_REF,                                                             \
    "symbol reference attribute") /* root STRING, nested SYMBOL_REFs */                            \
  X(DENSE_ARRAY, ATTRIBUTE, DENSE_ARRAY,                                                           \
    "dense array attribute") /* element type; payload: elements, or count */                       \
  X(DENSE_ELEMENTS, ATTRIBUTE, DENSE_ELEMENTS,                                                     \
    "dense elements attribute") /* type; payload: raw; SPLAT */                                    \
  X(DENSE_STRING_ELEMENTS, ATTRIBUTE, DENSE_STRING_ELEMENTS,                                       \
    "dense string elements attribute") /* type, STRINGs; SPLAT */                                  \
  X(DENSE_RESOURCE_ELEMENTS, ATTRIBUTE, DENSE_RESOURCE_ELEMENTS,                                   \
    "dense resource attribute") /* type, RESOURCE_HANDLE */                                        \
  X(SPARSE_ELEMENTS, ATTRIBUTE, SPARSE_ELEMENTS,                                                   \
    "sparse elements attribute") /* type, indices, values */                                       \
  X(AFFINE_MAP, ATTRIBUTE, AFFINE_MAP,                                                             \
    "affine map attribute") /* results; payload varve_affine_space */                              \
  X(INTEGER_SET, ATTRIBUTE, INTEGER_SET,                                                           \
    "integer set attribute") /* constraints; space + byte is_equality each */                      \
  X(STRIDED_LAYOUT, ATTRIBUTE, STRIDED_LAYOUT,                                                     \
    "strided layout attribute")                          /* payload int64 offset, strides... */    \
  X(DISTINCT, ATTRIBUTE, DISTINCT, "distinct attribute") /* inner; payload uint64 identity */      \
  X(RESOURCE_HANDLE, ATTRIBUTE, RESOURCE_HANDLE,                                                   \
    "resource handle")                                          /* dialect STRING, key STRING */   \
  X(DIALECT_ATTRIBUTE, ATTRIBUTE, DIALECT, "dialect attribute") /* as DIALECT_TYPE */              \
  X(OPERATION_ATTRIBUTES, ATTRIBUTE, NONE_OF_THESE,                                                \
    "operation attributes") /* dictionary, properties */                                           \
  /* locations: attributes too */                                                                  \
  X(UNKNOWN_LOCATION, LOCATION, UNKNOWN_LOCATION, "unknown location")                              \
  X(FILE_LOCATION, LOCATION, FILE_LOCATION,                                                        \
    "file location") /* STRING; payload varve_file_range */                                        \
  X(NAME_LOCATION, LOCATION, NAME_LOCATION, "name location")                /* STRING, child */    \
  X(CALL_SITE_LOCATION, LOCATION, CALL_SITE_LOCATION, "call-site location") /* callee, caller */   \
  X(FUSED_LOCATION, LOCATION, FUSED_LOCATION,                                                      \
    "fused location") /* locations, metadata if HAS_METADATA */                                    \
  X(DEFERRED_LOCATION, LOCATION, NONE_OF_THESE,                                                    \
    "deferred location") /* only while text is parsed; uint32 index */                             \
  /* affine expressions */                                                                         \
  X(AFFINE_DIM, AFFINE, DIM, "affine dimension")          /* payload uint32 position */            \
  X(AFFINE_SYMBOL, AFFINE, SYMBOL, "affine symbol")       /* payload uint32 position */            \
  X(AFFINE_CONSTANT, AFFINE, CONSTANT, "affine constant") /* payload int64 */                      \
  X(AFFINE_ADD, AFFINE, ADD, "affine sum") /* lhs, rhs; payload: facts; so the following */        \
  X(AFFINE_MUL, AFFINE, MUL, "affine product")                                                     \
  X(AFFINE_MOD, AFFINE, MOD, "affine modulo")                                                      \
  X(AFFINE_FLOORDIV, AFFINE, FLOORDIV, "affine floor division")                                    \
  X(AFFINE_CEILDIV, AFFINE, CEILDIV, "affine ceiling division")                                    \
  /* in place of a parameter that is not given, nowhere else */                                    \
  X(ABSENT, ATTRIBUTE, NONE_OF_THESE, "absent parameter")                                          \
  X(SHAPED_ELEMENTS, ATTRIBUTE, DENSE_ELEMENTS,                                                    \
    "elements of a shaped type") /* DIALECT_TYPE, DENSE_ELEMENTS of a tensor of its shape */       \
  /* an attribute in the place of a location, nowhere else */                                      \
  X(DIALECT_LOCATION, LOCATION, DIALECT_LOCATION, "dialect location") /* DIALECT_ATTRIBUTE */

typedef enum varve_kind {
#define VARVE_KIND_ENUMERATOR(name, class_name, public_name, text) VARVE_KIND_##name,
  VARVE_KIND_LIST(VARVE_KIND_ENUMERATOR)
#undef VARVE_KIND_ENUMERATOR
      VARVE_KIND_COUNT
} varve_kind;

#endif
