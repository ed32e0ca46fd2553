/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions for C code that parses a custom form: hooks of operations and of custom<...>. The
 * draft collects the operation. The hook resolves operands in their final order and adds results
 * and attributes; varve_finish_custom then makes the operation. The parser's loop parses
 * regions. A hook that begins a region does so as its last action, after pushing its draft with
 * the step that continues after the region. */
#ifndef VARVE_TEXT_PARSE_HOOK_H
#define VARVE_TEXT_PARSE_HOOK_H

#include "text/parse_operation/parse_operation.h"

/* Called after the name of the operation. Finishes the operation, or pushes the draft with a
 * step that will. */
typedef varve_status varve_parse_hook(varve_parser *parser, varve_operation_draft *draft);

/* Names */

/* Parses @name. If it is missing, the function reports an error; the optional variant sets
 * *string to NULL. */
varve_status varve_parse_symbol_name(varve_parser *parser,
                                     const varve_entity **string) VARVE_MUST_USE;
varve_status varve_parse_optional_symbol_name(varve_parser *parser,
                                              const varve_entity **string) VARVE_MUST_USE;
/* Consumes the word if it is next. */
bool varve_accept_word(varve_parser *parser, const char *word);
/* Consumes the word, or reports an error. */
varve_status varve_expect_keyword(varve_parser *parser, const char *word,
                                  const char *context) VARVE_MUST_USE;

/* Attributes */

/* Parses {...}, or attributes {...}, if present. */
varve_status varve_parse_attr_dict(varve_parser *parser,
                                   varve_operation_draft *draft) VARVE_MUST_USE;
/* {...} after the word and, if has_equal, '='. Without '=' the dictionary is not optional. */
varve_status varve_parse_attr_dict_after(varve_parser *parser, varve_operation_draft *draft,
                                         varve_slice word, bool has_equal) VARVE_MUST_USE;
varve_status varve_parse_attr_dict_with_keyword(varve_parser *parser,
                                                varve_operation_draft *draft) VARVE_MUST_USE;
varve_status varve_parse_attribute(varve_parser *parser,
                                   const varve_entity **attribute) VARVE_MUST_USE;
/* The same for a known type: "5" is an integer of that type, and no ": type" is parsed. */
varve_status varve_parse_attribute_of_type(varve_parser *parser, const varve_entity *type,
                                           const varve_entity **attribute) VARVE_MUST_USE;
/* Parses an integer as an attribute of this type. */
varve_status varve_parse_integer_attribute(varve_parser *parser, const varve_entity *type,
                                           const varve_entity **attribute) VARVE_MUST_USE;
/* Makes an array of the nodes from first on, and removes them from the stack. */
varve_status varve_nodes_to_array(varve_parser *parser, size_t first,
                                  const varve_entity **array) VARVE_MUST_USE;
varve_status varve_parse_string(varve_parser *parser, const varve_entity **string) VARVE_MUST_USE;
/* Adds an attribute to the operation: inherent if the definition has it, otherwise discardable.
 * An attribute of the same name in the dictionary wins. value NULL: adds nothing. */
varve_status varve_add_attribute(varve_parser *parser, varve_slice name,
                                 const varve_entity *value) VARVE_MUST_USE;
/* Returns an attribute of the draft, from the dictionary or added. NULL: it has none. */
const varve_entity *varve_draft_attribute(const varve_parser *parser,
                                          const varve_operation_draft *draft, varve_slice name);

/* Types */

varve_status varve_parse_type(varve_parser *parser, const varve_entity **type) VARVE_MUST_USE;
/* Parses comma-separated types and leaves them on the stack of nodes, *count of them. */
varve_status varve_parse_type_list(varve_parser *parser, size_t *count) VARVE_MUST_USE;
/* Parses 2x?x4 without a final 'x'. Appends to parser->numbers; '?' is VARVE_DYNAMIC. */
varve_status varve_parse_dimension_list(varve_parser *parser) VARVE_MUST_USE;
/* Makes array<i64: ...> of the numbers from first on, and removes them from the stack. */
varve_status varve_numbers_to_array(varve_parser *parser, size_t first,
                                    const varve_entity **array) VARVE_MUST_USE;
/* The same with another integer type, of up to 64 bits. */
varve_status varve_numbers_to_typed_array(varve_parser *parser, size_t first,
                                          const varve_entity *type,
                                          const varve_entity **array) VARVE_MUST_USE;
