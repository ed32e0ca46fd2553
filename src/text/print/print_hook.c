/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions for C code that prints a custom form. */
#include "dialect/operation_format/operation_part.h"
#include "ir/attributes.h"
#include "text/directive.h"

varve_status varve_ask_region(varve_print_operation *frame, const varve_region *region,
                              uint32_t flags) {
  frame->region = region;
  frame->region_flags = flags;
  return VARVE_STATUS_OK;
}

/* Values */

void varve_take_back_space(varve_printer *printer) {
  varve_buffer *out = printer->out;
  if (out->size != 0 && out->data[out->size - 1] == ' ')
    out->size--;
}

varve_status varve_print_operands(varve_printer *printer, const varve_operation *op,
                                  varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_value(printer, op->operands[range.first + i].value));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_operand_types(varve_printer *printer, const varve_operation *op,
                                       varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_value *value = op->operands[range.first + i].value;
    if (i != 0)
      VARVE_PUT(printer, ", ");
    if (value == NULL)
      VARVE_PUT(printer, "<<NULL TYPE>>");
    else
      VARVE_TRY(varve_print_full(printer, value->type));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_typed_operands(varve_printer *printer, const varve_operation *op,
                                        varve_value_range range) {
  VARVE_TRY(varve_print_operands(printer, op, range));
  VARVE_PUT(printer, " : ");
  return varve_print_operand_types(printer, op, range);
}

varve_status varve_print_result_types(varve_printer *printer, const varve_operation *op,
                                      varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_full(printer, varve_operation_result(op, range.first + i)->type));
  }
  return VARVE_STATUS_OK;
}

/* A single type has no parentheses unless it is a function type. */
static varve_status put_result_types(varve_printer *printer, const varve_operation *op) {
  const varve_value_range all = {0, varve_operation_result_count(op)};
  if (all.count == 1 && varve_operation_result(op, 0)->type->kind != VARVE_KIND_FUNCTION_TYPE)
    return varve_print_full(printer, varve_operation_result(op, 0)->type);
  VARVE_TRY(varve_put_char(printer, '('));
  VARVE_TRY(varve_print_result_types(printer, op, all));
  return varve_put_char(printer, ')');
}

varve_status varve_print_functional_type(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(varve_put_char(printer, '('));
  VARVE_TRY(varve_print_operand_types(printer, op, (varve_value_range){0, op->operand_count}));
  VARVE_PUT(printer, ") -> ");
  return put_result_types(printer, op);
}

varve_status varve_print_optional_arrow_results(varve_printer *printer, const varve_operation *op) {
  if (varve_operation_result_count(op) == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " -> ");
  return put_result_types(printer, op);
}

varve_status varve_print_successor(varve_printer *printer, const varve_block *block) {
  return varve_print_block_name(printer, varve_print_block_number(printer, block));
}

/* Attributes */

varve_status varve_print_attribute(varve_printer *printer, const varve_entity *attribute) {
  return varve_print_full(printer, attribute);
}

varve_status varve_print_attribute_without_type(varve_printer *printer,
                                                const varve_entity *attribute) {
  return varve_print_entity_in(printer, (varve_print_child){attribute, VARVE_PRINT_WITHOUT_TYPE});
}

/* Merges the inherent and the discardable attributes of an operation, sorted by name. */
typedef struct attribute_cursor {
  const varve_operation *op;
  const varve_entity *dictionary;
  const varve_entity *properties;
  uint32_t in_dictionary;
  uint32_t in_properties;
  bool is_property; /* about the last attribute */
  bool is_apart;    /* first the dictionary, then the properties */
} attribute_cursor;

static attribute_cursor attributes_of(const varve_operation *op) {
  const varve_entity *properties = varve_operation_properties(op);
  if (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY)
    properties = NULL;
  return (attribute_cursor){
      .op = op, .dictionary = varve_operation_dictionary(op), .properties = properties};
}

