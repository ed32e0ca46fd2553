/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Registries: the definitions of dialects. A program fills a registry from definition files or by
 * calls. The first context that uses a registry freezes it.
 *
 * Definitions are modules of MLIR's irdl dialect. format-spec/dialect-definitions.md specifies
 * what they may contain, and what rules, traits, formats and encodings mean.
 *
 * Threads: only one at a time until the first context uses the registry; then any number. Returned
 * slices are valid as long as the registry. A NUL, which their size does not count, follows them.
 * Everything here: since 0.1. */
#ifndef VARVE_DIALECT_H
#define VARVE_DIALECT_H

#include <varve/ir.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An era is a release of LLVM, or a state of its main branch, whose grammar and definitions a
 * context uses to parse and print text. Each era has its own operations and types, which also stay
 * in memory: a module of 2019 has std.addi. format-spec/legacy-syntax.md lists the differences.
 * Options and results have the name of an era. In an option an empty name means the default,
 * LLVM 22, unless the option says otherwise. Names from calls live as long as the library. */
typedef struct varve_era_info {
  size_t struct_size;        /* sizeof(varve_era_info), set by the caller */
  varve_slice name;          /* "llvm19" */
  varve_slice state;         /* the state of MLIR: "autumn of 2024" */
  bool is_development;       /* a state of LLVM's main branch between two releases */
  bool is_target;            /* varve_module_retarget converts modules to it */
  uint32_t bytecode_version; /* of a target: the newest that its tools read, 0 to 6 */
} varve_era_info;
/* Return the number of eras, and one of them. The oldest has index 0. get_info fails with
 * BAD_ARGUMENT, also if index is not below the number. Any thread. Since 0.1. */
VARVE_API uint32_t varve_era_get_count(void);
VARVE_API varve_status varve_era_get_info(uint32_t index, varve_era_info *info) VARVE_MUST_USE;
/* Finds the index of an era. An empty name is the default era. Returns false, and sets the index of
 * the default, if there is no such era. index may be NULL. Any thread. Since 0.1. */
VARVE_API bool varve_era_find_index(varve_slice name, uint32_t *index);

/* Filling */

/* Zero in a member means its default. */
typedef struct varve_registry_options {
  size_t struct_size;               /* sizeof(varve_registry_options) */
  const varve_allocator *allocator; /* copied; NULL: malloc and free */
  const varve_limits *limits;       /* limits of reading definitions, copied; NULL: all defaults.
                                       max_memory limits each definition separately */
  bool without_builtin;             /* start empty, without the dialects of the era */
  varve_slice era; /* contexts of this registry parse and print text of this era. Also the name of a
                      target, whose era it then is */
  varve_slice dialect_path; /* folders of packs, separated by ':', copied; empty: none. Their
                               files FOLDER/<name>.vdef are found by name (see "Packs"). Pass
                               varve_default_dialect_path() for the installed packs */
  varve_slice target; /* a name for varve_registry_find_target, copied; empty: none. The registry
                         then has the era of the target, and its packs as if they were loaded by
                         name; no other packs are found. Convert modules for contexts of it with
                         varve_module_retarget. era is ignored */
} varve_registry_options;

/* Returns the folder in which the packs of this library are installed, as it was configured (the
 * variable dialect_path of pkg-config follows an installation that was moved). Ends with a NUL.
 * Empty if the library was built without make. A context without a registry uses these packs. Does
 * not look at the environment. Any thread. Since 0.1. */
VARVE_API varve_slice varve_default_dialect_path(void);

/* Creates a registry. options may be NULL. Fails with BAD_ARGUMENT or OUT_OF_MEMORY, and with
 * NOT_FOUND if there is no such era or target; a name that is no era is looked up in packs, which
 * may fail with IO. */
VARVE_API varve_status varve_registry_create(const varve_registry_options *options,
                                             varve_registry **registry) VARVE_MUST_USE;
/* Frees a registry. All contexts that use it must be destroyed before. NULL is allowed. */
VARVE_API void varve_registry_destroy(varve_registry *registry);

typedef struct varve_definition_options {
  size_t struct_size;         /* sizeof(varve_definition_options) */
  varve_diagnostic_sink sink; /* receives each error as soon as it is found */
  varve_slice file_name;      /* for messages; default: the path, "<stdin>", or "-" for memory */
  bool replace; /* a dialect that the registry has already, also a built-in one, is replaced.
                   Definitions with varve.extends still add to it */
  bool check; /* also looks for faults in formats, rules, inferences and defaults. Otherwise each of
                 them is first read when a module uses it */
} varve_definition_options;

