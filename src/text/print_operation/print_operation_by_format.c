/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations by their declarative formats: steps through the elements and stops at
 * regions. format-spec/assembly-format.md. */
#include "text/print_operation/print_operation_by_format.h"

#include "dialect/operation_format/nested_operation.h"
#include "dialect/operation_format/operation_part.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/segments.h"
#include "ir/attributes.h"
#include "text/hook.h"
#include "text/print_operation/print_operation.h"

/* Members of the frame's state. */
enum {
  REGIONS_DONE, /* of a list of regions */
  CALLS_DONE    /* of a custom<...> that asks for regions */
};

/* Presence */

static varve_status any_is_present(const varve_format_run *run, const varve_syntax_element *element,
                                   bool *is_it) {
  *is_it = false;
  for (uint32_t i = 0; !*is_it && i < element->anchor_count; i++)
    VARVE_TRY(
        varve_anchor_is_present(run, &run->format->anchors[element->first_anchor + i], is_it));
  return VARVE_STATUS_OK;
}

/* Attributes */

static varve_status put_attribute(const varve_format_run *run,
                                  const varve_syntax_element *element) {
  static const varve_attribute_syntax symbol = {.form = VARVE_ATTRIBUTE_FORM_SYMBOL_NAME};
  const varve_attribute_syntax *syntax =
      varve_syntax_of_attribute(run->format, element->index, element->is_item);
  const varve_print_value_request request = {element->spelling == VARVE_SPELLING_SYMBOL ? &symbol
                                                                                        : syntax,
                                             syntax->property, element->is_qualified};
  const varve_entity *value = NULL;
  VARVE_TRY(varve_find_printed(run, element->index, &value));
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element->index);
  if (element->spelling == VARVE_SPELLING_DICTIONARY)
    return varve_put_dict(run, value);
  if (value == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (element->spelling == VARVE_SPELLING_INSIDE)
    return varve_put_inside(run->printer, syntax, value);
  if (element->spelling == VARVE_SPELLING_DENSE)
    return varve_put_dense(run, element, value);
  if (element->spelling == VARVE_SPELLING_VALUE)
    return varve_put_value_name(run, value);
  if (element->spelling == VARVE_SPELLING_SHORT)
    return varve_syntax_is_type(syntax) ? varve_put_short_type_attribute(run, value)
                                        : varve_put_short_attribute(run, value);
  return element->spelling == VARVE_SPELLING_NAME ? varve_put_name(run, value)
                                                  : varve_print_form(run->printer, &request, value);
}

/* Values and types */

static bool is_nested(const varve_format_run *run, const varve_syntax_element *element,
                      const varve_value_record **record) {
  const varve_operation_definition *definition = run->format->definition;
  if (element->kind != VARVE_SYNTAX_OPERAND)
    return false;
  *record = &definition->values[definition->record->operands.first + element->index];
  return (*record)->variadicity == VARVE_VARIADICITY_NESTED;
}

static varve_status put_range(const varve_format_run *run, varve_value_range range,
                              bool are_types) {
  return are_types ? varve_print_operand_types(run->printer, run->op, range)
                   : varve_print_operands(run->printer, run->op, range);
}

/* Prints (%a, %b), (%c): an attribute has the group sizes. */
static varve_status put_nested(const varve_format_run *run, const varve_value_record *record,
                               varve_value_range range, bool are_types) {
  const varve_definition_tables *tables = run->format->definition->dialect->tables;
  const varve_entity *sizes =
      varve_operation_attribute(run->op, varve_table_text(tables, record->segments));
  uint64_t sum = 0;
  if (sizes == NULL || !varve_segments_are_sizes(sizes))
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t count = varve_segments_count(sizes);
  for (uint32_t i = 0; i < count; i++) {
    int32_t size = varve_segments_at(sizes, i);
    sum += size < 0 ? UINT32_MAX : (uint32_t)size;
  }
  if (sum != range.count)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < count; i++) {
    range.count = (uint32_t)varve_segments_at(sizes, i);
    VARVE_TRY(varve_put(run->printer, i == 0 ? VARVE_SLICE("(") : VARVE_SLICE(", (")));
    VARVE_TRY(put_range(run, range, are_types));
    VARVE_TRY(varve_put_char(run->printer, ')'));
    range.first += range.count;
  }
  return VARVE_STATUS_OK;
}

