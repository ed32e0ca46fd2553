/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Container files whose checksums are mended, so that a fuzzer gets behind them; and unpacked ones,
 * so that what it changes means something. format-spec/varve.md, 3 and 11. */
#ifndef VARVE_FUZZ_CONTAINER_H
#define VARVE_FUZZ_CONTAINER_H

#include "fuzz/target.h"

/* Makes all checksums of the file right as far as its directory makes sense, and names the
 * vocabulary that was loaded by its hash, unless that is 0. */
void fuzz_mend_container(unsigned char *bytes, size_t size, uint64_t loaded);
/* Makes notes of SYMBOLS and INDEX, so that readers ignore them, and mends the file; false: there
 * are none. */
bool fuzz_hide_symbols(unsigned char *bytes, size_t size, uint64_t loaded);
/* Lets packed sections ask for a window of 64 MiB, and mends the file; false: none could. */
bool fuzz_widen_windows(unsigned char *bytes, size_t size, uint64_t loaded);
/* Makes the hash at the end of the file of a vocabulary right, and returns it; 0: too short. */
uint64_t fuzz_mend_vocabulary(unsigned char *bytes, size_t size);

/* The file without its packing, in memory that the caller frees; loaded: the vocabulary that it was
 * written with, or empty. */
unsigned char *fuzz_unpack_container(varve_slice file, varve_slice loaded, size_t *size);

/* In memory that the caller frees; size: also of what is returned. */
unsigned char *fuzz_copy(varve_slice bytes);

/* A module with small bounds, loaded, and what must hold of it: what is written of it is read as
 * the same module, and is written as the same bytes again. */
void fuzz_check_container(fuzz_session *session, varve_module *module,
                          const varve_save_options *save);

#endif