/* Adds the dialects that an irdl module defines; the module is text or bytecode, optionally in a
 * zstd frame. The bytes must live only during the call. options may be NULL. The call adds all
 * dialects or none. On failure at least one error goes to the sink, except for BAD_ARGUMENT and
 * OUT_OF_MEMORY. Fails with BAD_ARGUMENT if the registry is in use, with INVALID if a dialect has
 * no valid name or is already in the registry (see replace), and as varve_module_load. A dialect
 * with varve.extends adds its contents to the dialect of the same name, which must be in the
 * registry: otherwise the call fails with INVALID. The bytes may also be a pack.
 *
 * A fault in one definition does not make the call fail. The definition loses the part that has
 * the fault, and varve_registry_get_fault returns it. format-spec/dialect-definitions.md lists
 * what is lost. */
VARVE_API varve_status varve_registry_load(varve_registry *registry, varve_slice bytes,
                                           const varve_definition_options *options) VARVE_MUST_USE;
/* Adds the dialects of a file as varve_registry_load does. The path "-" is standard input. Also
 * fails with IO and LIMIT_EXCEEDED (max_input). */
VARVE_API varve_status varve_registry_load_file(varve_registry *registry, const char *path,
                                                const varve_definition_options *options)
    VARVE_MUST_USE;

/* Packs
 *
 * A pack is the definitions of one project at one version, compiled to one file of tables
 * (format-spec/definition-tables.md). If a context meets a dialect that its registry does not have,
 * it looks for a pack of the registry's dialect_path that defines it. If a dialect of the registry
 * lacks an operation, the context looks for a pack that adds it to the dialect. This needs no lock:
 * it is the one change to a registry that is in use, and any number of threads may cause it.
 *
 * A varve file names the packs that its module uses, with their versions. They are taken when the
 * file is read, unless the context uses another version of the project already. If no pack has the
 * version, the nearest one is taken, with a note.
 *
 * Such a dialect never makes a module unreadable that is readable without it, whether a file is
 * read whole, by parts or with lazy bodies. An operation that does not fit its definition is kept
 * in generic form, with a warning; if the module or the part cannot be read with the packs at all,
 * it is read without them, with a warning (varve_load_options.strict: an error). A pack that is
 * damaged, or of another release of Varve, is as if it were not there, with a warning.
 */

/* A pack that a registry can find. */
typedef struct varve_pack_info {
  size_t struct_size;  /* sizeof(varve_pack_info), set by the caller */
  varve_slice path;    /* of the file */
  varve_slice project; /* "stablehlo"; this and the following are empty if the file is damaged */
  varve_slice version; /* "1.17.0" */
  varve_slice llvm;    /* the release of LLVM that the project builds on: "23git" */
  varve_slice era;     /* the era of its files; empty: that of any */
  varve_slice source;  /* where the definitions come from */
  varve_slice commit;
  varve_slice license;   /* of that source */
  varve_slice builds_on; /* versions of other projects, separated by commas: "stablehlo@1.17.0" */
  varve_slice
      targets; /* lines, see varve_target_info: "iree-3.13: llvm24-2026-09, bytecode 6, ..." */
  uint32_t dialect_count; /* 0 if the file is damaged */
} varve_pack_info;

/* Reads the folders of dialect_path now. Other calls do so when they first need a pack, and fail
 * the same way. Reports a folder or pack that exists and cannot be read, and fails with IO or
 * OUT_OF_MEMORY: without it other packs might be chosen. Since 0.1. */
VARVE_API varve_status varve_registry_read_packs(const varve_registry *registry,
                                                 varve_diagnostic_sink sink) VARVE_MUST_USE;
/* Return the number of packs in the folders of dialect_path, one of them, and the name of one of
 * its dialects. They are sorted by project; of one project, the highest version comes first. The
 * first call reads the folders. The number is 0 if registry is NULL or a folder cannot be read.
 * get_pack fails with BAD_ARGUMENT, also if index is not below the number; the name is empty if an
 * index is too large. */
