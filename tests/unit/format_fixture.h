/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A context that knows a dialect `f`, of which every type and attribute is one line of a list. */
#ifndef VARVE_TESTS_UNIT_FORMAT_FIXTURE_H
#define VARVE_TESTS_UNIT_FORMAT_FIXTURE_H

#include "tests/unit/ir_fixture.h"

#include "dialect/entity_format/format.h"
#include "dialect/registry/registry.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

/* A parameter is "name rule", with "?" behind it when it may be absent, and "=text" for its
 * default.
 */
typedef struct format_sample {
  const char *name;
  const char *format;
  const char *parameters[5];
} format_sample;

static const format_sample format_attributes[] = {
    {"bits", "`<` $value `>`", {"value enum<@Bits>"}},
    {"braced", "`<` $list `>`", {"list tbaa_members"}},
    {"case", "$value", {"value enum<@Case>"}},
    {"chain", "`<` struct(params) `>`", {"id i64", "next #f.chain ?"}},
    {"choice",
     "one( | `<` one(`none` let($n = 0) | $n) one(`*` | list($b)) `>`)",
     {"n i64 =5", "b optional<array<i64>>"}},
    {"default",
     "(`<` struct(params)^ `>`)?",
     {"n i32 =2", "s string =\"x\"", "c enum<@Case> =\"one\""}},
    {"each", "`<` each($xs by `,`: one(`?` let($xs = -1) | $xs)) `>`", {"xs array<i64>"}},
    {"either", "`<` `[` (`]`) : ($list^ `]`)? `>`", {"list array<StrAttr> ?"}},
    {"keys",
     "`<` struct(a = braces($x), b = $y `x` $z) `>`",
     {"x array<string> ?", "y i8", "z i8"}},
    {"list", "`<` $list `>`", {"list array<i64>"}},
    {"lists", "`<` struct(params) `>`", {"a array<attribute> ?", "b array<#f.case> ?", "c bool ?"}},
    {"many", "`<` params `>`", {"a u8", "b bool", "c string"}},
    {"map", "`<` struct(params) `>`", {"map affine_map", "dims DenseI32ArrayAttr ?"}},
    {"null", "", {0}},
    {"odd", "`(` $value `)`", {"value enum<@Case>"}},
    {"optional", "`<` $a (`,` $b^)? `>`", {"a u64", "b u32 ?"}},
    {"own", "", {"type type"}},
    {"pair", "`<` $a `,` qualified($b) `>`", {"a #f.bits", "b #f.bits"}},
    {"plain", "", {"a attribute", "b attribute"}},
    {"record",
     "`<` $r.k `:` $r.m.n one( | `,` $s.x) `>`",
     {"r record<k:type,m:record<n:i8>>", "s record<x:array<bool>> =[[]]"}},
    {"records",
     "`<` each($p by `,`: name($p.n) $p.c list($p.l) `(` each($p.i by `,`: $p.i.t $p.i.u) `)`) `>`",
     {"p "
      "array<record<n:string,c:enum<@Case>,l:array<array<i32>>,i:array<record<t:type,u:bool>>>>"}},
    {"rows",
     "`<` list($a) `,` list($b) `>`",
     {"a array<array<i8>>", "b array<array<array<type>>>"}},
    {"spaced", "`<` $a `` `:` `` $b `->` $c `>`", {"a string", "b string", "c type"}},
    {"struct", "`<` struct($b, $a) `>`", {"a i64", "b !f.box ?"}},
    {"two.parts", "`<` `in` $a `>`", {"a attribute"}},
};
static const format_sample format_types[] = {
    {"box", "`<` $type `>`", {"type type"}},
    {"dict", "`<` short($k) `,` list(short($v)) `>`", {"k type", "v array<type>"}},
    {"hooked", "hook:f.hooked", {"a type"}},
    {"n", "`` $width", {"width u32"}},
    {"n1", "", {0}},
    {"named", "`<` symbol($s) list(symbol($l)) `>`", {"s string", "l array<StrAttr>"}},
    {"ptr", "(`<` $space^ `>`)?", {"space u32 =0"}},
    {"tile", "`<` shaped($s, short($e)) `>`", {"s array<i64>", "e type"}},
    {"token", "", {0}},
    {"tuple", "`<` $types `>`", {"types array<type>"}},
};

