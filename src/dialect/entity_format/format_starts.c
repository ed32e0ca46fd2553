/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds what the alternatives and items of a format begin with, and checks that one token is
 * enough to choose. format-spec/assembly-format.md section 2. */
#include "base/text_spelling.h"
#include "dialect/entity_format/format_compile.h"

enum { MOST_STARTS = 512 }; /* of one choice */

/* A search for the elements that the text may begin with. */
typedef struct search {
  varve_format_compiler *c;
  uint32_t end;          /* the search does not go beyond this element */
  bool reached_end;      /* there may be no text before the end */
  varve_vector open;     /* uint32_t: elements to look at */
  varve_vector is_known; /* bool, by element: it was in open */
} search;

static varve_status push(search *s, uint32_t element) {
  if (element == s->end)
    s->reached_end = true;
  if (element == s->end || element >= s->c->lists.elements.count ||
      VARVE_VECTOR_AT(&s->is_known, bool, element))
    return VARVE_STATUS_OK;
  VARVE_VECTOR_AT(&s->is_known, bool, element) = true;
  return varve_vector_push(&s->open, &element);
}

static varve_status add_start(search *s, varve_format_start start) {
  return varve_vector_push(&s->c->lists.starts, &start);
}

static varve_status add_literal(search *s, varve_slice text) {
  return add_start(s, (varve_format_start){.literal = text});
}

static const varve_parameter_rule *rule_of(const varve_format_compiler *c,
                                           const varve_format_element *variable) {
  return variable->rule != NULL ? variable->rule : &c->parameters[variable->index].rule;
}

/* A list with brackets begins with a literal. Dimensions may be missing. */
static varve_status look_at_variable(search *s, uint32_t index) {
  const varve_format_element *element = varve_format_element_at(s->c, index);
  if (element->is_inside) {
    /* What comes after the first literal of the entity's format. */
    const varve_parameter_rule *rule = rule_of(s->c, varve_format_element_at(s->c, index));
    const varve_entity_definition *definition = NULL;
    VARVE_TRY(varve_find_entity(s->c->context, rule->dialect, rule->mnemonic, rule->is_type,
                                &definition));
    const varve_format_element *second = &definition->format->elements[1];
    bool is_literal = second->kind == VARVE_FORMAT_LITERAL && !second->is_name;
    return is_literal ? add_start(s, (varve_format_start){.literal = second->text})
                      : add_start(s, (varve_format_start){.element = index});
  }
  if (element->bracket == VARVE_FORMAT_SQUARE || element->bracket == VARVE_FORMAT_BRACE)
    return add_literal(s, element->bracket == VARVE_FORMAT_SQUARE ? VARVE_SLICE("[")
                                                                  : VARVE_SLICE("{"));
  VARVE_TRY(add_start(s, (varve_format_start){.element = index}));
  if (element->bracket == VARVE_FORMAT_DIMENSIONS)
    return add_literal(s, VARVE_SLICE("["));
  const varve_parameter_rule *rule = rule_of(s->c, element);
  bool is_scalar = !rule->is_array && rule->kind == VARVE_PARAMETER_INTEGER;
  bool may_be_missing =
      element->bracket == VARVE_FORMAT_SHAPE
          ? !is_scalar
          : !element->is_required && s->c->parameters[element->index].may_be_absent;
  return may_be_missing ? push(s, index + 1) : VARVE_STATUS_OK;
}

/* Any clause, or none. */
static varve_status look_at_any(search *s, uint32_t any) {
  const varve_format_element element = *varve_format_element_at(s->c, any);
  for (uint32_t i = any + 1; i < element.next; i = varve_format_element_at(s->c, i)->next)
    VARVE_TRY(push(s, i + 1));
  return push(s, element.next);
}

static varve_status look_at_each_next(search *s, uint32_t each) {
  const varve_format_element element = *varve_format_element_at(s->c, each);
  VARVE_TRY(element.text.size != 0 ? add_literal(s, element.text) : push(s, each + 1));
  if (element.other.size != 0)
    VARVE_TRY(add_literal(s, element.other));
  return push(s, element.next);
}

