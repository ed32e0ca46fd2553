/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes instances of operations from their definitions, as generic text. What definitions do not
 * say comes from data: candidates.txt and hints.txt. A program for tests: it ends when memory does.
 */
#ifndef VARVE_TESTS_GEN_H
#define VARVE_TESTS_GEN_H

#include <varve/dialect.h>

#include "base/arena.h"
#include "base/vector.h"
#include "ir/context.h"

/* Ends the program, telling why, unless the status is OK. */
void gen_must(varve_status status, const char *what);
void gen_die(const char *what, varve_slice name);

/* Random numbers: the same for the same seed everywhere. */
typedef struct gen_random {
  uint64_t state;
} gen_random;
void gen_random_seed(gen_random *random, uint64_t seed, varve_slice name, uint64_t attempt);
/* Below bound, which is not 0. */
uint32_t gen_random_below(gen_random *random, uint32_t bound);
/* True in so many of a hundred cases. */
bool gen_random_chance(gen_random *random, uint32_t percent);

/* A rule expression: "AllOf<A, B<1>>". */
typedef struct gen_rule {
  varve_slice name; /* with the quotes, when it is in quotes */
  const struct gen_rule *arguments;
  uint32_t count;
} gen_rule;

/* A list of texts, in order of preference. */
typedef struct gen_texts {
  const varve_slice *items;
  uint32_t count;
} gen_texts;

/* A type that values may have. */
typedef struct gen_type {
  varve_slice text;
  const varve_entity *type;
} gen_type;

/* One line of a data file: "key = value | value" below a heading that names operations, or a
 * whole text under a name. */
typedef struct gen_hint {
  varve_slice scope; /* pattern of operations: "llvm.*" */
  varve_slice key;
  gen_texts values;
} gen_hint;

typedef struct gen_template {
  varve_slice name;
  varve_slice text;
} gen_template;

typedef struct gen {
  varve_memory memory;
  varve_arena arena; /* for all that lives as long as the program */
  varve_context *context;
  varve_registry *registry; /* of another era than today's; or NULL */
  varve_vector types;       /* gen_type */
  varve_vector type_lists;  /* by rule: types.c */
  varve_vector text_lists;  /* by rule and dialect: attributes.c */
  varve_vector hints;       /* gen_hint */
  varve_vector templates;   /* gen_template */
  varve_vector operations;  /* varve_definition */
  uint64_t seed;
} gen;

