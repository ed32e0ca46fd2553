/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loading for the rest of the interface; options are filled in. */
#ifndef VARVE_API_LOAD_H
#define VARVE_API_LOAD_H

#include <varve/module.h>

#include "base/base.h"

/* *filled: the defaults; options: a caller's, or NULL. As varve_options_fill, and BAD_ARGUMENT for
 * slices without bytes. */
varve_status varve_load_options_fill(const varve_load_options *options,
                                     varve_load_options *filled) VARVE_MUST_USE;
/* As varve_module_load of bytes that live as long as the module: it may point into them. */
varve_status varve_load_kept(varve_context *context, varve_slice bytes,
                             const varve_load_options *options,
                             varve_module **module) VARVE_MUST_USE;
/* The same of a varve file that varve_container_check found nothing wrong with. */
varve_status varve_load_checked(varve_context *context, varve_slice bytes,
                                const varve_load_options *options,
                                varve_module **module) VARVE_MUST_USE;
/* What the options ask for of a module that was read; is_part: symbols that it uses may be
 * elsewhere.
 */
varve_status varve_load_check(varve_module *module, const varve_load_options *options,
                              bool is_part) VARVE_MUST_USE;

/* version_hooks.c: hooks for versions of dialects change what was read. */
varve_status varve_load_upgrade_versions(varve_module *module,
                                         const varve_load_options *options) VARVE_MUST_USE;

#endif
