/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses names with '#' and '!': aliases, and attributes and types of dialects whose bodies are
 * kept as text. MLIR language reference: "Dialect Types", "Type Aliases", "Dialect Attribute
 * Values", "Attribute Value Aliases". */
#include "base/dialect_body.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/registry/knowledge.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/registry.h"
#include "text/hook.h"
#include "text/parse/parse_by_format.h"
#include "text/parse/template.h"
#include "text/print/printer.h"

/* Aliases */

/* Bodies. First the parser finds the end: brackets must be balanced, and strings well-formed.
 * Nothing else is checked. */

/* body is at '<'. */
static varve_status find_body_end(varve_parser *parser, const char *body, const char **end) {
  varve_body found = {.next = body, .end = parser->lexer.end, .open = &parser->dialect.brackets};
  varve_body_state state;
  parser->dialect.brackets.size = 0;
  VARVE_TRY(varve_body_scan(&found, &state));
  *end = found.next;
  if (state == VARVE_BODY_CLOSED)
    return VARVE_STATUS_OK;
  if (state == VARVE_BODY_BAD_STRING || state == VARVE_BODY_NUL_IN_STRING) {
    const bool has_nul = state == VARVE_BODY_NUL_IN_STRING;
    varve_reset(parser, found.last_string);
    if (has_nul)
      return VARVE_INVALID_ERROR(parser, found.last_string,
                                 "a NUL byte in a string of a dialect's attribute or type");
    return VARVE_EXPECTED(parser, "expected a string");
  }
  return VARVE_SYNTAX_ERROR(parser, found.last_string != NULL ? found.last_string : body,
                            "'%c' is not closed in the body of this name",
                            parser->dialect.brackets.data[parser->dialect.brackets.size - 1]);
}

/* In bodies of known dialects, text that denotes an attribute or type becomes a reference to it. */

/* Words after which an attribute or type begins anywhere in a body. */
static bool starts_nested_word(const varve_parser *parser, varve_slice word) {
  const char *next = word.data + word.size;
  char behind = next < parser->lexer.end ? *next : 0;
  if (behind != '<' && behind != '[' && behind != '(')
    return false;
  switch (varve_keyword_find(word)) {
  case VARVE_KEYWORD_AFFINE_MAP:
  case VARVE_KEYWORD_AFFINE_SET:
  case VARVE_KEYWORD_TENSOR:
  case VARVE_KEYWORD_MEMREF:
  case VARVE_KEYWORD_VECTOR:
  case VARVE_KEYWORD_COMPLEX:
  case VARVE_KEYWORD_TUPLE:
    return behind == '<';
  case VARVE_KEYWORD_DISTINCT:
    return behind == '[';
  case VARVE_KEYWORD_LOC:
    return behind == '(';
  default:
    return false;
  }
}

/* Returns where the next nested attribute or type begins; *depth: brackets open there. If *depth
 * is 0, returns where the body ends. Returns the end of the text only if comments hide brackets. */
static const char *find_nested(const varve_parser *parser, const char *p, size_t *depth) {
  const char *end = parser->lexer.end;
  while (p < end) {
    char c = *p;
    if ((c == '#' || c == '!') && p + 1 < end && varve_char_is(p[1], VARVE_CHAR_SUFFIX))
      return p;
    if (varve_char_is(c, VARVE_CHAR_WORD)) {
      const char *word = p;
      while (p < end && varve_char_is(*p, VARVE_CHAR_WORD))
        p++;
      /* Skip a count and an x without blanks: "4xvector" has the word "vector". */
      const varve_slice count_word = varve_slice_make(word, (size_t)(p - word));
      size_t digits = 0;
      while (digits < count_word.size && count_word.data[digits] >= '0' &&
             count_word.data[digits] <= '9')
        digits++;
      bool has_count = digits < count_word.size && count_word.data[digits] == 'x';
      varve_slice name =
          has_count ? varve_slice_make(count_word.data + digits + 1, count_word.size - digits - 1)
                    : count_word;
      if (starts_nested_word(parser, name))
        return name.data;
      continue;
    }
    p = c == '"' ? varve_end_of_string(p, parser->lexer.end) : p + 1;
    if (c == '-' && p < end && *p == '>')
      p++;
    else if (c == '<' || c == '(' || c == '[' || c == '{')
      ++*depth;
    else if ((c == '>' || c == ')' || c == ']' || c == '}') && --*depth == 0)
      return p;
  }
  return end;
}

