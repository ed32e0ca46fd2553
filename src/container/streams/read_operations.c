/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes operations from their shapes, with regions, without recursion. format-spec/varve.md,
 * "Operations". */
#include "container/streams/read.h"
#include "ir/use_list.h"

/* An operation whose regions are being filled. */
typedef struct open_operation {
  varve_operation *op;
  varve_block *block; /* the current block; NULL: none yet */
  uint32_t region;    /* the current one */
  size_t first_block; /* first block of the region in reader->blocks */
  size_t next_block;
  const varve_entity *function; /* the first function type among the attributes */
  bool is_searched;             /* the attributes were searched for function */
  bool is_last;                 /* the operation is the last one of its block */
} open_operation;

/* Returns the type of an operand, or NULL if the operand is not defined yet. */
static const varve_entity *operand_type(const varve_operation *op, size_t index) {
  const varve_value *value = op->operands[index].value;
  return value->kind == VARVE_VALUE_FORWARD ? NULL : value->type;
}

/* Returns the result type for the code, or NULL if the source of the code has no such type. */
static const varve_entity *derived_type(const varve_read_shape *shape, uint64_t code,
                                        const varve_operation *op) {
  size_t index = (size_t)((code - VARVE_RESULT_RELATIVE) / 4);
  const varve_entity *whole;
  switch ((code - VARVE_RESULT_RELATIVE) % 4) {
  case VARVE_RESULT_AS_OPERAND:
    return operand_type(op, index);
  case VARVE_RESULT_AS_ELEMENT:
    whole = operand_type(op, index);
    return whole != NULL && varve_is_shaped_type(whole) ? varve_type_element(whole) : NULL;
  case VARVE_RESULT_AS_ATTRIBUTE:
    return varve_attribute_type(shape->last_values[index]);
  default:
    return varve_operation_result(op, (uint32_t)index)->type;
  }
}

/* Keys of a shape, from first up to end. */
typedef struct key_range {
  uint32_t first;
  uint32_t end;
} key_range;

/* Builds a dictionary attribute of the keys and their values. The first operation of a shape
 * determines the order of its keys for all. */
static varve_status make_dictionary(varve_container_reader *reader, varve_read_shape *shape,
                                    key_range keys, const varve_entity **dictionary) {
  uint32_t count = keys.end - keys.first;
  varve_vector_truncate(&reader->scratch.entries, 0);
  if (2 * (size_t)count > reader->scratch.entries.capacity)
    VARVE_TRY(varve_vector_reserve(&reader->scratch.entries, 2 * (size_t)count));
  const varve_entity **list = reader->scratch.entries.data;
  for (uint32_t i = 0; i < count; i++) {
    list[2 * (size_t)i] = shape->keys[keys.first + i].key;
    list[2 * (size_t)i + 1] = shape->last_values[keys.first + i];
  }
  if (!shape->is_made)
    shape->is_ascending = shape->is_ascending && varve_dictionary_is_ascending(list, count);
  varve_status status =
      shape->is_ascending ? varve_dictionary_get_ascending(reader->context, list, count, dictionary)
                          : varve_dictionary_get(reader->context, list, count, NULL, dictionary);
  if (status == VARVE_STATUS_INVALID)
    return varve_container_fail(reader, VARVE_STREAM_SHAPE, "a key occurs twice");
  return status;
}

static varve_status next_shape(varve_container_reader *reader, varve_read_shape **shape) {
  uint64_t number;
  if (!reader->is_interleaved) {
    if (reader->codes.next_operation == reader->codes.shapes.count)
      return varve_container_fail(reader, VARVE_STREAM_OPERATION, "an operation is missing");
    number = VARVE_VECTOR_AT(&reader->codes.shapes, uint32_t, reader->codes.next_operation++);
    *shape = VARVE_VECTOR_AT(&reader->shapes, varve_read_shape *, number);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_OPERATION, &number));
  if (number == 0)
    return varve_unpack_shape(reader, shape);
  size_t known = reader->known.shapes;
  if (number > known + reader->shapes.count)
    return varve_container_fail(reader, VARVE_STREAM_OPERATION, "shape %llu of %zu",
                                (unsigned long long)number, known + reader->shapes.count);
  if (number > known) {
    *shape = VARVE_VECTOR_AT(&reader->shapes, varve_read_shape *, number - known - 1);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_known_shape(reader, number, shape));
  return (*shape)->name != NULL ? VARVE_STATUS_OK
                                : varve_name_at(reader, (*shape)->name_number, &(*shape)->name);
}

