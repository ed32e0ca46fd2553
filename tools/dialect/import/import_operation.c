/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Imports Op records: operands, results, properties, regions, successors. import_trait.c imports
 * traits. */
#include <string.h>

#include "dialect/import/import.h"

/* Constraints have few wrappers; a longer chain is a cycle. */
enum { WRAPPERS_MAX = 64 };

const json_t *import_argument(const importer *in, const json_t *dag, size_t index) {
  const json_t *reference = json_array_get(json_array_get(import_list(dag, "args"), index), 0);
  /* The constraint is inside of Arg<...> and Res<...>. */
  const json_t *record = import_referred(in, reference);
  for (int i = 0; i < WRAPPERS_MAX && import_is(record, "OpVariable"); i++)
    record = import_record_of(in, record, "constraint");
  return record;
}

/* Sets "name" to the name in the dag. If the dag has no name, uses prefix and position. */
static void set_name(json_t *model, const json_t *pair, const char *fallback) {
  const char *name = json_string_value(json_array_get(pair, 1));
  if (name != NULL && *name != '\0')
    import_set_text(model, "name", name);
  else
    import_set_text(model, "name", fallback);
}

static void set_rule(importer *in, json_t *model, const json_t *record) {
  char *rule = import_rule(in, record);
  if (rule != NULL)
    import_set_text(model, "rule", rule);
}

/* Imports an operand or result. */
static json_t *import_value(importer *in, const json_t *record, const json_t *pair,
                            const char *fallback) {
  json_t *model = json_object();
  set_name(model, pair, fallback);
  const char *variadicity = "single";
  if (import_is(record, "VariadicOfVariadic")) {
    variadicity = "nested";
    const char *segments = import_text(record, "segmentAttrName");
    if (segments != NULL)
      import_set_text(model, "segments", segments);
  } else if (import_is(record, "Variadic")) {
    variadicity = "variadic";
  } else if (import_is(record, "Optional")) {
    variadicity = "optional";
  }
  import_set_text(model, "variadicity", variadicity);
  const json_t *base = import_record_of(in, record, "baseType");
  set_rule(in, model, strcmp(variadicity, "single") != 0 && base != NULL ? base : record);
  return model;
}

static json_t *import_property(importer *in, const json_t *record, const json_t *pair,
                               const char *fallback) {
  json_t *model = json_object();
  set_name(model, pair, fallback);
  set_rule(in, model, record);
  char *value = import_default(in, record);
  if (value != NULL)
    import_set_text(model, "default", value);
  if (import_is(record, "Property")) {
    char *encoding = import_encoding(in, record);
    import_set_text(model, "native", encoding);
  } else {
    /* A default without known text still means that the attribute may be absent. */
    const char *expression = import_text(record, "defaultValue");
    bool is_lost = value == NULL && expression != NULL && *expression != '\0';
    if (import_flag(record, "isOptional") || is_lost)
      import_set(model, "optional", json_true());
  }
  return model;
}

static void import_arguments(importer *in, const json_t *dag, json_t *model) {
  json_t *operands = json_array(), *properties = json_array();
  const json_t *list = import_list(dag, "args");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_argument(in, dag, i);
    const json_t *pair = json_array_get(list, i);
    bool is_property = import_is(record, "Attr") || import_is(record, "Property");
    json_t *into = is_property ? properties : operands;
    char *fallback =
        import_format("%s%zu", is_property ? "attribute" : "operand", json_array_size(into));
    if (record == NULL)
      import_unknown(in, "argument", import_record_name(record));
    else
      import_append(into, is_property ? import_property(in, record, pair, fallback)
                                      : import_value(in, record, pair, fallback));
  }
  import_set(model, "operands", operands);
  import_set(model, "properties", properties);
}

static void import_results(importer *in, const json_t *dag, json_t *model) {
  json_t *results = json_array();
  const json_t *list = import_list(dag, "args");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_argument(in, dag, i);
    char *fallback = import_format("result%zu", i);
    import_append(results, import_value(in, record, json_array_get(list, i), fallback));
  }
  import_set(model, "results", results);
}

/* Imports regions or successors: name, rule, and whether they are variadic. */
static void import_parts(importer *in, const json_t *record, const char *field, json_t *model) {
  const char *variadic = strcmp(field, "regions") == 0 ? "VariadicRegion" : "VariadicSuccessor";
  const json_t *dag = json_object_get(record, field);
  const json_t *list = import_list(dag, "args");
  json_t *parts = json_array();
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *constraint = import_argument(in, dag, i);
    json_t *part = json_object();
    char *fallback = import_format("%.*s%zu", (int)strlen(field) - 1, field, i);
    set_name(part, json_array_get(list, i), fallback);
    if (strcmp(field, "regions") == 0)
      set_rule(in, part, constraint);
    if (import_is(constraint, variadic))
      import_set(part, "variadic", json_true());
    import_append(parts, part);
  }
  import_set(model, field, parts);
}

