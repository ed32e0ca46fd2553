/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks that need the whole format. */
#include "base/diagnostic.h"
#include "dialect/infer/infer_plan.h"
#include "dialect/operation_format/operation_format_compile.h"
#include "dialect/operation_format/operation_part.h"
#include "dialect/registry/registry.h"

typedef varve_syntax_compiler compiler;

/* Reports a fault of the format as a whole at the end of its text. */
#define REFUSE(c, ...)                                                                             \
  varve_format_refuse(&(c)->lexer, (c)->lexer.text.data + (c)->lexer.text.size, __VA_ARGS__)

static const varve_syntax_element *element_at(const compiler *c, uint32_t index) {
  return &VARVE_VECTOR_AT(&c->lists.elements, varve_syntax_element, index);
}

/* Names of kinds */

static const char *const kind_names[] = {
    [VARVE_SYNTAX_ATTRIBUTE] = "attribute", [VARVE_SYNTAX_OPERAND] = "operand",
    [VARVE_SYNTAX_RESULT] = "result",       [VARVE_SYNTAX_REGION] = "region",
    [VARVE_SYNTAX_SUCCESSOR] = "successor", [VARVE_SYNTAX_ARGUMENT] = "argument"};

const char *varve_syntax_kind_text(varve_syntax_kind kind) { return kind_names[kind]; }

/* Elements that groups and oilists may contain */

bool varve_syntax_is_single(const compiler *c, const varve_syntax_element *element) {
  return varve_syntax_record(c, element->kind, element->index)->variadicity ==
         VARVE_VARIADICITY_SINGLE;
}

/* Operands and results in a group may be absent, and so may their types. */
varve_status varve_syntax_check_member(compiler *c, const char *place, uint32_t index) {
  const varve_syntax_element *element = element_at(c, index);
  switch (element->kind) {
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_RESULT:
    if (varve_syntax_is_single(c, element))
      return varve_format_refuse(&c->lexer, place,
                                 "only an optional or variadic %s is allowed in an optional group",
                                 varve_syntax_kind_text(element->kind));
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_TYPE:
    return varve_syntax_check_member(c, place, index + 1);
  case VARVE_SYNTAX_FUNCTIONAL_TYPE:
    VARVE_TRY(varve_syntax_check_member(c, place, index + 1));
    return varve_syntax_check_member(c, place, index + 2);
  case VARVE_SYNTAX_LITERAL:
  case VARVE_SYNTAX_WHITESPACE:
  case VARVE_SYNTAX_ATTRIBUTE:
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_CUSTOM:
  case VARVE_SYNTAX_GROUP:
  case VARVE_SYNTAX_ONE:
  case VARVE_SYNTAX_LET:
  case VARVE_SYNTAX_EACH:
    return VARVE_STATUS_OK;
  default:
    return varve_format_refuse(&c->lexer, place, "this is not allowed in an optional group");
  }
}

/* A part is absent if its attribute is. A local is computed. */
static bool is_optional_attribute(const compiler *c, uint32_t index) {
  uint32_t properties = c->definition->property_count;
  while (index >= properties && index != UINT32_MAX)
    index = VARVE_VECTOR_AT(&c->lists.parts, varve_syntax_part, index - properties).of;
  return index == UINT32_MAX || varve_syntax_may_be_absent(c->attributes[index].property);
}

/* In an oilist everything may be absent, at any nesting. */
varve_status varve_syntax_check_clause_member(compiler *c, const char *place, uint32_t index) {
  for (uint32_t i = index; i < (uint32_t)c->lists.elements.count; i++) {
    const varve_syntax_element *element = element_at(c, i);
    bool is_optional = true;
    if (element->kind == VARVE_SYNTAX_OPERAND || element->kind == VARVE_SYNTAX_RESULT)
      is_optional = !varve_syntax_is_single(c, element);
    else if (element->kind == VARVE_SYNTAX_ATTRIBUTE)
      is_optional = is_optional_attribute(c, element->index);
    else if (element->kind == VARVE_SYNTAX_SUCCESSOR)
      is_optional = false;
    if (!is_optional && !element->is_reference)
      return varve_format_refuse(&c->lexer, place,
                                 "only optional elements are allowed in an oilist, not %s",
                                 varve_syntax_kind_text(element->kind));
  }
  return VARVE_STATUS_OK;
}

