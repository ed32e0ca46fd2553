/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Versioned option structs: see options.h. */
#include "api/options.h"

varve_status varve_options_fill(const void *options, void *filled, size_t size) {
  if (options == NULL)
    return VARVE_STATUS_OK;
  size_t given;
  memcpy(&given, options, sizeof(given));
  if (given < sizeof(given))
    return VARVE_STATUS_BAD_ARGUMENT;
  const unsigned char *bytes = options;
  for (size_t i = size; i < given; i++)
    if (bytes[i] != 0)
      return VARVE_STATUS_BAD_ARGUMENT;
  memcpy(filled, options, given < size ? given : size);
  memcpy(filled, &size, sizeof(size));
  return VARVE_STATUS_OK;
}
