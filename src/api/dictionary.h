/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve_dictionary: a loaded vocabulary file. */
#ifndef VARVE_API_DICTIONARY_H
#define VARVE_API_DICTIONARY_H

#include <varve/module.h>

#include "container/vocabulary/vocabulary.h"

struct varve_dictionary {
  varve_memory memory;
  varve_buffer bytes; /* contents of the file */
  varve_vocabulary vocabulary;
};

static inline const varve_vocabulary *
varve_dictionary_vocabulary(const varve_dictionary *dictionary) {
  return dictionary == NULL ? NULL : &dictionary->vocabulary;
}

#endif
