/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/definitions/pack_tables.c, pack_strings.c: packed tables have the contents of the
 * records. */
#include <stdio.h>

#include "tests/unit/definitions_fixture.h"

#include "definitions/pack_tables.h"

typedef struct pack_fixture {
  read_tables read;
  varve_buffer pool;
  varve_packed_tables packed;
  varve_definition_tables tables;
} pack_fixture;

static void pack(parse_fixture *f, const char *source, pack_fixture *p) {
  p->read = read_good(f, source);
  varve_buffer_init(&p->pool, &f->context->memory);
  assert_status(varve_pack_tables(&p->packed, p->read.tables, p->read.size, &p->pool), OK);
  p->tables = (varve_definition_tables){.strings = p->pool.data,
                                        .rows = (const unsigned char *)p->packed.rows.data,
                                        .layouts = p->packed.layouts,
                                        .dialect_count = p->read.tables->dialect_count};
}

static void release(parse_fixture *f, pack_fixture *p) {
  varve_packed_tables_release(&p->packed);
  varve_buffer_release(&p->pool);
  free_tables(f, &p->read);
}

static void assert_same_text(const pack_fixture *p, varve_text packed, varve_text plain) {
  assert_string_equal(p->tables.strings + packed, p->read.tables->strings + plain);
}

static void assert_same_values(const pack_fixture *p, varve_record_list packed,
                               varve_record_list plain) {
  assert_int_equal(packed.count, plain.count);
  for (uint32_t i = 0; i < plain.count; i++) {
    varve_value_record a = varve_value_record_at(&p->tables, packed.first + i);
    varve_value_record b = p->read.tables->values[plain.first + i];
    assert_same_text(p, a.name, b.name);
    assert_same_text(p, a.segments, b.segments);
    assert_same_text(p, a.default_value, b.default_value);
    assert_int_equal(a.constraint, b.constraint);
    assert_int_equal(a.variadicity, b.variadicity);
  }
}

static void assert_same_properties(const pack_fixture *p, varve_record_list packed,
                                   varve_record_list plain) {
  assert_int_equal(packed.count, plain.count);
  for (uint32_t i = 0; i < plain.count; i++) {
    varve_property_record a = varve_property_record_at(&p->tables, packed.first + i);
    varve_property_record b = p->read.tables->properties[plain.first + i];
    assert_same_text(p, a.name, b.name);
    assert_same_text(p, a.native, b.native);
    assert_same_text(p, a.default_value, b.default_value);
    assert_int_equal(a.constraint, b.constraint);
    assert_int_equal(a.is_optional, b.is_optional);
  }
}

/* step: number of texts for each item. */
static void assert_same_texts(const pack_fixture *p, varve_record_list packed,
                              varve_record_list plain, uint32_t step) {
  assert_int_equal(packed.count, plain.count);
  for (uint32_t i = 0; i < plain.count * step; i++)
    assert_same_text(p, varve_table_number(&p->tables, packed.first + i),
                     p->read.tables->numbers[plain.first + i]);
}

static void assert_same_operation(const pack_fixture *p, uint32_t index) {
  varve_operation_record a = varve_operation_record_at(&p->tables, index);
  varve_operation_record b = p->read.tables->operations[index];
  assert_same_text(p, a.name, b.name);
  assert_int_equal(varve_table_first_member(&p->tables, VARVE_TABLE_operations, index), a.name);
  assert_same_text(p, a.syntax, b.syntax);
  assert_int_equal(a.flags, b.flags);
  assert_same_values(p, a.operands, b.operands);
  assert_same_values(p, a.results, b.results);
  assert_same_values(p, a.regions, b.regions);
  assert_same_values(p, a.successors, b.successors);
  assert_same_properties(p, a.properties, b.properties);
  assert_same_texts(p, a.traits, b.traits, 1);
  assert_same_texts(p, a.facts, b.facts, 2);
}

static void operations_are_the_same(void **state) {
  parse_fixture *f = *state;
  pack_fixture p;
  pack(f,
       "irdl.dialect @d { irdl.operation @long attributes {varve.format = \"$a $b attr-dict\",\n"
       "    varve.traits = [\"Pure\", \"Terminator\"], varve.x = 1, varve.y = \"z\"} {\n"
       "  %0 = irdl.any %1 = irdl.is i32\n"
       "  irdl.operands(a: %0, b: variadic %1, c: optional %1) irdl.results(d: %0)\n"
       "  irdl.attributes {\"p\" = %0, \"q\" = %1} }\n"
       "irdl.operation @short attributes {varve.traits = [\"Terminator\"], varve.y = \"z\"} {\n"
       "  %0 = irdl.is i32 irdl.operands(b: variadic %0, c: optional %0)\n"
       "  irdl.attributes {\"q\" = %0} } }",
       &p);
  for (uint32_t i = 0; i < 2; i++)
    assert_same_operation(&p, i);
  release(f, &p);
}

