/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Pieces of default values. Text is malloc'd; NULL when memory is out or the C++ is not understood.
 */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_VALUE_H
#define VARVE_TOOLS_DIALECT_IMPORT_VALUE_H

#include "dialect/import.h"

/* "7", "0x7u", "true", and "{}" for 0. */
bool value_read_integer(const char *text, long long *value);
/* The integers of "{1, 2}", which a call may stand around. */
json_t *value_read_list(importer *in, const char *text);
/* "A::b | A::c" */
bool value_read_enum(importer *in, const json_t *record, const char *text, json_int_t *value);
/* 2 : i32 */
char *value_of_enum(importer *in, const json_t *record, json_int_t value);
/* #arith.fastmath<none>; record is an AttrDef. */
char *value_of_enum_attribute(importer *in, const json_t *record, json_int_t value);
/* The text of a string literal, "" with what is in it. */
char *value_of_string(importer *in, const char *text);
/* 1 : i32, 2 : i32 where the suffix is " : i32". */
char *value_of_list(importer *in, const json_t *list, const char *suffix);

/* import_entity.c: the default of an AttrOrTypeParameter; clean is its C++. "" when it has none: it
 * is absent then. */
char *import_parameter_default(importer *in, const json_t *record, const char *clean);

#endif
