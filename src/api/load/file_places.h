/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds operations of a bytecode file again, for errors that come after reading. */
#ifndef VARVE_API_FILE_PLACES_H
#define VARVE_API_FILE_PLACES_H

#include "base/vector.h"
#include "verify/driver/verify.h"

typedef struct varve_file_places {
  const varve_module *module;
  varve_slice bytes;
  varve_vector offsets; /* uint64_t: of each operation in the file; empty before the first search */
  unsigned searches;
} varve_file_places;

/* bytes are the file from which the module was read as a whole. */
void varve_file_places_init(varve_file_places *places, const varve_module *module,
                            varve_slice bytes);
void varve_file_places_release(varve_file_places *places);
varve_operation_finder varve_file_places_finder(varve_file_places *places);

#endif
