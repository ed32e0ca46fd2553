/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes formats, and modules that use them, at random. The library does not crash, and reports
 * each fault once. What it accepts is printed and looked at. The fuzz target defines the checks of
 * one input and the first inputs. VARVE_TEST_LONG=1 makes the test long. */
#include "fuzz/formats.h"
#include "fuzz/target.h"
#include "tests/system/interface/sample_files.h"

enum { TEXT_SIZE = 1 << 12 };

/* A text that the test changes in place. */
typedef struct text {
  char data[TEXT_SIZE];
  size_t size;
} text;

typedef struct sample {
  text operation;
  text module;
  text type; /* its format; empty: the default format */
} sample;

static const char *const sample_names[] = {
    "attributes",  "custom",      "functional-type", "groups",      "oilist",
    "type-groups", "type-nested", "type-optional",   "type-params", "type-struct"};
enum { SAMPLE_COUNT = sizeof sample_names / sizeof sample_names[0] };

static sample samples[SAMPLE_COUNT];

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

static varve_slice slice_of(const text *t) { return (varve_slice){t->data, t->size}; }

static fuzz_formats_outcome run(const sample *input) {
  fuzz_formats formats = {slice_of(&input->operation), slice_of(&input->module), {NULL, 0}};
  if (input->type.size != 0)
    formats.type = slice_of(&input->type);
  return fuzz_run_formats(&formats);
}

static text text_of(varve_slice part) {
  text made = {.size = part.size};
  assert_true(part.size <= TEXT_SIZE);
  if (part.size != 0)
    memcpy(made.data, part.data, part.size);
  return made;
}

static int read_samples(void **state) {
  (void)state;
  for (size_t i = 0; i < SAMPLE_COUNT; i++) {
    char name[64];
    size_t size;
    snprintf(name, sizeof name, "fuzz/seeds/formats/%s.txt", sample_names[i]);
    char *bytes = source_file_read(name, &size);
    varve_slice rest = {bytes, size};
    samples[i].operation = text_of(fuzz_cut_part(&rest));
    samples[i].module = text_of(fuzz_cut_part(&rest));
    samples[i].type = text_of(fuzz_cut_part(&rest));
    free(bytes);
  }
  return 0;
}

static void the_samples_are_accepted(void **state) {
  (void)state;
  for (size_t i = 0; i < SAMPLE_COUNT; i++) {
    fuzz_formats_outcome seen = run(&samples[i]);
    assert_true(seen.is_format);
    /* No hook is registered for its custom<...> directive. */
    assert_int_equal(seen.is_module, strcmp(sample_names[i], "custom") != 0);
  }
}

static void changed_formats_do_not_crash_the_parser(void **state) {
  (void)state;
  const char *is_long = getenv("VARVE_TEST_LONG");
  size_t rounds = is_long != NULL && is_long[0] == '1' ? 1000000 : 10000;
  size_t formats = 0, modules = 0;
  for (size_t i = 0; i < rounds; i++) {
    sample input = samples[chance(SAMPLE_COUNT)];
    for (size_t k = chance(4); k > 0; k--)
      change(input.type.size != 0 && chance(2) != 0 ? &input.type : &input.operation);
    for (size_t k = chance(3); k > 0; k--)
      change(&input.module);
    fuzz_formats_outcome seen = run(&input);
    formats += seen.is_format;
    modules += seen.is_module;
  }
  assert_true(formats > rounds / 10);
  assert_true(modules > rounds / 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_samples_are_accepted),
      cmocka_unit_test(changed_formats_do_not_crash_the_parser),
  };
  return cmocka_run_group_tests_name("hostile_formats", tests, read_samples, NULL);
}
