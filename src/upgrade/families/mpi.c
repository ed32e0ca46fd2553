/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect mpi: the communicator, which was the world of all processes, is an operand today. */
#include "upgrade/engine/upgrader.h"

static varve_status add_world(varve_upgrader *up, varve_operation *op) {
  const varve_entity *type;
  varve_value *world;
  VARVE_TRY(varve_upgrade_dialect_type(up, "mpi", "comm", &type));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "mpi.comm_world", NULL, type, &world));
  return varve_upgrade_insert_operand(up, op, op->operand_count, world);
}

#define MPI(from)                                                                                  \
  { VARVE_STEP_LLVM19, VARVE_UPGRADE_MPI, from, NULL, add_world }

static const varve_upgrade_line lines[] = {
    MPI("mpi.comm_rank"),
    MPI("mpi.send"),
    MPI("mpi.recv"),
};

const varve_upgrade_family varve_upgrade_mpi = {.lines = lines,
                                                .line_count = VARVE_COUNT_OF(lines)};
