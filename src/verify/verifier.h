/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations that the files of the verifier share. A check that reports a fault returns INVALID.
 *
 * To check an operation beyond its definition, add a line to custom.def:
 *
 *   VARVE_CUSTOM("scf.for", SCF, varve_verify_scf_for)
 *
 * The line declares a function, which custom_scf.c defines:
 *
 *   varve_status varve_verify_scf_for(varve_verifier *v, const varve_operation *op) {
 *     if (...)
 *       return VARVE_OP_FAULT(v, "expected % values", VARVE_NUMBER(count));
 *     return VARVE_STATUS_OK;
 *   }
 *
 * The verifier calls the function once for each operation of that name, after all checks of the
 * definition: numbers of operands, results, regions and successors, sizes of groups, required
 * attributes, and constraints. So the function may call varve_operand_range_of and the other
 * functions of dialect/operation_values.h. The function must not rely on the contents of the
 * regions or on the operations that define the operands: these operations may be checked later, or
 * belong to an unknown dialect.
 * If an expression can state the requirement, add a varve.require row to the facts of the dialect
 * instead of a function.
 *
 * VARVE_CUSTOM_REGION is for checks that run after all operations in the regions were checked
 * without fault. The blocks then have the required terminators. VARVE_CUSTOM_USER is for checks
 * that look up symbols with varve_find_symbol. These checks run after all operations in the
 * enclosing symbol table were checked without fault. VARVE_CUSTOM_ENTITY is for types and
 * attributes. Each check runs once for a node or operation, and takes time linear in the size of
 * the node or operation. A check that walks nested operations belongs to VARVE_CUSTOM_REGION of the
 * outermost operation.
 *
 * Messages have the wording of mlir-opt, with which tests compare them. VARVE_OP_FAULT adds
 * "'scf.for' op " before the text, VARVE_FAULT does not. After a fault, the verifier skips the
 * other checks of the operation. */
#ifndef VARVE_VERIFY_VERIFIER_H
#define VARVE_VERIFY_VERIFIER_H

#include "base/arena.h"
#include "dialect/definition.h"
#include "ir/dominance.h"
#include "verify/driver/verify.h"

/* The state of a constraint in this verifier. The first node that satisfies a shared constraint is
 * assigned to it; later nodes must be equal to that node. */
typedef struct varve_constraint_cell {
  const varve_entity *assigned;
  const varve_entity *expected;            /* of an IS constraint, once it is parsed */
  uint64_t scope;                          /* number of the scope in which assigned is valid */
  const struct varve_condition *condition; /* of a rule; NULL before it is parsed */
} varve_constraint_cell;

/* A type or attribute that satisfied a constraint. */
typedef struct varve_satisfied_constraint {
  const void *tables; /* varve_tables_identity; NULL: this slot is empty */
  const varve_entity *entity;
  uint32_t constraint;
} varve_satisfied_constraint;

/* The cells of all constraints in one set of definition tables. A registry has few sets of
 * tables. */
typedef struct varve_constraint_cells {
  const void *tables; /* varve_tables_identity */
  varve_vector cells; /* varve_constraint_cell, by index of the constraint */
} varve_constraint_cells;

/* The condition that was parsed from the text of a rule (constraint.c). Constraints with the same
 * text share the condition. */
typedef struct varve_shared_condition {
  varve_slice text;
  const varve_dialect_definition *dialect;
  const struct varve_condition *condition;
} varve_shared_condition;

/* A project that defines a dialect, and whether the module may be of another version of the project
 * than the pack. */
typedef struct varve_project_version {
  const varve_entity *dialect; /* a dialect of the project */
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
  VARVE_TRAIT_OPERAND, /* for OPERAND, RESULT and PROPERTY, index is the number in the definition */
  VARVE_TRAIT_RESULT,
  VARVE_TRAIT_PROPERTY
} varve_trait_argument_kind;

typedef struct varve_trait_argument {
  varve_slice text;
  varve_trait_argument_kind kind;
  uint32_t index;
} varve_trait_argument;