/* Nodes of a symbol: the dialect's name, then the references. */
enum { DIALECT_NODE, FIRST_REFERENCE };
enum { IS_TYPE = 1, IS_VERBOSE = 2, IS_NESTED = 4, /* without its name */ WAS_QUOTED = 8 };

static varve_status copy_text(varve_parser *parser, const char *start, const char *end) {
  return varve_buffer_append(&parser->text, varve_slice_make(start, (size_t)(end - start)));
}

static bool has_text_types(varve_slice dialect) {
  return varve_known.hooks != NULL &&
         varve_slice_equal(dialect, varve_known.hooks->text_types.dialect);
}

varve_status varve_check_read_entity(varve_parser *parser, const char *place,
                                     const varve_entity *entity) {
  const char *fault = NULL;
  varve_read_checks *checks = parser->source.options.checks;
  if (varve_known.hooks != NULL)
    VARVE_TRY(varve_known.hooks->check(parser, entity, &fault));
  if (fault != NULL)
    return VARVE_INVALID_ERROR(parser, place, "%s", fault);
  return checks == NULL ? VARVE_STATUS_OK
                        : varve_report_check(parser, place, checks->check_node(checks, entity));
}

static varve_status make_symbol(varve_parser *parser, const varve_frame *frame,
                                const varve_entity **symbol) {
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  uint32_t count = 0;
  varve_slice text = varve_slice_make(parser->text.data + frame->first_text,
                                      parser->text.size - frame->first_text);
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  count -= FIRST_REFERENCE;
  bool is_type = (frame->flags & IS_TYPE) != 0;
  if (is_type && has_text_types(varve_string_bytes(nodes[DIALECT_NODE]))) {
    /* In 2019 a type was LLVM's own text, and in 2020 it could be. Later types have definitions. */
    bool is_quoted = text.size >= 2 && text.data[0] == '"';
    varve_slice plain = is_quoted ? varve_slice_make(text.data + 1, text.size - 2) : text;
    bool has_text = is_quoted ? varve_era_has(parser->era, VARVE_HAS_LLVM_TEXT_TYPES)
                              : varve_era_has(parser->era, VARVE_HAS_LLVM_ONLY_TEXT_TYPES);
    if (!(has_text ? varve_known.hooks->text_types.is_type(plain) : !is_quoted)) {
      varve_slice dialect = varve_known.hooks->text_types.dialect;
      VARVE_TRY(VARVE_INVALID_ERROR(parser, frame->start, "'%.*s' is no type of %.*s in text of %s",
                                    VARVE_FORMAT_SLICE(plain), VARVE_FORMAT_SLICE(dialect),
                                    varve_era_text(parser->era)));
    }
  }
  uint32_t first_new = parser->context->entity_count;
  varve_status status = (is_type ? varve_dialect_type_get : varve_dialect_attribute_get)(
      parser->context, nodes[DIALECT_NODE], text, nodes + FIRST_REFERENCE, count, symbol);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_INVALID_ERROR(parser, frame->start,
                               "this text cannot be printed so that it ends "
                               "where it does here");
  VARVE_TRY(status);
  varve_slice dialect = varve_string_bytes(nodes[DIALECT_NODE]);
  if ((frame->flags & WAS_QUOTED) != 0 && (*symbol)->id >= first_new &&
      !varve_dialect_is_known(parser->context, dialect))
    VARVE_TRY(varve_context_mark_quoted(parser->context, *symbol));
  if (is_type && varve_known.hooks != NULL)
    VARVE_TRY(varve_known.hooks->text_types.normalize(parser->context, symbol));
  return varve_check_read_entity(parser, frame->start, *symbol);
}

/* The type after "#dialect.name<...> :" is parsed. It becomes a reference without a place in the
 * text. */
static varve_status typed_symbol_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *symbol = NULL;
  /* Has the hook of the attribute, if it has one, rewrite the body for the type. */
  const char *end = frame->start + 1;
  while (varve_char_is(*end, VARVE_CHAR_SUFFIX))
    end++;
  varve_slice name = varve_slice_make(frame->start, (size_t)(end - frame->start));
  const varve_body_hook *hook = varve_find_body_hook(parser->context, name);
  varve_slice dialect = varve_string_bytes(varve_frame_nodes(parser, frame)[DIALECT_NODE]);
  if (hook != NULL && hook->fit != NULL && varve_dialect_is_known(parser->context, dialect)) {
    size_t start = frame->first_text + name.size - dialect.size - 2;
    VARVE_TRY(hook->fit(parser, frame->start, start, varve_top_node(parser)));
  }
  VARVE_TRY(make_symbol(parser, frame, &symbol));
  return varve_frame_finish(parser, frame, symbol);
}

