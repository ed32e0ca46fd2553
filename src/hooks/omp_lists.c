/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> of omp that are lists of operands: those that become arguments of the region, and
 * those of clauses. What is no operand and no type lies on the stack of attributes while a list is
 * read, but for flags (at the end of the text) and numbers. */
#include "hooks/common_llvm.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"
#include "hooks/omp.h"

static varve_status parse_symbol(varve_parser *parser) {
  const varve_attribute *symbol = NULL;
  VARVE_TRY(varve_parse_symbol_reference(parser, &symbol));
  return varve_push_attribute(parser, symbol);
}

/* Lists whose operands become arguments of the region */

typedef struct entry_list {
  const char *keyword;
  char letter;
  bool has_modifier; /* arguments in this order: modifier, operands, types, flags, symbols, barrier,
                        numbers of maps */
  bool has_flags;
  bool has_symbols;
  bool has_barrier;
  bool has_maps;
} entry_list;

static const entry_list entry_lists[] = {
    {"has_device_addr", 'd', false, false, false, false, false},
    {"host_eval", 'h', false, false, false, false, false},
    {"in_reduction", 'i', false, true, true, false, false},
    {"map_entries", 'e', false, false, false, false, false},
    {"private", 'p', false, false, true, true, false},
    {"private", 'P', false, false, true, true, true},
    {"reduction", 'r', true, true, true, false, false},
    {"task_reduction", 't', false, true, true, false, false},
    {"use_device_addr", 'a', false, false, false, false, false},
    {"use_device_ptr", 'u', false, false, false, false, false}};

/* Which lists a directive has. */
typedef struct region_form {
  const char *name;
  const char *letters;
} region_form;

static const region_form region_forms[] = {{"omp.InReductionPrivateReductionRegion", "ipr"},
                                           {"omp.InReductionPrivateRegion", "ip"},
                                           {"omp.PrivateReductionRegion", "pr"},
                                           {"omp.PrivateRegion", "p"},
                                           {"omp.TargetOpRegion", "dhieP"},
                                           {"omp.TaskReductionRegion", "t"},
                                           {"omp.UseDeviceAddrUseDevicePtrRegion", "au"}};

static const char *letters_of(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(region_forms); i++)
    if (varve_slice_equal(name, varve_slice_of(region_forms[i].name)))
      return region_forms[i].letters;
  return "";
}

static const entry_list *find_list(char letter) {
  size_t i = 0;
  while (i + 1 < VARVE_COUNT_OF(entry_lists) && entry_lists[i].letter != letter)
    i++;
  return &entry_lists[i];
}

static uint32_t count_arguments(const entry_list *list) {
  return 2u + list->has_modifier + list->has_flags + list->has_symbols + list->has_barrier +
         list->has_maps;
}

/* [map_idx=3] */
static varve_status parse_map_number(varve_parser *parser) {
  int64_t number = -1;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE)) {
    VARVE_TRY(varve_expect_keyword(parser, "map_idx", " after '['"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after 'map_idx'"));
    VARVE_TRY(varve_parse_i64(parser, &number));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the number"));
  }
  return varve_push_number(parser, number);
}

/* byref @symbol %a -> %argument [map_idx=1] */
static varve_status parse_entry(varve_parser *parser, const entry_list *list) {
  if (list->has_flags)
    VARVE_TRY(varve_buffer_append_char(&parser->text, varve_accept_word(parser, "byref") ? 1 : 0));
  if (list->has_symbols)
    VARVE_TRY(parse_symbol(parser));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the argument of the region"));
  VARVE_TRY(varve_parse_region_argument(parser, false));
  return list->has_maps ? parse_map_number(parser) : VARVE_STATUS_OK;
}

static varve_status parse_modifier(varve_parser *parser, varve_parse_call *call,
                                   uint32_t argument) {
  const varve_attribute *modifier = NULL;
  if (!varve_accept_word(parser, "mod"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after 'mod'"));
  varve_slice word = parser->token.text;
  VARVE_TRY(varve_accept_omp_word(parser, VARVE_SLICE("reduction_modifier"), &modifier));
  if (modifier == NULL && varve_at(parser, VARVE_TOKEN_WORD))
    varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " after the modifier"));
  if (modifier == NULL)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "'%.*s' is not a modifier of a reduction", VARVE_FORMAT_SLICE(word));
  return varve_set_attribute(parser, call, argument, modifier);
}

