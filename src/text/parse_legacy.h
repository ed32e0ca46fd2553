/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constructs that only older eras have. Each is begun where today's parser would begin what stands
 * there today, when the grammar of the text's era allows it: legacy_grammar.h. */
#ifndef VARVE_TEXT_PARSE_LEGACY_H
#define VARVE_TEXT_PARSE_LEGACY_H

#include "text/parse.h"

/* parse_lenient.c: slips of documents. Each is asked where something is missing, answers whether it
 * has repaired that, and then has warned. Anything that the caller repairs; a token of that kind;
 * the word or ',' that a form wants; parentheses around the type of the operand of an operation. */
bool varve_repair_here(varve_parser *parser);
bool varve_repair_token(varve_parser *parser, varve_token_kind kind);
bool varve_repair_word(varve_parser *parser, varve_slice word);
bool varve_may_lack_parentheses(varve_parser *parser);
/* A number as operand: its name is that number, and no other use has the name. */
varve_status varve_parse_literal_use(varve_parser *parser, varve_operand_use *use,
                                     bool *is_literal) VARVE_MUST_USE;
/* The constant that it stands for, which is made before the operation. */
varve_status varve_make_literal(varve_parser *parser, varve_operand_use use, const varve_type *type,
                                varve_value **value) VARVE_MUST_USE;

/* At '(' where an attribute is wanted: a map, a set or a function type. `() -> ()` is what its era
 * took it for: a map until 2019, a function type from 2020 on. */
varve_status varve_begin_legacy_paren(varve_parser *parser) VARVE_MUST_USE;
/* At a word that begins no attribute of today: opaque<...>, splat<...>. *is_begun tells whether it
 * is one of these. Opaque elements are in memory an attribute of builtin,
 * #builtin.opaque<"dialect", "0x...">, with the type behind it. */
varve_status varve_begin_legacy_word(varve_parser *parser, bool *is_begun) VARVE_MUST_USE;
/* Behind the '<' of dense or sparse: reads "type," if that stands there first, and answers the
 * type, NULL when it does not. */
varve_status varve_parse_type_first(varve_parser *parser, const varve_type **type) VARVE_MUST_USE;
/* At "offset" in a memref: the layout that it means, as a map, is left on the stack of nodes. */
varve_status varve_parse_stride_list(varve_parser *parser) VARVE_MUST_USE;
/* The map that applies first, then second: dimensions of first, the symbols of both. */
varve_status varve_compose_maps(varve_parser *parser, const varve_attribute *first,
                                const varve_attribute *second,
                                const varve_attribute **composed) VARVE_MUST_USE;
/* Behind the name of a successor: (%a, %b : i32, i32). The uses go to parser->operands, the types
 * to the stack of nodes; *count: of them. */
varve_status varve_parse_successor_values(varve_parser *parser, uint32_t *count) VARVE_MUST_USE;
/* The attribute that tells how many values successors have: own ones of the operation, and counts
 * of the successors. NULL when none has any. */
varve_status varve_successor_sizes_get(varve_parser *parser, size_t own, varve_dims counts,
                                       const varve_attribute **sizes) VARVE_MUST_USE;
/* The same becomes an attribute of the draft, for hooks. */
varve_status varve_add_successor_sizes(varve_parser *parser, size_t own,
                                       varve_dims counts) VARVE_MUST_USE;

#endif
