/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the text of llvm dialect types: grammar, allowed nesting, and bodies of named structs. */
#include "text/llvm_type_check.h"

#include "text/lexer.h"

enum { DEEPEST = 64 }; /* deeper nesting is accepted unchecked */

/* The open constructs. */
typedef enum open_kind { ARRAY, STRUCT, RESULT, INPUTS, TARGET } open_kind;

typedef struct open_type {
  open_kind kind;
  varve_slice name; /* of a struct; empty: it has no name */
  size_t body;      /* start of its body in the text */
  uint32_t node;    /* index of the body's first node */
} open_type;

/* The role of a type inside the enclosing type. */
typedef enum type_class { ANY_TYPE, FUNCTION, LABEL, METADATA, TOKEN, VOID_TYPE } type_class;

typedef struct type_checker {
  varve_parser *parser;
  varve_slice text;
  const varve_entity *const *nodes;
  size_t at;
  uint32_t node; /* number of NULs before at */
  open_type open[DEEPEST];
  size_t depth;
  type_class last; /* the class of the last type */
  bool is_whole;   /* the type has no more parts */
  bool gives_up;
  const char *fault;
  varve_status status;
} type_checker;

static char peek(const type_checker *c) { return c->at < c->text.size ? c->text.data[c->at] : 0; }

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

static void skip_blanks(type_checker *c) {
  while (c->at < c->text.size && is_blank(peek(c)))
    c->at++;
}

static bool take(type_checker *c, char required) {
  skip_blanks(c);
  bool is_there = c->at < c->text.size && peek(c) == required;
  c->at += is_there;
  return is_there;
}

static void refuse(type_checker *c, const char *fault) {
  if (c->fault == NULL)
    c->fault = fault;
}

static void expect(type_checker *c, char required, const char *fault) {
  if (!take(c, required))
    refuse(c, fault);
}

static varve_slice take_word(type_checker *c) {
  skip_blanks(c);
  size_t start = c->at;
  while (c->at < c->text.size && varve_char_is(peek(c), VARVE_CHAR_WORD))
    c->at++;
  return varve_slice_make(c->text.data + start, c->at - start);
}

static bool is_word(varve_slice word, const char *required) {
  return varve_slice_equal(word, varve_slice_of(required));
}

/* Takes a string after the opening quote. */
static varve_slice take_string(type_checker *c) {
  size_t start = c->at;
  while (c->at < c->text.size && peek(c) != '"')
    c->at += peek(c) == '\\' ? 2 : 1;
  size_t end = c->at < c->text.size ? c->at : c->text.size;
  c->at = end + (end < c->text.size);
  return varve_slice_make(c->text.data + start, end - start);
}

static open_type *push(type_checker *c, open_kind kind) {
  c->gives_up |= c->depth == DEEPEST;
  if (c->gives_up)
    return NULL;
  open_type *open = &c->open[c->depth++];
  *open = (open_type){.kind = kind, .body = c->at, .node = c->node};
  return open;
}

/* Skips the brackets after the name of a type of builtin or another dialect. */
static void skip_brackets(type_checker *c) {
  size_t depth = 0;
  while (c->at < c->text.size) {
    char next = c->text.data[c->at++];
    c->node += next == 0;
    if (next == '"') {
      (void)take_string(c);
      continue;
    }
    bool is_arrow = next == '-' && peek(c) == '>';
    c->at += is_arrow;
    depth += next == '<';
    depth -= next == '>' && depth != 0;
    if (depth == 0)
      return;
  }
}

/* Structs with names */

typedef struct named_struct {
  varve_slice name;
  uint64_t body;
} named_struct;

static bool has_name(const void *key, const void *value) {
  return varve_slice_equal(*(const varve_slice *)key, ((const named_struct *)value)->name);
}

/* Skips from "struct" to the end of a named struct; without a name it does not move. Hashes the
 * name. */
static void skip_named(type_checker *at, uint64_t *hash) {
  type_checker inner = *at;
  size_t bracket = 0;
  if (!is_word(take_word(&inner), "struct"))
    return;
  skip_blanks(&inner);
  bracket = inner.at;
  if (!take(&inner, '<') || !take(&inner, '"'))
    return;
  varve_slice name = take_string(&inner);
  *hash = varve_hash_bytes(*hash, name.data, name.size);
  inner.at = bracket;
  skip_brackets(&inner);
  *at = inner;
}