/* A trait of an operation, and its check. */
struct varve_trait_use {
  varve_slice text; /* as in the definition: "AllTypesMatch<lhs,rhs>" */
  varve_trait_check *check;
  varve_rule rule;
  const varve_trait_argument *arguments;
  uint32_t argument_count;
};

typedef struct varve_trait_uses {
  varve_trait_use *uses;
  uint32_t count;
} varve_trait_uses;

/* The phase in which a trait is checked. */
typedef enum varve_trait_phase {
  VARVE_TRAIT_FIRST,     /* before constraints, after the numbers of operands, results and so on */
  VARVE_TRAIT_PREDICATE, /* after constraints of operands and results, before those of regions */
  VARVE_TRAIT_LATER,     /* after all constraints */
  VARVE_TRAIT_REGION,    /* after the regions were checked without fault */
  VARVE_TRAIT_PHASES
} varve_trait_phase;

/* The plan of an operation name: the facts that the definition states about operations of this name
 * (operation_facts.c), and all checks of these operations (driver/plan.c). */
typedef struct varve_operation_plan {
  const varve_operation_definition *definition; /* NULL if the name has no definition */
  bool is_prepared;                             /* the checks were added */
  varve_trait_uses traits[VARVE_TRAIT_PHASES];
  varve_custom_check *custom;
  varve_custom_check *custom_odd; /* replaces custom if varve_has_odd_groups */
  varve_custom_check *custom_region;
  varve_custom_check *custom_user;
  varve_rule custom_rule;
  varve_slice terminator; /* required terminator of its blocks; empty if any or none is allowed */
  const struct varve_requirements *requirements; /* NULL: none */
  varve_rule required_rule;                      /* the rule of requirements */
  bool is_described;                             /* its definition has more than the name */
  bool is_loaded;                                /* its definition was loaded at run time */
  bool is_dynamic;    /* is_loaded, and the dialect has no C++ code: its record has no set */
  bool is_terminator; /* the operation is a terminator, or may be one because its definition is
                         unknown */
  bool needs_no_terminator;
  bool is_isolated;
  bool is_symbol_table;
  bool is_cast;      /* its custom check runs before the traits of phase LATER */
  bool is_cacheable; /* its checks after the phase FIRST read only attributes and types, so their
                        success can be remembered */
  bool has_graph_regions;      /* the order of operations in its regions does not matter */
  bool may_have_graph_regions; /* the order of operations in its regions is not checked */
} varve_operation_plan;

/* A value that is inserted into a message. */
typedef struct varve_fault_part {
  enum { VARVE_PART_NUMBER, VARVE_PART_TEXT, VARVE_PART_NODE } kind;
  int64_t number;
  varve_slice text;
  const varve_entity *node;
} varve_fault_part;

struct varve_verifier {
  varve_context *context;
  varve_verify_options options;
  varve_rule_set rules;
  const varve_operation *op;          /* faults are reported at this operation */
  varve_operation *entered;           /* the operation that the walk entered */
  const varve_entity *location;       /* the location of faults; NULL: that of op */
  const varve_entity *checked_entity; /* the type or attribute that a check of the caller examines;
                                         NULL: the check examines op */
  varve_buffer message;
  varve_vector cells;                    /* varve_constraint_cells */
  varve_vector frames;                   /* constraint.c */
  varve_arena conditions;                /* constraint.c */
  varve_vector shared_conditions;        /* varve_shared_condition */
  varve_satisfied_constraint *satisfied; /* declared.c: a hash table without chains; NULL before the
                                            first use */
  uint64_t scope;                        /* number of the current scope of assignments */
  uint64_t steps_left;
  uint64_t rule_steps_left; /* for rules of loaded definitions; if none are left, all rules are
                               satisfied */
  varve_entity_walk entities;
  struct {
    const varve_dialect_definition *dialect;
    bool is_loaded;
  } loaded[8]; /* arguments and results of varve_is_loaded; the address of the dialect selects the
                  element */
  varve_arena arena;                   /* memory of plans, satisfied and check_cache */
  varve_arena terms;                   /* require.c: memory for one operation */
  struct varve_check_key *check_cache; /* require.c; NULL before the first use */
  varve_vector plans;                  /* varve_operation_plan *, by id of the operation's name */
  varve_rule rule;                     /* the rule of the current check */
  bool is_suppressed; /* the last fault was not an error: its rule is excluded, is_unsure was set,
                         or the operation lost its definition (demote in report.c) */
  bool is_shaped; /* op has the required attributes and the numbers of operands, results and so on
                     of its definition; false: this is not known */
  varve_vector projects; /* varve_project_version: operation_facts.c */
  bool is_unsure; /* the current check depends on operations that the verifier does not know */
  uint32_t error_count;
  varve_dominance dominance;      /* structure.c */
  varve_hash_table symbols;       /* varve_operation *, by symbol table and name (symbols.c) or by
                                     function and block tag (custom_llvm.c) */
  varve_hash_table symbol_tables; /* varve_operation *: the tables that were added to symbols */
  bool has_users;                 /* an operation of the module has a check of VARVE_CUSTOM_USER */
};

