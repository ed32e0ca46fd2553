/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What families of rules are made of, and what they may call. A family's lines say by the name of
 * an operation what becomes of it in a step; the operation has the types and attributes of the
 * step's era then, and so has what it uses. When all operations are done, types are converted. */
#ifndef VARVE_UPGRADE_UPGRADER_H
#define VARVE_UPGRADE_UPGRADER_H

#include "ir/attributes.h"
#include "upgrade/driver/upgrade.h"

typedef struct varve_upgrader varve_upgrader;

/* Changes op, or puts others in its place; it may not touch what comes behind op and its regions
 * other than by replacing values. */
typedef varve_status varve_upgrade_rewrite(varve_upgrader *up, varve_operation *op);

typedef struct varve_upgrade_line {
  varve_upgrade_step step;
  varve_upgrade_rule rule;
  const char *from; /* "std.addi"; "spv.*": all of a dialect that have no line of their own */
  const char *to;   /* its new name; NULL: the name stays */
  varve_upgrade_rewrite *rewrite; /* called last; NULL: that was all */
} varve_upgrade_line;

/* Looks at the module before a step changes anything, or after it has. */
typedef varve_status varve_upgrade_look(varve_upgrader *up);
/* What a type or attribute becomes; node's children are converted. *converted is node before the
 * call. */
typedef varve_status varve_upgrade_convert(varve_upgrader *up, const varve_entity *node,
                                           const varve_entity **converted);

typedef struct varve_upgrade_family {
  const varve_upgrade_line *lines;
  size_t line_count;
  bool spans_llvm19; /* the lines of LLVM 16 are those of LLVM 19, too */
  /* By step; NULL: nothing to do. */
  varve_upgrade_look *before[VARVE_STEP_COUNT];
  varve_upgrade_convert *convert[VARVE_STEP_COUNT];
  varve_upgrade_look *after[VARVE_STEP_COUNT];
} varve_upgrade_family;

#define VARVE_UPGRADE_FAMILY(name) extern const varve_upgrade_family varve_upgrade_##name;
#include "upgrade/engine/families.def"
#undef VARVE_UPGRADE_FAMILY

struct varve_upgrader {
  varve_module *module;
  varve_context *context; /* the module's */
  varve_context *target;  /* NULL: what it defines is not known */
  varve_upgrade_step step;
  varve_upgrade_outcome *outcome;
  varve_operation *op; /* the one that is being rewritten */
  varve_operation *next;
  bool is_erased;        /* op is gone, next is the one to go on with */
  bool is_left;          /* op is left behind */
  bool all_strided;      /* layout.c: strides can express every layout of the module */
  varve_vector of_names; /* upgrade.c: what a step does with operations, by name's id */
  varve_hash_table line_table;
  varve_hash_table reported; /* operations that are left behind already */
  varve_vector converted[2]; /* convert.c; by node's id: const varve_entity *, NULL: not yet */
  bool is_of_rewritten;      /* convert.c: what is converted is part of such an operation */
  struct varve_release_rules *release_rules; /* of upgrades between releases of LLVM */
  /* Rules of definitions: rewrites.h. */
  const struct varve_rewrites *rules; /* NULL: an upgrade between releases of LLVM */
  const varve_hash_table *with_rules; /* operations that had a rule */
  uint32_t form_mask;                 /* the forms whose rules are used now */
  bool is_back;                       /* they run backwards */
  bool leaves_others;                 /* operations without rules keep their types */
  uint64_t times;                     /* how often the last rule of an operation is counted */
  varve_slice version;                /* of the target; empty: not given */
  varve_slice stored;       /* of the file: only rules for older ones run; empty: all run */
  varve_reporter *reporter; /* of what cannot be expressed */
  varve_slice goal;         /* what cannot express it, for messages */
  bool is_refused;
};

/* Reading */

