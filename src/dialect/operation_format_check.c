/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What can be said of a format only when all of it is there. */
#include "base/diagnostic.h"
#include "dialect/operation_format_compile.h"
#include "ir/attributes.h"

typedef varve_syntax_compiler compiler;

/* A fault of no one place stands behind the text. */
#define REFUSE(c, ...)                                                                             \
  varve_format_refuse(&(c)->lexer, (c)->lexer.text.data + (c)->lexer.text.size, __VA_ARGS__)

static const varve_syntax_element *element_at(const compiler *c, uint32_t index) {
  return &VARVE_VECTOR_AT(&c->elements, varve_syntax_element, index);
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
    return REFUSE(c, "%s '%.*s' is not written", what, VARVE_FORMAT_SLICE(name));
  }
  return VARVE_STATUS_OK;
}

/* Types: those that the format does not write follow from others, or are always the same. */

typedef struct type_names {
  compiler *c;
  const varve_attribute *infer; /* ARRAY of ARRAYs of three STRINGs, or NULL */
  bool *operands;               /* whether the type is known */
  bool *results;
} type_names;

static bool is_name(const void *key, const void *value) {
  return varve_slice_equal(*(const varve_slice *)key, ((const varve_syntax_name *)value)->name);
}

static const varve_syntax_name *find_name(const compiler *c, varve_slice name) {
  uint64_t hash = varve_hash_bytes(c->context->seed, name.data, name.size);
  return varve_hash_table_find(&c->names_by_text, hash, is_name, &name);
}

/* Where it is kept whether the type of what is named so is known; NULL: of no operand or result. */
static bool *known_place(const type_names *names, varve_slice name) {
  const varve_syntax_name *found = find_name(names->c, name);
  if (found != NULL && found->kind == VARVE_SYNTAX_OPERAND)
    return &names->operands[found->index];
  return found != NULL && found->kind == VARVE_SYNTAX_RESULT ? &names->results[found->index] : NULL;
}

static bool is_known(const type_names *names, varve_slice name) {
  const varve_syntax_name *found = find_name(names->c, name);
  if (found != NULL && found->kind == VARVE_SYNTAX_ATTRIBUTE)
    return names->c->is_bound[found->index];
  const bool *place = known_place(names, name);
  return place != NULL && *place;
}

static varve_slice part_of(const varve_attribute *entry, uint32_t part) {
  return varve_string_bytes(entry->children[part]);
}

static bool is_entry(const varve_attribute *entry) {
  if (entry->kind != VARVE_KIND_ARRAY || entry->child_count != 3)
    return false;
  for (uint32_t i = 0; i < 3; i++)
    if (entry->children[i]->kind != VARVE_KIND_STRING)
      return false;
  return true;
}

/* One step along an entry of varve.infer. */
static bool follow_entry(const type_names *names, const varve_attribute *entry) {
  varve_slice rule = part_of(entry, 1);
  bool is_constant = varve_slice_equal(rule, VARVE_SLICE("type"));
  bool *value = known_place(names, part_of(entry, 0));
  bool *argument = is_constant ? NULL : known_place(names, part_of(entry, 2));
  if (value == NULL)
    return false;
  if (!*value && (is_constant || is_known(names, part_of(entry, 2)))) {
    *value = true;
    return true;
  }
  if (*value && argument != NULL && !*argument && varve_slice_equal(rule, VARVE_SLICE("same"))) {
    *argument = true;
    return true;
  }
  return false;
}

static bool any_of(const bool *known, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (known[i])
      return true;
  return false;
}

static bool set_all(bool *known, uint32_t count) {
  bool is_new = false;
  for (uint32_t i = 0; i < count; i++) {
    is_new = is_new || !known[i];
    known[i] = true;
  }
  return is_new;
}

/* AllTypesMatch<a,b,c>: one that is known tells the others. */
static bool follow_all_match(const type_names *names, varve_slice trait) {
  const char *less = memchr(trait.data, '<', trait.size);
  bool is_new = false, has_known = false;
  if (less == NULL)
    return false;
  for (int pass = 0; pass < 2; pass++) {
    const char *end = trait.data + trait.size - 1;
    for (const char *p = less + 1; p < end && (pass == 0 || has_known);) {
      const char *comma = memchr(p, ',', (size_t)(end - p));
      const char *stop = comma == NULL ? end : comma;
      varve_slice name = varve_slice_make(p, (size_t)(stop - p));
      bool *place = known_place(names, name);
      has_known = has_known || is_known(names, name);
      if (pass == 1 && place != NULL && !*place)
        *place = is_new = true;
      p = stop + 1;
    }
  }
  return is_new;
}

static bool follow_trait(const type_names *names, varve_slice trait) {
  const varve_operation_record *record = names->c->definition->record;
  uint32_t operands = record->operands.count, results = record->results.count;
  if (varve_slice_starts_with(trait, VARVE_SLICE("AllTypesMatch<")))
    return follow_all_match(names, trait);
  bool includes_results = varve_slice_equal(trait, VARVE_SLICE("SameOperandsAndResultType"));
  if (!includes_results && !varve_slice_equal(trait, VARVE_SLICE("SameTypeOperands")))
    return false;
  if (!any_of(names->operands, operands) && !(includes_results && any_of(names->results, results)))
    return false;
  bool is_new = set_all(names->operands, operands);
  return (includes_results && set_all(names->results, results)) || is_new;
}

