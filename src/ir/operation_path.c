/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints the path of an operation for people. */
#include "ir/operation_path.h"

#include "base/text_spelling.h"

enum { LONGEST_NAME = 200, SHOWN_LEVELS = 8 };

varve_status varve_print_name(varve_buffer *out, varve_slice name) {
  if (name.size > LONGEST_NAME)
    name.size = LONGEST_NAME;
  return varve_print_escaped(out, name);
}

static varve_status print_number(varve_buffer *out, const char *before, size_t number) {
  VARVE_TRY(varve_buffer_append(out, varve_slice_of(before)));
  return varve_buffer_append_unsigned(out, number);
}

varve_status varve_print_block_path(varve_buffer *out, const varve_block *block) {
  const varve_region *regions = varve_operation_regions(varve_block_owner(block));
  size_t index = 0;
  for (const varve_block *b = block->previous; b != NULL; b = b->previous)
    index++;
  VARVE_TRY(print_number(out, "region ", (size_t)(block->region - regions)));
  return print_number(out, ", block ", index);
}

/* In a root with a single block, the number of an operation is enough. */
static bool is_in_only_block(const varve_operation *root, const varve_operation *op) {
  return varve_operation_parent(op) == root && varve_operation_region_count(root) == 1 &&
         op->block->previous == NULL && op->block->next == NULL;
}

static varve_status print_level(varve_buffer *out, const varve_operation *root,
                                const varve_operation *op) {
  size_t index = 0;
  for (const varve_operation *o = op->previous; o != NULL; o = o->previous)
    index++;
  if (is_in_only_block(root, op)) {
    VARVE_TRY(varve_print_name(out, op->name->text));
    return print_number(out, " #", index);
  }
  VARVE_TRY(varve_print_block_path(out, op->block));
  VARVE_TRY(print_number(out, ", op ", index));
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(" (")));
  VARVE_TRY(varve_print_name(out, op->name->text));
  return varve_buffer_append_char(out, ')');
}

/* levels starts with the innermost one. */
static varve_status print_levels(varve_buffer *out, const varve_operation *root,
                                 const varve_vector *levels) {
  size_t first_hidden = SHOWN_LEVELS;
  size_t end_hidden = levels->count > (size_t)2 * SHOWN_LEVELS ? levels->count - SHOWN_LEVELS : 0;
  for (size_t i = levels->count; i-- > 0;) {
    if (i >= first_hidden && i < end_hidden) {
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ...")));
      i = first_hidden;
      continue;
    }
    if (i != levels->count - 1)
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
    VARVE_TRY(print_level(out, root, VARVE_VECTOR_AT(levels, const varve_operation *, i)));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_operation_path(varve_buffer *out, const varve_operation *root,
                                        const varve_operation *op) {
  varve_vector levels;
  varve_status status = VARVE_STATUS_OK;
  if (op == root)
    return varve_print_name(out, op->name->text);
  varve_vector_init(&levels, out->memory, sizeof(const varve_operation *));
  for (; op != NULL && op != root && status == VARVE_STATUS_OK; op = varve_operation_parent(op))
    status = varve_vector_push(&levels, &op);
  if (status == VARVE_STATUS_OK)
    status = print_levels(out, root, &levels);
  varve_vector_release(&levels);
  return status;
}
