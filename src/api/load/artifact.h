/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the versions of artifacts say of a project's releases. */
#ifndef VARVE_API_ARTIFACT_H
#define VARVE_API_ARTIFACT_H

#include <varve/upgrade.h>

#include "dialect/tables/registry.h"

/* Checks that the version of a project which the registry's target has knows all that the module
 * uses, if artifacts of this version show it: returns UNSUPPORTED after an error that names the
 * operation. The module is not changed. */
varve_status varve_check_stored_version(varve_module *module, const varve_upgrade_options *options,
                                        const varve_registry *registry) VARVE_MUST_USE;

#endif
