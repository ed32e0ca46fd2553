/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds formats of operations and compiles each once for each context. Determines how attributes
 * and types in them are printed. */
#include "dialect/operation_format/operation_format.h"

#include "dialect/infer/infer_types.h"
#include "dialect/operation_format/nested_operation.h"
#include "dialect/operation_format/operation_part.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/rule/rule_text.h"
#include "dialect/segments.h"
#include "ir/attributes.h"

typedef varve_syntax_compiler compiler;

/* Queries of the other parts of the compiler */

varve_record_list varve_syntax_list(const compiler *c, varve_syntax_kind kind) {
  const varve_operation_record *record = c->definition->record;
  switch (kind) {
  case VARVE_SYNTAX_OPERAND:
    return record->operands;
  case VARVE_SYNTAX_RESULT:
    return record->results;
  case VARVE_SYNTAX_REGION:
    return record->regions;
  default:
    return record->successors;
  }
}

const varve_value_record *varve_syntax_record(const compiler *c, varve_syntax_kind kind,
                                              uint32_t index) {
  return &c->definition->values[varve_syntax_list(c, kind).first + index];
}

bool varve_syntax_may_be_absent(const varve_property_definition *property) {
  if (property->kind != VARVE_PROPERTY_NATIVE)
    return property->kind != VARVE_PROPERTY_REQUIRED;
  return property->default_value.size != 0 ||
         varve_slice_equal(property->native, VARVE_SLICE("unit")) ||
         varve_slice_starts_with(property->native, VARVE_SLICE("optional<"));
}

bool varve_syntax_is_unit(const compiler *c, uint32_t property) {
  return c->attributes[property].form == VARVE_ATTRIBUTE_FORM_UNIT ||
         varve_slice_equal(c->attributes[property].property->native, VARVE_SLICE("unit"));
}

uint32_t varve_syntax_behind(const varve_syntax_element *elements, uint32_t element) {
  const varve_syntax_element *at = &elements[element];
  switch (at->kind) {
  case VARVE_SYNTAX_TYPE:
  case VARVE_SYNTAX_FUNCTIONAL_TYPE:
  case VARVE_SYNTAX_CUSTOM:
  case VARVE_SYNTAX_OILIST:
  case VARVE_SYNTAX_CLAUSE:
  case VARVE_SYNTAX_ONE:
  case VARVE_SYNTAX_LOCATION:
  case VARVE_SYNTAX_AGAIN:
  case VARVE_SYNTAX_WORD:
  case VARVE_SYNTAX_LISTED_NAME:
  case VARVE_SYNTAX_NUMBER:
  case VARVE_SYNTAX_TYPED:
  case VARVE_SYNTAX_EACH:
    return at->next;
  case VARVE_SYNTAX_IF:
  case VARVE_SYNTAX_GROUP: {
    /* The last element of a half is never a JUMP, because groups inside it end with another
     * element. */
    const varve_syntax_element *last = &elements[at->next - 1];
    return last->kind == VARVE_SYNTAX_JUMP ? last->next : at->next;
  }
  default:
    return element + 1;
  }
}

/* How attributes are printed */

typedef struct known_form {
  const char *rule;
  varve_attribute_form form;
  varve_slice type; /* a rule that only one type matches; empty: no such rule */
} known_form;

static const known_form known_forms[] = {
#define VARVE_ATTRIBUTE_FORM(rule, form, type)                                                     \
  {rule, VARVE_ATTRIBUTE_FORM_##form, VARVE_SLICE_INIT(type)},
#include "dialect/rule/attribute_forms.def"
};

/* Returns a rule without its restrictions: AllOf<I32Attr, IntPositive> becomes I32Attr. */
static varve_slice base_of(varve_slice rule) {
  while (varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("AllOf")))
    rule = varve_rule_argument(rule);
  return rule;
}

/* Returns the "#dialect.mnemonic" that a rule or a base starts with. */
static varve_slice entity_of(varve_slice rule) {
  size_t size = 1;
  if (rule.size == 0 || (rule.data[0] != '#' && rule.data[0] != '!'))
    return VARVE_SLICE("");
  while (size < rule.size && rule.data[size] != '<' && rule.data[size] != '>' &&
         rule.data[size] != ',' && rule.data[size] != ' ')
    size++;
  return varve_slice_make(rule.data, size);
}