static inline const varve_entity *varve_upgrade_get(const varve_operation *op, const char *name) {
  return varve_operation_discardable(op, varve_slice_of(name));
}
static inline bool varve_upgrade_is(const varve_operation *op, const char *name) {
  return varve_slice_equal(op->name->text, varve_slice_of(name));
}
/* The integer that an attribute holds, sign-extended; false: it is none of at most 64 bits. */
bool varve_upgrade_integer(const varve_entity *attribute, int64_t *value);

/* Elements of one dimension, of integers of whole bytes: their number, and one of them. */
bool varve_upgrade_is_number_elements(const varve_entity *attribute);
uint64_t varve_upgrade_element_count(const varve_entity *attribute);
int64_t varve_upgrade_element(const varve_entity *attribute, uint64_t index);

/* Changing an operation. Attributes are all in the dictionary; a NULL value takes one out. */

varve_status varve_upgrade_rename(varve_upgrader *up, varve_operation *op,
                                  const char *name) VARVE_MUST_USE;
varve_status varve_upgrade_set(varve_upgrader *up, varve_operation *op, const char *name,
                               const varve_entity *value) VARVE_MUST_USE;
/* name: STRING */
varve_status varve_upgrade_set_named(varve_upgrader *up, varve_operation *op,
                                     const varve_entity *name,
                                     const varve_entity *value) VARVE_MUST_USE;
/* Which item of an array that is. */
typedef struct varve_upgrade_item {
  varve_upgrader *up;
  const varve_operation *op;
  uint32_t index;
} varve_upgrade_item;
typedef varve_status varve_upgrade_item_rule(const varve_upgrade_item *at,
                                             const varve_entity **item);
/* Changes the items of an attribute; nothing when it is no array. */
varve_status varve_upgrade_items(varve_upgrader *up, varve_operation *op, const char *name,
                                 varve_upgrade_item_rule *change) VARVE_MUST_USE;
varve_status varve_upgrade_move(varve_upgrader *up, varve_operation *op, const char *from,
                                const char *to) VARVE_MUST_USE;
/* operandSegmentSizes of LLVM 22. */
varve_status varve_upgrade_set_segments(varve_upgrader *up, varve_operation *op,
                                        const int32_t *sizes, uint32_t count) VARVE_MUST_USE;
varve_status varve_upgrade_insert_operand(varve_upgrader *up, varve_operation *op, uint32_t index,
                                          varve_value *value) VARVE_MUST_USE;
varve_status varve_upgrade_remove_operand(varve_upgrader *up, varve_operation *op,
                                          uint32_t index) VARVE_MUST_USE;

/* Making and replacing */

/* A new operation in front of another, with its location. Of state the name and the location are
 * filled in. */
varve_status varve_upgrade_insert(varve_upgrader *up, varve_operation *before, const char *name,
                                  varve_operation_state *state,
                                  varve_operation **made) VARVE_MUST_USE;
/* name(operands) : type, with one result. */
varve_status varve_upgrade_insert_one(varve_upgrader *up, varve_operation *before, const char *name,
                                      varve_value *operand, const varve_entity *type,
                                      varve_value **result) VARVE_MUST_USE;
/* A constant of the step's era. */
varve_status varve_upgrade_insert_index(varve_upgrader *up, varve_operation *before, int64_t number,
                                        varve_value **value) VARVE_MUST_USE;
varve_status varve_upgrade_insert_constant(varve_upgrader *up, varve_operation *before,
                                           const varve_entity *attribute,
                                           varve_value **value) VARVE_MUST_USE;
