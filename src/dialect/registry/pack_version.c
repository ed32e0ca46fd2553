/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the version that a module asks for: see pack_version.h. */
#include "dialect/registry/pack_version.h"

#include "dialect/registry/dialect_version.h"
#include "dialect/registry/pack_evidence.h"
#include "dialect/registry/pack_named.h"
#include "dialect/registry/target.h"
#include "ir/attributes.h"

static varve_pack *pack_at(const varve_pack_range *packs, size_t index) {
  return varve_pack_at(packs->list, packs->first + index);
}

static size_t count_of(const varve_pack_range *packs) { return packs->end - packs->first; }

/* Returns the lowest version that is not before the stated one; NULL if all are. */
static varve_pack *not_before(const varve_pack_range *packs, varve_slice stated) {
  for (size_t i = count_of(packs); stated.size != 0 && i > 0; i--) {
    varve_pack *pack = pack_at(packs, i - 1);
    if (!varve_version_is_before(varve_pack_fact_of(pack, VARVE_PACK_FACT_version), stated))
      return pack;
  }
  return NULL;
}

/* --- stated by the file */

/* Appends the text of a version that the file stores, if the pack defines the dialect and says
 * which numbers its versions have. */
static varve_status decode_stored(const varve_pack *pack, const varve_pack_stored *stored,
                                  varve_buffer *text) {
  const varve_definition_tables *tables = &pack->file.tables;
  varve_format_fault fault;
  uint32_t dialect, count;
  if (!varve_pack_find_dialect(pack, stored->dialect, &dialect))
    return VARVE_STATUS_OK;
  varve_slice fields =
      varve_find_text_fact(tables, varve_dialect_record_at(tables, dialect).facts, "version");
  varve_status status =
      fields.size == 0 ? VARVE_STATUS_INVALID : varve_version_fields_parse(fields, &count, &fault);
  if (status == VARVE_STATUS_OK)
    status = varve_version_decode(count, stored->bytes, text);
  if (status == VARVE_STATUS_INVALID)
    text->size = 0;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* Appends the version in the producer, if it begins as that of artifacts of this dialect. */
static varve_status find_in_producer(varve_context *context, const varve_pack *pack,
                                     uint32_t dialect, varve_buffer *text) {
  const varve_definition_tables *tables = &pack->file.tables;
  varve_slice producer = context->packs.reading->producer;
  varve_slice fact =
      varve_find_fact(tables, varve_dialect_record_at(tables, dialect).facts, "artifact");
  const varve_entity *artifact = NULL, *start = NULL;
  if (fact.size == 0 || context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  varve_status status = context->parse_attribute(context, fact, &artifact);
  if (status != VARVE_STATUS_OK)
    return varve_is_failure(status) ? status : VARVE_STATUS_OK;
  if (artifact->kind == VARVE_KIND_DICTIONARY)
    start = varve_dictionary_find(artifact, VARVE_SLICE("producer"));
  if (start == NULL || start->kind != VARVE_KIND_STRING ||
      !varve_slice_starts_with(producer, varve_string_bytes(start)))
    return VARVE_STATUS_OK;
  size_t size = varve_string_bytes(start).size;
  return varve_buffer_append(text, varve_slice_make(producer.data + size, producer.size - size));
}

static varve_status find_stated(varve_context *context, varve_pack *pack, varve_buffer *text) {
  const varve_pack_reading *reading = context->packs.reading;
  bool is_stated = reading->stored.count != 0 || reading->producer.size != 0;
  if (!is_stated || !varve_pack_is_sound(pack)) /* to check a pack takes long */
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < reading->stored.count && text->size == 0; i++)
    VARVE_TRY(decode_stored(pack, &VARVE_VECTOR_AT(&reading->stored, varve_pack_stored, i), text));
  for (uint32_t i = 0; i < pack->file.tables.dialect_count && text->size == 0; i++)
    if (reading->producer.size != 0)
      VARVE_TRY(find_in_producer(context, pack, i, text));
  return VARVE_STATUS_OK;
}

/* Returns the number that a text begins with. */
static uint32_t number_of(varve_slice text) {
  uint32_t number = 0;
  for (size_t i = 0; i < text.size && text.data[i] >= '0' && text.data[i] <= '9'; i++)
    number = number > UINT32_MAX / 20 ? UINT32_MAX : number * 10 + (uint32_t)(text.data[i] - '0');
  return number;
}

/* Bytecode of an older release of LLVM than the pack builds on is of an older version of its
 * project. Varve writes that of the pack. */
static bool has_older_producer(const varve_pack_reading *reading, const varve_pack *pack) {
  return reading->release != 0 &&
         !varve_slice_starts_with(reading->producer, VARVE_SLICE("Varve")) &&
         reading->release < number_of(varve_pack_fact_of(pack, VARVE_PACK_FACT_llvm));
}

varve_status varve_pack_find_stated_other(varve_context *context, varve_pack *pack,
                                          bool *is_other) {
  varve_buffer text;
  varve_slice own = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
  *is_other = false;
  if (context->packs.reading == NULL || own.size == 0)
    return VARVE_STATUS_OK;
  *is_other = has_older_producer(context->packs.reading, pack);
  if (*is_other)
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &context->memory);
  varve_status status = find_stated(context, pack, &text);
  varve_slice stated = varve_buffer_slice(&text);
  *is_other = status == VARVE_STATUS_OK && stated.size != 0 &&
              (varve_version_is_before(stated, own) || varve_version_is_before(own, stated));
  varve_buffer_release(&text);
  return status;
}

