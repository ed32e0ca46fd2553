/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* {...} else {...} {attributes}: the two regions of scf.if, affine.if and emitc.if;
 * {...} do {...} attributes {...}: those of scf.while and tosa.while_loop. */
#ifndef VARVE_HOOKS_COMMON_REGIONS_H
#define VARVE_HOOKS_COMMON_REGIONS_H

#include "hooks/shared/form_parts.h"

/* At the '{' of the first region, as a hook's last act. The second one is empty without 'else';
 * each ends as the definition says. */
varve_status varve_begin_if(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* What stands behind the condition, at every step of the printing; the attributes that are not
 * elided stand last. */
varve_status varve_print_if(varve_printer *printer, varve_print_operation *frame,
                            varve_elided elided) VARVE_MUST_USE;
/* Behind the first region of a loop. */
varve_frame_step varve_do_step;

/* %i = %from to %to step %by: the first argument of the body of scf.for and emitc.for, and their
 * first operands. */
enum { VARVE_LOOP_BOUNDS = 3 };
varve_status varve_parse_loop_bounds(varve_parser *parser) VARVE_MUST_USE;
/* Whether all of these are of one type, as the form says. There is a block with an argument. */
bool varve_loop_bounds_are_alike(const varve_operation *op);
varve_status varve_print_loop_bounds(varve_printer *printer,
                                     const varve_operation *op) VARVE_MUST_USE;

#endif
