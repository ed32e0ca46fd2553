/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* spirv: results of functions, variables, conversions and images. */
#include "dialect/evaluate/infer_convert.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Functions */

/* Returns the type of the enclosing function, or NULL if no function encloses the operation. */
static const varve_entity *function_type_around(const varve_operation *op) {
  const varve_operation *function = varve_find_around(op, "spirv.func");
  return function == NULL ? NULL : varve_function_type_of(function);
}

varve_status varve_verify_spirv_return(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = function_type_around(op);
  return type == NULL || varve_function_type_num_inputs(type) == type->child_count
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "cannot be used in functions returning value");
}

varve_status varve_verify_spirv_return_value(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = function_type_around(op), *value = varve_operand_type(op, 0);
  if (type == NULL)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type), results = type->child_count - inputs;
  if (results != 1)
    return VARVE_OP_FAULT(v, "returns 1 value but enclosing function requires % results",
                          VARVE_NUMBER(results));
  return value == type->children[inputs]
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              " return value's type (%) mismatch with function's result type (%)",
                              VARVE_NODE(value), VARVE_NODE(type->children[inputs]));
}

/* Memory */

/* Returns whether a pointer has this storage class. The text of the type ends with the class:
 * "ptr<f32, Function>". Returns true for a pointer that is not stored as text. */
static bool is_pointer_to(const varve_entity *type, varve_slice storage) {
  const char *text = varve_entity_payload(type);
  size_t size = type->payload_size;
  if (varve_entity_is_parametric(type) || size < storage.size + 2)
    return true;
  const char *at = text + size - storage.size - 1;
  return at[-1] == ' ' && memcmp(at, storage.data, storage.size) == 0;
}

static bool is_initial(const varve_value *value) {
  const varve_operation *op = varve_defining_operation(value);
  return op != NULL &&
         (varve_is_operation(op, "spirv.Constant") ||
          varve_is_operation(op, "spirv.mlir.referenceof") ||
          varve_is_operation(op, "spirv.mlir.addressof") || op->name->definition == NULL);
}

/* Checks that the operation lacks the attributes that only spirv.GlobalVariable may have. */
static varve_status check_decorations(varve_verifier *v, const varve_operation *op) {
  static const char *const names[] = {"descriptor_set", "binding", "built_in"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (varve_discardable_of(op, names[i]) != NULL)
      return VARVE_OP_FAULT(v, "cannot have '%' attribute (only allowed in spirv.GlobalVariable)",
                            VARVE_TEXT(varve_slice_of(names[i])));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_variable(varve_verifier *v, const varve_operation *op) {
  static const int64_t function = 7;
  const varve_entity *storage = varve_property_of(op, "storage_class");
  int64_t number = 0;
  if (storage != NULL && varve_entity_is_parametric(storage) &&
      varve_parameter_count(storage) == 1 &&
      varve_integer_of(varve_parameter(storage, 0), &number) && number != function)
    return varve_op_fault(v, "can only be used to model function-level variables. Use "
                             "spirv.GlobalVariable for module-level variables.");
  if (!is_pointer_to(varve_result_type(op, 0), VARVE_SLICE("Function")))
    return varve_op_fault(v, "storage class must match result pointer's storage class");
  if (op->operand_count != 0 && !is_initial(varve_operation_operand(op, 0)))
    return varve_op_fault(v, "initializer must be the result of a constant or "
                             "spirv.GlobalVariable op");
  return check_decorations(v, op);
}

/* Values */

varve_status varve_verify_spirv_conversion(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  uint32_t a = varve_type_bit_width(varve_scalar_of(from));
  return a == 0 || a != varve_type_bit_width(varve_scalar_of(to))
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              "expected the different bit widths for operand type and result type, "
                              "but provided % and %",
                              VARVE_NODE(from), VARVE_NODE(to));
}

/* Returns the number of bits of a number or vector, or 0 for other types. */
static uint64_t bits_of(const varve_entity *type) {
  uint64_t count = 1;
  if (type->kind == VARVE_KIND_VECTOR_TYPE && !varve_dims_count(varve_type_dims(type), &count))
    return 0;
  const varve_entity *scalar = type->kind == VARVE_KIND_VECTOR_TYPE ? varve_scalar_of(type) : type;
  return count > UINT32_MAX ? 0 : count * varve_type_bit_width(scalar);
}

varve_status varve_verify_spirv_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  if (from == to)
    return varve_fault(v, "result type must be different from operand type", NULL);
  bool is_pointer = varve_is_dialect_type(from, "spirv", "ptr");
  if (is_pointer != varve_is_dialect_type(to, "spirv", "ptr"))
    return varve_fault(v,
                       is_pointer ? "unhandled bit cast conversion from pointer type to "
                                    "non-pointer type"
                                  : "unhandled bit cast conversion from non-pointer type to "
                                    "pointer type",
                       NULL);
  uint64_t a = bits_of(from), b = bits_of(to);
  return a == 0 || b == 0 || a == b
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "mismatch in result type bitwidth % and operand type bitwidth %",
                              VARVE_NUMBER(b), VARVE_NUMBER(a));
}

/* Images */

/* Indices of the parameters of an image type. */
enum { ELEMENT, DIM, DEPTH, ARRAYED, SAMPLING, SAMPLER_USE, FORMAT };
enum { DIM_1D, DIM_2D, DIM_3D, CUBE, RECT, BUFFER, SUBPASS_DATA };
enum { SINGLE_SAMPLED, MULTI_SAMPLED };
enum { SAMPLER_UNKNOWN, NEED_SAMPLER, NO_SAMPLER };

