/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the verifier share. A check returns INVALID when it has
 * reported a fault.
 *
 * How an operation is checked beyond its definition: a line of custom.def,
 *
 *   VARVE_CUSTOM("scf.for", SCF, varve_verify_scf_for)
 *
 * and, in custom_scf.c, a function that is declared by that line (verifier.h
 * does so for all):
 *
 *   varve_status varve_verify_scf_for(varve_verifier *v, const varve_operation
 * *op) { if (...) return VARVE_OP_FAULT(v, "expected % values, but got %",
 * VARVE_NUMBER(a), VARVE_NODE(type)); return VARVE_STATUS_OK;
 *   }
 *
 * It is called once for each operation of that name, behind all that the
 * definition says: numbers of operands, results, regions and successors, sizes
 * of groups, required attributes and constraints hold, so
 * varve_operand_range_of and the like of dialect/operation_values.h may be
 * asked. Nothing is known of what stands in its regions, nor of operations that
 * define its operands: they may be checked later, or be of no known dialect.
 * What an expression can say is a row of varve.require in the dialect's facts instead.
 * VARVE_CUSTOM_REGION lists what is to be called when all operations in the
 * regions are found right (their blocks have terminators then, where they need
 * them); VARVE_CUSTOM_USER what looks at symbols, when the symbol table around
 * the operation is found right: varve_find_symbol. VARVE_CUSTOM_ENTITY lists
 * types and attributes. All run once a node or operation, and are to be linear
 * in its size; walks over operations that are nested in regions belong into
 * VARVE_CUSTOM_REGION of the outermost.
 *
 * Words are those of mlir-opt, which tests compare: in VARVE_OP_FAULT behind
 * "'scf.for' op ", in VARVE_FAULT as they are. After a fault nothing else of
 * the operation is looked at. */
#ifndef VARVE_VERIFY_VERIFIER_H
#define VARVE_VERIFY_VERIFIER_H

#include "base/arena.h"
#include "dialect/definition.h"
#include "ir/dominance.h"
#include "verify/driver/verify.h"

/* What is known of a constraint of some tables in this context. Assigned is
 * what it was first met by: everything else that it constrains must be equal to
 * that. */
typedef struct varve_constraint_cell {
  const varve_entity *assigned;
  const varve_entity *expected; /* of IS, once it is parsed */
  uint64_t scope;               /* that assigned is of: an operation, type or attribute */
  const struct varve_condition *condition; /* of what is built in; NULL: not made yet */
} varve_constraint_cell;

/* A type or attribute that met a constraint. */
typedef struct varve_met_constraint {
  const void *tables; /* varve_tables_identity; NULL: nothing is remembered here */
  const varve_entity *entity;
  uint32_t constraint;
} varve_met_constraint;
enum { VARVE_MET_CONSTRAINTS = 512 };

/* Definitions of one registry are made from few tables. */
typedef struct varve_constraint_cells {
  const void *tables; /* varve_tables_identity */
  varve_vector cells; /* varve_constraint_cell, by index of the constraint */
} varve_constraint_cells;

/* The condition of a rule: declared.c. Many constraints have the same text; a table holds it once.
 */
typedef struct varve_made_condition {
  varve_slice text;
  const varve_dialect_definition *dialect;
  const struct varve_condition *condition;
} varve_made_condition;

/* Whether a module is of another version of a project than its pack. */
typedef struct varve_project_version {
  const varve_entity *dialect; /* of the project */
  bool is_other;
} varve_project_version;

typedef struct varve_verifier varve_verifier;
typedef struct varve_trait_use varve_trait_use;

typedef varve_status varve_custom_check(varve_verifier *verifier, const varve_operation *op);
typedef varve_status varve_custom_entity_check(varve_verifier *verifier,
                                               const varve_entity *entity);
typedef varve_status varve_trait_check(varve_verifier *verifier, const varve_operation *op,
                                       const varve_trait_use *use);

