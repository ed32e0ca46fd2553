/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Formats of operations that are made from bytes. A careful format has a different word before
 * everything: whatever is printed by it must be readable. Others repeat or omit words, so that the
 * loader may reject them, or what they print. */
#include "fuzz/generate.h"

enum { NESTING = 4, MANY_BRANCHES = 300 };

static void sequence(fuzz_maker *m, uint64_t set);

static uint64_t type_of(unsigned variable) { return FUZZ_BIT(variable + FUZZ_TYPE_OF); }
static bool is_type(unsigned bit) { return bit >= FUZZ_OPERAND + FUZZ_TYPE_OF; }
static bool has(uint64_t set, unsigned bit) { return (set & FUZZ_BIT(bit)) != 0; }

static unsigned first_of(uint64_t set) {
  unsigned bit = 0;
  while (!has(set, bit))
    bit++;
  return bit;
}

/* Writes a word that nothing else in the format begins with, unless the format is not careful. */
static void word(fuzz_maker *m) {
  unsigned choice = m->is_careful ? 0 : fuzz_pick(m, 8);
  if (choice == 7)
    return;
  if (choice == 6)
    fuzz_write(&m->definition, "`w%u` ", fuzz_pick(m, 4));
  else
    fuzz_write(&m->definition, "`w%u` ", m->literals++);
}

/* Expressions */

static const uint64_t integers =
    FUZZ_BIT(FUZZ_OPTIONAL_INTEGER) | FUZZ_BIT(FUZZ_INTEGER) | FUZZ_BIT(FUZZ_DEFAULT_INTEGER);
static const uint64_t lists = FUZZ_BIT(FUZZ_NUMBERS) | FUZZ_BIT(FUZZ_ARRAY) |
                              FUZZ_BIT(FUZZ_OPERANDS) | FUZZ_BIT(FUZZ_MORE_OPERANDS);
static const uint64_t optional = FUZZ_BIT(FUZZ_OPTIONAL_INTEGER) | FUZZ_BIT(FUZZ_OPTIONAL_STRING) |
                                 FUZZ_BIT(FUZZ_OPTIONAL_ENUM) | FUZZ_BIT(FUZZ_UNIT) |
                                 FUZZ_BIT(FUZZ_ARRAY) | FUZZ_BIT(FUZZ_DEFAULT_INTEGER) |
                                 FUZZ_BIT(FUZZ_OPERANDS) | FUZZ_BIT(FUZZ_MORE_OPERANDS) |
                                 FUZZ_BIT(FUZZ_OPTIONAL_OPERAND);

/* Returns one of the variables of a set that an expression may use here, or the count. Careless
 * formats also use what comes later, which may give cycles. */
static unsigned use_one_of(fuzz_maker *m, uint64_t set) {
  set &= m->is_careful ? m->known : m->known | m->variables;
  for (unsigned skip = fuzz_pick(m, 4); set != 0; skip--) {
    unsigned bit = first_of(set);
    if (skip == 0)
      return bit;
    set &= ~FUZZ_BIT(bit);
  }
  return FUZZ_VARIABLE_COUNT;
}

static void condition(fuzz_maker *m, unsigned depth);

static void integer(fuzz_maker *m, unsigned depth) {
  fuzz_text *text = &m->definition;
  unsigned choice = depth > 3 ? 0 : fuzz_pick(m, 8), used = FUZZ_VARIABLE_COUNT;
  if (choice == 1)
    used = use_one_of(m, integers);
  if (choice == 2)
    used = use_one_of(m, lists);
  if (used != FUZZ_VARIABLE_COUNT) {
    fuzz_write(text, "%s$%c%s", choice == 1 ? "" : "count(", fuzz_name_of(used),
               choice == 1 ? "" : ")");
  } else if (choice >= 3 && choice <= 5) {
    static const char *const signs[] = {"+", "*", "-"};
    fuzz_write(text, "(");
    integer(m, depth + 1);
    fuzz_write(text, " %s ", signs[choice - 3]);
    integer(m, depth + 1);
    fuzz_write(text, ")");
  } else if (choice == 6) {
    fuzz_write(text, "if(");
    condition(m, depth + 1);
    fuzz_write(text, ", ");
    integer(m, depth + 1);
    fuzz_write(text, ", ");
    integer(m, depth + 1);
    fuzz_write(text, ")");
  } else {
    fuzz_write(text, "%u", fuzz_pick(m, 5));
  }
}

