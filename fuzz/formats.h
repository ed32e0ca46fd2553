/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Formats, and modules that go with them: what the fuzz target does with one input. */
#ifndef VARVE_FUZZ_FORMATS_H
#define VARVE_FUZZ_FORMATS_H

#include <stdbool.h>

#include <varve/slice.h>

/* Formats stand in the quotes of a string. */
typedef struct fuzz_formats {
  varve_slice operation; /* of d.o */
  varve_slice module;    /* uses them */
  varve_slice type;      /* of !d.y; without data: one that is fine */
} fuzz_formats;

typedef struct fuzz_formats_outcome {
  bool is_format; /* the formats were taken, */
  bool is_module; /* and so was the module */
} fuzz_formats_outcome;

/* Aborts when the library does what it must not. */
fuzz_formats_outcome fuzz_run_formats(const fuzz_formats *input);

#endif
