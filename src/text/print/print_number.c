/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers values and blocks like upstream's SSANameState for the generic form since LLVM 17:
 * over the whole module, regions of later operations first. Prints numbers and names. */
#include "dialect/uses/value_names.h"
#include "text/print/print.h"

void varve_print_numbers_init(varve_print_numbers *numbers, varve_memory *memory) {
  varve_vector_init(&numbers->names, memory, sizeof(varve_print_name));
  varve_buffer_init(&numbers->texts, memory);
  varve_vector_init(&numbers->values, memory, sizeof(varve_value *));
  varve_vector_init(&numbers->arguments, memory, sizeof(varve_value *));
  varve_vector_init(&numbers->blocks, memory, sizeof(varve_block *));
  varve_vector_init(&numbers->users, memory, sizeof(varve_print_user));
}

void varve_print_numbers_release(varve_print_numbers *numbers) {
  varve_vector_release(&numbers->names);
  varve_buffer_release(&numbers->texts);
  varve_vector_release(&numbers->values);
  varve_vector_release(&numbers->arguments);
  varve_vector_release(&numbers->blocks);
  varve_vector_release(&numbers->users);
}

/* Gives the value the next number of its series. */
static inline varve_status number_value(varve_vector *values, varve_value *value) {
  if (values->count == values->capacity)
    VARVE_TRY(varve_vector_reserve(values, 1));
  value->number = (uint32_t)values->count;
  VARVE_VECTOR_AT(values, varve_value *, values->count++) = value;
  return VARVE_STATUS_OK;
}

/* The results of an operation share the number of the first one. Its regions come later. */
static varve_status number_operation(varve_print_numbers *numbers, varve_operation *op,
                                     varve_vector *regions) {
  if (varve_operation_result_count(op) != 0)
    VARVE_TRY(number_value(&numbers->values, varve_operation_result(op, 0)));
  uint32_t count = varve_operation_region_count(op);
  if (count != 0)
    VARVE_TRY(varve_operation_materialize(op));
  for (uint32_t i = 0; i < count; i++) {
    varve_region *region = varve_operation_region(op, i);
    VARVE_TRY(varve_vector_push(regions, &region));
  }
  return VARVE_STATUS_OK;
}