VARVE_API uint32_t varve_registry_get_pack_count(const varve_registry *registry);
VARVE_API varve_status varve_registry_get_pack(const varve_registry *registry, uint32_t index,
                                               varve_pack_info *pack) VARVE_MUST_USE;
VARVE_API varve_slice varve_registry_get_pack_dialect(const varve_registry *registry,
                                                      uint32_t index, uint32_t dialect);
/* Return the number of packs whose definitions a context uses, and one of them, in the order of
 * their first use. get_pack fails with BAD_ARGUMENT, also if index is not below the number. One
 * thread at a time. Since 0.1. */
VARVE_API uint32_t varve_context_get_pack_count(const varve_context *context);
VARVE_API varve_status varve_context_get_pack(const varve_context *context, uint32_t index,
                                              varve_pack_info *pack) VARVE_MUST_USE;
/* A target: the state of a tool for which files are written
 * (format-spec/dialect-definitions.md, 10.4). */
typedef struct varve_target_info {
  size_t struct_size;        /* sizeof(varve_target_info), set by the caller */
  varve_slice name;          /* "jax-0.4.35" */
  varve_slice era;           /* of LLVM's dialects */
  varve_slice packs;         /* the versions of projects: "stablehlo@1.7.8, shardy@0.4.35" */
  varve_slice dialects;      /* that the tool has, separated by blanks; empty: all */
  uint32_t bytecode_version; /* the newest that it reads: 0 to 6 */
} varve_target_info;

/* Return the number of targets that the packs of a registry name, and one of them. They have the
 * order of varve_registry_get_pack. get_target fails with BAD_ARGUMENT, also if index is not below
 * the number, which is 0 if registry is NULL or a folder cannot be read. The texts live as long as
 * the registry. Any thread. Since 0.1. */
VARVE_API uint32_t varve_registry_get_target_count(const varve_registry *registry);
VARVE_API varve_status varve_registry_get_target(const varve_registry *registry, uint32_t index,
                                                 varve_target_info *target) VARVE_MUST_USE;
/* Finds a target by its name; or by PROJECT@VERSION the one with the highest version of the project
 * that is not after this one; or by PROJECT the newest of its targets. The name of the result is
 * then the given one, which must live as long as it is used. Fails with NOT_FOUND if no pack has
 * it, and with BAD_ARGUMENT, OUT_OF_MEMORY and IO. Any thread. Since 0.1. */
VARVE_API varve_status varve_registry_find_target(const varve_registry *registry, varve_slice name,
                                                  varve_target_info *target) VARVE_MUST_USE;
/* The choice of the era in which an input is read if nothing else says it. The tools and the Python
 * package choose so: create a registry of the chosen era, load with it, and if that fails ask
 * whether to read again. A choice may be used by one thread at a time. */
typedef struct varve_era_choice varve_era_choice;

typedef struct varve_era_choice_options {
  size_t struct_size;             /* sizeof(varve_era_choice_options), set by the caller */
  const varve_registry *registry; /* the packs and loaded dialects that count, needed during the
                                     call; NULL: the built-in dialects only */
  bool searches; /* text: search all of it for keywords and operations that only some eras have
                    (format-spec/legacy-syntax.md), and choose by them. Otherwise text is searched
                    only after a reading failed, because most text is of the default era. Of any
                    input, keep what shows the era (varve_era_choice_get_evidence) */
  const varve_allocator *allocator; /* as in varve_context_options; NULL: malloc and free */
} varve_era_choice_options;

/* Chooses the era of an input by its first bytes, or by all of them.
 * - A container names it in its header; an unknown name means the nearest known era.
 * - Bytecode must be whole. Its era is that of its producer, or the one whose definitions fit the
 *   properties of its operations (format-spec/bytecode.md, 13.1), or a later state of it if the
 *   pack that has most of its dialects is of that state and it fits.
 * - Text has the era of the pack of which it uses most dialects, apart from those of the registry
 *   (format-spec/dialect-definitions.md, 10: operations, types and attributes count); or that of
 *   the newest release of LLVM that a loaded dialect names with varve.llvm, if that is newer than
 *   the registry's; or else that of the registry. If the whole lines of the first 64 KiB use a
 *   dialect of a pack, those count: give whole lines. With searches, if neither decides: the
 *   default era if nothing excludes it, or the newest release that is possible.
 * Unpack zstd frames first (varve_zstd_unwrap). The caller frees the choice with
 * varve_era_choice_destroy. Fails with BAD_ARGUMENT and OUT_OF_MEMORY. Since 0.1. */
