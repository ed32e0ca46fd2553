/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the text of llvm's coded attributes is laid out, and the names in it: llvm_attributes.def
 * made searchable, for both directions. format-spec/bytecode.md: attributes of llvm. */
#ifndef VARVE_DIALECT_LLVM_LAYOUT_H
#define VARVE_DIALECT_LLVM_LAYOUT_H

#include "dialect/codes.h"

enum {
  VARVE_LLVM_FLAGS_FORM = 'f',
  VARVE_LLVM_SUBPROGRAM_FLAGS_FORM = 'p',
  VARVE_LLVM_ENCODING_FORM = 'e',
  VARVE_LLVM_OPERATION_FORM = 'o', /* of no parameter: expressions are laid out by themselves */
  VARVE_LLVM_CONVERT = 0x1001      /* DW_OP_LLVM_convert: its second argument is an encoding */
};

typedef struct varve_llvm_layout {
  const char *mnemonic;
  const char *parameters; /* empty where the text is no list of parameters */
} varve_llvm_layout;
/* code: one of VARVE_LLVM_ATTRIBUTE_... */
const varve_llvm_layout *varve_llvm_layout_get(uint32_t code);

typedef struct varve_llvm_parameter {
  varve_slice name;
  varve_slice mnemonic; /* what may be left out before the '<' of an attribute; empty: nothing */
  char form;
  bool is_required;
} varve_llvm_parameter;
/* Takes the next one; *parameters is at the terminator when none is left. */
varve_llvm_parameter varve_llvm_take_parameter(const char **parameters);

/* The names a parameter's form stands for. */
typedef struct varve_llvm_names varve_llvm_names;
const varve_llvm_names *varve_llvm_names_find(char form);
/* "tag" and so on, for messages. */
const char *varve_llvm_names_what(const varve_llvm_names *names);
/* What stands before every name of the table. */
const char *varve_llvm_names_prefix(const varve_llvm_names *names);
/* NULL when the number has no name. */
const char *varve_llvm_name_of(const varve_llvm_names *names, uint64_t number);
/* text: with the prefix. */
bool varve_llvm_number_of(const varve_llvm_names *names, varve_slice text, uint64_t *number);

typedef struct varve_llvm_flag {
  const char *name;
  uint32_t bits;
} varve_llvm_flag;
typedef struct varve_llvm_flags {
  const varve_llvm_flag *items; /* in the order they are printed */
  size_t count;
} varve_llvm_flags;
varve_llvm_flags varve_llvm_flags_find(char form);

#endif
