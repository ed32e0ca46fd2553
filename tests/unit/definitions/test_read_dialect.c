/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects with their operations, types, attributes and facts. */
#include "tests/unit/definitions_fixture.h"

#include "dialect/definition.h"

static void dialects_have_facts(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(
      f, "irdl.dialect @d attributes {varve.set = \"s\", varve.depends = [\"b\", \"a\"],\n"
         "varve.unknown = [\"types\"], varve.x = [1 : i8], varve.z, y = 2} {}");
  const varve_dialect_record *record = &read.tables->dialects[0];
  assert_text(read, record->name, "d");
  assert_text(read, record->set, "s");
  assert_int_equal(record->flags, VARVE_DIALECT_UNKNOWN_TYPES);
  assert_int_equal(record->depends.count, 2);
  assert_text(read, read.tables->numbers[record->depends.first], "b");
  assert_int_equal(record->facts.count, 2);
  assert_slice(varve_find_fact(read.tables, record->facts, "x"), "[1 : i8]");
  assert_slice(varve_find_fact(read.tables, record->facts, "z"), "unit");
  free_tables(f, &read);
}

static void parts_are_sorted_by_name(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "irdl.dialect @d {\n"
                                  "irdl.operation @b {} irdl.type @y {} irdl.operation @a.Z {}\n"
                                  "irdl.type @\"!b\" {} irdl.attribute @\"#b\" {}\n"
                                  "\"t.foreign\"() : () -> ()\n}");
  const varve_dialect_record *record = &read.tables->dialects[0];
  const varve_operation_record *ops = read.tables->operations + record->operations.first;
  const varve_entity_record *types = read.tables->entities + record->types.first;
  assert_int_equal(record->operations.count, 2);
  assert_text(read, ops[0].name, "d.a.Z");
  assert_text(read, ops[1].name, "d.b");
  assert_int_equal(record->types.count, 2);
  assert_text(read, types[0].name, "b");
  assert_text(read, types[1].name, "y");
  assert_int_equal(record->attributes.count, 1);
  assert_text(read, read.tables->entities[record->attributes.first].name, "b");
  free_tables(f, &read);
}

static void operations_have_syntax_traits_and_facts(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(
      f, "irdl.dialect @d attributes {varve.set = \"s\"} {\n"
         "irdl.operation @a attributes {varve.format = \"attr-dict\", varve.traits = [\"T<1>\"],\n"
         "  varve.names = \"n\", varve.let = [\"type($r) = i1\"]} {}\n"
         "irdl.operation @b attributes {varve.syntax = \"hook:h\"} {}\n"
         "irdl.attribute @c attributes {varve.alias = \"z\", varve.format = \"`<` `>`\"} {\n"
         "  %0 = irdl.any irdl.parameters(p: %0) {varve.self_type = [\"p\"]} } }");
  const varve_operation_record *ops = read.tables->operations;
  const varve_entity_record *entity = &read.tables->entities[0];
  assert_text(read, ops[0].syntax, "attr-dict");
  assert_text(read, ops[1].syntax, "hook:h");
  assert_true(varve_has_trait(read.tables, ops[0].traits, "T<1>"));
  assert_slice(varve_find_fact(read.tables, ops[0].facts, "names"), "\"n\"");
  assert_slice(varve_find_fact(read.tables, ops[0].facts, "let"), "[\"type($r) = i1\"]");
  assert_int_equal(ops[0].facts.count, 2);
  assert_int_equal(ops[0].flags, 0);
  assert_text(read, entity->syntax, "`<` `>`");
  assert_slice(varve_find_fact(read.tables, entity->facts, "alias"), "\"z\"");
  assert_slice(varve_find_fact(read.tables, entity->facts, "self_type"), "[\"p\"]");
  free_tables(f, &read);
}

/* As in upstream, operations of dialects that irdl defines have no properties. */
static void without_a_set_operations_are_dynamic(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "irdl.dialect @d { irdl.operation @a {} }");
  assert_int_equal(read.tables->operations[0].flags, VARVE_OPERATION_IS_DYNAMIC);
  free_tables(f, &read);
}

#define DIALECT(attributes, body)                                                                  \
  "irdl.dialect @d attributes {" attributes "} { irdl.operation @z {}\n" body "\n}"

