/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: looking at what a registry knows. */
#include <varve/dialect.h>

#include "dialect/registry.h"
#include "ir/types.h"

static const varve_registry *or_builtin(const varve_registry *registry) {
  return registry != NULL ? registry : varve_registry_builtin();
}

static varve_definition_tables tables_of(varve_definition definition) {
  varve_definition_tables tables;
  varve_registry_get_set(or_builtin(definition.registry), definition.set, &tables);
  return tables;
}

static varve_slice text_of(varve_definition definition, varve_text text) {
  varve_definition_tables tables = tables_of(definition);
  return varve_table_text(&tables, text);
}

/* The set that has this array of dialects. */
static uint32_t number_of_set(const varve_registry *registry,
                              const varve_definition_tables *searched) {
  size_t count = varve_registry_set_count(registry);
  for (size_t set = 0; set < count; set++) {
    varve_definition_tables tables;
    varve_registry_get_set(registry, set, &tables);
    if (tables.dialects == searched->dialects)
      return (uint32_t)set;
  }
  return 0;
}

static varve_definition define_dialect(const varve_registry *registry,
                                       const varve_dialect_record *record,
                                       const varve_definition_tables *tables) {
  varve_definition definition = {VARVE_DEFINITION_DIALECT, 0, registry, record};
  if (record != NULL)
    definition.set = number_of_set(or_builtin(registry), tables);
  return definition;
}

varve_definition varve_registry_get_next_dialect(const varve_registry *registry, varve_slice name) {
  varve_definition_tables tables;
  const varve_dialect_record *record =
      varve_registry_next_dialect(or_builtin(registry), name, &tables);
  return define_dialect(registry, record, &tables);
}

/* Members */

static bool is_dialect(varve_definition definition) {
  return definition.kind == VARVE_DEFINITION_DIALECT && definition.record != NULL;
}

static varve_record_list members_of(varve_definition dialect, varve_definition_kind kind) {
  const varve_dialect_record *record = dialect.record;
  switch (is_dialect(dialect) ? kind : VARVE_DEFINITION_DIALECT) {
  case VARVE_DEFINITION_OPERATION:
    return record->operations;
  case VARVE_DEFINITION_TYPE:
    return record->types;
  case VARVE_DEFINITION_ATTRIBUTE:
    return record->attributes;
  case VARVE_DEFINITION_ENUM:
    return record->enums;
  default:
    return (varve_record_list){0};
  }
}

static const void *record_at(const varve_definition_tables *tables, varve_definition_kind kind,
                             uint32_t index) {
  if (kind == VARVE_DEFINITION_OPERATION)
    return &tables->operations[index];
  return kind == VARVE_DEFINITION_ENUM ? (const void *)&tables->enums[index]
                                       : &tables->entities[index];
}

uint32_t varve_definition_get_member_count(varve_definition dialect, varve_definition_kind kind) {
  return members_of(dialect, kind).count;
}

varve_definition varve_definition_get_member(varve_definition dialect, varve_definition_kind kind,
                                             uint32_t index) {
  varve_definition member = {kind, dialect.set, dialect.registry, NULL};
  varve_record_list members = members_of(dialect, kind);
  if (index >= members.count)
    return member;
  varve_definition_tables tables = tables_of(dialect);
  member.record = record_at(&tables, kind, members.first + index);
  return member;
}

static varve_definition find_member(varve_definition dialect, varve_definition_kind kind,
                                    varve_slice name) {
  uint32_t low = 0, high = varve_definition_get_member_count(dialect, kind);
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    varve_definition member = varve_definition_get_member(dialect, kind, middle);
    int order = varve_slice_compare(varve_definition_get_name(member), name);
    if (order == 0)
      return member;
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return (varve_definition){kind, dialect.set, dialect.registry, NULL};
}

varve_definition varve_registry_get_definition(const varve_registry *registry,
                                               varve_definition_kind kind, varve_slice name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  varve_slice prefix = name;
  if (dot != NULL && kind != VARVE_DEFINITION_DIALECT)
    prefix.size = (size_t)(dot - name.data);
  varve_definition_tables tables;
  const varve_dialect_record *record =
      varve_registry_find_dialect(or_builtin(registry), prefix, &tables);
  varve_definition dialect = define_dialect(registry, record, &tables);
  if (kind == VARVE_DEFINITION_DIALECT)
    return dialect;
  if (dot == NULL || record == NULL)
    return (varve_definition){kind, 0, registry, NULL};
  varve_slice rest = varve_slice_make(dot + 1, name.size - prefix.size - 1);
  return find_member(dialect, kind, kind == VARVE_DEFINITION_OPERATION ? name : rest);
}

/* Single facts */