static bool next_attribute(attribute_cursor *cursor, varve_slice *name,
                           const varve_entity **value) {
  const varve_entity *a = cursor->dictionary, *b = cursor->properties;
  uint32_t *i = &cursor->in_dictionary, *j = &cursor->in_properties;
  bool has_a = a != NULL && *i < varve_dictionary_size(a);
  bool has_b = b != NULL && *j < varve_dictionary_size(b);
  if (!has_a && !has_b)
    return false;
  bool from_a =
      has_a && (!has_b || cursor->is_apart ||
                varve_slice_compare(varve_string_bytes(varve_dictionary_name(a, *i)),
                                    varve_string_bytes(varve_dictionary_name(b, *j))) <= 0);
  const varve_entity *source = from_a ? a : b;
  uint32_t index = from_a ? (*i)++ : (*j)++;
  cursor->is_property = !from_a;
  *name = varve_string_bytes(varve_dictionary_name(source, index));
  *value = varve_dictionary_value(source, index);
  return true;
}

/* Native properties and segment sizes are not printed as attributes, wherever they are. */
static bool is_hidden(const varve_operation *op, varve_slice name, bool is_property) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_property_definition *property =
      definition == NULL ? NULL : varve_find_property(definition, name);
  return property != NULL && (is_property || definition->in_dictionary) &&
         (property->kind == VARVE_PROPERTY_NATIVE || property->kind == VARVE_PROPERTY_SEGMENTS);
}

static bool is_elided(varve_elided elided, varve_slice name) {
  for (size_t i = 0; i < elided.count; i++)
    if (varve_slice_equal(name, varve_slice_of(elided.names[i])))
      return true;
  return false;
}

varve_status varve_print_named_attribute(varve_printer *printer, varve_slice name,
                                         const varve_entity *value) {
  VARVE_TRY(varve_put_keyword(printer, name));
  if (value->kind == VARVE_KIND_UNIT)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " = ");
  return varve_print_full(printer, value);
}

static varve_status put_attributes(varve_printer *printer, attribute_cursor cursor,
                                   varve_elided elided, varve_slice opening) {
  const varve_operation *op = cursor.op;
  varve_slice name;
  const varve_entity *value;
  bool is_open = false;
  while (next_attribute(&cursor, &name, &value)) {
    if (is_elided(elided, name) || is_hidden(op, name, cursor.is_property))
      continue;
    VARVE_TRY(varve_put(printer, is_open ? VARVE_SLICE(", ") : opening));
    is_open = true;
    VARVE_TRY(varve_print_named_attribute(printer, name, value));
  }
  return is_open ? varve_put_char(printer, '}') : VARVE_STATUS_OK;
}

varve_status varve_print_attr_dict(varve_printer *printer, const varve_operation *op,
                                   varve_elided elided) {
  return put_attributes(printer, attributes_of(op), elided, VARVE_SLICE(" {"));
}

varve_status varve_print_attr_dict_with_keyword(varve_printer *printer, const varve_operation *op,
                                                varve_elided elided) {
  return put_attributes(printer, attributes_of(op), elided, VARVE_SLICE(" attributes {"));
}

varve_status varve_print_attributes_apart(varve_printer *printer, const varve_operation *op,
                                          varve_elided elided, varve_slice opening) {
  attribute_cursor cursor = attributes_of(op);
  cursor.is_apart = varve_era_has(printer->context->era, VARVE_HAS_PROPERTIES_APART);
  return put_attributes(printer, cursor, elided, opening);
}

varve_status varve_print_affine_results(varve_printer *printer, const varve_entity *map,
                                        varve_value_range results, const varve_use *operands) {
  static const varve_use none;
  varve_affine_space space = varve_affine_attribute_space(map);
  varve_status status = VARVE_STATUS_OK;
  if (printer->is_collecting)
    return VARVE_STATUS_OK;
  printer->affine.operands = operands == NULL ? &none : operands;
  printer->affine.dims = space.num_dims;
  printer->affine.symbols = space.num_symbols;
  for (uint32_t i = 0; i < results.count && status == VARVE_STATUS_OK; i++) {
    if (i != 0)
      status = varve_put(printer, VARVE_SLICE(", "));
    if (status == VARVE_STATUS_OK)
      status = varve_print_entity_in(
          printer, (varve_print_child){map->children[results.first + i], VARVE_PRINT_WEAK});
  }
  printer->affine.operands = NULL;
  return status;
}