/* Until nothing new follows: what one entry tells may be what another needs. */
static void follow(const type_names *names) {
  const varve_definition_tables *tables = names->c->definition->dialect->tables;
  varve_record_list traits = names->c->definition->record->traits;
  for (bool is_new = true; is_new;) {
    is_new = false;
    for (uint32_t i = 0; names->infer != NULL && i < names->infer->child_count; i++)
      if (is_entry(names->infer->children[i]))
        is_new = follow_entry(names, names->infer->children[i]) || is_new;
    for (uint32_t i = 0; i < traits.count; i++)
      is_new = follow_trait(names, varve_table_text(tables, tables->numbers[traits.first + i])) ||
               is_new;
  }
}

/* Results that C++ infers upstream, all of them at once. */
static bool infers_results(const compiler *c) {
  static const char *const traits[] = {
      "InferTypeOpInterface",     "InferTypeOpAdaptor", "InferTypeOpAdaptorWithIsCompatible",
      "InferShapedTypeOpAdaptor", "InferTensorType",    "InferTensorTypeAdaptor"};
  if (c->seen[VARVE_SYNTAX_RESULT].any_type)
    return false;
  for (size_t i = 0; i < VARVE_COUNT_OF(traits); i++)
    if (varve_has_trait(c->definition->dialect->tables, c->definition->record->traits, traits[i]))
      return true;
  return false;
}

