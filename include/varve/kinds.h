/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types, attributes, locations and affine expressions: their C types and their kinds. They are
 * immutable, belong to a context, and live as long as it. Equal ones of a context are the same
 * pointer. Numbers of kinds never change, and later releases may add kinds. Everything here: since
 * 0.1. Terms are those of MLIR's "Builtin Dialect". */
#ifndef VARVE_KINDS_H
#define VARVE_KINDS_H

#include <stdint.h>

#include <varve/slice.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct varve_type varve_type;
/* Locations are attributes, as in MLIR. */
typedef struct varve_attribute varve_attribute;
typedef struct varve_affine_expression varve_affine_expression;

typedef enum varve_type_kind {
  VARVE_TYPE_KIND_NONE_OF_THESE = 0, /* no type: the argument was NULL */
  VARVE_TYPE_KIND_INTEGER = 1,
  VARVE_TYPE_KIND_INDEX = 2,
  VARVE_TYPE_KIND_FLOAT = 3,
  VARVE_TYPE_KIND_NONE = 4, /* MLIR's type `none` */
  VARVE_TYPE_KIND_COMPLEX = 5,
  VARVE_TYPE_KIND_FUNCTION = 6,
  VARVE_TYPE_KIND_TUPLE = 7,
  VARVE_TYPE_KIND_VECTOR = 8,
  VARVE_TYPE_KIND_RANKED_TENSOR = 9,
  VARVE_TYPE_KIND_UNRANKED_TENSOR = 10,
  VARVE_TYPE_KIND_MEMREF = 11,
  VARVE_TYPE_KIND_UNRANKED_MEMREF = 12,
  VARVE_TYPE_KIND_DIALECT = 13 /* of another dialect than builtin */
} varve_type_kind;

typedef enum varve_attribute_kind {
  VARVE_ATTRIBUTE_KIND_NONE_OF_THESE = 0, /* no attribute: the argument was NULL */
  VARVE_ATTRIBUTE_KIND_STRING = 1,
  VARVE_ATTRIBUTE_KIND_INTEGER = 2, /* also of type index, and `true` and `false` */
  VARVE_ATTRIBUTE_KIND_FLOAT = 3,
  VARVE_ATTRIBUTE_KIND_UNIT = 4,
  VARVE_ATTRIBUTE_KIND_TYPE = 5,
  VARVE_ATTRIBUTE_KIND_ARRAY = 6,
  VARVE_ATTRIBUTE_KIND_DICTIONARY = 7,
  VARVE_ATTRIBUTE_KIND_SYMBOL_REF = 8,
  VARVE_ATTRIBUTE_KIND_DENSE_ARRAY = 9,
  VARVE_ATTRIBUTE_KIND_DENSE_ELEMENTS = 10, /* of integers, floats and complex numbers */
  VARVE_ATTRIBUTE_KIND_DENSE_STRING_ELEMENTS = 11,
  VARVE_ATTRIBUTE_KIND_DENSE_RESOURCE_ELEMENTS = 12,
  VARVE_ATTRIBUTE_KIND_SPARSE_ELEMENTS = 13,
  VARVE_ATTRIBUTE_KIND_AFFINE_MAP = 14,
  VARVE_ATTRIBUTE_KIND_INTEGER_SET = 15,
  VARVE_ATTRIBUTE_KIND_STRIDED_LAYOUT = 16,
  VARVE_ATTRIBUTE_KIND_DISTINCT = 17,
  VARVE_ATTRIBUTE_KIND_RESOURCE_HANDLE = 18, /* a parameter that names a resource */
  VARVE_ATTRIBUTE_KIND_DIALECT = 19,         /* of another dialect than builtin */
  VARVE_ATTRIBUTE_KIND_UNKNOWN_LOCATION = 20,
  VARVE_ATTRIBUTE_KIND_FILE_LOCATION = 21,
  VARVE_ATTRIBUTE_KIND_NAME_LOCATION = 22,
  VARVE_ATTRIBUTE_KIND_CALL_SITE_LOCATION = 23,
  VARVE_ATTRIBUTE_KIND_FUSED_LOCATION = 24,
  VARVE_ATTRIBUTE_KIND_DIALECT_LOCATION = 25 /* an attribute of another dialect than builtin */
} varve_attribute_kind;

