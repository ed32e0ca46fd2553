/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses how blobs are stored. Small ones are packed if that makes them smaller. Large ones stay
 * raw so that programs can use them in place, unless the caller requests otherwise. */
#include "container/frame/write_blobs.h"

#include "container/frame/planes.h"

enum { LARGE_BLOB = VARVE_LEND_SIZE };

/* Returns the alignment of a raw blob: at least what its readers require. */
static uint32_t alignment_bits(const varve_resource *resource,
                               const varve_container_write_options *options) {
  enum { MAX_BITS = 16 };
  uint32_t bits = options->has_resource_alignment ? options->resource_alignment_bits
                                                  : VARVE_BLOB_ALIGNMENT_BITS;
  while (bits < MAX_BITS && (uint64_t)1 << bits < resource->alignment)
    bits++;
  return bits;
}

/* Used if the caller requested no codec, or the smallest. */
static varve_status choose_codec(varve_memory *memory, varve_slice bytes, bool all_sizes,
                                 varve_resource_codec *codec, unsigned *width) {
  bool pays = true;
  *codec = VARVE_RESOURCE_CODEC_NONE;
  if (bytes.size >= LARGE_BLOB && !all_sizes)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_planes_choose(memory, bytes, width));
  if (bytes.size >= LARGE_BLOB)
    VARVE_TRY(varve_packing_pays(memory, bytes, *width, &pays));
  if (pays)
    *codec = *width != 0 ? VARVE_RESOURCE_CODEC_PLANES : VARVE_RESOURCE_CODEC_ZSTD;
  return VARVE_STATUS_OK;
}

static varve_status add_raw(varve_container_frame_writer *frame, varve_section section,
                            const varve_resource *resource) {
  if (resource->data.size < LARGE_BLOB) {
    VARVE_TRY(varve_resource_check(resource));
    return varve_container_frame_add_raw(frame, &section, resource->data);
  }
  section.codec = VARVE_CODEC_BLOCKS;
  const varve_loan loan = {
      .bytes = resource->data, .check = resource->check, .file = resource->mapped};
  if (frame->loans != NULL)
    return varve_container_frame_lend(frame, &section, &loan);
  VARVE_TRY(varve_resource_check(resource));
  return varve_container_frame_add(frame, &section, resource->data, (varve_part_ends){NULL, 0});
}

static varve_status add_packed(varve_container_frame_writer *frame, varve_section section,
                               const varve_resource *resource, unsigned width) {
  VARVE_TRY(varve_resource_check(resource));
  return width != 0 ? varve_container_frame_add_planes(frame, &section, resource->data, width)
                    : varve_container_frame_add(frame, &section, resource->data,
                                                (varve_part_ends){NULL, 0});
}

static varve_status add_blob(varve_container_frame_writer *frame, const varve_resource *resource,
                             const varve_container_write_options *options) {
  enum { USUAL_WIDTH = 4 };
  unsigned width = 0;
  varve_resource_codec codec = options->resource_codec;
  /* Blobs of a mapped module stay raw so that programs can use them in place. */
  if (options->is_mapped && codec == VARVE_RESOURCE_CODEC_DEFAULT)
    codec = VARVE_RESOURCE_CODEC_NONE;
  bool is_best = codec == VARVE_RESOURCE_CODEC_AUTO;
  if (is_best || codec == VARVE_RESOURCE_CODEC_DEFAULT)
    VARVE_TRY(choose_codec(frame->memory, resource->data, is_best, &codec, &width));
  else if (codec == VARVE_RESOURCE_CODEC_PLANES)
    VARVE_TRY(varve_planes_choose(frame->memory, resource->data, &width));
  if (codec == VARVE_RESOURCE_CODEC_PLANES && width == 0)
    width = USUAL_WIDTH;
  varve_section section = {.kind = VARVE_CONTAINER_RESOURCE,
                           .alignment_bits = alignment_bits(resource, options)};
  return codec == VARVE_RESOURCE_CODEC_NONE ? add_raw(frame, section, resource)
                                            : add_packed(frame, section, resource, width);
}

varve_status varve_add_blobs(varve_container_writer *writer,
                             const varve_container_write_options *options,
                             varve_container_frame_writer *frame) {
  for (size_t i = 0; i < writer->blobs.count; i++)
    VARVE_TRY(add_blob(frame, VARVE_VECTOR_AT(&writer->blobs, const varve_resource *, i), options));
  return VARVE_STATUS_OK;
}
