/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints types and attributes of dialects by the formats of their definitions. */
#include "dialect/entity_format/format.h"
#include "dialect/evaluate/entity_expressions.h"
#include "dialect/evaluate/infer_convert.h"
#include "ir/attributes.h"
#include "text/lex/lexer.h"
#include "text/print/print.h"
#include "text/print/print_hook.h"

/* A parameter, or an item of a parameter that is a list. */
typedef struct format_value {
  const varve_parameter_rule *rule;
  const varve_entity *node;
  const varve_entity_definition *definition; /* it is a parameter of this */
  bool is_qualified;
  bool is_short;
  varve_slice short_dialect; /* empty: that of the definition */
  bool is_name;
  bool is_symbol;
  bool is_plain;
  bool is_inside;
  bool is_number;
  const varve_entity *type; /* of the attribute, which it is printed without; NULL: not known */
  varve_format_bracket bracket;
  bool is_enum_attribute; /* of an attribute whose only parameter is its value */
} format_value;

static varve_status find_definition(varve_context *context, const varve_entity *entity,
                                    const varve_entity_definition **definition) {
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(entity->children[0]),
                              varve_parametric_mnemonic(entity), varve_is_type(entity),
                              definition));
  if (*definition == NULL || (*definition)->format == NULL ||
      ((*definition)->parameter_count != varve_parameter_count(entity) &&
       !(*definition)->format->is_dynamic))
    return VARVE_STATUS_UNSUPPORTED;
  return VARVE_STATUS_OK;
}

/* The name at the start */

/* Prints "#dialect.mnemonic". The text after it decides whether it stays. */
static varve_status put_head(varve_printer *printer, varve_print_frame *frame) {
  const varve_entity *entity = frame->entity;
  frame->is_begun = true;
  VARVE_TRY(varve_put_char(printer, varve_is_type(entity) ? '!' : '#'));
  VARVE_TRY(varve_put(printer, varve_string_bytes(entity->children[0])));
  VARVE_TRY(varve_put_char(printer, '.'));
  frame->cursor = printer->out->size;
  return varve_put(printer, varve_parametric_mnemonic(entity));
}

static bool is_body_quoted(const varve_printer *printer, varve_slice body) {
  return !varve_era_has(printer->context->era, VARVE_HAS_BODIES_WITHOUT_QUOTES) &&
         memchr(body.data, '"', body.size) == NULL && memchr(body.data, '\\', body.size) == NULL;
}

/* Called after the body. If the text is not a name with everything after it in <>, changes it to
 * "#dialect<...>". */
static varve_status put_tail(varve_printer *printer, const varve_print_frame *frame) {
  char *text = printer->out->data + frame->cursor;
  varve_slice body = varve_slice_make(text, printer->out->size - frame->cursor);
  if (varve_is_pretty_symbol(body))
    return VARVE_STATUS_OK;
  if (is_body_quoted(printer, body)) {
    /* Prints the end of "#dialect<"name ...">": until LLVM 14 a body is a string. */
    size_t size = printer->out->size - frame->cursor;
    VARVE_TRY(varve_put(printer, VARVE_SLICE("\"\">")));
    char *tail_text = printer->out->data + frame->cursor;
    memmove(tail_text + 1, tail_text, size);
    tail_text[-1] = '<';
    tail_text[0] = tail_text[size + 1] = '"';
    return VARVE_STATUS_OK;
  }
  text[-1] = '<';
  return varve_put_char(printer, '>');
}

/* Values */

static varve_status put_dense_array(varve_printer *printer, const varve_parameter_rule *rule,
                                    const varve_entity *array) {
  const unsigned char *data = varve_entity_payload(array);
  size_t size = rule->width / 8;
  VARVE_TRY(varve_put_char(printer, '['));
  for (size_t i = 0; i + size <= array->payload_size; i += size) {
    uint64_t value = 0;
    for (size_t k = 0; k < size; k++)
      value |= (uint64_t)data[i + k] << (8 * k);
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_put_integer(printer, value, (varve_integer_layout){rule->width, VARVE_SIGNED}));
    VARVE_TRY(varve_print_check(printer));
  }
  return varve_put_char(printer, ']');
}

/* Returns whether the text of an enum needs quotes: it is not a keyword, or it has several bits
 * and the definition requires quotes for these. */
