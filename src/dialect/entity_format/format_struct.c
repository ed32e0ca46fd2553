/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles struct(...): values with keys, in any order. format-spec/assembly-format.md section 2.
 */
#include "dialect/entity_format/format_compile.h"

/* A key whose value is not complete. */
typedef struct open_key {
  uint32_t element;
  size_t written; /* parameters before it */
  bool was_required;
  bool was_in_struct;
  bool was_in_branch;
} open_key;

/* The printer puts "key = " before the value. */
static varve_status begin_key(varve_format_compiler *c, varve_slice key, open_key *open) {
  *open = (open_key){(uint32_t)c->elements.count, c->written.count, c->is_required, c->in_struct,
                     c->in_branch};
  c->is_required = c->in_struct = true;
  c->in_branch = false;
  c->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
  return varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_KEY, .text = key});
}

static varve_status end_key(varve_format_compiler *c, uint32_t structure, const open_key *open) {
  uint32_t first = (uint32_t)c->anchors.count;
  c->is_required = open->was_required;
  c->in_struct = open->was_in_struct;
  c->in_branch = open->was_in_branch;
  VARVE_TRY(varve_format_add(
      c, (varve_format_element){.kind = VARVE_FORMAT_KEY_END, .index = structure}));
  for (size_t i = open->written; i < c->written.count; i++)
    VARVE_TRY(varve_vector_push(&c->anchors, &VARVE_VECTOR_AT(&c->written, uint32_t, i)));
  varve_format_element *key = varve_format_element_at(c, open->element);
  key->next = (uint32_t)c->elements.count;
  key->first_anchor = first;
  key->anchor_count = (uint32_t)c->anchors.count - first;
  return VARVE_STATUS_OK;
}

/* Compiles elements up to the comma or parenthesis that ends them. */
static varve_status compile_elements(varve_format_compiler *c) {
  size_t open = c->open_count;
  const char *place = c->lexer.token.place;
  size_t written = c->written.count;
  while (c->open_count > open ||
         (!varve_format_at_sign(&c->lexer, ',') && !varve_format_at_sign(&c->lexer, ')'))) {
    if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_END)
      return varve_format_refuse(&c->lexer, place, "'struct' does not end");
    VARVE_TRY(varve_format_compile_element(c));
  }
  if (written == c->written.count)
    return varve_format_refuse(&c->lexer, place, "the value of the key has no parameter");
  return VARVE_STATUS_OK;
}

/* shown(A): the key is printed even if its value has the default. */
static varve_status compile_shown(varve_format_compiler *c, uint32_t key) {
  varve_format_element_at(c, key)->is_shown = true;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(compile_elements(c));
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* Returns whether "key =" follows, otherwise a value whose name is the key. */
static bool at_key(const varve_format_compiler *c) {
  varve_format_fault ignored;
  varve_format_lexer ahead = c->lexer;
  ahead.fault = &ignored;
  return c->lexer.token.kind == VARVE_FORMAT_TOKEN_WORD &&
         varve_format_advance(&ahead) == VARVE_STATUS_OK && varve_format_at_sign(&ahead, '=');
}

static bool has_key(varve_format_compiler *c, uint32_t structure, varve_slice key) {
  for (uint32_t i = structure + 1; i < c->elements.count; i = varve_format_element_at(c, i)->next)
    if (varve_slice_equal(varve_format_element_at(c, i)->text, key))
      return true;
  return false;
}

static varve_status compile_key(varve_format_compiler *c, uint32_t structure) {
  varve_slice key = c->lexer.token.text;
  const char *place = c->lexer.token.place;
  open_key open;
  if (!varve_format_is_literal(key) || has_key(c, structure, key))
    return varve_format_refuse(&c->lexer, place,
                               varve_format_is_literal(key) ? "the key '%.*s' comes twice"
                                                            : "'%.*s' cannot be a key",
                               VARVE_FORMAT_SLICE(key));
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '='));
  VARVE_TRY(begin_key(c, key, &open));
  VARVE_TRY(varve_format_at_word(&c->lexer, "shown") ? compile_shown(c, open.element)
                                                     : compile_elements(c));
  return end_key(c, structure, &open);
}

/* $a, qualified($a): the key is the name. */
static varve_status compile_named(varve_format_compiler *c, uint32_t structure) {
  open_key open;
  if (!varve_format_at_value(c))
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a variable");
  VARVE_TRY(begin_key(c, VARVE_SLICE(""), &open));
  VARVE_TRY(varve_format_compile_value(c));
  varve_format_element_at(c, open.element)->text =
      varve_format_slot_name(c, varve_format_element_at(c, open.element + 1)->index);
  return end_key(c, structure, &open);
}

static varve_status compile_keys(varve_format_compiler *c, uint32_t structure) {
  if (varve_format_at_word(&c->lexer, "params") && !at_key(c)) {
    /* params: adds all parameters. */
    open_key open;
    for (uint32_t i = 0; i < c->definition->parameter_count; i++) {
      VARVE_TRY(begin_key(c, c->definition->parameters[i].name, &open));
      VARVE_TRY(varve_format_mark_by_params(c, i));
      VARVE_TRY(varve_format_add_value(
          c, (varve_format_element){.kind = VARVE_FORMAT_VARIABLE, .index = i}));
      VARVE_TRY(end_key(c, structure, &open));
    }
    return varve_format_advance(&c->lexer);
  }
  for (;;) {
    VARVE_TRY(at_key(c) ? compile_key(c, structure) : compile_named(c, structure));
    if (!varve_format_at_sign(&c->lexer, ','))
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_format_advance(&c->lexer));
    if (varve_format_at_word(&c->lexer, "others") && !at_key(c)) {
      varve_format_element_at(c, structure)->has_others = true;
      return varve_format_advance(&c->lexer);
    }
  }
}

varve_status varve_format_enter(varve_format_compiler *c) {
  if (c->depth == VARVE_FORMAT_NESTING)
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "directives are nested deeper than %d levels", VARVE_FORMAT_NESTING);
  c->depth++;
  VARVE_TRY(varve_format_advance(&c->lexer));
  return varve_format_expect_sign(&c->lexer, '(');
}

varve_status varve_format_compile_struct(varve_format_compiler *c) {
  uint32_t structure = (uint32_t)c->elements.count;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(varve_format_add(
      c, (varve_format_element){.kind = VARVE_FORMAT_STRUCT,
                                .has_space = varve_format_space_element(&c->spacing)}));
  VARVE_TRY(compile_keys(c, structure));
  varve_format_end_directive(c, structure);
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}
