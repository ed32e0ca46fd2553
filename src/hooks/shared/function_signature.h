/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Signatures of functions, for every dialect that has some: (%a: i32 {...} loc(...), ...) -> (f32
 * {...}, i1), without names when there is no body; and the whole of the operations that consist of
 * visibility, name, signature, attributes and body. */
#ifndef VARVE_HOOKS_FUNCTION_SIGNATURE_H
#define VARVE_HOOKS_FUNCTION_SIGNATURE_H

#include "hooks/shared/form_parts.h"

/* Reading */

/* Where in draft->saved the functions below note the place of the body: not the hook's own then. */
enum { VARVE_FUNCTION_BODY = 3 };

typedef struct varve_function_signature {
  const char *type_name; /* of the attribute that holds the type */
  const char *place;
  size_t first_argument; /* up to the top of parser->arguments: in order, with their types */
  size_t first_result;   /* up to the top of parser->nodes: the types of the results */
  bool has_names;        /* arguments have them: they become those of the body */
  bool is_variadic;      /* "..." stands behind the arguments */
  bool has_arrow;        /* results are told, if only by () */
  const varve_entity *argument_attributes; /* an array of dictionaries; NULL: none has any */
  const varve_entity *result_attributes;
} varve_function_signature;

/* public, private or nested; NULL: none of them stands here. */
varve_status varve_parse_visibility(varve_parser *parser,
                                    const varve_entity **visibility) VARVE_MUST_USE;
/* The same becomes sym_visibility. */
varve_status varve_parse_optional_visibility(varve_parser *parser) VARVE_MUST_USE;
/* From '(' on. allow_variadic: the last argument may be "...". */
varve_status varve_parse_function_signature(varve_parser *parser, bool allow_variadic,
                                            varve_function_signature *signature) VARVE_MUST_USE;
/* (arguments) -> results */
varve_status varve_signature_type(varve_parser *parser, const varve_function_signature *signature,
                                  const varve_entity **type) VARVE_MUST_USE;
/* Gives the operation an attribute of this type, and arg_attrs and res_attrs. */
varve_status varve_add_signature(varve_parser *parser, const varve_function_signature *signature,
                                 const varve_entity *type) VARVE_MUST_USE;
/* attributes {...}, which must not say what the form has said. */
varve_status varve_parse_function_attributes(varve_parser *parser,
                                             varve_operation_draft *draft) VARVE_MUST_USE;
/* The body, when there is one, and the end of the operation: the hook's last act. */
varve_status varve_begin_function_body(varve_parser *parser, varve_operation_draft *draft,
                                       const varve_function_signature *signature) VARVE_MUST_USE;
/* The same up to where the body is read: the hook's own step, pushed before, goes on behind it, and
 * calls varve_check_function_body. */
varve_status varve_begin_function_region(varve_parser *parser,
                                         const varve_function_signature *signature) VARVE_MUST_USE;
/* The region read last must have blocks if the text has one. */
varve_status varve_check_function_body(varve_parser *parser,
                                       const varve_operation_draft *draft) VARVE_MUST_USE;

/* All of a function whose type is (arguments) -> results. */
varve_parse_hook varve_parse_function;

/* Printing */

typedef struct varve_printed_signature {
  const varve_entity *const *inputs; /* NULL: those of the entry block, which there is */
  const varve_entity *const *results;
  uint32_t input_count;
  uint32_t result_count;
  bool is_variadic;
  const varve_region *body;                /* NULL or empty: the arguments have no names */
  const varve_entity *argument_attributes; /* NULL: none */
  const varve_entity *result_attributes;
} varve_printed_signature;

/* Of an operation's function_type, arg_attrs, res_attrs and first region. UNSUPPORTED when the type
 * is no function's. */
varve_status varve_printed_signature_of(const varve_operation *op,
                                        varve_printed_signature *signature) VARVE_MUST_USE;
/* The same where the type is an attribute of another name. */
varve_status varve_printed_signature_by(const varve_operation *op, varve_slice type_name,
                                        varve_printed_signature *signature) VARVE_MUST_USE;
/* Whether each of count values has its dictionary, or there is no array. */
bool varve_are_dictionaries(const varve_entity *array, uint32_t count);
/* sym_visibility and sym_name: " private @name". UNSUPPORTED when the form cannot have them. */
varve_status varve_print_function_name(varve_printer *printer,
                                       const varve_operation *op) VARVE_MUST_USE;
/* (arguments) -> results. UNSUPPORTED when attributes are not one dictionary each, or the entry
 * block of the body has other arguments. */
varve_status
varve_print_function_signature(varve_printer *printer,
                               const varve_printed_signature *signature) VARVE_MUST_USE;
/* The body, when there is one: the hook's last act. */
varve_status varve_print_function_body(varve_printer *printer, varve_print_operation *frame,
                                       const varve_region *body) VARVE_MUST_USE;
/* All of a function whose type is (arguments) -> results. */
varve_print_hook varve_print_function;

#endif
