/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses types and attributes of dialects by the formats of their definitions. */
#ifndef VARVE_TEXT_PARSE_BY_FORMAT_H
#define VARVE_TEXT_PARSE_BY_FORMAT_H

#include "dialect/entity_format/format.h"
#include "text/parse/parse.h"

/* A type or attribute whose format is being parsed. */
typedef struct varve_format_draft {
  const varve_entity_definition *definition;
  const char *end;       /* after the body of the name; NULL: where the format ends */
  const char *outer_end; /* end of the enclosing text */
  size_t first_node;     /* of its frame */
  uint32_t element;      /* the next element, or the list being parsed */
  const varve_format_element *variable; /* or field: being parsed */
  const varve_parameter_rule *list;     /* not a type or attribute: a list of such values */
  size_t first_item;                    /* of its value, if that is a list: on the stack of nodes */
  size_t first_items[VARVE_FORMAT_EACH_NESTING]; /* likewise, of the arrays in EACH */
  uint32_t field;                                /* the next field of a list */
  uint64_t bits;   /* a bit for each slot whose number was hexadecimal */
  bool has_prefix; /* with '#' or '!', dialect and mnemonic */
  bool is_verbose; /* #dialect<...> */
  bool is_typed;   /* a type follows */
  bool is_inside;  /* without the first and the last literal */
} varve_format_draft;

/* #dialect.mnemonic... or #dialect<mnemonic ...> */
typedef struct varve_format_name {
  const varve_entity_definition *definition;
  const char *body; /* the text after the mnemonic */
  const char *end;  /* of the whole name; NULL: inside a body, the enclosing body already determines
                       the end */
  bool is_verbose;
  bool is_quoted; /* #dialect<"mnemonic ...">, with an end */
} varve_format_name;

/* The token is the name. */
varve_status varve_begin_prefixed_format(varve_parser *parser,
                                         const varve_format_name *name) VARVE_MUST_USE;
/* Begins a type whose name may omit this dialect. The dialect's own names win. */
varve_status varve_begin_short_type(varve_parser *parser,
                                    const varve_dialect_definition *dialect) VARVE_MUST_USE;
/* Parses such a type; it stays on the stack. */
varve_status varve_parse_short_type(varve_parser *parser,
                                    const varve_dialect_definition *dialect) VARVE_MUST_USE;
/* Parses the body of parser->request.definition, without a name. */
varve_status varve_begin_by_format(varve_parser *parser) VARVE_MUST_USE;
/* The same without the '<' and '>' that enclose it. */
varve_status varve_begin_inside_format(varve_parser *parser) VARVE_MUST_USE;
/* The token is the '<' of a body; the rule names the definition. parse_dialect.c. */
varve_status varve_request_text_body(varve_parser *parser,
                                     const varve_parameter_rule *rule) VARVE_MUST_USE;

/* Parses a value that matches the rule, in the syntax of parameters: parse_by_format.c. The node
 * does not stay on the stack. */
varve_status varve_parse_by_rule(varve_parser *parser, const varve_parameter_rule *rule,
                                 const varve_entity **node) VARVE_MUST_USE;
/* Appends "a, b, c" to parser->text: the names of the cases, as many as fit in a message. */
varve_status varve_list_enum_cases(varve_parser *parser, const varve_parameter_rule *rule,
                                   varve_slice *names) VARVE_MUST_USE;

/* Reports an error at place if LLVM 22 has no such type or attribute, or if options.checks find
 * a fault. parse_dialect.c */
varve_status varve_check_read_entity(varve_parser *parser, const char *place,
                                     const varve_entity *entity) VARVE_MUST_USE;

#endif
