/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module as a container: tries several layouts and writes the smallest.
 * format-spec/varve.md. */
#include "container/write/writer.h"

#include "container/access/mapped.h"
#include "container/frame/frame.h"
#include "container/frame/write_blobs.h"
#include "container/hash/hash.h"
#include "container/write/write_groups.h"
#include "container/write/write_head.h"
#include "container/write/write_shapes.h"
#include "numbering/sort.h"

/* Modules with fewer operations are also tried as small modules. */
enum { SMALL_OPERATIONS = 2000 };
/* Modules with at least this many operations are written in groups; a group of this size reads fast
 * enough. */
enum { LARGE_OPERATIONS = 16384, GROUP_OPERATIONS = 8192 };

void varve_container_writer_init(varve_container_writer *writer, varve_context *context) {
  varve_memory *memory = &context->memory;
  *writer = (varve_container_writer){.context = context};
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    varve_byte_writer_init(&writer->streams[i], memory);
  varve_id_table_init(&writer->numbers, memory);
  varve_id_table_init(&writer->names, memory);
  varve_id_table_init(&writer->typed_counts, memory);
  varve_argument_columns_init(&writer->location.argument_columns, memory);
  varve_arena_init(&writer->arena, memory);
  varve_hash_table_init(&writer->value_sets, memory);
  varve_hash_table_init(&writer->shape_table, memory);
  varve_vector_init(&writer->defined_nodes, memory, sizeof(const varve_entity *));
  varve_vector_init(&writer->defined_names, memory, sizeof(const varve_operation_name *));
  varve_vector_init(&writer->pending, memory, sizeof(varve_definition_step));
  varve_vector_init(&writer->replaced, memory, sizeof(varve_definition_step));
  varve_vector_init(&writer->shapes, memory, sizeof(varve_written_shape *));
  varve_vector_init(&writer->shape_of_op, memory, sizeof(varve_written_shape *));
  varve_vector_init(&writer->all_shapes, memory, sizeof(varve_written_shape *));
  varve_vector_init(&writer->words, memory, sizeof(uint64_t));
  varve_vector_init(&writer->keys, memory, sizeof(varve_shape_key));
  varve_vector_init(&writer->places, memory, sizeof(varve_value_place));
  varve_vector_init(&writer->visible, memory, sizeof(varve_value *));
  varve_vector_init(&writer->scopes, memory, sizeof(uint32_t));
  varve_vector_init(&writer->sites, memory, sizeof(varve_operand_site));
  varve_vector_init(&writer->codes, memory, sizeof(varve_operand_codes));
  varve_vector_init(&writer->value_sites, memory, sizeof(varve_value_site));
  varve_vector_init(&writer->value_codes, memory, sizeof(uint32_t));
  varve_vector_init(&writer->blobs, memory, sizeof(varve_resource *));
  varve_vector_init(&writer->ordered, memory, sizeof(varve_value *));
  varve_vector_init(&writer->order, memory, sizeof(varve_sort_entry));
}

