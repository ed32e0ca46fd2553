/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What types of LLVM 22's dialects require beyond the rules of their parameters. */
#include "dialect/known/entity_check.h"

#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/llvm_parts.h"

static bool is_of_dialect(const varve_entity *entity, varve_slice dialect) {
  return varve_entity_is_dialect_node(entity) &&
         varve_slice_equal(varve_string_bytes(entity->children[0]), dialect);
}

/* gpu: mma_matrix<16x16xf32, "COp"> */

static bool is_mma_element(const varve_entity *type) {
  if (type->kind == VARVE_KIND_FLOAT_TYPE) {
    varve_float_kind kind = varve_float_type_kind(type);
    return kind == VARVE_FLOAT_F16 || kind == VARVE_FLOAT_F32 || kind == VARVE_FLOAT_F64;
  }
  if (type->kind != VARVE_KIND_INTEGER_TYPE)
    return false;
  varve_integer_layout layout = varve_integer_type_layout(type);
  return layout.width == 32 || (layout.width == 8 && layout.signedness != VARVE_SIGNLESS);
}

static bool is_mma_operand(const varve_entity *name) {
  static const char *const operands[] = {"AOp", "BOp", "COp"};
  size_t i = 0;
  while (i < VARVE_COUNT_OF(operands) &&
         !varve_slice_equal(varve_string_bytes(name), varve_slice_of(operands[i])))
    i++;
  return i < VARVE_COUNT_OF(operands);
}

static varve_status check_mma_matrix(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  varve_dialect_shape shape;
  (void)context;
  if (!varve_dialect_type_shape(type, &shape))
    return VARVE_STATUS_OK;
  if (shape.rank != 2 || varve_dialect_shape_at(&shape, 0) < 0 ||
      varve_dialect_shape_at(&shape, 1) < 0)
    *fault = "a matrix must have exactly two static dimensions";
  else if (!is_mma_element(varve_parameter(type, 1)))
    *fault = "elements of a matrix must be si8, ui8, i32, f16, f32 or f64";
  else if (!is_mma_operand(varve_parameter(type, 2)))
    *fault = "expected \"AOp\", \"BOp\" or \"COp\"";
  return VARVE_STATUS_OK;
}

/* smt */

static bool is_smt_value(const varve_entity *type) {
  return is_of_dialect(type, VARVE_SLICE("smt")) && !varve_is_dialect_type(type, "smt", "func");
}

static varve_status check_smt_bits(varve_context *context, const varve_entity *type,
                                   const char **fault) {
  (void)context;
  if (varve_parameter(type, 0)->kind == VARVE_KIND_INTEGER &&
      (int64_t)varve_integer_words(varve_parameter(type, 0))[0] < 1)
    *fault = "bit-vector must have at least a width of one";
  return VARVE_STATUS_OK;
}

static varve_status check_smt_array(varve_context *context, const varve_entity *type,
                                    const char **fault) {
  (void)context;
  for (uint32_t i = 0; i < varve_parameter_count(type); i++)
    if (!is_of_dialect(varve_parameter(type, i), VARVE_SLICE("smt")))
      *fault = i == 0 ? "domain must be any SMT value type" : "range must be any SMT value type";
  return VARVE_STATUS_OK;
}

static bool are_smt_values(const varve_entity *list) {
  for (uint32_t i = 0; list->kind == VARVE_KIND_ARRAY && i < list->child_count; i++) {
    const varve_entity *item = list->children[i];
    if (!is_smt_value(item->kind == VARVE_KIND_TYPE ? item->children[0] : item))
      return false;
  }
  return true;
}

static varve_status check_smt_function(varve_context *context, const varve_entity *type,
                                       const char **fault) {
  (void)context;
  if (varve_parameter_count(type) != 2)
    return VARVE_STATUS_OK;
  if (!are_smt_values(varve_parameter(type, 0)))
    *fault = "domain types must be any non-function SMT type";
  else if (!is_smt_value(varve_parameter(type, 1)))
    *fault = "range type must be any non-function SMT type";
  return VARVE_STATUS_OK;
}

static varve_status check_smt_sort(varve_context *context, const varve_entity *type,
                                   const char **fault) {
  (void)context;
  if (varve_parameter_count(type) == 2 && !are_smt_values(varve_parameter(type, 1)))
    *fault = "sort parameter types must be any non-function SMT type";
  return VARVE_STATUS_OK;
}

/* wasmssa */

static bool is_wasm_reference(const varve_entity *type) {
  return varve_is_dialect_type(type, "wasmssa", "funcref") ||
         varve_is_dialect_type(type, "wasmssa", "externref");
}