/* A list that equals a part of a longer one shares its records. */
static void parts_of_lists_are_kept_once(void **state) {
  parse_fixture *f = *state;
  pack_fixture p;
  pack(f,
       "irdl.dialect @d { irdl.operation @one { %0 = irdl.any irdl.operands(b: %0) }\n"
       "irdl.operation @three { %0 = irdl.any %1 = irdl.any %2 = irdl.any\n"
       "  irdl.operands(a: %0, b: %1, c: %2) }\n"
       "irdl.operation @two { %0 = irdl.any %1 = irdl.any irdl.operands(b: %0, c: %1) } }",
       &p);
  assert_int_equal(p.packed.records[VARVE_TABLE_values].count, 3);
  for (uint32_t i = 0; i < 3; i++)
    assert_same_operation(&p, i);
  release(f, &p);
}

static void enums_and_types_are_the_same(void **state) {
  parse_fixture *f = *state;
  pack_fixture p;
  pack(f,
       "irdl.dialect @d {\n"
       "  \"varve.enum\"() {sym_name = \"Wide\", storage = i64, cases = [[\"low\", 1 : i64],\n"
       "    [\"high\", 1099511627776 : i64], [\"all\", -1 : i64]]} : () -> ()\n"
       "  irdl.type @t attributes {varve.format = \"`<` $n `>`\"} {\n"
       "    %0 = irdl.any irdl.parameters(n: %0) } }",
       &p);
  varve_enum_record enumeration = varve_enum_record_at(&p.tables, 0);
  assert_slice(varve_table_text(&p.tables, enumeration.name), "Wide");
  assert_int_equal(enumeration.width, 64);
  assert_int_equal(enumeration.cases.count, 3);
  assert_slice(varve_enum_case_text(&p.tables, enumeration.cases, 1), "high");
  assert_int_equal(varve_enum_case_value(&p.tables, enumeration.cases, 0), 1);
  assert_int_equal(varve_enum_case_value(&p.tables, enumeration.cases, 1), UINT64_C(1) << 40);
  assert_int_equal(varve_enum_case_value(&p.tables, enumeration.cases, 2), UINT64_MAX);
  varve_entity_record type = varve_entity_record_at(&p.tables, 0);
  assert_slice(varve_table_text(&p.tables, type.name), "t");
  assert_slice(varve_table_text(&p.tables, type.syntax), "`<` $n `>`");
  assert_same_values(&p, type.parameters, p.read.tables->entities[0].parameters);
  release(f, &p);
}

/* Numbers that many records have are stored once, as constants; a record stores the index. */
static void repeated_numbers_are_constants(void **state) {
  parse_fixture *f = *state;
  pack_fixture p;
  varve_buffer source;
  varve_buffer_init(&source, &f->context->memory);
  assert_status(varve_buffer_append(&source, VARVE_SLICE("irdl.dialect @d { \"varve.enum\"() "
                                                         "{sym_name = \"E\", storage = i32, "
                                                         "cases = [[\"none\", 0]")),
                OK);
  for (int i = 0; i < 40; i++) {
    char text[32];
    (void)snprintf(text, sizeof text, ", [\"c%d\", %d]", i, i % 2 == 0 ? 1000000 : 70000);
    assert_status(varve_buffer_append(&source, varve_slice_of(text)), OK);
  }
  assert_status(varve_buffer_append(&source, VARVE_SLICE("]} : () -> () }")), OK);
  assert_status(varve_buffer_append_char(&source, 0), OK);
  pack(f, source.data, &p);
  varve_record_list cases = varve_enum_record_at(&p.tables, 0).cases;
  assert_int_equal(p.packed.layouts[VARVE_TABLE_enum_cases].widths[1], 1);
  assert_int_equal(cases.count, 41);
  assert_int_equal(varve_enum_case_value(&p.tables, cases, 0), 0);
  for (uint32_t i = 0; i < 40; i++)
    assert_int_equal(varve_enum_case_value(&p.tables, cases, i + 1), i % 2 == 0 ? 1000000 : 70000);
  varve_buffer_release(&source);
  release(f, &p);
}

