/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes that a definition refers to. */
#include "tests/unit/definitions_fixture.h"

#define BASE(of)                                                                                   \
  "irdl.dialect @d { irdl.type @t irdl.attribute @\"#a\" irdl.type @\"!a\" irdl.operation @o {\n"  \
  "%0 = irdl.base " of " irdl.operands(x: %0) } }"

static void names_of_bases(void **state) {
  parse_fixture *f = *state;
  static const struct {
    const char *source;
    const char *text;
  } bases[] = {
      {BASE("@d::@t"), "!d.t"},
      {BASE("@d::@\"#a\""), "#d.a"},
      {BASE("@d::@\"!a\""), "!d.a"},
      {BASE("\"!d.t\""), "!d.t"},
      {BASE("\"!d.a\""), "!d.a"},
      {BASE("\"#d.a\""), "#d.a"},
      {BASE("\"!builtin.vector\""), "!builtin.vector"},
      {BASE("\"#builtin.string\""), "#builtin.string"},
      /* references to built-in definitions */
      {BASE("@arith::@fastmath"), "#arith.fastmath"},
      {BASE("@llvm::@\"!ptr\""), "!llvm.ptr"},
      {BASE("\"!llvm.ptr\""), "!llvm.ptr"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(bases); i++) {
    read_tables read = read_good(f, bases[i].source);
    const varve_operation_record *op = &read.tables->operations[0];
    uint32_t constraint = read.tables->values[op->operands.first].constraint;
    assert_text(read, read.tables->constraints[constraint].text, bases[i].text);
    free_tables(f, &read);
  }
}

static void missing_references_are_rejected(void **state) {
  static const definition_fault faults[] = {
      {BASE("@d::@x"), 2, 6, "symbol '@d::@x' not found"},
      {BASE("@e::@t"), 2, 6, "symbol '@e::@t' not found"},
      {BASE("@d::@a"), 2, 6, "symbol '@d::@a' not found"},
      {BASE("@d"), 2, 6, "a type or attribute is named by @dialect::@name"},
      {BASE("@d::@t::@u"), 2, 6, "a type or attribute is named by @dialect::@name"},
      {BASE("@d::@o"), 2, 6, "symbol '@d::@o' is an operation, not a type or attribute"},
      {BASE("\"!builtin.foo\""), 2, 6, "no type is known as '!builtin.foo'"},
      {BASE("\"!builtin.string\""), 2, 6, "no type is known as '!builtin.string'"},
      {BASE("\"#d.t\""), 2, 6, "no attribute is known as '#d.t'"},
      {BASE("\"!d.\""), 2, 6, "no type is known as '!d.'"},
      {BASE("\"!d\""), 2, 6, "no type is known as '!d'"},
      {BASE("\"!nothing.t\""), 2, 6, "no type is known as '!nothing.t'"},
      {BASE("\"d.t\""), 2, 6, "the name of a type or attribute begins with '!' or '#'"},
      {BASE("\"\""), 2, 6, "the name of a type or attribute begins with '!' or '#'"},
  };
  assert_all_refused(*state, faults);
}

/* Dialects written in C++ have types without definitions. */
static void sets_may_name_what_is_not_defined(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "irdl.dialect @d attributes {varve.set = \"s\"} {\n"
                                  "irdl.operation @o { %0 = irdl.base \"!d.token\" } }");
  free_tables(f, &read);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(names_of_bases),
      parse_test(missing_references_are_rejected),
      parse_test(sets_may_name_what_is_not_defined),
  };
  return cmocka_run_group_tests_name("read_reference", tests, NULL, NULL);
}
