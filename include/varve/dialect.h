/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Registries: what is known of dialects. A registry is filled, from definitions or by calls, and
 * then used by contexts, which freeze it.
 *
 * Definitions are modules of MLIR's irdl dialect; format-spec/dialect-definitions.md says what they
 * may hold, and what rules, traits, formats and encodings mean.
 *
 * Threads: one at a time until the first context uses the registry; any number from then on. Slices
 * that are answered live as long as the registry, and end with a NUL that is not counted.
 * Everything here since 0.1. */
#ifndef VARVE_DIALECT_H
#define VARVE_DIALECT_H

#include <varve/ir.h>

#ifdef __cplusplus
extern "C" {
#endif

/* When a text was written, or is to be written: its grammar, and the definitions of operations that
 * it is read with. Each era is read and printed with its own operations and types, which stay as
 * they are in memory: a module of 2019 has std.addi. format-spec/legacy-syntax.md has what differs.
 */
typedef enum varve_era {
  VARVE_ERA_LLVM22 = 0, /* today's */
  VARVE_ERA_2019 = 1,   /* what was documented and built until December 2019 */
  VARVE_ERA_2020 = 2,   /* up to its summer */
  VARVE_ERA_LLVM13 = 3, /* August 2021 */
  VARVE_ERA_LLVM16 = 4  /* spring of 2023 */
} varve_era;

/* "2019", "2020", "llvm13", "llvm16", "llvm22"; empty for what is no era. */
VARVE_API const char *varve_era_text(varve_era era);
/* The era of that name; false, and VARVE_ERA_LLVM22, when there is none. */
VARVE_API bool varve_era_find(varve_slice word, varve_era *era);

/* The word that leaves no earlier, or no later, era: where it stands, and what it is, in the text.
 * Empty, and line 0, where nothing says anything. */
typedef struct varve_era_bound {
  varve_era era;
  uint64_t offset; /* in bytes */
  uint32_t line;   /* from 1; the column in bytes, too */
  uint32_t column;
  varve_slice text;
} varve_era_bound;

typedef struct varve_era_evidence {
  size_t struct_size; /* sizeof(varve_era_evidence), set by the caller */
  varve_era_bound earliest;
  varve_era_bound latest;
  varve_era likely; /* the era that a text between them is best read in */
} varve_era_evidence;
#define VARVE_ERA_EVIDENCE_INIT                                                                    \
  {                                                                                                \
    sizeof(varve_era_evidence), {VARVE_ERA_2019, 0, 0, 0, {NULL, 0}},                              \
        {VARVE_ERA_LLVM22, 0, 0, 0, {NULL, 0}}, VARVE_ERA_LLVM22                                   \
  }
/* Looks in a text for what only some eras have: names of operations, spellings. The text is not
 * parsed, and need not be right. INVALID when what it has never was in one era: earliest then comes
 * after latest. Of a container, text may be the first bytes, which name its era: UNSUPPORTED if
 * this release does not know it. Fails with BAD_ARGUMENT. format-spec/legacy-syntax.md lists what
 * is looked for. */
VARVE_API varve_status varve_era_detect(varve_slice text,
                                        varve_era_evidence *evidence) VARVE_MUST_USE;

/* Filling */

/* Zero in a member means its default. */
typedef struct varve_registry_options {
  size_t struct_size;               /* sizeof(varve_registry_options) */
  const varve_allocator *allocator; /* copied; NULL: malloc and free */
  const varve_limits *limits; /* for reading definitions, copied; NULL: all defaults. max_memory
                                 bounds each definition by itself */
  bool without_builtin;       /* empty, instead of with the dialects of the era */
  varve_era era;              /* contexts with this registry read and print text of that era */
} varve_registry_options;
#define VARVE_REGISTRY_OPTIONS_INIT                                                                \
  { sizeof(varve_registry_options), NULL, NULL, false, VARVE_ERA_LLVM22 }

/* options may be NULL. Fails with BAD_ARGUMENT, OUT_OF_MEMORY. */
VARVE_API varve_status varve_registry_create(const varve_registry_options *options,
                                             varve_registry **registry) VARVE_MUST_USE;
/* After every context that uses it; NULL is fine. */
VARVE_API void varve_registry_destroy(varve_registry *registry);

typedef struct varve_definition_options {
  size_t struct_size;         /* sizeof(varve_definition_options) */
  varve_diagnostic_sink sink; /* gets errors as they are found */
  varve_slice file_name;      /* for messages; when empty the path, "<stdin>", or "-" for memory */
} varve_definition_options;
#define VARVE_DEFINITION_OPTIONS_INIT                                                              \
  {                                                                                                \
    sizeof(varve_definition_options), {NULL, NULL}, { NULL, 0 }                                    \
  }

/* Adds the dialects that a module of irdl defines: text or bytecode, also in a zstd frame. The
 * bytes need to live only during the call; options may be NULL. All of them are added or none. On
 * failure, out of memory and BAD_ARGUMENT excepted, at least one error went to the sink.
 * BAD_ARGUMENT when the registry is in use; INVALID when a definition makes no sense, or defines a
 * dialect that the registry has; else as varve_module_load. */
VARVE_API varve_status varve_registry_load(varve_registry *registry, varve_slice bytes,
                                           const varve_definition_options *options) VARVE_MUST_USE;
/* The same from a file; path "-" is standard input. Also IO, LIMIT_EXCEEDED (max_input). */
VARVE_API varve_status varve_registry_load_file(varve_registry *registry, const char *path,
                                                const varve_definition_options *options)
    VARVE_MUST_USE;

/* Looking */

typedef enum varve_definition_kind {
  VARVE_DEFINITION_DIALECT = 0,
  VARVE_DEFINITION_OPERATION = 1,
  VARVE_DEFINITION_TYPE = 2,
  VARVE_DEFINITION_ATTRIBUTE = 3,
  VARVE_DEFINITION_ENUM = 4
} varve_definition_kind;

/* A definition of a registry. A value: copy it, it needs no end. record is the
 * library's, and NULL where nothing was found. */
typedef struct varve_definition {
  varve_definition_kind kind;
  uint32_t set;                   /* grows with each load of the registry */
  const varve_registry *registry; /* NULL: the built-in one */
  const void *record;
} varve_definition;

/* The dialect whose name comes next, bytewise: the first one for an empty name; record is NULL
 * after the last. registry NULL: the built-in dialects, here and in the next. */
VARVE_API varve_definition varve_registry_get_next_dialect(const varve_registry *registry,
                                                           varve_slice name);
/* By full name: "arith", or "arith.addi" for what a dialect has. record is NULL when it is absent.
 */
VARVE_API varve_definition varve_registry_get_definition(const varve_registry *registry,
                                                         varve_definition_kind kind,
                                                         varve_slice name);
/* What a dialect has of a kind, ascending bytewise by name. 0 for what is no dialect. */
VARVE_API uint32_t varve_definition_get_member_count(varve_definition dialect,
                                                     varve_definition_kind kind);
VARVE_API varve_definition varve_definition_get_member(varve_definition dialect,
                                                       varve_definition_kind kind, uint32_t index);

/* Without the dialect but for operations: "arith", "arith.addi", "fastmath". */
VARVE_API varve_slice varve_definition_get_name(varve_definition definition);
/* How an operation, type or attribute is written: its declarative format, "hook:name" for what code
 * of the library reads and prints, empty for the generic form. Of an enum: what stands between
 * bits. */
VARVE_API varve_slice varve_definition_get_format(varve_definition definition);
/* A dialect's set ("llvm22"), empty when it has none. */
VARVE_API varve_slice varve_definition_get_set(varve_definition dialect);

/* Yes-or-no facts. */
typedef enum varve_definition_flag {
  VARVE_DEFINITION_UNKNOWN_OPERATIONS = 0, /* dialect: takes operations that are not defined */
  VARVE_DEFINITION_UNKNOWN_TYPES = 1,      /* dialect: the same for types and attributes */
  VARVE_DEFINITION_OPERAND_SEGMENTS = 2,   /* operation: has operandSegmentSizes */
  VARVE_DEFINITION_RESULT_SEGMENTS = 3,    /* operation: has resultSegmentSizes */
  VARVE_DEFINITION_BITS = 4,               /* enum: values are sets of bits */
  VARVE_DEFINITION_QUOTED = 5,             /* enum: several bits are printed in quotes */
  VARVE_DEFINITION_GROUPS = 6              /* enum: a case of several bits is printed for them */
} varve_definition_flag;
VARVE_API bool varve_definition_has_flag(varve_definition definition, varve_definition_flag flag);
/* An enum's integer, in bits; 0 for the others. */
VARVE_API uint32_t varve_definition_get_width(varve_definition definition);

/* The lists of a definition, each in order of declaration. */
typedef enum varve_definition_list {
  VARVE_DEFINITION_OPERANDS = 0, /* operation, as the next four */
  VARVE_DEFINITION_RESULTS = 1,
  VARVE_DEFINITION_REGIONS = 2,
  VARVE_DEFINITION_SUCCESSORS = 3,
  VARVE_DEFINITION_PROPERTIES = 4, /* inherent attributes and native properties */
  VARVE_DEFINITION_PARAMETERS = 5, /* type, attribute */
  VARVE_DEFINITION_TRAITS = 6,     /* operation, type, attribute */
  VARVE_DEFINITION_FACTS = 7,      /* varve.* facts besides: name, and value as attribute text */
  VARVE_DEFINITION_CASES = 8,      /* enum */
  VARVE_DEFINITION_DEPENDS = 9     /* dialect: names of dialects */
} varve_definition_list;

typedef enum varve_arity {
  VARVE_ARITY_SINGLE = 0,
  VARVE_ARITY_OPTIONAL = 1,
  VARVE_ARITY_VARIADIC = 2,
  VARVE_ARITY_NESTED = 3 /* variadic of groups, the sizes of which an attribute holds */
} varve_arity;

/* What a list has at an index; a member that does not belong to the list is zero. */
typedef struct varve_definition_item {
  size_t struct_size;  /* sizeof(varve_definition_item), set by the caller */
  varve_slice name;    /* the text of a trait, case or dependency */
  varve_arity arity;   /* operands, results, regions, successors */
  bool is_optional;    /* property or parameter that may be absent */
  uint32_t constraint; /* number for varve_definition_print_constraint. In a dynamic dialect, one
                          without set, places with one number, 0 excepted, must be met by one and
                          the same type or attribute */
  varve_slice native;  /* property: how it is encoded when it is no attribute */
  varve_slice default_value; /* property or parameter, as attribute text; empty: none */
  varve_slice segments;      /* NESTED: the attribute with the sizes */
  varve_slice value;         /* fact: its value as attribute text */
  uint64_t number;  /* case: its value, zero-extended; region: its blocks, 0 for any number */
  varve_slice rule; /* for defining: see varve_dialect_builder_add */
} varve_definition_item;
#define VARVE_DEFINITION_ITEM_INIT                                                                 \
  {                                                                                                \
    sizeof(varve_definition_item), {NULL, 0}, VARVE_ARITY_SINGLE, false, 0, {NULL, 0}, {NULL, 0},  \
        {NULL, 0}, {NULL, 0}, 0, {                                                                 \
      NULL, 0                                                                                      \
    }                                                                                              \
  }

VARVE_API uint32_t varve_definition_get_count(varve_definition definition,
                                              varve_definition_list list);
/* Fails with BAD_ARGUMENT, also when index is not below the count. */
VARVE_API varve_status varve_definition_get_item(varve_definition definition,
                                                 varve_definition_list list, uint32_t index,
                                                 varve_definition_item *item) VARVE_MUST_USE;
/* Writes the constraint as a rule expression, with a NUL behind it, into a buffer of size bytes,
 * and its length into *length. LIMIT_EXCEEDED when it does not fit or is nested more than 64 deep:
 * the buffer then holds its beginning. */
VARVE_API varve_status varve_definition_print_constraint(varve_definition definition,
                                                         uint32_t constraint, char *buffer,
                                                         size_t size,
                                                         size_t *length) VARVE_MUST_USE;

/* Defining by calls
 *
 * A builder makes one dialect: it begins definitions one after another, adds to each what it has,
 * and finishes, which adds the dialect to the registry as loading a file would. All of it is
 * declarative but for functions that check here, and those that read and print custom<...> in
 * formats: hooks.h.
 *
 * A call that fails leaves the builder unable to finish; what is wrong with a text goes to the
 * sink. The place of a diagnostic is the name of the definition, as its file. Slices need to live
 * only during the call. */

typedef struct varve_dialect_builder varve_dialect_builder;

typedef struct varve_dialect_builder_options {
  size_t struct_size;         /* sizeof(varve_dialect_builder_options) */
  varve_diagnostic_sink sink; /* gets errors as they are found */
  varve_slice set;            /* that the dialect belongs to. When empty its operations have no
                                 properties, their attributes stay discardable, as upstream has it
                                 for dialects that irdl defines */
} varve_dialect_builder_options;
#define VARVE_DIALECT_BUILDER_OPTIONS_INIT                                                         \
  {                                                                                                \
    sizeof(varve_dialect_builder_options), {NULL, NULL}, { NULL, 0 }                               \
  }

/* Begins a dialect of this name; options may be NULL. The registry must outlive the builder. Fails
 * with BAD_ARGUMENT (also when the registry is in use), OUT_OF_MEMORY, LIMIT_EXCEEDED; so do all
 * calls that build. */
VARVE_API varve_status varve_dialect_builder_create(varve_registry *registry, varve_slice name,
                                                    const varve_dialect_builder_options *options,
                                                    varve_dialect_builder **builder) VARVE_MUST_USE;
/* Finished or not; NULL is fine. */
VARVE_API void varve_dialect_builder_destroy(varve_dialect_builder *builder);
/* Begins an operation, type, attribute or enum, named without the dialect. What follows belongs to
 * it; what came before the first belongs to the dialect. */
VARVE_API varve_status varve_dialect_builder_begin(varve_dialect_builder *builder,
                                                   varve_definition_kind kind,
                                                   varve_slice name) VARVE_MUST_USE;
/* Adds to a list what varve_definition_get_item would tell of it. item->rule says what the place
 * must hold: a rule expression; "!dialect.type" or "#dialect.attribute"; "is " and the very type or
 * attribute; empty for anything. Places of one definition with the same item->constraint, 0
 * excepted, share the constraint of the first of them. Also SYNTAX and INVALID, for default_value,
 * value and "is ...". */
VARVE_API varve_status varve_dialect_builder_add(varve_dialect_builder *builder,
                                                 varve_definition_list list,
                                                 const varve_definition_item *item) VARVE_MUST_USE;
VARVE_API varve_status varve_dialect_builder_set_format(varve_dialect_builder *builder,
                                                        varve_slice format) VARVE_MUST_USE;
VARVE_API varve_status varve_dialect_builder_set_flag(varve_dialect_builder *builder,
                                                      varve_definition_flag flag) VARVE_MUST_USE;
/* Of an enum, 1 to 64 bits; 32 when it is not set. */
VARVE_API varve_status varve_dialect_builder_set_width(varve_dialect_builder *builder,
                                                       uint32_t width) VARVE_MUST_USE;

/* Checks of the caller's own, run where loaded dialects are checked (varve_load_options.no_verify),
 * after the definition's. They answer OK or what varve_verifier_report answered, and change
 * nothing. Contexts of several threads call them at once. */
typedef struct varve_verifier varve_verifier;
typedef varve_status varve_verify_operation_function(void *user, varve_verifier *verifier,
                                                     const varve_operation *op);
/* Once for each type or attribute of the definition that a module has. */
typedef varve_status varve_verify_entity_function(void *user, varve_verifier *verifier,
                                                  const varve_attribute *entity);
/* user must live as long as the registry. */
VARVE_API varve_status varve_dialect_builder_set_operation_check(
    varve_dialect_builder *builder, varve_verify_operation_function *check,
    void *user) VARVE_MUST_USE;
VARVE_API varve_status varve_dialect_builder_set_entity_check(varve_dialect_builder *builder,
                                                              varve_verify_entity_function *check,
                                                              void *user) VARVE_MUST_USE;
/* Reports an error at the place of the operation that is being checked; at most 200 bytes of the
 * message are shown. Answers INVALID, or why it could not report. */
VARVE_API varve_status varve_verifier_report(varve_verifier *verifier,
                                             varve_slice message) VARVE_MUST_USE;
/* Of a type or attribute of a dialect that is held by its parameters; the count is 0 for others, a
 * parameter NULL when it is absent. */
VARVE_API uint32_t varve_entity_get_parameter_count(const varve_attribute *entity);
VARVE_API const varve_attribute *varve_entity_get_parameter(const varve_attribute *entity,
                                                            uint32_t index);

/* Adds the dialect to the registry; the builder can then only be destroyed. Fails as
 * varve_registry_load, or with what a call before failed with. */
VARVE_API varve_status varve_dialect_builder_finish(varve_dialect_builder *builder) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
