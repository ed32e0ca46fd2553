/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The types inside types of spirv. */
#include "dialect/known/spirv_parts.h"

#include "dialect/entity_format/format.h"
#include "dialect/evaluate/infer_convert.h"

/* The dialect spirv was previously named spv. */
static bool is_spirv_type(const varve_entity *type, const char *mnemonic) {
  return varve_is_dialect_type(type, "spirv", mnemonic) ||
         varve_is_dialect_type(type, "spv", mnemonic);
}

const varve_entity *varve_spirv_members(const varve_entity *type) {
  uint32_t count;
  if (!is_spirv_type(type, "struct") || !varve_entity_is_parametric(type) ||
      (count = varve_parameter_count(type)) == 0)
    return NULL;
  const varve_entity *members = varve_parameter(type, count == 1 ? 0 : 1);
  return members->kind == VARVE_KIND_ARRAY ? members : NULL;
}

const varve_entity *varve_spirv_part(const varve_entity *type, uint64_t index) {
  if (type->kind == VARVE_KIND_VECTOR_TYPE) {
    varve_dims dims = varve_type_dims(type);
    return dims.rank == 1 && index < (uint64_t)dims.sizes[0] ? varve_type_element(type) : NULL;
  }
  if (is_spirv_type(type, "struct")) {
    const varve_entity *members = varve_spirv_members(type);
    if (members == NULL || index >= members->child_count)
      return NULL;
    const varve_entity *found = members->children[index]->children[0]->children[0];
    bool is_name = is_spirv_type(found, "struct") && varve_spirv_members(found) == NULL;
    return is_name ? NULL : found;
  }
  bool is_counted = is_spirv_type(type, "array") || is_spirv_type(type, "matrix");
  if (is_counted &&
      (!varve_entity_is_parametric(type) || varve_parameter(type, 0)->kind != VARVE_KIND_INTEGER ||
       index >= varve_integer_words(varve_parameter(type, 0))[0]))
    return NULL;
  if (is_counted || is_spirv_type(type, "rtarray") || is_spirv_type(type, "coopmatrix") ||
      is_spirv_type(type, "arm.tensor"))
    return varve_dialect_type_element(type);
  return NULL;
}

bool varve_spirv_count_parts(const varve_entity *type, uint64_t *count) {
  *count = UINT64_MAX;
  if (type->kind == VARVE_KIND_VECTOR_TYPE) {
    if (!varve_dims_count(varve_type_dims(type), count))
      *count = UINT64_MAX;
    return true;
  }
  if (is_spirv_type(type, "struct")) {
    const varve_entity *members = varve_spirv_members(type);
    *count = members == NULL ? UINT64_MAX : members->child_count;
    return true;
  }
  if (is_spirv_type(type, "array") || is_spirv_type(type, "matrix")) {
    if (varve_entity_is_parametric(type) && varve_parameter(type, 0)->kind == VARVE_KIND_INTEGER)
      *count = varve_integer_words(varve_parameter(type, 0))[0];
    return true;
  }
  return is_spirv_type(type, "rtarray") || is_spirv_type(type, "coopmatrix") ||
         is_spirv_type(type, "arm.tensor");
}
