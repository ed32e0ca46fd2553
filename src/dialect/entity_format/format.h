/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarative assembly formats, compiled into arrays of elements. The parser and the printer
 * step through them without recursion. format-spec/assembly-format.md defines what a format
 * means. */
#ifndef VARVE_DIALECT_FORMAT_H
#define VARVE_DIALECT_FORMAT_H

#include "dialect/definition.h"
#include "dialect/lex/format_coverage.h"
#include "dialect/rule/parameter_rule.h"

typedef enum varve_format_kind {
  VARVE_FORMAT_LITERAL,    /* text; is_name: the parser accepts any word */
  VARVE_FORMAT_WHITESPACE, /* text: printed, not parsed */
  VARVE_FORMAT_VARIABLE,   /* index: of the parameter */
  VARVE_FORMAT_LIST,       /* the FIELDs up to next, separated by commas */
  VARVE_FORMAT_STRUCT,     /* the KEYs up to next, in any order */
  VARVE_FORMAT_KEY,        /* text: the key. Its value follows; next: after KEY_END */
  VARVE_FORMAT_KEY_END,    /* index: of the STRUCT */
  VARVE_FORMAT_CUSTOM,     /* index: varve_format_custom; the FIELDs up to next are its arguments */
  VARVE_FORMAT_FIELD,      /* index: of the parameter */
  VARVE_FORMAT_PLACES,     /* index: of an array of places; the FIELDs up to next are the places of
                              their words (text) */
  VARVE_FORMAT_WORD,       /* one word that consists of the PARTs up to next */
  VARVE_FORMAT_PART,       /* text; or a number: index, or the index of an item */
  VARVE_FORMAT_NESTED, /* index: of dense elements in braces that nest like their shape; the FIELDs
                          up to next: the element type, then the other elements with the literal
                          before each (text), and their element type */
  VARVE_FORMAT_ANY,    /* the CLAUSEs up to next, in any order; text: the literal before each */
  VARVE_FORMAT_CLAUSE, /* that literal and the elements follow; next: after CLAUSE_END */
  VARVE_FORMAT_CLAUSE_END, /* index: of the ANY */
  VARVE_FORMAT_GROUP,  /* if an anchor is present (is_inverted: absent), the elements that follow;
                          otherwise those at next */
  VARVE_FORMAT_JUMP,   /* goes to next */
  VARVE_FORMAT_ONE,    /* one of the BRANCHes up to next */
  VARVE_FORMAT_BRANCH, /* its elements follow, then a JUMP to the end; next: the next BRANCH; 0: it
                          is the last */
  VARVE_FORMAT_LET,    /* index: of the slot; value: of what it is the value; NULL: constant is its
                          value; NULL: it is that of the slot next, plus the offset */
  VARVE_FORMAT_EACH,   /* index: of the array; the elements of an item follow, up to EACH_NEXT */
  VARVE_FORMAT_EACH_NEXT, /* index: of the EACH. Before another item: the elements after it, which
                             are only printed; then the first one after the EACH */
  VARVE_FORMAT_SEPARATOR  /* before the item of the array `index` whose place is `value`: the
                             elements  at next; before others: those that follow */
} varve_format_kind;

/* The custom<...> directives that the library knows for parameters. */
typedef enum varve_format_custom {
#define VARVE_FORMAT_CUSTOM_NAME(enumerator, name) VARVE_FORMAT_CUSTOM_##enumerator,
#include "dialect/entity_format/format_custom.def"
  VARVE_FORMAT_CUSTOM_COUNT
} varve_format_custom;

/* The opcode whose arguments after the first are such values, for EXPRESSION_ARGUMENT. */
enum { VARVE_FORMAT_CONVERSION = 0x1001 };
#define VARVE_FORMAT_ENCODING "enum<@DwarfEncoding>"

/* What encloses a list. */
typedef enum varve_format_bracket {
  VARVE_FORMAT_BARE, /* nothing: an empty list has no text */
  VARVE_FORMAT_SQUARE,
  VARVE_FORMAT_BRACE,
  VARVE_FORMAT_SHAPE,     /* each number has an 'x' after it: 4x?x */
  VARVE_FORMAT_DIMENSIONS /* an 'x' is between two numbers: 4x?, or [] */
} varve_format_bracket;

/* How numbers are spelled as letters: 0 is the first one. The numbers after the last letter are the
 * text and 1, 2... */
typedef struct varve_format_letters {
  char first;
  char last;
  varve_slice more; /* empty: there are no such numbers */
} varve_format_letters;

/* What an alternative or an item begins with: a literal, or a VARIABLE, LIST, WORD or CUSTOM.
 */
