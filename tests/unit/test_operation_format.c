/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/operation_format.c, operation_format_compile.c, operation_format_check.c */
#include <stdio.h>
#include <stdlib.h>

#include "tests/unit/ir_fixture.h"

#include "dialect/operation_format.h"
#include "dialect/registry.h"
#include "text/attach.h"

/* How many of a built-in dialect's operations have formats that compile; those that do not are
 * said. */
static uint32_t count_compiled(varve_context *context, const varve_definition_tables *tables,
                               const varve_dialect_record *dialect, uint32_t *bad) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < dialect->operations.count; i++) {
    const varve_operation_record *record = &tables->operations[dialect->operations.first + i];
    const varve_operation_name *name;
    const varve_operation_format *format;
    varve_format_fault fault;
    varve_slice text = varve_table_text(tables, record->name);
    if (record->syntax == 0 || (record->flags & VARVE_OPERATION_NAME_ONLY) != 0)
      continue;
    assert_status(varve_operation_name_get(context, text, &name), OK);
    varve_status status = varve_find_operation_format(context, name->definition, &format, &fault);
    count += status == VARVE_STATUS_OK && format != NULL;
    if (status == VARVE_STATUS_OK)
      continue;
    print_message("# %s: %s (at %zu of '%s')\n", text.data, fault.message, fault.offset,
                  varve_table_text(tables, record->syntax).data);
    ++*bad;
  }
  return count;
}

static void all_formats_of_llvm_compile(void **state) {
  ir_fixture *f = *state;
  varve_definition_tables tables;
  uint32_t total = 0, bad = 0;
  varve_registry_attach(varve_registry_builtin(), f->context);
  varve_text_attach(f->context);
  varve_registry_get_set(varve_registry_builtin(), 0, &tables);
  for (uint32_t i = 0; i < tables.dialect_count; i++) {
    const varve_dialect_record *dialect = &tables.dialects[i];
    uint32_t count = count_compiled(f->context, &tables, dialect, &bad);
    if (count != 0)
      print_message("# %s: %u\n", varve_table_text(&tables, dialect->name).data, count);
    total += count;
  }
  print_message("# all dialects: %u\n", total);
  assert_int_equal(bad, 0);
  assert_true(total > 2200);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(all_formats_of_llvm_compile, ir_setup, ir_teardown),
  };
  return cmocka_run_group_tests_name("operation_format", tests, NULL, NULL);
}
