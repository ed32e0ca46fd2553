/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads shapes. format-spec/varve.md, "Shapes". */
#include "container/streams/read.h"

/* Reads a count if flags have all bits of flag; otherwise it is 0. */
static varve_status get_part_count(varve_container_reader *reader, uint32_t flags, uint32_t flag,
                                   uint32_t *count) {
  *count = 0;
  if ((flags & flag) != flag)
    return VARVE_STATUS_OK;
  return varve_unpack_u32(reader, VARVE_STREAM_SHAPE, VARVE_MAX_VALUES, count);
}

static varve_status get_counts(varve_container_reader *reader, varve_read_shape *shape) {
  uint32_t flags, dictionary_count;
  VARVE_TRY(varve_unpack_u32(reader, VARVE_STREAM_SHAPE, UINT32_MAX, &flags));
  shape->flags = flags;
  if ((flags & ~(uint32_t)VARVE_SHAPE_FLAGS) != 0)
    return varve_container_unknown(reader, VARVE_STREAM_SHAPE, "all flags of a shape among", flags);
  VARVE_TRY(get_part_count(reader, flags, 0, &shape->operand_count));
  VARVE_TRY(get_part_count(reader, flags, 0, &shape->result_count));
  VARVE_TRY(get_part_count(reader, flags, VARVE_SHAPE_HAS_SUCCESSORS, &shape->successor_count));
  VARVE_TRY(get_part_count(reader, flags, VARVE_SHAPE_HAS_REGIONS, &shape->region_count));
  VARVE_TRY(get_part_count(reader, flags, VARVE_SHAPE_HAS_PROPERTIES, &shape->property_count));
  VARVE_TRY(get_part_count(reader, flags, VARVE_SHAPE_HAS_KEYS, &dictionary_count));
  uint32_t other = (flags & VARVE_SHAPE_OTHER_PROPERTIES) != 0;
  if (other != 0 && (flags & VARVE_SHAPE_HAS_PROPERTIES) != 0)
    return varve_container_fail(reader, VARVE_STREAM_SHAPE, "properties of two forms");
  shape->property_count += other;
  shape->key_count = shape->property_count + dictionary_count;
  size_t left = varve_byte_reader_left(varve_read_stream(reader, VARVE_STREAM_SHAPE));
  if (shape->result_count > left || shape->key_count > left)
    return varve_container_fail(reader, VARVE_STREAM_SHAPE,
                                "a shape has more parts than bytes are left");
  return VARVE_STATUS_OK;
}

static varve_status get_key(varve_container_reader *reader, bool has_key, varve_read_key *key) {
  uint64_t code;
  *key = (varve_read_key){NULL, NULL};
  if (has_key) {
    VARVE_TRY(varve_unpack_reference(reader, VARVE_STREAM_SHAPE, VARVE_SPACE_ATTRIBUTE, &key->key));
    if (key->key->kind != VARVE_KIND_STRING || key->key->child_count != 0)
      return varve_container_fail(reader, VARVE_STREAM_SHAPE, "a key is not a string");
  }
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, &code));
  if (code == 0)
    return VARVE_STATUS_OK;
  if (code - 1 != VARVE_SPACE_ATTRIBUTE && code - 1 != VARVE_SPACE_LOCATION)
    return varve_container_fail(reader, VARVE_STREAM_SHAPE, "a value is not an attribute");
  return varve_unpack_reference(reader, VARVE_STREAM_SHAPE, (varve_space)(code - 1), &key->value);
}

/* Allocates room for the values of an operation. */
static varve_status make_last_values(varve_container_reader *reader, varve_read_shape *shape) {
  if (shape->key_count == 0)
    return VARVE_STATUS_OK;
  shape->last_values =
      varve_arena_allocate_array(&reader->arena, shape->key_count, sizeof(const varve_entity *));
  if (shape->last_values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < shape->key_count; i++)
    shape->last_values[i] = shape->keys[i].value;
  return VARVE_STATUS_OK;
}