/* report.c: these functions append to the message that varve_fault_report reports. */
varve_status varve_fault_text(varve_verifier *verifier, const char *text) VARVE_MUST_USE;
varve_status varve_fault_slice(varve_verifier *verifier, varve_slice text) VARVE_MUST_USE;
varve_status varve_fault_number(varve_verifier *verifier, int64_t number) VARVE_MUST_USE;
varve_status varve_fault_node(varve_verifier *verifier, const varve_entity *node) VARVE_MUST_USE;
/* Appends "'d.op' op ". */
varve_status varve_fault_operation(varve_verifier *verifier) VARVE_MUST_USE;
/* Reports the message as a fault. Returns status (INVALID for most faults), or an error status if
 * reporting fails. */
varve_status varve_fault_report(varve_verifier *verifier, varve_status status) VARVE_MUST_USE;
/* Appends text and reports the message. Replaces each '#' in text by the next of numbers, and each
 * '@' by noun. */
varve_status varve_fault_about(varve_verifier *verifier, const char *noun, const char *text,
                               const int64_t *numbers) VARVE_MUST_USE;
varve_status varve_fault(varve_verifier *verifier, const char *text,
                         const int64_t *numbers) VARVE_MUST_USE;

/* Reports text, in which each '%' is replaced by the next part. If is_operation_fault, the message
 * begins with "'d.op' op ". As in mlir-opt, types are in quotes. */
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
/* Does the same as VARVE_OP_FAULT for a text without '%'. */
varve_status varve_op_fault(varve_verifier *verifier, const char *text) VARVE_MUST_USE;
/* Reports that a result does not have the inferred type. Like mlir-opt, reports two errors. */
varve_status varve_fault_inferred(varve_verifier *verifier, const varve_entity *inferred,
                                  const varve_entity *actual) VARVE_MUST_USE;
/* Adds a note to the last fault, unless is_suppressed. If location is NULL, the note has the
 * location of the fault. */
void varve_fault_note(varve_verifier *verifier, const varve_entity *location, const char *text);

static inline uint32_t varve_verifier_max_errors(const varve_verifier *verifier) {
  return verifier->context->limits.max_errors;
}

/* operation_facts.c: a check that reads other operations than the checked one calls these functions
 * for each of these operations. If the verifier does not know enough about one of them, the check
 * becomes unsure (is_unsure), and later faults of the check are dropped. */
/* Makes the check unsure if op has no definition, or only a name in its definition. Such an op may
 * be a symbol table, or have any trait or interface. */
varve_status varve_doubt_unknown(varve_verifier *verifier,
                                 const varve_operation *op) VARVE_MUST_USE;
/* Makes the check unsure if op is the root of a part of a module, because operations in the regions
 * of op may be missing. */
