/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks what is otherwise read at first use: formats, equations, defaults and rules. */
#include "definitions/read.h"
#include "dialect/codes/entity_code.h"
#include "dialect/entity_format/format.h"
#include "dialect/evaluate/entity_expressions.h"
#include "dialect/infer/infer_plan.h"
#include "dialect/operation_format/operation_format.h"
#include "dialect/uses/requirement.h"
#include "text/hook.h"

/* A definition of the module. */
typedef struct checked {
  varve_definition_reader reader; /* reports or records the faults */
  varve_context *context;
  const varve_dialect_definition *dialect;
  varve_operation *op; /* irdl.operation, irdl.type or irdl.attribute */
  bool has_hooks;      /* hooks are checked too */
} checked;

/* Goes on after a fault in the part, if faults are recorded. */
#define FAULT(c, of, ...)                                                                          \
  ((c)->reader.part = VARVE_SLICE(of),                                                             \
   varve_definition_go_on(&(c)->reader,                                                            \
                          varve_definition_fault(&(c)->reader, (c)->op, __VA_ARGS__)))

static varve_status report_format(checked *c, const varve_format_fault *fault) {
  return FAULT(c, "varve.format", "varve.format: %s, at character %zu", fault->message,
               fault->offset + 1);
}

/* Finds the name of the operation. It has no definition if only the name is known. */
static varve_status find_operation(checked *c, const varve_operation_name **name) {
  varve_buffer full;
  varve_buffer_init(&full, &c->context->memory);
  varve_status status = varve_buffer_append(&full, c->dialect->name);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&full, '.');
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&full, varve_symbol_name(c->op));
  if (status == VARVE_STATUS_OK)
    status = varve_operation_name_get(c->context, varve_buffer_slice(&full), name);
  varve_buffer_release(&full);
  return status;
}

static varve_status find_entity(const checked *c, const varve_entity_definition **definition) {
  return varve_find_entity(c->context, c->dialect->name, varve_entity_name(c->op),
                           varve_has_operation_name(c->op, "irdl.type"), definition);
}

/* Formats */

/* Reports a hook that the library lacks if the dialect has no format for such operations. A hook
 * depends on the operands, results and attributes of its operation: no other one can use it. */
static varve_status report_hook(checked *c, const varve_operation_name *name) {
  const varve_operation_definition *definition = name->definition;
  varve_slice hook = varve_table_text(definition->dialect->tables, definition->record->syntax);
  if (!c->has_hooks || !varve_slice_starts_with(hook, VARVE_SLICE("hook:")))
    return VARVE_STATUS_OK;
  if (!varve_slice_equal(varve_slice_make(hook.data + 5, hook.size - 5), name->text))
    return FAULT(c, "varve.syntax",
                 "varve.syntax: '%.*s' serves only the operation of its name, not '%.*s'",
                 VARVE_FORMAT_SLICE(hook), VARVE_FORMAT_SLICE(name->text));
  if (varve_find_operation_hook(c->context, name) != NULL)
    return VARVE_STATUS_OK;
  return FAULT(c, "varve.syntax", "varve.syntax: this version has no '%.*s'",
               VARVE_FORMAT_SLICE(hook));
}

static varve_status check_operation_format(checked *c) {
  const varve_operation_name *name;
  const varve_operation_format *format;
  varve_format_fault fault;
  VARVE_TRY(find_operation(c, &name));
  if (name->definition == NULL || name->definition->record->syntax == 0)
    return VARVE_STATUS_OK;
  varve_status status = varve_find_operation_format(c->context, name->definition, &format, &fault);
  if (status == VARVE_STATUS_INVALID)
    return report_format(c, &fault);
  return status == VARVE_STATUS_OK && format == NULL ? report_hook(c, name) : status;
}

