/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The fields of an operation's blob of properties, in the order of its bytes.
 * format-spec/bytecode.md, "Properties". */
#ifndef VARVE_NUMBERING_PROPERTY_CURSOR_H
#define VARVE_NUMBERING_PROPERTY_CURSOR_H

#include "dialect/native_property.h"
#include "dialect/segments.h"
#include "ir/operation.h"

/* Where a form of bytecode keeps the properties of operations. */
typedef enum varve_property_form {
  VARVE_PROPERTIES_MERGED, /* in the dictionary */
  VARVE_PROPERTIES_APART,  /* in a blob */
  VARVE_PROPERTIES_SPARSE  /* in a blob, in which segment sizes are sparse arrays */
} varve_property_form;

typedef enum varve_property_field_kind {
  VARVE_PROPERTY_FIELD_ATTRIBUTE, /* index of the attribute */
  VARVE_PROPERTY_FIELD_OPTIONAL,  /* flagged index, 0 when there is no attribute */
  VARVE_PROPERTY_FIELD_NUMBER,    /* varint */
  VARVE_PROPERTY_FIELD_BYTE,
  VARVE_PROPERTY_FIELD_STRING /* index of the string that the attribute is */
} varve_property_field_kind;

typedef struct varve_property_field {
  varve_property_field_kind kind;
  const varve_attribute *attribute;
  uint64_t number;
} varve_property_field;

/* An array or optional value whose elements come next. */
typedef struct varve_native_frame {
  const varve_attribute *array;
  uint32_t next;
  varve_slice encoding; /* of an element */
} varve_native_frame;

/* Segment sizes that are being given. */
typedef struct varve_sparse_cursor {
  const varve_attribute *sizes; /* NULL: none */
  varve_sparse_form form;
  uint32_t next; /* size */
  bool has_bits; /* were given, or need not be */
} varve_sparse_cursor;

typedef struct varve_property_cursor {
  const varve_operation_definition *definition; /* NULL: the properties are one attribute */
  const varve_attribute *properties;
  varve_property_form form;
  uint32_t index;   /* of the next property that is an attribute */
  uint32_t entry;   /* of the next entry of a dictionary */
  uint32_t native;  /* the next native property */
  uint32_t segment; /* the next property that may be segment sizes */
  uint32_t depth;   /* of frames */
  varve_native_frame frames[VARVE_NATIVE_NESTING];
  varve_sparse_cursor sparse;
  const varve_property_definition *fault; /* has no value or one that cannot be encoded */
} varve_property_cursor;

/* False when the operation has no blob. */
bool varve_property_cursor_init(varve_property_cursor *cursor, varve_property_form form,
                                const varve_operation *op);
/* False at the end and at a fault. */
bool varve_property_cursor_next(varve_property_cursor *cursor, varve_property_field *field);

#endif
