/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of the arguments and results of functions: what the dialects say that their names
 * begin with. */
#include "dialect/known/llvm_parts.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

typedef struct argument_attribute {
  varve_slice name;
  const varve_entity *value;
  const varve_entity *type; /* of the argument or result */
  bool is_result;
} argument_attribute;

/* llvm */

typedef enum wanted { UNIT, TYPE, INTEGER, ANY_VALUE } wanted;
typedef enum carrier { POINTER, WHOLE_NUMBER, ANY_TYPE } carrier;

static const struct llvm_row {
  const char *name;
  wanted value;
  carrier type;
  bool is_of_results;
} llvm_rows[] = {
    {"align", INTEGER, POINTER, true},
    {"alignstack", INTEGER, ANY_TYPE, false},
    {"allocalign", ANY_VALUE, ANY_TYPE, false},
    {"allocptr", ANY_VALUE, ANY_TYPE, false},
    {"byref", TYPE, POINTER, false},
    {"byval", TYPE, POINTER, false},
    {"dereferenceable", INTEGER, POINTER, true},
    {"dereferenceable_or_null", INTEGER, POINTER, true},
    {"elementtype", TYPE, POINTER, true},
    {"inalloca", TYPE, POINTER, false},
    {"inreg", UNIT, ANY_TYPE, true},
    {"nest", UNIT, POINTER, false},
    {"noalias", UNIT, POINTER, true},
    {"nocapture", UNIT, POINTER, false},
    {"nofree", UNIT, POINTER, false},
    {"nonnull", UNIT, POINTER, true},
    {"noundef", UNIT, ANY_TYPE, true},
    {"preallocated", TYPE, POINTER, false},
    {"readnone", UNIT, POINTER, false},
    {"readonly", UNIT, POINTER, false},
    {"returned", UNIT, ANY_TYPE, false},
    {"signext", UNIT, WHOLE_NUMBER, true},
    {"sret", TYPE, POINTER, false},
    {"writeonly", UNIT, POINTER, false},
    {"zeroext", UNIT, WHOLE_NUMBER, true},
};

static varve_status check_llvm_value(varve_verifier *v, const argument_attribute *of,
                                     wanted value) {
  static const struct {
    varve_kind kind;
    const char *text;
  } kinds[] = {[UNIT] = {VARVE_KIND_UNIT, "a unit"},
               [TYPE] = {VARVE_KIND_TYPE, "a type"},
               [INTEGER] = {VARVE_KIND_INTEGER, "an integer"}};
  if (value == ANY_VALUE || of->value->kind == kinds[value].kind)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "\"%\" should be % attribute", VARVE_TEXT(of->name),
                     VARVE_TEXT(varve_slice_of(kinds[value].text)));
}

/* Types that are not llvm's yet may carry anything. */
static varve_status check_llvm_type(varve_verifier *v, const argument_attribute *of, carrier type) {
  bool is_right = type == POINTER ? varve_has_base_name(of->type, VARVE_SLICE("llvm.ptr"))
                                  : of->type->kind == VARVE_KIND_INTEGER_TYPE;
  bool is_of_llvm = false;
  if (type == ANY_TYPE || is_right)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_is_llvm_type(v->context, of->type, &is_of_llvm));
  if (!is_of_llvm)
    return VARVE_STATUS_OK;
  if (of->type->kind == VARVE_KIND_DIALECT_TYPE &&
      !varve_slice_equal(varve_string_bytes(of->type->children[0]), VARVE_SLICE("llvm")))
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "\"%\" attribute attached to non-% LLVM type", VARVE_TEXT(of->name),
                     VARVE_TEXT(varve_slice_of(type == POINTER ? "pointer" : "integer")));
}

static varve_status check_llvm(varve_verifier *v, const varve_operation *op,
                               const argument_attribute *of, varve_slice word) {
  (void)op;
  for (size_t i = 0; i < VARVE_COUNT_OF(llvm_rows); i++) {
    const struct llvm_row *row = &llvm_rows[i];
    if (!varve_slice_equal(word, varve_slice_of(row->name)))
      continue;
    if (of->is_result && !row->is_of_results)
      return VARVE_FAULT(v, "\"%\" is not a valid result attribute", VARVE_TEXT(of->name));
    VARVE_TRY(check_llvm_value(v, of, row->value));
    return check_llvm_type(v, of, row->type);
  }
  return VARVE_STATUS_OK;
}

/* bufferization */

static bool is_access(const varve_entity *value) {
  static const char *const words[] = {"none", "read", "read-write", "write"};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (varve_slice_equal(varve_string_bytes(value), varve_slice_of(words[i])))
      return true;
  return false;
}

