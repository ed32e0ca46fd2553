/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which operations, types and attributes of dialects a text uses, by its tokens, without parsing
 * it. Comments, strings, symbols, names of values, blocks and aliases, keys of dictionaries,
 * locations and resources are no uses, and neither is the value of a key with the prefix of a
 * dialect, which is a discardable attribute. Only the tokens of some lines up to a name of a pack
 * are read: a location or value that begins before these lines is not recognized. */
#ifndef VARVE_TEXT_USED_NAMES_H
#define VARVE_TEXT_USED_NAMES_H

#include "dialect/registry/pack_reading.h"
#include "text/lex/lexer.h"

/* The token in question is window[1], the one after it is window[0], and those before it follow. */
enum { VARVE_TOKEN_WINDOW = 4 };

/* Reads one more token into window[0]. After invalid text, continues with the next byte. Returns
 * false if the token in question was the last one. */
bool varve_token_window_next(varve_lexer *lexer, varve_token *window);
/* Returns whether the token in question is the name of an operation at the place of one: a word
 * with a dot, or a string and operands in parentheses. *name is without quotes. */
bool varve_token_names_operation(const varve_lexer *lexer, const varve_token *window,
                                 varve_slice *name);

/* Adds the dialects that a text uses and some pack defines. If the whole lines of the first enough
 * bytes use one, the others do not count. Opens packs only if the registry lacks a dialect. */
varve_status varve_used_names_collect(varve_pack_names *names, const varve_registry *registry,
                                      varve_slice text, size_t enough) VARVE_MUST_USE;

#endif
