/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The module in memory: functions that read, walk, build and change operations, regions, blocks and
 * values. type.h, attribute.h, location.h and affine.h have what they refer to.
 *
 * The caller does not own what these functions return. Operations, regions, blocks and values are
 * valid until they are deleted or their module is destroyed; types and attributes until their
 * context is destroyed. A NULL argument is a mistake of the caller, and so is a type, attribute,
 * operation, block or value of another context. Fallible functions then return BAD_ARGUMENT; the
 * behaviour of the others is undefined. An index must be below the count. Only the thread that
 * uses the context may call these functions. Everything here: since 0.1. Terms and rules are those
 * of MLIR's language reference. */
#ifndef VARVE_IR_H
#define VARVE_IR_H

#include <varve/affine.h>
#include <varve/attribute.h>
#include <varve/location.h>
#include <varve/module.h>
#include <varve/type.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct varve_operation varve_operation;
typedef struct varve_region varve_region;
typedef struct varve_block varve_block;
typedef struct varve_value varve_value;
typedef struct varve_use varve_use;

/* Modules */

/* Creates a module with an empty builtin.module at the unknown location. Fails with OUT_OF_MEMORY
 * or LIMIT_EXCEEDED. */
VARVE_API varve_status varve_module_create_empty(varve_context *context,
                                                 varve_module **module) VARVE_MUST_USE;

VARVE_API varve_context *varve_module_get_context(const varve_module *module);
VARVE_API varve_operation *varve_module_get_root(const varve_module *module);
/* Reads all bodies that lazy_bodies left unread, so that walks visit everything. Fails as
 * varve_module_load. */
VARVE_API varve_status varve_module_read_bodies(varve_module *module) VARVE_MUST_USE;
/* Reads the regions of one operation; bodies nested in them may stay unread. Fails as
 * varve_module_load. */
VARVE_API varve_status varve_operation_read_regions(varve_operation *op) VARVE_MUST_USE;

/* A resource, which text prints in its {-# #-} block. Slices are valid as long as the module. */
typedef struct varve_resource_item {
  size_t struct_size; /* sizeof(varve_resource_item), set by the caller */
  varve_slice group;  /* the dialect, or the group of an external resource */
  varve_slice key;
  bool is_external;
  bool is_bool; /* if neither is_bool nor is_string is set, the resource is a blob */
  bool is_string;
  bool has_data; /* false if the resource is only declared, or its data is elided */
  bool bool_value;
  uint64_t alignment; /* of a blob */
  varve_slice data;   /* bytes of a blob, without its alignment, or of a string */
  bool needs_check;   /* data is in a file and is not yet read, or its checksum is not yet compared:
                         call varve_module_check_resource first */
} varve_resource_item;
/* Returns the number of resources: first those of dialects in order of appearance, then external
 * ones. */
VARVE_API size_t varve_module_get_resource_count(const varve_module *module);
/* Gets a resource by index. Fails with BAD_ARGUMENT, also if index is not below the count. */
VARVE_API varve_status varve_module_get_resource(const varve_module *module, size_t index,
                                                 varve_resource_item *item) VARVE_MUST_USE;
/* Compares the checksums of size bytes of a resource, starting at offset; first reads these bytes
 * if the module is a part of a file (varve_file) and they were not read yet. If item.needs_check is
 * set, call this function before you read item.data; for other resources it is allowed and has no
 * effect. Large blobs of varve files have a checksum for each MiB, which is compared once.
 * Functions that save, compare, copy or hash a module check what they read. Fails with
 * BAD_ARGUMENT (also beyond the end) or CORRUPT, and as the calls that read the file. Only one
 * thread at a time may call it for a module. Since 0.1. format-spec/varve.md, "File". */
VARVE_API varve_status varve_module_check_resource(varve_module *module, size_t index,
                                                   uint64_t offset, uint64_t size) VARVE_MUST_USE;
