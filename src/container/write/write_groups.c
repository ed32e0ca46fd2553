/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module in groups: a first pass finds what groups share, then each group is written after
 * that. format-spec/varve.md, "Groups". */
#include "container/write/write_groups.h"

#include "container/frame/write_blobs.h"
#include "container/streams/groups.h"
#include "container/symbols/walk.h"
#include "container/symbols/write_symbols.h"
#include "container/write/write_shapes.h"

/* Memory for an operation with one region, which replaces the root while a part of its operations
 * is written. */
typedef struct part_root {
  varve_operation op;
  varve_operation_tail tail;
  varve_region region;
  varve_block block;
} part_root;

/* Counts of what the vocabulary and the prelude define. */
typedef struct known_numbers {
  uint32_t nodes[VARVE_SPACE_COUNT];
  uint32_t names;
} known_numbers;

typedef struct group_writer {
  varve_container_writer writer;
  varve_container_frame_writer frame;
  varve_prelude_counts counts;
  known_numbers known;
  part_root root;                   /* the root of the current part */
  const varve_operation_name *name; /* of groups: builtin.module */
  varve_vector lasts;               /* varve_operation *: of each group */
  const varve_container_write_options *options;
} group_writer;

static varve_operation *first_operation(const varve_module *module) {
  return varve_operation_region(module->root, 0)->first->first;
}

/* Returns the last operation of the group that begins with op, or the last one of the block. */
static varve_operation *last_of_group(varve_operation *op, uint32_t group_size) {
  for (uint32_t count = 0;; op = op->next) {
    for (varve_operation *in = op; in != NULL; in = varve_operation_next_preorder(op, in))
      count++;
    if (count >= group_size || op->next == NULL)
      return op;
  }
}

/* Gives the values inside an operation of the block the place of that operation, counted from 1. */
static void number_by_operation(const varve_module *module, const varve_block *block) {
  varve_walk walk;
  uint32_t number = 0;
  varve_walk_init(&walk, (varve_run){module->root, NULL});
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    if (walk.event == VARVE_WALK_OPERATION) {
      number += walk.op->block == block;
      for (uint32_t i = 0; i < varve_operation_result_count(walk.op); i++)
        varve_operation_result(walk.op, i)->number = number;
    }
    if (walk.event == VARVE_WALK_BLOCK)
      for (uint32_t i = 0; i < walk.block->argument_count; i++)
        walk.block->arguments[i]->value.number = number;
  }
}

/* Returns true if op, whose own values have this number, uses no others. */
static bool uses_own_values(varve_operation *op, uint32_t number) {
  for (varve_operation *in = op; in != NULL; in = varve_operation_next_preorder(op, in))
    for (uint32_t i = 0; i < in->operand_count; i++) {
      const varve_value *value = varve_operation_operand(in, i);
      if (value != NULL && value->number != number)
        return false;
    }
  return true;
}

bool varve_is_groupable(const varve_module *module, uint32_t group_size) {
  const varve_block *block = varve_groupable_block(module);
  uint32_t number = 0;
  if (block == NULL || block->first == NULL ||
      last_of_group(block->first, group_size)->next == NULL)
    return false;
  number_by_operation(module, block);
  for (varve_operation *op = block->first; op != NULL; op = op->next)
    if (!uses_own_values(op, ++number))
      return false;
  return true;
}

static void remember_known(group_writer *groups) {
  const varve_container_writer *writer = &groups->writer;
  memcpy(groups->known.nodes, writer->counts, sizeof(groups->known.nodes));
  groups->known.names = writer->name_count;
}

/* Resets the writer to its state after the prelude. */
static void forget_part(group_writer *groups) {
  varve_container_writer *writer = &groups->writer;
  varve_vector *const vectors[] = {
      &writer->defined_nodes, &writer->defined_names, &writer->shapes,      &writer->shape_of_op,
      &writer->places,        &writer->visible,       &writer->scopes,      &writer->sites,
      &writer->codes,         &writer->value_sites,   &writer->value_codes, &writer->ordered};
  /* Forgets the columns recorded for block arguments of written operations. */
  varve_walk walk;
  varve_walk_init(&walk, writer->run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk))
    if (walk.event == VARVE_WALK_BLOCK)
      varve_forget_columns(&writer->location.argument_columns, walk.block);
  for (size_t i = 0; i < writer->defined_nodes.count; i++)
    writer->numbers.numbers[VARVE_VECTOR_AT(&writer->defined_nodes, const varve_entity *, i)->id] =
        0;
  for (size_t i = 0; i < writer->defined_names.count; i++)
    writer->names
        .numbers[VARVE_VECTOR_AT(&writer->defined_names, const varve_operation_name *, i)->id] = 0;
  for (unsigned i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_truncate(vectors[i], 0);
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    writer->streams[i].bytes.size = 0;
  memcpy(writer->counts, groups->known.nodes, sizeof(groups->known.nodes));
  memset(writer->last_children, 0, sizeof(writer->last_children));
  writer->name_count = groups->known.names;
  writer->defined = 0;
  writer->location.last = writer->location.last_file = NULL;
  writer->location.last_line = writer->location.last_column = 0;
  writer->part++;
}

