/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every kind of type, attribute, location and affine expression. Codes are append-only. */
#ifndef VARVE_KINDS_H
#define VARVE_KINDS_H

/* name, class, MLIR's name. The comment says what children and payload hold (src/ir/entity.h). */
#define VARVE_KIND_LIST(X)                                                                         \
  /* types */                                                                                      \
  X(INTEGER_TYPE, TYPE, "integer type") /* payload varve_integer_layout */                         \
  X(INDEX_TYPE, TYPE, "index type")                                                                \
  X(FLOAT_TYPE, TYPE, "float type") /* flags: varve_float_kind */                                  \
  X(NONE_TYPE, TYPE, "none type")                                                                  \
  X(COMPLEX_TYPE, TYPE, "complex type")      /* element */                                         \
  X(FUNCTION_TYPE, TYPE, "function type")    /* inputs, results; payload uint32 num_inputs */      \
  X(TUPLE_TYPE, TYPE, "tuple type")          /* elements */                                        \
  X(VECTOR_TYPE, TYPE, "vector type")        /* element; int64 dims; SCALABLE: + bytes */          \
  X(RANKED_TENSOR_TYPE, TYPE, "tensor type") /* element, encoding?; int64 dims */                  \
  X(UNRANKED_TENSOR_TYPE, TYPE, "unranked tensor type") /* element */                              \
  X(MEMREF_TYPE, TYPE, "memref type")                   /* element, layout, space?; int64 dims */  \
  X(UNRANKED_MEMREF_TYPE, TYPE, "unranked memref type") /* element, space? */                      \
  X(DIALECT_TYPE, TYPE, "dialect type") /* dialect, references; payload: template; PARAMETERS:     \
                                           dialect, parameters; payload: mnemonic */               \
  /* attributes */                                                                                 \
  X(STRING, ATTRIBUTE, "string attribute")   /* type?; payload: the bytes */                       \
  X(INTEGER, ATTRIBUTE, "integer attribute") /* type; payload: words, masked to the width */       \
  X(FLOAT, ATTRIBUTE, "float attribute")     /* type; payload: 2 words of bits */                  \
  X(UNIT, ATTRIBUTE, "unit attribute")                                                             \
  X(TYPE, ATTRIBUTE, "type attribute")                   /* type */                                \
  X(ARRAY, ATTRIBUTE, "array attribute")                 /* elements */                            \
  X(DICTIONARY, ATTRIBUTE, "dictionary attribute")       /* name, value, ...; names ascending */   \
  X(SYMBOL_REF, ATTRIBUTE, "symbol reference attribute") /* root STRING, nested SYMBOL_REFs */     \
  X(DENSE_ARRAY, ATTRIBUTE,                                                                        \
    "dense array attribute") /* element type; payload: elements, or count */                       \
  X(DENSE_ELEMENTS, ATTRIBUTE, "dense elements attribute") /* type; payload: raw; SPLAT */         \
  X(DENSE_STRING_ELEMENTS, ATTRIBUTE,                                                              \
    "dense string elements attribute")                              /* type, STRINGs; SPLAT */     \
  X(DENSE_RESOURCE_ELEMENTS, ATTRIBUTE, "dense resource attribute") /* type, RESOURCE_HANDLE */    \
  X(SPARSE_ELEMENTS, ATTRIBUTE, "sparse elements attribute")        /* type, indices, values */    \
  X(AFFINE_MAP, ATTRIBUTE, "affine map attribute") /* results; payload varve_affine_space */       \
  X(INTEGER_SET, ATTRIBUTE,                                                                        \
    "integer set attribute") /* constraints; space + byte is_equality each */                      \
  X(STRIDED_LAYOUT, ATTRIBUTE, "strided layout attribute") /* payload int64 offset, strides... */  \
  X(DISTINCT, ATTRIBUTE, "distinct attribute")             /* inner; payload uint64 identity */    \
  X(RESOURCE_HANDLE, ATTRIBUTE, "resource handle")         /* dialect STRING, key STRING */        \
  X(DIALECT_ATTRIBUTE, ATTRIBUTE, "dialect attribute")     /* as DIALECT_TYPE */                   \
  X(OPERATION_ATTRIBUTES, ATTRIBUTE, "operation attributes") /* dictionary, properties */          \
  /* locations: attributes too */                                                                  \
  X(UNKNOWN_LOCATION, LOCATION, "unknown location")                                                \
  X(FILE_LOCATION, LOCATION, "file location")           /* STRING; payload varve_file_range */     \
  X(NAME_LOCATION, LOCATION, "name location")           /* STRING, child */                        \
  X(CALL_SITE_LOCATION, LOCATION, "call-site location") /* callee, caller */                       \
  X(FUSED_LOCATION, LOCATION, "fused location")         /* locations, metadata if HAS_METADATA */  \
  X(DEFERRED_LOCATION, LOCATION,                                                                   \
    "deferred location") /* only while text is parsed; uint32 index */                             \
  /* affine expressions */                                                                         \
  X(AFFINE_DIM, AFFINE, "affine dimension")     /* payload uint32 position */                      \
  X(AFFINE_SYMBOL, AFFINE, "affine symbol")     /* payload uint32 position */                      \
  X(AFFINE_CONSTANT, AFFINE, "affine constant") /* payload int64 */                                \
  X(AFFINE_ADD, AFFINE, "affine sum")           /* lhs, rhs; payload: facts; so the following */   \
  X(AFFINE_MUL, AFFINE, "affine product")                                                          \
  X(AFFINE_MOD, AFFINE, "affine modulo")                                                           \
  X(AFFINE_FLOORDIV, AFFINE, "affine floor division")                                              \
  X(AFFINE_CEILDIV, AFFINE, "affine ceiling division")                                             \
  /* in place of a parameter that is not given, nowhere else */                                    \
  X(ABSENT, ATTRIBUTE, "absent parameter")                                                         \
  X(SHAPED_ELEMENTS, ATTRIBUTE,                                                                    \
    "elements of a shaped type") /* DIALECT_TYPE, DENSE_ELEMENTS of a tensor of its shape */

typedef enum varve_kind {
#define VARVE_KIND_ENUMERATOR(name, class_name, text) VARVE_KIND_##name,
  VARVE_KIND_LIST(VARVE_KIND_ENUMERATOR)
#undef VARVE_KIND_ENUMERATOR
      VARVE_KIND_COUNT
} varve_kind;

#endif
