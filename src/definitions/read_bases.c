/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the types or attributes that the alternatives of irdl.any_of allow. */
#include "definitions/read.h"

/* Limits the bases of one body; each any_of has those of all its alternatives. */
enum { MOST_BASES = 1 << 20 };

static const varve_read_value *argument(const varve_definition_body *body,
                                        const varve_operation *op, uint32_t operand) {
  const varve_value *value = varve_operation_operand(op, operand);
  return &VARVE_VECTOR_AT(&body->values, varve_read_value, value->number);
}

static void sift_down(varve_text *heap, size_t root, size_t count) {
  for (size_t child; (child = 2 * root + 1) < count; root = child) {
    if (child + 1 < count && heap[child] < heap[child + 1])
      child++;
    if (heap[root] >= heap[child])
      return;
    varve_text text = heap[root];
    heap[root] = heap[child];
    heap[child] = text;
  }
}

static varve_status unite(varve_definition_body *body, const varve_operation *op,
                          varve_read_value *made) {
  varve_definition_reader *reader = body->reader;
  size_t first = body->bases.count;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_read_value *value = argument(body, op, i);
    if (!value->has_base)
      return varve_definition_fault(reader, op,
                                    "any_of constraints are not in the correct form: operand #%u "
                                    "is met by anything",
                                    (unsigned)i);
    if (value->bases.count != 0) {
      varve_record_list list = value->bases;
      if (list.count > MOST_BASES - body->bases.count)
        return VARVE_STATUS_LIMIT_EXCEEDED;
      VARVE_TRY(varve_vector_reserve(&body->bases, list.count));
      varve_text *texts = body->bases.data;
      VARVE_TRY(varve_vector_append(&body->bases, texts + list.first, list.count));
    }
  }
  made->bases = (varve_record_list){(uint32_t)first, (uint32_t)(body->bases.count - first)};
  if (made->bases.count < 2)
    return VARVE_STATUS_OK;
  varve_text *texts = (varve_text *)body->bases.data + first;
  for (size_t root = made->bases.count / 2; root-- > 0;)
    sift_down(texts, root, made->bases.count);
  for (size_t end = made->bases.count; end-- > 1;) {
    varve_text text = texts[0];
    texts[0] = texts[end];
    texts[end] = text;
    sift_down(texts, 0, end);
  }
  for (uint32_t i = 1; i < made->bases.count; i++)
    if (texts[i - 1] == texts[i])
      return varve_definition_fault(
          reader, op, "any_of constraints are not in the correct form: two take parameters of '%s'",
          reader->builder.strings.data + texts[i]);
  return VARVE_STATUS_OK;
}

varve_status varve_read_bases(varve_definition_body *body, const varve_operation *op,
                              const varve_constraint_record *record, varve_read_value *made) {
  made->has_base = record->kind != VARVE_CONSTRAINT_ANY;
  if (!body->is_dynamic)
    return VARVE_STATUS_OK;
  if (record->kind == VARVE_CONSTRAINT_PARAMETRIC) {
    made->bases = (varve_record_list){(uint32_t)body->bases.count, 1};
    if (body->bases.count >= MOST_BASES)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    return varve_vector_push(&body->bases, &record->text);
  }
  if (record->kind == VARVE_CONSTRAINT_ALL_OF) {
    const varve_read_value *value = argument(body, op, 0);
    made->has_base = value->has_base;
    made->bases = value->bases;
  }
  return record->kind == VARVE_CONSTRAINT_ANY_OF ? unite(body, op, made) : VARVE_STATUS_OK;
}