/* What an argument of a trait names. */
typedef enum varve_trait_argument_kind {
  VARVE_TRAIT_TEXT,
  VARVE_TRAIT_OPERAND, /* so the next two: index in the definition */
  VARVE_TRAIT_RESULT,
  VARVE_TRAIT_PROPERTY
} varve_trait_argument_kind;

typedef struct varve_trait_argument {
  varve_slice text;
  varve_trait_argument_kind kind;
  uint32_t index;
} varve_trait_argument;

/* A trait of an operation that something is checked of. */
struct varve_trait_use {
  varve_slice text; /* as the definition has it: "AllTypesMatch<lhs,rhs>" */
  varve_trait_check *check;
  varve_rule rule;
  const varve_trait_argument *arguments;
  uint32_t argument_count;
};

typedef struct varve_trait_uses {
  varve_trait_use *uses;
  uint32_t count;
} varve_trait_uses;

/* When a trait is looked at. */
typedef enum varve_trait_phase {
  VARVE_TRAIT_FIRST,     /* before constraints, behind numbers of operands and so on
                          */
  VARVE_TRAIT_PREDICATE, /* behind constraints of operands and results, before
                            those of regions */
  VARVE_TRAIT_LATER,     /* behind all constraints */
  VARVE_TRAIT_REGION,    /* when all in the regions is found right */
  VARVE_TRAIT_PHASES
} varve_trait_phase;

/* What the definition says of operations of one name, and all that there is to check of them. */
typedef struct varve_operation_plan {
  const varve_operation_definition *definition; /* NULL: of none */
  bool is_prepared;                             /* the checks are filled in */
  varve_trait_uses traits[VARVE_TRAIT_PHASES];
  varve_custom_check *custom;
  varve_custom_check *custom_odd; /* in place of custom if groups are odd: counts.c */
  varve_custom_check *custom_region;
  varve_custom_check *custom_user;
  varve_rule custom_rule;
  varve_slice terminator;                        /* that its blocks end with; empty: any, or none */
  const struct varve_requirements *requirements; /* NULL: none */
  varve_rule required_rule;                      /* that these belong to */
  bool is_described;                             /* by a definition that has more than the name */
  bool is_loaded;                                /* by one that was loaded at run time */
  bool is_dynamic;                               /* and that describes no C++: it has no set */
  bool is_terminator;                            /* or nothing shows that it is not one */
  bool needs_no_terminator;
  bool is_isolated;
  bool is_symbol_table;
  bool is_cast;     /* its own check comes before traits */
  bool is_of_parts; /* what is checked between the first traits and those of regions depends on
                       attributes and types alone */
  bool has_graph_regions;      /* order does not matter in them */
  bool may_have_graph_regions; /* order is not checked in them */
} varve_operation_plan;

/* A place in a message. */
typedef struct varve_fault_part {
  enum { VARVE_PART_NUMBER, VARVE_PART_TEXT, VARVE_PART_NODE } kind;
  int64_t number;
  varve_slice text;
  const varve_entity *node;
} varve_fault_part;

struct varve_verifier {
  varve_context *context;
  varve_verify_options options;
  const varve_operation *op;          /* where faults are */
  varve_operation *entered;           /* the operation that is being checked */
  const varve_entity *location;       /* NULL: that of op */
  const varve_entity *checked_entity; /* by a check of the caller; NULL: op is */
  varve_buffer message;
  varve_vector cells;                              /* varve_constraint_cells */
  varve_vector frames;                             /* constraint.c */
  varve_arena conditions;                          /* declared.c */
  varve_vector made;                               /* varve_made_condition */
  varve_met_constraint met[VARVE_MET_CONSTRAINTS]; /* declared.c: by a hash */
  uint64_t scope;                                  /* numbers what shares assignments */
  uint64_t steps_left;
  uint64_t rule_steps_left; /* of rules of loaded definitions, after which they are met */
  varve_entity_walk entities;
  const varve_dialect_definition *last_dialect; /* and whether it is loaded */
  bool last_is_loaded;
  varve_arena arena;                 /* of plans */
  varve_arena terms;                 /* require.c: of one operation */
  struct varve_passed_check *passed; /* passed.c; NULL: none so far */
  varve_vector plans;                /* varve_operation_plan *, by id of the operation's name */
  varve_rule rule;                   /* that what is checked now belongs to */
  bool is_left_out;                  /* the last fault was not wanted, or not sure */
  bool is_shaped; /* op has the numbers of operands, results and so on that its definition has, and
                     all attributes that this requires */
  varve_vector projects; /* version.c: varve_project_version */
  bool is_unsure;        /* the check that runs now looked for what it cannot see: doubt.c */
  uint32_t error_count;
  varve_dominance dominance;      /* ssa.c */
  varve_hash_table symbols;       /* symbols.c: varve_operation *, by table and name */
  varve_hash_table symbol_tables; /* varve_operation * whose symbols are in the former */
  bool has_users;                 /* some operation has a check of symbols */
};

