/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the options of attr-dict, and attributes of operations whose text is not that of their
 * rule: symbol($x), name($x), value($x), short($x), dict($x), inside($x), dense($x, T), word(...).
 * format-spec/assembly-format.md section 4. */
#include "base/diagnostic.h"
#include "base/text_spelling.h"
#include "dialect/operation_format/operation_format_compile.h"
#include "ir/types.h"

typedef varve_syntax_compiler compiler;

#define REFUSE(c, place, ...) varve_format_refuse(&(c)->lexer, place, __VA_ARGS__)

static const struct {
  const char *word;
  varve_syntax_spelling spelling;
} spellings[] = {{"symbol", VARVE_SPELLING_SYMBOL}, {"name", VARVE_SPELLING_NAME},
                 {"value", VARVE_SPELLING_VALUE},   {"inside", VARVE_SPELLING_INSIDE},
                 {"dense", VARVE_SPELLING_DENSE},   {"dict", VARVE_SPELLING_DICTIONARY}};

varve_syntax_spelling varve_syntax_spelling_at(const compiler *c) {
  for (size_t i = 0; i < VARVE_COUNT_OF(spellings); i++)
    if (varve_format_at_word(&c->lexer, spellings[i].word))
      return spellings[i].spelling;
  return VARVE_SPELLING_PLAIN;
}

/* The attribute has a definition whose format begins with '<' and ends with '>', or it is an affine
 * map. */
static varve_status check_inside(compiler *c, const char *place, uint32_t attribute) {
  const varve_parameter_rule *rule = &c->attributes[attribute].rule;
  const varve_entity_definition *definition = NULL;
  if (c->attributes[attribute].form == VARVE_ATTRIBUTE_FORM_ENTITY)
    VARVE_TRY(
        varve_find_entity(c->context, rule->dialect, rule->mnemonic, rule->is_type, &definition));
  bool is_enclosed = definition != NULL && varve_format_is_enclosed(definition->format);
  if (is_enclosed || varve_syntax_is_affine_map(&c->attributes[attribute]))
    return VARVE_STATUS_OK;
  return REFUSE(c, place, "inside(...) needs an attribute whose format is enclosed in '<' and '>'");
}

/* , T */
static varve_status add_type(compiler *c, uint32_t element) {
  uint32_t equation;
  if (!varve_format_at_sign(&c->lexer, ','))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_syntax_add_condition(c, &equation));
  varve_syntax_at(c, element)->first_anchor = equation;
  varve_syntax_at(c, element)->anchor_count = 1;
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_add_with_spelling(compiler *c) {
  varve_slice word = c->lexer.token.text;
  varve_syntax_spelling spelling = varve_syntax_spelling_at(c);
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  return varve_syntax_finish_spelling(c, word, spelling);
}

varve_status varve_syntax_finish_spelling(compiler *c, varve_slice word,
                                          varve_syntax_spelling spelling) {
  uint32_t element = varve_syntax_count(c);
  const char *start = c->lexer.token.place;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return REFUSE(c, start, "%.*s(...) contains an attribute", VARVE_FORMAT_SLICE(word));
  VARVE_TRY(varve_syntax_add_variable(c, false));
  varve_syntax_element *added = varve_syntax_at(c, element);
  if (added->kind != VARVE_SYNTAX_ATTRIBUTE)
    return REFUSE(c, start, "%.*s(...) contains an attribute", VARVE_FORMAT_SLICE(word));
  added->spelling = spelling;
  if (spelling == VARVE_SPELLING_INSIDE)
    VARVE_TRY(check_inside(c, start, added->index));
  if (spelling == VARVE_SPELLING_DENSE)
    VARVE_TRY(add_type(c, element));
  return varve_format_expect_sign(&c->lexer, ')');
}

/* attr-dict(...) */

/* after(` `), after(`word`), after(`word` `=`) */
static varve_status add_keyword(compiler *c, uint32_t element) {
  varve_syntax_element *dictionary = varve_syntax_at(c, element);
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL &&
      varve_slice_equal(c->lexer.token.text, VARVE_SLICE(" "))) {
    dictionary->has_two_spaces = true;
    VARVE_TRY(varve_format_advance(&c->lexer));
    return varve_format_expect_sign(&c->lexer, ')');
  }
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_LITERAL ||
      !varve_is_bare_identifier(c->lexer.token.text))
    return REFUSE(c, c->lexer.token.place, "expected a literal that is a word or a space");
  dictionary->has_keyword = true;
  dictionary->text = c->lexer.token.text;
  VARVE_TRY(varve_format_advance(&c->lexer));
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL &&
      varve_slice_equal(c->lexer.token.text, VARVE_SLICE("="))) {
    dictionary->has_equal = true;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  return varve_format_expect_sign(&c->lexer, ')');
}

