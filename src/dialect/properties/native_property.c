/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Normalizes native properties. Every rule here was tested against mlir-opt 22. */
#include "dialect/properties/native_property.h"

#include "base/vector.h"
#include "ir/attributes.h"

uint32_t varve_native_integer_width(const varve_property_definition *property,
                                    varve_native_kind kind) {
  if (kind == VARVE_NATIVE_ENUM && property->enumeration.place != NULL)
    return property->enumeration.record.width;
  return kind == VARVE_NATIVE_I64 ? 64 : 32;
}

static bool is_bool(const varve_entity *given) {
  return given->kind == VARVE_KIND_INTEGER && given->children[0]->kind == VARVE_KIND_INTEGER_TYPE &&
         varve_type_bit_width(given->children[0]) == 1;
}

static bool is_enum_attribute(const varve_entity *given) {
  return given->kind == VARVE_KIND_DIALECT_ATTRIBUTE &&
         (given->flags & VARVE_FLAG_PARAMETERS) != 0 && given->child_count == 2 &&
         given->children[1]->kind == VARVE_KIND_INTEGER;
}

const varve_entity *varve_native_enum_integer(const varve_entity *value) {
  return is_enum_attribute(value) ? value->children[1] : value;
}

varve_status varve_native_enum_get(varve_context *context,
                                   const varve_property_definition *property, uint64_t number,
                                   const varve_entity **value) {
  const varve_entity *usual = NULL, *type, *integer;
  *value = NULL;
  if (property->default_value.size != 0)
    VARVE_TRY(varve_definition_attribute(context, property->default_value, &usual));
  bool is_integer = usual == NULL || !is_enum_attribute(usual);
  if (is_integer)
    VARVE_TRY(varve_integer_type_get(
        context, varve_native_integer_width(property, VARVE_NATIVE_ENUM), VARVE_SIGNLESS, &type));
  else
    type = usual->children[1]->children[0];
  if (is_integer)
    return varve_integer_get(context, type, &number, value);
  VARVE_TRY(varve_integer_get(context, type, &number, &integer));
  return varve_parametric_attribute_get(
      context, usual->children[0],
      varve_slice_make(varve_entity_payload(usual), usual->payload_size), &integer, 1, value);
}

/* *value: on entry, the given attribute; on return, its integer (also from an enum attribute),
 * or NULL. */
static varve_status take_enum(varve_context *context, const varve_property_definition *property,
                              const varve_entity **value) {
  const varve_entity *given = *value;
  const varve_entity_definition *entity;
  if (given->kind == VARVE_KIND_INTEGER)
    return VARVE_STATUS_OK;
  *value = NULL;
  if (!is_enum_attribute(given))
    return VARVE_STATUS_OK;
  varve_slice mnemonic = varve_slice_make(varve_entity_payload(given), given->payload_size);
  VARVE_TRY(
      varve_find_entity(context, varve_string_bytes(given->children[0]), mnemonic, false, &entity));
  if (entity != NULL && property->enumeration.place != NULL && entity->parameter_count == 1 &&
      varve_find_enum_in_rule(entity->dialect, entity->parameters[0].rule).place ==
          property->enumeration.place)
    *value = given->children[1];
  return VARVE_STATUS_OK;
}

/* Returns the low 64 bits. Narrower numbers are sign-extended if is_signed. */
static uint64_t take_number(const varve_entity *integer, bool is_signed) {
  uint64_t number = integer->payload_size == 0 ? 0 : varve_integer_words(integer)[0];
  uint32_t width = varve_type_bit_width(integer->children[0]);
  return is_signed ? (uint64_t)varve_sign_extend(number, width) : number;
}

