/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses rules of parameters: each rule determines how values are written. */
#include "dialect/rule/parameter_rule.h"

#include "base/scanner.h"
#include "ir/attributes.h"
#include "ir/types.h"

typedef struct known_rule {
  const char *name;
  varve_parameter_kind kind;
  int width;
  varve_kind node_kind; /* VARVE_KIND_COUNT: any kind */
} known_rule;

static const known_rule known_rules[] = {
#define VARVE_PARAMETER_NODE(name, value_kind, node_kind)                                          \
  {name, VARVE_PARAMETER_##value_kind, 0, VARVE_KIND_##node_kind},
#define VARVE_PARAMETER_NUMBER(name, value_kind, width)                                            \
  {name, VARVE_PARAMETER_##value_kind, width, VARVE_KIND_COUNT},
#include "dialect/rule/parameter_rules.def"
};

static const known_rule *find_known(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(known_rules); i++)
    if (varve_slice_equal(name, varve_slice_of(known_rules[i].name)))
      return &known_rules[i];
  return NULL;
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

/* #dialect.name, !dialect.name */
static varve_status use_entity(varve_slice text, varve_parameter_rule *rule) {
  const char *dot = memchr(text.data, '.', text.size);
  if (dot == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  size_t size = (size_t)(dot - text.data);
  rule->is_type = text.data[0] == '!';
  rule->kind = rule->is_type ? VARVE_PARAMETER_TYPE : VARVE_PARAMETER_ATTRIBUTE;
  if (varve_slice_starts_with(varve_text_after(text, 1), VARVE_SLICE("builtin.")))
    return VARVE_STATUS_OK;
  rule->kind = VARVE_PARAMETER_ENTITY;
  rule->dialect = varve_slice_make(text.data + 1, size - 1);
  rule->mnemonic = varve_slice_make(dot + 1, text.size - size - 1);
  return VARVE_STATUS_OK;
}

static varve_status use_enum(varve_context *context, const varve_dialect_definition *dialect,
                             varve_slice name, varve_parameter_rule *rule) {
  if (name.size == 0 || name.data[0] != '@')
    return VARVE_STATUS_UNSUPPORTED;
  name = varve_text_after(name, 1);
  const char *colon = memchr(name.data, ':', name.size);
  if (colon != NULL) {
    size_t size = (size_t)(colon - name.data);
    VARVE_TRY(varve_find_dialect(context, varve_slice_make(name.data, size), &dialect));
    if (dialect == NULL || name.size < size + 2)
      return VARVE_STATUS_UNSUPPORTED;
    name = varve_slice_make(colon + 2, name.size - size - 2);
  }
  rule->kind = VARVE_PARAMETER_ENUM;
  /* Finds @Name in the dialect or in one that it depends on, or @dialect::Name. */
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
  return rule->enumeration.place == NULL ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OK;
}

/* Names of rules.def that no format can write. */
static bool is_unwritable(varve_slice name) {
  return name.size != 0 && name.data[0] >= 'a' && name.data[0] <= 'z';
}

/* Where a rule is. */
typedef struct rule_scope {
  varve_context *context;
  const varve_dialect_definition *dialect;
  uint32_t depth; /* of arrays and records */
} rule_scope;

static varve_status parse_rule(const rule_scope *scope, varve_slice text,
                               varve_parameter_rule *rule);
static varve_status parse_one(const rule_scope *outer, varve_slice text,
                              varve_parameter_rule *rule);

/* array<R>, inside another array or a record. */
static varve_status use_list(const rule_scope *scope, varve_slice text,
                             varve_parameter_rule *rule) {
  varve_parameter_rule *inner = varve_arena_allocate(&scope->context->arena, sizeof *inner);
  if (inner == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *inner = (varve_parameter_rule){.kind = VARVE_PARAMETER_ATTRIBUTE};
  VARVE_TRY(parse_one(scope, text, inner));
  rule->kind = VARVE_PARAMETER_LIST;
  rule->inner = inner;
  return inner->kind == VARVE_PARAMETER_AFFINE_MAP || inner->kind == VARVE_PARAMETER_DENSE_ARRAY
             ? VARVE_STATUS_UNSUPPORTED
             : VARVE_STATUS_OK;
}

/* Returns the text before the first comma outside of '<...>', and moves *text after it. */
static varve_slice take_part(varve_slice *text) {
  size_t size = 0;
  uint32_t depth = 0;
  for (; size < text->size && (depth != 0 || text->data[size] != ','); size++) {
    depth += text->data[size] == '<';
    depth -= depth != 0 && text->data[size] == '>';
  }
  varve_slice part = varve_text_take(text, size);
  (void)varve_text_accept(text, VARVE_SLICE(","));
  return part;
}

/* name: R */
static varve_status parse_field(const rule_scope *scope, varve_slice text,
                                const varve_parameter_rule *record, varve_parameter_field *field) {
  const char *colon = text.size == 0 ? NULL : memchr(text.data, ':', text.size);
  if (colon == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  size_t size = (size_t)(colon - text.data);
  field->name = varve_slice_trim(varve_slice_make(text.data, size));
  if (varve_parameter_find_field(record, field->name) != record->field_count)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(parse_rule(scope, varve_slice_trim(varve_slice_make(colon + 1, text.size - size - 1)),
                       &field->rule));
  return field->rule.is_optional ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OK;
}

/* record<a: R, b: S> */
static varve_status use_record(const rule_scope *scope, varve_slice text,
                               varve_parameter_rule *rule) {
  size_t count = 0;
  for (varve_slice rest = text; rest.size != 0; count++)
    (void)take_part(&rest);
  varve_parameter_field *fields =
      varve_arena_allocate_array(&scope->context->arena, count, sizeof *fields);
  if (count == 0 || fields == NULL)
    return count == 0 ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OUT_OF_MEMORY;
  rule->kind = VARVE_PARAMETER_RECORD;
  rule->fields = fields;
  for (; text.size != 0; rule->field_count++)
    VARVE_TRY(parse_field(scope, take_part(&text), rule, &fields[rule->field_count]));
  return VARVE_STATUS_OK;
}

static varve_status use_scalar(varve_context *context, const varve_dialect_definition *dialect,
                               varve_slice text, varve_parameter_rule *rule) {
  expression parts = split(text);
  if (text.size != 0 && (text.data[0] == '#' || text.data[0] == '!'))
    return use_entity(text, rule);
  if (varve_slice_equal(parts.name, VARVE_SLICE("enum")))
    return use_enum(context, dialect, parts.arguments, rule);
  const known_rule *known = find_known(parts.name);
  if (known != NULL) {
    rule->kind = known->kind;
    rule->is_signed = known->width < 0;
    rule->width = (uint32_t)(known->width < 0 ? -known->width : known->width);
    if (known->node_kind != VARVE_KIND_COUNT)
      rule->node_kinds = UINT64_C(1) << known->node_kind;
  } else if (is_unwritable(parts.name))
    return VARVE_STATUS_UNSUPPORTED;
  else {
    /* Sets the kind of a rule that is just a name of a type or attribute. */
    varve_slice name = split(text).name;
    varve_slice inside = split(text).arguments;
    if (inside.size > 2 && inside.data[0] == '"')
      name = varve_slice_make(inside.data + 1, inside.size - 2);
    bool is_attribute = ends_with(name, "Attr") || ends_with(name, "Attribute") ||
                        holds(name, "AttrInterface") || ends_with(name, "Loc");
    rule->kind = is_attribute ? VARVE_PARAMETER_ATTRIBUTE : VARVE_PARAMETER_TYPE;
  }
  return VARVE_STATUS_OK;
}

/* A value that is not an array, or an item. */
static varve_status parse_one(const rule_scope *outer, varve_slice text,
                              varve_parameter_rule *rule) {
  const rule_scope scope = {outer->context, outer->dialect, outer->depth + 1};
  expression parts = split(text);
  bool is_list = varve_slice_equal(parts.name, VARVE_SLICE("array")),
       is_record = varve_slice_equal(parts.name, VARVE_SLICE("record"));
  if (!is_list && !is_record)
    return use_scalar(outer->context, outer->dialect, text, rule);
  if (scope.depth > VARVE_PARAMETER_NESTING)
    return VARVE_STATUS_UNSUPPORTED;
  return is_list ? use_list(&scope, parts.arguments, rule)
                 : use_record(&scope, parts.arguments, rule);
}

static varve_status parse_rule(const rule_scope *scope, varve_slice text,
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
  VARVE_TRY(parse_one(scope, is_array ? parts.arguments : text, rule));
  rule->is_optional = is_optional;
  rule->is_array = is_array;
  return VARVE_STATUS_OK;
}

varve_status varve_parameter_rule_parse(varve_context *context,
                                        const varve_dialect_definition *dialect, varve_slice text,
                                        varve_parameter_rule *rule) {
  const rule_scope scope = {context, dialect, 0};
  return parse_rule(&scope, text, rule);
}

/* The parts of a rule */

varve_parameter_rule varve_parameter_rule_of_item(const varve_parameter_rule *rule) {
  varve_parameter_rule item = *rule;
  if (rule->kind == VARVE_PARAMETER_LIST)
    item = *rule->inner;
  item.is_array = rule->kind == VARVE_PARAMETER_LIST;
  item.is_optional = false;
  return item;
}

const varve_entity *varve_parameter_unwrap(const varve_parameter_rule *rule,
                                           const varve_entity *node) {
  bool is_type =
      rule->kind == VARVE_PARAMETER_TYPE || (rule->kind == VARVE_PARAMETER_ENTITY && rule->is_type);
  return is_type && !rule->is_array && node->kind == VARVE_KIND_TYPE ? node->children[0] : node;
}

uint32_t varve_parameter_find_field(const varve_parameter_rule *rule, varve_slice name) {
  uint32_t i = 0;
  while (i < rule->field_count && !varve_slice_equal(rule->fields[i].name, name))
    i++;
  return i;
}

/* Values */

static bool accepts_all(const varve_parameter_rule *item, const varve_entity *array) {
  if (array->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < array->child_count; i++)
    if (!varve_parameter_rule_accepts(item, varve_parameter_unwrap(item, array->children[i])))
      return false;
  return true;
}

static bool accepts_fields(const varve_parameter_rule *record, const varve_entity *value) {
  if (value->kind != VARVE_KIND_ARRAY || value->child_count != record->field_count)
    return false;
  for (uint32_t i = 0; i < record->field_count; i++) {
    const varve_parameter_rule *rule = &record->fields[i].rule;
    if (!varve_parameter_rule_accepts_value(rule, varve_parameter_unwrap(rule, value->children[i])))
      return false;
  }
  return true;
}

bool varve_parameter_rule_accepts_value(const varve_parameter_rule *rule,
                                        const varve_entity *value) {
  varve_parameter_rule item = *rule;
  item.is_array = false;
  return rule->is_array ? accepts_all(&item, value) : varve_parameter_rule_accepts(rule, value);
}

bool varve_parameter_rule_accepts(const varve_parameter_rule *rule, const varve_entity *value) {
  switch (rule->kind) {
  case VARVE_PARAMETER_LIST:
    return accepts_all(rule->inner, value);
  case VARVE_PARAMETER_RECORD:
    return accepts_fields(rule, value);
  case VARVE_PARAMETER_ENTITY:
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
  case VARVE_PARAMETER_FLOAT:
    return value->kind == VARVE_KIND_FLOAT &&
           varve_type_bit_width(value->children[0]) == rule->width;
  case VARVE_PARAMETER_AFFINE_MAP:
    return value->kind == VARVE_KIND_AFFINE_MAP;
  case VARVE_PARAMETER_DENSE_ARRAY:
    return varve_is_attribute(value);
  default:
    return value->kind == VARVE_KIND_INTEGER;
  }
  return rule->node_kinds == 0 || (rule->node_kinds >> value->kind & 1) != 0;
}

/* A negative number of an unsigned parameter, such as 4294967295 : i32 of a u32, as the parser
 * keeps it. */
static int64_t wrap(const varve_parameter_rule *rule, int64_t number) {
  bool is_wrapped = rule->kind == VARVE_PARAMETER_INTEGER && !rule->is_signed && rule->width < 64 &&
                    number < 0 && number >= -(INT64_C(1) << rule->width) / 2;
  return is_wrapped ? number + (INT64_C(1) << rule->width) : number;
}

static varve_status make_one(varve_context *context, const varve_parameter_rule *rule,
                             const varve_entity *attribute, const varve_entity **value) {
  *value = attribute;
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER:
  case VARVE_PARAMETER_ENUM: {
    uint64_t number;
    if (attribute->kind == VARVE_KIND_INTEGER) {
      const uint64_t *words = varve_integer_words(attribute);
      uint32_t width = varve_type_bit_width(attribute->children[0]);
      int64_t with_sign = (int64_t)words[0]; /* 64 bits are kept as they are */
      if (width != 64 &&
          !varve_wide_to_i64(words, width, varve_integer_has_sign(attribute->children[0]),
                             &with_sign))
        return VARVE_STATUS_INVALID;
      return varve_integer_get_i64(context, context->i64, wrap(rule, with_sign), value);
    }
    if (rule->kind == VARVE_PARAMETER_ENUM && attribute->kind == VARVE_KIND_STRING &&
        varve_enum_find(rule, varve_string_bytes(attribute), &number))
      return varve_integer_get_i64(context, context->i64, (int64_t)number, value);
    return VARVE_STATUS_INVALID;
  }
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

static varve_status push_item(varve_context *context, varve_vector *items,
                              const varve_parameter_rule *rule, const varve_entity *attribute) {
  const varve_entity *item = NULL;
  VARVE_TRY(varve_parameter_from_attribute(context, rule, attribute, &item));
  if (varve_is_type(item))
    VARVE_TRY(varve_type_attribute_get(context, item, &item));
  return varve_vector_push(items, &item);
}

/* Converts the items of an array, or the fields of a record. */
static varve_status make_items(varve_context *context, const varve_parameter_rule *rule,
                               const varve_entity *attribute, const varve_entity **value) {
  const varve_parameter_rule item = varve_parameter_rule_of_item(rule);
  varve_vector items;
  varve_status status = VARVE_STATUS_OK;
  bool has_fields = rule->kind == VARVE_PARAMETER_RECORD && !rule->is_array;
  if (attribute->kind != VARVE_KIND_ARRAY ||
      (has_fields && attribute->child_count != rule->field_count))
    return VARVE_STATUS_INVALID;
  varve_vector_init(&items, &context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < attribute->child_count; i++)
    status = push_item(context, &items, has_fields ? &rule->fields[i].rule : &item,
                       attribute->children[i]);
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(context, items.data, attribute->child_count, value);
  varve_vector_release(&items);
  return status;
}

varve_status varve_parameter_from_attribute(varve_context *context,
                                            const varve_parameter_rule *rule,
                                            const varve_entity *attribute,
                                            const varve_entity **value) {
  *value = NULL;
  return rule->is_array || rule->kind == VARVE_PARAMETER_RECORD
             ? make_items(context, rule, attribute, value)
             : make_one(context, rule, attribute, value);
}

/* Prints and parses values of enums. */

static varve_slice case_text(const varve_parameter_rule *rule, uint32_t index) {
  return varve_enum_case_text(rule->tables, rule->enumeration.record.cases, index);
}

static uint64_t case_value(const varve_parameter_rule *rule, uint32_t index) {
  return varve_enum_case_value(rule->tables, rule->enumeration.record.cases, index);
}

bool varve_enum_find_case(const varve_parameter_rule *rule, varve_slice text, uint64_t *value) {
  for (uint32_t i = 0; i < rule->enumeration.record.cases.count; i++) {
    if (!varve_slice_equal(case_text(rule, i), text))
      continue;
    *value = case_value(rule, i);
    return true;
  }
  return false;
}

bool varve_enum_find(const varve_parameter_rule *rule, varve_slice text, uint64_t *value) {
  *value = 0;
  if (varve_enum_find_case(rule, text, value))
    return true;
  if ((rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) == 0)
    return false;
  varve_slice separator =
      varve_slice_trim(varve_table_text(rule->tables, rule->enumeration.record.separator));
  char between = separator.size == 0 ? ',' : separator.data[0];
  for (;;) {
    uint64_t bits = 0;
    const char *end = text.size == 0 ? NULL : memchr(text.data, between, text.size);
    size_t size = end == NULL ? text.size : (size_t)(end - text.data);
    if (!varve_enum_find_case(rule, varve_slice_trim(varve_slice_make(text.data, size)), &bits) ||
        bits == 0)
      return false;
    *value |= bits;
    if (end == NULL)
      return true;
    text = varve_slice_make(end + 1, text.size - size - 1);
  }
}

/* Returns whether an earlier case "Bit0", "Bit1" ... has the value. Such a case exists only to
 * build groups. */
static bool has_bit_name(const varve_parameter_rule *rule, uint32_t index) {
  for (uint32_t i = 0; i < index; i++)
    if (case_value(rule, i) == case_value(rule, index) &&
        varve_slice_starts_with(case_text(rule, i), VARVE_SLICE("Bit")))
      return true;
  return false;
}

/* Returns whether the case has several bits, or one bit that an earlier "Bit" case names. */
static bool is_group(const varve_parameter_rule *rule, uint32_t index) {
  uint64_t bits = case_value(rule, index);
  return (bits & (bits - 1)) != 0 || has_bit_name(rule, index);
}

typedef struct bits_text {
  const varve_parameter_rule *rule;
  varve_buffer *out;
  uint64_t left;
  bool is_begun;
} bits_text;

static varve_status put_case(bits_text *text, uint32_t index) {
  if (text->is_begun)
    VARVE_TRY(varve_buffer_append(
        text->out, varve_table_text(text->rule->tables, text->rule->enumeration.record.separator)));
  text->is_begun = true;
  return varve_buffer_append(text->out, case_text(text->rule, index));
}

/* Prints the cases of the set bits. If the enum prefers groups, they come first, in reverse order,
 * and a printed group covers its bits. */
static varve_status put_bits(bits_text *text) {
  const varve_enum_record *enumeration = &text->rule->enumeration.record;
  bool prefers_groups = (enumeration->flags & VARVE_ENUM_PREFERS_GROUPS) != 0;
  for (uint32_t i = enumeration->cases.count; prefers_groups && i-- > 0;) {
    uint64_t bits = case_value(text->rule, i);
    if (bits == 0 || (text->left & bits) != bits || !is_group(text->rule, i))
      continue;
    VARVE_TRY(put_case(text, i));
    text->left &= ~bits;
  }
  for (uint32_t i = 0; i < enumeration->cases.count; i++) {
    uint64_t bits = case_value(text->rule, i);
    if (bits != 0 && (text->left & bits) == bits && !(prefers_groups && is_group(text->rule, i)))
      VARVE_TRY(put_case(text, i));
  }
  return VARVE_STATUS_OK;
}

bool varve_enum_has(const varve_parameter_rule *rule, uint64_t value) {
  bool has_bits = (rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) != 0;
  uint64_t left = value;
  for (uint32_t i = 0; i < rule->enumeration.record.cases.count; i++) {
    uint64_t known = case_value(rule, i);
    if (known == value)
      return true;
    if (has_bits && (value & known) == known)
      left &= ~known;
  }
  return has_bits && left == 0;
}

varve_status varve_enum_print(const varve_parameter_rule *rule, uint64_t value, varve_buffer *out) {
  const varve_enum_record *enumeration = &rule->enumeration.record;
  bool has_bits = (enumeration->flags & VARVE_ENUM_IS_BITS) != 0;
  if (has_bits && value != 0) {
    bits_text text = {rule, out, value, false};
    return put_bits(&text);
  }
  for (uint32_t i = 0; i < enumeration->cases.count; i++)
    if (case_value(rule, i) == value)
      return varve_buffer_append(out, case_text(rule, i));
  return VARVE_STATUS_OK;
}
