/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constructs that only older eras have. Each one begins where today's parser begins the
 * corresponding construct, if the grammar of the text's era allows it: legacy_grammar.h. */
#ifndef VARVE_TEXT_PARSE_LEGACY_H
#define VARVE_TEXT_PARSE_LEGACY_H

#include "text/parse/parse.h"

/* Mistakes in documents of old eras, which the parser repairs with a warning for each if the caller
 * asks for it (varve_parse_options.lenient). format-spec/legacy-syntax.md, "Slips". The parser
 * calls these functions when something is missing. Each returns whether it has repaired that; it
 * has then reported a warning. The cases are: anything that the caller repairs; a token of that
 * kind; the word or ',' that a form requires. */
bool varve_repair_here(varve_parser *parser);
bool varve_repair_token(varve_parser *parser, varve_token_kind kind);
bool varve_repair_word(varve_parser *parser, varve_slice word);
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

#endif