/* Missing values */

static varve_status check_written(compiler *c, varve_syntax_kind kind, const char *what) {
  varve_record_list list = varve_syntax_list(c, kind);
  if (c->seen[kind].all_values)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list.count; i++) {
    if (c->seen[kind].values[i])
      continue;
    varve_slice name =
        varve_table_text(c->definition->dialect->tables, varve_syntax_record(c, kind, i)->name);
    return REFUSE(c, "%s '%.*s' is missing from the format", what, VARVE_FORMAT_SLICE(name));
  }
  return VARVE_STATUS_OK;
}

/* Types: those that the format does not write are inferred, or constant. */

static varve_value_syntax *value_at(compiler *c, uint32_t value) {
  uint32_t operands = c->definition->record->operands.count;
  return value < operands ? &c->operands[value] : &c->results[value - operands];
}

static bool is_type_written(const compiler *c, uint32_t value) {
  uint32_t operands = c->definition->record->operands.count;
  const varve_seen_syntax *seen =
      &c->seen[value < operands ? VARVE_SYNTAX_OPERAND : VARVE_SYNTAX_RESULT];
  return seen->all_types || seen->types[value < operands ? value : value - operands];
}

/* Values with known types, in the order in which the types became known. */
typedef struct known_types {
  const varve_inference_plan *plan;
  bool *is_known;
  uint32_t *values;
  uint32_t count;
  uint32_t next;
} known_types;

static void note_known(known_types *known, uint32_t value) {
  if (known->is_known[value])
    return;
  known->is_known[value] = true;
  known->values[known->count++] = value;
}

static void follow(known_types *known) {
  while (known->next < known->count) {
    uint32_t value = known->values[known->next++];
    for (uint32_t i = known->plan->first_edge[value]; i < known->plan->first_edge[value + 1]; i++)
      note_known(known, known->plan->edges[i].target);
  }
}

static bool is_solvable(const known_types *known, const varve_inference_equation *equation) {
  bool is_known = !known->is_known[equation->target];
  for (uint32_t i = 0; i < equation->source_count; i++)
    is_known = is_known && known->is_known[equation->sources[i]];
  return is_known;
}

/* An equation gives the types of its target if all types that it uses are known. */
static void solve(known_types *known) {
  uint32_t before;
  do {
    before = known->count;
    for (uint32_t i = 0; i < known->plan->equation_count; i++) {
      if (!is_solvable(known, &known->plan->equations[i]))
        continue;
      note_known(known, known->plan->equations[i].target);
      follow(known);
    }
  } while (known->count != before);
}

/* Returns whether upstream's C++ infers all results at once. */
static bool infers_results(const compiler *c, const varve_inference_plan *plan) {
  static const char *const traits[] = {
      "InferTypeOpInterface",     "InferTypeOpAdaptor", "InferTypeOpAdaptorWithIsCompatible",
      "InferShapedTypeOpAdaptor", "InferTensorType",    "InferTensorTypeAdaptor"};
  if (c->seen[VARVE_SYNTAX_RESULT].any_type)
    return false;
  for (size_t i = 0; i < VARVE_COUNT_OF(traits); i++)
    if (varve_has_trait(c->definition->dialect->tables, c->definition->record->traits, traits[i]))
      return true;
  return plan->infer_results != NULL;
}

