/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects omp and acc. What shared or copied data was a list of operands of the operation around;
 * today it is told by operations and symbols of its own, which the old text does not have. */
#include "upgrade/lists.h"
#include "upgrade/upgrader.h"

enum { MAX_GROUPS = 24 };

/* Sizes of the groups of operands; false: they are not told, or not what the operands are. */
static varve_status read_groups(varve_upgrader *up, const varve_operation *op, size_t count,
                                int64_t *sizes, bool *is_read) {
  varve_vector numbers;
  int64_t sum = 0;
  varve_vector_init(&numbers, &up->context->memory, sizeof(int64_t));
  varve_status status =
      varve_upgrade_read_list(varve_upgrade_get(op, "operand_segment_sizes"), &numbers, is_read);
  *is_read = status == VARVE_STATUS_OK && *is_read && numbers.count == count;
  for (size_t i = 0; *is_read && i < count; i++) {
    sizes[i] = VARVE_VECTOR_AT(&numbers, int64_t, i);
    *is_read = sizes[i] >= 0 && sizes[i] <= op->operand_count;
    sum += sizes[i];
  }
  *is_read = *is_read && sum == op->operand_count;
  varve_vector_release(&numbers);
  return status;
}

static bool are_empty(const int64_t *sizes, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (sizes[i] != 0)
      return false;
  return true;
}

static varve_status set_groups(varve_upgrader *up, varve_operation *op, const int32_t *sizes,
                               uint32_t count) {
  VARVE_TRY(varve_upgrade_set(up, op, "operand_segment_sizes", NULL));
  return varve_upgrade_set_segments(up, op, sizes, count);
}

/* Moves the operand at one place to another. */
static void move_operand(varve_operation *op, uint32_t from, uint32_t to) {
  varve_value *value = varve_operation_operand(op, from);
  for (uint32_t i = from; i > to; i--)
    varve_operation_set_operand(op, i, varve_operation_operand(op, i - 1));
  for (uint32_t i = from; i < to; i++)
    varve_operation_set_operand(op, i, varve_operation_operand(op, i + 1));
  varve_operation_set_operand(op, to, value);
}

/* omp.parallel */

static bool is_word(const varve_attribute *attribute, const char *word) {
  return attribute != NULL && attribute->kind == VARVE_KIND_STRING &&
         varve_slice_equal(varve_string_bytes(attribute), varve_slice_of(word));
}

/* Groups: if, threads, four of data, what is allocated, by whom. */
static varve_status upgrade_parallel(varve_upgrader *up, varve_operation *op) {
  enum { GROUPS = 8, DATA = 2, ALLOCATED = 6, ALLOCATORS = 7 };
  int64_t sizes[GROUPS];
  bool is_read;
  const varve_attribute *sharing = varve_upgrade_get(op, "default_val");
  VARVE_TRY(read_groups(up, op, GROUPS, sizes, &is_read));
  if (!is_read || !are_empty(sizes + DATA, ALLOCATED - DATA))
    return varve_upgrade_leave(up, op, "private data needs an operation of its own");
  if (sharing != NULL && !is_word(sharing, "defshared"))
    return varve_upgrade_leave(up, op, "data that is not shared needs a name");
  uint32_t first = (uint32_t)(sizes[0] + sizes[1]);
  for (uint32_t i = first; i < op->operand_count; i++)
    move_operand(op, i, i - first);
  const int32_t today[] = {(int32_t)sizes[ALLOCATED],
                           (int32_t)sizes[ALLOCATORS],
                           (int32_t)sizes[0],
                           (int32_t)sizes[1],
                           0,
                           0};
  VARVE_TRY(varve_upgrade_set(up, op, "default_val", NULL));
  VARVE_TRY(varve_upgrade_move(up, op, "proc_bind_val", "proc_bind_kind"));
  return set_groups(up, op, today, VARVE_COUNT_OF(today));
}

/* Groups: if, device, threads. */
static varve_status upgrade_target(varve_upgrader *up, varve_operation *op) {
  enum { GROUPS = 3, DEVICE = 3, IF = 6, THREADS = 11, TODAY = 12 };
  int64_t sizes[GROUPS];
  int32_t today[TODAY] = {0};
  bool is_read;
  VARVE_TRY(read_groups(up, op, GROUPS, sizes, &is_read));
  if (!is_read || sizes[0] > 1 || sizes[1] > 1 || sizes[2] > 1)
    return varve_upgrade_leave(up, op, "the sizes of its operand groups are unknown");
  if (sizes[0] == 1 && sizes[1] == 1)
    move_operand(op, 0, 1);
  today[IF] = (int32_t)sizes[0];
  today[DEVICE] = (int32_t)sizes[1];
  today[THREADS] = (int32_t)sizes[2];
  return set_groups(up, op, today, TODAY);
}

/* omp.wsloop: the loop stands inside what shares it. */

static varve_status set_schedule(varve_upgrader *up, varve_operation *op) {
  const varve_attribute *schedule = varve_upgrade_get(op, "schedule_val");
  char word[16];
  if (schedule == NULL)
    return VARVE_STATUS_OK;
  varve_slice text = schedule->kind == VARVE_KIND_STRING ? varve_string_bytes(schedule)
                                                         : varve_slice_make(NULL, 0);
  if (text.size == 0 || text.size >= sizeof(word))
    return varve_upgrade_leave(up, op, "its schedule is unknown");
  memcpy(word, text.data, text.size);
  word[text.size] = 0;
  if (word[0] >= 'A' && word[0] <= 'Z')
    word[0] = (char)(word[0] - 'A' + 'a');
  VARVE_TRY(varve_upgrade_string(up, word, &schedule));
  VARVE_TRY(varve_upgrade_set(up, op, "schedule_val", NULL));
  return varve_upgrade_set(up, op, "schedule_kind", schedule);
}

