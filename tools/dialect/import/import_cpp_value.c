/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Translates C++ that computes a type into an expression of varve.let: casts, accessors of
 * parameters, types that are built of them, and a few functions on numbers. The accessor getFoo
 * reads the parameter foo: upstream generates it so. */
#include <ctype.h>
#include <string.h>

#include "dialect/import/import.h"
#include "dialect/import/rule_expression.h"

enum { DEPTH_MAX = 16, ARGUMENTS_MAX = 8 };

typedef struct reading {
  importer *in;
  const char *at;
  unsigned depth;
  bool is_shaped; /* the value read last is of a class whose elements elem() finds */
} reading;

/* C++ functions whose arguments become those of a function of expressions. A "%" is where they
 * go. */
static const struct {
  const char *cpp, *value;
} functions[] = {
#define FUNCTION(cpp, value) {cpp, value},
#include "dialect/import/tables/import_transforms.def"
};

/* Classes of types without a record: their type, by the namespace of the dialect. */
static const struct {
  const char *space, *name, *type;
} made_classes[] = {
#define MADE(space, name, type) {space, name, type},
#include "dialect/import/tables/import_transforms.def"
};

static char *read_value(reading *r);

static bool take(reading *r, const char *text) {
  size_t size = strlen(text);
  if (strncmp(r->at, text, size) != 0)
    return false;
  r->at += size;
  return true;
}

/* Returns a name with its namespaces, or NULL if there is no name. */
static char *take_name(reading *r) {
  const char *start = r->at;
  while (isalnum((unsigned char)*r->at) || *r->at == '_' || *r->at == '$' ||
         (r->at[0] == ':' && r->at[1] == ':')) {
    r->at += *r->at == ':' ? 2 : 1;
  }
  return r->at == start ? NULL : import_format("%.*s", (int)(r->at - start), start);
}

/* Appends the next argument to a list. */
static char *join(char *list, char *next) {
  return list != NULL && next != NULL ? import_format("%s, %s", list, next) : NULL;
}

/* Skips the context as an argument, and the comma after it. */
static void skip_context(reading *r) {
  static const char *const contexts[] = {"$_self.getContext()", "$_builder.getContext()", "$_ctxt"};
  for (size_t i = 0; i < sizeof contexts / sizeof *contexts; i++)
    if (take(r, contexts[i])) {
      (void)take(r, ",");
      return;
    }
}

/* Reads "a,b)" and leaves out the context. Returns "a, b", or NULL. */
static char *read_arguments(reading *r) {
  char *list = NULL;
  skip_context(r);
  if (take(r, ")"))
    return import_format("%s", "");
  for (unsigned i = 0; i < ARGUMENTS_MAX; i++) {
    char *next = read_value(r);
    list = i == 0 ? next : join(list, next);
    if (list == NULL || take(r, ")"))
      return list;
    if (!take(r, ","))
      break;
  }
  return NULL;
}

/* Returns whether the elements of values of the C++ class are what elem() finds. */
static bool is_shaped_class(const char *name) {
  static const char *const names[] = {"ShapedType", "TensorType", "RankedTensorType",
                                      "VectorType", "MemRefType", "ComplexType"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(name, names[i]) == 0)
      return true;
  return false;
}

/* Returns "!dialect.type" for a C++ class, or NULL. */
static char *type_of_class(const reading *r, const char *name) {
  const char *last = cpp_last_name(name), *space = r->in->space != NULL ? r->in->space : "";
  char *own = last - name > 2 ? import_format("%.*s", (int)(last - name) - 2, name) : NULL;
  space = cpp_last_name(own != NULL ? own : space);
  for (size_t i = 0; i < sizeof made_classes / sizeof *made_classes; i++)
    if (strcmp(space, made_classes[i].space) == 0 && strcmp(last, made_classes[i].name) == 0)
      return import_format("%s", made_classes[i].type);
  const json_t *record = import_find_class(r->in, name, NULL);
  json_t *rule =
      record != NULL && import_is(record, "TypeDef") ? import_definition_rule(r->in, record) : NULL;
  const char *text = rule != NULL ? rule_head(rule) : "";
  char *type = *text == '!' ? import_format("%s", text) : NULL;
  json_decref(rule);
  return type;
}

static char *make_type(const char *type, const char *arguments) {
  return *arguments == '\0' ? import_format("%s", type) : import_format("%s(%s)", type, arguments);
}

