/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loading, for the other parts of the interface; options are already filled. */
#ifndef VARVE_API_LOAD_H
#define VARVE_API_LOAD_H

#include <varve/module.h>
#include <varve/upgrade.h>

#include "api/options.h"
#include "dialect/registry/registry.h"

/* Loads as varve_module_load does. The module may point into the bytes, which must live as
 * long. */
varve_status varve_load_kept(varve_context *context, varve_slice bytes,
                             const varve_load_options *options,
                             varve_module **module) VARVE_MUST_USE;
/* Does the same for a varve file that varve_container_check accepted. */
varve_status varve_load_checked(varve_context *context, varve_slice bytes,
                                const varve_load_options *options,
                                varve_module **module) VARVE_MUST_USE;
/* Runs the checks that the options request on a loaded module. is_part: symbols that it uses may
 * be missing. */
varve_status varve_load_check(varve_module *module, const varve_load_options *options,
                              bool is_part) VARVE_MUST_USE;

/* artifact.c: converts a loaded artifact to its dialect, unless the options keep it. */
varve_status varve_load_from_artifact(varve_module *module,
                                      const varve_load_options *options) VARVE_MUST_USE;
/* Sets *is_stored if the dialect is that of artifacts of another one, by the definitions that are
 * loaded or can be found. */
varve_status varve_is_stored_dialect(varve_context *context, varve_slice dialect,
                                     bool *is_stored) VARVE_MUST_USE;
/* Sets *is_artifact if the module has an operation of such a dialect. */
varve_status varve_module_is_artifact(varve_module *module, bool *is_artifact) VARVE_MUST_USE;

/* version_hooks.c: runs the rules of newer versions (varve.upgrade), then the version hooks, on a
 * loaded module. */
varve_status varve_load_upgrade_versions(varve_module *module,
                                         const varve_load_options *options) VARVE_MUST_USE;
/* Stores a version, such as "1.9.0", if the definition of the dialect has varve.version. */
varve_status varve_store_version(varve_module *module, varve_slice dialect,
                                 varve_slice version) VARVE_MUST_USE;

/* Checks that the version of a project which the registry's target has knows all that the module
 * uses, if artifacts of this version show it: returns UNSUPPORTED after an error that names the
 * operation. The module is not changed. */
varve_status varve_check_stored_version(varve_module *module, const varve_upgrade_options *options,
                                        const varve_registry *registry) VARVE_MUST_USE;

#endif
