/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contexts and modules: load a module from any format and save it in any format. Everything here:
 * since 0.1. */
#ifndef VARVE_MODULE_H
#define VARVE_MODULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <varve/diagnostic.h>
#include <varve/limits.h>
#include <varve/memory.h>
#include <varve/progress.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Owns types, attributes, locations and names. Only one thread at a time may use a context and the
 * modules in it. */
typedef struct varve_context varve_context;
/* One root operation with everything nested in it, and its resources. A module belongs to one
 * context. */
typedef struct varve_module varve_module;

/* The definitions of dialects: <varve/dialect.h>. */
typedef struct varve_registry varve_registry;

/* Zero in a member means its default. */
typedef struct varve_context_options {
  size_t struct_size;               /* sizeof(varve_context_options) */
  const varve_allocator *allocator; /* copied; NULL: malloc and free */
  const varve_limits *limits;       /* copied; NULL: all defaults */
  uint64_t seed;                    /* seed of hash tables; 0: random. Output never depends on it */
  varve_registry *registry; /* must outlive the context; accepts no more definitions from now on;
                               NULL: the built-in registry, and the packs of
                               varve_default_dialect_path */
  bool no_default_packs;    /* registry NULL: without packs */
} varve_context_options;

/* Creates a context with the definitions of its registry. options may be NULL. The caller frees
 * the context with varve_context_destroy after all its modules. Fails with BAD_ARGUMENT or
 * OUT_OF_MEMORY. Any thread may call this function. Since 0.1. */
VARVE_API varve_status varve_context_create(const varve_context_options *options,
                                            varve_context **context) VARVE_MUST_USE;
/* Frees a context and everything that it owns. NULL is allowed. Since 0.1. */
VARVE_API void varve_context_destroy(varve_context *context);

/* The formats of a module. */
typedef enum varve_format {
  VARVE_FORMAT_UNKNOWN = 0, /* for input: detect the format from the first bytes */
  VARVE_FORMAT_TEXT = 1,
  VARVE_FORMAT_BYTECODE = 2,
  VARVE_FORMAT_VARVE = 3,     /* the container: format-spec/varve.md */
  VARVE_FORMAT_ZSTD = 4,      /* a zstd frame that contains one of the others; to write one, set
                                 varve_save_options.zstd_frame */
  VARVE_FORMAT_JAX_EXPORT = 5 /* what jax.export's Exported.serialize() returns: a flatbuffer that
                                 contains bytecode. It is only read */
} varve_format;

/* Returns the format that the first bytes indicate; 256 are enough. Anything that is not binary is
 * text. Any thread. Since 0.1. */
VARVE_API varve_format varve_format_detect(varve_slice bytes);

/* A loaded vocabulary file: what modules of one kind have in common, so that their varve files can
 * omit it. A dictionary is immutable, and any thread may use it. */
typedef struct varve_dictionary varve_dictionary;

/* Zero in a member means its default. */
typedef struct varve_load_options {
  size_t struct_size;         /* sizeof(varve_load_options) */
  varve_diagnostic_sink sink; /* receives each error as soon as it is found */
  varve_slice file_name; /* for messages and source locations; default: the path, "<stdin>", or "-"
                            for memory */
  uint32_t first_line;   /* for text that is part of a file: line and byte column at which the text
                            starts; */
  uint32_t first_column; /* both are 1 by default */
  bool no_source_locations; /* text: operations without loc(...) get loc(unknown) instead of their
                               line and column */
  bool no_implicit_module;  /* text: a single top-level operation becomes the root even if it is not
                               a module */
  bool lazy_bodies; /* files: read a body when it is first needed (varve_operation_read_regions in
                       varve/ir.h). Applies to isolated operations in bytecode 2 and later, and to
                       the root of varve files with groups. Errors in a body are reported when it is
                       read, so the sink must live as long as the module */
  bool no_map;      /* always read files instead of mapping them */
  bool strict;      /* reject operations of dialects that are not in the registry */
  bool no_verify; /* skip the verifier: structure, dominance, symbols, definitions. With lazy_bodies
                     the verifier runs only if dialects were loaded into the registry; it then reads
                     all bodies */
  bool keep_unknown_text; /* text: an operation in custom form whose dialect is not in the registry
                             becomes a varve.unknown_text, which prints its original text */
  const varve_dictionary
      *dictionary;   /* varve: the dictionary that the file was written with; NULL: none */
  bool check_hashes; /* varve: compare the hashes stored in the file with those of the module */
  varve_slice rules; /* the rules to check: ids and groups of format-spec/verifier-rules.md,
                        separated by commas. With a leading "-", the rules to skip. Empty: check
                        all. An unknown id or group is BAD_ARGUMENT */
  bool
      lenient; /* text of an era before LLVM 16 (varve_registry_options.era): repair common mistakes
                  in documents of that era, with a warning for each; format-spec/legacy-syntax.md */
  bool era_is_detected;    /* bytecode: varve_era_choice_is_exact says that these bytes have exactly
                              the era of the context, so the properties do not decide it again */
  varve_progress progress; /* of loading and verifying; of a lazy file, only of opening it */
  bool keep_artifact; /* load an artifact as it is stored (varve/upgrade.h). By default it becomes a
                         module of its dialect, if definitions of that are loaded or found */
} varve_load_options;