/* Called once when the module that uses borrowed bytes is destroyed; then they may go. */
typedef struct varve_release {
  void (*function)(void *user);
  void *user;
} varve_release;
/* Adds a resource; replaces the one with its group and key, if the module has one. The item is as
 * varve_module_get_resource gives it; needs_check is ignored. release NULL: the bytes are copied.
 * Otherwise they are used in place and must not change until release->function is called, which
 * may be NULL. Saving a varve file writes 1 MiB or more from where they are. Fails with
 * BAD_ARGUMENT, also if the group or the key is empty, or if the alignment is neither 0 nor a power
 * of two below 2^32; with OUT_OF_MEMORY and LIMIT_EXCEEDED. After a failure release is never
 * called. Since 0.1. */
VARVE_API varve_status varve_module_set_resource(varve_module *module,
                                                 const varve_resource_item *item,
                                                 const varve_release *release) VARVE_MUST_USE;
/* Drops the resources of dialects that nothing in the module refers to. Text and bytecode omit
 * them when saved; a container would store them. Bodies that were not read yet are read. Fails as
 * varve_module_load, and then drops no resource. */
VARVE_API varve_status varve_module_drop_unused_resources(varve_module *module) VARVE_MUST_USE;

/* A value of varve_place_options.larger_than. */
#define VARVE_PLACE_ALL UINT64_MAX
/* Where a module stores its large constants. */
typedef enum varve_resource_place {
  VARVE_RESOURCES_INLINE = 1,  /* in attributes: dense_resource becomes dense */
  VARVE_RESOURCES_SECTION = 2, /* in resources: dense becomes dense_resource */
  VARVE_RESOURCES_EXTERNAL = 3 /* in files of a folder, which external resources name */
} varve_resource_place;
/* Receives the path of a file that was created. If it fails, the call that created the file removes
 * the file and fails with this status. */
typedef varve_status varve_file_created_function(void *user, const char *path);
/* Zero in a member means its default. */
typedef struct varve_place_options {
  size_t struct_size;         /* sizeof(varve_place_options) */
  varve_diagnostic_sink sink; /* gets the error */
  varve_resource_place place; /* 0: SECTION */
  uint64_t larger_than; /* SECTION, EXTERNAL: move only constants of more bytes than this; 0: 1024;
                           VARVE_PLACE_ALL: move all */
  const char *folder;   /* EXTERNAL: existing folder in which files are written. Others: folder from
                           which the files named by the module are read; NULL: do not read them */
  varve_file_created_function *created; /* EXTERNAL: gets each new file when all are written, so
                                           that the caller can remove them; NULL: nobody does */
  void *user;                           /* for created */
} varve_place_options;
/* Moves the large constants of a module to another place. It applies to constants in attributes
 * and properties of operations, however nested: tensors and vectors of i1, and of integers and
 * floats of 8, 16, 32 and 64 bits. Other constants stay, and so do splats and resources whose size
 * does not match their type. New resources get unused keys of the form dense_0, dense_1 and so on.
 * INLINE drops resources that nothing refers to any more.
 *
 * EXTERNAL writes each resource to a file DIALECT.KEY. Characters other than letters, digits, _ -
 * . become %XX, in DIALECT the dot, too. The file appears whole or not at all; an existing file
 * must have the same content. The module gets an external resource DIALECT.KEY of group
 * varve_files: "ALIGNMENT SIZE NAME". INLINE and SECTION read these files back. Such a file must
 * have the stated size. It is mapped, and must not change as long as the module lives.
 *
 * Bodies that were not read yet are read. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, IO, INVALID,
 * CORRUPT and as varve_module_load. After a failure the module still has all its constants, but
 * some may have moved. Since 0.1. */
VARVE_API varve_status varve_module_place_resources(
    varve_module *module, const varve_place_options *options) VARVE_MUST_USE;

/* Operations */

VARVE_API varve_slice varve_operation_get_name(const varve_operation *op); /* "arith.addi" */
VARVE_API const varve_attribute *varve_operation_get_location(const varve_operation *op);
/* Returns the dictionary of discardable attributes, or NULL if there are none. For an operation
 * without definition these are all attributes in braces. */
VARVE_API const varve_attribute *varve_operation_get_dictionary(const varve_operation *op);
/* Returns the properties, or NULL if there are none. They are a dictionary, except for some
 * unregistered operations. */
