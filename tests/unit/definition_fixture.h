/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tables of a few dialects, as they are loaded: `a` with operations, a type, attributes and enums,
 * and `b` with nothing. Strings are put into the pool when they are first asked for. */
#ifndef VARVE_TESTS_UNIT_DEFINITION_FIXTURE_H
#define VARVE_TESTS_UNIT_DEFINITION_FIXTURE_H

#include "tests/unit/ir_fixture.h"

#include "dialect/registry/registry.h"
#include "text/parse/parser.h"

typedef struct small_tables {
  varve_dialect_record dialects[2];
  varve_operation_record operations[5];
  varve_entity_record entities[4];
  varve_value_record values[3];
  varve_property_record properties[32];
  varve_enum_record enums[2];
  varve_enum_case_record cases[2];
  varve_constraint_record constraints[3];
  uint32_t numbers[8];
  uint32_t property_count;
  uint32_t string_size;
  char strings[4096];
} small_tables;

static inline varve_text small_text(small_tables *t, const char *text) {
  uint32_t size = (uint32_t)strlen(text) + 1, at = t->string_size;
  if (size == 1)
    return 0;
  assert_true(at + size <= sizeof t->strings);
  memcpy(t->strings + at, text, size);
  t->string_size += size;
  return at;
}

/* name, encoding of a native one, default, whether it is optional, number of the constraint. */
typedef struct small_property {
  const char *name;
  const char *native;
  const char *default_value;
  bool is_optional;
  uint32_t constraint;
} small_property;

static inline varve_record_list small_properties(small_tables *t, const small_property *given,
                                                 uint32_t count) {
  varve_record_list list = {t->property_count, count};
  for (uint32_t i = 0; i < count; i++)
    t->properties[t->property_count++] =
        (varve_property_record){.name = small_text(t, given[i].name),
                                .native = small_text(t, given[i].native),
                                .default_value = small_text(t, given[i].default_value),
                                .is_optional = given[i].is_optional,
                                .constraint = given[i].constraint};
  return list;
}

/* All but operations. */
static inline void small_fill_rest(small_tables *t) {
  t->values[0] = (varve_value_record){small_text(t, "p"), 1, VARVE_VARIADICITY_SINGLE, 0, 0};
  t->values[1] = (varve_value_record){small_text(t, "q"), 0, VARVE_VARIADICITY_OPTIONAL, 0,
                                      small_text(t, "2")};
  t->entities[0] =
      (varve_entity_record){.name = small_text(t, "pair"), .parameters = {0, 2}, .facts = {3, 1}};
  t->values[2] = (varve_value_record){small_text(t, "value"), 2, VARVE_VARIADICITY_SINGLE, 0, 0};
  t->entities[1] = (varve_entity_record){.name = small_text(t, "the_mode"), .parameters = {2, 1}};
  t->entities[2] = (varve_entity_record){.name = small_text(t, "pair")};
  t->enums[0] = (varve_enum_record){.name = small_text(t, "Mode"), .width = 8, .cases = {0, 2}};
  t->enums[1] = (varve_enum_record){.name = small_text(t, "Other"), .width = 32};
  t->cases[0] = (varve_enum_case_record){small_text(t, "off"), 0, 0};
  t->cases[1] = (varve_enum_case_record){small_text(t, "on"), 1, 0};
  t->dialects[0] = (varve_dialect_record){.name = small_text(t, "a"),
                                          .operations = {0, 5},
                                          .types = {2, 1},
                                          .attributes = {0, 2},
                                          .enums = {0, 2}};
  t->dialects[1] = (varve_dialect_record){.name = small_text(t, "b")};
}

