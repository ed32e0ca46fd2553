/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialects omp and acc. Private and reduced data were operands of the operation around the
 * region. In LLVM 22 such data need operations and symbols of their own, which an old module does
 * not have. Operations with such data are skipped. */
#include "dialect/definition.h"
#include "dialect/segments.h"
#include "upgrade/engine/values.h"
#include "upgrade/families/families.h"
#include "upgrade/families/llvm_types.h"

/* Operand groups. The definitions of both releases list them, and groups with the same name
 * correspond. */

enum { MAX_GROUPS = 24 };

typedef struct operand_group {
  varve_slice name; /* the name in LLVM 22 */
  uint32_t size;
} operand_group;

typedef struct group_list {
  operand_group items[MAX_GROUPS];
  uint32_t count;
} group_list;

static const struct group_name {
  varve_slice old, newer;
} names[] = {
    {VARVE_SLICE_INIT("allocators_vars"), VARVE_SLICE_INIT("allocator_vars")},
    {VARVE_SLICE_INIT("chunk_size"), VARVE_SLICE_INIT("dist_schedule_chunk_size")},
    {VARVE_SLICE_INIT("depend_vec_vars"), VARVE_SLICE_INIT("doacross_depend_vars")},
    {VARVE_SLICE_INIT("final_expr"), VARVE_SLICE_INIT("final")},
    {VARVE_SLICE_INIT("grain_size"), VARVE_SLICE_INIT("grainsize")},
    {VARVE_SLICE_INIT("has_device_addr"), VARVE_SLICE_INIT("has_device_addr_vars")},
    {VARVE_SLICE_INIT("if_expr_var"), VARVE_SLICE_INIT("if_expr")},
    {VARVE_SLICE_INIT("is_device_ptr"), VARVE_SLICE_INIT("is_device_ptr_vars")},
    {VARVE_SLICE_INIT("map_operands"), VARVE_SLICE_INIT("map_vars")},
    {VARVE_SLICE_INIT("num_threads_var"), VARVE_SLICE_INIT("num_threads")},
    {VARVE_SLICE_INIT("schedule_chunk_var"), VARVE_SLICE_INIT("schedule_chunk")},
    {VARVE_SLICE_INIT("use_device_addr"), VARVE_SLICE_INIT("use_device_addr_vars")},
    {VARVE_SLICE_INIT("use_device_ptr"), VARVE_SLICE_INIT("use_device_ptr_vars")},
};

static varve_slice newer_name(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (varve_slice_equal(name, names[i].old))
      return names[i].newer;
  return name;
}

static const varve_value_record *operand_of(const varve_operation_definition *definition,
                                            uint32_t index) {
  return &definition->values[definition->record->operands.first + index];
}

static varve_slice name_of(const varve_operation_definition *definition, uint32_t index) {
  return varve_table_text(definition->dialect->tables, operand_of(definition, index)->name);
}

/* Infers the sizes of groups of an operation without stored sizes. At most one of its groups is
 * optional or variadic. Returns false if the operation has too few operands. */
static bool infer_sizes(const varve_operation *op, const varve_operation_definition *definition,
                        group_list *groups) {
  uint32_t single = 0;
  for (uint32_t i = 0; i < groups->count; i++)
    single += operand_of(definition, i)->variadicity == VARVE_VARIADICITY_SINGLE;
  if (op->operand_count < single)
    return false;
  for (uint32_t i = 0; i < groups->count; i++)
    groups->items[i].size = operand_of(definition, i)->variadicity == VARVE_VARIADICITY_SINGLE
                                ? 1
                                : op->operand_count - single;
  return true;
}

static bool take_sizes(const varve_operation *op, varve_numbers sizes, group_list *groups) {
  int64_t sum = 0;
  if (sizes.count != groups->count)
    return false;
  for (uint32_t i = 0; i < groups->count; i++) {
    int64_t size = sizes.items[i];
    if (size < 0 || size > op->operand_count)
      return false;
    groups->items[i].size = (uint32_t)size;
    sum += size;
  }
  return sum == op->operand_count;
}

/* Reads the sizes of groups by the definition of op's own era. Sets *is_read to false if the sizes
 * are unknown. */