/* Loads a module from bytes in memory. The bytes must live only during the call. options may be
 * NULL. The caller frees the module with varve_module_destroy. On failure *module is NULL. At
 * least one error goes to the sink, unless memory ran out. Fails with any status except NOT_FOUND:
 * - INVALID: the module breaks the language's rules, or the verifier found an error
 *   (format-spec/verifier-rules.md);
 * - NOT_RECOGNIZED: the bytes are in no known format;
 * - UNSUPPORTED: a newer version, a feature that this release lacks, or a missing dictionary;
 * - TRUNCATED: the input ends early;
 * - CORRUPT: the bytes are damaged.
 * Text follows MLIR's language reference, bytecode format-spec/bytecode.md, the container
 * format-spec/varve.md. Since 0.1. */
VARVE_API varve_status varve_module_load(varve_context *context, varve_slice bytes,
                                         const varve_load_options *options,
                                         varve_module **module) VARVE_MUST_USE;
/* Loads a module from a file as varve_module_load does. The path "-" is standard input. A file of
 * 16 MB or more is mapped as long as the module lives, and must not shrink during that time;
 * no_map prevents this. Also fails with IO if the file cannot be read. Since 0.1. */
VARVE_API varve_status varve_module_load_file(varve_context *context, const char *path,
                                              const varve_load_options *options,
                                              varve_module **module) VARVE_MUST_USE;
/* Frees a module. NULL is allowed. Since 0.1. */
VARVE_API void varve_module_destroy(varve_module *module);

/* Values of varve_save_options.elements_limit and .resources_limit: never elide; elide all that
 * are not empty. */
#define VARVE_ELIDE_NOTHING 0
#define VARVE_ELIDE_ALL (-1)
/* Values of varve_save_options.hex_limit: the default; no attribute is printed as hex; all that are
 * not empty. */
#define VARVE_HEX_DEFAULT 0
#define VARVE_HEX_NOTHING (-1)
#define VARVE_HEX_ALL (-2)
/* The bytecode version that is written by default, the value of varve_save_options.bytecode_version
 * for version 0, and the value for any version. */
#define VARVE_BYTECODE_DEFAULT_VERSION 6
#define VARVE_BYTECODE_VERSION_0 UINT32_MAX
#define VARVE_BYTECODE_VERSION(number)                                                             \
  ((number) == 0 ? VARVE_BYTECODE_VERSION_0 : (uint32_t)(number))

/* How a varve file stores its module. */
typedef enum varve_layout {
  VARVE_LAYOUT_PACKED = 0, /* small */
  VARVE_LAYOUT_MAPPED = 1  /* uncompressed: programs read parts of it in place, <varve/view.h>.
                              Ignores level and dictionary */
} varve_layout;

/* How a varve file stores resources of at least 1 KiB. */
typedef enum varve_resource_codec {
  VARVE_RESOURCE_CODEC_DEFAULT = 0, /* 1 MiB or more: as NONE. Smaller: PLANES if it saves 1/16,
                                       else ZSTD if that is smaller, else NONE */
  VARVE_RESOURCE_CODEC_NONE = 1,    /* uncompressed: programs use them in place in a mapped file */
  VARVE_RESOURCE_CODEC_ZSTD = 2,    /* compressed */
  VARVE_RESOURCE_CODEC_PLANES = 3,  /* compressed by byte planes: the first bytes of all numbers
                                       together, then the second bytes, and so on */
  VARVE_RESOURCE_CODEC_AUTO =
      4 /* as DEFAULT, and also compresses resources of 1 MiB or more if that saves 1/8 */
} varve_resource_codec;

