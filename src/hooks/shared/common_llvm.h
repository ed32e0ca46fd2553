/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts that custom forms of dialect llvm share: function types, keywords of enums, operand
 * bundles, blocks with operands, and callees. */
#ifndef VARVE_HOOKS_COMMON_LLVM_H
#define VARVE_HOOKS_COMMON_LLVM_H

#include "dialect/known/llvm_parts.h"
#include "dialect/rule/parameter_rule.h"
#include "hooks/shared/function_signature.h"

/* Makes the type of llvm of a function (types) -> type. In 2019 and 2020 it is the text of LLVM IR,
 * "i32 (i8*, ...)". *type is NULL if the function has several results, or if a type has no text. */
varve_status varve_llvm_function_of(varve_context *context, const varve_entity *function,
                                    bool is_variadic, const varve_entity **type) VARVE_MUST_USE;

/* Returns whether the era is before LLVM 17. In such an era, operations of llvm have fewer
 * parts, and pointers may have an element type. */
static inline bool varve_llvm_is_legacy(const varve_context *context) {
  return varve_era_has(context->era, VARVE_HAS_LLVM_LEGACY_FORMS);
}

/* Returns whether the era is before LLVM 14: each pointer has an element type, and types of llvm
 * may be text. */
static inline bool varve_llvm_is_typed(const varve_context *context) {
  return !varve_era_has(context->era, VARVE_HAS_LLVM_OPAQUE_POINTERS);
}

/* Makes !llvm.ptr<type>, or the text "type*" of a text. *pointer is NULL if type is not a type of
 * LLVM values. */
varve_status varve_llvm_pointer_to(varve_context *context, const varve_entity *type,
                                   const varve_entity **pointer) VARVE_MUST_USE;

/* Keywords of enums */

/* Finds an enum of llvm. Returns UNSUPPORTED if the dialect has no definition, or an error if
 * the definition has no such enum. */
varve_status varve_llvm_enum_rule(varve_context *context, const char *enumeration,
                                  varve_parameter_rule *rule) VARVE_MUST_USE;
/* If a word of the enum is next, consumes the word and sets *value. Otherwise leaves *value as
 * it is. */
varve_status varve_parse_llvm_keyword(varve_parser *parser, const char *enumeration,
                                      uint64_t *value) VARVE_MUST_USE;
/* Makes #llvm.mnemonic<value>, or an i64 if mnemonic is NULL. */
varve_status varve_llvm_enum_get(varve_context *context, const char *mnemonic, uint64_t value,
                                 const varve_entity **attribute) VARVE_MUST_USE;
/* An enum attribute of an operation, whose word may be missing in the text. */
typedef struct varve_llvm_enum {
  const char *attribute;   /* name in the operation */
  const char *enumeration; /* name of the enum in the dialect */
  const char *mnemonic;    /* the attribute is #llvm.mnemonic<...>; NULL: an i64 */
  uint64_t default_value;
} varve_llvm_enum;
/* Parses the optional word. Adds the attribute with the value of the word, or with the default
 * value if there is no word. */
varve_status varve_parse_llvm_enum(varve_parser *parser,
                                   const varve_llvm_enum *what) VARVE_MUST_USE;

/* Operands */

/* Converts *array, a dense array of i32, to dense elements of a tensor type if the era is before
 * LLVM 16. */
varve_status varve_i32_list_of_era(varve_context *context,
                                   const varve_entity **array) VARVE_MUST_USE;
/* Makes array<i32: ...> of the numbers from index first on of the stack of numbers, and removes
 * these numbers from the stack. */
varve_status varve_numbers_to_i32_array(varve_parser *parser, size_t first,
                                        const varve_entity **array) VARVE_MUST_USE;
/* Parses "%a, %b : i32, i32)" and leaves the types on the stack of nodes. */
varve_status varve_parse_operands_with_types(varve_parser *parser) VARVE_MUST_USE;