/* attr-dict(after(...) apart let(...) shown(...)), attr-dict(none); any other parenthesis after
 * attr-dict begins a group. */
varve_status varve_syntax_add_dictionary_options(compiler *c) {
  const varve_format_lexer before = c->lexer;
  uint32_t element = varve_syntax_count(c) - 1;
  VARVE_TRY(varve_format_advance(&c->lexer));
  if (varve_format_at_word(&c->lexer, "none")) {
    VARVE_VECTOR_AT(&c->lists.elements, varve_syntax_element, element).is_absent = true;
    VARVE_TRY(varve_format_advance(&c->lexer));
    return varve_format_expect_sign(&c->lexer, ')');
  }
  if (!varve_format_at_word(&c->lexer, "after") && !varve_format_at_word(&c->lexer, "apart") &&
      !varve_format_at_word(&c->lexer, "let") && !varve_format_at_word(&c->lexer, "shown")) {
    c->lexer = before;
    return VARVE_STATUS_OK;
  }
  if (varve_format_at_word(&c->lexer, "after"))
    VARVE_TRY(add_keyword(c, element));
  if (varve_format_at_word(&c->lexer, "apart")) {
    VARVE_VECTOR_AT(&c->lists.elements, varve_syntax_element, element).is_apart = true;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  while (varve_format_at_word(&c->lexer, "let") || varve_format_at_word(&c->lexer, "shown")) {
    bool are_shown = varve_format_at_word(&c->lexer, "shown");
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_syntax_add_equations(c, true, are_shown));
  }
  return varve_format_expect_sign(&c->lexer, ')');
}

/* word(`a` $x `b` $y): one token */

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool at_number(const compiler *c) {
  return c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE ||
         varve_format_at_word(&c->lexer, "index");
}

/* $x, or index: the number of the current item */
static varve_status add_number_or_index(compiler *c) {
  if (!varve_format_at_word(&c->lexer, "index")) {
    uint32_t element = varve_syntax_count(c);
    const char *place = c->lexer.token.place;
    VARVE_TRY(varve_syntax_add_variable(c, false));
    const varve_syntax_element *added = varve_syntax_at(c, element);
    const varve_attribute_syntax *syntax = NULL;
    if (added->kind == VARVE_SYNTAX_ATTRIBUTE)
      syntax = added->is_item && c->attributes[added->index].item != NULL
                   ? c->attributes[added->index].item
                   : &c->attributes[added->index];
    if (syntax == NULL || syntax->form != VARVE_ATTRIBUTE_FORM_TYPED ||
        syntax->type->kind == VARVE_KIND_FLOAT_TYPE || varve_type_bit_width(syntax->type) > 64)
      return REFUSE(c, place, "a word contains attributes that are integers of one type");
    return VARVE_STATUS_OK;
  }
  if (!varve_syntax_is_in_each(c))
    return REFUSE(c, c->lexer.token.place, "'index' needs an 'each' around it");
  VARVE_TRY(varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_INDEX}));
  return varve_format_advance(&c->lexer);
}

varve_status varve_syntax_add_word(compiler *c) {
  uint32_t element = varve_syntax_count(c);
  varve_syntax_element word = {.kind = VARVE_SYNTAX_WORD,
                               .has_space = varve_format_space_element(&c->at.spacing)};
  bool may_be_number = false;
  VARVE_TRY(varve_syntax_add(c, word));
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  do {
    if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL && !may_be_number) {
      /* Texts and numbers are distinct: a number follows a text, which does not end with a digit,
       * and a text after a number does not begin with one. */
      varve_slice text = c->lexer.token.text;
      if (!varve_is_bare_identifier(text) || is_digit(text.data[text.size - 1]))
        return REFUSE(c, c->lexer.token.place, "'%.*s' cannot be in a word",
                      VARVE_FORMAT_SLICE(text));
      VARVE_TRY(
          varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_LITERAL, .text = text}));
      VARVE_TRY(varve_format_advance(&c->lexer));
    } else if (may_be_number && at_number(c))
      VARVE_TRY(add_number_or_index(c));
    else
      return REFUSE(c, c->lexer.token.place, "texts and attributes alternate in a word");
    may_be_number = !may_be_number;
  } while (!varve_format_at_sign(&c->lexer, ')'));
  varve_syntax_at(c, element)->next = varve_syntax_count(c);
  c->at.spacing = (varve_format_spacing){.needs_space = true};
  return varve_format_advance(&c->lexer);
}
