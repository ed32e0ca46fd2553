/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contexts and modules: reading a module from any form, writing it in any form. */
#ifndef VARVE_MODULE_H
#define VARVE_MODULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <varve/diagnostic.h>
#include <varve/limits.h>
#include <varve/memory.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Owns types, attributes, locations and names; one thread at a time uses it and the modules made in
 * it. */
typedef struct varve_context varve_context;
/* One root operation with everything in it, and its resources. Lives in one context. */
typedef struct varve_module varve_module;

/* What is known of dialects: <varve/dialect.h>. */
typedef struct varve_registry varve_registry;

/* Zero in a member means its default. */
typedef struct varve_context_options {
  size_t struct_size;               /* sizeof(varve_context_options) */
  const varve_allocator *allocator; /* copied; NULL: malloc and free */
  const varve_limits *limits;       /* copied; NULL: all defaults */
  uint64_t seed;            /* of hash tables; 0: a random one. Output never depends on it */
  varve_registry *registry; /* must outlive the context, and takes no more definitions; NULL: the
                               built-in one */
} varve_context_options;
#define VARVE_CONTEXT_OPTIONS_INIT                                                                 \
  { sizeof(varve_context_options), NULL, NULL, 0, NULL }

/* Makes a context that knows the definitions of its registry; options may be NULL. Free it with
 * varve_context_destroy after all its modules. Fails with BAD_ARGUMENT, OUT_OF_MEMORY. Any thread.
 * Since 0.1. */
VARVE_API varve_status varve_context_create(const varve_context_options *options,
                                            varve_context **context) VARVE_MUST_USE;
/* Frees a context and all it owns; NULL is fine. Since 0.1. */
VARVE_API void varve_context_destroy(varve_context *context);

/* The forms of a module. */
typedef enum varve_format {
  VARVE_FORMAT_UNKNOWN = 0, /* when reading: told by the first bytes */
  VARVE_FORMAT_TEXT = 1,
  VARVE_FORMAT_BYTECODE = 2,
  VARVE_FORMAT_VARVE = 3, /* the container: format-spec/varve.md */
  VARVE_FORMAT_ZSTD = 4   /* a zstd frame around one of the others; to write one, see
                             varve_save_options.zstd_frame */
} varve_format;

/* The form that the first bytes tell; anything not binary is text. Any thread. Since 0.1. */
VARVE_API varve_format varve_format_detect(varve_slice bytes);

/* What modules of one kind have in common: files of the container need not hold it. Does not
 * change; any thread may use it. */
typedef struct varve_dictionary varve_dictionary;

/* Zero in a member means its default. */
typedef struct varve_load_options {
  size_t struct_size;         /* sizeof(varve_load_options) */
  varve_diagnostic_sink sink; /* gets errors as they are found */
  varve_slice file_name; /* for messages and source locations; when empty the path, "<stdin>", or
                            "-" for memory */
  uint32_t
      first_line; /* text that is part of a file: the line and the byte column where it begins; */
  uint32_t first_column;    /* default 1 and 1 */
  bool no_source_locations; /* text: an operation without loc(...) gets loc(unknown) */
  bool no_implicit_module;  /* text: a single top-level operation is the root, whatever it is */
  bool lazy_bodies;         /* from a file: bodies are read when they are needed (varve/ir.h,
                               varve_operation_read_regions). Bytecode 2 and later: each isolated
                               operation's; varve files with groups: the root's. What is wrong in them is
                               told then, to the sink, which must live as long as the module */
  bool no_map;              /* files are read, never mapped */
  bool strict;              /* operations of dialects that the registry does not have are refused */
  bool no_verify; /* the module is not checked: structure, dominance, symbols, what definitions
                     ask for. With lazy_bodies it is checked only when dialects were loaded into
                     the registry, and all bodies are read then */
  bool keep_unknown_text; /* text: an operation in the custom form of a dialect that the registry
                             does not have becomes a varve.unknown_text, which prints as it stood
                             there */
  const varve_dictionary *dictionary; /* varve: for files that were written with it; NULL: none */
  bool check_hashes; /* varve: the hashes that the file holds are compared with those of the module
                      */
  varve_slice rules; /* ids and groups of format-spec/verifier-rules.md, parted by commas: what is
                        checked, or with "-" in front what is not; empty: all. BAD_ARGUMENT for what
                        is neither */
  bool lenient;      /* text of an era before LLVM 16 (varve_registry_options.era): slips that its
                        documents have are repaired, with a warning each; format-spec/legacy-syntax.md */
} varve_load_options;
#define VARVE_LOAD_OPTIONS_INIT                                                                    \
  {                                                                                                \
    sizeof(varve_load_options), {NULL, NULL}, {NULL, 0}, 0, 0, false, false, false, false, false,  \
        false, false, NULL, false, {NULL, 0}, false                                                \
  }

