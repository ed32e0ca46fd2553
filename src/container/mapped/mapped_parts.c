/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads operations of the root of a mapped module one by one. format-spec/varve-mapped.md,
 * "Symbols". */
#include "container/mapped/mapped_parts.h"

#include <xxhash.h>

#include "container/mapped/mapped_read.h"

struct varve_mapped_parts {
  varve_context *context;
  varve_mapped_place place;
  varve_page_origin origin;
  char *room; /* for the section; NULL: the source is in memory */
  size_t room_size;
  varve_pages pages;
  varve_mapped mapped;
  varve_container_reader base;
  varve_mapped_reader reader;
  uint64_t orders; /* offset of the orders of uses; 0: not read yet */
};

varve_status varve_mapped_parts_fail(varve_mapped_parts *parts, const char *what) {
  return varve_report(parts->place.reporter, VARVE_STATUS_CORRUPT, parts->place.section->offset,
                      "mapped module section: %s", what);
}

/* Reports an error for a status that accessors return without a message. */
static varve_status report_status(varve_mapped_parts *parts, varve_status status) {
  return status == VARVE_STATUS_OK || varve_mapped_is_passed_on(status)
             ? status
             : varve_mapped_parts_fail(parts,
                                       "an operation refers to something that does not exist");
}

/* Reads the checksums of the pages, which follow them. */
static varve_status get_table(varve_mapped_parts *parts, char *stored) {
  const varve_section *section = parts->place.section;
  const varve_source *source = parts->place.source;
  uint64_t start = section->offset + section->size;
  size_t size = (size_t)(section->stored_size - section->size);
  if (source->data == NULL)
    VARVE_TRY(source->read_at(source->user, start, stored + section->size, size));
  if (XXH3_64bits(stored + section->size, size) == section->checksum)
    return VARVE_STATUS_OK;
  return varve_report(parts->place.reporter, VARVE_STATUS_CORRUPT, start,
                      "the checksum of the %s section is wrong", varve_section_text(section->kind));
}