/* Returns the rule of a constraint, or its first part. A name of a type or attribute is a rule
 * too. */
static varve_slice rule_of(const compiler *c, uint32_t constraint) {
  const varve_definition_tables *tables = c->definition->dialect->tables;
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  while (record.kind == VARVE_CONSTRAINT_ALL_OF && record.arguments.count != 0)
    record = varve_constraint_record_at(tables, varve_table_number(tables, record.arguments.first));
  switch (record.kind) {
  case VARVE_CONSTRAINT_RULE:
    return base_of(varve_table_text(tables, record.text));
  case VARVE_CONSTRAINT_BASE:
  case VARVE_CONSTRAINT_PARAMETRIC:
    return varve_table_text(tables, record.text);
  default:
    return VARVE_SLICE("");
  }
}

/* The same, but returns the whole rule. */
static varve_slice whole_rule_of(const compiler *c, uint32_t constraint) {
  const varve_definition_tables *tables = c->definition->dialect->tables;
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  return record.kind == VARVE_CONSTRAINT_RULE ? varve_table_text(tables, record.text)
                                              : VARVE_SLICE("");
}

/* Finds the definition with a name like "#dialect.mnemonic", if it has its own syntax. */
static varve_status find_written(const compiler *c, varve_slice name,
                                 const varve_entity_definition **definition) {
  *definition = NULL;
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot == NULL)
    return VARVE_STATUS_OK;
  size_t size = (size_t)(dot - name.data);
  varve_slice dialect = varve_slice_make(name.data + 1, size - 1);
  if (varve_slice_equal(dialect, VARVE_SLICE("builtin")))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(c->context, dialect,
                              varve_slice_make(name.data + size + 1, name.size - size - 1),
                              name.data[0] == '!', definition));
  if (*definition != NULL && (*definition)->record->syntax == 0)
    *definition = NULL;
  return VARVE_STATUS_OK;
}

static varve_status parse_rule(compiler *c, varve_slice rule, varve_parameter_rule *parsed) {
  varve_status status =
      varve_parameter_rule_parse(c->context, c->definition->dialect, rule, parsed);
  if (status != VARVE_STATUS_UNSUPPORTED)
    return status;
  *parsed = (varve_parameter_rule){.kind = VARVE_PARAMETER_ATTRIBUTE};
  return VARVE_STATUS_OK;
}

/* Returns enum<@Name> without what follows it. */
static varve_slice enum_of(varve_slice rule) {
  const char *close = rule.size == 0 ? NULL : memchr(rule.data, '>', rule.size);
  return close == NULL ? rule : varve_slice_make(rule.data, (size_t)(close - rule.data) + 1);
}

/* Returns the fact "keyword.NAME" of the operation. */
static varve_slice keyword_of(const compiler *c, const varve_property_definition *property) {
  const varve_operation_definition *definition = c->definition;
  varve_slice prefix = VARVE_SLICE("keyword.");
  char key[128];
  if (property->name.size >= sizeof key - prefix.size)
    return VARVE_SLICE("");
  memcpy(key, prefix.data, prefix.size);
  memcpy(key + prefix.size, property->name.data, property->name.size);
  key[prefix.size + property->name.size] = 0;
  return varve_find_text_fact(definition->dialect->tables, definition->record->facts, key);
}

static varve_status make_native(compiler *c, const varve_property_definition *property,
                                varve_attribute_syntax *syntax) {
  varve_slice rule = syntax->constraint;
  syntax->form = VARVE_ATTRIBUTE_FORM_NATIVE;
  if (!varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("enum")))
    return VARVE_STATUS_OK;
  syntax->keyword = keyword_of(c, property);
  return parse_rule(c, enum_of(rule), &syntax->rule);
}

varve_status varve_syntax_find_entity(const compiler *c, varve_slice rule,
                                      const varve_entity_definition **definition) {
  return find_written(c, entity_of(rule), definition);
}