/* The types that the constraints tell, and those in varve.infer, which is read here. */
static varve_status read_constants(type_names *names) {
  compiler *c = names->c;
  const varve_attribute *given = NULL;
  varve_slice text =
      varve_find_fact(c->definition->dialect->tables, c->definition->record->facts, "infer");
  if (text.size == 0 || c->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(c->context->parse_attribute(c->context, text, &given));
  if (given->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  names->infer = given;
  for (uint32_t i = 0; i < given->child_count; i++) {
    const varve_attribute *entry = given->children[i], *type = NULL;
    if (!is_entry(entry) || !varve_slice_equal(part_of(entry, 1), VARVE_SLICE("type")))
      continue;
    const varve_syntax_name *found = find_name(c, part_of(entry, 0));
    if (found == NULL ||
        (found->kind != VARVE_SYNTAX_OPERAND && found->kind != VARVE_SYNTAX_RESULT))
      continue;
    varve_value_syntax *values = found->kind == VARVE_SYNTAX_OPERAND ? c->operands : c->results;
    VARVE_TRY(c->context->parse_attribute(c->context, part_of(entry, 2), &type));
    if (type->kind == VARVE_KIND_TYPE)
      values[found->index].type = type->children[0];
  }
  return VARVE_STATUS_OK;
}

static varve_status set_sources(compiler *c, varve_syntax_kind kind, const bool *known) {
  varve_value_syntax *values = kind == VARVE_SYNTAX_OPERAND ? c->operands : c->results;
  varve_record_list list = varve_syntax_list(c, kind);
  bool all_inferred = kind == VARVE_SYNTAX_RESULT && infers_results(c);
  for (uint32_t i = 0; i < list.count; i++) {
    varve_value_syntax *value = &values[i];
    if (c->seen[kind].all_types || c->seen[kind].types[i])
      value->source = VARVE_TYPE_FROM_FORMAT;
    else if (value->type != NULL)
      value->source = VARVE_TYPE_BUILDABLE;
    else
      value->source = VARVE_TYPE_INFERRED;
    if (value->source != VARVE_TYPE_INFERRED || known[i] || all_inferred)
      continue;
    varve_slice name =
        varve_table_text(c->definition->dialect->tables, varve_syntax_record(c, kind, i)->name);
    return REFUSE(c, "the type of '%.*s' is not written, and nothing tells it",
                  VARVE_FORMAT_SLICE(name));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_types(compiler *c) {
  const varve_operation_record *record = c->definition->record;
  varve_memory *memory = &c->context->memory;
  size_t count = (size_t)record->operands.count + record->results.count;
  bool *known = varve_memory_resize(memory, NULL, 0, count + 1);
  if (known == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  type_names names = {.c = c, .operands = known, .results = known + record->operands.count};
  varve_status status = read_constants(&names);
  for (uint32_t i = 0; i < record->operands.count; i++)
    names.operands[i] = c->seen[VARVE_SYNTAX_OPERAND].all_types ||
                        c->seen[VARVE_SYNTAX_OPERAND].types[i] || c->operands[i].type != NULL;
  for (uint32_t i = 0; i < record->results.count; i++)
    names.results[i] = c->seen[VARVE_SYNTAX_RESULT].all_types ||
                       c->seen[VARVE_SYNTAX_RESULT].types[i] || c->results[i].type != NULL;
  if (status == VARVE_STATUS_OK)
    follow(&names);
  if (status == VARVE_STATUS_OK)
    status = set_sources(c, VARVE_SYNTAX_RESULT, names.results);
  if (status == VARVE_STATUS_OK)
    status = set_sources(c, VARVE_SYNTAX_OPERAND, names.operands);
  varve_memory_free(memory, known, count + 1);
  return status;
}

/* What can follow a place, when everything that may be absent is. */

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

/* starts[i]: what may be met first at element i. Groups are left behind, their halves come later in
 * the array: from the end to the beginning everything is known in time. */
static void find_starts(const compiler *c, uint8_t *starts) {
  uint32_t count = (uint32_t)c->elements.count;
  starts[count] = 0;
  for (uint32_t i = count; i-- > 0;) {
    const varve_syntax_element *element = element_at(c, i);
    unsigned found = start_of(element);
    if (element->kind == VARVE_SYNTAX_GROUP)
      found = starts[i + 1] | starts[element->next];
    else if (element->kind == VARVE_SYNTAX_JUMP)
      found = starts[element->next];
    else if (element->kind == VARVE_SYNTAX_WHITESPACE || element->kind == VARVE_SYNTAX_ATTR_DICT)
      found = starts[i + 1];
    starts[i] = (uint8_t)found;
  }
}

/* Whether a colon and type behind the attribute are read as its own. */
static bool reads_type(const compiler *c, const varve_syntax_element *element) {
  const varve_attribute_syntax *syntax = &c->attributes[element->index];
  bool has_own_form = syntax->form == VARVE_ATTRIBUTE_FORM_ENTITY ||
                      syntax->form == VARVE_ATTRIBUTE_FORM_DENSE_ARRAY;
  return syntax->is_unrestricted || (has_own_form && element->is_qualified);
}

static varve_status check_followers(compiler *c, const uint8_t *starts) {
  const varve_syntax_element *elements = c->elements.data;
  for (uint32_t i = 0; i < c->elements.count; i++) {
    const varve_syntax_element *element = &elements[i];
    if (element->kind == VARVE_SYNTAX_CUSTOM) {
      i = element->next - 1;
      continue;
    }
    if (element->kind == VARVE_SYNTAX_ATTRIBUTE && reads_type(c, element) &&
        (starts[i + 1] & STARTS_COLON) != 0)
      return REFUSE(c, "`:` behind attribute '%.*s' is taken for its type",
                    VARVE_FORMAT_SLICE(c->definition->properties[element->index].name));
    if (element->kind == VARVE_SYNTAX_ATTR_DICT && !element->has_keyword &&
        (starts[i + 1] & STARTS_REGION) != 0)
      return REFUSE(c, "a region behind 'attr-dict' is taken for it: use attr-dict-with-keyword");
  }
  return VARVE_STATUS_OK;
}

static varve_status check_adjacent(compiler *c) {
  varve_memory *memory = &c->context->memory;
  size_t size = c->elements.count + 1;
  uint8_t *starts = varve_memory_resize(memory, NULL, 0, size);
  if (starts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  find_starts(c, starts);
  varve_status status = check_followers(c, starts);
  varve_memory_free(memory, starts, size);
  return status;
}

/* Oilists: the literal of a clause must not be another's, of this oilist or the next, nor what
 * follows. */

static bool is_clause(const void *key, const void *value) {
  return varve_slice_equal(*(const varve_slice *)key, ((const varve_syntax_element *)value)->text);
}

static varve_status take_literal(compiler *c, varve_hash_table *taken, uint32_t index) {
  const varve_syntax_element *element = element_at(c, index);
  uint64_t hash = varve_hash_bytes(c->context->seed, element->text.data, element->text.size);
  if (varve_hash_table_find(taken, hash, is_clause, &element->text) != NULL)
    return REFUSE(c, "'%.*s' of an oilist stands in it twice, or right behind it",
                  VARVE_FORMAT_SLICE(element->text));
  if (element->kind != VARVE_SYNTAX_CLAUSE)
    return VARVE_STATUS_OK;
  return varve_hash_table_insert(taken, hash, (void *)(uintptr_t)element);
}

static varve_status check_oilists(compiler *c, varve_hash_table *taken) {
  const varve_syntax_element *elements = c->elements.data;
  for (uint32_t i = 0; i < c->elements.count; i = varve_syntax_behind(elements, i)) {
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

varve_status varve_syntax_check(compiler *c) {
  varve_hash_table taken;
  if (!c->has_attr_dict)
    return REFUSE(c, "'attr-dict' is not written");
  VARVE_TRY(check_adjacent(c));
  VARVE_TRY(check_written(c, VARVE_SYNTAX_OPERAND, "operand"));
  VARVE_TRY(check_types(c));
  VARVE_TRY(check_written(c, VARVE_SYNTAX_REGION, "region"));
  VARVE_TRY(check_written(c, VARVE_SYNTAX_SUCCESSOR, "successor"));
  varve_hash_table_init(&taken, &c->context->memory);
  varve_status status = check_oilists(c, &taken);
  varve_hash_table_release(&taken);
  return status;
}
