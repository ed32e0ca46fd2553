/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/view.h. */
#include <varve/view.h>

#include "api/options.h"
#include "base/file/file_map.h"
#include "container/access/mapped.h"
#include "container/file/read_file.h"
#include "container/frame/frame.h"
#include "container/streams/mapped_nodes.h"
#include "ir/handle.h"

/* Creates the nodes of a view in a context. */

typedef struct view_maker {
  varve_context *context; /* NULL: nothing can be made */
  varve_reporter reporter;
  varve_container_reader base;
  varve_mapped_nodes nodes;
  bool is_open; /* base and nodes are initialized */
} view_maker;

static void view_maker_release(view_maker *maker) {
  if (!maker->is_open)
    return;
  varve_mapped_nodes_release(&maker->nodes);
  varve_container_reader_release(&maker->base);
  maker->is_open = false;
}

static varve_status open_reader(view_maker *maker, const varve_mapped *mapped) {
  varve_container_reader_init(&maker->base, maker->context);
  maker->base.reporter = &maker->reporter;
  maker->base.blobs.are_left_out = true;
  maker->base.expansion_left = mapped->expansion_left;
  maker->is_open = true;
  varve_status status = varve_mapped_nodes_init(&maker->nodes, mapped, &maker->base);
  if (status != VARVE_STATUS_OK)
    view_maker_release(maker);
  return status;
}

/* number must be below the count of nodes. mapped is the same for all calls. */
static varve_status view_maker_make(view_maker *maker, const varve_mapped *mapped, uint32_t number,
                                    const varve_entity **entity) {
  if (!maker->is_open)
    VARVE_TRY(open_reader(maker, mapped));
  maker->reporter.error_count = 0;
  return varve_mapped_make(&maker->nodes, number, entity);
}

struct varve_view {
  varve_memory memory;
  varve_file_map file;
  varve_pages pages;
  varve_mapped mapped;
  bool is_open;      /* pages and mapped are initialized */
  varve_buffer name; /* for messages */
  view_maker maker;
};

static varve_status find_section(varve_container_frame_reader *frame,
                                 const varve_section **section) {
  for (size_t i = 0; i < frame->sections.count; i++) {
    *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    if ((*section)->kind != VARVE_CONTAINER_MAPPED_MODULE)
      continue;
    if ((*section)->codec == VARVE_CODEC_PAGES)
      return VARVE_STATUS_OK;
    return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, (*section)->offset,
                        "the mapped module has no pages");
  }
  return varve_report(frame->reporter, VARVE_STATUS_NOT_FOUND, 0,
                      "the file is not in the mapped layout: write it with "
                      "--layout=mapped");
}

static varve_status open_frame(varve_view *view, varve_container_frame_reader *frame,
                               varve_slice bytes) {
  const varve_section *section = NULL;
  VARVE_TRY(varve_container_frame_open(frame, bytes, &view->memory, frame->reporter));
  frame->defers_resources = true;
  frame->defers_mapped = true;
  if (!frame->has_vocabulary)
    VARVE_TRY(varve_container_frame_check(frame));
  VARVE_TRY(find_section(frame, &section));
  varve_slice raw = varve_container_frame_raw(frame, section);
  varve_pages_init(&view->pages, &view->memory, (const uint8_t *)raw.data, raw.size,
                   VARVE_PAGE_BITS);
  view->is_open = true;
  return varve_mapped_open(&view->mapped, &view->memory, frame->reporter, raw, &view->pages);
}

static varve_status open_bytes(varve_view *view, varve_slice bytes,
                               const varve_view_options *options, varve_slice name) {
  VARVE_TRY(
      varve_buffer_append(&view->name, options->file_name.size != 0 ? options->file_name : name));
  varve_reporter reporter = {
      .sink = options->sink, .file = varve_buffer_slice(&view->name), .max_errors = 1};
  varve_container_frame_reader frame = {.memory = &view->memory, .reporter = &reporter};
  if (!varve_is_container(bytes))
    return varve_report(&reporter, VARVE_STATUS_NOT_RECOGNIZED, 0, "this is not a varve file");
  varve_status status = open_frame(view, &frame, bytes);
  varve_container_frame_reader_release(&frame);
  if (status == VARVE_STATUS_CORRUPT && reporter.error_count == 0)
    return varve_report(&reporter, status, 0, "a page of the mapped module is wrong");
  return status;
}

