/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions for C code that prints a custom form: hooks of operations and of custom<...>. The
 * name and the results are already printed. A hook prints a space first. */
#ifndef VARVE_TEXT_PRINT_HOOK_H
#define VARVE_TEXT_PRINT_HOOK_H

#include "dialect/operation_format/operation_format.h"
#include "dialect/operation_values.h"
#include "text/print/print.h"

enum {
  VARVE_REGION_ARGUMENTS = 1,    /* with the header of its entry block */
  VARVE_REGION_TERMINATORS = 2,  /* with the terminator of its entry block. Without this flag the
                                    terminator is printed only if it is not the one that the parser
                                    adds, or if it has operands, results or attributes */
  VARVE_REGION_EMPTY_BLOCK = 4,  /* with the header of an empty entry block */
  VARVE_REGION_FIRST_INLINE = 8, /* only its first operation, on the same line and without result
                                    names: { vector.load ... } */
  VARVE_REGION_GENERIC =
      16 /* together with VARVE_REGION_FIRST_INLINE: in generic form, and without the braces */
};

/* An operation whose custom form is being printed. */
typedef struct varve_print_operation {
  const varve_operation *op;
  const varve_operation_definition *definition;
  uint32_t step;                        /* number of requested regions that were printed */
  const varve_operation_format *format; /* NULL: a hook prints the operation */
  uint32_t element;                     /* index of an element of the format */
  varve_format_spacing spacing;         /* if the format has choices */
  size_t first_loop; /* in printer->format.loops: those of the operation's each(...) */
  size_t depth;      /* of the lines of the operation */
  bool is_checked;   /* the custom form is possible: what the format requires needs no test */
  size_t choice;     /* is_checked: the next one in printer->operations.choices */
  size_t choice_end; /* after the last one */
  size_t state[4];   /* for use by the hook, 0 at first */
  const varve_region *region; /* the requested region */
  uint32_t region_flags;
} varve_print_operation;

/* Prints an operation. The printer calls it with step 0, and again after each region that it
 * requests. It is finished when it requests none. It must request each region once. The printer may
 * run it several times for an operation: first to collect aliases, and for an operation with
 * regions perhaps once without them, to see whether the form fits. It returns UNSUPPORTED, INVALID
 * or BAD_ARGUMENT if the form cannot represent the operation; the printer then uses the generic
 * form. The text must equal that of mlir-opt. Therefore a hook also prints forms that the parser
 * rejects: scf.parallel with more bounds than steps, acc.routine with an empty bind(), a body of
 * omp with arguments that no list has. The same holds for forms that lose meaningless data:
 * omp.simd with more steps than linear variables, groups of affine.parallel in a vector. */
typedef varve_status varve_print_hook(varve_printer *printer, varve_print_operation *frame);
/* Prints "{", the region and "}". Must be the hook's last action. Returns OK. */
varve_status varve_ask_region(varve_print_operation *frame, const varve_region *region,
                              uint32_t flags);

/* What the operation has */

/* varve_operation_attribute is in ir/operation.h, varve_operand_range_of and similar functions are
 * in dialect/operation_values.h. A hook runs only for operations that fit their definition. */

/* Printing. No function prints a space first unless its comment says so. */

/* Removes the space that the format printed before a directive, if the directive prints nothing. */
void varve_take_back_space(varve_printer *printer);

/* Prints %a, %b. */
varve_status varve_print_operands(varve_printer *printer, const varve_operation *op,
                                  varve_value_range range) VARVE_MUST_USE;
varve_status varve_print_operand_types(varve_printer *printer, const varve_operation *op,
                                       varve_value_range range) VARVE_MUST_USE;
/* Prints %a, %b : type, type. */
varve_status varve_print_typed_operands(varve_printer *printer, const varve_operation *op,
                                        varve_value_range range) VARVE_MUST_USE;
varve_status varve_print_result_types(varve_printer *printer, const varve_operation *op,
                                      varve_value_range range) VARVE_MUST_USE;