/* Limits memory for what an operation takes only from its shape: result types, values that are put
 * into a new dictionary attribute, and a search for a function type. Small amounts cost less than
 * the operation itself. */
static varve_status claim_fixed(varve_container_reader *reader, const varve_read_shape *shape) {
  enum { FREE_RESULTS = 2, FREE_KEYS = 8 };
  uint64_t size = 0;
  uint32_t fixed = shape->result_count - shape->explicit_count;
  if (fixed <= FREE_RESULTS && shape->key_count <= FREE_KEYS)
    return VARVE_STATUS_OK;
  if (fixed > FREE_RESULTS)
    size += (uint64_t)(fixed - FREE_RESULTS) * sizeof(varve_value);
  bool is_free = shape->is_made && shape->open_count == 0 && shape->region_count == 0;
  if (!is_free && shape->key_count > FREE_KEYS)
    size += (uint64_t)(shape->key_count - FREE_KEYS) * 2 * sizeof(varve_entity *);
  return size == 0 ? VARVE_STATUS_OK : varve_claim(reader, VARVE_STREAM_OPERATION, size);
}

static varve_status check_count(varve_container_reader *reader, varve_stream_id id,
                                uint32_t count) {
  size_t left = varve_byte_reader_left(varve_read_stream(reader, id));
  if (count > left)
    return varve_container_fail(reader, id, "an operation needs %u, but %zu bytes are left", count,
                                left);
  return VARVE_STATUS_OK;
}

/* Decodes the shape of the next operation and its counts. */
static varve_status begin_operation(varve_container_reader *reader, varve_read_shape **shape) {
  VARVE_TRY(next_shape(reader, shape));
  const varve_read_shape *s = *shape;
  if (s == NULL)
    return VARVE_STATUS_INTERNAL;
  VARVE_TRY(claim_fixed(reader, s));
  if (s->mold.size != 0)
    return VARVE_STATUS_OK;
  const varve_operation_state state = {.name = s->name,
                                       .result_count = s->result_count,
                                       .operand_count = s->operand_count,
                                       .successor_count = s->successor_count,
                                       .region_count = s->region_count};
  return varve_operation_mold_init(&(*shape)->mold, reader->module, &state);
}

