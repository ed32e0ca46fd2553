/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules for C++ classes: types, attributes, interfaces, enums, and the classes of parameters. */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_CLASS_H
#define VARVE_TOOLS_DIALECT_IMPORT_CLASS_H

#include "dialect/import/import.h"

/* Returns an object of the importer that is kept while it reads one file. */
json_t *import_cache(importer *in, const char *name);

/* Indexes the classes of the file that is being read. */
void import_index_classes(importer *in);

/* Returns the rule of isa<classes>, or NULL if memory runs out or a class is unknown. */
json_t *import_class_rule(importer *in, const char *classes);
/* Returns !dialect.name or #dialect.name for a TypeDef or AttrDef. */
json_t *import_definition_rule(importer *in, const json_t *record);
/* Returns enum<@path>; import_settle replaces the C++ path. */
json_t *import_enum_rule(importer *in, const json_t *record);
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
