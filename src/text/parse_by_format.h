/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects read by the formats of their definitions. */
#ifndef VARVE_TEXT_PARSE_BY_FORMAT_H
#define VARVE_TEXT_PARSE_BY_FORMAT_H

#include "dialect/format.h"
#include "text/parse.h"

/* A type or attribute whose format is being read. */
typedef struct varve_format_draft {
  const varve_entity_definition *definition;
  const char *end;       /* behind the body of the name; NULL: where the format ends */
  const char *outer_end; /* of the text around the body */
  uint32_t element;      /* to be read, or the struct or list that is being read */
  uint32_t field;        /* of a list, the next one */
  uint32_t parameter;    /* being read */
  bool is_named;         /* with '#' or '!', dialect and mnemonic */
  bool is_verbose;       /* #dialect<...> */
  bool is_typed;         /* a type stands behind it */
  bool in_struct;
} varve_format_draft;

/* #dialect.mnemonic... or #dialect<mnemonic ...> */
typedef struct varve_format_name {
  const varve_entity_definition *definition;
  const char *body; /* behind the mnemonic */
  const char *end;  /* of the whole; NULL: within a body, with which it is known to end */
  bool is_verbose;
} varve_format_name;

/* At the name. */
varve_status varve_begin_named_format(varve_parser *parser,
                                      const varve_format_name *name) VARVE_MUST_USE;
/* At the '<' of the body of what the rule names; parse_dialect.c. */
varve_status varve_want_text_body(varve_parser *parser,
                                  const varve_parameter_rule *rule) VARVE_MUST_USE;

/* A value that meets the rule, as parameters are written: parse_by_format.c. The node is left out
 * of the stack. */
varve_status varve_parse_by_rule(varve_parser *parser, const varve_parameter_rule *rule,
                                 const varve_entity **node) VARVE_MUST_USE;
/* "a, b, c": the names of the cases, as many as fit in a message, behind what is in parser->text.
 */
varve_status varve_list_enum_cases(varve_parser *parser, const varve_parameter_rule *rule,
                                   varve_slice *names) VARVE_MUST_USE;

/* An error at the place where LLVM 22 has no such type or attribute, or where options.checks find a
 * fault. parse_dialect.c */
varve_status varve_check_read_entity(varve_parser *parser, const char *place,
                                     const varve_entity *entity) VARVE_MUST_USE;

#endif
