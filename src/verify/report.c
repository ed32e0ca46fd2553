/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builds and reports the messages of the verifier, in the wording of mlir-opt. Parses sets of
 * rules, and calls the checks that callers add (include/varve/dialect.h). */
#include "base/diagnostic.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/registry.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "verify/rules.h"
#include "verify/verifier.h"

typedef struct rule_name {
  char id[40];
} rule_name;

static const rule_name names[VARVE_RULE_COUNT] = {
#define VARVE_RULE(name, id, demand) {id},
#include "verify/rules.def"
#undef VARVE_RULE
};

varve_slice varve_rule_id(varve_rule rule) {
  return rule < VARVE_RULE_COUNT ? varve_slice_of(names[rule].id) : VARVE_SLICE("");
}

/* Returns whether the entry of a list is the id of the rule or its group. */
static bool names_rule(varve_slice entry, varve_rule rule) {
  varve_slice id = varve_rule_id(rule);
  return varve_slice_starts_with(id, entry) &&
         (entry.size == id.size || id.data[entry.size] == '.');
}

static bool change(varve_rule_set *set, varve_slice entry, bool is_taken_out) {
  bool is_known = false;
  for (unsigned rule = 0; rule < VARVE_RULE_COUNT && entry.size != 0; rule++) {
    if (!names_rule(entry, (varve_rule)rule))
      continue;
    uint8_t bit = (uint8_t)(1U << rule % 8);
    is_known = true;
    if (is_taken_out)
      set->excluded[rule / 8] |= bit;
    else
      set->excluded[rule / 8] &= (uint8_t)~bit;
  }
  return is_known;
}

