/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scans bytecode files, and checks that the events account for every byte, in order, once.
 * Arguments: files. Prints a line for each file that fails, and at the end the number of files.
 * Exits 1 if one fails. */
#include <inttypes.h>
#include <stdio.h>

#include "base/file/file_map.h"
#include "bytecode/file/scan.h"

typedef struct account {
  uint64_t expected;
  bool has_gap;
} account;

static varve_status take(void *user, const varve_scan_event *event) {
  account *bytes = user;
  bytes->has_gap |= event->offset != bytes->expected;
  bytes->expected = event->offset + event->size;
  return VARVE_STATUS_OK;
}

static bool scan(const char *path) {
  varve_memory memory;
  varve_file_map map;
  const varve_file_request request = {.path = path};
  const char *error = NULL;
  varve_memory_init(&memory, NULL, 0);
  if (varve_file_map_open(&map, &memory, &request, &error) != VARVE_STATUS_OK) {
    printf("%s: %s\n", path, error);
    return false;
  }
  account bytes = {0, false};
  varve_diagnostic_sink none = {NULL, NULL};
  varve_slice all = varve_slice_make(map.data, map.size);
  varve_status status = varve_bytecode_scan(&memory, all, varve_slice_of(path), none, take, &bytes);
  bool is_whole = status == VARVE_STATUS_OK && !bytes.has_gap && bytes.expected == map.size;
  if (!is_whole)
    printf("%s: %s, %" PRIu64 " of %zu bytes%s\n", path, varve_status_text(status), bytes.expected,
           map.size, bytes.has_gap ? ", with gaps" : "");
  varve_file_map_close(&map);
  return is_whole;
}

int main(int argc, char **argv) {
  int failed = 0;
  for (int i = 1; i < argc; i++)
    failed += !scan(argv[i]);
  printf("%d files, %d failed\n", argc - 1, failed);
  return failed != 0;
}