static bool is_quoted(const varve_parameter_rule *rule, uint64_t value, varve_slice text) {
  uint64_t known;
  if ((rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) == 0)
    return !varve_is_bare_identifier(text);
  return (rule->enumeration.record.flags & VARVE_ENUM_IS_QUOTED) != 0 &&
         (value & (value - 1)) != 0 && !varve_enum_find_case(rule, text, &known);
}

varve_status varve_print_enum(varve_printer *printer, const varve_parameter_rule *rule,
                              uint64_t number) {
  size_t start = printer->out->size;
  VARVE_TRY(varve_enum_print(rule, number, printer->out));
  varve_slice text = varve_slice_make(printer->out->data + start, printer->out->size - start);
  return is_quoted(rule, number, text) ? varve_put_quotes(printer, start) : VARVE_STATUS_OK;
}

/* Returns the mnemonic of a type, which may be kept as text. */
static varve_slice mnemonic_of(const varve_entity *type) {
  varve_slice text = varve_parametric_mnemonic(type);
  size_t size = 0;
  while (size < text.size && varve_char_is(text.data[size], VARVE_CHAR_WORD))
    size++;
  return varve_entity_is_parametric(type) ? text : varve_slice_make(text.data, size);
}

/* Omits the dialect of a type if the parser finds it in the dialect of the definition. */
static varve_status shorten(const varve_printer *printer, const format_value *value,
                            varve_print_child *child) {
  const varve_entity_definition *found = NULL;
  varve_slice dialect =
      value->short_dialect.size != 0 ? value->short_dialect : value->definition->dialect->name;
  const varve_entity *type = value->node;
  if (type->kind != VARVE_KIND_DIALECT_TYPE ||
      !varve_slice_equal(varve_string_bytes(type->children[0]), dialect))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(printer->context, dialect, mnemonic_of(type), true, &found));
  if (found != NULL &&
      ((found->format != NULL && found->format->element_count != 0) ||
       varve_find_fact(found->dialect->tables, found->record->facts, "qualified").size == 0))
    child->mode = VARVE_PRINT_SHORT;
  return VARVE_STATUS_OK;
}

/* Prints "4x?x", or "4x?" if there is no x at the end. */
typedef struct shape_run {
  varve_printer *printer;
  bool has_end; /* an 'x' after the last dimension */
  bool is_begun;
} shape_run;

static varve_status put_dimension(shape_run *run, uint64_t number) {
  if (!run->has_end && run->is_begun)
    VARVE_TRY(varve_put_char(run->printer, 'x'));
  run->is_begun = true;
  VARVE_TRY((int64_t)number == VARVE_DYNAMIC ? varve_put_char(run->printer, '?')
                                             : varve_put_signed(run->printer, (int64_t)number));
  return run->has_end ? varve_put_char(run->printer, 'x') : VARVE_STATUS_OK;
}

/* Returns whether values of the rule are printed without separate nodes. */
static bool is_scalar(const varve_parameter_rule *rule) {
  while (rule->kind == VARVE_PARAMETER_LIST)
    rule = rule->inner;
  switch (rule->kind) {
  case VARVE_PARAMETER_ATTRIBUTE:
  case VARVE_PARAMETER_TYPE:
  case VARVE_PARAMETER_ENTITY:
  case VARVE_PARAMETER_AFFINE_MAP:
  case VARVE_PARAMETER_DENSE_ARRAY:
    return false;
  default:
    return true;
  }
}

static varve_status put_value(varve_printer *printer, const format_value *value,
                              varve_print_child *child);

/* Returns the type that follows the text of an attribute of a dialect, or NULL. */
static varve_status find_self_type(varve_context *context, const varve_entity *attribute,
                                   const varve_entity **type) {
  const varve_entity_definition *definition = NULL;
  *type = varve_entity_is_parametric(attribute) ? NULL : varve_text_self_type(attribute);
  if (!varve_entity_is_parametric(attribute))
    return VARVE_STATUS_OK;
  varve_status status = find_definition(context, attribute, &definition);
  if (status == VARVE_STATUS_OK && definition->format->self_type != VARVE_NO_PARAMETER)
    *type = varve_parameter(attribute, definition->format->self_type);
  return status == VARVE_STATUS_UNSUPPORTED ? VARVE_STATUS_OK : status;
}

