/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Yields the fields of an operation's blob of properties, in byte order. format-spec/bytecode.md,
 * "Properties". */
#ifndef VARVE_NUMBERING_PROPERTY_CURSOR_H
#define VARVE_NUMBERING_PROPERTY_CURSOR_H

#include "dialect/properties/native_property.h"
#include "dialect/segments.h"
#include "ir/operation.h"

/* Where a version of bytecode stores the properties of operations. */
typedef enum varve_property_form {
  VARVE_PROPERTIES_MERGED, /* properties are in the dictionary */
  VARVE_PROPERTIES_APART,  /* properties are in a blob */
  VARVE_PROPERTIES_SPARSE  /* in a blob that stores segment sizes as sparse arrays */
} varve_property_form;

typedef enum varve_property_field_kind {
  VARVE_PROPERTY_FIELD_ATTRIBUTE, /* index of the attribute */
  VARVE_PROPERTY_FIELD_OPTIONAL,  /* flagged index, 0 when there is no attribute */
  VARVE_PROPERTY_FIELD_NUMBER,    /* varint */
  VARVE_PROPERTY_FIELD_BYTE,
  VARVE_PROPERTY_FIELD_STRING /* index of the attribute's string */
} varve_property_field_kind;

typedef struct varve_property_field {
  varve_property_field_kind kind;
  const varve_entity *attribute;
  uint64_t number;
} varve_property_field;

/* An array or optional value whose elements follow. */
typedef struct varve_native_frame {
  const varve_entity *array;
  uint32_t next;
  varve_slice encoding; /* encoding of an element */
} varve_native_frame;

/* Segment sizes that are being yielded. */
typedef struct varve_sparse_cursor {
  const varve_entity *sizes; /* NULL: none in progress */
  varve_sparse_form form;
  uint32_t next; /* size */
  bool has_bits; /* the bits were yielded, or are not necessary */
} varve_sparse_cursor;

typedef struct varve_property_cursor {
  const varve_operation_definition *definition; /* NULL: the properties are one attribute */
  const varve_entity *properties;
  varve_property_form form;
  uint32_t index;   /* next property that is an attribute */
  uint32_t entry;   /* next entry of a dictionary */
  uint32_t native;  /* next native property */
  uint32_t segment; /* next property that may be segment sizes */
  uint32_t depth;   /* number of open frames */
  varve_native_frame frames[VARVE_NATIVE_NESTING];
  varve_sparse_cursor sparse;
  const varve_property_definition
      *fault; /* a property without a value, or with one that cannot be encoded */
} varve_property_cursor;

/* Returns false if the operation has no blob. */
bool varve_property_cursor_init(varve_property_cursor *cursor, varve_property_form form,
                                const varve_operation *op);
/* Returns false at the end and at a fault. */
bool varve_property_cursor_next(varve_property_cursor *cursor, varve_property_field *field);

#endif
