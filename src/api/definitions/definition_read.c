/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: reads the contents of a registry. */
#include <varve/dialect.h>

#include "api/options.h"
#include "base/search.h"
#include "dialect/registry/registry.h"
#include "dialect/tables/part_records.h"
#include "ir/types.h"

enum { MAX_NESTING = 64 };

/* A constraint whose arguments are being printed. */
typedef struct level {
  varve_record_list arguments;
  uint32_t next;
} level;

typedef struct constraint_printer {
  varve_definition_tables tables;
  char *buffer;
  size_t size; /* without the NUL */
  size_t length;
  level levels[MAX_NESTING];
  uint32_t depth;
  bool is_cut;
} constraint_printer;

static void put(constraint_printer *printer, varve_slice text) {
  size_t room = printer->size - printer->length;
  if (text.size > room) {
    text.size = room;
    printer->is_cut = true;
  }
  if (text.size != 0)
    memcpy(printer->buffer + printer->length, text.data, text.size);
  printer->length += text.size;
}

static bool is_expression_char(char c) {
  return c == '_' || c == '.' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
         (c >= 'A' && c <= 'Z');
}

static void put_head(constraint_printer *printer, const varve_constraint_record *record) {
  varve_slice text = varve_table_text(&printer->tables, record->text);
  switch (record->kind) {
  case VARVE_CONSTRAINT_RULE:
    put(printer, text);
    break;
  case VARVE_CONSTRAINT_IS:
    put(printer, VARVE_SLICE("is "));
    put(printer, text);
    break;
  case VARVE_CONSTRAINT_BASE:
  case VARVE_CONSTRAINT_PARAMETRIC: {
    /* Prints a reference ("!builtin.memref"), in quotes if a name is not an identifier. */
    bool is_plain = true;
    for (size_t i = 1; i < text.size; i++)
      is_plain &= is_expression_char(text.data[i]);
    if (!is_plain)
      put(printer, VARVE_SLICE("\""));
    put(printer, text);
    if (!is_plain)
      put(printer, VARVE_SLICE("\""));
  } break;
  case VARVE_CONSTRAINT_ANY_OF:
    put(printer, VARVE_SLICE("AnyOf"));
    break;
  case VARVE_CONSTRAINT_ALL_OF:
    put(printer, VARVE_SLICE("AllOf"));
    break;
  case VARVE_CONSTRAINT_REGION:
    put(printer, VARVE_SLICE("region"));
    if (text.size != 0) {
      put(printer, VARVE_SLICE(" of size "));
      put(printer, text);
    }
    break;
  default:
    put(printer, VARVE_SLICE("any"));
    break;
  }
}

static bool has_arguments(const varve_constraint_record *record) {
  switch (record->kind) {
  case VARVE_CONSTRAINT_PARAMETRIC:
  case VARVE_CONSTRAINT_ANY_OF:
  case VARVE_CONSTRAINT_ALL_OF:
    return true;
  case VARVE_CONSTRAINT_REGION:
    return record->constrains_arguments != 0;
  default:
    return false;
  }
}

static void open_constraint(constraint_printer *printer, uint32_t index) {
  varve_constraint_record record = varve_constraint_record_at(&printer->tables, index);
  put_head(printer, &record);
  if (!has_arguments(&record))
    return;
  if (printer->depth == MAX_NESTING) {
    printer->is_cut = true;
    return;
  }
  put(printer, VARVE_SLICE("<"));
  printer->levels[printer->depth++] = (level){record.arguments, 0};
}

static void print_constraint(constraint_printer *printer, uint32_t constraint) {
  open_constraint(printer, constraint);
  while (printer->depth != 0 && !printer->is_cut) {
    level *top = &printer->levels[printer->depth - 1];
    if (top->next == top->arguments.count) {
      put(printer, VARVE_SLICE(">"));
      printer->depth--;
      continue;
    }
    if (top->next != 0)
      put(printer, VARVE_SLICE(", "));
    uint32_t at = top->arguments.first + top->next++;
    open_constraint(printer, varve_table_number(&printer->tables, at));
  }
}

