/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What C code that prints a custom form may call: hooks of operations and of custom<...>. The name
 * and the results are printed before; what the hook prints begins with its own space. */
#ifndef VARVE_TEXT_PRINT_HOOK_H
#define VARVE_TEXT_PRINT_HOOK_H

#include "dialect/operation_format.h"
#include "dialect/operation_values.h"
#include "text/print.h"

enum {
  VARVE_REGION_ARGUMENTS = 1,    /* with the header of its entry block */
  VARVE_REGION_TERMINATORS = 2,  /* with the terminator of its entry block; without: it is still
                                    printed when it is another one than the parser supplies, or has
                                    operands, results or attributes */
  VARVE_REGION_EMPTY_BLOCK = 4,  /* with the header of an entry block that is empty */
  VARVE_REGION_FIRST_INLINE = 8, /* only its first operation, on the same line and without the names
                                    of results: { vector.load ... } */
  VARVE_REGION_GENERIC = 16      /* with the last: in generic form, and without the braces */
};

/* An operation whose custom form is being printed. */
typedef struct varve_print_operation {
  const varve_operation *op;
  const varve_operation_definition *definition;
  uint32_t step;                        /* regions that it asked for and that are printed since */
  const varve_operation_format *format; /* NULL: a hook prints it */
  uint32_t element;                     /* of the format */
  size_t state[4];                      /* the hook's own, 0 at first */
  const varve_region *region;           /* asked for */
  uint32_t region_flags;
} varve_print_operation;

/* Called with step 0, and again each time a region it asked for is printed: done when it asks for
 * none. It is called several times for an operation: what it prints is looked at for aliases first,
 * and an operation with regions is printed without them before, to see whether that goes. It
 * returns UNSUPPORTED, INVALID or BAD_ARGUMENT when its form cannot hold what the operation is,
 * which is then printed in generic form. Where mlir-opt prints a custom form all the same, what it
 * prints counts, though such text is refused when it is read (scf.parallel with more bounds than
 * steps, acc.routine with an empty bind(), a body of omp that uses arguments which no list has) or
 * loses what no program means (omp.simd with more steps than linear variables, groups of
 * affine.parallel in a vector): its text is to be matched to the byte, and nobody gets another
 * program. Each of its regions is asked for once. */
typedef varve_status varve_print_hook(varve_printer *printer, varve_print_operation *frame);
/* As the hook's last act: prints "{", the region and "}". */
void varve_ask_region(varve_print_operation *frame, const varve_region *region, uint32_t flags);

/* What the operation has */

/* Inherent or discardable; NULL: none. */
const varve_attribute *varve_operation_attribute(const varve_operation *op, varve_slice name);
/* varve_operand_range_of and its like are in dialect/operation_values.h: a hook is only called for
 * an operation that has what its definition asks for. */

/* Printing. None begins with a space unless it says so. */

/* A directive that prints nothing takes back the space that the format put before it. */
void varve_take_back_space(varve_printer *printer);

/* %a, %b */
varve_status varve_print_operands(varve_printer *printer, const varve_operation *op,
                                  varve_value_range range) VARVE_MUST_USE;
varve_status varve_print_operand_types(varve_printer *printer, const varve_operation *op,
                                       varve_value_range range) VARVE_MUST_USE;
/* %a, %b : type, type */
varve_status varve_print_typed_operands(varve_printer *printer, const varve_operation *op,
                                        varve_value_range range) VARVE_MUST_USE;
varve_status varve_print_result_types(varve_printer *printer, const varve_operation *op,
                                      varve_value_range range) VARVE_MUST_USE;
static inline varve_status varve_print_type(varve_printer *printer, const varve_type *type) {
  return varve_print_full(printer, type);
}
/* In full; or without its type where it has one. */
varve_status varve_print_attribute(varve_printer *printer,
                                   const varve_attribute *attribute) VARVE_MUST_USE;
varve_status varve_print_attribute_without_type(varve_printer *printer,
                                                const varve_attribute *attribute) VARVE_MUST_USE;
/* @name, quoted where it must be */
varve_status varve_print_symbol_name(varve_printer *printer, varve_slice name) VARVE_MUST_USE;
/* (types) -> type, of all operands and results */
varve_status varve_print_functional_type(varve_printer *printer,
                                         const varve_operation *op) VARVE_MUST_USE;
/* " -> type" or " -> (types)"; nothing without results. */
varve_status varve_print_optional_arrow_results(varve_printer *printer,
                                                const varve_operation *op) VARVE_MUST_USE;
/* ^bb1 */
varve_status varve_print_successor(varve_printer *printer, const varve_block *block) VARVE_MUST_USE;
/* " {...}", or " attributes {...}", of the attributes, inherent and discardable, that are neither
 * elided nor segment sizes; nothing when that is none. */
typedef struct varve_elided {
  const char *const *names;
  size_t count;
} varve_elided;
varve_status varve_print_attr_dict(varve_printer *printer, const varve_operation *op,
                                   varve_elided elided) VARVE_MUST_USE;
varve_status varve_print_attr_dict_with_keyword(varve_printer *printer, const varve_operation *op,
                                                varve_elided elided) VARVE_MUST_USE;
/* name = value, or the name alone for a unit */
varve_status varve_print_named_attribute(varve_printer *printer, varve_slice name,
                                         const varve_attribute *value) VARVE_MUST_USE;
/* Some results of an affine map over values: "%i + 1, symbol(%n)". As many operands as it has
 * dimensions and symbols are there. */
varve_status varve_print_affine_results(varve_printer *printer, const varve_attribute *map,
                                        varve_value_range results,
                                        const varve_use *operands) VARVE_MUST_USE;
/* A new line, indented as the operation; printer->depth is half the indentation. */
varve_status varve_print_newline(varve_printer *printer) VARVE_MUST_USE;
/* " loc(...)" where locations are printed */
varve_status varve_print_argument_location(varve_printer *printer,
                                           const varve_value *argument) VARVE_MUST_USE;
/* "%arg0: i32", with a location where those are printed */
varve_status varve_print_region_argument(varve_printer *printer,
                                         const varve_value *argument) VARVE_MUST_USE;

#endif