varve_status varve_syntax_make_form(compiler *c, varve_slice rule, varve_attribute_syntax *syntax) {
  const varve_entity_definition *entity = NULL;
  bool is_enum = varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("enum"));
  syntax->constraint = rule;
  if (is_enum)
    VARVE_TRY(parse_rule(c, enum_of(rule), &syntax->rule));
  if (is_enum && syntax->rule.enumeration.place != NULL) {
    syntax->form = VARVE_ATTRIBUTE_FORM_ENUM;
    return varve_integer_type_get(c->context, syntax->rule.enumeration.record.width, VARVE_SIGNLESS,
                                  &syntax->type);
  }
  VARVE_TRY(find_written(c, entity_of(rule), &entity));
  if (entity == NULL) {
    varve_slice name = varve_rule_head(rule);
    for (size_t i = 0; i < VARVE_COUNT_OF(known_forms); i++) {
      const known_form *known = &known_forms[i];
      if (!varve_slice_equal(name, varve_slice_of(known->rule)))
        continue;
      syntax->form = known->form;
      if (known->type.size == 0)
        return VARVE_STATUS_OK;
      return varve_buildable_type(c->context, known->type, &syntax->type);
    }
    syntax->is_unrestricted = rule.size == 0 || varve_slice_equal(name, VARVE_SLICE("AnyOf"));
    VARVE_TRY(varve_buildable_type(c->context, rule, &syntax->type));
    if (syntax->type != NULL)
      syntax->form = VARVE_ATTRIBUTE_FORM_TYPED;
    return VARVE_STATUS_OK;
  }
  syntax->form = VARVE_ATTRIBUTE_FORM_ENTITY;
  return parse_rule(c, entity_of(rule), &syntax->rule);
}

/* How types are printed */

/* Finds the only type that matches a constraint, including irdl.is. */
static varve_status find_only_type(compiler *c, uint32_t constraint, const varve_entity **type) {
  const varve_definition_tables *tables = c->definition->dialect->tables;
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  const varve_entity *value = NULL;
  *type = NULL;
  if (record.kind != VARVE_CONSTRAINT_IS || c->context->parse_attribute == NULL)
    return varve_buildable_type(c->context, rule_of(c, constraint), type);
  VARVE_TRY(varve_definition_attribute(c->context, varve_table_text(tables, record.text), &value));
  if (value->kind == VARVE_KIND_TYPE)
    *type = value->children[0];
  return VARVE_STATUS_OK;
}

static varve_status make_values(compiler *c, varve_syntax_kind kind, varve_value_syntax *values) {
  varve_record_list list = varve_syntax_list(c, kind);
  for (uint32_t i = 0; i < list.count; i++) {
    const varve_value_record *record = varve_syntax_record(c, kind, i);
    varve_slice rule = rule_of(c, record->constraint);
    VARVE_TRY(find_only_type(c, record->constraint, &values[i].type));
    if (varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("LLVM_PointerInAddressSpace")))
      rule = VARVE_SLICE("!llvm.ptr");
    const varve_entity_definition *entity = NULL;
    /* Until LLVM 13 types were printed in full. */
    bool has_class = record->variadicity == VARVE_VARIADICITY_SINGLE &&
                     varve_era_has(c->context->era, VARVE_HAS_TYPE_CLASSES);
    if (has_class)
      VARVE_TRY(find_written(c, entity_of(rule), &entity));
    if (has_class)
      values[i].kinds = varve_kinds_of_rule(whole_rule_of(c, record->constraint));
    if (entity != NULL &&
        varve_find_fact(entity->dialect->tables, entity->record->facts, "qualified").size == 0)
      values[i].stripped = entity;
  }
  return VARVE_STATUS_OK;
}

/* Names */

static varve_status add_name(compiler *c, varve_slice name, varve_syntax_kind kind,
                             uint32_t index) {
  varve_syntax_name made = {.name = name, .kind = kind, .index = index};
  return varve_vector_push(&c->names, &made);
}

static bool has_name(const void *key, const void *value) {
  return varve_slice_equal(*(const varve_slice *)key, ((const varve_syntax_name *)value)->name);
}

static varve_status index_names(compiler *c) {
  for (size_t i = 0; i < c->names.count; i++) {
    varve_syntax_name *name = &VARVE_VECTOR_AT(&c->names, varve_syntax_name, i);
    uint64_t hash = varve_hash_bytes(c->context->seed, name->name.data, name->name.size);
    if (varve_hash_table_find(&c->names_by_text, hash, has_name, &name->name) == NULL)
      VARVE_TRY(varve_hash_table_insert(&c->names_by_text, hash, name));
  }
  return VARVE_STATUS_OK;
}

