/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads groups when they are needed. format-spec/varve.md, "Groups". */
#include "container/file/lazy_groups.h"

#include "container/frame/pages.h"
#include "container/symbols/check_symbols.h"
#include "dialect/registry/pack_named.h"

/* Appends all groups. starts receives the first operation of each and their count. */
static varve_status append_groups(varve_group_reader *groups, varve_container_frame_reader *frame,
                                  varve_group_target target, varve_vector *starts,
                                  uint32_t *count) {
  varve_buffer unpacked;
  varve_status status = VARVE_STATUS_OK;
  const varve_operation *last = NULL;
  varve_buffer_init(&unpacked, frame->memory);
  for (size_t i = 0; status == VARVE_STATUS_OK && i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    varve_group_source group = {.offset = section->offset,
                                .is_packed = varve_codec_is_packed(section->codec)};
    if (section->kind != VARVE_CONTAINER_GROUP)
      continue;
    status = varve_container_frame_get(frame, section, &unpacked, &group.bytes);
    if (status == VARVE_STATUS_OK)
      status = varve_group_reader_append(groups, group, target.module, target.block);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push(starts, count);
    if (status != VARVE_STATUS_OK)
      break;
    for (const varve_operation *op = last == NULL ? target.block->first : last->next; op != NULL;
         op = op->next) {
      last = op;
      ++*count;
    }
  }
  varve_buffer_release(&unpacked);
  return status;
}

varve_status varve_append_groups(varve_group_reader *groups, varve_container_frame_reader *frame,
                                 varve_group_target target) {
  varve_vector first;
  uint32_t count = 0;
  varve_vector_init(&first, frame->memory, sizeof(uint32_t));
  varve_status status = append_groups(groups, frame, target, &first, &count);
  const varve_group_starts starts = {
      .first = first.data, .count = (uint32_t)first.count, .operation_count = count};
  const varve_symbol_facts facts = {.named_count = varve_group_reader_named_count(groups),
                                    .groups = &starts};
  if (status == VARVE_STATUS_OK)
    status = varve_check_symbols(frame, target.block, &facts);
  varve_vector_release(&first);
  return status;
}

struct varve_lazy_groups {
  varve_keeper keeper;
  varve_lazy_body body;
  varve_reporter reporter; /* its file name is a copy owned by the module */
  varve_container_frame_reader frame;
  varve_group_reader *groups; /* NULL after the groups were read */
  varve_group_target target;
  varve_memory *memory;
  varve_status failure; /* of the last attempt to read */
};

static void drop(varve_lazy_groups *lazy) {
  varve_group_reader_destroy(lazy->groups);
  lazy->groups = NULL;
  varve_container_frame_reader_release(&lazy->frame);
  varve_vector_init(&lazy->frame.sections, lazy->memory, sizeof(varve_section));
}

static void release(varve_keeper *keeper) {
  varve_lazy_groups *lazy = (varve_lazy_groups *)keeper;
  drop(lazy);
  varve_memory_free(lazy->memory, lazy, sizeof(*lazy));
}

static varve_status insert_and_fit(varve_lazy_groups *lazy, varve_operation *op) {
  varve_module *module = lazy->target.module;
  varve_block *block = lazy->target.block;
  varve_region_insert_block(varve_operation_region(op, 0), NULL, block);
  varve_status status =
      module->fit_body == NULL ? VARVE_STATUS_OK : module->fit_body(module, op, &lazy->reporter);
  if (status != VARVE_STATUS_OK)
    varve_block_remove(block);
  return status;
}

static varve_status read_groups(varve_lazy_groups *lazy, varve_operation *op) {
  varve_status status = varve_append_groups(lazy->groups, &lazy->frame, lazy->target);
  if (status == VARVE_STATUS_OK) /* callers that need bodies may also look at definitions */
    status = varve_context_define_names(lazy->target.module->context);
  drop(lazy);
  return status == VARVE_STATUS_OK ? insert_and_fit(lazy, op) : status;
}

/* The groups may have the first operation of a pack that the file names. */
static varve_status read_with_packs(varve_lazy_groups *lazy, varve_operation *op) {
  const varve_module *module = lazy->target.module;
  varve_context *context = module->context;
  varve_pack_reading reading;
  varve_status status = varve_pack_begin_named(context, module->packs, &reading);
  if (status == VARVE_STATUS_OK)
    status = read_groups(lazy, op);
  varve_pack_end_named(context, &reading);
  return status;
}

/* Discards what a failed attempt appended; nothing else refers to it. */
static varve_status materialize(varve_lazy_body *body, varve_operation *op) {
  varve_lazy_groups *lazy =
      (varve_lazy_groups *)(void *)((char *)body - offsetof(varve_lazy_groups, body));
  varve_block *block = lazy->target.block;
  if (lazy->failure != VARVE_STATUS_OK)
    return lazy->failure;
  lazy->reporter.error_count = 0;
  lazy->failure = read_with_packs(lazy, op);
  if (lazy->failure != VARVE_STATUS_OK)
    block->first = block->last = NULL;
  return lazy->failure;
}

varve_status varve_lazy_groups_create(varve_module *module, const varve_reporter *reporter,
                                      varve_lazy_groups **created) {
  varve_memory *memory = &module->context->memory;
  varve_lazy_groups *lazy = varve_memory_resize(memory, NULL, 0, sizeof(*lazy));
  *created = NULL;
  if (lazy == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *lazy = (varve_lazy_groups){.keeper = {.release = release},
                              .body = {materialize},
                              .reporter = *reporter,
                              .target = {.module = module},
                              .memory = memory};
  varve_vector_init(&lazy->frame.sections, memory, sizeof(varve_section));
  varve_module_keep(module, &lazy->keeper);
  lazy->reporter.part = NULL;
  lazy->reporter.file = varve_arena_copy(&module->pool.arena, reporter->file);
  if (lazy->reporter.file.data == NULL && reporter->file.size != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *created = lazy;
  return VARVE_STATUS_OK;
}

varve_reporter *varve_lazy_groups_reporter(varve_lazy_groups *lazy) { return &lazy->reporter; }

void varve_lazy_groups_leave(varve_lazy_groups *lazy, varve_group_reader *groups,
                             varve_container_frame_reader *frame, varve_block *block) {
  varve_region *region = block->region;
  lazy->frame = *frame;
  lazy->frame.reporter = &lazy->reporter;
  varve_vector_init(&frame->sections, frame->memory, sizeof(varve_section));
  lazy->groups = groups;
  lazy->target.block = block;
  varve_block_remove(block);
  region->lazy = &lazy->body;
}
