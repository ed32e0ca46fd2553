/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that parse operations by the formats of their definitions. */
#ifndef VARVE_TEXT_PARSE_OPERATION_BY_FORMAT_H
#define VARVE_TEXT_PARSE_OPERATION_BY_FORMAT_H

#include "text/hook.h"
#include "text/parse/parse_by_format.h"

static inline varve_format_slot *varve_find_slot(const varve_parser *parser,
                                                 const varve_operation_draft *draft,
                                                 varve_slot_kind kind, uint32_t index) {
  return &VARVE_VECTOR_AT(&parser->operation.slots, varve_format_slot,
                          draft->first_slot + draft->format->slot_places[kind] + index);
}
/* Returns the slot of the types of a variable. */
varve_format_slot *varve_type_slot(const varve_parser *parser, const varve_operation_draft *draft,
                                   const varve_syntax_element *of);
/* Returns the slot of a variable, of the type of one, or of all operands (results...). NULL:
 * such an element has no slot. */
varve_format_slot *varve_element_slot(const varve_parser *parser,
                                      const varve_operation_draft *draft,
                                      const varve_syntax_element *element);

static inline varve_variadicity varve_variadicity_of(const varve_operation_draft *draft,
                                                     varve_record_list list, uint32_t index) {
  return (varve_variadicity)draft->format->definition->values[list.first + index].variadicity;
}
static inline const varve_operation_record *varve_record_of(const varve_operation_draft *draft) {
  return draft->format->definition->record;
}

/* Called after the name. */
varve_status varve_parse_by_operation_format(varve_parser *parser, varve_operation_draft *draft,
                                             const varve_operation_format *format) VARVE_MUST_USE;

/* Values of attributes and native properties: parse_attribute_by_form.c */
typedef struct varve_form_request {
  const varve_property_definition *property;
  const varve_attribute_syntax *syntax;
  bool is_optional;
} varve_form_request;
/* *value is NULL if the value is optional and absent. */
varve_status varve_parse_form(varve_parser *parser, const varve_form_request *request,
                              const varve_entity **value) VARVE_MUST_USE;
/* Returns whether upstream omits the property if it is absent, and does not require it. */
bool varve_property_may_be_absent(const varve_property_definition *property);

/* Returns whether the token is the literal. */
bool varve_at_literal(const varve_parser *parser, varve_slice literal);