/* Hashes the bytes that are not blanks, and the nodes. A named struct is hashed by its name
 * only. */
static uint64_t hash_body(const type_checker *c, const open_type *open) {
  uint64_t hash = c->parser->context->seed;
  type_checker at = *c;
  at.at = open->body;
  at.node = open->node;
  bool is_apart = true;
  while (at.at < c->at) {
    if (is_apart)
      skip_named(&at, &hash);
    if (at.at >= c->at)
      break;
    char next = at.text.data[at.at++];
    is_apart = !varve_char_is(next, VARVE_CHAR_WORD);
    if (next == 0) {
      hash = varve_hash_bytes(hash, &c->nodes[at.node]->id, sizeof(c->nodes[at.node]->id));
      at.node++;
    } else if (!is_blank(next)) {
      hash = varve_hash_bytes(hash, &next, 1);
    }
  }
  return hash;
}

static void remember(type_checker *c, const open_type *open) {
  varve_parser *parser = c->parser;
  uint64_t name_hash = varve_hash_bytes(parser->context->seed, open->name.data, open->name.size);
  uint64_t body = hash_body(c, open);
  const named_struct *known =
      varve_hash_table_find(&parser->llvm_structs, name_hash, has_name, &open->name);
  if (known != NULL) {
    if (known->body != body)
      refuse(c, "identified type already used with a different body");
    return;
  }
  named_struct *made = varve_arena_allocate(&parser->arena, sizeof(*made) + open->name.size);
  if (made == NULL) {
    c->status = VARVE_STATUS_OUT_OF_MEMORY;
    return;
  }
  char *name = (char *)(made + 1);
  if (open->name.size != 0)
    memcpy(name, open->name.data, open->name.size);
  *made = (named_struct){varve_slice_make(name, open->name.size), body};
  c->status = varve_hash_table_insert(&parser->llvm_structs, name_hash, made);
}

static bool is_inside(const type_checker *c, varve_slice name) {
  for (size_t i = 0; i < c->depth; i++)
    if (c->open[i].kind == STRUCT && varve_slice_equal(c->open[i].name, name))
      return true;
  return false;
}

static void end_struct(type_checker *c, open_type *open) {
  if (open->name.data != NULL)
    remember(c, open);
  expect(c, '>', "expected '>'");
  c->is_whole = true;
  c->last = ANY_TYPE;
}

/* Parses after "struct": its name or the list of its elements. */
static void begin_struct(type_checker *c) {
  open_type named = {.kind = STRUCT};
  expect(c, '<', "expected '<'");
  if (c->fault == NULL && take(c, '"')) {
    named.name = take_string(c);
    if (take(c, '>')) {
      c->is_whole = true;
      if (!is_inside(c, named.name))
        refuse(c, "struct without a body only allowed in a recursive struct");
      return;
    }
    expect(c, ',', "expected ','");
  }
  skip_blanks(c);
  open_type *open = c->fault == NULL ? push(c, STRUCT) : NULL;
  if (open == NULL)
    return;
  open->name = named.name;
  varve_slice word = take_word(c);
  if (is_word(word, "opaque") && named.name.data == NULL)
    refuse(c, "only identified structs can be opaque");
  else if (word.size != 0 && !is_word(word, "packed") && !is_word(word, "opaque"))
    refuse(c, "expected '('");
  if (!is_word(word, "opaque"))
    expect(c, '(', "expected '('");
  if (c->fault == NULL && (is_word(word, "opaque") || take(c, ')'))) {
    c->depth--;
    end_struct(c, open);
  }
}

static bool is_hex_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* Takes "4", also from "4x" and "0x10". */
static void take_number(type_checker *c) {
  (void)take(c, '-');
  skip_blanks(c);
  size_t start = c->at;
  while (c->at < c->text.size && varve_char_is(peek(c), VARVE_CHAR_DIGIT))
    c->at++;
  if (c->at == start)
    refuse(c, "expected integer value");
  if (c->at - start != 1 || c->text.data[start] != '0' || c->at + 1 >= c->text.size ||
      peek(c) != 'x' || !is_hex_digit(c->text.data[c->at + 1]))
    return;
  for (c->at++; c->at < c->text.size && is_hex_digit(peek(c));)
    c->at++;
}

