/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inputs in zstd frames: see frame.h. */
#include "common/frame.h"

#include "common/diagnostics.h"

varve_status frame_unwrap(varve_context *context, const varve_load_options *load,
                          varve_bytes **bytes) {
  varve_bytes *unwrapped = NULL;
  if (varve_format_detect(varve_bytes_slice(*bytes)) != VARVE_FORMAT_ZSTD)
    return VARVE_STATUS_OK;
  varve_status status = varve_zstd_unwrap(context, varve_bytes_slice(*bytes), load, &unwrapped);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_bytes_destroy(*bytes);
  *bytes = unwrapped;
  if (varve_format_detect(varve_bytes_slice(unwrapped)) != VARVE_FORMAT_ZSTD)
    return VARVE_STATUS_OK;
  diagnostics_print_about(VARVE_SEVERITY_ERROR, VARVE_STATUS_UNSUPPORTED, load->file_name,
                          "zstd frame inside a zstd frame");
  return VARVE_STATUS_UNSUPPORTED;
}