/* Alternatives and equations: parse_choice.c */
/* Goes to the branch of one(...) that the token begins. */
varve_status varve_enter_one(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* Notes that the text reached an equation. */
void varve_note_equation(varve_parser *parser, const varve_operation_draft *draft,
                         uint32_t equation);
varve_status varve_condition_holds(varve_parser *parser, const varve_operation_draft *draft,
                                   uint32_t equation, bool *holds) VARVE_MUST_USE;
/* Returns whether the token begins the branch. */
bool varve_begins_branch(const varve_parser *parser, const varve_operation_format *format,
                         const varve_syntax_branch *branch);
/* Sets the slots of the equations that the text reached: of some, as far as their terms are known,
 * or of all. */
varve_status varve_solve_some_equations(varve_parser *parser, const varve_operation_draft *draft,
                                        uint32_t first, uint32_t count) VARVE_MUST_USE;
varve_status varve_solve_equations(varve_parser *parser,
                                   const varve_operation_draft *draft) VARVE_MUST_USE;

/* Evaluates the expression of an equation. */
varve_status varve_evaluate_draft(varve_parser *parser, const varve_operation_draft *draft,
                                  uint32_t equation, varve_term *term) VARVE_MUST_USE;

/* Attributes whose text is not that of their rule: spelled.c */
varve_status varve_parse_spelling(varve_parser *parser, varve_syntax_spelling spelling,
                                  const varve_form_request *request,
                                  const varve_entity **value) VARVE_MUST_USE;
varve_status varve_parse_short_attribute(varve_parser *parser, const varve_operation_draft *draft,
                                         const varve_attribute_syntax *syntax,
                                         const varve_entity **value) VARVE_MUST_USE;
varve_status varve_parse_short_types(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_variadicity variadicity) VARVE_MUST_USE;
varve_status varve_parse_dense(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_element *element,
                               const varve_entity **value) VARVE_MUST_USE;
varve_status varve_parse_word(varve_parser *parser, const varve_operation_draft *draft,
                              const varve_syntax_element *word) VARVE_MUST_USE;

/* Regions that are written as one operation: applied.c */
varve_status varve_parse_payload_operation(varve_parser *parser, const varve_operation_draft *draft,
                                           const varve_syntax_element *element) VARVE_MUST_USE;
/* Makes these regions, when all types are known. */
varve_status varve_make_payload_operations(varve_parser *parser,
                                           varve_operation_draft *draft) VARVE_MUST_USE;

/* Makes the operation that the region of another one holds: held.c */
varve_status varve_make_nested_operation(varve_parser *parser,
                                         const varve_operation_draft *draft) VARVE_MUST_USE;

/* Numbers that are written as names: named.c */
/* Names in the order of their addresses. */
typedef struct varve_numbered_names {
  void *sorted;
  size_t count;
} varve_numbered_names;
/* Makes room for names, in the scratch memory. After the last one they are sorted. */
varve_status varve_begin_names(varve_parser *parser, size_t count,
                               varve_numbered_names *names) VARVE_MUST_USE;
void varve_add_name(varve_numbered_names *names, const varve_entity *name);
void varve_sort_names(const varve_numbered_names *names);
varve_status varve_take_argument_names(varve_parser *parser, const varve_format_slot *arguments,
                                       varve_numbered_names *names) VARVE_MUST_USE;
/* Parses again(...) of a column, or named(...). The slot has names until those of its loop are
 * known. */
varve_status varve_parse_name_reference(varve_parser *parser, const varve_operation_draft *draft,
                                        const varve_syntax_element *element) VARVE_MUST_USE;
/* Replaces the names in a slot by their numbers. */
varve_status varve_number_names(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_syntax_element *element,
                                const varve_numbered_names *names,
                                varve_format_slot *slot) VARVE_MUST_USE;
/* Sets the attribute of an equation with is_name to the place of the name in the list. */
varve_status varve_set_name_reference(varve_parser *parser, const varve_operation_draft *draft,
                                      uint32_t index, const varve_term *names) VARVE_MUST_USE;

/* Integers whose type is known later: literal_number.c */
varve_status varve_parse_number(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_syntax_element *element) VARVE_MUST_USE;
/* Sets the attribute of an equation with is_number, whose type is the term. */
varve_status varve_set_number(varve_parser *parser, const varve_operation_draft *draft,
                              uint32_t index, const varve_term *term) VARVE_MUST_USE;

/* Parses an attribute of a known type, which the text omits. */
varve_status varve_parse_typed(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_element *element) VARVE_MUST_USE;

/* Parses <{name = value}> or <name = value>, or nothing. */
varve_status varve_parse_properties(varve_parser *parser,
                                    const varve_operation_draft *draft) VARVE_MUST_USE;
/* The same before attr-dict, if the text names a property that the format does not write. */
varve_status varve_parse_properties_before(varve_parser *parser,
                                           const varve_operation_draft *draft) VARVE_MUST_USE;

/* Items, arguments of entry blocks, and parts: parse_each.c */
varve_status varve_enter_each(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* Ends an item, and the loop if no other item follows. */
varve_status varve_end_item(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* Parses an operand that the items before have too, or its type. */
varve_status varve_parse_same(varve_parser *parser, const varve_operation_draft *draft,
                              const varve_syntax_element *element) VARVE_MUST_USE;
/* Returns the number of the item that an element in a loop belongs to. */
size_t varve_item_number(const varve_parser *parser, const varve_operation_draft *draft,
                         uint32_t element);
varve_status varve_parse_argument(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_syntax_element *element) VARVE_MUST_USE;
/* Parses as many operands as the equation of the element says. */
bool varve_is_value_behind_group(varve_parser *parser, const varve_operation_draft *draft,
                                 uint32_t group, uint32_t first);
varve_status varve_parse_types_of_list(varve_parser *parser, const varve_operation_draft *draft,
                                       const varve_syntax_element *element) VARVE_MUST_USE;
varve_status varve_parse_operands_with_count(varve_parser *parser,
                                             const varve_operation_draft *draft,
                                             const varve_syntax_element *element) VARVE_MUST_USE;
/* Sets the attribute that follows to the number of the argument or operand. */
varve_status varve_parse_back_reference(varve_parser *parser, const varve_operation_draft *draft,
                                        const varve_syntax_element *element) VARVE_MUST_USE;
varve_status varve_parse_argument_type(varve_parser *parser, const varve_operation_draft *draft,
                                       const varve_syntax_element *element) VARVE_MUST_USE;
varve_status varve_parse_location_of(varve_parser *parser, varve_operation_draft *draft,
                                     const varve_syntax_element *element) VARVE_MUST_USE;
bool varve_region_has_arguments(const varve_operation_draft *draft, uint32_t region);
varve_status varve_begin_region_of_arguments(varve_parser *parser,
                                             const varve_operation_draft *draft,
                                             uint32_t region) VARVE_MUST_USE;
/* Sets the attributes whose parts the text has. */
varve_status varve_join_parts(varve_parser *parser,
                              const varve_operation_draft *draft) VARVE_MUST_USE;

/* Called after the last element. Makes the operation from the slots. finish_by_format.c */
varve_status varve_finish_by_format(varve_parser *parser,
                                    varve_operation_draft *draft) VARVE_MUST_USE;
/* Sets the properties that hold the group sizes of a nested operand. */
varve_status varve_set_group_sizes(varve_parser *parser, const varve_operation_draft *draft,
                                   uint32_t operand, varve_slice sizes) VARVE_MUST_USE;

#endif
