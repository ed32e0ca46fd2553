/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts one file of llvm-tblgen --dump-json to models of dialects, operations, types, attributes
 * and enums. Record names are local to a file (each file numbers anonymous records anew), so models
 * are kept by dialect and mnemonic. Files that describe the same thing must agree. */
#include <ctype.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/import/import.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

typedef void (*import_function)(importer *in, const json_t *record, json_t *model);

static int fault(const importer *in, const char *what, const char *name) {
  message_fault(in->path, "%s%s%s", what, name != NULL ? ": " : "", name != NULL ? name : "");
  return EXIT_MALFORMED;
}

/* Returns the names of the records of a class, or NULL if there are none. */
static const json_t *instances(const importer *in, const char *class_name) {
  return import_list(json_object_get(in->records, "!instanceof"), class_name);
}

static json_t *new_dialect(importer *in, const char *name) {
  json_t *dialect = json_object();
  import_set(in->dialects, name, dialect);
  import_set_text(dialect, "name", name);
  import_set_text(dialect, "set", in->set != NULL ? in->set : name);
  static const char *const parts[] = {"operations", "types", "attributes", "enums"};
  for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
    import_set(dialect, parts[i], json_object());
  return dialect;
}

/* Returns the model of the dialect, or makes it. */
static json_t *dialect_model(importer *in, const char *name) {
  json_t *dialect = json_object_get(in->dialects, name);
  return dialect != NULL ? dialect : new_dialect(in, name);
}

/* Keeps a model under its name, or compares it with the model from an earlier file. */
static void keep(importer *in, json_t *models, const char *name, json_t *model) {
  const json_t *before = json_object_get(models, name);
  if (before == NULL) {
    import_set(models, name, model);
    return;
  }
  if (!json_equal(before, model)) {
    message_fault(in->path, "'%s' contradicts its definition in an earlier file", name);
    in->conflict_count++;
  }
  json_decref(model);
}

static void import_discardable(const json_t *record, json_t *dialect) {
  const json_t *list = import_list(json_object_get(record, "discardableAttrs"), "args");
  if (json_array_size(list) == 0)
    return;
  json_t *pairs = json_array();
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *pair = json_array_get(list, i);
    const char *type = json_string_value(json_array_get(pair, 0));
    const char *name = json_string_value(json_array_get(pair, 1));
    if (type == NULL || name == NULL)
      continue;
    const char *colon = strrchr(type, ':');
    json_t *entry = json_array();
    import_append_text(entry, name);
    import_append_text(entry, colon != NULL ? colon + 1 : type);
    import_append(pairs, entry);
  }
  import_set(dialect, "discardable", pairs);
}

/* Returns the C++ class of a dialect as dependentDialects names it: "memref::MemRefDialect". */
static char *class_of_dialect(const json_t *record) {
  const char *space = import_text(record, "cppNamespace");
  char *name = import_format("%s::%s", space != NULL ? space : "", import_record_name(record));
  char *to = name;
  for (const char *from = name; *from != '\0'; from++)
    if (*from != '_')
      *to++ = *from;
  *to = '\0';
  return name;
}

/* Names of dialects become file names, so no other name is accepted. */
static bool is_dialect_name(const char *name) {
  if (!isalpha((unsigned char)*name) && *name != '_')
    return false;
  while (isalnum((unsigned char)*name) || *name == '_')
    name++;
  return *name == '\0';
}

static int import_dialect(importer *in, const json_t *record) {
  const char *name = import_text(record, "name");
  if (name != NULL && *name == '\0') { /* until LLVM 14 */
    in->has_nameless_builtin = true;
    return 0;
  }
  if (name == NULL || !is_dialect_name(name))
    return fault(in, "a dialect without a valid name", import_record_name(record));
  json_t *dialect = dialect_model(in, name);
  /* Dependencies stay C++ classes until all files are read. */
  const json_t *depends = import_list(record, "dependentDialects");
  if (json_array_size(depends) != 0)
    import_set(dialect, "depends", json_deep_copy(depends));
  import_discardable(record, dialect);
  char *class_name = class_of_dialect(record);
  import_set_text(in->classes, class_name, name);
  return 0;
}

