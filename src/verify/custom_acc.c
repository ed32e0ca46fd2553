/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* acc: directives and what their clauses ask for. */
#include "verify/custom.h"

static uint32_t count_of(const varve_operation *op, uint32_t operand) {
  return varve_operand_range_of(op, operand).count;
}
static uint32_t array_size(const varve_attribute *array) {
  return array == NULL || array->kind != VARVE_KIND_ARRAY ? 0 : array->child_count;
}

/* Types of devices: nodes, so equal ones are one. */

static bool has_device(const varve_attribute *array, const varve_attribute *device) {
  for (uint32_t i = 0; i < array_size(array); i++)
    if (array->children[i] == device)
      return true;
  return false;
}

/* NULL: each stands once. The first few are looked at: there are no more kinds of devices. */
static const varve_attribute *find_duplicate(const varve_attribute *array) {
  enum { MOST = 64 };
  for (uint32_t i = 1; i < array_size(array) && i < MOST; i++)
    for (uint32_t j = 0; j < i; j++)
      if (array->children[i] == array->children[j])
        return array->children[i];
  return NULL;
}

static varve_status need_distinct(varve_verifier *v, const varve_operation *op, const char *name) {
  const varve_attribute *device = find_duplicate(varve_property_of(op, name));
  if (device == NULL)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "duplicate device_type % found in % attribute", VARVE_NODE(device),
                        VARVE_TEXT(varve_slice_of(name)));
}

/* What a clause is given for each type of device. */
typedef struct device_clause {
  const char *name;
  uint32_t operand;
  const char *devices;
  const char *segments; /* NULL: one operand for each */
} device_clause;

static varve_status check_clause(varve_verifier *v, const varve_operation *op,
                                 const device_clause *clause) {
  varve_slice name = varve_slice_of(clause->name);
  uint32_t count = count_of(op, clause->operand);
  uint32_t devices = array_size(varve_property_of(op, clause->devices));
  if (clause->segments == NULL && count != devices)
    return VARVE_OP_FAULT(v, "% operands count must match % device_type count", VARVE_TEXT(name),
                          VARVE_TEXT(name));
  const varve_attribute *sizes =
      clause->segments == NULL ? NULL : varve_property_of(op, clause->segments);
  if (sizes == NULL || sizes->kind != VARVE_KIND_DENSE_ARRAY ||
      !varve_type_is_integer(sizes->children[0], 32, VARVE_SIGNLESS))
    return VARVE_STATUS_OK;
  uint64_t sum = 0, segments = varve_dense_array_count(sizes);
  varve_slice bytes = varve_dense_array_bytes(sizes);
  for (size_t i = 0; i < bytes.size; i++)
    sum += (uint64_t)(unsigned char)bytes.data[i] << (8 * (i % 4));
  if (sum != count)
    return VARVE_OP_FAULT(v, "% operand count does not match count in segments", VARVE_TEXT(name));
  if (segments != devices)
    return VARVE_OP_FAULT(v, "% segment count does not match device_type count", VARVE_TEXT(name));
  return VARVE_STATUS_OK;
}

/* loop */

static varve_status check_bounds(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *inclusive = varve_property_of(op, "inclusiveUpperbound");
  uint32_t lower = count_of(op, 0), upper = count_of(op, 1), step = count_of(op, 2);
  if (upper != step)
    return varve_fault(v, "number of upperbounds expected to be the same as number of steps", NULL);
  if (upper != lower)
    return varve_fault(v, "number of upperbounds expected to be the same as number of lowerbounds",
                       NULL);
  if (upper != 0 && inclusive != NULL && inclusive->kind == VARVE_KIND_DENSE_ARRAY &&
      varve_dense_array_count(inclusive) != upper)
    return varve_fault(v, "inclusiveUpperbound size is expected to be the same as upperbound size",
                       NULL);
  return VARVE_STATUS_OK;
}

