/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects with few rules: gpu, pdl, mpi, amx and dlti; and the text of unknown dialects. */
#include "dialect/definition.h"
#include "ir/children.h"
#include "upgrade/engine/values.h"
#include "upgrade/families/families.h"

/* gpu: kernels of 2019 */

/* Converts a module with the attribute gpu.kernel_module to gpu.module, which needs a name. */
static varve_status upgrade_kernel_module(varve_upgrader *up, varve_operation *op) {
  const varve_entity *name;
  VARVE_TRY(varve_upgrade_set(up, op, "gpu.kernel_module", NULL));
  if (varve_upgrade_get(op, "sym_name") == NULL) {
    VARVE_TRY(varve_upgrade_string(up, "kernels", &name));
    VARVE_TRY(varve_upgrade_set(up, op, "sym_name", name));
  }
  varve_upgrade_count(up, VARVE_UPGRADE_GPU);
  return varve_upgrade_rename(up, op, "gpu.module");
}

/* If the root of the file is a module of kernels, puts its contents into a new gpu.module. */
static varve_status wrap_kernels(varve_upgrader *up, varve_operation *root) {
  varve_operation *inside;
  varve_operation_state state = {.location = root->location, .region_count = 1};
  varve_block *block;
  VARVE_TRY(varve_operation_name_get(up->context, VARVE_SLICE("gpu.module"), &state.name));
  VARVE_TRY(varve_operation_create(up->module, &state, &inside));
  VARVE_TRY(varve_block_create(up->module, &block));
  varve_region_take_blocks(varve_operation_region(inside, 0), varve_operation_region(root, 0));
  varve_region_insert_block(varve_operation_region(root, 0), NULL, block);
  varve_block_insert_operation(block, NULL, inside);
  VARVE_TRY(varve_upgrade_set(up, root, "gpu.kernel_module", NULL));
  VARVE_TRY(varve_upgrade_set(up, inside, "sym_name", varve_upgrade_get(root, "sym_name")));
  VARVE_TRY(varve_upgrade_set(up, root, "sym_name", NULL));
  return upgrade_kernel_module(up, inside);
}

static varve_status upgrade_kernel(varve_upgrader *up, varve_operation *op) {
  const varve_entity *none;
  const varve_region *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0);
  if (body == NULL || body->first == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_i64(up, 0, &none));
  VARVE_TRY(varve_upgrade_set(up, op, "workgroup_attributions", none));
  varve_upgrade_count(up, VARVE_UPGRADE_GPU);
  return varve_upgrade_rename(up, op, "gpu.func");
}

static varve_status upgrade_kernels(varve_upgrader *up) {
  if (varve_upgrade_get(up->module->root, "gpu.kernel_module") != NULL &&
      varve_operation_region_count(up->module->root) == 1)
    VARVE_TRY(wrap_kernels(up, up->module->root));
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation *parent = varve_operation_parent(op);
    if (parent != NULL && varve_upgrade_is(op, "builtin.module") &&
        varve_upgrade_get(op, "gpu.kernel_module") != NULL)
      VARVE_TRY(upgrade_kernel_module(up, op));
    if (parent != NULL && varve_upgrade_is(parent, "gpu.module") && varve_upgrade_is(op, "func") &&
        varve_upgrade_get(op, "gpu.kernel") != NULL)
      VARVE_TRY(upgrade_kernel(up, op));
  }
  return VARVE_STATUS_OK;
}

/* gpu: launches */

#define LAUNCH_SIZES UINT32_C(6)
#define LAUNCH_ARGUMENTS UINT32_C(12)

/* Removes the operands after the sizes. The body got these operands as arguments; in LLVM 22 it
 * uses them directly. */
static varve_status upgrade_launch(varve_upgrader *up, varve_operation *op) {
  varve_block *body = varve_upgrade_body(op);
  if (body == NULL || op->operand_count <= LAUNCH_SIZES ||
      body->argument_count != op->operand_count + (LAUNCH_ARGUMENTS - LAUNCH_SIZES))
    return VARVE_STATUS_OK;
  while (op->operand_count > LAUNCH_SIZES) {
    uint32_t last = op->operand_count - 1, argument = body->argument_count - 1;
    varve_value_replace_uses(&body->arguments[argument]->value, varve_operation_operand(op, last));
    VARVE_TRY(varve_block_erase_argument(up->module, body, argument));
    VARVE_TRY(varve_upgrade_remove_operand(up, op, last));
  }
  return VARVE_STATUS_OK;
}

