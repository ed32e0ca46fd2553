/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/lex/lexer.c */
#include "tests/unit/unit.h"

#include "text/lex/lexer.h"

static varve_token next(varve_lexer *lexer) {
  varve_token token;
  varve_lexer_next(lexer, &token);
  return token;
}

static void assert_token(varve_token token, varve_token_kind kind, const char *text) {
  assert_int_equal(token.kind, kind);
  assert_int_equal(token.text.size, strlen(text));
  assert_memory_equal(token.text.data, text, token.text.size);
}

#define assert_next(f, kind, text) assert_token(next(f), VARVE_TOKEN_##kind, text)

static void every_kind_of_token(void **state) {
  (void)state;
  varve_lexer f;
  varve_lexer_init(
      &f, VARVE_SLICE(
              "a_.$9 i32 12 0x1F 1.5 1. \"s\" @a.b @\"q r\" #a-b %0 ^bb1 !t.x {-# #-} -> ... : , "
              "= ( ) { } [ ] < > + - * / ? |"));
  assert_next(&f, WORD, "a_.$9");
  assert_next(&f, WORD, "i32");
  assert_next(&f, INTEGER, "12");
  assert_next(&f, INTEGER, "0x1F");
  assert_next(&f, FLOAT, "1.5");
  assert_next(&f, FLOAT, "1.");
  assert_next(&f, STRING, "\"s\"");
  assert_next(&f, AT_NAME, "@a.b");
  assert_next(&f, AT_NAME, "@\"q r\"");
  assert_next(&f, HASH_NAME, "#a-b");
  assert_next(&f, PERCENT_NAME, "%0");
  assert_next(&f, CARET_NAME, "^bb1");
  assert_next(&f, EXCLAMATION_NAME, "!t.x");
  assert_next(&f, METADATA_BEGIN, "{-#");
  assert_next(&f, METADATA_END, "#-}");
  assert_next(&f, ARROW, "->");
  assert_next(&f, ELLIPSIS, "...");
  for (varve_token_kind kind = VARVE_TOKEN_COLON; kind < VARVE_TOKEN_KIND_COUNT; kind++)
    assert_non_null(varve_token_kind_text(kind));
  const char *singles = ":,=(){}[]<>+-*/?|";
  for (; *singles != 0; singles++) {
    varve_token token = next(&f);
    assert_int_equal(token.text.size, 1);
    assert_int_equal(token.text.data[0], *singles);
    /* Messages call this token 'x', where x is the byte. */
    assert_int_equal(varve_token_kind_text(token.kind)[1], *singles);
  }
  assert_next(&f, END, "");
  assert_next(&f, END, "");
  assert_null(f.error);
}

static void numbers_end_as_in_upstream(void **state) {
  (void)state;
  static const struct {
    const char *source;
    varve_token_kind kind;
    const char *token;
  } cases[] = {{"0xi32", VARVE_TOKEN_INTEGER, "0"},         {"0x1Fg", VARVE_TOKEN_INTEGER, "0x1F"},
               {"4x8", VARVE_TOKEN_INTEGER, "4"},           {"1.5e3", VARVE_TOKEN_FLOAT, "1.5e3"},
               {"1.5e+3x", VARVE_TOKEN_FLOAT, "1.5e+3"},    {"1.5e+x", VARVE_TOKEN_FLOAT, "1.5"},
               {"1e5", VARVE_TOKEN_INTEGER, "1"},           {"1.E-07", VARVE_TOKEN_FLOAT, "1.E-07"},
               {"007", VARVE_TOKEN_INTEGER, "007"},         {"%0a", VARVE_TOKEN_PERCENT_NAME, "%0"},
               {"%a0-b", VARVE_TOKEN_PERCENT_NAME, "%a0-b"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    varve_lexer f;
    varve_lexer_init(&f, varve_slice_of(cases[i].source));
    assert_token(next(&f), cases[i].kind, cases[i].token);
  }
}

static void whitespace_and_comments_are_skipped(void **state) {
  (void)state;
  varve_lexer f;
  varve_lexer_init(&f, VARVE_SLICE(" \t\r\n\0// \xFF \0 \"\n// more\ra // last"));
  assert_next(&f, WORD, "a");
  assert_next(&f, END, "");
  varve_lexer_init(&f, VARVE_SLICE(""));
  assert_next(&f, END, "");
  varve_lexer_init(&f, VARVE_SLICE("//"));
  assert_next(&f, END, "");
}

static void strings_hold_any_byte_but_line_ends(void **state) {
  (void)state;
  varve_lexer f;
  varve_slice source = VARVE_SLICE("\"a\0b\xFF\\n\\t\\\\\\\"\\0aé\"");
  varve_lexer_init(&f, source);
  varve_token token = next(&f);
  assert_int_equal(token.kind, VARVE_TOKEN_STRING);
  assert_int_equal(token.text.size, source.size);
  assert_next(&f, END, "");
}

static void invalid_tokens_are_reported_with_their_offset(void **state) {
  (void)state;
  static const struct {
    const char *source;
    ptrdiff_t offset;
  } cases[] = {{"$", 0},        {"\"abc", 4}, {"\"ab\nc\"", 3}, {"\"a\\q\"", 2},
               {"\"a\\4\"", 2}, {"\"a\\", 2}, {"@1", 1},        {"@", 1},
               {"@\"a", 3},     {"#", 0},     {"% 1", 0},       {"^", 0},
               {"!(", 0},       {"..", 1},    {"\x80", 0},      {"\xC3\xA4", 0}};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    varve_lexer f;
    varve_lexer_init(&f, varve_slice_of(cases[i].source));
    assert_int_equal(next(&f).kind, VARVE_TOKEN_ERROR);
    assert_non_null(f.error);
    assert_int_equal(f.error_place - f.start, cases[i].offset);
    assert_int_equal(next(&f).kind, VARVE_TOKEN_ERROR);
  }
}

