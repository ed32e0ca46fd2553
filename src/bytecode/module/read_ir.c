/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes operations from the IR section. They are made in preorder and their operands are linked at
 * once. Use lists are then in reading order, which only recorded orders change.
 * format-spec/bytecode.md, "IR". */
#include "bytecode/read/read.h"
#include "dialect/registry/pack_choice.h"
#include "ir/use_list.h"

/* Use lists: the reader links uses in preorder, so at first every list is in reference order, the
 * last use first. format-spec/bytecode.md, "Use-list orders". */

typedef struct read_order {
  varve_value *value;
  varve_ir_order order;
} read_order;

#define UNSET UINT64_MAX

/* The reordering of a value's n uses. */
typedef struct reordering {
  varve_use **reference; /* n */
  varve_use **actual;    /* n, all NULL */
  uint64_t *places;      /* n: the actual position of each use in the reference order */
  size_t count;
  varve_cursor cursor;
} reordering;

static varve_status fail(reordering *r) {
  return varve_byte_reader_fail(
      &r->cursor.bytes, VARVE_STATUS_CORRUPT,
      "a use-list order is not a permutation of the %zu uses of its value", r->count);
}

/* Reads a position for every use. */
static varve_status read_full(reordering *r, const varve_ir_order *order) {
  if (order->count != r->count)
    return fail(r);
  for (size_t i = 0; i < r->count; i++)
    VARVE_TRY(varve_cursor_varint(&r->cursor, VARVE_SCAN_ORDER_INDEX, &r->places[i]));
  return VARVE_STATUS_OK;
}

/* Reads only the uses that moved, as pairs of actual position and reference position. */
static varve_status read_pairs(reordering *r, const varve_ir_order *order) {
  if (order->count % 2 != 0)
    return fail(r);
  for (size_t i = 0; i < order->count; i += 2) {
    uint64_t actual, reference;
    VARVE_TRY(varve_cursor_varint(&r->cursor, VARVE_SCAN_ORDER_INDEX, &actual));
    VARVE_TRY(varve_cursor_varint(&r->cursor, VARVE_SCAN_ORDER_INDEX, &reference));
    if (reference >= r->count || r->places[reference] != UNSET || actual >= r->count)
      return fail(r);
    r->places[reference] = actual;
  }
  for (size_t i = 0; i < r->count; i++)
    if (r->places[i] == UNSET)
      r->places[i] = i;
  return VARVE_STATUS_OK;
}

static varve_status permute(reordering *r) {
  for (size_t i = 0; i < r->count; i++) {
    if (r->places[i] >= r->count || r->actual[r->places[i]] != NULL)
      return fail(r);
    r->actual[r->places[i]] = r->reference[i];
  }
  return VARVE_STATUS_OK;
}

