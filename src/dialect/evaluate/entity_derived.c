/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes parts of types and attributes from their parameters. A part may use the same part of
 * nested types. */
#include "dialect/evaluate/entity_derived.h"

#include "dialect/expression/entity_scope.h"
#include "ir/attributes.h"

enum { MOST_NESTED = 32 };

static const char prefix[] = "derived.";

/* Finds the name of the part that fact i gives. */
static bool find_part_name(const varve_entity_definition *definition, uint32_t i,
                           varve_slice *name) {
  const varve_definition_tables *tables = definition->dialect->tables;
  uint32_t at = definition->record->facts.first + 2 * i;
  varve_slice key = varve_table_text(tables, varve_table_number(tables, at));
  size_t size = sizeof prefix - 1;
  if (!varve_slice_starts_with(key, varve_slice_make(prefix, size)))
    return false;
  *name = varve_slice_make(key.data + size, key.size - size);
  return name->size != 0;
}

static varve_status compile(varve_context *context, const varve_entity_definition *definition,
                            varve_format_fault *fault, uint32_t fact, varve_derived_part *part) {
  const varve_definition_tables *tables = definition->dialect->tables;
  uint32_t at = definition->record->facts.first + 2 * fact;
  varve_slice text = varve_table_text(tables, varve_table_number(tables, at + 1));
  varve_entity_scope scope;
  varve_entity_scope_init(&scope, context, definition);
  if (text.size < 2 || text.data[0] != '"')
    text = VARVE_SLICE("\"\"");
  varve_format_lexer lexer =
      varve_format_lexer_make(varve_slice_make(text.data + 1, text.size - 2), fault);
  VARVE_TRY(varve_format_advance(&lexer));
  VARVE_TRY(varve_expression_parse(&lexer, &scope.base, &part->value));
  return lexer.token.kind == VARVE_FORMAT_TOKEN_END
             ? VARVE_STATUS_OK
             : varve_format_refuse(&lexer, lexer.token.place, "the expression does not end here");
}

varve_status varve_derived_compile(varve_context *context, varve_entity_definition *definition,
                                   varve_format_fault *fault) {
  uint32_t facts = definition->record->facts.count, count = 0;
  varve_slice name;
  for (uint32_t i = 0; i < facts; i++)
    count += find_part_name(definition, i, &name);
  if (count == 0)
    return VARVE_STATUS_OK;
  varve_derived_part *parts = varve_arena_allocate_array(&context->arena, count, sizeof *parts);
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  count = 0;
  for (uint32_t i = 0; i < facts; i++) {
    if (!find_part_name(definition, i, &name))
      continue;
    parts[count].name = name;
    VARVE_TRY(compile(context, definition, fault, i, &parts[count++]));
  }
  definition->derived = parts;
  definition->derived_count = count;
  return VARVE_STATUS_OK;
}

static varve_status evaluate(const varve_expression_input *input, const varve_entity *entity,
                             const varve_expression *value, varve_term *result) {
  varve_alias_budget own = {.left = VARVE_OWN_TYPES};
  varve_alias_budget *types = input->types == NULL ? &own : input->types;
  varve_entity_input in;
  if (types->depth >= MOST_NESTED || types->left == 0)
    return VARVE_STATUS_OK;
  varve_entity_input_init(&in, input->context, input->arena);
  varve_entity_input_take(&in, entity);
  in.base.types = types;
  types->depth++;
  types->left--;
  varve_status status = varve_expression_evaluate(&in.base, value, result);
  types->depth--;
  return status;
}

varve_status varve_derived_find(const varve_expression_input *input, const varve_entity *entity,
                                varve_slice name, varve_term *result) {
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(input->context, varve_string_bytes(entity->children[0]),
                              varve_parametric_mnemonic(entity), varve_is_type(entity),
                              &definition));
  for (uint32_t i = 0; definition != NULL && i < definition->derived_count; i++)
    if (varve_slice_equal(definition->derived[i].name, name))
      return evaluate(input, entity, definition->derived[i].value, result);
  return VARVE_STATUS_OK;
}
