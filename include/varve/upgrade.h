/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bringing modules of earlier eras up to date: format-spec/upgrades.md. */
#ifndef VARVE_UPGRADE_H
#define VARVE_UPGRADE_H

#include <varve/dialect.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a report tells. */
typedef enum varve_upgrade_event_kind {
  VARVE_UPGRADE_EVENT_CHANGED = 0, /* once for each rule that was used, in the order of
                                      format-spec/upgrades.md */
  VARVE_UPGRADE_EVENT_LEFT = 1 /* an operation that stays as it was, and so is not known today */
} varve_upgrade_event_kind;

/* All slices live only for the duration of the call that passes them. */
typedef struct varve_upgrade_event {
  varve_upgrade_event_kind kind;
  varve_slice rule;      /* CHANGED: its id */
  uint64_t count;        /* CHANGED: how often */
  varve_slice operation; /* LEFT: its name */
  varve_slice reason;    /* LEFT: one sentence, no full stop */
  varve_slice file;      /* LEFT: where it stood; empty when it is not known */
  uint32_t line;         /* 1-based; 0: not known */
  uint32_t column;
} varve_upgrade_event;
typedef void varve_upgrade_report_function(void *user, const varve_upgrade_event *event);

/* Zero in a member means its default. */
typedef struct varve_upgrade_options {
  size_t struct_size;                    /* sizeof(varve_upgrade_options) */
  varve_diagnostic_sink sink;            /* gets errors as they are found */
  varve_slice file_name;                 /* for messages; empty: "-" */
  varve_upgrade_report_function *report; /* NULL: nobody asks */
  void *user;                            /* of report */
  varve_era from;                        /* the era that the module is of; 0: that of its context */
  bool strict;    /* UNSUPPORTED, with an error for each, when an operation stays as it was */
  bool no_verify; /* the result is not checked */
} varve_upgrade_options;
#define VARVE_UPGRADE_OPTIONS_INIT                                                                 \
  {                                                                                                \
    sizeof(varve_upgrade_options), {NULL, NULL}, {NULL, 0}, NULL, NULL, VARVE_ERA_LLVM22, false,   \
        false                                                                                      \
  }

/* Makes of a module of an earlier era one that LLVM 22 understands, in a context of LLVM 22:
 * operations, attributes and types of today for those of then, as far as there are any. What has
 * no successor stays as an operation that nobody knows, and is told to report. module is used up:
 * whatever comes of it, it is good for nothing but varve_module_destroy. Locations are kept.
 * options may be NULL. On failure *upgraded is NULL and, out of memory excepted, at least one error
 * went to the sink. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, LIMIT_EXCEEDED, UNSUPPORTED (strict),
 * INVALID (what the verifier finds in the result), SYNTAX (an attribute or type of then that today
 * cannot be read). Since 0.1. */
VARVE_API varve_status varve_module_upgrade(varve_module *module,
                                            const varve_upgrade_options *options,
                                            varve_context *target,
                                            varve_module **upgraded) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
