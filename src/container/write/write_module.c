/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module into streams, and the streams as a section. format-spec/varve.md, "Module". */
#include "container/frame/planes.h"
#include "container/frame/write_blobs.h"
#include "container/symbols/walk.h"
#include "container/write/write_groups.h"
#include "container/write/write_shapes.h"

static varve_status add_site(varve_container_writer *writer, const varve_written_shape *shape,
                             varve_stream_id stream, uint32_t *slot) {
  varve_value_site site = {stream, *slot, shape->chosen_count, 0};
  if (shape->chosen_count > UINT32_MAX - *slot)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  *slot += shape->chosen_count;
  return varve_vector_push(&writer->value_sites, &site);
}

static varve_status make_value_sites(varve_container_writer *writer) {
  uint32_t slot = 0;
  for (size_t i = 0; i < writer->shapes.count; i++) {
    varve_written_shape *shape = VARVE_VECTOR_AT(&writer->shapes, varve_written_shape *, i);
    shape->first_value = (uint32_t)writer->value_sites.count;
    /* Adds the sites of its location, open values and explicit result types. */
    const uint64_t *word = shape->words + VARVE_SHAPE_HEAD_WORDS;
    uint32_t keys = varve_shape_key_count(shape->words);
    VARVE_TRY(add_site(writer, shape, VARVE_STREAM_LOCATION, &slot));
    VARVE_TRY(add_site(writer, shape, VARVE_STREAM_COLUMN, &slot));
    for (uint32_t k = 0; k < keys; k++, word += 2)
      if (word[1] == 0)
        VARVE_TRY(add_site(writer, shape, VARVE_STREAM_VALUE, &slot));
    for (uint64_t k = 0; k < shape->words[VARVE_SHAPE_RESULTS]; k++) {
      if (*word == VARVE_RESULT_EXPLICIT)
        VARVE_TRY(add_site(writer, shape, VARVE_STREAM_RESULT_TYPE, &slot));
      word += *word == VARVE_RESULT_FIXED ? 2 : 1;
    }
  }
  if (slot != 0 && varve_vector_grow(&writer->value_codes, slot) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  return VARVE_STATUS_OK;
}

static varve_status put_value(varve_container_writer *writer, varve_stream_id stream, uint32_t site,
                              const varve_entity *entity) {
  uint32_t number;
  if (writer->is_interleaved)
    return varve_pack_reference(writer, stream, entity);
  VARVE_TRY(varve_reference(writer, entity, &number));
  return varve_pack_code(writer, stream, site, number);
}

/* Interleaved shapes are defined at their first use. */
static varve_status put_shape_of(varve_container_writer *writer, varve_written_shape *shape) {
  if (!writer->is_interleaved) {
    uint32_t code = writer->new_shapes_are_zero && !shape->is_written ? 0 : shape->number + 1;
    shape->is_written = true;
    return varve_pack(writer, VARVE_STREAM_OPERATION, code);
  }
  if (shape->written != 0)
    return varve_pack(writer, VARVE_STREAM_OPERATION, shape->written);
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_OPERATION, 0));
  VARVE_TRY(varve_pack_shape(writer, shape));
  shape->written = ++writer->written_shapes;
  return VARVE_STATUS_OK;
}

static varve_status put_operation(varve_container_writer *writer, const varve_operation *op,
                                  varve_written_shape *shape) {
  VARVE_TRY(put_shape_of(writer, shape));
  VARVE_TRY(varve_pack_location(writer, op->location, shape->first_value));
  VARVE_TRY(varve_code_operands(writer, op, shape));
  varve_shape_counts counts;
  uint32_t site = shape->first_value + VARVE_SITE_VALUES;
  VARVE_TRY(varve_shape_keys_of(writer, op, &counts));
  const uint64_t *word = shape->words + VARVE_SHAPE_HEAD_WORDS;
  for (size_t i = 0; i < writer->keys.count; i++, word += 2)
    if (word[1] == 0)
      VARVE_TRY(put_value(writer, VARVE_STREAM_VALUE, site++,
                          VARVE_VECTOR_AT(&writer->keys, varve_shape_key, i).value));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++) {
    if (*word == VARVE_RESULT_EXPLICIT)
      VARVE_TRY(
          put_value(writer, VARVE_STREAM_RESULT_TYPE, site++, varve_operation_result(op, i)->type));
    word += *word == VARVE_RESULT_FIXED ? 2 : 1;
  }
  const varve_block_use *successors = varve_operation_successors(op);
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++)
    VARVE_TRY(varve_pack_signed(writer, VARVE_STREAM_SUCCESSOR,
                                (int64_t)successors[i].block->number - (int64_t)op->block->number));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(varve_visible_define(writer, varve_operation_result(op, i)));
  return VARVE_STATUS_OK;
}

/* Returns true if the arguments of an entry block are the inputs of the function type of its
 * operation. */