/* report.c: the message is put together, then reported. */
varve_status varve_fault_text(varve_verifier *verifier, const char *text) VARVE_MUST_USE;
varve_status varve_fault_slice(varve_verifier *verifier, varve_slice text) VARVE_MUST_USE;
varve_status varve_fault_number(varve_verifier *verifier, int64_t number) VARVE_MUST_USE;
varve_status varve_fault_node(varve_verifier *verifier, const varve_entity *node) VARVE_MUST_USE;
/* "'d.op' op " */
varve_status varve_fault_operation(varve_verifier *verifier) VARVE_MUST_USE;
/* Returns status, or why reporting itself failed. */
varve_status varve_fault_report(varve_verifier *verifier, varve_status status) VARVE_MUST_USE;
/* Appends and reports text, in which each '#' is replaced by the next number
 * and '@' by noun. */
varve_status varve_fault_about(varve_verifier *verifier, const char *noun, const char *text,
                               const int64_t *numbers) VARVE_MUST_USE;
varve_status varve_fault(varve_verifier *verifier, const char *text,
                         const int64_t *numbers) VARVE_MUST_USE;

/* Reports text, in which each '%' stands for the next of parts; with
 * is_operation_fault behind
 * "'d.op' op ". A node that is a type stands in quotes, as mlir-opt has it. */
varve_status varve_fault_parts(varve_verifier *verifier, bool is_operation_fault, const char *text,
                               const varve_fault_part *parts) VARVE_MUST_USE;
#define VARVE_NUMBER(value)                                                                        \
  { VARVE_PART_NUMBER, (int64_t)(value), {NULL, 0}, NULL }
#define VARVE_TEXT(slice)                                                                          \
  { VARVE_PART_TEXT, 0, (slice), NULL }
#define VARVE_NODE(entity)                                                                         \
  { VARVE_PART_NODE, 0, {NULL, 0}, (entity) }
#define VARVE_OP_FAULT(verifier, text, ...)                                                        \
  varve_fault_parts(verifier, true, text, (const varve_fault_part[]){__VA_ARGS__})
#define VARVE_FAULT(verifier, text, ...)                                                           \
  varve_fault_parts(verifier, false, text, (const varve_fault_part[]){__VA_ARGS__})
/* The same without a '%'. */
varve_status varve_op_fault(varve_verifier *verifier, const char *text) VARVE_MUST_USE;
/* A result has another type than what follows; mlir-opt tells that twice. */
varve_status varve_fault_inferred(varve_verifier *verifier, const varve_entity *inferred,
                                  const varve_entity *actual) VARVE_MUST_USE;
/* Behind a fault; it is dropped where the fault was. NULL: at the operation. */
void varve_fault_note(varve_verifier *verifier, const varve_entity *location, const char *text);

static inline uint32_t varve_verifier_max_errors(const varve_verifier *verifier) {
  return verifier->context->limits.max_errors;
}

/* doubt.c: a check that depends on what the verifier cannot see reports no fault. A check that
 * looks at an operation around or beside its own calls these; what it reports afterwards is
 * dropped. */
/* An operation without definition may be a symbol table, or have any trait or interface. */
varve_status varve_doubt_unknown(varve_verifier *verifier,
                                 const varve_operation *op) VARVE_MUST_USE;
