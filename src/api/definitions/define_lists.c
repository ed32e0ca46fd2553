/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: the lists of a definition made by calls. Constraints become operations
 * at once; the lists do so when the definition ends. */
#include "api/definitions/define.h"

#include "api/options.h"
#include "text/parse/parser.h"

varve_reporter varve_builder_reporter(const varve_dialect_builder *builder) {
  return (varve_reporter){
      .sink = builder->sink, .file = varve_buffer_slice(&builder->place), .max_errors = 1};
}

/* Keeps the first failure, so that finishing the builder fails too. */
varve_status varve_builder_keep(varve_dialect_builder *builder, varve_status status) {
  if (builder->status == VARVE_STATUS_OK)
    builder->status = status;
  return status;
}

varve_status varve_builder_set(varve_dialect_builder *builder, varve_operation *op,
                               const char *name, const varve_entity *value) {
  return varve_operation_set_attribute(builder->module, op, varve_slice_of(name),
                                       varve_as_attribute(value));
}

varve_status varve_builder_set_text(varve_dialect_builder *builder, varve_operation *op,
                                    const char *name, varve_slice text) {
  const varve_entity *value;
  VARVE_TRY(varve_string_get(builder->context, text, &value));
  return varve_builder_set(builder, op, name, value);
}

static varve_status parse_attribute(varve_dialect_builder *builder, varve_slice text,
                                    const varve_entity **attribute) {
  varve_source_map map;
  varve_source_map_init(&map, &builder->context->memory, text);
  varve_reporter reporter = varve_builder_reporter(builder);
  reporter.source = text;
  reporter.map = &map;
  varve_status status =
      varve_parse_attribute_text(NULL, builder->context, &reporter, text, attribute);
  varve_source_map_release(&map);
  return status;
}

/* Parses text as an attribute; NULL for an empty text. */
static varve_status parse_optional(varve_dialect_builder *builder, varve_slice text,
                                   const varve_entity **attribute) {
  *attribute = NULL;
  return text.size == 0 ? VARVE_STATUS_OK : parse_attribute(builder, text, attribute);
}

static varve_status string_optional(varve_dialect_builder *builder, varve_slice text,
                                    const varve_entity **attribute) {
  *attribute = NULL;
  return text.size == 0 ? VARVE_STATUS_OK : varve_string_get(builder->context, text, attribute);
}

/* Constraints */

static varve_status append_op(varve_dialect_builder *builder, const char *name,
                              const char *result_type, varve_operation **op) {
  const varve_entity *made = NULL;
  varve_reporter silent = {.max_errors = 1};
  if (result_type != NULL)
    VARVE_TRY(
        varve_parse_type_text(NULL, builder->context, &silent, varve_slice_of(result_type), &made));
  const varve_type *type = varve_as_type(made);
  varve_operation_description description = {.struct_size = sizeof description,
                                             .name = varve_slice_of(name),
                                             .location = varve_as_attribute(builder->location),
                                             .result_types = &type,
                                             .result_count = result_type != NULL,
                                             .operands = builder->values.data,
                                             .operand_count = (uint32_t)builder->values.count};
  VARVE_TRY(varve_operation_build(builder->module, &description, op));
  return varve_operation_insert(*op, builder->block, NULL);
}

/* Accepts exactly "!dialect.type" or "#dialect.attribute". */
static bool is_reference(varve_slice rule) {
  if (rule.size == 0 || (rule.data[0] != '!' && rule.data[0] != '#'))
    return false;
  for (size_t i = 1; i < rule.size; i++)
    if (rule.data[i] == '<' || rule.data[i] == ' ')
      return false;
  return true;
}