static void comparison(fuzz_maker *m, unsigned depth) {
  static const char *const signs[] = {"=", "!=", "<", ">="};
  integer(m, depth + 1);
  fuzz_write(&m->definition, " %s ", signs[fuzz_pick(m, 4)]);
  integer(m, depth + 1);
}

static void condition(fuzz_maker *m, unsigned depth) {
  fuzz_text *text = &m->definition;
  unsigned choice = depth > 3 ? 0 : fuzz_pick(m, 6), used = FUZZ_VARIABLE_COUNT;
  if (choice == 1)
    used = use_one_of(m, optional);
  if (choice == 2)
    used = use_one_of(m, FUZZ_BIT(FUZZ_ENUM) | FUZZ_BIT(FUZZ_OPTIONAL_ENUM));
  if (used != FUZZ_VARIABLE_COUNT) {
    fuzz_write(text, "%s$%c%s", choice == 1 ? "has(" : "", fuzz_name_of(used),
               choice == 1 ? ")" : " = .two");
  } else if (choice == 3) {
    fuzz_write(text, "not (");
    condition(m, depth + 1);
    fuzz_write(text, ")");
  } else if (choice == 4 || choice == 5) {
    comparison(m, depth);
    fuzz_write(text, "%s", choice == 4 ? " and " : " or ");
    condition(m, depth + 1);
  } else {
    comparison(m, depth);
  }
}

/* Writes the type of a value that is known, or none if that is not certain. */
static bool known_type(fuzz_maker *m) {
  static const unsigned values[] = {FUZZ_OPERAND, FUZZ_RESULT};
  unsigned value = values[fuzz_pick(m, 2)];
  bool is_known = (m->known & type_of(value)) != 0;
  if (!is_known && (m->is_careful || !has(m->variables, value)))
    return false;
  fuzz_write(&m->definition, "type($%c)", fuzz_name_of(value));
  return true;
}

static void type(fuzz_maker *m, unsigned depth) {
  static const char *const functions[] = {"over(", "tensor([2], ", "tuple([", "elem(",
                                          "vector([4], "};
  static const char *const ends[] = {", e: i1)", ")", "])", ")", ")"};
  unsigned choice = depth > 3 ? 0 : fuzz_pick(m, 8);
  if (choice == 1 && known_type(m))
    return;
  if (choice < 2) {
    fuzz_write(&m->definition, "%s", fuzz_pick(m, 2) == 0 ? "i32" : "f32");
  } else if (choice == 7) {
    fuzz_write(&m->definition, "int(");
    integer(m, depth + 1);
    fuzz_write(&m->definition, ")");
  } else {
    fuzz_write(&m->definition, "%s", functions[choice - 2]);
    type(m, depth + 1);
    fuzz_write(&m->definition, "%s", ends[choice - 2]);
  }
}

/* Equations */

static bool can_be_set(unsigned bit) { return is_type(bit) || bit < FUZZ_OPERAND; }

static void constant(fuzz_maker *m, unsigned variable) {
  fuzz_text *text = &m->definition;
  static const char *const strings[] = {"one", "two words", ""};
  static const char *const numbers[] = {"[]", "[1]", "[1, 2]"};
  static const char *const arrays[] = {"[]", "[integer(1, i64)]", "['one']"};
  switch (variable) {
  case FUZZ_STRING:
  case FUZZ_OPTIONAL_STRING:
  case FUZZ_SYMBOL:
    fuzz_write(text, "'%s'", strings[fuzz_pick(m, 3)]);
    break;
  case FUZZ_ENUM:
  case FUZZ_OPTIONAL_ENUM:
    fuzz_write(text, "%s", fuzz_pick(m, 2) == 0 ? ".one" : ".two");
    break;
  case FUZZ_UNIT:
  case FUZZ_BOOL:
    fuzz_write(text, "true");
    break;
  case FUZZ_NUMBERS:
    fuzz_write(text, "%s", numbers[fuzz_pick(m, 3)]);
    break;
  case FUZZ_ARRAY:
    fuzz_write(text, "%s", arrays[fuzz_pick(m, 3)]);
    break;
  case FUZZ_TYPE:
    type(m, 0);
    break;
  case FUZZ_FUNCTION:
    fuzz_write(text, "%s", fuzz_pick(m, 2) == 0 ? "fn([], [])" : "fn([i32], [f32])");
    break;
  case FUZZ_RECORD:
    fuzz_write(text, "%s", fuzz_pick(m, 2) == 0 ? "#d.p(1)" : "#d.p(2, 'one')");
    break;
  default:
    integer(m, 0);
    break;
  }
}

