/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of values that depend on attributes or on the place of an operation. */
#include "dialect/evaluate/name_pattern.h"
#include "dialect/operation_values.h"
#include "hooks/hooks.h"
#include "ir/attributes.h"

static const varve_entity *value_of(const varve_operation *op) {
  return varve_operation_attribute(op, VARVE_SLICE("value"));
}

static bool is_bool(const varve_entity *integer) {
  return varve_type_bit_width(integer->children[0]) == 1;
}

static varve_slice bool_text(const varve_entity *integer) {
  return varve_integer_words(integer)[0] == 0 ? VARVE_SLICE("false") : VARVE_SLICE("true");
}

static varve_status append_integer(varve_buffer *text, const varve_entity *integer,
                                   bool is_signed) {
  uint32_t width = varve_type_bit_width(integer->children[0]);
  return varve_wide_print(text, varve_integer_words(integer), width, is_signed);
}

static bool is_scalar(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE || type->kind == VARVE_KIND_FLOAT_TYPE;
}

static varve_status take_text(const varve_name_taker *taker) {
  return taker->take(taker->user, 0, varve_buffer_slice(taker->text));
}

static varve_status name_constant(const varve_operation *op, const varve_name_taker *taker) {
  const varve_entity *value = value_of(op);
  if (value != NULL && value->kind == VARVE_KIND_SYMBOL_REF) /* comes before func.constant */
    return taker->take(taker->user, 0, VARVE_SLICE("f"));
  if (value == NULL || value->kind != VARVE_KIND_INTEGER)
    return taker->take(taker->user, 0, VARVE_SLICE("cst"));
  if (is_bool(value))
    return taker->take(taker->user, 0, bool_text(value));
  taker->text->size = 0;
  VARVE_TRY(varve_buffer_append_char(taker->text, 'c'));
  VARVE_TRY(append_integer(taker->text, value, true));
  if (value->children[0]->kind == VARVE_KIND_INTEGER_TYPE) {
    VARVE_TRY(varve_buffer_append_char(taker->text, '_'));
    VARVE_TRY(varve_append_name_of(taker->context, value->children[0], taker->text));
  }
  return take_text(taker);
}

static varve_status append_spirv_type(const varve_name_taker *taker, const varve_entity *type) {
  varve_buffer *text = taker->text;
  if (is_scalar(type)) {
    VARVE_TRY(varve_buffer_append_char(text, '_'));
    return varve_append_name_of(taker->context, type, text);
  }
  if (type->kind != VARVE_KIND_VECTOR_TYPE || varve_type_dims(type).rank == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("_vec_")));
  VARVE_TRY(varve_buffer_append_signed(text, varve_type_dims(type).sizes[0]));
  if (!is_scalar(varve_type_element(type)))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append_char(text, 'x'));
  return varve_append_name_of(taker->context, varve_type_element(type), text);
}

static varve_status name_spirv_constant(const varve_operation *op, const varve_name_taker *taker) {
  const varve_entity *value = value_of(op);
  bool is_integer = value != NULL && value->kind == VARVE_KIND_INTEGER;
  if (is_integer && is_bool(value))
    return taker->take(taker->user, 0, bool_text(value));
  taker->text->size = 0;
  VARVE_TRY(varve_buffer_append(taker->text, VARVE_SLICE("cst")));
  if (is_integer) {
    bool is_unsigned = value->children[0]->kind == VARVE_KIND_INTEGER_TYPE &&
                       varve_integer_type_layout(value->children[0]).signedness == VARVE_UNSIGNED;
    VARVE_TRY(append_integer(taker->text, value, !is_unsigned));
  }
  VARVE_TRY(append_spirv_type(taker, varve_operation_result(op, 0)->type));
  return take_text(taker);
}

static varve_status name_bit_vector(const varve_operation *op, const varve_name_taker *taker) {
  const varve_entity *value = value_of(op);
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (value == NULL || type->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  taker->text->size = 0;
  VARVE_TRY(varve_buffer_append_char(taker->text, 'c'));
  VARVE_TRY(varve_append_name_of(taker->context, value, taker->text));
  VARVE_TRY(varve_buffer_append(taker->text, VARVE_SLICE("_bv")));
  VARVE_TRY(varve_append_name_of(taker->context, type, taker->text));
  return take_text(taker);
}

static const varve_operation *definer_of(const varve_operation *op, uint32_t operand) {
  const varve_value *value = operand < op->operand_count ? op->operands[operand].value : NULL;
  return value == NULL || value->kind != VARVE_VALUE_RESULT ? NULL : varve_value_operation(value);
}

/* Returns the value of a constant operation if it is an integer, otherwise NULL. */
static const varve_entity *constant_of(const varve_operation *op) {
  if (op == NULL || op->name->definition == NULL)
    return NULL;
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *value = value_of(op);
  bool is_constant =
      varve_has_trait(definition->dialect->tables, definition->record->traits, "ConstantLike");
  return is_constant && value != NULL && value->kind == VARVE_KIND_INTEGER ? value : NULL;
}

static varve_status name_vscale_multiple(const varve_operation *op, const varve_name_taker *taker) {
  if (varve_operation_result(op, 0)->type->kind != VARVE_KIND_INDEX_TYPE)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < 2; i++) {
    const varve_entity *base = constant_of(definer_of(op, i));
    const varve_operation *scale = definer_of(op, 1 - i);
    if (base == NULL || scale == NULL ||
        !varve_slice_equal(scale->name->text, VARVE_SLICE("vector.vscale")))
      continue;
    taker->text->size = 0;
    VARVE_TRY(varve_buffer_append_char(taker->text, 'c'));
    VARVE_TRY(append_integer(taker->text, base, true));
    VARVE_TRY(varve_buffer_append(taker->text, VARVE_SLICE("_vscale")));
    return take_text(taker);
  }
  return VARVE_STATUS_OK;
}

