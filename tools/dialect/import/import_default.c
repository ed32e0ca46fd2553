/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts default values from C++ expressions of ODS to attribute text. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/import/import.h"

static const struct {
  const char *cpp, *class_name, *text;
} special_values[] = {
#define DEFAULT(cpp, class_name, text) {cpp, class_name, text},
#include "dialect/import/tables/default_values.def"
};

enum { SPECIAL_COUNT = sizeof special_values / sizeof *special_values };

static char *copy(const char *text) { return import_format("%s", text); }

/* --- pieces of C++ */

/* Returns the argument of static_cast<...>(argument), or the text itself. Changes the text. */
static char *without_cast(char *text) {
  if (strncmp(text, "static_cast<", 12) != 0)
    return text;
  char *open = strchr(text, '('), *close = strrchr(text, ')');
  if (open == NULL || close == NULL || close < open)
    return text;
  *close = '\0';
  return open + 1;
}

bool value_read_integer(const char *text, long long *value) {
  char *end;
  if (strcmp(text, "true") == 0 || strcmp(text, "false") == 0 || strcmp(text, "{}") == 0) {
    *value = text[0] == 't';
    return true;
  }
  *value = strtoll(text, &end, 0);
  while (end != text && *end != '\0' && strchr("uUlL", *end) != NULL)
    end++;
  return end != text && *end == '\0';
}

/* Parses {a, b}, passing on each item. Returns NULL if the text is not a list of integers. */
json_t *value_read_list(const char *text) {
  size_t length = strlen(text);
  if (length < 2 || text[0] != '{' || text[length - 1] != '}')
    return NULL;
  char *inside = import_format("%.*s", (int)(length - 2), text + 1);
  json_t *list = json_array();
  for (char *at = inside; at != NULL && *at != '\0';) {
    char *comma = strchr(at, ',');
    if (comma != NULL)
      *comma = '\0';
    char *item = cpp_clean(at);
    long long value = 0;
    bool is_integer = (*item == '\0' || value_read_integer(without_cast(item), &value));
    if (is_integer && *item != '\0')
      import_append(list, json_integer(value));
    if (!is_integer) {
      json_decref(list);
      list = NULL;
      break;
    }
    at = comma != NULL ? comma + 1 : NULL;
  }
  return list;
}

/* --- enums */

/* Returns the enumerant with the symbol; if symbol is NULL, the one with the value. */
static const json_t *find_case(importer *in, const json_t *record, const char *symbol,
                               json_int_t value) {
  const json_t *list = import_list(record, "enumerants");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *found = import_referred(in, json_array_get(list, i));
    const char *name = import_text(found, "symbol");
    if (symbol != NULL ? name != NULL && strcmp(name, symbol) == 0
                       : json_integer_value(json_object_get(found, "value")) == value)
      return found;
  }
  return NULL;
}

/* Parses "A::b", "A::b | A::c" or "{}". */
bool value_read_enum(importer *in, const json_t *record, const char *text, json_int_t *value) {
  *value = 0;
  if (strcmp(text, "{}") == 0)
    return true;
  while (*text != '\0') {
    size_t length = strcspn(text, "|");
    char *part = import_format("%.*s", (int)length, text);
    char *clean = cpp_clean(part);
    const json_t *found = find_case(in, record, cpp_last_name(clean), 0);
    if (found == NULL)
      return false;
    *value |= json_integer_value(json_object_get(found, "value"));
    text += length;
    text += *text == '|';
  }
  return true;
}

/* Returns the value as text, with the separator between several bits. */
static char *enum_text(importer *in, const json_t *record, json_int_t value) {
  const json_t *whole = find_case(in, record, NULL, value);
  const char *separator = import_text(record, "separator");
  if (whole != NULL)
    return copy(import_text(whole, "str"));
  const json_t *list = import_list(record, "enumerants");
  char *text = NULL;
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *one = import_referred(in, json_array_get(list, i));
    json_int_t bit = json_integer_value(json_object_get(one, "value"));
    if (bit == 0 || (bit & (bit - 1)) != 0 || (value & bit) == 0)
      continue;
    text =
        import_format("%s%s%s", text != NULL ? text : "",
                      text != NULL && separator != NULL ? separator : "", import_text(one, "str"));
  }
  return text;
}

