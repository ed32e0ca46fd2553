/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ends a custom form that was parsed by its format: puts the contents of the slots into the
 * order of declaration, infers the types that the text omits, and makes the operation. */
#include "dialect/infer/infer_plan.h"
#include "dialect/infer/infer_types.h"
#include "dialect/segments.h"
#include "text/parse_operation/parse_operation_by_format.h"

/* The operation being built. groups: by operand or result of the record. */
typedef struct assembly {
  varve_parser *parser;
  varve_operation_draft *draft;
  const varve_operation_format *format;
  const varve_operation_record *record;
  varve_type_group *operands;
  varve_type_group *results;
  const varve_operand_use *uses; /* operands in the order of declaration */
  const varve_entity **types;    /* types of the uses */
  size_t use_count;
  bool in_one_list; /* the form has `operands` instead of single operands */
} assembly;

static const varve_entity *const no_types[1] = {NULL};

static varve_format_slot *slot_of(const assembly *a, varve_slot_kind kind, uint32_t index) {
  return varve_find_slot(a->parser, a->draft, kind, index);
}

static varve_variadicity variadicity_of(const assembly *a, varve_record_list list, uint32_t index) {
  return varve_variadicity_of(a->draft, list, index);
}

static varve_slice name_of(const assembly *a, varve_record_list list, uint32_t index) {
  const varve_operation_definition *definition = a->format->definition;
  return varve_table_text(definition->dialect->tables, definition->values[list.first + index].name);
}

static void *allocate(const assembly *a, size_t count, size_t size) {
  void *made = varve_arena_allocate_array(&a->parser->scratch, count == 0 ? 1 : count, size);
  if (made != NULL)
    memset(made, 0, count * size);
  return made;
}

static varve_status too_many(const assembly *a) {
  return varve_error_at(a->parser, VARVE_STATUS_LIMIT_EXCEEDED, a->draft->start,
                        "an operation has at most 2^30 - 1 operands, results, successors and "
                        "regions");
}

/* Regions and successors */

/* Moves the entries of the slots, in slot order, to the end of the vector from first on. */
static varve_status reorder(const assembly *a, varve_vector *vector, size_t first,
                            varve_slot_kind kind) {
  bool are_regions = kind == VARVE_SLOT_REGION;
  varve_record_list list = are_regions ? a->record->regions : a->record->successors;
  size_t given = vector->count - first, end = vector->count;
  for (uint32_t i = 0; i < list.count; i++) {
    const varve_format_slot *slot = slot_of(a, kind, i);
    VARVE_TRY(varve_vector_reserve(vector, slot->count));
    if (slot->count != 0)
      memcpy((void **)vector->data + vector->count, (void **)vector->data + slot->first,
             slot->count * sizeof(void *));
    vector->count += slot->count;
    if (are_regions && slot->count == 0 && variadicity_of(a, list, i) == VARVE_VARIADICITY_SINGLE)
      VARVE_TRY(varve_add_region(a->parser));
  }
  if (vector->count - end < given)
    return VARVE_STATUS_INTERNAL;
  if (vector->count != end)
    memmove((void **)vector->data + first, (void **)vector->data + end,
            (vector->count - end) * sizeof(void *));
  vector->count -= given;
  return VARVE_STATUS_OK;
}

/* Operands */