static inline void varve_doubt_part(varve_verifier *verifier, const varve_operation *op) {
  if (verifier->options.is_part && op->block == NULL)
    verifier->is_unsure = true;
}
/* Ends a check. Returns OK if its fault was dropped because the check was unsure. */
static inline varve_status varve_end_check(varve_verifier *verifier, varve_status status) {
  if (!verifier->is_unsure)
    return status;
  bool is_dropped = status == VARVE_STATUS_INVALID && verifier->is_suppressed;
  verifier->is_unsure = false;
  if (!is_dropped)
    return status;
  verifier->is_suppressed = false;
  return VARVE_STATUS_OK;
}

/* require.c: remembers checks that succeeded. The key of a check consists of all data that the
 * check reads. */
enum { VARVE_CHECK_KEY_WORDS = 24 };
typedef struct varve_check_key {
  const void *words[VARVE_CHECK_KEY_WORDS];
  uint32_t count; /* 0 if the key is empty */
} varve_check_key;
/* Makes the key of an operation and a check. If reads_sources, the key includes the operations that
 * define the operands. If the key would be too long, sets its count to 0; such a check is never
 * remembered. */
void varve_check_key_describe(const varve_operation *op, const void *check, bool reads_sources,
                              varve_check_key *made);
varve_status varve_check_cache_find(varve_verifier *verifier, const varve_check_key *of,
                                    bool *has_passed) VARVE_MUST_USE;
/* Remembers that the check with this key succeeded. Call varve_check_cache_find first. */
void varve_check_cache_add(varve_verifier *verifier, const varve_check_key *passed);

/* operation_facts.c: sets *is_other to whether the definition of op, which is in a pack, may be of
 * another version of the project than the module. This is so if varve_pack_is_other_version finds
 * another version, or if the module has an operation that the definitions of the project lack or
 * that does not have the shape of its definition (varve_has_shape). */
varve_status varve_is_of_other_version(varve_verifier *verifier, const varve_operation *op,
                                       bool *is_other) VARVE_MUST_USE;

/* operation_facts.c: gets the plan of a name, with the facts of its definition. */
varve_status varve_get_plan(varve_verifier *verifier, const varve_operation_name *name,
                            varve_operation_plan **plan) VARVE_MUST_USE;
/* driver/plan.c: gets the plan of a name and adds the checks of its operations to the plan. The
 * walk calls this function before it checks an operation. */
varve_status varve_prepare_plan(varve_verifier *verifier, const varve_operation_name *name,
                                const varve_operation_plan **prepared) VARVE_MUST_USE;
/* A table sorted bytewise by name. Each row begins with its name, a const char *. */
typedef struct varve_named_rows {
  const void *first;
  size_t size; /* the size of a row */
  size_t count;
} varve_named_rows;
#define VARVE_NAMED_ROWS(rows) ((varve_named_rows){(rows), sizeof((rows)[0]), VARVE_COUNT_OF(rows)})
/* rule/predicate.c: returns the row with the name, or NULL if the table has no such row. */
const void *varve_find_row(varve_named_rows rows, varve_slice name);

/* The functions that custom.def lists for one operation. A function that is not listed is NULL. */
typedef struct varve_custom_checks {
  varve_custom_check *operation;
  varve_custom_check *odd;
  varve_custom_check *region;
  varve_custom_check *user;
  varve_rule rule;
} varve_custom_checks;
/* custom_builtin.c: checks builtin operations in modules of releases before LLVM 22. */
varve_status varve_verify_legacy(varve_verifier *verifier,
                                 const varve_operation *op) VARVE_MUST_USE;
/* driver/plan.c: returns the check of a type or attribute of a built-in dialect, or NULL if
 * custom.def lists no check. */
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

/* Declares the functions that traits.def lists. */
#define VARVE_TRAIT(name, phase, rule, function) varve_trait_check function;
#include "verify/driver/traits.def"
#undef VARVE_TRAIT

/* operation_facts.c: returns whether op has odd groups: a group that must have one value has no
 * value or several, or groups without segment sizes cannot share the values evenly. mlir-opt
 * accepts such an operation, although its groups have wrong or missing values. Only checks of
 * VARVE_CUSTOM_ODD may read the groups. */