static varve_status add_names(compiler *c) {
  const varve_operation_definition *definition = c->definition;
  for (uint32_t i = 0; i < definition->property_count; i++)
    if (definition->properties[i].kind != VARVE_PROPERTY_SEGMENTS)
      VARVE_TRY(add_name(c, definition->properties[i].name, VARVE_SYNTAX_ATTRIBUTE, i));
  for (varve_syntax_kind kind = VARVE_SYNTAX_OPERAND; kind <= VARVE_SYNTAX_SUCCESSOR; kind++) {
    varve_record_list list = varve_syntax_list(c, kind);
    for (uint32_t i = 0; i < list.count; i++) {
      varve_text name = varve_syntax_record(c, kind, i)->name;
      VARVE_TRY(add_name(c, varve_table_text(definition->dialect->tables, name), kind, i));
    }
  }
  for (uint32_t i = 0; i < c->lists.arguments.count; i++)
    VARVE_TRY(add_name(c, VARVE_VECTOR_AT(&c->lists.arguments, varve_syntax_argument, i).name,
                       VARVE_SYNTAX_ARGUMENT, i));
  return index_names(c);
}

/* Memory of the compiler */

static void *zeroed(compiler *c, size_t count, size_t size) {
  void *made = varve_arena_allocate_array(&c->context->arena, count, size);
  if (made != NULL)
    memset(made, 0, count * size);
  return made;
}

uint32_t varve_syntax_variable_count(const compiler *c, varve_syntax_kind kind) {
  switch (kind) {
  case VARVE_SYNTAX_ATTRIBUTE:
    return c->definition->property_count + c->part_limit;
  case VARVE_SYNTAX_ARGUMENT:
    return (uint32_t)c->lists.arguments.count;
  default:
    return varve_syntax_list(c, kind).count;
  }
}

static bool has_code_printer(const varve_definition_tables *tables, varve_record_list facts) {
  return varve_slice_equal(varve_find_text_fact(tables, facts, "printer"), VARVE_SLICE("code"));
}

static bool is_printed_by_code(const compiler *c) {
  const varve_dialect_definition *dialect = c->definition->dialect;
  return has_code_printer(dialect->tables, c->definition->record->facts) ||
         has_code_printer(dialect->tables, dialect->record->facts);
}

/* Formats with a path, or with directives that may have one, name parts of attributes. */
static bool may_have_parts(const compiler *c) {
  const varve_dialect_definition *dialect = c->definition->dialect;
  varve_slice text = c->lexer.text;
  if (varve_has_fact_with(dialect->tables, c->definition->record->facts, "discardable") ||
      varve_has_fact_with(dialect->tables, c->definition->record->facts, "locals"))
    return true;
  for (const char *at = text.data, *end = at + text.size; at < end; at++)
    if (*at == '.')
      return true;
  bool has_directives = false;
  for (; dialect != NULL && !has_directives; dialect = varve_base_part(dialect))
    has_directives = varve_has_fact_with(dialect->tables, dialect->record->facts, "directive.");
  return has_directives;
}

static void end(compiler *c) {
  varve_vector_release(&c->lists.elements);
  varve_vector_release(&c->lists.anchors);
  varve_vector_release(&c->names);
  varve_vector_release(&c->lists.branches);
  varve_vector_release(&c->lists.branch_results);
  varve_vector_release(&c->lists.literals);
  varve_vector_release(&c->lists.equations);
  varve_vector_release(&c->lists.bindings);
  varve_vector_release(&c->lists.parts);
  varve_vector_release(&c->lists.part_names);
  varve_vector_release(&c->lists.arguments);
  varve_vector_release(&c->lists.columns);
  varve_vector_release(&c->lists.loops);
  varve_vector_release(&c->lists.places);
  varve_hash_table_release(&c->names_by_text);
}

/* Returns whether the format determines the sizes of groups. A list of all operands or results
 * does not. */
static bool gives_sizes(const compiler *c, varve_slice name) {
  return varve_segments_are_of_operands(name) ? !c->seen[VARVE_SYNTAX_OPERAND].all_values
                                              : !c->seen[VARVE_SYNTAX_RESULT].all_types;
}

/* Marks what attr-dict omits: properties that variables print, and group sizes that the format
 * determines. */
