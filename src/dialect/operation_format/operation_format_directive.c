/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expands custom<Name>(...) of formats whose dialect defines the name with varve.directive: the
 * format of the directive is compiled in its place, with the arguments for its parameters. */
#include <stdio.h>

#include "base/diagnostic.h"
#include "dialect/operation_format/operation_format_compile.h"
#include "dialect/work.h"
#include "ir/attributes.h"

typedef varve_syntax_compiler compiler;

#define REFUSE(c, place, ...) varve_format_refuse(&(c)->lexer, place, __VA_ARGS__)

enum { NESTING = 16 };

static bool at_sign(const compiler *c, char sign) { return varve_format_at_sign(&c->lexer, sign); }

/* Finds [[takes...], format] of a directive; NULL if neither the dialect nor its base defines the
 * name. */
static varve_status find_directive(compiler *c, varve_slice name, const varve_entity **directive,
                                   bool *is_of_base) {
  const varve_dialect_definition *dialect = c->definition->dialect;
  char key[128];
  *directive = NULL;
  int size = snprintf(key, sizeof key, "directive.%.*s", VARVE_FORMAT_SLICE(name));
  if (size < 0 || (size_t)size >= sizeof key || c->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  varve_slice text = VARVE_SLICE("");
  for (; dialect != NULL && text.size == 0; dialect = varve_base_part(dialect)) {
    text = varve_find_fact(dialect->tables, dialect->record->facts, key);
    *is_of_base = dialect != c->definition->dialect;
  }
  if (text.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(c->context, text, directive));
  const varve_entity *found = *directive;
  bool is_right = found->kind == VARVE_KIND_ARRAY && found->child_count == 2 &&
                  found->children[0]->kind == VARVE_KIND_ARRAY &&
                  found->children[1]->kind == VARVE_KIND_STRING;
  for (uint32_t i = 0; is_right && i < found->children[0]->child_count; i++)
    is_right = found->children[0]->children[i]->kind == VARVE_KIND_STRING;
  return is_right ? VARVE_STATUS_OK : VARVE_STATUS_INTERNAL;
}

/* Arguments: $x, %a, type($x), ref(...), operands of text in quotes, attr-dict */

static varve_status bind_argument(compiler *c) {
  const varve_syntax_name *names[VARVE_EXPRESSION_SLOTS] = {NULL};
  uint32_t count = 0, closing = 0;
  while (varve_format_at_word(&c->lexer, "ref") || varve_format_at_word(&c->lexer, "type") ||
         varve_format_at_word(&c->lexer, "qualified")) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
    closing++;
  }
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE || at_sign(c, '%')) {
    VARVE_TRY(varve_syntax_find_any(c, names, &count));
    VARVE_TRY(varve_vector_append(&c->lists.bindings, names, count));
  } else if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_STRING &&
             !varve_format_at_word(&c->lexer, "attr-dict")) {
    return REFUSE(c, c->lexer.token.place, "this cannot be an argument of a directive");
  }
  VARVE_TRY(varve_format_advance(&c->lexer));
  for (; closing != 0; closing--)
    VARVE_TRY(varve_format_expect_sign(&c->lexer, ')'));
  return VARVE_STATUS_OK;
}

/* The name in "ref type $xs...": after the '$'. That of an argument has its '%'. */
static varve_slice parameter_name(varve_slice takes, bool *is_list) {
  const char *sigil = takes.size == 0 ? NULL : memchr(takes.data, '$', takes.size);
  *is_list = takes.size > 3 && memcmp(takes.data + takes.size - 3, "...", 3) == 0;
  if (sigil == NULL)
    return takes;
  size_t size = (size_t)(takes.data + takes.size - sigil) - 1 - (*is_list ? 3 : 0);
  return varve_slice_make(sigil + 1, size);
}

/* Gives the arguments to the parameters: the one with "..." takes all that the others leave. */
static varve_status bind_parameters(compiler *c, varve_directive_scope *scope,
                                    const varve_entity *takes, const size_t *firsts,
                                    uint32_t count) {
  uint32_t next = 0, extra;
  const char *place = c->lexer.token.place;
  scope->count = takes->child_count;
  if (takes->child_count > VARVE_EXPRESSION_SLOTS)
    return REFUSE(c, place, "a directive has at most %d parameters", VARVE_EXPRESSION_SLOTS);
  for (uint32_t i = 0; i < takes->child_count; i++) {
    bool is_list;
    varve_slice name = parameter_name(varve_string_bytes(takes->children[i]), &is_list);
    scope->has_attributes =
        scope->has_attributes || varve_slice_equal(name, VARVE_SLICE("attr-dict"));
    uint32_t others = takes->child_count - i - 1;
    extra = is_list && count > next + others ? count - next - others : 1;
    if (next + extra > count || (others == 0 && next + extra != count))
      return REFUSE(c, place, "the directive has %u parameters, but %u arguments are given",
                    takes->child_count, count);
    scope->parameters[i] = (varve_directive_parameter){
        .name = name, .first = firsts[next], .count = firsts[next + extra] - firsts[next]};
    if (scope->parameters[i].count > VARVE_EXPRESSION_SLOTS)
      return REFUSE(c, place, "a parameter has more than %d arguments", VARVE_EXPRESSION_SLOTS);
    next += extra;
  }
  return VARVE_STATUS_OK;
}