static void equation(fuzz_maker *m, unsigned bit) {
  unsigned variable = is_type(bit) ? bit - FUZZ_TYPE_OF : bit;
  fuzz_write(&m->definition, "%s$%c%s = ", is_type(bit) ? "type(" : "", fuzz_name_of(variable),
             is_type(bit) ? ")" : "");
  if (is_type(bit))
    type(m, 0);
  else
    constant(m, variable);
}

static void equations(fuzz_maker *m, uint64_t set) {
  if (set == 0)
    return;
  fuzz_write(&m->definition, "let(");
  for (const char *separator = ""; set != 0; separator = "; ") {
    unsigned bit = first_of(set);
    fuzz_write(&m->definition, "%s", separator);
    equation(m, bit);
    m->known |= FUZZ_BIT(bit);
    set &= ~FUZZ_BIT(bit);
  }
  fuzz_write(&m->definition, ") ");
}

/* Elements */

static void attribute(fuzz_maker *m, unsigned variable) {
  static const char *const of_strings[] = {"", "name(", "symbol("};
  static const char *const of_lists[] = {"", "list(", "braces("};
  const char *directive = "";
  if (variable == FUZZ_STRING)
    directive = of_strings[fuzz_pick(m, 3)];
  else if (variable == FUZZ_NUMBERS)
    directive = of_lists[fuzz_pick(m, 3)];
  else if (variable == FUZZ_RECORD && fuzz_pick(m, 2) == 1)
    directive = "qualified(";
  fuzz_write(&m->definition, "%s$%c%s ", directive, fuzz_name_of(variable),
             directive[0] == '\0' ? "" : ")");
}

static void region(fuzz_maker *m) {
  fuzz_write(&m->definition, "%s", fuzz_pick(m, 2) == 0 ? "$b " : "region($b, end) ");
}

static void plain(fuzz_maker *m, unsigned bit) {
  const uint64_t in_group = optional & ~lists;
  if (is_type(bit) && bit - FUZZ_TYPE_OF == FUZZ_RESULTS) {
    fuzz_write(&m->definition, "(`w%u` type($m)^)? ", m->literals++);
  } else if (is_type(bit)) {
    word(m);
    fuzz_write(&m->definition, "type($%c) ", fuzz_name_of(bit - FUZZ_TYPE_OF));
  } else if (has(in_group, bit) || (has(optional, bit) && fuzz_pick(m, 2) == 1)) {
    fuzz_write(&m->definition, "(`w%u` $%c^)? ", m->literals++, fuzz_name_of(bit));
  } else {
    word(m);
    if (bit == FUZZ_REGION)
      region(m);
    else
      attribute(m, bit);
  }
  m->known |= FUZZ_BIT(bit);
}

/* Writes a branch: some variables by equations, some not at all, and the rest as text. */
static void branch(fuzz_maker *m, uint64_t set, bool has_text) {
  uint64_t set_by_let = 0, left = 0;
  if (has_text)
    word(m);
  for (unsigned bit = 0; bit < 64; bit++) {
    if (!has(set, bit))
      continue;
    bool is_omitted =
        is_type(bit) && has(set & ~left, bit - FUZZ_TYPE_OF) && has(optional, bit - FUZZ_TYPE_OF);
    if (has(optional, bit) && (!has_text || fuzz_pick(m, 2) == 1))
      continue;
    if (is_omitted)
      continue;
    if (can_be_set(bit) && (!has_text || fuzz_pick(m, 2) == 1))
      set_by_let |= FUZZ_BIT(bit);
    else
      left |= FUZZ_BIT(bit);
  }
  equations(m, set_by_let);
  if (has_text && fuzz_pick(m, 8) == 1) {
    fuzz_write(&m->definition, "when(");
    condition(m, 0);
    fuzz_write(&m->definition, ") ");
  }
  sequence(m, left);
}

static bool can_be_empty(uint64_t set) {
  for (unsigned bit = 0; bit < 64; bit++)
    if (has(set, bit) && !can_be_set(bit) && !has(optional, bit))
      return false;
  return true;
}

static void one(fuzz_maker *m, uint64_t set) {
  uint64_t before = m->known;
  unsigned count = 1 + fuzz_pick(m, 4), empty = fuzz_pick(m, 8);
  if (count == 4 && fuzz_pick(m, 64) == 63)
    count = MANY_BRANCHES;
  fuzz_write(&m->definition, "one( ");
  for (unsigned i = 0; i < count; i++) {
    m->known = before;
    if (i != 0)
      fuzz_write(&m->definition, "| ");
    branch(m, set, i != empty || !can_be_empty(set));
  }
  fuzz_write(&m->definition, ") ");
  m->known = before | (set & ~optional);
}