/* In older eras #d<"name<1>"> means #d.name<1>. */
static varve_status strip_quotes(varve_parser *parser, varve_frame *frame) {
  char *text = parser->text.data + frame->first_text;
  size_t size = parser->text.size - frame->first_text;
  bool is_closed = false;
  if (size < 2 || text[0] != '"' || text[size - 1] != '"' || memchr(text, '\\', size) != NULL ||
      !varve_is_pretty_symbol(varve_slice_make(text + 1, size - 2)))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_body_is_closed(varve_slice_make(text + 1, size - 2), &parser->dialect.brackets,
                                 &is_closed));
  if (!is_closed)
    return VARVE_STATUS_OK;
  memmove(text, text + 1, size - 2);
  parser->text.size -= 2;
  frame->flags |= WAS_QUOTED;
  return VARVE_STATUS_OK;
}

static varve_status finish_symbol(varve_parser *parser, varve_frame *frame, const char *end) {
  const varve_entity *symbol = NULL;
  if (frame->flags & IS_VERBOSE) {
    /* The verbose form #dialect<body> drops the brackets around its body. */
    char *text = parser->text.data + frame->first_text;
    size_t size = parser->text.size - frame->first_text;
    memmove(text, text + 1, size - 2);
    parser->text.size -= 2;
    if (!varve_grammar_allows(parser, VARVE_GRAMMAR_DIALECT_BODIES))
      VARVE_TRY(strip_quotes(parser, frame));
  }
  varve_reset(parser, end);
  bool is_nested = (frame->flags & IS_NESTED) != 0;
  if ((frame->flags & IS_TYPE) == 0 && !is_nested && varve_accept(parser, VARVE_TOKEN_COLON)) {
    frame->step = typed_symbol_step;
    return varve_request(parser, varve_begin_type);
  }
  VARVE_TRY(make_symbol(parser, frame, &symbol));
  if (!is_nested)
    VARVE_TRY(varve_memo_add(parser, frame->start, parser->last_end, symbol));
  return varve_frame_finish(parser, frame, symbol);
}

/* Prints the node in brackets as the body of an attribute. The body does not start with an
 * attribute name, so it can be parsed alone. */
static varve_status print_as_body(varve_parser *parser, const varve_entity *node,
                                  varve_buffer *text) {
  enum { MOST = 1 << 16 };
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("#llvm<(")));
  VARVE_TRY(varve_print_within(parser->context, node, MOST, text));
  return varve_buffer_append(text, VARVE_SLICE(")>"));
}

static varve_slice without_brackets(const varve_entity *body) {
  const char *text = varve_entity_payload(body);
  return varve_slice_make(text + 1, body->payload_size - 2);
}

/* Takes the node of a nested name or attribute: as a reference, or as the text of an alias. */
static varve_status take_nested(varve_parser *parser, const varve_frame *frame) {
  const varve_entity *nested = varve_top_node(parser);
  if (varve_is_template_child(nested))
    return varve_buffer_append_char(&parser->text, 0);
  /* Replaces the node on the stack by the text that the body would have for it. */
  const varve_slice name = varve_slice_make(frame->mark, (size_t)(parser->last_end - frame->mark));
  const varve_entity *body = NULL;
  varve_reporter reporter = {.max_errors = 1};
  varve_buffer text;
  varve_buffer_init(&text, &parser->context->memory);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  varve_context_earn(parser->context, name.size);
  varve_status status = print_as_body(parser, nested, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_context_spend(parser->context, text.size);
  if (status == VARVE_STATUS_OK)
    status = varve_parse_attribute_text(parser->module, parser->context, &reporter,
                                        varve_buffer_slice(&text), &body);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&parser->text, without_brackets(body));
  for (uint32_t i = 1; status == VARVE_STATUS_OK && i < body->child_count; i++)
    status = varve_push_node(parser, body->children[i]);
  varve_buffer_release(&text);
  if (status == VARVE_STATUS_OK || varve_is_failure(status))
    return status;
  return varve_error_at(parser, status, name.data,
                        status == VARVE_STATUS_LIMIT_EXCEEDED
                            ? "the text of the alias '%.*s' is too long for this body"
                            : "the alias '%.*s' cannot be expanded in this body",
                        VARVE_FORMAT_SLICE(name));
}

