/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks attributes, operands, results and regions against definitions that are built in or
 * compiled. Remembers nodes that satisfied a constraint, because modules repeat nodes. */
#include "dialect/segments.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

/* Returns whether the rule is IndexAttr, the node is an integer attribute, and the module is of a
 * release before LLVM 13. In these modules, an IndexAttr may have any integer type. */
static bool was_index(const varve_verifier *verifier, const varve_dialect_definition *dialect,
                      uint32_t constraint, const varve_entity *entity) {
  varve_constraint_record record = varve_constraint_record_at(dialect->tables, constraint);
  return varve_era_has(verifier->context->era, VARVE_HAS_ANY_INDEX_ATTRIBUTE) &&
         entity->kind == VARVE_KIND_INTEGER &&
         varve_slice_equal(varve_table_text(dialect->tables, record.text),
                           VARVE_SLICE("IndexAttr"));
}

enum { SATISFIED_CONSTRAINTS = 512 };

/* Returns the slot of a node and its constraint, or NULL if memory is exhausted. */
static varve_satisfied_constraint *find_met(varve_verifier *verifier,
                                            const varve_satisfied_constraint *asked) {
  if (verifier->satisfied == NULL) {
    verifier->satisfied = varve_arena_allocate_array(&verifier->arena, SATISFIED_CONSTRAINTS,
                                                     sizeof *verifier->satisfied);
    if (verifier->satisfied == NULL)
      return NULL;
    memset(verifier->satisfied, 0, SATISFIED_CONSTRAINTS * sizeof *verifier->satisfied);
  }
  uint64_t mixed = (uintptr_t)asked->entity / sizeof(void *) +
                   asked->constraint * UINT64_C(0x9E3779B97F4A7C15) + (uintptr_t)asked->tables;
  return &verifier->satisfied[(mixed ^ mixed >> 32) % SATISFIED_CONSTRAINTS];
}

