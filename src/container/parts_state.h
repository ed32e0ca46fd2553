/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What an open container has, for the files that read it by parts. */
#ifndef VARVE_CONTAINER_PARTS_STATE_H
#define VARVE_CONTAINER_PARTS_STATE_H

#include "base/source.h"
#include "container/frame.h"
#include "container/groups.h"
#include "container/index.h"
#include "container/mapped_parts.h"
#include "container/parts.h"

#define VARVE_NO_GROUP UINT32_MAX

struct varve_container_parts {
  varve_context *context;
  const varve_source *source;
  varve_container_read_options options;
  varve_reporter reporter;
  varve_reported_part part; /* for it */
  varve_buffer head;        /* the first bytes, with the directory */
  varve_container_frame_reader frame;
  varve_unpacker unpacker; /* for it */
  varve_vocabulary vocabulary;
  const varve_section *module;  /* NULL: it is mapped */
  const varve_section *mapped;  /* NULL: it is not */
  const varve_section *small;   /* NULL: it is in streams or mapped */
  const varve_section *prelude; /* NULL: there is none; so the next two */
  const varve_section *symbols;
  const varve_section *index_section;
  varve_vector group_sections;    /* const varve_section * */
  varve_vector resource_sections; /* const varve_section * */
  varve_vector note_sections;     /* const varve_section * */
  varve_group_reader *groups;     /* NULL until something is read */
  varve_index index;
  bool is_index_open;
  bool is_consistent;               /* SYMBOLS and INDEX were compared with each other */
  bool is_borne_out;                /* they were compared with the module */
  varve_mapped_parts *mapped_parts; /* NULL until something is read */
  varve_module *group;              /* the one that was read last; NULL: none */
  uint32_t group_number;
};

/* Reports what is wrong with the section. */
varve_status varve_parts_refuse(varve_container_parts *parts, const varve_section *section,
                                const char *what);
/* The bytes of a section, checked; buffer holds them, or they are borrowed. */
varve_status varve_parts_get_section(varve_container_parts *parts, const varve_section *section,
                                     varve_buffer *buffer, varve_slice *bytes) VARVE_MUST_USE;
/* The offset that errors in the section count from: that in the file, or 0 of what was unpacked. */
uint64_t varve_parts_start_of(const varve_section *section);
/* Names the section in errors until reporter.part is NULL again. */
void varve_parts_name_section(varve_container_parts *parts, const varve_section *section);
varve_status varve_parts_open_groups(varve_container_parts *parts) VARVE_MUST_USE;
varve_status varve_parts_open_mapped(varve_container_parts *parts) VARVE_MUST_USE;

#endif
