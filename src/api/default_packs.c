/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: the folder where packs are installed. Only make knows it: a library that
 * is built otherwise, such as Python's, has none. */
#include <varve/dialect.h>

#ifdef HAVE_CONFIG_H
#include "api/dialect_folder.h" /* made by make */
#endif
#ifndef VARVE_DIALECT_FOLDER
#define VARVE_DIALECT_FOLDER ""
#endif

varve_slice varve_default_dialect_path(void) {
  static const char folder[] = VARVE_DIALECT_FOLDER;
  return (varve_slice){folder, sizeof(folder) - 1};
}
