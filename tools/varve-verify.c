/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-verify: checks that files are undamaged and can be read. */
#include <inttypes.h>
#include <string.h>

#include <varve/file.h>
#include <varve/ir.h>

#include "common/diagnostics.h"
#include "common/frame.h"
#include "common/help.h"
#include "common/message.h"
#include "common/progress.h"
#include "modules/shared.h"

#define OPTION_LIST "varve-verify.options.def"
typedef struct settings {
#include "common/option_fields.h"
  shared_settings shared;
} settings;

#define OPTION_OFFSET(field) offsetof(settings, field)
#include "common/option_table.h"

/* The output line of a file. */
typedef struct findings {
  varve_format format; /* inside the zstd frame if there is one */
  bool is_in_frame;
  bool has_hashes;
  bool has_version;
  unsigned version;
  uint64_t operation_count;
} findings;

static const char *display_name(const char *path) {
  return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

static uint64_t count_operations(varve_module *module) {
  const varve_operation *root = varve_module_get_root(module);
  uint64_t count = 0;
  for (const varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op))
    count++;
  return count;
}

/* Closes the file. */
static varve_status check(varve_file *file, findings *found) {
  varve_file_findings checked = {.struct_size = sizeof(varve_file_findings)};
  varve_module *module;
  found->format = varve_file_get_format(file);
  varve_status status = varve_file_check(file, &checked, &module);
  found->has_hashes = checked.has_hashes;
  found->has_version = checked.has_version;
  found->version = checked.version;
  if (status == VARVE_STATUS_OK)
    found->operation_count = count_operations(module);
  varve_module_destroy(module);
  varve_file_close(file);
  return status;
}

/* A file, and what is found in it. */
typedef struct reading {
  shared_reading base; /* first */
  findings *found;
} reading;

/* Checks in memory what can be read only once, and what is in zstd frames. */
static varve_status check_in_memory(const shared_reading *from, const varve_load_options *load,
                                    findings *found) {
  varve_context *context = from->context;
  varve_bytes *bytes;
  varve_file *file;
  found->is_in_frame = shared_is_unwrapped(from->run, from->path);
  varve_status status = shared_read(from->run, context, from->path, &bytes);
  if (status != VARVE_STATUS_OK)
    return status;
  found->format = varve_format_detect(varve_bytes_slice(bytes));
  found->is_in_frame |= found->format == VARVE_FORMAT_ZSTD;
  status = frame_unwrap(context, load, &bytes);
  if (status == VARVE_STATUS_OK) {
    found->format = varve_format_detect(varve_bytes_slice(bytes));
    status = varve_file_open_bytes(context, varve_bytes_slice(bytes), load, &file);
  }
  if (status == VARVE_STATUS_OK)
    status = check(file, found);
  shared_release(from->run, bytes);
  return status;
}

/* Detects the format of a file that cannot be opened, by its first bytes. */
static void look_at_head(const char *path, findings *found) {
  enum { MAGIC_SIZE = 4, HEAD_SIZE = 256 };
  char head[HEAD_SIZE];
  FILE *file = fopen(path, "rb");
  size_t size = file == NULL ? 0 : fread(head, 1, HEAD_SIZE, file);
  if (file != NULL)
    (void)fclose(file);
  if (size == 0)
    return;
  found->format = varve_format_detect((varve_slice){head, size});
  found->has_version = found->format == VARVE_FORMAT_VARVE && size > MAGIC_SIZE;
  if (found->has_version)
    found->version = (unsigned char)head[MAGIC_SIZE];
}

static varve_status check_path(shared_reading *from, const varve_load_options *options) {
  varve_file *file;
  varve_load_options load = *options;
  findings *found = ((reading *)from)->found;
  load.file_name = (varve_slice){display_name(from->path), strlen(display_name(from->path))};
  if (shared_is_stream(from->path))
    return check_in_memory(from, &load, found);
  varve_status status = varve_file_open(from->context, from->path, &load, &file);
  if (status != VARVE_STATUS_OK) {
    look_at_head(from->path, found);
    return status;
  }
  if (varve_file_get_format(file) != VARVE_FORMAT_ZSTD)
    return check(file, found);
  varve_file_close(file);
  return check_in_memory(from, &load, found);
}

static varve_status verify_file(shared_run *run, const char *path, findings *found) {
  reading from = {{.run = run, .path = path, .read = check_path}, found};
  varve_status status = shared_read_chosen(&from.base);
  varve_context_destroy(from.base.context);
  return status;
}

static const char *form_text(varve_format format) {
  if (format == VARVE_FORMAT_BYTECODE)
    return "MLIR bytecode";
  if (format == VARVE_FORMAT_JAX_EXPORT)
    return "MLIR bytecode in a file of jax.export";
  return format == VARVE_FORMAT_VARVE ? "varve container" : "text";
}

/* Returns what was checked, which depends on the format. */
static const char *check_text(const findings *found) {
  if (found->format == VARVE_FORMAT_VARVE)
    return found->has_hashes ? "checksums, structure and hashes verified"
                             : "checksums and structure verified";
  return found->is_in_frame ? "checksum of the frame and structure verified"
                            : "structure verified, there is no checksum";
}

/* Continues with the other files after a bad one. */
static int verify_files(shared_run *run, bool is_quiet) {
  static char standard_input[] = "-";
  output out;
  int worst = 0;
  varve_status written = output_open(&out, "-", &run->written);
  for (int i = 0; i == 0 || i < run->input_count; i++) {
    const char *path = run->input_count == 0 ? standard_input : run->inputs[i];
    findings found = {.format = VARVE_FORMAT_UNKNOWN};
    progress_start("verifying");
    varve_status status = verify_file(run, path, &found);
    progress_stop();
    if (!is_quiet) {
      bool is_known = found.format != VARVE_FORMAT_UNKNOWN && found.format != VARVE_FORMAT_ZSTD;
      put_visible((varve_slice){display_name(path), strlen(display_name(path))}, &out);
      put_text(": ", &out);
      if (is_known)
        put_format(&out, "%s%s, ", form_text(found.format),
                   found.is_in_frame ? " in a zstd frame" : "");
      if (found.has_version)
        put_format(&out, "version %u, ", found.version);
      if (status != VARVE_STATUS_OK)
        put_format(&out, "NOT verified: %s\n", varve_status_text(status));
      else
        put_format(&out, "%" PRIu64 " operation%s, %s\n", found.operation_count,
                   found.operation_count == 1 ? "" : "s", check_text(&found));
      output_flush(&out);
    }
    int code = shared_finish(run, status);
    worst = code > worst ? code : worst;
  }
  int code = shared_finish(run, output_close(&out, written));
  return code > worst ? code : worst;
}

int main(int argc, char **argv) {
  settings set = {.shared = SHARED_SETTINGS_INIT};
  shared_run run = {.tool = option_list.tool, .set = &set.shared};
  option_line line;
  if (!tool_begin(&option_list, argc, argv, &set, &line))
    return EXIT_USAGE;
  if (set.shared.help || set.shared.version)
    return tool_print_help(&option_list, set.shared.help);
  run.inputs = argv;
  run.input_count = line.input_count;
  shared_limit_memory(&run, &set.shared);
  int code = shared_prepare_load(&run);
  if (code != 0)
    return code;
  varve_status status = shared_open(&run);
  code = status != VARVE_STATUS_OK ? shared_finish(&run, status) : verify_files(&run, set.quiet);
  shared_close(&run);
  return code;
}
