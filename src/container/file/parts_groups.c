/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists, finds and reads operations of the root by parts. Entries of the index are compared with
 * the groups that are read. format-spec/varve.md, "Groups" and "Symbols". */
#include "container/file/parts_state.h"
#include "container/frame/pages.h"
#include "container/symbols/check_symbols.h"

static varve_operation *first_operation(const varve_module *module) {
  return varve_operation_region(module->root, 0)->first->first;
}

/* Reads from the index the first operation of a group and the number of its operations. */
static varve_status range_of(varve_container_parts *parts, uint32_t group, uint32_t *first,
                             uint32_t *count) {
  uint32_t end = 0;
  *first = *count = 0;
  VARVE_TRY(varve_index_first_operation(&parts->index, group, first));
  VARVE_TRY(varve_index_first_operation(&parts->index, group + 1, &end));
  if (end <= *first)
    return varve_index_fail(&parts->index, "its groups are out of order");
  *count = end - *first;
  return VARVE_STATUS_OK;
}

static varve_status check_group(varve_container_parts *parts, uint32_t group) {
  uint32_t first, expected, count = 0;
  VARVE_TRY(range_of(parts, group, &first, &expected));
  for (const varve_operation *op = first_operation(parts->group); op != NULL; op = op->next)
    count++;
  return count == expected
             ? VARVE_STATUS_OK
             : varve_index_fail(
                   &parts->index,
                   "the number of operations of a group differs from that in the group");
}

/* Reads the group into parts->group. */
static varve_status read_group(varve_container_parts *parts, uint32_t group) {
  varve_buffer buffer;
  varve_group_source source = {.offset = 0};
  if (parts->group_number == group)
    return VARVE_STATUS_OK;
  varve_module_destroy(parts->group);
  parts->group = NULL;
  parts->group_number = VARVE_NO_GROUP;
  VARVE_TRY(varve_parts_open_groups(parts));
  const varve_section *section =
      VARVE_VECTOR_AT(&parts->group_sections, const varve_section *, group);
  varve_buffer_init(&buffer, &parts->context->memory);
  varve_status status = varve_parts_get_section(parts, section, &buffer, &source.bytes);
  source.offset = section->offset;
  source.is_packed = varve_codec_is_packed(section->codec);
  if (status == VARVE_STATUS_OK)
    status = varve_group_reader_read(parts->groups, source, &parts->group);
  varve_buffer_release(&buffer);
  if (status == VARVE_STATUS_OK)
    status = check_group(parts, group);
  parts->group_number = status == VARVE_STATUS_OK ? group : VARVE_NO_GROUP;
  return status;
}

/* A group of a mapped module. */
typedef struct mapped_group {
  varve_mapped_sibling child; /* the current operation */
  uint32_t number;            /* its number among the operations of the root */
  uint32_t left;              /* operations left, including the current one */
} mapped_group;

static varve_status open_mapped_group(varve_container_parts *parts, uint32_t group,
                                      mapped_group *opened) {
  uint32_t first;
  VARVE_TRY(varve_parts_open_mapped(parts));
  VARVE_TRY(range_of(parts, group, &opened->number, &opened->left));
  VARVE_TRY(varve_index_first_number(&parts->index, group, &first));
  return varve_mapped_parts_seek(parts->mapped_parts, first, &opened->child);
}

/* Moves to the next operation; NOT_FOUND after the last. The last must end where the next group
 * begins. */
static varve_status next_of_mapped_group(varve_container_parts *parts, uint32_t group,
                                         mapped_group *opened) {
  uint32_t next = UINT32_MAX;
  opened->number++;
  if (--opened->left == 0 && group + 1 < parts->index.group_count) {
    VARVE_TRY(varve_index_first_number(&parts->index, group + 1, &next));
    return next == opened->child.end
               ? VARVE_STATUS_NOT_FOUND
               : varve_index_fail(
                     &parts->index,
                     "the number of operations of a group differs from that in the group");
  }
  varve_status status = varve_mapped_parts_next(parts->mapped_parts, &opened->child);
  if (status == VARVE_STATUS_OK || status == VARVE_STATUS_NOT_FOUND)
    if ((status == VARVE_STATUS_OK) != (opened->left != 0))
      return varve_index_fail(&parts->index,
                              "the number of operations of a group differs from that in the group");
  return status;
}

/* Comparing SYMBOLS and INDEX with the module */

static varve_status add_group(varve_container_parts *parts, uint32_t group,
                              varve_symbol_walk *walk) {
  uint32_t number, count;
  VARVE_TRY(read_group(parts, group));
  VARVE_TRY(range_of(parts, group, &number, &count));
  walk->symbol.top_level = number;
  for (varve_operation *op = first_operation(parts->group); op != NULL; op = op->next) {
    VARVE_TRY(varve_symbol_walk_visit(walk, op));
    walk->symbol.top_level++;
  }
  return VARVE_STATUS_OK;
}