/* Returns whether the parser gives this type to an attribute whose text has none. */
static bool has_this_type(const varve_entity *attribute, const varve_entity *type) {
  switch (attribute->kind) {
  case VARVE_KIND_INTEGER:
  case VARVE_KIND_FLOAT:
  case VARVE_KIND_DENSE_ELEMENTS:
  case VARVE_KIND_SHAPED_ELEMENTS:
  case VARVE_KIND_DENSE_STRING_ELEMENTS:
  case VARVE_KIND_DENSE_RESOURCE_ELEMENTS:
  case VARVE_KIND_SPARSE_ELEMENTS:
    return attribute->children[0] == type;
  default:
    return false;
  }
}

/* Prints the value, or sets it as the child to print. */
static varve_status put_value(varve_printer *printer, const format_value *value,
                              varve_print_child *child) {
  const varve_parameter_rule *rule = value->rule;
  const varve_entity *node = value->node;
  if (!varve_parameter_rule_accepts(rule, node))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (value->is_name && !value->is_qualified) {
    varve_slice text = varve_string_bytes(node);
    if (node->child_count != 0)
      return VARVE_STATUS_BAD_ARGUMENT;
    return varve_is_bare_identifier(text) ? varve_put(printer, text)
                                          : varve_put_string(printer, text);
  }
  if (value->is_symbol)
    return node->child_count != 0 ? VARVE_STATUS_BAD_ARGUMENT
                                  : varve_print_symbol_name(printer, varve_string_bytes(node));
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER:
    return rule->is_signed ? varve_put_signed(printer, (int64_t)varve_integer_words(node)[0])
                           : varve_put_unsigned(printer, varve_integer_words(node)[0]);
  case VARVE_PARAMETER_FLOAT:
    if (value->is_plain)
      return varve_float_print_plain(printer->out, varve_float_type_kind(node->children[0]),
                                     varve_entity_payload(node));
    return varve_print_float(printer, (varve_print_child){node, VARVE_PRINT_WITHOUT_TYPE});
  case VARVE_PARAMETER_BOOL:
    return varve_put(printer, varve_integer_words(node)[0] != 0 ? VARVE_SLICE("true")
                                                                : VARVE_SLICE("false"));
  case VARVE_PARAMETER_STRING:
    return varve_put_string(printer, varve_string_bytes(node));
  case VARVE_PARAMETER_LIST: {
    /* Prints [1, [2, 3]]. Lists nest as deep as the rule. An array of types or attributes is
     * printed as such. */
    format_value item = *value;
    if (!is_scalar(value->rule)) {
      *child = (varve_print_child){value->node, VARVE_PRINT_FULL};
      return VARVE_STATUS_OK;
    }
    VARVE_TRY(varve_put_char(printer, '['));
    item.rule = value->rule->inner;
    for (uint32_t i = 0; i < value->node->child_count; i++) {
      if (i != 0)
        VARVE_PUT(printer, ", ");
      item.node = value->node->children[i];
      VARVE_TRY(put_value(printer, &item, child));
      VARVE_TRY(varve_print_check(printer));
    }
    return varve_put_char(printer, ']');
  }
  case VARVE_PARAMETER_ENUM: {
    /* An attribute that is just an enum prints several bits without quotes. mlir-opt also prints
     * other words so, and cannot read them again unless they are keywords. */
    uint64_t number = varve_integer_words(value->node)[0];
    bool has_bits = (value->rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) != 0;
    return value->is_enum_attribute && has_bits
               ? varve_enum_print(value->rule, number, printer->out)
               : varve_print_enum(printer, value->rule, number);
  }
  case VARVE_PARAMETER_DENSE_ARRAY:
    if (node->kind == VARVE_KIND_DENSE_ARRAY && !value->is_qualified)
      return put_dense_array(printer, rule, node);
    break;
  case VARVE_PARAMETER_AFFINE_MAP:
    *child = (varve_print_child){node, VARVE_PRINT_BARE};
    return VARVE_STATUS_OK;
  case VARVE_PARAMETER_ENTITY:
    *child = (varve_print_child){node, value->is_qualified ? VARVE_PRINT_FULL
                                       : value->is_inside  ? VARVE_PRINT_INSIDE
                                                           : VARVE_PRINT_BODY};
    return VARVE_STATUS_OK;
  default:
    break;
  }
  bool has_type = value->type != NULL && has_this_type(node, value->type);
  if (value->is_number && has_type && node->kind == VARVE_KIND_INTEGER)
    return varve_wide_print(printer->out, varve_integer_words(node),
                            varve_type_bit_width(value->type), true);
  if (value->type != NULL && node->kind == VARVE_KIND_DIALECT_ATTRIBUTE) {
    const varve_entity *self = NULL;
    VARVE_TRY(find_self_type(printer->context, node, &self));
    has_type = self == value->type;
  }
  *child = (varve_print_child){node, has_type ? VARVE_PRINT_WITHOUT_TYPE : VARVE_PRINT_FULL};
  return value->is_short && !value->is_qualified ? shorten(printer, value, child) : VARVE_STATUS_OK;
}

