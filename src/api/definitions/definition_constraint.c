/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: prints constraints as rule expressions. */
#include <varve/dialect.h>

#include "dialect/tables/registry.h"

enum { MAX_NESTING = 64 };

/* A constraint whose arguments are being printed. */
typedef struct level {
  varve_record_list arguments;
  uint32_t next;
} level;

typedef struct constraint_printer {
  varve_definition_tables tables;
  char *buffer;
  size_t size; /* without the NUL */
  size_t length;
  level levels[MAX_NESTING];
  uint32_t depth;
  bool is_cut;
} constraint_printer;

static void put(constraint_printer *printer, varve_slice text) {
  size_t room = printer->size - printer->length;
  if (text.size > room) {
    text.size = room;
    printer->is_cut = true;
  }
  if (text.size != 0)
    memcpy(printer->buffer + printer->length, text.data, text.size);
  printer->length += text.size;
}

static bool is_expression_char(char c) {
  return c == '_' || c == '.' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
         (c >= 'A' && c <= 'Z');
}

/* Prints a reference ("!builtin.memref"), in quotes if a name is not an identifier. */
static void put_reference(constraint_printer *printer, varve_slice text) {
  bool is_plain = true;
  for (size_t i = 1; i < text.size; i++)
    is_plain &= is_expression_char(text.data[i]);
  if (!is_plain)
    put(printer, VARVE_SLICE("\""));
  put(printer, text);
  if (!is_plain)
    put(printer, VARVE_SLICE("\""));
}

static void put_head(constraint_printer *printer, const varve_constraint_record *record) {
  varve_slice text = varve_table_text(&printer->tables, record->text);
  switch (record->kind) {
  case VARVE_CONSTRAINT_RULE:
    put(printer, text);
    break;
  case VARVE_CONSTRAINT_IS:
    put(printer, VARVE_SLICE("is "));
    put(printer, text);
    break;
  case VARVE_CONSTRAINT_BASE:
  case VARVE_CONSTRAINT_PARAMETRIC:
    put_reference(printer, text);
    break;
  case VARVE_CONSTRAINT_ANY_OF:
    put(printer, VARVE_SLICE("AnyOf"));
    break;
  case VARVE_CONSTRAINT_ALL_OF:
    put(printer, VARVE_SLICE("AllOf"));
    break;
  case VARVE_CONSTRAINT_REGION:
    put(printer, VARVE_SLICE("region"));
    if (text.size != 0) {
      put(printer, VARVE_SLICE(" of size "));
      put(printer, text);
    }
    break;
  default:
    put(printer, VARVE_SLICE("any"));
    break;
  }
}

static bool has_arguments(const varve_constraint_record *record) {
  switch (record->kind) {
  case VARVE_CONSTRAINT_PARAMETRIC:
  case VARVE_CONSTRAINT_ANY_OF:
  case VARVE_CONSTRAINT_ALL_OF:
    return true;
  case VARVE_CONSTRAINT_REGION:
    return record->constrains_arguments != 0;
  default:
    return false;
  }
}

static void open_constraint(constraint_printer *printer, uint32_t index) {
  varve_constraint_record record = varve_constraint_record_at(&printer->tables, index);
  put_head(printer, &record);
  if (!has_arguments(&record))
    return;
  if (printer->depth == MAX_NESTING) {
    printer->is_cut = true;
    return;
  }
  put(printer, VARVE_SLICE("<"));
  printer->levels[printer->depth++] = (level){record.arguments, 0};
}

static void print_constraint(constraint_printer *printer, uint32_t constraint) {
  open_constraint(printer, constraint);
  while (printer->depth != 0 && !printer->is_cut) {
    level *top = &printer->levels[printer->depth - 1];
    if (top->next == top->arguments.count) {
      put(printer, VARVE_SLICE(">"));
      printer->depth--;
      continue;
    }
    if (top->next != 0)
      put(printer, VARVE_SLICE(", "));
    uint32_t at = top->arguments.first + top->next++;
    open_constraint(printer, varve_table_number(&printer->tables, at));
  }
}

varve_status varve_definition_print_constraint(varve_definition definition, uint32_t constraint,
                                               char *buffer, size_t size, size_t *length) {
  if (length != NULL)
    *length = 0;
  if (length == NULL || buffer == NULL || size == 0 || definition.record == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_registry *registry =
      definition.registry != NULL ? definition.registry : varve_registry_builtin();
  constraint_printer printer = {.buffer = buffer, .size = size - 1};
  varve_registry_get_set(registry, definition.set, &printer.tables);
  print_constraint(&printer, constraint);
  buffer[printer.length] = '\0';
  *length = printer.length;
  return printer.is_cut ? VARVE_STATUS_LIMIT_EXCEEDED : VARVE_STATUS_OK;
}