/* Operations in the regions of op may be missing, because op is the root of a part. */
static inline void varve_doubt_part(varve_verifier *verifier, const varve_operation *op) {
  if (verifier->options.is_part && op->block == NULL)
    verifier->is_unsure = true;
}
/* Ends a check: OK in place of a fault that was dropped because the check was not sure. */
static inline varve_status varve_end_check(varve_verifier *verifier, varve_status status) {
  if (!verifier->is_unsure)
    return status;
  bool is_dropped = status == VARVE_STATUS_INVALID && verifier->is_left_out;
  verifier->is_unsure = false;
  if (!is_dropped)
    return status;
  verifier->is_left_out = false;
  return VARVE_STATUS_OK;
}

/* passed.c: operations of the same name, attributes and types pass a check again. */
enum { VARVE_PASSED_WORDS = 24 };
typedef struct varve_passed_check {
  const void *words[VARVE_PASSED_WORDS];
  uint32_t count; /* 0: none */
} varve_passed_check;
/* Describes an operation for a check, which belongs to its name; with reads_sources also what
 * defines its operands. The count is 0 if that is too much: it has never passed then. */
void varve_passed_describe(const varve_operation *op, const void *check, bool reads_sources,
                           varve_passed_check *made);
varve_status varve_passed_find(varve_verifier *verifier, const varve_passed_check *of,
                               bool *has_passed) VARVE_MUST_USE;
/* Call varve_passed_find before. */
void varve_passed_keep(varve_verifier *verifier, const varve_passed_check *passed);

/* version.c: whether the definition of an operation of a pack may be of another version than the
 * module: the module says so, or has an operation of the project that has another shape. */
varve_status varve_is_of_other_version(varve_verifier *verifier, const varve_operation *op,
                                       bool *is_other) VARVE_MUST_USE;

/* operation_facts.c: the plan of an operation name, with what the definition says of it. */
varve_status varve_get_plan(varve_verifier *verifier, const varve_operation_name *name,
                            varve_operation_plan **plan) VARVE_MUST_USE;
/* driver/plan.c: the same, with all checks. The walk prepares the plan of each operation before it
 * checks the operation. */
varve_status varve_prepare_plan(varve_verifier *verifier, const varve_operation_name *name,
                                const varve_operation_plan **prepared) VARVE_MUST_USE;
/* A table whose rows begin with a const char *, their name, and ascend by it, bytewise. */
typedef struct varve_named_rows {
  const void *first;
  size_t size; /* of a row */
  size_t count;
} varve_named_rows;
#define VARVE_NAMED_ROWS(rows) ((varve_named_rows){(rows), sizeof((rows)[0]), VARVE_COUNT_OF(rows)})
/* The row; NULL: there is none. */
const void *varve_find_row(varve_named_rows rows, varve_slice name);

/* custom.c: what custom.def lists; NULL: nothing. */
typedef struct varve_custom_checks {
  varve_custom_check *operation;
  varve_custom_check *odd;
  varve_custom_check *region;
  varve_custom_check *user;
  varve_rule rule;
} varve_custom_checks;
/* custom_legacy.c: what operations of builtin ask for before LLVM 22. */
varve_status varve_verify_legacy(varve_verifier *verifier,
                                 const varve_operation *op) VARVE_MUST_USE;
/* Of a type or attribute of a dialect that is built in; NULL: nothing is checked of it. */
varve_custom_entity_check *varve_find_custom_entity_check(const varve_entity *entity);
#define VARVE_CUSTOM(name, rule, function) varve_custom_check function;
#define VARVE_CUSTOM_ODD(name, rule, function) varve_custom_check function;
#define VARVE_CUSTOM_REGION(name, rule, function) varve_custom_check function;
#define VARVE_CUSTOM_USER(name, function) varve_custom_check function;
#define VARVE_CUSTOM_ENTITY(name, function) varve_custom_entity_check function;
#include "verify/driver/custom.def"
#undef VARVE_CUSTOM
#undef VARVE_CUSTOM_ODD
#undef VARVE_CUSTOM_REGION
#undef VARVE_CUSTOM_USER
#undef VARVE_CUSTOM_ENTITY

