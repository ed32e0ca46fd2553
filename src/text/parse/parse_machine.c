/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The stack of frames, the tokens and the messages of the parser; see parse.h. */
#include "text/parse/parse_legacy.h"

#include <stdio.h>

#include "text/print/printer.h"

varve_status varve_frame_push(varve_parser *parser, varve_frame_step *step, const char *start,
                              varve_frame **frame) {
  *frame = NULL;
  uint32_t limit = parser->context->limits.max_depth;
  /* An operation and its region count as one level. */
  if (parser->frames.count - parser->operation.drafts.count >= limit)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, start,
                          "nested deeper than the limit of %u levels (--max-depth)",
                          (unsigned)limit);
  varve_frame *pushed = varve_vector_grow(&parser->frames, 1);
  if (pushed == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  pushed->step = step;
  pushed->start = start;
  pushed->first_node = parser->nodes.count;
  pushed->first_number = parser->numbers.count;
  pushed->first_text = parser->text.size;
  *frame = pushed;
  return VARVE_STATUS_OK;
}

void varve_frame_pop(varve_parser *parser, varve_frame *frame) {
  varve_vector_truncate(&parser->nodes, frame->first_node);
  varve_vector_truncate(&parser->numbers, frame->first_number);
  parser->text.size = frame->first_text;
  varve_vector_truncate(&parser->frames, parser->frames.count - 1);
}

varve_status varve_frame_finish(varve_parser *parser, varve_frame *frame,
                                const varve_entity *node) {
  varve_frame_pop(parser, frame);
  return varve_push_node(parser, node);
}

varve_status varve_frame_node_count(varve_parser *parser, const varve_frame *frame,
                                    uint32_t *count) {
  size_t nodes = parser->nodes.count - frame->first_node;
  *count = 0;
  if (nodes > UINT32_MAX)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, frame->start,
                          "more than 2^32 - 1 elements");
  *count = (uint32_t)nodes;
  return VARVE_STATUS_OK;
}

void varve_warn_at(varve_parser *parser, const char *place, const char *format, ...) {
  char message[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof(message), format, arguments);
  va_end(arguments);
  varve_diagnostic where = {.severity = VARVE_SEVERITY_WARNING,
                            .offset = (uint64_t)(place - parser->lexer.start)};
  (void)varve_report_range(parser->reporter, VARVE_STATUS_OK, where, "%s", message);
}

static varve_status refuse_construct(varve_parser *parser, varve_grammar_feature feature,
                                     const char *place) {
  varve_era_range eras = varve_grammar_eras(feature);
  bool is_early = varve_era_is_before(parser->era, eras.first);
  return VARVE_SYNTAX_ERROR(parser, place, "not in text of %s: %s, which %s %s",
                            varve_era_text(parser->era), varve_grammar_text(feature),
                            is_early ? "began with" : "ended with",
                            varve_era_text(is_early ? eras.first : eras.last));
}

varve_status varve_grammar_check(varve_parser *parser, varve_grammar_feature feature,
                                 const char *place) {
  return varve_grammar_allows(parser, feature) ? VARVE_STATUS_OK
                                               : refuse_construct(parser, feature, place);
}

