/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding hooks, and what several custom forms have in common. */
#include "text/hook.h"

#include <stdlib.h>

static int compare_hooks(const void *key, const void *element) {
  return varve_slice_compare(*(const varve_slice *)key,
                             ((const varve_operation_hook *)element)->name);
}

const varve_operation_hook *varve_find_operation_hook(const varve_hook_table *table,
                                                      varve_slice name) {
  if (table == NULL)
    return NULL;
  return bsearch(&name, table->operations, table->operation_count, sizeof table->operations[0],
                 compare_hooks);
}

varve_status varve_parse_optional_symbol_name(varve_parser *parser,
                                              const varve_attribute **string) {
  varve_token token = parser->token;
  *string = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_AT_NAME))
    return VARVE_STATUS_OK;
  return varve_token_string(parser, &token, string);
}

varve_status varve_parse_symbol_name(varve_parser *parser, const varve_attribute **string) {
  *string = NULL;
  if (!varve_at(parser, VARVE_TOKEN_AT_NAME))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a symbol name: '@name'");
  return varve_parse_optional_symbol_name(parser, string);
}

varve_status varve_parse_attr_dict(varve_parser *parser, varve_operation_draft *draft) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_STATUS_OK;
  return varve_parse_node(parser, varve_begin_dictionary, &draft->dictionary);
}

varve_status varve_parse_attr_dict_with_keyword(varve_parser *parser,
                                                varve_operation_draft *draft) {
  if (!varve_at_word(parser, "attributes"))
    return VARVE_STATUS_OK;
  varve_advance(parser);
  return varve_parse_node(parser, varve_begin_dictionary, &draft->dictionary);
}

varve_status varve_draft_set_properties(varve_parser *parser, varve_operation_draft *draft,
                                        const varve_named_attribute *attributes, size_t count) {
  const varve_entity *entries[2 * VARVE_MOST_NAMED_ATTRIBUTES];
  uint32_t used = 0;
  for (size_t i = 0; i < count && used < VARVE_MOST_NAMED_ATTRIBUTES; i++) {
    varve_slice name = varve_slice_of(attributes[i].name);
    if (attributes[i].value == NULL ||
        (draft->dictionary != NULL && varve_dictionary_find(draft->dictionary, name) != NULL))
      continue;
    VARVE_TRY(varve_string_get(parser->context, name, &entries[2 * used]));
    entries[2 * used + 1] = attributes[i].value;
    used++;
  }
  if (used == 0)
    return VARVE_STATUS_OK;
  return varve_dictionary_get(parser->context, entries, used, NULL, &draft->properties);
}

varve_status varve_ensure_block(varve_parser *parser) {
  varve_region *region = VARVE_VECTOR_LAST(&parser->regions, varve_region *);
  varve_block *block = NULL;
  if (region->first != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_block_create(parser->module, &block));
  varve_region_insert_block(region, NULL, block);
  return VARVE_STATUS_OK;
}

varve_status varve_begin_optional_region(varve_parser *parser) {
  varve_region *region = NULL;
  if (varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return varve_begin_region(parser);
  VARVE_TRY(varve_region_create(parser->module, &region));
  return varve_vector_push(&parser->regions, &region);
}

varve_status varve_fixed_type(varve_parser *parser, varve_slice text, const varve_type **type) {
  varve_reporter reporter = {.max_errors = 1};
  return varve_parse_type_text(parser->module, parser->context, &reporter, text, type);
}

varve_status varve_fixed_attribute(varve_parser *parser, varve_slice text,
                                   const varve_attribute **attribute) {
  varve_reporter reporter = {.max_errors = 1};
  return varve_parse_attribute_text(parser->module, parser->context, &reporter, text, attribute);
}
