/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarative assembly formats of operations, compiled into arrays of elements. The parser and
 * the printer step through them without recursion. format-spec/assembly-format.md defines what a
 * format means. */
#ifndef VARVE_DIALECT_OPERATION_FORMAT_H
#define VARVE_DIALECT_OPERATION_FORMAT_H

#include "dialect/entity_format/format.h"
#include "dialect/expression/expression.h"

typedef enum varve_syntax_kind {
  VARVE_SYNTAX_LITERAL,    /* text */
  VARVE_SYNTAX_WHITESPACE, /* text: "", " ", "\\n" or "\\n "; printed, not parsed */
  VARVE_SYNTAX_ATTRIBUTE,  /* index: in the definition's properties */
  VARVE_SYNTAX_OPERAND,    /* index: in the record's list; likewise for the next three */
  VARVE_SYNTAX_RESULT,     /* only inside TYPE, FUNCTIONAL_TYPE and CUSTOM */
  VARVE_SYNTAX_REGION,
  VARVE_SYNTAX_SUCCESSOR,
  VARVE_SYNTAX_ARGUMENT, /* of an entry block; index: in arguments */
  VARVE_SYNTAX_OPERANDS, /* all that no variable names; likewise for the next three */
  VARVE_SYNTAX_RESULTS,
  VARVE_SYNTAX_REGIONS,
  VARVE_SYNTAX_SUCCESSORS,
  VARVE_SYNTAX_ATTR_DICT, /* has_keyword: text {...}, or text = {...} */
  VARVE_SYNTAX_PROP_DICT,
  VARVE_SYNTAX_TYPE,            /* the type of the one element that follows, up to next */
  VARVE_SYNTAX_FUNCTIONAL_TYPE, /* the types of the elements that follow, up to next: the last one
                                   gives the types after the arrow */
  VARVE_SYNTAX_CUSTOM,  /* text: the name; the elements up to next are its arguments: variables,
                           TYPEs of variables, ATTR_DICT, STRINGs, and OPERANDS as references */
  VARVE_SYNTAX_STRING,  /* text: an argument between its quotes, or C++ code, unchanged */
  VARVE_SYNTAX_OILIST,  /* the CLAUSEs up to next; each occurs at most once, in any order; text: the
                           literal between two of them */
  VARVE_SYNTAX_CLAUSE,  /* text: the literal it starts with, which is not a separate element; the
                           elements up to next follow. anchors: printed if one is present; never
                           printed without anchors */
  VARVE_SYNTAX_GROUP,   /* if an anchor is present (is_inverted: absent), the elements that follow;
                           otherwise those at next */
  VARVE_SYNTAX_JUMP,    /* after the first half of a group or a branch: goes to next */
  VARVE_SYNTAX_ONE,     /* the BRANCHes up to next, of which one is parsed or printed */
  VARVE_SYNTAX_BRANCH,  /* index: in branches; the elements that follow, up to its JUMP; next: the
                           next branch, or the end */
  VARVE_SYNTAX_LET,     /* index: in equations; no text. In a branch: it must hold for printing */
  VARVE_SYNTAX_WHEN,    /* index: in equations, a condition; no text */
  VARVE_SYNTAX_IF,      /* index: in equations, a condition; if it holds, the elements that follow;
                           otherwise those at next. first_anchor: in branches, the two halves */
  VARVE_SYNTAX_GENERIC, /* the rest of the operation is in generic form */
  VARVE_SYNTAX_DEPTH,   /* lines from here on are indented by one level more; is_inverted: less */
  VARVE_SYNTAX_SPACING, /* nothing: what follows has the spaces of what follows a variable */
  VARVE_SYNTAX_ONLY_OPERATION, /* index: of a region, written as its only operation. text: its
                           terminator; first_anchor: in equations, the types of its arguments; next:
                           in literals, the trait that the operation needs */
  VARVE_SYNTAX_AGAIN, /* one of the arguments `index` of an entry block or, if is_operand, of the
                         operands `index`; its number is the attribute that follows, up to next.
                         Without an attribute there is only one */
  VARVE_SYNTAX_WORD,  /* one token: the LITERALs and numbers (ATTRIBUTE, INDEX) up to next */
  VARVE_SYNTAX_INDEX, /* in WORD: the number of the current item, from 0 */
  VARVE_SYNTAX_LISTED_NAME, /* a name in a list of names, whose place is the attribute that follows,
                         up to next. is_item: index: of the column of names; otherwise in equations
                       */
  VARVE_SYNTAX_NUMBER,   /* an integer or dense elements without their type, which equation `index`
                            gives: the attribute that follows, up to next */
  VARVE_SYNTAX_TYPED,    /* an attribute of the type that equation `index` gives: the attribute that
                            follows, up to next */
  VARVE_SYNTAX_LOCATION, /* the location of the ARGUMENT that follows, or the ATTRIBUTE that is one,
                            or both, up to next, or of the operation if nothing follows. is_implied:
                            no text, sets it to this place */
  VARVE_SYNTAX_EACH,     /* index: in loops; the elements of one item, up to EACH_END */
  VARVE_SYNTAX_EACH_END  /* next: its EACH */
} varve_syntax_kind;

