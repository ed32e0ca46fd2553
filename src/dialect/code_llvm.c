/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of dialect llvm: text to fields. format-spec/bytecode.md: attributes of llvm. */
#include "base/text_spelling.h"
#include "dialect/coder.h"
#include "dialect/llvm_layout.h"

enum { MAX_PARAMETERS = 16 /* of any layout */ };

static const char *const letters[VARVE_LLVM_ATTRIBUTE_COUNT] = {
#define VARVE_BYTECODE_LLVM_ATTRIBUTE(name, code, text, fields) [code] = fields,
#include "dialect/codes.def"
};

/* Nodes */

static varve_status make_string(varve_coder *coder, varve_slice inside,
                                const varve_entity **string) {
  coder->text.size = 0;
  VARVE_TRY(varve_unescape(&coder->text, inside));
  return varve_string_get(coder->context, varve_buffer_slice(&coder->text), string);
}

/* Of the text that was put together. */
static varve_status make_attribute(varve_coder *coder, varve_entity_list references, uint32_t count,
                                   const varve_entity **attribute) {
  const varve_attribute *dialect;
  VARVE_TRY(varve_string_get(coder->context, VARVE_SLICE("llvm"), &dialect));
  return varve_dialect_attribute_get(coder->context, dialect, varve_buffer_slice(&coder->text),
                                     references, count, attribute);
}

/* "<...>" after a mnemonic that was left out. */
static varve_status take_body(varve_coder *coder, varve_slice mnemonic,
                              const varve_entity **attribute) {
  varve_slice span;
  uint32_t count = 0;
  VARVE_CODER_WANT(mnemonic.size != 0 && varve_coder_take_brackets(coder, &span) &&
                   span.data[0] == '<');
  for (size_t i = 0; i < span.size; i++)
    count += span.data[i] == 0;
  VARVE_CODER_WANT(count <= coder->reference_count);
  coder->text.size = 0;
  VARVE_TRY(varve_buffer_append(&coder->text, mnemonic));
  VARVE_TRY(varve_buffer_append(&coder->text, span));
  VARVE_TRY(make_attribute(coder, coder->references, count, attribute));
  coder->references += count;
  coder->reference_count -= count;
  return VARVE_STATUS_OK;
}

static varve_status make_word(varve_coder *coder, varve_slice word,
                              const varve_entity **attribute) {
  bool is_true = varve_slice_equal(word, VARVE_SLICE("true"));
  if (varve_slice_equal(word, VARVE_SLICE("unit"))) {
    *attribute = coder->context->unit;
    return VARVE_STATUS_OK;
  }
  VARVE_CODER_WANT(is_true || varve_slice_equal(word, VARVE_SLICE("false")));
  return varve_bool_get(coder->context, is_true, attribute);
}

/* "4" or "4 : i32" */
static varve_status make_integer(varve_coder *coder, int64_t value,
                                 const varve_entity **attribute) {
  const varve_type *type = coder->context->i64;
  if (varve_coder_accept(coder, ':'))
    VARVE_TRY(varve_coder_take_integer_type(coder, &type));
  uint32_t width = varve_type_bit_width(type);
  VARVE_CODER_WANT(width != 0 && width <= 64);
  VARVE_CODER_WANT(width == 64 ||
                   (value < (int64_t)1 << width && value >= -((int64_t)1 << (width - 1))));
  return varve_integer_get_i64(coder->context, type, value, attribute);
}

static varve_status take_attribute(varve_coder *coder, varve_slice mnemonic,
                                   const varve_entity **attribute) {
  varve_slice text;
  int64_t value;
  if (varve_coder_take_reference(coder, attribute)) {
    VARVE_CODER_WANT(varve_is_attribute(*attribute));
    return VARVE_STATUS_OK;
  }
  if (varve_coder_take_string(coder, &text))
    return make_string(coder, text, attribute);
  if (varve_coder_take_word(coder, &text))
    return make_word(coder, text, attribute);
  if (varve_coder_take_signed(coder, &value))
    return make_integer(coder, value, attribute);
  return take_body(coder, mnemonic, attribute);
}

/* Parameters */

typedef struct llvm_value {
  bool is_present;
  uint64_t number;
  size_t first_node; /* of coder->nodes */
  size_t node_count;
} llvm_value;