static void begin_array(type_checker *c) {
  expect(c, '<', "expected '<'");
  if (c->fault == NULL)
    take_number(c);
  if (c->fault == NULL && !is_word(take_word(c), "x"))
    refuse(c, "expected 'x'");
  if (c->fault == NULL)
    (void)push(c, ARRAY);
}

static void begin_target(type_checker *c) {
  expect(c, '<', "expected '<'");
  if (c->fault == NULL)
    expect(c, '"', "expected string");
  if (c->fault != NULL)
    return;
  (void)take_string(c);
  if (!take(c, '>'))
    c->gives_up = true; /* its parameters are types, then numbers */
  c->is_whole = true;
}

static void take_other(type_checker *c, varve_slice word) {
  static const struct {
    const char *name;
    type_class as;
  } words[] = {{"label", LABEL}, {"metadata", METADATA}, {"token", TOKEN}, {"void", VOID_TYPE}};
  c->is_whole = true;
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (is_word(word, words[i].name))
      c->last = words[i].as;
  if (c->last != ANY_TYPE)
    return;
  skip_blanks(c);
  if (peek(c) == '<' && c->at < c->text.size)
    skip_brackets(c);
}

/* Begins a type. */
static void begin(type_checker *c) {
  c->is_whole = false;
  c->last = ANY_TYPE;
  skip_blanks(c);
  if (c->at < c->text.size && peek(c) == 0) {
    c->at++;
    c->node++;
    c->is_whole = true;
    return;
  }
  varve_slice word = take_word(c);
  if (is_word(word, "struct"))
    begin_struct(c);
  else if (is_word(word, "array"))
    begin_array(c);
  else if (is_word(word, "func")) {
    expect(c, '<', "expected '<'");
    if (c->fault == NULL)
      (void)push(c, RESULT);
  } else if (is_word(word, "target"))
    begin_target(c);
  else if (word.size != 0)
    take_other(c, word);
  else
    c->gives_up = true;
}

static bool is_no_element(type_class last) { return last != ANY_TYPE; }

/* Takes ")", or "..." that only ")" follows. */
static bool ends_inputs(type_checker *c) {
  for (int dots = 0; peek(c) == '.' && dots < 3; dots++)
    c->at++;
  return take(c, ')');
}

/* Continues after a complete type. Returns false if another type follows. */
static bool go_on(type_checker *c) {
  open_type *open = &c->open[c->depth - 1];
  switch (open->kind) {
  case ARRAY:
    if (is_no_element(c->last))
      refuse(c, "invalid array element type");
    expect(c, '>', "expected '>'");
    c->depth--;
    c->last = ANY_TYPE;
    return true;
  case STRUCT:
    if (is_no_element(c->last))
      refuse(c, "invalid LLVM structure element type");
    if (take(c, ','))
      return false;
    expect(c, ')', "expected ',' or ')'");
    c->depth--;
    if (c->fault == NULL)
      end_struct(c, open);
    return true;
  case RESULT:
    if (c->last == FUNCTION || c->last == LABEL || c->last == METADATA)
      refuse(c, "invalid function result type");
    expect(c, '(', "expected '('");
    open->kind = INPUTS;
    skip_blanks(c);
    if (!ends_inputs(c))
      return false;
    break;
  default:
    if (c->last == FUNCTION || c->last == VOID_TYPE)
      refuse(c, "invalid function argument type");
    if (take(c, ',')) {
      skip_blanks(c);
      if (peek(c) != '.' || c->fault != NULL)
        return false;
    }
    if (!ends_inputs(c))
      refuse(c, "expected ')'");
  }
  expect(c, '>', "expected '>'");
  c->depth--;
  c->last = FUNCTION;
  return true;
}

varve_status varve_llvm_type_check(varve_parser *parser, varve_slice text,
                                   const varve_entity *const *nodes, const char **fault) {
  type_checker c = {.parser = parser, .text = text, .nodes = nodes};
  bool expects_type = parser->llvm_structs.memory != NULL;
  c.gives_up = !expects_type;
  while (c.fault == NULL && !c.gives_up && c.status == VARVE_STATUS_OK) {
    if (expects_type)
      begin(&c);
    if (c.is_whole && c.depth == 0)
      break;
    expects_type = c.fault != NULL || c.gives_up || !c.is_whole || !go_on(&c);
  }
  *fault = c.fault;
  return c.status;
}
