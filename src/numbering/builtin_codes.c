/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tables of builtin_codes.def. */
#include "numbering/builtin_codes.h"

#include "base/era_rows.h"
#include "base/number/float_format.h"

const varve_builtin_code varve_builtin_attribute_codes[VARVE_BUILTIN_ATTRIBUTE_COUNT] = {
#define VARVE_BUILTIN_ATTRIBUTE(name, code, since, text, fields)                                   \
  [code] = {text, fields, VARVE_NAMED_ERA(since)},
#include "numbering/builtin_codes.def"
};

const varve_builtin_code varve_builtin_type_codes[VARVE_BUILTIN_TYPE_COUNT] = {
#define VARVE_BUILTIN_TYPE(name, code, since, text, fields)                                        \
  [code] = {text, fields, VARVE_NAMED_ERA(since)},
#include "numbering/builtin_codes.def"
};

const uint8_t varve_builtin_float_codes[VARVE_FLOAT_KIND_COUNT] = {
#define VARVE_BUILTIN_FLOAT(name, code, since, text) [VARVE_FLOAT_##name] = code,
#include "numbering/builtin_codes.def"
};
