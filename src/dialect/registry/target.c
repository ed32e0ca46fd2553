/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads and finds targets: see target.h. */
#include "dialect/registry/target.h"

#include "base/scanner.h"
#include "dialect/registry/dialect_version.h"

enum { NEWEST_BYTECODE = 6 };

bool varve_target_parse(varve_slice line, varve_target *target) {
  const varve_slice word = VARVE_SLICE("bytecode ");
  *target = (varve_target){.name = varve_text_take_part(&line, VARVE_SLICE(": "))};
  bool has_era = varve_era_find(varve_text_take_part(&line, VARVE_SLICE(", ")), &target->era);
  varve_slice bytecode = varve_text_take_part(&line, VARVE_SLICE(", "));
  target->packs = varve_text_take_part(&line, VARVE_SLICE(", with "));
  target->dialects = line;
  if (!has_era || !varve_slice_starts_with(bytecode, word) || bytecode.size != word.size + 1)
    return false;
  target->bytecode = (unsigned char)bytecode.data[word.size] - (uint32_t)'0';
  return target->name.size != 0 && target->bytecode <= NEWEST_BYTECODE;
}

bool varve_target_next(varve_slice *lines, varve_target *target) {
  while (lines->size != 0)
    if (varve_target_parse(varve_text_take_part(lines, VARVE_SLICE("\n")), target))
      return true;
  return false;
}

varve_slice varve_target_lines(varve_pack *pack) {
  varve_slice lines = varve_pack_fact_of(pack, VARVE_PACK_FACT_targets);
  return lines.size != 0 && varve_pack_is_sound(pack) ? lines : VARVE_SLICE("");
}

varve_versioned_project varve_versioned_next(varve_slice *list) {
  varve_slice version = varve_text_take_part(list, VARVE_SLICE(","));
  varve_text_skip_spaces(list);
  varve_slice project = varve_text_take_part(&version, VARVE_SLICE("@"));
  return (varve_versioned_project){project, version};
}

varve_slice varve_versioned_find(varve_slice list, varve_slice project) {
  while (list.size != 0) {
    const varve_versioned_project found = varve_versioned_next(&list);
    if (varve_slice_equal(found.project, project))
      return found.version;
  }
  return VARVE_SLICE("");
}

varve_slice varve_target_version(const varve_target *target, varve_slice project) {
  if (target->project.size != 0 && varve_slice_equal(target->project, project))
    return target->version;
  return varve_versioned_find(target->packs, project);
}

/* A target that has a version of the project that was asked for. */
typedef struct search {
  varve_slice project;
  varve_slice version; /* empty: any */
  varve_slice best;    /* the version of *target */
  varve_target *target;
} search;

/* "1.17" is the version 1.17.0 too. */
static bool is_version(varve_slice version, varve_slice asked) {
  return varve_slice_starts_with(version, asked) &&
         (version.size == asked.size || version.data[asked.size] == '.');
}

static bool is_after(varve_slice version, varve_slice asked) {
  return asked.size != 0 && varve_version_is_before(asked, version) && !is_version(version, asked);
}

/* Whether this version suits what was asked for better than the best one so far. */
static bool is_better(const search *s, varve_slice version) {
  if (s->best.size == 0)
    return true;
  if (is_after(s->best, s->version))
    return varve_version_is_before(version, s->best);
  return !is_after(version, s->version) && varve_version_is_before(s->best, version);
}

/* Later lines of a pack are of later releases. */
static void look_at(search *s, const varve_target *target, bool is_own) {
  const varve_slice version = varve_versioned_find(target->packs, s->project);
  bool is_same = is_own && varve_slice_equal(version, s->best);
  if (version.size == 0 || (!is_same && !is_better(s, version)))
    return;
  s->best = version;
  *s->target = *target;
}

