/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A context owns interned nodes and operation names; one thread at a time uses it. */
#ifndef VARVE_IR_CONTEXT_H
#define VARVE_IR_CONTEXT_H

#include <varve/module.h>

#include "base/arena.h"
#include "base/era.h"
#include "base/float_format.h"
#include "base/hash_table.h"
#include "base/vector.h"
#include "ir/entity.h"

struct varve_operation_definition; /* dialect/definition.h */
struct varve_dialect_definition;

/* An interned operation name. */
typedef struct varve_operation_name {
  varve_slice text;               /* "arith.addi" */
  const varve_attribute *dialect; /* STRING "arith"; "" for a name without a dot */
  varve_slice suffix;             /* "addi"; for a name without a dot the whole name */
  const struct varve_operation_definition *definition; /* NULL: not known */
  bool is_registered; /* by its dialect, with or without definition here */
  bool is_defined;    /* these two were looked for: varve_context_define_names */
  bool is_undefined;  /* never has a definition: varve_operation_name_get_undefined */
  uint32_t id;        /* dense in the context */
  const varve_context *context;
} varve_operation_name;

/* What an upper layer keeps with a context, at the start of what it allocated itself: released with
 * the context. */
typedef struct varve_kept {
  struct varve_kept *next;
  void (*release)(struct varve_kept *kept);
} varve_kept;

/* How the context fills in what is known of an operation; set by dialect/registry. */
typedef varve_status varve_find_definition(varve_context *context, varve_operation_name *name);
/* How it reads the text of an attribute in a definition; set by text/attach. INVALID when it is
 * none. */
typedef varve_status varve_parse_attribute_function(varve_context *context, varve_slice text,
                                                    const varve_attribute **attribute);

struct varve_context {
  varve_memory memory;
  varve_limits limits; /* with defaults filled in */
  uint64_t max_saved;  /* max_output as it was given: for forms that are bounded by nothing else */
  uint64_t seed;
  varve_arena arena;
  varve_hash_table entities;
  uint32_t entity_count;   /* ids are below this */
  uint32_t loose_places;   /* locations of files in entities that a run might meet */
  varve_vector place_runs; /* varve_place_run: ir/file_place.h */
  varve_hash_table names;
  varve_vector names_by_id; /* varve_operation_name * */
  uint32_t defined_names;   /* those of lower ids are defined */
  uint64_t next_distinct;
  uint64_t expansion_credit; /* see varve_context_spend */
  const void *registry;
  varve_find_definition *find_definition;
  varve_era era;                        /* of the registry: what text of this context is */
  const struct varve_hook_table *hooks; /* text/hook.h; NULL: none */
  varve_parse_attribute_function *parse_attribute;
  varve_kept *kept;                    /* the latest first */
  varve_hash_table quoted;             /* see varve_context_mark_quoted */
  varve_hash_table definitions;        /* of dialects, types and attributes: dialect/definition */
  const varve_attribute *name_dialect; /* of the latest name that was met */
  /* The dialect, and its definition or NULL, of the latest name that was defined. */
  const varve_attribute *last_dialect;
  const struct varve_dialect_definition *last_dialect_definition;
  /* Nodes wanted everywhere, made when the context is. */
  const varve_attribute *empty_string;
  const varve_attribute *empty_dictionary;
  const varve_attribute *unit;
  const varve_attribute *unknown_location;
  const varve_type *index_type;
  const varve_type *none_type;
  const varve_type *i1;
  const varve_type *i32;
  const varve_type *i64;
  const varve_type *floats[VARVE_FLOAT_KIND_COUNT];
  const varve_attribute *builtin_dialect; /* STRING "builtin" */
  varve_buffer scratch;                   /* for building payloads; empty between calls */
  varve_buffer brackets;                  /* ir/dialect_nodes.c */
};

/* A context that knows no operations: what varve_context_create makes before it attaches the
 * definitions. options NULL: all defaults. */
varve_status varve_context_make(const varve_context_options *options,
                                varve_context **context) VARVE_MUST_USE;
/* A few constructors (fused locations, affine sums) make more than they are given. Each call earns
 * credit by the size of what it is given and pays for what it makes, so that all of them together
 * stay linear: LIMIT_EXCEEDED when the credit is used up. */
enum { VARVE_EXPANSION_CREDIT = 1 << 18, VARVE_EXPANSION_FACTOR = 16 };
void varve_context_earn(varve_context *context, uint64_t given);
varve_status varve_context_spend(varve_context *context, uint64_t made) VARVE_MUST_USE;
/* To LLVM 14 a type or attribute of a dialect that is not known was the same in quotes and without;
 * those that were in quotes where they stood first are marked, for they are others today. */
varve_status varve_context_mark_quoted(varve_context *context,
                                       const varve_entity *entity) VARVE_MUST_USE;
bool varve_context_was_quoted(const varve_context *context, const varve_entity *entity);
/* What text can hold: not empty, no NUL byte. */
bool varve_is_operation_name(varve_slice text);
varve_status varve_operation_name_get(varve_context *context, varve_slice text,
                                      const varve_operation_name **name) VARVE_MUST_USE;
/* The same for a reader that asks for no definitions: what is known of the name is not looked for
 * yet, so definition is NULL. */
varve_status varve_operation_name_intern(varve_context *context, varve_slice text,
                                         const varve_operation_name **name) VARVE_MUST_USE;
/* A name of its own for operations that no loaded definition describes, though one has their name:
 * they were stored under another one. */
varve_status varve_operation_name_get_undefined(varve_context *context, varve_slice text,
                                                const varve_operation_name **name) VARVE_MUST_USE;
/* What looks at definitions of operations that it did not name itself calls this first: printer,
 * writers, verifier, upgrade, symbols. What fails is tried again the next time. */
varve_status varve_context_define_names(varve_context *context) VARVE_MUST_USE;

#endif