/* The nest takes the bounds and the body. */
static varve_status make_nest(varve_upgrader *up, varve_operation *op, uint32_t bounds) {
  varve_operation *nest;
  varve_block *block;
  varve_vector values;
  varve_operation_state state = {.region_count = 1, .location = op->location};
  varve_vector_init(&values, &up->context->memory, sizeof(varve_value *));
  varve_status status =
      varve_operation_name_get(up->context, VARVE_SLICE("omp.loop_nest"), &state.name);
  for (uint32_t i = 0; i < bounds && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push_pointer(&values, varve_operation_operand(op, i));
  state.operands = values.data;
  state.operand_count = (uint32_t)values.count;
  if (status == VARVE_STATUS_OK)
    status = varve_operation_create(up->module, &state, &nest);
  varve_vector_release(&values);
  VARVE_TRY(status);
  varve_region_take_blocks(varve_operation_region(nest, 0), varve_operation_region(op, 0));
  VARVE_TRY(varve_block_create(up->module, &block));
  varve_region_insert_block(varve_operation_region(op, 0), NULL, block);
  varve_block_insert_operation(block, NULL, nest);
  const varve_attribute *inclusive = varve_upgrade_get(op, "inclusive");
  if (inclusive == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_set(up, op, "inclusive", NULL));
  return varve_upgrade_set(up, nest, "loop_inclusive", inclusive);
}

/* Groups: bounds from, to, by, six of data, the size of chunks. */
static varve_status upgrade_loop(varve_upgrader *up, varve_operation *op) {
  enum { GROUPS = 10, DATA = 3, CHUNK = 9, TODAY = 7 };
  int64_t sizes[GROUPS], collapsed;
  bool is_read;
  VARVE_TRY(read_groups(up, op, GROUPS, sizes, &is_read));
  if (!is_read || varve_operation_region_count(op) != 1 || varve_operation_result_count(op) != 0 ||
      sizes[0] != sizes[1] || sizes[0] != sizes[2])
    return varve_upgrade_leave(up, op, "its bounds are unknown");
  if (!are_empty(sizes + DATA, CHUNK - DATA))
    return varve_upgrade_leave(up, op, "private or reduced data needs an operation of its own");
  if (varve_upgrade_integer(varve_upgrade_get(op, "collapse_val"), &collapsed) &&
      collapsed != sizes[0])
    return varve_upgrade_leave(up, op, "it does not collapse all its loops");
  VARVE_TRY(set_schedule(up, op));
  if (up->is_left)
    return VARVE_STATUS_OK;
  uint32_t bounds = (uint32_t)(3 * sizes[0]);
  VARVE_TRY(make_nest(up, op, bounds));
  for (uint32_t i = bounds; i-- > 0;)
    VARVE_TRY(varve_upgrade_remove_operand(up, op, i));
  VARVE_TRY(varve_upgrade_set(up, op, "collapse_val", NULL));
  VARVE_TRY(varve_upgrade_move(up, op, "ordered_val", "ordered"));
  VARVE_TRY(varve_upgrade_move(up, op, "order_val", "order"));
  const int32_t today[TODAY] = {0, 0, 0, 0, 0, 0, (int32_t)sizes[CHUNK]};
  return set_groups(up, op, today, TODAY);
}

/* acc: only what has no clause is the same. */

static varve_status upgrade_clauses(varve_upgrader *up, varve_operation *op, uint32_t groups) {
  int32_t none[MAX_GROUPS] = {0};
  if (op->operand_count != 0)
    return varve_upgrade_leave(up, op,
                               "in LLVM 22 clauses are operations and lists by kind of device");
  return set_groups(up, op, none, groups);
}

/* Groups: kinds of devices, number, if; today numbers and if. */
static varve_status upgrade_device(varve_upgrader *up, varve_operation *op) {
  enum { GROUPS = 3 };
  int64_t sizes[GROUPS];
  bool is_read;
  VARVE_TRY(read_groups(up, op, GROUPS, sizes, &is_read));
  if (!is_read || sizes[0] != 0)
    return varve_upgrade_leave(up, op, "kinds of devices are not operands in LLVM 22");
  const int32_t today[] = {(int32_t)sizes[1], (int32_t)sizes[2]};
  return set_groups(up, op, today, VARVE_COUNT_OF(today));
}

static varve_status upgrade_acc_parallel(varve_upgrader *up, varve_operation *op) {
  return upgrade_clauses(up, op, 11);
}
static varve_status upgrade_acc_data(varve_upgrader *up, varve_operation *op) {
  return upgrade_clauses(up, op, 4);
}
static varve_status upgrade_acc_enter(varve_upgrader *up, varve_operation *op) {
  return upgrade_clauses(up, op, 5);
}
static varve_status upgrade_acc_loop(varve_upgrader *up, varve_operation *op) {
  return varve_upgrade_leave(up, op, "in LLVM 22 a loop has bounds and kinds of devices");
}

#define OPENMP(from, rewrite)                                                                      \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_OPENMP, from, NULL, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    OPENMP("omp.parallel", upgrade_parallel),    OPENMP("omp.target", upgrade_target),
    OPENMP("omp.wsloop", upgrade_loop),          OPENMP("acc.init", upgrade_device),
    OPENMP("acc.shutdown", upgrade_device),      OPENMP("acc.parallel", upgrade_acc_parallel),
    OPENMP("acc.data", upgrade_acc_data),        OPENMP("acc.update", upgrade_acc_data),
    OPENMP("acc.enter_data", upgrade_acc_enter), OPENMP("acc.exit_data", upgrade_acc_enter),
    OPENMP("acc.loop", upgrade_acc_loop),
};

const varve_upgrade_family varve_upgrade_openmp = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
