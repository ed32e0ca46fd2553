/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The interface between the engine and the families of rules. A family has a table of lines: each
 * line gives, for one name of an operation and one step, the function that rewrites the operation.
 * While a step rewrites operations, all types and attributes still have the form of the step's era.
 * After the last operation, the step converts types and attributes. */
#ifndef VARVE_UPGRADE_UPGRADER_H
#define VARVE_UPGRADE_UPGRADER_H

#include "ir/attributes.h"
#include "upgrade/engine/outcome.h"

typedef struct varve_upgrader varve_upgrader;

/* Changes op, or replaces it by other operations. The function may also change the regions of op,
 * and the operands of any operation. It must not make other changes to operations after op. */
typedef varve_status varve_upgrade_rewrite(varve_upgrader *up, varve_operation *op);

typedef struct varve_upgrade_line {
  varve_upgrade_step step;
  varve_upgrade_rule rule; /* counted for each use; VARVE_UPGRADE_COUNT: the function counts */
  const char *from; /* "std.addi"; "spv.*": all operations of spv without a line of their own */
  const char *to;   /* the new name; NULL: the name does not change */
  varve_upgrade_rewrite *rewrite; /* called after the change of the name; may be NULL */
} varve_upgrade_line;

/* Visits the whole module before or after a step. */
typedef varve_status varve_upgrade_pass(varve_upgrader *up);
/* Converts a type or attribute whose children are converted already. Before the call *converted is
 * node. */
typedef varve_status varve_upgrade_convert(varve_upgrader *up, const varve_entity *node,
                                           const varve_entity **converted);

typedef struct varve_upgrade_family {
  const varve_upgrade_line *lines;
  size_t line_count;
  bool repeats_lines; /* the lines of a step also apply in the next one */
  /* For each step a function, or NULL. */
  varve_upgrade_pass *before[VARVE_STEP_COUNT];
  varve_upgrade_convert *convert[VARVE_STEP_COUNT];
  varve_upgrade_pass *after[VARVE_STEP_COUNT];
} varve_upgrade_family;

struct varve_upgrader {
  varve_module *module;
  varve_context *context; /* the context of the module */
  varve_context *target;  /* NULL: the definitions of the target are unknown */
  varve_upgrade_step step;
  const varve_upgrade_family *const
      *families; /* the families of the driver; NULL for rules of definitions */
  size_t family_count;
  varve_upgrade_outcome *outcome;
  varve_operation *op;       /* the operation that is being rewritten */
  varve_operation *next;     /* if is_erased: the operation to continue with */
  bool is_erased;            /* op no longer exists */
  bool is_skipped;           /* op keeps its old form */
  varve_arena scratch;       /* memory for the current operation */
  varve_hash_table reported; /* the operations that were reported already */
  varve_vector converted[2]; /* convert.c: the converted form of each node, const varve_entity *, by
                                the node's id; NULL: not yet converted. [1] for operations with a
                                rule, [0] for other operations */
  bool is_in_rewritten;      /* convert.c: the current node belongs to an operation with a rule */
  struct varve_release_rules *release_rules; /* NULL for rules of definitions */
  /* For rules of definitions: see rewrites.h. */
  const struct varve_rewrites *rules; /* NULL: a conversion between releases of LLVM */
  const varve_hash_table *with_rules; /* the operations for whose names there are rules */
  uint32_t form_mask;                 /* a bit for each form whose rules apply now */
  bool is_back;                       /* rules run backwards */
  bool keeps_others;                  /* operations without rules keep their types */
  uint64_t times;      /* the number that one application of the last rule adds to its count */
  varve_slice version; /* the version of the target; empty: unspecified */
  varve_slice stored;  /* the version of the file: only newer rules run; empty: all rules run */
  varve_reporter *reporter;
  varve_slice goal; /* the name of the target in messages */
  bool is_rejected; /* the target cannot express the module */
};

/* Reading */

static inline const varve_entity *varve_upgrade_get(const varve_operation *op, const char *name) {
  return varve_operation_discardable(op, varve_slice_of(name));
}
static inline bool varve_upgrade_is(const varve_operation *op, const char *name) {
  return varve_slice_equal(op->name->text, varve_slice_of(name));
}
/* Returns the first block of the operation's first region, or NULL if there is no such block. */
static inline varve_block *varve_upgrade_body(const varve_operation *op) {
  return varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
}

