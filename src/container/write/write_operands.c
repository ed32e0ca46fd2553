/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes operands: which values are visible, and the codes of each operand. format-spec/varve.md,
 * "Operands". */
#include "container/write/write_shapes.h"

#include "container/frame/cost.h"
#include "container/symbols/walk.h"

varve_status varve_number_values(varve_container_writer *writer) {
  varve_walk walk;
  uint32_t count = 0;
  varve_walk_init(&walk, writer->run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    if (walk.event == VARVE_WALK_OPERATION)
      for (uint32_t i = 0; i < varve_operation_result_count(walk.op); i++)
        varve_operation_result(walk.op, i)->number = count++;
    if (walk.event == VARVE_WALK_BLOCK)
      for (uint32_t i = 0; i < walk.block->argument_count; i++)
        walk.block->arguments[i]->value.number = count++;
  }
  return varve_vector_grow(&writer->places, count) == NULL && count != 0
             ? VARVE_STATUS_OUT_OF_MEMORY
             : VARVE_STATUS_OK;
}

static varve_value_place *place_of(const varve_container_writer *writer, const varve_value *value) {
  return &VARVE_VECTOR_AT(&writer->places, varve_value_place, value->number);
}

varve_status varve_visible_define(varve_container_writer *writer, const varve_value *value) {
  uint32_t typed = varve_id_table_get(&writer->typed_counts, value->type->id);
  *place_of(writer, value) = (varve_value_place){(uint32_t)writer->visible.count, typed};
  VARVE_TRY(varve_id_table_set(&writer->typed_counts, value->type->id, typed + 1));
  writer->defined++;
  return varve_vector_push(&writer->visible, &value);
}

varve_status varve_visible_open(varve_container_writer *writer) {
  uint32_t height = (uint32_t)writer->visible.count;
  return varve_vector_push(&writer->scopes, &height);
}

void varve_visible_close(varve_container_writer *writer) {
  size_t height = VARVE_VECTOR_LAST(&writer->scopes, uint32_t);
  varve_vector_truncate(&writer->scopes, writer->scopes.count - 1);
  for (size_t i = writer->visible.count; i-- > height;) {
    const varve_value *value = VARVE_VECTOR_AT(&writer->visible, const varve_value *, i);
    writer->typed_counts.numbers[value->type->id]--;
  }
  varve_vector_truncate(&writer->visible, height);
}

static bool is_visible(const varve_container_writer *writer, const varve_value *value) {
  if (value->number >= writer->defined)
    return false;
  uint32_t place = place_of(writer, value)->place;
  return place < writer->visible.count &&
         VARVE_VECTOR_AT(&writer->visible, const varve_value *, place) == value;
}

