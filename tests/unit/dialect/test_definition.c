/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/definition.c, src/dialect/uses/operation_definition.c */
#include <stdio.h>

#include "src/dialect/entity_format/format.h"
#include "src/dialect/evaluate/entity_expressions.h"
#include "tests/unit/definition_fixture.h"

static void built_in_operations_are_defined(void **state) {
  definition_fixture *f = *state;
  static const struct {
    const char *name;
    uint32_t property_count;
    bool is_isolated;
  } rows[] = {
      {"builtin.module", 2, true}, {"builtin.unrealized_conversion_cast", 0, false},
      {"func.call", 4, false},     {"func.func", 6, true},
      {"func.return", 0, false},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_operation_name *name = ir_name(&f->ir, rows[i].name);
    const varve_operation_definition *found = name->definition;
    assert_true(name->is_registered);
    assert_non_null(found);
    assert_true(varve_slice_equal(found->name, name->text));
    assert_int_equal(found->property_count, rows[i].property_count);
    assert_int_equal(found->is_isolated_from_above, rows[i].is_isolated);
  }
}

static void other_operations_are_not(void **state) {
  definition_fixture *f = *state;
  static const char *const names[] = {"func", "t.op", "a", "a.", "a.plai", "a.plainer", ".", "b.x"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++) {
    const varve_operation_name *name = ir_name(&f->ir, names[i]);
    assert_null(name->definition);
    assert_false(name->is_registered);
  }
  assert_true(ir_name(&f->ir, "a.name")->is_registered);
  assert_null(ir_name(&f->ir, "a.name")->definition);
}

static void a_context_without_registry_knows_nothing(void **state) {
  ir_fixture *f = *state;
  const varve_dialect_definition *dialect;
  const varve_entity_definition *entity;
  assert_null(ir_name(f, "func.call")->definition);
  assert_false(ir_name(f, "func.call")->is_registered);
  assert_false(varve_dialect_is_known(f->context, VARVE_SLICE("func")));
  assert_status(varve_find_dialect(f->context, VARVE_SLICE("func"), &dialect), OK);
  assert_null(dialect);
  assert_status(varve_find_entity(f->context, VARVE_SLICE("func"), VARVE_SLICE("x"), true, &entity),
                OK);
  assert_null(entity);
  varve_registry_attach(varve_registry_builtin(), f->context);
  assert_non_null(ir_name(f, "func.func")->definition);
  assert_true(varve_dialect_is_known(f->context, VARVE_SLICE("func")));
  assert_false(varve_dialect_is_known(f->context, VARVE_SLICE("a")));
}

static void properties_ascend_by_name(void **state) {
  definition_fixture *f = *state;
  const varve_operation_definition *plain = ir_name(&f->ir, "a.plain")->definition;
  static const struct {
    const char *name;
    varve_property_kind kind;
    bool is_filled_in;
  } rows[] = {{"b", VARVE_PROPERTY_OPTIONAL, false},
              {"c", VARVE_PROPERTY_OPTIONAL, false},
              {"m", VARVE_PROPERTY_OPTIONAL, true},
              {"operandSegmentSizes", VARVE_PROPERTY_SEGMENTS, true},
              {"z", VARVE_PROPERTY_REQUIRED, false}};
  assert_int_equal(plain->property_count, VARVE_COUNT_OF(rows));
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_property_definition *property = &plain->properties[i];
    assert_true(varve_slice_equal(property->name, varve_slice_of(rows[i].name)));
    assert_ptr_equal(property->key, ir_string(&f->ir, rows[i].name));
    assert_int_equal(property->kind, rows[i].kind);
    assert_int_equal(property->is_filled_in, rows[i].is_filled_in);
    assert_ptr_equal(varve_find_property(plain, property->name), property);
  }
  assert_null(varve_find_property(plain, VARVE_SLICE("y")));
  assert_null(varve_find_property(plain, VARVE_SLICE("")));
  assert_slice(plain->properties[1].default_value, "1");
  assert_true(plain->has_defaults && plain->has_operand_segments && !plain->has_result_segments);
}

static void traits_are_found_with_and_without_arguments(void **state) {
  definition_fixture *f = *state;
  const varve_operation_definition *plain = ir_name(&f->ir, "a.plain")->definition;
  const varve_definition_tables *tables = plain->dialect->tables;
  varve_record_list traits = plain->record->traits;
  assert_true(varve_has_trait(tables, traits, "Terminator"));
  assert_true(varve_has_trait(tables, traits, "HasParent"));
  assert_true(varve_has_trait(tables, traits, "HasParent<x>"));
  assert_false(varve_has_trait(tables, traits, "HasPar"));
  assert_false(varve_has_trait(tables, (varve_record_list){0, 0}, "Terminator"));
  assert_true(plain->is_isolated_from_above);
}