/* Reads a module from bytes in memory, which need to live only during the call; options may be
 * NULL. The module is freed with varve_module_destroy. On failure *module is NULL and, out of
 * memory excepted, at least one error went to the sink. Fails with any status but NOT_FOUND.
 * INVALID is a fault that the verifier found too: format-spec/verifier-rules.md. NOT_RECOGNIZED is
 * what no form is; UNSUPPORTED a newer version, what this release does not know, or a dictionary
 * that is missing; TRUNCATED what ends early; CORRUPT what was changed. Since 0.1. Text: MLIR's
 * language reference, generic form; bytecode: format-spec/bytecode.md; container:
 * format-spec/varve.md. */
VARVE_API varve_status varve_module_load(varve_context *context, varve_slice bytes,
                                         const varve_load_options *options,
                                         varve_module **module) VARVE_MUST_USE;
/* The same from a file; path "-" is standard input. A file of 16 MB or more is mapped while the
 * module lives and must not shrink meanwhile, unless no_map is set. IO when it cannot be read.
 * Since 0.1. */
VARVE_API varve_status varve_module_load_file(varve_context *context, const char *path,
                                              const varve_load_options *options,
                                              varve_module **module) VARVE_MUST_USE;
/* NULL is fine. Since 0.1. */
VARVE_API void varve_module_destroy(varve_module *module);

/* What varve_save_options.elements_limit and .resources_limit hold for "never elide". */
#define VARVE_NEVER_ELIDE (-1)
/* Dense elements that are written one by one when nothing else is asked for. */
#define VARVE_DEFAULT_HEX_LIMIT 100
/* Version of bytecode that is written when none is asked for. */
#define VARVE_BYTECODE_DEFAULT_VERSION 6

/* How a varve file holds its module. */
typedef enum varve_layout {
  VARVE_LAYOUT_PACKED = 0, /* small */
  VARVE_LAYOUT_MAPPED = 1  /* not packed: its parts can be looked at where they lie, <varve/view.h>.
                              level and dictionary do not matter */
} varve_layout;

/* How resources of at least 1 KiB are stored in a file of the container. */
typedef enum varve_resource_codec {
  VARVE_RESOURCE_CODEC_DEFAULT = 0, /* below 1 MiB: packed where that makes them smaller, in byte
                                       planes where that makes them 1/8 smaller; others as NONE */
  VARVE_RESOURCE_CODEC_NONE = 1,    /* as they are, to be used where they lie in a mapped file */
  VARVE_RESOURCE_CODEC_ZSTD = 2,    /* packed */
  VARVE_RESOURCE_CODEC_PLANES = 3,  /* packed, numbers with their first bytes together, and so on */
  VARVE_RESOURCE_CODEC_AUTO = 4     /* as DEFAULT, large ones too where packing saves 1/8 */
} varve_resource_codec;

/* Whether a file of the container holds the hashes of its module; one that is too small for a
 * directory never does. */
typedef enum varve_stored_hashes {
  VARVE_STORED_HASHES_DEFAULT = 0, /* unless its resources have more than 16 MiB together: hashing
                                      reads all of them */
  VARVE_STORED_HASHES_ALWAYS = 1,
  VARVE_STORED_HASHES_NEVER = 2
} varve_stored_hashes;