static varve_status add_mapped_operation(varve_container_parts *parts, const mapped_group *opened,
                                         varve_symbol_walk *walk) {
  varve_module *alone;
  VARVE_TRY(varve_module_create(parts->context, &alone));
  varve_status status = varve_mapped_parts_read(parts->mapped_parts, &opened->child, alone);
  if (status == VARVE_STATUS_OK) {
    walk->symbol.top_level = opened->number;
    status = varve_symbol_walk_visit(walk, alone->root);
  }
  varve_module_destroy(alone);
  return status;
}

/* The first operation of the root has number 1, and a group begins where the previous one ends. */
static varve_status add_mapped_group(varve_container_parts *parts, uint32_t group,
                                     varve_symbol_walk *walk) {
  mapped_group opened;
  varve_status status;
  VARVE_TRY(open_mapped_group(parts, group, &opened));
  if (group == 0 && opened.child.op.index != 1)
    return varve_index_fail(&parts->index, "its first group is not at the first operation");
  do {
    VARVE_TRY(add_mapped_operation(parts, &opened, walk));
    status = next_of_mapped_group(parts, group, &opened);
  } while (status == VARVE_STATUS_OK);
  return status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_OK : status;
}

/* A function that uses both sections. */
typedef varve_status using_sections(varve_container_parts *parts,
                                    const varve_symbol_sections *sections);

static varve_status with_sections(varve_container_parts *parts, using_sections *function) {
  varve_symbol_sections sections = {
      .reporter = &parts->reporter, .symbols = parts->symbols, .index = parts->index_section};
  varve_buffer symbols, index;
  varve_buffer_init(&symbols, &parts->context->memory);
  varve_buffer_init(&index, &parts->context->memory);
  varve_status status = varve_parts_expect(parts, sections.symbols, sections.index);
  if (status == VARVE_STATUS_OK)
    status = varve_parts_get_section(parts, sections.symbols, &symbols, &sections.symbol_bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_parts_get_section(parts, sections.index, &index, &sections.index_bytes);
  if (status == VARVE_STATUS_OK)
    status = function(parts, &sections);
  varve_buffer_release(&symbols);
  varve_buffer_release(&index);
  return status;
}

/* Reads the first operations of groups from INDEX. Each group is compared with them when it is
 * read. */
static varve_status get_starts(varve_container_parts *parts, varve_vector *words,
                               varve_group_starts *starts) {
  uint32_t count = parts->index.group_count, number;
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_index_first_operation(&parts->index, i, &number));
    VARVE_TRY(varve_vector_push(words, &number));
  }
  for (uint32_t i = 0; parts->mapped != NULL && i < count; i++) {
    VARVE_TRY(varve_index_first_number(&parts->index, i, &number));
    VARVE_TRY(varve_vector_push(words, &number));
  }
  const uint32_t *first = words->data;
  *starts =
      (varve_group_starts){.first = first,
                           .numbers = parts->mapped != NULL && count != 0 ? first + count : NULL,
                           .count = count,
                           .operation_count = parts->index.operation_count};
  return VARVE_STATUS_OK;
}

static varve_status compare_with_module(varve_container_parts *parts,
                                        const varve_symbol_sections *sections) {
  varve_symbols_writer expected;
  varve_symbol_walk walk = {.function = varve_symbols_writer_add, .user = &expected};
  varve_group_starts starts = {.count = 0};
  varve_vector words;
  varve_vector_init(&words, &parts->context->memory, sizeof(uint32_t));
  varve_symbols_writer_init(&expected, &parts->context->memory, &starts);
  varve_status status = get_starts(parts, &words, &starts);
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < starts.count; i++)
    status = parts->mapped != NULL ? add_mapped_group(parts, i, &walk) : add_group(parts, i, &walk);
  if (status == VARVE_STATUS_OK)
    status = varve_compare_symbols(sections, &expected, &parts->index.widths);
  varve_symbols_writer_release(&expected);
  varve_vector_release(&words);
  return status;
}

varve_status varve_container_confirm_index(varve_container_parts *parts) {
  if (parts->is_index_confirmed)
    return VARVE_STATUS_OK;
  VARVE_TRY(with_sections(parts, compare_with_module));
  parts->is_index_confirmed = parts->is_consistent = true;
  return VARVE_STATUS_OK;
}

static uint64_t stored_size(const varve_container_parts *parts) {
  uint64_t size = parts->mapped == NULL ? 0 : parts->mapped->stored_size;
  for (size_t i = 0; i < parts->group_sections.count; i++)
    size += VARVE_VECTOR_AT(&parts->group_sections, const varve_section *, i)->stored_size;
  return size;
}

