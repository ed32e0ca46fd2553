/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What an open file is made of. */
#ifndef VARVE_API_OPEN_FILE_H
#define VARVE_API_OPEN_FILE_H

#include <varve/file.h>

#include "api/name_index.h"
#include "base/file_map.h"
#include "base/file_source.h"
#include "bytecode/parts.h"
#include "container/parts.h"

/* The bytes, used by the file while it is open and by modules that point into them. */
typedef struct varve_backing {
  varve_memory *memory;
  size_t users;
  varve_file_map map;
  varve_file_reader reader;
  varve_buffer bytes; /* what was read whole through a call */
  varve_source source;
} varve_backing;

/* One of bytecode, container and whole reads the file. If all are NULL, the first request reads
 * the whole file. */
struct varve_file {
  varve_context *context;
  varve_load_options options; /* filled in */
  varve_buffer name;          /* what the option file_name points to */
  varve_reporter reporter;
  varve_backing *backing;
  varve_source elsewhere; /* what the source of backing reads from */
  varve_format format;
  varve_bytecode_parts *bytecode;
  varve_container_parts *container;
  varve_module *whole;
  varve_name_index names; /* of what has no index of its own */
  varve_keeper keeper;    /* of bytecode, which only wants to know that there is one */
};

/* Starts a call: its errors are reported to the sink. */
void varve_file_begin_call(varve_file *file);
/* All bytes, in memory; read first if they are elsewhere. */
varve_status varve_file_all_bytes(varve_file *file, varve_slice *bytes) VARVE_MUST_USE;
/* Lets the module hold the bytes. */
varve_status varve_file_lend(varve_file *file, varve_module *module) VARVE_MUST_USE;
/* Puts data into the resources of module that were left. */
varve_status varve_file_fetch_resources(varve_file *file, varve_module *module) VARVE_MUST_USE;
/* file->whole; with a container that has no groups its resources are left. */
varve_status varve_file_load_whole(varve_file *file) VARVE_MUST_USE;

#endif