static varve_value_range range_of(const varve_format_run *run,
                                  const varve_syntax_element *element) {
  const varve_loop_state *item =
      element->is_item ? varve_find_column(run, element->kind, element->index) : NULL;
  if (item != NULL)
    return (varve_value_range){item->first + item->next, item->next < item->count};
  switch (element->kind) {
  case VARVE_SYNTAX_OPERAND:
    return varve_printed_operands(run, element->index);
  case VARVE_SYNTAX_RESULT:
    return varve_result_range_of(run->op, element->index);
  case VARVE_SYNTAX_RESULTS:
    return (varve_value_range){0, varve_operation_result_count(run->op)};
  default:
    return (varve_value_range){0, run->op->operand_count};
  }
}

static varve_status put_operands_with_count(const varve_format_run *run,
                                            const varve_syntax_element *element) {
  varve_value_range range;
  uint32_t group;
  VARVE_TRY(varve_range_with_count(run, element, &range, &group));
  if (group == 0)
    return put_range(run, range, false);
  for (uint32_t done = 0; done < range.count; done += group) {
    const varve_value_range part = {range.first + done, group};
    VARVE_TRY(varve_put(run->printer, done == 0 ? VARVE_SLICE("(") : VARVE_SLICE(", (")));
    VARVE_TRY(put_range(run, part, false));
    VARVE_TRY(varve_put_char(run->printer, ')'));
  }
  return VARVE_STATUS_OK;
}

static bool are_results(const varve_syntax_element *element) {
  return element->kind == VARVE_SYNTAX_RESULT || element->kind == VARVE_SYNTAX_RESULTS;
}

static varve_status put_types(const varve_format_run *run, const varve_syntax_element *element) {
  varve_value_range range = range_of(run, element);
  return are_results(element) ? varve_print_result_types(run->printer, run->op, range)
                              : varve_print_operand_types(run->printer, run->op, range);
}

/* If the definition determines the dialect type of a value, the name of that type is omitted. */
static varve_slice mnemonic_of(const varve_entity *type) {
  varve_slice text = varve_parametric_mnemonic(type);
  size_t size = 0;
  if (varve_entity_is_parametric(type))
    return text;
  while (size < text.size && (text.data[size] == '_' || text.data[size] == '.' ||
                              (text.data[size] >= '0' && text.data[size] <= '9') ||
                              (text.data[size] >= 'A' && text.data[size] <= 'Z') ||
                              (text.data[size] >= 'a' && text.data[size] <= 'z')))
    size++;
  return varve_slice_make(text.data, size);
}

static varve_status put_single_type(const varve_format_run *run, const varve_entity *type,
                                    const varve_entity_definition *stripped) {
  bool is_it = stripped != NULL && type->kind == VARVE_KIND_DIALECT_TYPE &&
               varve_slice_equal(varve_string_bytes(type->children[0]), stripped->dialect->name) &&
               varve_slice_equal(mnemonic_of(type), stripped->mnemonic);
  return varve_print_entity_in(
      run->printer, (varve_print_child){type, is_it ? VARVE_PRINT_BODY : VARVE_PRINT_FULL});
}

