/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What takes the text of a dialect's type or attribute apart and lines its fields up. The grammar
 * is that of mlir-opt's own output and a little more; everything else is left as text. */
#ifndef VARVE_DIALECT_CODER_H
#define VARVE_DIALECT_CODER_H

#include "dialect/codes.h"
#include "ir/attributes.h"

typedef struct varve_coder {
  varve_context *context;
  const char *place; /* in the text */
  const char *end;
  varve_entity_list references; /* not taken yet, one a NUL byte of the text left */
  uint32_t reference_count;
  const char *letters; /* of the fields to come */
  varve_vector *fields;
  varve_buffer text;    /* scratch: what is put together */
  varve_vector numbers; /* scratch: uint64_t */
  varve_vector sizes;   /* scratch: int64_t */
  varve_vector nodes;   /* scratch: const varve_entity * */
} varve_coder;

/* What the coder cannot be sure of ends the attempt. */
#define VARVE_CODER_WANT(condition)                                                                \
  do {                                                                                             \
    if (!(condition))                                                                              \
      return VARVE_STATUS_UNSUPPORTED;                                                             \
  } while (0)

/* Each skips space first, and answers false, at the place where it was, for what is not there. */
bool varve_coder_accept(varve_coder *coder, char c);
/* [letter|_] [letter|digit|_]* */
bool varve_coder_take_word(varve_coder *coder, varve_slice *word);
bool varve_coder_take_unsigned(varve_coder *coder, uint64_t *number);
bool varve_coder_take_signed(varve_coder *coder, int64_t *number);
/* Digits with a point, and an exponent perhaps; without the sign. */
bool varve_coder_take_float(varve_coder *coder, varve_slice *digits, bool *is_negative);
/* "0x1F": the digits behind the 0x. */
bool varve_coder_take_hex(varve_coder *coder, varve_slice *digits);
/* What stands between the quotes, escapes as they are. */
bool varve_coder_take_string(varve_coder *coder, varve_slice *inside);
bool varve_coder_take_reference(varve_coder *coder, const varve_entity **reference);
/* From an opening bracket to the one that closes it. */
bool varve_coder_take_brackets(varve_coder *coder, varve_slice *span);
/* Whether a word and then '=' follow; takes nothing. */
bool varve_coder_at_parameter(varve_coder *coder);
/* All text and all references are taken. */
bool varve_coder_is_done(varve_coder *coder);
/* i8, si8, ui8, index */
varve_status varve_coder_take_integer_type(varve_coder *coder,
                                           const varve_type **type) VARVE_MUST_USE;

/* The code, and the letters of the fields that are to be added. */
varve_status varve_coder_begin(varve_coder *coder, uint64_t code,
                               const char *letters) VARVE_MUST_USE;
varve_status varve_coder_add_number(varve_coder *coder, uint64_t number) VARVE_MUST_USE;
/* NULL: absent */
varve_status varve_coder_add_entity(varve_coder *coder, const varve_entity *entity) VARVE_MUST_USE;
/* A V. */
varve_status varve_coder_add_optional_number(varve_coder *coder, bool is_present,
                                             uint64_t number) VARVE_MUST_USE;
/* Lists of one letter. */
varve_status varve_coder_add_numbers(varve_coder *coder, const uint64_t *numbers,
                                     size_t count) VARVE_MUST_USE;
varve_status varve_coder_add_entities(varve_coder *coder, varve_entity_list entities,
                                      size_t count) VARVE_MUST_USE;

/* The place is behind the mnemonic's first word. UNSUPPORTED for text that it does not know. */
varve_status varve_code_quant_type(varve_coder *coder, varve_slice mnemonic) VARVE_MUST_USE;
/* UNSUPPORTED for what has no code. */
varve_status varve_code_llvm_attribute(varve_coder *coder,
                                       const varve_attribute *attribute) VARVE_MUST_USE;

#endif
