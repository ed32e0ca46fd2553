/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Collects the checks of an operation name when the walk reaches the first operation of that name.
 * Finds the functions that custom.def and traits.def list. */
#include "dialect/registry/registry.h"
#include "dialect/uses/requirement.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

typedef struct custom_row {
  const char *name;
  varve_rule rule;
  varve_custom_check *check;
} custom_row;

typedef struct entity_row {
  const char *name;
  varve_custom_entity_check *check;
} entity_row;

#define VARVE_NOTHING(...)
#define VARVE_ROW(name, rule, function) {name, VARVE_RULE_OPERATION_##rule, function},

/* clang-format off */
static const custom_row operation_rows[] = {
#define VARVE_CUSTOM VARVE_ROW
#define VARVE_CUSTOM_ODD VARVE_NOTHING
#define VARVE_CUSTOM_REGION VARVE_NOTHING
#define VARVE_CUSTOM_USER VARVE_NOTHING
#define VARVE_CUSTOM_ENTITY VARVE_NOTHING
#include "verify/driver/custom.def"
    {"", VARVE_RULE_COUNT, NULL}};
#undef VARVE_CUSTOM
#undef VARVE_CUSTOM_ODD

static const custom_row odd_rows[] = {
#define VARVE_CUSTOM VARVE_NOTHING
#define VARVE_CUSTOM_ODD VARVE_ROW
#include "verify/driver/custom.def"
    {"", VARVE_RULE_COUNT, NULL}};
#undef VARVE_CUSTOM_ODD
#undef VARVE_CUSTOM_REGION

static const custom_row region_rows[] = {
#define VARVE_CUSTOM_ODD VARVE_NOTHING
#define VARVE_CUSTOM_REGION VARVE_ROW
#include "verify/driver/custom.def"
    {"", VARVE_RULE_COUNT, NULL}};
#undef VARVE_CUSTOM_REGION
#undef VARVE_CUSTOM_USER

static const custom_row user_rows[] = {
#define VARVE_CUSTOM_REGION VARVE_NOTHING
#define VARVE_CUSTOM_USER(name, function) {name, VARVE_RULE_SYMBOL_USE, function},
#include "verify/driver/custom.def"
    {"", VARVE_RULE_COUNT, NULL}};
#undef VARVE_CUSTOM_USER
#undef VARVE_CUSTOM_ENTITY

static const entity_row entity_rows[] = {
#define VARVE_CUSTOM_USER VARVE_NOTHING
#define VARVE_CUSTOM_ENTITY(name, function) {name, function},
#include "verify/driver/custom.def"
    {"", NULL}};
/* clang-format on */

/* Returns the row with this name. If the table has no such row, returns the last row, which is
 * empty. */
static const custom_row *find_row(varve_named_rows rows, varve_slice name) {
  const custom_row *all = rows.first, *end = &all[--rows.count];
  const custom_row *row = varve_find_row(rows, name);
  return row == NULL ? end : row;
}

#define FIND(rows, name) find_row(VARVE_NAMED_ROWS(rows), name)

static varve_custom_checks find_custom_checks(varve_slice name) {
  const custom_row *operation = FIND(operation_rows, name), *region = FIND(region_rows, name);
  const custom_row *user = FIND(user_rows, name);
  varve_custom_checks checks = {operation->check, FIND(odd_rows, name)->check, region->check,
                                user->check, operation->rule};
  if (region->check != NULL)
    checks.rule = region->rule;
  return checks;
}

/* Searches linearly, because there are few rows. */
varve_custom_entity_check *varve_find_custom_entity_check(const varve_entity *entity) {
  char sign = varve_is_type(entity) ? '!' : '#';
  for (const entity_row *row = entity_rows; row->check != NULL; row++)
    if (row->name[0] == sign && varve_has_base_name(entity, varve_slice_of(row->name + 1)))
      return row->check;
  return NULL;
}

