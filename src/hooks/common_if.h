/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* {...} else {...} {attributes}: the two regions of scf.if, affine.if and emitc.if;
 * {...} do {...} attributes {...}: those of scf.while and tosa.while_loop. */
#ifndef VARVE_HOOKS_COMMON_IF_H
#define VARVE_HOOKS_COMMON_IF_H

#include "text/parse_hook.h"

/* At the '{' of the first region, as a hook's last act. The second one is empty without 'else';
 * each ends as the definition says. */
varve_status varve_begin_if(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* Behind the first region of a loop. */
varve_frame_step varve_do_step;

#endif
