/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the parts of the compiler of operation formats: operation_format.c prepares and
 * caches, operation_format_compile.c makes the elements, operation_format_check.c checks the
 * whole format. */
#ifndef VARVE_DIALECT_OPERATION_FORMAT_COMPILE_H
#define VARVE_DIALECT_OPERATION_FORMAT_COMPILE_H

#include "base/hash_table.h"
#include "dialect/lex/format_tokens.h"
#include "dialect/operation_format/operation_format.h"

/* A variable of a format, by its name. */
typedef struct varve_syntax_name {
  varve_slice name;
  varve_syntax_kind kind; /* ATTRIBUTE, OPERAND, RESULT, REGION, SUCCESSOR, ARGUMENT */
  uint32_t index;
} varve_syntax_name;

/* The variables of one kind that the format has used so far. */
typedef struct varve_seen_syntax {
  bool *values; /* by index */
  bool *types;  /* of operands and results */
  bool all_values;
  bool all_types;
  bool any_value;
  bool any_type;
} varve_seen_syntax;

/* What a format has bound at some place: the flags of all variables, in one block. */
typedef struct varve_bound_syntax {
  bool *flags;
  varve_seen_syntax seen[VARVE_SYNTAX_ARGUMENT + 1];
  bool has_attr_dict;
} varve_bound_syntax;

/* A branch of one(...) that has been compiled. */
typedef struct varve_branch_syntax {
  uint32_t element;
  varve_bound_syntax bound;
  bool is_generic;      /* the generic form sets everything */
  bool is_printed_only; /* it begins with `printed` */
} varve_branch_syntax;

/* A group, oilist, one(...), if(...) or each(...) that is not closed yet. */
typedef struct varve_open_syntax {
  varve_syntax_kind kind;
  size_t first_branch;       /* of one: in the compiler's branch_results */
  varve_bound_syntax before; /* of one: bound before it */
  uint32_t element;
  uint32_t jump; /* of a group: at the end of its first half; while that is open: the group element
                    itself */
  uint32_t anchor; /* the element with '^'; 0: not seen yet, as no group has its anchor at 0 */
  uint32_t clause; /* of an oilist: the open clause */
  uint32_t loop;   /* of each: in the compiler's loops */
  const char *place;
} varve_open_syntax;

/* A parameter of varve.directive, while its format is compiled. */
typedef struct varve_directive_parameter {
  varve_slice name;
  size_t first; /* in the compiler's bindings */
  size_t count;
} varve_directive_parameter;

/* The parameters that variables of the current directive name. */
typedef struct varve_directive_scope {
  varve_directive_parameter parameters[VARVE_EXPRESSION_SLOTS];
  uint32_t count;
  uint32_t depth;
  bool has_attributes; /* it takes attr-dict: other variables are those of the operation */
} varve_directive_scope;

/* The lists that become those of the format, and what is known of their items. */
typedef struct varve_syntax_lists {
  varve_vector elements;       /* varve_syntax_element */
  varve_vector anchors;        /* varve_syntax_element */
  varve_vector branches;       /* varve_syntax_branch */
  varve_vector branch_results; /* varve_branch_syntax, of all one(...) */
  varve_vector literals;       /* varve_slice */
  varve_vector equations;      /* varve_syntax_equation */
  varve_vector parts;          /* varve_syntax_part */
  varve_vector part_names;     /* const varve_syntax_name *, by part */
  varve_vector arguments;      /* varve_syntax_argument */
  varve_vector columns;        /* varve_syntax_column */
  varve_vector loops;          /* varve_syntax_loop */
  varve_vector places;         /* varve_element_coverage, by element */
  varve_vector bindings;       /* const varve_syntax_name *: arguments of directives */
} varve_syntax_lists;

/* Where the compiler is in the format, and the spaces there. */
typedef struct varve_syntax_position {
  varve_format_spacing spacing;
  varve_format_spacing spacing_before; /* the element that was added last */
  const char *place;                   /* of the next element; NULL: the current token */
  const char *outer_place;             /* in the format, of the current element or directive */
} varve_syntax_position;