/* Of traits.def. */
#define VARVE_TRAIT(name, phase, rule, function) varve_trait_check function;
#include "verify/driver/traits.def"
#undef VARVE_TRAIT

/* counts.c: returns whether a group of exactly one operand or result has another size, or whether
 * groups without sizes cannot share the values evenly. mlir-opt accepts both, and its groups then
 * hold wrong values or miss some. Of the checks that ask for groups only those of VARVE_CUSTOM_ODD
 * may look at such an operation. */
bool varve_has_odd_groups(const varve_verifier *verifier, const varve_operation *op);

/* require.c: what varve.require of the definition says. */
varve_status varve_plan_requirements(varve_verifier *verifier,
                                     varve_operation_plan *plan) VARVE_MUST_USE;
varve_status varve_check_requirements_of(varve_verifier *verifier,
                                         const varve_operation_plan *plan) VARVE_MUST_USE;

/* base_name.c: "!dialect.type" or "#dialect.attribute". */
varve_status varve_append_base_name(varve_buffer *out, const varve_entity *entity) VARVE_MUST_USE;
/* The node itself; of an attribute that is a type, the type. */
const varve_entity *varve_plain_node(const varve_entity *entity);
/* Its mnemonic, however it is kept: "tensor" of one of builtin; empty: it has none. */
varve_slice varve_node_mnemonic(const varve_entity *entity);

/* constraint.c */
void varve_constraints_init(varve_verifier *verifier);
void varve_constraints_release(varve_verifier *verifier);
void varve_begin_scope(varve_verifier *verifier);
varve_status varve_check_constraint(varve_verifier *verifier,
                                    const varve_dialect_definition *dialect, uint32_t constraint,
                                    const varve_entity *entity) VARVE_MUST_USE;
/* The same without a report of what is not met. */
varve_status varve_try_constraint(varve_verifier *verifier, const varve_dialect_definition *dialect,
                                  uint32_t constraint, const varve_entity *entity) VARVE_MUST_USE;
/* The same of a parameter of a type or attribute. Its rules are not looked at: they say how it is
 * parsed, and were checked then. */
varve_status varve_check_parameter(varve_verifier *verifier,
                                   const varve_dialect_definition *dialect, uint32_t constraint,
                                   const varve_entity *entity) VARVE_MUST_USE;

varve_status varve_find_constraint_cell(varve_verifier *verifier,
                                        const varve_definition_tables *tables, uint32_t index,
                                        varve_constraint_cell **cell) VARVE_MUST_USE;

/* verify.c */
void varve_verifier_init(varve_verifier *verifier, varve_context *context,
                         const varve_verify_options *options);
void varve_verifier_release(varve_verifier *verifier);

/* entity.c: a type or attribute of a dialect alone, without what callers check. */
varve_status varve_check_entity(varve_verifier *verifier,
                                const varve_entity *entity) VARVE_MUST_USE;

/* require.c: what varve.require says of it. */
varve_status
varve_check_entity_requirements(varve_verifier *verifier, const varve_entity *entity,
                                const varve_entity_definition *definition) VARVE_MUST_USE;

/* declared.c: what a definition that is built in or compiled says of attributes, operands
 * and results, and of regions. There are as many of each as it says. */
/* Whether the node violates a rule. */
varve_status varve_violates_rule(varve_verifier *verifier, const varve_dialect_definition *dialect,
                                 uint32_t constraint, const varve_entity *entity,
                                 bool *is_violated) VARVE_MUST_USE;
varve_status
varve_check_declared_values(varve_verifier *verifier,
                            const varve_operation_definition *definition) VARVE_MUST_USE;
/* One type of the value. */
varve_status varve_check_declared_type(varve_verifier *verifier,
                                       const varve_operation_definition *definition,
                                       const varve_value_record *value,
                                       const varve_entity *type) VARVE_MUST_USE;
