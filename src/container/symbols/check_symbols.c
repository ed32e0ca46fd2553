/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares SYMBOLS and INDEX with a module: see check_symbols.h. */
#include "container/symbols/check_symbols.h"

static varve_status fail(const varve_symbol_sections *sections, const varve_section *section,
                         const char *what) {
  return varve_report(sections->reporter, VARVE_STATUS_CORRUPT, section->offset,
                      "%s section: it %s the symbols of the module",
                      varve_section_text(section->kind), what);
}

varve_status varve_compare_index(const varve_symbol_sections *sections,
                                 varve_index_writer *expected, const varve_index_widths *widths) {
  varve_buffer bytes;
  varve_buffer_init(&bytes, expected->memory);
  varve_status status =
      varve_index_writer_bytes(expected, widths, sections->index_bytes.size, &bytes);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED ||
      (status == VARVE_STATUS_OK &&
       !varve_slice_equal(varve_buffer_slice(&bytes), sections->index_bytes)))
    status = fail(sections, sections->index, "does not lead to");
  varve_buffer_release(&bytes);
  return status;
}

varve_status varve_compare_symbols(const varve_symbol_sections *sections,
                                   varve_symbols_writer *expected,
                                   const varve_index_widths *widths) {
  if (sections->symbols != NULL) {
    varve_byte_writer bytes;
    size_t ends[VARVE_SYMBOL_COLUMNS];
    varve_byte_writer_init(&bytes, expected->memory);
    varve_status status = varve_symbols_writer_bytes(expected, &bytes, ends);
    if (status == VARVE_STATUS_OK &&
        !varve_slice_equal(varve_buffer_slice(&bytes.bytes), sections->symbol_bytes))
      status = fail(sections, sections->symbols, "does not list");
    varve_byte_writer_release(&bytes);
    VARVE_TRY(status);
  }
  return sections->index == NULL ? VARVE_STATUS_OK
                                 : varve_compare_index(sections, &expected->index, widths);
}

/* Whole modules */

typedef struct module_check {
  varve_memory *memory;
  const varve_block *block;
  const varve_symbol_facts *facts;
  varve_symbol_sections sections;
  varve_index index; /* open if the file has INDEX */
  varve_vector first;
  varve_vector numbers;
} module_check;

/* Finds the first operation of each group that the INDEX of a mapped module names. */
static varve_status find_starts(module_check *check, varve_group_starts *starts) {
  uint32_t group = 0, count = check->sections.index == NULL ? 0 : check->index.group_count;
  uint32_t first = 0, of_root = 0;
  for (const varve_operation *op = check->block->first; op != NULL; op = op->next, of_root++) {
    if (group < count)
      VARVE_TRY(varve_index_first_operation(&check->index, group, &first));
    if (group < count && first == of_root) {
      VARVE_TRY(varve_vector_push(&check->first, &first));
      VARVE_TRY(varve_vector_push(&check->numbers, &check->facts->numbers[of_root]));
      group++;
    }
  }
  *starts = (varve_group_starts){.first = check->first.data,
                                 .numbers = check->numbers.data,
                                 .count = group,
                                 .operation_count = of_root};
  if (check->sections.index != NULL && (group != count || (group == 0 && of_root != 0)))
    return varve_index_fail(&check->index, "it has groups that are not in the module");
  return VARVE_STATUS_OK;
}

static varve_status check_with(const module_check *check, const varve_group_starts *starts) {
  varve_symbols_writer expected;
  if (check->sections.index != NULL && check->index.group_count != starts->count)
    return varve_index_fail(&check->index,
                            "the number of its groups differs from that of the file");
  if (check->sections.index != NULL && check->index.has_numbers != (check->facts->groups == NULL))
    return varve_index_fail(&check->index, "it belongs to a module in another layout");
  varve_symbols_writer_init(&expected, check->memory, starts);
  varve_status status =
      varve_symbols_writer_add_block(&expected, check->block, check->facts->named_count);
  if (status == VARVE_STATUS_OK)
    status = varve_compare_symbols(&check->sections, &expected, &check->index.widths);
  varve_symbols_writer_release(&expected);
  return status;
}

static varve_status check_all(module_check *check) {
  varve_group_starts starts;
  if (check->facts->groups != NULL)
    return check_with(check, check->facts->groups);
  VARVE_TRY(find_starts(check, &starts));
  return check_with(check, &starts);
}

varve_status varve_check_symbols(varve_container_frame_reader *frame, const varve_block *block,
                                 const varve_symbol_facts *facts) {
  module_check check = {.memory = frame->memory,
                        .block = block,
                        .facts = facts,
                        .sections = {.reporter = frame->reporter}};
  varve_symbol_sections *sections = &check.sections;
  const varve_source source = varve_source_of(frame->file);
  varve_status status = VARVE_STATUS_OK;
  varve_buffer unpacked;
  for (size_t i = 0; i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    if (!varve_codec_is_known(section->codec))
      continue;
    if (section->kind == VARVE_CONTAINER_SYMBOLS)
      sections->symbols = section;
    if (section->kind == VARVE_CONTAINER_INDEX)
      sections->index = section;
  }
  if (sections->symbols == NULL && sections->index == NULL)
    return VARVE_STATUS_OK;
  if (block == NULL)
    return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, 0,
                        "there are symbols or an index, but the operations of the root cannot be "
                        "read alone");
  varve_buffer_init(&unpacked, frame->memory);
  varve_index_init(&check.index, frame->memory);
  varve_vector_init(&check.first, frame->memory, sizeof(uint32_t));
  varve_vector_init(&check.numbers, frame->memory, sizeof(uint32_t));
  if (sections->symbols != NULL)
    status =
        varve_container_frame_get(frame, sections->symbols, &unpacked, &sections->symbol_bytes);
  if (status == VARVE_STATUS_OK && sections->index != NULL) {
    sections->index_bytes = varve_container_frame_raw(frame, sections->index);
    status = varve_index_open(&check.index, &source, sections->index, frame->reporter);
  }
  if (status == VARVE_STATUS_OK)
    status = check_all(&check);
  varve_vector_release(&check.first);
  varve_vector_release(&check.numbers);
  varve_index_release(&check.index);
  varve_buffer_release(&unpacked);
  return status;
}
