/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What C code that reads a custom form may call: hooks of operations and of custom<...>. An
 * operation is gathered in its draft: operands are resolved in the order they shall have, results
 * and attributes added, and varve_finish_custom makes it. Regions are read by the parser's machine:
 * a hook that begins one pushes its draft with the step that goes on behind the region, as its last
 * act. */
#ifndef VARVE_TEXT_PARSE_HOOK_H
#define VARVE_TEXT_PARSE_HOOK_H

#include "text/parse.h"

/* Behind the name of the operation. Either finishes the operation, or pushes the draft with a step
 * that will. */
typedef varve_status varve_parse_hook(varve_parser *parser, varve_operation_draft *draft);

/* Names */

/* @name. When it is missing an error is reported, or for the optional one *string is NULL. */
varve_status varve_parse_symbol_name(varve_parser *parser,
                                     const varve_attribute **string) VARVE_MUST_USE;
varve_status varve_parse_optional_symbol_name(varve_parser *parser,
                                              const varve_attribute **string) VARVE_MUST_USE;
/* The word, when it stands next. */
bool varve_accept_word(varve_parser *parser, const char *word);
/* The word, or an error at what stands there instead. */
varve_status varve_expect_keyword(varve_parser *parser, const char *word,
                                  const char *context) VARVE_MUST_USE;

/* Attributes */

/* {...}, or attributes {...}, when it is there. */
varve_status varve_parse_attr_dict(varve_parser *parser,
                                   varve_operation_draft *draft) VARVE_MUST_USE;
varve_status varve_parse_attr_dict_with_keyword(varve_parser *parser,
                                                varve_operation_draft *draft) VARVE_MUST_USE;
varve_status varve_parse_attribute(varve_parser *parser,
                                   const varve_attribute **attribute) VARVE_MUST_USE;
/* The same where the type is known: "5" is an integer of that type, and a type behind a colon is
 * not read. */
varve_status varve_parse_attribute_of_type(varve_parser *parser, const varve_type *type,
                                           const varve_attribute **attribute) VARVE_MUST_USE;
/* An integer, as the attribute of this type. */
varve_status varve_parse_integer_attribute(varve_parser *parser, const varve_type *type,
                                           const varve_attribute **attribute) VARVE_MUST_USE;
/* An array of the nodes from first on, which leave the stack. */
varve_status varve_nodes_to_array(varve_parser *parser, size_t first,
                                  const varve_attribute **array) VARVE_MUST_USE;
varve_status varve_parse_string(varve_parser *parser,
                                const varve_attribute **string) VARVE_MUST_USE;
/* Gives the operation an attribute: inherent if it defines that, else discardable. One of the same
 * name that the dictionary has wins. value NULL: none is given. */
varve_status varve_add_attribute(varve_parser *parser, varve_slice name,
                                 const varve_attribute *value) VARVE_MUST_USE;
/* Whether the draft has one, by the dictionary or added; NULL: no. */
const varve_attribute *varve_draft_attribute(const varve_parser *parser,
                                             const varve_operation_draft *draft, varve_slice name);

/* Types */

varve_status varve_parse_type(varve_parser *parser, const varve_type **type) VARVE_MUST_USE;
/* type, type ...: left on the stack of nodes, *count of them. */
varve_status varve_parse_type_list(varve_parser *parser, size_t *count) VARVE_MUST_USE;
/* 2x?x4, without an 'x' behind it: appended to parser->numbers, VARVE_DYNAMIC for '?'. */
varve_status varve_parse_dimension_list(varve_parser *parser) VARVE_MUST_USE;
/* array<i64: ...> of the numbers from first on, which leave the stack. */
varve_status varve_numbers_to_array(varve_parser *parser, size_t first,
                                    const varve_attribute **array) VARVE_MUST_USE;
/* The same of another integer type, of up to 64 bits. */
varve_status varve_numbers_to_typed_array(varve_parser *parser, size_t first,
                                          const varve_type *type,
                                          const varve_attribute **array) VARVE_MUST_USE;
