/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What C++ classes stand for: types, attributes, interfaces, enums, and what parameters are made
 * of. */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_CLASS_H
#define VARVE_TOOLS_DIALECT_IMPORT_CLASS_H

#include "dialect/import.h"

/* An object of the importer that is kept while it reads one file. */
json_t *import_cache(importer *in, const char *name);

/* The rule of isa<classes>; NULL when memory is out or one is not known. */
json_t *import_class_rule(importer *in, const char *classes);
/* !dialect.name or #dialect.name of a TypeDef or AttrDef. */
json_t *import_definition_rule(importer *in, const json_t *record);
/* enum<@Name> */
json_t *import_enum_rule(importer *in, const json_t *record);
/* The rule of a parameter of this C++ type, in a namespace or NULL; NULL as above. */
json_t *import_parameter_rule(importer *in, const char *type, const char *name_space);
/* Whether the table of parameters has the name. */
bool import_is_known_parameter(const char *name);
/* The record of an enum by its C++ type, NULL when it is none. */
const json_t *import_find_enum(importer *in, const char *type, const char *name_space);
/* The record of the AttrDef that the attribute class of this name is of. */
const json_t *import_find_class(importer *in, const char *type, const char *name_space);

#endif