static const varve_entity_definition *find(const definition_fixture *f, const char *dialect,
                                           const char *mnemonic, bool is_type) {
  const varve_entity_definition *found, *again;
  assert_status(varve_find_entity(f->ir.context, varve_slice_of(dialect), varve_slice_of(mnemonic),
                                  is_type, &found),
                OK);
  assert_status(varve_find_entity(f->ir.context, varve_slice_of(dialect), varve_slice_of(mnemonic),
                                  is_type, &again),
                OK);
  assert_ptr_equal(found, again);
  return found;
}

/* Returns the alias, which has no expressions. */
static varve_slice alias_of(const definition_fixture *f,
                            const varve_entity_definition *definition) {
  const varve_entity_expressions *expressions;
  assert_status(varve_entity_expressions_get(f->ir.context, definition, &expressions), OK);
  assert_true(expressions->alias.count <= 1);
  return expressions->alias.count == 0 ? VARVE_SLICE("") : expressions->alias.parts[0].text;
}

static void types_and_attributes_are_separate(void **state) {
  const definition_fixture *f = *state;
  const varve_entity_definition *type = find(f, "a", "pair", true);
  const varve_entity_definition *attribute = find(f, "a", "pair", false);
  assert_true(type->is_type && !attribute->is_type);
  assert_int_equal(type->parameter_count, 0);
  assert_int_equal(alias_of(f, type).size, 0);
  assert_slice(attribute->mnemonic, "pair");
  assert_slice(alias_of(f, attribute), "short");
  assert_int_equal(attribute->parameter_count, 2);
  assert_slice(attribute->parameters[0].name, "p");
  assert_slice(attribute->parameters[0].rule, "Int");
  assert_false(attribute->parameters[0].is_optional);
  assert_slice(attribute->parameters[1].default_value, "2");
  assert_true(attribute->parameters[1].is_optional);
  assert_null(find(f, "a", "pai", true));
  assert_null(find(f, "b", "pair", true));
  assert_null(find(f, "nobody", "pair", false));
}

static void enums_and_facts_are_found(void **state) {
  const definition_fixture *f = *state;
  const varve_dialect_definition *dialect;
  assert_status(varve_find_dialect(f->ir.context, VARVE_SLICE("a"), &dialect), OK);
  assert_slice(dialect->name, "a");
  assert_int_equal(varve_find_enum(dialect, VARVE_SLICE("Mode")).record.width, 8);
  assert_null(varve_find_enum(dialect, VARVE_SLICE("Mod")).place);
  const varve_enum_definition other =
      varve_find_enum_in_rule(dialect, VARVE_SLICE("ArrayOf<enum<@Other>>"));
  assert_ptr_equal(other.place, varve_find_enum(dialect, VARVE_SLICE("Other")).place);
  assert_int_equal(other.record.width, 32);
  assert_null(varve_find_enum_in_rule(dialect, VARVE_SLICE("enum<@")).place);
  assert_null(varve_find_enum_in_rule(dialect, VARVE_SLICE("enum<@Others>")).place);
  assert_null(varve_find_enum_in_rule(dialect, VARVE_SLICE("")).place);
  const varve_entity_definition *attribute = find(f, "a", "pair", false);
  assert_slice(varve_find_fact(dialect->tables, attribute->record->facts, "alias"), "\"short\"");
  assert_int_equal(varve_find_fact(dialect->tables, attribute->record->facts, "other").size, 0);
}