varve_slice varve_definition_get_name(varve_definition definition) {
  const void *record = definition.record;
  if (record == NULL)
    return VARVE_SLICE("");
  switch (definition.kind) {
  case VARVE_DEFINITION_DIALECT:
    return text_of(definition, ((const varve_dialect_record *)record)->name);
  case VARVE_DEFINITION_OPERATION:
    return text_of(definition, ((const varve_operation_record *)record)->name);
  case VARVE_DEFINITION_ENUM:
    return text_of(definition, ((const varve_enum_record *)record)->name);
  default:
    return text_of(definition, ((const varve_entity_record *)record)->name);
  }
}

varve_slice varve_definition_get_format(varve_definition definition) {
  const void *record = definition.record;
  if (record == NULL)
    return VARVE_SLICE("");
  if (definition.kind == VARVE_DEFINITION_OPERATION)
    return text_of(definition, ((const varve_operation_record *)record)->syntax);
  if (definition.kind == VARVE_DEFINITION_TYPE || definition.kind == VARVE_DEFINITION_ATTRIBUTE)
    return text_of(definition, ((const varve_entity_record *)record)->syntax);
  if (definition.kind == VARVE_DEFINITION_ENUM)
    return text_of(definition, ((const varve_enum_record *)record)->separator);
  return VARVE_SLICE("");
}

varve_slice varve_definition_get_set(varve_definition dialect) {
  if (!is_dialect(dialect))
    return VARVE_SLICE("");
  return text_of(dialect, ((const varve_dialect_record *)dialect.record)->set);
}

bool varve_definition_has_flag(varve_definition definition, varve_definition_flag flag) {
  static const struct {
    varve_definition_kind kind;
    uint32_t bit;
  } flags[] = {
      [VARVE_DEFINITION_UNKNOWN_OPERATIONS] = {VARVE_DEFINITION_DIALECT,
                                               VARVE_DIALECT_UNKNOWN_OPERATIONS},
      [VARVE_DEFINITION_UNKNOWN_TYPES] = {VARVE_DEFINITION_DIALECT, VARVE_DIALECT_UNKNOWN_TYPES},
      [VARVE_DEFINITION_OPERAND_SEGMENTS] = {VARVE_DEFINITION_OPERATION,
                                             VARVE_OPERATION_OPERAND_SEGMENTS},
      [VARVE_DEFINITION_RESULT_SEGMENTS] = {VARVE_DEFINITION_OPERATION,
                                            VARVE_OPERATION_RESULT_SEGMENTS},
      [VARVE_DEFINITION_BITS] = {VARVE_DEFINITION_ENUM, VARVE_ENUM_IS_BITS},
      [VARVE_DEFINITION_QUOTED] = {VARVE_DEFINITION_ENUM, VARVE_ENUM_IS_QUOTED},
      [VARVE_DEFINITION_GROUPS] = {VARVE_DEFINITION_ENUM, VARVE_ENUM_PREFERS_GROUPS},
  };
  const void *record = definition.record;
  if (record == NULL || (size_t)flag >= VARVE_COUNT_OF(flags) ||
      flags[flag].kind != definition.kind)
    return false;
  uint32_t bits =
      definition.kind == VARVE_DEFINITION_DIALECT ? ((const varve_dialect_record *)record)->flags
      : definition.kind == VARVE_DEFINITION_ENUM  ? ((const varve_enum_record *)record)->flags
                                                  : ((const varve_operation_record *)record)->flags;
  return (bits & flags[flag].bit) != 0;
}

uint32_t varve_definition_get_width(varve_definition definition) {
  if (definition.record == NULL || definition.kind != VARVE_DEFINITION_ENUM)
    return 0;
  return ((const varve_enum_record *)definition.record)->width;
}

/* Lists */

static varve_record_list list_of_operation(const varve_operation_record *record,
                                           varve_definition_list list) {
  switch (list) {
  case VARVE_DEFINITION_OPERANDS:
    return record->operands;
  case VARVE_DEFINITION_RESULTS:
    return record->results;
  case VARVE_DEFINITION_REGIONS:
    return record->regions;
  case VARVE_DEFINITION_SUCCESSORS:
    return record->successors;
  case VARVE_DEFINITION_PROPERTIES:
    return record->properties;
  case VARVE_DEFINITION_TRAITS:
    return record->traits;
  case VARVE_DEFINITION_FACTS:
    return record->facts;
  default:
    return (varve_record_list){0};
  }
}

static varve_record_list list_of_entity(const varve_entity_record *record,
                                        varve_definition_list list) {
  switch (list) {
  case VARVE_DEFINITION_PARAMETERS:
    return record->parameters;
  case VARVE_DEFINITION_TRAITS:
    return record->traits;
  case VARVE_DEFINITION_FACTS:
    return record->facts;
  default:
    return (varve_record_list){0};
  }
}

