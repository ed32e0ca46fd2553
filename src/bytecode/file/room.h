/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Room for the bytes of a file that a source reads by range: all but the values of resources, which
 * are read when they are asked for. */
#ifndef VARVE_BYTECODE_ROOM_H
#define VARVE_BYTECODE_ROOM_H

#include "base/file/source.h"

/* Smaller resource sections, and smaller blobs, are read at once. */
enum { VARVE_ROOM_LARGE_BLOB = 1 << 16 };

typedef struct varve_bytecode_room {
  const varve_source *source;
  char *data;         /* as many bytes as the source has */
  uint64_t end;       /* all bytes before it were read, except those left out */
  uint64_t left;      /* offset of the bytes that were left out */
  uint64_t left_size; /* 0: none */
} varve_bytecode_room;

/* Reads the file into data, which has room for all of it, except a large resource section. If the
 * sections cannot be found, reads the rest, whose faults the reader reports. */
varve_status varve_bytecode_room_open(varve_bytecode_room *room, const varve_source *source,
                                      char *data) VARVE_MUST_USE;
/* Reads what was left out. */
varve_status varve_bytecode_room_complete(varve_bytecode_room *room) VARVE_MUST_USE;
/* Reads the value of a resource, except the bytes of a large blob. */
varve_status varve_bytecode_room_read_value(const varve_bytecode_room *room, uint64_t offset,
                                            uint64_t size) VARVE_MUST_USE;

#endif
