/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lets lower folders parse the text of attributes in definitions, and find dialects in text. */
#include "text/parse/attach.h"

#include "text/lex/used_names.h"
#include "text/parse/parser.h"

/* Drops the diagnostics: the caller reports which definition is wrong. */
static varve_status parse_attribute(varve_context *context, varve_slice text,
                                    const varve_entity **attribute) {
  varve_source_map map;
  varve_reporter reporter = {.source = text, .map = &map};
  varve_source_map_init(&map, &context->memory, text);
  varve_era era = context->era;
  context->era = VARVE_ERA_LLVM22; /* definitions use the text of LLVM 22 */
  varve_status status = varve_parse_attribute_text(NULL, context, &reporter, text, attribute);
  context->era = era;
  varve_source_map_release(&map);
  return status == VARVE_STATUS_SYNTAX ? VARVE_STATUS_INVALID : status;
}

void varve_text_attach(varve_context *context) {
  context->parse_attribute = parse_attribute;
  context->collect_names = varve_used_names_collect;
}