typedef struct varve_format_start {
  varve_slice literal;
  uint32_t element; /* of an empty literal; otherwise that of the LITERAL, if it is one */
} varve_format_start;

/* A condition under which the printer uses an alternative. */
typedef enum varve_format_condition_kind {
  VARVE_FORMAT_EQUALS,  /* the slot has the value; NULL: the constant; NULL: the value of other */
  VARVE_FORMAT_PRESENT, /* the slot is not absent */
  VARVE_FORMAT_FILLED,  /* nor an empty array */
  VARVE_FORMAT_FITS,    /* the value fits the rule of the VARIABLE that is the element `other` */
  VARVE_FORMAT_OMITTED, /* the slot is absent, or has its default */
  VARVE_FORMAT_WIDE,    /* the slot has an integer type */
  VARVE_FORMAT_PLACED   /* the values of a PLACES, the element `slot`, are the places of a list */
} varve_format_condition_kind;

typedef struct varve_format_condition {
  varve_format_condition_kind kind;
  uint32_t slot;
  uint32_t other;
  const varve_entity *constant;
  int64_t offset; /* added to the value of other */
  const struct varve_expression *value;
} varve_format_condition;

typedef struct varve_format_element {
  varve_format_kind kind;
  bool has_space;    /* a space is printed before it */
  bool is_qualified; /* print dialect and mnemonic even where they could be omitted */
  bool is_short;     /* print types of the same dialect without it */
  bool is_name;      /* a string that is printed as a word if it is one */
  bool is_symbol;    /* a string that is printed as @name */
  bool is_plain;     /* a float that is printed without trailing zeros */
  bool is_inside;    /* an entity that is printed without the first and the last literal */
  bool is_typed;     /* an attribute of the type in the slot next, or of the type constant, which it
                        is printed without */
  bool is_canonical; /* is_typed: a number of the canonical type of the slot next, which follows */
  bool is_number;    /* is_typed: an integer of any type is printed as a signed number */
  bool may_be_empty; /* a BRANCH that may have no text */
  bool is_printed;   /* a BRANCH that is never parsed */
  bool is_inverted;
  bool is_required; /* a VARIABLE that has text even if its value is the default */
  bool is_shown;    /* a KEY that is printed even if its value has the default */
  bool has_others;  /* a STRUCT: the parser skips other keys with their values */
  bool is_list;     /* a PART: a letter for each item */
  bool is_width;    /* a PART: the width of an integer type */
  bool in_struct;   /* a comma before a key belongs to the struct, not to this list */
  bool is_sorted;   /* an EACH whose items the parser sorts */
  bool by_text;     /* is_sorted: by the texts of attributes or types */
  varve_format_bracket bracket;
  uint32_t index;
  uint32_t next;         /* of a PART that is the index of an item: the depth of its array */
  uint32_t first_anchor; /* in the format's anchors; of a KEY or CLAUSE: the parameters in it */
  uint32_t anchor_count;
  uint32_t first_start; /* of a BRANCH, CLAUSE or EACH, in the format's starts */
  uint32_t start_count;
  uint32_t stop_count; /* of an EACH: the starts after these follow a separator that is not its own
                        */
  uint32_t first_condition; /* of a BRANCH, in the format's conditions */
  uint32_t condition_count;
  const varve_entity *constant;         /* of a LET; of a VARIABLE: is_typed */
  const varve_parameter_rule *rule;     /* of a VARIABLE: as(...); NULL: that of the slot */
  const varve_format_letters *letters;  /* of a PART; NULL: a decimal number */
  int64_t offset;                       /* of a LET */
  const struct varve_expression *value; /* of a LET or SEPARATOR, over parameters */
  varve_slice text;
  varve_slice other; /* of an EACH: the second separator; empty: none */
} varve_format_element;

typedef struct varve_parameter_value {
  varve_parameter_rule rule;
  const varve_entity *default_value; /* NULL: no default, or not parsed yet */
  bool has_default;
  bool may_be_absent; /* may be absent, or is omitted if it has its default */
  bool is_pending;    /* its default is being parsed */
  uint32_t parent;    /* the slot of the array or record; VARVE_NO_PARAMETER: a parameter */
  uint32_t field;     /* its index in the record; VARVE_NO_PARAMETER: it is an item */
  uint32_t depth;     /* the number of arrays that it is an item of, directly or not */
  uint32_t parts;     /* the slot of its item, or of its first field */
} varve_parameter_value;

#define VARVE_NO_PARAMETER UINT32_MAX

/* The maximum nesting of EACH. */
enum { VARVE_FORMAT_EACH_NESTING = 4 };

