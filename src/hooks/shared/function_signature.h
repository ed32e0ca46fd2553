/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parsing and printing of functions of every dialect. A signature is (%a: i32 {...} loc(...),
 * ...) -> (f32 {...}, i1). In a function without a body, the arguments have no names. A whole
 * function has a visibility, a name, a signature, attributes and a body. */
#ifndef VARVE_HOOKS_FUNCTION_SIGNATURE_H
#define VARVE_HOOKS_FUNCTION_SIGNATURE_H

#include "hooks/shared/form_parts.h"

/* Parsing */

/* The index in draft->saved at which the functions below store the place of the body. A hook
 * that calls them must not use this element. */
enum { VARVE_FUNCTION_BODY = 3 };

typedef struct varve_function_signature {
  const char *type_name; /* name of the attribute that contains the function type */
  const char *place;
  size_t first_argument; /* index in parser->arguments; all entries from there on are arguments */
  size_t first_result;   /* index in parser->nodes; all entries from there on are result types */
  bool has_names;        /* the arguments have names, which denote them in the body */
  bool is_variadic;      /* "..." follows the arguments */
  bool has_arrow;        /* the text has "->", perhaps with no result: () */
  const varve_entity
      *argument_attributes; /* array of dictionaries; NULL: no argument has attributes */
  const varve_entity *result_attributes;
} varve_function_signature;

/* Parses an optional public, private or nested. *visibility is NULL if none of these words is
 * next. */
varve_status varve_parse_visibility(varve_parser *parser,
                                    const varve_entity **visibility) VARVE_MUST_USE;
/* Parses an optional visibility and adds it as sym_visibility. */
varve_status varve_parse_optional_visibility(varve_parser *parser) VARVE_MUST_USE;
/* Parses a signature from '(' on. allow_variadic: the last argument may be "...". */
varve_status varve_parse_function_signature(varve_parser *parser, bool allow_variadic,
                                            varve_function_signature *signature) VARVE_MUST_USE;
/* Makes the type (arguments) -> results. */
varve_status varve_signature_type(varve_parser *parser, const varve_function_signature *signature,
                                  const varve_entity **type) VARVE_MUST_USE;
/* Adds the type attribute, arg_attrs and res_attrs. */
varve_status varve_add_signature(varve_parser *parser, const varve_function_signature *signature,
                                 const varve_entity *type) VARVE_MUST_USE;
/* Parses an optional "attributes {...}". Reports an error for attributes that the custom form
 * implies. */
varve_status varve_parse_function_attributes(varve_parser *parser,
                                             varve_operation_draft *draft) VARVE_MUST_USE;
/* Parses the optional body and finishes the operation, as the hook's last action. */
varve_status varve_begin_function_body(varve_parser *parser, varve_operation_draft *draft,
                                       const varve_function_signature *signature) VARVE_MUST_USE;
/* Begins the body. Before the call, the hook pushes a step of its own. This step runs after the
 * body, and may call varve_check_function_body. */
varve_status varve_begin_function_region(varve_parser *parser,
                                         const varve_function_signature *signature) VARVE_MUST_USE;
/* Reports an error if the body is {}, that is, without a block. */
varve_status varve_check_function_body(varve_parser *parser,
                                       const varve_operation_draft *draft) VARVE_MUST_USE;

/* Parses a whole function whose type is (arguments) -> results. */
varve_parse_hook varve_parse_function;

/* Printing */

typedef struct varve_printed_signature {
  const varve_entity *const *inputs; /* types of the arguments; NULL: take the types from the entry
                                        block, which must exist */
  const varve_entity *const *results;
  uint32_t input_count;
  uint32_t result_count;
  bool is_variadic;
  const varve_region *body;                /* NULL or empty: the arguments have no names */
  const varve_entity *argument_attributes; /* NULL: none */
  const varve_entity *result_attributes;
} varve_printed_signature;

/* Collects the signature from function_type, arg_attrs, res_attrs and the first region. Returns
 * UNSUPPORTED if function_type is missing or is not a function type. */
varve_status varve_printed_signature_of(const varve_operation *op,
                                        varve_printed_signature *signature) VARVE_MUST_USE;
/* Collects the signature likewise, but from the type attribute `type_name` instead of
 * function_type. */
varve_status varve_printed_signature_by(const varve_operation *op, varve_slice type_name,
                                        varve_printed_signature *signature) VARVE_MUST_USE;
/* Returns whether array is NULL, or has count elements, all of which are dictionaries. */
bool varve_are_dictionaries(const varve_entity *array, uint32_t count);
/* Prints sym_visibility and sym_name: " private @name". Returns UNSUPPORTED if the visibility is
 * an unknown word, or if the operation has no name. */
varve_status varve_print_function_name(varve_printer *printer,
                                       const varve_operation *op) VARVE_MUST_USE;
/* Prints (arguments) -> results. Returns UNSUPPORTED if an array of attributes does not have one
 * dictionary for each value, or if the entry block has fewer arguments than inputs or arguments
 * of other types. */
varve_status
varve_print_function_signature(varve_printer *printer,
                               const varve_printed_signature *signature) VARVE_MUST_USE;
/* Prints the body if there is one, as the hook's last action. */
varve_status varve_print_function_body(varve_printer *printer, varve_print_operation *frame,
                                       const varve_region *body) VARVE_MUST_USE;
/* Prints a whole function whose type is (arguments) -> results. */
varve_print_hook varve_print_function;

/* Functions of older eras, for every dialect. func_legacy.c describes how they differ. */

/* Adds the attribute with the type of the function, and the attributes of arguments and results. */
varve_status varve_add_legacy_signature(varve_parser *parser, varve_function_signature *signature,
                                        const varve_entity *type) VARVE_MUST_USE;
/* Collects the numbered dictionaries of arguments and results if the era has them. The caller
 * must have set signature->input_count and signature->result_count. */
varve_status varve_collect_legacy_signature(varve_printer *printer, const varve_operation *op,
                                            varve_printed_signature *signature) VARVE_MUST_USE;
/* Collects the whole signature of a function, as varve_printed_signature_of does in newer eras. */
varve_status varve_legacy_signature_of(varve_printer *printer, const varve_operation *op,
                                       varve_printed_signature *signature) VARVE_MUST_USE;
/* Prints " attributes {...}" without the attributes that the signature implies, and without the
 * elided ones. */
varve_status varve_print_legacy_attributes(varve_printer *printer, const varve_operation *op,
                                           const varve_printed_signature *signature,
                                           varve_elided elided) VARVE_MUST_USE;

#endif
