/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The importer of ODS converts records of `llvm-tblgen --dump-json` to models of dialects, and the
 * models to IRDL text. A model consists of JSON objects and arrays:
 *
 *   dialect  {"name", "set", "depends": [], "unknown": [], "discardable": [[name, rule]],
 *             "operations": {mnemonic: operation}, "types": {name: entity},
 *             "attributes": {name: entity}, "enums": {name: enum}, "base", "removes": [label],
 *             "removed", "is_same"}
 *   operation {"format" | "syntax", "traits": [], "let": [string], "operands": [value],
 *             "results": [value], "regions": [{"name", "rule", "variadic"}],
 *             "successors": [{"name", "variadic"}], "properties": [property],
 *             "operand_segments", "result_segments", "classes": {name: C++ class}}
 *   value    {"name", "rule", "variadicity": "single|optional|variadic|nested", "segments"}
 *   property {"name", "rule", "optional", "default", "native"}
 *   entity   {"format" | "syntax", "traits": [], "alias",
 *             "parameters": [{"name", "rule", "optional", "default", "self_type"}]}
 *   enum     {"storage", "cases": [[text, value]], "bits", "separator", "quoted", "groups"}
 *
 * Dialects, operations and entities may have "facts": {"varve.name": attribute text}, which replace
 * the other members. Members that do not apply are absent. Rules are expressions; defaults are
 * attribute text. */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_H
#define VARVE_TOOLS_DIALECT_IMPORT_H

#include <jansson.h>
#include <stdbool.h>

#include <varve/ir.h>

#include "dialect/commands.h"

enum { IMPORT_BASES = 8 }; /* folders of --base */

typedef struct importer {
  const dialect_settings *settings;
  const char *path;          /* the file that is being read */
  const json_t *records;     /* its records by name */
  const char *set;           /* the set that the dialects belong to; NULL for none */
  const char *selected;      /* names of dialects, separated by commas; NULL for all */
  const char *dialect;       /* the dialect whose record is being read */
  const char *space;         /* C++ namespace of that record, or NULL */
  json_t *dialects;          /* models by name */
  json_t *enums;             /* models by C++ path */
  json_t *enum_homes;        /* dialects of the enums in namespaces of dialects, by C++ path */
  json_t *classes;           /* C++ classes of dialects, mapped to their names */
  json_t *operations;        /* C++ classes of operations, mapped to their names */
  json_t *unknown;           /* unsupported ODS constructs: "kind: text" to their number */
  bool has_nameless_builtin; /* builtin has no name yet; `func` is in it */
  bool is_loading;           /* the JSON of the file */
  output *page;              /* the file that is being written, or NULL */
  const char *name_space;    /* C++ namespace of the type or attribute being imported, or NULL */
  json_t *cache;             /* an object: what import_rule.c and other files compute once */
  size_t omitted_count;      /* definitions that are built in */
  size_t base_count;         /* folders of --base: a set, and the sets that it differs from */
  unsigned conflict_count;   /* records that contradict each other; each is reported on stderr */
} importer;

/* --- records: results are borrowed, and NULL if the field is missing or of another kind */

const json_t *import_find(const importer *in, const char *name);
/* Returns the record that a reference ({"kind": "def", "def": NAME}) names. */
const json_t *import_referred(const importer *in, const json_t *reference);
const json_t *import_record_of(const importer *in, const json_t *record, const char *field);
const char *import_text(const json_t *record, const char *field);
const json_t *import_list(const json_t *record, const char *field);
bool import_flag(const json_t *record, const char *field);
const char *import_record_name(const json_t *record);
bool import_is_anonymous(const json_t *record);
/* Returns whether a record is of a class, directly or not. */
bool import_is(const json_t *record, const char *class_name);
/* Returns whether a record is of an enum. Until LLVM 14 attributes were enums themselves. */
bool import_is_enum(const json_t *record);
/* Returns whether C++ parses an operation, type or attribute without format. Until LLVM 14 the C++
 * was in the record. */
bool import_has_own_syntax(const json_t *record);
/* Returns the name of the dialect that a field of the record refers to ("opDialect", "dialect"). */
const char *import_dialect_name(const importer *in, const json_t *record, const char *field);
/* Returns the C++ namespace of a record, or of the dialect that its field refers to, without
 * "::" at its beginning; "" for none. */
