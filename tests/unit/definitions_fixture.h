/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions as text, and the tables or the first message that come of them. */
#ifndef VARVE_TESTS_UNIT_DEFINITIONS_FIXTURE_H
#define VARVE_TESTS_UNIT_DEFINITIONS_FIXTURE_H

#include "tests/unit/parse_fixture.h"

#include "definitions/definitions.h"
#include "definitions/read.h"
#include "definitions/tables_builder.h"
#include "dialect/registry/registry.h"
#include "text/parse/parser.h"

typedef struct read_tables {
  varve_definition_tables *tables;
  size_t size;
  varve_status status;
} read_tables;

/* Parses source and reads it; what the parser refuses is a fault of the test. */
static inline read_tables read_definition(parse_fixture *f, const char *source) {
  read_tables read = {NULL, 0, VARVE_STATUS_OK};
  varve_text_attach(f->context);
  varve_module *module = parse_source(f, varve_slice_of(source));
  if (module == NULL)
    fail_msg("%s\n  %u:%u: %s", source, (unsigned)f->line, (unsigned)f->column, f->message);
  varve_reporter reporter = {.sink = f->options.sink, .file = f->options.file_name};
  read.status =
      varve_definitions_read(&f->context->memory, module, &reporter, &read.tables, &read.size);
  assert_int_equal(read.status == VARVE_STATUS_OK, read.tables != NULL);
  varve_module_destroy(module);
  return read;
}

/* The same for a definition that is right. */
static inline read_tables read_good(parse_fixture *f, const char *source) {
  read_tables read = read_definition(f, source);
  if (read.status != VARVE_STATUS_OK)
    fail_msg("%s\n  %u:%u: %s", source, (unsigned)f->line, (unsigned)f->column, f->message);
  return read;
}

static inline void free_tables(parse_fixture *f, read_tables *read) {
  varve_memory_free(&f->context->memory, read->tables, read->size);
}

/* The only message of a definition that is refused: its line and column, and itself. */
typedef struct definition_fault {
  const char *source;
  unsigned line;
  unsigned column;
  const char *message;
} definition_fault;

static inline void assert_refused(parse_fixture *f, const definition_fault *fault) {
  read_tables read = read_definition(f, fault->source);
  if (read.status == VARVE_STATUS_OK)
    fail_msg("accepted:\n%s", fault->source);
  if (f->errors != 1 || f->line != fault->line || f->column != fault->column ||
      strcmp(f->message, fault->message) != 0)
    fail_msg("%s\n  %u errors, first at %u:%u: %s\n  expected at %u:%u: %s", fault->source,
             f->errors, (unsigned)f->line, (unsigned)f->column, f->message, fault->line,
             fault->column, fault->message);
}

#define assert_all_refused(f, faults)                                                              \
  for (size_t fault_ = 0; fault_ < VARVE_COUNT_OF(faults); fault_++)                               \
  assert_refused(f, &(faults)[fault_])

#define assert_text(read, text, expected)                                                          \
  assert_string_equal((read).tables->strings + (text), expected)

#endif