static varve_status read_groups(varve_upgrader *up, const varve_operation *op, group_list *groups,
                                bool *is_read) {
  const varve_operation_definition *definition = op->name->definition;
  varve_numbers sizes;
  *is_read = false;
  if (definition == NULL || definition->record->operands.count > MAX_GROUPS)
    return VARVE_STATUS_OK;
  groups->count = definition->record->operands.count;
  for (uint32_t i = 0; i < groups->count; i++)
    groups->items[i] = (operand_group){newer_name(name_of(definition, i)), 0};
  if (!definition->has_operand_segments) {
    *is_read = infer_sizes(op, definition, groups);
    return VARVE_STATUS_OK;
  }
  varve_slice name = varve_segments_name(up->context->era, true);
  VARVE_TRY(varve_upgrade_read_list(up, varve_upgrade_get(op, name.data), &sizes));
  *is_read = sizes.items != NULL && take_sizes(op, sizes, groups);
  return VARVE_STATUS_OK;
}

/* Whether a group has operands that need operations of their own in LLVM 22. */
static bool has_data(const varve_upgrader *up, const group_list *groups) {
  static const char *const always[] = {"linear_vars", "firstprivate_vars", "lastprivate_vars",
                                       "shared_vars", "copyin_vars"};
  /* Since LLVM 17 the body has arguments for the operands of these groups. */
  static const char *const once[] = {"private_vars", "reduction_vars", "in_reduction_vars"};
  bool is_old = !varve_era_has(up->context->era, VARVE_HAS_OMP_BODY_ARGUMENTS);
  for (uint32_t g = 0; g < groups->count; g++) {
    bool is_data = false;
    for (size_t i = 0; i < VARVE_COUNT_OF(always); i++)
      is_data |= varve_slice_equal(groups->items[g].name, varve_slice_of(always[i]));
    for (size_t i = 0; i < VARVE_COUNT_OF(once) && is_old; i++)
      is_data |= varve_slice_equal(groups->items[g].name, varve_slice_of(once[i]));
    if (is_data && groups->items[g].size != 0)
      return true;
  }
  return false;
}

/* The place of a group in the list of operands. */
typedef struct group_place {
  uint32_t first;
  uint32_t size;
} group_place;

static group_place find_group(const group_list *groups, varve_slice name) {
  group_place place = {0, 0};
  for (uint32_t i = 0; i < groups->count; i++) {
    place.size = groups->items[i].size;
    if (varve_slice_equal(groups->items[i].name, name))
      return place;
    place.first += place.size;
  }
  return (group_place){0, 0};
}

static varve_status place_operands(varve_upgrader *up, varve_operation *op,
                                   const group_list *groups,
                                   const varve_operation_definition *newer) {
  int32_t sizes[MAX_GROUPS];
  uint32_t count = 0;
  varve_value **values = varve_upgrade_allocate(up, op->operand_count, sizeof(varve_value *));
  if (values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < newer->record->operands.count; i++) {
    group_place place = find_group(groups, name_of(newer, i));
    sizes[i] = (int32_t)place.size;
    for (uint32_t k = 0; k < place.size && count < op->operand_count; k++)
      values[count++] = varve_operation_operand(op, place.first + k);
  }
  if (count != op->operand_count)
    return varve_upgrade_skip(up, op, "LLVM 22 has no group for one of its operands");
  for (uint32_t i = 0; i < count; i++)
    varve_operation_set_operand(op, i, values[i]);
  varve_slice name = varve_segments_name(up->context->era, true);
  VARVE_TRY(varve_upgrade_set(up, op, name.data, NULL));
  return newer->has_operand_segments
             ? varve_upgrade_set_segments(up, op, sizes, newer->record->operands.count)
             : VARVE_STATUS_OK;
}

/* Moves the operands into the groups that LLVM 22 defines. Skips op if LLVM 22 has no group for an
 * operand. */
static varve_status set_groups(varve_upgrader *up, varve_operation *op, const group_list *groups) {
  const varve_operation_name *newer;
  if (up->target == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &newer));
  if (newer->definition == NULL || newer->definition->record->operands.count > MAX_GROUPS)
    return VARVE_STATUS_OK; /* the driver skips op */
  if (op->name->definition != NULL && !op->name->definition->has_operand_segments &&
      !newer->definition->has_operand_segments)
    return VARVE_STATUS_OK; /* there is one operand for each group, in the same order */
  return place_operands(up, op, groups, newer->definition);
}

/* Clauses of omp */