/* ": types)", one for each operand, which the arguments of the region have too. */
static varve_status parse_entry_types(varve_parser *parser, size_t uses, size_t first_argument) {
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  if (count != uses)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "%zu operand%s, but %zu type%s",
                               uses, uses == 1 ? "" : "s", count, count == 1 ? "" : "s");
  for (size_t i = 0; i < count; i++)
    varve_region_argument_at(parser, first_argument + i)->type =
        VARVE_VECTOR_AT(&parser->nodes, const varve_type *, first + i);
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of the operands");
}

static varve_status set_flags(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                              size_t first) {
  const varve_attribute *flags = NULL;
  varve_slice bytes = varve_slice_make(parser->text.data + first, parser->text.size - first);
  VARVE_TRY(varve_bool_array_get(parser->context, bytes, &flags));
  parser->text.size = first;
  return varve_set_attribute(parser, call, argument, flags);
}

/* What is behind the types: from the argument behind those. */
static varve_status set_extras(varve_parser *parser, varve_parse_call *call, const entry_list *list,
                               uint32_t argument, const size_t marks[3]) {
  const varve_attribute *array = NULL;
  if (list->has_flags)
    VARVE_TRY(set_flags(parser, call, argument++, marks[0]));
  if (list->has_symbols) {
    if (parser->attributes.count != marks[1])
      VARVE_TRY(varve_set_pushed(parser, call, argument, marks[1]));
    argument++;
  }
  if (list->has_barrier) {
    bool has_it = varve_accept_word(parser, "private_barrier");
    VARVE_TRY(varve_set_attribute(parser, call, argument++, has_it ? parser->context->unit : NULL));
  }
  if (!list->has_maps)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_numbers_to_array(parser, marks[2], &array));
  return varve_set_attribute(parser, call, argument, array);
}

static varve_status parse_list(varve_parser *parser, varve_parse_call *call, const entry_list *list,
                               uint32_t argument) {
  size_t first_use = parser->operands.count, first_argument = parser->arguments.count;
  const size_t marks[3] = {parser->text.size, parser->attributes.count, parser->numbers.count};
  if (!varve_accept_word(parser, list->keyword))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the list"));
  if (list->has_modifier)
    VARVE_TRY(parse_modifier(parser, call, argument++));
  do {
    VARVE_TRY(parse_entry(parser, list));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  size_t first_type = parser->nodes.count;
  VARVE_TRY(parse_entry_types(parser, parser->operands.count - first_use, first_argument));
  VARVE_TRY(varve_set_operands(parser, call, argument, first_use));
  VARVE_TRY(varve_set_types(parser, call, argument + 1, first_type));
  return set_extras(parser, call, list, argument + 2, marks);
}

varve_status varve_parse_omp_region(varve_parser *parser, varve_parse_call *call) {
  size_t first_argument = parser->arguments.count;
  uint32_t argument = 1;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, call->draft->saved[0]);
  for (const char *letter = letters_of(call->hook->name); *letter != 0; letter++) {
    const entry_list *list = find_list(*letter);
    VARVE_TRY(parse_list(parser, call, list, argument));
    argument += count_arguments(list);
  }
  call->draft->saved[0] = parser->regions.count;
  call->is_unfinished = true;
  if (parser->arguments.count == first_argument)
    return varve_begin_region(parser);
  return varve_begin_region_with(parser, first_argument);
}

/* Printing */

static bool flag_at(const varve_attribute *flags, uint32_t index) {
  varve_slice bytes = flags != NULL && flags->kind == VARVE_KIND_DENSE_ARRAY
                          ? varve_dense_array_bytes(flags)
                          : VARVE_SLICE("");
  return index < bytes.size && bytes.data[index] != 0;
}

