/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps an operation's operands and results to those of its definition: by segments, or because
 * all variadic ones have the same size. */
#include "dialect/operation_values.h"

#include "dialect/segments.h"
#include "dialect/symbols.h"

/* The records of one kind, and the number of values that the operation has for them. */
typedef struct value_list {
  const varve_value_record *records;
  uint32_t record_count;
  uint32_t count;
  const varve_entity *sizes; /* array<i32>; NULL: the variadic records share the remaining values */
} value_list;

static value_list list_of(const varve_operation *op, varve_record_list list, uint32_t count) {
  const varve_value_record *values = op->name->definition->values;
  return (value_list){.records = values + list.first, .record_count = list.count, .count = count};
}

/* Returns the sizes of operands or results. In a dictionary the attribute may be anything. */
static const varve_entity *sizes_of(const varve_operation *op, bool are_operands) {
  const varve_entity *inherent = varve_operation_inherent(op);
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *sizes = NULL;
  for (uint32_t i = 0; inherent != NULL && i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    if (property->kind == VARVE_PROPERTY_SEGMENTS &&
        varve_segments_are_of_operands(property->name) == are_operands)
      sizes = varve_dictionary_find_key(inherent, property->key);
  }
  const varve_segment_totals totals = {op->operand_count, varve_operation_result_count(op)};
  if (definition->in_dictionary && varve_segments_find_fault(definition, inherent, totals) != NULL)
    return NULL;
  return sizes;
}

static value_list operands_of(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  value_list list = list_of(op, definition->record->operands, op->operand_count);
  if (definition->has_operand_segments)
    list.sizes = sizes_of(op, true);
  return list;
}

static value_list results_of(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  value_list list = list_of(op, definition->record->results, varve_operation_result_count(op));
  if (definition->has_result_segments)
    list.sizes = sizes_of(op, false);
  return list;
}

static value_list regions_of(const varve_operation *op) {
  return list_of(op, op->name->definition->record->regions, varve_operation_region_count(op));
}

static value_list successors_of(const varve_operation *op) {
  return list_of(op, op->name->definition->record->successors, varve_operation_successor_count(op));
}

static uint32_t count_single(const value_list *list) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < list->record_count; i++)
    count += list->records[i].variadicity == VARVE_VARIADICITY_SINGLE;
  return count;
}

/* Returns the size of each variadic record of a list without sizes. */
static uint32_t shared_size(const value_list *list) {
  uint32_t single = count_single(list);
  return single == list->record_count ? 0 : (list->count - single) / (list->record_count - single);
}

static varve_value_range range_at(const value_list *list, uint32_t index) {
  varve_value_range range = {0, 0};
  if (index >= list->record_count)
    return (varve_value_range){list->count, 0};
  /* One value each: all are single, or the variadic ones share as many values as there are. */
  if (list->sizes == NULL && list->count == list->record_count)
    return (varve_value_range){index, 1};
  uint32_t shared = list->sizes == NULL ? shared_size(list) : 0;
  for (uint32_t i = 0; i <= index; i++) {
    range.first += range.count;
    if (list->sizes != NULL)
      range.count = (uint32_t)varve_segments_at(list->sizes, i);
    else
      range.count = list->records[i].variadicity == VARVE_VARIADICITY_SINGLE ? 1 : shared;
  }
  return range;
}

varve_value_range varve_operand_range_of(const varve_operation *op, uint32_t operand) {
  value_list list = operands_of(op);
  return range_at(&list, operand);
}

void varve_operand_ranges_of(const varve_operation *op, varve_value_range *ranges, uint32_t count) {
  value_list list = operands_of(op);
  uint32_t first = 0, shared = list.sizes == NULL ? shared_size(&list) : 0;
  for (uint32_t i = 0; i < count && i < list.record_count; i++) {
    bool is_single = list.records[i].variadicity == VARVE_VARIADICITY_SINGLE;
    ranges[i].first = first;
    ranges[i].count = list.sizes != NULL ? (uint32_t)varve_segments_at(list.sizes, i)
                      : is_single        ? 1
                                         : shared;
    first += ranges[i].count;
  }
}

