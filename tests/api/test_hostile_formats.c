/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Formats and modules that go with them, changed at random: no crash, and a refusal says one thing
 * once. What is accepted is printed, and what is printed can be looked at. What is done with one
 * input is the fuzz target's. VARVE_TEST_LONG=1 makes it long. */
#include "fuzz/formats.h"
#include "tests/api/sample_files.h"

enum { TEXT_SIZE = 1 << 12 };

/* A text that is being changed. */
typedef struct text {
  char data[TEXT_SIZE];
  size_t size;
} text;

typedef struct sample {
  const char *format;
  const char *module;
} sample;

#define VALUES "%0:3 = \"t.v\"() : () -> (i32, f32, index)\n"
static const sample samples[] = {
    {"$a (`,` $v^)? (`or` $o^)? attr-dict-with-keyword $g `:` type(operands) (`->` type($r)^)?",
     VALUES "d.o %0#0, %0#1, %0#2 or %0#0 attributes {q} {\n} : i32, f32, index, i32\n"
            "%1 = d.o %0#0 {\n\"t.r\"() : () -> ()\n} : i32 -> f32\n"},
    {"operands (`i` $i^):(`none` (`u` $u^)?)? $g attr-dict `:` functional-type(operands, $r)",
     VALUES "%1 = d.o %0#0, %0#1 i 4 {\n} {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, f32) "
            "-> i32\nd.o %0#0 none u {\n} {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> "
            "()\n"},
    {"$s ($e^ `=` $d)? (`t` $t^)? $a `[` $v `]` ($o^ `:` type($o))? $g prop-dict attr-dict "
     "type($a) "
     "`,` type($v) type($r)",
     VALUES "%1 = d.o @x one = [1, 2] t<4> %0#0 [%0#1] %0#2 : index {\n} <{i = 1 : i64}> {b} i32, "
            "f32 i32\n"},
    {"$a $g oilist(`i` $i | `v` `(` $v `:` type($v) `)` | `u` $u | `o` $o type($o)) attr-dict `:` "
     "type($a) (`->` type($r)^)?",
     VALUES "d.o %0#0 {\n} u i 5 v (%0#1 : f32) {z = 2 : i8} : i32\nd.o %0#0 {\n} o %0#1 f32 : "
            "i32\n"},
    {"$a ($g^)? `n` $n `x` $x custom<CustomOne>($i, ref($a), type($o), $o) $v type($a) "
     "type($v) type($r) attr-dict",
     VALUES "d.o %0#0 {\n} n 3 x unit\n"},
};

static const char *const fragments[] = {
    "$a",          "$v",      "$o",        "$g",         "$i",
    "$u",          "$s",      "$e",        "$d",         "$t",
    "$x",          "$n",      "$r",        "type(",      "operands",
    "results",     "regions", "attr-dict", "prop-dict",  "ref(",
    "qualified(",  "oilist(", "|",         "custom<F>(", "functional-type(",
    "(",           ")",       ")?",        "):(",        "^",
    "`x`",         "``",      "` `",       "`:`",        ",",
    "%0#1",        "{}",      "i32",       "@s",         "[",
    "<{",          "}>",      "two",       "-1",         "\\\\n",
    "\\22text\\22"};

static uint32_t state_of_chance = 1;

static size_t chance(size_t below) {
  state_of_chance = state_of_chance * UINT32_C(1664525) + UINT32_C(1013904223);
  return below == 0 ? 0 : (state_of_chance >> 8) % below;
}

static void insert(text *t, size_t at, const char *data, size_t size) {
  if (t->size + size > TEXT_SIZE)
    return;
  memmove(t->data + at + size, t->data + at, t->size - at);
  memcpy(t->data + at, data, size);
  t->size += size;
}

static void change(text *t) {
  char kept[32];
  size_t at = chance(t->size + 1), size = chance(t->size - at < 12 ? t->size - at + 1 : 12);
  const char *fragment = fragments[chance(sizeof fragments / sizeof fragments[0])];
  memcpy(kept, t->data + at, size);
  switch (chance(4)) {
  case 0:
    memmove(t->data + at, t->data + at + size, t->size - at - size);
    t->size -= size;
    break;
  case 1:
    insert(t, chance(t->size + 1), kept, size);
    break;
  case 2:
    if (at < t->size)
      t->data[at] = fragment[0];
    break;
  default:
    insert(t, at, fragment, strlen(fragment));
    break;
  }
}

static fuzz_formats_outcome run(const text *format, const text *module) {
  const fuzz_formats input = {
      {format->data, format->size}, {module->data, module->size}, {NULL, 0}};
  return fuzz_run_formats(&input);
}

static text text_of(const char *source) {
  text made = {.size = strlen(source)};
  memcpy(made.data, source, made.size);
  return made;
}

static void the_samples_are_accepted(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++) {
    text format = text_of(samples[i].format), module = text_of(samples[i].module);
    fuzz_formats_outcome seen = run(&format, &module);
    assert_true(seen.is_format);
    /* The last one has a directive that no function is there for. */
    assert_int_equal(seen.is_module, i + 1 < sizeof samples / sizeof samples[0]);
  }
}

static void changed_ones_are_survived(void **state) {
  (void)state;
  const char *is_long = getenv("VARVE_TEST_LONG");
  size_t rounds = is_long != NULL && is_long[0] == '1' ? 1000000 : 10000;
  size_t formats = 0, modules = 0;
  for (size_t i = 0; i < rounds; i++) {
    const sample *from = &samples[chance(sizeof samples / sizeof samples[0])];
    text format = text_of(from->format), module = text_of(from->module);
    for (size_t k = chance(4); k > 0; k--)
      change(&format);
    for (size_t k = chance(3); k > 0; k--)
      change(&module);
    fuzz_formats_outcome seen = run(&format, &module);
    formats += seen.is_format;
    modules += seen.is_module;
  }
  assert_true(formats > rounds / 10);
  assert_true(modules > rounds / 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_samples_are_accepted),
      cmocka_unit_test(changed_ones_are_survived),
  };
  return cmocka_run_group_tests_name("hostile_formats", tests, NULL, NULL);
}
