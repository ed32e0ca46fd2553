/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of the llvm dialect: whether a text is one, and the bodies of identified structs. */
#include "hooks/target/llvm_types.h"

#include "dialect/evaluate/shaped_type.h"
#include "dialect/known/entity_check.h"
#include "dialect/known/llvm_parts.h"
#include "text/lex/lexer.h"
#include "text/parse/parse_draft.h"

enum { DEEPEST = 64 }; /* deeper nesting is accepted unchecked */

typedef struct type_reader {
  varve_slice text;
  size_t at;
  char open[DEEPEST]; /* the closing bracket for each open one */
  size_t depth;
  bool is_void; /* only a function may have it as its result */
} type_reader;

static char peek(const type_reader *reader, size_t ahead) {
  return reader->at + ahead < reader->text.size ? reader->text.data[reader->at + ahead] : 0;
}

static void skip_blanks(type_reader *reader) {
  while (peek(reader, 0) == ' ')
    reader->at++;
}

static bool take(type_reader *reader, const char *word) {
  varve_slice required = varve_slice_of(word);
  skip_blanks(reader);
  if (reader->text.size - reader->at < required.size ||
      memcmp(reader->text.data + reader->at, required.data, required.size) != 0)
    return false;
  reader->at += required.size;
  return true;
}

static bool take_number(type_reader *reader) {
  size_t start = reader->at;
  while (varve_char_is(peek(reader, 0), VARVE_CHAR_DIGIT))
    reader->at++;
  return reader->at != start;
}

static varve_slice take_word(type_reader *reader) {
  size_t start = reader->at;
  while (varve_char_is(peek(reader, 0), VARVE_CHAR_WORD))
    reader->at++;
  return varve_slice_make(reader->text.data + start, reader->at - start);
}

static bool is_one_of(varve_slice word, const char *const *words) {
  for (; *words != NULL; words++)
    if (varve_slice_equal(word, varve_slice_of(*words)))
      return true;
  return false;
}

static bool is_integer(varve_slice word) {
  if (word.size < 2 || word.data[0] != 'i')
    return false;
  for (size_t i = 1; i < word.size; i++)
    if (!varve_char_is(word.data[i], VARVE_CHAR_DIGIT))
      return false;
  return true;
}

/* Takes a quote; inside a string it is escaped. */
static bool take_quote(type_reader *reader) {
  return take(reader, "\"") || take(reader, "\\\"") || take(reader, "\\22");
}

static bool take_simple(type_reader *reader) {
  static const char *const words[] = {"half",      "float",   "double", "fp128", "x86_fp80",
                                      "ppc_fp128", "x86_mmx", "label",  "token", "metadata",
                                      "bfloat",    "ptr",     "opaque", NULL};
  if (take(reader, "%")) {
    if (!take_quote(reader))
      return take_word(reader).size != 0;
    while (!take_quote(reader)) {
      if (reader->at >= reader->text.size)
        return false;
      reader->at++;
    }
    return true;
  }
  varve_slice word = take_word(reader);
  reader->is_void = varve_slice_equal(word, VARVE_SLICE("void"));
  return reader->is_void || is_integer(word) || is_one_of(word, words);
}

static bool open(type_reader *reader, char closing) {
  if (reader->depth == DEEPEST)
    return false;
  reader->open[reader->depth++] = closing;
  return true;
}

/* Takes "4 x" of an array or vector. */
static bool take_count(type_reader *reader) {
  if (take(reader, "vscale") && !take(reader, "x"))
    return false;
  skip_blanks(reader);
  return take_number(reader) && take(reader, "x");
}

/* Parses the beginning of a type; *is_whole: the type is already complete. */
static bool begin_type(type_reader *reader, bool *is_whole) {
  *is_whole = false;
  reader->is_void = false;
  if (take(reader, "["))
    return take_count(reader) && open(reader, ']');
  if (take(reader, "<{"))
    return open(reader, '>');
  if (take(reader, "<"))
    return take_count(reader) && open(reader, 'v');
  if (take(reader, "{")) {
    *is_whole = take(reader, "}");
    return *is_whole || open(reader, '}');
  }
  *is_whole = true;
  return take_simple(reader);
}

static bool close(type_reader *reader) {
  switch (reader->open[--reader->depth]) {
  case ']':
    return take(reader, "]");
  case 'v':
    return take(reader, ">");
  case '>':
    return take(reader, "}>");
  case '}':
    return take(reader, "}");
  default:
    return take(reader, ")");
  }
}

static bool may_have_more(const type_reader *reader) {
  return reader->depth != 0 && reader->open[reader->depth - 1] != ']' &&
         reader->open[reader->depth - 1] != 'v';
}