static varve_status open_index(varve_container_parts *parts) {
  if (!parts->is_index_open) {
    varve_index_release(&parts->index);
    varve_index_init(&parts->index, &parts->context->memory);
    VARVE_TRY(
        varve_index_open(&parts->index, parts->source, parts->index_section, &parts->reporter));
    if (parts->index.has_numbers != (parts->mapped != NULL))
      return varve_index_fail(&parts->index, "it belongs to a module in another layout");
    if (parts->mapped == NULL && parts->index.group_count != parts->group_sections.count)
      return varve_index_fail(&parts->index,
                              "the number of its groups differs from that of the file");
    parts->is_index_open = true;
  }
  return stored_size(parts) < parts->options.confirm_index_below
             ? varve_container_confirm_index(parts)
             : VARVE_STATUS_OK;
}

varve_status varve_container_operation_count(varve_container_parts *parts, uint64_t *count) {
  *count = 0;
  VARVE_TRY(open_index(parts));
  *count = parts->index.operation_count;
  return VARVE_STATUS_OK;
}

/* Listing */

static varve_status list(varve_container_parts *parts, varve_slice bytes,
                         varve_symbol_function *function, void *user) {
  const varve_symbols_reader section = {.context = parts->context,
                                        .reporter = &parts->reporter,
                                        .bytes = bytes,
                                        .start = varve_parts_start_of(parts->symbols),
                                        .operation_count = parts->index.operation_count};
  varve_parts_name_section(parts, parts->symbols);
  varve_status status = varve_symbols_visit(&section, function, user);
  parts->reporter.part = NULL;
  return status;
}

static varve_status add_to_index(void *user, const varve_symbol *symbol) {
  return symbol->depth == 0 ? varve_index_writer_add(user, symbol) : VARVE_STATUS_OK;
}

/* Checks that INDEX and SYMBOLS agree on the symbols of the root. */
static varve_status compare_with_index(varve_container_parts *parts,
                                       const varve_symbol_sections *sections) {
  varve_index_writer expected;
  varve_group_starts starts = {.count = 0};
  varve_vector words;
  varve_vector_init(&words, &parts->context->memory, sizeof(uint32_t));
  varve_index_writer_init(&expected, &parts->context->memory, &starts);
  varve_status status = get_starts(parts, &words, &starts);
  if (status == VARVE_STATUS_OK)
    status = list(parts, sections->symbol_bytes, add_to_index, &expected);
  if (status == VARVE_STATUS_OK)
    status = varve_compare_index(sections, &expected, &parts->index.widths);
  varve_index_writer_release(&expected);
  varve_vector_release(&words);
  return status;
}

varve_status varve_container_visit_symbols(varve_container_parts *parts,
                                           varve_symbol_function *function, void *user) {
  varve_buffer buffer;
  varve_slice bytes;
  VARVE_TRY(varve_parts_expect(parts, parts->symbols, parts->index_section));
  VARVE_TRY(open_index(parts));
  if (!parts->is_consistent)
    VARVE_TRY(with_sections(parts, compare_with_index));
  parts->is_consistent = true;
  varve_buffer_init(&buffer, &parts->context->memory);
  varve_status status = varve_parts_get_section(parts, parts->symbols, &buffer, &bytes);
  if (status == VARVE_STATUS_OK)
    status = list(parts, bytes, function, user);
  varve_buffer_release(&buffer);
  return status;
}

/* A name that is searched for. */
typedef struct name_search {
  varve_slice name;
  uint64_t hash;
  uint64_t first; /* the first operation that has the name */
  size_t count;   /* number of operations that have the name */
} name_search;

/* Compares a name with the entry of the index that led to it; returns true if they agree. */
static bool note_name(const varve_container_parts *parts, varve_slice name, uint64_t operation,
                      name_search *w) {
  unsigned bits = parts->index.widths.bucket, mark_bits = parts->index.widths.mark;
  uint64_t hash = varve_index_hash(name);
  if (hash == w->hash && varve_slice_equal(name, w->name))
    w->first = w->count++ == 0 ? operation : w->first;
  return varve_index_mark(hash, mark_bits) == varve_index_mark(w->hash, mark_bits) &&
         varve_index_bucket(hash, bits) == varve_index_bucket(w->hash, bits);
}

static varve_status look_at_operations(varve_container_parts *parts, uint32_t group, name_search *w,
                                       bool *is_confirmed) {
  uint32_t number, count;
  VARVE_TRY(read_group(parts, group));
  VARVE_TRY(range_of(parts, group, &number, &count));
  for (const varve_operation *op = first_operation(parts->group); op != NULL; op = op->next) {
    varve_slice name;
    if (varve_operation_symbol_name(op, &name))
      *is_confirmed |= note_name(parts, name, number, w);
    number++;
  }
  return VARVE_STATUS_OK;
}