typedef struct varve_save_options {
  size_t struct_size;         /* sizeof(varve_save_options) */
  varve_diagnostic_sink sink; /* gets the error, naming the operation that blocks */
  varve_format format;        /* TEXT, BYTECODE or VARVE */
  /* Text, as mlir-opt 22 prints it. */
  bool debug_info;         /* with locations */
  bool local_scope;        /* without aliases, locations in place */
  int64_t elements_limit;  /* dense elements with more than so many elements are elided */
  int64_t resources_limit; /* resources whose text is longer are elided */
  /* Bytecode. */
  uint32_t bytecode_version; /* 0 to 6 */
  varve_slice producer;      /* in the header; "Varve" and the version when empty; no NUL */
  bool allow_lossy; /* drop what the version cannot hold, as mlir-opt does, where UNSUPPORTED is the
                       answer otherwise: below version 5 native properties and the properties of
                       operations without definition, in all a dot at the end of a name */
  bool elide_resource_data;
  bool generic_form;       /* text: no operation in its custom form, as --mlir-print-op-generic */
  bool use_location_names; /* text: values are named by the names in their locations */
  bool unique_numbers;     /* text: no number or name stands for two values of the module */
  /* Text that is for people only: it cannot be read again. */
  bool pretty_locations; /* locations without loc(...) around them */
  bool value_users;      /* comments say what uses a value */
  bool skip_regions;     /* {...} stands for every region */
  int64_t hex_limit; /* text: dense attributes of more than so many elements are in hex; -1: none */
  int32_t level;     /* varve, zstd_frame: how hard to pack, 1 to 19; 0: 19, in a zstd frame 3 */
  const varve_dictionary *dictionary; /* varve: used where it makes the file smaller, which is then
                                         read with it only; NULL: the built-in one */
  bool no_builtin_dictionary; /* varve: the file does not count on what the library has built in */
  bool zstd_frame; /* text, bytecode: in one zstd frame with its size and a checksum, as the zstd
                      program writes it. BAD_ARGUMENT for varve, which is packed already */
  varve_layout layout;                 /* varve */
  varve_resource_codec resource_codec; /* varve */
  uint32_t resource_alignment; /* varve: where resources that are not packed begin in the file,
                                  bytes, a power of two up to 65536; at least their own; 0: 64 */
  /* varve: how many operations a group has at least; a reader can take one group of a file without
   * the others (format-spec/varve.md, 16). 0: modules of 16384 operations and more have groups of
   * 8192, others none; -1: no groups. Ignored where operations of the module's block have operands,
   * results or successors. In the mapped layout only the index knows them. Up to 2^31 - 1. */
  int64_t group_size;
  varve_stored_hashes stored_hashes; /* varve */
} varve_save_options;
#define VARVE_SAVE_OPTIONS_INIT                                                                    \
  {                                                                                                \
    sizeof(varve_save_options), {NULL, NULL}, VARVE_FORMAT_TEXT, false, false, VARVE_NEVER_ELIDE,  \
        VARVE_NEVER_ELIDE, VARVE_BYTECODE_DEFAULT_VERSION, {NULL, 0}, false, false, false, false,  \
        false, false, false, false, VARVE_DEFAULT_HEX_LIMIT, 0, NULL, false, false,                \
        VARVE_LAYOUT_PACKED, VARVE_RESOURCE_CODEC_DEFAULT, 0, 0, VARVE_STORED_HASHES_DEFAULT       \
  }

/* Bytes owned by the caller. */
typedef struct varve_bytes varve_bytes;
VARVE_API varve_slice
varve_bytes_slice(const varve_bytes *bytes); /* borrowed, as long as bytes lives. Since 0.1. */
VARVE_API void
varve_bytes_destroy(varve_bytes *bytes); /* NULL is fine; before the context. Since 0.1. */

/* Writes a module into memory; options NULL: text. *bytes is freed with varve_bytes_destroy, before
 * the context is. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, LIMIT_EXCEEDED (max_output), UNSUPPORTED
 * (what the form cannot hold). Since 0.1. */
VARVE_API varve_status varve_module_save(varve_module *module, const varve_save_options *options,
                                         varve_bytes **bytes) VARVE_MUST_USE;
/* The same into a file that appears whole or not at all (written beside path, synced, renamed);
 * devices and pipes are written in place; path "-" is standard output. IO when it cannot be
 * written. Since 0.1. */
VARVE_API varve_status varve_module_save_file(varve_module *module, const char *path,
                                              const varve_save_options *options) VARVE_MUST_USE;