/* Continues after a type; *expects_type: another type must follow. */
static bool continue_type(type_reader *reader, bool *expects_type) {
  *expects_type = false;
  if (take(reader, "(")) {
    reader->is_void = false;
    if (take(reader, ")") || (take(reader, "...") && take(reader, ")")))
      return true;
    *expects_type = true;
    return open(reader, ')');
  }
  if (reader->is_void)
    return false;
  if (take(reader, "*"))
    return true;
  if (take(reader, "addrspace("))
    return take_number(reader) && take(reader, ")") && take(reader, "*");
  if (may_have_more(reader) && take(reader, ",")) {
    *expects_type = !(reader->open[reader->depth - 1] == ')' && take(reader, "..."));
    return *expects_type || close(reader);
  }
  return reader->depth != 0 && close(reader);
}

bool varve_llvm_text_is_type(varve_slice text) {
  type_reader reader = {.text = text};
  bool expects_type = true, is_whole = false;
  for (;;) {
    if (reader.depth == DEEPEST)
      return true;
    if (expects_type && !begin_type(&reader, &is_whole))
      return false;
    if (expects_type && !is_whole)
      continue;
    skip_blanks(&reader);
    if (reader.at == text.size)
      return reader.depth == 0 && !reader.is_void;
    if (!continue_type(&reader, &expects_type))
      return reader.depth == DEEPEST;
  }
}

typedef struct identified_struct {
  const varve_entity *name;
  const varve_entity *plain; /* the body, with the names alone of structs in it; NULL: opaque */
  const varve_entity *type;
} identified_struct;

static bool has_name(const void *key, const void *value) {
  return key == ((const identified_struct *)value)->name;
}

/* Returns whether the parameters beside the body differ. */
static bool has_other_flags(const varve_entity *a, const varve_entity *b) {
  enum { BODY = 1 };
  for (uint32_t i = BODY + 1; i < varve_parameter_count(a); i++)
    if (varve_parameter(a, i) != varve_parameter(b, i))
      return true;
  return false;
}

/* Returns whether the struct of that name is being parsed around the last draft. */
static bool is_inside(const varve_parser *parser, const varve_entity *name) {
  const varve_format_draft *own = varve_format_draft_top(parser);
  for (size_t i = 0; i + 1 < parser->dialect.formats.count; i++) {
    const varve_format_draft *draft =
        &VARVE_VECTOR_AT(&parser->dialect.formats, varve_format_draft, i);
    if (draft->list == NULL && draft->definition == own->definition &&
        VARVE_VECTOR_AT(&parser->nodes, const varve_entity *,
                        draft->first_node + VARVE_DRAFT_PARAMETERS) == name)
      return true;
  }
  return false;
}

static varve_status check_struct(varve_parser *parser, const varve_entity *type,
                                 const char **fault) {
  identified_struct given = {.name = varve_llvm_struct_name(type), .type = type};
  const varve_entity *body = varve_llvm_struct_body(type);
  if (given.name == NULL || parser->tables.llvm_structs.memory == NULL)
    return VARVE_STATUS_OK;
  if (varve_llvm_struct_is_reference(type)) {
    if (!is_inside(parser, given.name))
      *fault = "struct without a body only allowed in a recursive struct";
    return VARVE_STATUS_OK;
  }
  if (body != NULL)
    VARVE_TRY(varve_llvm_plain_node(parser->context, body, &given.plain));
  const varve_entity *name = given.name;
  uint64_t hash = varve_hash_bytes(parser->context->seed, &name->id, sizeof name->id);
  const identified_struct *known =
      varve_hash_table_find(&parser->tables.llvm_structs, hash, has_name, name);
  if (known != NULL) {
    if (known->plain != given.plain || has_other_flags(known->type, given.type))
      *fault = "identified type already used with a different body";
    return VARVE_STATUS_OK;
  }
  identified_struct *made = varve_arena_allocate(&parser->names.arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = given;
  return varve_hash_table_insert(&parser->tables.llvm_structs, hash, made);
}

/* Types of builtin have vectors of their own. */
static bool is_vector_of_builtin(const varve_entity *type) {
  return varve_is_type(type) && varve_entity_is_parametric(type) &&
         varve_is_dialect_type(type, "llvm", "vec") && varve_is_type(varve_parameter(type, 0)) &&
         !varve_is_of_llvm(varve_parameter(type, 0));
}

varve_status varve_check_parsed_entity(varve_parser *parser, const varve_entity *entity,
                                       const char **fault) {
  *fault = NULL;
  if (!varve_era_has(parser->era, VARVE_HAS_ALL_CHECKS)) {
    if (is_vector_of_builtin(entity))
      *fault = "a vector of llvm of a type of builtin";
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(check_struct(parser, entity, fault));
  return *fault != NULL || parser->source.options.checks != NULL
             ? VARVE_STATUS_OK
             : varve_check_known_entity(parser->context, entity, fault);
}