/* How the text has an attribute. */
typedef enum varve_syntax_spelling {
  VARVE_SPELLING_PLAIN,     /* as its rule says */
  VARVE_SPELLING_SYMBOL,    /* a string, as @name */
  VARVE_SPELLING_NAME,      /* a string, as a bare word if it is one */
  VARVE_SPELLING_VALUE,     /* a string, as %name, which names no value */
  VARVE_SPELLING_SHORT,     /* of the dialect of the operation: without the dialect */
  VARVE_SPELLING_INSIDE,    /* of a definition: its format without the first and the last literal */
  VARVE_SPELLING_DENSE,     /* elements; first_anchor: in equations, their type, which the text does
                               not have; without it: <f32: [1.0, 2.0]> : tile<2xf32> */
  VARVE_SPELLING_DICTIONARY /* a dictionary; nothing if it is empty */
} varve_syntax_spelling;

typedef struct varve_syntax_element {
  varve_syntax_kind kind;
  bool has_space;    /* a space is printed before it, unless the format has choices */
  bool is_qualified; /* prints types and attributes with dialect and mnemonic */
  bool is_short;     /* TYPE: types of the same dialect without it */
  bool is_reference; /* ref(...): an argument of CUSTOM that is bound elsewhere */
  bool has_keyword;
  bool has_equal;      /* ATTR_DICT: '=' follows its keyword */
  bool has_two_spaces; /* ATTR_DICT: printed before it */
  bool is_inverted;
  bool is_item;     /* the current item of a column; of AGAIN and NAMED: any item */
  bool has_count;   /* OPERAND: of a column; the equation first_anchor gives the number of values */
  bool sets_count;  /* has_count: the number of values in the text sets the attribute */
  bool is_operand;  /* AGAIN */
  bool is_same;     /* OPERAND, TYPE: in a loop, each item repeats it; it is no column */
  bool is_typed;    /* ARGUMENT: any number of arguments, each with its type and location */
  bool is_unsigned; /* NUMBER: the printed number has no sign */
  bool is_hex;      /* NUMBER: it is printed as 0x1f */
  bool has_no_inputs; /* FUNCTIONAL_TYPE: result-types */
  bool is_absent;     /* ATTR_DICT: it has no text; LOCATION: it is not printed */
  bool is_known;      /* LOCATION: it is not printed if it is unknown */
  bool is_apart;      /* ATTR_DICT: discardable attributes come before the inherent ones */
  bool has_end;       /* REGION: its terminator is printed even if the parser would add it */
  bool has_block;     /* REGION: it has a block even if the text is {} */
  bool is_behind;     /* REGION: the terminator that the parser adds is located behind the region */
  bool is_opening;    /* LITERAL: the bracket of a list, with the space of a variable */
  bool is_required;   /* ATTRIBUTE in a branch, or optional OPERAND in it that is not its first
                         element: the text has it */
  bool is_implied;    /* ATTRIBUTE of kind UNIT that is neither parsed nor printed: it is present if
                        its group or clause is */
  varve_syntax_spelling spelling; /* of an ATTRIBUTE */
  uint32_t next_check; /* this element or the next one beside it that the printer checks first: LET,
                          WHEN, AGAIN, NAMED, APPLIED; at most the number of elements */
  uint32_t index;
  uint32_t next;
  uint32_t first_anchor; /* in the format's anchors */
  uint32_t anchor_count;
  uint32_t group; /* has_count: 1 + the equation that gives the number of values in each pair of
                     parentheses; 0: there are none */
  varve_slice text;
} varve_syntax_element;