/* Checks a fact of a type or attribute that holds one expression or pattern. */
static varve_status check_fact(checked *c, const varve_entity_definition *definition,
                               const char *name, varve_compile_expression *compile) {
  varve_entity_expressions ignored;
  varve_format_fault fault;
  varve_status status = compile(c->context, definition, &ignored, &fault);
  if (status != VARVE_STATUS_INVALID)
    return status;
  c->reader.part = varve_slice_of(name);
  status = varve_definition_fault(&c->reader, c->op, "%s: %s, at character %zu", name,
                                  fault.message, fault.offset + 1);
  return varve_definition_go_on(&c->reader, status);
}

/* A code must not be that of two types or two attributes of a dialect. */
static varve_status check_unique_codes(checked *c, const varve_entity_definition *definition) {
  const varve_code_table *table;
  const varve_code_list *codes;
  VARVE_TRY(varve_dialect_codes(c->context, c->dialect->name, definition->is_type, &table));
  VARVE_TRY(varve_entity_codes(c->context, definition, &codes));
  for (uint32_t i = 0; i < codes->count; i++) {
    const varve_code_row *row = &codes->rows[i];
    const varve_code_row *found = varve_code_table_find(table, row->code);
    if (found != NULL && found->definition != row->definition)
      return FAULT(c, "varve.codes", "varve.codes: code %llu is that of '%.*s', too",
                   (unsigned long long)row->code, VARVE_FORMAT_SLICE(found->name));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_codes(checked *c, const varve_entity_definition *definition) {
  varve_code_list ignored;
  varve_format_fault fault;
  varve_status status = varve_codes_compile(c->context, definition, &ignored, &fault);
  if (status == VARVE_STATUS_INVALID)
    return FAULT(c, "varve.codes", "varve.codes: %s, at character %zu", fault.message,
                 fault.offset + 1);
  return status == VARVE_STATUS_OK ? check_unique_codes(c, definition) : status;
}

static varve_status check_read_as(checked *c, const varve_entity_definition *definition) {
  const varve_entity_expressions *expressions;
  VARVE_TRY(varve_entity_expressions_get(c->context, definition, &expressions));
  if (expressions->read_as == NULL || c->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  varve_slice cycle = VARVE_SLICE("");
  VARVE_TRY(varve_find_read_as_cycle(c->context, expressions->read_as, &cycle));
  return cycle.size == 0 ? VARVE_STATUS_OK
                         : FAULT(c, "varve.read_as", "varve.read_as: reading '%.*s' needs itself",
                                 VARVE_FORMAT_SLICE(cycle));
}

static varve_status check_entity_format(checked *c) {
  const varve_entity_definition *definition;
  const varve_assembly_format *format;
  varve_format_fault fault;
  VARVE_TRY(find_entity(c, &definition));
  if (definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_fact(c, definition, "varve.alias", varve_alias_compile));
  VARVE_TRY(check_fact(c, definition, "varve.type", varve_own_type_compile));
  VARVE_TRY(check_fact(c, definition, "varve.stands_for", varve_stands_for_compile));
  VARVE_TRY(check_fact(c, definition, "varve.read_as", varve_read_as_compile));
  VARVE_TRY(check_fact(c, definition, "varve.derived", varve_derived_compile));
  VARVE_TRY(check_read_as(c, definition));
  VARVE_TRY(check_codes(c, definition));
  if (definition->record->syntax == 0 || definition->format != NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_format_compile(c->context, definition, &format, &fault);
  return status == VARVE_STATUS_INVALID ? report_format(c, &fault) : status;
}

static varve_status check_format(checked *c) {
  return varve_has_operation_name(c->op, "irdl.operation") ? check_operation_format(c)
                                                           : check_entity_format(c);
}

/* Equations and defaults */

static varve_status check_equation(checked *c, const varve_operation_definition *definition,
                                   const varve_entity *entry) {
  varve_format_fault fault = {0};
  varve_inference_equation equation;
  if (entry->kind != VARVE_KIND_STRING)
    return FAULT(c, "varve.let", "each entry of varve.let must be a string");
  varve_slice text = varve_string_bytes(entry);
  varve_format_lexer lexer = varve_format_lexer_make(text, &fault);
  varve_status status = varve_inference_parse(c->context, definition, &lexer, &equation);
  if (status != VARVE_STATUS_INVALID)
    return status;
  return FAULT(c, "varve.let", "varve.let: %s, at character %zu of '%.*s'", fault.message,
               fault.offset + 1, VARVE_FORMAT_SLICE(text));
}

static varve_status check_equations(checked *c, const varve_operation_definition *definition) {
  const varve_entity *entries = varve_read_find(c->op, "varve.let");
  if (entries == NULL)
    return VARVE_STATUS_OK;
  if (entries->kind != VARVE_KIND_ARRAY)
    return FAULT(c, "varve.let", "varve.let must be an array of strings");
  for (uint32_t i = 0; i < entries->child_count; i++)
    VARVE_TRY(check_equation(c, definition, entries->children[i]));
  return VARVE_STATUS_OK;
}

/* Checks */

static varve_status report_requirement(void *user, const varve_requirement_fault *found) {
  checked *c = user;
  if (found->text.size == 0)
    return FAULT(c, "varve.require", "varve.require: %s", found->fault.message);
  return FAULT(c, "varve.require", "varve.require: %s, at character %zu of '%.*s'",
               found->fault.message, found->fault.offset + 1, VARVE_FORMAT_SLICE(found->text));
}

static varve_status check_requirements(checked *c, varve_requirement_subject subject) {
  const varve_requirement_reporter reporter = {c, report_requirement};
  return varve_check_requirements(c->context, subject, &reporter);
}

static varve_status report_default(checked *c, varve_slice name) {
  return FAULT(c, "varve.defaults", "varve.defaults: the default of '%.*s' cannot be read",
               VARVE_FORMAT_SLICE(name));
}

static varve_status check_properties(checked *c, const varve_operation_definition *definition) {
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_entity *value;
    const varve_property_definition *property = &definition->properties[i];
    if (property->default_value.size == 0)
      continue;
    varve_status status = varve_definition_attribute(c->context, property->default_value, &value);
    if (status == VARVE_STATUS_INVALID)
      status = report_default(c, property->name);
    VARVE_TRY(status);
  }
  return VARVE_STATUS_OK;
}

static varve_status check_parameters(checked *c, const varve_entity_definition *definition) {
  const varve_assembly_format *format = definition->format;
  if (format == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < format->parameter_count; i++) {
    const varve_entity *value;
    const varve_entity *attribute;
    const varve_parameter_definition *parameter = &definition->parameters[i];
    if (!format->parameters[i].has_default)
      continue;
    varve_status status =
        varve_definition_attribute(c->context, parameter->default_value, &attribute);
    if (status == VARVE_STATUS_OK)
      status = varve_parameter_from_attribute(c->context, &format->parameters[i].rule, attribute,
                                              &value);
    if (status == VARVE_STATUS_INVALID)
      status = report_default(c, parameter->name);
    VARVE_TRY(status);
  }
  return VARVE_STATUS_OK;
}

static varve_status check_values(checked *c) {
  if (!varve_has_operation_name(c->op, "irdl.operation")) {
    const varve_entity_definition *definition;
    VARVE_TRY(find_entity(c, &definition));
    if (definition == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(check_requirements(c, (varve_requirement_subject){.entity = definition}));
    return check_parameters(c, definition);
  }
  const varve_operation_name *name;
  VARVE_TRY(find_operation(c, &name));
  if (name->definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_equations(c, name->definition));
  VARVE_TRY(check_requirements(c, (varve_requirement_subject){.operation = name->definition}));
  return check_properties(c, name->definition);
}

/* Rules */

static varve_status check_rule(checked *c, const varve_operation *op) {
  const varve_entity *rule = varve_read_find(op, "varve.rule");
  varve_rule_name name = {.at = 0};
  varve_rule_fault fault;
  if (rule == NULL || rule->kind != VARVE_KIND_STRING ||
      !varve_rule_check(varve_string_bytes(rule), &fault))
    return VARVE_STATUS_OK;
  varve_slice text = varve_string_bytes(rule);
  while (varve_rule_next_unknown(text, &name)) {
    c->reader.part = op->name->text;
    varve_status status = varve_definition_fault(
        &c->reader, op, "rule \"%.*s\": unknown name '%.*s' at character %u",
        VARVE_FORMAT_SLICE(text), VARVE_FORMAT_SLICE(name.text), name.position);
    VARVE_TRY(varve_definition_go_on(&c->reader, status));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_rules(checked *c) {
  if (varve_operation_region_count(c->op) == 0 || varve_operation_region(c->op, 0)->first == NULL)
    return VARVE_STATUS_OK;
  const varve_operation *op = varve_operation_region(c->op, 0)->first->first;
  for (; op != NULL; op = op->next)
    if (varve_is_constraint(op))
      VARVE_TRY(check_rule(c, op));
  return VARVE_STATUS_OK;
}

typedef varve_status check_function(checked *c);

static varve_status check_dialect(checked *c, const varve_operation *dialect,
                                  check_function *check) {
  if (varve_operation_region_count(dialect) == 0 ||
      varve_operation_region(dialect, 0)->first == NULL)
    return VARVE_STATUS_OK;
  for (c->op = varve_operation_region(dialect, 0)->first->first; c->op != NULL; c->op = c->op->next)
    if (varve_has_operation_name(c->op, "irdl.operation") ||
        varve_has_operation_name(c->op, "irdl.type") ||
        varve_has_operation_name(c->op, "irdl.attribute"))
      VARVE_TRY(check(c));
  return VARVE_STATUS_OK;
}

/* An extension that was just loaded is the last part of its dialect. */
static varve_status check_redefinition(checked *c) {
  const varve_dialect_definition *part = NULL;
  if (c->dialect->next == NULL || (c->dialect->record->flags & VARVE_DIALECT_DIFFERS) != 0)
    return VARVE_STATUS_OK;
  if (varve_has_operation_name(c->op, "irdl.operation")) {
    const varve_operation_name *name;
    VARVE_TRY(find_operation(c, &name));
    part = name->definition == NULL ? NULL : name->definition->dialect;
  } else {
    const varve_entity_definition *definition;
    VARVE_TRY(find_entity(c, &definition));
    part = definition == NULL ? NULL : definition->dialect;
  }
  if (part == NULL || part->next == NULL)
    return VARVE_STATUS_OK;
  return FAULT(c, "varve.extends", "the dialect '%.*s' has '%.*s' already, which stays as it is",
               VARVE_FORMAT_SLICE(c->dialect->name), VARVE_FORMAT_SLICE(varve_symbol_name(c->op)));
}

/* Unknown rules come last: there are many of them if a C++ project has its own predicates. */
varve_status varve_definitions_check(const varve_definition_check *check) {
  static check_function *const checks[] = {check_format, check_redefinition, check_values,
                                           check_rules};
  varve_operation *root = check->module->root;
  checked c = {.reader = {.memory = &check->context->memory,
                          .reporter = check->reporter,
                          .faults = check->faults},
               .context = check->context,
               .has_hooks = check->faults != NULL && !check->formats_only};
  bool are_few = check->faults == NULL || check->formats_only;
  size_t count = are_few ? 1 : VARVE_COUNT_OF(checks);
  for (size_t i = 0; i < count; i++)
    for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
      if (!varve_has_operation_name(op, "irdl.dialect"))
        continue;
      VARVE_TRY(varve_find_dialect(c.context, varve_symbol_name(op), &c.dialect));
      if (c.dialect != NULL)
        VARVE_TRY(check_dialect(&c, op, checks[i]));
    }
  return VARVE_STATUS_OK;
}