/* Items up to the next parameter or the end. */
static varve_status take_attributes(varve_coder *coder, const varve_llvm_parameter *parameter,
                                    bool is_list, llvm_value *value) {
  value->first_node = coder->nodes.count;
  do {
    const varve_entity *attribute;
    VARVE_TRY(take_attribute(coder, parameter->mnemonic, &attribute));
    VARVE_TRY(varve_vector_push(&coder->nodes, &attribute));
    value->node_count++;
    const char *before = coder->place;
    if (!is_list || !varve_coder_accept(coder, ','))
      return VARVE_STATUS_OK;
    if (varve_coder_at_parameter(coder)) {
      coder->place = before;
      return VARVE_STATUS_OK;
    }
  } while (true);
}

/* The first of "name|name|name". */
static bool take_flag(varve_llvm_flags flags, varve_slice *left, uint64_t *bits) {
  const char *bar = left->size == 0 ? NULL : memchr(left->data, '|', left->size);
  size_t size = bar == NULL ? left->size : (size_t)(bar - left->data);
  varve_slice name = varve_slice_make(left->data, size);
  *left = varve_slice_make(name.data + size, left->size - size);
  for (size_t i = 0; i < flags.count; i++) {
    if (varve_slice_equal(name, varve_slice_of(flags.items[i].name))) {
      *bits = flags.items[i].bits;
      return true;
    }
  }
  return false;
}

static varve_status take_flags(varve_coder *coder, char form, uint64_t *number) {
  varve_slice left, word;
  uint64_t bits = 0;
  if (!varve_coder_take_string(coder, &left)) {
    VARVE_CODER_WANT(varve_coder_take_word(coder, &left));
    while (varve_coder_accept(coder, '|'))
      VARVE_CODER_WANT(varve_coder_take_word(coder, &word));
    left.size = (size_t)(coder->place - left.data);
  }
  *number = 0;
  for (;;) {
    VARVE_CODER_WANT(take_flag(varve_llvm_flags_find(form), &left, &bits));
    *number |= bits;
    if (left.size == 0)
      return VARVE_STATUS_OK;
    left.data++;
    left.size--;
  }
}

static varve_status take_string(varve_coder *coder, llvm_value *value) {
  varve_slice inside;
  const varve_entity *string;
  VARVE_CODER_WANT(varve_coder_take_string(coder, &inside));
  VARVE_TRY(make_string(coder, inside, &string));
  value->first_node = coder->nodes.count;
  value->node_count = 1;
  return varve_vector_push(&coder->nodes, &string);
}

static varve_status take_number(varve_coder *coder, char form, uint64_t *number) {
  varve_slice word;
  if (form == 'u') {
    VARVE_CODER_WANT(varve_coder_take_unsigned(coder, number));
    return VARVE_STATUS_OK;
  }
  if (form == VARVE_LLVM_FLAGS_FORM || form == VARVE_LLVM_SUBPROGRAM_FLAGS_FORM)
    return take_flags(coder, form, number);
  VARVE_CODER_WANT(varve_coder_take_word(coder, &word));
  if (form == 'b') {
    *number = varve_slice_equal(word, VARVE_SLICE("true"));
    VARVE_CODER_WANT(*number != 0 || varve_slice_equal(word, VARVE_SLICE("false")));
    return VARVE_STATUS_OK;
  }
  VARVE_CODER_WANT(varve_llvm_number_of(varve_llvm_names_find(form), word, number));
  return VARVE_STATUS_OK;
}

static varve_status take_value(varve_coder *coder, const varve_llvm_parameter *parameter,
                               bool is_list, llvm_value *value) {
  VARVE_CODER_WANT(!value->is_present);
  value->is_present = true;
  switch (parameter->form) {
  case 'a':
  case 'x':
    return take_attributes(coder, parameter, is_list, value);
  case 's':
    return take_string(coder, value);
  default:
    return take_number(coder, parameter->form, &value->number);
  }
}

typedef struct placed_parameter {
  varve_llvm_parameter parameter;
  size_t place;
  bool is_list;
} placed_parameter;

static varve_status find_parameter(unsigned code, varve_slice name, placed_parameter *found) {
  const char *parameters = varve_llvm_layout_get(code)->parameters;
  const char *fields = letters[code];
  for (found->place = 0; *parameters != 0; found->place++) {
    found->parameter = varve_llvm_take_parameter(&parameters);
    found->is_list = *fields == '{';
    if (varve_slice_equal(name, found->parameter.name))
      return VARVE_STATUS_OK;
    fields += found->is_list ? sizeof "{O}" - 1 : 1;
  }
  return VARVE_STATUS_UNSUPPORTED;
}