varve_status varve_put_indent(varve_printer *printer) {
  VARVE_TRY(varve_print_check(printer));
  return varve_put_spaces(printer, 2 * printer->depth);
}

varve_status varve_print_newline(varve_printer *printer) {
  VARVE_TRY(varve_put_char(printer, '\n'));
  return varve_put_indent(printer);
}

varve_status varve_put_operation_location(varve_printer *printer, const varve_entity *location,
                                          bool allow_alias) {
  if (!printer->options.debug_info)
    return VARVE_STATUS_OK;
  varve_print_child child = {location, VARVE_PRINT_BARE_LOCATION};
  if (printer->options.pretty_locations) {
    VARVE_TRY(varve_put_char(printer, ' '));
    return varve_print_without_alias(printer, child);
  }
  VARVE_PUT(printer, " loc(");
  VARVE_TRY(allow_alias ? varve_print_entity_in(printer, child)
                        : varve_print_without_alias(printer, child));
  return varve_put_char(printer, ')');
}

varve_status varve_print_trailing_location(varve_printer *printer, const varve_entity *location) {
  return varve_put_operation_location(printer, location, true);
}

varve_status varve_print_argument_location(varve_printer *printer, const varve_value *argument) {
  return varve_put_operation_location(printer, varve_value_argument(argument)->location, false);
}

varve_status varve_print_region_argument(varve_printer *printer, const varve_value *argument) {
  VARVE_TRY(varve_print_value(printer, argument));
  VARVE_PUT(printer, ": ");
  VARVE_TRY(varve_print_full(printer, argument->type));
  return varve_print_argument_location(printer, argument);
}

/* Arguments of custom<...> */

const varve_entity *varve_printed_attribute(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  const varve_operation *op = call->frame->op;
  uint32_t count = call->format->definition->property_count;
  if (element->kind != VARVE_SYNTAX_ATTRIBUTE)
    return NULL;
  const varve_entity *dictionary = varve_operation_inherent(op);
  if (element->index >= count)
    dictionary = call->format->parts[element->index - count].kind == VARVE_PART_DISCARDABLE
                     ? varve_operation_dictionary(op)
                     : NULL;
  return dictionary == NULL
             ? NULL
             : varve_dictionary_find(dictionary,
                                     call->format->attributes[element->index].property->name);
}

varve_value_range varve_printed_range(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  const varve_operation *op = call->frame->op;
  if (element->kind == VARVE_SYNTAX_TYPE)
    element++;
  switch (element->kind) {
  case VARVE_SYNTAX_OPERAND:
    return varve_operand_range_of(op, element->index);
  case VARVE_SYNTAX_RESULT:
    return varve_result_range_of(op, element->index);
  case VARVE_SYNTAX_RESULTS:
    return (varve_value_range){0, varve_operation_result_count(op)};
  case VARVE_SYNTAX_OPERANDS:
    return (varve_value_range){0, op->operand_count};
  default:
    return (varve_value_range){0, 0};
  }
}

varve_value_range varve_printed_regions(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  if (element->kind == VARVE_SYNTAX_REGION && element->is_item)
    return call->item;
  if (element->kind == VARVE_SYNTAX_REGION)
    return varve_region_range_of(call->frame->op, element->index);
  return (varve_value_range){0, varve_operation_region_count(call->frame->op)};
}

varve_value_range varve_printed_successors(const varve_print_call *call, uint32_t argument) {
  const varve_syntax_element *element = varve_argument_element(call->arguments, argument);
  if (element->kind == VARVE_SYNTAX_SUCCESSOR)
    return varve_successor_range_of(call->frame->op, element->index);
  return (varve_value_range){0, varve_operation_successor_count(call->frame->op)};
}