static varve_status look_at_mapped(varve_container_parts *parts, uint32_t group, name_search *w,
                                   bool *is_confirmed) {
  mapped_group opened;
  varve_status status;
  VARVE_TRY(open_mapped_group(parts, group, &opened));
  do {
    varve_slice name;
    bool is_symbol;
    VARVE_TRY(varve_mapped_parts_name(parts->mapped_parts, &opened.child, &name, &is_symbol));
    if (is_symbol)
      *is_confirmed |= note_name(parts, name, opened.number, w);
    status = next_of_mapped_group(parts, group, &opened);
  } while (status == VARVE_STATUS_OK);
  return status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_OK : status;
}

varve_status varve_container_find(varve_container_parts *parts, varve_slice name,
                                  uint64_t *operation, size_t *count) {
  name_search w = {.name = name, .hash = varve_index_hash(name)};
  varve_index_cursor cursor;
  uint32_t group, last = VARVE_NO_GROUP;
  varve_status status = VARVE_STATUS_OK;
  VARVE_TRY(open_index(parts));
  VARVE_TRY(varve_index_find(&parts->index, w.hash, &cursor));
  while (count != NULL || w.count == 0) {
    status = varve_index_next(&parts->index, &cursor, &group);
    if (status != VARVE_STATUS_OK)
      break;
    if (group == last)
      return varve_index_fail(&parts->index, "an entry occurs twice");
    bool is_confirmed = false;
    VARVE_TRY(parts->mapped != NULL ? look_at_mapped(parts, group, &w, &is_confirmed)
                                    : look_at_operations(parts, group, &w, &is_confirmed));
    VARVE_TRY(is_confirmed
                  ? VARVE_STATUS_OK
                  : varve_index_fail(&parts->index,
                                     "an entry names a group that does not define the symbol"));
    last = group;
  }
  if (status != VARVE_STATUS_OK && status != VARVE_STATUS_NOT_FOUND)
    return status;
  *operation = w.first;
  if (count != NULL)
    *count = w.count;
  if (w.count != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_container_confirm_index(parts));
  return VARVE_STATUS_NOT_FOUND;
}

/* Reads the operation as the root of source, from which the caller copies it. */
static varve_status read_mapped(varve_container_parts *parts, uint32_t group, uint64_t number,
                                varve_module *source) {
  mapped_group opened;
  VARVE_TRY(open_mapped_group(parts, group, &opened));
  while (opened.number < number) {
    varve_status status = next_of_mapped_group(parts, group, &opened);
    if (status != VARVE_STATUS_OK)
      return status == VARVE_STATUS_NOT_FOUND
                 ? varve_index_fail(&parts->index, "its groups are out of order")
                 : status;
  }
  return varve_mapped_parts_read(parts->mapped_parts, &opened.child, source);
}

static varve_status copy_mapped(varve_container_parts *parts, uint64_t number, varve_module *module,
                                varve_operation **copy) {
  varve_module *source;
  uint32_t group;
  VARVE_TRY(varve_index_group_of_operation(&parts->index, (uint32_t)number, &group));
  VARVE_TRY(varve_module_create(parts->context, &source));
  varve_status status = read_mapped(parts, group, number, source);
  if (status == VARVE_STATUS_OK)
    status = varve_operation_clone(source->root, source, module, copy);
  varve_module_destroy(source);
  return status;
}

static varve_status copy_operation(varve_container_parts *parts, uint64_t number,
                                   varve_module *module, varve_operation **copy) {
  uint32_t group, first, count;
  VARVE_TRY(varve_index_group_of_operation(&parts->index, (uint32_t)number, &group));
  VARVE_TRY(read_group(parts, group));
  VARVE_TRY(range_of(parts, group, &first, &count));
  if (number < first || number - first >= count)
    return varve_index_fail(&parts->index, "its groups are out of order");
  varve_operation *op = first_operation(parts->group);
  for (uint64_t i = first; i < number; i++)
    op = op->next;
  return varve_operation_clone(op, parts->group, module, copy);
}

varve_status varve_container_read_operations(varve_container_parts *parts,
                                             const uint64_t *operations, size_t count,
                                             varve_module *module) {
  varve_block *block = NULL;
  VARVE_TRY(open_index(parts));
  varve_status status = varve_group_block(module, &block);
  if (status == VARVE_STATUS_INVALID)
    return varve_parts_refuse(parts, parts->mapped != NULL ? parts->mapped : parts->module,
                              "the root has no empty block for groups");
  for (size_t i = 0; status == VARVE_STATUS_OK && i < count; i++) {
    varve_operation *copy = NULL;
    status = parts->mapped != NULL ? copy_mapped(parts, operations[i], module, &copy)
                                   : copy_operation(parts, operations[i], module, &copy);
    if (status == VARVE_STATUS_OK)
      varve_block_insert_operation(block, NULL, copy);
  }
  return status;
}
