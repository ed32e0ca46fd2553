/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All of libvarve's interface. */
#ifndef VARVE_H
#define VARVE_H

#include <varve/coverage.h>
#include <varve/dialect.h>
#include <varve/file.h>
#include <varve/hooks.h>
#include <varve/ir.h>
#include <varve/module.h>
#include <varve/upgrade.h>
#include <varve/version.h>
#include <varve/view.h>

#endif