static inline varve_status varve_print_type(varve_printer *printer, const varve_entity *type) {
  return varve_print_full(printer, type);
}
/* Prints an attribute in full, or without its type. */
varve_status varve_print_attribute(varve_printer *printer,
                                   const varve_entity *attribute) VARVE_MUST_USE;
varve_status varve_print_attribute_without_type(varve_printer *printer,
                                                const varve_entity *attribute) VARVE_MUST_USE;
/* Prints @name, with quotes if necessary. */
varve_status varve_print_symbol_name(varve_printer *printer, varve_slice name) VARVE_MUST_USE;
/* Prints (types) -> type, of all operands and results. */
varve_status varve_print_functional_type(varve_printer *printer,
                                         const varve_operation *op) VARVE_MUST_USE;
/* Prints " -> type" or " -> (types)"; nothing without results. */
varve_status varve_print_optional_arrow_results(varve_printer *printer,
                                                const varve_operation *op) VARVE_MUST_USE;
/* Prints ^bb1. */
varve_status varve_print_successor(varve_printer *printer, const varve_block *block) VARVE_MUST_USE;
/* Prints " {...}", or " attributes {...}": all inherent and discardable attributes except the
 * elided ones and segment sizes. Prints nothing if no attribute remains. */
typedef struct varve_elided {
  const char *const *names;
  size_t count;
} varve_elided;
varve_status varve_print_attr_dict(varve_printer *printer, const varve_operation *op,
                                   varve_elided elided) VARVE_MUST_USE;
varve_status varve_print_attr_dict_with_keyword(varve_printer *printer, const varve_operation *op,
                                                varve_elided elided) VARVE_MUST_USE;
/* The same for functions and named operations of linalg, of which LLVM 24 prints discardable
 * attributes before the inherent ones. opening is " {" or " attributes {". */
varve_status varve_print_attributes_apart(varve_printer *printer, const varve_operation *op,
                                          varve_elided elided, varve_slice opening) VARVE_MUST_USE;
/* Prints name = value, or only the name of a unit attribute. */
varve_status varve_print_named_attribute(varve_printer *printer, varve_slice name,
                                         const varve_entity *value) VARVE_MUST_USE;
/* Prints some results of an affine map over values: "%i + 1, symbol(%n)". There must be one
 * operand for each dimension and symbol. */
varve_status varve_print_affine_results(varve_printer *printer, const varve_entity *map,
                                        varve_value_range results,
                                        const varve_use *operands) VARVE_MUST_USE;
/* Begins a new line with the operation's indentation; printer->depth is half of that. */
varve_status varve_print_newline(varve_printer *printer) VARVE_MUST_USE;
varve_status varve_put_indent(varve_printer *printer) VARVE_MUST_USE;
varve_status varve_put_operation_location(varve_printer *printer, const varve_entity *location,
                                          bool allow_alias) VARVE_MUST_USE;
/* Prints " loc(...)" if locations are printed; that of an argument never as an alias. */
varve_status varve_print_trailing_location(varve_printer *printer,
                                           const varve_entity *location) VARVE_MUST_USE;
varve_status varve_print_argument_location(varve_printer *printer,
                                           const varve_value *argument) VARVE_MUST_USE;
/* Prints "%arg0: i32", with a location if locations are printed. */
varve_status varve_print_region_argument(varve_printer *printer,
                                         const varve_value *argument) VARVE_MUST_USE;

/* Prints nested(...) of a format: format_nested.c */
varve_status varve_put_nested(varve_printer *printer, const varve_assembly_format *format,
                              const varve_entity *entity, uint32_t element) VARVE_MUST_USE;
/* Prints places(...) of a format: format_places.c */
/* Prints a PART of word(...). format_word.c */
varve_status varve_put_word_part(varve_printer *printer, const varve_assembly_format *format,
                                 const varve_entity *entity, const varve_format_cursor *cursor,
                                 const varve_format_element *part) VARVE_MUST_USE;
varve_status varve_put_places(varve_printer *printer, const varve_assembly_format *format,
                              const varve_entity *entity, uint32_t element) VARVE_MUST_USE;

#endif
