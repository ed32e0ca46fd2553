/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Imports enums and the encodings of native properties. */
#include <string.h>

#include "dialect/import/import.h"

/* Properties have few wrappers; a longer chain is a cycle. */
enum { WRAPPERS_MAX = 64 };

void import_enum(importer *in, const json_t *record, json_t *model) {
  json_t *cases = json_array();
  const json_t *list = import_list(record, "enumerants");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *enumerant = import_referred(in, json_array_get(list, i));
    const char *text = import_text(enumerant, "str");
    if (text == NULL)
      text = import_text(enumerant, "symbol");
    json_t *pair = json_array();
    import_append_text(pair, text != NULL ? text : "");
    json_int_t value = json_integer_value(json_object_get(enumerant, "value"));
    import_append(pair, json_integer(value));
    import_append(cases, pair);
  }
  import_set(model, "cases", cases);
  json_int_t width = json_integer_value(json_object_get(record, "bitwidth"));
  const json_t *type = import_record_of(in, record, "valueType");
  if (width <= 0)
    width = json_integer_value(json_object_get(type, "bitwidth"));
  char *storage = import_format("i%lld", (long long)(width > 0 ? width : 32));
  import_set_text(model, "storage", storage);
  if (!import_is(record, "BitEnumBase") && !import_is(record, "BitEnumAttr"))
    return;
  import_set(model, "bits", json_true());
  const char *separator = import_text(record, "separator");
  if (separator != NULL)
    import_set_text(model, "separator", separator);
  if (import_flag(record, "printBitEnumQuoted"))
    import_set(model, "quoted", json_true());
  if (import_flag(record, "printBitEnumPrimaryGroups"))
    import_set(model, "groups", json_true());
}

/* Returns "TYPE" of "prefix<TYPE>" and sets its size, or NULL if the text has another form. */
static const char *inner_type(const char *text, const char *prefix, size_t *size) {
  size_t start = strlen(prefix);
  if (*size < start + 3 || strncmp(text, prefix, start) != 0 || text[start] != '<' ||
      text[*size - 1] != '>')
    return NULL;
  *size -= start + 2;
  return text + start + 1;
}

static const char *scalar_encoding(const char *type, size_t size) {
  static const char *const known[][2] = {
      {"int32_t", "i32"},        {"uint32_t", "i32"},
      {"int64_t", "i64"},        {"uint64_t", "i64"},
      {"bool", "bool"},          {"::llvm::StringRef", "string"},
      {"std::string", "string"}, {"::mlir::Attribute", "attribute"},
  };
  for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
    if (strlen(known[i][0]) == size && memcmp(known[i][0], type, size) == 0)
      return known[i][1];
  return NULL;
}

/* Returns the innermost property inside wrappers. The C++ type says which wrappers there are. */
static const json_t *innermost(const importer *in, const json_t *record) {
  for (int i = 0; i < WRAPPERS_MAX; i++) {
    const json_t *base = import_record_of(in, record, "baseProperty");
    if (base == NULL)
      break;
    record = base;
  }
  return record;
}

char *import_encoding(importer *in, const json_t *record) {
  static const char *const wrappers[][2] = {{"std::optional", "optional"},
                                            {"::llvm::ArrayRef", "array"}};
  const json_t *inner = innermost(in, record);
  const char *type = import_text(record, "interfaceType");
  type = type != NULL ? type : "";
  size_t size = strlen(type);
  char *closing = import_format("%s", ""), *opening = import_format("%s", "");
  for (size_t i = 0; i < sizeof(wrappers) / sizeof(wrappers[0]);) {
    const char *wrapped = inner_type(type, wrappers[i][0], &size);
    if (wrapped == NULL) {
      i++;
      continue;
    }
    type = wrapped;
    char *longer = import_format("%s%s<", opening, wrappers[i][1]);
    char *tail = import_format("%s>", closing);
    opening = longer;
    closing = tail;
    i = 0;
  }
  const char *scalar = import_is(inner, "_cls_UnitProp") || import_is(inner, "UnitProp") ? "unit"
                       : import_is(inner, "EnumProp") || import_is(inner, "EnumProperty")
                           ? "enum"
                           : scalar_encoding(type, size);
  if (scalar == NULL)
    import_unknown(in, "native property", type);
  return import_format("%s%s%s", opening, scalar != NULL ? scalar : "attribute", closing);
}