static bool has_function_arguments(const varve_block *block) {
  if (block != block->region->first || block->argument_count == 0)
    return false;
  const varve_entity *function = varve_first_function_type(block->region->owner);
  if (function == NULL || varve_function_type_num_inputs(function) != block->argument_count)
    return false;
  for (uint32_t i = 0; i < block->argument_count; i++)
    if (block->arguments[i]->value.type != function->children[i])
      return false;
  return true;
}

static varve_status put_operations(varve_container_writer *writer) {
  varve_walk walk;
  size_t next = 0;
  varve_walk_init(&walk, writer->run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    VARVE_TRY(varve_context_step(writer->context));
    switch (walk.event) {
    case VARVE_WALK_OPERATION:
      VARVE_TRY(put_operation(
          writer, walk.op, VARVE_VECTOR_AT(&writer->shape_of_op, varve_written_shape *, next++)));
      break;
    case VARVE_WALK_REGION: {
      uint32_t count = 0;
      for (varve_block *block = walk.region->first; block != NULL; block = block->next)
        block->number = count++;
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_REGION, count));
      VARVE_TRY(varve_visible_open(writer));
    } break;
    case VARVE_WALK_BLOCK: {
      bool has_inputs = has_function_arguments(walk.block);
      uint64_t count = has_inputs ? 0 : walk.block->argument_count;
      uint64_t flags = (walk.block->first == NULL ? VARVE_BLOCK_IS_EMPTY : 0) |
                       (has_inputs ? VARVE_BLOCK_HAS_FUNCTION_ARGUMENTS : 0);
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_REGION, count << VARVE_BLOCK_FLAG_BITS | flags));
      for (uint32_t i = 0; i < walk.block->argument_count; i++) {
        const varve_block_argument *argument = walk.block->arguments[i];
        if (!has_inputs)
          VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_ARGUMENT_TYPE, argument->value.type));
        VARVE_TRY(varve_pack_argument_location(writer, walk.block, i));
        VARVE_TRY(varve_visible_define(writer, &argument->value));
      }
    } break;
    default:
      varve_visible_close(writer);
      break;
    }
  }
  return VARVE_STATUS_OK;
}

/* Writes the codes that were collected by site. */
static varve_status put_sites(varve_container_writer *writer) {
  varve_choose_modes(writer);
  for (size_t i = 0; i < writer->sites.count; i++)
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE,
                         VARVE_VECTOR_AT(&writer->sites, varve_operand_site, i).mode));
  VARVE_TRY(varve_pack_operands(writer));
  for (size_t i = 0; i < writer->value_sites.count; i++) {
    const varve_value_site *site = &VARVE_VECTOR_AT(&writer->value_sites, varve_value_site, i);
    for (uint32_t n = 0; n < site->coded; n++)
      VARVE_TRY(varve_pack(writer, site->stream,
                           VARVE_VECTOR_AT(&writer->value_codes, uint32_t, site->first_slot + n)));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_pack_module(varve_container_writer *writer) {
  VARVE_TRY(varve_number_values(writer));
  if (writer->part == 0)
    VARVE_TRY(varve_count_all_values(writer));
  VARVE_TRY(varve_choose_shapes(writer));
  if (!writer->is_interleaved) {
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE, writer->shapes.count));
    for (size_t i = 0; i < writer->shapes.count; i++) {
      const varve_written_shape *shape = VARVE_VECTOR_AT(&writer->shapes, varve_written_shape *, i);
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_SHAPE, shape->vocabulary));
      if (shape->vocabulary == 0)
        VARVE_TRY(varve_pack_shape(writer, shape));
    }
    VARVE_TRY(varve_make_sites(writer));
    VARVE_TRY(make_value_sites(writer));
  }
  VARVE_TRY(put_operations(writer));
  return writer->is_interleaved ? VARVE_STATUS_OK : put_sites(writer);
}

/* Writes the sizes of all streams, then the streams. */
static varve_status gather_streams(varve_container_writer *writer, varve_byte_writer *out,
                                   size_t *ends) {
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    VARVE_TRY(varve_write_varint(out, writer->streams[i].bytes.size));
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++) {
    VARVE_TRY(varve_write_bytes(out, varve_buffer_slice(&writer->streams[i].bytes)));
    ends[i] = out->bytes.size;
  }
  return VARVE_STATUS_OK;
}

/* A high level gains nothing where most of a section is the data of weights, and takes a hundred
 * times as long. */
static varve_status choose_level(const varve_container_writer *writer, size_t size,
                                 varve_container_frame_writer *frame) {
  enum { LOW = 3, SHORT = 64 << 10 };
  varve_slice data = varve_buffer_slice(&writer->streams[VARVE_STREAM_DATA].bytes);
  bool pays = true;
  if (data.size >= SHORT && data.size > size / 2 && frame->level > LOW)
    VARVE_TRY(varve_level_pays(frame->memory, data, LOW, frame->level, &pays));
  frame->level = pays ? frame->level : LOW;
  return VARVE_STATUS_OK;
}