varve_status varve_put_by_rule(varve_printer *printer, const varve_parameter_rule *rule,
                               const varve_entity *node, varve_print_child *child) {
  const format_value value = {.rule = rule, .node = node};
  *child = (varve_print_child){0};
  varve_status status =
      rule->is_array ? VARVE_STATUS_UNSUPPORTED : put_value(printer, &value, child);
  return status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_UNSUPPORTED : status;
}

/* Prints the next item of a list, or a value that is not a list. */
static varve_status put_parameter(varve_printer *printer, varve_print_frame *frame,
                                  const format_value *value, varve_print_child *child) {
  const varve_parameter_rule *rule = value->rule;
  format_value item = *value;
  bool is_number = value->type != NULL && value->node->kind == VARVE_KIND_INTEGER &&
                   has_this_type(value->node, value->type);
  if (value->bracket == VARVE_FORMAT_SHAPE && value->type != NULL && !is_number) {
    if (frame->item++ == 0) {
      VARVE_TRY(put_value(printer, value, child));
      return child->mode == VARVE_PRINT_WITHOUT_TYPE ? VARVE_STATUS_OK : VARVE_STATUS_BAD_ARGUMENT;
    }
    frame->is_in_value = false;
    frame->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
    return varve_put_char(printer, 'x');
  }
  if (value->bracket == VARVE_FORMAT_SHAPE || value->bracket == VARVE_FORMAT_DIMENSIONS) {
    frame->is_in_value = false;
    if (value->bracket == VARVE_FORMAT_SHAPE)
      frame->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
    shape_run run = {printer, value->bracket == VARVE_FORMAT_SHAPE, false};
    if (value->node->kind == VARVE_KIND_ABSENT)
      return varve_put(printer, VARVE_SLICE("*x"));
    if (value->node->kind == VARVE_KIND_INTEGER)
      VARVE_TRY(put_dimension(&run, varve_integer_words(value->node)[0]));
    else if (value->node->kind == VARVE_KIND_DENSE_ARRAY) {
      const unsigned char *data = varve_entity_payload(value->node);
      for (size_t i = 0; i + 8 <= value->node->payload_size; i += 8) {
        uint64_t number = 0;
        for (size_t k = 0; k < 8; k++)
          number |= (uint64_t)data[i + k] << (8 * k);
        VARVE_TRY(put_dimension(&run, number));
      }
    } else if (value->node->kind != VARVE_KIND_ARRAY)
      return VARVE_STATUS_BAD_ARGUMENT;
    for (uint32_t i = 0; value->node->kind == VARVE_KIND_ARRAY && i < value->node->child_count;
         i++) {
      if (value->node->children[i]->kind != VARVE_KIND_INTEGER)
        return VARVE_STATUS_BAD_ARGUMENT;
      VARVE_TRY(put_dimension(&run, varve_integer_words(value->node->children[i])[0]));
    }
    return run.is_begun || run.has_end ? VARVE_STATUS_OK : varve_put(printer, VARVE_SLICE("[]"));
  }
  if (!rule->is_array) {
    frame->is_in_value = false;
    return put_value(printer, value, child);
  }
  if (value->node->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (rule->has_keys) {
    /* Prints "key = value" of an entry. The frame's item counts keys and values. */
    uint32_t entries_item = frame->item++;
    if (entries_item / 2 == value->node->child_count) {
      frame->is_in_value = false;
      return VARVE_STATUS_OK;
    }
    const varve_entity *entry = value->node->children[entries_item / 2];
    if (!varve_entity_is_parametric(entry) || varve_parameter_count(entry) != 2)
      return VARVE_STATUS_BAD_ARGUMENT;
    if (entries_item % 2 != 0)
      VARVE_PUT(printer, " = ");
    else if (entries_item != 0)
      VARVE_PUT(printer, ", ");
    *child = (varve_print_child){varve_parameter(entry, entries_item % 2), VARVE_PRINT_FULL};
    return VARVE_STATUS_OK;
  }
  if (!frame->is_bracketed && value->bracket != VARVE_FORMAT_BARE)
    VARVE_TRY(varve_put_char(printer, value->bracket == VARVE_FORMAT_BRACE ? '{' : '['));
  frame->is_bracketed = true;
  varve_parameter_rule each = *rule;
  each.is_array = false;
  while (frame->item < value->node->child_count) {
    if (frame->item != 0)
      VARVE_PUT(printer, ", ");
    item.node = value->node->children[frame->item++];
    item.node = varve_parameter_unwrap(&each, item.node);
    VARVE_TRY(put_value(printer, &item, child));
    VARVE_TRY(varve_print_check(printer));
    if (child->entity != NULL)
      return VARVE_STATUS_OK;
  }
  frame->is_in_value = false;
  if (value->bracket == VARVE_FORMAT_BARE)
    return VARVE_STATUS_OK;
  return varve_put_char(printer, value->bracket == VARVE_FORMAT_BRACE ? '}' : ']');
}

/* custom<...>: an argument of a conversion that is an encoding has a name. */
static varve_status put_expression_arguments(varve_printer *printer, const varve_entity *entity,
                                             const varve_format_element *fields) {
  const varve_entity *opcode = varve_parameter(entity, fields[0].index);
  const varve_entity *arguments = varve_parameter(entity, fields[1].index);
  if (opcode->kind != VARVE_KIND_INTEGER || arguments->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_BAD_ARGUMENT;
  bool converts = varve_integer_words(opcode)[0] == VARVE_FORMAT_CONVERSION;
  varve_parameter_rule encoding = {0};
  if (converts) {
    const varve_entity_definition *definition = NULL;
    VARVE_TRY(find_definition(printer->context, entity, &definition));
    VARVE_TRY(varve_parameter_rule_parse(printer->context, definition->dialect,
                                         VARVE_SLICE(VARVE_FORMAT_ENCODING), &encoding));
  }
  for (uint32_t i = 0; i < arguments->child_count; i++) {
    if (arguments->children[i]->kind != VARVE_KIND_INTEGER)
      return VARVE_STATUS_BAD_ARGUMENT;
    uint64_t value = varve_integer_words(arguments->children[i])[0];
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(i != 0 && converts && varve_enum_has(&encoding, value)
                  ? varve_print_enum(printer, &encoding, value)
                  : varve_put_unsigned(printer, value));
  }
  return VARVE_STATUS_OK;
}

/* Elements */

typedef struct format_run {
  varve_printer *printer;
  varve_print_frame *frame;
  const varve_assembly_format *format;
  varve_print_child *child;
  bool is_tight; /* no space at the start of a body */
} format_run;

/* With choices, the spaces depend on what is printed before. */
static bool has_space(const format_run *run, const varve_format_element *element) {
  if (!run->format->has_choices)
    return element->has_space;
  return element->kind == VARVE_FORMAT_LITERAL && !element->is_name
             ? varve_format_space_literal(&run->frame->spacing, element->text)
             : varve_format_space_element(&run->frame->spacing);
}

static varve_status put_space(const format_run *run, const varve_format_element *element) {
  bool is_put = has_space(run, element);
  if (run->is_tight && run->frame->mode == VARVE_PRINT_BODY &&
      run->printer->out->size == run->frame->start)
    return VARVE_STATUS_OK;
  return is_put ? varve_put_char(run->printer, ' ') : VARVE_STATUS_OK;
}

/* ODS uses this parameter name for an attribute that wraps an enum. */
static bool is_enum_attribute(const varve_entity_definition *definition) {
  return definition->parameter_count == 1 &&
         varve_slice_equal(definition->parameters[0].name, VARVE_SLICE("value"));
}

/* Continues with the parameter of the element that the frame is at. */
static varve_status go_on_with_value(const format_run *run, const varve_format_element *element) {
  format_value value = {
      .rule = varve_format_rule(run->format, element),
      .node = varve_format_value(run->format, run->frame->entity, element->index, &run->frame->at),
      .definition = run->format->definition,
      .is_short = element->is_short,
      .short_dialect = element->is_short ? element->text : VARVE_SLICE(""),
      .is_name = element->is_name,
      .is_symbol = element->is_symbol,
      .is_plain = element->is_plain,
      .is_inside = element->is_inside,
      .is_number = element->is_number,
      .is_qualified = element->is_qualified,
      .bracket = element->bracket,
      .is_enum_attribute = is_enum_attribute(run->format->definition)};
  if (value.node == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (element->is_canonical)
    value.type = value.node->child_count != 0 ? value.node->children[0] : NULL;
  else if (element->is_typed && element->constant != NULL)
    value.type = element->constant;
  else if (element->is_typed)
    value.type =
        varve_format_value(run->format, run->frame->entity, element->next, &run->frame->at);
  VARVE_TRY(put_parameter(run->printer, run->frame, &value, run->child));
  if (!run->frame->is_in_value)
    run->frame->at.element++;
  return VARVE_STATUS_OK;
}

static varve_status begin_value(const format_run *run, const varve_format_element *element) {
  run->frame->is_in_value = true;
  run->frame->is_bracketed = false;
  run->frame->item = 0;
  return go_on_with_value(run, element);
}

static varve_status put_comma(const format_run *run) {
  bool is_first = run->frame->is_first_field;
  run->frame->is_first_field = false;
  return is_first ? VARVE_STATUS_OK : varve_put(run->printer, VARVE_SLICE(", "));
}

static varve_status put_element(const format_run *run) {
  const varve_format_element *element = &run->format->elements[run->frame->at.element];
  switch (element->kind) {
  case VARVE_FORMAT_LITERAL:
    VARVE_TRY(put_space(run, element));
    run->frame->at.element++;
    return varve_put(run->printer, element->text);
  case VARVE_FORMAT_WHITESPACE:
    run->frame->at.element++;
    run->frame->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
    return varve_put(run->printer, element->text);
  case VARVE_FORMAT_VARIABLE:
    VARVE_TRY(put_space(run, element));
    return begin_value(run, element);
  case VARVE_FORMAT_LIST:
  case VARVE_FORMAT_STRUCT: {
    /* Begins a list or struct of parameters. An empty one has no space before it. */
    run->frame->at.element++;
    varve_format_cursor first = run->frame->at;
    varve_coverage_pause(run->printer->context, 1);
    varve_status status =
        varve_format_seek(run->printer->context, run->format, run->frame->entity, &first);
    varve_coverage_pause(run->printer->context, -1);
    VARVE_TRY(status);
    run->frame->is_first_field = true;
    return first.element < element->next ? put_space(run, element) : VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_FIELD:
    VARVE_TRY(put_comma(run));
    return begin_value(run, element);
  case VARVE_FORMAT_CUSTOM: {
    VARVE_TRY(put_space(run, element));
    run->frame->at.element = element->next;
    if (element->index == VARVE_FORMAT_CUSTOM_DIMENSIONS) {
      /* Prints "4 x " and "4x4x". */
      uint32_t count = run->frame->at.element - (uint32_t)(element - run->format->elements) - 1;
      for (uint32_t i = 0; i < count; i++) {
        const varve_entity *number = varve_parameter(run->frame->entity, element[i + 1].index);
        if (number->kind != VARVE_KIND_INTEGER)
          return VARVE_STATUS_BAD_ARGUMENT;
        VARVE_TRY(varve_put_unsigned(run->printer, varve_integer_words(number)[0]));
        VARVE_TRY(varve_put(run->printer, count == 1 ? VARVE_SLICE(" x ") : VARVE_SLICE("x")));
      }
      return VARVE_STATUS_OK;
    }
    return put_expression_arguments(run->printer, run->frame->entity, element + 1);
  }
  case VARVE_FORMAT_PLACES:
    VARVE_TRY(put_space(run, element));
    run->frame->at.element = element->next;
    return varve_put_places(run->printer, run->format, run->frame->entity,
                            (uint32_t)(element - run->format->elements));
  case VARVE_FORMAT_NESTED:
    VARVE_TRY(put_space(run, element));
    run->frame->at.element = element->next;
    return varve_put_nested(run->printer, run->format, run->frame->entity,
                            (uint32_t)(element - run->format->elements));
  case VARVE_FORMAT_WORD: {
    /* A word without letters has no text. */
    const varve_format_element *part = element + 1, *end = run->format->elements + element->next;
    const varve_format_cursor at = run->frame->at;
    const varve_entity *list =
        part->is_list ? varve_format_value(run->format, run->frame->entity, part->index, &at)
                      : NULL;
    run->frame->at.element = element->next;
    if (list != NULL && list->child_count == 0)
      return VARVE_STATUS_OK;
    VARVE_TRY(put_space(run, element));
    for (; part < end; part++)
      VARVE_TRY(varve_put_word_part(run->printer, run->format, run->frame->entity, &at, part));
    return VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_KEY:
    VARVE_TRY(put_comma(run));
    run->frame->at.element++;
    VARVE_TRY(varve_put(run->printer, element->text));
    /* There is no space between " = " and the value. */
    run->frame->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
    return varve_put(run->printer, VARVE_SLICE(" = "));
  case VARVE_FORMAT_KEY_END: /* the key of an enclosing struct is not the first */
    run->frame->is_first_field = false;
    run->frame->spacing = (varve_format_spacing){.needs_space = true, .after_sign = false};
    run->frame->at.element++;
    return VARVE_STATUS_OK;
  default:
    break;
  }
  return VARVE_STATUS_BAD_ARGUMENT;
}

/* The self type comes after the whole text. A body alone is printed without it. */
static varve_status finish(const format_run *run) {
  varve_print_frame *frame = run->frame;
  bool has_prefix = frame->is_begun;
  varve_cover_printed(run->format->coverage, run->format->element_count, false);
  if (!has_prefix && frame->mode != VARVE_PRINT_INSIDE && run->printer->out->size == frame->start)
    VARVE_TRY(put_head(run->printer, frame));
  frame->is_finished = true;
  if (frame->is_begun)
    VARVE_TRY(put_tail(run->printer, frame));
  if (!has_prefix || frame->mode == VARVE_PRINT_WITHOUT_TYPE)
    return VARVE_STATUS_OK;
  const varve_entity *type = NULL;
  if (run->format->self_type != VARVE_NO_PARAMETER)
    type = varve_parameter(frame->entity, run->format->self_type);
  else if (!varve_is_type(frame->entity))
    VARVE_TRY(varve_own_type_compute(run->printer->context, frame->entity, NULL, &type));
  if (type == NULL || type->kind == VARVE_KIND_NONE_TYPE)
    return VARVE_STATUS_OK;
  *run->child = (varve_print_child){type, VARVE_PRINT_FULL};
  return varve_put(run->printer, VARVE_SLICE(" : "));
}

/* The state of the spaces is that of a compiler before the format. */
static varve_status begin(varve_printer *printer, varve_print_frame *frame) {
  frame->spacing.needs_space = true;
  frame->at.is_exact = printer->holes != NULL;
  if (frame->mode == VARVE_PRINT_BODY)
    return VARVE_STATUS_OK;
  if (frame->mode == VARVE_PRINT_INSIDE) {
    frame->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
    frame->at.element = 1;
    return VARVE_STATUS_OK;
  }
  if (frame->mode == VARVE_PRINT_SHORT)
    return varve_put(printer, varve_parametric_mnemonic(frame->entity));
  return put_head(printer, frame);
}

varve_status varve_step_by_format(varve_printer *printer, varve_print_frame *frame,
                                  varve_print_child *child) {
  const varve_entity_definition *definition;
  if (frame->is_finished)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_definition(printer->context, frame->entity, &definition));
  const format_run run = {printer, frame, definition->format, child,
                          definition->is_tight &&
                              !varve_prints_before(printer, VARVE_TIGHT_BODIES_RELEASE)};
  if (frame->position == 0)
    VARVE_TRY(begin(printer, frame));
  if (definition->format->is_dynamic) {
    const varve_entity *entity = run.frame->entity;
    uint32_t count = varve_parameter_count(entity), item = run.frame->item++;
    if (item == count) {
      if (count != 0)
        VARVE_TRY(varve_put_char(run.printer, '>'));
      return finish(&run);
    }
    VARVE_TRY(varve_put(run.printer, item == 0 ? VARVE_SLICE("<") : VARVE_SLICE(", ")));
    *run.child = (varve_print_child){varve_parameter(entity, item), VARVE_PRINT_FULL};
    return VARVE_STATUS_OK;
  }
  uint32_t end = run.format->element_count - (frame->mode == VARVE_PRINT_INSIDE);
  if (frame->is_in_value)
    VARVE_TRY(go_on_with_value(&run, &run.format->elements[frame->at.element]));
  while (child->entity == NULL) {
    VARVE_TRY(varve_format_seek(printer->context, run.format, frame->entity, &frame->at));
    if (frame->at.element >= end)
      return finish(&run);
    VARVE_TRY(put_element(&run));
  }
  return VARVE_STATUS_OK;
}