/* The lexer must not read beyond the end of the source, which has no NUL here. */
static void every_prefix_ends(void **state) {
  (void)state;
  varve_slice whole =
      VARVE_SLICE("a 0x1F 1.5e+3 \"\\0a\\n\" @\"a\" @b #a #-} {-# -> ... // x\n%a ^b !c");
  for (size_t size = 0; size <= whole.size; size++) {
    char *copy = malloc(size + 1);
    assert_non_null(copy);
    memcpy(copy + 1, whole.data, size);
    varve_lexer f;
    varve_lexer_init(&f, varve_slice_make(copy + 1, size));
    varve_token token;
    do {
      token = next(&f);
      assert_true(token.text.data + token.text.size <= copy + 1 + size);
    } while (token.kind != VARVE_TOKEN_END && token.kind != VARVE_TOKEN_ERROR);
    free(copy);
  }
}

static void reserved_words_are_found(void **state) {
  (void)state;
  static const varve_slice words[] = {
#define VARVE_KEYWORD(name, spelling) {spelling, sizeof(spelling) - 1},
#include "text/lex/token.def"
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++) {
    assert_int_equal(varve_keyword_find(words[i]), i + 1);
    if (i != 0)
      assert_true(varve_slice_compare(words[i - 1], words[i]) < 0);
  }
  assert_int_equal(varve_keyword_find(VARVE_SLICE("tens")), VARVE_KEYWORD_ABSENT);
  assert_int_equal(varve_keyword_find(VARVE_SLICE("tensors")), VARVE_KEYWORD_ABSENT);
  assert_int_equal(varve_keyword_find(VARVE_SLICE("")), VARVE_KEYWORD_ABSENT);
}

static void integer_types_are_recognized_by_form(void **state) {
  (void)state;
  const char *good[] = {"i1", "i0", "si8", "ui64", "i99999999999", "i007"};
  const char *bad[] = {"i", "si", "ui", "i1a", "xi8", "u8", "I8", "sui8", "index", "i-1"};
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++)
    assert_true(varve_word_is_integer_type(varve_slice_of(good[i])));
  for (size_t i = 0; i < VARVE_COUNT_OF(bad); i++)
    assert_false(varve_word_is_integer_type(varve_slice_of(bad[i])));
}

static void unsigned_values(void **state) {
  (void)state;
  uint64_t value = 0;
  assert_true(varve_token_unsigned(VARVE_SLICE("18446744073709551615"), &value));
  assert_true(value == UINT64_MAX);
  assert_false(varve_token_unsigned(VARVE_SLICE("18446744073709551616"), &value));
  assert_true(varve_token_unsigned(VARVE_SLICE("00000000000000000000000012"), &value));
  assert_int_equal(value, 12);
  assert_true(varve_token_unsigned(VARVE_SLICE("0xffFFffFFffFFffFF"), &value));
  assert_true(value == UINT64_MAX);
  assert_false(varve_token_unsigned(VARVE_SLICE("0x10000000000000000"), &value));
  assert_true(varve_token_unsigned(VARVE_SLICE("0x0000000000000000000a"), &value));
  assert_int_equal(value, 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_kind_of_token),
      cmocka_unit_test(numbers_end_as_in_upstream),
      cmocka_unit_test(whitespace_and_comments_are_skipped),
      cmocka_unit_test(strings_hold_any_byte_but_line_ends),
      cmocka_unit_test(invalid_tokens_are_reported_with_their_offset),
      cmocka_unit_test(every_prefix_ends),
      cmocka_unit_test(reserved_words_are_found),
      cmocka_unit_test(integer_types_are_recognized_by_form),
      cmocka_unit_test(unsigned_values),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