static void find_known(compiler *c, known_types *known) {
  uint32_t operands = c->definition->record->operands.count;
  uint32_t count = varve_inference_value_count(c->definition);
  for (uint32_t i = 0; i < known->plan->start_count; i++) {
    const varve_inference_start *start = &known->plan->starts[i];
    if (start->type != NULL)
      value_at(c, start->target)->type = start->type;
    note_known(known, start->target);
  }
  for (uint32_t value = 0; value < count; value++) {
    if (is_type_written(c, value) || value_at(c, value)->type != NULL)
      note_known(known, value);
  }
  if (infers_results(c, known->plan))
    for (uint32_t value = operands; value < count; value++)
      note_known(known, value);
  follow(known);
  solve(known);
}

/* Returns whether the number of values is known. A variadic result does not have one. */
static bool is_counted(const compiler *c, uint32_t value) {
  return value < c->definition->record->operands.count ||
         varve_inference_value(c->definition, value)->variadicity == VARVE_VARIADICITY_SINGLE;
}

static void leave_unchecked(compiler *c, varve_syntax_kind kind, uint32_t index) {
  varve_value_syntax *values = kind == VARVE_SYNTAX_OPERAND ? c->operands : c->results;
  if (index < varve_syntax_list(c, kind).count)
    values[index].is_checked = false;
}

static void leave_all_unchecked(compiler *c, varve_syntax_kind kind) {
  for (uint32_t i = 0; i < varve_syntax_list(c, kind).count; i++)
    leave_unchecked(c, kind, i);
}

/* The element is a part of type(...) or functional-type(...), in a branch or outside. */
static void leave_written(compiler *c, const varve_syntax_element *element) {
  switch (element->kind) {
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_RESULT:
    leave_unchecked(c, element->kind, element->index);
    return;
  case VARVE_SYNTAX_OPERANDS:
    leave_all_unchecked(c, VARVE_SYNTAX_OPERAND);
    return;
  case VARVE_SYNTAX_RESULTS:
    leave_all_unchecked(c, VARVE_SYNTAX_RESULT);
    return;
  case VARVE_SYNTAX_GENERIC:
    leave_all_unchecked(c, VARVE_SYNTAX_OPERAND);
    leave_all_unchecked(c, VARVE_SYNTAX_RESULT);
    return;
  default:
    return;
  }
}

/* Marks the values whose types no part of the format sets. A branch in generic form sets all.
 * Built-in operations print as upstream does. */
static void mark_checked(compiler *c) {
  const varve_dialect_definition *dialect = c->definition->dialect;
  uint32_t end = 0;
  if (varve_registry_has_tables(varve_registry_of_era(c->context->era), dialect->name,
                                dialect->tables))
    return;
  for (uint32_t value = 0; value < varve_inference_value_count(c->definition); value++)
    value_at(c, value)->is_checked = value_at(c, value)->source != VARVE_TYPE_FROM_FORMAT;
  for (uint32_t i = 0; i < c->lists.elements.count; i++) {
    const varve_syntax_element *element = element_at(c, i);
    if (element->kind == VARVE_SYNTAX_TYPE || element->kind == VARVE_SYNTAX_FUNCTIONAL_TYPE)
      end = element->next;
    if (i < end || element->kind == VARVE_SYNTAX_GENERIC)
      leave_written(c, element);
  }
  for (size_t i = 0; i < c->lists.equations.count; i++) {
    const varve_syntax_equation *set =
        &VARVE_VECTOR_AT(&c->lists.equations, varve_syntax_equation, i);
    if (set->is_type && (set->kind == VARVE_SYNTAX_OPERAND || set->kind == VARVE_SYNTAX_RESULT))
      leave_unchecked(c, set->kind, set->index);
  }
}