/* The bytes of a file, path "-" being standard input; and a file made of bytes, which appears whole
 * or not at all, as in varve_module_save_file. IO when it cannot be done, told to the sink; for
 * reading also LIMIT_EXCEEDED (max_input). Since 0.1. */
VARVE_API varve_status varve_file_read(varve_context *context, const char *path,
                                       varve_diagnostic_sink sink,
                                       varve_bytes **bytes) VARVE_MUST_USE;
VARVE_API varve_status varve_file_write(const char *path, varve_slice bytes,
                                        varve_diagnostic_sink sink) VARVE_MUST_USE;

/* The same in steps, for what is not to be in memory as a whole. path and sink are those of
 * varve_file_write; path is copied, what the sink points to must outlive the writer. A call that
 * fails tells the sink, and every later one answers the same. The file appears when it is finished,
 * which nothing but varve_file_writer_destroy may follow; one that is destroyed before does not
 * appear. Fail with BAD_ARGUMENT, OUT_OF_MEMORY, IO, CANCELLED. One thread. Since 0.1.
 * No temporary file is left behind when the program ends: the file has no name before it is
 * finished. Where the system does not have such files, signals that end programs are held back in
 * the thread, and are CANCELLED for the next call. So it is in all calls that write files. */
typedef struct varve_file_writer varve_file_writer;
VARVE_API varve_status varve_file_writer_create(const char *path, varve_diagnostic_sink sink,
                                                varve_file_writer **writer) VARVE_MUST_USE;
VARVE_API varve_status varve_file_writer_append(varve_file_writer *writer,
                                                varve_slice bytes) VARVE_MUST_USE;
VARVE_API varve_status varve_file_writer_finish(varve_file_writer *writer) VARVE_MUST_USE;
VARVE_API void varve_file_writer_destroy(varve_file_writer *writer); /* NULL is fine */

/* Bytes in one zstd frame, with their size and a checksum; level 1 to 19, or 0: 3. Fails with
 * BAD_ARGUMENT, OUT_OF_MEMORY. Since 0.1. */
VARVE_API varve_status varve_zstd_wrap(varve_context *context, varve_slice bytes, int32_t level,
                                       varve_bytes **wrapped) VARVE_MUST_USE;
/* What the zstd frames of bytes, one behind the other, hold; options (may be NULL) give sink and
 * file_name. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, and as varve_module_load does of what is not
 * whole or too large: CORRUPT, TRUNCATED, UNSUPPORTED, LIMIT_EXCEEDED. Since 0.1. */
VARVE_API varve_status varve_zstd_unwrap(varve_context *context, varve_slice bytes,
                                         const varve_load_options *options,
                                         varve_bytes **unwrapped) VARVE_MUST_USE;

/* A dictionary from the bytes of its file, which are copied. Fails with BAD_ARGUMENT,
 * OUT_OF_MEMORY, NOT_RECOGNIZED, UNSUPPORTED, CORRUPT, TRUNCATED, told to the sink. It is freed
 * with varve_dictionary_destroy when nothing is loaded or saved with it any more. Since 0.1.
 * format-spec/varve.md, "Vocabularies". */
VARVE_API varve_status varve_dictionary_create(varve_slice bytes, varve_diagnostic_sink sink,
                                               varve_dictionary **dictionary) VARVE_MUST_USE;
VARVE_API void
varve_dictionary_destroy(varve_dictionary *dictionary); /* NULL is fine. Since 0.1. */
typedef struct varve_training_options {
  size_t struct_size;           /* sizeof(varve_training_options) */
  varve_module *const *modules; /* all of the context that is given; bodies that are not read yet
                                   are read */
  size_t count;                 /* of modules, at least 1 */
  size_t dictionary_size;       /* of that of zstd, bytes, at most 2^24; 0: 98304 */
  bool no_builtin_dictionary;   /* it does not go on from the built-in one: files that are written
                                   with it do not count on what the library has built in */
} varve_training_options;
#define VARVE_TRAINING_OPTIONS_INIT                                                                \
  { sizeof(varve_training_options), NULL, 0, 0, false }
/* The file of a dictionary, made from what several modules have in common. The same modules in the
 * same order give the same bytes. From few or small modules the packer may learn nothing: that is
 * no failure, the file then has types, attributes, names and shapes only, and no dictionary of
 * zstd. Fails with BAD_ARGUMENT, OUT_OF_MEMORY. Since 0.1. */
