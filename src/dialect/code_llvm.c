/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes attributes of dialect llvm: each parameter becomes a field, in the same order.
 * format-spec/bytecode.md: attributes of llvm. */
#include "dialect/coder.h"

typedef struct coded_attribute {
  const char *mnemonic;
  const char *letters;
} coded_attribute;

static const coded_attribute coded_attributes[] = {
#define VARVE_BYTECODE_LLVM_ATTRIBUTE(name, code, text, fields) [code] = {#name, fields},
#include "dialect/codes.def"
};

const char *varve_llvm_mnemonic(uint64_t code) {
  return code < VARVE_COUNT_OF(coded_attributes) ? coded_attributes[code].mnemonic : NULL;
}

static bool take_number(const varve_entity *value, uint64_t *number) {
  *number = value->kind == VARVE_KIND_INTEGER ? varve_integer_words(value)[0] : 0;
  return value->kind == VARVE_KIND_INTEGER;
}

static varve_status add_numbers(varve_coder *coder, const varve_entity *list) {
  varve_vector_truncate(&coder->numbers, 0);
  for (uint32_t i = 0; i < list->child_count; i++) {
    uint64_t number;
    VARVE_CODER_WANT(take_number(list->children[i], &number));
    VARVE_TRY(varve_vector_push(&coder->numbers, &number));
  }
  return varve_coder_add_numbers(coder, coder->numbers.data, coder->numbers.count);
}

static varve_status add_list(varve_coder *coder, const varve_entity *list) {
  VARVE_CODER_WANT(list->kind == VARVE_KIND_ARRAY);
  if (coder->letters[1] == 'v')
    return add_numbers(coder, list);
  return varve_coder_add_entities(coder, list->children, list->child_count);
}

static varve_status add_value(varve_coder *coder, const varve_entity *value) {
  bool is_present = value->kind != VARVE_KIND_ABSENT;
  uint64_t number = 0;
  switch (*coder->letters) {
  case '{':
    return add_list(coder, value);
  case 'S':
    VARVE_CODER_WANT(value->kind == VARVE_KIND_STRING);
    return varve_coder_add_entity(coder, value);
  case 'A':
    VARVE_CODER_WANT(is_present && varve_is_attribute(value));
    return varve_coder_add_entity(coder, value);
  case 'O':
    return varve_coder_add_entity(coder, is_present ? value : NULL);
  case 'V':
    VARVE_CODER_WANT(take_number(value, &number) || !is_present);
    return varve_coder_add_optional_number(coder, is_present, number);
  default:
    VARVE_CODER_WANT(take_number(value, &number));
    return varve_coder_add_number(coder, number);
  }
}

/* A parameter without a field must be absent, because the encoding would lose it. */
static varve_status code_parameters(varve_coder *coder, const varve_attribute *attribute,
                                    uint32_t code) {
  VARVE_TRY(varve_coder_begin(coder, code, coded_attributes[code].letters));
  for (uint32_t i = 0; i < varve_parameter_count(attribute); i++) {
    const varve_entity *value = varve_parameter(attribute, i);
    if (*coder->letters != 0)
      VARVE_TRY(add_value(coder, value));
    else
      VARVE_CODER_WANT(value->kind == VARVE_KIND_ABSENT);
  }
  VARVE_CODER_WANT(*coder->letters == 0);
  return VARVE_STATUS_OK;
}

varve_status varve_code_llvm_attribute(varve_coder *coder, const varve_attribute *attribute) {
  VARVE_CODER_WANT(varve_entity_is_parametric(attribute));
  for (uint32_t code = 0; code < VARVE_COUNT_OF(coded_attributes); code++)
    if (varve_slice_equal(varve_parametric_mnemonic(attribute),
                          varve_slice_of(coded_attributes[code].mnemonic)))
      return code_parameters(coder, attribute, code);
  return VARVE_STATUS_UNSUPPORTED;
}
