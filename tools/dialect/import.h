/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The importer of ODS: records of `llvm-tblgen --dump-json` become models of dialects, and these
 * become IRDL text. A model holds facts only and is made of JSON objects and arrays:
 *
 *   dialect  {"name", "set", "depends": [], "unknown": [], "discardable": [[name, rule]],
 *             "operations": {mnemonic: operation}, "types": {name: entity},
 *             "attributes": {name: entity}, "enums": {name: enum}}
 *   operation {"format" | "syntax", "traits": [], "infer": [[string]], "operands": [value],
 *             "results": [value], "regions": [{"name", "rule", "variadic"}],
 *             "successors": [{"name", "variadic"}], "properties": [property],
 *             "operand_segments", "result_segments"}
 *   value    {"name", "rule", "variadicity": "single|optional|variadic|nested", "segments"}
 *   property {"name", "rule", "optional", "default", "native"}
 *   entity   {"format" | "syntax", "traits": [], "alias",
 *             "parameters": [{"name", "rule", "optional", "default", "self_type"}]}
 *   enum     {"storage", "cases": [[text, value]], "bits", "separator", "quoted", "groups"}
 *
 * Dialects, operations and entities may have "facts": {"varve.name": attribute text}, which go over
 * the rest. A fact that does not hold is absent. Rules are expressions, defaults are attribute
 * text. */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_H
#define VARVE_TOOLS_DIALECT_IMPORT_H

#include <jansson.h>
#include <stdbool.h>

#include "dialect/commands.h"

typedef struct importer {
  const dialect_settings *settings;
  const char *path;          /* the file being read */
  const json_t *records;     /* what it holds, by name */
  const char *set;           /* the set that the dialects belong to; NULL for none */
  const char *selected;      /* names of dialects, separated by commas; NULL for all */
  const char *dialect;       /* whose record is being read */
  json_t *dialects;          /* models by name */
  json_t *enums;             /* those in the namespace of no dialect, by C++ path */
  json_t *classes;           /* C++ classes of dialects and operations to their names */
  json_t *unknown;           /* what no table knows: "kind: text" to how often it was met */
  bool has_nameless_builtin; /* builtin has no name yet, and so `func` is an operation of it */
  bool is_out_of_memory;     /* sticky: set by the functions that build models */
  const char *name_space;    /* C++ namespace of the type or attribute being imported, or NULL */
  json_t *cache;             /* an object: what import_rule.c and its like make once */
  unsigned conflict_count;   /* records that contradict each other, each told of on stderr */
} importer;

/* --- records: what these return is borrowed and NULL where the field is absent or of another kind
 */

const json_t *import_find(const importer *in, const char *name);
/* The record that a reference ({"kind": "def", "def": NAME}) names. */
const json_t *import_referred(const importer *in, const json_t *reference);
const json_t *import_record_of(const importer *in, const json_t *record, const char *field);
const char *import_text(const json_t *record, const char *field);
const json_t *import_list(const json_t *record, const char *field);
bool import_flag(const json_t *record, const char *field);
const char *import_record_name(const json_t *record);
bool import_is_anonymous(const json_t *record);
/* Whether a record is of a class, directly or not. */
bool import_is(const json_t *record, const char *class_name);
/* Whether a record is of an enum; until LLVM 14 attributes were enums themselves. */
bool import_is_enum(const json_t *record);
/* Whether an operation, type or attribute without format is parsed by C++; until LLVM 14 the C++
 * stood in the record. */
bool import_has_own_syntax(const json_t *record);
/* The name of the dialect that a field of the record refers to ("opDialect", "dialect"). */
const char *import_dialect_name(const importer *in, const json_t *record, const char *field);

/* --- building models: a failed allocation sets is_out_of_memory, values are taken */

void import_set(importer *in, json_t *object, const char *key, json_t *value);
void import_set_text(importer *in, json_t *object, const char *key, const char *text);
void import_append(importer *in, json_t *array, json_t *value);
void import_append_text(importer *in, json_t *array, const char *text);
/* The value; NULL sets is_out_of_memory. */
json_t *import_json(importer *in, json_t *value);
/* malloc'd printf; NULL when memory is out. */
char *import_format(importer *in, const char *format, ...);
/* A declarative format with its blanks and line ends made single blanks: malloc'd. */
char *import_squeeze(importer *in, const char *format);
/* Whether a dialect is to be imported. */
bool import_wants(const importer *in, const char *dialect);
/* Counts something that no table knows: kind "predicate", "default", "transform", ... */
void import_unknown(importer *in, const char *kind, const char *text);

/* Bounds what JSON takes from now on, bytes; 0: nothing does. Before the first of it is made. */
void import_limit_memory(uint64_t max_memory);
/* Whether something got none; jansson may call it an error of the text. */
bool import_memory_is_used_up(void);

/* --- import_rule.c, import_default.c, import_entity.c */

/* The rule of a type, attribute, property, region or successor constraint: malloc'd; NULL when
 * memory is out, or when anything meets it. */
char *import_rule(importer *in, const json_t *record);
/* The default of a DefaultValuedAttr, a property or a parameter as attribute text: malloc'd, NULL
 * when it has none. */
char *import_default(importer *in, const json_t *record);
/* Fills the model of a type or attribute from its TypeDef or AttrDef record. */
int import_entity(importer *in, const json_t *record, json_t *model);

/* --- import_bytecode.c */

/* The encodings of a dialect: DialectAttributes or DialectTypes; kept until the models are whole.
 */
int import_bytecode(importer *in, const json_t *record);
void import_settle_bytecode(importer *in);

/* --- import_file.c, import_operation.c, import_trait.c, import_predicate.c,
 * import_infer.c, import_builder.c, import_enum.c,
 * import_write.c */

/* Adds the dialects of one file to the models. 0, or an exit code after a message. */
int import_file(importer *in, const char *path);
/* Fills the model of an operation from its Op record. */
void import_operation(importer *in, const json_t *record, json_t *model);
/* Adds a trait that is not among them. */
void import_add_trait(importer *in, json_t *traits, const char *name);
/* Adds the traits that a predicate on an operation comes to. */
void import_predicate(importer *in, const json_t *predicate, json_t *traits);
/* C++ without blanks and without the namespaces that may stand or not: malloc'd. */
char *import_normalized(importer *in, const char *expression);
void import_traits(importer *in, const json_t *record, json_t *model);
/* Which types follow from which: after operands, results and properties. */
void import_inference(importer *in, const json_t *record, json_t *model);
/* The constraint of an argument, result, region or successor: what Arg and Res wrap. */
const json_t *import_argument(const importer *in, const json_t *dag, size_t index);
/* The type that a builderCall makes, as text: malloc'd, NULL when it is not known. */
char *import_built_type(importer *in, const char *builder);
/* How a native property is encoded: malloc'd. */
char *import_encoding(importer *in, const json_t *record);
/* Fills the model of an enum from its EnumInfo record. */
void import_enum(importer *in, const json_t *record, json_t *model);
/* Takes what FOLDER/<dialect>.facts.mlir says over into the model, if there is such a file. 0, or
 * an exit code after a message. */
int import_facts(importer *in, json_t *dialect, const char *folder);
/* The IRDL text of a dialect's model. */
void import_write(importer *in, const json_t *dialect, output *out);

#endif