static varve_status get_operation(varve_container_reader *reader, const open_operation *parent,
                                  varve_read_shape **of_shape, varve_operation **op) {
  varve_read_shape *shape = NULL;
  const varve_entity *location;
  VARVE_TRY(begin_operation(reader, &shape));
  VARVE_TRY(varve_unpack_location(reader, shape->first_value, &location));
  /* Checks that the streams have enough bytes for parts that take at least a byte each, before
   * allocation. Operands and results coded by site were checked with their sites. */
  if (shape->region_count != 0)
    VARVE_TRY(check_count(reader, VARVE_STREAM_REGION, shape->region_count));
  if (shape->successor_count != 0)
    VARVE_TRY(check_count(reader, VARVE_STREAM_SUCCESSOR, shape->successor_count));
  if (reader->is_interleaved) {
    VARVE_TRY(check_count(reader, VARVE_STREAM_OPERAND, shape->operand_count));
    VARVE_TRY(check_count(reader, VARVE_STREAM_RESULT_TYPE, shape->explicit_count));
  }
  varve_operation *made = varve_operation_cast(reader->module, &shape->mold);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *op = made;
  made->location = location;
  VARVE_TRY(varve_unpack_operands(reader, shape, made));
  uint32_t site = shape->first_value + VARVE_SITE_VALUES;
  /* Decode the values of open keys into shape->last_values. */
  for (uint32_t i = 0, left = shape->open_count; left != 0; i++) {
    const varve_entity *value;
    uint64_t code = 0;
    if (shape->keys[i].value != NULL)
      continue;
    left--;
    VARVE_TRY(varve_unpack_code(reader, VARVE_STREAM_VALUE, site++, &code));
    VARVE_TRY(varve_resolve(reader, VARVE_STREAM_VALUE, code, VARVE_SPACE_ATTRIBUTE, &value));
    shape->is_current = shape->is_current && value == shape->last_values[i];
    shape->last_values[i] = value;
  }
  for (uint32_t i = 0; i < shape->result_count; i++) {
    const varve_read_result *result = &shape->results[i];
    const varve_entity *type = result->type;
    uint64_t code = 0;
    if (result->code == VARVE_RESULT_EXPLICIT) {
      VARVE_TRY(varve_unpack_code(reader, VARVE_STREAM_RESULT_TYPE, site++, &code));
      VARVE_TRY(varve_resolve(reader, VARVE_STREAM_RESULT_TYPE, code, VARVE_SPACE_TYPE, &type));
    } else if (result->code != VARVE_RESULT_FIXED) {
      type = derived_type(shape, result->code, made);
      if (type == NULL)
        return varve_container_fail(reader, VARVE_STREAM_SHAPE,
                                    "the source of a result type has no type");
    }
    varve_operation_result(made, i)->type = type;
  }
  uint32_t successors = varve_operation_successor_count(made);
  for (uint32_t i = 0; i < successors; i++) {
    int64_t step;
    VARVE_TRY(varve_unpack_signed(reader, VARVE_STREAM_SUCCESSOR, &step));
    int64_t count = parent == NULL ? 0 : (int64_t)(reader->blocks.count - parent->first_block);
    int64_t current = parent == NULL ? 0 : (int64_t)(parent->next_block - parent->first_block) - 1;
    if (step >= count || step <= -count || current + step < 0 || current + step >= count)
      return varve_container_fail(reader, VARVE_STREAM_SUCCESSOR,
                                  "a successor is not one of the %lld blocks of the region",
                                  (long long)count);
    varve_block *block = VARVE_VECTOR_AT(&reader->blocks, varve_block *,
                                         parent->first_block + (size_t)(current + step));
    varve_block_use_link(varve_operation_successors(made) + i, block);
  }
  /* Builds shape->attributes. */
  const key_range properties = {0, shape->property_count};
  const key_range others = {shape->property_count, shape->key_count};
  varve_operation_state state = {.name = shape->name};
  if (!shape->is_current) {
    if (!shape->is_made)
      shape->is_ascending = true;
    if ((shape->flags & VARVE_SHAPE_OTHER_PROPERTIES) != 0)
      state.properties = shape->last_values[0];
    if ((shape->flags & VARVE_SHAPE_HAS_PROPERTIES) != 0)
      VARVE_TRY(make_dictionary(reader, shape, properties, &state.properties));
    if (others.first != others.end)
      VARVE_TRY(make_dictionary(reader, shape, others, &state.dictionary));
    VARVE_TRY(varve_operation_join_attributes(reader->context, &state, &shape->attributes));
    shape->is_made = true;
    shape->is_current = true;
  }
  made->attributes = shape->attributes;
  if (parent == NULL)
    reader->module->root = *op;
  else
    varve_block_insert_operation(parent->block, NULL, *op);
  for (uint32_t i = 0; i < shape->result_count; i++)
    VARVE_TRY(varve_see(reader, varve_operation_result(*op, i)));
  *of_shape = shape;
  return VARVE_STATUS_OK;
}

static varve_status begin_region(varve_container_reader *reader, open_operation *open) {
  uint32_t count;
  VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_REGION, VARVE_STREAM_REGION, &count));
  VARVE_TRY(varve_open_scope(reader));
  open->first_block = open->next_block = reader->blocks.count;
  for (uint32_t i = 0; i < count; i++) {
    varve_block *block;
    VARVE_TRY(varve_block_create(reader->module, &block));
    varve_region_insert_block(varve_operation_region(open->op, open->region), NULL, block);
    VARVE_TRY(varve_vector_push_pointer(&reader->blocks, block));
  }
  return VARVE_STATUS_OK;
}

static varve_status add_argument(varve_container_reader *reader, varve_block *block,
                                 const varve_entity *type) {
  const varve_entity *location;
  varve_value *value;
  VARVE_TRY(varve_unpack_argument_location(reader, block, &location));
  VARVE_TRY(varve_block_push_argument(reader->module, block, type, location, &value));
  return varve_see(reader, value);
}

/* Reads blocks up to the first that has operations; sets open->block, or NULL if no such block is
 * left. */