/* The pack's own targets come first, so that "stablehlo" is not a tool that merely has it. */
static void look_in(search *s, const varve_pack_list *list, bool in_own) {
  for (size_t i = 0; i < list->packs.count; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    varve_slice lines = varve_target_lines(pack);
    varve_target target;
    bool is_own = varve_slice_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_project), s->project);
    while (is_own == in_own && varve_target_next(&lines, &target))
      look_at(s, &target, is_own);
  }
}

/* A version of a project that no target has, with what its pack builds on. */
static bool use_pack(const varve_pack_list *list, varve_slice name, varve_target *target) {
  varve_slice version = name;
  varve_slice project = varve_text_take_part(&version, VARVE_SLICE("@"));
  varve_pack *pack = varve_pack_find(list, project);
  if (pack == NULL || !varve_pack_is_sound(pack) ||
      !varve_slice_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_project), project))
    return false;
  if (version.size == 0)
    version = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
  *target = (varve_target){.name = name,
                           .bytecode = NEWEST_BYTECODE,
                           .packs = varve_pack_fact_of(pack, VARVE_PACK_FACT_builds_on),
                           .project = project,
                           .version = version,
                           .is_open = true};
  (void)varve_era_find(varve_pack_fact_of(pack, VARVE_PACK_FACT_era), &target->era);
  return true;
}

bool varve_target_find(const varve_pack_list *list, varve_slice name, varve_target *target) {
  for (size_t i = 0; i < list->packs.count; i++) {
    varve_slice lines = varve_target_lines(varve_pack_at(list, i));
    while (varve_target_next(&lines, target))
      if (varve_slice_equal(target->name, name))
        return true;
  }
  varve_slice rest = name;
  search s = {
      .project = varve_text_take_part(&rest, VARVE_SLICE("@")), .version = rest, .target = target};
  look_in(&s, list, true);
  if (s.version.size != 0 || s.best.size == 0)
    look_in(&s, list, false);
  const varve_pack *pack = varve_pack_find(list, name);
  bool has_pack = pack != NULL && s.version.size != 0 && !is_version(s.best, s.version) &&
                  varve_slice_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_project), s.project);
  if (s.best.size == 0 || has_pack)
    return use_pack(list, name, target);
  target->name = name;
  if (is_after(s.best, s.version)) {
    target->project = s.project;
    target->version = s.version;
  }
  return true;
}

bool varve_target_has_dialect(const varve_target *target, varve_slice dialect) {
  bool has_it = target->dialects.size == 0;
  for (varve_slice rest = target->dialects; rest.size != 0 && !has_it;)
    has_it = varve_slice_equal(varve_text_take_part(&rest, VARVE_SLICE(" ")), dialect);
  return has_it;
}

varve_pack *varve_target_pack(const varve_target *target, const varve_pack_list *list,
                              varve_slice project) {
  const varve_slice version = varve_target_version(target, project);
  varve_pack *found = NULL;
  for (size_t i = 0; version.size != 0 && i < list->packs.count; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    if (!varve_slice_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_project), project) ||
        !varve_pack_is_sound(pack))
      continue;
    /* The highest version comes first. */
    if (found == NULL ||
        !varve_version_is_before(varve_pack_fact_of(pack, VARVE_PACK_FACT_version), version))
      found = pack;
  }
  return found;
}

/* The texts of facts are checked when a pack is opened: most packs have no version of the project,
 * and the others are checked only then. */
varve_slice varve_target_newest_version(varve_pack *pack, varve_slice project) {
  varve_slice lines = varve_pack_fact_of(pack, VARVE_PACK_FACT_targets);
  varve_slice newest = VARVE_SLICE("");
  varve_target target;
  while (varve_target_next(&lines, &target)) {
    const varve_slice version = varve_versioned_find(target.packs, project);
    if (version.size != 0 && (newest.size == 0 || varve_version_is_before(newest, version)))
      newest = version;
  }
  return newest.size != 0 && varve_pack_is_sound(pack) ? newest : VARVE_SLICE("");
}
