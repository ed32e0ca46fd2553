/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which form bytes are in. */
#include <varve/module.h>

#include "base/base.h"
#include "bytecode/reader.h"
#include "container/reader.h"

varve_format varve_format_detect(varve_slice bytes) {
  if (varve_is_bytecode(bytes))
    return VARVE_FORMAT_BYTECODE;
  if (varve_is_container(bytes))
    return VARVE_FORMAT_VARVE;
  if (varve_slice_starts_with(bytes, VARVE_SLICE("\x28\xB5\x2F\xFD")))
    return VARVE_FORMAT_ZSTD;
  return VARVE_FORMAT_TEXT;
}