static void types_and_attributes_have_their_aliases(void **state) {
  const definition_fixture *f = *state;
  static const struct {
    const char *dialect;
    const char *mnemonic;
    const char *alias;
  } rows[] = {
      {"a", "pair", "short"},
      {"a", "the_mode", ""},
      {"llvm", "di_file", "di_file"},
      {"llvm", "di_subrange", ""},
      {"sparse_tensor", "encoding", "sparse"},
      {"ml_program", "extern", "extern"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_entity_definition *found;
    assert_status(varve_find_entity(f->ir.context, varve_slice_of(rows[i].dialect),
                                    varve_slice_of(rows[i].mnemonic), false, &found),
                  OK);
    assert_non_null(found);
    assert_true(varve_slice_equal(alias_of(f, found), varve_slice_of(rows[i].alias)));
  }
}

static void empty_properties_of_a_defined_operation_are_omitted(void **state) {
  definition_fixture *f = *state;
  const varve_operation_state empty = {.properties = f->ir.context->empty_dictionary};
  assert_null(ir_make(&f->ir, "builtin.module", empty)->attributes);
  assert_non_null(ir_make(&f->ir, "t.op", empty)->attributes);
}

static void interned_names_are_defined_when_something_asks(void **state) {
  definition_fixture *f = *state;
  varve_context *context = f->ir.context;
  const varve_operation_name *plain, *call, *unknown;
  assert_status(varve_operation_name_intern(context, VARVE_SLICE("a.plain"), &plain), OK);
  assert_status(varve_operation_name_intern(context, VARVE_SLICE("func.call"), &call), OK);
  assert_status(varve_operation_name_intern(context, VARVE_SLICE("a.plainer"), &unknown), OK);
  assert_false(plain->is_defined || call->is_defined || unknown->is_defined);
  assert_false(call->is_registered);
  assert_ptr_equal(ir_name(&f->ir, "func.call"), call);
  assert_non_null(call->definition);
  assert_true(call->is_registered);
  assert_false(plain->is_defined);
  assert_status(varve_context_define_names(context), OK);
  assert_true(plain->is_defined && unknown->is_defined);
  assert_non_null(plain->definition);
  assert_null(unknown->definition);
  const varve_operation_definition *kept = plain->definition;
  assert_status(varve_operation_name_intern(context, VARVE_SLICE("a.plain"), &plain), OK);
  assert_status(varve_context_define_names(context), OK);
  assert_ptr_equal(plain->definition, kept);
}

static void empty_properties_of_an_interned_operation_are_omitted(void **state) {
  definition_fixture *f = *state;
  const varve_operation_name *name;
  assert_status(varve_operation_name_intern(f->ir.context, VARVE_SLICE("func.func"), &name), OK);
  const varve_operation_state empty = {.name = name, .properties = f->ir.context->empty_dictionary};
  const varve_entity *joined;
  assert_status(varve_operation_join_attributes(f->ir.context, &empty, &joined), OK);
  assert_null(joined);
}

static void defining_names_can_be_retried_after_a_failure(void **state) {
  definition_fixture *f = *state;
  static const char *const texts[] = {"a.plain", "func.func", "arith.addi", "scf.for", "a.nothing"};
  const varve_operation_name *names[VARVE_COUNT_OF(texts)];
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    assert_status(varve_operation_name_intern(f->ir.context, varve_slice_of(texts[i]), &names[i]),
                  OK);
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    assert_status(status, OUT_OF_MEMORY);
    /* The two chunk lists fill up at different times. */
    assert_non_null(varve_arena_allocate(&f->ir.context->arena, 64));
    f->ir.allocator.fail_at = f->ir.allocator.calls + 1 + i % 3;
    status = varve_context_define_names(f->ir.context);
    f->ir.allocator.fail_at = 0;
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    assert_true(names[i]->is_defined && (names[i]->definition != NULL) == (i < 4));
}

static varve_status say_unit_or_nothing(varve_context *context, varve_slice text,
                                        const varve_entity **attribute) {
  *attribute = text.size == 0 ? NULL : context->unit;
  context->parse_attribute = NULL; /* once */
  return text.size == 0 ? VARVE_STATUS_INVALID : VARVE_STATUS_OK;
}

static void texts_of_definitions_are_parsed_once(void **state) {
  definition_fixture *f = *state;
  varve_context *context = f->ir.context;
  const varve_entity *said = NULL;
  for (int i = 0; i < 2; i++) {
    context->parse_attribute = say_unit_or_nothing;
    assert_status(varve_definition_attribute(context, VARVE_SLICE(""), &said), INVALID);
    assert_null(said);
    assert_true(context->parse_attribute == NULL); /* text that is no attribute is parsed again */
  }
  context->parse_attribute = say_unit_or_nothing;
  assert_status(varve_definition_attribute(context, VARVE_SLICE("a"), &said), OK);
  assert_ptr_equal(said, context->unit);
  assert_true(context->parse_attribute == NULL);
  assert_status(varve_definition_attribute(context, VARVE_SLICE("a"), &said), OK);
  assert_ptr_equal(said, context->unit);
  const varve_entity_definition *entity; /* an entity of the same name is another object */
  assert_status(varve_find_entity(context, VARVE_SLICE(""), VARVE_SLICE("a"), true, &entity), OK);
  assert_null(entity);
}

/* Calls that failed succeed if they are repeated. */
static void failing_allocations_change_nothing(void **state) {
  definition_fixture *f = *state;
  varve_context *context = f->ir.context;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    const varve_operation_name *name;
    const varve_entity_definition *entity = NULL;
    char text[32];
    snprintf(text, sizeof text, "x%zu", i); /* so that chunks fill up at different times */
    f->ir.allocator.fail_at = f->ir.allocator.calls + i;
    status = varve_operation_name_get(context, VARVE_SLICE("a.plain"), &name);
    if (status == VARVE_STATUS_OK)
      status = varve_find_entity(context, VARVE_SLICE("a"), varve_slice_of(text), true, &entity);
    f->ir.allocator.fail_at = 0;
  }
  assert_non_null(ir_name(&f->ir, "a.plain")->definition);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      definition_test(built_in_operations_are_defined),
      definition_test(other_operations_are_not),
      ir_test(a_context_without_registry_knows_nothing),
      definition_test(properties_ascend_by_name),
      definition_test(traits_are_found_with_and_without_arguments),
      definition_test(types_and_attributes_are_separate),
      definition_test(enums_and_facts_are_found),
      definition_test(types_and_attributes_have_their_aliases),
      definition_test(empty_properties_of_a_defined_operation_are_omitted),
      definition_test(interned_names_are_defined_when_something_asks),
      definition_test(empty_properties_of_an_interned_operation_are_omitted),
      definition_test(defining_names_can_be_retried_after_a_failure),
      definition_test(texts_of_definitions_are_parsed_once),
      definition_test(failing_allocations_change_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
