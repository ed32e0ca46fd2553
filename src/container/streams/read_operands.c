/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds operands among the visible values. format-spec/varve.md, "Operands". */
#include "container/streams/read.h"
#include "ir/use_list.h"

/* Replaces a value that is defined later. */
typedef struct varve_forward {
  uint32_t number;
  varve_value *value;
} varve_forward;

static uint64_t hash_number(uint32_t number) {
  return (uint64_t)number * UINT64_C(0x9E3779B97F4A7C15);
}

static bool is_number(const void *key, const void *value) {
  return *(const uint32_t *)key == ((const varve_forward *)value)->number;
}

/* Returns the list of positions of values of the type; NULL if no site needs it. */
static varve_vector *type_list(const varve_container_reader *reader, const varve_entity *type) {
  uint32_t place = varve_id_table_get(&reader->values.type_places, type->id);
  return place == 0 ? NULL : &VARVE_VECTOR_AT(&reader->values.by_type, varve_vector, place - 1);
}

static varve_status settle(varve_container_reader *reader, varve_forward *forward,
                           varve_value *value) {
  VARVE_TRY(
      varve_forward_value_settle(reader->module, forward->value, value, &reader->values.uses));
  (void)varve_hash_table_remove(&reader->values.forwards, hash_number(forward->number), forward);
  return VARVE_STATUS_OK;
}

varve_status varve_see(varve_container_reader *reader, varve_value *value) {
  varve_vector *list = type_list(reader, value->type);
  varve_seen_value seen = {value, list == NULL ? 0 : (uint32_t)list->count};
  uint32_t number = reader->values.defined++;
  if (list != NULL)
    VARVE_TRY(varve_vector_push_u32(list, (uint32_t)reader->values.seen.count));
  if (reader->values.seen.count == reader->values.seen.capacity)
    VARVE_TRY(varve_vector_reserve(&reader->values.seen, 1));
  VARVE_VECTOR_AT(&reader->values.seen, varve_seen_value, reader->values.seen.count++) = seen;
  VARVE_TRY(varve_vector_push_pointer(&reader->values.all, value));
  if (reader->values.forwards.count == 0)
    return VARVE_STATUS_OK;
  varve_forward *forward =
      varve_hash_table_find(&reader->values.forwards, hash_number(number), is_number, &number);
  return forward == NULL ? VARVE_STATUS_OK : settle(reader, forward, value);
}

varve_status varve_open_scope(varve_container_reader *reader) {
  uint32_t height = (uint32_t)reader->values.seen.count;
  return varve_vector_push_u32(&reader->values.scopes, height);
}

void varve_close_scope(varve_container_reader *reader) {
  size_t height = VARVE_VECTOR_LAST(&reader->values.scopes, uint32_t);
  varve_vector_truncate(&reader->values.scopes, reader->values.scopes.count - 1);
  for (size_t i = reader->values.seen.count; reader->values.by_type.count != 0 && i-- > height;) {
    const varve_value *value = VARVE_VECTOR_AT(&reader->values.seen, varve_seen_value, i).value;
    varve_vector *list = type_list(reader, value->type);
    if (list != NULL)
      varve_vector_truncate(list, list->count - 1);
  }
  varve_vector_truncate(&reader->values.seen, height);
}

