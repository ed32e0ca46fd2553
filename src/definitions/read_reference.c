/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declares symbols, and resolves references to types and attributes by symbol or by name. */
#include "definitions/read.h"
#include "dialect/definition.h"

typedef struct symbol_key {
  varve_slice dialect;
  char sigil; /* 0: the symbol has its sigil itself */
  varve_slice symbol;
} symbol_key;

/* Builds the key of a symbol. A dialect's name has no dot, so the first dot ends it. */
static varve_status join(varve_definition_reader *reader, const symbol_key *key,
                         varve_slice *joined) {
  reader->text.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->text, key->dialect));
  VARVE_TRY(varve_buffer_append_char(&reader->text, '.'));
  if (key->sigil != 0)
    VARVE_TRY(varve_buffer_append_char(&reader->text, key->sigil));
  VARVE_TRY(varve_buffer_append(&reader->text, key->symbol));
  *joined = varve_buffer_slice(&reader->text);
  return VARVE_STATUS_OK;
}

varve_status varve_declare_symbol(varve_definition_reader *reader, const varve_operation *op,
                                  varve_slice dialect, char kind) {
  varve_slice joined;
  uint32_t earlier;
  symbol_key key = {dialect, 0, varve_symbol_name(op)};
  VARVE_TRY(join(reader, &key, &joined));
  joined = varve_arena_copy(&reader->arena, joined);
  if (joined.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_vector_push(&reader->symbol_kinds, &kind));
  varve_status status = varve_name_set_add(&reader->symbols, joined, &earlier);
  if (status != VARVE_STATUS_OK || earlier != VARVE_NAME_ABSENT)
    varve_vector_truncate(&reader->symbol_kinds, reader->symbol_kinds.count - 1);
  if (earlier != VARVE_NAME_ABSENT)
    return varve_definition_fault(reader, op, "redefinition of '%.*s' in the dialect '%.*s'",
                                  VARVE_FORMAT_SLICE(key.symbol), VARVE_FORMAT_SLICE(dialect));
  return status;
}

/* Returns '!', '#' or '.' for a symbol, or 0 if it is not declared. */
static varve_status find_kind(varve_definition_reader *reader, const symbol_key *key, char *kind) {
  varve_slice joined;
  VARVE_TRY(join(reader, key, &joined));
  uint32_t number = varve_name_set_find(&reader->symbols, joined);
  *kind = number == VARVE_NAME_ABSENT ? 0 : VARVE_VECTOR_AT(&reader->symbol_kinds, char, number);
  return VARVE_STATUS_OK;
}

static varve_slice without_sigil(varve_slice symbol) {
  bool has_sigil = symbol.size > 1 && (symbol.data[0] == '!' || symbol.data[0] == '#');
  return has_sigil ? varve_slice_make(symbol.data + 1, symbol.size - 1) : symbol;
}

static varve_status put_name(varve_definition_reader *reader, char kind, varve_slice dialect,
                             varve_slice name) {
  reader->text.size = 0;
  VARVE_TRY(varve_buffer_append_char(&reader->text, kind));
  VARVE_TRY(varve_buffer_append(&reader->text, dialect));
  VARVE_TRY(varve_buffer_append_char(&reader->text, '.'));
  return varve_buffer_append(&reader->text, name);
}

/* Finds a type or attribute in the definitions of the context. */
static varve_status find_in_context(varve_definition_reader *reader, varve_slice dialect,
                                    varve_slice name, char *kind) {
  static const char kinds[] = {'!', '#'};
  for (size_t i = 0; *kind == 0 && i < sizeof kinds; i++) {
    const varve_entity_definition *definition;
    VARVE_TRY(varve_find_entity(reader->context, dialect, name, kinds[i] == '!', &definition));
    if (definition != NULL)
      *kind = kinds[i];
  }
  return VARVE_STATUS_OK;
}

varve_status varve_read_symbol(varve_definition_reader *reader, const varve_operation *op,
                               const varve_entity *symbol, varve_text *text) {
  *text = 0;
  if (symbol->kind != VARVE_KIND_SYMBOL_REF || symbol->child_count != 2 ||
      symbol->children[1]->kind != VARVE_KIND_SYMBOL_REF || symbol->children[1]->child_count != 1)
    return varve_definition_fault(reader, op, "a type or attribute is named by @dialect::@name");
  varve_slice dialect = varve_string_bytes(symbol->children[0]);
  varve_slice name = varve_string_bytes(symbol->children[1]->children[0]);
  char kind;
  symbol_key key = {dialect, 0, name};
  VARVE_TRY(find_kind(reader, &key, &kind));
  if (kind == 0)
    VARVE_TRY(find_in_context(reader, dialect, without_sigil(name), &kind));
  if (kind == 0)
    return varve_definition_fault(reader, op, "symbol '@%.*s::@%.*s' not found",
                                  VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(name));
  if (kind == '.')
    return varve_definition_fault(reader, op,
                                  "symbol '@%.*s::@%.*s' is an operation, not a type or attribute",
                                  VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(name));
  VARVE_TRY(put_name(reader, kind, dialect, without_sigil(name)));
  return varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text), text);
}

/* Types and attributes of the builtin dialect have no definition; irdl.base may name these. */
static bool is_builtin(varve_slice name) {
  static const char *const builtins[] = {
#define VARVE_BUILTIN_NAME(name) name,
#include "definitions/builtin_names.def"
#undef VARVE_BUILTIN_NAME
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(builtins); i++)
    if (varve_slice_equal(name, varve_slice_of(builtins[i])))
      return true;
  return false;
}

/* The symbol may have the same sigil as the name, or none. */
static varve_status is_declared(varve_definition_reader *reader, const symbol_key *name,
                                bool *found) {
  char kind;
  symbol_key key = *name;
  VARVE_TRY(find_kind(reader, &key, &kind));
  *found = kind == name->sigil;
  if (*found)
    return VARVE_STATUS_OK;
  key.sigil = 0;
  VARVE_TRY(find_kind(reader, &key, &kind));
  *found = kind == name->sigil;
  return VARVE_STATUS_OK;
}

varve_status varve_check_entity_name(varve_definition_reader *reader, const varve_operation *op,
                                     varve_slice name) {
  if (name.size < 2 || (name.data[0] != '!' && name.data[0] != '#'))
    return varve_definition_fault(reader, op,
                                  "the name of a type or attribute begins with '!' or '#'");
  const char *dot = memchr(name.data, '.', name.size);
  const char *end = name.data + name.size;
  bool found = is_builtin(name);
  if (!found && dot != NULL && dot + 1 < end) {
    symbol_key key = {varve_slice_make(name.data + 1, (size_t)(dot - name.data) - 1), name.data[0],
                      varve_slice_make(dot + 1, (size_t)(end - dot) - 1)};
    VARVE_TRY(is_declared(reader, &key, &found));
    const varve_entity_definition *definition = NULL;
    if (!found)
      VARVE_TRY(varve_find_entity(reader->context, key.dialect, key.symbol, key.sigil == '!',
                                  &definition));
    found = found || definition != NULL;
  }
  if (!found)
    return varve_definition_fault(reader, op, "no %s is known as '%.*s'",
                                  name.data[0] == '!' ? "type" : "attribute",
                                  VARVE_FORMAT_SLICE(name));
  return VARVE_STATUS_OK;
}