typedef struct varve_syntax_compiler {
  varve_context *context;
  const varve_operation_definition *definition;
  const struct varve_nested_operation *nested; /* NULL: none */
  varve_format_lexer lexer;
  varve_slice text; /* the format; the lexer may be in a directive */
  varve_syntax_position at;
  varve_vector names; /* varve_syntax_name */
  varve_hash_table names_by_text;
  varve_syntax_lists lists;
  varve_attribute_syntax *attributes;
  varve_value_syntax *operands;
  varve_value_syntax *results;
  bool *is_bound;
  varve_seen_syntax seen[VARVE_SYNTAX_ARGUMENT + 1]; /* by kind */
  varve_open_syntax open[VARVE_FORMAT_NESTING];
  size_t open_count;
  uint32_t last_element; /* the element that '^' would mark */
  bool has_last;
  bool has_attr_dict;
  bool has_prop_dict;
  bool *seen_flags; /* all flags of seen, in one block of seen_count */
  size_t seen_count;
  uint32_t part_limit;                /* memory for parts */
  const varve_directive_scope *scope; /* NULL: not in a directive */
  bool is_local_value;                /* compiles the value of a local, which uses no locals */
} varve_syntax_compiler;

static inline varve_syntax_element *varve_syntax_at(const varve_syntax_compiler *c,
                                                    uint32_t index) {
  return &VARVE_VECTOR_AT(&c->lists.elements, varve_syntax_element, index);
}
static inline uint32_t varve_syntax_count(const varve_syntax_compiler *c) {
  return (uint32_t)c->lists.elements.count;
}

uint32_t varve_syntax_variable_count(const varve_syntax_compiler *c, varve_syntax_kind kind);
/* Returns the record of an OPERAND, RESULT, REGION or SUCCESSOR. */
const varve_value_record *varve_syntax_record(const varve_syntax_compiler *c,
                                              varve_syntax_kind kind, uint32_t index);
varve_record_list varve_syntax_list(const varve_syntax_compiler *c, varve_syntax_kind kind);
/* Returns whether the text may omit a property. */
bool varve_syntax_may_be_absent(const varve_property_definition *property);
bool varve_syntax_is_unit(const varve_syntax_compiler *c, uint32_t property);

/* Returns "operand" and the like, for the kinds of variables. */
const char *varve_syntax_kind_text(varve_syntax_kind kind);
bool varve_syntax_is_single(const varve_syntax_compiler *c, const varve_syntax_element *element);
/* Checks an element of a group, and one of an oilist with what follows it. */
varve_status varve_syntax_check_member(varve_syntax_compiler *c, const char *place,
                                       uint32_t index) VARVE_MUST_USE;
varve_status varve_syntax_check_clause_member(varve_syntax_compiler *c, const char *place,
                                              uint32_t index) VARVE_MUST_USE;

varve_status varve_syntax_compile_elements(varve_syntax_compiler *c) VARVE_MUST_USE;

/* For the files that compile parts of a format. operation_format_compile.c: */
varve_status varve_syntax_add(varve_syntax_compiler *c,
                              varve_syntax_element element) VARVE_MUST_USE;
/* Finds the one variable of a name: those of arguments begin with '%'. */
varve_status varve_syntax_find_name(varve_syntax_compiler *c, varve_slice name,
                                    const varve_syntax_name **found) VARVE_MUST_USE;
/* Finds what $x or $x.part names, up to the last token of the path: one variable, or those of a
 * parameter of a directive. `may_add`: also parts that the format has not named yet; otherwise the
 * path ends before them. */
varve_status varve_syntax_find_path(varve_syntax_compiler *c, bool may_add,
                                    const varve_syntax_name **names,
                                    uint32_t *count) VARVE_MUST_USE;
/* The same for $x, $x.part or %a. */
varve_status varve_syntax_find_any(varve_syntax_compiler *c, const varve_syntax_name **names,
                                   uint32_t *count) VARVE_MUST_USE;
