/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Describes definitions: see describe.h. */
#include "dialect/describe.h"

#include <inttypes.h>
#include <string.h>

#include "dialect/load.h"

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* Writes text of the definition language; in Markdown between more backquotes than it contains. */
static void write_code(const describer *to, varve_slice text) {
  size_t fence = 1, run = 0;
  for (size_t i = 0; i < text.size; i++) {
    run = text.data[i] == '`' ? run + 1 : 0;
    fence = run >= fence ? run + 1 : fence;
  }
  if (!to->is_markdown) {
    put_visible(text, to->out);
    return;
  }
  for (size_t i = 0; i < fence; i++)
    put_char('`', to->out);
  const char *space = fence > 1 ? " " : "";
  put_text(space, to->out);
  put_visible(text, to->out);
  put_text(space, to->out);
  for (size_t i = 0; i < fence; i++)
    put_char('`', to->out);
}

static void begin_section(const describer *to, const char *title) {
  if (to->is_markdown)
    put_format(to->out, "\n%c%s:\n\n", title[0] - 'a' + 'A', title + 1);
  else
    put_format(to->out, "  %s\n", title);
}

static void begin_line(const describer *to) { put_text(to->is_markdown ? "- " : "    ", to->out); }

void describe_name(const describer *to, varve_definition dialect, varve_definition definition) {
  varve_slice prefix = varve_definition_get_name(dialect);
  varve_slice name = varve_definition_get_name(definition);
  put_text(to->is_markdown ? "`" : "", to->out);
  put_text(dialect_sigil(definition.kind), to->out);
  if (definition.kind > VARVE_DEFINITION_OPERATION) {
    put_visible(prefix, to->out);
    put_char('.', to->out);
  }
  put_visible(name, to->out);
  put_text(to->is_markdown ? "`" : "", to->out);
}

/* Items of lists */

static void write_constraint(const describer *to, varve_definition definition,
                             uint32_t constraint) {
  char text[4096];
  size_t length;
  varve_status status =
      varve_definition_print_constraint(definition, constraint, text, sizeof text, &length);
  write_code(to, (varve_slice){text, length});
  if (status != VARVE_STATUS_OK)
    put_text("...", to->out);
}

static void write_note(const describer *to, const char *note, varve_slice code) {
  if (code.size == 0)
    return;
  put_format(to->out, ", %s ", note);
  write_code(to, code);
}

static void write_value(const describer *to, varve_definition definition,
                        const varve_definition_item *item) {
  static const char *const arities[] = {"", ", optional", ", variadic", ", variadic of groups"};
  write_code(to, item->name.size != 0 ? item->name : slice_of("_"));
  put_text(": ", to->out);
  write_constraint(to, definition, item->constraint);
  put_text(arities[item->arity], to->out);
  put_text(item->is_optional ? ", optional" : "", to->out);
  write_note(to, "sizes in", item->segments);
  write_note(to, "encoded as", item->native);
  write_note(to, item->is_optional ? "printed unless" : "default", item->default_value);
}

static void write_case(const describer *to, varve_definition definition,
                       const varve_definition_item *item) {
  write_code(to, item->name);
  if (varve_definition_has_flag(definition, VARVE_DEFINITION_BITS))
    put_format(to->out, " = 0x%" PRIx64, item->number);
  else
    put_format(to->out, " = %" PRIu64, item->number);
}

static void write_item(const describer *to, varve_definition definition, varve_definition_list list,
                       const varve_definition_item *item) {
  switch (list) {
  case VARVE_DEFINITION_TRAITS:
  case VARVE_DEFINITION_DEPENDS:
    write_code(to, item->name);
    break;
  case VARVE_DEFINITION_FACTS:
    write_code(to, item->name);
    put_text(" = ", to->out);
    write_code(to, item->value);
    break;
  case VARVE_DEFINITION_CASES:
    write_case(to, definition, item);
    break;
  case VARVE_DEFINITION_SUCCESSORS:
    write_code(to, item->name);
    put_text(item->arity == VARVE_ARITY_VARIADIC ? ", variadic" : "", to->out);
    break;
  default:
    write_value(to, definition, item);
    break;
  }
}

static void describe_list(const describer *to, varve_definition definition,
                          varve_definition_list list) {
  static const char *const titles[] = {"operands",   "results",    "regions", "successors",
                                       "properties", "parameters", "traits",  "facts",
                                       "cases",      "depends on"};
  uint32_t count = varve_definition_get_count(definition, list);
  if (count != 0)
    begin_section(to, titles[list]);
  for (uint32_t i = 0; i < count; i++) {
    varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
    if (varve_definition_get_item(definition, list, i, &item) != VARVE_STATUS_OK)
      return;
    begin_line(to);
    write_item(to, definition, list, &item);
    put_char('\n', to->out);
  }
}

/* Definitions */

static void describe_format(const describer *to, varve_definition definition) {
  varve_slice format = varve_definition_get_format(definition);
  if (format.size == 0)
    return;
  begin_section(to, definition.kind == VARVE_DEFINITION_ENUM ? "separator" : "format");
  begin_line(to);
  write_code(to, format);
  put_char('\n', to->out);
}

static void describe_flags(const describer *to, varve_definition definition) {
  static const char *const texts[] = {"accepts operations without a definition",
                                      "accepts types and attributes without a definition",
                                      "has operandSegmentSizes",
                                      "has resultSegmentSizes",
                                      "values are sets of bits",
                                      "several bits are printed in quotes",
                                      "a case with several bits is printed instead of them"};
  bool any = false;
  for (int flag = 0; flag <= VARVE_DEFINITION_GROUPS; flag++) {
    if (!varve_definition_has_flag(definition, (varve_definition_flag)flag))
      continue;
    if (!any)
      begin_section(to, "notes");
    any = true;
    begin_line(to);
    put_format(to->out, "%s\n", texts[flag]);
  }
}

static void describe_dialect(const describer *to, varve_definition dialect) {
  varve_slice set = varve_definition_get_set(dialect);
  if (set.size != 0) {
    begin_section(to, "set");
    begin_line(to);
    write_code(to, set);
    put_char('\n', to->out);
  }
  describe_list(to, dialect, VARVE_DEFINITION_DEPENDS);
  begin_section(to, "has");
  begin_line(to);
  dialect_write_counts(dialect, to->out);
  put_char('\n', to->out);
}

void describe_definition(const describer *to, varve_definition dialect,
                         varve_definition definition) {
  static const varve_definition_list order[] = {
      VARVE_DEFINITION_OPERANDS,   VARVE_DEFINITION_RESULTS,    VARVE_DEFINITION_REGIONS,
      VARVE_DEFINITION_SUCCESSORS, VARVE_DEFINITION_PARAMETERS, VARVE_DEFINITION_PROPERTIES,
      VARVE_DEFINITION_CASES,      VARVE_DEFINITION_TRAITS,     VARVE_DEFINITION_FACTS};
  uint32_t width = varve_definition_get_width(definition);
  if (to->is_markdown)
    put_text("\n### ", to->out);
  else
    put_format(to->out, "%s ", dialect_kind_text(definition.kind, false));
  describe_name(to, dialect, definition);
  if (width != 0)
    put_format(to->out, " of i%" PRIu32, width);
  put_char('\n', to->out);
  describe_format(to, definition);
  if (definition.kind == VARVE_DEFINITION_DIALECT)
    describe_dialect(to, definition);
  for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
    describe_list(to, definition, order[i]);
  describe_flags(to, definition);
}