/* Parses the body from its mark on, where count brackets are open. The state records that a
 * nested node was begun at the mark. */
static varve_status symbol_step(varve_parser *parser, varve_frame *frame) {
  const char *place = frame->mark;
  if (frame->state != 0) {
    VARVE_TRY(take_nested(parser, frame));
    place = parser->last_end;
  }
  const char *next = find_nested(parser, place, &frame->count);
  VARVE_TRY(copy_text(parser, place, next));
  if (frame->count == 0)
    return finish_symbol(parser, frame, next);
  if (next == parser->lexer.end)
    return VARVE_SYNTAX_ERROR(parser, frame->start, "the body of this name does not end");
  frame->mark = next;
  frame->state = 1;
  varve_reset(parser, next);
  return varve_request(parser, varve_at_type(parser) ? varve_begin_type : varve_begin_attribute);
}

static varve_status push_symbol_frame(varve_parser *parser, varve_slice dialect,
                                      varve_frame **frame) {
  const varve_entity *name = NULL;
  const char *start = parser->token.text.data;
  bool is_type = varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME);
  /* The token is the name. No attribute or type of builtin is written this way. */
  varve_slice dialect_name = parser->token.text;
  const char *dot = dialect.data + dialect.size;
  const char *place = dialect.size + 1 < dialect_name.size ? dot + 1 : dialect_name.data;
  if (varve_slice_equal(dialect, VARVE_SLICE("builtin")))
    return VARVE_INVALID_ERROR(parser, place, "'%.*s' is neither attribute nor type of builtin",
                               VARVE_FORMAT_SLICE(dialect_name));
  if (!varve_is_dialect_name(dialect))
    return VARVE_INVALID_ERROR(parser, place, "'%.*s' cannot be the name of a dialect",
                               VARVE_FORMAT_SLICE(dialect));
  if (place != dialect_name.data &&
      !varve_is_pretty_symbol(
          varve_slice_make(place, (size_t)(dialect_name.data + dialect_name.size - place)))) {
    /* It is printed as a body. */
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_DIALECT_BODIES, place));
  }
  VARVE_TRY(varve_string_get(parser->context, dialect, &name));
  VARVE_TRY(varve_frame_push(parser, symbol_step, start, frame));
  (*frame)->flags = is_type ? IS_TYPE : 0;
  return varve_push_node(parser, name);
}

/* Takes a body from the cache. If a type follows the attribute, the result is a different
 * attribute. */
static bool take_remembered(varve_parser *parser, varve_status *status) {
  const char *end = NULL;
  bool is_type = varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME);
  const varve_entity *known = varve_memo_find(parser, parser->token.text.data, &end);
  if (known == NULL)
    return false;
  varve_token name = parser->token;
  varve_reset(parser, end);
  if (!is_type && varve_at(parser, VARVE_TOKEN_COLON)) {
    varve_reset(parser, name.text.data);
    return false;
  }
  *status = varve_push_node(parser, known);
  return true;
}

/* Checks that a nested body ends where the enclosing body requires. */
static varve_status check_body(varve_parser *parser, const char *body, const char **end) {
  if (body < parser->dialect.body_end)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_body_end(parser, body, end));
  parser->dialect.body_end = *end;
  return VARVE_STATUS_OK;
}

/* Names by formats */

/* Returns the first word of a body, which is its mnemonic. */
static varve_slice first_word(const varve_parser *parser, const char *p) {
  while (p < parser->lexer.end && (varve_char_is(*p, VARVE_CHAR_BLANK) || *p == '\n'))
    p++;
  const char *start = p;
  while (p < parser->lexer.end && varve_char_is(*p, VARVE_CHAR_WORD))
    p++;
  return varve_slice_make(start, (size_t)(p - start));
}

/* The name at the current token. */
typedef struct dialect_name {
  varve_slice dialect;
  const char *dot;  /* NULL: the mnemonic is in the body */
  const char *body; /* after the name */
  bool has_body;
  bool is_quoted; /* the body is a string */
} dialect_name;

