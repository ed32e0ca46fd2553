/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reports which parts of formats were used: see coverage.h. */
#include "dialect/coverage.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/fault_place.h"
#include "dialect/load.h"

typedef enum count_kind { FORMATS, ALTERNATIVES, EQUATIONS, CODES, COUNT_KINDS } count_kind;

typedef struct reporter {
  coverage_report *report;
  varve_definition definition;
  const varve_operation *op; /* of the definition in the file */
  varve_slice name;
  char name_text[1024]; /* what name points to */
  const varve_operation *dialect;
  bool is_found; /* the format was visited */
  bool is_used;
  uint64_t all[COUNT_KINDS];
  uint64_t used[COUNT_KINDS];
} reporter;

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static bool starts_with(varve_slice text, const char *start) {
  return text.size >= strlen(start) && memcmp(text.data, start, strlen(start)) == 0;
}

/* Places */

/* Finds line and column of the location of an operation. */
static bool find_location(const varve_operation *op, fault_character *at) {
  varve_file_position position = {.struct_size = sizeof position};
  if (varve_location_get_file(varve_operation_get_location(op), &position) != VARVE_STATUS_OK)
    return false;
  at->line = position.line;
  at->column = position.column;
  return at->line != 0 && at->column != 0;
}

/* Writes "file:line:column: " of a part, or of its definition if the part cannot be found. */
static void put_place(const reporter *r, uint32_t offset) {
  fault_character at = {.part = slice_of("varve.format"), .number = (size_t)offset + 1};
  varve_diagnostic place = {0};
  bool is_shared = starts_with(varve_definition_get_format(r->definition), "hook:");
  put_visible(slice_of(r->report->path), r->report->out);
  if (find_location(is_shared ? r->dialect : r->op, &at)) {
    if (!fault_place_of(r->report->text, &at, &place)) {
      place.line = at.line;
      place.column = at.column;
    }
    put_format(r->report->out, ":%" PRIu32 ":%" PRIu32, place.line, place.column);
  }
  put_text(": ", r->report->out);
}

/* Returns the size of a part of a format: up to the '|', ';' or ')' after it, or up to the ')' that
 * ends it. */
static size_t size_of_part(const varve_format_part *part) {
  const varve_slice text = part->text;
  bool is_whole = part->kind != VARVE_FORMAT_PART_ALTERNATIVE && text.size != 0 &&
                  (text.data[0] == '(' || starts_with(text, "if") || starts_with(text, "each"));
  char quote = 0;
  size_t depth = 0, at = 0;
  for (; at < text.size; at++) {
    char c = text.data[at];
    if (quote != 0 || c == '`' || c == '\'') {
      quote = quote == 0 ? c : (char)(quote == c ? 0 : quote);
      continue;
    }
    if (depth == 0 && strchr("|;)", c) != NULL)
      break;
    depth += c == '(';
    depth -= c == ')';
    if (depth == 0 && c == ')' && is_whole)
      return at + 1 + (at + 1 < text.size && text.data[at + 1] == '?');
  }
  while (at != 0 && text.data[at - 1] == ' ')
    at--;
  return at;
}

/* Parts */

static const char *const part_names[] = {[VARVE_FORMAT_PART_FORMAT] = "format",
                                         [VARVE_FORMAT_PART_ALTERNATIVE] = "alternative",
                                         [VARVE_FORMAT_PART_THEN] = "first half of if(...)",
                                         [VARVE_FORMAT_PART_ELSE] = "second half of if(...)",
                                         [VARVE_FORMAT_PART_PRESENT] = "group that is present",
                                         [VARVE_FORMAT_PART_ABSENT] = "group that is absent",
                                         [VARVE_FORMAT_PART_CLAUSE] = "clause",
                                         [VARVE_FORMAT_PART_ITEMS] = "each(...) with items",
                                         [VARVE_FORMAT_PART_NO_ITEMS] = "each(...) without items",
                                         [VARVE_FORMAT_PART_EQUATION] = "equation",
                                         [VARVE_FORMAT_PART_CODE] = "code"};

/* Returns what a part lacks, or NULL. */
static const char *missing_use(const varve_format_part *part) {
  bool is_equation = part->kind == VARVE_FORMAT_PART_EQUATION;
  if (part->read == 0 && part->printed == 0)
    return "never used";
  if (part->kind == VARVE_FORMAT_PART_CODE && (part->read == 0 || part->printed == 0))
    return part->read == 0 ? "written, never read" : "read, never written";
  if (part->read == 0)
    return is_equation ? "holds when printed, never computed when read" : "printed, never read";
  if (part->printed == 0)
    return is_equation ? "computed when read, never holds when printed" : "read, never printed";
  return NULL;
}

static void put_name(const reporter *r) {
  put_text(dialect_sigil(r->definition.kind), r->report->out);
  put_visible(r->name, r->report->out);
  put_text(": ", r->report->out);
}

static void put_format_counts(reporter *r, const varve_format_part *part) {
  output *out = r->report->out;
  r->is_found = true;
  r->is_used = part->read != 0 || part->printed != 0;
  put_name(r);
  if (!r->is_used)
    put_text("never used", out);
  else
    put_format(out, "read %" PRIu64 ", printed %" PRIu64, part->read, part->printed);
  if (part->printed_generic != 0)
    put_format(out, ", printed in generic form %" PRIu64, part->printed_generic);
  put_char('\n', out);
}