/* Whether a varve file stores the hashes of its module. A file that is too small for a directory
 * never does. */
typedef enum varve_stored_hashes {
  VARVE_STORED_HASHES_DEFAULT = 0, /* stores them unless the resources exceed 16 MiB in total,
                                      because hashing reads all of them */
  VARVE_STORED_HASHES_ALWAYS = 1,
  VARVE_STORED_HASHES_NEVER = 2
} varve_stored_hashes;

/* Zero in a member means its default. */
typedef struct varve_save_options {
  size_t struct_size; /* sizeof(varve_save_options) */
  varve_diagnostic_sink
      sink;            /* receives the error, which names the operation that cannot be saved */
  varve_format format; /* TEXT, BYTECODE or VARVE; 0: TEXT */
  /* Text, as mlir-opt 22 prints it. */
  bool debug_info;         /* print locations */
  bool local_scope;        /* print locations and attributes inline, without aliases */
  int64_t elements_limit;  /* elide dense attributes with more elements than this, or a value
                              VARVE_ELIDE_... */
  int64_t resources_limit; /* elide resources whose text has more characters than this, likewise */
  /* Bytecode. */
  uint32_t bytecode_version; /* 1 to 6, or VARVE_BYTECODE_VERSION_0; 0: the one that the
                                target of the registry reads, otherwise the default, 6 */
  varve_slice producer; /* producer string of the header; must not contain NUL; empty: "Varve" and
                           its version, and the era unless it is LLVM 22 */
  bool allow_lossy; /* drop what the version cannot store, as mlir-opt does, instead of failing with
                       UNSUPPORTED: below version 5 native properties and properties of operations
                       without definition; in all versions a dot at the end of a name */
  bool elide_resource_data;
  bool generic_form; /* text: print all operations in generic form, as --mlir-print-op-generic */
  bool use_location_names; /* text: take the names of values from their locations */
  bool unique_numbers;     /* text: give each value of the module a unique number or name */
  /* Text for people only: it cannot be parsed again. */
  bool pretty_locations; /* print locations without loc(...) around them */
  bool value_users;      /* print the users of each value as comments */
  bool skip_regions;     /* print {...} for each region */
  int64_t hex_limit; /* text: print dense attributes with more elements than this as hex, or a value
  VARVE_HEX_...; 0: 100 */
  int32_t level; /* varve, zstd_frame: compression level, 1 to 19; 0: 19, or 3 in a zstd frame */
  const varve_dictionary *dictionary; /* varve: used if it makes the file smaller, which then can be
                                         read only with it; NULL: the built-in dictionary */
  bool no_builtin_dictionary; /* varve: the file does not depend on the built-in dictionary */
  bool zstd_frame; /* text, bytecode: compress into one zstd frame with size and checksum, as the
                      zstd program does. BAD_ARGUMENT for varve, which has its own compression */
  varve_layout layout;                 /* varve */
  varve_resource_codec resource_codec; /* varve */
  uint32_t resource_alignment; /* varve: alignment of uncompressed resources in the file, in bytes;
                                  a power of two up to 65536. A resource with a larger alignment
                                  keeps it; 0: 64 */
  /* varve: minimum number of operations in a group, up to 2^31 - 1. A reader can read one group of
   * a file without the others (format-spec/varve.md, 16). 0: 8192 for modules of 16384 or more
   * operations, no groups for others; -1: no groups. Ignored if operations of the root's block
   * have operands, results or successors. In the mapped layout only the index uses groups. */
  int64_t group_size;
  varve_stored_hashes stored_hashes; /* varve */
  varve_progress progress;
} varve_save_options;

/* Saves a module to memory, as text if options is NULL. The caller frees *bytes with
 * varve_bytes_destroy before the context. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, LIMIT_EXCEEDED
 * (max_output) or UNSUPPORTED (the format cannot store the module). Since 0.1. */
VARVE_API varve_status varve_module_save(varve_module *module, const varve_save_options *options,
                                         varve_bytes **bytes) VARVE_MUST_USE;
/* Saves a module to a file as varve_module_save does. A regular file changes only if the whole
 * output was written: the function writes a temporary file beside path, syncs it and renames it.
 * Devices and pipes are written in place. The path "-" is standard output. Also fails with IO.
 * Since 0.1. */