static varve_status collect_uses(assembly *a) {
  const varve_format_slot *all = slot_of(a, VARVE_SLOT_OPERANDS, 0);
  const varve_operand_use *given = a->parser->operands.data;
  a->in_one_list = all->is_set;
  a->use_count = a->parser->operands.count - a->draft->first_operand;
  if (a->use_count > VARVE_MAX_VALUES)
    return too_many(a);
  varve_operand_use *uses = allocate(a, a->use_count, sizeof *uses);
  if (uses == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  a->uses = uses;
  if (a->in_one_list && a->use_count != 0)
    memcpy(uses, given + all->first, a->use_count * sizeof *uses);
  size_t count = 0;
  for (uint32_t i = 0; !a->in_one_list && i < a->record->operands.count; i++) {
    const varve_format_slot *slot = slot_of(a, VARVE_SLOT_OPERAND, i);
    if (slot->count > a->use_count - count)
      return VARVE_STATUS_INTERNAL;
    if (slot->count != 0)
      memcpy(uses + count, given + slot->first, slot->count * sizeof *uses);
    count += slot->count;
  }
  return VARVE_STATUS_OK;
}

static varve_status report_counts(const assembly *a, const char *place, size_t uses, size_t types) {
  return VARVE_INVALID_ERROR(a->parser, place == NULL ? a->draft->name_start : place,
                             "%zu operand%s, but %zu operand type%s", uses, uses == 1 ? "" : "s",
                             types, types == 1 ? "" : "s");
}

/* Types that the form provides */

static void give_types(const assembly *a, varve_type_group *group, size_t first, size_t count) {
  group->types = count == 0 ? no_types : (const varve_entity *const *)a->parser->nodes.data + first;
  group->count = (uint32_t)count;
}

/* Starts with the types of the slot, or with types that are always the same. One value without a
 * type, which no equation gives, is left to inference, which reports it. */
static varve_status start_group(const assembly *a, varve_type_group *group,
                                const varve_format_slot *slot, const varve_value_syntax *syntax) {
  bool is_open = slot->count == 0 && group->count == 1;
  if (!is_open && (slot->is_set || syntax->source == VARVE_TYPE_FROM_FORMAT))
    give_types(a, group, slot->first, slot->count);
  else if (syntax->source == VARVE_TYPE_BUILDABLE) {
    const varve_entity **types = allocate(a, group->count, sizeof(const varve_entity *));
    if (types == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < group->count; i++)
      types[i] = syntax->type;
    group->types = types;
    return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}

static varve_status start_operands(const assembly *a) {
  const varve_format_slot *all = slot_of(a, VARVE_SLOT_OPERAND_TYPES, 0);
  bool is_known = true;
  if (a->in_one_list) {
    /* Counts the values of each operand if the text has them in one list. The only variadic operand
     * takes what the others leave. */
    uint32_t others = 0, last = 0, open = 0, count = a->record->operands.count;
    for (uint32_t i = 0; i < count; i++) {
      bool is_single = variadicity_of(a, a->record->operands, i) == VARVE_VARIADICITY_SINGLE;
      a->operands[i].count = is_single;
      others += is_single;
      if (!is_single) {
        last = i;
        open++;
      }
    }
    is_known = open <= 1 && others <= a->use_count && (open == 1 || others == a->use_count);
    if (is_known && open == 1)
      a->operands[last].count = (uint32_t)a->use_count - others;
  }
  for (uint32_t i = 0; !a->in_one_list && i < a->record->operands.count; i++)
    a->operands[i].count = (uint32_t)slot_of(a, VARVE_SLOT_OPERAND, i)->count;
  if (all->is_set) {
    /* Splits one list of types for all operands, if the sizes of the parts are known. */
    size_t first = all->first;
    if (all->count != a->use_count)
      return report_counts(a, slot_of(a, VARVE_SLOT_OPERANDS, 0)->place, a->use_count, all->count);
    for (uint32_t j = 0; is_known && j < a->record->operands.count; j++) {
      uint32_t count = a->operands[j].count;
      give_types(a, &a->operands[j], first, count);
      first += count;
    }
    return VARVE_STATUS_OK;
  }
  if (!is_known)
    return VARVE_INVALID_ERROR(a->parser, a->draft->name_start, "'%.*s' cannot have %zu operands",
                               VARVE_FORMAT_SLICE(a->draft->name->text), a->use_count);
  for (uint32_t i = 0; i < a->record->operands.count; i++) {
    uint32_t count = a->operands[i].count;
    VARVE_TRY(start_group(a, &a->operands[i], slot_of(a, VARVE_SLOT_OPERAND_TYPE, i),
                          &a->format->operands[i]));
    if (a->operands[i].count != count)
      return report_counts(a, slot_of(a, VARVE_SLOT_OPERAND, i)->place, count,
                           a->operands[i].count);
  }
  return VARVE_STATUS_OK;
}

static varve_status start_results(const assembly *a) {
  const varve_format_slot *all = slot_of(a, VARVE_SLOT_RESULT_TYPES, 0);
  if (all->is_set && a->record->results.count == 1) {
    give_types(a, &a->results[0], all->first, all->count);
    return VARVE_STATUS_OK;
  }
  for (uint32_t i = 0; !all->is_set && i < a->record->results.count; i++) {
    a->results[i].count = variadicity_of(a, a->record->results, i) == VARVE_VARIADICITY_SINGLE;
    VARVE_TRY(start_group(a, &a->results[i], slot_of(a, VARVE_SLOT_RESULT_TYPE, i),
                          &a->format->results[i]));
  }
  return VARVE_STATUS_OK;
}

/* Types inferred from others */

static bool is_complete(const assembly *a) {
  bool knows_results = slot_of(a, VARVE_SLOT_RESULT_TYPES, 0)->is_set;
  bool knows_operands = slot_of(a, VARVE_SLOT_OPERAND_TYPES, 0)->is_set;
  for (uint32_t i = 0; !knows_operands && i < a->record->operands.count; i++)
    if (a->operands[i].types == NULL)
      return false;
  for (uint32_t i = 0; !knows_results && i < a->record->results.count; i++)
    if (a->results[i].types == NULL)
      return false;
  return true;
}

static varve_status report_unknown_type(const assembly *a) {
  varve_slice name = VARVE_SLICE("");
  const char *what = "operand";
  for (uint32_t i = 0; name.size == 0 && i < a->record->operands.count; i++)
    if (a->operands[i].types == NULL)
      name = name_of(a, a->record->operands, i);
  for (uint32_t i = 0; name.size == 0 && i < a->record->results.count; i++) {
    if (a->results[i].types != NULL)
      continue;
    name = name_of(a, a->record->results, i);
    what = "result";
  }
  return VARVE_INVALID_ERROR(a->parser, a->draft->name_start,
                             "the type of %s '%.*s' of '%.*s' cannot be inferred: give the generic "
                             "form (mlir-opt --mlir-print-op-generic)",
                             what, VARVE_FORMAT_SLICE(name),
                             VARVE_FORMAT_SLICE(a->draft->name->text));
}

static varve_status infer(const assembly *a) {
  varve_parser *parser = a->parser;
  size_t region_count = parser->operation.regions.count - a->draft->first_region;
  varve_inference inference = {.context = parser->context,
                               .definition = a->format->definition,
                               .operands = a->operands,
                               .results = a->results,
                               .region_count = (uint32_t)region_count,
                               .arena = &parser->scratch};
  if (region_count > VARVE_MAX_VALUES)
    return too_many(a);
  if (region_count != 0)
    inference.regions =
        (const varve_region *const *)parser->operation.regions.data + a->draft->first_region;
  /* Merges the dictionary with the attributes that variables gave. */
  const varve_entity *given = a->draft->dictionary;
  size_t first = parser->nodes.count;
  if (given != NULL)
    VARVE_TRY(varve_vector_append(&parser->nodes, given->children, given->child_count));
  for (size_t i = a->draft->first_attribute; i < parser->attributes.count; i += 2) {
    const varve_entity *const *pair =
        &VARVE_VECTOR_AT(&parser->attributes, const varve_entity *, i);
    if (given != NULL && varve_dictionary_find(given, varve_string_bytes(pair[0])) != NULL)
      continue;
    VARVE_TRY(varve_vector_append(&parser->nodes, pair, 2));
  }
  size_t count = (parser->nodes.count - first) / 2;
  varve_status status = VARVE_STATUS_OK;
  if (count != 0)
    status = varve_dictionary_get(parser->context,
                                  (const varve_entity *const *)parser->nodes.data + first,
                                  (uint32_t)count, NULL, &inference.dictionary);
  varve_vector_truncate(&parser->nodes, first);
  VARVE_TRY(status);
  status = varve_infer_types(&inference);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_INVALID_ERROR(
        parser, a->draft->name_start, "the types of '%.*s' cannot be inferred: %s",
        VARVE_FORMAT_SLICE(a->draft->name->text),
        inference.message[0] == 0 ? "the known types contradict one another" : inference.message);
  VARVE_TRY(status);
  return is_complete(a) ? VARVE_STATUS_OK : report_unknown_type(a);
}

static const varve_type_group *group_of(const assembly *a, uint32_t value) {
  uint32_t operands = a->record->operands.count;
  return value < operands ? &a->operands[value] : &a->results[value - operands];
}

static bool is_source_of(const assembly *a, const varve_inference_equation *equation,
                         uint32_t value) {
  bool is_used = false;
  for (uint32_t i = 0; i < equation->source_count; i++)
    is_used = is_used || equation->sources[i] == value;
  return is_used && group_of(a, equation->target)->types == NULL;
}

/* Checks a type from which others are inferred, with the name as the place of the error. */
static varve_status check_source(const assembly *a, const varve_inference_plan *plan,
                                 uint32_t value) {
  varve_read_checks *checks = a->parser->source.options.checks;
  const varve_operation_definition *definition = a->format->definition;
  const varve_type_group *group = group_of(a, value);
  bool is_source = false;
  for (uint32_t i = plan->first_edge[value]; i < plan->first_edge[value + 1]; i++)
    is_source |=
        plan->edges[i].convert != NULL && group_of(a, plan->edges[i].target)->types == NULL;
  for (uint32_t i = 0; i < plan->equation_count; i++)
    is_source |= is_source_of(a, &plan->equations[i], value);
  for (uint32_t i = 0; is_source && group->types != NULL && i < group->count; i++) {
    varve_status status = checks->check_type(
        checks, definition, varve_inference_value(definition, value), group->types[i]);
    VARVE_TRY(varve_report_check(a->parser, a->draft->name_start, status));
  }
  return VARVE_STATUS_OK;
}

/* Attributes */

static varve_status push_segments(const assembly *a, bool are_operands,
                                  const varve_type_group *groups, uint32_t count) {
  varve_parser *parser = a->parser;
  const varve_entity *attribute = NULL;
  int32_t *sizes = allocate(a, count, sizeof *sizes);
  if (sizes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    sizes[i] = (int32_t)groups[i].count;
  VARVE_TRY(varve_segments_get(parser->context, sizes, count, &attribute));
  return varve_add_attribute(parser, varve_segments_name(parser->context->era, are_operands),
                             attribute);
}

varve_status varve_set_group_sizes(varve_parser *parser, const varve_operation_draft *draft,
                                   uint32_t operand, varve_slice sizes) {
  const varve_operation_definition *definition = draft->format->definition;
  varve_slice name =
      varve_table_text(definition->dialect->tables,
                       definition->values[definition->record->operands.first + operand].segments);
  const varve_property_definition *property = varve_find_property(definition, name);
  if (property == NULL)
    return VARVE_STATUS_OK;
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE,
                                            (uint32_t)(property - definition->properties));
  VARVE_TRY(varve_dense_array_get(parser->context, parser->context->i32, sizes, &slot->attribute));
  slot->is_set = true;
  return VARVE_STATUS_OK;
}

/* Finishing the operation */

static varve_status resolve_operands(const assembly *a) {
  const varve_format_slot *all = slot_of(a, VARVE_SLOT_OPERAND_TYPES, 0);
  size_t next = 0;
  if (a->uses == NULL)
    return VARVE_STATUS_OK;
  if (all->is_set) {
    for (size_t i = 0; i < a->use_count; i++)
      VARVE_TRY(varve_resolve_operand(
          a->parser, a->uses[i],
          VARVE_VECTOR_AT(&a->parser->nodes, const varve_entity *, all->first + i)));
    return VARVE_STATUS_OK;
  }
  for (uint32_t i = 0; i < a->record->operands.count; i++)
    for (uint32_t j = 0; j < a->operands[i].count; j++)
      VARVE_TRY(varve_resolve_operand(a->parser, a->uses[next++], a->operands[i].types[j]));
  return VARVE_STATUS_OK;
}

static varve_status assemble(assembly *a) {
  a->operands = allocate(a, a->record->operands.count, sizeof *a->operands);
  a->results = allocate(a, a->record->results.count, sizeof *a->results);
  if (a->operands == NULL || a->results == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_parser *parser = a->parser;
  if (!slot_of(a, VARVE_SLOT_REGIONS, 0)->is_set)
    VARVE_TRY(reorder(a, &parser->operation.regions, a->draft->first_region, VARVE_SLOT_REGION));
  if (!slot_of(a, VARVE_SLOT_SUCCESSORS, 0)->is_set && a->record->successors.count > 1)
    VARVE_TRY(
        reorder(a, &parser->operation.successors, a->draft->first_successor, VARVE_SLOT_SUCCESSOR));
  const varve_operation_definition *definition = a->format->definition;
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_format_slot *slot = slot_of(a, VARVE_SLOT_ATTRIBUTE, i);
    if (slot->attribute != NULL) {
      const varve_entity *key = definition->properties[i].key;
      const varve_entity *value = slot->attribute;
      VARVE_TRY(varve_vector_push(&a->parser->attributes, &key));
      VARVE_TRY(varve_vector_push(&a->parser->attributes, &value));
    }
  }
  VARVE_TRY(collect_uses(a));
  VARVE_TRY(start_operands(a));
  VARVE_TRY(start_results(a));
  if (!is_complete(a)) {
    const varve_operation_definition *sources_definition = a->format->definition;
    const varve_inference_plan *plan = NULL;
    if (a->parser->source.options.checks != NULL &&
        varve_era_has(a->parser->era, VARVE_HAS_COMPARED_SOURCES)) {
      VARVE_TRY(varve_find_inference_plan(a->parser->context, sources_definition, &plan));
      uint32_t count = varve_inference_value_count(sources_definition);
      for (uint32_t value = count; value-- > 0;)
        VARVE_TRY(check_source(a, plan, value));
    }
    VARVE_TRY(infer(a));
  }
  /* Lists of all operands or results do not determine the sizes, so the dictionary must have them.
   */
  bool has_list = slot_of(a, VARVE_SLOT_RESULT_TYPES, 0)->is_set;
  if ((a->record->flags & VARVE_OPERATION_OPERAND_SEGMENTS) != 0 && !a->in_one_list)
    VARVE_TRY(push_segments(a, true, a->operands, a->record->operands.count));
  if ((a->record->flags & VARVE_OPERATION_RESULT_SEGMENTS) != 0 && !has_list)
    VARVE_TRY(push_segments(a, false, a->results, a->record->results.count));
  VARVE_TRY(resolve_operands(a));
  const varve_format_slot *all = slot_of(a, VARVE_SLOT_RESULT_TYPES, 0);
  varve_vector *types = &a->parser->operation.added_types;
  if (all->is_set)
    return all->count == 0
               ? VARVE_STATUS_OK
               : varve_vector_append(
                     types, (const varve_entity *const *)a->parser->nodes.data + all->first,
                     all->count);
  for (uint32_t j = 0; j < a->record->results.count; j++)
    if (a->results[j].count != 0)
      VARVE_TRY(varve_vector_append(types, a->results[j].types, a->results[j].count));
  return VARVE_STATUS_OK;
}

varve_status varve_finish_by_format(varve_parser *parser, varve_operation_draft *draft) {
  assembly a = {.parser = parser,
                .draft = draft,
                .format = draft->format,
                .record = draft->format->definition->record};
  varve_arena_mark mark;
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = VARVE_STATUS_OK;
  if (a.format->equation_count != 0)
    status = varve_solve_equations(parser, draft);
  if (status == VARVE_STATUS_OK && draft->format->part_count != 0)
    status = varve_join_parts(parser, draft);
  if (status == VARVE_STATUS_OK && a.format->equation_count != 0)
    status = varve_make_payload_operations(parser, draft);
  if (status == VARVE_STATUS_OK)
    status = assemble(&a);
  varve_arena_reset(&parser->scratch, mark);
  VARVE_TRY(status);
  if (a.format->nested != NULL)
    VARVE_TRY(varve_make_nested_operation(parser, draft));
  return varve_finish_custom(parser, draft);
}
