/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks discardable attributes. The name of a discardable attribute begins with the name of a
 * dialect, and this dialect decides what the attribute must be. */
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* A discardable attribute and its name. */
typedef struct discardable {
  varve_slice name;
  const varve_entity *value;
} discardable;

typedef varve_status discardable_check(varve_verifier *v, const varve_operation *op,
                                       const discardable *of);

static varve_status check_data_layout(varve_verifier *v, const varve_operation *op,
                                      const discardable *of) {
  (void)op;
  return of->value->kind == VARVE_KIND_STRING
             ? varve_check_data_layout(v, varve_string_bytes(of->value))
             : varve_op_fault(v, "expected 'llvm.data_layout' to be a string attributes");
}

static varve_status check_container(varve_verifier *v, const varve_operation *op,
                                    const discardable *of) {
  return of->value->kind != VARVE_KIND_UNIT || varve_is_operation(op, "builtin.module")
             ? VARVE_STATUS_OK
             : varve_fault(v,
                           "expected 'gpu.container_module' attribute to be attached to "
                           "'builtin.module'",
                           NULL);
}

/* Checks that the attribute is of the kind that its name states: the attribute dlti.map must be a
 * #dlti.map. */
static varve_status check_own_kind(varve_verifier *v, const varve_operation *op,
                                   const discardable *of) {
  (void)op;
  return varve_has_base_name(of->value, of->name)
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "'%' is expected to be a #% attribute", VARVE_TEXT(of->name),
                           VARVE_TEXT(of->name));
}

static varve_status check_entry_point(varve_verifier *v, const varve_operation *op,
                                      const discardable *of) {
  (void)op;
  return varve_is_base(of->value, "spirv.entry_point_abi")
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "'%' attribute must be an entry point ABI attribute",
                           VARVE_TEXT(of->name));
}

static varve_status check_target_env(varve_verifier *v, const varve_operation *op,
                                     const discardable *of) {
  (void)op;
  return varve_is_base(of->value, "spirv.target_env")
             ? VARVE_STATUS_OK
             : varve_fault(v, "'spirv.target_env' must be a spirv::TargetEnvAttr", NULL);
}

/* Reports a fault if the operation cannot allocate or free memory: it is memref.copy, or has one of
 * three traits. */
static varve_status check_deallocation(varve_verifier *v, const varve_operation *op,
                                       const discardable *of) {
  if (!varve_has_operation_trait(op, "FunctionOpInterface") &&
      !varve_has_operation_trait(op, "Pure") && !varve_has_operation_trait(op, "SymbolTable") &&
      !varve_is_operation(op, "memref.copy"))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "attribute '%' can be used only on ops that have an allocation and/or free "
                        "side effect",
                        VARVE_TEXT(of->name));
}

static varve_status check_string(varve_verifier *v, const varve_operation *op,
                                 const discardable *of) {
  (void)op;
  return of->value->kind == VARVE_KIND_STRING
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "\"%\" attribute must be a string", VARVE_TEXT(of->name));
}

static varve_status check_on_symbol_table(varve_verifier *v, const varve_operation *op,
                                          const discardable *of) {
  varve_operation_plan *plan = NULL;
  VARVE_TRY(varve_get_plan(v, op->name, &plan));
  return plan->is_symbol_table || !plan->is_described
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v,
                           "\"%\" attribute can only be attached to operations with symbol tables",
                           VARVE_TEXT(of->name));
}

static varve_status check_library(varve_verifier *v, const varve_operation *op,
                                  const discardable *of) {
  VARVE_TRY(check_on_symbol_table(v, op, of));
  for (uint32_t i = 0; of->value->kind == VARVE_KIND_ARRAY && i < of->value->child_count; i++)
    if (of->value->children[i]->kind != VARVE_KIND_SYMBOL_REF)
      return varve_fault(v, "only SymbolRefAttr allowed in shape.lib attribute array", NULL);
  return of->value->kind == VARVE_KIND_SYMBOL_REF || of->value->kind == VARVE_KIND_ARRAY
             ? VARVE_STATUS_OK
             : varve_fault(v,
                           "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib "
                           "attribute",
                           NULL);
}

static bool is_i32_array(const varve_entity *value) {
  return value->kind == VARVE_KIND_DENSE_ARRAY &&
         varve_type_is_integer(value->children[0], 32, VARVE_SIGNLESS);
}

static varve_status check_known_size(varve_verifier *v, const varve_operation *op,
                                     const discardable *of) {
  (void)op;
  if (!is_i32_array(of->value))
    return VARVE_OP_FAULT(v, "% must be a dense i32 array", VARVE_TEXT(of->name));
  return varve_dense_array_count(of->value) == 3
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "% must contain exactly 3 elements", VARVE_TEXT(of->name));
}

/* Checks that the operation is an llvm.func. Messages about attributes of nvvm have one pair of
 * quotes around the name, messages about attributes of rocdl have two. */
static varve_status check_on_kernel(varve_verifier *v, const varve_operation *op,
                                    const discardable *of) {
  if (varve_is_operation(op, "llvm.func"))
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v,
                     varve_slice_starts_with(of->name, VARVE_SLICE("rocdl."))
                         ? "'\"%\"' attribute attached to unexpected op"
                         : "'%' attribute attached to unexpected op",
                     VARVE_TEXT(of->name));
}

