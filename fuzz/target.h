/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the fuzz targets share. Each target is a file that defines LLVMFuzzerTestOneInput, which
 * aborts where the library does what it must not; driver.c runs it. */
#ifndef VARVE_FUZZ_TARGET_H
#define VARVE_FUZZ_TARGET_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <varve.h>

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

/* For what must hold whatever the input is. */
#define FUZZ_CHECK(condition)                                                                      \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);               \
      abort();                                                                                     \
    }                                                                                              \
  } while (0)

/* A context with small bounds, and the bytes that it holds, and held at most since it was last
 * asked to read. Stays where it is while it is open. */
typedef struct fuzz_session {
  varve_context *context;
  size_t held;
  size_t peak;
} fuzz_session;

/* registry NULL: the built-in one. */
void fuzz_open(fuzz_session *session, varve_registry *registry);
/* All memory must have been given back. */
void fuzz_close(fuzz_session *session);

/* NULL when the input is refused, which says why. options may be NULL; its sink is not used. The
 * bytes are read where a sanitizer sees every step beyond their ends. What is not packed takes
 * memory in proportion to its size. */
varve_module *fuzz_load(fuzz_session *session, varve_slice bytes,
                        const varve_load_options *options);
/* NULL when it is refused, as above. */
varve_bytes *fuzz_save(varve_module *module, const varve_save_options *options);

/* The same with a registry that is being filled; whether the definitions were taken. */
bool fuzz_define(varve_registry *registry, varve_slice bytes);

/* Both as bytes are the same; each may be NULL. */
bool fuzz_bytes_are_equal(const varve_bytes *a, const varve_bytes *b);

/* Says what the difference is. Locations are not compared with what an input gave: upstream's forms
 * tell some of them apart that are written alike, and so do we. */
void fuzz_check_same_module(varve_module *a, varve_module *b, bool ignore_locations);

/* What stands before the next line "// -----", both of which are taken off bytes. Without data when
 * bytes is. */
varve_slice fuzz_cut_part(varve_slice *bytes);

#endif