/* Checks that the source of a result type exists and comes before the result. */
static bool has_source(const varve_read_shape *shape, uint32_t result, uint64_t code) {
  uint64_t index = (code - VARVE_RESULT_RELATIVE) / 4;
  switch ((code - VARVE_RESULT_RELATIVE) % 4) {
  case VARVE_RESULT_AS_OPERAND:
  case VARVE_RESULT_AS_ELEMENT:
    return index < shape->operand_count;
  case VARVE_RESULT_AS_ATTRIBUTE:
    return index < shape->key_count;
  default:
    return index < result;
  }
}

static varve_status get_shape(varve_container_reader *reader, varve_read_shape **made) {
  varve_read_shape *shape = varve_arena_allocate(&reader->arena, sizeof(*shape));
  if (shape == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(shape, 0, sizeof(*shape));
  VARVE_TRY(varve_unpack_name(reader, &shape->name_number));
  if (!reader->reads_vocabulary)
    VARVE_TRY(varve_name_at(reader, shape->name_number, &shape->name));
  VARVE_TRY(get_counts(reader, shape));
  if (shape->key_count != 0) {
    shape->keys =
        varve_arena_allocate_array(&reader->arena, shape->key_count, sizeof(*shape->keys));
    if (shape->keys == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    bool has_other = (shape->flags & VARVE_SHAPE_OTHER_PROPERTIES) != 0;
    for (uint32_t i = 0; i < shape->key_count; i++) {
      VARVE_TRY(get_key(reader, i != 0 || !has_other, &shape->keys[i]));
      shape->open_count += shape->keys[i].value == NULL;
    }
    VARVE_TRY(make_last_values(reader, shape));
  }
  if (shape->result_count != 0) {
    shape->results =
        varve_arena_allocate_array(&reader->arena, shape->result_count, sizeof(*shape->results));
    if (shape->results == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < shape->result_count; i++) {
      varve_read_result *result = &shape->results[i];
      result->type = NULL;
      VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, &result->code));
      if (result->code >= VARVE_RESULT_RELATIVE && !has_source(shape, i, result->code))
        return varve_container_fail(reader, VARVE_STREAM_SHAPE,
                                    "the source of a result type is missing");
      if (result->code == VARVE_RESULT_FIXED)
        VARVE_TRY(
            varve_unpack_reference(reader, VARVE_STREAM_SHAPE, VARVE_SPACE_TYPE, &result->type));
      shape->explicit_count += result->code == VARVE_RESULT_EXPLICIT;
    }
  }
  if ((shape->flags & VARVE_SHAPE_HAS_OPERAND_TYPES) != 0) {
    if (shape->operand_count >
        varve_byte_reader_left(varve_read_stream(reader, VARVE_STREAM_SHAPE)))
      return varve_container_fail(reader, VARVE_STREAM_SHAPE,
                                  "a shape has more parts than bytes are left");
    shape->operand_types = varve_arena_allocate_array(&reader->arena, shape->operand_count,
                                                      sizeof(const varve_entity *));
    if (shape->operand_types == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < shape->operand_count; i++)
      VARVE_TRY(varve_unpack_reference(reader, VARVE_STREAM_SHAPE, VARVE_SPACE_TYPE,
                                       &shape->operand_types[i]));
  }
  *made = shape;
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_shape(varve_container_reader *reader, varve_read_shape **made) {
  VARVE_TRY(get_shape(reader, made));
  return varve_vector_push_pointer(&reader->shapes, *made);
}

/* Skips count numbers; *is_plain: none of them is 0, which would start a definition. */
static inline varve_status pass_references(varve_container_reader *reader, uint64_t count,
                                           bool *is_plain) {
  for (uint64_t i = 0; i < count && *is_plain; i++) {
    uint64_t number;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, &number));
    *is_plain = number != 0;
  }
  return VARVE_STATUS_OK;
}