static bool is_word(const varve_entity *attribute, const char *word) {
  return attribute != NULL && attribute->kind == VARVE_KIND_STRING &&
         varve_slice_equal(varve_string_bytes(attribute), varve_slice_of(word));
}

static varve_status upgrade_groups(varve_upgrader *up, varve_operation *op) {
  group_list groups;
  bool is_read;
  VARVE_TRY(read_groups(up, op, &groups, &is_read));
  if (!is_read || up->is_skipped)
    return VARVE_STATUS_OK;
  if (has_data(up, &groups))
    return varve_upgrade_skip(up, op, "private or reduced data needs an operation of its own");
  return set_groups(up, op, &groups);
}

/* Upgrades the groups of an operation in a module of LLVM 19. In a module of an older release, an
 * earlier step upgraded the groups already. */
static varve_status upgrade_groups_19(varve_upgrader *up, varve_operation *op) {
  return varve_era_has(up->context->era, VARVE_HAS_OMP_BODY_ARGUMENTS) ? upgrade_groups(up, op)
                                                                       : VARVE_STATUS_OK;
}

static varve_status upgrade_parallel(varve_upgrader *up, varve_operation *op) {
  const varve_entity *sharing = varve_upgrade_get(op, "default_val");
  if (sharing != NULL && !is_word(sharing, "defshared"))
    return varve_upgrade_skip(up, op, "data that is not shared needs a name");
  VARVE_TRY(varve_upgrade_set(up, op, "default_val", NULL));
  return upgrade_groups(up, op);
}

/* Sets the attribute element_type to the element type of the address that op reads. */
static varve_status upgrade_atomic_read(varve_upgrader *up, varve_operation *op) {
  const varve_entity *type;
  const varve_entity *element;
  if (op->operand_count == 0 || varve_upgrade_get(op, "element_type") != NULL)
    return VARVE_STATUS_OK;
  const varve_entity *address = varve_operation_operand(op, 0)->type;
  if (varve_is_shaped_type(address))
    element = varve_type_element(address);
  else
    VARVE_TRY(varve_upgrade_pointee(up, address, &element));
  if (element == NULL)
    return varve_upgrade_skip(up, op, "the type that it reads is unknown");
  VARVE_TRY(varve_type_attribute_get(up->context, element, &type));
  return varve_upgrade_set(up, op, "element_type", type);
}

/* Removes the terminator of an operation that wraps a loop, because such an operation has no
 * terminator in LLVM 22. */
static varve_status upgrade_wrapper(varve_upgrader *up, varve_operation *op) {
  VARVE_TRY(upgrade_groups_19(up, op));
  if (varve_operation_region_count(op) != 1 || varve_operation_region(op, 0)->first == NULL)
    return VARVE_STATUS_OK;
  varve_operation *last = varve_operation_region(op, 0)->first->last;
  return last != NULL && varve_upgrade_is(last, "omp.terminator") ? varve_upgrade_erase(up, last)
                                                                  : VARVE_STATUS_OK;
}

/* omp.wsloop, which wraps an omp.loop_nest in LLVM 22 */

/* LLVM 13 has strings with a capital, such as "Static". The cases of the enum of LLVM 14 have such
 * names too; their numbers are those of LLVM 22. */