static varve_status check_bufferization(varve_verifier *v, const varve_operation *op,
                                        const argument_attribute *of, varve_slice word) {
  if (of->is_result)
    return VARVE_STATUS_OK;
  if (varve_slice_equal(word, VARVE_SLICE("writable"))) {
    if (of->value->kind != VARVE_KIND_INTEGER ||
        !varve_type_is_integer(of->value->children[0], 1, VARVE_SIGNLESS))
      return varve_fault(v, "'bufferization.writable' is expected to be a boolean attribute", NULL);
    if (varve_operation_region_count(op) != 0 && varve_entry_block(op, 0) == NULL)
      return varve_fault(v, "'bufferization.writable' is invalid on external functions", NULL);
    return VARVE_STATUS_OK;
  }
  if (varve_slice_equal(word, VARVE_SLICE("access"))) {
    if (of->value->kind != VARVE_KIND_STRING)
      return varve_fault(v, "'bufferization.access' is expected to be a string attribute", NULL);
    return is_access(of->value) ? VARVE_STATUS_OK
                                : varve_fault(v, "invalid value for 'bufferization.access'", NULL);
  }
  if (varve_slice_equal(word, VARVE_SLICE("buffer_layout"))) {
    varve_kind kind = of->value->kind;
    return kind == VARVE_KIND_AFFINE_MAP || kind == VARVE_KIND_STRIDED_LAYOUT ||
                   kind == VARVE_KIND_DIALECT_ATTRIBUTE
               ? VARVE_STATUS_OK
               : varve_fault(v,
                             "'bufferization.buffer_layout' is expected to be a memref layout "
                             "attribute",
                             NULL);
  }
  return VARVE_FAULT(v,
                     "attribute '%' not supported as a region arg attribute by the bufferization "
                     "dialect",
                     VARVE_TEXT(of->name));
}

/* spirv, nvvm */

static varve_status check_spirv(varve_verifier *v, const varve_operation *op,
                                const argument_attribute *of, varve_slice word) {
  if (of->is_result && varve_is_operation(op, "spirv.ARM.Graph"))
    return VARVE_STATUS_OK;
  if (of->is_result)
    return varve_fault(v,
                       "cannot attach SPIR-V attributes to region result which is not part of a "
                       "spirv::GraphARMOp type",
                       NULL);
  if (varve_slice_equal(word, VARVE_SLICE("interface_var_abi")))
    return varve_has_base_name(of->value, of->name)
               ? VARVE_STATUS_OK
               : varve_fault(v, "'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr",
                             NULL);
  if (varve_slice_equal(word, VARVE_SLICE("decoration")))
    return varve_has_base_name(of->value, of->name)
               ? VARVE_STATUS_OK
               : varve_fault(v, "'spirv.decoration' must be a spirv::DecorationAttr", NULL);
  return VARVE_FAULT(v, "found unsupported '%' attribute on region argument", VARVE_TEXT(of->name));
}

static varve_status check_nvvm(varve_verifier *v, const varve_operation *op,
                               const argument_attribute *of, varve_slice word) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  if (of->is_result || !varve_slice_equal(word, VARVE_SLICE("grid_constant")))
    return VARVE_STATUS_OK;
  if (dictionary == NULL || !varve_is_operation(op, "llvm.func") ||
      varve_dictionary_find(dictionary, VARVE_SLICE("nvvm.kernel")) == NULL)
    return VARVE_FAULT(v, "'\"%\"' attribute must be present only on kernel arguments",
                       VARVE_TEXT(of->name));
  return VARVE_STATUS_OK;
}

typedef varve_status argument_check(varve_verifier *v, const varve_operation *op,
                                    const argument_attribute *of, varve_slice word);

static const struct argument_row {
  const char *dialect;
  argument_check *check;
} rows[] = {
    {"bufferization.", check_bufferization},
    {"llvm.", check_llvm},
    {"nvvm.", check_nvvm},
    {"spirv.", check_spirv},
};

varve_status varve_check_argument_attributes(varve_verifier *v, const varve_entity *dictionary,
                                             const varve_entity *type, bool is_result) {
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    const argument_attribute of = {varve_string_bytes(varve_dictionary_name(dictionary, i)),
                                   varve_dictionary_value(dictionary, i), type, is_result};
    for (size_t k = 0; k < VARVE_COUNT_OF(rows); k++) {
      varve_slice prefix = varve_slice_of(rows[k].dialect);
      if (varve_slice_starts_with(of.name, prefix))
        VARVE_TRY(rows[k].check(
            v, v->op, &of,
            varve_slice_make(of.name.data + prefix.size, of.name.size - prefix.size)));
    }
  }
  return VARVE_STATUS_OK;
}