/* Names canonical loops of omp by their position among the operations with regions. A loop that is
 * alone in its loop is identified by its depth in the nest. */

/* Loops nested deeper, or after more operations, get numbers: the path is searched for each
 * loop. */
enum { MOST_STEPS = 1024, MOST_OPERATIONS = 1 << 16 };

/* The path from inside out alternates: an operation in its region, then that region in its
 * operation. */
typedef struct path_step {
  uint32_t position; /* among the operations with regions; for a region: its number */
  uint32_t depth;    /* number of loops around it in a nest */
  bool is_region;
  bool is_loop;
  bool is_only; /* no other loop or region is at this level */
  bool is_skipped;
} path_step;

typedef struct loop_path {
  varve_vector steps; /* path_step */
  bool is_too_long;
} loop_path;

static bool has_name(const varve_operation *op, varve_slice name) {
  return varve_slice_equal(op->name->text, name);
}

static bool is_loop(const varve_operation *op) {
  return has_name(op, VARVE_SLICE("omp.canonical_loop"));
}

/* Returns whether the operation makes loops of others, which are its first operands. */
static bool find_results_of_transform(const varve_operation *op, varve_value_range *made) {
  bool is_transform =
      has_name(op, VARVE_SLICE("omp.tile")) || has_name(op, VARVE_SLICE("omp.fuse"));
  const varve_operation_definition *definition = op->name->definition;
  if (!is_transform || definition == NULL || definition->record->operands.count == 0 ||
      !varve_operation_fits(op))
    return false;
  *made = varve_operand_range_of(op, 0);
  return true;
}

static bool is_isolated(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  return definition != NULL && definition->is_isolated_from_above;
}

static path_step step_of(loop_path *path, const varve_operation *op) {
  path_step step = {.is_loop = is_loop(op), .is_only = true};
  uint32_t count = 0, seen = 0;
  bool is_found = false;
  const varve_block *block = op->block->region->first;
  for (; block != NULL && !(is_found && count > 1); block = block->next)
    for (const varve_operation *other = block->first; other != NULL; other = other->next) {
      if (other == op) {
        step.position = count;
        is_found = true;
      }
      count += varve_operation_region_count(other) != 0;
      if (is_found && count > 1)
        break;
      if (++seen == MOST_OPERATIONS) {
        path->is_too_long = true;
        return step;
      }
    }
  step.is_only = count <= 1;
  return step;
}

static varve_status collect_steps(loop_path *path, const varve_operation *op) {
  while (op->block != NULL && op->block->region != NULL) {
    const varve_region *region = op->block->region;
    const varve_operation *parent = region->owner;
    path_step step = step_of(path, op);
    path_step around = {.is_region = true, .is_only = true};
    path->is_too_long = path->is_too_long || path->steps.count >= MOST_STEPS;
    if (path->is_too_long)
      return VARVE_STATUS_OK;
    bool is_last = parent == NULL || is_isolated(parent);
    if (!is_last && varve_operation_region_count(parent) > 1) {
      around.is_only = false;
      around.position = (uint32_t)(region - varve_operation_regions(parent));
    }
    around.is_skipped = around.is_only;
    VARVE_TRY(varve_vector_push(&path->steps, &step));
    VARVE_TRY(varve_vector_push(&path->steps, &around));
    if (is_last)
      return VARVE_STATUS_OK;
    op = parent;
  }
  return VARVE_STATUS_OK;
}

static path_step *step_at(loop_path *path, size_t index) {
  return &VARVE_VECTOR_AT(&path->steps, path_step, index);
}

static varve_status append_path(varve_buffer *text, loop_path *path) {
  for (size_t i = path->steps.count; i-- > 0;) {
    const path_step *step = step_at(path, i);
    char letter = step->is_region ? 'r' : step->depth != 0 ? 'd' : 's';
    if (step->is_skipped)
      continue;
    VARVE_TRY(varve_buffer_append_char(text, '_'));
    VARVE_TRY(varve_buffer_append_char(text, letter));
    VARVE_TRY(varve_buffer_append_unsigned(text, letter == 'd' ? step->depth : step->position));
  }
  return VARVE_STATUS_OK;
}