varve_status varve_parser_run(varve_parser *parser, size_t floor) {
  while (parser->request.begin != NULL || parser->frames.count > floor) {
    varve_begin_function *begin = parser->request.begin;
    if (begin != NULL) {
      parser->request.begin = NULL;
      VARVE_TRY(begin(parser));
      continue;
    }
    varve_frame *top = &VARVE_VECTOR_LAST(&parser->frames, varve_frame);
    VARVE_TRY(top->step(parser, top));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_parse_to_stack(varve_parser *parser, varve_begin_function *begin) {
  size_t floor = parser->frames.count;
  VARVE_TRY(begin(parser));
  return varve_parser_run(parser, floor);
}

varve_status varve_parse_node(varve_parser *parser, varve_begin_function *begin,
                              const varve_entity **node) {
  *node = NULL;
  VARVE_TRY(varve_parse_to_stack(parser, begin));
  *node = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  return VARVE_STATUS_OK;
}

void varve_advance(varve_parser *parser) {
  if (parser->token.kind == VARVE_TOKEN_ERROR)
    return;
  parser->last_end = parser->token.text.data + parser->token.text.size;
  varve_lexer_next(&parser->lexer, &parser->token);
}

void varve_reset(varve_parser *parser, const char *place) {
  parser->last_end = place;
  parser->lexer.next = place;
  varve_lexer_next(&parser->lexer, &parser->token);
}

bool varve_at_word(const varve_parser *parser, const char *word) {
  return parser->token.kind == VARVE_TOKEN_WORD &&
         varve_slice_equal(parser->token.text, varve_slice_of(word));
}

/* Returns whether to repair the mistake at the current token. If not, the error that follows
 * gets advice. */
bool varve_repair_here(varve_parser *parser) {
  if (!varve_era_has(parser->era, VARVE_HAS_SLIPS))
    return false;
  if (!parser->source.options.lenient)
    parser->source.slip = parser->token.text.data;
  return parser->source.options.lenient;
}

/* Returns whether no type can continue with this token, so that a '>' is missing. */
static bool ends_type(const varve_parser *parser) {
  return varve_at(parser, VARVE_TOKEN_RIGHT_PAREN) || varve_at(parser, VARVE_TOKEN_ARROW) ||
         varve_at(parser, VARVE_TOKEN_LEFT_BRACE) || varve_at(parser, VARVE_TOKEN_RIGHT_BRACE);
}

bool varve_repair_token(varve_parser *parser, varve_token_kind kind) {
  const char *place = parser->token.text.data;
  if (kind == VARVE_TOKEN_GREATER && ends_type(parser) && varve_repair_here(parser)) {
    varve_warn_at(parser, place, "a '>' is missing before this");
    return true;
  }
  if (kind != VARVE_TOKEN_COMMA || !varve_at_word(parser, "to") || !varve_repair_here(parser))
    return false;
  varve_warn_at(parser, place, "'to' is read as ','");
  varve_advance(parser);
  return true;
}

bool varve_repair_word(varve_parser *parser, varve_slice word) {
  const char *place = parser->token.text.data;
  if (varve_slice_equal(word, VARVE_SLICE(",")))
    return varve_repair_token(parser, VARVE_TOKEN_COMMA);
  if (!varve_slice_equal(word, VARVE_SLICE("to")) || !varve_at(parser, VARVE_TOKEN_ARROW) ||
      !varve_repair_here(parser))
    return false;
  varve_warn_at(parser, place, "'->' is read as 'to'");
  varve_advance(parser);
  return true;
}

varve_status varve_report_missing(varve_parser *parser, varve_token_kind kind,
                                  const char *context) {
  if (varve_repair_token(parser, kind))
    return VARVE_STATUS_OK;
  return VARVE_EXPECTED(parser, "expected %s%s", varve_token_kind_text(kind), context);
}

varve_status varve_expect_word(varve_parser *parser, const char *word, const char *context) {
  if (!varve_at_word(parser, word))
    return varve_repair_word(parser, varve_slice_of(word))
               ? VARVE_STATUS_OK
               : VARVE_EXPECTED(parser, "expected '%s'%s", word, context);
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_slice varve_token_contents(const varve_token *token) {
  varve_slice text = token->text;
  if (token->kind == VARVE_TOKEN_AT_NAME)
    text = varve_slice_make(text.data + 1, text.size - 1);
  if (text.size >= 2 && text.data[0] == '"')
    text = varve_slice_make(text.data + 1, text.size - 2);
  return text;
}

varve_status varve_token_string(varve_parser *parser, const varve_token *token,
                                const varve_entity **string) {
  *string = NULL;
  varve_slice text = varve_token_contents(token);
  if (text.size == 0 || memchr(text.data, '\\', text.size) == NULL)
    return varve_string_get(parser->context, text, string);
  size_t start = parser->text.size;
  VARVE_TRY(varve_unescape(&parser->text, text));
  text = varve_slice_make(parser->text.data + start, parser->text.size - start);
  parser->text.size = start;
  return varve_string_get(parser->context, text, string);
}

varve_status varve_parse_word_or_string(varve_parser *parser, const varve_entity **string) {
  *string = NULL;
  if (varve_at(parser, VARVE_TOKEN_WORD))
    VARVE_TRY(varve_string_get(parser->context, parser->token.text, string));
  else if (varve_at(parser, VARVE_TOKEN_STRING))
    VARVE_TRY(varve_token_string(parser, &parser->token, string));
  else
    return VARVE_STATUS_OK;
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_file_location_at(varve_parser *parser, const char *place,
                                    const varve_entity **location) {
  *location = parser->context->unknown_location;
  if (parser->source.options.no_source_locations || parser->reporter->map == NULL)
    return VARVE_STATUS_OK;
  uint32_t line = 0, column = 0;
  VARVE_TRY(varve_source_map_find(parser->reporter->map, (size_t)(place - parser->lexer.start),
                                  &line, &column));
  if (parser->tables.file == NULL)
    VARVE_TRY(
        varve_string_get(parser->context, parser->source.options.file_name, &parser->tables.file));
  return varve_file_line_column_get(parser->context, parser->tables.file, line, column, location);
}

/* At the end of the text, messages point to its last byte. */
static uint64_t offset_of(const varve_parser *parser, const char *place) {
  if (place == parser->lexer.end && place > parser->lexer.start)
    place--;
  return (uint64_t)(place - parser->lexer.start);
}

static void format_message(char *message, size_t size, const char *format, va_list arguments) {
  if (vsnprintf(message, size, format, arguments) < 0)
    message[0] = 0;
}

varve_status varve_error_at(varve_parser *parser, varve_status status, const char *place,
                            const char *format, ...) {
  if (varve_at(parser, VARVE_TOKEN_ERROR)) {
    /* Reports an invalid token, whatever the parser expected there. */
    const varve_lexer *lexer = &parser->lexer;
    return varve_report(parser->reporter, VARVE_STATUS_SYNTAX,
                        (uint64_t)(lexer->error_place - lexer->start), "%s", lexer->error);
  }
  char message[1024];
  va_list arguments;
  va_start(arguments, format);
  format_message(message, sizeof message, format, arguments);
  va_end(arguments);
  return varve_report(parser->reporter, status, offset_of(parser, place), "%s", message);
}

varve_status varve_report_check(varve_parser *parser, const char *place, varve_status status) {
  const varve_read_checks *checks = parser->source.options.checks;
  if (status != VARVE_STATUS_INVALID)
    return status;
  varve_diagnostic where = {.offset = offset_of(parser, place), .rule = checks->rule};
  return varve_report_range(parser->reporter, status, where, "%.*s",
                            VARVE_FORMAT_SLICE(checks->message));
}

void varve_note_at(varve_parser *parser, const char *place, const char *format, ...) {
  if (varve_at(parser, VARVE_TOKEN_ERROR))
    return;
  char message[1024];
  va_list arguments;
  va_start(arguments, format);
  format_message(message, sizeof message, format, arguments);
  va_end(arguments);
  varve_report_note(parser->reporter, offset_of(parser, place), "%s", message);
}

static bool is_blank(char c) { return c == ' ' || c == '\t'; }
static bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/* Removes the "//" comment at the end of the text [start, end). */
static const char *before_comment(const char *start, const char *end) {
  const char *line = end;
  while (line > start && !is_line_end(line[-1]))
    line--;
  for (const char *p = line; p + 1 < end; p++)
    if (p[0] == '/' && p[1] == '/')
      return p;
  return end;
}

/* Returns the place after the last item before the token, skipping blanks, empty lines and
 * comments backwards. Returns the token itself if nothing is before it. */
const char *varve_missing_place(const varve_parser *parser) {
  const char *start = parser->lexer.start;
  const char *token = parser->token.text.data;
  if (varve_at(parser, VARVE_TOKEN_END) && token > start)
    token--;
  for (const char *p = token; p > start;) {
    if (is_blank(p[-1]))
      p--;
    else if (is_line_end(p[-1]))
      p = before_comment(start, p - 1);
    else
      return p;
  }
  return token;
}

varve_slice varve_node_text(varve_parser *parser, const varve_entity *node) {
  enum { SHOWN = 200, PRINTED = 4096 };
  size_t start = parser->text.size;
  if (varve_print_within(parser->context, node, PRINTED, &parser->text) != VARVE_STATUS_OK) {
    parser->text.size = start;
    return varve_slice_of(varve_kind_text((varve_kind)node->kind));
  }
  size_t size = parser->text.size - start;
  return varve_slice_make(parser->text.data + start, size > SHOWN ? SHOWN : size);
}

/* Spaces of older printers: varve_module */

void varve_note_body_space(varve_parser *parser) {
  const char *start = parser->token.text.data;
  if (parser->source.printer_release == 0 && start - parser->last_end == 2 && start[-1] == ' ' &&
      start[-2] == ' ')
    parser->source.printer_release = VARVE_TIGHT_BODIES_RELEASE - 1;
}

void varve_note_line_space(varve_parser *parser) {
  const char *start = parser->token.text.data, *line = start;
  while (line > parser->lexer.start && line[-1] == ' ')
    line--;
  if (line > parser->lexer.start && line[-1] == '\n' && (start - line) % 2 != 0)
    parser->source.printer_release = VARVE_TIGHT_LINES_RELEASE - 1;
}

varve_status varve_mark_scratch(varve_parser *parser, varve_arena_mark *mark) {
  /* One byte keeps the first chunk of the arena when everything after it is released. */
  if (varve_arena_get_mark(&parser->scratch).next == NULL &&
      varve_arena_allocate(&parser->scratch, 0) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *mark = varve_arena_get_mark(&parser->scratch);
  return VARVE_STATUS_OK;
}

bool varve_is_type_word(const varve_parser *parser, varve_slice word) {
  varve_float_kind kind;
  switch (varve_keyword_find(word)) {
  case VARVE_KEYWORD_TENSOR:
  case VARVE_KEYWORD_MEMREF:
  case VARVE_KEYWORD_VECTOR:
  case VARVE_KEYWORD_COMPLEX:
  case VARVE_KEYWORD_TUPLE:
  case VARVE_KEYWORD_INDEX:
  case VARVE_KEYWORD_NONE:
    return true;
  default:
    return varve_word_is_integer_type(word) ||
           (varve_float_kind_by_name(word, &kind) &&
            varve_grammar_has_float(parser->source.grammar, kind));
  }
}

bool varve_at_type(const varve_parser *parser) {
  return varve_at(parser, VARVE_TOKEN_LEFT_PAREN) ||
         varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME) ||
         (varve_at(parser, VARVE_TOKEN_WORD) && varve_is_type_word(parser, parser->token.text));
}