static varve_status check_collapse(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *collapse = varve_property_of(op, "collapse");
  const varve_attribute *devices = varve_property_of(op, "collapseDeviceType");
  if (collapse != NULL && devices == NULL)
    return varve_op_fault(v, "collapse device_type attr must be define when collapse attr is "
                             "present");
  if (collapse != NULL && array_size(collapse) != array_size(devices))
    return varve_op_fault(v, "collapse attribute count must match collapse device_type count");
  return need_distinct(v, op, "collapseDeviceType");
}

static varve_status check_gang(varve_verifier *v, const varve_operation *op) {
  static const device_clause gang = {"gang", 3, "gangOperandsDeviceType", "gangOperandsSegments"};
  const varve_attribute *kinds = varve_property_of(op, "gangOperandsArgType");
  uint32_t count = count_of(op, 3);
  if (count != 0 && kinds == NULL)
    return varve_op_fault(v, "gangOperandsArgType attribute must be defined when gang operands are "
                             "present");
  if (count != 0 && array_size(kinds) != count)
    return varve_op_fault(v, "gangOperandsArgType attribute count must match gangOperands count");
  VARVE_TRY(need_distinct(v, op, "gang"));
  return check_clause(v, op, &gang);
}

static varve_status check_worker_vector_tile(varve_verifier *v, const varve_operation *op) {
  static const device_clause clauses[] = {
      {"worker", 4, "workerNumOperandsDeviceType", NULL},
      {"vector", 5, "vectorOperandsDeviceType", NULL},
      {"tile", 6, "tileOperandsDeviceType", "tileOperandsSegments"}};
  static const char *const own[] = {"worker", "vector", NULL};
  for (size_t i = 0; i < VARVE_COUNT_OF(clauses); i++) {
    if (own[i] != NULL) {
      VARVE_TRY(need_distinct(v, op, own[i]));
      VARVE_TRY(need_distinct(v, op, clauses[i].devices));
    }
    VARVE_TRY(check_clause(v, op, &clauses[i]));
  }
  return VARVE_STATUS_OK;
}

/* #acc.device_type<none> */
static bool is_default(const varve_attribute *device) {
  static const char text[] = "device_type<none>";
  if (varve_entity_is_parametric(device) && varve_parameter_count(device) == 1) {
    const varve_entity *value = varve_parameter(device, 0);
    return value->kind == VARVE_KIND_INTEGER && varve_integer_words(value)[0] == 0;
  }
  return varve_entity_is_dialect_node(device) && device->payload_size == sizeof(text) - 1 &&
         memcmp(varve_entity_payload(device), text, sizeof(text) - 1) == 0;
}

static bool has_default(const varve_attribute *array) {
  for (uint32_t i = 0; i < array_size(array); i++)
    if (is_default(array->children[i]))
      return true;
  return false;
}