varve_status varve_definition_print_constraint(varve_definition definition, uint32_t constraint,
                                               char *buffer, size_t size, size_t *length) {
  if (length != NULL)
    *length = 0;
  if (length == NULL || buffer == NULL || size == 0 || definition.record == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_registry *registry =
      definition.registry != NULL ? definition.registry : varve_registry_builtin();
  constraint_printer printer = {.buffer = buffer, .size = size - 1};
  varve_registry_get_set(registry, definition.set, &printer.tables);
  print_constraint(&printer, constraint);
  buffer[printer.length] = '\0';
  *length = printer.length;
  return printer.is_cut ? VARVE_STATUS_LIMIT_EXCEEDED : VARVE_STATUS_OK;
}

static const varve_registry *or_builtin(const varve_registry *registry) {
  return registry != NULL ? registry : varve_registry_builtin();
}

/* Returns the record of a definition of any kind; all members are 0 if it does not exist. */
typedef union any_record {
  varve_dialect_record dialect;
  varve_operation_record operation;
  varve_entity_record entity;
  varve_enum_record enumeration;
} any_record;

typedef struct opened_definition {
  varve_definition_tables tables;
  any_record record;
} opened_definition;

static varve_table table_of(varve_definition_kind kind) {
  switch (kind) {
  case VARVE_DEFINITION_DIALECT:
    return VARVE_TABLE_dialects;
  case VARVE_DEFINITION_OPERATION:
    return VARVE_TABLE_operations;
  case VARVE_DEFINITION_ENUM:
    return VARVE_TABLE_enums;
  default:
    return VARVE_TABLE_entities;
  }
}

static bool open_definition(varve_definition definition, opened_definition *opened) {
  if (definition.record == NULL)
    return false;
  varve_registry_get_set(or_builtin(definition.registry), definition.set, &opened->tables);
  varve_table_read(&opened->tables, table_of(definition.kind), definition.record, &opened->record);
  return true;
}

static varve_definition define_dialect(const varve_registry *registry,
                                       const varve_found_dialect *found) {
  return (varve_definition){VARVE_DEFINITION_DIALECT, found->set, registry,
                            varve_table_place(&found->tables, VARVE_TABLE_dialects, found->index)};
}

varve_definition varve_registry_get_next_dialect(const varve_registry *registry, varve_slice name) {
  varve_found_dialect found;
  if (!varve_slice_is_sound(name) ||
      !varve_registry_next_dialect(or_builtin(registry), name, &found))
    return (varve_definition){VARVE_DEFINITION_DIALECT, 0, registry, NULL};
  return define_dialect(registry, &found);
}

/* Members */

static varve_record_list members_in(const varve_dialect_record *dialect,
                                    varve_definition_kind kind) {
  switch (kind) {
  case VARVE_DEFINITION_OPERATION:
    return dialect->operations;
  case VARVE_DEFINITION_TYPE:
    return dialect->types;
  case VARVE_DEFINITION_ATTRIBUTE:
    return dialect->attributes;
  case VARVE_DEFINITION_ENUM:
    return dialect->enums;
  default:
    return (varve_record_list){0};
  }
}

static bool open_dialect(varve_definition definition, opened_definition *opened) {
  return definition.kind == VARVE_DEFINITION_DIALECT && open_definition(definition, opened);
}

static uint32_t count_in_part(varve_definition part, varve_definition_kind kind) {
  opened_definition opened;
  return open_dialect(part, &opened) ? members_in(&opened.record.dialect, kind).count : 0;
}

/* The index is below the count. */
static varve_definition member_of_part(varve_definition part, varve_definition_kind kind,
                                       uint32_t index) {
  varve_definition member = {kind, part.set, part.registry, NULL};
  opened_definition opened;
  if (!open_dialect(part, &opened))
    return member;
  varve_record_list members = members_in(&opened.record.dialect, kind);
  member.record = varve_table_place(&opened.tables, table_of(kind), members.first + index);
  return member;
}

/* Replaces *part, a part of a dialect, by the next one. */
static bool next_part(varve_definition *part) {
  varve_found_dialect found = {.set = part->set};
  varve_slice name = varve_definition_get_name(*part);
  if (!varve_registry_find_in_set(or_builtin(part->registry), part->set, name, &found))
    return false;
  /* A pack may have a dialect and extensions of it. */
  while (varve_table_place(&found.tables, VARVE_TABLE_dialects, found.index) != part->record)
    found.index++;
  if (!varve_registry_next_part(or_builtin(part->registry), name, &found))
    return false;
  *part = define_dialect(part->registry, &found);
  return true;
}

static varve_record_kind record_kind_of(varve_definition_kind kind) {
  switch (kind) {
  case VARVE_DEFINITION_OPERATION:
    return VARVE_RECORD_OPERATION;
  case VARVE_DEFINITION_TYPE:
    return VARVE_RECORD_TYPE;
  case VARVE_DEFINITION_ATTRIBUTE:
    return VARVE_RECORD_ATTRIBUTE;
  default:
    return VARVE_RECORD_ENUM;
  }
}

/* Returns whether the part has the member, or removes it from those behind it. */
static bool decides(varve_definition part, varve_definition_kind kind, varve_slice name) {
  opened_definition opened;
  uint32_t index;
  if (!open_dialect(part, &opened))
    return false;
  const varve_dialect_definition definition = {.tables = &opened.tables,
                                               .record = &opened.record.dialect};
  return varve_part_find(&definition, record_kind_of(kind), name, &index) ||
         varve_part_removes(&definition, record_kind_of(kind), name);
}

/* Returns whether a part before that of the member decides about its name. */
static bool is_hidden(varve_definition dialect, varve_definition part, varve_definition member) {
  varve_slice name = varve_definition_get_name(member);
  while (dialect.record != part.record) {
    if (decides(dialect, member.kind, name))
      return true;
    if (!next_part(&dialect))
      break;
  }
  return false;
}

/* Finds the member with that index, or counts all members. */
static varve_definition find_by_index(varve_definition dialect, varve_definition_kind kind,
                                      uint32_t index, uint32_t *count) {
  varve_definition part = dialect;
  *count = 0;
  do {
    uint32_t in_part = count_in_part(part, kind);
    for (uint32_t i = 0; i < in_part; i++) {
      varve_definition member = member_of_part(part, kind, i);
      if (!is_hidden(dialect, part, member) && (*count)++ == index)
        return member;
    }
  } while (next_part(&part));
  return (varve_definition){kind, dialect.set, dialect.registry, NULL};
}

uint32_t varve_definition_get_member_count(varve_definition dialect, varve_definition_kind kind) {
  uint32_t count;
  if (dialect.kind != VARVE_DEFINITION_DIALECT || dialect.record == NULL)
    return 0;
  (void)find_by_index(dialect, kind, UINT32_MAX, &count);
  return count;
}

varve_definition varve_definition_get_member(varve_definition dialect, varve_definition_kind kind,
                                             uint32_t index) {
  uint32_t own = count_in_part(dialect, kind), count;
  if (dialect.kind != VARVE_DEFINITION_DIALECT || dialect.record == NULL)
    return (varve_definition){kind, dialect.set, dialect.registry, NULL};
  return index < own ? member_of_part(dialect, kind, index)
                     : find_by_index(dialect, kind, index, &count);
}

static varve_definition find_in_part(varve_definition part, varve_definition_kind kind,
                                     varve_slice name) {
  uint32_t at;
  int order = 1;
  VARVE_SEARCH(
      uint32_t, at, count_in_part(part, kind),
      order = varve_slice_compare(varve_definition_get_name(member_of_part(part, kind, at)), name));
  return order == 0 ? member_of_part(part, kind, at)
                    : (varve_definition){kind, part.set, part.registry, NULL};
}

static varve_definition find_member(varve_definition dialect, varve_definition_kind kind,
                                    varve_slice name) {
  varve_definition found;
  do
    found = find_in_part(dialect, kind, name);
  while (found.record == NULL && !decides(dialect, kind, name) && next_part(&dialect));
  return found;
}

varve_definition varve_registry_get_definition(const varve_registry *registry,
                                               varve_definition_kind kind, varve_slice name) {
  if (!varve_slice_is_sound(name))
    name.size = 0;
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  varve_slice prefix = name;
  if (dot != NULL && kind != VARVE_DEFINITION_DIALECT)
    prefix.size = (size_t)(dot - name.data);
  varve_found_dialect found;
  bool is_known = varve_registry_find_dialect(or_builtin(registry), prefix, &found);
  if (!is_known || (dot == NULL && kind != VARVE_DEFINITION_DIALECT))
    return (varve_definition){kind, 0, registry, NULL};
  varve_definition dialect = define_dialect(registry, &found);
  if (kind == VARVE_DEFINITION_DIALECT)
    return dialect;
  varve_slice rest = varve_slice_make(dot + 1, name.size - prefix.size - 1);
  return find_member(dialect, kind, kind == VARVE_DEFINITION_OPERATION ? name : rest);
}

/* Single facts */

varve_slice varve_definition_get_name(varve_definition definition) {
  opened_definition opened;
  if (!open_definition(definition, &opened))
    return VARVE_SLICE("");
  /* Every record begins with its name. */
  return varve_table_text(&opened.tables, opened.record.dialect.name);
}

varve_slice varve_definition_get_format(varve_definition definition) {
  opened_definition opened;
  if (!open_definition(definition, &opened))
    return VARVE_SLICE("");
  switch (definition.kind) {
  case VARVE_DEFINITION_OPERATION:
    return varve_table_text(&opened.tables, opened.record.operation.syntax);
  case VARVE_DEFINITION_TYPE:
  case VARVE_DEFINITION_ATTRIBUTE:
    return varve_table_text(&opened.tables, opened.record.entity.syntax);
  case VARVE_DEFINITION_ENUM:
    return varve_table_text(&opened.tables, opened.record.enumeration.separator);
  default:
    return VARVE_SLICE("");
  }
}

varve_slice varve_definition_get_set(varve_definition dialect) {
  opened_definition opened;
  return open_dialect(dialect, &opened)
             ? varve_table_text(&opened.tables, opened.record.dialect.set)
             : VARVE_SLICE("");
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
  opened_definition opened;
  if ((size_t)flag >= VARVE_COUNT_OF(flags) || flags[flag].kind != definition.kind ||
      !open_definition(definition, &opened))
    return false;
  uint32_t bits = definition.kind == VARVE_DEFINITION_DIALECT ? opened.record.dialect.flags
                  : definition.kind == VARVE_DEFINITION_ENUM  ? opened.record.enumeration.flags
                                                              : opened.record.operation.flags;
  return (bits & flags[flag].bit) != 0;
}

uint32_t varve_definition_get_width(varve_definition definition) {
  opened_definition opened;
  return definition.kind == VARVE_DEFINITION_ENUM && open_definition(definition, &opened)
             ? opened.record.enumeration.width
             : 0;
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

/* Returns a list, and sets *opened to the definition. */
static varve_record_list get_list(varve_definition definition, varve_definition_list list,
                                  opened_definition *opened) {
  if (!open_definition(definition, opened))
    return (varve_record_list){0};
  switch (definition.kind) {
  case VARVE_DEFINITION_DIALECT:
    return list == VARVE_DEFINITION_DEPENDS ? opened->record.dialect.depends
           : list == VARVE_DEFINITION_FACTS ? opened->record.dialect.facts
                                            : (varve_record_list){0};
  case VARVE_DEFINITION_OPERATION:
    return list_of_operation(&opened->record.operation, list);
  case VARVE_DEFINITION_ENUM:
    return list == VARVE_DEFINITION_CASES ? opened->record.enumeration.cases
                                          : (varve_record_list){0};
  default:
    switch (list) {
    case VARVE_DEFINITION_PARAMETERS:
      return opened->record.entity.parameters;
    case VARVE_DEFINITION_TRAITS:
      return opened->record.entity.traits;
    case VARVE_DEFINITION_FACTS:
      return opened->record.entity.facts;
    default:
      return (varve_record_list){0};
    }
  }
}

uint32_t varve_definition_get_count(varve_definition definition, varve_definition_list list) {
  opened_definition opened;
  return get_list(definition, list, &opened).count;
}

/* Returns the number of blocks that a region must have, 0 for any. */
static uint64_t count_blocks(const varve_definition_tables *tables, uint32_t constraint) {
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  uint64_t count = 0;
  if (record.kind != VARVE_CONSTRAINT_REGION)
    return 0;
  for (const char *c = tables->strings + record.text; *c >= '0' && *c <= '9'; c++)
    count = 10 * count + (uint64_t)(*c - '0');
  return count;
}

static void fill_item(const varve_definition_tables *tables, varve_definition_list list,
                      uint32_t at, varve_definition_item *item) {
  switch (list) {
  case VARVE_DEFINITION_TRAITS:
  case VARVE_DEFINITION_DEPENDS:
    item->name = varve_table_text(tables, varve_table_number(tables, at));
    break;
  case VARVE_DEFINITION_FACTS:
    item->name = varve_table_text(tables, varve_table_number(tables, at));
    item->value = varve_table_text(tables, varve_table_number(tables, at + 1));
    break;
  case VARVE_DEFINITION_CASES:
    item->name = varve_enum_case_text(tables, (varve_record_list){at, 1}, 0);
    item->number = varve_enum_case_value(tables, (varve_record_list){at, 1}, 0);
    break;
  case VARVE_DEFINITION_PROPERTIES: {
    varve_property_record record = varve_property_record_at(tables, at);
    item->name = varve_table_text(tables, record.name);
    item->constraint = record.constraint;
    item->native = varve_table_text(tables, record.native);
    item->default_value = varve_table_text(tables, record.default_value);
    item->is_optional = record.is_optional != 0;
  } break;
  default: {
    const bool is_parameter = list == VARVE_DEFINITION_PARAMETERS;
    varve_value_record record = varve_value_record_at(tables, at);
    item->name = varve_table_text(tables, record.name);
    item->constraint = record.constraint;
    item->segments = varve_table_text(tables, record.segments);
    item->default_value = varve_table_text(tables, record.default_value);
    item->number = count_blocks(tables, record.constraint);
    if (is_parameter)
      item->is_optional = record.variadicity == VARVE_VARIADICITY_OPTIONAL;
    else
      item->arity = (varve_arity)record.variadicity;
  } break;
  }
}

varve_status varve_definition_get_item(varve_definition definition, varve_definition_list list,
                                       uint32_t index, varve_definition_item *item) {
  varve_definition_item filled = {.struct_size = sizeof(varve_definition_item)};
  if (item == NULL || !varve_struct_size_is_sound(item->struct_size))
    return VARVE_STATUS_BAD_ARGUMENT;
  size_t size = item->struct_size;
  memset(item, 0, size);
  item->struct_size = size;
  opened_definition opened;
  varve_record_list records = get_list(definition, list, &opened);
  if (index >= records.count)
    return VARVE_STATUS_BAD_ARGUMENT;
  uint32_t step = list == VARVE_DEFINITION_FACTS ? 2 : 1; /* a fact is a pair of texts */
  fill_item(&opened.tables, list, records.first + step * index, &filled);
  filled.struct_size = size;
  memcpy(item, &filled, size < sizeof filled ? size : sizeof filled);
  return VARVE_STATUS_OK;
}