varve_status varve_rule_set_parse(varve_slice list, varve_rule_set *set, varve_slice *unknown) {
  bool begins_with_all = list.size == 0 || list.data[0] == '-';
  memset(set->excluded, begins_with_all ? 0 : UINT8_MAX, sizeof(set->excluded));
  *unknown = VARVE_SLICE("");
  for (size_t start = 0; start < list.size;) {
    size_t end = start;
    while (end < list.size && list.data[end] != ',')
      end++;
    bool is_taken_out = list.data[start] == '-';
    varve_slice entry = varve_slice_make(list.data + start, end - start);
    start = end + 1;
    if (is_taken_out)
      entry = varve_slice_make(entry.data + 1, entry.size - 1);
    if (change(set, entry, is_taken_out))
      continue;
    *unknown = entry;
    return VARVE_STATUS_INVALID;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_fault_slice(varve_verifier *verifier, varve_slice text) {
  enum { SHOWN = 200 };
  size_t size = text.size > SHOWN ? SHOWN : text.size;
  return varve_buffer_append(&verifier->message, varve_slice_make(text.data, size));
}

varve_status varve_fault_text(varve_verifier *verifier, const char *text) {
  return varve_buffer_append(&verifier->message, varve_slice_of(text));
}

varve_status varve_fault_number(varve_verifier *verifier, int64_t number) {
  return varve_buffer_append_signed(&verifier->message, number);
}

/* Appends at most 200 bytes of the text of a node. Stops printing at 4096 bytes, because a graph of
 * few nodes can print as gigabytes. */
varve_status varve_fault_node(varve_verifier *verifier, const varve_entity *node) {
  enum { SHOWN = 200, PRINTED = 4096 };
  varve_buffer *message = &verifier->message;
  uint64_t *limit = &verifier->context->limits.max_output;
  uint64_t max_output = *limit;
  size_t start = message->size;
  *limit = PRINTED;
  varve_status status = VARVE_STATUS_UNSUPPORTED;
  if (verifier->context->print != NULL)
    status = verifier->context->print(verifier->context, node, message);
  *limit = max_output;
  if (varve_is_failure(status))
    return status;
  if (status == VARVE_STATUS_OK) {
    message->size = message->size - start > SHOWN ? start + SHOWN : message->size;
    return VARVE_STATUS_OK;
  }
  message->size = start;
  return varve_fault_text(verifier, varve_kind_text((varve_kind)node->kind));
}

varve_status varve_fault_operation(varve_verifier *verifier) {
  VARVE_TRY(varve_fault_text(verifier, "'"));
  VARVE_TRY(varve_fault_slice(verifier, verifier->op->name->text));
  return varve_fault_text(verifier, "' op ");
}

varve_status varve_op_fault(varve_verifier *verifier, const char *text) {
  VARVE_TRY(varve_fault_operation(verifier));
  VARVE_TRY(varve_fault_text(verifier, text));
  return varve_fault_report(verifier, VARVE_STATUS_INVALID);
}

static varve_status append_part(varve_verifier *verifier, const varve_fault_part *part) {
  if (part->kind == VARVE_PART_NUMBER)
    return varve_fault_number(verifier, part->number);
  if (part->kind == VARVE_PART_TEXT)
    return varve_fault_slice(verifier, part->text);
  const char *quote = varve_is_type(part->node) ? "'" : "";
  VARVE_TRY(varve_fault_text(verifier, quote));
  VARVE_TRY(varve_fault_node(verifier, part->node));
  return varve_fault_text(verifier, quote);
}

varve_status varve_fault_parts(varve_verifier *verifier, bool is_operation_fault, const char *text,
                               const varve_fault_part *parts) {
  if (is_operation_fault)
    VARVE_TRY(varve_fault_operation(verifier));
  for (const char *p = text; *p != 0; p++) {
    if (*p == '%')
      VARVE_TRY(append_part(verifier, parts++));
    else
      VARVE_TRY(varve_buffer_append_char(&verifier->message, *p));
  }
  return varve_fault_report(verifier, VARVE_STATUS_INVALID);
}

/* Sets the file, line and column of the diagnostic. Returns false if the location has no file. */
static bool set_place(varve_diagnostic *diagnostic, const varve_entity *location) {
  varve_source_place place = varve_location_place(location);
  if (place.file.size == 0)
    return false;
  diagnostic->file = place.file;
  diagnostic->line = place.line;
  diagnostic->column = place.column;
  return true;
}

static void send(varve_verifier *verifier, const varve_diagnostic *diagnostic) {
  if (verifier->options.sink.function != NULL)
    verifier->options.sink.function(verifier->options.sink.user, diagnostic);
}

static const varve_entity *fault_location(const varve_verifier *verifier) {
  return verifier->location != NULL ? verifier->location : verifier->op->location;
}

varve_status varve_fault_inferred(varve_verifier *v, const varve_entity *inferred,
                                  const varve_entity *actual) {
  varve_status status =
      VARVE_OP_FAULT(v, "inferred type(s) % are incompatible with return type(s) of operation %",
                     VARVE_NODE(inferred), VARVE_NODE(actual));
  return status != VARVE_STATUS_INVALID ? status
                                        : varve_op_fault(v, "failed to infer returned types");
}

void varve_fault_note(varve_verifier *verifier, const varve_entity *location, const char *text) {
  varve_diagnostic note = {.severity = VARVE_SEVERITY_NOTE,
                           .status = VARVE_STATUS_INVALID,
                           .file = verifier->options.file,
                           .message = varve_slice_of(text)};
  (void)set_place(&note, location != NULL ? location : fault_location(verifier));
  if (!verifier->is_suppressed)
    send(verifier, &note);
}

/* Removes the definition of an operation from the operation, because the pack may be of another
 * version than the module. Reports a warning for the first such operation of each name. */
static varve_status demote(varve_verifier *verifier, varve_diagnostic *diagnostic) {
  varve_context *context = verifier->context;
  bool is_first;
  VARVE_TRY(varve_pack_demote(context, &verifier->entered->name, VARVE_SLICE(""), &is_first));
  if (!is_first)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fault_text(verifier, VARVE_PACK_DEMOTED));
  diagnostic->severity = VARVE_SEVERITY_WARNING;
  diagnostic->message = varve_buffer_slice(&verifier->message);
  send(verifier, diagnostic);
  return VARVE_STATUS_OK;
}

/* Gets whether a fault removes the definition of the operation. If is_shaped, the operation keeps
 * its definition and the fault is an error, unless the module may be of another version than the
 * pack. */
static varve_status find_demoted(varve_verifier *verifier, varve_status status, bool *is_demoted) {
  const varve_operation *op = verifier->op;
  *is_demoted = false;
  if (!verifier->options.demotes || status != VARVE_STATUS_INVALID || verifier->is_suppressed ||
      op == NULL || op != verifier->entered || !varve_pack_may_demote(op->name))
    return VARVE_STATUS_OK;
  *is_demoted = true;
  if (verifier->is_shaped)
    VARVE_TRY(varve_is_of_other_version(verifier, op, is_demoted));
  if (!*is_demoted)
    varve_pack_note_violation(verifier->context, op->name);
  return VARVE_STATUS_OK;
}

varve_status varve_fault_report(varve_verifier *verifier, varve_status status) {
  const varve_operation_finder *finder = &verifier->options.finder;
  varve_diagnostic diagnostic = {.severity = VARVE_SEVERITY_ERROR,
                                 .status = status,
                                 .file = verifier->options.file,
                                 .message = varve_buffer_slice(&verifier->message),
                                 .rule = varve_rule_id(verifier->rule)};
  verifier->is_suppressed =
      status == VARVE_STATUS_INVALID &&
      (verifier->is_unsure || !varve_rule_set_has(&verifier->rules, verifier->rule));
  if (!set_place(&diagnostic, fault_location(verifier)) && !verifier->is_suppressed &&
      finder->function != NULL && verifier->op != NULL)
    diagnostic.offset = finder->function(finder->user, verifier->op);
  bool is_demoted;
  VARVE_TRY(find_demoted(verifier, status, &is_demoted));
  if (is_demoted) {
    VARVE_TRY(demote(verifier, &diagnostic));
    verifier->is_suppressed = true;
  }
  if (!verifier->is_suppressed) {
    verifier->error_count++;
    if (verifier->options.misfits != NULL && !verifier->is_shaped)
      ++*verifier->options.misfits;
    send(verifier, &diagnostic);
  }
  verifier->message.size = 0;
  return status;
}

varve_status varve_fault_about(varve_verifier *verifier, const char *noun, const char *text,
                               const int64_t *numbers) {
  for (const char *p = text; *p != 0; p++) {
    if (*p == '#')
      VARVE_TRY(varve_fault_number(verifier, *numbers++));
    else if (*p == '@')
      VARVE_TRY(varve_fault_text(verifier, noun));
    else
      VARVE_TRY(varve_buffer_append_char(&verifier->message, *p));
  }
  return varve_fault_report(verifier, VARVE_STATUS_INVALID);
}

varve_status varve_fault(varve_verifier *verifier, const char *text, const int64_t *numbers) {
  return varve_fault_about(verifier, "", text, numbers);
}

/* Checks of the caller */

varve_status varve_check_operation_by_user(varve_verifier *verifier) {
  const varve_operation_definition *definition = verifier->op->name->definition;
  if (definition == NULL)
    return VARVE_STATUS_OK;
  const varve_user_check *check =
      varve_registry_find_check(verifier->context->registry, definition->place);
  if (check == NULL || check->operation == NULL)
    return VARVE_STATUS_OK;
  return check->operation(check->user, verifier, verifier->op);
}

varve_status varve_check_entity_by_user(varve_verifier *verifier,
                                        const varve_entity_definition *definition,
                                        const varve_entity *entity) {
  const varve_user_check *check =
      varve_registry_find_check(verifier->context->registry, definition->place);
  if (check == NULL || check->entity == NULL)
    return VARVE_STATUS_OK;
  verifier->checked_entity = entity;
  varve_status status = check->entity(check->user, verifier, varve_as_component(entity));
  verifier->checked_entity = NULL;
  return status;
}

varve_context *varve_verifier_get_context(varve_verifier *verifier) {
  return verifier == NULL ? NULL : verifier->context;
}

varve_status varve_verifier_report(varve_verifier *verifier, varve_slice message) {
  if (verifier == NULL || (message.data == NULL && message.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (verifier->checked_entity == NULL)
    VARVE_TRY(varve_fault_operation(verifier));
  VARVE_TRY(varve_fault_slice(verifier, message));
  return varve_fault_report(verifier, VARVE_STATUS_INVALID);
}
