/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* llvm: functions, calls of them, and what refers to globals. The type of a function is text, in
 * which a NUL stands for each type of another dialect that is kept beside it. */
#include "base/float_format.h"
#include "verify/condition.h"
#include "verify/custom.h"

/* The types in !llvm.func<result (argument, argument, ...)>. */
typedef struct function_text {
  const varve_type *type;
  const char *at; /* of what is next */
  const char *end;
  uint32_t place;   /* of the next reference */
  bool is_variadic; /* once all arguments are taken */
} function_text;

typedef struct type_text {
  const char *text;
  size_t size;
  uint32_t place; /* of its first reference */
} type_text;

static bool is_open(char c) { return c == '<' || c == '(' || c == '[' || c == '{'; }
static bool is_close(char c) { return c == '>' || c == ')' || c == ']' || c == '}'; }

/* From at on to a space before a bracket, a comma or a closing bracket, in no brackets. */
static const char *end_of_type(const char *at, const char *end) {
  unsigned depth = 0;
  bool is_string = false;
  for (; at < end; at++) {
    is_string ^= *at == '"';
    if (is_string)
      continue;
    bool is_result_end = *at == ' ' && end - at > 1 && at[1] == '(';
    if (depth == 0 && (*at == ',' || is_close(*at) || is_result_end))
      break;
    depth += is_open(*at);
    depth -= is_close(*at);
  }
  return at;
}

/* Takes the text from at to end, and counts the references in it. */
static type_text take(function_text *function, const char *at, const char *end) {
  type_text taken = {at, (size_t)(end - at), function->place};
  for (; at < end; at++)
    function->place += *at == 0;
  function->at = end;
  return taken;
}

/* False: the type is none of these. */
static bool open_function(const varve_type *type, function_text *function, type_text *result) {
  if (type == NULL || type->kind != VARVE_KIND_DIALECT_TYPE ||
      !varve_has_base_name(type, VARVE_SLICE("llvm.func")) || varve_entity_is_parametric(type))
    return false;
  const char *text = varve_entity_payload(type), *end = text + type->payload_size;
  const char *at = memchr(text, '<', type->payload_size);
  if (at == NULL)
    return false;
  const char *stop = end_of_type(++at, end);
  if (end - stop < 2 || memcmp(stop, " (", 2) != 0)
    return false;
  *function = (function_text){.type = type, .end = end, .place = 1};
  *result = take(function, at, stop);
  function->at = stop + 2;
  return true;
}

/* False: there is none left. */
static bool next_argument(function_text *function, type_text *argument) {
  const char *at = function->at;
  while (at < function->end && (*at == ' ' || *at == ','))
    at++;
  if (function->end - at >= 3 && memcmp(at, "...", 3) == 0)
    function->is_variadic = true;
  if (at == function->end || *at == ')' || function->is_variadic)
    return false;
  *argument = take(function, at, end_of_type(at, function->end));
  return argument->size != 0;
}

/* i32, f32 and the like, as text. */
static varve_verdict is_builtin(type_text text, const varve_type *type) {
  uint32_t width = 0;
  if (type->kind == VARVE_KIND_FLOAT_TYPE) {
    varve_slice name = varve_slice_of(varve_float_format_get(varve_float_type_kind(type))->name);
    return varve_verdict_of(varve_slice_equal(name, varve_slice_make(text.text, text.size)));
  }
  if (type->kind != VARVE_KIND_INTEGER_TYPE || *text.text != 'i' || text.size > 9)
    return VARVE_VERDICT_NO;
  for (size_t i = 1; i < text.size; i++) {
    if (text.text[i] < '0' || text.text[i] > '9')
      return VARVE_VERDICT_NO;
    width = width * 10 + (uint32_t)(text.text[i] - '0');
  }
  return varve_verdict_of(varve_type_is_integer(type, width, VARVE_SIGNLESS));
}

/* Words of one kind: where both texts are such, they are one type only if they are equal. */
static bool is_word(varve_slice text) {
  for (size_t i = 0; i < text.size; i++)
    if ((text.data[i] < 'a' || text.data[i] > 'z') && (text.data[i] < '0' || text.data[i] > '9') &&
        text.data[i] != '<' && text.data[i] != '>')
      return false;
  return text.size != 0;
}

/* What stands before the bracket. */
static varve_slice head_of(varve_slice text) {
  const char *bracket = text.size == 0 ? NULL : memchr(text.data, '<', text.size);
  return bracket == NULL ? text : varve_slice_make(text.data, (size_t)(bracket - text.data));
}