VARVE_API varve_status varve_module_save_file(varve_module *module, const char *path,
                                              const varve_save_options *options) VARVE_MUST_USE;

/* Reads a file, or writes one from bytes. The path "-" is standard input when reading. The written
 * file appears whole or not at all, as in varve_module_save_file. Failures are reported to the
 * sink. Fails with IO, and when reading with LIMIT_EXCEEDED (max_input). Since 0.1. */
VARVE_API varve_status varve_bytes_load_file(varve_context *context, const char *path,
                                             varve_diagnostic_sink sink,
                                             varve_bytes **bytes) VARVE_MUST_USE;
VARVE_API varve_status varve_bytes_save_file(const char *path, varve_slice bytes,
                                             varve_diagnostic_sink sink) VARVE_MUST_USE;

/* Writes a file in steps, so that the whole content need not be in memory. path and sink are as in
 * varve_bytes_save_file. path is copied; the sink must outlive the writer. A call that fails
 * reports the error to the sink, and every later call returns the same status. The file appears
 * when varve_output_finish succeeds; after finish only varve_output_destroy may be called. A writer
 * that is destroyed earlier leaves no file. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, IO or
 * CANCELLED. One thread. Since 0.1.
 *
 * All functions that write files leave no temporary file behind when the program ends, because the
 * file has no name before it is finished. On systems without such files, the thread blocks the
 * signals that end a program. If one arrives, the next call fails with CANCELLED. */
typedef struct varve_output varve_output;
VARVE_API varve_status varve_output_create(const char *path, varve_diagnostic_sink sink,
                                           varve_output **writer) VARVE_MUST_USE;
VARVE_API varve_status varve_output_append(varve_output *writer, varve_slice bytes) VARVE_MUST_USE;
VARVE_API varve_status varve_output_finish(varve_output *writer) VARVE_MUST_USE;
VARVE_API void varve_output_destroy(varve_output *writer); /* NULL is allowed */

/* Compresses bytes into one zstd frame with their size and a checksum. level is 1 to 19; 0 means
 * 3. Fails with BAD_ARGUMENT or OUT_OF_MEMORY. Since 0.1. */
VARVE_API varve_status varve_zstd_wrap(varve_context *context, varve_slice bytes, int32_t level,
                                       varve_bytes **wrapped) VARVE_MUST_USE;
/* Decompresses one or more zstd frames, and returns their contents concatenated. options may be
 * NULL; only sink and file_name are used. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, and for damaged
 * or too large input as varve_module_load: CORRUPT, TRUNCATED, UNSUPPORTED or LIMIT_EXCEEDED.
 * Since 0.1. */
VARVE_API varve_status varve_zstd_unwrap(varve_context *context, varve_slice bytes,
                                         const varve_load_options *options,
                                         varve_bytes **unwrapped) VARVE_MUST_USE;

/* Creates a dictionary from the bytes of its file, which are copied. The caller frees it with
 * varve_dictionary_destroy once no load, save or open file uses it. Fails with BAD_ARGUMENT,
 * OUT_OF_MEMORY, NOT_RECOGNIZED, UNSUPPORTED, CORRUPT or TRUNCATED, and reports the error to the
 * sink. Since 0.1. format-spec/varve.md, "Vocabularies". */
VARVE_API varve_status varve_dictionary_create(varve_slice bytes, varve_diagnostic_sink sink,
                                               varve_dictionary **dictionary) VARVE_MUST_USE;
VARVE_API void
varve_dictionary_destroy(varve_dictionary *dictionary); /* NULL is allowed. Since 0.1. */
typedef struct varve_training_options {
  size_t struct_size; /* sizeof(varve_training_options) */
  varve_module *const
      *modules;               /* all of the given context; bodies that were not read yet are read */
  size_t count;               /* number of modules, at least 1 */
  size_t dictionary_size;     /* size of the zstd part in bytes, at most 2^24; 0: 98304 */
  bool no_builtin_dictionary; /* do not extend the built-in dictionary: files written with the new
                                 one do not depend on the built-in one */
} varve_training_options;
/* Trains a dictionary from several modules and returns its file. The same modules in the same
 * order give the same bytes. For few or small modules zstd may be unable to train; this is not a
 * failure: the file then contains only types, attributes, names and shapes. Fails with
 * BAD_ARGUMENT or OUT_OF_MEMORY. Since 0.1. */