/* Visits each record of a class. Stops at the first error. */
static int for_each(importer *in, const char *class_name,
                    int (*visit)(importer *, const json_t *)) {
  const json_t *names = instances(in, class_name);
  for (size_t i = 0; i < json_array_size(names); i++) {
    const char *name = json_string_value(json_array_get(names, i));
    const json_t *record = name != NULL ? import_find(in, name) : NULL;
    if (record == NULL)
      return fault(in, "!instanceof names a record that is not there", name);
    int code = visit(in, record);
    if (code != 0)
      return code != 0 ? code : EXIT_USAGE;
  }
  return 0;
}

static bool has_dag(const json_t *record, const char *field) {
  return import_list(json_object_get(record, field), "args") != NULL;
}

/* Traits name operations by their C++ classes: the record's name after its first '_'. */
static int visit_class(importer *in, const json_t *record) {
  const char *mnemonic = import_text(record, "opName");
  const char *dialect = import_dialect_name(in, record, "opDialect");
  if (mnemonic == NULL || dialect == NULL)
    return 0;
  const char *name = import_record_name(record);
  const char *line = strchr(name, '_');
  if (line != NULL && line != name && line[1] != '\0')
    name = line + 1;
  const char *space = import_name_space(in, record, "opDialect");
  char *path = import_format("%s%s%s", space, *space != '\0' ? "::" : "", name);
  char *whole = import_format("%s.%s", dialect, mnemonic);
  import_set_text(in->operations, path, whole);
  return 0;
}

static int visit_operation(importer *in, const json_t *record) {
  const char *mnemonic = import_text(record, "opName");
  const char *dialect_name = import_dialect_name(in, record, "opDialect");
  if (mnemonic == NULL || *mnemonic == '\0' || dialect_name == NULL)
    return fault(in, "an operation without name or dialect", import_record_name(record));
  if (!has_dag(record, "arguments") || !has_dag(record, "results") || !has_dag(record, "regions") ||
      !has_dag(record, "successors"))
    return fault(in, "an operation without arguments, results, regions or successors",
                 import_record_name(record));
  if (!import_is_selected(in, dialect_name))
    return 0;
  json_t *dialect = dialect_model(in, dialect_name);
  json_t *model = json_object();
  in->dialect = dialect_name;
  in->space = import_name_space(in, record, "opDialect");
  import_set_text(model, "name_space", in->space);
  import_operation(in, record, model);
  keep(in, json_object_get(dialect, "operations"), mnemonic, model);
  return 0;
}

/* Returns the name of a type or attribute within its dialect. */
static const char *entity_name(const json_t *record, const char *dialect, bool is_type) {
  const char *mnemonic = import_text(record, "mnemonic");
  if (mnemonic != NULL && *mnemonic != '\0')
    return mnemonic;
  const char *name = import_text(record, is_type ? "typeName" : "attrName");
  size_t size = strlen(dialect);
  if (name == NULL || strncmp(name, dialect, size) != 0 || name[size] != '.' ||
      name[size + 1] == '\0')
    return NULL;
  return name + size + 1;
}

static int visit_entity(importer *in, const json_t *record, bool is_type) {
  const char *dialect_name = import_dialect_name(in, record, "dialect");
  const char *name = dialect_name != NULL ? entity_name(record, dialect_name, is_type) : NULL;
  if (name == NULL)
    return fault(in, "a type or attribute without name or dialect", import_record_name(record));
  if (!import_is_selected(in, dialect_name))
    return 0;
  json_t *dialect = dialect_model(in, dialect_name);
  json_t *model = json_object();
  in->dialect = dialect_name;
  in->space = import_name_space(in, record, "dialect");
  int code = import_entity(in, record, model);
  if (code == 0)
    keep(in, json_object_get(dialect, is_type ? "types" : "attributes"), name, model);
  else
    json_decref(model);
  return code;
}

static int visit_type(importer *in, const json_t *record) { return visit_entity(in, record, true); }

static int visit_attribute(importer *in, const json_t *record) {
  return visit_entity(in, record, false);
}

/* Returns the dialect of this file whose C++ namespace contains the enum, or NULL. builtin has the
 * namespace that contains all others. */
