/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that parse and print small parts of custom forms, for every dialect. */
#ifndef VARVE_HOOKS_COMMON_VALUES_H
#define VARVE_HOOKS_COMMON_VALUES_H

#include "text/hook.h"

/* Parsing. A parameter `context` is the end of an error message: " and the type of the operand". */

/* Return the entry at this index of the parser's stack of nodes, or of numbers. */
static inline const varve_entity *varve_node_at(const varve_parser *parser, size_t index) {
  return VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, index);
}
static inline int64_t varve_number_at(const varve_parser *parser, size_t index) {
  return VARVE_VECTOR_AT(&parser->numbers, int64_t, index);
}
/* Returns the part of parser->text from start on. */
static inline varve_slice varve_text_from(const varve_parser *parser, size_t start) {
  return varve_slice_make(parser->text.data + start, parser->text.size - start);
}
/* Returns the range of the draft's operands from index first to the end. */
static inline varve_operand_range varve_draft_operands_from(const varve_parser *parser,
                                                            const varve_operation_draft *draft,
                                                            size_t first) {
  return (varve_operand_range){first, varve_draft_operand_count(parser, draft) - first};
}
/* Resolves one operand of the draft. */
static inline varve_status varve_resolve_draft_operand(varve_parser *parser,
                                                       const varve_operation_draft *draft,
                                                       size_t operand, const varve_entity *type) {
  return varve_resolve_operand(parser, varve_draft_operand(parser, draft, operand), type);
}
/* Parses ": type". */
varve_status varve_parse_colon_type(varve_parser *parser, const char *context,
                                    const varve_entity **type) VARVE_MUST_USE;
/* Parses ": type" and leaves the type on the stack of nodes. */
varve_status varve_parse_colon_type_to_stack(varve_parser *parser,
                                             const char *context) VARVE_MUST_USE;
/* Parses the word and then a type. */
varve_status varve_parse_type_after(varve_parser *parser, const char *word, const char *context,
                                    const varve_entity **type) VARVE_MUST_USE;
/* Parses an optional {...} and then ": type". */
varve_status varve_parse_attributes_and_type(varve_parser *parser, varve_operation_draft *draft,
                                             const char *context,
                                             const varve_entity **type) VARVE_MUST_USE;
/* Parses a string. Reports the message if the next token is not a string. */
varve_status varve_expect_string(varve_parser *parser, const char *message,
                                 const varve_entity **string) VARVE_MUST_USE;
/* Parse "%a, %b", and "%a[%i, %j]": a value and its indices. */
varve_status varve_parse_two_operands(varve_parser *parser, const char *context) VARVE_MUST_USE;
varve_status varve_parse_access(varve_parser *parser) VARVE_MUST_USE;
/* Parses (%a, %b) or [%a, %b]. open: LEFT_PAREN or LEFT_SQUARE. */
varve_status varve_parse_operands_in(varve_parser *parser, varve_token_kind open,
                                     const char *context) VARVE_MUST_USE;
/* Parses an attribute and adds it to the operation under this name. */
varve_status varve_parse_attribute_as(varve_parser *parser, varve_slice name,
                                      const varve_entity **attribute) VARVE_MUST_USE;
/* If the word is next, consumes it and adds a unit attribute. */
varve_status varve_parse_optional_unit(varve_parser *parser, const char *word,
                                       const char *attribute) VARVE_MUST_USE;
/* Adds the type to the operation as a type attribute. */
varve_status varve_add_type_attribute(varve_parser *parser, varve_slice name,
                                      const varve_entity *type) VARVE_MUST_USE;
/* Make an array of the nodes from index first on, as varve_nodes_to_array does. The first
 * function adds the array to the operation, the second one sets an argument of custom<...> to
 * the array. */
varve_status varve_add_array(varve_parser *parser, varve_slice name, size_t first) VARVE_MUST_USE;
varve_status varve_set_array(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             size_t first) VARVE_MUST_USE;
/* Parses an attribute from the part of parser->text from start on, and removes this part. */
varve_status varve_attribute_of_text(varve_parser *parser, size_t start,
                                     const varve_entity **attribute) VARVE_MUST_USE;
/* Adds the attribute with the sizes of the operand groups. The era determines its name. */
varve_status varve_add_operand_sizes(varve_parser *parser, const int32_t *sizes,
                                     size_t count) VARVE_MUST_USE;
/* Begin a region, as a hook's last action. The parser calls step after the region. With the
 * second function, the entry block has the arguments from index first_argument on. */
varve_status varve_begin_region_then(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_frame_step *step) VARVE_MUST_USE;
varve_status varve_begin_region_with_then(varve_parser *parser, const varve_operation_draft *draft,
                                          size_t first_argument,
                                          varve_frame_step *step) VARVE_MUST_USE;
/* A step for varve_begin_region_then: adds a block to the last region if the region is empty,
 * and makes the operation. */