static varve_status take_parameters(varve_coder *coder, unsigned code, llvm_value *values) {
  if (varve_coder_accept(coder, '>'))
    return VARVE_STATUS_OK;
  do {
    varve_slice name;
    placed_parameter found;
    VARVE_CODER_WANT(varve_coder_take_word(coder, &name) && varve_coder_accept(coder, '='));
    VARVE_TRY(find_parameter(code, name, &found));
    VARVE_CODER_WANT(found.place < MAX_PARAMETERS);
    VARVE_TRY(take_value(coder, &found.parameter, found.is_list, &values[found.place]));
  } while (varve_coder_accept(coder, ','));
  VARVE_CODER_WANT(varve_coder_accept(coder, '>'));
  return VARVE_STATUS_OK;
}

static varve_status add_value(varve_coder *coder, const llvm_value *value) {
  varve_entity_list nodes = coder->nodes.data;
  switch (*coder->letters) {
  case '{':
    return varve_coder_add_entities(
        coder, value->node_count == 0 ? NULL : nodes + value->first_node, value->node_count);
  case 'A':
  case 'O':
  case 'S':
    return varve_coder_add_entity(coder, value->is_present ? nodes[value->first_node] : NULL);
  case 'V':
    VARVE_CODER_WANT(value->number <= UINT32_MAX);
    return varve_coder_add_optional_number(coder, value->is_present, value->number);
  default:
    return varve_coder_add_number(coder, value->number);
  }
}

static varve_status code_parameters(varve_coder *coder, unsigned code) {
  llvm_value values[MAX_PARAMETERS] = {{0}};
  const char *parameters = varve_llvm_layout_get(code)->parameters;
  VARVE_CODER_WANT(varve_coder_accept(coder, '<'));
  VARVE_TRY(take_parameters(coder, code, values));
  VARVE_CODER_WANT(varve_coder_is_done(coder));
  VARVE_TRY(varve_coder_begin(coder, code, letters[code]));
  for (size_t i = 0; *parameters != 0; i++) {
    varve_llvm_parameter parameter = varve_llvm_take_parameter(&parameters);
    VARVE_CODER_WANT(values[i].is_present || !parameter.is_required);
    VARVE_TRY(add_value(coder, &values[i]));
  }
  return VARVE_STATUS_OK;
}

/* Attributes without parameters */

/* An encoding by name is the type of a conversion. */
static varve_status take_argument(varve_coder *coder, uint64_t opcode, uint64_t *argument) {
  varve_slice word;
  if (opcode != VARVE_LLVM_CONVERT || !varve_coder_take_word(coder, &word)) {
    VARVE_CODER_WANT(varve_coder_take_unsigned(coder, argument));
    return VARVE_STATUS_OK;
  }
  VARVE_CODER_WANT(
      varve_llvm_number_of(varve_llvm_names_find(VARVE_LLVM_ENCODING_FORM), word, argument));
  return VARVE_STATUS_OK;
}

/* "DW_OP_name" or "DW_OP_name(1, 2)": what it stands for goes to numbers, the opcode first. */
static varve_status take_operation(varve_coder *coder) {
  varve_slice name;
  uint64_t opcode, argument;
  varve_vector_truncate(&coder->numbers, 0);
  VARVE_CODER_WANT(
      varve_coder_take_word(coder, &name) &&
      varve_llvm_number_of(varve_llvm_names_find(VARVE_LLVM_OPERATION_FORM), name, &opcode));
  VARVE_TRY(varve_vector_push(&coder->numbers, &opcode));
  if (!varve_coder_accept(coder, '('))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(take_argument(coder, opcode, &argument));
    VARVE_TRY(varve_vector_push(&coder->numbers, &argument));
  } while (varve_coder_accept(coder, ','));
  VARVE_CODER_WANT(varve_coder_accept(coder, ')'));
  return VARVE_STATUS_OK;
}

