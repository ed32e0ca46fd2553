/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls the verifier, for loading and for public functions, and fits modules to definitions. */
#ifndef VARVE_API_VERIFY_H
#define VARVE_API_VERIFY_H

#include <varve/module.h>

#include "ir/module.h"
#include "verify/driver/verify.h"

typedef struct varve_check {
  varve_diagnostic_sink sink;
  varve_slice file;              /* file name for operations without a location */
  varve_operation_finder finder; /* and where they are in that file; function may be NULL */
  varve_slice rules;             /* text of the option; empty: all rules */
  bool is_part;                  /* symbols that the module uses may be missing */
  bool demotes; /* an operation that does not fit its pack loses its definition instead */
  uint32_t
      *misfits; /* counts errors of operations that do not fit their definitions; NULL: nothing */
} varve_check;

/* Makes the options of the verifier. Fails with BAD_ARGUMENT, and reports it to the sink, if a
 * rule does not exist. */
varve_status varve_check_options(const varve_check *check,
                                 varve_verify_options *options) VARVE_MUST_USE;
varve_status varve_check_module(varve_module *module, const varve_check *check) VARVE_MUST_USE;

/* A container stores an operation as it is, so a definition that is loaded now may not fit. Such
 * an operation loses its definition: the printer uses the generic form, and the verifier does not
 * apply the definition. The sink of check gets a warning for each such dialect. verifies: an
 * operation that fails its verifier does not fit either; *is_verified is whether this call
 * verified the module without an error. */
varve_status varve_fit_definitions(varve_module *module, const varve_check *check, bool verifies,
                                   bool *is_verified) VARVE_MUST_USE;

#endif
