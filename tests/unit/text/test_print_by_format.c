/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_by_format.c */
#include "tests/unit/format_fixture.h"

static void printed_attributes_parse_to_the_same(void **state) {
  static const char *const texts[] = {
      "#f<case one>",
      "#f.bits<ab>",
      "#f.bits<ab,c>",
      "#f.bits<none>",
      "#f.null",
      "#f.own",
      "#f.own : i32",
      "#f<odd(two)>",
      "#f.pair<<a>, #f.bits<b>>",
      "#f.list<1, -2, 3>",
      "#f.many<255, true, \"s\\22\">",
      "#f.optional<18446744073709551615>",
      "#f.optional<0, 0>",
      "#f.chain<id = 1>",
      "#f.chain<id = 1, next = <id = 2, next = <id = 3>>>",
      "#f.choice",
      "#f.choice<none [1, 2]>",
      "#f.choice<7 []>",
      "#f.choice<5 [-1]>",
      "#f.choice<-7 *>",
      "#f.each<>",
      "#f.each<1, ?, 3>",
      "#f.keys<b = 1 x -2>",
      "#f.keys<a = {\"x\", \"y\"}, b = 1 x 2>",
      "#f.default",
      "#f.default<n = 3>",
      "#f.default<s = \"\", c = zero>",
      "#f.either<[]>",
      "#f.either<[\"a\", \"b\"]>",
      "#f.lists<a = 1 : i64, unit, b =  one,  two, c = true>",
      "#f.map<map = (d0, d1)[s0] -> (d0 + s0, d1)>",
      "#f.map<map = () -> (), dims = [1, -2]>",
      "#f.record<i32 : -1>",
      "#f.record<!f.ptr : 1, true, false>",
      "#f.records<>",
      "#f.records<a zero [](), \"b c\" one [[1, -2], []](i32 true, !f.ptr<1> false)>",
      "#f.rows<[], []>",
      "#f.rows<[[-1], [], [2, 3]], [[[i32], [!f.box<i1>, f32]], []]>",
      "#f.spaced<\"a\":\"b\" -> i32>",
      "#f.struct<a = 1>",
      "#f.struct<b = <i1>, a = 1>",
      "#f.plain<1 : i64, i32>",
      "#f.two.parts<in @a::@b>",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    format_check_same(*state, texts[i]);
}

static void printed_types_parse_to_the_same(void **state) {
  static const char *const texts[] = {
      "!f.token",
      "!f.dict<token, []>",
      "!f.dict<ptr, [i32, box<!f.token>, hooked<i32, 4>, dict<token, [tensor<2x!f.ptr<1>>]>]>",
      "!f.n42",
      "!f.n1",
      "!f.dict<n7, [n1, n0]>",
      "!f.named<@a []>",
      "!f.named<@\"b c\" [@d, @\"\"]>",
      "!f.tile<i32>",
      "!f.tile<4x?x0xtoken>",
      "!f.tile<2xtile<3x!o.ther>>",
      "!f.ptr",
      "!f.ptr<3>",
      "!f.box<tensor<4x!f.box<!f.token>>>",
      "!f.tuple<i32, !f.ptr, (i1) -> ()>",
      "!f.hooked<i32, 4>",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    format_check_same(*state, texts[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      format_test(printed_attributes_parse_to_the_same),
      format_test(printed_types_parse_to_the_same),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