/* Returns an array that lives while the current operation is upgraded. Returns NULL if memory runs
 * out. */
static inline void *varve_upgrade_allocate(varve_upgrader *up, size_t count, size_t size) {
  return varve_arena_allocate_array(&up->scratch, count, size);
}
/* Formats a text that lives while the current operation is upgraded. Returns NULL if memory runs
 * out. */
const char *varve_upgrade_format(varve_upgrader *up, const char *format, ...) VARVE_PRINTF(2, 3);

/* Functions that change one operation. They change attributes in the dictionary only. The value
 * NULL removes an attribute. */

varve_status varve_upgrade_rename(varve_upgrader *up, varve_operation *op,
                                  const char *name) VARVE_MUST_USE;
varve_status varve_upgrade_set(varve_upgrader *up, varve_operation *op, const char *name,
                               const varve_entity *value) VARVE_MUST_USE;
/* Sets an attribute whose name is a STRING. */
varve_status varve_upgrade_set_by_key(varve_upgrader *up, varve_operation *op,
                                      const varve_entity *name,
                                      const varve_entity *value) VARVE_MUST_USE;
/* Sets an attribute whose value is a type. */
varve_status varve_upgrade_set_type(varve_upgrader *up, varve_operation *op, const char *name,
                                    const varve_entity *type) VARVE_MUST_USE;
/* The place of an item in an array attribute. */
typedef struct varve_upgrade_item {
  varve_upgrader *up;
  const varve_operation *op;
  uint32_t index;
} varve_upgrade_item;
typedef varve_status varve_upgrade_item_rule(const varve_upgrade_item *at,
                                             const varve_entity **item);
/* Changes each item of an array attribute. Other attributes stay unchanged. */
varve_status varve_upgrade_items(varve_upgrader *up, varve_operation *op, const char *name,
                                 varve_upgrade_item_rule *change) VARVE_MUST_USE;
/* Renames an attribute, if op has it. */
varve_status varve_upgrade_move(varve_upgrader *up, varve_operation *op, const char *from,
                                const char *to) VARVE_MUST_USE;
/* Sets operandSegmentSizes, and removes operand_segment_sizes, its older name. */
varve_status varve_upgrade_set_segments(varve_upgrader *up, varve_operation *op,
                                        const int32_t *sizes, uint32_t count) VARVE_MUST_USE;
varve_status varve_upgrade_insert_operand(varve_upgrader *up, varve_operation *op, uint32_t index,
                                          varve_value *value) VARVE_MUST_USE;
varve_status varve_upgrade_remove_operand(varve_upgrader *up, varve_operation *op,
                                          uint32_t index) VARVE_MUST_USE;

/* Creating and replacing operations */

/* Creates an operation before `before`, with the location of `before`. Sets name and location of
 * state. */
varve_status varve_upgrade_insert(varve_upgrader *up, varve_operation *before, const char *name,
                                  varve_operation_state *state,
                                  varve_operation **made) VARVE_MUST_USE;
/* Inserts name(operand) : type with one result. operand: NULL for an operation without operands */
varve_status varve_upgrade_insert_one(varve_upgrader *up, varve_operation *before, const char *name,
                                      varve_value *operand, const varve_entity *type,
                                      varve_value **result) VARVE_MUST_USE;
/* Inserts name(lhs, rhs) : type with one result. operands: lhs and rhs */
varve_status varve_upgrade_insert_binary(varve_upgrader *up, varve_operation *before,
                                         const char *name, varve_value *const *operands,
                                         const varve_entity *type,
                                         varve_value **result) VARVE_MUST_USE;
/* Insert a constant before `before`. The step's era determines the name of the operation. */
varve_status varve_upgrade_insert_index(varve_upgrader *up, varve_operation *before, int64_t number,
                                        varve_value **value) VARVE_MUST_USE;
varve_status varve_upgrade_insert_constant(varve_upgrader *up, varve_operation *before,
                                           const varve_entity *attribute,
                                           varve_value **value) VARVE_MUST_USE;
