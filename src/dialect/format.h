/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarative assembly formats, compiled: arrays of elements that the parser and the printer step
 * through without recursion. format-spec/assembly-format.md says what a format means. */
#ifndef VARVE_DIALECT_FORMAT_H
#define VARVE_DIALECT_FORMAT_H

#include "dialect/definition.h"
#include "dialect/parameter_rule.h"

typedef enum varve_format_kind {
  VARVE_FORMAT_LITERAL,    /* text */
  VARVE_FORMAT_WHITESPACE, /* text: printed, not read */
  VARVE_FORMAT_VARIABLE,   /* index: of the parameter */
  VARVE_FORMAT_LIST,       /* the FIELDs up to next, with commas between them */
  VARVE_FORMAT_STRUCT,     /* the same with their names, in any order */
  VARVE_FORMAT_CUSTOM,     /* index: varve_format_custom; the FIELDs up to next are its arguments */
  VARVE_FORMAT_FIELD,      /* index: of the parameter */
  VARVE_FORMAT_GROUP,      /* what follows when an anchor is present (is_inverted: when none is),
                              else what stands at next */
  VARVE_FORMAT_JUMP        /* behind the first half of a group: goes to next */
} varve_format_kind;

/* custom<...> that the library knows for parameters. */
typedef enum varve_format_custom {
#define VARVE_FORMAT_CUSTOM_NAME(enumerator, name) VARVE_FORMAT_CUSTOM_##enumerator,
#include "dialect/format_custom.def"
  VARVE_FORMAT_CUSTOM_COUNT
} varve_format_custom;

typedef struct varve_format_element {
  varve_format_kind kind;
  bool has_space;    /* printed before it */
  bool is_qualified; /* with dialect and mnemonic where those could be left out */
  bool is_inverted;
  uint32_t index;
  uint32_t next;
  uint32_t first_anchor; /* in the format's anchors */
  uint32_t anchor_count;
  varve_slice text;
} varve_format_element;

typedef struct varve_parameter_value {
  varve_parameter_rule rule;
  const varve_entity *default_value; /* NULL: none, or not known yet */
  bool has_default;
  bool may_be_absent; /* or have its default and then be left out */
  bool is_pending;    /* its default is being read */
} varve_parameter_value;

#define VARVE_NO_PARAMETER UINT32_MAX

typedef struct varve_assembly_format {
  const varve_entity_definition *definition;
  const varve_format_element *elements;
  uint32_t element_count;
  const uint32_t *anchors; /* parameters */
  varve_parameter_value *parameters;
  uint32_t parameter_count;
  bool is_dynamic; /* any number of attributes in <...>, whatever the definition says, and nothing
                      when there is none: to be verified */
  uint32_t self_type; /* the parameter that is the attribute's type, VARVE_NO_PARAMETER: none */
} varve_assembly_format;

/* What is wrong with a format, and where in its text. */
typedef struct varve_format_fault {
  size_t offset;
  char message[160];
} varve_format_fault;

/* Compiles the format of a type or attribute, in the context's arena. *format is NULL when its
 * syntax is a hook's or needs what the library does not know. INVALID, with *fault set, when the
 * format is none. */
varve_status varve_format_compile(varve_context *context, const varve_entity_definition *definition,
                                  const varve_assembly_format **format,
                                  varve_format_fault *fault) VARVE_MUST_USE;

/* The value that stands for a parameter that is not written: its default, an empty list, or ABSENT.
 */
varve_status varve_format_default(varve_context *context, const varve_assembly_format *format,
                                  uint32_t parameter, const varve_entity **value) VARVE_MUST_USE;
/* Whether the parameter has a value that is printed. */
varve_status varve_format_is_shown(varve_context *context, const varve_assembly_format *format,
                                   const varve_entity *entity, uint32_t parameter,
                                   bool *is_shown) VARVE_MUST_USE;

#endif
