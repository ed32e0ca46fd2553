/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that compile formats of types and attributes. */
#ifndef VARVE_DIALECT_FORMAT_COMPILE_H
#define VARVE_DIALECT_FORMAT_COMPILE_H

#include "base/diagnostic.h"
#include "dialect/lex/format_tokens.h"

/* The maximum number of elements. */
enum { VARVE_FORMAT_ELEMENTS = 4096 };

/* A group that is not closed yet. */
typedef struct varve_open_format_group {
  uint32_t element;
  uint32_t jump; /* at the end of its first half; while that is open: the group element itself */
  const char *place;
  varve_format_spacing spacing; /* before the group: both halves start with it */
  bool is_required;             /* of the elements around the group */
} varve_open_format_group;

/* The lists that become those of the format. */
typedef struct varve_format_lists {
  varve_vector elements;   /* varve_format_element */
  varve_vector anchors;    /* uint32_t */
  varve_vector starts;     /* varve_format_start */
  varve_vector conditions; /* varve_format_condition */
  varve_vector places;     /* varve_element_coverage, by element */
} varve_format_lists;

typedef struct varve_format_compiler {
  varve_context *context;
  const varve_entity_definition *definition;
  varve_format_lexer lexer;
  varve_format_lists lists;
  varve_parameter_value *parameters; /* the slots */
  uint32_t slot_count;
  bool uses_parts;      /* items or fields occur in the format */
  bool *is_written;     /* by slot: its value is already written */
  varve_vector written; /* uint32_t: these slots, in order */
  varve_open_format_group open[VARVE_FORMAT_NESTING];
  size_t open_count;
  uint32_t each[VARVE_FORMAT_EACH_NESTING]; /* the arrays whose items are written */
  uint32_t each_count;
  uint32_t self_type; /* the parameter in self(...); VARVE_NO_PARAMETER: not written */
  bool has_choices;
  bool in_branch;        /* directly in an alternative of one, if no group was opened in it */
  size_t branch_open;    /* groups that were open before it */
  uint32_t depth;        /* of directives with elements inside */
  bool is_required;      /* the elements are inside one of these */
  bool in_struct;        /* the elements are the value of a key */
  uint32_t last_element; /* the element that '^' would mark */
  bool has_last;
  varve_format_spacing spacing;
  const char *place; /* of the next element; NULL: the current token */
} varve_format_compiler;

static inline varve_format_element *varve_format_element_at(varve_format_compiler *c,
                                                            uint32_t index) {
  return &VARVE_VECTOR_AT(&c->lists.elements, varve_format_element, index);
}

/* format_compile.c */
varve_status varve_format_add(varve_format_compiler *c,
                              varve_format_element element) VARVE_MUST_USE;
/* Returns the name of a parameter or field; of an item, that of its array. */
varve_slice varve_format_slot_name(const varve_format_compiler *c, uint32_t slot);
/* Returns whether the value of the slot, or of each of its fields, is written. */
bool varve_format_is_complete(const varve_format_compiler *c, uint32_t slot);

/* format_value.c */
/* Refuses a record, of which only the fields have text. */
varve_status varve_format_check_text(varve_format_compiler *c, const char *place,
                                     uint32_t slot) VARVE_MUST_USE;
/* Makes the slots: the parameters, then their items and fields. */
varve_status varve_format_make_slots(varve_format_compiler *c) VARVE_MUST_USE;
/* Finds the slot of a variable: $a, $a.field. Only ref() may name a slot that is already
 * written. */
varve_status varve_format_find_parameter(varve_format_compiler *c, bool is_reference,
                                         uint32_t *index) VARVE_MUST_USE;
varve_status varve_format_compile_element(varve_format_compiler *c) VARVE_MUST_USE;
/* Sets what a directive with several elements needs when it is complete. */
void varve_format_end_directive(varve_format_compiler *c, uint32_t element);

varve_status varve_format_mark_written(varve_format_compiler *c, uint32_t slot) VARVE_MUST_USE;
/* Marks a parameter that 'params' names as written. */
varve_status varve_format_mark_by_params(varve_format_compiler *c,
                                         uint32_t parameter) VARVE_MUST_USE;

/* format_value.c: $a, or $a in qualified(...), list(...), braces(...) */
bool varve_format_at_value(const varve_format_compiler *c);
varve_status varve_format_compile_value(varve_format_compiler *c) VARVE_MUST_USE;
/* Adds a VARIABLE whose parameter and brackets are known. */
varve_status varve_format_add_value(varve_format_compiler *c,
                                    varve_format_element element) VARVE_MUST_USE;

/* The token is "typed". */
varve_status varve_format_compile_typed(varve_format_compiler *c) VARVE_MUST_USE;

/* The token is "shaped". */
varve_status varve_format_compile_shaped(varve_format_compiler *c) VARVE_MUST_USE;
/* custom<DimensionList>($a): the token is the variable. */
varve_status varve_format_compile_dimensions(varve_format_compiler *c) VARVE_MUST_USE;

/* as($a, R) */
varve_status varve_format_compile_as(varve_format_compiler *c) VARVE_MUST_USE;

/* format_struct.c: the token is "word" or "letter". */
varve_status varve_format_compile_word(varve_format_compiler *c) VARVE_MUST_USE;

/* format_struct.c: the token is "nested". */
varve_status varve_format_compile_nested(varve_format_compiler *c) VARVE_MUST_USE;

/* format_struct.c: the token is "places". */
varve_status varve_format_compile_places(varve_format_compiler *c) VARVE_MUST_USE;

/* format_struct.c: the token is "struct". */
varve_status varve_format_compile_struct(varve_format_compiler *c) VARVE_MUST_USE;
/* Begins a directive with elements inside: skips its name and the parenthesis. */
varve_status varve_format_enter(varve_format_compiler *c) VARVE_MUST_USE;

/* format_struct.c: the token is "any". */
varve_status varve_format_compile_any(varve_format_compiler *c) VARVE_MUST_USE;

/* format_choice.c: the token is "one", "let" or "each". */
varve_status varve_format_compile_one(varve_format_compiler *c) VARVE_MUST_USE;
varve_status varve_format_compile_let(varve_format_compiler *c) VARVE_MUST_USE;
varve_status varve_format_compile_each(varve_format_compiler *c) VARVE_MUST_USE;
/* Compiles elements up to '|' or ')'. what: the directive, for messages. */
varve_status varve_format_compile_body(varve_format_compiler *c, const char *what) VARVE_MUST_USE;

/* format_starts.c: finds what alternatives and items begin with, and checks that a parser can
 * choose between them. Called when all elements are compiled. */
varve_status varve_format_find_starts(varve_format_compiler *c) VARVE_MUST_USE;

#endif
