/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of the dialect std, which became operations of func, cf, memref and tensor; also
 * modules of builtin, and scf.parallel. */
#include <stdio.h>

#include "dialect/definition.h"
#include "ir/children.h"
#include "upgrade/families/families.h"

/* Attributes of arguments and results: arg0 = {...} and result1 = {...} became the lists arg_attrs
 * and res_attrs. */

enum { MAX_KEY = 32 };

typedef struct attribute_list {
  const char *old_prefix;
  const char *new_name;
  uint32_t count; /* number of arguments, or of results */
} attribute_list;

static varve_status gather_list(varve_upgrader *up, varve_operation *op,
                                const attribute_list *list) {
  char key[MAX_KEY];
  bool any = false;
  const varve_entity *array;
  const varve_entity **items =
      varve_upgrade_allocate(up, list->count, sizeof(const varve_entity *));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list->count; i++) {
    snprintf(key, sizeof(key), "%s%u", list->old_prefix, (unsigned)i);
    const varve_entity *entry = varve_upgrade_get(op, key);
    bool is_entry = entry != NULL && entry->kind == VARVE_KIND_DICTIONARY;
    any = any || (is_entry && entry->child_count != 0);
    if (is_entry)
      VARVE_TRY(varve_upgrade_set(up, op, key, NULL));
    items[i] = is_entry ? entry : up->context->empty_dictionary;
  }
  if (!any)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_array_get(up->context, items, list->count, &array));
  varve_upgrade_count(up, VARVE_UPGRADE_ARGUMENT_ATTRIBUTES);
  return varve_upgrade_set(up, op, list->new_name, array);
}

/* Whether the dictionary has a name that is the prefix followed by a number. Otherwise the caller
 * need not search the name of each argument. */
static bool has_numbered(const varve_operation *op, const char *prefix) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  size_t size = strlen(prefix);
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count; i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (name.size > size && memcmp(name.data, prefix, size) == 0 && name.data[size] >= '0' &&
        name.data[size] <= '9')
      return true;
  }
  return false;
}

static varve_status gather_of(varve_upgrader *up, varve_operation *op) {
  const varve_entity *type_attribute = varve_upgrade_get(op, "type");
  attribute_list arguments = {"arg", "arg_attrs", 0}, results = {"result", "res_attrs", 0};
  const varve_entity *type = type_attribute == NULL ? NULL : varve_attribute_type(type_attribute);
  if (varve_upgrade_get(op, "sym_name") == NULL || type == NULL)
    return VARVE_STATUS_OK;
  if (type->kind == VARVE_KIND_FUNCTION_TYPE) {
    arguments.count = varve_function_type_num_inputs(type);
    results.count = type->child_count - arguments.count;
  } else if (varve_upgrade_body(op) != NULL)
    arguments.count = varve_upgrade_body(op)->argument_count;
  if (has_numbered(op, arguments.old_prefix))
    VARVE_TRY(gather_list(up, op, &arguments));
  return has_numbered(op, results.old_prefix) ? gather_list(up, op, &results) : VARVE_STATUS_OK;
}

/* Moves attributes of arguments and results to arg_attrs and res_attrs, in the functions of all
 * dialects. */
static varve_status gather_all(varve_upgrader *up) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op))
    VARVE_TRY(gather_of(up, op));
  return VARVE_STATUS_OK;
}

/* Functions */

/* Makes a public function without a body private. */
static varve_status hide_declaration(varve_upgrader *up, varve_operation *op) {
  const varve_entity *visibility = varve_upgrade_get(op, "sym_visibility"), *private_word;
  bool is_public = visibility == NULL ||
                   (varve_child_is_string(visibility) &&
                    varve_slice_equal(varve_string_bytes(visibility), VARVE_SLICE("public")));
  if (varve_upgrade_body(op) != NULL || !is_public)
    return VARVE_STATUS_OK;
  varve_upgrade_count(up, VARVE_UPGRADE_VISIBILITY);
  VARVE_TRY(varve_upgrade_string(up, "private", &private_word));
  return varve_upgrade_set(up, op, "sym_visibility", private_word);
}

/* Converts a function to func.func. Skips the function if its parent has no symbol table: LLVM 22
 * requires a symbol table, but old releases allowed nested functions. */
static varve_status upgrade_function(varve_upgrader *up, varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  const varve_operation_name *newer;
  if (parent != NULL && up->target != NULL) {
    VARVE_TRY(varve_operation_name_get(up->target, parent->name->text, &newer));
    if (newer->definition != NULL &&
        !varve_has_trait(newer->definition->dialect->tables, newer->definition->record->traits,
                         "SymbolTable"))
      return varve_upgrade_skip(up, op, "func.func needs a parent with a symbol table");
  }
  VARVE_TRY(varve_upgrade_move(up, op, "type", "function_type"));
  return varve_upgrade_rename(up, op, "func.func");
}

/* Renames a return to the operation that returns from its function in LLVM 22, such as gpu.return
 * in gpu.func. */
