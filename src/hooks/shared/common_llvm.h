/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What custom forms of llvm have in common: its function types, keywords of its enums, bundles of
 * operands, blocks with operands, and signatures of calls. */
#ifndef VARVE_HOOKS_COMMON_LLVM_H
#define VARVE_HOOKS_COMMON_LLVM_H

#include "dialect/known/llvm_parts.h"
#include "dialect/rule/parameter_rule.h"
#include "hooks/shared/function_signature.h"

/* !llvm.func<result (inputs...)> of the types that lie on the stack of nodes. result NULL: void. */
typedef struct varve_llvm_function {
  const varve_entity *result;
  size_t first_input;
  size_t input_count;
  bool is_variadic;
} varve_llvm_function;
varve_status varve_llvm_function_get(varve_parser *parser, const varve_llvm_function *parts,
                                     const varve_entity **type) VARVE_MUST_USE;

/* Before LLVM 17 operations of llvm had fewer parts, and pointers could say what they point to. */
static inline bool varve_llvm_is_legacy(const varve_context *context) {
  return varve_era_is_before(context->era, VARVE_ERA_LLVM19);
}

/* Keywords of enums */

/* UNSUPPORTED when the definition of llvm has no such enum. */
varve_status varve_llvm_enum_rule(varve_context *context, const char *enumeration,
                                  varve_parameter_rule *rule) VARVE_MUST_USE;
/* The word of the enum that stands next becomes its value; else *value is left alone. */
varve_status varve_parse_llvm_keyword(varve_parser *parser, const char *enumeration,
                                      uint64_t *value) VARVE_MUST_USE;
/* #llvm.mnemonic<value>, or with mnemonic NULL an i64. */
varve_status varve_llvm_enum_get(varve_context *context, const char *mnemonic, uint64_t value,
                                 const varve_entity **attribute) VARVE_MUST_USE;
/* The word that stands next, or the default, becomes an attribute of the draft. */
typedef struct varve_llvm_enum {
  const char *attribute;   /* of the operation */
  const char *enumeration; /* of the dialect */
  const char *mnemonic;    /* NULL: it is held as an i64 */
  uint64_t default_value;
} varve_llvm_enum;
varve_status varve_parse_llvm_enum(varve_parser *parser,
                                   const varve_llvm_enum *what) VARVE_MUST_USE;

/* Operands */

/* Until LLVM 15 a list of i32 is a tensor: makes one of a dense array. */
varve_status varve_i32_list_of_era(varve_context *context,
                                   const varve_entity **array) VARVE_MUST_USE;
/* array<i32: ...> of the numbers from first on, which leave the stack. */
varve_status varve_numbers_to_i32_array(varve_parser *parser, size_t first,
                                        const varve_entity **array) VARVE_MUST_USE;
/* %a, %b : i32, i32) with the types left on the stack of nodes. */
varve_status varve_parse_operands_with_types(varve_parser *parser) VARVE_MUST_USE;

/* ["tag"(%a, %b : i32, i32), ...], when it is there. What it holds lies on the stacks: on that of
 * the nodes the tag of each bundle and its types behind it, on that of numbers how many those are.
 */
typedef struct varve_llvm_bundles {
  const char *place;
  size_t first_node;
  size_t first_number;
  size_t first_use; /* of parser->operands */
} varve_llvm_bundles;
varve_status varve_parse_llvm_bundles(varve_parser *parser,
                                      varve_llvm_bundles *bundles) VARVE_MUST_USE;
/* NULL: there are none. */
varve_status varve_llvm_bundle_tags(varve_parser *parser, const varve_llvm_bundles *bundles,
                                    const varve_entity **tags) VARVE_MUST_USE;
/* Their operands become the operation's next ones, the others its attributes; *count: how many
 * operands those are. The numbers leave their stack. */
varve_status varve_take_llvm_bundles(varve_parser *parser, const varve_llvm_bundles *bundles,
                                     size_t *count) VARVE_MUST_USE;

/* ^block, or ^block(%a, %b : i32, i32): uses and types are left on their stacks, as many of either.
 */
varve_status varve_parse_successor_and_operands(varve_parser *parser) VARVE_MUST_USE;
/* default: ^block(%a : i32), of a switch: the argument first and, behind it, operands and types. */
varve_status varve_parse_switch_default(varve_parser *parser, varve_parse_call *call,
                                        uint32_t first) VARVE_MUST_USE;

/* Printing */

/* Element number index of an array of i32, 0 when it has none. */
int64_t varve_i32_element(const varve_entity *array, uint64_t index);
/* ^block(%a, %b : i32, i32) */
varve_status varve_print_successor_and_operands(varve_printer *printer, const varve_operation *op,
                                                uint32_t successor,
                                                varve_value_range operands) VARVE_MUST_USE;
/* ["tag"(%a : i32), ...] */
varve_status varve_print_llvm_bundles(varve_printer *printer, const varve_operation *op,
                                      varve_value_range operands) VARVE_MUST_USE;
/* The word for the number in #llvm.mnemonic<word>, or in an i64; UNSUPPORTED when there is none. */
varve_status varve_print_llvm_enum(varve_printer *printer, const char *enumeration,
                                   const varve_entity *attribute) VARVE_MUST_USE;
/* That number; 0 when it has none. */
uint64_t varve_llvm_enum_value(const varve_entity *attribute);

/* Calls: llvm_call.c */

/* @callee(%a), or %callee(%a); *operands: those of the call, and then those in parentheses.
 * UNSUPPORTED: there is nothing that is called. */
varve_status varve_print_llvm_callee(varve_printer *printer, const varve_operation *op,
                                     varve_value_range *operands) VARVE_MUST_USE;

#endif
