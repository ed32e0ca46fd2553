/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Stores blobs of a module in files of a folder; external resources name these files. */
#ifndef VARVE_API_RESOURCE_FILES_H
#define VARVE_API_RESOURCE_FILES_H

#include <varve/ir.h>

#include "base/diagnostic.h"

/* Reads the bytes of blobs from the files that external resources name, and drops these external
 * resources. */
varve_status varve_load_resource_files(varve_module *module, const char *folder,
                                       varve_reporter *reporter) VARVE_MUST_USE;
/* Writes blobs of more than options->larger_than bytes into files of options->folder, and adds
 * external resources that name them. On failure, removes the files that it created. */
varve_status varve_save_resource_files(varve_module *module, const varve_place_options *options,
                                       varve_reporter *reporter) VARVE_MUST_USE;

#endif