varve_status varve_add_streams(varve_container_writer *writer, uint32_t kind,
                               varve_container_frame_writer *frame) {
  varve_section section = {.kind = kind};
  size_t ends[VARVE_STREAM_COUNT];
  varve_byte_writer all;
  varve_byte_writer_init(&all, frame->memory);
  const int level = frame->level;
  varve_status status = gather_streams(writer, &all, ends);
  if (status == VARVE_STATUS_OK)
    status = choose_level(writer, all.bytes.size, frame);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_add(frame, &section, varve_buffer_slice(&all.bytes),
                                       (varve_part_ends){ends, VARVE_STREAM_COUNT});
  frame->level = level;
  varve_byte_writer_release(&all);
  return status;
}

static varve_status add_module(varve_container_writer *writer,
                               varve_container_frame_writer *frame) {
  const varve_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE};
  if (!writer->is_interleaved)
    return varve_add_streams(writer, VARVE_CONTAINER_MODULE, frame);
  return varve_container_frame_add(frame, &section, varve_buffer_slice(&writer->streams[0].bytes),
                                   (varve_part_ends){NULL, 0});
}

varve_status varve_add_notes(const varve_module *module, varve_container_frame_writer *frame) {
  for (size_t i = 0; i < module->notes.count; i++) {
    const varve_note *note = &VARVE_VECTOR_AT(&module->notes, varve_note, i);
    varve_section section = {
        .kind = note->kind, .is_optional = true, .alignment_bits = note->alignment_bits};
    VARVE_TRY(varve_container_frame_add(frame, &section, note->bytes, (varve_part_ends){NULL, 0}));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_pack_streams(varve_container_writer *writer) {
  VARVE_TRY(varve_pack_head(writer));
  VARVE_TRY(varve_pack_module(writer));
  return varve_pack_tail(writer);
}

/* Fills the streams of an initialized writer. */
static varve_status fill(varve_container_writer *writer, varve_module *module,
                         const varve_vocabulary *vocabulary) {
  writer->module = module;
  writer->run.root = module->root;
  writer->splits_text = true;
  if (vocabulary != NULL)
    VARVE_TRY(varve_vocabulary_to_writer(vocabulary, writer));
  return varve_pack_streams(writer);
}

void varve_begin_frame(varve_container_frame_writer *frame, const varve_module *module,
                       const varve_container_write_options *options, bool has_vocabulary) {
  const varve_vocabulary *vocabulary = has_vocabulary ? options->vocabulary : NULL;
  varve_container_frame_writer_init(frame, &module->context->memory,
                                    options->level == 0 ? VARVE_CONTAINER_LEVEL : options->level);
  frame->hashes = options->hashes;
  frame->loans = options->loans;
  frame->era = varve_slice_of(module->era.text);
  frame->packs = options->packs;
  if (vocabulary == NULL)
    return;
  frame->dictionary = vocabulary->dictionary;
  frame->vocabulary_hash = vocabulary->hash;
  frame->edition = vocabulary->is_builtin ? vocabulary->edition : 0;
  frame->has_vocabulary = true;
}

varve_status varve_container_write_layout(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_container_layout layout, varve_buffer *out) {
  varve_container_writer writer;
  varve_container_frame_writer frame;
  varve_reporter reporter = {.sink = options->sink, .max_errors = 1};
  const varve_vocabulary *vocabulary = layout.has_vocabulary ? options->vocabulary : NULL;
  varve_container_writer_init(&writer, module->context);
  writer.reporter = &reporter;
  writer.is_interleaved = layout.is_interleaved;
  writer.new_shapes_are_zero = layout.new_shapes_are_zero;
  varve_begin_frame(&frame, module, options, layout.has_vocabulary);
  varve_status status = fill(&writer, module, vocabulary);
  if (status == VARVE_STATUS_OK)
    status = add_module(&writer, &frame);
  if (status == VARVE_STATUS_OK)
    status = varve_add_blobs(&writer, options, &frame);
  if (status == VARVE_STATUS_OK)
    status = varve_add_notes(module, &frame);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_finish(&frame, out);
  varve_container_frame_writer_release(&frame);
  varve_container_writer_release(&writer);
  return status;
}

varve_status varve_container_write_stream(varve_module *module, const varve_vocabulary *vocabulary,
                                          varve_buffer *out) {
  varve_container_writer writer;
  varve_reporter reporter = {.max_errors = 1};
  varve_container_writer_init(&writer, module->context);
  writer.reporter = &reporter;
  writer.is_interleaved = true;
  varve_status status = fill(&writer, module, vocabulary);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(out, varve_buffer_slice(&writer.streams[0].bytes));
  varve_container_writer_release(&writer);
  return status;
}