typedef struct format_tables {
  varve_dialect_record dialects[1];
  varve_entity_record entities[40];
  varve_value_record values[64];
  varve_enum_record enums[2];
  varve_enum_case_record cases[8];
  varve_constraint_record constraints[64];
  uint32_t entity_count;
  uint32_t value_count;
  uint32_t string_size;
  char strings[8192];
} format_tables;

static inline varve_text format_text(format_tables *t, const char *text, size_t size) {
  uint32_t at = t->string_size;
  if (size == 0)
    return 0;
  assert_true(at + size + 1 <= sizeof t->strings);
  memcpy(t->strings + at, text, size);
  t->strings[at + size] = 0;
  t->string_size += (uint32_t)size + 1;
  return at;
}

static inline varve_text format_string(format_tables *t, const char *text) {
  return format_text(t, text, strlen(text));
}

static inline void format_add_parameter(format_tables *t, const char *text) {
  uint32_t at = t->value_count++;
  const char *rule = strchr(text, ' ') + 1;
  size_t size = strcspn(rule, " ");
  const char *tail = rule + size;
  assert_true(at < VARVE_COUNT_OF(t->values));
  t->constraints[at + 1] =
      (varve_constraint_record){.kind = VARVE_CONSTRAINT_RULE, .text = format_text(t, rule, size)};
  t->values[at] = (varve_value_record){.name = format_text(t, text, (size_t)(rule - text) - 1),
                                       .constraint = at + 1};
  if (strcmp(tail, " ?") == 0)
    t->values[at].variadicity = VARVE_VARIADICITY_OPTIONAL;
  if (strncmp(tail, " =", 2) == 0)
    t->values[at].default_value = format_string(t, tail + 2);
}

static inline varve_record_list format_add_entities(format_tables *t, const format_sample *samples,
                                                    size_t count) {
  varve_record_list list = {t->entity_count, (uint32_t)count};
  for (size_t i = 0; i < count; i++) {
    uint32_t first = t->value_count, given = 0;
    while (given < 5 && samples[i].parameters[given] != NULL)
      format_add_parameter(t, samples[i].parameters[given++]);
    assert_true(t->entity_count < VARVE_COUNT_OF(t->entities));
    t->entities[t->entity_count++] =
        (varve_entity_record){.name = format_string(t, samples[i].name),
                              .syntax = format_string(t, samples[i].format),
                              .parameters = {first, given}};
  }
  return list;
}

static inline void format_fill(format_tables *t) {
  memset(t, 0, sizeof *t);
  t->string_size = 1;
  const char *const bits[] = {"none", "a", "b", "c", "ab"};
  const char *const cases[] = {"zero", "one", "two"};
  const uint32_t bit_values[] = {0, 1, 2, 4, 3};
  for (uint32_t i = 0; i < 5; i++)
    t->cases[i] = (varve_enum_case_record){format_string(t, bits[i]), bit_values[i], 0};
  for (uint32_t i = 0; i < 3; i++)
    t->cases[5 + i] = (varve_enum_case_record){format_string(t, cases[i]), i, 0};
  t->enums[0] = (varve_enum_record){.name = format_string(t, "Bits"),
                                    .width = 32,
                                    .flags = VARVE_ENUM_IS_BITS | VARVE_ENUM_PREFERS_GROUPS,
                                    .separator = format_string(t, ","),
                                    .cases = {0, 5}};
  t->enums[1] = (varve_enum_record){.name = format_string(t, "Case"), .width = 32, .cases = {5, 3}};
  t->dialects[0] = (varve_dialect_record){
      .name = format_string(t, "f"),
      .set = format_string(t, "s"),
      .attributes = format_add_entities(t, format_attributes, VARVE_COUNT_OF(format_attributes)),
      .types = format_add_entities(t, format_types, VARVE_COUNT_OF(format_types)),
      .enums = {0, 2}};
}

