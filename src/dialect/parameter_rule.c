/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses rules of parameters: each rule determines how values are written. */
#include "dialect/parameter_rule.h"

#include "ir/attributes.h"

typedef struct known_rule {
  const char *name;
  varve_parameter_kind kind;
  int width;
  varve_kind node_kind; /* VARVE_KIND_COUNT: any kind */
  varve_dwarf_family family;
} known_rule;

static const known_rule known_rules[] = {
#define VARVE_PARAMETER_NODE(name, value_kind, node_kind)                                          \
  {name, VARVE_PARAMETER_##value_kind, 0, VARVE_KIND_##node_kind, 0},
#define VARVE_PARAMETER_NUMBER(name, value_kind, width)                                            \
  {name, VARVE_PARAMETER_##value_kind, width, VARVE_KIND_COUNT, 0},
#define VARVE_PARAMETER_NAMED(name, family)                                                        \
  {name, VARVE_PARAMETER_NAME, 32, VARVE_KIND_COUNT, VARVE_DWARF_##family},
#include "dialect/parameter_rules.def"
};

static const known_rule *find_known(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(known_rules); i++)
    if (varve_slice_equal(name, varve_slice_of(known_rules[i].name)))
      return &known_rules[i];
  return NULL;
}

static void use_known(const known_rule *known, varve_parameter_rule *rule) {
  rule->kind = known->kind;
  rule->is_signed = known->width < 0;
  rule->width = (uint32_t)(known->width < 0 ? -known->width : known->width);
  if (known->node_kind != VARVE_KIND_COUNT)
    rule->node_kinds = UINT64_C(1) << known->node_kind;
  rule->family = known->family;
}

/* Expressions: the text before '<', and the text between it and the final '>'. */

typedef struct expression {
  varve_slice name;
  varve_slice arguments;
} expression;

static expression split(varve_slice text) {
  const char *less = text.size == 0 ? NULL : memchr(text.data, '<', text.size);
  if (less == NULL || text.data[text.size - 1] != '>')
    return (expression){text, VARVE_SLICE("")};
  size_t size = (size_t)(less - text.data);
  return (expression){varve_slice_make(text.data, size),
                      varve_slice_make(less + 1, text.size - size - 2)};
}

static bool ends_with(varve_slice text, const char *end) {
  varve_slice tail = varve_slice_of(end);
  return text.size >= tail.size &&
         varve_slice_equal(varve_slice_make(text.data + text.size - tail.size, tail.size), tail);
}

static bool holds(varve_slice text, const char *word) {
  size_t size = strlen(word);
  for (size_t i = 0; i + size <= text.size; i++)
    if (memcmp(text.data + i, word, size) == 0)
      return true;
  return false;
}

/* Sets the kind of a rule that is just a name of a type or attribute. */
static void guess(varve_slice text, varve_parameter_rule *rule) {
  varve_slice name = split(text).name;
  varve_slice inside = split(text).arguments;
  if (inside.size > 2 && inside.data[0] == '"')
    name = varve_slice_make(inside.data + 1, inside.size - 2);
  bool is_attribute = ends_with(name, "Attr") || ends_with(name, "Attribute") ||
                      holds(name, "AttrInterface") || ends_with(name, "Loc");
  rule->kind = is_attribute ? VARVE_PARAMETER_ATTRIBUTE : VARVE_PARAMETER_TYPE;
}

/* #dialect.name, !dialect.name */
static varve_status use_entity(varve_slice text, varve_parameter_rule *rule) {
  const char *dot = memchr(text.data, '.', text.size);
  if (dot == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  size_t size = (size_t)(dot - text.data);
  rule->is_type = text.data[0] == '!';
  rule->kind = rule->is_type ? VARVE_PARAMETER_TYPE : VARVE_PARAMETER_ATTRIBUTE;
  if (varve_slice_starts_with(varve_slice_make(text.data + 1, text.size - 1),
                              VARVE_SLICE("builtin.")))
    return VARVE_STATUS_OK;
  rule->kind = VARVE_PARAMETER_ENTITY;
  rule->dialect = varve_slice_make(text.data + 1, size - 1);
  rule->mnemonic = varve_slice_make(dot + 1, text.size - size - 1);
  return VARVE_STATUS_OK;
}

/* Finds @Name in the dialect or in one that it depends on, or @dialect::Name. */
static void find_enum(varve_context *context, const varve_dialect_definition *dialect,
                      varve_slice name, varve_parameter_rule *rule) {
  varve_enum_definition *found = &rule->enumeration;
  *found = varve_find_enum(dialect, name);
  for (uint32_t i = 0; found->place == NULL && i < dialect->record->depends.count; i++) {
    const varve_dialect_definition *other = NULL;
    uint32_t text = varve_table_number(dialect->tables, dialect->record->depends.first + i);
    if (varve_find_dialect(context, varve_table_text(dialect->tables, text), &other) !=
            VARVE_STATUS_OK ||
        other == NULL)
      continue;
    *found = varve_find_enum(other, name);
  }
  rule->tables = found->tables;
}

static varve_status use_enum(varve_context *context, const varve_dialect_definition *dialect,
                             varve_slice name, varve_parameter_rule *rule) {
  if (name.size == 0 || name.data[0] != '@')
    return VARVE_STATUS_UNSUPPORTED;
  name = varve_slice_make(name.data + 1, name.size - 1);
  const char *colon = memchr(name.data, ':', name.size);
  if (colon != NULL) {
    size_t size = (size_t)(colon - name.data);
    VARVE_TRY(varve_find_dialect(context, varve_slice_make(name.data, size), &dialect));
    if (dialect == NULL || name.size < size + 2)
      return VARVE_STATUS_UNSUPPORTED;
    name = varve_slice_make(colon + 2, name.size - size - 2);
  }
  rule->kind = VARVE_PARAMETER_ENUM;
  find_enum(context, dialect, name, rule);
  return rule->enumeration.place == NULL ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OK;
}

/* Names of rules.def that no format can write. */
static bool is_unwritable(varve_slice name) {
  return name.size != 0 && name.data[0] >= 'a' && name.data[0] <= 'z';
}

static varve_status use_scalar(varve_context *context, const varve_dialect_definition *dialect,
                               varve_slice text, varve_parameter_rule *rule) {
  expression parts = split(text);
  if (text.size != 0 && (text.data[0] == '#' || text.data[0] == '!'))
    return use_entity(text, rule);
  if (varve_slice_equal(parts.name, VARVE_SLICE("enum")))
    return use_enum(context, dialect, parts.arguments, rule);
  const known_rule *known = find_known(parts.name);
  if (known != NULL)
    use_known(known, rule);
  else if (is_unwritable(parts.name))
    return VARVE_STATUS_UNSUPPORTED;
  else
    guess(text, rule);
  return VARVE_STATUS_OK;
}

varve_status varve_parameter_rule_parse(varve_context *context,
                                        const varve_dialect_definition *dialect, varve_slice text,
                                        varve_parameter_rule *rule) {
  *rule = (varve_parameter_rule){.kind = VARVE_PARAMETER_ATTRIBUTE};
  expression parts = split(text);
  if (text.size == 0)
    return VARVE_STATUS_OK;
  if (varve_slice_equal(parts.name, VARVE_SLICE("tbaa_members"))) {
    rule->is_array = rule->in_braces = true;
    return use_entity(VARVE_SLICE("#llvm.tbaa_member"), rule);
  }
  bool is_optional = varve_slice_equal(parts.name, VARVE_SLICE("optional"));
  if (is_optional) {
    text = parts.arguments;
    parts = split(text);
  }
  bool is_array = varve_slice_equal(parts.name, VARVE_SLICE("array"));
  VARVE_TRY(use_scalar(context, dialect, is_array ? parts.arguments : text, rule));
  rule->is_optional = is_optional;
  rule->is_array = is_array;
  return VARVE_STATUS_OK;
}

/* Values */

static bool is_of(const varve_parameter_rule *rule, const varve_entity *value) {
  if (!varve_entity_is_dialect_node(value) || varve_is_type(value) != rule->is_type ||
      !varve_slice_equal(varve_string_bytes(value->children[0]), rule->dialect))
    return false;
  varve_slice text = varve_parametric_mnemonic(value);
  if (varve_entity_is_parametric(value))
    return varve_slice_equal(text, rule->mnemonic);
  if (!varve_slice_starts_with(text, rule->mnemonic))
    return false;
  char behind = text.size == rule->mnemonic.size ? 0 : text.data[rule->mnemonic.size];
  return behind == 0 || behind == '<' || behind == ' ';
}

bool varve_parameter_rule_accepts(const varve_parameter_rule *rule, const varve_entity *value) {
  switch (rule->kind) {
  case VARVE_PARAMETER_ENTITY:
    return is_of(rule, value);
  case VARVE_PARAMETER_TYPE:
    if (!varve_is_type(value))
      return false;
    break;
  case VARVE_PARAMETER_ATTRIBUTE:
    if (!varve_is_attribute(value))
      return false;
    break;
  case VARVE_PARAMETER_STRING:
    return value->kind == VARVE_KIND_STRING;
  case VARVE_PARAMETER_AFFINE_MAP:
    return value->kind == VARVE_KIND_AFFINE_MAP;
  case VARVE_PARAMETER_DENSE_ARRAY:
    return varve_is_attribute(value);
  default:
    return value->kind == VARVE_KIND_INTEGER;
  }
  return rule->node_kinds == 0 || (rule->node_kinds >> value->kind & 1) != 0;
}

static varve_status make_number(varve_context *context, const varve_parameter_rule *rule,
                                const varve_attribute *attribute, const varve_entity **value) {
  uint64_t number;
  if (attribute->kind == VARVE_KIND_INTEGER) {
    bool is_bool = varve_type_is_integer(attribute->children[0], 1, VARVE_SIGNLESS);
    uint32_t width = varve_type_bit_width(attribute->children[0]);
    number = varve_integer_words(attribute)[0];
    if (width != 0 && width < 64 && !is_bool && (number >> (width - 1) & 1) != 0)
      number |= UINT64_MAX << width;
    return varve_integer_get_i64(context, context->i64, (int64_t)number, value);
  }
  if (rule->kind == VARVE_PARAMETER_ENUM && attribute->kind == VARVE_KIND_STRING &&
      varve_enum_find(rule, varve_string_bytes(attribute), &number))
    return varve_integer_get_i64(context, context->i64, (int64_t)number, value);
  if (rule->kind == VARVE_PARAMETER_NAME && attribute->kind == VARVE_KIND_STRING &&
      varve_dwarf_number_of(rule->family, varve_string_bytes(attribute), &number))
    return varve_integer_get_i64(context, context->i64, (int64_t)number, value);
  return VARVE_STATUS_INVALID;
}

static varve_status make_one(varve_context *context, const varve_parameter_rule *rule,
                             const varve_attribute *attribute, const varve_entity **value) {
  *value = attribute;
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER:
  case VARVE_PARAMETER_ENUM:
  case VARVE_PARAMETER_NAME:
    return make_number(context, rule, attribute, value);
  case VARVE_PARAMETER_BOOL:
    if (attribute->kind != VARVE_KIND_INTEGER)
      return VARVE_STATUS_INVALID;
    return varve_bool_get(context, varve_integer_words(attribute)[0] != 0, value);
  case VARVE_PARAMETER_STRING:
    return attribute->kind == VARVE_KIND_STRING ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
  case VARVE_PARAMETER_TYPE:
    if (attribute->kind == VARVE_KIND_TYPE)
      *value = attribute->children[0];
    break;
  case VARVE_PARAMETER_ENTITY:
    if (attribute->kind == VARVE_KIND_TYPE && rule->is_type)
      *value = attribute->children[0];
    break;
  default:
    break;
  }
  return varve_parameter_rule_accepts(rule, *value) ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

varve_status varve_parameter_from_attribute(varve_context *context,
                                            const varve_parameter_rule *rule,
                                            const varve_attribute *attribute,
                                            const varve_entity **value) {
  *value = NULL;
  if (!rule->is_array)
    return make_one(context, rule, attribute, value);
  if (attribute->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_INVALID;
  varve_vector items;
  varve_vector_init(&items, &context->memory, sizeof(const varve_entity *));
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < attribute->child_count; i++) {
    const varve_entity *item = NULL;
    status = make_one(context, rule, attribute->children[i], &item);
    if (status == VARVE_STATUS_OK && varve_is_type(item))
      status = varve_type_attribute_get(context, item, &item);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push(&items, &item);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(context, items.data, attribute->child_count, value);
  varve_vector_release(&items);
  return status;
}