static varve_status make_constraint(varve_dialect_builder *builder, varve_slice rule,
                                    varve_value **value) {
  varve_slice is = VARVE_SLICE("is ");
  bool is_exact = varve_slice_starts_with(rule, is);
  bool is_base = is_reference(rule);
  varve_operation *op;
  builder->values.count = 0;
  VARVE_TRY(append_op(builder,
                      is_exact  ? "irdl.is"
                      : is_base ? "irdl.base"
                                : "irdl.any",
                      "!irdl.attribute", &op));
  *value = varve_operation_get_result(op, 0);
  if (is_exact) {
    const varve_slice text = varve_slice_make(rule.data + is.size, rule.size - is.size);
    const varve_entity *expected;
    VARVE_TRY(parse_attribute(builder, text, &expected));
    return varve_builder_set(builder, op, "expected", expected);
  }
  if (is_base)
    return varve_builder_set_text(builder, op, "base_name", rule);
  if (rule.size == 0 || varve_slice_equal(rule, VARVE_SLICE("any")))
    return VARVE_STATUS_OK;
  return varve_builder_set_text(builder, op, "varve.rule", rule);
}

static varve_status make_region(varve_dialect_builder *builder, uint64_t blocks,
                                varve_value **value) {
  varve_operation *op;
  const varve_entity *number;
  builder->values.count = 0;
  VARVE_TRY(append_op(builder, "irdl.region", "!irdl.region", &op));
  *value = varve_operation_get_result(op, 0);
  if (blocks == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(
      varve_integer_get_i64(builder->context, builder->context->i32, (int64_t)blocks, &number));
  return varve_builder_set(builder, op, "numberOfBlocks", number);
}

static bool has_constraint(varve_definition_list list) {
  return list == VARVE_DEFINITION_OPERANDS || list == VARVE_DEFINITION_RESULTS ||
         list == VARVE_DEFINITION_PROPERTIES || list == VARVE_DEFINITION_PARAMETERS;
}

static varve_value *find_shared(const varve_dialect_builder *builder, uint32_t shared) {
  for (size_t i = 0; shared != 0 && i < builder->items.count; i++) {
    const varve_builder_item *item = &VARVE_VECTOR_AT(&builder->items, varve_builder_item, i);
    if (item->shared == shared && has_constraint(item->list))
      return item->constraint;
  }
  return NULL;
}

/* Adding */

static bool is_list_of(varve_definition_kind kind, varve_definition_list list) {
  static const uint8_t kinds[] = {
      /* 1 << kind */
      [VARVE_DEFINITION_OPERANDS] = 2,   [VARVE_DEFINITION_RESULTS] = 2,
      [VARVE_DEFINITION_REGIONS] = 2,    [VARVE_DEFINITION_SUCCESSORS] = 2,
      [VARVE_DEFINITION_PROPERTIES] = 2, [VARVE_DEFINITION_PARAMETERS] = 12,
      [VARVE_DEFINITION_TRAITS] = 14,    [VARVE_DEFINITION_FACTS] = 15,
      [VARVE_DEFINITION_CASES] = 16,     [VARVE_DEFINITION_DEPENDS] = 1};
  return (size_t)list < VARVE_COUNT_OF(kinds) && (kinds[list] >> kind & 1) != 0;
}

static bool is_sound(const varve_definition_item *item) {
  const varve_slice texts[] = {item->name,          item->native, item->rule,
                               item->default_value, item->value,  item->segments};
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    if ((texts[i].data == NULL && texts[i].size != 0) || texts[i].size > UINT32_MAX)
      return false;
  return item->arity <= VARVE_ARITY_NESTED && item->number <= INT64_MAX;
}

static varve_status add(varve_dialect_builder *builder, varve_definition_list list,
                        const varve_definition_item *item) {
  varve_builder_item made = {.list = list,
                             .arity = item->arity,
                             .is_optional = item->is_optional,
                             .shared = item->constraint,
                             .number = item->number};
  VARVE_TRY(varve_string_get(builder->context, item->name, &made.name));
  VARVE_TRY(string_optional(builder, item->native, &made.native));
  VARVE_TRY(string_optional(builder, item->segments, &made.segments));
  VARVE_TRY(parse_optional(builder,
                           list == VARVE_DEFINITION_FACTS ? item->value : item->default_value,
                           &made.default_value));
  if (has_constraint(list)) {
    made.constraint = find_shared(builder, item->constraint);
    if (made.constraint == NULL)
      VARVE_TRY(make_constraint(builder, item->rule, &made.constraint));
  }
  if (list == VARVE_DEFINITION_REGIONS)
    VARVE_TRY(make_region(builder, item->number, &made.constraint));
  return varve_vector_push(&builder->items, &made);
}

varve_status varve_dialect_builder_add(varve_dialect_builder *builder, varve_definition_list list,
                                       const varve_definition_item *item) {
  if (builder == NULL || item == NULL || builder->is_finished || !is_list_of(builder->kind, list))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_definition_item filled = {.struct_size = sizeof(varve_definition_item)};
  VARVE_TRY(varve_options_fill(item, &filled, sizeof filled));
  if (!is_sound(&filled))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(builder->status);
  return varve_builder_keep(builder, add(builder, list, &filled));
}

/* Ending a definition: turns the items of each list into irdl */

static varve_status push_attribute(varve_dialect_builder *builder, const varve_entity *attribute) {
  return varve_vector_push(&builder->list, &attribute);
}

static varve_builder_item *item_at(varve_dialect_builder *builder, size_t index) {
  return &VARVE_VECTOR_AT(&builder->items, varve_builder_item, index);
}

/* Sets an array attribute with the entries of builder->list, or a dictionary attribute if
 * is_dictionary is set. Sets nothing if the list is empty. */
static varve_status set_list(varve_dialect_builder *builder, varve_operation *op, const char *name,
                             bool is_dictionary) {
  const varve_entity *const *entries = builder->list.data;
  uint32_t count = (uint32_t)builder->list.count;
  const varve_entity *value;
  if (count == 0)
    return VARVE_STATUS_OK;
  if (is_dictionary)
    VARVE_TRY(varve_dictionary_get(builder->context, entries, count / 2, NULL, &value));
  else
    VARVE_TRY(varve_array_get(builder->context, entries, count, &value));
  return varve_builder_set(builder, op, name, value);
}

static varve_status set_names(varve_dialect_builder *builder, varve_definition_list list,
                              varve_operation *op, const char *name) {
  builder->list.count = 0;
  for (size_t i = 0; i < builder->items.count; i++)
    if (item_at(builder, i)->list == list)
      VARVE_TRY(push_attribute(builder, item_at(builder, i)->name));
  return set_list(builder, op, name, false);
}

/* Sets the names of the optional or variadic items. */
static varve_status set_marked(varve_dialect_builder *builder, varve_definition_list list,
                               varve_operation *op, const char *name) {
  builder->list.count = 0;
  for (size_t i = 0; i < builder->items.count; i++) {
    const varve_builder_item *item = item_at(builder, i);
    if (item->list == list && (item->is_optional || item->arity == VARVE_ARITY_VARIADIC))
      VARVE_TRY(push_attribute(builder, item->name));
  }
  return set_list(builder, op, name, false);
}

/* Sets a dictionary attribute with a member of each item by its name. offset: of a const
 * varve_entity * in the item. */
static varve_status set_members(varve_dialect_builder *builder, varve_definition_list list,
                                varve_operation *op, const char *name, size_t offset) {
  builder->list.count = 0;
  for (size_t i = 0; i < builder->items.count; i++) {
    const varve_builder_item *item = item_at(builder, i);
    const varve_entity *value;
    memcpy(&value, (const char *)item + offset, sizeof(void *));
    if (item->list != list || value == NULL)
      continue;
    VARVE_TRY(push_attribute(builder, item->name));
    VARVE_TRY(push_attribute(builder, value));
  }
  return set_list(builder, op, name, true);
}

static varve_status set_unit(varve_dialect_builder *builder, varve_operation *op,
                             const char *name) {
  return varve_builder_set(builder, op, name, builder->context->unit);
}

static varve_status set_arities(varve_dialect_builder *builder, varve_definition_list list,
                                varve_operation *op) {
  static const char *const words[] = {"single", "optional", "variadic", "variadic"};
  const varve_entity *arities = NULL;
  varve_buffer text;
  varve_buffer_init(&text, &builder->context->memory);
  varve_status status = varve_buffer_append(&text, VARVE_SLICE("#irdl<variadicity_array["));
  bool is_first = true;
  for (size_t i = 0; status == VARVE_STATUS_OK && i < builder->items.count; i++) {
    if (item_at(builder, i)->list != list)
      continue;
    status = varve_buffer_append(&text, varve_slice_of(is_first ? " " : ",  "));
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&text, varve_slice_of(words[item_at(builder, i)->arity]));
    is_first = false;
  }
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, VARVE_SLICE("]>"));
  if (status == VARVE_STATUS_OK)
    status = parse_attribute(builder, varve_buffer_slice(&text), &arities);
  varve_buffer_release(&text);
  VARVE_TRY(status);
  return varve_builder_set(builder, op, "variadicity", arities);
}

