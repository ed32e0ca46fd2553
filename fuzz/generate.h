/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes a definition with a format, and a module that uses it, from bytes: each byte chooses one
 * alternative of a grammar. After the last byte the first alternative is always taken. */
#ifndef VARVE_FUZZ_GENERATE_H
#define VARVE_FUZZ_GENERATE_H

#include <stdbool.h>
#include <stdint.h>

#include <varve/slice.h>

enum { FUZZ_DEFINITION_SIZE = 1 << 15, FUZZ_MODULE_SIZE = 1 << 13 };

/* What the operation d.o may have. A set of them is an integer with a bit for each. */
typedef enum fuzz_variable {
  FUZZ_OPTIONAL_INTEGER, /* $i */
  FUZZ_INTEGER,          /* $n */
  FUZZ_DEFAULT_INTEGER,  /* $k */
  FUZZ_STRING,           /* $s */
  FUZZ_OPTIONAL_STRING,  /* $q */
  FUZZ_SYMBOL,           /* $y */
  FUZZ_ENUM,             /* $e */
  FUZZ_OPTIONAL_ENUM,    /* $g */
  FUZZ_UNIT,             /* $u */
  FUZZ_BOOL,             /* $c */
  FUZZ_NUMBERS,          /* $l, a dense array */
  FUZZ_ARRAY,            /* $a */
  FUZZ_TYPE,             /* $t */
  FUZZ_FUNCTION,         /* $f, a function type */
  FUZZ_RECORD,           /* $p, an attribute with parameters */
  FUZZ_OPERAND,          /* $x */
  FUZZ_OPERANDS,         /* $v */
  FUZZ_MORE_OPERANDS,    /* $w */
  FUZZ_OPTIONAL_OPERAND, /* $o */
  FUZZ_RESULT,           /* $r */
  FUZZ_RESULTS,          /* $m */
  FUZZ_REGION,           /* $b */
  FUZZ_VARIABLE_COUNT,
  FUZZ_TYPE_OF = 32 - FUZZ_OPERAND /* the type of variable x: x + FUZZ_TYPE_OF */
} fuzz_variable;
#define FUZZ_BIT(variable) ((uint64_t)1 << (variable))

typedef struct fuzz_text {
  char *data;
  size_t size;
  size_t limit;
  bool is_full; /* text was lost */
} fuzz_text;

typedef struct fuzz_maker {
  const unsigned char *bytes; /* the choices that are left */
  size_t left;
  fuzz_text definition;
  fuzz_text module;
  uint64_t variables; /* of the operation */
  uint64_t known;     /* what the format has before this place */
  unsigned literals;  /* number of different literals */
  unsigned depth;
  bool is_careful;    /* the format is one whose printed text must be readable */
  bool has_arguments; /* the entry block has an argument for each operand $v */
  char definition_text[FUZZ_DEFINITION_SIZE];
  char module_text[FUZZ_MODULE_SIZE];
} fuzz_maker;

/* Returns a number below the bound. */
unsigned fuzz_pick(fuzz_maker *m, unsigned bound);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void fuzz_write(fuzz_text *text, const char *format, ...);
char fuzz_name_of(unsigned variable);

/* Makes both texts. */
void fuzz_generate(fuzz_maker *m, varve_slice bytes);
/* Writes the format of the operation, in quotes: generate-format.c */
void fuzz_generate_format(fuzz_maker *m);

#endif
