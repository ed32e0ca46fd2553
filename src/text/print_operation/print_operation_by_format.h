/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations by their declarative formats. */
#ifndef VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H
#define VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H

#include "text/directive.h"

/* Prints an operation that has frame->format. */
varve_print_hook varve_print_by_operation_format;
/* Returns whether the printer supports every element of a format. */
bool varve_is_printable_format(const varve_context *context, const varve_operation_format *format);

/* One operation that is printed by its format. */
typedef struct varve_format_run {
  varve_printer *printer;
  varve_print_operation *frame;
  const varve_operation_format *format;
  const varve_operation *op;
} varve_format_run;
/* Returns NULL if the property is absent. */
const varve_entity *varve_printed_property(const varve_format_run *run, uint32_t property);
/* The values of an operand. */
varve_value_range varve_printed_operands(const varve_format_run *run, uint32_t operand);
/* Sets whether a value is the default of the property. */
varve_status varve_is_usual_property(const varve_format_run *run, uint32_t property,
                                     const varve_entity *value, bool *is_it) VARVE_MUST_USE;
/* print_dictionary.c */
varve_status varve_put_attr_dict(const varve_format_run *run,
                                 const varve_syntax_element *element) VARVE_MUST_USE;
/* Sets whether attr-dict has a property in older states of LLVM. */
varve_status varve_is_in_attr_dict(const varve_format_run *run, uint32_t property,
                                   const varve_entity *value, bool *is_it) VARVE_MUST_USE;
/* Returns whether <name = value> before attr-dict has the properties instead of attr-dict. */
bool varve_has_strict_properties(const varve_format_run *run);
varve_status varve_put_property_list(const varve_format_run *run) VARVE_MUST_USE;
varve_status varve_put_prop_dict(const varve_format_run *run) VARVE_MUST_USE;
/* Sets whether a variable is present, and an attribute is not its default. */
varve_status varve_anchor_is_present(const varve_format_run *run,
                                     const varve_syntax_element *anchor,
                                     bool *is_it) VARVE_MUST_USE;

/* The value of an attribute, a part, or the current item of a column. *value is NULL if it is
 * absent: print_each.c */
varve_status varve_local_value(const varve_format_run *run, uint32_t index,
                               const varve_entity **value) VARVE_MUST_USE;
varve_status varve_find_printed(const varve_format_run *run, uint32_t index,
                                const varve_entity **value) VARVE_MUST_USE;

/* Alternatives and equations: print_choice.c */
/* Goes to the first branch of one(...) that fits. Returns UNSUPPORTED if none does. */
varve_status varve_print_format_one(const varve_format_run *run) VARVE_MUST_USE;
varve_status varve_print_format_if(const varve_format_run *run) VARVE_MUST_USE;
/* Sets whether an equation of attr-dict implies the value of a property. */
varve_status varve_equation_implies(const varve_format_run *run, uint32_t property,
                                    bool *is_implied) VARVE_MUST_USE;
/* Sets whether all equations outside of branches hold; otherwise the format cannot represent the
 * operation. */
varve_status varve_equations_hold(const varve_format_run *run, bool *hold) VARVE_MUST_USE;

/* Checks an equation or a condition. */
varve_status varve_check_equation(const varve_format_run *run, uint32_t index, bool is_condition,
                                  bool *holds) VARVE_MUST_USE;
/* Sets whether the equations among some elements hold, without those of nested branches. */
varve_status varve_elements_hold(const varve_format_run *run, uint32_t first, uint32_t end,
                                 bool *hold) VARVE_MUST_USE;
/* Marks the memory of terms: varve_arena_reset(&printer->format.terms, mark) releases what is
 * computed later. */
varve_status varve_begin_terms(varve_printer *printer, varve_arena_mark *mark) VARVE_MUST_USE;
/* Evaluates the expression of an equation into the memory of terms. */
varve_status varve_evaluate_printed(const varve_format_run *run, uint32_t equation,
                                    varve_term *term) VARVE_MUST_USE;