/* Takes out op, whose results have no uses any more. */
varve_status varve_upgrade_erase(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;
/* The same for a rule: op is left behind when something uses what it makes. */
varve_upgrade_rewrite varve_upgrade_drop;
/* made, which stands in front of op, takes over op's regions (as many as it has) and the uses of
 * its results, one by one; op is erased. The walk goes on inside made. */
varve_status varve_upgrade_replace(varve_upgrader *up, varve_operation *op,
                                   varve_operation *made) VARVE_MUST_USE;
/* Gives op's first result another type; an operation of this name behind op makes the old type of
 * it for its users. Nothing changes if it has the type already. */
varve_status varve_upgrade_cast_result(varve_upgrader *up, varve_operation *op,
                                       const varve_entity *type, const char *name) VARVE_MUST_USE;
/* Every use of op's only result becomes one of value; op is erased. */
varve_status varve_upgrade_forward(varve_upgrader *up, varve_operation *op,
                                   varve_value *value) VARVE_MUST_USE;

/* Nodes */

varve_status varve_upgrade_string(varve_upgrader *up, const char *text,
                                  const varve_entity **attribute) VARVE_MUST_USE;
/* The word of an attribute that holds nothing but a case of an enum, by its number: each era counts
 * in its own way. Empty: it holds something else. attribute: varve_entity_is_parametric. */
varve_status varve_upgrade_enum_word(varve_upgrader *up, const varve_entity *attribute,
                                     varve_slice *word) VARVE_MUST_USE;
varve_status varve_upgrade_i64(varve_upgrader *up, int64_t number,
                               const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_upgrade_i32_array(varve_upgrader *up, const int32_t *numbers, size_t count,
                                     const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_upgrade_i64_array(varve_upgrader *up, const int64_t *numbers, size_t count,
                                     const varve_entity **attribute) VARVE_MUST_USE;
/* #dialect.text and !dialect.text as LLVM 22 spells them. */
varve_status varve_upgrade_dialect_attribute(varve_upgrader *up, const char *dialect,
                                             const char *text,
                                             const varve_entity **attribute) VARVE_MUST_USE;
varve_status varve_upgrade_dialect_type(varve_upgrader *up, const char *dialect, const char *text,
                                        const varve_entity **type) VARVE_MUST_USE;
/* What the family's conversions of this step make of a node. */
varve_status varve_upgrade_convert_node(varve_upgrader *up, const varve_entity *node,
                                        const varve_entity **converted) VARVE_MUST_USE;
bool varve_upgrade_has_entity_rules(const varve_upgrader *up);
/* Whether op has a rule of definitions, so that rules for builtin attributes apply in it. */
bool varve_upgrade_has_rules(const varve_upgrader *up, const varve_operation *op);
/* The same for rules of definitions; was: the node before its children were converted. */
varve_status varve_upgrade_convert_by_rules(varve_upgrader *up, const varve_entity *was,
                                            const varve_entity *node,
                                            const varve_entity **converted) VARVE_MUST_USE;

/* Telling */

/* For tables of operations. */
uint64_t varve_upgrade_hash(const varve_upgrader *up, const varve_operation *op);

/* op stays as it is; reason: a sentence without its end, for ever. The line's count does not grow.
 */
varve_status varve_upgrade_leave(varve_upgrader *up, varve_operation *op,
                                 const char *reason) VARVE_MUST_USE;
/* Reports that a rule refuses op. */
varve_status varve_upgrade_refuse(varve_upgrader *up, varve_operation *op,
                                  const char *reason) VARVE_MUST_USE;
static inline void varve_upgrade_count(varve_upgrader *up, varve_upgrade_rule rule) {
  up->outcome->counts[rule]++;
}

/* convert.c: all types and attributes of the module, at the end of a step. */
varve_status varve_upgrade_convert_all(varve_upgrader *up) VARVE_MUST_USE;
/* conform.c: attributes as the definitions of target have them, behind the last step. Rules need
 * not make dense arrays of arrays or elements, attributes of enums of strings and numbers, numbers
 * of other types: that is done here, by the names of today. */
varve_status varve_upgrade_conform_all(varve_upgrader *up) VARVE_MUST_USE;
/* The same for one operation, by a definition of target. The attributes stay in the dictionary. */
struct varve_operation_definition;
varve_status
varve_upgrade_conform_operation(varve_upgrader *up, varve_operation *op,
                                const struct varve_operation_definition *definition) VARVE_MUST_USE;
/* Moves the attributes that the definition has from the dictionary to the properties. */
varve_status
varve_upgrade_make_properties(varve_upgrader *up, varve_operation *op,
                              const struct varve_operation_definition *definition) VARVE_MUST_USE;

#endif