static void mark_bound(compiler *c) {
  const varve_operation_definition *definition = c->definition;
  const varve_definition_tables *tables = definition->dialect->tables;
  for (uint32_t i = 0; i < definition->property_count; i++)
    c->is_bound[i] = definition->properties[i].kind == VARVE_PROPERTY_SEGMENTS
                         ? gives_sizes(c, definition->properties[i].name)
                         : c->seen[VARVE_SYNTAX_ATTRIBUTE].values[i];
  for (size_t i = 0; i < c->lists.parts.count; i++) {
    uint32_t of = VARVE_VECTOR_AT(&c->lists.parts, varve_syntax_part, i).of;
    if (of < definition->property_count)
      c->is_bound[of] = true;
  }
  for (uint32_t i = 0; i < definition->record->operands.count; i++) {
    const varve_value_record *record = varve_syntax_record(c, VARVE_SYNTAX_OPERAND, i);
    const varve_property_definition *sizes = NULL;
    if (record->variadicity == VARVE_VARIADICITY_NESTED && c->seen[VARVE_SYNTAX_OPERAND].values[i])
      sizes = varve_find_property(definition, varve_table_text(tables, record->segments));
    if (sizes != NULL)
      c->is_bound[sizes - definition->properties] = true;
  }
}

/* Returns a copy of the vector's elements, in the arena. */
static void *kept(compiler *c, const varve_vector *elements) {
  void *made =
      varve_arena_allocate_array(&c->context->arena, elements->count, elements->element_size);
  if (made != NULL && elements->count != 0)
    memcpy(made, elements->data, elements->count * elements->element_size);
  return made;
}

static bool is_checked_first(varve_syntax_kind kind) {
  return kind == VARVE_SYNTAX_LET || kind == VARVE_SYNTAX_WHEN || kind == VARVE_SYNTAX_AGAIN ||
         kind == VARVE_SYNTAX_LISTED_NAME || kind == VARVE_SYNTAX_ONLY_OPERATION;
}

static void link_checks(varve_syntax_element *elements, uint32_t count) {
  for (uint32_t i = count; i-- > 0;) {
    uint32_t behind = varve_syntax_behind(elements, i);
    elements[i].next_check = is_checked_first(elements[i].kind) ? i
                             : behind < count                   ? elements[behind].next_check
                                                                : count;
  }
}

static bool always_fits(varve_syntax_kind kind) {
  switch (kind) {
  case VARVE_SYNTAX_LITERAL:
  case VARVE_SYNTAX_WHITESPACE:
  case VARVE_SYNTAX_SPACING:
  case VARVE_SYNTAX_DEPTH:
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_RESULT:
  case VARVE_SYNTAX_TYPE:
  case VARVE_SYNTAX_LET:
  case VARVE_SYNTAX_WHEN:
  case VARVE_SYNTAX_GROUP:
  case VARVE_SYNTAX_JUMP:
    return true;
  default:
    return false;
  }
}

static bool fails_late(const varve_operation_format *format) {
  uint32_t i = 0;
  while (i < format->element_count && format->elements[i].kind != VARVE_SYNTAX_REGION)
    i++;
  for (i++; i < format->element_count; i++)
    if (!always_fits(format->elements[i].kind))
      return true;
  return false;
}