static varve_status check_with_clusters(varve_verifier *v, const varve_operation *op,
                                        const discardable *of) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  return varve_dictionary_find(dictionary, VARVE_SLICE("nvvm.reqntid")) != NULL &&
                 varve_dictionary_find(dictionary, VARVE_SLICE("nvvm.cluster_dim")) != NULL
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v,
                           "'\"%\"' attribute must be used along with 'nvvm.reqntid' and "
                           "'nvvm.cluster_dim'",
                           VARVE_TEXT(of->name));
}

static varve_status check_unit(varve_verifier *v, const varve_operation *op,
                               const discardable *of) {
  (void)op;
  return of->value->kind == VARVE_KIND_UNIT
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "\"%\" must be a unit attribute", VARVE_TEXT(of->name));
}

static varve_status check_three_sizes(varve_verifier *v, const varve_operation *op,
                                      const discardable *of) {
  (void)op;
  return is_i32_array(of->value) && varve_dense_array_count(of->value) <= 3
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "'\"%\"' attribute must be integer array with maximum 3 index",
                           VARVE_TEXT(of->name));
}

static varve_status check_integer(varve_verifier *v, const varve_operation *op,
                                  const discardable *of) {
  (void)op;
  return of->value->kind == VARVE_KIND_INTEGER
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "'\"%\"' attribute must be integer constant", VARVE_TEXT(of->name));
}

static varve_status accept(varve_verifier *v, const varve_operation *op, const discardable *of) {
  (void)v;
  (void)op;
  (void)of;
  return VARVE_STATUS_OK;
}

typedef struct discardable_row {
  const char *name;
  discardable_check *check;
} discardable_row;

/* The name of an attribute of operations, and the function that checks the attribute. */
static const discardable_row rows[] = {
    {"bufferization.manual_deallocation", check_deallocation},
    {"dlti.dl_spec", check_own_kind},
    {"dlti.map", check_own_kind},
    {"dlti.target_system_spec", check_own_kind},
    {"gpu.container_module", check_container},
    {"gpu.known_block_size", check_known_size},
    {"gpu.known_cluster_size", check_known_size},
    {"gpu.known_grid_size", check_known_size},
    {"linalg.memoized_indexing_maps", accept},
    {"llvm.data_layout", check_data_layout},
    {"nvvm.blocksareclusters", check_with_clusters},
    {"nvvm.cluster_dim", check_three_sizes},
    {"nvvm.cluster_max_blocks", check_integer},
    {"nvvm.kernel", check_on_kernel},
    {"nvvm.maxnreg", check_integer},
    {"nvvm.maxntid", check_three_sizes},
    {"nvvm.minctasm", check_integer},
    {"nvvm.reqntid", check_three_sizes},
    {"rocdl.kernel", check_on_kernel},
    {"shape.lib", check_library},
    {"spirv.entry_point_abi", check_entry_point},
    {"spirv.target_env", check_target_env},
    {"transform.consumed", check_unit},
    {"transform.readonly", check_unit},
    {"transform.silence_tracking_failures", check_unit},
    {"transform.target_tag", check_string},
    {"transform.with_named_sequence", check_on_symbol_table},
};

/* Dialects that allow only the attributes in "rows" on operations, and their messages for other
 * attributes. */
static const struct {
  const char *prefix;
  const char *text;
} closed[] = {
    {"bufferization.",
     "attribute '\"%\"' not supported as an op attribute by the bufferization dialect"},
    {"dlti.", "attribute '%' not supported by dialect"},
    {"linalg.", "attribute '\"%\"' not supported by the linalg dialect"},
    {"spirv.", "found unsupported '%' attribute on operation"},
    {"transform.", "unknown attribute: \"%\""},
};

static varve_status check_one(varve_verifier *v, const discardable *of) {
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++)
    if (varve_slice_equal(of->name, varve_slice_of(rows[i].name)))
      return rows[i].check(v, v->op, of);
  for (size_t i = 0; i < VARVE_COUNT_OF(closed); i++)
    if (varve_slice_starts_with(of->name, varve_slice_of(closed[i].prefix)))
      return VARVE_FAULT(v, closed[i].text, VARVE_TEXT(of->name));
  return VARVE_STATUS_OK;
}

varve_status varve_check_discardable(varve_verifier *v) {
  const varve_entity *dictionary = varve_operation_dictionary(v->op);
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  if (!varve_era_has(v->context->era, VARVE_HAS_DISCARDABLE_CHECKS))
    return VARVE_STATUS_OK; /* attributes in modules of these releases are not checked */
  for (uint32_t i = 0; i < count; i++) {
    const discardable of = {varve_string_bytes(varve_dictionary_name(dictionary, i)),
                            varve_dictionary_value(dictionary, i)};
    if (memchr(of.name.data, '.', of.name.size) == NULL)
      continue;
    v->rule = VARVE_RULE_STRUCTURE_DISCARDABLE;
    VARVE_TRY(check_one(v, &of));
  }
  return VARVE_STATUS_OK;
}
