/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps builder calls of ODS to the text of the types that they create. */
#include <ctype.h>
#include <string.h>

#include "dialect/import/import.h"

static const char *const builders[][2] = {
#define BUILDER(expression, type) {expression, type},
#define CLASS(name, type)
#include "dialect/import/tables/import_builders.def"
#undef CLASS
#undef BUILDER
};

static const char *const classes[][2] = {
#define BUILDER(expression, type)
#define CLASS(name, type) {name, type},
#include "dialect/import/tables/import_builders.def"
#undef CLASS
#undef BUILDER
};

/* Returns the builtin floating-point type of this name, or NULL. */
static char *floating_type(const char *name) {
  static const char *const known[][2] = {
      {"F16", "f16"},     {"BF16", "bf16"},   {"F32", "f32"},   {"F64", "f64"},
      {"F80", "f80"},     {"F128", "f128"},   {"TF32", "tf32"}, {"BFloat16", "bf16"},
      {"Index", "index"}, {"None", "none"},   {"I1", "i1"},     {"I8", "i8"},
      {"I16", "i16"},     {"I32", "i32"},     {"I64", "i64"},   {"Float16", "f16"},
      {"Float32", "f32"}, {"Float64", "f64"},
  };
  for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
    if (strcmp(known[i][0], name) == 0)
      return import_format("%s", known[i][1]);
  size_t size = strlen(name);
  if (size > 6 && strncmp(name, "Float", 5) == 0 && isdigit((unsigned char)name[5])) {
    char *text = import_format("f%s", name + 5); /* Float8E5M2 is f8E5M2 */
    return text;
  }
  return NULL;
}

/* Returns "!dialect.name" for the C++ class of a TypeDef in the file, or NULL. */
static char *defined_type(importer *in, const char *class_name, size_t size) {
  const json_t *names = import_list(json_object_get(in->records, "!instanceof"), "TypeDef");
  for (size_t i = 0; i < json_array_size(names); i++) {
    const char *record_name = json_string_value(json_array_get(names, i));
    const json_t *record = record_name != NULL ? import_find(in, record_name) : NULL;
    const json_t *dialect = import_record_of(in, record, "dialect");
    const char *space = import_text(dialect, "cppNamespace");
    const char *own = import_text(record, "cppNamespace");
    const char *name = import_text(record, "cppClassName");
    const char *mnemonic = import_text(record, "mnemonic");
    if (own != NULL)
      space = own;
    if (space == NULL || name == NULL || mnemonic == NULL)
      continue;
    char *path = import_format("%s::%s", space, name);
    char *known = import_normalized(path);
    bool is_it = strlen(known) == size && memcmp(known, class_name, size) == 0;
    if (is_it)
      return import_format("!%s.%s", import_text(dialect, "name"), mnemonic);
  }
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (strlen(classes[i][0]) == size && memcmp(classes[i][0], class_name, size) == 0)
      return import_format("%s", classes[i][1]);
  return NULL;
}

/* Maps "Class>(arguments)" to a type, or NULL. */
static char *class_type(importer *in, const char *call) {
  const char *close = strchr(call, '>');
  if (close == NULL)
    return NULL;
  size_t size = (size_t)(close - call);
  char *type = defined_type(in, call, size);
  if (type == NULL && size > 4 && memcmp(close - 4, "Type", 4) == 0) {
    char *scalar = import_format("%.*s", (int)size - 4, call);
    type = floating_type(scalar);
  }
  const char *arguments = close + 1;
  size_t arguments_size = strlen(arguments);
  if (type == NULL || strcmp(arguments, "()") == 0 || arguments_size < 2)
    return type;
  /* The only class with an argument is a pointer with its address space. Address space 0 is
   * omitted. */
  return strcmp(arguments, "(0)") == 0
             ? import_format("%s", type)
             : import_format("%s<%.*s>", type, (int)arguments_size - 2, arguments + 1);
}

/* Maps "$_builder.getIntegerType(32)", "$_builder.getF32Type()" or "$_builder.getType<Class>(3)".
 */
static char *simple_type(importer *in, const char *call) {
  static const char prefix[] = "$_builder.get", context[] = "::get($_builder.getContext())";
  size_t size = strlen(call);
  if (strncmp(call, prefix, sizeof(prefix) - 1) != 0) {
    size_t tail = sizeof(context) - 1;
    bool is_class = size > tail && strcmp(call + size - tail, context) == 0;
    return is_class ? defined_type(in, call, size - tail) : NULL;
  }
  const char *name = call + sizeof(prefix) - 1;
  unsigned width;
  int end = 0;
  if (sscanf(name, "IntegerType(%u)%n", &width, &end) == 1 && end > 0 && name[end] == '\0')
    return import_format("i%u", width);
  if (strncmp(name, "Type<", 5) == 0)
    return class_type(in, name + 5);
  const char *tail = strstr(name, "Type()");
  if (tail == NULL || tail[6] != '\0')
    return NULL;
  char *scalar = import_format("%.*s", (int)(tail - name), name);
  return floating_type(scalar);
}

/* Maps "VectorType::get({4},ELEMENT)" to a type, or NULL. */
static char *vector_type(importer *in, const char *call) {
  static const char prefix[] = "VectorType::get({";
  const char *shape = call + sizeof(prefix) - 1;
  const char *close;
  if (strncmp(call, prefix, sizeof(prefix) - 1) != 0 || (close = strstr(shape, "},")) == NULL)
    return NULL;
  size_t size = strlen(close);
  while (size > 0 && (close[size - 1] == ';' || close[size - 1] == ':'))
    size--;
  if (size < 4 || close[size - 1] != ')')
    return NULL;
  char *element_call = import_format("%.*s", (int)size - 3, close + 2);
  char *element = simple_type(in, element_call);
  char *type = NULL;
  if (element != NULL)
    type = import_format("vector<%.*sx%s>", (int)(close - shape), shape, element);
  return type;
}

char *import_built_type(importer *in, const char *builder) {
  char *call = import_normalized(builder);
  for (size_t i = 0; i < sizeof builders / sizeof *builders; i++) {
    if (strcmp(builders[i][0], call) == 0)
      return import_format("%s", builders[i][1]);
  }
  char *type = simple_type(in, call);
  if (type == NULL)
    type = vector_type(in, call);
  return type;
}
