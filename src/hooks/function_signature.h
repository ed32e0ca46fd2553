/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Signatures of functions, for every dialect that has some: (%a: i32 {...} loc(...), ...) -> (f32
 * {...}, i1), without names when there is no body; and the whole of the operations that consist of
 * visibility, name, signature, attributes and body. */
#ifndef VARVE_HOOKS_FUNCTION_SIGNATURE_H
#define VARVE_HOOKS_FUNCTION_SIGNATURE_H

#include "text/hook.h"

/* Reading */

/* Where in draft->saved the functions below note the place of the body: not the hook's own then. */
enum { VARVE_FUNCTION_BODY = 3 };

typedef struct varve_function_signature {
  const char *place;
  size_t first_argument; /* up to the top of parser->arguments: in order, with their types */
  size_t first_result;   /* up to the top of parser->nodes: the types of the results */
  bool has_names;        /* arguments have them: they become those of the body */
  bool is_variadic;      /* "..." stands behind the arguments */
  bool has_arrow;        /* results are told, if only by () */
  const varve_attribute *argument_attributes; /* an array of dictionaries; NULL: none has any */
  const varve_attribute *result_attributes;
} varve_function_signature;

/* public, private or nested, which becomes sym_visibility. */
varve_status varve_parse_optional_visibility(varve_parser *parser) VARVE_MUST_USE;
/* From '(' on. allow_variadic: the last argument may be "...". */
varve_status varve_parse_function_signature(varve_parser *parser, bool allow_variadic,
                                            varve_function_signature *signature) VARVE_MUST_USE;
/* (arguments) -> results */
varve_status varve_signature_type(varve_parser *parser, const varve_function_signature *signature,
                                  const varve_type **type) VARVE_MUST_USE;
/* Gives the operation function_type of this type, and arg_attrs and res_attrs. */
varve_status varve_add_signature(varve_parser *parser, const varve_function_signature *signature,
                                 const varve_type *type) VARVE_MUST_USE;
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

#endif