typedef enum varve_affine_kind {
  VARVE_AFFINE_KIND_NONE_OF_THESE = 0, /* no expression: the argument was NULL */
  VARVE_AFFINE_KIND_DIM = 1,
  VARVE_AFFINE_KIND_SYMBOL = 2,
  VARVE_AFFINE_KIND_CONSTANT = 3,
  VARVE_AFFINE_KIND_ADD = 4, /* this and the following have two operands */
  VARVE_AFFINE_KIND_MUL = 5,
  VARVE_AFFINE_KIND_MOD = 6,
  VARVE_AFFINE_KIND_FLOORDIV = 7,
  VARVE_AFFINE_KIND_CEILDIV = 8
} varve_affine_kind;

/* The float types by their names in MLIR. */
typedef enum varve_float_kind {
  VARVE_FLOAT_F4E2M1FN = 0,
  VARVE_FLOAT_F6E2M3FN = 1,
  VARVE_FLOAT_F6E3M2FN = 2,
  VARVE_FLOAT_F8E5M2 = 3,
  VARVE_FLOAT_F8E4M3 = 4,
  VARVE_FLOAT_F8E4M3FN = 5,
  VARVE_FLOAT_F8E5M2FNUZ = 6,
  VARVE_FLOAT_F8E4M3FNUZ = 7,
  VARVE_FLOAT_F8E4M3B11FNUZ = 8,
  VARVE_FLOAT_F8E3M4 = 9,
  VARVE_FLOAT_F8E8M0FNU = 10,
  VARVE_FLOAT_BF16 = 11,
  VARVE_FLOAT_F16 = 12,
  VARVE_FLOAT_TF32 = 13,
  VARVE_FLOAT_F32 = 14,
  VARVE_FLOAT_F64 = 15,
  VARVE_FLOAT_F80 = 16,
  VARVE_FLOAT_F128 = 17,
  VARVE_FLOAT_NONE = 255 /* no float type */
} varve_float_kind;

typedef enum varve_signedness {
  VARVE_SIGNLESS = 0,
  VARVE_SIGNED = 1,
  VARVE_UNSIGNED = 2
} varve_signedness;

/* A size, stride or offset that is not known: `?`. */
#define VARVE_DYNAMIC INT64_MIN

/* The sizes of a shaped type. */
typedef struct varve_shape {
  const int64_t *sizes; /* VARVE_DYNAMIC for those that are not known */
  size_t rank;
  const uint8_t *scalable; /* of a vector: 1 for each scalable dimension, 0 for the others; NULL if
                              none is scalable, and for other types */
} varve_shape;

/* Several types or attributes. items may be NULL if count is 0. */
typedef struct varve_type_list {
  const varve_type *const *items;
  uint32_t count;
} varve_type_list;
typedef struct varve_attribute_list {
  const varve_attribute *const *items;
  uint32_t count;
} varve_attribute_list;

/* A type, an attribute or an affine expression. Two members are NULL; all are NULL where there is
 * none. */
typedef struct varve_component {
  const varve_type *type;
  const varve_attribute *attribute;
  const varve_affine_expression *expression;
} varve_component;

/* A parameter of a dialect's type or attribute. The value has no member if it is absent. */
typedef struct varve_dialect_parameter {
  varve_slice name;
  varve_component value;
} varve_dialect_parameter;

/* What a dialect's type or attribute is made from. */
typedef struct varve_dialect_parameter_list {
  const varve_dialect_parameter *items;
  uint32_t count;
} varve_dialect_parameter_list;

#ifdef __cplusplus
}
#endif

#endif