VARVE_API varve_status varve_era_choice_create(varve_slice bytes,
                                               const varve_era_choice_options *options,
                                               varve_era_choice **choice) VARVE_MUST_USE;
/* Frees a choice. NULL is allowed. Since 0.1. */
VARVE_API void varve_era_choice_destroy(varve_era_choice *choice);
/* Return the era to read in; whether bytecode has exactly the layouts of that era
 * (varve_load_options.era_is_detected); and whether these bytes are enough: if not, and if the
 * input has more, make the choice anew with all bytes. For NULL: LLVM 22, false, and true.
 * Since 0.1. */
VARVE_API varve_slice varve_era_choice_get_era(const varve_era_choice *choice);
VARVE_API bool varve_era_choice_is_exact(const varve_era_choice *choice);
VARVE_API bool varve_era_choice_is_final(const varve_era_choice *choice);

/* Something in the input that only some eras have. */
typedef struct varve_era_evidence {
  size_t struct_size; /* sizeof(varve_era_evidence), set by the caller */
  varve_slice text;   /* "arith.maxf", "its producer MLIR19.1.0"; of the choice, as the next one */
  varve_slice eras;   /* that have it: "llvm14 to llvm17", "llvm14 and earlier", "llvm16, llvm19" */
  uint64_t offset;    /* byte offset in a text */
  uint32_t line;      /* 1-based, as the column, which counts bytes; 0: it has no place */
  uint32_t column;
  bool contradicts; /* it and another piece of evidence exclude each other: no era is possible */
} varve_era_evidence;
/* Return the number of pieces of evidence of a choice with searches, and one of them. Each has
 * excluded an era that was possible before. Two contradict each other, or none; the era is then the
 * default. get fails with BAD_ARGUMENT, also if index is not below the number. For NULL: 0.
 * Since 0.1. */
VARVE_API uint32_t varve_era_choice_get_evidence_count(const varve_era_choice *choice);
VARVE_API varve_status varve_era_choice_get_evidence(const varve_era_choice *choice, uint32_t index,
                                                     varve_era_evidence *evidence) VARVE_MUST_USE;

/* Call it after reading in the era of the choice has failed. status: of that load; error: its first
 * error, or NULL; text: the whole input. Returns whether to read once more, in the era that get_era
 * now returns. That happens for text that cannot be parsed or lacks what its definitions require,
 * and with searches, or if the pack that decided has lower versions, for text that breaks any rule
 * of the verifier. It is the first of these that is known: the era that reads most of the lines
 * from the operation at the error on, or, if they show nothing, from the start of the text (at most
 * 66 KiB, which this function parses with the choice's allocator and default limits), and more than
 * were read; the nearest era that defines the operation without what the verifier missed; that of a
 * lower version of the pack; the one that the text shows. format-spec/legacy-syntax.md. Returns
 * false after that one; the choice is then that of the first reading, whose errors are the ones to
 * show. Since 0.1. */
VARVE_API bool varve_era_choice_read_again(varve_era_choice *choice, varve_slice text,
                                           varve_status status, const varve_diagnostic *error);
/* Passes a note to the sink if the era is not LLVM 22: which one it is, and what shows it. Call it
 * once for each input. file_name: of the input, for the message. Since 0.1. */
VARVE_API void varve_era_choice_report(const varve_era_choice *choice, varve_slice file_name,
                                       varve_diagnostic_sink sink);

/* Adds all dialects of a pack, as varve_registry_load does: they then behave as if they had been
 * loaded from a file. name is a project or one of its dialects ("stablehlo"), optionally with the
 * first numbers of a version ("stablehlo@1.13"); otherwise the highest version is taken. replace of
 * the options applies. Fails with NOT_FOUND, after an error, if there is no such pack, and as
 * varve_registry_load. */
VARVE_API varve_status varve_registry_load_named(varve_registry *registry, varve_slice name,
                                                 const varve_definition_options *options)
    VARVE_MUST_USE;

typedef struct varve_compile_options {
  size_t struct_size;         /* sizeof(varve_compile_options) */
  varve_diagnostic_sink sink; /* receives errors, and faults of single definitions as warnings */
  const varve_allocator *allocator; /* copied; NULL: malloc and free */
  const varve_limits *limits;       /* copied; NULL: all defaults */
} varve_compile_options;