static varve_status visit_part(void *user, const varve_format_part *part) {
  reporter *r = user;
  output *out = r->report->out;
  if (part->kind == VARVE_FORMAT_PART_CHECK) /* modules that are tested are valid */
    return VARVE_STATUS_OK;
  count_kind kind = part->kind == VARVE_FORMAT_PART_FORMAT     ? FORMATS
                    : part->kind == VARVE_FORMAT_PART_EQUATION ? EQUATIONS
                    : part->kind == VARVE_FORMAT_PART_CODE     ? CODES
                                                               : ALTERNATIVES;
  r->all[kind]++;
  r->used[kind] += part->read != 0 || part->printed != 0;
  if (part->kind == VARVE_FORMAT_PART_FORMAT) {
    put_format_counts(r, part);
    return VARVE_STATUS_OK;
  }
  const char *missing = missing_use(part);
  bool is_code = part->kind == VARVE_FORMAT_PART_CODE;
  if (missing == NULL || (!r->is_used && !is_code))
    return VARVE_STATUS_OK;
  if (is_code)
    put_name(r);
  else
    put_text("  ", out);
  if (!is_code)
    put_place(r, part->offset);
  put_text(part_names[part->kind], out);
  put_text(", ", out);
  put_text(missing, out);
  enum { MOST = 48 };
  size_t size = size_of_part(part);
  put_text(size == 0 ? ": (empty)" : ": ", r->report->out);
  put_visible((varve_slice){part->text.data, size > MOST ? MOST : size}, r->report->out);
  put_text(size > MOST ? "..." : "", r->report->out);
  put_char('\n', out);
  return VARVE_STATUS_OK;
}

/* Definitions */

static bool is_operation(const varve_operation *op, const char *name) {
  varve_slice found = varve_operation_get_name(op);
  return found.size == strlen(name) && memcmp(found.data, name, found.size) == 0;
}

static bool find_kind(const varve_operation *op, varve_definition_kind *kind) {
  static const struct {
    const char *name;
    varve_definition_kind kind;
  } kinds[] = {{"irdl.operation", VARVE_DEFINITION_OPERATION},
               {"irdl.type", VARVE_DEFINITION_TYPE},
               {"irdl.attribute", VARVE_DEFINITION_ATTRIBUTE}};
  for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
    if (is_operation(op, kinds[i].name)) {
      *kind = kinds[i].kind;
      return true;
    }
  return false;
}

/* Returns the symbol without the sigil that those of types and attributes may have. */
static varve_slice symbol_of(const varve_operation *op) {
  const varve_attribute *symbol = varve_operation_get_attribute(op, slice_of("sym_name"));
  varve_slice name = {"", 0};
  if (symbol == NULL || varve_attribute_get_string(symbol, &name) != VARVE_STATUS_OK)
    return (varve_slice){"", 0};
  if (name.size != 0 && (name.data[0] == '!' || name.data[0] == '#'))
    name = (varve_slice){name.data + 1, name.size - 1};
  return name;
}

/* Reports a format that the library could not compile. */
static void put_unusable(reporter *r) {
  varve_slice format = varve_definition_get_format(r->definition);
  bool is_function = format.size == 8 && memcmp(format.data, "function", 8) == 0;
  if (r->is_found || format.size == 0 || starts_with(format, "hook:") || is_function)
    return;
  r->all[FORMATS]++;
  put_name(r);
  put_text("the format cannot be used; varve-dialect check says why\n", r->report->out);
}

static varve_status put_definition(reporter *r, const varve_operation *op) {
  varve_definition_kind kind;
  const varve_operation *dialect = varve_operation_get_parent(op);
  if (!find_kind(op, &kind) || dialect == NULL || !is_operation(dialect, "irdl.dialect"))
    return VARVE_STATUS_OK;
  varve_slice prefix = symbol_of(dialect), symbol = symbol_of(op);
  if (prefix.size + 1 + symbol.size > sizeof r->name_text)
    return VARVE_STATUS_OK;
  memcpy(r->name_text, prefix.data, prefix.size);
  r->name_text[prefix.size] = '.';
  memcpy(r->name_text + prefix.size + 1, symbol.data, symbol.size);
  r->name = (varve_slice){r->name_text, prefix.size + 1 + symbol.size};
  r->op = op;
  r->dialect = dialect;
  r->is_found = r->is_used = false;
  r->definition = varve_registry_get_definition(r->report->registry, kind, r->name);
  if (r->definition.record == NULL)
    return VARVE_STATUS_OK;
  varve_status status =
      varve_context_visit_format(r->report->context, kind, r->name, visit_part, r);
  if (status == VARVE_STATUS_OK)
    put_unusable(r);
  return status;
}

varve_status coverage_put(coverage_report *report) {
  reporter r = {.report = report};
  const varve_operation *root = varve_module_get_root(report->definitions);
  varve_status status = VARVE_STATUS_OK;
  for (const varve_operation *op = root; op != NULL && status == VARVE_STATUS_OK;
       op = varve_operation_walk_next(root, op))
    status = put_definition(&r, op);
  put_format(report->out,
             "formats %" PRIu64 " of %" PRIu64 ", alternatives %" PRIu64 " of %" PRIu64
             ", equations %" PRIu64 " of %" PRIu64 "\n",
             r.used[FORMATS], r.all[FORMATS], r.used[ALTERNATIVES], r.all[ALTERNATIVES],
             r.used[EQUATIONS], r.all[EQUATIONS]);
  if (r.all[CODES] != 0)
    put_format(report->out, "codes %" PRIu64 " of %" PRIu64 "\n", r.used[CODES], r.all[CODES]);
  report->is_complete = true;
  for (int kind = 0; kind < COUNT_KINDS; kind++)
    report->is_complete = report->is_complete && r.used[kind] == r.all[kind];
  return status;
}
