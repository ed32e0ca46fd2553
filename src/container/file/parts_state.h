/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The state of an open container, for the files that read it by parts. */
#ifndef VARVE_CONTAINER_PARTS_STATE_H
#define VARVE_CONTAINER_PARTS_STATE_H

#include "base/file/source.h"
#include "container/file/parts.h"
#include "container/frame/frame.h"
#include "container/mapped/mapped_parts.h"
#include "container/streams/groups.h"
#include "container/symbols/index.h"

#define VARVE_NO_GROUP UINT32_MAX

struct varve_container_parts {
  varve_context *context;
  const varve_source *source;
  varve_container_read_options options;
  varve_reporter reporter;
  varve_reported_part part; /* the part that reporter names */
  varve_buffer head;        /* the first bytes of the file, including the directory */
  varve_container_frame_reader frame;
  varve_unpacker unpacker; /* unpacks sections of frame */
  varve_vocabulary vocabulary;
  const varve_section *module;  /* of either packed layout; NULL: the module is mapped */
  const varve_section *mapped;  /* NULL: the module is not mapped */
  const varve_section *prelude; /* NULL: the file has none; so the next two */
  const varve_section *symbols;
  const varve_section *index_section;
  varve_vector group_sections;    /* const varve_section * */
  varve_vector resource_sections; /* const varve_section * */
  varve_vector note_sections;     /* const varve_section * */
  varve_group_reader *groups;     /* NULL until the first read */
  varve_index index;
  bool has_noted_packs; /* that the file names */
  bool is_index_open;
  bool is_consistent;               /* SYMBOLS and INDEX agree with each other */
  bool is_index_confirmed;          /* SYMBOLS and INDEX agree with the module */
  varve_mapped_parts *mapped_parts; /* NULL until the first read */
  varve_module *group;              /* the group read last; NULL: none yet */
  uint32_t group_number;
};

/* Reports an error in the section. */
varve_status varve_parts_refuse(varve_container_parts *parts, const varve_section *section,
                                const char *what);
/* Returns the bytes of a section after checking them. They point into buffer or into the source. */
varve_status varve_parts_get_section(varve_container_parts *parts, const varve_section *section,
                                     varve_buffer *buffer, varve_slice *bytes) VARVE_MUST_USE;
/* Says that the caller is going to read both sections: see varve_source_expect(). */
varve_status varve_parts_expect(const varve_container_parts *parts, const varve_section *a,
                                const varve_section *b) VARVE_MUST_USE;
/* Returns the base of error offsets in the section: its offset in the file, or 0 if it was packed.
 */
uint64_t varve_parts_start_of(const varve_section *section);
/* Names the section in errors until reporter.part is NULL again. */
void varve_parts_name_section(varve_container_parts *parts, const varve_section *section);
varve_status varve_parts_open_groups(varve_container_parts *parts) VARVE_MUST_USE;
varve_status varve_parts_open_mapped(varve_container_parts *parts) VARVE_MUST_USE;

#endif
