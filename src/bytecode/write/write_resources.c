/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the resource sections. The data follows the table of its sizes, so positions are computed
 * first; data is then copied once, or lent. format-spec/bytecode.md: resources. */
#include "bytecode/write/write.h"
#include "ir/attributes.h"

static const uint8_t kinds[] = {[VARVE_RESOURCE_BLOB] = VARVE_RESOURCE_KIND_BLOB,
                                [VARVE_RESOURCE_BOOL] = VARVE_RESOURCE_KIND_BOOL,
                                [VARVE_RESOURCE_STRING] = VARVE_RESOURCE_KIND_STRING};

/* Returns NULL if the resource is written without data. */
static const varve_resource *data_of(const varve_bytecode_writer *writer,
                                     const varve_numbered_resource *numbered) {
  const varve_resource *resource = numbered->resource;
  bool is_left_out =
      resource == NULL || !resource->has_data || writer->options->elide_resource_data;
  return is_left_out ? NULL : resource;
}

/* Readers reject a stored alignment of 0, which text may have. */
static uint64_t alignment_of(const varve_resource *resource) {
  return resource->alignment == 0 ? 1 : resource->alignment;
}

static uint64_t padding_at(uint64_t place, uint64_t alignment) {
  return (0 - place) & (alignment - 1);
}

static uint64_t size_at(const varve_bytecode_writer *writer,
                        const varve_numbered_resource *numbered, uint64_t place) {
  const varve_resource *resource = data_of(writer, numbered);
  if (resource == NULL)
    return 0;
  if (resource->kind == VARVE_RESOURCE_BOOL)
    return 1;
  if (resource->kind == VARVE_RESOURCE_STRING)
    return varve_varint_size(numbered->value);
  uint64_t alignment = alignment_of(resource);
  uint64_t before = varve_varint_size(alignment) + varve_varint_size(resource->data.size);
  return before + padding_at(place + before, alignment) + resource->data.size;
}

/* The layout of the data section, computed before it is written. */
typedef struct data_layout {
  uint64_t size;
  uint64_t alignment;
} data_layout;

static varve_status add_entry(varve_bytecode_writer *writer,
                              const varve_numbered_resource *numbered, data_layout *layout) {
  const varve_resource *resource = data_of(writer, numbered);
  if (resource != NULL && resource->kind == VARVE_RESOURCE_BLOB) {
    uint64_t alignment = alignment_of(resource);
    if (!varve_is_blob_alignment(alignment))
      return varve_report(&writer->reporter, VARVE_STATUS_INVALID, 0,
                          "the alignment of resource '%.*s' is not a power of two below 2^32",
                          VARVE_FORMAT_SLICE(varve_string_bytes(numbered->key)));
    if (alignment > layout->alignment)
      layout->alignment = alignment;
  }
  uint64_t size = size_at(writer, numbered, layout->size);
  uint32_t key = varve_number_of_string(&writer->numbering, numbered->key);
  layout->size += size;
  VARVE_TRY(varve_write_varint(&writer->out, key));
  VARVE_TRY(varve_write_varint(&writer->out, size));
  return varve_write_byte(&writer->out, numbered->resource == NULL
                                            ? (uint8_t)VARVE_RESOURCE_KIND_BLOB
                                            : kinds[numbered->resource->kind]);
}

/* Adds the groups of the table; group_names is NULL for those of dialects. */
static varve_status add_groups(varve_bytecode_writer *writer, const varve_vector *resources,
                               const varve_vector *group_names, data_layout *layout) {
  const varve_numbered_resource *all = resources->data;
  varve_resource_group group = {0};
  while (varve_next_resource_group(resources, group_names, &group)) {
    uint32_t name = group.number;
    if (group_names != NULL)
      name = varve_number_of_string(&writer->numbering,
                                    VARVE_VECTOR_AT(group_names, const varve_entity *, name));
    VARVE_TRY(varve_write_varint(&writer->out, name));
    VARVE_TRY(varve_write_varint(&writer->out, group.end - group.first));
    for (size_t i = group.first; i < group.end; i++)
      VARVE_TRY(add_entry(writer, &all[i], layout));
  }
  return VARVE_STATUS_OK;
}

/* Returns the number of bytes of the file so far. */
static uint64_t size_of_file(const varve_bytecode_writer *writer) {
  const varve_loans *loans = writer->options->loans;
  return writer->out.bytes.size + (loans == NULL ? 0 : loans->size);
}

static varve_status write_value(varve_bytecode_writer *writer,
                                const varve_numbered_resource *numbered, uint64_t start) {
  varve_byte_writer *out = &writer->out;
  const varve_resource *resource = data_of(writer, numbered);
  if (resource == NULL)
    return VARVE_STATUS_OK;
  if (resource->kind == VARVE_RESOURCE_BOOL)
    return varve_write_byte(out, resource->bool_value);
  if (resource->kind == VARVE_RESOURCE_STRING)
    return varve_write_varint(out, numbered->value);
  uint64_t alignment = alignment_of(resource);
  VARVE_TRY(varve_write_varint(out, alignment));
  VARVE_TRY(varve_write_varint(out, resource->data.size));
  VARVE_TRY(varve_write_padding(writer, padding_at(size_of_file(writer) - start, alignment)));
  varve_loans *loans = writer->options->loans;
  if (loans == NULL || resource->data.size < VARVE_LEND_SIZE) {
    VARVE_TRY(varve_resource_check(resource));
    return varve_write_bytes(&writer->out, resource->data);
  }
  const varve_loan loan = {.bytes = resource->data,
                           .check = resource->check,
                           .file = resource->mapped,
                           .place = writer->out.bytes.size};
  loans->size += loan.bytes.size;
  return varve_vector_push(&loans->list, &loan);
}

static varve_status write_values(varve_bytecode_writer *writer, const varve_vector *resources,
                                 uint64_t start) {
  for (size_t i = 0; i < resources->count; i++)
    VARVE_TRY(write_value(writer, &VARVE_VECTOR_AT(resources, varve_numbered_resource, i), start));
  return VARVE_STATUS_OK;
}

varve_status varve_write_resources(varve_bytecode_writer *writer) {
  const varve_numbering *numbering = &writer->numbering;
  const varve_vector *group_names = &numbering->external_groups;
  data_layout layout = {.alignment = 1};
  VARVE_TRY(varve_section_open(writer, VARVE_SECTION_RESOURCE_OFFSET));
  VARVE_TRY(varve_write_varint(&writer->out, group_names->count));
  VARVE_TRY(add_groups(writer, &numbering->external_resources, group_names, &layout));
  VARVE_TRY(add_groups(writer, &numbering->resources, NULL, &layout));
  VARVE_TRY(varve_section_close(writer));
  VARVE_TRY(
      varve_section_write_header(writer, VARVE_SECTION_RESOURCE, layout.size, layout.alignment));
  uint64_t start = size_of_file(writer);
  VARVE_TRY(write_values(writer, &numbering->external_resources, start));
  return write_values(writer, &numbering->resources, start);
}
