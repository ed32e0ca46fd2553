/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The types that types of spirv may contain. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/entity_check.h"
#include "dialect/known/spirv_parts.h"

/* Checks a type inside a type of spirv. Returns NULL if it is allowed. */
static const char *fault_of_part(const varve_entity *type) {
  enum { MOST = 4 };
  varve_dims dims;
  if (type == NULL)
    return NULL;
  switch (type->kind) {
  case VARVE_KIND_DIALECT_TYPE:
    return varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("spirv"))
               ? NULL
               : "types of spirv cannot be composed of this type";
  case VARVE_KIND_FLOAT_TYPE:
    return NULL;
  case VARVE_KIND_INTEGER_TYPE: {
    uint32_t width = varve_integer_type_layout(type).width;
    return width == 1 || width == 8 || width == 16 || width == 32 || width == 64
               ? NULL
               : "only integers of 1, 8, 16, 32 or 64 bits are allowed in types of spirv";
  }
  case VARVE_KIND_VECTOR_TYPE:
    dims = varve_type_dims(type);
    if (dims.rank != 1)
      return "only vectors of one dimension are allowed in types of spirv";
    return dims.sizes[0] <= MOST ? NULL : "a vector in types of spirv has at most 4 elements";
  default:
    return "types of spirv cannot be composed of this type";
  }
}

static const varve_entity *plain(const varve_entity *parameter) {
  return parameter->kind == VARVE_KIND_TYPE ? parameter->children[0] : parameter;
}

varve_status varve_check_spirv_element(varve_context *context, const varve_entity *type,
                                       const char **fault) {
  (void)context;
  for (uint32_t i = 0; i < varve_parameter_count(type) && *fault == NULL; i++)
    if (varve_is_type(plain(varve_parameter(type, i))))
      *fault = fault_of_part(plain(varve_parameter(type, i)));
  return VARVE_STATUS_OK;
}

static bool is_number(const varve_entity *parameter, uint64_t least, uint64_t most) {
  return parameter->kind != VARVE_KIND_INTEGER ||
         (varve_integer_words(parameter)[0] >= least && varve_integer_words(parameter)[0] <= most);
}

varve_status varve_check_spirv_array(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  if (!is_number(varve_parameter(type, varve_parameter_count(type) - 1), 1, UINT64_MAX))
    *fault = "the stride of an array must be greater than zero";
  else if (!is_number(varve_parameter(type, 0), 1, UINT64_MAX))
    *fault = "an array has at least one element";
  return *fault != NULL ? VARVE_STATUS_OK : varve_check_spirv_element(context, type, fault);
}

varve_status varve_check_spirv_matrix(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  const varve_entity *column = plain(varve_parameter(type, 1));
  if (!is_number(varve_parameter(type, 0), 2, 4))
    *fault = "a matrix has 2, 3 or 4 columns";
  else if (column->kind != VARVE_KIND_VECTOR_TYPE || varve_type_dims(column).rank != 1 ||
           varve_type_dims(column).sizes[0] < 2 || varve_type_dims(column).sizes[0] > 4)
    *fault = "columns of a matrix are vectors of 2, 3 or 4 elements";
  else if (varve_type_element(column)->kind != VARVE_KIND_FLOAT_TYPE)
    *fault = "columns of a matrix are vectors of floats";
  return *fault != NULL ? VARVE_STATUS_OK : varve_check_spirv_element(context, type, fault);
}

varve_status varve_check_spirv_image(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  enum { BUFFER = 5, SUBPASS_DATA = 6 };
  const varve_entity *image = plain(varve_parameter(type, 0));
  (void)context;
  if (!varve_is_dialect_type(image, "spirv", "image"))
    *fault = "a sampled image is of an image";
  else if (varve_parameter_count(image) > 1 &&
           !is_number(varve_parameter(image, 1), 0, BUFFER - 1) &&
           is_number(varve_parameter(image, 1), BUFFER, SUBPASS_DATA))
    *fault = "the image of a sampled image is of neither SubpassData nor Buffer";
  return VARVE_STATUS_OK;
}

/* arm.tensor<2x3xf32>, <?x?xf32>, <*xf32> */
varve_status varve_check_spirv_tensor(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  varve_dialect_shape shape;
  uint32_t open = 0;
  bool is_empty = false;
  bool has_rank = varve_dialect_type_shape(type, &shape);
  for (uint32_t i = 0; i < shape.rank; i++) {
    open += varve_dialect_shape_at(&shape, i) < 0;
    is_empty = is_empty || varve_dialect_shape_at(&shape, i) == 0;
  }
  VARVE_TRY(varve_check_spirv_element(context, type, fault));
  if (*fault == NULL && has_rank && (shape.rank == 0 || is_empty))
    *fault = "a tensor has at least one dimension, and none of size zero";
  else if (*fault == NULL && open != 0 && open != shape.rank)
    *fault = "sizes of a tensor are either all known or all dynamic";
  return VARVE_STATUS_OK;
}

varve_status varve_check_spirv_struct(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  const varve_entity *members = varve_spirv_members(type);
  uint32_t offsets = 0;
  (void)context;
  for (uint32_t i = 0; members != NULL && i < members->child_count; i++)
    offsets += (int64_t)varve_integer_words(members->children[i]->children[1])[0] >= 0;
  if (offsets != 0 && offsets != members->child_count)
    *fault = "offsets must be given for all members or for none";
  return VARVE_STATUS_OK;
}