VARVE_API varve_status varve_dictionary_train(varve_context *context,
                                              const varve_training_options *options,
                                              varve_bytes **bytes) VARVE_MUST_USE;

/* Size of a hash in bytes. Printed in hex, the bytes keep their order. */
#define VARVE_HASH_SIZE 16
/* Hashes that identify a module: 128-bit XXH3 of its content, independent of the format that
 * stores it. They ignore dialect versions, the order of uses, alignments of blobs, and resources
 * that nothing refers to. They do not protect against deliberate changes. */
typedef struct varve_module_hashes {
  uint8_t content[VARVE_HASH_SIZE];
  uint8_t without_locations[VARVE_HASH_SIZE];
} varve_module_hashes;
/* Zero in a member means its default. */
typedef struct varve_hash_options {
  size_t struct_size; /* sizeof(varve_hash_options) */
  varve_progress progress;
} varve_hash_options;
/* Computes the hashes of a module. options may be NULL. Bodies that were not read yet are read.
 * Text, any version of bytecode and varve give the same hashes. Exception: operations in text
 * without loc(...) get their line, column and file name as location. Fails with BAD_ARGUMENT,
 * OUT_OF_MEMORY or INVALID (an operand or successor is not set). Since 0.1. format-spec/varve.md,
 * "Hashes". */
VARVE_API varve_status varve_module_hash(varve_module *module, const varve_hash_options *options,
                                         varve_module_hashes *hashes) VARVE_MUST_USE;
/* Reads the hashes stored in a varve file without reading its module. The function checks
 * checksums; it does not check that the hashes match the module, as
 * varve_load_options.check_hashes does. options may be NULL; only file_name, sink and dictionary
 * are used. Fails as varve_module_load for a container. Also fails with NOT_FOUND, without a
 * diagnostic, if the file stores no hashes, as small files do. Any thread. Since 0.1. */
VARVE_API varve_status varve_module_hashes_read(varve_slice bytes,
                                                const varve_load_options *options,
                                                varve_module_hashes *hashes) VARVE_MUST_USE;

/* Replaces the location of every operation and block argument by loc(unknown), as mlir-opt's
 * --strip-debuginfo does. Since 0.1. */
VARVE_API varve_status varve_module_strip_debug_info(varve_module *module) VARVE_MUST_USE;

/* Verifies a module in its current state, whether it was loaded, built or changed: structure,
 * dominance, symbols, and the requirements of the definitions in the registry of its context.
 * options may be NULL. Returns OK if there is no error. Fails with:
 * - INVALID: at least one error went to the sink, at most max_errors of the context;
 * - BAD_ARGUMENT: a rule does not exist;
 * - LIMIT_EXCEEDED: constraints need more steps than allowed for a module of this size;
 * - OUT_OF_MEMORY, and as varve_module_load for bodies that were not read yet, which are read.
 * The module does not change, but the function uses scratch numbers of its operations: only one
 * thread at a time may verify it. Since 0.1. Rules: format-spec/verifier-rules.md. */
typedef struct varve_module_verify_options {
  size_t struct_size; /* sizeof(varve_module_verify_options) */
  varve_diagnostic_sink sink;
  varve_slice rules; /* as in varve_load_options; empty: all */
  bool is_part; /* the module is a part: operations of the root, and the symbols they define, may be
                   missing */
  varve_progress progress;
} varve_module_verify_options;
VARVE_API varve_status varve_module_verify(
    varve_module *module, const varve_module_verify_options *options) VARVE_MUST_USE;

/* Compares two modules, which may have different contexts. If they differ and difference is not
 * NULL, *difference gets one sentence that says where; the caller frees it with
 * varve_bytes_destroy. If they are equal it is NULL. Since 0.1. */
typedef struct varve_compare_options {
  size_t struct_size; /* sizeof(varve_compare_options) */
  bool ignore_locations;
  bool ignore_use_list_order;
} varve_compare_options;
VARVE_API varve_status varve_module_compare(varve_module *a, varve_module *b,
                                            const varve_compare_options *options, bool *equal,
                                            varve_bytes **difference) VARVE_MUST_USE;
/* Copies a module into a context, which may be its own. Since 0.1. */
VARVE_API varve_status varve_module_copy(varve_module *module, varve_context *context,
                                         varve_module **copy) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