/* Evaluates an expression that is a number. Returns UNSUPPORTED if it is no number. */
varve_status varve_count_printed(const varve_format_run *run, const varve_expression *expression,
                                 uint32_t *count) VARVE_MUST_USE;

/* Sets whether the parser would infer the types that the format does not write:
 * print_inferred.c */
varve_status varve_inferred_types_hold(const varve_format_run *run, bool *hold) VARVE_MUST_USE;

/* Items and arguments of entry blocks: print_each.c */
/* An open loop, or one of its columns. */
typedef struct varve_loop_state {
  uint32_t loop;             /* of a loop: in the format's loops */
  uint32_t first;            /* of a column: of its values among those of the operation */
  uint32_t count;            /* of items or values */
  uint32_t next;             /* the current item or value */
  uint32_t written;          /* how many values the current item writes */
  bool is_checked;           /* are_distinct is known */
  bool are_distinct;         /* the items of the list differ */
  const varve_entity *list;  /* of a column of attributes; NULL: absent */
  const varve_entity *usual; /* of an item that the list does not have */
} varve_loop_state;
/* Sets whether the attributes have nothing beside the parts that the format names, and arguments
 * that it does not write have the types of those that it writes. */
varve_status varve_parts_suffice(const varve_format_run *run, bool *do_they) VARVE_MUST_USE;
/* Finds the region of the current item that a directive takes. Returns false after the last one. */
bool varve_take_item_region(const varve_format_run *run, const varve_syntax_element *custom,
                            varve_print_call *call);
varve_status varve_print_each(const varve_format_run *run) VARVE_MUST_USE;
varve_status varve_print_item_end(const varve_format_run *run) VARVE_MUST_USE;
/* Returns the column of an open loop that has the variable, or NULL. */
varve_loop_state *varve_find_column(const varve_format_run *run, varve_syntax_kind kind,
                                    uint32_t index);
static inline varve_loop_state *varve_loop_state_at(const varve_format_run *run, size_t index) {
  return &VARVE_VECTOR_AT(&run->printer->format.loops, varve_loop_state, index);
}
static inline const varve_syntax_column *varve_column_of(const varve_format_run *run, uint32_t loop,
                                                         uint32_t which) {
  return &run->format->columns[run->format->loops[loop].first_column + which];
}
/* Returns the number of the current item. */
uint32_t varve_current_number(const varve_format_run *run);
/* Finds the values that the current item writes of a column with a count, and notes them. group:
 * how many of them are in each pair of parentheses; 0: there are none. */
varve_status varve_range_with_count(const varve_format_run *run,
                                    const varve_syntax_element *element, varve_value_range *range,
                                    uint32_t *group) VARVE_MUST_USE;
/* Notes that the current item writes one value of the variable, or several. */
void varve_mark_items(const varve_format_run *run, varve_syntax_kind kind, uint32_t index,
                      uint32_t count);
void varve_mark_item(const varve_format_run *run, varve_syntax_kind kind, uint32_t index);
/* The arguments of the entry block that a name has: all, or those of the current item. The third:
 * the current or only one; NULL: none. */
varve_status varve_all_arguments(const varve_format_run *run, uint32_t argument,
                                 varve_value_range *range) VARVE_MUST_USE;
const varve_value *varve_argument_value(const varve_format_run *run, uint32_t argument,
                                        uint32_t number);
varve_status varve_printed_arguments(const varve_format_run *run, uint32_t argument,
                                     varve_value_range *range) VARVE_MUST_USE;
varve_status varve_printed_argument(const varve_format_run *run, uint32_t argument,
                                    const varve_value **value) VARVE_MUST_USE;
bool varve_has_entry_block(const varve_format_run *run, uint32_t argument);
/* Sets whether the attribute that follows is the number of an argument or operand. */
varve_status varve_back_reference_fits(const varve_format_run *run,
                                       const varve_syntax_element *element,
                                       bool *it_does) VARVE_MUST_USE;
varve_status varve_put_back_reference(const varve_format_run *run,
                                      const varve_syntax_element *element) VARVE_MUST_USE;
