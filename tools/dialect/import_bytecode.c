/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How dialects encode their types and attributes in bytecode: records of DialectAttributes and
 * DialectTypes list the encodings in the order of their codes. The importer writes them as the
 * facts varve.code and varve.fields, with the letters of src/dialect/codes.def. */
#include <stdlib.h>
#include <string.h>

#include "dialect/cpp_text.h"
#include "dialect/import_class.h"

/* Letters of field encodings, by the name or a class of the field's record. The first match counts.
 */
static const struct {
  const char *name, *letters;
} field_letters[] = {
    {"VarInt", "v"},
    {"SignedVarInt", "s"},
    {"Bool", "b"},
    {"Blob", "B"},
    {"String", "S"},
    {"DoubleAPFloat", "d"},
    {"LocalVar", ""},
    {"EnumClassFlag", "v"},
    {"OptionalAttribute", "O"},
    {"OptionalInt", "V"},
    {"KnownWidthAPInt", "I"},
    {"KnownSemanticsAPFloat", "F"},
    {"ResourceHandle", "R"},
    {"Attr", "A"},
    {"AttributeKind", "A"},
    {"TypeKind", "T"},
};

static const char *letters_of(const json_t *record) {
  for (size_t i = 0; i < sizeof field_letters / sizeof *field_letters; i++)
    if (strcmp(import_record_name(record), field_letters[i].name) == 0 ||
        import_is(record, field_letters[i].name))
      return field_letters[i].letters;
  return NULL;
}

/* Returns the letters of an optional list of numbers, or of a list of optional attributes. */
static const char *optional_list_letters(const json_t *record) {
  const char *type = import_text(record, "cType");
  bool is_numbers = type != NULL && strstr(type, "int") != NULL;
  return is_numbers ? "{v}" : "{O}";
}

static char *field_of(importer *in, const json_t *record) {
  if (import_is(record, "OptionalArrayRef"))
    return import_format(in, "%s", optional_list_letters(record));
  if (import_is(record, "Array")) {
    /* The class of the elements differs from that of the field only in the C++ accessor. */
    const json_t *element = import_record_of(in, record, "elemT");
    const char *name = import_record_name(element);
    size_t length = strlen(name);
    bool is_list = length > 4 && strcmp(name + length - 4, "List") == 0;
    char *base = import_format(in, "%.*s", (int)(is_list ? length - 4 : length), name);
    const json_t *field = base != NULL ? import_find(in, base) : NULL;
    const char *letters = letters_of(field != NULL ? field : element);
    free(base);
    return letters != NULL ? import_format(in, "[%s]", letters) : NULL;
  }
  const char *letters = letters_of(record);
  return letters != NULL ? import_format(in, "%s", letters) : NULL;
}

/* Returns the letters of all fields, or NULL if one is unknown. */
static char *fields_of(importer *in, const json_t *record) {
  const json_t *list = import_list(json_object_get(record, "members"), "args");
  char *all = import_format(in, "");
  for (size_t i = 0; all != NULL && i < json_array_size(list); i++) {
    const json_t *field = import_referred(in, json_array_get(json_array_get(list, i), 0));
    char *letters = field_of(in, field);
    if (letters == NULL)
      import_unknown(in, "bytecode field", import_record_name(field));
    char *longer = letters != NULL ? import_format(in, "%s%s", all, letters) : NULL;
    free(letters);
    free(all);
    all = longer;
  }
  return all;
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
  char *prefix = name != NULL ? import_format(in, "%.*s", (int)length, name) : NULL;
  bool is_same = prefix != NULL && is_called(prefix, dialect);
  free(prefix);
  return is_same ? name : NULL;
}

/* Keeps an encoding until all files are read, because the models are complete only then. */
static void keep_encoding(importer *in, const char *key, size_t code, const char *fields) {
  json_t *known = json_object_get(in->cache, "encodings");
  if (known == NULL) {
    import_set(in, in->cache, "encodings", json_object());
    known = json_object_get(in->cache, "encodings");
  }
  json_t *pair = json_array();
  import_append(in, pair, json_integer((json_int_t)code));
  import_append_text(in, pair, fields);
  import_set(in, known, key, pair);
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
    char *fields = fields_of(in, encoding);
    char *key = import_format(in, "%c%s", is_type ? '!' : '#', name);
    if (fields != NULL && key != NULL)
      keep_encoding(in, key, code, fields);
    free(key);
    free(fields);
  }
}

int import_bytecode(importer *in, const json_t *record) {
  import_encodings(in, record, import_is(record, "DialectTypes"));
  return 0;
}

void import_settle_bytecode(importer *in) {
  const char *key;
  json_t *pair;
  json_object_foreach(json_object_get(in->cache, "encodings"), key, pair) {
    char *dialect = import_format(in, "%.*s", (int)strcspn(key + 1, "."), key + 1);
    if (dialect == NULL)
      return;
    const json_t *models = json_object_get(json_object_get(in->dialects, dialect),
                                           key[0] == '!' ? "types" : "attributes");
    json_t *model = json_object_get(models, key + 1 + strlen(dialect) + 1);
    free(dialect);
    const char *fields = json_string_value(json_array_get(pair, 1));
    if (model == NULL || fields == NULL)
      continue;
    json_t *facts = json_object();
    char *code =
        import_format(in, "%lld : i64", (long long)json_integer_value(json_array_get(pair, 0)));
    char *quoted = import_format(in, "\"%s\"", fields);
    if (code != NULL && quoted != NULL) {
      import_set_text(in, facts, "varve.code", code);
      import_set_text(in, facts, "varve.fields", quoted);
    }
    import_set(in, model, "facts", facts);
    free(quoted);
    free(code);
  }
}