static varve_status make_format(compiler *c, const varve_operation_format **format) {
  varve_operation_format *made = varve_arena_allocate(&c->context->arena, sizeof *made);
  varve_syntax_element *elements = kept(c, &c->lists.elements);
  const varve_syntax_element *anchors = kept(c, &c->lists.anchors);
  const varve_syntax_branch *branches = kept(c, &c->lists.branches);
  const varve_slice *literals = kept(c, &c->lists.literals);
  const varve_syntax_equation *equations = kept(c, &c->lists.equations);
  const varve_syntax_part *parts = kept(c, &c->lists.parts);
  const varve_syntax_argument *arguments = kept(c, &c->lists.arguments);
  const varve_syntax_column *columns = kept(c, &c->lists.columns);
  const varve_syntax_loop *loops = kept(c, &c->lists.loops);
  if (made == NULL || elements == NULL || anchors == NULL || branches == NULL || literals == NULL ||
      equations == NULL || parts == NULL || arguments == NULL || columns == NULL || loops == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_operation_format){.definition = c->definition,
                                   .nested = c->nested,
                                   .elements = elements,
                                   .element_count = (uint32_t)c->lists.elements.count,
                                   .anchors = anchors,
                                   .attributes = c->attributes,
                                   .operands = c->operands,
                                   .results = c->results,
                                   .is_bound = c->is_bound,
                                   .branches = branches,
                                   .literals = literals,
                                   .equations = equations,
                                   .equation_count = (uint32_t)c->lists.equations.count,
                                   .parts = parts,
                                   .part_count = (uint32_t)c->lists.parts.count,
                                   .arguments = arguments,
                                   .argument_count = (uint32_t)c->lists.arguments.count,
                                   .columns = columns,
                                   .loops = loops,
                                   .loop_count = (uint32_t)c->lists.loops.count,
                                   .is_printed_by_code = is_printed_by_code(c)};
  for (uint32_t i = 0; i < c->definition->record->operands.count; i++)
    made->checks_types = made->checks_types || c->operands[i].is_checked;
  for (uint32_t i = 0; i < c->definition->record->results.count; i++)
    made->checks_types = made->checks_types || c->results[i].is_checked;
  for (uint32_t i = 0; i < made->element_count; i++) {
    made->clause_count += elements[i].kind == VARVE_SYNTAX_CLAUSE;
    made->has_groups = made->has_groups || elements[i].kind == VARVE_SYNTAX_GROUP;
    made->has_only_operation =
        made->has_only_operation || elements[i].kind == VARVE_SYNTAX_ONLY_OPERATION;
    made->has_choices = made->has_choices || elements[i].kind == VARVE_SYNTAX_ONE ||
                        (elements[i].kind == VARVE_SYNTAX_OILIST && elements[i].text.size != 0) ||
                        elements[i].kind == VARVE_SYNTAX_IF ||
                        elements[i].kind == VARVE_SYNTAX_EACH;
  }
  const varve_operation_record *record = c->definition->record;
  const uint32_t counts[VARVE_SLOT_CLAUSE] = {c->definition->property_count + made->part_count,
                                              record->operands.count,
                                              record->operands.count,
                                              record->results.count,
                                              record->regions.count,
                                              record->successors.count,
                                              made->argument_count,
                                              1,
                                              1,
                                              1,
                                              1,
                                              1};
  for (size_t kind = 0; kind < VARVE_SLOT_CLAUSE; kind++)
    made->slot_places[kind + 1] = made->slot_places[kind] + counts[kind];
  link_checks(elements, made->element_count);
  made->fails_late = fails_late(made);
  *format = made;
  /* Makes the counts of a format, if the context counts. */
  VARVE_TRY(varve_coverage_make(c->context, &c->lists.places, c->text, &made->coverage));
  if (made->coverage == NULL)
    return VARVE_STATUS_OK;
  uint32_t *lets = zeroed(c, made->equation_count, sizeof *lets);
  if (lets == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < made->element_count; i++)
    if (made->elements[i].kind == VARVE_SYNTAX_LET)
      lets[made->elements[i].index] = i + 1;
  made->coverage->lets = lets;
  return VARVE_STATUS_OK;
}

