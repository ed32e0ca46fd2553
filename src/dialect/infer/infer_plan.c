/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builds the plan of an operation from varve.let, an array of equations, or from its traits.
 * Equations of the most frequent forms become edges and starts, which need no expressions. An
 * equation with a fault has no effect. */
#include "dialect/infer/infer_plan.h"

typedef struct planning {
  varve_context *context;
  const varve_operation_definition *definition;
  varve_vector edges;     /* varve_inference_edge */
  varve_vector starts;    /* varve_inference_start */
  varve_vector equations; /* varve_inference_equation */
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

static varve_status add_edge(planning *p, varve_inference_edge edge) {
  const varve_inference_edge back = {edge.target, edge.source, NULL};
  VARVE_TRY(varve_vector_push(&p->edges, &edge));
  return edge.convert != NULL ? VARVE_STATUS_OK : varve_vector_push(&p->edges, &back);
}

/* Equations */

static uint32_t number_of(const planning *p, varve_expression_slot slot) {
  return slot.kind == VARVE_SYNTAX_OPERAND ? slot.index
                                           : p->definition->record->operands.count + slot.index;
}

/* Returns the C function that does the same as an expression of one argument. */
static varve_convert_type *fast_convert(const varve_expression *value) {
  const varve_expression *const *parts = value->arguments;
  if (value->kind == VARVE_EXPRESSION_CONVERT)
    return varve_known.inferences == NULL ? NULL : varve_known.inferences[value->number];
  if (value->kind == VARVE_EXPRESSION_FUNCTION && value->number == VARVE_FUNCTION_ELEM)
    return varve_convert_to_element;
  bool is_i1 = value->kind == VARVE_EXPRESSION_OVER &&
               parts[1]->kind == VARVE_EXPRESSION_CONSTANT &&
               varve_slice_equal(parts[1]->text, VARVE_SLICE("i1"));
  return is_i1 ? varve_convert_to_i1 : NULL;
}

/* typeof($attribute) */
static bool is_typeof(const varve_expression *value) {
  return value->kind == VARVE_EXPRESSION_FUNCTION && value->number == VARVE_FUNCTION_TYPEOF &&
         value->arguments[0]->kind == VARVE_EXPRESSION_SLOT &&
         value->arguments[0]->slot.kind == VARVE_SYNTAX_ATTRIBUTE;
}

/* types($x) of an operand or result */
static bool is_types(const varve_expression *value) {
  return value->kind == VARVE_EXPRESSION_TYPES && value->slot.kind != VARVE_SYNTAX_REGION;
}

static varve_status add_start(planning *p, const varve_inference_equation *equation,
                              const varve_expression *of, varve_convert_type *convert) {
  varve_inference_start start = {.target = equation->target, .convert = convert};
  if (of->kind == VARVE_EXPRESSION_CONSTANT) {
    VARVE_TRY(varve_type_of_definition(p->context, of->text, &start.type));
    return start.type == NULL ? VARVE_STATUS_OK : varve_vector_push(&p->starts, &start);
  }
  start.attribute = p->definition->properties[of->arguments[0]->slot.index].name;
  return varve_vector_push(&p->starts, &start);
}

static varve_status add_entry(planning *p, const varve_entity *entry) {
  varve_format_fault ignored;
  varve_inference_equation equation;
  if (entry->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  varve_format_lexer lexer = varve_format_lexer_make(varve_string_bytes(entry), &ignored);
  varve_status status = varve_inference_parse(p->context, p->definition, &lexer, &equation);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  const varve_expression *value = equation.value;
  varve_inference_edge edge = {UINT32_MAX, equation.target, NULL};
  if (value->kind == VARVE_EXPRESSION_CONSTANT || is_typeof(value))
    return add_start(p, &equation, value, NULL);
  if (is_types(value)) {
    edge.source = number_of(p, value->slot);
    return add_edge(p, edge);
  }
  edge.convert = fast_convert(value);
  if (edge.convert != NULL && is_typeof(value->arguments[0]))
    return add_start(p, &equation, value->arguments[0], edge.convert);
  if (edge.convert != NULL && is_types(value->arguments[0])) {
    edge.source = number_of(p, value->arguments[0]->slot);
    return add_edge(p, edge);
  }
  return varve_vector_push(&p->equations, &equation);
}

/* Values first to end - 1 have one type: each one determines its neighbours. */
static varve_status add_same(planning *p, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i + 1 < end; i++)
    VARVE_TRY(add_edge(p, (varve_inference_edge){i, i + 1, NULL}));
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
        VARVE_TRY(add_edge(p, edge));
    }
    next = comma;
  }
  return VARVE_STATUS_OK;
}

/* The importer has put equations from traits into varve.let. Traits count only if the fact is
 * missing. */
static varve_status add_entries(planning *p) {
  const varve_entity *entries = NULL;
  varve_slice fact =
      varve_find_fact(p->definition->dialect->tables, p->definition->record->facts, "let");
  if (fact.size == 0) {
    /* Adds the inferences that upstream's formats derive from traits. */
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
static varve_infer_results *find_infer_results(const varve_operation_definition *definition) {
  const varve_known_results *row = varve_known.infer_results;
  if (row == NULL || definition->record->results.count == 0)
    return NULL;
  while (row->operation != NULL &&
         !varve_slice_equal(definition->name, varve_slice_of(row->operation)))
    row++;
  return row->infer;
}

static varve_status finish_plan(planning *p, varve_inference_plan *plan) {
  varve_arena *arena = &p->context->arena;
  uint32_t values = varve_inference_value_count(p->definition);
  const varve_inference_edge *from = p->edges.data;
  varve_inference_edge *edges =
      varve_arena_allocate_array(arena, p->edges.count, sizeof *plan->edges);
  uint32_t *first = varve_arena_allocate_array(arena, (size_t)values + 2, sizeof *first);
  varve_inference_start *starts =
      varve_arena_allocate_array(arena, p->starts.count, sizeof *plan->starts);
  varve_inference_equation *equations =
      varve_arena_allocate_array(arena, p->equations.count, sizeof *equations);
  if (edges == NULL || first == NULL || starts == NULL || equations == NULL)
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
  if (p->equations.count != 0)
    memcpy(equations, p->equations.data, p->equations.count * sizeof *equations);
  *plan = (varve_inference_plan){.edges = edges,
                                 .first_edge = first,
                                 .starts = starts,
                                 .start_count = (uint32_t)p->starts.count,
                                 .equations = equations,
                                 .equation_count = (uint32_t)p->equations.count,
                                 .infer_results = find_infer_results(p->definition)};
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
  varve_vector_init(&p.equations, &context->memory, sizeof(varve_inference_equation));
  varve_inference_plan *made = varve_arena_allocate(&context->arena, sizeof *made);
  varve_status status = made == NULL ? VARVE_STATUS_OUT_OF_MEMORY : add_entries(&p);
  if (status == VARVE_STATUS_OK)
    status = finish_plan(&p, made);
  varve_vector_release(&p.edges);
  varve_vector_release(&p.starts);
  varve_vector_release(&p.equations);
  if (status == VARVE_STATUS_OK)
    *plan = *definition->inference_plan = made;
  return status;
}
