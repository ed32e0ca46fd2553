/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types, attributes, locations and affine expressions are one graph of immutable nodes, interned in
 * a context: equal nodes are one node. A node is a kind, flags, children (other nodes) and a
 * payload of plain bytes; kinds.h says which. One interner, one walk, one comparison serve all of
 * them. */
#ifndef VARVE_IR_ENTITY_H
#define VARVE_IR_ENTITY_H

#include "base/base.h"

#include <varve/kinds.h>

typedef struct varve_context varve_context;
typedef struct varve_entity varve_entity;
/* The three faces of a node; the functions that take them check the class. */
typedef struct varve_entity varve_type;
typedef struct varve_entity varve_attribute;
typedef varve_entity varve_affine_expression;

typedef enum varve_entity_class {
  VARVE_CLASS_TYPE,
  VARVE_CLASS_ATTRIBUTE,
  VARVE_CLASS_LOCATION, /* also an attribute */
  VARVE_CLASS_AFFINE
} varve_entity_class;

/* Flags; FLOAT_TYPE keeps its varve_float_kind there instead. */
enum {
  VARVE_FLAG_SPLAT = 1,        /* dense elements: one element stands for all */
  VARVE_FLAG_SCALABLE = 1,     /* vector: a byte a dimension follows the dims */
  VARVE_FLAG_HAS_METADATA = 1, /* fused location: the last child is the metadata */
  VARVE_FLAG_HAS_ENCODING = 1, /* ranked tensor: second child */
  VARVE_FLAG_HAS_SPACE = 1,    /* memrefs: the last child is the memory space */
  VARVE_FLAG_PARAMETERS = 1    /* dialect's types and attributes: parameters, not text */
};

struct varve_entity {
  uint8_t kind;   /* varve_kind */
  uint8_t weight; /* of its text, see varve_entity_text_weight */
  uint16_t flags;
  uint32_t id;    /* dense in the context, in order of creation: the index of side tables */
  uint32_t depth; /* 1 + the deepest child's */
  uint32_t child_count;
  size_t payload_size;
  const varve_entity *children[]; /* then the payload, aligned to 8 bytes */
};

static inline const void *varve_entity_payload(const varve_entity *entity) {
  size_t offset =
      offsetof(varve_entity, children) + entity->child_count * sizeof(const varve_entity *);
  return (const char *)entity + ((offset + 7) & ~(size_t)7);
}
/* About how many nodes the text of a node spells out, one that is shared each time: never more than
 * there are. A few nodes that share others can stand for more text than there is memory. */
uint64_t varve_entity_text_weight(const varve_entity *entity);
extern const uint8_t varve_kind_classes[]; /* by varve_kind */
static inline varve_entity_class varve_kind_class(varve_kind kind) {
  return (varve_entity_class)varve_kind_classes[kind];
}
/* "integer type" and the like, for messages. */
const char *varve_kind_text(varve_kind kind);
static inline bool varve_is_type(const varve_entity *entity) {
  return varve_kind_class((varve_kind)entity->kind) == VARVE_CLASS_TYPE;
}
static inline bool varve_is_location(const varve_entity *entity) {
  return varve_kind_class((varve_kind)entity->kind) == VARVE_CLASS_LOCATION;
}
/* Attributes proper and locations. */
static inline bool varve_is_attribute(const varve_entity *entity) {
  varve_entity_class c = varve_kind_class((varve_kind)entity->kind);
  return c == VARVE_CLASS_ATTRIBUTE || c == VARVE_CLASS_LOCATION;
}

/* What is to be interned. The payload must hold no padding bytes of unknown value. */
typedef struct varve_entity_parts {
  varve_kind kind;
  uint16_t flags;
  uint32_t child_count;
  const varve_entity *const *children;
  const void *payload;
  size_t payload_size;
} varve_entity_parts;

/* The one node with these parts. LIMIT_EXCEEDED when it would be deeper than the context's
 * max_depth. */
varve_status varve_entity_intern(varve_context *context, const varve_entity_parts *parts,
                                 const varve_entity **entity) VARVE_MUST_USE;

/* Whether the context has this very node. Takes as long as making it did. */
bool varve_entity_is_of(const varve_context *context, const varve_entity *entity);

/* Copies a node with all it holds into another context; a copier remembers what it copied, visits
 * each node once and does not recurse. */
typedef struct varve_entity_copier {
  varve_context *target;
  const varve_entity **copies; /* by id in the source context */
  size_t count;
} varve_entity_copier;
void varve_entity_copier_init(varve_entity_copier *copier, varve_context *target);
void varve_entity_copier_release(varve_entity_copier *copier);
varve_status varve_entity_copy(varve_entity_copier *copier, const varve_entity *source,
                               const varve_entity **copy) VARVE_MUST_USE;

/* Post-order walk over everything reachable from a set of roots, each node once, no recursion. */
typedef varve_status varve_entity_visitor(void *user, const varve_entity *entity);
typedef struct varve_entity_walk {
  varve_context *context;
  uint8_t *seen; /* by id */
  size_t seen_count;
} varve_entity_walk;
void varve_entity_walk_init(varve_entity_walk *walk, varve_context *context);
void varve_entity_walk_release(varve_entity_walk *walk);
varve_status varve_entity_walk_from(varve_entity_walk *walk, const varve_entity *root,
                                    varve_entity_visitor *visit, void *user) VARVE_MUST_USE;

#endif