typedef struct varve_assembly_format {
  const varve_entity_definition *definition;
  const varve_format_element *elements;
  uint32_t element_count;
  const uint32_t *anchors; /* parameters */
  const varve_format_start *starts;
  const varve_format_condition *conditions;
  varve_parameter_value *parameters; /* the slots: the parameters, then their items and fields */
  uint32_t parameter_count;
  uint32_t slot_count;
  bool has_choices; /* has a ONE or EACH: spaces depend on what is printed before */
  bool is_dynamic; /* any number of attributes in <...>, or nothing: the verifier compares them with
                      the definition */
  uint32_t self_type; /* the parameter that is the attribute's type; VARVE_NO_PARAMETER: none has
                         this role */
  varve_format_coverage *coverage; /* NULL: not counted */
} varve_assembly_format;

/* The rule of a VARIABLE. */
static inline const varve_parameter_rule *varve_format_rule(const varve_assembly_format *format,
                                                            const varve_format_element *element) {
  return element->rule != NULL ? element->rule : &format->parameters[element->index].rule;
}

/* Returns whether the text of a VARIABLE is an integer of a type that the format names. Numbers of
 * one bit are also words. */
bool varve_format_is_integer(const varve_format_element *element);

/* The fault of a format, and its place in the text. */
typedef struct varve_format_fault {
  size_t offset;
  char message[160];
} varve_format_fault;

/* Compiles the format of a type or attribute into the context's arena. *format is NULL if a hook
 * handles the syntax, or if the library does not support it. Returns INVALID and sets *fault if
 * the format is invalid. */
varve_status varve_format_compile(varve_context *context, const varve_entity_definition *definition,
                                  const varve_assembly_format **format,
                                  varve_format_fault *fault) VARVE_MUST_USE;

/* Returns the value of a parameter that the text omits: its default, an empty list, or ABSENT. */
varve_status varve_format_default(varve_context *context, const varve_assembly_format *format,
                                  uint32_t parameter, const varve_entity **value) VARVE_MUST_USE;
/* Finds the definition of "i42", if *definition is NULL: that of "i", whose format begins with a
 * number directly after the mnemonic. Shortens the mnemonic to its name. */
varve_status varve_format_find_numbered(varve_context *context, varve_slice dialect, bool is_type,
                                        varve_slice *mnemonic,
                                        const varve_entity_definition **definition) VARVE_MUST_USE;
/* Returns whether a format begins with '<' and ends with '>', and has something in between. */
bool varve_format_is_enclosed(const varve_assembly_format *format);
/* Where the printing of an entity is. */
typedef struct varve_format_cursor {
  uint32_t element;                         /* at most the number of elements */
  uint32_t rows[VARVE_FORMAT_EACH_NESTING]; /* the items of the arrays in EACH */
  uint32_t separator;                       /* the SEPARATOR whose value is place; 0: none */
  int64_t place;
  bool is_exact; /* the text gives back the same entity: a width is that of a signless type */
} varve_format_cursor;

/* Fills items with what is at each place of a PLACES: a number from 0 on, or -1 - i for the word i.
 * *do_fit: each place has one item. */
varve_status varve_format_find_places(const varve_assembly_format *format,
                                      const varve_entity *entity, uint32_t element,
                                      varve_vector *items, bool *do_fit) VARVE_MUST_USE;
#define VARVE_FORMAT_NO_ITEM INT64_MIN

/* Reads the number that a PART begins the text with, and skips it. Returns false if
 * the text begins otherwise. format_struct.c */
bool varve_format_take_number(const varve_format_element *part, varve_slice *text,
                              uint64_t *number);
/* Returns whether the text is a WORD. */
bool varve_format_is_word(const varve_format_element *word, uint32_t part_count, varve_slice text);

/* Moves the cursor to the next element that prints text: follows groups, alternatives and items,
 * and skips keys, variables and fields that are omitted. Returns BAD_ARGUMENT if no alternative
 * can be printed. */
varve_status varve_format_seek(varve_context *context, const varve_assembly_format *format,
                               const varve_entity *entity,
                               varve_format_cursor *cursor) VARVE_MUST_USE;
/* Returns the value of a LET or of a condition that has no constant: the source, or an integer
 * plus the offset. */
varve_status varve_format_moved(varve_context *context, const varve_entity *source, int64_t offset,
                                const varve_entity **value) VARVE_MUST_USE;
/* Returns the value of a slot. NULL: the entity does not fit the rules of its parameters. */
const varve_entity *varve_format_value(const varve_assembly_format *format,
                                       const varve_entity *entity, uint32_t slot,
                                       const varve_format_cursor *cursor);

#endif
