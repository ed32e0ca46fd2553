/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A context owns interned nodes and operation names. Only one thread at a time may use it. */
#ifndef VARVE_IR_CONTEXT_H
#define VARVE_IR_CONTEXT_H

#include <varve/module.h>

#include "base/arena.h"
#include "base/era_facts.h"
#include "base/hash_table.h"
#include "base/number/float_format.h"
#include "base/vector.h"
#include "ir/entity.h"

struct varve_operation_definition; /* dialect/definition.h */
struct varve_dialect_definition;

/* An interned operation name. */
typedef struct varve_operation_name {
  varve_slice text;            /* "arith.addi" */
  const varve_entity *dialect; /* STRING "arith"; "" for a name without a dot */
  varve_slice suffix;          /* "addi"; for a name without a dot the whole name */
  const struct varve_operation_definition *definition; /* NULL: unknown */
  bool is_registered;   /* by its dialect, even if its definition is not loaded */
  bool is_defined;      /* varve_context_define_names has set definition and is_registered */
  bool is_undefined;    /* has no definition by request: varve_operation_name_get_undefined */
  bool is_of_pack;      /* its dialect was found in a pack */
  bool is_of_other_era; /* the registry lacks it, and the definitions of another era have it */
  uint32_t id;          /* dense in the context */
  const varve_context *context;
} varve_operation_name;

/* An object that an upper layer attaches to the context. It is the first member of what that layer
 * allocated, and is released with the context. */
typedef struct varve_kept {
  struct varve_kept *next;
  void (*release)(struct varve_kept *kept);
} varve_kept;

/* Finds the definition of an operation; dialect/registry sets it. */
typedef varve_status varve_find_definition(varve_context *context, varve_operation_name *name);
/* Parses the text of an attribute in a definition; text/attach sets it. Returns INVALID if the text
 * is no attribute. */
typedef varve_status varve_parse_attribute_function(varve_context *context, varve_slice text,
                                                    const varve_entity **attribute);

/* Appends the text of an entity; text/attach sets it to varve_print_entity. */
typedef varve_status varve_print_node(varve_context *context, const varve_entity *entity,
                                      varve_buffer *out);

/* What the context takes from packs: dialect/pack_choice.h. */
typedef struct varve_pack_use {
  struct varve_pack_library *library; /* NULL: there are no packs */
  varve_vector used;                  /* varve_pack *: those it took definitions from */
  struct varve_pack_reading *reading; /* the module that is being read; NULL: none */
  varve_slice disputed; /* a dialect that several packs define, none of them preferred */
  varve_slice alike;    /* a dialect of which several packs read the same module */
  bool has_missed;      /* a dialect was not found */
  bool is_reported;
  bool is_off;        /* all names are read as if there were no packs */
  bool keeps_era;     /* only packs of the era of the context are used */
  bool has_violation; /* the verifier rejected an operation that fits its pack otherwise */
} varve_pack_use;

/* Counts the steps of the current call. */
typedef struct varve_step_count {
  varve_progress progress;
  uint64_t reported; /* steps before the latest report */
  uint32_t left;     /* steps until the next one */
} varve_step_count;
enum { VARVE_STEPS_PER_REPORT = 1 << 14 };

/* What expressions of definitions may still do: dialect/work.h. Nodes and operations that others
 * make allow more of it, so that all of it together is in proportion to the input. */
typedef struct varve_work {
  uint64_t given;       /* sizes of what was made, other than by expressions */
  uint64_t left;        /* steps until the current call ends */
  uint64_t floor;       /* what is left when the current evaluation has done all that it may do */
  uint64_t most_memory; /* bytes of the context during the current evaluation */
  uint32_t evaluations; /* in each other; 0: none */
  uint32_t depth;       /* of evaluations and definitions in each other, in levels of the stack */
  bool has_cycle;       /* a text of a definition was needed to read it */
} varve_work;
enum { VARVE_WORK_AT_FIRST = 1 << 20, VARVE_WORK_PER_BYTE = 64, VARVE_WORK_OF_OPERATION = 64 };

struct varve_context {
  varve_memory memory;
  varve_limits limits; /* with defaults filled in */
  uint64_t max_saved;  /* max_output as given by the caller, for output that has no other limit */
  uint64_t seed;
  varve_arena arena;
  varve_hash_table entities;
  uint32_t entity_count;   /* all ids are less than this */
  uint32_t loose_places;   /* file locations in the table of entities that could also be in a run */
  varve_vector place_runs; /* varve_place_run: ir/file_place.h */
  varve_hash_table names;
  varve_vector names_by_id; /* varve_operation_name * */
  uint32_t defined_names;   /* operation names with lower ids are defined */
  uint64_t next_distinct;
  varve_step_count steps; /* see varve_context_step */
  varve_work work;
  uint64_t expansion_credit; /* see varve_context_spend */
  const void *registry;
  varve_pack_use packs;
  varve_find_definition *find_definition;
  varve_era era; /* of the registry; text in this context is of this era */
  varve_parse_attribute_function *parse_attribute;
  varve_print_node *print;
  varve_kept *kept;                        /* the latest object first */
  struct varve_llvm_visited *llvm_visited; /* dialect/known/llvm_match.c; NULL: nothing was asked */
  struct varve_coverage *coverage;         /* dialect/format_coverage.h; NULL: counts nothing */
  varve_hash_table quoted;                 /* see varve_context_mark_quoted */
  varve_hash_table definitions;     /* of dialects, types and attributes: dialect/definition */
  const varve_entity *name_dialect; /* dialect of the latest interned name */
  /* The dialect of the latest defined name, and the definition of that dialect or NULL. */
  const varve_entity *last_dialect;
  const struct varve_dialect_definition *last_dialect_definition;
  /* Predefined nodes, made with the context. */
  const varve_entity *empty_string;
  const varve_entity *empty_dictionary;
  const varve_entity *unit;
  const varve_entity *unknown_location;
  const varve_entity *index_type;
  const varve_entity *none_type;
  const varve_entity *i1;
  const varve_entity *i32;
  const varve_entity *i64;
  const varve_entity *floats[VARVE_FLOAT_KIND_COUNT];
  const varve_entity *builtin_dialect; /* STRING "builtin" */
  varve_buffer scratch;                /* for building payloads; empty between calls */
  varve_buffer brackets;               /* ir/dialect_nodes.c */
};