/* Renames the gpu.return that ends gpu.launch to gpu.terminator, and the gpu.return that ends a
 * function to std.return. */
static varve_status upgrade_return(varve_upgrader *up, varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  if (parent != NULL && varve_upgrade_is(parent, "gpu.launch"))
    return varve_upgrade_rename(up, op, "gpu.terminator");
  return parent != NULL && varve_upgrade_is(parent, "func")
             ? varve_upgrade_rename(up, op, "std.return")
             : VARVE_STATUS_OK;
}

/* pdl and pdl_interp */

/* Removes the attribute with constant parameters, and adds one operand at the end for each
 * parameter. The operand is the result of a new operation that creates the parameter. */
static varve_status make_parameters(varve_upgrader *up, varve_operation *op, const char *list) {
  bool is_interpreted =
      varve_slice_equal(varve_string_bytes(op->name->dialect), VARVE_SLICE("pdl_interp"));
  const varve_entity *parameters = varve_upgrade_get(op, list);
  const varve_entity *type;
  if (parameters == NULL)
    return VARVE_STATUS_OK;
  if (parameters->kind != VARVE_KIND_ARRAY)
    return varve_upgrade_skip(up, op, "its constant parameters are unknown");
  VARVE_TRY(varve_upgrade_dialect_type(up, "pdl", "attribute", &type));
  for (uint32_t i = 0; i < parameters->child_count; i++) {
    varve_value *value;
    VARVE_TRY(varve_upgrade_insert_one(
        up, op, is_interpreted ? "pdl_interp.create_attribute" : "pdl.attribute", NULL, type,
        &value));
    VARVE_TRY(
        varve_upgrade_set(up, varve_value_operation(value), "value", parameters->children[i]));
    VARVE_TRY(varve_upgrade_insert_operand(up, op, op->operand_count, value));
  }
  return varve_upgrade_set(up, op, list, NULL);
}

static varve_status upgrade_native(varve_upgrader *up, varve_operation *op) {
  return make_parameters(up, op, "constParams");
}

/* Sets the sizes of operand groups of pdl.rewrite. LLVM 22 needs these sizes, because the operand
 * `root` is optional. */
static varve_status upgrade_rewrite(varve_upgrader *up, varve_operation *op) {
  const varve_entity *sizes = varve_upgrade_get(op, "operand_segment_sizes");
  varve_numbers numbers;
  VARVE_TRY(make_parameters(up, op, "externalConstParams"));
  if (op->operand_count == 0 || varve_upgrade_get(op, "operandSegmentSizes") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_read_list(up, sizes, &numbers));
  int32_t roots = numbers.count != 0 && numbers.items[0] == 0 ? 0 : 1;
  const int32_t groups[] = {roots, (int32_t)op->operand_count - roots};
  VARVE_TRY(varve_upgrade_set(up, op, "operand_segment_sizes", NULL));
  return varve_upgrade_set_segments(up, op, groups, 2);
}

/* mpi: the communicator is an operand in LLVM 22. Older releases used the communicator of all
 * processes. */

static varve_status add_world(varve_upgrader *up, varve_operation *op) {
  const varve_entity *type;
  varve_value *world;
  VARVE_TRY(varve_upgrade_dialect_type(up, "mpi", "comm", &type));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "mpi.comm_world", NULL, type, &world));
  return varve_upgrade_insert_operand(up, op, op->operand_count, world);
}

/* amx: tiles were vectors. In LLVM 22 they have the type !amx.tile. */

static const char unknown_cast[] = "builtin.unrealized_conversion_cast";