/* -> type, or -> (types), or nothing: every one becomes a result. */
varve_status varve_parse_optional_arrow_results(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_add_result(varve_parser *parser, const varve_type *type) VARVE_MUST_USE;
/* The node that the text stands for, which is the program's, not the input's. */
varve_status varve_fixed_type(varve_parser *parser, varve_slice text,
                              const varve_type **type) VARVE_MUST_USE;
varve_status varve_fixed_attribute(varve_parser *parser, varve_slice text,
                                   const varve_attribute **attribute) VARVE_MUST_USE;

/* Operands: read as uses, which lie on parser->operands above draft->first_operand in the order of
 * the text, and resolved when their types are known. */

varve_status varve_parse_operand(varve_parser *parser) VARVE_MUST_USE;
/* Whether one was there. */
varve_status varve_parse_optional_operand(varve_parser *parser, bool *found) VARVE_MUST_USE;
/* %a, %b ... or nothing, and then the closing token, which is consumed. */
varve_status varve_parse_operands_until(varve_parser *parser, varve_token_kind end) VARVE_MUST_USE;
static inline size_t varve_draft_operand_count(const varve_parser *parser,
                                               const varve_operation_draft *draft) {
  return parser->operands.count - draft->first_operand;
}
static inline varve_operand_use
varve_draft_operand(const varve_parser *parser, const varve_operation_draft *draft, size_t index) {
  return VARVE_VECTOR_AT(&parser->operands, varve_operand_use, draft->first_operand + index);
}
/* Makes it the operation's next operand. */
varve_status varve_resolve_operand(varve_parser *parser, varve_operand_use use,
                                   const varve_type *type) VARVE_MUST_USE;
/* Some of the draft's uses, all of one type. */
typedef struct varve_operand_range {
  size_t first; /* 0: the first use of the draft */
  size_t count;
} varve_operand_range;
varve_status varve_resolve_alike(varve_parser *parser, const varve_operation_draft *draft,
                                 varve_operand_range range, const varve_type *type) VARVE_MUST_USE;
/* With the types that lie on the stack of nodes from first_node on: an error when there are not as
 * many as uses. They are left there. */
varve_status varve_resolve_range(varve_parser *parser, const varve_operation_draft *draft,
                                 varve_operand_range range, size_t first_node) VARVE_MUST_USE;

/* Successors and regions */

/* ^name */
varve_status varve_parse_successor(varve_parser *parser) VARVE_MUST_USE;

/* An argument of the entry block of a region that is read next; they lie on parser->arguments. */
typedef struct varve_region_argument {
  varve_operand_use use;  /* use.name NULL: it has no name; the place is that of its type */
  varve_slice name;       /* with '%' */
  const varve_type *type; /* NULL until the hook sets it */
  const varve_attribute *location; /* NULL: where it stands */
  varve_slice deferred;            /* an alias of a location that is not known yet */
} varve_region_argument;
/* %name, and with_type: ": type", then loc(...) when it is there. */
varve_status varve_parse_region_argument(varve_parser *parser, bool with_type) VARVE_MUST_USE;
static inline varve_region_argument *varve_region_argument_at(varve_parser *parser, size_t index) {
  return &VARVE_VECTOR_AT(&parser->arguments, varve_region_argument, index);
}
/* At '{'. Arguments from first_argument on become those of the entry block, which there is even if
 * the braces are empty, and leave the stack. */
varve_status varve_begin_region_with(varve_parser *parser, size_t first_argument) VARVE_MUST_USE;
/* A region of one operation in generic form, which stands here without braces. */
varve_status varve_begin_wrapped_operation(varve_parser *parser) VARVE_MUST_USE;
/* A region when '{' is there, else one is added as if it were empty. */
varve_status varve_begin_optional_region(varve_parser *parser) VARVE_MUST_USE;
/* Adds a region without blocks. */
varve_status varve_add_region(varve_parser *parser) VARVE_MUST_USE;
static inline varve_region *varve_last_region(const varve_parser *parser) {
  return VARVE_VECTOR_LAST(&parser->regions, varve_region *);
}
/* Gives the last region a block when it has none. */
varve_status varve_ensure_block(varve_parser *parser) VARVE_MUST_USE;
/* The name in full of an operation that may be written without its dialect, in parser->text where
 * that grows; *name is the word itself where that has a dialect, or where none is understood. */
varve_status varve_full_operation_name(varve_parser *parser, varve_slice word,
                                       varve_slice *name) VARVE_MUST_USE;
/* Ends the last block of the region with this operation, which has neither operands nor results,
 * when no terminator does; an empty region gets a block. */
varve_status varve_ensure_terminator(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_region *region, varve_slice name) VARVE_MUST_USE;
bool varve_ends_with_terminator(const varve_block *block);
/* What upstream's parser gives to the last region where it is empty, or lacks its end: the
 * terminator of the operation's definition, or the block that this demands. */
varve_status varve_end_region(varve_parser *parser,
                              const varve_operation_draft *draft) VARVE_MUST_USE;
/* Makes an operation that is not in the text, located where the draft is, behind the others in the
 * block. state has neither name nor location; attributes are split as if they stood in the
 * dictionary. */
varve_status varve_build_operation(varve_parser *parser, const varve_operation_draft *draft,
                                   varve_slice name, varve_operation_state *state,
                                   varve_block *block, varve_operation **op) VARVE_MUST_USE;

/* Where the draft's operation stands, as a location. */
varve_status varve_draft_location(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_attribute **location) VARVE_MUST_USE;

/* Makes the operation of what the draft gathered, and drops the nodes that the hook left. */
varve_status varve_finish_custom(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* The same behind {...}, when that is there. */
varve_status varve_finish_with_attributes(varve_parser *parser,
                                          varve_operation_draft *draft) VARVE_MUST_USE;
/* Steps for what follows the last region: nothing, {...}, or attributes {...}. */
varve_frame_step varve_finish_step;
varve_frame_step varve_finish_with_attributes_step;
varve_frame_step varve_finish_with_keyword_step;
/* varve_end_region, and {...} behind that. */
varve_frame_step varve_end_region_step;

#endif