static varve_status put_type(const varve_format_run *run, const varve_syntax_element *whole) {
  const varve_value_record *record;
  const varve_syntax_element *element = whole + 1;
  bool is_qualified = whole->is_qualified;
  if (element->kind == VARVE_SYNTAX_ARGUMENT) {
    /* An argument of a declaration has its type elsewhere. */
    const varve_value *value = NULL;
    VARVE_TRY(varve_printed_argument(run, whole[1].index, &value));
    if (value == NULL)
      return VARVE_STATUS_UNSUPPORTED;
    return whole->is_short ? varve_put_short_type(run, value->type)
                           : varve_print_full(run->printer, value->type);
  }
  varve_value_range range = range_of(run, element);
  varve_mark_item(run, element->kind, element->index);
  if (element->is_item && range.count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  if (whole->is_short)
    return varve_put_short_types(run, are_results(element), range);
  if (is_nested(run, element, &record))
    return put_nested(run, record, range, true);
  if (is_qualified || range.count != 1)
    return put_types(run, element);
  if (element->kind == VARVE_SYNTAX_RESULT)
    return put_single_type(run, varve_operation_result(run->op, range.first)->type,
                           run->format->results[element->index].stripped);
  if (element->kind != VARVE_SYNTAX_OPERAND || run->op->operands[range.first].value == NULL)
    return put_types(run, element);
  const varve_value *value = run->op->operands[range.first].value;
  return put_single_type(run, value->type, run->format->operands[element->index].stripped);
}

/* Successors and regions */

static varve_status put_successors(const varve_format_run *run, varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    if (i != 0)
      VARVE_TRY(varve_put(run->printer, VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_successor(run->printer,
                                    varve_operation_successors(run->op)[range.first + i].block));
  }
  return VARVE_STATUS_OK;
}

static bool has_arguments(const varve_operation_format *format, uint32_t region) {
  for (uint32_t i = 0; i < format->argument_count; i++)
    if (format->arguments[i].region == region)
      return true;
  return false;
}

/* Terminators and blocks that the parser adds are not printed, nor a header whose arguments the
 * format writes. */
static uint32_t region_flags(const varve_format_run *run, const varve_syntax_element *element) {
  bool has_implicit_end =
      !element->has_end && varve_operation_terminator(run->format->definition).size != 0;
  bool has_header =
      element->kind != VARVE_SYNTAX_REGION || !has_arguments(run->format, element->index);
  return (has_header ? VARVE_REGION_ARGUMENTS : 0) |
         (has_implicit_end ? 0 : VARVE_REGION_TERMINATORS);
}

/* Prints one region at a time. After the last one the element is finished. */
static varve_status put_regions(const varve_format_run *run, varve_value_range range) {
  const varve_syntax_element *element = &run->format->elements[run->frame->element];
  size_t *done = &run->frame->state[REGIONS_DONE];
  if (*done >= range.count) {
    *done = 0;
    run->frame->element++;
    return VARVE_STATUS_OK;
  }
  if (*done != 0)
    VARVE_TRY(varve_put(run->printer, VARVE_SLICE(", ")));
  /* LLVM 13 printed a space before the brace, but not where C++ printed the region. */
  if (varve_era_has(run->printer->context->era, VARVE_HAS_SPACE_BEFORE_REGIONS) &&
      !element->has_end && !element->has_block)
    VARVE_TRY(varve_put_char(run->printer, ' '));
  varve_ask_region(run->frame, varve_operation_region(run->op, range.first + (uint32_t)(*done)++),
                   region_flags(run, element));
  return VARVE_STATUS_OK;
}

/* custom<...> */

static uint32_t count_arguments(const varve_syntax_element *first, uint32_t count) {
  uint32_t arguments = 0;
  for (uint32_t i = 0; i < count; i++) {
    arguments++;
    if (first[i].kind == VARVE_SYNTAX_TYPE)
      i++;
  }
  return arguments;
}

static const varve_directive_hook *find_directive(const varve_context *context,
                                                  const varve_operation_format *format,
                                                  const varve_syntax_element *element) {
  return varve_find_directive(context, format->definition->dialect->name, element->text);
}

bool varve_is_printable_format(const varve_context *context, const varve_operation_format *format) {
  for (uint32_t i = 0; i < format->element_count; i++) {
    if (format->elements[i].kind != VARVE_SYNTAX_CUSTOM)
      continue;
    const varve_directive_hook *hook = find_directive(context, format, &format->elements[i]);
    if (hook == NULL || hook->print == NULL)
      return false;
  }
  return true;
}

/* Elements */

static bool space_after_choices(varve_format_spacing *spacing, const varve_syntax_element *element);

/* The spaces after an optional group are those after its last element, as if it was printed. */
static void space_over(const varve_format_run *run, const varve_syntax_element *group) {
  const varve_syntax_element *end = &run->format->elements[group->next];
  if (end[-1].kind == VARVE_SYNTAX_JUMP) /* it has an else */
    return;
  for (const varve_syntax_element *element = group + 1; element < end; element++)
    (void)space_after_choices(&run->frame->spacing, element);
}

/* LLVM 16 printed a blank before a list of clauses, and printed default values. */
static bool has_old_clauses(const varve_format_run *run) {
  return varve_era_has(run->printer->context->era, VARVE_HAS_SPACE_BEFORE_CLAUSES);
}

static bool any_is_given(const varve_format_run *run, const varve_syntax_element *element) {
  for (uint32_t i = 0; i < element->anchor_count; i++) {
    const varve_syntax_element *anchor = &run->format->anchors[element->first_anchor + i];
    if (anchor->kind == VARVE_SYNTAX_ATTRIBUTE &&
        varve_printed_property(run, anchor->index) != NULL)
      return true;
  }
  return false;
}

static varve_status enter_clause(const varve_format_run *run, const varve_syntax_element *element) {
  bool is_it;
  VARVE_TRY(any_is_present(run, element, &is_it));
  is_it = is_it || (has_old_clauses(run) && any_is_given(run, element));
  if (!is_it) {
    run->frame->element = element->next;
    return VARVE_STATUS_OK;
  }
  /* The literal between this clause of an oilist and the one that was printed before it. */
  const varve_syntax_element *elements = run->format->elements;
  const varve_syntax_element *oilist = element;
  bool separator_is_it = false;
  while (oilist->kind != VARVE_SYNTAX_OILIST)
    oilist--;
  for (const varve_syntax_element *i = oilist + 1;
       oilist->text.size != 0 && !separator_is_it && i < element; i = &elements[i->next])
    VARVE_TRY(any_is_present(run, i, &separator_is_it));
  if (separator_is_it) {
    if (varve_format_space_literal(&run->frame->spacing, oilist->text))
      VARVE_TRY(varve_put_char(run->printer, ' '));
    VARVE_TRY(varve_put(run->printer, oilist->text));
  }
  varve_cover_printed(run->format->coverage, (uint32_t)run->frame->element, false);
  run->frame->element++;
  bool is_spaced = run->format->has_choices
                       ? varve_format_space_literal(&run->frame->spacing, element->text)
                       : element->has_space;
  if (is_spaced)
    VARVE_TRY(varve_put_char(run->printer, ' '));
  return varve_put(run->printer, element->text);
}

/* Handles elements that are not printed, or at which printing may stop. */
static varve_status step(const varve_format_run *run, const varve_syntax_element *element,
                         bool *is_done) {
  *is_done = true;
  switch (element->kind) {
  case VARVE_SYNTAX_GROUP: {
    bool is_it;
    VARVE_TRY(any_is_present(run, element, &is_it));
    varve_cover_printed(run->format->coverage, (uint32_t)run->frame->element,
                        is_it == element->is_inverted);
    if (is_it != element->is_inverted) {
      run->frame->element++;
      return VARVE_STATUS_OK;
    }
    if (run->format->has_choices)
      space_over(run, element);
    run->frame->element = element->next;
    return VARVE_STATUS_OK;
  }
  case VARVE_SYNTAX_JUMP:
    run->frame->element = element->next;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_OILIST:
    run->frame->element++;
    return has_old_clauses(run) ? varve_put(run->printer, VARVE_SLICE("  ")) : VARVE_STATUS_OK;
  case VARVE_SYNTAX_CLAUSE:
    return enter_clause(run, element);
  case VARVE_SYNTAX_ONE:
    return varve_print_format_one(run);
  case VARVE_SYNTAX_IF:
    return varve_print_format_if(run);
  case VARVE_SYNTAX_LET:
    varve_mark_item(run, run->format->equations[element->index].kind,
                    run->format->equations[element->index].index);
    run->frame->element++;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_DEPTH:
    if (!element->is_inverted)
      run->printer->depth++;
    else if (run->printer->depth > run->frame->depth)
      run->printer->depth--;
    run->frame->element++;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_WHEN:
  case VARVE_SYNTAX_SPACING:
    run->frame->element++;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_EACH:
    return varve_print_each(run);
  case VARVE_SYNTAX_EACH_END:
    return varve_print_item_end(run);
  case VARVE_SYNTAX_GENERIC:
    run->frame->element = run->format->element_count;
    return varve_print_after_name(run->printer, run->op);
  case VARVE_SYNTAX_REGION:
    if (element->is_item) {
      varve_value_range range = range_of(run, element);
      varve_mark_item(run, element->kind, element->index);
      if (range.count == 0)
        return VARVE_STATUS_UNSUPPORTED;
      run->frame->element++;
      varve_ask_region(run->frame, varve_operation_region(run->op, range.first),
                       region_flags(run, element));
      return VARVE_STATUS_OK;
    }
    return put_regions(run, varve_region_range_of(run->op, element->index));
  case VARVE_SYNTAX_REGIONS:
    return put_regions(run, (varve_value_range){0, varve_operation_region_count(run->op)});
  case VARVE_SYNTAX_CUSTOM: {
    uint32_t number = (uint32_t)(element - run->format->elements);
    size_t *calls = &run->frame->state[CALLS_DONE];
    const varve_directive_hook *hook = find_directive(run->printer->context, run->format, element);
    if (hook == NULL || hook->print == NULL)
      return VARVE_STATUS_UNSUPPORTED;
    varve_print_call call = {.hook = hook,
                             .format = run->format,
                             .frame = run->frame,
                             .arguments = element + 1,
                             .argument_count =
                                 count_arguments(element + 1, element->next - number - 1),
                             .step = (uint32_t)*calls};
    if (!varve_take_item_region(run, element, &call))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(hook->print(run->printer, &call));
    if (run->frame->region != NULL) {
      (*calls)++;
      return VARVE_STATUS_OK;
    }
    *calls = 0;
    run->frame->element = element->next;
    return VARVE_STATUS_OK;
  }
  default:
    *is_done = false;
    return VARVE_STATUS_OK;
  }
}

static varve_status put_simple(const varve_format_run *run, const varve_syntax_element *element) {
  switch (element->kind) {
  case VARVE_SYNTAX_LITERAL:
    return varve_put(run->printer, element->text);
  case VARVE_SYNTAX_WHITESPACE:
    if (element->text.size != 0 && element->text.data[0] == '\n') {
      VARVE_TRY(varve_print_newline(run->printer));
      return element->text.size > 1 && varve_prints_before(run->printer, VARVE_TIGHT_LINES_RELEASE)
                 ? varve_put_char(run->printer, ' ')
                 : VARVE_STATUS_OK;
    }
    return varve_put(run->printer, element->text);
  case VARVE_SYNTAX_ATTRIBUTE:
    return put_attribute(run, element);
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_OPERANDS: {
    const varve_value_record *record;
    varve_value_range range = range_of(run, element);
    if (element->has_count)
      return put_operands_with_count(run, element);
    varve_mark_item(run, element->kind, element->index);
    if (element->is_item && range.count == 0)
      return VARVE_STATUS_UNSUPPORTED;
    return is_nested(run, element, &record) ? put_nested(run, record, range, false)
                                            : put_range(run, range, false);
  }
  case VARVE_SYNTAX_SUCCESSOR:
    varve_mark_item(run, element->kind, element->index);
    return put_successors(run, element->is_item
                                   ? range_of(run, element)
                                   : varve_successor_range_of(run->op, element->index));
  case VARVE_SYNTAX_ARGUMENT:
    return varve_put_argument(run, element);
  case VARVE_SYNTAX_AGAIN:
  case VARVE_SYNTAX_LISTED_NAME:
    return varve_put_name_reference(run, element);
  case VARVE_SYNTAX_NUMBER:
    return varve_put_number(run, element);
  case VARVE_SYNTAX_TYPED:
    return varve_put_typed(run, element);
  case VARVE_SYNTAX_ONLY_OPERATION:
    return varve_put_payload_operation(run, element);
  case VARVE_SYNTAX_WORD:
    return varve_put_word(run, element);
  case VARVE_SYNTAX_LOCATION:
    return varve_put_location(run, element);
  case VARVE_SYNTAX_SUCCESSORS:
    return put_successors(run, (varve_value_range){0, varve_operation_successor_count(run->op)});
  case VARVE_SYNTAX_ATTR_DICT:
    return varve_put_attr_dict(run, element);
  case VARVE_SYNTAX_PROP_DICT:
    return varve_put_prop_dict(run);
  case VARVE_SYNTAX_TYPE:
    return put_type(run, element);
  case VARVE_SYNTAX_FUNCTIONAL_TYPE: {
    const varve_syntax_element *results = &run->format->elements[element->next - 1];
    varve_value_range range = range_of(run, results);
    bool is_bare = false, has_types = false;
    if (range.count == 1) {
      const varve_value *value = are_results(results) ? varve_operation_result(run->op, range.first)
                                                      : run->op->operands[range.first].value;
      is_bare = value != NULL && value->type->kind != VARVE_KIND_FUNCTION_TYPE;
    }
    if (element->has_no_inputs)
      run->frame->spacing = (varve_format_spacing){.needs_space = true};
    if (element->has_no_inputs && range.count == 0)
      return VARVE_STATUS_OK;
    VARVE_TRY(
        varve_put(run->printer, element->has_no_inputs ? VARVE_SLICE(" ->") : VARVE_SLICE("(")));
    for (const varve_syntax_element *input = element + 1; input < results; input++) {
      bool is_empty = range_of(run, input).count == 0;
      if (has_types && !is_empty)
        VARVE_PUT(run->printer, ", ");
      VARVE_TRY(put_types(run, input));
      has_types = has_types || !is_empty;
    }
    if (!element->has_no_inputs)
      VARVE_PUT(run->printer, ") ->");
    VARVE_TRY(varve_put(run->printer, is_bare ? VARVE_SLICE(" ") : VARVE_SLICE(" (")));
    VARVE_TRY(put_types(run, results));
    return is_bare ? VARVE_STATUS_OK : varve_put_char(run->printer, ')');
  }
  default:
    return VARVE_STATUS_INTERNAL;
  }
}

/* The space before a list of regions, or before custom<...>, is printed once. */
static bool is_begun(const varve_format_run *run) {
  return run->frame->state[REGIONS_DONE] != 0 || run->frame->state[CALLS_DONE] != 0;
}

/* attr-dict prints its own space if it is not empty, and so do the others here. */
static bool spaces_itself(const varve_syntax_element *element) {
  return element->kind == VARVE_SYNTAX_CLAUSE || element->kind == VARVE_SYNTAX_ATTR_DICT ||
         element->kind == VARVE_SYNTAX_LOCATION || element->has_no_inputs ||
         element->spelling == VARVE_SPELLING_DICTIONARY;
}

/* Returns whether a space is printed before the element, by the rules of the compiler. */
static bool space_after_choices(varve_format_spacing *spacing,
                                const varve_syntax_element *element) {
  bool has_space;
  switch (element->kind) {
  case VARVE_SYNTAX_LITERAL:
    if (!element->is_opening)
      return varve_format_space_literal(spacing, element->text);
    has_space = varve_format_space_element(spacing);
    *spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
    return has_space;
  case VARVE_SYNTAX_WHITESPACE:
    if (element->text.size == 0 || element->text.data[0] != '\n')
      *spacing = (varve_format_spacing){.after_sign = element->text.size == 0};
    return false;
  case VARVE_SYNTAX_SPACING:
    *spacing = (varve_format_spacing){.needs_space = true};
    return false;
  case VARVE_SYNTAX_PROP_DICT:
    spacing->after_sign = false;
    return true;
  case VARVE_SYNTAX_ATTRIBUTE:
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_OPERANDS:
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_REGIONS:
  case VARVE_SYNTAX_SUCCESSOR:
  case VARVE_SYNTAX_SUCCESSORS:
  case VARVE_SYNTAX_ARGUMENT:
  case VARVE_SYNTAX_ONLY_OPERATION:
  case VARVE_SYNTAX_AGAIN:
  case VARVE_SYNTAX_WORD:
  case VARVE_SYNTAX_LISTED_NAME:
  case VARVE_SYNTAX_NUMBER:
  case VARVE_SYNTAX_TYPED:
  case VARVE_SYNTAX_TYPE:
  case VARVE_SYNTAX_FUNCTIONAL_TYPE:
  case VARVE_SYNTAX_CUSTOM:
    return varve_format_space_element(spacing);
  default:
    return false;
  }
}

static bool has_space(const varve_format_run *run, const varve_syntax_element *element) {
  if (spaces_itself(element))
    return false;
  return run->format->has_choices ? space_after_choices(&run->frame->spacing, element)
                                  : element->has_space;
}

static varve_status put_element(const varve_format_run *run) {
  const varve_syntax_element *element = &run->format->elements[run->frame->element];
  bool is_done = false;
  if (element->kind == VARVE_SYNTAX_ATTRIBUTE && element->is_implied) {
    run->frame->element++;
    return VARVE_STATUS_OK;
  }
  if (!is_begun(run) && has_space(run, element))
    VARVE_TRY(varve_put_char(run->printer, ' '));
  VARVE_TRY(step(run, element, &is_done));
  if (is_done)
    return VARVE_STATUS_OK;
  run->frame->element = varve_syntax_behind(run->format->elements, (uint32_t)run->frame->element);
  return put_simple(run, element);
}

static varve_status put_elements(const varve_format_run *run) {
  if (run->frame->element == 0) {
    bool hold = true;
    run->frame->first_loop = run->printer->format.loops.count;
    run->frame->depth = run->printer->depth;
    run->frame->spacing = (varve_format_spacing){.needs_space = true};
    if (!run->frame->is_checked) {
      /* Sets whether the format loses nothing of the operation, as far as its branches do not
       * decide. */
      VARVE_TRY(varve_equations_hold(run, &hold));
      if (hold && run->format->checks_types)
        VARVE_TRY(varve_inferred_types_hold(run, &hold));
      if (hold && run->format->part_count + run->format->argument_count != 0)
        VARVE_TRY(varve_parts_suffice(run, &hold));
    }
    if (!hold)
      return VARVE_STATUS_UNSUPPORTED;
  }
  while (run->frame->element < run->format->element_count && run->frame->region == NULL)
    VARVE_TRY(put_element(run));
  return VARVE_STATUS_OK;
}

varve_status varve_print_by_operation_format(varve_printer *printer, varve_print_operation *frame) {
  varve_format_run run = {printer, frame, frame->format, frame->op};
  if (run.format->nested != NULL && frame->op->name != run.format->nested->joined) {
    VARVE_TRY(varve_view_with_nested_operation(&run, &run.op));
    frame->op = run.op;
  }
  varve_status status = put_elements(&run);
  if (status != VARVE_STATUS_OK)
    varve_vector_truncate(&printer->format.loops, frame->first_loop);
  else if (frame->region == NULL)
    varve_cover_printed(run.format->coverage, run.format->element_count, false);
  return status;
}