/* Returns the string of a body that is one string without escapes, with its quotes, or nothing. */
static varve_slice string_body(const varve_parser *parser, const dialect_name *name) {
  const char *start = name->body + 1, *end = parser->lexer.end;
  if (!name->has_body || name->dot != NULL || start >= end || *start != '"')
    return varve_slice_make(start, 0);
  const char *quote = memchr(start + 1, '"', (size_t)(end - start - 1));
  if (quote == NULL || quote + 1 == end || quote[1] != '>' ||
      memchr(start, '\\', (size_t)(quote - start)) != NULL)
    return varve_slice_make(start, 0);
  return varve_slice_make(start, (size_t)(quote - start) + 1);
}

/* Rejects the name if LLVM 22 has the dialect but no such type or attribute; types of a dialect
 * that had text types in every era. */
static varve_status check_name(varve_parser *parser, const dialect_name *name,
                               varve_slice mnemonic) {
  const varve_dialect_definition *dialect = NULL;
  bool may_be_added = false;
  bool is_type = varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME);
  bool is_always_defined = is_type && has_text_types(name->dialect);
  if ((!varve_era_has(parser->era, VARVE_HAS_ALL_CHECKS) && !is_always_defined) ||
      mnemonic.size == 0 || varve_known.hooks == NULL ||
      varve_known.hooks->is_undefined(name->dialect, mnemonic, is_type))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_dialect(parser->context, name->dialect, &dialect));
  if (dialect == NULL || !varve_registry_has_tables(varve_registry_of_era(parser->era),
                                                    name->dialect, dialect->tables))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_pack_may_extend(parser->context, name->dialect, &may_be_added));
  if (may_be_added)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, parser->token.text.data, "dialect '%.*s' has no %s '%.*s'",
                             VARVE_FORMAT_SLICE(name->dialect), is_type ? "type" : "attribute",
                             VARVE_FORMAT_SLICE(mnemonic));
}