static varve_status upgrade_return(varve_upgrader *up, varve_operation *op) {
  static const char *const names[][2] = {{"func.func", "func.return"},
                                         {"gpu.func", "gpu.return"},
                                         {"llvm.func", "llvm.return"},
                                         {"ml_program.func", "ml_program.return"}};
  varve_operation *parent = varve_operation_parent(op);
  for (size_t i = 0; parent != NULL && i < VARVE_COUNT_OF(names); i++)
    if (varve_upgrade_is(parent, names[i][0]))
      return varve_upgrade_rename(up, op, names[i][1]);
  return varve_upgrade_skip(up, op, "func.return needs func.func as parent");
}

/* Branches: the operands for successors follow the other operands. LLVM 22 stores how many operands
 * each successor has. */

static uint32_t successor_operands(const varve_operation *op, uint32_t successor) {
  const varve_block *block = varve_operation_successors(op)[successor].block;
  return block == NULL ? 0 : block->argument_count;
}

static varve_status upgrade_cond_br(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_successor_count(op) != 2 || op->operand_count == 0)
    return varve_upgrade_skip(up, op, "it needs a condition and two successors");
  const int32_t sizes[] = {1, (int32_t)successor_operands(op, 0),
                           (int32_t)successor_operands(op, 1)};
  VARVE_TRY(varve_upgrade_rename(up, op, "cf.cond_br"));
  return varve_upgrade_set_segments(up, op, sizes, 3);
}

/* Replaces the offset of the operands of each case by the number of operands of the case. */
static varve_status upgrade_switch(varve_upgrader *up, varve_operation *op) {
  uint32_t successors = varve_operation_successor_count(op);
  const varve_entity *sizes = NULL;
  int32_t segments[] = {1, 0, 0};
  if (successors == 0 || op->operand_count == 0)
    return varve_upgrade_skip(up, op, "it needs a flag and a default successor");
  if (varve_upgrade_get(op, "case_operand_segments") != NULL) /* as in LLVM 14 */
    return varve_upgrade_rename(up, op, "cf.switch");
  int32_t *counts = varve_upgrade_allocate(up, successors, sizeof(*counts));
  if (counts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  segments[1] = (int32_t)successor_operands(op, 0);
  for (uint32_t i = 1; i < successors; i++) {
    counts[i - 1] = (int32_t)successor_operands(op, i);
    segments[2] += counts[i - 1];
  }
  VARVE_TRY(varve_upgrade_i32_array(up, counts, successors - 1, &sizes));
  VARVE_TRY(varve_upgrade_rename(up, op, "cf.switch"));
  VARVE_TRY(varve_upgrade_set(up, op, "case_operand_offsets", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "case_operand_segments", sizes));
  return varve_upgrade_set_segments(up, op, segments, 3);
}

/* Loops */

static bool is_single_reduce(const varve_operation *op) {
  return varve_upgrade_is(op, "scf.reduce") && op->operand_count == 1 &&
         varve_operation_region_count(op) == 1;
}

/* Replaces the scf.reduce for each value, and the scf.yield at the end, by one scf.reduce of all
 * values, which ends scf.parallel in LLVM 22. */
static varve_status upgrade_parallel(varve_upgrader *up, varve_operation *op) {
  const varve_block *body = varve_upgrade_body(op);
  varve_operation *end = body == NULL ? NULL : body->last, *joined, *next;
  uint32_t count = 0, index = 0;
  if (end == NULL || !varve_upgrade_is(end, "scf.yield"))
    return VARVE_STATUS_OK;
  varve_upgrade_count(up, VARVE_UPGRADE_REDUCE);
  for (const varve_operation *o = body->first; o != end; o = o->next)
    count += is_single_reduce(o);
  varve_value **values = varve_upgrade_allocate(up, count, sizeof(varve_value *));
  if (values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (const varve_operation *o = body->first; o != end; o = o->next)
    if (is_single_reduce(o))
      values[index++] = varve_operation_operand(o, 0);
  varve_operation_state state = {.operands = values, .operand_count = count, .region_count = count};
  VARVE_TRY(varve_upgrade_insert(up, end, "scf.reduce", &state, &joined));
  index = 0;
  for (varve_operation *o = body->first; o != joined; o = next) {
    next = o->next;
    if (!is_single_reduce(o))
      continue;
    varve_region_take_blocks(varve_operation_region(joined, index++), varve_operation_region(o, 0));
    VARVE_TRY(varve_upgrade_erase(up, o));
  }
  return varve_upgrade_erase(up, end);
}

/* Memory */

static const varve_entity *operand_type(const varve_operation *op, uint32_t index) {
  return index < op->operand_count && varve_operation_operand(op, index) != NULL
             ? varve_operation_operand(op, index)->type
             : NULL;
}

static bool is_memref(const varve_entity *type) {
  return type != NULL &&
         (type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE);
}

static bool is_tensor(const varve_entity *type) {
  return type != NULL && (type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
                          type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE);
}

/* Makes the index of dim an operand. The index was an attribute. */
static varve_status add_dim_index(varve_upgrader *up, varve_operation *op) {
  int64_t index;
  varve_value *value;
  if (op->operand_count != 1 || !varve_integer_of(varve_upgrade_get(op, "index"), &index))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_index(up, op, index, &value));
  VARVE_TRY(varve_upgrade_set(up, op, "index", NULL));
  varve_upgrade_count(up, VARVE_UPGRADE_DIM);
  return varve_upgrade_insert_operand(up, op, 1, value);
}

static varve_status upgrade_dim(varve_upgrader *up, varve_operation *op) {
  VARVE_TRY(add_dim_index(up, op));
  /* std.dim became memref.dim and tensor.dim. */
  const varve_entity *type = operand_type(op, 0);
  if (is_memref(type))
    return varve_upgrade_rename(up, op, "memref.dim");
  if (is_tensor(type))
    return varve_upgrade_rename(up, op, "tensor.dim");
  return varve_upgrade_skip(up, op, "its operand is neither memref nor tensor");
}

/* Adds the result that memref.assume_alignment has in LLVM 22. */
static varve_status add_assumption_result(varve_upgrader *up, varve_operation *op) {
  varve_operation *made;
  const varve_entity *type = operand_type(op, 0);
  if (varve_operation_result_count(op) != 0 || type == NULL || op->operand_count != 1)
    return VARVE_STATUS_OK;
  varve_value *operand = varve_operation_operand(op, 0);
  varve_operation_state state = {.dictionary = varve_operation_dictionary(op),
                                 .operands = &operand,
                                 .operand_count = 1,
                                 .result_types = &type,
                                 .result_count = 1};
  varve_upgrade_count(up, VARVE_UPGRADE_ASSUMPTION);
  VARVE_TRY(varve_upgrade_insert(up, op, "memref.assume_alignment", &state, &made));
  return varve_upgrade_replace(up, op, made);
}

/* Tensors */

/* Casts the tensor of tensor.extract, which needs a rank, to a type whose rank is the number of
 * indices. */
static varve_status rank_operand(varve_upgrader *up, varve_operation *op) {
  enum { MAX_RANK = 64 };
  int64_t sizes[MAX_RANK];
  varve_value *tensor = varve_operation_operand(op, 0), *ranked;
  const varve_entity *type;
  uint32_t rank = op->operand_count - 1;
  if (rank > MAX_RANK)
    return varve_upgrade_skip(up, op, "it has too many indices");
  for (uint32_t i = 0; i < rank; i++)
    sizes[i] = VARVE_DYNAMIC;
  VARVE_TRY(varve_tensor_type_get(up->context, (varve_dims){sizes, rank},
                                  varve_type_element(tensor->type), NULL, &type));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "tensor.cast", tensor, type, &ranked));
  varve_operation_set_operand(op, 0, ranked);
  return VARVE_STATUS_OK;
}