varve_frame_step varve_finish_with_block_step;
/* Adds a result and makes the operation. */
varve_status varve_finish_with_result(varve_parser *parser, varve_operation_draft *draft,
                                      const varve_entity *type) VARVE_MUST_USE;

/* Printing */

/* Lists the attributes to omit from the printed dictionary: VARVE_ELIDED("mask", "kind"). */
#define VARVE_ELIDED(...)                                                                          \
  ((varve_elided){(const char *const[]){__VA_ARGS__},                                              \
                  sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)})
#define VARVE_NO_ELISION ((varve_elided){NULL, 0})

/* Prints ", " unless index, the index of the next list item, is 0. */
varve_status varve_put_comma(varve_printer *printer, uint64_t index) VARVE_MUST_USE;
varve_status varve_print_operand(varve_printer *printer, const varve_operation *op,
                                 uint32_t index) VARVE_MUST_USE;
varve_status varve_print_argument(varve_printer *printer, const varve_block *block,
                                  uint32_t index) VARVE_MUST_USE;
/* Prints " %a, %b". */
varve_status varve_print_all_operands(varve_printer *printer,
                                      const varve_operation *op) VARVE_MUST_USE;
/* Print a word, operands, operands with types, or an attribute between two texts. A literal is an
 * attribute without its type. */
varve_status varve_put_word_between(varve_printer *printer, const char *before, const char *word,
                                    const char *after) VARVE_MUST_USE;
varve_status varve_print_operand_between(varve_printer *printer, const char *before,
                                         const varve_operation *op, uint32_t index,
                                         const char *after) VARVE_MUST_USE;
varve_status varve_print_operands_between(varve_printer *printer, const char *before,
                                          const varve_operation *op, varve_value_range range,
                                          const char *after) VARVE_MUST_USE;
varve_status varve_print_typed_operands_between(varve_printer *printer, const char *before,
                                                const varve_operation *op, varve_value_range range,
                                                const char *after) VARVE_MUST_USE;
varve_status varve_print_attribute_between(varve_printer *printer, const char *before,
                                           const varve_entity *attribute,
                                           const char *after) VARVE_MUST_USE;
varve_status varve_print_literal_between(varve_printer *printer, const char *before,
                                         const varve_entity *attribute,
                                         const char *after) VARVE_MUST_USE;
varve_status varve_print_type_after(varve_printer *printer, const char *before,
                                    const varve_entity *type) VARVE_MUST_USE;
/* Prints " -> (types)" with the types of all results, or nothing if there are no results. */
varve_status varve_print_result_list(varve_printer *printer,
                                     const varve_operation *op) VARVE_MUST_USE;
/* Print " : " and the type, or the types of the operands in the range. */
varve_status varve_print_colon_type(varve_printer *printer,
                                    const varve_entity *type) VARVE_MUST_USE;
varve_status varve_print_colon_types(varve_printer *printer, const varve_operation *op,
                                     varve_value_range range) VARVE_MUST_USE;
/* Print " {...}" and then " : " and a type, types of operands, or (types) -> types. */
varve_status varve_print_attributes_and_type(varve_printer *printer, const varve_operation *op,
                                             varve_elided elided,
                                             const varve_entity *type) VARVE_MUST_USE;
varve_status varve_print_attributes_and_types(varve_printer *printer, const varve_operation *op,
                                              varve_elided elided,
                                              varve_value_range range) VARVE_MUST_USE;
varve_status varve_print_attributes_and_functional_type(varve_printer *printer,
                                                        const varve_operation *op,
                                                        varve_elided elided) VARVE_MUST_USE;
/* Prints the text if the operation has the attribute. */
varve_status varve_print_optional_unit(varve_printer *printer, const varve_operation *op,
                                       const char *attribute, const char *text) VARVE_MUST_USE;
/* If the operation has the attribute, prints the text `before`, the attribute and ')'. */
varve_status varve_print_optional_attribute(varve_printer *printer, const varve_operation *op,
                                            const char *name, const char *before) VARVE_MUST_USE;
/* Prints a space and asks the printer to print the region at this index, as a hook's last
 * action. */
varve_status varve_print_region(varve_printer *printer, varve_print_operation *frame,
                                uint32_t index, uint32_t flags) VARVE_MUST_USE;

/* Returns the string that the definition of the operation has for the key, or an empty slice if
 * the definition has no such key. */
varve_slice varve_draft_fact(const varve_operation_draft *draft, const char *key);
/* Returns whether the definition of the operation in the parser's era has the property. */
bool varve_draft_has_property(const varve_operation_draft *draft, varve_slice key);
/* Makes array<i1: ...> of bytes that are 0 or 1. */
varve_status varve_bool_array_get(varve_context *context, varve_slice flags,
                                  const varve_entity **array) VARVE_MUST_USE;