static varve_record_list get_list(varve_definition definition, varve_definition_list list) {
  const varve_dialect_record *dialect = definition.record;
  const varve_enum_record *enumeration = definition.record;
  if (definition.record == NULL)
    return (varve_record_list){0};
  switch (definition.kind) {
  case VARVE_DEFINITION_DIALECT:
    return list == VARVE_DEFINITION_DEPENDS ? dialect->depends
           : list == VARVE_DEFINITION_FACTS ? dialect->facts
                                            : (varve_record_list){0};
  case VARVE_DEFINITION_OPERATION:
    return list_of_operation(definition.record, list);
  case VARVE_DEFINITION_ENUM:
    return list == VARVE_DEFINITION_CASES ? enumeration->cases : (varve_record_list){0};
  default:
    return list_of_entity(definition.record, list);
  }
}

uint32_t varve_definition_get_count(varve_definition definition, varve_definition_list list) {
  return get_list(definition, list).count;
}

/* The number of blocks that a region must have, 0 for any. */
static uint64_t count_blocks(const varve_definition_tables *tables, uint32_t constraint) {
  const varve_constraint_record *record = &tables->constraints[constraint];
  uint64_t count = 0;
  if (record->kind != VARVE_CONSTRAINT_REGION)
    return 0;
  for (const char *c = tables->strings + record->text; *c >= '0' && *c <= '9'; c++)
    count = 10 * count + (uint64_t)(*c - '0');
  return count;
}

static void fill_value(const varve_definition_tables *tables, const varve_value_record *record,
                       bool is_parameter, varve_definition_item *item) {
  item->name = varve_table_text(tables, record->name);
  item->constraint = record->constraint;
  item->segments = varve_table_text(tables, record->segments);
  item->default_value = varve_table_text(tables, record->default_value);
  item->number = count_blocks(tables, record->constraint);
  if (is_parameter)
    item->is_optional = record->variadicity == VARVE_VARIADICITY_OPTIONAL;
  else
    item->arity = (varve_arity)record->variadicity;
}

static void fill_property(const varve_definition_tables *tables,
                          const varve_property_record *record, varve_definition_item *item) {
  item->name = varve_table_text(tables, record->name);
  item->constraint = record->constraint;
  item->native = varve_table_text(tables, record->native);
  item->default_value = varve_table_text(tables, record->default_value);
  item->is_optional = record->is_optional != 0;
}

static void fill_item(const varve_definition_tables *tables, varve_definition_list list,
                      uint32_t at, varve_definition_item *item) {
  switch (list) {
  case VARVE_DEFINITION_TRAITS:
  case VARVE_DEFINITION_DEPENDS:
    item->name = varve_table_text(tables, tables->numbers[at]);
    break;
  case VARVE_DEFINITION_FACTS:
    item->name = varve_table_text(tables, tables->numbers[at]);
    item->value = varve_table_text(tables, tables->numbers[at + 1]);
    break;
  case VARVE_DEFINITION_CASES:
    item->name = varve_table_text(tables, tables->enum_cases[at].text);
    item->number = tables->enum_cases[at].low | (uint64_t)tables->enum_cases[at].high << 32;
    break;
  case VARVE_DEFINITION_PROPERTIES:
    fill_property(tables, &tables->properties[at], item);
    break;
  default:
    fill_value(tables, &tables->values[at], list == VARVE_DEFINITION_PARAMETERS, item);
    break;
  }
}

varve_status varve_definition_get_item(varve_definition definition, varve_definition_list list,
                                       uint32_t index, varve_definition_item *item) {
  varve_definition_item filled = VARVE_DEFINITION_ITEM_INIT;
  if (item == NULL || item->struct_size < sizeof item->struct_size)
    return VARVE_STATUS_BAD_ARGUMENT;
  size_t size = item->struct_size;
  memset(item, 0, size);
  item->struct_size = size;
  varve_record_list records = get_list(definition, list);
  if (index >= records.count)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_definition_tables tables = tables_of(definition);
  uint32_t step = list == VARVE_DEFINITION_FACTS ? 2 : 1; /* a fact is a pair of texts */
  fill_item(&tables, list, records.first + step * index, &filled);
  filled.struct_size = size;
  memcpy(item, &filled, size < sizeof filled ? size : sizeof filled);
  return VARVE_STATUS_OK;
}

/* Types and attributes that definitions describe */

uint32_t varve_entity_get_parameter_count(const varve_attribute *entity) {
  if (!varve_entity_is_dialect_node(entity) || !varve_entity_is_parametric(entity))
    return 0;
  return varve_parameter_count(entity);
}

const varve_attribute *varve_entity_get_parameter(const varve_attribute *entity, uint32_t index) {
  const varve_entity *parameter = varve_parameter(entity, index);
  return parameter->kind == VARVE_KIND_ABSENT ? NULL : parameter;
}
