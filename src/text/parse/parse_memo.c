/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Caches balanced text, so that it is parsed only once: in one source equal text always gives
 * the same node, because an alias never changes. The cache has a fixed size; a new entry
 * replaces the old one of its slot. */
#include "text/parse/parse.h"

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
  return &parser->memo[hash % SLOTS];
}

const varve_entity *varve_memo_find(varve_parser *parser, const char *place, const char **end) {
  *end = NULL;
  if (parser->memo == NULL)
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

static varve_status make_memo(varve_parser *parser) {
  size_t size = SLOTS * sizeof(memo_slot);
  parser->memo = varve_memory_resize(&parser->context->memory, NULL, 0, size);
  if (parser->memo == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(parser->memo, 0, size);
  return VARVE_STATUS_OK;
}

varve_status varve_memo_add(varve_parser *parser, const char *place, const char *end,
                            const varve_entity *node) {
  varve_slice text = varve_slice_make(place, (size_t)(end - place));
  if (text.size > LONGEST || parser->lexer.end - parser->lexer.start < LEAST_SOURCE)
    return VARVE_STATUS_OK;
  if (parser->memo == NULL)
    VARVE_TRY(make_memo(parser));
  uint64_t hash = varve_hash_bytes(parser->context->seed, text.data, text.size);
  *slot_of(parser, hash) = (memo_slot){hash, text, node};
  return VARVE_STATUS_OK;
}

void varve_memo_release(varve_parser *parser) {
  if (parser->memo != NULL)
    varve_memory_free(&parser->context->memory, parser->memo, SLOTS * sizeof(memo_slot));
  parser->memo = NULL;
}
