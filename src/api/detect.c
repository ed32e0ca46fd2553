/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Detects the format of bytes. */
#include <varve/module.h>

#include "api/zstd_frame.h"
#include "bytecode/reader.h"
#include "container/reader.h"

varve_format varve_format_detect(varve_slice bytes) {
  if (bytes.data == NULL)
    return VARVE_FORMAT_TEXT;
  if (varve_is_bytecode(bytes))
    return VARVE_FORMAT_BYTECODE;
  if (varve_is_container(bytes))
    return VARVE_FORMAT_VARVE;
  return varve_is_zstd(bytes) ? VARVE_FORMAT_ZSTD : VARVE_FORMAT_TEXT;
}
