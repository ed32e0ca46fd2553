/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The directives custom<...> in the formats of acc: clauses with operands for device types. During
 * parsing, types are on the stack of nodes, device types and similar attributes on the stack of
 * attributes, and sizes of groups on the stack of numbers. */
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

static varve_status push_no_device(varve_parser *parser) {
  const varve_entity *none = NULL;
  VARVE_TRY(varve_fixed_attribute(parser, VARVE_SLICE("#acc.device_type<none>"), &none));
  return varve_push_attribute(parser, none);
}

static varve_status set_no_device(varve_parser *parser, varve_parse_call *call, uint32_t argument) {
  size_t first = parser->attributes.count;
  VARVE_TRY(push_no_device(parser));
  return varve_set_attribute_list(parser, call, argument, first);
}

/* Parses an optional [attribute]. Without it, the device type is #acc.device_type<none>. */
static varve_status parse_device(varve_parser *parser) {
  const varve_entity *device = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return push_no_device(parser);
  VARVE_TRY(varve_parse_attribute(parser, &device));
  VARVE_TRY(varve_push_attribute(parser, device));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the type of the device");
}

/* Parses an optional [attribute, attribute]. *found is false if there is no '['. */
static varve_status parse_devices(varve_parser *parser, bool *found) {
  *found = varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE);
  if (!*found)
    return VARVE_STATUS_OK;
  do {
    const varve_entity *device = NULL;
    VARVE_TRY(varve_parse_attribute(parser, &device));
    VARVE_TRY(varve_push_attribute(parser, device));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the types of devices");
}

/* Parses an optional [attribute, attribute], which a comma must follow. */
static varve_status parse_devices_before(varve_parser *parser) {
  bool found;
  VARVE_TRY(parse_devices(parser, &found));
  return found ? varve_expect(parser, VARVE_TOKEN_COMMA, " after the types of devices")
               : VARVE_STATUS_OK;
}

static uint32_t count_of(const varve_entity *array) {
  return array != NULL && array->kind == VARVE_KIND_ARRAY ? array->child_count : 0;
}

static bool is_no_device(const varve_entity *device) {
  return device->kind == VARVE_KIND_DIALECT_ATTRIBUTE && varve_llvm_enum_value(device) == 0;
}

static bool is_only_no_device(const varve_entity *devices) {
  return count_of(devices) == 1 && is_no_device(devices->children[0]);
}

static varve_status print_device(varve_printer *printer, const varve_entity *device) {
  if (is_no_device(device))
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, " [", device, "]");
}

static varve_status print_devices(varve_printer *printer, const varve_entity *devices) {
  if (count_of(devices) == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < devices->child_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_attribute(printer, devices->children[i]));
  }
  return varve_put_char(printer, ']');
}

static varve_status parse_typed_operand(varve_parser *parser) {
  VARVE_TRY(varve_parse_operand(parser));
  return varve_parse_colon_type_to_stack(parser, " and the type of the operand");
}

static varve_status print_typed_operand(varve_printer *printer, const varve_operation *op,
                                        uint32_t index) {
  const varve_value_range one = {index, 1};
  return varve_print_typed_operands(printer, op, one);
}

/* The sizes of the parser's stacks at the beginning of a directive. */
typedef struct clause_marks {
  size_t operands;
  size_t types;
  size_t devices;
  size_t sizes;
} clause_marks;

static clause_marks mark(const varve_parser *parser) {
  return (clause_marks){parser->operands.count, parser->nodes.count, parser->attributes.count,
                        parser->numbers.count};
}

/* Sets the first two arguments of a directive. In most directives these are operands and their
 * types. */
static varve_status set_operands(varve_parser *parser, varve_parse_call *call, clause_marks marks) {
  VARVE_TRY(varve_set_operands(parser, call, 0, marks.operands));
  return varve_set_types(parser, call, 1, marks.types);
}

/* DeviceTypeOperands(operands, types, devices): %a : i32, %b : i32 [#acc.device_type<star>] */

