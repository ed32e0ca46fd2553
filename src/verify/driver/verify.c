/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks over a module in the order in which mlir-opt finds faults. The walk checks an operation
 * before the contents of its regions. An isolated operation waits until all other operations in the
 * regions of its parent were checked without fault. Then the isolated operation starts a walk of
 * its own, which ends with the check of dominance. A fault ends the innermost walk, but not the
 * walks of other isolated operations with the same parent. */
#include "verify/driver/verify.h"

#include "dialect/registry/registry.h"
#include "verify/verifier.h"

enum { STEPS_AT_FIRST = 1 << 20, STEPS_AN_OPERATION = 1 << 10, RULE_STEPS = 1 << 27 };

/* Checks all types, attributes and successors before the walk, because mlir-opt checks these while
 * it parses the module. */
static varve_status check_what_is_read(varve_verifier *verifier, varve_operation *root) {
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    verifier->op = op;
    verifier->steps_left += STEPS_AN_OPERATION;
    VARVE_TRY(varve_context_step(verifier->context));
    VARVE_TRY(varve_check_entities(verifier));
    VARVE_TRY(varve_check_successors(verifier));
  }
  return VARVE_STATUS_OK;
}

/* An operation whose regions the walk visits now. */
typedef struct open_operation {
  varve_operation *op;
  const varve_operation_plan *plan;
  varve_block *block;
  varve_operation *child; /* the next operation to visit; NULL at the end of the block */
  bool is_root;           /* the start of a walk: the module, or an isolated operation */
  bool has_isolated;      /* the operation has isolated children, which are visited last */
  bool is_at_isolated;    /* the walk now visits the isolated children */
  bool has_failed;        /* a walk of an isolated child found a fault */
} open_operation;

typedef struct module_walk {
  varve_verifier *verifier;
  varve_vector open; /* open_operation, the innermost last */
} module_walk;

/* Returns the first block in the regions from index on, or NULL if these regions have no blocks. */
static varve_block *first_block(const varve_operation *op, uint32_t index) {
  for (; index < varve_operation_region_count(op); index++)
    if (varve_operation_region(op, index)->first != NULL)
      return varve_operation_region(op, index)->first;
  return NULL;
}

static varve_block *next_block(const varve_operation *op, const varve_block *block) {
  if (block->next != NULL)
    return block->next;
  return first_block(op, (uint32_t)(block->region - varve_operation_regions(op)) + 1);
}

static open_operation *innermost(module_walk *walk) {
  return walk->open.count == 0 ? NULL : &VARVE_VECTOR_LAST(&walk->open, open_operation);
}

static varve_status check_custom(varve_verifier *verifier, const varve_operation_plan *plan,
                                 varve_custom_check *check) {
  if (check == NULL)
    return VARVE_STATUS_OK;
  verifier->rule = plan->custom_rule;
  varve_doubt_part(verifier, verifier->op);
  return varve_end_check(verifier, check(verifier, verifier->op));
}

