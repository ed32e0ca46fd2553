/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants and helpers that reader and writer of the container share. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_FORMAT_H
#define VARVE_CONTAINER_FORMAT_H

#include "ir/operation.h"

typedef enum varve_stream_id {
#define VARVE_STREAM(name, text) VARVE_STREAM_##name,
#include "container/frame/format.def"
  VARVE_STREAM_COUNT
} varve_stream_id;

enum {
#define VARVE_NODE(name, code, kind, children) VARVE_NODE_##name = code,
#include "container/frame/format.def"
  VARVE_NODE_COUNT,
  VARVE_CHILD_PLACES =
      4 /* number of children that are compared with those of the previous definition */
};

/* The number spaces of nodes; numbers start from 0 in each. A child whose letter is X also stores
 * its space. */
typedef enum varve_space {
  VARVE_SPACE_ATTRIBUTE,
  VARVE_SPACE_TYPE,
  VARVE_SPACE_LOCATION,
  VARVE_SPACE_AFFINE,
  VARVE_SPACE_COUNT
} varve_space;

/* The form of a node: its kind and its children, a letter each. The children after the bar repeat.
 */
typedef struct varve_node_form {
  uint16_t kind;
  char children[6];
} varve_node_form;
extern const varve_node_form varve_node_forms[VARVE_NODE_COUNT];
/* Returns NULL if the code is unknown. */
static inline const varve_node_form *varve_node_form_get(uint64_t code) {
  return code < VARVE_NODE_COUNT ? &varve_node_forms[code] : NULL;
}
/* Returns the letter of child number index, which the form of the code has. */
char varve_node_letter(uint32_t code, uint32_t index);
/* Returns the space of the letter; COUNT: the letter allows any space. */
static inline varve_space varve_space_of_letter(char letter) {
  switch (letter) {
  case 'A':
    return VARVE_SPACE_ATTRIBUTE;
  case 'T':
    return VARVE_SPACE_TYPE;
  case 'L':
    return VARVE_SPACE_LOCATION;
  case 'E':
    return VARVE_SPACE_AFFINE;
  default:
    return VARVE_SPACE_COUNT;
  }
}
static inline varve_space varve_space_of(const varve_entity *entity) {
  switch (varve_kind_class((varve_kind)entity->kind)) {
  case VARVE_CLASS_TYPE:
    return VARVE_SPACE_TYPE;
  case VARVE_CLASS_LOCATION:
    return VARVE_SPACE_LOCATION;
  case VARVE_CLASS_AFFINE:
    return VARVE_SPACE_AFFINE;
  default:
    return VARVE_SPACE_ATTRIBUTE;
  }
}
const char *varve_stream_text(varve_stream_id stream);

/* Moves the sign into the lowest bit, so that small numbers of both signs are small; and back. */
static inline uint64_t varve_fold(int64_t value) {
  return (uint64_t)value << 1 ^ (value < 0 ? UINT64_MAX : 0);
}
static inline int64_t varve_unfold(uint64_t folded) {
  return (int64_t)(folded >> 1 ^ (0 - (folded & 1)));
}

/* Flags of a shape. */
enum {
  VARVE_SHAPE_IS_LAST = 1, /* the operation is the last one of its block */
  VARVE_SHAPE_HAS_PROPERTIES =
      2, /* the properties are a dictionary attribute; its keys come first */
  VARVE_SHAPE_OTHER_PROPERTIES =
      4, /* the properties are an attribute of another kind: a value without key */
  VARVE_SHAPE_HAS_KEYS = 8,
  VARVE_SHAPE_HAS_SUCCESSORS = 16,
  VARVE_SHAPE_HAS_REGIONS = 32,
  VARVE_SHAPE_HAS_OPERAND_TYPES = 64,
  VARVE_SHAPE_FLAGS = 127
};

/* Codes of a result type: EXPLICIT: in the stream of result types; FIXED: in the shape; otherwise 2
 * + 4 * index + one of the codes below. */
enum { VARVE_RESULT_EXPLICIT, VARVE_RESULT_FIXED, VARVE_RESULT_RELATIVE };
enum {
  VARVE_RESULT_AS_OPERAND,   /* the type of operand number index */
  VARVE_RESULT_AS_ELEMENT,   /* the element type of operand number index */
  VARVE_RESULT_AS_ATTRIBUTE, /* the type of attribute number index */
  VARVE_RESULT_AS_RESULT     /* the type of result number index */
};

/* How the operands of a site are encoded. */
typedef enum varve_operand_mode {
  VARVE_OPERAND_DISTANCE,       /* number of values defined since */
  VARVE_OPERAND_TYPED_DISTANCE, /* the same among values of its type */
  VARVE_OPERAND_STEP,           /* its number minus that of the previous operand of the site */
  VARVE_OPERAND_TYPED_STEP,     /* the same among values of its type */
  VARVE_OPERAND_NEXT,           /* its number minus that of the operand to its left */
  VARVE_OPERAND_MODE_COUNT
} varve_operand_mode;

/* A blob of at least this many bytes has a section of its own, aligned to this power of two. */
enum { VARVE_BLOB_APART = 1024, VARVE_BLOB_ALIGNMENT_BITS = 6 };

/* Sites of a shape: these, then its open values, then its explicit result types. */
enum { VARVE_SITE_LOCATION, VARVE_SITE_COLUMN, VARVE_SITE_VALUES };
/* For codes that have no site: the locations of block arguments. */
#define VARVE_NO_SITE UINT32_MAX

/* The first code of a block: these flags; the bits above them are the number of arguments. */
enum {
  VARVE_BLOCK_IS_EMPTY = 1,
  VARVE_BLOCK_HAS_FUNCTION_ARGUMENTS = 2,
  VARVE_BLOCK_FLAG_BITS = 2
};

/* Flags of a module, in HEAD. */
enum {
  VARVE_HEAD_HAS_LOCATIONS = 1,
  VARVE_HEAD_HAS_VERSIONS = 2,
  VARVE_HEAD_HAS_RESOURCES = 4,
  VARVE_HEAD_HAS_ORDERS = 8,
  VARVE_HEAD_REGIONS_FIRST =
      16,                  /* uses are ordered as if operations were created after their regions */
  VARVE_HEAD_GROUPED = 32, /* the operations of the root's block are in groups */
  VARVE_HEAD_FLAGS = 63
};

/* How external resources are grouped; with LISTED, the number of references of each group follows.
 */
enum { VARVE_GROUPS_NONE, VARVE_GROUPS_OF_ENTRIES, VARVE_GROUPS_LISTED };

/* Codes of locations in modules without a location table. */
enum {
  VARVE_LOCATION_OTHER,   /* the number of a location node follows */
  VARVE_LOCATION_UNKNOWN, /* unknown location; nothing follows */
  VARVE_LOCATION_SAME,    /* same as the previous location */
  VARVE_LOCATION_LINE /* same file as the previous location: the step in lines, then the column */
};

/* Returns the first function type among the attributes of op, properties first, or NULL if op has
 * none. Block arguments take their types from it. */
const varve_entity *varve_first_function_type(const varve_operation *op);

#endif
