/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads groups; each continues from the prelude. format-spec/varve.md, "Groups". */
#include "container/streams/groups.h"

#include "container/streams/read.h"

struct varve_group_reader {
  varve_context *context;
  varve_reporter *reporter;
  varve_container_reader known;    /* contents of the vocabulary and the prelude */
  struct varve_unpacker *unpacker; /* prepared with the vocabulary's zstd dictionary; may be NULL */
  uint64_t named_count;            /* see groups.h */
  uint64_t expansion_left; /* shared by all groups, in addition to what their own bytes allow */
};

static varve_status read_known(varve_group_reader *groups, const varve_vocabulary *vocabulary,
                               varve_slice prelude) {
  varve_container_reader base = {.context = groups->context, .reporter = groups->reporter};
  if (vocabulary != NULL) {
    VARVE_TRY(varve_vocabulary_to_reader(vocabulary, &base));
    groups->unpacker = base.known.unpacker;
  }
  return varve_prelude_to_reader(base.known.vocabulary, prelude, &groups->known);
}

varve_status varve_group_reader_create(varve_context *context, varve_reporter *reporter,
                                       const varve_vocabulary *vocabulary, varve_slice prelude,
                                       varve_group_reader **created) {
  varve_group_reader *groups = varve_memory_resize(&context->memory, NULL, 0, sizeof(*groups));
  *created = NULL;
  if (groups == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *groups = (varve_group_reader){.context = context,
                                 .reporter = reporter,
                                 .unpacker = NULL,
                                 .expansion_left = VARVE_EXPANSION_BASE};
  varve_container_reader_init(&groups->known, context);
  groups->known.reporter = reporter;
  varve_status status = read_known(groups, vocabulary, prelude);
  if (status != VARVE_STATUS_OK) {
    varve_group_reader_destroy(groups);
    return status;
  }
  *created = groups;
  return VARVE_STATUS_OK;
}

void varve_group_reader_destroy(varve_group_reader *groups) {
  if (groups == NULL)
    return;
  varve_context *context = groups->context;
  varve_container_reader_release(&groups->known);
  varve_memory_free(&context->memory, groups, sizeof(*groups));
}

uint64_t varve_group_reader_named_count(const varve_group_reader *groups) {
  return groups->named_count;
}

/* Shapes whose properties are one attribute count too. */
static bool has_symbol_name(const varve_read_shape *shape) {
  for (uint32_t i = 0; i < shape->key_count; i++)
    if (shape->keys[i].key == NULL ||
        varve_slice_equal(varve_string_bytes(shape->keys[i].key), VARVE_SLICE("sym_name")))
      return true;
  return false;
}

static uint64_t count_named(const varve_container_reader *reader) {
  uint64_t count = 0;
  for (size_t i = 0; i < reader->shapes.count; i++) {
    const varve_read_shape *shape = VARVE_VECTOR_AT(&reader->shapes, varve_read_shape *, i);
    if (has_symbol_name(shape))
      count += shape->use_count;
  }
  return count;
}

void varve_group_reader_begin(varve_group_reader *groups, varve_container_reader *reader) {
  varve_use_known(reader, &groups->known, groups->unpacker);
}

/* Returns the only block of op if it has no arguments, otherwise NULL. */
static varve_block *only_block(const varve_operation *op) {
  if (varve_operation_region_count(op) != 1)
    return NULL;
  varve_block *block = varve_operation_region(op, 0)->first;
  return block == NULL || block->next != NULL || block->argument_count != 0 ? NULL : block;
}

/* Returns whether op has no operands, results and successors. */
static bool is_independent(const varve_operation *op) {
  return op->operand_count == 0 && varve_operation_result_count(op) == 0 &&
         varve_operation_successor_count(op) == 0;
}

varve_block *varve_groupable_block(const varve_module *module) {
  varve_block *block = is_independent(module->root) ? only_block(module->root) : NULL;
  const varve_operation *op = block == NULL ? NULL : block->first;
  while (op != NULL && is_independent(op))
    op = op->next;
  return op == NULL ? block : NULL;
}

varve_status varve_group_block(const varve_module *module, varve_block **block) {
  *block = is_independent(module->root) ? only_block(module->root) : NULL;
  return *block == NULL || (*block)->first != NULL ? VARVE_STATUS_INVALID : VARVE_STATUS_OK;
}

static varve_status fail(const varve_group_reader *groups, varve_group_source group,
                         const char *what) {
  groups->reporter->part = NULL;
  return varve_report(groups->reporter, VARVE_STATUS_CORRUPT, group.offset, "group section: %s",
                      what);
}

/* Checks that a group has only what groups may have. */
static varve_status check_root(const varve_group_reader *groups, varve_group_source group,
                               const varve_container_reader *reader) {
  const varve_operation *root = reader->module->root;
  const uint64_t flags = VARVE_HEAD_HAS_VERSIONS | VARVE_HEAD_HAS_RESOURCES | VARVE_HEAD_GROUPED;
  if ((reader->head_flags & flags) != 0)
    return fail(groups, group, "it has parts that only the module may have");
  const varve_block *block = only_block(root);
  if (!varve_slice_equal(root->name->text, VARVE_SLICE("builtin.module")) ||
      root->attributes != NULL || !is_independent(root) ||
      root->location != groups->context->unknown_location || block == NULL)
    return fail(groups, group, "its root is not a plain module");
  if (block->first == NULL)
    return fail(groups, group, "it has no operations");
  for (const varve_operation *op = block->first; op != NULL; op = op->next)
    if (!is_independent(op))
      return fail(groups, group, "an operation has operands, results or successors");
  return VARVE_STATUS_OK;
}

/* Reads the group as the root of module, which has none. */
static varve_status read_group(varve_group_reader *groups, varve_group_source group,
                               varve_module *module) {
  const varve_reported_part part = {"group", group.offset};
  varve_container_reader reader;
  varve_container_reader_init(&reader, groups->context);
  reader.reporter = groups->reporter;
  reader.module = module;
  groups->reporter->part = group.is_packed ? &part : NULL;
  varve_group_reader_begin(groups, &reader);
  reader.expansion_left =
      groups->expansion_left + (uint64_t)group.bytes.size * VARVE_EXPANSION_PER_BYTE;
  varve_status status =
      varve_container_read_streams(&reader, group.bytes, group.is_packed ? 0 : group.offset);
  if (reader.expansion_left < groups->expansion_left)
    groups->expansion_left = reader.expansion_left;
  if (status == VARVE_STATUS_OK)
    status = check_root(groups, group, &reader);
  groups->named_count += count_named(&reader);
  groups->reporter->part = NULL;
  varve_container_reader_release(&reader);
  return status;
}

varve_status varve_group_reader_read(varve_group_reader *groups, varve_group_source group,
                                     varve_module **module) {
  uint64_t expansion_left =
      groups->expansion_left; /* allow for a module of its own before the next group */
  *module = NULL;
  VARVE_TRY(varve_module_create(groups->context, module));
  varve_status status = read_group(groups, group, *module);
  groups->expansion_left = expansion_left;
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*module);
  *module = NULL;
  return status;
}

varve_status varve_group_reader_append(varve_group_reader *groups, varve_group_source group,
                                       varve_module *module, varve_block *block) {
  varve_operation *root = module->root;
  module->root = NULL;
  varve_status status = read_group(groups, group, module);
  varve_operation *of_group = module->root;
  module->root = root;
  VARVE_TRY(status);
  /* Moves the operations of from to the end of to. */
  varve_block *from = only_block(of_group);
  while (from->first != NULL) {
    varve_operation *op = from->first;
    varve_operation_remove(op);
    varve_block_insert_operation(block, NULL, op);
  }
  return varve_operation_erase(module, of_group);
}