/* Returns the operation that lists the items, with their constraints as operands; NULL if there
 * are no items. */
static varve_status append_list(varve_dialect_builder *builder, varve_definition_list list,
                                const char *name, varve_operation **op) {
  bool any = false;
  *op = NULL;
  builder->values.count = 0;
  for (size_t i = 0; i < builder->items.count; i++) {
    const varve_builder_item *item = item_at(builder, i);
    any |= item->list == list;
    if (item->list == list && item->constraint != NULL)
      VARVE_TRY(varve_vector_push(&builder->values, &item->constraint));
  }
  return any ? append_op(builder, name, NULL, op) : VARVE_STATUS_OK;
}

static varve_status end_values(varve_dialect_builder *builder, varve_definition_list list,
                               const char *name, varve_definition_flag segments) {
  varve_operation *op;
  VARVE_TRY(append_list(builder, list, name, &op));
  if (op == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(set_names(builder, list, op, "names"));
  VARVE_TRY(set_arities(builder, list, op));
  VARVE_TRY(set_members(builder, list, op, "varve.nested", offsetof(varve_builder_item, segments)));
  if ((builder->flags >> segments & 1) == 0)
    return VARVE_STATUS_OK;
  return set_unit(builder, op, "varve.segments");
}

static varve_status end_regions(varve_dialect_builder *builder) {
  varve_operation *op;
  VARVE_TRY(append_list(builder, VARVE_DEFINITION_REGIONS, "irdl.regions", &op));
  if (op != NULL) {
    VARVE_TRY(set_names(builder, VARVE_DEFINITION_REGIONS, op, "names"));
    VARVE_TRY(set_marked(builder, VARVE_DEFINITION_REGIONS, op, "varve.variadic"));
  }
  VARVE_TRY(append_list(builder, VARVE_DEFINITION_SUCCESSORS, "varve.successors", &op));
  if (op == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(set_names(builder, VARVE_DEFINITION_SUCCESSORS, op, "names"));
  return set_marked(builder, VARVE_DEFINITION_SUCCESSORS, op, "variadic");
}

static varve_status end_properties(varve_dialect_builder *builder, varve_definition_list list) {
  bool are_parameters = list == VARVE_DEFINITION_PARAMETERS;
  varve_operation *op;
  VARVE_TRY(
      append_list(builder, list, are_parameters ? "irdl.parameters" : "irdl.attributes", &op));
  if (op == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(set_names(builder, list, op, are_parameters ? "names" : "attributeValueNames"));
  VARVE_TRY(set_marked(builder, list, op, "varve.optional"));
  VARVE_TRY(set_members(builder, list, op, "varve.defaults",
                        offsetof(varve_builder_item, default_value)));
  return set_members(builder, list, op, "varve.native", offsetof(varve_builder_item, native));
}

static varve_status end_enum(varve_dialect_builder *builder) {
  static const struct {
    varve_definition_flag flag;
    const char *name;
  } flags[] = {{VARVE_DEFINITION_BITS, "bits"},
               {VARVE_DEFINITION_QUOTED, "quoted"},
               {VARVE_DEFINITION_GROUPS, "groups"}};
  varve_context *context = builder->context;
  const varve_entity *storage;
  const varve_entity *pair[2], *case_pair, *type;
  VARVE_TRY(varve_integer_type_get(context, builder->width, VARVE_SIGNLESS, &storage));
  VARVE_TRY(varve_type_attribute_get(context, storage, &type));
  VARVE_TRY(varve_builder_set(builder, builder->op, "storage", type));
  for (size_t i = 0; i < VARVE_COUNT_OF(flags); i++)
    if ((builder->flags >> flags[i].flag & 1) != 0)
      VARVE_TRY(set_unit(builder, builder->op, flags[i].name));
  builder->list.count = 0;
  for (size_t i = 0; i < builder->items.count; i++) {
    pair[0] = item_at(builder, i)->name;
    VARVE_TRY(
        varve_integer_get_i64(context, storage, (int64_t)item_at(builder, i)->number, &pair[1]));
    VARVE_TRY(varve_array_get(context, pair, 2, &case_pair));
    VARVE_TRY(push_attribute(builder, case_pair));
  }
  return set_list(builder, builder->op, "cases", false);
}

static varve_status end_facts(varve_dialect_builder *builder) {
  for (size_t i = 0; i < builder->items.count; i++) {
    const varve_builder_item *item = item_at(builder, i);
    if (item->list != VARVE_DEFINITION_FACTS)
      continue;
    varve_buffer name;
    varve_buffer_init(&name, &builder->context->memory);
    varve_status status = varve_buffer_append(&name, VARVE_SLICE("varve."));
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&name, varve_string_bytes(item->name));
    if (status == VARVE_STATUS_OK)
      status = varve_operation_set_attribute(
          builder->module, builder->op, varve_buffer_slice(&name),
          varve_as_attribute(item->default_value != NULL ? item->default_value
                                                         : builder->context->unit));
    varve_buffer_release(&name);
    VARVE_TRY(status);
  }
  return VARVE_STATUS_OK;
}

static varve_status end_dialect(varve_dialect_builder *builder) {
  static const char *const words[] = {"operations", "types"};
  VARVE_TRY(set_names(builder, VARVE_DEFINITION_DEPENDS, builder->op, "varve.depends"));
  builder->list.count = 0;
  for (uint32_t flag = 0; flag < VARVE_COUNT_OF(words); flag++) {
    const varve_entity *word;
    if ((builder->flags >> flag & 1) == 0)
      continue;
    VARVE_TRY(varve_string_get(builder->context, varve_slice_of(words[flag]), &word));
    VARVE_TRY(push_attribute(builder, word));
  }
  return set_list(builder, builder->op, "varve.unknown", false);
}

static varve_status end_operation(varve_dialect_builder *builder) {
  VARVE_TRY(end_values(builder, VARVE_DEFINITION_OPERANDS, "irdl.operands",
                       VARVE_DEFINITION_OPERAND_SEGMENTS));
  VARVE_TRY(end_values(builder, VARVE_DEFINITION_RESULTS, "irdl.results",
                       VARVE_DEFINITION_RESULT_SEGMENTS));
  VARVE_TRY(end_regions(builder));
  return end_properties(builder, VARVE_DEFINITION_PROPERTIES);
}

varve_status varve_builder_end_definition(varve_dialect_builder *builder) {
  varve_status status = end_facts(builder);
  VARVE_TRY(status);
  if (builder->kind == VARVE_DEFINITION_DIALECT)
    status = end_dialect(builder);
  else if (builder->kind == VARVE_DEFINITION_ENUM)
    status = end_enum(builder);
  else if (builder->kind == VARVE_DEFINITION_OPERATION)
    status = end_operation(builder);
  else
    status = end_properties(builder, VARVE_DEFINITION_PARAMETERS);
  VARVE_TRY(status);
  if (builder->kind != VARVE_DEFINITION_DIALECT && builder->kind != VARVE_DEFINITION_ENUM)
    VARVE_TRY(set_names(builder, VARVE_DEFINITION_TRAITS, builder->op, "varve.traits"));
  builder->items.count = 0;
  return VARVE_STATUS_OK;
}
