/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The nodes that the entry of a type or attribute refers to, in the order in which both binary
 * formats write them. format-spec/bytecode.md: attribute and type encodings. */
#ifndef VARVE_NUMBERING_CONTENTS_H
#define VARVE_NUMBERING_CONTENTS_H

#include "ir/module.h"
#include "ir/types.h"

/* Returns whether the release of the context encodes affine maps, integer sets, strided layouts and
 * all float types. Earlier ones print them. */
static inline bool varve_release_encodes_all(const varve_context *context) {
  return varve_era_has(context->era, VARVE_HAS_CODES_OF_MAPS);
}

/* Returns whether the entry is the printed text, because the release of the context has no encoding
 * for it, the module is stored without, or Varve does not know it. Entries of dialects other than
 * builtin may still have one: see varve_numbering_coded. */
static inline bool varve_entity_is_text(const varve_module *module, const varve_entity *entity) {
  const varve_context *context = module->context;
  switch (entity->kind) {
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
    return true;
  case VARVE_KIND_AFFINE_MAP:
  case VARVE_KIND_INTEGER_SET:
  case VARVE_KIND_STRIDED_LAYOUT:
    return module->maps_are_text || !varve_release_encodes_all(context);
  case VARVE_KIND_VECTOR_TYPE:
    return (entity->flags & VARVE_FLAG_SCALABLE) != 0 &&
           !varve_era_has(context->era, VARVE_HAS_CODES_OF_SCALABLE_VECTORS);
  case VARVE_KIND_FLOAT_TYPE:
    switch (varve_float_type_kind(entity)) {
    case VARVE_FLOAT_BF16:
    case VARVE_FLOAT_F16:
    case VARVE_FLOAT_F32:
    case VARVE_FLOAT_F64:
    case VARVE_FLOAT_F80:
    case VARVE_FLOAT_F128:
      return false;
    default:
      return !varve_release_encodes_all(context);
    }
  default:
    return false;
  }
}

/* Returns the dialect whose entry it is. */
static inline const varve_entity *varve_entity_dialect(const varve_context *context,
                                                       const varve_entity *entity) {
  bool is_own =
      entity->kind == VARVE_KIND_DIALECT_TYPE || entity->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
  return is_own ? entity->children[0] : context->builtin_dialect;
}

/* Returns the number of nodes that an entry refers to that is not text. */
static inline uint32_t varve_content_count(const varve_entity *entity) {
  switch (entity->kind) {
  case VARVE_KIND_AFFINE_MAP: /* the expressions are part of the entry */
  case VARVE_KIND_INTEGER_SET:
    return 0;
  case VARVE_KIND_DENSE_STRING_ELEMENTS: /* the elements are written as strings, not as attributes
                                          */
  case VARVE_KIND_SHAPED_ELEMENTS:
    return 1;
  default:
    return entity->child_count;
  }
}

/* An encoding or memory space is the last child but is written first. */
static inline bool varve_content_is_rotated(const varve_entity *entity) {
  switch (entity->kind) {
  case VARVE_KIND_RANKED_TENSOR_TYPE:
    return (entity->flags & VARVE_FLAG_HAS_ENCODING) != 0;
  case VARVE_KIND_MEMREF_TYPE:
  case VARVE_KIND_UNRANKED_MEMREF_TYPE:
    return (entity->flags & VARVE_FLAG_HAS_SPACE) != 0;
  default:
    return false;
  }
}

/* Returns a type, an attribute, or the handle of a resource. */
static inline const varve_entity *varve_content(const varve_entity *entity, uint32_t index) {
  if (varve_content_is_rotated(entity))
    index = index == 0 ? entity->child_count - 1 : index - 1;
  return entity->children[index];
}

#endif