static void operations_may_be_known_by_name_only(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "irdl.dialect @d attributes {varve.set = \"s\",\n"
                                  "varve.registered = [\"c\", \"a\"]} { irdl.operation @b {} }\n"
                                  "irdl.dialect @e attributes {varve.unknown = [\"names\"]} {}");
  const varve_operation_record *ops = read.tables->operations;
  assert_int_equal(read.tables->dialects[0].operations.count, 3);
  assert_text(read, ops[0].name, "d.a");
  assert_text(read, ops[1].name, "d.b");
  assert_text(read, ops[2].name, "d.c");
  assert_int_equal(ops[0].flags, VARVE_OPERATION_NAME_ONLY);
  assert_int_equal(ops[1].flags & VARVE_OPERATION_NAME_ONLY, 0);
  assert_int_equal(ops[2].flags, VARVE_OPERATION_NAME_ONLY);
  assert_int_equal(read.tables->dialects[0].facts.count, 0);
  assert_int_equal(read.tables->dialects[1].flags, VARVE_DIALECT_NAME_ONLY);
  free_tables(f, &read);
}

static void bad_dialects_are_rejected(void **state) {
  static const definition_fault faults[] = {
      {DIALECT("varve.set = 1", ""), 1, 1, "'varve.set' must be a string without NUL"},
      {DIALECT("varve.depends = \"a\"", ""), 1, 1,
       "'varve.depends' must be an array of strings, none empty or with a NUL"},
      {DIALECT("varve.unknown = [\"attributes\"]", ""), 1, 1,
       "varve.unknown may hold \"operations\", \"types\" and \"names\""},
      {DIALECT("varve.registered = [\"b\", \"\"]", ""), 1, 1,
       "'varve.registered' must be an array of strings, none empty or with a NUL"},
      {DIALECT("varve.registered = [\"z\"]", ""), 1, 1,
       "irdl.operation 'z' is defined twice in the dialect 'd'"},
      {DIALECT("", "irdl.operation @a {}\nirdl.operation @a {}"), 3, 1,
       "redefinition of 'a' in the dialect 'd'"},
      {DIALECT("", "irdl.operation @a {}\nirdl.type @a {}"), 3, 1,
       "redefinition of 'a' in the dialect 'd'"},
      {DIALECT("", "irdl.type @a {}\nirdl.type @\"!a\" {}"), 3, 1,
       "irdl.type 'a' is defined twice in the dialect 'd'"},
      {DIALECT("", "irdl.operation @\"\" {}"), 2, 1,
       "irdl.operation has no name, or one with a NUL"},
      {DIALECT("", "irdl.operation @\"a\\00\" {}"), 2, 1,
       "irdl.operation has no name, or one with a NUL"},
      {DIALECT("", "\"irdl.operation\"() ({}) : () -> ()"), 2, 1,
       "irdl.operation has no name, or one with a NUL"},
      {DIALECT("",
               "\"irdl.operation\"() ({ ^a: \"t.t\"() : () -> () ^b: }) {sym_name = \"a\"} : () "
               "-> ()"),
       2, 1, "irdl.operation has one region of one block, no operands and no results"},
      {DIALECT("", "%0 = \"irdl.type\"() ({}) {sym_name = \"a\"} : () -> i1"), 2, 6,
       "irdl.type has one region of one block, no operands and no results"},
      {DIALECT("", "\"irdl.unheard_of\"() : () -> ()"), 2, 1,
       "irdl.unheard_of is not allowed in irdl.dialect"},
      {DIALECT("", "\"varve.unheard_of\"() : () -> ()"), 2, 1,
       "varve.unheard_of is not allowed in irdl.dialect"},
      {DIALECT("", "irdl.operation @a attributes {varve.format = \"\", varve.syntax = \"hook:h\"} "
                   "{}"),
       2, 1, "varve.format and varve.syntax exclude each other"},
      {DIALECT("", "irdl.operation @a attributes {varve.syntax = \"hook:\"} {}"), 2, 1,
       "varve.syntax must be \"hook:\" and a name"},
      {DIALECT("", "irdl.operation @a attributes {varve.format = \"hook:x\"} {}"), 2, 1,
       "a hook is named by varve.syntax"},
      {DIALECT("", "irdl.operation @a attributes {varve.traits = [1]} {}"), 2, 1,
       "'varve.traits' must be an array of strings, none empty or with a NUL"},
  };
  assert_all_refused(*state, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(dialects_have_facts),
      parse_test(parts_are_sorted_by_name),
      parse_test(operations_have_syntax_traits_and_facts),
      parse_test(without_a_set_operations_are_dynamic),
      parse_test(operations_may_be_known_by_name_only),
      parse_test(bad_dialects_are_rejected),
  };
  return cmocka_run_group_tests_name("read_dialect", tests, NULL, NULL);
}
