/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations: attributes of the kinds VARVE_ATTRIBUTE_KIND_UNKNOWN_LOCATION to DIALECT_LOCATION.
 *
 * As in type.h, a function that asks for something that a location does not have returns 0, NULL,
 * false or an empty slice, and the same rules hold for lifetimes, failures and threads. Everything
 * here: since 0.1. MLIR's "Builtin Dialect" defines the locations. */
#ifndef VARVE_LOCATION_H
#define VARVE_LOCATION_H

#include <varve/attribute.h>

#ifdef __cplusplus
extern "C" {
#endif

VARVE_API bool varve_attribute_is_location(const varve_attribute *attribute);

/* A place or a range in a file. What is not known is 0. */
typedef struct varve_file_position {
  size_t struct_size; /* sizeof(varve_file_position) */
  varve_slice file;
  uint32_t line; /* 1-based, as upstream counts them; also the column */
  uint32_t column;
  uint32_t end_line; /* equal to line and column if there is no range */
  uint32_t end_column;
} varve_file_position;
/* Gets the place of a file location. Fails with BAD_ARGUMENT for others. */
VARVE_API varve_status varve_location_get_file(const varve_attribute *location,
                                               varve_file_position *position) VARVE_MUST_USE;
/* Gets the place of the first file location in any location: in a call site the callee comes
 * first. Of an attribute of a dialect, it looks in the first parameter that is a location. Fails
 * with BAD_ARGUMENT, or NOT_FOUND if it has no file location. */
VARVE_API varve_status varve_location_find_file(const varve_attribute *location,
                                                varve_file_position *position) VARVE_MUST_USE;
/* Name locations: loc("name"(child)). */
VARVE_API varve_slice varve_location_get_name(const varve_attribute *location);
VARVE_API const varve_attribute *varve_location_get_child(const varve_attribute *location);
/* Call sites. */
VARVE_API const varve_attribute *varve_location_get_callee(const varve_attribute *location);
VARVE_API const varve_attribute *varve_location_get_caller(const varve_attribute *location);
/* Fused locations. metadata is NULL if the location has no metadata. */
VARVE_API uint32_t varve_location_get_fused_count(const varve_attribute *location);
VARVE_API const varve_attribute *varve_location_get_fused(const varve_attribute *location,
                                                          uint32_t index);
VARVE_API const varve_attribute *varve_location_get_metadata(const varve_attribute *location);
/* A location that is an attribute of a dialect other than builtin: loc(#dialect.attribute). MLIR
 * has one attribute; here the location is a node that contains it. */
VARVE_API const varve_attribute *varve_location_get_attribute(const varve_attribute *location);

VARVE_API varve_status varve_location_make_unknown(varve_context *context,
                                                   const varve_attribute **location) VARVE_MUST_USE;
/* An end of 0, or equal to the start, means that there is no range. */
VARVE_API varve_status varve_location_make_file(varve_context *context,
                                                const varve_file_position *position,
                                                const varve_attribute **location) VARVE_MUST_USE;
/* child NULL: the unknown location. */
VARVE_API varve_status varve_location_make_name(varve_context *context, varve_slice name,
                                                const varve_attribute *child,
                                                const varve_attribute **location) VARVE_MUST_USE;
VARVE_API varve_status varve_location_make_call_site(
    varve_context *context, const varve_attribute *callee, const varve_attribute *caller,
    const varve_attribute **location) VARVE_MUST_USE;
/* As upstream's FusedLoc::get: takes the locations of fused ones with the same metadata out of
 * them, and drops unknown ones and duplicates. One location without metadata is returned itself;
 * none give the unknown location. metadata may be NULL. */
VARVE_API varve_status varve_location_make_fused(varve_context *context,
                                                 varve_attribute_list locations,
                                                 const varve_attribute *metadata,
                                                 const varve_attribute **location) VARVE_MUST_USE;
/* The verifier checks whether the definition of the attribute allows this. Fails with BAD_ARGUMENT
 * for attributes of builtin. */
VARVE_API varve_status varve_location_make_dialect(varve_context *context,
                                                   const varve_attribute *attribute,
                                                   const varve_attribute **location) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