static varve_verdict is_pointer(varve_slice word, const varve_type *type) {
  const varve_entity *space = varve_parameter_count(type) == 0 ? NULL : varve_parameter(type, 0);
  if (!varve_has_base_name(type, VARVE_SLICE("llvm.ptr")) || space == NULL)
    return VARVE_VERDICT_UNKNOWN;
  if (!varve_slice_equal(head_of(word), VARVE_SLICE("ptr")))
    return VARVE_VERDICT_NO;
  return word.size == 3 && space->kind == VARVE_KIND_ABSENT ? VARVE_VERDICT_YES
                                                            : VARVE_VERDICT_UNKNOWN;
}

/* Structs with names are not compared: their bodies may be told or not. */
static varve_verdict is_type(const varve_type *function, type_text text, const varve_type *type) {
  varve_slice word = varve_slice_make(text.text, text.size);
  if (text.size == 1 && *text.text == 0)
    return text.place < function->child_count
               ? varve_verdict_of(function->children[text.place] == type)
               : VARVE_VERDICT_UNKNOWN;
  if (text.size == 0 || (*text.text < 'a' || *text.text > 'z'))
    return VARVE_VERDICT_UNKNOWN;
  if (varve_entity_is_parametric(type))
    return is_pointer(word, type);
  if (type->kind == VARVE_KIND_INTEGER_TYPE || type->kind == VARVE_KIND_FLOAT_TYPE)
    return is_builtin(text, type);
  if (type->kind == VARVE_KIND_VECTOR_TYPE)
    return varve_slice_equal(head_of(word), VARVE_SLICE("vector")) ? VARVE_VERDICT_UNKNOWN
                                                                   : VARVE_VERDICT_NO;
  if (type->kind != VARVE_KIND_DIALECT_TYPE) {
    varve_slice name = varve_node_mnemonic(type);
    return name.size == 0 || varve_slice_equal(head_of(word), name) ? VARVE_VERDICT_UNKNOWN
                                                                    : VARVE_VERDICT_NO;
  }
  varve_slice own = varve_slice_make((const char *)varve_entity_payload(type), type->payload_size);
  if (!varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("llvm")))
    return VARVE_VERDICT_UNKNOWN;
  if (is_word(own) && is_word(word))
    return varve_verdict_of(varve_slice_equal(own, word));
  return varve_slice_equal(head_of(own), head_of(word)) ? VARVE_VERDICT_UNKNOWN : VARVE_VERDICT_NO;
}

static bool is_void(type_text text) { return text.size == 4 && memcmp(text.text, "void", 4) == 0; }

/* Functions */

static varve_status check_entry(varve_verifier *v, const varve_block *entry,
                                function_text *function) {
  type_text argument;
  uint32_t count = 0;
  for (; next_argument(function, &argument); count++)
    if (count < entry->argument_count &&
        is_type(function->type, argument, entry->arguments[count]->value.type) == VARVE_VERDICT_NO)
      return VARVE_OP_FAULT(v,
                            "type of entry block argument #%(%) must match the type of the "
                            "corresponding argument in function signature",
                            VARVE_NUMBER(count), VARVE_NODE(entry->arguments[count]->value.type));
  if (count == entry->argument_count)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "entry block must have % arguments to match function signature",
                        VARVE_NUMBER(count));
}

varve_status varve_verify_llvm_func(varve_verifier *v, const varve_operation *op) {
  enum { EXTERNAL = 0, EXTERN_WEAK = 9 };
  int64_t linkage = EXTERNAL;
  if (varve_entry_block(op, 0) == NULL && varve_case_number(op, "linkage", &linkage) &&
      linkage != EXTERNAL && linkage != EXTERN_WEAK)
    return varve_op_fault(v, "external functions must have 'external' or 'extern_weak' linkage");
  const varve_block *entry = varve_entry_block(op, 0);
  function_text function;
  type_text result;
  if (entry == NULL ||
      !open_function(varve_type_property_of(op, "function_type"), &function, &result))
    return VARVE_STATUS_OK;
  return check_entry(v, entry, &function);
}

varve_status varve_verify_llvm_return(varve_verifier *v, const varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  function_text function;
  type_text result;
  if (parent == NULL || !varve_is_operation(parent, "llvm.func") ||
      !open_function(varve_type_property_of(parent, "function_type"), &function, &result))
    return VARVE_STATUS_OK;
  if (is_void(result))
    return op->operand_count == 0 ? VARVE_STATUS_OK : varve_op_fault(v, "expected no operands");
  if (op->operand_count == 0)
    return varve_op_fault(v, "expected 1 operand");
  return is_type(function.type, result, varve_operand_type(op, 0)) == VARVE_VERDICT_NO
             ? varve_op_fault(v, "mismatching result types")
             : VARVE_STATUS_OK;
}