varve_status
varve_check_declared_regions(varve_verifier *verifier,
                             const varve_operation_definition *definition) VARVE_MUST_USE;

/* counts.c: of operands, results, regions and successors, as a definition that
 * is built in or compiled has them; what operation_values.h says may be asked then. */
varve_status varve_check_counts(varve_verifier *verifier,
                                const varve_operation_definition *definition) VARVE_MUST_USE;
/* Values, regions or successors of one kind. */
typedef struct varve_counted {
  const varve_operation_definition *definition;
  varve_record_list list;
  uint32_t count;  /* that the operation has */
  uint32_t single; /* definitions of exactly one */
} varve_counted;
varve_counted varve_count_of(const varve_operation_definition *definition, varve_record_list list,
                             uint32_t count);
bool varve_counts_vary(const varve_counted *c);
bool varve_count_fits(const varve_counted *c);
/* The same without a report, and whether all required attributes are there. */
bool varve_has_shape(const varve_context *context, const varve_operation *op);

/* discardable.c */
varve_status varve_check_discardable(varve_verifier *verifier) VARVE_MUST_USE;

/* argument_attributes.c: those of one argument or result of v->op. */
varve_status varve_check_argument_attributes(varve_verifier *verifier,
                                             const varve_entity *dictionary,
                                             const varve_entity *type,
                                             bool is_result) VARVE_MUST_USE;

/* structure.c */
varve_status varve_check_set(varve_verifier *verifier) VARVE_MUST_USE;
varve_status varve_check_region_structure(varve_verifier *verifier,
                                          const varve_operation_plan *plan) VARVE_MUST_USE;
varve_status varve_check_terminators(varve_verifier *verifier,
                                     const varve_operation_plan *plan) VARVE_MUST_USE;
/* Numbers the operations of the block, ascending. */
varve_status varve_check_block(varve_verifier *verifier, varve_block *block) VARVE_MUST_USE;
/* When all operations in it were looked at. */
varve_status varve_check_block_end(varve_verifier *verifier,
                                   const varve_block *block) VARVE_MUST_USE;

/* ssa.c: all in the regions of root, but not in those of isolated operations in
 * it. The operations of each block are numbered. */
varve_status varve_check_dominance(varve_verifier *verifier, varve_operation *root) VARVE_MUST_USE;

/* symbols.c */
/* What a SYMBOL_REF means in the nearest symbol table around from, or in the
 * table that is given: NULL when it is not there. */
varve_status varve_find_symbol(varve_verifier *verifier, const varve_operation *from,
                               const varve_entity *reference,
                               const varve_operation **found) VARVE_MUST_USE;
varve_status varve_find_in_table(varve_verifier *verifier, varve_operation *table,
                                 const varve_entity *reference,
                                 const varve_operation **found) VARVE_MUST_USE;

/* region.c */
varve_status varve_check_regions(varve_verifier *verifier,
                                 const varve_operation_definition *definition) VARVE_MUST_USE;
/* The arguments of one region, which a constraint lists. */
varve_status varve_check_region_arguments(varve_verifier *verifier,
                                          const varve_dialect_definition *dialect,
                                          const varve_constraint_record *record,
                                          uint32_t number) VARVE_MUST_USE;

/* operation.c */
bool varve_is_loaded(varve_verifier *verifier, const varve_dialect_definition *dialect);
varve_status varve_check_successors(varve_verifier *verifier) VARVE_MUST_USE;
varve_status varve_check_operation(varve_verifier *verifier) VARVE_MUST_USE;

/* user_check.c: what callers check of an operation, and of a type or attribute,
 * besides. */
varve_status varve_check_operation_by_user(varve_verifier *verifier) VARVE_MUST_USE;
varve_status varve_check_entity_by_user(varve_verifier *verifier,
                                        const varve_entity_definition *definition,
                                        const varve_entity *entity) VARVE_MUST_USE;

/* entity.c: every type and attribute that the operation is the first to have.
 */
varve_status varve_check_entities(varve_verifier *verifier) VARVE_MUST_USE;

#endif
