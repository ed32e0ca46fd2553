/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of default values. Text is malloc'd; NULL if memory runs out or the C++ is not understood.
 */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_VALUE_H
#define VARVE_TOOLS_DIALECT_IMPORT_VALUE_H

#include "dialect/import/import.h"

/* Parses "7", "0x7u" or "true", and "{}" as 0. */
bool value_read_integer(const char *text, long long *value);
/* Parses the integers of "{1, 2}", also as the argument of a call. */
json_t *value_read_list(importer *in, const char *text);
/* Parses "A::b | A::c". */
bool value_read_enum(importer *in, const json_t *record, const char *text, json_int_t *value);
/* Returns, for example, 2 : i32. */
char *value_of_enum(importer *in, const json_t *record, json_int_t value);
/* Returns, for example, #arith.fastmath<none>; record is an AttrDef. */
char *value_of_enum_attribute(importer *in, const json_t *record, json_int_t value);
/* Returns the text of a string literal with its quotes. */
char *value_of_string(importer *in, const char *text);
/* Returns, for example, 1 : i32, 2 : i32 if the suffix is " : i32". */
char *value_of_list(importer *in, const json_t *list, const char *suffix);

/* Returns the default of an AttrOrTypeParameter; clean is its C++ (import_entity.c). "" if the
 * parameter is absent by default. */
char *import_parameter_default(importer *in, const json_t *record, const char *clean);

#endif
