/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of builtin. */
#include "verify/custom_common.h"

varve_status varve_verify_builtin_module(varve_verifier *verifier, const varve_operation *op) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count; i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (memchr(name.data, '.', name.size) == NULL &&
        !varve_slice_equal(name, VARVE_SLICE("sym_name")) &&
        !varve_slice_equal(name, VARVE_SLICE("sym_visibility")))
      return VARVE_OP_FAULT(verifier,
                            "can only contain attributes with dialect-prefixed names, found: '%'",
                            VARVE_TEXT(name));
  }
  bool has_kernels = dictionary != NULL &&
                     varve_dictionary_find(dictionary, VARVE_SLICE("gpu.container_module")) != NULL;
  return has_kernels ? varve_check_gpu_launches(verifier, op) : VARVE_STATUS_OK;
}

varve_status varve_verify_builtin_cast(varve_verifier *v, const varve_operation *op) {
  return varve_operation_result_count(op) != 0
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected at least one result for cast operation");
}
