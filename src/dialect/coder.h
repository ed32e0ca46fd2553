/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses the text of a dialect's type or attribute into fields. The grammar is what mlir-opt
 * prints, and slightly more. Everything else stays text. */
#ifndef VARVE_DIALECT_CODER_H
#define VARVE_DIALECT_CODER_H

#include "dialect/codes.h"
#include "ir/attributes.h"

typedef struct varve_coder {
  varve_context *context;
  const char *place; /* position in the text */
  const char *end;
  varve_entity_list references; /* not taken yet; each is a NUL byte in the rest of the text */
  uint32_t reference_count;
  const char *letters; /* letters of the remaining fields */
  varve_vector *fields;
  varve_buffer text;    /* scratch: the text being built */
  varve_vector numbers; /* scratch: uint64_t */
  varve_vector sizes;   /* scratch: int64_t */
  varve_vector nodes;   /* scratch: const varve_entity * */
} varve_coder;

/* Ends the attempt if the coder is not certain. */
#define VARVE_CODER_WANT(condition)                                                                \
  do {                                                                                             \
    if (!(condition))                                                                              \
      return VARVE_STATUS_UNSUPPORTED;                                                             \
  } while (0)

/* Each of these skips space first. If its item does not follow, it returns false and takes
 * nothing. */
bool varve_coder_accept(varve_coder *coder, char c);
/* [letter|_] [letter|digit|_]* */
bool varve_coder_take_word(varve_coder *coder, varve_slice *word);
bool varve_coder_take_unsigned(varve_coder *coder, uint64_t *number);
bool varve_coder_take_signed(varve_coder *coder, int64_t *number);
/* Takes digits with a point and an optional exponent, without a sign. */
bool varve_coder_take_float(varve_coder *coder, varve_slice *digits, bool *is_negative);
/* Takes "0x1F"; the result is the digits after 0x. */
bool varve_coder_take_hex(varve_coder *coder, varve_slice *digits);
/* Returns whether all text and all references are taken. */
bool varve_coder_is_done(varve_coder *coder);
/* Takes i8, si8, ui8 or index. */
varve_status varve_coder_take_integer_type(varve_coder *coder,
                                           const varve_type **type) VARVE_MUST_USE;

/* Adds the code and sets the letters of the fields that follow. */
varve_status varve_coder_begin(varve_coder *coder, uint64_t code,
                               const char *letters) VARVE_MUST_USE;
varve_status varve_coder_add_number(varve_coder *coder, uint64_t number) VARVE_MUST_USE;
/* NULL: absent */
varve_status varve_coder_add_entity(varve_coder *coder, const varve_entity *entity) VARVE_MUST_USE;
/* Adds a list of fields of one letter. */
varve_status varve_coder_add_numbers(varve_coder *coder, const uint64_t *numbers,
                                     size_t count) VARVE_MUST_USE;

/* The position is after the first word of the mnemonic. Returns UNSUPPORTED if it cannot parse
 * the text. */
varve_status varve_code_quant_type(varve_coder *coder, varve_slice mnemonic) VARVE_MUST_USE;
/* Returns UNSUPPORTED if no row of the definition describes the type or attribute. */
varve_status varve_code_by_rows(varve_coder *coder, const varve_entity *entity) VARVE_MUST_USE;

#endif