/* Text */
varve_slice gen_copy(gen *g, varve_slice text);
varve_slice gen_format(gen *g, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
void gen_add(varve_buffer *buffer, varve_slice text);
void gen_add_text(varve_buffer *buffer, const char *text);
bool gen_starts(varve_slice text, const char *with);
varve_slice gen_trim(varve_slice text);
/* '*' stands for any text. */
bool gen_matches(varve_slice pattern, varve_slice text);

/* rules.c */
const gen_rule *gen_rule_parse(gen *g, varve_slice text);
varve_slice gen_rule_text(gen *g, const gen_rule *rule);
static inline bool gen_rule_is(const gen_rule *rule, const char *name) {
  return varve_slice_equal(rule->name, varve_slice_of(name));
}
int64_t gen_rule_number(const gen_rule *rule);
/* The constraint of a value, property or parameter, short rules written out. */
const gen_rule *gen_constraint(gen *g, varve_definition definition, uint32_t constraint);

/* hints.c: data files */
void gen_read_file(gen *g, const char *path);
/* The hint of this key for an operation, the most special one: the last that matches. */
bool gen_find_hint(const gen *g, varve_slice operation, varve_slice key, gen_texts *values);
/* The same with a key of two parts: "attribute", "value". */
bool gen_find_named_hint(const gen *g, varve_slice operation, const char *kind, varve_slice name,
                         gen_texts *values);
/* Lists of hints are gone through together: those of equal length belong together. */
static inline varve_slice gen_hint_of(gen_texts values, uint32_t attempt) {
  return values.items[attempt % values.count];
}
/* Types of a variadic value, one by one: "T & T". */
uint32_t gen_part_count(varve_slice text);
varve_slice gen_part(varve_slice text, uint32_t index);
bool gen_find_template(const gen *g, varve_slice name, varve_slice *text);

/* types.c */
/* Fills the pool: candidates of the data files, and types of the dialects. */
void gen_make_types(gen *g);
bool gen_type_meets(gen *g, const varve_entity *type, const gen_rule *rule);
/* Types that meet the rule, as indices into the pool. */
typedef struct gen_type_list {
  const uint32_t *indices;
  uint32_t count;
} gen_type_list;
gen_type_list gen_types_of_rule(gen *g, const gen_rule *rule);
/* The type of this text; it is added to the pool when it is new. NULL: no type. */
const gen_type *gen_type_of_text(gen *g, varve_slice text);
varve_slice gen_type_text(gen *g, const varve_entity *type);

/* entities.c: texts of types and attributes of dialects, from their parameters and formats */
/* name: "!dialect.type" or "#dialect.attribute"; depth: of entities inside entities. */
gen_texts gen_entity_texts(gen *g, varve_slice name, uint32_t depth);

/* attributes.c */
typedef struct gen_place {
  varve_slice dialect; /* that names enums */
  varve_slice native;
  uint32_t depth;
  bool is_parameter; /* what is written has its form inside types and attributes of dialects */
} gen_place;
gen_texts gen_attribute_texts(gen *g, const gen_place *place, const gen_rule *rule);
/* The values of an enum as attribute texts, or the texts of its cases. */
gen_texts gen_enum_texts(gen *g, varve_slice dialect, varve_slice name, bool as_integers);

/* An instance being put together. */
typedef struct gen_build {
  gen *g;
  gen_random random;
  uint32_t attempt;
  uint32_t next_value;
  uint32_t next_block;
  varve_vector values; /* gen_value: operands that nothing makes yet */
  varve_buffer blocks; /* successors, to stand behind the block of the operation */
} gen_build;

typedef struct gen_value {
  uint32_t number;
  const varve_entity *type;
} gen_value;

enum { GEN_MOST_VALUES = 96 };

/* The values of one operand or result of the definition. */
typedef struct gen_group {
  varve_slice name;
  const gen_rule *rule;
  varve_arity arity;
  varve_slice segments;
  const varve_entity *const *types;
  uint32_t count;
} gen_group;

/* What is chosen for one operation. */
typedef struct gen_plan {
  varve_definition definition;
  varve_slice name;
  gen_group groups[GEN_MOST_VALUES]; /* operands, then results */
  uint32_t operand_count;            /* of groups */
  uint32_t result_count;
  varve_slice properties; /* "a = 1 : i32, b", without segment sizes */
} gen_plan;

/* plan.c: attributes, and how many values there are */
bool gen_plan_begin(gen_build *build, varve_definition definition, gen_plan *plan);
bool gen_has_trait(varve_definition definition, const char *name, varve_slice *arguments);

/* values.c: types of operands and results */
bool gen_plan_types(gen_build *build, gen_plan *plan);

/* specs.c: texts with $... in them */
/* "index, @inits, element(@inputs)" */
void gen_add_spec_types(gen_build *build, const gen_plan *plan, varve_slice specs,
                        varve_vector *types);
/* A template, and what its $op stands for. */
typedef struct gen_wrapping {
  varve_slice text;
  varve_slice op;
} gen_wrapping;
void gen_wrap(gen_build *build, const gen_plan *plan, gen_wrapping wrapping, varve_buffer *out);
void gen_add_body(gen_build *build, const gen_plan *plan, varve_slice body, varve_buffer *out);
/* Makes values of these types here, and writes their names. */
void gen_add_values(gen_build *build, const varve_vector *types, varve_buffer *lines,
                    varve_buffer *names);
void gen_add_type_list(gen_build *build, const varve_vector *types, varve_buffer *out);

/* regions.c */
/* child: stands in the first region, in place of what the generator would choose; empty: none. */
typedef struct gen_child {
  varve_slice text;
  bool is_terminator;
} gen_child;
void gen_add_regions(gen_build *build, const gen_plan *plan, const gen_child *child,
                     varve_buffer *out);

/* instance.c */
/* Writes an instance of the operation, as a module that is marked with the operation and attempt.
 * False: there is none for this attempt. */
bool gen_write_instance(gen *g, uint32_t operation, uint32_t attempt, varve_buffer *out);

#endif