/* Makes !amx.tile<16x64xi8> for vector<16x64xi8>. *tile is `type` if `type` is not a vector. */
static varve_status make_tile(varve_upgrader *up, const varve_entity *type,
                              const varve_entity **tile) {
  const varve_entity *dialect;
  varve_buffer text;
  *tile = type;
  if (type->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(type);
  const varve_entity *element = varve_type_element(type);
  VARVE_TRY(varve_string_get(up->context, VARVE_SLICE("amx"), &dialect));
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = varve_buffer_append(&text, VARVE_SLICE("tile<"));
  for (size_t i = 0; i < dims.rank && status == VARVE_STATUS_OK; i++) {
    status = varve_buffer_append_signed(&text, dims.sizes[i]);
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append_char(&text, 'x');
  }
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, varve_slice_make("\0>", 2));
  if (status == VARVE_STATUS_OK)
    status =
        varve_dialect_type_get(up->context, dialect, varve_buffer_slice(&text), &element, 1, tile);
  varve_buffer_release(&text);
  return status;
}

static bool is_amx(const varve_operation *op) {
  return varve_slice_equal(varve_string_bytes(op->name->dialect), VARVE_SLICE("amx"));
}

/* Replaces an operand that is a vector by a cast of the operand to a tile. */
static varve_status use_tile(varve_upgrader *up, varve_operation *op, uint32_t index) {
  varve_value *value = varve_operation_operand(op, index);
  const varve_entity *tile;
  VARVE_TRY(make_tile(up, value->type, &tile));
  if (tile == value->type)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_one(up, op, unknown_cast, value, tile, &value));
  varve_operation_set_operand(op, index, value);
  return VARVE_STATUS_OK;
}

/* Makes the result a tile. If operations of other dialects use the result, all users get a cast of
 * the tile to the vector. */
static varve_status make_result(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  varve_value *result = varve_operation_result(op, 0);
  const varve_entity *tile;
  bool is_only_here = true;
  VARVE_TRY(make_tile(up, result->type, &tile));
  for (const varve_use *use = result->first_use; use != NULL; use = use->next)
    is_only_here = is_only_here && is_amx(use->owner);
  if (!is_only_here)
    return varve_upgrade_cast_result(up, op, tile, unknown_cast);
  result->type = tile;
  return VARVE_STATUS_OK;
}

/* Makes the result a tile, and sets the sizes of the three operand groups: memory, indices, and an
 * absent stride. */
static varve_status upgrade_load(varve_upgrader *up, varve_operation *op) {
  const int32_t groups[] = {1, (int32_t)op->operand_count - 1, 0};
  if (op->operand_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_result(up, op));
  return varve_upgrade_set_segments(up, op, groups, VARVE_COUNT_OF(groups));
}

static varve_status upgrade_store(varve_upgrader *up, varve_operation *op) {
  const int32_t groups[] = {1, (int32_t)op->operand_count - 2, 1, 0};
  if (op->operand_count < 2)
    return VARVE_STATUS_OK;
  VARVE_TRY(use_tile(up, op, op->operand_count - 1));
  return varve_upgrade_set_segments(up, op, groups, VARVE_COUNT_OF(groups));
}

static varve_status upgrade_tiles(varve_upgrader *up, varve_operation *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(use_tile(up, op, i));
  return make_result(up, op);
}

/* dlti: a system of devices has "name" = device instead of "name" : device. */

/* Writes the text of a system with these devices. A NUL in the text refers to the next item of
 * places. The items are the names and the devices. */
static varve_status put_devices(const varve_entity *devices, varve_buffer *out,
                                varve_vector *places) {
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE("target_system_spec<")));
  for (uint32_t i = 0; i < devices->child_count; i++) {
    const varve_entity *device = devices->children[i];
    if (device->kind != VARVE_KIND_ARRAY || device->child_count != 2)
      return VARVE_STATUS_UNSUPPORTED;
    if (i != 0)
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append(out, VARVE_SLICE("\0 = \0")));
    VARVE_TRY(varve_vector_push(places, &device->children[0]));
    VARVE_TRY(varve_vector_push(places, &device->children[1]));
  }
  return varve_buffer_append_char(out, '>');
}

