/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads operations with their regions (8), without recursion. */
#include "reference.h"

enum { MAX_DEPTH = 1 << 16, MAX_VALUES = (1 << 30) - 1 };

/* An operation whose regions are being read. */
typedef struct open_operation {
  size_t operation;
  uint32_t next_region;
  uint32_t block_count; /* number of blocks of the region */
  uint32_t next_block;
  size_t block;  /* the current block: index in d->blocks */
  size_t height; /* number of visible values before the region */
  bool in_region;
  bool in_block; /* the block has operations that were not read yet */
  bool was_searched;
  uint32_t function; /* the function type that defines the arguments; 0: none */
} open_operation;

static shape *next_shape(decoder *d) {
  if (!d->is_small) {
    if (d->next_shape_code == d->shape_codes.count)
      fail(d, "an operation is missing");
    return AT(d->shapes, shape *, AT(d->shape_codes, uint32_t, d->next_shape_code++));
  }
  uint64_t number = read_number(d, OPERATION);
  if (number == 0)
    return read_shape(d);
  if (number > d->shapes.count)
    fail(d, "an operation of an unknown shape");
  return AT(d->shapes, shape *, number - 1);
}

static uint32_t value_of_key(const decoder *d, const module_operation *op, uint32_t index) {
  const shape_key *key = &op->shape->keys[index];
  return key->value != 0 ? key->value : AT(d->open_values, uint32_t, op->first_open + key->open);
}

static void read_operands(decoder *d, const shape *of) {
  uint32_t left = (uint32_t)d->seen.count;
  for (uint32_t i = 0; i < of->operand_count; i++) {
    uint32_t number = read_operand(d, of, i, &left);
    *PUSH(d, d->operands, uint32_t) = number;
  }
}

static void read_open_values(decoder *d, shape *of) {
  for (uint32_t i = 0; i < of->open_value_count; i++) {
    uint64_t code = read_code(d, d->is_small ? NULL : &of->open_values[i], VALUE);
    uint32_t made = resolve(d, code, ATTRIBUTE);
    *PUSH(d, d->open_values, uint32_t) = made;
  }
}

static uint32_t type_of_operand(decoder *d, const module_operation *op, uint64_t index) {
  uint32_t number = AT(d->operands, uint32_t, op->first_operand + index);
  if (number >= op->first_result)
    fail(d, "a type depends on a value that is not defined yet");
  return AT(d->values, module_value, number).type;
}

static bool has_type(uint32_t code) {
  return code == TYPED_STRING || code == INTEGER || code == FLOAT || code == TYPE_ATTRIBUTE ||
         (code >= FIRST_ELEMENTS && code <= LAST_ELEMENTS);
}

static uint32_t derived_type(decoder *d, const module_operation *op, uint64_t code) {
  uint64_t index = (code - 2) / 4;
  const node *source;
  switch ((code - 2) % 4) {
  case 0:
    return type_of_operand(d, op, index);
  case 1:
    source = node_at(d, type_of_operand(d, op, index));
    if (source->code < FIRST_SHAPED_TYPE || source->code > LAST_SHAPED_TYPE)
      fail(d, "a type depends on a type without elements");
    return source->children[0];
  case 2:
    source = node_at(d, value_of_key(d, op, (uint32_t)index));
    if (!has_type(source->code))
      fail(d, "a type depends on an attribute without a type");
    return source->children[0];
  default:
    return AT(d->values, module_value, op->first_result + index).type;
  }
}

/* Types of results may depend on earlier results, which are not values yet. */
static void read_results(decoder *d, shape *of, const module_operation *op) {
  uint32_t open = 0;
  if (of->result_count > MAX_VALUES - op->first_result)
    fail(d, "too many values");
  for (uint32_t i = 0; i < of->result_count; i++) {
    const shape_result *result = &of->results[i];
    uint32_t type = result->type;
    if (result->code == 0)
      type =
          resolve(d, read_code(d, d->is_small ? NULL : &of->open_types[open], RESULT_TYPE), TYPE);
    else if (result->code != 1)
      type = derived_type(d, op, result->code);
    open += result->code == 0;
    PUSH(d, d->values, module_value)->type = type;
  }
}

static void read_successors(decoder *d, const shape *of, const open_operation *parent) {
  for (uint32_t i = 0; i < of->successor_count; i++) {
    int64_t step = read_signed(d, SUCCESSOR);
    int64_t count = parent == NULL ? 0 : parent->block_count;
    int64_t own = parent == NULL ? 0 : (int64_t)parent->next_block - 1;
    if (step < -own || step >= count - own)
      fail(d, "a successor that is not a block of the region");
    *PUSH(d, d->successors, uint32_t) = (uint32_t)(own + step);
  }
}

/* Returns the index of the operation. */
static size_t read_operation(decoder *d, const open_operation *parent) {
  shape *of = next_shape(d);
  claim_work(d, (uint64_t)of->key_count + of->result_count);
  if (of->region_count > stream_of(d, REGION)->size)
    fail(d, "regions are missing");
  module_operation made = {.shape = of,
                           .first_operand = d->operands.count,
                           .first_open = d->open_values.count,
                           .first_successor = d->successors.count,
                           .first_result = (uint32_t)d->values.count};
  made.location = read_location(d, of);
  read_operands(d, of);
  read_open_values(d, of);
  read_results(d, of, &made);
  read_successors(d, of, parent);
  for (uint32_t i = 0; i < of->result_count; i++)
    see(d, made.first_result + i);
  *PUSH(d, d->operations, module_operation) = made;
  return d->operations.count - 1;
}

