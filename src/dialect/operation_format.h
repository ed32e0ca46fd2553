/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarative assembly formats of operations, compiled: arrays of elements that the parser and the
 * printer step through without recursion. format-spec/assembly-format.md says what a format means.
 */
#ifndef VARVE_DIALECT_OPERATION_FORMAT_H
#define VARVE_DIALECT_OPERATION_FORMAT_H

#include "dialect/format.h"

typedef enum varve_syntax_kind {
  VARVE_SYNTAX_LITERAL,    /* text */
  VARVE_SYNTAX_WHITESPACE, /* text: "", " " or "\n"; printed, not read */
  VARVE_SYNTAX_ATTRIBUTE,  /* index: in the definition's properties */
  VARVE_SYNTAX_OPERAND,    /* index: in the list of the record; so the next three */
  VARVE_SYNTAX_RESULT,     /* only below TYPE, FUNCTIONAL_TYPE and CUSTOM */
  VARVE_SYNTAX_REGION,
  VARVE_SYNTAX_SUCCESSOR,
  VARVE_SYNTAX_OPERANDS, /* all that no variable names; so the next three */
  VARVE_SYNTAX_RESULTS,
  VARVE_SYNTAX_REGIONS,
  VARVE_SYNTAX_SUCCESSORS,
  VARVE_SYNTAX_ATTR_DICT, /* has_keyword: attributes {...} */
  VARVE_SYNTAX_PROP_DICT,
  VARVE_SYNTAX_TYPE,            /* of the one element that follows, up to next */
  VARVE_SYNTAX_FUNCTIONAL_TYPE, /* of the two that follow, up to next */
  VARVE_SYNTAX_CUSTOM, /* text: the name; the elements up to next are its arguments: variables,
                          TYPEs of variables, ATTR_DICT, STRINGs, and as references OPERANDS too */
  VARVE_SYNTAX_STRING, /* text: an argument as it stands between the quotes, or C++ as it is */
  VARVE_SYNTAX_OILIST, /* the CLAUSEs up to next, each at most once, in any order */
  VARVE_SYNTAX_CLAUSE, /* text: the literal it begins with, which is not an element of its own;
                          the elements up to next follow. anchors: shown when one is present, never
                          when it has none */
  VARVE_SYNTAX_GROUP,  /* what follows when an anchor is present (is_inverted: when none is), else
                          what stands at next */
  VARVE_SYNTAX_JUMP    /* behind the first half of a group: goes to next */
} varve_syntax_kind;

typedef struct varve_syntax_element {
  varve_syntax_kind kind;
  bool has_space;    /* printed before it */
  bool is_qualified; /* types and attributes with dialect and mnemonic */
  bool is_reference; /* ref(...), an argument of CUSTOM that is bound elsewhere */
  bool has_keyword;
  bool is_inverted;
  bool is_implied; /* ATTRIBUTE, of UNIT: neither read nor printed. That it is reached (its group or
                      clause is there) says that the attribute is there */
  uint32_t index;
  uint32_t next;
  uint32_t first_anchor; /* in the format's anchors */
  uint32_t anchor_count;
  varve_slice text;
} varve_syntax_element;

/* How the value of an attribute or native property is written where the format names it. */
typedef enum varve_attribute_form {
  VARVE_ATTRIBUTE_FORM_ANY,         /* in full */
  VARVE_ATTRIBUTE_FORM_TYPED,       /* type: the only one it can have, which is left out */
  VARVE_ATTRIBUTE_FORM_SYMBOL_NAME, /* @name of a string */
  VARVE_ATTRIBUTE_FORM_SYMBOL_REF,  /* @name, @name::@name, of a symbol reference */
  VARVE_ATTRIBUTE_FORM_ENUM,        /* an integer attribute of `type`, as the cases' names */
  VARVE_ATTRIBUTE_FORM_ENTITY,      /* of one definition: behind its name */
  VARVE_ATTRIBUTE_FORM_DENSE_ARRAY, /* [1, 2]; type: of the elements */
  VARVE_ATTRIBUTE_FORM_UNIT,        /* in full (`unit`) where the element is not is_implied */
  VARVE_ATTRIBUTE_FORM_NATIVE       /* a native property: encoding in the property's definition */
} varve_attribute_form;

typedef struct varve_attribute_syntax {
  varve_attribute_form form;
  const varve_type *type;
  varve_parameter_rule rule; /* of ENUM, ENTITY, and of natives that hold an enum */
  bool is_unrestricted;      /* of ANY: whatever attribute, with its type behind it */
  varve_slice constraint;    /* the rule that an attribute must meet, empty: none is told */
  varve_slice keyword;       /* of a native enum that is written keyword<...>; empty: as it is */
} varve_attribute_syntax;

/* The type of an operand or result when the format does not tell it. */
typedef enum varve_type_source {
  VARVE_TYPE_FROM_FORMAT, /* a TYPE or FUNCTIONAL_TYPE or CUSTOM gives it */
  VARVE_TYPE_BUILDABLE,   /* type: there is only one that meets the constraint */
  VARVE_TYPE_INFERRED     /* by varve.infer, by a trait or by a hook: infer_types.h */
} varve_type_source;

typedef struct varve_value_syntax {
  varve_type_source source;
  const varve_type *type;
  const varve_entity_definition *stripped; /* type(...) of this single value leaves "!dialect.name"
                                              of such types out; NULL: never */
  uint32_t kinds; /* that type(...) of this single value can have: varve_kinds_of_rule */
} varve_value_syntax;

typedef struct varve_operation_format {
  const varve_operation_definition *definition;
  const varve_syntax_element *elements;
  uint32_t element_count;
  const varve_syntax_element *anchors;      /* kind and index: ATTRIBUTE, OPERAND, RESULT, REGION,
                                               SUCCESSOR */
  const varve_attribute_syntax *attributes; /* by property */
  const varve_value_syntax *operands;       /* by operand of the record */
  const varve_value_syntax *results;
  const bool *is_bound; /* by property: a variable of the format writes it, or it is known without
                           (segment sizes), so that attr-dict leaves it out */
} varve_operation_format;

/* The format of an operation, compiled when it is wanted first and kept in the context. *format is
 * NULL when the operation has none, or its syntax is a hook's. INVALID, with *fault set, when the
 * format is none. */
varve_status varve_find_operation_format(varve_context *context,
                                         const varve_operation_definition *definition,
                                         const varve_operation_format **format,
                                         varve_format_fault *fault) VARVE_MUST_USE;

#endif
