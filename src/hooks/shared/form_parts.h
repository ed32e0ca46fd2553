/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What custom forms of several dialects do alike with values, attributes and hidden operations. */
#ifndef VARVE_HOOKS_COMMON_VALUES_H
#define VARVE_HOOKS_COMMON_VALUES_H

#include "text/formats/directive.h"

/* A fact of the operation that is a string, empty when it has none. */
varve_slice varve_draft_fact(const varve_operation_draft *draft, const char *key);
/* Returns whether the operation has such a property; in other releases it may have none. */
bool varve_draft_has_property(const varve_operation_draft *draft, varve_slice key);
/* operandSegmentSizes (or another name) of the draft: array<i32: ...>; as the era has it. */
varve_status varve_add_segment_sizes(varve_parser *parser, varve_slice name, const int32_t *sizes,
                                     size_t count) VARVE_MUST_USE;
/* array<i1: ...> of bytes that are 0 or 1. */
varve_status varve_bool_array_get(varve_context *context, varve_slice flags,
                                  const varve_entity **array) VARVE_MUST_USE;
/* dense<[1, 2]> : tensor<2xindex>; a size that is not known is -1. */
varve_status varve_index_elements_get(varve_parser *parser, varve_dims sizes,
                                      const varve_entity **elements) VARVE_MUST_USE;
/* Whether it is such an attribute, of how many numbers. elements may be NULL. */
bool varve_index_elements_count(const varve_entity *elements, uint64_t *count);
int64_t varve_index_element(const varve_entity *elements, uint64_t index);

/* @name or @name::@nested. */
varve_status varve_parse_symbol_reference(varve_parser *parser,
                                          const varve_entity **symbol) VARVE_MUST_USE;
/* @name, as the attribute sym_name. */
varve_status varve_parse_own_name(varve_parser *parser) VARVE_MUST_USE;
/* " @name". UNSUPPORTED when it is NULL or no string. */
varve_status varve_print_symbol(varve_printer *printer, const varve_entity *name) VARVE_MUST_USE;
/* The same, of the attribute sym_name. */
varve_status varve_print_own_name(varve_printer *printer, const varve_operation *op) VARVE_MUST_USE;

/* For lists of attributes that are read along with operands and types: these lie on
 * parser->attributes until those from first on leave it and become an array, the argument's. */
varve_status varve_push_attribute(varve_parser *parser,
                                  const varve_entity *attribute) VARVE_MUST_USE;
varve_status varve_set_pushed(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                              size_t first) VARVE_MUST_USE;

/* [1, 2] as array<i64: ...>. */
varve_status varve_parse_i64_array(varve_parser *parser, const varve_entity **array) VARVE_MUST_USE;
/* Behind a comma before more operands: in the eras before LLVM 13 there need not be any. */
bool varve_may_end_in_comma(const varve_parser *parser);
/* One integer that fits 64 bits. */
varve_status varve_parse_i64(varve_parser *parser, int64_t *value) VARVE_MUST_USE;
/* A dictionary that adds to the one the draft has. */
varve_status varve_parse_more_attributes(varve_parser *parser,
                                         varve_operation_draft *draft) VARVE_MUST_USE;
/* <{...}>, whose entries become attributes of the draft. */
varve_status varve_parse_properties_in_form(varve_parser *parser) VARVE_MUST_USE;

/* ": type, type", one for each use from first on, which become operands of these types. The types
 * stay on the stack of nodes. */
varve_status varve_parse_colon_types_of(varve_parser *parser, const varve_operation_draft *draft,
                                        size_t first) VARVE_MUST_USE;

/* The element type of a tensor or memref that has a rank, else the type itself. */
const varve_entity *varve_element_or_self(const varve_entity *type);

/* "type" or "type = value": the first two arguments of custom<...> of a global. */
enum { VARVE_GLOBAL_TYPE, VARVE_GLOBAL_VALUE };
/* Up to where the value stands; NULL: there is none. */
varve_status varve_print_global_type(varve_printer *printer, const varve_print_call *call,
                                     const varve_entity **value) VARVE_MUST_USE;

/* Operations that are not in the text, at the end of a block, as upstream's builders make them. */
typedef struct varve_hidden_builder {
  varve_parser *parser;
  varve_block *block;
  const varve_entity *location; /* NULL: unknown */
} varve_hidden_builder;
typedef struct varve_hidden_operation {
  const char *name;
  varve_value *const *operands;
  uint32_t operand_count;
  const varve_entity *result;     /* NULL: none */
  const varve_entity *dictionary; /* attributes of either sort, or NULL */
} varve_hidden_operation;
/* result may be NULL when nobody wants it. */
varve_status varve_build_hidden(varve_hidden_builder *builder, const varve_hidden_operation *op,
                                varve_value **result) VARVE_MUST_USE;
/* {name = value} */
varve_status varve_single_entry(varve_parser *parser, varve_slice name, const varve_entity *value,
                                const varve_entity **dictionary) VARVE_MUST_USE;

/* The operand of the draft with this number. */
static inline varve_status varve_resolve_draft_operand(varve_parser *parser,
                                                       const varve_operation_draft *draft,
                                                       size_t operand, const varve_entity *type) {
  return varve_resolve_operand(parser, varve_draft_operand(parser, draft, operand), type);
}

#endif
