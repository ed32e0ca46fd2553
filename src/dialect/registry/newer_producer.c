/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Producers that are newer than the packs: see newer_producer.h. */
#include "dialect/registry/newer_producer.h"

#include "dialect/registry/dialect_version.h"
#include "dialect/registry/pack_library.h"

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* Returns whether the producer begins with the name of the project, in any case. */
static bool is_of_project(varve_slice producer, varve_slice project) {
  if (project.size == 0 || project.size > producer.size)
    return false;
  for (size_t i = 0; i < project.size; i++)
    if (lower(producer.data[i]) != lower(project.data[i]))
      return false;
  return true;
}

void varve_report_newer_producer(const varve_context *context, varve_slice producer,
                                 varve_reporter *reporter) {
  const varve_pack_list *list;
  if (varve_pack_library_list(context->packs.library, &list) != VARVE_STATUS_OK)
    return;
  varve_slice newest = {NULL, 0}, version = {NULL, 0}, name = {NULL, 0};
  for (size_t i = 0; list != NULL && i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    const varve_slice known = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
    const varve_slice project = varve_pack_fact_of(pack, VARVE_PACK_FACT_project);
    if (!pack->is_open || !is_of_project(producer, project) || known.size == 0)
      continue;
    name = varve_slice_make(producer.data, project.size);
    /* The version follows the name of the project and a separator such as "_v". */
    enum { LONGEST_SEPARATOR = 2 };
    size_t start = project.size, end;
    while (start < producer.size && start - project.size <= LONGEST_SEPARATOR &&
           (producer.data[start] < '0' || producer.data[start] > '9'))
      start++;
    for (end = start; end < producer.size; end++)
      if (producer.data[end] != '.' && (producer.data[end] < '0' || producer.data[end] > '9'))
        break;
    bool is_version = start - project.size <= LONGEST_SEPARATOR;
    version = varve_slice_make(producer.data + start, is_version ? end - start : 0);
    if (newest.size == 0 || varve_version_is_before(newest, known))
      newest = known;
  }
  if (newest.size != 0 && version.size != 0 && varve_version_is_before(newest, version))
    varve_report_note(reporter, 0, "%.*s %.*s is newer than %.*s, the newest version that is known",
                      VARVE_FORMAT_SLICE(name), VARVE_FORMAT_SLICE(version),
                      VARVE_FORMAT_SLICE(newest));
}
