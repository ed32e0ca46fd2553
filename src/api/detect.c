/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Detects the format of bytes. */
#include <varve/module.h>

#include "api/jax_export.h"
#include "api/load/zstd_frame.h"
#include "bytecode/read/reader.h"
#include "container/file/read_file.h"

varve_format varve_format_detect(varve_slice bytes) {
  if (bytes.data == NULL)
    return VARVE_FORMAT_TEXT;
  if (varve_is_bytecode(bytes))
    return VARVE_FORMAT_BYTECODE;
  if (varve_is_container(bytes))
    return VARVE_FORMAT_VARVE;
  if (varve_is_zstd(bytes))
    return VARVE_FORMAT_ZSTD;
  return varve_is_jax_export(bytes) ? VARVE_FORMAT_JAX_EXPORT : VARVE_FORMAT_TEXT;
}