static bool is_of_unranked(const varve_operation *op) {
  return op->operand_count != 0 &&
         varve_operation_operand(op, 0)->type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
}

static varve_status rank_if_unranked(varve_upgrader *up, varve_operation *op) {
  return is_of_unranked(op) ? rank_operand(up, op) : VARVE_STATUS_OK;
}

/* Gives the tensor of tensor.extract a rank, which was not required in 2021. */
static varve_status upgrade_unranked(varve_upgrader *up, varve_operation *op) {
  if (is_of_unranked(op))
    varve_upgrade_count(up, VARVE_UPGRADE_TENSOR);
  return rank_if_unranked(up, op);
}

#define LINE(step, rule, from, rewrite)                                                            \
  { VARVE_STEP_##step, VARVE_UPGRADE_##rule, from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    LINE(2020, MODULE_TERMINATOR, "module_terminator", varve_upgrade_drop),
    LINE(2020, MODULE_TERMINATOR, "builtin.module_terminator", varve_upgrade_drop),
    LINE(2020, COUNT, "func", hide_declaration),
    LINE(LLVM13, FUNC, "func", upgrade_function),
    LINE(LLVM13, FUNC, "builtin.func", upgrade_function),
    LINE(LLVM13, FUNC, "std.return", upgrade_return),
    LINE(LLVM13, BRANCH, "std.cond_br", upgrade_cond_br),
    LINE(LLVM13, BRANCH, "std.switch", upgrade_switch),
    LINE(LLVM16, COUNT, "scf.parallel", upgrade_parallel),
    LINE(2019, COUNT, "std.dim", add_dim_index),
    LINE(2020, MEMORY, "std.dim", upgrade_dim),
    LINE(LLVM13, MEMORY, "std.dim", upgrade_dim),
    LINE(LLVM16, COUNT, "memref.assume_alignment", add_assumption_result),
    LINE(LLVM19, COUNT, "memref.assume_alignment", add_assumption_result),
    LINE(2020, COUNT, "std.extract_element", rank_if_unranked),
    LINE(LLVM13, COUNT, "tensor.extract", upgrade_unranked),
};

const varve_upgrade_family varve_upgrade_standard = {.lines = lines,
                                                     .line_count = VARVE_COUNT_OF(lines),
                                                     .before = {[VARVE_STEP_2020] = gather_all}};