/* What a token can begin: classes of tokens. */
enum {
  VARVE_START_WORD = 1,
  VARVE_START_NUMBER = 2,
  VARVE_START_STRING = 4,
  VARVE_START_SYMBOL = 8,      /* @name */
  VARVE_START_VALUE = 16,      /* %name */
  VARVE_START_BLOCK = 32,      /* ^name */
  VARVE_START_TYPE = 64,       /* !name */
  VARVE_START_ATTRIBUTE = 128, /* #name */
  VARVE_START_LESS = 256,
  VARVE_START_SQUARE = 512,
  VARVE_START_BRACE = 1024,
  VARVE_START_PAREN = 2048
};

/* A branch of one(...). */
typedef struct varve_syntax_branch {
  uint32_t first_literal; /* in the format's literals: those that it can begin with */
  uint32_t literal_count;
  uint32_t classes;      /* VARVE_START_...: other tokens that it can begin with */
  bool may_be_empty;     /* the branch is parsed if no other branch can begin */
  uint32_t first_needed; /* in anchors: what must be present to print it */
  uint32_t needed_count;
  uint32_t first_barred; /* in anchors: what other branches set, and must be absent to print it */
  uint32_t barred_count;
} varve_syntax_branch;

/* An equation let(slot = value), or a condition. */
typedef struct varve_syntax_equation {
  const varve_expression *value;
  varve_syntax_kind kind; /* ATTRIBUTE, OPERAND, RESULT or ARGUMENT: the slot */
  uint32_t index;
  bool is_type;   /* the types of the slot */
  bool is_item;   /* the current item of a column */
  bool is_name;   /* of NAMED: the slot is the place, in the list of names `value`, of the name that
                     the text has */
  bool is_number; /* of NUMBER: `value` is the type of the slot */
  bool is_default; /* of attr-dict: sets an attribute that the dictionary does not have */
  bool is_shown;   /* is_default, but the dictionary is printed with the attribute */
} varve_syntax_equation;

/* An argument of the entry block of a region, or several: varve.arguments. */
typedef struct varve_syntax_argument {
  varve_slice name; /* with '%' */
  uint32_t region;
  const varve_expression *count; /* NULL: all that the others leave */
  uint32_t same_as; /* 1 + the argument of another region that has its names and types; 0: none */
  bool is_list;     /* a column, or not one argument */
} varve_syntax_argument;

/* What an item of each(...) appends to. */
typedef struct varve_syntax_column {
  varve_syntax_kind kind; /* ATTRIBUTE, OPERAND, RESULT, REGION, SUCCESSOR or ARGUMENT */
  uint32_t index;
  bool is_type;
  bool is_implied; /* the types of another column, or a part of its items */
  bool is_sparse;  /* the list is absent if no item writes it, and an absent list fits any items */
  bool is_kept;    /* only an absent list has usual values: the text of items always makes one */
  const varve_entity *usual;   /* the value of an item that does not write it; NULL: none */
  const varve_entity *if_none; /* of the whole column, if all items have the usual value; NULL:
                                     it is absent */
} varve_syntax_column;

