/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of shape.const_shape and shape.function_library. */
#include "hooks/hooks.h"

varve_status varve_parse_shape_const_shape(varve_parser *parser, varve_operation_draft *draft) {
  size_t first = parser->numbers.count;
  const varve_entity *shape = NULL, *type = NULL;
  int64_t number;
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the sizes"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    if (!varve_at(parser, VARVE_TOKEN_INTEGER) && !varve_at(parser, VARVE_TOKEN_MINUS))
      return VARVE_EXPECTED(parser, "expected an integer");
    VARVE_TRY(varve_parse_i64(parser, &number));
    VARVE_TRY(varve_push_number(parser, number));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the sizes"));
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the shape", &type));
  varve_dims sizes = {(const int64_t *)parser->numbers.data + first, parser->numbers.count - first};
  VARVE_TRY(varve_index_elements_get(parser, sizes, &shape));
  varve_vector_truncate(&parser->numbers, first);
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("shape"), shape));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_shape_const_shape(varve_printer *printer, varve_print_operation *frame) {
  const varve_entity *shape = varve_operation_attribute(frame->op, VARVE_SLICE("shape"));
  uint64_t count;
  if (!varve_index_elements_count(shape, &count))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_attr_dict(printer, frame->op, VARVE_ELIDED("shape")));
  VARVE_PUT(printer, "[");
  for (uint64_t i = 0; i < count; i++) {
    VARVE_TRY(varve_print_check(printer));
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_put_signed(printer, varve_index_element(shape, i)));
  }
  return varve_print_type_after(printer, "] : ", varve_operation_result(frame->op, 0)->type);
}

/* shape.function_library @name attributes {...} {...} mapping {...} */

static varve_status library_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_entity *mapping = NULL;
  VARVE_TRY(varve_expect_keyword(parser, "mapping", " and the functions of operations"));
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_EXPECTED(parser, "expected a dictionary: '{'");
  VARVE_TRY(varve_parse_node(parser, varve_begin_dictionary, &mapping));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("mapping"), mapping));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_shape_function_library(varve_parser *parser,
                                                varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_region_then(parser, draft, library_step);
}

varve_status varve_print_shape_function_library(varve_printer *printer,
                                                varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *mapping = varve_operation_attribute(op, VARVE_SLICE("mapping"));
  if (mapping == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (frame->step == 0) {
    VARVE_TRY(varve_print_own_name(printer, op));
    VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name", "mapping")));
    return varve_print_region(printer, frame, 0, 0);
  }
  return varve_print_attribute_between(printer, " mapping ", mapping, "");
}