varve_value_range varve_result_range_of(const varve_operation *op, uint32_t result) {
  value_list list = results_of(op);
  return range_at(&list, result);
}

varve_value_range varve_region_range_of(const varve_operation *op, uint32_t region) {
  value_list list = regions_of(op);
  return range_at(&list, region);
}

varve_value_range varve_successor_range_of(const varve_operation *op, uint32_t successor) {
  value_list list = successors_of(op);
  return range_at(&list, successor);
}

static bool is_allowed(const varve_value_record *record, uint32_t size) {
  switch (record->variadicity) {
  case VARVE_VARIADICITY_SINGLE:
    return size == 1;
  case VARVE_VARIADICITY_OPTIONAL:
    return size <= 1;
  default:
    return true;
  }
}

/* Checks the sizes, if there are any: one for each record, and their sum is the count. */
static bool list_fits(const value_list *list) {
  uint32_t single = count_single(list), open = list->record_count - single;
  if (list->sizes == NULL &&
      (list->count < single ||
       (open == 0 ? list->count != single : (list->count - single) % open != 0)))
    return false;
  uint32_t shared = list->sizes == NULL ? shared_size(list) : 0;
  for (uint32_t i = 0; i < list->record_count; i++) {
    bool is_single = list->records[i].variadicity == VARVE_VARIADICITY_SINGLE;
    uint32_t size = is_single ? 1 : shared;
    if (list->sizes != NULL)
      size = (uint32_t)varve_segments_at(list->sizes, i);
    if (!is_allowed(&list->records[i], size))
      return false;
  }
  return true;
}

static bool has_required(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *properties = varve_operation_inherent(op);
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    bool is_needed =
        property->kind == VARVE_PROPERTY_REQUIRED || property->kind == VARVE_PROPERTY_NATIVE;
    if (is_needed &&
        (properties == NULL || varve_dictionary_find_key(properties, property->key) == NULL))
      return false;
  }
  return true;
}

bool varve_operation_fits(const varve_operation *op) {
  const varve_entity *properties = varve_operation_inherent(op);
  if (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY)
    return false;
  const varve_segment_totals totals = {op->operand_count, varve_operation_result_count(op)};
  if (varve_segments_find_fault(op->name->definition, properties, totals) != NULL)
    return false;
  const value_list lists[] = {operands_of(op), results_of(op), regions_of(op), successors_of(op)};
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    if (!list_fits(&lists[i]))
      return false;
  return has_required(op);
}

/* format-spec/bytecode.md, "Properties". */

/* Upstream's limit is one more, but its readers do not accept a place of nine bits. */
enum { LAST_SPARSE_PLACE = 255 };

varve_slice varve_segments_name(varve_era era, bool are_operands) {
  if (varve_era_has(era, VARVE_HAS_CAMEL_SEGMENT_SIZES))
    return are_operands ? VARVE_SLICE("operandSegmentSizes") : VARVE_SLICE("resultSegmentSizes");
  return are_operands ? VARVE_SLICE("operand_segment_sizes") : VARVE_SLICE("result_segment_sizes");
}

static varve_status get_sizes(varve_context *context, varve_slice bytes, uint32_t count,
                              const varve_entity **attribute) {
  const int64_t dimension = count;
  const varve_entity *type = NULL;
  if (varve_era_has(context->era, VARVE_HAS_DENSE_ARRAYS))
    return varve_dense_array_get(context, context->i32, bytes, attribute);
  VARVE_TRY(varve_vector_type_get(context, (varve_dims){&dimension, 1}, NULL, context->i32, &type));
  return varve_dense_elements_get(context, type, bytes, false, attribute);
}

varve_status varve_segments_get(varve_context *context, const int32_t *sizes, uint32_t count,
                                const varve_entity **attribute) {
  enum { USUAL_COUNT = 32 };
  char usual[4 * USUAL_COUNT];
  size_t size = 4 * (size_t)count;
  char *bytes = size <= sizeof usual ? usual : varve_memory_resize(&context->memory, NULL, 0, size);
  *attribute = NULL;
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < size; i++)
    bytes[i] = (char)(unsigned char)((uint32_t)sizes[i / 4] >> 8 * (i % 4));
  varve_status status = get_sizes(context, varve_slice_make(bytes, size), count, attribute);
  if (bytes != usual)
    varve_memory_free(&context->memory, bytes, size);
  return status;
}

