/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Determines the kinds of attributes that properties hold from their rules. */
#include "dialect/properties/property_kind.h"

#include "base/vector.h"
#include "ir/attributes.h"

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