static varve_status begin_block(varve_container_reader *reader, open_operation *open) {
  open->block = NULL;
  while (open->block == NULL && open->next_block < reader->blocks.count) {
    uint64_t head;
    varve_block *block = VARVE_VECTOR_AT(&reader->blocks, varve_block *, open->next_block++);
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_REGION, &head));
    if ((head & VARVE_BLOCK_HAS_FUNCTION_ARGUMENTS) != 0) {
      if (!open->is_searched)
        open->function = varve_first_function_type(open->op);
      open->is_searched = true;
      const varve_entity *function = open->function;
      if (function == NULL || open->next_block != open->first_block + 1)
        return varve_container_fail(reader, VARVE_STREAM_REGION,
                                    "arguments depend on a function type that is missing");
      uint32_t count = varve_function_type_num_inputs(function);
      uint64_t size = (uint64_t)count * (sizeof(varve_block_argument) + sizeof(varve_value *));
      VARVE_TRY(varve_claim(reader, VARVE_STREAM_REGION, size));
      VARVE_TRY(varve_block_reserve_arguments(reader->module, block, count));
      for (uint32_t i = 0; i < count; i++)
        VARVE_TRY(add_argument(reader, block, function->children[i]));
    }
    const uint64_t count = head >> VARVE_BLOCK_FLAG_BITS;
    if (count > varve_byte_reader_left(varve_read_stream(reader, VARVE_STREAM_ARGUMENT_TYPE)) ||
        count > VARVE_MAX_VALUES)
      return varve_container_fail(reader, VARVE_STREAM_REGION,
                                  "a block has more arguments than are left");
    for (uint64_t i = 0; i < count; i++) {
      const varve_entity *type;
      VARVE_TRY(
          varve_unpack_reference(reader, VARVE_STREAM_ARGUMENT_TYPE, VARVE_SPACE_TYPE, &type));
      VARVE_TRY(add_argument(reader, block, type));
    }
    if ((head & VARVE_BLOCK_IS_EMPTY) == 0)
      open->block = block;
  }
  return VARVE_STATUS_OK;
}

/* Moves through regions until a block with operations is found, or no region is left. */
static varve_status begin_regions(varve_container_reader *reader, open_operation *open) {
  uint32_t count = varve_operation_region_count(open->op);
  for (; open->region < count; open->region++) {
    VARVE_TRY(begin_region(reader, open));
    VARVE_TRY(begin_block(reader, open));
    if (open->block != NULL)
      return VARVE_STATUS_OK;
    varve_close_scope(reader);
    varve_vector_truncate(&reader->blocks, open->first_block);
  }
  return VARVE_STATUS_OK;
}

/* Opens the regions of op if it has any. */
static varve_status open_regions(varve_container_reader *reader, varve_vector *path,
                                 varve_operation *op, bool is_last) {
  open_operation open = {.op = op, .is_last = is_last};
  if (path->count >= reader->context->limits.max_depth)
    return varve_container_refuse(reader, VARVE_STREAM_OPERATION,
                                  "operations are nested deeper than %u",
                                  reader->context->limits.max_depth);
  VARVE_TRY(begin_regions(reader, &open));
  VARVE_TRY(varve_vector_reserve(path, 1));
  VARVE_VECTOR_AT(path, open_operation, path->count++) = open;
  return VARVE_STATUS_OK;
}

static varve_status get_all(varve_container_reader *reader, varve_vector *path) {
  varve_read_shape *shape;
  varve_operation *op;
  VARVE_TRY(get_operation(reader, NULL, &shape, &op));
  VARVE_TRY(open_regions(reader, path, op, true));
  while (path->count != 0) {
    open_operation *open = &VARVE_VECTOR_LAST(path, open_operation);
    bool is_last;
    if (open->block != NULL) {
      VARVE_TRY(get_operation(reader, open, &shape, &op));
      is_last = (shape->flags & VARVE_SHAPE_IS_LAST) != 0;
      if (shape->region_count != 0) {
        VARVE_TRY(open_regions(reader, path, op, is_last));
        continue;
      }
      op->number = reader->values.closed++;
    } else {
      is_last = open->is_last;
      open->op->number = reader->values.closed++;
      varve_vector_truncate(path, path->count - 1);
      if (path->count == 0)
        break;
      open = &VARVE_VECTOR_LAST(path, open_operation);
    }
    if (is_last) {
      /* Ends the current block after its last operation. */
      open->block = NULL;
      if (open->next_block < reader->blocks.count)
        VARVE_TRY(begin_block(reader, open));
      if (open->block == NULL) {
        varve_close_scope(reader);
        varve_vector_truncate(&reader->blocks, open->first_block);
        VARVE_TRY(++open->region < varve_operation_region_count(open->op)
                      ? begin_regions(reader, open)
                      : VARVE_STATUS_OK);
      }
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_operations(varve_container_reader *reader) {
  varve_vector path;
  varve_vector_init(&path, &reader->context->memory, sizeof(open_operation));
  varve_status status = get_all(reader, &path);
  varve_vector_release(&path);
  VARVE_TRY(status);
  return varve_check_forwards(reader);
}