/* A list that is printed. */
typedef struct printed_list {
  const varve_print_call *call;
  const entry_list *list;
  varve_value_range operands;
  const varve_attribute *flags;
  const varve_attribute *symbols;
  const varve_attribute *barrier;
  const varve_attribute *maps;
} printed_list;

static varve_status print_entry(varve_printer *printer, const printed_list *it, uint32_t index,
                                const varve_value *argument) {
  if (flag_at(it->flags, index))
    VARVE_PUT(printer, "byref ");
  if (it->list->has_symbols && it->symbols != NULL) {
    if (it->symbols->kind != VARVE_KIND_ARRAY || index >= it->symbols->child_count)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_attribute(printer, it->symbols->children[index]));
    VARVE_PUT(printer, " ");
  }
  VARVE_TRY(varve_print_operands(printer, it->call->frame->op,
                                 (varve_value_range){it->operands.first + index, 1}));
  VARVE_PUT(printer, " -> ");
  VARVE_TRY(varve_print_value(printer, argument));
  if (it->maps == NULL || !varve_is_dense_i64_array(it->maps) ||
      index >= varve_dense_array_count(it->maps) || varve_dense_array_i64(it->maps, index) == -1)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " [map_idx=");
  VARVE_TRY(varve_put_signed(printer, varve_dense_array_i64(it->maps, index)));
  return varve_put_char(printer, ']');
}

/* *argument: of the region, the next one. */
static varve_status print_list(varve_printer *printer, const printed_list *it,
                               const varve_attribute *modifier, uint32_t *argument) {
  const varve_operation *op = it->call->frame->op;
  const varve_block *block = varve_operation_region(op, 0)->first;
  if (it->operands.count == 0)
    return VARVE_STATUS_OK;
  if (block == NULL || block->argument_count - *argument < it->operands.count)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put(printer, varve_slice_of(it->list->keyword)));
  VARVE_PUT(printer, "(");
  if (modifier != NULL) {
    VARVE_PUT(printer, "mod: ");
    VARVE_TRY(varve_print_omp_word(printer, modifier));
    VARVE_PUT(printer, ", ");
  }
  for (uint32_t i = 0; i < it->operands.count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(print_entry(printer, it, i, &block->arguments[(*argument)++]->value));
  }
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_operand_types(printer, op, it->operands));
  return varve_put(printer,
                   it->barrier != NULL ? VARVE_SLICE(") private_barrier ") : VARVE_SLICE(") "));
}