VARVE_API const varve_attribute *varve_operation_get_properties(const varve_operation *op);
/* Returns the attribute of this name, a property or discardable; NULL if absent. */
VARVE_API const varve_attribute *varve_operation_get_attribute(const varve_operation *op,
                                                               varve_slice name);

VARVE_API uint32_t varve_operation_get_operand_count(const varve_operation *op);
VARVE_API varve_value *varve_operation_get_operand(const varve_operation *op, uint32_t index);
VARVE_API uint32_t varve_operation_get_result_count(const varve_operation *op);
VARVE_API varve_value *varve_operation_get_result(const varve_operation *op, uint32_t index);
VARVE_API uint32_t varve_operation_get_successor_count(const varve_operation *op);
VARVE_API varve_block *varve_operation_get_successor(const varve_operation *op, uint32_t index);
VARVE_API uint32_t varve_operation_get_region_count(const varve_operation *op);
VARVE_API varve_region *varve_operation_get_region(const varve_operation *op, uint32_t index);
VARVE_API varve_block *varve_operation_get_block(const varve_operation *op); /* NULL if detached */
VARVE_API varve_operation *
varve_operation_get_parent(const varve_operation *op); /* NULL for a root */
VARVE_API varve_operation *varve_operation_get_next(
    const varve_operation *op); /* the next one in its block; NULL at the end */
VARVE_API varve_operation *varve_operation_get_previous(const varve_operation *op);
/* Walks root and everything nested in it: returns the operation after op, or NULL at the end.
 * walk_next visits parents before children. walk_post_next visits children first; start it with
 * walk_post_first. */
VARVE_API varve_operation *varve_operation_walk_next(const varve_operation *root,
                                                     const varve_operation *op);
VARVE_API varve_operation *varve_operation_walk_post_first(const varve_operation *root);
VARVE_API varve_operation *varve_operation_walk_post_next(const varve_operation *root,
                                                          const varve_operation *op);

/* Regions and blocks */

VARVE_API varve_operation *varve_region_get_owner(const varve_region *region);
VARVE_API varve_block *varve_region_get_first_block(const varve_region *region); /* NULL if empty */
VARVE_API varve_region *varve_block_get_region(const varve_block *block); /* NULL when detached */
VARVE_API varve_block *varve_block_get_next(const varve_block *block);
VARVE_API varve_operation *varve_block_get_first_operation(const varve_block *block);
VARVE_API varve_operation *varve_block_get_last_operation(const varve_block *block);
VARVE_API uint32_t varve_block_get_argument_count(const varve_block *block);
VARVE_API varve_value *varve_block_get_argument(const varve_block *block, uint32_t index);

/* Values. Uses are listed newest first, as upstream lists and serializes them. */

VARVE_API const varve_type *varve_value_get_type(const varve_value *value);
/* Returns the location of a block argument; for a result, that of its operation. Since 0.1. */
VARVE_API const varve_attribute *varve_value_get_location(const varve_value *value);
VARVE_API varve_operation *
varve_value_get_operation(const varve_value *value); /* NULL for a block argument */
VARVE_API varve_block *
varve_value_get_block(const varve_value *value); /* block of an argument; NULL for a result */
VARVE_API uint32_t
varve_value_get_index(const varve_value *value); /* among the results or arguments */
VARVE_API varve_use *varve_value_get_first_use(const varve_value *value);
VARVE_API varve_use *varve_use_get_next(const varve_use *use);
VARVE_API varve_operation *varve_use_get_operation(const varve_use *use);
VARVE_API uint32_t varve_use_get_operand_index(const varve_use *use);

/* Building and changing. Fallible functions fail with BAD_ARGUMENT, OUT_OF_MEMORY, LIMIT_EXCEEDED
 * and what their comment adds. After a failure nothing has changed.
 *
 * An operation with everything in it belongs to the module in which it was made: functions fail
 * with BAD_ARGUMENT if an operation, block, region or value belongs to another module, also to one
 * of the same context. varve_operation_copy copies an operation from one module to another. */

