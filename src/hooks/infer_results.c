/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations whose types depend on several values at once, and are inferred like in upstream's
 * C++. */
#include "hooks/hooks.h"

/* Returns the type of an operand that is one value, or NULL if it is unknown. */
static const varve_entity *operand_type(const varve_inference *inference, uint32_t operand) {
  const varve_type_group *group = &inference->operands[operand];
  if (operand >= inference->definition->record->operands.count || group->types == NULL ||
      group->count == 0)
    return NULL;
  return group->types[0];
}

/* Sets the type of a result that is one value, if it is unknown. */
static varve_status set_result(varve_inference *inference, uint32_t result,
                               const varve_entity *type) {
  const varve_entity **types = varve_arena_allocate(inference->arena, sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  types[0] = type;
  if (inference->results[result].types == NULL)
    inference->results[result] = (varve_type_group){types, 1};
  return VARVE_STATUS_OK;
}

/* One i1 for each retained memref. */
static varve_status infer_bufferization_dealloc(varve_inference *inference) {
  enum { MEMREFS, CONDITIONS, RETAINED };
  if (inference->definition->record->operands.count <= RETAINED ||
      inference->results[0].types != NULL)
    return VARVE_STATUS_OK;
  uint32_t count = inference->operands[RETAINED].count;
  const varve_entity **types =
      varve_arena_allocate_array(inference->arena, count, sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    types[i] = inference->context->i1;
  inference->results[0] = (varve_type_group){types, count};
  return VARVE_STATUS_OK;
}

/* The type of the base; if the base is one pointer and the offsets are shaped, in their shape. */
static varve_status infer_ptr_ptr_add(varve_inference *inference) {
  const varve_entity *base = operand_type(inference, 0), *offset = operand_type(inference, 1);
  if (base == NULL || offset == NULL)
    return VARVE_STATUS_OK;
  if (!varve_is_shaped_type(base) && varve_is_shaped_type(offset)) {
    const varve_entity *made = NULL;
    varve_status status = varve_type_with_element(inference->context, offset, base, &made);
    if (status == VARVE_STATUS_INVALID || made == NULL)
      return varve_infer_refuse(inference, "'offset' must not be in a container that 'base' "
                                           "cannot be in");
    VARVE_TRY(status);
    base = made;
  }
  return set_result(inference, 0, base);
}

static bool take_width(const varve_entity *type, uint64_t *width) {
  const varve_entity *parameter = NULL;
  if (varve_is_dialect_type(type, "smt", "bv") && varve_entity_is_parametric(type) &&
      varve_parameter_count(type) == 1)
    parameter = varve_parameter(type, 0);
  if (parameter == NULL || parameter->kind != VARVE_KIND_INTEGER || parameter->payload_size == 0)
    return false;
  *width = varve_integer_words(parameter)[0];
  return *width <= INT64_MAX;
}

/* A bit vector as wide as both operands together. */
static varve_status infer_smt_bv_concat(varve_inference *inference) {
  const varve_entity *lhs = operand_type(inference, 0), *rhs = operand_type(inference, 1);
  const varve_entity *number = NULL;
  const varve_entity *type = NULL;
  uint64_t widths[2];
  if (lhs == NULL || rhs == NULL)
    return VARVE_STATUS_OK;
  if (!take_width(lhs, &widths[0]) || !take_width(rhs, &widths[1]) ||
      widths[0] > INT64_MAX - widths[1])
    return varve_infer_refuse(inference, "'lhs' and 'rhs' must be of type !smt.bv");
  VARVE_TRY(varve_integer_get_i64(inference->context, inference->context->i64,
                                  (int64_t)(widths[0] + widths[1]), &number));
  VARVE_TRY(varve_parametric_type_get(inference->context, lhs->children[0], VARVE_SLICE("bv"),
                                      &number, 1, &type));
  return set_result(inference, 0, type);
}

/* The first dimension is the number of mask elements. */
static varve_status infer_vector_shuffle(varve_inference *inference) {
  const varve_entity *v1 = operand_type(inference, 0), *type = NULL;
  const varve_entity *mask =
      inference->dictionary == NULL
          ? NULL
          : varve_dictionary_find(inference->dictionary, VARVE_SLICE("mask"));
  if (v1 == NULL || mask == NULL)
    return VARVE_STATUS_OK;
  /* Before LLVM 20 the mask was a list. */
  bool is_list = mask->kind == VARVE_KIND_ARRAY;
  if (v1->kind != VARVE_KIND_VECTOR_TYPE || (!is_list && mask->kind != VARVE_KIND_DENSE_ARRAY))
    return varve_infer_refuse(inference, "'v1' must be a vector, and 'mask' a dense array");
  varve_dims dims = varve_type_dims(v1);
  size_t rank = dims.rank == 0 ? 1 : dims.rank;
  uint64_t count = is_list ? mask->child_count : varve_dense_array_count(mask);
  int64_t *sizes = varve_arena_allocate_array(inference->arena, rank, sizeof *sizes);
  if (sizes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (dims.rank != 0)
    memcpy(sizes, dims.sizes, dims.rank * sizeof *sizes);
  sizes[0] = count == 0 || count > INT64_MAX ? 1 : (int64_t)count;
  VARVE_TRY(varve_vector_type_get(inference->context, (varve_dims){sizes, rank}, NULL,
                                  varve_type_element(v1), &type));
  return set_result(inference, 0, type);
}

const varve_known_results varve_infer_results_of[] = {
    {"bufferization.dealloc", infer_bufferization_dealloc},
    {"ptr.ptr_add", infer_ptr_ptr_add},
    {"smt.bv.concat", infer_smt_bv_concat},
    {"vector.shuffle", infer_vector_shuffle},
    {NULL, NULL},
};