/* Reads the call of a constructor, Class::get(...), or of a function of the table. */
static char *read_call(reading *r, char *name) {
  char *type = NULL, *made = NULL;
  size_t size = strlen(name);
  const char *value = NULL;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    if (strcmp(name, functions[i].cpp) == 0)
      value = functions[i].value;
  if (value == NULL && size > 5 && strcmp(name + size - 5, "::get") == 0) {
    name[size - 5] = '\0';
    type = type_of_class(r, name);
  }
  char *arguments = value != NULL || type != NULL ? read_arguments(r) : NULL;
  if (arguments != NULL && type != NULL)
    made = make_type(type, arguments);
  else if (arguments != NULL) {
    size_t before = strcspn(value, "%");
    bool has_place = value[before] == '%';
    made = import_format("%.*s%s%s", (int)before, value, has_place ? arguments : "",
                         has_place ? value + before + 1 : "");
  }
  return made;
}

/* Reads what follows "$_builder.get": the name of a builtin type, or getType<Class>(arguments). */
static char *read_builder(reading *r) {
  if (take(r, "Type<")) {
    char *name = take_name(r);
    char *type = name != NULL && take(r, ">(") ? type_of_class(r, name) : NULL;
    char *arguments = type != NULL ? read_arguments(r) : NULL;
    return arguments != NULL ? make_type(type, arguments) : NULL;
  }
  const char *start = r->at;
  while (isalnum((unsigned char)*r->at))
    r->at++;
  size_t size = (size_t)(r->at - start);
  if (!take(r, "("))
    return NULL;
  r->at += strcspn(r->at, ")");
  if (!take(r, ")"))
    return NULL;
  char *call = import_format("$_builder.get%.*s", (int)(r->at - start), start);
  return size != 0 ? import_built_type(r->in, call) : NULL;
}

/* Skips an empty list: {}, ArrayRef<T>() or ArrayRef<T>{}. */
static bool take_empty(reading *r) {
  const char *start = r->at;
  if (take(r, "ArrayRef<"))
    r->at += strcspn(r->at, ">") + (strchr(r->at, '>') != NULL);
  if (take(r, "{}") || (r->at != start && take(r, "()")))
    return true;
  r->at = start;
  return false;
}

static char *read_cast(reading *r) {
  char *name = take_name(r), *value = NULL;
  if (name != NULL && take(r, ">("))
    value = read_value(r);
  r->is_shaped = name != NULL && is_shaped_class(cpp_last_name(name));
  if (value != NULL && take(r, ")"))
    return value;
  return NULL;
}

static char *read_primary(reading *r) {
  static const char *const casts[] = {"cast<", "type_cast<", "dyn_cast<"};
  r->is_shaped = false;
  for (size_t i = 0; i < sizeof casts / sizeof *casts; i++)
    if (take(r, casts[i]))
      return read_cast(r);
  if (take(r, "$_self"))
    return import_format("%s", "@");
  if (take(r, "$_builder.get"))
    return read_builder(r);
  if (take_empty(r))
    return import_format("%s", "[]");
  if (isdigit((unsigned char)*r->at)) {
    const char *start = r->at;
    while (isdigit((unsigned char)*r->at))
      r->at++;
    int size = (int)(r->at - start);
    while (*r->at != '\0' && strchr("uUlL", *r->at) != NULL)
      r->at++;
    return import_format("%.*s", size, start);
  }
  char *name = take_name(r), *value = NULL;
  if (name != NULL && take(r, "("))
    value = read_call(r, name);
  r->is_shaped = false;
  return value;
}

/* Reads ".getFoo()" after a value. */
static char *read_accessor(reading *r, char *value) {
  char *name = take_name(r), *made = NULL;
  if (name != NULL && strncmp(name, "get", 3) == 0 && name[3] != '\0' && take(r, "()")) {
    if (r->is_shaped && strcmp(name, "getElementType") == 0)
      made = import_format("elem(%s)", value);
    else if (!r->is_shaped)
      made = import_format("%s.%c%s", value, tolower((unsigned char)name[3]), name + 4);
  }
  r->is_shaped = false;
  return made;
}

static char *read_value(reading *r) {
  if (r->depth == DEPTH_MAX)
    return NULL;
  r->depth++;
  char *value = read_primary(r);
  while (value != NULL && take(r, "."))
    value = read_accessor(r, value);
  r->depth--;
  return value;
}

char *import_cpp_value(importer *in, const char *expression) {
  reading r = {.in = in, .at = expression};
  char *value = read_value(&r);
  if (value != NULL && *r.at == '\0')
    return value;
  return NULL;
}
