/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes beside those of the definition: what the dialect says that their names begin with. */
#include "verify/condition.h"
#include "verify/custom.h"

typedef varve_status discardable_check(varve_verifier *v, const varve_operation *op,
                                       const varve_attribute *value);

static varve_status check_data_layout(varve_verifier *v, const varve_operation *op,
                                      const varve_attribute *value) {
  (void)op;
  return value->kind == VARVE_KIND_STRING
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected 'llvm.data_layout' to be a string attributes");
}

static varve_status check_container(varve_verifier *v, const varve_operation *op,
                                    const varve_attribute *value) {
  (void)value;
  return varve_is_operation(op, "builtin.module")
             ? VARVE_STATUS_OK
             : varve_fault(v,
                           "expected 'gpu.container_module' attribute to be attached to "
                           "'builtin.module'",
                           NULL);
}

static varve_status check_layout_spec(varve_verifier *v, const varve_operation *op,
                                      const varve_attribute *value) {
  (void)op;
  bool is_dialects = value->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
  return is_dialects ? VARVE_STATUS_OK
                     : VARVE_FAULT(v, "'dlti.dl_spec' is expected to be a % attribute",
                                   VARVE_TEXT(VARVE_SLICE("#dlti.dl_spec")));
}

static varve_status check_target_env(varve_verifier *v, const varve_operation *op,
                                     const varve_attribute *value) {
  (void)op;
  return varve_has_base_name(value, VARVE_SLICE("spirv.target_env"))
             ? VARVE_STATUS_OK
             : varve_fault(v, "'spirv.target_env' must be a spirv::TargetEnvAttr", NULL);
}

static const struct discardable_row {
  const char *name;
  discardable_check *check;
} rows[] = {
    {"dlti.dl_spec", check_layout_spec},
    {"gpu.container_module", check_container},
    {"llvm.data_layout", check_data_layout},
    {"spirv.target_env", check_target_env},
};

varve_status varve_check_discardable(varve_verifier *v) {
  const varve_attribute *dictionary = varve_operation_dictionary(v->op);
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count; i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    for (size_t k = 0; k < VARVE_COUNT_OF(rows); k++) {
      if (!varve_slice_equal(name, varve_slice_of(rows[k].name)))
        continue;
      v->rule = VARVE_RULE_STRUCTURE_DISCARDABLE;
      VARVE_TRY(rows[k].check(v, v->op, varve_dictionary_find(dictionary, name)));
    }
  }
  return VARVE_STATUS_OK;
}