static bool is_wasm_value(const varve_entity *type) {
  if (type->kind == VARVE_KIND_INTEGER_TYPE) {
    varve_integer_layout layout = varve_integer_type_layout(type);
    return layout.signedness == VARVE_SIGNLESS &&
           (layout.width == 32 || layout.width == 64 || layout.width == 128);
  }
  if (type->kind == VARVE_KIND_FLOAT_TYPE)
    return varve_float_type_kind(type) == VARVE_FLOAT_F32 ||
           varve_float_type_kind(type) == VARVE_FLOAT_F64;
  return is_wasm_reference(type);
}

static varve_status check_wasm_local(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  (void)context;
  if (!is_wasm_value(varve_parameter(type, 0)))
    *fault = "a local must hold i32, i64, f32, f64, i128 or a reference";
  return VARVE_STATUS_OK;
}

static varve_status check_wasm_table(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  (void)context;
  if (!is_wasm_reference(varve_parameter(type, 0)))
    *fault = "a table must hold references to functions or external ones";
  return VARVE_STATUS_OK;
}

/* ptr */

static bool is_attribute(const varve_entity *entity, const char *dialect, const char *mnemonic) {
  varve_slice name = varve_slice_of(mnemonic);
  if (entity->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
      !is_of_dialect(entity, varve_slice_of(dialect)))
    return false;
  varve_slice text = varve_parametric_mnemonic(entity);
  return varve_slice_starts_with(text, name) &&
         (text.size == name.size || text.data[name.size] == '<');
}

static varve_status check_pointer_space(varve_context *context, const varve_entity *type,
                                        const char **fault) {
  static const char *const names[][2] = {
      {"ptr", "generic_space"}, {"llvm", "address_space"}, {"nvvm", "memory_space"}};
  const varve_entity *space = varve_parameter(type, 0);
  (void)context;
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (is_attribute(space, names[i][0], names[i][1]))
      return VARVE_STATUS_OK;
  if (!is_of_dialect(space, VARVE_SLICE("test")))
    *fault = "a pointer needs an attribute that is a memory space";
  return VARVE_STATUS_OK;
}

static varve_status check_pointer_metadata(varve_context *context, const varve_entity *type,
                                           const char **fault) {
  varve_kind kind = varve_parameter(type, 0)->kind;
  (void)context;
  if (kind != VARVE_KIND_MEMREF_TYPE && kind != VARVE_KIND_UNRANKED_MEMREF_TYPE)
    *fault = "the type of the metadata must be a memref";
  return VARVE_STATUS_OK;
}

/* pdl, transform */

/* Returns the first parameter, which is a type or holds one. */
static const varve_entity *type_parameter(const varve_entity *type) {
  const varve_entity *parameter = varve_parameter(type, 0);
  return parameter->kind == VARVE_KIND_TYPE ? parameter->children[0] : parameter;
}

static varve_status check_pdl_range(varve_context *context, const varve_entity *type,
                                    const char **fault) {
  const varve_entity *element = type_parameter(type);
  (void)context;
  if (!is_of_dialect(element, VARVE_SLICE("pdl")))
    *fault = "a range must be of a type of pdl";
  else if (varve_is_dialect_type(element, "pdl", "range"))
    *fault = "element of pdl.range cannot be another range, but got '!pdl.range'";
  return VARVE_STATUS_OK;
}

static varve_status check_transform_parameter(varve_context *context, const varve_entity *type,
                                              const char **fault) {
  const varve_entity *element = type_parameter(type);
  (void)context;
  if (element->kind != VARVE_KIND_INTEGER_TYPE || varve_integer_type_layout(element).width > 64)
    *fault = "only supports integer types with width <=64";
  return VARVE_STATUS_OK;
}

/* llvm */

/* Types that not every part can have. */
enum { LLVM_FUNCTION = 1, LLVM_LABEL = 2, LLVM_METADATA = 4, LLVM_TOKEN = 8, LLVM_VOID = 16 };

