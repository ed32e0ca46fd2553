/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of the operations of builtin. Builtin dialect: "Operations". */
#include "hooks/hooks.h"

/* module @name attributes {...} { ... } */

static varve_status module_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_builtin_module(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *name = NULL;
  VARVE_TRY(varve_parse_optional_symbol_name(parser, &name));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("sym_name"), name));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_draft_push(parser, draft, module_step));
  return varve_begin_region(parser);
}

/* %a, %b : i32, i64 to f32 {...} */
varve_status varve_parse_builtin_cast(varve_parser *parser, varve_operation_draft *draft) {
  varve_operand_range all = {0, 0};
  const varve_type *type = NULL;
  size_t count;
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
    VARVE_TRY(varve_parse_operand_list(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
    VARVE_TRY(varve_parse_type_list(parser, &count));
    all.count = varve_draft_operand_count(parser, draft);
  }
  VARVE_TRY(varve_resolve_range(parser, draft, all, draft->first_node));
  VARVE_TRY(varve_expect_word(parser, "to", " and the result types of the cast"));
  do {
    VARVE_TRY(varve_parse_type(parser, &type));
    VARVE_TRY(varve_add_result(parser, type));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  return varve_finish_custom(parser, draft);
}
