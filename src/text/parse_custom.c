/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms: builtin.module and builtin.unrealized_conversion_cast here (Builtin dialect:
 * "Operations"), the others by hooks. */
#include "text/hook.h"

/* module @name attributes {...} { ... } */

static varve_status module_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_types types = {.first_node = frame->first_node};
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  return varve_finish_operation(parser, &draft, types);
}

static varve_status begin_module(varve_parser *parser, varve_operation_draft *draft) {
  varve_named_attribute name = {"sym_name", NULL};
  VARVE_TRY(varve_parse_optional_symbol_name(parser, &name.value));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_draft_set_properties(parser, draft, &name, 1));
  VARVE_TRY(varve_draft_push(parser, draft, module_step));
  return varve_begin_region(parser);
}

/* %a, %b : i32, i64 to f32 {...} */

static varve_status parse_type_list(varve_parser *parser, size_t *count) {
  size_t first = parser->nodes.count;
  do {
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  *count = parser->nodes.count - first;
  return VARVE_STATUS_OK;
}

static varve_status parse_cast(varve_parser *parser, varve_operation_draft *draft) {
  varve_operation_types types = {.first_node = parser->nodes.count};
  const char *place = parser->token.text.data;
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
    VARVE_TRY(varve_parse_operand_list(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
    VARVE_TRY(parse_type_list(parser, &types.operand_count));
  }
  if (!varve_at_word(parser, "to"))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected 'to' and the result types of the cast");
  varve_advance(parser);
  VARVE_TRY(parse_type_list(parser, &types.result_count));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  size_t operands = parser->operands.count - draft->first_operand;
  if (operands != types.operand_count)
    return VARVE_INVALID_ERROR(parser, place, "the cast has %zu operands but %zu operand types",
                               operands, types.operand_count);
  return varve_finish_operation(parser, draft, types);
}

/* Names that no custom form is known for. */

static varve_status refuse(varve_parser *parser, varve_slice name) {
  const char *dot = memchr(name.data, '.', name.size);
  if (dot == NULL)
    return VARVE_INVALID_ERROR(parser, name.data,
                               "custom form of operation '%.*s' is unknown: the generic form has "
                               "the name in quotes",
                               VARVE_FORMAT_SLICE(name));
  varve_slice dialect = varve_slice_make(name.data, (size_t)(dot - name.data));
  if (varve_dialect_is_known(parser->context, dialect))
    return VARVE_INVALID_ERROR(parser, name.data,
                               "custom form of operation '%.*s' cannot be read: give the generic "
                               "form (mlir-opt --mlir-print-op-generic)",
                               VARVE_FORMAT_SLICE(name));
  return VARVE_INVALID_ERROR(parser, name.data,
                             "dialect '%.*s' is not loaded: give --dialect=FILE with its "
                             "definition, or '%.*s' in generic form",
                             VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(name));
}

static varve_status begin_form(varve_parser *parser, varve_operation_draft *draft, varve_slice name,
                               varve_parse_hook *parse) {
  draft->name_start = parser->token.text.data;
  VARVE_TRY(varve_operation_name_get(parser->context, name, &draft->name));
  varve_advance(parser);
  return parse(parser, draft);
}

varve_status varve_begin_custom_operation(varve_parser *parser, varve_operation_draft *draft) {
  static const struct {
    varve_slice name;
    varve_parse_hook *parse;
  } forms[] = {{VARVE_SLICE_INIT("builtin.module"), begin_module},
               {VARVE_SLICE_INIT("builtin.unrealized_conversion_cast"), parse_cast}};
  varve_slice prefix = VARVE_SLICE("builtin.");
  varve_slice word = parser->token.text;
  for (size_t i = 0; i < VARVE_COUNT_OF(forms); i++) {
    varve_slice name = forms[i].name;
    varve_slice suffix = varve_slice_make(name.data + prefix.size, name.size - prefix.size);
    if (varve_slice_equal(word, name) || varve_slice_equal(word, suffix))
      return begin_form(parser, draft, name, forms[i].parse);
  }
  const varve_operation_hook *hook = varve_find_operation_hook(parser->context->hooks, word);
  if (hook != NULL)
    return begin_form(parser, draft, hook->name, hook->parse);
  return refuse(parser, word);
}
