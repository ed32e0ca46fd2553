/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expressions in formats and definitions: parsed into a tree, evaluated to a term.
 * format-spec/assembly-format.md, section 5, defines what they mean. */
#ifndef VARVE_DIALECT_EXPRESSION_H
#define VARVE_DIALECT_EXPRESSION_H

#include "dialect/lex/format_tokens.h"

enum {
  VARVE_EXPRESSION_SLOTS = 16,
  VARVE_EXPRESSION_DEPTH = 32,
  VARVE_EXPRESSION_ITEMS = 1 << 16,
  VARVE_EXPRESSION_LEVELS = 256, /* of a tree: operators in a row make it deep without brackets */
  VARVE_EXPRESSION_QUANTIFIERS = 2,
  VARVE_EXPRESSION_LOCALS = 4,
  VARVE_EXPRESSION_NAMES = 24 /* that rows of checks define for the rows in them */
};

/* What a variable of a format names: kind is a varve_syntax_kind. */
typedef struct varve_expression_slot {
  uint32_t kind;
  uint32_t index;
  bool is_item; /* the current item of a column */
} varve_expression_slot;

typedef enum varve_expression_kind {
  VARVE_EXPRESSION_NUMBER,    /* number */
  VARVE_EXPRESSION_TEXT,      /* text */
  VARVE_EXPRESSION_CASE,      /* text: a case of the enum of the slot that it is compared with */
  VARVE_EXPRESSION_TRUTH,     /* number: 0 or 1 */
  VARVE_EXPRESSION_ABSENT,    /* nothing */
  VARVE_EXPRESSION_LIST,      /* arguments */
  VARVE_EXPRESSION_SLOT,      /* slot: an attribute, operands, results, a region */
  VARVE_EXPRESSION_TYPES,     /* slot: the types of its values; one type if it is single */
  VARVE_EXPRESSION_NAME,      /* slot: the names of its values; number 0: empty for numbers */
  VARVE_EXPRESSION_ATTRIBUTE, /* text: the name of an attribute; number: VARVE_ATTRIBUTE_OF_...;
                                 slot: a reference to the TARGET */
  VARVE_EXPRESSION_SOURCE,    /* slot: operands; number: varve_expression_source */
  VARVE_EXPRESSION_CONSTANT,  /* text: a type or attribute, as MLIR writes it */
  VARVE_EXPRESSION_LOCAL,     /* number: the place of a name of over(...) or a quantifier */
  VARVE_EXPRESSION_BINDING,   /* number: the place of a name that a row of checks defines */
  VARVE_EXPRESSION_FIELD,     /* text: a parameter of a type or attribute */
  VARVE_EXPRESSION_ITEM,      /* arguments: a list, an index */
  VARVE_EXPRESSION_OPERATOR,  /* number: varve_expression_operator */
  VARVE_EXPRESSION_IF,        /* arguments: a condition, and the values if it holds and if not */
  VARVE_EXPRESSION_FUNCTION,  /* number: varve_expression_function */
  VARVE_EXPRESSION_CONVERT,   /* number: of a function of inferences.def; arguments: a type */
  VARVE_EXPRESSION_MAKE,      /* text: "!dialect.type" or "#dialect.attribute"; arguments */
  VARVE_EXPRESSION_WITH,      /* arguments: a type, and what its part, text, becomes */
  VARVE_EXPRESSION_OVER,      /* slot.index: the place of its name; arguments: a type, and the
                                 element type of the result */
  VARVE_EXPRESSION_EACH,      /* number: varve_expression_quantifier; slot.index: the place of its
                                 name; arguments: list, body */
  VARVE_EXPRESSION_ONCE       /* number: its place among those of the quantifier whose name has the
                                 place slot.index; arguments: what is the same for all its items */
} varve_expression_kind;

typedef enum varve_expression_operator {
  VARVE_OPERATOR_OR,
  VARVE_OPERATOR_AND,
  VARVE_OPERATOR_NOT,
  VARVE_OPERATOR_EQUAL,
  VARVE_OPERATOR_UNEQUAL,
  VARVE_OPERATOR_LESS,
  VARVE_OPERATOR_AT_MOST,
  VARVE_OPERATOR_MORE,
  VARVE_OPERATOR_AT_LEAST,
  VARVE_OPERATOR_IN,
  VARVE_OPERATOR_ADD,
  VARVE_OPERATOR_SUBTRACT,
  VARVE_OPERATOR_MULTIPLY,
  VARVE_OPERATOR_DIVIDE,
  VARVE_OPERATOR_MODULO
} varve_expression_operator;

typedef enum varve_expression_function {
#define VARVE_EXPRESSION_FUNCTION_OF(enumerator, name, least, most, function)                      \
  VARVE_FUNCTION_##enumerator,
#include "dialect/expression/expression_functions.def"
  VARVE_FUNCTION_COUNT
} varve_expression_function;

typedef enum varve_expression_quantifier {
  VARVE_QUANTIFIER_ALL,
  VARVE_QUANTIFIER_ANY,
  VARVE_QUANTIFIER_MAP,
  VARVE_QUANTIFIER_SUM,
  VARVE_QUANTIFIER_COUNT_OF,
  VARVE_QUANTIFIER_FILTER
} varve_expression_quantifier;

/* What an expression asks about the operations that define operands. */
typedef enum varve_expression_source {
  VARVE_SOURCE_CONSTANT, /* the value of a constant */
  VARVE_SOURCE_NAME,     /* the name of the operation */
  VARVE_SOURCE_AROUND    /* no operand: the names of the operations around this one */
} varve_expression_source;