/* Gives the tables to the registry, which frees them. */
static inline varve_status format_load(varve_registry *registry, format_tables **filled) {
  varve_memory *memory = varve_registry_memory(registry);
  varve_dialect_conflict conflict;
  format_tables *t = varve_memory_resize(memory, NULL, 0, sizeof *t);
  if (t == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  format_fill(t);
  *filled = t;
  varve_loaded_tables loaded = {.tables = {.strings = t->strings,
                                           .dialects = t->dialects,
                                           .entities = t->entities,
                                           .values = t->values,
                                           .enums = t->enums,
                                           .enum_cases = t->cases,
                                           .constraints = t->constraints,
                                           .dialect_count = 1},
                                .block = t,
                                .size = sizeof *t};
  return varve_registry_take(registry, &loaded, &conflict);
}

typedef struct format_fixture {
  ir_fixture ir; /* first: so that what is for ir_fixture works */
  varve_registry *registry;
  format_tables *tables;
  uint32_t column; /* of the first error; 0: none */
  char message[1024];
} format_fixture;

static inline int format_setup(void **state) {
  format_fixture *f = calloc(1, sizeof *f);
  varve_allocator hook = {test_resize, f == NULL ? NULL : &f->ir.allocator};
  varve_context_options options = {.allocator = &hook, .seed = 1};
  if (f == NULL || varve_context_make(&options, &f->ir.context) != VARVE_STATUS_OK ||
      varve_module_create(f->ir.context, &f->ir.module) != VARVE_STATUS_OK ||
      varve_registry_make(&f->ir.context->memory, false, &f->registry) != VARVE_STATUS_OK ||
      format_load(f->registry, &f->tables) != VARVE_STATUS_OK)
    return 1;
  varve_registry_attach(f->registry, f->ir.context);
  varve_text_attach(f->ir.context);
  *state = f;
  return 0;
}

static inline int format_teardown(void **state) {
  format_fixture *f = *state;
  varve_registry *registry = f->registry;
  varve_module_destroy(f->ir.module);
  varve_context_destroy(f->ir.context);
  varve_registry_free(registry);
  int leaks = f->ir.allocator.live != 0;
  free(f);
  return leaks;
}

#define format_test(name) cmocka_unit_test_setup_teardown(name, format_setup, format_teardown)

static inline void format_note(void *user, const varve_diagnostic *diagnostic) {
  format_fixture *f = user;
  if (diagnostic->severity != VARVE_SEVERITY_ERROR || f->column != 0)
    return;
  f->column = diagnostic->column;
  memcpy(f->message, diagnostic->message.data, diagnostic->message.size);
  f->message[diagnostic->message.size] = 0;
}

static inline varve_status format_parse(format_fixture *f, const char *text,
                                        const varve_entity **attribute) {
  varve_source_map map;
  varve_slice source = varve_slice_of(text);
  varve_reporter reporter = {
      .sink = {format_note, f}, .source = source, .map = &map, .max_errors = 1};
  f->column = 0;
  f->message[0] = 0;
  varve_source_map_init(&map, &f->ir.context->memory, source);
  varve_status status =
      varve_parse_attribute_text(f->ir.module, f->ir.context, &reporter, source, attribute);
  varve_source_map_release(&map);
  return status;
}

/* An attribute, or a type, is read by a format and printed as expected. */
static inline void format_check(format_fixture *f, const char *text, const char *expected) {
  const varve_entity *attribute;
  varve_buffer out;
  if (format_parse(f, text, &attribute) != VARVE_STATUS_OK)
    fail_msg("%s: %s", text, f->message);
  varve_buffer_init(&out, &f->ir.context->memory);
  assert_status(varve_print_entity(f->ir.context, attribute, &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, expected);
  varve_buffer_release(&out);
}

static inline void format_check_same(format_fixture *f, const char *text) {
  format_check(f, text, text);
}

#define format_check_refused(f, text, where, expected)                                             \
  do {                                                                                             \
    const varve_entity *refused;                                                                   \
    assert_int_not_equal(format_parse(f, text, &refused), VARVE_STATUS_OK);                        \
    assert_string_equal((f)->message, expected);                                                   \
    assert_int_equal((f)->column, where);                                                          \
  } while (0)

#endif