/* Compiles definition files to one pack. A file may be a module of irdl, or the description of a
 * pack: a module with the attributes varve.project, varve.version, varve.llvm, varve.era,
 * varve.source, varve.commit, varve.license, varve.builds_on (strings), varve.targets (an array of
 * lines, see varve_target_info), varve.dialects (an array of
 * names, whose definitions are the files <name>.irdl.mlir beside it) and varve.extensions (an array
 * of files beside it that say more of these dialects, with varve.extends). The bytes are the same
 * on every host; the caller frees them with varve_bytes_destroy. Fails with BAD_ARGUMENT, with
 * INVALID, also if a dialect is defined twice, and as varve_registry_load_file. */
VARVE_API varve_status varve_definitions_compile(const char *const *paths, size_t path_count,
                                                 const varve_compile_options *options,
                                                 varve_bytes **bytes) VARVE_MUST_USE;

typedef enum varve_definition_kind {
  VARVE_DEFINITION_DIALECT = 0,
  VARVE_DEFINITION_OPERATION = 1,
  VARVE_DEFINITION_TYPE = 2,
  VARVE_DEFINITION_ATTRIBUTE = 3,
  VARVE_DEFINITION_ENUM = 4
} varve_definition_kind;

/* A part of a definition that cannot be used. */
typedef struct varve_registry_fault {
  size_t struct_size;         /* sizeof(varve_registry_fault), set by the caller */
  varve_definition_kind kind; /* of the definition that has the fault */
  varve_slice name;           /* of the definition: "arith", "arith.addi"; at most 200 bytes */
  varve_slice part;           /* attribute or operation that has the fault: "varve.format",
                                 "irdl.operands" */
  varve_slice message;
  varve_slice file;
  uint32_t line; /* 0: unknown */
  uint32_t column;
} varve_registry_fault;

/* Returns the number of faults that varve_registry_get_fault returns. If registry is NULL, there
 * are none. */
VARVE_API uint32_t varve_registry_get_fault_count(const varve_registry *registry);
/* Returns the number of further faults. A registry keeps the first 1,000 of each load. */
VARVE_API uint64_t varve_registry_get_omitted_fault_count(const varve_registry *registry);
/* Gets a fault, in the order in which they were found. Fails with BAD_ARGUMENT, also if index is
 * not below the count. */
VARVE_API varve_status varve_registry_get_fault(const varve_registry *registry, uint32_t index,
                                                varve_registry_fault *fault) VARVE_MUST_USE;

/* Looking */

/* A definition of a registry. It is a value: copy it freely, it needs no cleanup. record is
 * internal; it is NULL if the definition was not found. */
typedef struct varve_definition {
  varve_definition_kind kind;
  uint32_t set;                   /* number of the load that added it */
  const varve_registry *registry; /* NULL: the built-in one */
  const void *record;
} varve_definition;

/* Returns the next dialect after name in bytewise order; for an empty name the first one. record
 * is NULL after the last. If registry is NULL, this function and the next one use the built-in
 * dialects. */
VARVE_API varve_definition varve_registry_get_next_dialect(const varve_registry *registry,
                                                           varve_slice name);
/* Finds a definition by its full name, such as "arith" or "arith.addi". record is NULL if it is
 * absent. */
VARVE_API varve_definition varve_registry_get_definition(const varve_registry *registry,
                                                         varve_definition_kind kind,
                                                         varve_slice name);
/* Return the number of definitions of a kind in a dialect with its extensions, and one of them by
 * index: first those of the dialect, then those of each extension, sorted bytewise by name. If the
 * set of a release is given as differences from another one, those of the differences come first,
 * then the others. The number is 0 if dialect is not a dialect. */
VARVE_API uint32_t varve_definition_get_member_count(varve_definition dialect,
                                                     varve_definition_kind kind);
VARVE_API varve_definition varve_definition_get_member(varve_definition dialect,
                                                       varve_definition_kind kind, uint32_t index);

/* Returns the name. Only names of operations include the dialect: "arith", "arith.addi",
 * "fastmath". */
