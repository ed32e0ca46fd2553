/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The regions of operations that choose or repeat. */
#include "hooks/common_if.h"

static varve_status then_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_end_region(parser, &draft));
  if (varve_accept_word(parser, "else")) {
    VARVE_TRY(varve_draft_push(parser, &draft, varve_end_region_step));
    return varve_begin_region(parser);
  }
  VARVE_TRY(varve_add_region(parser));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_begin_if(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_draft_push(parser, draft, then_step));
  return varve_begin_region(parser);
}

varve_status varve_do_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_expect_keyword(parser, "do", " and the region that is repeated"));
  VARVE_TRY(varve_draft_push(parser, &draft, varve_finish_with_keyword_step));
  return varve_begin_region(parser);
}
