/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Upgrades modules of earlier eras: format-spec/upgrades.md. Everything here: since 0.1. */
#ifndef VARVE_UPGRADE_H
#define VARVE_UPGRADE_H

#include <varve/dialect.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The kinds of events in a report. */
typedef enum varve_upgrade_event_kind {
  VARVE_UPGRADE_EVENT_CHANGED =
      0, /* one event for each rule that was applied, in the order of format-spec/upgrades.md */
  VARVE_UPGRADE_EVENT_LEFT = 1 /* an operation that has no successor and stays unregistered */
} varve_upgrade_event_kind;

/* All slices are valid only during the call that passes them. */
typedef struct varve_upgrade_event {
  varve_upgrade_event_kind kind;
  varve_slice rule;      /* CHANGED: its id */
  uint64_t count;        /* CHANGED: how many times the rule was applied */
  varve_slice operation; /* LEFT: its name */
  varve_slice reason;    /* LEFT: one sentence, no full stop */
  varve_slice file;      /* LEFT: file of its location; empty if unknown */
  uint32_t line;         /* 1-based; 0 if unknown */
  uint32_t column;
} varve_upgrade_event;
typedef void varve_upgrade_report_function(void *user, const varve_upgrade_event *event);
/* Receives events. If function is NULL, they are dropped. */
typedef struct varve_upgrade_report {
  varve_upgrade_report_function *function;
  void *user;
} varve_upgrade_report;

/* Zero in a member means its default. */
typedef struct varve_upgrade_options {
  size_t struct_size;          /* sizeof(varve_upgrade_options) */
  varve_diagnostic_sink sink;  /* receives each error as soon as it is found */
  varve_slice file_name;       /* for messages; empty: "-" */
  varve_upgrade_report report; /* called for each event */
  varve_slice from;            /* era of the module; empty: the era of its context */
  bool strict; /* report an error for each operation without successor and fail with UNSUPPORTED */
  bool no_verify; /* skip the verifier, before (by the rules of the module's era) and after the
                     upgrade */
} varve_upgrade_options;

/* Upgrades a module of an earlier era to LLVM 22; target is a context of LLVM 22. It replaces
 * operations, attributes and types by their successors in LLVM 22. An operation without a
 * successor stays as an unregistered operation and is passed to report. Locations are kept. The
 * call consumes module, even on failure: afterwards it may only be passed to varve_module_destroy.
 * options may be NULL. On failure *upgraded is NULL, and at least one error goes to the sink
 * unless memory ran out. Fails with BAD_ARGUMENT, also if no era is called from,
 * OUT_OF_MEMORY, LIMIT_EXCEEDED, UNSUPPORTED
 * (strict), INVALID (the verifier rejects module or the result) or SYNTAX (LLVM 22 cannot parse an
 * old attribute or type). Since 0.1. */
VARVE_API varve_status varve_module_upgrade(varve_module *module,
                                            const varve_upgrade_options *options,
                                            varve_context *target,
                                            varve_module **upgraded) VARVE_MUST_USE;

/* Converts a module of LLVM 19 or later to the era of target, which must be one of the targets
 * (varve_era_info). A property that the target lacks is dropped if it has its default value, and
 * rules of upgrades run backwards. Operations of dialects that the target does not have become
 * unregistered; so do those of packs for another era. The call consumes
 * module, even on failure: afterwards it may only be passed to varve_module_destroy. Of the
 * options, from and strict are ignored; report receives CHANGED events only. options may be NULL.
 * On failure *converted is NULL, and at least one error goes to the sink unless memory ran out.
 * Fails with UNSUPPORTED if the target cannot express the module: the error names the operation and
 * the reason. Otherwise fails as varve_module_upgrade does. Since 0.1. */
VARVE_API varve_status varve_module_retarget(varve_module *module,
                                             const varve_upgrade_options *options,
                                             varve_context *target,
                                             varve_module **converted) VARVE_MUST_USE;

/* Zero in a member means its default. */
typedef struct varve_rules_options {
  size_t struct_size;         /* sizeof(varve_rules_options) */
  varve_diagnostic_sink sink; /* receives each error as soon as it is found */
  varve_slice file_name;      /* for messages; empty: "-" */
  varve_slice from;           /* the form of the module, as rules of definitions name it: "vhlo" */
  varve_slice to;             /* the form that it gets: "stablehlo" */
  varve_slice version;        /* the version of `to`: "1.9.0"; empty: the newest one */
  bool no_verify;             /* skip the verifier after the conversion */
} varve_rules_options;

