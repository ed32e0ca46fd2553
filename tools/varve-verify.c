/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-verify: whether files are whole and can be read. */
#include <inttypes.h>
#include <string.h>

#include <varve/ir.h>

#include "common/diagnostics.h"
#include "common/progress.h"
#include "common/shared.h"

#define OPTION_LIST "varve-verify.options.def"
typedef struct settings {
#include "common/option_fields.h"
  shared_settings shared;
} settings;

#define OPTION_OFFSET(field) offsetof(settings, field)
#include "common/option_table.h"

/* What is told of a file. */
typedef struct findings {
  varve_format format; /* in the frame, where there is one */
  bool is_in_frame;
  bool has_hashes;
  bool has_version;
  unsigned version;
  uint64_t operation_count;
} findings;

static const char *display_name(const char *path) {
  return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

/* Both binary forms have the version behind a magic of four bytes: bytecode a varint, which has one
 * byte for every version that there is, varve a byte. */
static void find_version(varve_slice bytes, findings *found) {
  enum { MAGIC_SIZE = 4 };
  if (found->format == VARVE_FORMAT_TEXT || bytes.size <= MAGIC_SIZE)
    return;
  unsigned byte = (unsigned char)bytes.data[MAGIC_SIZE];
  found->has_version = found->format == VARVE_FORMAT_VARVE || (byte & 1) != 0;
  found->version = found->format == VARVE_FORMAT_VARVE ? byte : byte >> 1;
}

/* Puts what the frames hold in place of *bytes. */
static varve_status unwrap(varve_context *context, const varve_load_options *load,
                           varve_bytes **bytes) {
  varve_bytes *unwrapped;
  varve_status status = varve_zstd_unwrap(context, varve_bytes_slice(*bytes), load, &unwrapped);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_bytes_destroy(*bytes);
  *bytes = unwrapped;
  return VARVE_STATUS_OK;
}

static varve_status check_hashes_present(varve_slice bytes, const varve_load_options *load,
                                         findings *found) {
  varve_module_hashes hashes;
  if (found->format != VARVE_FORMAT_VARVE)
    return VARVE_STATUS_OK;
  varve_status status = varve_module_hashes_read(bytes, load, &hashes);
  found->has_hashes = status == VARVE_STATUS_OK;
  return status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_OK : status;
}

static varve_status verify_bytes(varve_context *context, varve_slice bytes,
                                 const varve_load_options *load, findings *found) {
  varve_module *module;
  found->format = varve_format_detect(bytes);
  find_version(bytes, found);
  varve_status status = varve_module_load(context, bytes, load, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_read_bodies(module);
  if (status == VARVE_STATUS_OK)
    status = check_hashes_present(bytes, load, found);
  if (status == VARVE_STATUS_OK) {
    const varve_operation *root = varve_module_get_root(module);
    for (const varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op))
      found->operation_count++;
  }
  varve_module_destroy(module);
  return status;
}

static varve_status verify_file(const shared_run *run, const char *path, findings *found) {
  varve_context *context;
  varve_bytes *bytes = NULL;
  varve_load_options load = run->load;
  load.file_name = (varve_slice){display_name(path), strlen(display_name(path))};
  varve_status status = shared_make_context(run, &context);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_file_read(context, path, load.sink, &bytes);
  if (status == VARVE_STATUS_OK) {
    found->format = varve_format_detect(varve_bytes_slice(bytes));
    found->is_in_frame = found->format == VARVE_FORMAT_ZSTD;
    if (found->is_in_frame)
      status = unwrap(context, &load, &bytes);
  }
  if (status == VARVE_STATUS_OK)
    status = verify_bytes(context, varve_bytes_slice(bytes), &load, found);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  return status;
}

static const char *form_text(varve_format format) {
  if (format == VARVE_FORMAT_BYTECODE)
    return "MLIR bytecode";
  return format == VARVE_FORMAT_VARVE ? "varve container" : "text";
}

/* What the word verified means differs between the forms. */
static const char *check_text(const findings *found) {
  if (found->format == VARVE_FORMAT_VARVE)
    return found->has_hashes ? "checksums, structure and hashes verified"
                             : "checksums and structure verified";
  return found->is_in_frame ? "checksum of the frame and structure verified"
                            : "structure verified, there is no checksum";
}

static void print_line(const char *path, const findings *found, varve_status status) {
  bool is_known = found->format != VARVE_FORMAT_UNKNOWN && found->format != VARVE_FORMAT_ZSTD;
  printf("%s: ", display_name(path));
  if (is_known)
    printf("%s%s, ", form_text(found->format), found->is_in_frame ? " in a zstd frame" : "");
  if (found->has_version)
    printf("version %u, ", found->version);
  if (status != VARVE_STATUS_OK)
    printf("NOT verified: %s\n", varve_status_text(status));
  else
    printf("%" PRIu64 " operation%s, %s\n", found->operation_count,
           found->operation_count == 1 ? "" : "s", check_text(found));
}

/* A bad file does not keep the others from being looked at. */
static int verify_files(const shared_run *run, char **paths, int count, bool is_quiet) {
  static char standard_input[] = "-";
  int worst = 0;
  for (int i = 0; i == 0 || i < count; i++) {
    const char *path = count == 0 ? standard_input : paths[i];
    findings found = {.format = VARVE_FORMAT_UNKNOWN};
    progress_start("verifying");
    varve_status status = verify_file(run, path, &found);
    progress_stop();
    if (!is_quiet)
      print_line(path, &found, status);
    int code = shared_finish(run, status);
    worst = code > worst ? code : worst;
  }
  return fflush(stdout) == 0 && !ferror(stdout) ? worst : EXIT_USAGE;
}

int main(int argc, char **argv) {
  settings set = {.shared = SHARED_SETTINGS_INIT};
  shared_run run = {.tool = option_list.tool, .set = &set.shared};
  int input_count;
  if (!options_parse(&option_list, argc, argv, &set, &input_count))
    return EXIT_USAGE;
  if (set.shared.help || set.shared.version)
    return shared_print_help(&run, &option_list);
  run.inputs = argv;
  run.input_count = input_count;
  int code = shared_prepare_load(&run);
  if (code != 0)
    return code;
  varve_status status = shared_open(&run);
  run.load.check_hashes = true;
  code = status != VARVE_STATUS_OK
             ? shared_finish(&run, status)
             : verify_files(&run, argv, input_count, set.quiet || set.short_quiet);
  shared_close(&run);
  return code;
}