/* Returns whether a directive can have this number of arguments. */
static bool fits(const varve_entity *takes, uint32_t count) {
  bool is_list, has_list = false;
  for (uint32_t i = 0; i < takes->child_count; i++) {
    parameter_name(varve_string_bytes(takes->children[i]), &is_list);
    has_list = has_list || is_list;
  }
  return has_list ? count >= takes->child_count : count == takes->child_count;
}

static varve_status compile_directive(compiler *c, varve_slice name, varve_slice format,
                                      const varve_directive_scope *scope) {
  const varve_format_lexer outer = c->lexer;
  const varve_directive_scope *outer_scope = c->scope;
  if (!varve_work_take(c->context, format.size)) /* it is compiled again at each use */
    return REFUSE(c, outer.token.place, "directives are used too often");
  c->lexer = varve_format_lexer_make(format, outer.fault);
  c->scope = scope;
  varve_status status = varve_syntax_compile_text(c);
  c->lexer = outer;
  c->scope = outer_scope;
  if (status != VARVE_STATUS_INVALID)
    return status;
  char message[sizeof outer.fault->message];
  size_t offset = outer.fault->offset;
  memcpy(message, outer.fault->message, sizeof message);
  return REFUSE(c, outer.token.place, "in '%.*s', at character %zu: %.90s",
                VARVE_FORMAT_SLICE(name), offset + 1, message);
}

varve_status varve_syntax_expand(compiler *c, varve_slice name, bool *is_known) {
  const varve_entity *directive = NULL;
  varve_directive_scope scope = {.depth = c->scope == NULL ? 1 : c->scope->depth + 1};
  size_t firsts[VARVE_EXPRESSION_SLOTS + 1];
  uint32_t count = 0;
  bool is_of_base = false;
  const varve_format_lexer before = c->lexer;
  VARVE_TRY(find_directive(c, name, &directive, &is_of_base));
  *is_known = directive != NULL;
  if (directive == NULL)
    return VARVE_STATUS_OK;
  if (scope.depth > NESTING)
    return REFUSE(c, c->lexer.token.place, "directives are nested deeper than %d levels", NESTING);
  while (!at_sign(c, ')')) {
    if (count == VARVE_EXPRESSION_SLOTS)
      return REFUSE(c, c->lexer.token.place, "a directive has at most %d arguments",
                    VARVE_EXPRESSION_SLOTS);
    firsts[count++] = c->lists.bindings.count;
    VARVE_TRY(bind_argument(c));
    if (!at_sign(c, ','))
      break;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  firsts[count] = c->lists.bindings.count;
  if (is_of_base && !fits(directive->children[0], count)) {
    varve_vector_truncate(&c->lists.bindings, firsts[0]);
    c->lexer = before;
    *is_known = false;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(bind_parameters(c, &scope, directive->children[0], firsts, count));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ')'));
  VARVE_TRY(compile_directive(c, name, varve_string_bytes(directive->children[1]), &scope));
  c->at.spacing = (varve_format_spacing){.needs_space = true};
  return varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_SPACING});
}

/* Words for formats: list($x), braces($x), visibility($x) */

static const struct {
  const char *word;
  varve_slice format;
  bool has_brackets;
} known_words[] = {
    {"list", VARVE_SLICE_INIT("`[` each($x by `,`: $x) `]`"), true},
    {"braces", VARVE_SLICE_INIT("`{` each($x by `,`: $x) `}`"), true},
    {"visibility",
     VARVE_SLICE_INIT("one( | `private` let($x = 'private') | `public` let($x = 'public')"
                      " | `nested` let($x = 'nested') )"),
     false}};

varve_status varve_syntax_expand_word(compiler *c, bool *is_known) {
  size_t word = 0;
  uint32_t element = varve_syntax_count(c);
  varve_directive_scope scope = {.depth = c->scope == NULL ? 1 : c->scope->depth + 1};
  size_t first = c->lists.bindings.count;
  while (word < VARVE_COUNT_OF(known_words) &&
         !varve_format_at_word(&c->lexer, known_words[word].word))
    word++;
  *is_known = word < VARVE_COUNT_OF(known_words);
  if (!*is_known)
    return VARVE_STATUS_OK;
  varve_slice name = c->lexer.token.text;
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  VARVE_TRY(bind_argument(c));
  scope.count = 1;
  scope.parameters[0] = (varve_directive_parameter){
      .name = VARVE_SLICE("x"), .first = first, .count = c->lists.bindings.count - first};
  const char *close = c->lexer.token.place;
  if (!at_sign(c, ')'))
    return REFUSE(c, close, "expected ')'");
  VARVE_TRY(compile_directive(c, name, known_words[word].format, &scope));
  if (known_words[word].has_brackets)
    varve_syntax_at(c, element)->is_opening = true;
  return varve_format_advance(&c->lexer);
}