char *value_of_enum(importer *in, const json_t *record, json_int_t value) {
  json_int_t width = json_integer_value(json_object_get(record, "bitwidth"));
  const json_t *type = import_record_of(in, record, "valueType"); /* until LLVM 19 */
  if (width == 0 && type != NULL)
    width = json_integer_value(json_object_get(type, "bitwidth"));
  return import_format("%lld : i%lld", (long long)value, (long long)(width > 0 ? width : 32));
}

/* Returns the body of an attribute with one parameter: the text replaces the parameter in the
 * format, literals are copied. */
static char *formatted(const char *format, const char *text) {
  char *body = copy("");
  for (const char *at = format; body != NULL && *at != '\0';) {
    size_t length = 1;
    const char *piece = "";
    if (*at == '$') {
      length += strspn(at + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
      piece = text;
    } else if (*at == '`') {
      length = strcspn(at + 1, "`") + 2;
      body = import_format("%s%.*s", body, (int)(length - 2), at + 1);
    }
    body = body != NULL ? import_format("%s%s", body, piece) : NULL;
    at += length < strlen(at) ? length : strlen(at);
  }
  return body;
}

/* Returns the attribute whose only parameter has this text: #arith.fastmath<none>, #acc<data_clause
 * acc_copy>. */
static char *attribute_with(importer *in, const json_t *record, const char *text) {
  const char *dialect = import_dialect_name(in, record, "dialect");
  const char *mnemonic = import_text(record, "mnemonic");
  const char *format = import_text(record, "assemblyFormat");
  char *body = text != NULL && format != NULL ? formatted(format, text) : NULL;
  char *whole = NULL;
  if (body != NULL && dialect != NULL && mnemonic != NULL)
    whole = body[0] == '<' ? import_format("#%s.%s%s", dialect, mnemonic, body)
                           : import_format("#%s<%s %s>", dialect, mnemonic, body);
  return whole;
}

char *value_of_enum_attribute(importer *in, const json_t *record, json_int_t value) {
  char *text = enum_text(in, import_record_of(in, record, "enum"), value);
  return attribute_with(in, record, text);
}

/* The same for an attribute that is not an EnumAttr, but has a case of an enum as its parameter. */
static char *value_of_attribute(importer *in, const char *class_name, const char *expression) {
  const json_t *record = import_find_class(in, class_name, NULL);
  const json_t *list = import_list(json_object_get(record, "parameters"), "args");
  const json_t *first = json_array_get(json_array_get(list, 0), 0);
  const char *type = json_string_value(first);
  if (type == NULL)
    type = import_text(import_referred(in, first), "cppType");
  if (json_array_size(list) != 1 || type == NULL)
    return NULL;
  const json_t *enumeration = import_find_enum(in, type, import_text(record, "cppNamespace"));
  json_int_t value;
  if (enumeration == NULL || !value_read_enum(in, enumeration, expression, &value))
    return NULL;
  char *text = enum_text(in, enumeration, value);
  return attribute_with(in, record, text);
}

/* --- values by the class that keeps them */

char *value_of_string(const char *text) {
  size_t length = strlen(text);
  if (length < 2 || text[0] != '"' || text[length - 1] != '"')
    return NULL;
  return copy(text);
}

/* Returns the type of an integer attribute by the type's record: i32, si8, index. */
static char *integer_type(const json_t *record) {
  static const char *const classes[][2] = {{"SI", "si"}, {"UI", "ui"}, {"I", "i"}, {"AnyI", "i"}};
  const char *name = import_record_name(record);
  if (strcmp(name, "Index") == 0)
    return copy("index");
  long long width = (long long)json_integer_value(json_object_get(record, "bitwidth"));
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (width > 0 && import_is(record, classes[i][0]))
      return import_format("%s%lld", classes[i][1], width);
  return NULL;
}

static char *integer_value(importer *in, const json_t *record, char *text) {
  long long value;
  char *type = integer_type(import_record_of(in, record, "valueType"));
  char *whole = NULL;
  if (type != NULL && value_read_integer(without_cast(text), &value))
    whole = strcmp(type, "i1") == 0 ? copy(value != 0 ? "true" : "false")
                                    : import_format("%lld : %s", value, type);
  return whole;
}

char *value_of_list(const json_t *list, const char *suffix) {
  char *text = copy("");
  for (size_t i = 0; i < json_array_size(list); i++) {
    text = import_format("%s%s%lld%s", text, i > 0 ? ", " : "",
                         (long long)json_integer_value(json_array_get(list, i)), suffix);
  }
  return text;
}

/* Returns array<i64: 1, 2>; class_name is, for example, DenseI64ArrayAttr. */
static char *dense_array(const char *class_name, const char *text) {
  json_t *list = value_read_list(text);
  size_t length = strcspn(class_name + 5, "A");
  char *items = list != NULL ? value_of_list(list, "") : NULL;
  char *whole = NULL;
  if (items != NULL && strncmp(class_name + 5, "Bool", 4) == 0)
    whole = json_array_size(list) == 0 ? copy("array<i1>") : NULL;
  else if (items != NULL)
    whole = import_format("array<%c%.*s%s%s>", tolower((unsigned char)class_name[5]),
                          (int)length - 1, class_name + 6, *items != '\0' ? ": " : "", items);
  json_decref(list);
  return whole;
}

/* Returns dense<1> : tensor<2xi64>, with the type that a builder call creates. */
static char *dense_elements(const json_t *record, const char *text) {
  const char *builder = import_text(record, "constBuilderCall");
  const char *width = builder != NULL ? strstr(builder, "getIntegerType(") : NULL;
  json_t *list = value_read_list(text);
  bool is_splat = json_array_size(list) > 0;
  for (size_t i = 1; i < json_array_size(list); i++)
    is_splat = is_splat && json_equal(json_array_get(list, i), json_array_get(list, 0));
  char *items = list != NULL ? value_of_list(list, "") : NULL;
  char *whole = NULL;
  if (items != NULL && width != NULL && json_array_size(list) > 0)
    whole = import_format("dense<%s%.*s%s> : tensor<%zuxi%ld>", is_splat ? "" : "[",
                          is_splat ? (int)strcspn(items, ",") : (int)strlen(items), items,
                          is_splat ? "" : "]", json_array_size(list),
                          strtol(width + strlen("getIntegerType("), NULL, 10));
  json_decref(list);
  return whole;
}

static char *array_value(const json_t *record, const char *text) {
  json_t *list = value_read_list(text);
  const char *builder = import_text(record, "constBuilderCall");
  const char *suffix = builder != NULL && strstr(builder, "getI32ArrayAttr") != NULL   ? " : i32"
                       : builder != NULL && strstr(builder, "getI64ArrayAttr") != NULL ? " : i64"
                                                                                       : NULL;
  char *items = list != NULL && (suffix != NULL || json_array_size(list) == 0)
                    ? value_of_list(list, suffix != NULL ? suffix : "")
                    : NULL;
  char *whole = items != NULL ? import_format("[%s]", items) : NULL;
  json_decref(list);
  return whole;
}

static char *float_value(importer *in, const json_t *record, const char *text) {
  char *end;
  double value = strtod(text, &end);
  if (end == text || (*end != '\0' && strcmp(end, "f") != 0))
    return NULL;
  bool is_double = import_is(import_record_of(in, record, "valueType"), "F") &&
                   json_integer_value(json_object_get(import_record_of(in, record, "valueType"),
                                                      "bitwidth")) == 64;
  return import_format("%e : %s", value, is_double ? "f64" : "f32");
}

/* Converts the default of an attribute that is not an enum. */
static char *attribute_value(importer *in, const json_t *record, char *text) {
  const char *storage = import_text(record, "storageType");
  char *clean = cpp_clean(storage != NULL ? storage : "");
  const char *name = cpp_last_name(clean);
  char *whole = NULL;
  long long value;
  if (strcmp(name, "BoolAttr") == 0)
    whole = value_read_integer(text, &value) ? copy(value != 0 ? "true" : "false") : NULL;
  else if (strcmp(name, "UnitAttr") == 0)
    whole = value_read_integer(text, &value) && value != 0 ? copy("unit") : copy("");
  else if (strcmp(name, "IntegerAttr") == 0)
    whole = integer_value(in, record, text);
  else if (strcmp(name, "FloatAttr") == 0)
    whole = float_value(in, record, text);
  else if (strcmp(name, "StringAttr") == 0)
    whole = value_of_string(text);
  else if (strcmp(name, "ArrayAttr") == 0)
    whole = array_value(record, text);
  else if (strcmp(name, "DictionaryAttr") == 0)
    whole = strcmp(text, "{}") == 0 ? copy("{}") : NULL;
  else if (strncmp(name, "Dense", 5) == 0 && strstr(name, "ArrayAttr") != NULL)
    whole = dense_array(name, text);
  else if (strcmp(name, "DenseIntElementsAttr") == 0)
    whole = dense_elements(record, text);
  else
    whole = value_of_attribute(in, name[0] != '\0' ? clean : "", text);
  return whole;
}

/* Returns the attribute inside records that add a default or make it optional. */
static const json_t *innermost(const importer *in, const json_t *record) {
  static const char *const fields[] = {"baseAttr", "baseProperty"};
  for (unsigned depth = 0; depth < 64; depth++) {
    const json_t *base = NULL;
    for (size_t i = 0; i < 2 && base == NULL; i++)
      base = import_record_of(in, record, fields[i]);
    if (base == NULL)
      break;
    record = base;
  }
  return record;
}

static const char *special_value(const char *text, const char *class_name) {
  for (size_t i = 0; i < SPECIAL_COUNT; i++)
    if (strcmp(text, special_values[i].cpp) == 0 &&
        (special_values[i].class_name[0] == '\0' ||
         strcmp(class_name, special_values[i].class_name) == 0))
      return special_values[i].text;
  return NULL;
}

static char *property_value(importer *in, const json_t *record, char *text) {
  const json_t *enumeration = import_record_of(in, record, "enum");
  const char *storage = import_text(record, "storageType");
  json_int_t value;
  long long integer;
  if (enumeration != NULL)
    return value_read_enum(in, enumeration, text, &value) ? value_of_enum(in, enumeration, value)
                                                          : NULL;
  char *string = value_of_string(text);
  if (string != NULL)
    return string;
  if (!value_read_integer(without_cast(text), &integer))
    return NULL;
  if (strcmp(storage != NULL ? storage : "", "bool") == 0)
    return copy(integer != 0 ? "true" : ""); /* without a default, the value is false */
  bool is_wide = storage != NULL && strstr(storage, "64") != NULL;
  return import_format("%lld : %s", integer, is_wide ? "i64" : "i32");
}

static char *typed_value(importer *in, const json_t *record, char *text) {
  record = innermost(in, record);
  json_int_t value;
  if (import_is(record, "Property"))
    return property_value(in, record, text);
  if (import_is_enum(record))
    return value_read_enum(in, record, text, &value) ? value_of_enum(in, record, value) : NULL;
  if (import_is(record, "EnumAttr")) {
    bool is_read = value_read_enum(in, import_record_of(in, record, "enum"), text, &value);
    return is_read ? value_of_enum_attribute(in, record, value) : NULL;
  }
  return attribute_value(in, record, text);
}

char *import_default(importer *in, const json_t *record) {
  const char *expression = import_text(record, "defaultValue");
  if (import_is(record, "EnumProperty") && expression == NULL) /* of LLVM 19: C++ sets it to 0 */
    return copy("0 : i32");
  if (expression == NULL || *expression == '\0')
    return NULL;
  char *clean = cpp_clean(expression);
  const char *storage = import_text(record, "storageType");
  if (storage == NULL)
    storage = import_text(record, "cppType");
  char *class_name = cpp_clean(storage != NULL ? storage : "");
  const char *special = special_value(clean, cpp_last_name(class_name));
  char *text = special != NULL ? copy(special) : NULL;
  if (special == NULL)
    text = import_is(record, "AttrOrTypeParameter") ? import_parameter_default(in, record, clean)
                                                    : typed_value(in, record, clean);
  if (text == NULL)
    import_unknown(in, "default", expression);
  if (text != NULL && *text == '\0')
    return NULL;
  return text;
}
