/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The nodes that the entry of a type or attribute refers to, in the order in which both binary
 * formats write them. format-spec/bytecode.md: attribute and type encodings. */
#ifndef VARVE_NUMBERING_CONTENTS_H
#define VARVE_NUMBERING_CONTENTS_H

#include "ir/module.h"
#include "ir/types.h"
#include "numbering/builtin_codes.h"

/* Returns whether the entry is the printed text, because the release of the context has no encoding
 * for it, the module is stored without, or Varve does not know it. Entries of dialects may still
 * have one: see varve_numbering_coded. */
static inline bool varve_entity_is_text(const varve_module *module, const varve_entity *entity) {
  const varve_builtin_code *code;
  switch (entity->kind) {
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
    return true;
  case VARVE_KIND_AFFINE_MAP:
    code = &varve_builtin_attribute_codes[VARVE_BUILTIN_ATTRIBUTE_AFFINE_MAP];
    break;
  case VARVE_KIND_INTEGER_SET:
    code = &varve_builtin_attribute_codes[VARVE_BUILTIN_ATTRIBUTE_INTEGER_SET];
    break;
  case VARVE_KIND_STRIDED_LAYOUT:
    code = &varve_builtin_attribute_codes[VARVE_BUILTIN_ATTRIBUTE_STRIDED_LAYOUT];
    break;
  case VARVE_KIND_VECTOR_TYPE:
    if ((entity->flags & VARVE_FLAG_SCALABLE) == 0)
      return false;
    code = &varve_builtin_type_codes[VARVE_BUILTIN_TYPE_SCALABLE_VECTOR];
    break;
  case VARVE_KIND_FLOAT_TYPE:
    code = &varve_builtin_type_codes[varve_builtin_float_codes[varve_float_type_kind(entity)]];
    break;
  default:
    return false;
  }
  return (module->maps_are_text && !varve_is_type(entity)) ||
         varve_era_is_before(module->context->era, code->since);
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