static bool is_llvm_type_of(const varve_entity *type, unsigned classes) {
  static const char *const names[] = {"func", "label", "metadata", "token", "void"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if ((classes & 1U << i) != 0 && varve_is_dialect_type(type, "llvm", names[i]))
      return true;
  return false;
}

static bool is_llvm_element(const varve_entity *type) {
  return !is_llvm_type_of(type,
                          LLVM_FUNCTION | LLVM_LABEL | LLVM_METADATA | LLVM_TOKEN | LLVM_VOID);
}

static varve_status check_llvm_array(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  uint64_t count;
  const varve_entity *element = varve_llvm_array_element(type, &count);
  (void)context;
  if (element != NULL && !is_llvm_element(element))
    *fault = "invalid array element type";
  return VARVE_STATUS_OK;
}

static varve_status check_llvm_struct(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  const varve_entity *body = varve_llvm_struct_body(type);
  (void)context;
  for (uint32_t i = 0; body != NULL && i < body->child_count; i++)
    if (!is_llvm_element(body->children[i]->children[0]))
      *fault = "invalid LLVM structure element type";
  if (body == NULL && varve_llvm_struct_name(type) == NULL)
    *fault = "only identified structs can be opaque";
  return VARVE_STATUS_OK;
}

static varve_status check_llvm_function(varve_context *context, const varve_entity *type,
                                        const char **fault) {
  varve_llvm_function_type function;
  (void)context;
  if (!varve_llvm_function_open(type, &function))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < function.inputs->child_count; i++)
    if (is_llvm_type_of(varve_llvm_input(&function, i), LLVM_FUNCTION | LLVM_VOID))
      *fault = "invalid function argument type";
  if (function.result != NULL &&
      is_llvm_type_of(function.result, LLVM_FUNCTION | LLVM_LABEL | LLVM_METADATA))
    *fault = "invalid function result type";
  return VARVE_STATUS_OK;
}

enum { ANY_COUNT = 99 };

typedef struct check_row {
  const char *dialect;
  const char *mnemonic;
  uint32_t parameters; /* in its definition; 0: it is kept as text */
  varve_entity_check *check;
} check_row;

static const check_row rows[] = {
    {"emitc", "array", ANY_COUNT, varve_check_emitc_array},
    {"emitc", "lvalue", ANY_COUNT, varve_check_emitc_lvalue},
    {"emitc", "opaque", ANY_COUNT, varve_check_emitc_opaque},
    {"emitc", "ptr", ANY_COUNT, varve_check_emitc_pointer},
    {"gpu", "mma_matrix", 3, check_mma_matrix},
    {"llvm", "array", 2, check_llvm_array},
    {"llvm", "func", 3, check_llvm_function},
    {"llvm", "struct", 4, check_llvm_struct},
    {"pdl", "range", 1, check_pdl_range},
    {"ptr", "ptr", 1, check_pointer_space},
    {"ptr", "ptr_metadata", 1, check_pointer_metadata},
    {"smt", "array", 2, check_smt_array},
    {"smt", "bv", 1, check_smt_bits},
    {"smt", "func", 2, check_smt_function},
    {"smt", "sort", 2, check_smt_sort},
    {"spirv", "arm.tensor", 2, varve_check_spirv_tensor},
    {"spirv", "array", 3, varve_check_spirv_array},
    {"spirv", "coopmatrix", 5, varve_check_spirv_element},
    {"spirv", "image", 7, varve_check_spirv_element},
    {"spirv", "matrix", 2, varve_check_spirv_matrix},
    {"spirv", "ptr", 2, varve_check_spirv_element},
    {"spirv", "rtarray", 2, varve_check_spirv_array},
    {"spirv", "sampled_image", 1, varve_check_spirv_image},
    {"spirv", "struct", 3, varve_check_spirv_struct},
    {"transform", "param", 1, check_transform_parameter},
    {"wasmssa", "local", 1, check_wasm_local},
    {"wasmssa", "tabletype", 2, check_wasm_table},
};

varve_status varve_check_known_entity(varve_context *context, const varve_entity *entity,
                                      const char **fault) {
  *fault = NULL;
  if (entity->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  bool is_parametric = varve_entity_is_parametric(entity);
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    if (!varve_is_dialect_type(entity, rows[i].dialect, rows[i].mnemonic))
      continue;
    uint32_t count = is_parametric ? varve_parameter_count(entity) : 0;
    return rows[i].parameters == ANY_COUNT || count == rows[i].parameters
               ? rows[i].check(context, entity, fault)
               : VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}

/* Names */

typedef struct name_row {
  const char *dialect;
  const char *mnemonic;
  bool is_type;
} name_row;

static const name_row undefined_names[] = {
    {"arith", "denormal", false}, /* of LLVM 20, before its release */
    {"gpu", "async.token", true},
    {"gpu", "sparse.dntensor_handle", true},
    {"gpu", "sparse.spgemmop_handle", true},
    {"gpu", "sparse.spmat_handle", true},
};

bool varve_is_undefined_name(varve_slice dialect, varve_slice mnemonic, bool is_type) {
  for (size_t i = 0; i < VARVE_COUNT_OF(undefined_names); i++)
    if (undefined_names[i].is_type == is_type &&
        varve_slice_equal(dialect, varve_slice_of(undefined_names[i].dialect)) &&
        varve_slice_equal(mnemonic, varve_slice_of(undefined_names[i].mnemonic)))
      return true;
  /* Types and attributes of builtin have their own grammar. */
  return varve_slice_equal(dialect, VARVE_SLICE("builtin"));
}
