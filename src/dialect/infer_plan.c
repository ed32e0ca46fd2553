/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builds the plan of an operation from varve.infer, an array of [value, inference, argument], or
 * from its traits. Entries with names that this version does not know have no effect. */
#include "dialect/infer_plan.h"

typedef struct planning {
  varve_context *context;
  const varve_operation_definition *definition;
  varve_vector edges;  /* varve_inference_edge */
  varve_vector starts; /* varve_inference_start */
} planning;

static bool find_value(const planning *p, varve_slice name, uint32_t *value) {
  uint32_t count = varve_inference_value_count(p->definition);
  for (*value = 0; *value < count; ++*value) {
    const varve_value_record *record = varve_inference_value(p->definition, *value);
    if (varve_slice_equal(varve_table_text(p->definition->dialect->tables, record->name), name))
      return true;
  }
  return false;
}

static varve_status add_start(planning *p, uint32_t target, varve_slice inference,
                              varve_slice argument) {
  varve_inference_start start = {.target = target};
  if (varve_slice_equal(inference, VARVE_SLICE("type"))) {
    VARVE_TRY(varve_type_of_definition(p->context, argument, &start.type));
    return start.type == NULL ? VARVE_STATUS_OK : varve_vector_push(&p->starts, &start);
  }
  const varve_property_definition *property = varve_find_property(p->definition, argument);
  start.convert = varve_find_inference(inference);
  if (property == NULL || start.convert == NULL)
    return VARVE_STATUS_OK;
  start.attribute = property->name;
  return varve_vector_push(&p->starts, &start);
}

static varve_status add_edge(planning *p, varve_inference_edge edge, varve_slice inference) {
  if (!varve_slice_equal(inference, VARVE_SLICE("same"))) {
    edge.convert = varve_find_inference(inference);
    return edge.convert == NULL ? VARVE_STATUS_OK : varve_vector_push(&p->edges, &edge);
  }
  const varve_inference_edge back = {edge.target, edge.source, NULL};
  VARVE_TRY(varve_vector_push(&p->edges, &edge));
  return varve_vector_push(&p->edges, &back);
}

static varve_status add_entry(planning *p, const varve_attribute *entry) {
  varve_slice texts[3];
  varve_inference_edge edge = {0, 0, NULL};
  if (entry->kind != VARVE_KIND_ARRAY || entry->child_count != VARVE_COUNT_OF(texts))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    if (entry->children[i]->kind != VARVE_KIND_STRING)
      return VARVE_STATUS_OK;
    texts[i] = varve_string_bytes(entry->children[i]);
  }
  if (!find_value(p, texts[0], &edge.target))
    return VARVE_STATUS_OK;
  bool is_type = varve_slice_equal(texts[1], VARVE_SLICE("type"));
  if (!is_type && find_value(p, texts[2], &edge.source))
    return add_edge(p, edge, texts[1]);
  return add_start(p, edge.target, texts[1], texts[2]);
}

/* Values first to end - 1 have one type: each one determines its neighbours. */
static varve_status add_same(planning *p, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i + 1 < end; i++)
    VARVE_TRY(add_edge(p, (varve_inference_edge){i, i + 1, NULL}, VARVE_SLICE("same")));
  return VARVE_STATUS_OK;
}

/* AllTypesMatch<a,b,c> */
static varve_status add_all_match(planning *p, varve_slice trait) {
  const char *next = memchr(trait.data, '<', trait.size), *end = trait.data + trait.size - 1;
  varve_inference_edge edge = {UINT32_MAX, UINT32_MAX, NULL};
  while (next != NULL && ++next < end) {
    const char *comma = memchr(next, ',', (size_t)(end - next));
    const char *stop = comma == NULL ? end : comma;
    uint32_t value;
    if (find_value(p, varve_slice_make(next, (size_t)(stop - next)), &value)) {
      edge.source = edge.target;
      edge.target = value;
      if (edge.source != UINT32_MAX)
        VARVE_TRY(add_edge(p, edge, VARVE_SLICE("same")));
    }
    next = comma;
  }
  return VARVE_STATUS_OK;
}

