/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules of definitions that rewrite operations, types and attributes: varve.upgrade. A rule gives
 * rewrites for each direction; src/upgrade applies them. format-spec/dialect-definitions.md, 9. */
#ifndef VARVE_DIALECT_REWRITE_RULE_H
#define VARVE_DIALECT_REWRITE_RULE_H

#include "base/vector.h"
#include "dialect/expression/expression.h"

typedef enum varve_rewrite_kind {
  VARVE_REWRITE_OPERATION,
  VARVE_REWRITE_TYPE,
  VARVE_REWRITE_ATTRIBUTE,
  VARVE_REWRITE_KINDS
} varve_rewrite_kind;

/* What a variable of a rule names: the kind of its slot. */
typedef enum varve_rewrite_slot {
  VARVE_REWRITE_NAMED,    /* an attribute; index: in names */
  VARVE_REWRITE_OPERANDS, /* $operands */
  VARVE_REWRITE_RESULTS,  /* $results */
  VARVE_REWRITE_PARENT,   /* $parent: the name of the operation around it */
  VARVE_REWRITE_BLOCKS,   /* $blocks: the number of blocks of the first region */
  VARVE_REWRITE_SELF,     /* $self: the type or attribute with its parts converted */
  VARVE_REWRITE_WAS       /* $was: the type or attribute as it was */
} varve_rewrite_slot;

/* A change of one attribute. value and from NULL: it is removed. A default is removed where it is
 * equal to the value, and added on the way back where the attribute is absent. */
typedef struct varve_rewrite_change {
  const varve_entity *name;      /* STRING */
  const varve_entity *from;      /* STRING: the attribute that is moved */
  const varve_expression *value; /* what it is set to */
  bool is_default;
} varve_rewrite_change;

typedef struct varve_rewrite {
  varve_rewrite_kind kind;
  bool is_back;
  bool is_implied;               /* backwards, without `back` */
  varve_slice from;              /* what it applies to: "d.op", "d.*", "d.type", "builtin.tensor",
                                    or a type or attribute without its own rule: "f32" */
  bool is_exact;                 /* from is the text of a type or attribute */
  varve_slice to;                /* the name that it gets; empty: it keeps its name */
  const varve_expression *value; /* of a type or attribute: what it becomes */
  const varve_expression *when;  /* NULL: always */
  varve_slice condition;         /* its text */
  varve_slice refuse;            /* the reason why it cannot be expressed; empty: it can */
  varve_slice count;             /* the id under which reports count it */
  const varve_expression *times; /* how often it is counted; NULL: once */
  varve_slice before;            /* the version that has the new form first; empty: any */
  uint32_t forms;                /* which of request->forms the rule names: a bit set */
  const varve_rewrite_change *changes; /* all values are computed before the first change */
  uint32_t change_count;
  const varve_entity *const *names; /* STRING: of the variables of its expressions */
} varve_rewrite;

/* "d.*" and "d.*_v1" match all such operations that have no rewrite of their own. Returns the
 * place of the '*', or the size of a name without one. */
static inline size_t varve_rewrite_star(varve_slice name) {
  const char *star = name.size == 0 ? NULL : memchr(name.data, '*', name.size);
  return star == NULL ? name.size : (size_t)(star - name.data);
}
static inline bool varve_rewrite_is_pattern(varve_slice name) {
  return varve_rewrite_star(name) != name.size;
}

/* The requested rules: those from one of `forms` to `to`, or back. */
typedef struct varve_rewrite_request {
  const varve_slice *forms;
  uint32_t form_count; /* at most 32; 0: all rules, in both directions */
  varve_slice to;      /* empty: rules without `to` */
  bool is_back;
  varve_slice only; /* the rewrites from this name; empty: all */
} varve_rewrite_request;

/* Rules without `to` lead from one release of LLVM to the next: their forms are eras, and bit n of
 * varve_rewrite.forms is the era of rank n. forms: room for VARVE_MOST_ERAS names. */
varve_rewrite_request varve_rewrite_request_eras(varve_slice *forms, bool is_back);
/* What tables keep of a rewrite between releases: its forms, and its rule or, if it changes no
 * attributes, a shorter text, which is quicker to read. rule: the dictionary as text. */
varve_status varve_rewrite_write(const varve_rewrite *rewrite, varve_slice rule,
                                 varve_buffer *text) VARVE_MUST_USE;
uint32_t varve_rewrite_text_forms(varve_slice text);
/* Reads the rewrite from request->only. It has slices of the text. Returns INVALID if the text has
 * none. */
varve_status varve_rewrite_read(varve_context *context, varve_slice text,
                                const varve_rewrite_request *request,
                                varve_rewrite *rewrite) VARVE_MUST_USE;

/* Appends the rewrites (varve_rewrite) of a rule to the list, in its order. rule: the dictionary of
 * a varve.upgrade. Returns INVALID and sets *fault if the rule is invalid. */
varve_status varve_rewrite_rule_read(varve_context *context, const varve_entity *rule,
                                     const varve_rewrite_request *request, varve_vector *list,
                                     varve_format_fault *fault) VARVE_MUST_USE;

#endif
