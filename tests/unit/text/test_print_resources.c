/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_resources.c */
#include "tests/unit/print_fixture.h"

static const char source[] =
    "\"a\"() {a = dense_resource<b> : tensor<2xi32>, b = dense_resource<\"x y\"> : tensor<2xi32>, "
    "c = dense_resource<a> : tensor<4xi8>, d = dense_resource<b> : tensor<2x1xi32>, "
    "e = dense_resource<nodata> : tensor<4xi8>} : () -> ()\n"
    "{-#\n"
    "  external_resources: { zz: { k: \"0x0400000001\", b: true, s: \"str\\n\" }, "
    "aa: { x: \"0x01000000\" }, ee: {}, ff: { \"1\": false } },\n"
    "  dialect_resources: { builtin: { a: \"0x0800000001020304\", "
    "\"x y\": \"0x04000000AABBCCDD00000000\", unused: \"0x0100000000\", b: "
    "\"0x0400000000000000FFffFFff\" } }\n"
    "#-}\n";

#define OPERATIONS                                                                                 \
  "\"builtin.module\"() ({\n"                                                                      \
  "  \"a\"() {a = dense_resource<b> : tensor<2xi32>, b = dense_resource<\"x y\"> : "               \
  "tensor<2xi32>, "                                                                                \
  "c = dense_resource<a> : tensor<4xi8>, d = dense_resource<b> : tensor<2x1xi32>, "                \
  "e = dense_resource<nodata> : tensor<4xi8>} : () -> ()\n"                                        \
  "}) : () -> ()\n"

static void named_ones_and_external_ones_are_printed(void **state) {
  print_check(*state, source, print_plain,
              OPERATIONS "\n"
                         "{-#\n"
                         "  dialect_resources: {\n"
                         "    builtin: {\n"
                         "      b: \"0x0400000000000000FFFFFFFF\",\n"
                         "      \"x y\": \"0x04000000AABBCCDD00000000\",\n"
                         "      a: \"0x0800000001020304\"\n"
                         "    }\n"
                         "  },\n"
                         "  external_resources: {\n"
                         "    zz: {\n"
                         "      k: \"0x0400000001\",\n"
                         "      b: true,\n"
                         "      s: \"str\\0A\"\n"
                         "    },\n"
                         "    aa: {\n"
                         "      x: \"0x00000000\"\n"
                         "    },\n"
                         "    ff: {\n"
                         "      \"1\": false\n"
                         "    }\n"
                         "  }\n"
                         "#-}\n\n");
  print_check(*state, source, print_local, OPERATIONS);
}

static void long_resources_are_elided(void **state) {
  ir_fixture *f = *state;
  varve_print_options options = print_plain;
  options.elide_resources_if_larger = 13;
  print_check(f, source, options,
              OPERATIONS "\n"
                         "{-#\n"
                         "  external_resources: {\n"
                         "    zz: {\n"
                         "      b: true,\n"
                         "      s: \"str\\0A\"\n"
                         "    },\n"
                         "    aa: {\n"
                         "      x: \"0x00000000\"\n"
                         "    },\n"
                         "    ff: {\n"
                         "      \"1\": false\n"
                         "    }\n"
                         "  }\n"
                         "#-}\n\n");
  options.elide_resources_if_larger = 0;
  print_check(f, source, options, OPERATIONS "\n{-#\n\n#-}\n\n");
}

static varve_resource flag(ir_fixture *f, const char *group, const char *key) {
  return (varve_resource){.group = ir_string(f, group),
                          .key = ir_string(f, key),
                          .kind = VARVE_RESOURCE_BOOL,
                          .has_data = true};
}

/* Bytecode may name a group twice. */
static void resources_of_a_group_are_printed_together(void **state) {
  ir_fixture *f = *state;
  (void)ir_root(f);
  const varve_resource resources[] = {flag(f, "z", "a"), flag(f, "b", "b"), flag(f, "z", "c")};
  for (size_t i = 0; i < VARVE_COUNT_OF(resources); i++)
    assert_status(varve_module_add_resource(f->module, &resources[i], true), OK);
  print_check_module(f->module, print_plain,
                     "\"builtin.module\"() ({\n"
                     "^bb0:\n"
                     "}) : () -> ()\n"
                     "\n"
                     "{-#\n"
                     "  external_resources: {\n"
                     "    z: {\n"
                     "      a: false,\n"
                     "      c: false\n"
                     "    },\n"
                     "    b: {\n"
                     "      b: false\n"
                     "    }\n"
                     "  }\n"
                     "#-}\n\n");
}

/* Bytecode needs an alignment, and stores 1 where text has none. */
static void an_empty_blob_has_the_alignment_that_was_read(void **state) {
  ir_fixture *f = *state;
  (void)ir_root(f);
  varve_resource blob = flag(f, "z", "a");
  blob.kind = VARVE_RESOURCE_BLOB;
  for (blob.alignment = 0; blob.alignment < 3; blob.alignment++)
    assert_status(varve_module_add_resource(f->module, &blob, true), OK);
  print_check_module(f->module, print_plain,
                     "\"builtin.module\"() ({\n"
                     "^bb0:\n"
                     "}) : () -> ()\n"
                     "\n"
                     "{-#\n"
                     "  external_resources: {\n"
                     "    z: {\n"
                     "      a: \"0x00000000\",\n"
                     "      a: \"0x00000000\",\n"
                     "      a: \"0x02000000\"\n"
                     "    }\n"
                     "  }\n"
                     "#-}\n\n");
}

/* This holds even if the group was empty at that point. */
static void a_group_is_placed_at_its_first_mention(void **state) {
  print_check(*state, "{-# external_resources: { z: {}, b: {k: true}, z: {a: false} } #-}",
              print_plain,
              "\"builtin.module\"() ({\n"
              "^bb0:\n"
              "}) : () -> ()\n"
              "\n"
              "{-#\n"
              "  external_resources: {\n"
              "    z: {\n"
              "      a: false\n"
              "    },\n"
              "    b: {\n"
              "      k: true\n"
              "    }\n"
              "  }\n"
              "#-}\n\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(named_ones_and_external_ones_are_printed),
      ir_test(long_resources_are_elided),
      ir_test(resources_of_a_group_are_printed_together),
      ir_test(an_empty_blob_has_the_alignment_that_was_read),
      ir_test(a_group_is_placed_at_its_first_mention),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