typedef struct trait_row {
  const char *name;
  varve_trait_phase phase;
  varve_rule rule;
  varve_trait_check *check;
} trait_row;

static const trait_row rows[] = {
#define VARVE_TRAIT(name, phase, rule, function)                                                   \
  {name, VARVE_TRAIT_##phase, VARVE_RULE_##rule, function},
#include "verify/driver/traits.def"
#undef VARVE_TRAIT
};

/* Returns the name of a trait without its arguments. */
static varve_slice trait_name(varve_slice text) {
  const char *bracket = memchr(text.data, '<', text.size);
  return bracket == NULL ? text : varve_slice_make(text.data, (size_t)(bracket - text.data));
}

typedef struct planning {
  varve_verifier *verifier;
  const varve_operation_definition *definition;
  varve_operation_plan *plan;
} planning;

static bool find_value(const planning *p, varve_record_list list, varve_slice name,
                       uint32_t *index) {
  const varve_definition_tables *tables = p->definition->dialect->tables;
  for (uint32_t i = 0; i < list.count; i++) {
    const varve_value_record *value = &p->definition->values[list.first + i];
    *index = i;
    if (varve_slice_equal(varve_table_text(tables, value->name), name))
      return true;
  }
  return false;
}

/* Parses a value name that consists of a noun and one digit, such as "Operand0". */
static bool find_numbered(varve_slice text, varve_slice noun, uint32_t count, uint32_t *index) {
  if (!varve_slice_starts_with(text, noun) || text.size != noun.size + 1)
    return false;
  *index = (uint32_t)(text.data[noun.size] - '0');
  return *index < count;
}

/* Returns the end of the argument that begins at start: the next comma or closing bracket that is
 * not nested in brackets. */
static size_t argument_end(varve_slice text, size_t start) {
  uint32_t depth = 0;
  for (size_t at = start; at < text.size; at++) {
    char c = text.data[at];
    if (depth == 0 && (c == ',' || c == '>'))
      return at;
    depth += c == '<';
    depth -= c == '>';
  }
  return text.size;
}

static varve_status split_arguments(const planning *p, varve_trait_use *use) {
  size_t start = trait_name(use->text).size + 1, count = 0;
  for (size_t at = start; at < use->text.size; at = argument_end(use->text, at) + 1)
    count++;
  varve_trait_argument *arguments =
      varve_arena_allocate_array(&p->verifier->arena, count, sizeof(*arguments));
  if (arguments == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < count; i++) {
    size_t end = argument_end(use->text, start);
    const varve_slice text = varve_slice_make(use->text.data + start, end - start);
    const varve_operation_record *record = p->definition->record;
    varve_trait_argument argument = {.text = text, .kind = VARVE_TRAIT_TEXT, .index = 0};
    if (find_value(p, record->operands, text, &argument.index) ||
        find_numbered(text, VARVE_SLICE("Operand"), record->operands.count, &argument.index)) {
      argument.kind = VARVE_TRAIT_OPERAND;
    } else if (find_value(p, record->results, text, &argument.index) ||
               find_numbered(text, VARVE_SLICE("Result"), record->results.count, &argument.index)) {
      argument.kind = VARVE_TRAIT_RESULT;
    } else {
      const varve_property_definition *property = varve_find_property(p->definition, text);
      if (property != NULL) {
        argument.kind = VARVE_TRAIT_PROPERTY;
        argument.index = (uint32_t)(property - p->definition->properties);
      }
    }
    arguments[i] = argument;
    start = end + 1;
  }
  use->arguments = arguments;
  use->argument_count = (uint32_t)count;
  return VARVE_STATUS_OK;
}

static varve_status add_trait(const planning *p, varve_slice text) {
  const trait_row *row = varve_find_row(VARVE_NAMED_ROWS(rows), trait_name(text));
  if (row == NULL)
    return VARVE_STATUS_OK;
  varve_trait_uses *uses = &p->plan->traits[row->phase];
  varve_trait_use use = {.text = text, .check = row->check, .rule = row->rule};
  VARVE_TRY(split_arguments(p, &use));
  uses->uses[uses->count++] = use;
  return VARVE_STATUS_OK;
}

/* Returns whether all traits of the phases PREDICATE to LATER depend on types alone. */
static bool has_traits_of_types(const varve_operation_plan *plan) {
  for (int phase = VARVE_TRAIT_PREDICATE; phase <= VARVE_TRAIT_LATER; phase++)
    for (uint32_t i = 0; i < plan->traits[phase].count; i++)
      switch (plan->traits[phase].uses[i].rule) {
      case VARVE_RULE_TRAIT_SAME_TYPES:
      case VARVE_RULE_TRAIT_SAME_ELEMENT_TYPES:
      case VARVE_RULE_TRAIT_SAME_SHAPES:
      case VARVE_RULE_TRAIT_SAME_RANKS:
      case VARVE_RULE_TRAIT_VALUE_TYPE:
      case VARVE_RULE_TRAIT_ELEMENTWISE:
      case VARVE_RULE_TRAIT_BROADCAST:
        break;
      default:
        return false;
      }
  return true;
}

static bool is_cacheable(const varve_operation_plan *plan) {
  const varve_requirements *required = plan->requirements;
  return plan->is_described && plan->is_loaded && !plan->is_dynamic &&
         plan->definition->record->regions.count == 0 && has_traits_of_types(plan) &&
         (required == NULL || (required->is_of_parts && !required->reads_sources));
}

varve_status varve_prepare_plan(varve_verifier *verifier, const varve_operation_name *name,
                                const varve_operation_plan **prepared) {
  varve_operation_plan *plan = NULL;
  *prepared = NULL;
  VARVE_TRY(varve_get_plan(verifier, name, &plan));
  *prepared = plan;
  if (plan->is_prepared || plan->definition == NULL) {
    plan->is_prepared = true;
    return VARVE_STATUS_OK;
  }
  bool is_today =
      varve_era_has(verifier->context->era, VARVE_HAS_ALL_CHECKS) ||
      (name->definition != NULL && varve_era_has(verifier->context->era, VARVE_HAS_SHARED_CHECKS) &&
       varve_dialect_is_of_era(name->definition->dialect, VARVE_DEFAULT_ERA));
  varve_custom_checks custom = {.rule = VARVE_RULE_COUNT};
  if (is_today)
    custom = find_custom_checks(name->text);
  else if (varve_slice_equal(name->definition->dialect->name, VARVE_SLICE("builtin")))
    custom = (varve_custom_checks){.operation = varve_verify_legacy,
                                   .rule = VARVE_RULE_OPERATION_BUILTIN};
  if (plan->is_described) {
    const planning p = {verifier, name->definition, plan};
    /* The list of each phase has room for all traits. */
    const varve_definition_tables *tables = p.definition->dialect->tables;
    varve_record_list traits = p.definition->record->traits;
    for (size_t phase = 0; phase < VARVE_TRAIT_PHASES; phase++) {
      p.plan->traits[phase].uses =
          varve_arena_allocate_array(&p.verifier->arena, traits.count, sizeof(varve_trait_use));
      if (p.plan->traits[phase].uses == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < traits.count; i++)
      VARVE_TRY(
          add_trait(&p, varve_table_text(tables, varve_table_number(tables, traits.first + i))));
    if (plan->is_loaded || is_today)
      VARVE_TRY(varve_plan_requirements(verifier, plan));
  }
  plan->is_cacheable = is_cacheable(plan);
  if (!plan->is_loaded && plan->is_described) {
    plan->custom = custom.operation;
    plan->custom_odd = custom.odd;
    plan->custom_region = custom.region;
    plan->custom_user = custom.user;
    plan->custom_rule = custom.rule;
    verifier->has_users |= custom.user != NULL;
  }
  plan->is_prepared = true;
  return VARVE_STATUS_OK;
}
