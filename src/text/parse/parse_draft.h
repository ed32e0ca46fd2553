/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that parse types and attributes by formats. */
#ifndef VARVE_TEXT_PARSE_DRAFT_H
#define VARVE_TEXT_PARSE_DRAFT_H

#include "text/parse/parse_by_format.h"

/* Nodes of a frame: the dialect's name, one for each parameter, and the items of the list being
 * parsed. */
enum { VARVE_DRAFT_DIALECT, VARVE_DRAFT_PARAMETERS };

static inline varve_format_draft *varve_format_draft_top(const varve_parser *parser) {
  return &VARVE_VECTOR_LAST(&parser->dialect.formats, varve_format_draft);
}

static inline const varve_assembly_format *varve_draft_format(const varve_format_draft *draft) {
  return draft->definition->format;
}

static inline const varve_entity **varve_draft_slot(varve_parser *parser, const varve_frame *frame,
                                                    uint32_t parameter) {
  return (const varve_entity **)parser->nodes.data + frame->first_node + VARVE_DRAFT_PARAMETERS +
         parameter;
}

/* "gpu.dim" for messages */
#define VARVE_DRAFT_NAME_FORMAT "%.*s.%.*s"
#define VARVE_DRAFT_NAME_OF(draft)                                                                 \
  VARVE_FORMAT_SLICE((draft)->definition->dialect->name),                                          \
      VARVE_FORMAT_SLICE((draft)->definition->mnemonic)

/* Returns the name of the parameter that the slot is a part of. */
static inline varve_slice varve_draft_name(const varve_format_draft *draft, uint32_t slot) {
  while (varve_draft_format(draft)->parameters[slot].parent != VARVE_NO_PARAMETER)
    slot = varve_draft_format(draft)->parameters[slot].parent;
  return draft->definition->parameters[slot].name;
}
/* Moves the value on the stack to its slot. */
void varve_draft_store(varve_parser *parser, const varve_frame *frame, uint32_t slot);
/* Returns how many items of a list are on the stack. */
size_t varve_draft_item_count(const varve_parser *parser, const varve_format_draft *draft);
/* Makes a list of the items on the stack. */
varve_status varve_draft_make_list(varve_parser *parser, const varve_frame *frame,
                                   const varve_format_draft *draft) VARVE_MUST_USE;

/* parse_format_items.c */
varve_status varve_draft_parse_places(varve_parser *parser, const varve_frame *frame,
                                      varve_format_draft *draft) VARVE_MUST_USE;
varve_status varve_draft_parse_nested(varve_parser *parser, const varve_frame *frame,
                                      varve_format_draft *draft) VARVE_MUST_USE;
varve_status varve_draft_parse_word(varve_parser *parser, const varve_frame *frame,
                                    varve_format_draft *draft) VARVE_MUST_USE;

/* parse_draft.c */
bool varve_at_format_literal(const varve_parser *parser, varve_slice literal);
/* Gives numbers that preceded their type this type. */
varve_status varve_draft_convert_numbers(varve_parser *parser, const varve_frame *frame,
                                         const varve_format_draft *draft) VARVE_MUST_USE;
/* Returns whether the value of a variable without brackets may begin here. */
bool varve_may_be_value(const varve_parser *parser, const varve_assembly_format *format,
                        const varve_format_element *variable);
/* Goes to the alternative that begins here. */
varve_status varve_draft_choose(varve_parser *parser, varve_format_draft *draft) VARVE_MUST_USE;
/* Goes to the clause of an ANY that begins here, or behind the ANY. */
void varve_draft_enter_any(varve_parser *parser, const varve_frame *frame,
                           varve_format_draft *draft);
/* Returns whether the text has set a parameter of the KEY or CLAUSE. */
bool varve_draft_is_set(varve_parser *parser, const varve_frame *frame,
                        const varve_format_draft *draft, const varve_format_element *part);
varve_status varve_draft_enter_each(varve_parser *parser, const varve_frame *frame,
                                    varve_format_draft *draft) VARVE_MUST_USE;
/* Called after the elements of an item. */
varve_status varve_draft_take_item(varve_parser *parser, const varve_frame *frame,
                                   varve_format_draft *draft) VARVE_MUST_USE;
/* Makes the value of a parameter that is a record, if its fields occurred in the text. */
varve_status varve_draft_take_record(varve_parser *parser, const varve_frame *frame,
                                     const varve_format_draft *draft, uint32_t slot) VARVE_MUST_USE;

#endif
