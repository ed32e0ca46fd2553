/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a type or attribute is an instance of, as irdl.base names it. */
#include "base/number/float_format.h"
#include "ir/attributes.h"
#include "verify/verifier.h"

const varve_entity *varve_plain_node(const varve_entity *entity) {
  return entity->kind == VARVE_KIND_TYPE ? entity->children[0] : entity;
}

static const char *builtin_name(const varve_entity *entity) {
  static const char *const names[] = {
      [VARVE_KIND_INTEGER_TYPE] = "integer",
      [VARVE_KIND_INDEX_TYPE] = "index",
      [VARVE_KIND_NONE_TYPE] = "none",
      [VARVE_KIND_COMPLEX_TYPE] = "complex",
      [VARVE_KIND_FUNCTION_TYPE] = "function",
      [VARVE_KIND_TUPLE_TYPE] = "tuple",
      [VARVE_KIND_VECTOR_TYPE] = "vector",
      [VARVE_KIND_RANKED_TENSOR_TYPE] = "tensor",
      [VARVE_KIND_UNRANKED_TENSOR_TYPE] = "unranked_tensor",
      [VARVE_KIND_MEMREF_TYPE] = "memref",
      [VARVE_KIND_UNRANKED_MEMREF_TYPE] = "unranked_memref",
      [VARVE_KIND_STRING] = "string",
      [VARVE_KIND_INTEGER] = "integer",
      [VARVE_KIND_FLOAT] = "float",
      [VARVE_KIND_UNIT] = "unit",
      [VARVE_KIND_TYPE] = "type",
      [VARVE_KIND_ARRAY] = "array",
      [VARVE_KIND_DICTIONARY] = "dictionary",
      [VARVE_KIND_SYMBOL_REF] = "symbol_ref",
      [VARVE_KIND_DENSE_ARRAY] = "dense_array",
      [VARVE_KIND_DENSE_ELEMENTS] = "dense_int_or_fp_elements",
      [VARVE_KIND_DENSE_STRING_ELEMENTS] = "dense_string_elements",
      [VARVE_KIND_DENSE_RESOURCE_ELEMENTS] = "dense_resource_elements",
      [VARVE_KIND_SHAPED_ELEMENTS] = "dense_int_or_fp_elements",
      [VARVE_KIND_SPARSE_ELEMENTS] = "sparse_elements",
      [VARVE_KIND_AFFINE_MAP] = "affine_map",
      [VARVE_KIND_INTEGER_SET] = "integer_set",
      [VARVE_KIND_STRIDED_LAYOUT] = "strided_layout",
      [VARVE_KIND_DISTINCT] = "distinct",
      [VARVE_KIND_UNKNOWN_LOCATION] = "unknown_loc",
      [VARVE_KIND_FILE_LOCATION] = "file_line_range",
      [VARVE_KIND_NAME_LOCATION] = "name_loc",
      [VARVE_KIND_CALL_SITE_LOCATION] = "call_site_loc",
      [VARVE_KIND_FUSED_LOCATION] = "fused_loc",
  };
  if (entity->kind == VARVE_KIND_FLOAT_TYPE)
    return varve_float_format_get(varve_float_type_kind(entity))->name;
  const char *name = entity->kind < VARVE_COUNT_OF(names) ? names[entity->kind] : NULL;
  return name == NULL ? "" : name;
}

/* Of a node of a dialect that is kept as text: the letters before the body. */
varve_slice varve_node_mnemonic(const varve_entity *entity) {
  return varve_entity_is_dialect_node(entity) ? varve_dialect_node_mnemonic(entity)
                                              : varve_slice_of(builtin_name(entity));
}

varve_status varve_append_base_name(varve_buffer *out, const varve_entity *entity) {
  VARVE_TRY(varve_buffer_append_char(out, varve_is_type(entity) ? '!' : '#'));
  VARVE_TRY(varve_buffer_append(out, varve_entity_is_dialect_node(entity)
                                         ? varve_string_bytes(entity->children[0])
                                         : VARVE_SLICE("builtin")));
  VARVE_TRY(varve_buffer_append_char(out, '.'));
  return varve_buffer_append(out, varve_node_mnemonic(entity));
}