static varve_status check_types(compiler *c) {
  known_types known = {0};
  varve_arena *arena = &c->context->arena;
  size_t count = varve_inference_value_count(c->definition);
  if (c->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_inference_plan(c->context, c->definition, &known.plan));
  known.is_known = varve_arena_allocate_array(arena, count, sizeof *known.is_known);
  known.values = varve_arena_allocate_array(arena, count, sizeof *known.values);
  if (known.is_known == NULL || known.values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(known.is_known, 0, count * sizeof *known.is_known);
  find_known(c, &known);
  for (uint32_t value = 0; value < varve_inference_value_count(c->definition); value++) {
    varve_value_syntax *syntax = value_at(c, value);
    if (is_type_written(c, value))
      syntax->source = VARVE_TYPE_FROM_FORMAT;
    else
      syntax->source =
          syntax->type != NULL && is_counted(c, value) ? VARVE_TYPE_BUILDABLE : VARVE_TYPE_INFERRED;
    if (known.is_known[value])
      continue;
    varve_slice name = varve_table_text(c->definition->dialect->tables,
                                        varve_inference_value(c->definition, value)->name);
    return REFUSE(c, "the type of '%.*s' is missing from the format and cannot be inferred",
                  VARVE_FORMAT_SLICE(name));
  }
  mark_checked(c);
  return VARVE_STATUS_OK;
}

/* What can follow an element if everything optional is absent. */

enum { STARTS_COLON = 1, STARTS_REGION = 2, STARTS_OPERAND = 4 };

static unsigned start_of(const varve_syntax_element *element) {
  switch (element->kind) {
  case VARVE_SYNTAX_LITERAL:
    return varve_slice_equal(element->text, VARVE_SLICE(":")) ? STARTS_COLON : 0;
  case VARVE_SYNTAX_REGION:
    return STARTS_REGION;
  case VARVE_SYNTAX_OPERAND:
    return STARTS_OPERAND;
  default:
    return 0;
  }
}

static unsigned starts_of_branches(const compiler *c, uint32_t one, const uint8_t *starts) {
  unsigned found = 0;
  for (uint32_t i = one + 1; i < element_at(c, one)->next; i = element_at(c, i)->next)
    found |= starts[i];
  return found;
}

/* Returns whether a parser takes a colon and type after the attribute as part of it. */
static bool reads_type(const compiler *c, const varve_syntax_element *element) {
  const varve_attribute_syntax *syntax = &c->attributes[element->index];
  bool has_own_form = syntax->form == VARVE_ATTRIBUTE_FORM_ENTITY ||
                      syntax->form == VARVE_ATTRIBUTE_FORM_DENSE_ARRAY;
  return syntax->is_unrestricted || (has_own_form && element->is_qualified);
}

static varve_status check_followers(compiler *c, const uint8_t *starts) {
  const varve_syntax_element *elements = c->lists.elements.data;
  for (uint32_t i = 0; i < c->lists.elements.count; i++) {
    const varve_syntax_element *element = &elements[i];
    if (element->kind == VARVE_SYNTAX_CUSTOM || element->kind == VARVE_SYNTAX_NUMBER ||
        element->kind == VARVE_SYNTAX_TYPED) {
      i = element->next - 1;
      continue;
    }
    if (element->kind == VARVE_SYNTAX_ATTRIBUTE && reads_type(c, element) &&
        (starts[i + 1] & STARTS_COLON) != 0)
      return REFUSE(c, "`:` after attribute '%.*s' is parsed as the start of its type",
                    VARVE_FORMAT_SLICE(c->attributes[element->index].property->name));
    if (element->kind == VARVE_SYNTAX_ATTR_DICT && !element->has_keyword && !element->is_absent &&
        (starts[i + 1] & STARTS_REGION) != 0)
      return REFUSE(
          c, "a region after 'attr-dict' is parsed as the dictionary: use attr-dict-with-keyword");
  }
  return VARVE_STATUS_OK;
}

/* Oilists: the literal of a clause must differ from those of this oilist and the next one, and
 * from what follows. */

static bool is_clause(const void *key, const void *value) {
  return varve_slice_equal(*(const varve_slice *)key, ((const varve_syntax_element *)value)->text);
}

static varve_status take_literal(compiler *c, varve_hash_table *taken, uint32_t index) {
  const varve_syntax_element *element = element_at(c, index);
  uint64_t hash = varve_hash_bytes(c->context->seed, element->text.data, element->text.size);
  if (varve_hash_table_find(taken, hash, is_clause, &element->text) != NULL)
    return REFUSE(c, "'%.*s' of an oilist occurs twice in it, or directly after it",
                  VARVE_FORMAT_SLICE(element->text));
  if (element->kind != VARVE_SYNTAX_CLAUSE)
    return VARVE_STATUS_OK;
  return varve_hash_table_insert(taken, hash, (void *)(uintptr_t)element);
}

static varve_status check_oilists(compiler *c, varve_hash_table *taken) {
  const varve_syntax_element *elements = c->lists.elements.data;
  for (uint32_t i = 0; i < c->lists.elements.count; i = varve_syntax_behind(elements, i)) {
    if (elements[i].kind == VARVE_SYNTAX_LITERAL)
      VARVE_TRY(take_literal(c, taken, i));
    if (elements[i].kind == VARVE_SYNTAX_WHITESPACE)
      continue;
    if (elements[i].kind != VARVE_SYNTAX_OILIST) {
      varve_memory *memory = taken->memory;
      varve_hash_table_release(taken);
      varve_hash_table_init(taken, memory);
      continue;
    }
    for (uint32_t clause = i + 1; clause < elements[i].next; clause = elements[clause].next)
      VARVE_TRY(take_literal(c, taken, clause));
  }
  return VARVE_STATUS_OK;
}

/* Checks what may follow each element. */
static varve_status check_all_followers(compiler *c) {
  varve_memory *memory = &c->context->memory;
  size_t size = c->lists.elements.count + 1;
  uint8_t *starts = varve_memory_resize(memory, NULL, 0, size);
  if (starts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  /* starts[i] is what element i can start with. The halves of a group come after it in the
   * array, so the loop runs from the end to the beginning. */
  uint32_t count = (uint32_t)c->lists.elements.count;
  starts[count] = 0;
  for (uint32_t i = count; i-- > 0;) {
    const varve_syntax_element *element = element_at(c, i);
    unsigned found = start_of(element);
    if (element->kind == VARVE_SYNTAX_GROUP || element->kind == VARVE_SYNTAX_IF)
      found = starts[i + 1] | starts[element->next];
    else if (element->kind == VARVE_SYNTAX_ONE)
      found = starts_of_branches(c, i, starts);
    else if (element->kind == VARVE_SYNTAX_JUMP)
      found = starts[element->next];
    else if (element->kind == VARVE_SYNTAX_WHITESPACE || element->kind == VARVE_SYNTAX_ATTR_DICT ||
             element->kind == VARVE_SYNTAX_LET || element->kind == VARVE_SYNTAX_WHEN ||
             element->kind == VARVE_SYNTAX_BRANCH || element->kind == VARVE_SYNTAX_SPACING ||
             element->is_implied)
      found = starts[i + 1];
    else if (element->has_no_inputs)
      found = starts[element->next];
    starts[i] = (uint8_t)found;
  }
  varve_status status = check_followers(c, starts);
  varve_memory_free(memory, starts, size);
  return status;
}

varve_status varve_syntax_check(compiler *c) {
  varve_hash_table taken;
  if (!c->has_attr_dict)
    return REFUSE(c, "'attr-dict' is missing from the format");
  VARVE_TRY(check_all_followers(c));
  VARVE_TRY(varve_syntax_check_choices(c));
  VARVE_TRY(check_written(c, VARVE_SYNTAX_OPERAND, "operand"));
  VARVE_TRY(check_types(c));
  VARVE_TRY(check_written(c, VARVE_SYNTAX_REGION, "region"));
  VARVE_TRY(check_written(c, VARVE_SYNTAX_SUCCESSOR, "successor"));
  varve_hash_table_init(&taken, &c->context->memory);
  varve_status status = check_oilists(c, &taken);
  varve_hash_table_release(&taken);
  return status;
}