VARVE_API varve_slice varve_definition_get_name(varve_definition definition);
/* Returns the assembly format of an operation, type or attribute: its declarative format,
 * "hook:name" if functions of the library parse and print it, or empty for the generic form. For an
 * enum: the separator between bits. */
VARVE_API varve_slice varve_definition_get_format(varve_definition definition);
/* Returns the set of a dialect ("llvm22"), or an empty slice if it has none. */
VARVE_API varve_slice varve_definition_get_set(varve_definition dialect);

/* Properties of definitions that are true or false. */
typedef enum varve_definition_flag {
  VARVE_DEFINITION_UNKNOWN_OPERATIONS = 0, /* dialect: allows operations that are not defined */
  VARVE_DEFINITION_UNKNOWN_TYPES = 1,      /* dialect: the same for types and attributes */
  VARVE_DEFINITION_OPERAND_SEGMENTS = 2,   /* operation: has operandSegmentSizes */
  VARVE_DEFINITION_RESULT_SEGMENTS = 3,    /* operation: has resultSegmentSizes */
  VARVE_DEFINITION_BITS = 4,               /* enum: values are sets of bits */
  VARVE_DEFINITION_QUOTED = 5,             /* enum: several bits are printed in quotes */
  VARVE_DEFINITION_GROUPS = 6 /* enum: a case of several bits is printed instead of these bits */
} varve_definition_flag;
VARVE_API bool varve_definition_has_flag(varve_definition definition, varve_definition_flag flag);
/* Returns the width of an enum's integer in bits; 0 for other definitions. */
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
  VARVE_DEFINITION_FACTS = 7,      /* other varve.* attributes: name, and value as attribute text */
  VARVE_DEFINITION_CASES = 8,      /* enum */
  VARVE_DEFINITION_DEPENDS = 9     /* dialect: names of dialects */
} varve_definition_list;

typedef enum varve_arity {
  VARVE_ARITY_SINGLE = 0,
  VARVE_ARITY_OPTIONAL = 1,
  VARVE_ARITY_VARIADIC = 2,
  VARVE_ARITY_NESTED = 3 /* a variadic list of groups; an attribute stores their sizes */
} varve_arity;

/* An element of a list. Members that do not apply to the list are zero. */
typedef struct varve_definition_item {
  size_t struct_size;  /* sizeof(varve_definition_item), set by the caller */
  varve_slice name;    /* name; for a trait, case or dependency its text */
  varve_arity arity;   /* operands, results, regions, successors */
  bool is_optional;    /* property or parameter that may be absent */
  uint32_t constraint; /* number for varve_definition_print_constraint. In a dynamic dialect (one
                          without set), places with the same nonzero number must have the same type
                          or attribute */
  varve_slice native;  /* property: its encoding if it is not an attribute */
  varve_slice
      default_value;    /* property or parameter: default as attribute text; empty: no default */
  varve_slice segments; /* NESTED: the attribute with the sizes */
  varve_slice value;    /* fact: its value as attribute text */
  uint64_t
      number; /* case: its value, zero-extended; region: its number of blocks, 0 for any number */
  varve_slice rule; /* only for varve_dialect_builder_add */
} varve_definition_item;

VARVE_API uint32_t varve_definition_get_count(varve_definition definition,
                                              varve_definition_list list);
/* Gets an element of a list. Fails with BAD_ARGUMENT, also if index is not below the count. */
VARVE_API varve_status varve_definition_get_item(varve_definition definition,
                                                 varve_definition_list list, uint32_t index,
                                                 varve_definition_item *item) VARVE_MUST_USE;
/* Writes a constraint as a rule expression, followed by a NUL, into a buffer of size bytes, and
 * its length to *length. Fails with LIMIT_EXCEEDED if the text does not fit or is nested more than
 * 64 deep; the buffer then has its beginning. */
VARVE_API varve_status varve_definition_print_constraint(varve_definition definition,
                                                         uint32_t constraint, char *buffer,
                                                         size_t size,
                                                         size_t *length) VARVE_MUST_USE;

/* Defining by calls
 *
 * A builder defines one dialect. It begins definitions one after another and adds their elements.
 * finish adds the dialect to the registry, as loading a file would. Everything is declarative,
 * except functions that verify (below) and functions that parse and print custom<...> in assembly
 * formats (hooks.h).
 *
 * After a call fails, the builder cannot finish. Errors in texts go to the sink; their file name
 * is the name of the definition. Slices must live only during the call. */