/* --- by other facts */

varve_slice varve_pack_base_version(const varve_pack *pack, varve_slice project) {
  return varve_versioned_find(varve_pack_fact_of(pack, VARVE_PACK_FACT_builds_on), project);
}

/* Finds the version that a pack of the module's dialects builds on. */
static varve_status find_base(varve_context *context, const varve_pack_range *packs,
                              varve_pack **found) {
  varve_slice project = varve_pack_fact_of(pack_at(packs, 0), VARVE_PACK_FACT_project);
  for (size_t i = 0; i < packs->list->packs.count && *found == NULL; i++) {
    varve_pack *pack = varve_pack_at(packs->list, i);
    varve_slice version = varve_pack_base_version(pack, project);
    if (version.size == 0)
      continue;
    VARVE_TRY(varve_pack_find_used(context, false));
    if (varve_pack_count_used(context->packs.reading, pack) == 0)
      continue;
    for (size_t at = 0; at < count_of(packs) && *found == NULL; at++)
      if (varve_pack_is_version(pack_at(packs, at), version))
        *found = pack_at(packs, at);
  }
  return VARVE_STATUS_OK;
}

/* Returns the highest version that builds on the release of LLVM that the producer names. */
static varve_pack *of_release(const varve_pack_range *packs, uint32_t release) {
  for (size_t i = 0; release != 0 && i < count_of(packs); i++)
    if (number_of(varve_pack_fact_of(pack_at(packs, i), VARVE_PACK_FACT_llvm)) == release)
      return pack_at(packs, i);
  return NULL;
}

varve_status varve_pack_find_version(varve_context *context, const varve_pack_range *packs,
                                     varve_pack **found) {
  varve_buffer text;
  *found = varve_pack_named_of(context, pack_at(packs, 0));
  if (*found != NULL || context->packs.reading == NULL)
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &context->memory);
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < count_of(packs) && text.size == 0 && status == VARVE_STATUS_OK; i++)
    status = find_stated(context, pack_at(packs, i), &text);
  if (status == VARVE_STATUS_OK)
    *found = not_before(packs, varve_buffer_slice(&text));
  varve_buffer_release(&text);
  if (status == VARVE_STATUS_OK && *found == NULL)
    status = find_base(context, packs, found);
  if (*found == NULL)
    *found = of_release(packs, context->packs.reading->release);
  return status;
}