typedef struct varve_operation_description {
  size_t struct_size;                /* sizeof(varve_operation_description) */
  varve_slice name;                  /* "dialect.operation" */
  const varve_attribute *location;   /* NULL: unknown */
  const varve_attribute *dictionary; /* NULL: none. If the operation has a definition, its inherent
                                        attributes become properties */
  const varve_attribute *properties; /* NULL: none */
  const varve_type *const *result_types;
  varve_value *const *operands;
  varve_block *const *successors;
  uint32_t result_count;
  uint32_t operand_count;
  uint32_t successor_count;
  uint32_t region_count; /* number of new, empty regions */
} varve_operation_description;

/* Creates a detached operation. Fails with INVALID if a key is in both dictionary and properties,
 * or if the definition does not have one of the properties. */
VARVE_API varve_status varve_operation_build(varve_module *module,
                                             const varve_operation_description *description,
                                             varve_operation **op) VARVE_MUST_USE;
/* Inserts a detached operation into block before the operation before, or at the end if before is
 * NULL. Fails with BAD_ARGUMENT for the root of a module, and for a block inside op. */
VARVE_API varve_status varve_operation_insert(varve_operation *op, varve_block *block,
                                              varve_operation *before) VARVE_MUST_USE;
/* Removes an operation from its block without deleting it; it can be inserted elsewhere in the
 * same module. */
VARVE_API varve_status varve_operation_detach(varve_operation *op) VARVE_MUST_USE;
/* Deletes an operation and everything nested in it. Fails with INVALID if a result has uses
 * outside of it, and with BAD_ARGUMENT for the root of the module. */
VARVE_API varve_status varve_operation_delete(varve_module *module,
                                              varve_operation *op) VARVE_MUST_USE;
/* Creates a detached copy of an operation and everything nested in it, with the same use-list
 * orders. Operands from outside stay the same values. op may belong to another module of the same
 * context: then the copy belongs to module, and the resources that it uses are copied too. That
 * fails with INVALID if the copy would use values from outside, or if module has another resource
 * with the same key. */
VARVE_API varve_status varve_operation_copy(varve_module *module, varve_operation *op,
                                            varve_operation **copy) VARVE_MUST_USE;

VARVE_API varve_status varve_operation_set_location(varve_operation *op,
                                                    const varve_attribute *location) VARVE_MUST_USE;
/* Sets one attribute, or removes it if value is NULL. It becomes a property if the definition says
 * so. */
VARVE_API varve_status varve_operation_set_attribute(varve_module *module, varve_operation *op,
                                                     varve_slice name,
                                                     const varve_attribute *value) VARVE_MUST_USE;

VARVE_API varve_status varve_operation_replace_operand(varve_operation *op, uint32_t index,
                                                       varve_value *value) VARVE_MUST_USE;
VARVE_API varve_status varve_operation_replace_operands(varve_module *module, varve_operation *op,
                                                        varve_value *const *values,
                                                        uint32_t count) VARVE_MUST_USE;
VARVE_API varve_status varve_operation_replace_successor(varve_operation *op, uint32_t index,
                                                         varve_block *block) VARVE_MUST_USE;
/* Replaces every use of value by replacement. The types may differ; the verifier does not run. */
VARVE_API varve_status varve_value_replace_all_uses(varve_value *value,
                                                    varve_value *replacement) VARVE_MUST_USE;

/* Appends a new block to a region. */
VARVE_API varve_status varve_region_append_block(varve_module *module, varve_region *region,
                                                 varve_block **block) VARVE_MUST_USE;
/* Appends an argument to a block. location NULL: unknown. The result pointer argument may be NULL.
 */
VARVE_API varve_status varve_block_append_argument(varve_module *module, varve_block *block,
                                                   const varve_type *type,
                                                   const varve_attribute *location,
                                                   varve_value **argument) VARVE_MUST_USE;
/* Deletes a block and everything in it. Fails with INVALID if something outside uses it or its
 * values. */
VARVE_API varve_status varve_block_delete(varve_module *module, varve_block *block) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