/* Parses -> type, or -> (types), or nothing. Every type becomes a result. */
varve_status varve_parse_optional_arrow_results(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_add_result(varve_parser *parser, const varve_entity *type) VARVE_MUST_USE;
/* Parses the text of a type, which comes from the program and not from the input. */
varve_status varve_fixed_type(varve_parser *parser, varve_slice text,
                              const varve_entity **type) VARVE_MUST_USE;
varve_status varve_fixed_attribute(varve_parser *parser, varve_slice text,
                                   const varve_entity **attribute) VARVE_MUST_USE;

/* Operands are parsed as uses. They are on parser->operands above draft->first_operand, in the
 * order of the text, and are resolved when their types are known. */

varve_status varve_parse_operand(varve_parser *parser) VARVE_MUST_USE;
/* *found: an operand was present. */
varve_status varve_parse_optional_operand(varve_parser *parser, bool *found) VARVE_MUST_USE;
/* Parses %a, %b ... or nothing, then consumes the closing token. */
varve_status varve_parse_operands_until(varve_parser *parser, varve_token_kind end) VARVE_MUST_USE;
static inline size_t varve_draft_operand_count(const varve_parser *parser,
                                               const varve_operation_draft *draft) {
  return parser->operands.count - draft->first_operand;
}
static inline varve_operand_use
varve_draft_operand(const varve_parser *parser, const varve_operation_draft *draft, size_t index) {
  return VARVE_VECTOR_AT(&parser->operands, varve_operand_use, draft->first_operand + index);
}
/* Resolves the use and makes it the operation's next operand. */
varve_status varve_resolve_operand(varve_parser *parser, varve_operand_use use,
                                   const varve_entity *type) VARVE_MUST_USE;
/* Some of the draft's uses, all with one type. */
typedef struct varve_operand_range {
  size_t first; /* 0: the first use of the draft */
  size_t count;
} varve_operand_range;
varve_status varve_resolve_alike(varve_parser *parser, const varve_operation_draft *draft,
                                 varve_operand_range range,
                                 const varve_entity *type) VARVE_MUST_USE;
/* Resolves with the types on the stack of nodes from first_node on. Reports an error if there
 * are not as many types as uses. The types stay on the stack. */
varve_status varve_resolve_range(varve_parser *parser, const varve_operation_draft *draft,
                                 varve_operand_range range, size_t first_node) VARVE_MUST_USE;

/* Successors and regions */

/* Parses ^name. */
varve_status varve_parse_successor(varve_parser *parser) VARVE_MUST_USE;

/* An argument of the entry block of the next region. Arguments are on parser->arguments. */
typedef struct varve_region_argument {
  varve_operand_use use;        /* use.name NULL: it has no name; the place is that of its type */
  varve_slice name;             /* with '%' */
  const varve_entity *type;     /* NULL until the hook sets it */
  const varve_entity *location; /* NULL: the place of the argument */
  varve_slice deferred;         /* an alias of a location that is not defined yet */
} varve_region_argument;
/* Parses %name, with_type: ": type", then an optional loc(...). */
varve_status varve_parse_region_argument(varve_parser *parser, bool with_type) VARVE_MUST_USE;
static inline varve_region_argument *varve_region_argument_at(varve_parser *parser, size_t index) {
  return &VARVE_VECTOR_AT(&parser->arguments, varve_region_argument, index);
}
/* Called at '{'. The arguments from first_argument on become those of the entry block and leave
 * the stack. The block exists even if the braces are empty. */
varve_status varve_begin_region_with(varve_parser *parser, size_t first_argument) VARVE_MUST_USE;
/* Parses a region without braces that has one operation in generic form. */
varve_status varve_begin_wrapped_operation(varve_parser *parser) VARVE_MUST_USE;
/* Parses a region if '{' is next; otherwise adds an empty region. */
varve_status varve_begin_optional_region(varve_parser *parser) VARVE_MUST_USE;
/* Adds a region without blocks. */
varve_status varve_add_region(varve_parser *parser) VARVE_MUST_USE;
static inline varve_region *varve_last_region(const varve_parser *parser) {
  return VARVE_VECTOR_LAST(&parser->operation.regions, varve_region *);
}
/* Adds a block to the last region if it has none. */
varve_status varve_ensure_block(varve_parser *parser) VARVE_MUST_USE;
/* Returns the full name of an operation whose dialect may be omitted. It is built in
 * parser->text if necessary. *name is the word itself if it has a dialect, or if no operation is
 * found. */
varve_status varve_full_operation_name(varve_parser *parser, varve_slice word,
                                       varve_slice *name) VARVE_MUST_USE;
/* Adds this terminator, without operands and results, to the last block of the region if it
 * lacks one. An empty region gets a block. */
varve_status varve_ensure_terminator(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_region *region, varve_slice name) VARVE_MUST_USE;
bool varve_ends_with_terminator(const varve_block *block);
/* Completes the last region as upstream's parser does if it is empty or lacks its end: adds the
 * terminator that the definition requires, or a block. */
varve_status varve_end_region(varve_parser *parser,
                              const varve_operation_draft *draft) VARVE_MUST_USE;

/* Makes the operation from the draft, and drops the nodes that the hook left. */
varve_status varve_finish_custom(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* The same after an optional {...}. */
varve_status varve_finish_with_attributes(varve_parser *parser,
                                          varve_operation_draft *draft) VARVE_MUST_USE;
/* Steps that parse what follows the last region: nothing, {...}, or attributes {...}. */
varve_frame_step varve_finish_step;
varve_frame_step varve_finish_with_attributes_step;
varve_frame_step varve_finish_with_keyword_step;
/* Calls varve_end_region, then parses {...}. */
varve_frame_step varve_end_region_step;

#endif
