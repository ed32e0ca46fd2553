/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What types of LLVM 22's dialects require beyond the rules of their parameters. */
#include "dialect/known/entity_check.h"

#include "dialect/entity_format/format.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/emitc_types.h"
#include "dialect/known/llvm_parts.h"
#include "dialect/known/spirv_parts.h"

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

/* Types that emitc accepts, and the types that its own types may contain. */

static bool is_emitc(const varve_entity *type, const char *mnemonic) {
  return varve_is_dialect_type(type, "emitc", mnemonic);
}

static bool is_integer(const varve_entity *type) {
  if (type->kind != VARVE_KIND_INTEGER_TYPE)
    return false;
  uint32_t width = varve_integer_type_layout(type).width;
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

bool varve_emitc_is_float(const varve_entity *type) {
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  varve_float_kind kind = varve_float_type_kind(type);
  return kind == VARVE_FLOAT_BF16 || kind == VARVE_FLOAT_F16 || kind == VARVE_FLOAT_F32 ||
         kind == VARVE_FLOAT_F64;
}

bool varve_emitc_is_pointer_wide(const varve_entity *type) {
  return is_emitc(type, "size_t") || is_emitc(type, "ssize_t") || is_emitc(type, "ptrdiff_t");
}

bool varve_emitc_is_index(const varve_entity *type) {
  return is_integer(type) || type->kind == VARVE_KIND_INDEX_TYPE ||
         varve_emitc_is_pointer_wide(type) || is_emitc(type, "opaque");
}

bool varve_emitc_is_scalar(const varve_entity *type) {
  return varve_emitc_is_index(type) || varve_emitc_is_float(type);
}

/* Finds the type that a pointer points to, or that an array or tensor contains, through all
 * levels. */
static varve_emitc_verdict judge_scalar(const varve_entity *type) {
  enum { DEPTH = 64 };
  for (unsigned depth = 0; depth < DEPTH; depth++) {
    bool is_array = is_emitc(type, "array");
    bool is_tensor = type->kind == VARVE_KIND_RANKED_TENSOR_TYPE;
    uint64_t count = 0;
    if (varve_emitc_is_scalar(type))
      return VARVE_EMITC_SUPPORTED;
    if ((is_tensor && !varve_dims_count(varve_type_dims(type), &count)) ||
        (!is_tensor && !is_array && !is_emitc(type, "ptr")))
      return VARVE_EMITC_REFUSED;
    type = is_tensor ? varve_type_element(type) : varve_dialect_type_element(type);
    if (type == NULL)
      return VARVE_EMITC_UNKNOWN;
    if ((is_array || is_tensor) && is_emitc(type, "array"))
      return VARVE_EMITC_REFUSED;
  }
  return VARVE_EMITC_UNKNOWN;
}

varve_emitc_verdict varve_emitc_judge_type(const varve_entity *type) {
  varve_emitc_verdict least = VARVE_EMITC_SUPPORTED;
  if (type->kind != VARVE_KIND_TUPLE_TYPE)
    return judge_scalar(type);
  for (uint32_t i = 0; i < type->child_count; i++) {
    const varve_entity *item = type->children[i];
    varve_emitc_verdict own = VARVE_EMITC_UNKNOWN;
    if (is_emitc(item, "array"))
      own = VARVE_EMITC_REFUSED;
    else if (item->kind != VARVE_KIND_TUPLE_TYPE)
      own = judge_scalar(item);
    least = own < least ? own : least;
  }
  return least;
}

/* Types of emitc */

/* Returns NULL if the shape is valid. */
static const char *fault_of_shape(const varve_entity *type) {
  varve_dialect_shape shape;
  if (!varve_dialect_type_shape(type, &shape))
    return NULL;
  for (uint32_t i = 0; i < shape.rank; i++)
    if (varve_dialect_shape_at(&shape, i) < 0)
      return "expected static shape";
  return shape.rank == 0 ? "shape must not be empty" : NULL;
}

varve_status varve_check_emitc_array(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  const varve_entity *element = varve_dialect_type_element(type);
  (void)context;
  *fault = fault_of_shape(type);
  if (*fault == NULL && element != NULL && !varve_emitc_is_scalar(element) &&
      !is_emitc(element, "ptr"))
    *fault = "invalid array element type";
  return VARVE_STATUS_OK;
}

varve_status varve_check_emitc_lvalue(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  (void)context;
  const varve_entity *inner = varve_dialect_type_part(type, 0);
  if (inner == NULL)
    return VARVE_STATUS_OK;
  if (is_emitc(inner, "array"))
    *fault = "!emitc.lvalue cannot wrap !emitc.array type";
  else if (varve_emitc_judge_type(inner) == VARVE_EMITC_REFUSED)
    *fault = "!emitc.lvalue must wrap supported emitc type";
  return VARVE_STATUS_OK;
}

varve_status varve_check_emitc_pointer(varve_context *context, const varve_entity *type,
                                       const char **fault) {
  (void)context;
  const varve_entity *inner = varve_dialect_type_part(type, 0);
  if (inner != NULL && is_emitc(inner, "lvalue"))
    *fault = "pointers to lvalues are not allowed";
  return VARVE_STATUS_OK;
}

varve_status varve_check_emitc_opaque(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  bool has_text = varve_entity_is_parametric(type) && varve_parameter_count(type) == 1 &&
                  varve_parameter(type, 0)->kind == VARVE_KIND_STRING;
  varve_slice text = has_text ? varve_string_bytes(varve_parameter(type, 0)) : VARVE_SLICE("?");
  (void)context;
  if (text.size == 0)
    *fault = "expected non empty string in !emitc.opaque type";
  else if (text.data[text.size - 1] == '*')
    *fault = "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead";
  return VARVE_STATUS_OK;
}

/* The types that types of spirv may contain. */

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

/* The types inside types of spirv. */

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
