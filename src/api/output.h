/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes files from pieces. */
#ifndef VARVE_API_OUTPUT_H
#define VARVE_API_OUTPUT_H

#include "base/file/loans.h"

#include <varve/diagnostic.h>

/* Writes as varve_bytes_save_file does. */
varve_status varve_write_pieces(const char *path, const varve_pieces *pieces,
                                varve_diagnostic_sink sink) VARVE_MUST_USE;

#endif