void varve_container_writer_release(varve_container_writer *writer) {
  varve_vector *const vectors[] = {
      &writer->all_shapes,  &writer->replaced,      &writer->pending,      &writer->shapes,
      &writer->shape_of_op, &writer->words,         &writer->keys,         &writer->places,
      &writer->visible,     &writer->scopes,        &writer->sites,        &writer->codes,
      &writer->blobs,       &writer->value_sites,   &writer->value_codes,  &writer->ordered,
      &writer->order,       &writer->defined_nodes, &writer->defined_names};
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    varve_byte_writer_release(&writer->streams[i]);
  for (unsigned i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_release(vectors[i]);
  varve_id_table_release(&writer->numbers);
  varve_id_table_release(&writer->names);
  varve_id_table_release(&writer->typed_counts);
  varve_argument_columns_release(&writer->location.argument_columns);
  varve_hash_table_release(&writer->value_sets);
  varve_hash_table_release(&writer->shape_table);
  varve_arena_release(&writer->arena);
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

varve_status varve_add_streams(varve_container_writer *writer, uint32_t kind,
                               varve_container_frame_writer *frame) {
  varve_section section = {.kind = kind};
  size_t ends[VARVE_STREAM_COUNT];
  varve_byte_writer all;
  varve_byte_writer_init(&all, frame->memory);
  varve_status status = gather_streams(writer, &all, ends);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_add(frame, &section, varve_buffer_slice(&all.bytes),
                                       (varve_part_ends){ends, VARVE_STREAM_COUNT});
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
  frame->era = module->era;
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

static bool has_fewer_operations(const varve_module *module, uint32_t limit) {
  uint32_t count = 0;
  varve_operation *op = module->root;
  for (; op != NULL && count < limit; count++)
    op = varve_operation_next_preorder(module->root, op);
  return count < limit;
}

/* A file in one layout. */
typedef struct attempt {
  varve_buffer bytes;
  varve_loans loans;
} attempt;

static void attempt_init(attempt *made, varve_memory *memory) {
  varve_buffer_init(&made->bytes, memory);
  varve_loans_init(&made->loans, memory);
}

static void attempt_release(attempt *made) {
  varve_buffer_release(&made->bytes);
  varve_loans_release(&made->loans);
}

static varve_status write_attempt(varve_module *module,
                                  const varve_container_write_options *options,
                                  varve_container_layout layout, attempt *made) {
  varve_container_write_options filled = *options;
  if (filled.loans != NULL)
    filled.loans = &made->loans;
  made->bytes.size = 0;
  varve_loans_clear(&made->loans);
  return varve_container_write_layout(module, &filled, layout, &made->bytes);
}

/* Loans refer to these bytes, so both are swapped together. */
static varve_status take_attempt(attempt *made, const varve_container_write_options *options,
                                 varve_buffer *out) {
  if (options->loans == NULL)
    return varve_buffer_append(out, varve_buffer_slice(&made->bytes));
  varve_buffer bytes = *out;
  varve_loans loans = *options->loans;
  *out = made->bytes;
  *options->loans = made->loans;
  *made = (attempt){bytes, loans};
  return VARVE_STATUS_OK;
}

static varve_status write_smallest(varve_module *module,
                                   const varve_container_write_options *options,
                                   varve_buffer *out) {
  static const varve_container_layout layouts[] = {{false, true, false}, {false, false, false},
                                                   {true, false, false}, {false, true, true},
                                                   {false, false, true}, {true, false, true}};
  attempt best, tried;
  attempt_init(&best, &module->context->memory);
  attempt_init(&tried, &module->context->memory);
  varve_status status = VARVE_STATUS_OK;
  bool tries_interleaved = has_fewer_operations(module, SMALL_OPERATIONS), is_first = true;
  for (size_t i = 0; i < VARVE_COUNT_OF(layouts) && status == VARVE_STATUS_OK; i++) {
    if ((layouts[i].is_interleaved && !tries_interleaved) ||
        (layouts[i].has_vocabulary && options->vocabulary == NULL))
      continue;
    status = write_attempt(module, options, layouts[i], &tried);
    if (status == VARVE_STATUS_OK && (is_first || tried.bytes.size < best.bytes.size)) {
      attempt other = best;
      best = tried;
      tried = other;
    }
    is_first = false;
  }
  if (status == VARVE_STATUS_OK)
    status = take_attempt(&best, options, out);
  attempt_release(&best);
  attempt_release(&tried);
  return status;
}

/* Hashing reads all blobs, which takes as long as writing them. */
static bool is_hashed(const varve_module *module, const varve_container_write_options *options) {
  enum { MOST_HASHED = 16 << 20 };
  if (options->stored_hashes != VARVE_STORED_HASHES_DEFAULT)
    return options->stored_hashes == VARVE_STORED_HASHES_ALWAYS;
  const varve_vector *const lists[] = {&module->dialect_resources, &module->external_resources};
  uint64_t left = MOST_HASHED;
  for (unsigned i = 0; i < VARVE_COUNT_OF(lists); i++)
    for (size_t k = 0; k < lists[i]->count; k++) {
      uint64_t size = VARVE_VECTOR_AT(lists[i], varve_resource, k).data.size;
      if (size > left)
        return false;
      left -= size;
    }
  return true;
}

varve_status varve_container_write(varve_module *module,
                                   const varve_container_write_options *options,
                                   varve_buffer *out) {
  varve_module_hashes hashes;
  varve_vocabulary builtin;
  varve_reporter reporter = {.sink = options->sink, .max_errors = 1};
  varve_container_write_options filled = *options;
  filled.hashes = NULL;
  VARVE_TRY(varve_module_materialize(module));
  if (is_hashed(module, options)) {
    VARVE_TRY(varve_hash_module(module, NULL, &hashes));
    filled.hashes = &hashes;
  }
  if (options->is_mapped)
    return varve_container_write_mapped(module, &filled, out);
  if (filled.vocabulary == NULL && !filled.no_builtin_vocabulary) {
    VARVE_TRY(varve_vocabulary_builtin(VARVE_VOCABULARY_EDITION, &reporter, &builtin));
    filled.vocabulary = &builtin;
  }
  if (filled.group_size == 0)
    filled.group_size = has_fewer_operations(module, LARGE_OPERATIONS) ? -1 : GROUP_OPERATIONS;
  return filled.group_size > 0 && varve_is_groupable(module, (uint32_t)filled.group_size)
             ? varve_container_write_groups(module, &filled, out)
             : write_smallest(module, &filled, out);
}