/* Finds %a; the token is its name. */
varve_status varve_syntax_find_argument(varve_syntax_compiler *c,
                                        const varve_syntax_name **name) VARVE_MUST_USE;
/* Binds the value or the type of a variable, at the current token. */
varve_status varve_syntax_bind(varve_syntax_compiler *c, const varve_syntax_name *variable,
                               bool is_type) VARVE_MUST_USE;

/* Attributes whose text is not that of their rule: operation_format_spelling.c. PLAIN: the token is
 * none of these words. */
varve_syntax_spelling varve_syntax_spelling_at(const varve_syntax_compiler *c);
/* Adds what is in the parentheses after attr-dict, or does nothing if these begin a group. */
varve_status varve_syntax_add_dictionary_options(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_with_spelling(varve_syntax_compiler *c) VARVE_MUST_USE;
/* The token is the variable in `word(`. */
varve_status varve_syntax_finish_spelling(varve_syntax_compiler *c, varve_slice word,
                                          varve_syntax_spelling spelling) VARVE_MUST_USE;
/* The token is "word". */
varve_status varve_syntax_add_word(varve_syntax_compiler *c) VARVE_MUST_USE;
/* Compiles elements up to the end of the lexer's text. */
varve_status varve_syntax_compile_text(varve_syntax_compiler *c) VARVE_MUST_USE;

/* Finds the one variable or part at the current token. */
varve_status varve_syntax_find_variable(varve_syntax_compiler *c,
                                        const varve_syntax_name **found) VARVE_MUST_USE;
/* Requires that an earlier element writes the variable. */
varve_status varve_syntax_bind_reference(varve_syntax_compiler *c,
                                         const varve_syntax_name *variable) VARVE_MUST_USE;
/* Adds a variable or directive. */
varve_status varve_syntax_add_item(varve_syntax_compiler *c) VARVE_MUST_USE;
/* Returns whether the element belongs to an each(...). */
bool varve_syntax_is_in_each(const varve_syntax_compiler *c);
/* Adds an attribute, operand, region or successor; a reference: one that is written before. */
varve_status varve_syntax_add_variable(varve_syntax_compiler *c, bool is_reference) VARVE_MUST_USE;

/* Adds a literal or the start of a clause, or whitespace. */
varve_status varve_syntax_add_literal(varve_syntax_compiler *c,
                                      varve_syntax_kind kind) VARVE_MUST_USE;

/* Groups and oilists: operation_format_group.c */
varve_status varve_syntax_begin_open(varve_syntax_compiler *c,
                                     varve_syntax_kind kind) VARVE_MUST_USE;
/* Handles '^'. */
varve_status varve_syntax_add_anchors(varve_syntax_compiler *c) VARVE_MUST_USE;
/* Handles ')' of a group. */
varve_status varve_syntax_end_half(varve_syntax_compiler *c,
                                   varve_open_syntax *open) VARVE_MUST_USE;
varve_status varve_syntax_begin_oilist(varve_syntax_compiler *c) VARVE_MUST_USE;
/* Handles '|' or ')'. */
varve_status varve_syntax_end_oilist_part(varve_syntax_compiler *c,
                                          varve_open_syntax *open) VARVE_MUST_USE;

/* Words that begin, and signs that end, parts of one(...) and if(...). */
varve_status varve_syntax_open_one(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_close_branch(varve_syntax_compiler *c,
                                       varve_open_syntax *open) VARVE_MUST_USE;
varve_status varve_syntax_open_if(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_close_half(varve_syntax_compiler *c,
                                     varve_open_syntax *open) VARVE_MUST_USE;
varve_status varve_syntax_add_let(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_when(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_printed(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_generic(varve_syntax_compiler *c) VARVE_MUST_USE;

/* Alternatives: operation_format_choice.c */
varve_status varve_syntax_begin_one(varve_syntax_compiler *c,
                                    varve_open_syntax *open) VARVE_MUST_USE;
/* Handles '|' or ')'. *is_closed: the end of the one(...). */
varve_status varve_syntax_end_branch(varve_syntax_compiler *c, varve_open_syntax *open,
                                     bool *is_closed) VARVE_MUST_USE;
/* Notes what is bound before if(...), and at the end of each half. */
varve_status varve_syntax_begin_halves(varve_syntax_compiler *c,
                                       varve_open_syntax *open) VARVE_MUST_USE;
varve_status varve_syntax_end_if_half(varve_syntax_compiler *c, varve_open_syntax *open,
                                      bool is_last) VARVE_MUST_USE;
/* let(...) and when(...), and the condition of if(...), after the opening parenthesis. */
varve_status varve_syntax_add_equations(varve_syntax_compiler *c, bool are_defaults,
                                        bool are_shown) VARVE_MUST_USE;
varve_status varve_syntax_add_condition(varve_syntax_compiler *c,
                                        uint32_t *equation) VARVE_MUST_USE;
varve_status varve_syntax_parse_expression(varve_syntax_compiler *c,
                                           const varve_expression **expression) VARVE_MUST_USE;

/* Elements about names and numbers: operation_format_names.c. They begin at '%' or the word. */
varve_status varve_syntax_add_argument_element(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_same(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_typed_arguments(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_again(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_listed_name(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_number(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_add_location(varve_syntax_compiler *c) VARVE_MUST_USE;

/* Checks an equation of two operands, which have one value each. */
varve_status varve_syntax_check_operands(varve_syntax_compiler *c, const char *place,
                                         const varve_syntax_equation *equation) VARVE_MUST_USE;

/* Columns: operation_format_each.c */
/* Reads varve.arguments, except for the numbers of arguments, which may name variables. */
varve_status varve_syntax_add_arguments(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_count_arguments(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_begin_each(varve_syntax_compiler *c) VARVE_MUST_USE;
varve_status varve_syntax_end_each(varve_syntax_compiler *c,
                                   varve_open_syntax *open) VARVE_MUST_USE;
/* Returns whether a variable is a column of an open each(...). */
bool varve_syntax_is_column(const varve_syntax_compiler *c, const varve_syntax_name *variable,
                            bool is_type);
/* Sets whether the types of a variable are those of the current item, and adds their column. */
varve_status varve_syntax_use_type(varve_syntax_compiler *c, const varve_syntax_name *variable,
                                   bool *is_item) VARVE_MUST_USE;
/* Adds a column that another one of the innermost open each(...) implies. */
varve_status varve_syntax_imply_column(varve_syntax_compiler *c, const varve_syntax_name *variable,
                                       bool is_type) VARVE_MUST_USE;
/* Adds what an element can begin with, and those after it, to a branch. */
varve_status varve_syntax_find_starts(varve_syntax_compiler *c, varve_syntax_branch *branch,
                                      uint32_t first, uint32_t end) VARVE_MUST_USE;
/* Rejects a one(...) that may be empty, if what follows it begins like one of its branches. */
varve_status varve_syntax_check_choices(varve_syntax_compiler *c) VARVE_MUST_USE;

/* Rules and syntax of attributes: operation_format.c */
varve_status varve_syntax_make_form(varve_syntax_compiler *c, varve_slice rule,
                                    varve_attribute_syntax *syntax) VARVE_MUST_USE;
varve_status varve_syntax_find_entity(const varve_syntax_compiler *c, varve_slice rule,
                                      const varve_entity_definition **definition) VARVE_MUST_USE;

/* Directives of the dialect: operation_format_directive.c. *is_known: the dialect defines the name;
 * the lexer is then after the arguments, and the elements of the directive are added. */
varve_status varve_syntax_expand(varve_syntax_compiler *c, varve_slice name,
                                 bool *is_known) VARVE_MUST_USE;
/* The same for list($x), braces($x) and visibility($x). */
varve_status varve_syntax_expand_word(varve_syntax_compiler *c, bool *is_known) VARVE_MUST_USE;
/* Rejects formats that omit a required value or are ambiguous, and determines where types come
 * from. */
varve_status varve_syntax_check(varve_syntax_compiler *c) VARVE_MUST_USE;

#endif
