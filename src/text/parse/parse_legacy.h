/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constructs that only older eras have. Each one begins where today's parser begins the
 * corresponding construct, if the grammar of the text's era allows it: legacy_grammar.h. */
#ifndef VARVE_TEXT_PARSE_LEGACY_H
#define VARVE_TEXT_PARSE_LEGACY_H

#include "text/parse/parse.h"

/* parse_lenient.c: mistakes in documents. The parser calls these functions when something is
 * missing. Each returns whether it has repaired that; it has then reported a warning. The cases
 * are: anything that the caller repairs; a token of that kind; the word or ',' that a form
 * requires; parentheses around the type of an operation's operand. */
bool varve_repair_here(varve_parser *parser);
bool varve_repair_token(varve_parser *parser, varve_token_kind kind);
bool varve_repair_word(varve_parser *parser, varve_slice word);
bool varve_may_lack_parentheses(varve_parser *parser);
/* Parses a number as an operand: its name is that number, and no other use has the name. */
varve_status varve_parse_literal_use(varve_parser *parser, varve_operand_use *use,
                                     bool *is_literal) VARVE_MUST_USE;
/* Makes the constant for a number, before the operation. */
varve_status varve_make_literal(varve_parser *parser, varve_operand_use use,
                                const varve_entity *type, varve_value **value) VARVE_MUST_USE;

/* Called at '(' if an attribute is expected: a map, a set or a function type. `() -> ()` means
 * what its era read: a map until 2019, a function type since 2020. */
varve_status varve_begin_legacy_paren(varve_parser *parser) VARVE_MUST_USE;
/* Called at a word that begins no attribute in LLVM 22: opaque<...>, splat<...>. *is_begun: it
 * is one of these. In memory opaque elements are an attribute of builtin,
 * #builtin.opaque<"dialect", "0x...">, followed by the type. */
varve_status varve_begin_legacy_word(varve_parser *parser, bool *is_begun) VARVE_MUST_USE;
/* Called after the '<' of dense or sparse. Parses "type," if that is next, and returns the type,
 * otherwise NULL. */
varve_status varve_parse_type_first(varve_parser *parser, const varve_entity **type) VARVE_MUST_USE;
/* Called at "offset" in a memref. Pushes the layout as a map on the stack of nodes. */
varve_status varve_parse_stride_list(varve_parser *parser) VARVE_MUST_USE;
/* Composes the maps: the result applies first, then second. It has the dimensions of first and
 * the symbols of both. */
varve_status varve_compose_maps(varve_parser *parser, const varve_entity *first,
                                const varve_entity *second,
                                const varve_entity **composed) VARVE_MUST_USE;
/* Called after the name of a successor. Parses (%a, %b : i32, i32): the uses go to
 * parser->operands, the types to the stack of nodes; *count: their number. */
varve_status varve_parse_successor_values(varve_parser *parser, uint32_t *count) VARVE_MUST_USE;
/* Returns the attribute with the number of values of each successor: own operands, then the
 * counts of the successors. NULL if no successor has values. */
varve_status varve_successor_sizes_get(varve_parser *parser, size_t own, varve_dims counts,
                                       const varve_entity **sizes) VARVE_MUST_USE;
/* The same; adds the attribute to the draft, for hooks. */
varve_status varve_add_successor_sizes(varve_parser *parser, size_t own,
                                       varve_dims counts) VARVE_MUST_USE;

#endif
