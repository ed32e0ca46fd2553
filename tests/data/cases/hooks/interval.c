/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks as a user writes them: custom<Interval>($low, $high) is "[1 to 5]", custom<Typed>($values,
 * type($values)) is "{%a of i32, %b of i64}", or "{}". */
#include <stdio.h>

#include <varve/hooks.h>

#define TEXT(literal) ((varve_slice){literal, sizeof literal - 1})
#define TRY(call)                                                                                  \
  do {                                                                                             \
    varve_status try_status = (call);                                                              \
    if (try_status != VARVE_STATUS_OK)                                                             \
      return try_status;                                                                           \
  } while (0)

static varve_status read_interval(void *user, varve_hook_reader *reader) {
  const varve_attribute *bound;
  (void)user;
  TRY(varve_hook_reader_expect(reader, TEXT("[")));
  TRY(varve_hook_reader_read_attribute(reader, &bound));
  TRY(varve_hook_reader_set_attribute(reader, 0, bound));
  TRY(varve_hook_reader_expect(reader, TEXT("to")));
  TRY(varve_hook_reader_read_attribute(reader, &bound));
  TRY(varve_hook_reader_set_attribute(reader, 1, bound));
  if (bound == varve_hook_reader_get_attribute(reader, 0))
    return varve_hook_reader_fail(reader, TEXT("an interval is not empty"));
  return varve_hook_reader_expect(reader, TEXT("]"));
}

static varve_status print_interval(void *user, varve_hook_printer *printer) {
  (void)user;
  TRY(varve_hook_printer_print_text(printer, TEXT("[")));
  TRY(varve_hook_printer_print_attribute(printer, varve_hook_printer_get_attribute(printer, 0)));
  TRY(varve_hook_printer_print_text(printer, TEXT(" to ")));
  TRY(varve_hook_printer_print_attribute(printer, varve_hook_printer_get_attribute(printer, 1)));
  return varve_hook_printer_print_text(printer, TEXT("]"));
}

static varve_status read_typed(void *user, varve_hook_reader *reader) {
  const varve_type *type;
  bool is_first = true, found = true;
  (void)user;
  TRY(varve_hook_reader_expect(reader, TEXT("{")));
  do {
    TRY(varve_hook_reader_read_operand(reader, 0, is_first ? &found : NULL));
    if (!found)
      break;
    is_first = false;
    TRY(varve_hook_reader_expect(reader, TEXT("of")));
    TRY(varve_hook_reader_read_type(reader, &type));
    TRY(varve_hook_reader_add_type(reader, 1, type));
  } while (varve_hook_reader_accept(reader, TEXT(",")));
  return varve_hook_reader_expect(reader, TEXT("}"));
}

static varve_status print_typed(void *user, varve_hook_printer *printer) {
  uint32_t count = varve_hook_printer_get_count(printer, 0);
  (void)user;
  TRY(varve_hook_printer_print_text(printer, TEXT("{")));
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      TRY(varve_hook_printer_print_text(printer, TEXT(", ")));
    TRY(varve_hook_printer_print_operand(printer, 0, i));
    TRY(varve_hook_printer_print_text(printer, TEXT(" of ")));
    TRY(varve_hook_printer_print_value_type(printer, 1, i));
  }
  return varve_hook_printer_print_text(printer, TEXT("}"));
}

/* The parts of !e.layout<a, b> are what stands between brackets and commas. */
static varve_status split_layout(void *user, varve_slice text, bool is_type,
                                 varve_text_parts *parts) {
  size_t start = text.size;
  (void)user;
  (void)is_type;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] != '<' && text.data[i] != ',' && text.data[i] != '>')
      continue;
    if (start < i)
      TRY(varve_text_parts_add(parts, start, i - start));
    start = i + 1;
  }
  return VARVE_STATUS_OK;
}

/* Found by its name. */
varve_dialect_hooks_function varve_dialect_hooks;

varve_status varve_dialect_hooks(varve_registry *registry) {
  varve_hook interval = {sizeof interval, TEXT("Interval"), TEXT("aa"),
                         read_interval,   print_interval,   NULL};
  varve_hook typed = {sizeof typed, TEXT("d.Typed"), TEXT("ot"), read_typed, print_typed, NULL};
  varve_text_hook layout = {sizeof layout, TEXT("e"), split_layout, NULL};
  TRY(varve_registry_add_text_hook(registry, &layout));
  TRY(varve_registry_add_hook(registry, &interval));
  return varve_registry_add_hook(registry, &typed);
}
