/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How dialects encode their types and attributes in bytecode: records of DialectAttributes and
 * DialectTypes list the encodings in the order of their codes. The importer writes them as rows of
 * varve.codes. */
#include <string.h>

#include "dialect/import/import.h"

/* Kinds of fields, by the name or a class of the field's record. The first match counts. */
static const struct {
  const char *name, *kind;
} record_kinds[] = {
    {"VarInt", "varint"},
    {"SignedVarInt", "svarint"},
    {"Bool", "bool"},
    {"String", "string"},
    {"DoubleAPFloat", "f64"},
    {"LocalVar", ""},
    {"EnumClassFlag", "varint"},
    {"OptionalAttribute", "optattribute"},
    {"OptionalInt", "optvarint"},
    {"Attr", "attribute"},
    {"AttributeKind", "attribute"},
    {"TypeKind", "type"},
};

/* Kinds by the call that reads the field. */
static const struct {
  const char *call, *kind;
} call_kinds[] = {
    {"readVarInt(", "varint"},
    {"readSignedVarInt(", "svarint"},
    {"readBool(", "bool"},
    {"readString(", "string"},
    {"readOptionalAttribute(", "optattribute"},
    {"readOptionalVarInt(", "optvarint"},
    {"readAttribute(", "attribute"},
    {"readType(", "type"},
};

static const char *kind_of(const json_t *record) {
  const char *parser = import_text(record, "cParser");
  for (size_t i = 0; i < sizeof record_kinds / sizeof *record_kinds; i++)
    if (strcmp(import_record_name(record), record_kinds[i].name) == 0 ||
        import_is(record, record_kinds[i].name))
      return record_kinds[i].kind;
  for (size_t i = 0; parser != NULL && i < sizeof call_kinds / sizeof *call_kinds; i++)
    if (strstr(parser, call_kinds[i].call) != NULL)
      return call_kinds[i].kind;
  return NULL;
}

/* Returns the kind of an optional list of numbers, or of a list of optional attributes. */
static const char *optional_list_kind(const json_t *record) {
  const char *type = import_text(record, "cType");
  bool is_numbers = type != NULL && strstr(type, "int") != NULL;
  return is_numbers ? "optional<list<varint>>" : "optional<list<optattribute>>";
}

static char *field_of(importer *in, const json_t *record) {
  if (import_is(record, "OptionalArrayRef"))
    return import_format("%s", optional_list_kind(record));
  if (import_is(record, "Array")) {
    /* The class of the elements differs from that of the field only in the C++ accessor. */
    const json_t *element = import_record_of(in, record, "elemT");
    const char *name = import_record_name(element);
    size_t length = strlen(name);
    bool is_list = length > 4 && strcmp(name + length - 4, "List") == 0;
    char *base = import_format("%.*s", (int)(is_list ? length - 4 : length), name);
    const json_t *field = import_find(in, base);
    const char *kind = kind_of(field != NULL ? field : element);
    return kind != NULL ? import_format("list<%s>", kind) : NULL;
  }
  const char *kind = kind_of(record);
  return kind != NULL ? import_format("%s", kind) : NULL;
}

/* Returns the kinds of all fields with the names of their members, or NULL if one is unknown. */
static json_t *fields_of(importer *in, const json_t *record) {
  const json_t *list = import_list(json_object_get(record, "members"), "args");
  json_t *fields = json_array();
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *member = json_array_get(list, i);
    const char *name = json_string_value(json_array_get(member, 1));
    char *kind = field_of(in, import_referred(in, json_array_get(member, 0)));
    if (kind == NULL) {
      import_unknown(in, "bytecode field",
                     import_record_name(import_referred(in, json_array_get(member, 0))));
      json_decref(fields);
      return NULL;
    }
    json_t *field = json_array();
    import_append_text(field, kind);
    import_append_text(field, name != NULL ? name : "");
    if (*kind != '\0')
      import_append(fields, field);
    else
      json_decref(field);
  }
  return fields;
}

static bool is_called(const char *a, const char *b) {
  while (*a != '\0' && (*a | 32) == (*b | 32)) {
    a++;
    b++;
  }
  return *a == '\0' && *b == '\0';
}

/* Returns "llvm.di_file" for the class DIFileAttr among the encodings of "LLVM", or NULL if no
 * record so far has the class. */