static const char *dialect_of_namespace(const importer *in, const char *space) {
  const json_t *names = instances(in, "Dialect");
  const char *best = NULL;
  size_t best_size = 0;
  for (size_t i = 0; i < json_array_size(names); i++) {
    const char *record_name = json_string_value(json_array_get(names, i));
    const json_t *record = record_name != NULL ? import_find(in, record_name) : NULL;
    const char *other = import_text(record, "cppNamespace");
    size_t size = other != NULL ? strlen(other) : 0;
    if (size <= best_size || strncmp(space, other, size) != 0)
      continue;
    bool is_same = space[size] == '\0';
    bool is_inside = space[size] == ':' && strcmp(other, "::mlir") != 0;
    if (!is_same && !is_inside)
      continue;
    best = import_text(record, "name");
    best_size = size;
  }
  return best;
}

static int visit_enum(importer *in, const json_t *record) {
  if (import_is(record, "StrEnumAttr"))
    return 0;
  const char *name = import_text(record, "className");
  const char *space = import_text(record, "cppNamespace");
  if (name == NULL || *name == '\0' || import_list(record, "enumerants") == NULL)
    return fault(in, "an enum without name or cases", import_record_name(record));
  const char *dialect_name = space != NULL ? dialect_of_namespace(in, space) : NULL;
  json_t *model = json_object();
  import_enum(in, record, model);
  char *path = import_enum_path(record);
  if (dialect_name != NULL && import_is_selected(in, dialect_name)) {
    import_set_text(in->enum_homes, path, dialect_name);
    dialect_model(in, dialect_name);
  }
  keep(in, in->enums, path, model);
  return 0;
}

/* Returns 0, or an exit code after reporting an error. Frees the file's bytes before the values are
 * used. */
static void report_syntax(const char *path, const json_error_t *error) {
  const varve_diagnostic diagnostic = {.status = VARVE_STATUS_SYNTAX,
                                       .file = {path, strlen(path)},
                                       .line = (uint32_t)error->line,
                                       .column = (uint32_t)error->column,
                                       .offset = (uint64_t)error->position,
                                       .message = {error->text, strlen(error->text)}};
  diagnostics_print(NULL, &diagnostic);
}

static int load(importer *in, json_t **root) {
  varve_limits limits = settings_limits(&in->settings->shared);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context = NULL;
  varve_bytes *bytes = NULL;
  json_error_t error;
  options.limits = &limits;
  varve_status status = varve_context_create(&options, &context);
  if (status == VARVE_STATUS_OK)
    status = varve_bytes_load_file(context, in->path, sink, &bytes);
  if (status == VARVE_STATUS_OK) {
    varve_slice text = varve_bytes_slice(bytes);
    in->is_loading = true;
    *root = json_loadb(text.data == NULL ? "" : text.data, text.size, 0, &error);
    in->is_loading = false;
    if (*root == NULL) {
      report_syntax(in->path, &error);
      status = VARVE_STATUS_SYNTAX;
    }
  }
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    message_print("varve-dialect", "%s: %s", in->path, varve_status_text(status));
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  return exit_code_of(status);
}

static int import_records(importer *in) {
  static const struct {
    const char *class_name;
    int (*visit)(importer *, const json_t *);
  } visits[] = {{"Dialect", import_dialect},
                {"EnumInfo", visit_enum},
                {"EnumAttrInfo", visit_enum},
                {"TypeDef", visit_type},
                {"AttrDef", visit_attribute},
                {"DialectAttributes", import_bytecode},
                {"DialectTypes", import_bytecode},
                {"Op", visit_class},
                {"Op", visit_operation}};
  if (!json_is_object(json_object_get(in->records, "!instanceof")))
    return fault(in, "not output of llvm-tblgen --dump-json: !instanceof is missing", NULL);
  int code = 0;
  for (size_t i = 0; code == 0 && i < sizeof visits / sizeof *visits; i++)
    code = for_each(in, visits[i].class_name, visits[i].visit);
  return code;
}

static int index_records(importer *in) {
  import_index_classes(in);
  return 0;
}

/* Calls the function with the records of the file. */
static int with_records(importer *in, const char *path, int (*visit)(importer *)) {
  in->path = path;
  json_t *root = NULL;
  int code = load(in, &root);
  if (code != 0)
    return code;
  in->records = root;
  code = visit(in);
  in->records = NULL;
  in->dialect = in->space = NULL;
  json_object_del(in->cache, "file");
  json_decref(root);
  return code;
}

int import_index_file(importer *in, const char *path) {
  return with_records(in, path, index_records);
}

int import_file(importer *in, const char *path) { return with_records(in, path, import_records); }