bool varve_has_odd_groups(const varve_verifier *verifier, const varve_operation *op);

/* require.c: the first function adds the varve.require rows of an operation to its plan, the second
 * checks the operation against these rows. */
varve_status varve_plan_requirements(varve_verifier *verifier,
                                     varve_operation_plan *plan) VARVE_MUST_USE;
varve_status varve_check_requirements_of(varve_verifier *verifier,
                                         const varve_operation_plan *plan) VARVE_MUST_USE;

/* rule/predicate.c: appends the base name of a node: "!dialect.type" or "#dialect.attribute". */
varve_status varve_append_base_name(varve_buffer *out, const varve_entity *entity) VARVE_MUST_USE;
/* Returns the type in a type attribute. Returns any other node unchanged. */
const varve_entity *varve_plain_node(const varve_entity *entity);
/* Returns the mnemonic of a node: "tensor" for a builtin type, and the name after "dialect." for a
 * node of a dialect. Returns an empty slice if the node has no mnemonic. */
varve_slice varve_node_mnemonic(const varve_entity *entity);

/* constraint.c */
void varve_constraints_init(varve_verifier *verifier);
void varve_constraints_release(varve_verifier *verifier);
void varve_begin_scope(varve_verifier *verifier);
varve_status varve_check_constraint(varve_verifier *verifier,
                                    const varve_dialect_definition *dialect, uint32_t constraint,
                                    const varve_entity *entity) VARVE_MUST_USE;
/* Checks a constraint like varve_check_constraint, but reports no fault. */
varve_status varve_try_constraint(varve_verifier *verifier, const varve_dialect_definition *dialect,
                                  uint32_t constraint, const varve_entity *entity) VARVE_MUST_USE;
/* Checks a parameter of a type or attribute like varve_check_constraint, but does not check rules:
 * they describe how the parser parses the parameter, so the parser has already checked them. */
varve_status varve_check_parameter(varve_verifier *verifier,
                                   const varve_dialect_definition *dialect, uint32_t constraint,
                                   const varve_entity *entity) VARVE_MUST_USE;

varve_status varve_find_constraint_cell(varve_verifier *verifier,
                                        const varve_definition_tables *tables, uint32_t index,
                                        varve_constraint_cell **cell) VARVE_MUST_USE;

/* verify.c */
/* Makes a verifier that must be released, even if the call fails because a rule does not exist. */
varve_status varve_verifier_init(varve_verifier *verifier, varve_context *context,
                                 const varve_verify_options *options) VARVE_MUST_USE;
void varve_verifier_release(varve_verifier *verifier);

/* driver/entity.c: checks a type or attribute of a dialect, but does not call the check that the
 * caller added for the type or attribute. */
varve_status varve_check_entity(varve_verifier *verifier,
                                const varve_entity *entity) VARVE_MUST_USE;

/* require.c: checks the varve.require rows of a type or attribute. */
varve_status
varve_check_entity_requirements(varve_verifier *verifier, const varve_entity *entity,
                                const varve_entity_definition *definition) VARVE_MUST_USE;

/* constraint.c: sets *is_violated to whether the node violates the rule, which is a constraint of
 * the dialect. */
varve_status varve_violates_rule(varve_verifier *verifier, const varve_dialect_definition *dialect,
                                 uint32_t constraint, const varve_entity *entity,
                                 bool *is_violated) VARVE_MUST_USE;
/* declared.c: checks attributes, operands, results and regions against a definition that is built
 * in or compiled. varve_check_counts must have succeeded before. */
varve_status
varve_check_declared_values(varve_verifier *verifier,
                            const varve_operation_definition *definition) VARVE_MUST_USE;
/* Checks a type against the constraint of an operand or result definition. */
varve_status varve_check_declared_type(varve_verifier *verifier,
                                       const varve_operation_definition *definition,
                                       const varve_value_record *value,
                                       const varve_entity *type) VARVE_MUST_USE;
varve_status
varve_check_declared_regions(varve_verifier *verifier,
                             const varve_operation_definition *definition) VARVE_MUST_USE;

