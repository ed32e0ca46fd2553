/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints comments that list the operations using a value, by their results, or by their number
 * if they have no results. */
#include "text/print/print.h"

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

static varve_status put_lists(varve_printer *printer, const varve_operation *op) {
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
  return put_lists(printer, op);
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
