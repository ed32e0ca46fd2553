/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses text into a module: the generic form, and custom forms by formats and hooks. */
#ifndef VARVE_TEXT_PARSER_H
#define VARVE_TEXT_PARSER_H

#include "base/diagnostic.h"
#include "dialect/read_checks.h"
#include "ir/module.h"

typedef struct varve_parse_options {
  varve_slice file_name;     /* in locations and messages: "-" for standard input */
  bool no_source_locations;  /* an operation without loc(...) gets the unknown location */
  bool no_implicit_module;   /* the single top-level operation is the root */
  bool keep_unknown_text;    /* an operation in custom form of an unknown dialect is kept as text */
  bool lenient;              /* repairs mistakes of old documents, with a warning for each */
  bool keeps_misfits;        /* an operation in generic form whose attributes do not fit its
                                definition of a pack loses it, with a warning; otherwise an error */
  varve_read_checks *checks; /* NULL: no checks during the parse */
  varve_diagnostic_sink sink;
  uint32_t first_line; /* where the text begins in its file, 1-based; not 1:1 for a part of a split
                          file, whose implicit module */
  uint32_t first_column; /* then has this location instead of 0:0. 0 means 1 */
} varve_parse_options;

/* source need not outlive the call. On failure *module is NULL and at least one error was
 * reported, except if out of memory. */
varve_status varve_parse_module(varve_context *context, varve_slice source,
                                const varve_parse_options *options,
                                varve_module **module) VARVE_MUST_USE;

/* Parses one type or attribute, for the API and for text in bytecode. The whole text must be
 * consumed. Handles of resources are looked up or declared in module; if it is NULL, they are
 * only named. reporter's source must be text. */
varve_status varve_parse_type_text(varve_module *module, varve_context *context,
                                   varve_reporter *reporter, varve_slice text,
                                   const varve_entity **type) VARVE_MUST_USE;
varve_status varve_parse_attribute_text(varve_module *module, varve_context *context,
                                        varve_reporter *reporter, varve_slice text,
                                        const varve_entity **attribute) VARVE_MUST_USE;

/* Gives the context the functions of the text layer that lower layers need: the one that parses the
 * text of attributes in definitions, and the one that collects the names in a text. */
void varve_text_attach(varve_context *context);

#endif