typedef struct varve_expression {
  varve_expression_kind kind;
  uint16_t levels;    /* of the tree */
  uint8_t locals;     /* bits: the places of names that it uses and does not define */
  uint8_t once_count; /* of EACH: the trees in its body that are evaluated once */
  varve_slice text;
  int64_t number;
  varve_expression_slot slot; /* of a CASE: the attribute whose case it is; kind 0: unknown */
  const void **cache; /* CONSTANT: what its text is; FUNCTION: the rule that isa() asks for */
  uint32_t argument_count;
  const struct varve_expression *const *arguments;
} varve_expression;

/* The value of an expression. */
typedef enum varve_term_kind {
  VARVE_TERM_UNKNOWN, /* an input is not known, or the operation does not apply */
  VARVE_TERM_ABSENT,
  VARVE_TERM_TRUTH,  /* number: 0 or 1 */
  VARVE_TERM_NUMBER, /* number */
  VARVE_TERM_TEXT,   /* text */
  VARVE_TERM_ENTITY, /* entity: a type or attribute */
  VARVE_TERM_LIST,   /* items, count */
  VARVE_TERM_VALUES, /* count: operands, results or blocks */
  VARVE_TERM_PENDING /* no value: what is evaluated once, before that */
} varve_term_kind;

typedef struct varve_term {
  varve_term_kind kind;
  uint32_t count;
  int64_t number;
  varve_slice
      text; /* of an ENTITY or LIST: the rule of definitions that it matches; empty: not known */
  const varve_entity *entity;
  const struct varve_term *items;
} varve_term;

/* The operations whose attributes names may use: the one with the name, that around it, or that
 * which a symbol names. */
enum { VARVE_ATTRIBUTE_OF_OPERATION, VARVE_ATTRIBUTE_OF_OUTER, VARVE_ATTRIBUTE_OF_TARGET };

/* Where the terms of slots come from. */
/* Aliases that an alias may be computed from. */
typedef struct varve_alias_budget {
  uint32_t depth; /* of aliases that are being computed */
  uint32_t left;
} varve_alias_budget;
enum { VARVE_ALIAS_DEPTH = 8, VARVE_ALIAS_COUNT = 64, VARVE_OWN_TYPES = 4096 };

typedef struct varve_expression_input {
  varve_context *context;
  varve_arena *arena; /* for lists */
  varve_status (*find)(const struct varve_expression_input *input, const varve_expression *slot,
                       varve_term *term);
  varve_alias_budget *aliases; /* NULL: alias(...) is unknown */
  varve_alias_budget *types;   /* of types of attributes that are being computed; may be NULL */
  const varve_term *names;     /* the values of NAMED */
} varve_expression_input;

/* A variable that represents an expression. */
typedef struct varve_expression_parameter {
  varve_slice name;
  const varve_expression *value;
} varve_expression_parameter;

/* Finds the slots of the variable that the lexer is at; is_argument: of %name. */
typedef struct varve_expression_scope {
  void *user;
  varve_format_lexer *lexer; /* of the expression that is being parsed */
  varve_status (*find)(void *user, bool is_argument, varve_expression_slot *slots, uint32_t *count);
  varve_context *context; /* the tree is in its arena */
  bool has_attributes;    /* attribute('name') may name any attribute */
  bool has_sources;       /* constant($x) and op($x) may be asked */
  const struct varve_expression_parameter *parameters; /* of varve.rule */
  uint32_t parameter_count;
  uint32_t depth;
  varve_slice locals[VARVE_EXPRESSION_LOCALS]; /* names that over(...) and quantifiers define */
  uint32_t local_count;
  uint32_t quantifiers;                      /* that the lexer is in */
  varve_slice names[VARVE_EXPRESSION_NAMES]; /* of the rows of checks around */
  uint32_t name_count;
} varve_expression_scope;

/* Parses an expression; the lexer is at its first token and ends at the token after it. */
varve_status varve_expression_parse(varve_format_lexer *lexer, varve_expression_scope *scope,
                                    const varve_expression **expression) VARVE_MUST_USE;
/* The same without logic and comparisons outside of brackets: '>' ends it. */
varve_status varve_expression_parse_value(varve_format_lexer *lexer, varve_expression_scope *scope,
                                          const varve_expression **expression) VARVE_MUST_USE;

/* Evaluates an expression. Fails only if memory or a limit ends; what makes no sense is UNKNOWN. */
varve_status varve_expression_evaluate(const varve_expression_input *input,
                                       const varve_expression *expression,
                                       varve_term *term) VARVE_MUST_USE;
/* Compares two terms: 1 equal, 0 unequal, -1 unknown. */
int varve_term_compare(varve_context *context, const varve_term *a, const varve_term *b);
/* Returns whether the expression holds: is known and true. */
varve_status varve_expression_is_true(const varve_expression_input *input,
                                      const varve_expression *expression,
                                      bool *holds) VARVE_MUST_USE;
/* Returns the type that a term is, or NULL. */
const varve_entity *varve_term_type(const varve_term *term);
/* Reads the integer, list or text that an attribute holds. They return false if it holds none. */
bool varve_term_number(const varve_term *term, int64_t *number);
bool varve_term_text(const varve_term *term, varve_slice *text);
/* The value of a float or integer, rounded to f64. */
bool varve_term_double(const varve_term *term, double *value);
varve_status varve_term_list(const varve_expression_input *input, const varve_term *term,
                             varve_term *list) VARVE_MUST_USE;
/* Returns whether a term holds as a condition: 1, 0, or -1 if this is unknown. */
int varve_term_truth(const varve_term *term);
/* Makes an attribute of a term. NULL: no attribute represents it. */
varve_status varve_term_attribute(const varve_expression_input *input, const varve_term *term,
                                  const varve_entity **value) VARVE_MUST_USE;

#endif