static varve_status begin_dialect_node(varve_parser *parser, const char *dot, bool has_body) {
  varve_slice text = parser->token.text;
  dialect_name name = {.dialect = varve_slice_make(text.data + 1, text.size - 1),
                       .dot = dot,
                       .body = text.data + text.size,
                       .has_body = has_body};
  const varve_entity_definition *definition = NULL;
  if (dot != NULL)
    name.dialect.size = (size_t)(dot - name.dialect.data);
  else if (!varve_grammar_allows(parser, VARVE_GRAMMAR_DIALECT_BODIES)) {
    const char *p = name.body + 1;
    while (p < parser->lexer.end && (varve_char_is(*p, VARVE_CHAR_BLANK) || *p == '\n'))
      p++;
    if (p >= parser->lexer.end || *p != '"') {
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_DIALECT_BODIES, name.body));
    }
  }
  name.is_quoted = !varve_grammar_allows(parser, VARVE_GRAMMAR_DIALECT_BODIES) &&
                   string_body(parser, &name).size != 0;
  varve_slice mnemonic = dot == NULL ? first_word(parser, name.body + (name.is_quoted ? 2 : 1))
                                     : varve_slice_make(dot + 1, (size_t)(name.body - dot - 1));
  VARVE_TRY(varve_find_entity(parser->context, name.dialect, mnemonic,
                              varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME), &definition));
  VARVE_TRY(varve_format_find_numbered(parser->context, name.dialect,
                                       varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME), &mnemonic,
                                       &definition));
  varve_slice string = name.is_quoted ? string_body(parser, &name) : (varve_slice){NULL, 0};
  bool is_text_of_2019 =
      has_text_types(name.dialect) &&
      (varve_era_has(parser->era, VARVE_HAS_LLVM_ONLY_TEXT_TYPES) ||
       (string.size > 2 &&
        varve_known.hooks->text_types.is_type(varve_slice_make(string.data + 1, string.size - 2))));
  /* Text of 2019 is not looked into. */
  bool is_pointer = varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME) &&
                    has_text_types(name.dialect) &&
                    varve_slice_equal(mnemonic, varve_known.hooks->text_types.pointer);
  const char *next = mnemonic.data + mnemonic.size;
  if (is_pointer && varve_era_has(parser->era, VARVE_HAS_LLVM_TYPED_POINTERS) &&
      !(name.has_body && next + 1 < parser->lexer.end && *next == '<' &&
        !varve_char_is(next[1], VARVE_CHAR_DIGIT))) {
    VARVE_TRY(VARVE_INVALID_ERROR(parser, parser->token.text.data,
                                  "a pointer of %.*s without an element type in text of %s",
                                  VARVE_FORMAT_SLICE(name.dialect), varve_era_text(parser->era)));
  }
  if (definition == NULL)
    VARVE_TRY(check_name(parser, &name, mnemonic));
  if (definition == NULL || definition->format == NULL || is_text_of_2019) {
    const varve_body_hook *hook = name.has_body && name.dot != NULL
                                      ? varve_find_body_hook(parser->context, parser->token.text)
                                      : NULL;
    const char *end = name.body;
    varve_frame *frame = NULL;
    bool may_refer = name.has_body && varve_dialect_is_known(parser->context, name.dialect);
    if (hook != NULL && hook->read != NULL && may_refer) {
      /* Parses a body with a hook, which appends it as it is printed. */
      varve_frame *hook_frame = NULL;
      VARVE_TRY(push_symbol_frame(parser, name.dialect, &hook_frame));
      VARVE_TRY(copy_text(parser, name.dot + 1, name.body));
      varve_reset(parser, name.body);
      VARVE_TRY(hook->read(parser));
      return finish_symbol(parser, &VARVE_VECTOR_LAST(&parser->frames, varve_frame),
                           parser->last_end);
    }
    if (may_refer)
      VARVE_TRY(check_body(parser, name.body, &end));
    else if (name.has_body)
      VARVE_TRY(find_body_end(parser, name.body, &end));
    VARVE_TRY(push_symbol_frame(parser, name.dialect, &frame));
    if (name.dot == NULL)
      frame->flags |= IS_VERBOSE;
    else
      VARVE_TRY(copy_text(parser, name.dot + 1, name.body));
    frame->mark = name.body;
    if (may_refer)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_copy_body(parser, name.body, end));
    return finish_symbol(parser, frame, end);
  }
  varve_format_name found = {.definition = definition,
                             .body = mnemonic.data + mnemonic.size,
                             .is_verbose = name.dot == NULL,
                             .is_quoted = name.is_quoted};
  if (name.is_quoted) {
    varve_slice format_string = string_body(parser, &name);
    found.end = format_string.data + format_string.size + 1;
  } else if (!name.has_body) {
    found.end = name.body;
  } else if (name.body >= parser->dialect.body_end) {
    VARVE_TRY(find_body_end(parser, name.body, &found.end));
    parser->dialect.body_end = found.end;
  }
  return varve_begin_prefixed_format(parser, &found);
}

/* Parses "<...>" of a type or attribute whose name is omitted. */
static varve_status begin_text_body(varve_parser *parser) {
  const varve_parameter_rule *rule = parser->request.rule;
  const varve_entity *dialect = NULL;
  const char *body = parser->token.text.data, *end = body;
  varve_frame *frame = NULL;
  VARVE_TRY(check_body(parser, body, &end));
  VARVE_TRY(varve_string_get(parser->context, rule->dialect, &dialect));
  VARVE_TRY(varve_frame_push(parser, symbol_step, body, &frame));
  frame->flags = IS_NESTED | (rule->is_type ? IS_TYPE : 0);
  frame->mark = body;
  VARVE_TRY(varve_push_node(parser, dialect));
  return varve_buffer_append(&parser->text, rule->mnemonic);
}

varve_status varve_request_text_body(varve_parser *parser, const varve_parameter_rule *rule) {
  parser->request.rule = rule;
  return varve_request(parser, begin_text_body);
}

varve_status varve_begin_dialect_symbol(varve_parser *parser) {
  varve_slice name = parser->token.text;
  const char *end = name.data + name.size;
  const char *dot = memchr(name.data, '.', name.size);
  bool has_body = end < parser->lexer.end && *end == '<';
  varve_status status = VARVE_STATUS_OK;
  if (dot == NULL && !has_body) {
    const varve_alias *alias = varve_find_alias(parser, name);
    varve_advance(parser);
    if (alias == NULL)
      return VARVE_EXPECTED(parser, "alias '%.*s' is not defined", VARVE_FORMAT_SLICE(name));
    return varve_push_node(parser, alias->node);
  }
  if (has_body && take_remembered(parser, &status))
    return status;
  return begin_dialect_node(parser, dot, has_body);
}