/* The text between start and the place as it is spelled by mlir-opt: a space behind commas only. */
static varve_status make_element(varve_coder *coder, const char *start,
                                 const varve_entity **element) {
  const varve_llvm_layout *layout =
      varve_llvm_layout_get(VARVE_LLVM_ATTRIBUTE_DI_EXPRESSION_ELEMENT);
  coder->text.size = 0;
  VARVE_TRY(varve_buffer_append(&coder->text, varve_slice_of(layout->mnemonic)));
  for (const char *p = start; p < coder->place; p++) {
    if (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r')
      continue;
    VARVE_TRY(varve_buffer_append_char(&coder->text, *p));
    if (*p == ',')
      VARVE_TRY(varve_buffer_append_char(&coder->text, ' '));
  }
  return make_attribute(coder, NULL, 0, element);
}

static varve_status take_elements(varve_coder *coder) {
  VARVE_CODER_WANT(varve_coder_accept(coder, '['));
  do {
    const varve_entity *element;
    const char *start = coder->place;
    VARVE_TRY(take_operation(coder));
    VARVE_TRY(make_element(coder, start, &element));
    VARVE_TRY(varve_vector_push(&coder->nodes, &element));
  } while (varve_coder_accept(coder, ','));
  VARVE_CODER_WANT(varve_coder_accept(coder, ']') && varve_coder_accept(coder, '>'));
  return VARVE_STATUS_OK;
}

static varve_status code_expression(varve_coder *coder) {
  enum { CODE = VARVE_LLVM_ATTRIBUTE_DI_EXPRESSION };
  VARVE_CODER_WANT(varve_coder_accept(coder, '<'));
  if (!varve_coder_accept(coder, '>'))
    VARVE_TRY(take_elements(coder));
  VARVE_CODER_WANT(varve_coder_is_done(coder));
  VARVE_TRY(varve_coder_begin(coder, CODE, letters[CODE]));
  return varve_coder_add_entities(coder, coder->nodes.data, coder->nodes.count);
}

static varve_status code_expression_element(varve_coder *coder) {
  enum { CODE = VARVE_LLVM_ATTRIBUTE_DI_EXPRESSION_ELEMENT };
  VARVE_TRY(take_operation(coder));
  VARVE_CODER_WANT(varve_coder_is_done(coder));
  const uint64_t *numbers = coder->numbers.data;
  VARVE_TRY(varve_coder_begin(coder, CODE, letters[CODE]));
  VARVE_TRY(varve_coder_add_number(coder, numbers[0]));
  return varve_coder_add_numbers(coder, numbers + 1, coder->numbers.count - 1);
}

static varve_status code_file(varve_coder *coder) {
  enum { CODE = VARVE_LLVM_ATTRIBUTE_DI_FILE };
  varve_slice name, in, directory;
  const varve_entity *string;
  VARVE_CODER_WANT(varve_coder_accept(coder, '<') && varve_coder_take_string(coder, &name) &&
                   varve_coder_take_word(coder, &in) && varve_slice_equal(in, VARVE_SLICE("in")) &&
                   varve_coder_take_string(coder, &directory) && varve_coder_accept(coder, '>') &&
                   varve_coder_is_done(coder));
  VARVE_TRY(varve_coder_begin(coder, CODE, letters[CODE]));
  VARVE_TRY(make_string(coder, name, &string));
  VARVE_TRY(varve_coder_add_entity(coder, string));
  VARVE_TRY(make_string(coder, directory, &string));
  return varve_coder_add_entity(coder, string);
}

static varve_status code_attribute(varve_coder *coder, unsigned code) {
  if (code == VARVE_LLVM_ATTRIBUTE_DI_EXPRESSION)
    return code_expression(coder);
  return code == VARVE_LLVM_ATTRIBUTE_DI_FILE ? code_file(coder) : code_parameters(coder, code);
}

/* The mnemonic of an expression's element runs on into the name of its operation. */
varve_status varve_code_llvm_attribute(varve_coder *coder, varve_slice mnemonic) {
  enum { ELEMENT = VARVE_LLVM_ATTRIBUTE_DI_EXPRESSION_ELEMENT };
  varve_slice head = varve_slice_of(varve_llvm_layout_get(ELEMENT)->mnemonic);
  if (varve_slice_starts_with(mnemonic, head)) {
    coder->place = mnemonic.data + head.size;
    return code_expression_element(coder);
  }
  for (unsigned code = 0; code < VARVE_LLVM_ATTRIBUTE_COUNT; code++)
    if (varve_slice_equal(mnemonic, varve_slice_of(varve_llvm_layout_get(code)->mnemonic)))
      return code_attribute(coder, code);
  return VARVE_STATUS_UNSUPPORTED;
}