static const char *name_of_class(importer *in, const char *class_name, const char *dialect) {
  const json_t *record = import_find_class(in, class_name, NULL);
  const char *name = import_text(record, import_is(record, "TypeDef") ? "typeName" : "attrName");
  size_t length = name != NULL ? strcspn(name, ".") : 0;
  char *prefix = name != NULL ? import_format("%.*s", (int)length, name) : NULL;
  bool is_same = prefix != NULL && is_called(prefix, dialect);
  return is_same ? name : NULL;
}

/* Keeps an encoding until all files are read, because the models are complete only then. A type or
 * attribute may have several. */
static void keep_encoding(importer *in, const char *key, size_t code, json_t *fields) {
  json_t *known = json_object_get(in->cache, "encodings");
  if (known == NULL) {
    import_set(in->cache, "encodings", json_object());
    known = json_object_get(in->cache, "encodings");
  }
  if (json_object_get(known, key) == NULL)
    import_set(known, key, json_array());
  json_t *pair = json_array();
  import_append(pair, json_integer((json_int_t)code));
  import_append(pair, fields);
  import_append(json_object_get(known, key), pair);
}

static void import_encodings(importer *in, const json_t *record, bool is_type) {
  const json_t *list = import_list(record, "elems");
  const char *dialect = import_text(record, "dialect");
  if (dialect == NULL || is_called(dialect, "builtin"))
    return; /* the codes of builtin are part of the bytecode format itself */
  for (size_t code = 0; code < json_array_size(list); code++) {
    const json_t *encoding = import_referred(in, json_array_get(list, code));
    const char *class_name = import_text(encoding, "cType");
    if (class_name == NULL || *class_name == '\0')
      class_name = import_record_name(encoding);
    const char *name = name_of_class(in, class_name, dialect);
    if (name == NULL)
      continue;
    json_t *fields = fields_of(in, encoding);
    char *key = import_format("%c%s", is_type ? '!' : '#', name);
    if (fields != NULL)
      keep_encoding(in, key, code, fields);
  }
}

int import_bytecode(importer *in, const json_t *record) {
  import_encodings(in, record, import_is(record, "DialectTypes"));
  return 0;
}

/* Returns the parameter that a field holds: that of the member's name, or the next one. */
static const char *parameter_of(const json_t *model, const char *member, size_t index) {
  const json_t *parameters = json_object_get(model, "parameters");
  for (size_t i = 0; i < json_array_size(parameters); i++) {
    const char *name = import_text(json_array_get(parameters, i), "name");
    if (name != NULL && strcmp(name, member) == 0)
      return name;
  }
  return import_text(json_array_get(parameters, index), "name");
}

/* Returns [code, "KIND $parameter, ..."], or NULL if there is a field without a parameter. */
static char *row_of(const json_t *model, const json_t *encoding) {
  const json_t *fields = json_array_get(encoding, 1);
  char *row =
      import_format("[%lld, \"", (long long)json_integer_value(json_array_get(encoding, 0)));
  for (size_t i = 0; row != NULL && i < json_array_size(fields); i++) {
    const json_t *field = json_array_get(fields, i);
    const char *parameter = parameter_of(model, json_string_value(json_array_get(field, 1)), i);
    row = parameter == NULL ? NULL
                            : import_format("%s%s%s $%s", row, i == 0 ? "" : ", ",
                                            json_string_value(json_array_get(field, 0)), parameter);
  }
  return row != NULL ? import_format("%s\"]", row) : NULL;
}

static void set_rows(json_t *model, const json_t *encodings) {
  char *rows = import_format("[");
  for (size_t i = 0; rows != NULL && i < json_array_size(encodings); i++) {
    char *row = row_of(model, json_array_get(encodings, i));
    rows = row != NULL ? import_format("%s%s%s", rows, i == 0 ? "" : ", ", row) : NULL;
  }
  char *whole = rows != NULL ? import_format("%s]", rows) : NULL;
  json_t *facts = json_object();
  if (whole != NULL)
    import_set_text(facts, "varve.codes", whole);
  import_set(model, "facts", facts);
}

void import_settle_bytecode(importer *in) {
  const char *key;
  json_t *encodings;
  json_object_foreach(json_object_get(in->cache, "encodings"), key, encodings) {
    char *dialect = import_format("%.*s", (int)strcspn(key + 1, "."), key + 1);
    const json_t *models = json_object_get(json_object_get(in->dialects, dialect),
                                           key[0] == '!' ? "types" : "attributes");
    json_t *model = json_object_get(models, key + 1 + strlen(dialect) + 1);
    if (model != NULL)
      set_rows(model, encodings);
  }
}
