/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules of definitions (dialect/rule/rules.def) as trees of predicates. A tree is made when the
 * first node is checked against the rule. */
#ifndef VARVE_VERIFY_CONDITION_H
#define VARVE_VERIFY_CONDITION_H

#include "base/arena.h"
#include "dialect/definition.h"
#include "ir/attributes.h"

/* The order of the values matters: the verdict of AllOf is the minimum of the verdicts of its
 * arguments, and the verdict of AnyOf the maximum. UNKNOWN means that this version of Varve cannot
 * decide. The verifier then accepts the node. */
typedef enum varve_verdict {
  VARVE_VERDICT_NO,
  VARVE_VERDICT_UNKNOWN,
  VARVE_VERDICT_YES
} varve_verdict;

static inline varve_verdict varve_verdict_of(bool is_met) {
  return is_met ? VARVE_VERDICT_YES : VARVE_VERDICT_NO;
}

typedef struct varve_condition varve_condition;
typedef struct varve_question {
  varve_context *context;
  const varve_condition *condition;
  const varve_entity *entity; /* a type or attribute */
  unsigned depth;
  bool is_loaded;  /* the rule belongs to a definition that was loaded at run time */
  uint64_t *steps; /* number of steps that remain; at 0 the verdict is UNKNOWN; NULL: no limit */
  varve_status status; /* not OK if an error, such as lack of memory, prevented a verdict */
} varve_question;
typedef varve_verdict varve_predicate(varve_question *question);

struct varve_condition {
  varve_predicate *meets; /* NULL if the rule is unknown */
  varve_slice name;       /* points into the definition tables; for a string, excludes the quotes */
  int64_t number;         /* the value, if the rule is an integer */
  const varve_condition *first; /* the first argument */
  const varve_condition *next;  /* the next argument of the same rule */
  varve_enum_record cases;      /* the cases, if the rule is enum<@E> */
  const varve_definition_tables *tables;
};

/* The input of the parser of rules. The parser allocates the tree in the arena, and looks enums up
 * in the dialect, which may be NULL. */
typedef struct varve_condition_source {
  varve_context *context;
  varve_arena *arena;
  const varve_dialect_definition *dialect;
} varve_condition_source;
/* Parses the text of a rule into a tree of predicates. */
varve_status varve_condition_make(const varve_condition_source *source, varve_slice text,
                                  const varve_condition **rule) VARVE_MUST_USE;
varve_verdict varve_condition_meets(varve_question *question);
/* Returns whether the definition of a type or attribute has a trait or interface. Built-in
 * definitions of LLVM 22 list all traits and interfaces, including interfaces that other dialects
 * attach. For other definitions the verdict may be UNKNOWN. */
varve_verdict varve_ask_definition(varve_question *question, varve_slice trait);
/* Evaluates a rule on a node while a predicate answers the question. The rule may be an argument of
 * the question's rule, and the node a part of its entity. Returns UNKNOWN if rule is NULL or no
 * steps are left. */
varve_verdict varve_condition_ask(varve_question *question, const varve_condition *rule,
                                  const varve_entity *entity);
/* Appends the text of a rule as messages show it. */
varve_status varve_condition_describe(varve_slice text, varve_buffer *out) VARVE_MUST_USE;

/* The maximum depth of nested rules. A short rule adds a few levels. */
enum { VARVE_MOST_RULE_DEPTH = 256 };

/* Returns whether the node is the type !name or the attribute #name. The name is
 * "dialect.mnemonic". */
bool varve_has_base_name(const varve_entity *entity, varve_slice name);
/* Calls varve_has_base_name with a C string. */
static inline bool varve_is_base(const varve_entity *entity, const char *name) {
  return varve_has_base_name(entity, varve_slice_of(name));
}

/* Returns whether the dialect definition is built into the library for the era of the context. */
bool varve_dialect_is_built_in(const varve_context *context,
                               const varve_dialect_definition *dialect);
/* condition_types.c, condition_attributes.c, condition_dialects.c: each returns the predicate of a
 * rule, or NULL if the file does not define that rule. */
varve_predicate *varve_find_type_predicate(varve_slice name);
varve_predicate *varve_find_attribute_predicate(varve_slice name);
varve_predicate *varve_find_dialect_predicate(varve_slice name);

/* Returns whether the entity that the question is about is of the kind. */
static inline bool varve_asks_kind(const varve_question *q, varve_kind kind) {
  return q->entity->kind == kind;
}
/* Returns the number in the first argument of the rule, or 0 if the rule has no arguments. */
static inline int64_t varve_first_number(const varve_question *q) {
  return q->condition->first == NULL ? 0 : q->condition->first->number;
}

/* A row in the tables of the three files, which are sorted bytewise by name. */
typedef struct varve_named_predicate {
  const char *name;
  varve_predicate *meets;
} varve_named_predicate;
typedef struct varve_named_predicates {
  const varve_named_predicate *items;
  size_t count;
} varve_named_predicates;
varve_predicate *varve_find_predicate(varve_named_predicates list, varve_slice name);

#endif
