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
  bool no_verify; /* neither module, by what its era asked for, nor the result is checked */
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
 * INVALID (what the verifier finds in module, or in the result), SYNTAX (an attribute or type of
 * then that today cannot be read). Since 0.1. */
VARVE_API varve_status varve_module_upgrade(varve_module *module,
                                            const varve_upgrade_options *options,
                                            varve_context *target,
                                            varve_module **upgraded) VARVE_MUST_USE;

/* Versions of dialects. Bytecode and varve files can hold for each dialect a version, bytes that
 * only the dialect understands. A hook brings what was read from an older version up to date:
 * operations, types and attributes as they were stored then are what it finds in the module, and
 * what it leaves is what today's verifier sees. */

/* The bytes of a dialect's version; data is NULL when the module has none. They live as long as the
 * module, and until the version is set. Since 0.1. */
VARVE_API varve_slice varve_module_get_dialect_version(const varve_module *module,
                                                       varve_slice dialect);
/* Gives a dialect this version, which files are written with; data NULL: none. The bytes are
 * copied. Fails with BAD_ARGUMENT, OUT_OF_MEMORY. Since 0.1. format-spec/varve.md, "Modules". */
VARVE_API varve_status varve_module_set_dialect_version(varve_module *module, varve_slice dialect,
                                                        varve_slice version) VARVE_MUST_USE;

/* Changes module, all of which is read, from version to today's. It may set the dialect's version;
 * else the module has none behind it. Anything but OK ends loading with that status, told to the
 * sink. */
typedef varve_status varve_version_hook_function(void *user, varve_module *module,
                                                 varve_slice dialect, varve_slice version);
typedef struct varve_version_hook {
  size_t struct_size;  /* sizeof(varve_version_hook) */
  varve_slice dialect; /* 1 to 127 bytes */
  varve_version_hook_function *upgrade;
  void *user; /* must live as long as the registry */
} varve_version_hook;

/* From now on, modules that hold a version of that dialect are given to the hook when they are
 * loaded, before they are verified; dialects in the order of the file. A module of which parts are
 * read (varve_file) gives it each part. Fails with BAD_ARGUMENT (also when a context has the
 * registry, or the dialect has such a hook), OUT_OF_MEMORY. The name is copied. Since 0.1. */
VARVE_API varve_status varve_registry_add_version_hook(
    varve_registry *registry, const varve_version_hook *hook) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
