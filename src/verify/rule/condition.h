/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules of definitions (dialect/rules.def) as trees of predicates, made when a constraint is first
 * met by a module. */
#ifndef VARVE_VERIFY_CONDITION_H
#define VARVE_VERIFY_CONDITION_H

#include "base/arena.h"
#include "dialect/definition.h"
#include "ir/attributes.h"

/* Ascending: AllOf is the least of its arguments, AnyOf the greatest. A rule or a node that this
 * version cannot tell anything of is UNKNOWN, which refuses nothing. */
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
  bool is_loaded;      /* the rule is of a definition that was loaded at run time */
  uint64_t *steps;     /* that are left, after which nothing is certain; NULL: any number */
  varve_status status; /* why it could not be answered */
} varve_question;
typedef varve_verdict varve_predicate(varve_question *question);

struct varve_condition {
  varve_predicate *meets;       /* NULL: not known */
  varve_slice name;             /* in the tables; of a string without quotes */
  int64_t number;               /* of an integer; of enum<@E> whether the cases are bits */
  const varve_condition *first; /* argument */
  const varve_condition *next;  /* argument of the same rule */
  varve_enum_record cases;      /* of enum<@E> */
  const varve_definition_tables *tables;
};

/* The rule of a text, in the arena. dialect: where enums are; NULL: none are known. */
typedef struct varve_condition_source {
  varve_context *context;
  varve_arena *arena;
  const varve_dialect_definition *dialect;
} varve_condition_source;
varve_status varve_condition_make(const varve_condition_source *source, varve_slice text,
                                  const varve_condition **rule) VARVE_MUST_USE;
varve_verdict varve_condition_meets(varve_question *question);
/* Whether the definition of a type or attribute has a trait or an interface. Definitions of LLVM 22
 * that are built in list all of them, also those that other dialects attach; for others this is
 * unknown. */
varve_verdict varve_ask_definition(varve_question *question, varve_slice trait);
/* The same of another node or another rule, from within a predicate. */
varve_verdict varve_condition_ask(varve_question *question, const varve_condition *rule,
                                  const varve_entity *entity);
/* The text of a rule as messages have it. */
varve_status varve_condition_describe(varve_slice text, varve_buffer *out) VARVE_MUST_USE;

/* Rules nest this deep. A short rule adds a few levels. */
enum { VARVE_MOST_RULE_DEPTH = 256 };

/* Whether the node is !dialect.mnemonic or #dialect.mnemonic, of which name is what follows the
 * sign. */
bool varve_has_base_name(const varve_entity *entity, varve_slice name);

/* operation.c: whether the definition is one that the library has of the context's era. */
bool varve_dialect_is_built_in(const varve_context *context,
                               const varve_dialect_definition *dialect);
/* Whether the definitions are those of LLVM 22, which tell of all types of their dialect. */
static inline bool varve_is_llvm22(const varve_dialect_definition *dialect) {
  return varve_slice_equal(varve_table_text(dialect->tables, dialect->record->set),
                           VARVE_SLICE("llvm22"));
}

/* condition_types.c, condition_attributes.c, condition_dialects.c: the predicate of a rule of
 * rules.def; NULL: there is none. */
varve_predicate *varve_find_type_predicate(varve_slice name);
varve_predicate *varve_find_attribute_predicate(varve_slice name);
varve_predicate *varve_find_dialect_predicate(varve_slice name);

/* What the three files have by name; it ascends bytewise. */
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