/* Removes op, whose results have no uses. */
varve_status varve_upgrade_erase(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;
/* Removes op, or skips op if one of its results has uses. */
varve_upgrade_rewrite varve_upgrade_drop;
/* Replaces op by `made`, the operation before it. `made` gets the uses of op's results. Each region
 * of `made` gets the blocks of the same region of op. The walk continues inside `made`. */
varve_status varve_upgrade_replace(varve_upgrader *up, varve_operation *op,
                                   varve_operation *made) VARVE_MUST_USE;
/* Replaces *op by a new operation and sets *op to the new operation. The new operation has the
 * name, operands and dictionary of the old one, its first result_count results, and region_count
 * regions. */
varve_status varve_upgrade_recreate(varve_upgrader *up, varve_operation **op, uint32_t result_count,
                                    uint32_t region_count) VARVE_MUST_USE;
/* Changes the type of op's first result, and replaces its uses by a cast to the old type. name: the
 * name of the cast. Does nothing if the result has the type already or op is in no block. */
varve_status varve_upgrade_cast_result(varve_upgrader *up, varve_operation *op,
                                       const varve_entity *type, const char *name) VARVE_MUST_USE;
/* Replaces the only result of op by value, and removes op. */
varve_status varve_upgrade_forward(varve_upgrader *up, varve_operation *op,
                                   varve_value *value) VARVE_MUST_USE;

/* Attributes and types */

varve_status varve_upgrade_string(varve_upgrader *up, const char *text,
                                  const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_upgrade_i64(varve_upgrader *up, int64_t number,
                               const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_upgrade_i32_array(varve_upgrader *up, const int32_t *numbers, size_t count,
                                     const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_upgrade_i64_array(varve_upgrader *up, const int64_t *numbers, size_t count,
                                     const varve_entity **attribute) VARVE_MUST_USE;
/* Make #dialect.text and !dialect.text. text: as LLVM 22 prints the attribute or type. If text is
 * NULL, because memory ran out in varve_upgrade_format, the functions return OUT_OF_MEMORY. */
varve_status varve_upgrade_dialect_attribute(varve_upgrader *up, const char *dialect,
                                             const char *text,
                                             const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_upgrade_dialect_type(varve_upgrader *up, const char *dialect, const char *text,
                                        const varve_entity **type) VARVE_MUST_USE;

/* Reporting */

/* Returns the hash of an operation, as a key of tables. */
uint64_t varve_upgrade_hash(const varve_upgrader *up, const varve_operation *op);
bool varve_upgrade_was_reported(const varve_upgrader *up, const varve_operation *op);
/* Whether definitions have a rule for op. In an operation with such a rule, rules for builtin
 * attributes apply, too. */
bool varve_upgrade_has_rules(const varve_upgrader *up, const varve_operation *op);
/* Records that op keeps its old form; the rule of its line is not counted. reason: a sentence
 * without its full stop, which lives as long as the module's context */
varve_status varve_upgrade_skip(varve_upgrader *up, varve_operation *op,
                                const char *reason) VARVE_MUST_USE;
/* Reports that a rule of definitions rejects op. */
varve_status varve_upgrade_reject(varve_upgrader *up, varve_operation *op,
                                  const char *reason) VARVE_MUST_USE;
static inline void varve_upgrade_count(varve_upgrader *up, varve_upgrade_rule rule) {
  up->outcome->counts[rule]++;
}

/* convert.c: converts all types and attributes of the module at the end of a step. */
varve_status varve_upgrade_convert_all(varve_upgrader *up) VARVE_MUST_USE;
/* conform.c: gives all attributes the form that the definitions of the target require, after the
 * last step: dense arrays for lists, enum attributes for words and numbers, and integers of the
 * required type. Therefore rules need not make these changes. */
varve_status varve_upgrade_conform_all(varve_upgrader *up) VARVE_MUST_USE;
/* Does the same for one operation, with the definition that the target has for it. The attributes
 * stay in the dictionary. */
struct varve_operation_definition;
varve_status
varve_upgrade_conform_operation(varve_upgrader *up, varve_operation *op,
                                const struct varve_operation_definition *definition) VARVE_MUST_USE;
/* Moves the attributes that the definition lists from the dictionary to the properties. */
varve_status
varve_upgrade_make_properties(varve_upgrader *up, varve_operation *op,
                              const struct varve_operation_definition *definition) VARVE_MUST_USE;

#endif