/* Returns whether the sizes have the form used before LLVM 16. */
static bool are_elements(const varve_entity *sizes) {
  const varve_entity *type = sizes->kind == VARVE_KIND_DENSE_ELEMENTS ? sizes->children[0] : NULL;
  return type != NULL && type->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(type).rank == 1 &&
         varve_type_dims(type).sizes[0] <= UINT32_MAX &&
         type->children[0]->kind == VARVE_KIND_INTEGER_TYPE &&
         varve_type_bit_width(type->children[0]) == 32;
}

bool varve_segments_are_sizes(const varve_entity *sizes) {
  return sizes->kind == VARVE_KIND_DENSE_ARRAY ? varve_segments_are_property(sizes)
                                               : are_elements(sizes);
}

bool varve_segments_are_property(const varve_entity *sizes) {
  if (sizes->kind != VARVE_KIND_DENSE_ARRAY)
    return false;
  return varve_type_is_integer(sizes->children[0], 32, VARVE_SIGNLESS) &&
         sizes->payload_size / sizeof(int32_t) <= UINT32_MAX;
}

uint32_t varve_segments_count(const varve_entity *sizes) {
  if (sizes->kind == VARVE_KIND_DENSE_ELEMENTS)
    return (uint32_t)varve_type_dims(sizes->children[0]).sizes[0];
  return (uint32_t)(sizes->payload_size / sizeof(int32_t));
}

int32_t varve_segments_at(const varve_entity *sizes, uint32_t index) {
  if (sizes->kind == VARVE_KIND_DENSE_ELEMENTS && (sizes->flags & VARVE_FLAG_SPLAT) != 0)
    index = 0;
  const uint8_t *bytes = (const uint8_t *)varve_entity_payload(sizes) + 4 * (size_t)index;
  return (int32_t)(bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                   (uint32_t)bytes[3] << 24);
}

bool varve_segments_are_of_operands(varve_slice name) { return name.data[0] == 'o'; }

uint32_t varve_segments_expected(const varve_operation_definition *definition, varve_slice name) {
  const varve_operation_record *record = definition->record;
  return varve_segments_are_of_operands(name) ? record->operands.count : record->results.count;
}

static bool fit(const varve_operation_definition *definition, varve_slice name,
                const varve_entity *sizes, uint32_t total) {
  uint64_t sum = 0;
  if (sizes == NULL || !varve_segments_are_sizes(sizes) ||
      varve_segments_count(sizes) != varve_segments_expected(definition, name))
    return false;
  for (uint32_t i = 0; i < varve_segments_count(sizes); i++) {
    int32_t size = varve_segments_at(sizes, i);
    if (size < 0)
      return false;
    sum += (uint32_t)size;
  }
  return sum == total;
}

const varve_property_definition *
varve_segments_find_fault(const varve_operation_definition *definition,
                          const varve_entity *properties, varve_segment_totals totals) {
  if (!definition->has_operand_segments && !definition->has_result_segments)
    return NULL;
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    if (property->kind != VARVE_PROPERTY_SEGMENTS)
      continue;
    uint32_t total =
        varve_segments_are_of_operands(property->name) ? totals.operand_count : totals.result_count;
    const varve_entity *sizes =
        properties == NULL ? NULL : varve_dictionary_find_key(properties, property->key);
    if (!fit(definition, property->name, sizes, total))
      return property;
  }
  return NULL;
}

varve_sparse_form varve_segments_form(const varve_entity *sizes) {
  varve_sparse_form form = {.is_sparse = true};
  uint32_t last = 0, count = varve_segments_count(sizes);
  for (uint32_t i = 0; i < count; i++)
    if (varve_segments_at(sizes, i) != 0) {
      form.count++;
      last = i;
    }
  if (last > LAST_SPARSE_PLACE || form.count > count / 2)
    return (varve_sparse_form){.count = count};
  while (last >> form.bits != 0)
    form.bits++;
  return form;
}

