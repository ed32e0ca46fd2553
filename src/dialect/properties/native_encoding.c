/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* format-spec/dialect-definitions.md, "Attributes and native properties". */
#include "dialect/properties/native_encoding.h"

static bool unwrap(varve_slice encoding, varve_slice opening, varve_slice *element) {
  if (encoding.size <= opening.size || encoding.data[encoding.size - 1] != '>' ||
      memcmp(encoding.data, opening.data, opening.size) != 0)
    return false;
  *element = varve_slice_make(encoding.data + opening.size, encoding.size - opening.size - 1);
  return true;
}

varve_native_kind varve_native_kind_of(varve_slice encoding, varve_slice *element) {
  static const struct {
    char name[12];
    varve_native_kind kind;
  } leaves[] = {{"i32", VARVE_NATIVE_I32},
                {"i64", VARVE_NATIVE_I64},
                {"enum", VARVE_NATIVE_ENUM},
                {"bool", VARVE_NATIVE_BOOL},
                {"unit", VARVE_NATIVE_UNIT},
                {"string", VARVE_NATIVE_STRING},
                {"attribute", VARVE_NATIVE_ATTRIBUTE}};
  *element = varve_slice_make(NULL, 0);
  if (unwrap(encoding, VARVE_SLICE("array<"), element))
    return VARVE_NATIVE_ARRAY;
  if (unwrap(encoding, VARVE_SLICE("optional<"), element))
    return VARVE_NATIVE_OPTIONAL;
  for (size_t i = 0; i < VARVE_COUNT_OF(leaves); i++)
    if (varve_slice_equal(encoding, varve_slice_of(leaves[i].name)))
      return leaves[i].kind;
  return VARVE_NATIVE_NONE;
}