static varve_status check_kinds(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *kinds[] = {varve_property_of(op, "auto_"),
                                    varve_property_of(op, "independent"),
                                    varve_property_of(op, "seq")};
  static const char *const with_seq[] = {"gang",
                                         "worker",
                                         "vector",
                                         "gangOperandsDeviceType",
                                         "workerNumOperandsDeviceType",
                                         "vectorOperandsDeviceType"};
  for (size_t i = 0; i < 3; i++)
    for (size_t j = 0; j < i; j++)
      for (uint32_t k = 0; k < array_size(kinds[i]); k++)
        if (has_device(kinds[j], kinds[i]->children[k]))
          return varve_fault(
              v, "only one of auto, independent, seq can be present at the same time", NULL);
  if (!has_default(kinds[0]) && !has_default(kinds[1]) && !has_default(kinds[2]))
    return varve_fault(v, "at least one of auto, independent, seq must be present", NULL);
  for (uint32_t k = 0; k < array_size(kinds[2]); k++)
    for (size_t i = 0; i < VARVE_COUNT_OF(with_seq); i++)
      if (has_device(varve_property_of(op, with_seq[i]), kinds[2]->children[k]))
        return varve_fault(v, "gang, worker or vector cannot appear with seq", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_acc_loop(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_bounds(v, op));
  VARVE_TRY(check_collapse(v, op));
  VARVE_TRY(check_gang(v, op));
  VARVE_TRY(check_worker_vector_tile(v, op));
  VARVE_TRY(check_kinds(v, op));
  if (varve_property_of(op, "unstructured") != NULL && count_of(op, 0) != 0)
    return varve_fault(v, "unstructured acc.loop must not have induction variables", NULL);
  return VARVE_STATUS_OK;
}

/* parallel, serial, kernels */

varve_status varve_verify_acc_parallel(varve_verifier *v, const varve_operation *op) {
  static const device_clause clauses[] = {
      {"async", 0, "asyncOperandsDeviceType", NULL},
      {"wait", 1, "waitOperandsDeviceType", "waitOperandsSegments"},
      {"num_gangs", 2, "numGangsDeviceType", "numGangsSegments"},
      {"num_workers", 3, "numWorkersDeviceType", NULL},
      {"vector_length", 4, "vectorLengthDeviceType", NULL}};
  size_t count = varve_is_operation(op, "acc.serial") ? 2 : VARVE_COUNT_OF(clauses);
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(check_clause(v, op, &clauses[i]));
  return VARVE_STATUS_OK;
}

/* Constructs with data */

static bool is_one_of(const varve_operation *op, const char *const *names) {
  for (; *names != NULL; names++)
    if (varve_is_operation(op, *names))
      return true;
  return false;
}

static varve_status check_sources(varve_verifier *v, const varve_operation *op,
                                  const char *const *names, const char *message) {
  uint32_t last = op->name->definition->record->operands.count - 1;
  varve_value_range range = varve_operand_range_of(op, last);
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_operation *source =
        varve_defining_operation(varve_operation_operand(op, range.first + i));
    if (source == NULL || !is_one_of(source, names))
      return varve_fault(v, message, NULL);
  }
  return VARVE_STATUS_OK;
}

#define VARVE_ACC_ENTRIES "acc.attach", "acc.create", "acc.copyin"
static const char *const entries[] = {VARVE_ACC_ENTRIES, NULL};
static const char *const entries_and_exits[] = {
    VARVE_ACC_ENTRIES,  "acc.copyout",  "acc.delete",  "acc.detach", "acc.deviceptr",
    "acc.getdeviceptr", "acc.nocreate", "acc.present", NULL};
static const char *const updates[] = {"acc.update_device", "acc.update_host", "acc.getdeviceptr",
                                      NULL};
static const char *const declared[] = {"acc.copyin",
                                       "acc.copyout",
                                       "acc.create",
                                       "acc.deviceptr",
                                       "acc.getdeviceptr",
                                       "acc.present",
                                       "acc.declare_device_resident",
                                       "acc.declare_link",
                                       NULL};
static const char *const used_devices[] = {"acc.use_device", NULL};
static const char not_entry_or_exit[] =
    "expect data entry/exit operation or acc.getdeviceptr as defining op";

static uint32_t data_count(const varve_operation *op) {
  return count_of(op, op->name->definition->record->operands.count - 1);
}

