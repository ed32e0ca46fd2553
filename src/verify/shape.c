/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether a module is of another version of a project than the pack that was found for it. */
#include "dialect/packs/pack_choice.h"
#include "ir/attributes.h"
#include "verify/verifier.h"

static varve_operation *root_of(varve_operation *op) {
  for (varve_operation *around = op; around != NULL; around = varve_operation_parent(op))
    op = around;
  return op;
}

/* Returns whether the definitions of the project lack the operation, or have it with another shape.
 * An operation that was read so has no definition anymore. */
static bool is_misfit(const varve_verifier *v, const varve_operation *op, varve_slice dialect) {
  const varve_operation_name *name = op->name;
  if (!name->is_of_pack && !name->is_undefined && name->definition != NULL)
    return false;
  if (!varve_pack_is_one_project(v->context, varve_string_bytes(name->dialect), dialect))
    return false;
  return name->is_undefined || name->definition == NULL || !varve_has_shape(v->context, op);
}

static varve_status find_version(varve_verifier *v, const varve_operation *of, bool *is_other) {
  varve_slice dialect = varve_string_bytes(of->name->dialect);
  VARVE_TRY(varve_pack_is_other_version(v->context, dialect, is_other));
  varve_operation *root = root_of(v->entered);
  for (varve_operation *op = root; op != NULL && !*is_other;
       op = varve_operation_next_preorder(root, op))
    *is_other = is_misfit(v, op, dialect);
  return VARVE_STATUS_OK;
}

varve_status varve_is_of_other_version(varve_verifier *verifier, const varve_operation *op,
                                       bool *is_other) {
  varve_project_version found = {.dialect = op->name->dialect};
  for (size_t i = 0; i < verifier->projects.count; i++) {
    found = VARVE_VECTOR_AT(&verifier->projects, varve_project_version, i);
    *is_other = found.is_other;
    if (found.dialect == op->name->dialect)
      return VARVE_STATUS_OK;
  }
  found.dialect = op->name->dialect;
  VARVE_TRY(find_version(verifier, op, &found.is_other));
  *is_other = found.is_other;
  return varve_vector_push(&verifier->projects, &found);
}