/* A record is read by its index. Indices distinguish records, packed or not. */
static void records_are_read_by_their_places(void **state) {
  parse_fixture *f = *state;
  pack_fixture p;
  pack(f, "irdl.dialect @d { irdl.operation @a {} irdl.operation @b {} }", &p);
  const varve_definition_tables *const both[] = {&p.tables, p.read.tables};
  for (size_t i = 0; i < VARVE_COUNT_OF(both); i++) {
    const void *a = varve_table_place(both[i], VARVE_TABLE_operations, 0);
    const void *b = varve_table_place(both[i], VARVE_TABLE_operations, 1);
    varve_operation_record record;
    assert_ptr_not_equal(a, b);
    varve_table_read(both[i], VARVE_TABLE_operations, a, &record);
    assert_slice(varve_table_text(both[i], record.name), "d.a");
    varve_table_read(both[i], VARVE_TABLE_operations, b, &record);
    assert_slice(varve_table_text(both[i], record.name), "d.b");
  }
  release(f, &p);
}

static bool has_own_bytes(const varve_string_packing *packing, const char *text) {
  const varve_buffer *strings = packing->pool;
  size_t size = strlen(text);
  for (size_t i = 1; i + size < strings->size; i++)
    if (strings->data[i - 1] == 0 && memcmp(strings->data + i, text, size + 1) == 0)
      return true;
  return false;
}

static void texts_share_suffixes_and_are_sorted_by_rank(void **state) {
  parse_fixture *f = *state;
  static const char old[] = "\0longer name\0name\0rare\0unused\0very rare";
  enum { LONGER = 1, NAME = 13, RARE = 18, VERY_RARE = 30 };
  varve_string_packing packing;
  varve_buffer pool;
  varve_buffer_init(&pool, &f->context->memory);
  assert_status(varve_pack_strings_begin(&packing, varve_slice_make(old, sizeof old), &pool), OK);
  varve_pack_strings_use(&packing, LONGER, VARVE_TEXT_OTHER);
  varve_pack_strings_use(&packing, NAME, VARVE_TEXT_OTHER);
  varve_pack_strings_use(&packing, RARE, VARVE_TEXT_RARE);
  varve_pack_strings_use(&packing, VERY_RARE, VARVE_TEXT_OTHER);
  varve_pack_strings_use(&packing, VERY_RARE, VARVE_TEXT_NAME);
  assert_status(varve_pack_strings_end(&packing), OK);
  static const varve_text used[] = {LONGER, NAME, RARE, VERY_RARE};
  for (size_t i = 0; i < VARVE_COUNT_OF(used); i++)
    assert_string_equal(pool.data + varve_pack_strings_place(&packing, used[i]), old + used[i]);
  assert_int_equal(varve_pack_strings_place(&packing, 0), 0);
  assert_false(has_own_bytes(&packing, "name"));
  assert_false(has_own_bytes(&packing, "unused"));
  assert_int_equal(varve_pack_strings_place(&packing, RARE), 1);
  assert_int_equal(varve_pack_strings_place(&packing, VERY_RARE), sizeof "rare" + 1);
  varve_pack_strings_release(&packing);
  varve_buffer_release(&pool);
}

static void a_set_adds_to_the_pool_what_it_lacks(void **state) {
  parse_fixture *f = *state;
  static const char old[] = "\0known\0own\0new";
  enum { KNOWN = 1, OWN = 7, NEW = 11 };
  static const varve_text used[] = {KNOWN, OWN, NEW};
  varve_string_packing packing;
  varve_buffer pool;
  varve_buffer_init(&pool, &f->context->memory);
  assert_status(varve_buffer_append(&pool, varve_slice_make("\0known", sizeof "\0known")), OK);
  assert_status(varve_pack_strings_begin(&packing, varve_slice_make(old, sizeof old), &pool), OK);
  for (size_t i = 0; i < VARVE_COUNT_OF(used); i++)
    varve_pack_strings_use(&packing, used[i], VARVE_TEXT_OTHER);
  assert_status(varve_pack_strings_end(&packing), OK);
  assert_int_equal(pool.size, sizeof "\0known" + sizeof "new");
  for (size_t i = 0; i < VARVE_COUNT_OF(used); i++)
    assert_string_equal(pool.data + varve_pack_strings_place(&packing, used[i]), old + used[i]);
  varve_pack_strings_release(&packing);
  varve_buffer_release(&pool);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(operations_are_the_same),
      parse_test(parts_of_lists_are_kept_once),
      parse_test(enums_and_types_are_the_same),
      parse_test(repeated_numbers_are_constants),
      parse_test(records_are_read_by_their_places),
      parse_test(texts_share_suffixes_and_are_sorted_by_rank),
      parse_test(a_set_adds_to_the_pool_what_it_lacks),
  };
  return cmocka_run_group_tests_name("pack_tables", tests, NULL, NULL);
}
