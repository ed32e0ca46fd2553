/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Targets: states of tools for which files are written, under the names that their users know.
 * Packs name them (varve.targets: format-spec/dialect-definitions.md, 10.5). */
#ifndef VARVE_DIALECT_TARGET_H
#define VARVE_DIALECT_TARGET_H

#include "base/era.h"
#include "dialect/registry/pack_library.h"

typedef struct varve_target {
  varve_slice name;     /* "jax-0.4.35", or what was asked for: "stablehlo@1.7.8" */
  varve_era era;        /* of LLVM's dialects */
  uint32_t bytecode;    /* the newest version that it reads */
  varve_slice packs;    /* "stablehlo@1.7.8, shardy@0.4.35" */
  varve_slice dialects; /* that it has, separated by blanks; empty: all */
  varve_slice project;  /* one that was asked for and counts before packs; empty: none */
  varve_slice version;  /* of that project */
  bool is_open;         /* no tool is known: contexts take further packs by the names of dialects */
} varve_target;

/* Bytecode below this version stores no properties. Operations of packs are then written as all
 * versions of a project read them: without definition, their types and attributes as text. */
enum { VARVE_TARGET_WITH_PROPERTIES = 5 };

/* Reads a line of varve.targets, to which the target points. Returns false if it is not one. */
bool varve_target_parse(varve_slice line, varve_target *target);
/* Returns the lines of varve.targets of a pack; an empty text if it is damaged. */
varve_slice varve_target_lines(varve_pack *pack);
/* Takes the first line from the lines of varve.targets. Returns false after the last. */
bool varve_target_next(varve_slice *lines, varve_target *target);
/* Finds a target by its name; or by PROJECT or PROJECT@VERSION the one with the highest version of
 * the project that is not after this one, or else with the lowest. If no target has the project,
 * the pack of it says what the target is. The target points to the packs and to the name. Returns
 * false if no pack has it. */
bool varve_target_find(const varve_pack_list *list, varve_slice name, varve_target *target);
/* Returns the version of a project that the target has; an empty text if it has none. */
varve_slice varve_target_version(const varve_target *target, varve_slice project);
bool varve_target_has_dialect(const varve_target *target, varve_slice dialect);
/* Returns the pack with the lowest version that is not before that of the target, or else the
 * highest; NULL if the target has no version of the project, or there is no sound pack. */
varve_pack *varve_target_pack(const varve_target *target, const varve_pack_list *list,
                              varve_slice project);
/* Returns the newest version of a project among the targets of a pack; an empty text if none has
 * the project. That of its own project is the newest one that is known to be released. */
varve_slice varve_target_newest_version(varve_pack *pack, varve_slice project);
/* Returns the first version of a list such as "stablehlo@1.17.0, torch@20261001", and takes it
 * from the list. project is empty at the end. */
typedef struct varve_versioned_project {
  varve_slice project;
  varve_slice version;
} varve_versioned_project;
varve_versioned_project varve_versioned_next(varve_slice *list);
/* Finds the version of a project in such a list; an empty text if it has none. */
varve_slice varve_versioned_find(varve_slice list, varve_slice project);

#endif