static varve_status make_integer(varve_context *context, const varve_property_definition *property,
                                 varve_native_kind kind, const varve_entity **value) {
  const varve_entity *type;
  if (kind == VARVE_NATIVE_ENUM)
    VARVE_TRY(take_enum(context, property, value));
  const varve_entity *given = *value;
  *value = NULL;
  if (given == NULL || given->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_INVALID;
  uint64_t number = take_number(given, kind != VARVE_NATIVE_ENUM);
  if (kind == VARVE_NATIVE_ENUM)
    return varve_native_enum_get(context, property, number, value);
  VARVE_TRY(varve_integer_type_get(context, varve_native_integer_width(property, kind),
                                   VARVE_SIGNLESS, &type));
  return varve_integer_get(context, type, &number, value);
}

static varve_status make_unit(const varve_context *context, const varve_entity **value) {
  const varve_entity *given = *value;
  if (given->kind == VARVE_KIND_UNIT)
    return VARVE_STATUS_OK;
  *value = NULL;
  if (!is_bool(given))
    return VARVE_STATUS_INVALID;
  *value = varve_integer_words(given)[0] != 0 ? context->unit : given;
  return VARVE_STATUS_OK;
}

/* Normalizes a value without parts in place. */
static varve_status make_leaf(varve_context *context, const varve_property_definition *property,
                              varve_native_kind kind, const varve_entity **value) {
  const varve_entity *given = *value;
  bool fits = false;
  switch (kind) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
  case VARVE_NATIVE_ENUM:
    return make_integer(context, property, kind, value);
  case VARVE_NATIVE_UNIT:
    return make_unit(context, value);
  case VARVE_NATIVE_BOOL:
    fits = is_bool(given);
    break;
  case VARVE_NATIVE_STRING:
    fits = given->kind == VARVE_KIND_STRING;
    if (fits && given->child_count != 0)
      return varve_string_get(context, varve_string_bytes(given), value);
    break;
  case VARVE_NATIVE_ATTRIBUTE:
    fits = true;
    break;
  case VARVE_NATIVE_ARRAY:
  case VARVE_NATIVE_OPTIONAL:
  case VARVE_NATIVE_NONE:
    *value = NULL;
    return VARVE_STATUS_UNSUPPORTED;
  }
  if (!fits)
    *value = NULL;
  return fits ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

/* An array or optional value whose elements are being normalized. */
typedef struct frame {
  const varve_entity *given;
  varve_slice encoding; /* of an element */
  uint32_t next;
  size_t first; /* of the elements in values */
} frame;

/* The result for an array at one depth. Arrays are shared, so each is normalized once. */
typedef struct cached_array {
  const varve_entity *given;
  const varve_entity *value;
  size_t depth;
} cached_array;

typedef struct normalizing {
  varve_context *context;
  const varve_property_definition *property;
  frame frames[VARVE_NATIVE_NESTING];
  size_t depth;
  varve_vector values; /* const varve_entity * */
  varve_hash_table cache;
  varve_arena arena;
} normalizing;

static bool is_entry_of(const void *key, const void *value) {
  const cached_array *a = key, *b = value;
  return a->given == b->given && a->depth == b->depth;
}

static uint64_t hash_of(const normalizing *n, const cached_array *key) {
  const uint64_t parts[2] = {key->given->id, key->depth};
  return varve_hash_bytes(n->context->seed, parts, sizeof parts);
}

/* *value: on entry, the given attribute; on return, the result, or NULL if its elements come
 * first. */
static varve_status begin(normalizing *n, varve_slice encoding, const varve_entity **value) {
  const varve_entity *given = *value;
  varve_slice element;
  varve_native_kind kind = varve_native_kind_of(encoding, &element);
  if (kind != VARVE_NATIVE_ARRAY && kind != VARVE_NATIVE_OPTIONAL)
    return make_leaf(n->context, n->property, kind, value);
  *value = NULL;
  if (n->depth == VARVE_NATIVE_NESTING)
    return VARVE_STATUS_UNSUPPORTED;
  if (given->kind != VARVE_KIND_ARRAY || (kind == VARVE_NATIVE_OPTIONAL && given->child_count > 1))
    return VARVE_STATUS_INVALID;
  const cached_array key = {.given = given, .depth = n->depth};
  const cached_array *made = varve_hash_table_find(&n->cache, hash_of(n, &key), is_entry_of, &key);
  if (made != NULL) {
    *value = made->value;
    return VARVE_STATUS_OK;
  }
  n->frames[n->depth++] = (frame){given, element, 0, n->values.count};
  return VARVE_STATUS_OK;
}

static varve_status normalize(normalizing *n, const varve_entity **value) {
  VARVE_TRY(begin(n, n->property->native, value));
  while (n->depth != 0) {
    if (*value != NULL)
      VARVE_TRY(varve_vector_push(&n->values, value));
    frame *current = &n->frames[n->depth - 1];
    if (current->next == current->given->child_count) {
      /* Ends the innermost array, whose elements are complete. */
      const frame *done = &n->frames[--n->depth];
      const varve_entity *const *elements = n->values.data;
      if (done->given->child_count != 0)
        elements += done->first;
      VARVE_TRY(varve_array_get(n->context, elements, done->given->child_count, value));
      varve_vector_truncate(&n->values, done->first);
      cached_array *made = varve_arena_allocate(&n->arena, sizeof *made);
      if (made == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
      *made = (cached_array){.given = done->given, .value = *value, .depth = n->depth};
      VARVE_TRY(varve_hash_table_insert(&n->cache, hash_of(n, made), made));
      continue;
    }
    *value = current->given->children[current->next++];
    VARVE_TRY(begin(n, current->encoding, value));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_native_property_normalize(varve_context *context,
                                             const varve_property_definition *property,
                                             const varve_entity *given,
                                             const varve_entity **value) {
  varve_slice element;
  varve_native_kind kind = varve_native_kind_of(property->native, &element);
  *value = given;
  if (kind != VARVE_NATIVE_ARRAY && kind != VARVE_NATIVE_OPTIONAL)
    return make_leaf(context, property, kind, value);
  normalizing n = {.context = context, .property = property};
  varve_vector_init(&n.values, &context->memory, sizeof(const varve_entity *));
  varve_hash_table_init(&n.cache, &context->memory);
  varve_arena_init(&n.arena, &context->memory);
  varve_status status = normalize(&n, value);
  varve_vector_release(&n.values);
  varve_hash_table_release(&n.cache);
  varve_arena_release(&n.arena);
  if (status != VARVE_STATUS_OK)
    *value = NULL;
  return status;
}

varve_status varve_native_property_zero(varve_context *context,
                                        const varve_property_definition *property,
                                        const varve_entity **value) {
  const uint64_t zero = 0;
  const varve_entity *type;
  varve_slice element;
  varve_native_kind kind = varve_native_kind_of(property->native, &element);
  *value = NULL;
  switch (kind) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
  case VARVE_NATIVE_ENUM:
    VARVE_TRY(varve_integer_type_get(context, varve_native_integer_width(property, kind),
                                     VARVE_SIGNLESS, &type));
    return varve_integer_get(context, type, &zero, value);
  case VARVE_NATIVE_BOOL:
  case VARVE_NATIVE_UNIT:
    return varve_bool_get(context, false, value);
  case VARVE_NATIVE_STRING:
    *value = context->empty_string;
    return VARVE_STATUS_OK;
  case VARVE_NATIVE_ARRAY:
  case VARVE_NATIVE_OPTIONAL:
    return varve_array_get(context, NULL, 0, value);
  case VARVE_NATIVE_ATTRIBUTE:
    return VARVE_STATUS_OK;
  case VARVE_NATIVE_NONE:
    break;
  }
  return VARVE_STATUS_UNSUPPORTED;
}

const char *varve_native_property_expectation(const varve_property_definition *property) {
  varve_slice element;
  switch (varve_native_kind_of(property->native, &element)) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
    return "an integer attribute";
  case VARVE_NATIVE_ENUM:
    return "an integer attribute or one of its enum";
  case VARVE_NATIVE_BOOL:
    return "true or false";
  case VARVE_NATIVE_UNIT:
    return "a unit attribute, true or false";
  case VARVE_NATIVE_STRING:
    return "a string attribute";
  case VARVE_NATIVE_ARRAY:
    return "an array attribute with elements of its kind";
  case VARVE_NATIVE_OPTIONAL:
    return "an array attribute with one element of its kind or none";
  case VARVE_NATIVE_ATTRIBUTE:
  case VARVE_NATIVE_NONE:
    break;
  }
  return "an attribute";
}

/* format-spec/dialect-definitions.md, "Attributes and native properties". */

static bool unwrap(varve_slice encoding, varve_slice opening, varve_slice *element) {
  if (encoding.size <= opening.size || encoding.data[encoding.size - 1] != '>' ||
      memcmp(encoding.data, opening.data, opening.size) != 0)
    return false;
  *element = varve_slice_make(encoding.data + opening.size, encoding.size - opening.size - 1);
  return true;
}

varve_native_kind varve_native_kind_of(varve_slice encoding, varve_slice *element) {
  static const struct {
    char name[12];
    varve_native_kind kind;
  } leaves[] = {{"i32", VARVE_NATIVE_I32},
                {"i64", VARVE_NATIVE_I64},
                {"enum", VARVE_NATIVE_ENUM},
                {"bool", VARVE_NATIVE_BOOL},
                {"unit", VARVE_NATIVE_UNIT},
                {"string", VARVE_NATIVE_STRING},
                {"attribute", VARVE_NATIVE_ATTRIBUTE}};
  *element = varve_slice_make(NULL, 0);
  if (unwrap(encoding, VARVE_SLICE("array<"), element))
    return VARVE_NATIVE_ARRAY;
  if (unwrap(encoding, VARVE_SLICE("optional<"), element))
    return VARVE_NATIVE_OPTIONAL;
  for (size_t i = 0; i < VARVE_COUNT_OF(leaves); i++)
    if (varve_slice_equal(encoding, varve_slice_of(leaves[i].name)))
      return leaves[i].kind;
  return VARVE_NATIVE_NONE;
}

/* Determines the kinds of attributes that properties hold from their rules. */

typedef struct kind_row {
  const char *rule;
  varve_kind kind;
} kind_row;

static const kind_row kinds[] = {
    {"APIntAttr", VARVE_KIND_INTEGER},
    {"AffineMapAttr", VARVE_KIND_AFFINE_MAP},
    {"ArrayAttr", VARVE_KIND_ARRAY},
    {"ArrayOf", VARVE_KIND_ARRAY},
    {"DenseBoolArrayAttr", VARVE_KIND_DENSE_ARRAY},
    {"DenseF32ArrayAttr", VARVE_KIND_DENSE_ARRAY},
    {"DenseF64ArrayAttr", VARVE_KIND_DENSE_ARRAY},
    {"DenseI16ArrayAttr", VARVE_KIND_DENSE_ARRAY},
    {"DenseI32ArrayAttr", VARVE_KIND_DENSE_ARRAY},
    {"DenseI64ArrayAttr", VARVE_KIND_DENSE_ARRAY},
    {"DenseI8ArrayAttr", VARVE_KIND_DENSE_ARRAY},
    {"DictionaryAttr", VARVE_KIND_DICTIONARY},
    {"DistinctAttr", VARVE_KIND_DISTINCT},
    {"F32Attr", VARVE_KIND_FLOAT},
    {"F64Attr", VARVE_KIND_FLOAT},
    {"FlatSymbolRefAttr", VARVE_KIND_SYMBOL_REF},
    {"FloatAttr", VARVE_KIND_FLOAT},
    {"I16Attr", VARVE_KIND_INTEGER},
    {"I32Attr", VARVE_KIND_INTEGER},
    {"I64Attr", VARVE_KIND_INTEGER},
    {"I8Attr", VARVE_KIND_INTEGER},
    {"IndexAttr", VARVE_KIND_INTEGER},
    {"IntegerSetAttr", VARVE_KIND_INTEGER_SET},
    {"StrAttr", VARVE_KIND_STRING},
    {"SymbolNameAttr", VARVE_KIND_STRING},
    {"SymbolRefAttr", VARVE_KIND_SYMBOL_REF},
    {"TypeAttr", VARVE_KIND_TYPE},
    {"TypeAttrOf", VARVE_KIND_TYPE},
    {"UI32Attr", VARVE_KIND_INTEGER},
    {"UnitAttr", VARVE_KIND_UNIT},
};

/* Returns the first word of a rule, or of the first part of AllOf<...>. */
static varve_slice first_rule(varve_slice text) {
  static const char all_of[] = "AllOf<";
  size_t size = 0;
  while (varve_slice_starts_with(text, varve_slice_of(all_of)))
    text = varve_slice_make(text.data + sizeof all_of - 1, text.size - (sizeof all_of - 1));
  while (size < text.size && strchr("<>, ", text.data[size]) == NULL)
    size++;
  return varve_slice_make(text.data, size);
}

static varve_slice mnemonic_of(const varve_entity *value) {
  if (varve_entity_is_parametric(value))
    return varve_parametric_mnemonic(value);
  const char *text = varve_entity_payload(value);
  const char *end = memchr(text, '<', value->payload_size);
  return varve_slice_make(text, end == NULL ? value->payload_size : (size_t)(end - text));
}

/* Finds the rule of the property's constraint, or the "#dialect.attribute" that it names. */
static bool find_rule(const varve_operation_definition *definition,
                      const varve_property_definition *property, varve_slice *rule) {
  const varve_definition_tables *tables = definition->dialect->tables;
  if (property->kind == VARVE_PROPERTY_NATIVE || property->kind == VARVE_PROPERTY_SEGMENTS ||
      property->constraint == 0)
    return false;
  varve_constraint_record record = varve_constraint_record_at(tables, property->constraint);
  *rule = varve_table_text(tables, record.text);
  if (record.kind == VARVE_CONSTRAINT_BASE)
    return rule->size != 0 && rule->data[0] == '#';
  *rule = first_rule(*rule);
  return record.kind == VARVE_CONSTRAINT_RULE;
}

static const kind_row *find_kind(varve_slice rule) {
  for (size_t i = 0; i < VARVE_COUNT_OF(kinds); i++)
    if (varve_slice_equal(rule, varve_slice_of(kinds[i].rule)))
      return &kinds[i];
  return NULL;
}

static bool may_hold(const varve_operation_definition *definition,
                     const varve_property_definition *property, const varve_entity *value) {
  varve_slice rule;
  if (!find_rule(definition, property, &rule))
    return true;
  if (rule.size != 0 && rule.data[0] == '#') {
    /* name is "#dialect.attribute". */
    if (value->kind != VARVE_KIND_DIALECT_ATTRIBUTE)
      return false;
    varve_slice dialect = varve_string_bytes(value->children[0]);
    varve_slice mnemonic = mnemonic_of(value);
    return rule.size == dialect.size + mnemonic.size + 2 &&
           memcmp(rule.data + 1, dialect.data, dialect.size) == 0 &&
           memcmp(rule.data + dialect.size + 2, mnemonic.data, mnemonic.size) == 0;
  }
  const kind_row *kind = find_kind(rule);
  return kind == NULL || value->kind == kind->kind;
}

bool varve_hold_same_kind(const varve_operation_definition *definitions[2],
                          const varve_property_definition *properties[2]) {
  const kind_row *found[2];
  for (size_t i = 0; i < 2; i++) {
    varve_slice rule;
    if (!find_rule(definitions[i], properties[i], &rule) || (found[i] = find_kind(rule)) == NULL)
      return true;
  }
  return found[0]->kind == found[1]->kind;
}

static bool fits(const varve_operation_definition *definition, const varve_entity *dictionary,
                 uint32_t index) {
  const varve_property_definition *property =
      varve_find_property(definition, varve_string_bytes(varve_dictionary_name(dictionary, index)));
  return property == NULL ||
         may_hold(definition, property, varve_dictionary_value(dictionary, index));
}

static varve_status keep_fitting(varve_context *context,
                                 const varve_operation_definition *definition,
                                 varve_vector *entries, const varve_entity **dictionary) {
  const varve_entity *given = *dictionary;
  for (uint32_t i = 0; i < varve_dictionary_size(given); i++) {
    const varve_entity *entry[2] = {varve_dictionary_name(given, i),
                                    varve_dictionary_value(given, i)};
    if (fits(definition, given, i))
      VARVE_TRY(varve_vector_append(entries, entry, 2));
  }
  *dictionary = NULL;
  return entries->count == 0
             ? VARVE_STATUS_OK
             : varve_dictionary_get(context, entries->data, (uint32_t)(entries->count / 2), NULL,
                                    dictionary);
}

varve_status varve_drop_misfits(varve_context *context,
                                const varve_operation_definition *definition,
                                const varve_entity **dictionary, const varve_entity **misfit) {
  const varve_entity *given = *dictionary;
  *misfit = NULL;
  for (uint32_t i = 0; given != NULL && *misfit == NULL && i < varve_dictionary_size(given); i++)
    if (!fits(definition, given, i))
      *misfit = varve_dictionary_name(given, i);
  if (*misfit == NULL)
    return VARVE_STATUS_OK;
  varve_vector entries;
  varve_vector_init(&entries, &context->memory, sizeof(const varve_entity *));
  varve_status status = keep_fitting(context, definition, &entries, dictionary);
  varve_vector_release(&entries);
  return status;
}