varve_status varve_make_sites(varve_container_writer *writer) {
  uint64_t site_count = 0, slot_count = 0;
  for (size_t i = 0; i < writer->shapes.count; i++) {
    varve_written_shape *shape = VARVE_VECTOR_AT(&writer->shapes, varve_written_shape *, i);
    shape->first_site = (uint32_t)site_count;
    site_count += shape->words[VARVE_SHAPE_OPERANDS];
    slot_count += shape->words[VARVE_SHAPE_OPERANDS] * shape->chosen_count;
  }
  if (slot_count > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  varve_operand_site *sites = varve_vector_grow(&writer->sites, (size_t)site_count);
  if ((sites == NULL && site_count != 0) ||
      (varve_vector_grow(&writer->codes, (size_t)slot_count) == NULL && slot_count != 0))
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint32_t slot = 0;
  for (size_t i = 0; i < writer->shapes.count; i++) {
    const varve_written_shape *shape = VARVE_VECTOR_AT(&writer->shapes, varve_written_shape *, i);
    bool has_types = (shape->words[VARVE_SHAPE_FLAG_WORD] & VARVE_SHAPE_HAS_OPERAND_TYPES) != 0;
    for (uint64_t s = 0; sites != NULL && s < shape->words[VARVE_SHAPE_OPERANDS]; s++, sites++) {
      sites->first_slot = slot;
      sites->slot_count = shape->chosen_count;
      sites->is_typed = has_types;
      slot += shape->chosen_count;
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status put_forward(varve_container_writer *writer, const varve_value *value) {
  return varve_pack_signed(writer, VARVE_STREAM_FORWARD,
                           (int64_t)value->number - (int64_t)writer->defined);
}

varve_status varve_code_operands(varve_container_writer *writer, const varve_operation *op,
                                 const varve_written_shape *shape) {
  if (writer->is_interleaved) {
    for (uint32_t i = 0; i < op->operand_count; i++) {
      const varve_value *value = varve_operation_operand(op, i);
      bool is_known = is_visible(writer, value);
      uint64_t code = is_known ? writer->visible.count - place_of(writer, value)->place : 0;
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_OPERAND, code));
      if (!is_known)
        VARVE_TRY(put_forward(writer, value));
    }
    return VARVE_STATUS_OK;
  }
  uint32_t left = (uint32_t)writer->visible.count;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_value *value = varve_operation_operand(op, i);
    varve_operand_site *site =
        &VARVE_VECTOR_AT(&writer->sites, varve_operand_site, shape->first_site + i);
    if (!is_visible(writer, value)) {
      site->coded++;
      VARVE_TRY(put_forward(writer, value));
      continue;
    }
    /* Computes the codes of a visible value in all modes; 0 means that the value is not visible. */
    const varve_value_place *place = place_of(writer, value);
    varve_operand_codes *codes =
        &VARVE_VECTOR_AT(&writer->codes, varve_operand_codes, site->first_slot + site->coded++);
    uint32_t height = (uint32_t)writer->visible.count;
    uint32_t typed_height = varve_id_table_get(&writer->typed_counts, value->type->id);
    codes->of_mode[VARVE_OPERAND_DISTANCE] = height - place->place;
    codes->of_mode[VARVE_OPERAND_TYPED_DISTANCE] = typed_height - place->typed;
    codes->of_mode[VARVE_OPERAND_STEP] =
        (uint32_t)varve_fold((int64_t)place->place - (int64_t)site->last) + 1;
    codes->of_mode[VARVE_OPERAND_TYPED_STEP] =
        (uint32_t)varve_fold((int64_t)place->typed - (int64_t)site->last_typed) + 1;
    codes->of_mode[VARVE_OPERAND_NEXT] =
        (uint32_t)varve_fold((int64_t)place->place - (int64_t)left) + 1;
    site->last = place->place;
    site->last_typed = place->typed;
    left = place_of(writer, value)->place;
  }
  return VARVE_STATUS_OK;
}

enum { BUCKETS = 512, DISTINCT_COST = 10 * 256 };

/* Estimates the cost of the codes of a site in one mode: each code that differs from the one before
 * costs by its rarity, and each new code costs extra. */
static uint64_t cost_of(const varve_container_writer *writer, const varve_operand_site *site,
                        varve_operand_mode mode) {
  uint32_t counts[BUCKETS] = {0};
  uint64_t cost = 0, changes = 0;
  uint32_t last = 0;
  const varve_operand_codes *codes =
      &VARVE_VECTOR_AT(&writer->codes, varve_operand_codes, site->first_slot);
  for (uint32_t i = 0; i < site->slot_count; i++) {
    uint32_t code = codes[i].of_mode[mode];
    if (i != 0 && code == last)
      continue;
    counts[(code ^ code >> 9) % BUCKETS]++;
    changes++;
    cost += code < 64 ? 0 : 512;
    last = code;
  }
  for (unsigned i = 0; i < BUCKETS; i++)
    if (counts[i] != 0)
      cost += varve_cost_of_alike(changes, counts[i]) + DISTINCT_COST;
  return cost + changes * 256;
}

static bool is_possible(const varve_operand_site *site, unsigned mode) {
  bool is_typed = mode == VARVE_OPERAND_TYPED_DISTANCE || mode == VARVE_OPERAND_TYPED_STEP;
  return site->is_typed || !is_typed;
}

void varve_choose_modes(varve_container_writer *writer) {
  for (size_t i = 0; i < writer->sites.count; i++) {
    varve_operand_site *site = &VARVE_VECTOR_AT(&writer->sites, varve_operand_site, i);
    uint64_t best = UINT64_MAX;
    for (unsigned mode = 0; mode < VARVE_OPERAND_MODE_COUNT; mode++) {
      uint64_t cost =
          is_possible(site, mode) ? cost_of(writer, site, (varve_operand_mode)mode) : UINT64_MAX;
      if (cost < best) {
        best = cost;
        site->mode = (uint8_t)mode;
      }
    }
  }
}

varve_status varve_pack_operands(varve_container_writer *writer) {
  for (size_t i = 0; i < writer->sites.count; i++) {
    const varve_operand_site *site = &VARVE_VECTOR_AT(&writer->sites, varve_operand_site, i);
    const varve_operand_codes *codes =
        &VARVE_VECTOR_AT(&writer->codes, varve_operand_codes, site->first_slot);
    for (uint32_t n = 0; n < site->slot_count; n++)
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_OPERAND, codes[n].of_mode[site->mode]));
  }
  return VARVE_STATUS_OK;
}