/* Parsed operand bundles, ["tag"(%a, %b : i32, i32), ...]: their place in the text, and the
 * index of their first entry on each stack of the parser. For each bundle, the stack of nodes
 * has its tag and its types, and the stack of numbers has the number of its types. */
typedef struct varve_llvm_bundles {
  const char *place;
  size_t first_node;
  size_t first_number;
  size_t first_use; /* of parser->operands */
} varve_llvm_bundles;
varve_status varve_parse_llvm_bundles(varve_parser *parser,
                                      varve_llvm_bundles *bundles) VARVE_MUST_USE;
/* Makes the array of tags. *tags is NULL if there are no bundles. */
varve_status varve_llvm_bundle_tags(varve_parser *parser, const varve_llvm_bundles *bundles,
                                    const varve_entity **tags) VARVE_MUST_USE;
/* Resolves the operands of the bundles, adds the attributes op_bundle_sizes and op_bundle_tags,
 * and removes the numbers from the stack. *count is the number of operands. */
varve_status varve_take_llvm_bundles(varve_parser *parser, const varve_llvm_bundles *bundles,
                                     size_t *count) VARVE_MUST_USE;

/* Parses ^block or ^block(%a, %b : i32, i32). Leaves the operands on the stack of operands, and
 * their types on the stack of nodes. */
varve_status varve_parse_successor_and_operands(varve_parser *parser) VARVE_MUST_USE;
/* Parses "default: ^block(%a : i32)" of a switch. Sets the argument of the call at index first
 * to the block, and the next two arguments to the operands of the block and their types. */
varve_status varve_parse_switch_default(varve_parser *parser, varve_parse_call *call,
                                        uint32_t first) VARVE_MUST_USE;

/* Printing */

/* Returns an element of a dense array of i32. Returns 0 if array is NULL or another attribute,
 * or has no element at the index. */
int64_t varve_i32_element(const varve_entity *array, uint64_t index);
/* Prints ^block(%a, %b : i32, i32). */
varve_status varve_print_successor_and_operands(varve_printer *printer, const varve_operation *op,
                                                uint32_t successor,
                                                varve_value_range operands) VARVE_MUST_USE;
/* Prints ["tag"(%a : i32), ...]. */
varve_status varve_print_llvm_bundles(varve_printer *printer, const varve_operation *op,
                                      varve_value_range operands) VARVE_MUST_USE;
/* Prints the word for the number in #llvm.mnemonic<word> or in an i64. Returns UNSUPPORTED if the
 * enum has no such number. */
varve_status varve_print_llvm_enum(varve_printer *printer, const char *enumeration,
                                   const varve_entity *attribute) VARVE_MUST_USE;
/* Returns the number in #llvm.mnemonic<word> or in an i64, or 0 if the attribute has no number. */
uint64_t varve_llvm_enum_value(const varve_entity *attribute);

/* Calls */

/* The callee of a call, and the number of operands of the call. The operands of the call are the
 * first operands of the draft. */
typedef struct varve_llvm_callee {
  size_t operand_count; /* includes the callee if it is a value */
  bool is_direct;       /* the callee is a symbol */
} varve_llvm_callee;
/* Parses @callee(%a, %b), or %callee(%a, %b). */
varve_status varve_parse_llvm_callee(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_llvm_callee *callee) VARVE_MUST_USE;
/* Parse and print "to ^bb1(%a : i32) unwind ^bb2". The parser sets counts to the number of
 * operands of each block, and leaves the types of these operands on the stack of nodes. */
varve_status varve_parse_llvm_successors(varve_parser *parser, size_t counts[2]) VARVE_MUST_USE;
varve_status varve_print_llvm_successors(varve_printer *printer,
                                         const varve_operation *op) VARVE_MUST_USE;

/* Prints @callee(%a) or %callee(%a). *operands: all operands of the call. If the first one is
 * the callee, the function removes it from *operands. Returns UNSUPPORTED if there is no callee. */
varve_status varve_print_llvm_callee(varve_printer *printer, const varve_operation *op,
                                     varve_value_range *operands) VARVE_MUST_USE;

#endif