static varve_status check_traits(varve_verifier *verifier, const varve_trait_uses *uses) {
  for (uint32_t i = 0; i < uses->count; i++) {
    const varve_trait_use *use = &uses->uses[i];
    verifier->rule = use->rule;
    /* Duplicate symbols are a fault even if the module is incomplete. */
    if (use->rule != VARVE_RULE_SYMBOL_TABLE)
      varve_doubt_part(verifier, verifier->op);
    VARVE_TRY(varve_end_check(verifier, use->check(verifier, verifier->op, use)));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_parts(varve_verifier *verifier, const varve_operation_plan *plan) {
  VARVE_TRY(varve_check_declared_values(verifier, plan->definition));
  if (varve_has_odd_groups(verifier, verifier->op))
    return check_custom(verifier, plan, plan->custom_odd);
  VARVE_TRY(check_traits(verifier, &plan->traits[VARVE_TRAIT_PREDICATE]));
  VARVE_TRY(varve_check_declared_regions(verifier, plan->definition));
  if (plan->is_cast)
    VARVE_TRY(check_custom(verifier, plan, plan->custom));
  VARVE_TRY(check_traits(verifier, &plan->traits[VARVE_TRAIT_LATER]));
  VARVE_TRY(varve_check_requirements_of(verifier, plan));
  return plan->is_cast ? VARVE_STATUS_OK : check_custom(verifier, plan, plan->custom);
}

static varve_status check_compiled(varve_verifier *verifier, const varve_operation_plan *plan) {
  varve_check_key own = {.count = 0};
  bool has_passed = false;
  VARVE_TRY(varve_check_counts(verifier, plan->definition));
  verifier->is_shaped = true;
  VARVE_TRY(check_traits(verifier, &plan->traits[VARVE_TRAIT_FIRST]));
  if (!plan->is_cacheable)
    return check_parts(verifier, plan);
  varve_check_key_describe(verifier->op, plan, false, &own);
  VARVE_TRY(varve_check_cache_find(verifier, &own, &has_passed));
  if (has_passed)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_parts(verifier, plan));
  varve_check_cache_add(verifier, &own);
  return VARVE_STATUS_OK;
}

static varve_status check_on_entry(varve_verifier *verifier, const varve_operation_plan *plan) {
  VARVE_TRY(varve_check_set(verifier));
  VARVE_TRY(varve_check_discardable(verifier));
  if (plan->is_dynamic) {
    verifier->rule = VARVE_RULE_DEFINITION_OPERAND;
    VARVE_TRY(varve_check_operation(verifier));
    for (size_t phase = 0; phase < VARVE_TRAIT_REGION; phase++)
      VARVE_TRY(check_traits(verifier, &plan->traits[phase]));
    VARVE_TRY(varve_check_requirements_of(verifier, plan));
  } else if (plan->is_described) {
    /* Later checks also read other operations, so their faults do not depend on the shape of this
     * operation only. */
    varve_status status = check_compiled(verifier, plan);
    verifier->is_shaped = false;
    VARVE_TRY(status);
  }
  varve_doubt_part(verifier, verifier->op);
  return varve_end_check(verifier, varve_check_region_structure(verifier, plan));
}

static varve_status check_on_exit(varve_verifier *verifier, const varve_operation_plan *plan) {
  varve_doubt_part(verifier, verifier->op);
  VARVE_TRY(varve_end_check(verifier, varve_check_terminators(verifier, plan)));
  if (varve_has_odd_groups(verifier, verifier->op))
    return VARVE_STATUS_OK;
  VARVE_TRY(check_traits(verifier, &plan->traits[VARVE_TRAIT_REGION]));
  VARVE_TRY(check_custom(verifier, plan, plan->custom_region));
  if (plan->definition == NULL) {
    verifier->rule = VARVE_RULE_DEFINITION_UNKNOWN;
    VARVE_TRY(varve_check_operation(verifier));
  }
  verifier->rule = VARVE_RULE_DEFINITION_CHECK;
  return varve_check_operation_by_user(verifier);
}

/* Returns OK for a fault that was not reported as an error (is_suppressed), otherwise status. A
 * fault that was not reported has also ended the checks of the operation. */
static varve_status drop_excluded(varve_verifier *verifier, varve_status status) {
  bool is_none = status == VARVE_STATUS_INVALID && verifier->is_suppressed;
  verifier->is_suppressed = false;
  verifier->is_unsure = false;
  return is_none ? VARVE_STATUS_OK : status;
}

static varve_status enter_block(varve_verifier *verifier, varve_block *block) {
  VARVE_TRY(drop_excluded(verifier, varve_check_block(verifier, block)));
  return VARVE_STATUS_OK;
}

/* Enters a child of the innermost open operation, or the root of a walk. Pushes an operation with
 * blocks, and a root always, before the operation is checked: the walk leaves it even after a
 * fault. */
static varve_status enter(module_walk *walk, varve_operation *op, bool is_root) {
  varve_verifier *verifier = walk->verifier;
  open_operation opened = {.op = op, .block = first_block(op, 0), .is_root = is_root};
  VARVE_TRY(varve_prepare_plan(verifier, op->name, &opened.plan));
  bool is_opened = is_root || opened.block != NULL;
  opened.child = opened.block == NULL ? NULL : opened.block->first;
  if (is_opened)
    VARVE_TRY(varve_vector_push(&walk->open, &opened));
  verifier->op = verifier->entered = op;
  verifier->location = NULL;
  verifier->is_shaped = false;
  verifier->steps_left += STEPS_AN_OPERATION;
  VARVE_TRY(drop_excluded(verifier, check_on_entry(verifier, opened.plan)));
  if (!is_opened)
    return drop_excluded(verifier, check_on_exit(verifier, opened.plan));
  return opened.block == NULL ? VARVE_STATUS_OK : enter_block(verifier, opened.block);
}

/* Leaves an operation after its regions were visited. If the operation has isolated children that
 * were not visited yet, starts the visit of these children instead. */
static varve_status leave(module_walk *walk, open_operation *open) {
  varve_verifier *verifier = walk->verifier;
  const open_operation left = *open;
  if (open->has_isolated && !open->is_at_isolated) {
    open->is_at_isolated = true;
    open->block = first_block(open->op, 0);
    open->child = open->block->first;
    return VARVE_STATUS_OK;
  }
  if (left.has_failed)
    return VARVE_STATUS_INVALID;
  verifier->op = verifier->entered = left.op;
  verifier->location = NULL;
  VARVE_TRY(drop_excluded(verifier, check_on_exit(verifier, left.plan)));
  if (left.is_root)
    VARVE_TRY(drop_excluded(verifier, varve_check_dominance(verifier, left.op)));
  varve_vector_truncate(&walk->open, walk->open.count - 1);
  return VARVE_STATUS_OK;
}

static varve_status step(module_walk *walk) {
  const varve_operation_plan *plan = NULL;
  open_operation *open = innermost(walk);
  varve_operation *child = open->child;
  if (child == NULL && open->block != NULL) {
    varve_verifier *verifier = walk->verifier;
    const varve_block *left = open->block;
    open->block = next_block(open->op, left);
    open->child = open->block == NULL ? NULL : open->block->first;
    if (!open->is_at_isolated) {
      VARVE_TRY(drop_excluded(verifier, varve_check_block_end(verifier, left)));
      if (open->block != NULL)
        return enter_block(verifier, open->block);
    }
    return VARVE_STATUS_OK;
  }
  if (child == NULL)
    return leave(walk, open);
  open->child = child->next;
  VARVE_TRY(varve_prepare_plan(walk->verifier, child->name, &plan));
  bool is_isolated = plan->is_isolated && varve_operation_region_count(child) != 0;
  open->has_isolated |= is_isolated;
  if (is_isolated != open->is_at_isolated)
    return VARVE_STATUS_OK;
  return enter(walk, child, is_isolated);
}

static varve_status check_all_operations(module_walk *walk, varve_operation *root) {
  varve_verifier *verifier = walk->verifier;
  bool has_failed = false;
  varve_status status = enter(walk, root, true);
  while (walk->open.count != 0 || status != VARVE_STATUS_OK) {
    if (status != VARVE_STATUS_OK && status != VARVE_STATUS_INVALID)
      return status;
    has_failed |= status == VARVE_STATUS_INVALID;
    if (status == VARVE_STATUS_INVALID) {
      /* The fault ends the innermost walk. */
      while (walk->open.count != 0 && !innermost(walk)->is_root)
        varve_vector_truncate(&walk->open, walk->open.count - 1);
      if (walk->open.count != 0)
        varve_vector_truncate(&walk->open, walk->open.count - 1);
      if (walk->open.count != 0)
        innermost(walk)->has_failed = true;
    }
    if (has_failed && verifier->error_count >= varve_verifier_max_errors(verifier))
      break;
    if (walk->open.count == 0)
      break;
    status = step(walk);
  }
  return has_failed ? VARVE_STATUS_INVALID : VARVE_STATUS_OK;
}

void varve_verifier_release(varve_verifier *verifier) {
  varve_buffer_release(&verifier->message);
  varve_constraints_release(verifier);
  varve_entity_walk_release(&verifier->entities);
  varve_vector_release(&verifier->plans);
  varve_vector_release(&verifier->projects);
  varve_dominance_release(&verifier->dominance);
  varve_hash_table_release(&verifier->symbols);
  varve_hash_table_release(&verifier->symbol_tables);
  varve_arena_release(&verifier->arena);
  varve_arena_release(&verifier->terms);
}

varve_status varve_verifier_init(varve_verifier *verifier, varve_context *context,
                                 const varve_verify_options *options) {
  varve_slice unknown;
  *verifier = (varve_verifier){.context = context,
                               .options = *options,
                               .steps_left = STEPS_AT_FIRST,
                               .rule_steps_left = RULE_STEPS};
  varve_buffer_init(&verifier->message, &context->memory);
  varve_constraints_init(verifier);
  varve_entity_walk_init(&verifier->entities, context);
  varve_vector_init(&verifier->plans, &context->memory, sizeof(varve_operation_plan *));
  varve_vector_init(&verifier->projects, &context->memory, sizeof(varve_project_version));
  varve_dominance_init(&verifier->dominance, &context->memory);
  varve_hash_table_init(&verifier->symbols, &context->memory);
  varve_hash_table_init(&verifier->symbol_tables, &context->memory);
  varve_arena_init(&verifier->arena, &context->memory);
  varve_arena_init(&verifier->terms, &context->memory);
  if (varve_rule_set_parse(options->rules, &verifier->rules, &unknown) == VARVE_STATUS_OK)
    return VARVE_STATUS_OK;
  varve_reporter reporter = {.sink = options->sink, .file = options->file, .max_errors = 1};
  return varve_report(&reporter, VARVE_STATUS_BAD_ARGUMENT, 0,
                      "the verifier has no rule or group '%.*s'", VARVE_FORMAT_SLICE(unknown));
}

static varve_status verify_with(varve_verifier *verifier, varve_operation *root) {
  varve_context *context = verifier->context;
  module_walk walk = {.verifier = verifier};
  if (context->registry != NULL) {
    verifier->rule = VARVE_RULE_DEFINITION_ENTITY;
    VARVE_TRY(drop_excluded(verifier, check_what_is_read(verifier, root)));
  }
  varve_vector_init(&walk.open, &context->memory, sizeof(open_operation));
  varve_status status = check_all_operations(&walk, root);
  varve_vector_release(&walk.open);
  return status;
}

varve_status varve_verify_module(varve_module *module, const varve_verify_options *options) {
  varve_context *context = module->context;
  varve_verifier verifier;
  VARVE_TRY(varve_module_materialize(module));
  VARVE_TRY(varve_context_define_names(context));
  varve_status status = varve_verifier_init(&verifier, context, options);
  if (status == VARVE_STATUS_OK)
    status = verify_with(&verifier, module->root);
  varve_verifier_release(&verifier);
  return status;
}
