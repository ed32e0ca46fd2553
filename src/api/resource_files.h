/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blobs of a module in files of a folder, which its external resources name. */
#ifndef VARVE_API_RESOURCE_FILES_H
#define VARVE_API_RESOURCE_FILES_H

#include <varve/ir.h>

#include "base/diagnostic.h"

/* Gives blobs whose files external resources name their bytes, and drops these. */
varve_status varve_load_resource_files(varve_module *module, const char *folder,
                                       varve_reporter *reporter) VARVE_MUST_USE;
/* Writes blobs of more than options->larger_than bytes into files of options->folder and names
 * these instead. When it fails no file is left that was not there before. */
varve_status varve_save_resource_files(varve_module *module, const varve_place_options *options,
                                       varve_reporter *reporter) VARVE_MUST_USE;

#endif
