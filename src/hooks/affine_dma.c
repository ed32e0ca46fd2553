/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of affine.dma_start and affine.dma_wait, which upstream's definitions do not
 * have. */
#include "hooks/affine.h"
#include "hooks/hooks.h"

/* affine.dma_start %source[...], %target[...], %tag[...], %count, %stride, %count_a_stride :
 * memref, memref, memref */

enum { DMA_MEMREFS = 3 };

static varve_status parse_dma_accesses(varve_parser *parser, varve_operation_draft *draft) {
  static const char *const maps[DMA_MEMREFS] = {"src_map", "dst_map", "tag_map"};
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    draft->saved[i] = varve_draft_operand_count(parser, draft);
    VARVE_TRY(varve_parse_affine_access(parser, varve_slice_of(maps[i])));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " behind the indices"));
  }
  draft->saved[DMA_MEMREFS] = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand_list(parser));
  size_t count = varve_draft_operand_count(parser, draft) - draft->saved[DMA_MEMREFS];
  if (count == 1 || count == 3)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "expected the stride and the number of elements a stride, or "
                             "neither");
}

static varve_status resolve_dma(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_type *index = parser->context->index_type;
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    varve_operand_range indices = {draft->saved[i] + 1, draft->saved[i + 1] - draft->saved[i] - 1};
    const varve_type *type =
        VARVE_VECTOR_AT(&parser->nodes, const varve_type *, draft->first_node + i);
    VARVE_TRY(
        varve_resolve_operand(parser, varve_draft_operand(parser, draft, draft->saved[i]), type));
    VARVE_TRY(varve_resolve_alike(parser, draft, indices, index));
  }
  return varve_resolve_indices(parser, draft, draft->saved[DMA_MEMREFS]);
}

varve_status varve_parse_affine_dma_start(varve_parser *parser, varve_operation_draft *draft) {
  size_t types;
  VARVE_TRY(parse_dma_accesses(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the memrefs"));
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != DMA_MEMREFS)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 types, but there are %zu",
                               types);
  VARVE_TRY(resolve_dma(parser, draft));
  return varve_finish_custom(parser, draft);
}

/* affine.dma_wait %tag[...], %count : memref */
varve_status varve_parse_affine_dma_wait(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  VARVE_TRY(varve_parse_affine_access(parser, VARVE_SLICE("tag_map")));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the number of elements"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the tag"));
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), type));
  VARVE_TRY(varve_resolve_indices(parser, draft, 1));
  return varve_finish_custom(parser, draft);
}