/* Symbols: see symbols.h. */

static const varve_entity *find(const varve_operation *op, varve_slice key) {
  const varve_entity *found = varve_operation_attribute(op, key);
  return found != NULL && found->kind == VARVE_KIND_STRING ? found : NULL;
}

bool varve_operation_symbol_name(const varve_operation *op, varve_slice *name) {
  const varve_entity *found = find(op, VARVE_SLICE("sym_name"));
  if (found == NULL)
    return false;
  *name = varve_string_bytes(found);
  return true;
}

varve_visibility varve_visibility_of_text(varve_slice text) {
  if (varve_slice_equal(text, VARVE_SLICE("private")))
    return VARVE_VISIBILITY_PRIVATE;
  return varve_slice_equal(text, VARVE_SLICE("nested")) ? VARVE_VISIBILITY_NESTED
                                                        : VARVE_VISIBILITY_PUBLIC;
}

bool varve_may_be_symbol_table(const varve_operation_definition *definition) {
  return definition == NULL || definition->dialect->is_of_pack ||
         varve_has_trait(definition->dialect->tables, definition->record->traits, "SymbolTable");
}

/* Caches attributes without a name, because many operations share them. */
static bool is_plain(varve_symbol_walk *walk, const varve_operation *op) {
  return op->attributes == NULL ||
         walk->plain[op->attributes->id % VARVE_PLAIN_ATTRIBUTES] == op->attributes;
}

/* Calls the callback if op is a symbol. *is_table: op may contain symbols. */
static varve_status visit_operation(varve_symbol_walk *walk, varve_operation *op, bool *is_table) {
  *is_table = false;
  if (is_plain(walk, op))
    return VARVE_STATUS_OK;
  if (!varve_operation_symbol_name(op, &walk->symbol.name)) {
    walk->plain[op->attributes->id % VARVE_PLAIN_ATTRIBUTES] = op->attributes;
    return VARVE_STATUS_OK;
  }
  const varve_entity *visibility = find(op, VARVE_SLICE("sym_visibility"));
  walk->symbol.operation = op->name->text;
  walk->symbol.visibility = visibility == NULL
                                ? VARVE_VISIBILITY_PUBLIC
                                : varve_visibility_of_text(varve_string_bytes(visibility));
  VARVE_TRY(walk->function(walk->user, &walk->symbol));
  *is_table = varve_operation_region_count(op) != 0 && !walk->is_flat &&
              (!walk->asks_definitions || varve_may_be_symbol_table(op->name->definition));
  return *is_table ? varve_operation_materialize(op) : VARVE_STATUS_OK;
}

varve_status varve_symbol_walk_visit(varve_symbol_walk *walk, varve_operation *top) {
  varve_operation *table = top, *op = top;
  bool is_table;
  walk->symbol.depth = 0;
  VARVE_TRY(visit_operation(walk, top, &is_table));
  if (!is_table)
    return VARVE_STATUS_OK;
  walk->symbol.depth = 1;
  while (op != NULL) {
    if (!is_table && op->next != NULL) {
      op = op->next;
    } else {
      op = is_table ? varve_operation_next_preorder(top, op)
                    : varve_operation_next_skipping(top, op);
      for (; op != NULL && varve_operation_parent(op) != table; walk->symbol.depth--)
        table = varve_operation_parent(table);
    }
    is_table = false;
    if (op != NULL)
      VARVE_TRY(visit_operation(walk, op, &is_table));
    if (is_table) {
      table = op;
      walk->symbol.depth++;
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_module_visit_symbols(varve_module *module, varve_symbol_function *function,
                                        void *user) {
  varve_symbol_walk walk = {.function = function, .user = user, .asks_definitions = true};
  varve_operation *root = module->root;
  VARVE_TRY(varve_context_define_names(module->context));
  VARVE_TRY(varve_operation_materialize(root));
  varve_operation *op = varve_operation_next_preorder(root, root);
  for (; op != NULL; op = varve_operation_next_skipping(root, op)) {
    VARVE_TRY(varve_symbol_walk_visit(&walk, op));
    walk.symbol.top_level++;
  }
  return VARVE_STATUS_OK;
}