/* Skips keys with their values, then results. */
static varve_status pass_parts(varve_container_reader *reader, const varve_read_shape *shape,
                               bool *is_plain) {
  bool has_other = (shape->flags & VARVE_SHAPE_OTHER_PROPERTIES) != 0;
  uint64_t code;
  for (uint32_t i = 0; i < shape->key_count && *is_plain; i++) {
    VARVE_TRY(pass_references(reader, i != 0 || !has_other ? 1 : 0, is_plain));
    if (!*is_plain)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, &code));
    VARVE_TRY(pass_references(reader, code != 0 ? 1 : 0, is_plain));
  }
  for (uint32_t i = 0; i < shape->result_count && *is_plain; i++) {
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, &code));
    VARVE_TRY(pass_references(reader, code == VARVE_RESULT_FIXED ? 1 : 0, is_plain));
  }
  bool has_types = (shape->flags & VARVE_SHAPE_HAS_OPERAND_TYPES) != 0;
  return pass_references(reader, has_types ? shape->operand_count : 0, is_plain);
}

varve_status varve_pass_shape(varve_container_reader *reader) {
  varve_byte_reader *stream = varve_read_stream(reader, VARVE_STREAM_SHAPE);
  varve_shape_place place = {stream->cursor, stream->end};
  varve_read_shape counts = {.name = NULL}, *shape = NULL;
  bool is_plain = true;
  VARVE_TRY(pass_references(reader, 1, &is_plain));
  if (is_plain) {
    VARVE_TRY(get_counts(reader, &counts));
    VARVE_TRY(pass_parts(reader, &counts, &is_plain));
  }
  /* A shape that contains a definition is read at once. */
  if (!is_plain) {
    stream->cursor = place.start;
    place.start = NULL;
    VARVE_TRY(get_shape(reader, &shape));
  }
  VARVE_TRY(varve_vector_push(&reader->stored.shape_places, &place));
  return varve_vector_push_pointer(&reader->shapes, shape);
}

varve_status varve_make_known_shape(varve_container_reader *reader, uint64_t number,
                                    varve_read_shape **shape) {
  varve_container_reader *vocabulary = reader->known.vocabulary;
  const varve_vocabulary_table *table = vocabulary->stored.table;
  uint32_t index = (uint32_t)number - 1, count = table == NULL ? 0 : table->shapes.count;
  varve_slice bytes;
  if (index < count) {
    bytes = varve_table_list_at(&table->shapes, index);
  } else {
    const varve_shape_place *place =
        &VARVE_VECTOR_AT(&vocabulary->stored.shape_places, varve_shape_place, index - count);
    bytes = varve_slice_make((const char *)place->start, (size_t)(place->end - place->start));
  }
  varve_byte_reader_init(&vocabulary->streams[0], bytes, 0, reader->reporter, "vocabulary");
  vocabulary->reporter = reader->reporter;
  varve_status status = get_shape(vocabulary, shape);
  vocabulary->reporter = NULL;
  VARVE_TRY(status);
  VARVE_VECTOR_AT(&vocabulary->shapes, varve_read_shape *, number - 1) = *shape;
  return VARVE_STATUS_OK;
}

/* Reads a shape: a number in the vocabulary, or a new shape. */
static varve_status get_listed_shape(varve_container_reader *reader) {
  uint64_t number;
  varve_read_shape *shape, *known;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, &number));
  if (number == 0)
    return varve_unpack_shape(reader, &shape);
  if (number > reader->known.shapes)
    return varve_container_fail(reader, VARVE_STREAM_SHAPE, "shape %llu of a vocabulary of %zu",
                                (unsigned long long)number, reader->known.shapes);
  shape = varve_arena_allocate(&reader->arena, sizeof(*shape));
  if (shape == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_known_shape(reader, number, &known));
  *shape = *known;
  shape->is_made = shape->is_current = false;
  VARVE_TRY(make_last_values(reader, shape));
  VARVE_TRY(varve_name_at(reader, shape->name_number, &shape->name));
  return varve_vector_push_pointer(&reader->shapes, shape);
}

varve_status varve_unpack_shapes(varve_container_reader *reader) {
  uint32_t count;
  VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_SHAPE, VARVE_STREAM_SHAPE, &count));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(get_listed_shape(reader));
  return VARVE_STATUS_OK;
}