static varve_status set_schedule(varve_upgrader *up, varve_operation *op) {
  const varve_entity *schedule = varve_upgrade_get(op, "schedule_kind");
  const varve_entity *made = NULL;
  char word[16];
  if (schedule != NULL && varve_entity_is_parametric(schedule)) {
    VARVE_TRY(varve_upgrade_make_case(up, varve_parameter(schedule, 0),
                                      VARVE_SLICE("#omp.schedulekind"), &made));
    return made == NULL ? VARVE_STATUS_OK : varve_upgrade_set(up, op, "schedule_kind", made);
  }
  if (schedule == NULL || schedule->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  varve_slice text = varve_string_bytes(schedule);
  if (text.size == 0 || text.size >= sizeof(word))
    return varve_upgrade_skip(up, op, "its schedule is unknown");
  memcpy(word, text.data, text.size);
  word[text.size] = 0;
  if (word[0] >= 'A' && word[0] <= 'Z')
    word[0] = (char)(word[0] - 'A' + 'a');
  VARVE_TRY(varve_upgrade_string(up, word, &schedule));
  return varve_upgrade_set(up, op, "schedule_kind", schedule);
}

/* Moves the bounds and the body into a new omp.loop_nest. */
static varve_status make_nest(varve_upgrader *up, varve_operation *op, uint32_t bounds) {
  varve_operation *nest;
  varve_block *block;
  varve_value **values = varve_upgrade_allocate(up, bounds, sizeof(varve_value *));
  if (values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < bounds; i++)
    values[i] = varve_operation_operand(op, i);
  varve_operation_state state = {
      .region_count = 1, .location = op->location, .operands = values, .operand_count = bounds};
  VARVE_TRY(varve_operation_name_get(up->context, VARVE_SLICE("omp.loop_nest"), &state.name));
  VARVE_TRY(varve_operation_create(up->module, &state, &nest));
  varve_region_take_blocks(varve_operation_region(nest, 0), varve_operation_region(op, 0));
  VARVE_TRY(varve_block_create(up->module, &block));
  varve_region_insert_block(varve_operation_region(op, 0), NULL, block);
  varve_block_insert_operation(block, NULL, nest);
  const varve_entity *inclusive = varve_upgrade_get(op, "inclusive");
  if (inclusive == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_set(up, op, "inclusive", NULL));
  return varve_upgrade_set(up, nest, "loop_inclusive", inclusive);
}

/* Whether the first three groups are lowerBound, upperBound and step, and have the same size. */
static bool has_bounds(const group_list *groups) {
  static const char *const bounds[] = {"lowerBound", "upperBound", "step"};
  for (uint32_t i = 0; i < VARVE_COUNT_OF(bounds); i++)
    if (groups->count <= i || groups->items[i].size != groups->items[0].size ||
        !varve_slice_equal(groups->items[i].name, varve_slice_of(bounds[i])))
      return false;
  return true;
}

static varve_status upgrade_loop(varve_upgrader *up, varve_operation *op) {
  group_list groups;
  int64_t collapsed;
  bool is_read;
  VARVE_TRY(read_groups(up, op, &groups, &is_read));
  if (!is_read || varve_operation_region_count(op) != 1 || varve_operation_result_count(op) != 0 ||
      !has_bounds(&groups))
    return varve_upgrade_skip(up, op, "its bounds are unknown");
  if (has_data(up, &groups))
    return varve_upgrade_skip(up, op, "private or reduced data needs an operation of its own");
  uint32_t depth = groups.items[0].size;
  if (varve_integer_of(varve_upgrade_get(op, "collapse_val"), &collapsed) && collapsed != depth)
    return varve_upgrade_skip(up, op, "it does not collapse all its loops");
  VARVE_TRY(set_schedule(up, op));
  if (up->is_skipped)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_nest(up, op, 3 * depth));
  for (uint32_t i = 3 * depth; i-- > 0;)
    VARVE_TRY(varve_upgrade_remove_operand(up, op, i));
  groups.items[0].size = groups.items[1].size = groups.items[2].size = 0;
  VARVE_TRY(varve_upgrade_set(up, op, "collapse_val", NULL));
  if (varve_upgrade_is(op, "omp.simdloop"))
    VARVE_TRY(varve_upgrade_rename(up, op, "omp.simd"));
  return set_groups(up, op, &groups);
}

/* A line that does not count its uses: a rule of dialects/upgrades counts them. */
#define OMP(step, from, rewrite)                                                                   \
  { VARVE_STEP_##step, VARVE_UPGRADE_COUNT, "omp." from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    OMP(LLVM16, "parallel", upgrade_parallel),
    OMP(LLVM16, "wsloop", upgrade_loop),
    OMP(LLVM16, "simdloop", upgrade_loop),
    OMP(LLVM16, "taskloop", upgrade_loop),
    OMP(LLVM16, "atomic.read", upgrade_atomic_read),
    OMP(LLVM16, "*", upgrade_groups),
    OMP(LLVM19, "wsloop", upgrade_wrapper),
    OMP(LLVM19, "simd", upgrade_wrapper),
    OMP(LLVM19, "taskloop", upgrade_wrapper),
    OMP(LLVM19, "distribute", upgrade_wrapper),
    OMP(LLVM19, "loop_nest", NULL),
    OMP(LLVM19, "*", upgrade_groups_19),
};

const varve_upgrade_family varve_upgrade_openmp = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
