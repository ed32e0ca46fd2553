/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of attributes that formats of operations name: `$d.field`. format-spec/assembly-format.md,
 * section 4. */
#ifndef VARVE_DIALECT_OPERATION_PART_H
#define VARVE_DIALECT_OPERATION_PART_H

#include "dialect/operation_format/operation_format_compile.h"

typedef enum varve_part_kind {
  VARVE_PART_INPUTS, /* of a function type; likewise the next */
  VARVE_PART_RESULTS,
  VARVE_PART_PARAMETER,   /* of a type or attribute of `definition` */
  VARVE_PART_FIELD,       /* of a record */
  VARVE_PART_DISCARDABLE, /* no part, but a discardable attribute: varve.discardable */
  VARVE_PART_LOCAL        /* no part: only the text has it, and `value` gives it: varve.locals */
} varve_part_kind;

typedef struct varve_syntax_part {
  uint32_t of; /* the attribute: a property, or another part by property count + number */
  varve_part_kind kind;
  uint32_t field; /* number of the parameter or field */
  uint32_t field_count;
  bool is_of_items;              /* `of` is a list, and this is a part of each item */
  bool is_in_type;               /* `of` is a type in a TYPE attribute */
  varve_slice rule;              /* that the value matches */
  const varve_expression *value; /* LOCAL: what the printer writes */
  const varve_entity_definition *definition;
} varve_syntax_part;

/* The most parts in a format, and fields of an attribute whose parts it names. */
enum { VARVE_SYNTAX_PARTS = 32, VARVE_SYNTAX_FIELDS = 64 };

/* Finds the part of an attribute that has a name. Adds it if `may_add`; otherwise *part is NULL if
 * the format has not named it yet. */
varve_status varve_syntax_find_part(varve_syntax_compiler *c, const varve_syntax_name *of,
                                    bool may_add, const varve_syntax_name **part) VARVE_MUST_USE;
/* Finds a discardable attribute that varve.discardable names. *name is NULL if it does not. */
varve_status varve_syntax_find_discardable(varve_syntax_compiler *c, varve_slice name,
                                           const varve_syntax_name **found) VARVE_MUST_USE;
/* The same for a name that varve.locals gives a rule. */
varve_status varve_syntax_find_local(varve_syntax_compiler *c, varve_slice name,
                                     const varve_syntax_name **found) VARVE_MUST_USE;
/* Compiles the values of the locals that the format names, when it has all its variables. */
varve_status varve_syntax_value_locals(varve_syntax_compiler *c) VARVE_MUST_USE;
/* Gives an attribute that is a list the syntax of its items. Returns INVALID if it is no list. */
varve_status varve_syntax_use_items(varve_syntax_compiler *c, uint32_t attribute) VARVE_MUST_USE;

/* If the items of a column are lists themselves, gives them the syntax of what is in them. */
varve_status varve_syntax_use_numbers(varve_syntax_compiler *c, uint32_t attribute) VARVE_MUST_USE;

/* Returns the part of a value: *part is NULL if it is absent, or the value is of another kind. */
varve_status varve_part_of(varve_context *context, const varve_syntax_part *part,
                           const varve_entity *whole, const varve_entity **value) VARVE_MUST_USE;
/* Makes the attribute from its parts; fields[i] is NULL if the text does not give it. *whole is
 * NULL if they do not make one. */
varve_status varve_part_make(varve_context *context, const varve_syntax_part *part,
                             const varve_entity **fields,
                             const varve_entity **whole) VARVE_MUST_USE;

/* The items of a list: an ARRAY or DENSE_ARRAY. */
uint32_t varve_list_size(const varve_entity *list);
varve_status varve_list_item(varve_context *context, const varve_entity *list, uint32_t index,
                             const varve_entity **item) VARVE_MUST_USE;
/* Makes the list of a column. *list is NULL if an item does not fit. */
varve_status varve_list_make(varve_context *context, const varve_attribute_syntax *syntax,
                             const varve_entity *const *items, uint32_t count,
                             const varve_entity **list) VARVE_MUST_USE;

#endif