/* Makes a context without definitions of operations; varve_context_create then attaches them.
 * options NULL: all defaults. */
varve_status varve_context_make(const varve_context_options *options,
                                varve_context **context) VARVE_MUST_USE;
/* Begins to count the steps of a call, and returns the count that it interrupts; ends with that. */
varve_step_count varve_context_count_steps(varve_context *context, varve_progress progress);
static inline void varve_context_end_steps(varve_context *context, varve_step_count outer) {
  context->steps = outer;
}
/* Reports the steps so far. Returns CANCELLED if the user wants that. */
varve_status varve_context_report_steps(varve_context *context) VARVE_MUST_USE;
/* Every loop that does not end before it has visited all operations calls this for each. */
static inline varve_status VARVE_MUST_USE varve_context_step(varve_context *context) {
  return --context->steps.left != 0 ? VARVE_STATUS_OK : varve_context_report_steps(context);
}
/* What is made for a module gives expressions work; what expressions make uses it up. */
static inline void varve_context_made(varve_context *context, size_t size) {
  varve_work *work = &context->work;
  if (work->evaluations != 0) {
    work->left -= size < work->left ? size : work->left;
    return;
  }
  work->given += size;
  work->left += size * (uint64_t)VARVE_WORK_PER_BYTE;
}
/* Some constructors (fused locations, affine sums) make more than they are given. Each call earns
 * credit by the size of its input and pays for the size of its output, so the total stays linear.
 * If the credit is used up, the call returns LIMIT_EXCEEDED. */
enum { VARVE_EXPANSION_CREDIT = 1 << 18, VARVE_EXPANSION_FACTOR = 16 };
static inline void varve_context_earn(varve_context *context, uint64_t given) {
  uint64_t earned = given > UINT32_MAX ? UINT32_MAX : given;
  earned = (earned + 1) * VARVE_EXPANSION_FACTOR;
  uint64_t room = UINT64_MAX - context->expansion_credit;
  context->expansion_credit += earned < room ? earned : room;
}
static inline varve_status VARVE_MUST_USE varve_context_spend(varve_context *context,
                                                              uint64_t made) {
  if (made > context->expansion_credit)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  context->expansion_credit -= made;
  return VARVE_STATUS_OK;
}
/* Returns the maximum size of one text in bytes: max_output, or by default a size in proportion to
 * the memory of the context. A few hundred bytes of shared types can print as gigabytes. */
uint64_t varve_context_max_text(const varve_context *context);
static inline bool varve_context_has_max_output(const varve_context *context) {
  return context->max_saved != UINT64_MAX;
}
/* Up to LLVM 14, a type or attribute of an unknown dialect was the same with and without quotes.
 * Nodes that were quoted at their first occurrence are marked, because the two differ today. */
varve_status varve_context_mark_quoted(varve_context *context,
                                       const varve_entity *entity) VARVE_MUST_USE;
bool varve_context_was_quoted(const varve_context *context, const varve_entity *entity);
/* Returns whether text can spell the name: it is not empty and has no NUL byte. */
bool varve_is_operation_name(varve_slice text);
varve_status varve_operation_name_get(varve_context *context, varve_slice text,
                                      const varve_operation_name **name) VARVE_MUST_USE;
/* The same for a reader without definitions: does not look up the definition yet, so definition is
 * NULL. */
varve_status varve_operation_name_intern(varve_context *context, varve_slice text,
                                         const varve_operation_name **name) VARVE_MUST_USE;
/* Returns a separate name for operations that must not use the loaded definition of this name,
 * because the file stored them without it. */
varve_status varve_operation_name_get_undefined(varve_context *context, varve_slice text,
                                                const varve_operation_name **name) VARVE_MUST_USE;
/* Returns the part of a name after the dialect and the dot. A name without a dot is its own dialect
 * and has an empty suffix. */
varve_slice varve_name_suffix(const varve_operation_name *name);
varve_status varve_name_dialect(varve_context *context, const varve_operation_name *name,
                                const varve_entity **dialect) VARVE_MUST_USE;
/* The next call with the text of this name makes a new one. Only for names that no operation has.
 */
void varve_context_forget_name(varve_context *context, varve_operation_name *name);
/* Looks up the definitions of all names interned without one. Code that reads definitions of
 * operations from elsewhere calls this first: printer, writers, verifier, upgrade, symbols. After a
 * failure, the next call tries again. */
varve_status varve_context_define_names(varve_context *context) VARVE_MUST_USE;

#endif