#define BIT(value) (1u << (value))

typedef struct image_row {
  const char *name;
  unsigned dims;   /* a bit for each allowed case of Dim */
  unsigned usages; /* a bit for each allowed sampler use */
  bool is_single;  /* the image must be SingleSampled */
  bool is_written; /* the image type is compared with operand 2; false: with the result */
} image_row;

enum { ALL = 0xff };

static const image_row rows[] = {
    {"spirv.ImageDrefGather", BIT(DIM_2D) | BIT(CUBE) | BIT(RECT), ALL, true, false},
    {"spirv.ImageFetch", ALL ^ BIT(CUBE), BIT(NEED_SAMPLER), false, false},
    {"spirv.ImageRead", ALL, BIT(SAMPLER_UNKNOWN) | BIT(NO_SAMPLER), false, false},
    {"spirv.ImageSampleExplicitLod", ALL ^ BIT(BUFFER), ALL, true, false},
    {"spirv.ImageSampleImplicitLod", ALL ^ BIT(BUFFER), ALL, true, false},
    {"spirv.ImageSampleProjDrefImplicitLod", ALL ^ BIT(BUFFER), ALL, true, false},
    {"spirv.ImageWrite", ALL ^ BIT(SUBPASS_DATA), BIT(SAMPLER_UNKNOWN) | BIT(NO_SAMPLER), false,
     true},
};

static bool is_allowed(int64_t number, unsigned bits) {
  return number < 0 || number > 7 || (bits & BIT(number)) != 0;
}

/* Returns the image type of the first operand, or NULL if the image type is unknown. */
static const varve_entity *find_image(const varve_operation *op) {
  const varve_entity *image = varve_operand_type(op, 0);
  if (varve_is_dialect_type(image, "spirv", "sampled_image"))
    image = varve_dialect_type_part(image, 0);
  return image != NULL && varve_is_dialect_type(image, "spirv", "image") ? image : NULL;
}

static varve_status check_row(varve_verifier *v, const varve_operation *op, const image_row *row,
                              const varve_entity *image) {
  const varve_entity *value =
      row->is_written ? varve_operand_type(op, 2) : varve_result_type(op, 0);
  const varve_entity *element = varve_dialect_type_part(image, ELEMENT);
  if (!is_allowed(varve_parameter_case(image, DIM), row->dims))
    return varve_op_fault(v, "failed to verify that the Dim operand of the image is one that the "
                             "operation takes");
  if (row->is_single && !is_allowed(varve_parameter_case(image, SAMPLING), BIT(SINGLE_SAMPLED)))
    return varve_op_fault(v, "failed to verify that the MS operand of the underlying image type "
                             "must be SingleSampled");
  if (!is_allowed(varve_parameter_case(image, SAMPLER_USE), row->usages))
    return varve_op_fault(v, "failed to verify that the sampled operand of the underlying image "
                             "is one that the operation takes");
  if (element != NULL && element->kind != VARVE_KIND_NONE_TYPE && varve_scalar_of(value) != element)
    return varve_op_fault(v, "failed to verify that the component type must match the image "
                             "sampled type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_image(varve_verifier *v, const varve_operation *op) {
  const varve_entity *image = find_image(op);
  uint32_t operands = op->name->definition->record->operands.count;
  for (size_t i = 0; image != NULL && i < VARVE_COUNT_OF(rows); i++)
    if (varve_is_operation(op, rows[i].name))
      VARVE_TRY(check_row(v, op, &rows[i], image));
  if (varve_property_of(op, "image_operands") == NULL &&
      varve_operand_range_of(op, operands - 1).count != 0)
    return varve_fault(v,
                       "the Image Operands should encode what operands follow, as per Image "
                       "Operands",
                       NULL);
  return VARVE_STATUS_OK;
}

/* Returns how many numbers give the size of an image with these cases of Dim and Arrayed. */
static uint32_t component_count(int64_t dim, int64_t arrayed) {
  static const uint32_t counts[] = {1, 2, 3, 2, 2, 1};
  return counts[dim] + (arrayed == 1);
}

varve_status varve_verify_spirv_image_size(varve_verifier *v, const varve_operation *op) {
  const varve_entity *image = find_image(op), *result = varve_result_type(op, 0);
  if (image == NULL)
    return VARVE_STATUS_OK;
  int64_t dim = varve_parameter_case(image, DIM), use = varve_parameter_case(image, SAMPLER_USE);
  if (dim < 0)
    return VARVE_STATUS_OK;
  if (dim <= CUBE && varve_parameter_case(image, SAMPLING) == SINGLE_SAMPLED && use == NEED_SAMPLER)
    return varve_fault(v,
                       "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or "
                       "a Sampled of 0 or 2",
                       NULL);
  if (dim > BUFFER)
    return varve_fault(v,
                       "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or "
                       "Rect",
                       NULL);
  uint64_t own = 1, expected = component_count(dim, varve_parameter_case(image, ARRAYED));
  if (result->kind == VARVE_KIND_VECTOR_TYPE && !varve_dims_count(varve_type_dims(result), &own))
    return VARVE_STATUS_OK;
  return own == expected ? VARVE_STATUS_OK
                         : VARVE_FAULT(v,
                                       "expected the result to have % component(s), but found % "
                                       "component(s)",
                                       VARVE_NUMBER(expected), VARVE_NUMBER(own));
}
