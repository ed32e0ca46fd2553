/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and functions that several files of linalg use. */
#ifndef VARVE_HOOKS_LINALG_H
#define VARVE_HOOKS_LINALG_H

#include "hooks/shared/form_parts.h"
#include "text/parse_operation/parse_hook.h"

/* A parsed "ins(%a : type) outs(%b : type)": how many inputs and outputs the text has. The types of
 * all inputs, then of all outputs, are on the stack of nodes from first_node on. */
typedef struct varve_linalg_parts {
  size_t first_node;
  size_t inputs;
  size_t outputs;
} varve_linalg_parts;

/* Parses <properties> {attributes} ins(...) outs(...) and resolves the operands. Sets *parts to the
 * numbers of inputs and outputs. */
varve_status varve_linalg_parse_parts(varve_parser *parser, varve_operation_draft *draft,
                                      varve_linalg_parts *parts) VARVE_MUST_USE;
varve_status varve_linalg_add_segments(varve_parser *parser,
                                       varve_linalg_parts parts) VARVE_MUST_USE;
static inline const varve_entity *const *varve_linalg_types(const varve_parser *parser,
                                                            varve_linalg_parts parts) {
  return (const varve_entity *const *)parser->nodes.data + parts.first_node;
}

/* The short form of linalg.map and linalg.reduce has the name of one operation, such as arith.addf,
 * instead of a region. The enumerator says which arguments of the region are the operands of the
 * named operation: */
typedef enum varve_linalg_payload {
  VARVE_LINALG_MAP,        /* all arguments except the last one, which is for the output */
  VARVE_LINALG_MAP_INPUTS, /* all arguments, because the region has none for the output */
  VARVE_LINALG_REDUCE      /* the last argument, then all others */
} varve_linalg_payload;
varve_linalg_payload varve_linalg_payload_form(varve_era era, const varve_operation_name *name);
/* Returns the name of the attribute that follows outs(...) in linalg.broadcast or
 * linalg.transpose. */
static inline const char *varve_linalg_numbers(const varve_operation_name *name) {
  return varve_slice_equal(name->suffix, VARVE_SLICE("transpose")) ? "permutation" : "dimensions";
}
/* Returns how many of the region's arguments are operands of the operation that the short form
 * names. arguments: how many arguments the region has. */
uint32_t varve_linalg_payload_inputs(varve_linalg_payload form, uint32_t arguments);
/* Returns which region argument is operand `index` of the operation that the short form names.
 * arguments: how many arguments the region has. */
uint32_t varve_linalg_payload_input(varve_linalg_payload form, uint32_t arguments, uint32_t index);

/* Bodies of structured operations. The text omits the body. The parser makes the body from an
 * expression, which is the fact varve.body of the operation's definition.
 * format-spec/structured-operations.md specifies the expression. */

typedef struct varve_linalg_body {
  varve_slice expression;           /* without quotes: "3: 0 1 add" */
  const varve_entity *const *types; /* the types of the operands */
  uint32_t type_count;
  bool is_unsigned; /* if true, the word cast(...) means cast_unsigned(...) */
  const varve_entity
      *function; /* the function that fun(...) applies, such as #linalg.binary_fn<add>, or NULL */
  const char *place; /* where error messages about the body point to */
} varve_linalg_body;

/* Makes the body in a new region of the operation. */
varve_status varve_linalg_add_body(varve_parser *parser,
                                   const varve_linalg_body *body) VARVE_MUST_USE;
/* Sets *is_body to whether the region of op equals the body that the parser makes from the
 * expression. Ignores locations. */
varve_status varve_linalg_is_body(varve_context *context, const varve_operation *op,
                                  varve_slice expression, bool *is_body) VARVE_MUST_USE;

/* Indexing maps of structured operations. The text omits the maps. The parser makes the maps from
 * the fact varve.maps of the operation's definition. format-spec/structured-operations.md specifies
 * this fact. */

/* Adds the attribute linalg.memoized_indexing_maps, which has the name that upstream uses, to the
 * dictionary of state. Does nothing if the dictionary has this attribute. */
varve_complete_operation varve_linalg_add_maps;
/* Makes an array of count identity maps, each with rank dimensions. */
varve_status varve_linalg_identity_maps(varve_parser *parser, size_t rank, uint32_t count,
                                        const varve_entity **maps) VARVE_MUST_USE;

#endif
