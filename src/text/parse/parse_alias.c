/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Aliases, and the text of types and attributes that no definition describes, in which the parser
 * replaces them. */
#include "text/parse/parse.h"
#include "text/print/printer.h"

static bool alias_equal(const void *key, const void *value) {
  return varve_slice_equal(*(const varve_slice *)key, ((const varve_alias *)value)->name);
}

static uint64_t hash_of(const varve_parser *parser, varve_slice name) {
  return varve_hash_bytes(parser->context->seed, name.data, name.size);
}

varve_alias *varve_find_alias(varve_parser *parser, varve_slice name) {
  return varve_hash_table_find(&parser->tables.aliases, hash_of(parser, name), alias_equal, &name);
}

varve_status varve_add_alias(varve_parser *parser, varve_slice name, const varve_entity *node) {
  varve_alias *alias = varve_arena_allocate(&parser->names.arena, sizeof *alias);
  if (alias == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *alias = (varve_alias){name, node};
  return varve_hash_table_insert(&parser->tables.aliases, hash_of(parser, name), alias);
}

/* Returns the first name with '#' or '!' from p on, without a dot and without a body; empty, at
 * the end, if the text has no such name. */
static varve_slice find_alias_name(const char *p, const char *end) {
  while (p < end) {
    const char *start = p;
    if (*p == '"') {
      p = varve_end_of_string(p, end);
      continue;
    }
    p++;
    if (*start != '#' && *start != '!')
      continue;
    while (p < end && varve_char_is(*p, VARVE_CHAR_SUFFIX))
      p++;
    varve_slice name = varve_slice_make(start, (size_t)(p - start));
    bool has_body = p < end && *p == '<';
    if (name.size > 1 && !has_body && memchr(name.data, '.', name.size) == NULL)
      return name;
  }
  return varve_slice_make(end, 0);
}

static varve_status append_slice(varve_parser *parser, const char *start, const char *end) {
  return varve_buffer_append(&parser->text, varve_slice_make(start, (size_t)(end - start)));
}

static varve_status append_node(varve_parser *parser, varve_slice name, const varve_entity *node) {
  enum { MOST = 1 << 16 };
  size_t before = parser->text.size;
  varve_context_earn(parser->context, name.size);
  varve_status status = varve_print_within(parser->context, node, MOST, &parser->text);
  if (status == VARVE_STATUS_OK)
    status = varve_context_spend(parser->context, parser->text.size - before);
  if (status != VARVE_STATUS_LIMIT_EXCEEDED)
    return status;
  return varve_error_at(parser, status, name.data,
                        "the text of the alias '%.*s' is too long for this body",
                        VARVE_FORMAT_SLICE(name));
}

varve_status varve_copy_body(varve_parser *parser, const char *start, const char *end) {
  while (parser->tables.aliases.count != 0 && start < end) {
    varve_slice name = find_alias_name(start, end);
    const varve_alias *alias = name.size == 0 ? NULL : varve_find_alias(parser, name);
    const char *behind = name.data + name.size;
    VARVE_TRY(append_slice(parser, start, alias == NULL ? behind : name.data));
    if (alias != NULL)
      VARVE_TRY(append_node(parser, name, alias->node));
    start = behind;
  }
  return append_slice(parser, start, end);
}

/* Memo: types and attributes by their text */

enum { SLOTS = 2048, LONGEST = 192, LEAST_SOURCE = 4096 };

typedef struct varve_memo_slot {
  uint64_t hash;
  varve_slice text;
  const varve_entity *node;
} memo_slot;

/* The effect of a byte on the search for the closing bracket. */
enum { PLAIN, OPENS, CLOSES, DASH, HARD };
static const unsigned char ROLES[256] = {
    ['<'] = OPENS,  ['('] = OPENS,  ['['] = OPENS, ['{'] = OPENS, ['>'] = CLOSES, [')'] = CLOSES,
    [']'] = CLOSES, ['}'] = CLOSES, ['-'] = DASH,  ['"'] = HARD,  ['/'] = HARD,   ['\n'] = HARD};

/* Returns the place after the bracket that closes the first one. Returns NULL if it is too far
 * away or too complicated to find. */
static const char *find_end(const varve_parser *parser, const char *p) {
  size_t left = (size_t)(parser->lexer.end - p);
  const char *limit = p + (left < LONGEST ? left : LONGEST);
  unsigned depth = 0;
  for (; p < limit; p++) {
    switch (ROLES[(unsigned char)*p]) {
    case PLAIN:
      break;
    case OPENS:
      depth++;
      break;
    case CLOSES:
      if (depth <= 1)
        return depth == 1 ? p + 1 : NULL;
      depth--;
      break;
    case DASH:
      if (p + 1 < limit && p[1] == '>')
        p++;
      break;
    default:
      return NULL;
    }
  }
  return NULL;
}

static memo_slot *slot_of(const varve_parser *parser, uint64_t hash) {
  return &parser->tables.memo[hash % SLOTS];
}

const varve_entity *varve_memo_find(varve_parser *parser, const char *place, const char **end) {
  *end = NULL;
  if (parser->tables.memo == NULL)
    return NULL;
  const char *found = find_end(parser, place);
  if (found == NULL)
    return NULL;
  varve_slice text = varve_slice_make(place, (size_t)(found - place));
  uint64_t hash = varve_hash_bytes(parser->context->seed, text.data, text.size);
  const memo_slot *slot = slot_of(parser, hash);
  if (slot->hash != hash || !varve_slice_equal(slot->text, text))
    return NULL;
  *end = found;
  return slot->node;
}

varve_status varve_memo_add(varve_parser *parser, const char *place, const char *end,
                            const varve_entity *node) {
  varve_slice text = varve_slice_make(place, (size_t)(end - place));
  if (text.size > LONGEST || parser->lexer.end - parser->lexer.start < LEAST_SOURCE)
    return VARVE_STATUS_OK;
  if (parser->tables.memo == NULL) {
    size_t size = SLOTS * sizeof(memo_slot);
    parser->tables.memo = varve_memory_resize(&parser->context->memory, NULL, 0, size);
    if (parser->tables.memo == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    memset(parser->tables.memo, 0, size);
  }
  uint64_t hash = varve_hash_bytes(parser->context->seed, text.data, text.size);
  *slot_of(parser, hash) = (memo_slot){hash, text, node};
  return VARVE_STATUS_OK;
}

void varve_memo_release(varve_parser *parser) {
  if (parser->tables.memo != NULL)
    varve_memory_free(&parser->context->memory, parser->tables.memo, SLOTS * sizeof(memo_slot));
  parser->tables.memo = NULL;
}