/* Sets whether the operation has argument `number`, and prints its name. */
varve_status varve_argument_number_fits(const varve_format_run *run, uint32_t argument,
                                        uint32_t number, bool *it_does) VARVE_MUST_USE;
varve_status varve_put_numbered_argument(const varve_format_run *run, uint32_t argument,
                                         uint32_t number) VARVE_MUST_USE;
varve_status varve_put_location(const varve_format_run *run,
                                const varve_syntax_element *element) VARVE_MUST_USE;
/* Finds an item of the whole list of names that is a column. *name is NULL if the list has no such
 * item, or equal ones. */
varve_status varve_name_of_item(const varve_format_run *run, uint32_t index, uint32_t number,
                                const varve_entity **name) VARVE_MUST_USE;
varve_status varve_put_argument(const varve_format_run *run,
                                const varve_syntax_element *element) VARVE_MUST_USE;

/* Attributes whose text is not that of their rule: spelled.c */
/* Prints a type, without the dialect of the format if the parser finds it there. */
varve_status varve_put_short_type(const varve_format_run *run,
                                  const varve_entity *type) VARVE_MUST_USE;
varve_status varve_put_short_type_attribute(const varve_format_run *run,
                                            const varve_entity *value) VARVE_MUST_USE;
varve_status varve_put_short_attribute(const varve_format_run *run,
                                       const varve_entity *value) VARVE_MUST_USE;
varve_status varve_put_short_types(const varve_format_run *run, bool are_results,
                                   varve_value_range range) VARVE_MUST_USE;
varve_status varve_put_inside(varve_printer *printer, const varve_attribute_syntax *syntax,
                              const varve_entity *value) VARVE_MUST_USE;
varve_status varve_put_dense(const varve_format_run *run, const varve_syntax_element *element,
                             const varve_entity *value) VARVE_MUST_USE;
varve_status varve_put_name(const varve_format_run *run, const varve_entity *value) VARVE_MUST_USE;
varve_status varve_put_value_name(const varve_format_run *run,
                                  const varve_entity *value) VARVE_MUST_USE;
varve_status varve_put_dict(const varve_format_run *run, const varve_entity *value) VARVE_MUST_USE;
varve_status varve_put_word(const varve_format_run *run,
                            const varve_syntax_element *word) VARVE_MUST_USE;
/* Numbers that are written as names: named.c */
/* Sets whether the attribute that follows is the number of something with a name. */
varve_status varve_name_reference_fits(const varve_format_run *run,
                                       const varve_syntax_element *element,
                                       bool *it_does) VARVE_MUST_USE;
varve_status varve_put_name_reference(const varve_format_run *run,
                                      const varve_syntax_element *element) VARVE_MUST_USE;

/* Integers without their type, and attributes whose type comes before them: literal_number.c */
varve_status varve_put_number(const varve_format_run *run,
                              const varve_syntax_element *element) VARVE_MUST_USE;
varve_status varve_put_typed(const varve_format_run *run,
                             const varve_syntax_element *element) VARVE_MUST_USE;

/* Regions that are written as one operation: applied.c */
varve_status varve_payload_operation_fits(const varve_format_run *run,
                                          const varve_syntax_element *element,
                                          bool *it_does) VARVE_MUST_USE;
varve_status varve_put_payload_operation(const varve_format_run *run,
                                         const varve_syntax_element *element) VARVE_MUST_USE;

/* Makes an operation that has the parts of both, if the operation holds another one. Returns
 * UNSUPPORTED if the format cannot represent that: held.c */
varve_status varve_view_with_nested_operation(const varve_format_run *run,
                                              const varve_operation **view) VARVE_MUST_USE;

/* print_attribute_by_form.c: prints an attribute or native property that the format names. */
typedef struct varve_print_value_request {
  const varve_attribute_syntax *syntax;
  const varve_property_definition *property;
  bool is_qualified;
} varve_print_value_request;
/* Returns UNSUPPORTED if the form cannot represent the value. */
varve_status varve_print_form(varve_printer *printer, const varve_print_value_request *request,
                              const varve_entity *value) VARVE_MUST_USE;

#endif