static varve_status get_forward(varve_container_reader *reader, varve_value **value) {
  int64_t ahead;
  VARVE_TRY(varve_unpack_signed(reader, VARVE_STREAM_FORWARD, &ahead));
  int64_t forward_number = (int64_t)reader->values.defined + ahead;
  if (ahead < -(int64_t)reader->values.defined || ahead > VARVE_MAX_VALUES ||
      forward_number > UINT32_MAX)
    return varve_container_fail(reader, VARVE_STREAM_FORWARD, "an operand that is out of range");
  uint32_t number = (uint32_t)forward_number;
  if (ahead < 0) {
    *value = VARVE_VECTOR_AT(&reader->values.all, varve_value *, number);
    return VARVE_STATUS_OK;
  }
  varve_forward *forward =
      varve_hash_table_find(&reader->values.forwards, hash_number(number), is_number, &number);
  if (forward == NULL) {
    forward = varve_arena_allocate(&reader->arena, sizeof(*forward));
    if (forward == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    forward->number = number;
    VARVE_TRY(
        varve_forward_value_create(reader->module, reader->context->none_type, &forward->value));
    VARVE_TRY(varve_hash_table_insert(&reader->values.forwards, hash_number(number), forward));
  }
  *value = forward->value;
  return VARVE_STATUS_OK;
}

varve_status varve_check_forwards(varve_container_reader *reader) {
  if (reader->values.forwards.count == 0)
    return VARVE_STATUS_OK;
  return varve_container_fail(reader, VARVE_STREAM_FORWARD, "%zu values are used but not defined",
                              reader->values.forwards.count);
}

/* Returns the value at that position, or NULL if there is no such value. */
static const varve_seen_value *seen_at(const varve_container_reader *reader, int64_t place) {
  return place < 0 || place >= (int64_t)reader->values.seen.count
             ? NULL
             : &VARVE_VECTOR_AT(&reader->values.seen, varve_seen_value, place);
}

static varve_status fail_unseen(varve_container_reader *reader) {
  return varve_container_fail(reader, VARVE_STREAM_OPERAND,
                              "an operand is not one of the %zu visible values",
                              reader->values.seen.count);
}

/* The code of an operand, with its context. */
typedef struct operand_code {
  const varve_read_site *site;
  uint32_t code; /* not 0 */
  uint32_t left; /* position of the operand to the left */
} operand_code;

/* Returns the position in seen; it may be out of range. */
static inline int64_t find_place(const varve_container_reader *reader,
                                 const operand_code *operand) {
  switch (operand->site->mode) {
  case VARVE_OPERAND_DISTANCE:
    return (int64_t)reader->values.seen.count - operand->code;
  case VARVE_OPERAND_STEP:
    return operand->site->last + varve_unfold(operand->code - 1);
  case VARVE_OPERAND_NEXT:
    return operand->left + varve_unfold(operand->code - 1);
  default: {
    /* Finds the position from the position among values of the same type. */
    const varve_vector *list =
        &VARVE_VECTOR_AT(&reader->values.by_type, varve_vector, operand->site->list - 1);
    int64_t typed = operand->site->mode == VARVE_OPERAND_TYPED_STEP
                        ? operand->site->last_typed + varve_unfold(operand->code - 1)
                        : (int64_t)list->count - operand->code;
    bool is_there = typed >= 0 && typed < (int64_t)list->count;
    return is_there ? (int64_t)VARVE_VECTOR_AT(list, uint32_t, typed) : -1;
  }
  }
}

static varve_status get_by_site(varve_container_reader *reader, const varve_read_shape *shape,
                                varve_operation *op) {
  const size_t count = reader->values.seen.count;
  const varve_seen_value *list = reader->values.seen.data;
  varve_read_site *sites = reader->codes.sites.data;
  uint32_t left = (uint32_t)count;
  for (uint32_t i = 0; i < shape->operand_count; i++) {
    varve_read_site *site = &sites[shape->first_site + i];
    varve_value *value = NULL;
    if (site->next == site->end)
      return varve_container_fail(reader, VARVE_STREAM_OPERAND, "an operand has no code");
    uint32_t code = VARVE_VECTOR_AT(&reader->codes.operands, uint32_t, site->next++);
    if (code == 0) {
      VARVE_TRY(get_forward(reader, &value));
      if (value == NULL)
        return VARVE_STATUS_INTERNAL;
    } else {
      const operand_code operand = {site, code, left};
      uint64_t place = (uint64_t)find_place(reader, &operand);
      if (place >= count)
        return fail_unseen(reader);
      site->last = left = (uint32_t)place;
      site->last_typed = list[place].typed;
      value = list[place].value;
    }
    varve_use_link(&op->operands[i], value);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_operands(varve_container_reader *reader, const varve_read_shape *shape,
                                   varve_operation *op) {
  if (!reader->is_interleaved)
    return get_by_site(reader, shape, op);
  for (uint32_t i = 0; i < shape->operand_count; i++) {
    varve_value *value = NULL;
    uint64_t code;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_OPERAND, &code));
    if (code > reader->values.seen.count)
      return fail_unseen(reader);
    if (code == 0) {
      VARVE_TRY(get_forward(reader, &value));
      if (value == NULL)
        return VARVE_STATUS_INTERNAL;
    } else {
      const varve_seen_value *seen =
          seen_at(reader, (int64_t)reader->values.seen.count - (int64_t)code);
      if (seen == NULL)
        return fail_unseen(reader);
      value = seen->value;
    }
    varve_use_link(&op->operands[i], value);
  }
  return VARVE_STATUS_OK;
}