static varve_status get_room(varve_mapped_parts *parts, char **stored) {
  const varve_section *section = parts->place.section;
  if (parts->place.source->data != NULL) {
    *stored = (char *)(uintptr_t)(parts->place.source->data + section->offset);
    return VARVE_STATUS_OK;
  }
  if (section->stored_size > SIZE_MAX / 2)
    return varve_report(parts->place.reporter, VARVE_STATUS_LIMIT_EXCEEDED, section->offset,
                        "the mapped module does not fit into memory");
  parts->room_size = (size_t)section->stored_size;
  parts->room = varve_memory_resize(&parts->context->memory, NULL, 0, parts->room_size);
  *stored = parts->room;
  return *stored == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static varve_status open_section(varve_mapped_parts *parts) {
  const varve_section *section = parts->place.section;
  varve_memory *memory = &parts->context->memory;
  char *stored = NULL;
  if (section->codec != VARVE_CODEC_PAGES)
    return varve_mapped_parts_fail(parts, "it has no pages");
  VARVE_TRY(get_room(parts, &stored));
  VARVE_TRY(get_table(parts, stored));
  varve_pages_init(&parts->pages, memory, (const uint8_t *)stored, section->size, VARVE_PAGE_BITS);
  parts->origin = (varve_page_origin){.source = parts->room == NULL ? NULL : parts->place.source,
                                      .offset = section->offset,
                                      .text = varve_section_text(section->kind),
                                      .reporter = parts->place.reporter};
  parts->pages.origin = &parts->origin;
  VARVE_TRY(report_status(parts, varve_mapped_open(&parts->mapped, memory, parts->place.reporter,
                                                   varve_slice_make(stored, (size_t)section->size),
                                                   &parts->pages)));
  parts->base.expansion_left = parts->mapped.expansion_left;
  return varve_mapped_reader_init(&parts->reader, &parts->mapped, &parts->base);
}

varve_status varve_mapped_parts_open(varve_context *context, const varve_mapped_place *place,
                                     varve_mapped_parts **opened) {
  varve_mapped_parts *parts = varve_memory_resize(&context->memory, NULL, 0, sizeof(*parts));
  *opened = NULL;
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(parts, 0, sizeof(*parts));
  parts->context = context;
  parts->place = *place;
  varve_container_reader_init(&parts->base, context);
  parts->base.reporter = place->reporter;
  parts->base.blobs.count = place->blob_count;
  parts->base.blobs.are_left_out = true;
  varve_status status = open_section(parts);
  if (status == VARVE_STATUS_OK)
    *opened = parts;
  else
    varve_mapped_parts_destroy(parts);
  return status;
}

void varve_mapped_parts_destroy(varve_mapped_parts *parts) {
  if (parts == NULL)
    return;
  varve_context *context = parts->context;
  if (parts->reader.mapped != NULL)
    varve_mapped_reader_release(&parts->reader);
  if (parts->mapped.memory != NULL)
    varve_mapped_release(&parts->mapped);
  varve_pages_release(&parts->pages);
  varve_container_reader_release(&parts->base);
  varve_memory_free(&context->memory, parts->room, parts->room_size);
  varve_memory_free(&context->memory, parts, sizeof(*parts));
}

varve_status varve_mapped_parts_read_root(varve_mapped_parts *parts, varve_module *module) {
  varve_status status = varve_mapped_reader_read_root(&parts->reader, module, &parts->orders);
  return status == VARVE_STATUS_INVALID
             ? varve_mapped_parts_fail(
                   parts, "its root has no block for the operations that the index lists")
             : status;
}

static varve_status find_end(varve_mapped_parts *parts, varve_mapped_sibling *child) {
  return report_status(parts, varve_mapped_end(&parts->mapped, &child->op, &child->end));
}

varve_status varve_mapped_parts_seek(varve_mapped_parts *parts, uint32_t number,
                                     varve_mapped_sibling *child) {
  if (number == 0)
    return varve_mapped_parts_fail(parts, "an operation that is not in the root");
  VARVE_TRY(report_status(parts, varve_mapped_seek(&parts->mapped, number, &child->op)));
  return find_end(parts, child);
}

varve_status varve_mapped_parts_next(varve_mapped_parts *parts, varve_mapped_sibling *child) {
  if (child->end >= parts->mapped.operation_count)
    return VARVE_STATUS_NOT_FOUND;
  VARVE_TRY(report_status(parts, varve_mapped_seek(&parts->mapped, child->end, &child->op)));
  return find_end(parts, child);
}

/* Searches as varve_operation_symbol_name() does: properties first, then the other attributes. */
varve_status varve_mapped_parts_name(varve_mapped_parts *parts, const varve_mapped_sibling *child,
                                     varve_slice *name, bool *is_symbol) {
  const varve_mapped_shape *shape = child->op.shape;
  *is_symbol = false;
  for (uint32_t i = 0; i < shape->key_count && !*is_symbol; i++) {
    varve_mapped_node node;
    uint32_t number;
    if (shape->keys[i] == UINT32_MAX ||
        !varve_slice_equal(shape->key_texts[i], VARVE_SLICE("sym_name")))
      continue;
    VARVE_TRY(report_status(
        parts, varve_mapped_node_at(&parts->mapped, &child->op, shape->first_key + i, &number)));
    VARVE_TRY(report_status(parts, varve_mapped_get_node(&parts->mapped, number, &node)));
    *is_symbol = varve_node_form_get(node.run->code)->kind == VARVE_KIND_STRING;
    *name = node.contents;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_parts_read(varve_mapped_parts *parts, const varve_mapped_sibling *child,
                                     varve_module *module) {
  return varve_mapped_reader_read(&parts->reader, child->op.index, parts->orders, module);
}