static varve_status look_at(search *s, uint32_t index) {
  const varve_format_element element = *varve_format_element_at(s->c, index);
  switch (element.kind) {
  case VARVE_FORMAT_LITERAL:
    return add_start(
        s, (varve_format_start){.literal = element.is_name ? VARVE_SLICE("") : element.text,
                                .element = index});
  case VARVE_FORMAT_VARIABLE:
    return look_at_variable(s, index);
  case VARVE_FORMAT_PLACES:
    return add_literal(s, VARVE_SLICE("["));
  case VARVE_FORMAT_NESTED:
    return add_literal(s, VARVE_SLICE("{"));
  case VARVE_FORMAT_STRUCT: {
    uint32_t end = varve_format_element_at(s->c, index)->next;
    bool may_be_missing = true;
    for (uint32_t i = index + 1; i < end; i = varve_format_element_at(s->c, i)->next) {
      const varve_format_element key = *varve_format_element_at(s->c, i);
      VARVE_TRY(add_literal(s, key.text));
      for (uint32_t k = 0; k < key.anchor_count; k++) {
        uint32_t slot = VARVE_VECTOR_AT(&s->c->lists.anchors, uint32_t, key.first_anchor + k);
        may_be_missing = may_be_missing && s->c->parameters[slot].may_be_absent;
      }
    }
    return may_be_missing ? push(s, end) : VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_KEY_END:
    VARVE_TRY(add_literal(s, VARVE_SLICE(",")));
    return push(s, varve_format_element_at(s->c, element.index)->next);
  case VARVE_FORMAT_GROUP:
    VARVE_TRY(push(s, index + 1));
    return push(s, element.next);
  case VARVE_FORMAT_JUMP:
    return push(s, element.next);
  case VARVE_FORMAT_ONE: {
    uint32_t end = varve_format_element_at(s->c, index)->next;
    for (uint32_t i = index + 1; i != 0 && i < end; i = varve_format_element_at(s->c, i)->next)
      if (!varve_format_element_at(s->c, i)->is_printed)
        VARVE_TRY(push(s, i + 1));
    return VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_ANY:
    return look_at_any(s, index);
  case VARVE_FORMAT_CLAUSE_END:
    return push(s, element.index);
  case VARVE_FORMAT_WORD: {
    /* A word that begins with a letter may be absent, if its list may be empty. */
    const varve_format_element first = *varve_format_element_at(s->c, index + 1);
    VARVE_TRY(add_start(s, (varve_format_start){.element = index}));
    return first.is_list ? push(s, varve_format_element_at(s->c, index)->next) : VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_EACH:
    VARVE_TRY(push(s, index + 1));
    return push(s, element.next);
  case VARVE_FORMAT_EACH_NEXT:
    return look_at_each_next(s, element.index);
  case VARVE_FORMAT_LIST:
  case VARVE_FORMAT_CUSTOM:
    return add_start(s, (varve_format_start){.element = index});
  default:
    return push(s, index + 1);
  }
}

/* Appends what the text from an element on begins with to the starts. */
static varve_status run(search *s, uint32_t from) {
  size_t first = s->c->lists.starts.count;
  s->reached_end = false;
  varve_vector_truncate(&s->open, 0);
  memset(s->is_known.data, 0, s->is_known.count * sizeof(bool));
  VARVE_TRY(push(s, from));
  while (s->open.count != 0) {
    uint32_t index = VARVE_VECTOR_LAST(&s->open, uint32_t);
    varve_vector_truncate(&s->open, s->open.count - 1);
    VARVE_TRY(look_at(s, index));
    if (s->c->lists.starts.count - first > MOST_STARTS)
      return varve_format_refuse(&s->c->lexer, s->c->lexer.token.place,
                                 "alternatives begin with more than %d tokens", MOST_STARTS);
  }
  return VARVE_STATUS_OK;
}

/* Tokens that begin a value, by its rule */

enum {
  NUMBER = 1,
  TRUTH = 2,
  QUOTED = 4,
  CASE = 8,
  TYPE = 16, /* of builtin: also '(' */
  ARRAY = 32,
  NAME = 64, /* '#' */
  OTHER = 128,
  WORD = 256, /* any word */
  AT = 512,   /* '@' and a name */
  DICTIONARY = 1024,
  BODY = 2048,        /* '<': an entity without its name */
  DIALECT_TYPE = 4096 /* '!' */
};

static bool is_shape(const varve_format_element *element) {
  return element->bracket == VARVE_FORMAT_SHAPE || element->bracket == VARVE_FORMAT_DIMENSIONS;
}

static unsigned first_tokens(const varve_format_compiler *c, uint32_t index) {
  const varve_format_element *element =
      &VARVE_VECTOR_AT(&c->lists.elements, varve_format_element, index);
  if (element->kind == VARVE_FORMAT_WORD)
    return WORD | CASE;
  if (element->kind == VARVE_FORMAT_LITERAL)
    return WORD | CASE;
  if (element->kind != VARVE_FORMAT_VARIABLE || element->is_inside)
    return ~0U;
  const varve_parameter_rule *rule = rule_of(c, element);
  if (is_shape(element) || varve_format_is_integer(element))
    return NUMBER;
  if (element->is_name)
    return QUOTED | CASE | WORD;
  if (element->is_symbol)
    return AT;
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER:
  case VARVE_PARAMETER_FLOAT:
    return NUMBER;
  case VARVE_PARAMETER_BOOL:
    return TRUTH;
  case VARVE_PARAMETER_STRING:
    return QUOTED;
  case VARVE_PARAMETER_ENUM:
    return CASE | QUOTED;
  case VARVE_PARAMETER_TYPE:
    if (rule->node_kinds == UINT64_C(1) << VARVE_KIND_DIALECT_TYPE)
      return DIALECT_TYPE;
    return DIALECT_TYPE | TYPE | WORD;
  case VARVE_PARAMETER_AFFINE_MAP:
    return TYPE | WORD;
  case VARVE_PARAMETER_DENSE_ARRAY:
    return ARRAY | NAME | BODY;
  case VARVE_PARAMETER_ENTITY:
    return rule->is_type ? DIALECT_TYPE | TYPE | NAME | BODY : NAME | BODY;
  case VARVE_PARAMETER_LIST:
  case VARVE_PARAMETER_RECORD:
    return ARRAY;
  case VARVE_PARAMETER_ATTRIBUTE:
    break;
  }
  if (rule->node_kinds == UINT64_C(1) << VARVE_KIND_STRING)
    return QUOTED;
  if (rule->node_kinds == UINT64_C(1) << VARVE_KIND_ARRAY)
    return ARRAY;
  if (rule->node_kinds == UINT64_C(1) << VARVE_KIND_DICTIONARY)
    return DICTIONARY | NAME;
  if (rule->node_kinds == UINT64_C(1) << VARVE_KIND_DIALECT_ATTRIBUTE)
    return NAME;
  return rule->node_kinds == UINT64_C(1) << VARVE_KIND_SYMBOL_REF ? AT : ~(unsigned)BODY;
}

static bool is_one_of(varve_slice text, const char *const *texts, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (varve_slice_equal(text, varve_slice_of(texts[i])))
      return true;
  return false;
}

/* Returns whether a value may begin with the literal. */
static bool begins_with(const varve_format_compiler *c, uint32_t index, varve_slice literal) {
  static const char *const truths[] = {"true", "false"};
  static const char *const dimensions[] = {"?"};
  static const char *const signs[] = {"-"};
  static const char *const parens[] = {"("};
  static const char *const squares[] = {"["};
  static const char *const bodies[] = {"<"};
  static const char *const braces[] = {"{"};
  const varve_format_element *element =
      &VARVE_VECTOR_AT(&c->lists.elements, varve_format_element, index);
  unsigned tokens = first_tokens(c, index);
  uint64_t value;
  if (element->kind == VARVE_FORMAT_WORD)
    return varve_format_is_word(element, element->next - index - 1, literal);
  if ((tokens & CASE) != 0 && element->kind == VARVE_FORMAT_VARIABLE &&
      c->parameters[element->index].rule.kind == VARVE_PARAMETER_ENUM)
    return varve_enum_find_case(&c->parameters[element->index].rule, literal, &value);
  return (element->is_name && varve_is_bare_identifier(literal)) ||
         (is_shape(element) && is_one_of(literal, dimensions, 1)) ||
         ((tokens & TRUTH) != 0 && is_one_of(literal, truths, 2)) ||
         ((tokens & NUMBER) != 0 && is_one_of(literal, signs, 1)) ||
         ((tokens & TYPE) != 0 && is_one_of(literal, parens, 1)) ||
         ((tokens & ARRAY) != 0 && is_one_of(literal, squares, 1)) ||
         ((tokens & BODY) != 0 && is_one_of(literal, bodies, 1)) ||
         ((tokens & (OTHER | DICTIONARY)) != 0 && is_one_of(literal, braces, 1));
}

/* Returns whether two words begin with texts that tell them apart. */
static bool are_different_words(const varve_format_compiler *c, uint32_t a, uint32_t b) {
  const varve_format_element *elements = (const varve_format_element *)c->lists.elements.data;
  if (elements[a].kind != VARVE_FORMAT_WORD || elements[b].kind != VARVE_FORMAT_WORD)
    return false;
  varve_slice first = elements[a + 1].text, second = elements[b + 1].text;
  return !varve_slice_starts_with(first, second) && !varve_slice_starts_with(second, first);
}

/* Returns whether one is a word with a text first, and the other a type: the word wins. */
static bool are_word_and_type(const varve_format_compiler *c, uint32_t a, uint32_t b) {
  const varve_format_element *elements = (const varve_format_element *)c->lists.elements.data;
  if (elements[a].kind != VARVE_FORMAT_WORD)
    return elements[b].kind == VARVE_FORMAT_WORD && are_word_and_type(c, b, a);
  return elements[a + 1].text.size != 0 && elements[b].kind == VARVE_FORMAT_VARIABLE &&
         rule_of(c, &elements[b])->kind == VARVE_PARAMETER_TYPE;
}

/* Returns whether the same token may begin both. */
static bool clash(const varve_format_compiler *c, const varve_format_start *a,
                  const varve_format_start *b) {
  if (a->literal.size != 0 && b->literal.size != 0)
    return varve_slice_equal(a->literal, b->literal);
  if (a->literal.size != 0)
    return begins_with(c, b->element, a->literal);
  if (b->literal.size != 0)
    return begins_with(c, a->element, b->literal);
  return !are_different_words(c, a->element, b->element) &&
         !are_word_and_type(c, a->element, b->element) &&
         (first_tokens(c, a->element) & first_tokens(c, b->element)) != 0;
}

/* Compares the starts in [first, middle) with those in [middle, end). */
static varve_status check_apart(const search *s, size_t first, size_t middle) {
  const varve_vector *starts = &s->c->lists.starts;
  for (size_t i = first; i < middle; i++)
    for (size_t k = middle; k < starts->count; k++) {
      const varve_format_start *a = &VARVE_VECTOR_AT(starts, varve_format_start, i);
      const varve_format_start *b = &VARVE_VECTOR_AT(starts, varve_format_start, k);
      if (clash(s->c, a, b)) {
        const varve_format_start *start = a->literal.size != 0 ? a : b;
        const varve_format_compiler *c = s->c;
        varve_slice name =
            start->literal.size != 0 ? start->literal : VARVE_SLICE("a value of the same kind");
        return varve_format_refuse(&s->c->lexer, c->lexer.token.place,
                                   "two alternatives, or one and what follows, begin with '%.*s'",
                                   VARVE_FORMAT_SLICE(name));
      }
    }
  return VARVE_STATUS_OK;
}

static varve_status find_of_one(search *s, uint32_t one) {
  size_t first = s->c->lists.starts.count;
  bool may_be_empty = false;
  uint32_t end = varve_format_element_at(s->c, one)->next;
  for (uint32_t branch = one + 1, next; branch != 0; branch = next) {
    size_t start = s->c->lists.starts.count;
    s->end = end;
    next = varve_format_element_at(s->c, branch)->next;
    if (varve_format_element_at(s->c, branch)->is_printed)
      continue;
    VARVE_TRY(run(s, branch + 1));
    VARVE_TRY(check_apart(s, first, start));
    varve_format_element *element = varve_format_element_at(s->c, branch);
    element->first_start = (uint32_t)start;
    element->start_count = (uint32_t)(s->c->lists.starts.count - start);
    element->may_be_empty = s->reached_end;
    if (may_be_empty && s->reached_end)
      return varve_format_refuse(&s->c->lexer, s->c->lexer.token.place,
                                 "two alternatives may be empty");
    may_be_empty = may_be_empty || s->reached_end;
  }
  if (!may_be_empty)
    return VARVE_STATUS_OK;
  size_t middle = s->c->lists.starts.count;
  s->end = UINT32_MAX;
  VARVE_TRY(run(s, end));
  VARVE_TRY(check_apart(s, first, middle));
  varve_vector_truncate(&s->c->lists.starts, middle);
  return VARVE_STATUS_OK;
}

/* Finds what may follow a separator that belongs to the text after the items. The parser takes
 * such a literal for no item. */
static varve_status find_stops(search *s, uint32_t each) {
  const varve_format_element element = *varve_format_element_at(s->c, each);
  varve_vector *starts = &s->c->lists.starts;
  size_t first = starts->count, last = first;
  uint32_t separator = 0;
  s->end = UINT32_MAX;
  VARVE_TRY(run(s, element.next));
  for (size_t i = first; i < starts->count; i++)
    if (VARVE_VECTOR_AT(starts, varve_format_start, i).element != 0 &&
        varve_slice_equal(VARVE_VECTOR_AT(starts, varve_format_start, i).literal, element.text))
      separator = VARVE_VECTOR_AT(starts, varve_format_start, i).element;
  varve_vector_truncate(starts, first);
  if (separator == 0 || element.text.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(run(s, separator + 1));
  for (size_t i = first; i < starts->count; i++)
    if (VARVE_VECTOR_AT(starts, varve_format_start, i).literal.size != 0)
      VARVE_VECTOR_AT(starts, varve_format_start, last++) =
          VARVE_VECTOR_AT(starts, varve_format_start, i);
  varve_vector_truncate(starts, last);
  varve_format_element_at(s->c, each)->stop_count = (uint32_t)(last - first);
  return VARVE_STATUS_OK;
}

/* The first token of a clause differs from the others, and from what follows if no literal is
 * before it. */
static varve_status find_of_any(search *s, uint32_t any) {
  size_t first = s->c->lists.starts.count;
  const varve_format_element element = *varve_format_element_at(s->c, any);
  for (uint32_t clause = any + 1; clause < element.next;
       clause = varve_format_element_at(s->c, clause)->next) {
    size_t start = s->c->lists.starts.count;
    s->end = varve_format_element_at(s->c, clause)->next - 1;
    VARVE_TRY(run(s, clause + 1 + (element.text.size != 0)));
    VARVE_TRY(check_apart(s, first, start));
    if (s->reached_end)
      return varve_format_refuse(&s->c->lexer, s->c->lexer.token.place,
                                 "a clause of 'any' may be empty");
    varve_format_element_at(s->c, clause)->first_start = (uint32_t)start;
    varve_format_element_at(s->c, clause)->start_count =
        (uint32_t)(s->c->lists.starts.count - start);
  }
  size_t middle = s->c->lists.starts.count;
  if (element.text.size != 0)
    return VARVE_STATUS_OK;
  s->end = UINT32_MAX;
  VARVE_TRY(run(s, element.next));
  VARVE_TRY(check_apart(s, first, middle));
  varve_vector_truncate(&s->c->lists.starts, middle);
  return VARVE_STATUS_OK;
}

/* An item that has no text would repeat forever. */
static varve_status find_of_each(search *s, uint32_t each) {
  size_t start = s->c->lists.starts.count;
  uint32_t i = each + 1;
  while (varve_format_element_at(s->c, i)->kind != VARVE_FORMAT_EACH_NEXT)
    i++;
  s->end = i;
  VARVE_TRY(run(s, each + 1));
  if (s->reached_end)
    return varve_format_refuse(&s->c->lexer, s->c->lexer.token.place,
                               "an item of 'each' may be empty");
  varve_format_element *element = varve_format_element_at(s->c, each);
  element->first_start = (uint32_t)start;
  element->start_count = (uint32_t)(s->c->lists.starts.count - start);
  return find_stops(s, each);
}

static varve_status find_all(search *s) {
  const bool unknown = false;
  for (size_t i = 0; i < s->c->lists.elements.count; i++)
    VARVE_TRY(varve_vector_push(&s->is_known, &unknown));
  for (uint32_t i = 0; i < s->c->lists.elements.count; i++) {
    varve_format_kind kind = varve_format_element_at(s->c, i)->kind;
    if (kind == VARVE_FORMAT_ONE)
      VARVE_TRY(find_of_one(s, i));
    else if (kind == VARVE_FORMAT_ANY)
      VARVE_TRY(find_of_any(s, i));
    else if (kind == VARVE_FORMAT_EACH)
      VARVE_TRY(find_of_each(s, i));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_format_find_starts(varve_format_compiler *c) {
  search s = {.c = c};
  if (!c->has_choices)
    return VARVE_STATUS_OK;
  varve_vector_init(&s.open, &c->context->memory, sizeof(uint32_t));
  varve_vector_init(&s.is_known, &c->context->memory, sizeof(bool));
  varve_status status = find_all(&s);
  varve_vector_release(&s.open);
  varve_vector_release(&s.is_known);
  return status;
}
