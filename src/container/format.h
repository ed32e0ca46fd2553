/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What reader and writer of the container share. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_FORMAT_H
#define VARVE_CONTAINER_FORMAT_H

#include "ir/operation.h"

typedef enum varve_stream_id {
#define VARVE_STREAM(name, text) VARVE_STREAM_##name,
#include "container/format.def"
  VARVE_STREAM_COUNT
} varve_stream_id;

enum {
#define VARVE_NODE(name, code, kind, children) VARVE_NODE_##name = code,
#include "container/format.def"
  VARVE_NODE_COUNT,
  VARVE_CHILD_PLACES = 4 /* children that are compared with those of the definition before */
};

/* The classes of what is numbered, each from 0 on; a child of open class tells it by this. */
typedef enum varve_space {
  VARVE_SPACE_ATTRIBUTE,
  VARVE_SPACE_TYPE,
  VARVE_SPACE_LOCATION,
  VARVE_SPACE_AFFINE,
  VARVE_SPACE_COUNT
} varve_space;

/* A definition: which node it makes, and its children, a letter each; those behind the bar are
 * repeated. */
typedef struct varve_node_form {
  uint16_t kind;
  char children[6];
} varve_node_form;
extern const varve_node_form varve_node_forms[VARVE_NODE_COUNT];
/* NULL for a code that is none. */
static inline const varve_node_form *varve_node_form_get(uint64_t code) {
  return code < VARVE_NODE_COUNT ? &varve_node_forms[code] : NULL;
}
/* That of child number index, which the form of the code has. */
char varve_node_letter(uint32_t code, uint32_t index);
/* The class of letter; COUNT: open. */
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

/* The sign put into the lowest bit, so that small numbers of both signs are small; and back. */
static inline uint64_t varve_fold(int64_t value) {
  return (uint64_t)value << 1 ^ (value < 0 ? UINT64_MAX : 0);
}
static inline int64_t varve_unfold(uint64_t folded) {
  return (int64_t)(folded >> 1 ^ (0 - (folded & 1)));
}

/* Flags of a shape. */
enum {
  VARVE_SHAPE_IS_LAST = 1,          /* in its block */
  VARVE_SHAPE_HAS_PROPERTIES = 2,   /* a dictionary; its keys come first */
  VARVE_SHAPE_OTHER_PROPERTIES = 4, /* one attribute that is no dictionary: a value without key */
  VARVE_SHAPE_HAS_KEYS = 8,
  VARVE_SHAPE_HAS_SUCCESSORS = 16,
  VARVE_SHAPE_HAS_REGIONS = 32,
  VARVE_SHAPE_HAS_OPERAND_TYPES = 64,
  VARVE_SHAPE_FLAGS = 127
};

/* How the type of a result follows: EXPLICIT in the stream of result types, FIXED in the shape, or
 * 2 + 4 * index + one of the others. */
enum { VARVE_RESULT_EXPLICIT, VARVE_RESULT_FIXED, VARVE_RESULT_RELATIVE };
enum {
  VARVE_RESULT_AS_OPERAND,   /* its type */
  VARVE_RESULT_AS_ELEMENT,   /* the element of its type */
  VARVE_RESULT_AS_ATTRIBUTE, /* the type of the attribute number index */
  VARVE_RESULT_AS_RESULT     /* the type of result number index */
};

/* How the operands of a site are written. */
typedef enum varve_operand_mode {
  VARVE_OPERAND_DISTANCE,       /* how many values ago it was defined */
  VARVE_OPERAND_TYPED_DISTANCE, /* the same among values of its type */
  VARVE_OPERAND_STEP,           /* its place less that of the operand of the site before */
  VARVE_OPERAND_TYPED_STEP,     /* the same among values of its type */
  VARVE_OPERAND_NEXT,           /* its place less that of the operand to its left */
  VARVE_OPERAND_MODE_COUNT
} varve_operand_mode;

/* A blob of that many bytes has a section of its own, which begins at a multiple of that power. */
enum { VARVE_BLOB_APART = 1024, VARVE_BLOB_ALIGNMENT_BITS = 6 };

/* What is coded by site for the operations of a shape: these, then their open values, then their
 * explicit types of results. */
enum { VARVE_SITE_LOCATION, VARVE_SITE_COLUMN, VARVE_SITE_VALUES };
/* Of what is not coded by site: the locations of block arguments. */
#define VARVE_NO_SITE UINT32_MAX

/* What a block begins with: these flags, and above them how many arguments are counted. */
enum { VARVE_BLOCK_IS_EMPTY = 1, VARVE_BLOCK_HAS_TOLD_ARGUMENTS = 2, VARVE_BLOCK_FLAG_BITS = 2 };

/* Of a module, in HEAD. */
enum {
  VARVE_HEAD_HAS_LOCATIONS = 1,
  VARVE_HEAD_HAS_VERSIONS = 2,
  VARVE_HEAD_HAS_RESOURCES = 4,
  VARVE_HEAD_HAS_ORDERS = 8,
  VARVE_HEAD_REGIONS_FIRST = 16, /* uses stand as if operations were made after their regions */
  VARVE_HEAD_GROUPED = 32,       /* the operations of the root's block stand in groups */
  VARVE_HEAD_FLAGS = 63
};

/* The groups of external resources: what is LISTED says how many references follow. */
enum { VARVE_GROUPS_NONE, VARVE_GROUPS_OF_ENTRIES, VARVE_GROUPS_LISTED };

/* Locations where there is no table. */
enum {
  VARVE_LOCATION_OTHER,   /* number of a location */
  VARVE_LOCATION_UNKNOWN, /* nothing more */
  VARVE_LOCATION_SAME,    /* as the one before */
  VARVE_LOCATION_LINE /* in the file of the last one: and so many lines further; then a column */
};

/* The first function type among the attributes of op, properties first, as it tells the arguments
 * of blocks; NULL: there is none. */
const varve_type *varve_told_function_type(const varve_operation *op);

#endif
