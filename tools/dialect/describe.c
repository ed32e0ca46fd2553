/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions in words: see describe.h. */
#include "dialect/describe.h"

#include <inttypes.h>
#include <string.h>

#include "dialect/load.h"

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* What is written in the language of definitions; in Markdown between more backquotes than it has
 * itself. */
static void write_code(const describer *describer, varve_slice text) {
  size_t fence = 1, run = 0;
  for (size_t i = 0; i < text.size; i++) {
    run = text.data[i] == '`' ? run + 1 : 0;
    fence = run >= fence ? run + 1 : fence;
  }
  if (!describer->is_markdown) {
    dialect_write(text, describer->out);
    return;
  }
  for (size_t i = 0; i < fence; i++)
    fputc('`', describer->out);
  const char *space = fence > 1 ? " " : "";
  fputs(space, describer->out);
  dialect_write(text, describer->out);
  fputs(space, describer->out);
  for (size_t i = 0; i < fence; i++)
    fputc('`', describer->out);
}

static void begin_section(const describer *describer, const char *title) {
  if (describer->is_markdown)
    fprintf(describer->out, "\n%c%s:\n\n", title[0] - 'a' + 'A', title + 1);
  else
    fprintf(describer->out, "  %s\n", title);
}

static void begin_line(const describer *describer) {
  fputs(describer->is_markdown ? "- " : "    ", describer->out);
}

void describe_name(const describer *describer, varve_definition dialect,
                   varve_definition definition) {
  varve_slice prefix = varve_definition_get_name(dialect);
  varve_slice name = varve_definition_get_name(definition);
  fputs(describer->is_markdown ? "`" : "", describer->out);
  fputs(dialect_sigil(definition.kind), describer->out);
  if (definition.kind > VARVE_DEFINITION_OPERATION) {
    dialect_write(prefix, describer->out);
    fputc('.', describer->out);
  }
  dialect_write(name, describer->out);
  fputs(describer->is_markdown ? "`" : "", describer->out);
}

/* Items of lists */

static void write_constraint(const describer *describer, varve_definition definition,
                             uint32_t constraint) {
  char text[4096];
  size_t length;
  varve_status status =
      varve_definition_print_constraint(definition, constraint, text, sizeof text, &length);
  write_code(describer, (varve_slice){text, length});
  if (status != VARVE_STATUS_OK)
    fputs("...", describer->out);
}

static void write_note(const describer *describer, const char *note, varve_slice code) {
  if (code.size == 0)
    return;
  fprintf(describer->out, ", %s ", note);
  write_code(describer, code);
}

static void write_value(const describer *describer, varve_definition definition,
                        const varve_definition_item *item) {
  static const char *const arities[] = {"", ", optional", ", variadic", ", variadic of groups"};
  write_code(describer, item->name.size != 0 ? item->name : slice_of("_"));
  fputs(": ", describer->out);
  write_constraint(describer, definition, item->constraint);
  fputs(arities[item->arity], describer->out);
  fputs(item->is_optional ? ", optional" : "", describer->out);
  write_note(describer, "sizes in", item->segments);
  write_note(describer, "encoded as", item->native);
  write_note(describer, item->is_optional ? "printed unless" : "default", item->default_value);
}

static void write_case(const describer *describer, varve_definition definition,
                       const varve_definition_item *item) {
  write_code(describer, item->name);
  if (varve_definition_has_flag(definition, VARVE_DEFINITION_BITS))
    fprintf(describer->out, " = 0x%" PRIx64, item->number);
  else
    fprintf(describer->out, " = %" PRIu64, item->number);
}

static void write_item(const describer *describer, varve_definition definition,
                       varve_definition_list list, const varve_definition_item *item) {
  switch (list) {
  case VARVE_DEFINITION_TRAITS:
  case VARVE_DEFINITION_DEPENDS:
    write_code(describer, item->name);
    break;
  case VARVE_DEFINITION_FACTS:
    write_code(describer, item->name);
    fputs(" = ", describer->out);
    write_code(describer, item->value);
    break;
  case VARVE_DEFINITION_CASES:
    write_case(describer, definition, item);
    break;
  case VARVE_DEFINITION_SUCCESSORS:
    write_code(describer, item->name);
    fputs(item->arity == VARVE_ARITY_VARIADIC ? ", variadic" : "", describer->out);
    break;
  default:
    write_value(describer, definition, item);
    break;
  }
}

static void describe_list(const describer *describer, varve_definition definition,
                          varve_definition_list list) {
  static const char *const titles[] = {"operands",   "results",    "regions", "successors",
                                       "properties", "parameters", "traits",  "facts",
                                       "cases",      "depends on"};
  uint32_t count = varve_definition_get_count(definition, list);
  if (count != 0)
    begin_section(describer, titles[list]);
  for (uint32_t i = 0; i < count; i++) {
    varve_definition_item item = VARVE_DEFINITION_ITEM_INIT;
    if (varve_definition_get_item(definition, list, i, &item) != VARVE_STATUS_OK)
      return;
    begin_line(describer);
    write_item(describer, definition, list, &item);
    fputc('\n', describer->out);
  }
}

/* Definitions */

static void describe_format(const describer *describer, varve_definition definition) {
  varve_slice format = varve_definition_get_format(definition);
  if (format.size == 0)
    return;
  begin_section(describer, "format");
  begin_line(describer);
  write_code(describer, format);
  fputc('\n', describer->out);
}

static void describe_flags(const describer *describer, varve_definition definition) {
  static const char *const texts[] = {"takes operations that are not defined",
                                      "takes types and attributes that are not defined",
                                      "has operandSegmentSizes",
                                      "has resultSegmentSizes",
                                      "values are sets of bits",
                                      "several bits are printed in quotes"};
  bool any = false;
  for (int flag = 0; flag <= VARVE_DEFINITION_QUOTED; flag++) {
    if (!varve_definition_has_flag(definition, (varve_definition_flag)flag))
      continue;
    if (!any)
      begin_section(describer, "notes");
    any = true;
    begin_line(describer);
    fprintf(describer->out, "%s\n", texts[flag]);
  }
}

void describe_definition(const describer *describer, varve_definition dialect,
                         varve_definition definition) {
  static const varve_definition_list order[] = {
      VARVE_DEFINITION_DEPENDS,    VARVE_DEFINITION_OPERANDS,   VARVE_DEFINITION_RESULTS,
      VARVE_DEFINITION_REGIONS,    VARVE_DEFINITION_SUCCESSORS, VARVE_DEFINITION_PARAMETERS,
      VARVE_DEFINITION_PROPERTIES, VARVE_DEFINITION_CASES,      VARVE_DEFINITION_TRAITS,
      VARVE_DEFINITION_FACTS};
  uint32_t width = varve_definition_get_width(definition);
  if (describer->is_markdown)
    fputs("\n### ", describer->out);
  else
    fprintf(describer->out, "%s ", dialect_kind_text(definition.kind, false));
  describe_name(describer, dialect, definition);
  if (width != 0)
    fprintf(describer->out, " of i%" PRIu32, width);
  fputc('\n', describer->out);
  describe_format(describer, definition);
  for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
    describe_list(describer, definition, order[i]);
  describe_flags(describer, definition);
}