static varve_status parse_device_operands(varve_parser *parser) {
  do {
    VARVE_TRY(parse_typed_operand(parser));
    VARVE_TRY(parse_device(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_acc_device_operands(varve_parser *parser, varve_parse_call *call) {
  clause_marks marks = mark(parser);
  VARVE_TRY(parse_device_operands(parser));
  VARVE_TRY(set_operands(parser, call, marks));
  return varve_set_attribute_list(parser, call, 2, marks.devices);
}

varve_status varve_print_acc_device_operands(varve_printer *printer, varve_print_call *call) {
  varve_value_range range = varve_printed_range(call, 0);
  const varve_entity *devices = varve_printed_attribute(call, 2);
  if (count_of(devices) != range.count)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < range.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(print_typed_operand(printer, call->frame->op, range.first + i));
    VARVE_TRY(print_device(printer, devices->children[i]));
  }
  return VARVE_STATUS_OK;
}

/* DeviceTypeOperandsWithKeywordOnly(operands, types, devices, keyword-only devices): nothing, or
 * the text of DeviceTypeOperands in parentheses. Keyword-only devices are the device types for
 * which the clause has no operands. The parser ignores device types before the operands. */

varve_status varve_parse_acc_keyword_operands(varve_parser *parser, varve_parse_call *call) {
  clause_marks marks = mark(parser);
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return set_no_device(parser, call, 3);
  VARVE_TRY(parse_devices_before(parser));
  varve_vector_truncate(&parser->attributes, marks.devices);
  VARVE_TRY(parse_device_operands(parser));
  VARVE_TRY(set_operands(parser, call, marks));
  VARVE_TRY(varve_set_attribute_list(parser, call, 2, marks.devices));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands");
}

varve_status varve_print_acc_keyword_operands(varve_printer *printer, varve_print_call *call) {
  const varve_entity *keyword = varve_printed_attribute(call, 3);
  uint32_t count = varve_printed_range(call, 0).count;
  if (count == 0 && is_only_no_device(keyword))
    return VARVE_STATUS_OK;
  if (count == 0 || count_of(keyword) != 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "(");
  VARVE_TRY(varve_print_acc_device_operands(printer, call));
  return varve_put_char(printer, ')');
}

/* NumGangs, DeviceTypeOperandsWithSegment(operands, types, devices, sizes): {%a : i32, %b : i32}
 * [device], {...} */

static varve_status parse_group(varve_parser *parser) {
  size_t first = parser->operands.count;
  do {
    VARVE_TRY(parse_typed_operand(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_push_number(parser, (int64_t)(parser->operands.count - first));
}

static varve_status set_sizes(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                              size_t first) {
  const varve_entity *sizes = NULL;
  VARVE_TRY(varve_numbers_to_i32_array(parser, first, &sizes));
  return varve_set_attribute(parser, call, argument, sizes);
}

varve_status varve_parse_acc_groups(varve_parser *parser, varve_parse_call *call) {
  clause_marks marks = mark(parser);
  do {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the operands"));
    VARVE_TRY(parse_group(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the operands"));
    VARVE_TRY(parse_device(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(set_operands(parser, call, marks));
  VARVE_TRY(varve_set_attribute_list(parser, call, 2, marks.devices));
  return set_sizes(parser, call, 3, marks.sizes);
}

/* The operand groups of a clause, and the attributes that determine the words in the groups. */
typedef struct group_list {
  const varve_operation *op;
  varve_value_range range;
  const varve_entity *devices;
  const varve_entity *sizes;
  const varve_entity
      *devnum; /* for each group, whether it begins with "devnum:"; NULL: no group does */
  const varve_entity
      *arguments; /* for each operand of a gang, its kind: num, dim or static; or NULL */
} group_list;

static varve_status print_argument_kind(varve_printer *printer, const group_list *list,
                                        uint32_t index) {
  static const char *const words[] = {"num=", "dim=", "static="};
  if (list->arguments == NULL)
    return VARVE_STATUS_OK;
  if (index >= count_of(list->arguments))
    return VARVE_STATUS_UNSUPPORTED;
  uint64_t value = varve_llvm_enum_value(list->arguments->children[index]);
  if (value >= VARVE_COUNT_OF(words))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_put(printer, varve_slice_of(words[value]));
}

static bool has_devnum(const group_list *list, uint32_t group) {
  return group < count_of(list->devnum) &&
         varve_llvm_enum_value(list->devnum->children[group]) != 0;
}

static varve_status print_groups(varve_printer *printer, const group_list *list) {
  uint32_t done = 0;
  for (uint32_t i = 0; i < count_of(list->devices); i++) {
    int64_t size = varve_i32_element(list->sizes, i);
    if (size < 0 || size > list->range.count - done)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE("{") : VARVE_SLICE(", {")));
    if (has_devnum(list, i))
      VARVE_PUT(printer, "devnum: ");
    for (int64_t j = 0; j < size; j++, done++) {
      VARVE_TRY(varve_put_comma(printer, j));
      VARVE_TRY(print_argument_kind(printer, list, done));
      VARVE_TRY(print_typed_operand(printer, list->op, list->range.first + done));
    }
    VARVE_PUT(printer, "}");
    VARVE_TRY(print_device(printer, list->devices->children[i]));
  }
  return done == list->range.count ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_print_acc_groups(varve_printer *printer, varve_print_call *call) {
  const group_list list = {.op = call->frame->op,
                           .range = varve_printed_range(call, 0),
                           .devices = varve_printed_attribute(call, 2),
                           .sizes = varve_printed_attribute(call, 3)};
  return print_groups(printer, &list);
}

/* Prints the keyword-only device types and the groups in parentheses. Prints nothing if there
 * are no operands and `keyword` is only #acc.device_type<none>. */
static varve_status print_clause(varve_printer *printer, const group_list *list,
                                 const varve_entity *keyword) {
  if (list->range.count == 0 && is_only_no_device(keyword))
    return VARVE_STATUS_OK;
  if (count_of(list->devices) == 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "(");
  VARVE_TRY(print_devices(printer, keyword));
  if (count_of(keyword) != 0)
    VARVE_PUT(printer, ", ");
  VARVE_TRY(print_groups(printer, list));
  return varve_put_char(printer, ')');
}

/* WaitClause(operands, types, devices, sizes, has devnum, keyword-only devices): nothing, or
 * ([device], {devnum: %a : i32, %b : i32} [device], {...}) */

/* From index first on, the stack of attributes has pairs. Sets argument 2 to the second
 * attributes of the pairs, and any other argument to the first ones. */
static varve_status set_half(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             size_t first) {
  size_t end = parser->attributes.count;
  size_t start = argument == 2 ? first + 1 : first;
  for (size_t i = start; i < end; i += 2)
    VARVE_TRY(varve_push_attribute(parser,
                                   VARVE_VECTOR_AT(&parser->attributes, const varve_entity *, i)));
  return varve_set_attribute_list(parser, call, argument, end);
}

varve_status varve_parse_acc_wait(varve_parser *parser, varve_parse_call *call) {
  clause_marks marks = mark(parser);
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return set_no_device(parser, call, 5);
  VARVE_TRY(parse_devices_before(parser));
  VARVE_TRY(varve_set_attribute_list(parser, call, 5, marks.devices));
  do {
    const varve_entity *has_devnum_attribute = NULL;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the operands"));
    bool has = varve_accept_word(parser, "devnum");
    if (has)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after 'devnum'"));
    VARVE_TRY(varve_bool_get(parser->context, has, &has_devnum_attribute));
    VARVE_TRY(varve_push_attribute(parser, has_devnum_attribute));
    VARVE_TRY(parse_group(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the operands"));
    VARVE_TRY(parse_device(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands"));

  VARVE_TRY(set_operands(parser, call, marks));
  VARVE_TRY(set_half(parser, call, 2, marks.devices));
  VARVE_TRY(set_half(parser, call, 4, marks.devices));
  varve_vector_truncate(&parser->attributes, marks.devices);
  return set_sizes(parser, call, 3, marks.sizes);
}

varve_status varve_print_acc_wait(varve_printer *printer, varve_print_call *call) {
  const group_list list = {.op = call->frame->op,
                           .range = varve_printed_range(call, 0),
                           .devices = varve_printed_attribute(call, 2),
                           .sizes = varve_printed_attribute(call, 3),
                           .devnum = varve_printed_attribute(call, 4)};
  return print_clause(printer, &list, varve_printed_attribute(call, 5));
}

/* GangClause(operands, types, kinds, devices, sizes, keyword-only devices): nothing, or ([device],
 * {num=%a : i32, dim=%b : i32, static=%c : i32} [device], {...}). The stack of attributes has the
 * devices of all groups, then the kinds of all operands. */

static varve_status parse_gang_operand(varve_parser *parser) {
  static const char *const words[] = {"num", "dim", "static"};
  static const char *const kinds[] = {"#acc.gang_arg_type<Num>", "#acc.gang_arg_type<Dim>",
                                      "#acc.gang_arg_type<Static>"};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++) {
    const varve_entity *kind = NULL;
    if (!varve_accept_word(parser, words[i]))
      continue;
    VARVE_TRY(varve_fixed_attribute(parser, varve_slice_of(kinds[i]), &kind));
    VARVE_TRY(varve_push_attribute(parser, kind));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the operand"));
    return parse_typed_operand(parser);
  }
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected 'num', 'dim' or 'static'");
}

/* Parses a group. Inserts the device of the group at index *devices of the stack of attributes,
 * before the kinds of all operands, and increments *devices. */
static varve_status parse_gang_group(varve_parser *parser, size_t *devices) {
  size_t first = parser->operands.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the operands"));
  do {
    VARVE_TRY(parse_gang_operand(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_push_number(parser, (int64_t)(parser->operands.count - first)));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the operands"));
  VARVE_TRY(parse_device(parser));
  const varve_entity **stack = parser->attributes.data;
  size_t last = parser->attributes.count - 1;
  const varve_entity *device = stack[last];
  memmove(stack + *devices + 1, stack + *devices, (last - *devices) * sizeof(const varve_entity *));
  stack[(*devices)++] = device;
  return VARVE_STATUS_OK;
}

varve_status varve_parse_acc_gang(varve_parser *parser, varve_parse_call *call) {
  clause_marks marks = mark(parser);
  size_t devices = marks.devices;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return set_no_device(parser, call, 5);
  VARVE_TRY(parse_devices_before(parser));
  VARVE_TRY(varve_set_attribute_list(parser, call, 5, marks.devices));
  do {
    VARVE_TRY(parse_gang_group(parser, &devices));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands"));
  VARVE_TRY(set_operands(parser, call, marks));
  VARVE_TRY(varve_set_attribute_list(parser, call, 2, devices));
  VARVE_TRY(varve_set_attribute_list(parser, call, 3, marks.devices));
  return set_sizes(parser, call, 4, marks.sizes);
}

varve_status varve_print_acc_gang(varve_printer *printer, varve_print_call *call) {
  const group_list list = {.op = call->frame->op,
                           .range = varve_printed_range(call, 0),
                           .arguments = varve_printed_attribute(call, 2),
                           .devices = varve_printed_attribute(call, 3),
                           .sizes = varve_printed_attribute(call, 4)};
  return print_clause(printer, &list, varve_printed_attribute(call, 5));
}

/* DeviceTypeArrayAttr(devices): nothing, or ([device, device]) */

varve_status varve_parse_acc_devices(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->attributes.count;
  bool found;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return set_no_device(parser, call, 0);
  VARVE_TRY(parse_devices(parser, &found));
  if (!found)
    return varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the types of devices");
  VARVE_TRY(varve_set_attribute_list(parser, call, 0, first));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of devices");
}

varve_status varve_print_acc_devices(varve_printer *printer, varve_print_call *call) {
  const varve_entity *devices = varve_printed_attribute(call, 0);
  if (is_only_no_device(devices))
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "(");
  VARVE_TRY(print_devices(printer, devices));
  return varve_put_char(printer, ')');
}

/* RoutineGangClause(keyword-only devices, numbers, devices of the numbers): nothing, or ([device],
 * dim: 1 : i64 [device], ...) */

varve_status varve_parse_acc_routine_gang(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->attributes.count;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return set_no_device(parser, call, 0);
  VARVE_TRY(parse_devices_before(parser));
  VARVE_TRY(varve_set_attribute_list(parser, call, 0, first));
  do {
    const varve_entity *number = NULL;
    VARVE_TRY(varve_expect_keyword(parser, "dim", " and its number"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after 'dim'"));
    VARVE_TRY(varve_parse_attribute(parser, &number));
    VARVE_TRY(varve_push_attribute(parser, number));
    VARVE_TRY(parse_device(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the numbers"));
  VARVE_TRY(set_half(parser, call, 1, first));
  VARVE_TRY(set_half(parser, call, 2, first));
  varve_vector_truncate(&parser->attributes, first);
  return VARVE_STATUS_OK;
}

varve_status varve_print_acc_routine_gang(varve_printer *printer, varve_print_call *call) {
  const varve_entity *keyword = varve_printed_attribute(call, 0);
  const varve_entity *numbers = varve_printed_attribute(call, 1);
  const varve_entity *devices = varve_printed_attribute(call, 2);
  if (count_of(numbers) != count_of(devices))
    return VARVE_STATUS_UNSUPPORTED;
  if (count_of(numbers) == 0)
    return is_only_no_device(keyword) ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "(");
  VARVE_TRY(print_devices(printer, keyword));
  for (uint32_t i = 0; i < count_of(numbers); i++) {
    if (i != 0 || count_of(keyword) != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_attribute_between(printer, "dim: ", numbers->children[i], ""));
    VARVE_TRY(print_device(printer, devices->children[i]));
  }
  return varve_put_char(printer, ')');
}

/* BindName(symbols, strings, devices of the symbols, devices of the strings): @a, "b" [device] */

/* Sets one argument to the names of one kind, and another argument to the devices of these
 * names. From index first on, the stack of attributes has pairs of a name and its device.
 * mlir-opt treats the device of a name that is neither a symbol nor a string as the device of a
 * string. */
static varve_status set_names(varve_parser *parser, varve_parse_call *call, size_t first,
                              varve_kind kind) {
  size_t end = parser->attributes.count;
  uint32_t argument = kind == VARVE_KIND_STRING ? 1 : 0;
  for (size_t part = 0; part < 2; part++) {
    for (size_t i = first; i < end; i += 2) {
      const varve_entity *const *pair =
          &VARVE_VECTOR_AT(&parser->attributes, const varve_entity *, i);
      bool is_symbol = pair[0]->kind == VARVE_KIND_SYMBOL_REF;
      bool is_it = part == 0 ? pair[0]->kind == (unsigned)kind : is_symbol == (argument == 0);
      if (is_it)
        VARVE_TRY(varve_push_attribute(parser, pair[part]));
    }
    VARVE_TRY(varve_set_attribute_list(parser, call, argument + 2 * (uint32_t)part, end));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_parse_acc_bind(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->attributes.count;
  do {
    const varve_entity *name = NULL;
    if (varve_at(parser, VARVE_TOKEN_STRING))
      VARVE_TRY(varve_parse_string(parser, &name));
    else
      VARVE_TRY(varve_parse_attribute(parser, &name));
    VARVE_TRY(varve_push_attribute(parser, name));
    VARVE_TRY(parse_device(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(set_names(parser, call, first, VARVE_KIND_SYMBOL_REF));
  VARVE_TRY(set_names(parser, call, first, VARVE_KIND_STRING));
  varve_vector_truncate(&parser->attributes, first);
  return VARVE_STATUS_OK;
}

varve_status varve_print_acc_bind(varve_printer *printer, varve_print_call *call) {
  bool is_first = true;
  for (uint32_t argument = 0; argument < 2; argument++) {
    const varve_entity *names = varve_printed_attribute(call, argument);
    const varve_entity *devices = varve_printed_attribute(call, argument + 2);
    if (count_of(names) > count_of(devices))
      return VARVE_STATUS_UNSUPPORTED;
    for (uint32_t i = 0; i < count_of(names); i++) {
      if (!is_first)
        VARVE_PUT(printer, ", ");
      is_first = false;
      VARVE_TRY(varve_print_attribute(printer, names->children[i]));
      VARVE_TRY(print_device(printer, devices->children[i]));
    }
  }
  return VARVE_STATUS_OK;
}

/* The directives custom<...> in the formats of acc for variables, single operands, names, and
 * loops. */

/* Var(variable) is `varPtr(%a` or `var(%a`. VarPtrType(type, type of the variable) comes later
 * and is `type)` or `type) varType(type)`. The text omits varType if the first type implies the
 * second one. */

static bool is_pointer(const varve_entity *type) {
  return type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE ||
         (type->kind == VARVE_KIND_DIALECT_TYPE &&
          varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("llvm")));
}

static varve_status parse_either(varve_parser *parser, const char *pointer, const char *other) {
  if (!varve_accept_word(parser, pointer) && !varve_accept_word(parser, other))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected '%s' or '%s'", pointer,
                              other);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the variable"));
  return varve_parse_operand(parser);
}

/* Prints the word `pointer` if the type of the variable (argument 0) is a pointer type,
 * otherwise the word `other`. Prints '(' after the word. */
static varve_status print_either(varve_printer *printer, const varve_print_call *call,
                                 const char *pointer, const char *other) {
  varve_value_range range = varve_printed_range(call, 0);
  if (range.count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  bool has_pointer = is_pointer(call->frame->op->operands[range.first].value->type);
  VARVE_TRY(varve_put(printer, varve_slice_of(has_pointer ? pointer : other)));
  return varve_put_char(printer, '(');
}

varve_status varve_parse_acc_variable(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->operands.count;
  VARVE_TRY(parse_either(parser, "varPtr", "var"));
  return varve_set_operands(parser, call, 0, first);
}

varve_status varve_print_acc_variable(varve_printer *printer, varve_print_call *call) {
  varve_value_range range = varve_printed_range(call, 0);
  VARVE_TRY(print_either(printer, call, "varPtr", "var"));
  return varve_print_operands(printer, call->frame->op, range);
}

/* Returns the type of the variable that an operand of this type implies: the element type of a
 * memref, or the type itself if it is not a pointer. Returns NULL for types of llvm, which imply
 * no type. */
static const varve_entity *pointee_of(const varve_entity *type) {
  if (type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE)
    return varve_type_element(type);
  return is_pointer(type) ? NULL : type;
}

varve_status varve_parse_acc_variable_type(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count;
  const varve_entity *attribute = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  const varve_entity *type = pointee_of(varve_top_node(parser));
  VARVE_TRY(varve_set_types(parser, call, 0, first));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type of the variable"));
  if (varve_accept_word(parser, "varType")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'varType'"));
    VARVE_TRY(varve_parse_type(parser, &type));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type"));
  }
  if (type == NULL)
    return VARVE_INVALID_ERROR(parser, place,
                               "the element type of this pointer is unknown: add varType(...)");
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  return varve_set_attribute(parser, call, 1, attribute);
}

varve_status varve_print_acc_variable_type(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  const varve_entity *type = varve_printed_attribute(call, 1);
  if (range.count != 1 || type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_types(printer, op, range));
  VARVE_PUT(printer, ")");
  if (type->children[0] == pointee_of(op->operands[range.first].value->type))
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, " varType(", type, ")");
}

/* AccVar(variable, type): accPtr(%a : type), or accVar(%a : type) */

varve_status varve_parse_acc_device_variable(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  VARVE_TRY(parse_either(parser, "accPtr", "accVar"));
  VARVE_TRY(varve_parse_colon_type_to_stack(parser, " and the type of the variable"));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  VARVE_TRY(varve_set_types(parser, call, 1, first_type));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type of the variable");
}

varve_status varve_print_acc_device_variable(varve_printer *printer, varve_print_call *call) {
  varve_value_range range = varve_printed_range(call, 0);
  VARVE_TRY(print_either(printer, call, "accPtr", "accVar"));
  VARVE_TRY(varve_print_typed_operands(printer, call->frame->op, range));
  return varve_put_char(printer, ')');
}

/* RecipeSym(symbol): @name */

varve_status varve_parse_acc_recipe(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *symbol = NULL;
  VARVE_TRY(varve_parse_symbol_reference(parser, &symbol));
  return varve_set_attribute(parser, call, 0, symbol);
}

varve_status varve_print_acc_recipe(varve_printer *printer, varve_print_call *call) {
  const varve_entity *symbol = varve_printed_attribute(call, 0);
  return symbol == NULL ? VARVE_STATUS_OK : varve_print_attribute(printer, symbol);
}

/* OperandWithKeywordOnly, OperandsWithKeywordOnly(operands, types, unit): (%a, %b : i32, i32),
 * or nothing, which sets the unit attribute */

varve_status varve_parse_acc_operands(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return varve_set_attribute(parser, call, 2, parser->context->unit);
  VARVE_TRY(varve_parse_operands_with_types(parser));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  return varve_set_types(parser, call, 1, first_type);
}

varve_status varve_print_acc_operands(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  if (varve_printed_attribute(call, 2) != NULL)
    return range.count == 0 ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
  return varve_print_typed_operands_between(printer, "(", op, range, ")");
}

/* CombinedConstructsLoop(kind): kernels, parallel or serial */

static const char *const construct_words[] = {"kernels", "parallel", "serial"};

varve_status varve_parse_acc_combined(varve_parser *parser, varve_parse_call *call) {
  static const char *const texts[] = {"#acc.combined_constructs<kernels_loop>",
                                      "#acc.combined_constructs<parallel_loop>",
                                      "#acc.combined_constructs<serial_loop>"};
  const varve_entity *kind = NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    if (!varve_accept_word(parser, construct_words[i]))
      continue;
    VARVE_TRY(varve_fixed_attribute(parser, varve_slice_of(texts[i]), &kind));
    return varve_set_attribute(parser, call, 0, kind);
  }
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                            "expected 'kernels', 'parallel' or 'serial'");
}

varve_status varve_print_acc_combined(varve_printer *printer, varve_print_call *call) {
  uint64_t value = varve_llvm_enum_value(varve_printed_attribute(call, 0));
  if (value < 1 || value > VARVE_COUNT_OF(construct_words))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_put(printer, varve_slice_of(construct_words[value - 1]));
}

/* LoopControl(region, lower bounds, types, upper bounds, types, steps, types): control(%i : index)
 * = (%a : index) to (%b : index) step (%c : index) {...}, or the region alone */

static varve_status parse_loop_bounds(varve_parser *parser, varve_parse_call *call,
                                      uint32_t argument) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  size_t variables = parser->arguments.count - call->draft->first_argument;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_operands_with_types(parser));
  size_t count = parser->operands.count - first_use;
  if (count != variables)
    return VARVE_INVALID_ERROR(parser, place, "%zu operand%s for %zu variable%s", count,
                               count == 1 ? "" : "s", variables, variables == 1 ? "" : "s");
  VARVE_TRY(varve_set_operands(parser, call, argument, first_use));
  return varve_set_types(parser, call, argument + 1, first_type);
}

varve_status varve_parse_acc_loop(varve_parser *parser, varve_parse_call *call) {
  size_t first_argument = parser->arguments.count, first_region;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, call->draft->saved[0]);
  if (varve_accept_word(parser, "control")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the variables of the loop"));
    do {
      VARVE_TRY(varve_parse_region_argument(parser, true));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the variables of the loop"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the lower bounds"));

    VARVE_TRY(parse_loop_bounds(parser, call, 1));
    VARVE_TRY(varve_expect_keyword(parser, "to", " and the upper bounds"));
    VARVE_TRY(parse_loop_bounds(parser, call, 3));
    VARVE_TRY(varve_expect_keyword(parser, "step", " and the steps"));
    VARVE_TRY(parse_loop_bounds(parser, call, 5));
  }
  first_region = parser->operation.regions.count;
  call->draft->saved[0] = first_region;
  call->is_unfinished = true;
  if (parser->arguments.count == first_argument)
    return varve_begin_region(parser);
  return varve_begin_region_with(parser, first_argument);
}

static varve_status print_loop_bounds(varve_printer *printer, const varve_print_call *call,
                                      uint32_t argument) {
  varve_value_range range = varve_printed_range(call, argument);
  VARVE_TRY(varve_print_operands_between(printer, "(", call->frame->op, range, ""));
  VARVE_TRY(varve_print_colon_types(printer, call->frame->op, range));
  return varve_put_char(printer, ')');
}

varve_status varve_print_acc_loop(varve_printer *printer, varve_print_call *call) {
  varve_value_range regions = varve_printed_regions(call, 0);
  if (call->step != 0)
    return VARVE_STATUS_OK;
  const varve_region *region = varve_operation_region(call->frame->op, regions.first);
  bool has_variables = region->first != NULL && region->first->argument_count != 0;
  if (has_variables) {
    VARVE_PUT(printer, "control(");
    for (uint32_t i = 0; i < region->first->argument_count; i++) {
      const varve_value *variable = &region->first->arguments[i]->value;
      VARVE_TRY(varve_put_comma(printer, i));
      VARVE_TRY(varve_print_value(printer, variable));
      VARVE_TRY(varve_print_colon_type(printer, variable->type));
    }
    VARVE_PUT(printer, ") = ");
    VARVE_TRY(print_loop_bounds(printer, call, 1));
    VARVE_PUT(printer, " to ");
    VARVE_TRY(print_loop_bounds(printer, call, 3));
    VARVE_PUT(printer, "  step ");
    VARVE_TRY(print_loop_bounds(printer, call, 5));
    VARVE_TRY(varve_put_char(printer, ' '));
  } else if (varve_printed_range(call, 1).count != 0)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_ask_region(call->frame, region, VARVE_REGION_TERMINATORS);
}