static varve_status satisfies(varve_verifier *verifier, const varve_dialect_definition *dialect,
                              uint32_t constraint, const varve_entity *entity, bool *is_satisfied) {
  const varve_satisfied_constraint asked = {varve_tables_identity(dialect->tables), entity,
                                            constraint};
  bool is_violated = false;
  *is_satisfied = true;
  if (constraint == 0)
    return VARVE_STATUS_OK;
  varve_satisfied_constraint *met = find_met(verifier, &asked);
  if (met == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (met->entity == entity && met->constraint == constraint && met->tables == asked.tables)
    return VARVE_STATUS_OK;
  uint32_t kind = varve_constraint_record_at(dialect->tables, constraint).kind;
  if (kind == VARVE_CONSTRAINT_RULE || kind == VARVE_CONSTRAINT_BASE) {
    VARVE_TRY(varve_violates_rule(verifier, dialect, constraint, entity, &is_violated));
    *is_satisfied = !is_violated || was_index(verifier, dialect, constraint, entity);
  } else {
    /* A constraint that is neither a rule nor a name */
    varve_status status = varve_try_constraint(verifier, dialect, constraint, entity);
    *is_satisfied = status == VARVE_STATUS_OK;
    VARVE_TRY(status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status);
  }
  if (*is_satisfied)
    *met = asked;
  return VARVE_STATUS_OK;
}

static varve_status describe_constraint(varve_verifier *verifier,
                                        const varve_dialect_definition *dialect,
                                        uint32_t constraint);

/* Appends the first arguments of any_of or all_of to the message. Nested any_of and all_of become
 * "...", because constraints may be nested deeply. */
static varve_status describe_arguments(varve_verifier *verifier,
                                       const varve_dialect_definition *dialect,
                                       const varve_constraint_record *record) {
  enum { SHOWN = 8 };
  for (uint32_t i = 0; i < record->arguments.count && i < SHOWN; i++) {
    uint32_t argument = varve_table_number(dialect->tables, record->arguments.first + i);
    varve_constraint_record inner = varve_constraint_record_at(dialect->tables, argument);
    VARVE_TRY(varve_fault_text(verifier, i == 0 ? "" : ", "));
    if (inner.kind == VARVE_CONSTRAINT_ANY_OF || inner.kind == VARVE_CONSTRAINT_ALL_OF)
      VARVE_TRY(varve_fault_text(verifier, "..."));
    else
      VARVE_TRY(describe_constraint(verifier, dialect, argument));
  }
  return varve_fault_text(verifier, record->arguments.count > SHOWN ? ", ..." : "");
}

static varve_status describe_constraint(varve_verifier *verifier,
                                        const varve_dialect_definition *dialect,
                                        uint32_t constraint) {
  varve_constraint_record record = varve_constraint_record_at(dialect->tables, constraint);
  varve_slice text = varve_table_text(dialect->tables, record.text);
  switch ((varve_constraint_kind)record.kind) {
  case VARVE_CONSTRAINT_RULE:
    return varve_is_loaded(verifier, dialect) ? varve_fault_slice(verifier, text)
                                              : varve_condition_describe(text, &verifier->message);
  case VARVE_CONSTRAINT_ANY_OF:
    VARVE_TRY(varve_fault_text(verifier, "any of "));
    return describe_arguments(verifier, dialect, &record);
  case VARVE_CONSTRAINT_ALL_OF:
    VARVE_TRY(varve_fault_text(verifier, "all of "));
    return describe_arguments(verifier, dialect, &record);
  case VARVE_CONSTRAINT_PARAMETRIC:
    VARVE_TRY(varve_fault_slice(verifier, text));
    return varve_fault_text(verifier, "<...>");
  default:
    return varve_fault_slice(verifier, text);
  }
}

/* Operands and results */

typedef struct value_list {
  varve_verifier *verifier;
  const varve_operation_definition *definition;
  varve_record_list records;
  const char *noun;
  bool are_results;
  const varve_entity *sizes; /* NULL: each optional or variadic group has "shared" values */
  uint32_t shared;
} value_list;

static const varve_value_record *record_at(const value_list *list, uint32_t index) {
  return &list->definition->values[list->records.first + index];
}

static void set_sizes(value_list *list, uint32_t count, varve_slice name) {
  uint32_t single = 0;
  const varve_entity *properties = varve_operation_inherent(list->verifier->op);
  for (uint32_t i = 0; i < list->records.count; i++)
    single += record_at(list, i)->variadicity == VARVE_VARIADICITY_SINGLE;
  bool has_segments = list->are_results ? list->definition->has_result_segments
                                        : list->definition->has_operand_segments;
  if (has_segments && properties != NULL)
    list->sizes = varve_dictionary_find(properties, name);
  if (single != list->records.count)
    list->shared = (count - single) / (list->records.count - single);
}

static uint32_t size_at(const value_list *list, uint32_t index) {
  if (list->sizes != NULL)
    return (uint32_t)varve_segments_at(list->sizes, index);
  return record_at(list, index)->variadicity == VARVE_VARIADICITY_SINGLE ? 1 : list->shared;
}

static varve_status report_value(const value_list *list, const varve_value_record *record,
                                 uint32_t index, const varve_entity *type) {
  varve_verifier *v = list->verifier;
  bool is_variadic = record->variadicity >= VARVE_VARIADICITY_VARIADIC;
  VARVE_TRY(varve_fault_operation(v));
  VARVE_TRY(varve_fault_text(v, list->noun));
  VARVE_TRY(varve_fault_text(v, " #"));
  VARVE_TRY(varve_fault_number(v, index));
  VARVE_TRY(varve_fault_text(v, is_variadic ? " must be variadic of " : " must be "));
  VARVE_TRY(describe_constraint(v, list->definition->dialect, record->constraint));
  VARVE_TRY(varve_fault_text(v, ", but got '"));
  VARVE_TRY(varve_fault_node(v, type));
  return varve_fault(v, "'", NULL);
}

static varve_status check_values(const value_list *list) {
  varve_verifier *v = list->verifier;
  uint32_t at = 0;
  for (uint32_t i = 0; i < list->records.count; i++) {
    const varve_value_record *record = record_at(list, i);
    uint32_t end = at + size_at(list, i);
    for (; at < end; at++) {
      bool is_satisfied = true;
      const varve_value *value = list->are_results ? varve_operation_result(v->op, at)
                                                   : varve_operation_operand(v->op, at);
      VARVE_TRY(
          satisfies(v, list->definition->dialect, record->constraint, value->type, &is_satisfied));
      if (!is_satisfied)
        return report_value(list, record, at, value->type);
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_declared_type(varve_verifier *verifier,
                                       const varve_operation_definition *definition,
                                       const varve_value_record *value, const varve_entity *type) {
  const varve_dialect_definition *dialect = definition->dialect;
  bool is_satisfied = true;
  VARVE_TRY(satisfies(verifier, dialect, value->constraint, type, &is_satisfied));
  if (is_satisfied)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fault_text(verifier, "'"));
  VARVE_TRY(varve_fault_slice(verifier, varve_table_text(dialect->tables, value->name)));
  VARVE_TRY(varve_fault_text(verifier, "' must be "));
  VARVE_TRY(describe_constraint(verifier, dialect, value->constraint));
  VARVE_TRY(varve_fault_text(verifier, ", but got '"));
  VARVE_TRY(varve_fault_node(verifier, type));
  return varve_fault(verifier, "'", NULL);
}

/* Attributes */

/* Returns whether the value of a bit enum has no unknown bits. The reader checked everything else
 * about native properties. */
static bool has_known_bits(const varve_property_definition *property, const varve_entity *value) {
  const varve_enum_record *record = &property->enumeration.record;
  uint64_t bits = 0;
  if (property->enumeration.place == NULL || (record->flags & VARVE_ENUM_IS_BITS) == 0 ||
      value->kind != VARVE_KIND_INTEGER)
    return true;
  for (uint32_t i = 0; i < record->cases.count; i++)
    bits |= varve_enum_case_value(property->enumeration.tables, record->cases, i);
  return (varve_integer_words(value)[0] & ~bits) == 0;
}

/* Gets whether all properties satisfy their constraints. Properties and their definitions are both
 * sorted by name, so one pass pairs them. If a property has a fault, the caller searches for it. */
static varve_status are_attributes_satisfied(varve_verifier *verifier,
                                             const varve_operation_definition *definition,
                                             bool *are_satisfied) {
  const varve_entity *properties = varve_operation_inherent(verifier->op);
  uint32_t count = properties == NULL ? 0 : varve_dictionary_size(properties), at = 0;
  *are_satisfied = true;
  for (uint32_t i = 0; i < definition->property_count && *are_satisfied; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_entity *value = NULL;
    if (at < count && varve_dictionary_name(properties, at) == property->key)
      value = varve_dictionary_value(properties, at++);
    if (value == NULL)
      *are_satisfied = property->kind != VARVE_PROPERTY_REQUIRED;
    else if (property->kind == VARVE_PROPERTY_NATIVE)
      *are_satisfied = has_known_bits(property, value);
    else if (property->kind == VARVE_PROPERTY_REQUIRED || property->kind == VARVE_PROPERTY_OPTIONAL)
      VARVE_TRY(
          satisfies(verifier, definition->dialect, property->constraint, value, are_satisfied));
  }
  *are_satisfied = *are_satisfied && at == count;
  return VARVE_STATUS_OK;
}

varve_status varve_check_declared_values(varve_verifier *verifier,
                                         const varve_operation_definition *definition) {
  value_list operands = {.verifier = verifier,
                         .definition = definition,
                         .records = definition->record->operands,
                         .noun = "operand"};
  value_list results = {.verifier = verifier,
                        .definition = definition,
                        .records = definition->record->results,
                        .noun = "result",
                        .are_results = true};
  set_sizes(&operands, verifier->op->operand_count,
            varve_segments_name(verifier->context->era, true));
  set_sizes(&results, varve_operation_result_count(verifier->op),
            varve_segments_name(verifier->context->era, false));
  verifier->rule = VARVE_RULE_DEFINITION_ATTRIBUTE;
  /* Report the first fault in the order in which the definition declares the properties. */
  const varve_dialect_definition *dialect = definition->dialect;
  varve_record_list list = definition->record->properties;
  const varve_entity *properties = varve_operation_inherent(verifier->op);
  bool are_satisfied = false;
  VARVE_TRY(are_attributes_satisfied(verifier, definition, &are_satisfied));
  for (uint32_t i = 0; i < list.count && !are_satisfied; i++) {
    varve_property_record record = varve_property_record_at(dialect->tables, list.first + i);
    varve_slice name = varve_table_text(dialect->tables, record.name);
    const varve_entity *value = properties == NULL ? NULL : varve_dictionary_find(properties, name);
    bool may_be_absent = record.is_optional || record.default_value != 0;
    bool is_satisfied = value != NULL;
    if (value == NULL && (may_be_absent || record.native != 0))
      continue;
    if (record.native != 0)
      is_satisfied = has_known_bits(varve_find_property(definition, name), value);
    else if (value != NULL)
      VARVE_TRY(satisfies(verifier, dialect, record.constraint, value, &is_satisfied));
    if (!is_satisfied) {
      bool is_there = value != NULL;
      verifier->is_shaped = verifier->is_shaped && is_there;
      VARVE_TRY(varve_fault_operation(verifier));
      const char *noun = record.native != 0 ? "property '" : "attribute '";
      VARVE_TRY(varve_fault_text(verifier, is_there ? noun : "requires attribute '"));
      VARVE_TRY(varve_fault_slice(verifier, varve_table_text(dialect->tables, record.name)));
      if (!is_there)
        return varve_fault(verifier, "'", NULL);
      VARVE_TRY(varve_fault_text(verifier, "' failed to satisfy constraint: "));
      VARVE_TRY(describe_constraint(verifier, dialect, record.constraint));
      return varve_fault(verifier, "", NULL);
    }
  }
  verifier->rule = VARVE_RULE_DEFINITION_OPERAND;
  VARVE_TRY(check_values(&operands));
  verifier->rule = VARVE_RULE_DEFINITION_RESULT;
  return check_values(&results);
}

/* Regions */

/* A rule about the number of blocks in a region: how its text begins, and its words in the message
 * "region with at most 1 blocks". */
typedef struct block_rule {
  const char *name;
  const char *text;
  bool has_least;
  bool has_most;
} block_rule;

static bool find_block_rule(varve_slice rule, block_rule *found) {
  static const block_rule rules[] = {{"SizedRegion<", "", true, true},
                                     {"MaxSizedRegion<", "at most ", false, true},
                                     {"MinSizedRegion<", "at least ", true, false}};
  for (size_t i = 0; i < VARVE_COUNT_OF(rules); i++) {
    *found = rules[i];
    if (varve_slice_starts_with(rule, varve_slice_of(rules[i].name)))
      return true;
  }
  return false;
}

static int64_t number_in(varve_slice text) {
  int64_t number = 0;
  for (size_t i = 0; i < text.size && number < UINT32_MAX; i++)
    if (text.data[i] >= '0' && text.data[i] <= '9')
      number = number * 10 + (text.data[i] - '0');
  return number;
}

static varve_status check_region(varve_verifier *verifier,
                                 const varve_operation_definition *definition,
                                 const varve_value_record *value, uint32_t index) {
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_constraint_record record = varve_constraint_record_at(tables, value->constraint);
  varve_slice text = varve_table_text(tables, record.text);
  block_rule rule = {"", "", true, true};
  int64_t count = 0, expected = number_in(text);
  if (record.kind == VARVE_CONSTRAINT_REGION && record.constrains_arguments)
    VARVE_TRY(varve_check_region_arguments(verifier, definition->dialect, &record, index));
  if (record.kind == VARVE_CONSTRAINT_REGION
          ? text.size == 0
          : record.kind != VARVE_CONSTRAINT_RULE || !find_block_rule(text, &rule))
    return VARVE_STATUS_OK;
  for (const varve_block *block = varve_operation_region(verifier->op, index)->first;
       block != NULL && count <= expected; block = block->next)
    count++;
  if ((!rule.has_least || count >= expected) && (!rule.has_most || count <= expected))
    return VARVE_STATUS_OK;
  const varve_slice name = varve_table_text(tables, value->name);
  VARVE_TRY(varve_fault_operation(verifier));
  VARVE_TRY(varve_fault_text(verifier, "region #"));
  VARVE_TRY(varve_fault_number(verifier, index));
  VARVE_TRY(varve_fault_text(verifier, name.size == 0 ? " " : " ('"));
  VARVE_TRY(varve_fault_slice(verifier, name));
  VARVE_TRY(varve_fault_text(verifier, name.size == 0 ? "" : "') "));
  VARVE_TRY(varve_fault_text(verifier, "failed to verify constraint: region with "));
  VARVE_TRY(varve_fault_text(verifier, rule.text));
  const int64_t numbers[] = {expected};
  return varve_fault(verifier, "# blocks", numbers);
}

varve_status varve_check_declared_regions(varve_verifier *verifier,
                                          const varve_operation_definition *definition) {
  varve_record_list list = definition->record->regions;
  verifier->rule = VARVE_RULE_DEFINITION_REGION;
  for (uint32_t i = 0; i < varve_operation_region_count(verifier->op) && list.count != 0; i++) {
    uint32_t index = i < list.count ? i : list.count - 1;
    VARVE_TRY(check_region(verifier, definition, &definition->values[list.first + index], i));
  }
  return VARVE_STATUS_OK;
}
