/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How native properties are encoded, as definitions write it: "optional<array<i64>>".
 * format-spec/dialect-definitions.md, "Attributes and native properties". */
#ifndef VARVE_DIALECT_NATIVE_ENCODING_H
#define VARVE_DIALECT_NATIVE_ENCODING_H

#include "base/base.h"

typedef enum varve_native_kind {
  VARVE_NATIVE_NONE, /* no encoding */
  VARVE_NATIVE_I32,
  VARVE_NATIVE_I64,
  VARVE_NATIVE_ENUM,
  VARVE_NATIVE_BOOL,
  VARVE_NATIVE_UNIT,
  VARVE_NATIVE_STRING,
  VARVE_NATIVE_ATTRIBUTE,
  VARVE_NATIVE_ARRAY,
  VARVE_NATIVE_OPTIONAL
} varve_native_kind;

/* The maximum nesting of arrays and optional values. */
enum { VARVE_NATIVE_NESTING = 8 };

/* Returns the outermost kind of an encoding; for ARRAY and OPTIONAL, *element is the inner
 * encoding. */
varve_native_kind varve_native_kind_of(varve_slice encoding, varve_slice *element);

#endif
