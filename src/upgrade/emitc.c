/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect emitc: a call names a function by a string or, since LLVM 17, by a symbol. */
#include "upgrade/upgrader.h"

static const varve_upgrade_line lines[] = {
    {VARVE_STEP_LLVM16, VARVE_UPGRADE_EMITC, "emitc.call", "emitc.call_opaque", NULL, NULL},
};

const varve_upgrade_family varve_upgrade_emitc = {.lines = lines,
                                                  .line_count = VARVE_COUNT_OF(lines)};