VARVE_API varve_status varve_dictionary_train(varve_context *context,
                                              const varve_training_options *options,
                                              varve_bytes **bytes) VARVE_MUST_USE;

/* Bytes of a hash, in the order in which people write it. */
#define VARVE_HASH_SIZE 16
/* What tells modules apart: XXH3 with 128 bits of what a module holds, however it is stored.
 * Dialect versions, the order of uses, alignments of blobs and resources that nothing refers to are
 * no part of it. No authentication. */
typedef struct varve_module_hashes {
  uint8_t content[VARVE_HASH_SIZE];
  uint8_t without_locations[VARVE_HASH_SIZE];
} varve_module_hashes;
/* Hashes a module; bodies that are not read yet are read. Text, any version of bytecode and varve
 * give the same hashes, but text without loc(...) has its places as locations, with the name of the
 * file. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, INVALID (an operand or successor is not set).
 * Since 0.1. format-spec/varve.md, "Hashes". */
VARVE_API varve_status varve_module_hash(varve_module *module,
                                         varve_module_hashes *hashes) VARVE_MUST_USE;
/* The hashes that a file of the container holds, without reading its module: checksums are checked,
 * and that the hashes are those of the module is what varve_load_options.check_hashes is for. Of
 * the options file_name, sink and dictionary are used; NULL: none. Fails with any status that
 * varve_module_load has for a container, and with NOT_FOUND, which is not told to the sink, when
 * the file holds none: small ones do not. Any thread. Since 0.1. */
VARVE_API varve_status varve_module_hashes_read(varve_slice bytes,
                                                const varve_load_options *options,
                                                varve_module_hashes *hashes) VARVE_MUST_USE;

/* Gives every operation and block argument loc(unknown), as mlir-opt's --strip-debuginfo does.
 * Since 0.1. */
VARVE_API varve_status varve_module_strip_debug_info(varve_module *module) VARVE_MUST_USE;

/* Checks a module as it is now, one that was built or changed too: structure, dominance, symbols,
 * and what the definitions that its context's registry has ask for. OK when there is no fault.
 * INVALID after at least one error went to the sink, as many as the context's max_errors at most;
 * BAD_ARGUMENT for rules that there are not; LIMIT_EXCEEDED when constraints take more steps than a
 * module of that size may cost; OUT_OF_MEMORY. Bodies that were not read yet are read, and fail as
 * loading does. The module is not changed, but its operations' scratch numbers are used: one thread
 * at a time. options may be NULL. Since 0.1. Rules: format-spec/verifier-rules.md. */
typedef struct varve_module_verify_options {
  size_t struct_size; /* sizeof(varve_module_verify_options) */
  varve_diagnostic_sink sink;
  varve_slice rules; /* as in varve_load_options; empty: all */
  bool is_part;      /* operations of the root may be missing, and the symbols they define */
} varve_module_verify_options;
#define VARVE_MODULE_VERIFY_OPTIONS_INIT                                                           \
  { sizeof(varve_module_verify_options), {NULL, NULL}, {NULL, 0}, false }
VARVE_API varve_status varve_module_verify(
    varve_module *module, const varve_module_verify_options *options) VARVE_MUST_USE;

/* Whether two modules, of any contexts, hold the same; when not, *difference (if the pointer is not
 * NULL) gets one sentence saying where, freed with varve_bytes_destroy; else it is NULL. Since 0.1.
 */
typedef struct varve_compare_options {
  size_t struct_size; /* sizeof(varve_compare_options) */
  bool ignore_locations;
  bool ignore_use_list_order;
} varve_compare_options;
#define VARVE_COMPARE_OPTIONS_INIT                                                                 \
  { sizeof(varve_compare_options), false, false }
VARVE_API varve_status varve_module_compare(varve_module *a, varve_module *b,
                                            const varve_compare_options *options, bool *equal,
                                            varve_bytes **difference) VARVE_MUST_USE;
/* A copy in a context, which may be the same one. Since 0.1. */
VARVE_API varve_status varve_module_copy(varve_module *module, varve_context *context,
                                         varve_module **copy) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
