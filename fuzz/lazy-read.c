/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Files that are read by parts, the checksums of containers mended: refused saying why, or listed,
 * and symbols read; all operations by their numbers give the module that is read whole. */
#include "fuzz/container.h"

typedef struct told {
  unsigned errors;
} told;

static void hear(void *user, const varve_diagnostic *diagnostic) {
  told *t = user;
  FUZZ_CHECK(diagnostic->message.size != 0);
  t->errors++;
}

static varve_status read_at(void *user, uint64_t offset, void *bytes, size_t size) {
  const varve_slice *all = user;
  FUZZ_CHECK(offset <= all->size && size <= all->size - offset);
  memcpy(bytes, all->data + offset, size);
  return VARVE_STATUS_OK;
}

/* Silent ones are these two. */
static bool is_refused(varve_status status, const told *t) {
  FUZZ_CHECK(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY ||
             status == VARVE_STATUS_NOT_FOUND || t->errors != 0);
  return status != VARVE_STATUS_OK;
}

enum { MOST_SYMBOLS = 8, MOST_NAME = 64 };
typedef struct symbols {
  char paths[MOST_SYMBOLS][MOST_NAME];
  size_t sizes[MOST_SYMBOLS];
  unsigned count;
  uint64_t listed;
} symbols;

static varve_status keep_symbol(void *user, const varve_file_symbol *symbol) {
  symbols *kept = user;
  FUZZ_CHECK(symbol->path.size != 0 && symbol->operation_name.size != 0);
  kept->listed++;
  if (kept->count == MOST_SYMBOLS || symbol->path.size > MOST_NAME)
    return VARVE_STATUS_OK;
  memcpy(kept->paths[kept->count], symbol->path.data, symbol->path.size);
  kept->sizes[kept->count++] = symbol->path.size;
  return VARVE_STATUS_OK;
}

static void read_symbols(varve_file *file, told *t) {
  symbols kept = {.count = 0};
  varve_module *module;
  t->errors = 0;
  (void)is_refused(varve_file_list(file, keep_symbol, &kept), t);
  for (unsigned i = 0; i < kept.count; i++) {
    const varve_slice path = {kept.paths[i], kept.sizes[i]};
    t->errors = 0;
    varve_status status = varve_file_read_symbol(file, path, &module);
    /* A path whose names are no text that parses again. */
    if (status == VARVE_STATUS_BAD_ARGUMENT)
      continue;
    if (!is_refused(status, t))
      varve_bytes_destroy(fuzz_save(module, NULL));
    varve_module_destroy(module);
  }
}

static void read_all(fuzz_session *session, varve_file *file, told *t, varve_slice bytes) {
  enum { MOST_OPERATIONS = 256 };
  uint64_t numbers[MOST_OPERATIONS];
  varve_file_selection selection = {.struct_size = sizeof(varve_file_selection)};
  varve_module *module;
  selection.operations = numbers;
  selection.all_resources = true;
  t->errors = 0;
  /* As many as there are. */
  for (uint64_t i = 0; i < MOST_OPERATIONS; i++) {
    varve_status status = varve_file_read_operation(file, i, &module);
    varve_module_destroy(module);
    if (is_refused(status, t))
      break;
    numbers[selection.count++] = i;
  }
  varve_status status = varve_file_read_selection(file, &selection, &module);
  if (!is_refused(status, t) && selection.count < MOST_OPERATIONS) {
    varve_module *whole = fuzz_load(session, bytes, NULL);
    if (whole != NULL && t->errors == 0)
      fuzz_check_same_module(whole, module, true);
    varve_module_destroy(whole);
  }
  varve_module_destroy(module);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  varve_slice bytes = {(const char *)data, size};
  unsigned char *mended = fuzz_copy(bytes);
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_file *file;
  told t = {0};
  fuzz_mend_container(mended, size, 0);
  fuzz_open(&session, NULL);
  bytes.data = (const char *)mended;
  source.size = size;
  source.read_at = read_at;
  source.user = &bytes;
  load.sink = (varve_diagnostic_sink){hear, &t};
  varve_status status = varve_file_open_source(session.context, &source, &load, &file);
  if (!is_refused(status, &t)) {
    read_symbols(file, &t);
    read_all(&session, file, &t, bytes);
  }
  varve_file_close(file);
  fuzz_close(&session);
  free(mended);
  return 0;
}