/* Calls */

static varve_status check_call_result(varve_verifier *v, const varve_operation *op,
                                      const varve_type *type, type_text result) {
  if (varve_operation_result_count(op) == 0)
    return is_void(result) ? VARVE_STATUS_OK
                           : varve_op_fault(v, "expected function call to produce a value");
  if (is_void(result))
    return varve_op_fault(v, "calling function with void result must not produce values");
  if (is_type(type, result, varve_result_type(op, 0)) != VARVE_VERDICT_NO)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "result type mismatch: % is not that of the callee",
                        VARVE_NODE(varve_result_type(op, 0)));
}

static varve_status check_call(varve_verifier *v, const varve_operation *op,
                               const varve_type *type) {
  uint32_t count = varve_operand_range_of(op, 0).count, wanted = 0;
  function_text function;
  type_text result, argument;
  if (!open_function(type, &function, &result))
    return VARVE_STATUS_OK;
  while (next_argument(&function, &argument))
    wanted++;
  if (function.is_variadic && varve_property_of(op, "var_callee_type") == NULL)
    return varve_op_fault(v, "missing var_callee_type attribute for vararg call");
  if (function.is_variadic ? count < wanted : count != wanted)
    return VARVE_OP_FAULT(
        v, "incorrect number of operands (%) for % (expecting% %)", VARVE_NUMBER(count),
        VARVE_TEXT(varve_slice_of(function.is_variadic ? "varargs callee" : "callee")),
        VARVE_TEXT(varve_slice_of(function.is_variadic ? " at least:" : ":")),
        VARVE_NUMBER(wanted));
  (void)open_function(type, &function, &result);
  for (uint32_t i = 0; next_argument(&function, &argument); i++)
    if (is_type(type, argument, varve_operand_type(op, i)) == VARVE_VERDICT_NO)
      return VARVE_OP_FAULT(v, "operand type mismatch for operand %: % is not that of the callee",
                            VARVE_NUMBER(i), VARVE_NODE(varve_operand_type(op, i)));
  return check_call_result(v, op, type, result);
}

/* The type of what is called, where it takes more than it names. */
static varve_status check_own_type(varve_verifier *v, const varve_operation *op) {
  const varve_type *type = varve_type_property_of(op, "var_callee_type");
  varve_value_range operands = varve_operand_range_of(op, 0);
  uint32_t skipped = varve_property_of(op, "callee") == NULL;
  function_text function;
  type_text result, argument;
  if (type == NULL || !open_function(type, &function, &result))
    return VARVE_STATUS_OK;
  for (uint32_t i = skipped; next_argument(&function, &argument); i++)
    if (i >= operands.count)
      return VARVE_OP_FAULT(v, "expected var_callee_type to have at most % parameters",
                            VARVE_NUMBER(operands.count - skipped));
    else if (is_type(type, argument, varve_operand_type(op, operands.first + i)) ==
             VARVE_VERDICT_NO)
      return VARVE_OP_FAULT(v, "var_callee_type parameter type mismatch: % is another type",
                            VARVE_NODE(varve_operand_type(op, operands.first + i)));
  return function.is_variadic
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected var_callee_type to be a variadic function type");
}

static varve_status check_indirect(varve_verifier *v, const varve_operation *op) {
  if (op->operand_count == 0)
    return varve_op_fault(v, "must have either a `callee` attribute or at least an operand");
  if (varve_has_base_name(varve_operand_type(op, 0), VARVE_SLICE("llvm.ptr")))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "indirect call expects a pointer as callee: %",
                        VARVE_NODE(varve_operand_type(op, 0)));
}

varve_status varve_verify_llvm_call(varve_verifier *v, const varve_operation *op) {
  const varve_operation *callee = NULL;
  const varve_attribute *name = varve_property_of(op, "callee");
  VARVE_TRY(check_own_type(v, op));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return check_indirect(v, op);
  VARVE_TRY(varve_find_symbol(v, op, name, &callee));
  varve_slice text = varve_string_bytes(name->children[0]);
  if (callee == NULL)
    return VARVE_OP_FAULT(v, "'%' does not reference a symbol in the current scope",
                          VARVE_TEXT(text));
  if (varve_is_operation(callee, "llvm.func"))
    return check_call(v, op, varve_type_property_of(callee, "function_type"));
  if (varve_is_operation(callee, "llvm.mlir.ifunc"))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "'%' does not reference a valid LLVM function or IFunc",
                        VARVE_TEXT(text));
}