static varve_status convert_system(varve_upgrader *up, const varve_entity *node,
                                   const varve_entity **converted) {
  if (node->kind != VARVE_KIND_DIALECT_ATTRIBUTE || !varve_entity_is_parametric(node) ||
      !varve_slice_equal(varve_string_bytes(node->children[0]), VARVE_SLICE("dlti")) ||
      !varve_slice_equal(varve_slice_make(varve_entity_payload(node), node->payload_size),
                         VARVE_SLICE("target_system_spec")) ||
      node->child_count != 2 || node->children[1]->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  varve_buffer out;
  varve_vector places;
  varve_buffer_init(&out, &up->context->memory);
  varve_vector_init(&places, &up->context->memory, sizeof(const varve_entity *));
  varve_status status = put_devices(node->children[1], &out, &places);
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_attribute_get(up->context, node->children[0], varve_buffer_slice(&out),
                                         places.data, (uint32_t)places.count, converted);
  varve_vector_release(&places);
  varve_buffer_release(&out);
  return status;
}

/* Unknown dialects: in LLVM 14, #foo<"bar<1>"> and #foo.bar<1> were the same attribute; later
 * releases have two attributes. If the quoted form occurs first in the file, the quotes are
 * restored. */

static varve_status quote(varve_upgrader *up, const varve_entity *node,
                          const varve_entity **quoted) {
  varve_buffer text;
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = varve_buffer_append_char(&text, '"');
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text,
                                 varve_slice_make(varve_entity_payload(node), node->payload_size));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&text, '"');
  const varve_entity_parts parts = {.kind = (varve_kind)node->kind,
                                    .flags = node->flags,
                                    .child_count = node->child_count,
                                    .children = node->children,
                                    .payload = text.data,
                                    .payload_size = text.size};
  if (status == VARVE_STATUS_OK)
    status = varve_entity_intern(up->context, &parts, quoted);
  varve_buffer_release(&text);
  return status;
}

static varve_status convert_quoted(varve_upgrader *up, const varve_entity *node,
                                   const varve_entity **converted) {
  if (!varve_entity_is_dialect_node(node) || varve_entity_is_parametric(node) ||
      !varve_context_was_quoted(up->context, node))
    return VARVE_STATUS_OK;
  return quote(up, node, converted);
}

#define GPU(step, from, rewrite)                                                                   \
  { VARVE_STEP_##step, VARVE_UPGRADE_GPU, from, NULL, rewrite }
#define PDL(from, rewrite)                                                                         \
  { VARVE_STEP_LLVM13, VARVE_UPGRADE_PDL, from, NULL, rewrite }
#define MPI(from)                                                                                  \
  { VARVE_STEP_LLVM19, VARVE_UPGRADE_MPI, from, NULL, add_world }
#define AMX(from, rewrite)                                                                         \
  { VARVE_STEP_LLVM19, VARVE_UPGRADE_AMX, "amx." from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    GPU(2019, "gpu.launch", upgrade_launch),
    {VARVE_STEP_2019, VARVE_UPGRADE_COUNT, "gpu.return", NULL, upgrade_return},
    GPU(LLVM16, "gpu.module_end", varve_upgrade_drop),
    GPU(LLVM19, "gpu.module_end", varve_upgrade_drop),
    PDL("pdl.rewrite", upgrade_rewrite),
    PDL("pdl.apply_native_constraint", upgrade_native),
    PDL("pdl.apply_native_rewrite", upgrade_native),
    PDL("pdl_interp.apply_constraint", upgrade_native),
    PDL("pdl_interp.apply_rewrite", upgrade_native),
    MPI("mpi.comm_rank"),
    MPI("mpi.send"),
    MPI("mpi.recv"),
    AMX("tile_load", upgrade_load),
    AMX("tile_store", upgrade_store),
    AMX("tile_zero", upgrade_tiles),
    AMX("tile_mulf", upgrade_tiles),
    AMX("tile_muli", upgrade_tiles),
};

const varve_upgrade_family varve_upgrade_other = {
    .lines = lines,
    .line_count = VARVE_COUNT_OF(lines),
    .before = {[VARVE_STEP_2019] = upgrade_kernels},
    .convert = {[VARVE_STEP_LLVM13] = convert_quoted, [VARVE_STEP_LLVM19] = convert_system}};