static varve_status number_tree(varve_print_numbers *numbers, varve_operation *root,
                                varve_vector *regions) {
  VARVE_TRY(number_operation(numbers, root, regions));
  while (regions->count != 0) {
    const varve_region *region = VARVE_VECTOR_LAST(regions, varve_region *);
    varve_vector_truncate(regions, regions->count - 1);
    for (varve_block *block = region->first; block != NULL; block = block->next) {
      block->number = (uint32_t)numbers->blocks.count;
      VARVE_TRY(varve_vector_push(&numbers->blocks, &block));
      varve_vector *arguments = block->previous == NULL ? &numbers->arguments : &numbers->values;
      for (uint32_t i = 0; i < block->argument_count; i++)
        VARVE_TRY(number_value(arguments, &block->arguments[i]->value));
      for (varve_operation *op = block->first; op != NULL; op = op->next)
        VARVE_TRY(number_operation(numbers, op, regions));
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_number_values(varve_printer *printer) {
  printer->numbers.has_names = !printer->options.generic || printer->options.use_location_names ||
                               printer->options.value_users ||
                               !varve_era_has(printer->context->era, VARVE_HAS_CONTINUED_NAMES);
  if (printer->numbers.has_names)
    return varve_print_name_values(printer);
  varve_vector regions;
  varve_vector_init(&regions, &printer->context->memory, sizeof(varve_region *));
  varve_status status = number_tree(&printer->numbers, printer->module->root, &regions);
  varve_vector_release(&regions);
  return status;
}

/* Other code uses the number members too, so values outside the module may have any number. */
static bool is_numbered(const varve_vector *values, const varve_value *value) {
  return value->number < values->count &&
         VARVE_VECTOR_AT(values, const varve_value *, value->number) == value;
}

/* Returns NULL for a value that is not in the module. */
static const varve_print_name *name_of(const varve_print_numbers *numbers,
                                       const varve_value *value) {
  if (value->number >= numbers->names.count)
    return NULL;
  const varve_print_name *name = &VARVE_VECTOR_AT(&numbers->names, varve_print_name, value->number);
  return name->value == value ? name : NULL;
}

static varve_status put_name(varve_printer *printer, const varve_print_name *name) {
  VARVE_TRY(varve_put_char(printer, '%'));
  if (name->size == 0)
    return varve_put_unsigned(printer, name->number);
  return varve_put(printer, varve_slice_make(printer->numbers.texts.data + name->text, name->size));
}

varve_status varve_print_shadow_arguments(varve_printer *printer, const varve_block *block,
                                          const varve_use *values) {
  varve_print_numbers *numbers = &printer->numbers;
  for (uint32_t i = 0; numbers->has_names && i < block->argument_count; i++) {
    const varve_value *argument = &block->arguments[i]->value;
    const varve_print_name *given = name_of(numbers, values[i].value);
    if (given == NULL || name_of(numbers, argument) == NULL)
      return VARVE_STATUS_UNSUPPORTED;
    varve_print_name name = *given;
    name.value = argument;
    /* The number of a result among several is part of its name. */
    size_t start = numbers->texts.size;
    if (name.group != 1) {
      VARVE_TRY(varve_buffer_reserve(&numbers->texts, name.size));
      if (name.size == 0)
        VARVE_TRY(varve_buffer_append_unsigned(&numbers->texts, name.number));
      else
        VARVE_TRY(varve_buffer_append(
            &numbers->texts, varve_slice_make(numbers->texts.data + name.text, name.size)));
      VARVE_TRY(varve_buffer_append_char(&numbers->texts, '#'));
      VARVE_TRY(varve_buffer_append_unsigned(&numbers->texts, name.place));
      name.text = start;
      name.size = (uint32_t)(numbers->texts.size - start);
      name.place = 0;
      name.group = 1;
    }
    VARVE_VECTOR_AT(&numbers->names, varve_print_name, argument->number) = name;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_value(varve_printer *printer, const varve_value *value) {
  if (value == NULL)
    return varve_put(printer, VARVE_SLICE("<<NULL VALUE>>"));
  if (printer->numbers.has_names) {
    const varve_print_name *name = name_of(&printer->numbers, value);
    if (name == NULL)
      return varve_put(printer, VARVE_SLICE("<<UNKNOWN SSA VALUE>>"));
    VARVE_TRY(put_name(printer, name));
    if (name->group == 1)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_put_char(printer, '#'));
    return varve_put_unsigned(printer, name->place);
  }
  if (value->kind == VARVE_VALUE_RESULT) {
    const varve_operation *op = varve_value_operation(value);
    const varve_value *first = varve_operation_result(op, 0);
    if (!is_numbered(&printer->numbers.values, first))
      return varve_put(printer, VARVE_SLICE("<<UNKNOWN SSA VALUE>>"));
    VARVE_TRY(varve_put_char(printer, '%'));
    VARVE_TRY(varve_put_unsigned(printer, first->number));
    if (varve_operation_result_count(op) == 1)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_put_char(printer, '#'));
    return varve_put_unsigned(printer, value->index);
  }
  if (value->kind == VARVE_VALUE_BLOCK_ARGUMENT) {
    bool is_entry = is_numbered(&printer->numbers.arguments, value);
    if (is_entry)
      VARVE_PUT(printer, "%arg");
    else if (is_numbered(&printer->numbers.values, value))
      VARVE_PUT(printer, "%");
    else
      return varve_put(printer, VARVE_SLICE("<<UNKNOWN SSA VALUE>>"));
    return varve_put_unsigned(printer, value->number);
  }
  return varve_put(printer, VARVE_SLICE("<<UNKNOWN SSA VALUE>>"));
}

varve_status varve_print_results(varve_printer *printer, const varve_operation *op) {
  uint32_t count = varve_operation_result_count(op);
  if (count == 0)
    return VARVE_STATUS_OK;
  if (printer->numbers.has_names) {
    uint32_t results_count = varve_operation_result_count(op);
    const varve_print_name *name;
    for (uint32_t i = 0; i < results_count; i += name->group) {
      name = name_of(&printer->numbers, varve_operation_result(op, i));
      if (name == NULL)
        return VARVE_STATUS_INTERNAL;
      if (i != 0)
        VARVE_PUT(printer, ", ");
      VARVE_TRY(put_name(printer, name));
      if (name->group == 1)
        continue;
      VARVE_TRY(varve_put_char(printer, ':'));
      VARVE_TRY(varve_put_unsigned(printer, name->group));
    }
    return varve_put(printer, VARVE_SLICE(" = "));
  }
  VARVE_TRY(varve_put_char(printer, '%'));
  VARVE_TRY(varve_put_unsigned(printer, varve_operation_result(op, 0)->number));
  if (count > 1) {
    VARVE_TRY(varve_put_char(printer, ':'));
    VARVE_TRY(varve_put_unsigned(printer, count));
  }
  return varve_put(printer, VARVE_SLICE(" = "));
}

uint32_t varve_print_block_number(const varve_printer *printer, const varve_block *block) {
  const varve_vector *blocks = &printer->numbers.blocks;
  if (block == NULL || block->region == NULL || block->number >= blocks->count ||
      VARVE_VECTOR_AT(blocks, const varve_block *, block->number) != block)
    return 0;
  return block->number + 1;
}

varve_status varve_print_block_name(varve_printer *printer, uint32_t number) {
  if (number == 0)
    return varve_put(printer, VARVE_SLICE("INVALIDBLOCK"));
  const varve_block *block =
      VARVE_VECTOR_AT(&printer->numbers.blocks, const varve_block *, number - 1);
  const varve_region *region = block->region;
  if (block == region->first && region->owner != NULL && !printer->options.generic) {
    varve_slice name = varve_entry_block_name(region->owner);
    if (name.size != 0) {
      VARVE_TRY(varve_put_char(printer, '^'));
      return varve_put(printer, name);
    }
  }
  VARVE_PUT(printer, "^bb");
  return varve_put_unsigned(printer, block->number - region->first->number);
}

/* Users */

/* Returns NULL for an operation that is not in the module. */
static varve_print_user *user_of(varve_printer *printer, const varve_operation *op) {
  const varve_vector *users = &printer->numbers.users;
  if (op->number >= users->count)
    return NULL;
  varve_print_user *user = &VARVE_VECTOR_AT(users, varve_print_user, op->number);
  return user->operation == op ? user : NULL;
}

/* Returns whether the current list does not contain the operation yet. */
static bool is_new_in(varve_printer *printer, const varve_operation *op, uint64_t list) {
  varve_print_user *user = user_of(printer, op);
  bool is_new = user == NULL || user->seen != list;
  if (user != NULL)
    user->seen = list;
  return is_new;
}

static varve_status put_user(varve_printer *printer, const varve_operation *op) {
  uint32_t count = varve_operation_result_count(op);
  const varve_print_user *user = user_of(printer, op);
  if (user == NULL)
    return varve_put(printer, VARVE_SLICE("<<UNKNOWN OPERATION>>"));
  if (count == 0) {
    VARVE_TRY(varve_put_char(printer, '%'));
    return varve_put_unsigned(printer, user->number);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_value(printer, varve_operation_result(op, i)));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_users(varve_printer *printer, const varve_value *value) {
  uint64_t list = ++printer->numbers.user_lists;
  if (value->first_use == NULL)
    return varve_put(printer, VARVE_SLICE("unused"));
  for (const varve_use *use = value->first_use; use != NULL; use = use->next) {
    if (!is_new_in(printer, use->owner, list))
      continue;
    if (use != value->first_use)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(put_user(printer, use->owner));
    VARVE_TRY(varve_print_check(printer));
  }
  return VARVE_STATUS_OK;
}

/* Returns whether one operation uses the only result, and has at most one result itself. */
static bool has_one_user(varve_printer *printer, const varve_operation *op) {
  const varve_use *first = varve_operation_result(op, 0)->first_use;
  uint64_t list = ++printer->numbers.user_lists;
  if (varve_operation_result_count(op) != 1 || varve_operation_result_count(first->owner) > 1)
    return false;
  (void)is_new_in(printer, first->owner, list);
  for (const varve_use *use = first->next; use != NULL; use = use->next)
    if (is_new_in(printer, use->owner, list))
      return false;
  return true;
}

static bool has_users(const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (varve_operation_result(op, i)->first_use != NULL)
      return true;
  return false;
}

varve_status varve_print_operation_users(varve_printer *printer, const varve_operation *op) {
  if (varve_operation_result_count(op) == 0) {
    if (op->operand_count == 0)
      return VARVE_STATUS_OK;
    VARVE_PUT(printer, " // id: ");
    return put_user(printer, op);
  }
  if (!has_users(op))
    return varve_put(printer, VARVE_SLICE(" // unused"));
  VARVE_TRY(varve_put(printer, has_one_user(printer, op) ? VARVE_SLICE(" // user: ")
                                                         : VARVE_SLICE(" // users: ")));
  uint32_t count = varve_operation_result_count(op);
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    if (count > 1)
      VARVE_TRY(varve_put_char(printer, '('));
    VARVE_TRY(put_users(printer, varve_operation_result(op, i)));
    if (count > 1)
      VARVE_TRY(varve_put_char(printer, ')'));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_argument_users(varve_printer *printer, const varve_value *argument) {
  VARVE_PUT(printer, "// ");
  VARVE_TRY(varve_print_value(printer, argument));
  if (argument->first_use == NULL)
    return varve_put(printer, VARVE_SLICE(" is unused\n"));
  VARVE_PUT(printer, " is used by ");
  VARVE_TRY(put_users(printer, argument));
  return varve_put_char(printer, '\n');
}