static varve_status apply(varve_bytecode_reader *reader, const read_order *read,
                          varve_vector *uses) {
  const size_t section_size = reader->file.sections[VARVE_SECTION_IR].data.size;
  reordering r = {.count = 0};
  varve_vector_truncate(uses, 0);
  for (varve_use *use = read->value->first_use; use != NULL; use = use->next)
    VARVE_TRY(varve_vector_push(uses, &use));
  r.count = uses->count;
  if (r.count < 2)
    return VARVE_STATUS_OK;
  varve_vector_truncate(&reader->work.words, 0);
  r.places = varve_vector_grow(&reader->work.words, r.count);
  r.actual = varve_vector_grow(uses, r.count);
  if (r.places == NULL || r.actual == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  r.reference = uses->data;
  for (size_t i = 0; i < r.count; i++)
    r.places[i] = UNSET;
  varve_file_part_cursor(&reader->file, VARVE_SECTION_IR, read->order.at,
                         section_size - read->order.at, &r.cursor);
  VARVE_TRY(read->order.is_pairs ? read_pairs(&r, &read->order) : read_full(&r, &read->order));
  VARVE_TRY(permute(&r));
  varve_value_set_use_order(read->value, r.actual, r.count);
  return VARVE_STATUS_OK;
}

/* Orders the uses of each value as recorded; uses is scratch for varve_use *. */
static varve_status apply_orders(varve_bytecode_reader *reader, const read_order *orders,
                                 size_t count, varve_vector *uses) {
  /* A second order of the same value would use the first one as its reference. */
  for (size_t i = 0; i < count; i++)
    orders[i].value->number = 0;
  for (size_t i = 0; i < count; i++) {
    if (orders[i].value->number++ != 0)
      return varve_report(&reader->reporter, VARVE_STATUS_CORRUPT,
                          reader->file.sections[VARVE_SECTION_IR].offset + orders[i].order.at,
                          "IR section: a second use-list order of one value");
    VARVE_TRY(apply(reader, &orders[i], uses));
  }
  return VARVE_STATUS_OK;
}

/* An operation whose regions are being read. */
typedef struct open_operation {
  varve_operation *op;
  varve_block *block; /* the block that receives operations */
  uint32_t next_region;
  size_t first_block; /* first block of the region, index in blocks */
  size_t next_block;
  size_t first_value; /* first value of the region, index in values */
  size_t next_value;
  size_t end_value;
  size_t outer_base;
  size_t first_order; /* first order of an isolated operation, index in orders */
  bool is_isolated;
} open_operation;

typedef struct ir_builder {
  varve_bytecode_reader *reader;
  varve_module *module;
  varve_ir_walk walk;
  varve_operation *root;
  varve_vector open;    /* open_operation */
  varve_vector blocks;  /* varve_block *: of all open regions */
  varve_vector values;  /* varve_value *: of all open regions; NULL: not seen yet */
  size_t base;          /* index in values of the first value of the current isolated operation */
  size_t forward_count; /* placeholders in values */
  uint64_t next_operation; /* of the root, if a selection is read */
  size_t next_selected;
  varve_vector orders;     /* read_order: of all open isolated operations */
  varve_vector uses;       /* varve_use * */
  varve_vector types;      /* const varve_entity *: of results */
  varve_vector operands;   /* varve_value * */
  varve_vector successors; /* varve_block * */
} ir_builder;

/* The unread regions of an operation. */
typedef struct lazy_regions {
  varve_lazy_body body;
  varve_bytecode_reader *reader;
  varve_ir_operation op;
  uint32_t depth;
  varve_status failure; /* of an earlier attempt to read them */
} lazy_regions;

static open_operation *innermost(ir_builder *builder) {
  return builder->open.count == 0 ? NULL : &VARVE_VECTOR_LAST(&builder->open, open_operation);
}

static varve_status read_location(ir_builder *builder, size_t index,
                                  const varve_entity **location) {
  const varve_entity *attribute = NULL;
  VARVE_TRY(varve_reader_attribute(builder->reader, index, &attribute));
  varve_status status =
      varve_location_from_attribute(builder->reader->context, attribute, location);
  if (status == VARVE_STATUS_INVALID)
    return varve_byte_reader_fail(&builder->walk.cursor.bytes, VARVE_STATUS_CORRUPT,
                                  "attribute #%zu (%s) occurs where a location is required", index,
                                  varve_kind_text((varve_kind)attribute->kind));
  return status;
}

/* Values */

/* Gives value the next number of the region. A region whose value count is 0 numbers no values. */
static varve_status define_value(ir_builder *builder, varve_value *value) {
  open_operation *open = innermost(builder);
  if (open == NULL || open->first_value == open->end_value)
    return VARVE_STATUS_OK;
  if (open->next_value == open->end_value)
    return varve_byte_reader_fail(&builder->walk.cursor.bytes, VARVE_STATUS_CORRUPT,
                                  "the region has more values than its value count of %zu",
                                  open->end_value - open->first_value);
  varve_value **slot = &VARVE_VECTOR_AT(&builder->values, varve_value *, open->next_value++);
  varve_value *forward = *slot;
  *slot = value;
  if (forward == NULL)
    return VARVE_STATUS_OK;
  builder->forward_count--;
  return varve_forward_value_settle(builder->module, forward, value, &builder->uses);
}

static varve_status read_operand(ir_builder *builder, uint32_t number, varve_value **value) {
  size_t count = builder->values.count - builder->base;
  if (number >= count)
    return varve_byte_reader_fail(&builder->walk.cursor.bytes, VARVE_STATUS_CORRUPT,
                                  "operand %u is out of range: there are %zu values", number,
                                  count);
  varve_value **slot = &VARVE_VECTOR_AT(&builder->values, varve_value *, builder->base + number);
  if (*slot == NULL) {
    VARVE_TRY(
        varve_forward_value_create(builder->module, builder->reader->context->none_type, slot));
    builder->forward_count++;
  }
  *value = *slot;
  return VARVE_STATUS_OK;
}

/* Notes how the file sorts the orders of several values. */
static void note_sequence(varve_module *module, const varve_ir_order *orders, size_t count) {
  for (size_t i = 1; i < count && module->order_sequence != VARVE_ORDERS_HASHED; i++)
    module->order_sequence =
        orders[i].value > orders[i - 1].value ? VARVE_ORDERS_ASCENDING : VARVE_ORDERS_HASHED;
}

static varve_status add_orders(ir_builder *builder, const varve_ir_order *orders, size_t count,
                               varve_value *(*find)(const void *owner, size_t index),
                               const void *owner) {
  note_sequence(builder->module, orders, count);
  for (size_t i = 0; i < count; i++) {
    read_order order = {find(owner, orders[i].value), orders[i]};
    VARVE_TRY(varve_vector_push(&builder->orders, &order));
  }
  return VARVE_STATUS_OK;
}

static varve_value *find_result(const void *owner, size_t index) {
  return varve_operation_result(owner, (uint32_t)index);
}

static varve_value *find_argument(const void *owner, size_t index) {
  return &((const varve_block *)owner)->arguments[index]->value;
}

/* Operations */

static varve_status collect_types(ir_builder *builder, const varve_ir_operation *op,
                                  varve_operation_state *state) {
  VARVE_TRY(varve_vector_reserve(&builder->types, op->result_count));
  const varve_entity **types = builder->types.data;
  for (size_t i = 0; i < op->result_count; i++)
    VARVE_TRY(varve_reader_type(builder->reader, op->result_types[i], &types[i]));
  state->result_types = types;
  state->result_count = (uint32_t)op->result_count;
  return VARVE_STATUS_OK;
}

static varve_status collect_operands(ir_builder *builder, const varve_ir_operation *op,
                                     varve_operation_state *state) {
  VARVE_TRY(varve_vector_reserve(&builder->operands, op->operand_count));
  varve_value **operands = builder->operands.data;
  for (size_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(read_operand(builder, op->operands[i], &operands[i]));
  state->operands = operands;
  state->operand_count = (uint32_t)op->operand_count;
  return VARVE_STATUS_OK;
}

static varve_status collect_successors(ir_builder *builder, const varve_ir_operation *op,
                                       varve_operation_state *state) {
  if (op->successor_count == 0)
    return VARVE_STATUS_OK;
  size_t first_block = innermost(builder)->first_block;
  VARVE_TRY(varve_vector_reserve(&builder->successors, op->successor_count));
  varve_block **successors = builder->successors.data;
  for (size_t i = 0; i < op->successor_count; i++)
    successors[i] =
        VARVE_VECTOR_AT(&builder->blocks, varve_block *, first_block + op->successors[i]);
  state->successors = successors;
  state->successor_count = (uint32_t)op->successor_count;
  return VARVE_STATUS_OK;
}

/* For messages about it that come after reading. */
static void note_unregistered(ir_builder *builder, const varve_operation *op) {
  varve_module *module = builder->module;
  if (op->name->is_registered || module->first_unregistered != NULL)
    return;
  module->first_unregistered = op;
  module->first_unregistered_offset = varve_byte_reader_offset(&builder->walk.cursor.bytes);
}

/* Inserts op into the module, which owns it from now on. */
static varve_status place_operation(ir_builder *builder, varve_operation *op) {
  open_operation *open = innermost(builder);
  if (open != NULL) {
    varve_block_insert_operation(open->block, NULL, op);
    return VARVE_STATUS_OK;
  }
  if (builder->root != NULL)
    return varve_byte_reader_fail(&builder->walk.cursor.bytes, VARVE_STATUS_CORRUPT,
                                  "a second top-level operation, '%.*s' after '%.*s'",
                                  VARVE_FORMAT_SLICE(op->name->text),
                                  VARVE_FORMAT_SLICE(builder->root->name->text));
  builder->root = op;
  return VARVE_STATUS_OK;
}

static varve_status make_operation(ir_builder *builder, const varve_ir_operation *read,
                                   varve_operation **op) {
  varve_operation_state state = {.region_count = (uint32_t)read->region_count};
  varve_read_attributes attributes;
  if (read->result_count > VARVE_MAX_VALUES || read->operand_count > VARVE_MAX_VALUES ||
      read->successor_count > VARVE_MAX_VALUES || read->region_count > VARVE_MAX_VALUES)
    return varve_byte_reader_fail(&builder->walk.cursor.bytes, VARVE_STATUS_LIMIT_EXCEEDED,
                                  "more than %d results, operands, successors or regions",
                                  VARVE_MAX_VALUES);
  VARVE_TRY(
      varve_reader_operation_name(builder->reader, read->name, &builder->walk.cursor, &state.name));
  VARVE_TRY(read_location(builder, read->location, &state.location));
  VARVE_TRY(varve_reader_operation_attributes(builder->reader, state.name, read,
                                              &builder->walk.cursor, &attributes));
  state.name = attributes.name;
  state.dictionary = attributes.dictionary;
  state.properties = attributes.properties;
  VARVE_TRY(collect_types(builder, read, &state));
  VARVE_TRY(collect_operands(builder, read, &state));
  VARVE_TRY(collect_successors(builder, read, &state));
  VARVE_TRY(varve_operation_create(builder->module, &state, op));
  note_unregistered(builder, *op);
  return place_operation(builder, *op);
}

static varve_status materialize(varve_lazy_body *body, varve_operation *op);

static varve_status leave_for_later(ir_builder *builder, const varve_ir_operation *read,
                                    varve_operation *op) {
  lazy_regions *lazy = varve_pool_allocate(&builder->module->pool, sizeof *lazy);
  if (lazy == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *lazy = (lazy_regions){.body = {materialize},
                         .reader = builder->reader,
                         .op = {.region_count = read->region_count,
                                .is_isolated = true,
                                .is_nested = true,
                                .body = read->body,
                                .body_size = read->body_size},
                         .depth = builder->walk.depth};
  for (uint32_t i = 0; i < read->region_count; i++)
    varve_operation_region(op, i)->lazy = &lazy->body;
  return VARVE_STATUS_OK;
}

static varve_status open_regions(ir_builder *builder, const varve_ir_operation *read,
                                 varve_operation *op) {
  open_operation opened = {.op = op,
                           .outer_base = builder->base,
                           .first_order = builder->orders.count,
                           .is_isolated = read->is_isolated};
  if (read->is_isolated)
    builder->base = builder->values.count;
  return varve_vector_push(&builder->open, &opened);
}

/* Returns whether the next operation of the root is not selected; called once for each in order. */
static bool is_left_out(ir_builder *builder) {
  const varve_bytecode_reader *reader = builder->reader;
  if (reader->selection == NULL || builder->open.count != 1)
    return false;
  uint64_t number = builder->next_operation++;
  if (builder->next_selected == reader->selection_count ||
      reader->selection[builder->next_selected] != number)
    return true;
  builder->next_selected++;
  return false;
}

/* The root's own body is always read, because users of a module need it. */
static varve_status on_operation(void *user, const varve_ir_operation *read, bool *skip) {
  ir_builder *builder = user;
  varve_operation *op = NULL;
  if (is_left_out(builder)) {
    *skip = true;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(make_operation(builder, read, &op));
  for (uint32_t i = 0; i < read->result_count; i++)
    VARVE_TRY(define_value(builder, varve_operation_result(op, i)));
  VARVE_TRY(add_orders(builder, read->orders, read->order_count, find_result, op));
  if (read->region_count == 0)
    return VARVE_STATUS_OK;
  *skip = read->is_nested && builder->reader->lazy_bodies && builder->open.count != 0;
  return *skip ? leave_for_later(builder, read, op) : open_regions(builder, read, op);
}

/* Regions and blocks */

static varve_status on_region(void *user, size_t block_count, size_t value_count) {
  ir_builder *builder = user;
  open_operation *open = innermost(builder);
  varve_region *region = varve_operation_region(open->op, open->next_region++);
  open->first_block = builder->blocks.count;
  open->next_block = open->first_block;
  open->first_value = builder->values.count;
  open->next_value = open->first_value;
  open->end_value = open->first_value + value_count;
  if (value_count != 0 && varve_vector_grow(&builder->values, value_count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < block_count; i++) {
    varve_block *block;
    VARVE_TRY(varve_block_create(builder->module, &block));
    varve_region_insert_block(region, NULL, block);
    VARVE_TRY(varve_vector_push(&builder->blocks, &block));
  }
  return VARVE_STATUS_OK;
}

static varve_status on_block(void *user, const varve_ir_block *read) {
  ir_builder *builder = user;
  open_operation *open = innermost(builder);
  if (open == NULL)
    return VARVE_STATUS_OK;
  open->block = VARVE_VECTOR_AT(&builder->blocks, varve_block *, open->next_block++);
  for (size_t i = 0; i < read->argument_count; i++) {
    const varve_entity *type;
    const varve_entity *location = NULL;
    varve_value *argument;
    VARVE_TRY(varve_reader_type(builder->reader, read->arguments[i].type, &type));
    if (read->arguments[i].location != VARVE_NO_ENTRY)
      VARVE_TRY(read_location(builder, read->arguments[i].location, &location));
    VARVE_TRY(varve_block_add_argument(builder->module, open->block, type, location, &argument));
    VARVE_TRY(define_value(builder, argument));
  }
  return add_orders(builder, read->orders, read->order_count, find_argument, open->block);
}

static varve_status check_defined(ir_builder *builder, const open_operation *open) {
  for (size_t i = open->first_value; i < open->end_value; i++) {
    const varve_value *value = VARVE_VECTOR_AT(&builder->values, varve_value *, i);
    if (value != NULL && value->kind == VARVE_VALUE_FORWARD)
      return varve_byte_reader_fail(&builder->walk.cursor.bytes, VARVE_STATUS_CORRUPT,
                                    "value %zu is used by '%.*s' but never defined",
                                    i - builder->base,
                                    VARVE_FORMAT_SLICE(value->first_use->owner->name->text));
  }
  return VARVE_STATUS_OK;
}

static varve_status on_end_region(void *user) {
  ir_builder *builder = user;
  const open_operation *open = innermost(builder);
  if (builder->forward_count != 0)
    VARVE_TRY(check_defined(builder, open));
  varve_vector_truncate(&builder->values, open->first_value);
  varve_vector_truncate(&builder->blocks, open->first_block);
  return VARVE_STATUS_OK;
}

/* Operations outside cannot use values of an isolated operation or of the root, so the uses of
 * these values are complete. */
static varve_status on_end_operation(void *user) {
  ir_builder *builder = user;
  open_operation closed = *innermost(builder);
  varve_vector_truncate(&builder->open, builder->open.count - 1);
  builder->base = closed.outer_base;
  if (!closed.is_isolated && builder->open.count != 0)
    return VARVE_STATUS_OK;
  const read_order *orders = builder->orders.data;
  size_t count = builder->orders.count - closed.first_order;
  varve_vector_truncate(&builder->orders, closed.first_order);
  if (count == 0)
    return VARVE_STATUS_OK;
  return apply_orders(builder->reader, orders + closed.first_order, count, &builder->uses);
}

/* The whole */

static const varve_ir_client client = {on_operation, on_region, on_block, on_end_region,
                                       on_end_operation};

static void init_builder(ir_builder *builder, varve_bytecode_reader *reader) {
  varve_memory *memory = &reader->context->memory;
  *builder = (ir_builder){.reader = reader, .module = reader->module};
  varve_ir_walk_init(&builder->walk, &reader->file, &client, builder);
  builder->walk.max_depth = reader->context->limits.max_depth;
  varve_vector_init(&builder->open, memory, sizeof(open_operation));
  varve_vector_init(&builder->blocks, memory, sizeof(varve_block *));
  varve_vector_init(&builder->values, memory, sizeof(varve_value *));
  varve_vector_init(&builder->orders, memory, sizeof(read_order));
  varve_vector_init(&builder->uses, memory, sizeof(varve_use *));
  varve_vector_init(&builder->types, memory, sizeof(const varve_entity *));
  varve_vector_init(&builder->operands, memory, sizeof(varve_value *));
  varve_vector_init(&builder->successors, memory, sizeof(varve_block *));
}

static void release_builder(ir_builder *builder) {
  varve_ir_walk_release(&builder->walk);
  varve_vector_release(&builder->open);
  varve_vector_release(&builder->blocks);
  varve_vector_release(&builder->values);
  varve_vector_release(&builder->orders);
  varve_vector_release(&builder->uses);
  varve_vector_release(&builder->types);
  varve_vector_release(&builder->operands);
  varve_vector_release(&builder->successors);
}

static varve_status read_body(ir_builder *builder, const varve_ir_operation *read,
                              varve_operation *op) {
  VARVE_TRY(open_regions(builder, read, op));
  return varve_ir_walk_body(&builder->walk, read);
}

/* Drops what a failed attempt made; nothing else can refer to it. */
static varve_status materialize(varve_lazy_body *body, varve_operation *op) {
  lazy_regions *lazy = (lazy_regions *)body;
  ir_builder builder;
  if (lazy->failure != VARVE_STATUS_OK)
    return lazy->failure;
  init_builder(&builder, lazy->reader);
  builder.walk.depth = lazy->depth;
  varve_status status = read_body(&builder, &lazy->op, op);
  release_builder(&builder);
  if (status == VARVE_STATUS_OK)
    return status;
  lazy->failure = status;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    varve_operation_region(op, i)->first = NULL;
    varve_operation_region(op, i)->last = NULL;
  }
  return status;
}

/* To upstream, a file without operations is an empty module. */
static varve_status make_empty_module(varve_bytecode_reader *reader, varve_operation **root) {
  varve_operation_state state = {.region_count = 1};
  const varve_entity *file;
  varve_block *block;
  VARVE_TRY(varve_operation_name_get(reader->context, VARVE_SLICE("builtin.module"), &state.name));
  VARVE_TRY(varve_string_get(reader->context, reader->reporter.file, &file));
  VARVE_TRY(varve_file_line_column_get(reader->context, file, 0, 0, &state.location));
  VARVE_TRY(varve_operation_create(reader->module, &state, root));
  VARVE_TRY(varve_block_create(reader->module, &block));
  varve_region_insert_block(varve_operation_region(*root, 0), NULL, block);
  return VARVE_STATUS_OK;
}

varve_status varve_reader_read_ir(varve_bytecode_reader *reader) {
  ir_builder builder;
  init_builder(&builder, reader);
  varve_status status = varve_ir_walk_file(&builder.walk);
  if (status == VARVE_STATUS_OK && builder.root == NULL)
    status = make_empty_module(reader, &builder.root);
  if (status == VARVE_STATUS_OK)
    reader->module->root = builder.root;
  release_builder(&builder);
  return status;
}