typedef struct varve_syntax_loop {
  uint32_t element;      /* its EACH */
  uint32_t first_column; /* in the format's columns */
  uint32_t column_count;
  uint32_t first_equation; /* those inside */
  uint32_t equation_count;
  uint32_t starts;       /* in branches: what an item can begin with */
  varve_slice separator; /* empty: none */
  bool is_spaced;        /* a space follows the separator in any case */
  bool needs_items;      /* some(...): it has an item, and one after each separator */
} varve_syntax_loop;

/* How a format writes the value of an attribute or native property. */
typedef enum varve_attribute_form {
  VARVE_ATTRIBUTE_FORM_ANY,         /* in full */
  VARVE_ATTRIBUTE_FORM_TYPED,       /* type: the only one it can have, which is omitted */
  VARVE_ATTRIBUTE_FORM_SYMBOL_NAME, /* @name of a string */
  VARVE_ATTRIBUTE_FORM_SYMBOL_REF,  /* @name, @name::@name, of a symbol reference */
  VARVE_ATTRIBUTE_FORM_ENUM,        /* an integer attribute of `type`, as names of cases */
  VARVE_ATTRIBUTE_FORM_ENTITY,      /* of one definition: the part after its name */
  VARVE_ATTRIBUTE_FORM_DENSE_ARRAY, /* [1, 2]; type: of the elements */
  VARVE_ATTRIBUTE_FORM_UNIT,        /* in full (`unit`), unless the element is_implied */
  VARVE_ATTRIBUTE_FORM_NATIVE, /* a native property: the property's definition has the encoding */
  VARVE_ATTRIBUTE_FORM_RULE    /* as a parameter of this rule; a type is a TYPE attribute */
} varve_attribute_form;

typedef struct varve_attribute_syntax {
  const varve_property_definition *property; /* of a part: only its name and kind */
  varve_attribute_form form;
  const varve_entity *type;
  varve_parameter_rule rule; /* for ENUM, ENTITY, and natives that hold an enum */
  bool is_unrestricted;      /* for ANY: any attribute, followed by its type */
  varve_slice constraint;    /* the rule that the attribute must match; empty: unknown */
  varve_slice keyword;       /* for a native enum written as keyword<...>; empty: no keyword */
  const struct varve_attribute_syntax *item; /* of a list that is a column; NULL otherwise */
} varve_attribute_syntax;

static inline bool varve_syntax_is_affine_map(const varve_attribute_syntax *syntax) {
  return syntax->form == VARVE_ATTRIBUTE_FORM_ANY &&
         varve_slice_equal(syntax->constraint, VARVE_SLICE("AffineMapAttr"));
}

/* Returns whether the rule is TypeAttr or TypeAttrOf<...>. */
static inline bool varve_syntax_is_type(const varve_attribute_syntax *syntax) {
  return varve_slice_starts_with(syntax->constraint, VARVE_SLICE("TypeAttr"));
}

struct varve_syntax_part;      /* operation_part.h */
struct varve_nested_operation; /* nested_operation.h */

/* The type of an operand or result if the format does not write it. */
typedef enum varve_type_source {
  VARVE_TYPE_FROM_FORMAT, /* TYPE, FUNCTIONAL_TYPE or CUSTOM writes it */
  VARVE_TYPE_BUILDABLE,   /* type: the only one that matches the constraint */
  VARVE_TYPE_INFERRED     /* inferred by varve.let, a trait or a hook: infer_types.h */
} varve_type_source;

typedef struct varve_value_syntax {
  varve_type_source source;
  const varve_entity *type;
  bool is_checked; /* no part of the format sets the types: they print only if they would be
                      inferred */
  const varve_entity_definition *stripped; /* type(...) of this single value omits "!dialect.name"
                                              of such types; NULL: never */
  uint32_t kinds; /* that type(...) of this single value may have: varve_kinds_of_rule */
} varve_value_syntax;

