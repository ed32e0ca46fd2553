/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Imports TypeDef and AttrDef records: parameters, formats, traits. */
#include <ctype.h>
#include <string.h>

#include "dialect/import/import.h"
#include "dialect/import/rule_expression.h"

/* --- defaults of parameters */

/* Converts "IntegerAttr::get(IntegerType::get($_ctxt, 64), 1)" to "1 : i64". */
static char *integer_attribute(const char *clean) {
  json_t *captures = json_array();
  char *text = NULL;
  if (cpp_fits("IntegerAttr::get(IntegerType::get($_ctxt, %n), %n)", clean, captures))
    text = import_format("%lld : i%lld", (long long)json_integer_value(json_array_get(captures, 1)),
                         (long long)json_integer_value(json_array_get(captures, 0)));
  json_decref(captures);
  return text;
}

static char *array_attribute(const char *clean) {
  static const char *const patterns[][2] = {{"$_builder.getI32ArrayAttr({%l})", " : i32"},
                                            {"$_builder.getI64ArrayAttr({%l})", " : i64"}};
  json_t *captures = json_array();
  char *text = NULL;
  for (size_t i = 0; i < 2 && text == NULL; i++) {
    if (!cpp_fits(patterns[i][0], clean, captures))
      continue;
    const json_t *list = json_object_get(json_array_get(captures, 0), "list");
    char *items = value_of_list(list, patterns[i][1]);
    text = import_format("[%s]", items);
  }
  json_decref(captures);
  return text;
}

/* Converts "MemorySpaceAttr::get($_ctxt, xegpu::MemorySpace::Global)" or "BoolAttr::get($_ctxt,
 * true)". */
static char *built_attribute(importer *in, const char *clean) {
  const char *call = strstr(clean, "::get($_ctxt, ");
  char *class_name = call != NULL ? import_format("%.*s", (int)(call - clean), clean) : NULL;
  char *argument = call != NULL ? import_format("%s", strchr(call, ' ') + 1) : NULL;
  char *text = NULL;
  if (class_name != NULL && argument != NULL) {
    argument[strcspn(argument, ")")] = '\0';
    const json_t *record = import_find_class(in, class_name, in->name_space);
    json_int_t value;
    long long integer;
    if (strcmp(class_name, "BoolAttr") == 0 && value_read_integer(argument, &integer))
      text = import_format("%s", integer != 0 ? "true" : "false");
    else if (import_is(record, "EnumAttr") &&
             value_read_enum(in, import_record_of(in, record, "enum"), argument, &value))
      text = value_of_enum_attribute(in, record, value);
  }
  return text;
}

/* Converts the value of a parameter that is not an attribute, by its rule. zero is the C++ default
 * of the type. */
static char *scalar_value(importer *in, const char *type, const json_t *rule, const char *clean) {
  static const char *const widths[][2] = {{"i8", "i8"},   {"u8", "i8"},   {"i16", "i16"},
                                          {"u16", "i16"}, {"i32", "i32"}, {"u32", "i32"},
                                          {"i64", "i64"}, {"u64", "i64"}};
  long long value;
  if (rule_is(rule, "string"))
    return value_of_string(clean);
  if (rule_is(rule, "array"))
    return strstr(clean, "()") != NULL || strcmp(clean, "{}") == 0 ? import_format("[]") : NULL;
  if (rule_is(rule, "enum")) {
    const json_t *record = import_find_enum(in, type, in->name_space);
    json_int_t bits = 0;
    bool is_read = strstr(clean, "()") != NULL || value_read_enum(in, record, clean, &bits);
    return is_read ? value_of_enum(in, record, bits) : NULL;
  }
  if (strstr(clean, "()") != NULL)
    value = 0;
  else if (!value_read_integer(clean, &value))
    return NULL;
  if (rule_is(rule, "bool"))
    return import_format("%s", value != 0 ? "true" : "false");
  for (size_t i = 0; i < sizeof widths / sizeof *widths; i++)
    if (rule_is(rule, widths[i][0]))
      return import_format("%lld : %s", value, widths[i][1]);
  if (strncmp(rule_head(rule), "enum<", strlen("enum<")) == 0) /* of an enum of the facts */
    return import_format("%lld : i32", value);
  return NULL;
}

/* Returns whether the parameter is a type or attribute, whose C++ default is null. */
static bool is_pointer(const json_t *rule) {
  static const char *const scalars[] = {"array", "bool", "bytes", "enum",  "f32", "f64",
                                        "i16",   "i32",  "i64",   "i8",    "u16", "sparse_",
                                        "u32",   "u64",  "u8",    "string"};
  for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++)
    if (strncmp(rule_head(rule), scalars[i], strlen(scalars[i])) == 0)
      return false;
  return true;
}

/* Returns the rule of a parameter that is given as a record or as C++. If the class of the record
 * has a syntax of its own, the rule is found by that class. */
