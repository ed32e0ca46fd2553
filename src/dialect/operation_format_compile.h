/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the parts of the compiler of operation formats: operation_format.c prepares and
 * caches, operation_format_compile.c makes the elements, operation_format_check.c checks the
 * whole format. */
#ifndef VARVE_DIALECT_OPERATION_FORMAT_COMPILE_H
#define VARVE_DIALECT_OPERATION_FORMAT_COMPILE_H

#include "base/hash_table.h"
#include "dialect/format_tokens.h"
#include "dialect/operation_format.h"

/* A variable of a format, by its name. */
typedef struct varve_syntax_name {
  varve_slice name;
  varve_syntax_kind kind; /* ATTRIBUTE, OPERAND, RESULT, REGION, SUCCESSOR */
  uint32_t index;
} varve_syntax_name;

/* A group or oilist that is not closed yet. */
typedef struct varve_open_syntax {
  uint32_t element;
  uint32_t jump; /* of a group: at the end of its first half; while that is open: the group element
                    itself */
  uint32_t anchor; /* the element with '^'; 0: not seen yet, as no group has its anchor at 0 */
  uint32_t clause; /* of an oilist: the open clause */
  const char *place;
  bool is_oilist;
} varve_open_syntax;

/* The variables of one kind that the format has used so far. */
typedef struct varve_seen_syntax {
  bool *values; /* by index */
  bool *types;  /* of operands and results */
  bool all_values;
  bool all_types;
  bool any_value;
  bool any_type;
} varve_seen_syntax;

typedef struct varve_syntax_compiler {
  varve_context *context;
  const varve_operation_definition *definition;
  varve_format_lexer lexer;
  varve_format_spacing spacing;
  varve_format_spacing spacing_before; /* the element that was added last */
  varve_vector elements;               /* varve_syntax_element */
  varve_vector anchors;                /* varve_syntax_element */
  varve_vector names;                  /* varve_syntax_name */
  varve_hash_table names_by_text;
  varve_attribute_syntax *attributes;
  varve_value_syntax *operands;
  varve_value_syntax *results;
  bool *is_bound;
  varve_seen_syntax seen[VARVE_SYNTAX_SUCCESSOR + 1]; /* by kind */
  varve_open_syntax open[VARVE_FORMAT_NESTING];
  size_t open_count;
  uint32_t last_element; /* the element that '^' would mark */
  bool has_last;
  bool has_attr_dict;
  bool has_prop_dict;
} varve_syntax_compiler;

/* Returns the record of an OPERAND, RESULT, REGION or SUCCESSOR. */
const varve_value_record *varve_syntax_record(const varve_syntax_compiler *c,
                                              varve_syntax_kind kind, uint32_t index);
varve_record_list varve_syntax_list(const varve_syntax_compiler *c, varve_syntax_kind kind);
/* Returns whether the text may omit a property. */
bool varve_syntax_may_be_absent(const varve_property_definition *property);
bool varve_syntax_is_unit(const varve_syntax_compiler *c, uint32_t property);
/* Returns the element after this one and its parts. */
uint32_t varve_syntax_behind(const varve_syntax_element *elements, uint32_t element);

varve_status varve_syntax_compile_elements(varve_syntax_compiler *c) VARVE_MUST_USE;
/* Rejects formats that omit a required value or are ambiguous, and determines where types come
 * from. */
varve_status varve_syntax_check(varve_syntax_compiler *c) VARVE_MUST_USE;

#endif
