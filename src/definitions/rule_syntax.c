/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the syntax of rules, not their meaning. */
#include "definitions/rule_syntax.h"

typedef struct rule_cursor {
  varve_slice text;
  size_t at;
  unsigned depth;   /* number of open '<' */
  uint64_t records; /* a bit for each depth whose arguments are fields of a record */
  const char *fault;
} rule_cursor;

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static char peek(const rule_cursor *cursor) {
  return cursor->at < cursor->text.size ? cursor->text.data[cursor->at] : 0;
}

static bool fail(rule_cursor *cursor, const char *fault) {
  cursor->fault = fault;
  return false;
}

static void skip_space(rule_cursor *cursor) {
  while (peek(cursor) == ' ')
    cursor->at++;
}

static bool take(rule_cursor *cursor, char c) {
  skip_space(cursor);
  if (cursor->at >= cursor->text.size || peek(cursor) != c)
    return false;
  cursor->at++;
  return true;
}

/* After '@', '!' or '#', a name may contain the characters of symbols and mnemonics. */
static bool take_name(rule_cursor *cursor) {
  char sigil = peek(cursor);
  bool has_sigil = sigil == '@' || sigil == '!' || sigil == '#';
  cursor->at += has_sigil;
  if (has_sigil && (peek(cursor) == '#' || peek(cursor) == '!'))
    cursor->at++;
  if (!is_letter(peek(cursor)))
    return fail(cursor, "a name is expected");
  while (is_letter(peek(cursor)) || is_digit(peek(cursor)) ||
         (has_sigil && (peek(cursor) == '.' || peek(cursor) == '-' || peek(cursor) == '$')))
    cursor->at++;
  return true;
}

static bool take_string(rule_cursor *cursor) {
  cursor->at++;
  while (cursor->at < cursor->text.size && peek(cursor) != '"')
    cursor->at += peek(cursor) == '\\' ? 2 : 1;
  if (cursor->at >= cursor->text.size) {
    cursor->at = cursor->text.size;
    return fail(cursor, "the string has no end");
  }
  cursor->at++;
  return true;
}

static bool is_in_record(const rule_cursor *cursor) {
  return cursor->depth != 0 && (cursor->records >> (cursor->depth - 1) & 1) != 0;
}

/* name: */
static bool take_field_name(rule_cursor *cursor) {
  skip_space(cursor);
  if (!is_letter(peek(cursor)))
    return fail(cursor, "the name of a field is expected");
  return take_name(cursor) && (take(cursor, ':') || fail(cursor, "':' is expected"));
}

/* Enters the arguments of a rule that ends at the cursor. */
static bool enter(rule_cursor *cursor, varve_slice name) {
  if (cursor->depth == VARVE_RULE_MAX_DEPTH)
    return fail(cursor, "the rule is nested too deep");
  uint64_t bit = UINT64_C(1) << cursor->depth++;
  cursor->records &= ~bit;
  if (!varve_slice_equal(name, VARVE_SLICE("record")))
    return true;
  cursor->records |= bit;
  return take_field_name(cursor);
}

/* Parses an argument, or its start up to the first nested argument without arguments of its own. */
static bool take_argument(rule_cursor *cursor) {
  varve_slice name;
  do {
    skip_space(cursor);
    size_t start = cursor->at;
    char c = peek(cursor);
    if (cursor->depth != 0 && c == '"')
      return take_string(cursor);
    if (cursor->depth != 0 && (c == '-' || is_digit(c))) {
      cursor->at += peek(cursor) == '-';
      if (!is_digit(peek(cursor)))
        return fail(cursor, "a digit is expected");
      while (is_digit(peek(cursor)))
        cursor->at++;
      return true;
    }
    if (!take_name(cursor))
      return false;
    name = varve_slice_make(cursor->text.data + start, cursor->at - start);
    if (!take(cursor, '<'))
      return true;
  } while (enter(cursor, name));
  return false;
}

static bool take_rule(rule_cursor *cursor) {
  if (!take_argument(cursor))
    return false;
  while (cursor->depth != 0) {
    if (take(cursor, '>'))
      cursor->depth--;
    else if (!take(cursor, ','))
      return fail(cursor, "',' or '>' is expected");
    else if ((is_in_record(cursor) && !take_field_name(cursor)) || !take_argument(cursor))
      return false;
  }
  skip_space(cursor);
  return cursor->at == cursor->text.size || fail(cursor, "expected the end of the rule");
}

bool varve_rule_check(varve_slice rule, varve_rule_fault *fault) {
  rule_cursor cursor = {.text = rule};
  bool is_rule = take_rule(&cursor);
  fault->text = cursor.fault;
  fault->position = (unsigned)(cursor.at < UINT32_MAX ? cursor.at + 1 : UINT32_MAX);
  return is_rule;
}

static const char *const known_rules[] = {
    "optional", /* wraps the rule of a parameter that may be absent: dialect/parameter_rule.c */
    "record",
#define X(name, arity, meaning) #name,
#include "dialect/rule/rules.def"
#undef X
#define VARVE_PARAMETER_NODE(name, value_kind, node_kind) name,
#define VARVE_PARAMETER_NUMBER(name, value_kind, width) name,
#define VARVE_PARAMETER_NAMED(name, family) name,
#include "dialect/rule/parameter_rules.def"
};

static bool is_known(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(known_rules); i++)
    if (varve_slice_equal(name, varve_slice_of(known_rules[i])))
      return true;
  return false;
}

/* After a name: "a: R" in a record, not "@a::b". */
static bool is_field_name(const rule_cursor *cursor) {
  rule_cursor ahead = *cursor;
  return take(&ahead, ':') && peek(&ahead) != ':';
}

bool varve_rule_next_unknown(varve_slice rule, varve_rule_name *name) {
  rule_cursor cursor = {.text = rule, .at = name->at};
  while (cursor.at < rule.size) {
    size_t start = cursor.at;
    char c = peek(&cursor);
    if (c == '"') {
      (void)take_string(&cursor);
    } else if (is_letter(c) || c == '@' || c == '!' || c == '#') {
      (void)take_name(&cursor);
      name->text = varve_slice_make(rule.data + start, cursor.at - start);
      name->at = cursor.at;
      name->position = (unsigned)(start < UINT32_MAX ? start + 1 : UINT32_MAX);
      if (is_letter(c) && !is_field_name(&cursor) && !is_known(name->text))
        return true;
    } else {
      cursor.at++;
    }
  }
  return false;
}

bool varve_is_native_encoding(varve_slice text) {
  static const varve_slice scalars[] = {VARVE_SLICE_INIT("i32"),      VARVE_SLICE_INIT("i64"),
                                        VARVE_SLICE_INIT("enum"),     VARVE_SLICE_INIT("bool"),
                                        VARVE_SLICE_INIT("unit"),     VARVE_SLICE_INIT("string"),
                                        VARVE_SLICE_INIT("attribute")};
  static const varve_slice wrappers[] = {VARVE_SLICE_INIT("array<"), VARVE_SLICE_INIT("optional<")};
  for (unsigned depth = 0; depth < VARVE_RULE_MAX_DEPTH; depth++) {
    size_t i = 0;
    while (i < VARVE_COUNT_OF(wrappers) && !varve_slice_starts_with(text, wrappers[i]))
      i++;
    if (i == VARVE_COUNT_OF(wrappers))
      break;
    size_t size = wrappers[i].size;
    if (text.data[text.size - 1] != '>')
      return false;
    text = varve_slice_make(text.data + size, text.size - size - (text.size > size));
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(scalars); i++)
    if (varve_slice_equal(text, scalars[i]))
      return true;
  return false;
}