static varve_status create(const varve_view_options *options, varve_view_options *filled,
                           varve_view **made) {
  varve_memory memory;
  *filled = (varve_view_options){.struct_size = sizeof(varve_view_options)};
  VARVE_TRY(varve_options_fill(options, filled, sizeof(*filled)));
  if (!varve_slice_is_sound(filled->file_name))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_memory_init(&memory, filled->allocator, 0);
  varve_view *view = varve_memory_resize(&memory, NULL, 0, sizeof(*view));
  if (view == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(view, 0, sizeof(*view));
  view->memory = memory;
  varve_buffer_init(&view->name, &view->memory);
  view->maker = (view_maker){.context = filled->context, .reporter.sink = filled->sink};
  *made = view;
  return VARVE_STATUS_OK;
}

/* Returns the view if status is OK; otherwise frees it. */
static varve_status finish(varve_view *made, varve_status status, varve_view **view) {
  if (status == VARVE_STATUS_OK)
    *view = made;
  else
    varve_view_close(made);
  return status;
}

varve_status varve_view_open_bytes(varve_slice bytes, const varve_view_options *options,
                                   varve_view **view) {
  varve_view_options filled;
  varve_view *made;
  if (view == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *view = NULL;
  if (bytes.data == NULL && bytes.size != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(create(options, &filled, &made));
  return finish(made, open_bytes(made, bytes, &filled, VARVE_SLICE("-")), view);
}

static varve_status open_file(varve_view *view, const char *path,
                              const varve_view_options *options) {
  const varve_file_request request = {.path = path, .allow_map = !options->no_map};
  const char *error;
  varve_slice name = varve_slice_of(path);
  varve_reporter reporter = {.sink = options->sink, .file = name, .max_errors = 1};
  varve_status status = varve_file_map_open(&view->file, &view->memory, &request, &error);
  VARVE_TRY(varve_file_map_report(&reporter, status, error));
  return open_bytes(view, varve_slice_make(view->file.data, view->file.size), options, name);
}

varve_status varve_view_open(const char *path, const varve_view_options *options,
                             varve_view **view) {
  varve_view_options filled;
  varve_view *made;
  if (view == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *view = NULL;
  if (path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(create(options, &filled, &made));
  return finish(made, open_file(made, path, &filled), view);
}

void varve_view_close(varve_view *view) {
  if (view == NULL)
    return;
  view_maker_release(&view->maker);
  if (view->is_open) {
    varve_mapped_release(&view->mapped);
    varve_pages_release(&view->pages);
  }
  if (view->file.memory != NULL)
    varve_file_map_close(&view->file);
  varve_buffer_release(&view->name);
  varve_memory memory = view->memory;
  varve_memory_free(&memory, view, sizeof(*view));
}

varve_status varve_view_check(varve_view *view) {
  if (view == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_pages_check(&view->pages, 0, view->pages.raw_size);
}

uint32_t varve_view_get_operation_count(const varve_view *view) {
  return view == NULL ? 0 : view->mapped.operation_count;
}
uint32_t varve_view_get_value_count(const varve_view *view) {
  return view == NULL ? 0 : view->mapped.value_count;
}
uint32_t varve_view_get_node_count(const varve_view *view) {
  return view == NULL ? 0 : view->mapped.node_count;
}

static void fill_operation(const varve_mapped_operation *place, varve_view_operation *op) {
  const varve_mapped_shape *shape = place->shape;
  *op = (varve_view_operation){
      .index = place->index,
      .first_value = place->first_value,
      .result_count = shape->result_count,
      .operand_count = shape->operand_count,
      .property_count = shape->property_count,
      .attribute_count = shape->key_count,
      .successor_count = shape->successor_count,
      .region_count = shape->region_count,
      .has_properties =
          (shape->flags & (VARVE_MAPPED_HAS_PROPERTIES | VARVE_MAPPED_OTHER_PROPERTIES)) != 0,
      .name = shape->name,
      .argument_count = place->value_count - shape->result_count,
      .internal_form = shape,
      .internal_place = place->record};
}

static varve_mapped_operation place_of(const varve_view_operation *op) {
  return (varve_mapped_operation){.index = op->index,
                                  .first_value = op->first_value,
                                  .value_count = op->result_count + op->argument_count,
                                  .shape = op->internal_form,
                                  .record = op->internal_place};
}

static bool are_there(const varve_view *view, const varve_view_operation *op, const void *answer) {
  return view != NULL && op != NULL && op->internal_form != NULL && answer != NULL;
}

varve_status varve_view_get_operation(const varve_view *view, uint32_t index,
                                      varve_view_operation *op) {
  varve_mapped_operation place;
  if (view == NULL || op == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_mapped_seek(&view->mapped, index, &place));
  fill_operation(&place, op);
  return VARVE_STATUS_OK;
}

varve_status varve_view_walk_next(const varve_view *view, varve_view_operation *op) {
  if (!are_there(view, op, op))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_mapped_operation place = place_of(op);
  VARVE_TRY(varve_mapped_next(&view->mapped, &place));
  fill_operation(&place, op);
  return VARVE_STATUS_OK;
}

varve_status varve_view_get_end(const varve_view *view, const varve_view_operation *op,
                                uint32_t *end) {
  if (!are_there(view, op, end))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_mapped_operation place = place_of(op);
  return varve_mapped_end(&view->mapped, &place, end);
}

varve_status varve_view_get_parent(const varve_view *view, uint32_t index, uint32_t *parent) {
  if (view == NULL || parent == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return index == 0 ? VARVE_STATUS_NOT_FOUND : varve_mapped_parent(&view->mapped, index, parent);
}

varve_status varve_view_get_operand(const varve_view *view, const varve_view_operation *op,
                                    uint32_t index, uint32_t *value) {
  if (!are_there(view, op, value) || index >= op->operand_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_mapped_operation place = place_of(op);
  return varve_mapped_operand(&view->mapped, &place, index, value);
}

static varve_status node_at(const varve_view *view, const varve_view_operation *op, uint32_t site,
                            uint32_t *node) {
  varve_mapped_operation place = place_of(op);
  return varve_mapped_node_at(&view->mapped, &place, site, node);
}

varve_status varve_view_get_result_type(const varve_view *view, const varve_view_operation *op,
                                        uint32_t index, uint32_t *type) {
  if (!are_there(view, op, type) || index >= op->result_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_mapped_shape *shape = op->internal_form;
  return node_at(view, op, shape->first_result + index, type);
}

varve_status varve_view_get_attribute(const varve_view *view, const varve_view_operation *op,
                                      uint32_t index, varve_view_attribute *attribute) {
  if (!are_there(view, op, attribute) || index >= op->attribute_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_mapped_shape *shape = op->internal_form;
  attribute->name = shape->key_texts[index];
  attribute->name_node = shape->keys[index];
  return node_at(view, op, shape->first_key + index, &attribute->value);
}

varve_status varve_view_get_location(const varve_view *view, const varve_view_operation *op,
                                     uint32_t *location) {
  if (!are_there(view, op, location))
    return VARVE_STATUS_BAD_ARGUMENT;
  *location = VARVE_VIEW_NONE;
  const varve_mapped_shape *shape = op->internal_form;
  return view->mapped.has_locations ? node_at(view, op, shape->location, location)
                                    : VARVE_STATUS_NOT_FOUND;
}

varve_status varve_view_get_successor(const varve_view *view, const varve_view_operation *op,
                                      uint32_t index, uint32_t *block) {
  if (!are_there(view, op, block) || index >= op->successor_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_mapped_shape *shape = op->internal_form;
  varve_mapped_operation place = place_of(op);
  int64_t number = varve_mapped_at(&view->mapped, &place, shape->first_successor + index);
  *block = (uint32_t)number;
  return number >= 0 && number <= VARVE_MAX_VALUES ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT;
}

varve_status varve_view_get_block_count(const varve_view *view, const varve_view_operation *op,
                                        uint32_t region, uint32_t *count) {
  if (!are_there(view, op, count))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_mapped_operation place = place_of(op);
  return varve_mapped_block_count(&view->mapped, &place, region, count);
}

varve_status varve_view_get_block(const varve_view *view, const varve_view_operation *op,
                                  uint32_t region, uint32_t index, varve_view_block *block) {
  varve_mapped_block found;
  if (!are_there(view, op, block))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_mapped_operation place = place_of(op);
  VARVE_TRY(varve_mapped_get_block(&view->mapped, &place, region, index, &found));
  *block = (varve_view_block){found.first, found.end, found.first_argument, found.argument_count};
  return VARVE_STATUS_OK;
}

varve_status varve_view_get_value(const varve_view *view, uint32_t number,
                                  varve_view_value *value) {
  varve_mapped_operation place;
  if (view == NULL || value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_mapped *mapped = &view->mapped;
  VARVE_TRY(varve_mapped_find_value(mapped, number, &place));
  uint32_t index = number - place.first_value, results = place.shape->result_count;
  *value =
      (varve_view_value){.operation = place.index, .index = index, .location = VARVE_VIEW_NONE};
  if (index < results)
    return varve_mapped_node_at(mapped, &place, place.shape->first_result + index, &value->type);
  value->is_argument = true;
  value->index -= results;
  VARVE_TRY(varve_mapped_argument(mapped, &place, value->index, false, &value->type));
  return mapped->has_locations
             ? varve_mapped_argument(mapped, &place, value->index, true, &value->location)
             : VARVE_STATUS_OK;
}

static void set_kind(const varve_mapped_run *run, varve_view_node *node) {
  varve_kind kind = (varve_kind)varve_node_form_get((uint8_t)run->code)->kind;
  uint8_t number = varve_kind_public_numbers[kind];
  switch (varve_kind_class(kind)) {
  case VARVE_CLASS_TYPE:
    node->type_kind = (varve_type_kind)number;
    break;
  case VARVE_CLASS_ATTRIBUTE:
  case VARVE_CLASS_LOCATION:
    node->attribute_kind = (varve_attribute_kind)number;
    break;
  case VARVE_CLASS_AFFINE:
    node->affine_kind = (varve_affine_kind)number;
    break;
  }
}

varve_status varve_view_get_node(const varve_view *view, uint32_t number, varve_view_node *node) {
  varve_mapped_node found;
  if (view == NULL || node == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_mapped_get_node(&view->mapped, number, &found));
  *node = (varve_view_node){.number = number,
                            .component_count = found.child_count,
                            .bytes = found.contents,
                            .internal_form = found.run,
                            .internal_place = found.first_listed};
  set_kind(found.run, node);
  return VARVE_STATUS_OK;
}

static varve_mapped_node node_of(const varve_view_node *node) {
  return (varve_mapped_node){.run = node->internal_form,
                             .number = node->number,
                             .child_count = node->component_count,
                             .first_listed = node->internal_place,
                             .contents = node->bytes};
}

varve_status varve_view_get_component(const varve_view *view, const varve_view_node *node,
                                      uint32_t index, uint32_t *number) {
  if (view == NULL || node == NULL || node->internal_form == NULL || number == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_mapped_node place = node_of(node);
  return varve_mapped_child(&view->mapped, &place, index, number);
}

typedef bool is_of_class(const varve_entity *entity);

static bool is_affine(const varve_entity *entity) {
  return varve_kind_class((varve_kind)entity->kind) == VARVE_CLASS_AFFINE;
}

static varve_status make(varve_view *view, uint32_t number, is_of_class *is_wanted,
                         const varve_entity **entity) {
  if (view == NULL || view->maker.context == NULL || number >= view->mapped.node_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  view->maker.reporter.file = varve_buffer_slice(&view->name);
  VARVE_TRY(view_maker_make(&view->maker, &view->mapped, number, entity));
  return is_wanted(*entity) ? VARVE_STATUS_OK : VARVE_STATUS_BAD_ARGUMENT;
}

varve_status varve_view_make_type(varve_view *view, uint32_t number, const varve_type **type) {
  const varve_entity *made = NULL;
  if (type == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_type(make(view, number, varve_is_type, &made), &made, type);
}

varve_status varve_view_make_attribute(varve_view *view, uint32_t number,
                                       const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (attribute == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(make(view, number, varve_is_attribute, &made), &made, attribute);
}

varve_status varve_view_make_affine(varve_view *view, uint32_t number,
                                    const varve_affine_expression **expression) {
  const varve_entity *made = NULL;
  if (expression == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = make(view, number, is_affine, &made);
  *expression = status == VARVE_STATUS_OK ? varve_as_expression(made) : NULL;
  return status;
}