static varve_status append_loop(varve_buffer *text, const varve_operation *loop,
                                varve_slice prefix) {
  loop_path path = {.is_too_long = false};
  varve_vector_init(&path.steps, text->memory, sizeof(path_step));
  varve_status status = collect_steps(&path, loop);
  text->size = 0;
  if (status == VARVE_STATUS_OK && !path.is_too_long) {
    /* If there are several loops, or several regions, each loop is the outermost one of its nest.
     */
    uint32_t depth = 0;
    for (size_t i = path.steps.count; i-- > 0;) {
      path_step *step = step_at(&path, i);
      if (step->is_skipped)
        continue;
      if (step->is_region || !step->is_only)
        depth = 0;
      step->depth = step->is_region ? 0 : depth;
      depth += step->is_loop;
    }
    /* The depth of the innermost loop represents the whole nest. Loops that are alone add
     * nothing. */
    bool is_in_nest = false;
    for (size_t i = 0; i < path.steps.count; i++) {
      path_step *step = step_at(&path, i);
      if (step->is_skipped || step->is_region)
        continue;
      if (!is_in_nest) {
        is_in_nest = step->depth != 0;
        continue;
      }
      step->is_skipped = step->is_only;
      is_in_nest = step->depth != 0;
    }
    bool is_determined = true; /* by the enclosing operations */
    for (size_t i = 0; i < path.steps.count; i++) {
      path_step *step = step_at(&path, i);
      if (!step->is_region && step->is_only && !step->is_loop)
        step->is_skipped = true;
    }
    for (size_t i = path.steps.count; i-- > 0;) {
      path_step *step = step_at(&path, i);
      step->is_skipped = step->is_skipped || (is_determined && step->is_only);
      is_determined = step->is_region && (is_determined || !step->is_skipped);
    }
    status = varve_buffer_append(text, prefix);
    if (status == VARVE_STATUS_OK)
      status = append_path(text, &path);
  }
  varve_vector_release(&path.steps);
  return status;
}

static varve_status name_omp_induction(const varve_operation *op, const varve_name_taker *taker) {
  VARVE_TRY(append_loop(taker->text, op, VARVE_SLICE("iv")));
  return taker->take(taker->user, 0, varve_buffer_slice(taker->text));
}

/* Returns the use that makes the loop. */
static const varve_use *find_maker(const varve_value *value) {
  for (const varve_use *use = value->first_use; use != NULL; use = use->next) {
    varve_value_range made;
    if (is_loop(use->owner))
      return use;
    if (find_results_of_transform(use->owner, &made) &&
        varve_use_index(use) - made.first < made.count)
      return use;
  }
  return NULL;
}

static varve_status name_omp_loop(const varve_operation *op, const varve_name_taker *taker) {
  const varve_use *maker = find_maker(varve_operation_result(op, 0));
  varve_buffer *text = taker->text;
  varve_value_range made;
  text->size = 0;
  if (maker == NULL)
    VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("cli")));
  else if (is_loop(maker->owner))
    VARVE_TRY(append_loop(text, maker->owner, VARVE_SLICE("canonloop")));
  else if (has_name(maker->owner, VARVE_SLICE("omp.fuse"))) {
    /* Appends the position of a fused loop. The first one counts from 1. */
    const uint32_t operand = varve_use_index(maker);
    const varve_entity *first = varve_operation_attribute(maker->owner, VARVE_SLICE("first"));
    bool is_other = first != NULL && first->kind == VARVE_KIND_INTEGER &&
                    varve_integer_words(first)[0] != operand;
    VARVE_TRY(
        varve_buffer_append(text, is_other ? VARVE_SLICE("canonloop_fuse") : VARVE_SLICE("fused")));
  } else if (find_results_of_transform(maker->owner, &made)) {
    /* Tiling makes twice as many loops; the first half are the grid loops. */
    const uint32_t operand = varve_use_index(maker);
    uint32_t number = operand - made.first, half = made.count / 2;
    bool is_grid = number < half;
    VARVE_TRY(varve_buffer_append(text, is_grid ? VARVE_SLICE("grid") : VARVE_SLICE("intratile")));
    VARVE_TRY(varve_buffer_append_unsigned(text, (uint64_t)(is_grid ? number : number - half) + 1));
  }
  return taker->take(taker->user, 0, varve_buffer_slice(text));
}

const varve_named_rule varve_name_rules[] = {
    {"omp_loop", false, name_omp_induction},
    {"bit_vector", true, name_bit_vector},
    {"constant", true, name_constant},
    {"omp_loop", true, name_omp_loop},
    {"spirv_constant", true, name_spirv_constant},
    {"vscale_multiple", true, name_vscale_multiple},
    {NULL, false, NULL},
};
