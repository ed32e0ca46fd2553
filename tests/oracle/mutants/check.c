/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loads a mutant, writes it in every form, reads each form back and compares the modules. */
#include "tests/oracle/mutants/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <varve.h>

enum { GROUP_SIZE = 1, MOST_MEMORY = 1 << 30, MOST_OUTPUT = 1 << 26 };

/* One form. Exact forms can also store invalid modules. Forms with groups cannot, because an
 * operation of one group must not use a value of another. */
typedef struct form {
  const char *name;
  varve_format format;
  bool is_generic;
  bool is_exact;
  varve_layout layout;
  int64_t group_size;
} form;

static const form forms[] = {
    {"generic text", VARVE_FORMAT_TEXT, true, false, VARVE_LAYOUT_PACKED, 0},
    {"pretty text", VARVE_FORMAT_TEXT, false, false, VARVE_LAYOUT_PACKED, 0},
    {"bytecode", VARVE_FORMAT_BYTECODE, false, true, VARVE_LAYOUT_PACKED, 0},
    {"packed", VARVE_FORMAT_VARVE, false, true, VARVE_LAYOUT_PACKED, -1},
    {"grouped", VARVE_FORMAT_VARVE, false, true, VARVE_LAYOUT_PACKED, GROUP_SIZE},
    {"mapped", VARVE_FORMAT_VARVE, false, true, VARVE_LAYOUT_MAPPED, GROUP_SIZE}};

typedef struct buffer {
  char *bytes;
  size_t size;
} buffer;

static void hear(void *user, const varve_diagnostic *diagnostic) {
  buffer *heard = user;
  if (diagnostic->severity == VARVE_SEVERITY_ERROR && heard->bytes[0] == '\0')
    snprintf(heard->bytes, heard->size, "%.*s", (int)diagnostic->message.size,
             diagnostic->message.data);
}

static varve_context *new_context(void) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context *context = NULL;
  limits.max_memory = MOST_MEMORY;
  limits.max_output = MOST_OUTPUT;
  options.limits = &limits;
  options.seed = 1;
  if (varve_context_create(&options, &context) != VARVE_STATUS_OK)
    abort();
  return context;
}

static varve_module *load(varve_context *context, varve_slice bytes, bool no_verify,
                          buffer *heard) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_module *module = NULL;
  options.sink = (varve_diagnostic_sink){hear, heard};
  options.no_source_locations = true;
  options.no_verify = no_verify;
  heard->bytes[0] = '\0';
  if (varve_module_load(context, bytes, &options, &module) != VARVE_STATUS_OK)
    return NULL;
  return module;
}

static varve_bytes *save(varve_module *module, const form *f, varve_status *status, buffer *heard) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes = NULL;
  heard->bytes[0] = '\0';
  options.sink = (varve_diagnostic_sink){hear, heard};
  options.format = f->format;
  options.generic_form = f->is_generic;
  options.debug_info = true;
  options.layout = f->layout;
  options.group_size = f->group_size;
  options.level = 1;
  *status = varve_module_save(module, &options, &bytes);
  return *status == VARVE_STATUS_OK ? bytes : NULL;
}

/* Writes the first difference between the module and its copy to failure. */
static void compare(varve_module *module, varve_module *again, const form *f, buffer *failure) {
  varve_compare_options options = {.struct_size = sizeof(varve_compare_options)};
  varve_bytes *difference = NULL;
  bool is_equal = false;
  /* Text tells some locations apart that bytecode does not, and the reverse. */
  options.ignore_locations = f->format != VARVE_FORMAT_VARVE;
  if (varve_module_compare(module, again, &options, &is_equal, &difference) != VARVE_STATUS_OK) {
    snprintf(failure->bytes, failure->size, "%s: the comparison failed", f->name);
  } else if (!is_equal) {
    varve_slice text = varve_bytes_slice(difference);
    snprintf(failure->bytes, failure->size, "%s: %.*s", f->name, (int)text.size, text.data);
  }
  varve_bytes_destroy(difference);
}

/* A module that was not verified may be impossible to write in a form. The writer then reports an
 * error. */
static void check_form(varve_module *module, const form *f, bool is_valid, buffer *failure) {
  char message[400];
  buffer heard = {message, sizeof message};
  varve_status status;
  varve_bytes *bytes = save(module, f, &status, &heard);
  if (bytes == NULL) {
    if (is_valid || message[0] == '\0')
      snprintf(failure->bytes, failure->size, "%s: not written, status %d: %s", f->name,
               (int)status, message);
    return;
  }
  varve_context *context = new_context();
  varve_module *again = load(context, varve_bytes_slice(bytes), !is_valid, &heard);
  if (again == NULL)
    snprintf(failure->bytes, failure->size, "%s: not read back: %s", f->name, message);
  else
    compare(module, again, f, failure);
  varve_module_destroy(again);
  varve_context_destroy(context);
  varve_bytes_destroy(bytes);
}

void check_mutant(const char *text, verdict *v) {
  varve_slice bytes = {text, strlen(text)};
  buffer heard = {v->message, sizeof v->message}, failure = {v->failure, sizeof v->failure};
  varve_context *context = new_context();
  char ignored[400];
  buffer unheard = {ignored, sizeof ignored};
  varve_module *module = load(context, bytes, false, &heard);
  v->failure[0] = '\0';
  v->is_accepted = module != NULL;
  if (module == NULL && v->message[0] == '\0')
    snprintf(failure.bytes, failure.size, "rejected without an error");
  if (module == NULL)
    module = load(context, bytes, true, &unheard);
  for (size_t i = 0; module != NULL && v->failure[0] == '\0' && i < sizeof forms / sizeof forms[0];
       i++)
    if (v->is_accepted || forms[i].is_exact)
      check_form(module, &forms[i], v->is_accepted, &failure);
  varve_module_destroy(module);
  varve_context_destroy(context);
}
