/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The state of an open file. */
#ifndef VARVE_API_OPEN_FILE_H
#define VARVE_API_OPEN_FILE_H

#include <varve/file.h>

#include "api/load/pack_attempt.h"
#include "base/file/file_map.h"
#include "base/file/read_ahead.h"
#include "base/file/source.h"
#include "bytecode/module/parts.h"
#include "container/file/parts.h"
#include "dialect/registry/pack_reading.h"
#include "dialect/symbols.h"

/* Maps symbol names to operations of the root, for files without an index. */

typedef struct varve_named_operation {
  varve_slice name;
  uint64_t first; /* first operation with this name */
  size_t count;   /* number of operations with this name */
} varve_named_operation;

typedef struct varve_name_index {
  varve_arena arena; /* varve_named_operation */
  varve_hash_table table;
  uint64_t seed;
  bool is_made;
} varve_name_index;

void varve_name_index_init(varve_name_index *index, varve_context *context);
void varve_name_index_release(varve_name_index *index);
/* A varve_symbol_function whose user is the index. Symbols come in order of definition; their
 * names must outlive the index. */
varve_status varve_name_index_add(void *user, const varve_symbol *symbol);
/* Returns NULL if no symbol has the name. */
const varve_named_operation *varve_name_index_find(const varve_name_index *index, varve_slice name);

/* The bytes, used by the open file and by modules that point into them. */
typedef struct varve_backing {
  varve_memory *memory;
  size_t users;
  varve_file_map map;
  varve_file_reader reader;
  varve_buffer bytes;       /* the file, if it was read through a callback: whole, or as in room */
  varve_bytecode_room room; /* data NULL: unused */
  varve_source source;
  varve_source raw; /* the same bytes, as long as a module has a share: without messages, and
                       without reading ahead */
} varve_backing;

/* One of bytecode, container and whole reads the file. If all are NULL, the first request reads
 * the whole file. */
struct varve_file {
  varve_context *context;
  varve_load_options options; /* with defaults filled in; the sink is relay */
  varve_diagnostic_relay relay;
  varve_pack_reading packs; /* what is known of the dialects of the file */
  varve_buffer name;        /* copy of the option file_name */
  varve_reporter reporter;
  varve_backing *backing;
  varve_read_ahead ahead; /* of the source of backing, if a request costs more than its bytes */
  varve_format format;
  varve_bytecode_parts *bytecode;
  varve_container_parts *container;
  varve_module *whole;
  varve_name_index names; /* of files without an index */
  varve_keeper keeper;    /* of bytecode, which needs one but never calls it */
};

/* Begins a call: its errors go to the sink, and what it reads is noted to choose packs. */
void varve_file_begin_call(varve_file *file);
/* Ends a call that did not run as an attempt: reports packs. Returns the status of the call, or why
 * reporting failed. */
varve_status varve_file_end_call(varve_file *file, varve_status status) VARVE_MUST_USE;
/* Returns the options with the sink of the caller, for a module that may outlive the file. */
varve_load_options varve_file_load_options(const varve_file *file);
/* Returns all bytes in memory. Reads the file if they are not there yet. */
varve_status varve_file_all_bytes(varve_file *file, varve_slice *bytes) VARVE_MUST_USE;
/* Makes the module share ownership of the bytes. */
varve_status varve_file_lend(varve_file *file, varve_module *module) VARVE_MUST_USE;
/* Gives the module the data of its resources that was left out. Large data is read at first use. */
varve_status varve_file_place_resources(varve_file *file, varve_module *module) VARVE_MUST_USE;
/* Reads file->whole. In a container without groups, the data of resources is not read. */
varve_status varve_file_load_whole(varve_file *file) VARVE_MUST_USE;

/* Loads the whole file and converts it, if it is an artifact in groups: an artifact has no symbols,
 * so calls that find none in groups try this. *is_converted: the file has no groups any more. */
varve_status varve_file_convert_groups(varve_file *file, bool *is_converted) VARVE_MUST_USE;

#endif