static json_t *parameter_rule(importer *in, const json_t *record, const char *type) {
  const json_t *classes = import_list(record, "!superclasses");
  const char *class_name = json_string_value(json_array_get(classes, json_array_size(classes) - 1));
  json_t *rule = NULL;
  if (class_name != NULL && import_is_known_parameter(class_name))
    rule = import_parameter_rule(in, class_name, NULL);
  else if (record != NULL && import_is_known_parameter(import_record_name(record)))
    rule = import_parameter_rule(in, import_record_name(record), NULL);
  else
    rule = import_parameter_rule(in, type, in->name_space);
  if (rule != NULL)
    return rule;
  import_unknown(in, "parameter", type);
  return rule_name("opaque");
}

char *import_parameter_default(importer *in, const json_t *record, const char *clean) {
  const char *type = import_text(record, "cppType");
  char *clean_type = type != NULL ? cpp_clean(type) : NULL;
  json_t *rule = clean_type != NULL ? parameter_rule(in, record, type) : NULL;
  char *text = NULL;
  size_t length = strlen(clean);
  bool is_construction = length > 2 && strcmp(clean + length - 2, "()") == 0;
  if (rule == NULL)
    text = NULL;
  else if (is_construction && (is_pointer(rule) || strncmp(clean_type, "std::optional", 13) == 0))
    text = import_format("");
  else if (!is_pointer(rule))
    text = scalar_value(in, type, rule, clean);
  if (text == NULL && rule != NULL)
    text = integer_attribute(clean);
  if (text == NULL && rule != NULL)
    text = array_attribute(clean);
  if (text == NULL && rule != NULL)
    text = built_attribute(in, clean);
  json_decref(rule);
  return text;
}

/* --- parameters */

static bool is_empty(const char *text) { return text == NULL || *text == '\0'; }

/* Returns the element of formats that writes a parameter as its C++ does: "$%" for most, or NULL if
 * the C++ is unknown. */
static const char *element_of(importer *in, const json_t *record) {
  static const char *const known[][3] = {
#define CODE(parser, printer, element) {parser, printer, element},
#include "dialect/import/tables/import_parameter_codes.def"
  };
  const char *parser = import_text(record, "parser"), *printer = import_text(record, "printer");
  const json_t *classes = import_list(record, "!superclasses");
  const char *last = json_string_value(json_array_get(classes, json_array_size(classes) - 1));
  const char *element = NULL;
  if ((is_empty(parser) && is_empty(printer)) || import_is(record, "EnumParameter") ||
      import_is_known_parameter(import_record_name(record)) ||
      (last != NULL && import_is_known_parameter(last)))
    return "$%";
  char *reads = cpp_clean(parser != NULL ? parser : "");
  char *writes = cpp_clean(printer != NULL ? printer : "");
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strcmp(known[i][0], reads) == 0 && strcmp(known[i][1], writes) == 0)
      element = known[i][2];
  if (element == NULL)
    import_unknown(in, "parameter syntax", writes);
  return element;
}

/* Names the element of a parameter with C++, or has the text of the entity kept. */
static void import_parameter_code(importer *in, const json_t *record, json_t *model) {
  const char *element = element_of(in, record);
  if (element == NULL)
    import_set_text(model, "rule", "opaque");
  else if (strcmp(element, "$%") != 0)
    import_set_text(model, "element", element);
}

static void import_parameter(importer *in, const json_t *pair, json_t *model) {
  const json_t *first = json_array_get(pair, 0), *record = import_referred(in, first);
  const char *type = json_string_value(first), *name = json_string_value(json_array_get(pair, 1));
  if (record != NULL)
    type = import_text(record, "cppType");
  import_set_text(model, "name", name != NULL ? name : "");
  json_t *rule = parameter_rule(in, record, type != NULL ? type : "");
  char *text = rule != NULL ? rule_print(rule) : NULL;
  if (text != NULL)
    import_set_text(model, "rule", text);
  json_decref(rule);
  if (import_is(record, "AttributeSelfTypeParameter"))
    import_set(model, "self_type", json_true());
  if (!import_is(record, "AttrOrTypeParameter"))
    return;
  import_parameter_code(in, record, model);
  char *value = import_default(in, record);
  if (value != NULL)
    import_set_text(model, "default", value);
  else if (!is_empty(import_text(record, "defaultValue")))
    import_set(model, "optional", json_true());
}

static void import_parameters(importer *in, const json_t *record, json_t *model) {
  const json_t *list = import_list(json_object_get(record, "parameters"), "args");
  json_t *parameters = json_array();
  for (size_t i = 0; i < json_array_size(list); i++) {
    json_t *parameter = json_object();
    import_parameter(in, json_array_get(list, i), parameter);
    import_append(parameters, parameter);
  }
  if (json_array_size(parameters) > 0)
    import_set(model, "parameters", parameters);
  else
    json_decref(parameters);
}

