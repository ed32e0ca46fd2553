/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the verifier share. A check returns INVALID when it has reported a fault. */
#ifndef VARVE_VERIFY_VERIFIER_H
#define VARVE_VERIFY_VERIFIER_H

#include "base/arena.h"
#include "dialect/definition.h"
#include "verify/verify.h"

/* What is known of a constraint of some tables in this context. Assigned is what it was first met
 * by: everything else that it constrains must be equal to that. */
typedef struct varve_constraint_cell {
  const varve_entity *assigned;
  const varve_entity *expected; /* of IS, once it is parsed */
  uint64_t scope;               /* that assigned is of: an operation, type or attribute */
  const struct varve_condition *condition; /* of what is built in; NULL: not made yet */
  const varve_entity *met;                 /* what met that condition last */
} varve_constraint_cell;

/* Definitions of one registry are made from few tables. */
typedef struct varve_constraint_cells {
  const char *strings; /* tells tables apart */
  varve_vector cells;  /* varve_constraint_cell, by index of the constraint */
} varve_constraint_cells;

typedef struct varve_verifier {
  varve_context *context;
  varve_verify_options options;
  const varve_operation *op;          /* where faults are */
  const varve_attribute *location;    /* NULL: that of op */
  const varve_entity *checked_entity; /* by a check of the caller; NULL: op is */
  varve_buffer message;
  varve_vector cells;     /* varve_constraint_cells */
  varve_vector frames;    /* constraint.c */
  varve_arena conditions; /* declared.c */
  uint64_t scope;         /* numbers what shares assignments */
  uint64_t steps_left;
  varve_entity_walk entities;
  const varve_dialect_definition *last_dialect; /* and whether it is loaded */
  bool last_is_loaded;
} varve_verifier;

/* report.c: the message is put together, then reported. */
varve_status varve_fault_text(varve_verifier *verifier, const char *text) VARVE_MUST_USE;
varve_status varve_fault_slice(varve_verifier *verifier, varve_slice text) VARVE_MUST_USE;
varve_status varve_fault_number(varve_verifier *verifier, int64_t number) VARVE_MUST_USE;
varve_status varve_fault_node(varve_verifier *verifier, const varve_entity *node) VARVE_MUST_USE;
/* "'d.op' op " */
varve_status varve_fault_operation(varve_verifier *verifier) VARVE_MUST_USE;
/* Returns status, or why reporting itself failed. */
varve_status varve_fault_report(varve_verifier *verifier, varve_status status) VARVE_MUST_USE;
/* Appends and reports text, in which each '#' is replaced by the next number and '@' by noun. */
varve_status varve_fault_about(varve_verifier *verifier, const char *noun, const char *text,
                               const int64_t *numbers) VARVE_MUST_USE;
varve_status varve_fault(varve_verifier *verifier, const char *text,
                         const int64_t *numbers) VARVE_MUST_USE;

/* base_name.c: "!dialect.type" or "#dialect.attribute". */
varve_status varve_append_base_name(varve_buffer *out, const varve_entity *entity) VARVE_MUST_USE;
/* The node itself; of an attribute that is a type, the type. */
const varve_entity *varve_plain_node(const varve_entity *entity);
/* The mnemonic of a node of a dialect, however it is kept. */
varve_slice varve_node_mnemonic(const varve_entity *entity);

/* constraint.c */
void varve_constraints_init(varve_verifier *verifier);
void varve_constraints_release(varve_verifier *verifier);
void varve_begin_scope(varve_verifier *verifier);
varve_status varve_check_constraint(varve_verifier *verifier, const varve_definition_tables *tables,
                                    uint32_t constraint, const varve_entity *entity) VARVE_MUST_USE;

varve_status varve_find_constraint_cell(varve_verifier *verifier,
                                        const varve_definition_tables *tables, uint32_t index,
                                        varve_constraint_cell **cell) VARVE_MUST_USE;

/* declared.c: what a definition that is built in says of attributes, operands and results, and of
 * regions. There are as many of each as it says. */
varve_status
varve_check_declared_values(varve_verifier *verifier,
                            const varve_operation_definition *definition) VARVE_MUST_USE;
varve_status
varve_check_declared_regions(varve_verifier *verifier,
                             const varve_operation_definition *definition) VARVE_MUST_USE;

/* region.c */
varve_status varve_check_regions(varve_verifier *verifier,
                                 const varve_operation_definition *definition) VARVE_MUST_USE;
/* Terminators of the blocks of op, where a loaded dialect has to do with them. */
varve_status varve_check_blocks(varve_verifier *verifier, const varve_operation *op) VARVE_MUST_USE;

/* operation.c */
bool varve_is_loaded(varve_verifier *verifier, const varve_dialect_definition *dialect);
varve_status varve_check_successors(varve_verifier *verifier) VARVE_MUST_USE;
varve_status varve_check_operation(varve_verifier *verifier) VARVE_MUST_USE;

/* user_check.c: what callers check of an operation, and of a type or attribute, besides. */
varve_status varve_check_operation_by_user(varve_verifier *verifier) VARVE_MUST_USE;
varve_status varve_check_entity_by_user(varve_verifier *verifier,
                                        const varve_entity_definition *definition,
                                        const varve_entity *entity) VARVE_MUST_USE;

/* entity.c: every type and attribute that the operation is the first to have. */
varve_status varve_check_entities(varve_verifier *verifier) VARVE_MUST_USE;

#endif
