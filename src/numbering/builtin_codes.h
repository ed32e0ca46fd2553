/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The codes of builtin_codes.def, and since when types and attributes have them. */
#ifndef VARVE_NUMBERING_BUILTIN_CODES_H
#define VARVE_NUMBERING_BUILTIN_CODES_H

#include "base/era.h"

enum {
#define VARVE_BUILTIN_ATTRIBUTE(name, code, since, text, fields)                                   \
  VARVE_BUILTIN_ATTRIBUTE_##name = code,
#include "numbering/builtin_codes.def"
  VARVE_BUILTIN_ATTRIBUTE_COUNT
};
enum {
#define VARVE_BUILTIN_TYPE(name, code, since, text, fields) VARVE_BUILTIN_TYPE_##name = code,
#include "numbering/builtin_codes.def"
  VARVE_BUILTIN_TYPE_COUNT
};

typedef struct varve_builtin_code {
  const char *text;   /* "array attribute" */
  const char *fields; /* NULL: no type or attribute has this code */
  varve_era since;
} varve_builtin_code;

extern const varve_builtin_code varve_builtin_attribute_codes[VARVE_BUILTIN_ATTRIBUTE_COUNT];
extern const varve_builtin_code varve_builtin_type_codes[VARVE_BUILTIN_TYPE_COUNT];
/* By varve_float_kind, the code of a float type. */
extern const uint8_t varve_builtin_float_codes[];

#endif