/* Returns the format with an element in place of a variable. */
static char *replace_variable(const char *format, const char *name, const char *element) {
  size_t count = 0, size = strlen(name), element_size = strlen(element);
  for (const char *at = format; *at != '\0'; at++)
    count += *at == '$';
  char *text = import_memory(strlen(format) + count * element_size + 1), *to = text;
  bool is_literal = false;
  for (const char *at = format; *at != '\0';) {
    bool is_it = !is_literal && *at == '$' && strncmp(at + 1, name, size) == 0 &&
                 !isalnum((unsigned char)at[size + 1]) && at[size + 1] != '_';
    is_literal ^= *at == '`';
    memcpy(to, is_it ? element : at, is_it ? element_size : 1);
    to += is_it ? element_size : 1;
    at += is_it ? size + 1 : 1;
  }
  *to = '\0';
  return text;
}

/* Returns the element with the name in place of each %. */
static char *named_element(const char *element, const char *name) {
  char *text = import_format("%s", "");
  for (const char *at = element; *at != '\0'; at++)
    text = *at == '%' ? import_format("%s%s", text, name) : import_format("%s%c", text, *at);
  return text;
}

/* Returns "struct(a = $a, b = $b)" with all parameters. */
static char *whole_struct(const json_t *parameters) {
  char *text = import_format("struct(");
  for (size_t i = 0; i < json_array_size(parameters); i++) {
    const char *name = import_text(json_array_get(parameters, i), "name");
    text = import_format("%s%s%s = $%s", text, i > 0 ? ", " : "", name, name);
  }
  return import_format("%s)", text);
}

/* Writes parameters with C++ of their own by their elements. */
static void use_elements(json_t *model) {
  static const char every[] = "struct(params)";
  const json_t *parameters = import_list(model, "parameters");
  const char *format = import_text(model, "format");
  for (size_t i = 0; i < json_array_size(parameters) && format != NULL; i++) {
    const json_t *parameter = json_array_get(parameters, i);
    const char *element = import_text(parameter, "element"), *name = import_text(parameter, "name");
    const char *all = strstr(format, every);
    if (element == NULL)
      continue;
    char *fields = all != NULL ? whole_struct(parameters) : NULL;
    char *open = fields != NULL ? import_format("%.*s%s%s", (int)(all - format), format, fields,
                                                all + sizeof every - 1)
                                : import_format("%s", format);
    char *own = named_element(element, name);
    char *text = replace_variable(open, name, own);
    import_set_text(model, "format", text);
    format = import_text(model, "format");
  }
}

static void import_entity_syntax(importer *in, const json_t *record, json_t *model) {
  const char *format = import_text(record, "assemblyFormat");
  const char *mnemonic = import_text(record, "mnemonic");
  char *text = NULL;
  if (is_empty(mnemonic)) {
    /* Types and attributes of builtin have no dialect prefix. */
    const char *name = import_text(record, import_is(record, "TypeDef") ? "typeName" : "attrName");
    text = name != NULL ? import_format("hook:%s", name) : NULL;
    if (text != NULL)
      import_set_text(model, "syntax", text);
  } else if (format != NULL) {
    text = import_squeeze(format);
    if (text != NULL)
      import_set_text(model, "format", text);
  } else if (import_has_own_syntax(record)) {
    text = import_format("hook:%s.%s", import_dialect_name(in, record, "dialect"), mnemonic);
    if (text != NULL)
      import_set_text(model, "syntax", text);
  }
}

/* Imports traits and interfaces by the names of their C++ classes. */
static void import_entity_traits(importer *in, const json_t *record, json_t *model) {
  const json_t *list = import_list(record, "traits");
  json_t *traits = json_array();
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *trait = import_referred(in, json_array_get(list, i));
    const char *name = import_text(trait, "cppInterfaceName");
    if (is_empty(name))
      name = import_text(trait, "trait");
    if (!is_empty(name))
      import_append_text(traits, cpp_last_name(name));
  }
  if (json_array_size(traits) > 0)
    import_set(model, "traits", traits);
  else
    json_decref(traits);
}

int import_entity(importer *in, const json_t *record, json_t *model) {
  in->name_space = import_text(record, "cppNamespace");
  if (in->name_space == NULL)
    in->name_space = import_text(import_record_of(in, record, "dialect"), "cppNamespace");
  import_entity_syntax(in, record, model);
  import_parameters(in, record, model);
  use_elements(model);
  import_entity_traits(in, record, model);
  const char *mnemonic = import_text(record, "mnemonic");
  if (import_flag(record, "genMnemonicAlias") && !is_empty(mnemonic))
    import_set_text(model, "alias", mnemonic);
  in->name_space = NULL;
  return 0;
}