varve_status varve_print_omp_region(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  const varve_region *region = varve_operation_region(op, 0);
  uint32_t argument = 1, done = 0;
  if (call->step != 0)
    return VARVE_STATUS_OK;
  for (const char *letter = letters_of(call->hook->name); *letter != 0; letter++) {
    printed_list it = {.call = call, .list = find_list(*letter)};
    const varve_attribute *modifier = NULL;
    if (it.list->has_modifier)
      modifier = varve_printed_attribute(call, argument++);
    it.operands = varve_printed_range(call, argument);
    argument += 2;
    if (it.list->has_flags)
      it.flags = varve_printed_attribute(call, argument++);
    if (it.list->has_symbols)
      it.symbols = varve_printed_attribute(call, argument++);
    if (it.list->has_barrier)
      it.barrier = varve_printed_attribute(call, argument++);
    if (it.list->has_maps)
      it.maps = varve_printed_attribute(call, argument++);
    VARVE_TRY(print_list(printer, &it, modifier, &done));
  }
  varve_ask_region(call->frame, region, VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

/* AllocateAndAllocator(variables, types, allocators, types): %allocator : type -> %variable : type.
 * The types of the variables lie between those of the allocators until they are taken apart. */

/* Of the uses (or types) in turn those at first, first + 2 ... come before the others. */
static varve_status take_apart(varve_vector *vector, size_t first, size_t element_size) {
  size_t end = vector->count, count = (end - first) / 2;
  VARVE_TRY(varve_vector_reserve(vector, end - first));
  char *base = vector->data;
  for (size_t i = 0; i < count; i++) {
    memcpy(base + (end + i) * element_size, base + (first + 2 * i + 1) * element_size,
           element_size);
    memmove(base + (first + i) * element_size, base + (first + 2 * i) * element_size, element_size);
  }
  memmove(base + (first + count) * element_size, base + end * element_size, count * element_size);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_omp_allocate(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  do {
    for (size_t half = 0; half < 2; half++) {
      if (half == 1)
        VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the variable"));
      VARVE_TRY(varve_parse_operand(parser));
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operand"));
      VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    }
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  size_t end_use = parser->operands.count, end_type = parser->nodes.count;
  VARVE_TRY(take_apart(&parser->operands, first_use, sizeof(varve_operand_use)));
  VARVE_TRY(take_apart(&parser->nodes, first_type, sizeof(const varve_entity *)));
  /* An argument has what lies up to the end of its stack. */
  size_t count = (end_use - first_use) / 2;
  parser->operands.count = first_use + count;
  parser->nodes.count = first_type + count;
  VARVE_TRY(varve_set_operands(parser, call, 2, first_use));
  VARVE_TRY(varve_set_types(parser, call, 3, first_type));
  parser->operands.count = end_use;
  parser->nodes.count = end_type;
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use + count));
  return varve_set_types(parser, call, 1, first_type + count);
}

varve_status varve_print_omp_allocate(varve_printer *printer, varve_print_call *call) {
  varve_value_range variables = varve_printed_range(call, 0);
  varve_value_range allocators = varve_printed_range(call, 2);
  const varve_operation *op = call->frame->op;
  if (variables.count != allocators.count)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < variables.count; i++) {
    const varve_value_range allocator = {allocators.first + i, 1};
    const varve_value_range variable = {variables.first + i, 1};
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_typed_operands(printer, op, allocator));
    VARVE_PUT(printer, " -> ");
    VARVE_TRY(varve_print_typed_operands(printer, op, variable));
  }
  return VARVE_STATUS_OK;
}

/* DependVarList(operands, types, kinds): kind -> %a : type. Copyprivate(operands, types, symbols):
 * %a -> @symbol : type. AlignedClause(operands, types, numbers): %a : type -> 8 : i64 */

static varve_status parse_typed(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operand"));
  return varve_parse_to_stack(parser, varve_begin_type);
}

static varve_status parse_depend(varve_parser *parser) {
  const varve_attribute *kind = NULL;
  VARVE_TRY(varve_parse_omp_word(parser, VARVE_SLICE("clause_task_depend"), &kind));
  VARVE_TRY(varve_push_attribute(parser, kind));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the operand"));
  VARVE_TRY(varve_parse_operand(parser));
  return parse_typed(parser);
}