/* Returns "$a `,` $b" for the operands. */
static char *operand_list(const json_t *model) {
  const json_t *operands = import_list(model, "operands");
  char *list = import_format("%s", "");
  for (size_t i = 0; i < json_array_size(operands); i++) {
    const char *name = import_text(json_array_get(operands, i), "name");
    list = import_format("%s%s$%s", list, i > 0 ? " `,` " : "", name);
  }
  return list;
}

/* Returns the format that is equivalent to a known C++ parser, or NULL if the parser is
 * unknown. */
static char *format_of_parser(const json_t *record, json_t *model) {
  static const char *const known[][2] = {
#define PARSER(cpp, format) {cpp, format},
#include "dialect/import/tables/import_parsers.def"
  };
  const char *parser = import_text(record, "parser");
  char *clean = parser != NULL ? cpp_clean(parser) : NULL;
  const char *form = NULL;
  for (size_t i = 0; clean != NULL && i < sizeof known / sizeof *known; i++)
    if (strcmp(clean, known[i][0]) == 0)
      form = known[i][1];
  if (form == NULL)
    return NULL;
  const json_t *first = json_array_get(import_list(model, "operands"), 0);
  const json_t *result = json_array_get(import_list(model, "results"), 0);
  char *list = operand_list(model), *text = NULL;
  if (strcmp(form, "logical") == 0)
    import_set(model, "logical", json_true());
  if (strcmp(form, "same") == 0)
    import_set(model, "alike", json_true());
  if ((strcmp(form, "same") == 0 || strcmp(form, "logical") == 0))
    text = import_format("%s attr-dict `:` type($%s)", list, import_text(first, "name"));
  else if (strcmp(form, "cast") == 0)
    text = import_format("%s attr-dict `:` type($%s) `to` type($%s)", list,
                         import_text(first, "name"), import_text(result, "name"));
  else
    text = import_format("%s", "attr-dict");
  return text;
}

/* LLVM 13 prints the dictionary between spaces by a directive of its own. */
static void drop_own_dictionary(char *format) {
  static const char directive[] = "custom<LLVMOpAttrs>(attr-dict)", plain[] = "` ` attr-dict ` `";
  char *found = strstr(format, directive);
  if (found == NULL)
    return;
  memcpy(found, plain, sizeof plain - 1);
  char *behind = found + sizeof directive - 1;
  memmove(found + sizeof plain - 1, behind, strlen(behind) + 1);
}

static void import_syntax(importer *in, const json_t *record, json_t *model) {
  const char *format = import_text(record, "assemblyFormat");
  char *text = NULL;
  if (format != NULL) {
    text = import_squeeze(format);
    if (text != NULL)
      drop_own_dictionary(text);
    if (text != NULL)
      import_set_text(model, "format", text);
  } else if ((text = format_of_parser(record, model)) != NULL) {
    import_set_text(model, "format", text);
    import_set_text(model, "printer", "code");
  } else if (import_has_own_syntax(record)) {
    import_set_text(model, "printer", "code");
    text = import_format("hook:%s.%s", in->dialect, import_text(record, "opName"));
    if (text != NULL)
      import_set_text(model, "syntax", text);
  }
}

static bool has_trait(const json_t *model, const char *name) {
  const json_t *traits = import_list(model, "traits");
  for (size_t i = 0; i < json_array_size(traits); i++)
    if (strcmp(json_string_value(json_array_get(traits, i)), name) == 0)
      return true;
  return false;
}

/* Imports what C++ returns: "StringRef getDefaultDialect() { return "shape"; }". */
static void import_default_dialect(importer *in, const json_t *record, json_t *model) {
  static const char method[] = "getDefaultDialect()", end[] = "::getDialectNamespace();";
  const char *code = import_text(record, "extraClassDeclaration");
  const char *at = code != NULL ? strstr(code, method) : NULL;
  const char *value = at != NULL ? strstr(at, "return ") : NULL;
  if (value == NULL || !has_trait(model, "OpAsmOpInterface")) /* nobody would call it */
    return;
  value += strlen("return ");
  size_t size = strcspn(value, ";");
  char *name = NULL;
  if (*value == '"' && size > 2 && value[size - 1] == '"')
    name = import_format("%.*s", (int)size - 2, value + 1);
  else if (size >= sizeof end - 1 &&
           strncmp(value + size - (sizeof end - 2), end, sizeof end - 2) == 0)
    name = import_format("%s", in->dialect); /* an operation knows only its own dialect */
  if (name != NULL)
    import_set_text(model, "default_dialect", name);
  else
    import_unknown(in, "default dialect", import_record_name(record));
}

void import_operation(importer *in, const json_t *record, json_t *model) {
  import_arguments(in, json_object_get(record, "arguments"), model);
  import_results(in, json_object_get(record, "results"), model);
  import_parts(in, record, "regions", model);
  import_parts(in, record, "successors", model);
  import_syntax(in, record, model);
  import_value_classes(in, record, model);
  import_traits(in, record, model);
  import_default_dialect(in, record, model);
  import_inference(in, record, model);
}