/* The slots of a draft, into which the parser puts what the text has, in this order. From OPERANDS
 * on, each kind has one slot, except that each CLAUSE of the format has one. */
typedef enum varve_slot_kind {
  VARVE_SLOT_ATTRIBUTE,    /* by property, then by part: attribute */
  VARVE_SLOT_OPERAND,      /* by operand of the record: uses on the parser's operands */
  VARVE_SLOT_OPERAND_TYPE, /* types on the stack of nodes */
  VARVE_SLOT_RESULT_TYPE,
  VARVE_SLOT_REGION, /* on its regions */
  VARVE_SLOT_SUCCESSOR,
  VARVE_SLOT_ARGUMENT, /* by argument of the format: on its arguments */
  VARVE_SLOT_OPERANDS,
  VARVE_SLOT_OPERAND_TYPES,
  VARVE_SLOT_RESULT_TYPES,
  VARVE_SLOT_REGIONS,
  VARVE_SLOT_SUCCESSORS,
  VARVE_SLOT_CLAUSE /* by clause; then by equation: is_set if the text reached it, count 1 if it is
                       solved; then by loop: its items are on the parser's items */
} varve_slot_kind;

typedef struct varve_operation_format {
  const varve_operation_definition *definition; /* nested: the joined one */
  const struct varve_nested_operation *nested;  /* NULL: the operation nests no other */
  const varve_syntax_element *elements;
  uint32_t element_count;
  const varve_syntax_element *anchors;      /* kind and index: ATTRIBUTE, OPERAND, RESULT, REGION,
                                               SUCCESSOR */
  const varve_attribute_syntax *attributes; /* by property, then by part */
  const varve_value_syntax *operands;       /* by operand of the record */
  const varve_value_syntax *results;
  const bool *is_bound; /* by property: attr-dict omits it, because a variable of the format writes
                           it or because it is known (segment sizes) */
  const varve_syntax_branch *branches;
  const varve_slice *literals;
  const varve_syntax_equation *equations;
  const struct varve_syntax_part *parts;
  const varve_syntax_argument *arguments;
  const varve_syntax_column *columns;
  const varve_syntax_loop *loops;
  uint32_t equation_count;
  uint32_t part_count;
  uint32_t argument_count;
  uint32_t loop_count;
  uint32_t clause_count;                       /* of all oilists */
  uint32_t slot_places[VARVE_SLOT_CLAUSE + 1]; /* by kind: the first slot */
  bool checks_types;                           /* the types of a value are checked */
  bool has_choices; /* has a ONE, IF or EACH: spaces depend on what is printed before */
  bool has_groups;
  bool has_only_operation;
  bool is_printed_by_code; /* the fact varve.printer: attr-dict has properties in all states of LLVM
                            */
  bool fails_late;         /* the printer may find after a region that the format does not fit */
  varve_format_coverage *coverage; /* NULL: not counted */
} varve_operation_format;

static inline const varve_attribute_syntax *
varve_syntax_of_attribute(const varve_operation_format *format, uint32_t index, bool is_item) {
  const varve_attribute_syntax *syntax = &format->attributes[index];
  return is_item && syntax->item != NULL ? syntax->item : syntax;
}

/* Returns the element after this one and its parts. */
uint32_t varve_syntax_behind(const varve_syntax_element *elements, uint32_t element);

/* Returns whether the format is the word `function`: the operation has the form of func.func. */
bool varve_operation_is_function(const varve_operation_definition *definition);
/* Returns the format of an operation. It is compiled at first use and cached in the context.
 * *format is NULL if the operation has no format or a hook handles its syntax. Returns INVALID
 * and sets *fault if the format is invalid. */
varve_status varve_find_operation_format(varve_context *context,
                                         const varve_operation_definition *definition,
                                         const varve_operation_format **format,
                                         varve_format_fault *fault) VARVE_MUST_USE;

#endif
