/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds what custom.def lists. */
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

/* The last of rows only ends them. */
static const custom_row *find_row(varve_named_rows rows, varve_slice name) {
  const custom_row *all = rows.first, *end = &all[--rows.count];
  const custom_row *row = varve_find_row(rows, name);
  return row == NULL ? end : row;
}

#define FIND(rows, name) find_row(VARVE_NAMED_ROWS(rows), name)

varve_custom_checks varve_find_custom_checks(varve_slice name) {
  const custom_row *operation = FIND(operation_rows, name), *region = FIND(region_rows, name);
  const custom_row *user = FIND(user_rows, name);
  varve_custom_checks checks = {operation->check, FIND(odd_rows, name)->check, region->check,
                                user->check, operation->rule};
  if (region->check != NULL)
    checks.rule = region->rule;
  return checks;
}

/* There are few of them. */
varve_custom_entity_check *varve_find_custom_entity_check(const varve_entity *entity) {
  char sign = varve_is_type(entity) ? '!' : '#';
  for (const entity_row *row = entity_rows; row->check != NULL; row++)
    if (row->name[0] == sign && varve_has_base_name(entity, varve_slice_of(row->name + 1)))
      return row->check;
  return NULL;
}