/* Number 0 is the root. */
static varve_status pack_part(group_writer *groups, size_t number) {
  varve_operation *first = NULL, *last = NULL;
  if (number == 1)
    first = first_operation(groups->writer.module);
  if (number > 1)
    first = VARVE_VECTOR_AT(&groups->lasts, varve_operation *, number - 2)->next;
  if (number != 0)
    last = VARVE_VECTOR_AT(&groups->lasts, varve_operation *, number - 1);
  forget_part(groups);
  /* Makes a root with the operations from first to last; if first is NULL, the root without
   * operations. */
  const varve_operation *root = groups->writer.module->root;
  part_root *made = &groups->root;
  *made = (part_root){.op = {.name = root->name,
                             .location = root->location,
                             .attributes = root->attributes,
                             .has_tail = 1},
                      .tail = {.region_count = 1},
                      .region = {.owner = &made->op, .first = &made->block, .last = &made->block},
                      .block = {.region = &made->region, .first = first, .last = last}};
  if (first != NULL) {
    made->op.name = groups->name;
    made->op.location = groups->writer.context->unknown_location;
    made->op.attributes = NULL;
  }
  groups->writer.run = (varve_run){&made->op, last};
  return varve_pack_streams(&groups->writer);
}

/* The first operation of each group: its number in the root, and in preorder. */
typedef struct first_operations {
  varve_vector of_root; /* uint32_t */
  varve_vector numbers; /* uint32_t */
  uint32_t count;       /* of all operations of the root */
} first_operations;

static varve_status find_first(const varve_module *module, uint32_t group_size,
                               first_operations *found) {
  uint32_t number = 1, in_group = 0;
  for (varve_operation *op = first_operation(module); op != NULL; op = op->next) {
    if (in_group == 0) {
      VARVE_TRY(varve_vector_push_u32(&found->of_root, found->count));
      VARVE_TRY(varve_vector_push_u32(&found->numbers, number));
    }
    for (varve_operation *in = op; in != NULL; in = varve_operation_next_preorder(op, in)) {
      in_group++;
      number++;
    }
    if (in_group >= group_size)
      in_group = 0;
    found->count++;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_add_symbols(varve_module *module, uint32_t group_size, bool has_numbers,
                               varve_container_frame_writer *frame) {
  varve_memory *memory = &module->context->memory;
  first_operations found = {.count = 0};
  varve_vector_init(&found.of_root, memory, sizeof(uint32_t));
  varve_vector_init(&found.numbers, memory, sizeof(uint32_t));
  varve_status status = find_first(module, group_size, &found);
  const varve_group_starts starts = {.first = found.of_root.data,
                                     .numbers = has_numbers ? found.numbers.data : NULL,
                                     .count = (uint32_t)found.of_root.count,
                                     .operation_count = found.count};
  if (status == VARVE_STATUS_OK)
    status = varve_symbols_write(varve_groupable_block(module), &starts, frame);
  varve_vector_release(&found.of_root);
  varve_vector_release(&found.numbers);
  return status;
}

static varve_status begin(group_writer *groups) {
  varve_container_writer *writer = &groups->writer;
  VARVE_TRY(
      varve_operation_name_get(writer->context, VARVE_SLICE("builtin.module"), &groups->name));
  if (groups->options->vocabulary != NULL)
    VARVE_TRY(varve_vocabulary_to_writer(groups->options->vocabulary, writer));
  remember_known(groups);
  varve_operation *op = first_operation(writer->module);
  for (; op != NULL; op = op->next) {
    op = last_of_group(op, (uint32_t)groups->options->group_size);
    VARVE_TRY(varve_vector_push_pointer(&groups->lasts, op));
  }
  /* Collects statistics over all operations for shapes, and what parts would share. */
  writer->run = (varve_run){writer->module->root, NULL};
  VARVE_TRY(varve_count_all_values(writer));
  for (size_t i = 0; i <= groups->lasts.count; i++) {
    VARVE_TRY(pack_part(groups, i));
    VARVE_TRY(varve_prelude_count(&groups->counts, writer));
    varve_vector_truncate(&writer->blobs, 0);
  }
  forget_part(groups);
  varve_section section = {.kind = VARVE_CONTAINER_PRELUDE};
  VARVE_TRY(varve_prelude_write(&groups->counts, writer));
  remember_known(groups);
  VARVE_TRY(varve_container_frame_add(&groups->frame, &section,
                                      varve_buffer_slice(&writer->streams[0].bytes),
                                      (varve_part_ends){NULL, 0}));
  for (size_t i = 0; i <= groups->lasts.count; i++) {
    VARVE_TRY(pack_part(groups, i));
    VARVE_TRY(varve_add_streams(writer, i == 0 ? VARVE_CONTAINER_MODULE : VARVE_CONTAINER_GROUP,
                                &groups->frame));
  }
  VARVE_TRY(varve_add_symbols(writer->module, (uint32_t)groups->options->group_size, false,
                              &groups->frame));
  VARVE_TRY(varve_add_blobs(writer, groups->options, &groups->frame));
  return varve_add_notes(writer->module, &groups->frame);
}

varve_status varve_container_write_groups(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_buffer *out) {
  group_writer groups = {.options = options};
  varve_memory *memory = &module->context->memory;
  varve_reporter reporter = {.sink = options->sink, .max_errors = 1};
  varve_container_writer_init(&groups.writer, module->context);
  groups.writer.module = module;
  groups.writer.reporter = &reporter;
  groups.writer.splits_text = groups.writer.new_shapes_are_zero = groups.writer.is_grouped = true;
  varve_begin_frame(&groups.frame, module, options, options->vocabulary != NULL);
  varve_prelude_counts_init(&groups.counts, memory);
  varve_vector_init(&groups.lasts, memory, sizeof(varve_operation *));
  varve_status status = begin(&groups);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_finish(&groups.frame, out);
  varve_vector_release(&groups.lasts);
  varve_prelude_counts_release(&groups.counts);
  varve_container_frame_writer_release(&groups.frame);
  varve_container_writer_release(&groups.writer);
  return status;
}
