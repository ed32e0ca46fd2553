/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Versioned option structs: see options.h. */
#include "api/options.h"

/* A larger struct_size than this is a struct that was not initialized. */
enum { MOST_SIZE = 4096 };

bool varve_struct_size_is_sound(size_t size) { return size >= sizeof(size) && size <= MOST_SIZE; }

void varve_struct_give(void *output, const void *filled, size_t size) {
  size_t given;
  memcpy(&given, output, sizeof given);
  memset(output, 0, given);
  memcpy(output, filled, given < size ? given : size);
  memcpy(output, &given, sizeof given);
}

varve_status varve_options_fill(const void *options, void *filled, size_t size) {
  if (options == NULL)
    return VARVE_STATUS_OK;
  size_t given;
  memcpy(&given, options, sizeof(given));
  if (!varve_struct_size_is_sound(given))
    return VARVE_STATUS_BAD_ARGUMENT;
  const unsigned char *bytes = options;
  for (size_t i = size; i < given; i++)
    if (bytes[i] != 0)
      return VARVE_STATUS_BAD_ARGUMENT;
  memcpy(filled, options, given < size ? given : size);
  memcpy(filled, &size, sizeof(size));
  return VARVE_STATUS_OK;
}

varve_status varve_load_options_fill(const varve_load_options *options,
                                     varve_load_options *filled) {
  VARVE_TRY(varve_options_fill(options, filled, sizeof(*filled)));
  return varve_slice_is_sound(filled->file_name) && varve_slice_is_sound(filled->rules)
             ? VARVE_STATUS_OK
             : VARVE_STATUS_BAD_ARGUMENT;
}