/* Converts a module in its context, by the rules of the definitions in its registry
 * (varve.upgrade: format-spec/dialect-definitions.md, section 9). If no rule leads from `from` to
 * `to`, rules that lead from `to` to `from` run backwards. If the call fails, the module may only
 * be passed to varve_module_destroy. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, LIMIT_EXCEEDED,
 * NOT_FOUND (no rule has these forms), UNSUPPORTED (`to` cannot express the module: the errors name
 * operations and reasons) or INVALID (the verifier rejects the result). Since 0.1. */
VARVE_API varve_status varve_module_apply_rules(varve_module *module,
                                                const varve_rules_options *options) VARVE_MUST_USE;

/* Artifacts. Some dialects have a stored form, which later releases of a project still read: an
 * artifact of StableHLO is a module of the dialect vhlo. The definitions say what it is (the fact
 * varve.artifact: format-spec/dialect-definitions.md, section 9), and have rules for the way there
 * and back. A load converts artifacts by itself (keep_artifact of varve_load_options). */

/* Zero in a member means its default. */
typedef struct varve_artifact_options {
  size_t struct_size;         /* sizeof(varve_artifact_options) */
  varve_diagnostic_sink sink; /* receives each error as soon as it is found */
  varve_slice file_name;      /* for messages; empty: "-" */
  varve_slice version;        /* of an artifact that is made: "1.9.0"; empty: the newest that is
                                 released, or else the newest one */
  bool no_verify;             /* skip the verifier after the conversion */
} varve_artifact_options;

/* Converts an artifact to the dialect whose artifact it is. If the module is not an artifact,
 * *is_artifact is false and the module is unchanged. options may be NULL. Fails as
 * varve_module_apply_rules does. Since 0.1. */
VARVE_API varve_status varve_module_from_artifact(varve_module *module,
                                                  const varve_artifact_options *options,
                                                  bool *is_artifact) VARVE_MUST_USE;

/* What belongs in a file with an artifact: options of varve_module_save. */
typedef struct varve_artifact_info {
  size_t struct_size;        /* sizeof(varve_artifact_info), set by the caller */
  varve_slice producer;      /* "StableHLO_v1.9.0"; valid as long as the context of the module */
  uint32_t bytecode_version; /* that readers of that version accept */
} varve_artifact_info;

/* Converts a module to an artifact of the version of the options, which may be NULL. Fails with
 * UNSUPPORTED, after errors that name operations and reasons, if that version cannot express the
 * module, or if none of its dialects has artifacts; otherwise as varve_module_apply_rules. Since
 * 0.1. */
VARVE_API varve_status varve_module_to_artifact(varve_module *module,
                                                const varve_artifact_options *options,
                                                varve_artifact_info *info) VARVE_MUST_USE;

/* Versions of dialects. Bytecode and varve files can store a version for each dialect, as bytes
 * that only the dialect interprets. A version hook upgrades a module that was stored with an older
 * version: it finds operations, types and attributes as they were stored, and the verifier runs on
 * its result. Rules of definitions do the same (varve.version and varve.upgrade:
 * format-spec/dialect-definitions.md, section 9.1); they run before hooks, and set the version. */

/* Returns the version of a dialect in a module; data is NULL if the module has none. The bytes are
 * valid until the version is set again or the module is destroyed. Since 0.1. */
VARVE_API varve_slice varve_module_get_dialect_version(const varve_module *module,
                                                       varve_slice dialect);
/* Sets the version of a dialect, which is stored in saved files; data NULL removes it. The bytes
 * are copied. Fails with BAD_ARGUMENT or OUT_OF_MEMORY. Since 0.1. format-spec/varve.md,
 * "Modules". */
VARVE_API varve_status varve_module_set_dialect_version(varve_module *module, varve_slice dialect,
                                                        varve_slice version) VARVE_MUST_USE;

/* Upgrades module, which is completely read, from version to the dialect's current version. The
 * hook may set the new version of the dialect; otherwise the module has no version of it
 * afterwards. If the hook returns any status except OK, the load fails with this status and
 * reports it to the sink. */
typedef varve_status varve_version_hook_function(void *user, varve_module *module,
                                                 varve_slice dialect, varve_slice version);
typedef struct varve_version_hook {
  size_t struct_size;  /* sizeof(varve_version_hook) */
  varve_slice dialect; /* 1 to 127 bytes */
  varve_version_hook_function *upgrade;
  void *user; /* must live as long as the registry */
} varve_version_hook;

/* Adds a version hook. When a module that stores a version of the dialect is loaded, the library
 * calls the hook before the verifier runs, dialect by dialect in file order. If a file is read by
 * parts (varve_file), the hook receives each part. The name is copied. Fails with OUT_OF_MEMORY,
 * or with BAD_ARGUMENT if a context already uses the registry or the dialect already has a version
 * hook. Since 0.1. */
VARVE_API varve_status varve_registry_add_version_hook(
    varve_registry *registry, const varve_version_hook *hook) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