static void either(fuzz_maker *m, uint64_t set) {
  uint64_t before = m->known;
  fuzz_write(&m->definition, "if(");
  condition(m, 0);
  fuzz_write(&m->definition, ": ");
  sequence(m, set);
  m->known = before;
  fuzz_write(&m->definition, "| ");
  sequence(m, set);
  fuzz_write(&m->definition, ") ");
  m->known = before | (set & ~optional);
}

/* Writes the columns of a set as one list; returns the variables that it writes. */
static uint64_t loop(fuzz_maker *m, uint64_t set) {
  uint64_t columns = set & lists, written = columns;
  fuzz_text *text = &m->definition;
  /* A list that has only the items {} is left out of the text, which then reads as no list. */
  const char *usual = m->is_careful ? " default []" : " default {}";
  word(m);
  fuzz_write(text, "each(");
  for (unsigned bit = 0; bit < 64; bit++)
    if (has(columns, bit))
      fuzz_write(text, "$%c%s ", fuzz_name_of(bit),
                 bit == FUZZ_ARRAY && fuzz_pick(m, 2) == 1 ? usual : "");
  fuzz_write(text, "%s", fuzz_pick(m, 2) == 0 ? "by `,`: " : ": ");
  fuzz_write(text, "%s", m->is_careful || fuzz_pick(m, 4) != 1 ? "`(` " : "");
  for (unsigned bit = 0; bit < 64; bit++) {
    if (!has(columns, bit))
      continue;
    word(m);
    fuzz_write(text, "$%c ", fuzz_name_of(bit));
    if (bit >= FUZZ_OPERAND && (set & type_of(bit)) != 0 && fuzz_pick(m, 2) == 1) {
      if (fuzz_pick(m, 2) == 0)
        fuzz_write(text, "`:` type($%c) ", fuzz_name_of(bit));
      else
        fuzz_write(text, "let(type($%c) = i32) ", fuzz_name_of(bit));
      written |= type_of(bit);
    }
  }
  fuzz_write(text, "`)`) ");
  m->known |= written;
  return written;
}

/* A part of a set with the variable, and others by chance. */
static uint64_t some_of(fuzz_maker *m, uint64_t set, unsigned variable) {
  uint64_t some = FUZZ_BIT(variable);
  for (unsigned bit = 0; bit < 64; bit++)
    if (has(set, bit) && fuzz_pick(m, 3) == 1)
      some |= FUZZ_BIT(bit);
  return some;
}

static void sequence(fuzz_maker *m, uint64_t set) {
  m->depth++;
  while (set != 0) {
    unsigned variable = first_of(set), choice = m->depth > NESTING ? 0 : fuzz_pick(m, 10);
    uint64_t some = FUZZ_BIT(variable);
    if (choice >= 4 && choice <= 7) {
      some = some_of(m, set, variable);
      if (choice == 7)
        either(m, some);
      else
        one(m, some);
    } else if (choice == 8 && (set & lists) != 0) {
      some = loop(m, some_of(m, set, first_of(set & lists)));
    } else if (choice == 9 && can_be_set(variable)) {
      equations(m, some);
    } else {
      plain(m, variable);
    }
    set &= ~some;
  }
  m->depth--;
}

void fuzz_generate_format(fuzz_maker *m) {
  uint64_t set = m->variables & ~FUZZ_BIT(FUZZ_RESULT) & ~FUZZ_BIT(FUZZ_RESULTS), types = 0;
  for (unsigned value = FUZZ_OPERAND; value <= FUZZ_RESULTS; value++)
    if (has(m->variables, value))
      types |= type_of(value);
  bool are_types_last = fuzz_pick(m, 2) == 0;
  if (!are_types_last)
    set |= types;
  if (has(set, FUZZ_OPERANDS) && has(set, FUZZ_REGION) && fuzz_pick(m, 2) == 1) {
    m->has_arguments = true;
    fuzz_write(&m->definition, "`args` each(%%a $v by `,`: %%a `=` $v `:` type($v) "
                               "let(type(%%a) = type($v))) ");
    m->known = FUZZ_BIT(FUZZ_OPERANDS) | type_of(FUZZ_OPERANDS);
    set &= ~m->known;
  }
  sequence(m, set);
  if (are_types_last)
    sequence(m, types & ~m->known);
  fuzz_write(&m->definition, "%s",
             fuzz_pick(m, 2) == 0 ? "attr-dict-with-keyword" : "`dict` attr-dict");
}