/* Globals */

/* "ptr<3>" has one; 0 where nothing is told. -1: another type, or one that is not known. */
static int64_t space_of_pointer(const varve_type *type) {
  int64_t space = 0;
  if (!varve_has_base_name(type, VARVE_SLICE("llvm.ptr")))
    return -1;
  if (varve_entity_is_parametric(type))
    return varve_parameter_count(type) == 1 && varve_integer_of(varve_parameter(type, 0), &space)
               ? space
               : -1;
  const char *text = varve_entity_payload(type), *end = text + type->payload_size;
  if (type->payload_size == 3)
    return 0;
  for (text += 4; text < end && *text >= '0' && *text <= '9'; text++)
    if (space < UINT32_MAX)
      space = space * 10 + (*text - '0');
  return end - text == 1 ? space : -1;
}

static varve_status check_space(varve_verifier *v, const varve_operation *op,
                                const varve_operation *global) {
  int64_t space = 0, wanted = space_of_pointer(varve_result_type(op, 0));
  const varve_attribute *value = varve_property_of(global, "addr_space");
  if (value != NULL && !varve_integer_of(value, &space))
    return VARVE_STATUS_OK;
  return wanted == -1 || wanted == space
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "pointer address space must match address space of the "
                                 "referenced global or alias");
}

/* The nearest table that is isolated is where llvm looks. */
static varve_status find_global(varve_verifier *v, const varve_operation *op,
                                const varve_attribute *name, const varve_operation **found) {
  const varve_operation_plan *plan = NULL;
  *found = NULL;
  for (varve_operation *table = varve_operation_parent(op); table != NULL;
       table = varve_operation_parent(table)) {
    VARVE_TRY(varve_get_plan(v, table->name, &plan));
    if (plan->is_symbol_table && plan->is_isolated)
      return varve_find_in_table(v, table, name, found);
    if (varve_operation_region_count(table) == 1)
      VARVE_TRY(varve_doubt_unknown(v, table));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_addressof(varve_verifier *v, const varve_operation *op) {
  const varve_operation *found = NULL;
  const varve_attribute *name = varve_property_of(op, "global_name");
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_global(v, op, name, &found));
  bool is_global = found != NULL && (varve_is_operation(found, "llvm.mlir.global") ||
                                     varve_is_operation(found, "llvm.mlir.alias"));
  if (is_global)
    return check_space(v, op, found);
  if (found != NULL &&
      (varve_is_operation(found, "llvm.func") || varve_is_operation(found, "llvm.mlir.ifunc")))
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "must reference a global defined by 'llvm.mlir.global', "
                           "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
}

static varve_status check_functions(varve_verifier *v, const varve_operation *op,
                                    const varve_attribute *list) {
  for (uint32_t i = 0; list != NULL && list->kind == VARVE_KIND_ARRAY && i < list->child_count;
       i++) {
    const varve_attribute *name = list->children[i];
    const varve_operation *found = NULL;
    if (name->kind != VARVE_KIND_SYMBOL_REF)
      continue;
    VARVE_TRY(varve_find_symbol(v, op, name, &found));
    if (found == NULL || !varve_is_operation(found, "llvm.func"))
      return VARVE_OP_FAULT(v, "'%' does not reference a valid LLVM function",
                            VARVE_TEXT(varve_string_bytes(name->children[0])));
  }
  return VARVE_STATUS_OK;
}

static bool has_length(const varve_operation *op, const char *property, uint32_t count) {
  const varve_attribute *list = varve_property_of(op, property);
  return list == NULL || list->kind != VARVE_KIND_ARRAY || list->child_count == count;
}

varve_status varve_verify_llvm_global_lists(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *data = varve_property_of(op, "data");
  if (data != NULL && data->kind == VARVE_KIND_ARRAY &&
      (!has_length(op, "ctors", data->child_count) || !has_length(op, "dtors", data->child_count) ||
       !has_length(op, "priorities", data->child_count)))
    return varve_fault(v, "functions, priorities, and data must have the same number of elements",
                       NULL);
  VARVE_TRY(check_functions(v, op, varve_property_of(op, "ctors")));
  return check_functions(v, op, varve_property_of(op, "dtors"));
}
