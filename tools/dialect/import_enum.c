/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Enums, and how native properties are encoded. */
#include <stdlib.h>
#include <string.h>

#include "dialect/import.h"

void import_enum(importer *in, const json_t *record, json_t *model) {
  json_t *cases = json_array();
  const json_t *list = import_list(record, "enumerants");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *enumerant = import_referred(in, json_array_get(list, i));
    const char *text = import_text(enumerant, "str");
    if (text == NULL)
      text = import_text(enumerant, "symbol");
    json_t *pair = json_array();
    import_append_text(in, pair, text != NULL ? text : "");
    json_int_t value = json_integer_value(json_object_get(enumerant, "value"));
    import_append(in, pair, json_integer(value));
    import_append(in, cases, pair);
  }
  import_set(in, model, "cases", cases);
  json_int_t width = json_integer_value(json_object_get(record, "bitwidth"));
  char *storage = import_format(in, "i%lld", (long long)(width > 0 ? width : 32));
  if (storage != NULL)
    import_set_text(in, model, "storage", storage);
  free(storage);
  if (!import_is(record, "BitEnumBase"))
    return;
  import_set(in, model, "bits", json_true());
  const char *separator = import_text(record, "separator");
  if (separator != NULL)
    import_set_text(in, model, "separator", separator);
  if (import_flag(record, "printBitEnumQuoted"))
    import_set(in, model, "quoted", json_true());
  if (import_flag(record, "printBitEnumPrimaryGroups"))
    import_set(in, model, "groups", json_true());
}

const char *import_scalar_encoding(importer *in, const json_t *record) {
  static const char *const known[][2] = {
      {"int32_t", "i32"},        {"uint32_t", "i32"},
      {"int64_t", "i64"},        {"uint64_t", "i64"},
      {"bool", "bool"},          {"::llvm::StringRef", "string"},
      {"std::string", "string"}, {"::mlir::Attribute", "attribute"},
  };
  if (import_is(record, "_cls_UnitProp") || import_is(record, "UnitProp"))
    return "unit";
  if (import_is(record, "EnumProp"))
    return "enum";
  const char *type = import_text(record, "interfaceType");
  for (size_t i = 0; type != NULL && i < sizeof(known) / sizeof(known[0]); i++)
    if (strcmp(type, known[i][0]) == 0)
      return known[i][1];
  import_unknown(in, "native property", type != NULL ? type : import_record_name(record));
  return "attribute";
}