typedef struct varve_dialect_builder varve_dialect_builder;

typedef struct varve_dialect_builder_options {
  size_t struct_size;         /* sizeof(varve_dialect_builder_options) */
  varve_diagnostic_sink sink; /* gets errors as they are found */
  varve_slice set; /* set of the dialect. If empty, its operations have no properties and all
                      attributes are discardable, as in upstream's dynamic dialects */
  bool replace;    /* replaces a dialect that the registry has already. Instead, the fact "extends"
                      without a value adds to that dialect */
} varve_dialect_builder_options;

/* Begins a dialect of this name. options may be NULL. The registry must outlive the builder. This
 * function and all others that build fail with BAD_ARGUMENT (also if the registry is in use),
 * OUT_OF_MEMORY or LIMIT_EXCEEDED. */
VARVE_API varve_status varve_dialect_builder_create(varve_registry *registry, varve_slice name,
                                                    const varve_dialect_builder_options *options,
                                                    varve_dialect_builder **builder) VARVE_MUST_USE;
/* Frees a builder, finished or not. NULL is allowed. */
VARVE_API void varve_dialect_builder_destroy(varve_dialect_builder *builder);
/* Begins an operation, type, attribute or enum; name is without the dialect. Later calls apply to
 * it; calls before the first begin apply to the dialect. */
VARVE_API varve_status varve_dialect_builder_begin(varve_dialect_builder *builder,
                                                   varve_definition_kind kind,
                                                   varve_slice name) VARVE_MUST_USE;
/* Adds an element to a list, in the form in which varve_definition_get_item returns it. item->rule
 * is the constraint: a rule expression; "!dialect.type" or "#dialect.attribute"; "is " and one
 * exact type or attribute; empty for anything. Elements of one definition with the same nonzero
 * item->constraint share the constraint of the first of them. Also fails with SYNTAX and INVALID,
 * for default_value, value and "is ...". */
VARVE_API varve_status varve_dialect_builder_add(varve_dialect_builder *builder,
                                                 varve_definition_list list,
                                                 const varve_definition_item *item) VARVE_MUST_USE;

VARVE_API varve_status varve_dialect_builder_set_format(varve_dialect_builder *builder,
                                                        varve_slice format) VARVE_MUST_USE;
VARVE_API varve_status varve_dialect_builder_set_flag(varve_dialect_builder *builder,
                                                      varve_definition_flag flag) VARVE_MUST_USE;
/* Sets the width of an enum, 1 to 64 bits; 32 by default. */
VARVE_API varve_status varve_dialect_builder_set_width(varve_dialect_builder *builder,
                                                       uint32_t width) VARVE_MUST_USE;

/* Verification functions of the caller. They run after the checks of the definition wherever
 * loaded dialects are verified (varve_load_options.no_verify). They return OK or the result of
 * varve_verifier_report, and must not change the module. Several threads may call them at the same
 * time. */
typedef struct varve_verifier varve_verifier;
typedef varve_status varve_verify_operation_function(void *user, varve_verifier *verifier,
                                                     const varve_operation *op);
/* Called once for each type or attribute of the definition in a module. */
typedef varve_status varve_verify_entity_function(void *user, varve_verifier *verifier,
                                                  varve_component entity);
/* user must live as long as the registry. */
VARVE_API varve_status varve_dialect_builder_set_operation_check(
    varve_dialect_builder *builder, varve_verify_operation_function *check,
    void *user) VARVE_MUST_USE;
VARVE_API varve_status varve_dialect_builder_set_entity_check(varve_dialect_builder *builder,
                                                              varve_verify_entity_function *check,
                                                              void *user) VARVE_MUST_USE;
/* Returns the context of what is verified. */
VARVE_API varve_context *varve_verifier_get_context(varve_verifier *verifier);
/* Reports an error at the location of the current operation. Shows at most 200 bytes of the
 * message. Returns INVALID, or the status of a failure to report. */
VARVE_API varve_status varve_verifier_report(varve_verifier *verifier,
                                             varve_slice message) VARVE_MUST_USE;
/* Adds the dialect to the registry. Afterwards the builder can only be destroyed. Fails as
 * varve_registry_load, or with the status of an earlier failed call. */
VARVE_API varve_status varve_dialect_builder_finish(varve_dialect_builder *builder) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