/* counts.c: checks the numbers of operands, results, regions and successors against a definition
 * that is built in or compiled. If the check succeeds, the functions of dialect/operation_values.h
 * may be called. */
varve_status varve_check_counts(varve_verifier *verifier,
                                const varve_operation_definition *definition) VARVE_MUST_USE;
/* operation_facts.c: the definitions and the number of the operands, results, regions or successors
 * of an operation. */
typedef struct varve_counted {
  const varve_operation_definition *definition;
  varve_record_list list;
  uint32_t count;  /* how many the operation has */
  uint32_t single; /* number of definitions that are neither optional nor variadic */
} varve_counted;
varve_counted varve_count_of(const varve_operation_definition *definition, varve_record_list list,
                             uint32_t count);
static inline const varve_value_record *varve_counted_at(const varve_counted *c, uint32_t index) {
  return &c->definition->values[c->list.first + index];
}
bool varve_counts_vary(const varve_counted *c);
bool varve_count_fits(const varve_counted *c);
/* Returns whether op has the shape of its definition: the definition allows the numbers of its
 * operands, results, regions and successors, its segment sizes add up, and all required attributes
 * are there. */
bool varve_has_shape(const varve_context *context, const varve_operation *op);

/* driver/discardable.c */
varve_status varve_check_discardable(varve_verifier *verifier) VARVE_MUST_USE;

/* trait_function.c: checks the attributes of one argument or result of v->op. */
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
/* Checks a block before the operations in the block are checked. Numbers these operations in
 * ascending order. */
varve_status varve_check_block(varve_verifier *verifier, varve_block *block) VARVE_MUST_USE;
/* Checks the end of a block after all operations of the block were checked. */
varve_status varve_check_block_end(varve_verifier *verifier,
                                   const varve_block *block) VARVE_MUST_USE;

/* Checks the dominance in all regions of root, except in regions of nested isolated operations.
 * Requires that varve_check_block numbered the operations of each block. */
varve_status varve_check_dominance(varve_verifier *verifier, varve_operation *root) VARVE_MUST_USE;

/* symbols.c */
/* Finds the operation that a SYMBOL_REF names. varve_find_symbol looks in the nearest symbol table
 * around "from", varve_find_in_table in the given table. Both set *found to NULL if there is no
 * such operation. */
varve_status varve_find_symbol(varve_verifier *verifier, const varve_operation *from,
                               const varve_entity *reference,
                               const varve_operation **found) VARVE_MUST_USE;
varve_status varve_find_in_table(varve_verifier *verifier, varve_operation *table,
                                 const varve_entity *reference,
                                 const varve_operation **found) VARVE_MUST_USE;

/* constraint.c */
varve_status varve_check_regions(varve_verifier *verifier,
                                 const varve_operation_definition *definition) VARVE_MUST_USE;
/* Checks the arguments of one region against the types that the constraint "record" lists. */
varve_status varve_check_region_arguments(varve_verifier *verifier,
                                          const varve_dialect_definition *dialect,
                                          const varve_constraint_record *record,
                                          uint32_t number) VARVE_MUST_USE;

/* operation_facts.c: returns whether the dialect was loaded at run time. */
bool varve_is_loaded(varve_verifier *verifier, const varve_dialect_definition *dialect);
/* operation.c */
varve_status varve_check_successors(varve_verifier *verifier) VARVE_MUST_USE;
varve_status varve_check_operation(varve_verifier *verifier) VARVE_MUST_USE;

/* report.c: calls the check that the caller of the verifier added for an operation, type or
 * attribute, if there is one. */
varve_status varve_check_operation_by_user(varve_verifier *verifier) VARVE_MUST_USE;
varve_status varve_check_entity_by_user(varve_verifier *verifier,
                                        const varve_entity_definition *definition,
                                        const varve_entity *entity) VARVE_MUST_USE;

/* driver/entity.c: checks all types and attributes of the operation that were not checked before.
 */
varve_status varve_check_entities(varve_verifier *verifier) VARVE_MUST_USE;

#endif