const char *import_name_space(const importer *in, const json_t *record, const char *field);
/* Returns the C++ path of an enum. */
char *import_enum_path(const json_t *record);

/* --- building models: functions take ownership of values. Text lives as long as the import. */

void import_set(json_t *object, const char *key, json_t *value);
void import_set_text(json_t *object, const char *key, const char *text);
void import_append(json_t *array, json_t *value);
void import_append_text(json_t *array, const char *text);
/* Formats like printf. */
char *import_format(const char *format, ...);
/* Returns a declarative format with single blanks instead of blanks and line ends. */
char *import_squeeze(const char *format);
/* Returns whether the command line selects the dialect. */
bool import_is_selected(const importer *in, const char *dialect);
/* The folders of --base or --facts, separated by commas: their number, which is 0 without the
 * option, and one of them. */
size_t import_folder_count(const char *folders);
char *import_folder(const char *folders, size_t index);
/* Counts an unsupported construct; kind is "predicate", "default", "transform", ... */
void import_unknown(importer *in, const char *kind, const char *text);

/* --- definitions that are read */

bool import_is_same(varve_slice a, varve_slice b);
bool import_is_text(varve_slice slice, const char *text);
/* Returns the first operation of the first region, or NULL. */
const varve_operation *import_first_in(const varve_operation *op);

/* --- memory: a failed allocation, also one of jansson, ends the program */

/* Limits the bytes of JSON values; 0: no limit. Call it before the first value is made. */
void import_begin_memory(const importer *in, uint64_t max_memory);
/* Reports that memory ran out. Keeps the files that are being written as they were. */
_Noreturn void import_fail(void);
/* Returns memory that import_end_memory frees. */
void *import_memory(size_t size);
void import_end_memory(void);
/* open_memstream; a failure ends the program. The caller frees the text. */
FILE *import_open_text(char **text, size_t *size);

/* --- import_rule.c, import_default.c, import_entity.c */

/* Returns the rule of a type, attribute, property, region or successor constraint. NULL
 * if the constraint accepts everything. */
char *import_rule(importer *in, const json_t *record);
/* Returns the default of a DefaultValuedAttr, a property or a parameter as attribute text, or NULL
 * if it has none. */
char *import_default(importer *in, const json_t *record);
/* Fills the model of a type or attribute from its TypeDef or AttrDef record. */
int import_entity(importer *in, const json_t *record, json_t *model);

/* Replaces C++ names in the models by those of MLIR, once all files are read. */
void import_settle(importer *in);

/* --- import_bytecode.c */

/* Reads the encodings of a dialect, DialectAttributes or DialectTypes. They are kept until the
 * models are complete. */
int import_bytecode(importer *in, const json_t *record);
void import_settle_bytecode(importer *in);

/* --- import_file.c, import_operation.c, import_trait.c,
 * import_infer.c, import_builder.c, import_enum.c,
 * import_write.c */

/* Notes the C++ classes that a file defines, for files that are read before it. Returns as
 * import_file. */
int import_index_file(importer *in, const char *path);
/* Adds the dialects of one file to the models. Returns 0, or an exit code after reporting an error.
 */
int import_file(importer *in, const char *path);
/* Fills the model of an operation from its Op record. */
void import_operation(importer *in, const json_t *record, json_t *model);
/* Adds a trait unless the list has it. */
void import_add_trait(json_t *traits, const char *name);
/* Adds the traits that a predicate on an operation implies. */
void import_predicate(importer *in, const json_t *predicate, json_t *traits);
/* Returns C++ without blanks and without optional namespaces. */
char *import_normalized(const char *expression);
void import_traits(importer *in, const json_t *record, json_t *model);
/* Returns normalized C++ as an expression of varve.let, in which "@" is $_self. NULL if
 * it computes something else. */
char *import_cpp_value(importer *in, const char *expression);
/* Finds which types imply others. Call it after operands, results and properties are imported. */
void import_inference(importer *in, const json_t *record, json_t *model);
/* Returns the constraint of an argument, result, region or successor, without Arg and Res around
 * it. */
const json_t *import_argument(const importer *in, const json_t *dag, size_t index);
/* Returns the type that a builderCall creates as text, or NULL if it is unknown.
 * The text is empty if no text can name the type. */
