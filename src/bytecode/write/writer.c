/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module as bytecode: header, then the sections in upstream's order.
 * format-spec/bytecode.md. */
#include "bytecode/write/write.h"
#include "ir/attributes.h"

/* Returns the location of the first operation with the name. */
static varve_source_place place_of_name(const varve_bytecode_writer *writer,
                                        const varve_operation_name *name) {
  varve_operation *root = writer->numbering.module->root, *op = root;
  while (op != NULL && op->name != name)
    op = varve_operation_next_preorder(root, op);
  return varve_location_place(op != NULL ? op->location : NULL);
}

/* A reader would take "a." for "a". */
static varve_status check_names(varve_bytecode_writer *writer) {
  const varve_vector *names = &writer->numbering.names;
  for (size_t i = 0; i < names->count && !writer->options->allow_lossy; i++) {
    const varve_operation_name *name = VARVE_VECTOR_AT(names, varve_numbered_item, i).item;
    if (name->suffix.size != 0 || name->text.size == 0)
      continue;
    varve_source_place place = place_of_name(writer, name);
    return varve_report_at(&writer->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                           "cannot write '%.*s': bytecode cannot store a dot at the end of a name; "
                           "--allow-lossy drops it",
                           VARVE_FORMAT_SLICE(name->text));
  }
  return VARVE_STATUS_OK;
}

/* Sets whether other tools know the operation, so that its layout is required but unknown here. */
static varve_status is_missing(varve_bytecode_writer *writer, const varve_operation_name *name,
                               bool *missing) {
  const varve_dialect_definition *dialect;
  *missing = false;
  if (name->definition != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_dialect(writer->context, varve_string_bytes(name->dialect), &dialect));
  if (dialect != NULL && dialect->is_of_pack)
    return VARVE_STATUS_OK;
  *missing = name->is_registered ||
             (dialect != NULL && (dialect->record->flags & VARVE_DIALECT_UNKNOWN_OPERATIONS) == 0);
  return VARVE_STATUS_OK;
}

/* Operations that their dialect defines need a loaded definition: their flags and blobs cannot be
 * guessed. */
static varve_status check_definitions(varve_bytecode_writer *writer) {
  const varve_vector *names = &writer->numbering.names;
  if (!varve_writer_has(writer, VARVE_SINCE_PROPERTIES))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < names->count; i++) {
    bool missing;
    const varve_operation_name *name = VARVE_VECTOR_AT(names, varve_numbered_item, i).item;
    VARVE_TRY(is_missing(writer, name, &missing));
    if (!missing)
      continue;
    varve_source_place place = place_of_name(writer, name);
    return varve_report_at(&writer->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                           "cannot write '%.*s' at version %u: no definition of it in dialect "
                           "'%.*s' is loaded; versions 0 to %d require none",
                           VARVE_FORMAT_SLICE(name->text), (unsigned)writer->options->version,
                           VARVE_FORMAT_SLICE(varve_string_bytes(name->dialect)),
                           VARVE_SINCE_PROPERTIES - 1);
  }
  return VARVE_STATUS_OK;
}

static varve_status write_header(varve_bytecode_writer *writer) {
  varve_byte_writer *out = &writer->out;
  VARVE_TRY(
      varve_write_bytes(out, varve_slice_make(VARVE_BYTECODE_MAGIC, VARVE_BYTECODE_MAGIC_SIZE)));
  VARVE_TRY(varve_write_varint(out, writer->options->version));
  VARVE_TRY(varve_write_bytes(out, writer->options->producer));
  return varve_write_byte(out, 0);
}

static varve_property_form property_form(const varve_bytecode_writer *writer) {
  if (!varve_writer_has(writer, VARVE_SINCE_PROPERTIES))
    return VARVE_PROPERTIES_MERGED;
  return varve_writer_has(writer, VARVE_SINCE_NATIVE_SEGMENTS) ? VARVE_PROPERTIES_SPARSE
                                                               : VARVE_PROPERTIES_APART;
}

static varve_status write_file(varve_bytecode_writer *writer, varve_module *module) {
  const varve_bytecode_write_options *options = writer->options;
  varve_numbering_options numbering = {.properties = property_form(writer),
                                       .allow_lossy = options->allow_lossy,
                                       .elide_resource_data = options->elide_resource_data};
  VARVE_TRY(varve_numbering_create(&writer->numbering, module, &numbering, &writer->reporter));
  VARVE_TRY(check_names(writer));
  VARVE_TRY(check_definitions(writer));
  VARVE_TRY(varve_writer_find_older(writer));
  VARVE_TRY(write_header(writer));
  VARVE_TRY(varve_write_dialects(writer));
  VARVE_TRY(varve_write_entities(writer));
  VARVE_TRY(varve_write_ir(writer));
  VARVE_TRY(varve_write_resources(writer));
  VARVE_TRY(varve_write_strings(writer));
  return numbering.properties == VARVE_PROPERTIES_MERGED ? VARVE_STATUS_OK
                                                         : varve_write_properties(writer);
}

static void release(varve_bytecode_writer *writer) {
  varve_numbering_release(&writer->numbering);
  varve_vector_release(&writer->sections);
  varve_vector_release(&writer->open_sections);
  varve_byte_writer_release(&writer->blobs);
  varve_vector_release(&writer->blob_ends);
  varve_hash_table_release(&writer->blob_places);
  varve_vector_release(&writer->written_blobs);
  varve_id_table_release(&writer->blob_numbers);
  varve_vector_release(&writer->orders);
  varve_vector_release(&writer->buckets);
  varve_vector_release(&writer->uses);
  varve_vector_release(&writer->expressions);
  varve_vector_release(&writer->older);
}

varve_status varve_bytecode_write(varve_module *module, const varve_bytecode_write_options *options,
                                  varve_buffer *out) {
  varve_slice producer = options->producer;
  varve_memory *memory = &module->context->memory;
  if (options->version > VARVE_BYTECODE_NEWEST ||
      (producer.size != 0 && memchr(producer.data, 0, producer.size) != NULL))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytecode_writer writer = {.options = options,
                                  .context = module->context,
                                  .reporter = {.sink = options->sink},
                                  .out = {.bytes = *out},
                                  .start = out->size,
                                  .text_left = varve_context_max_text(module->context)};
  varve_vector_init(&writer.sections, memory, sizeof(varve_written_section));
  varve_vector_init(&writer.open_sections, memory, sizeof(size_t));
  varve_byte_writer_init(&writer.blobs, memory);
  varve_vector_init(&writer.blob_ends, memory, sizeof(size_t));
  varve_hash_table_init(&writer.blob_places, memory);
  varve_vector_init(&writer.written_blobs, memory, sizeof(varve_written_blob));
  varve_id_table_init(&writer.blob_numbers, memory);
  varve_vector_init(&writer.orders, memory, sizeof(uint32_t));
  varve_vector_init(&writer.buckets, memory, sizeof(uint32_t));
  varve_vector_init(&writer.uses, memory, sizeof(varve_sort_entry));
  varve_vector_init(&writer.expressions, memory, sizeof(const varve_entity *));
  varve_vector_init(&writer.older, memory, sizeof(varve_older_tables));
  varve_status status = write_file(&writer, module);
  release(&writer);
  if (status != VARVE_STATUS_OK)
    writer.out.bytes.size = writer.start;
  *out = writer.out.bytes;
  return status;
}