/* Makes dense<[1, 2]> : tensor<2xindex>. An unknown size becomes -1. */
varve_status varve_index_elements_get(varve_parser *parser, varve_dims sizes,
                                      const varve_entity **elements) VARVE_MUST_USE;
/* Returns false if elements is NULL or not such an attribute as varve_index_elements_get makes.
 * Otherwise sets *count to the number of elements. */
bool varve_index_elements_count(const varve_entity *elements, uint64_t *count);
int64_t varve_index_element(const varve_entity *elements, uint64_t index);

/* Parses @name or @name::@nested. */
varve_status varve_parse_symbol_reference(varve_parser *parser,
                                          const varve_entity **symbol) VARVE_MUST_USE;
/* Parses @name and adds it as sym_name. */
varve_status varve_parse_own_name(varve_parser *parser) VARVE_MUST_USE;
/* Prints " @name". Returns UNSUPPORTED if name is NULL or not a string. */
varve_status varve_print_symbol(varve_printer *printer, const varve_entity *name) VARVE_MUST_USE;
/* Prints the attribute sym_name as " @name". */
varve_status varve_print_own_name(varve_printer *printer, const varve_operation *op) VARVE_MUST_USE;

/* Returns whether the value is an integer attribute for a case of the enum. If so, sets *number
 * to the integer. syntax: how the definition of the operation describes the attribute. */
bool varve_enum_number_of(const varve_attribute_syntax *syntax, const varve_entity *value,
                          uint64_t *number);

/* Collect attributes in a list while operands and types are parsed. varve_push_attribute pushes
 * an attribute on parser->attributes. varve_set_attribute_list makes an array of the attributes
 * from index first on, removes them, and sets an argument of custom<...> to the array. */
varve_status varve_push_attribute(varve_parser *parser,
                                  const varve_entity *attribute) VARVE_MUST_USE;
varve_status varve_set_attribute_list(varve_parser *parser, varve_parse_call *call,
                                      uint32_t argument, size_t first) VARVE_MUST_USE;

/* Parses [1, 2] as array<i64: ...>. */
varve_status varve_parse_i64_array(varve_parser *parser, const varve_entity **array) VARVE_MUST_USE;
/* Returns whether a list of operands may end here, after a comma. It may in eras before LLVM 13,
 * if the next token is not an operand. */
bool varve_may_end_in_comma(const varve_parser *parser);
/* Parses an integer that fits in 64 bits. */
varve_status varve_parse_i64(varve_parser *parser, int64_t *value) VARVE_MUST_USE;
/* Parses an optional dictionary, and adds its entries to the attributes of the draft. */
varve_status varve_parse_more_attributes(varve_parser *parser,
                                         varve_operation_draft *draft) VARVE_MUST_USE;
/* Parses an optional <{...}>, and adds its entries as attributes. */
varve_status varve_parse_properties_in_form(varve_parser *parser) VARVE_MUST_USE;

/* Parses ": type, type" with a type for each operand from index first on, and resolves these
 * operands. The types stay on the stack of nodes. */
varve_status varve_parse_colon_types_of(varve_parser *parser, const varve_operation_draft *draft,
                                        size_t first) VARVE_MUST_USE;

/* Returns the element type of a ranked tensor or memref, or the type itself. */
const varve_entity *varve_element_or_self(const varve_entity *type);

/* Indices of the first two arguments of custom<...> in the format of a global. The text is
 * "type" or "type = value". */
enum { VARVE_GLOBAL_TYPE, VARVE_GLOBAL_VALUE };
/* Prints "type", or "type = " if the global has a value. Sets *value to the value, or to NULL. */
varve_status varve_print_global_type(varve_printer *printer, const varve_print_call *call,
                                     const varve_entity **value) VARVE_MUST_USE;

/* The place for operations that the text implies but does not contain: the end of a block, where
 * upstream's builders insert them. */
typedef struct varve_hidden_builder {
  varve_parser *parser;
  varve_block *block;
  const varve_entity *location; /* NULL: unknown */
} varve_hidden_builder;
typedef struct varve_hidden_operation {
  const char *name;
  varve_value *const *operands;
  uint32_t operand_count;
  const varve_entity *result;     /* type of the result; NULL: the operation has no result */
  const varve_entity *dictionary; /* inherent and discardable attributes, or NULL */
} varve_hidden_operation;
/* Builds the operation. If result is not NULL, sets *result to the result of the operation, or
 * to NULL if the operation has no result. */
varve_status varve_build_hidden(varve_hidden_builder *builder, const varve_hidden_operation *op,
                                varve_value **result) VARVE_MUST_USE;
/* Makes {name = value}. */
varve_status varve_single_entry(varve_parser *parser, varve_slice name, const varve_entity *value,
                                const varve_entity **dictionary) VARVE_MUST_USE;

#endif
