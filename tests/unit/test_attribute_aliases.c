/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/attribute_aliases.c */
#include "tests/unit/unit.h"

#include "dialect/definition.h"

typedef struct alias_row {
  const char *dialect;
  const char *mnemonic;
  const char *alias;
} alias_row;

static const alias_row aliases[] = {
#define VARVE_ALIAS(dialect, mnemonic, alias) {#dialect, #mnemonic, #alias},
#define VARVE_MNEMONIC_ALIAS(dialect, mnemonic) VARVE_ALIAS(dialect, mnemonic, mnemonic)
#include "dialect/attribute_aliases.def"
#undef VARVE_MNEMONIC_ALIAS
#undef VARVE_ALIAS
};

/* A row out of order would not be found. */
static void every_listed_attribute_has_its_alias(void **state) {
  (void)state;
  for (size_t i = 0; i < VARVE_COUNT_OF(aliases); i++) {
    varve_slice alias = varve_dialect_attribute_alias(varve_slice_of(aliases[i].dialect),
                                                      varve_slice_of(aliases[i].mnemonic));
    assert_true(varve_slice_equal(alias, varve_slice_of(aliases[i].alias)));
  }
  assert_slice(varve_dialect_attribute_alias(VARVE_SLICE("sparse_tensor"), VARVE_SLICE("encoding")),
               "sparse");
}

static void other_attributes_have_none(void **state) {
  (void)state;
  static const alias_row others[] = {
      {"llvm", "di_subrange", ""}, {"llvm", "", ""}, {"", "di_file", ""}, {"foo", "encoding", ""}};
  for (size_t i = 0; i < VARVE_COUNT_OF(others); i++)
    assert_int_equal(varve_dialect_attribute_alias(varve_slice_of(others[i].dialect),
                                                   varve_slice_of(others[i].mnemonic))
                         .size,
                     0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_listed_attribute_has_its_alias),
      cmocka_unit_test(other_attributes_have_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
