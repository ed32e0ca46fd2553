/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the library knows of dialects: definitions, custom forms, checks and conversions. All
 * folders of src but dialect/known, hooks, verify and upgrade are the engine, which reaches
 * knowledge only through varve_known. A member that is NULL is knowledge that the program does not
 * have. */
#ifndef VARVE_DIALECT_KNOWLEDGE_H
#define VARVE_DIALECT_KNOWLEDGE_H

#include <varve/upgrade.h>

#include "base/diagnostic.h"
#include "base/era.h"
#include "dialect/tables/tables.h"
#include "ir/module.h"

enum {
  VARVE_SET_TEST,       /* dialects that mlir-opt registers for its own tests */
  VARVE_SET_UPGRADES,   /* rules between releases */
  VARVE_SET_OLDEST_ERA, /* the sets of eras follow, by their rank */
};
static inline unsigned varve_set_of_era(varve_era era) {
  return VARVE_SET_OLDEST_ERA + varve_era_rank(era);
}

/* Finds the offset of an operation in the file from which it was read. Returns 0 if the offset is
 * unknown. */
typedef struct varve_operation_finder {
  uint64_t (*function)(void *user, const varve_operation *op);
  void *user;
} varve_operation_finder;

typedef struct varve_verify_options {
  varve_diagnostic_sink sink;
  varve_slice file;              /* the file to report for operations without a file location */
  varve_operation_finder finder; /* finds offsets in that file; function may be NULL */
  varve_slice rules;             /* a list of rules and groups (verify/rules.h); empty: all */
  bool is_part; /* the module is only a part of a module: operations in the regions of the root may
                   be missing */
  bool demotes; /* if an operation that a pack defines has a fault, the verifier removes the
                   definition of the operation instead of reporting an error, and reports a warning
                   for the first such operation of each name. If is_shaped (verifier.h), the
                   verifier does so only if varve_is_of_other_version */
  uint32_t *misfits; /* incremented for each error that is reported while is_shaped (verifier.h) is
                        false; NULL: errors are not counted */
} varve_verify_options;

/* Asks whether a type or attribute matches a rule of definitions. */
typedef struct varve_rule_question {
  varve_slice rule;
  const void **kept; /* the rule as the verifier has it, in the context's arena */
  const varve_entity *entity;
} varve_rule_question;

typedef struct varve_rules_request {
  varve_slice from; /* the names of the old and the new form in rules */
  varve_slice to;
  varve_slice version; /* the version of `to`; empty: the newest version */
  varve_slice stored; /* the version of `from` in the file; if set, only rules that are newer run */
  bool keeps_uses;    /* keeps the order of uses, as if no operation was replaced */
  bool keeps_others;  /* if rules run backwards, operations without rules keep their types */
  varve_reporter *reporter;
} varve_rules_request;

struct varve_conversion;
struct varve_hook_table;
struct varve_known_results;
struct varve_named_rule;
struct varve_read_checks;

/* If a conversion fails, the module may only be destroyed. */
typedef struct varve_knowledge {
  const varve_definition_tables *sets;
  const struct varve_hook_table *hooks;            /* text/hook.h */
  const struct varve_named_rule *name_rules;       /* dialect/uses/value_names.h */
  const struct varve_known_results *infer_results; /* dialect/infer/infer_plan.h */
  varve_status (*const *inferences)(struct varve_conversion *conversion); /* of inferences.def */
  /* Returns whether a type is a struct. Sets *members to an array of type attributes, or to NULL if
   * they are not known. */
  bool (*find_members)(const varve_entity *type, const varve_entity **members);
  /* Sets *is_known to false if the rule is unknown, or if the verifier cannot tell. */
  varve_status (*match_rule)(varve_context *context, const varve_rule_question *question,
                             bool *is_known, bool *is_match);
  /* Verifies a module. Returns INVALID after at least one error was reported at the location of an
   * operation. As in mlir-opt, a fault in an isolated operation ends the checks in this operation,
   * but not the checks in its isolated siblings. Overwrites the scratch numbers of the module.
   * Reports and returns BAD_ARGUMENT if a rule of the options does not exist, and LIMIT_EXCEEDED if
   * constraints take more steps than the sizes of the module and of its definitions allow. */
  varve_status (*verify)(varve_module *module, const varve_verify_options *options);
  /* Creates the checks that the parser calls while it parses text (dialect/read_checks.h). These
   * checks do not use the sink. */
  varve_status (*create_read_checks)(varve_context *context, const varve_verify_options *options,
                                     struct varve_read_checks **checks);
  /* Changes a module, which is of the era `from`, until it has the meaning in the default era that
   * it had in its own (upgrade/driver/upgrade.h). target is a context of the default era. */
  varve_status (*upgrade)(varve_module *module, const varve_upgrade_options *options,
                          varve_era from, varve_context *target);
  /* Makes a module fit the definitions of target (upgrade/downgrade/downgrade.h). */
  varve_status (*downgrade)(varve_module *module, const varve_upgrade_options *options,
                            varve_context *target);
  /* Converts a module by rules of definitions (upgrade/engine/apply_rules.h). */
  varve_status (*apply_rules)(varve_module *module, const varve_rules_request *request,
                              varve_slice *newest);
} varve_knowledge;

/* dialects/known.c, or a program that links only the engine, defines it. */
extern const varve_knowledge varve_known;

#endif