static varve_status compile(compiler *c, const varve_operation_format **format) {
  varve_memory *memory = &c->context->memory;
  varve_vector_init(&c->lists.elements, memory, sizeof(varve_syntax_element));
  varve_vector_init(&c->lists.anchors, memory, sizeof(varve_syntax_element));
  varve_vector_init(&c->names, memory, sizeof(varve_syntax_name));
  varve_vector_init(&c->lists.branches, memory, sizeof(varve_syntax_branch));
  varve_vector_init(&c->lists.branch_results, memory, sizeof(varve_branch_syntax));
  varve_vector_init(&c->lists.literals, memory, sizeof(varve_slice));
  varve_vector_init(&c->lists.equations, memory, sizeof(varve_syntax_equation));
  varve_vector_init(&c->lists.bindings, memory, sizeof(const varve_syntax_name *));
  varve_vector_init(&c->lists.parts, memory, sizeof(varve_syntax_part));
  varve_vector_init(&c->lists.part_names, memory, sizeof(const varve_syntax_name *));
  varve_vector_init(&c->lists.arguments, memory, sizeof(varve_syntax_argument));
  varve_vector_init(&c->lists.columns, memory, sizeof(varve_syntax_column));
  varve_vector_init(&c->lists.loops, memory, sizeof(varve_syntax_loop));
  varve_vector_init(&c->lists.places, memory, sizeof(varve_element_coverage));
  varve_hash_table_init(&c->names_by_text, memory);
  VARVE_TRY(varve_find_nested_operation(c->context, c->definition, &c->lexer, &c->nested));
  if (c->nested != NULL)
    c->definition = c->nested->joined->definition;
  VARVE_TRY(varve_syntax_add_arguments(c));
  const varve_operation_definition *definition = c->definition;
  c->part_limit = may_have_parts(c) ? VARVE_SYNTAX_PARTS : 0;
  size_t attributes = varve_syntax_variable_count(c, VARVE_SYNTAX_ATTRIBUTE);
  c->attributes = zeroed(c, attributes, sizeof *c->attributes);
  c->operands = zeroed(c, definition->record->operands.count, sizeof *c->operands);
  c->results = zeroed(c, definition->record->results.count, sizeof *c->results);
  c->is_bound = zeroed(c, definition->property_count, sizeof *c->is_bound);
  if (c->attributes == NULL || c->operands == NULL || c->results == NULL || c->is_bound == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (varve_syntax_kind kind = VARVE_SYNTAX_ATTRIBUTE; kind <= VARVE_SYNTAX_ARGUMENT; kind++)
    c->seen_count += (size_t)2 * varve_syntax_variable_count(c, kind);
  c->seen_flags = zeroed(c, c->seen_count, sizeof(bool));
  if (c->seen_flags == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  bool *next = c->seen_flags;
  for (varve_syntax_kind kind = VARVE_SYNTAX_ATTRIBUTE; kind <= VARVE_SYNTAX_ARGUMENT; kind++) {
    c->seen[kind].values = next;
    c->seen[kind].types = next + varve_syntax_variable_count(c, kind);
    next += (size_t)2 * varve_syntax_variable_count(c, kind);
  }
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    varve_attribute_syntax *syntax = &c->attributes[i];
    syntax->property = property;
    if (property->kind == VARVE_PROPERTY_SEGMENTS)
      continue;
    syntax->constraint = rule_of(c, property->constraint);
    VARVE_TRY(property->kind == VARVE_PROPERTY_NATIVE
                  ? make_native(c, property, syntax)
                  : varve_syntax_make_form(c, syntax->constraint, syntax));
  }
  VARVE_TRY(make_values(c, VARVE_SYNTAX_OPERAND, c->operands));
  VARVE_TRY(make_values(c, VARVE_SYNTAX_RESULT, c->results));
  VARVE_TRY(add_names(c));
  VARVE_TRY(varve_syntax_compile_elements(c));
  VARVE_TRY(varve_syntax_count_arguments(c));
  VARVE_TRY(varve_syntax_value_locals(c));
  mark_bound(c);
  VARVE_TRY(varve_syntax_check(c));
  return make_format(c, format);
}

bool varve_operation_is_function(const varve_operation_definition *definition) {
  return varve_slice_equal(
      varve_table_text(definition->dialect->tables, definition->record->syntax),
      VARVE_SLICE("function"));
}

/* Returns the format that the dialect has for all operations that code would parse. */
static varve_status find_shared_text(varve_context *context,
                                     const varve_dialect_definition *dialect, varve_slice *text) {
  const varve_entity *value = NULL;
  varve_slice fact = varve_find_fact(dialect->tables, dialect->record->facts, "format");
  *text = VARVE_SLICE("");
  if (fact.size == 0 || context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(context, fact, &value));
  if (value->kind == VARVE_KIND_STRING)
    *text = varve_string_bytes(value);
  return VARVE_STATUS_OK;
}

varve_status varve_find_operation_format(varve_context *context,
                                         const varve_operation_definition *definition,
                                         const varve_operation_format **format,
                                         varve_format_fault *fault) {
  varve_slice text = varve_table_text(definition->dialect->tables, definition->record->syntax);
  *fault = (varve_format_fault){0};
  *format = definition->memory->format;
  if (*format == NULL && varve_slice_starts_with(text, VARVE_SLICE("hook:")))
    VARVE_TRY(find_shared_text(context, definition->dialect, &text));
  if (*format != NULL || text.size == 0 || varve_operation_is_function(definition))
    return VARVE_STATUS_OK;
  compiler c = {.context = context,
                .definition = definition,
                .lexer = varve_format_lexer_make(text, fault),
                .text = text,
                .at.spacing = {.needs_space = true}};
  varve_status status = compile(&c, format);
  end(&c);
  definition->memory->format = *format;
  return status;
}
