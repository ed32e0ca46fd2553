/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The verifier, for what loads modules and for callers. */
#ifndef VARVE_API_VERIFY_H
#define VARVE_API_VERIFY_H

#include <varve/module.h>

#include "base/base.h"
#include "verify/verify.h"

typedef struct varve_check {
  varve_diagnostic_sink sink;
  varve_slice file;  /* of operations that have no place of their own */
  varve_slice rules; /* text; empty: all */
  bool is_part;      /* symbols that are used may be elsewhere */
} varve_check;

/* Makes the options of the verifier. Fails with BAD_ARGUMENT, and reports it to the sink, if a
 * rule does not exist. */
varve_status varve_check_options(const varve_check *check,
                                 varve_verify_options *options) VARVE_MUST_USE;
varve_status varve_check_module(varve_module *module, const varve_check *check) VARVE_MUST_USE;

#endif