char *import_built_type(importer *in, const char *builder);
/* Returns the encoding of a native property. */
char *import_encoding(importer *in, const json_t *record);
/* Fills the model of an enum from its EnumInfo record. */
void import_enum(importer *in, const json_t *record, json_t *model);
/* Merges FOLDER/<dialect>.facts.mlir into the model if the file exists. Facts of another release
 * may describe entries that the model lacks; they are ignored. Returns 0, or an exit code after
 * reporting an error. */
int import_facts(importer *in, json_t *dialect, const char *folder, bool of_other_release);
/* Notes the C++ classes of the values of an operation in its model. */
void import_value_classes(importer *in, const json_t *record, json_t *model);
/* Applies varve.short_classes of the facts to the formats of ODS. */
void import_shorten(json_t *dialect);
/* Writes the definitions FOLDER/<dialect>.whole.mlir of dialects that the import does not define.
 * Returns 0, or an exit code after reporting an error. */
int import_whole(importer *in);
/* Removes from the models what the definitions in the folders of --base have as well, and notes
 * what only they have. Returns as import_facts. */
int import_difference(importer *in);
/* Writes a dialect's model as IRDL text. */
void import_write(importer *in, const json_t *dialect, output *out);

/* --- cpp_text.c: Compares C++ text from ODS: predicates, default values, class names */

/* Returns the text with single spaces, without spaces at its ends, without the namespaces mlir and
 * llvm, and without parentheses around the whole. Such text is "clean". */
char *cpp_clean(const char *text);
/* Returns whether clean text matches a pattern of rules_by_predicate.def. Appends the captures: an
 * integer, {"list": integers}, or a string. kinds receives a letter for each. */
bool cpp_fits(const char *pattern, const char *text, json_t *captures);
/* Converts x.isa<C>() to isa<C>(x), and cast likewise, in place. */
void cpp_turn_casts(char *text);
/* Returns the last part of a::b::c. */
const char *cpp_last_name(const char *name);

/* --- import_default.c: Parts of default values. NULL if the C++ is not understood */

/* Parses "7", "0x7u" or "true", and "{}" as 0. */
bool value_read_integer(const char *text, long long *value);
/* Parses the integers of "{1, 2}", also as the argument of a call. */
json_t *value_read_list(const char *text);
/* Parses "A::b | A::c". */
bool value_read_enum(importer *in, const json_t *record, const char *text, json_int_t *value);
/* Returns, for example, 2 : i32. */
char *value_of_enum(importer *in, const json_t *record, json_int_t value);
/* Returns, for example, #arith.fastmath<none>; record is an AttrDef. */
char *value_of_enum_attribute(importer *in, const json_t *record, json_int_t value);
/* Returns the text of a string literal with its quotes. */
char *value_of_string(const char *text);
/* Returns, for example, 1 : i32, 2 : i32 if the suffix is " : i32". */
char *value_of_list(const json_t *list, const char *suffix);

/* Returns the default of an AttrOrTypeParameter; clean is its C++ (import_entity.c). "" if the
 * parameter is absent by default. */
char *import_parameter_default(importer *in, const json_t *record, const char *clean);

/* --- import_class.c: Rules for C++ classes: types, attributes, interfaces, enums, and the classes
 * of parameters */

/* Returns an object of the importer that is kept while it reads one file. */
json_t *import_cache(importer *in, const char *name);

/* Indexes the classes of the file that is being read. */
void import_index_classes(importer *in);

/* Returns the rule of isa<classes>, or NULL if a class is unknown. */
json_t *import_class_rule(importer *in, const char *classes);
/* Returns !dialect.name or #dialect.name for a TypeDef or AttrDef. */
json_t *import_definition_rule(importer *in, const json_t *record);
/* Returns enum<@path>; import_settle replaces the C++ path. */
json_t *import_enum_rule(const json_t *record);
/* Returns the rule of a parameter of this C++ type. in_namespace may be NULL. Returns NULL as
 * above. */
json_t *import_parameter_rule(importer *in, const char *type, const char *name_space);
/* Returns whether the table of parameters has the name. */
bool import_is_known_parameter(const char *name);
/* Returns the record of an enum by its C++ type, or NULL. */
const json_t *import_find_enum(importer *in, const char *type, const char *name_space);
/* Returns the record of the AttrDef with this attribute class, or NULL. */
const json_t *import_find_class(importer *in, const char *type, const char *name_space);

#endif