/* if, async, wait_devnum, wait, data */
static varve_status check_waiting(varve_verifier *v, const varve_operation *op) {
  if (count_of(op, 1) != 0 && varve_property_of(op, "async") != NULL)
    return varve_fault(v, "async attribute cannot appear with asyncOperand", NULL);
  if (count_of(op, 3) != 0 && varve_property_of(op, "wait") != NULL)
    return varve_fault(v, "wait attribute cannot appear with waitOperands", NULL);
  if (count_of(op, 2) != 0 && count_of(op, 3) == 0)
    return varve_fault(v, "wait_devnum cannot appear without waitOperands", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_acc_enter_data(varve_verifier *v, const varve_operation *op) {
  if (data_count(op) == 0)
    return varve_fault(
        v, "at least one operand must be present in dataOperands on the enter data operation",
        NULL);
  VARVE_TRY(check_waiting(v, op));
  return check_sources(v, op, entries, "expect data entry operation as defining op");
}

varve_status varve_verify_acc_exit_data(varve_verifier *v, const varve_operation *op) {
  if (data_count(op) == 0)
    return varve_fault(
        v, "at least one operand must be present in dataOperands on the exit data operation", NULL);
  return check_waiting(v, op);
}

varve_status varve_verify_acc_data(varve_verifier *v, const varve_operation *op) {
  if (data_count(op) == 0 && varve_property_of(op, "defaultAttr") == NULL)
    return varve_fault(
        v, "at least one operand or the default attribute must appear on the data operation", NULL);
  return check_sources(v, op, entries_and_exits, not_entry_or_exit);
}

varve_status varve_verify_acc_update(varve_verifier *v, const varve_operation *op) {
  if (data_count(op) == 0)
    return varve_fault(v, "at least one value must be present in dataOperands", NULL);
  return check_sources(v, op, updates, not_entry_or_exit);
}

varve_status varve_verify_acc_host_data(varve_verifier *v, const varve_operation *op) {
  if (data_count(op) == 0)
    return varve_fault(v, "at least one operand must appear on the host_data operation", NULL);
  return check_sources(v, op, used_devices, "expect data entry operation as defining op");
}

varve_status varve_verify_acc_declare(varve_verifier *v, const varve_operation *op) {
  bool needs_operand = true;
  if (varve_is_operation(op, "acc.declare_exit"))
    needs_operand = count_of(op, 0) == 0;
  if (needs_operand && data_count(op) == 0)
    return varve_fault(v, "at least one operand must appear on the declare operation", NULL);
  return check_sources(v, op, declared,
                       "expect valid declare data entry operation or acc.getdeviceptr as defining "
                       "op");
}

varve_status varve_verify_acc_wait(varve_verifier *v, const varve_operation *op) {
  if (count_of(op, 1) != 0 && varve_property_of(op, "async") != NULL)
    return varve_fault(v, "async attribute cannot appear with asyncOperand", NULL);
  if (count_of(op, 2) != 0 && count_of(op, 0) == 0)
    return varve_fault(v, "wait_devnum cannot appear without waitOperands", NULL);
  return VARVE_STATUS_OK;
}

/* init, shutdown, set */

static varve_status need_no_compute(varve_verifier *v, const varve_operation *op) {
  static const char *const computing[] = {"acc.parallel", "acc.kernels", "acc.serial", "acc.loop",
                                          NULL};
  return varve_is_inside(op, computing)
             ? varve_op_fault(v, "cannot be nested in a compute operation")
             : VARVE_STATUS_OK;
}

varve_status varve_verify_acc_runtime(varve_verifier *v, const varve_operation *op) {
  return need_no_compute(v, op);
}

varve_status varve_verify_acc_set(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(need_no_compute(v, op));
  if (varve_property_of(op, "device_type") == NULL && count_of(op, 0) == 0 && count_of(op, 1) == 0)
    return varve_op_fault(
        v, "at least one default_async, device_num, or device_type operand must appear");
  return VARVE_STATUS_OK;
}

/* routine */

typedef struct routine_kinds {
  const varve_attribute *gang[2]; /* with and without a dimension */
  const varve_attribute *others[3];
} routine_kinds;

/* Of gang, worker, vector and seq those that are for this device; NULL: for none in particular. */
static uint32_t count_kinds(const routine_kinds *kinds, const varve_attribute *device) {
  bool is_gang = false;
  uint32_t count = 0;
  for (size_t i = 0; i < 2; i++)
    is_gang |= device == NULL ? has_default(kinds->gang[i]) : has_device(kinds->gang[i], device);
  for (size_t i = 0; i < 3; i++)
    count += device == NULL ? has_default(kinds->others[i]) : has_device(kinds->others[i], device);
  return count + is_gang;
}

varve_status varve_verify_acc_routine(varve_verifier *v, const varve_operation *op) {
  const routine_kinds kinds = {
      {varve_property_of(op, "gang"), varve_property_of(op, "gangDimDeviceType")},
      {varve_property_of(op, "worker"), varve_property_of(op, "vector"),
       varve_property_of(op, "seq")}};
  uint32_t base = count_kinds(&kinds, NULL);
  if (base > 1)
    return varve_fault(
        v, "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time", NULL);
  for (size_t i = 0; i < 5; i++) {
    const varve_attribute *list = i < 2 ? kinds.gang[i] : kinds.others[i - 2];
    for (uint32_t k = 0; k < array_size(list); k++) {
      const varve_attribute *device = list->children[k];
      if (!is_default(device) && count_kinds(&kinds, device) + base > 1)
        return VARVE_FAULT(v,
                           "only one of `gang`, `worker`, `vector`, `seq` can be present at the "
                           "same time for device_type %",
                           VARVE_NODE(device));
    }
  }
  return VARVE_STATUS_OK;
}

/* Recipes */

typedef struct recipe_region {
  uint32_t index;
  const char *noun; /* "privatization" */
  const char *name; /* "init" */
  bool is_optional;
} recipe_region;

static const varve_type *recipe_type(const varve_operation *op) {
  return varve_property_of(op, "type")->children[0];
}

static varve_status check_recipe_region(varve_verifier *v, const varve_operation *op,
                                        const recipe_region *region) {
  const varve_block *entry = varve_entry_block(op, region->index);
  varve_slice noun = varve_slice_of(region->noun), name = varve_slice_of(region->name);
  if (entry == NULL && region->is_optional)
    return VARVE_STATUS_OK;
  if (entry == NULL)
    return VARVE_OP_FAULT(v, "expects non-empty % region", VARVE_TEXT(name));
  if (entry->argument_count < 1 || entry->arguments[0]->value.type != recipe_type(op))
    return VARVE_OP_FAULT(v, "expects % region first argument of the % type", VARVE_TEXT(name),
                          VARVE_TEXT(noun));
  return VARVE_STATUS_OK;
}

static varve_status check_recipe_pair(varve_verifier *v, const varve_operation *op,
                                      const char *empty, const char *arguments) {
  const varve_block *entry = varve_entry_block(op, 1);
  const varve_type *type = recipe_type(op);
  if (entry == NULL)
    return varve_op_fault(v, empty);
  if (entry->argument_count < 2 || entry->arguments[0]->value.type != type ||
      entry->arguments[1]->value.type != type)
    return varve_op_fault(v, arguments);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_acc_private_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "privatization", "init", false};
  static const recipe_region destroy = {1, "privatization", "destroy", true};
  VARVE_TRY(check_recipe_region(v, op, &init));
  return check_recipe_region(v, op, &destroy);
}

varve_status varve_verify_acc_firstprivate_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "privatization", "init", false};
  static const recipe_region destroy = {2, "privatization", "destroy", true};
  VARVE_TRY(check_recipe_region(v, op, &init));
  VARVE_TRY(check_recipe_pair(v, op, "expects non-empty copy region",
                              "expects copy region with two arguments of the privatization type"));
  return check_recipe_region(v, op, &destroy);
}

varve_status varve_verify_acc_reduction_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "reduction", "init", false};
  VARVE_TRY(check_recipe_region(v, op, &init));
  VARVE_TRY(check_recipe_pair(
      v, op, "expects non-empty combiner region",
      "expects combiner region with the first two arguments of the reduction type"));
  for (const varve_block *block = varve_entry_block(op, 1); block != NULL; block = block->next) {
    const varve_operation *end = block->last;
    if (end != NULL && varve_is_operation(end, "acc.yield") &&
        (end->operand_count != 1 || varve_operand_type(end, 0) != recipe_type(op)))
      return varve_op_fault(v, "expects combiner region to yield a value of the reduction type");
  }
  return VARVE_STATUS_OK;
}