/* Adds the inferences that upstream's formats derive from traits. */
static varve_status add_traits(planning *p) {
  const varve_definition_tables *tables = p->definition->dialect->tables;
  varve_record_list traits = p->definition->record->traits;
  uint32_t operands = p->definition->record->operands.count;
  for (uint32_t i = 0; i < traits.count; i++) {
    varve_slice trait = varve_table_text(tables, varve_table_number(tables, traits.first + i));
    if (varve_slice_equal(trait, VARVE_SLICE("SameTypeOperands")))
      VARVE_TRY(add_same(p, 0, operands));
    else if (varve_slice_equal(trait, VARVE_SLICE("SameOperandsAndResultType")))
      VARVE_TRY(add_same(p, 0, varve_inference_value_count(p->definition)));
    else if (varve_slice_starts_with(trait, VARVE_SLICE("AllTypesMatch<")))
      VARVE_TRY(add_all_match(p, trait));
  }
  return VARVE_STATUS_OK;
}

/* The importer has put inferences from traits into varve.infer. Traits count only if the fact is
 * missing. */
static varve_status add_entries(planning *p) {
  const varve_attribute *entries = NULL;
  varve_slice fact =
      varve_find_fact(p->definition->dialect->tables, p->definition->record->facts, "infer");
  if (fact.size == 0)
    return add_traits(p);
  varve_status status = varve_definition_attribute(p->context, fact, &entries);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  if (entries->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < entries->child_count; i++)
    VARVE_TRY(add_entry(p, entries->children[i]));
  return VARVE_STATUS_OK;
}

/* Sorts the edges by source with a counting sort. */
static varve_status finish_plan(planning *p, varve_inference_plan *plan) {
  varve_arena *arena = &p->context->arena;
  uint32_t values = varve_inference_value_count(p->definition);
  const varve_inference_edge *from = p->edges.data;
  varve_inference_edge *edges =
      varve_arena_allocate_array(arena, p->edges.count, sizeof *plan->edges);
  uint32_t *first = varve_arena_allocate_array(arena, (size_t)values + 2, sizeof *first);
  varve_inference_start *starts =
      varve_arena_allocate_array(arena, p->starts.count, sizeof *plan->starts);
  if (edges == NULL || first == NULL || starts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(first, 0, ((size_t)values + 2) * sizeof *first);
  for (size_t i = 0; i < p->edges.count; i++)
    first[from[i].source + 2]++;
  for (uint32_t i = 2; i < values + 2; i++)
    first[i] += first[i - 1];
  for (size_t i = 0; i < p->edges.count; i++)
    edges[first[from[i].source + 1]++] = from[i];
  if (p->starts.count != 0)
    memcpy(starts, p->starts.data, p->starts.count * sizeof *starts);
  *plan =
      (varve_inference_plan){.edges = edges,
                             .first_edge = first,
                             .starts = starts,
                             .start_count = (uint32_t)p->starts.count,
                             .infer_results = p->definition->record->results.count == 0
                                                  ? NULL
                                                  : varve_find_infer_results(p->definition->name)};
  return VARVE_STATUS_OK;
}

varve_status varve_find_inference_plan(varve_context *context,
                                       const varve_operation_definition *definition,
                                       const varve_inference_plan **plan) {
  *plan = *definition->inference_plan;
  if (*plan != NULL)
    return VARVE_STATUS_OK;
  planning p = {.context = context, .definition = definition};
  varve_vector_init(&p.edges, &context->memory, sizeof(varve_inference_edge));
  varve_vector_init(&p.starts, &context->memory, sizeof(varve_inference_start));
  varve_inference_plan *made = varve_arena_allocate(&context->arena, sizeof *made);
  varve_status status = made == NULL ? VARVE_STATUS_OUT_OF_MEMORY : add_entries(&p);
  if (status == VARVE_STATUS_OK)
    status = finish_plan(&p, made);
  varve_vector_release(&p.edges);
  varve_vector_release(&p.starts);
  if (status == VARVE_STATUS_OK)
    *plan = *definition->inference_plan = made;
  return status;
}
