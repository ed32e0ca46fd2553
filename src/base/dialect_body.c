/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* See dialect_body.h. */
#include "base/dialect_body.h"

#include "base/text_spelling.h"

static char opening_of(char closing) {
  switch (closing) {
  case ')':
    return '(';
  case '>':
    return '<';
  case ']':
    return '[';
  default:
    return '{';
  }
}

static varve_body_state skip_string(varve_body *body) {
  varve_string_fault fault;
  const char *start = body->next;
  body->last_string = start;
  const char *end = varve_find_string_end(start + 1, body->end, &fault);
  if (end == NULL)
    return VARVE_BODY_BAD_STRING;
  body->next = end;
  return memchr(start, 0, (size_t)(end - start)) == NULL ? VARVE_BODY_OPEN
                                                         : VARVE_BODY_NUL_IN_STRING;
}

static varve_body_state close_bracket(varve_body *body, char c) {
  varve_buffer *open = body->open;
  if (open->size == 0 || open->data[open->size - 1] != opening_of(c))
    return VARVE_BODY_UNBALANCED;
  return --open->size == 0 ? VARVE_BODY_CLOSED : VARVE_BODY_OPEN;
}

/* The bytes at which the scan stops. */
static const bool is_special[256] = {
    [0] = true,   ['"'] = true, ['-'] = true, ['<'] = true, ['('] = true, ['['] = true,
    ['{'] = true, ['>'] = true, [')'] = true, [']'] = true, ['}'] = true};

varve_status varve_body_scan(varve_body *body, varve_body_state *state) {
  const char *end = body->end;
  *state = VARVE_BODY_OPEN;
  while (*state == VARVE_BODY_OPEN) {
    const char *p = body->next;
    while (p < end && !is_special[(unsigned char)*p])
      p++;
    body->next = p;
    if (p == end)
      break;
    char c = *p;
    if (c == '"') {
      *state = skip_string(body);
      continue;
    }
    body->next++;
    switch (c) {
    case '<':
    case '(':
    case '[':
    case '{':
      VARVE_TRY(varve_buffer_append_char(body->open, c));
      break;
    case '>':
    case ')':
    case ']':
    case '}':
      *state = close_bracket(body, c);
      break;
    case '-':
      body->next += body->next < body->end && *body->next == '>';
      break;
    case 0:
      if (!body->has_places)
        *state = VARVE_BODY_UNBALANCED;
      break;
    default:
      break;
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_body_is_closed(varve_slice text, varve_buffer *open, bool *is_closed) {
  varve_body body = {text.data, text.data + text.size, open, NULL, true};
  varve_body_state state;
  open->size = 0;
  VARVE_TRY(varve_buffer_append_char(open, '<'));
  VARVE_TRY(varve_body_scan(&body, &state));
  /* A final '-' joins the bracket that follows the text to "->". After a name alone it does not. */
  bool takes_bracket =
      text.size != 0 && text.data[text.size - 1] == '-' && !varve_is_suffix_identifier(text);
  *is_closed = state == VARVE_BODY_OPEN && open->size == 1 && !takes_bracket;
  return VARVE_STATUS_OK;
}

bool varve_is_dialect_name(varve_slice text) {
  return varve_is_bare_identifier(text) && memchr(text.data, '.', text.size) == NULL;
}