/* --- regions and blocks --- */

static uint32_t find_function_type(const decoder *d, const module_operation *op) {
  for (uint32_t i = 0; i < op->shape->key_count; i++) {
    const node *attribute = node_at(d, value_of_key(d, op, op->shape->sorted[i]));
    if (attribute->code == TYPE_ATTRIBUTE &&
        node_at(d, attribute->children[0])->code == FUNCTION_TYPE)
      return attribute->children[0];
  }
  return 0;
}

/* Returns the size of the string under the key sym_name; properties are searched first. */
static uint32_t name_size(const decoder *d, const module_operation *op) {
  static const char key[] = "sym_name";
  for (uint32_t i = 0; i < op->shape->key_count; i++) {
    uint32_t index = op->shape->keys[i].key;
    if (index == 0 || compare_bytes(node_at(d, index)->contents,
                                    (bytes){(const uint8_t *)key, sizeof(key) - 1}) != 0)
      continue;
    const node *value = node_at(d, value_of_key(d, op, i));
    return value->code == STRING ? (uint32_t)value->contents.size : 0;
  }
  return 0;
}

static uint32_t digits_of(size_t number) {
  uint32_t count = 1;
  for (; number >= 10; number /= 10)
    count++;
  return count;
}

/* Computes the expected column of the next argument of the block. */
static argument_column expected_column(const decoder *d, const open_operation *open) {
  const module_operation *op = &AT(d->operations, module_operation, open->operation);
  size_t first = AT(d->blocks, module_block, open->block).first_argument;
  size_t number = d->values.count - 1;
  if (number == first)
    return (argument_column){name_size(d, op), op->shape->name};
  return (argument_column){digits_of(number - first - 1),
                           AT(d->values, module_value, number - 1).type};
}

static void add_argument(decoder *d, const open_operation *open, uint32_t type) {
  if (d->values.count >= MAX_VALUES)
    fail(d, "too many values");
  uint32_t number = (uint32_t)d->values.count;
  PUSH(d, d->values, module_value)->type = type;
  uint32_t location = read_argument_location(d, expected_column(d, open));
  AT(d->values, module_value, number).location = location;
  see(d, number);
}

static void read_function_arguments(decoder *d, open_operation *open) {
  if (!open->was_searched)
    open->function = find_function_type(d, &AT(d->operations, module_operation, open->operation));
  open->was_searched = true;
  if (open->function == 0 || open->next_block != 1)
    fail(d, "arguments depend on a function type that is missing");
  uint64_t count = node_at(d, open->function)->number;
  claim_work(d, count);
  for (uint64_t i = 0; i < count; i++)
    add_argument(d, open, node_at(d, open->function)->children[i]);
}

static void begin_block(decoder *d, open_operation *open) {
  enum { IS_EMPTY = 1, HAS_FUNCTION_ARGUMENTS = 2 };
  uint64_t head = read_number(d, REGION);
  uint32_t first = (uint32_t)d->values.count;
  open->next_block++;
  open->block = d->blocks.count;
  open->in_block = (head & IS_EMPTY) == 0;
  PUSH(d, d->blocks, module_block)->first_argument = first;
  if ((head & HAS_FUNCTION_ARGUMENTS) != 0)
    read_function_arguments(d, open);
  for (uint64_t i = 0; i < head >> 2; i++)
    add_argument(d, open, read_reference(d, ARGUMENT_TYPE, TYPE));
  module_block *made = &AT(d->blocks, module_block, open->block);
  made->argument_count = (uint32_t)d->values.count - first;
}

static void begin_region(decoder *d, open_operation *open) {
  open->block_count = read_count_of(d, REGION, REGION);
  open->next_block = 0;
  open->next_region++;
  open->in_region = true;
  open->height = d->seen.count;
  *PUSH(d, d->regions, uint32_t) = open->block_count;
}

static void open_regions(decoder *d, vector *path, size_t index) {
  if (path->count >= MAX_DEPTH)
    fail(d, "operations are nested too deep");
  PUSH(d, *path, open_operation)->operation = index;
}

static void read_next_in_block(decoder *d, vector *path) {
  open_operation *open = &AT(*path, open_operation, path->count - 1);
  size_t index = read_operation(d, open);
  const shape *of = AT(d->operations, module_operation, index).shape;
  AT(d->blocks, module_block, open->block).operation_count++;
  if ((of->flags & IS_LAST) != 0)
    open->in_block = false;
  if (of->region_count != 0)
    open_regions(d, path, index);
}

void read_operations(decoder *d) {
  vector path = {NULL, 0, 0};
  open_regions(d, &path, read_operation(d, NULL));
  while (path.count != 0) {
    open_operation *open = &AT(path, open_operation, path.count - 1);
    if (open->in_block) {
      read_next_in_block(d, &path);
    } else if (open->next_block < open->block_count) {
      begin_block(d, open);
    } else {
      if (open->in_region)
        unsee(d, open->height);
      open->in_region = false;
      if (open->next_region <
          AT(d->operations, module_operation, open->operation).shape->region_count)
        begin_region(d, open);
      else
        path.count--;
    }
  }
  if (d->use_end > d->values.count)
    fail(d, "a value is used and never defined");
}