static inline void small_fill(small_tables *t) {
  static const small_property plain[] = {{"z", "", "", false, 0},
                                         {"m", "", "7 : i32", false, 0},
                                         {"b", "", "", true, 0},
                                         {"c", "", "1", true, 0}};
  static const small_property broken[] = {{"x", "", "<", false, 0}};
  static const small_property native[] = {{"mode", "enum", "", false, 2},
                                          {"i", "i32", "5", false, 0},
                                          {"wide", "i64", "", false, 0},
                                          {"flag", "bool", "", false, 0},
                                          {"unit", "unit", "", false, 0},
                                          {"text", "string", "", false, 0},
                                          {"any", "attribute", "", false, 0},
                                          {"list", "array<array<i32>>", "", false, 0},
                                          {"maybe", "optional<i64>", "[3]", false, 0},
                                          {"odd", "i33", "", true, 0},
                                          {"deep",
                                           "array<array<array<array<array<array<array<"
                                           "array<array<i32>>>>>>>>>",
                                           "", true, 0}};
  memset(t, 0, sizeof *t);
  t->string_size = 1;
  t->numbers[0] = small_text(t, "Terminator");
  t->numbers[1] = small_text(t, "HasParent<x>");
  t->numbers[2] = small_text(t, "IsolatedFromAbove");
  t->numbers[3] = small_text(t, "alias");
  t->numbers[4] = small_text(t, "\"short\"");
  t->constraints[1] =
      (varve_constraint_record){VARVE_CONSTRAINT_RULE, small_text(t, "Int"), {0, 0}, 0, 0};
  t->constraints[2] = (varve_constraint_record){
      VARVE_CONSTRAINT_RULE, small_text(t, "AnyOf<enum<@Mode>>"), {0, 0}, 0, 0};
  t->operations[0] = (varve_operation_record){.name = small_text(t, "a.broken"),
                                              .properties = small_properties(t, broken, 1)};
  t->operations[1] =
      (varve_operation_record){.name = small_text(t, "a.name"), .flags = VARVE_OPERATION_NAME_ONLY};
  t->operations[2] = (varve_operation_record){.name = small_text(t, "a.native"),
                                              .properties = small_properties(t, native, 9)};
  t->operations[3] = (varve_operation_record){.name = small_text(t, "a.odd"),
                                              .properties = small_properties(t, native + 9, 2)};
  t->operations[4] = (varve_operation_record){.name = small_text(t, "a.plain"),
                                              .flags = VARVE_OPERATION_OPERAND_SEGMENTS,
                                              .operands = {0, 2},
                                              .properties = small_properties(t, plain, 4),
                                              .traits = {0, 3}};
  small_fill_rest(t);
}

static inline varve_definition_tables small_view(const small_tables *t) {
  return (varve_definition_tables){.strings = t->strings,
                                   .dialects = t->dialects,
                                   .operations = t->operations,
                                   .entities = t->entities,
                                   .values = t->values,
                                   .properties = t->properties,
                                   .enums = t->enums,
                                   .enum_cases = t->cases,
                                   .constraints = t->constraints,
                                   .numbers = t->numbers,
                                   .dialect_count = 2};
}

/* Gives them to the registry, which frees them. */
static inline varve_status small_load(varve_registry *registry, varve_dialect_conflict *conflict) {
  varve_memory *memory = varve_registry_memory(registry);
  small_tables *t = varve_memory_resize(memory, NULL, 0, sizeof *t);
  if (t == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  small_fill(t);
  varve_loaded_tables loaded = {.tables = small_view(t), .block = t, .size = sizeof *t};
  varve_status status = varve_registry_take(registry, &loaded, conflict);
  if (status != VARVE_STATUS_OK)
    varve_memory_free(memory, t, sizeof *t);
  return status;
}

/* A context that knows them, and the built-in ones. */
typedef struct definition_fixture {
  ir_fixture ir; /* first: so that what is for ir_fixture works */
  varve_registry *registry;
} definition_fixture;

static inline int definition_setup(void **state) {
  definition_fixture *f = calloc(1, sizeof *f);
  varve_allocator hook = {test_resize, f == NULL ? NULL : &f->ir.allocator};
  varve_context_options options = {.allocator = &hook, .seed = 1};
  varve_dialect_conflict conflict;
  if (f == NULL || varve_context_make(&options, &f->ir.context) != VARVE_STATUS_OK ||
      varve_module_create(f->ir.context, &f->ir.module) != VARVE_STATUS_OK ||
      varve_registry_make(&f->ir.context->memory, true, &f->registry) != VARVE_STATUS_OK ||
      small_load(f->registry, &conflict) != VARVE_STATUS_OK)
    return 1;
  varve_registry_attach(f->registry, f->ir.context);
  varve_text_attach(f->ir.context);
  *state = f;
  return 0;
}

static inline int definition_teardown(void **state) {
  definition_fixture *f = *state;
  varve_registry *registry = f->registry;
  varve_module_destroy(f->ir.module);
  varve_context_destroy(f->ir.context);
  varve_registry_free(registry);
  int left = f->ir.allocator.live != 0;
  free(f);
  return left;
}

#define definition_test(function)                                                                  \
  cmocka_unit_test_setup_teardown(function, definition_setup, definition_teardown)

#endif