/* ReductionVarList(operands, types, symbols): @symbol -> %a : type */
static varve_status parse_reduction(varve_parser *parser) {
  VARVE_TRY(parse_symbol(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the operand"));
  VARVE_TRY(varve_parse_operand(parser));
  return parse_typed(parser);
}

static varve_status parse_copyprivate(varve_parser *parser) {
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the function"));
  VARVE_TRY(parse_symbol(parser));
  return parse_typed(parser);
}

static varve_status parse_aligned(varve_parser *parser) {
  const varve_attribute *number = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse_typed(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the alignment"));
  VARVE_TRY(varve_parse_attribute(parser, &number));
  return varve_push_attribute(parser, number);
}

static varve_status parse_pairs(varve_parser *parser, varve_parse_call *call,
                                varve_begin_function *parse) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  size_t first_attribute = parser->attributes.count;
  do {
    VARVE_TRY(parse(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  VARVE_TRY(varve_set_types(parser, call, 1, first_type));
  return varve_set_pushed(parser, call, 2, first_attribute);
}

varve_status varve_parse_omp_depend(varve_parser *parser, varve_parse_call *call) {
  return parse_pairs(parser, call, parse_depend);
}

varve_status varve_parse_omp_reductions(varve_parser *parser, varve_parse_call *call) {
  return parse_pairs(parser, call, parse_reduction);
}

varve_status varve_parse_omp_copyprivate(varve_parser *parser, varve_parse_call *call) {
  return parse_pairs(parser, call, parse_copyprivate);
}

varve_status varve_parse_omp_aligned(varve_parser *parser, varve_parse_call *call) {
  return parse_pairs(parser, call, parse_aligned);
}

typedef varve_status print_pair(varve_printer *printer, const varve_operation *op, uint32_t operand,
                                const varve_attribute *attribute);

static varve_status print_depend(varve_printer *printer, const varve_operation *op,
                                 uint32_t operand, const varve_attribute *attribute) {
  VARVE_TRY(varve_print_omp_word(printer, attribute));
  VARVE_PUT(printer, " -> ");
  return varve_print_typed_operands(printer, op, (varve_value_range){operand, 1});
}

static varve_status print_reduction(varve_printer *printer, const varve_operation *op,
                                    uint32_t operand, const varve_attribute *attribute) {
  VARVE_TRY(varve_print_attribute(printer, attribute));
  VARVE_PUT(printer, " -> ");
  return varve_print_typed_operands(printer, op, (varve_value_range){operand, 1});
}

static varve_status print_copyprivate(varve_printer *printer, const varve_operation *op,
                                      uint32_t operand, const varve_attribute *attribute) {
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){operand, 1}));
  VARVE_PUT(printer, " -> ");
  VARVE_TRY(varve_print_attribute(printer, attribute));
  VARVE_PUT(printer, " : ");
  return varve_print_operand_types(printer, op, (varve_value_range){operand, 1});
}

static varve_status print_aligned(varve_printer *printer, const varve_operation *op,
                                  uint32_t operand, const varve_attribute *attribute) {
  VARVE_TRY(varve_print_typed_operands(printer, op, (varve_value_range){operand, 1}));
  VARVE_PUT(printer, " -> ");
  return varve_print_attribute(printer, attribute);
}

static varve_status print_pairs(varve_printer *printer, varve_print_call *call, print_pair *print) {
  varve_value_range range = varve_printed_range(call, 0);
  const varve_attribute *array = varve_printed_attribute(call, 2);
  if (array == NULL || array->kind != VARVE_KIND_ARRAY || array->child_count != range.count)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < range.count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(print(printer, call->frame->op, range.first + i, array->children[i]));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_omp_depend(varve_printer *printer, varve_print_call *call) {
  return print_pairs(printer, call, print_depend);
}

varve_status varve_print_omp_reductions(varve_printer *printer, varve_print_call *call) {
  return print_pairs(printer, call, print_reduction);
}

varve_status varve_print_omp_copyprivate(varve_printer *printer, varve_print_call *call) {
  return print_pairs(printer, call, print_copyprivate);
}

varve_status varve_print_omp_aligned(varve_printer *printer, varve_print_call *call) {
  return print_pairs(printer, call, print_aligned);
}

/* LinearClause(variables, their types, steps): %a = %step : type */

varve_status varve_parse_omp_linear(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  do {
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the step"));
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(parse_typed(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  size_t end = parser->operands.count, count = (end - first_use) / 2;
  VARVE_TRY(take_apart(&parser->operands, first_use, sizeof(varve_operand_use)));
  parser->operands.count = first_use + count;
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  parser->operands.count = end;
  VARVE_TRY(varve_set_operands(parser, call, 2, first_use + count));
  return varve_set_types(parser, call, 1, first_type);
}

varve_status varve_print_omp_linear(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range variables = varve_printed_range(call, 0);
  varve_value_range steps = varve_printed_range(call, 2);
  if (steps.count != variables.count)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < variables.count; i++) {
    const varve_value_range variable = {variables.first + i, 1};
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_operands(printer, op, variable));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){steps.first + i, 1}));
    VARVE_PUT(printer, " : ");
    VARVE_TRY(varve_print_operand_types(printer, op, variable));
  }
  return VARVE_STATUS_OK;
}
