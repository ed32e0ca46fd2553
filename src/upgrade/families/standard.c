/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules, functions, calls and branches: builtin and std to builtin, func and cf. */
#include <stdio.h>

#include "dialect/definition.h"
#include "ir/children.h"
#include "upgrade/engine/upgrader.h"

/* Attributes of arguments and results: arg0 = {...}, result1 = {...} became arg_attrs = [{...},
 * {}], and res_attrs. */

enum { MAX_KEY = 32 };

typedef struct attribute_list {
  const char *old_prefix;
  const char *new_name;
  uint32_t count; /* of arguments, or of results */
} attribute_list;

static varve_status collect_entries(varve_upgrader *up, varve_operation *op,
                                    const attribute_list *list, varve_vector *items, bool *any) {
  char key[MAX_KEY];
  for (uint32_t i = 0; i < list->count; i++) {
    snprintf(key, sizeof(key), "%s%u", list->old_prefix, (unsigned)i);
    const varve_entity *entry = varve_upgrade_get(op, key);
    bool is_entry = entry != NULL && entry->kind == VARVE_KIND_DICTIONARY;
    *any = *any || (is_entry && entry->child_count != 0);
    if (is_entry)
      VARVE_TRY(varve_upgrade_set(up, op, key, NULL));
    VARVE_TRY(varve_vector_push_pointer(items, is_entry ? entry : up->context->empty_dictionary));
  }
  return VARVE_STATUS_OK;
}

static varve_status gather_list(varve_upgrader *up, varve_operation *op,
                                const attribute_list *list) {
  varve_vector items;
  bool any = false;
  const varve_entity *array = NULL;
  varve_vector_init(&items, &up->context->memory, sizeof(const varve_entity *));
  varve_status status = collect_entries(up, op, list, &items, &any);
  if (status == VARVE_STATUS_OK && any)
    status = varve_array_get(up->context, items.data, (uint32_t)items.count, &array);
  varve_vector_release(&items);
  if (status != VARVE_STATUS_OK || !any)
    return status;
  varve_upgrade_count(up, VARVE_UPGRADE_ARGUMENT_ATTRIBUTES);
  return varve_upgrade_set(up, op, list->new_name, array);
}

/* Whether a key of the dictionary begins so and goes on with a number; its entries are looked for
 * one by one only then. */
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
  } else if (varve_operation_region_count(op) != 0 && varve_operation_region(op, 0)->first != NULL)
    arguments.count = varve_operation_region(op, 0)->first->argument_count;
  if (has_numbered(op, arguments.old_prefix))
    VARVE_TRY(gather_list(up, op, &arguments));
  return has_numbered(op, results.old_prefix) ? gather_list(up, op, &results) : VARVE_STATUS_OK;
}

/* Functions of every dialect. */
static varve_status gather_all(varve_upgrader *up) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op))
    VARVE_TRY(gather_of(up, op));
  return VARVE_STATUS_OK;
}

/* Functions */

static bool has_body(const varve_operation *op) {
  return varve_operation_region_count(op) != 0 && varve_operation_region(op, 0)->first != NULL;
}

/* A declaration is not public any more. */
static varve_status hide_declaration(varve_upgrader *up, varve_operation *op) {
  const varve_entity *visibility = varve_upgrade_get(op, "sym_visibility"), *private_word;
  bool is_public = visibility == NULL ||
                   (varve_child_is_string(visibility) &&
                    varve_slice_equal(varve_string_bytes(visibility), VARVE_SLICE("public")));
  if (has_body(op) || !is_public)
    return VARVE_STATUS_OK;
  varve_upgrade_count(up, VARVE_UPGRADE_VISIBILITY);
  VARVE_TRY(varve_upgrade_string(up, "private", &private_word));
  return varve_upgrade_set(up, op, "sym_visibility", private_word);
}

/* Functions stood in functions too; today a symbol stands in what has a table of them. */
static varve_status upgrade_function(varve_upgrader *up, varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  const varve_operation_name *today;
  if (parent != NULL && up->target != NULL) {
    VARVE_TRY(varve_operation_name_get(up->target, parent->name->text, &today));
    if (today->definition != NULL &&
        !varve_has_trait(today->definition->dialect->tables, today->definition->record->traits,
                         "SymbolTable"))
      return varve_upgrade_leave(up, op, "func.func needs a parent with a symbol table");
  }
  VARVE_TRY(varve_upgrade_move(up, op, "type", "function_type"));
  return varve_upgrade_rename(up, op, "func.func");
}

/* A function returns by its own dialect's operation. */
static varve_status upgrade_return(varve_upgrader *up, varve_operation *op) {
  static const char *const names[][2] = {{"func.func", "func.return"},
                                         {"gpu.func", "gpu.return"},
                                         {"llvm.func", "llvm.return"},
                                         {"ml_program.func", "ml_program.return"}};
  varve_operation *parent = varve_operation_parent(op);
  for (size_t i = 0; parent != NULL && i < VARVE_COUNT_OF(names); i++)
    if (varve_upgrade_is(parent, names[i][0]))
      return varve_upgrade_rename(up, op, names[i][1]);
  return varve_upgrade_leave(up, op, "func.return needs func.func as parent");
}

/* Branches: what is handed to successors stands behind the operation's own operands. */

static uint32_t handed_to(const varve_operation *op, uint32_t successor) {
  const varve_block *block = varve_operation_successors(op)[successor].block;
  return block == NULL ? 0 : block->argument_count;
}

static varve_status upgrade_cond_br(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_successor_count(op) != 2 || op->operand_count == 0)
    return varve_upgrade_leave(up, op, "it needs a condition and two successors");
  const int32_t sizes[] = {1, (int32_t)handed_to(op, 0), (int32_t)handed_to(op, 1)};
  VARVE_TRY(varve_upgrade_rename(up, op, "cf.cond_br"));
  return varve_upgrade_set_segments(up, op, sizes, 3);
}

/* Offsets of the cases' operands became their numbers. */
static varve_status upgrade_switch(varve_upgrader *up, varve_operation *op) {
  uint32_t successors = varve_operation_successor_count(op);
  const varve_entity *sizes = NULL;
  int32_t segments[] = {1, 0, 0};
  if (successors == 0 || op->operand_count == 0)
    return varve_upgrade_leave(up, op, "it needs a flag and a default successor");
  if (varve_upgrade_get(op, "case_operand_segments") != NULL) /* of LLVM 14 */
    return varve_upgrade_rename(up, op, "cf.switch");
  varve_vector counts;
  varve_vector_init(&counts, &up->context->memory, sizeof(uint32_t));
  varve_status status = VARVE_STATUS_OK;
  segments[1] = (int32_t)handed_to(op, 0);
  for (uint32_t i = 1; i < successors && status == VARVE_STATUS_OK; i++) {
    segments[2] += (int32_t)handed_to(op, i);
    status = varve_vector_push_u32(&counts, handed_to(op, i));
  }
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_i32_array(up, counts.data, counts.count, &sizes);
  varve_vector_release(&counts);
  VARVE_TRY(status);
  VARVE_TRY(varve_upgrade_rename(up, op, "cf.switch"));
  VARVE_TRY(varve_upgrade_set(up, op, "case_operand_offsets", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "case_operand_segments", sizes));
  return varve_upgrade_set_segments(up, op, segments, 3);
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
};

const varve_upgrade_family varve_upgrade_control_flow = {
    .lines = lines,
    .line_count = VARVE_COUNT_OF(lines),
    .before = {[VARVE_STEP_2020] = gather_all}};
