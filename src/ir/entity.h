/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types, attributes, locations and affine expressions form one graph of immutable nodes, interned
 * in a context: equal nodes are one node. A node has a kind, flags, children (other nodes) and a
 * payload of bytes, as kinds.h describes. All of them share one table, one walk and one comparison.
 */
#ifndef VARVE_IR_ENTITY_H
#define VARVE_IR_ENTITY_H

#include "base/base.h"

#include "ir/kinds.h"

typedef struct varve_context varve_context;
typedef struct varve_entity varve_entity;

typedef enum varve_entity_class {
  VARVE_CLASS_TYPE,
  VARVE_CLASS_ATTRIBUTE,
  VARVE_CLASS_LOCATION, /* is also an attribute */
  VARVE_CLASS_AFFINE
} varve_entity_class;

/* Flags. FLOAT_TYPE stores its varve_float_kind in their place. */
enum {
  VARVE_FLAG_SPLAT = 1,        /* dense elements: one element is repeated */
  VARVE_FLAG_SCALABLE = 1,     /* vector: one byte for each dimension follows the dims */
  VARVE_FLAG_HAS_METADATA = 1, /* fused location: the last child is its metadata */
  VARVE_FLAG_HAS_ENCODING = 1, /* ranked tensor: the second child is its encoding */
  VARVE_FLAG_HAS_SPACE = 1,    /* memrefs: the last child is their memory space */
  VARVE_FLAG_PARAMETERS = 1    /* dialect's types and attributes: stored as parameters, not text */
};

struct varve_entity {
  uint8_t kind;   /* varve_kind */
  uint8_t weight; /* size of the printed text, see varve_entity_text_weight */
  uint16_t flags;
  uint32_t id;    /* dense in the context, in order of creation; indexes side tables */
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
/* Returns about how many nodes the text of a node spells out, never too many. A shared node counts
 * each time, so a small graph can have a text that exceeds all memory. */
uint64_t varve_entity_text_weight(const varve_entity *entity);
extern const uint8_t varve_kind_classes[]; /* by varve_kind */
static inline varve_entity_class varve_kind_class(varve_kind kind) {
  return (varve_entity_class)varve_kind_classes[kind];
}
/* The number that <varve/kinds.h> gives the kind of a type, an attribute or an expression. */
extern const uint8_t varve_kind_public_numbers[]; /* by varve_kind */
/* Returns "integer type" and so on, for messages. */
const char *varve_kind_text(varve_kind kind);
static inline bool varve_is_type(const varve_entity *entity) {
  return varve_kind_class((varve_kind)entity->kind) == VARVE_CLASS_TYPE;
}
static inline bool varve_is_location(const varve_entity *entity) {
  return varve_kind_class((varve_kind)entity->kind) == VARVE_CLASS_LOCATION;
}
/* Returns whether the node is an attribute or a location. */
static inline bool varve_is_attribute(const varve_entity *entity) {
  varve_entity_class c = varve_kind_class((varve_kind)entity->kind);
  return c == VARVE_CLASS_ATTRIBUTE || c == VARVE_CLASS_LOCATION;
}

/* The parts of a node to intern. The payload must not contain padding bytes of undefined value. */
typedef struct varve_entity_parts {
  varve_kind kind;
  uint16_t flags;
  uint32_t child_count;
  const varve_entity *const *children;
  const void *payload;
  size_t payload_size;
} varve_entity_parts;

/* The parts of a node with other children, as many as it has. */
static inline varve_entity_parts varve_entity_parts_of(const varve_entity *entity,
                                                       const varve_entity *const *children) {
  return (varve_entity_parts){.kind = (varve_kind)entity->kind,
                              .flags = entity->flags,
                              .child_count = entity->child_count,
                              .children = children,
                              .payload = varve_entity_payload(entity),
                              .payload_size = entity->payload_size};
}
/* Returns the unique node with these parts. Returns LIMIT_EXCEEDED if it would be deeper than the
 * context's max_depth. */
varve_status varve_entity_intern(varve_context *context, const varve_entity_parts *parts,
                                 const varve_entity **entity) VARVE_MUST_USE;

/* Returns whether this node belongs to the context. Takes as long as interning it. */
bool varve_entity_is_of(const varve_context *context, const varve_entity *entity);

/* Copies nodes with their children into another context. It remembers earlier copies, visits each
 * node once and does not recurse. */
typedef struct varve_entity_copier {
  varve_context *target;
  const varve_entity **copies; /* by id in the source context */
  size_t count;
} varve_entity_copier;
void varve_entity_copier_init(varve_entity_copier *copier, varve_context *target);
void varve_entity_copier_release(varve_entity_copier *copier);
varve_status varve_entity_copy(varve_entity_copier *copier, const varve_entity *source,
                               const varve_entity **copy) VARVE_MUST_USE;

/* Visits everything reachable from a set of roots in post-order, each node once, without recursion.
 */
typedef varve_status varve_entity_visitor(void *user, const varve_entity *entity);
/* Sets whether the children of the node are not visited. */
typedef varve_status varve_entity_filter(void *user, const varve_entity *entity, bool *is_whole);
typedef struct varve_entity_walk {
  varve_context *context;
  varve_entity_filter *filter; /* NULL: all children are visited */
  uint8_t *seen;               /* by id */
  size_t seen_count;
} varve_entity_walk;
void varve_entity_walk_init(varve_entity_walk *walk, varve_context *context);
void varve_entity_walk_release(varve_entity_walk *walk);
varve_status varve_entity_walk_from(varve_entity_walk *walk, const varve_entity *root,
                                    varve_entity_visitor *visit, void *user) VARVE_MUST_USE;

#endif
