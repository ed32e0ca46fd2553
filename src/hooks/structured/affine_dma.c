/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of affine.dma_start and affine.dma_wait, which upstream's definitions do not
 * have. */
#include "hooks/hooks.h"
#include "hooks/structured/affine.h"

/* affine.dma_start %source[...], %target[...], %tag[...], %count, %stride, %count_a_stride :
 * memref, memref, memref */

enum { DMA_MEMREFS = 3 };

static varve_status parse_dma_accesses(varve_parser *parser, varve_operation_draft *draft) {
  static const char *const maps[DMA_MEMREFS] = {"src_map", "dst_map", "tag_map"};
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    draft->saved[i] = varve_draft_operand_count(parser, draft);
    VARVE_TRY(varve_parse_affine_access(parser, varve_slice_of(maps[i])));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " after the indices"));
  }
  draft->saved[DMA_MEMREFS] = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand(parser));
  while (varve_accept(parser, VARVE_TOKEN_COMMA)) {
    if (varve_may_end_in_comma(parser))
      break;
    VARVE_TRY(varve_parse_operand(parser));
  }
  size_t count = varve_draft_operand_count(parser, draft) - draft->saved[DMA_MEMREFS];
  if (count == 1 || count == 3)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "expected the stride and the number of elements a stride, or "
                             "neither");
}

varve_status varve_parse_affine_dma_start(varve_parser *parser, varve_operation_draft *draft) {
  size_t types;
  VARVE_TRY(parse_dma_accesses(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the memrefs"));
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != DMA_MEMREFS)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 types, but there are %zu",
                               types);
  const varve_entity *index = parser->context->index_type;
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    varve_operand_range indices = {draft->saved[i] + 1, draft->saved[i + 1] - draft->saved[i] - 1};
    const varve_entity *type = varve_node_at(parser, draft->first_node + i);
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, draft->saved[i], type));
    VARVE_TRY(varve_resolve_alike(parser, draft, indices, index));
  }
  VARVE_TRY(varve_resolve_indices(parser, draft, draft->saved[DMA_MEMREFS]));

  return varve_finish_custom(parser, draft);
}

/* affine.dma_wait %tag[...], %count : memref */
varve_status varve_parse_affine_dma_wait(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_affine_access(parser, VARVE_SLICE("tag_map")));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the number of elements"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the tag", &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  VARVE_TRY(varve_resolve_indices(parser, draft, 1));
  return varve_finish_custom(parser, draft);
}

/* Printing */

/* The operands of each map stand behind its memref: *access begins with the memref, and ends where
 * the next operands begin. False when there is no such map. */
static bool find_access(const varve_operation *op, varve_affine_access *access) {
  const varve_entity *map = varve_operation_attribute(op, varve_slice_of(access->map));
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP || access->memref >= op->operand_count)
    return false;
  varve_affine_space space = varve_affine_attribute_space(map);
  uint64_t count = (uint64_t)space.num_dims + space.num_symbols;
  if (count >= op->operand_count - access->memref)
    return false;
  access->indices = (varve_value_range){access->memref + 1, (uint32_t)count};
  return true;
}

/* Behind the maps stands what is left of the operands. mlir-opt leaves out all attributes. */
static varve_status print_accesses(varve_printer *printer, const varve_operation *op,
                                   varve_affine_access *accesses, uint32_t count) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < count; i++) {
    accesses[i].memref = next;
    if (!find_access(op, &accesses[i]))
      return VARVE_STATUS_UNSUPPORTED;
    next = accesses[i].indices.first + accesses[i].indices.count;
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE(" ") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_affine_access(printer, op, &accesses[i]));
  }
  VARVE_TRY(varve_print_operands_between(
      printer, ", ", op, (varve_value_range){next, op->operand_count - next}, " : "));
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_operand_types(printer, op, (varve_value_range){accesses[i].memref, 1}));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_affine_dma_start(varve_printer *printer, varve_print_operation *frame) {
  varve_affine_access accesses[DMA_MEMREFS] = {
      {.map = "src_map"}, {.map = "dst_map"}, {.map = "tag_map"}};
  return print_accesses(printer, frame->op, accesses, DMA_MEMREFS);
}

varve_status varve_print_affine_dma_wait(varve_printer *printer, varve_print_operation *frame) {
  varve_affine_access access = {.map = "tag_map"};
  return print_accesses(printer, frame->op, &access, 1);
}
